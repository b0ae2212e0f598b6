import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { foldList, foldLiteral } from '../../../src/forms/arithmetic.ts';
import type { SyntaxNode } from '../../../src/model/source.ts';
import { binary, call, id, num, str } from '../assertions/nodes.ts';
import { expression } from './expressions.ts';

const PARCEL = 'The parcel weighs 12.75 kg';

describe('numbers', () => {
  it.each([
    ['python', '1.5 * 60 * 1000', '90000', 'computed'],
    ['python', '(1 + 2) * 3', '9', 'computed'],
    ['python', '-5 ** 2', '-25', 'computed'],
    ['python', '7 / 2', '3.5', 'computed'],
    ['python', '7 // 2', '3', 'computed'],
    ['python', '-7 // 2', '-4', 'computed'],
    ['python', '17 % 5', '2', 'computed'],
    ['python', '0.1 + 0.2', '0.3', 'computed'],
    ['python', '1 / 3', '0.3333333333333333', 'computed'],
    ['python', '(1 << 20) | 5', '1048581', 'computed'],
    ['python', '0xF0 ^ 0x0F', '255', 'computed'],
    ['python', '~41', '-42', 'computed'],
    ['python', '-5', '-5', ''],
    ['python', 'Decimal("12.50")', '12.5', ''],
    ['python', 'int("4711")', '4711', ''],
    ['python', 'int("2a", 16)', '42', 'other base'],
    ['python', 'Fraction(3, 8)', '0.375', 'computed'],
    ['python', 'round(2.675, 1)', '2.7', 'computed'],
    ['python', 'sum([40, 2])', '42', 'computed'],
    ['python', 'len("abcdefg")', '7', 'computed'],
    ['python', 'ord("A")', '65', ''],
    ['javascript', 'Number("3.90")', '3.9', ''],
    ['javascript', 'parseInt("zz", 36)', '1295', 'other base'],
    ['javascript', 'BigInt("9007199254740993")', '9007199254740993', ''],
    ['javascript', '10n ** 21n', '1000000000000000000000', 'computed'],
    ['javascript', '-5 >>> 0', '4294967291', 'computed'],
    ['javascript', 'Math.floor(99.9)', '99', 'computed'],
    ['javascript', 'Math.pow(2, 10)', '1024', 'computed'],
    ['javascript', '"abcdefg".length', '7', 'computed'],
    ['javascript', 'JSON.parse("12.50")', '12.5', 'JSON text'],
    ['rust', '3 as f64 * 2.5', '7.5', 'computed'],
    ['java', 'new BigDecimal("1.50")', '1.5', ''],
  ])('%s: %s', async (language, source, text, disguise) => {
    expect(foldLiteral(await expression(language, source))).toEqual({ kind: 'number', text, disguise });
  });

  it('divides whole numbers as the language does', async () => {
    const node = await expression('go', '7 / 2');
    expect(foldLiteral(node, 'integer')?.text).toBe('3');
    expect(foldLiteral(node, 'exact')?.text).toBe('3.5');
    expect(foldLiteral(await expression('go', '7.0 / 2.5'), 'integer')?.text).toBe('2.8');
  });

  it('computes what JavaScript computes with whole numbers', () => {
    const whole = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(whole, whole, fc.constantFrom('+', '-', '*', '&', '|', '^'), (a, b, operator) => {
        const results: Record<string, number> = {
          '+': a + b,
          '-': a - b,
          '*': a * b,
          '&': a & b,
          '|': a | b,
          '^': a ^ b,
        };
        const found = foldLiteral(binary(num(String(a)), operator, num(String(b))));
        expect(found?.text).toBe(String((results[operator] ?? NaN) + 0));
      }),
    );
  });
});

