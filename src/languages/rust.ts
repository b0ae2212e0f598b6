import { CHARACTER, NESTED_COMMENT, SLASH_COMMENT } from '../lexer/forms.ts';
import { tokenLanguage } from '../lexer/language.ts';
import type { Language } from '../model/language.ts';

export const language: Language = tokenLanguage({
  id: 'rust',
  title: 'Rust',
  extensions: ['.rs'],
  fileNames: [],
  interpreters: ['rust-script'],
  lexis: {
    lineComment: SLASH_COMMENT,
    blockComments: [NESTED_COMMENT],
    strings: [
      {
        first: 'rbc',
        open: /(?:br|cr|r)(?<hashes>#{0,20})"/y,
        close: (opening) => `"${opening.groups?.['hashes'] ?? ''}`,
        escapes: 'none',
        isMultiline: true,
      },
      { first: 'bc"', open: /[bc]?"/y, close: '"', escapes: 'backslash', isMultiline: true, skipsIndent: true },
      { ...CHARACTER, first: "b'", open: new RegExp(`b?${CHARACTER.open.source}`, 'y') },
    ],
    extraNames: /r#(?<name>[\p{L}_][\p{L}\p{N}_]*)/uy,
    // Lifetimes and labels.
    ignored: /'[\p{L}_][\p{L}\p{N}_]*(?!')/uy,
  },
  grammar: {
    keywords: {
      if: 'if',
      else: 'else',
      loop: 'for while loop',
      switch: 'match',
      return: 'return yield',
      throw: 'panic unreachable todo unimplemented',
      function: 'fn',
      class: 'struct enum trait impl mod union',
      import: 'use extern',
      declaration: 'let const static type',
      modifier: 'pub mut ref move unsafe async dyn box default crate',
      prefix: 'await',
      true: 'true',
      false: 'false',
    },
    blocks: 'braces',
    endsAtNewline: false,
    braces: 'block',
    hasGenerics: true,
    hasStructLiterals: true,
    returnsLast: true,
    hasBarLambda: true,
    armArrow: '=>',
    attributes: ['#['],
    members: ['.', '::'],
    operators: { as: 125, in: 70, '@': 65, ':=': 0, '<-': 0, '?:': 0, '??': 0 },
    pairs: [':'],
    parameterName: 'before-colon',
    hasMacros: true,
    hasTestRegions: true,
  },
});
