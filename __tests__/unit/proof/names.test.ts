import { describe, expect, it } from '@jest/globals';
import { contentSign } from '../../../src/proof/names.ts';
import { pathsIn } from '../../../src/proof/paths.ts';

describe('contentSign', () => {
  it.each([
    'user.address.zip',
    'GET /orders',
    'POST /orders/{id}?page=2&sort=date',
    'https://example.com/a?b=c&d=e#f',
    'src/slug.py',
    'src/slug.py:12-40',
    'src/**/*.ts',
    'pages/[id].tsx',
    '[id]',
    '[]',
    'items[]',
    'C:\\new\\test.txt',
    'order id',
    '--flag',
    '--format=json',
    '-n',
    'Straße',
    '数量',
    'l’adresse du client',
    'users[0].name',
    'row["order id"]',
    "os.environ['HOME']",
    "the customer's order and the shop's id",
    'headers["X-Request-Id"]',
    'slugify(text)',
    'max(a, b)',
    'Map<string, User>',
    'std::vector<int>',
    'List<String> names',
    '$HOME',
    '${HOME}',
    '%PATH%',
    '{id}',
    '#123',
    '@octocat',
    'Content-Type',
    'column "Date of birth"',
    '`order id`',
    'return value',
    'class name',
    'from date',
    'issue: description',
    'R&D budget',
    'a|b',
    'orders -> items',
    '3',
    '1, 2',
    '3.12',
    '2026-11-30',
    '3d3c42e5aac5ba805825da76410c181273ba90b1',
    '2D711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881',
    'src/main/java/org/example/application/configuration/v2/AbstractSingletonProxyFactoryBean.java',
    'the list of orders that the customer placed in the last month',
    'x',
  ])('takes %s for a name', (text) => {
    expect(contentSign(text)).toBeNull();
  });

  it.each([
    ['holds JSON', '{"zip": "12345"}'],
    ['holds JSON', '{ "zip": "12345", …'],
    ['holds JSON', '["a", "b"]'],
    ['holds JSON', '[{"a": 1}]'],
    ['holds JSON', '[1, 2, 3]'],
    ['holds markup', '<p>Hello</p>'],
    ['holds code', 'x == 3'],
    ['holds code', 'a && b'],
    ['holds code', 'total = price * 2'],
    ['holds code', 'return total;'],
    ['holds code', 'function total(prices) {'],
    ['holds code', '} else'],
    ['holds code', 'count += 1'],
    ['gives a value', 'title: "Hello world"'],
    ['gives a value', "--title='Hello'"],
    ['gives a value', 'row["id"]="7"'],
    ['quotes a text', 'the text "Hello world, how are you today"'],
    ['quotes a text', "'the quick brown fox jumps'"],
    ['quotes a text', '“the quick brown fox jumps”'],
    ['lists numbers', '1, 2, 3'],
    ['lists numbers', '3.5 4 -5'],
    ['lists numbers', '1;2;3'],
    ['holds encoded data', `${'aGVsbG8gd29ybGQ5'.repeat(5)}==`],
    ['holds encoded data', 'data:image/png;base64,iVBORw0KGgo'],
    ['is longer than a name', 'one two three four five six seven eight nine ten eleven twelve thirteen'],
  ])('says: %s: %s', (reason, text) => {
    expect(contentSign(text)).toBe(reason);
  });

  it('takes time that grows with the text only', () => {
    const started = performance.now();
    for (const part of ['"', "'", '[', ',', '1 ', 'a', '= ', '“', '`', 'data:', 'aB1', '#', ':1'])
      for (const text of [part.repeat(50_000), `x${part.repeat(50_000)}y`]) {
        contentSign(text);
        pathsIn(text);
      }
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('pathsIn', () => {
  it.each<[string, readonly string[]]>([
    ['tests/golden/a.txt', ['tests/golden/a.txt']],
    ['./tests/golden/a.txt', ['tests/golden/a.txt']],
    ['`tests/golden/a.txt`', ['tests/golden/a.txt']],
    ['tests/golden/a.txt:12', ['tests/golden/a.txt']],
    ['tests/golden/a.txt:12:5', ['tests/golden/a.txt']],
    ['tests/golden/a.txt#L3-L5', ['tests/golden/a.txt']],
    ['tests\\golden\\a.txt', ['tests/golden/a.txt']],
    ['tests/golden/', ['tests/golden']],
    ['tests/golden/a b.txt', ['tests/golden/a b.txt']],
    ['/repo/tests/a.snap', ['repo/tests/a.snap', 'tests/a.snap', 'a.snap']],
    ['C:\\repo\\a.snap', ['repo/a.snap', 'a.snap']],
    ['file:///repo/a.snap', ['repo/a.snap', 'a.snap']],
    ['../tests/a.snap', ['tests/a.snap', 'a.snap']],
    ['expected.json', ['expected.json']],
    ['a.snap', ['a.snap']],
    ['order.expected', []],
    ['user.address.zip', []],
    ['expected_total', []],
    ['GET /snapshots/latest.json', []],
    ['/snapshots/latest', []],
    ['https://example.com/golden/a.txt', []],
    ['', []],
    ['.', []],
    ['--flag', []],
  ])('%s', (name, paths) => {
    expect(pathsIn(name)).toEqual(paths);
  });
});
