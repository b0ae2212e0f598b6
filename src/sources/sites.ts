import type { LineRange } from '../model/change.ts';
import type { EnclosingFunction, LiteralSite, NameSite, Place, Relation } from '../model/literal.ts';
import { contains, type Range } from '../model/range.ts';
import type { FunctionNode, SourceTree, SyntaxNode } from '../model/source.ts';
import { childrenOf, dottedName, walk } from '../model/traversal.ts';
import { isConcatenation, isMessageCall, isPrintCall, relationOfCall, relationOfOperator } from './comparison.ts';

/** What a changed file says on its added lines. */
export interface Sites {
  readonly literals: readonly LiteralSite[];
  readonly names: readonly NameSite[];
}

/** Statements longer than this are shown by their head only: a finding must point, not wave. */
const LONGEST_STATEMENT = 15;

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

/** Whether a range touches one of the runs of lines, which are sorted and apart. */
function touches(range: Range, added: readonly LineRange[]): boolean {
  let low = 0;
  let high = added.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const run = added[middle];
    if (run && run.end <= range.startLine) low = middle + 1;
    else high = middle;
  }
  const run = added[low];
  return run !== undefined && run.start <= range.endLine;
}

interface Joined {
  readonly kind: 'string' | 'number';
  readonly text: string;
}

/** The one value that a node stands for when it is made of literals alone; null when it is not. */
function literalOf(node: SyntaxNode): Joined | null {
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
    else if (next.kind === 'template') pending.push(...next.parts.toReversed());
    else if (next.kind === 'binary' && isConcatenation(next.operator)) pending.push(next.right, next.left);
    else return null;
  }
  return pieces.length > 0 ? { kind: 'string', text: pieces.join('') } : null;
}

interface Standing {
  place: Place;
  relation: Relation | null;
  counterpart: string;
  statement: Range;
}

