import type { Lines } from '../grammar/lines.ts';
import type { Range } from '../model/range.ts';
import type { SyntaxNode } from '../model/source.ts';
import type { RawComment } from './token.ts';

/** How deep substitutions and compound commands may nest before the rest of the line is taken as text. */
const DEEPEST = 100;

/** A here-document whose body follows the current line. */
export interface PendingBody {
  readonly label: string;
  readonly isRaw: boolean;
  readonly stripsTabs: boolean;
  /** Takes the node made of the body. */
  readonly place: (node: SyntaxNode) => void;
}

/** A place in a shell script. Shell is read character by character: what a word is depends on where it stands. */
export class ShellCursor {
  readonly text: string;
  readonly lines: Lines;
  readonly comments: RawComment[] = [];
  readonly pending: PendingBody[] = [];
  at = 0;
  /** Offset that nothing reads beyond (the end of a here-document's body while it is read). */
  limit: number;
  depth = 0;
  hasErrors = false;

  constructor(text: string, lines: Lines) {
    this.text = text;
    this.lines = lines;
    this.limit = text.length;
  }

  get char(): string {
    return this.at < this.limit ? this.text.charAt(this.at) : '';
  }

  sees(mark: string): boolean {
    return this.at + mark.length <= this.limit && this.text.startsWith(mark, this.at);
  }

  /** The match of a sticky expression at the cursor, without moving. */
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = this.at < this.limit ? pattern.exec(this.text) : null;
    return found && this.at + found[0].length <= this.limit ? found : null;
  }

  /** Steps over blanks, continued lines and a comment. */
  blanks(): void {
    while (this.at < this.limit) {
      const { char } = this;
      if (char === ' ' || char === '\t' || char === '\r') this.at++;
      else if (char === '\\' && /^\\\r?\n/.test(this.text.slice(this.at, this.at + 3)))
        this.at += this.sees('\\\r') ? 3 : 2;
      else if (char === '#' && this.startsWord()) this.comment();
      else return;
    }
  }

  private startsWord(): boolean {
    return this.at === 0 || /[\s;&|()`]/.test(this.text.charAt(this.at - 1));
  }

  private comment(): void {
    const newline = this.text.indexOf('\n', this.at);
    const end = Math.min(this.limit, newline === -1 ? this.text.length : newline);
    const text = this.text.slice(this.at + 1, end).replace(/\r$/, '');
    // The line that names the interpreter explains nothing.
    if (this.at > 0 || !text.startsWith('!')) this.comments.push({ start: this.at, end, text });
    this.at = end;
  }

  get isTooDeep(): boolean {
    if (this.depth < DEEPEST) return false;
    this.hasErrors = true;
    return true;
  }

  /** The rest of the line as text, when nesting is at its bound. */
  restOfLine(): SyntaxNode {
    const start = this.at;
    const newline = this.text.indexOf('\n', start);
    this.at = Math.max(start + 1, Math.min(this.limit, newline === -1 ? this.text.length : newline));
    return this.string(this.text.slice(start, this.at), start);
  }

  range(start: number): Range {
    return this.lines.range(start, Math.max(start, this.at));
  }

  string(value: string, start: number): SyntaxNode {
    return { kind: 'string', range: this.range(start), value, isDocumentation: false };
  }

  name(text: string, start: number): SyntaxNode {
    return { kind: 'name', range: this.range(start), text };
  }

  block(syntax: string, children: readonly SyntaxNode[], start: number): SyntaxNode {
    return { kind: 'block', range: this.range(start), syntax, children };
  }

  together(nodes: readonly SyntaxNode[], syntax: string, start: number): SyntaxNode {
    const [only, second] = nodes;
    return only && !second ? only : this.block(syntax, nodes, start);
  }
}
