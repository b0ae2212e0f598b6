import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { exactOf, product, quotient, sum, textOfExact } from '../../../src/forms/exact-number.ts';
import { dateSerials, numberSpelledBy, significand } from '../../../src/forms/number-forms.ts';

describe('significand', () => {
  it.each([
    ['12.5034', '125034'],
    ['12503.4', '125034'],
    ['-125034000', '125034'],
    ['0.000125034', '125034'],
    ['100000', null],
    ['12.50', null],
    ['12345', null],
    ['0', null],
  ])('%s → %s', (canonical, key) => {
    expect(significand(canonical)).toBe(key);
  });
});

describe('numberSpelledBy', () => {
  it.each([
    ['3.90', '3.9'],
    ['1e3', '1000'],
    ['0x1F', '31'],
    [' 42 ', '42'],
    ['-7', '-7'],
    ['50%', '0.5'],
    ['12.5 %', '0.125'],
    ['4‰', '0.004'],
    ['3/8', '0.375'],
  ])('"%s" is %s', (text, number) => {
    expect(numberSpelledBy(text)).toMatchObject({ kind: 'number', text: number });
  });

  it.each(['', '1,250', '1.250.000', '12 kg', '5d', 'abc', '1/0', '--5', '.', '-', '%', '2024-02-29'])(
    '"%s" is none',
    (text) => {
      expect(numberSpelledBy(text)).toBeNull();
    },
  );
});

describe('dateSerials', () => {
  it('counts days as Python and Excel do', () => {
    // datetime.date(2024, 2, 29): 19782 days since 1970, ordinal 738945, 45351 days since 1899-12-30.
    expect(dateSerials('2024-02-29')).toEqual(
      expect.arrayContaining([
        '19782',
        '738945',
        '45351',
        '43889',
        '60369',
        '2460370',
        '1709164800',
        '1709164800000',
        '20240229',
      ]),
    );
  });

  it.each([
    ['2024-02-29T12:34:56Z', ['1709210096', '1709210096000', '19782', '20240229123456']],
    ['2024-02-29 12:34:56', ['1709210096']],
    ['2024-02-29T13:34:56+01:00', ['1709210096']],
    ['2024-02-29T12:34:56.250Z', ['1709210096.25', '1709210096250', '1709210096250000']],
    ['2024-02-29T12:00Z', ['45351.5', '60369.5']],
    ['0001-01-01', []],
    ['1970-01-01', ['0', '25569', '2440588']],
  ])('%s', (text, serials) => {
    expect(dateSerials(text)).toEqual(expect.arrayContaining(serials));
  });

  it.each(['2024-02-30', '2023-02-29', '2024-13-01', '2024-1-1', 'today', '', '2024-02-29T25:00', '20240229'])(
    '"%s" is no date',
    (text) => {
      expect(dateSerials(text)).toEqual([]);
    },
  );
});

describe('exact numbers', () => {
  const decimal = fc
    .tuple(fc.integer({ min: -99999, max: 99999 }), fc.nat(4))
    .map(([digits, places]) => ({ numerator: BigInt(digits), places }));

  it('adds, multiplies and divides without rounding', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const [left, right] = [a, b].map(({ numerator, places }) =>
          quotient({ numerator, denominator: 1n }, { numerator: 10n ** BigInt(places), denominator: 1n }),
        );
        if (!left || !right) throw new Error('small numbers are within bounds');
        const total = sum(left, right);
        expect(total && sum(total, { ...right, numerator: -right.numerator })).toEqual(left);
        const times = product(left, right);
        if (right.numerator !== 0n) expect(times && quotient(times, right)).toEqual(left);
        expect(exactOf(textOfExact(left) ?? '')).toEqual(left);
      }),
    );
  });
});
