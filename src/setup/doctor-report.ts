import { plural } from '../prose/plural.ts';
import { visible } from '../prose/visible.ts';
import { wrap } from '../prose/wrap.ts';
import type { Finding, Severity } from './check.ts';
import { factsOf, type SetupKind } from './setup-kind.ts';

/** What doctor found, for people and programs. */
export interface Diagnosis {
  readonly commit: string;
  readonly kind: SetupKind | null;
  readonly findings: readonly Finding[];
}

/** Columns of a message behind its indentation. */
const WIDTH = 96;

const HEADINGS: Readonly<Record<Exclude<Severity, 'fine'>, string>> = {
  problem: 'Problems',
  weakness: 'Weaknesses',
  unknown: 'Not to be seen in the files',
};

/** For people. */
export function textOf({ commit, kind, findings }: Diagnosis): string {
  const lines = [`Commit ${commit.slice(0, 12)}`];
  if (kind === null) lines.push('Set-up: none');
  else {
    const facts = factsOf(kind);
    lines.push(`Set-up: ${facts.title}`, `  ${facts.strength}`);
  }
  for (const severity of ['problem', 'weakness', 'unknown'] as const) {
    const found = findings.filter((finding) => finding.severity === severity);
    if (found.length === 0) continue;
    lines.push('', `${HEADINGS[severity]} (${found.length})`);
    for (const { id, message, cure, path, line } of found) {
      lines.push('', `  ${id}${path === null ? '' : `  ${visible(path)}${line === null ? '' : `:${line}`}`}`);
      lines.push(...indented(message), ...(cure === null ? [] : indented(`Do: ${cure}`)));
    }
  }
  const fine = findings.filter(({ severity }) => severity === 'fine');
  if (fine.length > 0) lines.push('', `In order (${fine.length})`, ...fine.map(({ title }) => `  ${title}`));
  const problems = findings.filter(({ severity }) => severity === 'problem').length;
  lines.push('', problems === 0 ? 'Nothing is wrong.' : `${plural(problems, 'problem')} to mend.`);
  return `${lines.join('\n')}\n`;
}

/** For programs; the shape is described in docs/doctor.md. */
export function jsonOf({ commit, kind, findings }: Diagnosis): string {
  const facts = kind === null ? null : factsOf(kind);
  const report = {
    schemaVersion: 1,
    commit,
    setup: kind,
    strength: facts?.strength ?? null,
    lacks: facts?.lacks ?? null,
    checks: findings,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** A message may have several lines, as that of an invalid configuration has. */
function indented(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => wrap(visible(line), WIDTH).map((part) => `    ${part}`));
}
