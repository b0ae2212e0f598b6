// @ts-check
/**
 * The repository that the benchmark scans: made up, deterministic, and shaped like a real one. A fifth of its files are
 * tests, a tenth golden files; areas have words of their own, and some words are everybody's.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} BenchRepository
 * @property {string} directory A bare repository with one pack.
 * @property {string} base Commit id.
 * @property {string} head Commit id.
 */

/**
 * @typedef {object} Change
 * @property {number} files Changed files, each with thirty lines more.
 * @property {'common' | 'own'} words Whether the new literals are also words that every test uses, or only the area's.
 */

/** Files of one area: `src` is product code, the rest speaks for itself. */
const FILES_PER_AREA = { src: 31, tests: 10, goldens: 5, docs: 4 };
const AREA_SIZE = Object.values(FILES_PER_AREA).reduce((sum, count) => sum + count, 0);
const LINES_PER_FILE = 30;

/** Words that every area uses, in product code and tests alike: nothing about them is telling, all of them are hit. */
const COMMON = (
  'pending accepted rejected shipped delivered returned invoice receipt customer account warehouse carrier parcel ' +
  'standard express economy currency discount subtotal quantity reference attachment signature holiday weekday morning ' +
  'evening northern southern eastern western primary secondary inactive suspended archived deleted restored'
).split(' ');
const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo yu za bre cli dro fla gri'.split(' ');

/**
 * Makes the repository: a base, and a change of product files, one in each of some areas, whose new literals also stand
 * in tests.
 * @param {string} directory Made; must not exist.
 * @param {number} files How many files the base has, about.
 * @param {Change} change
 * @returns {BenchRepository}
 */
export function makeBenchRepository(directory, files, change = { files: 10, words: 'common' }) {
  mkdirSync(directory, { recursive: true });
  git(directory, ['init', '--quiet', '--bare', '--initial-branch=main', '.']);
  const areas = Math.round(files / AREA_SIZE);
  const stream = [commitHeader('base')];
  for (let area = 0; area < areas; area++) stream.push(...areaFiles(area).map(fileCommand));
  stream.push('\n', commitHeader('change'));
  for (let area = 0; area < change.files; area++) stream.push(fileCommand(changedFile(area, change)));
  stream.push('\n');
  git(directory, ['fast-import', '--quiet'], stream.join(''));
  // A clone is one pack with deltas; what fast-import leaves is not.
  git(directory, ['repack', '-a', '-d', '-q', '-f', '--window=10']);
  const [base = '', head = ''] = git(directory, ['rev-parse', 'main~1', 'main']).trim().split('\n');
  return { directory, base, head };
}

/** @typedef {{ readonly path: string, readonly text: string }} BenchFile */

/** @param {number} area @returns {BenchFile[]} */
function areaFiles(area) {
  const words = wordsOf(area);
  const files = [];
  for (let i = 0; i < FILES_PER_AREA.src; i++) files.push(productFile(area, i, words));
  for (let i = 0; i < FILES_PER_AREA.tests; i++) files.push(testFile(area, i, words));
  for (let i = 0; i < FILES_PER_AREA.goldens; i++) files.push(goldenFile(area, i, words));
  for (let i = 0; i < FILES_PER_AREA.docs; i++) files.push(page(area, i, words));
  return files;
}

/** @param {number} area */
function folderOf(area) {
  return `${wordsOf(area)[0] ?? ''}${area}`;
}

/** Python and TypeScript in turn: a file's language hangs on its number, so a test has the language of what it tests. */
const isPython = (/** @type {number} */ i) => i % 2 === 0;

/** @param {number} area @param {number} i @param {readonly string[]} words @returns {BenchFile} */
function productFile(area, i, words) {
  const random = randomOf(`product ${area} ${i}`);
  const name = `${words[i % words.length] ?? ''}_${i}`;
  const functions = Array.from({ length: 8 }, (_, n) =>
    functionOf(`${name}_${pick(random, words)}_${n}`, i, random, words),
  );
  return isPython(i)
    ? {
        path: `src/${folderOf(area)}/${name}.py`,
        text: `"""${sentence(random, words, 12)}"""\n\n${functions.join('\n\n')}`,
      }
    : {
        path: `src/${folderOf(area)}/${name}.ts`,
        text: `/** ${sentence(random, words, 12)} */\n\n${functions.join('\n')}`,
      };
}

