// @ts-check
/**
 * Tables of the docs, made from the plug-ins themselves. Each gets the exports of all registries and the folder of the
 * page that it will stand on, for relative links; it returns Markdown.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {import('../src/model/rule.ts').Rule} Rule
 * @typedef {import('../src/model/language.ts').Language} Language
 * @typedef {import('../src/model/framework.ts').Framework} Framework
 * @typedef {import('../src/model/golden.ts').GoldenFormat} GoldenFormat
 * @typedef {import('../src/model/reporter.ts').Reporter} Reporter
 * @typedef {object} Plugins
 * @property {readonly Rule[]} rules
 * @property {typeof import('../src/proof/rule.ts').allRuleMetas} allRuleMetas
 * @property {readonly Language[]} languages
 * @property {readonly Framework[]} frameworks
 * @property {readonly GoldenFormat[]} goldens
 * @property {readonly Reporter[]} reporters
 */

/** @type {Readonly<Record<string, (plugins: any, folder: string) => string>>} */
export const TABLES = {
  rules(/** @type {Plugins} */ { rules, allRuleMetas }, folder) {
    const byPrecedence = [...allRuleMetas(rules)].sort((a, b) => a.precedence - b.precedence);
    return table(
      ['rule', 'what it finds', '`recommended`', '`strict`', 'lifted by review'],
      byPrecedence.map((meta) => [
        link(folder, 'rules', meta.id, `\`${meta.id}\``),
        meta.title,
        levelText(meta.levels.recommended),
        levelText(meta.levels.strict),
        meta.reviewable ? 'yes' : 'no',
      ]),
    );
  },

  languages(/** @type {Plugins} */ { languages }, folder) {
    return table(
      ['language', 'read by', 'files'],
      byTitle(languages).map((language) => [
        link(folder, 'languages', language.id, language.title),
        language.depth === 'syntax' ? 'grammar' : 'lexer',
        [...language.extensions, ...language.fileNames].map((name) => `\`${name}\``).join(' '),
      ]),
    );
  },

  readings(/** @type {Plugins} */ { languages }, folder) {
    return table(
      ['language', ...READINGS.map(([title]) => title)],
      byTitle(languages).map((language) => {
        const lines = shownBy(language.id);
        return [
          link(folder, 'languages', language.id, language.title),
          ...READINGS.map(([, sign]) => (lines.some((line) => sign.test(line)) ? '✓' : '')),
        ];
      }),
    );
  },

  frameworks(/** @type {Plugins} */ { frameworks, languages }, folder) {
    const titles = new Map(languages.map((language) => [language.id, language.title]));
    return table(
      ['test framework', 'languages'],
      byTitle(frameworks).map((framework) => [
        link(folder, 'frameworks', framework.id, framework.title),
        framework.languages.map((id) => titles.get(id) ?? id).join(', '),
      ]),
    );
  },

  goldens(/** @type {Plugins} */ { goldens }, folder) {
    return table(
      ['golden format', 'id'],
      byTitle(goldens).map((golden) => [link(folder, 'goldens', golden.id, golden.title), `\`${golden.id}\``]),
    );
  },

  reporters(/** @type {Plugins} */ { reporters }, folder) {
    return table(
      ['`--format`', 'what it is'],
      reporters.map((reporter) => [link(folder, 'reporters', reporter.id, `\`${reporter.id}\``), reporter.title]),
    );
  },
};

/**
 * What a language's fixtures show that it reads, by how `__tests__/support/render-tree.ts` writes it down: a tick is there
 * when, and only when, some tree that was checked by hand holds such a node.
 * @type {readonly (readonly [string, RegExp])[]}
 */
const READINGS = [
  ['texts', /""/],
  ['numbers', /(?:^|[\s([,{])-?\d/],
  ['holes in texts', /\btemplate\(/],
  ['conditions', /(?:^|\()if /],
  ['arms', /(?:^|\()(?:switch|case) /],
  ['loops', /(?:^|\()loop\b/],
  ['answers', /(?:^|[\s(])return\b/],
  ['errors', /(?:^|[\s(])throw\b/],
  ['assignments', /^\S+ :?=/],
  ['lists', /(?:^|[\s(,:])\[./],
  ['maps', /(?:^|[\s(,:[])\{[^;]*: /],
  ['calls', /[\w!?]\(/],
  ['functions', /(?:^|[\s(])function\b/],
  ['parameters', /function[^(]*\([^)]/],
  ['types', /(?:^|[\s(])class\b/],
  ['imports', /^import /],
  ['comments', /^# comment/],
  ['tests inside', /^# tests/],
];

const languageFixtures = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'fixtures', 'languages');

/**
 * The lines of all trees that a language's fixtures promise, without their places.
 * @param {string} id
 */
function shownBy(id) {
  const folder = path.join(languageFixtures, id);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  // A fixture that nobody has written down yet promises nothing.
  return names.flatMap((name) => {
    if (!existsSync(path.join(folder, name, 'expected.json'))) return [];
    /** @type {{ tree: string[], comments: unknown[], testRegions: unknown[] }} */
    const promised = JSON.parse(readFileSync(path.join(folder, name, 'expected.json'), 'utf8'));
    return [
      // What stands within a text is no code.
      ...promised.tree.map((line) =>
        line
          .replace(/^\s*\d+:\d+-\d+:\d+ /, '')
          .replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
          .trim(),
      ),
      ...(promised.comments.length > 0 ? ['# comment'] : []),
      ...(promised.testRegions.length > 0 ? ['# tests'] : []),
    ];
  });
}

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
function table(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * @param {string} from Folder of the page that links.
 * @param {string} kind
 * @param {string} id
 * @param {string} text
 */
function link(from, kind, id, text) {
  return `[${text}](${path.posix.relative(from, `docs/${kind}/${id}.md`)})`;
}

/**
 * @template {{ readonly title: string }} T
 * @param {readonly T[]} plugins
 */
function byTitle(plugins) {
  // Plain code unit order: a locale's order would differ from machine to machine.
  return [...plugins].sort((a, b) => (a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1));
}

/** @param {import('../src/model/rule.ts').RuleLevel} level */
function levelText(level) {
  return level.replaceAll('-', ' ');
}
