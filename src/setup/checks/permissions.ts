import { isMapping, textOf, type Job } from '../../evidence/gate-workflow.ts';
import { enumerate } from '../../prose/plural.ts';
import type { Check, Fault } from '../check.ts';
import { inputOf, type ScanningJob, type WorkflowFile } from '../gate-reading.ts';

/** What a job may do with its token; null: it says nothing, and the repository's setting decides. */
export type Granted = 'all-write' | 'all-read' | ReadonlyMap<string, string> | null;

/** Permissions that a scan has a use for beside those that it needs. */
const USEFUL = new Map([
  ['contents', 'read'],
  ['pull-requests', 'read'],
  ['actions', 'read'],
  ['statuses', 'read'],
  ['checks', 'read'],
  ['issues', 'read'],
  // To upload the report to code scanning, and to attest the audit log.
  ['security-events', 'write'],
  ['id-token', 'write'],
  ['attestations', 'write'],
]);

/** What the token of the scan may do. */
export const permissionChecks: readonly Check[] = [
  {
    id: 'permissions',
    title: 'The token may do what the scan needs, and no more',
    find({ reading }) {
      const files = reading.workflows.filter(({ scanning }) => scanning.length > 0);
      return files.length === 0 ? null : files.flatMap((file) => file.scanning.flatMap((job) => faultsOf(file, job)));
    },
  },
];

/** Permissions of a job: its own statement stands in the place of the workflow's. */
export function permissionsOf(file: WorkflowFile, job: Job): Granted {
  const stated = job.value['permissions'] ?? file.workflow?.value['permissions'];
  if (stated === undefined) return null;
  if (isMapping(stated)) return new Map(Object.entries(stated).map(([key, value]) => [key, textOf(value)]));
  const text = textOf(stated);
  return text === 'write-all' ? 'all-write' : text === 'read-all' ? 'all-read' : new Map();
}

/** Whether a job may use a permission for writing; where nothing is stated it is not known. */
export function mayWrite(granted: Granted, permission: string): boolean | null {
  if (granted === null) return null;
  if (granted === 'all-write') return true;
  return granted !== 'all-read' && granted.get(permission) === 'write';
}

function faultsOf(file: WorkflowFile, scanning: ScanningJob): readonly Fault[] {
  const { job } = scanning;
  const granted = permissionsOf(file, job);
  const faults: Fault[] = [];
  const at = job.value['permissions'] === undefined ? ['permissions'] : ['jobs', job.id, 'permissions'];
  const put = (severity: Fault['severity'], message: string, cure: string): unknown =>
    faults.push({ severity, message, cure, path: file.path, line: file.lineOf(at) });
  const needed = neededBy(scanning);
  if (granted === null) {
    const isCalled = [...file.triggers.keys()].every((event) => event === 'workflow_call');
    // A called workflow has what its caller gives it.
    if (!isCalled)
      put(
        'weakness',
        'No permissions are stated, so the repository’s setting decides: it may be too little to write the result, or far more than a scan needs.',
        `State them at the job: ${listed(needed)}.`,
      );
    return faults;
  }
  for (const [permission, level, severity, breaks] of needed)
    if (!isGranted(granted, permission, level))
      put(
        severity,
        `\`${permission}: ${level}\` is missing: ${breaks}.`,
        `Add \`${permission}: ${level}\` to the job’s permissions.`,
      );
  const wanted = new Map(needed.map(([permission, level]) => [permission, level]));
  const surplus = granted instanceof Map ? surplusIn(granted, wanted) : granted === 'all-write' ? ['write-all'] : [];
  if (surplus.length > 0)
    put(
      'weakness',
      `The token may do more than a scan needs: ${enumerate(surplus.map((one) => `\`${one}\``))}. Whoever gets a step into this job may do it too.`,
      `Leave ${listed(needed)}.`,
    );
  return faults;
}

type Need = readonly [permission: string, level: 'read' | 'write', severity: 'problem' | 'weakness', breaks: string];

function neededBy(scanning: ScanningJob): readonly Need[] {
  const isOn = (input: string): boolean => inputOf(scanning, input) === 'true';
  const comments = isOn('comment');
  return [
    ['contents', 'read', 'problem', 'in a private repository the commits cannot be fetched'],
    [
      'pull-requests',
      comments ? 'write' : 'read',
      'weakness',
      comments ? 'no comment can be written' : 'reviews and labels cannot be read, so they lift nothing',
    ],
    ...(isOn('status')
      ? [
          [
            'statuses',
            'write',
            'problem',
            'with `status: true` the result cannot be written, and the required status never comes',
          ] as const,
        ]
      : []),
    ...(isOn('check-run') ? [['checks', 'write', 'weakness', 'no check run can be written'] as const] : []),
  ];
}

function isGranted(granted: NonNullable<Granted>, permission: string, level: 'read' | 'write'): boolean {
  if (granted === 'all-write') return true;
  if (granted === 'all-read') return level === 'read';
  const given = granted.get(permission);
  return given === 'write' || given === level;
}

function surplusIn(granted: ReadonlyMap<string, string>, needed: ReadonlyMap<string, string>): readonly string[] {
  return [...granted]
    .filter(([key, level]) => level === 'write' && needed.get(key) !== 'write' && USEFUL.get(key) !== 'write')
    .map(([key, level]) => `${key}: ${level}`);
}

function listed(needed: readonly Need[]): string {
  return enumerate(needed.map(([permission, level]) => `\`${permission}: ${level}\``));
}
