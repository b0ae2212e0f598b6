import type { Place, Relation } from '../model/literal.ts';
import { contains, type Range } from '../model/range.ts';
import type { SyntaxNode } from '../model/source.ts';
import { childrenOf, dottedName } from '../model/traversal.ts';
import { isMessageCall, isPrintCall, relationOfCall, relationOfOperator } from './comparison.ts';

/** Statements longer than this are shown by their head only: a finding must point, not wave. */
const LONGEST_STATEMENT = 15;

/** What the constructs around a literal make of it. */
export interface Standing {
  place: Place;
  relation: Relation | null;
  counterpart: string;
  statement: Range;
}

/** Climbs from the literal to the construct that gives it its place. */
export function standingOf(node: SyntaxNode, ancestors: readonly SyntaxNode[]): Standing {
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
    case 'unary':
      // C#'s pattern `> 9`.
      return relationOfOperator(parent.operator) === 'order' && settle(found, 'condition', 'order', '');
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
