import type { LineRange } from '../model/change.ts';
import type { Range } from '../model/range.ts';
import type { FunctionNode, SourceTree, SyntaxNode } from '../model/source.ts';
import { dottedName, switchesOn, walk } from '../model/traversal.ts';
import { touches } from '../sources/touch.ts';
import { signatureOf } from './signature.ts';

/** A mark that decides whether a test runs, or how often it may fail. */
export interface Mark {
  readonly kind: 'skip' | 'focus' | 'retry';
  /** As written, e.g. `it.skip`, `pytest.mark.xfail`. */
  readonly name: string;
  /** What it stands on, or the call that it is. */
  readonly range: Range;
  /** What it applies to: a call with its tests, a decorated class or function. */
  readonly scope: Range;
  /** Equal for marks under the same condition, whatever reason they give. */
  readonly condition: string;
  /** The names that its condition speaks of. */
  readonly names: ReadonlySet<string>;
}

/** Calls and members that skip a test, by their whole dotted name without parentheses. */
const SKIPPING_CALL =
  /^(?:(?:it|test|describe|context|suite|specify|bench)(?:\.\w{1,20})?\.(?:skip|todo|fails|failing|skipIf|runIf|fixme)|x(?:it|test|describe|context|specify|scenario|feature)|(?:this|t|ctx|task)\.skip|(?:pytest\.)?mark\.(?:skip|skipif|xfail)|pytest\.(?:skip|xfail|importorskip)|unittest\.(?:skip|skipIf|skipUnless|expectedFailure)|(?:self\.)?skipTest|(?:unittest\.)?SkipTest|\w{1,20}\.(?:Skip|Skipf|SkipNow)|(?:\w{1,20}\.)?assume(?:True|False|That|_true|_that)|(?:this|self)\.markTest(?:Skipped|Incomplete)|XCTSkip(?:If|Unless)?|Assert\.(?:Inconclusive|Ignore)|GTEST_SKIP)$/;
/** Decorators, annotations and attributes that do. */
const SKIPPING_DECORATOR =
  /^(?:skip|skipIf|skipUnless|expectedFailure|ignore|Explicit|(?:\w{1,20}\.){0,6}(?:Disabled|Ignore|DisabledOn\w{1,20}|DisabledIf\w{0,30}|EnabledIf\w{0,30}|EnabledOn\w{1,20}))$/;
/** Statements of their own in RSpec and Minitest. */
const SKIPPING_STATEMENT = /^(?:skip|pending|xit|xdescribe|xcontext)$/;
const FOCUS =
  /^(?:(?:it|test|describe|context|suite|specify)(?:\.\w{1,20})?\.only|f(?:it|describe|context|specify|test)|iit|ddescribe)$/;
/** Calls and decorators that run a failed test again. */
const RETRYING = /^(?:(?:jest|vi)\.retryTimes|this\.retries|(?:pytest\.)?mark\.flaky)$/;
const RETRYING_DECORATOR = /^(?:flaky|retry|Retry|RetryingTest|RepeatedIfExceptionsTest|(?:pytest\.)?mark\.flaky)$/;
const TEST_CALL = /^(?:it|test|describe|context|suite|specify)(?:\.\w{1,20})?$/;
/** Named arguments that skip: `skip: true`, `Skip = "…"`, `enabled = false`, `{ todo: true }`. */
const SKIPPING_KEY = /^(?:skip|Skip|todo|Ignore|ignore|IgnoreReason)$/;

/** The marks of a file, with what they apply to. */
export function marksIn(tree: SourceTree): readonly Mark[] {
  const marks: Mark[] = [];
  const aliases = skippingNames(tree);
  walk(tree.root, (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (isPartOfLongerName(node, parent) || parent?.kind === 'import') return true;
    const kind = keyKind(node) ?? retryKind(node, ancestors) ?? nameKind(node, parent, aliases, tree.language);
    if (!kind) return true;
    const { text, names } = signatureOf(node, (part) => isReason(part) && !nameOf(node).includes('importorskip'));
    marks.push({
      kind,
      name: nameOf(node),
      range: node.range,
      scope: scopeOf(node, ancestors),
      condition: text,
      names,
    });
    return true;
  });
  return marks;
}

