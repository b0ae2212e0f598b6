import { outputComment } from '../assertions/examples.ts';
import { goDialect } from '../assertions/go.ts';
import { importedModules } from '../assertions/imports.ts';
import { readTests } from '../assertions/tests.ts';
import type { Framework, TestUnit } from '../model/framework.ts';
import type { SourceTree } from '../model/source.ts';

/** Whether a library that has a framework of its own here asserts in this file. */
function isPlain(tree: SourceTree): boolean {
  return ![...importedModules(tree)].some((name) => /(?:^|\/)testify(?:\/|$)|google\/go-cmp\//.test(name));
}

function read(tree: SourceTree): readonly TestUnit[] {
  if (!isPlain(tree)) return [];
  return readTests(tree, goDialect).map((unit) => {
    const name = unit.name.at(-1) ?? '';
    const output = name.startsWith('Example') ? outputComment(tree.comments, unit.range, name) : null;
    return output ? { ...unit, cases: [...unit.cases, output] } : unit;
  });
}

export const framework: Framework = { id: 'go-testing', title: 'Go testing', languages: ['go'], read };
