import { approximation, countOf, exactOf, integer, textOfExact, type Exact } from './exact-number.ts';
import { textOfBytes } from './readable.ts';

/** What was done to literals on the way to a value; encodings in the order in which they were undone. */
export interface Trace {
  /** Names of encodings and other strong disguises: `base64`, `reversed`. */
  readonly steps: readonly string[];
  /** The weak ones: '' as written, `concatenated`, `computed`, `joined`. */
  readonly manner: string;
}

/** Value of an expression of literals. */
export type Value = { readonly trace: Trace } & (
  | { readonly kind: 'number'; readonly value: Exact }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'list'; readonly elements: readonly Value[] }
);

export type ListValue = Extract<Value, { readonly kind: 'list' }>;

/** Longest text and list that folding makes; growing operations (repetition, padding) stay far below. */
const LONGEST_TEXT = 256 * 1024;
const LONGEST_LIST = 20_000;
export const LONGEST_GROWN = 4096;

export const PLAIN: Trace = { steps: [], manner: '' };

export function textValue(text: string, trace: Trace): Value | null {
  return text.length <= LONGEST_TEXT ? { kind: 'text', text, trace } : null;
}

export function numberValue(value: Exact | null, trace: Trace): Value | null {
  return value === null ? null : { kind: 'number', value, trace };
}

export function countValue(value: number, trace: Trace): Value | null {
  return numberValue(Number.isInteger(value) ? integer(BigInt(value)) : approximation(value), trace);
}

/** A number by its canonical decimal. */
export function decimalValue(canonical: string | null, trace: Trace): Value | null {
  return canonical === null ? null : numberValue(exactOf(canonical), trace);
}

export function bytesValue(bytes: Buffer, trace: Trace): Value {
  return { kind: 'bytes', bytes, trace };
}

export function listValue(elements: readonly Value[], trace: Trace): ListValue | null {
  return elements.length <= LONGEST_LIST ? { kind: 'list', elements, trace } : null;
}

/** Texts as a list, each with the trace of what they came from. */
export function textList(texts: readonly string[], trace: Trace): ListValue | null {
  return listValue(
    texts.map((text) => ({ kind: 'text', text, trace })),
    trace,
  );
}

/** The traces of several operands as one. A manner already there stays unless a new one is given. */
export function traced(operands: readonly Value[], manner = '', step = ''): Trace {
  const steps: string[] = [];
  let given = manner;
  for (const { trace } of operands) {
    for (const name of trace.steps) if (!steps.includes(name)) steps.push(name);
    given ||= trace.manner;
  }
  if (step !== '' && !steps.includes(step)) steps.push(step);
  return steps.length === 0 && given === '' ? PLAIN : { steps, manner: given };
}

/** A value as text, the way that printing it does; null for lists and for bytes that are no text. */
export function textOf(value: Value): string | null {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'number':
      return textOfExact(value.value);
    case 'bytes':
      return textOfBytes(value.bytes);
    case 'list':
      return null;
  }
}

/** A value as bytes: a text in UTF-8, a list of numbers as it is. */
export function bytesOf(value: Value): Buffer | null {
  if (value.kind === 'bytes') return value.bytes;
  if (value.kind === 'text') return Buffer.from(value.text, 'utf8');
  const codes = value.kind === 'list' ? codesOf(value) : null;
  return codes?.every((code) => code >= -128 && code <= 255) ? Buffer.from(codes.map((code) => code & 0xff)) : null;
}

/** The whole numbers of a list; null when it holds anything else. */
export function codesOf(list: ListValue): readonly number[] | null {
  const codes: number[] = [];
  for (const element of list.elements) {
    const code = element.kind === 'number' ? countOf(element.value) : null;
    if (code === null) return null;
    codes.push(code);
  }
  return codes;
}

/** A value as a small whole number. */
export function countIn(value: Value | undefined): number | null {
  return value?.kind === 'number' ? countOf(value.value) : null;
}

/** What a loop over the value visits: characters of a text, numbers of bytes, elements. */
export function elementsOf(value: Value): ListValue | null {
  switch (value.kind) {
    case 'list':
      return value;
    case 'text':
      return textList(Array.from(value.text.slice(0, LONGEST_LIST + 1)), value.trace);
    case 'bytes':
      return listValue(
        [...value.bytes.subarray(0, LONGEST_LIST + 1)].map((byte) => ({
          kind: 'number',
          value: integer(BigInt(byte)),
          trace: value.trace,
        })),
        value.trace,
      );
    case 'number':
      return null;
  }
}

/** Numbers of a text's bytes, for loops over what Python writes as `b"…"`. */
export function byteNumbers(value: Value): Value | null {
  const bytes = bytesOf(value);
  return bytes && elementsOf({ kind: 'bytes', bytes, trace: value.trace });
}
