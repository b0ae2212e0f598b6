/** How a language builds its statements: what the tolerant parser must know. All of it data. */

/** What a reserved word does. */
export type KeywordRole =
  | 'if'
  | 'unless'
  | 'else'
  | 'else-if'
  | 'loop'
  /** `do`: a body, in some languages of a loop whose condition follows. */
  | 'do'
  | 'switch'
  | 'case'
  | 'default'
  | 'return'
  | 'throw'
  /** `try`, `begin`: a body with handlers; before an expression it means nothing here (Swift). */
  | 'try'
  /** `catch`, `rescue`, `finally`, `ensure`. */
  | 'handler'
  | 'function'
  | 'class'
  | 'import'
  /** `let`, `var`: a name, perhaps a type, perhaps a value follow. */
  | 'declaration'
  /** `public`, `static`, `mut`: says nothing here. */
  | 'modifier'
  /** `await`, `not`: a unary operator. */
  | 'prefix'
  | 'new'
  | 'true'
  | 'false'
  | 'null'
  | 'then'
  | 'end'
  /** A statement that takes its arguments without parentheses (`echo`). */
  | 'command';

export type KeywordTable = Readonly<Partial<Record<KeywordRole, string>>>;

export interface Grammar {
  /** Words of each role, separated by spaces. */
  readonly keywords: KeywordTable;
  /** Bodies stand in braces, or between a keyword and `end`. */
  readonly blocks: 'braces' | 'end';
  /** A line break ends a statement when the expression is complete. */
  readonly endsAtNewline: boolean;
  /** What `{` opens where an operand is wanted. */
  readonly braces: 'block' | 'list' | 'map' | 'lambda';
  /** `int area(int w) {`: the type stands first. Otherwise types follow a colon and functions a keyword. */
  readonly isTypeFirst?: boolean;
  /** Generic arguments in `<…>` are skipped. */
  readonly hasGenerics?: boolean;
  /** `expect(x).to eq 5`: arguments without parentheses. */
  readonly hasCommands?: boolean;
  /** `foo(x) { … }` and `foo { … }` hand a function to the call. */
  readonly hasTrailingLambda?: boolean;
  /** `Point { x: 1 }` is a literal. */
  readonly hasStructLiterals?: boolean;
  /** The last expression of a function is its value. */
  readonly returnsLast?: boolean;
  /** The arrow of `x -> e`; empty when there is no such lambda. */
  readonly lambdaArrow?: '->' | '=>' | '';
  /** `|x| e` (Rust). */
  readonly hasBarLambda?: boolean;
  /** The arrow of a switch arm besides `:`. */
  readonly armArrow?: '->' | '=>' | '';
  /** Names of attributes begin with `@`, stand in `#[…]`, or in `[…]` before a declaration. */
  readonly attributes?: readonly ('@' | '#[' | '[')[];
  /** Operators that reach a member. */
  readonly members: readonly string[];
  /** Operators with a power of their own, or words that are operators; 0 takes one away. */
  readonly operators?: Readonly<Record<string, number>>;
  /** Operators that make a pair (`=>`, `to`). */
  readonly pairs: readonly string[];
  /** `name ? a : b`. */
  readonly hasTernary?: boolean;
  /** `x if y` (Ruby, Perl). */
  readonly hasStatementModifiers?: boolean;
  /** Parameters: the name stands before its type (or alone), or after it. */
  readonly parameterName: 'first' | 'last' | 'before-colon';
  /** Arms are `pattern -> body` after `do` (Elixir). */
  readonly hasArrowClauses?: boolean;
  /** Macro calls `name!(…)`. */
  readonly hasMacros?: boolean;
  readonly isCaseInsensitive?: boolean;
  /** Expression bodies: `= e` (Kotlin, Scala) or `=> e` (C#, Dart, PHP). */
  readonly expressionBody?: '=' | '=>';
  /** An indented block may stand for braces (Scala 3). */
  readonly hasIndentedBlocks?: boolean;
  /** Conditions stand in parentheses; what follows those is the body. */
  readonly hasParenthesisedHeaders?: boolean;
  /** What ends the parameters of a function in braces: an arrow, or a word (Swift's `in`); `|` encloses them (Ruby). */
  readonly braceArrow?: string;
  /** A body of one expression returns it (Swift). */
  readonly returnsSingle?: boolean;
  /** Parameters are taken from a list inside the body (Perl, PowerShell). */
  readonly hasParametersInBody?: boolean;
  /** `TEST(Suite, Name) { … }`: a macro in capitals that is given a body (C, C++). */
  readonly hasMacroBodies?: boolean;
  /** Braces after a constructor call hold members (Java, PHP), not values (C#). */
  readonly hasAnonymousClasses?: boolean;
  /** `"a" "b"` is one text. */
  readonly joinsAdjacentStrings?: boolean;
  /** `x match { … }`, `x switch { … }`. */
  readonly hasPostfixSwitch?: boolean;
  /** Names of functions that stand between their operands, though no keyword says so (Kotlin's `x shouldBe 3`). */
  readonly infixCalls?: RegExp;
  /** `Point{1, 2}`: braces right behind a capitalised name make a value (C++). */
  readonly hasBraceConstruction?: boolean;
  /** `[capture](x) { … }` (C++). */
  readonly hasCaptureLambda?: boolean;
  /** Arguments of a command are separated by spaces (PowerShell). */
  readonly hasSpacedArguments?: boolean;
  /** An arm goes on until the next one begins, whatever its arrow (Scala). */
  readonly hasOpenArms?: boolean;
  /** What an arm ends with is what the whole stands for (SQL's `CASE`). */
  readonly hasAnsweringArms?: boolean;
  /** Function clauses may match on literals (Elixir). */
  readonly hasClauseHeads?: boolean;
  /** `#[cfg(test)]` marks tests inside product files (Rust). */
  readonly hasTestRegions?: boolean;
  /** `$x{key}`, `$x->{key}`: braces subscript a variable (Perl). */
  readonly hasBraceSubscripts?: boolean;
}

