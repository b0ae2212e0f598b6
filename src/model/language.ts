import type { SourceTree } from './source.ts';

/** How many tests and literals a language lets us see; shown in the generated table of the docs. */
export type LanguageDepth = 'syntax' | 'tokens';

/**
 * A programming language: one file in `src/languages/`, one fixture folder, one doc page.
 * `read` never throws on bad source: it reads as far as it can and says `hasErrors`.
 */
export interface Language {
  /** Equals the file's name, e.g. `python`. */
  readonly id: string;
  readonly title: string;
  /** Lower-case file name endings with the dot, longest match wins (`.d.ts` before `.ts`). */
  readonly extensions: readonly string[];
  /** Whole file names that have no telling extension (`Rakefile`). */
  readonly fileNames: readonly string[];
  /** Names a `#!` line may give as interpreter. */
  readonly interpreters: readonly string[];
  /** `syntax`: read by a grammar; `tokens`: by a lexer that knows strings, numbers and comments and guesses the rest. */
  readonly depth: LanguageDepth;
  /** Marks a product file that may hold tests of its own (Rust's `#[cfg(test)]`); cheap to look for, no proof. */
  readonly inSourceTests?: RegExp;
  read(text: string): Promise<SourceTree>;
  /** What a product file says as the product: the text without tests and results that it holds besides. Cheap, rough. */
  spoken?(text: string): string;
  /** Code of other languages that a file wraps; null when there is none in it, and {@link read} has to do. */
  unwrap?(text: string): Wrapped | null;
}

/** What a file wraps that is no source file itself, as a notebook does with its cells. */
export interface Wrapped {
  /** Each is read by itself, in the language that its file name tells. */
  readonly parts: readonly { readonly fileName: string; readonly text: string }[];
  /** The tree of the whole, every place being that in the file; one tree for each part, in their order. */
  tree(parts: readonly SourceTree[]): SourceTree;
}
