import { examplesIn, literalsInText, outputValues } from '../assertions/examples.ts';
import { textValues } from '../assertions/values.ts';
import type { Framework, TestUnit } from '../model/framework.ts';
import type { KnownValue, OracleCase } from '../model/oracle.ts';
import type { SourceTree, StringNode, SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';

/** One unit for each docstring that holds examples, named after what it documents. */
function read(tree: SourceTree): readonly TestUnit[] {
  const units: TestUnit[] = [];
  walk(tree.root, (node, ancestors) => {
    if (node.kind === 'string' && node.isDocumentation && node.value.includes('>>>')) {
      const unit = unitOf(node, ancestors);
      if (unit) units.push(unit);
    }
  });
  return units;
}

function unitOf(docstring: StringNode, ancestors: readonly SyntaxNode[]): TestUnit | null {
  const path = ancestors.flatMap((node) =>
    (node.kind === 'function' || node.kind === 'class') && node.name !== '' ? [node.name] : [],
  );
  const name = path.at(-1) ?? '';
  const cases = examplesIn(docstring.value).flatMap((example): OracleCase[] => {
    const startLine = docstring.range.startLine + example.line;
    const inputs = literalsInText(example.source).flatMap((literal): readonly KnownValue[] =>
      literal.kind === 'string'
        ? textValues(literal.text, 'input', startLine)
        : [{ ...literal, role: 'input', line: startLine }],
    );
    const values = [...inputs, ...outputValues(example.output, startLine)];
    const endLine = docstring.range.startLine + example.endLine;
    return values.length === 0 ? [] : [{ kind: 'assertion', name, startLine, endLine, values }];
  });
  return cases.length === 0 ? null : { name: [...path, 'doctest'], range: docstring.range, rowIds: [], cases };
}

export const framework: Framework = { id: 'doctest', title: 'doctest', languages: ['python'], read };
