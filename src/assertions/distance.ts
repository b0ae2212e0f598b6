import type { CallNode, SyntaxNode } from '../model/source.ts';
import { childrenOf } from '../model/traversal.ts';
import { classifyCall } from './calls.ts';
import type { CallClass } from './calls.ts';
import type { TestReading } from './reading.ts';
import { STEPS, usedName } from './scope.ts';
import { literalText } from './values.ts';

/** Nesting up to which an expression is judged; deeper ones are taken for calls to the subject. */
const DEEPEST = 60;

/** Nodes looked at to judge one expression; a longer literal is still a literal. */
const MOST_NODES = 2000;

/** How far an expression is from a plain value: the further side of a comparison is the actual one. */
export type Distance = 0 | 1 | 2 | 3;

interface Measure {
  readonly test: TestReading;
  left: number;
}

/**
 * 0: literals · 1: values built of literals · 2: a name or property · 3: a call to the subject.
 * Names are followed through the test and its file.
 */
export function distanceOf(node: SyntaxNode, test: TestReading): Distance {
  return distance(node, { test, left: MOST_NODES }, STEPS, DEEPEST);
}

function distance(node: SyntaxNode, measure: Measure, steps: number, depth: number): Distance {
  if (depth <= 0) return 3;
  if (--measure.left < 0) return 0;
  const { test } = measure;
  switch (node.kind) {
    case 'string':
    case 'number':
    case 'constant':
    case 'regex':
      return 0;
    case 'name': {
      const value = steps > 0 ? valueOf(node, test) : null;
      return value ? distance(value, measure, steps - 1, depth - 1) : 2;
    }
    case 'member': {
      const value = steps > 0 ? valueOf(node, test) : null;
      if (value) return distance(value, measure, steps - 1, depth - 1);
      if (node.object.kind === 'block' && node.object.children.length === 0) return 1;
      if (node.object.kind === 'name' && /^\p{Lu}/u.test(node.object.text)) return 1;
      return farther(2, distance(node.object, measure, steps, depth - 1));
    }
    case 'call': {
      const judged = judgeCall(node, test);
      if (judged === 'subject') return 3;
      const inside = farthest(node.arguments, measure, steps, depth - 1);
      return judged === 'constructor' ? farther(1, inside) : inside;
    }
    case 'index':
      return farther(2, distance(node.object, measure, steps, depth - 1));
    case 'pair':
      return distance(node.value, measure, steps, depth - 1);
    case 'function':
      return 3;
    default:
      return farthest(childrenOf(node), measure, steps, depth - 1);
  }
}

function valueOf(node: SyntaxNode, { scope }: TestReading): SyntaxNode | null {
  const name = usedName(node);
  const value = name === null ? null : scope.valueOf(name, node.range.startLine);
  return value?.kind === 'function' ? null : value;
}

function farther(a: Distance, b: Distance): Distance {
  return a > b ? a : b;
}

function farthest(nodes: readonly SyntaxNode[], measure: Measure, steps: number, depth: number): Distance {
  let most: Distance = 0;
  for (const node of nodes) {
    most = farther(most, distance(node, measure, steps, depth));
    if (most === 3) return 3;
  }
  return most;
}

/**
 * Like `classifyCall`, but a method of a literal or of a wrapped literal gives back what it gets: `"a".into()`,
 * `Decimal("2.50").quantize(…)`. Methods of the product's own types do not.
 */
export function judgeCall(call: CallNode, test: TestReading): CallClass {
  return judge(call, test.reading.tree.language, DEEPEST);
}

function judge(call: CallNode, language: string, depth: number): CallClass {
  const judged = classifyCall(call, language);
  if (judged !== 'subject' || call.callee.kind !== 'member' || depth <= 0) return judged;
  return isPlainValue(call.callee.object, language, depth - 1) ? 'wrapper' : 'subject';
}

function isPlainValue(node: SyntaxNode, language: string, depth: number): boolean {
  if (depth <= 0) return false;
  switch (node.kind) {
    case 'string':
    case 'number':
      return true;
    case 'list':
      return node.elements.length > 0 && node.elements.length <= 100 && all(node.elements, language, depth - 1);
    case 'template':
      return literalText(node) !== null;
    case 'block':
      return node.children.length > 0 && node.children.length <= 100 && all(node.children, language, depth - 1);
    case 'call':
      return judge(node, language, depth - 1) === 'wrapper' && all(node.arguments, language, depth - 1);
    default:
      return false;
  }
}

function all(nodes: readonly SyntaxNode[], language: string, depth: number): boolean {
  return nodes.every((node) => isPlainValue(node, language, depth));
}
