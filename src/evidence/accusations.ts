import type { Level } from '../model/finding.ts';
import { largest } from '../model/lists.ts';
import type { EnclosingFunction } from '../model/literal.ts';
import type { Range } from '../model/range.ts';
import type { Knowledge, Match, ProductFile, Scene } from '../model/rule.ts';
import type { Unit } from '../model/unit.ts';
import { bendKey, severalBends } from './bent-answers.ts';
import { loneKey, type LoneKey } from './lone-keys.ts';
import { isAnswer, loneValue, type LoneValue } from './lone-values.ts';
import { Lookup } from './lookup.ts';
import { bestPair, type Pair } from './pairs.ts';
import { withoutSchemaWords } from './schema-words.ts';
import { sequenceIn, truthsIn } from './sequences.ts';
import { ValueWeights } from './value-weight.ts';
import { PAIR, SUM } from './weights.ts';

/** What a unit contributes to the suspicion of its function. */
export interface Clue {
  readonly unit: Unit;
  readonly bits: number;
  readonly pair: Pair | null;
  readonly key: LoneKey | null;
  readonly lone: readonly LoneValue[];
  readonly matches: readonly Match[];
  readonly isCarveOut: boolean;
}

/** A function or data file whose clues add up. */
export interface Accusation {
  readonly file: ProductFile;
  readonly function: EnclosingFunction | null;
  readonly level: Level;
  readonly bits: number;
  /** The heaviest first. */
  readonly clues: readonly Clue[];
  /** Lines from the first to the last heavy clue. */
  readonly span: Range;
}

/** What every judgement needs. */
interface Court {
  readonly knowledge: Knowledge;
  readonly lookup: Lookup;
  readonly weights: ValueWeights;
}

const remembered = new WeakMap<Knowledge, readonly Accusation[]>();

/**
 * Weighs every unit of the change against the oracle and adds up what stands in one function (or one data file, or at
 * a file's top level). One weighing serves all rules about product code; it is done once a scan.
 */
export function accusationsOf(scene: Scene, knowledge: Knowledge): readonly Accusation[] {
  let accusations = remembered.get(knowledge);
  if (!accusations) {
    const court: Court = { knowledge, lookup: new Lookup(knowledge), weights: new ValueWeights(knowledge) };
    accusations = scene.product.flatMap((file) => accuseFile(file, court));
    remembered.set(knowledge, accusations);
  }
  return accusations;
}

function accuseFile(file: ProductFile, court: Court): readonly Accusation[] {
  const groups = new Map<EnclosingFunction | null, Unit[]>();
  for (const unit of withoutSchemaWords(file)) {
    const group = groups.get(unit.function);
    if (group) group.push(unit);
    else groups.set(unit.function, [unit]);
  }
  return [...groups].flatMap(([enclosing, units]) => {
    const accusation = accuse(file, enclosing, units, court);
    return accusation ? [accusation] : [];
  });
}

function accuse(
  file: ProductFile,
  enclosing: EnclosingFunction | null,
  units: readonly Unit[],
  court: Court,
): Accusation | null {
  const clues = units.flatMap((unit) => {
    const clue = clueOf(unit, court);
    return clue ? [clue] : [];
  });
  const byLine = new Map<string, Clue>();
  for (const clue of weighTables(units, clues)) {
    const { startLine, startColumn } = clue.unit.range;
    // One line of arithmetic may hold several exceptions.
    const place = clue.unit.isBend === true ? `${String(startLine)}:${String(startColumn)}` : String(startLine);
    const present = byLine.get(place);
    if (
      !present ||
      clue.isCarveOut > present.isCarveOut ||
      (clue.isCarveOut === present.isCarveOut && clue.bits > present.bits)
    )
      byLine.set(place, clue);
  }
  const heavy = [...byLine.values()].toSorted(
    (a, b) =>
      Number(b.isCarveOut) - Number(a.isCarveOut) || b.bits - a.bits || a.unit.range.startLine - b.unit.range.startLine,
  );
  const bits =
    sumOf(heavy) +
    structureOf(heavy, court.weights) +
    severalBends(units, heavy) +
    groupOf(heavy) -
    Math.log2(1 + units.length / SUM.unitsForOneBit);
  const carved = heavy.find((clue) => clue.isCarveOut);
  const level = levelOf(bits, carved);
  const first = heavy[0];
  if (level === null || !first) return null;
  const telling = heavy.filter(
    (clue) => clue.bits >= 1 || clue.isCarveOut || clue.lone.some(({ groupBits }) => groupBits > 0),
  );
  const shown = telling.length > 0 ? telling : [first];
  return { file, function: enclosing, level, bits: Math.round(bits * 10) / 10, clues: shown, span: spanOf(shown) };
}

/** A table that the tests know in part only is the product's own: its entries say the less, the more are strange. */
function weighTables(units: readonly Unit[], clues: readonly Clue[]): readonly Clue[] {
  const sizes = countBy(units);
  const known = countBy(clues.filter(({ pair, key }) => pair !== null || key !== null).map(({ unit }) => unit));
  const alone = countBy(clues.map(({ unit }) => unit));
  return clues.map((clue) => {
    const { container } = clue.unit;
    if (container === null || clue.unit.kind === 'list' || clue.unit.kind === 'joined') return clue;
    const share = (known.get(container) ?? alone.get(container) ?? 0) / Math.max(1, sizes.get(container) ?? 1);
    const factor = Math.max(PAIR.strangeTable, Math.min(1, PAIR.tableShare * share));
    const lone = clue.lone.map((value) => ({ ...value, groupBits: value.groupBits * factor }));
    return { ...clue, bits: clue.bits * factor, lone };
  });
}

