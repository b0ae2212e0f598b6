import type { GoldenFormat } from '../model/golden.ts';
import { plainText } from '../records/lines.ts';
import { fitsExtension, isApproval } from '../records/paths.ts';
import { readStructured } from '../records/structured.ts';
import { parseYaml } from '../records/yaml-data.ts';

const EXTENSIONS = new Set(['yaml', 'yml']);

/** YAML, several documents in one file included. */
export const golden: GoldenFormat = {
  id: 'yaml',
  title: 'YAML',
  fits: (path) => (isApproval(path) ? Math.min(1, fitsExtension(path, EXTENSIONS)) : fitsExtension(path, EXTENSIONS)),
  read(_path, text) {
    const plain = plainText(text);
    return readStructured(plain, parseYaml(plain));
  },
};
