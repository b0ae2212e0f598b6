/** How a language writes its words: what a tokeniser must know about strings, comments, names and numbers. */

/** What a backslash (or its like) means inside a string. */
export type EscapeStyle =
  /** Every character stands for itself. */
  | 'none'
  /** `\n`, `\x41`, `\u{1F600}`; a backslash before any other character vanishes. */
  | 'backslash'
  /** As `backslash`, but a backslash before a character without a meaning stays (PHP, Elixir sigils). */
  | 'backslash-kept'
  /** As `backslash`, but digits are decimal (Lua). */
  | 'backslash-decimal'
  /** A backslash protects only itself and the closing mark (single quotes of PHP, Perl, Ruby). */
  | 'closing'
  /** The closing mark is written twice (SQL, Pascal, C# verbatim). */
  | 'doubled'
  /** PowerShell: a grave accent, or the closing mark twice. */
  | 'grave';

/** A hole of an interpolated string. */
export interface Hole {
  readonly open: string;
  /** Closing bracket; empty when the hole is a bare name (`$name`). */
  readonly close: string;
}

/** How the lines of a string that spans several are trimmed. */
export type Layout =
  | 'plain'
  /** A line break right after the opening mark does not belong to the text. */
  | 'first-newline'
  /** The common indentation goes; the last line break stays (Java, Elixir). */
  | 'indented'
  /** The common indentation goes, and the line break before the closing mark too (Swift, C#). */
  | 'indented-chomped';

/** One way to write a string. */
export interface StringForm {
  /** Characters that the opening mark can begin with: a quick test before the expression. */
  readonly first: string;
  /** Sticky expression of the opening mark with its prefix. */
  readonly open: RegExp;
  /** The closing mark, derived from the opening one where they depend; null when it runs to the end of the file. */
  readonly close: string | ((opening: RegExpExecArray) => string) | null;
  readonly escapes: EscapeStyle;
  readonly holes?: readonly Hole[] | ((opening: RegExpExecArray) => readonly Hole[]);
  /** May hold line breaks; one that may not ends at the line's end when its closing mark is missing. */
  readonly isMultiline: boolean;
  /** A backslash at a line's end also takes the white space that begins the next line (Rust). */
  readonly skipsIndent?: boolean;
  readonly layout?: Layout;
  /** `regex`: the text is kept as written; `words`: a list of words (`%w[a b]`); `name`: a quoted identifier. */
  readonly kind?: 'string' | 'regex' | 'words' | 'name';
  /** Only where an operand may stand, as an operator begins with the same characters (`%`, `/`). */
  readonly isOperandOnly?: boolean;
  /** The closing mark is a bracket whose opening partner nests (`%q(a (b) c)`). */
  readonly nests?: string | ((opening: RegExpExecArray) => string);
  /** Regular expression with a second part (`s/a/b/`). */
  readonly hasReplacement?: boolean;
}

export interface BlockComment {
  readonly first: string;
  readonly open: RegExp;
  readonly close: string | ((opening: RegExpExecArray) => string);
  readonly nests: boolean;
}

/** Here-documents: groups `flag` (`-` or `~`), `quote` and `label`. */
export interface HereDocument {
  readonly open: RegExp;
  readonly holes: readonly Hole[];
  /** Whether indentation is taken off: by the flag `~` (Ruby), always (PHP), by `-` tabs only (shell), never. */
  readonly trims: 'flag' | 'always' | 'never';
}

export interface Lexis {
  /** Sticky expression of the mark of a comment that runs to the end of the line. */
  readonly lineComment: RegExp | null;
  readonly blockComments: readonly BlockComment[];
  readonly strings: readonly StringForm[];
  readonly hereDocument?: HereDocument;
  /** Sticky expression of names beyond the common form: sigils, quoted names. Group `name` is what counts. */
  readonly extraNames?: RegExp;
  /** Sticky expression of what is skipped like white space (Rust's lifetimes). */
  readonly ignored?: RegExp;
  /** Characters (of a character class) that names may hold besides letters, digits and `_`. */
  readonly nameCharacters?: string;
  /** A name may end in `?` or `!` (Ruby, Elixir). */
  readonly hasNameMarks?: boolean;
  /** `:name` and `:"name"` are values (Ruby, Elixir). */
  readonly hasSymbols?: boolean;
  /** `1'000'000` (C, C++). */
  readonly hasQuoteSeparator?: boolean;
  /** Sticky expression of a directive line (`#include`, `#region`) that begins at `#`. */
  readonly directive?: RegExp;
  /** Code stands between marks, the rest is text that is printed (PHP). */
  readonly embedding?: { readonly open: RegExp; readonly close: string };
  /** Operators that the common list lacks. */
  readonly operators?: readonly string[];
}

/** Operators of most languages; longer ones win. */
export const COMMON_OPERATORS: readonly string[] = [
  '>>>=', '...', '..=', '..<', '<=>', '===', '!==', '**=', '<<=', '>>=', '&&=', '||=', '??=', '?->', '==', '!=', '<=', '>=',
  '&&', '||', '++', '--', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '->', '=>', '::', ':=', '?.', '?:', '??', '..', '|>',
  '=~', '!~', '**', '<<', '>>', '>>>', '<-',
]; // prettier-ignore
