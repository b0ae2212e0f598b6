import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { authorRepository, type Files } from '../git/authoring.ts';
import { openRepository } from '../git/repository.ts';
import { UserError } from '../model/problem.ts';
import { scan } from '../scan.ts';
import { readArguments } from './arguments.ts';
import { EXIT, type Command, type Terminal } from './command.ts';
import { baseFiles, honestFiles, riggedFiles } from './demo-project.ts';
import { renderOptions, reporterNamed } from './scan.ts';

const usage = `usage: anti-cheat demo [--keep]

  Builds a small repository with two pull requests, a rigged one and an honest one, scans both
  and shows the reports.

  --keep   leave the repository there to look at`;

/** The two pull requests, and the verdict that shows that the demonstration demonstrates something. */
const PULL_REQUESTS: readonly { readonly title: string; readonly files: Files; readonly verdict: string }[] = [
  { title: 'A pull request that rigs the tests', files: riggedFiles, verdict: 'violation' },
  { title: 'A pull request that does the work', files: honestFiles, verdict: 'pass' },
];

export const demoCommand: Command = {
  name: 'demo',
  summary: 'scan a rigged and an honest pull request in a small repository made for it',
  usage,
  async run(args, terminal) {
    const given = readArguments(args, { values: [], flags: ['keep'] }, usage);
    if (given.positionals.length > 0) throw new UserError(`demo takes no arguments\n${usage}`);
    const directory = await mkdtemp(path.join(tmpdir(), 'anti-cheat-demo-'));
    try {
      return await demonstrate(directory, terminal);
    } finally {
      if (given.flag('keep')) terminal.err(`The repository is in ${directory}\n`);
      else await rm(directory, { recursive: true, force: true });
    }
  },
};

async function demonstrate(directory: string, terminal: Terminal): Promise<number> {
  const repository = await authorRepository(directory);
  const base = await repository.commit('Ask for the postage of parcels', baseFiles, null);
  let isAsPlanned = true;
  for (const { title, files, verdict } of PULL_REQUESTS) {
    const head = await repository.commit(title, files, base);
    const { report } = await scan({
      open: (maxBlobBytes) => openRepository(directory, { maxBlobBytes }),
      target: base,
      head,
      policy: base,
      inputs: { preset: null, protected: [], requireWorkProof: null },
      today: new Date().toISOString().slice(0, 10),
    });
    isAsPlanned &&= report.verdict === verdict;
    terminal.out(`\n━━ ${title} ${'━'.repeat(Math.max(3, 74 - title.length))}\n\n`);
    terminal.out(reporterNamed('text').render(report, renderOptions(terminal.color)));
  }
  terminal.out(
    '\nTry it on a repository of yours:\n  anti-cheat scan --repo DIR --base origin/main --head my-branch\n',
  );
  if (!isAsPlanned) throw new Error('the demonstration did not come out as it should');
  return EXIT.ok;
}
