import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GoldenFormat } from '../src/model/golden.ts';
import type { OracleReading } from '../src/model/oracle.ts';
import { chooseGolden } from '../src/records/choose.ts';
import { VALUE_LIMIT } from '../src/records/values.ts';

const root = join(import.meta.dirname, '..');
const fixtures = join(root, 'fixtures', 'goldens');

async function load(id: string): Promise<GoldenFormat> {
  const module = (await import(`../src/goldens/${id}.ts`)) as { readonly golden: GoldenFormat };
  return module.golden;
}

const ids = readdirSync(fixtures).sort();
const formats: GoldenFormat[] = [];
// One after the other: Jest's loader of ES modules links no two at a time.
for (const id of ids) formats.push(await load(id));

function formatOf(id: string): GoldenFormat {
  const format = formats[ids.indexOf(id)];
  if (!format) throw new Error(`there is no format called ${id}`);
  return format;
}

const cases = ids.flatMap((id) => readdirSync(join(fixtures, id)).map((name) => ({ id, name })));

function valueCount(reading: OracleReading): number {
  return reading.cases.reduce((sum, one) => sum + one.values.length, 0);
}

/** What holds for every reading, whatever the text was. */
function expectSound(reading: OracleReading, text: string): void {
  const lines = text.split(/\r\n|\r|\n/).length;
  expect(valueCount(reading)).toBeLessThanOrEqual(VALUE_LIMIT);
  for (const one of reading.cases) {
    expect(one.values.length).toBeGreaterThan(0);
    expect(one.startLine).toBeGreaterThanOrEqual(1);
    expect(one.endLine).toBeGreaterThanOrEqual(one.startLine);
    expect(one.endLine).toBeLessThanOrEqual(lines);
    for (const { line, text: known } of one.values) {
      expect(line >= 1 && line <= lines).toBe(true);
      expect(known.trim()).not.toBe('');
    }
  }
}

describe('golden formats', () => {
  it('every format has fixtures and a page, and no others exist', () => {
    const sources = readdirSync(join(root, 'src', 'goldens')).map((name) => name.replace(/\.ts$/, ''));
    const pages = readdirSync(join(root, 'docs', 'goldens'))
      .map((name) => name.replace(/\.md$/, ''))
      .filter((name) => name !== 'README');
    expect(ids).toEqual(sources.sort());
    expect(ids).toEqual(pages.sort());
  });

  it.each(formats)('$id is called as its file is', (format) => {
    expect(ids).toContain(format.id);
    expect(formats.indexOf(format)).toBe(ids.indexOf(format.id));
    expect(format.title).not.toBe('');
  });

  it.each(cases)('$id reads $name', ({ id, name }) => {
    const folder = join(fixtures, id, name);
    const input = readdirSync(folder).find((file) => file.startsWith('input.'));
    if (input === undefined) throw new Error(`${folder} has no input file`);
    const text = readFileSync(join(folder, input), 'utf8');
    const expected: unknown = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'));
    const reading = formatOf(id).read(`tests/${input}`, text);
    expect(reading).toEqual(expected);
    expectSound(reading, text);
  });
});

describe('choosing a format', () => {
  const jest = '// Jest Snapshot v1\n\nexports[`a 1`] = `1`;\n';
  const insta = '---\nsource: src/a.rs\nexpression: a\n---\n1\n';
  it.each([
    ['a.json', '', 'json'],
    ['a.json.golden', '', 'json'],
    ['a.golden.json', '', 'json'],
    ['testdata/a.JSON', '', 'json'],
    ['a.jsonl', '', 'jsonl'],
    ['x.expected.yaml', '', 'yaml'],
    ['pyproject.toml', '', 'toml'],
    ['golden/rates.tsv', '', 'csv'],
    ['a.expected.html', '', 'xml'],
    ['a.approved.json', '', 'approved'],
    ['golden/a.approved.json', '', 'approved'],
    ['Tests.Report.verified.txt', '', 'approved'],
    ['a.json.approved', '', 'approved'],
    ['src/__snapshots__/a.test.ts.snap', jest, 'jest-snapshot'],
    ['a.snap', jest, 'jest-snapshot'],
    ['snapshots/a.snap', insta, 'insta-snapshot'],
    ['__snapshots__/a.snap', insta, 'insta-snapshot'],
    ['src/snapshots/m__a.snap.new', insta, 'insta-snapshot'],
    ['__snapshots__/test_a.ambr', '', 'syrupy'],
    ['tests/cassettes/a.yaml', '', 'cassette'],
    ['a.yml', 'interactions:\n- request:\n', 'cassette'],
    ['a.json', '{\n  "http_interactions": [', 'cassette'],
    ['fixtures/a.yml', 'cases:\n- interactions: 3\n', 'yaml'],
    ['a.har', '', 'cassette'],
    ['a.golden', '', 'text'],
    ['a.out', '', 'text'],
    ['LICENSE', '', 'text'],
    ['a.unknown', '', 'text'],
  ])('%s', (path, text, id) => {
    expect(chooseGolden(formats, path, text).id).toBe(id);
    expect(chooseGolden([...formats].reverse(), path, text).id).toBe(id);
  });

  it('refuses an empty list', () => {
    expect(() => chooseGolden([], 'a', '')).toThrow('no golden formats');
  });
});

