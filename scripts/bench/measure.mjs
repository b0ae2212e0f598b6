// @ts-check
/** Medians of interleaved rounds. */
import { FLOOR, QUICK_FLOOR } from './contenders.mjs';
import { median, timed, watched } from './process.mjs';

/**
 * @typedef {import('./contenders.mjs').Name} Name
 * @typedef {import('./contenders.mjs').Contenders} Contenders
 * @typedef {import('./process.mjs').Command} Command
 * @typedef {import('./process.mjs').Memory} Memory
 * @typedef {import('./process.mjs').Timing} Timing
 *
 * @typedef {Timing & Memory} Figures
 *
 * @typedef {object} Measurement
 * @property {number} rounds How many there was time for.
 * @property {ReadonlyMap<Name, Figures | null>} figures Null for what took too long.
 * @property {Figures | null} floor Sums of times and the highest of peaks.
 * @property {Figures | null} quickFloor The same with git's quicker search.
 *
 * @typedef {object} Options
 * @property {number} rounds
 * @property {number} budget No round is begun after this time, in milliseconds.
 * @property {ReadonlySet<Name>} late What is known to take too long.
 * @property {() => void} [before] Done before every run, whose memory is then not looked at.
 */

/** The looking at its memory does not show in what takes longer, in milliseconds. */
const SHORT = 2000;

/**
 * Every round runs every contender once, so that what else the machine does falls on all.
 * @param {Contenders} contenders
 * @param {Options} options
 * @returns {Promise<Measurement>}
 */
export async function measure(contenders, { rounds, budget, late, before }) {
  const commands = /** @type {[Name, Command][]} */ (Object.entries(contenders));
  /** @type {Map<Name, (Timing | null)[]>} */
  const timings = new Map(commands.map(([name]) => [name, late.has(name) ? [null] : []]));
  /** @type {Map<Name, Memory>} */
  const peaks = new Map();
  const started = performance.now();
  let done = 0;
  while (done < rounds && (done === 0 || performance.now() - started < budget)) {
    for (const [name, command] of commands) {
      const runs = timings.get(name) ?? [];
      if (runs.includes(null)) continue;
      before?.();
      if (done === 0 && !before) {
        const { timing, memory } = await watched(command);
        peaks.set(name, memory);
        if (!timing || timing.wall >= SHORT) {
          runs.push(timing);
          continue;
        }
      }
      runs.push(await timed(command));
    }
    done++;
  }
  /** @type {Map<Name, Figures | null>} */
  const figures = new Map();
  for (const [name, all] of timings) {
    const ended = all.flatMap((timing) => timing ?? []);
    const { own, tree } = peaks.get(name) ?? { own: 0, tree: 0 };
    const [wall, cpu] = [median(ended.map((timing) => timing.wall)), median(ended.map((timing) => timing.cpu))];
    figures.set(name, ended.length < all.length ? null : { wall, cpu, own, tree });
  }
  return { rounds: done, figures, floor: sumOf(figures, FLOOR), quickFloor: sumOf(figures, QUICK_FLOOR) };
}

/** @param {ReadonlyMap<Name, Figures | null>} figures @param {readonly Name[]} names @returns {Figures | null} */
function sumOf(figures, names) {
  const floor = { wall: 0, cpu: 0, own: 0, tree: 0 };
  for (const name of names) {
    const part = figures.get(name);
    // Nothing to search for is no search.
    if (part === undefined) continue;
    if (part === null) return null;
    floor.wall += part.wall;
    floor.cpu += part.cpu;
    floor.own = Math.max(floor.own, part.own);
    floor.tree = Math.max(floor.tree, part.tree);
  }
  return floor;
}
