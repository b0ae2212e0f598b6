import { ascii85Bytes, base32Bytes, base64Bytes, base85Bytes, bitBytes, hexBytes } from './byte-encodings.ts';
import { readingsOfBytes } from './byte-readings.ts';
import { textOfCodes } from './character-codes.ts';
import { disguised } from './disguise.ts';
import type { Form } from './form.ts';
import { numberSpelledBy } from './number-forms.ts';
import { isPrintable, isReadable } from './readable.ts';
import {
  codesIn,
  entitiesDecoded,
  escapesDecoded,
  jsonTextDecoded,
  percentDecoded,
  quotedPrintableDecoded,
  reversed,
  rot13,
  withoutInvisible,
  withoutLookalikes,
} from './text-encodings.ts';

export type { Form } from './form.ts';

/** Longer literals are data files in disguise; only their beginning could be shown anyway. */
const LONGEST_LITERAL = 256 * 1024;
/** Longer texts are not turned around or rotated: nobody writes such an answer by hand. */
const LONGEST_TURNED = 16 * 1024;
/** Decodings within each other. */
const DEEPEST = 3;
const MOST_FORMS = 32;
/** Characters that all the decodings of one literal may have together. */
const MOST_CHARACTERS = 512 * 1024;

/** Fewest characters of an encoded text: shorter ones decode to something by chance. */
const SHORTEST_BASE64 = 12;
const SHORTEST_HEX = 12;
const SHORTEST_BASE32 = 16;
const SHORTEST_BASE85 = 15;
const SHORTEST_BITS = 40;
/** Fewest characters of an encoded text that was turned around. */
const SHORTEST_TURNED = 16;
/** Fewest letters and digits of a text that bytes stand for. */
const SHORTEST_TEXT = 5;

/**
 * What a literal says when it is decoded. Encodings are recognised by strict signs (alphabet, length, padding, a readable
 * result); the two transformations that fit every text, reversal and rot13, are always given: whether a test holds the
 * result is what filters them.
 *
 * Bounded: literals of more than 256 KiB have no forms, one compression yields at most 256 KiB, three decodings within
 * each other, 32 forms. Never throws.
 * @param text Decoded text of a string literal, or canonical decimal.
 * @returns Forms without repetition, never the literal itself.
 */
export function decodedForms(kind: 'string' | 'number', text: string): readonly Form[] {
  if (text.length > LONGEST_LITERAL) return [];
  if (kind === 'number') return bytesOfNumber(text);
  const collector = new Collector(text);
  const spelled = numberSpelledBy(text);
  if (spelled) collector.add(spelled);
  decode(text, '', DEEPEST, collector);
  for (const { text: turned, disguise } of turnings(text)) {
    collector.add({ kind: 'string', text: turned, disguise });
    for (const step of encodedTexts(turned, SHORTEST_TURNED, 1))
      collector.add({ kind: 'string', text: step.text, disguise: disguised(disguise, step.disguise) });
  }
  return collector.forms;
}

/** Gathers forms up to the limits, each value once. */
class Collector {
  readonly forms: Form[] = [];
  readonly #seen = new Set<string>();
  #room = MOST_CHARACTERS;

  constructor(literal: string) {
    this.#seen.add(`string:${literal}`);
  }

