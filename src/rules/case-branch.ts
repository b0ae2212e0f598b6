import { evidenceOf, placeOf, quote } from '../evidence/citation.ts';
import { baseNameOf, isRecordId, isTellingFileName, isTellingTestName, isTestId } from '../evidence/naming.ts';
import { NAME } from '../evidence/weights.ts';
import type { Evidence, Level, RuleFinding } from '../model/finding.ts';
import type { LiteralSite, Place, Relation } from '../model/literal.ts';
import type { Knowledge, Match, ProductFile, Rule, RuleMeta } from '../model/rule.ts';
import { DATA_LANGUAGES } from '../model/source.ts';
import { wordsOf } from '../model/words.ts';

const meta: RuleMeta = {
  id: 'case-branch',
  title: 'Product code branches on a test name, a case id or the name of a fixture file',
  levels: { recommended: 'by-evidence', strict: 'violation' },
  reviewable: false,
  precedence: 40,
};

const BRANCH_PLACES: ReadonlySet<Place> = new Set(['condition', 'pattern', 'key', 'element']);
/** Comparisons that look at a part of a text: a fragment of a name is enough for them. */
const PARTIAL: ReadonlySet<Relation> = new Set(['prefix', 'suffix', 'substring', 'regex']);

/** Why a literal of a branch is suspicious. */
interface Suspicion {
  readonly level: Level;
  readonly what: string;
  readonly where: string;
  readonly evidence: readonly Evidence[];
}

export const rule: Rule = {
  meta,
  collect(scene) {
    const sites = scene.product.flatMap((file) => triggersOf(file).map((site) => ({ file, site })));
    return {
      values: sites.map(({ file, site }) => ({ kind: site.kind, text: site.text, path: file.path, isGuess: false })),
      words: sites.flatMap(({ site }) => wordsOf(site.text)),
    };
  },
  judge(scene, knowledge) {
    return scene.product.flatMap((file) => mergeByStatement(file, knowledge));
  },
};

/** Lists in data files (exclude lists, file lists of tools) are configuration; code that looks something up has keys. */
function triggersOf(file: ProductFile): readonly LiteralSite[] {
  const isData = DATA_LANGUAGES.has(file.tree.language);
  return file.literals.filter((site) => isTrigger(site) && !(isData && site.place === 'element'));
}

function isTrigger(site: LiteralSite): boolean {
  if (site.kind !== 'string' || !BRANCH_PLACES.has(site.place)) return false;
  const length = site.text.trim().length;
  return length >= 4 && length <= 200 && site.relation !== 'order';
}

/** Several suspicious literals of one statement make one finding. */
function mergeByStatement(file: ProductFile, knowledge: Knowledge): readonly RuleFinding[] {
  const groups = new Map<string, { site: LiteralSite; suspicion: Suspicion }[]>();
  for (const site of triggersOf(file)) {
    const suspicion = suspect(site, knowledge);
    if (!suspicion) continue;
    const { startLine, startColumn, endLine, endColumn } = site.statement;
    const key = `${startLine}:${startColumn}:${endLine}:${endColumn}`;
    groups.set(key, [...(groups.get(key) ?? []), { site, suspicion }]);
  }
  return [...groups.values()].map((group) => findingOf(file, group));
}

function suspect(site: LiteralSite, knowledge: Knowledge): Suspicion | null {
  const text = site.text.trim();
  if (knowledge.saysProduct(site.text) || (text !== site.text && knowledge.saysProduct(text))) return null;
  return fixtureFile(text, knowledge) ?? testName(site, text, knowledge) ?? caseId(site, text, knowledge);
}

/** The literal names a file that exists, or is made, for the tests only. */
function fixtureFile(text: string, knowledge: Knowledge): Suspicion | null {
  if (!isTellingFileName(text)) return null;
  const name = baseNameOf(text);
  const files = knowledge.oracleFilesNamed(name);
  const mentions = knowledge.namesWith(name).filter((match) => match.value.role === 'file-name');
  const first = files[0];
  const mention = mentions[0];
  if (first !== undefined) {
    const evidence: Evidence[] = files.slice(0, 2).map((path) => ({ path, line: 1, role: 'file-name', similarity: 1 }));
    // A name that many folders of fixtures use is a convention of the format, not one fixture.
    return {
      level: files.length <= 2 ? 'violation' : 'probation',
      what: `the fixture file ${quote(name)}`,
      where: first,
      evidence,
    };
  }
  if (!mention || knowledge.saysDocumentation(name)) return null;
  const isSpecial = /[\d_-]/.test(name.replace(/\.\w+$/, '')) && mentions.length <= 4;
  return {
    level: isSpecial ? 'violation' : 'probation',
    what: `the file name ${quote(name)} that only a test uses`,
    where: placeOf(mention),
    evidence: evidenceOf(mentions),
  };
}

