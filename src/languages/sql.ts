import { DASH_COMMENT, multiline, NESTED_COMMENT, quoted } from '../lexer/forms.ts';
import { tokenLanguage } from '../lexer/language.ts';
import { sqlTree } from '../lexer/sql-tree.ts';
import type { Language } from '../model/language.ts';

const statements = tokenLanguage({
  id: 'sql',
  title: 'SQL',
  extensions: ['.sql', '.ddl', '.dml', '.psql', '.pgsql', '.plsql', '.tsql'],
  fileNames: [],
  interpreters: [],
  lexis: {
    lineComment: DASH_COMMENT,
    blockComments: [NESTED_COMMENT],
    strings: [
      { first: 'eE', open: /[eE]'/y, close: "'", escapes: 'backslash', isMultiline: true },
      { first: "nNxXbB'", open: /[nNxXbB]?'/y, close: "'", escapes: 'doubled', isMultiline: true },
      multiline('"', 'doubled'),
      { ...quoted('`', 'none'), kind: 'name' },
    ],
    // The body of a function is code, whatever marks stand around it.
    ignored: /\$(?:[A-Za-z_]\w{0,60})?\$/y,
    nameCharacters: '#',
    operators: ['<>', '->>', '#>>', '!~*', '~*'],
  },
  grammar: {
    keywords: {
      if: 'if',
      'else-if': 'elsif elseif',
      else: 'else',
      loop: 'while loop',
      switch: 'case',
      case: 'when',
      return: 'return',
      throw: 'raise signal',
      try: 'begin',
      prefix: 'not exists distinct',
      true: 'true',
      false: 'false',
      null: 'null',
      then: 'then',
      end: 'end',
      modifier:
        'select from where insert into values update set delete create table view or replace as on group order by having limit union all join left right inner outer full cross primary key references default check constraint unique index alter add drop temporary temp materialized with using over partition language returns declare row',
    },
    blocks: 'end',
    endsAtNewline: false,
    braces: 'list',
    members: ['.', '::'],
    operators: {
      '=': 60,
      '<>': 60,
      and: 50,
      or: 40,
      in: 65,
      like: 65,
      ilike: 65,
      is: 65,
      between: 65,
      '->': 125,
      '->>': 125,
      '||': 110,
      similar: 65,
      regexp: 65,
      ':=': 10,
      '?': 0,
    },
    pairs: [],
    parameterName: 'first',
    hasAnsweringArms: true,
    isCaseInsensitive: true,
  },
});

export const language: Language = {
  ...statements,
  read: async (text) => sqlTree(await statements.read(text), text),
};
