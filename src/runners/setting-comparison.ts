import type { ComparedFile } from '../model/change.ts';
import { spanOf, type Range } from '../model/range.ts';
import type { ConfigKind, ConfigPair, FileList } from './config-kind.ts';
import { baseName, folderOf, hasPredecessor, pathOn, textOn } from './config-text.ts';
import { isNamedLikeTest, isOfAnotherKind } from './existing-tests.ts';
import { loosenedOptions } from './option-comparison.ts';
import { pathTest } from './path-patterns.ts';
import type { Setting, Settings } from './setting.ts';
import { cited, tamperingWith, type Tampering } from './tampering.ts';
import { until } from './test-selection.ts';

/** The files of one family: settings may move between them. */
export interface ConfigFamily {
  readonly pairs: readonly ConfigPair[];
  /** Scripts of the change that run tests apart from the rest; a file that one of them names is not left out. */
  readonly newCommands: string;
}

export function pairOf(file: ComparedFile, kind: ConfigKind): ConfigPair {
  return {
    file,
    kind,
    before: hasPredecessor(file) ? kind.read(textOn(file, 'before'), pathOn(file, 'before')) : [],
    after: file.change.after ? kind.read(textOn(file, 'after'), pathOn(file, 'after')) : [],
  };
}

/** What the settings of a family let through that they did not before. */
export function loosenedFamily(family: ConfigFamily, tests: () => readonly string[]): readonly Tampering[] {
  return family.pairs
    .filter(isInForce)
    .flatMap((pair) => [
      ...loosenedFlags(pair, family),
      ...newlyLeftOut(pair, family, tests),
      ...noLongerIncluded(pair, family, tests),
      ...loosenedOptions(pair, family.pairs, tests),
      ...loweredFloors(pair, family),
      ...lostEssentials(pair),
    ]);
}

/** A new configuration beside the usual one is used only where a script names it. */
function isInForce({ file, kind }: ConfigPair): boolean {
  const name = baseName(pathOn(file, 'after'));
  return (
    hasPredecessor(file) || kind.family !== 'javascript' || /^(?:\w+\.config\.\w+|\.mocharc(?:\.\w+)?)$/.test(name)
  );
}

function loosenedFlags({ file, kind, after }: ConfigPair, { pairs }: ConfigFamily): readonly Tampering[] {
  return kind.flags.flatMap((flag) => {
    const isLoose = ({ key, text }: Setting): boolean => flag.key.test(key) && flag.loose.test(text.trim());
    const known = pairs.flatMap(({ before }) => before).filter(isLoose).length;
    return after
      .filter(isLoose)
      .slice(known)
      .map((setting) =>
        tamperingWith(file, {
          range: setting.range,
          level: flag.level,
          message: `With ${cited(`${lastName(setting.key)}: ${setting.text}`)} ${flag.what}.`,
          matched: `${setting.key} ${setting.text}`,
        }),
      );
  });
}

function newlyLeftOut(
  pair: ConfigPair,
  { pairs, newCommands }: ConfigFamily,
  tests: () => readonly string[],
): readonly Tampering[] {
  const { file, kind, after } = pair;
  const folder = folderOf(pathOn(file, 'after'));
  return kind.leftOut.flatMap((list) => {
    const known = new Set(
      pairs.flatMap(({ before }) => before.filter(({ key }) => list.key.test(key)).map(({ text }) => text)),
    );
    const removed = file.before.kind === 'text' ? [...known].map((text) => fitting(text, list, false, folder)) : [];
    return after
      .filter(({ key, text }) => list.key.test(key) && !known.has(text))
      .flatMap((setting): readonly Tampering[] => {
        const fits = fitting(setting.text, list, setting.isRegex, folder);
        if (!fits) return [];
        const hit = tests().filter(
          (path) =>
            kind.language.test(path) && path.startsWith(folder) && fits(path) && !removed.some((old) => old?.(path)),
        );
        const lost = hit.filter((path) => !isRunElsewhere(path, newCommands) && !isIncludedAnew(path, pair, folder));
        const first =
          lost.find((path) => !isOfAnotherKind(path) && isNamedLikeTest(path)) ??
          lost.find((path) => !isOfAnotherKind(path)) ??
          lost[0];
        if (first === undefined) return [];
        return [
          tamperingWith(file, {
            range: setting.range,
            level: isDoubtful(first, setting, after) ? 'probation' : 'violation',
            message: `${cited(setting.text)} leaves out ${first}${lost.length > 1 ? ` and ${lost.length - 1} more` : ''}, which stood before the change and now never runs.`,
            matched: `${setting.key} ${setting.text}`,
          }),
        ];
      });
  });
}

