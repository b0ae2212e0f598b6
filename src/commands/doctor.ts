import { rules } from '../generated/rules.ts';
import { branchNames } from '../git/branch-names.ts';
import { openRepository } from '../git/repository.ts';
import type { BranchRules } from '../github/branch-rules.ts';
import { UserError } from '../model/problem.ts';
import type { Known } from '../model/pull-request.ts';
import { allRuleMetas } from '../proof/rule.ts';
import { diagnose } from '../setup/diagnosis.ts';
import { jsonOf, textOf } from '../setup/doctor-report.ts';
import { examine } from '../setup/examination.ts';
import { readArguments } from './arguments.ts';
import { EXIT, type Command, type Terminal } from './command.ts';

const usage = `usage: anti-cheat doctor [--repo DIR] [--rev REV] [--setup ruleset] [--format text|json] [--github]

  --repo DIR       a git repository, bare or not (default: this folder)
  --rev REV        the commit to look at (default: HEAD)
  --setup ruleset  the organisation runs the workflow from another repository
  --format ID      text or json (default: text)
  --github         also ask GitHub which checks the default branch requires; takes GITHUB_TOKEN and
                   GITHUB_REPOSITORY (owner/name) from the environment`;

/** Manifests record files of any length. */
const MAX_BLOB_BYTES = 512 * 1024 * 1024;

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'look for what is wrong or weak in a set-up',
  usage,
  async run(args, terminal) {
    const given = readArguments(args, { values: ['repo', 'rev', 'setup', 'format'], flags: ['github'] }, usage);
    const extra = given.positionals[0];
    if (extra !== undefined) throw new UserError(`unexpected argument ${JSON.stringify(extra)}\n${usage}`);
    const format = given.value('format') ?? 'text';
    if (format !== 'text' && format !== 'json')
      throw new UserError(`unknown format ${JSON.stringify(format)}: choose text or json`);
    const setup = given.value('setup');
    if (setup !== undefined && setup !== 'ruleset')
      throw new UserError(`--setup can only be ruleset; the other set-ups are told from the files\n${usage}`);
    const directory = given.value('repo') ?? '.';
    const repository = await openRepository(directory, { maxBlobBytes: MAX_BLOB_BYTES });
    try {
      const commit = await repository.resolve(given.value('rev') ?? 'HEAD');
      const names = await branchNames(directory);
      const live = given.flag('github') ? await askGitHub(terminal) : null;
      const examined = await examine(repository, commit, {
        knownRules: allRuleMetas(rules).map(({ id }) => id),
        branch: live?.kind === 'known' ? live.value.branch : (names.remoteDefault ?? names.current),
        today: new Date().toISOString().slice(0, 10),
        isRuleset: setup === 'ruleset',
        live,
      });
      const diagnosis = { commit, kind: examined.kind, findings: diagnose(examined) };
      terminal.out(format === 'json' ? jsonOf(diagnosis) : textOf(diagnosis));
      return diagnosis.findings.some(({ severity }) => severity === 'problem') ? EXIT.failed : EXIT.ok;
    } finally {
      await repository.close();
    }
  },
};

async function askGitHub({ environment }: Terminal): Promise<Known<BranchRules>> {
  const [owner = '', repo = '', ...rest] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
  if (owner === '' || repo === '' || rest.length > 0)
    throw new UserError('--github needs GITHUB_REPOSITORY in the environment, such as octo-org/octo-repo.');
  // GitHub's client is large, and every command would load it.
  const [{ openGitHub }, { readBranchRules, readDefaultBranch }] = await Promise.all([
    import('../github/client.ts'),
    import('../github/branch-rules.ts'),
  ]);
  const client = openGitHub({ token: environment['GITHUB_TOKEN'] ?? '', owner, repo });
  const branch = await readDefaultBranch(client);
  return branch.kind === 'known' ? readBranchRules(client, branch.value) : branch;
}
