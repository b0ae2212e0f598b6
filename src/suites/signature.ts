import type { SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';

/** A piece of code without its layout and comments, to be compared with another version of itself. */
export interface Signature {
  /** Equal for equal code. */
  readonly text: string;
  /** Equal also when only names differ. */
  readonly shape: string;
  /** Literals in source order, with their kind: `s:text`, `n:3.5`, `c:true`, `r:pattern`. */
  readonly literals: readonly string[];
  /** Names, properties and keys. */
  readonly names: ReadonlySet<string>;
}

/** Nodes of one piece that are looked at; a longer one is known by its beginning. */
const MOST_NODES = 20_000;

/** @param isLeftOut Nodes that do not belong to it, such as a test inside a test. */
export function signatureOf(root: SyntaxNode, isLeftOut: (node: SyntaxNode) => boolean = () => false): Signature {
  const text: string[] = [];
  const shape: string[] = [];
  const literals: string[] = [];
  const names = new Set<string>();
  walk(root, (node, ancestors) => {
    if (text.length >= MOST_NODES || (node !== root && isLeftOut(node))) return false;
    // Blocks only hold things together, and formatters and grammars put them where they like.
    if (node.kind === 'block') return true;
    const literal = literalOf(node);
    const name = nameOf(node);
    if (literal !== null) literals.push(literal);
    if (name !== null) names.add(name);
    const depth = ancestors.reduce((count, ancestor) => count + (ancestor.kind === 'block' ? 0 : 1), 0);
    const own = `${depth}${node.kind}${node.kind === 'binary' || node.kind === 'unary' ? node.operator : ''}`;
    text.push(`${own} ${literal ?? name ?? ''}`);
    shape.push(`${own} ${literal ?? ''}`);
    return true;
  });
  return { text: text.join('\n'), shape: shape.join('\n'), literals, names };
}

/** The literal that a node is, with its kind; null for anything else. */
export function literalOf(node: SyntaxNode): string | null {
  switch (node.kind) {
    case 'string':
      return `s:${dedented(node.value)}`;
    case 'number':
      return `n:${node.value}`;
    case 'constant':
      return `c:${node.value}`;
    case 'regex':
      return `r:${node.value}`;
    default:
      return null;
  }
}

/** A text of several lines without the indentation that they share, which only follows the code around it. */
function dedented(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const shared = written.reduce((least, line) => Math.min(least, line.length - line.trimStart().length), Infinity);
  const last = lines.at(-1) ?? '';
  const kept = lines.map((line) => (line.trim() === '' ? '' : line.slice(shared)));
  return last.trim() === '' ? [...kept.slice(0, -1), ''].join('\n') : kept.join('\n');
}

function nameOf(node: SyntaxNode): string | null {
  if (node.kind === 'name') return node.text;
  if (node.kind === 'member') return node.property;
  if (node.kind === 'function' || node.kind === 'class') return node.name;
  return node.kind === 'import' ? node.module : null;
}
