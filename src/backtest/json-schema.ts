import { reportJsonSchema } from '../model/report-schema.ts';

/**
 * The JSON Schema (draft 2020-12) of a backtest, as published in `docs/backtest.schema.json`. What a result shares with
 * the report of a scan is taken from there.
 *
 * @returns A plain JSON value, new at every call.
 */
export function backtestJsonSchema(): unknown {
  const { $schema, properties } = reportJsonSchema() as {
    readonly $schema: string;
    readonly properties: Readonly<Record<string, unknown>>;
  };
  const count = { type: 'integer', minimum: 0 };
  const result = {
    sha: { type: 'string', description: 'The commit, or what the list called it where there is none.' },
    parent: {
      anyOf: [{ type: 'string' }, { type: 'null' }],
      description: 'Null where nothing was scanned: the commit is unknown or has no parent.',
    },
    verdict: properties['verdict'],
    score: properties['score'],
    milliseconds: { type: 'number', minimum: 0 },
    findings: properties['findings'],
    error: { type: 'string', description: 'Why the verdict is `incomplete`. A fault of the tool begins with `bug:`.' },
  };
  const verdicts = { commits: count, violation: count, review: count, probation: count, incomplete: count };
  return {
    $schema,
    $id: 'urn:anti-cheat:backtest:1',
    title: 'anti-cheat backtest',
    ...closed({
      ...verdicts,
      results: {
        type: 'array',
        description: 'In the order of the input.',
        items: closed(result, ['error']),
      },
    }),
  };
}

function closed(properties: Readonly<Record<string, unknown>>, optional: readonly string[] = []): object {
  const required = Object.keys(properties).filter((key) => !optional.includes(key));
  return { type: 'object', properties, required, additionalProperties: false };
}
