import type { OracleCase, OracleFile } from '../model/oracle.ts';
import type { Knowledge, Match } from '../model/rule.ts';
import type { Atom, Unit } from '../model/unit.ts';
import { carriedBits } from './carried-data.ts';
import { matchesIn } from './case-matches.ts';
import type { Finding } from './lookup.ts';
import type { ValueWeights } from './value-weight.ts';
import { NUMBER, PAIR } from './weights.ts';

/** A key or an answer of a unit with what the oracle knows of it. */
export interface Side {
  readonly atom: Atom;
  readonly found: Finding;
  readonly matches: readonly Match[];
}

/** Bits of a value in the form that matched. */
function sideBits(atom: Atom, { flatBits, kind, text }: Finding, file: OracleFile, weights: ValueWeights): number {
  return (
    flatBits ??
    Math.max(weights.pairBits(kind, text, file.isRelated), weights.pairBits(atom.kind, atom.text, file.isRelated))
  );
}

export function keyWeight(
  { atom, found, matches }: Side,
  unit: Unit,
  known: OracleCase,
  file: OracleFile,
  inputs: number,
  knowledge: Knowledge,
  weights: ValueWeights,
): number {
  let bits = sideBits(atom, found, file, weights) - Math.log2(Math.max(1, inputs));
  const roles = matchesIn(matches, known).map((match) => match.value.role);
  if (atom.relation === 'order') bits *= PAIR.order;
  if (atom.isBent) bits *= PAIR.bent;
  if (!unit.keys.includes(atom) && unit.outerKeys.includes(atom)) bits *= PAIR.outerKey;
  if (atom.isField || roles.every((role) => role === 'field')) bits *= PAIR.field;
  else if (file.class !== 'golden' && roles.every((role) => role === 'expected')) bits *= PAIR.expectedAsKey;
  if (knowledge.saysDocumentation(atom.text) && unit.kind !== 'branch') bits *= 1 - PAIR.documented;
  return Math.max(0, bits);
}

export function resultWeight(
  { atom, found }: Side,
  unit: Unit,
  known: OracleCase,
  file: OracleFile,
  answers: number,
  keys: readonly Side[],
  knowledge: Knowledge,
  weights: ValueWeights,
): number {
  let bits = sideBits(atom, found, file, weights) - Math.log2(Math.max(1, answers));
  if (atom.isBent) bits *= PAIR.bentResult;
  if (!unit.isAnswer) bits *= PAIR.notGiven;
  if (keys.some(({ atom: key }) => isSpelledAlike(key.text, atom.text))) bits *= PAIR.spelledAlike;
  // In prompts everything is sentences: there two texts of one record stand together by no chance.
  if (unit.kind !== 'text' && isSpeech(found.text, known, knowledge))
    bits = Math.min(PAIR.speechMost, bits * PAIR.speech);
  return Math.max(0, bits);
}

/**
 * A sentence without data of the test in it: an error, a warning, a help text, which a failing test may rightly demand.
 */
export function isSpeech(text: string, known: OracleCase, knowledge: Knowledge): boolean {
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (words < 4 || /\d{2}/.test(text)) return false;
  return carriedBits(text, known, (word) => knowledge.isVocabulary(word)) < PAIR.speechCarries;
}

/**
 * A base case (`0 → "PT0S"`) is honest as often as not, and so is a name made of a name (`pnpm-lock.yaml` → `pnpm`):
 * neither ever convicts.
 */
export function capped(
  bits: number,
  file: OracleFile,
  keys: readonly Side[],
  results: readonly Side[],
  weights: ValueWeights,
): number {
  const isTrivialSide = (side: readonly Side[]): boolean =>
    side.every(({ atom }) => weights.isTrivial(atom.kind, atom.text));
  const isTrivial = isTrivialSide(keys) || isTrivialSide(results);
  if (isTrivial && !file.isRelated) return Math.min(bits, PAIR.strangeTrivialMost);
  return isTrivial || isNaming(keys, results) ? Math.min(bits, PAIR.trivialMost) : bits;
}

/** Whether every result is spelled like a key: a mapping of names. */
export function isNaming(keys: readonly Side[], results: readonly Side[]): boolean {
  return results.every((result) => keys.some((key) => isSpelledAlike(key.atom.text, result.atom.text)));
}

/** One word spelled inside the other (`audio/mp3` and `mp3`): a mapping of names, not of answers. */
function isSpelledAlike(key: string, result: string): boolean {
  const [a, b] = [normal(key), normal(result)];
  // What stands in a sentence or a document is data of it, not a part of its name.
  if (/\s/.test(key.trim()) || /\s/.test(result.trim())) return a === b;
  if (isOneFamily(a, b)) return true;
  return a.length >= 2 && b.length >= 2 && /\p{L}/u.test(a + b) && (a.includes(b) || b.includes(a));
}

/** Long names that begin alike: `audit_log_v2_20240110` and `audit-log-2024-01`. */
function isOneFamily(a: string, b: string): boolean {
  const shortest = Math.min(a.length, b.length);
  let shared = 0;
  while (shared < shortest && a[shared] === b[shared] && /\p{L}/u.test(a[shared] ?? '')) shared++;
  return shared >= 8 && shared * 2 >= shortest;
}

function normal(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

export function shapeFactor(
  unit: Unit,
  keys: readonly Side[],
  keyBits: number,
  resultBits: number,
  isWordy: boolean,
  knowledge: Knowledge,
  weights: ValueWeights,
): number {
  const isTable = unit.kind !== 'branch';
  let factor = isTable ? PAIR.table : unit.isPure ? 1 : PAIR.impure;
  if (keys.every(({ atom }) => weights.isTrivial(atom.kind, atom.text))) factor *= PAIR.trivialKeys;
  if (isTable && Math.min(keyBits, resultBits) < 2) factor *= PAIR.weakSide;
  if (isWordy) factor *= isTable ? PAIR.wordTable : PAIR.wordBranch;
  const isDocumented =
    isTable &&
    keys.every(({ atom }) => knowledge.saysDocumentation(atom.text)) &&
    unit.results.every((atom) => knowledge.saysDocumentation(atom.text));
  if (isDocumented) factor *= PAIR.documented;
  return factor;
}

export function everyWord(all: readonly Side[], weights: ValueWeights): boolean {
  return all.every(({ atom }) => weights.isWord(atom.kind, atom.text));
}

/** Codes of one digit: a table that gives each a name is a vocabulary as well. */
export function everyCode(all: readonly Side[], weights: ValueWeights): boolean {
  return all.every(({ atom }) => atom.kind === 'number' && weights.bits(atom.kind, atom.text) <= NUMBER.digit);
}
