import type { IndexNode, SyntaxNode } from '../model/source.ts';
import { elementsOf, listValue, textValue, traced, type Value } from './folded-value.ts';

/** Bounds of a slice as written; null where left out. */
export interface SliceBounds {
  readonly start: number | null;
  readonly stop: number | null;
  readonly step: number;
}

/**
 * Reads the bounds of `x[a:b:c]`, which the tree holds as a block of those parts that are written. Which parts those are
 * follows from how many columns of colons stand around them. Null when the index is no slice of number literals.
 */
export function sliceBounds(node: IndexNode): SliceBounds | null {
  const { index } = node;
  if (index.kind !== 'block' || index.range.startLine !== index.range.endLine) return null;
  const parts = index.children.map(numberOf);
  if (parts.length === 0 || parts.length > 3 || parts.includes(null)) return null;
  const [first = null, second = null, third = null] = parts;
  const [head, tail] = [index.children[0], index.children.at(-1)];
  if (!head || !tail) return null;
  const before = head.range.startColumn - index.range.startColumn;
  if (parts.length === 3) return checked(first, second, third ?? 1);
  if (parts.length === 1) {
    if (before >= 2) return checked(null, null, first ?? 1);
    if (before === 1) return checked(null, first, 1);
    return index.range.endColumn > tail.range.endColumn ? checked(first, null, 1) : null;
  }
  if (before > 0) return checked(null, first, second ?? 1);
  const between = tail.range.startColumn - head.range.endColumn;
  return between >= 2 ? checked(first, null, second ?? 1) : checked(first, second, 1);
}

function checked(start: number | null, stop: number | null, step: number): SliceBounds | null {
  return step === 0 ? null : { start, stop, step };
}

function numberOf(node: SyntaxNode): number | null {
  return node.kind === 'number' && /^-?\d{1,6}$/.test(node.value) ? Number(node.value) : null;
}

/** Cuts a text, bytes or list as Python does: negative places count from the end, a negative step walks backwards. */
export function sliced(value: Value, { start, stop, step }: SliceBounds): Value | null {
  const list = elementsOf(value);
  if (!list) return null;
  const { length } = list.elements;
  const place = (bound: number): number =>
    bound < 0 ? Math.max(step < 0 ? -1 : 0, length + bound) : Math.min(bound, step < 0 ? length - 1 : length);
  const from = start === null ? (step < 0 ? length - 1 : 0) : place(start);
  const to = stop === null ? (step < 0 ? -1 : length) : place(stop);
  const elements: Value[] = [];
  for (let i = from; step < 0 ? i > to : i < to; i += step) {
    const element = list.elements[i];
    if (element) elements.push(element);
  }
  const isWhole = start === null && stop === null && step < 0;
  const trace = isWhole && step === -1 ? traced([value], '', 'reversed') : traced([value], 'computed');
  return sameKind(value, elements, trace);
}

/** Puts elements of a value together again into a value of its kind. */
export function sameKind(value: Value, elements: readonly Value[], trace: Value['trace']): Value | null {
  if (value.kind === 'list') return listValue(elements, trace);
  if (value.kind === 'text')
    return textValue(elements.map((each) => (each.kind === 'text' ? each.text : '')).join(''), trace);
  const bytes = elements.map((each) => (each.kind === 'number' ? Number(each.value.numerator) : 0));
  return value.kind === 'bytes' ? { kind: 'bytes', bytes: Buffer.from(bytes), trace } : null;
}
