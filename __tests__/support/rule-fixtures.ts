import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openRepository } from '../../src/git/repository.ts';
import type { Report } from '../../src/model/report.ts';
import { scan } from '../../src/scan.ts';
import { fixtureRepository } from './fixture-repository.ts';

/** What a fixture promises: the verdict and every open finding, in order. */
interface Expectation {
  readonly verdict: string;
  readonly findings: readonly {
    readonly rule: string;
    readonly level: string;
    readonly path: string;
    readonly lines: readonly [number, number];
    readonly also?: readonly string[];
  }[];
}

const root = 'fixtures/rules';

/** Every rule that has a folder of fixtures. */
export const fixtureRules: readonly string[] = readdirSync(root);

/** Runs the fixtures of some rules: several files share them, so that they run side by side. */
export function describeRuleFixtures(rules: readonly string[]): void {
  const fixtures = rules.flatMap((rule) =>
    readdirSync(path.join(root, rule)).map((name) => ({ rule, name, folder: path.join(root, rule, name) })),
  );

  describe('rule fixtures', () => {
    it.each(fixtures)('$rule/$name', async ({ rule, name, folder }) => {
      const file = path.join(folder, 'expected.json');
      if (!existsSync(file)) throw new Error(`write ${file} by hand: what must be found, and where?`);
      const expected = JSON.parse(readFileSync(file, 'utf8')) as Expectation;
      const { directory, base, head } = fixtureRepository(folder);
      const { report } = await scan({
        open: (maxBlobBytes) => openRepository(directory, { maxBlobBytes }),
        target: base,
        head,
        policy: base,
        inputs: { preset: null, protected: [], requireWorkProof: null },
        today: '2026-01-31',
      });
      expect(summaryOf(report)).toEqual(expected);
      expect(name).toMatch(/^(?:bad|ok|regression)-/);
      const own = report.findings.filter(
        (finding) => finding.level !== 'note' && [finding.rule, ...finding.also].includes(rule),
      );
      if (name.startsWith('bad-')) expect(own).not.toHaveLength(0);
      if (name.startsWith('ok-')) expect(own).toHaveLength(0);
    });

    it.each(rules)('%s has fixtures of both kinds', (rule) => {
      const names = readdirSync(path.join(root, rule));
      expect(names.some((name) => name.startsWith('bad-'))).toBe(true);
      expect(names.some((name) => name.startsWith('ok-'))).toBe(true);
    });
  });
}

function summaryOf(report: Report): Expectation {
  return {
    verdict: report.verdict,
    findings: report.findings.map(({ rule, level, path: file, startLine, endLine, also }) => ({
      rule,
      level,
      path: file,
      lines: [startLine, endLine],
      ...(also.length > 0 ? { also } : {}),
    })),
  };
}