/** @param {string} name @param {number} i @param {() => number} random @param {readonly string[]} words */
function functionOf(name, i, random, words) {
  const [a, b, c] = [pick(random, COMMON), pick(random, words), pick(random, COMMON)];
  const [low, high] = [integer(random, 90), 100 + integer(random, 900)];
  const note = sentence(random, words, 9);
  return isPython(i)
    ? [
        `def ${name}(order, rates, limit=${high}):`,
        `    """${note}"""`,
        `    if order.state == "${a}" and order.total > ${low}:`,
        `        return {"${b}": order.total * rates["${c}"], "limit": limit}`,
        `    for line in order.lines:`,
        `        if line.kind in ("${b}-line", "${c}"):`,
        `            raise ValueError(f"${sentence(random, words, 5)}: {line.kind}")`,
        `    return {"${b}": 0, "limit": min(limit, ${low + high})}`,
        '',
      ].join('\n')
    : [
        `/** ${note} */`,
        `export function ${name}(order: Order, rates: Rates, limit = ${high}): Summary {`,
        `  if (order.state === '${a}' && order.total > ${low}) {`,
        `    return { '${b}': order.total * rates['${c}'], limit };`,
        `  }`,
        `  for (const line of order.lines) {`,
        `    if (line.kind === '${b}-line' || line.kind === '${c}') throw new Error(\`${sentence(random, words, 5)}: \${line.kind}\`);`,
        `  }`,
        `  return { '${b}': 0, limit: Math.min(limit, ${low + high}) };`,
        `}`,
        '',
      ].join('\n');
}

/** @param {number} area @param {number} i @param {readonly string[]} words @returns {BenchFile} */
function testFile(area, i, words) {
  const random = randomOf(`test ${area} ${i}`);
  const name = `${words[i % words.length] ?? ''}_${i}`;
  const cases = Array.from({ length: 12 }, (_, n) => {
    const [a, b, c] = [pick(random, COMMON), pick(random, words), pick(random, COMMON)];
    const [total, rate] = [100 + integer(random, 90_000), integer(random, 40)];
    const input = `"state": "${a}", "total": ${total}, "kind": "${b}-line", "reference": "${b}-${total}-${a}"`;
    return isPython(i)
      ? [
          `def test_${name}_${b}_${n}():`,
          `    order = make_order({${input}})`,
          `    result = ${name}_${b}_${n % 8}(order, {"${c}": ${rate}})`,
          `    assert result["${b}"] == ${total * rate}`,
          `    assert describe(result) == "${a} ${b} ${total} at ${rate}%"`,
          '',
        ].join('\n')
      : [
          `  it('${sentence(random, words, 6)} ${n}', () => {`,
          `    const order = makeOrder({ ${input} });`,
          `    const result = ${name}_${b}_${n % 8}(order, { '${c}': ${rate} });`,
          `    expect(result['${b}']).toBe(${total * rate});`,
          `    expect(describe(result)).toEqual('${a} ${b} ${total} at ${rate}%');`,
          `  });`,
          '',
        ].join('\n');
  });
  const folder = folderOf(area);
  return isPython(i)
    ? { path: `tests/${folder}/test_${name}.py`, text: `from ${folder}.${name} import *\n\n\n${cases.join('\n\n')}` }
    : {
        path: `tests/${folder}/${name}.test.ts`,
        text: `import * as subject from '../../src/${folder}/${name}';\n\ndescribe('${name}', () => {\n${cases.join('\n')}});\n`,
      };
}

/** @param {number} area @param {number} i @param {readonly string[]} words @returns {BenchFile} */
function goldenFile(area, i, words) {
  const random = randomOf(`golden ${area} ${i}`);
  const records = Array.from({ length: 36 }, () => ({
    reference: `${pick(random, words)}-${integer(random, 90_000)}`,
    state: pick(random, COMMON),
    total: integer(random, 1_000_000) / 100,
    text: sentence(random, words, 7),
  }));
  return { path: `tests/${folderOf(area)}/golden/batch_${i}.json`, text: `${JSON.stringify(records, null, 2)}\n` };
}

