import type { Report } from '../model/report.ts';
import { nextSteps } from './approvals.ts';
import { countFindings } from './ordering.ts';

const REVIEW =
  'A person with write access who wrote none of it lifts this by approving the newest commit ' +
  '(and setting the label, where the configuration asks for one).';

const MISSING = 'A review can lift what a file causes; missing data, as in a shallow clone, has to be supplied.';

function explainViolation(report: Report): string {
  const { review } = countFindings(report);
  const mixed = review > 0 ? ' The changes to review are no accusation, but they need a second person.' : '';
  return (
    'The change carries what its tests want to see, or rigs how they are judged. No review lifts this: its author has ' +
    `to remove it. A finding that is wrong can be allowed by its fingerprint in the target branch's configuration.${mixed}`
  );
}

function explainPass(report: Report): string {
  if (report.caps.length > 0) return 'No open finding. The score is capped for the reason given; the check passes.';
  return 'No open finding that counts. The check passes.';
}

/** What the verdict means, and who may do what next: one to three plain sentences. */
export function explanation(report: Report): string {
  switch (report.verdict) {
    case 'violation':
      return explainViolation(report);
    case 'incomplete':
      return `Something that may hold product code, tests or protected content was not examined, so there is no score. ${
        nextSteps(report) ?? MISSING
      }`;
    case 'review':
      return `Nothing here shows cheating: tests, protected files or the gate itself were changed, and a person decides that. ${nextSteps(report) ?? REVIEW}`;
    case 'probation':
      return (
        'This may be coincidence. The author should explain the findings or change the code, and a reviewer should ' +
        'ask about them. The check passes.'
      );
    case 'pass':
      return explainPass(report);
  }
}
