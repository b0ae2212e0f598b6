import type { Range } from '../model/range.ts';
import type { TestDifference } from '../model/suite.ts';
import { exchange } from './exchange.ts';
import {
  cellsOf,
  covers,
  isKept,
  isSame,
  isWeaker,
  literalsOf,
  missing,
  normaliserIn,
  overlap,
  rowOverlap,
  takePairs,
  takeSame,
} from './matching.ts';
import type { Pairing, TestPair } from './pairing.ts';
import type { Assertion, Row, TestRecord } from './test-record.ts';

/** A difference, before the names of files are known. */
export type Difference = Omit<TestDifference, 'previousPath'>;

/** What of a test found no counterpart in its own head version. */
interface Rest {
  readonly before: TestRecord;
  readonly after: TestRecord | null;
  readonly assertions: Assertion[];
  readonly rows: Row[];
  readonly newAssertions: Assertion[];
  readonly newRows: Row[];
}

const REWRITTEN = 'is deleted with its file; what it asserts is written anew elsewhere';

/** Assertions may be split: one becomes several. */
const MOST_PARTS = 4;
/** Least overlap of names and literals of an assertion and what it was rewritten to. */
const LEAST_OVERLAP = 0.34;

/** What is known of the files around the tests. */
export interface Files {
  /** Paths of the base that hold no tests any more. */
  readonly gone: ReadonlySet<string>;
  /** Rows that stand outside tests and that the base did not have. */
  readonly newSharedRows: readonly Row[];
}

/** Compares the versions of tests, whichever file they moved to. */
export function compareTests({ pairs, gone, fresh }: Pairing, files: Files): readonly Difference[] {
  const changed = pairs.filter(({ before, after }) => !isUntouched(before, after));
  const rests = [...changed.map((pair) => restOf(pair)), ...gone.map((test) => restOf({ before: test, after: null }))];
  // What moved to another test, to a table or to a row is still asserted.
  const newAssertions = [...rests.flatMap((rest) => rest.newAssertions), ...fresh.flatMap((test) => test.assertions)];
  const newRows = [
    ...rests.flatMap((rest) => rest.newRows),
    ...fresh.flatMap((test) => test.rows),
    ...files.newSharedRows,
  ];
  const newInputs = [
    ...changed.flatMap(({ before, after }) => missing(after.inputs, before.inputs)),
    ...fresh.flatMap((test) => test.inputs),
  ];
  for (const rest of rests) takeMoved(rest, newAssertions, newRows);
  return rests.flatMap((rest) => differencesOf(rest, newInputs, files));
}

function isUntouched(before: TestRecord, after: TestRecord): boolean {
  return (
    before.body === after.body &&
    JSON.stringify(before.rows.map(literalsOfRow)) === JSON.stringify(after.rows.map(literalsOfRow))
  );
}

function literalsOfRow({ literals }: Row): readonly string[] {
  return literals;
}

function restOf({ before, after }: TestPair): Rest {
  const rest: Rest = {
    before,
    after,
    assertions: [...before.assertions],
    rows: [...before.rows],
    newAssertions: [...(after?.assertions ?? [])],
    newRows: [...(after?.rows ?? [])],
  };
  takeSame(rest.assertions, rest.newAssertions);
  takePairs(rest.rows, rest.newRows, (a, b) => covers(b.literals, a.literals));
  takePairs(rest.assertions, rest.newAssertions, (a, b) => isKept(a, b) && b.conditions <= a.conditions);
  takeSplit(rest);
  return rest;
}

/** One assertion that became several, each about a part of it. */
function takeSplit({ assertions, newAssertions }: Rest): void {
  for (let i = assertions.length - 1; i >= 0; i--) {
    const old = assertions[i];
    if (!old || literalsOf(old).length < 2) continue;
    const parts = newAssertions
      .filter((each) => !isWeaker(old, each) && literalsOf(each).length > 0 && overlap(old, each) >= LEAST_OVERLAP)
      .slice(0, MOST_PARTS);
    if (parts.length < 2 || !covers(parts.flatMap(literalsOf), literalsOf(old))) continue;
    assertions.splice(i, 1);
    for (const part of parts) newAssertions.splice(newAssertions.indexOf(part), 1);
  }
}

function takeMoved(rest: Rest, newAssertions: Assertion[], newRows: Row[]): void {
  const isFree = (a: Assertion, b: Assertion): boolean => b.conditions <= a.conditions;
  takeSame(rest.assertions, newAssertions);
  takePairs(rest.assertions, newAssertions, (a, b) => literalsOf(a).length > 0 && isKept(a, b) && isFree(a, b));
  takePairs(rest.rows, newRows, (a, b) => covers(b.literals, a.literals));
  takePairs(rest.assertions, newRows, (a, b) => cellsOf(a).length > 0 && covers(b.literals, cellsOf(a)));
  takePairs(rest.rows, newAssertions, (a, b) => covers(literalsOf(b), a.literals));
}

