/**
 * The three ways to make the check required, by what keeps a pull request from switching it off. A way is told by the
 * event that starts the scan, or by the rule of an organisation that runs it from elsewhere.
 */
export type SetupKind = 'pull-request' | 'target' | 'ruleset';

/** What is said of a way, in the order weakest to strongest. */
export interface SetupFacts {
  readonly kind: SetupKind;
  readonly title: string;
  readonly strength: string;
  readonly lacks: string;
}

export const SETUPS: readonly SetupFacts[] = [
  {
    kind: 'pull-request',
    title: 'pull_request: the workflow is the pull request’s own',
    strength: 'holds against changes that do not touch the workflow files, and shows those that do',
    lacks:
      'A pull request from a branch of this repository can edit the workflow, or post the status by another one. ' +
      'From a fork the token may only read, so the status cannot be written there at all.',
  },
  {
    kind: 'target',
    title: 'pull_request_target: the workflow is the default branch’s',
    strength: 'holds against every change of a fork, and against edits of the workflow that runs the scan',
    lacks:
      'Whoever can push a branch to this repository can still post the status by a workflow of that branch. ' +
      'GitHub blocks the event in public repositories from December 2026 unless a policy allows it.',
  },
  {
    kind: 'ruleset',
    title: 'ruleset: the organisation runs the workflow from another repository',
    strength: 'holds against everything that a pull request or a workflow of this repository can do',
    lacks: 'A review or a label starts no run by itself: somebody has to run the check again afterwards.',
  },
];

/** The facts about a way. */
export function factsOf(kind: SetupKind): SetupFacts {
  const facts = SETUPS.find((one) => one.kind === kind);
  if (!facts) throw new Error(`no set-up is called ${kind}`);
  return facts;
}
