import { describe, expect, it } from '@jest/globals';
import { isCaseName, roleOfKey, wordsOf } from '../../../src/records/roles.ts';

describe('roleOfKey', () => {
  it.each([
    ['input', 'input'],
    ['inputText', 'input'],
    ['args', 'input'],
    ['request_body', 'input'],
    ['prompt', 'prompt'],
    ['messages', 'prompt'],
    ['expected', 'expected'],
    ['expectedTotal', 'expected'],
    ['expected_id', 'expected'],
    ['Expected result', 'expected'],
    ['want', 'expected'],
    ['output_text', 'expected'],
    ['response', 'expected'],
    ['response_id', 'case-id'],
    ['id', 'case-id'],
    ['caseId', 'case-id'],
    ['case_id', 'case-id'],
    ['userId', 'case-id'],
    ['name', 'case-id'],
    ['test_name', 'case-id'],
    ['file_name', null],
    ['total', null],
    ['paid', null],
    ['wanted_poster', 'expected'],
    ['context', null],
    ['', null],
    ['Привет', null],
  ])('%s', (key, role) => {
    expect(roleOfKey(key)).toBe(role);
  });
});

it('splits keys into words', () => {
  expect(wordsOf('expectedTotal_in EUR-2')).toEqual(['expected', 'total', 'in', 'eur', '2']);
});

it('knows names of cases', () => {
  expect(['case_12', 'test-3', '17', 'Case 2'].every(isCaseName)).toBe(true);
  expect(['hello', 'a b 3', '', '1.5'].some(isCaseName)).toBe(false);
});
