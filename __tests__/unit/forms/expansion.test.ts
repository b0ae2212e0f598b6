import { deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { decompressed } from '../../../src/forms/compression.ts';
import { expandingAtMost, isRoomSpent } from '../../../src/forms/expansion.ts';
import { decodedForms } from '../../../src/forms/literal-forms.ts';

const kib = 1024;
const packed = (bytes: number): Buffer => gzipSync(Buffer.alloc(bytes, 'a'));

function opened(...literals: readonly Buffer[]): readonly (number | null)[] {
  return literals.map((bytes) => decompressed(bytes, true)?.bytes.length ?? null);
}

describe('what compressed literals expand to', () => {
  it('is bounded for all of them together', async () => {
    const literals = [packed(4 * kib), packed(4 * kib), packed(4 * kib), packed(4 * kib)];
    await expandingAtMost(10 * kib, () => {
      expect(opened(...literals)).toEqual([4 * kib, 4 * kib, 4 * kib, null]);
      expect(isRoomSpent()).toBe(true);
      return Promise.resolve();
    });
  });

  it('is bounded for bombs that are given up half-way', async () => {
    await expandingAtMost(513 * kib, () => {
      const bomb = packed(64 * 1024 * kib);
      expect(opened(bomb, bomb, packed(kib), packed(kib))).toEqual([null, null, kib, null]);
      expect(isRoomSpent()).toBe(true);
      return Promise.resolve();
    });
  });

  it('is not spent by what is no compression, or has none', async () => {
    await expandingAtMost(kib, () => {
      expect(decodedForms('string', Buffer.from('the toll of the long bridge').toString('base64'))).not.toEqual([]);
      expect(opened(deflateRawSync(Buffer.alloc(kib)))).toEqual([kib]);
      expect(isRoomSpent()).toBe(false);
      return Promise.resolve();
    });
  });

  it('has a room for each scan, and none outside of one', async () => {
    const left = await Promise.all(
      [kib, 8 * kib].map((bytes) =>
        expandingAtMost(bytes, async () => {
          const first = opened(packed(4 * kib));
          await Promise.resolve();
          return [...first, ...opened(packed(4 * kib))];
        }),
      ),
    );
    expect(left).toEqual([
      [4 * kib, null],
      [4 * kib, 4 * kib],
    ]);
    expect(opened(packed(kib))).toEqual([kib]);
    expect(isRoomSpent()).toBe(false);
  });
});
