import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Kept apart from the path arithmetic: a bundler rewrites `new URL('…', import.meta.url)` into an asset of its own.
const here = import.meta.url;

/**
 * The documentation of a rule, Markdown; null when it is not installed.
 *
 * The sources and the bundles lie at different depths below the root, so the way up is searched instead of counted.
 * @param id Id of a known rule.
 */
export function rulePage(id: string): string | null {
  for (let folder = dirname(fileURLToPath(here)); ; folder = dirname(folder)) {
    const page = join(folder, 'docs', 'rules', `${id}.md`);
    // Only beside our own grammars: a folder further up may be somebody else's project with such a page.
    if (existsSync(join(folder, 'grammars', 'manifest.json')) && existsSync(page)) return readFileSync(page, 'utf8');
    if (dirname(folder) === folder) return null;
  }
}
