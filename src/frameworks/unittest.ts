import { decoratorTables, isTestCase, pythonClaims } from '../assertions/python.ts';
import { readTests, suite, testDeclaration } from '../assertions/tests.ts';
import type { Dialect } from '../assertions/tests.ts';
import type { Framework } from '../model/framework.ts';

/** Methods `test*` of test cases. */
const dialect: Dialect = {
  declare(node, suites) {
    if (node.kind === 'class') return isTestCase(node) ? suite(node.name, node.body) : null;
    if (node.kind !== 'function' || suites.length === 0 || !node.name.startsWith('test')) return null;
    const parameters = node.parameters.map((parameter) => parameter.name);
    return testDeclaration(node.name, node.body, { parameters, ...decoratorTables(node.decorators, parameters) });
  },
  claims: pythonClaims,
};

export const framework: Framework = {
  id: 'unittest',
  title: 'unittest (also Django)',
  languages: ['python'],
  read: (tree) => readTests(tree, dialect),
};
