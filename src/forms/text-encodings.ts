/** Ways to write one text as another. All return null when the text holds nothing of the kind. */

/** `%68%69` (RFC 3986 §2.1). Broken sequences are left as they are. */
export function percentDecoded(text: string): string | null {
  if (!/%[\da-f]{2}/i.test(text)) return null;
  const decoded = text.replaceAll(/(?:%[\da-f]{2})+/gi, (run) => {
    const inner = Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8');
    return inner.includes('\uFFFD') ? run : inner;
  });
  return decoded === text ? null : decoded;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
  ['copy', '©'],
  ['euro', '€'],
  ['pound', '£'],
  ['deg', '°'],
  ['times', '×'],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
]);

/** `&#104;`, `&#x68;`, `&amp;`: numeric references, and the named ones that people type (HTML Standard §13.2.5.72). */
export function entitiesDecoded(text: string): string | null {
  if (!text.includes('&')) return null;
  const decoded = text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi, (whole, ...groups: unknown[]) => {
    const [hexadecimal, decimal, name] = groups;
    if (typeof name === 'string') return ENTITIES.get(name.toLowerCase()) ?? whole;
    const code = typeof hexadecimal === 'string' ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return characterOf(code) ?? whole;
  });
  return decoded === text ? null : decoded;
}

const SIMPLE_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
]);

/**
 * Escapes that are still written out after the language read the literal: `\\u0068\\u0069`, `\\x68`; octal ones, `\\150`,
 * only where three follow each other, since a backslash before a digit has other meanings too.
 */
export function escapesDecoded(text: string): string | null {
  const hasOctal = /(?:\\[0-7]{3}){3}/.test(text);
  if (!hasOctal && !/\\(?:u[\da-f{]|x[\da-f])/i.test(text)) return null;
  const decoded = text.replaceAll(
    /\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|U([\da-fA-F]{8})|x([\da-fA-F]{2})|([0-7]{3})|([ntr]))/g,
    (whole, ...groups: unknown[]) => {
      const [braced, short, long, byte, octal, simple] = groups;
      if (typeof simple === 'string') return SIMPLE_ESCAPES.get(simple) ?? whole;
      if (typeof octal === 'string') return hasOctal ? (characterOf(Number.parseInt(octal, 8)) ?? whole) : whole;
      const digits = [braced, short, long, byte].find((group) => typeof group === 'string');
      return (typeof digits === 'string' ? characterOf(Number.parseInt(digits, 16)) : null) ?? whole;
    },
  );
  return decoded === text ? null : decoded;
}

/** Quoted-printable, from three encoded bytes on and without any other `=` (RFC 2045 §6.7). */
export function quotedPrintableDecoded(text: string): string | null {
  if ((text.match(/=[\dA-F]{2}/g)?.length ?? 0) < 3 || /=(?![\dA-F]{2}|\r?\n)/.test(text)) return null;
  const decoded = text.replaceAll(/=\r?\n/g, '').replaceAll(/(?:=[\dA-F]{2})+/g, (run) => {
    const inner = Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8');
    return inner.includes('\uFFFD') ? run : inner;
  });
  return decoded === text ? null : decoded;
}

/** Numbers written in a text, all of them character codes: `104 101 108`, `104,101,108`. At least six. */
export function codesIn(text: string): readonly number[] | null {
  return /^\d{1,6}(?:(?:, |[ ,;:|-])\d{1,6}){5,}$/.test(text) ? (text.match(/\d+/g) ?? []).map(Number) : null;
}

/** A quoted text with escapes inside a text, as JSON writes it. Without escapes only the quotes would fall away. */
export function jsonTextDecoded(text: string): string | null {
  if (!text.includes('\\') || !text.startsWith('"') || !text.endsWith('"')) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** Letters moved thirteen places along the alphabet; null when there are none. */
export function rot13(text: string): string | null {
  if (!/[a-z]/i.test(text)) return null;
  return text.replaceAll(/[a-z]/gi, (letter) => {
    const code = letter.charCodeAt(0);
    const first = code >= 97 ? 97 : 65;
    return String.fromCharCode(((code - first + 13) % 26) + first);
  });
}

/** Characters from last to first; surrogate pairs stay whole. */
export function reversed(text: string): string {
  const characters = /[\uD800-\uDFFF]/.test(text) ? Array.from(text) : text.split('');
  return characters.reverse().join('');
}

/**
 * Without characters that have no width of their own: joiners, soft hyphens, marks of direction
 * (`Default_Ignorable_Code_Point` of the Unicode character database). Texts with emoji keep theirs, which shape them.
 */
export function withoutInvisible(text: string): string | null {
  if (/\p{Extended_Pictographic}/u.test(text)) return null;
  const visible = text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return visible === text ? null : visible;
}

/** Letters of other scripts that look like Latin ones; a selection of Unicode's confusables (UTS 39, confusables.txt). */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [
    ['АВЕЅІЈКМНОРСТУХԛԜ', 'ABESIJKMHOPCTYXqW'],
    ['аеѕіјкорсухһԁԛԝӏ', 'aesijkopcyxhdqwl'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
    ['αικνορυχ', 'aikvopux'],
  ].flatMap(([from = '', to = '']) => Array.from(from).map((letter, i) => [letter, to[i] ?? letter] as const)),
);

/** With lookalikes of Latin letters written as such, in words that mix scripts, as no honest word does. */
export function withoutLookalikes(text: string): string | null {
  if (!/[a-z]/i.test(text) || !/[\u0370-\u052F]/.test(text)) return null;
  const plain = text.replaceAll(/\p{L}+/gu, (word) =>
    /[a-z]/i.test(word) ? word.replaceAll(/[\u0370-\u052F]/g, (letter) => LOOKALIKES.get(letter) ?? letter) : word,
  );
  return plain === text ? null : plain;
}

function characterOf(code: number): string | null {
  return code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : null;
}
