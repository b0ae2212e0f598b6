import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import { house } from '../../scripts/house-rules.mjs';
import { importProblem, PLUGIN_ROOMS, ROOM_ORDER, roomOf } from '../../scripts/rooms.mjs';

describe('rooms', () => {
  it('gives every folder and entry of src/ its place', () => {
    const known = new Set([...ROOM_ORDER.flat(), 'generated']);
    const unknown = readdirSync('src').flatMap((name) => {
      const room = roomOf(`src/${name}`);
      return room !== null && known.has(room) ? [] : [name];
    });
    expect(unknown).toEqual([]);
  });

  it('names no room twice', () => {
    expect([...new Set(ROOM_ORDER.flat())]).toEqual(ROOM_ORDER.flat());
  });

  it.each(PLUGIN_ROOMS)('puts the plug-ins of %s into the order', (room) => {
    expect(ROOM_ORDER.flat()).toContain(room);
  });

  it.each([
    ['src/git/diff.ts', '../model/change.ts'],
    ['src/git/diff.ts', './batch.ts'],
    ['src/git/batch.ts', 'node:child_process'],
    ['src/action/run.ts', './environment.ts'],
    ['src/action/environment.ts', '@actions/github'],
    ['src/github/client.ts', '@actions/github'],
    ['src/main.ts', './scan.ts'],
    ['src/cli.ts', './commands/scan.ts'],
    ['src/commands/scan.ts', '../generated/reporters.ts'],
    ['src/oracle/readers.ts', '../generated/goldens.ts'],
    ['src/generated/rules.ts', '../rules/teleport.ts'],
    ['src/generated/goldens.ts', '../model/golden.ts'],
    ['src/rules/teleport.ts', '../evidence/weights.ts'],
    ['src/verdict/fingerprint.ts', 'node:crypto'],
    ['src/rules/teleport.ts', 'minimatch'],
    ['scripts/build.mjs', 'node:child_process'],
  ])('lets %s import %s', (file, specifier) => {
    expect(importProblem(file, specifier)).toBeNull();
  });

  it.each([
    ['src/model/change.ts', '../git/diff.ts', 'data flows one way: model may not import git'],
    ['src/evidence/weights.ts', '../rules/teleport.ts', 'evidence may not import rules'],
    ['src/evidence/deep/weights.ts', '../../rules/teleport.ts', 'evidence may not import rules'],
    ['src/main.ts', './cli.ts', 'main may not import cli'],
    ['src/git/diff.ts', '../nowhere/thing.ts', 'nowhere is no known room'],
    ['src/nowhere/thing.ts', '../git/diff.ts', 'nowhere is no known room'],
    ['src/git/diff.ts', '../../scripts/rooms.mjs', 'may not import what lies outside'],
    ['src/rules/teleport.ts', '../generated/rules.ts', 'may read a registry, not rules'],
    ['src/oracle/readers.ts', '../generated/rules.ts', 'oracle may not read the registry of rules'],
    ['src/generated/rules.ts', '../goldens/junit.ts', 'the registry of rules may import only rules and model'],
    ['src/policy/load.ts', 'node:child_process', 'only git may import node:child_process'],
    ['src/policy/load.ts', 'child_process', 'only git may import child_process'],
    ['src/commands/scan.ts', '@actions/github', 'only github and action may import @actions/github'],
    ['src/rules/teleport.ts', 'node:fs', 'rules only computes'],
    ['src/goldens/sqlite.ts', 'fs', 'goldens only computes'],
    ['src/reporters/github.ts', '@actions/core', 'reporters only computes'],
  ])('keeps %s from importing %s', (file, specifier, problem) => {
    expect(importProblem(file, specifier)).toContain(problem);
  });

  it('is what the linter enforces, for every way to import', () => {
    const source = [
      "import { openRepository } from '../git/repository.ts';",
      "import { change } from './change.ts';",
      "export * from '../rules/teleport.ts';",
      "export { run } from '../scan.ts';",
      "export const late = () => import('../cli.ts');",
      'export const here = [openRepository, change];',
    ].join('\n');
    const config = { files: ['**/*.ts'], plugins: { house }, rules: { 'house/rooms': 'error' as const } };
    const messages = new Linter({ cwd: process.cwd() }).verify(source, config, path.resolve('src/model/value.ts'));
    expect(messages.map(({ ruleId, line }) => ({ ruleId, line }))).toEqual(
      [1, 3, 4, 5].map((line) => ({ ruleId: 'house/rooms', line })),
    );
  });
});
