import { NESTED_COMMENT, quoted, SLASH_COMMENT, tripled } from '../lexer/forms.ts';
import { tokenLanguage } from '../lexer/language.ts';
import type { Language } from '../model/language.ts';

const HOLES = [{ open: '\\(', close: ')' }];

export const language: Language = tokenLanguage({
  id: 'swift',
  title: 'Swift',
  extensions: ['.swift'],
  fileNames: [],
  interpreters: ['swift'],
  lexis: {
    lineComment: SLASH_COMMENT,
    blockComments: [NESTED_COMMENT],
    strings: [
      {
        first: '#',
        open: /(?<hashes>#{1,20})(?<quotes>"""|")/y,
        close: (opening) => `${opening.groups?.['quotes'] ?? '"'}${opening.groups?.['hashes'] ?? '#'}`,
        escapes: 'none',
        holes: (opening) => [{ open: `\\${opening.groups?.['hashes'] ?? '#'}(`, close: ')' }],
        isMultiline: true,
        layout: 'indented-chomped',
      },
      tripled('"""', 'indented-chomped', 'backslash', HOLES),
      quoted('"', 'backslash', HOLES),
      { ...quoted('`', 'none'), kind: 'name' },
    ],
    extraNames: /(?<name>\$\d+)/y,
    directive: /#(?:if|elseif|else|endif|sourceLocation|warning|error)\b/y,
  },
  grammar: {
    keywords: {
      if: 'if guard',
      else: 'else',
      loop: 'for while',
      do: 'do repeat',
      switch: 'switch',
      case: 'case',
      default: 'default',
      return: 'return',
      throw: 'throw fatalError preconditionFailure',
      try: 'try',
      handler: 'catch',
      function: 'func init deinit subscript',
      class: 'class struct enum protocol extension actor',
      import: 'import',
      declaration: 'let var typealias',
      modifier:
        'public private fileprivate internal open static final override mutating nonmutating lazy weak unowned required convenience indirect dynamic optional async nonisolated inout prefix postfix infix some any',
      prefix: 'await defer',
      true: 'true',
      false: 'false',
      null: 'nil',
    },
    blocks: 'braces',
    endsAtNewline: true,
    braces: 'lambda',
    hasGenerics: true,
    hasTrailingLambda: true,
    braceArrow: 'in',
    attributes: ['@'],
    members: ['.', '?.'],
    operators: { is: 70, as: 70, in: 70, '?:': 0 },
    pairs: [':'],
    hasTernary: true,
    parameterName: 'before-colon',
    returnsSingle: true,
  },
});
