import type { Language } from '../model/language.ts';
import { lower } from './lowering.ts';
import type { LoweringTable } from './lowering.ts';
import { parseWith } from './runtime.ts';

/** What a language that is read by a grammar has to say about itself. */
export interface SyntaxLanguage extends Pick<Language, 'id' | 'title' | 'extensions' | 'fileNames' | 'interpreters'> {
  /** A key of `grammars/manifest.json`. */
  readonly grammar: string;
  readonly table: LoweringTable;
}

/** A language read by its grammar. Reading fails only when the installation is broken, never because of the source. */
export function syntaxLanguage(language: SyntaxLanguage): Language {
  const { grammar, table, ...description } = language;
  return {
    ...description,
    depth: 'syntax',
    read: (text) =>
      parseWith(grammar, text, ({ tree, isCutShort }) => ({
        language: description.id,
        ...lower(tree, text, table),
        testRegions: [],
        hasErrors: tree.rootNode.hasError || isCutShort,
        ...(isCutShort ? { unread: 'its syntax would take the parser too much work' } : {}),
      })),
  };
}
