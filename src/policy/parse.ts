import type { Config } from '../model/policy.ts';
import { UserError } from '../model/problem.ts';
import { explain, suggestionFor } from './explanation.ts';
import { configSchema, presetWorkProof, type ConfigFile } from './schema.ts';
import { clipped } from './suggestion.ts';
import { readYaml, type ConfigProblem, type YamlSource } from './yaml-source.ts';

/** A config longer than this is none. */
export const largestConfig = 256 * 1024;

const mostProblems = 5;

/**
 * Reads a config file.
 *
 * @param text The file's text, YAML 1.2.
 * @param path Shown in messages.
 * @param knownRules Ids of all rules there are.
 * @returns The policy with every default filled in; an empty file gives the built-in one.
 * @throws {UserError} Names up to five problems, each with its key, its line and the cure.
 */
export function parseConfig(text: string, path: string, knownRules: readonly string[]): Config {
  if (text.length > largestConfig) throw new UserError(tooLarge(path));
  const source = readYaml(text);
  if (source.problems.length > 0) throw new UserError(sentence(source.problems, path));

  const result = configSchema.safeParse(source.value ?? {});
  const problems = [
    ...(result.error?.issues ?? []).flatMap((issue) => explain(issue, source)),
    ...unknownRules(source, knownRules),
  ];
  if (!result.success || problems.length > 0) throw new UserError(sentence(problems, path));
  return toConfig(result.data);
}

/**
 * Reads a config file from its bytes; see {@link parseConfig}.
 * @throws {UserError} Also when the bytes are no UTF-8 text.
 */
export function parseConfigBytes(bytes: Uint8Array, path: string, knownRules: readonly string[]): Config {
  if (bytes.byteLength > largestConfig) throw new UserError(tooLarge(path));
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new UserError(`${clipped(path)} is not UTF-8 text: save it with the encoding UTF-8.`, { cause: error });
  }
  return parseConfig(text, path, knownRules);
}

/** The policy of a repository without a config. */
export function builtInConfig(): Config {
  return toConfig(configSchema.parse({}));
}

/** Spelling in the file to names in code; no default hides here, but for the one that hangs on the preset. */
function toConfig(file: ConfigFile): Config {
  const workProof = file['work-proof'].require;
  return {
    preset: file.preset,
    enforce: file.enforce,
    tests: file.tests,
    goldens: file.goldens,
    documentation: file.documentation,
    protected: file.protected,
    ignore: file.ignore,
    rules: new Map(
      Object.entries(file.rules).map(([id, setting]) => [
        id,
        typeof setting === 'string' ? { level: setting } : setting,
      ]),
    ),
    keywords: file.keywords,
    allow: file.allow.map(({ fingerprint, reason, until }) => ({ fingerprint, reason, until: until ?? null })),
    approvals: file.approvals,
    workProof: {
      ...(workProof
        ? { require: workProof, source: 'config' }
        : { require: presetWorkProof[file.preset], source: 'preset' }),
      path: file['work-proof'].path,
    },
    agents: {
      ...file.agents,
      emails: file.agents.emails.map((email) => email.toLowerCase()),
      exclude: { authors: file.agents.exclude.authors, label: file.agents.exclude.label ?? null },
    },
    limits: {
      fileBytes: file.limits['file-bytes'],
      changeBytes: file.limits['change-bytes'],
      fileTokens: file.limits['file-tokens'],
      tokens: file.limits.tokens,
      newTokens: file.limits['new-tokens'],
      levels: file.limits.levels,
      decodedBytes: file.limits['decoded-bytes'],
      needles: file.limits.needles,
      oracleFiles: file.limits['oracle-files'],
      oracleBytes: file.limits['oracle-bytes'],
    },
  };
}

function unknownRules(source: YamlSource, knownRules: readonly string[]): readonly ConfigProblem[] {
  const { value } = source;
  if (typeof value !== 'object' || value === null || !('rules' in value)) return [];
  const { rules } = value;
  if (typeof rules !== 'object' || rules === null || Array.isArray(rules)) return [];
  return Object.keys(rules)
    .filter((id) => !knownRules.includes(id))
    .map((id) => ({
      line: source.lineOf(['rules', id]),
      before: `unknown rule \`${clipped(id)}\``,
      after: suggestionFor(id, knownRules),
    }));
}

function sentence(problems: readonly ConfigProblem[], path: string): string {
  const file = clipped(path);
  const [first, ...others] = problems;
  if (first && others.length === 0) {
    return first.before + (first.line === null ? ` in ${file}` : ` on line ${first.line} of ${file}`) + first.after;
  }
  const shown = problems
    .slice(0, mostProblems)
    .map(({ line, before, after }) => `- ${before}${line === null ? '' : ` on line ${line}`}${after}`);
  const rest = problems.length - shown.length;
  return [`${file} has ${problems.length} problems:`, ...shown, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n');
}

function tooLarge(path: string): string {
  return `${clipped(path)} is larger than ${largestConfig / 1024} KiB, which no config needs: shorten it.`;
}
