import { decoratorTables, isTestCase, pythonClaims } from '../assertions/python.ts';
import { readTests, suite, testDeclaration } from '../assertions/tests.ts';
import type { Dialect } from '../assertions/tests.ts';
import type { Framework } from '../model/framework.ts';
import type { ClassNode, SyntaxNode } from '../model/source.ts';

/** Functions `test*` and methods of classes `Test*`; those of test cases are unittest's. */
const dialect: Dialect = {
  declare(node) {
    if (node.kind === 'class') return isForeign(node) ? suite('', nothing(node)) : suiteOf(node);
    if (node.kind !== 'function' || !/^test(?:[_A-Z\d]|$)/.test(node.name)) return null;
    const parameters = node.parameters.map((parameter) => parameter.name);
    return testDeclaration(node.name, node.body, { parameters, ...decoratorTables(node.decorators, parameters) });
  },
  claims: pythonClaims,
};

/** A class that unittest runs, or that pytest does not collect and that holds no classes which it would. */
function isForeign(node: ClassNode): boolean {
  return isTestCase(node) || !/^(?:Test|Describe|When)|Tests?$/.test(node.name);
}

function suiteOf(node: ClassNode): ReturnType<typeof suite> {
  return { ...suite(node.name, node.body), tables: decoratorTables(node.decorators, []).tables };
}

function nothing(node: SyntaxNode): SyntaxNode {
  return { kind: 'block', range: node.range, syntax: 'foreign', children: [] };
}

export const framework: Framework = {
  id: 'pytest',
  title: 'pytest',
  languages: ['python'],
  read: (tree) => readTests(tree, dialect),
};
