import { decodedForms } from '../forms/literal-forms.ts';
import { dateSerials, significand } from '../forms/number-forms.ts';
import { foldOf } from '../forms/fold.ts';
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
export const PIECE = 'a part of the text';
/** Cases with more inputs have too many neighbours to try. */
const MOST_GLUED = 8;
const SHORTEST_GLUED = 6;

function gluedInputs({ files }: Knowledge): ReadonlyMap<string, Match[]> {
  const glued = new Map<string, Match[]>();
  for (const file of files) {
    for (const known of file.reading.cases) {
      const inputs = known.values.filter((value) => (value.role === 'input' || value.role === 'prompt') && !isSpelling(value, known));
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
  #glued: ReadonlyMap<string, Match[]> | undefined;

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
  }

  find(atom: Atom): Finding {
    const key = `${atom.kind}:${atom.text}`;
    let found = this.#found.get(key);
    if (!found) {
      found = this.#search(atom);
      this.#found.set(key, found);
    }
    return found.disguise === '' && atom.disguise !== '' ? { ...found, disguise: atom.disguise } : found;
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

  /** Neighbouring inputs of one case run together: one key out of several parameters. */
  #gluedMatches(): ReadonlyMap<string, Match[]> {
    this.#glued ??= gluedInputs(this.#knowledge);
    return this.#glued;
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
