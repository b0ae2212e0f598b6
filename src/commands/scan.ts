import { readFile } from 'node:fs/promises';
import { reporters } from '../generated/reporters.ts';
import { rules } from '../generated/rules.ts';
import { openRepository } from '../git/repository.ts';
import { UserError, messageOf } from '../model/problem.ts';
import type { Report, Verdict } from '../model/report.ts';
import type { RenderOptions, Reporter } from '../model/reporter.ts';
import { DOCUMENTATION } from '../model/tool.ts';
import { closest } from '../policy/suggestion.ts';
import { allRuleMetas } from '../proof/rule.ts';
import { scan } from '../scan.ts';
import { readArguments } from './arguments.ts';
import { EXIT, type Command, type Terminal } from './command.ts';
import { writeOutput } from './output.ts';

const usage = `usage: anti-cheat scan --base REV [--head REV] [--repo DIR] [--policy REV] [--config FILE]
                       [--format ${reporters.map((reporter) => reporter.id).join('|')}] [--output FILE]

  --base REV     target branch; the change is what the head adds since their merge base
  --head REV     the change's last commit (default: HEAD)
  --repo DIR     a git repository, bare or not (default: this folder)
  --policy REV   whose config, manifest and protected files count (default: the given --base)
  --config FILE  a config file in place of the policy commit's
  --format ID    how to show the report (default: text)
  --output FILE  write the report there instead of to standard output`;

export const scanCommand: Command = {
  name: 'scan',
  summary: 'scan a change of a repository and report',
  usage,
  async run(args, terminal) {
    const given = readArguments(
      args,
      { values: ['repo', 'base', 'head', 'policy', 'config', 'format', 'output'], flags: [] },
      usage,
    );
    const extra = given.positionals[0];
    if (extra !== undefined) throw new UserError(`unexpected argument ${JSON.stringify(extra)}\n${usage}`);
    const base = given.value('base');
    if (base === undefined) throw new UserError(`scan needs --base, the revision of the target branch\n${usage}`);
    const reporter = reporterNamed(given.value('format') ?? 'text');
    const output = given.value('output');
    const configFile = given.value('config');
    const directory = given.value('repo') ?? '.';
    const { report, enforced, remarks } = await scan({
      open: (maxBlobBytes) => openRepository(directory, { maxBlobBytes }),
      target: base,
      head: given.value('head') ?? 'HEAD',
      policy: given.value('policy') ?? base,
      ...(configFile === undefined ? {} : { config: await readConfigFile(configFile) }),
      inputs: { preset: null, protected: [], requireWorkProof: null },
      today: new Date().toISOString().slice(0, 10),
    });
    const rendered = reporter.render(report, renderOptions(terminal.color && output === undefined));
    if (output === undefined) terminal.out(rendered);
    else await writeOutput(output, rendered);
    for (const remark of remarks) terminal.err(`anti-cheat: ${remark}\n`);
    return exitCodeOf(report, enforced, terminal);
  },
};

/** What every reporter gets beside the report. */
export function renderOptions(color: boolean): RenderOptions {
  return {
    color,
    docs: DOCUMENTATION,
    rules: Object.fromEntries(allRuleMetas(rules).map(({ id, title }) => [id, title])),
  };
}

/** @throws {UserError} For an unknown format, with the nearest known one. */
export function reporterNamed(id: string): Reporter {
  const reporter = reporters.find((each) => each.id === id);
  if (reporter) return reporter;
  const known = reporters.map((each) => each.id);
  const near = closest(id, known);
  throw new UserError(
    `unknown format ${JSON.stringify(id)}: ${near === null ? `choose one of ${known.join(', ')}` : `did you mean ${near}?`}`,
  );
}

const EXIT_CODES: Readonly<Record<Verdict, number>> = {
  pass: EXIT.ok,
  probation: EXIT.ok,
  violation: EXIT.failed,
  review: EXIT.failed,
  incomplete: EXIT.incomplete,
};

function exitCodeOf(report: Report, enforced: boolean, terminal: Terminal): number {
  const code = EXIT_CODES[report.verdict];
  if (enforced || code === EXIT.ok) return code;
  terminal.err('anti-cheat: `enforce: false` in the config: the verdict is reported and does not fail the run.\n');
  return EXIT.ok;
}

async function readConfigFile(path: string): Promise<{ readonly path: string; readonly bytes: Uint8Array }> {
  try {
    return { path, bytes: await readFile(path) };
  } catch (error) {
    throw new UserError(`the config ${path} could not be read: ${messageOf(error)}`);
  }
}
