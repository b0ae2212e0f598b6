import { slashCommentText } from '../grammar/comments.ts';
import { func } from '../grammar/definitions.ts';
import { decodeEscapes, GO } from '../grammar/escapes.ts';
import { syntaxLanguage } from '../grammar/language.ts';
import type { Part } from '../grammar/part.ts';
import {
  assign,
  binary,
  block,
  call,
  constant,
  dotted,
  index,
  loop,
  member,
  name,
  number,
  numberNode,
  only,
  prefixed,
  returns,
  series,
  splice,
  statement,
  stringNode,
  switchOn,
  unary,
} from '../grammar/rules.ts';
import type { Language } from '../model/language.ts';
import type { SyntaxNode } from '../model/source.ts';

const callable = { parameters: ['parameters'], body: 'body', statements: 'block' };

export const language: Language = syntaxLanguage({
  id: 'go',
  title: 'Go',
  extensions: ['.go'],
  fileNames: [],
  interpreters: [],
  grammar: 'go',
  table: {
    comments: new Set(['comment']),
    commentText: slashCommentText,
    omitted: new Set([
      'package_clause',
      'array_type',
      'channel_type',
      'function_type',
      'implicit_length_array_type',
      'map_type',
      'slice_type',
      'field_declaration_list',
      'type_alias',
      'type_arguments',
      'type_parameter_list',
      'label_name',
    ]),
    opaque: new Set(['interpreted_string_literal', 'raw_string_literal']),
    rules: {
      // Literals
      interpreted_string_literal: (part) => stringNode(part, decodeEscapes(inside(part), GO)),
      raw_string_literal: (part) => stringNode(part, inside(part).replaceAll('\r', '')),
      rune_literal: (part) => stringNode(part, decodeEscapes(inside(part), GO)),
      int_literal: integer,
      float_literal: number,
      imaginary_literal: (part) => numberNode(part, part.text.replace(/i$/, '')),
      true: constant('true'),
      false: constant('false'),
      nil: constant('null'),
      composite_literal: composite,
      literal_value: literalValue,
      literal_element: splice,
      keyed_element: keyed,

      // Expressions
      identifier: name,
      blank_identifier: name,
      field_identifier: name,
      package_identifier: name,
      type_identifier: name,
      iota: name,
      qualified_type: dotted,
      generic_type: only('type'),
      pointer_type: splice,
      parenthesized_expression: splice,
      selector_expression: member('operand', 'field'),
      index_expression: index('operand', 'index'),
      slice_expression: slice,
      call_expression: call('function', 'arguments'),
      argument_list: splice,
      variadic_argument: prefixed('...'),
      type_conversion_expression: conversion,
      type_instantiation_expression: only('type'),
      type_assertion_expression: only('operand'),
      binary_expression: binary('left', 'operator', 'right'),
      unary_expression: unary('operator', 'operand'),
      expression_list: series,
      func_literal: func(callable),

      // Statements
      block,
      statement_list: splice,
      expression_statement: splice,
      short_var_declaration: assign('left', ':=', 'right'),
      assignment_statement: assign('left', { field: 'operator' }, 'right'),
      receive_statement: assign('left', ':=', 'right'),
      send_statement: (part) => ({
        kind: 'binary',
        range: part.range,
        operator: '<-',
        left: part.one('channel'),
        right: part.one('value'),
      }),
      inc_statement: prefixed('++'),
      dec_statement: prefixed('--'),
      go_statement: splice,
      defer_statement: splice,
      labeled_statement: splice,
      return_statement: returns,
      if_statement: ifStatement,
      for_statement: loop('body'),
      for_clause: splice,
      range_clause: splice,
      expression_switch_statement: switchOn('value'),
      type_switch_statement: switchOn('value'),
      select_statement: switchOn('value'),
      expression_case: expressionCase,
      type_case: typeCase,
      communication_case: (part) => arm(part, part.all('communication'), part.rest('communication')),
      default_case: (part) => arm(part, [], part.rest()),
      import_declaration: splice,
      import_spec_list: splice,
      import_spec: importSpec,

      // Definitions
      const_declaration: statement,
      var_declaration: statement,
      var_spec_list: splice,
      const_spec: specification,
      var_spec: specification,
      function_declaration: func({ name: 'name', ...callable }),
      method_declaration: func({ name: 'name', ...callable }),
      parameter_list: splice,
      parameter_declaration: only('name'),
      variadic_parameter_declaration: only('name'),
      type_declaration: splice,
      type_spec: typeSpec,
    },
  },
});

