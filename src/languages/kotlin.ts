import { DOLLAR_HOLES, NESTED_COMMENT, quoted, SLASH_COMMENT, tripled } from '../lexer/forms.ts';
import { tokenLanguage } from '../lexer/language.ts';
import type { Language } from '../model/language.ts';

export const language: Language = tokenLanguage({
  id: 'kotlin',
  title: 'Kotlin',
  extensions: ['.kt', '.kts'],
  fileNames: [],
  interpreters: ['kotlin', 'kotlinc'],
  lexis: {
    lineComment: SLASH_COMMENT,
    blockComments: [NESTED_COMMENT],
    strings: [
      tripled('"""', 'plain', 'none', DOLLAR_HOLES),
      quoted('"', 'backslash', DOLLAR_HOLES),
      quoted("'"),
      { ...quoted('`', 'none'), kind: 'name' },
    ],
    operators: ['!!', '?.'],
  },
  grammar: {
    keywords: {
      if: 'if',
      else: 'else',
      loop: 'for while',
      do: 'do',
      switch: 'when',
      return: 'return',
      throw: 'throw',
      try: 'try',
      handler: 'catch finally',
      function: 'fun constructor',
      class: 'class interface object',
      import: 'import package',
      declaration: 'val var typealias',
      modifier:
        'public private protected internal open final abstract sealed data enum annotation inline value inner companion override lateinit const suspend operator infix tailrec external expect actual crossinline noinline vararg init',
      true: 'true',
      false: 'false',
      null: 'null',
    },
    blocks: 'braces',
    endsAtNewline: true,
    braces: 'lambda',
    hasGenerics: true,
    hasTrailingLambda: true,
    braceArrow: '->',
    armArrow: '->',
    attributes: ['@'],
    members: ['.', '?.', '::'],
    operators: { in: 70, is: 70, as: 125, until: 90, downTo: 90, step: 85, shl: 100, shr: 100, xor: 80, matches: 65 },
    infixCalls: /^should(?:Not)?(?:\p{Lu}\w*)?$/u,
    pairs: ['to'],
    parameterName: 'before-colon',
    expressionBody: '=',
    hasParenthesisedHeaders: true,
  },
});
