/** A token of a configuration that is code (JavaScript, TypeScript, Groovy, Kotlin, Ruby). */
export interface CodeToken {
  readonly kind: 'word' | 'string' | 'regex' | 'mark' | 'break';
  /** Decoded only as far as quotes go. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const MOST_TOKENS = 100_000;

/** Splits code into tokens without knowing its grammar; comments are left out. Linear. */
export function tokensOf(text: string, hasHashComments = false): readonly CodeToken[] {
  const tokens: CodeToken[] = [];
  let at = 0;
  const push = (kind: CodeToken['kind'], start: number, end: number, value = text.slice(start, end)): void => {
    tokens.push({ kind, text: value, start, end });
    at = end;
  };
  while (at < text.length && tokens.length < MOST_TOKENS) {
    const char = text.charAt(at);
    if (char === '\n') push('break', at, at + 1);
    else if (/\s/.test(char)) at++;
    else if (text.startsWith('//', at) || (hasHashComments && char === '#')) at = endOf(text, '\n', at);
    else if (text.startsWith('/*', at)) at = Math.min(text.length, endOf(text, '*/', at + 2) + 2);
    else if (char === '"' || char === "'" || char === '`') {
      const end = closingQuote(text, at);
      push('string', at, end, text.slice(at + 1, Math.max(at + 1, end - 1)).replaceAll('\\\\', '\\'));
    } else if (char === '/' && isOperandNext(tokens.at(-1))) {
      const end = closingSlash(text, at);
      push(end > at + 1 ? 'regex' : 'mark', at, end, end > at + 1 ? text.slice(at + 1, end - 1) : '/');
    } else if (/[\w$]/.test(char)) {
      let end = at + 1;
      while (end < text.length && /[\w$.]/.test(text.charAt(end))) end++;
      push('word', at, end);
    } else push('mark', at, at + 1);
  }
  return tokens;
}

function endOf(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found === -1 ? text.length : found;
}

/** The offset behind the closing quote; a plain string ends with its line at the latest. */
function closingQuote(text: string, start: number): number {
  const quote = text.charAt(start);
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '\\') at++;
    else if (char === quote) return at + 1;
    else if (char === '\n' && quote !== '`') return at;
  }
  return text.length;
}

/** The offset behind a regular expression; just behind the slash when it is none. */
function closingSlash(text: string, start: number): number {
  let isInClass = false;
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '\n') break;
    if (char === '\\') at++;
    else if (char === '[') isInClass = true;
    else if (char === ']') isInClass = false;
    else if (char === '/' && !isInClass) return at + 1;
  }
  return start + 1;
}

function isOperandNext(last: CodeToken | undefined): boolean {
  return !last || last.kind === 'break' || (last.kind === 'mark' && last.text !== ')' && last.text !== ']');
}
