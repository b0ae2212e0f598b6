import type { GoldenFormat } from '../model/golden.ts';
import type { DataReading } from '../records/data.ts';
import { exchangesOf, type Exchange } from '../records/exchanges.ts';
import { parseJson } from '../records/json-data.ts';
import { addLines, plainText } from '../records/lines.ts';
import { extensionsOf, innerPath, isInFolder } from '../records/paths.ts';
import { addDataCases } from '../records/record-cases.ts';
import { CaseCollector } from '../records/values.ts';
import { parseYaml } from '../records/yaml-data.ts';

const FOLDERS = new Set(['cassettes', 'vcr_cassettes', 'vcr', 'recordings', '__recordings__']);

const EXTENSIONS = new Set(['yaml', 'yml', 'json', 'har']);

/** Recorded HTTP traffic: VCR, vcrpy, Betamax, go-vcr, Polly and HAR. */
export const golden: GoldenFormat = {
  id: 'cassette',
  title: 'HTTP cassettes',
  fits(path, text) {
    const extension = extensionsOf(innerPath(path))[0] ?? '';
    if (!EXTENSIONS.has(extension)) return 0;
    const isKnown = /^[ {]{0,4}\n? {0,4}"?(?:http_)?interactions"? ?:/m.test(text.slice(0, 400));
    const isInside = isInFolder(path, FOLDERS);
    if (isKnown) return isInside ? 4 : 3.5;
    if (extension === 'har') return 3.5;
    return isInside ? 2.5 : 0;
  },
  read(path, text) {
    const plain = plainText(text);
    const extension = extensionsOf(innerPath(path))[0] ?? '';
    const isJson = extension === 'json' || extension === 'har';
    const data: DataReading = isJson ? parseJson(plain) : parseYaml(plain);
    const collector = new CaseCollector();
    collector.note(data.problem);
    for (const root of data.roots) {
      const exchanges = exchangesOf(root);
      if (exchanges.length === 0) addDataCases(collector, root);
      for (const exchange of exchanges) addExchange(collector, exchange);
    }
    if (collector.isEmpty && data.problem !== null) addLines(collector, plain);
    return collector.reading();
  },
};

function addExchange(collector: CaseCollector, { name, startLine, endLine, values, answer }: Exchange): void {
  collector.add({ kind: 'pair', name, startLine, endLine, values });
  if (answer) addDataCases(collector, answer, { readsKeys: true, name, role: 'expected' });
}
