import { DASH_COMMENT, quoted } from '../lexer/forms.ts';
import { tokenLanguage } from '../lexer/language.ts';
import type { Language } from '../model/language.ts';

export const language: Language = tokenLanguage({
  id: 'lua',
  title: 'Lua',
  extensions: ['.lua', '.luau', '.rockspec'],
  fileNames: [],
  interpreters: ['lua', 'luajit', 'luau'],
  lexis: {
    lineComment: DASH_COMMENT,
    blockComments: [
      {
        first: '-',
        open: /--\[(?<level>={0,20})\[/y,
        close: (opening) => `]${opening.groups?.['level'] ?? ''}]`,
        nests: false,
      },
    ],
    strings: [
      {
        first: '[',
        open: /\[(?<level>={0,20})\[/y,
        close: (opening) => `]${opening.groups?.['level'] ?? ''}]`,
        escapes: 'none',
        isMultiline: true,
        layout: 'first-newline',
      },
      quoted('"', 'backslash-decimal'),
      quoted("'", 'backslash-decimal'),
    ],
    operators: ['~=', '//'],
  },
  grammar: {
    keywords: {
      if: 'if',
      else: 'else',
      'else-if': 'elseif',
      loop: 'for while',
      do: 'do repeat',
      return: 'return',
      throw: 'error',
      function: 'function',
      declaration: 'local',
      prefix: 'not',
      true: 'true',
      false: 'false',
      null: 'nil',
      then: 'then',
      end: 'end',
    },
    blocks: 'end',
    endsAtNewline: true,
    braces: 'list',
    hasCommands: true,
    members: ['.', ':'],
    operators: { and: 50, or: 40, '~=': 60, '..': 105, in: 15, '//': 120, '!=': 0 },
    pairs: [],
    parameterName: 'first',
  },
});
