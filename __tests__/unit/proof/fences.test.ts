import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fencedBlocks } from '../../../src/proof/fences.ts';

describe('fencedBlocks', () => {
  it.each<[string, readonly string[], readonly { info: string; text: string }[]]>([
    ['backticks', ['```x', 'a', '```'], [{ info: 'x', text: 'a' }]],
    ['tildes', ['~~~x', 'a', '~~~'], [{ info: 'x', text: 'a' }]],
    ['a long fence', ['`````x', '```', 'a', '`````'], [{ info: 'x', text: '```\na' }]],
    ['a closing fence that is longer', ['```x', 'a', '``````', 'b'], [{ info: 'x', text: 'a' }]],
    ['the other character in between', ['```x', '~~~', '```'], [{ info: 'x', text: '~~~' }]],
    ['no closing fence', ['```x', 'a', ''], [{ info: 'x', text: 'a\n' }]],
    ['a closing fence with an info string', ['```x', '```y', '```'], [{ info: 'x', text: '```y' }]],
    ['a closing fence with blanks behind', ['```x', 'a', '``` \t'], [{ info: 'x', text: 'a' }]],
    ['blanks around the info string', ['```  json  x  ', '```'], [{ info: 'json  x', text: '' }]],
    ['no info string', ['```', 'a', '```'], [{ info: '', text: 'a' }]],
    ['nothing in it', ['```x', '```'], [{ info: 'x', text: '' }]],
    ['blank lines in it', ['```x', '', 'a', '', '```'], [{ info: 'x', text: '\na\n' }]],
    ['three blanks before it', ['   ```x', '     a', '  b', '   ```'], [{ info: 'x', text: '  a\nb' }]],
    ['four blanks before it', ['    ```x', '    a', '    ```'], []],
    ['four blanks before the closing fence', ['```x', '    ```', '```'], [{ info: 'x', text: '    ```' }]],
    ['a tab before it', ['\t```x', 'a'], []],
    ['two characters only', ['``x', 'a', '``'], []],
    ['code within a line', ['```x``` is code', 'a'], []],
    ['backticks in the info string of tildes', ['~~~ x`y`', 'a', '~~~'], [{ info: 'x`y`', text: 'a' }]],
    ['a fence behind a paragraph', ['text', '```x', 'a', '```'], [{ info: 'x', text: 'a' }]],
    [
      'two blocks',
      ['```x', 'a', '```', 'text', '~~~y', 'b', '~~~'],
      [
        { info: 'x', text: 'a' },
        { info: 'y', text: 'b' },
      ],
    ],
    ['a quotation', ['> ```x', '> a', '> ```'], []],
    ['a comment around it', ['<!-- instructions', '```x', 'a', '```', '-->'], []],
    ['a comment around it that never ends', ['<!--', '```x', 'a', '```'], []],
    ['a comment before it', ['<!-- x -->', '```x', 'a', '```'], [{ info: 'x', text: 'a' }]],
    ['a comment of nothing before it', ['<!-->', '```x', 'a', '```'], [{ info: 'x', text: 'a' }]],
    ['a comment that ends before it', ['<!--', 'b', '--> c', '```x', 'a', '```'], [{ info: 'x', text: 'a' }]],
    ['a comment within it', ['```x', '<!--', '```', 'b'], [{ info: 'x', text: '<!--' }]],
    ['pre around it', ['<pre>', '```x', 'a', '```', '</pre>'], []],
    ['details around it', ['<details>', '```x', 'a', '```', '</details>'], [{ info: 'x', text: 'a' }]],
    ['details with a blank line', ['<details>', '', '```x', 'a', '```'], [{ info: 'x', text: 'a' }]],
    ['a tag whose name only begins so', ['<preview>', '```x', 'a', '```'], [{ info: 'x', text: 'a' }]],
  ])('reads %s', (_, lines, blocks) => {
    for (const newline of ['\n', '\r\n', '\r']) expect(fencedBlocks(lines.join(newline))).toEqual(blocks);
  });

  it('finds a block again, whatever stands in it and around it', () => {
    const anyLine = fc.string({ unit: 'binary' }).map((line) => line.replaceAll(/[\r\n]/g, ''));
    const plain = fc.constantFrom('', 'text', '# title', '- item', '    code', '> said', '| a | b |');
    fc.assert(
      fc.property(
        fc.array(anyLine),
        fc.array(plain),
        fc.array(plain),
        fc.constantFrom('`', '~'),
        fc.nat(3),
        fc.constantFrom('\n', '\r\n'),
        (inner, before, after, mark, indentation, newline) => {
          const runs = inner.flatMap((line) => line.match(/`+|~+/g) ?? []);
          const fence = mark.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
          const blank = ' '.repeat(indentation);
          const block = [`${blank}${fence} x`, ...inner.map((line) => blank + line), blank + fence];
          expect(fencedBlocks([...before, ...block, ...after].join(newline))).toEqual([
            { info: 'x', text: inner.join('\n') },
          ]);
        },
      ),
    );
  });

  it('makes something of any text', () => {
    const piece = fc.constantFrom('```', '~~~', '\n', '\r', ' ', '<!--', '-->', '<pre>', '</pre>', 'x', '>', '`');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        for (const block of fencedBlocks(text)) {
          expect(text.replaceAll(/\r\n|\r/g, '\n')).toContain(block.info);
          expect(block.text.length).toBeLessThan(text.length);
        }
      }),
    );
  });

  it('takes time that grows with the text only', () => {
    const started = performance.now();
    for (const text of ['`', '```\n', '    ```', '<!--', '~~~x', '<pre ', '--', ' '])
      fencedBlocks(text.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
