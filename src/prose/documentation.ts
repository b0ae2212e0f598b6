import type { RenderOptions } from '../model/reporter.ts';
import { wellFormed } from './unicode.ts';

/** Address of a rule's page. The id is encoded: a report read from a file may hold anything. */
export function ruleLink(rule: string, options: RenderOptions): string {
  return `${options.docs.replace(/\/$/, '')}/rules/${encodeURIComponent(wellFormed(rule))}.md`;
}
