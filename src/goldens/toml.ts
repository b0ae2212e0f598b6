import type { GoldenFormat } from '../model/golden.ts';
import { plainText } from '../records/lines.ts';
import { fitsExtension, isApproval } from '../records/paths.ts';
import { readStructured } from '../records/structured.ts';
import { parseToml } from '../records/toml-data.ts';

const EXTENSIONS = new Set(['toml']);

/** TOML. */
export const golden: GoldenFormat = {
  id: 'toml',
  title: 'TOML',
  fits: (path) => (isApproval(path) ? Math.min(1, fitsExtension(path, EXTENSIONS)) : fitsExtension(path, EXTENSIONS)),
  read(_path, text) {
    const plain = plainText(text);
    return readStructured(plain, parseToml(plain));
  },
};
