import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { UserError } from '../../../src/model/problem.ts';
import { builtInConfig, parseConfig, parseConfigBytes } from '../../../src/policy/parse.ts';

const path = '.github/anti-cheat.yml';

function errorOf(read: () => unknown): Error {
  try {
    read();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('nothing was thrown');
}

describe('parseConfig', () => {
  it('reads nothing as the built-in policy', () => {
    for (const text of ['', '\n', '# nothing\n', '---\n', '{}', 'null']) {
      expect(parseConfig(text, path, [])).toEqual(builtInConfig());
    }
  });

  it('gives no two callers the same lists', () => {
    expect(builtInConfig().rules).not.toBe(builtInConfig().rules);
  });

  it('names the file, the line and at most five problems', () => {
    const keys = Array.from({ length: 8 }, (_, index) => `wrong${index}: 1`).join('\n');
    const lines = errorOf(() => parseConfig(keys, path, [])).message.split('\n');
    expect(lines[0]).toBe(`${path} has 8 problems:`);
    expect(lines.slice(1, 6).map((line, index) => line.includes(`\`wrong${index}\` on line ${index + 1}`))).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    expect(lines[6]).toBe('- and 3 more');
    expect(lines).toHaveLength(7);
  });

  // Each of these takes a recursive reader down, or keeps it busy for minutes.
  it.each<[string, string]>([
    ['nested lists', '['.repeat(120_000)],
    ['nested mappings', '{a: '.repeat(60_000)],
    ['nested dashes', `${'- '.repeat(100_000)}x`],
    ['nested questions', '? '.repeat(100_000)],
    ['nested colons', 'a: '.repeat(80_000)],
    ['deep indentation', Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
    ['many keys', Array.from({ length: 25_000 }, (_, index) => `k${index}: 1`).join('\n')],
    ['many documents', '---\n'.repeat(60_000)],
    ['many anchors', Array.from({ length: 9000 }, (_, index) => `- &a${index} x`).join('\n')],
    ['many repeated keys', 'a: 1\n'.repeat(9000)],
    ['one long key', `${'k'.repeat(250_000)}: 1`],
    ['one long quote', `preset: "${'\\x41'.repeat(60_000)}"`],
    ['blank lines in a quote', `preset: "${'\n'.repeat(200_000)}"`],
    ['unclosed quote', `preset: "${'a '.repeat(100_000)}`],
    ['too long', ' '.repeat(256 * 1024 + 1)],
  ])('ends on %s', (_, text) => {
    const started = performance.now();
    const error = errorOf(() => parseConfig(text, path, []));
    expect(error).toBeInstanceOf(UserError);
    expect(error.message.length).toBeLessThan(1500);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('throws nothing but sentences, whatever the text', () => {
    const word = fc.constantFrom(
      'preset',
      'tests',
      'rules',
      'allow',
      'limits',
      'strict',
      'off',
      ':',
      ' ',
      '\n',
      '  ',
      '- ',
      '[',
      ']',
      '{',
      '}',
      '&a',
      '*a',
      '!x',
      '"',
      "'",
      '|',
      '>',
      '#',
      '?',
      '%',
      '---',
      '\t',
      '<<',
      '__proto__',
      '1',
      '~',
      '\\',
      ',',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word, { maxLength: 30 }).map((words) => words.join('')),
        ),
        (text) => {
          try {
            parseConfig(text, path, []);
          } catch (error) {
            expect(error).toBeInstanceOf(UserError);
            expect((error as Error).message).toContain(path);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('reads back what was written as JSON, which is YAML', () => {
    fc.assert(
      fc.property(
        fc.record({
          preset: fc.constantFrom('recommended' as const, 'strict' as const),
          enforce: fc.boolean(),
          keywords: fc.array(fc.string({ maxLength: 50 }).filter((text) => /\S/u.test(text))),
          limits: fc.record({ needles: fc.integer({ min: 10, max: 50_000 }) }),
        }),
        (file) => {
          const { preset, enforce, keywords, limits } = parseConfig(JSON.stringify(file), path, []);
          expect({ preset, enforce, keywords, limits: { needles: limits.needles } }).toEqual(file);
        },
      ),
    );
  });

  it('never makes a key of an object of the file', () => {
    expect(() => parseConfig('rules:\n  constructor: off\n', path, ['test-modified'])).toThrow('unknown rule');
    expect(({} as Record<string, unknown>)['off']).toBeUndefined();
  });
});

describe('parseConfigBytes', () => {
  it('refuses what is no UTF-8', () => {
    const bytes = Uint8Array.from([0x70, 0xff, 0xfe]);
    expect(() => parseConfigBytes(bytes, path, [])).toThrow(`${path} is not UTF-8 text`);
  });

  it('counts bytes, not characters', () => {
    const bytes = new TextEncoder().encode(`#${'ü'.repeat(140_000)}`);
    expect(() => parseConfigBytes(bytes, path, [])).toThrow('larger than 256 KiB');
  });
});
