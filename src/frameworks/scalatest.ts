import { callFramework } from '../assertions/call-dialect.ts';
import { suite, testDeclaration } from '../assertions/tests.ts';
import type { Declaration } from '../assertions/tests.ts';
import { literalText } from '../assertions/values.ts';
import type { Framework } from '../model/framework.ts';
import type { SyntaxNode } from '../model/source.ts';

const VERBS = /^(?:should|must|can)$/;
const GROUPS = /^(?:should|must|can|when|which|-)$/;

/** The styles that begin with a text: `"a loom" should "weave" in { … }`, `"a loom" when { "idle" should { … } }`. */
function declare(node: SyntaxNode): Declaration | null {
  if (node.kind !== 'binary' || (node.right.kind !== 'block' && node.right.kind !== 'function')) return null;
  const body = node.right.kind === 'function' ? node.right.body : node.right;
  const name = sentenceOf(node.left);
  if (name === null) return null;
  if (/^(?:in|ignore|taggedAs)$/.test(node.operator)) return testDeclaration(name, body);
  return GROUPS.test(node.operator) ? suite(name, body) : null;
}

/** `it should "weave"` → `should weave`, `"a loom" should "weave"` → `a loom should weave`. */
function sentenceOf(node: SyntaxNode): string | null {
  const text = literalText(node);
  if (text !== null || node.kind !== 'binary') return text;
  const rest = VERBS.test(node.operator) ? literalText(node.right) : null;
  if (rest === null) return null;
  const subject = literalText(node.left);
  return subject === null ? `${node.operator} ${rest}` : `${subject} ${node.operator} ${rest}`;
}

export const framework: Framework = callFramework('scalatest', 'ScalaTest', ['scala'], { declare });
