import { rules } from '../generated/rules.ts';
import { UserError } from '../model/problem.ts';
import type { RuleMeta } from '../model/rule.ts';
import { DOCUMENTATION } from '../model/tool.ts';
import { closest } from '../policy/suggestion.ts';
import { allRuleMetas } from '../proof/rule.ts';
import { readArguments } from './arguments.ts';
import { EXIT, type Command } from './command.ts';
import { rulePage } from './rule-page.ts';

const usage = `usage: anti-cheat explain [RULE]
       anti-cheat explain --fingerprint F

  RULE             what the rule finds, why, how it is wrong at times and what to do then
  --fingerprint F  the entry for the config's \`allow\` list that accepts one finding
  Without either, the rules there are.`;

/** An exception that nobody looks at again is a hole: by default it ends. */
const ALLOWED_DAYS = 90;
const MILLISECONDS_A_DAY = 86_400_000;

export const explainCommand: Command = {
  name: 'explain',
  summary: 'what a rule finds; how to accept one finding',
  usage,
  run(args, terminal) {
    const given = readArguments(args, { values: ['fingerprint'], flags: [] }, usage);
    const [id, extra] = given.positionals;
    if (extra !== undefined) throw new UserError(`unexpected argument ${JSON.stringify(extra)}\n${usage}`);
    const fingerprint = given.value('fingerprint');
    if (fingerprint !== undefined && id !== undefined) {
      throw new UserError(`name a rule or a fingerprint, not both\n${usage}`);
    }
    if (fingerprint !== undefined) terminal.out(allowEntry(fingerprint, new Date()));
    else terminal.out(id === undefined ? ruleList() : pageOf(id));
    return Promise.resolve(EXIT.ok);
  },
};

/** Config for one accepted finding, ready to paste but for the reason, which only its author knows. */
export function allowEntry(fingerprint: string, now: Date): string {
  if (!/^[0-9a-f]{32}(?:-[1-9]\d{0,8})?$/.test(fingerprint)) {
    throw new UserError(
      `${JSON.stringify(fingerprint)} is no fingerprint: 32 hexadecimal digits, as in \`scan --format json\`, with -2, -3 … behind them where a finding repeats.`,
    );
  }
  const until = new Date(now.getTime() + ALLOWED_DAYS * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
  return [
    'allow:',
    // Sixteen digits with one `e` among them would be a number in YAML.
    `  - fingerprint: '${fingerprint}'`,
    '    reason: say here why this is right, and who agreed',
    `    until: ${until}`,
    '',
  ].join('\n');
}

function ruleList(): string {
  const metas = allRuleMetas(rules).toSorted((a, b) => a.precedence - b.precedence);
  const width = Math.max(...metas.map(({ id }) => id.length));
  const rows = metas.flatMap((meta) => [
    `${meta.id.padEnd(width)}  ${meta.title}`,
    `${' '.repeat(width)}  ${levels(meta)}`,
  ]);
  return `${rows.join('\n')}\n\nanti-cheat explain RULE tells more.\n`;
}

function levels({ levels: { recommended, strict }, reviewable }: RuleMeta): string {
  const text = (level: string): string => level.replace('-', ' ');
  const lifted = reviewable ? '; a separate review lifts it' : '';
  return `recommended: ${text(recommended)}, strict: ${text(strict)}${lifted}`;
}

function pageOf(id: string): string {
  const ids = allRuleMetas(rules).map(({ id }) => id);
  if (!ids.includes(id)) {
    const near = closest(id, ids);
    throw new UserError(
      `there is no rule ${JSON.stringify(id)}: ${near === null ? 'anti-cheat explain lists them' : `did you mean ${near}?`}`,
    );
  }
  const page = rulePage(id);
  if (page !== null) return page;
  throw new UserError(`this installation has no documentation: read the page at ${DOCUMENTATION}/rules/${id}.md`);
}
