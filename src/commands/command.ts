/** Where a command writes; a port, so that tests need no process. */
export interface Terminal {
  /** The report, and nothing else. */
  readonly out: (text: string) => void;
  /** Progress, remarks and errors. */
  readonly err: (text: string) => void;
  /** Standard output is a terminal that shows colours. */
  readonly color: boolean;
  /** Standard error is a terminal: a long command may draw its progress there. */
  readonly showsProgress?: boolean;
  /** The module that this process runs, for threads that share its work; without it there are none. */
  readonly entry?: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Exit codes of the command line (DESIGN, contracts). */
export const EXIT = { ok: 0, failed: 1, usage: 2, incomplete: 3 } as const;

/** A command of the command line. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly usage: string;
  /**
   * @returns The exit code.
   * @throws {UserError} For wrong usage.
   */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}
