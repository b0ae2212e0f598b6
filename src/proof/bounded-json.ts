import { clipped } from '../policy/suggestion.ts';

/** A work proof has three levels; more than this is no statement but an attempt. */
const DEEPEST = 16;

/** A JSON value, or what is wrong with the text: a phrase without its subject. */
export type JsonReading =
  { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'broken'; readonly reason: string };

interface Level {
  /** Keys seen so far; null in a list. */
  readonly keys: Set<string> | null;
  awaitsKey: boolean;
}

/**
 * Reads JSON strictly: no key twice (readers differ on which one counts, so each could be shown another proof) and no
 * nesting deeper than {@link DEEPEST}.
 *
 * @param text Its size is the caller's to bound.
 */
export function readJson(text: string): JsonReading {
  let value: unknown;
  const depth = depthOf(text);
  if (depth > DEEPEST) return { kind: 'broken', reason: `is nested deeper than ${DEEPEST} levels` };
  try {
    value = JSON.parse(text);
  } catch {
    // Not the engine's own words: they differ from version to version, and reports must not.
    return { kind: 'broken', reason: 'is no JSON, which has neither comments nor trailing commas' };
  }
  const twice = keyWrittenTwice(text);
  return twice === null
    ? { kind: 'value', value }
    : { kind: 'broken', reason: `says \`${clipped(twice)}\` twice in one object` };
}

/** Levels of brackets outside of strings, at most; meaningful for valid JSON, and a bound for anything. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at);
    else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth);
    else if (char === '}' || char === ']') depth--;
  }
  return deepest;
}

/** @param text Valid JSON. */
function keyWrittenTwice(text: string): string | null {
  const levels: Level[] = [];
  for (let at = 0; at < text.length; at++) {
    const level = levels.at(-1);
    switch (text[at]) {
      case '{':
        levels.push({ keys: new Set(), awaitsKey: true });
        break;
      case '[':
        levels.push({ keys: null, awaitsKey: false });
        break;
      case '}':
      case ']':
        levels.pop();
        break;
      case ',':
        if (level?.keys) level.awaitsKey = true;
        break;
      case '"': {
        const start = at;
        at = endOfString(text, at);
        if (!level?.keys || !level.awaitsKey) break;
        // Decoded, since "a" and "\u0061" are one key.
        const key = String(JSON.parse(text.slice(start, at + 1)));
        if (level.keys.has(key)) return key;
        level.keys.add(key);
        level.awaitsKey = false;
        break;
      }
      default:
    }
  }
  return null;
}

/** Place of the quote that ends a string, or the text's length. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
