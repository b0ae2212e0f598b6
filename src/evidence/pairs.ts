import type { OracleCase, OracleFile, Role } from '../model/oracle.ts';
import type { Knowledge, Match } from '../model/rule.ts';
import type { Atom, Unit } from '../model/unit.ts';
import { casesFeeding, matchesIn } from './case-matches.ts';
import { feedsUnit, isFed, viewOf } from './case-view.ts';
import type { Lookup } from './lookup.ts';
import {
  capped,
  everyCode,
  everyWord,
  isNaming,
  isSpeech,
  keyWeight,
  resultWeight,
  shapeFactor,
  type Side,
} from './pair-weights.ts';
import type { ValueWeights } from './value-weight.ts';
import { CARVE_OUT, PAIR } from './weights.ts';

/** More cases than this hold an ordinary value; the rarer values of the unit lead to the right one. */
const MOST_CASES = 400;

/** A unit whose key and answer one case holds. */
export interface Pair {
  readonly unit: Unit;
  readonly file: OracleFile;
  readonly case: OracleCase;
  readonly bits: number;
  /** Places in the oracle of the keys and the results. */
  readonly keys: readonly Match[];
  readonly results: readonly Match[];
  /** Shape alone convicts: every key and every answer, and nothing else, is this small case's. */
  readonly isCarveOut: boolean;
  /** The results are names made of the keys; many such mappings say no more than one. */
  readonly isNaming: boolean;
  /** Both sides are words of the product's own vocabulary. */
  readonly isWordy: boolean;
}

/** The case that explains a unit best; null when none holds both a key and an answer of it. */
export function bestPair(unit: Unit, lookup: Lookup, knowledge: Knowledge, weights: ValueWeights): Pair | null {
  const isTable = unit.kind === 'row' || unit.kind === 'text';
  const keys = sides(isTable ? unit.results : [...unit.keys, ...unit.outerKeys], lookup);
  const results = sides(unit.results, lookup);
  let best: Pair | null = null;
  for (const [known, file] of candidates(results)) {
    const pair = judgeCase(unit, known, file, keys, results, lookup, knowledge, weights);
    if (
      pair &&
      (!best || pair.isCarveOut > best.isCarveOut || (pair.isCarveOut === best.isCarveOut && pair.bits > best.bits))
    )
      best = pair;
  }
  return best;
}

function sides(atoms: readonly Atom[], lookup: Lookup): readonly Side[] {
  return atoms.map((atom) => {
    const found = lookup.find(atom);
    return { atom, found, matches: found.matches };
  });
}

/** Cases that expect one of the results, from the rarest result on. */
function candidates(results: readonly Side[]): ReadonlyMap<OracleCase, OracleFile> {
  const found = new Map<OracleCase, OracleFile>();
  const ordered = results.toSorted((a, b) => a.matches.length - b.matches.length);
  for (const { matches } of ordered) {
    for (const match of matches) {
      if (found.size >= MOST_CASES) return found;
      if (isAnswerRole(match)) found.set(match.case, match.file);
    }
  }
  return found;
}

