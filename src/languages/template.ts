import { ecmascript } from '../grammar/ecmascript.ts';
import { syntaxLanguage } from '../grammar/language.ts';
import { Lines } from '../grammar/lines.ts';
import type { Language } from '../model/language.ts';
import { childrenOf } from '../model/traversal.ts';
import { readTemplate } from '../templates/tree.ts';

const scripts = syntaxLanguage({
  id: 'template',
  title: 'Scripts of a page',
  extensions: [],
  fileNames: [],
  interpreters: [],
  grammar: 'javascript',
  table: ecmascript,
});

export const language: Language = {
  id: 'template',
  title: 'Templates and HTML',
  extensions: [
    ...['.j2', '.jinja', '.jinja2', '.njk', '.nunjucks', '.twig', '.liquid', '.djhtml'],
    ...['.hbs', '.handlebars', '.mustache'],
    ...['.ejs', '.eta', '.erb', '.rhtml', '.eex', '.heex', '.leex'],
    ...['.tmpl', '.gotmpl', '.gohtml', '.tpl'],
    ...['.html', '.htm', '.xhtml'],
  ],
  fileNames: [],
  interpreters: [],
  depth: 'tokens',
  read: async (text) => {
    const reading = readTemplate(text, new Lines(text));
    if (reading.scripts === null) return { language: 'template', ...reading.tree };
    const code = await scripts.read(reading.scripts);
    return {
      ...reading.tree,
      language: 'template',
      root: {
        ...reading.tree.root,
        kind: 'block',
        syntax: 'file',
        children: [...childrenOf(reading.tree.root), code.root],
      },
      comments: [...reading.tree.comments, ...code.comments],
      hasErrors: reading.tree.hasErrors || code.hasErrors,
      ...(code.unread === undefined ? {} : { unread: code.unread }),
    };
  },
};
