import type { KnownValue } from '../model/oracle.ts';
import type { SyntaxNode } from '../model/source.ts';
import { pushChildren } from '../model/traversal.ts';
import { calleeName } from './calls.ts';
import { collect } from './collect.ts';
import type { TestReading } from './reading.ts';
import { append } from './stack.ts';

/** Set-up values of one test; more would make a case in which anything meets anything. */
const MOST_SETUP_VALUES = 30;

/** Calls whose texts are for people: messages, logs. */
const MESSAGE_CALLS: ReadonlySet<string> = new Set([
  'Error', 'Errorf', 'Fatal', 'Fatalf', 'Log', 'Logf', 'Skip', 'Skipf', 'log', 'warn', 'debug', 'print', 'println', 'printf',
  'puts', 'echo', 'fail', 'Fail', 'eprintln', 'NSLog', 'WriteLine', 'fprintf', 'diag', 'skip', 'info', 'trace',
  'require', 'require_relative', 'importorskip', 'exit',
]); // prettier-ignore

/** Whether a call only tells people something, or loads a module. */
function isMessage(node: SyntaxNode): boolean {
  return node.kind === 'call' && MESSAGE_CALLS.has(calleeName(node).replaceAll('!', ''));
}

/** Counters and offsets; as set-up data they say nothing. */
const TRIVIAL: ReadonlySet<string> = new Set(['0', '1', '-1']);

/** Literals of a test that no assertion and no row has taken. */
export function readSetup(
  roots: readonly SyntaxNode[],
  isLeftOut: (node: SyntaxNode) => boolean,
  test: TestReading,
): readonly KnownValue[] {
  const values: KnownValue[] = [];
  visit(roots, isLeftOut, (node) => {
    if (values.length >= MOST_SETUP_VALUES || isMessage(node) || node.kind === 'throw') return false;
    const isLeft = !test.reading.taken.has(node);
    if (isLeft && node.kind === 'string' && !node.isDocumentation && node.value.trim() !== '') {
      append(values, collect([node], 'input', test));
    } else if (isLeft && node.kind === 'number' && !TRIVIAL.has(node.value))
      append(values, collect([node], 'input', test));
    if (node.kind === 'pair' && node.key.kind === 'string' && !test.reading.taken.has(node.key)) {
      test.reading.taken.add(node.key);
      append(values, collect([node.key], 'field', test));
    }
    return true;
  });
  return values.slice(0, MOST_SETUP_VALUES);
}

/** Outside in, without what is left out; what `see` says `false` to is not entered. */
export function visit(
  roots: readonly SyntaxNode[],
  isLeftOut: (node: SyntaxNode) => boolean,
  see: (node: SyntaxNode) => boolean | undefined | void,
): void {
  const pending: SyntaxNode[] = [...roots].reverse();
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (isLeftOut(node)) continue;
    if (see(node) === false) continue;
    pushChildren(node, pending);
  }
}
