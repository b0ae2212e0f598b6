import * as z from 'zod';

/** Most characters (code points) of a name, so that it cannot be the content itself. */
const LONGEST_NAME = 200;
const LONGEST_BULLET = 500;

/** What an agent says about how it made a change. A statement: it can be contradicted, never confirmed. */
export interface WorkProof {
  /** One to three sentences, each one line. */
  readonly derivation_summary: readonly string[];
  /** Names of fields, parameters and files, never their content. */
  readonly inputs_used: readonly string[];
  /** In order of time; `at` is an ISO 8601 time with its zone. */
  readonly tools_used: readonly { readonly name: string; readonly at: string }[];
}

// Lengths are part of the pattern: it counts code points, as JSON Schema does and JavaScript's `length` does not.
const bullet = z
  .string()
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,500}$/u, `must be one line of 1 to ${LONGEST_BULLET} characters`)
  .regex(/\S/u, 'must not be blank');

const name = z
  .string()
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,200}$/u, `must be a name: one line of 1 to ${LONGEST_NAME} characters`)
  .regex(/\S/u, 'must not be blank');

/** Checks a work proof. Messages are phrases that follow the name of the place. */
export const workProofSchema: z.ZodType<WorkProof> = z
  .strictObject({
    derivation_summary: z
      .array(bullet)
      .min(1)
      .max(3)
      .meta({ description: 'How the result follows from the inputs: one to three short sentences.' }),
    inputs_used: z
      .array(name)
      .max(200)
      .meta({ description: 'What it was derived from: names of fields, parameters and files, never their content.' }),
    tools_used: z
      .array(
        z.strictObject({
          name,
          at: z.iso
            .datetime({ offset: true, error: 'must be a time with its zone, such as 2026-11-30T09:15:00Z' })
            .meta({ description: 'When it was used: ISO 8601 with Z or an offset.' }),
        }),
      )
      .max(500)
      .meta({ description: 'The tools that were used, in order of time. Empty when there were none.' }),
  })
  .meta({
    title: 'anti-cheat work proof',
    description: 'What a coding agent says about how it made a change.',
  });

/**
 * The JSON Schema (draft 2020-12) of the work proof, as published in `docs/work-proof.schema.json`.
 *
 * @returns A plain JSON value, new at every call.
 */
export function workProofJsonSchema(): unknown {
  const { $schema, ...schema } = z.toJSONSchema(workProofSchema, { target: 'draft-2020-12' });
  return { $schema, $id: 'urn:anti-cheat:work-proof:1', ...schema };
}

/** A small honest work proof, for texts that explain what one is. */
export const EXAMPLE: WorkProof = {
  derivation_summary: [
    'The failing test showed that accents were dropped; slugify removed every character beyond ASCII.',
    'It now takes the text apart with NFKD and removes only the combining marks.',
  ],
  inputs_used: ['src/slug.py', 'slugify(text)', 'issue: description'],
  tools_used: [
    { name: 'git grep', at: '2026-11-30T09:14:02Z' },
    { name: 'pytest', at: '2026-11-30T09:21:45Z' },
  ],
};
