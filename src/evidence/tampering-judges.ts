import { append } from '../model/lists.ts';
import type { ClassNode, FunctionNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { cited, type Fault } from '../runners/tampering.ts';
import { textOf, type Code } from './tampering-code.ts';
import { canFail, catchClauses, functionFor, functionsAround, gatesOf, nodesOf, takes } from './tampering-flow.ts';
import { isConstantAnswer, otherParameter } from './tampering-verdicts.ts';
import { isTestingToolPath } from './tooling.ts';

/**
 * Replacements of what judges a test: assertions, the runner's own functions, comparisons and clocks that everything
 * uses. A replacement that still fails, or that calls what it replaces, is honest.
 */

/** Functions of test tools, as code names them when it replaces them. */
const ASSERTIONS =
  /^(?:(?:unittest\.)?(?:case\.)?TestCase\.(?:assert\w*|fail\w*|run|_callTestMethod|subTest|__call__|debug)|pytest\.(?:fail|raises|approx|skip|xfail|exit)|(?:chai\.)?assert\.\w+|(?:chai\.)?expect\.\w+|(?:chai\.)?Assertion\.prototype\.\w+|assert\.(?:strict|AssertionError)\.\w+|AssertionError\.prototype\.\w+|sinon\.assert\.\w+|jasmine\.\w+|Minitest\.\w+|should\.\w+)$/;
const RUNNER_PARTS =
  /^(?:_pytest\.[\w.]+|(?:_pytest\.)?(?:reports\.)?(?:TestReport|CallInfo|CollectReport|Session|Function|Runner)\.\w+|(?:unittest\.)?(?:TestResult|TextTestResult|TextTestRunner|TestSuite|TestLoader|TestProgram)\.\w+|builtins\.AssertionError|Mocha\.(?:Runner|Test|Runnable|reporters)\.[\w.]+|(?:Runner|Runnable|Mocha)\.prototype\.\w+|node_test\.\w+)$/;
const GLOBAL_TEST_FUNCTION =
  /^(?:global|globalThis|window|self)\.(?:expect|assert|it|test|describe|beforeEach|afterEach|specify|should|xit|jest|vi|suite)$/;
const BARE_TEST_FUNCTION = /^(?:expect|assert|it|test|describe)$/;
const COMPARISONS =
  /^(?:Object\.(?:is|keys|entries)|JSON\.(?:stringify|parse)|Array\.(?:isArray|prototype\.\w+)|String\.prototype\.(?:includes|startsWith|endsWith|localeCompare|match|indexOf)|Map\.prototype\.\w+|Set\.prototype\.\w+|Object\.prototype\.\w+|Number\.(?:isNaN|isInteger|prototype\.\w+)|util\.isDeepStrictEqual|builtins\.(?:len|isinstance|sorted|all|any|abs|round|sum|min|max|open|print|repr|str|int|__import__)|operator\.\w+|math\.isclose|reflect\.DeepEqual)$/;
const CLOCKS =
  /^(?:(?:global|globalThis|window)\.)?(?:Math\.random|Date\.now|Date|performance\.now|crypto\.randomUUID|setTimeout|setInterval|time\.(?:time|sleep|monotonic|perf_counter)|random\.(?:random|randint|choice|shuffle)|datetime\.(?:datetime|date)|uuid\.uuid4|os\.urandom)$/;

export function judgeTricks(code: Code): readonly Fault[] {
  if (code.part === 'product' && isTestingToolPath(code.path)) return [];
  const faults: Fault[] = [];
  walk(code.tree.root, (node, ancestors) => {
    if (faults.length > 20 || !code.isTouched(node.range)) return;
    if (node.kind === 'class' && node.bases.length === 0) append(faults, ofReopenedClass(code, node));
    if (node.kind === 'call') append(faults, ofReopening(code, node));
    const replacement = replacementIn(code, node);
    const fault = replacement ? judge(code, node, replacement, ancestors) : null;
    if (fault) faults.push(fault);
  });
  return faults;
}

interface Replacement {
  readonly target: string;
  readonly value: SyntaxNode;
}

/** `X.y = value`, `setattr(X, "y", value)`, `Object.defineProperty(X, 'y', { value })`, `sys.modules["x"] = value`. */
function replacementIn(code: Code, node: SyntaxNode): Replacement | null {
  if (node.kind === 'assign') {
    const { target, value, operator } = node;
    if (operator !== '=') return null;
    if (target.kind === 'index' && target.index.kind === 'string') {
      const object = dottedName(target.object);
      return {
        target: /^(?:sys\.modules|require\.cache)$/.test(object)
          ? `${object}[${target.index.value}]`
          : `${object}.${target.index.value}`,
        value,
      };
    }
    if (target.kind === 'name' && /^(?:const|let|var)\b/.test((code.lines[node.range.startLine - 1] ?? '').trim()))
      return null;
    return { target: dottedName(target), value };
  }
  if (node.kind !== 'call') return null;
  const name = dottedName(node.callee);
  const [object, key, value] = node.arguments;
  if (
    object &&
    key?.kind === 'string' &&
    value &&
    /^(?:setattr|monkeypatch\.setattr|Object\.defineProperty|Reflect\.(?:set|defineProperty))$/.test(name)
  ) {
    const given =
      value.kind === 'map'
        ? value.entries.find(
            (one) => one.kind === 'pair' && one.key.kind === 'name' && /^(?:value|get)$/.test(one.key.text),
          )
        : value;
    return given
      ? { target: `${dottedName(object)}.${key.value}`, value: given.kind === 'pair' ? given.value : given }
      : null;
  }
  return null;
}

/** What a replacement does with a failure. */
type Deed = 'blind' | 'constant' | 'swallows' | 'own' | 'wraps' | 'alias';

function deedOf(code: Code, { value, target }: Replacement): Deed {
  const definition = functionFor(code, unwrapped(value));
  if (!definition) return value.kind === 'function' || value.kind === 'class' ? 'own' : 'alias';
  const nodes = nodesOf(definition.body);
  if (catchClauses(code, definition.body).some((clause) => takes(clause) !== 'other') && !canFail(definition.body))
    return 'swallows';
  if (/\bexcinfo\s*=\s*None\b|\boutcome\s*=\s*["']passed|["']passed["']/.test(textOf(code, definition.range)))
    return 'swallows';
  const last = target.split('.').at(-1) ?? target;
  const calls = nodes.flatMap((node) => (node.kind === 'call' ? [dottedName(node.callee)] : []));
  if (
    calls.some(
      (call) =>
        /super|orig|real|old|prev|_super|base|wrapped|\.apply$|\.call$|native/i.test(call) || call.endsWith(last),
    )
  )
    return 'wraps';
  if (canFail(definition.body)) return 'own';
  const returns = nodes.filter((node) => node.kind === 'return' && node.value !== null);
  if (calls.length === 0 && returns.every((node) => node.kind === 'return' && (!node.value || isPlain(node.value))))
    return returns.length === 0 ? 'blind' : 'constant';
  return 'own';
}

/** `classmethod(fake)`. */
function unwrapped(value: SyntaxNode): SyntaxNode {
  const [only] = value.kind === 'call' ? value.arguments : [];
  return value.kind === 'call' && only && /^(?:classmethod|staticmethod)$/.test(dottedName(value.callee))
    ? only
    : value;
}

function isPlain(value: SyntaxNode): boolean {
  return (
    /^(?:string|number|constant)$/.test(value.kind) ||
    (value.kind === 'name' && /^(?:self|this|undefined|None)$/.test(value.text))
  );
}

function judge(code: Code, node: SyntaxNode, replacement: Replacement, ancestors: readonly SyntaxNode[]): Fault | null {
  const { target, value } = replacement;
  const deed = deedOf(code, replacement);
  const around = functionsAround(ancestors);
  const isInTest = code.part === 'test' && (around.length > 0 || !code.path.includes('conftest'));
  const fault = (level: Fault['level'], what: string): Fault => ({
    range: node.range,
    level,
    message: `${cited(target)} is replaced by ${what}, so what the tests compare with it passes whatever the code does.`,
    matched: textOf(code, node.range),
  });
  const says: Record<Deed, string> = {
    blind: 'something that does nothing',
    constant: 'something that always answers the same',
    swallows: 'something that drops the errors of what it runs',
    own: 'something of its own',
    wraps: 'a wrapper',
    alias: 'something else',
  };
  const modules =
    /^sys\.modules\[(?:pytest|unittest|_pytest[\w.]*|nose|hypothesis|doctest|unittest\.case|assertpy|numpy\.testing)\]$/.test(
      target,
    );
  if (modules) return fault(isInTest ? 'probation' : 'violation', 'a module of its own');
  if (ASSERTIONS.test(target) || RUNNER_PARTS.test(target)) {
    if (deed === 'wraps' || (deed === 'alias' && !target.includes('AssertionError'))) return null;
    if (isInTest && around.length > 0) return null;
    // A library's own namespace of assertions grows the same way: only what takes failures away is beyond doubt.
    return fault(deed === 'own' || deed === 'alias' ? 'probation' : 'violation', says[deed]);
  }
  if (GLOBAL_TEST_FUNCTION.test(target) || (BARE_TEST_FUNCTION.test(target) && code.part === 'hooks')) {
    if (deed === 'alias' || deed === 'wraps' || isInTest) return null;
    if (deed === 'own')
      return code.part === 'hooks' && /(?:expect|assert)$/.test(target) ? fault('probation', says.own) : null;
    return fault(
      deed === 'swallows' || /(?:expect|assert|it|test)$/.test(target) ? 'violation' : 'probation',
      says[deed],
    );
  }
  if (value.kind === 'class' || deed === 'wraps' || deed === 'alias' || isInTest) return null;
  const isPolyfill = gatesOf(code, node, ancestors).length > 0 || ancestors.some(({ kind }) => kind === 'if');
  if (COMPARISONS.test(target)) {
    if (isPolyfill || code.compared.change.isGenerated || deed === 'own') return null;
    return fault(deed === 'constant' ? 'violation' : 'probation', says[deed]);
  }
  if (CLOCKS.test(target) && (deed === 'constant' || deed === 'blind') && !isPolyfill) {
    if (code.part === 'product')
      return around.length > 1 ? null : fault(deed === 'constant' ? 'violation' : 'probation', says[deed]);
    return null;
  }
  return null;
}

const REOPENED = /^(?:Minitest|MiniTest|RSpec|Test::Unit|ActiveSupport::TestCase|TestCase|XCTestCase)\b/;
const JUDGING =
  /^(?:assert\w*|refute\w*|flunk|fail|passed\?|failures?|error\?|record|report|run|to|not_to|matches\?|expect|handle_failure|fail_with)$/;

/** Ruby classes and modules of a framework that the change opens again to replace their methods. */
function ofReopenedClass(code: Code, node: ClassNode): readonly Fault[] {
  return code.tree.language === 'ruby' && REOPENED.test(node.name) ? ofMethods(code, node.body, node.name) : [];
}

/** `Minitest::Assertions.class_eval do … end`, matchers and testers that are handed to a framework. */
function ofReopening(code: Code, call: SyntaxNode & { readonly kind: 'call' }): readonly Fault[] {
  const name = dottedName(call.callee);
  if (
    /\.(?:class_eval|module_eval|class_exec|instance_eval)$/.test(name) &&
    /^(?:Minitest|RSpec|Test|ActiveSupport)\b/.test(name)
  )
    return call.arguments.flatMap((one) =>
      one.kind === 'function' ? ofMethods(code, one.body, name.replace(/\.\w+$/, '')) : [],
    );
  if (/(?:^|\.)expect\.extend$/.test(name)) return call.arguments.flatMap((one) => ofMatchers(code, one));
  if (/(?:^|\.)(?:addEqualityTesters|addCustomEqualityTester)$/.test(name)) return ofTesters(code, call);
  if (/(?:^|\.)overwrite(?:Method|Property|ChainableMethod)$/.test(name)) return ofOverwriting(code, call);
  return [];
}

function ofMethods(code: Code, body: SyntaxNode, owner: string): readonly Fault[] {
  return nodesOf(body).flatMap((node) => {
    if (node.kind !== 'function' || !JUDGING.test(node.name) || !code.isTouched(node.range) || canFail(node.body))
      return [];
    const nodes = nodesOf(node.body);
    if (
      nodes.some(
        (one) =>
          (one.kind === 'name' && one.text === 'super') ||
          (one.kind === 'call' && !/^(?:puts|p|print|warn|yield)$/.test(dottedName(one.callee))),
      )
    )
      return [];
    return [
      {
        range: node.range,
        level: 'violation' as const,
        message: `${cited(node.name)} of ${cited(owner)} is defined anew and can no longer fail, so every test that uses it passes.`,
        matched: `${owner}\n${textOf(code, node.range)}`,
      },
    ];
  });
}

const BUILT_IN_MATCHERS =
  /^(?:toBe|toEqual|toStrictEqual|toMatch|toMatchObject|toContain|toContainEqual|toThrow|toThrowError|toHaveLength|toHaveProperty|toBeCloseTo|toBeDefined|toBeTruthy|toBeFalsy|toBeNull|toBeUndefined|toBeNaN|toBeInstanceOf|toBe(?:Greater|Less)Than(?:OrEqual)?|toHaveBeenCalled\w*|toHaveReturned\w*|toMatch(?:Inline|File)?Snapshot|toThrowErrorMatching\w*)$/;

function ofMatchers(code: Code, given: SyntaxNode): readonly Fault[] {
  if (given.kind !== 'map') return [];
  return given.entries.flatMap((entry) => {
    const name = entry.kind === 'function' ? entry.name : entry.kind === 'pair' ? dottedName(entry.key) : '';
    const definition =
      entry.kind === 'function' ? entry : entry.kind === 'pair' ? functionFor(code, entry.value) : null;
    if (!definition || !BUILT_IN_MATCHERS.test(name) || !code.isTouched(entry.range) || !alwaysPasses(definition))
      return [];
    return [
      {
        range: entry.range,
        level: 'violation' as const,
        message: `The built-in matcher ${cited(name)} is replaced by one that always passes, so every assertion with it holds.`,
        matched: textOf(code, entry.range),
      },
    ];
  });
}

/** Whether each result that a matcher hands back says that it passed. */
function alwaysPasses({ body }: FunctionNode): boolean {
  const verdicts = nodesOf(body).flatMap((node) =>
    node.kind === 'pair' && node.key.kind === 'name' && node.key.text === 'pass' ? [node.value] : [],
  );
  return verdicts.length > 0 && verdicts.every((value) => value.kind === 'constant' && value.value === 'true');
}

function ofTesters(code: Code, call: SyntaxNode & { readonly kind: 'call' }): readonly Fault[] {
  const testers = call.arguments.flatMap((one) => (one.kind === 'list' ? one.elements : [one]));
  return testers.flatMap((one) => {
    const definition = functionFor(code, one);
    if (!definition || !isConstantAnswer(definition.body, code, otherParameter(definition), 'true')) return [];
    return [
      {
        range: call.range,
        level: 'violation' as const,
        message: `The equality that ${cited(dottedName(call.callee))} gives to all assertions answers yes to every pair of values, so they hold whatever the code computed.`,
        matched: textOf(code, call.range),
      },
    ];
  });
}

function ofOverwriting(code: Code, call: SyntaxNode & { readonly kind: 'call' }): readonly Fault[] {
  const [, given] = [call.arguments[0], call.arguments.at(-1)];
  const definition = given ? functionFor(code, given) : null;
  if (!definition || !code.isAdded(call.range)) return [];
  const [original = ''] = definition.parameters.map(({ name }) => name);
  const nodes = nodesOf(definition.body);
  const uses = original !== '' && nodes.some((node) => node.kind === 'name' && node.text === original);
  if (
    uses ||
    canFail(definition.body) ||
    nodes.some((node) => node.kind === 'call' && dottedName(node.callee).includes('assert'))
  )
    return [];
  return [
    {
      range: call.range,
      level: 'violation',
      message: `${cited(textOf(code, call.callee.range, 1))} replaces an assertion by one that never fails, so every test that uses it passes.`,
      matched: textOf(code, call.range),
    },
  ];
}
