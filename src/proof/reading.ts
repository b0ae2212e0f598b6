import type * as z from 'zod';
import { suggestionFor } from '../policy/explanation.ts';
import { clipped } from '../policy/suggestion.ts';
import { readJson } from './bounded-json.ts';
import { workProofSchema, type WorkProof } from './statement.ts';

/** Longest work proof, in bytes of UTF-8. */
export const LARGEST_PROOF = 64 * 1024;

/** A work proof, or what is wrong with it: clauses about `it` or about a place in it. */
export type StatementReading =
  | { readonly kind: 'proof'; readonly proof: WorkProof }
  | { readonly kind: 'broken'; readonly reasons: readonly string[] };

/** Reads a work proof from the bytes of a file: UTF-8, with or without a byte order mark. */
export function readStatementBytes(bytes: Uint8Array): StatementReading {
  if (bytes.byteLength > LARGEST_PROOF) return broken(`it is larger than ${LARGEST_PROOF / 1024} KB`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return broken('it is no UTF-8 text');
  }
  return readStatement(text);
}

/** Reads a work proof from a text. */
export function readStatement(text: string): StatementReading {
  if (Buffer.byteLength(text, 'utf8') > LARGEST_PROOF) return broken(`it is larger than ${LARGEST_PROOF / 1024} KB`);
  const reading = readJson(text);
  if (reading.kind === 'broken') return broken(`it ${reading.reason}`);
  const result = workProofSchema.safeParse(reading.value);
  if (result.success) return { kind: 'proof', proof: result.data };
  return broken(...result.error.issues.flatMap((issue) => reasonsOf(issue, reading.value)));
}

function broken(...reasons: readonly string[]): StatementReading {
  return { kind: 'broken', reasons };
}

const KEYS: Readonly<Record<string, readonly string[]>> = {
  '': ['derivation_summary', 'inputs_used', 'tools_used'],
  'tools_used[]': ['name', 'at'],
};

const KINDS: Readonly<Record<string, string>> = { array: 'a list', object: 'an object', string: 'text' };

function reasonsOf(issue: z.core.$ZodIssue, root: unknown): readonly string[] {
  const place = placeOf(issue.path);
  const subject = subjectOf(issue.path);
  const value = valueAt(root, issue.path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(
        (key) =>
          `${subject} has an unknown key \`${clipped(key)}\`${suggestionFor(key, KEYS[place.replace(/\d+/, '')] ?? [])}`,
      );
    case 'invalid_type': {
      if (value === undefined) return [`${subjectOf(issue.path.slice(0, -1))} lacks \`${String(issue.path.at(-1))}\``];
      return [`${subject} must be ${KINDS[issue.expected] ?? issue.expected}`];
    }
    case 'too_small':
      return [`${subject} must have at least ${String(issue.minimum)} ${issue.minimum === 1 ? 'entry' : 'entries'}`];
    case 'too_big':
      return [`${subject} must have at most ${String(issue.maximum)} entries`];
    default:
      return [
        `${subject} ${issue.message}${typeof value === 'string' ? `, not ${JSON.stringify(clipped(value))}` : ''}`,
      ];
  }
}

function subjectOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'it' : `\`${placeOf(path)}\``;
}

/** `tools_used[0].at`; only names of the schema and numbers occur. */
function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`))
    .join('');
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, part)?.value;
  }
  return value;
}
