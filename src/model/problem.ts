/**
 * The three kinds of error. What is thrown decides the exit code and the tone:
 * a {@link UserError} is a sentence with cause and cure, a {@link MissingDataError} makes the verdict incomplete,
 * anything else is a bug of ours.
 */

/**
 * The caller can mend it: wrong usage, invalid config, unknown revision. Exit code 2.
 * The message is one or two sentences: what is wrong, and what to do about it. No stack, no jargon.
 */
export class UserError extends Error {
  override readonly name: string = 'UserError';
}

/**
 * The repository lacks what the question needs: shallow clone, unrelated histories, missing objects. Exit code 3.
 * The message names what is missing and the setting that supplies it.
 */
export class MissingDataError extends Error {
  override readonly name: string = 'MissingDataError';
}

/** What to show for a caught value, whatever was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
