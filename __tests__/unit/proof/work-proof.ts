import type { WorkProof } from '../../../src/proof/statement.ts';

/** A work proof that nothing speaks against, but for what a test changes. */
export function workProof(parts: Partial<WorkProof> = {}): WorkProof {
  return {
    derivation_summary: ['It follows from the input.'],
    inputs_used: ['src/slug.py'],
    tools_used: [{ name: 'pytest', at: '2026-11-30T09:15:00Z' }],
    ...parts,
  };
}

/** The fenced block that hands it in. */
export function traceBlock(content: unknown, info = 'anti-cheat-trace'): string {
  return ['```', info, '\n', typeof content === 'string' ? content : JSON.stringify(content), '\n```\n'].join('');
}