/** `skip: true`, `Skip = "…"`, `enabled = false`, `__test__ = False`. */
function keyKind(node: SyntaxNode): Mark['kind'] | null {
  if (node.kind !== 'pair' && node.kind !== 'assign') return null;
  const key = node.kind === 'pair' ? node.key : node.target;
  const name = key.kind === 'name' ? key.text : key.kind === 'string' ? key.value : '';
  const isOff = node.value.kind === 'constant' && node.value.value !== 'true';
  if (name === '__test__' || (node.kind === 'pair' && name === 'enabled')) return isOff ? 'skip' : null;
  const isSkipping = node.kind === 'pair' ? SKIPPING_KEY.test(name) : name === 'Skip';
  return isSkipping && !isOff && /^(?:string|constant|template)$/.test(node.value.kind) ? 'skip' : null;
}

/** `{ retry: 3 }` among the arguments of a test, `jest.retryTimes(3)`, `@flaky`. */
function retryKind(node: SyntaxNode, ancestors: readonly SyntaxNode[]): Mark['kind'] | null {
  const parent = ancestors.at(-1);
  if (node.kind === 'pair') {
    const call = ancestors.at(-2);
    const isOfTest = call?.kind === 'call' && TEST_CALL.test(nameOf(call));
    const isRetry = node.key.kind === 'name' && /^(?:retry|retries)$/.test(node.key.text);
    return isOfTest && isRetry && node.value.kind === 'number' && node.value.value !== '0' ? 'retry' : null;
  }
  if (node.kind !== 'call' && node.kind !== 'member' && node.kind !== 'name') return null;
  const isDecorator = (parent?.kind === 'function' || parent?.kind === 'class') && parent.decorators.includes(node);
  if (isDecorator) return RETRYING_DECORATOR.test(nameOf(node)) ? 'retry' : null;
  return node.kind === 'call' && RETRYING.test(nameOf(node)) ? 'retry' : null;
}

/** What a mark says to people, and the test that it holds. */
function isReason(node: SyntaxNode): boolean {
  if (node.kind === 'function' || node.kind === 'string' || node.kind === 'template') return true;
  return node.kind === 'pair' && node.key.kind === 'name' && /^(?:reason|because|msg)$/.test(node.key.text);
}

function nameKind(
  node: SyntaxNode,
  parent: SyntaxNode | undefined,
  aliases: ReadonlySet<string>,
  language: string,
): Mark['kind'] | null {
  if (node.kind !== 'call' && node.kind !== 'member' && node.kind !== 'name') return null;
  const name = nameOf(node);
  const isDecorator = (parent?.kind === 'function' || parent?.kind === 'class') && parent.decorators.includes(node);
  if (isDecorator && SKIPPING_DECORATOR.test(name)) return 'skip';
  if (node.kind === 'name') {
    const isTarget = parent?.kind === 'assign' && parent.target === node;
    if (aliases.has(name)) return isTarget ? null : 'skip';
    return language === 'ruby' && parent?.kind === 'block' && SKIPPING_STATEMENT.test(name) ? 'skip' : null;
  }
  if (FOCUS.test(name)) return 'focus';
  if (language === 'ruby' && SKIPPING_STATEMENT.test(name)) return 'skip';
  return SKIPPING_CALL.test(name) ? 'skip' : null;
}

function nameOf(node: SyntaxNode): string {
  if (node.kind === 'pair') return nameOf(node.key);
  if (node.kind === 'assign') return nameOf(node.target);
  if (node.kind === 'string') return node.value.slice(0, 40);
  const name = dottedName(node.kind === 'call' ? node.callee : node);
  return name.replaceAll('()', '').replaceAll('!', '').replaceAll('::', '.');
}

