import type { LineRange } from '../model/change.ts';
import type { Range } from '../model/range.ts';
import type { SourceTree, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { touches } from '../sources/touch.ts';

/** A mark that decides whether a test runs. */
export interface Mark {
  readonly kind: 'skip' | 'focus';
  /** As written, e.g. `it.skip`, `pytest.mark.xfail`. */
  readonly name: string;
  /** What it stands on, or the call that it is. */
  readonly range: Range;
  /** What it applies to: a call with its tests, a decorated class or function. */
  readonly scope: Range;
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
/** Named arguments that skip: `skip: true`, `Skip = "…"`, `enabled = false`, `{ todo: true }`. */
const SKIPPING_KEY = /^(?:skip|Skip|todo|Ignore|ignore|IgnoreReason)$/;

/** The marks of a file, with what they apply to. */
export function marksIn(tree: SourceTree): readonly Mark[] {
  const marks: Mark[] = [];
  const aliases = skippingNames(tree);
  walk(tree.root, (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (isPartOfLongerName(node, parent) || parent?.kind === 'import') return true;
    const kind = keyKind(node) ?? nameKind(node, parent, aliases, tree.language);
    if (kind) marks.push({ kind, name: nameOf(node), range: node.range, scope: scopeOf(node, ancestors) });
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
    if (ancestor.kind === 'function') return ancestor.range;
  }
  return node.range;
}

/** Whether the line that it begins on was added: what stands further down may have changed for itself. */
export function isAdded({ startLine }: Pick<Range, 'startLine'>, added: readonly LineRange[]): boolean {
  return touches({ startLine, endLine: startLine }, added);
}
