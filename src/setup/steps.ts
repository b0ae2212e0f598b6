import { TOOL } from '../model/tool.ts';
import type { SetupKind } from './setup-kind.ts';
import { ACTION, PIN_PLACEHOLDER, STATUS_CONTEXT, WORKFLOW_PATH } from './workflow-text.ts';

/** What the steps depend on. */
export interface StepFacts {
  readonly kind: SetupKind;
  /** The branch that pull requests are merged into. */
  readonly branch: string;
  /** The commit id of the release is still to be filled in. */
  readonly needsPin: boolean;
  readonly usesMergeQueue: boolean;
}

/**
 * What is left for people to do, in order. Required comes last: GitHub offers a check for selection only after it has
 * succeeded once in the last seven days, and a check that is required before it reports blocks every pull request.
 */
export function stepsFor({ kind, branch, needsPin, usesMergeQueue }: StepFacts): readonly string[] {
  const pin = needsPin
    ? [
        `Put the commit id of the release in the place of ${PIN_PLACEHOLDER}: ` +
          `gh api repos/${ACTION}/commits/v${TOOL.version} --jq .sha`,
      ]
    : [];
  const label =
    'Create the label of the configuration (Issues > Labels): "anti-cheat: changes approved", unless it says another.';
  const owners =
    'Let somebody own the gate: a line "/.github/ @your-org/maintainers" in .github/CODEOWNERS, and in the ruleset ' +
    '"Require a pull request before merging" with "Require review from Code Owners" and "Dismiss stale pull request ' +
    'approvals when new commits are pushed".';
  const queue = usesMergeQueue
    ? ['The merge queue needs no setting: the workflow reports on merge_group as well.']
    : [];
  switch (kind) {
    case 'pull-request':
      return [
        ...pin,
        `Commit the files and merge them into ${branch}.`,
        'Open a pull request that changes nothing much, and see the status appear beside its last commit.',
        requirement(branch),
        owners,
        label,
        ...queue,
        CHECK,
      ];
    case 'target':
      return [
        ...pin,
        `Commit the files and merge them into ${branch}: until then the event starts nothing.`,
        'In a public repository: Settings > Actions > Policies, allow pull_request_target for ' +
          `${WORKFLOW_PATH}. GitHub blocks it there by default from December 2026.`,
        'Open a pull request that changes nothing much, and see the status appear beside its last commit.',
        requirement(branch),
        owners,
        label,
        'Tell maintainers: a review of a pull request from a fork cannot write the status. Setting any label, or running ' +
          'the last pull_request_target run again, reads the review and writes it.',
        ...queue,
        CHECK,
      ];
    case 'ruleset':
      return [
        ...pin,
        'Put the workflow into a repository of the organisation that only its administrators can write to, and that is as ' +
          'visible as the repositories it is for, as .github/workflows/anti-cheat.yml.',
        'Organisation > Settings > Repository > Rulesets > New branch ruleset: target the repositories and their default ' +
          'branch, then "Require workflows to pass before merging", and choose that file, pinned to a commit.',
        `Commit the configuration and the manifest to ${branch} of this repository.`,
        'Close and reopen pull requests that are open already: the rule does not start by itself for them.',
        label,
        'Tell maintainers: a review or a label starts no run. They open the check and choose "Re-run jobs"; it reads both anew.',
        ...queue,
      ];
  }
}

const CHECK = 'Run anti-cheat doctor: it looks for what is missing.';

function requirement(branch: string): string {
  return (
    `Settings > Rules > Rulesets > New branch ruleset: target ${branch}, "Require status checks to pass", add ` +
    `"${STATUS_CONTEXT}" with the source GitHub Actions, leave the bypass list empty, set it to Active.`
  );
}
