import type { LineRange } from '../model/change.ts';
import { append } from '../model/lists.ts';
import type { LiteralSite, NameSite } from '../model/literal.ts';
import { contains, type Range } from '../model/range.ts';
import type { FunctionNode, SourceTree, SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';
import { isConcatenation } from './comparison.ts';
import { expressionOf, functionOf, readsParameter } from './enclosing.ts';
import { standingOf } from './standing.ts';
import { touches } from './touch.ts';

/** What a changed file says on its added lines. */
export interface Sites {
  readonly literals: readonly LiteralSite[];
  readonly names: readonly NameSite[];
}

/**
 * Literals and names of a source tree that touch an added line and are not part of an in-source test.
 * Texts that the language joins (`'a' + 'b'`, templates without holes) count as the one text that they make.
 */
export function sitesOf(tree: SourceTree, added: readonly LineRange[]): Sites {
  const literals: LiteralSite[] = [];
  const names: NameSite[] = [];
  const isNew = (range: Range): boolean =>
    touches(range, added) && !tree.testRegions.some((region) => contains(region, range));
  walk(tree.root, (node, ancestors) => {
    if (node.kind === 'name' || node.kind === 'function' || node.kind === 'class' || node.kind === 'member') {
      collectNames(node, isNew, names);
      return;
    }
    if (node.kind === 'pair' && node.key.kind === 'name' && ancestors.at(-1)?.kind === 'map' && isNew(node.key.range)) {
      const named = siteOf(node.key, { kind: 'string', text: node.key.text }, [...ancestors, node]);
      literals.push({ ...named, isPropertyName: true });
    }
    const joined = literalOf(node);
    if (joined === null) return;
    if (isNew(node.range)) literals.push(siteOf(node, joined, ancestors));
    return false;
  });
  return { literals, names };
}

function collectNames(node: SyntaxNode, isNew: (range: Range) => boolean, into: NameSite[]): void {
  if (node.kind === 'name') {
    if (isNew(node.range)) into.push({ text: node.text, range: node.range });
    return;
  }
  if (node.kind === 'member') {
    // The property stands at the end of the member's range.
    const end = node.range;
    const range = {
      startLine: end.endLine,
      startColumn: Math.max(1, end.endColumn - node.property.length),
      endLine: end.endLine,
      endColumn: end.endColumn,
    };
    if (isNew(range)) into.push({ text: node.property, range });
    return;
  }
  if (node.kind === 'function' || node.kind === 'class') {
    const head = { ...node.range, endLine: node.range.startLine, endColumn: node.range.startColumn + 1 };
    if (node.name && isNew(head)) into.push({ text: node.name, range: head });
    if (node.kind === 'function' && isNew(head)) {
      for (const parameter of node.parameters) into.push({ text: parameter.name, range: head });
    }
  }
}

/** One value of a literal expression. */
export interface Joined {
  readonly kind: 'string' | 'number';
  readonly text: string;
}

/** The one value that a node stands for when it is made of literals alone; null when it is not. */
export function literalOf(node: SyntaxNode): Joined | null {
  switch (node.kind) {
    case 'number':
      return { kind: 'number', text: node.value };
    case 'string':
    case 'regex':
      return { kind: 'string', text: node.value };
    case 'template':
    case 'binary':
      return joinedText(node);
    default:
      return null;
  }
}

/** Iterative: a hostile concatenation may have a million pieces. */
function joinedText(node: SyntaxNode): Joined | null {
  const pieces: string[] = [];
  const pending: SyntaxNode[] = [node];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.kind === 'string') pieces.push(next.value);
    else if (next.kind === 'template') append(pending, next.parts.toReversed());
    else if (next.kind === 'binary' && isConcatenation(next.operator)) pending.push(next.right, next.left);
    else return null;
  }
  return pieces.length > 0 ? { kind: 'string', text: pieces.join('') } : null;
}

/** The literal with its place; also for a name that stands for a literal. */
export function siteOf(node: SyntaxNode, value: Joined, ancestors: readonly SyntaxNode[]): LiteralSite {
  const isDocumentation = node.kind === 'string' && node.isDocumentation;
  const standing = standingOf(node, ancestors);
  const enclosing = ancestors.findLast((ancestor): ancestor is FunctionNode => ancestor.kind === 'function');
  return {
    ...value,
    isPropertyName: false,
    range: node.range,
    place: isDocumentation ? 'documentation' : standing.place,
    relation: standing.relation,
    counterpart: standing.counterpart,
    statement: standing.statement,
    function: enclosing ? functionOf(enclosing) : null,
    usesParameter: enclosing ? readsParameter(expressionOf(node, ancestors), enclosing) : false,
  };
}
