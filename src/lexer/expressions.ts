import { spanOf } from '../model/range.ts';
import type { SyntaxNode } from '../model/source.ts';
import type { Cursor } from './cursor.ts';
import { POWER } from './grammar.ts';
import { operand } from './operands.ts';
import { postfix } from './postfix.ts';

/** Links of a chain (`a + b + …`) after which the tree becomes flat, to bound its depth. */
const LONGEST_CHAIN = 1000;
const PAIR_POWER = 5;
const INFIX_PAIR_POWER = 65;

/** Operators that a line may begin with to go on with the expression of the line before, without a space after them. */
const CONTINUING: ReadonlySet<string> = new Set(['&&', '||', '?:', '??', '|>', '==', '!=', '?', '=>', '<>', '++']);

interface Infix {
  readonly text: string;
  readonly power: number;
  readonly width: number;
}

/** An expression whose operators bind tighter than `power`. Deeply nested ones are flattened. */
export function expression(p: Cursor, power = 0): SyntaxNode {
  if (p.isTooDeep) return p.flatten();
  p.depth++;
  const first = p.at;
  const left = postfix(p, operand(p), first);
  const whole = infix(p, left, first, power);
  p.depth--;
  return whole;
}

function infix(p: Cursor, operandNode: SyntaxNode, first: number, minimum: number): SyntaxNode {
  const pieces: SyntaxNode[] = [];
  let left = operandNode;
  let links = p.chains.get(left) ?? 0;
  for (;;) {
    if (p.grammar.hasPostfixSwitch && p.roleAhead() === 'switch' && !p.atLineStart() && minimum < POWER.ternary) {
      left = p.read.postfixSwitch(p, left, first);
      continue;
    }
    const operator = infixAt(p);
    if (!operator || operator.power <= minimum) break;
    const before = p.at;
    const next = combine(p, left, first, operator);
    if (++links > LONGEST_CHAIN && next.kind === 'binary') {
      pieces.push(left);
      p.hasErrors = true;
      links = 0;
      left = next.right;
    } else left = next;
    if (p.at === before) break;
  }
  if (links > 8) p.chains.set(left, links);
  return pieces.length > 0 ? p.block('chain', [...pieces, left], first) : left;
}

function infixAt(p: Cursor): Infix | null {
  const token = p.peek();
  if (!token || (token.kind !== 'operator' && token.kind !== 'name')) return null;
  const { grammar } = p;
  const text = p.word(token);
  if (token.kind === 'name' && (token.end - token.start !== text.length || p.atLineStart())) return null;
  if (token.kind === 'operator' && p.atLineStart() && !continues(p, text)) return null;
  if (token.kind === 'name' && text === 'not' && grammar.powers.has('in') && p.seesWord('in', 1)) {
    return { text: 'not in', power: POWER.relation, width: 2 };
  }
  if (text === '!' && (p.seesWord('in', 1) || p.seesWord('is', 1)) && p.peek(1)?.isSpaced === false) {
    return { text: `!${p.peek(1)?.text ?? ''}`, power: POWER.relation, width: 2 };
  }
  if (text !== ':' && grammar.pairSet.has(text)) {
    if (p.around.isPattern && text !== 'to') return null;
    return { text, power: text === '=>' ? PAIR_POWER : INFIX_PAIR_POWER, width: 1 };
  }
  if (text === '?' && grammar.hasTernary) return { text, power: POWER.ternary, width: 1 };
  if (token.kind === 'name' && grammar.infixCalls?.test(text) === true)
    return { text, power: POWER.equality, width: 1 };
  const power = grammar.powers.get(text);
  if (power === undefined || (p.around.isPattern && power === POWER.assignment)) return null;
  // `a = >b`, or a closing mark in the way: no operand follows.
  return { text, power, width: 1 };
}

/** Whether an operator at the start of a line goes on with the expression before it. */
function continues(p: Cursor, text: string): boolean {
  return CONTINUING.has(text) || (p.peek(1)?.isSpaced === true && p.peek(1)?.isFirstOnLine === false && text !== '@');
}

function combine(p: Cursor, left: SyntaxNode, first: number, operator: Infix): SyntaxNode {
  p.at += operator.width;
  const { text, power } = operator;
  if (text === '?') return ternary(p, left, first);
  if (p.grammar.pairSet.has(text)) {
    const value = p.read.expression(p, power - 1);
    return { kind: 'pair', range: p.span(left, first), key: left, value };
  }
  if (power === POWER.assignment) {
    const value = series(p, p.read.expression(p, power - 1));
    return { kind: 'assign', range: p.span(left, first), target: declarator(left), operator: text, value };
  }
  const isRange = power === POWER.range;
  if (isRange && !startsOperand(p)) {
    return { kind: 'unary', range: p.span(left, first), operator: text, operand: left };
  }
  const right = series(p, p.read.expression(p, text === '**' ? power - 1 : power));
  // C++'s `const auto& [key, value]` declares.
  const isBinding = p.grammar.hasCaptureLambda === true && /^&&?$/.test(text) && right.kind === 'list';
  if (isBinding && left.kind === 'name' && left.text === 'auto') return right;
  return { kind: 'binary', range: p.span(left, first), operator: text, left, right };
}

/** `1, 2` without brackets is a list in PowerShell. */
function series(p: Cursor, head: SyntaxNode): SyntaxNode {
  if (!p.grammar.hasSpacedArguments || !p.around.hasLines || p.around.isCommand || !p.sees(',')) return head;
  const elements = [head];
  while (p.accept(',')) elements.push(p.read.expression(p, POWER.equality));
  return { kind: 'list', range: spanOf(head.range, elements.at(-1)?.range ?? head.range), elements };
}

/** `1..` has no right side. */
function startsOperand(p: Cursor): boolean {
  const token = p.peek();
  if (!token || token.kind === 'close' || p.atLineStart()) return false;
  return token.kind !== 'operator' || ['-', '+', '.', '&', '*', '!', '~'].includes(token.text);
}

function ternary(p: Cursor, condition: SyntaxNode, first: number): SyntaxNode {
  const then = p.with({ isPattern: false }, () => p.read.expression(p, 0));
  const otherwise = p.accept(':') ? p.read.expression(p, POWER.ternary - 1) : null;
  return { kind: 'if', range: p.span(condition, first), condition, then, otherwise };
}

/** `int *p = …`: what reads like a product is a pointer. */
function declarator(target: SyntaxNode): SyntaxNode {
  const isPointer = target.kind === 'binary' && ['*', '&', '&&', '**'].includes(target.operator);
  return isPointer && target.left.kind === 'name' ? target.right : target;
}
