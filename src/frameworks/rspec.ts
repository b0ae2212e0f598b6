import { callDeclaration, callFramework } from '../assertions/call-dialect.ts';
import { calleeName } from '../assertions/calls.ts';
import type { Claim } from '../assertions/claim.ts';
import { matcherArguments } from '../assertions/fluent.ts';
import { returnsOf } from '../assertions/providers.ts';
import type { Table } from '../assertions/tables.ts';
import type { Declaration } from '../assertions/tests.ts';
import { literalText } from '../assertions/values.ts';
import { whereTables } from '../assertions/where-tables.ts';
import type { Framework } from '../model/framework.ts';
import type { SourceTree, SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';

const SHARED = /^(?:shared_examples(?:_for)?|shared_context)$/;
const USES = /^(?:it_behaves_like|it_should_behave_like|include_examples|include_context)$/;

const used = new WeakMap<SourceTree, ReadonlyMap<string, readonly SyntaxNode[]>>();

/** Shared examples are run for what every `it_behaves_like` of the file gives them, any suite for its `where`. */
function declare(node: SyntaxNode, tree: SourceTree): Declaration | null {
  if (node.kind !== 'call') return null;
  const block = node.arguments.findLast((argument) => argument.kind === 'function');
  if (block?.kind !== 'function') return null;
  const given = whereTables(block);
  const isShared = SHARED.test(calleeName(node));
  if (given.length === 0 && !isShared) return null;
  const declaration = callDeclaration(node);
  const rows = declaration && isShared ? (usesIn(tree).get(declaration.name) ?? []) : [];
  const [first] = rows;
  if (!declaration) return null;
  const columns = block.parameters.map(({ name }) => name);
  const uses: readonly Table[] = first ? [{ rows: { kind: 'list', range: first.range, elements: rows }, columns }] : [];
  return { ...declaration, tables: [...given, ...uses] };
}

/** The one-liner `it { should eq 3 }` asks about the subject. */
function claims(node: SyntaxNode): readonly Claim[] | null {
  if (node.kind !== 'call' || node.callee.kind !== 'name' || !/^should(?:_not)?$/.test(node.callee.text)) return null;
  const [matcher] = node.arguments;
  if (!matcher || !/^(?:call|name)$/.test(matcher.kind) || node.arguments.length > 1) return null;
  const actual: SyntaxNode = { kind: 'name', range: node.callee.range, text: 'subject' };
  return [{ node, actual: [actual], expected: matcherArguments(matcher) }];
}

/** Arguments of every use, by the name of the examples. */
function usesIn(tree: SourceTree): ReadonlyMap<string, readonly SyntaxNode[]> {
  let uses = used.get(tree);
  if (!uses) {
    uses = readUses(tree);
    used.set(tree, uses);
  }
  return uses;
}

function readUses(tree: SourceTree): ReadonlyMap<string, readonly SyntaxNode[]> {
  const uses = new Map<string, SyntaxNode[]>();
  walk(tree.root, (node) => {
    if (node.kind !== 'call' || !USES.test(calleeName(node))) return;
    const [named, ...elements] = node.arguments;
    const name = named ? literalText(named) : null;
    if (name === null || elements.length === 0) return;
    const rows = uses.get(name) ?? [];
    rows.push({ kind: 'list', range: node.range, elements: elements.flatMap(cellsOf) });
    uses.set(name, rows);
  });
  return uses;
}

/** A block gives the examples what its `let`s name. */
function cellsOf(argument: SyntaxNode): readonly SyntaxNode[] {
  if (argument.kind !== 'function') return [argument];
  const { body } = argument;
  const statements = body.kind === 'block' ? body.children : [body];
  return statements.flatMap((statement) => {
    const call = statement.kind === 'return' ? statement.value : statement;
    if (call?.kind !== 'call' || !/^let!?$/.test(calleeName(call))) return [];
    const [named, block] = call.arguments;
    const name = named ? literalText(named) : null;
    const [value] = block?.kind === 'function' ? returnsOf(block) : [];
    if (name === null || !value) return [];
    const key: SyntaxNode = { kind: 'name', range: statement.range, text: name };
    return [{ kind: 'pair', range: statement.range, key, value } satisfies SyntaxNode];
  });
}

export const framework: Framework = callFramework('rspec', 'RSpec', ['ruby'], { declare, claims });
