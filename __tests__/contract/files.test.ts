import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { TOOL } from '../../src/model/tool.ts';

/** Paths of the files below a folder, POSIX, without installed packages. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'))
    .filter((file) => !file.split('/').includes('node_modules'));
}

const written = ['src', '__tests__', 'scripts', 'docs', '.github', '.ci'].flatMap((folder) => filesBelow(folder));
const top = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'package-lock.json')
  .map((entry) => entry.name);

/** Files and their lines that hold a pattern. */
function linesWith(pattern: RegExp, files: readonly string[]): readonly string[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

describe('files', () => {
  it('have kebab-case names, in folders with such names', () => {
    // Names that tools and habit prescribe.
    const prescribed = new Set(['README.md', '__tests__', '.github', '.ci']);
    const odd = written.filter((file) => {
      // Templates of fixtures have the names that their languages ask for.
      if (file.startsWith('scripts/templates/')) return false;
      return !file.split('/').every((name) => prescribed.has(name) || /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(name));
    });
    expect(odd).toEqual([]);
  });

  it('of src/ hold one idea each, in 300 lines at most', () => {
    const long = filesBelow('src')
      .filter((file) => !file.startsWith('src/generated/'))
      .map((file) => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > 300);
    expect(long).toEqual([]);
  });

  it('name no place of the machine they were written on', () => {
    expect(linesWith(/(?:^|[^\w.-])\/(?:work|farm|root|tmp\/bash_jobs)\//, [...written, ...top])).toEqual([]);
  });

  it('name no package registry', () => {
    expect(
      linesWith(
        /registry\.(?:npmjs|yarnpkg)\./,
        [...written, ...top].filter((file) => !file.includes('files.test')),
      ),
    ).toEqual([]);
  });
});

describe('the version', () => {
  it('is the same in reports and in package.json', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly name: string;
      readonly version: string;
    };
    expect({ name: manifest.name, version: manifest.version }).toEqual(TOOL);
  });
});

describe('dependencies', () => {
  it.each(['package.json', 'tools/node24/package.json'])('of %s are exact', (file) => {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string> | undefined>;
    const versions = Object.entries({ ...manifest['dependencies'], ...manifest['devDependencies'] });
    expect(versions).not.toHaveLength(0);
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('include the very parser runtime that is vendored', () => {
    const hash = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
    expect(hash('grammars/web-tree-sitter.wasm')).toBe(hash('node_modules/web-tree-sitter/web-tree-sitter.wasm'));
  });
});

describe('workflows', () => {
  const workflows = filesBelow('.github/workflows');

  it.each(workflows)('%s starts with no permissions at all', (file) => {
    const workflow = parse(readFileSync(file, 'utf8')) as { readonly permissions?: unknown };
    expect(workflow.permissions).toEqual({});
  });

  it('test the Node that the Action runs on', () => {
    const action = parse(readFileSync('action.yml', 'utf8')) as { readonly runs: Record<string, string> };
    const [, major] = /^node(\d+)$/.exec(action.runs['using'] ?? '') ?? [];
    expect(readFileSync('.node-version', 'utf8')).toMatch(new RegExp(`^${String(major)}\\.`));
    expect(existsSync(action.runs['main'] ?? '')).toBe(true);
  });
});
