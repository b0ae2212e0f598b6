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
