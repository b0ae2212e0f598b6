import * as z from 'zod';
import { workProofSchema } from '../proof/statement.ts';

/** What stands in place of a checksum before the first line. */
export const NO_LINE = '0'.repeat(64);

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const objectId = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const count = z.int().min(0);
const line = z.int().min(1);
const text = z.string();

const head = {
  seq: line.meta({ description: 'Number of the record, from 1.' }),
  time: z.iso.datetime().meta({ description: 'When the log was written, UTC.' }),
  prev: sha256.meta({
    description: 'SHA-256 of the bytes of the line before, without its newline; zeros in the first line.',
  }),
};

const lift = z.strictObject({ label: text.nullable(), by: text, review: text, at: text });

const start = z.strictObject({
  ...head,
  type: z.literal('start'),
  version: z.literal(1).meta({ description: 'Version of this format.' }),
  tool: text.meta({ description: 'Name and version.' }),
  preset: z.enum(['recommended', 'strict']),
  event: text.meta({ description: 'What started the scan: an event of GitHub, or command-line.' }),
  pullRequest: z.int().min(1).nullable(),
  base: objectId.meta({ description: 'Diff base: the merge base of target and head.' }),
  head: objectId,
  policy: objectId.meta({ description: 'Commit whose configuration and manifest counted.' }),
  config: text.nullable().meta({ description: 'Path of the configuration; null for the built-in one.' }),
  run: text.nullable().meta({ description: 'Address of the run.' }),
});

const finding = z.strictObject({
  ...head,
  type: z.literal('finding'),
  rule: text,
  level: z.enum(['violation', 'probation', 'note']),
  reviewable: z.boolean(),
  status: z.enum(['open', 'lifted', 'allowed']),
  also: z.array(text),
  path: text,
  previousPath: text.nullable(),
  startLine: line,
  endLine: line,
  startColumn: line,
  endColumn: line,
  message: text.meta({ description: 'Holds text of the pull request: escape it.' }),
  evidence: z.array(z.strictObject({ path: text, line, role: text, similarity: z.number().min(0).max(1) })),
  evidenceOmitted: count.meta({ description: 'Places of evidence that are in the report only.' }),
  fingerprint: text,
  lift: lift.nullable(),
  allow: z.strictObject({ fingerprint: text, reason: text, until: text.nullable() }).nullable(),
});

const lifted = z.strictObject({
  ...head,
  type: z.literal('lift'),
  fingerprint: text.nullable().meta({ description: 'Of the finding; null for a file that could not be examined.' }),
  path: text,
  ...lift.shape,
});

const refusal = z.strictObject({
  ...head,
  type: z.literal('refusal'),
  by: text,
  what: z.enum(['review', 'label', 'text']),
  reason: text,
});

const unscanned = z.strictObject({
  ...head,
  type: z.literal('unscanned'),
  path: text,
  reason: text,
  blocks: z.boolean(),
  status: z.enum(['open', 'lifted', 'allowed']),
});

const cap = z.strictObject({ ...head, type: z.literal('cap'), cap: z.int().min(0).max(100), reason: text });

const proof = z.strictObject({
  ...head,
  type: z.literal('proof'),
  require: z.enum(['none', 'proof', 'tools']),
  outcome: z.enum(['absent', 'malformed', 'contradicted', 'accepted']),
  source: z.enum(['body', 'commit', 'artifact']).nullable().meta({ description: 'Where it stood.' }),
  reasons: z.array(text),
  statement: workProofSchema.nullable(),
});

const verdict = z.strictObject({
  ...head,
  type: z.literal('verdict'),
  verdict: z.enum(['violation', 'incomplete', 'review', 'probation', 'pass']),
  score: z.int().min(0).max(100).nullable(),
  enforced: z.boolean().meta({ description: 'Whether the verdict may fail the run.' }),
  records: line.meta({ description: 'Records of the log, this one among them.' }),
  seal: sha256.meta({ description: 'SHA-256 of the bytes of this line before `,"seal":`.' }),
});

/** Checks one line of an audit log. */
export const auditRecordSchema = z
  .discriminatedUnion('type', [start, finding, lifted, refusal, unscanned, cap, proof, verdict])
  .meta({ title: 'anti-cheat audit record', description: 'One line of the audit log.' });

export type AuditRecord = z.output<typeof auditRecordSchema>;

/** Keys that every record begins with. */
type Head = keyof typeof head;

type Without<Record, Keys extends PropertyKey> = Record extends unknown ? Omit<Record, Keys> : never;

/** What a record says, without its place in the chain. The last one is sealed when its place is known. */
export type AuditEntry = Without<AuditRecord, Head | 'seal' | 'records'>;

/**
 * The JSON Schema (draft 2020-12) of one line, as published in `docs/audit.schema.json`.
 *
 * @returns A plain JSON value, new at every call.
 */
export function auditJsonSchema(): unknown {
  const { $schema, ...schema } = z.toJSONSchema(auditRecordSchema, { target: 'draft-2020-12' });
  return { $schema, $id: 'urn:anti-cheat:audit:1', ...schema };
}
