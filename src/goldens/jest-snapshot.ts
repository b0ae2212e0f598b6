import type { GoldenFormat } from '../model/golden.ts';
import { plainText } from '../records/lines.ts';
import { extensionsOf, isInFolder } from '../records/paths.ts';
import { addSnapshotEntry, nameValues } from '../records/snapshot-entries.ts';
import { CaseCollector } from '../records/values.ts';

const FOLDERS = new Set(['__snapshots__', '__file_snapshots__']);

const OPENING = 'exports[`';

/** A stored entry as it stands in the file. */
interface RawEntry {
  readonly key: string;
  readonly value: string;
  readonly line: number;
  readonly valueLine: number;
}

/**
 * Snapshots of Jest and Vitest. The file is JavaScript, and both tools run it; here it is scanned for the only statement
 * that the tools write, and nothing is ever executed.
 */
export const golden: GoldenFormat = {
  id: 'jest-snapshot',
  title: 'Jest and Vitest snapshots',
  hasIndependentEntries: true,
  fits(path, text) {
    if (extensionsOf(path)[0] !== 'snap') return 0;
    const head = text.slice(0, 4000);
    const isKnown = head.includes(OPENING) || /^\uFEFF?\/\/ (?:Jest|Vitest|Bun) Snapshot/.test(head);
    if (!isKnown && /^\uFEFF?---/.test(head)) return 0;
    return 1 + (isKnown ? 1 : 0) + (isInFolder(path, FOLDERS) ? 1 : 0);
  },
  read(_path, text) {
    const collector = new CaseCollector();
    const scanner = new SnapshotScanner(plainText(text));
    for (let entry = scanner.next(); entry && !collector.full; entry = scanner.next()) {
      const name = entry.key.replace(/ \d{1,9}$/, '');
      addSnapshotEntry(collector, {
        name: entry.key,
        names: nameValues(name, entry.line),
        content: entry.value,
        startLine: entry.line,
        contentLine: entry.valueLine,
      });
    }
    collector.note(scanner.problem);
    return collector.reading();
  },
};

/** Finds entries of the form: exports[`key`] = `value`; */
class SnapshotScanner {
  readonly #text: string;
  #at = 0;
  #line = 1;
  #problem: string | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  get problem(): string | null {
    return this.#problem;
  }

  /** The next sound entry; null at the end. What is between entries is noted and left out. */
  next(): RawEntry | null {
    while (this.#at < this.#text.length) {
      const rest = this.#text.indexOf('\n', this.#at);
      const lineEnd = rest === -1 ? this.#text.length : rest;
      if (this.#text.startsWith(OPENING, this.#at)) {
        const [at, line] = [this.#at, this.#line];
        const entry = this.#entry();
        if (entry) return entry;
        this.#at = at;
        this.#line = line;
        this.#note();
      } else {
        const content = this.#text.slice(this.#at, lineEnd).trim();
        if (content !== '' && !content.startsWith('//')) this.#note();
      }
      this.#at = lineEnd + 1;
      this.#line++;
    }
    return null;
  }

  #note(): void {
    this.#problem ??= `line ${String(this.#line)} is not a snapshot entry`;
  }

  #entry(): RawEntry | null {
    const line = this.#line;
    this.#at += OPENING.length;
    const key = this.#template();
    if (key === null || !this.#text.startsWith('] = `', this.#at)) return null;
    this.#at += 5;
    const valueLine = this.#line;
    const value = this.#template();
    if (value === null || this.#text.charAt(this.#at) !== ';') return null;
    this.#at++;
    const rest = /[ \t]*(?:\n|$)/y;
    rest.lastIndex = this.#at;
    const end = rest.exec(this.#text);
    if (!end) return null;
    this.#at += end[0].length;
    if (end[0].endsWith('\n')) this.#line++;
    return { key, value, line, valueLine };
  }

  /**
   * Decodes a template literal from behind its opening backtick. Null when it does not end, when it holds a `${`, which
   * would be code, or when the next entry begins inside it, which shows that this one was cut off.
   */
  #template(): string | null {
    const pieces: string[] = [];
    let from = this.#at;
    for (let i = this.#at; i < this.#text.length; i++) {
      const char = this.#text.charAt(i);
      if (char === '`') {
        pieces.push(this.#text.slice(from, i));
        this.#at = i + 1;
        return pieces.join('');
      }
      if (char === '\n') {
        this.#line++;
        if (this.#text.startsWith(OPENING, i + 1)) return null;
      } else if (char === '$' && this.#text.charAt(i + 1) === '{') return null;
      else if (char === '\\' && '`\\$'.includes(this.#text.charAt(i + 1) || ' ')) {
        pieces.push(this.#text.slice(from, i));
        from = ++i;
      }
    }
    return null;
  }
}
