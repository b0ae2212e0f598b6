// @ts-check
/**
 * Cuts GitHub's own descriptions of its APIs down to what we use, for the tests' stand-in of GitHub:
 *
 *     npm pack @octokit/openapi@23.0.2 @octokit/graphql-schema@15.26.1     (and unpack both)
 *     node scripts/cut-github-descriptions.mjs OPENAPI-PACKAGE GRAPHQL-PACKAGE
 *
 * The packages together are 400 MB, so they are no dependencies.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, print, visit } from 'graphql';

/** What we ask the REST API for. */
const OPERATIONS = new Set([
  'checks/create',
  'checks/update',
  'issues/create-comment',
  'issues/list-events',
  'issues/update-comment',
  'pulls/get',
  'pulls/list-reviews',
  'repos/compare-commits-with-basehead',
  'repos/create-commit-status',
  'repos/get-collaborator-permission-level',
  'repos/list-activities',
  'repos/list-commit-statuses-for-ref',
  'repos/list-pull-requests-associated-with-commit',
]);

/** What we ask the GraphQL API for: fields by type. */
const FIELDS = new Map([
  ['Commit', ['authors', 'committer', 'oid']],
  ['GitActor', ['email', 'user']],
  ['GitActorConnection', ['nodes', 'totalCount']],
  ['IssueComment', ['body', 'fullDatabaseId', 'url', 'viewerDidAuthor']],
  ['IssueCommentConnection', ['nodes', 'pageInfo', 'totalCount']],
  ['MergeQueue', ['entries']],
  ['MergeQueueEntry', ['headCommit', 'position', 'pullRequest']],
  ['MergeQueueEntryConnection', ['nodes', 'pageInfo', 'totalCount']],
  ['PageInfo', ['endCursor', 'hasNextPage', 'hasPreviousPage', 'startCursor']],
  ['PullRequest', ['comments', 'commits', 'headRefOid', 'number']],
  ['PullRequestCommit', ['commit']],
  ['PullRequestCommitConnection', ['nodes', 'pageInfo', 'totalCount']],
  ['Query', ['repository']],
  ['Repository', ['mergeQueue', 'pullRequest']],
  ['User', ['databaseId', 'login']],
]);

/** Prose, examples and vendors' extensions, which check nothing. */
const PROSE = new Set(['description', 'summary', 'title', 'example', 'examples', 'externalDocs', 'tags']);

/**
 * @param {any} value
 * @param {boolean} isNames Whether the keys are names of properties or parameters rather than words of the format.
 * @returns {any} The same without prose.
 */
function withoutProse(value, isNames = false) {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isNames || !(PROSE.has(key) || key.startsWith('x-')))
      .map(([key, item]) => [key, withoutProse(item, !isNames && key === 'properties')]),
  );
}

/**
 * @param {any} description GitHub's OpenAPI description.
 * @returns {any} What {@link OPERATIONS} are and refer to.
 */
function cutOpenApi(description) {
  /** @type {Record<string, Record<string, any>>} */
  const paths = {};
  const missing = new Set(OPERATIONS);
  for (const [route, item] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!missing.delete(operation.operationId)) continue;
      (paths[route] ??= {})[method] = withoutProse(operation);
    }
  }
  if (missing.size > 0) throw new Error(`GitHub describes no ${[...missing].join(', ')}.`);
  /** @type {Record<string, Record<string, any>>} */
  const components = {};
  /** @type {any[]} */
  const open = [paths];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const [, , kind, name] = typeof value.$ref === 'string' ? String(value.$ref).split('/') : [];
    if (kind !== undefined && name !== undefined && components[kind]?.[name] === undefined) {
      const target = withoutProse(description.components[kind][name]);
      (components[kind] ??= {})[name] = target;
      open.push(target);
    }
    open.push(...Object.values(value));
  }
  const { title, version, license } = description.info;
  return { openapi: description.openapi, info: { title, version, license }, paths, components };
}

/**
 * @param {string} text GitHub's GraphQL schema.
 * @returns {string} The types and fields of {@link FIELDS}, with all their arguments and what these refer to.
 */
function cutGraphql(text) {
  const schema = visit(parse(text), { StringValue: (node) => (node.block ? null : undefined) });
  const named = new Map(
    schema.definitions.flatMap((node) => ('name' in node && node.name ? [[node.name.value, node]] : [])),
  );
  /** @type {Set<string>} */
  const kept = new Set();
  const open = [...FIELDS.keys()];
  /** @type {string[]} */
  const printed = [];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const node = named.get(name);
    if (kept.has(name) || node === undefined) continue;
    kept.add(name);
    const fields = FIELDS.get(name);
    /** @type {any} */
    const cut =
      node.kind === Kind.OBJECT_TYPE_DEFINITION
        ? { ...node, interfaces: [], fields: node.fields?.filter((field) => fields?.includes(field.name.value)) }
        : node;
    if (cut.kind === Kind.OBJECT_TYPE_DEFINITION && cut.fields?.length !== fields?.length) {
      throw new Error(`GitHub's ${name} lacks one of ${String(fields?.join(', '))}.`);
    }
    printed.push(print({ ...cut, directives: [] }));
    visit(cut, {
      NamedType: (type) => {
        open.push(type.name.value);
      },
    });
  }
  return `${printed.toSorted().join('\n\n')}\n`;
}

const [openApiPackage, graphqlPackage] = process.argv.slice(2);
if (openApiPackage === undefined || graphqlPackage === undefined) {
  throw new Error('Give the folders of @octokit/openapi and @octokit/graphql-schema.');
}
const read = (/** @type {string[]} */ ...parts) => readFileSync(path.join(...parts), 'utf8');
const openApi = cutOpenApi(JSON.parse(read(openApiPackage, 'generated', 'api.github.com.json')));
writeFileSync('fixtures/github/openapi.subset.json', `${JSON.stringify(openApi, null, 1)}\n`);
writeFileSync('fixtures/github/schema.subset.graphql', cutGraphql(read(graphqlPackage, 'schema.graphql')));
