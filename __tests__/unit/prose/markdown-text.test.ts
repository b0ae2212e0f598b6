import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { codeSpan, markdownText, tableCell } from '../../../src/prose/markdown-text.ts';
import { visible } from '../../../src/prose/visible.ts';

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('`', '``', '\\', '|', '<b>', '@you', '#1', '[a](b)', '![a](b)', 'http://c.d', 'www.e', '*', '_'),
      fc.constantFrom(' ', '\n', '&lt;', '&', '(', ')', '"', '.', '-', '$', '~', ':x:', 'GH-3', 'word'),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(''));

/** What CommonMark makes of inline code: text outside of code spans, and the contents of the spans. */
function readSpans(markdown: string): { outside: string; spans: readonly string[] } {
  let outside = '';
  const spans: string[] = [];
  let rest = markdown;
  for (let open = /`+/.exec(rest); open; open = /`+/.exec(rest)) {
    const fence = open[0];
    const after = rest.slice(open.index + fence.length);
    const close = [...after.matchAll(/`+/g)].find(([run]) => run === fence);
    outside += rest.slice(0, open.index);
    if (close) {
      const content = after.slice(0, close.index);
      const isPadded = content.startsWith(' ') && content.endsWith(' ') && content.trim() !== '';
      spans.push(isPadded ? content.slice(1, -1) : content);
      rest = after.slice(close.index + fence.length);
    } else {
      outside += fence;
      rest = after;
    }
  }
  return { outside: outside + rest, spans };
}

describe('codeSpan', () => {
  it.each([
    ['plain.py', '`plain.py`'],
    ['a`b', '``a`b``'],
    ['a``b', '`a``b`'],
    ['`a`', '`` `a` ``'],
    [' a ', '`  a  `'],
    ['a\nb', '`a\\nb`'],
    ['', ''],
  ])('%j', (text, expected) => {
    expect(codeSpan(text)).toBe(expected);
  });

  it('is one span that shows the text, whatever it holds', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        fc.pre(visible(text).trim() !== '');
        expect(readSpans(codeSpan(text))).toEqual({ outside: '', spans: [visible(text)] });
      }),
    );
  });
});

describe('markdownText', () => {
  it.each([
    ['a mention', 'ask @octocat, please', 'ask `@octocat`, please'],
    ['a reference', 'see #123 and GH-7.', 'see `#123` and `GH-7`.'],
    [
      'an address',
      'go to https://evil.example/x or www.evil.example!',
      'go to `https://evil.example/x` or `www.evil.example`!',
    ],
    ['a mail address', 'mail a@b.c', 'mail `a@b.c`'],
    ['HTML', 'x <img src=x> y', 'x `<img` `src=x>` y'],
    ['an entity', 'a &lt; b', 'a &amp;lt; b'],
    ['a link', '[click](x)', '`[click](x`)'],
    ['emphasis', '**a** _b_ ~~c~~', '`**a**` `_b_` `~~c~~`'],
    ['a formula', 'costs $5', 'costs `$5`'],
    ['a table cell', 'a|b', '`a|b`'],
    ['a commit', 'in 9c1185a5c5e9', 'in `9c1185a5c5e9`'],
    ['an emoji name', 'so :tada: it is: yes', 'so `:tada`: it is: yes'],
    ['code that the sentence quotes', 'compares with `x == "a b"` now', 'compares with `x == "a b"` now'],
    ['an unpaired backtick', 'a ` b', 'a `` ` `` b'],
    ['a line break', 'a\nb', '`a\\nb`'],
    [
      'plain prose',
      'It returns "hello", 90.5% (or 3) at 60/100: why?',
      'It returns "hello", 90.5% (or 3) at 60/100: why?',
    ],
  ])('%s', (_, text, expected) => {
    expect(markdownText(text)).toBe(expected);
  });

  it('leaves no markup outside of code spans', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { outside } = readSpans(markdownText(text));
        expect(outside).not.toMatch(/[<>@#$\\`[\]|*_~\n]|:\/\/|www\./);
        expect(outside.replaceAll('&amp;', '')).not.toContain('&');
      }),
    );
  });
});

describe('tableCell', () => {
  it('escapes every pipe, and spells out one that a backslash precedes', () => {
    expect(tableCell('`a|b`')).toBe('`a\\|b`');
    expect(tableCell('`a\\|b`')).toBe('`a\\\\u007cb`');
  });

  it('leaves no pipe that ends a cell', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const cell of [tableCell(markdownText(text)), tableCell(codeSpan(text))]) {
          expect(cell).not.toMatch(/(?:^|[^\\])\|/);
          expect(cell).not.toContain(String.raw`\\|`);
        }
      }),
    );
  });
});
