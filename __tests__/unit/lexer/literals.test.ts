import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LexedLanguage } from '../../../src/lexer/language.ts';
import { lexed, literalsOfTokens, literalsOfTree, modulesOf } from './every-language.ts';

/** What source is made of; any order of these must be read without losing a literal. */
const PIECES = [
  'if', 'else', 'elsif', 'unless', 'for', 'while', 'do', 'end', 'then', 'switch', 'match', 'case', 'when', 'default', 'return',
  'throw', 'raise', 'try', 'catch', 'rescue', 'fn', 'def', 'function', 'fun', 'func', 'sub', 'class', 'struct', 'enum', 'impl',
  'let', 'val', 'var', 'my', 'const', 'public', 'static', 'new', 'not', 'in', 'is', 'is not', 'as', 'where', 'guard', 'import',
  'use', 'using', 'echo', 'print', 'true', 'nil', 'x', 'y', 'Foo', 'T', 'assertEquals', 'it', 'init', 'get', 'operator',
  '1', '2.5', '0x1F', '"a"', '"b c"', '"d"', '3', '4', '"#{x}"', '"${x}"', '"$x"', '"\\(x)"', "'e'", '$x', '@x', '@Foo', '#[foo]', ':s',
  '(', ')', '[', ']', '{', '}', '(', ')', '{', '}', ',', ';', ':', '.', '->', '=>', '::', '=', '==', '+', '-', '*', '/', '%', '<', '>',
  '<<', '>>', '&&', '||', '!', '?', '|', '&', '..', '...', '++', '--', '<-', '|>', '?.', '!!', '~', '^', '#', '@', '\\', '`z`', '_',
  '\n', '\n', '\n', '# c\n', '// c\n', '-- c\n', '/* c */', '#define X', '\n#if',
]; // prettier-ignore

async function expectNoLiteralLost(language: LexedLanguage, text: string): Promise<void> {
  const tree = await language.read(text);
  const tokens = literalsOfTokens(language, text);
  const inTree = literalsOfTree(tree);
  // A string that names a module stands in the import.
  const modules = modulesOf(tree).filter((module) => tokens.includes(module));
  const missing = subtract(tokens, inTree);
  expect(subtract(missing, modules)).toEqual([]);
  expect(subtract(inTree, tokens)).toEqual([]);
}

/** The items of a sorted list that another one does not hold, counted. */
function subtract(items: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return items.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

describe('every literal of the tokens stands in the tree once', () => {
  it.each(lexed.map((language) => [language.id, language] as const))('%s', async (_, language) => {
    const sources = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(' '));
    await fc.assert(
      fc.asyncProperty(sources, (text) => expectNoLiteralLost(language, text)),
      { numRuns: 400 },
    );
  });
});

describe('arbitrary text is read', () => {
  it.each(lexed.map((language) => [language.id, language] as const))('%s', async (_, language) => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60, unit: 'grapheme' }), (text) => expectNoLiteralLost(language, text)),
      { numRuns: 200 },
    );
  });
});
