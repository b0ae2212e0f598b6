import type { Lines } from '../grammar/lines.ts';
import type { SyntaxNode } from '../model/source.ts';
import {
  applicationOf,
  comparisonOf,
  constantOf,
  beginsArgument,
  isStructural,
  literalOf,
  namedComparison,
  precedenceOf,
  together,
} from './operators.ts';
import type { Token } from './tokens.ts';

/** Nesting and operators of one expression; what lies beyond is read as expressions of its own. */
const DEEPEST = 60;

const MEMBER_MARKS: ReadonlySet<string> = new Set(['.', '?.', '->', '::']);

/** Reads the expressions of a tag. Tolerant: what fits nowhere is passed over, its literals never. */
export class ExpressionReader {
  readonly #tokens: readonly Token[];
  readonly #lines: Lines;
  #at = 0;

  constructor(tokens: readonly Token[], lines: Lines) {
    this.#tokens = tokens;
    this.#lines = lines;
  }

  /** Everything that is left, one node an expression. */
  all(): readonly SyntaxNode[] {
    const nodes: SyntaxNode[] = [];
    while (this.#at < this.#tokens.length) {
      const node = this.expression(0) ?? this.#skipped();
      if (node) nodes.push(node);
    }
    return nodes;
  }

  /** Everything that is left as one node; several expressions become a block. */
  whole(): SyntaxNode | null {
    return together(this.all());
  }

