/** How the string literals of a language write what cannot stand there itself. */
export interface EscapeDialect {
  /** Letter after the backslash → the text it stands for. */
  readonly letters: Readonly<Record<string, string>>;
  /** `\x41` and `\101` name bytes of UTF-8 (Go, Python's bytes) rather than code points. */
  readonly bytes: boolean;
  /** `\u{1F600}` (JavaScript). */
  readonly braces: boolean;
  /** `\U0001F600` (Python, Go). */
  readonly longUnicode: boolean;
  /** What the backslash means before a letter that has no meaning: `keep` shows both, `drop` the letter alone. */
  readonly unknown: 'keep' | 'drop';
}

const LETTERS = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', '\\': '\\', "'": "'", '"': '"' };

export const PYTHON_TEXT: EscapeDialect = {
  letters: { ...LETTERS, a: '\u0007', '\n': '' },
  bytes: false,
  braces: false,
  longUnicode: true,
  unknown: 'keep',
};

export const PYTHON_BYTES: EscapeDialect = { ...PYTHON_TEXT, bytes: true };

export const ECMASCRIPT: EscapeDialect = {
  letters: { ...LETTERS, '\n': '', '\u2028': '', '\u2029': '' },
  bytes: false,
  braces: true,
  longUnicode: false,
  unknown: 'drop',
};

export const GO: EscapeDialect = {
  letters: { ...LETTERS, a: '\u0007' },
  bytes: true,
  braces: false,
  longUnicode: true,
  unknown: 'keep',
};

const ESCAPE =
  /\\(?:x(?<hex>[0-9a-fA-F]{2})|u(?<short>[0-9a-fA-F]{4})|U(?<long>[0-9a-fA-F]{8})|u\{(?<braced>[0-9a-fA-F]{1,8})\}|(?<octal>[0-7]{1,3})|(?<letter>[\s\S]))/gu;

/**
 * The text that a literal's source stands for. Malformed escapes stay as written: broken source must not stop a scan.
 *
 * @param source What stands between the quotes, line ends normalised to `\n`.
 */
export function decodeEscapes(source: string, dialect: EscapeDialect): string {
  if (!source.includes('\\')) return source;
  const decoded = source.replaceAll(ESCAPE, (...found) => {
    const match = found[0];
    const groups = found.at(-1) as EscapeGroups;
    return decodeOne(match, groups, dialect);
  });
  return dialect.bytes ? decodeByteRuns(decoded) : decoded;
}

type EscapeGroups = Partial<Record<'hex' | 'short' | 'long' | 'braced' | 'octal' | 'letter', string>>;

function decodeOne(match: string, groups: EscapeGroups, dialect: EscapeDialect): string {
  const { hex, short, long, braced, octal, letter } = groups;
  if (hex !== undefined) return numbered(parseInt(hex, 16), dialect);
  if (octal !== undefined) return numbered(parseInt(octal, 8), dialect);
  if (short !== undefined) return String.fromCharCode(parseInt(short, 16));
  if (long !== undefined) return dialect.longUnicode ? codePoint(long, match) : unknown(match, dialect);
  if (braced !== undefined) return dialect.braces ? codePoint(braced, match) : match;
  if (letter === undefined) return match;
  const meaning = Object.hasOwn(dialect.letters, letter) ? dialect.letters[letter] : undefined;
  return meaning ?? unknown(match, dialect);
}

function unknown(match: string, dialect: EscapeDialect): string {
  return dialect.unknown === 'keep' ? match : match.slice(1);
}

function codePoint(digits: string, match: string): string {
  const code = parseInt(digits, 16);
  return code <= 0x10_ffff ? String.fromCodePoint(code) : match;
}

// Bytes wait in a private plane until their neighbours are known, since several of them may make up one character.
const BYTE_BASE = 0x10_fe00;

function numbered(code: number, dialect: EscapeDialect): string {
  if (!dialect.bytes || code < 0x80) return String.fromCodePoint(code);
  return String.fromCodePoint(BYTE_BASE + (code & 0xff));
}

function decodeByteRuns(text: string): string {
  return text.replaceAll(/[\u{10fe00}-\u{10feff}]+/gu, (run) => {
    const bytes = Uint8Array.from(run.match(/./gu) ?? [], (char) => (char.codePointAt(0) ?? 0) - BYTE_BASE);
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    }
  });
}
