import { familyOf, javascriptDialect, JAVASCRIPT_LANGUAGES } from '../assertions/javascript.ts';
import { readTests } from '../assertions/tests.ts';
import type { Framework } from '../model/framework.ts';

export const framework: Framework = {
  id: 'chai',
  title: 'Chai (Mocha, Cypress)',
  languages: JAVASCRIPT_LANGUAGES,
  read: (tree) => (familyOf(tree) === 'chai' ? readTests(tree, javascriptDialect) : []),
};
