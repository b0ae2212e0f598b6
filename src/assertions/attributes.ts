import type { FunctionNode, SyntaxNode } from '../model/source.ts';
import { calleeName, lastPart } from './calls.ts';
import type { Table } from './tables.ts';
import { literalText } from './values.ts';

/** Attributes that make a function a test, by the last part of their name, without case. */
const TEST_ATTRIBUTES: ReadonlySet<string> = new Set([
  'test', 'fact', 'theory', 'testcase', 'testmethod', 'datatestmethod', 'parameterizedtest', 'repeatedtest', 'rstest',
  'test_case', 'wasm_bindgen_test', 'property', 'testfactory', 'testtemplate', 'quickcheck', 'proptest', 'bench',
  'benchmark', 'skippablefact', 'skippabletheory', 'testcasesource', 'case', 'unittest', 'bean_test', 'test_log',
]); // prettier-ignore

/** Each of them is one row: `[InlineData(1, "a")]`, `#[case("x", 3)]`. */
const ROW_ATTRIBUTE = /^(?:InlineData|InlineAutoData|TestCase|DataRow|case|test_case|TestWith|Arguments|Row)$/;

/** They name the function or field that holds the rows. */
const PROVIDER_ATTRIBUTE =
  /^(?:MethodSource|MemberData|DataProvider|TestCaseSource|DynamicData|FieldSource|DataProviderExternal|Parameters|UseDataProvider)$/;

/** Name of an attribute: `@Test`, `#[tokio::test]` → `test`. */
function attributeName(attribute: SyntaxNode): string {
  if (attribute.kind === 'call') return calleeName(attribute);
  if (attribute.kind === 'member') return lastPart(attribute.property);
  return attribute.kind === 'name' ? lastPart(attribute.text) : '';
}

/** Whether an attribute of the function makes it a test. */
export function isMarkedTest(node: FunctionNode): boolean {
  return node.decorators.some((decorator) =>
    TEST_ATTRIBUTES.has(
      attributeName(decorator)
        .toLowerCase()
        .replace(/attribute$/, ''),
    ),
  );
}

/** Tables in the attributes of a test. */
export function attributeTables(node: FunctionNode): readonly Table[] {
  // rstest marks parameters with attributes of their own: `#[case] kind: &str`.
  const columns = node.parameters.map((parameter) => parameter.name).filter((name) => name !== 'case');
  const tables: Table[] = [];
  const rows: SyntaxNode[] = [];
  for (const decorator of node.decorators) {
    const name = attributeName(decorator);
    if (PROVIDER_ATTRIBUTE.test(name)) tables.push(...providerTables(decorator, node.name, columns));
    if (decorator.kind !== 'call') continue;
    if (ROW_ATTRIBUTE.test(name)) rows.push({ kind: 'list', range: decorator.range, elements: decorator.arguments });
    else if (name === 'CsvSource') tables.push({ rows: csvRows(decorator.arguments, decorator), columns });
    else if (name === 'ValueSource')
      tables.push(...decorator.arguments.map((value) => ({ rows: valueOf(value), columns })));
    else if (/^[Tt]est$/.test(name)) tables.push(...argumentTables(decorator.arguments, node.name, columns));
  }
  const [first] = rows;
  if (first) tables.push({ rows: { kind: 'list', range: first.range, elements: rows }, columns });
  return tables;
}

/** Tables that a function or field of that name holds. */
export function tablesNamed(name: string, place: SyntaxNode, columns: readonly string[]): readonly Table[] {
  const { range } = place;
  const field: SyntaxNode = { kind: 'name', range, text: name };
  const call: SyntaxNode = { kind: 'call', range, callee: field, arguments: [], isConstruction: false };
  return [
    { rows: call, columns },
    { rows: field, columns },
  ];
}

function providerTables(decorator: SyntaxNode, own: string, columns: readonly string[]): readonly Table[] {
  const args = decorator.kind === 'call' ? decorator.arguments : [];
  const names = args.map(nameIn).filter((name) => name !== '');
  return (names.length > 0 ? names.slice(-1) : [own]).flatMap((name) => tablesNamed(name, decorator, columns));
}

/** `"rows"`, `nameof(Rows)`, `'Some\Class::rows'`. */
function nameIn(argument: SyntaxNode): string {
  if (argument.kind === 'call' && calleeName(argument) === 'nameof') {
    const [named] = argument.arguments;
    return named === undefined || named.kind === 'call' ? '' : nameIn(named);
  }
  if (argument.kind === 'name') return argument.text;
  if (argument.kind === 'member') return argument.property === 'class' ? '' : argument.property;
  return lastPart((literalText(argument) ?? '').replace('#', '.'));
}

/** TestNG's `dataProvider = "rows"`, Swift's `arguments: [...]`. */
function argumentTables(args: readonly SyntaxNode[], own: string, columns: readonly string[]): readonly Table[] {
  return args.flatMap((argument) => {
    if (argument.kind !== 'pair' || argument.key.kind !== 'name') return [];
    if (argument.key.text === 'dataProvider') return tablesNamed(nameIn(argument.value) || own, argument, columns);
    return argument.key.text === 'arguments' ? [{ rows: argument.value, columns }] : [];
  });
}

function valueOf(argument: SyntaxNode): SyntaxNode {
  return argument.kind === 'pair' ? argument.value : argument;
}

/** `@CsvSource({"a, 1", "b, 2"})`: each text is a row, quotes keep commas. */
function csvRows(args: readonly SyntaxNode[], place: SyntaxNode): SyntaxNode {
  const delimiter =
    args.flatMap((argument) =>
      argument.kind === 'pair' && attributeName(argument.key).startsWith('delimiter')
        ? [literalText(argument.value) ?? ',']
        : [],
    )[0] ?? ',';
  const elements = args
    .filter((argument) => argument.kind !== 'pair' || /^(?:value|textBlock)$/.test(attributeName(argument.key)))
    .map(valueOf)
    .flatMap((value) => (value.kind === 'list' ? value.elements : value.kind === 'block' ? value.children : [value]))
    .flatMap((line) =>
      (literalText(line) ?? '')
        .split('\n')
        .filter((text) => text.trim() !== '' && !text.trimStart().startsWith('#'))
        .map((text): SyntaxNode => ({ kind: 'list', range: line.range, elements: csvCells(text, delimiter, line) })),
    );
  return { kind: 'list', range: place.range, elements };
}

function csvCells(text: string, delimiter: string, place: SyntaxNode): readonly SyntaxNode[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const character of text.slice(0, 10_000)) {
    if (character === "'") isQuoted = !isQuoted;
    else if (character === delimiter.charAt(0) && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  cells.push(cell);
  return cells.map((value) => ({ kind: 'string', range: place.range, value: value.trim(), isDocumentation: false }));
}
