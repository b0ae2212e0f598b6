import { append } from '../model/lists.ts';
/** A literal of SQL, or a name. */
export interface SqlCell {
  readonly kind: 'string' | 'number' | 'name';
  readonly text: string;
}

/** What stands between two parentheses of a `VALUES` list. */
export interface SqlRow {
  readonly startLine: number;
  readonly endLine: number;
  readonly table: string;
  /** Names of the columns, as far as the statement gives them. */
  readonly columns: readonly string[];
  readonly cells: readonly SqlCell[];
}

/** A statement that inserts nothing: its literals, and what pgTAP's `is(…)` compares. */
export interface SqlStatement {
  readonly startLine: number;
  readonly endLine: number;
  readonly inputs: readonly SqlCell[];
  readonly expected: readonly SqlCell[];
}

interface Token {
  readonly kind: 'string' | 'number' | 'word' | 'mark';
  readonly text: string;
  readonly line: number;
}

/** What is not closed goes on to the end, so that nothing is looked at twice. */
const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|[eEnNxXbB]?'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)|`[^`\n]*`|\$(?:[A-Za-z_]\w{0,60})?\$|\d[\w.]*|[\p{L}_][\p{L}\p{N}_.]*|\S/gu;

/** Comparisons of pgTAP: what it gets, then what it should be. */
const COMPARING = /^(?:is|isnt|results_eq|results_ne|set_eq|bag_eq|row_eq|cmp_ok|matches|throws_ok)$/i;

const MOST_LITERALS = 200;

/** Rows and statements of a script, in source order. Linear in its size. */
export function sqlRows(text: string): {
  readonly rows: readonly SqlRow[];
  readonly statements: readonly SqlStatement[];
} {
  const rows: SqlRow[] = [];
  const statements: SqlStatement[] = [];
  let statement: Token[] = [];
  const end = (): void => {
    const found = insertedRows(statement);
    if (found) append(rows, found);
    else {
      const said = saidBy(statement);
      if (said) statements.push(said);
    }
    statement = [];
  };
  for (const token of tokensOf(text)) {
    if (token.kind === 'mark' && token.text === ';') end();
    else statement.push(token);
  }
  end();
  return { rows, statements };
}

function* tokensOf(text: string): Generator<Token> {
  let line = 1;
  let at = 0;
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    for (; at < index; at++) if (text.charAt(at) === '\n') line++;
    if (!/^(?:--|\/\*)./s.test(found) && !/^\$\w*\$$/.test(found)) yield tokenOf(found, line);
  }
}

function tokenOf(found: string, line: number): Token {
  const quoted = /^[eEnNxXbB]?'(?<inner>[\s\S]*?)'?$/.exec(found)?.groups?.['inner'];
  if (quoted !== undefined) return { kind: 'string', text: quoted.replaceAll("''", "'"), line };
  if (/^["`]./s.test(found)) return { kind: 'word', text: found.slice(1, -1), line };
  if (/^\d/.test(found)) return { kind: 'number', text: found, line };
  return { kind: /^[\p{L}_]/u.test(found) ? 'word' : 'mark', text: found, line };
}

function isWord(token: Token | undefined, word: string): boolean {
  return token?.kind === 'word' && token.text.toLowerCase() === word;
}

/** `INSERT INTO tolls (gate, cents) VALUES ('a', 1), ('b', 2)`; null for another statement. */
function insertedRows(tokens: readonly Token[]): readonly SqlRow[] | null {
  const into = tokens.findIndex(
    (token, i) => isWord(token, 'into') && /^(?:insert|replace)$/i.test(tokens[i - 1]?.text ?? ''),
  );
  const values = into < 0 ? -1 : tokens.findIndex((token, i) => i > into && isWord(token, 'values'));
  if (values < 0) return null;
  const table = tokens[into + 1]?.text ?? '';
  const columns = tokens.slice(into + 2, values).flatMap(({ kind, text }) => (kind === 'word' ? [text] : []));
  const rows: SqlRow[] = [];
  let depth = 0;
  let start = values + 1;
  for (let i = values + 1; i < tokens.length; i++) {
    const token = tokens[i];
    if (token?.kind !== 'mark') continue;
    if (token.text === '(' && depth++ === 0) start = i;
    if (token.text !== ')' || --depth !== 0) continue;
    const cells = cellsOf(tokens.slice(start + 1, i));
    rows.push({ startLine: tokens[start]?.line ?? token.line, endLine: token.line, table, columns, cells });
  }
  return rows;
}

/** One cell between two commas: its literal, with a sign; a name where something is computed. */
function cellsOf(tokens: readonly Token[]): readonly SqlCell[] {
  return partsOf(tokens).map((part) => literalsOf(part)[0] ?? { kind: 'name', text: part[0]?.text ?? '' });
}

function partsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.kind === 'mark' && /[([]/.test(token.text)) depth++;
    if (token.kind === 'mark' && /[)\]]/.test(token.text)) depth--;
    if (token.kind === 'mark' && token.text === ',' && depth === 0) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

function literalsOf(tokens: readonly Token[]): readonly SqlCell[] {
  const found: SqlCell[] = [];
  for (const [i, { kind, text }] of tokens.entries()) {
    if (found.length >= MOST_LITERALS) break;
    if (kind === 'string') found.push({ kind, text });
    else if (kind === 'number') found.push({ kind, text: isSigned(tokens, i) ? `-${text}` : text });
  }
  return found;
}

function isSigned(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 2];
  return tokens[i - 1]?.text === '-' && (before === undefined || before.kind === 'mark');
}

function saidBy(tokens: readonly Token[]): SqlStatement | null {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last) return null;
  const place = { startLine: first.line, endLine: last.line };
  const call = tokens.findIndex(
    (token, i) => token.kind === 'word' && COMPARING.test(token.text) && tokens[i + 1]?.text === '(',
  );
  if (call < 0) {
    const inputs = literalsOf(tokens);
    return inputs.length === 0 ? null : { ...place, inputs, expected: [] };
  }
  const close = tokens.findLastIndex(({ kind, text }) => kind === 'mark' && text === ')');
  const [got = [], ...rest] = partsOf(tokens.slice(call + 2, close));
  // `cmp_ok(got, '>=', 3)` has its operator between the two.
  const wanted = /^cmp_ok$/i.test(tokens[call]?.text ?? '') ? rest[1] : rest[0];
  return { ...place, inputs: literalsOf(got), expected: wanted ? literalsOf(wanted) : [] };
}
