import type { GoldenFormat } from '../model/golden.ts';
import { parseJson } from '../records/json-data.ts';
import { plainText } from '../records/lines.ts';
import { fitsExtension, isApproval } from '../records/paths.ts';
import { readStructured } from '../records/structured.ts';

const EXTENSIONS = new Set(['json', 'json5', 'jsonc', 'ipynb', 'har', 'geojson', 'topojson', 'webmanifest', 'map']);

/** JSON and what is written for it: comments, trailing commas, bare keys. */
export const golden: GoldenFormat = {
  id: 'json',
  title: 'JSON',
  fits: (path) => (isApproval(path) ? Math.min(1, fitsExtension(path, EXTENSIONS)) : fitsExtension(path, EXTENSIONS)),
  read(_path, text) {
    const plain = plainText(text);
    return readStructured(plain, parseJson(plain));
  },
};
