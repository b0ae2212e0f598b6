import type { Command } from '../../src/commands/command.ts';

/** What a command printed, and how it ended. */
export interface CommandRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in this process. What it throws is thrown. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandRun> {
  let out = '';
  let err = '';
  const code = await command.run(args, {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    color: false,
    environment,
  });
  return { code, out, err };
}
