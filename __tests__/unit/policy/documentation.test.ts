import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { orderedPatterns } from '../../../src/changes/path-patterns.ts';
import { globProblem } from '../../../src/policy/globs.ts';
import { configJsonSchema } from '../../../src/policy/json-schema.ts';
import { parseConfig } from '../../../src/policy/parse.ts';

const docs = new URL('../../../docs/', import.meta.url);
const fixtures = new URL('../../../fixtures/policy/', import.meta.url);
const page = readFileSync(new URL('configuration.md', docs), 'utf8');
const knownRules = ['special-case', 'forbidden-keyword', 'test-modified', 'work-proof'];

interface SchemaNode {
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
}

const schema = configJsonSchema() as SchemaNode;

describe('docs/config.schema.json', () => {
  it('is what the program’s schema says; if not, write it anew', () => {
    const published: unknown = JSON.parse(readFileSync(new URL('config.schema.json', docs), 'utf8'));
    expect(published).toEqual(configJsonSchema());
  });

  const ajv = new Ajv({ strict: true });
  addFormats.default(ajv);
  const validate = ajv.compile(configJsonSchema());
  const read = (name: string): unknown =>
    parse(readFileSync(new URL(`${name}/anti-cheat.yml`, fixtures), 'utf8')) ?? {};
  const names = readdirSync(fixtures).filter((name) => name.startsWith('ok-'));

  it.each(names)('accepts %s', (name) => {
    expect(validate(read(name))).toBe(true);
  });

  it.each([
    'bad-unknown-key',
    'bad-yes',
    'bad-preset',
    'bad-list',
    'bad-empty-value',
    'bad-mapping',
    'bad-level',
    'bad-limits',
    'bad-allow',
  ])('refuses %s', (name) => {
    expect(validate(read(name))).toBe(false);
  });
});

describe('docs/configuration.md', () => {
  it.each(Object.keys(schema.properties ?? {}))('has a section on %s', (key) => {
    expect(page).toContain(`\n### \`${key}\`\n`);
  });

  it.each(Object.entries(schema.properties?.['limits']?.properties ?? {}))(
    'gives the bounds of limits.%s',
    (key, node) => {
      const numbers = [node.default, node.minimum, node.maximum].map((value) => Number(value).toLocaleString('en'));
      const cells = page
        .split('\n')
        .find((line) => line.startsWith(`| \`${key}\``))
        ?.split('|')
        .map((cell) => cell.trim());
      expect(cells?.slice(-4, -1)).toEqual(numbers);
    },
  );

  const table = page.split('\n').filter((line) => line.startsWith('| `') && line.split('|').length === 5);
  const patterns = table
    .slice(
      0,
      table.findIndex((line) => line.startsWith('| `fingerprint`')),
    )
    .map((line) => line.split('|').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')))
    .map(([, [pattern = ''] = [], fits = [], others = []]) => ({ pattern, fits, others }));

  it('shows patterns', () => {
    expect(patterns).toHaveLength(7);
  });

  it.each(patterns)('tells what $pattern fits', ({ pattern, fits, others }) => {
    expect(globProblem(pattern)).toBeNull();
    const answer = orderedPatterns([pattern]);
    expect(fits.map(answer)).toEqual(fits.map(() => 'included'));
    expect(others.map(answer)).toEqual(others.map(() => 'unmentioned'));
    expect(fits.length * others.length).toBeGreaterThan(0);
  });

  const examples = [...page.matchAll(/^```yaml\n(?<code>[^`]*)^```$/gm)].map((match) => match.groups?.['code'] ?? '');

  it('has examples', () => {
    expect(examples.length).toBeGreaterThanOrEqual(Object.keys(schema.properties ?? {}).length);
  });

  it.each(examples)('has a valid example: %s', (example) => {
    expect(() => parseConfig(example, 'example', knownRules)).not.toThrow();
  });
});
