import { literalsInText } from '../assertions/examples.ts';
import type { GoldenFormat } from '../model/golden.ts';
import { linesOf, plainText } from '../records/lines.ts';
import { isInFolder } from '../records/paths.ts';
import { CaseCollector } from '../records/values.ts';

const FOLDERS = new Set(['proptest-regressions']);

/** `cc`, the seed, and behind a comment mark what the failing case had shrunk to. */
const ENTRY = /^cc (?<seed>[0-9a-f]{8,128})(?:\s+#(?<values>.*))?$/;

/** Failing inputs that Rust's proptest keeps and tries first: seeds, with what they stand for. They have no answers. */
export const golden: GoldenFormat = {
  id: 'proptest-regressions',
  title: 'proptest regressions',
  hasIndependentEntries: true,
  fits: (path, text) =>
    isInFolder(path, FOLDERS) || path.endsWith('.proptest-regressions') ? (/^cc /m.test(text) ? 4 : 3) : 0,
  read(_path, text) {
    const collector = new CaseCollector();
    for (const { text: content, line } of linesOf(plainText(text))) {
      const entry = ENTRY.exec(content.trim())?.groups;
      if (entry) {
        const { seed = '', values = '' } = entry;
        const inputs = literalsInText(values.replace(/^ ?shrinks to/, ''))
          .filter((literal) => literal.text.trim() !== '')
          .map((literal) => ({ ...literal, role: 'input', line }) as const);
        const seedValue = { kind: 'string', text: seed, role: 'case-id', line } as const;
        collector.add({ kind: 'entry', name: seed, startLine: line, endLine: line, values: [seedValue, ...inputs] });
      } else if (content.trim() !== '' && !content.startsWith('#')) {
        collector.note(`line ${String(line)} is no regression`);
      }
    }
    return collector.reading();
  },
};
