import type { Report, ReportedFinding, Unscanned } from '../model/report.ts';
import type { Reporter, RenderOptions } from '../model/reporter.ts';
import { refusalSentences } from '../prose/approvals.ts';
import { BoundedDocument, clip } from '../prose/bounds.ts';
import { ruleLink } from '../prose/documentation.ts';
import { explanation } from '../prose/explanation.ts';
import { headline } from '../prose/headline.ts';
import { codeSpan, markdownText, tableCell } from '../prose/markdown-text.ts';
import type { Group } from '../prose/ordering.ts';
import { groupFindings, groupLabels, groupOf, groupTitles } from '../prose/ordering.ts';
import { closedBy, evidencePlace, evidenceRole, pathText } from '../prose/place.ts';
import { plural } from '../prose/plural.ts';

/** GitHub drops the whole summary of a step beyond 1 MiB. The rest is left to what else a step may write there. */
const MOST_BYTES = 900 * 1024;
/** Kept free for what closes the document. */
const CLOSING_BYTES = 8 * 1024;
const LONGEST_SENTENCE = 1000;
const MOST_EVIDENCE = 5;
const MOST_NAMES = 10;
const MOST_MISMATCHED = 100;

const TABLE_HEAD = '| Result | Rule | Place | What | Where the knowledge is |\n| --- | --- | --- | --- | --- |\n';

/** A part of the document: what opens it, what repeats, what closes it. */
interface Section {
  readonly opening: string;
  readonly items: readonly (() => string)[];
  readonly closing: string;
}

function ruleMarkdown(rule: string, options: RenderOptions): string {
  return /^[a-z0-9-]{1,64}$/.test(rule) ? `[${rule}](${ruleLink(rule, options)})` : codeSpan(clip(rule, 64));
}

function evidenceMarkdown(finding: ReportedFinding): string {
  const shown = finding.evidence.slice(0, MOST_EVIDENCE);
  const more = finding.evidence.length - shown.length;
  return [
    ...shown.map((evidence) => `${evidenceRole(evidence)} at ${codeSpan(evidencePlace(evidence))}`),
    ...(more > 0 ? [`and ${plural(more, 'more place')}`] : []),
  ].join('<br>');
}

function whatMarkdown(finding: ReportedFinding, options: RenderOptions): string {
  const also = finding.also.slice(0, MOST_NAMES).map((rule) => ruleMarkdown(rule, options));
  const closed = closedBy(finding);
  return [
    markdownText(clip(finding.message, LONGEST_SENTENCE)),
    ...(finding.previousPath === null ? [] : [`renamed from ${codeSpan(pathText(finding.previousPath))}`]),
    ...(also.length > 0 ? [`also: ${also.join(', ')}`] : []),
    ...(closed === null ? [] : [markdownText(clip(closed, LONGEST_SENTENCE))]),
  ].join('<br>');
}

function row(finding: ReportedFinding, options: RenderOptions): string {
  const cells = [
    groupLabels[groupOf(finding)],
    ruleMarkdown(finding.rule, options),
    codeSpan(`${pathText(finding.path)}:${finding.startLine}`),
    whatMarkdown(finding, options),
    evidenceMarkdown(finding),
  ];
  return `| ${cells.map(tableCell).join(' | ')} |\n`;
}

function unscannedItem({ path, reason, status }: Unscanned): string {
  const closed = status === 'open' ? '' : ` (${status})`;
  return `- ${codeSpan(pathText(path)) || 'the repository'}: ${markdownText(clip(reason, LONGEST_SENTENCE))}${closed}\n`;
}

function folded(summary: string, body: string, items: Section['items']): Section {
  return { opening: `<details><summary>${summary}</summary>\n\n${body}`, items, closing: '\n</details>\n\n' };
}

function findingSections(report: Report, options: RenderOptions): readonly Section[] {
  const found = groupFindings(report);
  const rows = (...chosen: readonly Group[]): Section['items'] =>
    chosen.flatMap((group) => (found.get(group) ?? []).map((finding) => () => row(finding, options)));
  const fold = (group: Group): Section => {
    const items = rows(group);
    return folded(`${groupTitles[group]} (${items.length})`, TABLE_HEAD, items);
  };
  return [
    { opening: TABLE_HEAD, items: rows('violation', 'review', 'probation'), closing: '\n' },
    fold('note'),
    fold('lifted'),
    fold('allowed'),
  ];
}

