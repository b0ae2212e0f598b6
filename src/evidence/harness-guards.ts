import type { LineRange } from '../model/change.ts';
import { contains, spanOf, type Range } from '../model/range.ts';
import type { ProductFile } from '../model/rule.ts';
import type { FunctionNode, IfNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { compiledBranches, hasCompiledBranches, type CompiledBranch } from './compiled-branches.ts';
import { decidingProbe } from './deciding-probe.ts';
import { boundNames } from './definitions.ts';
import {
  effectOfAssignment,
  effectOfBranch,
  effectOfValue,
  isSideFunction,
  isSideName,
  isWiring,
  strongest,
  type Effect,
} from './effects.ts';
import type { Probe } from './harness-probes.ts';
import { looksAround } from './harness-sources.ts';
import { importsModule } from './imported-modules.ts';
import { baseNameOf } from './naming.ts';
import { Owners } from './owners.ts';

/** A name that carries the answer of a probe. */
export interface Carrier {
  readonly name: string;
  readonly file: ProductFile;
  readonly probe: Probe;
  /** A local variable counts in its function only. */
  readonly scope: Range | null;
  readonly isNew: boolean;
}

/** A place where a probe decides what is done. */
export interface Guard {
  readonly file: ProductFile;
  readonly probe: Probe;
  readonly range: Range;
  readonly functionName: string;
  /** The function has parameters that it could compute its answer from. */
  readonly hasParameters: boolean;
  readonly effect: Effect;
}

/** What a walk over one file finds. */
export interface GuardsOfFile {
  readonly guards: readonly Guard[];
  readonly carriers: readonly Carrier[];
}

const LONGEST_RANGE = 15;
/** Guards of one file that are looked at; the first says enough. */
const MOST_GUARDS = 2000;
/** How far above a conditional expression its use is looked for. */
const HIGHEST = 40;

/**
 * Where probes decide in a file, and which names carry their answers on.
 * @param known Names that carry answers, of this and the other changed files, as far as they are known.
 */
export function guardsOf(file: ProductFile, known: readonly Carrier[]): GuardsOfFile {
  const guards: Guard[] = [];
  const carriers: Carrier[] = [];
  const byName = new Map<string, Carrier[]>();
  for (const carrier of known) byName.set(carrier.name, [...(byName.get(carrier.name) ?? []), carrier]);
  const { tree } = file;
  const isNew = (range: Range): boolean => touches(range, file.compared.added);
  const carried = (node: SyntaxNode): Probe | null => {
    const name = usedName(node);
    const carrier = name === '' ? undefined : byName.get(name)?.find((one) => reaches(one, node, file));
    return carrier ? carrier.probe : null;
  };
  const freshness = (node: SyntaxNode, probe: Probe): boolean =>
    isNew(node.range) || known.some((carrier) => carrier.isNew && carrier.probe === probe);
  const owners = new Owners();
  walk(tree.root, (node, ancestors) => {
    owners.visit(node, ancestors);
    if (node !== tree.root && tree.testRegions.some((region) => contains(region, node.range))) return false;
    if (guards.length >= MOST_GUARDS) return false;
    if (node.kind === 'block' && hasCompiledBranches(tree.language)) {
      const around = owners.named();
      for (const branch of around ? compiledBranches(node, around, tree.language) : [])
        if (branch.lines.some(isNew)) guards.push(compiledGuard(file, branch, around));
      return;
    }
    if (node.kind !== 'if' && node.kind !== 'assign' && node.kind !== 'return' && node.kind !== 'switch') return;
    const owner = owners.named();
    const context = { tree, looksAround: looksAround(owner, tree) };
    const find = (expression: SyntaxNode): Probe | null => decidingProbe(expression, context, carried);
    const guard = (probe: Probe, effect: Effect, range: Range, condition: SyntaxNode): void => {
      if (effect === 'none' || effect === 'tag' || !freshness(condition, probe)) return;
      const parameters = owner?.parameters.filter(({ name }) => !/^(?:self|cls|this)$/.test(name)) ?? [];
      guards.push({
        file,
        probe,
        range,
        functionName: owner?.name ?? '',
        hasParameters: parameters.length > 0,
        effect,
      });
    };
    switch (node.kind) {
      case 'if': {
        const probe = find(node.condition);
        if (!probe) return;
        const parent = ancestors.at(-1);
        const isExpression = isConditionalExpression(node, parent);
        const effect = isExpression
          ? effectOfChoice(node, ancestors, owner)
          : effectOfStatement(node, owner, tree.language);
        guard(probe, effect, headRange(node), node.condition);
        const inner = loopOrReturn(node, owner);
        if (owner && inner && !isSideFunction(owner.name))
          carriers.push(carrierOf(owner.name, null, probe, node.condition));
        return;
      }
      case 'switch': {
        const { subject } = node;
        const probe = subject && find(subject);
        if (!subject || !probe) return;
        const effect = strongest(node.arms.slice(0, 50).map((arm) => effectOfBranch(arm.body, owner, tree.language)));
        guard(probe, effect, subject.range, subject);
        return;
      }
      case 'assign': {
        const probe = find(node.value);
        if (!probe) return;
        // `useColor` may be off in tests: what it leads to is no result.
        for (const name of boundNames(node.target).filter((one) => !isSideName(one)))
          carriers.push(carrierOf(name, scopeOf(node.target, owner), probe, node));
        return;
      }
      case 'return': {
        const { value } = node;
        const probe = value && find(value);
        if (!value || !probe || !owner) return;
        const isAnswer = joinsAnswer(value, owner) && !isSideFunction(owner.name);
        if (isAnswer) guard(probe, isWiring(owner.name) ? 'unclear' : 'result', short(node.range), node);
        else carriers.push(carrierOf(owner.name, null, probe, node));
        return;
      }
    }
  });
  return { guards, carriers };

  function compiledGuard(of: ProductFile, { probe, effect, range }: CompiledBranch, owner: FunctionNode | null): Guard {
    return { file: of, probe, range, functionName: owner?.name ?? '', hasParameters: true, effect };
  }

  function carrierOf(name: string, scope: Range | null, probe: Probe, where: SyntaxNode): Carrier {
    return { name, file, probe, scope, isNew: isNew(where.range) };
  }
}

/** Outside of functions and in fields a name is known to the whole file, and to those who import it. */
function scopeOf(target: SyntaxNode, owner: FunctionNode | null): Range | null {
  return target.kind === 'member' || owner === null ? null : owner.range;
}

/** The name that a node uses: a variable, a field, a function that is called without arguments or with them. */
function usedName(node: SyntaxNode): string {
  if (node.kind === 'name') return node.text;
  if (node.kind === 'member') return node.property;
  return node.kind === 'call' ? (dottedName(node.callee).split('.').at(-1) ?? '') : '';
}

const SAME_FOLDER = /^(?:go|java|kotlin|csharp|swift|scala|ruby|php|rust|c|cpp|dart|elixir|shell)$/;

/** Whether the name, used here, is the carrier's. */
function reaches(carrier: Carrier, node: SyntaxNode, file: ProductFile): boolean {
  if (carrier.file === file) return carrier.scope === null || contains(carrier.scope, node.range);
  if (carrier.scope !== null) return false;
  const folder = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
  if (SAME_FOLDER.test(file.tree.language)) {
    const isQualified = node.kind === 'member' || node.kind === 'call';
    return folder(carrier.file.path) === folder(file.path) && isQualified;
  }
  const [stem = ''] = baseNameOf(carrier.file.path).split('.');
  return importsModule(file, stem, folder(carrier.file.path).split('/').at(-2) ?? '');
}

/** Whether the `if` has a value that something uses: a conditional expression, or Rust's and Kotlin's `if` of blocks. */
function isConditionalExpression(node: IfNode, parent: SyntaxNode | undefined): boolean {
  return (
    node.otherwise !== null &&
    parent !== undefined &&
    /^(?:assign|return|call|pair|binary|list|template|unary|member|index|map)$/.test(parent.kind)
  );
}

/** What a branch that is a block comes to: its last statement. */
function valueOf(branch: SyntaxNode): SyntaxNode {
  const last = branch.kind === 'block' ? branch.children.at(-1) : branch;
  return last?.kind === 'return' ? (last.value ?? last) : (last ?? branch);
}

/** `a if testing else b`: what the choice is for decides. */
function effectOfChoice(node: IfNode, ancestors: readonly SyntaxNode[], owner: FunctionNode | null): Effect {
  const chosen = [node.then, ...(node.otherwise ? [node.otherwise] : [])].map(valueOf);
  const values = strongest(chosen.map(effectOfValue));
  if (owner && isSideFunction(owner.name)) return 'none';
  for (let i = ancestors.length - 1; i >= 0 && i > ancestors.length - HIGHEST; i--) {
    const ancestor = ancestors[i];
    if (ancestor?.kind === 'assign') {
      return strongest(chosen.map((value) => effectOfAssignment(ancestor.target, ancestor.operator, value)));
    }
    if (ancestor?.kind === 'pair')
      return values === 'result'
        ? strongest(chosen.map((value) => effectOfAssignment(ancestor.key, '=', value)))
        : 'none';
    if (ancestor?.kind === 'return') return values === 'result' && owner && isWiring(owner.name) ? 'unclear' : values;
    if (ancestor?.kind === 'function' || ancestor?.kind === 'block') break;
  }
  return values === 'result' ? 'unclear' : 'none';
}

function effectOfStatement(node: IfNode, owner: FunctionNode | null, language: string): Effect {
  const then = effectOfBranch(node.then, owner, language);
  const otherwise =
    node.otherwise && node.otherwise.kind !== 'if' ? effectOfBranch(node.otherwise, owner, language) : 'none';
  return strongest([then, otherwise]);
}

/** A function that answers yes or no, or names a mode, inside the branch passes the probe's answer on. */
function loopOrReturn(node: IfNode, owner: FunctionNode | null): boolean {
  return owner !== null && owner.name !== '' && effectOfBranch(node.then, null, '') === 'tag';
}

/** `!testing() || isValid(x)`: the probe is one part of an answer that else is computed. */
function joinsAnswer(value: SyntaxNode, owner: FunctionNode): boolean {
  if (value.kind !== 'binary' || !/^(?:&&|\|\||and|or|\?\?)$/.test(value.operator)) return false;
  const parameters = new Set(owner.parameters.map((parameter) => parameter.name));
  let reads = false;
  walk(value, (node) => {
    reads ||= node.kind === 'name' && parameters.has(node.text);
    return !reads;
  });
  return reads;
}

/** An `if` without its `else`, or its condition when that is too long. */
function headRange(node: IfNode): Range {
  const whole =
    node.then.range.startLine >= node.range.startLine ? spanOf(node.condition.range, node.then.range) : node.range;
  const head = { ...whole, startLine: Math.min(whole.startLine, node.range.startLine) };
  return head.endLine - head.startLine < LONGEST_RANGE
    ? { ...head, startColumn: head.startLine === node.range.startLine ? node.range.startColumn : head.startColumn }
    : node.condition.range;
}

function short(range: Range): Range {
  return range.endLine - range.startLine < LONGEST_RANGE
    ? range
    : { ...range, endLine: range.startLine, endColumn: range.startColumn + 1 };
}

function touches(range: Range, added: readonly LineRange[]): boolean {
  return added.some((run) => run.start <= range.endLine && run.end > range.startLine);
}
