import { describe, expect, it } from '@jest/globals';
import type { SourceTree } from '../../../src/model/source.ts';
import { dottedName, walk } from '../../../src/model/traversal.ts';
import { everyLanguage, lexedLanguage, literalsOfTree } from './every-language.ts';

/** Generous for a loaded machine; anything quadratic takes minutes at the full size. */
const LONGEST = 5000;

/** Languages that between them use every part of the lexer; they are read at a size where quadratic time shows. */
const REPRESENTATIVE: ReadonlySet<string> = new Set(['ruby', 'cpp', 'perl', 'php', 'elixir', 'shell']);
const FULL = 0.25;
const SMALL = 0.02;

function hostile(size: number): readonly (readonly [string, string])[] {
  const many = (text: string, count: number): string => text.repeat(Math.ceil(count * size));
  return [
  ['open parentheses', many('(', 100_000)],
  ['open brackets', many('[', 100_000)],
  ['open braces', many('{', 100_000)],
  ['nested calls', `${many('f(', 50_000)}"deep"${many(')', 50_000)}`],
  ['nested blocks', `${many('if (x) {', 20_000)}"deep"${many('}', 20_000)}`],
  ['chained else', 'if (x) { 1 } '.concat(many('else if (y) { 2 } ', 20_000))],
  ['negations', `${many('!', 100_000)}x`],
  ['minus signs', `${many('- ', 100_000)}1`],
  ['a long sum', `x = ${many('"a" + ', 50_000)}"b"`],
  ['a long chain', `x${many('.y(1)', 50_000)}`],
  ['a long ternary', `x = ${many('a ? 1 : ', 30_000)}2`],
  ['one long line', `x = [${many('"abc", 12, ', 80_000)}]`],
  ['opening quotes', `"${many("\\'", 200_000)}`],
  ['apostrophes', many("it's ", 150_000)],
  ['slashes', many('a / b ', 150_000)],
  ['comparisons', many('a < b ', 150_000)],
  ['here-documents without an end', many('<<A1 <<~B2 <<-C3 <<<D4 ', 30_000)],
  ['here-documents on lines of their own', many('x <<AB\n', 60_000)],
  ['percent signs', many('%w( %q{ %( ', 60_000)],
  ['quoted quotes', many("q' qq{ m/ s/ y/ tr/ ", 30_000)],
  ['nested holes', many('"#{"${"\\(', 20_000)],
  ['digits and quotes', `1${many("'", 500_000)}1`],
  ['block comments', many('/* ', 200_000)],
  ['functions', many('fn def function fun func sub ', 30_000)],
  ['classes', many('class struct enum module ', 30_000)],
  ['labels', many('a: b: case default: ', 40_000)],
  ['words', many('alpha beta gamma ', 60_000)],
  ['commands', many('foo bar, baz qux do\n', 20_000)],
  ['substitutions', many('$(echo `a $((', 20_000)],
  ['ends', many('end } ) ] fi esac done ', 40_000)],
  ['dollar quotes', many('$$ $a$ ', 100_000)],
  ['raw marks', many('r#"# R"( $"{ @" ', 40_000)],
]; // prettier-ignore
}

/** Goes through the tree as a consumer does, recursive names included. */
function visit(tree: SourceTree): number {
  let count = 0;
  walk(tree.root, (node) => {
    count++;
    if (node.kind === 'call') dottedName(node.callee);
  });
  return count;
}

describe.each(everyLanguage.map((language) => [language.id, language] as const))('%s', (id, language) => {
  it.each(hostile(REPRESENTATIVE.has(id) ? FULL : SMALL))('reads %s in linear time', async (_name, text) => {
    const start = performance.now();
    const tree = await language.read(text);
    expect(visit(tree)).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(LONGEST);
  });
});

describe('depth', () => {
  it('keeps what is too deep as a flat block and says so', async () => {
    const tree = await lexedLanguage('java').read(`${'f('.repeat(1000)}"deep", 7${')'.repeat(1000)};`);
    expect(tree.hasErrors).toBe(true);
    expect(literalsOfTree(tree)).toEqual(['number 7', 'string deep']);
  });

  it('reads honest nesting without a word', async () => {
    const tree = await lexedLanguage('java').read(`${'f('.repeat(60)}"deep"${')'.repeat(60)};`);
    expect(tree.hasErrors).toBe(false);
  });

  it('bounds the length of a chain', async () => {
    const tree = await lexedLanguage('kotlin').read(`val x = a${'.b("c")'.repeat(5000)}`);
    expect(tree.hasErrors).toBe(true);
    expect(literalsOfTree(tree)).toHaveLength(5000);
  });
});
