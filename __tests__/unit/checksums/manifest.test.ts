import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatManifest, parseManifest, type ManifestEntry } from '../../../src/checksums/manifest.ts';

const a = 'a'.repeat(64);
const b = 'b'.repeat(64);

describe('parseManifest', () => {
  it.each<[string, string, string]>([
    ['text mode', `${a}  src/x.py\n`, 'src/x.py'],
    ['binary mode', `${a} *src/x.py\n`, 'src/x.py'],
    ['no newline at the end', `${a}  src/x.py`, 'src/x.py'],
    ['CRLF', `${a}  src/x.py\r\n`, 'src/x.py'],
    ['a byte order mark', `\uFEFF${a}  src/x.py\n`, 'src/x.py'],
    ['blanks before it', `  ${a}  src/x.py\n`, 'src/x.py'],
    ['a leading ./', `${a}  ./src/x.py\n`, 'src/x.py'],
    ['upper-case digits', `${a.toUpperCase()}  src/x.py\n`, 'src/x.py'],
    ['blank lines and comments', `\n# protected\n\n${a}  src/x.py\n\n`, 'src/x.py'],
    ['blanks in the path', `${a}   x y \n`, ' x y '],
    ['an asterisk in the path', `${a}  *x\n`, '*x'],
    ['escapes', `\\${a}  a\\nb\\\\n\\rc\n`, 'a\nb\\n\rc'],
    ['a backslash without escaping', `${a}  a\\nb\n`, 'a\\nb'],
  ])('reads %s', (_, text, name) => {
    expect(parseManifest(text)).toEqual({ entries: [{ path: name, sha256: a }], problems: [] });
  });

  it.each<[string, string, string]>([
    ['a digest cut off', 'abc123', 'expected 64 hexadecimal digits at the start, found 6'],
    ['a digest too long', `${a}0  x`, 'found 65'],
    ['SHA-1', `${'a'.repeat(40)}  x`, 'found 40'],
    ['a path cut off', a, 'looks cut off'],
    ['a path of nothing', `${a}  `, 'looks cut off'],
    ['one blank', `${a} x`, 'expected two blanks'],
    ['a tab', `${a}\tx`, 'expected two blanks'],
    ['the BSD format', `SHA256 (x) = ${a}`, 'found 0'],
    ['a conflict marker', '<<<<<<< HEAD', 'found 0'],
    ['an unknown escape', `\\${a}  a\\tb`, 'unknown escape'],
    ['a lone escape', `\\${a}  a\\`, 'unknown escape'],
    ['an odd row of backslashes', `\\${a}  a\\\\\\x`, 'unknown escape'],
    ['an absolute path', `${a}  /etc/passwd`, 'relative to the root'],
    ['a climbing path', `${a}  a/../../b`, 'must not hold . or ..'],
    ['a folder', `${a}  a/`, 'without empty folders'],
    ['NUL', `${a}  a\0b`, 'NUL'],
  ])('reports %s and reads on', (_, line, part) => {
    const { entries, problems } = parseManifest(`${b}  before\n${line}\n${b}  after\n`);
    expect(entries.map((entry) => entry.path)).toEqual(['before', 'after']);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.line).toBe(2);
    expect(problems[0]?.message).toContain(part);
  });

  it('keeps the first of two entries for a path, however written', () => {
    expect(parseManifest(`${a}  x\n${b} *./x\n`)).toEqual({
      entries: [{ path: 'x', sha256: a }],
      problems: [{ line: 2, message: 'the path stands already on line 1' }],
    });
  });

  it('takes a megabyte of anything in its stride', () => {
    const started = performance.now();
    for (const text of [
      ' '.repeat(1e6),
      '\\'.repeat(1e6),
      'a'.repeat(1e6),
      `\\${a}  ${'\\\\'.repeat(5e5)}x`,
      '\n'.repeat(1e6),
    ]) {
      parseManifest(text);
    }
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\\', 'n', ' ', '*', '\n', '\r', '/', '.', a) }), (text) => {
        const { entries, problems } = parseManifest(text);
        expect(entries.length + problems.length).toBeLessThanOrEqual(text.split('\n').length);
      }),
    );
  });
});

const fileName = fc
  .string({
    unit: fc.constantFrom('a', 'b', '\\', 'n', 'r', ' ', '*', '\n', '\r', '-', '#', 'ü', '😀', '\uFFFD'),
    minLength: 1,
    maxLength: 8,
  })
  .map((name) => `d/${name}`);
const digest = fc.stringMatching(/^[0-9a-f]{64}$/);

describe('formatManifest', () => {
  it('is read back, sorted, whatever the paths', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ path: fileName, sha256: digest }), { selector: (entry) => entry.path }),
        (list) => {
          const text = formatManifest(list);
          const { entries, problems } = parseManifest(text);
          expect(problems).toEqual([]);
          expect(new Map(entries.map((entry) => [entry.path, entry.sha256]))).toEqual(
            new Map(list.map((entry) => [entry.path, entry.sha256])),
          );
          expect(formatManifest([...entries].reverse())).toBe(text);
        },
      ),
    );
  });

  it('sorts by bytes, not by UTF-16 units', () => {
    const entries = ['\u{1F600}', '\uFFFD', 'a', 'Z', 'a/b', 'a.b'].map((name) => ({ path: name, sha256: a }));
    expect(parseManifest(formatManifest(entries)).entries.map((entry) => entry.path)).toEqual([
      'Z',
      'a',
      'a.b',
      'a/b',
      '\uFFFD',
      '\u{1F600}',
    ]);
  });

  it('writes nothing for nothing', () => {
    expect(formatManifest([])).toBe('');
  });
});

describe('beside sha256sum itself', () => {
  const files = new Map([
    ['-dash', 'one'],
    ['#hash', 'one and a half'],
    [' leading and trailing ', 'two'],
    ['*star', 'three'],
    ['\\lead', 'four'],
    ['back\\slash', 'five'],
    ['new\nline', 'six'],
    ['carriage\rreturn', 'seven'],
    ['tab\t', 'eight'],
    ['ünï/😀.txt', 'nine'],
    ['a b/c', ''],
    ['Z', 'ten\r\n'],
  ]);
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'manifest-'));
    for (const [name, text] of files) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (args: readonly string[]): string => execFileSync('sha256sum', args, { cwd: folder, encoding: 'utf8' });
  const byBytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));
  const entriesOf = (text: string): readonly ManifestEntry[] => {
    const { entries, problems } = parseManifest(text);
    expect(problems).toEqual([]);
    return entries;
  };

  it('writes the very same bytes', () => {
    const printed = run(['--', ...[...files.keys()].sort(byBytes)]);
    const entries = entriesOf(printed);
    expect(entries.map((entry) => entry.path)).toEqual([...files.keys()].sort(byBytes));
    expect(formatManifest(entries)).toBe(printed);
  });

  it('reads binary mode as text mode', () => {
    const names = [...files.keys()];
    expect(entriesOf(run(['--binary', '--', ...names]))).toEqual(entriesOf(run(['--', ...names])));
  });

  it('writes what the program accepts', () => {
    const manifest = formatManifest(entriesOf(run(['--', ...files.keys()])));
    writeFileSync(path.join(folder, 'manifest'), manifest);
    expect(() => run(['--check', '--strict', '--status', 'manifest'])).not.toThrow();
    writeFileSync(path.join(folder, 'manifest'), manifest.replace(/[0-9a-f]{64}/, a));
    expect(() => run(['--check', '--strict', '--status', 'manifest'])).toThrow();
  });
});
