import picocolors from 'picocolors';
import type { ReportedFinding, Verdict } from '../model/report.ts';
import { TOOL } from '../model/tool.ts';
import { clip } from '../prose/bounds.ts';
import { placeOf } from '../prose/place.ts';
import { plural } from '../prose/plural.ts';
import { inertLine, visible } from '../prose/visible.ts';
import { wrap } from '../prose/wrap.ts';
import type { PlannedChange } from './plan.ts';
import type { BacktestReport, BacktestResult } from './result.ts';
import { median, ruleCounts, weighing } from './statistics.ts';
import type { WebLinks } from './web-links.ts';

const WIDTH = 100;
const LONGEST_SUBJECT = 100;
const LONGEST_SENTENCE = 600;
const MOST_FINDINGS = 12;
const SLOWEST = 5;

export interface TextOptions {
  readonly color: boolean;
  readonly testsFirst: boolean;
  readonly links: WebLinks | null;
}

type Colors = ReturnType<typeof picocolors.createColors>;

/** What each verdict would have meant, in the order of importance. */
const MEANINGS: Readonly<Record<Verdict, string>> = {
  violation: 'zeroed as cheats',
  review: 'held for review',
  probation: 'on probation',
  incomplete: 'incomplete',
  pass: 'passed',
};

/** A backtest for a person: every commit that would not simply have passed, then the shares. */
export function renderBacktest(
  report: BacktestReport,
  changes: readonly PlannedChange[],
  { color, testsFirst, links }: TextOptions,
): string {
  const colors = picocolors.createColors(color);
  const order = testsFirst ? 'tests and golden files first, then the product' : 'each commit as it was made';
  const commits = report.results.flatMap((result, i) =>
    result.verdict === 'pass' ? [] : [...commitLines(result, changes[i], links, colors), ''],
  );
  return [
    colors.dim(`${TOOL.name} ${TOOL.version}: backtest of ${plural(report.commits, 'commit')}, ${order}`),
    '',
    ...commits,
    ...summaryLines(report, colors),
    ...ruleLines(report, colors),
    ...speedLines(report, changes, colors),
    '',
  ].join('\n');
}

function commitLines(
  result: BacktestResult,
  change: PlannedChange | undefined,
  links: WebLinks | null,
  colors: Colors,
): string[] {
  const { sha, verdict, error } = result;
  const found = weighing(result);
  const shown = found.slice(0, MOST_FINDINGS);
  const head = change && 'head' in change.scan ? change.scan.head : sha;
  return [
    `${paint(verdict, colors)(verdict)}  ${colors.bold(sha.slice(0, 12))}  ${subjectOf(change)}`,
    ...(links ? [`  ${colors.dim(links.commit(sha))}`] : []),
    ...(error === undefined ? [] : paragraph(error, 2)),
    ...shown.flatMap((finding) => findingLines(finding, head, links, colors)),
    ...(found.length > shown.length ? [`  and ${plural(found.length - shown.length, 'more finding')}`] : []),
  ];
}

function findingLines(finding: ReportedFinding, head: string, links: WebLinks | null, colors: Colors): string[] {
  const { rule, path, startLine, endLine, message } = finding;
  return [
    `  ${visible(rule)}  ${colors.bold(placeOf(finding))}`,
    ...paragraph(message, 4),
    ...(links ? [`    ${colors.dim(links.lines(head, path, startLine, endLine))}`] : []),
  ];
}

function summaryLines(report: BacktestReport, colors: Colors): string[] {
  const verdicts = Object.keys(MEANINGS) as readonly Verdict[];
  return [
    colors.bold('Under this policy'),
    ...verdicts.map((verdict) => {
      const count = report.results.filter((result) => result.verdict === verdict).length;
      const share = report.commits === 0 ? '' : `${((100 * count) / report.commits).toFixed(1)}%`;
      const line = `  ${MEANINGS[verdict].padEnd(18)}${String(count).padStart(6)}${share.padStart(8)}`;
      return count > 0 ? paint(verdict, colors)(line) : line;
    }),
  ];
}

function ruleLines(report: BacktestReport, colors: Colors): string[] {
  const counts = ruleCounts(report.results);
  if (counts.length === 0) return [];
  return [
    '',
    colors.bold('By rule'),
    ...counts.map(
      ({ rule, commits, findings }) =>
        `  ${visible(rule).padEnd(20)}${plural(findings, 'finding').padStart(14)} in ${plural(commits, 'commit')}`,
    ),
  ];
}

function speedLines(report: BacktestReport, changes: readonly PlannedChange[], colors: Colors): string[] {
  if (report.results.length === 0) return [];
  const slowest = report.results
    .map((result, i) => ({ result, change: changes[i] }))
    .toSorted((a, b) => b.result.milliseconds - a.result.milliseconds)
    .slice(0, SLOWEST);
  return [
    '',
    colors.bold(`Median ${median(report.results.map(({ milliseconds }) => milliseconds))} ms a scan; the slowest:`),
    ...slowest.map(
      ({ result, change }) =>
        `  ${String(result.milliseconds).padStart(7)} ms  ${result.sha.slice(0, 12)}  ${subjectOf(change)}`,
    ),
  ];
}

function subjectOf(change: PlannedChange | undefined): string {
  return clip(visible(change?.subject ?? ''), LONGEST_SUBJECT);
}

function paragraph(text: string, indent: number): string[] {
  const margin = ' '.repeat(indent);
  return wrap(clip(visible(text), LONGEST_SENTENCE), WIDTH - indent).map((line) => margin + inertLine(line));
}

function paint(verdict: Verdict, colors: Colors): (text: string) => string {
  switch (verdict) {
    case 'violation':
    case 'incomplete':
      return colors.red;
    case 'review':
      return colors.magenta;
    case 'probation':
      return colors.yellow;
    case 'pass':
      return colors.green;
  }
}
