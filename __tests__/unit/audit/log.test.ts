import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { auditLog, type AuditContext } from '../../../src/audit/log.ts';
import { auditJsonSchema } from '../../../src/audit/record.ts';
import { verifyAudit } from '../../../src/audit/verification.ts';
import type { Report } from '../../../src/model/report.ts';
import type { ProofJudgement } from '../../../src/proof/judgement.ts';
import { context, eventful, finding, lift, report } from './audited-run.ts';

const schema = JSON.parse(readFileSync('docs/audit.schema.json', 'utf8')) as object;
const ajv = new Ajv2020();
addFormats.default(ajv);
const validate = ajv.compile(schema);

type Fields = Readonly<Record<string, unknown>>;

/** The records of a log, each checked against the published schema. */
function records(of: Report, about: AuditContext = context): readonly Fields[] {
  const log = auditLog(of, about);
  expect(log.endsWith('\n')).toBe(true);
  const all = log
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Fields);
  for (const each of all) expect({ each, errors: validate(each) ? [] : validate.errors }).toEqual({ each, errors: [] });
  expect(verifyAudit(Buffer.from(log))).toMatchObject({ kind: 'intact', records: all.length });
  return all;
}

/** Those of one type, without their place in the chain. */
function recordsOf(type: string, of: Report, about?: AuditContext): readonly Fields[] {
  return records(of, about)
    .filter((each) => each['type'] === type)
    .map(({ seq: _seq, time: _time, prev: _prev, type: _type, ...rest }) => rest);
}

it('publishes the schema of a line', () => {
  expect(schema).toEqual(auditJsonSchema());
  expect(readFileSync('docs/audit.md', 'utf8')).toContain('](audit.schema.json)');
});

