import type { Lines } from '../grammar/lines.ts';
import type { ArmNode, BlockNode, SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';
import { dataSyntax } from '../records/data-syntax.ts';
import { parseJson } from '../records/json-data.ts';
import { runSyntax } from '../records/text-syntax.ts';
import { decodeEntities } from './entities.ts';
import { together } from './operators.ts';
import { statementOf, type FrameKind, type Statement } from './statements.ts';
import type { Dialect, Span, Tag } from './tags.ts';

/** Nesting that is kept; what lies deeper stands in the frame around it. */
const DEEPEST = 100;
/** Branches of one `if` that are nested in each other; more stand side by side. */
const MOST_BRANCHES = 100;

/** A child of a branch; what the template prints becomes an answer where a literal decides. */
interface Child {
  readonly node: SyntaxNode;
  readonly isPrinted: boolean;
}

interface Branch {
  /** Condition of an `if`, patterns of a switch's arm; empty for `else`. */
  readonly head: readonly SyntaxNode[];
  readonly start: number;
  readonly bodyStart: number;
  bodyEnd: number;
  readonly children: Child[];
}

interface Frame {
  readonly kind: FrameKind;
  readonly dialect: Dialect;
  readonly name: string;
  readonly start: number;
  readonly head: readonly SyntaxNode[];
  readonly branches: Branch[];
}

/** Puts what a template says, told in its order, into the branches that its tags open and close. */
export class TreeBuilder {
  hasErrors = false;
  readonly #text: string;
  readonly #lines: Lines;
  readonly #frames: Frame[] = [];
  readonly #root: Child[] = [];
  /** Frames beyond the depth that is kept. */
  #tooDeep = 0;

  constructor(text: string, lines: Lines) {
    this.#text = text;
    this.#lines = lines;
  }

  text(span: Span): void {
    const isEncoded = this.#text.slice(span.start, span.end).includes('&');
    for (const node of runSyntax(this.#text, this.#lines, span)) this.#add(isEncoded ? decoded(node) : node, true);
  }

  /** An attribute is printed too, but as a part of the page and not as an answer. */
  value({ start, end }: Span): void {
    const source = this.#text.slice(start, end);
    const range = this.#lines.range(start, end);
    this.#add({ kind: 'string', range, value: decodeEntities(source), isDocumentation: false }, false);
  }

  data({ start, end }: Span): void {
    const { roots } = parseJson(this.#text.slice(start, end));
    for (const node of dataSyntax(roots, { text: this.#text, lines: this.#lines, base: start })) this.#add(node, false);
  }

  tag(tag: Tag): void {
    const statement = statementOf(this.#text, tag, this.#lines);
    switch (statement.kind) {
      case 'open':
        this.#open(statement, tag);
        return;
      case 'branch':
      case 'arm':
        this.#branch(statement, tag);
        return;
      case 'close':
        this.#close(statement.name, tag);
        return;
      case 'code':
        for (const node of statement.nodes) this.#add(node, statement.isOutput);
    }
  }

  finish(): readonly SyntaxNode[] {
    while (this.#frames.length > 0) {
      this.hasErrors = true;
      this.#pop(this.#text.length, this.#text.length);
    }
    return this.#root.map(({ node }) => node);
  }

  #open({ frame, name, head, isInverted }: Statement & { readonly kind: 'open' }, tag: Tag): void {
    if (this.#frames.length >= DEEPEST) {
      this.#tooDeep++;
      for (const node of head) this.#add(node, false);
      return;
    }
    const condition = together(head);
    const inverted: readonly SyntaxNode[] =
      isInverted && condition ? [{ kind: 'unary', range: condition.range, operator: '!', operand: condition }] : head;
    const { start, end, dialect } = tag;
    const first: Branch = { head: inverted, start, bodyStart: end, bodyEnd: end, children: [] };
    this.#frames.push({ kind: frame, dialect, name, start, head: inverted, branches: [first] });
  }

  #branch(statement: Statement & { readonly kind: 'branch' | 'arm' }, { start, end }: Tag): void {
    const frame = this.#frames.at(-1);
    const head = statement.kind === 'arm' ? statement.patterns : statement.condition ? [statement.condition] : [];
    if (this.#tooDeep > 0 || !frame || (frame.kind !== 'if' && frame.kind !== 'switch')) {
      for (const node of head) this.#add(node, false);
      return;
    }
    const last = frame.branches.at(-1);
    if (last) last.bodyEnd = start;
    frame.branches.push({ head, start, bodyStart: end, bodyEnd: end, children: [] });
  }

  #close(name: string, { start, end, dialect }: Tag): void {
    if (this.#tooDeep > 0) {
      this.#tooDeep--;
      return;
    }
    const at = this.#frames.findLastIndex((frame) => frame.dialect === dialect && (name === '' || frame.name === name));
    if (at === -1) return;
    while (this.#frames.length > at + 1) {
      this.hasErrors = true;
      this.#pop(start, start);
    }
    this.#pop(start, end);
  }

  #pop(bodyEnd: number, end: number): void {
    const frame = this.#frames.pop();
    const last = frame?.branches.at(-1);
    if (!frame || !last) return;
    last.bodyEnd = Math.max(last.bodyStart, bodyEnd);
    const range = this.#lines.range(frame.start, end);
    switch (frame.kind) {
      case 'if':
        this.#add(this.#ifNode(frame, end), false);
        return;
      case 'switch': {
        const arms = frame.branches.slice(1).map((branch): ArmNode => ({
          kind: 'arm',
          range: this.#lines.range(branch.start, branch.bodyEnd),
          patterns: branch.head,
          guard: null,
          body: this.#body(
            branch,
            branch.head.length > 0 ? isDecided(branch.head) : frame.branches.some(({ head }) => isDecided(head)),
          ),
        }));
        this.#add({ kind: 'switch', range, subject: together(frame.head), arms }, false);
        return;
      }
      case 'loop':
        this.#add({ kind: 'loop', range, header: frame.head, body: this.#body(last, false) }, false);
        return;
      case 'function': {
        const [signature] = frame.head;
        const callee = signature?.kind === 'call' ? signature.callee : signature;
        const parameters = signature?.kind === 'call' ? signature.arguments.flatMap(parameterOf) : [];
        const name = callee?.kind === 'name' ? callee.text : '';
        this.#add({ kind: 'function', range, name, parameters, decorators: [], body: this.#body(last, false) }, false);
        return;
      }
      case 'plain':
        for (const node of frame.head) this.#add(node, false);
        for (const { node, isPrinted } of last.children) this.#add(node, isPrinted);
    }
  }

  /** An `if` with its branches nested in each other; too many stand side by side in the last one. */
  #ifNode(frame: Frame, end: number): SyntaxNode {
    const isAnswering = frame.branches.some(({ head }) => isDecided(head));
    const kept = frame.branches.slice(0, MOST_BRANCHES);
    let otherwise: SyntaxNode | null = null;
    const others = frame.branches.slice(MOST_BRANCHES);
    const [firstOther] = others;
    if (firstOther) {
      const children = others.map((branch) => this.#branchNode(branch, null, branch.bodyEnd, isAnswering));
      otherwise = { kind: 'block', range: this.#lines.range(firstOther.start, end), syntax: 'branches', children };
    }
    for (const branch of kept.toReversed()) otherwise = this.#branchNode(branch, otherwise, end, isAnswering);
    return otherwise ?? { kind: 'block', range: this.#lines.range(frame.start, end), syntax: 'if', children: [] };
  }

  #branchNode(branch: Branch, otherwise: SyntaxNode | null, end: number, isAnswering: boolean): SyntaxNode {
    const then = this.#body(branch, isAnswering);
    const condition = together(branch.head);
    if (!condition) return then;
    return { kind: 'if', range: this.#lines.range(branch.start, end), condition, then, otherwise };
  }

  #body({ bodyStart, bodyEnd, children }: Branch, isAnswering: boolean): BlockNode {
    return {
      kind: 'block',
      range: this.#lines.range(bodyStart, Math.max(bodyStart, bodyEnd)),
      syntax: 'body',
      children: children.map(({ node, isPrinted }): SyntaxNode =>
        isPrinted && isAnswering ? { kind: 'return', range: node.range, value: node } : node,
      ),
    };
  }

  #add(node: SyntaxNode, isPrinted: boolean): void {
    const children = this.#frames.at(-1)?.branches.at(-1)?.children ?? this.#root;
    children.push({ node, isPrinted });
  }
}

/** Whether a condition or pattern asks for a literal. */
function isDecided(head: readonly SyntaxNode[]): boolean {
  let found = false;
  for (const node of head) {
    walk(node, ({ kind }) => {
      found ||= kind === 'string' || kind === 'number';
      return !found;
    });
  }
  return found;
}

function parameterOf(node: SyntaxNode): { readonly name: string; readonly defaultValue: SyntaxNode | null }[] {
  if (node.kind === 'name') return [{ name: node.text, defaultValue: null }];
  if (node.kind !== 'pair' && node.kind !== 'assign') return [];
  const target = node.kind === 'pair' ? node.key : node.target;
  return target.kind === 'name' ? [{ name: target.text, defaultValue: node.value }] : [];
}

function decoded(node: SyntaxNode): SyntaxNode {
  if (node.kind === 'string') return { ...node, value: decodeEntities(node.value) };
  return node.kind === 'list' ? { ...node, elements: node.elements.map(decoded) } : node;
}
