import type { GoldenFormat } from '../model/golden.ts';
import type { KnownValue } from '../model/oracle.ts';
import { linesOf, plainText } from '../records/lines.ts';
import { fitsExtension } from '../records/paths.ts';
import { addSnapshotEntry } from '../records/snapshot-entries.ts';
import { CaseCollector } from '../records/values.ts';

const EXTENSIONS = new Set(['ambr']);

const NAME = '# name: ';
const END = '# ---';
const INDENT = '  ';
const QUOTES = "'''";

/** Snapshots of pytest's syrupy: `# name: test_x[param]`, the value indented by two blanks, `# ---`. */
export const golden: GoldenFormat = {
  id: 'syrupy',
  title: 'syrupy snapshots',
  hasIndependentEntries: true,
  fits: (path) => fitsExtension(path, EXTENSIONS),
  read(_path, text) {
    const collector = new CaseCollector();
    let open: { name: string; line: number; content: string[] } | null = null;
    const close = (): void => {
      if (!open) return;
      // A text of several lines stands between lines of three quotes.
      const isText = open.content.length > 1 && open.content[0] === QUOTES && open.content.at(-1) === QUOTES;
      addSnapshotEntry(collector, {
        name: open.name,
        names: namesOf(open.name, open.line),
        content: (isText ? open.content.slice(1, -1) : open.content).join('\n'),
        startLine: open.line,
        contentLine: open.line + (isText ? 2 : 1),
      });
      open = null;
    };
    for (const { text: content, line } of linesOf(plainText(text))) {
      if (collector.full) break;
      if (content.startsWith(NAME)) {
        if (open) collector.note(`line ${String(line)}: the entry above is not closed by \`${END}\``);
        close();
        open = { name: content.slice(NAME.length).trim(), line, content: [] };
      } else if (content.startsWith(END)) close();
      else if (open) {
        open.content.push(content.startsWith(INDENT) ? content.slice(INDENT.length) : content);
      } else if (content.trim() !== '' && !content.startsWith('#')) {
        collector.note(`line ${String(line)} is not part of a snapshot entry`);
      }
    }
    if (open) collector.note('the last entry is cut off');
    close();
    return collector.reading();
  },
};

/** `TestCart.test_total[two items].1` names a suite, a test and a row; the number counts snapshots within the test. */
function namesOf(name: string, line: number): KnownValue[] {
  const opening = name.indexOf('[');
  const closing = name.lastIndexOf(']');
  const row = opening !== -1 && closing > opening ? name.slice(opening + 1, closing) : '';
  const path = (row === '' ? name : name.slice(0, opening)).replace(/\.\d{1,9}$/, '').split('.');
  const test = path.pop() ?? '';
  const values: KnownValue[] = path.map((suite) => ({ kind: 'string', text: suite, role: 'suite-name', line }));
  values.push({ kind: 'string', text: test, role: 'test-name', line });
  if (row !== '') values.push({ kind: 'string', text: row, role: 'case-id', line });
  return values.filter((value) => value.text !== '');
}
