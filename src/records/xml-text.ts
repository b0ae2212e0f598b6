/** Parts of a markup file that are blanked before parsing; offsets and lines stay as they are. */

/**
 * Blanks the document type: its entities must never be expanded or fetched, and the parser refuses files for some of them.
 */
export function withoutDoctype(text: string): string {
  const start = /<!DOCTYPE/i.exec(text.slice(0, 20_000))?.index;
  if (start === undefined) return text;
  let depth = 0;
  let quote = '';
  for (let i = start; i < text.length; i++) {
    const char = text.charAt(i);
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '[') depth++;
    else if (char === ']') depth--;
    else if (char === '>' && depth <= 0) return blank(text, start, i + 1);
  }
  return text;
}

/** Blanks what is between the tags of scripts and styles, which is no markup. */
export function withoutScripts(text: string): string {
  const pieces: string[] = [];
  const opening = /<(script|style)\b[^<>]{0,2000}>/gi;
  let from = 0;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const closing = new RegExp(`</${match[1] ?? ''}`, 'gi');
    closing.lastIndex = opening.lastIndex;
    const end = closing.exec(text)?.index;
    // Without an end tag there is none further on either.
    if (end === undefined) break;
    pieces.push(text.slice(from, opening.lastIndex), blankOf(text.slice(opening.lastIndex, end)));
    from = end;
    opening.lastIndex = end;
  }
  return pieces.join('') + text.slice(from);
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + blankOf(text.slice(start, end)) + text.slice(end);
}

function blankOf(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}
