import type { SyntaxNode } from '../model/source.ts';
import { dottedName } from '../model/traversal.ts';
import { decodingCalls } from './decoding-calls.ts';
import type { CallFolding, FoldedCall } from './folded-call.ts';
import type { Value } from './folded-value.ts';
import { listCalls } from './list-calls.ts';
import { numberCalls } from './number-calls.ts';
import { textCalls } from './text-calls.ts';

const CALLS: ReadonlyMap<string, CallFolding> = new Map([...numberCalls, ...textCalls, ...listCalls, ...decodingCalls]);

/** Whether some call of this name is understood: asked before operands are folded. */
export function isFoldable(name: string): boolean {
  return CALLS.has(name);
}

export function foldCall(call: FoldedCall): Value | null {
  return CALLS.get(call.name)?.(call) ?? null;
}

/** Lower case, letters and digits only: one name for `starts_with?`, `startsWith` and `StartsWith`. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Dotted callee in lower case without the parentheses of inner calls. */
export function pathOf(callee: SyntaxNode): string {
  return dottedName(callee).replaceAll('()', '').toLowerCase();
}

/** Modules of Python, Go, Rust, Ruby and npm that are written in lower case. */
const MODULES: ReadonlySet<string> = new Set(
  (
    'base64 base32 base64url binascii codecs zlib gzip bz2 hex html urllib parse json strings strconv fmt bytes math ' +
    'cmath big decimal fractions builtins str std itertools functools textwrap pako fflate he qs querystring u8 u16 u32 ' +
    'u64 i32 i64 f64 f32 int float'
  ).split(' '),
);

/**
 * Whether what stands before the dot names a module or a type (`Buffer`, `strings`, `Base64.getDecoder()`), so that the
 * literal is what the call works on, rather than a variable, so that it is an argument (`id.toString(36)`).
 */
export function isNamespace(object: SyntaxNode): boolean {
  let rest = object;
  while (rest.kind === 'member' || rest.kind === 'call') {
    // A call with arguments has made something of them: `Buffer.from(code).toString('base64')`.
    if (rest.kind === 'call' && rest.arguments.length > 0 && !rest.isConstruction) return false;
    rest = rest.kind === 'call' ? rest.callee : rest.object;
  }
  const parts = dottedName(object).replaceAll('()', '').split('.');
  return parts.some((part) => /^[A-Z]/.test(part)) || parts.every((part) => MODULES.has(part));
}
