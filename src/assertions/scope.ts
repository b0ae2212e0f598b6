import type { AssignNode, CallNode, ClassNode, FunctionNode, SyntaxNode } from '../model/source.ts';
import { childrenOf as childNodes, dottedName } from '../model/traversal.ts';
import { returnsOf, rowsGivenBy, rowsOfClass } from './providers.ts';
import { append, pushReversed } from './stack.ts';

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
}

/** Assignments in a list, in source order, found by name. */
function bindings(assignments: readonly AssignNode[]): ReadonlyMap<string, readonly Binding[]> {
  const found = new Map<string, Binding[]>();
  const bind = (target: SyntaxNode, value: SyntaxNode, line: number): void => {
    const name = boundName(target);
    if (name === null || name === '_') return;
    const earlier = found.get(name);
    if (!earlier) found.set(name, [{ line, value }]);
    else if (earlier.length < MOST_ASSIGNMENTS) earlier.push({ line, value });
  };
  for (const { target, operator, value, range } of assignments) {
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
 */
export function testScope(assignments: readonly AssignNode[], parameters: readonly string[], file: FileScope): Scope {
  const local = bindings(assignments);
  const given = new Set(parameters.map(plainName));
  return {
    valueOf(name, line) {
      const own = local.get(name)?.findLast((binding) => binding.line <= line);
      if (own) return own.value;
      return given.has(name) ? (file.fixtures.get(name) ?? null) : file.valueOf(name, line);
    },
  };
}

/** What the whole file defines outside its tests. */
export interface FileScope extends Scope {
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
  for (let node = pending.pop(); node; node = pending.pop()) {
    const isShared = shared.pop() ?? false;
    if (tests.has(node)) continue;
    if (node.kind === 'assign') {
      if (isShared) assignments.push(node);
      if (node.value.kind === 'function' && node.target.kind === 'name') {
        functions.set(node.target.text, node.value);
        definitions.push([node.target.text, node.value]);
      }
    }
    const memoised = node.kind === 'call' ? memoisedValue(node) : null;
    if (memoised && isShared) assignments.push(memoised);
    if (node.kind === 'function' && node.name !== '') {
      functions.set(plainName(node.name), node);
      definitions.push([plainName(node.name), node]);
    }
    if (node.kind === 'class') classes.push(node);
    const below = node.kind === 'function' ? isShared && (node.name === '' || SETUP_NAME.test(node.name)) : isShared;
    const children = childNodes(node);
    pushReversed(pending, children);
    append(
      shared,
      children.map(() => below),
    );
  }
  const constants = bindings(assignments);
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
    valueOf(name, line) {
      const known = constants.get(name);
      return (known?.findLast((binding) => binding.line <= line) ?? known?.[0])?.value ?? null;
    },
  };
}

/** RSpec's `let(:x) { value }`, Elixir's `@rows [...]`. */
function memoisedValue(call: CallNode): AssignNode | null {
  const [only] = call.arguments;
  if (call.callee.kind === 'name' && /^@[a-z_]\w{0,80}$/.test(call.callee.text) && only && call.arguments.length === 1)
    return { kind: 'assign', range: call.range, target: call.callee, operator: '=', value: only };
  if (call.callee.kind !== 'name' || !/^(?:let!?|subject!?|given)$/.test(call.callee.text)) return null;
  const [first] = call.arguments;
  const block = call.arguments.find((argument): argument is FunctionNode => argument.kind === 'function');
  const value = block ? (returnsOf(block)[0] ?? block.body) : undefined;
  const name = first?.kind === 'string' ? first.value : first?.kind === 'name' ? first.text : 'subject';
  if (!value) return null;
  return {
    kind: 'assign',
    range: call.range,
    target: { kind: 'name', range: call.range, text: name },
    operator: '=',
    value,
  };
}

/** `name` of a fixture call without arguments, `values()` → `values`. */
export function calledWithout(node: SyntaxNode): string | null {
  return node.kind === 'call' && node.arguments.length === 0 ? lastName(dottedName(node.callee)) : null;
}

function lastName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf(':')) + 1);
}
