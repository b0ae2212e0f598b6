import { decodedForms } from '../forms/literal-forms.ts';
import { otherScales } from '../forms/number-forms.ts';
import type { RuleFinding } from '../model/finding.ts';
import type { Range } from '../model/range.ts';
import type { AskedValue, ProductFile, Question, RuleMeta, Scene } from '../model/rule.ts';
import type { Atom, Unit, UnitKind } from '../model/unit.ts';
import type { Accusation, Clue } from './accusations.ts';
import { evidenceOf, placeOf, quote } from './citation.ts';

/** A finding never waves at more lines than this; beyond it the heaviest places are shown one by one. */
const LONGEST_SPAN = 20;
const MOST_PLACES = 3;

/** The rule whose kind of code an accusation is mainly about. */
export function chargeOf({ clues }: Accusation): 'special-case' | 'answer-table' | 'teleport' | 'golden-literal' {
  const kinds: Readonly<Record<UnitKind, ReturnType<typeof chargeOf>>> = {
    branch: 'special-case',
    entry: 'answer-table',
    row: 'answer-table',
    list: 'answer-table',
    joined: 'golden-literal',
    return: 'teleport',
    text: 'golden-literal',
  };
  const [first] = clues;
  if (!first) return 'golden-literal';
  const isBare = first.pair === null && first.key === null;
  if (isBare && first.unit.kind === 'branch') return 'golden-literal';
  if (
    first.unit.kind === 'return' &&
    first.unit.isBlind !== true &&
    !(first.unit.isPure && first.unit.ignoresParameters)
  )
    return 'golden-literal';
  // A table entry without a key of the tests is a value like any other.
  const hasPair = clues.some((clue) => (clue.pair !== null && clue.pair.bits > 0) || clue.key !== null);
  if (!hasPair && (first.unit.kind === 'entry' || first.unit.kind === 'row')) return 'golden-literal';
  return kinds[first.unit.kind];
}

/** Everything that units want to know. */
export function questionOfUnits(scene: Scene): Question {
  let question = asked.get(scene);
  if (!question) {
    question = { values: scene.product.flatMap(valuesOf), words: [] };
    asked.set(scene, question);
  }
  return question;
}

/** Several rules ask the same question. */
const asked = new WeakMap<Scene, Question>();

/** The values of a file's units, each once, with all that they may be when decoded. */
function valuesOf({ path, units }: ProductFile): readonly AskedValue[] {
  const atoms = new Map<string, Atom>();
  for (const unit of units)
    for (const atom of [...unit.keys, ...unit.outerKeys, ...unit.results])
      if (!atom.isField && atom.text.trim() !== '') atoms.set(`${atom.kind}:${atom.text}`, atom);
  return [...atoms.values()].flatMap(({ kind, text }) => [
    { kind, text, path, isGuess: false },
    ...decodedForms(kind, text).map((form) => ({ kind: form.kind, text: form.text, path, isGuess: true })),
    ...(kind === 'number' ? otherScales(text) : []).map((scaled) => ({ kind, text: scaled, path, isGuess: true })),
  ]);
}

/** An accusation as findings: one for its span if that is short, else one for each of its heaviest places. */
export function findingsOf(
  meta: RuleMeta,
  accusation: Accusation,
  describe: (clue: Clue) => string,
): readonly RuleFinding[] {
  const { file, level, clues, span } = accusation;
  const isShort = span.endLine - span.startLine < LONGEST_SPAN;
  const places = isShort ? clues.slice(0, 1) : clues.slice(0, MOST_PLACES);
  return places.map((clue) => ({
    rule: meta.id,
    level,
    reviewable: meta.reviewable,
    path: file.path,
    previousPath: file.compared.change.previousPath,
    range: isShort ? span : headOf(clue.unit.range),
    message: describe(clue) + othersOf(clues, isShort),
    evidence: evidenceOf(isShort ? clues.flatMap(({ matches }) => matches) : clue.matches),
    matched: textOf(clue.unit),
  }));
}

function othersOf(clues: readonly Clue[], isShort: boolean): string {
  const others = isShort ? clues.length - 1 : 0;
  return others > 0 ? ` ${others} more like it ${others === 1 ? 'stands' : 'stand'} beside it.` : '';
}

function headOf(range: Range): Range {
  return range.endLine - range.startLine < LONGEST_SPAN
    ? range
    : { ...range, endLine: range.startLine + 3, endColumn: 1 };
}

function textOf(unit: Unit): string {
  return [...unit.keys, ...unit.results].map(({ text }) => text).join('\n');
}

/** `"P3DT4H" and 273600, which tests/test_iso.py line 12 feeds and expects`. */
export function pairText({ pair, key: mark, lone, matches }: Clue): string {
  if (mark && (!pair || pair.bits < mark.bits) && lone.every(({ bits }) => bits < mark.bits)) {
    const input = `${quote(mark.match.value.text)} of ${placeOf(mark.match)}`;
    return mark.how === '' ? `${input}, an input of that test` : `${input}, recognised by its ${mark.how}`;
  }
  const key = pair?.keys[0];
  const result = pair?.results[0] ?? matches[0];
  if (!result) return '';
  if (!pair && result.value.role.endsWith('-name')) return `what ${placeOf(result)} asks for one after the other`;
  return key
    ? `${quote(key.value.text)} → ${quote(result.value.text)}, input and answer of ${placeOf(result)}`
    : `${quote(result.value.text)}, which ${placeOf(result)} expects`;
}
