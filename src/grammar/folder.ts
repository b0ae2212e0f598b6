import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Kept apart from the URL arithmetic: a bundler rewrites `new URL('…', import.meta.url)` into an asset of its own.
const here = import.meta.url;

/**
 * The folder with the vendored grammars.
 *
 * The sources and the two bundles lie at different depths below the root, so the way up is searched instead of counted.
 *
 * @throws Error when no folder on the way up holds `grammars/manifest.json`: the installation is incomplete.
 */
export function grammarFolder(): string {
  const start = dirname(fileURLToPath(here));
  for (let folder = start; ; folder = dirname(folder)) {
    const candidate = join(folder, 'grammars');
    if (existsSync(join(candidate, 'manifest.json'))) return candidate;
    if (dirname(folder) === folder) {
      throw new Error(`No folder grammars/ with a manifest.json above ${start}: the installation is incomplete.`);
    }
  }
}