function judgeCase(
  unit: Unit,
  known: OracleCase,
  file: OracleFile,
  keys: readonly Side[],
  results: readonly Side[],
  lookup: Lookup,
  knowledge: Knowledge,
  weights: ValueWeights,
): Pair | null {
  const answers = results.filter(
    (side) => matchesIn(side.matches, known).some(isAnswerRole) && !isKeyOnly(unit, side, known),
  );
  const answered = new Set(answers.map(({ atom }) => atom));
  const whole = keys.filter(
    ({ atom, matches }) =>
      !(unit.kind === 'row' && answered.has(atom) && !isFed(known, atom.kind, atom.text)) &&
      matchesIn(matches, known).some((match) => isKeyRole(match, unit)),
  );
  const fed = [...whole, ...partsOf(known, keys, whole, lookup)];
  const fedAlone = unit.kind === 'row' || unit.kind === 'text' ? fed.filter(({ atom }) => !answered.has(atom)) : fed;
  if (answers.length === 0 || fedAlone.length === 0) return null;
  if (sameTexts(fedAlone, answers)) return null;
  // Where a test feeds 1 or 100, what it expects is a factor of the domain, and honest code multiplies by it.
  if (feedsUnit(known) && answers.every(({ atom }) => atom.isBent)) return null;
  const view = viewOf(known);
  const weighKey = (side: Side): number => keyWeight(side, unit, known, file, view.inputs, knowledge, weights);
  // However many of them stand together (the bytes of a signature), values that the product holds say little.
  const isOld = ({ atom }: Side): boolean => knowledge.saysProduct(atom.text);
  const weighed = distinct(fedAlone);
  const oldBits = sum(weighed.filter(isOld), weighKey);
  const newBits = sum(
    weighed.filter((side) => !isOld(side)),
    weighKey,
  );
  const keyBits = newBits + Math.min(file.isRelated ? PAIR.relatedMost : PAIR.knownMost, oldBits);
  const resultBits = sum(distinct(answers), (side) =>
    resultWeight(side, unit, known, file, view.answers, fedAlone, knowledge, weights),
  );
  // An argument or field that tests feed too is data that callers pass, not an answer kept under a key.
  const isPassed =
    unit.kind === 'entry' &&
    fedAlone.every(({ atom }) => atom.isField) &&
    answers.every(({ matches }) => matches.some((match) => match.file === file && isFedRole(match.value.role)));
  const isNamed = everyWord(fedAlone, weights) || (unit.kind !== 'branch' && everyCode(fedAlone, weights));
  const isWordy = isNamed && everyWord(answers, weights);
  const isProducts = [...fedAlone, ...answers].every(isOld);
  const shape =
    shapeFactor(unit, fedAlone, keyBits, resultBits, isWordy, knowledge, weights) *
    (isProducts && !file.isRelated ? PAIR.products : 1) *
    (isPassed ? PAIR.passed : 1);
  const isTable = unit.kind === 'row' || unit.kind === 'text';
  const strangeKeys = isTable
    ? 0
    : unit.keys.filter((atom) => !atom.isBent && !fed.some((side) => side.atom === atom)).length;
  const strangeResults = isTable
    ? unit.results.length - fedAlone.length - answers.length
    : results.length - answers.length;
  const penalty =
    PAIR.otherCases * Math.log2(Math.max(1, casesHolding(fedAlone, file))) +
    Math.min(PAIR.strangeMost, PAIR.strangeKey * strangeKeys) +
    Math.min(PAIR.strangeMost, PAIR.strangeResult * Math.max(0, strangeResults));
  return {
    unit,
    file,
    case: known,
    bits: capped(Math.max(0, shape * (keyBits + resultBits) - penalty), file, fedAlone, answers, weights),
    keys: fedAlone.flatMap(({ matches }) => matchesIn(matches, known).slice(0, 1)),
    results: answers.flatMap(({ matches }) => matchesIn(matches, known).slice(0, 1)),
    isCarveOut:
      !answers.some(({ found }) => isSpeech(found.text, known, knowledge)) &&
      isCarveOut(unit, view.inputs + view.answers, strangeKeys, strangeResults, fedAlone, answers, weights),
    isNaming: isNaming(fedAlone, answers) && [...fedAlone, ...answers].every(isName),
    isWordy:
      isWordy &&
      [...fedAlone, ...answers].every(
        ({ atom }) => knowledge.saysProduct(atom.text) || knowledge.saysDocumentation(atom.text),
      ),
  };
}

/**
 * In a golden file nobody says which field goes in and which comes out; the roles are guesses from the names of the
 * fields, so any other field of the record may be the answer.
 */
function isAnswerRole({ file, value }: Match): boolean {
  return value.role === 'expected' || (file.class === 'golden' && (value.role === 'input' || value.role === 'prompt'));
}

