import { Lines } from '../grammar/lines.ts';
import type { Language } from '../model/language.ts';
import { propertiesSyntax } from '../records/properties-syntax.ts';

/** One key and its value a line: Java's resources, `.env` and `.ini` files. */
export const language: Language = {
  id: 'properties',
  title: 'Properties, INI and environment files',
  extensions: ['.properties', '.ini', '.env'],
  fileNames: ['.editorconfig'],
  interpreters: [],
  depth: 'tokens',
  read: (text) => {
    const lines = new Lines(text);
    const { nodes, comments } = propertiesSyntax(text, lines);
    return Promise.resolve({
      language: 'properties',
      root: { kind: 'block', range: lines.range(0, text.length), syntax: 'file', children: nodes },
      comments,
      testRegions: [],
      hasErrors: false,
    });
  },
};
