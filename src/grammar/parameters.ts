import type { Parameter, SyntaxNode } from '../model/source.ts';

/**
 * The parameters that a list of patterns binds, in order. A pattern that takes its argument apart counts as one
 * parameter for each name it binds; a default of the whole pattern stands before them under an empty name.
 */
export function parametersOf(patterns: readonly SyntaxNode[]): readonly Parameter[] {
  const parameters: Parameter[] = [];
  const pending = patterns.toReversed();
  for (let pattern = pending.pop(); pattern; pattern = pending.pop()) {
    switch (pattern.kind) {
      case 'name':
        parameters.push({ name: pattern.text, defaultValue: null });
        break;
      case 'assign':
        if (pattern.target.kind === 'name') {
          parameters.push({ name: pattern.target.text, defaultValue: pattern.value });
        } else {
          parameters.push({ name: '', defaultValue: pattern.value });
          pending.push(pattern.target);
        }
        break;
      case 'unary':
        pending.push(pattern.operand);
        break;
      case 'pair':
        pending.push(pattern.value);
        break;
      case 'list':
        pushReversed(pending, pattern.elements);
        break;
      case 'map':
        pushReversed(pending, pattern.entries);
        break;
      case 'block':
        pushReversed(pending, pattern.children);
        break;
      default:
        // A decorator, or what broken source left here: not a parameter, but its literals must stay in the tree.
        parameters.push({ name: '', defaultValue: pattern });
        break;
    }
  }
  return parameters;
}

/** Puts nodes on a stack so that the first comes off first; one by one, since a hostile list may be too long to spread. */
function pushReversed(stack: SyntaxNode[], nodes: readonly SyntaxNode[]): void {
  for (const node of nodes.toReversed()) stack.push(node);
}
