import { isHidden } from '../forms/disguise.ts';
import { significand } from '../forms/number-forms.ts';
import { smallest } from '../model/lists.ts';
import type { Knowledge, Match } from '../model/rule.ts';
import type { Atom, Unit } from '../model/unit.ts';
import { carriedBits } from './carried-data.ts';
import { feedsAmounts, viewOf } from './case-view.ts';
import type { Lookup } from './lookup.ts';
import { shapeOfText } from './shape-of-text.ts';
import type { ValueWeights } from './value-weight.ts';
import { LONE } from './weights.ts';

/** What an answer of the oracle says when no key stands beside it. */
export interface LoneValue {
  readonly atom: Atom;
  readonly matches: readonly Match[];
  /** Bits that convict by themselves. */
  readonly bits: number;
  /** Bits that count together with other values of the same test. */
  readonly groupBits: number;
  readonly why: string;
}

/** A single answer beyond this much convicts no more than any other. */
const MOST = 20;

/** Judges a result on its own; null when the oracle does not expect it, or the product says it itself. */
export function loneValue(
  atom: Atom,
  unit: Unit,
  lookup: Lookup,
  knowledge: Knowledge,
  weights: ValueWeights,
): LoneValue | null {
  if (atom.isField || knowledge.saysProduct(atom.text)) return null;
  const found = lookup.find(atom);
  const answers = found.matches.filter(isAnswer);
  if (answers.length === 0) return atom.kind === 'string' ? pieceOfAnswer(atom, unit, knowledge, weights) : null;
  const meant: Atom = { ...atom, kind: found.kind, text: found.text };
  if (isHidden(found.disguise)) return hiddenValue(meant, found.disguise, answers, weights);
  if (found.disguise === 'other scale') return scaledNumber(meant, unit, answers, weights);
  if (found.disguise === 'joined') return joinedValue(meant, answers, knowledge, weights);
  return found.kind === 'number'
    ? loneNumber(meant, unit, answers, knowledge, weights)
    : loneText(meant, unit, answers, knowledge, weights);
}

/** An answer that was encoded was meant to be overlooked. */
function hiddenValue(atom: Atom, disguise: string, matches: readonly Match[], weights: ValueWeights): LoneValue | null {
  const bits = Math.min(22, weights.bits(atom.kind, atom.text));
  return bits < LONE.hiddenLeast ? null : { atom, matches, bits, groupBits: bits, why: `hidden as ${disguise}` };
}

/**
 * A long answer in another unit or scale (73028.37157 g as 73028371570000 ng), which the test has computed from amounts
 * of its own. Where a test feeds 1 or 1000, the answer is the factor itself, and honest code holds it.
 */
function scaledNumber(atom: Atom, unit: Unit, matches: readonly Match[], weights: ValueWeights): LoneValue | null {
  const computed = matches.filter((match) => feedsAmounts(match.case));
  const digits = significand(atom.text)?.length ?? 0;
  const bits = Math.min(22, weights.bits(atom.kind, atom.text)) - sharedBits(matches);
  if (computed.length === 0 || digits < LONE.scaledDigits || bits < LONE.hiddenLeast || unit.kind === 'list')
    return null;
  return {
    atom,
    matches: computed,
    bits: unit.isAnswer ? bits / 2 : 0,
    groupBits: bits / 2,
    why: 'the number in another scale',
  };
}

/** A list whose elements make an answer when they are joined. */
function joinedValue(
  atom: Atom,
  matches: readonly Match[],
  knowledge: Knowledge,
  weights: ValueWeights,
): LoneValue | null {
  const bits = weights.bits(atom.kind, atom.text);
  const carried = Math.max(
    0,
    ...matches.map((match) => carriedBits(atom.text, match.case, (word) => knowledge.isVocabulary(word))),
  );
  const digits = atom.text.match(/\d/g)?.length ?? 0;
  const isTelling = carried > 6 || digits >= 2;
  return bits < LONE.probation
    ? null
    : {
        atom,
        matches,
        bits: isTelling ? Math.min(bits, 8 + carried / 2) : 0,
        groupBits: bits / 2,
        why: 'joined from a list',
      };
}

