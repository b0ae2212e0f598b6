import type { LineRange } from '../model/change.ts';
import { contains, type Range } from '../model/range.ts';
import type { ProductFile } from '../model/rule.ts';
import type { CallNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { definitionsOf } from './definitions.ts';
import { Owners } from './owners.ts';
import { fileCallOf, readsReceiver, searchesBelow } from './reading-calls.ts';
import { isPathReceiver } from './text-calls.ts';
import { foldText, parametersOf, type Bindings, type FoldedText } from './text-folding.ts';

/** A place where product code names a path, and what it does with it. */
export interface Reading {
  readonly file: ProductFile;
  readonly range: Range;
  /** Folded text of the path. */
  readonly text: string;
  /** The literals that it is made of. */
  readonly leaves: readonly string[];
  readonly how: 'read' | 'module' | 'embed' | 'write' | 'mention';
  /** Variable or constant that a mentioned path is given to. */
  readonly name: string;
  readonly functionName: string;
}

/** More distinct paths than this are more than the oracle can be asked about, which then says so. */
const MOST_READINGS = 5000;
/** Places of one file that do the same with the same path. */
const MOST_REPEATED = 2;
const MOST_ELEMENTS = 500;
const MOST_ARGUMENTS = 16;
const MOST_NODES = 60;
const LONGEST_STATEMENT = 15;
const C_FILES = /^(?:fstream|cstdio|stdio\.h|filesystem|fcntl\.h|ifstream)$/;

/** Names of functions that read what one of their parameters names, with the positions of those parameters. */
export type Readers = ReadonlyMap<string, ReadonlySet<number>>;

/** Functions of the change that hand a parameter on to a reading call, directly or through one another. */
export function readersOf(files: readonly ProductFile[]): Readers {
  const readers = new Map<string, Set<number>>();
  for (let round = 0; round < 2; round++) for (const file of files) addReaders(file, readers);
  return readers;
}

function addReaders(file: ProductFile, readers: Map<string, Set<number>>): void {
  const owners = new Owners();
  /** Names that functions without a name of their own are bound to. */
  const bound = new Map<SyntaxNode, string>();
  walk(file.tree.root, (node, ancestors) => {
    owners.visit(node, ancestors);
    if (node.kind === 'assign') bound.set(node.value, dottedName(node.target));
    if (node.kind !== 'call') return;
    const positions = readers.get(lastName(node));
    if (fileCallOf(node, file.tree.language) !== 'read' && positions === undefined) return;
    const owner = owners.nearest().at(-1);
    if (!owner) return;
    const name = owner.name === '' ? (bound.get(owner) ?? '') : owner.name;
    const parameters = owner.parameters
      .map((parameter) => parameter.name)
      .filter((text) => !/^(?:self|cls|this)$/.test(text));
    if (name === '' || parameters.length === 0) return;
    const receiver = readsReceiver(node);
    for (const part of [...node.arguments.slice(0, MOST_ARGUMENTS), ...(receiver ? [receiver] : [])]) {
      for (const inner of namesIn(part)) {
        const at = parameters.indexOf(inner);
        if (at >= 0) readers.set(name, (readers.get(name) ?? new Set()).add(at));
      }
    }
  });
}

/** Every path that the file's new lines name, with what is done with it. */
export function readingsOf(file: ProductFile, readers: Readers): readonly Reading[] {
  const found: Reading[] = [];
  const { tree, compared } = file;
  const isNew = (range: Range): boolean =>
    touches(range, compared.added) && !tree.testRegions.some((region) => contains(region, range));
  const opensStreams = holdsStreams(file);
  const repeated = new Map<string, number>();
  const add = (folded: FoldedText, node: SyntaxNode, how: Reading['how'], functionName: string, name = ''): void => {
    if (found.length >= MOST_READINGS || !/[^\u0000-\u0002/.*]/.test(folded.text)) return;
    if (!folded.leaves.some((leaf) => isNew(leaf.range))) return;
    const key = `${how} ${folded.text}`;
    const times = (repeated.get(key) ?? 0) + 1;
    repeated.set(key, times);
    if (times > MOST_REPEATED) return;
    const leaves = folded.leaves.flatMap((leaf) => (leaf.kind === 'string' ? [leaf.value] : []));
    found.push({ file, range: short(node.range, folded.leaves), text: folded.text, leaves, how, name, functionName });
  };
  const owners = new Owners();
  walk(tree.root, (node, ancestors) => {
    owners.visit(node, ancestors);
    const functionName = owners.nearest().at(-1)?.name ?? '';
    if (node.kind === 'import') {
      if (isNew(node.range))
        found.push({
          file,
          range: node.range,
          text: node.module,
          leaves: [node.module],
          how: 'module',
          name: '',
          functionName,
        });
      return;
    }
    if (!/^(?:call|assign|list|block)$/.test(node.kind)) return;
    const bindings = parametersOf(owners.nearest());
    if (node.kind === 'call') {
      const kind = fileCallOf(node, tree.language) ?? (readers.has(lastName(node)) || opensStreams ? 'read' : null);
      if (kind === null) return;
      for (const path of pathsOf(node, file, bindings)) add(path, node, kind, functionName);
    } else if (node.kind === 'assign' && node.value.kind !== 'function') {
      if (leavesOut(dottedName(node.target))) return;
      const values = node.value.kind === 'list' ? node.value.elements.slice(0, MOST_ELEMENTS) : [node.value];
      for (const value of values)
        add(foldText(value, tree, bindings), node, 'mention', functionName, dottedName(node.target));
    } else if (
      node.kind === 'list' &&
      !ancestors.slice(-4).some((ancestor) => ancestor.kind === 'assign' && leavesOut(dottedName(ancestor.target)))
    ) {
      for (const value of node.elements.slice(0, MOST_ELEMENTS))
        add(foldText(value, tree, bindings), node, 'mention', functionName);
    } else if (node.kind === 'block' && tree.language === 'shell' && node.children[0]?.kind === 'call') {
      // A command with its redirections.
      for (const value of node.children.slice(1))
        if (value.kind === 'string' || value.kind === 'template')
          add(foldText(value, tree, bindings), node, 'read', functionName);
    }
  });
  return [...found, ...embedded(file, isNew)];
}

/** The paths that a call is given: its arguments, its receiver, and its pattern below its receiver. */
function pathsOf(call: CallNode, file: ProductFile, bindings: Bindings): readonly FoldedText[] {
  const { tree } = file;
  const values = call.arguments
    .slice(0, MOST_ARGUMENTS)
    .map((argument) => (argument.kind === 'pair' ? argument.value : argument));
  const paths = values.map((value) => foldText(value, tree, bindings));
  const receiver = readsReceiver(call);
  const below = searchesBelow(call);
  const [pattern] = paths;
  if (receiver && !isPathReceiver(receiver) && !isModule(receiver, file)) {
    const folder = foldText(receiver, tree, bindings);
    if (below && pattern) {
      const gap = below === 'tree' ? '/**/' : '/';
      return [{ text: folder.text + gap + pattern.text, leaves: [...folder.leaves, ...pattern.leaves] }];
    }
    return [folder, ...paths];
  }
  if (tree.language === 'shell' && lastName(call) === 'find') return [...paths, ...foundBy(paths)];
  // `pkgutil.get_data("tests", "golden/x")`, `load(folder, name)`: two arguments may be one path.
  const [first, second] = paths;
  const pair = first && second && !first.text.includes(' ') && !second.text.includes(' ') && second.text.length > 1;
  return pair
    ? [...paths, { text: `${first.text}/${second.text}`, leaves: [...first.leaves, ...second.leaves] }]
    : paths;
}

/** `fs` in `fs.readFile`: a module is no path. */
function isModule(receiver: SyntaxNode, { tree }: ProductFile): boolean {
  const [first = ''] = dottedName(receiver).split('.');
  return (
    /^(?:fs|io|ioutil|glob|Deno|Bun|import)$/.test(first) ||
    (definitionsOf(tree).imports.has(first) && receiver.kind !== 'call')
  );
}

/** Lists of what is *not* read. */
function leavesOut(name: string): boolean {
  return /ignore|exclu|skip|omit|deny|blacklist|blocklist/i.test(name);
}

/** `find DIR -name PATTERN`. */
function foundBy(paths: readonly FoldedText[]): readonly FoldedText[] {
  const at = paths.findIndex(({ text }) => /^-i?(?:name|path|wholename)$/.test(text));
  const folder = paths[0];
  const pattern = paths[at + 1];
  if (at < 0 || !pattern) return [];
  const start = folder && !folder.text.startsWith('-') ? folder : { text: '.', leaves: [] };
  return [{ text: `${start.text}/**/${pattern.text}`, leaves: [...start.leaves, ...pattern.leaves] }];
}

/** `//go:embed a b`: a comment that makes the compiler read files. */
function embedded(file: ProductFile, isNew: (range: Range) => boolean): readonly Reading[] {
  return file.tree.comments.flatMap(({ text, range }) => {
    const directive = /^go:embed[ \t]+(.{1,400})$/m.exec(text);
    if (!directive || !isNew(range)) return [];
    return (directive[1] ?? '')
      .split(/\s+/)
      .slice(0, MOST_ARGUMENTS)
      .flatMap((part): readonly Reading[] => {
        const path = part.replaceAll(/^["'`]|["'`]$/g, '').replace(/^all:/, '');
        return path === ''
          ? []
          : [
              {
                file,
                range,
                text: `./${path}`,
                leaves: [path],
                how: 'embed',
                name: '',
                functionName: '',
              },
            ];
      });
  });
}

function holdsStreams({ tree }: ProductFile): boolean {
  if (tree.language !== 'cpp' && tree.language !== 'c') return false;
  let holds = false;
  walk(tree.root, (node) => {
    if (node.kind === 'import') holds ||= C_FILES.test(node.module);
    return node.kind === 'block';
  });
  return holds;
}

/** Names that some reading call of the file is given. */
export function namesRead(file: ProductFile, readers: Readers): ReadonlySet<string> {
  const names = new Set<string>();
  walk(file.tree.root, (node) => {
    if (node.kind !== 'call') return;
    if (fileCallOf(node, file.tree.language) !== 'read' && !readers.has(lastName(node))) return;
    for (const argument of node.arguments.slice(0, MOST_ARGUMENTS))
      for (const name of namesIn(argument)) names.add(name);
  });
  return names;
}

/** Names of an expression, variables and fields; of a large one the first only, since calls nest. */
function namesIn(expression: SyntaxNode): readonly string[] {
  const names: string[] = [];
  let visited = 0;
  walk(expression, (node) => {
    if (node.kind === 'name') names.push(node.text);
    else if (node.kind === 'member') names.push(node.property);
    return ++visited < MOST_NODES && node.kind !== 'function';
  });
  return names;
}

function lastName(call: CallNode): string {
  return (dottedName(call.callee).split('.').at(-1) ?? '').replace('()', '');
}

/** The call if it is short, else the first of the literals. */
function short(range: Range, leaves: readonly SyntaxNode[]): Range {
  return range.endLine - range.startLine < LONGEST_STATEMENT ? range : (leaves[0]?.range ?? range);
}

function touches(range: Range, added: readonly LineRange[]): boolean {
  return added.some((run) => run.start <= range.endLine && run.end > range.startLine);
}