/** What stands between the quotes; an unterminated literal runs to its end. */
function inside(part: Part): string {
  const { text } = part;
  const isClosed = text.length > 1 && text.endsWith(text.charAt(0));
  return text.slice(1, isClosed ? -1 : undefined);
}

/** `0755` is octal. */
function integer(part: Part): SyntaxNode {
  return numberNode(part, part.text.replace(/^0(?=[0-7_]+$)/, '0o'));
}

/** `T{…}` constructs a T; a slice, an array or a map is what stands in its braces. */
function composite(part: Part): SyntaxNode {
  const type = part.at('type');
  const body = part.one('body');
  const callee = type?.nodes[0];
  if (callee) return { kind: 'call', range: part.range, callee, arguments: [body], isConstruction: true };
  if (type?.type === 'map_type' && body.kind === 'list') {
    return { kind: 'map', range: part.range, entries: body.elements };
  }
  return { ...body, range: part.range };
}

function literalValue(part: Part): SyntaxNode {
  const nodes = part.rest();
  return nodes.some((node) => node.kind === 'pair')
    ? { kind: 'map', range: part.range, entries: nodes }
    : { kind: 'list', range: part.range, elements: nodes };
}

function keyed(part: Part): SyntaxNode {
  return { kind: 'pair', range: part.range, key: part.one('key'), value: part.one('value') };
}

function slice(part: Part): SyntaxNode {
  return { kind: 'index', range: part.range, object: part.one('operand'), index: part.block(part.rest('operand')) };
}

/** `[]byte("x")` is its text; `F[int](x)` looks the same to the grammar and is a call. */
function conversion(part: Part): SyntaxNode | readonly SyntaxNode[] {
  const callee = part.all('type')[0];
  const args = part.all('operand');
  return callee ? { kind: 'call', range: part.range, callee, arguments: args, isConstruction: false } : args;
}

/** A statement before the condition runs first. */
function ifStatement(part: Part): SyntaxNode {
  const node: SyntaxNode = {
    kind: 'if',
    range: part.range,
    condition: part.one('condition'),
    then: part.one('consequence'),
    otherwise: part.maybe('alternative'),
  };
  const initializer = part.all('initializer');
  return initializer.length === 0 ? node : part.block([...initializer, node]);
}

function arm(part: Part, patterns: readonly SyntaxNode[], statements: readonly SyntaxNode[]): SyntaxNode {
  const from = part.parts.find((child) => child.type === ':')?.end ?? part.end;
  return {
    kind: 'arm',
    range: part.range,
    patterns,
    guard: null,
    body: { kind: 'block', range: part.rangeBetween(from, part.end), syntax: 'statements', children: statements },
  };
}

function expressionCase(part: Part): SyntaxNode {
  const patterns = part.at('value')?.parts.flatMap((child) => child.nodes) ?? [];
  return arm(part, patterns, part.rest('value'));
}

/** Types stand as names, whatever they are made of. */
function typeCase(part: Part): SyntaxNode {
  const patterns = part.parts
    .filter((child) => child.field === 'type' && child.isNamed)
    .map((child): SyntaxNode => ({ kind: 'name', range: child.range, text: child.text }));
  return arm(part, patterns, part.rest('type'));
}

function importSpec(part: Part): SyntaxNode | readonly SyntaxNode[] {
  const path = part.all('path')[0];
  if (path?.kind !== 'string') return part.rest();
  const bound = part.textAt('name') || (path.value.split('/').at(-1) ?? path.value);
  return { kind: 'import', range: part.range, module: path.value, names: [bound] };
}

/** `x, y int = 1, 2`; without values only the names stay. */
function specification(part: Part): SyntaxNode | readonly SyntaxNode[] {
  const names = part.all('name');
  const value = part.maybe('value');
  const [first] = names;
  if (!value || !first) return part.rest('type');
  const target: SyntaxNode = names.length === 1 ? first : { kind: 'list', range: namesRange(part), elements: names };
  return { kind: 'assign', range: part.range, target, operator: '=', value };
}

function namesRange(part: Part): SyntaxNode['range'] {
  const names = part.parts.filter((child) => child.field === 'name');
  return part.rangeBetween(names[0]?.start ?? part.start, names.at(-1)?.end ?? part.end);
}

/** The fields and methods of a type are types themselves; its name is what code refers to. */
function typeSpec(part: Part): readonly SyntaxNode[] {
  const type = part.at('type');
  if (type?.type !== 'struct_type' && type?.type !== 'interface_type') return [];
  return [
    {
      kind: 'class',
      range: part.range,
      name: part.textAt('name'),
      decorators: [],
      bases: [],
      body: { kind: 'block', range: type.range, syntax: type.type, children: [] },
    },
  ];
}
