import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { jsonText } from '../../../src/prose/json-text.ts';
import { pathUri } from '../../../src/prose/uri.ts';
import { inertLine, visible } from '../../../src/prose/visible.ts';
import { fitsProperty, workflowCommand } from '../../../src/prose/workflow-command.ts';

/** Text with more than its share of what matters here. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('::', '##[', '[', '#', ':', '%', '%0A', '\n', '\r', ',', '::error::', '##[error]', ' ', '\u2028'),
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom('\ud800', '\u202e', '\u001b[31m', '\u{e0041}', '😀'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

describe('visible', () => {
  it.each([
    ['right-to-left override', 'a\u202eb', String.raw`a\u202eb`],
    ['isolates', '\u2066a\u2069', String.raw`\u2066a\u2069`],
    ['marks', '\u200e\u200f\u061c', String.raw`\u200e\u200f\u061c`],
    ['zero-width characters', 'a\u200bb\u200cc\u200dd\ufeffe\u2060', String.raw`a\u200bb\u200cc\u200dd\ufeffe\u2060`],
    ['a terminal sequence', '\u001b[31mred\u009b0m', String.raw`\u001b[31mred\u009b0m`],
    ['line breaks and tabs', 'a\nb\rc\td', String.raw`a\nb\rc\td`],
    ['line separators', 'a\u2028b\u2029c\u0085d', String.raw`a\u2028b\u2029c\u0085d`],
    ['null and delete', '\u0000\u007f', String.raw`\u0000\u007f`],
    ['tag characters', '\u{e0041}', String.raw`\u{e0041}`],
    ['format characters that take up room', '\ufff9\u0600', String.raw`\ufff9\u0600`],
    ['a lone surrogate', 'a\ud800b', String.raw`a\ud800b`],
    ['fillers and selectors', '\u3164\ufe0f\u034f', String.raw`\u3164\ufe0f\u034f`],
    ['an old command', '##[error]x', String.raw`#\u0023[error]x`],
    ['overlapping commands', '###[a', String.raw`##\u0023[a`],
    ['nothing of plain text', 'naïve 日本語 😀 std::vec "a" \\n', 'naïve 日本語 😀 std::vec "a" \\n'],
  ])('shows %s', (_, input, expected) => {
    expect(visible(input)).toBe(expected);
  });

  it('leaves nothing invisible and no old command', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(visible(text)).not.toMatch(INVISIBLE);
        expect(visible(text)).not.toContain('##[');
      }),
    );
  });
});

describe('inertLine', () => {
  it.each([
    ['::error::x', String.raw`\u003a:error::x`],
    ['  ::group::x', String.raw`  \u003a:group::x`],
    ['std::vec::new', 'std::vec::new'],
    [': :', ': :'],
  ])('%s', (input, expected) => {
    expect(inertLine(input)).toBe(expected);
  });
});

describe('jsonText', () => {
  it('parses to the same value and shows what is in it', () => {
    fc.assert(
      fc.property(fc.dictionary(hostile, fc.oneof(hostile, fc.array(hostile), fc.integer())), (value) => {
        const text = jsonText(value);
        expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(value));
        expect(text.replaceAll('\n', '')).not.toMatch(INVISIBLE);
        expect(text).not.toContain('##[');
        expect(text.split('\n').some((line) => line.trimStart().startsWith('::'))).toBe(false);
      }),
    );
  });

  it('writes an astral character as a pair', () => {
    expect(jsonText('\u{e0041}')).toBe('"\\udb40\\udc41"\n');
  });
});

describe('pathUri', () => {
  it.each([
    ['src/a b.py', 'src/a%20b.py'],
    ['a:b/c?d#e', 'a%3Ab/c%3Fd%23e'],
    ['100%.txt', '100%25.txt'],
    ['é/日.md', '%C3%A9/%E6%97%A5.md'],
    ['a"b\nc|d<img>::error::.py', 'a%22b%0Ac%7Cd%3Cimg%3E%3A%3Aerror%3A%3A.py'],
    ['\ud800', '%EF%BF%BD'],
  ])('%j', (path, uri) => {
    expect(pathUri(path)).toBe(uri);
  });

  it('decodes to the path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (path) => {
        expect(decodeURIComponent(pathUri(path))).toBe(path);
      }),
    );
  });
});

/** Reads a command as the runner does: first `::`, name, properties up to the next `::`, then the message. */
function parse(line: string): { name: string; properties: Record<string, string>; message: string } {
  expect(line.startsWith('::')).toBe(true);
  const end = line.indexOf('::', 2);
  const head = line.slice(2, end);
  const space = head.indexOf(' ');
  const data = (text: string): string => text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
  const properties = head
    .slice(space + 1)
    .split(',')
    .map((pair): [string, string] => {
      const equals = pair.indexOf('=');
      const value = pair
        .slice(equals + 1)
        .replaceAll('%3A', ':')
        .replaceAll('%2C', ',');
      return [pair.slice(0, equals), data(value)];
    });
  return { name: head.slice(0, space), properties: Object.fromEntries(properties), message: data(line.slice(end + 2)) };
}

