import type { SyntaxNode } from '../model/source.ts';
import type { Cursor } from './cursor.ts';
import { collection, entries } from './elements.ts';
import { POWER } from './grammar.ts';
import type { Token } from './token.ts';

/** Operators that end an expression, so no operand begins with them. */
const SEPARATORS: ReadonlySet<string> = new Set([',', ';', ':', '=', '=>', ')']);
/** Operators before a name that say nothing about it. */
const SILENT: ReadonlySet<string> = new Set(['.', '::', '\\', '#', '$', '?.']);

/** What stands where a value is wanted: a literal, a name, a group, a construct, an operator with its operand. */
export function operand(p: Cursor): SyntaxNode {
  const token = p.peek();
  if (!token) return p.missing();
  switch (token.kind) {
    case 'string':
    case 'number':
    case 'regex':
      p.at++;
      return p.leaf(token);
    case 'name':
      return named(p, token);
    case 'open':
      return group(p, token);
    case 'close':
      return p.missing();
    case 'operator':
      return operator(p, token);
  }
}

function named(p: Cursor, token: Token): SyntaxNode {
  const role = p.role(token);
  const isLabel = p.sees(':', 1) && p.grammar.pairSet.has(':') && p.peek(1)?.isSpaced === false;
  if (role === 'true' || role === 'false' || role === 'null') {
    p.at++;
    return { kind: 'constant', range: p.rangeFrom(p.at - 1), value: role };
  }
  if (role !== null && !(isLabel && !p.around.isPattern)) {
    if (p.around.isPattern && (role === 'declaration' || role === 'modifier') && p.peek(1)?.kind === 'name') {
      p.at++;
      return p.read.expression(p, POWER.unary);
    }
    return p.read.keyword(p, role);
  }
  const lambda = p.around.isPattern ? null : p.read.lambda(p);
  if (lambda) return lambda;
  const next = p.peek(1);
  // `in 1..5`, `is Circle` as patterns: an operator without a left side.
  const isPrefix = p.grammar.powers.has(p.word(token)) && token.end - token.start === token.text.length;
  if (isPrefix && next && next.kind !== 'close' && next.kind !== 'operator') {
    const first = p.at++;
    const value = p.read.expression(p, POWER.relation);
    return { kind: 'unary', range: p.rangeFrom(first), operator: token.text, operand: value };
  }
  p.at++;
  return p.leaf(token);
}

function group(p: Cursor, token: Token): SyntaxNode {
  const first = p.at;
  switch (token.text) {
    case '(':
      return p.read.lambda(p) ?? parenthesis(p);
    case '[': {
      const lambda = p.grammar.hasCaptureLambda ? p.read.lambda(p) : null;
      if (lambda) return lambda;
      const nodes = p.within({}, () => entries(p.read.elements(p)));
      return collection(p, nodes, first);
    }
    case '{':
      return braces(p, first);
    case 'template':
      return template(p, first);
    case 'words': {
      const words = p.within({}, () => p.read.elements(p));
      return { kind: 'list', range: p.rangeFrom(first), elements: words };
    }
    default: {
      const nodes = p.within({ hasLines: true }, () => p.read.statements(p));
      return p.block(token.text, nodes, first);
    }
  }
}

function braces(p: Cursor, first: number): SyntaxNode {
  switch (p.grammar.braces) {
    case 'block':
      return p.read.block(p);
    case 'lambda':
      return p.read.braceLambda(p);
    case 'list':
      return collection(
        p,
        p.within({}, () => entries(p.read.elements(p))),
        first,
      );
    case 'map': {
      const nodes = p.within({}, () => entries(p.read.elements(p)));
      if (nodes.length > 0) return collection(p, nodes, first);
      return { kind: 'map', range: p.rangeFrom(first), entries: [] };
    }
  }
}

/** `(x)` is `x`; several values are a tuple, none is the unit. A cast before an operand says nothing. */
function parenthesis(p: Cursor): SyntaxNode {
  const first = p.at;
  const { nodes, isTuple } = p.within({}, (end) => {
    const head = p.at < end ? [p.read.element(p)] : [];
    const hasComma = head.length === 0 || p.sees(',');
    const others = hasComma ? entries(p.read.elements(p)) : p.read.statements(p);
    return { nodes: [...head, ...others], isTuple: hasComma };
  });
  const [only] = nodes;
  if (isTuple || only?.kind === 'pair') return collection(p, nodes, first);
  if (only && nodes.length === 1 && isCast(p, only) && startsCastOperand(p)) {
    return p.read.expression(p, POWER.unary - 1);
  }
  return p.together(nodes, 'parenthesis', first);
}

