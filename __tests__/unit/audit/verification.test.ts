import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { auditLog } from '../../../src/audit/log.ts';
import { verifyAudit } from '../../../src/audit/verification.ts';
import { context, eventful, report } from './audited-run.ts';

const log = auditLog(eventful.report, eventful.context);
const bytes = Buffer.from(log);
const lines = log.trimEnd().split('\n');
const short = auditLog(report(), context);

function sha256(data: string): string {
  return createHash('sha256').update(data, 'utf8').digest('hex');
}

function verify(changed: readonly string[]): ReturnType<typeof verifyAudit> {
  return verifyAudit(Buffer.from(changed.map((line) => `${line}\n`).join('')));
}

/** A line of the log with other fields. */
function changed(at: number, fields: object): string {
  return JSON.stringify({ ...(JSON.parse(lines[at] ?? '') as object), ...fields });
}

describe('verifyAudit', () => {
  it('accepts what was written', () => {
    expect(verifyAudit(bytes)).toEqual({
      kind: 'intact',
      records: 12,
      last: sha256(lines.at(-1) ?? ''),
      verdict: 'review',
    });
  });

  it.each<[string, Uint8Array, number, string]>([
    ['nothing', new Uint8Array(), 1, 'the log is empty'],
    ['a newline', Buffer.from('\n'), 1, 'it is no JSON'],
    ['no newline at the end', bytes.subarray(0, -1), 12, 'it is cut off: no newline ends it'],
    ['half of the last line', bytes.subarray(0, -30), 12, 'it is cut off'],
    [
      'no verdict',
      Buffer.from(`${lines.slice(0, -1).join('\n')}\n`),
      12,
      'it is missing: the log ends without a verdict',
    ],
    ['a line behind the verdict', Buffer.from(`${log}\n`), 13, 'it stands behind the verdict'],
    ['a blank behind the verdict', Buffer.from(`${log} `), 13, 'it stands behind the verdict'],
    ['another log behind it', Buffer.from(log + short), 13, 'it stands behind the verdict'],
    ['a byte order mark', Buffer.from(`\uFEFF${log}`), 1, 'it is no JSON'],
    ['CRLF', Buffer.from(log.replaceAll('\n', '\r\n')), 2, 'its `prev` is not the SHA-256 of line 1'],
    [
      'bad UTF-8',
      Buffer.concat([bytes.subarray(0, 200), Buffer.of(0xff), bytes.subarray(200)]),
      1,
      'it is no UTF-8 text',
    ],
    ['a long line', Buffer.from(`${' '.repeat(1024 * 1024 + 1)}\n`), 1, 'it is longer than 1 MB'],
    ['a text', Buffer.from('hello\n'), 1, 'it is no JSON'],
    ['other JSON', Buffer.from('{"seq":1}\n'), 1, 'it is no record of an audit log'],
    ['a beginning in the middle', Buffer.from(`${lines.slice(1).join('\n')}\n`), 1, 'it is record 2 of the log'],
  ])('refuses %s', (_, data, line, reason) => {
    expect(verifyAudit(data)).toEqual({ kind: 'broken', line, reason: expect.stringContaining(reason) });
  });

  it.each<[string, readonly string[], number, string]>([
    [
      'a softened finding',
      lines.with(1, changed(1, { level: 'note' })),
      3,
      'its `prev` is not the SHA-256 of line 2: one of the two lines was changed',
    ],
    ['a key that is unknown', lines.with(1, changed(1, { more: 1 })), 2, 'it is no record of an audit log'],
    ['another verdict', lines.with(11, changed(11, { verdict: 'pass' })), 12, 'its `seal` does not fit it'],
    ['blanks in the verdict', lines.with(11, `${lines[11] ?? ''} `), 12, 'its `seal` does not fit it'],
    ['a wrong count', lines.with(11, changed(11, { records: 11 })), 12, 'it speaks of 11 records, and there are 12'],
    ['a beginning that follows something', lines.with(0, changed(0, { prev: '1'.repeat(64) })), 1, 'the row of zeros'],
  ])('refuses %s', (_, data, line, reason) => {
    expect(verify(data)).toEqual({ kind: 'broken', line, reason: expect.stringContaining(reason) });
  });

  it('wants the beginning at the beginning, and only there', () => {
    const second = changed(1, { prev: '0'.repeat(64), seq: 1 });
    expect(verify([second])).toMatchObject({ line: 1, reason: 'a log begins with a record `start`' });
    const again = changed(0, { prev: sha256(lines[0] ?? ''), seq: 2 });
    expect(verify([lines[0] ?? '', again])).toMatchObject({
      line: 2,
      reason: 'a record `start` stands only at the beginning',
    });
  });

  it('finds every change of a single byte', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, difference) => {
        const damaged = Uint8Array.from(bytes);
        damaged[at] = (damaged[at] ?? 0) ^ difference;
        expect(verifyAudit(damaged).kind).toBe('broken');
      }),
      { numRuns: 2000 },
    );
  });

  it('finds every change of a single byte in the last line, which no other line sums up', () => {
    const start = bytes.length - Buffer.byteLength(`${lines.at(-1) ?? ''}\n`);
    for (let at = start; at < bytes.length; at++) {
      for (const difference of [1, 2, 0x20, 0x80]) {
        const damaged = Uint8Array.from(bytes);
        damaged[at] = (damaged[at] ?? 0) ^ difference;
        expect({ at, kind: verifyAudit(damaged).kind }).toEqual({ at, kind: 'broken' });
      }
    }
  });

  it('finds bytes that are added or taken out', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length), fc.uint8Array({ maxLength: 3 }), fc.nat(3), (at, added, removed) => {
        const damaged = Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + removed)]);
        fc.pre(!damaged.equals(bytes));
        expect(verifyAudit(damaged).kind).toBe('broken');
      }),
    );
  });

  const place = fc.nat(lines.length - 1);

  it('finds lines that changed places', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        fc.pre(a !== b);
        const [first = '', second = ''] = [lines[a], lines[b]];
        expect(verify(lines.with(a, second).with(b, first)).kind).toBe('broken');
      }),
    );
  });

  it('finds lines that are gone, and names the place of the first', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 12 }), (at, count) => {
        expect(verify(lines.toSpliced(at, count))).toMatchObject({ kind: 'broken', line: at + 1 });
      }),
    );
  });

  it('finds lines that stand twice', () => {
    fc.assert(
      fc.property(place, fc.nat(lines.length), (which, at) => {
        expect(verify(lines.toSpliced(at, 0, lines[which] ?? '')).kind).toBe('broken');
      }),
    );
  });

  it('makes something of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (data) => {
        expect(verifyAudit(data)).toMatchObject({ kind: 'broken', line: expect.any(Number) });
      }),
    );
  });
});
