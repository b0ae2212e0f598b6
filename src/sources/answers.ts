import type { SyntaxNode } from '../model/source.ts';
import { childrenOf, dottedName } from '../model/traversal.ts';
import type { Atom } from '../model/unit.ts';
import { atomsOf, type Said } from './atoms.ts';
import { isPrintCall } from './comparison.ts';
import type { Constants } from './constants.ts';

/** What a branch or function gives when it runs, nested branches left out. */
export interface Answers {
  readonly atoms: readonly Atom[];
  /** Everything that is returned, printed or yielded is literal. */
  readonly isPure: boolean;
  /** Something is returned, printed or yielded. */
  readonly isAnswer: boolean;
}

/**
 * The literals that a body answers with: returned, yielded, printed, or assigned when nothing else is given.
 *
 * @param body A block, or the expression of a conditional.
 * @param outer Ancestors of the body.
 */
export function answersOf(body: SyntaxNode, outer: readonly SyntaxNode[], constants: Constants): Answers {
  if (!isStatement(body)) {
    const said = atomsOf(body, outer, constants);
    return { atoms: said.atoms, isPure: said.isPure, isAnswer: true };
  }
  const given: Said[] = [];
  const assigned: Said[] = [];
  const pending: { readonly node: SyntaxNode; readonly ancestors: readonly SyntaxNode[] }[] = [
    { node: body, ancestors: outer },
  ];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node } = next;
    const ancestors = [...next.ancestors.slice(-12), node];
    const take = (expression: SyntaxNode): void => {
      given.push(atomsOf(expression, ancestors, constants));
    };
    if (node.kind === 'return') {
      if (node.value && !isGuarded(node.value)) take(node.value);
    } else if (node.kind === 'call' && isPrintCall(dottedName(node.callee))) {
      for (const argument of node.arguments) take(argument);
    } else if (node.kind === 'assign') {
      assigned.push(atomsOf(node.value, ancestors, constants));
    } else if (
      node === body ||
      !(
        node.kind === 'if' ||
        node.kind === 'switch' ||
        node.kind === 'function' ||
        node.kind === 'class' ||
        node.kind === 'throw'
      )
    ) {
      for (const child of childrenOf(node).toReversed()) pending.push({ node: child, ancestors });
    }
  }
  const isAnswer = given.length > 0;
  const said = isAnswer ? given : assigned;
  return { atoms: said.flatMap(({ atoms }) => atoms), isPure: said.every(({ isPure }) => isPure), isAnswer };
}

/** A conditional expression or nested switch is a unit of its own. */
function isGuarded(value: SyntaxNode): boolean {
  return value.kind === 'if' || value.kind === 'switch';
}

function isStatement(node: SyntaxNode): boolean {
  return (
    node.kind === 'block' ||
    node.kind === 'return' ||
    node.kind === 'assign' ||
    node.kind === 'throw' ||
    node.kind === 'loop' ||
    node.kind === 'if' ||
    node.kind === 'switch' ||
    node.kind === 'call'
  );
}
