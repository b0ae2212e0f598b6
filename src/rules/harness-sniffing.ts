import { quote } from '../evidence/citation.ts';
import { guardsOf, type Carrier, type Guard } from '../evidence/harness-guards.ts';
import { marksTests } from '../evidence/harness-marks.ts';
import { isTestingToolPath, isToolingPath } from '../evidence/tooling.ts';
import type { Level, RuleFinding } from '../model/finding.ts';
import type { AskedValue, Knowledge, ProductFile, Rule, RuleMeta, Scene } from '../model/rule.ts';

const meta: RuleMeta = {
  id: 'harness-sniffing',
  title: 'Product code answers otherwise when it finds a test harness around it',
  levels: { recommended: 'by-evidence', strict: 'violation' },
  reviewable: false,
  precedence: 35,
};

/** Steps that an answer of a probe is followed through variables and functions. */
const STEPS = 3;

const known = new WeakMap<Scene, readonly Guard[]>();

export const rule: Rule = {
  meta,
  collect: (scene) => ({
    values: guardsIn(scene).flatMap(({ file, probe }) =>
      marksOf(probe.what).map((text): AskedValue => ({ kind: 'string', text, path: file.path, isGuess: false })),
    ),
    words: [],
  }),
  judge(scene, knowledge) {
    const moved = removedLines(scene);
    return guardsIn(scene).flatMap((guard) => {
      const level = isMoved(guard, moved) ? null : levelOf(guard, knowledge);
      return level ? [findingOf(guard, level)] : [];
    });
  },
};

function guardsIn(scene: Scene): readonly Guard[] {
  let guards = known.get(scene);
  if (!guards) {
    guards = find(scene.product.filter(({ path }) => !isToolingPath(path)));
    known.set(scene, guards);
  }
  return guards;
}

/** Goes over the files until no further name carries an answer. */
function find(files: readonly ProductFile[]): readonly Guard[] {
  let carriers: readonly Carrier[] = [];
  for (let step = 0; ; step++) {
    const found = files.map((file) => guardsOf(file, carriers));
    const next = found.flatMap((one) => one.carriers);
    if (step === STEPS || next.length === carriers.length) return found.flatMap((one) => one.guards);
    carriers = next;
  }
}

/**
 * A variable or function that only a probe names, and the shorter name of a variable that it goes on from
 * (`LOOM_TEST_RUNNER` for `LOOM_TEST_RUNNER_FALLBACK`). Names of runners are no such marks: every manifest that lists one
 * as a dependency says them.
 */
function marksOf(what: string): readonly string[] {
  if (!/^(?:[A-Z][A-Z0-9_]{3,}|[\w$]+\.[\w$.]+(?:\(\))?|[a-z_]\w*\(\))$/.test(what)) return [];
  const mark = what.replace('()', '');
  const shorter = /^(?<start>[A-Z][A-Z0-9]*_[A-Z0-9]+_[A-Z0-9_]+)_[A-Z0-9]+$/.exec(mark)?.groups?.['start'];
  return shorter === undefined ? [mark] : [mark, shorter];
}

function levelOf({ file, probe, effect, hasParameters }: Guard, knowledge: Knowledge): Level | null {
  const level = levelOfEffect(effect, probe.certainty, hasParameters);
  // A product that has asked this question all along, or a tool for tests, has its reasons.
  const mark = marksOf(probe.what).find((each) => knowledge.saysProduct(each));
  if (mark === undefined && !isTestingToolPath(file.path) && !askedBefore(file)) return level;
  // A global of its own kind that the product has spoken of is the product's: it is a test runner.
  if (mark !== undefined && /^(?:globalThis|global|window|self)\./.test(mark)) return null;
  return level === 'violation' ? 'probation' : null;
}

function levelOfEffect(
  effect: Guard['effect'],
  certainty: Guard['probe']['certainty'],
  hasParameters: boolean,
): Level | null {
  switch (certainty) {
    case 'runner':
      return effect === 'result' ? 'violation' : effect === 'unclear' ? 'probation' : effect === 'skip' ? 'note' : null;
    case 'mode':
      return effect === 'result' ? (hasParameters ? 'violation' : 'probation') : null;
    case 'integration':
      return effect === 'result' && hasParameters ? 'probation' : null;
  }
}

/** Lines that the change takes away somewhere, trimmed. */
function removedLines(scene: Scene): ReadonlySet<string> {
  return new Set(
    scene.compared.flatMap(({ before, removed, change }) => {
      if (before.kind !== 'text' || change.previousClass !== 'product') return [];
      const lines = before.text.split('\n');
      return removed.flatMap(({ start, end }) => lines.slice(start - 1, end - 1).map((line) => line.trim()));
    }),
  );
}

const QUOTED = /(?<mark>["'`])(?<text>(?:(?!\k<mark>)[^\n]){3,120})\k<mark>/g;
/** Where a runner leaves its traces. */
const TRACES = /\b(?:argv|args|environ|env|getenv|lookupenv|modules|stack|callers?|lookup)\b/i;
const CONDITION = /\b(?:if|unless|when)\b|[=!]=|&&/;

/** Whether a line that the change takes out of a file looked for a runner already, in other words. */
function askedBefore({ compared: { before, removed } }: ProductFile): boolean {
  if (before.kind !== 'text') return false;
  const lines = before.text.split('\n');
  return removed.some(({ start, end }) =>
    lines
      .slice(start - 1, end - 1)
      .some(
        (line) =>
          CONDITION.test(line) &&
          TRACES.test(line) &&
          [...line.matchAll(QUOTED)].some(({ groups }) => marksTests(groups?.['text'] ?? '')),
      ),
  );
}

/** The very question stood elsewhere in the product before. */
function isMoved({ file, range, probe }: Guard, removed: ReadonlySet<string>): boolean {
  const { after } = file.compared;
  if (after.kind !== 'text' || removed.size === 0) return false;
  const lines = after.text.split('\n');
  const isGone = (line: number): boolean => removed.has((lines[line - 1] ?? '').trim());
  return isGone(range.startLine) && isGone(probe.node.range.startLine);
}

function findingOf({ file, probe, range, functionName, effect }: Guard, level: Level): RuleFinding {
  const subject = functionName ? functionName : 'This code';
  // What says in words of its own what it looks at has its quotation marks where they belong.
  const what = /^(?:the|a) |"/.test(probe.what) ? quote(probe.what).slice(1, -1) : quote(probe.what);
  const does =
    effect === 'result' ? 'answers otherwise' : effect === 'skip' ? 'leaves something out' : 'takes another way';
  const why = effect === 'skip' ? 'tests do not see it' : 'what the tests see is not what users get';
  return {
    rule: meta.id,
    level,
    reviewable: meta.reviewable,
    path: file.path,
    previousPath: file.compared.change.previousPath,
    range,
    message: `${subject} ${does} when tests run, which it learns from ${what}: ${why}.`,
    evidence: [],
    matched: `${probe.what}\n${functionName}`,
  };
}
