import type { GoldenFormat } from '../model/golden.ts';
import { parseJson } from '../records/json-data.ts';
import { plainText } from '../records/lines.ts';
import { extensionsOf, fitsExtension, isApproval } from '../records/paths.ts';
import { readPlain, readStructured } from '../records/structured.ts';

/** Endings of printed output. `.golden`, `.expected` and the like stand alone here; before them another format may. */
const EXTENSIONS = new Set([
  'txt',
  'text',
  'log',
  'stdout',
  'stderr',
  'in',
  'stdin',
  'input',
  'md',
  'rst',
  'diff',
  'patch',
]);

const OUTPUT_EXTENSIONS = new Set(['out', 'output', 'golden', 'expected', 'want', 'ans', 'answer', 'snap', 'ref']);

/** Plain text, and whatever no other format reads. */
export const golden: GoldenFormat = {
  id: 'text',
  title: 'Plain text',
  fits(path) {
    if (isApproval(path)) return 0.1;
    const fit = fitsExtension(path, EXTENSIONS);
    if (fit > 0) return fit;
    return OUTPUT_EXTENSIONS.has(extensionsOf(path)[0] ?? '') ? 1 : 0.1;
  },
  read(_path, text) {
    const plain = plainText(text);
    // `NAME.golden` often holds JSON; its strings are then worth more than its lines.
    if (/^\s*[{[]/.test(plain)) {
      const data = parseJson(plain);
      if (data.problem === null) {
        const reading = readStructured(plain, data);
        if (reading.cases.length > 0) return reading;
      }
    }
    return readPlain(plain);
  },
};
