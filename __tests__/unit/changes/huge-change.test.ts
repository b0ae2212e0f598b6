import { describe, expect, it } from '@jest/globals';
import { openRepository } from '../../../src/git/repository.ts';
import { scan } from '../../../src/scan.ts';
import { type FileSpec, TemporaryRepository } from '../../support/temporary-repository.ts';

const WORKFLOW =
  'name: CI\non: [pull_request]\n\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: ';
const FILES = 600;

describe('a change of very many files', () => {
  it.each([
    ['every file is examined', 200_000, false],
    ['what is beyond a limit is listed', 2000, true],
  ])('buries nothing: %s', async (_, needles, isListed) => {
    const repository = TemporaryRepository.create();
    const base = repository.commit({
      '.github/anti-cheat.yml': `limits: {needles: ${needles}}\n`,
      '.github/workflows/ci.yml': `${WORKFLOW}pytest -q\n`,
      'tests/test_toll.py': 'from bridge.toll import toll\n\n\ndef test_toll():\n    assert toll(5211, 3) == 718834\n',
      'bridge/toll.py': 'def toll(tons, axles):\n    return tons * axles\n',
    });
    const files: Record<string, FileSpec> = {
      '.github/workflows/ci.yml': `${WORKFLOW}pytest -q || true\n`,
      '.gitattributes': `${Array.from({ length: 2_100 }, (_, i) => `pictures/${i}.jpg binary`).join('\n')}\nbridge/toll.py -diff\n`,
      'bridge/toll.py':
        'def toll(tons, axles):\n    if tons == 5211 and axles == 3:\n        return 718834\n    return tons * axles\n',
    };
    for (let i = 0; i < FILES; i++) {
      const numbers = [1, 2, 3, 4, 5].map((n) => `${n}${i}.${n}7`).join(', ');
      files[`lanes/part${i % 50}/lane${i}.py`] = `def lane${i}(x):\n    return sum([${numbers}]) + x\n`;
    }
    const head = repository.commit(files);
    const { report } = await scan({
      open: (maxBlobBytes) => openRepository(repository.directory, { maxBlobBytes }),
      target: base,
      head,
      policy: base,
      inputs: { preset: null, protected: [], requireWorkProof: null },
      today: '2026-01-31',
    });
    expect(report.stats.files).toBe(FILES + 3);
    expect(report.verdict).toBe('violation');
    expect(report.findings.map(({ rule, path, startLine }) => [rule, path, startLine])).toEqual([
      ['scan-evasion', '.gitattributes', 2_101],
      ['harness-tampering', '.github/workflows/ci.yml', 8],
      ['special-case', 'bridge/toll.py', 2],
    ]);
    const listed = new Set(report.unscanned.filter(({ blocks }) => blocks).map(({ path }) => path));
    // Each file with a value that was not looked up is told.
    expect(listed.size > 0).toBe(isListed);
    expect([...listed].every((path) => path in files)).toBe(true);
  });
});
