import { writeFile } from 'node:fs/promises';
import { UserError, messageOf } from '../model/problem.ts';

/**
 * Writes a report to a file.
 * @throws {UserError} When the file cannot be written; a report that is lost must not look like a pass.
 */
export async function writeOutput(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new UserError(
      `the report could not be written to ${file}: ${messageOf(error)}. Choose a folder that exists and is writable.`,
    );
  }
}
