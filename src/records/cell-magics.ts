import type { Range } from '../model/range.ts';
import type { SyntaxNode } from '../model/source.ts';
import { canonicalNumber } from '../model/value.ts';

/** A line of a cell that IPython reads and Python does not: `%matplotlib inline`, `!pip install x`, `thing?`. */
export interface Magic {
  /** Offsets in the cell; the end is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
}

/** A cell without its magics, which are blanked so that all places stay as they are. */
export interface PlainCell {
  readonly text: string;
  readonly magics: readonly Magic[];
  /** Name of a file in whose language a cell magic says that the cell is written; null for the kernel's. */
  readonly fileName: string | null;
}

/** Cell magics, by the ending of what stands below them. */
const LANGUAGES: Readonly<Record<string, string>> = {
  bash: 'sh', sh: 'sh', script: 'sh', system: 'sh', sx: 'sh', '!': 'sh', html: 'html', svg: 'html', js: 'js',
  javascript: 'js', sql: 'sql', perl: 'pl', ruby: 'rb', cython: 'py', python: 'py', python3: 'py', pypy: 'py',
  r: 'r', julia: 'jl', latex: 'tex', markdown: 'tex',
}; // prettier-ignore

/** Takes the magics out of a cell of a Python kernel. */
export function withoutMagics(source: string): PlainCell {
  const whole = /^\s*%%(?<rest>[^\n]*)/.exec(source);
  if (whole) return cellMagic(source, whole[0].length - (whole.groups?.['rest'] ?? '').length - 2, whole[0].length);
  const magics: Magic[] = [];
  const pieces: string[] = [];
  let at = 0;
  for (const line of source.split('\n')) {
    const magic = magicIn(line);
    pieces.push(magic ? line.slice(0, magic.start) + blank(line.slice(magic.start), magic.start > 0) : line);
    if (magic) magics.push({ start: at + magic.start, end: at + magic.end, words: magic.words });
    at += line.length + 1;
  }
  return { text: pieces.join('\n'), magics, fileName: null };
}

function cellMagic(source: string, start: number, end: number): PlainCell {
  const head = source.slice(start, end).trimEnd();
  const words = wordsOf(head);
  const [name = ''] = words;
  const written = /^%%(?:writefile|file)$/i.test(name) ? words.at(-1) : undefined;
  const ending = LANGUAGES[name.slice(2).toLowerCase()];
  return {
    text: source.slice(0, start) + ' '.repeat(end - start) + source.slice(end),
    magics: [{ start, end: start + head.length, words }],
    fileName: written ?? (ending === undefined ? null : `cell.${ending}`),
  };
}

/** A line, or the right side of an assignment (`files = !ls`). */
function magicIn(line: string): Magic | null {
  const marked = /^(?<before>\s*(?:[A-Za-z_]\w{0,60} {0,8}= {0,8})?)(?:[!%](?=[\w.!/])|\?{1,2}\b)/.exec(line);
  const asks = marked?.groups?.['before']?.length ?? /^\s*(?=[%\w.*]{1,200}\?{1,2}\s*$)/.exec(line)?.[0].length;
  if (asks === undefined) return null;
  const magic = line.slice(asks).trimEnd();
  return { start: asks, end: asks + magic.length, words: wordsOf(magic) };
}

/** As long as the magic was, and says nothing; a block or an assignment in which it stood needs something. */
function blank(magic: string, isNeeded: boolean): string {
  return (isNeeded ? (magic.length < 4 ? '_' : 'None') : '').padEnd(magic.length);
}

function wordsOf(magic: string): readonly string[] {
  return [...magic.slice(0, 2_000).matchAll(/"[^"\n]*"|'[^'\n]*'|[^\s"']+/g)].map(([word]) =>
    /^["']/.test(word) ? word.slice(1, -1) : word,
  );
}

/** A magic as the tree keeps it: a call of its first word. */
export function magicCall({ words: [name = '', ...rest] }: Magic, range: Range): SyntaxNode {
  return {
    kind: 'call',
    range,
    callee: { kind: 'name', range, text: name.replace(/^[!%?]{1,2}/, '') },
    arguments: rest.map((word): SyntaxNode => {
      const value = canonicalNumber(word);
      return value === null
        ? { kind: 'string', range, value: word, isDocumentation: false }
        : { kind: 'number', range, value };
    }),
    isConstruction: false,
  };
}