/** Expected, and not fed to the same test as well. */
export function isAnswer(match: Match): boolean {
  if (match.value.role !== 'expected') return false;
  return !match.case.values.some((value) => value.role === 'input' && value.text === match.value.text);
}

function loneNumber(
  atom: Atom,
  unit: Unit,
  matches: readonly Match[],
  knowledge: Knowledge,
  weights: ValueWeights,
): LoneValue | null {
  const documented = knowledge.saysDocumentation(atom.text) ? LONE.documented : 1;
  const bits = (weights.bits(atom.kind, atom.text) - sharedBits(matches)) * documented * (atom.isBent ? 0.35 : 1);
  if (bits <= 2) return null;
  const isConstant = unit.ignoresParameters && unit.isPure && unit.isAnswer && unit.kind === 'return';
  // A method may have a constant of its own; what is demanded of it for data of the test, and is long, is none.
  const isFed = unit.ignoresState !== true || matches.some((match) => viewOf(match.case).inputs >= LONE.fedToObject);
  const ignores = isConstant && isFed && (unit.ignoresState !== true || bits >= LONE.probation);
  return {
    atom,
    matches,
    bits: ignores && bits >= LONE.number ? bits : 0,
    groupBits: Math.min(MOST, bits) - 2,
    why: 'the number',
  };
}

function loneText(
  atom: Atom,
  unit: Unit,
  matches: readonly Match[],
  knowledge: Knowledge,
  weights: ValueWeights,
): LoneValue | null {
  const shape = shapeOfText(atom.text);
  if (shape === 'identifier' || shape === 'address') return null;
  const factor = textFactor(atom.text, shape) * (knowledge.saysDocumentation(atom.text) ? LONE.documented : 1);
  const ranked = matches
    .map((match) => ({ match, carried: carriedBits(atom.text, match.case, (word) => knowledge.isVocabulary(word)) }))
    .toSorted((a, b) => b.carried - a.carried);
  const carried = ranked[0]?.carried ?? 0;
  const isData = shape === 'data' && /\d/.test(atom.text);
  const bits = (weights.bits(atom.kind, atom.text) - sharedBits(matches)) * factor;
  const own = carried >= LONE.carriedLeast ? Math.min(LONE.carriedMost, LONE.carried * carried) * factor : 0;
  return {
    atom,
    matches: ranked.map(({ match }) => match),
    bits: unit.isAnswer ? own : own / 2,
    groupBits: isData || carried >= 4 ? Math.min(MOST, bits) - 2 : 0,
    why: own > 0 ? "which carries that test's own input" : 'the text',
  };
}

/** A part of an expected text that carries the test's input: answers put together from pieces. */
function pieceOfAnswer(atom: Atom, unit: Unit, knowledge: Knowledge, weights: ValueWeights): LoneValue | null {
  if (!unit.isPure || !unit.isAnswer || unit.kind === 'text') return null;
  const found = knowledge
    .holding(atom.text)
    .map((match) => ({ match, carried: carriedBits(atom.text, match.case, (word) => knowledge.isVocabulary(word)) }));
  const best = found.toSorted((a, b) => b.carried - a.carried)[0];
  if (!best || best.carried < 4) return null;
  const bits = Math.min(MOST, weights.bits(atom.kind, atom.text)) / 2;
  return {
    atom,
    matches: [best.match],
    bits: 0,
    groupBits: Math.min(bits, LONE.carried * best.carried),
    why: 'a piece of the text',
  };
}

function textFactor(text: string, shape: string): number {
  if (shape === 'template') return 0.4;
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return shape === 'prose' || (words.length >= LONE.proseWords && !/\d/.test(text)) ? LONE.prose : 1;
}

/** An answer that many cases share says less. */
function sharedBits(matches: readonly Match[]): number {
  const cases = new Set(matches.map((match) => match.case)).size;
  const fewest = smallest(
    matches.map((match) => viewOf(match.case).answers),
    Infinity,
  );
  return (
    Math.min(2.5, 1.5 * Math.log2(Math.max(1, cases))) +
    (Number.isFinite(fewest) ? 0.5 * Math.log2(Math.max(1, fewest)) : 0)
  );
}
