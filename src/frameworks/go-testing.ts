import { outputComment } from '../assertions/examples.ts';
import { goDialect } from '../assertions/go.ts';
import { importedModules } from '../assertions/imports.ts';
import { readTests } from '../assertions/tests.ts';
import type { Framework, TestUnit } from '../model/framework.ts';
import type { OracleCase } from '../model/oracle.ts';
import type { SourceTree } from '../model/source.ts';

/** Whether a library that has a framework of its own here asserts in this file. */
function isPlain(tree: SourceTree): boolean {
  return ![...importedModules(tree)].some((name) => /(?:^|\/)testify(?:\/|$)|google\/go-cmp\//.test(name));
}

function read(tree: SourceTree): readonly TestUnit[] {
  if (!isPlain(tree)) return [];
  return readTests(tree, goDialect).map((unit) => withOutput(unit, tree));
}

/** The output that an example's closing comment promises belongs to what the example feeds in. */
function withOutput(unit: TestUnit, tree: SourceTree): TestUnit {
  const name = unit.name.at(-1) ?? '';
  const output = name.startsWith('Example') ? outputComment(tree.comments, unit.range, name) : null;
  if (!output) return unit;
  const isInput = (found: OracleCase): boolean => found.values.some((value) => value.role === 'input');
  const inputs = unit.cases.filter(isInput).flatMap((found) => found.values);
  const joined: OracleCase = { ...output, values: [...inputs, ...output.values] };
  return { ...unit, cases: [...unit.cases.filter((found) => !isInput(found)), joined] };
}

export const framework: Framework = { id: 'go-testing', title: 'Go testing', languages: ['go'], read };
