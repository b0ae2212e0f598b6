import { readingsOfCodes } from './character-codes.ts';
import { disguised } from './disguise.ts';
import type { Form } from './form.ts';
import { decodedForms } from './literal-forms.ts';
import { reversed } from './text-encodings.ts';

/** Longer joined texts than this are not made. */
const LONGEST_JOINED = 64 * 1024;
/** Pieces this short on average are what a text is taken to pieces for; only then are the pieces joined and decoded. */
const LONGEST_PIECE = 24;
/** Single characters and syllables: in such lists a reversed order is worth a form. */
const LONGEST_SYLLABLE = 3;
const FEWEST_SYLLABLES = 4;
/** Lines that a text in reversed order is believed from. */
const FEWEST_LINES = 3;

const SEPARATORS: readonly string[] = ['', ' ', '\n', '-', ', ', ','];

/**
 * The texts that a list of literals makes: its elements joined with nothing, a blank, a line end, a hyphen, a comma; what
 * the joined text says when it is decoded (an encoded text in pieces); and for whole numbers the text whose character
 * codes they are. Fewer than two elements make nothing.
 */
export function joinedForms(elements: readonly { kind: 'string' | 'number'; text: string }[]): readonly Form[] {
  if (elements.length < 2) return [];
  const length = elements.reduce((sum, { text }) => sum + text.length, 0);
  const forms = new Map<string, Form>();
  const add = (text: string, disguise: string): void => {
    if (text !== '' && !forms.has(text)) forms.set(text, { kind: 'string', text, disguise });
  };
  if (length + 2 * elements.length <= LONGEST_JOINED) {
    const texts = elements.map(({ text }) => text);
    for (const separator of SEPARATORS) add(texts.join(separator), 'joined');
    if (mayBeTurned(texts)) add(reversed(texts.join('\n')), 'joined reversed');
    if (length <= elements.length * LONGEST_PIECE && elements.some(({ kind }) => kind === 'string')) {
      const hasSyllables = elements.length >= FEWEST_SYLLABLES && length <= elements.length * LONGEST_SYLLABLE;
      for (const form of decodedForms('string', texts.join(''))) {
        const isTurned = form.disguise === 'reversed' || form.disguise === 'rot13';
        if (form.kind === 'string' && (hasSyllables || !isTurned)) add(form.text, disguised('joined', form.disguise));
      }
    }
  }
  const codes = codesOf(elements);
  if (codes) for (const { text, disguise } of readingsOfCodes(codes)) add(text, disguise);
  return [...forms.values()];
}

/** Lines of a text, and not a list of words that names things: in pairs of brackets, quotes or markup the order shows. */
function mayBeTurned(texts: readonly string[]): boolean {
  if (texts.length < FEWEST_LINES) return false;
  const marked = texts.filter((text) => /[^\p{L}\p{N}_.-]/u.test(text.trim())).length;
  return 2 * marked >= texts.length;
}

/** The whole numbers of a list, or null when it holds anything else. */
function codesOf(elements: readonly { kind: 'string' | 'number'; text: string }[]): readonly number[] | null {
  const isWhole = elements.every(({ kind, text }) => kind === 'number' && /^-?\d{1,7}$/.test(text));
  return isWhole ? elements.map(({ text }) => Number(text)) : null;
}
