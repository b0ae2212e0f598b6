import type { Content } from '../model/change.ts';
import type { ValueKind } from '../model/oracle.ts';
import { readAhead } from './read-ahead.ts';
import { TextFinder } from './text-finder.ts';
import { formsOfNumber, holdsNumber, holdsText } from './text-search.ts';

/** Texts read for this question, in UTF-16 units. */
const MOST_CHARACTERS = 32 * 1024 * 1024;

/** A value that is asked about, in canonical form. */
export interface AskedValue {
  readonly kind: ValueKind;
  readonly text: string;
}

/**
 * Which of the values stand in at least one of the files.
 * @param paths The files to read, in this order, until all values are found or the bound on the work is reached.
 */
export async function saidIn(
  paths: readonly string[],
  read: (path: string) => Promise<Content>,
  values: readonly AskedValue[],
): Promise<ReadonlySet<string>> {
  const open = new Map(values.map((value) => [value.text, value.kind]));
  const owners = new Map<string, string[]>();
  for (const [text, kind] of open) {
    for (const form of kind === 'number' ? formsOfNumber(text) : [text]) {
      const same = owners.get(form);
      if (same) same.push(text);
      else owners.set(form, [text]);
    }
  }
  const finder = new TextFinder(owners.keys());
  const said = new Set<string>();
  let characters = 0;
  if (open.size === 0) return said;
  for await (const [, content] of readAhead(paths, read)) {
    if (content.kind !== 'text') continue;
    characters += content.text.length;
    if (characters > MOST_CHARACTERS) break;
    for (const value of finder.in(content.text).flatMap((form) => owners.get(form) ?? [])) {
      const kind = open.get(value);
      if (kind === undefined) continue;
      if (!(kind === 'number' ? holdsNumber(content.text, value) : holdsText(content.text, value))) continue;
      said.add(value);
      open.delete(value);
    }
    if (open.size === 0) break;
  }
  return said;
}
