import { withoutTrailing } from '../model/trimming.ts';

/** Encodings that write bytes as text. All return null for what is not written in them. */

/**
 * Base64, standard or URL-safe alphabet, padded or not, over several lines (RFC 4648 §4 and §5, RFC 2045).
 * Bits that padding leaves over must be zero, as every encoder writes them.
 * @param least Fewest characters, line ends not counted.
 */
export function base64Bytes(text: string, least: number): Buffer | null {
  const compact = text.trim().replaceAll(/[\r\n]+/g, '');
  if (compact.length < least || !/^[\w+/-]+={0,2}$/.test(compact)) return null;
  if (/[+/]/.test(compact) && /[-_]/.test(compact)) return null;
  const body = compact.replace(/={1,2}$/, '');
  if (body.length % 4 === 1 || (body.length !== compact.length && compact.length % 4 !== 0)) return null;
  const bytes = Buffer.from(body, 'base64');
  const again = bytes.toString('base64url');
  return again === body.replaceAll('+', '-').replaceAll('/', '_') ? bytes : null;
}

/**
 * Hexadecimal digits: bare, `0x…`, or in pairs set apart by blanks, commas, colons, hyphens, `\x`, `0x` (RFC 4648 §8).
 * @param least Fewest digits.
 */
export function hexBytes(text: string, least: number): Buffer | null {
  const trimmed = text.trim();
  const isBare = /^(?:0x)?[\da-f]+$/i.test(trimmed);
  const isPaired = !isBare && /^(?:\\x|0x)?[\da-f]{2}(?:(?:[ ,:-]|, |\\x| 0x|, ?0x)[\da-f]{2})+$/i.test(trimmed);
  if (!isBare && !isPaired) return null;
  const digits = isBare ? trimmed.replace(/^0x/i, '') : trimmed.replaceAll(/\\x|0x|[ ,:-]/gi, '');
  return digits.length >= least && digits.length % 2 === 0 ? Buffer.from(digits, 'hex') : null;
}

/** Bits in groups of eight, with or without blanks between them. */
export function bitBytes(text: string, least: number): Buffer | null {
  const trimmed = text.trim();
  if (!/^[01]{8}(?: ?[01]{8})*$/.test(trimmed)) return null;
  const bits = trimmed.replaceAll(' ', '');
  if (bits.length < least) return null;
  const bytes = Buffer.alloc(bits.length / 8);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(bits.slice(i * 8, i * 8 + 8), 2);
  return bytes;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 with its padding (RFC 4648 §6); upper case, as every encoder writes it. */
export function base32Bytes(text: string, least: number): Buffer | null {
  const trimmed = text.trim();
  if (trimmed.length < least || trimmed.length % 8 !== 0 || !/^[A-Z2-7]+=*$/.test(trimmed)) return null;
  const body = withoutTrailing(trimmed, '=');
  if (![0, 1, 3, 4, 6].includes(trimmed.length - body.length)) return null;
  const bytes = Buffer.alloc(Math.floor((body.length * 5) / 8));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const character of body) {
    bits = ((bits << 5) | BASE32.indexOf(character)) & 0xfff;
    held += 5;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = (bits >> held) & 0xff;
  }
  return bytes;
}

/** Alphabet of RFC 1924, which Python's `b85encode` and git's binary patches use. */
const BASE85 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';
const BASE85_VALUES = new Map(Array.from(BASE85).map((character, value) => [character, value]));

/**
 * Base85 in the alphabet of RFC 1924.
 * @param least Fewest characters; 0 when the code says that it is base85, so that any bytes will do.
 */
export function base85Bytes(text: string, least: number): Buffer | null {
  if (text.length < least) return null;
  return fivesToBytes(text, least > 0, (character) => BASE85_VALUES.get(character) ?? -1);
}

/** Ascii85 with or without Adobe's `<~ ~>`; `z` stands for four zero bytes (PostScript Language Reference, §3.13.3). */
export function ascii85Bytes(text: string, least: number): Buffer | null {
  const body = text
    .trim()
    .replace(/^<~/, '')
    .replace(/~>$/, '')
    .replaceAll(/[\r\n]+/g, '')
    .replaceAll('z', '!!!!!');
  if (body.length < least || body.length > text.length * 5) return null;
  return fivesToBytes(body, least > 0, (character) => {
    const value = character.charCodeAt(0) - 33;
    return value < 85 ? value : -1;
  });
}

/** Five digits to the base 85 make four bytes; a short last group is filled with the highest digit, then cut. */
function fivesToBytes(text: string, isStrict: boolean, valueOf: (character: string) => number): Buffer | null {
  if (text.length % 5 === 1) return null;
  const groups = Math.ceil(text.length / 5);
  const missing = groups * 5 - text.length;
  const bytes = Buffer.alloc(groups * 4);
  for (let group = 0; group < groups; group++) {
    let sum = 0;
    for (let i = 0; i < 5; i++) {
      const character = text[group * 5 + i];
      const value = character === undefined ? 84 : valueOf(character);
      if (value < 0) return null;
      sum = sum * 85 + value;
    }
    if (sum > 0xffffffff) return null;
    bytes.writeUInt32BE(sum, group * 4);
    if (group === 0 && isStrict && !isPromising(bytes)) return null;
  }
  return bytes.subarray(0, bytes.length - missing);
}

/** Whether the first four bytes may begin a text or something compressed: most identifiers fail here. */
function isPromising(bytes: Buffer): boolean {
  const [first = 0, second = 0] = bytes;
  if ((first === 0x1f && second === 0x8b) || (first & 0x8f) === 0x08) return true;
  return bytes
    .subarray(0, 4)
    .every((byte) => (byte >= 0x20 && byte !== 0x7f) || byte === 9 || byte === 10 || byte === 13);
}
