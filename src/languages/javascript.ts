import { ecmascript } from '../grammar/ecmascript.ts';
import { syntaxLanguage } from '../grammar/language.ts';
import type { Language } from '../model/language.ts';

export const language: Language = syntaxLanguage({
  id: 'javascript',
  title: 'JavaScript',
  extensions: ['.js', '.mjs', '.cjs', '.jsx'],
  fileNames: ['Jakefile'],
  interpreters: ['node', 'nodejs', 'bun'],
  grammar: 'javascript',
  table: ecmascript,
});
