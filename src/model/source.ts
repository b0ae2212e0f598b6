import type { Range } from './range.ts';

/**
 * One syntax tree for every language: the seam between grammars and everything that reasons about code.
 *
 * A language lowers its source into these few kinds of node. Rules and test frameworks see only them, so a new language
 * costs one file and no change elsewhere. The tree keeps what matters for questions of the form "which literal stands
 * where": it is not a faithful AST, and nothing is ever printed back from it.
 */

interface NodeBase {
  readonly range: Range;
}

/** Text literal, decoded: escapes resolved, adjacent pieces (`"a" "b"`) and `+` of literals stay separate nodes. */
export interface StringNode extends NodeBase {
  readonly kind: 'string';
  readonly value: string;
  /** A docstring, or another string that stands as a statement of its own. */
  readonly isDocumentation: boolean;
}

/** Number literal. `value` is canonical decimal text (see `canonicalNumber`), a leading sign belongs to it. */
export interface NumberNode extends NodeBase {
  readonly kind: 'number';
  readonly value: string;
}

/** `true`, `false`, `null`, `nil`, `None`, `undefined`. */
export interface ConstantNode extends NodeBase {
  readonly kind: 'constant';
  readonly value: 'true' | 'false' | 'null';
}

/** Regular expression literal, source text between the slashes. */
export interface RegexNode extends NodeBase {
  readonly kind: 'regex';
  readonly value: string;
}

/** Template or interpolated string; `parts` are the literal texts (as strings) and the holes in order. */
export interface TemplateNode extends NodeBase {
  readonly kind: 'template';
  readonly parts: readonly SyntaxNode[];
}

/** Identifier, also `this`/`self`. */
export interface NameNode extends NodeBase {
  readonly kind: 'name';
  readonly text: string;
}

/** `object.property`; also `->`, `::`, `?.`. */
export interface MemberNode extends NodeBase {
  readonly kind: 'member';
  readonly object: SyntaxNode;
  readonly property: string;
}

/** `object[index]`. */
export interface IndexNode extends NodeBase {
  readonly kind: 'index';
  readonly object: SyntaxNode;
  readonly index: SyntaxNode;
}

/**
 * Call, constructor call (`new X(…)`), macro call (`assert_eq!(…)`), tagged template or command.
 * Keyword arguments are `pair` nodes.
 */
export interface CallNode extends NodeBase {
  readonly kind: 'call';
  readonly callee: SyntaxNode;
  readonly arguments: readonly SyntaxNode[];
  readonly isConstruction: boolean;
}

/** Binary operation; `operator` is as written (`==`, `===`, `in`, `not in`, `is`, `&&`, `and`, `+`, `matches` …). */
export interface BinaryNode extends NodeBase {
  readonly kind: 'binary';
  readonly operator: string;
  readonly left: SyntaxNode;
  readonly right: SyntaxNode;
}

/** `!x`, `not x`, `-x` of a non-literal, `await x`, `*x`, `...x`. */
export interface UnaryNode extends NodeBase {
  readonly kind: 'unary';
  readonly operator: string;
  readonly operand: SyntaxNode;
}

/** List, tuple, set, slice or array literal. A struct literal with positional fields is a list too. */
export interface ListNode extends NodeBase {
  readonly kind: 'list';
  readonly elements: readonly SyntaxNode[];
}

/** Map, dictionary, object, struct literal with named fields; entries are `pair` nodes, or others (spreads). */
export interface MapNode extends NodeBase {
  readonly kind: 'map';
  readonly entries: readonly SyntaxNode[];
}

/** `key: value` of a map, `name=value` of a call. A bare property name is a `name` node, a quoted one a `string`. */
export interface PairNode extends NodeBase {
  readonly kind: 'pair';
  readonly key: SyntaxNode;
  readonly value: SyntaxNode;
}

/** `if`, `elif`, conditional expression, `unless`, guard. `otherwise` may be another `if`. */
export interface IfNode extends NodeBase {
  readonly kind: 'if';
  readonly condition: SyntaxNode;
  readonly then: SyntaxNode;
  readonly otherwise: SyntaxNode | null;
}

/** `switch`, `match`, `when`, `case … of`, `select`. */
export interface SwitchNode extends NodeBase {
  readonly kind: 'switch';
  readonly subject: SyntaxNode | null;
  readonly arms: readonly ArmNode[];
}

