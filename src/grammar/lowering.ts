import type { Language, Tree } from 'web-tree-sitter';
import type { Comment, SyntaxNode } from '../model/source.ts';
import { Lines } from './lines.ts';
import { ERROR, Part } from './part.ts';
import type { SourceText } from './part.ts';

/** Says what a grammar's node becomes: one node, several that stand in its place, or none. Pure, total. */
export type Rule = (part: Part) => SyntaxNode | readonly SyntaxNode[];

/** How a language reads its grammar's tree. A type that the table does not name becomes a block of its children. */
export interface LoweringTable {
  /** By the grammar's node type. */
  readonly rules: Readonly<Record<string, Rule>>;
  /** Types that are left out with all that is below them, such as type annotations. */
  readonly omitted: ReadonlySet<string>;
  /** Types whose inside is taken as text, never descended into. */
  readonly opaque: ReadonlySet<string>;
  /** Types of comments. */
  readonly comments: ReadonlySet<string>;
  /** The text of a comment without its marks. */
  readonly commentText: (source: string) => string;
}

/** What became of a tree. */
export interface Lowered {
  readonly root: SyntaxNode;
  readonly comments: readonly Comment[];
}

/** A node that has been entered and not yet left. */
interface Open {
  readonly type: string;
  readonly field: string | null;
  readonly isNamed: boolean;
  readonly start: number;
  readonly end: number;
  readonly parts: Part[];
}

/**
 * Turns a grammar's tree into the language-neutral one, children before parents, so that a rule finds its children
 * ready. The stack is a list: source can nest deeper than the call stack.
 */
export function lower(tree: Tree, text: string, table: LoweringTable): Lowered {
  const source: SourceText = { text, lines: new Lines(text) };
  const comments: Comment[] = [];
  const rules = kept(rulesByTable, table, () => new Map(Object.entries(table.rules)));
  const { types, fields } = tree.language;
  const named = kept(namedByLanguage, tree.language, () => types.map((_, id) => tree.language.nodeTypeIsNamed(id)));
  const open: Open[] = [];

  const close = (node: Open): Part | null => {
    if (table.comments.has(node.type)) {
      comments.push({
        range: source.lines.range(node.start, node.end),
        text: table.commentText(text.slice(node.start, node.end)),
      });
      return null;
    }
    const part = new Part(node, source);
    part.nodes = node.isNamed && !table.omitted.has(node.type) ? lowerPart(part, rules.get(node.type)) : [];
    return part;
  };

  const cursor = tree.walk();
  try {
    for (;;) {
      const id = cursor.nodeTypeId;
      const type = types[id] ?? ERROR;
      const isNamed = named[id] ?? true;
      const field = fields[cursor.currentFieldId] ?? null;
      let node: Open = { type, field, isNamed, start: cursor.startIndex, end: cursor.endIndex, parts: [] };
      const isShallow = !isNamed || table.opaque.has(type) || table.omitted.has(type);
      if (!isShallow && cursor.gotoFirstChild()) {
        open.push(node);
        continue;
      }
      for (let entered = false; !entered;) {
        const part = close(node);
        const parent = open.at(-1);
        if (!parent) return { root: rootOf(node, part, source), comments };
        if (part) parent.parts.push(part);
        entered = cursor.gotoNextSibling();
        if (!entered) {
          cursor.gotoParent();
          open.pop();
          node = parent;
        }
      }
    }
  } finally {
    cursor.delete();
  }
}

/** What depends on the table or the grammar alone is made once, not for every file. */
const rulesByTable = new WeakMap<LoweringTable, ReadonlyMap<string, Rule>>();
const namedByLanguage = new WeakMap<Language, readonly boolean[]>();

function kept<Key extends object, Value>(known: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    known.set(key, value);
  }
  return value;
}

function lowerPart(part: Part, rule: Rule | undefined): readonly SyntaxNode[] {
  // What the parser made up to go on after an error has no text; an ordinary leaf without a rule means nothing to us.
  const isLeaf = part.parts.length === 0;
  if (isLeaf && (!rule || part.start === part.end)) return [];
  const result = (rule ?? heldTogether)(part);
  const nodes = 'kind' in result ? [result] : result;
  const strays = part.strays();
  return strays.length === 0 ? nodes : [...nodes, ...strays];
}

/** What becomes of a type without a rule. */
function heldTogether(part: Part): readonly SyntaxNode[] {
  const children = part.everything();
  return children.length === 0 ? [] : [part.block(children)];
}

/** The root spans the whole file, whatever white space and comments surround the code. */
function rootOf(node: Open, part: Part | null, source: SourceText): SyntaxNode {
  return {
    kind: 'block',
    range: source.lines.range(0, source.text.length),
    syntax: node.type,
    children: part?.everything() ?? [],
  };
}
