import { describe, expect, it } from '@jest/globals';
import { startReading } from '../../../src/assertions/reading.ts';
import { readRows } from '../../../src/assertions/rows.ts';
import { fileScope, testScope } from '../../../src/assertions/scope.ts';
import type { SyntaxNode } from '../../../src/model/source.ts';
import { call, id, list, map, num, pair, str, tree } from './nodes.ts';

function rows(
  table: SyntaxNode,
  columns: readonly string[] = [],
  used: { expected?: string[]; input?: string[] } = {},
  language = 'php',
): readonly string[] {
  const source = tree(language, table);
  const file = fileScope(source.root, new Set());
  const usage = { expected: new Set(used.expected), input: new Set(used.input) };
  const test = { reading: startReading(source, file), scope: testScope([], [], file) };
  return readRows({ rows: table, columns }, usage, 't', test).cases.map((found) =>
    found.values.map((value) => `${value.role} ${value.text}`).join(', '),
  );
}

describe('readRows', () => {
  it('takes the last cell for the answer when nothing tells', () => {
    expect(rows(list(list(num('1'), str('a'), num('9'))))).toEqual(['input 1, input a, expected 9']);
  });

  it('goes by the names of columns', () => {
    expect(rows(list(list(num('9'), str('first'), num('1'))), ['want', 'name', 'n'])).toEqual([
      'expected 9, case-id first, input 1',
    ]);
  });

  it('goes by the use of a column before its name', () => {
    expect(
      rows(list(list(num('9'), num('1'))), ['cents', 'result'], { expected: ['cents'], input: ['result'] }),
    ).toEqual(['expected 9, input 1']);
  });

  it('names rows by the keys of a map of rows', () => {
    const table = map(pair(str('CASE_3'), list(num('250'), num('4'), num('1000'))));
    expect(rows(table, ['id', 'unit', 'pieces', 'want'])).toEqual([
      'case-id CASE_3, input 250, input 4, expected 1000',
    ]);
  });

  it('feeds keys that are no names', () => {
    expect(rows(map(pair(str('/a?b'), list(num('2'), num('3')))))).toEqual(['input /a?b, input 2, expected 3']);
    expect(rows(map(pair(str('ana'), num('5'))))).toEqual(['input ana, expected 5']);
  });

  it('reads records by their fields', () => {
    const record = map(pair(id('name'), str('x')), pair(id('in'), num('7')), pair(id('want'), num('8')));
    expect(rows(list(record), [], {}, 'javascript')).toEqual([
      'field name, case-id x, field in, input 7, field want, expected 8',
    ]);
  });

  it('lets the only other cell be the input, whatever its name', () => {
    expect(rows(list(list(str('blue'), num('8'))), ['name', 'want'])).toEqual(['input blue, expected 8']);
  });

  it('reads rows that are calls', () => {
    const row = call('pytest.param', num('1'), num('2'), pair(id('id'), str('one')));
    expect(rows(list(row), ['a', 'b'], {}, 'python')).toEqual(['case-id one, input 1, expected 2']);
    expect(
      rows(
        call('Stream.of', call('Arguments.of', num('1'), num('2')), call('Arguments.of', num('3'), num('4'))),
        [],
        {},
        'java',
      ),
    ).toEqual(['input 1, expected 2', 'input 3, expected 4']);
  });

  it('reads a table once', () => {
    const table = list(list(num('1'), num('2')));
    const source = tree('php', table);
    const file = fileScope(source.root, new Set());
    const test = { reading: startReading(source, file), scope: testScope([], [], file) };
    const usage = { expected: new Set<string>(), input: new Set<string>() };
    expect(readRows({ rows: table, columns: [] }, usage, 't', test).cases).toHaveLength(1);
    expect(readRows({ rows: table, columns: [] }, usage, 't', test).cases).toHaveLength(0);
  });

  it('stops when the budget is spent', () => {
    const table = list(...Array.from({ length: 20 }, () => list(num('1'), num('2'))));
    const source = tree('php', table);
    const file = fileScope(source.root, new Set());
    const test = { reading: startReading(source, file), scope: testScope([], [], file) };
    test.reading.budget = 5;
    const read = readRows({ rows: table, columns: [] }, { expected: new Set(), input: new Set() }, 't', test);
    expect(read.cases.flatMap((found) => found.values)).toHaveLength(5);
  });
});