/** `it` of `it.skip`, the callee of a call that was counted. */
function isPartOfLongerName(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (parent?.kind === 'member') return true;
  return parent?.kind === 'call' && parent.callee === node;
}

/** Names that a file gives to a mark: `needs_db = pytest.mark.skipif(…)`, `const maybe = ok ? it : it.skip`. */
function skippingNames(tree: SourceTree): ReadonlySet<string> {
  const names = new Set<string>();
  walk(tree.root, (node) => {
    if (node.kind !== 'assign' || node.target.kind !== 'name' || node.value.kind === 'function') return;
    if (skips(node.value)) names.add(node.target.text);
  });
  return names;
}

function skips(value: SyntaxNode): boolean {
  const names: string[] = [];
  walk(value, (part) => {
    if (part.kind === 'call' || part.kind === 'member') names.push(nameOf(part));
    return part.kind !== 'function';
  });
  return names.some((name) => SKIPPING_CALL.test(name));
}

/** The decorated definition, the call with its tests, or the node that holds the mark. */
function scopeOf(node: SyntaxNode, ancestors: readonly SyntaxNode[]): Range {
  if (node.kind === 'call' && node.arguments.some((argument) => argument.kind === 'function')) return node.range;
  for (let i = ancestors.length - 1; i >= 0; i--) {
    const ancestor = ancestors[i];
    const child = ancestors[i + 1] ?? node;
    if (!ancestor) break;
    if ((ancestor.kind === 'function' || ancestor.kind === 'class') && ancestor.decorators.includes(child))
      return ancestor.range;
    if (ancestor.kind === 'call' && ancestor.callee === child) return ancestor.range;
    if (ancestor.kind === 'call' && (node.kind === 'pair' || node.kind === 'map')) return ancestor.range;
    // `pytestmark = …` speaks for the whole file.
    if (ancestor.kind === 'assign' && ancestor.target.kind === 'name')
      return ancestor.target.text === 'pytestmark' ? (ancestors[0]?.range ?? node.range) : node.range;
    if (ancestor.kind !== 'function') continue;
    return isSetUp(ancestor, ancestors[i - 1]) ? suiteAround(ancestors.slice(0, i)) : ancestor.range;
  }
  return node.range;
}

/** `setUp`, `beforeEach(() => …)`, a fixture that every test gets: what it skips is every test beside it. */
function isSetUp(node: FunctionNode, parent: SyntaxNode | undefined): boolean {
  if (/^(?:set_?up\w{0,20}|before\w{0,20})$/i.test(node.name)) return true;
  if (parent?.kind === 'call' && /^(?:before(?:Each|All)?|setup|suiteSetup)$/.test(nameOf(parent))) return true;
  return node.decorators.some((decorator) => switchesOn(decorator, 'autouse'));
}

/** The class or the call with its callback around a place; the file where there is none. */
function suiteAround(ancestors: readonly SyntaxNode[]): Range {
  const [root] = ancestors;
  const suite = ancestors.findLast(
    (ancestor, i) => ancestor.kind === 'class' || (ancestor.kind === 'call' && ancestors[i + 1]?.kind === 'function'),
  );
  // The call of the hook itself is the last of them.
  const isHook = suite !== undefined && suite === ancestors.at(-1) && suite.kind === 'call';
  const around = isHook ? suiteAround(ancestors.slice(0, -1)) : suite?.range;
  return around ?? root?.range ?? { startLine: 1, startColumn: 1, endLine: Number.MAX_SAFE_INTEGER, endColumn: 1 };
}

/** Whether the line that it begins on was added: what stands further down may have changed for itself. */
export function isAdded({ startLine }: Pick<Range, 'startLine'>, added: readonly LineRange[]): boolean {
  return touches({ startLine, endLine: startLine }, added);
}
