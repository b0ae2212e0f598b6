import { escapeAt } from './escapes.ts';
import type { Hole, StringForm } from './lexis.ts';
import { numberAt } from './numbers.ts';
import { Scanner } from './scanner.ts';
import { frameOf } from './text-frame.ts';
import type { HoleFrame, TextFrame } from './text-frame.ts';
import { OPERAND_WORDS } from './token-rules.ts';
import type { TokenRules } from './token-rules.ts';
import type { TokenStream } from './token.ts';

const BARE_HOLE = /[\p{L}_][\p{L}\p{N}_]*/uy;

/** Splits source text into tokens and comments. Never throws; linear in the length of the text. */
export function tokenise(text: string, rules: TokenRules): TokenStream {
  return new Tokeniser(text, rules).run();
}

class Tokeniser extends Scanner {
  readonly #frames: (TextFrame | HoleFrame)[] = [];
  /** No operand-only string (`/…/`) closes before this offset, so the search is not repeated. */
  #unclosedUntil = 0;

  run(): TokenStream {
    if (this.text.startsWith('#!') && this.text[2] !== '[') this.at = this.lineEnd(0);
    if (this.lexis.embedding) this.#printedText(this.at);
    for (;;) {
      const frame = this.#frames.at(-1);
      if (frame?.kind === 'text') this.#readText(frame);
      else if (this.at >= (frame?.end ?? this.text.length)) {
        if (!frame) break;
        this.#closeHole(frame.end ?? this.at, this.at);
        this.hasErrors = true;
      } else this.#readCode(frame);
    }
    if (this.inDirective) this.emit('close', 'directive', this.at, this.at);
    return { tokens: this.tokens, comments: this.comments, hasErrors: this.hasErrors };
  }

  #readCode(hole: HoleFrame | undefined): void {
    const char = this.text.charAt(this.at);
    if (this.space(char) || this.comment(char) || this.#directive(char)) return;
    if (this.#embeddingEnd(char) || this.#hereDocument() || this.#string(char)) return;
    const last = this.tokens.at(-1);
    if (char >= '0' && char <= '9' && last?.text === '.' && last.kind === 'operator' && last.end === this.at) {
      const before = this.tokens.at(-2);
      if (before?.kind === 'name' || before?.kind === 'close') return this.#position();
    }
    if ((char >= '0' && char <= '9') || (char === '.' && !this.#isAfterOperand())) {
      const number = numberAt(this.text, this.at, this.lexis.hasQuoteSeparator ?? false);
      if (number) return this.word(number.value === null ? 'name' : 'number', number.value ?? '', number.end);
    }
    const extra = this.matchAt(this.lexis.extraNames);
    if (extra) return this.word('name', extra.groups?.['name'] ?? extra[0], this.at + extra[0].length);
    const name = this.matchAt(this.rules.name);
    if (name) return this.word('name', name[0], this.at + name[0].length);
    if ('([{'.includes(char)) {
      if (hole) hole.depth++;
      return this.word('open', char, this.at + 1);
    }
    if (')]}'.includes(char)) {
      if (hole?.depth === 0 && this.text.startsWith(hole.close, this.at)) {
        return this.#closeHole(this.at, this.at + hole.close.length);
      }
      if (hole && hole.depth > 0) hole.depth--;
      return this.word('close', char, this.at + 1);
    }
    const operator = this.rules.operators.get(char)?.find((text) => this.text.startsWith(text, this.at));
    if (operator !== undefined) return this.word('operator', operator, this.at + operator.length);
    const width = (this.text.codePointAt(this.at) ?? 0) > 0xffff ? 2 : 1;
    this.word('operator', this.text.slice(this.at, this.at + width), this.at + width);
  }

  /** `pair.0`: a position, no number of its own. */
  #position(): void {
    let end = this.at;
    while (/\d/.test(this.text.charAt(end))) end++;
    this.word('name', this.text.slice(this.at, end), end);
  }

  #directive(char: string): boolean {
    if (char !== '#' || !this.isFirstOnLine || this.inDirective || !this.matchAt(this.lexis.directive)) return false;
    this.emit('open', 'directive', this.at, this.at + 1);
    this.at++;
    this.inDirective = true;
    return true;
  }