/** Helpers, tests of another kind, what a condition or one of several projects leaves out may run all the same. */
function isDoubtful(path: string, { isConditional }: Setting, after: Settings): boolean {
  const projects = after.filter(({ key }) =>
    /(?:^|\.)(?:projects|workspace|defineWorkspace|defineProject)(?:\.|$)/.test(key),
  );
  return isOfAnotherKind(path) || !isNamedLikeTest(path) || isConditional || projects.length > 1;
}

/** Another list of the same file takes the file in: a project of its own. */
function isIncludedAnew(path: string, { kind, before, after }: ConfigPair, folder: string): boolean {
  return kind.only.some((list) => {
    const known = new Set(before.filter(({ key }) => list.key.test(key)).map(({ text }) => text));
    return after.some(
      (setting) =>
        list.key.test(setting.key) &&
        !known.has(setting.text) &&
        (fitting(setting.text, list, setting.isRegex, folder)?.(path) ?? false),
    );
  });
}

/** A new script names the file, its folder or its kind. */
function isRunElsewhere(path: string, commands: string): boolean {
  if (commands === '') return false;
  const stem = until(baseName(path), '.');
  const folders = path.split('/').slice(0, -1);
  return (
    commands.includes(stem) ||
    folders.some(
      (folder) =>
        folder.length > 3 &&
        !/^(?:tests?|__tests__|src|spec|packages|main|java)$/.test(folder) &&
        commands.includes(folder),
    )
  );
}

function noLongerIncluded(
  { file, kind, before, after }: ConfigPair,
  { pairs, newCommands }: ConfigFamily,
  tests: () => readonly string[],
): readonly Tampering[] {
  if (!file.change.after) return [];
  // With a first configuration often comes a runner of its own.
  if (!hasPredecessor(file) && (pairs.length > 1 || newCommands !== '')) return [];
  const folder = folderOf(pathOn(file, 'after'));
  return kind.only.flatMap((list): readonly Tampering[] => {
    const old = before.filter(({ key }) => list.key.test(key));
    const now = after.filter(({ key }) => list.key.test(key));
    if (now.length === 0 || textsOf(old) === textsOf(now)) return [];
    const moved = pairs.some((other) => other.file !== file && other.before.some(({ key }) => list.key.test(key)));
    if (old.length === 0 && moved) return [];
    const fits = now.map(({ text, isRegex }) => fitting(text, list, isRegex, folder));
    const fitted = old.map(({ text, isRegex }) => fitting(text, list, isRegex, folder));
    if (fits.includes(null) || fitted.includes(null)) return [];
    const isNew = !hasPredecessor(file);
    const candidates = tests().filter(
      (path) => kind.language.test(path) && path.startsWith(folder) && isNamedLikeTest(path),
    );
    const kept = candidates.filter((path) => fits.some((one) => one?.(path)));
    const dropped = candidates.filter(
      (path) =>
        !fits.some((one) => one?.(path)) &&
        (fitted.length === 0 || fitted.some((one) => one?.(path))) &&
        !isOfAnotherKind(path) &&
        !isRunElsewhere(path, newCommands),
    );
    const [first] = dropped;
    if (first === undefined || kept.length === 0) return [];
    // Without a list the runner has looked for tests by itself; a first list may leave odd places out.
    const isMild = old.length === 0 && dropped.length * 3 < candidates.length;
    return [
      tamperingWith(file, {
        range: now
          .map(({ range }) => range)
          .reduce<Range>(spanOf, now[0]?.range ?? { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 }),
        level: isMild || isNew ? 'probation' : 'violation',
        message: `${cited(lastName(now[0]?.key ?? ''))} no longer reaches ${first}${dropped.length > 1 ? ` and ${dropped.length - 1} more` : ''}, which stood before the change.`,
        matched: `${now[0]?.key ?? ''} ${textsOf(now)}`,
      }),
    ];
  });
}