  /** @returns whether the form was new and had room. */
  add(form: Form): boolean {
    const key = `${form.kind}:${form.text}`;
    if (this.#seen.has(key) || this.forms.length >= MOST_FORMS || this.#room < form.text.length) return false;
    this.#seen.add(key);
    this.#room -= form.text.length;
    this.forms.push(form);
    return true;
  }
}

/** Adds every strict decoding of a text, and theirs. */
function decode(text: string, outer: string, depth: number, collector: Collector): void {
  if (depth === 0) return;
  for (const step of decodings(text, depth)) {
    const disguise = disguised(outer, step.disguise);
    if (!collector.add({ kind: 'string', text: step.text, disguise })) continue;
    if (step.isEncoded)
      for (const { text: turned, disguise: how } of turnings(step.text))
        collector.add({ kind: 'string', text: turned, disguise: disguised(disguise, how) });
    decode(step.text, disguise, depth - 1, collector);
  }
}

interface Step {
  readonly text: string;
  readonly disguise: string;
  /** Bytes written as text, so that nobody can read it: it may have been turned around as well. */
  readonly isEncoded: boolean;
}

const ASCII = /^[\0-\x7f]*$/;

/** One step of decoding, in every encoding that the text fits. */
function decodings(text: string, depth: number): readonly Step[] {
  const found: Step[] = [...encodedTexts(text, 0, depth - 1)];
  const add = (disguise: string, decoded: string | null): void => {
    if (decoded === null || decoded === '' || decoded === text || !isPrintable(decoded)) return;
    found.push({ text: decoded, disguise, isEncoded: false });
  };
  const codes = codesIn(text);
  if (codes) add('character codes', textOfCodes(codes));
  add('percent-encoded', percentDecoded(text));
  add('html entities', entitiesDecoded(text));
  add('escape sequences', escapesDecoded(text));
  add('quoted-printable', quotedPrintableDecoded(text));
  add('JSON text', jsonTextDecoded(text));
  if (ASCII.test(text)) return found;
  const visible = withoutInvisible(text);
  add('invisible characters', visible);
  add('lookalike letters', withoutLookalikes(visible ?? text));
  return found;
}

/**
 * Texts that were written as bytes.
 * @param shortest Fewest characters; a text that was turned around as well is only believed when it is longer.
 */
function encodedTexts(text: string, shortest: number, depth: number): readonly Step[] {
  if (text.length < shortest) return [];
  return bytesIn(text).flatMap(({ name, bytes }) =>
    readingsOfBytes(bytes, SHORTEST_TEXT, depth)
      .filter(({ disguise }) => shortest === 0 || disguise !== 'XOR-masked')
      .map((reading) => ({ text: reading.text, disguise: disguised(name, reading.disguise), isEncoded: true })),
  );
}

function bytesIn(text: string): readonly { readonly name: string; readonly bytes: Buffer }[] {
  if (text.length < SHORTEST_HEX) return [];
  const payload = /^data:[^,]{0,100};base64,/.exec(text);
  const body = payload ? text.slice(payload[0].length) : text;
  const candidates = [
    { name: 'hex', bytes: hexBytes(body, SHORTEST_HEX) },
    { name: 'binary digits', bytes: bitBytes(body, SHORTEST_BITS) },
    { name: 'base64', bytes: base64Bytes(body, SHORTEST_BASE64) },
    { name: 'base32', bytes: base32Bytes(body, SHORTEST_BASE32) },
  ];
  const found = candidates.flatMap(({ name, bytes }) => (bytes ? [{ name, bytes }] : []));
  // Text with blanks is no base85 and needs no attempt; what is strict in a narrower alphabet is that.
  if (found.length > 0 || body.length < SHORTEST_BASE85 || /[ \t]/.test(body)) return found;
  return [
    { name: 'base85', bytes: base85Bytes(body, SHORTEST_BASE85) },
    { name: 'ascii85', bytes: ascii85Bytes(body, SHORTEST_BASE85) },
  ].flatMap(({ name, bytes }) => (bytes ? [{ name, bytes }] : []));
}

/** Transformations that fit every text with at least two different letters or digits. */
function turnings(text: string): readonly Step[] {
  if (text.length < 3 || text.length > LONGEST_TURNED || !/[\p{L}\p{N}]/u.test(text)) return [];
  const rotated = rot13(text);
  const steps: Step[] = [{ text: reversed(text), disguise: 'reversed', isEncoded: false }];
  if (rotated !== null) steps.push({ text: rotated, disguise: 'rot13', isEncoded: false });
  return steps;
}

/** Fewest bytes of a number that may be a text: four letters are a file signature. */
const SHORTEST_IN_NUMBER = 6;

/** An integer whose bytes spell something, in either byte order. */
function bytesOfNumber(canonical: string): readonly Form[] {
  if (!/^\d{14,600}$/.test(canonical)) return [];
  const digits = BigInt(canonical).toString(16);
  const bytes = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex');
  return [bytes, Buffer.from(bytes).reverse()].flatMap((ordered): Form[] => {
    const text = ordered.toString('latin1');
    return isReadable(text, SHORTEST_IN_NUMBER) && /^[\n\x20-\x7e]+$/.test(text)
      ? [{ kind: 'string', text, disguise: 'bytes of a number' }]
      : [];
  });
}
