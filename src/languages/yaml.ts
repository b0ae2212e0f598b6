import { Lines } from '../grammar/lines.ts';
import type { Language } from '../model/language.ts';
import type { SourceTree } from '../model/source.ts';
import { dataTree } from '../records/data-tree.ts';
import { textSyntax } from '../records/text-syntax.ts';
import { yamlComments } from '../records/yaml-comments.ts';
import { parseYaml } from '../records/yaml-data.ts';
import { readTemplate } from '../templates/tree.ts';

export const language: Language = {
  id: 'yaml',
  title: 'YAML',
  extensions: ['.yml', '.yaml'],
  fileNames: ['.clang-format', '.clang-tidy', '.yamllint'],
  interpreters: [],
  depth: 'syntax',
  read: (text) => Promise.resolve({ language: 'yaml', ...treeOf(text) }),
};

function treeOf(text: string): Omit<SourceTree, 'language'> {
  const lines = new Lines(text);
  const reading = parseYaml(text);
  // Charts and playbooks are templates of YAML before they are YAML.
  if (reading.problem !== null && /\{\{|\{%/.test(text)) return readTemplate(text, lines).tree;
  const isParsed = reading.problem === null || reading.roots.length > 0;
  return dataTree(
    { ...reading, comments: isParsed ? yamlComments(text) : [] },
    { text, lines, base: 0, paragraphs: (span) => textSyntax(text, lines, span) },
  );
}
