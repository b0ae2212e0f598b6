import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withMarkedSection } from '../../../src/setup/marked-section.ts';

const block = '<!-- anti-cheat:contract -->\nnew\n<!-- /anti-cheat:contract -->';

function textAfter(text: string, section: string): string | null {
  const marked = withMarkedSection(text, section);
  return marked.kind === 'written' ? marked.text : null;
}

describe('withMarkedSection', () => {
  it.each([
    ['an empty file', '', `${block}\n`],
    ['a file that ends with a newline', 'a\n', `a\n\n${block}\n`],
    ['a file that does not', 'a', `a\n\n${block}\n`],
    [
      'an old section',
      'a\r\n<!-- anti-cheat:contract -->\nold\n<!-- /anti-cheat:contract -->\r\nb',
      `a\r\n${block}\r\nb`,
    ],
  ])('goes into %s', (_, before, after) => {
    expect(textAfter(before, '\nnew\n\n')).toBe(after);
  });

  it.each([
    ['only the first', '<!-- anti-cheat:contract -->'],
    ['only the last', '<!-- /anti-cheat:contract -->'],
    ['in the wrong order', '<!-- /anti-cheat:contract --><!-- anti-cheat:contract -->'],
    ['twice', `${block}\n${block}`],
  ])('leaves a file alone whose markers are %s', (_, text) => {
    expect(withMarkedSection(text, 'new').kind).toBe('broken');
  });

  it('keeps every byte around it, and does nothing the second time', () => {
    const text = fc.string({ unit: 'binary' }).filter((one) => !one.includes('anti-cheat:contract'));
    fc.assert(
      fc.property(text, text, (before, section) => {
        const once = textAfter(before, section) ?? '';
        expect(once.startsWith(before)).toBe(true);
        expect(withMarkedSection(once, section)).toEqual({ kind: 'unchanged' });
        const renewed = textAfter(once, 'another section of the file') ?? '';
        expect(renewed.startsWith(before)).toBe(true);
      }),
    );
  });
});
