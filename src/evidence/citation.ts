import type { Evidence } from '../model/finding.ts';
import type { Match } from '../model/rule.ts';

/** Longest piece of a literal that a message shows, in UTF-16 units. */
const LONGEST_QUOTE = 60;
const MOST_EVIDENCE = 3;

/** A literal as a message shows it: on one line, cut, in quotation marks. Reporters escape it further. */
export function quote(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  // By code points, so that no pair of surrogates is cut in two.
  const characters = Array.from(line);
  return characters.length > LONGEST_QUOTE ? `"${characters.slice(0, LONGEST_QUOTE).join('')}…"` : `"${line}"`;
}

/** Where the oracle knows the value: `tests/test_slug.py line 8`. */
export function placeOf(match: Match): string {
  return `${match.file.path} line ${match.value.line}`;
}

/** The best matches as evidence, each place once. */
export function evidenceOf(matches: readonly Match[]): readonly Evidence[] {
  const seen = new Set<string>();
  const evidence: Evidence[] = [];
  for (const { file, value, similarity } of matches) {
    const key = `${file.path}:${value.line}:${value.role}`;
    if (seen.has(key)) continue;
    seen.add(key);
    evidence.push({ path: file.path, line: value.line, role: value.role, similarity });
    if (evidence.length === MOST_EVIDENCE) break;
  }
  return evidence;
}
