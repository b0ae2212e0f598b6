import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { doctorCommand } from '../../../src/commands/doctor.ts';
import { runCommand } from '../../support/command-run.ts';
import { TemporaryRepository, type FileSpecs } from '../../support/temporary-repository.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';

/** A sound workflow that the pull request could edit. */
const simple = `name: anti-cheat
on:
  pull_request:
    types: [opened, synchronize, reopened, edited, labeled, unlabeled]
  pull_request_review:
    types: [submitted, edited, dismissed]
  merge_group:
    types: [checks_requested]
permissions: {}
jobs:
  scan:
    name: anti-cheat scan
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: read
      pull-requests: read
      statuses: write
    steps:
      - uses: anti-cheat/anti-cheat@${SHA} # v1.0.0
        with:
          status: true
`;
const target = simple.replace('  pull_request:\n', '  pull_request_target:\n');
/** The job itself is the result. */
const plain = simple
  .replace('    name: anti-cheat scan\n', '    name: anti-cheat\n')
  .replace('  pull_request_review:\n    types: [submitted, edited, dismissed]\n', '')
  .replace('      statuses: write\n', '')
  .replace('        with:\n          status: true\n', '');

const PATH = '.github/workflows/anti-cheat.yml';
const OWNERS = { '.github/CODEOWNERS': '* @octo-org/everybody\n/.github/ @octo-org/maintainers\n' };

interface Entry {
  readonly id: string;
  readonly severity: string;
  readonly message: string;
  readonly cure: string | null;
  readonly path: string | null;
  readonly line: number | null;
}

interface Report {
  readonly setup: string | null;
  readonly strength: string | null;
  readonly checks: readonly Entry[];
}

function repositoryWith(files: FileSpecs): string {
  const repository = TemporaryRepository.create({ bare: true });
  repository.commit({ 'src/a.py': 'x = 1\n', ...files });
  return repository.directory;
}

async function examined(
  files: FileSpecs,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly report: Report }> {
  const { code, out } = await runCommand(doctorCommand, ['--repo', repositoryWith(files), '--format', 'json', ...args]);
  return { code, report: JSON.parse(out) as Report };
}

/** `id severity` of what is not fine, sorted. */
function faultsOf({ checks }: Report): readonly string[] {
  return checks
    .filter(({ severity }) => severity !== 'fine')
    .map(({ id, severity }) => `${id} ${severity}`)
    .toSorted();
}

describe('doctor', () => {
  it('finds nothing wrong with the simple set-up, and says what it cannot stop', async () => {
    const { code, report } = await examined({ [PATH]: simple, ...OWNERS });
    expect(code).toBe(0);
    expect(report.setup).toBe('pull-request');
    expect(faultsOf(report)).toEqual(['requirement unknown', 'strength weakness']);
  });

  it('knows the set-up with pull_request_target', async () => {
    const { code, report } = await examined({ [PATH]: target, ...OWNERS });
    expect(code).toBe(0);
    expect(report.setup).toBe('target');
    expect(faultsOf(report)).toEqual(['event-policy unknown', 'requirement unknown', 'strength weakness']);
  });

  it('accepts a job that is the result itself', async () => {
    const { code, report } = await examined({ [PATH]: plain, ...OWNERS });
    expect(code).toBe(0);
    expect(faultsOf(report)).toEqual(['requirement unknown', 'strength weakness']);
  });

  it('is content with an organisation’s ruleset, of which no file tells', async () => {
    const { code, report } = await examined(OWNERS, '--setup', 'ruleset');
    expect(code).toBe(0);
    expect(report.setup).toBe('ruleset');
    expect(faultsOf(report)).toEqual(['requirement unknown', 'workflow unknown']);
  });

  it('misses a workflow', async () => {
    const { code, report } = await examined({});
    expect(code).toBe(1);
    expect(report.setup).toBeNull();
    expect(report.strength).toBeNull();
    expect(faultsOf(report)).toEqual(['workflow problem']);
  });

  it('prints the worst first, with place and cure', async () => {
    const { code, out } = await runCommand(doctorCommand, [
      '--repo',
      repositoryWith({ [PATH]: simple.replace('synchronize, ', '') }),
    ]);
    expect(code).toBe(1);
    expect(out).toContain('Set-up: pull_request: the workflow is the pull request’s own');
    expect(out).toMatch(/Problems \(1\)\n\n {2}events {2}\.github\/workflows\/anti-cheat\.yml:4\n/);
    expect(out).toContain('Do: Add `synchronize` to its `types`.');
    expect(out.indexOf('Problems')).toBeLessThan(out.indexOf('Weaknesses'));
    expect(out).toMatch(/1 problem to mend\.\n$/);
  });

  it.each([
    [['--format', 'sarif'], /choose text or json/],
    [['--setup', 'target'], /can only be ruleset/],
    [['--repos', '.'], /did you mean --repo\?/],
    [['extra'], /unexpected argument/],
    [['--github'], /GITHUB_REPOSITORY/],
  ] as const)('refuses %j', async (args, message) => {
    const rest = args[0] === '--github' ? ['--repo', repositoryWith({}), ...args] : args;
    await expect(runCommand(doctorCommand, rest)).rejects.toThrow(message);
  });
});

