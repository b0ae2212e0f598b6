import type { GoldenFormat } from '../model/golden.ts';
import type { DataNode } from '../records/data.ts';
import { parseJson } from '../records/json-data.ts';
import { addLines, addWholeFile, linesOf, plainText } from '../records/lines.ts';
import { fitsExtension } from '../records/paths.ts';
import { addDataCases } from '../records/record-cases.ts';
import { CaseCollector } from '../records/values.ts';

const EXTENSIONS = new Set(['jsonl', 'ndjson', 'jsonlines', 'ldjson']);

/** JSON Lines: one JSON value a line. A broken line costs that line alone. */
export const golden: GoldenFormat = {
  id: 'jsonl',
  title: 'JSON Lines',
  fits: (path) => fitsExtension(path, EXTENSIONS),
  read(_path, text) {
    const plain = plainText(text);
    const collector = new CaseCollector();
    for (const { text: content, line } of linesOf(plain)) {
      if (content.trim() === '') continue;
      if (collector.full) break;
      const { roots, problem } = parseJson(content, line);
      collector.note(problem);
      if (roots.every((root) => root.kind === 'nothing') && problem !== null) {
        addLines(collector, content, '', line);
        continue;
      }
      // Wrapped in a list, an object is a record, as its neighbours are.
      const items: DataNode[] = [...roots];
      addDataCases(collector, { kind: 'list', line, endLine: line, items });
    }
    addWholeFile(collector, plain);
    return collector.reading();
  },
};
