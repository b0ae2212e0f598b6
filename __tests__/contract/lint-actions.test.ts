import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

const folder = mkdtempSync(path.join(tmpdir(), 'workflows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const good = `on: push
permissions: {}
jobs:
  build:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1
      - run: echo "\${{ github.sha }}"
`;

function lint(name: string, text: string): { readonly code: number | null; readonly output: string } {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  const child = spawnSync(process.execPath, ['scripts/lint-actions.mjs', file], { encoding: 'utf8' });
  return { code: child.status, output: child.stdout + child.stderr };
}

describe('scripts/lint-actions.mjs', () => {
  it('passes a sound workflow', () => {
    expect(lint('good.yml', good)).toEqual({ code: 0, output: '1 files checked, 0 problems\n' });
  });

  it.each([
    ['key', good.replace('runs-on', 'run-on'), "Unexpected value 'run-on'"],
    ['expression', good.replace('github.sha', 'github.sha ++'), 'bad-expression.yml:9:'],
    ['tag', good.replace(/@[0-9a-f]{40}/, '@v7'), 'actions/checkout@v7 is not pinned to a commit id'],
    ['input', `${good}      - uses: ./\n        with:\n          no-such-input: 1\n`, 'no input called no-such-input'],
    ['start', good.replace('permissions: {}', 'permissions: read-all'), 'does not start with permissions: {}'],
    [
      'right',
      good.replace('    steps:', '    permissions: write-all\n    steps:'),
      'does not name its permissions one by one',
    ],
    ['limit', good.replace('    timeout-minutes: 5\n', ''), 'the job build has no timeout-minutes'],
  ])('reports a wrong %s', (name, text, message) => {
    const outcome = lint(`bad-${name}.yml`, text);
    expect(outcome.output).toContain(message);
    expect(outcome.code).toBe(1);
  });
});
