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
  const parts: { readonly operator: string; readonly words: TestWord[] }[] = [{ operator: '', words: [] }];
  for (const item of words) {
    const last = parts.at(-1);
    if (item.text !== null && CONNECTIVES.has(item.text) && last && last.words.length > 0) {
      const operator = item.text === '-a' ? '&&' : item.text === '-o' ? '||' : item.text;
      parts.push({ operator, words: [] });
    } else last?.words.push(item);
  }
  const [head, ...others] = parts.filter((part) => part.words.length > 0);
  if (!head) return p.block('test', [], start);
  return others.reduce<SyntaxNode>(
    (left, part) => {
      const right = comparison(p, part.words, start);
      return { kind: 'binary', range: p.range(start), operator: part.operator, left, right };
    },
    comparison(p, head.words, start),
  );
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
