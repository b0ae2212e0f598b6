import type { CallNode, FunctionNode, IfNode, SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';
import { calleeName, lastPart } from './calls.ts';
import { argumentClaim, callName, conditionClaims } from './claim.ts';
import type { Claim, Order } from './claim.ts';
import type { TestReading } from './reading.ts';
import { usedName } from './scope.ts';
import { testDeclaration } from './tests.ts';
import type { Declaration, Dialect } from './tests.ts';
import { literalText } from './values.ts';

/** Testify, Gomega's `Ω` aside, `is`, `qt`: order of the sides, the leading `t` taken off. */
const ASSERTIONS: Readonly<Record<string, Order | 'truth' | 'raises'>> = {
  Equal: 'expected-first', EqualValues: 'expected-first', Exactly: 'expected-first', NotEqual: 'expected-first',
  NotEqualValues: 'expected-first', Same: 'expected-first', NotSame: 'expected-first', JSONEq: 'expected-first',
  YAMLEq: 'expected-first', InDelta: 'expected-first', InEpsilon: 'expected-first', Regexp: 'expected-first',
  NotRegexp: 'expected-first', IsType: 'expected-first', WithinDuration: 'expected-first', ElementsMatch: 'either',
  Len: 'actual-first', Contains: 'actual-first', NotContains: 'actual-first', Subset: 'actual-first',
  NotSubset: 'actual-first', Greater: 'actual-first', GreaterOrEqual: 'actual-first', Less: 'actual-first',
  LessOrEqual: 'actual-first', DeepEqual: 'either', Equals: 'either', HTTPBodyContains: 'either', Eq: 'either',
  True: 'truth', False: 'truth', Nil: 'truth', NotNil: 'truth', Empty: 'truth', NotEmpty: 'truth', NoError: 'truth',
  Error: 'truth', Zero: 'truth', NotZero: 'truth', Positive: 'truth', Negative: 'truth', Panics: 'raises',
  NotPanics: 'raises', PanicsWithValue: 'raises', PanicsWithError: 'raises', EqualError: 'raises',
  ErrorContains: 'raises', ErrorIs: 'raises', ErrorAs: 'raises', EqualErrorf: 'raises', IsTrue: 'truth', NilError: 'truth',
}; // prettier-ignore

const OWNERS = /^(?:assert|require|assertions?|is|qt|must|check|td|so|[scar]|suite|ts)$/;

/** Calls that make a test fail. */
const FAILING = /^(?:Errorf?|Fatalf?|Fail|FailNow|panic|Exit|Skipf?|Panicf?)$/;

/** How Go's tests are declared, whatever asserts in them. */
export const goDialect: Dialect = {
  declare(node) {
    if (node.kind === 'function') return functionDeclaration(node);
    if (node.kind !== 'call' || calleeName(node) !== 'Run' || node.callee.kind !== 'member') return null;
    const [first, second] = node.arguments;
    const name = first ? literalText(first) : null;
    return name !== null && second?.kind === 'function'
      ? testDeclaration(name, second.body, parametersOf(second))
      : null;
  },
  claims(node, test) {
    if (node.kind === 'if') return failsIn(node.then) ? ifClaims(node, test) : null;
    return node.kind === 'call' ? callClaims(node) : null;
  },
};

function functionDeclaration(node: FunctionNode): Declaration | null {
  if (node.name === 'TestMain' || !/^(?:Test|Benchmark|Example|Fuzz)(?!\p{Ll})/u.test(node.name)) return null;
  return testDeclaration(node.name, node.body, parametersOf(node));
}

function parametersOf(node: FunctionNode): { readonly parameters: readonly string[] } {
  return { parameters: node.parameters.map((parameter) => parameter.name) };
}

/** Whether a block fails the test at its own level; an `if` further in decides for itself. */
function failsIn(block: SyntaxNode): boolean {
  let fails = false;
  walk(block, (node) => {
    if (fails || node.kind === 'function' || node.kind === 'if') return false;
    fails = node.kind === 'call' && FAILING.test(calleeName(node));
    return !fails;
  });
  return fails;
}

/** `if got := f(x); got != want { t.Errorf(…) }` and its `else if`s. */
function ifClaims(node: IfNode, test: TestReading): readonly Claim[] {
  const claims: Claim[] = [];
  let current: SyntaxNode | null = node;
  for (let count = 0; current?.kind === 'if' && count < 50; count++) {
    for (const claim of conditionClaims(current.condition, node)) claims.push(diffClaim(claim, test) ?? claim);
    current = current.otherwise;
  }
  return claims;
}

/** `diff := cmp.Diff(want, got); diff != ""` compares what stands in the call. */
function diffClaim(claim: Claim, test: TestReading): Claim | null {
  const [actual] = claim.actual;
  const name = actual ? usedName(actual) : null;
  const value = name === null || !actual ? actual : test.scope.valueOf(name, actual.range.startLine);
  if (value?.kind !== 'call' || !/(?:^|\.)(?:Diff|Equal|DeepEqual)$/.test(callName(value))) return null;
  const [first, second] = value.arguments;
  const diff = first && second ? argumentClaim(claim.node, [first, second], 'expected-first') : null;
  return diff;
}

function callClaims(call: CallNode): readonly Claim[] | null {
  const method = calleeName(call).replace(/f$/, '');
  const shape = Object.hasOwn(ASSERTIONS, method) ? ASSERTIONS[method] : undefined;
  if (shape === undefined || call.callee.kind !== 'member' || !OWNERS.test(ownerName(call.callee.object))) return null;
  const [lead, ...rest] = call.arguments;
  const takesTesting = lead?.kind === 'name' && /^(?:[tbfsc]|tb)$/.test(lead.text) && rest.length > 0;
  const isSuite = lead?.kind === 'call' && calleeName(lead) === 'T';
  const sides = takesTesting || isSuite ? rest : call.arguments;
  const [first, second] = sides;
  if (!first) return null;
  if (shape === 'truth') return conditionClaims(first, call);
  if (shape === 'raises') {
    // The text of the error is vocabulary; what the panicking function or the failing call got is input.
    const actual = sides.find((side) => side.kind === 'function') ?? first;
    return literalText(actual) === null ? [{ node: call, actual: [actual], expected: [] }] : [];
  }
  const claim = second ? argumentClaim(call, [first, second], shape) : null;
  return claim ? [claim] : null;
}

/** `s` of `s.Equal`, `Require` of `s.Require().Equal` counts as `require`. */
function ownerName(node: SyntaxNode): string {
  if (node.kind === 'name') return node.text;
  if (node.kind === 'call') return calleeName(node).toLowerCase();
  return node.kind === 'member' ? lastPart(node.property).toLowerCase() : '';
}
