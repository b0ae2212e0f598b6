/** A fenced code block of a Markdown text. */
export interface FencedBlock {
  /** Info string, without blanks around it. */
  readonly info: string;
  /** Its lines, joined by a newline; none at the end. */
  readonly text: string;
}

interface OpenFence {
  readonly mark: string;
  readonly length: number;
  readonly indentation: number;
  readonly info: string;
  readonly lines: string[];
}

/** HTML whose end is a text and no blank line: what is fenced within is no code block. */
const RAW_HTML: readonly { readonly start: RegExp; readonly end: RegExp }[] = [
  { start: /^ {0,3}<!--/, end: /-->/ },
  {
    start: /^ {0,3}<(?:pre|script|style|textarea)(?:[\s>]|$)/i,
    end: /<\/(?:pre|script|style|textarea)>/i,
  },
];

/**
 * The fenced code blocks of a Markdown text, by the rules of CommonMark: three or more backticks or tildes, up to three
 * blanks before them, closed by at least as many of the same or by the end of the text.
 *
 * Only blocks at the top level: one in a quotation is what somebody else said, and one in an HTML comment is what nobody
 * sees (templates of pull requests keep their instructions there). Other HTML, such as `<details>`, is looked through:
 * whether a blank line follows its tag decides how the block is shown, hardly what it means.
 */
export function fencedBlocks(markdown: string): readonly FencedBlock[] {
  const blocks: FencedBlock[] = [];
  let fence: OpenFence | null = null;
  let htmlEnd: RegExp | null = null;
  for (const line of markdown.split(/\r\n|\n|\r/)) {
    if (fence) {
      if (closes(fence, line)) {
        blocks.push(blockOf(fence));
        fence = null;
      } else fence.lines.push(withoutIndentation(line, fence.indentation));
      continue;
    }
    htmlEnd ??= RAW_HTML.find(({ start }) => start.test(line))?.end ?? null;
    if (htmlEnd === null) fence = opened(line);
    else if (htmlEnd.test(line)) htmlEnd = null;
  }
  return fence ? [...blocks, blockOf(fence)] : blocks;
}

function opened(line: string): OpenFence | null {
  const indentation = runLength(line, 0, ' ');
  const mark = line.charAt(indentation);
  if (indentation > 3 || (mark !== '`' && mark !== '~')) return null;
  const length = runLength(line, indentation, mark);
  const info = line.slice(indentation + length).trim();
  // Otherwise ```code``` in a line of its own would open a block.
  if (length < 3 || (mark === '`' && info.includes('`'))) return null;
  return { mark, length, indentation, info, lines: [] };
}

function closes(fence: OpenFence, line: string): boolean {
  const indentation = runLength(line, 0, ' ');
  if (indentation > 3) return false;
  const length = runLength(line, indentation, fence.mark);
  return length >= fence.length && /^[ \t]*$/.test(line.slice(indentation + length));
}

function blockOf({ info, lines }: OpenFence): FencedBlock {
  return { info, text: lines.join('\n') };
}

function withoutIndentation(line: string, most: number): string {
  return line.slice(Math.min(most, runLength(line, 0, ' ')));
}

/** How often a character stands in a row from a place on. */
function runLength(line: string, from: number, character: string): number {
  let end = from;
  while (end < line.length && line[end] === character) end++;
  return end - from;
}
