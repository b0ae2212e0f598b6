import type { GoldenFormat } from '../model/golden.ts';
import type { OracleReading } from '../model/oracle.ts';
import { readCsv } from '../records/csv-cases.ts';
import { parseJson } from '../records/json-data.ts';
import { plainText } from '../records/lines.ts';
import { extensionsOf, isApproval, isInFolder } from '../records/paths.ts';
import { readPlain, readStructured } from '../records/structured.ts';
import { parseToml } from '../records/toml-data.ts';
import { parseXml } from '../records/xml-data.ts';
import { parseYaml } from '../records/yaml-data.ts';

type Reader = (text: string) => OracleReading;

/** JSON, or Verify's dialect of it, which has neither quotes nor commas: its lines say more than a failed parse. */
const readJson: Reader = (text) => {
  const data = parseJson(text);
  return data.problem === null ? readStructured(text, data) : readPlain(text);
};

const readYaml: Reader = (text) => readStructured(text, parseYaml(text));

const readMarkup: Reader = (text) =>
  readStructured(text, parseXml(text, { html: true }), { readsKeys: false, name: '', role: 'expected' });

/** Readers by the extension that is left when the words of the naming scheme are taken away. */
const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['csv', (text) => readCsv(text, null)],
  ['html', readMarkup],
  ['json', readJson],
  ['svg', readMarkup],
  ['toml', (text) => readStructured(text, parseToml(text))],
  ['tsv', (text) => readCsv(text, '\t')],
  ['xml', (text) => readStructured(text, parseXml(text, { html: false }))],
  ['yaml', readYaml],
  ['yml', readYaml],
]);

/** Files of ApprovalTests and Verify (`NAME.approved.json`, `NAME.verified.txt`): a naming scheme over other formats. */
export const golden: GoldenFormat = {
  id: 'approved',
  title: 'Approval tests',
  fits: (path) => (isApproval(path) ? (isInFolder(path) ? 3 : 2) : 0),
  read(path, text) {
    // `a.json.approved` has its own extension inside, `a.approved.json` outside.
    const reader = extensionsOf(path).flatMap((extension) => READERS.get(extension) ?? [])[0];
    return (reader ?? readPlain)(plainText(text));
  },
};
