import { textBits } from './information.ts';
import { NAME } from './weights.ts';

/**
 * File names that conventions give, so that code which looks for them is not looking for a fixture
 * (package managers, build tools, licences, editors).
 */
const CONVENTIONAL_NAMES =
  /^(?:\..*|readme.*|licen[cs]e.*|changelog.*|makefile|dockerfile.*|docker-compose.*|compose\.ya?ml|index\.\w+|main\.\w+|__init__\.py|setup\.(?:py|cfg)|pyproject\.toml|requirements.*\.txt|pipfile|tox\.ini|package(?:-lock)?\.json|tsconfig.*\.json|jsconfig\.json|deno\.jsonc?|.*\.config\.\w+|go\.(?:mod|sum|work)|cargo\.(?:toml|lock)|pom\.xml|build\.gradle.*|settings\.gradle.*|gemfile.*|rakefile|composer\.(?:json|lock)|.*\.lock|.*\.lockb|pnpm-.*|yarn\..*|cmakelists\.txt|manifest\.\w+|robots\.txt|sitemap\.xml|favicon\.\w+|schema\.\w+|config\.\w+|settings\.\w+|data\.\w+|input\.\w+|output\.\w+)$/i;

/** A file name with an ending, without folders. */
const FILE_NAME = /^[\p{L}\p{N}_][\p{L}\p{N}_ .+@-]*\.[a-z0-9]{1,10}$/iu;

/** The last part of a path. */
export function baseNameOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** Whether a text can be the name of a data file that only a fixture has. */
export function isTellingFileName(text: string): boolean {
  const name = baseNameOf(text);
  return FILE_NAME.test(name) && !CONVENTIONAL_NAMES.test(name) && name.replace(/\..*/, '').length >= 4;
}

/** `CASE_17`, `TEST-3`, `C-TEST-17`, `test_user_2`, `fixture-9`: an id that says itself that a test made it. */
const TEST_ID =
  /(?:^|[^a-z])(?:test|case|fixture|sample|scenario|spec|golden|tc)[a-z]{0,12}[-_.: #]{0,2}(?:[a-z]{1,12}[-_.:])?\d{1,6}(?![a-z])/i;

/** Whether a text looks like the id of a test case. */
export function isTestId(text: string): boolean {
  return text.length <= 60 && TEST_ID.test(text) && !/\s{2}|[.!?]\s/.test(text);
}

/** UUIDs, long hex and mixed ids name one record and nothing else. */
export function isRecordId(text: string, isVocabulary: (word: string) => boolean): boolean {
  const trimmed = text.trim();
  if (trimmed.length < 5 || trimmed.length > 80 || /\s/.test(trimmed)) return false;
  if (/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(trimmed)) return true;
  if (/^[0-9a-f]{16,64}$/i.test(trimmed)) return true;
  const hasDigits = /\d{2}/.test(trimmed);
  const hasLetters = /\p{L}/u.test(trimmed);
  return hasDigits && hasLetters && /^[\p{L}\p{N}_.:#-]+$/u.test(trimmed) && textBits(trimmed, isVocabulary) >= NAME.id;
}

/** Whether a name is special enough to be a test's: more than one word, a digit, or a test prefix. */
export function isTellingTestName(name: string): boolean {
  if (name.length < NAME.fragment) return false;
  return /[\d_ ]/.test(name) || /^[Tt]est\p{Lu}/u.test(name) || /\p{Ll}\p{Lu}/u.test(name);
}
