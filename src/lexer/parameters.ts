import { append } from '../model/lists.ts';
import type { Parameter, SyntaxNode } from '../model/source.ts';
import type { Cursor } from './cursor.ts';

/** Words of a parameter that are not its name. */
const NOT_NAMES: ReadonlySet<string> = new Set([
  'const', 'final', 'val', 'var', 'mut', 'ref', 'in', 'out', 'inout', 'vararg', 'params', 'this', 'required', 'private',
  'public', 'protected', 'override', 'readonly', 'crossinline', 'noinline', 'implicit', 'using', 'covariant', 'unsigned',
  'struct', 'volatile', 'restrict', 'let', 'late', 'internal', 'open',
]); // prettier-ignore

/** What a parameter list says. `patterns` are literals in the head of a function clause, to be matched (Elixir). */
export interface ParameterList {
  readonly parameters: readonly Parameter[];
  readonly patterns: readonly SyntaxNode[];
}

/** Reads the parameter list in the group at the cursor. Literals of attributes and array sizes become strays. */
export function parameterGroup(p: Cursor): ParameterList {
  if (p.grammar.hasClauseHeads) return clauseHead(p);
  const parameters = p.within({}, () => parametersUntil(p, () => false));
  return { parameters, patterns: [] };
}

/** Reads parameters up to the end of the group, or where `stops` says so. */
export function parametersUntil(p: Cursor, stops: () => boolean): Parameter[] {
  const parameters: Parameter[] = [];
  while (p.at < p.limit && !stops()) {
    if (p.accept(',') || p.accept(';')) continue;
    const before = p.at;
    const parameter = oneParameter(p, stops);
    if (parameter) append(parameters, parameter);
    if (p.at === before) p.skip();
  }
  return parameters;
}

function oneParameter(p: Cursor, stops: () => boolean): Parameter[] | null {
  const names: string[] = [];
  let isTyped = false;
  while (p.at < p.limit && !p.sees(',') && !stops()) {
    const token = p.peek();
    if (!token) break;
    if (token.kind === 'operator' && token.text === '=') {
      p.at++;
      const defaultValue = p.read.expression(p);
      return [{ name: nameOf(p, names), defaultValue }];
    }
    if (token.kind === 'operator' && token.text === ':') {
      p.at++;
      // Ruby's `key: 5`: what follows the colon is the default, unless nothing does.
      if (p.grammar.parameterName === 'first') {
        const hasDefault = p.at < p.limit && !p.sees(',') && !stops();
        return [{ name: nameOf(p, names), defaultValue: hasDefault ? p.read.expression(p) : null }];
      }
      isTyped = true;
    } else if (token.kind === 'operator' && token.text === '<' && p.grammar.hasGenerics) skipAngles(p);
    else if (token.kind === 'open' && !isTyped && (names.length === 0 || token.text === 'words')) {
      // Destructuring: each part is a parameter.
      if (names.length === 0) return p.within({}, () => parametersUntil(p, () => false));
      p.skipTo(Math.max(p.afterGroup(), p.at + 1));
    } else if (token.kind === 'open') {
      // `void (*callback)(int)`, `char name[10]`, `x: (Int) -> Int`
      p.skipTo(Math.max(p.afterGroup(), p.at + 1));
    } else {
      if (token.kind === 'name' && !isTyped) names.push(token.text);
      p.skip();
    }
  }
  const name = nameOf(p, names);
  return name === '' ? null : [{ name, defaultValue: null }];
}

/** Steps over type arguments, so that their commas separate no parameters. */
function skipAngles(p: Cursor): void {
  let depth = 0;
  while (p.at < p.limit) {
    const token = p.peek();
    if (!token) return;
    if (token.kind === 'operator' && token.text === '<') depth++;
    if (token.kind === 'operator' && /^>{1,3}$/.test(token.text)) depth -= token.text.length;
    if (token.kind === 'operator' && token.text === '=') return;
    p.skip();
    if (depth <= 0) return;
  }
}

function nameOf(p: Cursor, names: readonly string[]): string {
  const candidates = names.filter((name) => !NOT_NAMES.has(name));
  const name = p.grammar.parameterName === 'first' ? candidates[0] : candidates.at(-1);
  if (name !== undefined) return name;
  return names.includes('this') ? 'this' : '';
}

/** `def f("x", %{a: b}, opts \\ [])`: names are parameters, anything else is matched. */
function clauseHead(p: Cursor): ParameterList {
  const parameters: Parameter[] = [];
  const patterns: SyntaxNode[] = [];
  const nodes = p.within({}, () => p.read.elements(p));
  for (const node of nodes) {
    if (node.kind === 'name') parameters.push({ name: node.text, defaultValue: null });
    else if (node.kind === 'binary' && node.operator === '\\\\' && node.left.kind === 'name') {
      parameters.push({ name: node.left.text, defaultValue: node.right });
    } else {
      patterns.push(node);
      parameters.push({
        name: node.kind === 'assign' && node.value.kind === 'name' ? node.value.text : '',
        defaultValue: null,
      });
    }
  }
  return { parameters, patterns };
}
