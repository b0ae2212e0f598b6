import { packingsOf } from '../forms/column-packings.ts';
import type { OracleFile, ValueKind } from '../model/oracle.ts';
import type { Match } from '../model/rule.ts';
import type { Unit } from '../model/unit.ts';
import { SHORTEST_ORDER } from '../sources/call-order.ts';
import type { ValueWeights } from './value-weight.ts';

/** Bits of a run that is all that is asked, neither more nor less. */
const WHOLE = 6;

/** Answers of a test, repeated in their order. */
export interface Sequence {
  readonly bits: number;
  readonly matches: readonly Match[];
}

const columns = new WeakMap<OracleFile, readonly Match[]>();

/** The expected values of a file in order, one a case: the column of answers of its tables. */
function columnOf(file: OracleFile): readonly Match[] {
  let column = columns.get(file);
  if (!column) {
    column = file.reading.cases.flatMap((known) => {
      const answers = known.values.filter((value) => value.role === 'expected');
      const last = answers.findLast(
        (answer) => !known.values.some((value) => value.role === 'input' && value.text === answer.text),
      );
      return last && known.kind !== 'file' && known.kind !== 'test'
        ? [{ file, case: known, value: last, similarity: 1 }]
        : [];
    });
    columns.set(file, column);
  }
  return column;
}

/** The longest run of a list's literals that some file's answers hold in the same order. */
export function sequenceIn(unit: Unit, files: readonly OracleFile[], weights: ValueWeights): Sequence | null {
  const wanted = unit.results;
  let best: Sequence | null = null;
  for (const file of files) {
    const column = columnOf(file);
    for (let start = 0; start + wanted.length <= column.length; start++) {
      const run = column.slice(start, start + wanted.length);
      if (!run.every(({ value }, i) => value.text === wanted[i]?.text)) continue;
      const distinct = new Set(wanted.map((atom) => atom.text)).size;
      if (distinct < 3) continue;
      const values = wanted.reduce(
        (sum, atom) => sum + Math.min(8, weights.pairBits(atom.kind, atom.text, file.isRelated)),
        0,
      );
      const bits = values - Math.log2(column.length) + (run.length === column.length ? WHOLE : 0);
      if (!best || bits > best.bits) best = { bits, matches: run };
    }
  }
  return best;
}

/**
 * Answers of yes or no that a test asks one after the other, handed out by a function that reads none of its parameters:
 * as the bits of a number, in either order, or as a text or list of two signs.
 */
export function truthsIn(unit: Unit, files: readonly OracleFile[]): Sequence | null {
  if (unit.isBlind !== true) return null;
  for (const file of files) {
    for (const known of file.reading.cases) {
      const { truths = [] } = known;
      const [first] = known.values;
      if (truths.length < SHORTEST_ORDER || new Set(truths).size < 2 || !first) continue;
      if (unit.results.some(({ kind, text }) => spells(kind, text, truths)))
        return { bits: truths.length + WHOLE, matches: [{ file, case: known, value: first, similarity: 1 }] };
    }
  }
  return null;
}

function spells(kind: ValueKind, text: string, truths: readonly boolean[]): boolean {
  if (kind === 'number') return packingsOf(truths.map((truth) => ({ kind: 'boolean', text: String(truth) }))).has(text);
  if (text.length < truths.length || text.length > 2 * truths.length) return false;
  const yes = text.charAt(truths.indexOf(true));
  const no = text.charAt(truths.indexOf(false));
  return yes !== no && truths.every((truth, i) => text.charAt(i) === (truth ? yes : no));
}