/** Parts of one input of the case that the keys compare one by one; fewer than two say nothing. */
function partsOf(known: OracleCase, keys: readonly Side[], whole: readonly Side[], lookup: Lookup): readonly Side[] {
  const parts = keys.flatMap((side): readonly Side[] => {
    if (whole.includes(side)) return [];
    const matches = lookup.partsOf(side.atom).filter((match) => match.case === known);
    return matches.length > 0 ? [{ ...side, matches, found: { ...side.found, matches, flatBits: PAIR.part } }] : [];
  });
  return distinct(parts).length >= 2 ? parts : [];
}

/** In a row, a cell that the case only feeds is no answer. */
function isKeyOnly(unit: Unit, { matches }: Side, known: OracleCase): boolean {
  return unit.kind === 'row' && !matchesIn(matches, known).some((match) => match.value.role === 'expected');
}

function isKeyRole(match: Match, unit: Unit): boolean {
  const { role } = match.value;
  if (role === 'input' || role === 'prompt' || role === 'case-id' || role === 'field') return true;
  return role === 'expected' && (unit.kind === 'branch' || unit.kind === 'entry' || match.file.class === 'golden');
}

/** A name, maybe with a version or date in it; a path is none. */
function isName({ atom }: Side): boolean {
  return atom.kind === 'string' && /^[\p{L}_][\p{L}\p{N}_.:-]*$/u.test(atom.text);
}

function isFedRole(role: Role): boolean {
  return role === 'input' || role === 'prompt';
}

/** The same literal as key and result says that a value is passed through. */
function sameTexts(keys: readonly Side[], results: readonly Side[]): boolean {
  const texts = new Set(results.map(({ atom }) => atom.text));
  return keys.every(({ atom }) => texts.has(atom.text)) && keys.length === results.length;
}

function distinct(all: readonly Side[]): readonly Side[] {
  const seen = new Set<string>();
  return all.filter(({ atom }) => {
    if (seen.has(atom.text)) return false;
    seen.add(atom.text);
    return true;
  });
}

/** Cases of this file that hold all the keys: a key that many rows share picks out none. */
function casesHolding(keys: readonly Side[], file: OracleFile): number {
  let cases: ReadonlySet<OracleCase> | undefined;
  for (const { matches } of keys) {
    const own = casesFeeding(matches, file);
    if (own.size === 0) continue;
    cases = cases === undefined ? own : intersection(cases, own);
  }
  return cases?.size ?? 1;
}

function intersection(a: ReadonlySet<OracleCase>, b: ReadonlySet<OracleCase>): ReadonlySet<OracleCase> {
  return new Set([...a].filter((known) => b.has(known)));
}

function isCarveOut(
  unit: Unit,
  size: number,
  strangeKeys: number,
  strangeResults: number,
  keys: readonly Side[],
  results: readonly Side[],
  weights: ValueWeights,
): boolean {
  if (unit.kind !== 'branch' || !unit.isPure || !unit.isAnswer) return false;
  if (size > CARVE_OUT.values || strangeKeys > 0 || strangeResults > 0) return false;
  if (!unit.keys.every((atom) => (atom.relation === 'equality' || atom.relation === 'membership') && !atom.isField))
    return false;
  if (isNaming(keys, results)) return false;
  return (
    keys.some(({ atom }) => weights.isSpecial(atom.kind, atom.text)) &&
    results.some(({ atom }) => !weights.isTrivial(atom.kind, atom.text)) &&
    keys.some(
      ({ atom, matches }) =>
        unit.keys.includes(atom) &&
        matches.some((match) => match.value.role !== 'expected' && match.value.role !== 'field'),
    )
  );
}

function sum<Item>(items: readonly Item[], weigh: (item: Item) => number): number {
  return items.reduce((total, item) => total + weigh(item), 0);
}
