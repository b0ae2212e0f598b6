import { readYaml } from '../policy/yaml-source.ts';

/** A mapping of a YAML file. */
export type Mapping = Readonly<Record<string, unknown>>;

/** One step of a job or of a composite action. */
export interface Step {
  readonly uses: string;
  readonly run: string;
  readonly value: Mapping;
  /** 1-based. */
  readonly line: number;
}

export interface Job {
  readonly id: string;
  /** What the check is called when the job calls no other workflow. */
  readonly checkName: string;
  /** The reusable workflow that it calls; empty when it has steps of its own. */
  readonly uses: string;
  readonly steps: readonly Step[];
  readonly value: Mapping;
  /** 1-based: where its name stands, or its id. */
  readonly line: number;
}

export interface Workflow {
  readonly value: Mapping;
  readonly jobs: readonly Job[];
}

/** A workflow as data; null when it is no YAML that can be read, or too deep or large for one. */
export function readWorkflow(text: string): Workflow | null {
  const source = readYaml(text);
  const { value, problems } = source;
  if (problems.length > 0 || !isMapping(value)) return null;
  const jobs = isMapping(value['jobs']) ? value['jobs'] : {};
  return {
    value,
    jobs: Object.entries(jobs).flatMap(([id, job]): readonly Job[] => {
      if (!isMapping(job)) return [];
      const name = textOf(job['name']);
      return [
        {
          id,
          checkName: name === '' ? id : name,
          uses: textOf(job['uses']),
          steps: stepsIn(job['steps'], (index) => source.lineOf(['jobs', id, 'steps', index]) ?? 1),
          value: job,
          line: source.lineOf(['jobs', id, ...(name === '' ? [] : ['name'])]) ?? 1,
        },
      ];
    }),
  };
}

/** The steps of a composite action. */
export function readActionSteps(text: string): readonly Step[] {
  const { value, problems } = readYaml(text);
  if (problems.length > 0 || !isMapping(value)) return [];
  const runs = value['runs'];
  return isMapping(runs) ? stepsIn(runs['steps'], () => 1) : [];
}

function stepsIn(value: unknown, lineOf: (index: number) => number): readonly Step[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((step: unknown, index): readonly Step[] =>
    isMapping(step) ? [{ uses: textOf(step['uses']), run: textOf(step['run']), value: step, line: lineOf(index) }] : [],
  );
}

export function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** One text for equal values, whatever the order of keys. */
export function canonical(value: unknown): string {
  if (value === undefined) return '';
  return JSON.stringify(value, (_key, part: unknown) =>
    isMapping(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
