import { quoted, tripled } from '../lexer/forms.ts';
import { tokenLanguage } from '../lexer/language.ts';
import type { StringForm } from '../lexer/lexis.ts';
import type { Language } from '../model/language.ts';

/** An apostrophe within a word (`don't`) or before one (`'a`, `'tis`) without a closing partner quotes nothing. */
const APOSTROPHE: StringForm = {
  ...quoted("'"),
  open: /(?<![\p{L}\p{N}_])'(?=(?:[^'\\\n]|\\[^\n]){0,200}')/uy,
};

export const language: Language = tokenLanguage({
  id: 'generic',
  title: 'Other text',
  extensions: [],
  // Code that the ending of texts would claim.
  fileNames: ['CMakeLists.txt', 'meson_options.txt'],
  interpreters: [],
  lexis: {
    // Only marks that hardly mean anything else: a comment hides its literals.
    lineComment: /(?<!\S)(?:\/\/|#(?=[\s!#]|$)|--(?=\s)|;;)/my,
    blockComments: [
      { first: '/', open: /\/\*/y, close: '*/', nests: false },
      { first: '<', open: /<!--/y, close: '-->', nests: false },
      { first: '{', open: /\{-(?=[\s#])/y, close: '-}', nests: true },
    ],
    strings: [tripled('"""', 'plain'), tripled("'''", 'plain'), quoted('"'), quoted('`'), APOSTROPHE],
    nameCharacters: '$',
    operators: ['<>', '++'],
  },
  grammar: {
    keywords: {
      if: 'if',
      else: 'else',
      'else-if': 'elif elsif elseif',
      switch: 'switch match case',
      then: 'then',
      return: 'return',
      throw: 'throw raise',
      function: 'function func fun fn def',
      declaration: 'let var val',
      true: 'true True',
      false: 'false False',
      null: 'null nil None undefined',
    },
    blocks: 'braces',
    endsAtNewline: true,
    braces: 'map',
    armArrow: '=>',
    members: ['.', '->', '::', '?.'],
    operators: { and: 50, or: 40, in: 70, eq: 60, '<>': 110, '++': 110 },
    pairs: [':', '=>'],
    hasTernary: true,
    parameterName: 'before-colon',
    expressionBody: '=>',
  },
});