describe('hostile files', () => {
  const many = 20_000;
  const texts: Readonly<Record<string, string>> = {
    'brackets never closed': '['.repeat(100_000),
    'maps never closed': '{"a":'.repeat(100_000),
    'brackets closed': '['.repeat(100_000) + ']'.repeat(100_000),
    'a line of a megabyte': `"${'a'.repeat(1_000_000)}"`,
    'quotes alone': '"'.repeat(100_001),
    'backticks alone': '`'.repeat(100_000),
    'backslashes alone': '\\'.repeat(100_000),
    'dashes nested': '- '.repeat(many),
    'elements nested': '<a>'.repeat(many),
    'unclosed comments': '<!--'.repeat(many),
    'document types': '<!DOCTYPE a ['.repeat(many),
    'triple quotes': 'a = """'.repeat(30_000),
    'a dotted header': `[${'a.'.repeat(many)}a]`,
    'cut-off snapshots': 'exports[`a 1`] = `x\n'.repeat(many),
    'printed values nested': `exports[\`a 1\`] = \`${'Foo {'.repeat(many)}\`;`,
    'front matters': '---\n'.repeat(30_000),
    'a quote over all rows': `a,b\n"${'x,y\n'.repeat(many)}`,
    'replacement characters': '\uFFFD'.repeat(many),
    'NUL characters': '\0'.repeat(many),
    'marks of byte order': '\uFEFF'.repeat(1000),
    'carriage returns': '\r'.repeat(many),
    'an element with many children': `<r>${'<a>x</a>'.repeat(150_000)}</r>`,
    'a record of many lists': `[{${Array.from({ length: 150_000 }, (_, i) => `"k${String(i)}":["x"]`).join(',')}}]`,
    nothing: '',
  };
  it.each(formats.flatMap((format) => Object.keys(texts).map((name) => ({ id: format.id, format, name }))))(
    '$id survives $name',
    ({ format, name }) => {
      const text = texts[name] ?? '';
      const reading = format.read(`a.${format.id}`, text);
      expect(valueCount(reading)).toBeLessThanOrEqual(VALUE_LIMIT);
      expect(reading.problem === null || reading.problem.length < 500).toBe(true);
    },
  );

  it('stops at the value limit and says so', () => {
    const reading = formatOf('text').read('a.txt', 'some line\n'.repeat(VALUE_LIMIT + 5));
    expect(valueCount(reading)).toBe(VALUE_LIMIT);
    expect(reading.problem).toContain('more than 200000 values');
  });

  it('does not expand aliases', () => {
    const levels = Array.from(
      { length: 40 },
      (_, i) => `k${String(i + 1)}: &k${String(i + 1)} [*k${String(i)}, *k${String(i)}]`,
    );
    const reading = formatOf('yaml').read('a.yaml', `k0: &k0 [lol, lol]\n${levels.join('\n')}\n`);
    expect(valueCount(reading)).toBeLessThan(200);
    expect(reading.problem).toBeNull();
  });

  it.each(formats)('$id makes something sound of any text', (format) => {
    const piece = fc.constantFrom(
      ...[
        '{',
        '}',
        '[',
        ']',
        '"',
        "'",
        '`',
        ':',
        ',',
        '=',
        '- ',
        '\n',
        '\r\n',
        '  ',
        '|',
        '>',
        '<a>',
        '</a>',
        '&a ',
        '*a',
        '#',
      ],
      ...[
        'exports[`a 1`] = `',
        '`;',
        '---\n',
        '# name: a\n',
        '# ---\n',
        '[[t]]\n',
        'k = ',
        'input',
        'expected',
        '7',
        '\\',
        '"""',
      ],
    );
    const text = fc
      .array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 60 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (input) => {
        expectSound(format.read(`a.${format.id}`, input), input);
      }),
      { numRuns: 200 },
    );
  });
});
