import type { LineRange } from '../model/change.ts';
import type { Range } from '../model/range.ts';
import type { FunctionNode, NameNode, PairNode, SyntaxNode } from '../model/source.ts';
import type { Atom, Unit } from '../model/unit.ts';
import { relationOfOperator } from './comparison.ts';
import { touches } from './touch.ts';

/** Values of a table or record up to which it is judged as a whole. */
const MOST_WHOLE = 32;

/** The innermost function around a node. */
export function functionAround(ancestors: readonly SyntaxNode[]): FunctionNode | null {
  return ancestors.findLast((ancestor): ancestor is FunctionNode => ancestor.kind === 'function') ?? null;
}

/** From the beginning of a construct to the end of a part of it: an `if` without its `else`. */
export function headOf(whole: Range, part: Range): Range {
  return { ...part, startLine: whole.startLine, startColumn: whole.startColumn };
}

/** A pair of a map; of a call or list (`mapOf("a" to 1)`) when its key is no name, which would be an argument's. */
export function isEntry(pair: PairNode, holder: SyntaxNode | undefined): boolean {
  if (holder?.kind === 'map') return true;
  return (holder?.kind === 'call' || holder?.kind === 'list') && pair.key.kind !== 'name';
}

/** A bare name as the key of an entry: a field, hardly an input. */
export function fieldAtom({ text, range }: NameNode): Atom {
  const looked = { relation: 'membership', counterpart: '', isField: true, isBent: false } as const;
  return { kind: 'string', text, disguise: '', range, ...looked };
}

/** The right side of `condition && value`, as opposed to another condition. */
export function isValue(node: SyntaxNode): boolean {
  if (
    node.kind === 'string' ||
    node.kind === 'number' ||
    node.kind === 'template' ||
    node.kind === 'list' ||
    node.kind === 'map'
  )
    return true;
  return (
    node.kind === 'binary' && relationOfOperator(node.operator) === null && !/^(?:&&|\|\||and|or)$/.test(node.operator)
  );
}

/**
 * A unit without what was there before. A small one is judged as a whole, whichever of its lines changed. Of a large
 * table or record in which little changed, only that counts: the inner entries, which are units of their own, or the
 * new elements of a list.
 */
export function freshPart(unit: Unit, added: readonly LineRange[]): Unit | null {
  const isData = unit.kind === 'entry' || unit.kind === 'row' || unit.kind === 'list' || unit.kind === 'joined';
  if (!isData || unit.results.length <= MOST_WHOLE) return unit;
  const fresh = unit.results.filter((atom) => touches(atom.range, added));
  if (2 * fresh.length >= unit.results.length) return unit;
  return unit.kind === 'list' && fresh.length > 0 ? { ...unit, results: fresh } : null;
}
