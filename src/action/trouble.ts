import { MissingDataError, UserError } from '../model/problem.ts';

/** What a status says of a run without a result. A bug of ours is told in the log. */
export function troubleOf(error: unknown): string {
  return isExpected(error) ? error.message : 'this run broke off: its log says why';
}

/** Whether it is the user's to mend, and said in words for a user. */
export function isExpected(error: unknown): error is UserError | MissingDataError {
  return error instanceof UserError || error instanceof MissingDataError;
}
