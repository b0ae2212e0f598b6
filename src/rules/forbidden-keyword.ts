import { questionOfUnits } from '../evidence/charges.ts';
import { placeOf, quote } from '../evidence/citation.ts';
import type { Level, RuleFinding } from '../model/finding.ts';
import type { Range } from '../model/range.ts';
import type { Knowledge, Match, ProductFile, Rule, RuleMeta, Scene } from '../model/rule.ts';
import { wordsOf } from '../model/words.ts';

const meta: RuleMeta = {
  id: 'forbidden-keyword',
  title: 'New product code speaks the language of the test harness',
  levels: { recommended: 'by-evidence', strict: 'violation' },
  reviewable: false,
  precedence: 60,
};

/** Words that a product has no use for unless it says so elsewhere; plurals count too. */
const WORDS: ReadonlySet<string> = new Set([
  'golden',
  'goldens',
  'expected',
  'snapshot',
  'snapshots',
  'fixture',
  'fixtures',
]);
/** Pairs of words that tell only together. */
const PAIRS: readonly (readonly [string, RegExp])[] = [
  ['answer key', /^answers?$/],
  ['test answer', /^tests?$/],
];
const PAIR_ENDS = /^(?:keys?|answers?)$/;
/** `CASE_12`, `TEST_7`; not `case1` of an enum in lower case, nor the `test2` of a counter. */
const NUMBERED = /(?:^|_)(?:CASE|TEST)_?\d+(?:_|$)/;

/** A forbidden word with where it stands. */
interface Mention {
  readonly word: string;
  readonly text: string;
  readonly range: Range;
}

export const rule: Rule = {
  meta,
  collect: (scene) => ({
    ...questionOfUnits(scene),
    words: spokenFiles(scene).flatMap((file) =>
      mentionsIn(file, scene.keywords).flatMap((mention) => wordsOf(mention.word)),
    ),
  }),
  judge: (scene, knowledge, earlier) => spokenFiles(scene).flatMap((file) => judge(file, scene, knowledge, earlier)),
};

/** Generated and vendored code speaks what its generator speaks. */
function spokenFiles(scene: Scene): readonly ProductFile[] {
  return scene.product.filter((file) => !file.compared.change.isGenerated);
}

function judge(
  file: ProductFile,
  scene: Scene,
  knowledge: Knowledge,
  earlier: readonly RuleFinding[],
): readonly RuleFinding[] {
  const foreign = mentionsIn(file, scene.keywords).filter((mention) => isForeign(mention.word, knowledge));
  const first = foreign[0];
  if (!first) return [];
  const company = earlier.find((finding) => finding.path === file.path && isCompany(finding, foreign));
  const key = company ? null : testInputIn(file, knowledge);
  const level: Level = company || key ? 'violation' : 'probation';
  const words = [...new Set(foreign.map((mention) => mention.word))];
  const beside = company
    ? `, beside what ${company.rule} found in this file`
    : key
      ? `, beside a branch on ${quote(key.value.text)}, an input of ${placeOf(key)}`
      : '';
  return [
    {
      rule: meta.id,
      level,
      reviewable: meta.reviewable,
      path: file.path,
      previousPath: file.compared.change.previousPath,
      range: first.range,
      message: `New product code speaks of ${words.map(quote).join(', ')} (${quote(first.text)}), a word that the product's code and documentation do not use${beside}.`,
      evidence: [],
      matched: words.join('\n'),
    },
  ];
}

/**
 * A branch of the file that waits for an input of the tests, too weak to convict by itself: a telling text that the
 * product does not know.
 */
function testInputIn(file: ProductFile, knowledge: Knowledge): Match | null {
  for (const unit of file.units) {
    if (unit.kind !== 'branch' || !unit.isPure) continue;
    for (const { kind, text, relation } of unit.keys) {
      if (
        kind !== 'string' ||
        text.length < 6 ||
        relation === 'order' ||
        knowledge.saysProduct(text) ||
        knowledge.saysDocumentation(text)
      )
        continue;
      const match = knowledge
        .matches(kind, text)
        .find(({ value, similarity }) => similarity === 1 && value.role === 'input');
      if (match) return match;
    }
  }
  return null;
}

/** Another rule's evidence, unless it is the very word that this rule found: one oddity must not count twice. */
function isCompany(finding: RuleFinding, mentions: readonly Mention[]): boolean {
  if (finding.reviewable || finding.level === 'note') return false;
  return (
    finding.level === 'violation' ||
    mentions.some(({ range }) => range.startLine > finding.range.endLine || range.endLine < finding.range.startLine)
  );
}

/** A numbered id is foreign by its form; a word is when the base does not speak it. */
function isForeign(word: string, knowledge: Knowledge): boolean {
  const words = wordsOf(word).filter((part) => !/\d/.test(part));
  return NUMBERED.test(word)
    ? !knowledge.saysProduct(word)
    : !words.every((part) => knowledge.isVocabulary(part.replace(/s$/, '')) || knowledge.isVocabulary(part));
}

function mentionsIn(file: ProductFile, keywords: readonly string[]): readonly Mention[] {
  const own = keywords.map((keyword) => wordsOf(keyword).join(' '));
  const mentions: Mention[] = [];
  const look = (text: string, range: Range): void => {
    const word = keywordIn(text, own);
    if (word !== null) mentions.push({ word, text, range });
  };
  for (const name of file.names) look(name.text, name.range);
  for (const site of file.literals) {
    // Prose speaks to people ("expected a number"); a bare word or id speaks to code.
    if (site.place === 'message' || site.place === 'documentation' || /\s/.test(site.text) || site.text.length > 60)
      continue;
    if (site.kind === 'string') look(site.text, site.range);
  }
  return mentions.toSorted(
    (a, b) => a.range.startLine - b.range.startLine || a.range.startColumn - b.range.startColumn,
  );
}

/** The forbidden word that a name or text holds, or null. */
function keywordIn(text: string, own: readonly string[]): string | null {
  const numbered = NUMBERED.exec(text);
  if (numbered) return numbered[0].replaceAll(/^_|_$/g, '');
  const words = wordsOf(text);
  const single = words.find((word) => WORDS.has(word));
  if (single !== undefined) return single;
  for (const [i, word] of words.entries()) {
    const next = words[i + 1];
    const pair = PAIRS.find(([, start]) => start.test(word));
    if (pair && next !== undefined && PAIR_ENDS.test(next)) return pair[0];
  }
  const spoken = ` ${words.join(' ')} `;
  return own.find((keyword) => keyword !== '' && spoken.includes(` ${keyword} `)) ?? null;
}
