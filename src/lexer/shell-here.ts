import type { SyntaxNode } from '../model/source.ts';
import type { PendingBody, ShellCursor } from './shell-cursor.ts';
import { quotedText } from './shell-words.ts';
import type { ReadCommands } from './shell-words.ts';

/** Steps over the line end, and over the bodies that the line's here-documents wait for. */
export function lineEnd(p: ShellCursor, commands: ReadCommands): void {
  p.at++;
  for (const body of p.pending.splice(0)) {
    const start = p.at;
    let end = p.limit;
    let next = p.limit;
    for (let line = start; line < p.limit;) {
      const newline = p.text.indexOf('\n', line);
      const stop = newline === -1 || newline > p.limit ? p.limit : newline;
      const text = p.text.slice(line, stop).replace(/\r$/, '');
      if ((body.stripsTabs ? text.replace(/^\t+/, '') : text) === body.label) {
        end = line;
        next = Math.min(p.limit, stop + 1);
        break;
      }
      line = stop + 1;
    }
    if (end === p.limit && next === p.limit) p.hasErrors = true;
    body.place(hereBody(p, start, end, body, commands));
    p.at = next;
  }
}

function hereBody(p: ShellCursor, start: number, end: number, how: PendingBody, commands: ReadCommands): SyntaxNode {
  const { limit } = p;
  p.at = start;
  p.limit = end;
  let node: SyntaxNode;
  if (how.isRaw) {
    p.at = end;
    const text = p.text.slice(start, end);
    node = p.string(how.stripsTabs ? text.replaceAll(/^\t+/gm, '') : text, start);
  } else {
    const parts = quotedText(p, commands, '').map((part) => (how.stripsTabs ? withoutTabs(part) : part));
    const [only] = parts;
    node = only && parts.length === 1 ? only : { kind: 'template', range: p.range(start), parts };
  }
  p.limit = limit;
  return node;
}

function withoutTabs(node: SyntaxNode): SyntaxNode {
  return node.kind === 'string' ? { ...node, value: node.value.replaceAll(/^\t+/gm, '') } : node;
}
