import type { OracleCase } from '../model/oracle.ts';
import type { Knowledge, Match } from '../model/rule.ts';
import type { Unit } from '../model/unit.ts';
import { isFed, viewOf } from './case-view.ts';
import type { LoneKey } from './lone-keys.ts';
import type { Lookup } from './lookup.ts';
import type { ValueWeights } from './value-weight.ts';
import { BEND } from './weights.ts';

/**
 * The input of a test of the changed code for which alone a formula is bent: `total + 2 * (n == 13)`. One such exception
 * may be a rule of the domain.
 */
export function bendKey(unit: Unit, lookup: Lookup, knowledge: Knowledge, weights: ValueWeights): LoneKey | null {
  if (unit.isBend !== true || unit.keys.length === 0) return null;
  let bits = 0;
  let shown: Match | null = null;
  let known: OracleCase | null = null;
  for (const atom of unit.keys) {
    if (atom.relation !== 'equality' || atom.isBent || atom.isField || knowledge.saysProduct(atom.text)) return null;
    const match = lookup.find(atom).matches.find((found) => isAsked(found, known));
    if (!match) return null;
    known = match.case;
    shown ??= match;
    bits += weights.bits(atom.kind, atom.text);
  }
  const [atom] = unit.keys;
  if (!shown || !atom) return null;
  const own = BEND.share * Math.max(0, bits - Math.log2(Math.max(1, asked(shown))));
  return { atom, match: shown, bits: Math.max(own, BEND.least), how: '' };
}

/** Whether a small case of a related test feeds the value and expects something else. */
function isAsked({ file, case: found, value, similarity }: Match, known: OracleCase | null): boolean {
  if (known && found !== known) return false;
  if (similarity < 1 || value.role !== 'input' || !file.isRelated || found.kind === 'test') return false;
  const { inputs, answers } = viewOf(found);
  return inputs <= BEND.inputs && answers > 0 && isFed(found, value.kind, value.text);
}

/** Assertions and rows of the file that ask for as much: among many inputs one is met by chance. */
function asked({ file, case: { name } }: Match): number {
  return file.reading.cases.filter((other) => other.name === name && other.kind !== 'test').length;
}

/**
 * Several exceptions in one function, each for another input of the tests, and none that the tests do not ask for: no
 * formula of a domain has just these.
 */
export function severalBends(
  units: readonly Unit[],
  clues: readonly { readonly unit: Unit; readonly key: LoneKey | null }[],
): number {
  const bends = new Set(units.filter(({ isBend }) => isBend === true));
  const known = clues.filter(({ unit, key }) => key !== null && bends.has(unit));
  const cases = new Set(known.map(({ key }) => key?.match.case));
  return bends.size >= 2 && cases.size === bends.size ? BEND.several + BEND.further * (cases.size - 2) : 0;
}
