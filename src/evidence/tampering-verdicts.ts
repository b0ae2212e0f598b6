import type { FunctionNode, SyntaxNode } from '../model/source.ts';
import { dottedName } from '../model/traversal.ts';
import { textOf, type Code } from './tampering-code.ts';
import { nodesOf, wordsOf } from './tampering-flow.ts';

/** What a comparison can answer: always yes, always no, or what depends on the contents. */
export type Answer = 'true' | 'false' | 'open';

/** What is assumed of the other object. */
export interface Assumption {
  /** Of the type that the code asks for, or of none that it knows. */
  readonly other: 'own' | 'foreign';
  readonly parameter: string;
  readonly code: Code;
}

const MOST_STEPS = 400;

/** All that a function can answer under an assumption; throwing is no answer. */
export function answersOf(body: SyntaxNode, assumption: Assumption): ReadonlySet<Answer> {
  const answers = new Set<Answer>();
  const state = { steps: 0, answers, assumption };
  const goesOn = run(body, state, 0);
  // Who falls off the end answers nothing, which is no yes.
  if (goesOn) answers.add('false');
  if (state.steps >= MOST_STEPS) answers.add('open');
  return answers;
}

interface State {
  steps: number;
  readonly answers: Set<Answer>;
  readonly assumption: Assumption;
}

/** Runs a statement; says whether what follows it can be reached. */
function run(node: SyntaxNode, state: State, depth: number): boolean {
  if (depth > 30 || ++state.steps > MOST_STEPS) {
    state.answers.add('open');
    return false;
  }
  switch (node.kind) {
    case 'return':
      state.answers.add(node.value ? answerOfReturn(node, node.value, state.assumption) : 'false');
      return false;
    case 'throw':
      return false;
    case 'if': {
      const condition = answerOf(node.condition, state.assumption, 0);
      const then = condition !== 'false' && run(node.then, state, depth + 1);
      const otherwise = condition !== 'true' && (node.otherwise ? run(node.otherwise, state, depth + 1) : true);
      return then || otherwise;
    }
    case 'block': {
      for (const child of node.children) if (!run(child, state, depth + 1)) return false;
      return true;
    }
    case 'loop':
    case 'switch':
      for (const inner of nodesOf(node, 200))
        if (inner.kind === 'return')
          state.answers.add(inner.value ? answerOf(inner.value, state.assumption, 0) : 'false');
      return true;
    default:
      return true;
  }
}

/**
 * What a `return` answers. A rough reading may end before the expression does (`o instanceof Money m && …`): what goes on
 * in the source after it is not known.
 */
function answerOfReturn(node: SyntaxNode, value: SyntaxNode, assumption: Assumption): Answer {
  const { lines } = assumption.code;
  const { endLine, endColumn } = node.range;
  const rest = (lines[endLine - 1] ?? '').slice(endColumn - 1, endColumn + 200).trim();
  const next = rest === '' ? (lines[endLine] ?? '').slice(0, 200).trim() : rest;
  const goesOn =
    rest === ''
      ? /^(?:&&|\|\||and\b|or\b|[.?=])/.test(next)
      : !/^(?:[;})\],#]|\/\/|\/\*|if\b|unless\b|end\b|else\b)/.test(next);
  return goesOn ? 'open' : answerOf(value, assumption, 0);
}

/** Questions of identity: two objects are assumed to be two. */
const IDENTITY_CALL = /(?:^|\.)(?:equal\?|identical|same|isSameNode)$/;

const TYPE_QUESTION = /^(?:instanceof|is|!is|is not|as\?|is_a\?|===|!==|==|!=|in)$/;
const TYPE_CALL =
  /(?:^|\.)(?:isinstance|issubclass|type|typeof|is_a\?|kind_of\?|instance_of\?|respond_to\?|isInstance|isAssignableFrom|hasattr|getClass|GetType|is_none|isNil|nil\?|is_null|canEqual)$/;