describe('texts', () => {
  it.each([
    ['python', '"Kes" + "trel"', 'Kestrel', 'concatenated'],
    ['python', '"ab" * 3', 'ababab', 'computed'],
    ['python', '"lertseK"[::-1]', 'Kestrel', 'reversed'],
    ['python', '"..Kestrel.."[2:9]', 'Kestrel', 'computed'],
    ['python', '"Kestrel!!!"[:-3]', 'Kestrel', 'computed'],
    ['python', '"Kestrel"[3:]', 'trel', 'computed'],
    ['python', '"Kxexsxtxrxexlx"[::2]', 'Kestrel', 'computed'],
    ['python', '"".join(reversed("lertseK"))', 'Kestrel', 'reversed'],
    ['python', '"-".join(["a", "b", "c"])', 'a-b-c', 'joined'],
    ['python', '"".join(chr(c) for c in [75, 101, 115])', 'Kes', 'character codes'],
    ['python', '"".join(chr(c - 7) for c in [82, 108, 122])', 'Kes', 'character codes'],
    ['python', '"".join(map(chr, [75, 101, 115]))', 'Kes', 'character codes'],
    ['python', '"".join(chr(ord(c) + 1) for c in "Jdr")', 'Kes', 'character codes'],
    ['python', 'bytes(c ^ 2 for c in b"Igqvpgn").decode()', 'Kestrel', 'character codes'],
    ['python', 'bytes([75, 101, 115]).decode("ascii")', 'Kes', 'character codes'],
    ['python', 'bytes.fromhex("4b6573").decode()', 'Kes', 'hex'],
    ['python', 'base64.b64decode("S2VzdHJlbA==").decode()', 'Kestrel', 'base64'],
    [
      'python',
      'zlib.decompress(base64.b64decode("eJwLyUhVKEgsSk7NUShPzUzPKFYwNNIzN1XITgcAeXoIbw==")).decode()',
      PARCEL,
      'base64 of zlib',
    ],
    [
      'python',
      'zlib.decompress(base64.b64decode("C8lIVShILEpOzVEoT81MzyhWMDTSMzdVyE4HAA=="), -15).decode()',
      PARCEL,
      'base64 of deflate',
    ],
    ['python', 'codecs.decode("Xrfgery", "rot13")', 'Kestrel', 'rot13'],
    ['python', '"%s-%03d" % ("Kestrel", 7)', 'Kestrel-007', 'concatenated'],
    ['python', '"{}-{}".format("Kes", 44)', 'Kes-44', 'concatenated'],
    ['python', 'f"{40 + 2} kg"', '42 kg', 'concatenated'],
    ['python', '"kestrel".upper()', 'KESTREL', 'computed'],
    ['python', '"K#e#s".replace("#", "")', 'Kes', 'computed'],
    ['javascript', '"lertseK".split("").reverse().join("")', 'Kestrel', 'reversed'],
    ['javascript', '[..."lertseK"].reverse().join("")', 'Kestrel', 'reversed'],
    ['javascript', 'atob("S2VzdHJlbA==")', 'Kestrel', 'base64'],
    ['javascript', 'Buffer.from("S2VzdHJlbA==", "base64").toString("utf8")', 'Kestrel', 'base64'],
    ['javascript', 'Buffer.from("4b6573", "hex").toString()', 'Kes', 'hex'],
    ['javascript', 'String.fromCharCode(75, 101, 115)', 'Kes', 'character codes'],
    ['javascript', 'String.fromCharCode(...[75, 101, 115])', 'Kes', 'character codes'],
    ['javascript', '[75, 101, 115].map(c => String.fromCharCode(c)).join("")', 'Kes', 'character codes'],
    ['javascript', '[76, 103, 118].map((c, i) => String.fromCharCode(c - i - 1)).join("")', 'Kes', 'character codes'],
    ['javascript', 'decodeURIComponent("%4Bes")', 'Kes', 'percent-encoded'],
    ['javascript', 'JSON.parse("\\"Kes\\"")', 'Kes', 'JSON text'],
    ['javascript', '"ab".repeat(3)', 'ababab', 'computed'],
    ['javascript', '(77053656931).toString(36)', 'zebra77', 'other base'],
    ['javascript', '(12.5).toFixed(2)', '12.50', 'computed'],
    ['javascript', '`Kes${"trel"}`', 'Kestrel', 'concatenated'],
    ['javascript', '`Kestrel`', 'Kestrel', ''],
    ['go', 'strings.Repeat("ab", 3)', 'ababab', 'computed'],
    ['go', 'strings.Join([]string{"a", "b"}, "+")', 'a+b', 'joined'],
    ['go', 'string([]byte{75, 101, 115})', 'Kes', 'character codes'],
    ['ruby', '"lertseK".reverse', 'Kestrel', 'reversed'],
    ['ruby', '["4b6573"].pack("H*")', 'Kes', 'hex'],
    ['ruby', '[75, 101, 115].pack("c*")', 'Kes', 'character codes'],
    ['php', 'strrev("lertseK")', 'Kestrel', 'reversed'],
    ['php', 'implode("-", ["a", "b"])', 'a-b', 'joined'],
    ['php', '"Kes" . "trel"', 'Kestrel', 'concatenated'],
    ['java', 'new StringBuilder("lertseK").reverse().toString()', 'Kestrel', 'reversed'],
    ['java', 'new String(Base64.getDecoder().decode("S2VzdHJlbA=="))', 'Kestrel', 'base64'],
    ['csharp', 'Encoding.UTF8.GetString(Convert.FromBase64String("S2VzdHJlbA=="))', 'Kestrel', 'base64'],
    ['rust', '"lertseK".chars().rev().collect::<String>()', 'Kestrel', 'reversed'],
    ['rust', '75u8 as char', 'K', 'character codes'],
  ])('%s: %s', async (language, source, text, disguise) => {
    expect(foldLiteral(await expression(language, source))).toEqual({ kind: 'string', text, disguise });
  });

  it('decodes with the Go library', async () => {
    const node = await expression('go', 'must(base64.StdEncoding.DecodeString("S2VzdHJlbA=="))');
    expect(foldLiteral(node)).toBeNull();
    expect(foldLiteral(await expression('go', 'base64.StdEncoding.DecodeString("S2VzdHJlbA==")'))?.text).toBe(
      'Kestrel',
    );
    expect(foldLiteral(await expression('go', 'hex.DecodeString("4b6573")'))?.text).toBe('Kes');
  });
});

