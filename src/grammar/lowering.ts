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

/**
 * Tokens that no rule asks for. They are nearly half of a tree's nodes, and every question to the parser is a call into
 * WASM: they are passed over by their type alone.
 */
const PUNCTUATION: ReadonlySet<string> = new Set(['(', ')', '[', ']', '{', '}', ',', ';', '.', '=>']);

/** What is known of a node by its type alone. */
interface NodeType {
  readonly name: string;
  readonly isNamed: boolean;
  readonly isComment: boolean;
  readonly isPunctuation: boolean;
  /** What is below it is not looked at. */
  readonly isShallow: boolean;
  /** Leaves nothing behind. */
  readonly isSilent: boolean;
  readonly rule: Rule | undefined;
}

/**
 * Turns a grammar's tree into the language-neutral one, children before parents, so that a rule finds its children
 * ready. The stack is a list: source can nest deeper than the call stack.
 */
export function lower(tree: Tree, text: string, table: LoweringTable): Lowered {
  const source: SourceText = { text, lines: new Lines(text) };
  const comments: Comment[] = [];
  const types = nodeTypes(tree.language, table);
  const { fields } = tree.language;
  const open: { readonly type: NodeType; readonly part: Part }[] = [];

  const close = (type: NodeType, part: Part): void => {
    if (!type.isSilent) part.nodes = lowerPart(part, type.rule);
    const parent = open.at(-1);
    if (!type.isComment) parent?.part.parts.push(part);
    else comments.push({ range: part.range, text: table.commentText(part.text) });
  };

  const cursor = tree.walk();
  try {
    for (;;) {
      const type = types[cursor.nodeTypeId] ?? UNREADABLE;
      if (!type.isPunctuation) {
        const field = fields[cursor.currentFieldId] ?? null;
        const part = new Part(type, field, cursor.startIndex, cursor.endIndex, source);
        if (!type.isShallow && cursor.gotoFirstChild()) {
          open.push({ type, part });
          continue;
        }
        close(type, part);
        if (open.length === 0) return { root: rootOf(part, source), comments };
      }
      while (!cursor.gotoNextSibling()) {
        cursor.gotoParent();
        const last = open.pop();
        if (!last) throw new Error('the walk left the tree');
        close(last.type, last.part);
        if (open.length === 0) return { root: rootOf(last.part, source), comments };
      }
    }
  } finally {
    cursor.delete();
  }
}

/** A node whose type the grammar does not name: a stretch that it could not read. */
const UNREADABLE: NodeType = {
  name: ERROR,
  isNamed: true,
  isComment: false,
  isPunctuation: false,
  isShallow: false,
  isSilent: false,
  rule: undefined,
};

/** Types by their number; made once for a grammar and table, not for every file. */
const typesByTable = new WeakMap<LoweringTable, WeakMap<Language, readonly NodeType[]>>();

function nodeTypes(language: Language, table: LoweringTable): readonly NodeType[] {
  let byLanguage = typesByTable.get(table);
  if (!byLanguage) {
    byLanguage = new WeakMap();
    typesByTable.set(table, byLanguage);
  }
  let types = byLanguage.get(language);
  if (!types) {
    const rules = new Map(Object.entries(table.rules));
    types = language.types.map((name, id): NodeType => {
      const isNamed = language.nodeTypeIsNamed(id);
      const isComment = table.comments.has(name);
      const isOmitted = table.omitted.has(name);
      return {
        name,
        isNamed,
        isComment,
        isPunctuation: !isNamed && PUNCTUATION.has(name),
        isShallow: !isNamed || isOmitted || table.opaque.has(name),
        isSilent: !isNamed || isOmitted || isComment,
        rule: rules.get(name),
      };
    });
    byLanguage.set(language, types);
  }
  return types;
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
function rootOf(part: Part, source: SourceText): SyntaxNode {
  return {
    kind: 'block',
    range: source.lines.range(0, source.text.length),
    syntax: part.type,
    children: part.everything(),
  };
}
