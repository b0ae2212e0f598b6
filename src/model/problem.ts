/**
 * The three kinds of error. What is thrown decides the exit code and the tone:
 * a {@link UserError} is a sentence with cause and cure, a {@link MissingDataError} makes the verdict incomplete,
 * anything else is a bug of ours.
 */

/** The caller can mend it: wrong usage, invalid config, unknown revision. Exit code 2. */
export class UserError extends Error {
  override readonly name: string = 'UserError';

  /**
   * @param message One or two sentences: what is wrong, and what to do about it. No stack, no jargon.
   */
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
  }
}

/** The repository lacks what the question needs: shallow clone, unrelated histories, missing objects. Exit code 3. */
export class MissingDataError extends Error {
  override readonly name: string = 'MissingDataError';

  /** @param message What is missing and the setting that supplies it. */
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
  }
}

/** What to show for a caught value, whatever was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
