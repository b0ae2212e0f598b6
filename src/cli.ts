import { realpathSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { serveBacktest } from './backtest/worker.ts';
import { auditCommand } from './commands/audit.ts';
import { backtestCommand } from './commands/backtest.ts';
import { checksumCommand } from './commands/checksum.ts';
import { EXIT, type Command, type Terminal } from './commands/command.ts';
import { contractCommand } from './commands/contract.ts';
import { demoCommand } from './commands/demo.ts';
import { doctorCommand } from './commands/doctor.ts';
import { explainCommand } from './commands/explain.ts';
import { initCommand } from './commands/init.ts';
import { scanCommand } from './commands/scan.ts';
import { MissingDataError, UserError, messageOf } from './model/problem.ts';
import { TOOL } from './model/tool.ts';
import { closest } from './policy/suggestion.ts';

const commands: readonly Command[] = [
  initCommand,
  doctorCommand,
  scanCommand,
  explainCommand,
  checksumCommand,
  contractCommand,
  auditCommand,
  backtestCommand,
  demoCommand,
];

const overview = `anti-cheat ${TOOL.version}: says whether a coding agent's green tests were earned

usage: anti-cheat COMMAND [OPTIONS]

${commands.map((command) => `  ${command.name.padEnd(10)} ${command.summary}`).join('\n')}

  anti-cheat COMMAND --help   the options of a command
  --debug                     show where an error comes from

exit codes: 0 pass or probation, 1 violation or review, 2 wrong usage or config, 3 incomplete`;

/** Runs one command and turns whatever it throws into a sentence and an exit code. */
async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const isDebugging = args.includes('--debug');
  const [name, ...rest] = args.filter((arg) => arg !== '--debug');
  try {
    return await dispatch(name, rest, terminal);
  } catch (error) {
    terminal.err(`anti-cheat: ${explained(error)}\n`);
    if (isDebugging && error instanceof Error) terminal.err(`${error.stack ?? ''}\n`);
    return error instanceof MissingDataError ? EXIT.incomplete : EXIT.usage;
  }
}

async function dispatch(name: string | undefined, args: readonly string[], terminal: Terminal): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    terminal.out(`${overview}\n`);
    return name === undefined ? EXIT.usage : EXIT.ok;
  }
  if (name === '--version' || name === '-v') {
    terminal.out(`${TOOL.name} ${TOOL.version}\n`);
    return EXIT.ok;
  }
  const command = commands.find((each) => each.name === name);
  if (!command) {
    const names = commands.map((each) => each.name);
    const near = closest(name, names);
    throw new UserError(
      `unknown command ${JSON.stringify(name)}: ${near === null ? `choose one of ${names.join(', ')}` : `did you mean ${near}?`}`,
    );
  }
  if (args.includes('--help') || args.includes('-h')) {
    terminal.out(`${command.usage}\n`);
    return EXIT.ok;
  }
  return command.run(args, terminal);
}

function explained(error: unknown): string {
  if (error instanceof UserError || error instanceof MissingDataError) return error.message;
  return `this is a bug in anti-cheat, please report it: ${messageOf(error)} (run again with --debug for the trace)`;
}

// A reader that closes the pipe early (`| head`) is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** The file that Node was started with, behind the symbolic link that npm makes. */
function ownEntry(): { readonly entry: string } | null {
  const entry = process.argv[1];
  return entry === undefined ? null : { entry: realpathSync(entry) };
}

const { env, stdout, stderr } = process;
if (isMainThread) {
  process.exitCode = await run(process.argv.slice(2), {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    color: env['NO_COLOR'] === undefined && (stdout.isTTY || (env['FORCE_COLOR'] ?? '0') !== '0'),
    showsProgress: stderr.isTTY,
    ...ownEntry(),
    environment: env,
  });
} else serveBacktest();
