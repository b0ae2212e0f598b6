import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fileNameOf, inlineSnapshotText, literalText, textValues } from '../../../src/assertions/values.ts';
import { binary, id, num, str, template } from './nodes.ts';

describe('fileNameOf', () => {
  it.each([
    ['edge-a.log.1', 'edge-a.log.1'],
    ['data/prices_latin1.csv', 'prices_latin1.csv'],
    ['..\\fixtures\\b2b.xml', 'b2b.xml'],
    ['some.test.ts', 'some.test.ts'],
    ['test/odd.zzz', 'odd.zzz'],
    ['Report 7.pdf', 'Report 7.pdf'],
  ])('finds the base name of %s', (text, name) => {
    expect(fileNameOf(text)).toBe(name);
  });

  it.each([
    'https://shop.example/a.html',
    'p.example',
    '1.2.3',
    'a@b.txt',
    'e.g. this.txt',
    'Done. See x',
    'v2.10',
    'a/b',
    '',
    'x\n.txt',
  ])('sees none in %j', (text) => {
    expect(fileNameOf(text)).toBeNull();
  });
});

describe('literalText', () => {
  it.each([
    ['one string', str('a'), 'a'],
    ['a sum', binary(binary(str('a'), '+', str('b')), '+', str('c')), 'abc'],
    ['a template without holes', template(str('x'), str('y')), 'xy'],
    ['a template with a hole', template(str('x'), id('y')), null],
    ['a sum with a number', binary(str('a'), '+', num('1')), null],
    ['a product', binary(str('a'), '*', str('b')), null],
  ])('folds %s', (_name, node, text) => {
    expect(literalText(node)).toBe(text);
  });

  it('folds long sums without recursion', () => {
    let sum = str('');
    for (let i = 0; i < 400; i++) sum = binary(sum, '+', str('a'));
    expect(literalText(sum)).toHaveLength(400);
    for (let i = 0; i < 20_000; i++) sum = binary(sum, '+', str('a'));
    expect(literalText(sum)).toBeNull();
  });
});

describe('textValues', () => {
  it('adds the number that a text is', () => {
    expect(textValues(' 3.90', 'expected', 7)).toEqual([
      { kind: 'string', text: ' 3.90', role: 'expected', line: 7 },
      { kind: 'number', text: '3.9', role: 'expected', line: 7 },
    ]);
  });

  it('leaves names as they are', () => {
    expect(textValues('12', 'case-id', 1)).toEqual([{ kind: 'string', text: '12', role: 'case-id', line: 1 }]);
  });

  it('drops whole documents', () => {
    expect(textValues('x'.repeat(200_000), 'expected', 1)).toEqual([]);
  });

  it('always starts with the text itself', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        expect(textValues(text, 'input', 3)[0]).toEqual({ kind: 'string', text, role: 'input', line: 3 });
      }),
    );
  });
});

describe('inlineSnapshotText', () => {
  it.each([
    ['\n  "a\n   b"\n', 'a\n b'],
    ['7', '7'],
    ['"x"', 'x'],
    ['\n    Object {\n      "a": 1,\n    }\n  ', 'Object {\n  "a": 1,\n}'],
  ])('%j → %j', (source, text) => {
    expect(inlineSnapshotText(source)).toBe(text);
  });
});