  #embeddingEnd(char: string): boolean {
    const { embedding } = this.lexis;
    if (!embedding || char !== '?' || !this.text.startsWith(embedding.close, this.at)) return false;
    this.emit('operator', ';', this.at, this.at + embedding.close.length);
    this.#printedText(this.at + embedding.close.length);
    return true;
  }

  /** Text outside of the code, up to the mark that opens it: the program prints it. */
  #printedText(from: number): void {
    const open = this.lexis.embedding?.open;
    if (!open) return;
    open.lastIndex = from;
    const found = open.exec(this.text);
    const end = found ? found.index : this.text.length;
    const text = this.text.slice(from, end);
    if (text.trim() !== '') {
      this.emit('name', 'echo', from, from);
      this.emit('string', text, from, end);
      this.emit('operator', ';', end, end);
    }
    this.at = found ? end + found[0].length : end;
    if (found?.[0].endsWith('=')) this.emit('name', 'echo', this.at, this.at);
    this.isFirstOnLine = true;
  }

  #hereDocument(): boolean {
    if (!this.text.startsWith('<<', this.at)) return false;
    const frame = this.here.open(this.at, this.lineEnd(this.at));
    if (!frame) return false;
    this.#frames.push(frame);
    this.at = frame.start;
    return true;
  }

  #isAfterOperand(): boolean {
    const last = this.tokens.at(-1);
    if (!last || last.kind === 'operator' || last.kind === 'open') return false;
    return !(last.kind === 'name' && OPERAND_WORDS.has(last.text));
  }

  #string(char: string): boolean {
    for (const form of this.rules.forms.get(char) ?? []) {
      if (form.isOperandOnly && !this.#isOperandPlace()) continue;
      const opening = this.matchAt(form.open);
      if (!opening) continue;
      if (form.isOperandOnly && !this.#closes(form, opening)) continue;
      const { frame, from, hasErrors } = frameOf(this.text, form, opening);
      if (hasErrors) this.hasErrors = true;
      this.#frames.push(frame);
      this.at = from;
      return true;
    }
    return this.lexis.hasSymbols === true && char === ':' && this.#symbol();
  }

  /** After a name with a space (`puts /x/`, not `a / b`), or after anything that is no operand. */
  #isOperandPlace(): boolean {
    if (!this.#isAfterOperand()) return true;
    const isCommand = this.tokens.at(-1)?.kind === 'name' && this.isSpaced && !this.isFirstOnLine;
    return isCommand && !/[\s=]/.test(this.text.charAt(this.at + 1));
  }

  /** Whether the closing mark of an operator-like string stands on the line. */
  #closes(form: StringForm, opening: RegExpExecArray): boolean {
    if (form.isMultiline) return true;
    if (this.at < this.#unclosedUntil) return false;
    const close = typeof form.close === 'function' ? form.close(opening) : (form.close ?? '');
    const end = this.lineEnd(this.at);
    for (let at = this.at + opening[0].length; at < end; at++) {
      if (this.text[at] === '\\') at++;
      else if (this.text.startsWith(close, at)) return true;
    }
    this.#unclosedUntil = end;
    return false;
  }

  #symbol(): boolean {
    if (/[\p{L}\p{N}_)\]}"':?]/u.test(this.text.charAt(this.at - 1))) return false;
    const start = this.at;
    this.at++;
    const name =
      this.matchAt(this.rules.name) ?? this.matchAt(/"[^"\n\\#]{0,200}"/y) ?? this.matchAt(/'[^'\n\\]{0,200}'/y);
    this.at = start;
    if (!name) return false;
    this.word('string', name[0].replaceAll(/^["']|["']$/g, ''), start + 1 + name[0].length);
    return true;
  }

  #readText(frame: TextFrame): void {
    const { close, holes, escapes, nests } = frame;
    const limit = frame.end ?? this.text.length;
    const start = this.at;
    const isRaw = frame.form.kind === 'regex';
    let value = '';
    let isLineStart = frame.indent > 0 && (start === frame.start || this.text[start - 1] === '\n');
    while (this.at < limit) {
      const char = this.text.charAt(this.at);
      if (isLineStart) {
        isLineStart = false;
        const to = Math.min(limit, this.at + frame.indent);
        while (this.at < to && /[ \t]/.test(this.text.charAt(this.at))) this.at++;
        continue;
      }
      if (holes.length > 0) {
        if (this.#isDoubledBrace(holes, char)) {
          value += char;
          this.at += 2;
          continue;
        }
        if (this.#openHole(frame, value, start)) return;
      }
      const escape = escapeAt(this.text, this.at, escapes, close);
      if (escape) {
        const to = Math.min(escape.end, limit);
        value += isRaw ? this.text.slice(this.at, to) : escape.value;
        this.at = to;
        if (this.text[to - 1] === '\n') {
          isLineStart = frame.indent > 0;
          if (frame.form.skipsIndent) this.at += this.matchAt(/\s*/y)?.[0].length ?? 0;
        }
        continue;
      }
      if (nests !== '' && char === nests) frame.depth++;
      if (close !== '' && this.text.startsWith(close, this.at)) {
        if (frame.depth === 0) return this.#endText(frame, value, start, this.at, this.at + close.length);
        frame.depth--;
      }
      if (char === '\n') {
        if (!frame.form.isMultiline) break;
        isLineStart = frame.indent > 0;
      }
      if (!(char === '\r' && this.text[this.at + 1] === '\n')) value += char;
      this.at++;
    }
    if (frame.end === null) this.hasErrors = true;
    this.#endText(frame, value, start, this.at, frame.end === null ? this.at : frame.resume);
  }

  /** `{{` and `}}` in a string whose holes are `{…}` stand for themselves. */
  #isDoubledBrace(holes: readonly Hole[], char: string): boolean {
    return (char === '{' || char === '}') && holes[0]?.open === '{' && this.text[this.at + 1] === char;
  }

  #endText(frame: TextFrame, value: string, start: number, end: number, resume: number): void {
    this.#frames.pop();
    const kind = frame.form.kind ?? 'string';
    this.at = resume;
    // The body of a here-document lies below the code that goes on after its mark.
    const tokenEnd = frame.end !== null && resume < frame.end ? end : resume;
    if (frame.isTemplate) {
      if (value !== '') this.emit('string', value, start, end);
      this.emit('close', 'template', tokenEnd, tokenEnd);
    } else if (kind === 'words') this.#words(value, frame.start, tokenEnd);
    else this.emit(kind, value, frame.start, tokenEnd);
    if (frame.form.hasReplacement) this.#replacement(frame.close);
    if (kind === 'regex') this.at += this.matchAt(/[a-z]{0,8}/y)?.[0].length ?? 0;
  }

  #words(value: string, start: number, end: number): void {
    this.emit('open', 'words', start, start);
    for (const word of value.split(/\s+/)) if (word !== '') this.emit('string', word, start, end);
    this.emit('close', 'words', end, end);
    // Elixir's `~w(a b)a` says of what kind the words are.
    if (this.text[start] === '~') this.at += this.matchAt(/[acs]?/y)?.[0].length ?? 0;
  }

  /** The second part of `s/a/b/`; after a bracket it has brackets of its own. */
  #replacement(close: string): void {
    if (')]}>'.includes(close)) {
      const open = this.matchAt(/\s{0,20}[([{<]/y);
      if (!open) return;
      this.at += open[0].length;
    }
    const start = this.at;
    const end = Math.min(this.lineEnd(start), this.#indexOrEnd(close, start));
    this.emit('string', this.text.slice(start, end), start, end);
    this.at = this.text.startsWith(close, end) ? end + close.length : end;
  }

  #indexOrEnd(mark: string, from: number): number {
    const found = this.text.indexOf(mark, from);
    return found === -1 ? this.text.length : found;
  }

  #openHole(frame: TextFrame, value: string, start: number): boolean {
    const hole = frame.holes.find((candidate) => this.text.startsWith(candidate.open, this.at));
    if (!hole) return false;
    // The `$` of PHP's `{$name}` belongs to the code in the hole.
    const from = this.at + (hole.open === '{$' ? 1 : hole.open.length);
    BARE_HOLE.lastIndex = from;
    const name = hole.close === '' ? BARE_HOLE.exec(this.text)?.[0] : undefined;
    if (hole.close === '' && name === undefined) return false;
    if (!frame.isTemplate) this.emit('open', 'template', frame.start, frame.start);
    frame.isTemplate = true;
    if (value !== '') this.emit('string', value, start, this.at);
    this.emit('open', 'hole', this.at, from);
    this.at = from;
    if (name === undefined) {
      this.#frames.push({ kind: 'hole', close: hole.close, end: frame.end, depth: 0 });
      return true;
    }
    this.word('name', name, from + name.length);
    this.emit('close', 'hole', this.at, this.at);
    return true;
  }

  #closeHole(start: number, resume: number): void {
    this.#frames.pop();
    this.emit('close', 'hole', start, resume);
    this.at = resume;
  }
}
