import type { PairNode, SyntaxNode } from '../model/source.ts';
import { childrenOf, dottedName } from '../model/traversal.ts';
import { literalOf } from './sites.ts';

/** Fewer entries are no table. */
const FEWEST_ENTRIES = 2;

/** Methods that store a value under a key. */
const STORING = /^(?:put|putIfAbsent|Add|TryAdd|insert|emplace|store)$/;

/** Languages in which maps are filled by calls and statements as often as by literals. */
const STORES_ENTRIES: ReadonlySet<string> = new Set([
  'java',
  'kotlin',
  'csharp',
  'cpp',
  'rust',
  'scala',
  'shell',
  'dart',
]);

/**
 * The entries of a table that is no literal of the language: `Map.of("a", 1, "b", 2)`, and statements side by side that
 * store values under keys (`seen.put("a", 1);`, `seen["a"] = 1`) in one and the same map.
 */
export function storedEntries(node: SyntaxNode, language: string): readonly PairNode[] {
  if (!STORES_ENTRIES.has(language)) return [];
  if (node.kind === 'call') return listedEntries(node);
  if (node.kind !== 'block') return [];
  const byMap = new Map<string, PairNode[]>();
  for (const child of childrenOf(node)) {
    const stored = storedIn(child);
    if (!stored) continue;
    const entries = byMap.get(stored.map) ?? [];
    entries.push(stored.entry);
    byMap.set(stored.map, entries);
  }
  return [...byMap.values()].filter((entries) => entries.length >= FEWEST_ENTRIES).flat();
}

function listedEntries(call: SyntaxNode & { readonly kind: 'call' }): readonly PairNode[] {
  const { arguments: args } = call;
  if (args.length < 2 * FEWEST_ENTRIES || args.length % 2 === 1) return [];
  if (!/Map\.(?:of|copyOf)$/.test(dottedName(call.callee))) return [];
  const keys = args.filter((_, at) => at % 2 === 0);
  const values = args.filter((_, at) => at % 2 === 1);
  if (!keys.every(isKey)) return [];
  return keys.flatMap((key, at) => {
    const value = values[at];
    return value ? [pairOf(key, value)] : [];
  });
}

function storedIn(statement: SyntaxNode): { readonly map: string; readonly entry: PairNode } | null {
  if (statement.kind === 'assign' && statement.operator === '=' && statement.target.kind === 'index') {
    const { object, index } = statement.target;
    return isKey(index) ? { map: dottedName(object), entry: pairOf(index, statement.value) } : null;
  }
  if (statement.kind !== 'call' || statement.callee.kind !== 'member') return null;
  const { object, property } = statement.callee;
  const [key, value, further] = statement.arguments;
  if (!STORING.test(property) || !key || !value || further || !isKey(key)) return null;
  return { map: dottedName(object), entry: pairOf(key, value) };
}

function isKey(node: SyntaxNode): boolean {
  if (node.kind === 'list')
    return node.elements.length > 0 && node.elements.every((element) => literalOf(element) !== null);
  return literalOf(node) !== null;
}

function pairOf(key: SyntaxNode, value: SyntaxNode): PairNode {
  const range = { ...key.range, endLine: value.range.endLine, endColumn: value.range.endColumn };
  return { kind: 'pair', range, key, value };
}
