import { familyOf, javascriptDialect, JAVASCRIPT_LANGUAGES } from '../assertions/javascript.ts';
import { readTests } from '../assertions/tests.ts';
import type { Framework } from '../model/framework.ts';

export const framework: Framework = {
  id: 'node-assert',
  title: 'node:assert, node:test, Tape, AVA, QUnit',
  languages: JAVASCRIPT_LANGUAGES,
  read: (tree) => (familyOf(tree) === 'node-assert' ? readTests(tree, javascriptDialect) : []),
};
