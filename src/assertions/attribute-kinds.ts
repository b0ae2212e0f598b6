import type { FunctionNode, SyntaxNode } from '../model/source.ts';
import { dottedName } from '../model/traversal.ts';
import { calleeName, lastPart } from './calls.ts';
import { wordsOf } from './words.ts';

/** Attributes that make a function a test, by the last part of their name, without case. */
const TEST_ATTRIBUTES: ReadonlySet<string> = new Set([
  'test', 'fact', 'theory', 'testcase', 'testmethod', 'datatestmethod', 'parameterizedtest', 'repeatedtest', 'rstest',
  'test_case', 'wasm_bindgen_test', 'property', 'testfactory', 'testtemplate', 'quickcheck', 'proptest', 'bench',
  'benchmark', 'skippablefact', 'skippabletheory', 'testcasesource', 'case', 'unittest', 'bean_test', 'test_log',
]); // prettier-ignore

/** Words in the names of test attributes that projects and libraries make for themselves: `StaFact`, `TestWithJson`. */
const TEST_WORDS: ReadonlySet<string> = new Set(['test', 'fact', 'theory', 'parameterized']);

/** Words that say something else about tests: set-up, what a class holds, what product code is there for. */
const OTHER_WORDS: ReadonlySet<string> = new Set([
  'set', 'setup', 'tear', 'teardown', 'initialize', 'init', 'cleanup', 'fixture', 'before', 'after', 'visible', 'for', 'only',
  'in', 'by', 'not', 'no', 'category', 'property', 'context', 'container', 'instance', 'tag', 'priority', 'dox', 'of',
  'class', 'suite', 'ignore', 'config', 'configuration', 'module', 'execution', 'order', 'owner', 'id', 'name', 'description',
  'trait', 'timeout', 'data', 'source', 'parameter', 'parameters', 'resource', 'resources', 'component', 'bean', 'collection',
]); // prettier-ignore

/** Each of them is one row: `[InlineData(1, "a")]`, `#[case("x", 3)]`, of a class `[TestFixture("north", 3)]`. */
const ROW_ATTRIBUTE =
  /^(?:InlineData|InlineAutoData|TestCase|DataRow|case|test_case|TestWith|Arguments|Row|TestFixture)$/;

/** They name the function, field or class that holds the rows. */
const PROVIDER_ATTRIBUTE =
  /^(?:MethodSource|MemberData|DataProvider|TestCaseSource|DynamicData|FieldSource|DataProviderExternal|UseDataProvider|ClassData|ArgumentsSource|TestFixtureSource)$/;

/** The first word of attributes that say how, when, where or by whom a test is run, or what it is about. */
const TELLING_WORDS: ReadonlySet<string> = new Set([
  'tag', 'tags', 'category', 'categories', 'trait', 'traits', 'group', 'groups', 'ticket', 'author', 'owner', 'priority',
  'order', 'property', 'properties', 'timeout', 'max', 'retry', 'repeat', 'repeated', 'flaky', 'collection', 'explicit', 'platform',
  'culture', 'apartment', 'work', 'workitem', 'deployment', 'suppress', 'obsolete', 'deprecated', 'conditional', 'exclude', 'include',
  'parallel', 'parallelizable', 'description', 'display', 'enabled', 'disabled', 'ignore', 'skip', 'skipif', 'requires', 'required', 'depends',
  'covers', 'uses', 'supported', 'unsupported', 'run', 'before', 'after', 'backup', 'issue', 'issues', 'feature', 'features',
  'story', 'epic', 'severity', 'link', 'links', 'tms', 'allure', 'resource', 'execution', 'extend', 'sql', 'cfg', 'should',
  'allow', 'expect', 'deny', 'warn', 'doc', 'trace', 'traced', 'serial', 'instrument', 'inline', 'values', 'files',
  'available', 'unless', 'only', 'needs', 'since', 'version', 'throws', 'mock', 'spring', 'debugger', 'method', 'range', 'random', 'enum',
]); // prettier-ignore

const TELLING_ATTRIBUTE = /^Test(?:Dox|Of|Category|Property|Config|Instance|ClassOrder|PropertySource)\w{0,20}$/;

/** What an attribute of a function says about it as a test. */
export type AttributeKind = 'row' | 'provider' | 'telling' | 'own';

/**
 * What the attribute of that name gives a test. What is known by no name is a project's own, and hands out rows as long
 * as it has arguments: nothing else is worth writing an attribute for.
 */
export function attributeKind(attribute: SyntaxNode): AttributeKind {
  const name = attributeName(attribute);
  // `#[case::windy("oats", 275)]` names its row by a path.
  const { callee } = attribute.kind === 'call' ? attribute : { callee: attribute };
  if (ROW_ATTRIBUTE.test(name) || (callee.kind === 'member' && dottedName(callee.object) === 'case')) return 'row';
  if (PROVIDER_ATTRIBUTE.test(name)) return 'provider';
  if (isTestName(name) || TELLING_ATTRIBUTE.test(name)) return 'telling';
  return TELLING_WORDS.has(wordsOf(name)[0] ?? '') ? 'telling' : 'own';
}

/** Name of an attribute: `@Test`, `#[tokio::test]` → `test`. */
export function attributeName(attribute: SyntaxNode): string {
  if (attribute.kind === 'call') return calleeName(attribute);
  if (attribute.kind === 'member') return lastPart(attribute.property);
  return attribute.kind === 'name' ? lastPart(attribute.text) : '';
}

/** Whether an attribute of the function makes it a test. */
export function isMarkedTest(node: FunctionNode): boolean {
  return node.decorators.some((decorator) => {
    const name = attributeName(decorator);
    return isTestName(name) || isOwnTestName(name);
  });
}

function isTestName(name: string): boolean {
  return TEST_ATTRIBUTES.has(name.toLowerCase().replace(/attribute$/, ''));
}

function isOwnTestName(name: string): boolean {
  const words = wordsOf(name);
  return words.some((word) => TEST_WORDS.has(word)) && !words.some((word) => OTHER_WORDS.has(word));
}
