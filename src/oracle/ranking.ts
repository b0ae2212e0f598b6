/** Which of the files that a search hit are worth parsing. */

/** The files that say most are parsed whatever they hold. */
const ALWAYS = 60;
/** Parsed files that hold a needle; beyond them it is an ordinary word of the tests. */
const ENOUGH = 4;
/** A shorter needle is an ordinary word or number, and a file that holds it knows nothing by that. */
const TELLING = 10;

export interface Hit {
  readonly path: string;
  readonly text: string;
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
 * that it holds (information over document frequency), and related tests are always worth something.
 * The order depends on contents and paths only, never on the order of the input.
 */
export function chooseHits<Item extends Hit>(
  hits: readonly Item[],
  limits: { readonly files: number; readonly bytes: number },
): Chosen<Item> {
  const frequency = new Map<string, number>();
  for (const hit of hits) for (const needle of hit.needles) frequency.set(needle, (frequency.get(needle) ?? 0) + 1);
  const weight = (hit: Item): number => {
    const rarity = hit.needles.reduce(
      (sum, needle) => sum + needle.length / (1 + Math.log2(frequency.get(needle) ?? 1)),
      0,
    );
    return rarity + (hit.distance === null ? 0 : 40 / (1 + hit.distance));
  };
  const ordered = hits
    .map((hit) => ({ hit, weight: weight(hit) }))
    .toSorted((a, b) => b.weight - a.weight || (a.hit.path < b.hit.path ? -1 : 1));
  const parse: Item[] = [];
  const rest: Item[] = [];
  const covered = new Map<string, number>();
  let bytes = 0;
  for (const [rank, { hit }] of ordered.entries()) {
    // What many parsed files hold already is an ordinary word: one more file of it tells nothing.
    const isNews = hit.needles.some((needle) => (covered.get(needle) ?? 0) < ENOUGH);
    if (rank >= ALWAYS && hit.distance === null && !isNews) continue;
    if (parse.length < limits.files && bytes + hit.text.length <= limits.bytes) {
      parse.push(hit);
      bytes += hit.text.length;
      for (const needle of hit.needles) covered.set(needle, (covered.get(needle) ?? 0) + 1);
    } else rest.push(hit);
  }
  return {
    parse,
    unknown: rest.filter((hit) => hit.needles.some((needle) => needle.length >= TELLING && !covered.has(needle))),
  };
}
