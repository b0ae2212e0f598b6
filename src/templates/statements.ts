import type { Lines } from '../grammar/lines.ts';
import type { SyntaxNode } from '../model/source.ts';
import { ExpressionReader } from './expressions.ts';
import { statementsOf } from './scriptlet.ts';
import type { Tag } from './tags.ts';
import { tokensOf, type Token } from './tokens.ts';

/** What a tag that opens something holds until it is closed. */
export type FrameKind = 'if' | 'switch' | 'loop' | 'function' | 'plain';

/** What a tag does to the text around it. */
export type Statement =
  | {
      readonly kind: 'open';
      readonly frame: FrameKind;
      /** What its closing tag calls it; empty when any closing tag will do. */
      readonly name: string;
      readonly head: readonly SyntaxNode[];
      readonly isInverted: boolean;
    }
  /** `else`, `else if`. */
  | { readonly kind: 'branch'; readonly condition: SyntaxNode | null }
  /** An arm of a switch; no patterns is the default. */
  | { readonly kind: 'arm'; readonly patterns: readonly SyntaxNode[] }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'code'; readonly nodes: readonly SyntaxNode[]; readonly isOutput: boolean };

/** Blocks of Jinja, Django, Liquid and Twig that only hold their text together. */
const PLAIN_BLOCKS: ReadonlySet<string> = new Set([
  'block',
  'with',
  'call',
  'filter',
  'autoescape',
  'trans',
  'capture',
]);

/** Reads the code of a tag as a statement of its template language, of which only the marks are known. */
export function statementOf(text: string, tag: Tag, lines: Lines): Statement {
  const tokens = tokensOf(text.slice(tag.codeStart, tag.codeEnd), tag.codeStart);
  const reader = new StatementReader(tokens, lines, tag.isOutput);
  switch (tag.dialect) {
    case 'percent':
      return reader.percent();
    case 'curly':
      return reader.curly();
    case 'angle':
      return reader.angle();
  }
}

class StatementReader {
  readonly #tokens: readonly Token[];
  readonly #lines: Lines;
  readonly #isOutput: boolean;

  constructor(tokens: readonly Token[], lines: Lines, isOutput: boolean) {
    this.#tokens = tokens;
    this.#lines = lines;
    this.#isOutput = isOutput;
  }

