import { describe, expect, it } from '@jest/globals';
import type { PlannedChange } from '../../../src/backtest/plan.ts';
import { backtestReport, type BacktestResult } from '../../../src/backtest/result.ts';
import { median, ruleCounts } from '../../../src/backtest/statistics.ts';
import { renderBacktest } from '../../../src/backtest/text-report.ts';
import { webLinks } from '../../../src/backtest/web-links.ts';
import type { ReportedFinding } from '../../../src/model/report.ts';
import { TOOL } from '../../../src/model/tool.ts';

const sha = (digit: string): string => digit.repeat(40);

function finding(more: Partial<ReportedFinding>): ReportedFinding {
  return {
    rule: 'golden-literal',
    level: 'violation',
    reviewable: false,
    status: 'open',
    also: [],
    path: 'src/price.py',
    previousPath: null,
    startLine: 4,
    endLine: 6,
    startColumn: 5,
    endColumn: 9,
    message: 'price returns what the test expects.',
    evidence: [],
    fingerprint: '0'.repeat(32),
    ...more,
  };
}

function result(digit: string, more: Partial<BacktestResult>): BacktestResult {
  return { sha: sha(digit), parent: sha('f'), verdict: 'pass', score: 100, milliseconds: 10, findings: [], ...more };
}

function change(digit: string, subject: string, head = sha(digit)): PlannedChange {
  return { sha: sha(digit), parent: sha('f'), subject, scan: { target: sha('f'), head } };
}

const results: readonly BacktestResult[] = [
  result('1', {
    verdict: 'violation',
    score: 0,
    milliseconds: 400,
    findings: [
      finding({}),
      finding({ rule: 'case-branch', startLine: 9, endLine: 9 }),
      finding({ rule: 'case-branch', level: 'note' }),
      finding({ rule: 'protected-write', status: 'allowed' }),
    ],
  }),
  result('2', { milliseconds: 30 }),
  result('3', { verdict: 'incomplete', score: null, milliseconds: 20, error: 'bug: it fell over' }),
  result('4', { verdict: 'probation', score: 50, findings: [finding({ level: 'probation' })] }),
];
const changes = [
  change('1', 'Merge prices', sha('9')),
  change('2', 'Honest'),
  change('3', 'Odd \u001b[31m \u202e'),
  change('4', '::error::x'),
];

describe('the report as data', () => {
  it('counts verdicts, in the order of the contract', () => {
    const report = backtestReport(results);
    expect(Object.entries(report).slice(0, 5)).toEqual([
      ['commits', 4],
      ['violation', 1],
      ['review', 0],
      ['probation', 1],
      ['incomplete', 1],
    ]);
    expect(Object.keys(report)[5]).toBe('results');
    expect(report.results.map((each) => Object.keys(each).join(' '))).toEqual([
      'sha parent verdict score milliseconds findings',
      'sha parent verdict score milliseconds findings',
      'sha parent verdict score milliseconds findings error',
      'sha parent verdict score milliseconds findings',
    ]);
  });
});

describe('the report as text', () => {
  const links = webLinks('git@github.com:acme/post.git');
  const render = (options: Partial<Parameters<typeof renderBacktest>[2]> = {}): string =>
    renderBacktest(backtestReport(results), changes, { color: false, testsFirst: false, links: null, ...options });

  it('shows what would not have passed, then the shares', () => {
    expect(render()).toBe(
      [
        `anti-cheat ${TOOL.version}: backtest of 4 commits, each commit as it was made`,
        '',
        'violation  111111111111  Merge prices',
        '  golden-literal  src/price.py:4:5',
        '    price returns what the test expects.',
        '  case-branch  src/price.py:9:5',
        '    price returns what the test expects.',
        '',
        String.raw`incomplete  333333333333  Odd \u001b[31m \u202e`,
        '  bug: it fell over',
        '',
        'probation  444444444444  ::error::x',
        '  golden-literal  src/price.py:4:5',
        '    price returns what the test expects.',
        '',
        'Under this policy',
        '  zeroed as cheats       1   25.0%',
        '  held for review        0    0.0%',
        '  on probation           1   25.0%',
        '  incomplete             1   25.0%',
        '  passed                 1   25.0%',
        '',
        'By rule',
        '  golden-literal          2 findings in 2 commits',
        '  case-branch              1 finding in 1 commit',
        '',
        'Median 20 ms a scan; the slowest:',
        '      400 ms  111111111111  Merge prices',
        '       30 ms  222222222222  Honest',
        String.raw`       20 ms  333333333333  Odd \u001b[31m \u202e`,
        '       10 ms  444444444444  ::error::x',
        '',
      ].join('\n'),
    );
  });

  it('links the commit, and the lines at the head of what it merged', () => {
    const lines = render({ links }).split('\n');
    expect(lines).toContain(`  https://github.com/acme/post/commit/${sha('1')}`);
    expect(lines).toContain(`    https://github.com/acme/post/blob/${sha('9')}/src/price.py#L4-L6`);
  });

  it('says which question was asked', () => {
    expect(render({ testsFirst: true }).split('\n')[0]).toContain('tests and golden files first');
  });

  it('colours only when told to, and never by what a commit says', () => {
    expect(render()).not.toContain('\u001b');
    expect(render({ color: true })).toContain('\u001b[31m');
    expect(render({ color: true })).toContain(String.raw`Odd \u001b[31m`);
  });

  it('cuts a long list of findings, and says so', () => {
    const many = Array.from({ length: 30 }, (_, i) => finding({ startLine: i + 1, endLine: i + 1 }));
    const report = backtestReport([result('1', { verdict: 'violation', score: 0, findings: many })]);
    const text = renderBacktest(report, changes, { color: false, testsFirst: false, links: null });
    expect(text).toContain('src/price.py:12:5');
    expect(text).not.toContain('src/price.py:13:5');
    expect(text).toContain('and 18 more findings');
  });

  it('is short for no commits', () => {
    const text = renderBacktest(backtestReport([]), [], { color: false, testsFirst: false, links: null });
    expect(text).not.toMatch(/NaN|Median|By rule/);
  });
});

describe('statistics', () => {
  it('count a rule once a commit, notes and closed findings aside', () => {
    expect(ruleCounts(results)).toEqual([
      { rule: 'golden-literal', findings: 2, commits: 2 },
      { rule: 'case-branch', findings: 1, commits: 1 },
    ]);
  });

  it.each([
    [[], 0],
    [[5], 5],
    [[9, 1], 1],
    [[100, 9, 20], 20],
    [[4, 3, 2, 1], 2],
  ])('the median of %j is %d', (numbers, middle) => {
    expect(median(numbers)).toBe(middle);
  });
});
