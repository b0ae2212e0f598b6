import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { contractText } from '../../../src/commands/contract.ts';
import { doctorCommand } from '../../../src/commands/doctor.ts';
import { initCommand } from '../../../src/commands/init.ts';
import { rules } from '../../../src/generated/rules.ts';
import { parseConfig } from '../../../src/policy/parse.ts';
import { runCommand, type CommandRun } from '../../support/command-run.ts';
import { TemporaryRepository, temporaryDirectory, type FileSpecs } from '../../support/temporary-repository.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const knownRules = rules.map(({ meta }) => meta.id);

const files: FileSpecs = {
  'src/slug.py': 'def slug(text):\n    return text\n',
  'tests/test_slug.py':
    "from src.slug import slug\n\ndef test_one():\n    assert slug('a') == 'a'\n\ndef test_two():\n    assert slug('b') == 'b'\n",
  'tests/golden/page.txt': 'A page\n',
  'checks/run_slugs.py': "print('ok')\n",
  'data/baseline/one.csv': 'a,b\n',
  '.github/workflows/ci.yml': 'on: [push, merge_group]\njobs: {}\n',
  'AGENTS.md': '# Agents\n',
};

function checkedOut(more: FileSpecs = {}): TemporaryRepository {
  const repository = TemporaryRepository.create();
  repository.commit({ ...files, ...more });
  repository.checkout();
  return repository;
}

function init(directory: string, ...args: readonly string[]): Promise<CommandRun> {
  return runCommand(initCommand, ['--repo', directory, ...args]);
}

function read(repository: TemporaryRepository, path: string): string {
  return readFileSync(join(repository.directory, path), 'utf8');
}

function commitAll(repository: TemporaryRepository): void {
  repository.git('add', '--all');
  repository.git('commit', '--quiet', '--message', 'gate');
}

describe('init without --write', () => {
  it('tells what it found', async () => {
    const repository = checkedOut();
    const { code, out } = await init(repository.directory);
    expect(code).toBe(0);
    expect(out).toContain('Pull requests are merged into main (the branch that is checked out).');
    expect(out).toMatch(/Tests: 1 file\n +1 {2}Python\nTests by framework:\n +2 {2}pytest\n/);
    expect(out).toMatch(/Golden files: 1 file\n +1 {2}tests\/golden\/\n/);
    expect(out).toMatch(/May be tests, and count as product code:\n +1 {2}checks\/\n/);
    expect(out).toMatch(/May be golden files, and count as product code:\n +1 {2}data\/baseline\/\n/);
    expect(out).toContain('Configuration: none');
    expect(out).toContain('Workflows that run anti-cheat: none');
    expect(out).toContain('Rules for coding agents: AGENTS.md');
    expect(out).toContain('Merge queue: .github/workflows/ci.yml run in one');
  });

  it('shows the files as a diff would, and changes nothing', async () => {
    const repository = checkedOut();
    const before = readdirSync(repository.directory, { recursive: true }).toSorted();
    const { out } = await init(repository.directory);
    expect(out).toContain('nothing is written without --write');
    for (const path of ['anti-cheat.yml', 'anti-cheat.sha256', 'workflows/anti-cheat.yml'])
      expect(out).toContain(`  --- /dev/null\n  +++ b/.github/${path}\n`);
    expect(out).toContain('  +  pull_request:');
    expect(readdirSync(repository.directory, { recursive: true }).toSorted()).toEqual(before);
  });

  it('takes the default branch from origin', async () => {
    const origin = checkedOut();
    origin.git('branch', '--move', 'main', 'trunk');
    const clone = origin.clone();
    expect((await init(clone.directory)).out).toContain('merged into trunk (by origin/HEAD)');
  });

  it('looks into a bare repository, and writes none', async () => {
    const bare = TemporaryRepository.create({ bare: true });
    bare.commit(files);
    expect((await init(bare.directory)).code).toBe(0);
    await expect(init(bare.directory, '--write')).rejects.toThrow(/bare repository/);
  });

  it.each([
    ['pull-request', ['"Require status checks to pass"', 'add "anti-cheat" with the source GitHub Actions']],
    ['target', ['allow pull_request_target', 'a review of a pull request from a fork cannot write the status']],
    ['ruleset', ['Require workflows to pass before merging', 'Re-run jobs']],
  ])('names the steps of the set-up %s in order', async (kind, words) => {
    const { out } = await init(checkedOut().directory, '--setup', kind);
    const steps = out.slice(out.indexOf('Then, in this order'));
    const numbers = [...steps.matchAll(/^ {2}(\d+)\. /gm)].map((match) => Number(match[1]));
    expect(numbers.length).toBeGreaterThanOrEqual(5);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(steps).toContain('1. Put the commit id of the release in the place of <SHA>');
    for (const word of words) expect(steps.replaceAll(/\s+/g, ' ')).toContain(word);
  });

  it.each([
    [['--setup', 'app'], /--setup must be one of pull-request, target, ruleset/],
    [['--preset', 'mild'], /--preset must be one of recommended, strict/],
    [['--pin', 'v1'], /40 lower-case hexadecimal digits/],
    [['extra'], /unexpected argument/],
    [['--wirte'], /did you mean --write\?/],
  ])('refuses %j', async (args, message) => {
    await expect(init(checkedOut().directory, ...args)).rejects.toThrow(message);
  });
});

