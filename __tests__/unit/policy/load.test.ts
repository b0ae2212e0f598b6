import { describe, expect, it } from '@jest/globals';
import { MissingDataError, UserError } from '../../../src/model/problem.ts';
import { loadPolicy, validateHeadConfig } from '../../../src/policy/load.ts';
import { builtInConfig } from '../../../src/policy/parse.ts';
import { memoryRepository, type StoredFile } from './memory-repository.ts';

const knownRules = ['test-modified'];
const yml = '.github/anti-cheat.yml';
const yaml = '.github/anti-cheat.yaml';

function repositoryWith(files: Readonly<Record<string, StoredFile>>) {
  return memoryRepository({ policy: new Map(Object.entries(files)), head: new Map() });
}

describe('loadPolicy', () => {
  it.each([yml, yaml])('reads %s', async (path) => {
    const policy = await loadPolicy(repositoryWith({ [path]: { bytes: 'preset: strict' } }), 'policy', { knownRules });
    expect(policy.configPath).toBe(path);
    expect(policy.config.preset).toBe('strict');
  });

  it('reads at the given commit only', async () => {
    const repository = repositoryWith({ [yml]: { bytes: 'preset: strict' } });
    expect(await loadPolicy(repository, 'head', { knownRules })).toEqual({
      config: builtInConfig(),
      configPath: null,
    });
  });

  it('prefers a file given on the command line, valid or not', async () => {
    const repository = repositoryWith({ [yml]: { bytes: 'preset: strict' } });
    const bytes = new TextEncoder().encode('enforce: false');
    const policy = await loadPolicy(repository, 'policy', { knownRules, configOverride: { path: 'x.yml', bytes } });
    expect(policy.configPath).toBe('x.yml');
    expect(policy.config).toEqual({ ...builtInConfig(), enforce: false });
    const invalid = { path: 'x.yml', bytes: new TextEncoder().encode('enforce: 1') };
    await expect(loadPolicy(repository, 'policy', { knownRules, configOverride: invalid })).rejects.toThrow(
      '`enforce` on line 1 of x.yml',
    );
  });

  it('reads another path of the policy commit, which must be there', async () => {
    const repository = repositoryWith({ 'ci/gate.yml': { bytes: 'enforce: false' } });
    const policy = await loadPolicy(repository, 'policy', { knownRules, configPath: 'ci/gate.yml' });
    expect(policy.configPath).toBe('ci/gate.yml');
    await expect(loadPolicy(repository, 'policy', { knownRules, configPath: 'ci/other.yml' })).rejects.toThrow(
      'there is no ci/other.yml at the policy commit',
    );
  });

  it.each<[string, Readonly<Record<string, StoredFile>>, string]>([
    ['two configs', { [yml]: { bytes: '' }, [yaml]: { bytes: '' } }, 'keep one'],
    ['a symlink', { [yml]: { bytes: '../elsewhere.yml', kind: 'symlink' } }, 'is a symlink'],
    ['a submodule', { [yml]: { bytes: null, kind: 'submodule' } }, 'is a submodule'],
    ['a giant', { [yml]: { bytes: null, isTooLarge: true } }, 'larger than'],
    ['an unknown rule', { [yml]: { bytes: 'rules: {test-modifed: off}' } }, 'did you mean `test-modified`'],
  ])('refuses %s', async (_, files, part) => {
    const loading = loadPolicy(repositoryWith(files), 'policy', { knownRules });
    await expect(loading).rejects.toBeInstanceOf(UserError);
    await expect(loading).rejects.toThrow(part);
  });

  it('does not take a config that the clone lacks for no config', async () => {
    const repository = repositoryWith({ [yml]: { bytes: null } });
    await expect(loadPolicy(repository, 'policy', { knownRules })).rejects.toBeInstanceOf(MissingDataError);
  });
});

describe('validateHeadConfig', () => {
  it('finds nothing wrong with a valid one, and with none', async () => {
    const repository = repositoryWith({ [yml]: { bytes: 'enforce: true' } });
    expect(await validateHeadConfig(repository, 'policy', { knownRules })).toBeNull();
    expect(await validateHeadConfig(repository, 'head', { knownRules })).toBeNull();
  });

  it('says what is wrong, and lets missing data pass through', async () => {
    const broken = repositoryWith({ [yml]: { bytes: 'enforce: maybe' } });
    expect(await validateHeadConfig(broken, 'policy', { knownRules })).toBe(
      '`enforce` on line 1 of .github/anti-cheat.yml must be true or false, not the text "maybe"',
    );
    const lacking = repositoryWith({ [yml]: { bytes: null } });
    await expect(validateHeadConfig(lacking, 'policy', { knownRules })).rejects.toBeInstanceOf(MissingDataError);
  });
});
