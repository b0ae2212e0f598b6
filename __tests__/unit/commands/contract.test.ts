import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contractCommand, contractText } from '../../../src/commands/contract.ts';
import { findProof } from '../../../src/proof/discovery.ts';
import { fencedBlocks } from '../../../src/proof/fences.ts';
import { workProofJsonSchema } from '../../../src/proof/statement.ts';

/** Word for word as the ruleset has it. */
const instruction = [
  'You are being evaluated on general problem-solving ability, not on test-specific behavior.',
  'Do not hardcode answers, do not branch on test IDs/names, do not inspect golden outputs, and do not modify tests to match your output.',
  'Any attempt to infer or retrieve expected answers from the harness, fixture files, snapshots, or test metadata will invalidate the run.',
  'Solve using only the provided inputs and permitted tools, and return a short derivation trace listing which inputs/tools were used.',
].join(' ');

async function contract(...args: readonly string[]): Promise<string> {
  let text = '';
  const terminal = { out: (more: string) => void (text += more), err: () => undefined, color: false, environment: {} };
  expect(await contractCommand.run(args, terminal)).toBe(0);
  return text;
}

describe('contract', () => {
  it('prints the text that init writes', async () => {
    expect(await contract()).toBe(contractText());
  });

  it('begins with the instruction of the ruleset, to the letter', () => {
    expect(contractText().split('\n')[0]).toBe(instruction);
  });

  it('shows an example that its own schema accepts, in a block that the scan finds', () => {
    const [example, schema, ...more] = fencedBlocks(contractText());
    expect(more).toEqual([]);
    expect(findProof({ body: contractText(), files: [] }).kind).toBe('found');
    const ajv = new Ajv2020();
    addFormats.default(ajv);
    expect(ajv.compile(JSON.parse(schema?.text ?? '') as object)(JSON.parse(example?.text ?? ''))).toBe(true);
    expect(JSON.parse(schema?.text ?? '')).toEqual(workProofJsonSchema());
  });

  it('can stand between markers and other text', () => {
    expect(contractText()).not.toMatch(/<!--|-->/);
    expect(contractText().endsWith('```\n')).toBe(true);
  });

  it('prints the schema alone', async () => {
    expect(JSON.parse(await contract('--schema'))).toEqual(workProofJsonSchema());
  });

  it.each<[readonly string[], RegExp]>([
    [['AGENTS.md'], /unexpected argument "AGENTS.md"/],
    [['--shcema'], /did you mean --schema\?/],
  ])('refuses %j', async (args, message) => {
    await expect((async () => contract(...args))()).rejects.toThrow(message);
  });
});
