import { append } from '../model/lists.ts';
import type { Role } from '../model/oracle.ts';
import { isScalar, type DataEntry, type DataList, type DataMap, type DataNode } from './data.ts';
import { isCaseName, isFieldName, roleOfKey } from './roles.ts';

/** Lists of equal length, one of inputs and one of answers. */
export interface Columns {
  readonly inputs: DataList;
  readonly answers: DataList;
}

export function parallelLists(entries: readonly DataEntry[]): Columns | null {
  const lists = entries.flatMap(({ key, value }) =>
    value.kind === 'list' ? [{ role: roleOfKey(key), list: value }] : [],
  );
  const inputs = lists.filter(({ role }) => role === 'input' || role === 'prompt');
  const answers = lists.filter(({ role }) => role === 'expected');
  const [input] = inputs;
  const [answer] = answers;
  if (!input || !answer || inputs.length > 1 || answers.length > 1) return null;
  const isParallel = input.list.items.length === answer.list.items.length && input.list.items.length > 1;
  return isParallel ? { inputs: input.list, answers: answer.list } : null;
}

/**
 * Whether test cases lie somewhere below a collection: objects with a key for input or answer. What is itself an input or
 * an answer is not searched. Iterative, as data nests deeper than the stack.
 */
export function holdsCases(root: DataMap | DataList): boolean {
  const pending: DataNode[] = [root];
  let visits = 0;
  for (let node = pending.pop(); node; node = pending.pop()) {
    // Asked on every level of a nest, so a search to its end would take quadratic time.
    if (++visits > 200) return false;
    if (node.kind === 'list') append(pending, node.items.slice(0, 100));
    if (node.kind !== 'map') continue;
    for (const { key, value } of node.entries) {
      if (!isCaseRole(roleOfKey(key))) pending.push(value);
      else if (node !== root) return true;
    }
  }
  return false;
}

/** A role that only the key of a test case's part has. */
export function isCaseRole(role: Role | null): boolean {
  return role === 'input' || role === 'expected' || role === 'prompt';
}

/** `[given, answer]`. */
export function isPairRow(node: DataNode): boolean {
  return node.kind === 'list' && node.items.length === 2 && node.items.every(isScalar);
}

/**
 * Whether a map of scalars pairs inputs with answers, and is not one record: no key names a role, all values are of one
 * kind, and the keys look like data, unless the place shows already that this is a table.
 */
export function isPairMap(entries: readonly DataEntry[], isTable: boolean): boolean {
  if (entries.length < 1 || entries.some((entry) => entry.key === '' || roleOfKey(entry.key) !== null)) return false;
  const kinds = new Set(entries.map((entry) => entry.value.kind).filter((kind) => kind !== 'nothing'));
  if (kinds.size !== 1) return false;
  return isTable || entries.some((entry) => !isFieldName(entry.key));
}

/** What the key of a named record is: the id of a case, what the case was given, or a mere field. */
export function keyRole(key: string, record: DataMap, hasNames: boolean): Role {
  if (!hasNames) return 'field';
  if (isCaseName(key)) return 'case-id';
  const hasInput = record.entries.some((entry) => ['input', 'prompt'].includes(roleOfKey(entry.key) ?? ''));
  return hasInput || isFieldName(key) ? 'case-id' : 'input';
}

/** Whether objects share most of their keys with the first, as the rows of a table do. */
export function areAlike(nodes: readonly DataNode[]): boolean {
  const [first] = nodes;
  if (first?.kind !== 'map') return false;
  const keys = new Set(first.entries.map((entry) => entry.key));
  return nodes.every((node) => {
    if (node.kind !== 'map') return false;
    const shared = node.entries.filter((entry) => keys.has(entry.key)).length;
    return shared > 0 && shared * 2 >= Math.max(keys.size, node.entries.length);
  });
}
