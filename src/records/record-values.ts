import { append } from '../model/lists.ts';
import type { KnownValue, Role } from '../model/oracle.ts';
import { isScalar, type DataNode } from './data.ts';
import { distinct } from './lines.ts';
import { roleOfKey } from './roles.ts';
import { numberValue, stringValues } from './values.ts';

/** A scalar of a record with what its keys say about it. */
interface Leaf {
  readonly node: DataNode;
  /** Role given by the nearest telling key above; null when none tells. */
  readonly role: Role | null;
}

/** Where a walk through a record stands. */
interface Visit {
  readonly node: DataNode;
  readonly role: Role | null;
  /** Everything below an input is input, below an answer answer, whatever it is called there. */
  readonly isFixed: boolean;
}

/** How the leaves of a record get their roles. */
export interface RecordContext {
  /** Role that keys further out have given; it holds for every leaf. */
  readonly role: Role | null;
  /** Whether keys say what a value is to its test; they do not in markup. */
  readonly readsKeys: boolean;
  /** Whether collections below are part of the record; otherwise its own scalars alone are. */
  readonly isDeep: boolean;
}

/** Values of one scalar; none for null and truth values. */
export function scalarValues(node: DataNode, role: Role): KnownValue[] {
  if (node.kind === 'string') return stringValues(node.text, role, node.line);
  return node.kind === 'number' ? [numberValue(node.text, role, node.line)] : [];
}

/**
 * The known values of a record: its keys as fields, its scalars by the role of their keys.
 *
 * A leaf whose key tells nothing is an answer, since a golden's content is expected output. The exception is a record
 * that names its answer (`{"qty": 3, "price": 2.5, "expected": 7.5}`): what stands beside it was fed to the test.
 */
export function recordValues(record: DataNode, context: RecordContext): KnownValue[] {
  const fields: KnownValue[] = [];
  const leaves: Leaf[] = [];
  const pending: Visit[] = [{ node: record, role: context.role, isFixed: context.role !== null }];
  for (let visit = pending.pop(); visit; visit = pending.pop()) {
    const { node } = visit;
    const below: Visit[] = [];
    if (node.kind === 'map') {
      for (const { key, keyLine, value } of node.entries) {
        if (!context.isDeep && !isScalar(value)) continue;
        if (context.readsKeys && key !== '') append(fields, fieldValues(key, keyLine));
        const own = context.readsKeys && !visit.isFixed ? roleOfKey(key) : null;
        const isFixed = visit.isFixed || (own !== null && own !== 'case-id');
        below.push({ node: value, role: own ?? visit.role, isFixed });
      }
    } else if (node.kind === 'list') {
      for (const item of node.items) if (context.isDeep || isScalar(item)) below.push({ ...visit, node: item });
    } else leaves.push({ node, role: visit.role });
    for (let i = below.length - 1; i >= 0; i--) {
      const next = below[i];
      if (next) pending.push(next);
    }
  }
  const namesAnswer = leaves.some((leaf) => leaf.role === 'expected' && leaf.role !== context.role);
  const untold: Role = namesAnswer ? 'input' : 'expected';
  return distinct([...leaves.flatMap((leaf) => scalarValues(leaf.node, leaf.role ?? untold)), ...fields]);
}

/** A key as field value; without the number it may spell, which nobody would look up. */
function fieldValues(key: string, line: number): KnownValue[] {
  return key.trim() === '' ? [] : [{ kind: 'string', text: key, role: 'field', line }];
}

/** The text that names a record: its first case id. */
export function recordName(values: readonly KnownValue[]): string {
  return values.find((value) => value.role === 'case-id')?.text ?? '';
}
