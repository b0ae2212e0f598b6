import { closingMark, HASH_COMMENT, HASH_HOLES, multiline, nestingMark, tripled } from '../lexer/forms.ts';
import { tokenLanguage } from '../lexer/language.ts';
import type { StringForm } from '../lexer/lexis.ts';
import type { Language } from '../model/language.ts';

function sigil(letters: string, rest: Pick<StringForm, 'escapes' | 'holes' | 'kind'>): StringForm {
  return {
    first: '~',
    open: new RegExp(`~${letters}(?<mark>[([{</|"'])`, 'y'),
    close: (opening) => closingMark(opening.groups?.['mark'] ?? ''),
    nests: (opening) => nestingMark(opening.groups?.['mark'] ?? ''),
    isMultiline: true,
    ...rest,
  };
}

export const language: Language = tokenLanguage({
  id: 'elixir',
  title: 'Elixir',
  extensions: ['.ex', '.exs'],
  fileNames: [],
  interpreters: ['elixir'],
  lexis: {
    lineComment: HASH_COMMENT,
    blockComments: [],
    strings: [
      { ...tripled('"""', 'indented', 'backslash', HASH_HOLES), first: '~"', open: /(?:~[a-z])?"""/y },
      { ...tripled('"""', 'indented', 'none'), first: '~', open: /~[A-Z]"""/y },
      tripled("'''", 'indented', 'backslash', HASH_HOLES),
      sigil('[wW]', { escapes: 'closing', kind: 'words' }),
      sigil('[rR]', { escapes: 'backslash', kind: 'regex' }),
      sigil('[A-Z]', { escapes: 'closing' }),
      sigil('[a-z]', { escapes: 'backslash', holes: HASH_HOLES }),
      multiline('"', 'backslash', HASH_HOLES),
      multiline("'", 'backslash', HASH_HOLES),
    ],
    // `&1` is a parameter, `@limit` a module attribute, `?a` the code of a character.
    extraNames: /(?<name>&\d+|@[a-z_][\p{L}\p{N}_]*|\?(?:\\[^\n]|\S))/uy,
    hasNameMarks: true,
    hasSymbols: true,
    operators: ['<>', '\\\\', '+++', '---', '~>', '<~', '^^^', '|||', '&&&'],
  },
  grammar: {
    keywords: {
      if: 'if',
      unless: 'unless',
      else: 'else',
      loop: 'for with',
      do: 'do',
      switch: 'case cond receive',
      throw: 'raise throw',
      try: 'try',
      handler: 'rescue catch after',
      function: 'def defp defmacro defmacrop fn',
      class: 'defmodule defimpl defprotocol',
      import: 'import alias use require',
      prefix: 'not',
      true: 'true',
      false: 'false',
      null: 'nil',
      end: 'end',
    },
    blocks: 'end',
    endsAtNewline: true,
    braces: 'list',
    hasCommands: true,
    returnsLast: true,
    armArrow: '->',
    members: ['.'],
    operators: {
      and: 50,
      or: 40,
      in: 70,
      '|>': 75,
      '<>': 110,
      '++': 110,
      '--': 110,
      '\\\\': 15,
      '::': 25,
      '|': 18,
      '~>': 30,
      '->': 0,
    },
    pairs: ['=>', ':'],
    parameterName: 'first',
    hasArrowClauses: true,
    hasClauseHeads: true,
  },
});
