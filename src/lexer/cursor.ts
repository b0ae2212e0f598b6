import type { Lines } from '../grammar/lines.ts';
import { spanOf } from '../model/range.ts';
import type { Range } from '../model/range.ts';
import type { BlockNode, SyntaxNode } from '../model/source.ts';
import type { Brackets } from './brackets.ts';
import type { CompiledGrammar, KeywordRole } from './grammar.ts';
import type { Productions, Surroundings } from './productions.ts';
import { CLOSING } from './token.ts';
import type { Token } from './token.ts';

/** How deep expressions and blocks may nest before the parser flattens what is inside. */
const DEEPEST = 200;

/**
 * A place in the token stream with the rules of the language. Everything that reads moves it forward and never back,
 * so each literal becomes exactly one node; a literal that is stepped over lands in {@link strays}.
 */
export class Cursor {
  readonly tokens: readonly Token[];
  readonly brackets: Brackets;
  readonly lines: Lines;
  readonly text: string;
  readonly grammar: CompiledGrammar;
  at = 0;
  /** Index of the token that ends the current group. */
  limit: number;
  depth = 0;
  around: Surroundings;
  strays: SyntaxNode[] = [];
  /** Attributes that wait for the function or class they belong to. */
  decorators: SyntaxNode[] = [];
  hasErrors = false;
  /** The statement list read last ended with a semicolon, so it has no value. */
  isTerminated = false;
  /** Length of the chain of members and calls that ends in a node. */
  readonly chains = new WeakMap<SyntaxNode, number>();
  readonly read: Productions;
  /** Ranges of statements marked as tests of their own. */
  readonly testRegions: Range[] = [];

  constructor(
    tokens: readonly Token[],
    brackets: Brackets,
    lines: Lines,
    text: string,
    grammar: CompiledGrammar,
    read: Productions,
  ) {
    this.read = read;
    this.tokens = tokens;
    this.brackets = brackets;
    this.lines = lines;
    this.text = text;
    this.grammar = grammar;
    this.limit = tokens.length;
    this.around = { hasLines: grammar.endsAtNewline, isHeader: false, isPattern: false, isCommand: false };
  }

  peek(ahead = 0): Token | undefined {
    const index = this.at + ahead;
    return index < this.limit ? this.tokens[index] : undefined;
  }

  /** Whether the next token is an operator or bracket of this text. */
  sees(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    if (token?.text !== text) return false;
    return token.kind === 'operator' || token.kind === 'open' || token.kind === 'close';
  }

  seesOpen(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token?.kind === 'open' && token.text === text;
  }

  /** Whether the next token is this word. */
  seesWord(word: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token?.kind === 'name' && this.word(token) === word;
  }

  word(token: Token): string {
    return this.grammar.isCaseInsensitive ? token.text.toLowerCase() : token.text;
  }

  /** What the token means as a keyword; null for other tokens, for names with a sigil and after a `.`. */
  role(token: Token | undefined): KeywordRole | null {
    if (token?.kind !== 'name') return null;
    const role = this.grammar.roles.get(this.word(token)) ?? null;
    // `$class`, `` `when` `` are names whatever they spell.
    const width = token.end - token.start;
    return role !== null && (width === 0 || width === token.text.length) ? role : null;
  }

  roleAhead(ahead = 0): KeywordRole | null {
    return this.role(this.peek(ahead));
  }

  /** Whether a statement ends before the next token. */
  atStatementEnd(): boolean {
    const token = this.peek();
    if (!token || token.kind === 'close') return true;
    return (token.kind === 'operator' && token.text === ';') || (this.around.hasLines && token.isFirstOnLine);
  }

  atLineStart(): boolean {
    return this.around.hasLines && (this.peek()?.isFirstOnLine ?? false);
  }

  /** Index of the token that ends the group opened at the cursor (or `index`). */
  groupEnd(index = this.at): number {
    const end = this.brackets.ends[index] ?? -1;
    return end < 0 ? Math.min(index + 1, this.limit) : Math.min(end, this.limit);
  }

  /** Index of the token after the group opened at the cursor (or `index`). */
  afterGroup(index = this.at): number {
    const end = this.groupEnd(index);
    const token = this.tokens[end];
    const closes = token?.kind === 'close' && token.text === CLOSING[this.tokens[index]?.text ?? ''];
    return closes && end < this.limit ? end + 1 : end;
  }

  /** Steps over one token; a literal is kept among the strays. */
  skip(): void {
    const token = this.tokens[this.at];
    if (token && this.at < this.limit) {
      const leaf = this.leaf(token);
      if (leaf.kind !== 'name' && leaf.kind !== 'block') this.strays.push(leaf);
    }
    this.at++;
  }

