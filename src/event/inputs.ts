import type { PolicyInputs, WorkProofRequirement } from '../model/policy.ts';
import { UserError } from '../model/problem.ts';
import type { PresetName } from '../model/report.ts';
import { checkedRevision } from './event.ts';

/** The Action's inputs, read and checked. Names in `action.yml` are kebab-case. */
export interface ActionInputs {
  /** Null: work without GitHub's API. */
  readonly githubToken: string | null;
  /**
   * Another path of the config at the policy commit. It chooses the policy, so it counts only where the workflow file
   * is out of the change's reach (`trustsPolicyInputs`).
   */
  readonly configPath: string | null;
  readonly policy: PolicyInputs;
  /** Write one commit status from every event, which then is the result, in place of the job's own. */
  readonly status: boolean;
  /** Besides, write a check run that holds every annotation. */
  readonly checkRun: boolean;
  /** Besides, keep one comment on the pull request up to date. */
  readonly comment: boolean;
  /** A file that an earlier step of the job left, with the work proof. */
  readonly workProofPath: string | null;
  /** Revisions for `workflow_dispatch`; every other event names its own. */
  readonly base: string | null;
  readonly head: string | null;
}

const presetNames: readonly PresetName[] = ['recommended', 'strict'];
const workProofNames: readonly WorkProofRequirement[] = ['none', 'proof', 'tools'];

/**
 * Reads the inputs.
 *
 * @param getInput Gives an input's text, empty when it is not set (`core.getInput`).
 * @throws {UserError} Names the input and what it may be.
 */
export function readInputs(getInput: (name: string) => string): ActionInputs {
  const text = (name: string): string | null => {
    const value = getInput(name).trim();
    return value === '' ? null : value;
  };
  const base = text('base');
  const head = text('head');
  return {
    githubToken: text('github-token'),
    configPath: checkedPath(text('config'), 'config'),
    policy: {
      preset: choice(text('preset'), presetNames, 'preset'),
      protected: lines(text('protected')),
      requireWorkProof: choice(text('require-work-proof'), workProofNames, 'require-work-proof'),
    },
    status: flag(text('status'), 'status'),
    checkRun: flag(text('check-run'), 'check-run'),
    comment: flag(text('comment'), 'comment'),
    workProofPath: checkedPath(text('work-proof-path'), 'work-proof-path'),
    base: base === null ? null : checkedRevision(base, 'base'),
    head: head === null ? null : checkedRevision(head, 'head'),
  };
}

function choice<T extends string>(value: string | null, allowed: readonly T[], name: string): T | null {
  if (value === null) return null;
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  const list = allowed.map((one) => `\`${one}\``).join(', ');
  throw new UserError(`the input \`${name}\` must be one of ${list}, not ${JSON.stringify(value.slice(0, 60))}`);
}

function flag(value: string | null, name: string): boolean {
  return choice(value, ['true', 'false'], name) === 'true';
}

function lines(text: string | null): readonly string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function checkedPath(path: string | null, name: string): string | null {
  if (path === null) return null;
  const parts = path.split('/');
  if (
    path.length > 512 ||
    path.includes('\\') ||
    /\p{Cc}/u.test(path) ||
    parts.some((part) => /^\.{0,2}$/.test(part))
  ) {
    throw new UserError(
      `the input \`${name}\` must be the path of a file in the repository, relative to its root, such as .github/anti-cheat.yml`,
    );
  }
  return path;
}
