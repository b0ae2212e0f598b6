import type { SyntaxNode } from '../model/source.ts';
import type { ShellCursor } from './shell-cursor.ts';

const BINARY: ReadonlySet<string> = new Set([
  '=', '==', '!=', '=~', '<', '>', '-eq', '-ne', '-lt', '-le', '-gt', '-ge', '-nt', '-ot', '-ef',
]); // prettier-ignore
const CONNECTIVES: ReadonlySet<string> = new Set(['-a', '-o', '&&', '||']);

/** A word of a test, with its text when it is plain. */
export interface TestWord {
  readonly node: SyntaxNode;
  readonly text: string | null;
}

/** What stands in `[ … ]` or `[[ … ]]`: comparisons joined by connectives. Anything else stays side by side. */
export function testExpression(p: ShellCursor, words: readonly TestWord[], start: number): SyntaxNode {
  let whole: SyntaxNode | null = null;
  let operator = '';
  let part: TestWord[] = [];
  const finish = (): void => {
    if (part.length === 0) return;
    const node = comparison(p, part, start);
    whole = whole ? { kind: 'binary', range: p.range(start), operator, left: whole, right: node } : node;
    part = [];
  };
  for (const item of words) {
    if (item.text !== null && CONNECTIVES.has(item.text) && part.length > 0) {
      finish();
      operator = item.text === '-a' ? '&&' : item.text === '-o' ? '||' : item.text;
    } else part.push(item);
  }
  finish();
  return whole ?? p.block('test', [], start);
}

function comparison(p: ShellCursor, words: readonly TestWord[], start: number): SyntaxNode {
  const [first, second, third] = words;
  const range = p.range(start);
  if (first?.text === '!' && words.length > 1) {
    const operand = comparison(p, words.slice(1, 10), start);
    const others = words.slice(10).map((item) => item.node);
    const node: SyntaxNode = { kind: 'unary', range, operator: '!', operand };
    return others.length > 0 ? p.block('test', [node, ...others], start) : node;
  }
  if (first && second && third && words.length === 3 && second.text !== null && BINARY.has(second.text)) {
    return { kind: 'binary', range, operator: second.text, left: first.node, right: third.node };
  }
  if (first && second && words.length === 2 && first.text !== null && /^-[a-zA-Z]$/.test(first.text)) {
    return { kind: 'unary', range, operator: first.text, operand: second.node };
  }
  return p.together(
    words.map((item) => item.node),
    'test',
    start,
  );
}
