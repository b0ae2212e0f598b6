import { isCodeFile } from '../changes/conventions.ts';
import { orderedPatterns } from '../changes/path-patterns.ts';
import type { ComparedFile } from '../model/change.ts';
import { append } from '../model/lists.ts';
import type { Scene } from '../model/rule.ts';
import { quote } from './citation.ts';
import { addedLines, lineRange, linesOf, type Evasion } from './evasion.ts';
import { saysMachineMade } from './machine-made.ts';

/** What an attribute hides a file from. */
type Veil =
  /** git and GitHub show "binary file" in place of the lines. */
  | 'diff'
  /** GitHub folds the file away and counts it as generated. */
  | 'generated';

/** An added line of an attributes file that hides what it fits. */
export interface VeilLine {
  readonly compared: ComparedFile;
  readonly line: number;
  readonly pattern: string;
  readonly attributes: readonly string[];
  readonly veil: Veil;
  /** Whether a path of the repository is hidden. */
  readonly hides: (path: string) => boolean;
}

/** Drivers that git has of its own, and well-known ones that show what a binary file holds. */
const DRIVERS =
  /^(?:ada|astextplain|bash|bibtex|cpp|csharp|css|dts|elixir|exif|fortran|fountain|golang|html|java|javascript|jupyternotebook|kotlin|lfs|lockb|markdown|matlab|nodejs|objc|pascal|perl|php|powershell|python|r|ruby|rust|scheme|sopsdiffer|ansible-vault|swift|tex|typescript|xml|zip|true)$/;
/** More lines than this nobody wrote by hand, and nobody reads. */
const MOST_LINES = 20_000;

/** The lines that the change adds to attributes files and that hide something. */
export function veilLines(scene: Scene): readonly VeilLine[] {
  const files = scene.compared.filter(({ change }) => isAttributesFile(change.path));
  // The top file names attributes for all folders.
  const macros = new Map(files.flatMap((file) => [...macrosIn(attributeLines(file))]));
  return files.flatMap((compared) => veilsIn(compared, macros));
}

function isAttributesFile(path: string): boolean {
  return path === '.gitattributes' || path.endsWith('/.gitattributes');
}

/** The lines as git takes them: a byte order mark at the start says nothing. */
function attributeLines(compared: ComparedFile): readonly string[] {
  return linesOf(compared)
    .slice(0, MOST_LINES)
    .map((line, index) => (index === 0 ? line.replace(/^\uFEFF/, '') : line));
}

function veilsIn(compared: ComparedFile, macros: ReadonlyMap<string, readonly string[]>): readonly VeilLine[] {
  const folder = compared.change.path.slice(0, -'.gitattributes'.length);
  const lines = attributeLines(compared);
  const old = new Set(compared.before.kind === 'text' ? compared.before.text.split('\n').map(wordsKey) : []);
  const found: VeilLine[] = [];
  for (const number of addedLines(compared)) {
    const text = lines[number - 1] ?? '';
    const { pattern, attributes } = parsed(text);
    if (pattern === '' || pattern.startsWith('#') || pattern.startsWith('[attr]') || old.has(wordsKey(text))) continue;
    const veil = veilOf(attributes.flatMap((name) => macros.get(name) ?? [name]));
    const hides = veil && matcherOf(pattern, folder);
    if (veil && hides) found.push({ compared, line: number, pattern, attributes, veil, hides });
  }
  return found;
}

function wordsKey(line: string): string {
  return line.trim().split(/\s+/).join(' ');
}

function parsed(line: string): { readonly pattern: string; readonly attributes: readonly string[] } {
  const quoted = /^\s*"((?:[^"\\]|\\.){1,400})"(.*)$/.exec(line);
  const words = (quoted?.[2] ?? line).trim().split(/\s+/);
  return quoted
    ? { pattern: unquoted(quoted[1] ?? ''), attributes: words.filter((word) => word !== '') }
    : { pattern: words[0] ?? '', attributes: words.slice(1) };
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
]);

/** A pattern in quotes is written as in C: `\160` is a letter too. */
function unquoted(text: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const octal = text.charAt(at) === '\\' ? /^[0-3][0-7]{2}/.exec(text.slice(at + 1, at + 4))?.[0] : undefined;
    if (octal !== undefined) {
      bytes.push(Number.parseInt(octal, 8));
      at += 3;
      continue;
    }
    const isEscaped = text.charAt(at) === '\\';
    if (isEscaped) at++;
    const char = text.charAt(at);
    append(bytes, new TextEncoder().encode(isEscaped ? (ESCAPES.get(char) ?? char) : char));
  }
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** `[attr]quiet -diff`: a name for several attributes. */
function macrosIn(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    lines.flatMap((line) => {
      const { pattern, attributes } = parsed(line);
      return pattern.startsWith('[attr]') ? [[pattern.slice('[attr]'.length), attributes] as const] : [];
    }),
  );
}

