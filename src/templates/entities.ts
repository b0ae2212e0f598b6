/** The entities that ordinary pages use; of the thousands of others the text stays as it is. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
  ['euro', '€'],
  ['pound', '£'],
  ['copy', '©'],
  ['mdash', '—'],
  ['ndash', '–'],
  ['hellip', '…'],
]);

/** Replaces the character references of HTML (`&amp;`, `&#39;`, `&#x27;`). */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|([a-z]{2,8}));/g,
    (whole: string, ...groups: unknown[]) => {
      const [hex, decimal, name] = groups;
      if (typeof name === 'string') return NAMED.get(name) ?? whole;
      const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
