import { append } from '../model/lists.ts';
import type { KnownValue, OracleCase, Role } from '../model/oracle.ts';
import { countLeaves, isScalar, type DataEntry, type DataList, type DataMap, type DataNode } from './data.ts';
import {
  areAlike,
  holdsCases,
  isCaseRole,
  isPairMap,
  isPairRow,
  keyRole,
  parallelLists,
  type Columns,
} from './record-shapes.ts';
import { recordName, recordValues, scalarValues } from './record-values.ts';
import { roleOfKey } from './roles.ts';
import { stringValues, type CaseCollector } from './values.ts';

/** Leaves a nested object may have to be one case. */
const SMALL = 12;

/** Leaves a record of a table may have to be one case; a larger one is taken apart. */
const RECORD = 32;

export interface CaseOptions {
  /** False for markup, whose tags and attributes say nothing about roles. */
  readonly readsKeys: boolean;
  /** Name for cases that have none of their own, e.g. of the snapshot entry. */
  readonly name: string;
  /** Role of everything below, when the surroundings settle it. */
  readonly role: Role | null;
}

export const PLAIN_OPTIONS: CaseOptions = { readsKeys: true, name: '', role: null };

/** A collection still to be taken apart. */
interface Visit {
  readonly node: DataMap | DataList;
  readonly role: Role | null;
  readonly name: string;
  readonly isRoot: boolean;
}

/**
 * Makes small cases of nested data: a record each for the objects of a list and for the objects of a map, a pair each
 * for the entries of a plain map, a row each for inner lists, an entry each for what stands alone in something big.
 */
export function addDataCases(collector: CaseCollector, root: DataNode, options: CaseOptions = PLAIN_OPTIONS): void {
  if (isScalar(root)) {
    addCase(collector, 'entry', root, options.name, scalarValues(root, options.role ?? 'expected'));
    return;
  }
  new CaseMaker(collector, options, countLeaves(root)).run(root);
}

class CaseMaker {
  readonly #collector: CaseCollector;
  readonly #options: CaseOptions;
  readonly #counts: ReadonlyMap<DataNode, number>;
  readonly #pending: Visit[] = [];

  constructor(collector: CaseCollector, options: CaseOptions, counts: ReadonlyMap<DataNode, number>) {
    this.#collector = collector;
    this.#options = options;
    this.#counts = counts;
  }

  run(root: DataMap | DataList): void {
    this.#pending.push({ node: root, role: this.#options.role, name: this.#options.name, isRoot: true });
    for (let visit = this.#pending.pop(); visit && !this.#collector.full; visit = this.#pending.pop()) {
      const later = visit.node.kind === 'map' ? this.#map(visit.node, visit) : this.#list(visit.node, visit);
      for (let i = later.length - 1; i >= 0; i--) {
        const next = later[i];
        if (next) this.#pending.push(next);
      }
    }
  }

  #map(map: DataMap, visit: Visit): Visit[] {
    const { entries } = map;
    if (entries.every((entry) => isScalar(entry.value))) {
      if (this.#isPairs(entries, visit)) this.#pairs(entries);
      else if (entries.length <= (visit.isRoot ? RECORD : SMALL)) this.#record(map, visit, true);
      else this.#entries(entries, visit);
      return [];
    }
    if (this.#options.readsKeys && visit.role === null) {
      const columns = parallelLists(entries);
      if (columns) return this.#columns(columns, map, visit);
      if (
        entries.some((entry) => isCaseRole(roleOfKey(entry.key))) &&
        this.#size(map) <= RECORD &&
        !this.#holdsCases(map)
      ) {
        this.#record(map, visit, true);
        return [];
      }
    }
    if (entries.length > 1 && entries.every((entry) => entry.value.kind === 'map'))
      return this.#recordMap(entries, visit);
    if (this.#size(map) <= SMALL && !this.#holdsCases(map)) {
      this.#record(map, visit, true);
      return [];
    }
    this.#entries(
      entries.filter((entry) => isScalar(entry.value)),
      visit,
    );
    return entries.flatMap((entry) => this.#below(entry, visit));
  }

  /** Below an input everything is input; the output of one test is no table unless its keys are data. */
  #isPairs(entries: readonly DataEntry[], visit: Visit): boolean {
    if (!this.#options.readsKeys || (visit.role !== null && visit.role !== 'expected')) return false;
    return isPairMap(entries, (visit.isRoot && visit.role === null) || entries.length > SMALL);
  }

  /** `{"inputs": [a, b], "expected": [c, d]}`: what stands at the same place belongs together. */
  #columns({ inputs, answers }: Columns, map: DataMap, visit: Visit): Visit[] {
    inputs.items.forEach((input, index) => {
      const answer = answers.items[index];
      if (!answer || this.#size(input) + this.#size(answer) > RECORD) return;
      const values = [
        ...recordValues(input, { role: 'input', readsKeys: true, isDeep: true }),
        ...recordValues(answer, { role: 'expected', readsKeys: true, isDeep: true }),
      ];
      const line = Math.min(input.line, answer.line);
      addCase(this.#collector, 'pair', { line, endLine: Math.max(input.endLine, answer.endLine) }, visit.name, values);
    });
    const others = map.entries.filter((entry) => entry.value !== inputs && entry.value !== answers);
    this.#entries(
      others.filter((entry) => isScalar(entry.value)),
      visit,
    );
    return others.flatMap((entry) => this.#below(entry, visit));
  }

  #below({ key, value }: DataEntry, visit: Visit): Visit[] {
    if (isScalar(value)) return [];
    const role = this.#options.readsKeys ? roleOfKey(key) : null;
    // A list called `inputs` or `cases.id` settles what is in it; a list of whole cases called `results` does not.
    const holdsRecords = value.kind === 'list' && value.items.some((item) => item.kind === 'map');
    const settled = role === null || role === 'case-id' || holdsRecords ? null : role;
    return [{ node: value, role: visit.role ?? settled, name: key || visit.name, isRoot: false }];
  }

