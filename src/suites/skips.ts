import { contains, lineRange, type Range } from '../model/range.ts';
import type { FileTests } from './collection.ts';
import type { Difference } from './comparison.ts';
import { isAdded, type Mark, marksIn } from './marks.ts';
import type { Pairing } from './pairing.ts';
import type { TestRecord } from './test-record.ts';

/** Comments that keep a file from being compiled. */
const BUILD_CONSTRAINT = /^(?:go:build|\+build)\s/;
/** The start of a handler that takes an exception, on a line of its own. */
const HANDLER = /^\s*(?:\}\s{0,4})?(?:catch\b|except\b|rescue\b)/;
/** Where what a handler takes begins. */
const TRY = /\b(?:try|begin|do)\b/;
/** What may stand between the two at their depth: other handlers, conditions of the preprocessor. */
const BETWEEN = /^\s*(?:#|\}|catch\b|except\b|rescue\b|else\b)/;
/** What fails a test, in the words of all languages. */
const FAILING = /\b(?:raise|throw|rethrow|fail|Fail|Fatalf?|Errorf?|assert\w*|expect|done|reject)\b/;
/** What is run whether an assertion has failed or not; a return there takes the failure back. */
const LAST_WORD = /^\s*(?:\}\s{0,4})?(?:finally|ensure)\b/;
const RETURNING = /^\s*return\b/;
/** Lines of a handler that are looked at. */
const LONGEST_HANDLER = 30;
/** The same of what it takes. */
const LONGEST_TRY = 400;
/** A jump to the next round of a loop, on a line of its own or behind its condition. */
const PASSING_OVER = /^\s*(?:if\b[^\n]{0,200}[:{)]\s{0,4})?continue\s{0,4};?\s{0,4}\}?\s*$/;

/**
 * Tests of the base that are no longer run, or whose failures are caught: marks, focus on others, build constraints,
 * handlers around assertions. New tests may be skipped as their author likes.
 */
export function skippedTests(files: readonly FileTests[], pairing: Pairing): readonly Difference[] {
  const existing = new Map(pairing.pairs.map(({ before, after }) => [after, before]));
  return files.flatMap((file) => {
    const tests = file.tests.filter((test) => existing.has(test));
    return tests.length === 0 ? [] : [...marked(file, tests), ...constrained(file), ...caught(file, existing)];
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
    const touched = existing.filter((test) => isTouched(mark, test, all));
    const [first] = touched;
    if (!first) continue;
    // A mark that was there before and only moved, or got another reason, is none of the change's.
    const left = counts.get(mark.name) ?? 0;
    counts.set(mark.name, left - 1);
    const isOther = !old.some(({ name, condition }) => name === mark.name && condition === mark.condition);
    if (left > 0 && !isOther && isOnlyMoved(mark, first, old)) continue;
    const others = touched.length > 1 ? ` and ${touched.length - 1} more` : '';
    found.push({
      kind: 'weakened',
      name: first.name,
      path,
      range: mark.range,
      isCheck: false,
      what: `${wordsOf(mark, left > 0)}${others} (${mark.name})`,
    });
  }
  return found;
}

function wordsOf({ kind }: Mark, wasThere: boolean): string {
  if (kind === 'focus') return 'is no longer run, since others are focused';
  if (kind === 'retry')
    return wasThere ? 'may now be run again more often when it fails' : 'may now fail and be run again';
  return wasThere ? 'is now skipped under another condition' : 'is now skipped, or may be';
}

function isTouched(mark: Mark, test: TestRecord, all: readonly TestRecord[]): boolean {
  if (mark.kind === 'focus') return !contains(mark.scope, test.range);
  // `jest.retryTimes(3)` around the tests speaks for all of them.
  const isAround = mark.kind === 'retry' && !all.some((each) => contains(each.range, mark.range));
  return applies(mark, test, all) || (isAround && !contains(test.range, mark.scope) && mark.scope === mark.range);
}

/** The test as a whole, or some statement in it, bears the mark. */
function applies(mark: Mark, test: TestRecord, all: readonly TestRecord[]): boolean {
  if (contains(mark.scope, test.range)) return true;
  if (!contains(test.range, mark.range)) return false;
  // The innermost test around it is meant.
  return !all.some((other) => other !== test && contains(test.range, other.range) && contains(other.range, mark.range));
}

function isOnlyMoved(mark: Mark, test: TestRecord, before: readonly Mark[]): boolean {
  return [mark.scope, test.range].some(({ startLine, endLine }) => {
    const size = endLine - startLine;
    return before.some(
      (old) => old.name === mark.name && Math.abs(old.scope.endLine - old.scope.startLine - size) <= 2 + size / 2,
    );
  });
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
      isCheck: false,
      name: first?.name ?? [],
      path,
      range,
      what: 'is compiled under a new constraint only, with all tests of its file',
    }));
}

interface Handler {
  readonly line: number;
  /** Without its indentation and the brace before it. */
  readonly text: string;
}

