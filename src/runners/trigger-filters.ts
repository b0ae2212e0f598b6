import { Minimatch } from 'minimatch';
import { isCodeFile } from '../changes/conventions.ts';
import { Lines } from '../grammar/lines.ts';
import type { ComparedFile } from '../model/change.ts';
import { lineRange } from '../model/range.ts';
import type { DataEntry, DataMap, DataNode } from '../records/data.ts';
import { parseYaml } from '../records/yaml-data.ts';
import { textOn, type Side } from './config-text.ts';
import { childOf, rangeOfNode } from './data-settings.ts';
import { isNamedLikeTest } from './existing-tests.ts';
import { filterTexts, isMergedInto, triggersOf, type Trigger } from './occasions.ts';
import type { Circumstance } from './script-unit.ts';
import { cited, tamperingWith, type Tampering } from './tampering.ts';

/** What a comparison of filters is asked with. */
export interface FilterQuestion {
  readonly file: ComparedFile;
  /** The changed workflow still runs tests before a change is merged. */
  readonly isRunning: boolean;
  /** Code of this very change. */
  readonly changed: readonly string[];
  /** The existing test files. */
  readonly tests: () => readonly string[];
  /** Texts of the head's other workflows that run the tests too. */
  readonly others: readonly string[];
}

/** Folders whose code no test covers as a rule. */
const ASIDE =
  /(?:^|\/)(?:docs?|documentation|website|site|examples?|demos?|samples?|scripts?|tools?|bench|benches|benchmarks?|playground|\.?storybook|assets|locales?|i18n|translations|\.[^/]+)\//i;
const MOST_PATTERNS = 400;

/** The triggers of a workflow as a place; its first line when it states none. */
export function triggerPlace(file: ComparedFile, side: Side): Circumstance {
  const text = textOn(file, side);
  const rows = text.split('\n');
  const entry = triggerEntry(parseYaml(text).roots[0] ?? null);
  if (!entry) return { text: 'on', range: lineRange(1, rows[0] ?? '') };
  const { endLine, endColumn } = rangeOfNode(entry.value, new Lines(text), rows);
  return { text: 'on', range: { startLine: entry.keyLine, startColumn: 1, endLine, endColumn } };
}

function triggerEntry(root: DataNode | null): DataEntry | null {
  if (root?.kind !== 'map') return null;
  return root.entries.find(({ key }) => key === 'on' || key === 'true') ?? null;
}

/** Filters of the triggers that leave out changes which started the tests before. */
export function narrowedFilters(question: FilterQuestion): readonly Tampering[] {
  const { file } = question;
  if (!question.isRunning) return [];
  const [old, now] = [gating(textOn(file, 'before')), gating(textOn(file, 'after'))];
  if (old.length === 0 || now.length === 0) return [];
  return [narrowedBranches(question, old, now), narrowedPaths(question, old, now)].filter((one) => one !== null);
}

/** The triggers that run a workflow before a change is merged. */
function gating(text: string): readonly Trigger[] {
  const root = parseYaml(text).roots[0];
  const triggers = root ? triggersOf(root) : [];
  const requests = triggers.filter(({ event }) => /^pull_request(?:_target)?$/.test(event));
  return requests.length > 0 ? requests : triggers.filter(({ event }) => event === 'push');
}

/** A filter by the branch that a change is to be merged into. */
function narrowedBranches(
  { file, others }: FilterQuestion,
  old: readonly Trigger[],
  now: readonly Trigger[],
): Tampering | null {
  const requests = (triggers: readonly Trigger[]): readonly Trigger[] =>
    triggers.filter(({ event }) => event.startsWith('pull_request'));
  const targets = ['main', 'master', 'trunk', 'develop', 'development', 'dev', 'default', 'next', 'stable'];
  const admitted = (triggers: readonly Trigger[]): readonly string[] =>
    targets.filter((branch) => requests(triggers).some(({ filters }) => admitsBranch(filters, branch)));
  if (requests(old).length === 0 || requests(now).length === 0) return null;
  if (admitted(old).length === 0 || admitted(now).length > 0) return null;
  if (others.some((text) => admitted(gating(text)).length > 0)) return null;
  const isSpelled = requests(old).some(({ filters }) => filterTexts(filters, 'branches')?.some(isMergedInto));
  const filters = requests(now)[0]?.filters ?? null;
  return tamperingWith(file, {
    range: placeOf(file, filters, ['branches', 'branches-ignore']),
    // Which branch changes go to is not known; where it was spelled out, it was this one.
    level: isSpelled || filterTexts(filters, 'branches-ignore') !== null ? 'violation' : 'probation',
    message: `Changes to ${cited(admitted(old)[0] ?? 'main')} no longer start the tests of this workflow: its branches are filtered.`,
    matched: `branches ${JSON.stringify([filterTexts(filters, 'branches'), filterTexts(filters, 'branches-ignore')])}`,
  });
}

function admitsBranch(filters: DataMap | null, branch: string): boolean {
  const only = filterTexts(filters, 'branches');
  if (only !== null) return lastWord(only, branch);
  return !(filterTexts(filters, 'branches-ignore') ?? []).some((pattern) => fits(pattern, branch));
}

