import { Lines } from '../grammar/lines.ts';
import type { Language } from '../model/language.ts';
import { dataTree } from '../records/data-tree.ts';
import { parseJson } from '../records/json-data.ts';
import { isJsonLines, jsonLinesTree } from '../records/json-lines.ts';

export const language: Language = {
  id: 'json',
  title: 'JSON',
  extensions: [
    '.json',
    '.jsonc',
    '.json5',
    '.jsonl',
    '.ndjson',
    '.webmanifest',
    '.geojson',
    '.topojson',
    '.jsonld',
    '.arb',
    '.avsc',
  ],
  fileNames: ['.eslintrc', '.babelrc', '.prettierrc', '.swcrc', '.jshintrc'],
  interpreters: [],
  depth: 'syntax',
  read: (text) => {
    const lines = new Lines(text);
    const source = text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text;
    const tree = isJsonLines(source)
      ? jsonLinesTree(source, lines)
      : dataTree(parseJson(source), { text: source, lines, base: 0 });
    return Promise.resolve({ language: 'json', ...tree });
  },
};
