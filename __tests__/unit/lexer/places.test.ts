import { describe, expect, it } from '@jest/globals';
import { walk } from '../../../src/model/traversal.ts';
import { everyLanguage, lexedLanguage } from './every-language.ts';

describe('places', () => {
  it('counts lines from 1 and columns in UTF-16 units, the end exclusive', async () => {
    const tree = await lexedLanguage('java').read('\r\n  😀x = "a😀";\r\n');
    const found: unknown[] = [];
    walk(tree.root, (node) => {
      if (node.kind === 'string') found.push(node.range);
    });
    expect(found).toEqual([{ startLine: 2, startColumn: 9, endLine: 2, endColumn: 14 }]);
  });

  it('gives a decorated function the range of its attributes too', async () => {
    const tree = await lexedLanguage('java').read('@Test\npublic void adds() {\n}\n');
    const found: unknown[] = [];
    walk(tree.root, (node) => {
      if (node.kind === 'function') found.push([node.name, node.range]);
    });
    expect(found).toEqual([['adds', { startLine: 1, startColumn: 1, endLine: 3, endColumn: 2 }]]);
  });

  it.each(everyLanguage.map((language) => [language.id, language] as const))(
    '%s reads nothing',
    async (id, language) => {
      const tree = await language.read('');
      expect(tree).toEqual({
        language: id,
        root: {
          kind: 'block',
          range: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 },
          syntax: 'file',
          children: [],
        },
        comments: [],
        testRegions: [],
        hasErrors: false,
      });
    },
  );
});

describe('tests inside product files', () => {
  const lines = async (source: string): Promise<readonly (readonly [number, number])[]> => {
    const tree = await lexedLanguage('rust').read(source);
    return tree.testRegions.map(({ startLine, endLine }) => [startLine, endLine] as const);
  };

  it.each([
    ['a test module', '#[cfg(test)]\nmod tests {\n    #[test]\n    fn a() {}\n}\n', [[1, 5]]],
    ['a test on its own', 'fn a() {}\n\n#[test]\n#[ignore]\nfn b() {}\n', [[3, 5]]],
    ["a runtime's test", '#[tokio::test]\nasync fn a() {}\n', [[1, 2]]],
    ['a test import', '#[cfg(all(test, unix))]\nuse a::b;\n', [[1, 2]]],
    ['what stands in the product as well', '#[cfg(not(test))]\nfn a() {}\n#[cfg(any(test, unix))]\nfn b() {}\n', []],
    ['a name that only sounds like it', '#[latest]\nfn a() {}\nmod test {}\n', []],
  ])('%s', async (_, source, wanted) => {
    expect(await lines(source)).toEqual(wanted);
  });
});