function differencesOf(rest: Rest, newInputs: readonly string[], files: Files): readonly Difference[] {
  const { before, after } = rest;
  const isFileGone = files.gone.has(before.path);
  if (!after) return goneDifference(rest, isFileGone);
  const found: Difference[] = [];
  const about = { name: after.name, path: after.path };
  if (isFileGone && before.name.at(-1) !== after.name.at(-1) && before.body !== after.body)
    found.push({ kind: 'weakened', name: before.name, path: before.path, range: null, what: REWRITTEN });
  for (const old of rest.assertions) {
    const partner = partnerOf(old, rest.newAssertions);
    if (!partner) {
      found.push({
        ...about,
        kind: 'weakened',
        range: headOf(after.range),
        what: 'no longer makes one of its assertions',
      });
      continue;
    }
    rest.newAssertions.splice(rest.newAssertions.indexOf(partner), 1);
    found.push({ ...about, ...rewritten(old, partner), range: partner.range });
  }
  for (const old of rest.rows) {
    const partner = rest.newRows.find((row) => rowOverlap(old, row) >= 0.5);
    if (partner) rest.newRows.splice(rest.newRows.indexOf(partner), 1);
    found.push(
      partner
        ? { ...about, kind: 'modified', range: partner.range, what: 'has another row in place of one of its rows' }
        : { ...about, kind: 'weakened', range: headOf(after.range), what: 'is no longer run for one of its rows' },
    );
  }
  if (after.earlyReturns > before.earlyReturns)
    found.push({ ...about, kind: 'weakened', range: after.range, what: 'can now end before its assertions' });
  if (found.length === 0) {
    const lost = missing(missing(before.inputs, after.inputs), newInputs);
    const added = missing(after.inputs, before.inputs);
    if (lost.length > 0 && added.length > 0)
      found.push({
        ...about,
        kind: 'modified',
        range: after.range,
        what: `feeds other values than before${exchange(lost, added)}`,
      });
  }
  return found;
}

function goneDifference({ before, assertions, rows }: Rest, isFileGone: boolean): readonly Difference[] {
  const had = before.assertions.length + before.rows.length;
  const lost = assertions.length + rows.length;
  // In its own file it was split, merged or made a row; written anew in another file, a person has to look.
  if (had > 0 && lost === 0 && !isFileGone) return [];
  const what =
    had > 0 && lost === 0
      ? REWRITTEN
      : had === 0 || lost === had
        ? 'is deleted'
        : `is deleted, and ${lost} of its ${had} assertions and rows stand nowhere else`;
  return [{ kind: 'weakened', name: before.name, path: before.path, range: null, what }];
}

function partnerOf(old: Assertion, candidates: readonly Assertion[]): Assertion | null {
  const [best] = candidates
    .map((assertion) => ({ assertion, score: overlap(old, assertion) }))
    .filter(({ score }) => score >= LEAST_OVERLAP)
    .toSorted((a, b) => b.score - a.score);
  return best?.assertion ?? null;
}

function rewritten(old: Assertion, assertion: Assertion): Pick<TestDifference, 'kind' | 'what'> {
  if (isSame(old, assertion) || isKept(old, assertion))
    return { kind: 'weakened', what: 'makes one of its assertions only under a condition' };
  const normaliser = normaliserIn(old, assertion);
  const lost = missing(literalsOf(old), literalsOf(assertion));
  if (normaliser !== null && lost.length === 0)
    return { kind: 'weakened', what: `has an assertion that now evens out what it compares (${normaliser})` };
  const gained = missing(literalsOf(assertion), literalsOf(old));
  if (isWeaker(old, assertion))
    return { kind: 'weakened', what: `has an assertion that demands less than before${exchange(lost, gained)}` };
  if (gained.length === 0 && lost.length > 0)
    return { kind: 'weakened', what: `has an assertion that compares with less than before${exchange(lost, gained)}` };
  if (lost.length === 0)
    return { kind: 'modified', what: 'has an assertion that feeds or expects its values otherwise' };
  return { kind: 'modified', what: `has an assertion that feeds or expects something else${exchange(lost, gained)}` };
}

function headOf(range: Range): Range {
  return { ...range, endLine: range.startLine, endColumn: range.startColumn + 1 };
}
