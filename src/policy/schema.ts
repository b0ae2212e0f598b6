import * as z from 'zod';
import type { WorkProofRequirement } from '../model/policy.ts';
import type { PresetName } from '../model/report.ts';
import { globProblem } from './globs.ts';

/**
 * The config file as written, and the only place of defaults. Messages are phrases that follow the name of a key
 * ("`until` on line 9 must be …"); descriptions go into the published JSON Schema.
 */

const mebibyte = 1024 * 1024;

/** The presets, mildest first. */
export const presets = ['recommended', 'strict'] as const satisfies readonly PresetName[];

/** What a work proof may be required to hold, mildest first. */
export const workProofRequirements = ['none', 'proof', 'tools'] as const satisfies readonly WorkProofRequirement[];

/** The one default that hangs on the preset. */
export const presetWorkProof: Readonly<Record<PresetName, WorkProofRequirement>> = {
  recommended: 'none',
  strict: 'proof',
};

/** The label of {@link configSchema}'s `approvals`. */
const DEFAULT_LABEL = 'anti-cheat: changes approved';
const DEFAULT_PROOF = '.anti-cheat/work-proof.json';

const label = z
  .string()
  .max(50)
  .regex(/^[^\s,][^,\p{Cc}]*$/u, 'must be the name of a label');

const accountId = z.int().min(1);

const levels = ['violation', 'probation', 'note', 'off'] as const;

const glob = z.string().superRefine((pattern, context) => {
  const problem = globProblem(pattern);
  if (problem !== null) context.addIssue({ code: 'custom', message: problem });
});

function globs(description: string) {
  return z.array(glob).max(1000).default([]).describe(description);
}

function words(description: string) {
  const word = z.string().max(100).regex(/\S/u, 'must not be blank');
  return z.array(word).max(500).default([]).describe(description);
}

function bound(description: string, fallback: number, minimum: number, maximum: number) {
  return z.int().min(minimum).max(maximum).default(fallback).describe(description);
}

const level = z.enum(levels).describe('What the rule does to the score: 0, a cap of 50, nothing; or not run at all.');

const ruleSetting = z.union([level, z.strictObject({ level })]);

const allowEntry = z.strictObject({
  fingerprint: z
    .string()
    .regex(/^[0-9a-f]{32}(?:-[1-9]\d{0,5})?$/, 'must be a fingerprint as the report shows it: 32 lower-case hex digits')
    .describe('The fingerprint of the finding, as the report shows it.'),
  reason: z.string().max(1000).regex(/\S/u, 'must not be blank').describe('Why this finding is accepted.'),
  until: z.iso
    .date('must be a day written as 2027-01-31')
    .optional()
    .describe('The last day on which the entry holds. Without it, it holds until it is taken out.'),
});

const limitBounds = {
  'file-bytes': bound('Longest file that is read, in bytes.', 10 * mebibyte, 1024, 100 * mebibyte),
  'change-bytes': bound('Most bytes of changed files that are read.', 256 * mebibyte, 1024, 4096 * mebibyte),
  'file-tokens': bound('Most words and marks of one changed file of code or data.', 1_000_000, 1000, 20_000_000),
  tokens: bound('Most words and marks of all changed files of code and data.', 8_000_000, 1000, 100_000_000),
  'new-tokens': bound('Most words and marks on added lines.', 4_000_000, 1000, 50_000_000),
  levels: bound('Most levels that they stand below, added up.', 100_000_000, 1000, 2_000_000_000),
  'decoded-bytes': bound('Most bytes that compressed literals are expanded to.', 32 * mebibyte, 1024, 1024 * mebibyte),
  needles: bound('Most added values looked up in tests and golden files.', 200_000, 10, 1_000_000),
  'oracle-files': bound('Most test and golden files parsed for one scan.', 1000, 1, 10_000),
  'oracle-bytes': bound('Most bytes of them.', 24 * mebibyte, 1024, 256 * mebibyte),
};

const limits = z
  .strictObject(limitBounds)
  .prefault({})
  .describe('Bounds of the work. What exceeds one is reported as not examined, never skipped in silence.');

