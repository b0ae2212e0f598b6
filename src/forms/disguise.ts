/** Disguises that describe the literal rather than name an encoding: they stand before what they describe. */
const ADJECTIVES = new Set([
  'joined',
  'reversed',
  'percent-encoded',
  'concatenated',
  'computed',
  'XOR-masked',
  'shifted',
]);

/**
 * Name of a disguise below another one: base64 and zlib make `base64 of zlib`, joined and base64 make `joined base64`.
 * @param outer What is seen first.
 * @param inner What it hides; either may be empty.
 */
export function disguised(outer: string, inner: string): string {
  if (outer === '' || inner === '') return outer || inner;
  return ADJECTIVES.has(outer) ? `${outer} ${inner}` : `${outer} of ${inner}`;
}

/** Whether nobody writes a value this way for the sake of clarity. */
export function isHidden(disguise: string): boolean {
  return /base|hex|reversed|rot13|codes|zlib|gzip|deflate|percent|entities|xor|bits/.test(disguise);
}