/** What an expression answers. */
function answerOf(node: SyntaxNode, assumption: Assumption, depth: number): Answer {
  if (depth > 20) return 'open';
  switch (node.kind) {
    case 'constant':
      return node.value === 'true' ? 'true' : 'false';
    case 'number':
      return node.value === '0' ? 'false' : 'true';
    case 'unary': {
      if (node.operator !== '!' && node.operator !== 'not') return 'open';
      return negated(answerOf(node.operand, assumption, depth + 1));
    }
    case 'if': {
      const condition = answerOf(node.condition, assumption, depth + 1);
      const then = answerOf(node.then, assumption, depth + 1);
      const otherwise = node.otherwise ? answerOf(node.otherwise, assumption, depth + 1) : 'false';
      return condition === 'true' ? then : condition === 'false' ? otherwise : then === otherwise ? then : 'open';
    }
    case 'block': {
      const [only] = node.children;
      if (node.children.length === 1 && only) return answerOf(only, assumption, depth + 1);
      // `o instanceof Money m && m.x == x`, read as a run of pieces.
      return node.children.length > 1 ? 'open' : 'open';
    }
    case 'binary':
      return ofBinary(node, assumption, depth);
    case 'call':
      if (IDENTITY_CALL.test(dottedName(node.callee))) return 'false';
      return TYPE_CALL.test(dottedName(node.callee)) ? typeAnswer(node, '==', assumption) : 'open';
    default:
      return 'open';
  }
}

function ofBinary(node: SyntaxNode & { readonly kind: 'binary' }, assumption: Assumption, depth: number): Answer {
  const { operator, left, right } = node;
  if (/^(?:&&|and)$/.test(operator)) {
    const sides = [answerOf(left, assumption, depth + 1), answerOf(right, assumption, depth + 1)];
    return sides.includes('false') ? 'false' : sides.includes('open') ? 'open' : 'true';
  }
  if (/^(?:\|\||or)$/.test(operator)) {
    const sides = [answerOf(left, assumption, depth + 1), answerOf(right, assumption, depth + 1)];
    return sides.includes('true') ? 'true' : sides.includes('open') ? 'open' : 'false';
  }
  if (!TYPE_QUESTION.test(operator)) return 'open';
  const names = [dottedName(left), dottedName(right)];
  if (/^(?:===?|is)$/.test(operator) && names[0] === names[1] && names[0]?.includes('.') && !names[0].includes('()'))
    return 'true';
  return typeAnswer(node, operator, assumption);
}

/** A question about the type or identity of the other object; anything else depends on the contents. */
function typeAnswer(node: SyntaxNode, operator: string, { other, parameter, code }: Assumption): Answer {
  const inside = nodesOf(node, 60);
  const isAbout = inside.some((one) => one.kind === 'name' && one.text === parameter);
  const touchesContent = inside.some(
    (one) =>
      one.kind === 'member' &&
      one.object.kind === 'name' &&
      one.object.text === parameter &&
      !/^(?:getClass|GetType|constructor|class|__class__|runtimeType|javaClass|is_a\?|kind_of\?|instance_of\?|nil\?|prototype|respond_to\?|equal\?)$/.test(
        one.property,
      ),
  );
  if (!isAbout || touchesContent) return 'open';
  const isNegated = /^(?:!==?|is not|!is)$/.test(operator);
  const isEquality = /^(?:[!=]==?|is|is not)$/.test(operator) && node.kind === 'binary';
  if (isEquality) {
    const sides = [node.left, node.right];
    const isNothing = sides.some((side) => side.kind === 'constant' && side.value === 'null');
    const isIdentity = sides.some((side) => side.kind === 'name' && /^(?:self|this|@this)$/.test(side.text));
    if (isNothing || isIdentity) return isNegated ? 'true' : 'false';
    const asksType =
      (/^is|^!is/.test(operator) && code.tree.language !== 'python') ||
      /\b(?:type|typeof|__class__|getClass|GetType|constructor|runtimeType|javaClass|class)\b/.test(
        `${wordsOf(code, node)} ${textOf(code, node.range)}`,
      );
    if (!asksType) return 'open';
  }
  if (operator === 'in') return 'open';
  const holds = other === 'own';
  return holds === isNegated ? 'false' : 'true';
}

function negated(answer: Answer): Answer {
  return answer === 'open' ? 'open' : answer === 'true' ? 'false' : 'true';
}

/** Whether a function answers the same whatever it is given, under every assumption. */
export function isConstantAnswer(body: SyntaxNode, code: Code, parameter: string, answer: Answer): boolean {
  return (['own', 'foreign'] as const).every((other) => {
    const answers = answersOf(body, { other, parameter, code });
    return answers.size === 1 && answers.has(answer);
  });
}

/** The parameter that stands for the other object: the last one that is not the object itself. */
export function otherParameter({ parameters }: FunctionNode): string {
  const names = parameters.map(({ name }) => name).filter((name) => !/^(?:self|cls|this|@)$/.test(name));
  return names.at(-1) ?? '';
}
