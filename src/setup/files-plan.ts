/** A file that a set-up wants, and whether it is going to be written. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
  /** Null: it is written. Else why not. */
  readonly kept: string | null;
}

/** A file that gets, or keeps, a section of ours. */
export interface PlannedSection {
  readonly path: string;
  readonly isNew: boolean;
  /** Its whole text afterwards; null when nothing changes. */
  readonly text: string | null;
}

/**
 * What is going to be written: never a file that is there already, at the commit or in the work tree.
 * @param paths Other paths that serve the same purpose (`.yml` and `.yaml`).
 */
export function plannedFile(
  path: string,
  text: string,
  paths: readonly string[],
  isThere: (path: string) => boolean,
): PlannedFile {
  const present = [path, ...paths].find(isThere);
  return { path, text, kept: present === undefined ? null : `${present} is there already` };
}

/** Lines that a preview shows of one file. */
const MOST_LINES = 40;

/** As `git diff` would show a new file, cut where it is long. */
export function preview({ path, text }: Pick<PlannedFile, 'path' | 'text'>): string {
  const lines = text.replace(/\n$/, '').split('\n');
  const shown = lines.slice(0, MOST_LINES).map((line) => `+${line}`);
  const rest = lines.length - shown.length;
  return [
    '--- /dev/null',
    `+++ b/${path}`,
    `@@ -0,0 +1,${lines.length} @@`,
    ...shown,
    ...(rest > 0 ? [`(${rest} more lines)`] : []),
  ].join('\n');
}
