import type { Range } from '../model/range.ts';
import type { AssignNode, CallNode, ClassNode, FunctionNode, SyntaxNode } from '../model/source.ts';
import { dottedName, pushChildren } from '../model/traversal.ts';
import { returnsOf, rowsGivenBy, rowsOfClass } from './providers.ts';

/** How many assignments of one name are remembered; a hostile file could write thousands. */
const MOST_ASSIGNMENTS = 200;

/**
 * How far names are followed. Two, because arrange-act-assert has two: the assertion speaks of `got`, `got` came from
 * `parse(text)`, and `text` holds the input.
 */
export const STEPS = 2;

/** Set-up functions whose assignments every test of the file may see; Dart's tests stand in `main`. */
const SETUP_NAME =
  /^(?:set_?up\w{0,20}|before\w{0,20}|init(?:ialize)?|__init__|constructor|let!?|subject|arrange|fixture|main)$/i;

/** Calls whose block makes names for the suite around it, or for others: set-up, and what RSpec's suites include. */
const KEEPING_CALL =
  /^(?:set_?up\w{0,20}|before\w{0,20}|around\w{0,20}|init(?:ialize)?|let!?|let_it_be|subject!?|given|shared_\w{0,20}|it_(?:should_)?behaves?_like|include_\w{0,20}|with_them|main)$/i;

/** What a name stands for: the value assigned last before a place. */
export interface Scope {
  /** @param line Line of the use; assignments after it are not seen, but for those of the file. */
  valueOf(name: string, line: number): SyntaxNode | null;
}

/** The name an assignment binds: `x`, `self.x` → `x`, `this.x` → `x`, `@x` → `x`; null for patterns and subscripts. */
function boundName(target: SyntaxNode): string | null {
  if (target.kind === 'name') return plainName(target.text);
  if (target.kind === 'member' && isSelf(target.object)) return plainName(target.property);
  return null;
}

/** The name that a use refers to, in the same normal form as {@link boundName}. */
export function usedName(node: SyntaxNode): string | null {
  return boundName(node);
}

/** Whether it is `this`, `self`, `cls`, `$this`, `@`. */
function isSelf(node: SyntaxNode): boolean {
  return node.kind === 'name' && /^\$?(?:this|self|cls|static|Self|@)$/.test(node.text);
}

function plainName(text: string): string {
  return text.replace(/^[$@:&*]{1,3}/, '');
}

interface Binding {
  readonly line: number;
  readonly value: SyntaxNode;
  /** The suite that it is made for; null for the whole file. */
  readonly within: Range | null;
}

/** Assignments in a list, in source order, found by name. */
function bindings(
  assignments: readonly AssignNode[],
  suites: ReadonlyMap<AssignNode, Range> = new Map(),
): ReadonlyMap<string, readonly Binding[]> {
  const found = new Map<string, Binding[]>();
  let within: Range | null = null;
  const bind = (target: SyntaxNode, value: SyntaxNode, line: number): void => {
    const name = boundName(target);
    if (name === null || name === '_') return;
    const earlier = found.get(name);
    if (!earlier) found.set(name, [{ line, value, within }]);
    else if (earlier.length < MOST_ASSIGNMENTS) earlier.push({ line, value, within });
  };
  for (const assignment of assignments) {
    const { target, operator, value, range } = assignment;
    within = suites.get(assignment) ?? null;
    // `for {a, b} <- rows` takes one row after the other.
    if (operator === '<-') continue;
    if (/^[-+*/%|&^.~<>?]{1,3}=$/.test(operator)) continue;
    if (target.kind !== 'list') {
      bind(target, value, range.startLine);
      continue;
    }
    // `got, err := parse("x")` binds both to the call; `a, b = 1, 2` binds each to its own.
    const values = value.kind === 'list' && value.elements.length === target.elements.length ? value.elements : [];
    target.elements.forEach((element, index) => {
      bind(element, values[index] ?? value, range.startLine);
    });
  }
  return found;
}

/**
 * The scope of one test: its own assignments first, then those of the file.
 * @param parameters Names the test gets from outside; a constant of the same name is not meant, a fixture is.
 * @param place Where the test stands: what its suites bind counts, wherever a name of it is used.
 */
export function testScope(
  assignments: readonly AssignNode[],
  parameters: readonly string[],
  file: FileScope,
  place: Range | null = null,
): Scope {
  const local = bindings(assignments);
  const given = new Set(parameters.map(plainName));
  return {
    valueOf(name, line) {
      const own = local.get(name)?.findLast((binding) => binding.line <= line);
      if (own) return own.value;
      return given.has(name) ? (file.fixtures.get(name) ?? null) : file.valueOf(name, line, place?.startLine);
    },
  };
}

/** What the whole file defines outside its tests. */
export interface FileScope extends Scope {
  /** @param from Line of the test that asks. RSpec's `let`s are those of its suites, also in a `subject` further out. */
  valueOf(name: string, line: number, from?: number): SyntaxNode | null;
  /** What a function without parameters returns, when it has but one `return`; pytest fixtures among them. */
  readonly fixtures: ReadonlyMap<string, SyntaxNode>;
  /** Rows that functions and classes give one by one: the rows of a data provider. */
  readonly providers: ReadonlyMap<string, readonly SyntaxNode[]>;
  /** Functions by name. */
  readonly functions: ReadonlyMap<string, FunctionNode>;
}

