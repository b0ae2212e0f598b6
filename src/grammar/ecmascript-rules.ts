/** What JavaScript's and TypeScript's nodes need beyond the words of a table. */
import { spanOf } from '../model/range.ts';
import type { ArmNode, ImportNode, SyntaxNode } from '../model/source.ts';
import { decodeEscapes, ECMASCRIPT } from './escapes.ts';
import type { Part } from './part.ts';
import { assign, numberNode, stringNode, switchOn, template } from './rules.ts';

function decode(source: string): string {
  return decodeEscapes(source.replaceAll(/\r\n?/g, '\n'), ECMASCRIPT);
}

/** A template string. */
export function interpolated(part: Part): SyntaxNode {
  return template(part, 'template_substitution', decode);
}

export function quoted(part: Part): SyntaxNode {
  const { text } = part;
  const isClosed = text.length > 1 && text.endsWith(text.charAt(0));
  return stringNode(part, decode(text.slice(1, isClosed ? -1 : undefined)));
}

/** `017` is octal, unless a digit says otherwise (`018`). */
export function numeral(part: Part): SyntaxNode {
  return numberNode(part, part.text.replace(/^0(?=[0-7]+$)/, '0o'));
}

/** The expression of `x as T`, `x satisfies T`, `x!`: what follows is type or punctuation. */
export function first(part: Part): readonly SyntaxNode[] {
  return part.parts.find((child) => child.nodes.length > 0)?.nodes ?? [];
}

export function shorthand(part: Part): SyntaxNode {
  const value: SyntaxNode = { kind: 'name', range: part.range, text: part.text };
  return { kind: 'pair', range: part.range, key: value, value };
}

/** `case 1: case 2: f()` is one arm of two patterns. What falls through to the default stays an arm of its own. */
export function choice(part: Part): readonly SyntaxNode[] {
  return [switchOn('value')(part)]
    .flat()
    .map((node) => (node.kind === 'switch' ? { ...node, arms: merged(node.arms) } : node));
}

function merged(arms: readonly ArmNode[]): readonly ArmNode[] {
  const result: ArmNode[] = [];
  let waiting: ArmNode[] = [];
  for (const arm of arms) {
    const isEmpty = arm.body.kind === 'block' && arm.body.children.length === 0;
    if (isEmpty && arm.patterns.length > 0) {
      waiting.push(arm);
      continue;
    }
    const [first] = waiting;
    if (first && arm.patterns.length > 0) {
      const patterns = [...waiting.flatMap((before) => before.patterns), ...arm.patterns];
      result.push({ ...arm, range: spanOf(first.range, arm.range), patterns });
    } else {
      for (const before of waiting) result.push(before);
      result.push(arm);
    }
    waiting = [];
  }
  return result.concat(waiting);
}

export function arm(part: Part): SyntaxNode {
  return {
    kind: 'arm',
    range: part.range,
    patterns: part.all('value'),
    guard: null,
    body: statements(part, part.all('body')),
  };
}

/** Statements without braces around them; empty ones stand at the end of what they belong to. */
function statements(part: Part, nodes: readonly SyntaxNode[]): SyntaxNode {
  const from = part.at('body')?.start ?? part.end;
  return { kind: 'block', range: part.rangeBetween(from, part.end), syntax: 'statements', children: nodes };
}

/** The names bound by `import a, { b as c } from 'm'`: the last identifier of each part. */
export function imports(part: Part): SyntaxNode | readonly SyntaxNode[] {
  const clause = part.ofType('import_clause') ?? part.ofType('import_require_clause');
  const source = part.all('source')[0] ?? clause?.all('source')[0];
  if (source?.kind !== 'string') return part.rest();
  const names = (clause?.parts ?? []).flatMap((child) => {
    if (child.type === 'named_imports') return child.parts.flatMap((specifier) => boundName(specifier));
    return child.field === 'source' ? [] : boundName(child);
  });
  const node: ImportNode = { kind: 'import', range: part.range, module: source.value, names };
  return node;
}

function boundName(part: Part): readonly string[] {
  if (!part.isNamed) return [];
  if (part.type === 'identifier') return [part.text];
  const last = part.at('alias') ?? part.at('name') ?? part.ofType('identifier');
  return last ? [last.text] : [];
}

/** A re-export imports; any other export is what it exports, with the decorators that may stand before `export`. */
export function exports(part: Part): SyntaxNode | readonly SyntaxNode[] {
  const source = part.all('source')[0];
  if (source?.kind === 'string') {
    const names = part.ofType('export_clause')?.parts.flatMap((specifier) => boundName(specifier)) ?? ['*'];
    return { kind: 'import', range: part.range, module: source.value, names };
  }
  const decorators = part.all('decorator');
  return part
    .rest('decorator')
    .map((node) =>
      node.kind === 'class' && decorators.length > 0 ? { ...node, range: part.range, decorators } : node,
    );
}

/** `this` only types what a function is called on. */
export function parameter(part: Part): SyntaxNode | readonly SyntaxNode[] {
  if (part.at('pattern')?.type === 'this') return [];
  const bound = [assign('pattern', '=', 'value')(part)].flat();
  return [...part.all('decorator'), ...bound];
}

export function field(target: string): (part: Part) => readonly SyntaxNode[] {
  return (part) => [...part.all('decorator'), ...[assign(target, '=', 'value')(part)].flat()];
}

/** In TypeScript's grammar a method's decorators stand before it in the class. */
export function members(part: Part): SyntaxNode {
  const children: SyntaxNode[] = [];
  let decorators: SyntaxNode[] = [];
  for (const child of part.everyPart()) {
    for (const node of child.nodes) {
      if (child.type === 'decorator') {
        decorators.push(node);
      } else if (node.kind === 'function' && decorators.length > 0) {
        const range = decorators.map((decorator) => decorator.range).reduce(spanOf, node.range);
        children.push({ ...node, range, decorators });
        decorators = [];
      } else {
        for (const decorator of decorators) children.push(decorator);
        children.push(node);
        decorators = [];
      }
    }
  }
  return part.block([...children, ...decorators]);
}

/** An attribute without a value is its name alone. */
export function attribute(part: Part): SyntaxNode | readonly SyntaxNode[] {
  const nodes = part.rest();
  const [key, value] = nodes;
  return key && value ? { kind: 'pair', range: part.range, key, value } : nodes;
}

/** Text between tags as it is shown: lines trimmed and joined by a space, nothing when there is only white space. */
export function jsxText(part: Part): SyntaxNode | readonly SyntaxNode[] {
  const lines = part.text.split('\n').map((line) => line.trim());
  const value = lines.filter((line) => line !== '').join(' ');
  return value === '' ? [] : stringNode(part, value);
}
