import { append } from '../model/lists.ts';
import type { CallNode, ClassNode, FunctionNode, SyntaxNode } from '../model/source.ts';
import { dottedName } from '../model/traversal.ts';
import { attributeKind, attributeName } from './attribute-kinds.ts';
import { calleeName, lastPart } from './calls.ts';
import { namedTables, ownRows, returned } from './own-attributes.ts';
import { tablesNamed, type Table } from './tables.ts';
import { cellsBetween } from './text-cells.ts';
import { literalText } from './values.ts';

/** Tables in the attributes of a test. */
export function attributeTables(node: FunctionNode): readonly Table[] {
  return tablesOf(node.decorators, node.name, columnsOf(node), true);
}

/** Tables in the attributes of a class, whose rows every test of it is run for: NUnit's `[TestFixture("north", 3)]`. */
export function classTables({ name, decorators, body }: ClassNode): readonly Table[] {
  const members = body.kind === 'block' ? body.children : [body];
  const [columns = []] = members.flatMap((member) =>
    member.kind === 'function' && member.name === name ? [member.parameters.map((parameter) => parameter.name)] : [],
  );
  return decorators.length === 0 ? [] : tablesOf(decorators, name, columns, false);
}

/** @param takesRows Whether what has parameters needs rows, so that an attribute without a known name holds them. */
function tablesOf(
  decorators: readonly SyntaxNode[],
  own: string,
  columns: readonly string[],
  takesRows: boolean,
): readonly Table[] {
  const tables: Table[] = [];
  const rows: SyntaxNode[] = [];
  for (const decorator of decorators) {
    const name = attributeName(decorator);
    const kind = attributeKind(decorator);
    if (kind === 'provider') append(tables, providerTables(decorator, own, columns));
    if (decorator.kind !== 'call') continue;
    if (kind === 'row') rows.push(attributeRow(decorator, name, columns.length));
    else if (name === 'CsvSource') tables.push({ rows: csvRows(decorator.arguments, decorator), columns });
    else if (name === 'CsvFileSource') append(tables, resourceTables(decorator.arguments));
    else if (name === 'ValueSource')
      append(
        tables,
        decorator.arguments.map((value) => ({ rows: valueOf(value), columns })),
      );
    else if (/^[Tt]est$/.test(name)) append(tables, argumentTables(decorator, own, columns));
    else if (kind === 'own' && takesRows && columns.length > 0) {
      append(tables, namedTables(decorator.arguments, decorator, columns));
      append(rows, ownRows(decorator, columns));
    }
  }
  const [first] = rows;
  // A single parameter would make a value of the whole row, though the row says what is returned for it.
  if (first) tables.push({ rows: { kind: 'list', range: first.range, elements: rows }, columns });
  return tables;
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

/** TestNG's `dataProvider = "rows"`, Swift's `arguments: [...]`, NUnit's `ExpectedResult = 3`. */
function argumentTables(
  { arguments: args, range }: CallNode,
  own: string,
  columns: readonly string[],
): readonly Table[] {
  return args.flatMap((argument, at) => {
    if (argument.kind !== 'pair' || argument.key.kind !== 'name') return [];
    if (argument.key.text === 'dataProvider') return tablesNamed(nameIn(argument.value) || own, argument, columns);
    if (argument.key.text === 'ExpectedResult')
      return [{ rows: { kind: 'list', range, elements: [listed(returned(argument.value))] } as const, columns: [] }];
    if (argument.key.text !== 'arguments') return [];
    // Every value of one list with every value of the next.
    const others = args.slice(at + 1).filter((other) => other.kind !== 'pair');
    if (others.length === 0) return [{ rows: argument.value, columns }];
    return [argument.value, ...others].map((rows, i) => ({ rows, columns: columns.slice(i, i + 1) }));
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
        .map((text): SyntaxNode => ({
          kind: 'list',
          range: line.range,
          elements: cellsBetween(text, delimiter, line),
        })),
    );
  return { kind: 'list', range: place.range, elements };
}
