import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, Parser, type CST, type Document } from 'yaml';
import { clipped } from './suggestion.ts';

/** Something wrong with a file: the sentence is `before`, the place, `after`. */
export interface ConfigProblem {
  readonly line: number | null;
  readonly before: string;
  readonly after: string;
}

/** Keys and indexes from the root. */
export type ValuePath = readonly PropertyKey[];

/** A YAML file as plain data that remembers its lines. */
export interface YamlSource {
  readonly value: unknown;
  /** 1-based line of the key or list entry at a path; of the nearest one around it when it is not there. */
  lineOf(path: ValuePath): number | null;
  readonly problems: readonly ConfigProblem[];
}

/** A config is a few dozen short lines; these stop a hostile one long before the parser's own recursion could. */
const deepest = 24;
const mostNodes = 20_000;

/**
 * Reads YAML 1.2 (core schema) with the line of everything in it. Keys that stand twice, tags, directives and further
 * documents are problems: each makes a file mean something else than it seems to.
 *
 * Aliases are followed within the bounds on depth and number, so an expansion bomb ends as a problem.
 */
export function readYaml(text: string): YamlSource {
  const lineCounter = new LineCounter();
  const shape = shapeProblem(text);
  if (shape) return { value: undefined, lineOf: () => null, problems: [shape] };

  const document = parseDocument(text, {
    version: '1.2',
    lineCounter,
    logLevel: 'silent',
    prettyErrors: false,
    stringKeys: true,
    // Checked in the conversion below: the library's own check compares every key with every other.
    uniqueKeys: false,
  });
  const lineAt = (offset: number): number => Math.max(1, lineCounter.linePos(offset).line);
  const syntax = [...document.errors, ...document.warnings].map((problem): ConfigProblem => {
    const [start, end] = problem.pos;
    const line = lineAt(start);
    if (problem.code === 'TAG_RESOLVE_FAILED') return quotesNeeded(text.slice(start, end), '!', 'a tag', line);
    if (problem.code === 'NON_STRING_KEY') return { line, before: 'a key', after: ' must be plain text' };
    return { line, before: 'not valid YAML', after: `: ${lowerFirst(problem.message)}` };
  });
  if (syntax.length > 0) return { value: undefined, lineOf: () => null, problems: syntax };

  const conversion = new Conversion(document, lineAt);
  const value = conversion.valueOf(document.contents, [], 0);
  return { value, lineOf: (path) => conversion.lineOf(path), problems: conversion.problems };
}

/**
 * Bounds depth and size on the concrete syntax tree, whose parser keeps its own stack. Composing the document recurses,
 * and a recursion that ends close to the limit of the stack can take the whole process down: V8 cannot recover when it
 * has to compile a regular expression there.
 */
function shapeProblem(text: string): ConfigProblem | null {
  let documents = 0;
  let nodes = 0;
  for (const token of new Parser().parse(text)) {
    if (token.type === 'directive') {
      return { line: null, before: 'YAML directives (lines that begin with %) are not supported', after: '' };
    }
    if (token.type !== 'document') continue;
    documents += 1;
    const pending: { token: CST.Token; depth: number }[] = token.value ? [{ token: token.value, depth: 1 }] : [];
    for (let next = pending.pop(); next; next = pending.pop()) {
      nodes += 1;
      if (next.depth > deepest) return { line: null, before: 'nested too deeply to be a config', after: '' };
      if (nodes > mostNodes) return { line: null, before: 'too many entries to be a config', after: '' };
      if (!('items' in next.token)) continue;
      for (const item of next.token.items) {
        if (item.key) pending.push({ token: item.key, depth: next.depth + 1 });
        if (item.value) pending.push({ token: item.value, depth: next.depth + 1 });
      }
    }
  }
  return documents > 1 ? { line: null, before: 'more than one YAML document (a line with ---)', after: '' } : null;
}

/** From nodes to plain data. The recursion is as deep as the tree, and aliases count towards the same bound. */
class Conversion {
  readonly problems: ConfigProblem[] = [];
  readonly #document: Document.Parsed;
  readonly #lineAt: (offset: number) => number;
  readonly #lines = new Map<string, number>();
  #nodes = 0;
  #isExhausted = false;

  constructor(document: Document.Parsed, lineAt: (offset: number) => number) {
    this.#document = document;
    this.#lineAt = lineAt;
  }

  lineOf(path: ValuePath): number | null {
    for (let length = path.length; length > 0; length--) {
      const line = this.#lines.get(keyOf(path.slice(0, length)));
      if (line !== undefined) return line;
    }
    return null;
  }

  valueOf(node: unknown, path: ValuePath, depth: number): unknown {
    this.#nodes += 1;
    if (!this.#isExhausted && (this.#nodes > mostNodes || depth > deepest)) {
      this.#isExhausted = true;
      this.problems.push({
        line: this.lineOf(path.slice(0, 1)),
        before: 'aliases (written *name) expand to too much',
        after: '',
      });
    }
    if (this.#isExhausted) return undefined;
    if (isAlias(node)) return this.#aliasedValue(node.source, node.resolve(this.#document), path, depth);
    if (isScalar(node)) return node.value;
    if (isSeq(node)) {
      return node.items.map((item, index) => {
        const entry = [...path, index];
        this.#remember(entry, item);
        return this.valueOf(item, entry, depth + 1);
      });
    }
    if (!isMap(node)) return null;
    const value: Record<string, unknown> = {};
    for (const { key, value: child } of node.items) {
      const name = isScalar(key) ? String(key.value) : '';
      const entry = [...path, name];
      this.#remember(entry, key, Object.hasOwn(value, name));
      // Defined, not assigned: `__proto__` is a key like any other.
      Object.defineProperty(value, name, {
        value: this.valueOf(child, entry, depth + 1),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    return value;
  }

  #aliasedValue(source: string, target: unknown, path: ValuePath, depth: number): unknown {
    if (target !== undefined) return this.valueOf(target, path, depth + 1);
    this.problems.push(quotesNeeded(`*${source}`, '*', 'a reference to an anchor', this.lineOf(path)));
    return undefined;
  }

  #remember(path: ValuePath, node: unknown, isRepeated = false): void {
    const key = keyOf(path);
    const known = this.#lines.get(key);
    const offset =
      (isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? node.range?.[0] : undefined) ?? null;
    const line = offset === null ? null : this.#lineAt(offset);
    if (isRepeated && known !== undefined) {
      this.problems.push({
        line,
        before: `key \`${clipped(String(path.at(-1)))}\``,
        after: ` stands already on line ${known}: keep one of them`,
      });
    } else if (line !== null && known === undefined) {
      this.#lines.set(key, line);
    }
  }
}

/** Globs begin with the very characters that YAML gives a meaning of its own, so this is the likeliest mistake of all. */
function quotesNeeded(token: string, mark: string, meaning: string, line: number | null): ConfigProblem {
  return {
    line,
    before: `\`${clipped(token)}\``,
    after: ` needs quotes, because YAML takes a leading ${mark} for ${meaning}: write "${clipped(token)}" with its quotes`,
  };
}

function keyOf(path: ValuePath): string {
  return JSON.stringify(path.map(String));
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