/** A fault of a workflow: how it comes about, which check tells it, and where. */
interface WorkflowFault {
  readonly name: string;
  readonly text: string;
  readonly fault: string;
  /** What the line that is pointed at says. */
  readonly at: string;
  readonly says: string;
}

const STEP = `      - uses: anti-cheat/anti-cheat@${SHA} # v1.0.0\n`;

const faults: readonly WorkflowFault[] = [
  ...(['opened', 'synchronize', 'reopened', 'edited'] as const).map((type) => ({
    name: `pull_request without ${type}`,
    text: simple.replace(new RegExp(`(types: \\[(?:opened.*)?)\\b${type}\\b(?:, )?`), '$1'),
    fault: 'events problem',
    at: 'types: [',
    says: `does not start on \`${type}\``,
  })),
  {
    name: 'pull_request without types, which leaves out the change of the base branch',
    text: simple.replace('    types: [opened, synchronize, reopened, edited, labeled, unlabeled]\n', ''),
    fault: 'events problem',
    at: 'pull_request:',
    says: 'pointed at another',
  },
  {
    name: 'pull_request without labels',
    text: simple.replace(', labeled, unlabeled', ''),
    fault: 'events weakness',
    at: 'types: [opened',
    says: '`labeled`',
  },
  {
    name: 'no pull request at all',
    text: simple.replace(/ {2}pull_request:\n.*\n/, ''),
    fault: 'events problem',
    at: 'on:',
    says: 'No pull request starts a scan',
  },
  {
    name: 'a status without reviews',
    text: simple.replace(/ {2}pull_request_review:\n.*\n/, ''),
    fault: 'reviews weakness',
    at: 'on:',
    says: 'A review starts no scan',
  },
  {
    name: 'reviews that are not followed to their end',
    text: simple.replace(', dismissed', ''),
    fault: 'reviews weakness',
    at: 'pull_request_review:',
    says: '`dismissed`',
  },
  {
    name: 'reviews without a status',
    text: simple.replace('        with:\n          status: true\n', '').replace('      statuses: write\n', ''),
    fault: 'reviews weakness',
    at: 'pull_request_review:',
    says: 'the old red one stays',
  },
  {
    name: 'no merge queue',
    text: simple.replace(/ {2}merge_group:\n.*\n/, ''),
    fault: 'merge-queue weakness',
    at: 'on:',
    says: 'In a merge queue no scan would start',
  },
  {
    name: 'a filter of paths',
    text: simple.replace('  pull_request:\n', "  pull_request:\n    paths: ['src/**']\n"),
    fault: 'filters problem',
    at: 'paths:',
    says: 'waits for ever',
  },
  {
    name: 'a filter of ignored paths',
    text: simple.replace('  pull_request:\n', "  pull_request:\n    paths-ignore:\n      - '**.md'\n"),
    fault: 'filters problem',
    at: 'paths-ignore:',
    says: '`paths-ignore`',
  },
  {
    name: 'a filter that leaves out the default branch',
    text: simple.replace('  pull_request:\n', "  pull_request:\n    branches: [release/*, '!main']\n"),
    fault: 'filters problem',
    at: 'branches:',
    says: 'leaves out main',
  },
  {
    name: 'a filter that leaves out other branches',
    text: simple.replace('  pull_request:\n', '  pull_request:\n    branches: [main]\n'),
    fault: 'filters weakness',
    at: 'branches:',
    says: 'other branches',
  },
  {
    name: 'an event that the Action does not know',
    text: simple.replace('  merge_group:\n', '  schedule:\n    - cron: "0 3 * * *"\n  merge_group:\n'),
    fault: 'known-events weakness',
    at: 'schedule:',
    says: '`schedule`',
  },
  {
    name: 'a condition of the job',
    text: simple.replace('    runs-on', "    if: github.actor != 'dependabot[bot]'\n    runs-on"),
    fault: 'conditions problem',
    at: 'if: github.actor',
    says: 'skipped counts as passed',
  },
  {
    name: 'a condition of the step',
    text: simple.replace(STEP, `${STEP}        if: github.event.pull_request.draft == false\n`),
    fault: 'conditions problem',
    at: 'if: github.event',
    says: 'passes without a scan',
  },
  {
    name: 'a job that waits for another',
    text: `${simple.replace('    runs-on', '    needs: tests\n    runs-on')}  tests:\n    runs-on: ubuntu-latest\n    steps:\n      - run: make test\n`,
    fault: 'conditions problem',
    at: 'needs: tests',
    says: 'waits for another job',
  },
  {
    name: 'a job that may fail',
    text: simple.replace('    runs-on', '    continue-on-error: true\n    runs-on'),
    fault: 'failures problem',
    at: 'continue-on-error',
    says: 'whatever the scan finds',
  },
  {
    name: 'a step that may fail where an expression says so',
    text: simple.replace(STEP, `${STEP}        continue-on-error: \${{ github.event_name == 'pull_request' }}\n`),
    fault: 'failures problem',
    at: 'continue-on-error',
    says: 'whatever the scan finds',
  },
  {
    name: 'runs that cancel each other',
    text: simple.replace('permissions: {}', 'concurrency:\n  group: gate\n  cancel-in-progress: true\npermissions: {}'),
    fault: 'cancellation problem',
    at: 'cancel-in-progress',
    says: 'ends a run when the next begins',
  },
  {
    name: 'jobs that cancel each other',
    text: simple.replace('    runs-on', '    concurrency: { group: gate, cancel-in-progress: true }\n    runs-on'),
    fault: 'cancellation problem',
    at: 'cancel-in-progress',
    says: 'ends a run when the next begins',
  },
  {
    name: 'no time limit',
    text: simple.replace('    timeout-minutes: 10\n', ''),
    fault: 'time-limit weakness',
    at: 'name: anti-cheat scan',
    says: 'six hours',
  },
  {
    name: 'a status that may not be written',
    text: simple.replace('      statuses: write\n', ''),
    fault: 'permissions problem',
    at: 'permissions:',
    says: '`statuses: write` is missing',
  },
  {
    name: 'commits that may not be read',
    text: simple.replace('      contents: read\n', ''),
    fault: 'permissions problem',
    at: 'permissions:',
    says: '`contents: read` is missing',
  },
  {
    name: 'reviews that may not be read',
    text: simple.replace('      pull-requests: read\n', ''),
    fault: 'permissions weakness',
    at: 'permissions:',
    says: '`pull-requests: read` is missing',
  },
  {
    name: 'more rights than a scan needs',
    text: simple.replace('contents: read', 'contents: write'),
    fault: 'permissions weakness',
    at: 'permissions:',
    says: '`contents: write`',
  },
  {
    name: 'all rights',
    text: simple.replace(/ {4}permissions:\n(?: {6}.*\n){3}/, '    permissions: write-all\n'),
    fault: 'permissions weakness',
    at: 'permissions: write-all',
    says: '`write-all`',
  },
  {
    name: 'no rights stated',
    text: simple.replace(/ {4}permissions:\n(?: {6}.*\n){3}/, '').replace('permissions: {}\n', ''),
    fault: 'permissions weakness',
    at: 'name: anti-cheat',
    says: 'No permissions are stated',
  },
  {
    name: 'a moving tag',
    text: simple.replace(`@${SHA} # v1.0.0`, '@v1'),
    fault: 'version weakness',
    at: '@v1',
    says: 'can be moved to other code',
  },
  {
    name: 'a placeholder',
    text: simple.replace(`@${SHA}`, '@<SHA>'),
    fault: 'version problem',
    at: '@<SHA>',
    says: 'names no version',
  },
  {
    name: 'a shortened commit id',
    text: simple.replace(`@${SHA}`, '@0123456'),
    fault: 'version problem',
    at: '@0123456',
    says: 'shortened',
  },
  {
    name: 'a command that takes the newest version',
    text: simple
      .replace(STEP, '      - run: npx anti-cheat scan --base origin/main\n')
      .replace('        with:\n          status: true\n', ''),
    fault: 'version weakness',
    at: '- run: npx',
    says: 'whatever version',
  },
  {
    name: 'an input that there is not',
    text: simple.replace('status: true', 'statuses: true'),
    fault: 'inputs problem',
    at: 'statuses: true',
    says: 'no input `statuses`',
  },
  {
    name: 'a value that an input cannot have',
    text: simple.replace('status: true', 'status: yes'),
    fault: 'inputs problem',
    at: 'status: yes',
    says: 'cannot be "yes"',
  },
  {
    name: 'packages that are installed beside the scan',
    text: simple.replace(STEP, `      - run: npm ci\n${STEP}`),
    fault: 'company weakness',
    at: 'run: npm ci',
    says: '`npm ci`',
  },
  {
    name: 'a checkout of the pull request under pull_request_target',
    text: target.replace(
      STEP,
      `      - uses: actions/checkout@${SHA}\n        with:\n          ref: \${{ github.event.pull_request.head.sha }}\n${STEP}`,
    ),
    fault: 'foreign-code problem',
    at: 'uses: actions/checkout',
    says: 'brings code of the pull request',
  },
  {
    name: 'an unsafe checkout under pull_request_target',
    text: target.replace(
      STEP,
      `      - uses: actions/checkout@${SHA}\n        with:\n          allow-unsafe-pr-checkout: true\n${STEP}`,
    ),
    fault: 'foreign-code problem',
    at: 'uses: actions/checkout',
    says: 'brings code of the pull request',
  },
  {
    name: 'a fetch of the pull request under pull_request_target',
    text: target.replace(STEP, `      - run: gh pr checkout 7\n${STEP}`),
    fault: 'foreign-code problem',
    at: 'run: gh pr checkout',
    says: 'brings code of the pull request',
  },
  {
    name: 'secrets',
    text: simple.replace(STEP, `${STEP}        env:\n          KEY: \${{ secrets.DEPLOY_KEY }}\n`),
    fault: 'secrets weakness',
    at: 'scan:',
    says: 'DEPLOY_KEY',
  },
  {
    name: 'a job with the name of the status',
    text: simple.replace('name: anti-cheat scan', 'name: anti-cheat'),
    fault: 'one-gate problem',
    at: '    name: anti-cheat',
    says: 'GitHub requires both',
  },
  {
    name: 'another job with the name of the check',
    text: `${plain}  other:\n    name: Anti-Cheat\n    runs-on: ubuntu-latest\n    steps:\n      - run: "true"\n`,
    fault: 'one-gate problem',
    at: 'name: Anti-Cheat',
    says: 'does not scan',
  },
];

