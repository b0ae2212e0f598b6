import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { verifyChecksum } from '../../../src/grammar/checksum.ts';
import { grammarFolder } from '../../../src/grammar/folder.ts';
import { parseWith } from '../../../src/grammar/runtime.ts';

const root = join(import.meta.dirname, '..', '..', '..');

describe('verifyChecksum', () => {
  const bytes = new TextEncoder().encode('abc');
  // From FIPS 180-2, appendix B.1.
  const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

  it('lets the reviewed bytes pass', () => {
    expect(() => {
      verifyChecksum('a.wasm', bytes, digest);
    }).not.toThrow();
  });

  it('names the file and the cure when a byte differs', () => {
    expect(() => {
      verifyChecksum('a.wasm', bytes.slice(1), digest);
    }).toThrow(/^a\.wasm has SHA-256 [0-9a-f]{64}, but the manifest records ba7816bf.*vendor-grammars/s);
  });
});

describe('vendored grammars', () => {
  it('lie in the folder that the way up leads to', () => {
    expect(grammarFolder()).toBe(join(root, 'grammars'));
  });

  it('are those of the manifest, byte for byte', () => {
    const output = execFileSync(process.execPath, [join(root, 'scripts', 'vendor-grammars.mjs'), '--check'], {
      encoding: 'utf8',
    });
    expect(output).toMatch(/^\d+ grammars, 0 problems\n$/);
  });

  it('come with their licences', () => {
    const licences = readFileSync(join(root, 'grammars', 'LICENSES.md'), 'utf8');
    const manifest = JSON.parse(readFileSync(join(root, 'grammars', 'manifest.json'), 'utf8')) as Record<
      string,
      { readonly package: string; readonly version: string }
    >;
    for (const grammar of Object.values(manifest)) {
      expect(licences).toContain(`## ${grammar.package} ${grammar.version}\n`);
    }
    const files = readdirSync(join(root, 'grammars')).filter((file) => file.endsWith('.wasm'));
    expect(files.map((file) => basename(file, '.wasm')).sort()).toEqual(Object.keys(manifest).sort());
  });

  it('are asked for by name, and an unknown name is said', async () => {
    await expect(parseWith('cobol', '', () => null)).rejects.toThrow(/grammar "cobol" is not in .*manifest\.json/);
  });

  it('read columns in UTF-16 units', async () => {
    const column = await parseWith('python', 'x = "😀値"; y', ({ tree }) => {
      const node = tree.rootNode.namedChild(1);
      return node?.startIndex;
    });
    expect(column).toBe('x = "😀値"; '.length);
  });
});
