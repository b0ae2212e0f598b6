import { calleeName } from '../assertions/calls.ts';
import { collect } from '../assertions/collect.ts';
import { outputValues } from '../assertions/examples.ts';
import { startReading, type TestReading } from '../assertions/reading.ts';
import { fileScope } from '../assertions/scope.ts';
import type { Framework, TestUnit } from '../model/framework.ts';
import type { KnownValue, OracleCase } from '../model/oracle.ts';
import { contains } from '../model/range.ts';
import type { SourceTree, StringNode, SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';

/** Lines of one output that are known each by itself; more are a log. */
const MOST_LINES = 200;

const PRINTING = /^(?:print|println|printf|puts|echo|cat|display|log|WriteLine|show)$/;

/** One unit for each output of a notebook: what the statements above it were asked and what came of them. */
function read(tree: SourceTree): readonly TestUnit[] {
  if (tree.testRegions.length === 0) return [];
  const file = fileScope(tree.root, new Set());
  const test: TestReading = { reading: startReading(tree, file), scope: file };
  const units: TestUnit[] = [];
  walk(tree.root, (node) => {
    if (node.kind !== 'block') return node === tree.root;
    const outputs = node.children.filter((child): child is StringNode => isOutput(child, tree));
    const statements = node.children.filter((child) => !isOutput(child, tree));
    for (const output of outputs) {
      const cases = casesOf(output, statements, test);
      if (cases.length > 0) units.push({ name: ['output'], range: output.range, rowIds: [], cases });
    }
    return outputs.length === 0;
  });
  return units;
}

function isOutput(node: SyntaxNode, tree: SourceTree): node is StringNode {
  return (
    node.kind === 'string' && node.isDocumentation && tree.testRegions.some((region) => contains(region, node.range))
  );
}

/** As many lines as statements that print belong to them one by one; a single result belongs to the last statement. */
function casesOf(output: StringNode, statements: readonly SyntaxNode[], test: TestReading): readonly OracleCase[] {
  const { range, value } = output;
  const lines = value.split('\n').map((text) => text.trim());
  const shown = lines
    .map((text, at) => ({ text, line: Math.min(range.endLine, range.startLine + at) }))
    .filter(({ text }) => text !== '')
    .slice(0, MOST_LINES);
  const printing = statements.filter((node) => node.kind === 'call' && PRINTING.test(calleeName(node)));
  const last = statements.at(-1);
  const asked = printing.length === shown.length ? printing : shown.length === 1 && last ? [last] : [];
  if (asked.length === shown.length) {
    return shown.map(({ text, line }, at) =>
      entry(line, line, [...inputsOf(asked[at], line, test), ...outputValues(text, line)]),
    );
  }
  const isOneResult = last !== undefined && printing.length === 0;
  const whole = isOneResult
    ? [...inputsOf(last, range.startLine, test), ...outputValues(value.trim(), range.startLine)]
    : [];
  const pieces = shown.map(({ text, line }) => entry(line, line, outputValues(text, line)));
  return isOneResult ? [entry(range.startLine, range.endLine, whole), ...pieces] : pieces;
}

function entry(startLine: number, endLine: number, values: readonly KnownValue[]): OracleCase {
  return { kind: 'assertion', name: 'output', startLine, endLine, values };
}

/** What a statement was asked, with what its names stand for. */
function inputsOf(statement: SyntaxNode | undefined, line: number, test: TestReading): readonly KnownValue[] {
  return statement ? collect([statement], 'input', test).map((value) => ({ ...value, line })) : [];
}

export const framework: Framework = {
  id: 'notebook',
  title: 'Outputs of notebooks',
  languages: [
    'python', 'generic', 'javascript', 'typescript', 'java', 'kotlin', 'scala', 'csharp', 'go', 'rust', 'ruby', 'php', 'perl',
    'shell', 'powershell', 'sql', 'c', 'cpp', 'swift', 'elixir', 'lua', 'dart',
  ],
  read,
}; // prettier-ignore
