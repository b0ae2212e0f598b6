import type { Report, ReportedFinding, Unscanned } from '../model/report.ts';
import type { Reporter, RenderOptions } from '../model/reporter.ts';
import { refusalSentences } from '../prose/approvals.ts';
import { clip } from '../prose/bounds.ts';
import { ruleLink } from '../prose/documentation.ts';
import { explanation } from '../prose/explanation.ts';
import { headline } from '../prose/headline.ts';
import { groupFindings } from '../prose/ordering.ts';
import { evidenceText, pathText, placeOf } from '../prose/place.ts';
import { plural } from '../prose/plural.ts';
import { visible } from '../prose/visible.ts';
import type { CommandName, CommandProperties } from '../prose/workflow-command.ts';
import { fitsProperty, workflowCommand } from '../prose/workflow-command.ts';

/** GitHub shows so many annotations of each kind a step; the others are only in the log. */
const MOST_OF_A_KIND = 10;
const LONGEST_SENTENCE = 2000;
const MOST_EVIDENCE = 5;

interface Annotation {
  readonly name: CommandName;
  readonly line: string;
}

function headlineKind(report: Report): CommandName {
  switch (report.verdict) {
    case 'violation':
    case 'review':
    case 'incomplete':
      return 'error';
    case 'probation':
      return 'warning';
    case 'pass':
      return 'notice';
  }
}

/** Columns are meaningful to GitHub on a single line only. */
function placeProperties(finding: ReportedFinding): Omit<CommandProperties, 'title'> {
  const { path: file, startLine: line, endLine, startColumn: col, endColumn } = finding;
  if (!fitsProperty(file)) return {};
  return line === endLine ? { file, line, endLine, col, endColumn } : { file, line, endLine };
}

function annotate(name: CommandName, finding: ReportedFinding, options: RenderOptions): Annotation {
  const place = placeProperties(finding);
  const title = `anti-cheat: ${visible(finding.rule)}${finding.level === 'violation' && finding.reviewable ? ' (to review)' : ''}`;
  const shown = finding.evidence.slice(0, MOST_EVIDENCE);
  const more = finding.evidence.length - shown.length;
  const message = [
    ...(place.file === undefined ? [`in ${placeOf(finding)}`] : []),
    clip(visible(finding.message), LONGEST_SENTENCE),
    ...shown.map(evidenceText),
    ...(more > 0 ? [`and ${plural(more, 'more place')}`] : []),
    ...(finding.also.length > 0 ? [`also: ${finding.also.map(visible).join(', ')}`] : []),
  ].join('\n');
  return { name, line: workflowCommand(name, { ...place, title }, message, ruleLink(finding.rule, options)) };
}

function annotateUnscanned({ path, reason }: Unscanned): Annotation {
  const place = fitsProperty(path) && path !== '' ? { file: path } : {};
  const message = `${pathText(path)}: ${clip(visible(reason), LONGEST_SENTENCE)}`;
  return { name: 'error', line: workflowCommand('error', { ...place, title: 'anti-cheat: not examined' }, message) };
}

/** Everything that is open, the most important first. */
function annotations(report: Report, options: RenderOptions): readonly Annotation[] {
  const found = groupFindings(report);
  const of = (group: 'violation' | 'review' | 'probation' | 'note', name: CommandName): readonly Annotation[] =>
    (found.get(group) ?? []).map((finding) => annotate(name, finding, options));
  const blocking = report.unscanned.filter((entry) => entry.blocks && entry.status === 'open');
  return [
    ...of('violation', 'error'),
    ...blocking.map(annotateUnscanned),
    ...of('review', 'error'),
    ...of('probation', 'warning'),
    ...of('note', 'notice'),
  ];
}

/** Those that GitHub will show beside the headline. */
function select(all: readonly Annotation[], taken: CommandName): readonly Annotation[] {
  const room: Record<CommandName, number> = { error: MOST_OF_A_KIND, warning: MOST_OF_A_KIND, notice: MOST_OF_A_KIND };
  room[taken] -= 1;
  return all.filter(({ name }) => (room[name] -= 1) >= 0);
}

/** Workflow commands: the headline, then an annotation at each open finding, as many as GitHub shows. */
export const reporter: Reporter = {
  id: 'github',
  title: 'Annotations of a GitHub workflow',
  render(report, options) {
    const kind = headlineKind(report);
    const all = annotations(report, options);
    const shown = select(all, kind);
    const rest =
      shown.length < all.length ? ` (showing ${shown.length} of ${all.length}, the rest in the job summary)` : '';
    const lines = [`${headline(report)}${rest}`, explanation(report), ...refusalSentences(report)];
    const first = workflowCommand(kind, { title: 'anti-cheat' }, lines.map(visible).join('\n'));
    return [first, ...shown.map(({ line }) => line), ''].join('\n');
  },
};
