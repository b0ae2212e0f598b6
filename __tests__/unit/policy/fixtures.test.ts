import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { UserError } from '../../../src/model/problem.ts';
import { parseConfigBytes } from '../../../src/policy/parse.ts';

const root = new URL('../../../fixtures/policy/', import.meta.url);
const cases = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const knownRules = ['special-case', 'test-modified', 'work-proof'];

interface Expected {
  readonly error?: string;
  readonly config?: Readonly<Record<string, unknown>>;
}

describe('configs in fixtures/policy', () => {
  it('are found', () => {
    expect(cases.length).toBeGreaterThan(25);
  });

  it.each(cases.map(({ name }) => name))('%s', (name) => {
    const expected = JSON.parse(readFileSync(new URL(`${name}/expected.json`, root), 'utf8')) as Expected;
    const bytes = readFileSync(new URL(`${name}/anti-cheat.yml`, root));
    let error: unknown = null;
    let config: Readonly<Record<string, unknown>> | null = null;
    try {
      const parsed = parseConfigBytes(bytes, 'anti-cheat.yml', knownRules);
      config = { ...parsed, rules: Object.fromEntries(parsed.rules) };
    } catch (thrown) {
      error = thrown;
    }
    if (name.startsWith('bad-')) {
      expect(error).toBeInstanceOf(UserError);
      expect((error as Error).message).toBe(expected.error);
    } else {
      expect(error).toBeNull();
      expect(Object.keys(expected.config ?? {})).not.toHaveLength(0);
      expect(config).toMatchObject(expected.config ?? {});
    }
  });
});
