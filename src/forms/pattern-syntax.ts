/** What one place of a pattern accepts. */
export type Accepts =
  | { readonly kind: 'literal'; readonly character: string }
  | { readonly kind: 'class'; readonly accepts: (character: string) => boolean; readonly isNarrow: boolean };

/** Pattern of the subset that a finite automaton can run. */
export type Pattern =
  | { readonly kind: 'character'; readonly accepts: Accepts }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly alternatives: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly part: Pattern; readonly least: number; readonly most: number };

const LONGEST_SOURCE = 2000;
const DEEPEST_GROUP = 20;
const MOST_REPEATS = 1000;

const CLASSES: ReadonlyMap<string, RegExp> = new Map([
  ['d', /^\d$/],
  ['D', /^\D$/],
  ['w', /^\w$/],
  ['W', /^\W$/],
  ['s', /^\s$/],
  ['S', /^\S$/],
]);
const CONTROLS: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['f', '\f'],
  ['v', '\v'],
]);

/**
 * Reads a regular expression of the subset that a finite automaton can run: literals, classes, `.`, `\d \w \s`, groups,
 * choices within groups, `? * + {m,n}` greedy or lazy, anchors. Anchors accept everywhere: a pattern is only ever asked
 * whether it fits the whole of a text. Delimiters as PHP and Perl write them (`/…/i`) fall away.
 * @returns null for backreferences, look-around, inline flags, Unicode properties, choices at the top level, bad syntax.
 */
export function parsePattern(source: string): Pattern | null {
  if (source.length > LONGEST_SOURCE) return null;
  const delimited = /^([/#~])(.*)\1[imsuxADUg]*$/s.exec(source);
  const parser = new PatternParser(delimited?.[2] ?? source);
  const pattern = parser.choice(0);
  if (pattern === null || !parser.isAtEnd || pattern.kind === 'choice') return null;
  return pattern;
}

class PatternParser {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#source.length;
  }

  /** Alternatives up to a closing parenthesis or the end. */
  choice(depth: number): Pattern | null {
    if (depth > DEEPEST_GROUP) return null;
    const alternatives: Pattern[] = [];
    do {
      const parts: Pattern[] = [];
      while (!this.isAtEnd && this.#peek() !== '|' && this.#peek() !== ')') {
        const part = this.#quantified(depth);
        if (part === null) return null;
        parts.push(part);
      }
      alternatives.push({ kind: 'sequence', parts });
    } while (this.#take('|'));
    const [only, second] = alternatives;
    return only && !second ? only : { kind: 'choice', alternatives };
  }

  #quantified(depth: number): Pattern | null {
    const part = this.#atom(depth);
    if (part === null) return null;
    const [least, most] = this.#quantifier();
    if (least === 1 && most === 1) return part;
    if (least > MOST_REPEATS || (most !== Infinity && most > MOST_REPEATS) || most < least) return null;
    // A quantifier of a quantifier is possessive or lazy, which changes nothing about what fits.
    if (!this.#take('?')) this.#take('+');
    return { kind: 'repeat', part, least, most };
  }

  #quantifier(): readonly [number, number] {
    if (this.#take('*')) return [0, Infinity];
    if (this.#take('+')) return [1, Infinity];
    if (this.#take('?')) return [0, 1];
    const counted = /^\{(\d{1,4})(,?)(\d{0,4})\}/.exec(this.#source.slice(this.#at, this.#at + 12));
    if (counted?.[1] === undefined) return [1, 1];
    this.#at += counted[0].length;
    const least = Number(counted[1]);
    if (counted[2] === '') return [least, least];
    return [least, counted[3] === '' ? Infinity : Number(counted[3])];
  }

  #atom(depth: number): Pattern | null {
    const character = this.#next();
    switch (character) {
      case '^':
      case '$':
        return { kind: 'sequence', parts: [] };
      case '.':
        return classOf((each) => each !== '\n', false);
      case '[':
        return this.#class();
      case '(':
        return this.#group(depth);
      case '\\':
        return this.#escape();
      case '*':
      case '+':
      case '?':
        return null;
      default:
        return { kind: 'character', accepts: { kind: 'literal', character } };
    }
  }

  #group(depth: number): Pattern | null {
    if (this.#take('?')) {
      const naming = /^(?::|P?<[A-Za-z_]\w{0,60}>)/.exec(this.#source.slice(this.#at, this.#at + 64));
      if (!naming) return null;
      this.#at += naming[0].length;
    }
    const inner = this.choice(depth + 1);
    return inner !== null && this.#take(')') ? inner : null;
  }

  #escape(): Pattern | null {
    const character = this.#next();
    if (/[bBAzZG]/.test(character)) return { kind: 'sequence', parts: [] };
    const known = CLASSES.get(character);
    if (known) return classOf((each) => known.test(each), false);
    const literal = this.#escaped(character);
    return literal === null ? null : { kind: 'character', accepts: { kind: 'literal', character: literal } };
  }

  /** The one character that an escape stands for; null for those that stand for something else. */
  #escaped(character: string): string | null {
    const control = CONTROLS.get(character);
    if (control !== undefined) return control;
    if (character === 'x' || character === 'u') {
      const length = character === 'x' ? 2 : 4;
      const digits = this.#source.slice(this.#at, this.#at + length);
      if (digits.length !== length || !/^[\da-f]+$/i.test(digits)) return null;
      this.#at += length;
      return String.fromCharCode(Number.parseInt(digits, 16));
    }
    return /[\p{L}\p{N}]/u.test(character) || character === '' ? null : character;
  }

  #class(): Pattern | null {
    const isNegated = this.#take('^');
    const tests: ((character: string) => boolean)[] = [];
    let members = 0;
    for (let isFirst = true; isFirst || this.#peek() !== ']'; isFirst = false) {
      if (this.isAtEnd) return null;
      const low = this.#member(tests);
      if (low === null) return null;
      members += low === '' ? 20 : 1;
      if (low === '') continue;
      if (this.#peek() !== '-' || this.#source[this.#at + 1] === ']') {
        tests.push((each) => each === low);
        continue;
      }
      this.#at++;
      const high = this.#member(tests);
      if (high === null || high === '' || high < low) return null;
      members += high.charCodeAt(0) - low.charCodeAt(0);
      tests.push((each) => each >= low && each <= high);
    }
    this.#at++;
    return classOf((each) => tests.some((test) => test(each)) !== isNegated, !isNegated && members <= 2);
  }

  /** One member of a class: its character, or '' for a class of its own, which is added to the tests. */
  #member(tests: ((character: string) => boolean)[]): string | null {
    const character = this.#next();
    if (character !== '\\') return character;
    const escaped = this.#next();
    const known = CLASSES.get(escaped);
    if (!known) return this.#escaped(escaped);
    tests.push((each) => known.test(each));
    return '';
  }

  #peek(): string {
    return this.#source.charAt(this.#at);
  }

  #next(): string {
    return this.#source.charAt(this.#at++);
  }

  #take(character: string): boolean {
    if (this.#peek() !== character || this.isAtEnd) return false;
    this.#at++;
    return true;
  }
}

function classOf(accepts: (character: string) => boolean, isNarrow: boolean): Pattern {
  return { kind: 'character', accepts: { kind: 'class', accepts, isNarrow } };
}
