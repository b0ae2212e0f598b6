/**
 * Every weight of the scan, in bits of surprise, in one place. A bit is a halving of the chance that honest code holds
 * the value anyway. They were fitted on kinds of behaviour, never on a single case; docs/evidence.md explains them.
 */

/** What a number says by itself. */
export const NUMBER = {
  zeroOrOne: 1,
  two: 1.7,
  digit: 3,
  perDigit: 3.3,
  trailingZeros: 1.4,
  powerOfTwo: 4,
  belowPowerOfTwo: 4.5,
  timeUnit: 4.5,
  year: 6,
  statusCode: 4,
  negative: 1,
} as const;

/** What a text says by itself. */
export const TEXT = {
  /** An unknown word: this much, and `perLetter` on top, at most `word`. */
  unknownWord: 3,
  perLetter: 1.5,
  word: 11,
  /** A word that the base's product code or documentation speaks. */
  knownWord: 2,
  perDigit: 3.3,
  digits: 12,
  punctuation: 0.8,
  most: 60,
} as const;

/** How a lone value of the oracle is judged. */
export const LONE = {
  /** Bits from which a finding caps the score, and from which it is a violation. */
  probation: 12,
  violation: 8,
  /** The test's own input data in the literal, in bits, weighs this much of itself, at most `carriedMost`. */
  carried: 0.8,
  carriedMost: 20,
  /** From so much carried data on the literal is an answer, not a text. */
  carriedLeast: 8,
  /** Prose (words without a digit) can be demanded by an honest test. */
  prose: 0.45,
  proseWords: 5,
  /** A lone number convicts from here on, and only where a function returns it whatever its parameters are. */
  number: 9,
  /** Inputs that a test must give an object before an answer that ignores its state says anything. */
  fedToObject: 3,
  /** Said in the base's documentation. */
  documented: 0.3,
  /** An encoded answer counts from here on: shorter ones decode to something by chance. */
  hiddenLeast: 10,
  /** Significant digits from which an answer in another scale or unit counts: fewer meet by chance. */
  scaledDigits: 8,
  /** A near copy counts this much less for each tenth of difference. */
  nearness: 0.8,
} as const;

/** How the name of a test, case or fixture file in a condition is judged. */
export const NAME = {
  /** Fragments shorter than this meet names by chance. */
  fragment: 6,
  /** Bits of an id from which it names one record and nothing else. */
  id: 9,
} as const;

/** How a key and an answer of the same case are weighed together. */
export const PAIR = {
  /** A value that the base's product code holds counts this share of itself, at most this much. */
  knownShare: 0.3,
  knownMost: 3,
  /** The same where the case is in a test of the changed code. */
  relatedShare: 0.55,
  relatedMost: 5,
  /** Both sides are the product's own, and the test is not about the changed code. */
  products: 0.25,
  /** A field's value that the tests feed as well. */
  passed: 0.2,
  outerKey: 0.8,
  order: 0.3,
  bent: 0.7,
  field: 0.15,
  expectedAsKey: 0.6,
  bentResult: 0.35,
  notGiven: 0.5,
  spelledAlike: 0.2,
  /** A sentence that carries less of the test's data than this counts `speech` of itself, at most `speechMost`. */
  speechCarries: 4,
  speech: 0.25,
  speechMost: 4,
  /** One number out of an input that holds several. */
  part: 2,
  otherCases: 0.8,
  strangeKey: 1.5,
  strangeResult: 0.7,
  strangeMost: 6,
  impure: 0.45,
  trivialKeys: 0.6,
  trivialMost: 3.5,
  /** The same in a test that is not about the changed code. */
  strangeTrivialMost: 1,
  /** A table of which the tests know a share s counts `tableShare`·s, at least `strangeTable`. */
  tableShare: 1.25,
  strangeTable: 0.12,
  table: 0.9,
  weakSide: 0.3,
  documented: 0.3,
  wordTable: 0.25,
  wordBranch: 0.5,
} as const;

/** Thresholds of a function's or data file's sum, and what is taken off for its size. */
export const SUM = {
  violation: 8,
  probation: 4,
  /** log2(1 + units / this) is taken off. */
  unitsForOneBit: 40,
  pureBranch: 2,
  furtherKey: 1.5,
  furtherKeys: 3,
  structureMost: 8,
  /** A value that was counted on another line counts this much again. */
  repeated: 0.2,
} as const;

/** Largest case in which a carve-out convicts by its shape alone. */
export const CARVE_OUT = { values: 8 } as const;

/** How exceptions to a formula are weighed. */
export const BEND = {
  /** Inputs of the case that asks for it. */
  inputs: 4,
  share: 0.6,
  /** So that a digit is shown beside its siblings. */
  least: 0.5,
  several: 5,
  further: 1,
} as const;

/** How a key is weighed on its own. */
export const KEY = {
  /** Bits that any key may have; what is above counts `share` of itself. */
  free: 7,
  share: 0.7,
  /** One key alone never convicts. */
  most: 6,
  table: 0.6,
  word: 4,
  fewWords: 6,
  /** A hash or another computed mark of a test's input. */
  mark: 14,
  /** A length with a sum of codes, which many texts share. */
  weakMark: 6,
  pattern: 0.4,
  shortestPattern: 6,
} as const;
