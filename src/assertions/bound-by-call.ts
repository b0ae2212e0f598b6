import type { AssignNode, CallNode, SyntaxNode } from '../model/source.ts';

/** Names in which Bats' `run` leaves what a command did. */
const RUN_RESULTS = ['output', 'lines', 'status', 'stderr', 'stderr_lines'] as const;

/** Assignments that a language or test library makes without saying so. */
export function boundByCall(node: SyntaxNode, language: string): readonly AssignNode[] {
  if (language === 'cpp') return node.kind === 'block' ? declaredByCall(node.children) : [];
  if (language !== 'shell') return [];
  if (isRun(node)) return readFrom.has(node) ? [] : boundByRun(node, node);
  // `run ./toll.sh report <<EOT`, `run ./toll.sh sum <<< "7 8"`: what the command reads belongs to what it did.
  const [command, given, more] = node.kind === 'block' ? node.children : [];
  if (!command || !isRun(command) || !given || more || !(isText(given) || commandWithDocument(node))) return [];
  readFrom.add(command);
  return boundByRun(command, node);
}

/** A command of the shell with the here-document that it reads; null when the node is none. */
export function commandWithDocument(
  node: SyntaxNode,
): { readonly command: CallNode; readonly document: SyntaxNode } | null {
  const [command, document, more] = node.kind === 'block' ? node.children : [];
  if (command?.kind !== 'call' || document?.kind !== 'block' || more) return null;
  return document.children.every(isText) ? { command, document } : null;
}

function isText(node: SyntaxNode): boolean {
  return node.kind === 'string' || node.kind === 'template';
}

const readFrom = new WeakSet<SyntaxNode>();

function isRun(node: SyntaxNode): node is CallNode {
  return node.kind === 'call' && node.callee.kind === 'name' && node.callee.text === 'run';
}

function boundByRun({ range }: CallNode, value: SyntaxNode): readonly AssignNode[] {
  return RUN_RESULTS.map((name) => assigned({ kind: 'name', range, text: name }, value));
}

/** C++'s `Tide tide("Scalloway", 61.3);` reads like a call; what it declares is a variable all the same. */
function declaredByCall(statements: readonly SyntaxNode[]): readonly AssignNode[] {
  return statements.flatMap((node) =>
    node.kind === 'call' && node.callee.kind === 'name' && node.arguments.length > 0
      ? [assigned(node.callee, node)]
      : [],
  );
}

function assigned(target: SyntaxNode, value: SyntaxNode): AssignNode {
  return { kind: 'assign', range: value.range, target, operator: '=', value };
}
