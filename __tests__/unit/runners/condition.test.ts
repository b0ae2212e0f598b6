import { describe, expect, it } from '@jest/globals';
import { truthOfCondition } from '../../../src/runners/condition.ts';

const names = new Map<string, string | boolean | null>([
  ['github.event_name', 'pull_request'],
  ['github.ref', 'refs/pull/1/merge'],
  ['github.event.pull_request.draft', false],
  ['variables.Build.Reason', 'PullRequest'],
  ['$CI_COMMIT_BRANCH', ''],
]);
const truth = (text: string): boolean | null => truthOfCondition(text, (name) => names.get(name));

describe('conditions of CI files', () => {
  it.each([
    ["github.event_name == 'pull_request'", true],
    ["${{ github.event_name != 'pull_request' }}", false],
    ["github.event_name == 'push' && github.ref == 'refs/heads/main'", false],
    ["github.event_name == 'push' || startsWith(github.ref, 'refs/pull/')", true],
    ['!github.event.pull_request.draft', true],
    ["(github.event_name == 'push' || false) && always()", false],
    ['failure()', false],
    ['!cancelled()', true],
    ["and(succeeded(), ne(variables['Build.Reason'], 'PullRequest'))", false],
    ['$CI_COMMIT_BRANCH', false],
    ["contains('a,b', 'b')", true],
  ])('%s', (text, expected) => {
    expect(truth(text)).toBe(expected);
  });

  it.each([
    ['an unknown name', "needs.changes.outputs.code == 'true'"],
    ['an unknown function', 'contains(fromJSON(\'["a"]\'), github.event_name)'],
    ['a comparison by pattern', '$CI_COMMIT_BRANCH =~ /^feature/'],
    ['another language', 'type = push'],
    ['an unclosed bracket', '((((('],
    ['deep nesting', `${'!('.repeat(200)}true${')'.repeat(200)}`],
    ['a text that is too long', `'${'x'.repeat(3000)}' == 'x'`],
  ])('tells nothing of %s', (_what, text) => {
    expect(truth(text)).toBeNull();
  });

  it('lets what is unknown decide only where it matters', () => {
    expect(truth('failure() && secrets.TOKEN')).toBe(false);
    expect(truth('always() || secrets.TOKEN')).toBe(true);
    expect(truth('always() && secrets.TOKEN')).toBeNull();
  });
});
