import { append } from '../model/lists.ts';
import type { ArmNode, SyntaxNode } from '../model/source.ts';
import { acceptEnd } from './bodies.ts';
import { returningLast } from './closing.ts';
import { header } from './control.ts';
import type { Cursor } from './cursor.ts';

/** `switch`, `match`, `when`, `case`, at the word. */
export function switching(p: Cursor): SyntaxNode {
  const start = p.at++;
  const hasSubject =
    !(p.seesOpen('{') && p.grammar.blocks !== 'end') &&
    !p.atStatementEnd() &&
    p.roleAhead() !== 'do' &&
    p.roleAhead() !== 'case';
  const subject = hasSubject ? header(p) : null;
  return finish(p, start, subject);
}

/** `x match { … }`, `x switch { … }`, at the word. */
export function postfixSwitch(p: Cursor, subject: SyntaxNode, first: number): SyntaxNode {
  p.at++;
  return finish(p, first, subject);
}

function finish(p: Cursor, start: number, subject: SyntaxNode | null): SyntaxNode {
  let arms: ArmNode[];
  if (p.seesOpen('{') && p.grammar.blocks !== 'end') {
    if (p.isTooDeep) arms = [wholeArm(p)];
    else {
      p.depth++;
      arms = p.within({ hasLines: p.grammar.endsAtNewline }, () => armsUntil(p));
      p.depth--;
    }
  } else {
    if (p.roleAhead() === 'do') p.at++;
    arms = p.with({ hasLines: p.grammar.endsAtNewline, isHeader: false, isCommand: false, isPattern: false }, () =>
      armsUntil(p),
    );
    acceptEnd(p);
  }
  return { kind: 'switch', range: p.rangeFrom(start), subject, arms };
}

function wholeArm(p: Cursor): ArmNode {
  const body = p.flatten();
  return { kind: 'arm', range: body.range, patterns: [], guard: null, body };
}

function armsUntil(p: Cursor): ArmNode[] {
  const arms: ArmNode[] = [];
  const isOpen = p.grammar.hasOpenArms === true;
  let pending: SyntaxNode[] = [];
  while (p.at < p.limit && p.roleAhead() !== 'end') {
    if (p.accept(',') || p.accept(';')) continue;
    const token = p.peek();
    if (token?.kind === 'close') {
      p.skip();
      continue;
    }
    if (isOpen && p.roleAhead() !== 'case' && arms.length > 0) break;
    skipAttributes(p);
    const before = p.at;
    const arm = oneArm(p, pending);
    // `case 1: case 2: …`: what matches the first goes on to the second.
    const isFallThrough = p.roleAhead() === 'case' && arm.body.kind === 'block' && arm.body.children.length === 0;
    pending = isFallThrough && arm.guard === null ? [...arm.patterns] : [];
    if (pending.length === 0) arms.push(arm);
    if (p.at === before) p.skip();
  }
  const last = arms.at(-1);
  const strays = [...pending, ...p.takeStrays()];
  if (strays.length > 0) {
    const body = p.block('body', strays, Math.max(0, p.at - 1));
    if (last) arms[arms.length - 1] = { ...last, body: p.block('body', [last.body, ...strays], p.at - 1) };
    else arms.push({ kind: 'arm', range: body.range, patterns: [], guard: null, body });
  }
  return arms;
}

function skipAttributes(p: Cursor): void {
  while (p.sees('#') && p.seesOpen('[', 1)) p.skipTo(p.afterGroup(p.at + 1));
}

