import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

type Json = Readonly<Record<string, unknown>>;

/** The parts of a request that GitHub's description constrains. */
export interface RequestParts {
  /** Values of the path's placeholders, decoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** An operation of the REST API as GitHub's OpenAPI description has it. */
export interface Operation {
  /** Such as `pulls/get`. */
  readonly id: string;
  readonly method: string;
  /** Values of the path's placeholders, or null when the path is another one. */
  match(pathname: string): Readonly<Record<string, string>> | null;
  /** What is wrong with a request. */
  requestProblems(parts: RequestParts): readonly string[];
  /** What is wrong with an answer of ours. */
  answerProblems(status: number, body: unknown): readonly string[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Json;
}

interface RawOperation {
  readonly operationId: string;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: { readonly content: Json };
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

/** OpenAPI 3.0 → JSON Schema: `nullable` becomes a union with null. */
function toJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, discriminator: _, ...rest } = value as Record<string, unknown>;
  const schema: Record<string, unknown> = Object.fromEntries(
    Object.entries(rest).map(([key, item]) => [key, toJsonSchema(item)]),
  );
  if (nullable !== true) return schema;
  if (Array.isArray(schema['enum'])) schema['enum'] = [...new Set([...(schema['enum'] as unknown[]), null])];
  return typeof schema['type'] === 'string'
    ? { ...schema, type: [schema['type'], 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
}

const NAME = 'github';
const raw = readFileSync('fixtures/github/openapi.subset.json', 'utf8');
const document = toJsonSchema(JSON.parse(raw)) as Document;

function validator(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes });
  addFormats.default(ajv);
  ajv.addSchema(document, NAME);
  return ajv;
}
const exact = validator(false);
/** Path and query are texts, whatever they stand for. */
const coercing = validator(true);

function pointed(pointer: string): unknown {
  return pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => {
      const name = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
      return (value as Json)[name];
    }, document);
}

function resolved(value: unknown): Json {
  const reference = (value as { readonly $ref?: unknown }).$ref;
  return typeof reference === 'string' ? resolved(pointed(reference)) : (value as Json);
}

function escaped(text: string): string {
  return encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function errorsOf(validate: ValidateFunction, value: unknown, where: string): readonly string[] {
  if (validate(value)) return [];
  return (validate.errors ?? [])
    .slice(0, 5)
    .map((error) => `${where}${error.instancePath} ${error.message ?? ''} ${JSON.stringify(error.params)}`);
}

/** Keys that the description does not have: a typing error of ours that GitHub would overlook. */
function unknownKeys(schema: unknown, value: unknown, where: string): readonly string[] {
  const { properties, items } = resolved(schema) as { readonly properties?: Json; readonly items?: unknown };
  if (Array.isArray(value)) return items === undefined ? [] : value.flatMap((item) => unknownKeys(items, item, where));
  if (typeof value !== 'object' || value === null || properties === undefined) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key in properties ? unknownKeys(properties[key], item, `${where}/${key}`) : [`${where}/${key} is not described`],
  );
}

function operation(path: string, method: string, spec: RawOperation): Operation {
  const names: string[] = [];
  const pattern = new RegExp(
    `^${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      names.push(name);
      return '([^/]+)';
    })}$`,
  );
  const parameters = (spec.parameters ?? []).map((each) => resolved(each) as unknown as Parameter);
  const of = (place: string): readonly Parameter[] => parameters.filter((each) => each.in === place);
  const shape = (place: string): Json => ({
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(of(place).map((each) => [each.name, each.schema])),
    required: of(place)
      .filter((each) => each.required)
      .map((each) => each.name),
  });
  const at = `${NAME}#/paths/${escaped(path)}/${method}`;
  const places = ['path', 'query'].map((place) => [place, coercing.compile(shape(place))] as const);
  const bodySchema = spec.requestBody
    ? (spec.requestBody.content as Record<string, { readonly schema: unknown }>)['application/json']?.schema
    : undefined;
  const checkBody = bodySchema
    ? exact.compile({ $ref: `${at}/requestBody/content/${escaped('application/json')}/schema` })
    : null;
  const answers = new Map<number, ValidateFunction>();
  return {
    id: spec.operationId,
    method: method.toUpperCase(),
    match(pathname) {
      const found = pattern.exec(pathname);
      return (
        found && Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]))
      );
    },
    requestProblems(parts) {
      const { body } = parts;
      return [
        ...places.flatMap(([place, check]) => errorsOf(check, { ...parts[place as 'path' | 'query'] }, place)),
        ...(checkBody ? [...errorsOf(checkBody, body ?? {}, 'body'), ...unknownKeys(bodySchema, body, 'body')] : []),
        ...(!checkBody && body !== undefined ? ['a body where none belongs'] : []),
      ];
    },
    answerProblems(status, body) {
      const response = spec.responses[String(status)];
      if (response === undefined) return [`answers with ${status} are not described`];
      const { content } = resolved(response);
      if (content === undefined) return [];
      const type = Object.keys(content as Json)[0] ?? '';
      const { $ref } = response as { readonly $ref?: string };
      const base = $ref === undefined ? `${at}/responses/${status}` : `${NAME}${$ref}`;
      const check = answers.get(status) ?? exact.compile({ $ref: `${base}/content/${escaped(type)}/schema` });
      answers.set(status, check);
      return errorsOf(check, body, 'our answer');
    },
  };
}

/** The operations that `fixtures/github/openapi.subset.json` describes. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, spec]) => operation(path, method, spec)),
);

const FORMATS: Readonly<Record<string, string>> = {
  uri: 'https://api.github.com/',
  'date-time': '2026-01-01T00:00:00Z',
  email: 'octocat@example.com',
};

/** The smallest object that GitHub's description of an answer's part allows: required fields only, null where it may be. */
export function sample(schemaName: string): Record<string, unknown> {
  const schema = document.components.schemas[schemaName];
  if (!schema) throw new Error(`${schemaName} is not in the part of GitHub's description that we have.`);
  return smallest({ ...schema, type: 'object' }) as Record<string, unknown>;
}

function smallest(unresolved: unknown): unknown {
  const schema = resolved(unresolved);
  const union = (schema['anyOf'] ?? schema['oneOf']) as readonly unknown[] | undefined;
  if (Array.isArray(schema['allOf'])) return Object.assign({}, ...schema['allOf'].map(smallest)) as unknown;
  if (union) return union.some((each) => resolved(each)['type'] === 'null') ? null : smallest(union[0]);
  const types = [schema['type']].flat();
  if (types.includes('null')) return null;
  if (Array.isArray(schema['enum'])) return schema['enum'][0] as unknown;
  const properties = (schema['properties'] ?? {}) as Json;
  switch (types[0]) {
    case 'object':
    case undefined:
      return Object.fromEntries(
        ((schema['required'] ?? []) as readonly string[]).map((name) => [name, smallest(properties[name] ?? {})]),
      );
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return 1;
    default:
      return FORMATS[String(schema['format'])] ?? 'x';
  }
}
