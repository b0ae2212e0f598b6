import type { ConfigPair } from './config-kind.ts';
import { folderOf, pathOn } from './config-text.ts';
import { narrowingOf } from './run-narrowing.ts';
import type { Setting, Settings } from './setting.ts';
import { shellTokens } from './shell-words.ts';
import { cited, tamperingWith, type Tampering } from './tampering.ts';
import type { TestRun } from './test-run.ts';
import { selectionOf } from './test-selection.ts';

/** Options that a configuration adds to every run of the runner (`addopts`). */
export function loosenedOptions(
  pair: ConfigPair,
  pairs: readonly ConfigPair[],
  tests: () => readonly string[],
): readonly Tampering[] {
  const { file, kind, after } = pair;
  const { options } = kind;
  if (!options) return [];
  const now = after.filter(({ key }) => options.key.test(key));
  if (now.length === 0) return [];
  const old = pairs.flatMap(({ before }) => before.filter(({ key }) => options.key.test(key)));
  const run = runOf(now, options.runner);
  const previous = runOf(old, options.runner);
  const faults: Tampering[] = [];
  const put = (what: string, level: Tampering['level']): void => {
    const setting = culprit(now, old);
    if (!setting) return;
    faults.push(
      tamperingWith(file, {
        range: setting.range,
        level,
        message: `Every run now ${what}: ${cited(setting.text)}.`,
        matched: `${setting.key} ${setting.text}`,
      }),
    );
  };
  if (run.selection.isBlind && !previous.selection.isBlind) put('only lists the tests and runs none', 'violation');
  const folder = folderOf(pathOn(file, 'after'));
  const narrowing = narrowingOf([previous], [run], { before: folder, after: folder }, tests);
  if (narrowing) put(narrowing.what, narrowing.level);
  return faults;
}

function runOf(settings: Settings, runner: string): TestRun {
  const text = settings.map((setting) => setting.text).join(' ');
  const words = shellTokens(text).flatMap((token) => (token.kind === 'word' ? [token.word] : []));
  return {
    runner,
    selection: selectionOf(runner, words),
    fate: 'counts',
    stretch: { start: 0, end: text.length },
    text,
    variable: null,
  };
}

/** The added value that says what is left out, or else the first added one. */
function culprit(now: Settings, old: Settings): Setting | null {
  const known = new Set(old.map(({ text }) => text));
  const added = now.filter(({ text }) => !known.has(text));
  return (
    added.find(({ text }) => /--deselect|--ignore|(?:^|\s)-k|^not |--co\b|--collect|--exclude|::/.test(text)) ??
    added[0] ??
    now[0] ??
    null
  );
}
