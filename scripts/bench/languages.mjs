// @ts-check
/** Code of the made-up repositories: the same small business, in three languages. */
import { COMMON, integer, pick, sentence } from './random.mjs';

/**
 * @typedef {object} Area What a piece of code speaks about.
 * @property {() => number} random
 * @property {readonly string[]} words The area's own.
 *
 * @typedef {object} Addition What a change brings.
 * @property {number} number Of the changed file: names what is new.
 * @property {readonly string[]} states Words that are compared with.
 * @property {number} most Numbers are below.
 *
 * @typedef {object} Language
 * @property {string} extension
 * @property {(folder: string, name: string, functions: number, area: Area) => string} product A whole file.
 * @property {(folder: string, name: string, cases: number, area: Area) => string} tests A whole file.
 * @property {(lines: number, addition: Addition, area: Area) => string} addition Lines to put behind a product file.
 */

/** Values of one function. @param {Area} area */
function functionValues({ random, words }) {
  const [a, b, c] = [pick(random, COMMON), pick(random, words), pick(random, COMMON)];
  const [low, high] = [integer(random, 90), 100 + integer(random, 900)];
  const note = sentence(random, words, 9);
  const complaint = sentence(random, words, 5);
  return { a, b, c, low, high, note, complaint };
}

/** Values of one test. @param {Area} area */
function caseValues({ random, words }) {
  const [a, b, c] = [pick(random, COMMON), pick(random, words), pick(random, COMMON)];
  const [total, rate] = [100 + integer(random, 90_000), integer(random, 40)];
  return { a, b, c, total, rate };
}

/** Values of three added lines. @param {Addition} addition @param {Area} area */
function additionValues({ states, most }, { random, words }) {
  return {
    state: pick(random, states),
    line: pick(random, words),
    rate: pick(random, words),
    number: integer(random, most),
    message: sentence(random, words, 4),
  };
}

/** @param {number} count @param {(n: number) => string} make @param {string} separator */
function several(count, make, separator) {
  return Array.from({ length: count }, (_, n) => make(n)).join(separator);
}

/**
 * So many lines: an opening, as much of the middle as there is room for, an end.
 * @param {number} count
 * @param {readonly string[]} opening
 * @param {() => readonly string[]} middle
 * @param {readonly string[]} end
 */
function block(count, opening, middle, end) {
  const lines = [...opening];
  while (lines.length + 3 <= count - end.length) lines.push(...middle());
  return `${[...lines, ...end].join('\n')}\n`;
}

/** @type {Language} */
export const python = {
  extension: 'py',
  product: (_, name, functions, area) => {
    const { random, words } = area;
    const code = (/** @type {number} */ n) => {
      const called = `${name}_${pick(random, words)}_${n}`;
      const { a, b, c, low, high, note, complaint } = functionValues(area);
      return [
        `def ${called}(order, rates, limit=${high}):`,
        `    """${note}"""`,
        `    if order.state == "${a}" and order.total > ${low}:`,
        `        return {"${b}": order.total * rates["${c}"], "limit": limit}`,
        `    for line in order.lines:`,
        `        if line.kind in ("${b}-line", "${c}"):`,
        `            raise ValueError(f"${complaint}: {line.kind}")`,
        `    return {"${b}": 0, "limit": min(limit, ${low + high})}`,
        '',
      ].join('\n');
    };
    const body = several(functions, code, '\n\n');
    return `"""${sentence(random, words, 12)}"""\n\n${body}`;
  },
  tests: (folder, name, cases, area) => {
    const code = (/** @type {number} */ n) => {
      const { a, b, c, total, rate } = caseValues(area);
      return [
        `def test_${name}_${b}_${n}():`,
        `    order = make_order({"state": "${a}", "total": ${total}, "kind": "${b}-line", "reference": "${b}-${total}-${a}"})`,
        `    result = ${name}_${b}_${n % 8}(order, {"${c}": ${rate}})`,
        `    assert result["${b}"] == ${total * rate}`,
        `    assert describe(result) == "${a} ${b} ${total} at ${rate}%"`,
        '',
      ].join('\n');
    };
    return `from ${folder}.${name} import *\n\n\n${several(cases, code, '\n\n')}`;
  },
  addition: (lines, addition, area) =>
    block(
      lines,
      [
        '',
        '',
        `def summary_of_${addition.number}(orders, rates):`,
        `    """${sentence(area.random, area.words, 9)}"""`,
        '    result = {}',
      ],
      () => {
        const { state, line, rate, number, message } = additionValues(addition, area);
        return [
          `    for order in [each for each in orders if each.state == "${state}"]:`,
          `        result["${line}-line"] = order.total * rates.get("${rate}", ${number})`,
          `        order.log("${message}")`,
        ];
      },
      ['    return result'],
    ),
};

