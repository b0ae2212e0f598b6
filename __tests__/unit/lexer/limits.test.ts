import { describe, expect, it } from '@jest/globals';
import type { SourceTree } from '../../../src/model/source.ts';
import { dottedName, walk } from '../../../src/model/traversal.ts';
import { everyLanguage } from './every-language.ts';

/** Generous for a loaded machine; anything quadratic takes minutes. */
const LONGEST = 8000;

const HOSTILE: readonly (readonly [string, string])[] = [
  ['open parentheses', '('.repeat(100_000)],
  ['open brackets', '['.repeat(100_000)],
  ['open braces', '{'.repeat(100_000)],
  ['nested calls', `${'f('.repeat(50_000)}"deep"${')'.repeat(50_000)}`],
  ['nested blocks', `${'if (x) {'.repeat(20_000)}"deep"${'}'.repeat(20_000)}`],
  ['chained else', 'if (x) { 1 } '.concat('else if (y) { 2 } '.repeat(20_000))],
  ['negations', `${'!'.repeat(100_000)}x`],
  ['minus signs', `${'- '.repeat(100_000)}1`],
  ['a long sum', `x = ${'"a" + '.repeat(50_000)}"b"`],
  ['a long chain', `x${'.y(1)'.repeat(50_000)}`],
  ['a long ternary', `x = ${'a ? 1 : '.repeat(30_000)}2`],
  ['one long line', `x = [${'"abc", 12, '.repeat(80_000)}]`],
  ['opening quotes', `"${"\\'".repeat(200_000)}`],
  ['apostrophes', "it's ".repeat(150_000)],
  ['slashes', 'a / b '.repeat(150_000)],
  ['comparisons', 'a < b '.repeat(150_000)],
  ['here-documents without an end', '<<A1 <<~B2 <<-C3 <<<D4 '.repeat(30_000)],
  ['here-documents on lines of their own', 'x <<AB\n'.repeat(60_000)],
  ['percent signs', '%w( %q{ %( '.repeat(60_000)],
  ['quoted quotes', "q' qq{ m/ s/ y/ tr/ ".repeat(30_000)],
  ['nested holes', '"#{"${"\\('.repeat(20_000)],
  ['digits and quotes', `1${"'".repeat(500_000)}1`],
  ['block comments', '/* '.repeat(200_000)],
  ['functions', 'fn def function fun func sub '.repeat(30_000)],
  ['classes', 'class struct enum module '.repeat(30_000)],
  ['labels', 'a: b: case default: '.repeat(40_000)],
  ['words', 'alpha beta gamma '.repeat(60_000)],
  ['commands', 'foo bar, baz qux do\n'.repeat(20_000)],
  ['substitutions', '$(echo `a $(('.repeat(20_000)],
  ['ends', 'end } ) ] fi esac done '.repeat(40_000)],
  ['dollar quotes', '$$ $a$ '.repeat(100_000)],
  ['raw marks', 'r#"# R"( $"{ @" '.repeat(40_000)],
]; // prettier-ignore

/** Goes through the tree as a consumer does, recursive names included. */
function visit(tree: SourceTree): number {
  let count = 0;
  walk(tree.root, (node) => {
    count++;
    if (node.kind === 'call') dottedName(node.callee);
  });
  return count;
}

describe.each(everyLanguage.map((language) => [language.id, language] as const))('%s', (_, language) => {
  it.each(HOSTILE)('reads %s in linear time', async (_name, text) => {
    const start = performance.now();
    const tree = await language.read(text);
    expect(visit(tree)).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(LONGEST);
  });
});
