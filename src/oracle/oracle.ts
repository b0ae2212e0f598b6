import { setImmediate as othersTurn } from 'node:timers/promises';
import { isCodeFile } from '../changes/conventions.ts';
import type { FileClass } from '../model/change.ts';
import { append } from '../model/lists.ts';
import type { OracleFile, OracleReading } from '../model/oracle.ts';
import { MissingDataError } from '../model/problem.ts';
import type { Unscanned } from '../model/report.ts';
import type { Repository } from '../model/repository.ts';
import type { Knowledge, Question } from '../model/rule.ts';
import { pairCases, pairedPaths } from '../records/pairs.ts';
import { languageOf } from '../sources/language-of.ts';
import { BaseFiles, type PassingContent } from './base-files.ts';
import { ByteFinder } from './byte-finder.ts';
import { dependentTests } from './dependent-tests.ts';
import { readGoldenFile, readInSourceTests, readTestFile } from './file-reader.ts';
import { listen } from './listener.ts';
import { needlesOf } from './needle.ts';
import { packageTests, testsSource } from './package-tests.ts';
import { chooseHits, type Hit } from './ranking.ts';
import { PASSING_AT_ONCE, readAhead } from './read-ahead.ts';
import { ValueIndex } from './value-index.ts';
import { whatTests } from './what-tests.ts';

/** How much work the oracle may cost; beyond it the report says what was left out. */
export interface OracleLimits {
  /** Needles that are looked for. */
  readonly needles: number;
  /** Oracle files parsed. */
  readonly files: number;
  /** Oracle files parsed, in bytes. */
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

type OracleHit = Hit & Pick<Candidate, 'class'>;

/** More missing blobs than this are no accident but a partial clone. */
const MOST_MISSING = 20;
const MOST_RELATED = 40;
/** Changed files of one package that a test is held against. */
const MOST_SOURCES = 200;
/** Behind the tests that share a name with what they test. */
const PACKAGE_DISTANCE = 12;

/**
 * Asks the base's tests and golden files about the change, once for all rules: one pass over them for the needles of all
 * values, then the files that say most about them, and those that test the changed code, are parsed.
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
  #missing = 0;

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
    const files = await this.#oracleFiles(changed, related, needles, limits);
    const index = new ValueIndex(files);
    const speech = await listen(this.#files, question, changed, index);
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
    const own = packageTests(this.#files.paths, this.#files.classOf, changed);
    for (const { path, sources } of [...own, ...(await dependentTests(this.#files, changed))]) {
      if (related.has(path) || related.size >= MOST_RELATED) continue;
      const test = await this.#files.content(path);
      if (test.kind !== 'text') continue;
      for (const source of sources.slice(0, MOST_SOURCES)) {
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

  /** The test and golden files that are worth reading, read. */
  async #oracleFiles(
    changed: readonly string[],
    related: ReadonlyMap<string, number>,
    needles: readonly string[],
    limits: OracleLimits,
  ): Promise<readonly OracleFile[]> {
    const { parse, unknown } = chooseHits(await this.#hits(changed, related, needles), limits);
    for (const hit of unknown)
      this.#leaveOut(hit.path, `beyond the limit of ${limits.files} test and golden files`, true);
    const files: OracleFile[] = [];
    for await (const [hit, content] of readAhead(parse, ({ path }) => this.#files.content(path)))
      if (content.kind === 'text') files.push(await this.#read(hit, content.text));
    append(files, await this.#readPairs(parse));
    return files;
  }

  /** The test and golden files that hold a needle, or that test the changed files. */
  async #hits(
    changed: readonly string[],
    related: ReadonlyMap<string, number>,
    needles: readonly string[],
  ): Promise<readonly OracleHit[]> {
    const paths = needles.length > 0 ? this.#files.paths : [...new Set([...related.keys(), ...changed])];
    const candidates = paths.flatMap((path) => this.#candidate(path));
    const finder = new ByteFinder(needles);
    const found: OracleHit[] = [];
    const tooLarge = new Map<string, number>();
    const seen = (
      { path, marks }: Candidate,
      content: PassingContent,
    ): Pick<OracleHit, 'length' | 'needles'> | null => {
      if (content.kind === 'missing') this.#miss(path);
      if (content.kind === 'too-large') tooLarge.set(path, content.size);
      if (content.kind !== 'text') return null;
      const held = finder.in(content.bytes);
      if (held.length === 0 && !related.has(path) && !(marks && changed.includes(path))) return null;
      return marks && !marks.test(content.text()) ? null : { length: content.bytes.length, needles: held };
    };
    const look = (candidate: Candidate): Promise<ReturnType<typeof seen>> =>
      this.#files.look(candidate.path, (content) => seen(candidate, content));
    for await (const [{ path, class: kind, marks }, hit] of readAhead(candidates, look, PASSING_AT_ONCE)) {
      const distance = related.get(path) ?? (marks && changed.includes(path) ? 0 : null);
      if (hit) found.push({ path, class: kind, distance, ...hit });
    }
    await this.#nameTooLarge(tooLarge, needles);
    return found;
  }

  /** Names those of the files beyond the limit that hold a needle: git looks into them, however large they are. */
  async #nameTooLarge(sizes: ReadonlyMap<string, number>, needles: readonly string[]): Promise<void> {
    if (sizes.size === 0 || needles.length === 0) return;
    const { paths } = await this.#repository.search(this.#base, needles, [...sizes.keys()]);
    for (const path of paths) {
      const size = sizes.get(path);
      if (size !== undefined) this.#leaveOut(path, `larger than the limit for a file (${size} bytes)`, false);
    }
  }

  /** Media and large data are left out of some mirrors; source code that is missing may hold the very test. */
  #miss(path: string): void {
    this.#leaveOut(path, 'its content is missing from this clone', isCodeFile(path));
    if (++this.#missing <= MOST_MISSING) return;
    throw new MissingDataError(
      `git could not read ${path} and others of ${this.#base}. ` +
        'Objects are missing or damaged: check the repository out in full, with fetch-depth: 0 and without a filter.',
    );
  }

  #candidate(path: string): readonly Candidate[] {
    const fileClass = this.#files.classOf(path);
    if (fileClass === 'test' || fileClass === 'golden') return [{ path, class: fileClass, marks: null }];
    const marks = fileClass === 'product' ? languageOf(path, '').inSourceTests : undefined;
    return marks ? [{ path, class: 'in-source', marks }] : [];
  }

  async #read(hit: OracleHit, text: string): Promise<OracleFile> {
    const reading = await readOracleFile(hit, text);
    await othersTurn();
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
      if (!partner) continue;
      const [own, other] = await Promise.all([this.#files.content(hit.path), this.#files.content(partner.path)]);
      if (own.kind !== 'text' || other.kind !== 'text') continue;
      const [input, answer] = partner.role === 'expected' ? [own.text, other.text] : [other.text, own.text];
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

function readOracleFile({ path, class: kind }: OracleHit, text: string): Promise<OracleReading> | OracleReading {
  if (kind === 'golden') return readGoldenFile(path, text);
  return kind === 'test' ? readTestFile(path, text) : readInSourceTests(path, text);
}