describe('init --write', () => {
  it.each(['pull-request', 'target'])('makes the set-up %s, with which doctor finds no fault', async (kind) => {
    const repository = checkedOut({ '.github/CODEOWNERS': '/.github/ @octo-org/maintainers\n' });
    const { out } = await init(repository.directory, '--write', '--setup', kind, '--pin', SHA);
    expect(out).toContain('.github/workflows/anti-cheat.yml: written');
    expect(out).not.toContain('<SHA>');
    commitAll(repository);
    const doctor = await runCommand(doctorCommand, ['--repo', repository.directory, '--format', 'json']);
    const { setup, checks } = JSON.parse(doctor.out) as {
      setup: string;
      checks: readonly { id: string; severity: string }[];
    };
    expect(setup).toBe(kind);
    expect(checks.filter(({ severity }) => severity !== 'fine').map(({ id, severity }) => `${id} ${severity}`)).toEqual(
      ['strength weakness', ...(kind === 'target' ? ['event-policy unknown'] : []), 'requirement unknown'],
    );
    expect(doctor.code).toBe(0);
  });

  it('writes a configuration that our own parser accepts, its suggestions too', async () => {
    const repository = checkedOut({
      "qa/it's/a test.py": 'x = 1\n',
      'qa/b.py': 'x = 1\n',
      'lib/tests.d/x.py': 'x = 1\n',
    });
    await init(repository.directory, '--write', '--preset', 'strict');
    const text = read(repository, '.github/anti-cheat.yml');
    expect(parseConfig(text, 'anti-cheat.yml', knownRules)).toMatchObject({ preset: 'strict', tests: [], goldens: [] });
    const uncommented = text
      .replaceAll(/^# (?=(?:tests|goldens|protected):| {2}- )/gm, '')
      .replaceAll(/^# {3}- /gm, '  - ');
    expect(parseConfig(uncommented, 'anti-cheat.yml', knownRules)).toMatchObject({
      tests: ['qa/', 'checks/', 'lib/tests.d/'],
      goldens: ['data/baseline/'],
      protected: ['bench/'],
    });
  });

  it('writes a manifest of the golden files and of the configuration', async () => {
    const repository = checkedOut();
    await init(repository.directory, '--write');
    const sum = (text: string): string => createHash('sha256').update(text).digest('hex');
    expect(read(repository, '.github/anti-cheat.sha256')).toBe(
      `${sum(read(repository, '.github/anti-cheat.yml'))}  .github/anti-cheat.yml\n${sum('A page\n')}  tests/golden/page.txt\n`,
    );
  });

  it('keeps the workflow of a ruleset for another repository', async () => {
    const repository = checkedOut();
    const { out } = await init(repository.directory, '--write', '--setup', 'ruleset', '--pin', SHA);
    expect(existsSync(join(repository.directory, '.github/workflows/anti-cheat.yml'))).toBe(false);
    expect(existsSync(join(repository.directory, '.github/anti-cheat.yml'))).toBe(true);
    expect(out).toContain('for the repository that the ruleset names');
    expect(out).toContain(`  +      - uses: anti-cheat/anti-cheat@${SHA} # v`);
    expect(out).not.toContain('statuses: write');
  });

  it('never touches what is there, at the commit or only in the folder', async () => {
    const repository = checkedOut({
      '.github/anti-cheat.yaml': 'preset: strict\n',
      '.github/workflows/gate.yml': `on: pull_request\njobs:\n  a:\n    runs-on: x\n    steps:\n      - uses: anti-cheat/anti-cheat@${SHA}\n`,
    });
    writeFileSync(join(repository.directory, '.github/anti-cheat.sha256'), 'mine\n');
    const { code, out } = await init(repository.directory, '--write');
    expect(code).toBe(0);
    expect(out).toContain('.github/anti-cheat.yml: left as it is, for .github/anti-cheat.yaml is there already');
    expect(out).toContain('.github/anti-cheat.sha256: left as it is, for .github/anti-cheat.sha256 is there already');
    expect(out).toContain(
      '.github/workflows/anti-cheat.yml: left as it is, for .github/workflows/gate.yml is there already',
    );
    expect(read(repository, '.github/anti-cheat.sha256')).toBe('mine\n');
    expect(existsSync(join(repository.directory, '.github/anti-cheat.yml'))).toBe(false);
    expect(existsSync(join(repository.directory, '.github/workflows/anti-cheat.yml'))).toBe(false);
  });

  it('does the same a second time', async () => {
    const repository = checkedOut();
    await init(repository.directory, '--write', '--contract', 'AGENTS.md');
    const first = ['.github/anti-cheat.yml', 'AGENTS.md'].map((path) => read(repository, path));
    const { out } = await init(repository.directory, '--write', '--contract', 'AGENTS.md');
    expect(['.github/anti-cheat.yml', 'AGENTS.md'].map((path) => read(repository, path))).toEqual(first);
    expect(out).toContain('AGENTS.md: its section for coding agents is up to date');
  });

  it('follows no symbolic link out of the repository, and writes nothing then', async () => {
    const outside = temporaryDirectory();
    const repository = TemporaryRepository.create();
    repository.commit({ 'src/a.py': 'x = 1\n' });
    repository.checkout();
    mkdirSync(join(repository.directory, '.github'));
    symlinkSync(outside, join(repository.directory, '.github', 'workflows'));
    await expect(init(repository.directory, '--write')).rejects.toThrow(/\.github\/workflows is a symbolic link/);
    expect(readdirSync(outside)).toEqual([]);
    expect(readdirSync(join(repository.directory, '.github'))).toEqual(['workflows']);
  });

  it('takes a link that points nowhere for something that is there', async () => {
    const outside = join(temporaryDirectory(), 'planted');
    const repository = checkedOut();
    symlinkSync(outside, join(repository.directory, '.github/anti-cheat.yml'));
    await init(repository.directory, '--write');
    expect(existsSync(outside)).toBe(false);
  });

  it('writes at the top of the repository, also from a folder in it', async () => {
    const repository = checkedOut();
    await init(join(repository.directory, 'src'), '--write');
    expect(existsSync(join(repository.directory, '.github/anti-cheat.yml'))).toBe(true);
  });
});

describe('init --contract', () => {
  it('adds the section behind what is there', async () => {
    const repository = checkedOut();
    const { out } = await init(repository.directory, '--write', '--contract', 'AGENTS.md');
    expect(out).toContain('AGENTS.md: section added or renewed');
    expect(read(repository, 'AGENTS.md')).toBe(
      `# Agents\n\n<!-- anti-cheat:contract -->\n${contractText().trim()}\n<!-- /anti-cheat:contract -->\n`,
    );
  });

  it('makes the file when there is none, and only with --write', async () => {
    const repository = checkedOut();
    const path = '.github/copilot-instructions.md';
    expect((await init(repository.directory, '--contract', path)).out).toContain('would be added');
    expect(existsSync(join(repository.directory, path))).toBe(false);
    await init(repository.directory, '--write', '--contract', path);
    expect(read(repository, path)).toMatch(/^<!-- anti-cheat:contract -->\n/);
  });

  it.each([
    ['../AGENTS.md', /does not name a file of the repository/],
    ['/etc/AGENTS.md', /does not name a file of the repository/],
    ['.git/hooks/post-commit', /does not name a file of the repository/],
    ['src', /no regular file/],
    ['link/AGENTS.md', /symbolic link/],
    ['LINKED.md', /no regular file/],
  ])('refuses %s', async (path, message) => {
    const outside = temporaryDirectory();
    writeFileSync(join(outside, 'AGENTS.md'), 'theirs\n');
    const repository = checkedOut();
    symlinkSync(outside, join(repository.directory, 'link'));
    symlinkSync(join(outside, 'AGENTS.md'), join(repository.directory, 'LINKED.md'));
    await expect(init(repository.directory, '--write', '--contract', path)).rejects.toThrow(message);
    expect(readFileSync(join(outside, 'AGENTS.md'), 'utf8')).toBe('theirs\n');
  });

  it('refuses markers that are no pair', async () => {
    const repository = checkedOut({ 'CLAUDE.md': '<!-- anti-cheat:contract -->\n' });
    await expect(init(repository.directory, '--write', '--contract', 'CLAUDE.md')).rejects.toThrow(/once each/);
    expect(read(repository, 'CLAUDE.md')).toBe('<!-- anti-cheat:contract -->\n');
  });
});
