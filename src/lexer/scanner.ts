import { HereDocuments } from './here-documents.ts';
import type { BlockComment, Lexis } from './lexis.ts';
import type { TokenRules } from './token-rules.ts';
import type { RawComment, Token } from './token.ts';

/** A place in source text with what was found before it; steps over white space and comments. */
export class Scanner {
  protected readonly text: string;
  protected readonly rules: TokenRules;
  protected readonly lexis: Lexis;
  protected readonly tokens: Token[] = [];
  protected readonly comments: RawComment[] = [];
  protected readonly here: HereDocuments;
  protected at = 0;
  protected isFirstOnLine = true;
  protected isSpaced = false;
  protected inDirective = false;
  protected hasErrors = false;
  #lineStart = 0;
  #knownLineEnd = -1;

  constructor(text: string, rules: TokenRules) {
    this.text = text;
    this.rules = rules;
    this.lexis = rules.lexis;
    this.here = new HereDocuments(text, rules.lexis.hereDocument);
  }

  protected emit(kind: Token['kind'], text: string, start: number, end: number): void {
    this.tokens.push({ kind, text, start, end, isFirstOnLine: this.isFirstOnLine, isSpaced: this.isSpaced });
    this.isFirstOnLine = false;
    this.isSpaced = false;
  }

  protected matchAt(pattern: RegExp | null | undefined): RegExpExecArray | null {
    if (!pattern) return null;
    pattern.lastIndex = this.at;
    return pattern.exec(this.text);
  }

  protected word(kind: Token['kind'], text: string, end: number): void {
    const name = kind === 'name' && text === '' ? this.text.slice(this.at, end) : text;
    this.emit(kind, name, this.at, end);
    this.at = end;
  }

  protected space(char: string): boolean {
    if (char === '\n') {
      if (this.inDirective) {
        this.emit('close', 'directive', this.at, this.at);
        this.inDirective = false;
      }
      this.at = this.here.afterLine(this.at + 1);
      this.isFirstOnLine = true;
      this.isSpaced = true;
      return true;
    }
    const isContinuation = char === '\\' && /\\\r?\n/y.test(this.text.slice(this.at, this.at + 3));
    if (isContinuation) this.at = this.text.indexOf('\n', this.at) + 1;
    else if (/[\s\u200b]/.test(char)) this.at++;
    else {
      const ignored = this.matchAt(this.lexis.ignored);
      if (!ignored) return false;
      this.at += ignored[0].length;
    }
    this.isSpaced = true;
    return true;
  }

  protected comment(char: string): boolean {
    for (const block of this.lexis.blockComments) {
      const opening = block.first.includes(char) ? this.matchAt(block.open) : null;
      if (opening) return this.#blockComment(block, opening);
    }
    const mark = this.matchAt(this.lexis.lineComment);
    if (!mark) return false;
    let end = this.lineEnd(this.at);
    const embeddingEnd = this.lexis.embedding ? this.text.slice(this.at, end).indexOf(this.lexis.embedding.close) : -1;
    if (embeddingEnd >= 0) end = this.at + embeddingEnd;
    this.#addComment(this.at + mark[0].length, end, end);
    return true;
  }

  #blockComment(block: BlockComment, opening: RegExpExecArray): boolean {
    const close = typeof block.close === 'string' ? block.close : block.close(opening);
    const from = this.at + opening[0].length;
    let end = this.text.indexOf(close, from);
    if (block.nests) {
      let depth = 1;
      let at = from;
      end = -1;
      while (depth > 0 && at < this.text.length) {
        if (this.text.startsWith(close, at)) {
          depth--;
          if (depth === 0) end = at;
          at += close.length;
        } else if (this.text.startsWith(opening[0], at)) {
          depth++;
          at += opening[0].length;
        } else at++;
      }
    }
    if (end === -1) this.hasErrors = true;
    const textEnd = end === -1 ? this.text.length : end;
    const wasFirst = this.text.slice(from, textEnd).includes('\n');
    this.#addComment(from, textEnd, Math.min(this.text.length, textEnd + close.length));
    if (wasFirst) this.isFirstOnLine = true;
    return true;
  }

  #addComment(from: number, to: number, end: number): void {
    const text = this.text.slice(from, to).replace(/\r$/, '');
    this.comments.push({ start: this.at, end, text });
    this.at = end;
    this.isSpaced = true;
  }

  /** End of the line that holds `from`; remembered, since a line may be as long as the file. */
  protected lineEnd(from: number): number {
    if (from >= this.#lineStart && from <= this.#knownLineEnd) return this.#knownLineEnd;
    const newline = this.text.indexOf('\n', from);
    this.#lineStart = from;
    this.#knownLineEnd = newline === -1 ? this.text.length : newline;
    return this.#knownLineEnd;
  }
}
