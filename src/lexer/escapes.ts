import type { EscapeStyle } from './lexis.ts';

const LETTERS: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['b', '\b'],
  ['f', '\f'],
  ['v', '\v'],
  ['a', '\u0007'],
  ['e', '\u001b'],
  ['s', ' '],
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
  ['`', '`'],
  ['$', '$'],
  ['#', '#'],
  ['/', '/'],
  ['{', '{'],
]);

const NUMERIC =
  /x(?<hex>[0-9a-fA-F]{1,2})|[xu]\{(?<braced>[0-9a-fA-F]{1,8})\}|u(?<short>[0-9a-fA-F]{4})|U(?<long>[0-9a-fA-F]{8})|(?<octal>[0-7]{1,3})/y;

/** A decoded escape and the offset after it. */
export interface Escape {
  readonly value: string;
  readonly end: number;
}

/**
 * Decodes the escape at `at`, or null when no escape stands there in this style.
 * @param close The closing mark of the string, which some styles escape by doubling.
 */
export function escapeAt(text: string, at: number, style: EscapeStyle, close: string): Escape | null {
  const char = text[at];
  switch (style) {
    case 'none':
      return null;
    case 'doubled':
      return close !== '' && text.startsWith(close + close, at) ? { value: close, end: at + 2 * close.length } : null;
    case 'closing': {
      const next = text[at + 1];
      return char === '\\' && next !== undefined && (next === '\\' || close.startsWith(next))
        ? { value: next, end: at + 2 }
        : null;
    }
    case 'grave':
      if (char === '`') return { value: graveLetter(text[at + 1] ?? ''), end: at + 2 };
      return close.length === 1 && text.startsWith(close + close, at) ? { value: close, end: at + 2 } : null;
    case 'backslash-decimal':
      return char === '\\' ? (decimal(text, at + 1) ?? backslash(text, at + 1, 'backslash')) : null;
    case 'backslash':
    case 'backslash-kept':
      return char === '\\' ? backslash(text, at + 1, style) : null;
  }
}

function decimal(text: string, at: number): Escape | null {
  const digits = /^\d{1,3}/.exec(text.slice(at, at + 3))?.[0];
  return digits === undefined ? null : { value: String.fromCharCode(Number(digits)), end: at + digits.length };
}

function graveLetter(letter: string): string {
  if (letter === '0') return '\0';
  return 'ntrbfvae'.includes(letter) ? (LETTERS.get(letter) ?? letter) : letter === '\n' ? '' : letter;
}

function backslash(text: string, at: number, style: 'backslash' | 'backslash-kept'): Escape {
  NUMERIC.lastIndex = at;
  const found = NUMERIC.exec(text);
  if (found?.groups) {
    const { octal, hex, braced, short, long } = found.groups;
    const code = octal === undefined ? parseInt(hex ?? braced ?? short ?? long ?? '0', 16) : parseInt(octal, 8);
    const value = code <= 0x10_ffff ? String.fromCodePoint(code) : `\\${found[0]}`;
    return { value, end: at + found[0].length };
  }
  const letter = text[at] ?? '';
  if (letter === '\r' && text[at + 1] === '\n') return { value: '', end: at + 2 };
  if (letter === '\n') return { value: '', end: at + 1 };
  const meaning = style === 'backslash-kept' && "s'/{#".includes(letter) ? undefined : LETTERS.get(letter);
  return { value: meaning ?? (style === 'backslash-kept' ? `\\${letter}` : letter), end: at + 1 };
}
