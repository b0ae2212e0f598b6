import { createClassifier } from '../changes/classify.ts';
import { openRepository } from '../git/repository.ts';
import type { FileClass } from '../model/change.ts';
import { MissingDataError, UserError, messageOf } from '../model/problem.ts';
import type { Report, Unscanned } from '../model/report.ts';
import type { Repository } from '../model/repository.ts';
import { parseConfigBytes } from '../policy/parse.ts';
import { scan } from '../scan.ts';
import { layTestsFirst } from './overlay.ts';
import type { PlannedChange } from './plan.ts';
import type { BacktestResult } from './result.ts';

/** What is the same for all scans of a backtest; plain data, so that it can go to another thread. */
export interface ScanSettings {
  readonly directory: string;
  /** Today's policy, for whatever commit. */
  readonly config: { readonly path: string; readonly bytes: Uint8Array };
  /** Ids of all rules there are, as a config may name them. */
  readonly knownRules: readonly string[];
  /** Whether each base already has the tests and golden files of its head. */
  readonly testsFirst: boolean;
  /** ISO date for the expiry of allow entries. */
  readonly today: string;
}

/** Scans one commit after the other with one git process and its caches for all of them. */
export interface ChangeScanner {
  /** Never rejects: what goes wrong is a result too. */
  scan(change: PlannedChange): Promise<BacktestResult>;
  close(): Promise<void>;
}

/** @throws {UserError} For an invalid config. */
export function createScanner(settings: ScanSettings): ChangeScanner {
  const { config } = settings;
  const policy = parseConfigBytes(config.bytes, config.path, settings.knownRules);
  // One repository for all scans: its git process and its caches live on from one to the next.
  let opening: Promise<Repository> | null = null;
  const open = (): Promise<Repository> =>
    (opening ??= openRepository(settings.directory, { maxBlobBytes: policy.limits.fileBytes }));
  return {
    async scan(change) {
      const started = performance.now();
      const finished = (outcome: Outcome): BacktestResult => ({
        sha: change.sha,
        parent: change.parent,
        ...outcome,
        milliseconds: Math.round(performance.now() - started),
      });
      if ('problem' in change.scan) return finished(failed(change.scan.problem));
      try {
        const { target, head } = change.scan;
        const repository = await open();
        // Made per scan: a classifier remembers every path that it was asked about.
        const classifier = createClassifier({ ...policy, generated: [] });
        const classOf = (path: string): FileClass => classifier.classOf(path);
        const overlay = settings.testsFirst
          ? await layTestsFirst(repository, await repository.diffBase(target, head), head, classOf)
          : { repository, base: target };
        const { report } = await scan({
          open: () => Promise.resolve(lent(overlay.repository)),
          target: overlay.base,
          head,
          policy: overlay.base,
          config,
          inputs: { preset: null, protected: [], requireWorkProof: null },
          today: settings.today,
        });
        return finished(outcomeOf(report));
      } catch (error) {
        const isOurs = !(error instanceof UserError || error instanceof MissingDataError);
        return finished(failed(isOurs ? bugText(error) : error.message));
      }
    },
    async close() {
      // One that could not be opened was every scan's result, and has nothing to close.
      const repository = await opening?.catch(() => null);
      await repository?.close();
    },
  };
}

/** What is said about a fault of ours. */
export function bugText(error: unknown): string {
  return `bug: ${messageOf(error)}`;
}

type Outcome = Pick<BacktestResult, 'verdict' | 'score' | 'findings' | 'error'>;

function failed(error: string): Outcome {
  return { verdict: 'incomplete', score: null, findings: [], error };
}

function outcomeOf({ verdict, score, findings, unscanned }: Report): Outcome {
  if (verdict !== 'incomplete') return { verdict, score, findings };
  const blocking = unscanned.filter((entry) => entry.blocks && entry.status === 'open');
  return { verdict, score, findings, error: unexamined(blocking) };
}

function unexamined(blocking: readonly Unscanned[]): string {
  const [first] = blocking;
  const more = blocking.length > 1 ? ` (and ${blocking.length - 1} more)` : '';
  return first ? `${first.path}: ${first.reason}${more}` : 'not everything could be looked at';
}

/** The repository for one scan, which may not close what the next one needs. */
function lent(repository: Repository): Repository {
  return {
    resolve: (revision) => repository.resolve(revision),
    diffBase: (target, head) => repository.diffBase(target, head),
    changes: (base, head) => repository.changes(base, head),
    tree: (commit) => repository.tree(commit),
    entry: (commit, path) => repository.entry(commit, path),
    bytes: (id) => repository.bytes(id),
    content: (id) => repository.content(id),
    look: (id, see) => repository.look(id, see),
    search: (commit, needles, within) => repository.search(commit, needles, within),
    close: () => Promise.resolve(),
  };
}
