import { BLANK, type CommentSpan, type Span } from './tags.ts';

/** What a text between the tags of a template holds when it is markup. */
export interface MarkupScan {
  /** Texts between the tags of the markup in order, cut at those of the template. */
  readonly texts: readonly Span[];
  /** Values of attributes, cut likewise. */
  readonly values: readonly Span[];
  readonly comments: readonly CommentSpan[];
  readonly scripts: readonly Span[];
  /** Scripts that hold JSON. */
  readonly data: readonly Span[];
}

const OPENING = /<!--|<(?:script|style)\b|<\/?[a-z]|<![a-z]/gi;
const PIECE = new RegExp(`[^${BLANK}]+`, 'g');
/** Longest tag; what goes on longer is no markup. */
const LONGEST_TAG = 20_000;
const SCRIPT_TYPE = /^(?:text\/(?:javascript|ecmascript|babel|jsx)|application\/(?:javascript|ecmascript)|module)?$/i;

/** Takes markup apart. Text that is none (a prompt, a mail, configuration) is one long text. Linear. */
export function scanMarkup(masked: string): MarkupScan {
  const scanner = new MarkupScanner(masked);
  scanner.scan();
  return scanner;
}

class MarkupScanner implements MarkupScan {
  readonly texts: Span[] = [];
  readonly values: Span[] = [];
  readonly comments: CommentSpan[] = [];
  readonly scripts: Span[] = [];
  readonly data: Span[] = [];
  readonly #text: string;
  readonly #ends = new Map<string, number>();

  constructor(text: string) {
    this.#text = text;
  }

  scan(): void {
    const opening = new RegExp(OPENING);
    let from = 0;
    for (let match = opening.exec(this.#text); match; match = opening.exec(this.#text)) {
      const { index } = match;
      const mark = match[0].toLowerCase();
      const end = mark === '<!--' ? this.#find('-->', index) : this.#endOfTag(index);
      if (end === null) continue;
      this.#pieces(from, index, this.texts);
      if (mark === '<!--') this.comments.push({ start: index, end, from: index + 4, to: end - 3 });
      const type = mark === '<!--' ? null : this.#attributes(index, end);
      from = mark === '<script' || mark === '<style' ? this.#raw(mark.slice(1), type ?? '', end) : end;
      opening.lastIndex = from;
    }
    this.#pieces(from, this.#text.length, this.texts);
  }

  /** What is between the tags of a script or style, and where its end tag begins. */
  #raw(name: string, type: string, start: number): number {
    const end = this.#find(`</${name}`, start);
    if (end === null) return start;
    const span = { start, end: end - name.length - 2 };
    if (name === 'style') return span.end;
    if (/json|importmap/i.test(type)) this.data.push(span);
    else if (SCRIPT_TYPE.test(type)) this.scripts.push(span);
    else return start;
    return span.end;
  }

  /** Offset behind the `>` of a tag; null when another tag begins first. */
  #endOfTag(start: number): number | null {
    let quote = '';
    const limit = Math.min(this.#text.length, start + LONGEST_TAG);
    for (let at = start + 1; at < limit; at++) {
      const char = this.#text.charAt(at);
      if (quote !== '') {
        if (char === quote) quote = '';
      } else if (char === '>') return at + 1;
      else if (char === '<') return null;
      else if ((char === '"' || char === "'") && this.#text.charAt(at - 1) === '=') quote = char;
    }
    return null;
  }

  /** Keeps the values of a tag's attributes. Returns the type of a script. */
  #attributes(start: number, end: number): string {
    let type = '';
    const source = this.#text.slice(start, end);
    for (const { index, 0: whole, groups } of source.matchAll(/(?<==)(?:"[^"]*"|'[^']*'|(?<bare>[^\s"'>]+))/g)) {
      const isBare = groups?.['bare'] !== undefined;
      const value = { start: start + index + (isBare ? 0 : 1), end: start + index + whole.length - (isBare ? 0 : 1) };
      if (/\stype=$/i.test(source.slice(Math.max(0, index - 6), index)))
        type = this.#text.slice(value.start, value.end);
      this.#pieces(value.start, value.end, this.values);
    }
    return type;
  }

  #pieces(start: number, end: number, into: Span[]): void {
    for (const { index, 0: piece } of this.#text.slice(start, end).matchAll(PIECE)) {
      if (piece.trim() !== '') into.push({ start: start + index, end: start + index + piece.length });
    }
  }

  /** Offset behind a mark, whatever its case; remembered, so that each stretch is searched once. */
  #find(mark: string, from: number): number | null {
    const known = this.#ends.get(mark);
    if (known !== undefined && (known === Infinity || known - mark.length >= from))
      return known === Infinity ? null : known;
    const search = new RegExp(mark, 'gi');
    search.lastIndex = from;
    const found = search.exec(this.#text)?.index;
    this.#ends.set(mark, found === undefined ? Infinity : found + mark.length);
    return found === undefined ? null : found + mark.length;
  }
}
