import type { OracleCase, OracleFile } from '../model/oracle.ts';
import type { Match } from '../model/rule.ts';

const byCase = new WeakMap<readonly Match[], ReadonlyMap<OracleCase, readonly Match[]>>();

/** The matches of one case. An ordinary value has thousands of matches, and every case of a unit asks for its own. */
export function matchesIn(matches: readonly Match[], known: OracleCase): readonly Match[] {
  let grouped = byCase.get(matches);
  if (!grouped) {
    grouped = groupByCase(matches);
    byCase.set(matches, grouped);
  }
  return grouped.get(known) ?? [];
}

function groupByCase(matches: readonly Match[]): ReadonlyMap<OracleCase, readonly Match[]> {
  const groups = new Map<OracleCase, Match[]>();
  for (const match of matches) {
    const group = groups.get(match.case);
    if (group) group.push(match);
    else groups.set(match.case, [match]);
  }
  return groups;
}

const feeding = new WeakMap<readonly Match[], Map<OracleFile, ReadonlySet<OracleCase>>>();

/** Cases of a file that feed one of the matches' values to the code. */
export function casesFeeding(matches: readonly Match[], file: OracleFile): ReadonlySet<OracleCase> {
  let files = feeding.get(matches);
  if (!files) {
    files = new Map();
    feeding.set(matches, files);
  }
  let cases = files.get(file);
  if (!cases) {
    const own = matches.filter(
      ({ file: other, value }) =>
        other === file && (value.role === 'input' || value.role === 'case-id' || value.role === 'prompt'),
    );
    cases = new Set(own.map((match) => match.case));
    files.set(file, cases);
  }
  return cases;
}
