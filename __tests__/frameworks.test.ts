import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { LAST_RESORT, unitsOf } from '../src/assertions/units.ts';
import type { Framework, TestUnit } from '../src/model/framework.ts';
import type { Language } from '../src/model/language.ts';
import type { KnownValue, OracleCase } from '../src/model/oracle.ts';
import type { SourceTree } from '../src/model/source.ts';
import { languageOf } from '../src/sources/language-of.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const fixtures = `${root}fixtures/frameworks`;

async function load<T>(room: string, id: string, name: string): Promise<T> {
  const module = (await import(`../src/${room}/${id}.ts`)) as Record<string, T>;
  const plugin = module[name];
  if (!plugin) throw new Error(`src/${room}/${id}.ts exports no ${name}`);
  return plugin;
}

function idsIn(folder: string): readonly string[] {
  return readdirSync(`${root}src/${folder}`).map((file) => file.replace(/\.ts$/, ''));
}

const frameworkIds = idsIn('frameworks');
// One after the other: Jest's module registry trips over modules that load each other's imports at the same time.
const frameworks: Framework[] = [];
for (const id of frameworkIds) frameworks.push(await load<Framework>('frameworks', id, 'framework'));
const languages: Language[] = [];
for (const id of idsIn('languages')) languages.push(await load<Language>('languages', id, 'language'));

/** A reading as a person writes it down: `assertion 12: input "x", expected 3`. */
interface WrittenUnit {
  readonly name: readonly string[];
  readonly lines: string;
  readonly rowIds: readonly string[];
  readonly cases: readonly string[];
}

function writtenUnit(unit: TestUnit): WrittenUnit {
  const { startLine, endLine } = unit.range;
  return { name: unit.name, lines: `${startLine}-${endLine}`, rowIds: unit.rowIds, cases: unit.cases.map(writtenCase) };
}

function writtenCase({ kind, startLine, endLine, values }: OracleCase): string {
  const lines = startLine === endLine ? `${startLine}` : `${startLine}-${endLine}`;
  return `${kind} ${lines}: ${values.map(writtenValue).join(', ')}`;
}

function writtenValue({ kind, text, role }: KnownValue): string {
  return `${role} ${kind === 'number' ? text : JSON.stringify(text)}`;
}

interface Fixture {
  readonly id: string;
  readonly folder: string;
  readonly input: string;
}

function fixturesOf(id: string): readonly Fixture[] {
  if (!existsSync(`${fixtures}/${id}`)) return [];
  return readdirSync(`${fixtures}/${id}`).map((name) => {
    const folder = `${fixtures}/${id}/${name}`;
    const input = readdirSync(folder).find((file) => file.startsWith('input'));
    if (input === undefined) throw new Error(`${folder} has no input`);
    return { id, folder, input };
  });
}

async function treeOf({ folder, input }: Fixture): Promise<SourceTree> {
  const speaking = languages.filter((one) => one.extensions.some((extension) => input.endsWith(extension)));
  const [language] = speaking;
  if (!language) throw new Error(`no language reads ${input}`);
  // What wraps code of other languages is read by theirs.
  const reader = language.unwrap ? languageOf(input, '') : language;
  return reader.read(readFileSync(`${folder}/${input}`, 'utf8'));
}