function countBy(units: readonly Unit[]): ReadonlyMap<Range, number> {
  const counts = new Map<Range, number>();
  for (const { container, kind } of units) {
    if (container !== null && kind !== 'list' && kind !== 'joined')
      counts.set(container, (counts.get(container) ?? 0) + 1);
  }
  return counts;
}

function levelOf(bits: number, carved: Clue | undefined): Level | null {
  if (bits >= SUM.violation || (carved && !carved.pair?.isWordy)) return 'violation';
  return bits >= SUM.probation || carved ? 'probation' : null;
}

function clueOf(unit: Unit, court: Court): Clue | null {
  const { knowledge, lookup, weights } = court;
  const hasPair = unit.kind !== 'list' && unit.kind !== 'joined' && unit.kind !== 'return';
  const pair = hasPair ? bestPair(unit, lookup, knowledge, weights) : null;
  const lone =
    unit.kind === 'list' ? [] : unit.results.flatMap((atom) => loneValue(atom, unit, lookup, knowledge, weights) ?? []);
  const sequence = unit.kind === 'list' ? sequenceIn(unit, knowledge.files, weights) : truthsIn(unit, knowledge.files);
  const alone = largest(
    lone.map(({ bits }) => bits),
    0,
  );
  const key = bendKey(unit, lookup, knowledge, weights) ?? loneKey(unit, lookup, knowledge, weights);
  const bits = Math.max(pair?.bits ?? 0, alone + (key?.bits ?? 0), sequence?.bits ?? 0);
  const isCarveOut = pair?.isCarveOut ?? false;
  if (bits <= 0 && !isCarveOut && lone.every(({ groupBits }) => groupBits <= 0)) return null;
  const matches =
    pair && (pair.bits >= alone || isCarveOut)
      ? [...pair.results, ...pair.keys]
      : (sequence?.matches.slice(0, 2) ?? [
          ...lone.flatMap((value) => value.matches.slice(0, 1)),
          ...(key ? [key.match] : []),
        ]);
  return { unit, bits, pair, key, lone, matches, isCarveOut };
}

/**
 * Each line once; a value that a heavier line has counted says little again. Mappings of names count together as one,
 * with the fields that repeat their results.
 */
function sumOf(clues: readonly Clue[]): number {
  const counted = new Set<string>();
  const names = new Set<string>();
  let total = 0;
  let naming = 0;
  for (const clue of clues) {
    const { pair, lone, matches, unit } = clue;
    const key = matches.map(({ value }) => value.text).join('\0');
    const bits = clue.bits * (counted.has(key) ? SUM.repeated : 1);
    counted.add(key);
    const results = pair?.results.map(({ value }) => value.text) ?? [];
    const isRepeated = unit.keys.every((atom) => atom.isField) && results.every((text) => names.has(text));
    if (pair && (pair.isNaming || isRepeated) && lone.every((value) => value.bits <= 0)) {
      naming += bits;
      for (const text of results) names.add(text);
    } else total += bits;
  }
  return total + Math.min(PAIR.trivialMost, naming);
}

/** Branches of literals that wait for a test's inputs, several in one function, are a shape of their own. */
function structureOf(clues: readonly Clue[], weights: ValueWeights): number {
  let bits = 0;
  for (const { unit, pair } of clues) {
    if (!pair || unit.kind !== 'branch' || !unit.isPure) continue;
    const keys = new Set(
      pair.keys
        .filter(({ value }) => !weights.isWord(value.kind, value.text) && weights.isSpecial(value.kind, value.text))
        .map(({ value }) => value.text),
    ).size;
    if (keys >= 2) bits += SUM.pureBranch + SUM.furtherKey * Math.min(SUM.furtherKeys, keys - 2);
  }
  return Math.min(SUM.structureMost, bits);
}

/** Several answers of one test file, given without looking: together they say what none says alone. */
function groupOf(clues: readonly Clue[]): number {
  const byFile = new Map<string, Map<string, number>>();
  for (const { unit, lone } of clues) {
    const isGiven = unit.isPure && (unit.kind === 'return' ? unit.ignoresParameters : true);
    if (!isGiven) continue;
    for (const { atom, matches, groupBits, bits } of lone) {
      const match = matches.find(isAnswer) ?? matches[0];
      if (!match || groupBits <= 0 || bits > 0) continue;
      const values = byFile.get(match.file.path) ?? new Map<string, number>();
      values.set(atom.text, Math.max(values.get(atom.text) ?? 0, groupBits));
      byFile.set(match.file.path, values);
    }
  }
  const sums = [...byFile.values()].map((values) =>
    values.size >= 2 ? [...values.values()].reduce((sum, bits) => sum + bits, 0) : 0,
  );
  return largest(sums, 0);
}

function spanOf(clues: readonly Clue[]): Range {
  const ranges = clues.map(({ unit }) => unit.range);
  const first = ranges.reduce((a, b) =>
    b.startLine < a.startLine || (b.startLine === a.startLine && b.startColumn < a.startColumn) ? b : a,
  );
  const last = ranges.reduce((a, b) =>
    b.endLine > a.endLine || (b.endLine === a.endLine && b.endColumn > a.endColumn) ? b : a,
  );
  return {
    startLine: first.startLine,
    startColumn: first.startColumn,
    endLine: last.endLine,
    endColumn: last.endColumn,
  };
}
