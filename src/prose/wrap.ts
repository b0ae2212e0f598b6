import { terminalWidth } from './unicode.ts';

/**
 * Breaks a text at spaces into lines of at most `width` terminal columns. A word that is longer stands alone and
 * whole, so that a path or a link can be copied.
 */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ')) {
    const size = terminalWidth(word);
    if (line !== '' && used + 1 + size > width) {
      lines.push(line);
      line = word;
      used = size;
    } else {
      used += size + (line === '' ? 0 : 1);
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  lines.push(line);
  return lines;
}
