import { Lines } from '../grammar/lines.ts';
import type { Language, Wrapped } from '../model/language.ts';
import type { Comment, SourceTree, SyntaxNode } from '../model/source.ts';
import { childrenOf } from '../model/traversal.ts';
import { magicCall, withoutMagics, type PlainCell } from '../records/cell-magics.ts';
import { dataTree } from '../records/data-tree.ts';
import { parseJson } from '../records/json-data.ts';
import { movedTree } from '../records/moved-tree.ts';
import { cellRange, notebookOf, type Notebook, type NotebookCell } from '../records/notebook-cells.ts';

const MARK = '\uFEFF';
const DATA_FILE = /\.(?:csv|tsv|psv|tab|jsonl?|ndjson|txt|dat|ya?ml|toml|ini|cfg|properties)$/i;

export const language: Language = {
  id: 'notebook',
  title: 'Jupyter notebooks',
  extensions: ['.ipynb'],
  fileNames: [],
  interpreters: [],
  depth: 'syntax',
  // What a cell has printed is known to the base as the expectation of a test is.
  inSourceTests: /"output_type"\s*:/,
  read: (text) => {
    const source = text.startsWith(MARK) ? ` ${text.slice(1)}` : text;
    // What is no notebook is data all the same.
    const tree = dataTree(parseJson(source), { text: source, lines: new Lines(text), base: 0 });
    return Promise.resolve({ language: 'json', ...tree });
  },
  spoken: (text) => {
    const notebook = notebookOf(text, new Lines(text));
    return notebook ? notebook.cells.map(({ source }) => source.text).join('\n') : text;
  },
  unwrap: (text) => {
    const source = text.startsWith(MARK) ? ` ${text.slice(1)}` : text;
    const lines = new Lines(source);
    const notebook = notebookOf(source, lines);
    return notebook && wrapped(notebook, lines.range(0, source.length));
  },
};

function wrapped(notebook: Notebook, range: SyntaxNode['range']): Wrapped {
  const fileName = fileNameOf(notebook);
  const code = notebook.cells.filter(({ kind }) => kind === 'code');
  const plain = code.map(({ source }): PlainCell =>
    fileName.endsWith('.py') ? withoutMagics(source.text) : { text: source.text, magics: [], fileName: null },
  );
  return {
    parts: plain.map((cell) => ({ fileName: cell.fileName ?? fileName, text: cell.text })),
    tree(trees) {
      const moved = trees.map((tree, i) => {
        const source = code[i]?.source;
        return source ? movedTree(tree, (place) => source.place(place)) : tree;
      });
      const own = moved.filter((_, i) => plain[i]?.fileName === null);
      const unread = notebook.unread ?? moved.find((tree) => tree.unread !== undefined)?.unread;
      return {
        // A notebook without code has no language of its own.
        language: own[0]?.language ?? 'generic',
        root: {
          kind: 'block',
          range,
          syntax: 'notebook',
          children: code.map((cell, i) => cellNode(cell, plain[i], moved[i])),
        },
        comments: [
          ...notebook.cells.filter(({ kind }) => kind === 'prose').map(proseOf),
          ...moved.flatMap((tree) => tree.comments),
        ],
        testRegions: code.flatMap(({ results }) => results ?? []),
        hasErrors: notebook.isBroken || moved.some((tree) => tree.hasErrors),
        ...(unread === undefined ? {} : { unread }),
      };
    },
  };
}

/** The statements of a cell, then what came of them, as texts that document them. */
function cellNode(cell: NotebookCell, plain: PlainCell | undefined, tree: SourceTree | undefined): SyntaxNode {
  const { source, outputs } = cell;
  return {
    kind: 'block',
    range: cellRange(cell),
    syntax: 'cell',
    children: [
      ...(plain?.magics ?? []).map((magic) => magicCall(magic, source.range(magic.start, magic.end))),
      ...(tree ? childrenOf(tree.root) : []),
      ...writtenData(source, plain),
      ...outputs.map(({ text, range }): SyntaxNode => ({ kind: 'string', range, value: text, isDocumentation: true })),
    ],
  };
}

/** `%%writefile tolls.csv`: what the cell writes is data for the others, as much as a text that one of them parses. */
function writtenData(source: NotebookCell['source'], plain: PlainCell | undefined): readonly SyntaxNode[] {
  const [magic] = plain?.magics ?? [];
  if (!magic || !DATA_FILE.test(plain?.fileName ?? '')) return [];
  const start = Math.min(source.text.length, magic.end + 1);
  const value = source.text.slice(start);
  return [{ kind: 'string', range: source.range(start, source.text.length), value, isDocumentation: false }];
}

function proseOf({ source }: NotebookCell): Comment {
  return { range: source.range(0, source.text.length), text: source.text };
}

/** A file name in the kernel's language; Python's when the notebook does not say. */
function fileNameOf({ kernel: { names, extension } }: Notebook): string {
  if (names.some((name) => /python|sage/i.test(name)) || (names.length === 0 && extension === '')) return 'cell.py';
  if (/^\.[A-Za-z][\w+#]{0,9}$/.test(extension)) return `cell${extension.toLowerCase()}`;
  return `cell.${names[0]?.toLowerCase().replaceAll(/\W/g, '') ?? ''}`;
}