function oneArm(p: Cursor, earlier: readonly SyntaxNode[]): ArmNode {
  const start = p.at;
  const role = p.roleAhead();
  const isDefault = (role === 'default' || role === 'else') && !p.sees('.', 1) && !p.seesOpen('(', 1);
  const isCase = role === 'case';
  if (isDefault || isCase) p.at++;
  const patterns = [...earlier, ...(isDefault ? [] : readPatterns(p))];
  const guard = isDefault ? null : readGuard(p);
  const isColon = p.sees(':');
  const isThen = p.roleAhead() === 'then';
  if (isColon || isThen || p.sees('->') || p.sees('=>')) p.at++;
  const { blocks, hasOpenArms, hasArrowClauses } = p.grammar;
  const isLong = isColon || isThen || hasOpenArms === true || blocks === 'end';
  const bodyStart = p.at;
  let body: SyntaxNode;
  if (isLong) {
    const children = p.with({ isPattern: false }, () =>
      p.read.statements(p, hasArrowClauses ? (cursor) => startsClause(cursor) : startsArm),
    );
    body = p.block('body', children, Math.min(bodyStart, Math.max(start, p.at - 1)));
  } else if (p.seesOpen('{')) body = p.read.block(p);
  else body = p.with({ isPattern: false, isHeader: false }, () => p.read.expression(p));
  body = p.withBefore(p.takeStrays(), body, bodyStart);
  if (p.grammar.hasAnsweringArms === true) body = returningLast(body);
  return { kind: 'arm', range: p.rangeFrom(start), patterns: patterns.filter(isNoWildcard), guard, body };
}

function isNoWildcard(node: SyntaxNode): boolean {
  return !(node.kind === 'name' && node.text === '_');
}

/** Patterns up to the guard or the arrow; alternatives (`"a" | "b"`, `1 or 2`) are patterns of their own. */
function readPatterns(p: Cursor): SyntaxNode[] {
  const patterns: SyntaxNode[] = [];
  const start = p.at;
  while (p.at < p.limit && !atPatternEnd(p)) {
    // Ruby breaks the line after the patterns.
    if (
      p.at > start &&
      p.grammar.blocks === 'end' &&
      p.atLineStart() &&
      !p.grammar.hasArrowClauses &&
      p.tokens[p.at - 1]?.text !== ','
    )
      break;
    if (p.accept(',')) continue;
    const before = p.at;
    const isContinued = before > start && p.tokens[before - 1]?.text !== ',';
    const node = p.with({ isPattern: true, isHeader: p.grammar.hasSpacedArguments === true }, () =>
      p.read.expression(p),
    );
    // `Circle c`: the name bound by a type pattern.
    if (!(isContinued && (node.kind === 'name' || (node.kind === 'block' && node.children.length === 0)))) {
      append(patterns, alternatives(node));
    }
    if (p.at === before) p.skip();
  }
  return patterns;
}

function atPatternEnd(p: Cursor): boolean {
  const token = p.peek();
  if (!token || token.kind === 'close') return true;
  if (token.kind === 'operator') return [':', '->', '=>', ';'].includes(token.text);
  // PowerShell's arms have no mark before the body.
  if (p.grammar.hasSpacedArguments && p.seesOpen('{')) return true;
  return isGuard(p) || p.roleAhead() === 'then' || p.roleAhead() === 'end';
}

function isGuard(p: Cursor): boolean {
  return p.roleAhead() === 'if' || p.seesWord('when') || p.seesWord('where');
}

function readGuard(p: Cursor): SyntaxNode | null {
  if (!isGuard(p)) return null;
  p.at++;
  return p.with({ isPattern: true, isHeader: true }, () => p.read.expression(p));
}

function alternatives(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const pending = [node];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.kind === 'binary' && ['|', 'or', '||'].includes(next.operator)) pending.push(next.right, next.left);
    else found.push(next);
  }
  return found;
}

function startsArm(p: Cursor): boolean {
  const role = p.roleAhead();
  if (role === 'case') return true;
  if (role === 'default') return p.sees(':', 1) || p.sees('->', 1) || p.sees('=>', 1);
  return (role === 'end' || role === 'else') && p.grammar.blocks === 'end';
}

/** Whether a clause `pattern -> body` begins at the cursor: the arrow comes before the line ends. */
export function startsClause(p: Cursor): boolean {
  const role = p.roleAhead();
  if (role === 'end' || role === 'else' || role === 'handler') return !p.sees(':', 1);
  for (let at = p.at, steps = 0; at < p.limit && steps < 200; steps++) {
    const token = p.tokens[at];
    if (!token || token.kind === 'close' || (at > p.at && token.isFirstOnLine)) return false;
    if (token.kind === 'operator' && token.text === '->') return true;
    if (token.kind === 'operator' && token.text === ';') return false;
    if (token.kind === 'name' && (p.role(token) === 'function' || p.role(token) === 'do')) return false;
    at = token.kind === 'open' ? Math.max(p.afterGroup(at), at + 1) : at + 1;
  }
  return false;
}
