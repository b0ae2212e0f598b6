import { describe, expect, it } from '@jest/globals';
import { textRequests } from '../../../src/approvals/requests.ts';
import { approvalRecord } from '../../support/approval-record.ts';

function requests(body: string) {
  return textRequests(approvalRecord({ pullRequest: { body } }).pullRequest);
}

describe('the text of a pull request', () => {
  it.each([
    '/anti-cheat allow 0f3a5b7c9d1e2f4a6b8c0d2e4f6a8b0c',
    'anti-cheat: ignore',
    'Anti-Cheat: approved by the team lead',
    'anticheat skip this one please',
    '<!-- anti-cheat: off -->',
    'anti-cheat false positive, see below',
  ])('that asks for leniency is told: %s', (body) => {
    expect(requests(`Adds parcels.\n\n${body}\n`)).toEqual([
      { by: '@octo-agent', what: 'text', reason: expect.stringContaining('lifts nothing') },
    ]);
  });

  it.each([
    '',
    'Adds parcels.',
    'The anti-cheat run found two things; both are mended.',
    'Runs anti-cheat on pull requests.',
    'anti-cheat passes',
    'Documents how to skip anti-cheat-free branches.',
  ])('that does not is left alone: %s', (body) => {
    expect(requests(body)).toEqual([]);
  });

  it('is not told line by line for ever', () => {
    expect(requests('anti-cheat: ignore\n'.repeat(50_000))).toHaveLength(3);
  });
});