/** @type {Language} */
export const typescript = {
  extension: 'ts',
  product: (_, name, functions, area) => {
    const { random, words } = area;
    const code = (/** @type {number} */ n) => {
      const called = `${name}_${pick(random, words)}_${n}`;
      const { a, b, c, low, high, note, complaint } = functionValues(area);
      return [
        `/** ${note} */`,
        `export function ${called}(order: Order, rates: Rates, limit = ${high}): Summary {`,
        `  if (order.state === '${a}' && order.total > ${low}) {`,
        `    return { '${b}': order.total * rates['${c}'], limit };`,
        `  }`,
        `  for (const line of order.lines) {`,
        `    if (line.kind === '${b}-line' || line.kind === '${c}') throw new Error(\`${complaint}: \${line.kind}\`);`,
        `  }`,
        `  return { '${b}': 0, limit: Math.min(limit, ${low + high}) };`,
        `}`,
        '',
      ].join('\n');
    };
    const body = several(functions, code, '\n');
    return `/** ${sentence(random, words, 12)} */\n\n${body}`;
  },
  tests: (folder, name, cases, area) => {
    const code = (/** @type {number} */ n) => {
      const { a, b, c, total, rate } = caseValues(area);
      return [
        `  it('${sentence(area.random, area.words, 6)} ${n}', () => {`,
        `    const order = makeOrder({ "state": "${a}", "total": ${total}, "kind": "${b}-line", "reference": "${b}-${total}-${a}" });`,
        `    const result = ${name}_${b}_${n % 8}(order, { '${c}': ${rate} });`,
        `    expect(result['${b}']).toBe(${total * rate});`,
        `    expect(describe(result)).toEqual('${a} ${b} ${total} at ${rate}%');`,
        `  });`,
        '',
      ].join('\n');
    };
    return `import * as subject from '../../src/${folder}/${name}';\n\ndescribe('${name}', () => {\n${several(cases, code, '\n')}});\n`;
  },
  addition: (lines, addition, area) =>
    block(
      lines,
      [
        '',
        `/** ${sentence(area.random, area.words, 9)} */`,
        `export function summaryOf${addition.number}(orders: readonly Order[], rates: Rates): Summary {`,
        '  const result: Summary = {};',
      ],
      () => {
        const { state, line, rate, number, message } = additionValues(addition, area);
        return [
          `  for (const order of orders.filter((each) => each.state === '${state}')) {`,
          `    result['${line}-line'] = order.total * (rates['${rate}'] ?? ${number});`,
          `    order.log('${message}'); }`,
        ];
      },
      ['  return result;', '}'],
    ),
};

/** @type {Language} */
export const go = {
  extension: 'go',
  product: (folder, name, functions, area) => {
    const { random, words } = area;
    const code = (/** @type {number} */ n) => {
      const called = `${name}_${pick(random, words)}_${n}`;
      const { a, b, c, low, high, note, complaint } = functionValues(area);
      return [
        `// ${called}: ${note}.`,
        `func ${called}(order Order, rates map[string]int) (map[string]int, error) {`,
        `\tif order.State == "${a}" && order.Total > ${low} {`,
        `\t\treturn map[string]int{"${b}": order.Total * rates["${c}"], "limit": ${high}}, nil`,
        `\t}`,
        `\tfor _, line := range order.Lines {`,
        `\t\tif line.Kind == "${b}-line" || line.Kind == "${c}" {`,
        `\t\t\treturn nil, fmt.Errorf("${complaint}: %s", line.Kind)`,
        `\t\t}`,
        `\t}`,
        `\treturn map[string]int{"${b}": 0, "limit": ${low + high}}, nil`,
        `}`,
        '',
      ].join('\n');
    };
    return `// Package ${folder}: ${sentence(random, words, 12)}.\npackage ${folder}\n\nimport "fmt"\n\n${several(functions, code, '\n')}`;
  },
  tests: (folder, name, cases, area) => {
    const code = (/** @type {number} */ n) => {
      const { a, b, c, total, rate } = caseValues(area);
      return [
        `func Test_${name}_${b}_${n}(t *testing.T) {`,
        `\torder := makeOrder("${a}", ${total}, "${b}-line", "${b}-${total}-${a}")`,
        `\tresult, err := ${name}_${b}_${n % 8}(order, map[string]int{"${c}": ${rate}})`,
        `\trequire.NoError(t, err)`,
        `\tassert.Equal(t, ${total * rate}, result["${b}"])`,
        `\tassert.Equal(t, "${a} ${b} ${total} at ${rate}%", describe(result))`,
        `}`,
        '',
      ].join('\n');
    };
    const imports =
      'import (\n\t"testing"\n\n\t"github.com/stretchr/testify/assert"\n\t"github.com/stretchr/testify/require"\n)';
    return `package ${folder}\n\n${imports}\n\n${several(cases, code, '\n')}`;
  },
  addition: (lines, addition, area) =>
    block(
      lines,
      [
        '',
        `// SummaryOf${addition.number}: ${sentence(area.random, area.words, 9)}.`,
        `func SummaryOf${addition.number}(orders []Order, rates map[string]int) map[string]int {`,
        '\tresult := map[string]int{}',
      ],
      () => {
        const { state, line, rate, number, message } = additionValues(addition, area);
        return [
          `\tfor _, order := range withState(orders, "${state}") {`,
          `\t\tresult["${line}-line"] = order.Total*rates["${rate}"] + ${number}`,
          `\t\torder.Log("${message}") }`,
        ];
      },
      ['\treturn result', '}'],
    ),
};
