import { ecmascript } from '../grammar/ecmascript.ts';
import { syntaxLanguage } from '../grammar/language.ts';
import type { Language } from '../model/language.ts';

/** TypeScript with JSX: a grammar of its own, since `<T>x` is a cast in one and a tag in the other. */
export const language: Language = syntaxLanguage({
  id: 'tsx',
  title: 'TSX',
  extensions: ['.tsx'],
  fileNames: [],
  interpreters: [],
  grammar: 'tsx',
  table: ecmascript,
});
