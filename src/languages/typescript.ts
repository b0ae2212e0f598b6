import { ecmascript } from '../grammar/ecmascript.ts';
import { syntaxLanguage } from '../grammar/language.ts';
import type { Language } from '../model/language.ts';

export const language: Language = syntaxLanguage({
  id: 'typescript',
  title: 'TypeScript',
  extensions: ['.ts', '.mts', '.cts'],
  fileNames: [],
  interpreters: ['ts-node', 'tsx', 'deno'],
  grammar: 'typescript',
  table: ecmascript,
});