function sections(report: Report, options: RenderOptions): readonly Section[] {
  const isOpenBlock = ({ blocks, status }: Unscanned): boolean => blocks && status === 'open';
  const toItem = (entry: Unscanned) => (): string => unscannedItem(entry);
  const blocking = report.unscanned.filter(isOpenBlock).map(toItem);
  const listed = report.unscanned.filter((entry) => !isOpenBlock(entry)).map(toItem);
  const [main, ...others] = findingSections(report, options);
  return [
    ...(main ? [main] : []),
    { opening: '**Not examined**\n\n', items: blocking, closing: '\n' },
    ...others,
    folded(`Not examined, without effect (${listed.length})`, '', listed),
  ];
}

/** Writes sections until the document is full. @returns How many items had no room. */
function write(document: BoundedDocument, all: readonly Section[]): number {
  let leftOut = 0;
  for (const { opening, items, closing } of all) {
    if (items.length === 0) continue;
    const reserve = CLOSING_BYTES + Buffer.byteLength(closing, 'utf8');
    if (!document.add(opening, reserve)) {
      leftOut += items.length;
      continue;
    }
    let written = 0;
    for (const item of items) {
      if (!document.add(item(), reserve)) break;
      written += 1;
    }
    leftOut += items.length - written;
    document.add(closing);
  }
  return leftOut;
}

function checksumMarkdown({ checksums }: Report): string {
  const { verified, mismatched } = checksums;
  if (verified === 0 && mismatched.length === 0) return '';
  if (mismatched.length === 0) return `Checksums: ${verified} verified, none differs.\n\n`;
  const names = mismatched.slice(0, MOST_MISMATCHED).map((path) => codeSpan(pathText(path)));
  const more = mismatched.length - names.length;
  const rest = more > 0 ? ` and ${more} more` : '';
  const verb = mismatched.length === 1 ? 'differs' : 'differ';
  return `Checksums: ${verified} verified, ${mismatched.length} ${verb}: ${names.join(', ')}${rest}.\n\n`;
}

function capMarkdown(report: Report): string {
  const lines = report.caps
    .slice(0, MOST_NAMES)
    .map(({ cap, reason }) => `- at most ${cap}: ${markdownText(clip(reason, LONGEST_SENTENCE))}\n`);
  return lines.length === 0 ? '' : `${lines.join('')}\n`;
}

function refusalMarkdown(report: Report): string {
  const items = refusalSentences(report).map((text) => `- ${markdownText(clip(text, LONGEST_SENTENCE))}\n`);
  return items.length === 0 ? '' : `${items.join('')}\n`;
}

function originMarkdown(report: Report): string {
  const short = (commit: string): string => codeSpan(commit.slice(0, 12));
  const config = report.config === null ? 'built-in configuration' : codeSpan(pathText(report.config));
  const { files, addedLines, milliseconds } = report.stats;
  const facts = [
    markdownText(clip(report.tool, 100)),
    `preset ${report.preset}`,
    `base ${short(report.base)}`,
    `head ${short(report.head)}`,
    `policy ${short(report.policy)}`,
    config,
    plural(files, 'file'),
    plural(addedLines, 'added line'),
    `${Math.round(milliseconds)} ms`,
  ];
  return `<sub>${facts.join(' · ')}</sub>\n`;
}

/** The job summary: verdict, what it means, and the findings as a table, within GitHub's size. */
export const reporter: Reporter = {
  id: 'markdown',
  title: 'Markdown for a job summary',
  render(report, options) {
    const document = new BoundedDocument(MOST_BYTES);
    document.add(`## ${markdownText(clip(headline(report), LONGEST_SENTENCE))}\n\n`);
    document.add(`**Verdict: ${report.verdict}.** ${markdownText(explanation(report))}\n\n`);
    document.add(refusalMarkdown(report), CLOSING_BYTES);
    document.add(capMarkdown(report), CLOSING_BYTES);
    document.add(checksumMarkdown(report), CLOSING_BYTES);
    const leftOut = write(document, sections(report, options));
    if (leftOut > 0) {
      document.add(`${plural(leftOut, 'entry', 'entries')} had no room here; the JSON report has them all.\n\n`);
    }
    document.add(originMarkdown(report));
    return document.toString();
  },
};
