import { COMMON_OPERATORS } from './lexis.ts';
import type { Lexis, StringForm } from './lexis.ts';

/** Words after which an operand follows, so that a `/` opens a regular expression and a `-` is a sign. */
export const OPERAND_WORDS: ReadonlySet<string> = new Set(
  'if elsif elif unless while until and or not when in return case then else do puts print raise throw split grep push match with new'.split(
    ' ',
  ),
);

/** The tables of a language that the tokeniser looks into at every character; made once a language. */
export class TokenRules {
  readonly lexis: Lexis;
  readonly forms: ReadonlyMap<string, readonly StringForm[]>;
  readonly operators: ReadonlyMap<string, readonly string[]>;
  readonly name: RegExp;

  constructor(lexis: Lexis) {
    this.lexis = lexis;
    const forms = new Map<string, StringForm[]>();
    for (const form of lexis.strings) for (const char of form.first) push(forms, char, form);
    this.forms = forms;
    const operators = new Map<string, string[]>();
    for (const text of [...COMMON_OPERATORS, ...(lexis.operators ?? [])]) push(operators, text.charAt(0), text);
    for (const texts of operators.values()) texts.sort((a, b) => b.length - a.length);
    this.operators = operators;
    const extra = lexis.nameCharacters ?? '';
    const marks = lexis.hasNameMarks ? '(?:[?!](?![=~?]))?' : '';
    this.name = new RegExp(`[\\p{L}\\p{Nl}_${extra}][\\p{L}\\p{Nl}\\p{M}\\p{Nd}_${extra}]*${marks}`, 'uy');
  }
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
