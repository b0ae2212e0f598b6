import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Log } from 'sarif';
import { reportJsonSchema, reportSchema } from '../src/model/report-schema.ts';
import type { Report, ReportedFinding } from '../src/model/report.ts';
import type { RenderOptions, Reporter } from '../src/model/reporter.ts';
import { reporter as github } from '../src/reporters/github.ts';
import { reporter as json } from '../src/reporters/json.ts';
import { reporter as markdown } from '../src/reporters/markdown.ts';
import { reporter as sarif } from '../src/reporters/sarif.ts';
import { reporter as text } from '../src/reporters/text.ts';

const root = new URL('../', import.meta.url);
const fixtures = new URL('fixtures/reporters/', root);

const options: RenderOptions = {
  color: false,
  docs: 'https://docs.example/anti-cheat',
  rules: {
    'special-case': 'Recognises an input of a test and returns its answer',
    'answer-table': 'Pairs inputs of tests with their answers',
    'test-modified': 'An existing test feeds or expects something else',
  },
};

const reporters: readonly { readonly reporter: Reporter; readonly extension: string }[] = [
  { reporter: text, extension: 'txt' },
  { reporter: json, extension: 'json' },
  { reporter: sarif, extension: 'sarif' },
  { reporter: markdown, extension: 'md' },
  { reporter: github, extension: 'txt' },
];

function read(path: string): string {
  return readFileSync(new URL(path, fixtures), 'utf8');
}

const cases = readdirSync(new URL('reports/', fixtures)).map((file) => file.replace(/\.json$/, ''));
const reports = new Map<string, Report>(
  cases.map((name) => [name, reportSchema.parse(JSON.parse(read(`reports/${name}.json`)))]),
);

function report(name: string): Report {
  const found = reports.get(name);
  if (!found) throw new Error(`no report ${name}`);
  return found;
}

/** A report with as many findings of one kind, each at a line of its own. */
function many(count: number, change: Partial<ReportedFinding> = {}): Report {
  const [sample] = report('violation').findings;
  if (!sample) throw new Error('the sample has no finding');
  const findings = Array.from({ length: count }, (_, index) => ({
    ...sample,
    startLine: index + 1,
    endLine: index + 1,
    fingerprint: index.toString(16).padStart(32, '0'),
    ...change,
  }));
  return { ...report('violation'), findings };
}

describe('the reporters', () => {
  it('are all here, each named like its file, with a page', () => {
    const files = readdirSync(new URL('src/reporters/', root)).filter((file) => file.endsWith('.ts'));
    expect(files.sort()).toEqual(reporters.map(({ reporter }) => `${reporter.id}.ts`).sort());
    for (const { reporter } of reporters) {
      expect(existsSync(new URL(`docs/reporters/${reporter.id}.md`, root))).toBe(true);
    }
  });

  it('have no expectation without a report', () => {
    for (const { reporter, extension } of reporters) {
      const expected = cases.map((name) => `${name}.${extension}`).sort();
      expect(readdirSync(new URL(`${reporter.id}/`, fixtures)).sort()).toEqual(expected);
    }
  });

  describe.each(reporters)('$reporter.id', ({ reporter, extension }) => {
    it.each(cases)('renders %s as expected', (name) => {
      expect(reporter.render(report(name), options)).toBe(read(`${reporter.id}/${name}.${extension}`));
    });

    it.each(cases)('prints nothing of %s that hides or commands', (name) => {
      const output = reporter.render(report(name), options);
      expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u);
      expect(output).not.toContain('##[');
      const commands = output.split('\n').filter((line) => line.trimStart().startsWith('::'));
      const own = reporter.id === 'github' ? output.split('\n').length - 1 : 0;
      expect(commands).toHaveLength(own);
      expect(output.endsWith('\n')).toBe(true);
      expect(output.endsWith('\n\n')).toBe(false);
    });

    it('depends on the place of a finding, not on its position in the report', () => {
      if (reporter.id === 'json') return;
      const straight = report('violation-mixed');
      const turned = { ...straight, findings: [...straight.findings].reverse() };
      expect(reporter.render(turned, options)).toBe(reporter.render(straight, options));
    });
  });
});