  /** Steps over everything before the given index. */
  skipTo(index: number): void {
    const end = Math.min(index, this.limit);
    while (this.at < end) this.skip();
  }

  accept(text: string): boolean {
    if (!this.sees(text)) return false;
    this.at++;
    return true;
  }

  /**
   * Reads the group that opens at the cursor and leaves the cursor after it. What `read` does not consume is flattened.
   */
  within<T>(surroundings: Partial<Surroundings>, read: (end: number) => T): T {
    const { limit, around, strays } = this;
    this.strays = [];
    const end = this.groupEnd();
    const after = this.afterGroup();
    this.at++;
    this.limit = end;
    this.around = { hasLines: false, isHeader: false, isPattern: false, isCommand: false, ...surroundings };
    const result = read(end);
    this.skipTo(end);
    this.strays = strays.concat(this.strays);
    this.limit = limit;
    this.around = around;
    this.at = after;
    return result;
  }

  /** Reads with other surroundings and puts the old ones back. */
  with<T>(surroundings: Partial<Surroundings>, read: () => T): T {
    const { around } = this;
    this.around = { ...around, ...surroundings };
    const result = read();
    this.around = around;
    return result;
  }

  /** Whether nesting is at its bound, in which case the caller flattens. */
  get isTooDeep(): boolean {
    return this.depth >= DEEPEST;
  }

  /** The rest of the statement as a flat block of its leaves; always steps over at least one token. */
  flatten(): BlockNode {
    const start = this.at;
    this.hasErrors = true;
    const children: SyntaxNode[] = [];
    do {
      const token = this.tokens[this.at];
      if (!token || this.at >= this.limit) break;
      const end = token.kind === 'open' ? Math.max(this.afterGroup(), this.at + 1) : this.at + 1;
      for (; this.at < end; this.at++) {
        const inner = this.tokens[this.at];
        if (inner && (inner.kind === 'name' || !isMark(inner))) children.push(this.leaf(inner));
      }
    } while (!this.atStatementEnd() && !this.sees(','));
    return this.block('flattened', children, start);
  }

  leaf(token: Token): SyntaxNode {
    const range = this.lines.range(token.start, token.end);
    switch (token.kind) {
      case 'string':
        return { kind: 'string', range, value: token.text, isDocumentation: false };
      case 'number':
        return { kind: 'number', range, value: token.text };
      case 'regex':
        return { kind: 'regex', range, value: token.text };
      case 'name':
        return { kind: 'name', range, text: token.text };
      case 'operator':
      case 'open':
      case 'close':
        return { kind: 'block', range, syntax: token.text, children: [] };
    }
  }

  /** Range from the token at index `first` to the last token before the cursor. */
  rangeFrom(first: number): Range {
    const start = this.tokens[first] ?? this.tokens[this.tokens.length - 1];
    const last = this.tokens[Math.max(first, this.at - 1)] ?? start;
    if (!start || !last) return this.lines.range(0, 0);
    // The body of a here-document lies apart from its mark.
    return this.lines.range(Math.min(start.start, last.start), Math.max(start.end, last.end));
  }

  block(syntax: string, children: readonly SyntaxNode[], first: number): BlockNode {
    return { kind: 'block', range: this.rangeFrom(first), syntax, children };
  }

  /** A block where something is missing: nothing is consumed. */
  missing(): BlockNode {
    return this.block('missing', [], Math.min(this.at, Math.max(0, this.tokens.length - 1)));
  }

  /** One node, or a block of several. */
  together(nodes: readonly SyntaxNode[], syntax: string, first: number): SyntaxNode {
    const [only, second] = nodes;
    return only && !second ? only : this.block(syntax, nodes, first);
  }

  /** A body with the given nodes before its statements. */
  withBefore(nodes: readonly SyntaxNode[], body: SyntaxNode, first: number): SyntaxNode {
    if (nodes.length === 0) return body;
    const children =
      body.kind === 'block' && (body.syntax === 'body' || body.children.length === 0) ? body.children : [body];
    return this.block('body', [...nodes, ...children], first);
  }

  span(left: SyntaxNode, first: number): Range {
    return spanOf(left.range, this.rangeFrom(first));
  }

  takeStrays(): SyntaxNode[] {
    const { strays } = this;
    this.strays = [];
    return strays;
  }

  takeDecorators(): SyntaxNode[] {
    const { decorators } = this;
    this.decorators = [];
    return decorators;
  }
}

function isMark(token: Token): boolean {
  return token.kind === 'operator' || token.kind === 'open' || token.kind === 'close';
}
