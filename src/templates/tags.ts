/** The marks that a tag stands in: `{% %}`, `{{ }}`, `<% %>`. */
export type Dialect = 'percent' | 'curly' | 'angle';

/** A tag of a template, with the code in it. */
export interface Tag {
  readonly dialect: Dialect;
  /** It prints the value of its code (`{{ x }}`, `<%= x %>`). */
  readonly isOutput: boolean;
  readonly start: number;
  readonly end: number;
  readonly codeStart: number;
  readonly codeEnd: number;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A comment; `from` and `to` leave out its marks. */
export interface CommentSpan extends Span {
  readonly from: number;
  readonly to: number;
}

export interface TagScan {
  readonly tags: readonly Tag[];
  readonly comments: readonly CommentSpan[];
  /** The text with tags and comments blanked by {@link BLANK}; offsets and lines stay as they are. */
  readonly masked: string;
}

/** Stands in a masked text for what belongs to a tag. */
export const BLANK = '\u0001';

const OPENING = /\{%|\{\{|\{#|<%/g;
/** A comment of Jinja may be long, but what is no comment must not swallow the file. */
const LONGEST = 20_000;

/** Tags and comments of whatever template language, in order. Linear: a closing mark that is missing is looked for once. */
export function scanTags(text: string): TagScan {
  const scanner = new TagScanner(text);
  scanner.scan();
  return { tags: scanner.tags, comments: scanner.comments, masked: masked(text, scanner.hidden) };
}

class TagScanner {
  readonly tags: Tag[] = [];
  readonly comments: CommentSpan[] = [];
  readonly hidden: Span[] = [];
  readonly #text: string;
  readonly #found = new Map<string, number>();

  constructor(text: string) {
    this.#text = text;
  }

  scan(): void {
    OPENING.lastIndex = 0;
    const opening = new RegExp(OPENING);
    for (let match = opening.exec(this.#text); match; match = opening.exec(this.#text)) {
      const end = this.#tag(match[0], match.index);
      if (end !== null) opening.lastIndex = end;
    }
  }

  /** Takes a tag or comment; null when its closing mark is missing. */
  #tag(mark: string, start: number): number | null {
    switch (mark) {
      case '{%':
        return this.#percent(start);
      case '{{':
        return this.#curly(start);
      case '{#':
        return this.#comment(start, start + 2, '#}');
      default:
        return this.#angle(start);
    }
  }

  #percent(start: number): number | null {
    const close = this.#find('%}', start + 2);
    if (close === null) return null;
    const end = close + 2;
    const word = /^[-+]?\s*(raw|verbatim|comment)\b/.exec(this.#text.slice(start + 2, start + 40))?.[1];
    if (word !== undefined) {
      const last = this.#find(`end${word}`, end);
      const opening = last === null ? -1 : this.#text.lastIndexOf('{%', last);
      if (last !== null && opening >= end) {
        const closing = this.#find('%}', last);
        if (closing !== null) {
          if (word === 'comment') this.comments.push({ start, end: closing + 2, from: end, to: opening });
          this.hidden.push(
            ...(word === 'comment'
              ? [{ start, end: closing + 2 }]
              : [
                  { start, end },
                  { start: opening, end: closing + 2 },
                ]),
          );
          return closing + 2;
        }
      }
    }
    return this.#push('percent', false, start, end, start + 2, close);
  }

  #curly(start: number): number | null {
    if (this.#text.startsWith('{{!--', start)) return this.#comment(start, start + 5, '--}}');
    if (this.#text.startsWith('{{!', start)) return this.#comment(start, start + 3, '}}');
    if (/^\{\{-? ?\/\*/.test(this.#text.slice(start, start + 6))) {
      return this.#comment(start, this.#text.indexOf('*', start) + 1, '*/}}') ?? this.#comment(start, start + 4, '}}');
    }
    const isRaw = this.#text.startsWith('{{{', start);
    const close = this.#find(isRaw ? '}}}' : '}}', start + 2);
    if (close === null) return null;
    const width = isRaw ? 3 : 2;
    return this.#push('curly', true, start, close + width, start + width, close);
  }

  #angle(start: number): number | null {
    if (this.#text.startsWith('<%--', start)) return this.#comment(start, start + 4, '--%>');
    if (this.#text.startsWith('<%%', start)) return start + 3;
    const sign = this.#text.charAt(start + 2);
    if (sign === '#') return this.#comment(start, start + 3, '%>');
    const close = this.#find('%>', start + 2);
    if (close === null) return null;
    return this.#push('angle', sign === '=' || sign === '-', start, close + 2, start + 2, close);
  }

  #push(dialect: Dialect, isOutput: boolean, start: number, end: number, codeStart: number, codeEnd: number): number {
    let from = codeStart;
    let to = codeEnd;
    while (from < to && '-+~=_&'.includes(this.#text.charAt(from))) from++;
    while (to > from && '-+~_'.includes(this.#text.charAt(to - 1))) to--;
    this.tags.push({ dialect, isOutput, start, end, codeStart: from, codeEnd: to });
    this.hidden.push({ start, end });
    return end;
  }

  #comment(start: number, from: number, close: string): number | null {
    const found = this.#find(close, from);
    if (found === null || found - start > LONGEST) return null;
    const end = found + close.length;
    this.hidden.push({ start, end });
    this.comments.push({ start, end, from, to: found });
    return end;
  }

  /** Offset of a mark at or behind an offset; remembered, so that each stretch is searched once. */
  #find(mark: string, from: number): number | null {
    const known = this.#found.get(mark);
    if (known !== undefined && (known === Infinity || known >= from)) return known === Infinity ? null : known;
    const found = this.#text.indexOf(mark, from);
    this.#found.set(mark, found === -1 ? Infinity : found);
    return found === -1 ? null : found;
  }
}

function masked(text: string, hidden: readonly Span[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of hidden) {
    pieces.push(text.slice(at, start), text.slice(start, end).replaceAll(/[^\n]/g, BLANK));
    at = end;
  }
  return pieces.join('') + text.slice(at);
}
