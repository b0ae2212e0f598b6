import { isHidden } from '../forms/disguise.ts';
import { foldOf } from '../forms/fold.ts';
import { fingerprintsOf, isSpecificMark } from '../forms/input-marks.ts';
import { decodedForms } from '../forms/literal-forms.ts';
import { dateSerials, significand } from '../forms/number-forms.ts';
import { fitsOnly } from '../forms/pattern.ts';
import type { KnownValue, OracleCase, ValueKind } from '../model/oracle.ts';
import type { Knowledge, Match } from '../model/rule.ts';
import type { Atom } from '../model/unit.ts';

/** What the oracle knows of an atom, in whichever form. */
export interface Finding {
  readonly matches: readonly Match[];
  /** How the code hides the value; empty as written. */
  readonly disguise: string;
  /** Text in the form that matched. */
  readonly text: string;
  readonly kind: ValueKind;
  /** Bits of a form that no ordinary code has (a hash of an input), in place of the value's own; null elsewhere. */
  readonly flatBits: number | null;
}

/** Bits of a number that is the serial of a date of the tests. */
const DATE_SERIAL_BITS = 12;

/** A text that is part of an expected one. */
const PIECE = 'a part of the text';
/** A regular expression that only one input of the tests fits. */
const FITTED = 'a pattern that fits it alone';
const SHORTEST_PATTERN = 6;

/** The numbers of a text that holds two or more of them. */
function partsIn(text: string): readonly string[] {
  const numbers = text.match(/\d{1,9}/g) ?? [];
  return numbers.length < 2 ? [] : [...new Set(numbers.map((digits) => String(Number(digits))))];
}

/** Cases with more inputs have too many neighbours to try. */
const MOST_GLUED = 8;
const SHORTEST_GLUED = 6;

function gluedInputs({ files }: Knowledge): ReadonlyMap<string, Match[]> {
  const glued = new Map<string, Match[]>();
  for (const file of files) {
    for (const known of file.reading.cases) {
      // In a golden record the roles are guesses: any neighbours may be the input.
      const mayBeInput = (role: KnownValue['role']): boolean =>
        role === 'input' || role === 'prompt' || (role === 'expected' && file.class === 'golden');
      const inputs = known.values.filter(({ role }) => mayBeInput(role)).filter((value) => !isSpelling(value, known));
      if (inputs.length < 2 || inputs.length > MOST_GLUED) continue;
      for (let start = 0; start < inputs.length; start++) {
        let text = '';
        for (const [i, value] of inputs.slice(start).entries()) {
          text += foldOf(value.text);
          if (i === 0 || text.length < SHORTEST_GLUED) continue;
          const match = { file, case: known, value, similarity: 1 };
          glued.set(text, [...(glued.get(text) ?? []), match]);
        }
      }
    }
  }
  return glued;
}

/** `cache.2d0a550` is a key like `2d0a550`: hexadecimal digits behind a word that says what they are for. */
function withoutPrefix(text: string): string {
  return /^[\w-]{1,40}[.:/_-](?:0x)?(?<digits>(?=[a-f]{0,64}\d)[\da-f]{7,64})$/i.exec(text)?.groups?.['digits'] ?? text;
}

interface Mark {
  readonly match: Match;
  readonly name: string;
}

/** More inputs than this are not hashed: the nearest tests come first. */
const MOST_HASHED = 20_000;

/** Inputs, and the inputs of one case joined as code joins them before it hashes. */
function hashedTexts(knowledge: Knowledge): readonly { readonly match: Match; readonly text: string }[] {
  const texts = knowledge.inputs().map((match) => ({ match, text: match.value.text }));
  for (const file of knowledge.files) {
    for (const known of file.reading.cases) {
      const inputs = known.values.filter((value) => value.role === 'input' && !isSpelling(value, known));
      const [first] = inputs;
      if (!first || inputs.length < 2 || inputs.length > 3 * MOST_GLUED) continue;
      const match = { file, case: known, value: first, similarity: 1 };
      for (const separator of ['', ',', ' ', '\n', '|'])
        texts.push({ match, text: inputs.map(({ text }) => text).join(separator) });
    }
  }
  return texts.slice(0, MOST_HASHED);
}

function marksOf(knowledge: Knowledge): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const { match, text } of hashedTexts(knowledge)) {
    if (text.length < 2 || text.length > 10_000) continue;
    for (const [mark, name] of fingerprintsOf(text)) {
      if (!marks.has(mark) && isSpecificMark({ mark, name })) marks.set(mark, { match, name });
    }
  }
  return marks;
}

/** The number beside the text that spells it. */
function isSpelling(value: KnownValue, known: OracleCase): boolean {
  return value.kind === 'number' && known.values.some((other) => other.kind === 'string' && other.text === value.text);
}

