import { append } from '../model/lists.ts';
import type { KnownValue, OracleCase } from '../model/oracle.ts';
import type { Range } from '../model/range.ts';
import { contains } from '../model/range.ts';
import type { Comment } from '../model/source.ts';
import { canonicalNumber } from '../model/value.ts';
import { textValues } from './values.ts';

/** Examples of one docstring that are read. */
const MOST_EXAMPLES = 500;

/** One `>>> …` of a docstring with the output below it. Lines count from 0 within the text. */
export interface Example {
  readonly source: string;
  readonly output: string;
  readonly line: number;
  readonly endLine: number;
}

/** The interactive examples of a Python docstring: prompt lines, continuation lines, then output up to a blank line. */
export function examplesIn(text: string): readonly Example[] {
  const examples: Example[] = [];
  const lines = text.split('\n');
  let at = 0;
  while (at < lines.length && examples.length < MOST_EXAMPLES) {
    const line = at;
    const opening = lines[at]?.trimStart() ?? '';
    at++;
    if (!/^>>>(?: |$)/.test(opening)) continue;
    const source = [opening.slice(4)];
    for (
      let next = lines[at]?.trimStart();
      next !== undefined && /^\.\.\.(?: |$)/.test(next);
      next = lines[at]?.trimStart()
    ) {
      source.push(next.slice(4));
      at++;
    }
    const output: string[] = [];
    for (
      let next = lines[at];
      next !== undefined && next.trim() !== '' && !next.trimStart().startsWith('>>>');
      next = lines[at]
    ) {
      output.push(next.trim());
      at++;
    }
    examples.push({ source: source.join('\n'), output: output.join('\n'), line, endLine: at - 1 });
  }
  return examples;
}

/** String and number literals in a piece of source text, without a grammar: for docstrings and their output. */
export function literalsInText(text: string): readonly Pick<KnownValue, 'kind' | 'text'>[] {
  const found: Pick<KnownValue, 'kind' | 'text'>[] = [];
  const pattern =
    /'(?<single>(?:[^'\\\n]|\\.){0,2000})'|"(?<double>(?:[^"\\\n]|\\.){0,2000})"|(?<![\w.])(?<number>-?\d[\w.]{0,60})/g;
  for (const match of text.slice(0, 20_000).matchAll(pattern)) {
    const quoted = match.groups?.['single'] ?? match.groups?.['double'];
    if (quoted !== undefined) found.push({ kind: 'string', text: unescaped(quoted) });
    const number = canonicalNumber((match.groups?.['number'] ?? '').replace(/\.$/, ''));
    if (number !== null) found.push({ kind: 'number', text: number });
  }
  return found;
}

function unescaped(text: string): string {
  const names: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
  return text.replaceAll(/\\(?<escaped>[\s\S])/g, (_whole, escaped: string) => names[escaped] ?? escaped);
}

/** What an example's output is known as: its literals when it is a literal, else the text as it stands. */
export function outputValues(output: string, line: number): readonly KnownValue[] {
  if (output === '' || output.startsWith('Traceback (most recent call last)')) return [];
  const isLiteral = /^[[({]/.test(output) || /^(?<quote>['"])[^\n]*\k<quote>$/.test(output);
  const whole = isLiteral ? [] : textValues(output, 'expected', line);
  const literals = isLiteral ? literalsInText(output) : [];
  return [...whole, ...literals.map((literal): KnownValue => ({ ...literal, role: 'expected', line }))];
}

/** Go's `// Output:` of an example function: every line, and the whole when there are several. */
export function outputComment(comments: readonly Comment[], within: Range, name: string): OracleCase | null {
  const inside = comments.filter((comment) => contains(within, comment.range));
  const at = inside.findIndex((comment) => /^(?:unordered )?output:/i.test(comment.text));
  const first = inside[at];
  if (!first) return null;
  const lines = inside
    .slice(at)
    .flatMap((comment) =>
      comment.text.split('\n').map((text, i) => ({ text: text.trim(), line: comment.range.startLine + i })),
    );
  const shown = lines.map(({ text, line }, i) => ({
    text: i === 0 ? text.replace(/^(?:unordered )?output:\s{0,20}/i, '') : text,
    line,
  }));
  const output = shown.filter(({ text }) => text !== '');
  const whole = output.map(({ text }) => text).join('\n');
  const values = output.flatMap(({ text, line }) => textValues(text, 'expected', line));
  if (output.length > 1) append(values, textValues(whole, 'expected', first.range.startLine));
  const endLine = inside.at(-1)?.range.endLine ?? first.range.endLine;
  return values.length === 0 ? null : { kind: 'assertion', name, startLine: within.startLine, endLine, values };
}
