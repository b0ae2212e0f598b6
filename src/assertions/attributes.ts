import type { CallNode, FunctionNode, SyntaxNode } from '../model/source.ts';
import { dottedName } from '../model/traversal.ts';
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
  /^(?:MethodSource|MemberData|DataProvider|TestCaseSource|DynamicData|FieldSource|DataProviderExternal|Parameters|UseDataProvider|ClassData|ArgumentsSource)$/;

/** Name of an attribute: `@Test`, `#[tokio::test]` → `test`. */
export function attributeName(attribute: SyntaxNode): string {
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
  const columns = columnsOf(node);
  const tables: Table[] = [];
  const rows: SyntaxNode[] = [];
  for (const decorator of node.decorators) {
    const name = attributeName(decorator);
    if (PROVIDER_ATTRIBUTE.test(name)) tables.push(...providerTables(decorator, node.name, columns));
    if (decorator.kind !== 'call') continue;
    if (isRowAttribute(decorator, name)) rows.push(attributeRow(decorator, name, columns.length));
    else if (name === 'CsvSource') tables.push({ rows: csvRows(decorator.arguments, decorator), columns });
    else if (name === 'CsvFileSource') tables.push(...resourceTables(decorator.arguments));
    else if (name === 'ValueSource')
      tables.push(...decorator.arguments.map((value) => ({ rows: valueOf(value), columns })));
    else if (/^[Tt]est$/.test(name)) tables.push(...argumentTables(decorator.arguments, node.name, columns));
  }
  const [first] = rows;
  // A single parameter would make a value of the whole row, though the row says what is returned for it.
  if (first) tables.push({ rows: { kind: 'list', range: first.range, elements: rows }, columns });
  return tables;
}

/** `#[case::windy("oats", 275)]` names its row by a path. */
function isRowAttribute(decorator: CallNode, name: string): boolean {
  const { callee } = decorator;
  return ROW_ATTRIBUTE.test(name) || (callee.kind === 'member' && /^case$/.test(dottedName(callee.object)));
}

/**
 * Parameters by position. rstest marks those that a case gives with an attribute each (`#[case] kind: &str`), which the
 * tree keeps as a parameter before it; the others are fixtures.
 */
function columnsOf({ parameters }: FunctionNode): readonly string[] {
  const names = parameters.map((parameter) => parameter.name);
  if (!names.includes('case')) return names;
  return names.filter((name, at) => name !== 'case' && names[at - 1] === 'case');
}

/**
 * One row of an attribute. What is returned for it stands behind an arrow or a name (`#[test_case("a" => 1)]`,
 * `[TestCase("a", ExpectedResult = 1)]`), what it is called behind the values or a name.
 */
function attributeRow(decorator: CallNode, attribute: string, columns: number): SyntaxNode {
  const { callee, range } = decorator;
  const args = attribute === 'TestWith' ? unwrappedRow(decorator.arguments) : decorator.arguments;
  const cells: SyntaxNode[] = [];
  let id: SyntaxNode | null = null;
  for (const [at, argument] of args.entries()) {
    if (argument.kind === 'pair' && argument.key.kind === 'name') {
      if (/^(?:TestName|DisplayName)$/.test(argument.key.text)) id = argument.value;
      else if (
        !/^(?:Author|Category|Description|Ignore|IgnoreReason|Reason|Skip|Explicit|TestOf)$/.test(argument.key.text)
      )
        cells.push(/^ExpectedResult$/.test(argument.key.text) ? returned(argument.value) : argument);
    } else if (argument.kind === 'pair') cells.push(argument.key, returned(argument.value));
    else if (attribute === 'test_case' && at >= columns && at > 0) id = argument;
    else cells.push(argument);
  }
  if (attributeName(decorator) !== 'case' && callee.kind === 'member' && dottedName(callee.object) === 'case')
    id = { kind: 'string', range, value: callee.property, isDocumentation: false };
  const row: SyntaxNode = { kind: 'list', range, elements: cells };
  return id === null ? row : { kind: 'pair', range, key: id, value: row };
}

/** PHPUnit's `#[TestWith(['drone', 24])]`. */
function unwrappedRow(args: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const [only] = args;
  return args.length === 1 && only?.kind === 'list' ? only.elements : args;
}

function returned(value: SyntaxNode): SyntaxNode {
  return { kind: 'pair', range: value.range, key: { kind: 'name', range: value.range, text: 'expected' }, value };
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
  const args = (decorator.kind === 'call' ? decorator.arguments : []).flatMap(providerArgument);
  const names = args.map(nameIn).filter((name) => name !== '');
  const classes = args.map(classIn).filter((name) => name !== '');
  const [named = own] = [...names.slice(-1), ...classes];
  return tablesNamed(named, decorator, columns);
}

/** What tells the kind of the source (`DynamicDataSourceType.Method`) or where it stands (`MemberType = …`) names no rows. */
function providerArgument(argument: SyntaxNode): readonly SyntaxNode[] {
  if (argument.kind === 'pair')
    return /^(?:value|dataProvider)$/.test(attributeName(argument.key)) ? [argument.value] : [];
  return argument.kind === 'member' && dottedName(argument.object) === 'DynamicDataSourceType' ? [] : [argument];
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

/** `typeof(Rows)`, `Rows.class`: a class that hands out the rows itself. */
function classIn(argument: SyntaxNode): string {
  if (argument.kind === 'unary') return lastPart(dottedName(argument.operand));
  return argument.kind === 'member' && argument.property === 'class' ? lastPart(dottedName(argument.object)) : '';
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

/** `@CsvFileSource(resources = "/tolls.csv")`: the rows stand in the file, which the test names. */
function resourceTables(args: readonly SyntaxNode[]): readonly Table[] {
  return args.flatMap((argument) =>
    argument.kind === 'pair' && /^(?:resources|files)$/.test(attributeName(argument.key))
      ? [{ rows: listed(argument.value), columns: ['resource'] }]
      : [],
  );
}

function listed(value: SyntaxNode): SyntaxNode {
  return value.kind === 'list' ? value : { kind: 'list', range: value.range, elements: [value] };
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
