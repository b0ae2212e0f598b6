import * as z from 'zod';
import type { AllowEntry, Evidence, Lift } from './finding.ts';
import type { Approvals, Report, ReportedFinding } from './report.ts';

const objectId = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const path = z.string().meta({ description: 'Relative to the repository root, with forward slashes.' });
const line = z.int().min(1);
const column = z.int().min(1);
const count = z.int().min(0);
const score = z.int().min(0).max(100);
const level = z.enum(['violation', 'probation', 'note']);
const status = z.enum(['open', 'lifted', 'allowed']).meta({ description: 'Verdict and score count open ones only.' });

const evidence: z.ZodType<Evidence> = z.strictObject({
  path,
  line: line.meta({ description: '1-based.' }),
  role: z
    .enum([
      'expected',
      'input',
      'case-id',
      'test-name',
      'suite-name',
      'prompt',
      'file-name',
      'field',
      'vocabulary',
      'manifest',
      'config',
    ])
    .meta({ description: 'What the value is at that place.' }),
  similarity: z.number().min(0).max(1).meta({ description: '1 is equal; less is near.' }),
});

const lift: z.ZodType<Lift> = z.strictObject({
  label: z.string().nullable(),
  by: z.string().meta({ description: 'Account of the reviewer.' }),
  review: z.string().meta({ description: 'Address of the review that lifted the finding, or why there is none.' }),
  at: z.string().meta({ description: 'When, in ISO 8601.' }),
});

const allow: z.ZodType<AllowEntry> = z.strictObject({
  fingerprint: z.string(),
  reason: z.string(),
  until: z.string().nullable().meta({ description: 'ISO date; the entry ends after this day.' }),
});

const finding: z.ZodType<ReportedFinding> = z.strictObject({
  rule: z.string(),
  level: level.meta({ description: 'violation: score 0. probation: at most 50. note: no effect.' }),
  reviewable: z.boolean().meta({ description: 'A separate human review may lift it.' }),
  status,
  also: z.array(z.string()).meta({ description: 'Ids of less specific rules that met at this place.' }),
  path,
  previousPath: path.nullable(),
  startLine: line.meta({ description: '1-based, in the head file.' }),
  endLine: line,
  startColumn: column.meta({ description: '1-based, in UTF-16 code units.' }),
  endColumn: column.meta({ description: 'Exclusive.' }),
  message: z.string().meta({ description: 'One sentence. Holds text of the pull request: escape it.' }),
  evidence: z.array(evidence),
  fingerprint: z.string().regex(/^[0-9a-f]{32}(?:-[1-9][0-9]*)?$/),
  lift: z.exactOptional(lift),
  allow: z.exactOptional(allow),
});

const approvals: z.ZodType<Approvals> = z.strictObject({
  next: z.array(z.string()).meta({ description: 'What people have to do next, in order.' }),
  refused: z
    .array(
      z.strictObject({
        by: z.string().meta({ description: 'Account, with a leading @.' }),
        what: z.enum(['review', 'label', 'text']),
        reason: z.string(),
      }),
    )
    .meta({ description: 'Reviews and labels that do not count, and why.' }),
});

/** Validates a report; the published JSON Schema is made from it. */
export const reportSchema: z.ZodType<Report> = z
  .strictObject({
    schemaVersion: z.literal(1),
    tool: z.string().meta({ description: 'Name and version of the tool.' }),
    preset: z.enum(['recommended', 'strict']),
    verdict: z
      .enum(['violation', 'incomplete', 'review', 'probation', 'pass'])
      .meta({ description: 'The first of these that applies.' }),
    score: score.nullable().meta({ description: 'Null when the verdict is incomplete.' }),
    base: objectId.meta({ description: 'Diff base: the merge base of target and head.' }),
    head: objectId,
    policy: objectId.meta({ description: 'Commit that the configuration and the manifest were read from.' }),
    config: path.nullable().meta({ description: 'Null for the built-in configuration.' }),
    findings: z.array(finding),
    caps: z.array(z.strictObject({ cap: score, reason: z.string() })),
    checksums: z.strictObject({ verified: count, mismatched: z.array(path) }),
    unscanned: z.array(
      z.strictObject({
        path,
        reason: z.string(),
        blocks: z.boolean().meta({ description: 'While open, it makes the verdict incomplete.' }),
        status,
        lift: z.exactOptional(lift),
      }),
    ),
    approvals: z.exactOptional(approvals).meta({ description: 'Only where a pull request could be asked.' }),
    stats: z.strictObject({
      files: count,
      addedLines: count,
      candidates: count,
      oracleFilesParsed: count,
      milliseconds: z.number().min(0),
    }),
  })
  .meta({ title: 'anti-cheat report' });

/**
 * The JSON Schema (draft 2020-12) of the report, as published in `docs/report.schema.json`.
 *
 * @returns A plain JSON value, new at every call.
 */
export function reportJsonSchema(): unknown {
  const { $schema, ...schema } = z.toJSONSchema(reportSchema, { target: 'draft-2020-12' });
  return { $schema, $id: 'urn:anti-cheat:report:1', ...schema };
}
