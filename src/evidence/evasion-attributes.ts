import { isCodeFile } from '../changes/conventions.ts';
import { orderedPatterns } from '../changes/path-patterns.ts';
import type { ComparedFile } from '../model/change.ts';
import type { Scene } from '../model/rule.ts';
import { quote } from './citation.ts';
import { addedLines, lineRange, linesOf, type Evasion } from './evasion.ts';

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
/** Says that a program wrote the file; a claim, but one that a reader sees at once. */
const MACHINE_MADE =
  /@generated|\bDO NOT EDIT\b|\b(?:auto[- ]?generated|code generated|generated (?:by|from|with|using))\b/i;
const MOST_LINES = 2000;

/** The lines that the change adds to attributes files and that hide something. */
export function veilLines(scene: Scene): readonly VeilLine[] {
  return scene.compared.flatMap((compared) => {
    const { path } = compared.change;
    return path === '.gitattributes' || path.endsWith('/.gitattributes') ? veilsIn(compared) : [];
  });
}

function veilsIn(compared: ComparedFile): readonly VeilLine[] {
  const folder = compared.change.path.slice(0, -'.gitattributes'.length);
  const lines = linesOf(compared).slice(0, MOST_LINES);
  const old = new Set(compared.before.kind === 'text' ? compared.before.text.split('\n').map(wordsKey) : []);
  const macros = macrosIn(lines);
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
    ? { pattern: quoted[1] ?? '', attributes: words.filter((word) => word !== '') }
    : { pattern: words[0] ?? '', attributes: words.slice(1) };
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
    if (!fitsSource(veil.pattern)) return [];
    const level = veil.veil === 'diff' ? 'violation' : 'probation';
    return [evasionOf(veil, level, `${names} hides source code from review: ${from}.`)];
  });
}

function evasionOf({ compared, line, pattern }: VeilLine, level: Evasion['level'], message: string): Evasion {
  return { compared, level, range: lineRange(linesOf(compared), line), message, matched: pattern };
}

/** Changed code that no program made, as far as its name and its first lines tell. */
function isHandwritten({ change, after, added }: ComparedFile): boolean {
  if (change.after === null || after.kind !== 'text' || added.length === 0) return false;
  if (change.class === 'golden' || change.class === 'ignored' || change.isGenerated) return false;
  return isCodeFile(change.path) && !MACHINE_MADE.test(after.text.slice(0, 2000));
}

/** Patterns of code in general: `*.py`, `src/**`, `lib/*.ts`; none of generated, vendored or stored files. */
function fitsSource(pattern: string): boolean {
  if (
    /vendor|third[-_]?party|node_modules|dist|build|generated|\bgen\b|fixture|snapshot|testdata|golden|cassette|min\.|\.pb\.|_pb2|bundle|assets?\/|static\/|public\/|docs?\/|migrations?\//i.test(
      pattern,
    )
  )
    return false;
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
