/** Which of the files that a search hit are worth parsing. */

/** The files that say most for their size are parsed whatever they hold, up to so many and so much text. */
const ALWAYS = 60;
const ALWAYS_BYTES = 256 * 1024;
/** Bytes that cost as much as a file costs by itself. */
const FREE_BYTES = 16 * 1024;
/** Parsed files that hold a needle; beyond them it is an ordinary word of the tests. */
const ENOUGH = 4;
/** The same for needles that more files than this hold. */
const ENOUGH_OF_ORDINARY = 2;
const ORDINARY = 16;
/** A file that costs as much as fifty others must hold something that no other does, in bytes. */
const LARGE = 128 * 1024;
/** A shorter needle is an ordinary word or number, and a file that holds it knows nothing by that. */
const TELLING = 10;

export interface Hit {
  readonly path: string;
  /** Length of the file, in bytes. */
  readonly length: number;
  readonly needles: readonly string[];
  /** Distance of a related test, or null. */
  readonly distance: number | null;
}

export interface Chosen<Item extends Hit> {
  readonly parse: readonly Item[];
  /** Left out although it holds a needle that no chosen file holds: what it knows stays unknown. */
  readonly unknown: readonly Item[];
}

/**
 * Takes the files that say most about the change until a limit is reached. A file says the more, the rarer the needles
 * that it holds (information over document frequency) and the smaller it is, since a large file holds every word; related
 * tests are always worth something. The order depends on contents and paths only, never on the order of the input.
 */
export function chooseHits<Item extends Hit>(
  hits: readonly Item[],
  limits: { readonly files: number; readonly bytes: number },
): Chosen<Item> {
  const frequency = new Map<string, number>();
  for (const hit of hits) for (const needle of hit.needles) frequency.set(needle, (frequency.get(needle) ?? 0) + 1);
  // A needle that stands in all of them says nothing, one that stands in a single file its whole length.
  const all = Math.log2(hits.length + 1);
  const rarity = (needle: string): number =>
    needle.length * (1 - Math.log2(frequency.get(needle) ?? 1) / Math.max(1, all));
  const weight = (hit: Item): number => {
    const cost = Math.sqrt(1 + hit.length / FREE_BYTES);
    const said = hit.needles.reduce((sum, needle) => sum + rarity(needle), 0);
    return said / cost + (hit.distance === null ? 0 : 40 / (1 + hit.distance));
  };
  const ordered = hits
    .map((hit) => ({ hit, weight: weight(hit) }))
    .toSorted((a, b) => b.weight - a.weight || (a.hit.path < b.hit.path ? -1 : 1))
    .map(({ hit }) => hit);
  const chosen = chooseInOrder(ordered, frequency, limits);
  // Where there is no room for all, what each value needs most comes before what a test is likely to say besides.
  return chosen.unknown.length === 0 ? chosen : chooseInOrder(newsFirst(ordered), frequency, limits);
}

/** Those first that hold a telling needle which none before them holds. */
function newsFirst<Item extends Hit>(ordered: readonly Item[]): readonly Item[] {
  const held = new Set<string>();
  const isFirst = new Set(
    ordered.filter(({ needles }) => {
      const fresh = needles.filter((needle) => needle.length >= TELLING && !held.has(needle));
      for (const needle of fresh) held.add(needle);
      return fresh.length > 0;
    }),
  );
  return [...isFirst, ...ordered.filter((hit) => !isFirst.has(hit))];
}

function chooseInOrder<Item extends Hit>(
  ordered: readonly Item[],
  frequency: ReadonlyMap<string, number>,
  limits: { readonly files: number; readonly bytes: number },
): Chosen<Item> {
  const parse: Item[] = [];
  const rest: Item[] = [];
  const covered = new Map<string, number>();
  let bytes = 0;
  let ordinary = 0;
  for (const [rank, hit] of ordered.entries()) {
    // What many parsed files hold already is an ordinary word: one more file of it tells nothing.
    const most = hit.length > LARGE ? 1 : ENOUGH;
    const isNews = hit.needles.some((needle) => {
      const isOrdinary = (frequency.get(needle) ?? 0) > ORDINARY;
      return (covered.get(needle) ?? 0) < (isOrdinary ? Math.min(most, ENOUGH_OF_ORDINARY) : most);
    });
    if (hit.distance === null && !isNews) {
      ordinary += hit.length;
      if (rank >= ALWAYS || ordinary > ALWAYS_BYTES) continue;
    }
    if (parse.length < limits.files && bytes + hit.length <= limits.bytes) {
      parse.push(hit);
      bytes += hit.length;
      for (const needle of hit.needles) covered.set(needle, (covered.get(needle) ?? 0) + 1);
    } else rest.push(hit);
  }
  return {
    parse,
    unknown: rest.filter((hit) => hit.needles.some((needle) => needle.length >= TELLING && !covered.has(needle))),
  };
}