describe.each(frameworks.map((framework) => [framework.id, framework] as const))('%s', (id, framework) => {
  it('is a whole plug-in: file, fixtures, page', () => {
    expect(frameworkIds).toContain(id);
    expect(fixturesOf(id).length).toBeGreaterThan(0);
    expect(readFileSync(`${root}docs/frameworks/${id}.md`, 'utf8')).toContain(`# ${framework.title}`);
    expect(framework.languages.length).toBeGreaterThan(0);
  });

  it.each(fixturesOf(id).map((fixture) => [fixture.folder.slice(fixtures.length + 1), fixture] as const))(
    'reads %s',
    async (_name, fixture) => {
      const expected = JSON.parse(readFileSync(`${fixture.folder}/expected.json`, 'utf8')) as readonly WrittenUnit[];
      expect(framework.read(await treeOf(fixture)).map(writtenUnit)).toEqual(expected);
    },
  );

  it('takes no other framework’s fixture', async () => {
    const others = frameworkIds.filter((other) => other !== id && other !== LAST_RESORT && id !== LAST_RESORT);
    for (const fixture of others.flatMap(fixturesOf)) {
      const tree = await treeOf(fixture);
      if (framework.languages.includes(tree.language)) {
        expect([fixture.folder, framework.read(tree).length]).toEqual([fixture.folder, 0]);
      }
    }
  });
});

describe('all together', () => {
  it.each(
    frameworkIds.flatMap(fixturesOf).map((fixture) => [fixture.folder.slice(fixtures.length + 1), fixture] as const),
  )('read the tests of %s once', async (_name, fixture) => {
    const units = unitsOf(await treeOf(fixture), frameworks, true);
    const places = units.map(({ name, range }) => `${name.join(' > ')} ${range.startLine}:${range.startColumn}`);
    expect(new Set(places).size).toBe(places.length);
    expect(units.length).toBeGreaterThan(0);
  });

  it('read nothing in a product file without tests', async () => {
    const python = await load<Language>('languages', 'python', 'language');
    const tree = await python.read(
      'TABLE = [(1, 2), (3, 4)]\n\ndef price(weight):\n    return 450 if weight == 90 else 0\n',
    );
    expect(unitsOf(tree, frameworks, false)).toEqual([]);
    expect(unitsOf(tree, frameworks, true).length).toBeGreaterThan(0);
  });

  it('add what stands around the tests', async () => {
    const python = await load<Language>('languages', 'python', 'language');
    const source =
      'ROWS = {"a/1": 12.5, "b/2": 40}\n\ndef build():\n    return "Sumburgh"\n\ndef test_x():\n    assert f(3) == 4\n';
    const units = unitsOf(await python.read(source), frameworks, true);
    const around = units.find((unit) => unit.name.length === 0);
    expect(around?.cases.map(writtenCase)).toEqual([
      'row 1: input "a/1", expected 12.5',
      'row 1: input "b/2", expected 40',
      'test 4: input "Sumburgh"',
    ]);
  });
});

describe('hostile files', () => {
  it('survive deep nesting', async () => {
    const python = await load<Language>('languages', 'python', 'language');
    const source = `def test_x():\n    assert f(${'['.repeat(4000)}7${']'.repeat(4000)}) == ${'('.repeat(3000)}1${')'.repeat(3000)}\n`;
    const tree = await python.read(source);
    expect(unitsOf(tree, frameworks, true).length).toBeGreaterThan(0);
  });

  it('survive lists too long to spread', async () => {
    const javascript = await load<Language>('languages', 'javascript', 'language');
    const numbers = Array.from({ length: 150_000 }, (_, i) => `${i}`).join(',');
    const tree = await javascript.read(
      `it('x', () => { expect(f([${numbers}])).toEqual([${numbers}]); g(${numbers}); });`,
    );
    const [unit] = unitsOf(tree, frameworks, true);
    expect(unit?.cases.map((found) => found.kind)).toEqual(['test', 'assertion']);
  });

  it('stop at the budget of values', async () => {
    const javascript = await load<Language>('languages', 'javascript', 'language');
    const rows = Array.from({ length: 30_000 }, (_, i) => `[${i}, "v${i}"]`).join(',\n');
    const tree = await javascript.read(`it.each([${rows}])('%s', (a, want) => { expect(f(a)).toBe(want); });`);
    const units = unitsOf(tree, frameworks, true);
    const values = units.flatMap((unit) => unit.cases.flatMap((found) => found.values));
    expect(values.length).toBeGreaterThan(49_000);
    expect(values.length).toBeLessThan(110_000);
  });
});
