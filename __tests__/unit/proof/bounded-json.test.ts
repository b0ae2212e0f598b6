import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readJson } from '../../../src/proof/bounded-json.ts';

describe('readJson', () => {
  it.each<[string, string, string]>([
    ['nothing', '', 'is no JSON'],
    ['a word', 'none', 'is no JSON'],
    ['a comment', '{} // none', 'is no JSON'],
    ['a trailing comma', '[1,]', 'is no JSON'],
    ['a cut off string', '{"a": "b', 'is no JSON'],
    ['a cut off escape', String.raw`"\u00`, 'is no JSON'],
    ['two values', '{} {}', 'is no JSON'],
    ['a key twice', '{"a": 1, "b": 2, "a": 1}', 'says `a` twice in one object'],
    ['a key twice, once escaped', String.raw`{"a": 1, "\u0061": 2}`, 'says `a` twice'],
    ['a key twice deep inside', '[{"x": [{"b": 1, "b": 2}]}]', 'says `b` twice'],
    ['a key again behind a list', '{"a": ["x", {"y": 1}], "a": 1}', 'says `a` twice'],
    ['the empty key twice', '{"": 1, "": 2}', 'says `` twice'],
    ['a hostile key twice', '{"\u202e": 1, "\u202e": 2}', 'says `\uFFFD` twice'],
    ['17 levels', '['.repeat(17) + ']'.repeat(17), 'is nested deeper than 16 levels'],
    ['a million levels', '[{"a":'.repeat(500_000), 'is nested deeper than 16 levels'],
  ])('refuses %s', (_, text, reason) => {
    const reading = readJson(text);
    expect(reading).toMatchObject({ kind: 'broken' });
    expect(reading.kind === 'broken' ? reading.reason : '').toContain(reason);
  });

  it.each<[string, string]>([
    ['one key in two objects', '[{"a": 1}, {"a": {"a": 2}}]'],
    ['a text equal to a key', '{"a": "a", "b": ["a", "a", "b"]}'],
    ['brackets and quotes in texts', String.raw`{"a": "{[\"}]\\", "b": "\\\""}`],
    ['16 levels', '['.repeat(16) + ']'.repeat(16)],
    ['many brackets side by side', `[${'[],'.repeat(50)}[]]`],
    ['a key that objects inherit', '{"__proto__": 1, "constructor": 2}'],
  ])('reads %s', (_, text) => {
    expect(readJson(text)).toEqual({ kind: 'value', value: JSON.parse(text) as unknown });
  });

  it('reads back what was written', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), fc.constantFrom(0, 2), (value, indentation) => {
        const text = JSON.stringify(value, null, indentation);
        expect(readJson(text)).toEqual({ kind: 'value', value: JSON.parse(text) as unknown });
      }),
    );
  });

  it('finds every key that stands twice', () => {
    const entry = fc.tuple(fc.string(), fc.jsonValue({ maxDepth: 3 }));
    fc.assert(
      fc.property(
        fc.uniqueArray(entry, { minLength: 1, selector: ([key]) => key }),
        fc.nat(),
        fc.nat(),
        (entries, which, where) => {
          const members = entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
          const [key] = entries[which % entries.length] ?? [''];
          const again = members.toSpliced(where % (members.length + 1), 0, `${JSON.stringify(key)}: 0`);
          expect(readJson(`{${members.join(', ')}}`).kind).toBe('value');
          expect(readJson(`[{${again.join(', ')}}]`).kind).toBe('broken');
        },
      ),
    );
  });

  it('agrees with JSON.parse on what is JSON', () => {
    const piece = fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', 'a', '1', ' ', '"k"', '\\u0061');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join('');
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        if (readJson(text).kind === 'value') expect(isJson).toBe(true);
        else if (isJson) expect(readJson(text)).toMatchObject({ reason: expect.stringMatching(/twice/) });
      }),
      { numRuns: 2000 },
    );
  });
});