describe('text', () => {
  it('colours when asked to, and only then', () => {
    const plain = text.render(report('violation'), options);
    const colored = text.render(report('violation'), { ...options, color: true });

    const codes = /\u001b\[\d+m/g;
    expect(colored).toMatch(codes);
    expect(colored.replaceAll(codes, '')).toBe(plain);
  });

  it('fits 80 columns where words allow it', () => {
    for (const name of cases) {
      for (const line of text.render(report(name), options).split('\n')) {
        const unbreakable = /^\S+ {2}|^ +https:|^ {4}\S+(?: \S+)* at \S+$/.test(line);
        if (!unbreakable) expect(line.length).toBeLessThanOrEqual(80);
      }
    }
  });
});

describe('text about very many files', () => {
  it('names the first that were not examined, those that block before the others, and counts the rest', () => {
    const unscanned = Array.from({ length: 300 }, (_, i) => ({
      path: `tests/test_${i}.py`,
      reason: 'too large',
      blocks: i >= 290,
      status: 'open' as const,
    }));
    const lines = text.render({ ...report('incomplete'), unscanned }, options).split('\n');
    expect(lines.filter((line) => line.startsWith('tests/test_'))).toHaveLength(40);
    expect(lines.filter((line) => /^tests\/test_29\d\.py {2}blocks$/.test(line))).toHaveLength(10);
    expect(lines).toContain('and 260 more, which the JSON report names');
    expect(lines).toContain('Not examined (300)');
  });
});

describe('json', () => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(reportJsonSchema() as object);

  it.each(cases)('says of %s what the report says', (name) => {
    const parsed: unknown = JSON.parse(json.render(report(name), options));
    expect(parsed).toEqual(report(name));
    expect(validate(parsed)).toBe(true);
  });

  it('has one order of keys', () => {
    expect(json.render(report('reversed-keys'), options)).toBe(json.render(report('probation'), options));
  });

  it('is described by the published schema, which is fresh', () => {
    const published: unknown = JSON.parse(readFileSync(new URL('docs/report.schema.json', root), 'utf8'));
    // As text: the order of keys counts too.
    expect(JSON.stringify(published)).toBe(JSON.stringify(reportJsonSchema()));
  });

  it.each([
    ['an unknown key', { surprise: 1 }],
    ['a score above 100', { score: 101 }],
    ['a short commit', { head: 'abc1234' }],
    ['an unknown verdict', { verdict: 'guilty' }],
    ['a line 0', { findings: many(1, { startLine: 0 }).findings }],
  ])('the schema refuses %s', (_, change) => {
    expect(validate({ ...report('pass'), ...change })).toBe(false);
  });
});

