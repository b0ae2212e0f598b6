import type { Range } from '../model/range.ts';
import type { BinaryNode, ConstantNode, NumberNode, StringNode, SyntaxNode } from '../model/source.ts';
import { canonicalNumber } from '../model/value.ts';
import type { Token } from './tokens.ts';

const PRECEDENCE: ReadonlyMap<string, number> = new Map(
  ['|| ?? or', '&& and', '== === != !== =~ < > <= >= in is contains eq ne lt gt le ge', '+ - ~ &', '* / %'].flatMap(
    (operators, level) => operators.split(' ').map((operator) => [operator, level + 1] as const),
  ),
);

/** Comparisons that have a name: between their sides, or as a function before them. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['eq', '=='],
  ['ne', '!='],
  ['neq', '!='],
  ['lt', '<'],
  ['gt', '>'],
  ['le', '<='],
  ['lte', '<='],
  ['ge', '>='],
  ['gte', '>='],
]);
/** Helpers of Handlebars that compare for equality, without `if` and marks (`ifEquals`, `if_eq`). */
const EQUALITY = /^(?:if|unless)?_?(?:eq|equals?|is)$/i;

const CONSTANTS: ReadonlyMap<string, ConstantNode['value']> = new Map([
  ...['true', 'True'].map((name) => [name, 'true'] as const),
  ...['false', 'False'].map((name) => [name, 'false'] as const),
  ...['null', 'nil', 'none', 'None', 'undefined'].map((name) => [name, 'null'] as const),
]);
/** Words that begin no operand. */
const WORDS: ReadonlySet<string> = new Set([
  ...['if', 'else', 'and', 'or', 'in', 'is', 'contains', 'do', 'then', 'as', 'with', 'recursive', 'ignore', 'unless'],
]);

/** How strongly an operator binds, 1 the weakest; undefined for what is none. */
export function precedenceOf(word: string): number | undefined {
  return PRECEDENCE.get(word);
}

/** The sign of a comparison that has a name (`eq`). */
export function namedComparison(name: string): string | undefined {
  return NAMED.get(name);
}

export function constantOf(name: string): ConstantNode['value'] | undefined {
  return CONSTANTS.get(name);
}

/** A word of the template language, which names nothing. */
export function isStructural(word: string): boolean {
  return WORDS.has(word);
}

/** Whether a token can begin an argument that stands beside others without a comma. */
export function beginsArgument(token: Token, next: Token | undefined): boolean {
  if (token.kind === 'string' || token.kind === 'number' || token.text === '(') return true;
  if (token.kind === 'name') return !WORDS.has(token.text) && !PRECEDENCE.has(token.text) && token.text !== 'not';
  return token.text === '.' && next?.isApart === false;
}

/** Liquid's `contains` is a call that other languages know. */
export function comparisonOf(operator: string, left: SyntaxNode, right: SyntaxNode, range: Range): SyntaxNode {
  if (operator !== 'contains') return { kind: 'binary', range, operator, left, right };
  const callee: SyntaxNode = { kind: 'member', range, object: left, property: operator };
  return { kind: 'call', range, callee, arguments: [right], isConstruction: false };
}

/** `eq a b` and `ifEquals a b` compare; `eq a b c` (Go) asks whether `a` is one of the others. */
export function applicationOf(callee: SyntaxNode, given: readonly SyntaxNode[], range: Range): SyntaxNode {
  const name = callee.kind === 'name' ? callee.text : '';
  const operator = NAMED.get(name) ?? (EQUALITY.test(name) ? '==' : undefined);
  const [left, ...others] = given;
  if (operator !== undefined && left && others.length > 0) {
    const sides = others.map((right): BinaryNode => ({ kind: 'binary', range, operator, left, right }));
    return sides.reduce((left, right): BinaryNode => ({ kind: 'binary', range, operator: '||', left, right }));
  }
  const [compared, sign, right] = given;
  if (name === 'compare' && compared && sign?.kind === 'string' && right) {
    return { kind: 'binary', range, operator: sign.value, left: compared, right };
  }
  return { kind: 'call', range, callee, arguments: given, isConstruction: false };
}

/** A token that is a literal; a number that cannot be written down is a text. */
export function literalOf(token: Token, range: Range): StringNode | NumberNode {
  const value = token.kind === 'number' ? canonicalNumber(token.text) : null;
  if (value !== null) return { kind: 'number', range, value };
  return { kind: 'string', range, value: token.text, isDocumentation: false };
}

/** One node for several; null for none. */
export function together(nodes: readonly SyntaxNode[]): SyntaxNode | null {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (!first || !last || first === last) return first ?? null;
  const range: Range = { ...first.range, endLine: last.range.endLine, endColumn: last.range.endColumn };
  return { kind: 'block', range, syntax: 'expressions', children: nodes };
}
