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
  const said = new Set<string>();
  if (open.size === 0) return said;
  let forms = new Forms(open);
  let characters = 0;
  for await (const [, content] of readAhead(paths, read)) {
    if (content.kind !== 'text') continue;
    characters += content.text.length;
    if (characters > MOST_CHARACTERS) break;
    for (const value of forms.in(content.text)) {
      const kind = open.get(value);
      if (kind === undefined) continue;
      if (!(kind === 'number' ? holdsNumber(content.text, value) : holdsText(content.text, value))) continue;
      said.add(value);
      open.delete(value);
    }
    if (open.size === 0) break;
    // Ordinary values stand in the first few files; then only the rare ones are looked for.
    if (open.size < forms.size / 2) forms = new Forms(open);
  }
  return said;
}

/** Values by the texts of which one stands wherever they do. */
class Forms {
  readonly size: number;
  readonly #owners = new Map<string, string[]>();
  readonly #finder: TextFinder;

  constructor(values: ReadonlyMap<string, ValueKind>) {
    this.size = values.size;
    for (const [value, kind] of values) {
      for (const form of kind === 'number' ? formsOfNumber(value) : [value]) {
        const same = this.#owners.get(form);
        if (same) same.push(value);
        else this.#owners.set(form, [value]);
      }
    }
    this.#finder = new TextFinder(this.#owners.keys());
  }

  /** Values that may stand in the text. */
  in(text: string): readonly string[] {
    return this.#finder.in(text).flatMap((form) => this.#owners.get(form) ?? []);
  }
}
