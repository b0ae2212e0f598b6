import { contains, type Range } from '../model/range.ts';
import type { FileTests } from './collection.ts';
import type { Difference } from './comparison.ts';
import { isAdded, type Mark, marksIn } from './marks.ts';
import type { Pairing } from './pairing.ts';
import type { TestRecord } from './test-record.ts';

/** Comments that keep a file from being compiled. */
const BUILD_CONSTRAINT = /^(?:go:build|\+build)\s/;
/** The start of a handler that takes an exception, on a line of its own. */
const HANDLER = /^\s*(?:\}\s{0,4})?(?:catch\b|except\b|rescue\b)/;

/**
 * Tests of the base that are no longer run, or whose failures are caught: marks, focus on others, build constraints,
 * handlers around assertions. New tests may be skipped as their author likes.
 */
export function skippedTests(files: readonly FileTests[], pairing: Pairing): readonly Difference[] {
  const existing = new Map(pairing.pairs.map(({ before, after }) => [after, before]));
  return files.flatMap((file) => {
    const tests = file.tests.filter((test) => existing.has(test));
    return tests.length === 0 ? [] : [...marked(file, tests), ...constrained(file), ...caught(file, tests)];
  });
}

function marked({ file, path, tests: all }: FileTests, existing: readonly TestRecord[]): readonly Difference[] {
  const { after, before, compared } = file;
  if (!after) return [];
  const old = before ? marksIn(before) : [];
  const counts = new Map<string, number>();
  for (const mark of old) counts.set(mark.name, (counts.get(mark.name) ?? 0) + 1);
  const found: Difference[] = [];
  for (const mark of marksIn(after).filter(({ range }) => isAdded(range, compared.added))) {
    const touched = existing.filter((test) =>
      mark.kind === 'skip' ? applies(mark, test, all) : !contains(mark.scope, test.range),
    );
    const [first] = touched;
    if (!first) continue;
    // A mark that was there before and only moved, or got another reason, is none of the change's.
    const left = counts.get(mark.name) ?? 0;
    counts.set(mark.name, left - 1);
    if (left > 0 && isOnlyMoved(mark, first, old)) continue;
    const others = touched.length > 1 ? ` and ${touched.length - 1} more` : '';
    found.push({
      kind: 'weakened',
      name: first.name,
      path,
      range: mark.range,
      what:
        mark.kind === 'skip'
          ? `is now skipped, or may be${others} (${mark.name})`
          : `is no longer run${others}, since others are focused (${mark.name})`,
    });
  }
  return found;
}

/** The test as a whole, or some statement in it, bears the mark. */
function applies(mark: Mark, test: TestRecord, all: readonly TestRecord[]): boolean {
  if (contains(mark.scope, test.range)) return true;
  if (!contains(test.range, mark.range)) return false;
  // The innermost test around it is meant.
  return !all.some((other) => other !== test && contains(test.range, other.range) && contains(other.range, mark.range));
}

function isOnlyMoved(mark: Mark, test: TestRecord, before: readonly Mark[]): boolean {
  const size = test.range.endLine - test.range.startLine;
  return before.some(
    (old) => old.name === mark.name && Math.abs(old.scope.endLine - old.scope.startLine - size) <= 2 + size / 2,
  );
}

function constrained({ file, path, tests }: FileTests): readonly Difference[] {
  const first = tests[0];
  const old = new Set(file.before?.comments.map(({ text }) => text));
  return (file.after?.comments ?? [])
    .filter(
      ({ text, range }) =>
        first && BUILD_CONSTRAINT.test(text) && !old.has(text) && isAdded(range, file.compared.added),
    )
    .map(({ range }) => ({
      kind: 'weakened',
      name: first?.name ?? [],
      path,
      range,
      what: 'is compiled under a new constraint only, with all tests of its file',
    }));
}

function caught({ file, path }: FileTests, existing: readonly TestRecord[]): readonly Difference[] {
  const { after } = file.compared;
  if (after.kind !== 'text') return [];
  const lines = after.text.split('\n');
  return existing.flatMap((test) => {
    const handlers = linesOf(test.range).filter(
      (line) => HANDLER.test(lines[line - 1] ?? '') && isAdded({ startLine: line }, file.compared.added),
    );
    const [line] = handlers.filter((at) =>
      test.assertions.some(({ range }) => range.startLine < at && at - range.startLine < 40),
    );
    if (line === undefined) return [];
    const range: Range = {
      startLine: line,
      startColumn: 1,
      endLine: line,
      endColumn: (lines[line - 1] ?? '').length + 1,
    };
    return [
      { kind: 'weakened' as const, name: test.name, path, range, what: 'now catches exceptions after an assertion' },
    ];
  });
}

function linesOf({ startLine, endLine }: Range): readonly number[] {
  return Array.from({ length: Math.max(0, endLine - startLine + 1) }, (_, i) => startLine + i);
}
