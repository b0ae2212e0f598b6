/** A value of a column: what several cases of one test expect, in their order. */
export interface ColumnValue {
  readonly kind: 'string' | 'number' | 'boolean';
  readonly text: string;
}

/** Shorter columns are packed into numbers that code holds anyway. */
const SHORTEST = 6;
const LONGEST = 512;

/**
 * Everything a column of answers can be packed into, as canonical text: the bits of a number (yes and no answers, first
 * case in the highest or lowest bit), digits of a number in the smallest base that holds them and in base 10, letters in
 * a row (`TFFT`, `0110`, `YNNY`, first letters).
 * @param column At least six values of at most 36 different ones.
 * @returns Packed value → how it was packed. Empty for columns that cannot be packed or whose values are all alike.
 */
export function packingsOf(column: readonly ColumnValue[]): ReadonlyMap<string, string> {
  const packings = new Map<string, string>();
  if (column.length < SHORTEST || column.length > LONGEST) return packings;
  const texts = column.map(({ text }) => text);
  const different = [...new Set(texts)];
  if (different.length < 2) return packings;
  const add = (packed: string, how: string): void => {
    if (!packings.has(packed)) packings.set(packed, how);
  };
  if (different.length === 2) addBits(texts, different, add);
  const digits = texts.map((text) => (/^\d{1,2}$/.test(text) ? Number(text) : -1));
  if (digits.every((digit) => digit >= 0 && digit < 36)) addDigits(digits, add);
  if (texts.every((text) => text.length > 0)) {
    const initials = texts.map((text) => text.charAt(0));
    if (new Set(initials).size === different.length) {
      const row = initials.join('');
      add(row, 'first letters of the answers');
      add(row.toUpperCase(), 'first letters of the answers');
      add(row.toLowerCase(), 'first letters of the answers');
    }
  }
  return packings;
}

function addBits(
  texts: readonly string[],
  different: readonly string[],
  add: (packed: string, how: string) => void,
): void {
  for (const yes of different) {
    const bits = texts.map((text) => (text === yes ? '1' : '0')).join('');
    for (const row of [bits, bits.split('').reverse().join('')]) {
      add(BigInt(`0b${row}`).toString(), 'bits of a number');
      add(row, 'row of bits');
    }
  }
}

function addDigits(digits: readonly number[], add: (packed: string, how: string) => void): void {
  const most = Math.max(...digits);
  for (const row of [digits, digits.toReversed()]) {
    for (const base of new Set([most + 1, 10, 16, 36])) {
      if (base <= most) continue;
      const number = row.reduce((sum, digit) => sum * BigInt(base) + BigInt(digit), 0n);
      add(number.toString(), `digits to the base ${base}`);
    }
    add(row.map((digit) => digit.toString(36)).join(''), 'row of digits');
  }
}

/**
 * Differences from each number of a list to the next, as canonical decimals: a table of differences and a table of the
 * answers themselves have these in common. Null unless all are whole and of at most 15 digits.
 */
export function differencesOf(canonicals: readonly string[]): readonly string[] | null {
  if (canonicals.length < 2 || !canonicals.every((text) => /^-?\d{1,15}$/.test(text))) return null;
  return canonicals.slice(1).map((text, i) => String(Number(text) - Number(canonicals[i])));
}
