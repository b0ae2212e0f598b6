import type { ComparedFile } from '../model/change.ts';
import type { SourceTree, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import type { FileTests } from './collection.ts';
import type { Difference } from './comparison.ts';
import { isAdded } from './marks.ts';
import type { Pairing } from './pairing.ts';

/** Annotations that put a test into a group which a runner may leave out. */
const TAGGING = /^(?:Tag|Tags|Category|Categories|Trait|Group|group|tag|TestCategory)$/;
/** Words by which a configuration leaves a group out. */
const LEAVING_OUT = /exclude|ignore|skip|without|\bnot\b|--?invert|~|!/i;
/** Lines around the name of a group that still speak of it. */
const NEARBY = 2;

/** Tests of the base that get a group, where the change's configuration leaves that group out of the run. */
export function taggedOut(
  files: readonly FileTests[],
  pairing: Pairing,
  configuration: readonly ComparedFile[],
): readonly Difference[] {
  const existing = new Set(pairing.pairs.map(({ after }) => after));
  return files.flatMap(({ file, path, tests }) => {
    if (!file.after) return [];
    return tagsIn(file.after)
      .filter(({ node }) => isAdded(node.range, file.compared.added))
      .flatMap(({ node, tag, owner }) => {
        const test = tests.find(
          (each) =>
            existing.has(each) &&
            each.range.startLine <= owner.range.endLine &&
            each.range.endLine >= owner.range.startLine,
        );
        const place = configuration.find((config) => leavesOut(config, tag));
        if (!test || !place) return [];
        return [
          {
            kind: 'weakened' as const,
            isCheck: false,
            name: test.name,
            path,
            range: node.range,
            what: `now belongs to the group “${tag.slice(0, 40)}”, which ${place.change.path} leaves out`,
          },
        ];
      });
  });
}

interface TagMark {
  readonly node: SyntaxNode;
  readonly tag: string;
  readonly owner: SyntaxNode;
}

function tagsIn(tree: SourceTree): readonly TagMark[] {
  const found: TagMark[] = [];
  walk(tree.root, (owner) => {
    if (owner.kind !== 'function' && owner.kind !== 'class') return;
    for (const node of owner.decorators) {
      const name = dottedName(node.kind === 'call' ? node.callee : node).replaceAll('()', '');
      const marker = /(?:^|\.)mark\.(?<marker>\w{1,60})$/.exec(name)?.groups?.['marker'];
      if (marker !== undefined) found.push({ node, tag: marker, owner });
      if (node.kind !== 'call' || !TAGGING.test(name.split('.').at(-1) ?? '')) continue;
      for (const argument of node.arguments)
        if (argument.kind === 'string' && argument.value.length > 2) found.push({ node, tag: argument.value, owner });
    }
  });
  return found;
}

/** Whether a configuration file of the change speaks, on new lines, of leaving the group out. */
function leavesOut({ after, added }: ComparedFile, tag: string): boolean {
  if (after.kind !== 'text') return false;
  const lines = after.text.split('\n');
  return lines.some((line, i) => {
    if (!line.includes(tag) || !isAdded({ startLine: i + 1 }, added)) return false;
    return lines.slice(Math.max(0, i - NEARBY), i + NEARBY + 1).some((near) => LEAVING_OUT.test(near));
  });
}