describe('doctor on workflows', () => {
  it.each(faults)('tells $name', async ({ text, fault, at, says }) => {
    expect([simple, target, plain]).not.toContain(text);
    const { report } = await examined({ [PATH]: text, ...OWNERS });
    const [id, severity] = fault.split(' ');
    const found = report.checks.filter((entry) => entry.id === id && entry.severity === severity);
    const entry = found.find(({ message }) => message.includes(says));
    expect({ found: found.map(({ message }) => message), entry }).toMatchObject({ entry: { path: PATH } });
    expect(text.split('\n')[(entry?.line ?? 0) - 1]).toContain(at);
    expect(entry?.cure).toBeTruthy();
  });

  it('takes a merge queue that other workflows use as a reason to mend', async () => {
    const { code, report } = await examined({
      [PATH]: simple.replace(/ {2}merge_group:\n.*\n/, ''),
      '.github/workflows/ci.yml': 'on: [push, merge_group]\npermissions: {}\njobs: {}\n',
      ...OWNERS,
    });
    expect(code).toBe(1);
    expect(faultsOf(report)).toContain('merge-queue problem');
  });

  it.each([
    ['may write statuses', 'statuses: write', 'may write statuses or checks'],
    ['may write checks', 'checks: write', 'may write statuses or checks'],
  ])('names another workflow that %s', async (_, permission, says) => {
    const rival = `on: push\njobs:\n  build:\n    runs-on: x\n    permissions:\n      ${permission}\n    steps:\n      - run: make\n`;
    const { report } = await examined({ [PATH]: simple, '.github/workflows/ci.yml': rival, ...OWNERS });
    const entry = report.checks.find(({ id }) => id === 'forgery');
    expect(entry).toMatchObject({ severity: 'weakness', path: '.github/workflows/ci.yml' });
    expect(entry?.message).toContain(says);
  });

  it('names another workflow that states no permissions, and none that may only read', async () => {
    const silent = 'on: push\njobs:\n  build:\n    runs-on: x\n    steps:\n      - run: make\n';
    const { report } = await examined({
      [PATH]: simple,
      '.github/workflows/silent.yml': silent,
      '.github/workflows/reading.yml': silent.replace('on: push', 'on: push\npermissions: read-all'),
      ...OWNERS,
    });
    const found = report.checks.filter(({ id }) => id === 'forgery');
    expect(found.map(({ severity, path }) => `${severity} ${path ?? ''}`)).toEqual([
      'weakness .github/workflows/silent.yml',
    ]);
  });

  it('tells a job of another workflow that runs code of pull requests with the repository’s rights', async () => {
    const rival = `on: workflow_run\npermissions: {}\njobs:\n  build:\n    runs-on: x\n    steps:\n      - uses: actions/checkout@${SHA}\n        with:\n          ref: \${{ github.event.workflow_run.head_sha }}\n`;
    const { report } = await examined({ [PATH]: simple, '.github/workflows/late.yml': rival, ...OWNERS });
    expect(faultsOf(report)).toContain('foreign-code problem');
  });

  it('follows a workflow that calls the one that scans', async () => {
    const called = simple.replace(/on:\n(?: {2}.*\n)+/, 'on:\n  workflow_call:\n').replace('  scan:', '  inner:');
    const head = simple.slice(0, simple.indexOf('jobs:'));
    const caller = `${head}jobs:\n  gate:\n    if: github.event_name != 'push'\n    uses: ./.github/workflows/called.yml\n    secrets: inherit\n`;
    const { report } = await examined({
      [PATH]: caller,
      '.github/workflows/called.yml': called,
      ...OWNERS,
    });
    expect(report.setup).toBe('pull-request');
    expect(faultsOf(report)).toEqual([
      'conditions problem',
      'requirement unknown',
      'secrets weakness',
      'strength weakness',
    ]);
  });

  it('warns of two workflows that scan, and of one that cannot be read', async () => {
    const two = await examined({ [PATH]: simple, '.github/workflows/again.yml': target, ...OWNERS });
    expect(faultsOf(two.report)).toContain('one-gate weakness');
    const broken = await examined({ [PATH]: `${simple}\t- x: [\n`, ...OWNERS });
    expect(broken.code).toBe(1);
    expect(broken.report.checks[0]).toMatchObject({ id: 'workflow', severity: 'problem', path: PATH });
  });

  it('calls an Action from the checkout weak', async () => {
    const { report } = await examined({
      [PATH]: simple.replace(STEP, '      - uses: ./\n'),
      'action.yml': 'name: anti-cheat\nruns:\n  using: node24\n  main: dist/index.js\n',
      ...OWNERS,
    });
    expect(report.checks.find(({ id }) => id === 'version')).toMatchObject({ severity: 'weakness' });
  });
});

