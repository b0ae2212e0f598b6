import { callFramework } from '../assertions/call-dialect.ts';
import { calleeName } from '../assertions/calls.ts';
import { spread } from '../assertions/tables.ts';
import { declaredText, suite, testDeclaration } from '../assertions/tests.ts';
import type { Declaration } from '../assertions/tests.ts';
import type { Framework } from '../model/framework.ts';
import type { CallNode, ClassNode, FunctionNode, SyntaxNode } from '../model/source.ts';

function declare(node: SyntaxNode): Declaration | null {
  switch (node.kind) {
    case 'class':
      return specOf(node);
    case 'call':
      return callOf(node);
    case 'binary':
      return groupOf(node.operator, node.left, node.right);
    default:
      return null;
  }
}

/** `class TollTest : FunSpec({ … })`: the tests stand in what the base class is given. */
function specOf(node: ClassNode): Declaration | null {
  const given = node.bases.flatMap((base) => (base.kind === 'call' ? base.arguments.filter(isFunction) : []));
  if (given.length === 0) return null;
  const children = [...given.map(({ body }) => body), node.body];
  return suite(node.name, { kind: 'block', range: node.range, syntax: 'spec', children });
}

/** `"adds" { … }` of StringSpec, and `withData(row, row) { … }`, a test for each row. */
function callOf(call: CallNode): Declaration | null {
  const body = call.arguments.findLast(isFunction);
  if (!body) return null;
  if (call.callee.kind === 'string' || call.callee.kind === 'template')
    return testDeclaration(declaredText(call.callee), body.body);
  if (calleeName(call) !== 'withData') return null;
  const parameters = body.parameters.map(({ name }) => name);
  const rows = spread(
    // `nameFn = { … }` says how the tests are called.
    call.arguments.filter((argument) => !isFunction(argument) && argument.kind !== 'pair'),
    call,
  );
  return testDeclaration('', body.body, { parameters, tables: [{ rows, columns: parameters }] });
}

/** `"a gate" - { … }` of FreeSpec, `"a gate" should { … }` of WordSpec. */
function groupOf(operator: string, left: SyntaxNode, right: SyntaxNode): Declaration | null {
  if (left.kind !== 'string' || right.kind !== 'function' || !/^(?:-|should)$/.test(operator)) return null;
  return suite(left.value, right.body);
}

function isFunction(node: SyntaxNode): node is FunctionNode {
  return node.kind === 'function';
}

export const framework: Framework = callFramework('kotest', 'Kotest', ['kotlin'], { declare });
