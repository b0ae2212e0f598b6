import { callFramework } from '../assertions/call-dialect.ts';
import { calleeName } from '../assertions/calls.ts';
import { conditionClaims, isComparison } from '../assertions/claim.ts';
import type { Claim } from '../assertions/claim.ts';
import type { Framework } from '../model/framework.ts';
import type { SyntaxNode } from '../model/source.ts';

/** bats-assert, by the result of `run` that it asks about. */
const ASSERTIONS: ReadonlyMap<string, string> = new Map([
  ['assert_output', 'output'],
  ['refute_output', 'output'],
  ['assert_line', 'lines'],
  ['refute_line', 'lines'],
  ['assert_stderr', 'stderr'],
  ['assert_failure', 'status'],
]);

/** `[ "$output" = "3 left" ]` asserts by itself, since every command that fails ends the test. */
function claims(node: SyntaxNode): readonly Claim[] | null {
  if (isComparison(node)) return conditionClaims(node, node);
  const result = node.kind === 'call' ? ASSERTIONS.get(calleeName(node)) : undefined;
  if (node.kind !== 'call' || result === undefined) return null;
  const expected = node.arguments.filter(
    (argument, at) => !isOption(argument) && !isOptionValue(node.arguments[at - 1]),
  );
  return [{ node, actual: [{ kind: 'name', range: node.range, text: result }], expected }];
}

function isOption(argument: SyntaxNode): boolean {
  return argument.kind === 'string' && /^-{1,2}[a-z]/.test(argument.value);
}

/** `--index 0`: what follows the option belongs to it. */
function isOptionValue(before: SyntaxNode | undefined): boolean {
  return before?.kind === 'string' && /^(?:-n|--index)$/.test(before.value);
}

export const framework: Framework = callFramework('bats', 'Bats', ['shell'], { claims });
