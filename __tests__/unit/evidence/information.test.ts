import { describe, expect, it } from '@jest/globals';
import { carriedBits } from '../../../src/evidence/carried-data.ts';
import { numberBits, textBits } from '../../../src/evidence/information.ts';
import { isRecordId, isTellingFileName, isTestId } from '../../../src/evidence/naming.ts';
import { shapeOfText } from '../../../src/evidence/shape-of-text.ts';
import type { KnownValue, OracleCase } from '../../../src/model/oracle.ts';

const unknown = (): boolean => false;

describe('bits', () => {
  it.each([
    ['0', 1],
    ['2', 1.7],
    ['7', 3],
    ['64', 4],
    ['3600', 4.5],
    ['2024', 6],
    ['404', 4],
    ['1450', 3 * 3.3 + 1],
    ['-97210', 4 * 3.3 + 1 + 1],
    ['1.33826', 6 * 3.3],
  ])('of the number %s are %d', (number, bits) => {
    expect(numberBits(number)).toBeCloseTo(bits);
  });

  it('of words are few when the project speaks them', () => {
    expect(textBits('invoice total', (word) => word !== 'zebra')).toBeCloseTo(4);
    expect(textBits('zebra', (word) => word !== 'zebra')).toBeCloseTo(10.5);
    expect(textBits('x'.repeat(500), unknown)).toBe(11);
    expect(textBits('a1 b2 '.repeat(500), unknown)).toBe(60);
  });
});

describe('the shape of a text', () => {
  it.each([
    ['max_retry-count', 'identifier'],
    ['Content-Type', 'identifier'],
    ['application/vnd.github.v3+json', 'address'],
    ['https://example.com/a?b=1', 'address'],
    ['../src/index', 'address'],
    ['expected a number here', 'prose'],
    ['%s costs %d', 'template'],
    ['ticket-7731/ada-wong', 'data'],
    ['9e41c7d2', 'data'],
  ])('%s is %s', (text, shape) => {
    expect(shapeOfText(text)).toBe(shape);
  });

  it('is found in time that grows with the text, not faster', () => {
    for (const text of ['a'.repeat(200_000), '-'.repeat(200_000), `${'a.'.repeat(100_000)}!`, '/'.repeat(200_000)]) {
      expect(shapeOfText(text)).toEqual(expect.any(String));
    }
  });
});

describe('carried data', () => {
  const value = (text: string, role: KnownValue['role']): KnownValue => ({ kind: 'string', text, role, line: 1 });
  const known: OracleCase = {
    kind: 'assertion',
    name: 't',
    startLine: 1,
    endLine: 1,
    values: [
      value('Ottilie Brandt', 'input'),
      value('W-7731', 'input'),
      value('seal:W-7731/ottilie-brandt', 'expected'),
    ],
  };

  it('counts words and numbers that the test feeds', () => {
    expect(carriedBits('seal:W-7731/ottilie-brandt', known, unknown)).toBeGreaterThan(25);
  });

  it('counts no word that the project speaks, and no text that is the input itself', () => {
    expect(carriedBits('brandt', known, (word) => word === 'brandt')).toBe(0);
    expect(carriedBits('W-7731', { ...known, values: [value('W-7731', 'input')] }, unknown)).toBe(0);
    expect(carriedBits('an order needs a reference', known, unknown)).toBe(0);
  });
});

describe('names', () => {
  it.each([
    ['CASE_17', true],
    ['C-TEST-04', true],
    ['test-user-3', true],
    ['fixture9', true],
    ['latest-2', false],
    ['contest 12', false],
    ['A test of 3 things. Really', false],
  ])('%s is a test id: %s', (text, is) => {
    expect(isTestId(text)).toBe(is);
  });

  it.each([
    ['prices_utf16.csv', true],
    ['data/edge-b.log.2', true],
    ['package.json', false],
    ['docker-compose.yml', false],
    ['.csv', false],
    ['a.b', false],
  ])('%s is a telling file name: %s', (text, is) => {
    expect(isTellingFileName(text)).toBe(is);
  });

  it.each([
    ['9b2f6c1e-4d0a-4c55-8f63-1f7b0c8de911', true],
    ['INV-2024-0117', true],
    ['admin', false],
    ['v2', false],
  ])('%s is a record id: %s', (text, is) => {
    expect(isRecordId(text, unknown)).toBe(is);
  });
});
