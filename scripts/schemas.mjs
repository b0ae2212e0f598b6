// @ts-check
/**
 * JSON Schemas that are published with the docs, and the functions that make them.
 * @type {readonly { file: string, module: string, function: string }[]}
 */
export const SCHEMAS = [
  { file: 'docs/config.schema.json', module: 'src/policy/json-schema.ts', function: 'configJsonSchema' },
  { file: 'docs/report.schema.json', module: 'src/model/report-schema.ts', function: 'reportJsonSchema' },
  { file: 'docs/work-proof.schema.json', module: 'src/proof/statement.ts', function: 'workProofJsonSchema' },
  { file: 'docs/audit.schema.json', module: 'src/audit/record.ts', function: 'auditJsonSchema' },
  { file: 'docs/backtest.schema.json', module: 'src/backtest/json-schema.ts', function: 'backtestJsonSchema' },
];
