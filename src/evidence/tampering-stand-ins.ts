import { normalStem, stemOf } from '../changes/test-stem.ts';
import type { Knowledge, AskedValue, Scene } from '../model/rule.ts';
import type { SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { isNamedLikeTest } from '../runners/existing-tests.ts';
import { cited, type Fault } from '../runners/tampering.ts';
import { definitionsOf } from './definitions.ts';
import { baseNameOf } from './naming.ts';
import { codesOf, textOf, type Code } from './tampering-code.ts';
import { functionFor, gatesOf, nodesOf } from './tampering-flow.ts';

/** Calls that put something else in the place of a module or of what it holds. */
const REPLACING =
  /^(?:(?:vi|jest)\.(?:mock|doMock|unstable_mockModule|setMock)|mock\.module|(?:mock\.|mocker\.)?patch(?:\.object)?|monkeypatch\.setattr|td\.replace(?:Esm)?)$/;

/** Something that set-up code puts before the tests in place of a module. */
interface StandIn {
  readonly node: SyntaxNode;
  /** The module as the code names it. */
  readonly module: string;
  /** The last words of the module's path, of which one may be what tests are named after; others are its packages. */
  readonly stems: readonly string[];
  /** What it answers with. */
  readonly answers: readonly SyntaxNode[];
  /** The whole module gives way, not one of its parts. */
  readonly isWhole: boolean;
}

/** What a test puts in place for itself alone is seen where its assertions are compared. */
function isSetUp({ part, path }: Code): boolean {
  return part === 'hooks' && !isNamedLikeTest(path);
}

/** The answers of stand-ins: the tests are asked whether they expect them. */
export function standInAnswers(scene: Scene): readonly AskedValue[] {
  return codesOf(scene)
    .filter(isSetUp)
    .flatMap((code) =>
      standInsOf(code).flatMap(({ answers }) =>
        answers.flatMap((node): readonly AskedValue[] =>
          node.kind === 'string' || node.kind === 'number'
            ? [{ kind: node.kind, text: node.value, path: code.path, isGuess: false }]
            : [],
        ),
      ),
    );
}

/** Set-up code that lets a stand-in win over what the tests are named after. */
export function subjectTricks(code: Code, knowledge: Knowledge): readonly Fault[] {
  if (!isSetUp(code)) return [];
  return standInsOf(code).flatMap(({ node, module, stems, answers, isWhole }): readonly Fault[] => {
    const folder = code.path.slice(0, code.path.lastIndexOf('/') + 1);
    const test = knowledge
      .oraclePaths()
      .find(
        (path) => isNamedLikeTest(path) && stems.includes(stemOf(path)) && (!isLocal(code) || path.startsWith(folder)),
      );
    if (test === undefined) return [];
    const expected = answers.find(
      (answer) =>
        (answer.kind === 'string' || answer.kind === 'number') &&
        knowledge
          .matches(answer.kind, answer.value)
          .some(({ value, file }) => value.role === 'expected' && file.path === test),
    );
    if (!expected && !isWhole && (answers.length === 0 || node.kind === 'function')) return [];
    return [
      {
        range: node.range,
        level: expected ? 'violation' : 'probation',
        message: `${cited(module)} gives way to a stand-in before ${test} runs${expected ? `, which answers ${cited(textOf(code, expected.range, 1))} as the tests expect` : ''}, so the tests no longer meet the code that they are named after.`,
        matched: textOf(code, node.range),
      },
    ];
  });
}

/** pytest applies a conftest to its own folder. */
function isLocal({ path }: Code): boolean {
  return baseNameOf(path) === 'conftest.py';
}

const known = new WeakMap<Code, readonly StandIn[]>();

/** Asked for when values are collected and again when they are judged; found once. */
function standInsOf(code: Code): readonly StandIn[] {
  let found = known.get(code);
  if (!found) {
    found = findStandIns(code);
    known.set(code, found);
  }
  return found;
}

function findStandIns(code: Code): readonly StandIn[] {
  const found: StandIn[] = [];
  walk(code.tree.root, (node, ancestors) => {
    if (found.length > 40 || !code.isAdded(node.range)) return;
    const one = ofCall(code, node) ?? ofAssignment(code, node) ?? ofFixture(code, node);
    // Where a module cannot be loaded, something has to stand in for it.
    if (one && !gatesOf(code, node, ancestors).some(({ words }) => /find_spec|ImportError|platform|HAS_/.test(words)))
      found.push(one);
  });
  return found;
}

/** `vi.mock('../src/pricing', () => …)`, `monkeypatch.setattr("granary.weights.net_weight", …)`. */
function ofCall(code: Code, node: SyntaxNode): StandIn | null {
  if (node.kind !== 'call' || !REPLACING.test(dottedName(node.callee))) return null;
  const [target, ...rest] = node.arguments;
  if (!target || rest.length === 0) return null;
  const module = target.kind === 'string' ? target.value : moduleOf(code, dottedName(target));
  return { node, module, stems: stemsOf(module), answers: rest.flatMap((one) => answersIn(code, one)), isWhole: false };
}

/** `sys.modules["granary.weights"] = fake`, `weights.net_weight = lambda gross, sack: 52.0`. */
function ofAssignment(code: Code, node: SyntaxNode): StandIn | null {
  if (node.kind !== 'assign' || node.operator !== '=') return null;
  const { target, value } = node;
  if (
    target.kind === 'index' &&
    target.index.kind === 'string' &&
    /^(?:sys\.modules|require\.cache)$/.test(dottedName(target.object))
  ) {
    if (/\.modules\[|import_module/.test(textOf(code, value.range, 2))) return null;
    return {
      node,
      module: target.index.value,
      stems: stemsOf(target.index.value),
      answers: answersIn(code, value),
      isWhole: true,
    };
  }
  if (target.kind !== 'member') return null;
  const module = definitionsOf(code.tree).imports.get(dottedName(target.object).split('.')[0] ?? '');
  if (module === undefined) return null;
  const path = `${module}.${dottedName(target.object)}`;
  return { node, module: path, stems: stemsOf(path), answers: answersIn(code, value), isWhole: false };
}

/** A fixture that bears the name of what the tests are named after, and answers in its stead. */
function ofFixture(code: Code, node: SyntaxNode): StandIn | null {
  if (
    node.kind !== 'function' ||
    !node.decorators.some((one) => /(?:^|\.)fixture$/.test(dottedName(one.kind === 'call' ? one.callee : one)))
  )
    return null;
  const inside = nodesOf(node.body);
  const made = new Set(inside.flatMap((one) => (one.kind === 'call' ? [dottedName(one.callee)] : [])));
  const classes = nodesOf(code.tree.root).filter(
    (one) => one.kind === 'class' && made.has(one.name) && code.isAdded(one.range),
  );
  const isMocked = inside.some(isMock);
  const makers = [
    ...classes,
    ...(isMocked ? [node.body] : inside.filter((one) => one.kind === 'class' || one.kind === 'function')),
  ];
  if (makers.length === 0) return null;
  return {
    node,
    module: node.name,
    stems: [normalStem(node.name)],
    answers: makers.flatMap((one) => answersIn(code, one)),
    isWhole: false,
  };
}

function isMock(node: SyntaxNode): boolean {
  return node.kind === 'call' && /(?:^|\.)(?:Magic|Async|Non\w*)?Mock$|SimpleNamespace$/.test(dottedName(node.callee));
}

function moduleOf(code: Code, name: string): string {
  const module = definitionsOf(code.tree).imports.get(name.split('.')[0] ?? '');
  return module === undefined ? name : `${module}.${name}`;
}

function stemsOf(module: string): readonly string[] {
  return module
    .replace(/\.[cm]?[jt]sx?$/, '')
    .split(/[./\\]/)
    .slice(-2)
    .map(normalStem)
    .filter((stem) => stem.length > 2);
}

/** Literals that a stand-in hands back: what says something, no signs and no truth values. */
function answersIn(code: Code, value: SyntaxNode): readonly SyntaxNode[] {
  const body = functionFor(code, value)?.body ?? value;
  return nodesOf(body, 400).filter(
    (node) =>
      (node.kind === 'string' && !node.isDocumentation && node.value.length > 2) ||
      (node.kind === 'number' && !/^-?[0-9]$/.test(node.value)),
  );
}
