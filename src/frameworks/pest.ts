import { callDeclaration, callFramework } from '../assertions/call-dialect.ts';
import { calleeName } from '../assertions/calls.ts';
import type { Declaration } from '../assertions/tests.ts';
import { literalText } from '../assertions/values.ts';
import type { Framework } from '../model/framework.ts';
import type { SourceTree, SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';

const named = new WeakMap<SourceTree, ReadonlyMap<string, SyntaxNode>>();

/** `it('weighs', fn)->with('crates')`: the rows that `dataset('crates', […])` gives. */
function declare(node: SyntaxNode, tree: SourceTree): Declaration | null {
  if (node.kind !== 'call' || calleeName(node) !== 'with') return null;
  const declaration = callDeclaration(node);
  if (!declaration) return null;
  const tables = declaration.tables.map((table) => {
    const name = literalText(table.rows);
    return name === null ? table : { ...table, rows: datasetsIn(tree).get(name) ?? table.rows };
  });
  return { ...declaration, tables };
}

function datasetsIn(tree: SourceTree): ReadonlyMap<string, SyntaxNode> {
  let datasets = named.get(tree);
  if (!datasets) {
    const found = new Map<string, SyntaxNode>();
    walk(tree.root, (node) => {
      if (node.kind !== 'call' || calleeName(node) !== 'dataset') return;
      const [name, rows] = node.arguments;
      const text = name ? literalText(name) : null;
      if (text !== null && rows) found.set(text, rows);
    });
    datasets = found;
    named.set(tree, datasets);
  }
  return datasets;
}

export const framework: Framework = callFramework('pest', 'Pest', ['php'], { declare });
