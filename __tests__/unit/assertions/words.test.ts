import { describe, expect, it } from '@jest/globals';
import { columnRole, namesRow, wordsOf } from '../../../src/assertions/words.ts';

describe('columnRole', () => {
  it.each(['want', 'wantErr', 'expected_total', 'expectedTotal', 'out', 'result', 'ExpectedResult', 'answer'])(
    '%s is expected',
    (name) => {
      expect(columnRole(name)).toBe('expected');
    },
  );

  it.each(['name', 'id', 'desc', 'test_name', 'caseId', 'title'])('%s names the row', (name) => {
    expect(columnRole(name)).toBe('case-id');
  });

  it.each(['user_id', 'fileName', 'width', 'input', 'label_width', '', 'outer', 'testing'])(
    '%s tells nothing',
    (name) => {
      expect(columnRole(name)).toBeNull();
    },
  );
});

it.each([
  ['wantErr_2', ['want', 'err', '2']],
  ['HTTPServer', ['httpserver']],
  ['a-b c', ['a', 'b', 'c']],
])('splits %s', (identifier, words) => {
  expect(wordsOf(identifier)).toEqual(words);
});

it.each([
  ['CASE_3', true],
  ['halved again', true],
  ['/about', false],
  ['3.5', false],
  ['a=b', false],
])('namesRow %s', (key, answer) => {
  expect(namesRow(key)).toBe(answer);
});
