import { setImmediate as othersTurn } from 'node:timers/promises';
import { isCodeFile } from '../changes/conventions.ts';
import type { FileClass } from '../model/change.ts';
import type { OracleFile, OracleReading } from '../model/oracle.ts';
import type { Unscanned } from '../model/report.ts';
import type { Repository } from '../model/repository.ts';
import type { Knowledge, Question } from '../model/rule.ts';
import { pairCases, pairedPaths } from '../records/pairs.ts';
import { languageOf } from '../sources/language-of.ts';
import { BaseFiles } from './base-files.ts';
import { readGoldenFile, readInSourceTests, readTestFile } from './file-reader.ts';
import { Listener } from './listener.ts';
import { needlesOf } from './needle.ts';
import { packageTests, testsSource } from './package-tests.ts';
import { chooseHits, type Hit } from './ranking.ts';
import { readAhead } from './read-ahead.ts';
import { TextFinder } from './text-finder.ts';
import { ValueIndex } from './value-index.ts';
import { whatTests } from './what-tests.ts';

/** How much work the oracle may cost; beyond it the report says what was left out. */
export interface OracleLimits {
  /** Needles of one search. */
  readonly needles: number;
  /** Oracle files parsed. */
  readonly files: number;
  /** Text of oracle files parsed, in UTF-16 units. */
  readonly bytes: number;
}

/** What the pipeline gets back. */
export interface OracleAnswer {
  readonly knowledge: Omit<Knowledge, 'checksums'>;
  readonly filesParsed: number;
  readonly unscanned: readonly Unscanned[];
}

/** A file of the base that may know something; `marks` tell product files with tests inside from those without. */
interface Candidate {
  readonly path: string;
  readonly class: 'test' | 'golden' | 'in-source';
  readonly marks: RegExp | null;
}

interface OracleHit extends Hit {
  readonly class: Candidate['class'];
}

/** Texts of oracle hits held while the best are chosen, in bytes. */
const MOST_HIT_BYTES = 128 * 1024 * 1024;
const MOST_RELATED = 40;
/** Behind the tests that share a name with what they test. */
const PACKAGE_DISTANCE = 12;

/**
 * Asks the base's tests and golden files about the change, once for all rules: one search for the needles of all
 * values, then only the files that hit, or that test the changed code, are read.
 *
 * @param classOf Class of a path of the base.
 * @param changed Paths (of the base) of the changed product files.
 */
export async function askOracle(
  repository: Repository,
  base: string,
  classOf: (path: string) => FileClass,
  changed: readonly string[],
  question: Question,
  limits: OracleLimits,
): Promise<OracleAnswer> {
  const asker = new Asker(repository, base, new BaseFiles(repository, await repository.tree(base), classOf));
  return asker.ask(changed, question, limits);
}

class Asker {
  readonly #repository: Repository;
  readonly #base: string;
  readonly #files: BaseFiles;
  readonly #unscanned: Unscanned[] = [];
  /** What related tests know, read ahead, by path. */
  readonly #prepared = new Map<string, OracleReading>();

  constructor(repository: Repository, base: string, files: BaseFiles) {
    this.#repository = repository;
    this.#base = base;
    this.#files = files;
  }

