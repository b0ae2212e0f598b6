import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { auditLog } from '../../../src/audit/log.ts';
import { auditCommand } from '../../../src/commands/audit.ts';
import { context, eventful, report } from '../audit/audited-run.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const log = auditLog(eventful.report, eventful.context);
const last = createHash('sha256')
  .update(log.trimEnd().split('\n').at(-1) ?? '')
  .digest('hex');

function file(name: string, text: string): string {
  const full = path.join(folder, name);
  writeFileSync(full, text);
  return full;
}

async function audit(...args: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  let text = '';
  const terminal = { out: (more: string) => void (text += more), err: () => undefined, color: false, environment: {} };
  return { code: await auditCommand.run(args, terminal), text };
}

const good = file('good.jsonl', log);

describe('audit verify', () => {
  it('prints what stands for an intact log', async () => {
    expect(await audit('verify', good)).toEqual({
      code: 0,
      text: `${good} is intact: 12 records, verdict review\nSHA-256 of the last line: ${last}\n`,
    });
    const short = await audit('verify', file('short.jsonl', auditLog(report(), context)));
    expect(short.text).toContain('is intact: 2 records, verdict pass\n');
  });

  it('names the first line that is wrong', async () => {
    const bad = file('bad.jsonl', log.replace('"level":"violation"', '"level":"note"'));
    expect(await audit('verify', bad)).toEqual({
      code: 1,
      text: `${bad} is not as it was written: line 3: its \`prev\` is not the SHA-256 of line 2: one of the two lines was changed\n`,
    });
  });

  it.each([last, last.toUpperCase(), `sha256:${last}`])('compares the last line with --last %s', async (hash) => {
    expect((await audit('verify', good, '--last', hash)).code).toBe(0);
  });

  it('fails when the log is another one, however intact', async () => {
    const other = file('other.jsonl', auditLog({ ...eventful.report, verdict: 'pass' }, eventful.context));
    const { code, text } = await audit('verify', other, '--last', last);
    expect(code).toBe(1);
    expect(text).toContain(`${other} is another log than the one meant`);
    expect(text).not.toContain(last);
  });

  it.each<[readonly string[], RegExp]>([
    [[], /needs the word verify/],
    [['check', good], /needs the word verify/],
    [['verify'], /needs the file/],
    [['verify', good, good], /unexpected argument/],
    [['verify', good, '--lats', last], /did you mean --last\?/],
    [['verify', good, '--last', last.slice(1)], /64 hexadecimal digits/],
    [['verify', good, '--last', `${last}\n`], /64 hexadecimal digits/],
    [['verify', path.join(folder, 'none.jsonl')], /could not be read/],
    [['verify', folder], /could not be read/],
  ])('refuses %j', async (args, message) => {
    await expect(audit(...args)).rejects.toThrow(message);
  });

  it('shows a hostile file name as what it is', async () => {
    const { text } = await audit('verify', file('a\u202eb##[error].jsonl', ''));
    expect(text).toContain(String.raw`a\u202eb#\u0023[error].jsonl is not as it was written: line 1: the log is empty`);
  });
});
