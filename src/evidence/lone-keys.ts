import { fitsOnly } from '../forms/pattern.ts';
import type { Knowledge, Match } from '../model/rule.ts';
import type { Atom, Unit } from '../model/unit.ts';
import type { Lookup } from './lookup.ts';
import { shapeOfText } from './shape-of-text.ts';
import type { ValueWeights } from './value-weight.ts';
import { KEY } from './weights.ts';

/** A condition that waits for a test's input, whatever its branch does. */
export interface LoneKey {
  readonly atom: Atom;
  readonly match: Match;
  readonly bits: number;
  /** How the input is recognised: its CRC-32, a fitted pattern; empty for the input itself. */
  readonly how: string;
}

/** The most telling key of a unit, on its own. */
export function loneKey(unit: Unit, lookup: Lookup, knowledge: Knowledge, weights: ValueWeights): LoneKey | null {
  if (unit.kind !== 'branch' && unit.kind !== 'entry') return null;
  let best: LoneKey | null = null;
  for (const atom of unit.keys) {
    const key = judgeKey(atom, unit, lookup, knowledge, weights);
    if (key && (!best || key.bits > best.bits)) best = key;
  }
  return best;
}

function judgeKey(atom: Atom, unit: Unit, lookup: Lookup, knowledge: Knowledge, weights: ValueWeights): LoneKey | null {
  if (atom.isField || atom.relation === 'order' || knowledge.saysProduct(atom.text)) return null;
  if (atom.relation === 'regex') return fittedPattern(atom, knowledge, weights);
  const mark = lookup.markOf(atom);
  // Lengths and sums fit many texts: only an input of a test of this code counts, and one such mark never convicts.
  const isWeak = mark !== null && /length|sum/.test(mark.name);
  if (mark && !(isWeak && !mark.match.file.isRelated))
    return { atom, match: mark.match, bits: isWeak ? KEY.weakMark : KEY.mark, how: mark.name };
  if (atom.relation !== 'equality' && atom.relation !== 'membership') return null;
  const found = lookup.find(atom);
  const match = found.matches.find(
    ({ value, similarity }) =>
      similarity === 1 && (value.role === 'input' || value.role === 'case-id' || value.role === 'prompt'),
  );
  if (!match || found.disguise !== '') return null;
  const raw = weights.bits(atom.kind, atom.text) - KEY.free - discount(atom);
  const bits = Math.min(KEY.most, KEY.share * raw) * (unit.kind === 'entry' ? KEY.table : 1) * (atom.isBent ? 0.5 : 1);
  return bits > 0 ? { atom, match, bits, how: '' } : null;
}

/** Words and addresses are what honest code is about. */
function discount({ kind, text }: Atom): number {
  if (kind === 'number') return 0;
  const shape = shapeOfText(text);
  if (shape === 'prose') return Number.POSITIVE_INFINITY;
  if (shape === 'identifier' && !/\d/.test(text)) return Number.POSITIVE_INFINITY;
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  return (
    (shape === 'identifier' || shape === 'address' ? KEY.word : 0) + (!/\d/.test(text) && words <= 3 ? KEY.fewWords : 0)
  );
}

/** A regular expression that is one input of the tests with a few wildcards in it. */
function fittedPattern(atom: Atom, knowledge: Knowledge, weights: ValueWeights): LoneKey | null {
  if (atom.text.length < KEY.shortestPattern || atom.text.includes('|')) return null;
  const fed = knowledge
    .inputs()
    .filter(
      ({ value }) =>
        value.kind === 'string' && value.text.length >= KEY.shortestPattern && fitsOnly(atom.text, value.text),
    );
  const [match] = fed;
  if (!match || fed.length > 1) return null;
  return {
    atom,
    match,
    bits: Math.min(KEY.most, KEY.pattern * (weights.bits('string', match.value.text) - KEY.free)),
    how: 'a pattern that fits it alone',
  };
}
