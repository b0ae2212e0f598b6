import type { CallNode, FunctionNode, LoopNode, SyntaxNode } from '../model/source.ts';
import { foldCall, isFoldable, pathOf, plainName } from './calls.ts';
import { byteNumbers, countValue, elementsOf, listValue, traced, type Value } from './folded-value.ts';
import type { Bindings, Folding } from './folding.ts';

const MAPPINGS: ReadonlySet<string> = new Set(['map', 'arraymap', 'collect', 'select', 'flatmap']);

/** `chr(c ^ 7) for c in […]`: a comprehension is a loop that stands in an expression. */
export function foldComprehension(
  node: LoopNode,
  folding: Folding,
  bindings: Bindings | null,
  depth: number,
): Value | null {
  const [variable, iterated, condition] = node.header;
  if (variable?.kind !== 'name' || !iterated || condition) return null;
  const source = folding.fold(iterated, folding, bindings, depth + 1);
  return (
    source &&
    mapElements(source, (element) =>
      folding.fold(node.body, folding, new Map([...(bindings ?? []), [variable.text, element]]), depth + 1),
    )
  );
}

/** `map(chr, […])`, `[…].map(c => String.fromCharCode(c))`, `array_map('chr', […])`; null for other calls. */
export function foldMapping(node: CallNode, folding: Folding, bindings: Bindings | null, depth: number): Value | null {
  const { callee } = node;
  const path = pathOf(callee);
  if (!MAPPINGS.has(plainName(path.slice(path.lastIndexOf('.') + 1)))) return null;
  const isFunction = (argument: SyntaxNode): boolean =>
    argument.kind === 'function' || argument.kind === 'name' || argument.kind === 'member';
  const mapper = node.arguments.find(isFunction) ?? node.arguments[0];
  const other = node.arguments.find((argument) => argument !== mapper);
  const source = other ?? (callee.kind === 'member' ? callee.object : undefined);
  const values = source && folding.fold(source, folding, bindings, depth + 1);
  if (!values || !mapper) return null;
  if (mapper.kind === 'function') {
    const body = expressionOf(mapper);
    const [first, second] = mapper.parameters;
    if (!body || !first) return null;
    return mapElements(values, (element, i) => {
      const inner = new Map([...(bindings ?? []), [first.name, element]]);
      const index = second && countValue(i, element.trace);
      if (second && index) inner.set(second.name, index);
      return folding.fold(body, folding, inner, depth + 1);
    });
  }
  const named = mapper.kind === 'string' ? mapper.value : pathOf(mapper);
  const name = plainName(named.slice(named.lastIndexOf('.') + 1));
  if (!isFoldable(name)) return null;
  return mapElements(values, (element) =>
    foldCall({ name, path: named, subject: element, rest: [], isMethod: mapper.kind === 'string' }),
  );
}

/** What a lambda of a single expression yields; null for longer ones. */
function expressionOf({ body }: FunctionNode): SyntaxNode | null {
  let node: SyntaxNode = body;
  for (let i = 0; i < 4; i++) {
    if (node.kind === 'return') return node.value;
    if (node.kind !== 'block') return node;
    const [only, second]: readonly SyntaxNode[] = node.children;
    if (!only || second) return null;
    node = only;
  }
  return null;
}

/** Applies a body to every element; over a text first with its characters, then with the numbers of its bytes. */
function mapElements(source: Value, body: (element: Value, index: number) => Value | null): Value | null {
  const attempt = (values: Value | null): Value | null => {
    const list = values && elementsOf(values);
    if (!list) return null;
    const made: Value[] = [];
    for (const [i, element] of list.elements.entries()) {
      const value = body(element, i);
      if (value === null) return null;
      made.push(value);
    }
    return listValue(made, traced([source, ...made.slice(0, 8)], 'computed'));
  };
  return attempt(source) ?? (source.kind === 'text' ? attempt(byteNumbers(source)) : null);
}
