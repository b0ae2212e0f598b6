/** A word of a shell command without its quotes. */
export interface ShellWord {
  readonly text: string;
  /** Offsets into the script, quotes included. */
  readonly start: number;
  readonly end: number;
}

/** A word, or what stands between commands. */
export type ShellToken =
  | { readonly kind: 'word'; readonly word: ShellWord }
  | { readonly kind: 'operator'; readonly text: string; readonly start: number; readonly end: number };

const MOST_TOKENS = 20_000;
const OPERATORS = [
  '&&',
  '||',
  ';;',
  '|&',
  '&>>',
  '&>',
  '>>',
  '>&',
  '<<-',
  '<<',
  '|',
  ';',
  '&',
  '(',
  ')',
  '>',
  '<',
  '\n',
];

/** Splits a shell script into words and operators; bodies of here-documents, redirections and comments are left out. */
export function shellTokens(text: string): readonly ShellToken[] {
  const tokens: ShellToken[] = [];
  let at = 0;
  let hereMark: string | null = null;
  while (at < text.length && tokens.length < MOST_TOKENS) {
    const char = text.charAt(at);
    if (char === ' ' || char === '\t' || text.startsWith('\\\n', at)) {
      at += char === '\\' ? 2 : 1;
      continue;
    }
    if (char === '#') {
      at = lineEnd(text, at);
      continue;
    }
    const operator = OPERATORS.find((one) => text.startsWith(one, at));
    if (operator === undefined) {
      const word = wordAt(text, at);
      at = word.end;
      // `2>` is part of the redirection.
      if (/^\d$/.test(word.text) && /[<>]/.test(text.charAt(at))) continue;
      tokens.push({ kind: 'word', word });
    } else if (operator.includes('>') || operator.startsWith('<')) {
      at = skipBlanks(text, at + operator.length);
      const target = wordAt(text, at);
      at = Math.max(at, target.end);
      if (operator.startsWith('<<') && !text.startsWith('<', at)) hereMark = target.text;
    } else {
      tokens.push({ kind: 'operator', text: operator, start: at, end: at + operator.length });
      at += operator.length;
      if (operator === '\n' && hereMark !== null) {
        at = behindHereDocument(text, at, hereMark);
        hereMark = null;
      }
    }
  }
  return tokens;
}

function lineEnd(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  return found === -1 ? text.length : found;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text.charAt(at) === ' ' || text.charAt(at) === '\t') at++;
  return at;
}

function behindHereDocument(text: string, from: number, mark: string): number {
  let at = from;
  while (at < text.length) {
    const end = lineEnd(text, at);
    if (text.slice(at, end).trim() === mark) return end;
    at = end + 1;
  }
  return text.length;
}

/** One word: quotes removed, `$(…)`, `${…}` and `${{ … }}` kept as they stand. */
function wordAt(text: string, start: number): ShellWord {
  let value = '';
  let at = start;
  while (at < text.length) {
    const char = text.charAt(at);
    if (/[\s;|&<>()]/.test(char)) break;
    if (char === '\\') {
      if (text.charAt(at + 1) !== '\n') value += text.charAt(at + 1);
      at += 2;
    } else if (char === "'" || char === '"') {
      const end = closingQuote(text, at);
      value += text.slice(at + 1, end).replaceAll(/\\(["\\])/g, '$1');
      at = end + 1;
    } else if (char === '$' && /[({]/.test(text.charAt(at + 1))) {
      const end = closingBracket(text, at + 1);
      value += text.slice(at, end);
      at = end;
    } else {
      value += char;
      at++;
    }
  }
  return { text: value, start, end: Math.min(at, text.length) };
}

function closingQuote(text: string, start: number): number {
  const quote = text.charAt(start);
  for (let at = start + 1; at < text.length; at++) {
    if (text.charAt(at) === '\\' && quote === '"') at++;
    else if (text.charAt(at) === quote) return at;
  }
  return text.length;
}

function closingBracket(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if ('({'.includes(text.charAt(at))) depth++;
    else if (')}'.includes(text.charAt(at)) && --depth === 0) return at + 1;
  }
  return text.length;
}
