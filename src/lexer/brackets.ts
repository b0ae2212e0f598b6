import { CLOSING } from './token.ts';
import type { Token } from './token.ts';

export interface Brackets {
  /**
   * For an opening bracket the index of the token that ends its group: its partner, or, when it has none, the closing
   * bracket of the group around it, or the number of tokens. -1 for every other token, strays among them.
   */
  readonly ends: Int32Array;
  /** For a closing bracket whether an opening one belongs to it. */
  readonly isPaired: Uint8Array;
  readonly hasErrors: boolean;
}

/** Names of the brackets that no bracket inside them may close over: a `}` in a directive ends nothing outside of it. */
const BARRIERS: ReadonlySet<string> = new Set(['template', 'hole', 'words', 'directive']);

interface Level {
  readonly stack: number[];
  readonly open: Map<string, number>;
}

/** Pairs the brackets of a file. Linear: a wrong bracket never starts a search. */
export function pairBrackets(tokens: readonly Token[]): Brackets {
  const ends = new Int32Array(tokens.length).fill(-1);
  const isPaired = new Uint8Array(tokens.length);
  const levels: Level[] = [{ stack: [], open: new Map() }];
  let hasErrors = false;

  /** Ends groups of the level, innermost first, until the one that `text` closes; says whether there was one. */
  const closeUntil = (level: Level, text: string, at: number): boolean => {
    if ((level.open.get(text) ?? 0) === 0) return false;
    for (let index = level.stack.pop(); index !== undefined; index = level.stack.pop()) {
      ends[index] = at;
      const closing = CLOSING[tokens[index]?.text ?? ''] ?? '';
      level.open.set(closing, (level.open.get(closing) ?? 1) - 1);
      if (closing === text) return true;
      hasErrors = true;
    }
    return false;
  };

  tokens.forEach((token, at) => {
    const level = levels.at(-1);
    if (!level) return;
    if (token.kind === 'open') {
      const closing = CLOSING[token.text] ?? '';
      level.stack.push(at);
      level.open.set(closing, (level.open.get(closing) ?? 0) + 1);
      if (BARRIERS.has(token.text)) levels.push({ stack: [], open: new Map() });
    } else if (token.kind === 'close') {
      if (!BARRIERS.has(token.text)) {
        if (closeUntil(level, token.text, at)) isPaired[at] = 1;
        else hasErrors = true;
        return;
      }
      // The tokeniser makes these in pairs, so the level below the top is the one that opened it.
      if (level.stack.length > 0) hasErrors = true;
      for (const index of level.stack) ends[index] = at;
      if (levels.length > 1) levels.pop();
      const outer = levels.at(-1);
      if (outer && closeUntil(outer, token.text, at)) isPaired[at] = 1;
    }
  });
  for (const level of levels) {
    if (level.stack.length > 0) hasErrors = true;
    for (const index of level.stack) ends[index] = tokens.length;
  }
  return { ends, isPaired, hasErrors };
}
