import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { readInputs } from '../../../src/event/inputs.ts';
import { UserError } from '../../../src/model/problem.ts';

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
}

const action = parse(readFileSync(new URL('../../../action.yml', import.meta.url), 'utf8')) as ActionFile;

function inputs(given: Readonly<Record<string, string>>) {
  return readInputs((name) => given[name] ?? '');
}

describe('action.yml', () => {
  it('has the inputs that are read, and no others', () => {
    const read = new Set<string>();
    readInputs((name) => {
      read.add(name);
      return '';
    });
    expect([...read].sort()).toEqual(Object.keys(action.inputs).sort());
  });

  it('has defaults that change nothing', () => {
    const defaults = inputs(
      Object.fromEntries(Object.entries(action.inputs).map(([name, input]) => [name, input.default])),
    );
    expect(defaults).toEqual({ ...inputs({}), githubToken: '${{ github.token }}' });
  });

  it('describes all inputs and outputs', () => {
    const described = [...Object.values(action.inputs), ...Object.values(action.outputs)];
    for (const { description } of described) expect(description).toMatch(/^\S.{10}/);
    expect(Object.keys(action.outputs)).toEqual([
      'verdict',
      'score',
      'violations',
      'report-path',
      'sarif-path',
      'audit-log-path',
    ]);
  });

  it('runs the bundle', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' });
  });
});

describe('readInputs', () => {
  it('reads nothing as null', () => {
    expect(inputs({ preset: '  ', protected: '\n \n' })).toEqual({
      githubToken: null,
      configPath: null,
      policy: { preset: null, protected: [], requireWorkProof: null },
      status: false,
      checkRun: false,
      comment: false,
      workProofPath: null,
      base: null,
      head: null,
    });
  });

  it('reads everything', () => {
    expect(
      inputs({
        'github-token': 'secret',
        config: 'ci/gate.yml',
        preset: 'strict',
        protected: 'legacy/\n  data/{a,b}.csv\r\n\n',
        'require-work-proof': 'tools',
        status: 'true',
        'check-run': 'true',
        comment: 'false',
        'work-proof-path': 'out/proof.json',
        base: 'main',
        head: 'refs/heads/feature/x',
      }),
    ).toEqual({
      githubToken: 'secret',
      configPath: 'ci/gate.yml',
      policy: { preset: 'strict', protected: ['legacy/', 'data/{a,b}.csv'], requireWorkProof: 'tools' },
      status: true,
      checkRun: true,
      comment: false,
      workProofPath: 'out/proof.json',
      base: 'main',
      head: 'refs/heads/feature/x',
    });
  });

  it.each([
    ['preset', 'Strict'],
    ['preset', 'off'],
    ['require-work-proof', 'true'],
    ['config', '/etc/passwd'],
    ['config', '../x.yml'],
    ['config', 'a//b.yml'],
    ['config', 'a\\b.yml'],
    ['work-proof-path', '../proof.json'],
    ['status', 'yes'],
    ['check-run', 'True'],
    ['comment', '1'],
    ['base', '-x'],
    ['head', 'a..b'],
  ])('refuses %s: %s', (name, value) => {
    expect(() => inputs({ [name]: value })).toThrow(UserError);
    expect(() => inputs({ [name]: value })).toThrow(`the input \`${name}\` must be`);
  });
});
