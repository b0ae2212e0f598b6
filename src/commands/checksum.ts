import { createClassifier } from '../changes/classify.ts';
import { loadManifest, recordManifest, verifyManifest, type RecordedManifest } from '../checksums/digest.ts';
import { formatManifest, manifestPath } from '../checksums/manifest.ts';
import { rules } from '../generated/rules.ts';
import { openRepository } from '../git/repository.ts';
import type { Config } from '../model/policy.ts';
import { MissingDataError, UserError } from '../model/problem.ts';
import type { Repository } from '../model/repository.ts';
import { loadPolicy } from '../policy/load.ts';
import { allRuleMetas } from '../proof/rule.ts';
import { readArguments, type Arguments } from './arguments.ts';
import { EXIT, type Command, type Terminal } from './command.ts';
import { writeOutput } from './output.ts';

const usage = `usage: anti-cheat checksum record [--repo DIR] [--rev REV] [--output FILE]
       anti-cheat checksum verify [--repo DIR] [--rev REV] [--manifest-rev REV]

  record  print SHA-256 checksums of all protected files of a commit, in the format of sha256sum;
          commit them as ${manifestPath}
  verify  compare the files of a commit with the manifest

  --rev REV           the commit (default: HEAD)
  --manifest-rev REV  the commit whose manifest counts (default: the same)`;

/** Protected files may be large; they are hashed one at a time. */
const MAX_BLOB_BYTES = 512 * 1024 * 1024;

export const checksumCommand: Command = {
  name: 'checksum',
  summary: 'record or verify SHA-256 checksums of protected files',
  usage,
  async run(args, terminal) {
    const given = readArguments(args, { values: ['repo', 'rev', 'manifest-rev', 'output'], flags: [] }, usage);
    const [action, extra] = given.positionals;
    if (extra !== undefined) throw new UserError(`unexpected argument ${JSON.stringify(extra)}\n${usage}`);
    if (action !== 'record' && action !== 'verify')
      throw new UserError(`checksum needs one of the words record and verify\n${usage}`);
    const repository = await openRepository(given.value('repo') ?? '.', { maxBlobBytes: MAX_BLOB_BYTES });
    try {
      const commit = await repository.resolve(given.value('rev') ?? 'HEAD');
      return await (action === 'record'
        ? record(repository, commit, given, terminal)
        : verify(repository, commit, given, terminal));
    } finally {
      await repository.close();
    }
  },
};

async function record(repository: Repository, commit: string, given: Arguments, terminal: Terminal): Promise<number> {
  const { config } = await loadPolicy(repository, commit, { knownRules: allRuleMetas(rules).map(({ id }) => id) });
  const { entries, skipped } = await protectedChecksums(repository, commit, config);
  const text = formatManifest(entries);
  const output = given.value('output');
  if (output === undefined) terminal.out(text);
  else await writeOutput(output, text);
  for (const { path, reason } of skipped)
    terminal.err(`anti-cheat: no checksum for ${JSON.stringify(path)}: ${reason}\n`);
  terminal.err(`anti-cheat: ${entries.length} protected ${entries.length === 1 ? 'file' : 'files'} recorded\n`);
  return EXIT.ok;
}

/** Checksums of all protected and golden files of a commit, but for the manifest itself. */
export async function protectedChecksums(
  repository: Repository,
  commit: string,
  config: Config,
): Promise<RecordedManifest> {
  const classifier = createClassifier({ ...config, generated: [] });
  const tree = await repository.tree(commit);
  const paths = tree
    .map((entry) => entry.path)
    .filter((path) => path !== manifestPath && (classifier.isProtected(path) || classifier.classOf(path) === 'golden'));
  return recordManifest(repository, commit, paths);
}

async function verify(repository: Repository, commit: string, given: Arguments, terminal: Terminal): Promise<number> {
  const manifestCommit = await repository.resolve(given.value('manifest-rev') ?? commit);
  const manifest = await loadManifest(repository, manifestCommit);
  if (manifest === null) {
    throw new UserError(
      `${manifestCommit.slice(0, 12)} has no ${manifestPath}: write one with \`anti-cheat checksum record --output ${manifestPath}\` and commit it.`,
    );
  }
  const problem = manifest.problems[0];
  if (problem) throw new UserError(`line ${problem.line} of ${manifestPath} cannot be read: ${problem.message}`);
  const result = await verifyManifest(repository, commit, manifest);
  const unreadable = result.unreadable[0];
  if (unreadable) throw new MissingDataError(`${unreadable.path}: ${unreadable.reason}`);
  const lines = [
    ...result.verified.map((path) => ({ path, outcome: 'OK' })),
    ...result.mismatched.map(({ path }) => ({ path, outcome: 'FAILED' })),
    ...result.missing.map((path) => ({ path, outcome: 'MISSING' })),
    ...result.skipped.map(({ path }) => ({ path, outcome: 'MISSING' })),
  ].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path, outcome } of lines) terminal.out(`${shown(path)}: ${outcome}\n`);
  const failed = lines.filter(({ outcome }) => outcome !== 'OK').length;
  if (failed > 0) terminal.err(`anti-cheat: ${failed} of ${lines.length} protected files differ from the manifest\n`);
  return failed > 0 ? EXIT.failed : EXIT.ok;
}

/** One line a path, whatever characters it holds. */
function shown(path: string): string {
  return /[\p{Cc}\p{Cf}]/u.test(path) ? JSON.stringify(path) : path;
}
