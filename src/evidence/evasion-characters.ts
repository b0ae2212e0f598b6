import { isCodeFile } from '../changes/conventions.ts';
import type { ComparedFile } from '../model/change.ts';
import type { Level } from '../model/finding.ts';
import type { Scene } from '../model/rule.ts';
import { addedLines, goneLines, lineRange, linesOf, type Evasion } from './evasion.ts';

/** Characters that change the order in which a line is shown. */
const OVERRIDE = /[\u202D\u202E]/;
const EMBEDDING = /[\u202A-\u202E\u2066-\u2069]/;
const OPENING = /[\u202A\u202B\u202D\u202E\u2066-\u2068]/;
/** Characters that show nothing at all, those that change the order among them. */
export const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const UNSEEN_ALL = /\p{Default_Ignorable_Code_Point}/gu;
/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/** Scripts and emoji that are written with joiners and selectors. */
const JOINING =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Khmer}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}#*0-9\u2190-\u2BFF]/u;
/** So many unseen characters in a row carry data. */
const PAYLOAD = 8;
/** Findings of one file that are told. */
const MOST_TOLD = 20;

/** Characters of added lines that a reader cannot see, or that make a line look as it is not. */
export function characterEvasions(scene: Scene): readonly Evasion[] {
  const gone = goneLines(scene.compared);
  return scene.compared.flatMap((compared) => (isSource(compared) ? inFile(compared, gone) : []));
}

function isSource({ change, after }: ComparedFile): boolean {
  if (change.class === 'documentation' || change.class === 'golden' || change.class === 'ignored') return false;
  return after.kind === 'text' && UNSEEN.test(after.text) && (isCodeFile(change.path) || after.text.startsWith('#!'));
}

interface Suspicion {
  readonly line: number;
  readonly level: Level;
  readonly what: string;
  readonly characters: string;
}

function inFile(compared: ComparedFile, gone: ReadonlySet<string>): readonly Evasion[] {
  const lines = linesOf(compared);
  const old = new Set(compared.before.kind === 'text' ? compared.before.text.match(UNSEEN_ALL) : []);
  const found: Suspicion[] = [];
  for (const number of addedLines(compared)) {
    const line = number === 1 ? (lines[0] ?? '').replace(/^\uFEFF/, '') : (lines[number - 1] ?? '');
    if (!UNSEEN.test(line) || gone.has(line.trim())) continue;
    const suspicion = judge(line, number);
    if (!suspicion) continue;
    // A file that has always held such characters has a reason of its own for them: it is about text.
    const isUsual = Array.from(suspicion.characters).every((character) => old.has(character));
    const level = compared.change.class === 'test' || isUsual ? 'note' : suspicion.level;
    found.push({ ...suspicion, level });
  }
  return joined(found.slice(0, MOST_TOLD)).map(({ line, end, level, what, characters }) => ({
    compared,
    level,
    range: lineRange(lines, line, end),
    message: `${namesOf(characters)} ${what}`,
    matched: namesOf(characters),
  }));
}

/** Neighbouring lines of one kind as one. */
function joined(found: readonly Suspicion[]): readonly (Suspicion & { readonly end: number })[] {
  const groups: (Suspicion & { readonly end: number })[] = [];
  for (const one of found) {
    const last = groups.at(-1);
    if (last?.level === one.level && last.what === one.what && one.line === last.end + 1)
      groups[groups.length - 1] = { ...last, end: one.line, characters: last.characters + one.characters };
    else groups.push({ ...one, end: one.line });
  }
  return groups;
}

function judge(line: string, number: number): Suspicion | null {
  const bidirectional = (line.match(new RegExp(EMBEDDING.source, 'g')) ?? []).join('');
  const suspicion = (level: Level, what: string, characters: string): Suspicion => ({
    line: number,
    level,
    what,
    characters,
  });
  const payload = unseenRun(line);
  if (payload !== '')
    return suspicion('violation', 'stand in a row, where a reader sees nothing: text can be hidden in them.', payload);
  if (bidirectional !== '') {
    const isText = RIGHT_TO_LEFT.test(line);
    const shown = 'changes the order in which this line is shown: what a reviewer sees is not what runs.';
    if (isText && isBalanced(bidirectional)) return null;
    if (!isText && (OVERRIDE.test(bidirectional) || !isBalanced(bidirectional)))
      return suspicion('violation', shown, bidirectional);
    return suspicion(isText ? 'note' : 'probation', shown, bidirectional);
  }
  const { hidden, inWord } = unseenIn(line);
  if (hidden === '') return null;
  return inWord === ''
    ? suspicion('note', 'stands here, where a reader sees nothing.', hidden)
    : suspicion('probation', 'stands inside a word, where a reader sees nothing.', inWord);
}

/** Every opening character is closed by its own, on the same line. */
function isBalanced(characters: string): boolean {
  const open: string[] = [];
  for (const character of characters) {
    if (OPENING.test(character)) open.push(character);
    else {
      const last = open.pop();
      if (last === undefined || (character === '\u2069') !== /[\u2066-\u2068]/.test(last)) return false;
    }
  }
  return open.length === 0;
}

/** A run of unseen characters that is long enough to carry data; the flags of emoji are not. */
function unseenRun(line: string): string {
  let run = '';
  let previous = '';
  for (const character of line) {
    if (UNSEEN.test(character)) {
      const isFlag = /[\u{E0020}-\u{E007F}]/u.test(character) && (previous === '\u{1F3F4}' || run === '');
      if (!(isFlag && previous === '\u{1F3F4}')) run += character;
      if (Array.from(run).length >= PAYLOAD) return run;
    } else {
      run = '';
      previous = character;
    }
  }
  return '';
}

/** Unseen characters of a line, but for those that emoji and joining scripts are written with. */
function unseenIn(line: string): { readonly hidden: string; readonly inWord: string } {
  const characters = Array.from(line);
  let hidden = '';
  let inWord = '';
  for (const [index, character] of characters.entries()) {
    if (!UNSEEN.test(character)) continue;
    const [before = '', after = ''] = [characters[index - 1], characters[index + 1]];
    const isWritten = /[\p{Variation_Selector}\p{Join_Control}\u{E0020}-\u{E007F}]/u.test(character);
    const isMark = /[\u200E\u200F\u061C]/.test(character) && RIGHT_TO_LEFT.test(line);
    if (isMark || (isWritten && (JOINING.test(before) || JOINING.test(after) || UNSEEN.test(before)))) continue;
    hidden += character;
    // A soft hyphen is there to stand in words.
    if (character !== '\u00AD' && /\w/.test(before) && /\w/.test(after)) inWord += character;
  }
  return { hidden, inWord };
}

/** `U+202E`, each once. */
export function namesOf(characters: string): string {
  const names = [...new Set(characters)].map(
    (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
  return names.slice(0, 4).join(', ') + (names.length > 4 ? ' …' : '');
}