  /** `{% if … %}`, `{% case … %}`, `{% for … %}`, `{% endif %}`. */
  percent(): Statement {
    const word = this.#word(0);
    if (word === 'else' && this.#word(1) === 'if') return { kind: 'branch', condition: this.#whole(2) };
    if (/^(?:elif|elsif|elseif|elseunless)$/.test(word)) return { kind: 'branch', condition: this.#whole(1) };
    if (word === 'else' || word === 'empty') return { kind: 'branch', condition: null };
    if (word === 'when') return { kind: 'arm', patterns: this.#all(1) };
    if (word.startsWith('end')) return { kind: 'close', name: word.slice(3) };
    if (word === 'if' || word === 'unless') return this.#open('if', word, this.#all(1), word === 'unless');
    if (word === 'ifequal' || word === 'ifnotequal') return this.#openComparison(word);
    if (word === 'case' || word === 'switch') return this.#open('switch', word, this.#all(1));
    if (word === 'for' || word === 'tablerow') return this.#open('loop', word, this.#loop(1));
    if (word === 'macro') return this.#open('function', word, this.#all(1));
    if (PLAIN_BLOCKS.has(word)) return this.#open('plain', word, this.#all(1));
    return this.#code(/^(?:set|assign|do|include|extends|import|from|echo)$/.test(word) ? 1 : 0);
  }

  /** `{{#if …}}`, `{{/if}}` of Handlebars and Mustache; `{{if …}}`, `{{end}}` of Go; anything else is printed. */
  curly(): Statement {
    const mark = this.#tokens[0]?.kind === 'mark' ? this.#tokens[0].text : '';
    if (mark === '#' || (mark === '^' && this.#tokens.length > 1)) return this.#section(mark === '^');
    if (mark === '^') return { kind: 'branch', condition: null };
    if (mark === '/') return { kind: 'close', name: this.#dotted(1) };
    if (mark === '>' || mark === '&') return this.#code(1);
    const word =
      this.#tokens[0]?.isApart === true || this.#tokens.length === 1 || this.#tokens[1]?.isApart === true
        ? this.#word(0)
        : '';
    if (word === 'else') return { kind: 'branch', condition: this.#elseCondition() };
    if (word === 'end') return { kind: 'close', name: '' };
    if (word === 'if') return this.#open('if', '', this.#all(1));
    if (word === 'range') return this.#open('loop', '', this.#all(1));
    if (word === 'with' || word === 'define' || word === 'block') return this.#open('plain', '', this.#all(1));
    return this.#code(word === 'template' ? 1 : 0);
  }

  /** `<% if … %>`, `<% } else { %>`, `<% end %>`: Ruby, JavaScript, and what is like them. */
  angle(): Statement {
    let from = 0;
    while (/^[})\];]$/.test(this.#mark(from))) from++;
    const word = this.#word(from);
    if (from > 0 && from === this.#tokens.length) return { kind: 'close', name: '' };
    if (word === 'else' && this.#word(from + 1) === 'if')
      return { kind: 'branch', condition: this.#condition(from + 2) };
    if (word === 'elsif' || word === 'elseif') return { kind: 'branch', condition: this.#condition(from + 1) };
    if (word === 'else') return { kind: 'branch', condition: null };
    if (from > 0) return { kind: 'code', nodes: this.#all(from), isOutput: false };
    if (/^end(?:if|for|foreach|while|unless|switch)?$/.test(word)) return { kind: 'close', name: '' };
    const last = this.#tokens.at(-1);
    const opens = this.#depth() > 0;
    const isRuby = !this.#tokens.some((token) => token.kind === 'mark' && token.text === '{');
    if (word === 'if' || word === 'unless') {
      if (!opens && !isRuby) return this.#statements();
      const condition = this.#condition(1);
      return this.#open('if', '', condition ? [condition] : [], word === 'unless');
    }
    if (word === 'when') return { kind: 'arm', patterns: this.#all(1) };
    if (word === 'case' && last?.text === ':') return { kind: 'arm', patterns: this.#all(1, -1) };
    if (word === 'default' && last?.text === ':') return { kind: 'arm', patterns: [] };
    if (word === 'case' || (word === 'switch' && opens)) return this.#open('switch', '', this.#all(1));
    if (/^(?:for|while|until|foreach)$/.test(word) && (opens || isRuby)) return this.#open('loop', '', this.#loop(1));
    if (
      opens ||
      last?.text === 'do' ||
      this.#tokens.some((token, at) => token.text === 'do' && this.#mark(at + 1) === '|')
    ) {
      return this.#open('plain', '', this.#all(0));
    }
    return this.#isOutput ? this.#code(0) : this.#statements();
  }

  #section(isInverted: boolean): Statement {
    const name = this.#tokens[1];
    const head = this.#dotted(1);
    if (!name) return { kind: 'code', nodes: [], isOutput: false };
    if (head === 'if' || head === 'unless')
      return this.#open('if', head, this.#all(2), (head === 'unless') !== isInverted);
    if (head === 'each' || head === 'list') return this.#open('loop', head, this.#all(2));
    if (head === 'with' || head === 'let') return this.#open('plain', head, this.#all(2));
    if (head !== name.text) return this.#open('if', head, this.#all(1), isInverted);
    const condition = new ExpressionReader(this.#tokens.slice(2), this.#lines).helper(name);
    return this.#open('if', head, [condition], isInverted);
  }

  #elseCondition(): SyntaxNode | null {
    const word = this.#word(1);
    if (word === '') return null;
    if (word === 'if' || word === 'with') return this.#whole(2);
    const name = this.#tokens[1];
    return name ? new ExpressionReader(this.#tokens.slice(2), this.#lines).helper(name) : null;
  }

  /** Django's `{% ifequal a b %}`. */
  #openComparison(word: string): Statement {
    const [left, right] = this.#all(1).flatMap((node) =>
      node.kind === 'call' ? [node.callee, ...node.arguments] : [node],
    );
    if (!left || !right) return this.#open('if', word, left ? [left] : []);
    const range = { ...left.range, endLine: right.range.endLine, endColumn: right.range.endColumn };
    const operator = word === 'ifequal' ? '==' : '!=';
    return this.#open('if', word, [{ kind: 'binary', range, operator, left, right }]);
  }

  #open(frame: FrameKind, name: string, head: readonly SyntaxNode[], isInverted = false): Statement {
    return { kind: 'open', frame, name, head, isInverted };
  }

  #code(from: number): Statement {
    return { kind: 'code', nodes: this.#all(from), isOutput: this.#isOutput };
  }

  #statements(): Statement {
    return { kind: 'code', nodes: statementsOf(this.#tokens, this.#lines), isOutput: false };
  }

  /** A condition up to the `{`, `:` or `then` that ends it. */
  #condition(from: number): SyntaxNode | null {
    const last = this.#tokens.at(-1);
    const isEnded = last !== undefined && last.kind !== 'string' && /^(?:\{|:|then)$/.test(last.text);
    return new ExpressionReader(this.#tokens.slice(from, isEnded ? -1 : undefined), this.#lines).whole();
  }

  /** `x in items`: what is gone through, and its name; the `in` compares nothing. */
  #loop(from: number): readonly SyntaxNode[] {
    const at = this.#tokens.findIndex((token) => token.kind === 'name' && /^(?:in|of|as)$/.test(token.text));
    if (at === -1) return this.#all(from);
    const before = new ExpressionReader(this.#tokens.slice(from, at), this.#lines).all();
    return [...before, ...this.#all(at + 1)];
  }

  #all(from: number, to?: number): readonly SyntaxNode[] {
    return new ExpressionReader(this.#tokens.slice(from, to), this.#lines).all();
  }

  #whole(from: number): SyntaxNode | null {
    return new ExpressionReader(this.#tokens.slice(from), this.#lines).whole();
  }

  #word(at: number): string {
    const token = this.#tokens[at];
    return token?.kind === 'name' ? token.text : '';
  }

  #mark(at: number): string {
    const token = this.#tokens[at];
    return token?.kind === 'mark' ? token.text : '';
  }

  /** A name with what is joined to it: `user.items`, `foo-bar`. */
  #dotted(from: number): string {
    let name = '';
    for (const [index, token] of this.#tokens.slice(from, from + 20).entries()) {
      if ((index > 0 && token.isApart) || token.kind === 'string') break;
      name += token.text;
    }
    return name;
  }

  /** Curly brackets that are opened and not closed. */
  #depth(): number {
    let depth = 0;
    for (const { kind, text } of this.#tokens) {
      if (kind === 'mark' && text === '{') depth++;
      else if (kind === 'mark' && text === '}') depth--;
    }
    return depth;
  }
}
