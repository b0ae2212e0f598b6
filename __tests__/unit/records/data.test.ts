import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stringify as stringifyToml } from 'smol-toml';
import { stringify as stringifyYaml } from 'yaml';
import { countLeaves, type DataNode, type DataReading } from '../../../src/records/data.ts';
import { parseJson } from '../../../src/records/json-data.ts';
import { parsePrinted } from '../../../src/records/printed-data.ts';
import { addDataCases } from '../../../src/records/record-cases.ts';
import { parseToml } from '../../../src/records/toml-data.ts';
import { CaseCollector } from '../../../src/records/values.ts';
import { parseYaml } from '../../../src/records/yaml-data.ts';

/** Plain value of a tree; null stands for everything that says nothing. Test data are shallow, so recursion is fine. */
function plain(node: DataNode): unknown {
  switch (node.kind) {
    case 'map':
      return Object.fromEntries(node.entries.map(({ key, value }) => [key, plain(value)]));
    case 'list':
      return node.items.map(plain);
    case 'string':
      return node.text;
    case 'number':
      return Number(node.text);
    case 'nothing':
      return null;
  }
}

/** What JSON makes of a value. */
function copyOf(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function only(reading: DataReading): DataNode {
  expect(reading.problem).toBeNull();
  expect(reading.roots).toHaveLength(1);
  const [root] = reading.roots;
  if (!root) throw new Error('there is no root');
  return root;
}

/** Every string below a node with its line. */
function stringLines(node: DataNode): { readonly text: string; readonly line: number }[] {
  if (node.kind === 'string') return [{ text: node.text, line: node.line }];
  if (node.kind === 'map') return node.entries.flatMap((entry) => stringLines(entry.value));
  return node.kind === 'list' ? node.items.flatMap(stringLines) : [];
}

const key = fc.stringMatching(/^[a-z][a-z ]{0,6}$/);
const number = fc
  .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }))
  .map((n) => n + 0 || 0);
const { value: json } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    number,
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

/** Strings that carry their own number, so that the line of each can be found in the printed text. */
const marked = fc
  .array(fc.dictionary(key, fc.constant('@'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((records) => {
    let next = 0;
    return records.map((record) =>
      Object.fromEntries(Object.keys(record).map((name) => [name, `mark${String(++next)}end`])),
    );
  });

function expectLines(root: DataNode, text: string): void {
  const lines = text.split('\n');
  for (const { text: known, line } of stringLines(root)) expect(lines[line - 1]).toContain(known);
}

describe('parseJson', () => {
  it('reads what JSON.stringify writes', () => {
    fc.assert(
      fc.property(json, fc.constantFrom(0, 2), (value, indent) => {
        expect(plain(only(parseJson(JSON.stringify(value, null, indent))))).toEqual(copyOf(value));
      }),
    );
  });

  it('knows the line of every string', () => {
    fc.assert(
      fc.property(marked, (records) => {
        const text = JSON.stringify(records, null, 2);
        expectLines(only(parseJson(text)), text);
      }),
    );
  });

  it.each([
    ["{a: 'x', // c\n b: [1,], }", { a: 'x', b: [1] }],
    ['/* c\n */ {"a": +.5, "b": 0x1F}', { a: 0.5, b: 31 }],
    ['"\\u0041\\x42\\n\\q\\\nc"', 'AB\nqc'],
    [
      '{"__proto__": 1, "constructor": 2}',
      Object.fromEntries([
        ['__proto__', 1],
        ['constructor', 2],
      ]),
    ],
  ])('tolerates %s', (text, value) => {
    expect(plain(only(parseJson(text)))).toEqual(value);
  });

  it.each([
    ['[1, 2', 'line 1: the list opened on line 1 is not closed'],
    ['{"a"\n}', 'line 2: a key without a value'],
    ['[1}', 'line 1: a map is closed that is not open'],
    ['[\n"a', 'line 2: a string is not closed'],
    ['[\nfoo]', 'line 2: a word that is no JSON value: foo'],
    ['{"a": 1 /* x', 'line 1: a comment is not closed'],
    ['{[1]}', 'line 1: a list without a key'],
  ])('says what is wrong with %s', (text, problem) => {
    expect(parseJson(text).problem).toBe(problem);
  });

  it('keeps digits that a double would lose', () => {
    expect(only(parseJson('12345678901234567890.123'))).toMatchObject({
      kind: 'number',
      text: '12345678901234567890.123',
    });
  });
});

describe('parseYaml', () => {
  it('reads what the library writes', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(plain(only(parseYaml(stringifyYaml({ value }))))).toEqual({ value: copyOf(value) });
      }),
    );
  });

  it('knows the line of every string', () => {
    fc.assert(
      fc.property(marked, (records) => {
        const text = stringifyYaml(records);
        expectLines(only(parseYaml(text)), text);
      }),
    );
  });
});

