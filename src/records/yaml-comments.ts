import { Lexer } from 'yaml';
import type { DataSpan } from './data.ts';

/** Marks that the lexer hands out beside the pieces of the source: document, end of a flow, scalar. */
const CONTROLS: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001F']);
const SCALAR = '\u001F';

/** The places of comments in YAML, which its parser does not tell. */
export function yamlComments(text: string): readonly DataSpan[] {
  if (!text.includes('#')) return [];
  const comments: DataSpan[] = [];
  let at = 0;
  let isScalar = false;
  for (const token of new Lexer().lex(text)) {
    if (CONTROLS.has(token)) {
      isScalar = token === SCALAR;
      continue;
    }
    if (!isScalar && token.startsWith('#')) comments.push({ start: at, end: at + token.length });
    isScalar = false;
    at += token.length;
  }
  return comments;
}
