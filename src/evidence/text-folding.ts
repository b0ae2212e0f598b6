import type { CallNode, FunctionNode, SourceTree, SyntaxNode } from '../model/source.ts';
import { dottedName } from '../model/traversal.ts';
import { definitionsOf } from './definitions.ts';
import { decodedText, formatted, isPathReceiver, sliceOf, TEXT_CALLS } from './text-calls.ts';

/** Stands in a folded text for what only the running program knows. */
export const HOLE = '\u0000';
/** The folder of the file itself (`__dirname`, `import.meta.dirname`, `Path(__file__).parent`). */
export const OWN_FOLDER = '\u0001';
/** The folder that the program runs in. */
export const WORKING_FOLDER = '\u0002';

/** A text as the program would make it. */
export interface FoldedText {
  readonly text: string;
  /** The literals that it is made of, in order. */
  readonly leaves: readonly SyntaxNode[];
}

/** How deep expressions and names are followed, and how many parts a text may have: beyond it stands a hole. */
const DEEPEST = 24;
const MOST_PARTS = 200;
const LONGEST_TEXT = 2000;

/** What the parameters of a function stand for at one of its calls. */
export type Bindings = ReadonlyMap<string, string>;

const NONE: Bindings = new Map();

/**
 * Computes the text of an expression as far as it is made of literals: joined, formatted, sliced and decoded ones,
 * constants of the file, small functions of the file, and the usual functions that make paths. Path calls and `/` join
 * with a slash. Bounded in depth and size; what it cannot know is a {@link HOLE}.
 *
 * @param bindings Texts of names that are parameters here; they hide constants of the same name.
 */
export function foldText(node: SyntaxNode, tree: SourceTree, bindings: Bindings = NONE): FoldedText {
  const folder = new Folder(tree);
  const text = folder.fold(node, bindings, 0);
  return { text: text.slice(0, LONGEST_TEXT), leaves: folder.leaves };
}

/** Parameters of the functions around a node, as holes: nobody knows what they will be. */
export function parametersOf(functions: readonly FunctionNode[]): Bindings {
  return new Map(functions.flatMap(({ parameters }) => parameters.map(({ name }) => [name, HOLE] as const)));
}

const OWN_FILE_NAMES = /^(?:__file__|__filename|__FILE__|BASH_SOURCE|import\.meta|\$?PSCommandPath)$/;
const OWN_FOLDER_NAMES = /^(?:__dirname|__DIR__|__dir__|\$?PSScriptRoot)$/;

class Folder {
  readonly leaves: SyntaxNode[] = [];
  readonly #tree: SourceTree;
  /** Names and functions being followed, so that circles end. */
  readonly #open = new Set<SyntaxNode>();
  #parts = 0;

  constructor(tree: SourceTree) {
    this.#tree = tree;
  }

  fold(node: SyntaxNode, bindings: Bindings, depth: number): string {
    this.#parts++;
    if (depth > DEEPEST || this.#parts > MOST_PARTS) return HOLE;
    const inner = (child: SyntaxNode): string => this.fold(child, bindings, depth + 1);
    switch (node.kind) {
      case 'string':
        this.leaves.push(node);
        return node.value.slice(0, LONGEST_TEXT);
      case 'number':
        return node.value;
      case 'regex':
        return node.value;
      case 'template':
        return node.parts.slice(0, MOST_PARTS).map(inner).join('');
      case 'binary':
        return this.#binary(node.operator, node.left, node.right, bindings, depth);
      case 'unary':
        return /^(?:await|[&*+])?$/.test(node.operator) ? inner(node.operand) : HOLE;
      case 'name':
        return this.#name(node.text, bindings, depth);
      case 'member':
        return this.#member(node.object, node.property, bindings, depth);
      case 'index':
        return this.#index(node.object, node.index, bindings, depth);
      case 'if': {
        const then = inner(node.then);
        return then.includes(HOLE) && node.otherwise ? inner(node.otherwise) : then;
      }
      case 'call':
        return this.#call(node, bindings, depth);
      case 'block': {
        const only = node.children.length === 1 ? node.children[0] : undefined;
        return only ? inner(only) : HOLE;
      }
      case 'return':
        return node.value ? inner(node.value) : HOLE;
      default:
        return HOLE;
    }
  }

  #binary(operator: string, left: SyntaxNode, right: SyntaxNode, bindings: Bindings, depth: number): string {
    const first = this.fold(left, bindings, depth + 1);
    if (operator === '??' || operator === '||' || operator === 'or' || operator === '?:')
      return first === HOLE ? this.fold(right, bindings, depth + 1) : first;
    if (operator === '%' && left.kind === 'string') return formatted(first, this.#list(right, bindings, depth));
    if (operator === '/') return `${first}/${this.fold(right, bindings, depth + 1)}`;
    if (/^(?:[+.&~]|\.\.|<>|\+\+|\|\|)$/.test(operator)) return first + this.fold(right, bindings, depth + 1);
    return HOLE;
  }

  /** The texts of several values: of a list, or of the one value. */
  #list(node: SyntaxNode, bindings: Bindings, depth: number): readonly string[] {
    const elements = node.kind === 'list' ? node.elements.slice(0, MOST_PARTS) : [node];
    return elements.map((element) => this.fold(element, bindings, depth + 1));
  }

