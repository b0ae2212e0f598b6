import { language as c } from '../../../src/languages/c.ts';
import { language as cpp } from '../../../src/languages/cpp.ts';
import { language as csharp } from '../../../src/languages/csharp.ts';
import { language as dart } from '../../../src/languages/dart.ts';
import { language as elixir } from '../../../src/languages/elixir.ts';
import { language as generic } from '../../../src/languages/generic.ts';
import { language as java } from '../../../src/languages/java.ts';
import { language as kotlin } from '../../../src/languages/kotlin.ts';
import { language as lua } from '../../../src/languages/lua.ts';
import { language as perl } from '../../../src/languages/perl.ts';
import { language as php } from '../../../src/languages/php.ts';
import { language as powershell } from '../../../src/languages/powershell.ts';
import { language as ruby } from '../../../src/languages/ruby.ts';
import { language as rust } from '../../../src/languages/rust.ts';
import { language as scala } from '../../../src/languages/scala.ts';
import { language as shell } from '../../../src/languages/shell.ts';
import { language as sql } from '../../../src/languages/sql.ts';
import { language as swift } from '../../../src/languages/swift.ts';
import type { LexedLanguage } from '../../../src/lexer/language.ts';
import type { Language } from '../../../src/model/language.ts';
import type { SourceTree } from '../../../src/model/source.ts';
import { walk } from '../../../src/model/traversal.ts';

/** Languages that are tokens first; `shell` is read character by character. */
export const lexed: readonly LexedLanguage[] = [
  c,
  cpp,
  csharp,
  dart,
  elixir,
  generic,
  java,
  kotlin,
  lua,
  perl,
  php,
  powershell,
  ruby,
  rust,
  scala,
  sql,
  swift,
] as readonly Language[] as readonly LexedLanguage[];

export const everyLanguage: readonly Language[] = [...lexed, shell];

export function lexedLanguage(id: string): LexedLanguage {
  const found = lexed.find((language) => language.id === id);
  if (!found) throw new Error(`No language "${id}".`);
  return found;
}

/** Strings, numbers and expressions of a tree, sorted; the sign of a number is left out, as it is no token. */
export function literalsOfTree(tree: SourceTree): string[] {
  const found: string[] = [];
  walk(tree.root, (node) => {
    if (node.kind === 'string' || node.kind === 'regex') found.push(`${node.kind} ${node.value}`);
    else if (node.kind === 'number') found.push(`number ${node.value.replace(/^-/, '')}`);
  });
  return found.sort();
}

/** The same of the tokens. */
export function literalsOfTokens(language: LexedLanguage, text: string): string[] {
  return language
    .tokens(text)
    .tokens.filter(({ kind }) => kind === 'string' || kind === 'number' || kind === 'regex')
    .map((token) => `${token.kind} ${token.text}`)
    .sort();
}

/** Modules that imports name: there a string stands for the file. */
export function modulesOf(tree: SourceTree): string[] {
  const found: string[] = [];
  walk(tree.root, (node) => {
    if (node.kind === 'import') found.push(`string ${node.module}`);
  });
  return found;
}
