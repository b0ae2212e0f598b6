import type { CallNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';

/** What may keep an assertion from failing its test, though it stands there. */
export type Hindrance =
  'condition' | 'empty-loop' | 'uncalled' | 'deferred' | 'unawaited' | 'swallowed' | 'staged' | 'unheard';

const WORDS: Readonly<Record<Hindrance, string>> = {
  condition: 'makes one of its assertions only under a condition',
  'empty-loop': 'makes one of its assertions in a loop that has nothing to run for',
  uncalled: 'makes one of its assertions in a function that nothing calls',
  deferred: 'makes one of its assertions in a callback that it does not wait for',
  unawaited: 'no longer waits for one of its assertions',
  swallowed: 'takes no notice when one of its assertions fails',
  staged: 'raises by itself what one of its assertions waits for',
  unheard: 'has an assertion that reports to nobody',
};

/** Calls that run what they are given later, or perhaps never. */
const DEFERRING =
  /(?:^|\.)(?:setTimeout|setInterval|setImmediate|queueMicrotask|nextTick|requestAnimationFrame|addEventListener|once|then|catch|finally)$/;
const RAISING = /(?:^|\.)(?:raises|assertRaises\w*|toThrow\w*|throws|Panics\w*)$/;
/** Context managers that take a failure as theirs. */
const SUPPRESSING = /(?:^|\.)(?:suppress|ignored|assertRaises|raises)$/;
/** Failures that assertions raise, and what holds them. */
const ASSERTION_ERRORS = /^(?:AssertionError|Exception|BaseException)$/;
const WAITED_FOR =
  /(?:^|\.)(?:resolves|rejects|eventually)(?:\.|$)|^assert\.(?:rejects|doesNotReject)$|rejected|fulfilled/;

/**
 * What keeps an assertion from failing its test, outermost first.
 * @param used Names that are used somewhere else than where they are given.
 * @param isCertain Says of a condition that the test fails before it comes to that, should it not hold.
 */
export function hindrancesOf(
  assertion: SyntaxNode,
  ancestors: readonly SyntaxNode[],
  used: ReadonlySet<string>,
  isCertain: (condition: SyntaxNode) => boolean = () => false,
): readonly Hindrance[] {
  const found: Hindrance[] = [];
  for (const [i, ancestor] of ancestors.entries()) {
    const child = ancestors[i + 1] ?? assertion;
    const hindrance = hindranceOf(ancestor, child, ancestors[i - 1], used);
    if (ancestor.kind === 'if' && ancestor.then === child && isCertain(ancestor.condition)) continue;
    if (hindrance && !(hindrance === 'deferred' && isWaitedFor(ancestors.slice(0, i)))) found.push(hindrance);
  }
  if (assertion.kind === 'call' || assertion.kind === 'member') {
    const name = dottedName(assertion.kind === 'call' ? assertion.callee : assertion).replaceAll('()', '');
    if (WAITED_FOR.test(name) && !isWaitedFor(ancestors)) found.push('unawaited');
    if (assertion.kind === 'call' && swallows(assertion)) found.push('swallowed');
    if (isStaged(assertion, ancestors)) found.push('staged');
  }
  return found;
}

/** Says what a hindrance does to a test, as a sentence without its subject. */
export function hindranceWords(hindrance: Hindrance): string {
  return WORDS[hindrance];
}

function hindranceOf(
  node: SyntaxNode,
  child: SyntaxNode,
  parent: SyntaxNode | undefined,
  used: ReadonlySet<string>,
): Hindrance | null {
  switch (node.kind) {
    case 'if':
      return node.condition === child ? null : 'condition';
    case 'arm':
      return node.body === child ? 'condition' : null;
    case 'binary':
      return /^(?:&&|\|\||and|or|\?\?)$/.test(node.operator) && node.right === child ? 'condition' : null;
    case 'loop':
      return node.body === child && node.header.some((part) => isNothing(part)) ? 'empty-loop' : null;
    case 'function': {
      // Neither called nor given to anyone.
      if (node.name === '' && parent && /^(?:block|return|unary|binary)$/.test(parent.kind)) return 'uncalled';
      const name = node.name !== '' ? node.name : parent?.kind === 'assign' ? boundName(parent.target) : '';
      return name !== '' && !used.has(name) ? 'uncalled' : null;
    }
    case 'call':
      if (swallows(node) || isSettling(node)) return 'swallowed';
      return child.kind === 'function' && ((isDeferring(node) && !reports(child)) || isLosingPromises(node, child))
        ? 'deferred'
        : null;
    case 'block':
      return node.children.some((sibling) => sibling !== child && isSuppressing(sibling)) ? 'swallowed' : null;
    default:
      return null;
  }
}

/** `Promise.allSettled([…])`: it never fails. */
function isSettling({ callee }: CallNode): boolean {
  return /(?:^|\.)allSettled$/.test(dottedName(callee));
}

/** Whether a test throws itself what `raises` or `toThrow` waits for. */
function isStaged(assertion: SyntaxNode, ancestors: readonly SyntaxNode[]): boolean {
  if (assertion.kind !== 'call' || !RAISING.test(dottedName(assertion.callee))) return false;
  const parent = ancestors.at(-1);
  const around = parent?.kind === 'assign' && parent.operator === 'as' ? ancestors.at(-2) : parent;
  const bodies = around?.kind === 'block' ? around.children.filter(({ kind }) => kind === 'block') : [];
  const given: SyntaxNode[] = [];
  walk(assertion, (node) => {
    if (node.kind === 'function') given.push(node.body);
    return node.kind !== 'function';
  });
  return [...bodies, ...given].some((body) => {
    let throws = false;
    walk(body, (node) => {
      if (node.kind === 'throw') throws = true;
      return node.kind !== 'function';
    });
    return throws;
  });
}

/** `rows.forEach(async (row) => …)`: nobody gets the promises. */
function isLosingPromises(call: CallNode, callback: SyntaxNode): boolean {
  if (call.callee.kind !== 'member' || call.callee.property !== 'forEach' || callback.kind !== 'function') return false;
  let awaits = false;
  walk(callback.body, (node) => {
    if (node.kind === 'unary' && node.operator === 'await') awaits = true;
    return node.kind !== 'function';
  });
  return awaits;
}

function isDeferring(call: CallNode): boolean {
  return DEFERRING.test(dottedName(call.callee).replaceAll('()', ''));
}

function boundName(target: SyntaxNode): string {
  return target.kind === 'name' ? target.text : '';
}

/** An empty list, a count of zero, a condition that never holds. */
function isNothing(header: SyntaxNode): boolean {
  if (header.kind === 'list') return header.elements.length === 0;
  if (header.kind === 'map') return header.entries.length === 0;
  if (header.kind === 'constant') return header.value !== 'true';
  if (header.kind === 'number') return header.value === '0';
  if (header.kind !== 'call' || dottedName(header.callee) !== 'range') return false;
  const [only] = header.arguments;
  return header.arguments.length === 1 && only?.kind === 'number' && only.value === '0';
}

/** `.catch(() => {})`: a handler that neither throws nor asserts. */
function swallows(call: CallNode): boolean {
  if (call.callee.kind !== 'member' || call.callee.property !== 'catch') return false;
  const [handler] = call.arguments;
  return handler?.kind === 'function' && !fails(handler.body);
}

function fails(body: SyntaxNode): boolean {
  let found = false;
  walk(body, (node) => {
    if (node.kind === 'throw' || node.kind === 'assert') found = true;
    if (
      node.kind === 'call' &&
      /(?:^|\.)(?:expect|assert\w*|fail|done|reject|next|ok|equal)(?:$|\(|\.)/.test(dottedName(node.callee))
    )
      found = true;
    return !found;
  });
  return found;
}

/** `contextlib.suppress(AssertionError)`, `pytest.raises(AssertionError)` at the head of a `with`. */
function isSuppressing(node: SyntaxNode): boolean {
  const call = node.kind === 'assign' ? node.value : node;
  if (call.kind !== 'call' || !SUPPRESSING.test(dottedName(call.callee))) return false;
  return call.arguments.some((argument) => {
    let takes = false;
    walk(argument, (part) => {
      const name = part.kind === 'name' ? part.text : part.kind === 'member' ? part.property : '';
      takes ||= ASSERTION_ERRORS.test(name);
    });
    return takes;
  });
}

/** Awaited, returned, or kept to be awaited later. */
function isWaitedFor(ancestors: readonly SyntaxNode[]): boolean {
  for (let i = ancestors.length - 1; i >= 0; i--) {
    const ancestor = ancestors[i];
    if (!ancestor) break;
    if (ancestor.kind === 'unary' && /^(?:await|yield)/.test(ancestor.operator)) return true;
    if (ancestor.kind === 'return' || ancestor.kind === 'list' || ancestor.kind === 'assign') return true;
    if (ancestor.kind === 'block') {
      // What happens inside `new Promise(…)` is waited for with it.
      const [call, callback] = [ancestors[i - 2], ancestors[i - 1]];
      if (callback?.kind !== 'function' || call?.kind !== 'call' || dottedName(call.callee) !== 'Promise') return false;
      i -= 2;
    }
  }
  return false;
}

/** `done()`, `resolve()`: the callback says itself when it is through. */
function reports(callback: SyntaxNode): boolean {
  let found = false;
  walk(callback, (node) => {
    if (node.kind === 'call' && /^(?:done|resolve|next|cb|end|t\.end)$/.test(dottedName(node.callee))) found = true;
    return !found;
  });
  return found;
}
