import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { TOOL } from '../../../src/model/tool.ts';
import { INPUTS } from '../../../src/setup/checks/step.ts';
import { SETUPS } from '../../../src/setup/setup-kind.ts';
import { workflowText } from '../../../src/setup/workflow-text.ts';

interface Parsed {
  readonly on: Readonly<Record<string, { readonly types?: readonly string[] } | null>>;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const SHA = '0123456789abcdef0123456789abcdef01234567';
const WRITING = { contents: 'read', 'pull-requests': 'read', statuses: 'write' };
const EVERY = ['opened', 'synchronize', 'reopened', 'edited', 'labeled', 'unlabeled'];

describe('workflowText', () => {
  it.each([
    [
      'pull-request',
      {
        pull_request: { types: EVERY },
        pull_request_review: { types: ['submitted', 'edited', 'dismissed'] },
        merge_group: { types: ['checks_requested'] },
      },
      WRITING,
      { status: true },
    ],
    [
      'target',
      {
        pull_request_target: { types: EVERY },
        pull_request_review: { types: ['submitted', 'edited', 'dismissed'] },
        merge_group: { types: ['checks_requested'] },
      },
      WRITING,
      { status: true },
    ],
    [
      'ruleset',
      { pull_request: null, merge_group: { types: ['checks_requested'] } },
      { contents: 'read', 'pull-requests': 'read' },
      undefined,
    ],
  ] as const)('of %s says what it runs on, may do, and asks for', (kind, on, permissions, inputs) => {
    const workflow = parse(workflowText(kind, SHA)) as Parsed;
    expect(workflow.on).toEqual(on);
    expect(workflow.permissions).toEqual({});
    expect(Object.keys(workflow.jobs)).toEqual(['scan']);
    expect(workflow.jobs['scan']).toEqual({
      name: kind === 'ruleset' ? 'anti-cheat' : 'anti-cheat scan',
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 10,
      permissions,
      steps: [{ uses: `anti-cheat/anti-cheat@${SHA}`, ...(inputs && { with: inputs }) }],
    });
  });

  it('has a placeholder where the commit id is not known, with the version behind it', () => {
    expect(workflowText('target', null)).toContain(`uses: anti-cheat/anti-cheat@<SHA> # v${TOOL.version}\n`);
  });

  it.each(SETUPS.map(({ kind }) => kind))('of %s stands in the documentation as it is written', (kind) => {
    const page = readFileSync('docs/set-up.md', 'utf8');
    // The page names no version, which changes with every release.
    expect(page).toContain(workflowText(kind, null).replace(`# v${TOOL.version}`, '# vX.Y.Z'));
  });
});

describe('the inputs that doctor knows', () => {
  it('are those of action.yml', () => {
    const action = parse(readFileSync('action.yml', 'utf8')) as { readonly inputs: Readonly<Record<string, unknown>> };
    expect([...INPUTS.keys()].toSorted()).toEqual(Object.keys(action.inputs).toSorted());
  });
});
