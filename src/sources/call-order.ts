import type { SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';
import type { Atom } from '../model/unit.ts';
import type { Constants } from './constants.ts';

/** Answers of yes or no that a test must ask before their order says anything: fewer meet by chance. */
export const SHORTEST_ORDER = 5;
/** More than a test asks one after the other. */
const LONGEST_ORDER = 512;

/**
 * Lists of yes and no in the answer of a function that reads none of its parameters, each as a text of `t` and `f`: what
 * the function hands out must then depend on how often it was called.
 * @param body Of the function, where names that the answer uses are given their values.
 */
export function orderAtoms(answer: SyntaxNode, body: SyntaxNode, constants: Constants): readonly Atom[] {
  const atoms: Atom[] = [];
  const locals = new Set<string>();
  const look = (node: SyntaxNode): void => {
    const name = node.kind === 'name' ? node.text : node.kind === 'member' ? node.property : null;
    const list = name === null ? node : (constants.get(name) ?? null);
    if (node.kind === 'name' && list === null && !locals.has(node.text)) {
      // The answer may have got a name before the counter moved on.
      locals.add(node.text);
      for (const value of valuesOf(node.text, body)) walk(value, look);
    }
    const text = list === null ? null : orderText(list);
    if (text !== null)
      atoms.push({
        kind: 'string',
        text,
        disguise: '',
        range: node.range,
        relation: null,
        counterpart: '',
        isField: false,
        isBent: true,
      });
  };
  walk(answer, look);
  return atoms;
}

function valuesOf(name: string, body: SyntaxNode): readonly SyntaxNode[] {
  const values: SyntaxNode[] = [];
  walk(body, (node) => {
    if (node.kind === 'assign' && node.target.kind === 'name' && node.target.text === name) values.push(node.value);
  });
  return values;
}

function orderText(node: SyntaxNode): string | null {
  const elements = node.kind === 'list' ? node.elements : node.kind === 'call' ? node.arguments : [];
  if (elements.length < SHORTEST_ORDER || elements.length > LONGEST_ORDER) return null;
  const letters = elements.map((element) =>
    element.kind === 'constant' && element.value !== 'null' ? element.value.charAt(0) : '',
  );
  return letters.includes('') ? null : letters.join('');
}
