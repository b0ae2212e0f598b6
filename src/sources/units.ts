import { joinedForms } from '../forms/list-forms.ts';
import type { LineRange } from '../model/change.ts';
import { append } from '../model/lists.ts';
import { contains, type Range } from '../model/range.ts';
import { DATA_LANGUAGES, type PairNode, type SourceTree, type SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';
import type { Atom, Unit } from '../model/unit.ts';
import { answersOf } from './answers.ts';
import { atomsOf } from './atoms.ts';
import { bendOf, changesASum, isSum } from './bends.ts';
import { orderAtoms } from './call-order.ts';
import type { Constants } from './constants.ts';
import { functionOf, readsParameter } from './enclosing.ts';
import { storedEntries } from './entry-forms.ts';
import { packedUnits } from './packed-tables.ts';
import { isBlind, readsState } from './state.ts';
import { touches } from './touch.ts';
import { fieldAtom, freshPart, functionAround, headOf, isEntry, isValue } from './unit-parts.ts';

/** Lists shorter than this are no sequence of answers. */
const SHORTEST_LIST = 3;
/** Units of one file; a table with more rows is cut, and says so through the file's literals all the same. */
const MOST_UNITS = 20_000;

/**
 * The units of a source tree that touch an added line.
 * @param constants Names of the change that stand for one value.
 */
export function unitsOf(tree: SourceTree, added: readonly LineRange[], constants: Constants): readonly Unit[] {
  const units: Unit[] = [];
  const isNew = (range: Range): boolean => touches(range, added);
  const reader = new UnitReader(tree, constants, isNew, (unit) => {
    if (units.length >= MOST_UNITS) return;
    const isTouched = touches(unit.range, added) || unit.results.some((atom) => touches(atom.range, added));
    const fresh = isTouched ? freshPart(unit, added) : null;
    if (fresh) units.push(fresh);
  });
  reader.read();
  return units;
}

class UnitReader {
  readonly #tree: SourceTree;
  readonly #constants: Constants;
  readonly #isNew: (range: Range) => boolean;
  readonly #emit: (unit: Unit) => void;

  constructor(tree: SourceTree, constants: Constants, isNew: (range: Range) => boolean, emit: (unit: Unit) => void) {
    this.#tree = tree;
    this.#constants = constants;
    this.#isNew = isNew;
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
        case 'string':
        case 'template':
          this.#packed(node, ancestors);
          break;
        case 'binary':
          if (ancestors.at(-1)?.kind !== 'binary') this.#packed(node, ancestors);
          if (/^(?:&&|and)$/.test(node.operator) && isValue(node.right))
            this.#branch(node.left, node.right, node.range, ancestors, node);
          if (isSum(node)) for (const operand of [node.left, node.right]) this.#bend(operand, [...ancestors, node]);
          break;
        case 'pair':
          if (isEntry(node, ancestors.at(-1))) this.#entry(node, ancestors);
          break;
        case 'list':
          this.#list(node, ancestors);
          break;
        case 'call':
          this.#stored(node, ancestors);
          break;
        case 'return':
          this.#return(node, ancestors);
          break;
        case 'block':
          if (node.syntax === 'paragraph') this.#paragraph(node, ancestors);
          this.#stored(node, ancestors);
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
    const enclosing = functionAround(outer);
    // A branch for a kind of thing (`Unit::Stone`, `isEmpty()`) waits for no value; its answer may be one all the same.
    const isKeyless = keys.length === 0;
    if (isKeyless && (!answers.isAnswer || answers.atoms.length === 0)) return;
    this.#emit({
      kind: isKeyless ? 'return' : 'branch',
      range,
      function: enclosing ? functionOf(enclosing) : null,
      container: null,
      keys,
      outerKeys: this.#outerKeys(outer),
      results: answers.atoms,
      isPure: answers.isPure,
      isAnswer: answers.isAnswer,
      ignoresParameters:
        !isKeyless && enclosing !== null && enclosing.parameters.length > 0 && !readsParameter(body, enclosing),
      ...(changesASum(body, outer) ? { isBend: true } : {}),
    });
  }

  /** An exception that arithmetic makes for one value, without a branch. */
  #bend(operand: SyntaxNode, outer: readonly SyntaxNode[]): void {
    const bend = bendOf(operand);
    if (!bend) return;
    const inside = [...outer, operand];
    const keys = atomsOf(bend.comparison, inside, this.#constants).atoms;
    const enclosing = functionAround(outer);
    if (keys.length === 0 || !enclosing) return;
    const factor = bend.factor ? atomsOf(bend.factor, inside, this.#constants).atoms : [];
    this.#emit({
      kind: 'branch',
      range: operand.range,
      function: functionOf(enclosing),
      container: null,
      // What a comparison is made for is no part of the arithmetic around it.
      keys: keys.map((key) => ({ ...key, isBent: false })),
      outerKeys: [],
      results: factor.map((atom) => ({ ...atom, isBent: true })),
      isPure: false,
      isAnswer: false,
      ignoresParameters: false,
      isBend: true,
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
        append(keys, atomsOf(node.condition, outer.slice(0, i + 1), this.#constants).atoms);
      if (node.kind === 'arm' && child === node.body)
        for (const pattern of node.patterns)
          append(keys, atomsOf(pattern, outer.slice(0, i + 1), this.#constants).atoms);
      if (keys.length > 20) break;
    }
    return keys;
  }

  #stored(node: SyntaxNode, ancestors: readonly SyntaxNode[]): void {
    for (const entry of storedEntries(node, this.#tree.language)) this.#entry(entry, [...ancestors, node]);
  }

  #entry(node: PairNode, ancestors: readonly SyntaxNode[]): void {
    const outer = [...ancestors, node];
    const isName = node.key.kind === 'name';
    const keys: readonly Atom[] =
      node.key.kind === 'name'
        ? [fieldAtom(node.key)]
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

  /** A table that is written as a text. */
  #packed(node: SyntaxNode, ancestors: readonly SyntaxNode[]): void {
    if (!this.#isNew(node.range) || DATA_LANGUAGES.has(this.#tree.language)) return;
    for (const unit of packedUnits(node, ancestors)) this.#emit(unit);
  }

  #return(node: SyntaxNode & { readonly kind: 'return' }, ancestors: readonly SyntaxNode[]): void {
    if (!node.value) return;
    const outer = [...ancestors, node];
    const said = atomsOf(node.value, outer, this.#constants);
    const enclosing = functionAround(outer);
    const blind = enclosing !== null && isBlind(enclosing);
    const results = blind ? [...said.atoms, ...orderAtoms(node.value, enclosing.body, this.#constants)] : said.atoms;
    if (!enclosing || results.length === 0) return;
    const isState = enclosing.parameters.length === 0 && readsState(enclosing, ancestors);
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
      results,
      isPure: said.isPure,
      isAnswer: true,
      ignoresParameters: (isState || enclosing.parameters.length > 0) && !readsParameter(node.value, enclosing),
      ...(isState ? { ignoresState: true } : {}),
      ...(blind ? { isBlind: true } : {}),
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
