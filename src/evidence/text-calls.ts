import type { SyntaxNode } from '../model/source.ts';
import { dottedName } from '../model/traversal.ts';

/** What a call does to texts, seen from what a folded text needs. */
export type TextCall =
  'join' | 'path' | 'same' | 'parent' | 'here' | 'address' | 'below' | 'format' | 'concat' | 'environment' | 'decode';

function entries(kind: TextCall, names: string): readonly (readonly [string, TextCall])[] {
  return names.split(' ').map((name) => [name, kind] as const);
}

/** By the last part of the name, lower case, letters and digits only: one list for all languages. */
export const TEXT_CALLS: ReadonlyMap<string, TextCall> = new Map<string, TextCall>([
  ...entries('join', 'join joinpath combine resolve append appendingpathcomponent'),
  ...entries('path', 'path purepath posixpath pureposixpath windowspath pathbuf pathname file fileinfo fspath from of'),
  ...entries(
    'same',
    'str string fileurltopath pathtofileurl abspath realpath normpath normalize expanduser absolute asposix tostring topath topathbuf aspath asstr clean fromslash toslash abs trimspace trim strip unwrap expect tofile toabsolutepath tostr copy list sorted dirfs fullpath getfullpath canonicalize new osstr asref get2 intern freeze',
  ),
  ...entries('parent', 'dirname dir parent getparent getdirectoryname'),
  ...entries('here', 'cwd getcwd getwd pwd currentdir getcurrentdirectory'),
  ...entries('address', 'url'),
  ...entries('below', 'expandpath'),
  ...entries('format', 'format sprintf fmt'),
  ...entries('concat', 'concat'),
  ...entries('environment', 'getenv env get lookupenv'),
  ...entries(
    'decode',
    'chr fromcharcode fromcodepoint atob b64decode base64decode tolowercase lower touppercase upper replace replaceall',
  ),
]);

/** Modules and types whose functions make paths out of their arguments: `path.join`, not `folder.join`. */
const PATH_MODULES =
  /^(?:path|os\.path|posixpath|ntpath|filepath|path\.posix|path\.win32|nodepath|paths|files|file|dir|pathname|pathlib|std\.path|strings|str|string|fmt|text|base64|buffer|url|std|os|process|fs|runtime|io|path\(\)|pathbuf|std\.fs|std\.env|env|system\.io\.path|::file|op|osp|p)$/i;

/** Whether a receiver is a module rather than a value. */
export function isPathReceiver(receiver: SyntaxNode): boolean {
  if (receiver.kind !== 'name' && receiver.kind !== 'member') return false;
  const name = dottedName(receiver);
  return PATH_MODULES.test(name) || /(?:^|\.)(?:environ|env|path|Path|PathBuf|File|Paths)$/.test(name);
}

/** Puts values into the gaps of a format: `%s`, `{}`, `{name}`; gaps without a value become holes. */
export function formatted(pattern: string, values: readonly string[]): string {
  let next = 0;
  return pattern.replaceAll(/%[-+#0-9.]{0,6}[a-zA-Z]|\{[\w:.!]{0,24}\}/g, () => values[next++] ?? '\u0000');
}

/** A slice of a known text; the text itself when the bounds are unknown, which is more than need be. */
export function sliceOf(text: string, index: SyntaxNode): string {
  if (index.kind !== 'block') return '\u0000';
  const bounds = index.children.flatMap((child) => (child.kind === 'number' ? [Number(child.value)] : []));
  if (bounds.length !== 2 || text.includes('\u0000')) return '\u0000';
  return text.slice(bounds[0], bounds[1]);
}

/** Characters by their codes, Base64, case and replacement. */
export function decodedText(call: string, texts: readonly string[], receiver: string | null): string {
  const [first = '', second = ''] = texts;
  switch (call) {
    case 'chr':
    case 'fromcharcode':
    case 'fromcodepoint':
      return texts.map(characterOf).join('');
    case 'atob':
    case 'b64decode':
    case 'base64decode':
      return textOfBase64(first);
    case 'tolowercase':
    case 'lower':
      return (receiver ?? first).toLowerCase();
    case 'touppercase':
    case 'upper':
      return (receiver ?? first).toUpperCase();
    default:
      return receiver === null || first === '' || texts.length !== 2 ? '\u0000' : receiver.replaceAll(first, second);
  }
}

function characterOf(code: string): string {
  const point = Number(code);
  return Number.isInteger(point) && point > 0 && point < 0x10000 ? String.fromCharCode(point) : '\u0000';
}

function textOfBase64(text: string): string {
  const compact = text.replaceAll(/\s/g, '');
  if (compact.length < 4 || !/^[A-Za-z0-9+/]+={0,2}$/.test(compact)) return '\u0000';
  try {
    return atob(compact);
  } catch {
    return '\u0000';
  }
}
