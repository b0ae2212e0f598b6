import { classLike, func } from '../grammar/definitions.ts';
import { decodeEscapes, PYTHON_BYTES, PYTHON_TEXT } from '../grammar/escapes.ts';
import { syntaxLanguage } from '../grammar/language.ts';
import type { Part } from '../grammar/part.ts';
import { arm, classPattern, dictPattern, keywordPattern, signed } from '../grammar/python-patterns.ts';
import {
  assign,
  binary,
  block,
  call,
  chain,
  conditional,
  constant,
  dotted,
  expressionStatement,
  index,
  list,
  map,
  member,
  name,
  nothing,
  number,
  only,
  pair,
  prefixed,
  returns,
  splice,
  template,
  unary,
  unaryNode,
} from '../grammar/rules.ts';
import type { Language } from '../model/language.ts';
import { spanOf } from '../model/range.ts';
import type { IfNode, ImportNode, SyntaxNode } from '../model/source.ts';

export const language: Language = syntaxLanguage({
  id: 'python',
  title: 'Python',
  extensions: ['.py', '.pyi', '.pyw'],
  fileNames: ['SConstruct', 'SConscript', 'wscript'],
  interpreters: ['python', 'python2', 'python3', 'pypy', 'pypy3'],
  grammar: 'python',
  table: {
    comments: new Set(['comment']),
    commentText: (source) => source.replace(/^#+[!:]?/, '').trim(),
    omitted: new Set(['type', 'global_statement', 'nonlocal_statement', 'type_parameter']),
    opaque: new Set(['string_content', 'relative_import']),
    rules: {
      // Literals
      string,
      concatenated_string: (part) => chain('+', part.rest()),
      interpolation: splice,
      format_specifier: splice,
      format_expression: splice,
      integer: number,
      float: number,
      true: constant('true'),
      false: constant('false'),
      none: constant('null'),
      list,
      tuple: list,
      set: list,
      expression_list: list,
      dictionary: map,
      pair: pair('key', 'value'),

      // Expressions
      identifier: name,
      dotted_name: dotted,
      parenthesized_expression: splice,
      attribute: member('object', 'attribute'),
      subscript: index('value', 'subscript'),
      call: call('function', 'arguments'),
      argument_list: splice,
      keyword_argument: pair('name', 'value'),
      list_splat: prefixed('*'),
      dictionary_splat: prefixed('**'),
      binary_operator: binary('left', 'operator', 'right'),
      boolean_operator: binary('left', 'operator', 'right'),
      comparison_operator: comparison,
      not_operator: (part) => unaryNode(part.range, 'not', part.one('argument')),
      unary_operator: unary('operator', 'argument'),
      await: prefixed('await'),
      conditional_expression: either,
      named_expression: assign('name', ':=', 'value'),
      lambda: func({ parameters: ['parameters'], body: 'body', statements: 'block' }),
      list_comprehension: collected,
      set_comprehension: collected,
      dictionary_comprehension: collected,
      generator_expression: comprehension,
      for_in_clause: splice,
      if_clause: splice,

      // Statements
      block,
      expression_statement: expressionStatement,
      assignment: assign('left', '=', 'right'),
      augmented_assignment: assign('left', { field: 'operator' }, 'right'),
      return_statement: returns,
      yield: returns,
      raise_statement: raised,
      assert_statement: assertion,
      if_statement: ladder,
      elif_clause: conditional('condition', 'consequence', 'alternative'),
      else_clause: only('body'),
      for_statement: loopWithElse,
      while_statement: loopWithElse,
      with_clause: splice,
      with_item: splice,
      as_pattern: alias,
      as_pattern_target: splice,
      match_statement: choice,
      case_clause: arm,
      import_statement: imports,
      import_from_statement: importsFrom,
      future_import_statement: importsFrom,

      // Definitions
      function_definition: func({ name: 'name', parameters: ['parameters'], body: 'body', statements: 'block' }),
      class_definition: classLike({ name: 'name', bases: ['superclasses'], body: 'body' }),
      decorated_definition: decorated,
      decorator: splice,
      parameters: splice,
      lambda_parameters: splice,
      default_parameter: assign('name', '=', 'value'),
      typed_default_parameter: assign('name', '=', 'value'),
      typed_parameter: splice,
      keyword_separator: nothing,
      positional_separator: nothing,

      // Patterns
      pattern_list: list,
      tuple_pattern: list,
      list_pattern: list,
      list_splat_pattern: prefixed('*'),
      dictionary_splat_pattern: prefixed('**'),
      splat_pattern: prefixed('*'),
      case_pattern: signed,
      union_pattern: (part) => chain('|', signed(part)),
      dict_pattern: dictPattern,
      class_pattern: classPattern,
      keyword_pattern: keywordPattern,
    },
  },
});

/** Prefixes: r is raw, b is bytes, f and t have holes. */
function string(part: Part): SyntaxNode {
  const prefix = (/^[a-z]*/i.exec(part.ofType('string_start')?.text ?? '')?.[0] ?? '').toLowerCase();
  const hasHoles = prefix.includes('f') || prefix.includes('t');
  const decode = (source: string): string => {
    const text = source.replaceAll(/\r\n?/g, '\n');
    const decoded = prefix.includes('r')
      ? text
      : decodeEscapes(text, prefix.includes('b') ? PYTHON_BYTES : PYTHON_TEXT);
    return hasHoles ? decoded.replaceAll('{{', '{').replaceAll('}}', '}') : decoded;
  };
  return template(part, 'interpolation', decode);
}

/** `a < b == c` is `a < b and b == c`. */
function comparison(part: Part): SyntaxNode | readonly SyntaxNode[] {
  const operators = part.parts.filter((child) => child.field === 'operators').map((child) => child.type);
  const operands = part.rest('operators');
  const links = operators.flatMap((operator, i): readonly SyntaxNode[] => {
    const left = operands[i];
    const right = operands[i + 1];
    if (!left || !right) return [];
    return [{ kind: 'binary', range: spanOf(left.range, right.range), operator, left, right }];
  });
  return links.length === 0 ? operands : chain('and', links);
}

/** `value if condition else alternative`; the grammar names no fields. */
function either(part: Part): SyntaxNode | readonly SyntaxNode[] {
  const nodes = part.rest();
  const [then, condition, otherwise] = nodes;
  if (!then || !condition) return nodes;
  return { kind: 'if', range: part.range, condition, then, otherwise: otherwise ?? null };
}

/** The clauses of `if … elif … else` stand side by side in the grammar; ours hold each other. */
function ladder(part: Part): SyntaxNode {
  const otherwise = part.all('alternative').reduceRight<SyntaxNode | null>((below, clause) => {
    if (clause.kind !== 'if' || below === null) return clause;
    const joined: IfNode = { ...clause, range: spanOf(clause.range, below.range), otherwise: below };
    return joined;
  }, null);
  return { kind: 'if', range: part.range, condition: part.one('condition'), then: part.one('consequence'), otherwise };
}

/** The `else` of a loop follows it as a sibling. */
function loopWithElse(part: Part): readonly SyntaxNode[] {
  const body = part.one('body');
  const header = part.rest('body', 'alternative');
  const { endLine, endColumn } = body.range;
  const range = part.at('alternative') ? { ...part.range, endLine, endColumn } : part.range;
  return [{ kind: 'loop', range, header, body }, ...part.all('alternative')];
}

function comprehension(part: Part): SyntaxNode {
  return { kind: 'loop', range: part.range, header: part.rest('body'), body: part.one('body') };
}

function collected(part: Part): SyntaxNode {
  return { kind: 'list', range: part.range, elements: [comprehension(part)] };
}

/** The arms stand in a block of their own. */
function choice(part: Part): SyntaxNode {
  const arms = part.all('body').flatMap((body) => (body.kind === 'block' ? body.children : []));
  return {
    kind: 'switch',
    range: part.range,
    subject: part.maybe('subject'),
    arms: arms.filter((node) => node.kind === 'arm'),
  };
}

/** The cause (`from error`) follows as a sibling when it is more than a name. */
function raised(part: Part): readonly SyntaxNode[] {
  const causes = part.all('cause').filter((cause) => cause.kind !== 'name' && cause.kind !== 'constant');
  return [{ kind: 'throw', range: part.range, value: part.together(part.rest('cause')) }, ...causes];
}

function assertion(part: Part): SyntaxNode {
  const [condition, message] = part.rest();
  return { kind: 'assert', range: part.range, condition: condition ?? part.block([]), message: message ?? null };
}

/** `value as name` of `with`, `except` and `case`. */
function alias(part: Part): SyntaxNode | readonly SyntaxNode[] {
  const nodes = part.rest();
  const [value, target] = nodes;
  if (!value || !target) return nodes;
  return { kind: 'assign', range: part.range, target, operator: 'as', value };
}

/** The decorators belong to what they decorate. */
function decorated(part: Part): readonly SyntaxNode[] {
  const decorators = part.parts.flatMap((child) => (child.type === 'decorator' ? child.nodes : []));
  return part
    .all('definition')
    .map((node) =>
      node.kind === 'function' || node.kind === 'class' ? { ...node, range: part.range, decorators } : node,
    );
}

/** `import a.b` binds `a`; `import a.b as c` binds `c`. One node for each module. */
function imports(part: Part): readonly ImportNode[] {
  return part.parts
    .filter((child) => child.field === 'name')
    .map((child) => {
      const module = child.at('name')?.text ?? child.text;
      const bound = child.at('alias')?.text ?? module.split('.', 1).join('');
      return { kind: 'import', range: part.range, module, names: [bound] };
    });
}

function importsFrom(part: Part): ImportNode {
  const names = part.parts.flatMap((child) => {
    if (child.type === 'wildcard_import') return ['*'];
    return child.field === 'name' ? [child.textAt('alias') || child.text] : [];
  });
  return { kind: 'import', range: part.range, module: part.textAt('module_name') || '__future__', names };
}
