import { expect, it } from '@jest/globals';
import { parse, validate } from 'graphql';
import * as queries from '../../../src/github/queries.ts';
import { schema } from '../../support/github/graph.ts';

it.each(Object.entries(queries))('%s is a query that GitHub understands', (_, query) => {
  expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
});

it('would be told of a field that GitHub lacks', () => {
  const query = queries.MERGE_QUEUE.replace('position', 'place');
  expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([
    'Cannot query field "place" on type "MergeQueueEntry".',
  ]);
});
