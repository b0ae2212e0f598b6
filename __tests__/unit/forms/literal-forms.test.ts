import { gzipSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { decodedForms } from '../../../src/forms/literal-forms.ts';

const PARCEL = 'The parcel weighs 12.75 kg';

/** Disguises under which a literal says the text. */
function disguisesOf(literal: string, said: string): readonly string[] {
  return decodedForms('string', literal)
    .filter(({ text }) => text === said)
    .map(({ disguise }) => disguise);
}

describe('decodedForms', () => {
  it.each([
    ['base64', 'VGhlIHBhcmNlbCB3ZWlnaHMgMTIuNzUga2c='],
    ['base64', 'VGhlIHBhcmNlbCB3ZWlnaHMgMTIuNzUga2c'],
    ['base64', 'data:text/plain;base64,VGhlIHBhcmNlbCB3ZWlnaHMgMTIuNzUga2c='],
    ['base64', 'VGhlIHBhcmNlbCB3\nZWlnaHMgMTIuNzUga2c=\n'],
    ['base64 of zlib', 'eJwLyUhVKEgsSk7NUShPzUzPKFYwNNIzN1XITgcAeXoIbw=='],
    ['base64 of gzip', 'H4sIAAAAAAACAwvJSFUoSCxKTs1RKE/NTM8oVjA00jM3VchOBwBmKIgRGgAAAA=='],
    ['base64 of base64 of zlib', 'ZUp3THlVaFZLRWdzU2s3TlVTaFB6VXpQS0ZZd05OSXpOMVhJVGdjQWVYb0lidz09'],
    ['base64 of UTF-16', 'VABoAGUAIABwAGEAcgBjAGUAbAAgAHcAZQBpAGcAaABzACAAMQAyAC4ANwA1ACAAawBnAA=='],
    ['base64 of XOR-masked', 'DjI/eio7KDk/NnotPzM9Mil6a2h0bW96MT0='],
    ['base64 of reversed', Buffer.from(Array.from(PARCEL).reverse().join('')).toString('base64')],
    ['reversed base64', '=c2agUzNuITMgMHanlWZ3BCblNmchBHIlhGV'],
    ['hex', '5468652070617263656c207765696768732031322e3735206b67'],
    ['hex', '54 68 65 20 70 61 72 63 65 6c 20 77 65 69 67 68 73 20 31 32 2e 37 35 20 6b 67'],
    ['hex of zlib', '789c0bc9485528482c4a4ecd51284fcd4ccf28563034d2333755c84e0700797a086f'],
    ['base32', 'KRUGKIDQMFZGGZLMEB3WK2LHNBZSAMJSFY3TKIDLM4======'],
    ['base85', 'RA^-&aA9&|Wo#gKWoc(<b09G?E;ltGYi9'],
    ['ascii85', '<+ohcE+*csAS`K5ASGdjF!*1m/iPX1CM*'],
    ['reversed', 'gk 57.21 shgiew lecrap ehT'],
    ['rot13', 'Gur cnepry jrvtuf 12.75 xt'],
    ['percent-encoded', 'The%20parcel%20weighs%2012%2E75%20kg'],
    ['html entities', 'The&#32;parcel&#x20;weighs 12&#46;75 kg'],
    ['escape sequences', '\\u0054he \\x70arcel weighs 12.75 kg'],
    ['quoted-printable', 'The=20parcel=20weighs=2012.75=20kg'],
    ['character codes', '84 104 101 32 112 97 114 99 101 108 32 119 101 105 103 104 115 32 49 50 46 55 53 32 107 103'],
    ['binary digits', Array.from(PARCEL, (each) => each.charCodeAt(0).toString(2).padStart(8, '0')).join(' ')],
    ['invisible characters', 'The par\u200Bcel weighs\u2060 12.75 kg'],
    ['lookalike letters', 'The p\u0430rcel w\u0435ighs 12.75 kg'],
  ])('reads %s', (disguise, literal) => {
    expect(disguisesOf(literal, PARCEL)).toEqual([disguise]);
  });

  it('reads JSON inside a text', () => {
    expect(disguisesOf(JSON.stringify('two\nlines'), 'two\nlines')).toEqual(['JSON text']);
  });

  it.each([
    ['3.90', '3.9', 'number as text'],
    ['1e3', '1000', 'number as text'],
    ['50%', '0.5', 'other scale'],
    ['7/8', '0.875', 'fraction'],
  ])('reads the number that "%s" spells', (literal, text, disguise) => {
    expect(decodedForms('string', literal)).toContainEqual({ kind: 'number', text, disguise });
  });

  it('reads the bytes of a number in both orders', () => {
    const form = { kind: 'string', text: 'Zebra-77', disguise: 'bytes of a number' };
    expect(decodedForms('number', '6513720679457437495')).toContainEqual(form);
    expect(decodedForms('number', '3978698692359251290')).toContainEqual(form);
    expect(decodedForms('number', '4294967296')).toEqual([]);
    expect(decodedForms('number', '-12.5')).toEqual([]);
  });

  it.each([
    'getElementById',
    'maxRetriesConfig',
    'application/json',
    'd41d8cd98f00b204e9800998ecf8427e',
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    '20240229123456',
    '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
    'https://example.org/a?b=c&d=e',
    'SGVsbG8',
    'an ordinary sentence, with a comma',
  ])('finds nothing but reversal and rot13 in "%s"', (literal) => {
    const strict = decodedForms('string', literal).filter(
      ({ kind, disguise }) => kind === 'string' && disguise !== 'reversed' && disguise !== 'rot13',
    );
    expect(strict).toEqual([]);
  });

  it('finds every text again behind base64, hex and compression', () => {
    const letter = fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789 ,.'));
    const text = fc.array(letter, { minLength: 12, maxLength: 80 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(
        text.filter((each) => /[a-z\d]{6}/i.test(each) && (each.match(/[a-z\d ]/gi)?.length ?? 0) > each.length * 0.8),
        (said) => {
          const bytes = Buffer.from(said);
          for (const literal of [
            bytes.toString('base64'),
            bytes.toString('base64url'),
            bytes.toString('hex'),
            deflateSync(bytes).toString('base64'),
            gzipSync(bytes).toString('hex'),
            Array.from(bytes.toString('base64')).reverse().join(''),
          ])
            expect(decodedForms('string', literal).map((form) => form.text)).toContain(said);
        },
      ),
    );
  });

  it('never gives the literal itself, nor a form twice, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 })), (literal) => {
        const forms = decodedForms('string', literal);
        const keys = forms.map(({ kind, text }) => `${kind}:${text}`);
        expect(keys).not.toContain(`string:${literal}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(forms.every(({ disguise }) => disguise !== '')).toBe(true);
      }),
    );
  });

  it('does not unpack a decompression bomb', () => {
    const bomb = deflateSync(Buffer.alloc(50_000_000, 'a')).toString('base64');
    expect(decodedForms('string', bomb).every(({ text }) => text.length <= 256 * 1024)).toBe(true);
    const nested = deflateSync(deflateSync(Buffer.alloc(50_000_000, 'a'))).toString('base64');
    expect(decodedForms('string', nested).some(({ text }) => text.startsWith('aaaa'))).toBe(false);
  });

  it('stops after three decodings within each other', () => {
    const wrap = (text: string): string => Buffer.from(text).toString('base64');
    expect(disguisesOf(wrap(wrap(wrap(PARCEL))), PARCEL)).toEqual(['base64 of base64 of base64']);
    expect(disguisesOf(wrap(wrap(wrap(wrap(PARCEL)))), PARCEL)).toEqual([]);
  });
});
