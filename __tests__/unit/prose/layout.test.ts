import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ReportedFinding } from '../../../src/model/report.ts';
import { BoundedDocument, clip, clipMiddle } from '../../../src/prose/bounds.ts';
import { closedBy, evidenceText, pathText } from '../../../src/prose/place.ts';
import { enumerate, plural } from '../../../src/prose/plural.ts';
import { terminalWidth } from '../../../src/prose/unicode.ts';
import { wrap, wrapItems } from '../../../src/prose/wrap.ts';

const LONE_SURROGATE = /\p{Cs}/u;

describe('clip and clipMiddle', () => {
  it('leave alone what fits', () => {
    expect(clip('abc', 3)).toBe('abc');
    expect(clipMiddle('abc', 3)).toBe('abc');
  });

  it('mark the cut', () => {
    expect(clip('abcdef', 4)).toBe('abc…');
    expect(clipMiddle('abcdefghij', 7)).toBe('ab…ghij');
  });

  it('keep to the limit and cut no pair', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '😀', 'é'), maxLength: 40 });
    fc.assert(
      fc.property(text, fc.integer({ min: 4, max: 30 }), (value, limit) => {
        for (const cut of [clip(value, limit), clipMiddle(value, limit)]) {
          expect(cut.length).toBeLessThanOrEqual(limit);
          expect(cut).not.toMatch(LONE_SURROGATE);
          expect(cut.length).toBeGreaterThanOrEqual(Math.min(value.length, limit - 2));
        }
      }),
    );
  });
});

describe('BoundedDocument', () => {
  it('counts bytes, and refuses a part as a whole', () => {
    const document = new BoundedDocument(6);
    expect(document.add('éé')).toBe(true);
    expect(document.add('abc')).toBe(false);
    expect(document.add('a', 2)).toBe(false);
    expect(document.add('a', 1)).toBe(true);
    expect(document.add('b')).toBe(true);
    expect(document.add('c')).toBe(false);
    expect(document.toString()).toBe('ééab');
  });
});

describe('wrap', () => {
  it.each([
    ['a b c', 3, ['a b', 'c']],
    ['', 10, ['']],
    ['toolong a', 4, ['toolong', 'a']],
    ['a toolong b', 4, ['a', 'toolong', 'b']],
    ['日本 日本 a', 9, ['日本 日本', 'a']],
    ['日本 日本 a', 8, ['日本', '日本 a']],
  ])('%j in %d', (text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  });

  it.each([
    [['one two', 'three', 'four'], 16, ['one two · three', 'four']],
    [['one two', 'three'], 14, ['one two', 'three']],
    [['日本', 'a'], 8, ['日本 · a']],
    [['日本', 'a'], 7, ['日本', 'a']],
    [[], 8, ['']],
  ])('breaks only between the items %j in %d', (items, width, lines) => {
    expect(wrapItems(items, ' · ', width)).toEqual(lines);
  });

  it('loses nothing and keeps to the width', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(words, fc.integer({ min: 6, max: 20 }), (list, width) => {
        const lines = wrap(list.join(' '), width);
        expect(lines.join(' ')).toBe(list.join(' '));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      }),
    );
  });
});

describe('terminalWidth', () => {
  it.each([
    ['abc', 3],
    ['日本', 4],
    ['한', 2],
    ['😀', 2],
    ['e\u0301', 1],
    ['（', 2],
  ])('%s is %d', (text, width) => {
    expect(terminalWidth(text)).toBe(width);
  });
});

describe('words', () => {
  it('counts', () => {
    expect([plural(0, 'file'), plural(1, 'file'), plural(2, 'file')]).toEqual(['0 files', '1 file', '2 files']);
    expect([plural(1, 'entry', 'entries'), plural(2, 'entry', 'entries')]).toEqual(['1 entry', '2 entries']);
  });

  it('enumerates', () => {
    expect([enumerate([]), enumerate(['a']), enumerate(['a', 'b']), enumerate(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });

  it('names the place of evidence, and how near it is', () => {
    expect(evidenceText({ path: 't.py', line: 8, role: 'expected', similarity: 1 })).toBe('expected value at t.py:8');
    // Rounded down, so that only what is equal looks equal.
    expect(evidenceText({ path: 't.py', line: 8, role: 'case-id', similarity: 0.999 })).toBe(
      'case id, 99% alike, at t.py:8',
    );
  });

  it('keeps the end of a long path', () => {
    const text = pathText(`${'d/'.repeat(400)}name.py`);
    expect(text.length).toBe(300);
    expect(text).toContain('…');
    expect(text.endsWith('d/name.py')).toBe(true);
  });

  it('says who closed a finding', () => {
    const lift = { label: 'ok', by: 'octocat', review: '7', at: '2026-01-02T03:04:05Z' };
    const allow = { fingerprint: 'f', reason: 'ours', until: '2026-12-31' };
    const open = {} as ReportedFinding;
    expect(closedBy(open)).toBeNull();
    expect(closedBy({ ...open, lift })).toBe('lifted by octocat with review 7 and label ok at 2026-01-02T03:04:05Z');
    expect(closedBy({ ...open, lift: { ...lift, label: null } })).toBe(
      'lifted by octocat with review 7 at 2026-01-02T03:04:05Z',
    );
    expect(closedBy({ ...open, allow })).toBe('allowed: ours (until 2026-12-31)');
    expect(closedBy({ ...open, allow: { ...allow, until: null } })).toBe('allowed: ours');
  });
});
