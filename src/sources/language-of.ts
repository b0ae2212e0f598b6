import { languages } from '../generated/languages.ts';
import type { Language } from '../model/language.ts';

const FALLBACK_LANGUAGE = 'generic';

const byExtension = new Map(
  languages.flatMap((language) => language.extensions.map((end) => [end, language] as const)),
);
const byFileName = new Map(
  languages.flatMap((language) => language.fileNames.map((name) => [name, language] as const)),
);
const byInterpreter = new Map(
  languages.flatMap((language) => language.interpreters.map((name) => [name, language] as const)),
);

/**
 * The language of a file: by name, by its longest known ending, by its `#!` line, else the fallback lexer.
 * @param text The file's text; only a first line that begins with `#!` is looked at.
 */
export function languageOf(path: string, text: string): Language {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const named = byFileName.get(name);
  if (named) return named;
  for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
    const language = byExtension.get(name.slice(dot).toLowerCase());
    if (language) return language;
  }
  const interpreter = /^#![ \t]*(?:\S*\/)?([^/\s]+)(?:[ \t]+(?:-\S+[ \t]+)*(\S+))?/.exec(text.slice(0, 200));
  for (const word of [interpreter?.[2], interpreter?.[1]]) {
    const language = word === undefined ? undefined : byInterpreter.get(/^[^\d.]*/.exec(word)?.[0] ?? '');
    if (language) return language;
  }
  const fallback = languages.find((language) => language.id === FALLBACK_LANGUAGE);
  if (!fallback) throw new Error(`the registry has no language "${FALLBACK_LANGUAGE}"`);
  return fallback;
}
