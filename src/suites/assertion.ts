import type { Range } from '../model/range.ts';
import type { SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { isCount } from './checks.ts';
import { evenersIn } from './eveners.ts';
import type { Hindrance } from './hindrances.ts';
import type { Strength } from './matchers.ts';
import { messagesIn } from './messages.ts';
import { isDenying } from './polarity.ts';
import { literalOf, type Signature, signatureOf } from './signature.ts';
import { type Slack, slackOf } from './slack.ts';
import { type Meaning, strengthOf } from './strength.ts';

/** An assertion of a test. */
export interface Assertion {
  readonly range: Range;
  /** Without what it only tells people. */
  readonly signature: Signature;
  /** Its literals but for tolerances and bounds, in source order. */
  readonly values: readonly string[];
  /** The same with those that its names stand for. */
  readonly followed: readonly string[];
  /** Names of what it speaks of, without those by which it asserts. */
  readonly subjects: ReadonlySet<string>;
  /** The same and what it says, to be compared with those of another. */
  readonly words: ReadonlySet<string>;
  /** Null when its name tells nothing. */
  readonly strength: Strength | null;
  /** Whether it demands that something does not hold; null when nothing tells. */
  readonly isDenying: boolean | null;
  readonly slack: Slack;
  /** Functions that it applies, and that make different values alike. */
  readonly eveners: ReadonlySet<string>;
  /** What may keep it from failing its test. */
  readonly hindrances: readonly Hindrance[];
  /** It calls something that may give it its value. */
  readonly asks: boolean;
  /** All that it speaks of stands in the test. */
  readonly isClosed: boolean;
  /** Its name says what others say with a constant: `toBeNull`. */
  readonly saysConstant: boolean;
  /** It waits for a failure. */
  readonly isRaising: boolean;
  /** It only counts how many others there are. */
  readonly isCount: boolean;
}

/** What an assertion is read with. */
export interface AssertionContext extends Meaning {
  readonly isSet: (node: SyntaxNode) => boolean;
  /** What the test does to a name that makes different values alike. */
  evenersOf(name: string): ReadonlySet<string>;
}

/** How far names are followed. */
const STEPS = 3;
/** Literals that one assertion gets by following names. */
const MOST_FOLLOWED = 200;

/** Reads one assertion of a test. */
export function assertionOf(node: SyntaxNode, hindrances: readonly Hindrance[], context: AssertionContext): Assertion {
  const messages = messagesIn(node);
  const slack = slackOf(node);
  const isLeftOut = (part: SyntaxNode): boolean => messages.has(part);
  const { followed, eveners, asks, isClosed } = follow(node, messages, slack.nodes, context);
  const subjects = subjectsOf(node, messages);
  const values: string[] = [];
  walk(node, (part) => {
    if (messages.has(part)) return false;
    const literal = slack.nodes.has(part) ? null : literalOf(part);
    if (literal !== null) values.push(literal);
    return true;
  });
  return {
    range: node.range,
    signature: signatureOf(node, isLeftOut),
    values,
    followed,
    subjects,
    words: new Set([...subjects, ...followed]),
    strength: strengthOf(node, context),
    isDenying: isDenying(node),
    slack,
    eveners,
    hindrances: isUnheard(node, context) ? [...hindrances, 'unheard'] : hindrances,
    asks,
    isClosed,
    saysConstant: node.kind === 'call' && /(?:null|nil|none|true|false|undefined|error)$/i.test(lastName(node.callee)),
    isRaising: node.kind === 'call' && /(?:raises|throw|toThrow)\w*$/i.test(dottedName(node.callee)),
    isCount: isCount(node),
  };
}

interface Followed {
  readonly followed: readonly string[];
  readonly eveners: ReadonlySet<string>;
  readonly asks: boolean;
  readonly isClosed: boolean;
}

/** What an assertion says in source order, through the names that stand for it. */
function follow(
  root: SyntaxNode,
  messages: ReadonlySet<SyntaxNode>,
  slack: ReadonlySet<SyntaxNode>,
  context: AssertionContext,
): Followed {
  const literals: string[] = [];
  const eveners = new Set(evenersIn(root, context.isSet));
  const seen = new Set<SyntaxNode>();
  // A home-made check may ask by itself.
  let asks = root.kind === 'call' && root.callee.kind === 'name' && !/^(?:assert|expect)$/.test(root.callee.text);
  let isClosed = true;
  const visit = (piece: SyntaxNode, steps: number): void => {
    walk(piece, (node, ancestors) => {
      if (messages.has(node) || literals.length >= MOST_FOLLOWED) return false;
      const literal = slack.has(node) ? null : literalOf(node);
      if (literal !== null) literals.push(literal);
      if (node.kind === 'call' && node !== root && !BUILDING.test(lastName(node.callee))) asks = true;
      if (node.kind !== 'name' || isKey(node, ancestors.at(-1))) return true;
      for (const evener of context.evenersOf(node.text)) eveners.add(evener);
      const value = steps === 0 ? null : context.valueOf(node.text, node.range.startLine);
      if (!value && !CEREMONY.test(node.text) && !BUILDING.test(node.text)) isClosed = false;
      if (!value || value.kind === 'function' || seen.has(value) || value === piece) return true;
      seen.add(value);
      for (const evener of evenersIn(value, context.isSet)) eveners.add(evener);
      visit(value, steps - 1);
      return true;
    });
  };
  visit(root, STEPS);
  return { followed: literals, eveners, asks, isClosed };
}

/** Calls that only put a value together, or stand around it. */
const BUILDING =
  /^(?:expect|assert\w*|approx|len|str|int|float|list|dict|set|tuple|sorted|range|Number|String|Array|Object|Map|Set|Date|Decimal|pytest|math|Math|isclose|abs|round|max|min|sum)$/;

function lastName(callee: SyntaxNode): string {
  return callee.kind === 'name' ? callee.text : callee.kind === 'member' ? callee.property : '';
}

/** Whether Go's assertion reports to a `testing.T` that the test has made for itself. */
function isUnheard(node: SyntaxNode, context: AssertionContext): boolean {
  if (node.kind !== 'call' || !/^(?:assert|require)\./.test(dottedName(node.callee))) return false;
  const [lead] = node.arguments;
  const made = lead?.kind === 'name' ? context.valueOf(lead.text, lead.range.startLine) : lead;
  let isOwn = false;
  if (made && made.kind !== 'function')
    walk(made, (part) => {
      isOwn ||= part.kind === 'member' && part.property === 'T' && dottedName(part) === 'testing.T';
      return part.kind !== 'function';
    });
  return isOwn;
}

function isKey(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  return (
    (parent?.kind === 'pair' && parent.key === node && parent.value !== node) ||
    (parent?.kind === 'call' && parent.callee === node)
  );
}

/** Roots and links of assertions. */
const CEREMONY =
  /^(?:expect|assert\w*|require|self|this|t|tb|should|to|be|been|have|has|deep|not|and|with|that|is|resolves|rejects|must|check|verify|pytest|unittest|cls|chai)$/;

/** The names of an assertion that are no part of the assertion's own language. */
function subjectsOf(assertion: SyntaxNode, messages: ReadonlySet<SyntaxNode>): ReadonlySet<string> {
  const names = new Set<string>();
  const matchers = new Set<SyntaxNode>();
  if (assertion.kind === 'call') matchers.add(assertion.callee);
  else if (assertion.kind === 'member') matchers.add(assertion);
  walk(assertion, (node) => {
    if (messages.has(node)) return false;
    const name = node.kind === 'name' ? node.text : node.kind === 'member' ? node.property : '';
    if (name !== '' && !CEREMONY.test(name) && !matchers.has(node)) names.add(name);
    return true;
  });
  return names;
}
