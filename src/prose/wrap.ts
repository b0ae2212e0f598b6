import { terminalWidth } from './unicode.ts';

/**
 * Breaks a text at spaces into lines of at most `width` terminal columns. A word that is longer stands alone and
 * whole, so that a path or a link can be copied.
 */
export function wrap(text: string, width: number): readonly string[] {
  return wrapItems(text.split(' '), ' ', width);
}

/** Puts items into lines of at most `width` terminal columns, with the separator between those of one line. */
export function wrapItems(items: readonly string[], separator: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const item of items) {
    const size = terminalWidth(item);
    if (line !== '' && used + separator.length + size > width) {
      lines.push(line);
      line = item;
      used = size;
    } else {
      used += size + (line === '' ? 0 : separator.length);
      line = line === '' ? item : line + separator + item;
    }
  }
  lines.push(line);
  return lines;
}
