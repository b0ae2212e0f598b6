/** Nested data with positions: what every structured golden format is turned into before cases are made of it. */

/** Where something stands: UTF-16 offsets into the text that was parsed, the end exclusive. */
export interface DataSpan {
  readonly start: number;
  readonly end: number;
}

interface Placed {
  readonly line: number;
  readonly endLine: number;
  /** Absent where the parser knows lines only (XML, printed values), and where a collection has no brackets (TOML). */
  readonly span?: DataSpan | null;
}

/** A string, decoded. */
export interface DataString extends Placed {
  readonly kind: 'string';
  readonly text: string;
  /** It stands line by line in the text, as in a block of YAML. */
  readonly isBlock?: boolean;
}

/** A number; `text` is the literal as written, or its canonical form. */
export interface DataNumber extends Placed {
  readonly kind: 'number';
  readonly text: string;
}

/** Null, a truth value, an alias to a collection: it has a place but says nothing. */
export interface DataNothing extends Placed {
  readonly kind: 'nothing';
  /** As written (`true`, `~`, the name of an alias); empty or absent when there is nothing. */
  readonly source?: string;
}

/** An entry of a map. Keys may repeat (XML elements do); an empty key means that there is none. */
export interface DataEntry {
  readonly key: string;
  readonly keyLine: number;
  /** Absent when there is no key, or its place is not known. */
  readonly keySpan?: DataSpan | null;
  readonly value: DataNode;
}

export interface DataMap extends Placed {
  readonly kind: 'map';
  readonly entries: readonly DataEntry[];
}

export interface DataList extends Placed {
  readonly kind: 'list';
  readonly items: readonly DataNode[];
}

export type DataScalar = DataString | DataNumber | DataNothing;

export type DataNode = DataScalar | DataMap | DataList;

/** What a parser of nested data hands over: one root a document, and why part of the text could not be read. */
export interface DataReading {
  readonly roots: readonly DataNode[];
  readonly problem: string | null;
  /** The problem is a work limit: there is more in the text than the roots hold. */
  readonly isCutShort?: boolean;
  /** Places of comments, where the format has them. */
  readonly comments?: readonly DataSpan[];
}

/** Nodes a parser may make of one file. More would cost memory without adding to the values that are kept. */
export const NODE_LIMIT = 1_000_000;

export function isScalar(node: DataNode): node is DataScalar {
  return node.kind !== 'map' && node.kind !== 'list';
}

/** The values below a node, one level down. */
function childNodes(node: DataNode): readonly DataNode[] {
  switch (node.kind) {
    case 'map':
      return node.entries.map((entry) => entry.value);
    case 'list':
      return node.items;
    default:
      return [];
  }
}

/**
 * Counts the strings and numbers below every collection of a tree. Iterative: hostile data nests deeper than the stack.
 * @returns Collections with their counts; scalars are left out.
 */
export function countLeaves(root: DataNode): ReadonlyMap<DataNode, number> {
  const order: DataNode[] = [];
  const pending: DataNode[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (isScalar(node)) continue;
    order.push(node);
    for (const child of childNodes(node)) pending.push(child);
  }
  const counts = new Map<DataNode, number>();
  // Parents were pushed before their children, so the reverse order knows every child before its parent.
  for (let i = order.length - 1; i >= 0; i--) {
    const node = order[i];
    if (!node) continue;
    let sum = 0;
    for (const child of childNodes(node)) {
      if (child.kind === 'string' || child.kind === 'number') sum++;
      else sum += counts.get(child) ?? 0;
    }
    counts.set(node, sum);
  }
  return counts;
}
