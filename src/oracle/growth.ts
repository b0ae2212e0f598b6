import { goldens } from '../generated/goldens.ts';
import type { OracleCase } from '../model/oracle.ts';
import { chooseGolden } from '../records/choose.ts';

/**
 * Whether a snapshot file only gained entries: every entry of the base stands in the head with the same values.
 * Always false for formats whose entries are not independent, where a new line changes what an old test expects.
 */
export function onlyGrew(path: string, before: string, after: string): boolean {
  const format = chooseGolden(goldens, path, before);
  if (!format.hasIndependentEntries) return false;
  const [old, now] = [format.read(path, before), format.read(path, after)];
  if (old.problem !== null || now.problem !== null || old.cases.length === 0) return false;
  const standing = new Map(now.cases.map((entry) => [entry.name, contentOf(entry)]));
  return (
    standing.size === now.cases.length &&
    new Set(old.cases.map((entry) => entry.name)).size === old.cases.length &&
    old.cases.every((entry) => standing.get(entry.name) === contentOf(entry))
  );
}

function contentOf(entry: OracleCase): string {
  return JSON.stringify(entry.values.map((value) => [value.kind, value.role, value.text]));
}