describe('workflowCommand', () => {
  it('escapes as the toolkit does', () => {
    expect(workflowCommand('error', { file: 'a,b:c%\n.py', line: 3, title: 't: x' }, '100%\r\nsure, a: b', 'end')).toBe(
      '::error file=a%2Cb%3Ac%25%0A.py,line=3,title=t%3A x::100%25%0D%0Asure, a: b%0Aend',
    );
  });

  it.each([
    ['::error::x', String.raw`\u003a:error::x`],
    ['a ::set-output name=x::y', String.raw`a \u003a:set-output name=x::y`],
    ['a\n  ::anything::', 'a%0A  \\u003a:anything::'],
    ['use std::vec::Vec', 'use std::vec::Vec'],
    ['a ##[error]b', String.raw`a #\u0023[error]b`],
  ])('disarms %j', (message, expected) => {
    expect(workflowCommand('notice', { title: 't' }, message)).toBe(`::notice title=t::${expected}`);
  });

  it('is one line, one command, and the runner reads back what was meant', () => {
    fc.assert(
      fc.property(hostile, hostile, (path, message) => {
        const file = fitsProperty(path) ? path : 'plain.py';
        const line = workflowCommand('warning', { file, line: 7, title: 'anti-cheat: rule' }, message);
        expect(line).not.toMatch(/[\r\n]/);
        expect(line).not.toContain('##[');
        const { name, properties, message: shown } = parse(line);
        expect(name).toBe('warning');
        expect(properties).toEqual({ file, line: '7', title: 'anti-cheat: rule' });
        expect(shown.replaceAll(String.raw`\u003a`, ':').replaceAll(String.raw`\u0023`, '#')).toBe(message);
        expect(shown.split(/\r\n|\r|\n/).some((each) => /^[ \t]*::/.test(each))).toBe(false);
      }),
    );
  });

  it('cuts a message at 4096 characters, between escapes, before its closing line', () => {
    const line = workflowCommand('error', { title: 't' }, '%'.repeat(5000), 'https://x');
    const message = line.slice('::error title=t::'.length);
    expect(message.length).toBeLessThanOrEqual(4096);
    expect(message.length).toBeGreaterThan(4090);
    expect(message).toMatch(/^(?:%25)+…%0Ahttps:\/\/x$/);
  });

  it('cuts no surrogate pair', () => {
    expect(workflowCommand('error', { title: 't' }, '😀'.repeat(5000))).not.toMatch(/\p{Cs}/u);
  });
});

describe('fitsProperty', () => {
  it.each([
    ['src/a.py', true],
    ['a"b\nc|d<img>::error::.py', true],
    ['a##[b', false],
    ['a\u202eb', false],
    ['a\u001bb', false],
    ['x'.repeat(1025), false],
  ])('%j: %s', (path, fits) => {
    expect(fitsProperty(path)).toBe(fits);
  });
});