  #name(name: string, bindings: Bindings, depth: number): string {
    const bound = bindings.get(name);
    if (bound !== undefined) return bound;
    if (OWN_FILE_NAMES.test(name)) return `${OWN_FOLDER}/self`;
    if (OWN_FOLDER_NAMES.test(name)) return OWN_FOLDER;
    return this.#constant(name, depth);
  }

  #constant(name: string, depth: number): string {
    const values = definitionsOf(this.#tree).values.get(name) ?? [];
    for (const value of values) {
      if (this.#open.has(value)) continue;
      this.#open.add(value);
      const before = this.leaves.length;
      const text = this.fold(value.kind === 'list' ? (value.elements[0] ?? value) : value, NONE, depth + 1);
      this.#open.delete(value);
      if (text !== HOLE) return text;
      this.leaves.length = before;
    }
    return HOLE;
  }

  #member(object: SyntaxNode, property: string, bindings: Bindings, depth: number): string {
    if (object.kind === 'name' && object.text === 'import.meta')
      return property === 'dirname' ? OWN_FOLDER : `${OWN_FOLDER}/self`;
    if (property === 'parent') return `${this.fold(object, bindings, depth + 1)}/..`;
    if (property === 'parents') return this.fold(object, bindings, depth + 1);
    // `Paths.GOLDEN`, `this.folder`, `config.folder`: a field or key of the file.
    return object.kind === 'name' ? this.#constant(property, depth) : HOLE;
  }

  #index(object: SyntaxNode, index: SyntaxNode, bindings: Bindings, depth: number): string {
    if (object.kind === 'member' && object.property === 'parents' && index.kind === 'number') {
      const ups = Math.min(Number(index.value) + 1, DEEPEST);
      return this.fold(object, bindings, depth + 1) + '/..'.repeat(ups > 0 ? ups : 0);
    }
    if (index.kind === 'string') return object.kind === 'name' ? this.#constant(index.value, depth) : HOLE;
    return sliceOf(this.fold(object, bindings, depth + 1), index);
  }

  #call(node: CallNode, bindings: Bindings, depth: number): string {
    const name = dottedName(node.callee);
    const last = (name.split('.').at(-1) ?? '').replace('()', '');
    const key = last.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
    const fold = (child: SyntaxNode): string => this.fold(child, bindings, depth + 1);
    const texts = (): readonly string[] =>
      node.arguments
        .slice(0, MOST_PARTS)
        .filter((a) => a.kind !== 'pair')
        .map(fold);
    const receiver = node.callee.kind === 'member' ? node.callee.object : null;
    const kind = TEXT_CALLS.get(key);
    switch (kind) {
      case 'join':
        return this.#join(node, receiver, texts, fold);
      case 'path':
        return texts().join('/');
      case 'same': {
        const first = node.arguments[0];
        return receiver && !isPathReceiver(receiver) ? fold(receiver) : first ? fold(first) : HOLE;
      }
      case 'parent':
        return `${receiver && !isPathReceiver(receiver) ? fold(receiver) : (texts()[0] ?? HOLE)}/..`;
      case 'here':
        return WORKING_FOLDER;
      case 'address': {
        const [target = HOLE, base] = texts();
        return base === undefined ? target : `${base}/../${target}`;
      }
      case 'below': {
        const [target = HOLE, folder] = texts();
        return folder === undefined ? target : `${folder}/${target}`;
      }
      case 'format': {
        const [pattern = HOLE, ...values] =
          receiver && !isPathReceiver(receiver) ? [fold(receiver), ...texts()] : texts();
        return formatted(pattern, values);
      }
      case 'concat':
        return (receiver ? fold(receiver) : '') + texts().join('');
      case 'environment': {
        const [variable = '', otherwise] = texts();
        return otherwise ?? (variable === 'CARGO_MANIFEST_DIR' ? WORKING_FOLDER : HOLE);
      }
      case 'decode':
        return decodedText(key, texts(), receiver ? fold(receiver) : null);
      case undefined:
        return this.#own(node, last, bindings, depth);
    }
  }

  /** `join` is a path's in most languages, a text's in the others. */
  #join(
    node: CallNode,
    receiver: SyntaxNode | null,
    texts: () => readonly string[],
    fold: (node: SyntaxNode) => string,
  ): string {
    const first = node.arguments[0];
    if (receiver?.kind === 'list')
      return receiver.elements
        .slice(0, MOST_PARTS)
        .map(fold)
        .join(first ? fold(first) : ',');
    if (receiver?.kind === 'string' && first?.kind === 'list')
      return first.elements.slice(0, MOST_PARTS).map(fold).join(receiver.value);
    const parts = texts();
    return (receiver && !isPathReceiver(receiver) ? [fold(receiver), ...parts] : parts).join('/');
  }

  /** A small function of the file: its only answer, with the parameters bound. */
  #own(node: CallNode, name: string, bindings: Bindings, depth: number): string {
    const [own] = definitionsOf(this.#tree).functions.get(name) ?? [];
    if (!own || this.#open.has(own)) return HOLE;
    const answer = onlyAnswer(own);
    if (!answer) return HOLE;
    const values = node.arguments.slice(0, MOST_PARTS).map((argument) => this.fold(argument, bindings, depth + 1));
    this.#open.add(own);
    const parameters = own.parameters.filter((parameter) => !/^(?:self|cls|this)$/.test(parameter.name));
    const bound = new Map(parameters.map((parameter, i) => [parameter.name, values[i] ?? HOLE]));
    const text = this.fold(answer, bound, depth + 1);
    this.#open.delete(own);
    return text;
  }
}

/** The value of a function whose body is one `return`. */
function onlyAnswer(own: FunctionNode): SyntaxNode | null {
  const statements = own.body.kind === 'block' ? own.body.children : [own.body];
  const only = statements.filter((statement) => !(statement.kind === 'string' && statement.isDocumentation));
  const [last] = only;
  return only.length === 1 && last?.kind === 'return' ? last.value : null;
}
