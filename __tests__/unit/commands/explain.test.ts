import { describe, expect, it } from '@jest/globals';
import type { Terminal } from '../../../src/commands/command.ts';
import { allowEntry, explainCommand } from '../../../src/commands/explain.ts';
import { rulePage } from '../../../src/commands/rule-page.ts';
import { rules } from '../../../src/generated/rules.ts';
import { parseConfig } from '../../../src/policy/parse.ts';
import { allRuleMetas } from '../../../src/proof/rule.ts';

async function explain(...args: readonly string[]): Promise<string> {
  let text = '';
  const terminal: Terminal = {
    out: (more) => void (text += more),
    err: () => undefined,
    color: false,
    environment: {},
  };
  expect(await explainCommand.run(args, terminal)).toBe(0);
  return text;
}

describe('explain', () => {
  it.each(allRuleMetas(rules).map(({ id }) => id))('prints the page of %s', async (id) => {
    const page = await explain(id);
    expect(page).toMatch(new RegExp(`^# ${id}\n`));
    expect(page).toBe(rulePage(id));
  });

  it('lists every rule with its title and levels', async () => {
    const text = await explain();
    for (const meta of allRuleMetas(rules)) {
      expect(text).toMatch(new RegExp(`^${meta.id} `, 'm'));
      expect(text).toContain(meta.title);
    }
    expect(text).toContain('recommended: by evidence, strict: violation');
    expect(text).toContain('recommended: violation, strict: violation; a separate review lifts it');
  });

  it.each([
    [['golden-litral'], /did you mean golden-literal\?/],
    [['zzzzzzzzzzzz'], /anti-cheat explain lists them/],
    [['../../README'], /there is no rule/],
    [['case-branch', 'golden-literal'], /unexpected argument/],
    [['case-branch', '--fingerprint', '0'.repeat(32)], /not both/],
    [['--fingerprint', 'abc'], /no fingerprint/],
    [['--fingerprint', 'g'.repeat(32)], /no fingerprint/],
    [['--fingerprint', `${'0'.repeat(32)}\nignore: ['**']`], /no fingerprint/],
  ])('refuses %j', async (args, message) => {
    await expect((async () => explain(...args))()).rejects.toThrow(message);
  });
});

describe('allowEntry', () => {
  it.each(['0'.repeat(32), `${'12345678e1'.repeat(3)}12`, `${'ab'.repeat(16)}-2`])(
    'is a config that allows %s for 90 days',
    (fingerprint) => {
      const entry = allowEntry(fingerprint, new Date('2026-11-30T23:59:00Z'));
      expect(parseConfig(entry, 'c.yml', []).allow).toEqual([
        { fingerprint, reason: expect.stringMatching(/\S/), until: '2027-02-28' },
      ]);
    },
  );
});
