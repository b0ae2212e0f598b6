import type { Language } from '../model/language.ts';
import { csvSyntax } from '../records/csv-syntax.ts';

export const language: Language = {
  id: 'csv',
  title: 'CSV',
  extensions: ['.csv', '.tsv', '.tab', '.psv'],
  fileNames: [],
  interpreters: [],
  depth: 'syntax',
  read: (text) => Promise.resolve({ language: 'csv', ...csvSyntax(text) }),
};
