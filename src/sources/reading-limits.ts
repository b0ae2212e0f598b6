import type { ComparedFile, LineRange } from '../model/change.ts';
import type { Limits } from '../model/policy.ts';
import { productAdditions } from './product-files.ts';
import { holdsTestCode } from './test-files.ts';
import { tokensIn, tokensOnLines } from './tokens.ts';

/** What it takes to read a file. */
interface Cost {
  readonly file: ComparedFile;
  readonly tokens: number;
  readonly newTokens: number;
}

/**
 * Changed files that would take more work to read than the limits allow, each with the reason. Small files go first, so
 * that one large file hides no other; which are left out hangs on the files alone, never on their order.
 *
 * The work is counted before any of it is done: parsers, trees and rules cost so much a word, and a file that is read only
 * in part would say less than it seems to.
 */
export function filesBeyond(
  compared: readonly ComparedFile[],
  limits: Pick<Limits, 'fileTokens' | 'tokens' | 'newTokens'>,
): ReadonlyMap<ComparedFile, string> {
  const beyond = new Map<ComparedFile, string>();
  let tokens = 0;
  let newTokens = 0;
  const costs = compared.flatMap((file) => costOf(file) ?? []);
  for (const cost of costs.toSorted(cheapestFirst)) {
    if (cost.tokens > limits.fileTokens) {
      beyond.set(cost.file, `${cost.tokens} words and marks, over the limit \`limits: file-tokens\``);
    } else if (tokens + cost.tokens > limits.tokens) {
      beyond.set(cost.file, 'the smaller files reach the limit `limits: tokens` without it');
    } else if (newTokens + cost.newTokens > limits.newTokens) {
      beyond.set(cost.file, 'the smaller files reach the limit `limits: new-tokens` without it');
    } else {
      tokens += cost.tokens;
      newTokens += cost.newTokens;
    }
  }
  return beyond;
}

/** Null for what is not read at all. */
function costOf(file: ComparedFile): Cost | null {
  const product = productAdditions(file);
  const isTest = holdsTestCode(file);
  if (product === null && !isTest) return null;
  const added: readonly LineRange[] = product ?? file.added;
  const { before, after } = file;
  const now = after.kind === 'text' ? after.text : '';
  const old = isTest && before.kind === 'text' ? before.text : '';
  return { file, tokens: tokensIn(now) + tokensIn(old), newTokens: tokensOnLines(now, added) };
}

function cheapestFirst(a: Cost, b: Cost): number {
  const work = a.tokens + a.newTokens - (b.tokens + b.newTokens);
  return work || (a.file.change.path < b.file.change.path ? -1 : 1);
}
