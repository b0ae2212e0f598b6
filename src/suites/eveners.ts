import type { CallNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';

/** Functions that make different values alike, whichever way they are called. */
const EVENING: ReadonlySet<string> = new Set([
  'trim', 'trimStart', 'trimEnd', 'strip', 'lstrip', 'rstrip', 'TrimSpace', 'lower', 'upper', 'toLowerCase', 'toUpperCase',
  'ToLower', 'ToUpper', 'casefold', 'downcase', 'upcase', 'sort', 'sorted', 'toSorted', 'Sort', 'round', 'toFixed', 'Round',
  'floor', 'Floor', 'ceil', 'Ceil', 'trunc', 'Trunc', 'normalize', 'EqualFold', 'uniq', 'unique', 'sortBy', 'SortFunc',
  'TrimSuffix', 'TrimPrefix', 'Trim', 'TrimRight', 'TrimLeft', 'removesuffix', 'removeprefix', 'toPrecision',
]); // prettier-ignore
/** The same where they are called by their bare name: methods of these names do other things. */
const EVENING_BARE: ReadonlySet<string> = new Set(['set', 'frozenset', 'Set', 'abs', 'int', 'bool', 'Boolean', 'Abs']);
/** The same where they say what is put in the place of what. */
const REPLACING: ReadonlySet<string> = new Set([
  'replace',
  'replaceAll',
  'ReplaceAll',
  'Replace',
  'sub',
  'gsub',
  'translate',
]);
/** Go's packages whose functions sort what they are given. */
const SORTING_OWNERS = /^(?:sort|slices)$/;

/** What functions of one purpose have in common: a test may well use another of them. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:replace|sub$|gsub|translate)/i, 'replace'],
  [/^(?:trim|l?strip|rstrip|remove)/i, 'trim'],
  [/^(?:(?:to)?_?(?:lower|upper)|casefold|downcase|upcase|EqualFold)/i, 'case'],
  [/^(?:round|toFixed|toPrecision|floor|ceil|trunc|int$)/i, 'round'],
  [/sort/i, 'sort'],
  [/^(?:frozen)?set$/i, 'set'],
];

function familyOf(name: string): string {
  return FAMILIES.find(([pattern]) => pattern.test(name))?.[1] ?? name;
}

/** The functions in a piece of code that make different values alike. */
export function evenersIn(root: SyntaxNode, isSet: (node: SyntaxNode) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  walk(root, (node) => {
    if (node.kind === 'call') {
      const name = evenerOf(node);
      if (name !== null) found.add(familyOf(name));
    } else if (node.kind === 'list' && isSet(node)) found.add('set');
  });
  return found;
}

function evenerOf(call: CallNode): string | null {
  const parts = dottedName(call.callee).split('.');
  const name = parts.at(-1) ?? '';
  const isBare = call.callee.kind === 'name' || /^(?:math|Math|np|numpy)$/.test(parts.at(-2) ?? '');
  if (EVENING.has(name)) return name;
  if (EVENING_BARE.has(name)) {
    // How far two values lie apart is a comparison of both.
    const [of] = call.arguments;
    const isDistance = /^abs$/i.test(name) && of?.kind === 'binary' && of.operator === '-';
    return isBare && call.arguments.length === 1 && !isDistance ? name : null;
  }
  if (REPLACING.has(name)) return call.arguments.length >= 2 || name === 'translate' ? name : null;
  return SORTING_OWNERS.test(parts.at(-2) ?? '') && /^(?:Strings|Ints|Slice|SliceStable|Sort\w*)$/.test(name)
    ? `${parts.at(-2) ?? ''}.${name}`
    : null;
}

/** Names that a body evens out by a statement of its own: `stops.sort()`, `sort.Strings(got)`. */
export function evenedNames(body: SyntaxNode): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  walk(body, (node, ancestors) => {
    if (node.kind !== 'call' || ancestors.at(-1)?.kind !== 'block') return;
    const evener = evenerOf(node);
    if (evener === null) return;
    const owner = node.callee.kind === 'member' ? node.callee.object : null;
    for (const target of [owner, node.arguments[0]])
      if (target?.kind === 'name') found.set(target.text, (found.get(target.text) ?? new Set()).add(familyOf(evener)));
  });
  return found;
}
