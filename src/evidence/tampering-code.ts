import type { ComparedFile } from '../model/change.ts';
import type { Range } from '../model/range.ts';
import type { Scene } from '../model/rule.ts';
import type { SourceTree } from '../model/source.ts';
import { baseNameOf } from './naming.ts';

/**
 * What a file is to the run of the tests:
 * `hooks` are loaded before or around tests (set-up files, helpers, conftest), `test` holds tests, `product` ships.
 */
export type Part = 'hooks' | 'test' | 'product';

/** A changed code file as the detectors of tampering see it, at the head. */
export interface Code {
  readonly path: string;
  readonly compared: ComparedFile;
  readonly tree: SourceTree;
  readonly lines: readonly string[];
  readonly part: Part;
  /** Lines of the head that are new. */
  readonly isAdded: (range: Range) => boolean;
  /** Lines of the head that are new, or between which the change took some away. */
  readonly isTouched: (range: Range) => boolean;
}

/** Tests by the name of the file, in the languages that have such names. */
const TEST_NAME =
  /^(?:test_.*\.py|.*_test\.(?:py|go|rb|dart|exs|lua|cc|cpp|c|rs)|.*[.\-_](?:test|spec|tests|specs|cy|e2e)\.[cm]?[jt]sx?|.*_spec\.(?:rb|lua)|test_.*\.rb|.*(?:Test|Tests|Spec|IT|Cest)\.(?:java|kt|kts|groovy|scala|cs|fs|vb|swift|php))$/;

/** Files that runners load by themselves, or that tests load before they start. */
const HOOK_NAME =
  /^(?:conftest\.py|(?:.*[-_.])?(?:global|setup|set-up|teardown|tear-down|setuptests|setup-tests|hooks?|bootstrap|register|preload|helpers?|support|utils?|env|plugins?|init|prelude|matchers?|extend)(?:[-_.].*)?\.\w+|(?:global|test|jest|vitest|mocha)?(?:setup|teardown|environment|reporter|runner)\w*\.\w+|\w*(?:Helpers?|Extension|Listener|Rule|Base|Support|Hooks)\.\w+)$/i;
const HOOK_FOLDER =
  /(?:^|\/)(?:helpers?|support|hooks|setup|_helpers?|testutils?|test[-_]utils?|test[-_]support|plugins)\//i;

/** Folders of programs that tests start, not load. */
const STARTED_FOLDER =
  /(?:^|\/)(?:fixtures?|__fixtures__|testdata|data|samples?|examples?|apps?|projects?|programs?)\//i;

const known = new WeakMap<Scene, readonly Code[]>();

/** The changed code files of a change, read at the head, each with what it is to the tests. */
export function codesOf(scene: Scene): readonly Code[] {
  let codes = known.get(scene);
  if (!codes) {
    codes = readCodes(scene);
    known.set(scene, codes);
  }
  return codes;
}

function readCodes(scene: Scene): readonly Code[] {
  const product = scene.product.map((file) => codeOf(file.path, file.compared, file.tree, 'product'));
  const tests = scene.tests.flatMap((file) => {
    if (!file.after || file.compared.change.class !== 'test') return [];
    return [codeOf(file.path, file.compared, file.after, isHookPath(file.path) ? 'hooks' : 'test')];
  });
  return [...product, ...tests].filter((code) => code !== null);
}

/** Whether a test file is one that runners or tests load, and no program that a test starts. */
function isHookPath(path: string): boolean {
  const name = baseNameOf(path);
  if (name === 'conftest.py') return true;
  if (STARTED_FOLDER.test(path)) return false;
  return HOOK_NAME.test(name) || (HOOK_FOLDER.test(path) && !TEST_NAME.test(name));
}

function codeOf(path: string, compared: ComparedFile, tree: SourceTree, part: Part): Code | null {
  if (compared.after.kind !== 'text') return null;
  const points = deletionPoints(compared);
  const isAdded = (range: Range): boolean =>
    compared.added.some(({ start, end }) => start <= range.endLine && end > range.startLine);
  return {
    path,
    compared,
    tree,
    lines: compared.after.text.split('\n'),
    part,
    isAdded,
    isTouched: (range) => isAdded(range) || points.some((line) => line > range.startLine && line <= range.endLine),
  };
}

/** Lines of the head before which lines of the base are gone. */
function deletionPoints({ added, removed }: ComparedFile): readonly number[] {
  const points: number[] = [];
  let base = 1;
  let head = 1;
  let next = 0;
  for (const { start, end } of removed) {
    for (let run = added[next]; run && run.start - head <= start - base; run = added[next]) {
      base += run.start - head;
      head = run.end;
      next++;
    }
    head += start - base;
    base = end;
    points.push(head);
  }
  return points;
}

/** The source from where a stretch begins to the end of that line. */
export function textAt({ lines }: Code, { startLine, startColumn }: Range): string {
  return (lines[startLine - 1] ?? '').slice(startColumn - 1, startColumn + 400);
}

/** The source of a stretch, at most so many lines of it. */
export function textOf({ lines }: Code, range: Range, most = 40): string {
  const last = Math.min(range.endLine, range.startLine + most);
  return lines
    .slice(range.startLine - 1, last)
    .map((line, i) => {
      const from = i === 0 ? range.startColumn - 1 : 0;
      return range.startLine + i === range.endLine ? line.slice(from, range.endColumn - 1) : line.slice(from, 2000);
    })
    .join('\n');
}
