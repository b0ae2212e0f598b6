import type { Range } from '../model/range.ts';
import type { BlockNode, SyntaxNode } from '../model/source.ts';
import type { Lines } from './lines.ts';

/** The grammar's word for a stretch that it could not read. */
export const ERROR = 'ERROR';

/** What the parts of one file share. */
export interface SourceText {
  readonly text: string;
  readonly lines: Lines;
}

/**
 * A node of the grammar's tree on its way to becoming nodes of ours: what the grammar calls it, where it stands, and
 * what its children have already become. This is all that a rule sees.
 */
export class Part {
  /** The grammar's name for it; for an anonymous token the token itself (`"+"`). */
  readonly type: string;
  /** Name of the parent's field that it fills, or null. */
  readonly field: string | null;
  /** False for punctuation and keywords. */
  readonly isNamed: boolean;
  /** Offsets in UTF-16 units, the end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Its children, keywords and operators among them, punctuation and comments left out; complete before a rule sees it. */
  readonly parts: Part[] = [];
  /** What it became: nothing, one node, or several that stand in its place. Set once, after its children. */
  nodes: readonly SyntaxNode[] = [];
  readonly #source: SourceText;
  #range: Range | undefined;
  #keptErrors = false;

  constructor(
    type: { readonly name: string; readonly isNamed: boolean },
    field: string | null,
    start: number,
    end: number,
    source: SourceText,
  ) {
    this.type = type.name;
    this.field = field;
    this.isNamed = type.isNamed;
    this.start = start;
    this.end = end;
    this.#source = source;
  }

  /** The source as written. */
  get text(): string {
    return this.#source.text.slice(this.start, this.end);
  }

  get range(): Range {
    this.#range ??= this.#source.lines.range(this.start, this.end);
    return this.#range;
  }

  /** The source between two offsets as written, e.g. a literal's text between its quotes. */
  textBetween(start: number, end: number): string {
    return this.#source.text.slice(start, end);
  }

  rangeBetween(start: number, end: number): Range {
    return this.#source.lines.range(start, end);
  }

  /** The first child in a field. */
  at(field: string): Part | null {
    return this.parts.find((part) => part.field === field) ?? null;
  }

  /** The first child of a type. */
  ofType(type: string): Part | null {
    return this.parts.find((part) => part.type === type) ?? null;
  }

  /** Whether it has a child of that type; a keyword is its own type. */
  has(type: string): boolean {
    return this.parts.some((part) => part.type === type);
  }

  /** What the children in a field became. */
  all(field: string): readonly SyntaxNode[] {
    const nodes: SyntaxNode[] = [];
    for (const part of this.parts) {
      if (part.field === field && part.type !== ERROR) for (const node of part.nodes) nodes.push(node);
    }
    return nodes;
  }

  /** What all children became, but for those in the named fields. */
  rest(...fields: readonly string[]): readonly SyntaxNode[] {
    const nodes: SyntaxNode[] = [];
    for (const part of this.parts) {
      if (part.type === ERROR || (part.field !== null && fields.includes(part.field))) continue;
      for (const node of part.nodes) nodes.push(node);
    }
    return nodes;
  }

  /** What all children became, unreadable stretches in their places. For rules that only hold their children together. */
  everything(): readonly SyntaxNode[] {
    const nodes: SyntaxNode[] = [];
    for (const part of this.everyPart()) for (const node of part.nodes) nodes.push(node);
    return nodes;
  }

  /** Its parts, for a rule that goes through all of them and keeps what stands in unreadable ones. */
  everyPart(): readonly Part[] {
    this.#keptErrors = true;
    return this.parts;
  }

  /**
   * What was read in stretches that the grammar could not place, unless the rule took it with the rest.
   * It must stay in the tree: a literal must not hide behind a typo.
   */
  strays(): readonly SyntaxNode[] {
    const nodes: SyntaxNode[] = [];
    if (this.#keptErrors) return nodes;
    // Asked of every node of every file, and hardly ever answered.
    for (const part of this.parts) if (part.type === ERROR) for (const node of part.nodes) nodes.push(node);
    return nodes;
  }

  /** The node in a field; null when the field is empty. Several are held together by a block. */
  maybe(field: string): SyntaxNode | null {
    return this.together(this.all(field));
  }

  /** The node in a field; an empty block when broken source has none there. */
  one(field: string): SyntaxNode {
    return this.maybe(field) ?? (this.at(field) ?? this).block([]);
  }

  /** The source text of a field's first child; empty when there is none. */
  textAt(field: string): string {
    return this.at(field)?.text ?? '';
  }

  /** One node for several: null for none, the node itself for one, else a block. */
  together(nodes: readonly SyntaxNode[]): SyntaxNode | null {
    const first = nodes[0];
    if (!first) return null;
    return nodes.length === 1 ? first : this.block(nodes);
  }

  /** A block in its place. */
  block(children: readonly SyntaxNode[]): BlockNode {
    return { kind: 'block', range: this.range, syntax: this.type, children };
  }
}