/** One arm of a switch; no patterns means default. */
export interface ArmNode extends NodeBase {
  readonly kind: 'arm';
  readonly patterns: readonly SyntaxNode[];
  readonly guard: SyntaxNode | null;
  readonly body: SyntaxNode;
}

/** `for`, `while`, `do`, `loop`; `header` holds what stands in the parentheses, the condition among it. */
export interface LoopNode extends NodeBase {
  readonly kind: 'loop';
  readonly header: readonly SyntaxNode[];
  readonly body: SyntaxNode;
}

/** `return x`, `yield x`, the body of an expression lambda, Rust's and Ruby's closing expression. */
export interface ReturnNode extends NodeBase {
  readonly kind: 'return';
  readonly value: SyntaxNode | null;
}

/** `throw x`, `raise x`, `panic!(…)`. */
export interface ThrowNode extends NodeBase {
  readonly kind: 'throw';
  readonly value: SyntaxNode | null;
}

/** Assignment, declaration with a value, `x := v`, a constant, a class attribute, a field with an initial value. */
export interface AssignNode extends NodeBase {
  readonly kind: 'assign';
  readonly target: SyntaxNode;
  readonly operator: string;
  readonly value: SyntaxNode;
}

/** A statement that asserts by itself (Python `assert`). Assertion *calls* stay calls; frameworks know them. */
export interface AssertNode extends NodeBase {
  readonly kind: 'assert';
  readonly condition: SyntaxNode;
  readonly message: SyntaxNode | null;
}

/** A parameter of a function. */
export interface Parameter {
  readonly name: string;
  readonly defaultValue: SyntaxNode | null;
}

/** Function, method, lambda, constructor. Anonymous ones have an empty name. */
export interface FunctionNode extends NodeBase {
  readonly kind: 'function';
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly decorators: readonly SyntaxNode[];
  readonly body: SyntaxNode;
}

/** Class, struct, interface, enum, trait, impl, module, namespace. */
export interface ClassNode extends NodeBase {
  readonly kind: 'class';
  readonly name: string;
  readonly decorators: readonly SyntaxNode[];
  readonly bases: readonly SyntaxNode[];
  readonly body: SyntaxNode;
}

/** `import`, `from … import`, `require` stays a call. `module` is the path or dotted name as written, names as bound. */
export interface ImportNode extends NodeBase {
  readonly kind: 'import';
  readonly module: string;
  readonly names: readonly string[];
}

/** Anything else: a file, a block, a try, a parenthesis. Only its children matter. */
export interface BlockNode extends NodeBase {
  readonly kind: 'block';
  /** The grammar's own word for it, for reading in a debugger (`try_statement`, `file`). Nothing may depend on it. */
  readonly syntax: string;
  readonly children: readonly SyntaxNode[];
}

export type SyntaxNode =
  | StringNode
  | NumberNode
  | ConstantNode
  | RegexNode
  | TemplateNode
  | NameNode
  | MemberNode
  | IndexNode
  | CallNode
  | BinaryNode
  | UnaryNode
  | ListNode
  | MapNode
  | PairNode
  | IfNode
  | SwitchNode
  | ArmNode
  | LoopNode
  | ReturnNode
  | ThrowNode
  | AssignNode
  | AssertNode
  | FunctionNode
  | ClassNode
  | ImportNode
  | BlockNode;

/** Comment, its text without the comment marks. */
export interface Comment {
  readonly range: Range;
  readonly text: string;
}

/** What a language makes of a file. */
export interface SourceTree {
  /** Id of the language that read it, e.g. `python`. */
  readonly language: string;
  readonly root: SyntaxNode;
  readonly comments: readonly Comment[];
  /**
   * Line ranges that hold tests inside a product file (Rust's `#[cfg(test)] mod tests`); they are oracle, not product.
   */
  readonly testRegions: readonly Range[];
  /** The grammar met something that it could not read; the rest of the tree is sound. */
  readonly hasErrors: boolean;
  /** Why the reader stopped before the end of the file (a work limit), as the end of a sentence; absent when it did not. */
  readonly unread?: string;
}

/** Languages of files that hold data or text and no code. */
export const DATA_LANGUAGES: ReadonlySet<string> = new Set(['json', 'yaml', 'toml', 'csv', 'text', 'properties']);
