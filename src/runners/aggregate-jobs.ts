import { Lines } from '../grammar/lines.ts';
import type { ComparedFile } from '../model/change.ts';
import { lineRange } from '../model/range.ts';
import type { DataMap, DataNode } from '../records/data.ts';
import { parseYaml } from '../records/yaml-data.ts';
import { textOn, type Side } from './config-text.ts';
import { childOf, nodeAt, rangeOfNode, scalarAt, textsOfNode } from './data-settings.ts';
import { countingRuns, type ScriptUnit } from './script-unit.ts';
import { cited, tamperingWith, type Tampering } from './tampering.ts';

/** A job of a GitHub workflow as far as it waits for others. */
interface WaitingJob {
  readonly id: string;
  readonly node: DataMap;
  /** Ids of the jobs that it waits for, directly or through others. */
  readonly needs: ReadonlySet<string>;
  /** It only collects what became of others: a single check that stands for all of them. */
  readonly isAggregate: boolean;
  /** Its commands ask what became of them, and can fail. */
  readonly asks: boolean;
  /** Jobs whose failure it forgives by name. */
  readonly forgives: readonly string[];
}

/**
 * Jobs that stand for the tests, and stop to: a collecting check that no longer waits for the job that runs them, no longer
 * asks how it went, or forgives it.
 */
export function loosenedAggregates(
  file: ComparedFile,
  before: readonly ScriptUnit[],
  after: readonly ScriptUnit[],
): readonly Tampering[] {
  if (!/^\.(?:github|gitea|forgejo)\/workflows\//.test(file.change.path)) return [];
  const [old, now] = [waitingJobs(file, 'before'), waitingJobs(file, 'after')];
  const tested = testingJobs(file, before);
  const testing = testingJobs(file, after);
  return old.flatMap((job): readonly Tampering[] => {
    const left = [...job.needs].filter((id) => tested.has(id) && testing.has(id));
    const same = now.find(({ id }) => id === job.id);
    const [first] = left;
    if (first === undefined || !same) return [];
    const lost = left.find((id) => !same.needs.has(id));
    const covers = [...same.needs].some((id) => testing.has(id) && !tested.has(id));
    if (lost !== undefined && !covers)
      return [
        faultOf(
          file,
          same,
          'needs',
          job.isAggregate ? 'violation' : 'probation',
          `The job ${cited(same.id)} no longer waits for ${cited(lost)}, which runs the tests, so it goes ahead while they fail.`,
        ),
      ];
    const forgiven = same.forgives.find((id) => left.includes(id) && !job.forgives.includes(id));
    if (forgiven !== undefined)
      return [
        faultOf(
          file,
          same,
          'steps',
          'violation',
          `The job ${cited(same.id)} forgives ${cited(forgiven)}, which runs the tests, so it goes ahead while they fail.`,
        ),
      ];
    if (!job.isAggregate || !job.asks || same.asks) return [];
    return [
      faultOf(
        file,
        same,
        'steps',
        'violation',
        `The job ${cited(same.id)} no longer asks how ${cited(first)} went, which runs the tests, so it goes ahead while they fail.`,
      ),
    ];
  });
}

function faultOf(
  file: ComparedFile,
  job: WaitingJob,
  key: string,
  level: Tampering['level'],
  message: string,
): Tampering {
  const text = textOn(file, 'after');
  const rows = text.split('\n');
  const entry = job.node.entries.find((one) => one.key === key);
  const end = rangeOfNode(entry?.value ?? job.node, new Lines(text), rows);
  const range = entry
    ? { ...end, startLine: entry.keyLine, startColumn: 1 }
    : lineRange(job.node.line, rows[job.node.line - 1] ?? '');
  return tamperingWith(file, { range, level, message, matched: `${job.id} ${key} ${message}` });
}

/** Ids of the jobs of this file whose tests can fail it. */
function testingJobs(file: ComparedFile, units: readonly ScriptUnit[]): ReadonlySet<string> {
  return new Set(
    units
      .filter((unit) => unit.file === file && countingRuns(unit).length > 0)
      .map(({ group }) => group.split('/')[1] ?? ''),
  );
}

function waitingJobs(file: ComparedFile, side: Side): readonly WaitingJob[] {
  const jobs = childOf(parseYaml(textOn(file, side)).roots[0] ?? null, 'jobs');
  if (jobs?.kind !== 'map') return [];
  const direct = new Map(jobs.entries.map(({ key, value }) => [key, textsOfNode(childOf(value, 'needs'))]));
  return jobs.entries.flatMap(({ key, value }): readonly WaitingJob[] => {
    if (value.kind !== 'map') return [];
    const needs = new Set(direct.get(key));
    // A set hands out what is added while it is walked.
    for (const id of needs) for (const further of direct.get(id) ?? []) needs.add(further);
    const steps = childOf(value, 'steps');
    const items = steps?.kind === 'list' ? steps.items : [];
    const scripts = items.map((step) => scalarAt(childOf(step, 'run')) ?? '').join('\n');
    const collectors = items.filter((step) =>
      /alls-green|wait-on-check|merge-gate/.test(scalarAt(childOf(step, 'uses')) ?? ''),
    );
    const condition = scalarAt(childOf(value, 'if')) ?? '';
    const speaksOfNeeds = [condition, scripts, ...items.flatMap(wordsOf)].some((text) =>
      /\bneeds\.[\w.*-]{1,80}result|\bneeds\[|toJSON\(needs\)|join\(needs/i.test(text),
    );
    return [
      {
        id: key,
        node: value,
        needs,
        isAggregate: collectors.length > 0 || speaksOfNeeds || /\balways\(\)/.test(condition),
        asks:
          collectors.length > 0 ||
          (speaksOfNeeds &&
            /\b(?:exit [1-9]|false)\b|setFailed|jq -e/.test([scripts, ...items.flatMap(wordsOf)].join('\n'))),
        forgives: collectors.flatMap((step) =>
          ['allowed-failures', 'allowed-skips'].flatMap((name) =>
            (scalarAt(nodeAt(step, 'with', name)) ?? '').split(/[\s,]+/).filter(Boolean),
          ),
        ),
      },
    ];
  });
}

/** What a step says beside its command: conditions, variables, inputs. */
function wordsOf(step: DataNode): readonly string[] {
  if (step.kind !== 'map') return [];
  return step.entries.flatMap(({ value }) =>
    value.kind === 'map' ? value.entries.map((entry) => scalarAt(entry.value) ?? '') : [scalarAt(value) ?? ''],
  );
}
