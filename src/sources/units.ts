import { joinedForms } from '../forms/list-forms.ts';
import type { LineRange } from '../model/change.ts';
import { contains, type Range } from '../model/range.ts';
import { DATA_LANGUAGES, type FunctionNode, type SourceTree, type SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';
import type { Atom, Unit } from '../model/unit.ts';
import { answersOf } from './answers.ts';
import { atomsOf } from './atoms.ts';
import { relationOfOperator } from './comparison.ts';
import type { Constants } from './constants.ts';
import { functionOf, readsParameter } from './enclosing.ts';
import { touches } from './touch.ts';

/** Lists shorter than this are no sequence of answers. */
const SHORTEST_LIST = 3;
/** Values of a table or record up to which it is judged as a whole. */
const MOST_WHOLE = 32;
/** Units of one file; a table with more rows is cut, and says so through the file's literals all the same. */
const MOST_UNITS = 20_000;

/**
 * The units of a source tree that touch an added line.
 * @param constants Names of the change that stand for one value.
 */
export function unitsOf(tree: SourceTree, added: readonly LineRange[], constants: Constants): readonly Unit[] {
  const units: Unit[] = [];
  const reader = new UnitReader(tree, constants, (unit) => {
    if (units.length >= MOST_UNITS) return;
    const isTouched = touches(unit.range, added) || unit.results.some((atom) => touches(atom.range, added));
    const fresh = isTouched ? freshPart(unit, added) : null;
    if (fresh) units.push(fresh);
  });
  reader.read();
  return units;
}

/**
 * A unit without what was there before. A small one is judged as a whole, whichever of its lines changed. Of a large
 * table or record in which little changed, only that counts: the inner entries, which are units of their own, or the
 * new elements of a list.
 */
function freshPart(unit: Unit, added: readonly LineRange[]): Unit | null {
  const isData = unit.kind === 'entry' || unit.kind === 'row' || unit.kind === 'list' || unit.kind === 'joined';
  if (!isData || unit.results.length <= MOST_WHOLE) return unit;
  const fresh = unit.results.filter((atom) => touches(atom.range, added));
  if (2 * fresh.length >= unit.results.length) return unit;
  return unit.kind === 'list' && fresh.length > 0 ? { ...unit, results: fresh } : null;
}

class UnitReader {
  readonly #tree: SourceTree;
  readonly #constants: Constants;
  readonly #emit: (unit: Unit) => void;

  constructor(tree: SourceTree, constants: Constants, emit: (unit: Unit) => void) {
    this.#tree = tree;
    this.#constants = constants;
    this.#emit = emit;
  }

  read(): void {
    walk(this.#tree.root, (node, ancestors) => {
      if (this.#tree.testRegions.some((region) => contains(region, node.range))) return false;
      switch (node.kind) {
        case 'if':
          this.#branch(node.condition, node.then, headOf(node.range, node.then.range), ancestors, node);
          break;
        case 'arm':
          this.#arm(node, ancestors);
          break;
        case 'binary':
          if (/^(?:&&|and)$/.test(node.operator) && isValue(node.right))
            this.#branch(node.left, node.right, node.range, ancestors, node);
          break;
        case 'pair':
          if (ancestors.at(-1)?.kind === 'map') this.#entry(node, ancestors);
          break;
        case 'list':
          this.#list(node, ancestors);
          break;
        case 'return':
          this.#return(node, ancestors);
          break;
        case 'block':
          if (node.syntax === 'paragraph') this.#paragraph(node, ancestors);
          break;
        default:
      }
      return;
    });
  }

  #branch(
    condition: SyntaxNode,
    body: SyntaxNode,
    range: Range,
    ancestors: readonly SyntaxNode[],
    node: SyntaxNode,
  ): void {
    const outer = [...ancestors, node];
    const keys = atomsOf(condition, outer, this.#constants).atoms;
    this.#emitBranch(keys, body, range, outer);
  }

  #arm(node: SyntaxNode & { readonly kind: 'arm' }, ancestors: readonly SyntaxNode[]): void {
    const outer = [...ancestors, node];
    const patterns = node.patterns.flatMap((pattern) => atomsOf(pattern, outer, this.#constants).atoms);
    const guard = node.guard ? atomsOf(node.guard, outer, this.#constants).atoms : [];
    this.#emitBranch([...patterns, ...guard], node.body, node.range, outer);
  }

  #emitBranch(keys: readonly Atom[], body: SyntaxNode, range: Range, outer: readonly SyntaxNode[]): void {
    const answers = answersOf(body, outer, this.#constants);
    if (keys.length === 0) return;
    const enclosing = functionAround(outer);
    this.#emit({
      kind: 'branch',
      range,
      function: enclosing ? functionOf(enclosing) : null,
      container: null,
      keys,
      outerKeys: this.#outerKeys(outer),
      results: answers.atoms,
      isPure: answers.isPure,
      isAnswer: answers.isAnswer,
      ignoresParameters: enclosing !== null && enclosing.parameters.length > 0 && !readsParameter(body, enclosing),
    });
  }

  /** Keys of conditions in whose branches this one stands, the innermost function's only. */
  #outerKeys(outer: readonly SyntaxNode[]): readonly Atom[] {
    const keys: Atom[] = [];
    for (let i = outer.length - 2; i >= 0; i--) {
      const node = outer[i];
      const child = outer[i + 1];
      if (!node || node.kind === 'function') break;
      if (node.kind === 'if' && child !== node.condition && child !== node.otherwise)
        keys.push(...atomsOf(node.condition, outer.slice(0, i + 1), this.#constants).atoms);
      if (node.kind === 'arm' && child === node.body)
        for (const pattern of node.patterns)
          keys.push(...atomsOf(pattern, outer.slice(0, i + 1), this.#constants).atoms);
      if (keys.length > 20) break;
    }
    return keys;
  }

  #entry(node: SyntaxNode & { readonly kind: 'pair' }, ancestors: readonly SyntaxNode[]): void {
    const outer = [...ancestors, node];
    const isName = node.key.kind === 'name';
    const keys: readonly Atom[] =
      node.key.kind === 'name'
        ? [
            {
              kind: 'string',
              text: node.key.text,
              disguise: '',
              range: node.key.range,
              relation: 'membership',
              counterpart: '',
              isField: true,
              isBent: false,
            },
          ]
        : atomsOf(node.key, outer, this.#constants).atoms.map((atom) => ({ ...atom, isField: false }));
    const said = atomsOf(node.value, outer, this.#constants);
    if (keys.length === 0 || said.atoms.length === 0 || (isName && node.value.kind === 'map')) return;
    const enclosing = functionAround(outer);
    this.#emit({
      kind: 'entry',
      range: node.range,
      function: enclosing ? functionOf(enclosing) : null,
      container: ancestors.at(-1)?.range ?? null,
      keys,
      outerKeys: [],
      results: said.atoms,
      isPure: said.isPure,
      isAnswer: true,
      ignoresParameters: false,
    });
  }

  #list(node: SyntaxNode & { readonly kind: 'list' }, ancestors: readonly SyntaxNode[]): void {
    const outer = [...ancestors, node];
    const enclosing = functionAround(outer);
    const common = {
      function: enclosing ? functionOf(enclosing) : null,
      container: node.range,
      keys: [],
      outerKeys: [],
      isAnswer: true,
      ignoresParameters: false,
    } as const;
    for (const element of node.elements) {
      if (element.kind !== 'list' && element.kind !== 'map' && element.kind !== 'call') continue;
      const said = atomsOf(element, outer, this.#constants);
      if (said.atoms.length >= 2)
        this.#emit({ ...common, kind: 'row', range: element.range, results: said.atoms, isPure: said.isPure });
    }
    const flat = node.elements.filter(
      (element) => element.kind === 'string' || element.kind === 'number' || element.kind === 'template',
    );
    if (flat.length < SHORTEST_LIST || flat.length !== node.elements.length) return;
    const said = atomsOf(node, outer, this.#constants);
    this.#emit({ ...common, kind: 'list', range: node.range, results: said.atoms, isPure: true });
    const joined = joinedForms(said.atoms).map((form): Atom => ({
      ...form,
      range: node.range,
      relation: null,
      counterpart: '',
      isField: false,
      isBent: false,
    }));
    if (joined.length > 0) this.#emit({ ...common, kind: 'joined', range: node.range, results: joined, isPure: true });
  }

  #return(node: SyntaxNode & { readonly kind: 'return' }, ancestors: readonly SyntaxNode[]): void {
    if (!node.value) return;
    const outer = [...ancestors, node];
    const said = atomsOf(node.value, outer, this.#constants);
    const enclosing = functionAround(outer);
    if (!enclosing || said.atoms.length === 0) return;
    const isGuarded = ancestors
      .slice(ancestors.indexOf(enclosing))
      .some((ancestor) => ancestor.kind === 'if' || ancestor.kind === 'arm');
    if (isGuarded) return;
    this.#emit({
      kind: 'return',
      range: node.range,
      function: functionOf(enclosing),
      container: null,
      keys: [],
      outerKeys: [],
      results: said.atoms,
      isPure: said.isPure,
      isAnswer: true,
      ignoresParameters: enclosing.parameters.length > 0 && !readsParameter(node.value, enclosing),
    });
  }

  #paragraph(node: SyntaxNode, ancestors: readonly SyntaxNode[]): void {
    const said = atomsOf(node, ancestors, this.#constants);
    if (said.atoms.length === 0 || !DATA_LANGUAGES.has(this.#tree.language)) return;
    this.#emit({
      kind: 'text',
      range: node.range,
      function: null,
      container: null,
      keys: [],
      outerKeys: [],
      results: said.atoms,
      isPure: true,
      isAnswer: true,
      ignoresParameters: false,
    });
  }
}

function functionAround(ancestors: readonly SyntaxNode[]): FunctionNode | null {
  return ancestors.findLast((ancestor): ancestor is FunctionNode => ancestor.kind === 'function') ?? null;
}

/** From the beginning of a construct to the end of a part of it: an `if` without its `else`. */
function headOf(whole: Range, part: Range): Range {
  return { ...part, startLine: whole.startLine, startColumn: whole.startColumn };
}

/** The right side of `condition && value`, as opposed to another condition. */
function isValue(node: SyntaxNode): boolean {
  if (
    node.kind === 'string' ||
    node.kind === 'number' ||
    node.kind === 'template' ||
    node.kind === 'list' ||
    node.kind === 'map'
  )
    return true;
  return (
    node.kind === 'binary' && relationOfOperator(node.operator) === null && !/^(?:&&|\|\||and|or)$/.test(node.operator)
  );
}