function siteOf(node: SyntaxNode, value: Joined, ancestors: readonly SyntaxNode[]): LiteralSite {
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

const functions = new WeakMap<FunctionNode, EnclosingFunction>();

function functionOf(node: FunctionNode): EnclosingFunction {
  let known = functions.get(node);
  if (!known) {
    known = {
      name: node.name,
      range: node.range,
      parameters: node.parameters
        .map((parameter) => parameter.name)
        .filter((name) => !/^(?:self|this|cls|&self)$/.test(name)),
    };
    functions.set(node, known);
  }
  return known;
}

/** The outermost expression that holds the node: what is returned, assigned, printed. */
function expressionOf(node: SyntaxNode, ancestors: readonly SyntaxNode[]): SyntaxNode {
  let expression = node;
  for (let i = ancestors.length - 1; i >= 0; i--) {
    const ancestor = ancestors[i];
    if (!ancestor) break;
    const kind = ancestor.kind;
    if (
      kind === 'return' ||
      kind === 'assign' ||
      kind === 'throw' ||
      kind === 'block' ||
      kind === 'function' ||
      kind === 'arm' ||
      kind === 'if'
    )
      break;
    expression = ancestor;
  }
  return expression;
}

const readers = new WeakMap<SyntaxNode, boolean>();

/** Whether an expression reads a parameter; remembered, since a table of a million literals is one expression. */
function readsParameter(expression: SyntaxNode, enclosing: FunctionNode): boolean {
  const known = readers.get(expression);
  if (known !== undefined) return known;
  const parameters = new Set(enclosing.parameters.map((parameter) => parameter.name));
  let reads = false;
  walk(expression, (node) => {
    if (reads) return false;
    if (node.kind === 'name' && (parameters.has(node.text) || /^(?:self|this|cls)$/.test(node.text))) reads = true;
    return;
  });
  readers.set(expression, reads);
  return reads;
}

/** Climbs from the literal to the construct that gives it its place. */
function standingOf(node: SyntaxNode, ancestors: readonly SyntaxNode[]): Standing {
  const found: Standing = { place: 'other', relation: null, counterpart: '', statement: node.range };
  let child = node;
  for (let i = ancestors.length - 1; i >= 0; i--) {
    const parent = ancestors[i];
    if (!parent) break;
    const done = climb(found, child, parent);
    if (done) {
      found.statement = statementOf(child, ancestors.slice(0, i + 1), found);
      return found;
    }
    child = parent;
  }
  return found;
}

/**
 * Lets one ancestor speak about the literal below it.
 * @returns whether the place is settled; an element or argument may yet turn out to be returned or thrown.
 */
function climb(found: Standing, child: SyntaxNode, parent: SyntaxNode): boolean {
  switch (parent.kind) {
    case 'binary':
      return climbBinary(found, child, parent);
    case 'call':
      return climbCall(found, child, parent);
    case 'index':
      if (child !== parent.index) return false;
      return settle(found, 'key', 'membership', dottedName(parent.object));
    case 'arm':
      if (parent.guard === child) return settleWeak(found, 'condition');
      return parent.body === child ? settleBody(found) : settle(found, 'pattern', 'equality', '');
    case 'if':
      if (parent.condition === child) return settleWeak(found, 'condition');
      // A branch of a conditional expression is whatever the whole expression is.
      return parent.then.kind === 'block' ? settleBody(found) : false;
    case 'pair':
      if (found.place === 'other') found.place = parent.key === child ? 'key' : 'entry';
      if (parent.key === child) found.relation = 'membership';
      return false;
    case 'map':
      return false;
    case 'list':
      if (found.place === 'other') found.place = 'element';
      return false;
    case 'return':
      return settleAnswer(found, 'returned');
    case 'throw':
      return settleAnswer(found, 'message');
    case 'assert':
      return parent.message === child ? settle(found, 'message', null, '') : settleWeak(found, 'condition');
    case 'assign':
      found.counterpart ||= dottedName(parent.target);
      return settleAnswer(found, 'assigned');
    case 'function':
      return parent.body === child
        ? settleBody(found)
        : settle(found, parent.decorators.includes(child) ? 'declaration' : 'default', null, '');
    case 'class':
      return parent.body === child ? settleBody(found) : settle(found, 'declaration', null, '');
    case 'loop':
    case 'block':
      return parent.kind === 'block' && isExpressionBlock(parent) ? false : settleBody(found);
    default:
      return false;
  }
}

/** A block with a single child may be a parenthesis; with more it is a sequence of statements. */
function isExpressionBlock(block: SyntaxNode): boolean {
  return (
    childrenOf(block).length === 1 &&
    block.kind === 'block' &&
    /paren|group|expression|argument|spread|await/.test(block.syntax)
  );
}

function settle(found: Standing, place: Place, relation: Relation | null, counterpart: string): boolean {
  found.place = place;
  found.relation = relation;
  found.counterpart = counterpart;
  return true;
}

/** For what only says that something is a condition, without saying how the literal is compared. */
function settleWeak(found: Standing, place: Place): boolean {
  if (found.place === 'other' || found.place === 'argument' || found.place === 'element') found.place = place;
  return true;
}

/** Returned, assigned, thrown: says more about an element or entry than its list does, except that keys stay keys. */
function settleAnswer(found: Standing, place: Place): boolean {
  const isTable = found.place === 'key' || found.place === 'entry' || found.place === 'element';
  if (found.place === 'other' || found.place === 'argument' || (place === 'message' && found.place !== 'key'))
    found.place = place;
  else if (isTable && place === 'returned' && found.place !== 'key') found.place = 'returned';
  return true;
}

/** A statement or body is reached: the place stays what it is. */
function settleBody(_found: Standing): boolean {
  return true;
}

function climbBinary(found: Standing, child: SyntaxNode, parent: SyntaxNode & { readonly kind: 'binary' }): boolean {
  const relation = relationOfOperator(parent.operator);
  if (relation === null || found.place === 'key' || found.place === 'message') return false;
  const other = parent.left === child ? parent.right : parent.left;
  // `x in [a, b]`: the elements are what x is compared with, and `["a"].includes(x)` is handled by the call.
  return settle(found, 'condition', relation, dottedName(other));
}

function climbCall(found: Standing, child: SyntaxNode, parent: SyntaxNode & { readonly kind: 'call' }): boolean {
  const name = dottedName(parent.callee);
  const relation = relationOfCall(name);
  if (parent.callee === child) {
    // `"CASE_1".equals(x)`, `["a", "b"].includes(x)`, `{a: 1}.get(x)`
    if (relation === null || found.place === 'entry') return false;
    found.place = found.place === 'key' ? 'key' : 'condition';
    found.relation = found.place === 'condition' && relation === 'substring' ? 'membership' : relation;
    found.counterpart = firstNamed(parent);
    return true;
  }
  if (found.place === 'key' || found.place === 'entry')
    return isMessageCall(name) && found.place === 'entry' ? settle(found, 'message', null, name) : false;
  if (isMessageCall(name)) return settle(found, 'message', null, name);
  if (relation !== null && found.place === 'other') {
    const receiver = parent.callee.kind === 'member' ? dottedName(parent.callee.object) : '';
    return settle(found, relation === 'membership' ? 'key' : 'condition', relation, receiver || firstNamed(parent));
  }
  if (isPrintCall(name)) return settle(found, 'printed', null, name);
  if (found.place === 'other') {
    found.place = 'argument';
    found.counterpart = name;
  }
  return false;
}

/** From the beginning of a construct to the end of a part of it: an `if` without its `else`. */
function headOf(whole: Range, part: Range): Range {
  return { ...part, startLine: whole.startLine, startColumn: whole.startColumn };
}

const namedArguments = new WeakMap<SyntaxNode, string>();

/** The first argument of a call that has a name; literals have none. Remembered for calls with very many arguments. */
function firstNamed(call: SyntaxNode & { readonly kind: 'call' }): string {
  let name = namedArguments.get(call);
  if (name === undefined) {
    name = call.arguments.map(dottedName).find((argument) => argument !== '') ?? '';
    namedArguments.set(call, name);
  }
  return name;
}

/** What a finding about the literal spans: the statement if it is short, else the nearest part that is. */
function statementOf(child: SyntaxNode, enclosing: readonly SyntaxNode[], found: Standing): Range {
  const nearest = enclosing.at(-1);
  if (!nearest) return child.range;
  const candidates: Range[] = [];
  const outer = enclosing.findLast(
    (node) => node.kind === 'if' || node.kind === 'arm' || node.kind === 'return' || node.kind === 'assign',
  );
  if (
    outer &&
    (found.place === 'condition' || found.place === 'pattern') &&
    (outer.kind === 'if' || outer.kind === 'arm')
  ) {
    candidates.push(outer.kind === 'if' ? headOf(outer.range, outer.then.range) : outer.range);
  } else if (outer && (outer.kind === 'return' || outer.kind === 'assign')) candidates.push(outer.range);
  if (nearest.kind !== 'block' && nearest.kind !== 'function' && nearest.kind !== 'class')
    candidates.push(nearest.range);
  candidates.push(child.range);
  return (
    candidates.find((range) => range.endLine - range.startLine < LONGEST_STATEMENT && contains(range, child.range)) ??
    child.range
  );
}
