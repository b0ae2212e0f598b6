import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { compilePattern, fitsOnly } from '../../../src/forms/pattern.ts';

describe('fitsOnly', () => {
  it.each([
    ['^Order #4711$', 'Order #4711'],
    ['Order #4711', 'Order #4711'],
    ['^[Oo]rder #47\\d\\d$', 'Order #4711'],
    ['^Order\\s+#47(\\d+)$', 'Order #4711'],
    ['^Ord.*4711$', 'Order #4711'],
    ['/^order #4711$/i', 'order #4711'],
    ['^(?:Order) #(?<id>4711)$', 'Order #4711'],
    ['^Or{1}der #4{1,3}7?11\\Z', 'Order #4711'],
    ['^\\x4frder \\u00234711$', 'Order #4711'],
    ['^(ab){4}$', 'abababab'],
    ['^(ab)+$', 'abababab'],
    ['^a\\.b\\.c\\.example$', 'a.b.c.example'],
  ])('%s is nearly "%s"', (source, text) => {
    expect(fitsOnly(source, text)).toBe(true);
  });

  it.each([
    ['a format', '^ORD-\\d{4}-\\d{5}$', 'ORD-2024-00017'],
    ['a format with words', '^(\\w+) #(\\d+)$', 'Order #4711'],
    ['a word and a number', '^Order\\s+#(\\d+)$', 'Order #4711'],
    ['another text', '^Order #4712$', 'Order #4711'],
    ['part of the text', 'Order', 'Order #4711'],
    ['a choice', '^Order #4711|Order #4712$', 'Order #4711'],
    ['a choice in a group', '^(Order|Parcel|Letter) #\\d+$', 'Order #4711'],
    ['look-ahead', '^(?=Order)Order #4711$', 'Order #4711'],
    ['a backreference', '^(O)rder #4711\\1$', 'Order #4711O'],
    ['an inline flag', '(?i)^order #4711$', 'Order #4711'],
    ['a class', '^[A-Za-z]+ #[0-9]+$', 'Order #4711'],
    ['a negated class', '^Or[^x][^x]r [^x]4[^x]11$', 'xrder'],
    ['a short text', '^abc$', 'abc'],
    ['bad syntax', '^Order (#4711$', 'Order (#4711'],
    ['a bad class', '[Order #4711', '[Order #4711'],
    ['a dangling quantifier', '*Order', '*Order'],
  ])('is not so for %s', (_what, source, text) => {
    expect(fitsOnly(source, text)).toBe(false);
  });

  it('agrees with the engine of JavaScript about what fits', () => {
    const atom = fc.constantFrom('a', 'b', '[ab]', '[^a]', '.', '\\d', '(ab)', '(?:a|b)', '(b?a)', '1');
    const part = fc
      .tuple(atom, fc.constantFrom('', '', '?', '*', '+', '{2}', '{1,3}', '*?'))
      .map((pair) => pair.join(''));
    const source = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => `aab${parts.join('')}`);
    const text = fc.array(fc.constantFrom('a', 'b', '1'), { maxLength: 4 }).map((letters) => `aab${letters.join('')}`);
    fc.assert(
      fc.property(source, text, (pattern, given) => {
        const fits = compilePattern(pattern)?.(given) ?? false;
        // What we call near must at least match; the share of literals may turn a match down.
        if (fits) expect(new RegExp(`^(?:${pattern})$`).test(given)).toBe(true);
      }),
    );
  });

  it('says yes to every text that is escaped', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4, maxLength: 40 }), (text) => {
        expect(fitsOnly(text.replaceAll(/[\\^$.*+?()[\]{}|/#~]/g, '\\$&'), text)).toBe(true);
      }),
    );
  });

  it.each([
    ['nested quantifiers', '^((a*)*)*b$', `${'a'.repeat(1500)}c`],
    ['nested counts', '((a{900}){900}){900}', 'a'.repeat(1000)],
    ['empty groups', '(((((((){999}){999}){999}){999}){999}){999})', 'aaaa'],
    ['many groups', '('.repeat(1999), 'aaaa'],
    ['alternatives without end', `^(${'a|'.repeat(900)}a)*b$`, `${'a'.repeat(1500)}c`],
    ['optional runs', `^${'a?'.repeat(400)}${'a'.repeat(400)}c$`, 'a'.repeat(1400)],
    ['delimiters', '/'.repeat(2000), '/'.repeat(100)],
  ])('stays quick on %s', (_what, source, text) => {
    const start = performance.now();
    expect(fitsOnly(source, text)).toBe(false);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