/** The literal is the name of a test or suite, or for a partial comparison a telling piece of one. */
function testName(site: LiteralSite, text: string, knowledge: Knowledge): Suspicion | null {
  if (text.length < NAME.fragment || !isTellingTestName(text)) return null;
  const isPartial = site.relation !== null && PARTIAL.has(site.relation);
  const matches = knowledge
    .namesWith(text)
    .filter(({ value }) => value.role === 'test-name' || value.role === 'suite-name')
    .filter(({ value }) => value.text === text || (isPartial && isWordwise(value.text, text)));
  const best = matches[0];
  if (!best || isOrdinaryPhrase(text, knowledge)) return null;
  const isWhole = best.value.text === text;
  // A property is named like what a suite is about; and a piece that tests hold as data is judged as such.
  if (site.isPropertyName && matches.every(({ value }) => value.role === 'suite-name')) return null;
  if (!isWhole && matches.every((match) => isDataBeside(text, match))) return null;
  return {
    level: 'violation',
    what: isWhole
      ? `the name of the test ${quote(text)}`
      : `${quote(text)}, a piece of the name of the test ${quote(best.value.text)}`,
    where: placeOf(best),
    evidence: evidenceOf(matches),
  };
}

/** Whether the tests of the file hold the text as data, and are named after what they feed or ask. */
function isDataBeside(text: string, { file }: Match): boolean {
  return file.reading.cases.some(({ values }) =>
    values.some(({ role, text: held }) => (role === 'input' || role === 'expected') && held.includes(text)),
  );
}

/** Suites are named after functions and classes; a name that the product speaks as one word is theirs, not the tests'. */
function isOrdinaryPhrase(text: string, knowledge: Knowledge): boolean {
  if (/\d/.test(text) || /^[Tt]est[_\p{Lu}]/u.test(text)) return false;
  const words = wordsOf(text);
  return (
    words.length < 2 ||
    (words.every((word) => word.length < 3 || knowledge.isVocabulary(word)) && !text.includes('_') && words.length < 4)
  );
}

/** Whether a piece of a name begins and ends at its words. */
function isWordwise(name: string, piece: string): boolean {
  const at = name.indexOf(piece);
  const before = name[at - 1];
  const after = name[at + piece.length];
  const isJoint = (left: string | undefined, right: string | undefined): boolean =>
    left === undefined ||
    right === undefined ||
    !/[\p{L}\p{N}]/u.test(left) ||
    !/[\p{L}\p{N}]/u.test(right) ||
    (/\p{Ll}/u.test(left) && /\p{Lu}/u.test(right));
  return isJoint(before, piece[0]) && isJoint(piece.at(-1), after);
}

/** The literal is the id of a case, row or record, or looks like one. */
function caseId(site: LiteralSite, text: string, knowledge: Knowledge): Suspicion | null {
  const isVocabulary = (word: string): boolean => knowledge.isVocabulary(word);
  const known = knowledge.matches('string', site.text).filter((match) => match.similarity === 1);
  const ids = known.filter((match) => match.value.role === 'case-id');
  const best = ids[0] ?? known[0];
  if (isTestId(text)) {
    if (best)
      return {
        level: 'violation',
        what: `the case id ${quote(text)}`,
        where: placeOf(best),
        evidence: evidenceOf(ids.length > 0 ? ids : known),
      };
    // A table's keys or a list may number things that are called cases; only a comparison says that code waits for one.
    const isCompared = site.place === 'condition' || site.place === 'pattern';
    const knowsAll = wordsOf(text).every((word) => /\d/.test(word) || knowledge.isVocabulary(word));
    return isCompared && !knowsAll
      ? { level: 'probation', what: `${quote(text)}, which looks like the id of a test case`, where: '', evidence: [] }
      : null;
  }
  const first = ids[0];
  if (!first || ids.length > 6 || knowledge.saysDocumentation(site.text) || !isRecordId(text, isVocabulary))
    return null;
  return { level: 'violation', what: `the record id ${quote(text)}`, where: placeOf(first), evidence: evidenceOf(ids) };
}

function findingOf(
  file: ProductFile,
  group: readonly { readonly site: LiteralSite; readonly suspicion: Suspicion }[],
): RuleFinding {
  const worst = group.find(({ suspicion }) => suspicion.level === 'violation') ?? group[0];
  if (!worst) throw new Error('a finding needs at least one literal');
  const { site, suspicion } = worst;
  const others = group.length > 1 ? [`and ${group.length - 1} more like it`] : [];
  const doing = site.place === 'key' || site.place === 'element' ? 'looks up' : 'branches on';
  const subject = site.function?.name ? `${site.function.name} ${doing}` : `This code ${doing}`;
  const sources = [...(suspicion.where ? [suspicion.where] : []), ...others];
  const source = sources.length > 0 ? ` (${sources.join(', ')})` : '';
  return {
    rule: meta.id,
    level: suspicion.level,
    reviewable: meta.reviewable,
    path: file.path,
    previousPath: file.compared.change.previousPath,
    range: site.statement,
    message: `${subject} ${suspicion.what}${source}: other inputs take another way.`,
    evidence: group.flatMap(({ suspicion: each }) => each.evidence).slice(0, 4),
    matched: group.map((each) => each.site.text).join('\n'),
  };
}
