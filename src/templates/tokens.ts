/** Pieces of the code in a template's tags, the same for every template language. */
export interface Token {
  readonly kind: 'string' | 'number' | 'name' | 'mark';
  /** Decoded text of a string, else as written. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** White space stands before it. */
  readonly isApart: boolean;
}

const PIECE =
  /(?<blank>\s+)|(?<comment>\/\*[\s\S]*?\*\/)|(?<string>"(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\]|\\[\s\S])*'?|`(?:[^`\\]|\\[\s\S])*`?)|(?<number>\d[\w.]*)|(?<name>[\p{L}_$@][\p{L}\p{N}_$]*)|(?<mark>===|!==|==|!=|=~|<=|>=|&&|\|\||\?\?|\?\.|=>|:=|->|::|\S)/uy;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** Tokens of a stretch of code; every character but white space and comments belongs to one. */
export function tokensOf(code: string, base: number): readonly Token[] {
  const tokens: Token[] = [];
  let isApart = true;
  for (let at = 0; at < code.length; at = PIECE.lastIndex) {
    PIECE.lastIndex = at;
    const match = PIECE.exec(code);
    if (!match) break;
    const { string, number, name, mark } = match.groups ?? {};
    const [source] = match;
    const place = { start: base + at, end: base + at + source.length, isApart };
    isApart = false;
    if (string !== undefined) tokens.push({ kind: 'string', text: unquoted(string), ...place });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, ...place });
    else if (name !== undefined) tokens.push({ kind: 'name', text: source, ...place });
    else if (mark !== undefined) tokens.push({ kind: 'mark', text: source, ...place });
    else isApart = true;
  }
  return tokens;
}

function unquoted(source: string): string {
  const quote = source.charAt(0);
  const body = source.length > 1 && source.endsWith(quote) ? source.slice(1, -1) : source.slice(1);
  return body.includes('\\') ? body.replaceAll(/\\([\s\S])/g, (_whole, char: string) => ESCAPES[char] ?? char) : body;
}