  /** A map of objects is a table whose rows have names. */
  #recordMap(entries: readonly DataEntry[], visit: Visit): Visit[] {
    const later: Visit[] = [];
    const isTable = this.#options.readsKeys && areAlike(entries.map((entry) => entry.value));
    // XML repeats the name of the element; it names no case then.
    const hasNames = isTable && new Set(entries.map((entry) => entry.key)).size === entries.length;
    for (const { key, keyLine, value } of entries) {
      if (value.kind !== 'map') continue;
      const role = this.#options.readsKeys ? keyRole(key, value, hasNames) : null;
      const named = role === null ? [] : stringValues(key, role, keyLine);
      if (this.#size(value) <= (isTable ? RECORD : SMALL)) {
        this.#record(value, { ...visit, name: key || visit.name }, true, named, keyLine);
        continue;
      }
      const scalars = value.entries.filter((entry) => isScalar(entry.value));
      if (isTable && scalars.length <= RECORD) {
        this.#record(value, { ...visit, name: key || visit.name }, false, named, keyLine);
        for (const entry of value.entries) append(later, this.#below(entry, { ...visit, name: key || visit.name }));
      } else {
        addCase(this.#collector, 'entry', { line: keyLine, endLine: keyLine }, key, named);
        later.push({ node: value, role: visit.role, name: key || visit.name, isRoot: false });
      }
    }
    return later;
  }

  #list(list: DataList, visit: Visit): Visit[] {
    const { items } = list;
    if (items.every(isScalar)) {
      this.#scalars(list, visit);
      return [];
    }
    const isPairs = visit.role === null && items.length > 1 && items.every(isPairRow);
    const later: Visit[] = [];
    for (const item of items) {
      if (isScalar(item)) {
        addCase(this.#collector, 'entry', item, visit.name, scalarValues(item, visit.role ?? 'expected'));
      } else if (item.kind === 'map') {
        // No spread: a record can hold more lists than a call may have arguments.
        for (const next of this.#listedRecord(item, visit)) later.push(next);
      } else if (isPairs) this.#pairRow(item, visit);
      else if (this.#size(item) <= SMALL) {
        const values = recordValues(item, this.#context(visit, true));
        addCase(this.#collector, 'row', item, visit.name, values);
      } else later.push({ ...visit, node: item, isRoot: false });
    }
    return later;
  }

  #listedRecord(record: DataMap, visit: Visit): Visit[] {
    if (this.#size(record) <= RECORD) {
      this.#record(record, visit, true);
      return [];
    }
    const scalars = record.entries.filter((entry) => isScalar(entry.value));
    if (scalars.length > RECORD) return [{ ...visit, node: record, isRoot: false }];
    this.#record(record, visit, false);
    return record.entries.flatMap((entry) => this.#below(entry, visit));
  }

  #pairRow(row: DataList, visit: Visit): void {
    const [input, answer] = row.items;
    if (!input || !answer) return;
    const values = [...scalarValues(input, 'input'), ...scalarValues(answer, 'expected')];
    addCase(this.#collector, 'pair', row, visit.name, values);
  }

  #scalars(list: DataList, visit: Visit): void {
    const role = visit.role ?? 'expected';
    if (list.items.length <= SMALL) {
      const values = list.items.flatMap((item) => scalarValues(item, role));
      addCase(this.#collector, 'row', list, visit.name, values);
      return;
    }
    for (const item of list.items) addCase(this.#collector, 'entry', item, visit.name, scalarValues(item, role));
  }

  /** A plain map: what a function was given, and what it made of it. */
  #pairs(entries: readonly DataEntry[]): void {
    for (const { key, keyLine, value } of entries) {
      const values = [...stringValues(key, 'input', keyLine), ...scalarValues(value, 'expected')];
      addCase(this.#collector, 'pair', { line: keyLine, endLine: value.endLine }, '', values);
    }
  }

  /** Scalars of a big object, each in a case of its own. */
  #entries(entries: readonly DataEntry[], visit: Visit): void {
    for (const entry of entries) {
      const map: DataMap = { kind: 'map', line: entry.keyLine, endLine: entry.value.endLine, entries: [entry] };
      const values = recordValues(map, this.#context(visit, true));
      addCase(this.#collector, 'entry', map, visit.name, values);
    }
  }

  #record(
    map: DataMap,
    visit: Visit,
    isDeep: boolean,
    named: readonly KnownValue[] = [],
    startLine: number = map.line,
  ): void {
    const values = [...named, ...recordValues(map, this.#context(visit, isDeep))];
    const place = { line: Math.min(startLine, map.line), endLine: map.endLine };
    addCase(this.#collector, 'record', place, recordName(values) || visit.name, values);
  }

  #holdsCases(map: DataMap): boolean {
    return this.#options.readsKeys && holdsCases(map);
  }

  #context(visit: Visit, isDeep: boolean): { role: Role | null; readsKeys: boolean; isDeep: boolean } {
    return { role: visit.role, readsKeys: this.#options.readsKeys, isDeep };
  }

  #size(node: DataNode): number {
    return this.#counts.get(node) ?? 1;
  }
}

function addCase(
  collector: CaseCollector,
  kind: OracleCase['kind'],
  place: { readonly line: number; readonly endLine: number },
  name: string,
  values: readonly KnownValue[],
): void {
  // Keys alone say nothing that a case could be convicted of.
  if (values.every((value) => value.role === 'field')) return;
  collector.add({ kind, name, startLine: place.line, endLine: Math.max(place.line, place.endLine), values });
}
