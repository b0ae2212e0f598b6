import { describe, expect, it } from '@jest/globals';
import { failureOf, type Context, type Trouble } from '../../../src/github/failure.ts';

const token = 'ghs_secretsecret';
const context: Context = {
  host: 'api.example.com',
  timeoutSeconds: 20,
  redact: (text) => text.replaceAll(token, '***'),
};

function said(trouble: Trouble, task = 'read it'): string {
  return failureOf(trouble, { task, needs: 'contents: read' }, 'none', context).message;
}

describe('failureOf', () => {
  it('leaves no part of a token where a quotation is cut', () => {
    for (let before = 180; before < 205; before++) {
      const message = said({
        kind: 'status',
        status: 422,
        headers: {},
        data: { message: 'x'.repeat(before) + token },
      });
      expect(message).not.toContain('ghs');
      expect(said({ kind: 'timeout' }, 'x'.repeat(before) + token)).not.toContain('ghs');
    }
  });

  it('takes the token out of what it does not quote', () => {
    const headers = { 'x-accepted-github-permissions': `${token}=read` };
    const troubles: readonly Trouble[] = [
      { kind: 'shape', where: `at ${token}` },
      { kind: 'status', status: 403, headers, data: null },
    ];
    for (const trouble of troubles) expect(said(trouble)).not.toMatch(/ghs.secret/);
  });

  it('takes a code of Node’s for one only where it looks like one', () => {
    expect(said({ kind: 'network', code: 'EAI_AGAIN' })).toBe(
      'Could not read it: api.example.com could not be reached (EAI_AGAIN). Run the job again.',
    );
    expect(said({ kind: 'network', code: '::error::' })).toBe(
      'Could not read it: api.example.com could not be reached. Run the job again.',
    );
  });
});
