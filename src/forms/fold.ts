/**
 * Letters and digits in lower case: what is left when layout, quoting and punctuation are taken away. Compatibility
 * forms (full-width letters, ligatures, circled digits) count as what they stand for (Unicode normalisation form KC,
 * Unicode Standard Annex 15).
 */
export function foldOf(text: string): string {
  // Most texts are ASCII, where normalising changes nothing and costs as much as the rest.
  const normal = ASCII.test(text) ? text : text.normalize('NFKC');
  return normal.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

const ASCII = /^[\0-\x7f]*$/;
