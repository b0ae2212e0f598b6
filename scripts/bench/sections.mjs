// @ts-check
/** What is measured. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { contendersOf, reportOf } from './contenders.mjs';
import { SCAN_HEAD, changesTable, contendersTable, nameOfChange, scanCells, summaryCells } from './figures.mjs';
import { measure } from './measure.mjs';
import { pageCacheOf } from './page-cache.mjs';
import { needlesFor, oracleOf } from './probe.mjs';
import { count, volume } from './tables.mjs';

/**
 * @typedef {import('./contenders.mjs').Name} Name
 * @typedef {import('./contenders.mjs').Subject} Subject
 * @typedef {import('./figures.mjs').Measured} Measured
 * @typedef {import('./repository.mjs').BenchRepository} BenchRepository
 * @typedef {import('./tables.mjs').Section} Section
 *
 * @typedef {object} Settings
 * @property {string} cli
 * @property {number} rounds
 * @property {boolean} cold Whether to measure with an empty page cache too.
 *
 * @typedef {object} Summary The ordinary change, in a line.
 * @property {string} repository
 * @property {string} change
 * @property {Record<string, string>} figures
 */

/** No round is begun after this time, in milliseconds. */
const BUDGET = 3 * 60_000;
/** An empty cache is the same every time, and costs everybody else on the machine. */
const COLD_ROUNDS = 3;

/**
 * Changes of several sizes in one repository, and the ordinary one against other tools.
 * @param {string} title
 * @param {readonly Subject[]} subjects
 * @param {Subject} ordinary One of them.
 * @param {Settings} settings
 * @returns {Promise<{ readonly section: Section, readonly summary: Summary }>}
 */
export async function repositorySection(title, subjects, ordinary, settings) {
  const { paths, oracle, bytes } = await oracleOf(ordinary.directory, ordinary.base);
  /** @type {Set<Name>} */
  const late = new Set();
  /** @type {Map<Subject, Measured>} */
  const measured = new Map();
  for (const subject of subjects) {
    measured.set(subject, await measuredOf(subject, settings, subject === ordinary, late));
  }
  const usual = measured.get(ordinary);
  if (!usual) throw new Error('The ordinary change is none of the changes.');
  const cache = settings.cold ? pageCacheOf(ordinary.directory) : null;
  if (cache) console.error('  with a cold page cache');
  const cold = cache
    ? await measure(contendersOf(ordinary, usual.needles, settings.cli, { others: true }), {
        rounds: Math.min(settings.rounds, COLD_ROUNDS),
        budget: BUDGET,
        late,
        before: cache.empty,
      })
    : null;
  const searched = `It looks up ${count(usual.values)} values by ${count(usual.needles.length)} needles.`;
  const coldly = cache ? ` Cold: ${cache.method} before every run.` : '';
  return {
    section: {
      title,
      parts: [
        `${count(paths.length)} files, of them ${count(oracle.length)} tests and golden files of ${volume(bytes)}.`,
        changesTable([...measured.values()]),
        `The change of ${nameOfChange(usual)} against what else reads it. ${searched}${coldly}`,
        contendersTable(usual.warm, cold),
      ],
    },
    summary: {
      repository: `${count(paths.length)} files, ${volume(bytes)} of tests and golden files`,
      change: nameOfChange(usual),
      figures: summaryCells(usual.warm),
    },
  };
}

/**
 * The same changes in repositories of several sizes.
 * @param {readonly { readonly repository: BenchRepository, readonly subjects: readonly Subject[] }[]} repositories
 * @param {Settings} settings
 * @returns {Promise<Section>}
 */
export async function growthSection(repositories, settings) {
  /** @type {string[][]} */
  const rows = [];
  for (const { repository, subjects } of repositories) {
    const { bytes } = await oracleOf(repository.directory, repository.base);
    for (const [i, subject] of subjects.entries()) {
      const measured = await measuredOf(subject, settings, false, new Set());
      const words = repository.heads[i]?.manner === 'own' ? 'its own' : 'ordinary';
      rows.push([count(repository.files), volume(bytes), words, ...scanCells(measured)]);
    }
  }
  return {
    title: 'Growth of the repository',
    parts: [
      'The same change of ten files, in words and numbers as everybody uses them and in words of its own.',
      { head: ['files', 'tests and golden files', 'words', ...SCAN_HEAD], rows },
    ],
  };
}

/**
 * @param {Subject} subject
 * @param {Settings} settings
 * @param {boolean} others Whether tools beside git are measured too.
 * @param {Set<Name>} late What took too long for a smaller change is not tried again; what does now is added.
 * @returns {Promise<Measured>}
 */
async function measuredOf(subject, settings, others, late) {
  const needles = await needlesFor(subject);
  const contenders = contendersOf(subject, needles, settings.cli, { others });
  const report = reportOf(subject);
  rmSync(report, { force: true });
  const change = sizeOf(subject);
  console.error(`  changed files: ${change.files}, needles: ${needles.length}`);
  const warm = await measure(contenders, { rounds: settings.rounds, budget: BUDGET, late });
  for (const [name, figures] of warm.figures) if (figures === null) late.add(name);
  const { verdict, stats } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { verdict: null, stats: { candidates: 0 } };
  return { change, needles, verdict, values: stats.candidates, warm };
}

/** @param {Subject} subject */
function sizeOf({ directory, base, head }) {
  const args = ['-C', directory, 'diff', '--shortstat', base, head];
  // `3 files changed, 90 insertions(+), 2 deletions(-)`
  const parts = execFileSync('git', args, { encoding: 'utf8' }).split(',');
  const numberOf = (/** @type {string} */ what) => Number.parseInt(parts.find((part) => part.includes(what)) ?? '0');
  return { files: numberOf('file'), lines: numberOf('insertion') };
}
