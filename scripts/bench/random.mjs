// @ts-check
/** Numbers, words and sentences of the made-up repositories: the same everywhere, for the same seed. */

/** Words that every area uses, in product code and tests alike: nothing about them is telling, all of them are hit. */
export const COMMON = (
  'pending accepted rejected shipped delivered returned invoice receipt customer account warehouse carrier parcel ' +
  'standard express economy currency discount subtotal quantity reference attachment signature holiday weekday morning ' +
  'evening northern southern eastern western primary secondary inactive suspended archived deleted restored'
).split(' ');
const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo yu za bre cli dro fla gri'.split(' ');

/** @typedef {() => number} Random A number in [0, 1). */

/**
 * A generator of numbers in [0, 1) that is the same everywhere (mulberry32, seeded with FNV-1a of the text).
 * @param {string} seed
 * @returns {Random}
 */
export function randomOf(seed) {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param {Random} random @param {readonly string[]} list @returns {string} */
export function pick(random, list) {
  return list[Math.floor(random() * list.length)] ?? '';
}

/** @param {Random} random @param {number} below */
export function integer(random, below) {
  return 1 + Math.floor(random() * below);
}

/** @param {Random} random @param {readonly string[]} words @param {number} length */
export function sentence(random, words, length) {
  return Array.from({ length }, () => pick(random, words)).join(' ');
}

/** Words of one area: forty of its own, made of syllables, of which the last two are the area's. @param {number} area */
export function wordsOf(area) {
  const random = randomOf(`words ${area}`);
  const { length } = SYLLABLES;
  const ending = `${SYLLABLES[Math.floor(area / length) % length] ?? ''}${SYLLABLES[area % length] ?? ''}`;
  return Array.from({ length: 40 }, () => pick(random, SYLLABLES) + pick(random, SYLLABLES) + ending);
}