const SCALARS: ReadonlySet<string> = new Set([
  'int',
  'float',
  'string',
  'bool',
  'array',
  'object',
  'double',
  'boolean',
]);

function isCast(p: Cursor, node: SyntaxNode): boolean {
  if (node.kind === 'name' && SCALARS.has(node.text)) return true;
  return p.grammar.isTypeFirst === true && (node.kind === 'name' || node.kind === 'member');
}

function startsCastOperand(p: Cursor): boolean {
  const next = p.peek();
  if (!next || p.role(next) === 'switch') return false;
  if (next.kind === 'name') return !p.grammar.powers.has(next.text) && p.role(next) === null;
  return (
    next.kind === 'string' || next.kind === 'number' || (next.kind === 'open' && next.text !== '[' && next.text !== '{')
  );
}

/** An interpolated string: its texts and the code of its holes in order. */
function template(p: Cursor, first: number): SyntaxNode {
  const parts = p.within({}, () => {
    const nodes: SyntaxNode[] = [];
    for (let token = p.peek(); token; token = p.peek()) {
      const before = p.at;
      if (token.kind === 'open') {
        const inside = p.isTooDeep ? [p.flatten()] : p.within({}, () => p.read.statements(p));
        nodes.push(p.together(inside, 'hole', before));
      } else {
        p.at++;
        if (token.kind === 'string') nodes.push(p.leaf(token));
      }
    }
    return nodes;
  });
  return { kind: 'template', range: p.rangeFrom(first), parts };
}

function operator(p: Cursor, token: Token): SyntaxNode {
  const first = p.at;
  const { text } = token;
  if (SEPARATORS.has(text)) return p.missing();
  const lambda = text === '|' || text === '||' || text === '->' ? p.read.lambda(p) : null;
  if (lambda) return lambda;
  p.at++;
  const next = p.peek();
  if (!next || next.kind === 'close' || p.atLineStart()) return p.block(text, [], first);
  if ((text === '-' || text === '+') && next.kind === 'number' && !next.isSpaced) {
    p.at++;
    const isNegative = text === '-' && next.text !== '0';
    return { kind: 'number', range: p.rangeFrom(first), value: isNegative ? `-${next.text}` : next.text };
  }
  if (SILENT.has(text)) return afterMarks(p, token, first);
  if (text === '%' && !next.isSpaced && p.grammar.braces === 'list') return marked(p, first);
  if (text === '@' && next.kind === 'open' && !next.isSpaced) return marked(p, first);
  if (next.kind === 'operator' && SEPARATORS.has(next.text)) return p.block(text, [], first);
  const power = (p.grammar.powers.get(text) ?? 0) === POWER.range ? POWER.range : POWER.unary - 1;
  const value = p.read.expression(p, power);
  return { kind: 'unary', range: p.rangeFrom(first), operator: text, operand: value };
}

/** `.circle`, `#expect`: a name whatever it spells. Marks may follow one another without end (`::::`). */
function afterMarks(p: Cursor, mark: Token, first: number): SyntaxNode {
  for (let next = p.peek(); next && next.kind !== 'close' && !p.atLineStart(); next = p.peek()) {
    if (next.kind === 'operator' && SILENT.has(next.text)) p.at++;
    else if (next.kind !== 'name') return operand(p);
    else {
      p.at++;
      return p.leaf(next);
    }
  }
  return p.block(mark.text, [], first);
}

/** `%{a: 1}`, `%User{name: "x"}` (Elixir), `@{ a = 1 }`, `@(1, 2)` (PowerShell). */
function marked(p: Cursor, first: number): SyntaxNode {
  while (p.peek()?.kind === 'name' || p.sees('.')) p.at++;
  const open = p.peek();
  if (open?.kind !== 'open') return p.block('mark', [], first);
  const isList = open.text === '(';
  const nodes = p.within({}, () => entries(p.read.elements(p)));
  if (isList || nodes.some((node) => node.kind === 'pair')) return collection(p, nodes, first);
  return { kind: 'map', range: p.rangeFrom(first), entries: nodes };
}
