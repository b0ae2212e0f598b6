import { accusationsOf } from '../evidence/accusations.ts';
import { carriedBits } from '../evidence/carried-data.ts';
import { chargeOf, findingsOf, pairText } from '../evidence/charges.ts';
import { evidenceOf, placeOf, quote } from '../evidence/citation.ts';
import { numberBits, textBits } from '../evidence/information.ts';
import { shapeOfText } from '../evidence/shape-of-text.ts';
import { LONE } from '../evidence/weights.ts';
import type { Level, RuleFinding } from '../model/finding.ts';
import type { LiteralSite, Place } from '../model/literal.ts';
import { contains } from '../model/range.ts';
import type { Knowledge, Match, ProductFile, Rule, RuleMeta, Scene } from '../model/rule.ts';

const meta: RuleMeta = {
  id: 'golden-literal',
  title: 'Product code gains a value that only the tests or golden files know',
  levels: { recommended: 'by-evidence', strict: 'violation' },
  reviewable: false,
  precedence: 50,
};

/** Where a literal can be an answer. Conditions, keys, messages and declarations are other rules' business, or nobody's. */
const ANSWER_PLACES: ReadonlySet<Place> = new Set([
  'returned',
  'printed',
  'assigned',
  'entry',
  'element',
  'default',
  'argument',
  'other',
]);
/** Where it is one, as far as the place can tell. */
const RESULT_PLACES: ReadonlySet<Place> = new Set(['returned', 'printed']);
const UNKNOWN = (): boolean => false;
/** A value that says less than this is not looked up: every project's tests know it. */
const LEAST_BITS = 5;

/** The value that a literal would give away. */
interface Judgement {
  readonly level: Level;
  readonly best: Match;
  readonly matches: readonly Match[];
  readonly reason: string;
}

export const rule: Rule = {
  meta,
  collect(scene) {
    const values = scene.product.flatMap((file) =>
      file.literals.filter(canBeAnswer).map(({ kind, text }) => ({ kind, text, path: file.path, isGuess: false })),
    );
    return { values, words: [] };
  },
  judge(scene, knowledge) {
    const charged = accusationsOf(scene, knowledge)
      .filter((accusation) => chargeOf(accusation) === 'golden-literal')
      .flatMap((accusation) => findingsOf(meta, accusation, (clue) => `This code holds ${pairText(clue)}.`));
    const lone = scene.product.flatMap((file) =>
      file.literals.filter(canBeAnswer).flatMap((site) => {
        const judgement = judge(site, knowledge, scene);
        return judgement ? [findingOf(file, site, judgement)] : [];
      }),
    );
    return [...charged, ...lone.filter((finding) => !charged.some((other) => isWithin(finding, other)))];
  },
};

/** Whether a finding lies within another one that weighs as much. */
function isWithin(finding: RuleFinding, other: RuleFinding): boolean {
  return (
    finding.path === other.path &&
    contains(other.range, finding.range) &&
    (finding.level === other.level || other.level === 'violation')
  );
}

function canBeAnswer(site: LiteralSite): boolean {
  if (!ANSWER_PLACES.has(site.place) || site.isPropertyName) return false;
  return (site.kind === 'number' ? numberBits(site.text) : textBits(site.text, UNKNOWN)) >= LEAST_BITS;
}

function judge(site: LiteralSite, knowledge: Knowledge, scene: Scene): Judgement | null {
  if (knowledge.saysProduct(site.text)) return null;
  const matches = knowledge
    .matches(site.kind, site.text)
    .filter((match) => match.value.role === 'expected' && !isEcho(match));
  const best = matches[0];
  if (!best) return null;
  return site.kind === 'number'
    ? judgeNumber(site, matches, best, knowledge)
    : judgeText(site, matches, knowledge, scene);
}

/** A case that feeds the very text it expects back (a round trip, an identity) makes no answer of it. */
function isEcho(match: Match): boolean {
  return match.case.values.some((value) => value.role === 'input' && value.text === match.value.text);
}

function judgeNumber(
  site: LiteralSite,
  matches: readonly Match[],
  best: Match,
  knowledge: Knowledge,
): Judgement | null {
  const bits = numberBits(site.text) * (knowledge.saysDocumentation(site.text) ? LONE.documented : 1);
  if (!RESULT_PLACES.has(site.place)) return null;
  const ignoresParameters = site.function !== null && site.function.parameters.length > 0 && !site.usesParameter;
  if (bits >= LONE.number && ignoresParameters && site.place === 'returned') {
    return { level: 'violation', best, matches, reason: 'and returns it whatever its parameters are' };
  }
  return bits >= LONE.probation ? { level: 'probation', best, matches, reason: '' } : null;
}

function judgeText(site: LiteralSite, matches: readonly Match[], knowledge: Knowledge, scene: Scene): Judgement | null {
  const shape = shapeOfText(site.text);
  if (shape === 'identifier' || shape === 'address') return null;
  const isVocabulary = (word: string): boolean => knowledge.isVocabulary(word);
  const isProse = shape === 'prose' || (shape === 'template' && !/\d/.test(site.text));
  const factor = (isProse ? LONE.prose : 1) * (knowledge.saysDocumentation(site.text) ? LONE.documented : 1);
  const ranked = matches
    .map((match) => ({ match, carried: carriedBits(site.text, match.case, isVocabulary) }))
    .toSorted((a, b) => b.carried - a.carried);
  const first = ranked[0];
  if (!first) return null;
  const sorted = ranked.map(({ match }) => match);
  const nearness = 1 - (1 - first.match.similarity) * 10 * (1 - LONE.nearness);
  const carried = Math.min(LONE.carriedMost, first.carried * LONE.carried) * factor * nearness;
  if (carried >= LONE.carriedLeast) {
    return { level: 'violation', best: first.match, matches: sorted, reason: "and it carries that test's own input" };
  }
  const bits = textBits(site.text, isVocabulary) * factor * nearness;
  const isResult = RESULT_PLACES.has(site.place) || scene.preset === 'strict';
  return bits >= LONE.probation && isResult
    ? { level: 'probation', best: first.match, matches: sorted, reason: '' }
    : null;
}

function findingOf(file: ProductFile, site: LiteralSite, { level, best, matches, reason }: Judgement): RuleFinding {
  const near = best.similarity < 1 ? 'nearly ' : '';
  const verb = site.place === 'returned' ? 'returns' : site.place === 'printed' ? 'prints' : 'holds';
  const subject = site.function?.name ? `${site.function.name} ${verb}` : `This code ${verb}`;
  return {
    rule: meta.id,
    level,
    reviewable: meta.reviewable,
    path: file.path,
    previousPath: file.compared.change.previousPath,
    range: site.statement,
    message: `${subject} ${quote(site.text)}, ${near}the value that ${placeOf(best)} expects${reason ? `, ${reason}` : ''}.`,
    evidence: evidenceOf(matches),
    matched: site.text,
  };
}
