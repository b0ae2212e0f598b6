import type { Repository } from '../model/repository.ts';

/** More than this in one attributes file is no convention but an attempt to cost time, in UTF-16 units. */
const LONGEST = 256 * 1024;

/**
 * Globs of what the policy commit's `.gitattributes` calls generated or vendored, as GitHub's linguist reads it.
 * Such files are product all the same, since cheats hide there; only the keyword rule spares them. The change's own
 * attributes are never asked.
 */
export async function generatedGlobs(repository: Repository, policyCommit: string): Promise<readonly string[]> {
  const entry = await repository.entry(policyCommit, '.gitattributes');
  if (entry?.kind !== 'file' && entry?.kind !== 'executable') return [];
  const content = await repository.content(entry.id);
  return content.kind === 'text' && content.text.length <= LONGEST ? globsIn(content.text) : [];
}

/** Patterns of the lines that set `linguist-generated` or `linguist-vendored`, as globs from the root. */
function globsIn(attributes: string): readonly string[] {
  const globs: string[] = [];
  for (const line of attributes.split('\n')) {
    const [pattern = '', ...names] = line.trim().split(/[ \t]+/);
    // A quoted pattern holds blanks; linguist's own documentation knows none, and a wrong reading would spare too much.
    if (pattern === '' || pattern.startsWith('#') || pattern.startsWith('"') || pattern.startsWith('!')) continue;
    if (!names.some((name) => /^linguist-(?:generated|vendored)(?:=(?:true|1))?$/.test(name))) continue;
    const anchored = pattern.replace(/^\//, '').replace(/\/$/, '');
    if (anchored === '') continue;
    // As in git: a pattern without a slash fits a name at any depth.
    globs.push(pattern.replace(/\/$/, '').includes('/') ? anchored : `**/${anchored}`);
  }
  return globs;
}