/** Looks atoms up in all their forms; remembered for one scan. */
export class Lookup {
  readonly #knowledge: Knowledge;
  readonly #found = new Map<string, Finding>();
  #dates: ReadonlyMap<string, Match[]> | undefined;
  #scales: ReadonlyMap<string, Match[]> | undefined;
  #parts: ReadonlyMap<string, Match[]> | undefined;
  #marks: ReadonlyMap<string, Mark> | undefined;
  #glued: ReadonlyMap<string, Match[]> | undefined;

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
  }

  find(atom: Atom): Finding {
    const key = `${atom.relation === 'regex' ? 'regex' : atom.kind}:${atom.text}`;
    let found = this.#found.get(key);
    if (!found) {
      found = atom.relation === 'regex' ? this.#fitted(atom) : this.#search(atom);
      this.#found.set(key, found);
    }
    const isOwn = found.disguise === '' || (found.disguise === PIECE && isHidden(atom.disguise));
    return isOwn && atom.disguise !== '' ? { ...found, disguise: atom.disguise } : found;
  }

  #search({ kind, text }: Atom): Finding {
    const plain = { kind, text, flatBits: null };
    const matches = this.#knowledge.matches(kind, text);
    if (matches.length > 0) return { ...plain, matches, disguise: '' };
    for (const form of decodedForms(kind, text)) {
      const decoded = this.#knowledge.matches(form.kind, form.text);
      if (decoded.length > 0)
        return { kind: form.kind, text: form.text, matches: decoded, disguise: form.disguise, flatBits: null };
    }
    if (kind === 'number') {
      const dates = this.#dateMatches().get(text);
      if (dates) return { ...plain, matches: dates, disguise: 'date as a number', flatBits: DATE_SERIAL_BITS };
      const scaled = this.#scaleMatches().get(significand(text) ?? '');
      if (scaled) return { ...plain, matches: scaled, disguise: 'other scale', flatBits: null };
    }
    const glued = this.#gluedMatches().get(foldOf(text));
    if (glued) return { ...plain, matches: glued, disguise: 'inputs run together', flatBits: null };
    const pieces = kind === 'string' ? this.#knowledge.holding(text) : [];
    return { ...plain, matches: pieces, disguise: pieces.length > 0 ? PIECE : '' };
  }

  /** The one input that a regular expression fits, when it fits no other. */
  #fitted(atom: Atom): Finding {
    const none = { kind: atom.kind, text: atom.text, matches: [], disguise: '', flatBits: null };
    if (atom.text.length < SHORTEST_PATTERN || atom.text.includes('|')) return none;
    const inputs = this.#knowledge
      .inputs()
      .filter(
        ({ value }) =>
          value.kind === 'string' && value.text.length >= SHORTEST_PATTERN && fitsOnly(atom.text, value.text),
      );
    const [only] = inputs;
    if (!only || inputs.length > 1) return none;
    return {
      ...none,
      text: only.value.text,
      kind: 'string',
      matches: this.#knowledge.matches('string', only.value.text),
      disguise: FITTED,
    };
  }

  /**
   * Inputs that hold a number among others (`10.20.2.3`): a part says nothing by itself, several parts of one input
   * compared one by one say that the input is meant.
   */
  partsOf(atom: Atom): readonly Match[] {
    if (atom.kind !== 'number' || atom.relation !== 'equality') return [];
    this.#parts ??= this.#derive(({ kind, text }) => (kind === 'string' && text.length <= 64 ? partsIn(text) : []));
    return (this.#parts.get(atom.text) ?? []).filter(({ value }) => value.role === 'input' || value.role === 'prompt');
  }

  /** Neighbouring inputs of one case run together: one key out of several parameters. */
  #gluedMatches(): ReadonlyMap<string, Match[]> {
    this.#glued ??= gluedInputs(this.#knowledge);
    return this.#glued;
  }

  /**
   * The input of the tests of which the atom is a hash, a checksum or another computed mark. Marks are made only when
   * something looks like one: a number of five digits or more, or eight hexadecimal digits, that nothing else explains.
   */
  markOf(atom: Atom): { readonly match: Match; readonly name: string } | null {
    const text = atom.kind === 'string' ? withoutPrefix(atom.text) : atom.text;
    const looksComputed =
      atom.kind === 'number' ? /^-?\d{5,}$/.test(text) : /^(?:[0-9a-f]{7,128}|[-:\d,]{4,24})$/i.test(text);
    if (!looksComputed || this.find(atom).matches.length > 0) return null;
    this.#marks ??= marksOf(this.#knowledge);
    return this.#marks.get(text.toLowerCase()) ?? null;
  }

  #dateMatches(): ReadonlyMap<string, Match[]> {
    this.#dates ??= this.#derive(({ kind, text }) =>
      kind === 'string' && /^\d{4}-\d{2}-\d{2}/.test(text) ? dateSerials(text) : [],
    );
    return this.#dates;
  }

  #scaleMatches(): ReadonlyMap<string, Match[]> {
    this.#scales ??= this.#derive(({ kind, text }) => {
      const key = kind === 'number' ? significand(text) : null;
      return key === null ? [] : [key];
    });
    return this.#scales;
  }

  /** Known values by keys that are computed from them. */
  #derive(
    keysOf: (value: { readonly kind: ValueKind; readonly text: string }) => readonly string[],
  ): ReadonlyMap<string, Match[]> {
    const derived = new Map<string, Match[]>();
    for (const file of this.#knowledge.files) {
      for (const known of file.reading.cases) {
        for (const value of known.values) {
          for (const key of keysOf(value)) {
            const match = { file, case: known, value, similarity: 1 };
            const same = derived.get(key);
            if (same) same.push(match);
            else derived.set(key, [match]);
          }
        }
      }
    }
    return derived;
  }
}
