import { lineRange, type Range } from '../model/range.ts';
import type { ProductFile, Scene } from '../model/rule.ts';
import { cited, tamperingWith, type Tampering } from '../runners/tampering.ts';
import { touches } from '../sources/touch.ts';
import { saysMachineMade } from './machine-made.ts';
import { isToolingPath } from './tooling.ts';

/** Comments that take a whole file out of a check. */
const WHOLE =
  /^\s*(?:@ts-nocheck\b|eslint-disable\s*$|oxlint-disable\s*$|biome-ignore-all\b|(?:istanbul|c8|v8) ignore file\b|mypy: ignore-errors\b|(?:ruff|flake8): noqa\s*$|pylint: (?:skip-file|disable=all)\b|pyright: basic\b|rubocop:disable all\b|phpcs:ignoreFile\b|nolint(?::all)?\s*$)/;
/** The same as attributes of the file. */
const WHOLE_ATTRIBUTE = /^#!\[allow\((?:warnings|clippy::all|dead_code|unused)\)\]|^@file:Suppress\(/;
/** Comments that hush one line. */
const LINE =
  /^\s*(?:@ts-(?:ignore|expect-error)\b|type: ignore\b|pyright: ignore\b|noqa\b|nolint\b|eslint-disable-(?:next-)?line\b|pragma: no cover\b|(?:istanbul|c8|v8) ignore\b|pylint: disable=|rubocop:disable\b|phpstan-ignore|biome-ignore\b)/;
/** From here on, single suppressions are no longer single. */
const MANY = 12;

/** Handwritten product code that is taken out of the checks beside the tests, as a file or line by line en masse. */
export function suppressions(scene: Scene): readonly Tampering[] {
  return scene.product.flatMap((file): readonly Tampering[] => {
    const { compared } = file;
    const { change, after } = compared;
    if (change.class !== 'product' || change.isGenerated || after.kind !== 'text') return [];
    if (isToolingPath(change.path) || change.path.endsWith('.d.ts') || saysMachineMade(after.text)) return [];
    const whole = wholeFile(file);
    if (whole)
      return [
        tamperingWith(compared, {
          range: whole.range,
          // In a new file nothing was checked before.
          level: change.before ? 'probation' : 'note',
          message: `${cited(whole.text)} takes the whole file out of a check that it ${change.before ? 'passed' : 'would have to pass'}.`,
          matched: whole.text,
        }),
      ];
    const lines = file.tree.comments.filter(
      ({ range, text }) => LINE.test(text) && touches(range, file.compared.added),
    );
    const [first] = lines;
    if (!first || lines.length - removedMarks(file) < MANY) return [];
    return [
      tamperingWith(compared, {
        range: first.range,
        level: 'probation',
        message: `${lines.length} comments of this file hush single checks, such as ${cited(first.text)}.`,
        matched: first.text,
      }),
    ];
  });
}

function wholeFile(file: ProductFile): { readonly text: string; readonly range: Range } | null {
  const comment = file.tree.comments.find(
    ({ range, text }) => WHOLE.test(text) && touches(range, file.compared.added) && isForAll(file, range, text),
  );
  if (comment) return { text: comment.text.trim(), range: comment.range };
  const { after } = file.compared;
  const rows = after.kind === 'text' ? after.text.split('\n') : [];
  const at = rows.findIndex(
    (row, index) => WHOLE_ATTRIBUTE.test(row) && touches(lineRange(index + 1, row), file.compared.added),
  );
  return at === -1 ? null : { text: (rows[at] ?? '').trim(), range: lineRange(at + 1, rows[at] ?? '') };
}

/** A comment for what follows holds for all where nothing but comments stands before it, and nothing ends it. */
function isForAll(file: ProductFile, range: Range, text: string): boolean {
  if (/^\s*(?:nolint|rubocop|pyright)/.test(text) && range.startLine > 5) return false;
  if (!text.includes('disable')) return true;
  return !file.tree.comments.some((other) => /^\s*(?:eslint|oxlint|rubocop)[:-]enable\b/.test(other.text));
}

function removedMarks({ compared: { before, removed } }: ProductFile): number {
  if (before.kind !== 'text') return 0;
  const rows = before.text.split('\n');
  return removed
    .flatMap(({ start, end }) => rows.slice(start - 1, end - 1))
    .filter((row) =>
      row
        .split(/\/\/|#|\/\*/)
        .slice(1)
        .some((part) => LINE.test(part)),
    ).length;
}