/** The last word about an attribute counts. */
function veilOf(attributes: readonly string[]): Veil | null {
  let diff = true;
  let generated = false;
  for (const attribute of attributes) {
    const [name = '', value = 'true'] = attribute.split('=', 2);
    if (name === '-diff' || name === 'binary') diff = false;
    else if (name === 'diff') diff = DRIVERS.test(value);
    else if (name === '!diff') diff = true;
    else if (/^linguist-(?:generated|vendored|documentation)$/.test(name)) generated ||= /^(?:true|1)$/i.test(value);
  }
  return diff ? (generated ? 'generated' : null) : 'diff';
}

function matcherOf(pattern: string, folder: string): ((path: string) => boolean) | null {
  const isAnchored = pattern.replace(/\/$/, '').includes('/');
  const bare = pattern.replace(/^\//, '');
  if (bare === '' || bare.startsWith('!')) return null;
  try {
    // Unlike in .gitignore, a folder says nothing of what lies below it.
    const below = bare.endsWith('/') ? null : orderedPatterns([folder + (isAnchored ? bare : `**/${bare}`)]);
    return below && ((path) => below(path) === 'included');
  } catch {
    return null;
  }
}

/** Attributes that hide handwritten code. */
export function attributeEvasions(scene: Scene, veils: readonly VeilLine[]): readonly Evasion[] {
  return veils.flatMap((veil): readonly Evasion[] => {
    const hidden = scene.compared.filter((file) => isHandwritten(file) && veil.hides(file.change.path));
    const [first] = hidden;
    const names = quote([veil.pattern, ...veil.attributes].join(' '));
    const from = veil.veil === 'diff' ? 'git and GitHub show no lines of it' : 'GitHub folds it away as machine-made';
    if (first) {
      const others =
        hidden.length > 1 ? ` and ${hidden.length - 1} more changed ${hidden.length > 2 ? 'files' : 'file'}` : '';
      const level = veil.veil === 'diff' ? 'violation' : 'probation';
      return [evasionOf(veil, level, `${names} hides ${first.change.path}${others} from review: ${from}.`)];
    }
    if (fitsOneFile(veil))
      // What the file holds is not known here: it may be a program's.
      return veil.veil === 'diff'
        ? [evasionOf(veil, 'probation', `${names} hides the source file of that name from later reviews: ${from}.`)]
        : [];
    if (!fitsSource(veil.pattern)) return [];
    const level = veil.veil === 'diff' ? 'violation' : 'probation';
    return [evasionOf(veil, level, `${names} hides source code from review: ${from}.`)];
  });
}

function evasionOf({ compared, line, pattern }: VeilLine, level: Evasion['level'], message: string): Evasion {
  return { compared, level, range: lineRange(linesOf(compared), line), message, matched: pattern };
}

/** Names a single file of code where people write code. */
function fitsOneFile({ pattern }: VeilLine): boolean {
  if (/[*?[]/.test(pattern) || !isCodeFile(pattern)) return false;
  return !OF_PROGRAMS.test(pattern);
}

/** Changed code that no program made, as far as its name and its first lines tell. */
function isHandwritten({ change, before, after, added }: ComparedFile): boolean {
  if (change.after === null || after.kind !== 'text' || added.length === 0) return false;
  if (change.class === 'golden' || change.class === 'ignored' || change.isGenerated) return false;
  if (!isCodeFile(change.path)) return false;
  // A file that people wrote does not become a program's by saying so.
  return !saysMachineMade(after.text) || (before.kind === 'text' && !saysMachineMade(before.text));
}

/** Places and names of what programs write, and of what is only kept. */
const OF_PROGRAMS =
  /vendor|third[-_]?party|node_modules|dist|build|generated|\bgen\b|fixture|snapshot|testdata|golden|cassette|min\.|\.pb\.|_pb2|bundle|assets?\/|static\/|public\/|docs?\/|migrations?\//i;

/** Patterns of code in general: `*.py`, `src/**`, `lib/*.ts`; none of generated, vendored or stored files. */
function fitsSource(pattern: string): boolean {
  if (OF_PROGRAMS.test(pattern)) return false;
  if (/^\*+$/.test(pattern)) return true;
  const name = pattern.slice(pattern.lastIndexOf('/') + 1);
  const extension = /^\*+\.([a-z+]{1,5})$/.exec(name)?.[1];
  if (extension !== undefined)
    return /^(?:py|jsx?|mjs|cjs|tsx?|mts|cts|go|rs|java|kts?|scala|cs|rb|php|c|h|cc|cpp|hpp|swift|dart|exs?|lua|pl|sh|vue|svelte)$/.test(
      extension,
    );
  return (
    name.startsWith('*') &&
    /^\/?(?:src|lib|app|pkg|internal|cmd|tests?|spec|packages\/[^/]+\/src)\//.test(pattern) &&
    /^\*+$/.test(name)
  );
}