describe('auditLog', () => {
  it('begins with what was scanned and ends with what came of it', () => {
    expect(recordsOf('start', eventful.report)).toEqual([
      {
        version: 1,
        tool: 'anti-cheat 1.0.0',
        preset: 'recommended',
        event: 'pull_request',
        pullRequest: 7,
        base: '1'.repeat(40),
        head: '2'.repeat(40),
        policy: '3'.repeat(40),
        config: '.github/anti-cheat.yml',
        run: 'https://github.example/runs/9',
      },
    ]);
    const incomplete = report({ verdict: 'incomplete', score: null });
    expect(recordsOf('verdict', incomplete, { ...context, enforced: false })).toEqual([
      {
        verdict: 'incomplete',
        score: null,
        enforced: false,
        records: 2,
        seal: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
  });

  it('has its records in order', () => {
    const types = records(eventful.report, eventful.context).map(({ type }) => type);
    expect(types).toEqual([
      'start',
      ...['finding', 'finding', 'finding', 'lift', 'lift', 'refusal', 'unscanned', 'unscanned', 'cap', 'proof'],
      'verdict',
    ]);
  });

  it('records findings with what became of them', () => {
    const common = {
      rule: 'test-modified',
      level: 'violation',
      reviewable: true,
      status: 'open',
      also: ['protected-write'],
      path: 'tests/test_slug.py',
      previousPath: null,
      startLine: 12,
      endLine: 14,
      startColumn: 5,
      endColumn: 30,
      message: 'A test changed.',
      evidence: [{ path: 'tests/test_slug.py', line: 8, role: 'expected', similarity: 0.5 }],
      evidenceOmitted: 0,
      fingerprint: 'a'.repeat(32),
      lift: null,
      allow: null,
    };
    expect(recordsOf('finding', eventful.report)).toEqual([
      common,
      { ...common, status: 'lifted', lift, fingerprint: 'b'.repeat(32) },
      {
        ...common,
        level: 'note',
        status: 'allowed',
        previousPath: 'tests/old.py',
        allow: { fingerprint: 'c'.repeat(32), reason: 'Agreed.', until: null },
        fingerprint: 'c'.repeat(32),
      },
    ]);
  });

  it('records lifts of findings and of files, and what did not count', () => {
    expect(recordsOf('lift', eventful.report)).toEqual([
      { fingerprint: 'b'.repeat(32), path: 'tests/test_slug.py', ...lift },
      { fingerprint: null, path: 'src/big.py', ...lift, label: null },
    ]);
    expect(recordsOf('refusal', eventful.report)).toEqual([
      { by: '@octocat', what: 'review', reason: 'it is the author’s own' },
    ]);
  });

  it('records files that were not examined, and caps', () => {
    expect(recordsOf('unscanned', eventful.report)).toEqual([
      { path: 'logo.png', reason: 'binary', blocks: false, status: 'open' },
      { path: 'src/big.py', reason: 'too large', blocks: true, status: 'lifted' },
    ]);
    expect(recordsOf('cap', eventful.report)).toEqual([{ cap: 60, reason: 'no work proof' }]);
  });

  const proof = { derivation_summary: ['It follows.'], inputs_used: [], tools_used: [] };
  it.each<[ProofJudgement, Fields]>([
    [
      { kind: 'absent', older: 'old.json' },
      { outcome: 'absent', source: null, reasons: [], statement: null },
    ],
    [
      { kind: 'malformed', reasons: ['a', 'b'] },
      { outcome: 'malformed', source: null, reasons: ['a', 'b'], statement: null },
    ],
    [
      { kind: 'contradicted', reasons: ['a'], proof, source: { kind: 'artifact', path: 'x', line: 1 } },
      { outcome: 'contradicted', source: 'artifact', reasons: ['a'], statement: proof },
    ],
    [
      { kind: 'accepted', proof, source: { kind: 'body' } },
      { outcome: 'accepted', source: 'body', reasons: [], statement: proof },
    ],
  ])('records the work proof: %j', (judgement, fields) => {
    const about: AuditContext = { ...context, proof: { require: 'tools', judgement } };
    expect(recordsOf('proof', report(), about)).toEqual([{ require: 'tools', ...fields }]);
  });

  it('says of a run outside of GitHub what there is to say', () => {
    const local = { ...context, event: 'command-line', pullRequest: null, run: null };
    expect(recordsOf('start', report({ config: null }), local)).toMatchObject([
      { event: 'command-line', pullRequest: null, run: null, config: null },
    ]);
  });

  it('chains its lines by the checksums of their bytes, which anybody can work out', () => {
    const lines = auditLog(eventful.report, eventful.context).trimEnd().split('\n');
    const hash = (text: string | undefined): string =>
      createHash('sha256')
        .update(text ?? '', 'utf8')
        .digest('hex');
    const all = lines.map((line) => JSON.parse(line) as Fields);
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, i) => i + 1));
    expect(all.map(({ prev }) => prev)).toEqual(['0'.repeat(64), ...lines.slice(0, -1).map((line) => hash(line))]);
    expect(all.at(-1)?.['seal']).toBe(hash(lines.at(-1)?.replace(/,"seal":.*/, '')));
    expect(lines[0]?.startsWith('{"seq":1,"time":"2026-11-30T12:00:00.000Z","prev":"000')).toBe(true);
  });

  it('does not depend on the order of keys in the report', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, of]) => [key, reversed(of)]),
      );
    };
    expect(auditLog(reversed(eventful.report) as Report, eventful.context)).toBe(
      auditLog(eventful.report, eventful.context),
    );
  });

  it('keeps a line a line, whatever a pull request holds', () => {
    const hostile = 'a\nb\r\u2028\u2029\u202e\u0000\u200b\ud800"\\##[error]::error::x';
    const of = report({
      findings: [finding({ path: hostile, message: hostile })],
      unscanned: [{ path: hostile, reason: hostile, blocks: false, status: 'open' }],
      caps: [{ cap: 60, reason: hostile }],
    });
    expect(recordsOf('finding', of)).toMatchObject([{ path: hostile, message: hostile }]);
    expect(auditLog(of, context)).not.toMatch(/[\r\u2028\u2029\u202e\0\u200b]|##\[/);
  });

  it('stays within the length that a line may have', () => {
    const wide = '\u202e'.repeat(100_000);
    const evidence = Array.from(
      { length: 1000 },
      () => ({ path: wide, line: 1, role: 'input', similarity: 1 }) as const,
    );
    const judgement: ProofJudgement = { kind: 'malformed', reasons: Array.from({ length: 1000 }, () => wide) };
    const of = report({
      findings: [finding({ path: wide, previousPath: wide, message: wide, evidence })],
      unscanned: [{ path: wide, reason: wide, blocks: false, status: 'open' }],
    });
    const about: AuditContext = { ...context, proof: { require: 'proof', judgement } };
    expect(recordsOf('finding', of, about)).toMatchObject([{ evidenceOmitted: 960 }]);
  });
});
