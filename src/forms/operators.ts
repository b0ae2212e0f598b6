import {
  floor,
  integer,
  negated,
  power,
  product,
  quotient,
  sum,
  truncated,
  wholeOf,
  type Exact,
} from './exact-number.ts';
import {
  countIn,
  listValue,
  LONGEST_GROWN,
  numberValue,
  textOf,
  textValue,
  traced,
  type Value,
} from './folded-value.ts';
import { formatted } from './format-directives.ts';

/** How `/` divides two whole numbers: with a fraction (Python, JavaScript), or without (C, Go, Java, Rust). */
export type Division = 'exact' | 'integer';

/** Shifts beyond this many bits make nothing that a test would hold. */
const FURTHEST_SHIFT = 1024n;
const CONCATENATIONS: ReadonlySet<string> = new Set(['+', '.', '..', '<>', '++', '&', '~', '||', '<<']);

/** Applies a binary operator of any language to two folded values; null when it means nothing for them. */
export function applyBinary(operator: string, left: Value, right: Value, division: Division): Value | null {
  if (left.kind === 'number' && right.kind === 'number') {
    const value = arithmetic(operator, left.value, right.value, division);
    return numberValue(value, traced([left, right], 'computed'));
  }
  if (operator === '%' && left.kind === 'text')
    return formatted(left, right.kind === 'list' ? right.elements : [right]);
  if (operator === '*' || operator === 'x') {
    const [content, count] = left.kind === 'number' ? [right, left] : [left, right];
    return repeated(content, count);
  }
  if (left.kind === 'list' && right.kind === 'list')
    return operator === '+' || operator === '++'
      ? listValue([...left.elements, ...right.elements], traced([left, right], 'concatenated'))
      : null;
  if (CONCATENATIONS.has(operator) && (left.kind === 'text' || right.kind === 'text' || left.kind === 'bytes')) {
    const [first, second] = [textOf(left), textOf(right)];
    if (first !== null && second !== null) return textValue(first + second, traced([left, right], 'concatenated'));
  }
  return null;
}

/** A text or list several times over. */
export function repeated(content: Value, count: Value | undefined): Value | null {
  const times = countIn(count);
  if (times === null || times < 0) return null;
  const trace = traced([content], 'computed');
  if (content.kind === 'text')
    return content.text.length * times <= LONGEST_GROWN ? textValue(content.text.repeat(times), trace) : null;
  if (content.kind !== 'list' || content.elements.length * times > LONGEST_GROWN) return null;
  return listValue(Array.from({ length: times }, () => content.elements).flat(), trace);
}

/** Applies a unary operator; a sign in front of a literal leaves it as written. */
export function applyUnary(operator: string, operand: Value): Value | null {
  if (operand.kind !== 'number') return ['+', '*', '&', '...', 'await'].includes(operator) ? operand : null;
  const whole = wholeOf(operand.value);
  switch (operator) {
    case '-':
      return numberValue(negated(operand.value), operand.trace);
    case '+':
    case '&':
    case 'await':
      return operand;
    case '~':
    case '^':
      return whole === null ? null : numberValue(integer(-whole - 1n), traced([operand], 'computed'));
    default:
      return null;
  }
}

function arithmetic(operator: string, a: Exact, b: Exact, division: Division): Exact | null {
  switch (operator) {
    case '+':
      return sum(a, b);
    case '-':
      return sum(a, negated(b));
    case '*':
      return product(a, b);
    case '**':
      return power(a, b);
    case '/':
      return divided(a, b, division);
    case '//':
    case 'div': {
      const exact = quotient(a, b);
      return exact && integer(floor(exact));
    }
    case '%':
    case 'mod':
    case 'rem':
      return remainder(a, b);
    default:
      return bitwise(operator, wholeOf(a), wholeOf(b));
  }
}

function divided(a: Exact, b: Exact, division: Division): Exact | null {
  const exact = quotient(a, b);
  const isWhole = wholeOf(a) !== null && wholeOf(b) !== null;
  return exact && division === 'integer' && isWhole ? integer(truncated(exact)) : exact;
}

/** Languages differ in the sign of a remainder, so operands of different signs have none here. */
function remainder(a: Exact, b: Exact): Exact | null {
  if (b.numerator === 0n || a.numerator < 0n !== b.numerator < 0n) return null;
  const exact = quotient(a, b);
  const taken = exact && product(integer(floor(exact)), b);
  return taken && sum(a, negated(taken));
}

function bitwise(operator: string, a: bigint | null, b: bigint | null): Exact | null {
  if (a === null || b === null) return null;
  switch (operator) {
    case '&':
      return integer(a & b);
    case '|':
      return integer(a | b);
    case '^':
      return integer(a ^ b);
    case '<<':
      return b >= 0n && b <= FURTHEST_SHIFT ? product(integer(a), integer(1n << b)) : null;
    case '>>':
      return b >= 0n && b <= FURTHEST_SHIFT ? integer(a >> b) : null;
    case '>>>':
      // JavaScript: both operands are cut to 32 bits first, and the sign goes.
      return integer(BigInt.asUintN(32, a) >> (b & 31n));
    default:
      return null;
  }
}
