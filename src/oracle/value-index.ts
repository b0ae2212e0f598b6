import { distance } from 'fastest-levenshtein';
import { foldOf } from '../forms/fold.ts';
import type { KnownValue, OracleFile, ValueKind } from '../model/oracle.ts';
import type { Match } from '../model/rule.ts';
import { GramIndex } from './gram-index.ts';

/** Near copies are looked for from this many letters and digits on; shorter ones meet by chance. */
const SHORTEST_NEAR = 16;
/** Least similarity (1 − edit distance / length) of the letters and digits that still counts as near. */
const LEAST_SIMILARITY = 0.9;
/** Longer texts are compared by their letters and digits alone, never by edit distance (quadratic). */
const LONGEST_EDIT = 2_000;
/** Shorter pieces of a text meet by chance. */
const SHORTEST_PIECE = 12;

const NAME_ROLES: ReadonlySet<KnownValue['role']> = new Set(['test-name', 'suite-name', 'file-name', 'case-id']);

/** Known values by their exact and folded text. */
export class ValueIndex {
  readonly #exact = new Map<string, Match[]>();
  readonly #folded = new Map<string, Match[]>();
  #grams: GramIndex | undefined;
  readonly #names: Match[] = [];

  constructor(files: readonly OracleFile[]) {
    for (const file of files) {
      for (const found of file.reading.cases) {
        for (const value of found.values) this.#add({ file, case: found, value, similarity: 1 });
      }
    }
  }

  #add(place: Match): void {
    const { kind, text, role } = place.value;
    push(this.#exact, `${kind}:${text}`, place);
    // A printed line ends with a line break that the code which prints it need not hold.
    const line = text.replace(/\r?\n$/, '');
    if (line !== text && line !== '' && !line.includes('\n')) push(this.#exact, `${kind}:${line}`, place);
    if (NAME_ROLES.has(role)) this.#names.push(place);
    if (kind === 'number' || text.length < SHORTEST_NEAR) return;
    const fold = foldOf(text);
    if (fold.length < SHORTEST_NEAR) return;
    push(this.#folded, fold, place);
  }

  /** Values equal to this one, or for longer texts near to it; equal ones alone when there are any. */
  matches(kind: ValueKind, text: string): readonly Match[] {
    // A common word stands in thousands of places: the list is handed out as it is.
    const exact = this.#exact.get(`${kind}:${text}`) ?? this.#exact.get(`${kind}:${text.trim()}`);
    if (exact) return exact;
    if (kind === 'number' || text.length < SHORTEST_NEAR) return [];
    const fold = foldOf(text);
    if (fold.length < SHORTEST_NEAR) return [];
    const alike = this.#folded.get(fold);
    if (alike)
      return alike.map((place) => ({ ...place, similarity: similarityOf(text, place.value.text, fold.length) }));
    return this.#near(fold);
  }

  #near(fold: string): readonly Match[] {
    if (fold.length > LONGEST_EDIT) return [];
    const room = Math.floor(fold.length * (1 - LEAST_SIMILARITY));
    const found: Match[] = [];
    for (const candidate of this.#sharing(fold)) {
      if (Math.abs(candidate.length - fold.length) > room) continue;
      const similarity = 1 - distance(fold, candidate) / Math.max(fold.length, candidate.length);
      if (similarity < LEAST_SIMILARITY) continue;
      for (const place of this.#folded.get(candidate) ?? []) found.push({ ...place, similarity: round(similarity) });
    }
    return found.toSorted((a, b) => b.similarity - a.similarity);
  }

  /** Known texts that share a run of characters with this one; the index is made when it is first asked. */
  #sharing(fold: string): ReadonlySet<string> {
    if (!this.#grams) {
      this.#grams = new GramIndex();
      for (const known of this.#folded.keys()) this.#grams.add(known);
    }
    return this.#grams.sharing(fold);
  }

  /** Expected texts of which the piece is at least a third, by letters and digits. */
  holding(piece: string): readonly Match[] {
    const fold = foldOf(piece);
    if (fold.length < SHORTEST_PIECE) return [];
    const found: Match[] = [];
    for (const known of this.#sharing(fold)) {
      if (known.length > 3 * fold.length || known.length <= fold.length || !known.includes(fold)) continue;
      for (const place of this.#folded.get(known) ?? []) {
        const isOutput = place.value.role === 'expected' || place.file.class === 'golden';
        if (isOutput) found.push({ ...place, similarity: round(fold.length / known.length) });
      }
    }
    return found;
  }

  /** One place of each distinct value that is fed to the code. */
  inputs(): readonly Match[] {
    return [...this.#exact.values()].flatMap((places) => {
      const fed = places.find(
        ({ value }) => value.role === 'input' || value.role === 'prompt' || value.role === 'case-id',
      );
      return fed ? [fed] : [];
    });
  }

  /** Names of tests, suites, cases and files that hold the fragment. */
  namesWith(fragment: string): readonly Match[] {
    return this.#names
      .filter((place) => place.value.text.includes(fragment))
      .map((place) => ({ ...place, similarity: round(fragment.length / Math.max(1, place.value.text.length)) }));
  }
}

/** Equal but for case, layout and punctuation: near 1, less for every character that differs. */
function similarityOf(a: string, b: string, folded: number): number {
  const layout = Math.abs(a.length - b.length) + 1;
  return round(Math.max(LEAST_SIMILARITY, 1 - layout / (folded + layout)));
}

function round(similarity: number): number {
  return Math.round(similarity * 1000) / 1000;
}

function push<Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}
