import type * as z from 'zod';
import { keysAt } from './schema.ts';
import { clipped, closest, listed } from './suggestion.ts';
import type { ConfigProblem, ValuePath, YamlSource } from './yaml-source.ts';

type Issue = z.core.$ZodIssue;

/** Says in plain words, with the line, what a schema found wrong with a file. */
export function explain(issue: Issue, source: YamlSource, around: ValuePath = []): readonly ConfigProblem[] {
  const path = [...around, ...issue.path];
  const line = source.lineOf(path);
  const value = valueAt(source.value, path);
  const name = nameOf(path);
  const about = (phrase: string, hint = ''): ConfigProblem[] => [{ line, before: name, after: ` ${phrase}${hint}` }];

  if (value === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) {
    const parent = path.slice(0, -1);
    const missing = clipped(String(path.at(-1)));
    return [{ line: source.lineOf(parent), before: nameOf(parent), after: ` lacks \`${missing}\`: add it` }];
  }
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        line: source.lineOf([...path, key]),
        before: `unknown key \`${clipped(key)}\`${path.length > 0 ? ` in ${name}` : ''}`,
        after: suggestionFor(key, keysAt(path)),
      }));
    case 'invalid_type':
      return about(
        `must be ${kinds[issue.expected] ?? issue.expected}, not ${described(value)}`,
        isAccount(path)
          ? ': an account is named by its id, which `gh api users/NAME --jq .id` shows'
          : typeHint(issue.expected, value, path.length > 0 ? keysAt(path) : []),
      );
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      const meant = typeof value === 'string' ? closest(value, allowed) : null;
      const hint = meant === null ? '' : `: did you mean \`${meant}\`?`;
      return about(`must be one of ${listed(allowed)}, not ${described(value)}`, hint);
    }
    case 'too_small':
      return about(`must be at least ${String(issue.minimum)}${unitOf(issue.origin)}${measured(value)}`);
    case 'too_big':
      return about(`must be at most ${String(issue.maximum)}${unitOf(issue.origin)}${measured(value)}`);
    case 'invalid_union': {
      // The alternative that the author had in mind: the one that does not already fail on the kind of value.
      const meant = issue.errors.find((errors) => !errors.some(failsAtRoot));
      const nearest = meant ?? issue.errors.find((errors) => errors.some((error) => error.code === 'invalid_value'));
      return nearest ? nearest.flatMap((error) => explain(error, source, path)) : about('is of no known form');
    }
    default:
      // Patterns and hand-made checks: their message is the phrase already.
      return [{ line, before: `${name} (${quoted(value)})`, after: ` ${issue.message}` }];
  }
}

/** An entry of `agents.accounts` or `agents.exclude.authors`. */
function isAccount(path: ValuePath): boolean {
  const list = path.at(-2);
  return path[0] === 'agents' && (list === 'accounts' || list === 'authors');
}

/** The value is no candidate for this alternative at all, as against one with a slip inside. */
function failsAtRoot(issue: Issue): boolean {
  return issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value');
}

/** Follows a misspelt key with its cure. */
export function suggestionFor(word: string, candidates: readonly string[]): string {
  const meant = closest(word, candidates);
  return meant === null ? `: the choice is ${listed(candidates)}` : `: did you mean \`${meant}\`?`;
}

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'a mapping of keys to values',
  record: 'a mapping of keys to values',
  string: 'text',
};

function typeHint(expected: string, value: unknown, keys: readonly string[]): string {
  if (expected === 'array' && typeof value === 'string') return ': put it on a line of its own below, after a dash';
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return ': put quotes around it';
  if (expected === 'object' && keys.length > 0) return `: write its keys (${listed(keys)}) on lines of their own below`;
  if (value === null) return ': give it a value or delete the line';
  return '';
}

/** `enforce`, `limits.file-bytes`, entry 3 of `tests`, `until` in entry 2 of `allow`. */
function nameOf(path: ValuePath): string {
  if (path.length === 0) return 'the top level';
  const index = path.findLastIndex((part) => typeof part === 'number');
  const keys = path.slice(index + 1).map((part) => clipped(String(part)));
  const own = keys.length > 0 ? `\`${keys.join('.')}\`` : '';
  if (index < 0) return own;
  const entry = `entry ${Number(path[index]) + 1} of ${nameOf(path.slice(0, index))}`;
  return own ? `${own} in ${entry}` : entry;
}

function described(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (typeof value === 'string') return `the text ${JSON.stringify(clipped(value))}`;
  if (typeof value === 'number' || typeof value === 'bigint') return `the number ${value}`;
  if (typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? 'a list' : 'a mapping';
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(clipped(value)) : described(value);
}

function measured(value: unknown): string {
  return typeof value === 'number' ? `, not ${value}` : '';
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long';
  return origin === 'array' ? ' entries long' : '';
}

function valueAt(root: unknown, path: ValuePath): unknown {
  let value = root;
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Readonly<Record<PropertyKey, unknown>>)[part];
  }
  return value;
}