/** Binding powers; a higher one binds tighter. */
export const POWER = {
  assignment: 10,
  ternary: 20,
  pipe: 30,
  or: 40,
  and: 50,
  equality: 60,
  relation: 70,
  bits: 80,
  range: 90,
  shift: 100,
  sum: 110,
  product: 120,
  power: 130,
  unary: 140,
} as const;

const LEVELS: Readonly<Record<string, string>> = {
  assignment: '= += -= *= /= %= &= |= ^= <<= >>= >>>= **= ||= &&= ??= := <-',
  ternary: '?: ??',
  pipe: '|>',
  or: '||',
  and: '&&',
  equality: '== != === !== =~ !~ <=>',
  relation: '< > <= >=',
  bits: '| ^ &',
  range: '.. ... ..= ..<',
  shift: '<< >> >>>',
  sum: '+ -',
  product: '* / %',
  power: '**',
};

/** A grammar with its words and operators in tables for quick look-up. */
export interface CompiledGrammar extends Grammar {
  readonly roles: ReadonlyMap<string, KeywordRole>;
  readonly powers: ReadonlyMap<string, number>;
  readonly memberSet: ReadonlySet<string>;
  readonly pairSet: ReadonlySet<string>;
}

export function compileGrammar(grammar: Grammar): CompiledGrammar {
  const roles = new Map<string, KeywordRole>();
  for (const [role, words] of Object.entries(grammar.keywords)) {
    for (const word of words.split(' ')) if (word !== '') roles.set(word, role as KeywordRole);
  }
  const powers = new Map<string, number>();
  for (const [level, texts] of Object.entries(LEVELS)) {
    for (const text of texts.split(' ')) powers.set(text, POWER[level as keyof typeof POWER]);
  }
  for (const text of [...grammar.members, ...grammar.pairs]) powers.delete(text);
  for (const [text, power] of Object.entries(grammar.operators ?? {})) {
    if (power === 0) powers.delete(text);
    else powers.set(text, power);
  }
  return { ...grammar, roles, powers, memberSet: new Set(grammar.members), pairSet: new Set(grammar.pairs) };
}
