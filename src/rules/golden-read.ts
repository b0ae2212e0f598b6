import { quote } from '../evidence/citation.ts';
import { movedGoldens } from '../evidence/moved-goldens.ts';
import { baseNameOf } from '../evidence/naming.ts';
import { isTestModule, oraclePlaceOf, type OraclePlace } from '../evidence/oracle-places.ts';
import { pathPatterns } from '../evidence/path-patterns.ts';
import { namesRead, readersOf, readingsOf, type Reading } from '../evidence/readings.ts';
import { configuredPaths, isDataFile } from '../evidence/search-paths.ts';
import { isTestingToolPath, isToolingPath } from '../evidence/tooling.ts';
import type { FileChange } from '../model/change.ts';
import type { Level, RuleFinding } from '../model/finding.ts';
import type { Range } from '../model/range.ts';
import type { Knowledge, ProductFile, Rule, RuleMeta, Scene } from '../model/rule.ts';

const meta: RuleMeta = {
  id: 'golden-read',
  title: 'Product code reads the files that the tests compare with',
  levels: { recommended: 'violation', strict: 'violation' },
  reviewable: false,
  precedence: 30,
};

/** What the scene says about reading, found once for both questions. */
interface Found {
  readonly readings: readonly Reading[];
  /** Names that reading calls of any changed file are given. */
  readonly read: ReadonlySet<string>;
  /** Changed product files, apart from build scripts and the like. */
  readonly code: readonly ProductFile[];
  readonly data: readonly ProductFile[];
}

const known = new WeakMap<Scene, Found>();

export const rule: Rule = {
  meta,
  collect(scene) {
    const { readings, data } = found(scene);
    const texts = readings.filter(isPathLike).flatMap(({ file, leaves }) => leaves.map((text) => ({ file, text })));
    const values = texts.filter(({ text }) => text.length >= 4 && text.length <= 200);
    return {
      values: [
        ...values.map(({ file, text }) => ({ kind: 'string' as const, text, path: file.path, isGuess: false })),
        ...data.map(({ path }) => ({ kind: 'string' as const, text: baseNameOf(path), path, isGuess: false })),
      ],
      words: [],
    };
  },
  judge(scene, knowledge) {
    const { readings, code, data } = found(scene);
    const moved = movedGoldens(scene);
    return [
      ...code.flatMap((file) =>
        judgeFile(
          file,
          readings.filter((reading) => reading.file === file),
          scene,
          moved,
          knowledge,
        ),
      ),
      ...data.flatMap((file) => judgeData(file, scene, knowledge)),
    ];
  },
};

function found(scene: Scene): Found {
  let answer = known.get(scene);
  if (!answer) {
    const product = scene.product.filter(({ path }) => !isToolingPath(path));
    const code = product.filter(({ path }) => !isDataFile(path));
    const readers = readersOf(code);
    answer = {
      readings: code.flatMap((file) => readingsOf(file, readers)),
      read: new Set(code.flatMap((file) => [...namesRead(file, readers)])),
      code,
      data: product.filter(({ path }) => isDataFile(path)),
    };
    known.set(scene, answer);
  }
  return answer;
}

/** Only what may be a path needs to be looked up. */
function isPathLike({ text }: Reading): boolean {
  return /[/.\\]|test|spec|golden|snap|fixture|expect|approv|cassette/i.test(text);
}

interface Suspicion {
  readonly reading: Reading;
  readonly level: Level;
  readonly place: string;
  readonly from: FileChange | null;
}

/** One finding a statement, the worst of what stands there; mentions fall away beside the reading that they feed. */
function judgeFile(
  file: ProductFile,
  readings: readonly Reading[],
  scene: Scene,
  moved: ReadonlyMap<string, FileChange>,
  knowledge: Knowledge,
): readonly RuleFinding[] {
  const written = new Set(readings.filter(({ how }) => how === 'write').map(({ text }) => text));
  const suspicions = readings
    .filter(({ how }) => how !== 'write')
    .flatMap((reading) => {
      const suspicion = suspect(reading, scene, moved, knowledge);
      if (!suspicion) return [];
      // What also writes the file keeps it up to date: a tool for goldens more likely than a reader of answers.
      const isKept = suspicion.level === 'violation' && written.has(reading.text);
      return [isKept ? { ...suspicion, level: 'note' as const } : suspicion];
    });
  const chosen = new Map<string, Suspicion>();
  for (const suspicion of suspicions.toSorted((a, b) => rank(a) - rank(b))) {
    const { startLine, endLine } = suspicion.reading.range;
    if (![...chosen.values()].some((one) => one.place === suspicion.place && one !== suspicion && isMention(suspicion)))
      if (!chosen.has(`${startLine}:${endLine}`)) chosen.set(`${startLine}:${endLine}`, suspicion);
  }
  const all = [...chosen.values()];
  return all.filter((one) => !all.some((other) => isFedBy(other, one))).map((suspicion) => findingOf(file, suspicion));
}

/** The mention is a part of the path that the other one reads: one finding is enough. */
function isFedBy(other: Suspicion, one: Suspicion): boolean {
  const leaves = new Set(other.reading.leaves);
  return isMention(one) && !isMention(other) && one.reading.leaves.every((leaf) => leaves.has(leaf));
}

function isMention({ reading }: Suspicion): boolean {
  return reading.how === 'mention';
}

function rank({ level, reading }: Suspicion): number {
  return (level === 'violation' ? 0 : level === 'note' ? 2 : 4) + (reading.how === 'mention' ? 1 : 0);
}

