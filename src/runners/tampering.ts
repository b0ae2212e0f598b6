import type { ComparedFile } from '../model/change.ts';
import type { Level } from '../model/finding.ts';
import type { Range } from '../model/range.ts';

/** A place that makes the run of existing tests say less than it did. */
export interface Tampering {
  readonly path: string;
  readonly previousPath: string | null;
  readonly range: Range;
  readonly level: Level;
  /** One sentence in plain words: what the run did before and does now. */
  readonly message: string;
  /** Text for the fingerprint. */
  readonly matched: string;
}

/** What is wrong, before it is tied to a file. */
export type Fault = Pick<Tampering, 'range' | 'level' | 'message' | 'matched'>;

export function tamperingWith({ change }: ComparedFile, { range, level, message, matched }: Fault): Tampering {
  return { path: change.path, previousPath: change.previousPath, range, level, message, matched };
}

/** A text of the change within a message: one line, not too long. */
export function cited(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `\`${line.length > 80 ? `${line.slice(0, 77)}...` : line}\``;
}
