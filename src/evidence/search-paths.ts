import type { Range } from '../model/range.ts';
import type { ProductFile } from '../model/rule.ts';

/** A path in a shipped configuration or data file. */
export interface ConfiguredPath {
  readonly text: string;
  readonly range: Range;
}

const DATA_FILE = /\.(?:json5?|jsonc|ya?ml|toml|ini|cfg|conf|properties|env|xml|plist|edn|hcl)$/i;
const LONGEST_LINE = 2000;
const MOST_PATHS = 500;

/** Whether a product file holds settings or data that code reads. */
export function isDataFile(path: string): boolean {
  return DATA_FILE.test(path);
}

/** What looks like a path on the new lines of a data file, whatever its format: quoted or bare, a list or a value. */
export function configuredPaths({ compared }: ProductFile): readonly ConfiguredPath[] {
  if (compared.after.kind !== 'text') return [];
  const lines = compared.after.text.split('\n');
  const found: ConfiguredPath[] = [];
  for (const { start, end } of compared.added) {
    for (let line = start; line < end; line++) {
      const text = (lines[line - 1] ?? '').slice(0, LONGEST_LINE);
      for (const { 0: path, index } of text.matchAll(/[^\s"'`,;:=[\]{}()<>|]+/g)) {
        if (!/[a-z]/i.test(path) || found.length >= MOST_PATHS) continue;
        const range = { startLine: line, startColumn: index + 1, endLine: line, endColumn: index + 1 + path.length };
        found.push({ text: path, range });
      }
    }
  }
  return found;
}