/** @param {number} area @param {number} i @param {readonly string[]} words @returns {BenchFile} */
function page(area, i, words) {
  const random = randomOf(`page ${area} ${i}`);
  const paragraphs = Array.from({ length: 8 }, () => sentence(random, [...words, ...COMMON], 70));
  return {
    path: `docs/${folderOf(area)}/chapter-${i}.md`,
    text: `# ${sentence(random, words, 3)}\n\n${paragraphs.join('\n\n')}\n`,
  };
}

/**
 * A product file with thirty honest lines more: a lookup of words, two sums with a rate, a message.
 * @param {number} area
 * @param {Change} change
 * @returns {BenchFile}
 */
function changedFile(area, change) {
  const words = wordsOf(area);
  const i = area;
  const { path: file, text } = productFile(area, i, words);
  const random = randomOf(`change ${area}`);
  const states = change.words === 'common' ? COMMON : words;
  // Numbers of two digits are too common to be looked up at all.
  const most = change.words === 'common' ? 300 : 90;
  const lines = [];
  if (isPython(i)) {
    lines.push(
      '',
      '',
      `def summary_of_${area}(orders, rates):`,
      `    """${sentence(random, words, 9)}"""`,
      '    result = {}',
    );
    while (lines.length < LINES_PER_FILE - 1) {
      lines.push(
        `    for order in [each for each in orders if each.state == "${pick(random, states)}"]:`,
        `        result["${pick(random, words)}-line"] = order.total * rates.get("${pick(random, words)}", ${integer(random, most)})`,
        `        order.log("${sentence(random, words, 4)}")`,
      );
    }
    lines.length = LINES_PER_FILE - 1;
    lines.push('    return result');
  } else {
    lines.push(
      '',
      `/** ${sentence(random, words, 9)} */`,
      `export function summaryOf${area}(orders: readonly Order[], rates: Rates): Summary {`,
    );
    lines.push('  const result: Summary = {};');
    while (lines.length < LINES_PER_FILE - 2) {
      lines.push(
        `  for (const order of orders.filter((each) => each.state === '${pick(random, states)}')) {`,
        `    result['${pick(random, words)}-line'] = order.total * (rates['${pick(random, words)}'] ?? ${integer(random, most)});`,
        `    order.log('${sentence(random, words, 4)}'); }`,
      );
    }
    lines.length = LINES_PER_FILE - 2;
    lines.push('  return result;', '}');
  }
  return { path: file, text: `${text}${lines.join('\n')}\n` };
}

/** Words of one area: forty of its own, made of syllables, of which the last two are the area's. @param {number} area */
function wordsOf(area) {
  const random = randomOf(`words ${area}`);
  const { length } = SYLLABLES;
  const ending = `${SYLLABLES[Math.floor(area / length) % length] ?? ''}${SYLLABLES[area % length] ?? ''}`;
  return Array.from({ length: 40 }, () => pick(random, SYLLABLES) + pick(random, SYLLABLES) + ending);
}

/** @param {() => number} random @param {readonly string[]} words @param {number} length */
function sentence(random, words, length) {
  return Array.from({ length }, () => pick(random, words)).join(' ');
}

/** @param {() => number} random @param {readonly string[]} list @returns {string} */
function pick(random, list) {
  return list[Math.floor(random() * list.length)] ?? '';
}

/** @param {() => number} random @param {number} below */
function integer(random, below) {
  return 1 + Math.floor(random() * below);
}

/**
 * A generator of numbers in [0, 1) that is the same everywhere (mulberry32, seeded with FNV-1a of the text).
 * @param {string} seed
 * @returns {() => number}
 */
function randomOf(seed) {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param {string} message */
function commitHeader(message) {
  return `commit refs/heads/main\ncommitter Bench <bench@example.com> 1700000000 +0000\ndata ${message.length}\n${message}\n`;
}

/** @param {BenchFile} file */
function fileCommand({ path: file, text }) {
  return `M 100644 inline ${path.posix.normalize(file)}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
}

/** @param {string} cwd @param {readonly string[]} args @param {string} [input] */
function git(cwd, args, input = '') {
  return execFileSync('git', args, { cwd, input, encoding: 'utf8', maxBuffer: 1 << 28 });
}
