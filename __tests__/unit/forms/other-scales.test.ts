import { describe, expect, it } from '@jest/globals';
import { joinedForms } from '../../../src/forms/list-forms.ts';
import { otherScales } from '../../../src/forms/number-forms.ts';

describe('otherScales', () => {
  it('moves the point through the significant digits', () => {
    expect(otherScales('4707825375')).toEqual(expect.arrayContaining(['4.707825375', '4707.825375', '0.4707825375']));
    expect(otherScales('73028371570000')).toContain('73028.37157');
  });

  it('leaves short numbers and the number itself alone', () => {
    expect(otherScales('1234567')).toEqual([]);
    expect(otherScales('4.707825375')).not.toContain('4.707825375');
  });
});

describe('joinedForms of lines', () => {
  const lines = (...texts: string[]): { kind: 'string'; text: string }[] =>
    texts.map((text) => ({ kind: 'string', text }));

  it('gives lines with marks in reversed order', () => {
    const forms = joinedForms(lines('>c/<', '>b/<', '>a/<'));
    expect(forms).toContainEqual({ kind: 'string', text: '</a>\n</b>\n</c>', disguise: 'joined reversed' });
  });

  it('leaves a list of names alone', () => {
    const forms = joinedForms(lines('kestrel', 'merlin', 'hobby'));
    expect(forms.filter(({ disguise }) => disguise.includes('reversed'))).toEqual([]);
  });
});
