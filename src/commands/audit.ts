import { readFile, stat } from 'node:fs/promises';
import { verifyAudit } from '../audit/verification.ts';
import { UserError, messageOf } from '../model/problem.ts';
import { clipMiddle } from '../prose/bounds.ts';
import { plural } from '../prose/plural.ts';
import { visible } from '../prose/visible.ts';
import { readArguments } from './arguments.ts';
import { EXIT, type Command } from './command.ts';

const usage = `usage: anti-cheat audit verify FILE [--last HASH]

  Says whether an audit log is complete and each of its lines follows from the one before, and prints the SHA-256 of
  its last line, which stands for the whole log.

  --last HASH  what that SHA-256 has to be: the one that was kept elsewhere`;

/** A log has a few hundred bytes a finding; a file beyond this is none. */
const LARGEST_LOG = 256 * 1024 * 1024;
const LONGEST_NAME = 200;

export const auditCommand: Command = {
  name: 'audit',
  summary: 'verify an audit log',
  usage,
  async run(args, terminal) {
    const given = readArguments(args, { values: ['last'], flags: [] }, usage);
    const [action, file, extra] = given.positionals;
    if (action !== 'verify') throw new UserError(`audit needs the word verify\n${usage}`);
    if (file === undefined) throw new UserError(`audit verify needs the file of a log\n${usage}`);
    if (extra !== undefined) throw new UserError(`unexpected argument ${JSON.stringify(extra)}\n${usage}`);
    const expected = checkedHash(given.value('last'));
    const name = clipMiddle(visible(file), LONGEST_NAME);
    const result = verifyAudit(await readLog(file));
    if (result.kind === 'broken') {
      terminal.out(`${name} is not as it was written: line ${result.line}: ${result.reason}\n`);
      return EXIT.failed;
    }
    const isOther = expected !== null && expected !== result.last;
    terminal.out(
      isOther
        ? `${name} is another log than the one meant: its last line has another SHA-256\n`
        : `${name} is intact: ${plural(result.records, 'record')}, verdict ${result.verdict}\n`,
    );
    terminal.out(`SHA-256 of the last line: ${result.last}\n`);
    return isOther ? EXIT.failed : EXIT.ok;
  },
};

function checkedHash(text: string | undefined): string | null {
  if (text === undefined) return null;
  const hash = /^(?:sha256:)?([0-9a-f]{64})$/i.exec(text)?.[1];
  if (hash !== undefined) return hash.toLowerCase();
  throw new UserError(`--last is a SHA-256, 64 hexadecimal digits, as audit verify prints it\n${usage}`);
}

async function readLog(file: string): Promise<Uint8Array> {
  let size: number;
  try {
    ({ size } = await stat(file));
    if (size <= LARGEST_LOG) return await readFile(file);
  } catch (error) {
    throw new UserError(`the audit log could not be read: ${messageOf(error)}`);
  }
  throw new UserError(`${file} has ${size} bytes, which no audit log has: name the file that the scan wrote.`);
}
