import { expect, it } from '@jest/globals';
import { slashCommentText } from '../../../src/grammar/comments.ts';

it.each([
  ['// a // b', 'a // b'],
  ['/// doc', 'doc'],
  ['/* one */', 'one'],
  ['/**\n * two\n *   lines **\n */', 'two\nlines'],
  ['/* not closed', 'not closed'],
  ['/**/', ''],
])('%j says %j', (source, text) => {
  expect(slashCommentText(source)).toBe(text);
});
