import { closingMark, HASH_COMMENT, multiline, nestingMark } from '../lexer/forms.ts';
import { tokenLanguage } from '../lexer/language.ts';
import type { Hole, StringForm } from '../lexer/lexis.ts';
import type { Language } from '../model/language.ts';

const HOLES: readonly Hole[] = [
  { open: '${', close: '}' },
  { open: '@{', close: '}' },
  { open: '$', close: '' },
];

function quote(words: string, rest: Pick<StringForm, 'escapes' | 'holes' | 'kind' | 'hasReplacement'>): StringForm {
  return {
    first: 'qmsty',
    // A letter that is a key (`y => 1`) or a member (`->s`) quotes nothing.
    open: new RegExp(`(?<![\\w$@%>&-])${words}(?:\\s{0,10}(?<mark>[^\\w\\s=,;)}\\]#>])|(?<hash>#)|(?<comma>,))`, 'y'),
    close: (opening) => closingMark(opening.groups?.['mark'] ?? opening.groups?.['comma'] ?? '#'),
    nests: (opening) => nestingMark(opening.groups?.['mark'] ?? ''),
    isMultiline: true,
    ...rest,
  };
}

export const language: Language = tokenLanguage({
  id: 'perl',
  title: 'Perl',
  extensions: ['.pl', '.pm', '.t', '.psgi'],
  fileNames: ['Makefile.PL', 'Build.PL', 'cpanfile'],
  interpreters: ['perl'],
  lexis: {
    lineComment: HASH_COMMENT,
    blockComments: [{ first: '=', open: /(?<![^\n])=[a-zA-Z]\w{0,40}/y, close: '\n=cut', nests: false }],
    strings: [
      quote('qw', { escapes: 'closing', kind: 'words' }),
      quote('qq', { escapes: 'backslash', holes: HOLES }),
      quote('q', { escapes: 'closing' }),
      quote('(?:qr|m)', { escapes: 'backslash', kind: 'regex' }),
      quote('(?:s|tr|y)', { escapes: 'backslash', kind: 'regex', hasReplacement: true }),
      multiline('"', 'backslash', HOLES),
      multiline("'", 'closing'),
      multiline('`', 'backslash', HOLES),
      {
        first: '/',
        open: /\//y,
        close: '/',
        escapes: 'backslash',
        isMultiline: false,
        isOperandOnly: true,
        kind: 'regex',
      },
      { first: '_', open: /(?<![^\n])__(?:END|DATA)__\r?\n/y, close: null, escapes: 'none', isMultiline: true },
    ],
    hereDocument: {
      open: /<<(?<flag>~?)(?<quote>["']?)(?<label>[A-Za-z_]\w*)\k<quote>/y,
      holes: HOLES,
      trims: 'flag',
    },
    extraNames:
      /[$@%&]#?\^?(?:(?<=%)(?=[$@])|(?<name>[\p{L}_][\p{L}\p{N}_]*(?:::[\p{L}_][\p{L}\p{N}_]*)*|(?<=\$)[\d!@/,;.&\]]))/uy,
    operators: ['.=', '//', '//=', 'x='],
  },
  grammar: {
    keywords: {
      if: 'if',
      unless: 'unless',
      else: 'else',
      'else-if': 'elsif',
      loop: 'for foreach while until',
      do: 'do',
      return: 'return',
      throw: 'die croak confess',
      try: 'eval try',
      handler: 'catch finally',
      function: 'sub',
      import: 'use no',
      declaration: 'my our local state',
      prefix: 'not defined ref scalar',
    },
    blocks: 'braces',
    endsAtNewline: false,
    braces: 'map',
    hasCommands: true,
    returnsLast: true,
    members: ['->', '::'],
    operators: {
      '.': 110,
      '.=': 10,
      '//': 40,
      '//=': 10,
      eq: 60,
      ne: 60,
      lt: 70,
      gt: 70,
      le: 70,
      ge: 70,
      cmp: 60,
      x: 120,
      and: 8,
      or: 8,
      xor: 8,
    },
    pairs: ['=>'],
    hasTernary: true,
    hasStatementModifiers: true,
    parameterName: 'last',
    hasParenthesisedHeaders: true,
    hasBraceSubscripts: true,
    hasParametersInBody: true,
  },
});
