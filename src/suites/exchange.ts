/** Values named in a sentence. */
const MOST_NAMED = 2;
const LONGEST_NAMED = 48;

/** What was exchanged, for the end of a sentence: `: 54 in place of 60`; empty when there is nothing to name. */
export function exchange(lost: readonly string[], gained: readonly string[]): string {
  const [old, now] = [named(lost), named(gained)];
  if (old === '' && now === '') return '';
  if (old === '') return `: ${now}`;
  return now === '' ? `: without ${old}` : `: ${now} in place of ${old}`;
}

function named(literals: readonly string[]): string {
  const shown = literals.slice(0, MOST_NAMED).map((literal) => {
    // On one line: what is quoted may be a whole snapshot.
    const text = literal
      .slice(2, 4 * LONGEST_NAMED)
      .replaceAll(/\s+/g, ' ')
      .trim();
    const clipped = text.length > LONGEST_NAMED ? `${text.slice(0, LONGEST_NAMED - 1)}…` : text;
    return literal.startsWith('s:') ? `“${clipped}”` : clipped;
  });
  const more = literals.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
