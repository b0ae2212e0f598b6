// @ts-check
/** The five kinds of plug-in: where their parts lie and what a part must hold. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} PluginKind
 * @property {string} id Also the name that each source file of the kind exports.
 * @property {string} folder Folder below `src/`, `fixtures/` and `docs/`, and name of the registry.
 * @property {string} type Type of the export.
 * @property {string} model File of `src/model/` that declares the type.
 * @property {readonly string[]} headings Second-level headings that every doc page of the kind has, in order.
 */

/** @type {readonly PluginKind[]} */
export const PLUGIN_KINDS = [
  {
    id: 'rule',
    folder: 'rules',
    type: 'Rule',
    model: 'rule',
    headings: ['What', 'Why', 'Example', 'When it is wrong'],
  },
  {
    id: 'language',
    folder: 'languages',
    type: 'Language',
    model: 'language',
    headings: ['What is read', 'Known gaps'],
  },
  {
    id: 'framework',
    folder: 'frameworks',
    type: 'Framework',
    model: 'framework',
    headings: [],
  },
  { id: 'golden', folder: 'goldens', type: 'GoldenFormat', model: 'golden', headings: ['What is read', 'Limits'] },
  { id: 'reporter', folder: 'reporters', type: 'Reporter', model: 'reporter', headings: [] },
];

/** Ids are file names, config keys and parts of addresses. */
export const ID_PATTERN = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * @param {string} root Folder of the project.
 * @param {PluginKind} kind
 * @returns {string[]} Ids of the plug-ins, sorted; empty when the folder is missing.
 */
export function pluginIds(root, kind) {
  const folder = path.join(root, 'src', kind.folder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
}

/**
 * Name of a plug-in's constant: `jest-snapshot` of kind `golden` → `jestSnapshotGolden`.
 * The suffix keeps `switch` and `c` from being a reserved word or a riddle.
 * @param {PluginKind} kind
 * @param {string} id
 * @returns {string}
 */
export function identifierOf(kind, id) {
  const words = [...id.split('-'), kind.id];
  return words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
}