describe('sarif', () => {
  const schema = JSON.parse(readFileSync(new URL('fixtures/schemas/sarif-2.1.0.json', root), 'utf8')) as Record<
    string,
    unknown
  >;
  // Draft-04, of which this schema uses nothing but `id` that later drafts understand otherwise.
  const { $schema, id, ...rest } = schema;
  // One of its patterns is only an expression without the `u` flag.
  const ajv = new Ajv({ strict: false, unicodeRegExp: false });
  addFormats.default(ajv);
  const validate = ajv.compile(rest);
  const parse = (name: string): Log => JSON.parse(sarif.render(report(name), options)) as Log;

  it('is checked against SARIF 2.1.0', () => {
    expect($schema).toBe('http://json-schema.org/draft-04/schema#');
    expect(id).toMatch(/sarif-2\.1\.0/);
    expect(validate({ version: '2.1.0', runs: [{ tool: { driver: {} } }] })).toBe(false);
    expect(validate({ version: '2.1.0', runs: [{ tool: { driver: { name: 'x' } }, results: [{}] }] })).toBe(false);
  });

  it.each(cases)('is valid for %s', (name) => {
    validate(parse(name));
    expect(validate.errors ?? []).toEqual([]);
  });

  it.each(cases)('gives every result of %s a rule, a place and a list of suppressions', (name) => {
    const [run] = parse(name).runs;
    const results = run?.results ?? [];
    expect(results).toHaveLength(report(name).findings.length);
    for (const result of results) {
      expect(run?.tool.driver.rules?.[result.ruleIndex ?? -1]?.id).toBe(result.ruleId);
      expect(result.suppressions).toBeInstanceOf(Array);
      const places = [...(result.locations ?? []), ...(result.relatedLocations ?? [])];
      for (const { physicalLocation } of places) expect(physicalLocation?.region?.startLine).toBeGreaterThan(0);
      const uri = result.locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? '';
      const paths = report(name).findings.map(({ path }) => path);
      expect(paths).toContain(decodeURIComponent(uri));
    }
  });

  it('survives documentation without an absolute address and a path that is not Unicode', () => {
    const odd = many(1, { path: 'a\ud800/b.py' });
    const log = JSON.parse(sarif.render(odd, { ...options, docs: 'docs' })) as Log;
    expect(validate(log)).toBe(true);
    expect(log.runs[0]?.tool.driver.rules?.[0]).not.toHaveProperty('helpUri');
    expect(log.runs[0]?.results?.[0]?.locations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe('a%EF%BF%BD/b.py');
  });
});

describe('markdown', () => {
  it('stays below its size, closes what it opened, and says what it left out', () => {
    const total = 20_000;
    const output = markdown.render(many(total, { message: '|`@x é😀'.repeat(400) }), options);
    expect(Buffer.byteLength(output)).toBeLessThanOrEqual(900 * 1024);
    expect(Buffer.byteLength(output)).toBeGreaterThan(800 * 1024);
    const rows = output.split('\n').filter((line) => line.startsWith('| violation')).length;
    expect(rows).toBeGreaterThan(0);
    expect(output).toContain(`${total - rows} entries had no room here`);
    expect(output.trimEnd().endsWith('</sub>')).toBe(true);
  });

  it('leaves nothing out of 300 findings', () => {
    const output = markdown.render(many(300), options);
    expect(output.split('\n').filter((line) => line.startsWith('| violation'))).toHaveLength(300);
    expect(output).not.toContain('had no room');
  });

  it('keeps every row a row of five cells', () => {
    const rows = markdown
      .render(report('hostile'), options)
      .split('\n')
      .filter((line) => line.startsWith('|'));
    expect(rows.length).toBeGreaterThan(4);
    for (const row of rows) expect(row.replaceAll(String.raw`\|`, '').split('|')).toHaveLength(7);
  });
});

describe('github', () => {
  const lines = (value: Report): readonly string[] => github.render(value, options).trimEnd().split('\n');
  const ofKind = (all: readonly string[], kind: string): readonly string[] =>
    all.filter((line) => line.startsWith(`::${kind} `));

  it('prints as many errors as GitHub shows, the headline among them', () => {
    const all = lines(many(300));
    expect(all).toHaveLength(10);
    expect(all[0]).toContain('score 0/100, 300 violations (showing 9 of 300, the rest in the job summary)');
    expect(ofKind(all, 'error')).toHaveLength(10);
    expect(all[1]).toContain('line=1,');
    expect(all[9]).toContain('line=9,');
  });

  it('counts each kind by itself', () => {
    const base = many(0);
    const all = lines({
      ...base,
      verdict: 'probation',
      score: 50,
      findings: [
        ...many(12, { level: 'note' }).findings,
        ...many(12, { level: 'probation' }).findings,
        ...many(12, { status: 'lifted' }).findings,
      ],
    });
    expect(ofKind(all, 'error')).toHaveLength(0);
    expect(ofKind(all, 'warning')).toHaveLength(10);
    expect(ofKind(all, 'notice')).toHaveLength(10);
    expect(all[0]).toContain('12 findings need an explanation (showing 19 of 24, the rest in the job summary)');
  });

  it('says nothing of a rest when there is none', () => {
    const all = lines(many(9));
    expect(all).toHaveLength(10);
    expect(all[0]).not.toContain('showing');
  });

  it('keeps the link when it cuts a message', () => {
    const place = { role: 'expected', line: 1, similarity: 1 } as const;
    const evidence = Array.from({ length: 9 }, () => ({ ...place, path: `${'%'.repeat(3000)}/x` }));
    const [, line = ''] = lines(many(1, { message: '%\u202e'.repeat(9000), evidence }));
    const message = line.slice(line.indexOf('::', 2) + 2);
    expect(message.length).toBeLessThanOrEqual(4096);
    expect(message.endsWith('%0Ahttps://docs.example/anti-cheat/rules/answer-table.md')).toBe(true);
  });

  it('names a path in the message when a property cannot carry it', () => {
    const [, line = ''] = lines(many(1, { path: 'a##[error]b.py' }));
    expect(line).not.toContain('file=');
    expect(line).toContain(String.raw`in a#\u0023[error]b.py:1:15%0A`);
  });
});
