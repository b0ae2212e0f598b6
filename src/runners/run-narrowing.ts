import { isNamedLikeTest, isOfAnotherKind } from './existing-tests.ts';
import { pathTest } from './path-patterns.ts';
import type { TestRun } from './test-run.ts';
import { until } from './test-selection.ts';

/** What the runs of one runner no longer cover. */
export interface Narrowing {
  readonly level: 'violation' | 'probation';
  /** Ends the sentence "… now …". */
  readonly what: string;
}

/** Kinds of tests that a run may leave to another one, by their names. */
const KIND_NAMES =
  /^(?:slow|network|integration|e2e|flaky|gpu|cuda|bench\w*|perf\w*|online|live|docker|db|database|external|internet|windows|macos|linux|browser|smoke|stress|fuzz\w*|nightly|large|long|remote|aws|s3)$/i;

/**
 * Compares what two sides of a script select. A test is covered when one run of its side covers it.
 * @param tests The existing test files; asked only when files are selected otherwise.
 */
export function narrowingOf(
  before: readonly TestRun[],
  after: readonly TestRun[],
  folders: { readonly before: string; readonly after: string },
  tests: () => readonly string[],
): Narrowing | null {
  const name = after
    .flatMap(({ selection }) => selection.namesLeftOut)
    .find(
      (one) =>
        after.every(({ selection }) => selection.namesLeftOut.includes(one)) &&
        !before.some(({ selection }) => selection.namesLeftOut.includes(one)),
    );
  if (name !== undefined)
    return { level: KIND_NAMES.test(name) ? 'probation' : 'violation', what: `leaves out the tests named ${name}` };
  const isNamed = after.every(({ selection }) => selection.onlyNames.length > 0);
  if (isNamed && before.some(({ selection }) => selection.onlyNames.length === 0)) {
    return { level: 'violation', what: `runs only the tests named ${after[0]?.selection.onlyNames[0] ?? ''}` };
  }
  const shard = lonelyShard(after);
  if (shard !== null && lonelyShard(before) === null)
    return { level: 'violation', what: `runs only the part ${shard} of the tests` };
  if (filesText(before) === filesText(after)) return null;
  const covers = after.map((run) => coverageOf(run, folders.after));
  const covered = before.map((run) => coverageOf(run, folders.before));
  if (covers.some((one) => one === null) || covered.some((one) => one === null)) return null;
  const language = languageOf(before[0]?.runner ?? '');
  const candidates = tests().filter((path) => language.test(path) && isNamedLikeTest(path));
  const kept = candidates.filter((path) => covers.some((fits) => fits?.(path)));
  const dropped = candidates.filter(
    (path) => covered.some((fits) => fits?.(path)) && !covers.some((fits) => fits?.(path)),
  );
  const first = dropped.find((path) => !isOfAnotherKind(path)) ?? dropped[0];
  if (first === undefined || kept.length + dropped.length === 0) return null;
  // Paths that lead to no test at all are relative to a folder we don't know.
  if (kept.length === 0 && after.some(({ selection }) => selection.paths.length > 0)) return null;
  return { level: isOfAnotherKind(first) ? 'probation' : 'violation', what: `no longer runs ${first}` };
}

/** A part of several that is run while the others are not; null where it is computed, or all are run. */
function lonelyShard(runs: readonly TestRun[]): string | null {
  const shards = runs.map(({ selection }) => selection.shard);
  const [first] = shards;
  const count = Number(/^\d+\/(\d+)$/.exec(first ?? '')?.[1] ?? 1);
  return first !== null && first !== undefined && count > 1 && !shards.includes(null) && new Set(shards).size < count
    ? first
    : null;
}

function filesText(runs: readonly TestRun[]): string {
  return JSON.stringify(runs.map(({ selection }) => [selection.leftOut, selection.paths]));
}

/** Whether a run covers a file; null when its paths cannot be understood. */
function coverageOf({ runner, selection }: TestRun, folder: string): ((path: string) => boolean) | null {
  const out = selection.leftOut.map(({ text, syntax }) => pathTest(until(text, '::'), syntax, folder));
  const isFilter = ['jest', 'vitest'].includes(runner);
  const only = selection.paths.map((one) => (isFilter ? filterTest(one) : pathTest(one, 'path', folder)));
  if (only.includes(null)) return null;
  return (path) =>
    path.startsWith(folder) &&
    !out.some((fits) => fits?.(path)) &&
    (only.length === 0 || only.some((fits) => fits?.(path)));
}

function filterTest(text: string): ((path: string) => boolean) | null {
  return /[*?[{^$|()\\]/.test(text) ? null : (path) => path.includes(text.replace(/\/$/, ''));
}

/** Whether one runner can take the place of another: it runs files of the same language, or whatever it is told. */
export function canReplace(runner: string, other: string): boolean {
  const [own, theirs] = [languageOf(runner).source, languageOf(other).source];
  return own === theirs || own === '^' || theirs === '^';
}

/** Files that a runner can run. */
function languageOf(runner: string): RegExp {
  if (/^(?:pytest|unittest|nose2?|tox|nox|trial)$/.test(runner)) return /\.py$/;
  if (
    /^(?:jest|vitest|_?mocha|ava|npm|pnpm|yarn|bun|node|tsx|playwright|react-scripts|deno|tap|tape|jasmine|uvu|cypress|karma)$/.test(
      runner,
    )
  )
    return /\.[cm]?[jt]sx?$/;
  if (/^(?:mvn|gradle|sbt)$/.test(runner)) return /\.(?:java|kt|groovy|scala)$/;
  if (/^(?:rspec|rake|rails|minitest)$/.test(runner)) return /\.rb$/;
  if (/^(?:phpunit|pest|paratest)$/.test(runner)) return /\.php$/;
  if (/^(?:go|gotestsum|richgo)$/.test(runner)) return /\.go$/;
  return /^/;
}