/** Schema of the config file. */
export const configSchema = z.strictObject({
  preset: z
    .enum(presets)
    .default('recommended')
    .describe('`recommended` is what measurements on real commits support, `strict` the ruleset to the letter.'),
  enforce: z.boolean().default(true).describe('`false`: report everything, never fail the run.'),
  tests: globs('Paths that are tests, beside those recognised by default. A leading ! takes out.'),
  goldens: globs('Paths that store expected output, beside those recognised by default. A leading ! takes out.'),
  documentation: globs('Paths that are documentation, beside those recognised by default. A leading ! takes out.'),
  protected: globs('Paths that a pull request must not change without a separate review. A leading ! takes out.'),
  ignore: globs('Paths that no rule looks at. A leading ! takes out.'),
  rules: z
    .record(z.string(), ruleSetting)
    .default({})
    .describe('Levels by rule id; each one overrides what the preset says.'),
  keywords: words('Forbidden words for `forbidden-keyword`, beside the built-in ones.'),
  allow: z.array(allowEntry).max(1000).default([]).describe('Findings that were looked at and accepted.'),
  approvals: z
    .strictObject({
      require: z
        .enum(['review', 'label'])
        .default('review')
        .describe(
          '`review`: an approving review besides; `label`: a maintainer’s label alone, for one-person projects.',
        ),
      label: label.default(DEFAULT_LABEL).describe('The label that allows what a review then lifts.'),
      paths: globs('Paths whose changes need no label: an approving review alone lifts. A leading ! takes out.'),
    })
    .prefault({})
    .describe('What lifts a finding that a human may lift.'),
  'work-proof': z
    .strictObject({
      require: z
        .enum(workProofRequirements)
        .optional()
        .describe('`none`, a `proof`, or a proof that names its `tools`. Default: `none`; in `strict` `proof`.'),
      path: z
        .string()
        .max(512)
        .regex(
          /^(?!\.{0,2}(?:\/|$))(?:(?!\/\.{0,2}(?:\/|$))[^\\\p{Cc}])+$/u,
          'must be the path of a file in the repository',
        )
        .default(DEFAULT_PROOF)
        .describe('Where the head commit may hold it; the pull request’s text is looked at first.'),
    })
    .prefault({})
    .describe('The statement of how the change was made.'),
  agents: z
    .strictObject({
      accounts: z
        .array(accountId)
        .max(500)
        .default([])
        .describe('Ids of coding agents’ accounts, beside those known: their reviews and labels never count.'),
      branches: globs('Head branches that are always scanned, beside those that coding agents usually make.'),
      emails: z
        .array(
          z
            .string()
            .max(320)
            .regex(/^[^\s@]+@[^\s@]+$/, 'must be a whole e-mail address'),
        )
        .max(500)
        .default([])
        .describe('Addresses in commits whose pull requests are always scanned, beside those known.'),
      exclude: z
        .strictObject({
          authors: z
            .array(accountId)
            .max(1000)
            .default([])
            .describe('Ids of accounts whose pull requests are not scanned, unless something tells an agent’s work.'),
          label: label.optional().describe('Pull requests with this label, set by a maintainer, are not scanned.'),
        })
        .prefault({})
        .describe('What is not scanned.'),
    })
    .prefault({})
    .describe('Whose pull requests are scanned: by default everybody’s.'),
  limits,
});

const keysByMapping: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(configSchema.shape),
  'allow.*': Object.keys(allowEntry.shape),
  agents: ['accounts', 'branches', 'emails', 'exclude'],
  'agents.*': ['authors', 'label'],
  approvals: ['require', 'label', 'paths'],
  limits: Object.keys(limitBounds),
  'rules.*': ['level'],
  'work-proof': ['require', 'path'],
};

/** The keys that the mapping at a path may have; none when there is no such mapping. */
export function keysAt(path: readonly PropertyKey[]): readonly string[] {
  const [first, ...rest] = path.map(String);
  const mapping = first === undefined ? '' : [first, ...rest.map(() => '*')].join('.');
  return keysByMapping[mapping] ?? [];
}

/** The file's content with all plain defaults filled in; keys as written. */
export type ConfigFile = z.output<typeof configSchema>;