/** A filter by the files that a change touches. */
function narrowedPaths(question: FilterQuestion, old: readonly Trigger[], now: readonly Trigger[]): Tampering | null {
  const { file, changed, others } = question;
  const before = (path: string): boolean => old.some(({ filters }) => admitsPath(filters, path));
  const covered = others.map(gating);
  const after = (path: string): boolean =>
    [now, ...covered].some((triggers) => triggers.some(({ filters }) => admitsPath(filters, path)));
  const known = new Set(old.flatMap(({ filters }) => patternsOf(filters).map(({ text }) => text)));
  const added = now.flatMap(({ filters }) => patternsOf(filters)).filter(({ text }) => !known.has(text));
  const [first] = now;
  if (added.length === 0 || !first) return null;
  const fault = (key: string, level: Tampering['level'], what: string): Tampering =>
    tamperingWith(file, {
      range: placeOf(file, first.filters, [key]),
      level,
      message: `${what}: ${cited(added.map(({ text }) => text).join(', '))}.`,
      matched: `${key} ${JSON.stringify(added)}`,
    });
  const lost = (path: string): boolean => before(path) && !after(path);
  const excluding = added.filter(({ excludes }) => excludes);
  const key = childOf(first.filters, 'paths-ignore') ? 'paths-ignore' : 'paths';
  if (excluding.length > 0) {
    const left = [...changed, ...question.tests().filter(isNamedLikeTest)].find(
      (path) => lost(path) && !ASIDE.test(path) && excluding.some(({ text }) => fits(text.replace(/^!/, ''), path)),
    );
    if (left !== undefined) return fault(key, 'violation', `A change of ${left} no longer starts the tests`);
    const general = excluding.find(({ text }) => isOfSource(text) && covered.length === 0);
    if (general)
      return fault(
        key,
        isOfAllSource(general.text) ? 'violation' : 'probation',
        'Changes of code no longer start the tests',
      );
  }
  const only = now
    .flatMap(({ filters }) => filterTexts(filters, 'paths') ?? [])
    .filter((text) => !text.startsWith('!'));
  if (only.length === 0 || now.some(({ filters }) => filterTexts(filters, 'paths') === null) || covered.length > 0)
    return null;
  if (!only.some(canFitCode) && !changed.some(after))
    return fault('paths', 'violation', 'No change of code starts the tests any more');
  const own = changed.filter((path) => before(path) && !ASIDE.test(path));
  if (own.length > 0 && !own.some(after))
    return fault('paths', 'probation', `This very change of ${own[0] ?? 'code'} would no longer start the tests`);
  return null;
}

interface PathPattern {
  readonly text: string;
  readonly excludes: boolean;
}

function patternsOf(filters: DataMap | null): readonly PathPattern[] {
  return [
    ...(filterTexts(filters, 'paths') ?? []).map((text) => ({ text, excludes: text.startsWith('!') })),
    ...(filterTexts(filters, 'paths-ignore') ?? []).map((text) => ({ text, excludes: true })),
  ].slice(0, MOST_PATTERNS);
}

function admitsPath(filters: DataMap | null, path: string): boolean {
  const only = filterTexts(filters, 'paths');
  if (only !== null) return lastWord(only, path);
  return !(filterTexts(filters, 'paths-ignore') ?? []).slice(0, MOST_PATTERNS).some((pattern) => fits(pattern, path));
}

/** Of the patterns that fit, the last one decides; a `!` takes out again. */
function lastWord(patterns: readonly string[], text: string): boolean {
  const last = patterns
    .slice(0, MOST_PATTERNS)
    .findLast((pattern) => fits(pattern.startsWith('!') ? pattern.slice(1) : pattern, text));
  return last !== undefined && !last.startsWith('!');
}

/** As GitHub matches: `**` crosses folders wherever it stands. */
function fits(pattern: string, text: string): boolean {
  if (pattern === '' || pattern.length > 300 || (pattern.match(/[*?{]/g) ?? []).length > 12) return false;
  const spread = pattern.replaceAll(/(^|\/)\*\*(?=[^/*])/g, '$1**/*').replaceAll(/([^/*])\*\*/g, '$1*/**');
  try {
    return [pattern, spread].some((one) =>
      new Minimatch(one, { dot: true, nonegate: true, nocomment: true, platform: 'linux' }).match(text),
    );
  } catch {
    return false;
  }
}

/** Whether a pattern of files can mean code at all. */
function canFitCode(pattern: string): boolean {
  const name = pattern.slice(pattern.lastIndexOf('/') + 1);
  if (ASIDE.test(pattern)) return false;
  return name.includes('*') ? !/\.\w+$/.test(name) || isCodeFile(name.replaceAll('*', 'x')) : isCodeFile(name);
}

/** Code by its place or its ending, wherever the tests of this repository lie. */
function isOfSource(pattern: string): boolean {
  const bare = pattern.replace(/^!/, '');
  return canFitCode(bare) && (isOfAllSource(bare) || /^\/?(?:src|lib|app|pkg|internal|cmd|tests?|spec)\//.test(bare));
}

function isOfAllSource(pattern: string): boolean {
  const bare = pattern.replace(/^[!/]+/, '');
  return (
    /^(?:\*+|\*\*\/?\*?\.\w+|\*\.\w+|(?:src|lib|app|pkg|internal|cmd|tests?|spec)(?:\/\*\*?)+(?:\/?\*\.\w+)?)$/.test(
      bare,
    ) && canFitCode(bare)
  );
}

/** A filter as a place, from its key on; the triggers as a whole when it has none. */
function placeOf(file: ComparedFile, filters: DataMap | null, keys: readonly string[]): Tampering['range'] {
  const entry = filters?.entries.find(({ key }) => keys.includes(key));
  if (!entry) return triggerPlace(file, 'after').range;
  const text = textOn(file, 'after');
  const { endLine, endColumn } = rangeOfNode(entry.value, new Lines(text), text.split('\n'));
  return { startLine: entry.keyLine, startColumn: 1, endLine, endColumn };
}
