import type { RawContent } from '../model/change.ts';
import type { AskedValue, Question } from '../model/rule.ts';
import { wordsOf as wordsIn } from '../model/words.ts';
import { languageOf } from '../sources/language-of.ts';
import type { BaseFiles } from './base-files.ts';
import { Speech, type Speaker } from './speech.ts';
import type { ValueIndex } from './value-index.ts';

/** Files of the project's own words that are listened to for everything, however short. */
const LISTENED_FIRST = 120;
/** Shorter texts stand in nearly every file: to look for them in all tells nothing. */
const SHORTEST_SEARCHED = 3;
/** More values than this are asked about only as far as tests know them. */
const MOST_VALUES = 4_000;

/**
 * Finds out what the base says outside its tests: listens to the changed files and to some from everywhere, which say
 * nearly everything that a project says at all, then to all of them for the rest.
 * @param changed Paths of the changed product files.
 * @param index What the tests know: of guesses, only those are asked about that some test knows.
 */
export async function listen(
  files: BaseFiles,
  question: Question,
  changed: readonly string[],
  index: ValueIndex,
): Promise<Speech> {
  const values = worthAsking(question, index);
  const speech = new Speech(values, wordsOf({ values, words: question.words }));
  const speaking = files.speakingPaths();
  // From everywhere: neighbours speak alike.
  const step = Math.max(1, speaking.length / LISTENED_FIRST);
  const sample = Array.from({ length: Math.min(speaking.length, LISTENED_FIRST) }, (_, i) => Math.floor(i * step));
  const first = new Set([...changed, ...sample.map((at) => speaking[at] ?? '')]);
  await hear(speech, files, [...first]);
  speech.ignoreBelow(SHORTEST_SEARCHED);
  await hear(
    speech,
    files,
    speaking.filter((path) => !first.has(path)),
  );
  return speech;
}

function worthAsking({ values }: Question, index: ValueIndex): readonly AskedValue[] {
  const areMany = values.filter(({ isGuess }) => !isGuess).length > MOST_VALUES;
  return values.filter(({ kind, text, isGuess }) => (!isGuess && !areMany) || index.matches(kind, text).length > 0);
}

function hear(speech: Speech, files: BaseFiles, paths: readonly string[]): Promise<void> {
  const speaking = paths.flatMap((path) => {
    const speaker = files.speaker(path);
    return speaker ? [{ path, speaker }] : [];
  });
  return speech.listen(speaking, ({ path, speaker }, see) =>
    files.look(path, (content) => {
      see(content.kind === 'missing' ? { kind: 'absent' } : spoken(path, speaker, content));
    }),
  );
}

/** What the product says, without the tests and results that its file may hold besides. */
function spoken(path: string, speaker: Speaker, content: RawContent): RawContent {
  const language = speaker === 'product' && content.kind === 'text' ? languageOf(path, '') : null;
  if (!language?.spoken || content.kind !== 'text') return content;
  const text = language.spoken(content.text());
  return { kind: 'text', bytes: Buffer.from(text, 'utf8'), text: () => text };
}

/** Words of all values, and those that rules ask for. */
function wordsOf({ values, words }: Question): ReadonlySet<string> {
  const all = new Set(words.map((word) => word.toLowerCase()));
  for (const { kind, text } of values) if (kind === 'string') for (const word of wordsIn(text)) all.add(word);
  return all;
}
