import { SEAL, sha256 } from './log.ts';
import { auditRecordSchema, NO_LINE, type AuditRecord } from './record.ts';

/** Longest line, in bytes; what writes a log stays below. */
const LONGEST_LINE = 1024 * 1024;

/** A log as it was written, or the first line that is not. */
export type AuditVerification =
  | {
      readonly kind: 'intact';
      readonly records: number;
      /** SHA-256 of the last line without its newline, hexadecimal: it stands for the whole log. */
      readonly last: string;
      readonly verdict: string;
    }
  /** `line` is 1-based; the reason is a clause about `it`. */
  | { readonly kind: 'broken'; readonly line: number; readonly reason: string };

/** Checks that a log is complete and that each of its lines follows from the one before. */
export function verifyAudit(bytes: Uint8Array): AuditVerification {
  let prev = NO_LINE;
  let number = 1;
  for (let start = 0; start < bytes.length; number++) {
    const end = bytes.indexOf(0x0a, start);
    if (end === -1) return broken(number, 'it is cut off: no newline ends it');
    const line = bytes.subarray(start, end);
    const record = readRecord(line, number, prev);
    if (typeof record === 'string') return broken(number, record);
    start = end + 1;
    prev = sha256(line);
    if (record.type !== 'verdict') continue;
    if (start < bytes.length) return broken(number + 1, 'it stands behind the verdict, which ends a log');
    return { kind: 'intact', records: number, last: prev, verdict: record.verdict };
  }
  return broken(number, number === 1 ? 'the log is empty' : 'it is missing: the log ends without a verdict');
}

/** The record of a line, or what is wrong with it. */
function readRecord(line: Uint8Array, number: number, prev: string): AuditRecord | string {
  if (line.length > LONGEST_LINE) return 'it is longer than 1 MB';
  let text: string;
  let value: unknown;
  try {
    // A byte order mark is not ours, so it must not be dropped in silence.
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(line);
  } catch {
    return 'it is no UTF-8 text';
  }
  try {
    value = JSON.parse(text);
  } catch {
    return 'it is no JSON';
  }
  const result = auditRecordSchema.safeParse(value);
  if (!result.success) return 'it is no record of an audit log';
  const record = result.data;
  if (record.seq !== number) return `it is record ${record.seq} of the log, in the place of record ${number}`;
  if (record.prev !== prev) {
    return number === 1
      ? 'its `prev` is not the row of zeros that begins a log'
      : `its \`prev\` is not the SHA-256 of line ${number - 1}: one of the two lines was changed`;
  }
  if ((record.type === 'start') !== (number === 1)) {
    return number === 1 ? 'a log begins with a record `start`' : 'a record `start` stands only at the beginning';
  }
  return record.type === 'verdict' ? (sealProblem(record, text) ?? record) : record;
}

function sealProblem({ seq, records, seal }: Extract<AuditRecord, { type: 'verdict' }>, text: string): string | null {
  if (records !== seq) return `it speaks of ${records} records, and there are ${seq}`;
  const content = text.slice(0, text.lastIndexOf(SEAL));
  return text === `${content}${SEAL}${sha256(content)}"}` && seal === sha256(content)
    ? null
    : 'its `seal` does not fit it: the line was changed';
}

function broken(line: number, reason: string): AuditVerification {
  return { kind: 'broken', line, reason };
}
