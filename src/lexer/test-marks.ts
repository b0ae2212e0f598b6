import type { SyntaxNode } from '../model/source.ts';
import { dottedName } from '../model/traversal.ts';

/** Whether an attribute marks what follows as a test: `#[cfg(test)]`, `#[test]`, `#[tokio::test]`, `#[rstest]`. */
export function marksTest(attribute: SyntaxNode): boolean {
  const name = dottedName(attribute.kind === 'call' ? attribute.callee : attribute);
  if (name === 'cfg' && attribute.kind === 'call') return attribute.arguments.some(requiresTest);
  return /(?:^|\.)(?:test|rstest|test_case|quickcheck|bench|wasm_bindgen_test)$/.test(name);
}

/** `test`, `all(test, feature = "x")`; `not(test)` and `any(test, …)` also stand in the product. */
function requiresTest(condition: SyntaxNode): boolean {
  if (condition.kind === 'name') return condition.text === 'test';
  if (condition.kind !== 'call' || dottedName(condition.callee) !== 'all') return false;
  return condition.arguments.some((part) => part.kind === 'name' && part.text === 'test');
}
