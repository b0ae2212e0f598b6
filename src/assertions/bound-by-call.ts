import type { AssignNode, CallNode, SyntaxNode } from '../model/source.ts';

/** Names in which Bats' `run` leaves what a command did. */
const RUN_RESULTS = ['output', 'lines', 'status', 'stderr', 'stderr_lines'] as const;

/** Assignments that a language or test library makes without saying so. */
export function boundByCall(node: SyntaxNode, language: string): readonly AssignNode[] {
  if (language === 'cpp') return node.kind === 'block' ? declaredByCall(node.children) : [];
  if (language !== 'shell' || node.kind !== 'call' || node.callee.kind !== 'name' || node.callee.text !== 'run')
    return [];
  return RUN_RESULTS.map((name) => assigned({ kind: 'name', range: node.range, text: name }, node));
}

/** C++'s `Tide tide("Scalloway", 61.3);` reads like a call; what it declares is a variable all the same. */
function declaredByCall(statements: readonly SyntaxNode[]): readonly AssignNode[] {
  return statements.flatMap((node) =>
    node.kind === 'call' && node.callee.kind === 'name' && node.arguments.length > 0
      ? [assigned(node.callee, node)]
      : [],
  );
}

function assigned(target: SyntaxNode, value: CallNode): AssignNode {
  return { kind: 'assign', range: value.range, target, operator: '=', value };
}
