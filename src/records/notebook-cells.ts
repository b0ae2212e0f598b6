import type { Lines } from '../grammar/lines.ts';
import type { Range } from '../model/range.ts';
import { spanOf } from '../model/range.ts';
import { NODE_LIMIT, type DataList, type DataMap, type DataNode, type DataSpan } from './data.ts';
import { parseJson } from './json-data.ts';
import { PlacedText } from './string-places.ts';

/** A cell of a notebook as it is stored. */
export interface NotebookCell {
  readonly kind: 'code' | 'prose';
  readonly source: PlacedText;
  /** Texts that running it has printed or given back; none for prose. */
  readonly outputs: readonly { readonly text: string; readonly range: Range }[];
  /** Where all outputs stand, pictures and errors among them; null when the cell has no such list. */
  readonly results: Range | null;
}

/** A notebook in Jupyter's format (nbformat 3 to 5). */
export interface Notebook {
  /** Names and file name ending of the kernel's language, the most telling first. */
  readonly kernel: { readonly names: readonly string[]; readonly extension: string };
  readonly cells: readonly NotebookCell[];
  /** The file is not well-formed, so that cells may be missing. */
  readonly isBroken: boolean;
  /** Why the reader stopped before the end, as the end of a sentence. */
  readonly unread?: string;
}

/** The cells of a notebook; null when the text is none. */
export function notebookOf(text: string, lines: Lines): Notebook | null {
  const { roots, problem, isCutShort = false } = parseJson(text);
  const root = roots.find((each) => each.kind === 'map');
  const cells = root && cellsOf(root);
  if (!root || !cells) return null;
  const metadata = at(root, 'metadata');
  const [spec, info] = [at(metadata, 'kernelspec'), at(metadata, 'language_info')];
  const names = [at(spec, 'language'), at(info, 'name'), at(spec, 'name')].map(textOf);
  return {
    kernel: { names: names.filter((name) => name !== ''), extension: textOf(at(info, 'file_extension')) },
    cells: cells.flatMap((cell) => (cell.kind === 'map' ? [cellOf(cell, text, lines)] : [])),
    isBroken: problem !== null,
    ...(isCutShort ? { unread: `it holds more than ${String(NODE_LIMIT)} values` } : {}),
  };
}

/** Format 3 keeps its cells in worksheets. */
function cellsOf(root: DataMap): readonly DataNode[] | null {
  const cells = at(root, 'cells');
  if (cells?.kind === 'list') return cells.items;
  const sheets = at(root, 'worksheets');
  if (sheets?.kind !== 'list') return null;
  return sheets.items.flatMap((sheet) => {
    const inner = at(sheet, 'cells');
    return inner?.kind === 'list' ? inner.items : [];
  });
}

function cellOf(cell: DataMap, text: string, lines: Lines): NotebookCell {
  const placed = (node: DataNode | undefined): PlacedText => new PlacedText(text, spansOf(node), lines);
  const results = at(cell, 'outputs');
  const list = results?.kind === 'list' ? results : null;
  return {
    kind: textOf(at(cell, 'cell_type')) === 'code' ? 'code' : 'prose',
    source: placed(at(cell, 'source') ?? at(cell, 'input')),
    outputs: list ? outputsOf(list, placed) : [],
    results: list?.span ? lines.range(list.span.start, list.span.end) : null,
  };
}

/** Streams and plain texts. What came out on the error stream or as an error is for people. */
function outputsOf(
  { items }: DataList,
  placed: (node: DataNode | undefined) => PlacedText,
): readonly { readonly text: string; readonly range: Range }[] {
  return items.flatMap((output) => {
    const isForPeople = textOf(at(output, 'output_type')) === 'error' || textOf(at(output, 'name')) === 'stderr';
    const given = isForPeople ? undefined : (at(at(output, 'data'), 'text/plain') ?? at(output, 'text'));
    const found = given ? placed(given) : null;
    return found && found.text.trim() !== '' ? [{ text: found.text, range: found.range(0, found.text.length) }] : [];
  });
}

/** A text is one string, or a list of its lines. */
function spansOf(node: DataNode | undefined): readonly DataSpan[] {
  const strings = node?.kind === 'list' ? node.items : node ? [node] : [];
  return strings.flatMap((string) => (string.kind === 'string' && string.span ? [string.span] : []));
}

function at(node: DataNode | undefined, key: string): DataNode | undefined {
  return node?.kind === 'map' ? node.entries.findLast((entry) => entry.key === key)?.value : undefined;
}

function textOf(node: DataNode | undefined): string {
  return node?.kind === 'string' ? node.text : '';
}

/** The range of a cell: its code with what came of it. */
export function cellRange({ source, results }: NotebookCell): Range {
  const code = source.range(0, source.text.length);
  return results ? spanOf(code, results) : code;
}
