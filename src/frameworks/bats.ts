import { commandWithDocument } from '../assertions/bound-by-call.ts';
import { callFramework } from '../assertions/call-dialect.ts';
import { calleeName } from '../assertions/calls.ts';
import { conditionClaims, isComparison } from '../assertions/claim.ts';
import type { Claim } from '../assertions/claim.ts';
import type { Framework } from '../model/framework.ts';
import type { CallNode, SyntaxNode } from '../model/source.ts';

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
  const given = commandWithDocument(node);
  // `assert_output - <<EOT`: what is expected stands below.
  if (given && takesDocument(given.command)) return claimsOf(given.command, [given.document]);
  if (node.kind !== 'call') return null;
  return claimsOf(
    node,
    node.arguments.filter((argument, at) => !isOption(argument) && !isOptionValue(node.arguments[at - 1])),
  );
}

function claimsOf(node: CallNode, expected: readonly SyntaxNode[]): readonly Claim[] | null {
  const result = ASSERTIONS.get(calleeName(node));
  return result === undefined
    ? null
    : [{ node, actual: [{ kind: 'name', range: node.range, text: result }], expected }];
}

/** bats-assert reads its standard input when it is given a dash or nothing. */
function takesDocument(command: CallNode): boolean {
  return command.arguments.every(
    (argument) => argument.kind === 'string' && (argument.value === '-' || isOption(argument)),
  );
}
function isOption(argument: SyntaxNode): boolean {
  return argument.kind === 'string' && /^-{1,2}[a-z]/.test(argument.value);
}

/** `--index 0`: what follows the option belongs to it. */
function isOptionValue(before: SyntaxNode | undefined): boolean {
  return before?.kind === 'string' && /^(?:-n|--index)$/.test(before.value);
}

export const framework: Framework = callFramework('bats', 'Bats', ['shell'], { claims });
