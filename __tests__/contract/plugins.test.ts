import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ID_PATTERN, identifierOf, PLUGIN_KINDS, pluginIds } from '../../scripts/plugins.mjs';
import { frameworks } from '../../src/generated/frameworks.ts';
import { goldens } from '../../src/generated/goldens.ts';
import { languages } from '../../src/generated/languages.ts';
import { reporters } from '../../src/generated/reporters.ts';
import { rules } from '../../src/generated/rules.ts';
import { allRuleMetas } from '../../src/proof/rule.ts';

/** What each registry holds, by the folder that it was made from. */
const registered = new Map<string, readonly { readonly id: string; readonly title: string }[]>([
  ['rules', rules.map((rule) => rule.meta)],
  ['languages', languages],
  ['frameworks', frameworks],
  ['goldens', goldens],
  ['reporters', reporters],
]);

const plugins = PLUGIN_KINDS.flatMap((kind) => pluginIds('.', kind).map((id) => ({ kind, id, folder: kind.folder })));

/** Names in a folder, without hidden ones; none when the folder is missing. */
function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
}

/** What lies among the fixtures of a kind without being one plug-in's: the reports that every reporter renders. */
const shared = new Set(['README.md', 'reports']);

describe('plug-ins', () => {
  it.each(PLUGIN_KINDS.map((kind) => [kind.folder, kind] as const))(
    'registers each of src/%s/ once',
    (folder, kind) => {
      const ids = registered.get(folder)?.map(({ id }) => id);
      expect(ids).toEqual(pluginIds('.', kind));
      expect(ids).not.toHaveLength(0);
    },
  );

  it.each(plugins)('$folder/$id is named and titled', ({ folder, id }) => {
    expect(id).toMatch(ID_PATTERN);
    const title = registered.get(folder)?.find((plugin) => plugin.id === id)?.title;
    expect(title).toMatch(/^\S(?:.*[^\s.])?$/);
  });

  it.each(plugins)('$folder/$id has fixtures', ({ folder, id }) => {
    expect(namesIn(`fixtures/${folder}/${id}`)).not.toHaveLength(0);
  });

  it.each(plugins)('$folder/$id has a doc page with the headings of its kind', ({ kind, folder, id }) => {
    const page = readFileSync(`docs/${folder}/${id}.md`, 'utf8');
    const headings = [...page.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    expect(headings).toEqual(expect.arrayContaining([...kind.headings]));
    expect(headings.filter((heading) => kind.headings.includes(heading ?? ''))).toEqual(kind.headings);
    expect(page).toMatch(/^# \S/);
  });

  it.each(PLUGIN_KINDS.map((kind) => [kind.folder, kind] as const))('has no orphans of %s', (folder, kind) => {
    const ids = pluginIds('.', kind);
    const pages = namesIn(`docs/${folder}`).map((name) => name.replace(/\.md$/, ''));
    expect(namesIn(`fixtures/${folder}`).filter((name) => !shared.has(name) && !ids.includes(name))).toEqual([]);
    // Rules that are no plug-ins have a page all the same.
    const documented = folder === 'rules' ? allRuleMetas(rules).map(({ id }) => id) : ids;
    expect(pages.filter((name) => name !== 'README' && !documented.includes(name))).toEqual([]);
  });

  it.each(allRuleMetas(rules).filter(({ id }) => !rules.some(({ meta }) => meta.id === id)))(
    'documents $id, a rule that is no plug-in, like one',
    ({ id, title }) => {
      const page = readFileSync(`docs/rules/${id}.md`, 'utf8');
      const headings = [...page.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
      expect(headings).toEqual(PLUGIN_KINDS.find(({ folder }) => folder === 'rules')?.headings);
      expect(page).toMatch(new RegExp(`^# ${id}\n\n${title}\\.\n`));
    },
  );

  it('gives every rule a precedence of its own', () => {
    const numbers = allRuleMetas(rules).map(({ precedence }) => precedence);
    expect([...new Set(numbers)]).toHaveLength(numbers.length);
  });

  it('lets frameworks name only languages that exist', () => {
    const known = new Set(languages.map((language) => language.id));
    expect(frameworks.flatMap((framework) => framework.languages.filter((id) => !known.has(id)))).toEqual([]);
  });

  it('lets no two languages claim one file', () => {
    const claims = languages.flatMap((language) => [...language.extensions, ...language.fileNames]);
    expect(claims.filter((claim, index) => claims.indexOf(claim) !== index)).toEqual([]);
  });

  it('names constants after file and kind', () => {
    const [rule] = PLUGIN_KINDS;
    if (!rule) throw new Error('no kinds');
    expect(identifierOf(rule, 'special-case')).toBe('specialCaseRule');
    expect(identifierOf(rule, 'c')).toBe('cRule');
  });
});
