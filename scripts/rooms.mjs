// @ts-check
/**
 * The rooms of `src/` and what each may import: data flows one way, so a room imports only from rooms above it.
 * Kept as data in one place because both the linter and the contract tests ask it.
 */
import { builtinModules } from 'node:module';
import path from 'node:path';

/**
 * Rooms in the order in which data flows. A room is a folder of `src/`, or a file that lies directly in it
 * (without its extension). Rooms on one line are neighbours that may not import each other.
 * @type {readonly (readonly string[])[]}
 */
export const ROOM_ORDER = [
  ['model'],
  ['git'],
  ['event'],
  ['policy'],
  ['checksums'],
  ['changes'],
  ['grammar'],
  ['lexer'],
  ['records'],
  ['templates'],
  ['languages'],
  ['forms'],
  ['sources'],
  ['assertions'],
  ['frameworks'],
  ['suites'],
  ['goldens'],
  ['oracle'],
  ['runners'],
  ['evidence'],
  ['rules'],
  ['approvals'],
  ['agents'],
  ['proof'],
  ['verdict'],
  ['prose'],
  ['reporters'],
  ['audit'],
  ['github'],
  ['scan'],
  ['setup'],
  ['backtest'],
  ['commands'],
  ['action'],
  ['main', 'cli'],
];

/** Folders whose files are plug-ins; `src/generated/<folder>.ts` is the registry of each. */
export const PLUGIN_ROOMS = ['rules', 'languages', 'frameworks', 'goldens', 'reporters'];

/** Rooms that may read the registries: those that run plug-ins. A plug-in never knows its siblings. */
const REGISTRY_READERS = new Set(['sources', 'oracle', 'scan', 'commands', 'main', 'cli']);

/** Rooms that only compute: same input, same bytes, whatever machine they run on. */
const PURE_ROOMS = new Set([
  'model',
  'lexer',
  'records',
  'templates',
  'forms',
  'assertions',
  'frameworks',
  'suites',
  'goldens',
  'runners',
  'evidence',
  'rules',
  'approvals',
  'agents',
  'proof',
  'verdict',
  'prose',
  'reporters',
  'audit',
]);

/**
 * Node's modules that compute without touching the machine. `zlib` is one as far as its synchronous calls with a bounded
 * output go: the same bytes give the same text, and what a decompression bomb would make is cut off. `async_hooks` keeps apart
 * what two scans at the same time have used of a bound.
 */
const PURE_BUILTINS = new Set(['async_hooks', 'crypto', 'zlib']);

/**
 * Modules that reach out of the process, and the rooms that may use them.
 * @type {ReadonlyMap<string, readonly string[]>}
 */
const RESTRICTED_MODULES = new Map([
  ['child_process', ['git']],
  ['@actions/exec', ['git']],
  ['@actions/github', ['github', 'action']],
]);

/**
 * @param {string} file Path relative to the project, POSIX or native.
 * @returns {string | null} The room it lies in, or null when it is not in `src/`.
 */
export function roomOf(file) {
  const [top, first] = file.split(path.sep).join('/').split('/');
  return top === 'src' && first !== undefined ? first.replace(/\.ts$/, '') : null;
}

/**
 * Judges one import.
 * @param {string} file The importing file, relative to the project.
 * @param {string} specifier What it imports, as written.
 * @returns {string | null} What is wrong with it, or null.
 */
export function importProblem(file, specifier) {
  const room = roomOf(file);
  if (room === null) return null;
  if (!specifier.startsWith('.')) return moduleProblem(room, specifier);
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file.split(path.sep).join('/')), specifier));
  const targetRoom = roomOf(target);
  if (targetRoom === null) return `src/ may not import what lies outside of it: ${specifier}`;
  if (room === 'generated') {
    const own = path.posix.basename(file, '.ts');
    return targetRoom === own || targetRoom === 'model'
      ? null
      : `the registry of ${own} may import only ${own} and model`;
  }
  if (targetRoom === 'generated') return registryProblem(room, path.posix.basename(target, '.ts'));
  if (room === targetRoom) return null;
  const rank = rankOf(room);
  const targetRank = rankOf(targetRoom);
  if (rank === -1) return `${room} is no known room: give it a place in scripts/rooms.mjs`;
  if (targetRank === -1) return `${targetRoom} is no known room: give it a place in scripts/rooms.mjs`;
  return targetRank < rank ? null : `data flows one way: ${room} may not import ${targetRoom}, which comes after it`;
}

/**
 * @param {string} room
 * @param {string} specifier
 * @returns {string | null}
 */
function moduleProblem(room, specifier) {
  const name = specifier.replace(/^node:/, '');
  const owners = RESTRICTED_MODULES.get(name);
  if (owners && !owners.includes(room)) return `only ${owners.join(' and ')} may import ${specifier}`;
  if (!PURE_ROOMS.has(room)) return null;
  if (name.startsWith('@actions/')) return `${room} only computes: it may not import ${specifier}`;
  const isBuiltin = specifier.startsWith('node:') || builtinModules.includes(name);
  return isBuiltin && !PURE_BUILTINS.has(name) ? `${room} only computes: it may not import ${specifier}` : null;
}

/**
 * @param {string} room
 * @param {string} registry
 * @returns {string | null}
 */
function registryProblem(room, registry) {
  if (!REGISTRY_READERS.has(room)) return `only ${[...REGISTRY_READERS].join(', ')} may read a registry, not ${room}`;
  return rankOf(registry) < rankOf(room)
    ? null
    : `data flows one way: ${room} may not read the registry of ${registry}`;
}

/**
 * @param {string} room
 * @returns {number} Place in the order, -1 for an unknown room.
 */
function rankOf(room) {
  return ROOM_ORDER.findIndex((rooms) => rooms.includes(room));
}
