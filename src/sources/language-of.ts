import { languages } from '../generated/languages.ts';
import type { Language } from '../model/language.ts';
import type { SourceTree } from '../model/source.ts';
import { DATA_LANGUAGES } from '../model/source.ts';
import { levelsOf } from '../model/traversal.ts';

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
  const language = plainLanguageOf(path, text);
  return language.unwrap ? { ...language, read: (wrapping) => readWrapped(language, wrapping) } : language;
}

/**
 * Levels that everything in the changed files may stand below, added up. Whoever judges a value looks up from it, so the
 * work would otherwise grow with the square of the depth of what no person writes.
 */
export class Levels {
  #left: number;

  constructor(most: number) {
    this.#left = most;
  }

  /** Whether there are enough of them left for a tree; takes them if so. */
  take({ root }: SourceTree): boolean {
    const levels = levelsOf(root);
    if (levels > this.#left) return false;
    this.#left -= levels;
    return true;
  }
}

/**
 * Reads a file in its language. Where it nests too deeply, for the levels that are left or for the stack of a reader, the
 * tree is empty and says so, and the scan goes on.
 */
export async function readSource(path: string, text: string, levels: Levels): Promise<SourceTree> {
  const language = languageOf(path, text);
  try {
    const tree = await language.read(text);
    return levels.take(tree) ? tree : tooDeep(language);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return tooDeep(language);
  }
}

function tooDeep(language: Language): SourceTree {
  const range = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  return {
    language: language.id,
    root: { kind: 'block', range, syntax: 'unread', children: [] },
    comments: [],
    testRegions: [],
    hasErrors: true,
    unread: 'it nests too deeply to be read (`limits: levels`)',
  };
}

async function readWrapped(language: Language, text: string): Promise<SourceTree> {
  const wrapped = language.unwrap?.(text);
  if (!wrapped) return language.read(text);
  const trees: SourceTree[] = [];
  for (const part of wrapped.parts) trees.push(await codeLanguageOf(part.fileName).read(part.text));
  return wrapped.tree(trees);
}

/** Code that calls itself data is code all the same. */
function codeLanguageOf(name: string): Language {
  const language = plainLanguageOf(name, '');
  return DATA_LANGUAGES.has(language.id) || language.unwrap ? fallback() : language;
}

function plainLanguageOf(path: string, text: string): Language {
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
  return fallback();
}

function fallback(): Language {
  const found = languages.find((language) => language.id === FALLBACK_LANGUAGE);
  if (!found) throw new Error(`the registry has no language "${FALLBACK_LANGUAGE}"`);
  return found;
}