/**
 * Reads the file once: constants, fields, set-up functions, fixtures and helper functions.
 * @param tests Bodies of tests; what they assign is theirs alone.
 */
export function fileScope(root: SyntaxNode, tests: ReadonlySet<SyntaxNode>): FileScope {
  const assignments: AssignNode[] = [];
  const functions = new Map<string, FunctionNode>();
  // A test and its provider may have one name.
  const definitions: (readonly [string, FunctionNode])[] = [];
  const classes: ClassNode[] = [];
  const pending: SyntaxNode[] = [root];
  const shared: boolean[] = [true];
  const around: (Range | null)[] = [null];
  const suites = new Map<AssignNode, Range>();
  const give = (assignment: AssignNode, suite: Range | null): void => {
    assignments.push(assignment);
    if (suite) suites.set(assignment, suite);
  };
  for (let node = pending.pop(); node; node = pending.pop()) {
    const isShared = shared.pop() ?? false;
    const suite = around.pop() ?? null;
    if (tests.has(node)) continue;
    if (node.kind === 'assign') {
      if (isShared) give(node, suite);
      if (node.value.kind === 'function' && node.target.kind === 'name') {
        functions.set(node.target.text, node.value);
        definitions.push([node.target.text, node.value]);
      }
    }
    const memoised = node.kind === 'call' && isShared ? memoisedValues(node) : [];
    for (const assignment of memoised) give(assignment, suite);
    if (node.kind === 'function' && node.name !== '') {
      functions.set(plainName(node.name), node);
      definitions.push([plainName(node.name), node]);
    }
    if (node.kind === 'class') classes.push(node);
    const below = node.kind === 'function' ? isShared && (node.name === '' || SETUP_NAME.test(node.name)) : isShared;
    pushChildren(node, pending);
    const opened = node.kind === 'call' ? suiteOf(node) : null;
    while (shared.length < pending.length) {
      around.push(opened && pending[shared.length] === opened ? opened.range : suite);
      shared.push(below);
    }
  }
  const constants = bindings(assignments, suites);
  const fixtures = new Map<string, SyntaxNode>();
  const providers = new Map<string, readonly SyntaxNode[]>();
  for (const [name, definition] of definitions) {
    const returned = returnsOf(definition);
    const [value] = returned;
    if (value && returned.length === 1) fixtures.set(name, value);
    const rows = rowsGivenBy(definition);
    if (rows.length > 0) providers.set(name, rows);
  }
  for (const definition of classes) {
    const rows = rowsOfClass(definition);
    if (rows.length > 0 && !providers.has(definition.name)) providers.set(definition.name, rows);
  }
  return {
    fixtures,
    providers,
    functions,
    valueOf(name, line, from = line) {
      const known = innermost(constants.get(name) ?? [], from);
      return (known.findLast((binding) => binding.line <= line) ?? known[0])?.value ?? null;
    },
  };
}

/** The block that a call opens for what stands in it: `describe('x', () => { … })`. */
function suiteOf(call: CallNode): FunctionNode | null {
  const block = call.arguments.findLast((argument): argument is FunctionNode => argument.kind === 'function');
  return block && !KEEPING_CALL.test(lastName(dottedName(call.callee))) ? block : null;
}

/** What the innermost suite around a line binds; what other suites bind under the same name is theirs. */
function innermost(known: readonly Binding[], line: number): readonly Binding[] {
  const seen = known.filter(({ within }) => !within || (within.startLine <= line && line <= within.endLine));
  const nearest = seen.reduce((start, { within }) => Math.max(start, within?.startLine ?? 0), 0);
  return seen.filter(({ within }) => (within?.startLine ?? 0) === nearest);
}

/** RSpec's `let(:x) { value }` and `subject(:x) { value }`, Elixir's `@rows [...]`. */
function memoisedValues({ callee, arguments: args, range }: CallNode): readonly AssignNode[] {
  const [first] = args;
  if (callee.kind !== 'name') return [];
  const bound = (name: string, value: SyntaxNode): AssignNode => {
    return { kind: 'assign', range, target: { kind: 'name', range, text: name }, operator: '=', value };
  };
  if (/^@[a-z_]\w{0,80}$/.test(callee.text) && first && args.length === 1) return [bound(callee.text, first)];
  if (!/^(?:let!?|let_it_be|subject!?|given)$/.test(callee.text)) return [];
  const block = args.find((argument): argument is FunctionNode => argument.kind === 'function');
  const value = block ? (returnsOf(block)[0] ?? block.body) : undefined;
  if (!value) return [];
  const name = first?.kind === 'string' ? first.value : first?.kind === 'name' ? first.text : 'subject';
  // What has a name is the subject of the one-liners all the same.
  const isNamedSubject = callee.text.startsWith('subject') && name !== 'subject';
  return [bound(name, value), ...(isNamedSubject ? [bound('subject', value)] : [])];
}

/** `name` of a fixture call without arguments, `values()` → `values`. */
export function calledWithout(node: SyntaxNode): string | null {
  return node.kind === 'call' && node.arguments.length === 0 ? lastName(dottedName(node.callee)) : null;
}

function lastName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf(':')) + 1);
}
