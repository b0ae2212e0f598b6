import type { Range } from '../model/range.ts';
import type { TestDifference } from '../model/suite.ts';
import type { Assertion } from './assertion.ts';
import { exchange } from './exchange.ts';
import { hindranceWords } from './hindrances.ts';
import {
  evenerIn,
  hindranceOf,
  isKept,
  isOpposite,
  isSame,
  isWeaker,
  missing,
  overlap,
  rowOverlap,
  stopsAsking,
  withoutFields,
} from './matching.ts';
import type { Pairing } from './pairing.ts';
import { isReworked, LEAST_OVERLAP, type Rest, restOf, takeMoved } from './taking.ts';
import type { Row, TestRecord } from './test-record.ts';

/** A difference, before the names of files are known. */
export type Difference = Omit<TestDifference, 'previousPath'>;

const REWRITTEN = 'is deleted with its file; what it asserts is written anew elsewhere';

/** What is known of the files around the tests. */
export interface Files {
  /** Paths of the base that hold no tests any more. */
  readonly gone: ReadonlySet<string>;
  /** Rows that stand outside tests and that the base did not have. */
  readonly newSharedRows: readonly Row[];
  /** Literals that stand outside tests and that the base did not have there. */
  readonly newLiterals: readonly string[];
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
    ...files.newLiterals,
  ];
  for (const rest of rests) takeMoved(rest, newAssertions, newRows);
  return rests.flatMap((rest) => differencesOf(rest, newInputs, files));
}

function isUntouched(before: TestRecord, after: TestRecord): boolean {
  return (
    before.body === after.body &&
    missing(after.guards, before.guards).length === 0 &&
    missing(before.inputs, after.inputs).length === 0 &&
    JSON.stringify(before.rows.map(literalsOfRow)) === JSON.stringify(after.rows.map(literalsOfRow))
  );
}

function literalsOfRow({ literals }: Row): readonly string[] {
  return literals;
}

function differencesOf(rest: Rest, newInputs: readonly string[], files: Files): readonly Difference[] {
  const { before, after } = rest;
  const isFileGone = files.gone.has(before.path);
  if (!after) return goneDifference(rest, isFileGone);
  const found: Difference[] = [];
  const about = { name: after.name, path: after.path, isCheck: after.isCheck };
  if (isFileGone && before.name.at(-1) !== after.name.at(-1) && before.body !== after.body)
    found.push({ ...about, kind: 'weakened', name: before.name, path: before.path, range: null, what: REWRITTEN });
  let dropped = 0;
  for (const old of rest.assertions) {
    const partner = old.isCount ? countIn(rest.newAssertions) : partnerOf(old, rest.newAssertions);
    if (!partner) {
      // How many assertions there are says nothing where they are written otherwise.
      if (!old.isCount || !isReworked(rest)) dropped++;
      continue;
    }
    rest.newAssertions.splice(rest.newAssertions.indexOf(partner), 1);
    found.push({ ...about, ...rewritten(old, partner), range: partner.range });
  }
  if (dropped > 0)
    found.push({
      ...about,
      kind: 'weakened',
      range: headOf(after.range),
      what: `no longer makes ${dropped === 1 ? 'one' : String(dropped)} of its assertions`,
    });
  let unrun = 0;
  for (const old of rest.rows) {
    const partner = rest.newRows.find((row) => rowOverlap(old, row) >= 0.5);
    if (!partner) {
      unrun++;
      continue;
    }
    rest.newRows.splice(rest.newRows.indexOf(partner), 1);
    found.push({
      ...about,
      kind: 'modified',
      range: partner.range,
      what: `has another row in place of one of its rows${exchange(missing(old.literals, partner.literals), missing(partner.literals, old.literals))}`,
    });
  }
  if (unrun > 0)
    found.push({
      ...about,
      kind: 'weakened',
      range: headOf(after.range),
      what: `is no longer run for ${unrun === 1 ? 'one' : String(unrun)} of its rows`,
    });
  const recovery = after.recoveries.length > before.recoveries.length ? after.recoveries.at(-1) : undefined;
  if (recovery)
    found.push({ ...about, kind: 'weakened', range: recovery, what: 'now recovers from what makes it fail' });
  const [guard] = missing(after.guards, before.guards);
  if (guard)
    found.push({
      ...about,
      kind: 'weakened',
      range: headOf(after.range),
      what:
        guard === 'condition' ? 'is now run only under a condition' : 'is now in a loop that has nothing to run for',
    });
  if (after.earlyReturns > before.earlyReturns)
    found.push({ ...about, kind: 'weakened', range: after.range, what: 'can now end before its assertions' });
  if (found.length === 0 && !after.isCheck) {
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
  return [{ kind: 'weakened', name: before.name, path: before.path, isCheck: false, range: null, what }];
}

function partnerOf(old: Assertion, candidates: readonly Assertion[]): Assertion | null {
  const [best] = candidates
    .map((assertion) => ({ assertion, score: overlap(old, assertion) }))
    .filter(({ score }) => score >= LEAST_OVERLAP)
    .toSorted((a, b) => b.score - a.score);
  return best?.assertion ?? candidates.find(({ signature }) => signature.shape === old.signature.shape) ?? null;
}

function countIn(candidates: readonly Assertion[]): Assertion | null {
  return candidates.find(({ isCount }) => isCount) ?? null;
}

function rewritten(old: Assertion, assertion: Assertion): Pick<TestDifference, 'kind' | 'what'> {
  const hindrance = hindranceOf(old, assertion);
  if (hindrance && (isSame(old, assertion) || isKept(old, assertion)))
    return { kind: 'weakened', what: hindranceWords(hindrance) };
  const evener = evenerIn(old, assertion);
  const lost = withoutFields(missing(old.followed, assertion.followed), assertion);
  if (evener !== null && lost.length === 0)
    return { kind: 'weakened', what: `has an assertion that now evens out what it compares (${evener})` };
  const gained = missing(assertion.followed, old.followed);
  const said = missing(old.signature.literals, assertion.signature.literals);
  const says = missing(assertion.signature.literals, old.signature.literals);
  if (isWeaker(old, assertion))
    return { kind: 'weakened', what: `has an assertion that demands less than before${exchange(said, says)}` };
  if (stopsAsking(old, assertion))
    return { kind: 'weakened', what: 'has an assertion that no longer asks the code for what it compares' };
  const isSaying = (literal: string): boolean => !literal.startsWith('c:');
  if (isOpposite(old, assertion) && ![...lost, ...gained].some(isSaying))
    return { kind: 'modified', what: `has an assertion that demands the opposite of before${exchange(said, says)}` };
  if (gained.length === 0 && lost.length > 0)
    return { kind: 'weakened', what: `has an assertion that compares with less than before${exchange(lost, gained)}` };
  if (lost.length === 0)
    return { kind: 'modified', what: 'has an assertion that feeds or expects its values otherwise' };
  return { kind: 'modified', what: `has an assertion that feeds or expects something else${exchange(lost, gained)}` };
}

function headOf(range: Range): Range {
  return { ...range, endLine: range.startLine, endColumn: range.startColumn + 1 };
}
