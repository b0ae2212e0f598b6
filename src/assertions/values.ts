import { append } from '../model/lists.ts';
import type { KnownValue, Role } from '../model/oracle.ts';
import type { SyntaxNode } from '../model/source.ts';
import { canonicalNumber } from '../model/value.ts';

/** Longer texts are whole documents; a needle of that size proves nothing that its first part would not. */
const LONGEST_TEXT = 100_000;

/** Pieces of one text; the bound keeps folding linear, since every level of a sum is tried. */
const LONGEST_FOLD = 1000;

/** Endings that make a bare name without a folder a file name; `node.js` and `p.example` must not count by accident. */
const FILE_ENDINGS = new Set(
  (
    'avif bak bash bat bin bmp bz2 c cfg cnf conf cpp cs css csv dat db diff doc docx env eml exp expected eps flac fasta ' +
    'gif go gold golden gpx gz h hpp htm html ics in ini input ipynb java jpeg jpg js json json5 jsonl key kt ldif lock ' +
    'log md mjs mov mp3 mp4 mustache ndjson odt ogg ods out output parquet patch pb pdf pem php pickle pkl png po pot ' +
    'properties proto ps ps1 py rb rs rst rtf scala sh snap sqlite sql srt svg swift tar tex tf tgz tiff tmpl toml tpl ' +
    'ts tsv tsx jsx txt vcf vue wasm wav webm webp xls xlsx xml xsd xz yaml yml zip zst approved received'
  ).split(' '),
);

/**
 * Base name when the text is a relative path or the name of a file, otherwise null.
 * Web addresses, mail addresses and prose are none.
 */
export function fileNameOf(text: string): string | null {
  if (text.length > 300 || /[\n\r\t<>|"*?@]/.test(text) || text.includes('://') || text.startsWith('//')) return null;
  const parts = text.split(/[/\\]/);
  const base = parts.at(-1) ?? '';
  const ending = /^[\w$(][\w .$()+-]*\.(?<ending>[A-Za-z]\w{0,11})(?:\.\d{1,6})?$/.exec(base)?.groups?.['ending'];
  if (ending === undefined) return null;
  const isPath = parts.length > 1 && !parts.slice(0, -1).some((part) => /\s/.test(part));
  if (base.includes(' ') && !FILE_ENDINGS.has(ending.toLowerCase())) return null;
  if (/\.\s/.test(base)) return null;
  return isPath || FILE_ENDINGS.has(ending.toLowerCase()) ? base : null;
}

/** Text of a node that is one string when its literal pieces are put together; null when something is not literal. */
export function literalText(node: SyntaxNode): string | null {
  let text = '';
  const pending: SyntaxNode[] = [node];
  for (let next = pending.pop(), pieces = 0; next; next = pending.pop()) {
    if (++pieces > LONGEST_FOLD || text.length > LONGEST_TEXT) return null;
    if (next.kind === 'string') text += next.value;
    else if (next.kind === 'template') append(pending, next.parts.slice(0, LONGEST_FOLD).reverse());
    else if (next.kind === 'binary' && JOINING_OPERATORS.has(next.operator)) pending.push(next.right, next.left);
    else if (next.kind === 'block' && next.children.length === 1) append(pending, next.children);
    else return null;
  }
  return text;
}

/** What glues two strings: `+` nearly everywhere, `.` in PHP and Perl, `..` in Lua, `<>` in Elixir, `++` in Haskell. */
const JOINING_OPERATORS: ReadonlySet<string> = new Set(['+', '.', '..', '<>', '++', '~']);

/**
 * The known values of one text: itself, its number when it is nothing but a number, its base name when it names a file.
 * @param role Numbers take it over; the base name has the role `file-name`.
 */
export function textValues(text: string, role: Role, line: number): readonly KnownValue[] {
  if (text.length > LONGEST_TEXT) return [];
  const values: KnownValue[] = [{ kind: 'string', text, role, line }];
  if (role !== 'expected' && role !== 'input') return values;
  const number = /^[+-]?\d{1,40}(?:\.\d{1,40})?$/.test(text.trim()) ? canonicalNumber(text.trim()) : null;
  if (number !== null) values.push({ kind: 'number', text: number, role, line });
  const fileName = fileNameOf(text);
  if (fileName !== null) values.push({ kind: 'string', text: fileName, role: 'file-name', line });
  return values;
}

/**
 * Text of a Jest, Vitest or insta snapshot written in the source: the indentation that all lines share is layout, and
 * quotes around the whole belong to the serialiser.
 */
export function inlineSnapshotText(source: string): string {
  const lines = source.split('\n');
  if (lines.length > 1 && lines[0]?.trim() === '') lines.shift();
  if (lines.length > 1 && lines.at(-1)?.trim() === '') lines.pop();
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const indent = indents.reduce((least, width) => Math.min(least, width), Infinity);
  const text = lines.map((line) => line.slice(Number.isFinite(indent) ? indent : 0)).join('\n');
  return text.length >= 2 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
}