function suspect(
  reading: Reading,
  scene: Scene,
  moved: ReadonlyMap<string, FileChange>,
  knowledge: Knowledge,
): Suspicion | null {
  const isModule = reading.how === 'module';
  const patterns = pathPatterns(moduleText(reading), reading.file.path, isModule && /^[./]/.test(reading.text));
  for (const { segments, hasWildcards, isFloating } of patterns) {
    const from = hasWildcards || isFloating ? undefined : moved.get(segments.join('/'));
    if (from) return { reading, level: 'violation', place: from.path, from };
  }
  if (isSaid(reading, knowledge)) return null;
  for (const pattern of patterns) {
    const place = oraclePlaceOf(pattern, knowledge, isModule);
    if (!place) continue;
    const level = levelOf(reading, place, scene, knowledge);
    if (level) return { reading, level, place: place.path, from: null };
  }
  return null;
}

/** Dotted modules as paths: `tests.fixtures` → `tests/fixtures`, `..tests` → `../tests`. */
function moduleText({ how, text, file }: Reading): string {
  if (how !== 'module' || /[/\\]/.test(text) || file.tree.language !== 'python') return text;
  const dots = /^\.*/.exec(text)?.[0].length ?? 0;
  const path = text.slice(dots).replaceAll('.', '/');
  return dots === 0 ? path : `./${'../'.repeat(dots - 1)}${path}`;
}

/** The base's product code names the same path already: it moved, or the product is a tool for tests. */
function isSaid({ leaves }: Reading, knowledge: Knowledge): boolean {
  const telling = leaves.filter((leaf) => leaf.length >= 4);
  return telling.length > 0 && telling.every((leaf) => knowledge.saysProduct(leaf));
}

function levelOf(reading: Reading, place: OraclePlace, scene: Scene, knowledge: Knowledge): Level | null {
  const { how, file } = reading;
  const isTool = isTestingToolPath(file.path);
  if (how === 'mention') {
    const { read } = found(scene);
    if (place.what !== 'file' && !place.isCertain) return null;
    const last = reading.name.split('.').at(-1) ?? '';
    if (isTool || read.size === 0) return null;
    return place.what === 'file' && place.isCertain && read.has(last) ? 'violation' : 'note';
  }
  if (how === 'module' && knowledge.oracleClassOf(place.path) === 'test')
    // Helpers below a test folder may be shared on purpose; a file of tests is not.
    return isTool ? null : isTestModule(place.path) ? 'violation' : 'note';
  if (place.what === 'file') return place.isCertain ? 'violation' : 'note';
  if (isTool) return null;
  if (how === 'module') return place.isCertain ? 'violation' : null;
  return place.isCertain ? 'violation' : 'note';
}

const VERBS = { read: 'reads', module: 'imports', embed: 'embeds', mention: 'names', write: 'writes' } as const;

function findingOf(file: ProductFile, { reading, level, place, from }: Suspicion): RuleFinding {
  const subject = reading.functionName
    ? `${reading.functionName} ${VERBS[reading.how]}`
    : `This code ${VERBS[reading.how]}`;
  const origin = from?.previousPath ? `, which was ${from.previousPath} before this change` : '';
  const why =
    level === 'violation'
      ? 'the product takes its answers from what the tests compare with'
      : 'a product has no use for what its tests compare with';
  return {
    rule: meta.id,
    level,
    reviewable: meta.reviewable,
    path: file.path,
    previousPath: file.compared.change.previousPath,
    range: reading.range,
    message: `${subject} ${quote(place)}${origin}: ${why}.`,
    evidence: [{ path: from?.previousPath ?? place, line: 1, role: 'file-name', similarity: 1 }],
    matched: reading.leaves.join('\n'),
  };
}

/** Settings that put a folder of the tests where the product looks for its own files. */
function judgeData(file: ProductFile, scene: Scene, knowledge: Knowledge): readonly RuleFinding[] {
  const name = baseNameOf(file.path);
  const before = file.compared.before.kind === 'text' ? file.compared.before.text : '';
  const hits = configuredPaths(file).flatMap(({ text, range }) => {
    if (before.includes(text)) return [];
    const place = pathPatterns(text, file.path)
      .filter(({ hasWildcards, isFloating }) => !hasWildcards && !isFloating)
      .map((pattern) => oraclePlaceOf(pattern, knowledge, false))
      .find((one) => one !== null);
    return place && (place.what === 'file' || place.isCertain || text.includes('/')) ? [{ place, range }] : [];
  });
  const [first] = hits;
  if (!first) return [];
  const isReadHere = readsByName(name, scene);
  if (!isReadHere && !knowledge.saysProduct(name)) return [];
  return [dataFinding(file, first.place, first.range, isReadHere ? 'violation' : 'note')];
}

/** A changed file of code names this data file. */
function readsByName(name: string, scene: Scene): boolean {
  const { code } = found(scene);
  return code.some(({ literals }) => literals.some(({ text }) => text === name || text.endsWith(`/${name}`)));
}

function dataFinding(file: ProductFile, place: OraclePlace, range: Range, level: Level): RuleFinding {
  return {
    rule: meta.id,
    level,
    reviewable: meta.reviewable,
    path: file.path,
    previousPath: file.compared.change.previousPath,
    range,
    message: `This file, which the product reads, points it at ${quote(place.path)}: what lies there is for the tests to compare with.`,
    evidence: [{ path: place.path, line: 1, role: 'file-name', similarity: 1 }],
    matched: place.path,
  };
}
