import type { ComparedFile } from '../model/change.ts';

/** Files by which repositories keep the rules of their branches: which checks have to pass before a merge. */
const RULES =
  /^\.github\/(?:settings|mergify|branch-protection|branches)\.ya?ml$|^\.github\/rulesets?\/[^/]+\.(?:json|ya?ml)$|^\.mergify\.ya?ml$|^\.?kodiak\.toml$|^bors\.toml$|^\.github\/\.kodiak\.toml$|\.tf(?:\.json)?$/;

/** Whether a path keeps rules of branches. */
export function keepsBranchRules(path: string): boolean {
  return RULES.test(path);
}

/** The name of a check of the gate that such a file asked for more often before; null when it asks for all as it did. */
export function droppedRequirement({ change, before, after }: ComparedFile, names: ReadonlySet<string>): string | null {
  if (!RULES.test(change.before?.path ?? '') || before.kind !== 'text') return null;
  const now = after.kind === 'text' && change.after !== null ? after.text : '';
  return [...names].find((name) => mentions(before.text, name) > mentions(now, name)) ?? null;
}

/** Lines that say the name as a whole; comments ask for nothing. */
function mentions(text: string, name: string): number {
  return text.split('\n').filter((line) => !/^\s*(?:#|\/\/)/.test(line) && saysName(line, name)).length;
}

function saysName(line: string, name: string): boolean {
  let at = line.indexOf(name);
  while (at !== -1) {
    const around = line.charAt(at - 1) + line.charAt(at + name.length);
    if (!/[\w-]/.test(around)) return true;
    at = line.indexOf(name, at + 1);
  }
  return false;
}
