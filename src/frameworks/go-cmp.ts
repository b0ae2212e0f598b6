import { goDialect } from '../assertions/go.ts';
import { importedModules } from '../assertions/imports.ts';
import { readTests } from '../assertions/tests.ts';
import type { Framework } from '../model/framework.ts';

export const framework: Framework = {
  id: 'go-cmp',
  title: 'go-cmp',
  languages: ['go'],
  read(tree) {
    const modules = [...importedModules(tree)];
    const isOurs = modules.some((name) => name.includes('google/go-cmp/'));
    return isOurs && !modules.some((name) => /(?:^|\/)testify(?:\/|$)/.test(name)) ? readTests(tree, goDialect) : [];
  },
};
