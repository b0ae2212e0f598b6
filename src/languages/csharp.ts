import { quoted, SLASH_COMMENT, STAR_COMMENT } from '../lexer/forms.ts';
import { tokenLanguage } from '../lexer/language.ts';
import type { Language } from '../model/language.ts';

const HOLES = [{ open: '{', close: '}' }];

export const language: Language = tokenLanguage({
  id: 'csharp',
  title: 'C#',
  extensions: ['.cs', '.csx'],
  fileNames: [],
  interpreters: ['dotnet-script'],
  lexis: {
    lineComment: SLASH_COMMENT,
    blockComments: [STAR_COMMENT],
    strings: [
      {
        first: '$"',
        open: /(?<dollars>\${0,8})(?<quotes>"{3,20})/y,
        close: (opening) => opening.groups?.['quotes'] ?? '"""',
        escapes: 'none',
        holes: (opening) => {
          const count = opening.groups?.['dollars']?.length ?? 0;
          return count === 0 ? [] : [{ open: '{'.repeat(count), close: '}'.repeat(count) }];
        },
        isMultiline: true,
        layout: 'indented-chomped',
      },
      { first: '$@', open: /(?:\$@|@\$)"/y, close: '"', escapes: 'doubled', holes: HOLES, isMultiline: true },
      { first: '@', open: /@"/y, close: '"', escapes: 'doubled', isMultiline: true },
      { first: '$', open: /\$"/y, close: '"', escapes: 'backslash', holes: HOLES, isMultiline: false },
      { first: '"', open: /"/y, close: '"', escapes: 'backslash', isMultiline: false },
      quoted("'"),
    ],
    extraNames: /@(?<name>[\p{L}_][\p{L}\p{N}_]*)/uy,
    directive: /#/y,
  },
  grammar: {
    keywords: {
      if: 'if',
      else: 'else',
      loop: 'for foreach while',
      do: 'do',
      switch: 'switch',
      case: 'case',
      default: 'default',
      return: 'return',
      throw: 'throw',
      try: 'try',
      handler: 'catch finally',
      class: 'class interface enum struct record namespace',
      import: 'using',
      modifier:
        'var public private protected internal static readonly const abstract sealed virtual override async extern partial unsafe volatile required file global yield ref out params checked unchecked',
      prefix: 'await not typeof',
      new: 'new',
      true: 'true',
      false: 'false',
      null: 'null',
    },
    blocks: 'braces',
    endsAtNewline: false,
    braces: 'list',
    isTypeFirst: true,
    hasGenerics: true,
    lambdaArrow: '=>',
    armArrow: '=>',
    attributes: ['['],
    members: ['.', '?.', '::', '->'],
    // `and` and `or` join patterns: `x is "a" or "b"`.
    operators: { is: 70, as: 70, in: 70, and: 78, or: 75 },
    pairs: [':'],
    hasTernary: true,
    parameterName: 'last',
    hasParenthesisedHeaders: true,
    hasPostfixSwitch: true,
    expressionBody: '=>',
  },
});
