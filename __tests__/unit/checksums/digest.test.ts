import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { loadManifest, recordManifest, verifyManifest } from '../../../src/checksums/digest.ts';
import { manifestPath } from '../../../src/checksums/manifest.ts';
import { MissingDataError } from '../../../src/model/problem.ts';
import { memoryRepository, type StoredFile } from '../policy/memory-repository.ts';

const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');
const raw = Uint8Array.from([0, 255, 13, 10]);

const repository = memoryRepository({
  head: new Map([
    ['a.txt', { bytes: 'line\r\n' }],
    ['empty', { bytes: '' }],
    ['data.bin', { bytes: raw }],
    ['run.sh', { bytes: 'echo', kind: 'executable' as const }],
    ['link', { bytes: '../a.txt', kind: 'symlink' as const }],
    ['lib', { bytes: null, kind: 'submodule' as const }],
    ['giant', { bytes: null, isTooLarge: true }],
  ]),
});

describe('recordManifest', () => {
  it('hashes the bytes as stored; of a symlink its target’s text', async () => {
    const paths = ['a.txt', 'empty', 'data.bin', 'run.sh', 'link', 'a.txt'];
    expect(await recordManifest(repository, 'head', paths)).toEqual({
      entries: [
        { path: 'a.txt', sha256: sha256('line\r\n') },
        // Digest of nothing: FIPS 180-4, also printed by `sha256sum /dev/null`.
        { path: 'empty', sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
        { path: 'data.bin', sha256: sha256(raw) },
        { path: 'run.sh', sha256: sha256('echo') },
        { path: 'link', sha256: sha256('../a.txt') },
      ],
      skipped: [],
    });
  });

  it('skips submodules and what is not there, with the reason', async () => {
    const { entries, skipped } = await recordManifest(repository, 'head', ['lib', 'gone']);
    expect(entries).toEqual([]);
    expect(skipped).toEqual([
      { path: 'lib', reason: 'a submodule has no bytes in this repository; git pins its commit' },
      { path: 'gone', reason: 'not in the commit' },
    ]);
  });

  it('does not record half a manifest', async () => {
    const recording = recordManifest(repository, 'head', ['a.txt', 'giant']);
    await expect(recording).rejects.toBeInstanceOf(MissingDataError);
    await expect(recording).rejects.toThrow('no checksum for giant');
  });
});

describe('verifyManifest', () => {
  it('puts every entry into exactly one list', async () => {
    const wrong = '0'.repeat(64);
    const entries = [
      { path: 'a.txt', sha256: sha256('line\r\n') },
      { path: 'link', sha256: sha256('line\r\n') },
      { path: 'data.bin', sha256: sha256(raw) },
      { path: 'empty', sha256: wrong },
      { path: 'gone', sha256: wrong },
      { path: 'lib', sha256: wrong },
      { path: 'giant', sha256: wrong },
    ];
    expect(await verifyManifest(repository, 'head', { entries })).toEqual({
      verified: ['a.txt', 'data.bin'],
      mismatched: [
        // Reading through the link would have verified it.
        { path: 'link', expected: sha256('line\r\n'), actual: sha256('../a.txt') },
        { path: 'empty', expected: wrong, actual: sha256('') },
      ],
      missing: ['gone'],
      skipped: [{ path: 'lib', reason: 'a submodule has no bytes in this repository; git pins its commit' }],
      unreadable: [{ path: 'giant', reason: 'its bytes are absent from this clone or longer than the limit on files' }],
    });
  });
});

describe('loadManifest', () => {
  const load = (file: StoredFile) =>
    loadManifest(memoryRepository({ policy: new Map([[manifestPath, file]]) }), 'policy');

  it('reads the usual path', async () => {
    expect(await load({ bytes: `${'a'.repeat(64)}  x\n` })).toEqual({
      entries: [{ path: 'x', sha256: 'a'.repeat(64) }],
      problems: [],
    });
  });

  it('knows none from one that cannot be read', async () => {
    expect(await loadManifest(repository, 'head')).toBeNull();
    await expect(load({ bytes: null })).rejects.toBeInstanceOf(MissingDataError);
  });

  it('reports a link and what is no text', async () => {
    expect((await load({ bytes: 'x', kind: 'symlink' }))?.problems[0]?.message).toContain('symlink');
    expect((await load({ bytes: Uint8Array.from([0xff]) }))?.problems[0]?.message).toContain('UTF-8');
  });
});
