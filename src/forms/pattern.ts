import { parsePattern, type Accepts, type Pattern } from './pattern-syntax.ts';

/** Share of the text that the pattern must spell out. */
const LEAST_LITERAL = 0.55;
/** Shorter texts are met by ordinary patterns. */
const SHORTEST_TEXT = 4;
const LONGEST_TEXT = 2000;
const MOST_STATES = 4000;
/** Parts that writing an automaton may visit: empty groups repeat without adding a state. */
const MOST_PARTS = 20_000;
/** Steps that one question may cost. */
const MOST_WORK = 2_000_000;

/**
 * Whether a regular expression is nearly the given text, so that it recognises that one rather than a format: it fits the
 * text as a whole, and at least 55 % of the text's characters meet a literal of the pattern (a class of at most two
 * characters counts as one; what stands in a choice does not). Patterns with a choice at the top level never fit.
 *
 * Runs as a finite automaton in time linear in the text, whatever the pattern; patterns beyond its subset (see
 * `parsePattern`) and texts of more than 2,000 characters never fit.
 * @param source The expression without delimiters, or with them (`/…/i`).
 */
export function fitsOnly(source: string, text: string): boolean {
  return compilePattern(source)?.(text) ?? false;
}

/**
 * {@link fitsOnly} for many texts: reads the expression once.
 * @returns null when no text can fit.
 */
export function compilePattern(source: string): ((text: string) => boolean) | null {
  const pattern = parsePattern(source);
  if (pattern === null) return null;
  const program = new Program();
  if (!program.emit(pattern, true)) return null;
  program.add({ kind: 'accept' });
  const literals = program.literals;
  return (text) => {
    if (text.length < SHORTEST_TEXT || text.length > LONGEST_TEXT || program.size * text.length > MOST_WORK)
      return false;
    const needed = Math.ceil(LEAST_LITERAL * text.length);
    return literals >= needed && program.mostLiterals(text) >= needed;
  };
}

type Instruction =
  | { readonly kind: 'character'; readonly accepts: Accepts; readonly isCounted: boolean }
  | { readonly kind: 'split'; readonly targets: number[] }
  | { readonly kind: 'accept' };

/**
 * Automaton as a list of instructions (Thompson 1968, in the form of Cox 2009): a split continues at its targets, a
 * character at the next place.
 */
class Program {
  readonly #instructions: Instruction[] = [];
  #parts = 0;
  #work = 0;

  get size(): number {
    return this.#instructions.length;
  }

  /** Most characters of a text that can meet a literal; infinite when a literal repeats without end. */
  get literals(): number {
    let count = 0;
    for (const [at, instruction] of this.#instructions.entries()) {
      if (instruction.kind === 'split' && instruction.targets.some((target) => target < at)) return Infinity;
      if (instruction.kind === 'character' && instruction.isCounted) count++;
    }
    return count;
  }

  add(instruction: Instruction): number {
    this.#instructions.push(instruction);
    return this.#instructions.length - 1;
  }

  /** Writes a pattern. @returns false when the automaton grows too large. */
  emit(pattern: Pattern, isCounted: boolean): boolean {
    if (this.size > MOST_STATES || ++this.#parts > MOST_PARTS) return false;
    switch (pattern.kind) {
      case 'character': {
        const { accepts } = pattern;
        const isLiteral = accepts.kind === 'literal' || accepts.isNarrow;
        this.add({ kind: 'character', accepts, isCounted: isCounted && isLiteral });
        return true;
      }
      case 'sequence':
        return pattern.parts.every((part) => this.emit(part, isCounted));
      case 'choice':
        return this.#emitChoice(pattern.alternatives);
      case 'repeat':
        return this.#emitRepeat(pattern.part, pattern.least, pattern.most, isCounted);
    }
  }

  #emitChoice(alternatives: readonly Pattern[]): boolean {
    const fork: number[] = [];
    this.add({ kind: 'split', targets: fork });
    const ends: number[][] = [];
    for (const alternative of alternatives) {
      fork.push(this.size);
      if (!this.emit(alternative, false)) return false;
      const end: number[] = [];
      this.add({ kind: 'split', targets: end });
      ends.push(end);
    }
    for (const end of ends) end.push(this.size);
    return true;
  }

  #emitRepeat(part: Pattern, least: number, most: number, isCounted: boolean): boolean {
    for (let i = 0; i < least; i++) if (!this.emit(part, isCounted)) return false;
    if (most === Infinity) {
      const loop: number[] = [];
      const start = this.add({ kind: 'split', targets: loop });
      loop.push(this.size);
      if (!this.emit(part, isCounted)) return false;
      this.add({ kind: 'split', targets: [start] });
      loop.push(this.size);
      return true;
    }
    const exits: number[][] = [];
    for (let i = least; i < most; i++) {
      const fork: number[] = [];
      this.add({ kind: 'split', targets: fork });
      fork.push(this.size);
      exits.push(fork);
      if (!this.emit(part, isCounted)) return false;
    }
    for (const exit of exits) exit.push(this.size);
    return true;
  }

  /** Runs over the whole text; -1 when it does not fit, else the most literal characters on a way through. */
  mostLiterals(text: string): number {
    this.#work = 0;
    let current = new Map<number, number>();
    this.#enter(0, 0, current);
    // By UTF-16 units, as the pattern was read.
    for (const character of text.split('')) {
      const next = new Map<number, number>();
      for (const [at, count] of current) {
        const instruction = this.#instructions[at];
        if (instruction?.kind !== 'character' || !isAccepted(instruction.accepts, character)) continue;
        this.#enter(at + 1, count + (instruction.isCounted ? 1 : 0), next);
      }
      if (next.size === 0 || this.#work > MOST_WORK) return -1;
      current = next;
    }
    for (const [at, count] of current) if (this.#instructions[at]?.kind === 'accept') return count;
    return -1;
  }

  /** Adds a place and all that splits lead to from it; a place is entered again only with more literals. */
  #enter(start: number, count: number, into: Map<number, number>): void {
    const pending = [start];
    for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
      const known = into.get(at);
      this.#work++;
      if (known !== undefined && known >= count) continue;
      into.set(at, count);
      const instruction = this.#instructions[at];
      if (instruction?.kind === 'split') for (const target of instruction.targets) pending.push(target);
    }
  }
}

function isAccepted(accepts: Accepts, character: string): boolean {
  return accepts.kind === 'literal' ? accepts.character === character : accepts.accepts(character);
}