describe('doctor on this very project', () => {
  it('finds nothing to mend in its workflows', async () => {
    const folder = '.github/workflows';
    const own = Object.fromEntries(
      [...readdirSync(folder).map((name) => `${folder}/${name}`), 'action.yml'].map((path) => [
        path,
        readFileSync(path, 'utf8'),
      ]),
    );
    const { code, report } = await examined({ ...own, ...OWNERS });
    expect(report.setup).toBe('pull-request');
    expect(faultsOf(report)).toEqual([
      'requirement unknown',
      'strength weakness',
      // The Action of the base commit, by its path.
      'version weakness',
    ]);
    expect(code).toBe(0);
  });
});

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

describe('doctor on policy and people', () => {
  const golden = { 'tests/golden/a.txt': 'forty-two\n' };
  const config = '.github/anti-cheat.yml';
  const manifest = '.github/anti-cheat.sha256';

  it.each([
    ['an invalid configuration', { [config]: 'presett: strict\n' }, 'config problem', 'did you mean `preset`'],
    ['a gate that never fails', { [config]: 'enforce: false\n' }, 'enforcement problem', 'lets every run succeed'],
    ['a pattern that ignores all', { [config]: "ignore: ['**']\n" }, 'exceptions problem', '`**`'],
    ['rules that are off', { [config]: "rules: { teleport: 'off' }\n" }, 'exceptions weakness', 'teleport'],
    ['accounts left out', { [config]: 'agents: { exclude: { authors: [7] } }\n' }, 'exceptions weakness', '1 account'],
    [
      'a label that leaves out',
      { [config]: 'agents: { exclude: { label: by hand } }\n' },
      'exceptions weakness',
      'by hand',
    ],
    ['labels that lift', { [config]: 'approvals: { require: label }\n' }, 'exceptions weakness', 'A label alone'],
    [
      'an exception without end',
      { [config]: `allow: [{ fingerprint: '${'a'.repeat(32)}', reason: ISO codes }]\n` },
      'exceptions weakness',
      'no end',
    ],
    [
      'an exception that is over',
      { [config]: `allow: [{ fingerprint: '${'a'.repeat(32)}', reason: ISO codes, until: 2020-01-01 }]\n` },
      'exceptions weakness',
      'past the day',
    ],
    ['a manifest that cannot be read', { [manifest]: 'nonsense\n', ...golden }, 'manifest problem', '64 hexadecimal'],
    [
      'other bytes than recorded',
      { [manifest]: `${sha256('forty-one\n')}  tests/golden/a.txt\n`, ...golden },
      'manifest weakness',
      'tests/golden/a.txt',
    ],
    [
      'a golden file that is not recorded',
      { [manifest]: `${sha256('forty-two\n')}  tests/golden/a.txt\n`, ...golden, 'tests/golden/b.txt': 'b\n' },
      'manifest weakness',
      'not recorded: tests/golden/b.txt',
    ],
  ])('tells %s', async (_, files, fault, says) => {
    const { report } = await examined({ [PATH]: simple, ...OWNERS, ...files });
    const [id, severity] = fault.split(' ');
    const messages = report.checks.filter((one) => one.id === id && one.severity === severity);
    expect(messages.map(({ message }) => message).join('\n')).toContain(says);
  });

  it('is content with a manifest that records every protected file', async () => {
    const { report } = await examined({
      [PATH]: simple,
      [manifest]: `${sha256('forty-two\n')}  tests/golden/a.txt\n`,
      ...golden,
      ...OWNERS,
    });
    expect(report.checks.find(({ id }) => id === 'manifest')?.severity).toBe('fine');
  });

  it.each([
    ['without CODEOWNERS', {}, 'There is no CODEOWNERS file'],
    [
      'with owners of other paths',
      { CODEOWNERS: '/src/ @octo-org/developers\n' },
      'Nobody owns .github/anti-cheat.yml, .github/anti-cheat.sha256, .github/CODEOWNERS and',
    ],
    [
      'with owners of workflows alone',
      { '.github/CODEOWNERS': '/.github/workflows/ @octo-org/maintainers\n' },
      'Nobody owns .github/anti-cheat.yml, .github/anti-cheat.sha256 and .github/CODEOWNERS',
    ],
    [
      'with a later line that takes the owners away',
      { '.github/CODEOWNERS': '/.github/ @octo-org/maintainers\n/.github/anti-cheat.yml\n' },
      'Nobody owns .github/anti-cheat.yml:',
    ],
  ])('looks for owners %s', async (_, owners, says) => {
    const { report } = await examined({ [PATH]: simple, ...owners });
    const entry = report.checks.find(({ id }) => id === 'owners');
    expect(entry?.severity).toBe('weakness');
    expect(entry?.message).toContain(says);
  });
});