  async ask(changed: readonly string[], question: Question, limits: OracleLimits): Promise<OracleAnswer> {
    const needles = this.#needles(question, limits.needles);
    if (question.values.length === 0) changed = [];
    const tests = whatTests(this.#files.paths, this.#files.classOf, changed, MOST_RELATED);
    const related = new Map(tests.map(({ path, distance }) => [path, distance]));
    await this.#addPackageTests(related, changed);
    // Related tests are read whatever the search finds: that is done while git searches.
    const [hits] = await Promise.all([needles.length > 0 ? this.#search(needles) : [], this.#prepare(related, limits)]);
    const listener = new Listener(this.#repository, this.#base, this.#files);
    // While git answers one, we work on the other.
    const [files, { speech, isWhole }] = await Promise.all([
      this.#oracleFiles(hits, changed, related, needles, limits),
      listener.listen(question, changed, hits),
    ]);
    const index = new ValueIndex(files);
    await listener.hearRest(speech, isWhole, question, index);
    return {
      filesParsed: files.length,
      unscanned: this.#unscanned,
      knowledge: {
        files,
        matches: (kind, text) => index.matches(kind, text),
        holding: (piece) => index.holding(piece),
        inputs: () => index.inputs(),
        namesWith: (fragment) => index.namesWith(fragment),
        oracleFilesNamed: (name) => this.#files.oraclePathsNamed(name),
        oraclePaths: () => this.#files.oraclePaths(),
        oracleClassOf: (path) => this.#files.oracleClassOf(path),
        isOracleFolder: (path) => this.#files.isOracleFolder(path),
        saysProduct: (text) => speech.says('product', text),
        saysDocumentation: (text) => speech.says('documentation', text),
        isVocabulary: (word) => speech.speaks(word),
      },
    };
  }

  /** Tests that no name ties to the changed files, but the build does. */
  async #addPackageTests(related: Map<string, number>, changed: readonly string[]): Promise<void> {
    for (const { path, sources } of packageTests(this.#files.paths, this.#files.classOf, changed)) {
      if (related.has(path) || related.size >= MOST_RELATED) continue;
      const test = await this.#files.content(path);
      if (test.kind !== 'text') continue;
      for (const source of sources) {
        const content = await this.#files.content(source);
        if (content.kind !== 'text' || !testsSource(test.text, source, content.text)) continue;
        related.set(path, PACKAGE_DISTANCE);
        break;
      }
    }
  }

  /** Distinct needles of all values; the most telling ones when there are too many. */
  #needles(question: Question, most: number): readonly string[] {
    const holders = new Map<string, Set<string>>();
    for (const { kind, text, path } of question.values) {
      for (const needle of needlesOf(kind, text)) {
        const paths = holders.get(needle);
        if (paths) paths.add(path);
        else holders.set(needle, new Set([path]));
      }
    }
    const ordered = [...holders.keys()].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
    const left = new Set(ordered.slice(most).flatMap((needle) => [...(holders.get(needle) ?? [])]));
    for (const path of left)
      this.#leaveOut(path, `holds more new values than the limit of ${most} that are looked up`, true);
    return ordered.slice(0, most);
  }

  async #search(needles: readonly string[]): Promise<readonly string[]> {
    const { paths, unreadable } = await this.#repository.search(this.#base, needles);
    for (const path of unreadable) {
      // Media and large data are left out of some mirrors; source code that is missing may hold the very test.
      if (this.#files.classOf(path) !== 'ignored')
        this.#leaveOut(path, 'its content is missing from this clone', isCodeFile(path));
    }
    return paths;
  }

  /** The test and golden files that are worth reading, read. */
  async #oracleFiles(
    hits: readonly string[],
    changed: readonly string[],
    related: ReadonlyMap<string, number>,
    needles: readonly string[],
    limits: OracleLimits,
  ): Promise<readonly OracleFile[]> {
    const { parse, unknown } = chooseHits(await this.#oracleHits(hits, changed, related, needles), limits);
    for (const hit of unknown)
      this.#leaveOut(hit.path, `beyond the limit of ${limits.files} test and golden files`, true);
    const files: OracleFile[] = [];
    for (const hit of parse) files.push(await this.#read(hit));
    files.push(...(await this.#readPairs(parse)));
    return files;
  }

  async #oracleHits(
    hits: readonly string[],
    changed: readonly string[],
    related: ReadonlyMap<string, number>,
    needles: readonly string[],
  ): Promise<readonly OracleHit[]> {
    const candidates = [...new Set([...hits, ...related.keys(), ...changed])].flatMap((path) => this.#candidate(path));
    const finder = new TextFinder(needles);
    const found: OracleHit[] = [];
    let bytes = 0;
    for await (const [candidate, content] of readAhead(candidates, ({ path }) => this.#files.content(path))) {
      const { path, marks } = candidate;
      if (content.kind === 'too-large')
        this.#leaveOut(path, `larger than the limit for a file (${content.size} bytes)`, false);
      if (content.kind !== 'text') continue;
      if (marks && !marks.test(content.text)) continue;
      bytes += content.text.length;
      if (bytes > MOST_HIT_BYTES) {
        this.#leaveOut(path, 'too many test and golden files hold a value of this change', true);
        continue;
      }
      found.push({
        path,
        text: content.text,
        class: candidate.class,
        needles: finder.in(content.text),
        distance: related.get(path) ?? (marks && changed.includes(path) ? 0 : null),
      });
    }
    return found;
  }

  #candidate(path: string): readonly Candidate[] {
    const fileClass = this.#files.classOf(path);
    if (fileClass === 'test' || fileClass === 'golden') return [{ path, class: fileClass, marks: null }];
    const marks = fileClass === 'product' ? languageOf(path, '').inSourceTests : undefined;
    return marks ? [{ path, class: 'in-source', marks }] : [];
  }

  /** Reads related tests ahead, as far as they are sure to be among those that the limits allow. */
  async #prepare(related: ReadonlyMap<string, number>, limits: OracleLimits): Promise<void> {
    let bytes = 0;
    for await (const [path, content] of readAhead([...related.keys()], (one) => this.#files.content(one))) {
      if (content.kind !== 'text') continue;
      bytes += content.text.length;
      if (this.#prepared.size >= limits.files || bytes > limits.bytes) return;
      this.#prepared.set(path, await readTestFile(path, content.text));
      await othersTurn();
    }
  }

  async #read(hit: OracleHit): Promise<OracleFile> {
    let reading = this.#prepared.get(hit.path);
    if (!reading) {
      reading = await readOracleFile(hit);
      await othersTurn();
    }
    if (reading.problem !== null) this.#leaveOut(hit.path, reading.problem, false);
    return {
      path: hit.path,
      class: hit.class === 'golden' ? 'golden' : 'test',
      isRelated: hit.distance !== null,
      reading,
    };
  }

  /** Inputs and answers that stand in two files (`a.in`, `a.out`), each pair once, under the path of the answers. */
  async #readPairs(hits: readonly OracleHit[]): Promise<readonly OracleFile[]> {
    const found = new Map<string, OracleFile>();
    for (const hit of hits) {
      if (hit.class !== 'golden') continue;
      const partner = pairedPaths(hit.path).find(
        ({ path }) => this.#files.has(path) && this.#files.classOf(path) === 'golden',
      );
      const content = partner ? await this.#files.content(partner.path) : null;
      if (!partner || content?.kind !== 'text') continue;
      const [input, answer] = partner.role === 'expected' ? [hit.text, content.text] : [content.text, hit.text];
      const path = partner.role === 'expected' ? partner.path : hit.path;
      if (found.has(path)) continue;
      found.set(path, {
        path,
        class: 'golden',
        isRelated: hit.distance !== null,
        reading: { cases: pairCases(input, answer), problem: null },
      });
    }
    return [...found.values()];
  }

  #leaveOut(path: string, reason: string, blocks: boolean): void {
    if (this.#unscanned.some((entry) => entry.path === path && entry.reason === reason)) return;
    this.#unscanned.push({ path, reason, blocks, status: 'open' });
  }
}

function readOracleFile(hit: OracleHit): Promise<OracleReading> | OracleReading {
  if (hit.class === 'golden') return readGoldenFile(hit.path, hit.text);
  return hit.class === 'test' ? readTestFile(hit.path, hit.text) : readInSourceTests(hit.path, hit.text);
}
