import type { Language } from '../model/language.ts';
import { compileGrammar } from './grammar.ts';
import type { Grammar } from './grammar.ts';
import type { Lexis } from './lexis.ts';
import { parseTokens } from './parser.ts';
import { withoutTestModules } from './test-marks.ts';
import { TokenRules } from './token-rules.ts';
import type { TokenStream } from './token.ts';
import { tokenise } from './tokeniser.ts';

/** What a language that is read by the lexer has to say about itself. */
export interface TokenLanguage extends Pick<Language, 'id' | 'title' | 'extensions' | 'fileNames' | 'interpreters'> {
  readonly lexis: Lexis;
  readonly grammar: Grammar;
}

/** A language whose tokens can be looked at. */
export interface LexedLanguage extends Language {
  tokens(text: string): TokenStream;
}

/** An attribute that marks a test or a module of tests, roughly. */
const TEST_ATTRIBUTE = /#\[(?:cfg\(|[\w:]{0,60}test)/;

/** A language read by the lexer and the tolerant parser. Reading never fails. */
export function tokenLanguage({ lexis, grammar, ...description }: TokenLanguage): LexedLanguage {
  const rules = new TokenRules(lexis);
  const compiled = compileGrammar(grammar);
  return {
    ...description,
    depth: 'tokens',
    ...(grammar.hasTestRegions === true && { inSourceTests: TEST_ATTRIBUTE, spoken: withoutTestModules }),
    tokens: (text) => tokenise(text, rules),
    read: (text) =>
      Promise.resolve({ language: description.id, ...parseTokens(tokenise(text, rules), text, compiled) }),
  };
}
