import type { GoldenFormat } from '../model/golden.ts';
import { readCsv } from '../records/csv-cases.ts';
import { plainText } from '../records/lines.ts';
import { extensionsOf, fitsExtension, innerPath, isApproval } from '../records/paths.ts';

const EXTENSIONS = new Set(['csv', 'tsv', 'psv']);

const DELIMITERS: Readonly<Record<string, string>> = { tsv: '\t', psv: '|' };

/** Comma-, tab-, semicolon- or bar-separated values. */
export const golden: GoldenFormat = {
  id: 'csv',
  title: 'CSV and TSV',
  fits: (path) => (isApproval(path) ? Math.min(1, fitsExtension(path, EXTENSIONS)) : fitsExtension(path, EXTENSIONS)),
  read(path, text) {
    const extension = extensionsOf(innerPath(path))[0] ?? '';
    return readCsv(plainText(text), DELIMITERS[extension] ?? null);
  },
};
