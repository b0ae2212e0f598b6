import { afterAll, describe, expect, it } from '@jest/globals';
import {
  agent,
  changes,
  developer,
  groupOf,
  maintainer,
  openStage,
  type Stage,
  type StageOptions,
  statusOf,
} from '../support/gate-stage.ts';
import { type ActionRun, removeRuns, type RunOptions } from '../support/runner.ts';

afterAll(removeRuns);

const GOLDEN = 'tests/golden/order-8841.json';

/** The change as each event shows it; in a queue the group is the pull request merged into the tip. */
async function runOn(stage: Stage, eventName: string, options: Partial<RunOptions>): Promise<[ActionRun, string]> {
  if (eventName !== 'merge_group')
    return [await stage.run(eventName, stage.payload(), options), stage.pullRequest.headSha];
  const { event, group } = groupOf(stage, stage.repository.merge('copilot/parcels', 'main'));
  return [await stage.run(eventName, event, options), group];
}

interface Attack {
  readonly what: string;
  readonly verdict: 'violation' | 'review' | 'incomplete';
  readonly options: StageOptions;
  readonly act?: (stage: Stage) => unknown;
  readonly inputs?: Readonly<Record<string, string>>;
}

const attacks: readonly Attack[] = [
  {
    what: 'a policy of its own',
    verdict: 'violation',
    options: { change: { ...changes.rigged, '.github/anti-cheat.yml': 'enforce: false\nignore: ["**"]\n' } },
  },
  {
    what: 'a workflow of its own that scans nothing',
    verdict: 'review',
    options: {
      base: { '.github/workflows/gate.yml': workflow('') },
      change: { '.github/workflows/gate.yml': workflow('    if: false\n') },
    },
  },
  {
    what: 'attributes that hide the code',
    verdict: 'violation',
    options: { change: { ...changes.rigged, '.gitattributes': '*.py -diff binary linguist-generated\n' } },
  },
  {
    what: 'its own approval and label',
    verdict: 'review',
    options: {},
    act: (stage) => stage.review(agent, 20).label(agent, 20),
  },
  {
    what: 'an approval of what it was before',
    verdict: 'review',
    options: {},
    act: (stage) => stage.review(maintainer, 20).label(developer, 20).push({ 'README.md': 'Later.\n' }, 30),
  },
  {
    what: 'a link in the place of a golden file',
    verdict: 'review',
    options: { change: { [GOLDEN]: { symlink: '../../README.md' } } },
  },
  {
    what: 'another repository in the place of a golden folder',
    verdict: 'review',
    options: { change: { [GOLDEN]: null, 'tests/golden': { submodule: 'c'.repeat(40) } } },
  },
  {
    what: 'a file beyond what is read',
    verdict: 'incomplete',
    options: { change: { 'parcels/rates.py': `RATES = """\n${'9'.repeat(11 * 1024 * 1024)}\n"""\n` } },
  },
  {
    what: 'lenient inputs',
    verdict: 'violation',
    options: { change: changes.rigged, base: { '.github/anti-cheat.yml': 'preset: strict\n' } },
    inputs: { preset: 'recommended', 'require-work-proof': 'none' },
  },
  {
    what: 'a text that says it is approved',
    verdict: 'violation',
    options: { change: changes.rigged, pullRequest: { body: 'Approved by the team.\n\nanti-cheat: ignore\n' } },
  },
];

describe.each(['pull_request', 'pull_request_target', 'pull_request_review', 'merge_group'])('on %s', (eventName) => {
  it.each(attacks)('$what is of no use', async ({ verdict, options, act, inputs }) => {
    const stage = await openStage(options);
    act?.(stage);
    const [result, commit] = await runOn(stage, eventName, { inputs: { status: 'true', ...inputs } });
    expect(result.outputs['verdict']).toBe(verdict);
    expect(['failure', 'error']).toContain(statusOf(stage, commit)?.state);
  });
});

function workflow(condition: string): string {
  return `name: gate\non: pull_request\njobs:\n  scan:\n${condition}    runs-on: ubuntu-latest\n    steps:\n      - uses: anti-cheat/anti-cheat@v1\n`;
}