describe('parseToml', () => {
  const table = fc.dictionary(key, fc.oneof(fc.string(), fc.integer(), fc.array(fc.string(), { maxLength: 3 })), {
    maxKeys: 4,
    noNullPrototype: true,
  });

  it('reads what the library writes', () => {
    fc.assert(
      fc.property(table, fc.array(table, { maxLength: 3 }), (settings, cases) => {
        expect(plain(only(parseToml(stringifyToml({ settings, cases }))))).toEqual({ settings, cases });
      }),
    );
  });

  it('knows the line of every string', () => {
    fc.assert(
      fc.property(marked, marked, (first, second) => {
        const text = stringifyToml({ first, second: { below: second } });
        expectLines(only(parseToml(text)), text);
      }),
    );
  });

  it.each([
    'a = [\n"mark1end",\n["mark2end",\n"mark3end"]]\nb = "mark4end"',
    'a = { b = "mark1end", "c d".e = "mark2end" }\nf = "mark3end"',
    'a = """\nmark1end"""\nb = "mark2end"',
    'a."b.c" = "mark1end"\n[d.\'e f\'] # "x"\ng = 2024-05-01T10:00:00.5Z\nh = "mark2end"',
    "a = '''x''''\nb = 'mark1end'\nc = \"\\\"mark2end\"",
    '[[a]]\n[[a.b]]\nc = "mark1end"\n[[a.b]]\nc = "mark2end"\n[[a]]\n[[a.b]]\nc = "mark3end"\n[a.d]\nc = "mark4end"',
    'a = [{ b = "mark1end" },\n{ b = 1.5 }, # "x"\n{ b = "mark2end" }]\n',
  ])('%#: keeps count', (text) => {
    const root = only(parseToml(text));
    const marks = stringLines(root).filter(({ text: known }) => known.includes('mark'));
    expect(marks.length).toBe(text.split('mark').length - 1);
    for (const { text: known, line } of marks) {
      expect(text.split('\n')[line - 1]).toContain(known.replaceAll('"', '').trim());
    }
  });
});

describe('parsePrinted', () => {
  it.each([
    ['Object {\n  "a": Array [\n    1,\n    "x",\n  ],\n}', { a: [1, 'x'] }],
    ['Order { total: 57.49, note: Some("x"), none: None }', { total: 57.49, note: ['x'], none: null }],
    ["dict({\n  'a': list([\n    1,\n  ]),\n})", { a: [1] }],
    ['Map {\n  "a" => "b",\n}', { a: 'b' }],
    ['"a "quoted" word"', 'a "quoted" word'],
    ['"tab\\t\\u{1F600}\\x41"', 'tab\t😀A'],
    ['42', 42],
    ['Kind { a: mod::Shape::Round, b: 1 }', { a: null, b: 1 }],
    ['[\n  2024-05-01T10:00:00.000Z,\n]', ['2024-05-01T10:00:00.000Z']],
  ])('%s', (text, value) => {
    expect(plain(parsePrinted(text, 1))).toEqual(value);
  });

  it('counts lines from the given one', () => {
    const data = parsePrinted('[\n  "a\n b",\n  "c",\n]', 10);
    expect(stringLines(data)).toEqual([
      { text: 'a\n b', line: 11 },
      { text: 'c', line: 13 },
    ]);
  });
});

describe('addDataCases', () => {
  function casesOf(value: unknown): string[] {
    const collector = new CaseCollector();
    addDataCases(collector, only(parseJson(JSON.stringify(value))));
    return collector.reading().cases.map(
      (one) =>
        `${one.kind}: ${one.values
          .filter((v) => v.role !== 'field')
          .map((v) => `${v.role} ${v.text}`)
          .join(', ')}`,
    );
  }

  it('never loses a string of a table without roles', () => {
    fc.assert(
      fc.property(json, (value) => {
        const root = only(parseJson(JSON.stringify([value])));
        const collector = new CaseCollector();
        addDataCases(collector, root);
        const known = new Set(collector.reading().cases.flatMap((one) => one.values.map((v) => v.text)));
        for (const { text } of stringLines(root)) if (text.trim() !== '') expect(known).toContain(text);
      }),
    );
  });

  it.each<[string, unknown, string[]]>([
    [
      'a map of scalars is pairs',
      { 'a b': 'a-b', 'c d': 'c-d' },
      ['pair: input a b, expected a-b', 'pair: input c d, expected c-d'],
    ],
    ['one object is one record', { name: 'Ada', total: 5 }, ['record: case-id Ada, expected 5']],
    ['mixed kinds are one record', { a: 'x', b: 5 }, ['record: expected x, expected 5']],
    ['what stands beside an answer is input', [{ qty: 3, expected: 7 }], ['record: input 3, expected 7']],
    ['an input holds inputs', [{ input: { id: 1, out: 'x' }, out: 'y' }], ['record: input 1, input x, expected y']],
    [
      'names of records',
      { 'case 1': { in: 'a', out: 'b' }, 'case 2': { in: 'c', out: 'd' } },
      ['record: case-id case 1, input a, expected b', 'record: case-id case 2, input c, expected d'],
    ],
    [
      'keys that are data',
      { 'Hello there!': { slug: 'a' }, 'Bye, you!': { slug: 'b' } },
      ['record: input Hello there!, expected a', 'record: input Bye, you!, expected b'],
    ],
    ['a test case alone', { input: { a: 1 }, expected: { b: 2 } }, ['record: input 1, expected 2']],
    [
      'rows',
      [
        [1, 2, 3],
        ['a', 'b', 'c'],
      ],
      ['row: expected 1, expected 2, expected 3', 'row: expected a, expected b, expected c'],
    ],
    [
      'pairs of a list',
      [
        ['a', 1],
        ['b', 2],
      ],
      ['pair: input a, expected 1', 'pair: input b, expected 2'],
    ],
    ['nothing', [null, true, ''], []],
    ['a scalar', 'x', ['entry: expected x']],
  ])('%s', (_name, value, expected) => {
    expect(casesOf(value)).toEqual(expected);
  });

  it('takes a large record apart', () => {
    const record = { id: 'r', values: Array.from({ length: 40 }, (_, i) => `v${String(i)}`) };
    const cases = casesOf([record]);
    expect(cases[0]).toBe('record: case-id r');
    expect(cases).toHaveLength(41);
    expect(cases[40]).toBe('entry: expected v39');
  });

  it('counts leaves without recursion', () => {
    const root = only(parseJson(`${'['.repeat(50_000)}1${']'.repeat(50_000)}`));
    expect(countLeaves(root).get(root)).toBe(1);
  });
});
