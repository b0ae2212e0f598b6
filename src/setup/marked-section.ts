const START = '<!-- anti-cheat:contract -->';
const END = '<!-- /anti-cheat:contract -->';

/** What becomes of a text with a section that is ours alone. */
export type MarkedText =
  | { readonly kind: 'written'; readonly text: string }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'broken'; readonly reason: string };

/**
 * Puts a section between two markers at the end of a text, or in place of the one that is there: doing it again changes
 * nothing. Whatever stands outside of the markers stays as it is, to the byte.
 */
export function withMarkedSection(text: string, section: string): MarkedText {
  const block = `${START}\n${section.trim()}\n${END}`;
  const [starts, ends] = [START, END].map((marker) => text.split(marker).length - 1);
  if (starts === 0 && ends === 0) {
    const gap = text === '' ? '' : text.endsWith('\n') ? '\n' : '\n\n';
    return { kind: 'written', text: `${text}${gap}${block}\n` };
  }
  const from = text.indexOf(START);
  const to = text.indexOf(END);
  if (starts !== 1 || ends !== 1 || to < from) {
    return { kind: 'broken', reason: `the markers ${START} and ${END} must stand there once each, in this order` };
  }
  const now = `${text.slice(0, from)}${block}${text.slice(to + END.length)}`;
  return now === text ? { kind: 'unchanged' } : { kind: 'written', text: now };
}
