import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Language } from '../src/model/language.ts';
import { languageOf as readerOf } from '../src/sources/language-of.ts';
import { renderTree } from './support/render-tree.ts';

const fixtures = join(import.meta.dirname, '..', 'fixtures', 'languages');

function folders(parent: string): readonly string[] {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

async function languageOf(id: string): Promise<Language> {
  const module = (await import(`../src/languages/${id}.ts`)) as { readonly language: Language };
  return module.language;
}

describe.each(folders(fixtures))('%s', (id) => {
  it('is described by its file', async () => {
    const language = await languageOf(id);

    expect(language.id).toBe(id);
    expect(language.title).not.toBe('');
    for (const extension of language.extensions) expect(extension).toMatch(/^\.[a-z0-9.+]+$/);
  });

  it.each(folders(join(fixtures, id)))('%s', async (name) => {
    const folder = join(fixtures, id, name);
    const input = readdirSync(folder).find((file) => basename(file) !== 'expected.json');
    if (input === undefined) throw new Error(`${folder} has no input file.`);
    // Read first: a missing expectation is a failure, whatever the input becomes.
    const expected: unknown = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'));

    const language = await languageOf(id);
    // What wraps code of other languages is read by theirs.
    const reader = language.unwrap ? readerOf(input, '') : language;
    const source = await reader.read(readFileSync(join(folder, input), 'utf8'));

    if (!language.unwrap) expect(source.language).toBe(id);
    expect(renderTree(source)).toEqual(expected);
  });
});
