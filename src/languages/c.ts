import { SLASH_COMMENT, STAR_COMMENT } from '../lexer/forms.ts';
import { tokenLanguage } from '../lexer/language.ts';
import type { Language } from '../model/language.ts';

export const language: Language = tokenLanguage({
  id: 'c',
  title: 'C',
  extensions: ['.c', '.h'],
  fileNames: [],
  interpreters: [],
  lexis: {
    lineComment: SLASH_COMMENT,
    blockComments: [STAR_COMMENT],
    strings: [
      { first: 'uUL"', open: /(?:u8|[uUL])?"/y, close: '"', escapes: 'backslash', isMultiline: false },
      { first: "uUL'", open: /(?:u8|[uUL])?'/y, close: "'", escapes: 'backslash', isMultiline: false },
    ],
    hasQuoteSeparator: true,
    directive: /#/y,
  },
  grammar: {
    keywords: {
      if: 'if',
      else: 'else',
      loop: 'for while',
      do: 'do',
      switch: 'switch',
      case: 'case',
      default: 'default',
      return: 'return',
      class: 'struct enum union',
      modifier: 'static const extern inline volatile register restrict typedef unsigned signed _Noreturn constexpr',
      prefix: 'sizeof',
      true: 'true',
      false: 'false',
      null: 'NULL nullptr',
    },
    blocks: 'braces',
    endsAtNewline: false,
    braces: 'list',
    isTypeFirst: true,
    attributes: ['['],
    members: ['.', '->'],
    pairs: [],
    hasTernary: true,
    parameterName: 'last',
    hasParenthesisedHeaders: true,
    joinsAdjacentStrings: true,
    hasMacroBodies: true,
    hasCaptureLambda: true,
  },
});