describe('what is no literal', () => {
  it.each([
    ['python', 'a + 1'],
    ['python', '"a" + b'],
    ['python', 'f"{n} kg"'],
    ['python', 'compute(1, 2)'],
    ['python', '1 / 0'],
    ['python', '2 ** 99999999'],
    ['python', '"ab" * 99999999'],
    ['python', '[1, 2, 3]'],
    ['python', '-7 % 3'],
    ['javascript', 'id.toString(36)'],
    ['javascript', 'Buffer.from(code).toString("base64")'],
    ['javascript', 'name.slice(1)'],
    ['javascript', 'names.join(",")'],
    ['javascript', 'value.padStart(4, "0")'],
    ['go', 'strings.ToUpper(name)'],
  ])('%s: %s', async (language, source) => {
    expect(foldLiteral(await expression(language, source))).toBeNull();
  });
});

describe('lists', () => {
  it.each([
    ['javascript', '"12|15|x".split("|")', ['12', '15', 'x']],
    ['javascript', 'JSON.parse("[1, 2.50, \\"c\\"]")', ['1', '2.5', 'c']],
    ['javascript', '[3, 4].map(x => x * 10)', ['30', '40']],
    ['python', '"a b c".split()', ['a', 'b', 'c']],
    ['python', '[n * n for n in [2, 3]]', ['4', '9']],
    ['python', '[1] + [2]', ['1', '2']],
  ])('%s: %s', async (language, source, texts) => {
    expect(foldList(await expression(language, source))?.map(({ text }) => text)).toEqual(texts);
  });

  it('is null for what makes no list', async () => {
    expect(foldList(await expression('python', '1 + 2'))).toBeNull();
    expect(foldList(await expression('python', 'rows.split(",")'))).toBeNull();
  });
});

describe('hostile code', () => {
  it('folds a concatenation of a hundred thousand pieces', () => {
    let node: SyntaxNode = str('a');
    for (let i = 0; i < 100_000; i++) node = binary(node, '+', str('b'));
    expect(foldLiteral(node)?.text).toHaveLength(100_001);
  });

  it('asks a long chain with an unknown end in time linear in its length', () => {
    let node: SyntaxNode = id('x');
    const nodes: SyntaxNode[] = [];
    for (let i = 0; i < 100_000; i++) nodes.push((node = binary(node, '+', str('b'))));
    expect(nodes.toReversed().every((each) => foldLiteral(each) === null)).toBe(true);
  });

  it('gives up on deep nesting without overflowing the stack', () => {
    let node: SyntaxNode = num('1');
    for (let i = 0; i < 50_000; i++) node = call('int', node);
    expect(foldLiteral(node)).toBeNull();
  });

  it('forgets a depth that was too great when asked from nearer by', () => {
    let node: SyntaxNode = str('abc');
    const nodes: SyntaxNode[] = [];
    for (let i = 0; i < 150; i++) nodes.push((node = call('str', node)));
    expect(foldLiteral(node)).toBeNull();
    expect(nodes[20] && foldLiteral(nodes[20])?.text).toBe('abc');
    expect(nodes[80] && foldLiteral(nodes[80])?.text).toBe('abc');
  });

  it('bounds loops within loops', async () => {
    const list = `[${Array.from({ length: 300 }, (_, i) => i).join(', ')}]`;
    const node = await expression('python', `[[[a + b + c for a in ${list}] for b in ${list}] for c in ${list}]`);
    expect(foldList(node)).toBeNull();
  });
});
