import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

/** A workflow command that the Action printed. */
export interface WorkflowCommand {
  readonly command: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

/** What a run of the Action left behind. */
export interface ActionRun {
  readonly exitCode: number | null;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** All but those that hide something in the log. */
  readonly commands: readonly WorkflowCommand[];
  /** What the log hides from here on. */
  readonly masked: readonly string[];
  /** Without the lines that say what to hide, which the runner does not show. */
  readonly stdout: string;
  readonly stderr: string;
  /** Text of a file below RUNNER_TEMP. */
  readonly file: (name: string) => string;
}

export interface RunOptions {
  readonly actionDirectory: string;
  readonly eventName: string;
  readonly event: unknown;
  readonly workspace: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
}

interface ActionMetadata {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly runs: { readonly main: string };
}

const temporary: string[] = [];

/** Removes the folders of all runs. */
export function removeRuns(): void {
  for (const folder of temporary.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/**
 * Runs the Action as a runner does: the committed entry as a child process, inputs with their defaults from action.yml,
 * file commands, workflow commands read back from standard output.
 */
export async function runAction(options: RunOptions): Promise<ActionRun> {
  const metadata = parse(readFileSync(path.join(options.actionDirectory, 'action.yml'), 'utf8')) as ActionMetadata;
  const folder = mkdtempSync(path.join(tmpdir(), 'runner-'));
  temporary.push(folder);
  const file = (name: string, text = ''): string => {
    const target = path.join(folder, name);
    writeFileSync(target, text);
    return target;
  };
  for (const name of Object.keys(options.inputs ?? {})) {
    if (!(name in metadata.inputs)) throw new Error(`action.yml has no input ${name}`);
  }
  const inputs = Object.entries(metadata.inputs).map(([name, input]) => {
    const value = (options.inputs?.[name] ?? input.default ?? '').replace('${{ github.token }}', 'ghs_test');
    return [`INPUT_${name.toUpperCase()}`, value] as const;
  });
  const environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    ...Object.fromEntries(inputs),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: options.workspace,
    GITHUB_EVENT_NAME: options.eventName,
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(options.event)),
    GITHUB_REPOSITORY: 'octo/parcels',
    GITHUB_SHA: '0'.repeat(40),
    GITHUB_API_URL: 'http://127.0.0.1:9',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_ENV: file('env'),
    GITHUB_STATE: file('state'),
    RUNNER_TEMP: folder,
    ...options.environment,
  };
  const child = spawn(process.execPath, [path.join(options.actionDirectory, metadata.runs.main)], {
    cwd: options.workspace,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const commands = stdout.split('\n').flatMap(commandIn);
  return {
    exitCode,
    outputs: fileCommands(readFileSync(path.join(folder, 'output'), 'utf8')),
    summary: readFileSync(path.join(folder, 'summary'), 'utf8'),
    commands: commands.filter(({ command }) => command !== 'add-mask'),
    masked: commands.filter(({ command }) => command === 'add-mask').map(({ message }) => message),
    stdout: stdout.replaceAll(/^::add-mask::.*\n/gm, ''),
    stderr,
    file: (name) => readFileSync(path.join(folder, name), 'utf8'),
  };
}

/** `KEY=value` lines and `KEY<<DELIMITER` blocks. */
function fileCommands(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const block = /^([^=<]+)<<(.+)$/.exec(line);
    if (block?.[1] !== undefined) {
      const body: string[] = [];
      for (i++; i < lines.length && lines[i] !== block[2]; i++) body.push(lines[i] ?? '');
      values[block[1]] = body.join('\n');
    } else if (line.includes('=')) values[line.slice(0, line.indexOf('='))] = line.slice(line.indexOf('=') + 1);
  }
  return values;
}

function commandIn(line: string): readonly WorkflowCommand[] {
  // `::command key=value,key=value::message`; `::` cannot stand in a property, where the colon is escaped.
  const [before, head = '', ...rest] = line.split('::');
  if (before !== '' || rest.length === 0) return [];
  const [command = '', ...words] = head.split(' ');
  const properties = words.join(' ');
  const message = rest.join('::');
  const data = (text: string): string => text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
  const property = (text: string): string => data(text.replaceAll('%3A', ':').replaceAll('%2C', ','));
  return [
    {
      command,
      properties: Object.fromEntries(
        properties
          .split(',')
          .filter((pair) => pair !== '')
          .map((pair) => [pair.slice(0, pair.indexOf('=')), property(pair.slice(pair.indexOf('=') + 1))]),
      ),
      message: data(message),
    },
  ];
}