function fitting(text: string, list: FileList, isRegex: boolean, folder: string): ((path: string) => boolean) | null {
  const pieces = list.isName || list.syntax === 'path' ? text.split(/[\s,]+/).filter(Boolean) : [text];
  const tests = pieces.map((piece) => {
    if (list.isName) return pathTest(`**/${piece}`, 'glob', '');
    return pathTest(isRegex ? piece : piece.replace(/^!/, ''), isRegex ? 'regex' : list.syntax, folder);
  });
  return tests.length === 0 || tests.includes(null) ? null : (path) => tests.some((test) => test?.(path));
}

function loweredFloors({ file, kind, before, after }: ConfigPair, { pairs }: ConfigFamily): readonly Tampering[] {
  if (!file.change.after) return [];
  return kind.floors.flatMap((floor) => {
    const old = before.filter(({ key }) => floor.test(key));
    const now = after.filter(({ key }) => floor.test(key));
    return old.flatMap((setting, index): readonly Tampering[] => {
      const was = Number.parseFloat(setting.text);
      if (!(was > 0)) return [];
      const same = now.find(({ key }) => key === setting.key) ?? now[index];
      if (!same) {
        const isMoved = pairs.some((other) => other.file !== file && other.after.some(({ key }) => floor.test(key)));
        return isMoved ? [] : [floorFinding(file, setting, null, was)];
      }
      return Number.parseFloat(same.text) < was ? [floorFinding(file, setting, same, was)] : [];
    });
  });
}

function floorFinding(file: ComparedFile, setting: Setting, now: Setting | null, was: number): Tampering {
  const line = Math.max(1, (file.removed[0]?.start ?? 2) - 1);
  return tamperingWith(file, {
    range: now?.range ?? { startLine: line, startColumn: 1, endLine: line, endColumn: 1 },
    level: 'probation',
    message: `The coverage that the run demands (${cited(lastName(setting.key))}) ${now ? `falls from ${was} to ${now.text}` : `was ${was} and is gone`}.`,
    matched: `${setting.key} ${now?.text ?? ''}`,
  });
}

/** Lists that no longer hold the name by which the tests were found. */
function lostEssentials({ file, kind, before, after }: ConfigPair): readonly Tampering[] {
  return (kind.essentials ?? []).flatMap(({ key, keeps, what }): readonly Tampering[] => {
    const [old, now] = [before, after].map((settings) => settings.filter((setting) => key.test(setting.key)));
    const [first] = now ?? [];
    if (!first || now?.some(({ text }) => keeps.test(text))) return [];
    if (old && old.length > 0 && !old.some(({ text }) => keeps.test(text))) return [];
    return [
      tamperingWith(file, {
        range: first.range,
        level: 'violation',
        message: `With ${cited(`${lastName(first.key)}: ${first.text}`)} ${what}, so existing tests never run.`,
        matched: `${first.key} ${first.text}`,
      }),
    ];
  });
}

function textsOf(settings: Settings): string {
  return JSON.stringify(settings.map(({ text }) => text).toSorted());
}

function lastName(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}
