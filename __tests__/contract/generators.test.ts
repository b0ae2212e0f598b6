import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PLUGIN_KINDS } from '../../scripts/plugins.mjs';

interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

function run(cwd: string, script: string, ...args: readonly string[]): Outcome {
  const child = spawnSync(process.execPath, [script, ...args], { cwd, encoding: 'utf8' });
  return { code: child.status, output: child.stdout + child.stderr };
}

describe('scripts/generate.mjs', () => {
  it('left everything fresh', () => {
    expect(run('.', 'scripts/generate.mjs', '--check')).toEqual({
      code: 0,
      output: 'Everything generated is fresh.\n',
    });
  });

  it('refuses options that it does not know', () => {
    expect(run('.', 'scripts/generate.mjs', '--chekc').code).toBe(2);
  });
});

describe('in a copy of the project', () => {
  let copy = '';

  beforeAll(() => {
    copy = mkdtempSync(path.join(realpathSync(tmpdir()), 'anti cheat '));
    for (const part of ['src', 'scripts', 'fixtures/languages', 'package.json', 'tsconfig.json', '.prettierrc.json']) {
      cpSync(part, path.join(copy, part), { recursive: true });
    }
    for (const kind of PLUGIN_KINDS) {
      const index = `docs/${kind.folder}/README.md`;
      cpSync(index, path.join(copy, index));
    }
    // Packages are big and never written to, so the copy borrows them.
    symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
    run(copy, 'scripts/generate.mjs');
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const read = (file: string): string => readFileSync(path.join(copy, file), 'utf8');

  it('--check names what is stale and writes nothing', () => {
    const file = 'src/generated/reporters.ts';
    const fresh = read(file);
    writeFileSync(path.join(copy, file), `${fresh}// edited by hand\n`);
    const outcome = run(copy, 'scripts/generate.mjs', '--check');
    expect(outcome.code).toBe(1);
    expect(outcome.output).toContain(`stale: ${file}\n`);
    expect(read(file)).toContain('edited by hand');
    expect(run(copy, 'scripts/generate.mjs').output).toBe(`wrote ${file}\n`);
    expect(read(file)).toBe(fresh);
  });

  it.each(PLUGIN_KINDS)('new makes the three parts of a $id and registers it', ({ id: kind, folder, headings }) => {
    const outcome = run(copy, 'scripts/new.mjs', kind, 'brand-new', '--title', 'Brand new');
    expect(outcome).toMatchObject({ code: 0 });
    expect(read(`src/${folder}/brand-new.ts`)).toContain(`export const ${kind}: `);
    expect(read(`src/generated/${folder}.ts`)).toContain(`from '../${folder}/brand-new.ts'`);
    expect(read(`docs/${folder}/README.md`)).toContain('](brand-new.md)');
    const page = read(`docs/${folder}/brand-new.md`);
    expect(page).toMatch(/^# \S/);
    expect(page).toContain('Brand new');
    expect([...page.matchAll(/^## (.+)$/gm)].map((match) => match[1])).toEqual(headings);
    expect(outcome.output).toContain(`wrote fixtures/${folder}/brand-new/`);
    // What is expected is for a person to say; until then the fixture's test fails.
    expect(outcome.output).not.toContain('expected.json\n');
    expect(run(copy, 'scripts/generate.mjs', '--check').code).toBe(0);
  });

  it('what new made compiles', () => {
    const compiler = path.join(copy, 'node_modules/typescript/bin/tsc');
    const files = PLUGIN_KINDS.map((kind) => `src/${kind.folder}/brand-new.ts`);
    writeFileSync(path.join(copy, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include: files }));
    expect(run(copy, compiler, '-p', 'tsconfig.new.json')).toEqual({ code: 0, output: '' });
  });

  it('new overwrites nothing', () => {
    const outcome = run(copy, 'scripts/new.mjs', 'rule', 'brand-new');
    expect(outcome.code).toBe(2);
    expect(outcome.output).toBe('src/rules/brand-new.ts exists already; nothing was written.\n');
  });

  it.each([
    ['an unknown kind', ['thing', 'some-id'], 'Usage: npm run new'],
    ['no id', ['rule'], 'Usage: npm run new'],
    ['two ids', ['rule', 'some-id', 'other-id'], 'Usage: npm run new'],
    ['an unknown option', ['rule', 'some-id', '--colour', 'red'], 'Usage: npm run new'],
    ['an id that climbs', ['rule', '../some-id'], 'is no id'],
    ['an id in camel case', ['rule', 'someId'], 'is no id'],
    ['an id that begins with a digit', ['rule', '2fast'], 'is no id'],
    ['a title that would end its string', ['rule', 'some-id', '--title', "It's"], 'is no title'],
  ])('new refuses %s', (_what, args, sentence) => {
    const outcome = run(copy, 'scripts/new.mjs', ...args);
    expect(outcome.code).toBe(2);
    expect(outcome.output).toContain(sentence);
    expect(existsSync(path.join(copy, 'src/rules/some-id.ts'))).toBe(false);
  });

  it('generate refuses a file among the plug-ins that is none', () => {
    const file = path.join(copy, 'src/rules/shared-words.ts');
    writeFileSync(file, 'export const words = [];\n');
    const outcome = run(copy, 'scripts/generate.mjs');
    rmSync(file);
    expect(outcome.code).toBe(1);
    expect(outcome.output).toContain('src/rules/shared-words.ts exports no `rule`');
  });
});
