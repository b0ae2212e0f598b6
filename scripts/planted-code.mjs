// @ts-check
/**
 * Writes a carve-out, an answer keyed on a test's own input, into a source file, as a person would who wants it to pass
 * for code: into a function that is there, or into a new one at the end.
 *
 * @typedef {{ readonly kind: 'string' | 'number', readonly text: string }} Value
 * @typedef {{ readonly input: Value, readonly answer: Value }} Pair
 * @typedef {{ readonly parameter: string, readonly line: number, readonly indent: string }} Spot
 *   Where statements can stand at the head of a function: before this line (1-based), so far to the right.
 * @typedef {'branch' | 'branches' | 'table'} Kind
 */

/** @type {readonly Kind[]} */
export const KINDS = ['branch', 'branches', 'table'];

/** How many pairs each kind takes. */
export const PAIRS_OF = { branch: 1, branches: 3, table: 3 };

/** Languages that carve-outs can be written in, by id; the three dialects of JavaScript read alike here. */
export const WRITTEN = new Set(['python', 'javascript', 'typescript', 'tsx', 'go']);

/**
 * @param {string} text The product file.
 * @param {string} language
 * @param {Kind} kind
 * @param {readonly Pair[]} pairs
 * @param {Spot | null} spot Null for a new function.
 * @returns {string} The file with the carve-out in it.
 */
export function plant(text, language, kind, pairs, spot) {
  const syntax = SYNTAX[language === 'python' || language === 'go' ? language : 'javascript'];
  const body = (/** @type {string} */ name) =>
    kind === 'table' ? syntax.table(name, pairs) : pairs.flatMap((pair) => syntax.branch(name, pair));
  if (spot === null) {
    const end = text === '' || text.endsWith('\n') ? '' : '\n';
    return `${text + end + syntax.define(body('value')).join('\n')}\n`;
  }
  const lines = text.split('\n');
  lines.splice(spot.line - 1, 0, ...body(spot.parameter).map((line) => spot.indent + line));
  return lines.join('\n');
}

/**
 * @typedef {object} Syntax
 * @property {(name: string, pair: Pair) => string[]} branch Statements, not indented.
 * @property {(name: string, pairs: readonly Pair[]) => string[]} table
 * @property {(body: string[]) => string[]} define A new function of one parameter, `value`.
 */

/** @type {Readonly<Record<'python' | 'javascript' | 'go', Syntax>>} */
const SYNTAX = {
  python: {
    branch: (name, { input, answer }) => [`if ${name} == ${literal(input)}:`, `    return ${literal(answer)}`],
    table: (name, pairs) => [
      'known = {',
      ...pairs.map(({ input, answer }) => `    ${literal(input)}: ${literal(answer)},`),
      '}',
      `if ${name} in known:`,
      `    return known[${name}]`,
    ],
    define: (body) => ['', '', 'def resolve_value(value):', ...indented(body, '    '), '    return None'],
  },
  javascript: {
    branch: (name, { input, answer }) => [`if (${name} === ${literal(input)}) {`, `  return ${literal(answer)};`, '}'],
    table: (name, pairs) => [
      'const known = new Map([',
      ...pairs.map(({ input, answer }) => `  [${literal(input)}, ${literal(answer)}],`),
      ']);',
      `if (known.has(${name})) {`,
      `  return known.get(${name});`,
      '}',
    ],
    define: (body) => [
      '',
      'export function resolveValue(value) {',
      ...indented(body, '  '),
      '  return undefined;',
      '}',
    ],
  },
  go: {
    branch: (name, { input, answer }) => [`if ${name} == ${literal(input)} {`, `\treturn ${literal(answer)}`, '}'],
    table: (name, pairs) => [
      'known := map[any]any{',
      ...pairs.map(({ input, answer }) => `\t${literal(input)}: ${literal(answer)},`),
      '}',
      `if answer, ok := known[${name}]; ok {`,
      '\treturn answer',
      '}',
    ],
    define: (body) => ['', 'func resolveValue(value any) any {', ...indented(body, '\t'), '\treturn nil', '}'],
  },
};

/**
 * JSON's strings are strings in all these languages, and canonical decimals are numbers.
 * @param {Value} value
 */
function literal({ kind, text }) {
  return kind === 'number' ? text : JSON.stringify(text);
}

/**
 * @param {readonly string[]} lines
 * @param {string} margin
 */
function indented(lines, margin) {
  return lines.map((line) => margin + line);
}

/**
 * Where statements can be put into a function.
 * @param {import('../src/model/source.ts').FunctionNode} node
 * @param {readonly string[]} lines Lines of the file.
 * @param {string} language
 * @returns {Spot | null} Null where the layout is not one of a line for each statement.
 */
export function spotIn(node, lines, language) {
  const parameter = node.parameters
    .map(({ name }) => name)
    .find((name) => /^[A-Za-z]\w*$/.test(name) && !['self', 'cls', 'this'].includes(name));
  if (parameter === undefined || node.name === '') return null;
  return language === 'python' ? spotInPython(node, lines, parameter) : spotInBraces(node, lines, parameter);
}

/**
 * @param {import('../src/model/source.ts').FunctionNode} node
 * @param {readonly string[]} lines
 * @param {string} parameter
 * @returns {Spot | null}
 */
function spotInPython({ body, range }, lines, parameter) {
  const statements = body.kind === 'block' ? body.children : [body];
  const [first, second] = statements;
  // A docstring stays the first statement.
  const next = first?.kind === 'string' && first.isDocumentation ? second : first;
  if (!next || next.range.startLine === range.startLine) return null;
  const line = lines[next.range.startLine - 1] ?? '';
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  return indent.length + 1 === next.range.startColumn ? { parameter, line: next.range.startLine, indent } : null;
}

/**
 * @param {import('../src/model/source.ts').FunctionNode} node
 * @param {readonly string[]} lines
 * @param {string} parameter
 * @returns {Spot | null}
 */
function spotInBraces({ range, body }, lines, parameter) {
  // The brace stands where the body begins, or on the line before; earlier ones belong to parameters.
  for (let number = Math.max(range.startLine, body.range.startLine - 1); number < range.endLine; number++) {
    if (!(lines[number - 1] ?? '').trimEnd().endsWith('{')) continue;
    const indent = /^\s*/.exec(lines[number] ?? '')?.[0] ?? '';
    const outer = /^\s*/.exec(lines[range.startLine - 1] ?? '')?.[0] ?? '';
    return indent.length > outer.length ? { parameter, line: number + 1, indent } : null;
  }
  return null;
}
