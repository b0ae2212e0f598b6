import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { findProof } from '../../../src/proof/discovery.ts';
import { readStatement, readStatementBytes } from '../../../src/proof/reading.ts';
import { EXAMPLE, workProofJsonSchema } from '../../../src/proof/statement.ts';
import { workProof } from './work-proof.ts';

const page = readFileSync('docs/work-proof.md', 'utf8');
const schema = workProofJsonSchema() as object;
const ajv = new Ajv2020();
addFormats.default(ajv);
const validate = ajv.compile(schema);

const tool = { name: 'pytest', at: '2026-11-30T09:15:00Z' };

/** Both readers: the published schema and our own must not differ. */
function reasonsFor(value: unknown): readonly string[] {
  const reading = readStatement(JSON.stringify(value));
  expect({ value, isValid: validate(value) }).toEqual({ value, isValid: reading.kind === 'proof' });
  return reading.kind === 'proof' ? [] : reading.reasons;
}

describe('a work proof', () => {
  it.each<[string, unknown]>([
    ['the example', EXAMPLE],
    ['no inputs and no tools', workProof({ inputs_used: [], tools_used: [] })],
    ['three bullets', workProof({ derivation_summary: ['a', 'b', 'c'] })],
    ['a long bullet', workProof({ derivation_summary: ['a'.repeat(500)] })],
    ['a long bullet beyond the basic plane', workProof({ derivation_summary: ['😀'.repeat(500)] })],
    ['a long name', workProof({ inputs_used: ['a'.repeat(200)] })],
    ['200 names', workProof({ inputs_used: Array.from({ length: 200 }, () => 'a') })],
    ['500 tools', workProof({ tools_used: Array.from({ length: 500 }, () => tool) })],
    ['an offset', workProof({ tools_used: [{ ...tool, at: '2026-11-30T10:15:00.123+01:00' }] })],
    ['a leap day', workProof({ tools_used: [{ ...tool, at: '2028-02-29T00:00:00Z' }] })],
  ])('may hold %s', (_, value) => {
    expect(reasonsFor(value)).toEqual([]);
  });

  const inTool = (parts: object): unknown => ({ ...workProof(), tools_used: [{ ...tool, ...parts }] });
  const timeReason = (at: string): string =>
    `\`tools_used[0].at\` must be a time with its zone, such as 2026-11-30T09:15:00Z, not "${at}"`;

  it.each<[unknown, string]>([
    [null, 'it must be an object'],
    ['proof', 'it must be an object'],
    [[], 'it must be an object'],
    [{}, 'it lacks `derivation_summary`'],
    [{ ...workProof(), tools_used: undefined }, 'it lacks `tools_used`'],
    [{ ...workProof(), tools_used: null }, '`tools_used` must be a list'],
    [{ ...workProof(), derivation_summary: 'It follows.' }, '`derivation_summary` must be a list'],
    [{ ...workProof(), inputs: [] }, 'it has an unknown key `inputs`'],
    [{ ...workProof(), tools_usde: [] }, 'it has an unknown key `tools_usde`: did you mean `tools_used`?'],
    [inTool({ when: 1 }), '`tools_used[0]` has an unknown key `when`'],
    [workProof({ derivation_summary: [] }), '`derivation_summary` must have at least 1 entry'],
    [workProof({ derivation_summary: ['a', 'b', 'c', 'd'] }), '`derivation_summary` must have at most 3 entries'],
    [workProof({ derivation_summary: ['a', ''] }), '`derivation_summary[1]` must be one line of 1 to 500 characters'],
    [workProof({ derivation_summary: ['a'.repeat(501)] }), '`derivation_summary[0]` must be one line'],
    [workProof({ derivation_summary: ['a\nb'] }), '`derivation_summary[0]` must be one line'],
    [workProof({ derivation_summary: [' '] }), '`derivation_summary[0]` must not be blank'],
    [{ ...workProof(), inputs_used: [1] }, '`inputs_used[0]` must be text'],
    [
      workProof({ inputs_used: ['a', 'a'.repeat(201)] }),
      '`inputs_used[1]` must be a name: one line of 1 to 200 characters',
    ],
    [workProof({ inputs_used: ['a\u2028b'] }), '`inputs_used[0]` must be a name'],
    [workProof({ inputs_used: Array.from({ length: 201 }, () => 'a') }), '`inputs_used` must have at most 200 entries'],
    [workProof({ tools_used: Array.from({ length: 501 }, () => tool) }), '`tools_used` must have at most 500 entries'],
    [{ ...workProof(), tools_used: ['pytest'] }, '`tools_used[0]` must be an object'],
    [inTool({ at: undefined }), '`tools_used[0]` lacks `at`'],
    [inTool({ name: '' }), '`tools_used[0].name` must be a name'],
    [inTool({ at: 1_764_490_500 }), '`tools_used[0].at` must be text'],
    [inTool({ at: 'yesterday' }), timeReason('yesterday')],
    [inTool({ at: '2026-11-30T09:15:00' }), timeReason('2026-11-30T09:15:00')],
    [inTool({ at: '2026-11-30' }), timeReason('2026-11-30')],
    [inTool({ at: '2026-02-29T09:15:00Z' }), timeReason('2026-02-29T09:15:00Z')],
    [inTool({ at: '2026-11-30T24:00:00Z' }), timeReason('2026-11-30T24:00:00Z')],
  ])('may not be %j', (value, reason) => {
    expect(reasonsFor(value)).toEqual(expect.arrayContaining([expect.stringContaining(reason)]));
  });

  it('names every place that is wrong', () => {
    expect(reasonsFor({ derivation_summary: [], tools_used: [{ name: 'x' }] })).toHaveLength(3);
  });

  it('keeps no key that objects inherit', () => {
    const text = JSON.stringify(workProof()).replace('{', '{"__proto__": {}, ');
    expect(readStatement(text)).toEqual({
      kind: 'broken',
      reasons: [expect.stringContaining('it has an unknown key `__proto__`')],
    });
  });

  it('is at most 64 KB', () => {
    const small = JSON.stringify(workProof());
    const full = small + ' '.repeat(64 * 1024 - small.length);
    expect(readStatement(full)).toMatchObject({ kind: 'proof' });
    expect(readStatement(`${full} `)).toEqual({ kind: 'broken', reasons: ['it is larger than 64 KB'] });
    expect(readStatementBytes(Buffer.from(`${full} `))).toEqual({
      kind: 'broken',
      reasons: ['it is larger than 64 KB'],
    });
    // In bytes, not in characters.
    expect(readStatement(JSON.stringify(workProof({ derivation_summary: ['ü'.repeat(40_000)] })))).toMatchObject({
      reasons: ['it is larger than 64 KB'],
    });
  });

  it.each<[string, Uint8Array, string | null]>([
    ['a byte order mark', Buffer.from(`\uFEFF${JSON.stringify(workProof())}`), null],
    ['CRLF', Buffer.from(JSON.stringify(workProof(), null, 2).replaceAll('\n', '\r\n')), null],
    ['UTF-16', Buffer.from(JSON.stringify(workProof()), 'utf16le'), 'it is no JSON'],
    ['Latin-1', Buffer.from(JSON.stringify(workProof({ inputs_used: ['Straße'] })), 'latin1'), 'it is no UTF-8 text'],
    ['nothing', new Uint8Array(), 'it is no JSON'],
  ])('may be a file with %s or not', (_, bytes, reason) => {
    const reading = readStatementBytes(bytes);
    if (reason === null) expect(reading).toEqual({ kind: 'proof', proof: workProof() });
    else expect(reading).toMatchObject({ kind: 'broken', reasons: [expect.stringContaining(reason)] });
  });
});

describe('docs/work-proof.md', () => {
  it('shows an example that is found and read', () => {
    expect(findProof({ body: page, files: [] })).toEqual({ kind: 'found', proof: EXAMPLE, source: { kind: 'body' } });
  });

  it('links to the schema that is published', () => {
    expect(page).toContain('](work-proof.schema.json)');
    expect(JSON.parse(readFileSync('docs/work-proof.schema.json', 'utf8'))).toEqual(schema);
  });
});
