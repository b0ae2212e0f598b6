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

const TEST_MODULE = /^(?<indent>[ \t]*)#\[cfg\((?:test\)|all\(test\b)/;

/**
 * The text without modules of tests, by their layout: from `#[cfg(test)]` before a `mod` to the line that closes it, or
 * to the end. Lines stay where they were.
 */
export function withoutTestModules(text: string): string {
  if (!text.includes('#[cfg(')) return text;
  let indent: string | null = null;
  const lines = text.split('\n');
  const kept = lines.map((line, at) => {
    if (indent !== null) {
      if (line.trimEnd() === `${indent}}`) indent = null;
      return '';
    }
    const found = TEST_MODULE.exec(line)?.groups?.['indent'];
    if (found === undefined || !opensModule(lines, at)) return line;
    indent = found;
    return '';
  });
  return kept.join('\n');
}

/** Further attributes may stand between the mark and the module. */
function opensModule(lines: readonly string[], mark: number): boolean {
  for (let at = mark; at < Math.min(lines.length, mark + 5); at++) {
    const line = (lines[at] ?? '').replace(/^\s*(?:#\[.*\]\s*)?/, '');
    if (line !== '') return /^(?:pub(?:\([a-z]+\))? )?mod \w+ *\{ *$/.test(line.trimEnd());
  }
  return false;
}
