import { Lines } from '../grammar/lines.ts';
import type { Language } from '../model/language.ts';
import { dataTree } from '../records/data-tree.ts';
import { parseToml } from '../records/toml-data.ts';

export const language: Language = {
  id: 'toml',
  title: 'TOML',
  extensions: ['.toml'],
  fileNames: ['Pipfile'],
  interpreters: [],
  depth: 'syntax',
  read: (text) => {
    const source = text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text;
    const tree = dataTree(parseToml(source), { text: source, lines: new Lines(text), base: 0 });
    return Promise.resolve({ language: 'toml', ...tree });
  },
};
