import { goDialect } from '../assertions/go.ts';
import { importedModules } from '../assertions/imports.ts';
import { readTests } from '../assertions/tests.ts';
import type { Framework } from '../model/framework.ts';

export const framework: Framework = {
  id: 'testify',
  title: 'Testify',
  languages: ['go'],
  read: (tree) =>
    [...importedModules(tree)].some((name) => /(?:^|\/)testify(?:\/|$)/.test(name)) ? readTests(tree, goDialect) : [],
};