  /** A block helper (`#ifEquals x "A"`) as a condition: a comparison where its name says one, else a call. */
  helper(name: Token): SyntaxNode {
    const callee = { kind: 'name', range: this.#lines.range(name.start, name.end), text: name.text } as const;
    const given: SyntaxNode[] = [];
    while (this.#at < this.#tokens.length) {
      for (const argument of this.#arguments(0)) given.push(argument);
      const skipped = this.#at < this.#tokens.length ? this.#skipped() : null;
      if (skipped) given.push(skipped);
    }
    return given.length === 0 ? callee : applicationOf(callee, given, this.#since(0));
  }

  /** `a`, `a ? b : c`, `b if a else c`, `a = b`. */
  expression(depth: number): SyntaxNode | null {
    const from = this.#at;
    const left = this.#operation(0, depth);
    if (!left) return null;
    if (this.#take('?')) {
      const then = this.expression(depth + 1);
      const otherwise = this.#take(':') ? this.expression(depth + 1) : null;
      return then ? { kind: 'if', range: this.#since(from), condition: left, then, otherwise } : left;
    }
    if (this.#peek()?.text === 'if' && this.#peek()?.kind === 'name' && depth < DEEPEST) {
      this.#at++;
      const condition = this.#operation(0, depth + 1);
      const otherwise = this.#take('else') ? this.expression(depth + 1) : null;
      return condition ? { kind: 'if', range: this.#since(from), condition, then: left, otherwise } : left;
    }
    for (const operator of ['=', ':=']) {
      if (!this.#take(operator)) continue;
      const value = this.expression(depth + 1);
      return value ? { kind: 'assign', range: this.#since(from), target: left, operator, value } : left;
    }
    return left;
  }

  #operation(least: number, depth: number): SyntaxNode | null {
    if (depth > DEEPEST) return null;
    const from = this.#at;
    let left = this.#prefixed(depth);
    for (let count = 0; left && count < DEEPEST; count++) {
      const before = this.#at;
      const operator = this.#operator(least);
      if (operator === null) break;
      const right = this.#operation((precedenceOf(operator.word) ?? 0) + 1, depth + 1);
      if (!right) {
        this.#at = before;
        break;
      }
      left = comparisonOf(operator.text, left, right, this.#since(from));
    }
    return left;
  }

  /** The operator that comes next when it binds at least so strongly: `not in` and `is not` are one. */
  #operator(least: number): { readonly word: string; readonly text: string } | null {
    const token = this.#peek();
    if (!token || token.kind === 'string' || token.kind === 'number') return null;
    const next = this.#tokens[this.#at + 1];
    if (token.text === 'not' && next?.text === 'in' && least <= 3) {
      this.#at += 2;
      return { word: 'in', text: 'not in' };
    }
    const precedence = precedenceOf(token.text);
    if (precedence === undefined || precedence < least) return null;
    this.#at++;
    const isNegated = token.text === 'is' && next?.text === 'not';
    if (isNegated) this.#at++;
    return { word: token.text, text: isNegated ? 'is not' : (namedComparison(token.text) ?? token.text) };
  }

  #prefixed(depth: number): SyntaxNode | null {
    const token = this.#peek();
    const from = this.#at;
    if (token && (token.text === '!' || token.text === '-' || (token.text === 'not' && token.kind === 'name'))) {
      this.#at++;
      const operand =
        token.text === 'not' ? this.#operation(3, depth + 1) : depth > DEEPEST ? null : this.#prefixed(depth + 1);
      if (!operand) return null;
      if (token.text === '-' && operand.kind === 'number')
        return { ...operand, range: this.#since(from), value: `-${operand.value}` };
      return { kind: 'unary', range: this.#since(from), operator: token.text, operand };
    }
    return this.#filtered(depth);
  }

  /** An operand with what is applied to it: arguments side by side (`eq x "A"`), filters (`x | default: "A"`). */
  #filtered(depth: number): SyntaxNode | null {
    const from = this.#at;
    let node = this.#joined(depth) ?? this.#postfix(depth);
    if (!node) return null;
    if (node.kind === 'name' || node.kind === 'member') {
      const given = this.#arguments(depth);
      if (given.length > 0) node = applicationOf(node, given, this.#since(from));
    }
    for (let count = 0; count < DEEPEST && this.#take('|'); count++) {
      const filter = this.#postfix(depth + 1);
      if (!filter) break;
      this.#take(':');
      const more = filter.kind === 'call' ? filter.arguments : this.#arguments(depth);
      const callee = filter.kind === 'call' ? filter.callee : filter;
      node = { kind: 'call', range: this.#since(from), callee, arguments: [node, ...more], isConstruction: false };
    }
    return node;
  }

  /** `and a b`, `or a b c`: the function of Go and Handlebars before what it joins. */
  #joined(depth: number): SyntaxNode | null {
    const word = this.#peek();
    const from = this.#at;
    if (word?.kind !== 'name' || (word.text !== 'and' && word.text !== 'or')) return null;
    this.#at++;
    const [first, ...others] = this.#arguments(depth);
    if (!first) {
      this.#at = from;
      return null;
    }
    const range = this.#since(from);
    const operator = word.text === 'and' ? '&&' : '||';
    return others.reduce(
      (left: SyntaxNode, right): SyntaxNode => ({ kind: 'binary', range, operator, left, right }),
      first,
    );
  }

  #arguments(depth: number): readonly SyntaxNode[] {
    const given: SyntaxNode[] = [];
    for (let token = this.#peek(); token && token.isApart && given.length < 1000; token = this.#peek()) {
      const isOperand = beginsArgument(token, this.#tokens[this.#at + 1]);
      const node = isOperand ? this.#postfix(depth + 1) : null;
      if (!node) break;
      const from = this.#at;
      const isNamed = node.kind === 'name' && (this.#peek()?.text === '=' || this.#peek()?.text === ':');
      if (isNamed) {
        this.#at++;
        const value = this.#postfix(depth + 1);
        given.push(
          value
            ? {
                kind: 'pair',
                range: { ...this.#since(from), startLine: node.range.startLine, startColumn: node.range.startColumn },
                key: node,
                value,
              }
            : node,
        );
      } else given.push(node);
      if (this.#peek()?.text === ',' && this.#tokens[this.#at + 1]?.isApart === true) this.#at++;
    }
    return given;
  }

  #postfix(depth: number): SyntaxNode | null {
    const from = this.#at;
    let node = this.#operand(depth);
    for (let count = 0; node && count < DEEPEST; count++) {
      const token = this.#peek();
      const next = this.#tokens[this.#at + 1];
      if (!token || token.isApart) break;
      if (MEMBER_MARKS.has(token.text) && next?.kind === 'name') {
        this.#at += 2;
        node = { kind: 'member', range: this.#since(from), object: node, property: next.text };
      } else if (token.text === '(') {
        const given = this.#list('(', ')', depth);
        node =
          node.kind === 'name' && namedComparison(node.text) !== undefined && given.length > 1
            ? applicationOf(node, given, this.#since(from))
            : { kind: 'call', range: this.#since(from), callee: node, arguments: given, isConstruction: false };
      } else if (token.text === '[') {
        const [index] = this.#list('[', ']', depth);
        if (index) node = { kind: 'index', range: this.#since(from), object: node, index };
      } else break;
    }
    return node;
  }

  #operand(depth: number): SyntaxNode | null {
    const token = this.#peek();
    if (!token || depth > DEEPEST) return null;
    const from = this.#at;
    if (token.kind === 'string' || token.kind === 'number') {
      this.#at++;
      return literalOf(token, this.#since(from));
    }
    if (token.kind === 'name') {
      if (isStructural(token.text)) return null;
      this.#at++;
      const range = this.#since(from);
      const value = constantOf(token.text);
      return value === undefined ? { kind: 'name', range, text: token.text } : { kind: 'constant', range, value };
    }
    switch (token.text) {
      case '(': {
        const nodes = this.#list('(', ')', depth);
        const [only] = nodes;
        return nodes.length === 1 && only ? only : { kind: 'list', range: this.#since(from), elements: nodes };
      }
      case '[':
        return { kind: 'list', elements: this.#list('[', ']', depth), range: this.#since(from) };
      case '{':
        return { kind: 'map', entries: this.#list('{', '}', depth), range: this.#since(from) };
      case '.':
      case ':': {
        // Go's `.Values.name`, Ruby's `:name`.
        const next = this.#tokens[this.#at + 1];
        if (next?.kind !== 'name' || next.isApart) return null;
        this.#at += 2;
        return { kind: 'name', range: this.#since(from), text: next.text };
      }
      default:
        return null;
    }
  }

  /** What stands between brackets; pairs (`a: 1`, `"a" => 1`) among it. An unclosed bracket ends with the tag. */
  #list(open: string, close: string, depth: number): readonly SyntaxNode[] {
    this.#take(open);
    const nodes: SyntaxNode[] = [];
    while (this.#at < this.#tokens.length && !this.#take(close)) {
      const from = this.#at;
      const key = this.expression(depth + 1) ?? this.#skipped();
      if (!key) continue;
      const isPair = this.#take(':') || this.#take('=>');
      const value = isPair ? this.expression(depth + 1) : null;
      nodes.push(value ? { kind: 'pair', range: this.#since(from), key, value } : key);
    }
    return nodes;
  }

  /** Passes over a token that begins nothing; at the end of what nests, a literal still counts. */
  #skipped(): SyntaxNode | null {
    const token = this.#peek();
    this.#at++;
    if (token?.kind !== 'string' && token?.kind !== 'number') return null;
    return literalOf(token, this.#since(this.#at - 1));
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#at];
  }

  #take(text: string): boolean {
    const token = this.#peek();
    const isTaken = token?.text === text && token.kind !== 'string';
    if (isTaken) this.#at++;
    return isTaken;
  }

  /** From a token to the last one that was read. */
  #since(from: number): SyntaxNode['range'] {
    const start = this.#tokens[from]?.start ?? 0;
    return this.#lines.range(start, Math.max(start, this.#tokens[this.#at - 1]?.end ?? start));
  }
}
