import type { OracleFile } from '../model/oracle.ts';
import type { Match } from '../model/rule.ts';
import type { Unit } from '../model/unit.ts';
import type { ValueWeights } from './value-weight.ts';

/** A list of literals that repeats the answers of a test table in their order. */
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
      const values = wanted.reduce((sum, atom) => sum + Math.min(8, weights.bits(atom.kind, atom.text)), 0);
      const bits = values - Math.log2(column.length) + (run.length === column.length ? 6 : 0);
      if (!best || bits > best.bits) best = { bits, matches: run };
    }
  }
  return best;
}
