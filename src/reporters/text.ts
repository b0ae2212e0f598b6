import picocolors from 'picocolors';
import type { Report, ReportedFinding, Unscanned } from '../model/report.ts';
import type { Reporter, RenderOptions } from '../model/reporter.ts';
import { refusalSentences } from '../prose/approvals.ts';
import { clip } from '../prose/bounds.ts';
import { ruleLink } from '../prose/documentation.ts';
import { explanation } from '../prose/explanation.ts';
import { headline } from '../prose/headline.ts';
import type { Group } from '../prose/ordering.ts';
import { groupCount, groupFindings, groupLabels, groupTitles } from '../prose/ordering.ts';
import { closedBy, evidenceText, pathText, placeOf } from '../prose/place.ts';
import { plural } from '../prose/plural.ts';
import { inertLine, visible } from '../prose/visible.ts';
import { wrap, wrapItems } from '../prose/wrap.ts';

/** Fits the narrow standard terminal, and is a comfortable line in a wide one. */
const WIDTH = 80;
const LONGEST_SENTENCE = 2000;
const MOST_EVIDENCE = 8;
/** Files that were not examined, as far as a person wants to read them. */
const MOST_UNSCANNED = 40;
const MOST_PATHS = 20;

type Colors = ReturnType<typeof picocolors.createColors>;
type Paint = (text: string) => string;

function groupPaint(group: Group, colors: Colors): Paint {
  switch (group) {
    case 'violation':
      return (text) => colors.bold(colors.red(text));
    case 'review':
      return (text) => colors.bold(colors.magenta(text));
    case 'probation':
      return (text) => colors.bold(colors.yellow(text));
    case 'note':
      return colors.cyan;
    case 'lifted':
    case 'allowed':
      return colors.green;
  }
}

function verdictPaint(report: Report, colors: Colors): Paint {
  switch (report.verdict) {
    case 'violation':
    case 'review':
    case 'probation':
      return groupPaint(report.verdict, colors);
    case 'incomplete':
      return (text) => colors.bold(colors.red(text));
    case 'pass':
      return (text) => colors.bold(colors.green(text));
  }
}

/** Lines of a paragraph, indented; the paint goes on after the line is known to be inert. */
function paragraph(text: string, indent: number, paint: Paint = (line) => line): string[] {
  const margin = ' '.repeat(indent);
  return wrap(text, WIDTH - indent).map((line) => margin + paint(inertLine(line)));
}

function findingLines(finding: ReportedFinding, group: Group, colors: Colors, options: RenderOptions): string[] {
  const shown = finding.evidence.slice(0, MOST_EVIDENCE);
  const more = finding.evidence.length - shown.length;
  const closed = closedBy(finding);
  const place = colors.bold(inertLine(placeOf(finding)));
  return [
    `${place}  ${groupPaint(group, colors)(groupLabels[group])}  ${visible(finding.rule)}`,
    ...paragraph(clip(visible(finding.message), LONGEST_SENTENCE), 2),
    ...shown.map((evidence) => `    ${evidenceText(evidence)}`),
    ...(more > 0 ? [`    and ${plural(more, 'more place')}`] : []),
    ...(finding.previousPath === null ? [] : paragraph(`renamed from ${pathText(finding.previousPath)}`, 4)),
    ...(finding.also.length > 0 ? paragraph(`also: ${finding.also.map(visible).join(', ')}`, 4, colors.dim) : []),
    ...(closed === null ? [] : paragraph(clip(visible(closed), LONGEST_SENTENCE), 4, colors.green)),
    `    ${colors.dim(ruleLink(finding.rule, options))}`,
    '',
  ];
}

function findingSections(report: Report, colors: Colors, options: RenderOptions): string[] {
  return [...groupFindings(report)].flatMap(([group, findings]) => {
    if (findings.length === 0) return [];
    const title = groupPaint(group, colors)(`${groupTitles[group]} (${findings.length})`);
    return [title, '', ...findings.flatMap((finding) => findingLines(finding, group, colors, options))];
  });
}

function blocks(entry: Unscanned): boolean {
  return entry.blocks && entry.status === 'open';
}

function unscannedEffect(entry: Unscanned): string {
  if (entry.status !== 'open') return entry.status;
  return entry.blocks ? 'blocks' : 'listed only';
}

function unscannedSection(report: Report, colors: Colors): string[] {
  if (report.unscanned.length === 0) return [];
  const sorted = [...report.unscanned.filter(blocks), ...report.unscanned.filter((entry) => !blocks(entry))];
  const shown = sorted.slice(0, MOST_UNSCANNED);
  const lines = shown.flatMap((entry) => {
    const paint = blocks(entry) ? colors.red : colors.dim;
    return [
      `${inertLine(pathText(entry.path))}  ${paint(unscannedEffect(entry))}`,
      ...paragraph(clip(visible(entry.reason), LONGEST_SENTENCE), 2),
    ];
  });
  const more = sorted.length - shown.length;
  if (more > 0) lines.push(`and ${more} more, which the JSON report names`);
  return [colors.bold(`Not examined (${report.unscanned.length})`), '', ...lines, ''];
}

function checksumLines({ checksums }: Report): string[] {
  const { verified, mismatched } = checksums;
  if (verified === 0 && mismatched.length === 0) return [];
  const paths = mismatched.slice(0, MOST_PATHS).map((path) => `  ${pathText(path)}`);
  const more = mismatched.length - paths.length;
  const differ =
    mismatched.length === 0
      ? 'none differs'
      : `${mismatched.length} ${mismatched.length === 1 ? 'differs' : 'differ'}:`;
  return [`checksums: ${verified} verified, ${differ}`, ...paths, ...(more > 0 ? [`  and ${more} more`] : [])];
}

function summaryLines(report: Report, colors: Colors): string[] {
  const { stats } = report;
  const groups = [...groupFindings(report)].filter(([, findings]) => findings.length > 0);
  const facts = [
    `verdict ${report.verdict}`,
    ...groups.map(([group, findings]) => groupCount(group, findings.length)),
    plural(stats.files, 'file'),
    plural(stats.addedLines, 'added line'),
    `${Math.round(stats.milliseconds)} ms`,
  ];
  return [
    ...paragraph(headline(report), 0, verdictPaint(report, colors)),
    ...paragraph(visible(explanation(report)), 0),
    ...refusalSentences(report).flatMap((sentence) => paragraph(clip(visible(sentence), LONGEST_SENTENCE), 0)),
    ...wrapItems(facts, ' · ', WIDTH).map((line) => colors.dim(line)),
  ];
}

/** For a person at a terminal: findings by importance, what was not examined, and the verdict as the last thing read. */
export const reporter: Reporter = {
  id: 'text',
  title: 'Text for a terminal',
  render(report, options) {
    const colors = picocolors.createColors(options.color);
    const preset = `preset ${report.preset}, ${report.config === null ? 'built-in configuration' : pathText(report.config)}`;
    const caps = report.caps.flatMap(({ cap, reason }) => paragraph(`at most ${cap}: ${visible(reason)}`, 0));
    const facts = [...caps, ...checksumLines(report)];
    return [
      colors.dim(inertLine(visible(`${report.tool}, ${preset}`))),
      '',
      ...findingSections(report, colors, options),
      ...unscannedSection(report, colors),
      ...facts,
      ...(facts.length > 0 ? [''] : []),
      ...summaryLines(report, colors),
      '',
    ].join('\n');
  },
};
