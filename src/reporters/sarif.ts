import type { Invocation, Location, Log, Notification, ReportingDescriptor, Result, Suppression } from 'sarif';
import type { Evidence, Level } from '../model/finding.ts';
import type { Report, ReportedFinding, Unscanned } from '../model/report.ts';
import type { Reporter, RenderOptions } from '../model/reporter.ts';
import { clip } from '../prose/bounds.ts';
import { ruleLink } from '../prose/documentation.ts';
import { headline } from '../prose/headline.ts';
import { jsonText } from '../prose/json-text.ts';
import { groupFindings, groupOf, groups } from '../prose/ordering.ts';
import { closedBy, evidenceRole } from '../prose/place.ts';
import { pathUri } from '../prose/uri.ts';
import { visible } from '../prose/visible.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
/** The name that SARIF consumers give the root of the checkout. */
const ROOT = '%SRCROOT%';
const LONGEST_SENTENCE = 2000;
const LONGEST_TITLE = 1024;
/** GitHub keeps 100 locations of a result. */
const MOST_EVIDENCE = 100;

const LEVELS: Readonly<Record<Level, 'error' | 'warning' | 'note'>> = {
  violation: 'error',
  probation: 'warning',
  note: 'note',
};

/** Plain text of a message. SARIF makes a link of `[text](target)`, so quoted text must not hold one. */
function messageText(text: string): string {
  return clip(visible(text), LONGEST_SENTENCE).replaceAll('](', '] (');
}

function artifactLocation(path: string): { readonly uri: string; readonly uriBaseId: string } {
  return { uri: pathUri(path), uriBaseId: ROOT };
}

function evidenceLocation(evidence: Evidence, index: number): Location {
  return {
    id: index + 1,
    message: { text: evidenceRole(evidence) },
    physicalLocation: {
      artifactLocation: artifactLocation(evidence.path),
      region: { startLine: evidence.line },
    },
  };
}

/** The version in the tool's name: `anti-cheat 1.2.3` → `1.2.3`. */
function versionOf(tool: string): string {
  return tool.slice(tool.lastIndexOf(' ') + 1);
}

function describeRule(id: string, options: RenderOptions): ReportingDescriptor {
  const title = Object.hasOwn(options.rules, id) ? (options.rules[id] ?? id) : id;
  const text = clip(visible(title), LONGEST_TITLE);
  const link = ruleLink(id, options);
  const isAbsolute = URL.canParse(link);
  // GitHub rejects a rule without descriptions and help, though the format does not ask for them.
  return {
    id,
    shortDescription: { text },
    fullDescription: { text },
    ...(isAbsolute && { helpUri: link }),
    help: { text: isAbsolute ? `${text}. See ${link}` : text },
  };
}

/** Whether a person closed the finding. An empty list says that nobody did; a run gives a list to all results or none. */
function suppressionsOf(finding: ReportedFinding): Suppression[] {
  if (finding.status === 'open') return [];
  const justification = closedBy(finding);
  return [
    {
      kind: 'external',
      status: 'accepted',
      ...(justification !== null && { justification: clip(visible(justification), LONGEST_SENTENCE) }),
    },
  ];
}

function resultOf(finding: ReportedFinding, ruleIndex: number): Result {
  const { path, startLine, startColumn, endLine, endColumn } = finding;
  const prefix = groupOf(finding) === 'review' ? 'To review: ' : '';
  return {
    ruleId: finding.rule,
    ruleIndex,
    // `review` would be the apt kind for a reviewable violation, but the format then forbids a level.
    kind: 'fail',
    level: LEVELS[finding.level],
    message: { text: messageText(prefix + finding.message) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: artifactLocation(path),
          region: { startLine, startColumn, endLine, endColumn },
        },
      },
    ],
    ...(finding.evidence.length > 0 && {
      relatedLocations: finding.evidence.slice(0, MOST_EVIDENCE).map(evidenceLocation),
    }),
    // The second is the only one that GitHub reads, and would otherwise have to be made from a checkout.
    partialFingerprints: { 'antiCheat/v1': finding.fingerprint, primaryLocationLineHash: finding.fingerprint },
    suppressions: suppressionsOf(finding),
    properties: {
      level: finding.level,
      reviewable: finding.reviewable,
      status: finding.status,
      also: finding.also,
      previousPath: finding.previousPath,
    },
  };
}

function notificationOf(entry: Unscanned): Notification {
  return {
    level: entry.blocks && entry.status === 'open' ? 'error' : 'note',
    message: { text: messageText(`Not examined: ${entry.reason}`) },
    ...(entry.path !== '' && {
      locations: [{ physicalLocation: { artifactLocation: artifactLocation(entry.path) } }],
    }),
    properties: { blocks: entry.blocks, status: entry.status },
  };
}

function invocationOf(report: Report): Invocation {
  return {
    executionSuccessful: report.verdict !== 'incomplete',
    toolExecutionNotifications: report.unscanned.map(notificationOf),
  };
}

function toLog(report: Report, options: RenderOptions): Log {
  const ids = new Set([...Object.keys(options.rules), ...report.findings.map(({ rule }) => rule)]);
  const rules = [...ids].sort().map((id) => describeRule(id, options));
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const found = groupFindings(report);
  const results = groups.flatMap((group) => found.get(group) ?? []);
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'anti-cheat',
            version: versionOf(report.tool),
            ...(URL.canParse(options.docs) && { informationUri: options.docs }),
            rules,
          },
        },
        invocations: [invocationOf(report)],
        originalUriBaseIds: { [ROOT]: { description: { text: 'Root of the repository.' } } },
        columnKind: 'utf16CodeUnits',
        results: results.map((finding) => resultOf(finding, indexes.get(finding.rule) ?? -1)),
        properties: {
          headline: headline(report),
          verdict: report.verdict,
          score: report.score,
          preset: report.preset,
          base: report.base,
          head: report.head,
          policy: report.policy,
          config: report.config,
          caps: report.caps,
          checksums: report.checksums,
          stats: report.stats,
        },
      },
    ],
  };
}

/** SARIF 2.1.0 for code scanning and editors. */
export const reporter: Reporter = {
  id: 'sarif',
  title: 'SARIF 2.1.0',
  render: (report, options) => jsonText(toLog(report, options)),
};
