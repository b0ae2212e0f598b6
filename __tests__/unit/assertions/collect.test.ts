import { describe, expect, it } from '@jest/globals';
import { oriented } from '../../../src/assertions/claim.ts';
import { collect } from '../../../src/assertions/collect.ts';
import { distanceOf } from '../../../src/assertions/distance.ts';
import { startReading } from '../../../src/assertions/reading.ts';
import type { TestReading } from '../../../src/assertions/reading.ts';
import { fileScope, testScope } from '../../../src/assertions/scope.ts';
import type { AssignNode, SyntaxNode } from '../../../src/model/source.ts';
import {
  assign,
  binary,
  block,
  call,
  construction,
  func,
  id,
  index,
  list,
  map,
  member,
  num,
  pair,
  returns,
  str,
  template,
  tree,
} from './nodes.ts';

function reading(
  language: string,
  locals: readonly SyntaxNode[] = [],
  shared: readonly SyntaxNode[] = [],
  parameters: readonly string[] = [],
): TestReading {
  const source = tree(language, ...shared);
  const file = fileScope(source.root, new Set());
  const assignments = locals.filter((node): node is AssignNode => node.kind === 'assign');
  return { reading: startReading(source, file), scope: testScope(assignments, parameters, file) };
}

function read(node: SyntaxNode, role: 'expected' | 'input', test = reading('python')): string {
  return collect([node], role, test)
    .map((value) => `${value.role} ${value.text}`)
    .join(', ');
}

describe('collect', () => {
  it.each([
    ['literals keep their role', list(str('a'), num('2')), 'expected a, expected 2'],
    ['a call to the subject is fed', call('price', str('a')), 'input a'],
    ['a wrapper keeps the role', call('Decimal', str('2.50')), 'expected 2.50, expected 2.5'],
    ['a constructor keeps it too', construction('Point', num('3')), 'expected 3'],
    ['a capital makes a constructor', call('Fraction', num('3')), 'expected 3'],
    ['a factory as well', call('LocalDate.of', num('2024')), 'expected 2024'],
    ['a method of a literal wraps', call(member(str('a b'), 'encode'), str('utf-8x')), 'expected a b, expected utf-8x'],
    [
      'a method of a product value does not',
      call(member(call('Version', str('v')), 'bump'), num('7')),
      'input v, input 7',
    ],
    ['keys are fields', map(pair(str('k'), num('9'))), 'field k, expected 9'],
    ['subscripts are fields', index(id('row'), str('total')), 'field total'],
    ['computed subscripts are not', index(id('row'), call('key', str('x'))), 'input x'],
    ['texts fold', binary(str('a'), '+', str('b')), 'expected ab'],
    ['templates with holes give pieces', template(str('sum '), num('4')), 'expected sum , expected 4'],
    ['tolerances are left out', call('approx', num('5'), pair(id('abs'), num('3'))), 'expected 5'],
    ['files give their name', str('data/a.csv'), 'expected data/a.csv, file-name a.csv'],
  ])('%s', (_name, node, values) => {
    expect(read(node, 'expected')).toBe(values);
  });

  it('says the line of each value', () => {
    expect(collect([list(str('a', 4), num('2', 5))], 'input', reading('go')).map((value) => value.line)).toEqual([
      4, 5,
    ]);
  });

  it('follows a local variable, and one more', () => {
    const test = reading('python', [assign('text', str('raw')), assign('got', call('parse', id('text')))]);
    expect(read(id('got'), 'input', test)).toBe('input raw');
    const deep = reading('python', [assign('a', str('raw')), assign('b', id('a')), assign('c', id('b'))]);
    expect(read(id('c'), 'input', deep)).toBe('');
  });

  it('takes the assignment before the use', () => {
    const test = reading('python', [assign('x', num('7'), 2), assign('x', num('8'), 5)]);
    expect(read(id('x', 3), 'input', test)).toBe('input 7');
    expect(read(id('x', 9), 'input', test)).toBe('input 8');
  });

  it('follows constants, fields and fixtures of the file, not parameters', () => {
    const shared = [
      assign('LIMIT', num('77')),
      func('setUp', ['self'], [assign('self.cart', str('C-1'))]),
      func('shop', [], [returns(str('S-9'))]),
    ];
    expect(read(id('LIMIT'), 'expected', reading('python', [], shared))).toBe('expected 77');
    expect(read(member(id('self'), 'cart'), 'input', reading('python', [], shared))).toBe('input C-1');
    expect(read(id('shop'), 'input', reading('python', [], shared, ['shop']))).toBe('input S-9');
    expect(read(id('LIMIT'), 'input', reading('python', [], shared, ['LIMIT']))).toBe('');
  });

  it('keeps followed values few', () => {
    const long = list(...Array.from({ length: 500 }, (_, i) => num(`${i}`)));
    expect(collect([id('xs')], 'input', reading('python', [assign('xs', long)])).length).toBe(30);
    expect(collect([long], 'input', reading('python')).length).toBe(500);
  });

  it('does not loop on names that stand for each other', () => {
    const test = reading('python', [assign('a', list(id('b'), num('3'))), assign('b', list(id('a'), num('4')))]);
    expect(read(id('a'), 'input', test)).toBe('input 4, input 3');
  });
});

describe('distanceOf', () => {
  it.each([
    ['a literal', num('1'), 0],
    ['a wrapped literal', call('Decimal', str('1')), 0],
    ['a value', call('Version', str('1')), 1],
    ['a name', id('got'), 2],
    ['a call', call('f', num('1')), 3],
    ['a call in a value', call('Version', call('f')), 3],
    ['a property of a value', member(construction('Shift', num('1')), 'hours'), 2],
  ])('%s', (_name, node, distance) => {
    expect(distanceOf(node, reading('python'))).toBe(distance);
  });

  it('bounds its depth', () => {
    let node: SyntaxNode = num('1');
    for (let i = 0; i < 50_000; i++) node = block(node, node);
    expect(distanceOf(node, reading('python'))).toBe(3);
  });
});

describe('oriented', () => {
  const subject = call('f', str('x'));

  it.each([
    ['swaps when the call is on the expected side', num('3'), subject, subject],
    ['keeps a declared order', subject, num('3'), subject],
    ['keeps equal sides', call('g'), subject, call('g')],
  ])('%s', (_name, actual, expected, first) => {
    const claim = oriented({ node: subject, actual: [actual], expected: [expected] }, reading('python'));
    expect(claim.actual).toEqual([first]);
  });

  it('compares what an absolute difference compares', () => {
    const difference = call('abs', binary(subject, '-', num('9.5')));
    const claim = oriented({ node: subject, actual: [difference], expected: [num('0.01')] }, reading('python'));
    expect([claim.actual, claim.expected]).toEqual([[subject], [num('9.5')]]);
  });
});