/** Handlers of a test that take the exceptions of its assertions and let none of them fail it. */
function swallowingHandlers(test: TestRecord, lines: readonly string[]): Handler[] {
  return linesOf(test.range)
    .filter(
      (line) =>
        HANDLER.test(lines[line - 1] ?? '') && followsAssertion(test, line, 40) && !holdsBelow(lines, line, FAILING),
    )
    .map((line) => ({
      line,
      text: withoutComment(lines[line - 1] ?? '')
        .replace(/^[\s}]+/, '')
        .trimEnd(),
    }));
}

/** A remark beside a handler changes nothing of it. */
function withoutComment(line: string): string {
  const start = line.search(/\/[/*]|\s#/);
  return start < 0 ? line : line.slice(0, start);
}

function followsAssertion({ assertions }: TestRecord, at: number, most: number): boolean {
  return assertions.some(({ range }) => range.startLine < at && at - range.endLine < most);
}

/**
 * Whether a handler takes the exceptions of an assertion, or of code that the test had before: one around new code alone
 * takes nothing away. Where its beginning is out of sight, it does.
 */
function takesOld(test: TestRecord, lines: readonly string[], handler: number, were: ReadonlySet<string>): boolean {
  const start = tryLine(lines, handler);
  if (start === null) return true;
  const isWithin = (line: number): boolean => line >= start && line < handler;
  if (test.assertions.some(({ range }) => isWithin(range.startLine))) return true;
  return lines
    .slice(start, handler - 1)
    .some((line) => line.includes('(') && !HANDLER.test(line) && were.has(line.trim()));
}

/** The line on which a handler's `try` begins; null when it is not at the handler's own depth, close above it. */
function tryLine(lines: readonly string[], handler: number): number | null {
  const depth = indentOf(lines[handler - 1] ?? '');
  for (let line = handler - 1; line > 0 && handler - line <= LONGEST_TRY; line--) {
    const text = lines[line - 1] ?? '';
    if (text.trim() === '' || indentOf(text) > depth) continue;
    if (indentOf(text) < depth && !text.startsWith('#')) return null;
    if (TRY.test(text)) return line;
    if (!BETWEEN.test(text)) return null;
  }
  return null;
}

function caught(
  { file, path, tests }: FileTests,
  existing: ReadonlyMap<TestRecord, TestRecord>,
): readonly Difference[] {
  const { before, after } = file.compared;
  if (after.kind !== 'text') return [];
  const lines = after.text.split('\n');
  const oldLines = before.kind === 'text' ? before.text.split('\n') : [];
  return tests.flatMap((test): readonly Difference[] => {
    const old = existing.get(test);
    if (!old) return [];
    const added = linesOf(test.range).filter((line) => isAdded({ startLine: line }, file.compared.added));
    const isAfterAssertion = (at: number, most: number): boolean => followsAssertion(test, at, most);
    // A handler that was there before, around assertions as it is now, was only moved or indented.
    const known = swallowingHandlers(old, oldLines);
    const were = new Set(linesOf(old.range).map((line) => (oldLines[line - 1] ?? '').trim()));
    const handler = swallowingHandlers(test, lines).find(({ line, text }) => {
      if (!takesOld(test, lines, line, were)) return false;
      const at = known.findIndex((each) => each.text === text);
      if (at >= 0) known.splice(at, 1);
      // An old handler that takes in an assertion which stood outside of it is as good as a new one.
      return at < 0 && (added.includes(line) || test.assertions.length <= old.assertions.length);
    })?.line;
    const about = { kind: 'weakened' as const, isCheck: false, name: test.name, path };
    const found: Difference[] = [];
    if (handler !== undefined)
      found.push({
        ...about,
        range: lineRange(handler, lines[handler - 1] ?? ''),
        what: 'now catches exceptions after an assertion',
      });
    const last = added.find(
      (line) =>
        LAST_WORD.test(lines[line - 1] ?? '') && isAfterAssertion(line, 40) && holdsBelow(lines, line, RETURNING),
    );
    if (last !== undefined)
      found.push({
        ...about,
        range: lineRange(last, lines[last - 1] ?? ''),
        what: 'now returns though an assertion has failed',
      });
    // The tree knows no jumps. One that follows an assertion ends a branch that has made its own.
    const jump = added.find(
      (line) =>
        PASSING_OVER.test(lines[line - 1] ?? '') &&
        !isAfterAssertion(line, 4) &&
        test.assertions.some(({ range }) => range.startLine > line),
    );
    if (jump !== undefined)
      found.push({ ...about, range: lineRange(jump, lines[jump - 1] ?? ''), what: 'can now pass over its assertions' });
    return found;
  });
}

/** Whether a line of what stands below, and further in, is such a one. */
function holdsBelow(lines: readonly string[], head: number, such: RegExp): boolean {
  const depth = indentOf(lines[head - 1] ?? '');
  for (const line of lines.slice(head, head + LONGEST_HANDLER)) {
    if (line.trim() !== '' && indentOf(line) <= depth) return false;
    if (such.test(line)) return true;
  }
  return false;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function linesOf({ startLine, endLine }: Range): readonly number[] {
  return Array.from({ length: Math.max(0, endLine - startLine + 1) }, (_, i) => startLine + i);
}
