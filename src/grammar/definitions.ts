/** Rules for functions and classes. Arguments name the fields of the grammar. */
import type { BlockNode } from '../model/source.ts';
import type { Rule } from './lowering.ts';
import { parametersOf } from './parameters.ts';
import type { Part } from './part.ts';

/** Where a grammar keeps what makes up a function. */
export interface FunctionFields {
  /** Left out for functions that never have a name. */
  readonly name?: string;
  readonly parameters: readonly string[];
  readonly body: string;
  /** The type of a body that is a block of statements; any other body is an expression, which is returned. */
  readonly statements: string;
}

export function func(fields: FunctionFields): Rule {
  return (part) => ({
    kind: 'function',
    range: part.range,
    name: fields.name === undefined ? '' : nameAt(part, fields.name),
    parameters: parametersOf(fields.parameters.flatMap((field) => part.all(field))),
    decorators: part.all('decorator'),
    body: functionBody(part, fields),
  });
}

/** Always a block, so that those who read it meet one shape. */
function functionBody(part: Part, fields: FunctionFields): BlockNode {
  const body = part.one(fields.body);
  const { range } = body;
  if (part.at(fields.body)?.type !== fields.statements && part.maybe(fields.body)) {
    return { kind: 'block', range, syntax: 'expression', children: [{ kind: 'return', range, value: body }] };
  }
  return body.kind === 'block' ? body : { kind: 'block', range, syntax: fields.statements, children: [body] };
}

/** A name as it is called: without quotes if it is written as a string. */
function nameAt(part: Part, field: string): string {
  const node = part.at(field)?.nodes[0];
  return node?.kind === 'string' ? node.value : part.textAt(field);
}

/** A class and its kin; `bases` are fields or, failing that, child types. */
export function classLike(fields: {
  readonly name: string;
  readonly bases: readonly string[];
  readonly body: string;
}): Rule {
  return (part) => ({
    kind: 'class',
    range: part.range,
    name: nameAt(part, fields.name),
    decorators: part.all('decorator'),
    bases: part.parts.flatMap((child) =>
      fields.bases.includes(child.field ?? '') || fields.bases.includes(child.type) ? child.nodes : [],
    ),
    body: part.one(fields.body),
  });
}
