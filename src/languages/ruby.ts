import { closingMark, HASH_COMMENT, HASH_HOLES, multiline, nestingMark } from '../lexer/forms.ts';
import { tokenLanguage } from '../lexer/language.ts';
import type { StringForm } from '../lexer/lexis.ts';
import type { Language } from '../model/language.ts';

function percent(letters: string, rest: Pick<StringForm, 'escapes' | 'holes' | 'kind'>): StringForm {
  return {
    first: '%',
    open: new RegExp(`%${letters}(?<mark>[([{<|!/^])`, 'y'),
    close: (opening) => closingMark(opening.groups?.['mark'] ?? ''),
    nests: (opening) => nestingMark(opening.groups?.['mark'] ?? ''),
    isMultiline: true,
    isOperandOnly: true,
    ...rest,
  };
}

export const language: Language = tokenLanguage({
  id: 'ruby',
  title: 'Ruby',
  extensions: ['.rb', '.rake', '.gemspec', '.ru'],
  fileNames: ['Rakefile', 'Gemfile', 'Guardfile', 'Podfile', 'Fastfile', 'Vagrantfile'],
  interpreters: ['ruby', 'jruby'],
  lexis: {
    lineComment: HASH_COMMENT,
    blockComments: [{ first: '=', open: /(?<![^\n])=begin\b/y, close: '\n=end', nests: false }],
    strings: [
      percent('[wWiI]', { escapes: 'closing', kind: 'words' }),
      percent('[qs]', { escapes: 'closing' }),
      percent('r', { escapes: 'backslash', kind: 'regex' }),
      percent('[Qx]?', { escapes: 'backslash', holes: HASH_HOLES }),
      multiline('"', 'backslash', HASH_HOLES),
      multiline("'", 'closing'),
      multiline('`', 'backslash', HASH_HOLES),
      {
        first: '/',
        open: /\//y,
        close: '/',
        escapes: 'backslash',
        isMultiline: false,
        isOperandOnly: true,
        kind: 'regex',
      },
      { first: '_', open: /(?<![^\n])__END__\r?\n/y, close: null, escapes: 'none', isMultiline: true },
    ],
    hereDocument: {
      open: /<<(?<flag>[~-]?)(?<quote>["'`]?)(?<label>[A-Z_]\w*)\k<quote>/y,
      holes: HASH_HOLES,
      trims: 'flag',
    },
    extraNames: /(?<name>@{1,2}[\p{L}_][\p{L}\p{N}_]*|\$(?:[\p{L}_][\p{L}\p{N}_]*|[!@&~0-9]))/uy,
    hasNameMarks: true,
    hasSymbols: true,
    operators: ['&.'],
  },
  grammar: {
    keywords: {
      if: 'if',
      unless: 'unless',
      else: 'else',
      'else-if': 'elsif',
      loop: 'for while until',
      do: 'do',
      switch: 'case',
      case: 'when in',
      return: 'return yield next',
      throw: 'raise',
      try: 'begin',
      handler: 'rescue ensure',
      function: 'def',
      class: 'class module',
      prefix: 'not defined?',
      true: 'true',
      false: 'false',
      null: 'nil',
      then: 'then',
      end: 'end',
    },
    blocks: 'end',
    endsAtNewline: true,
    braces: 'map',
    hasCommands: true,
    hasTrailingLambda: true,
    braceArrow: '|',
    returnsLast: true,
    members: ['.', '&.', '::'],
    operators: { and: 8, or: 8, in: 70, '<-': 0 },
    pairs: ['=>', ':'],
    hasTernary: true,
    hasStatementModifiers: true,
    parameterName: 'first',
    expressionBody: '=',
  },
});
