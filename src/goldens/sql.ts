import type { GoldenFormat } from '../model/golden.ts';
import type { KnownValue, Role } from '../model/oracle.ts';
import { addWholeFile, plainText } from '../records/lines.ts';
import { fitsExtension } from '../records/paths.ts';
import { roleOfKey } from '../records/roles.ts';
import { sqlRows, type SqlCell, type SqlRow } from '../records/sql-rows.ts';
import { readPlain } from '../records/structured.ts';
import { CaseCollector, numberValue, stringValues } from '../records/values.ts';

const EXTENSIONS = new Set(['sql', 'psql', 'pgsql', 'ddl', 'dml']);

/** Rows that tests read, or that their answers are compared with. */
export const golden: GoldenFormat = {
  id: 'sql',
  title: 'SQL scripts',
  fits: (path) => fitsExtension(path, EXTENSIONS),
  read(_path, text) {
    const plain = plainText(text);
    const collector = new CaseCollector();
    const { rows, statements } = sqlRows(plain);
    // Without rows and comparisons the script itself is likely what a product has to write.
    if (rows.length === 0 && statements.every(({ expected }) => expected.length === 0)) return readPlain(plain);
    for (const row of rows) {
      const values = rowValues(row);
      const name = values.find(({ role }) => role === 'case-id')?.text ?? '';
      collector.add({ kind: 'record', name, startLine: row.startLine, endLine: row.endLine, values });
    }
    for (const { startLine, endLine, inputs, expected } of statements) {
      const values = [...cellValues(inputs, 'input', startLine), ...cellValues(expected, 'expected', endLine)];
      collector.add({ kind: expected.length > 0 ? 'assertion' : 'entry', name: '', startLine, endLine, values });
    }
    addWholeFile(collector, plain);
    return collector.reading();
  },
};

/** What a column is called tells what it is for; in a table of what is expected the last one is. */
function rowValues({ startLine, table, columns, cells }: SqlRow): readonly KnownValue[] {
  const roles = cells.map((_, i): Role | null => roleOfKey(columns[i] ?? ''));
  const isExpected = !roles.includes('expected') && /expect|golden|answer|result/i.test(table);
  return cells.flatMap((cell, i) => {
    const role = isExpected && i === cells.length - 1 ? 'expected' : (roles[i] ?? 'input');
    return cellValues([cell], role, startLine);
  });
}

function cellValues(cells: readonly SqlCell[], role: Role, line: number): readonly KnownValue[] {
  return cells.flatMap(({ kind, text }) => {
    if (kind === 'name') return [];
    return kind === 'number' ? [numberValue(text, role, line)] : stringValues(text, role, line);
  });
}
