/**
 * Coding agents by what GitHub and their makers publish: account ids (numbers, because `Copilot` and `claude` are also
 * what people may be called), branch prefixes and commit addresses. As of November 2026; sources: the makers' own
 * documentation and action files, GitHub's API. A missing agent is no hole: everything is scanned unless it is excluded.
 */

/** Ids of accounts that only ever act for an agent. */
export const AGENT_ACCOUNTS: ReadonlyMap<number, string> = new Map([
  [198982749, 'Copilot'],
  [242468646, 'Claude on GitHub'],
  [242516109, 'Codex on GitHub'],
  [209825114, 'Claude Code Action'],
  [206951365, 'Cursor'],
  [158243242, 'Devin'],
  [161369871, 'Jules'],
  [208079219, 'Amazon Q'],
  [245459735, 'Kiro'],
  [199175422, 'Codex reviews'],
  [176961590, 'Gemini reviews'],
]);

/** Beginnings of branch names. */
export const AGENT_BRANCHES: readonly string[] = [
  'copilot/',
  'claude/',
  'codex/',
  'cursor/',
  'devin/',
  'jules-',
  'Q-DEV-issue-',
  'openhands-fix-issue-',
];

/** Whole addresses of commit authors and co-authors, lower case. */
export const AGENT_EMAILS: ReadonlySet<string> = new Set([
  'noreply@anthropic.com',
  'noreply@openai.com',
  'codex@openai.com',
  'codex@example.com',
  'cursoragent@cursor.com',
  'openhands@all-hands.dev',
  'aider@aider.chat',
  'noreply@aider.chat',
  'gemini-cli@google.com',
  'copilot@github.com',
]);

/**
 * The account id in an address that GitHub gives out for commits (`ID+LOGIN@users.noreply.github.com`), or null.
 * @param email Lower case.
 */
export function accountOfAddress(email: string): number | null {
  const id = /^(\d{1,15})\+[^@]+@users\.noreply\.github\.com$/.exec(email)?.[1];
  return id === undefined ? null : Number(id);
}
