import { familyOf, javascriptDialect, JAVASCRIPT_LANGUAGES } from '../assertions/javascript.ts';
import { readTests } from '../assertions/tests.ts';
import type { Framework } from '../model/framework.ts';

export const framework: Framework = {
  id: 'jest',
  title: 'Jest, Vitest, Jasmine, Mocha with expect',
  languages: JAVASCRIPT_LANGUAGES,
  read: (tree) => (familyOf(tree) === 'jest' ? readTests(tree, javascriptDialect) : []),
};
