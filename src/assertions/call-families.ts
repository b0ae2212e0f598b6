import { append } from '../model/lists.ts';
import type { SourceTree } from '../model/source.ts';
import { walk } from '../model/traversal.ts';
import { attributeName } from './attribute-kinds.ts';
import { calleeName } from './calls.ts';
import { importedModules } from './imports.ts';

/** The test framework that a file speaks, by its imports, attributes, base classes and calls. */
export type CallFamily =
  | 'assertj' | 'bats' | 'call-assertions' | 'catch2' | 'exunit' | 'fluent-assertions' | 'googletest' | 'hamcrest' | 'junit'
  | 'kotest' | 'kotlin-test' | 'minitest' | 'mstest' | 'munit' | 'nunit' | 'pest' | 'phpunit' | 'rspec' | 'rstest' | 'rust-test'
  | 'scalatest' | 'shunit2' | 'swift-testing' | 'unity' | 'xctest' | 'xunit'; // prettier-ignore

/** What tells frameworks of one language apart. */
interface Facts {
  readonly imports: readonly string[];
  readonly attributes: ReadonlySet<string>;
  readonly bases: ReadonlySet<string>;
  readonly calls: ReadonlySet<string>;
}

type Sign = (facts: Facts) => boolean;

const imports =
  (pattern: RegExp): Sign =>
  (facts) =>
    facts.imports.some((module) => pattern.test(module));
const has =
  (kind: 'attributes' | 'bases' | 'calls', ...names: readonly string[]): Sign =>
  (facts) =>
    names.some((name) => facts[kind].has(name));
const either =
  (...signs: readonly Sign[]): Sign =>
  (facts) =>
    signs.some((sign) => sign(facts));
const otherwise: Sign = () => true;

const JVM: readonly (readonly [CallFamily, Sign])[] = [
  ['kotest', imports(/^io\.kotest\./)],
  ['munit', either(imports(/^munit\b/), has('bases', 'munit'))],
  ['scalatest', either(imports(/^org\.scalatest\b/), has('bases', 'scalatest'))],
  ['assertj', imports(/^(?:static )?org\.assertj\./)],
  ['hamcrest', imports(/^(?:static )?org\.hamcrest\./)],
  ['kotlin-test', imports(/^kotlin\.test\b/)],
];

/** The signs are asked in this order; the last family takes what has none. */
const FAMILIES: Readonly<Record<string, readonly (readonly [CallFamily, Sign])[]>> = {
  java: [...JVM, ['junit', otherwise]],
  kotlin: [...JVM, ['junit', otherwise]],
  scala: [...JVM, ['scalatest', otherwise]],
  csharp: [
    [
      'fluent-assertions',
      either(imports(/^(?:FluentAssertions|AwesomeAssertions|Shouldly)\b/), has('calls', 'Should', 'ShouldBe')),
    ],
    ['mstest', either(imports(/VisualStudio\.TestTools/), has('attributes', 'TestMethod', 'DataTestMethod'))],
    ['xunit', either(imports(/^Xunit\b/), has('attributes', 'Fact', 'Theory'))],
    ['nunit', either(imports(/^NUnit\b/), has('attributes', 'Test', 'TestCase', 'TestCaseSource'))],
    ['xunit', otherwise],
  ],
  rust: [
    [
      'rstest',
      either(
        imports(/^(?:rstest|test_case|proptest|quickcheck)\b/),
        has('attributes', 'rstest', 'test_case', 'quickcheck'),
        has('calls', 'proptest', 'quickcheck'),
      ),
    ],
    ['rust-test', otherwise],
  ],
  ruby: [
    ['minitest', either(imports(/^(?:minitest|test\/unit|test-unit)\b/), has('bases', 'Minitest', 'TestCase', 'Test'))],
    ['rspec', has('calls', 'describe', 'context', 'feature', 'shared_examples')],
    ['minitest', otherwise],
  ],
  php: [
    ['phpunit', has('bases', 'TestCase')],
    ['pest', has('calls', 'it', 'test', 'describe', 'uses')],
    ['phpunit', otherwise],
  ],
  c: [['unity', otherwise]],
  cpp: [
    ['catch2', either(imports(/catch|doctest/i), has('calls', 'TEST_CASE', 'SCENARIO'))],
    ['googletest', otherwise],
  ],
  swift: [
    ['swift-testing', either(imports(/^Testing$/), has('attributes', 'Test', 'Suite'))],
    ['xctest', otherwise],
  ],
  shell: [
    ['bats', has('calls', '@test')],
    ['shunit2', otherwise],
  ],
  elixir: [['exunit', otherwise]],
};

const known = new WeakMap<SourceTree, CallFamily>();

/** The family of a file; one in which no test is found has a family all the same. */
export function callFamilyOf(tree: SourceTree): CallFamily {
  let family = known.get(tree);
  if (!family) {
    const facts = factsOf(tree);
    family = FAMILIES[tree.language]?.find(([, sign]) => sign(facts))?.[0] ?? 'call-assertions';
    known.set(tree, family);
  }
  return family;
}

function factsOf(tree: SourceTree): Facts {
  const attributes = new Set<string>();
  const bases = new Set<string>();
  const calls = new Set<string>();
  walk(tree.root, (node) => {
    if (node.kind === 'call') calls.add(calleeName(node));
    else if (node.kind === 'function' || node.kind === 'class') {
      for (const decorator of node.decorators) attributes.add(attributeName(decorator));
      if (node.kind === 'class') for (const base of node.bases) for (const name of namesIn(base)) bases.add(name);
    }
    return node.kind !== 'string';
  });
  return { imports: [...importedModules(tree)], attributes, bases, calls };
}

/** `Minitest` and `Test` of `Minitest::Test`. */
function namesIn(base: SourceTree['root']): readonly string[] {
  const names: string[] = [];
  walk(base, (node) => {
    if (node.kind === 'name') append(names, node.text.split(/[.\\:]+/));
    else if (node.kind === 'member') names.push(node.property);
    return node.kind === 'name' || node.kind === 'member';
  });
  return names;
}
