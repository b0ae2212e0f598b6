import type { Report } from '../model/report.ts';
import { countFindings } from './ordering.ts';
import { enumerate, plural } from './plural.ts';
import { reviewObjects } from './review-objects.ts';
import { visible } from './visible.ts';

function scoreOf(report: Report): string {
  return report.score === null ? 'no score' : `score ${report.score}/100`;
}

function explanations(count: number): string {
  return `${plural(count, 'finding needs', 'findings need')} an explanation`;
}

function unexamined(report: Report): string {
  const open = report.unscanned.filter((entry) => entry.blocks && entry.status === 'open');
  const files = new Set(open.map((entry) => entry.path)).size;
  return files === 0 ? 'data is missing' : `${plural(files, 'file')} could not be examined`;
}

function passed(report: Report): string {
  if (report.caps.length > 0) return report.caps.map((cap) => visible(cap.reason)).join(', ');
  const { lifted, allowed } = countFindings(report);
  const closed = [
    ...(lifted > 0 ? [`${plural(lifted, 'finding')} lifted by review`] : []),
    ...(allowed > 0 ? [`${plural(allowed, 'finding')} allowed by the configuration`] : []),
  ];
  return closed.length > 0 ? enumerate(closed) : 'nothing found';
}

function outcome(report: Report): string {
  const counts = countFindings(report);
  switch (report.verdict) {
    case 'violation': {
      const { count } = reviewObjects(report);
      const review = count > 0 ? ` and ${plural(count, 'change')} to review` : '';
      return `, ${plural(counts.violation, 'violation')}${review}`;
    }
    case 'incomplete':
      return `, ${unexamined(report)}`;
    case 'review': {
      const { count, phrase } = reviewObjects(report);
      const rest = counts.probation > 0 ? `, ${explanations(counts.probation)}` : '';
      return ` until ${phrase} ${count === 1 ? 'is' : 'are'} reviewed${rest}`;
    }
    case 'probation':
      return ` on probation, ${explanations(counts.probation)}`;
    case 'pass':
      return `, ${passed(report)}`;
  }
}

/**
 * The report in one line, the same in every format: score, and what stands between it and 100. Open findings only;
 * notes have no effect and are not counted.
 */
export function headline(report: Report): string {
  return `anti-cheat: ${scoreOf(report)}${outcome(report)}`;
}
