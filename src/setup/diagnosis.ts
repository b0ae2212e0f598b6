import type { Check, ExaminedSetup, Finding, Severity } from './check.ts';
import { conditionChecks } from './checks/conditions.ts';
import { permissionChecks } from './checks/permissions.ts';
import { policyChecks } from './checks/policy.ts';
import { presenceChecks } from './checks/presence.ts';
import { rivalChecks } from './checks/rivals.ts';
import { stepChecks } from './checks/step.ts';
import { targetChecks } from './checks/target-event.ts';
import { triggerChecks } from './checks/triggers.ts';

/** All checks, in the order in which they are reported. */
const checks: readonly Check[] = [
  ...presenceChecks,
  ...policyChecks,
  ...triggerChecks,
  ...conditionChecks,
  ...permissionChecks,
  ...stepChecks,
  ...targetChecks,
  ...rivalChecks,
];

const ORDER: readonly Severity[] = ['problem', 'weakness', 'unknown', 'fine'];

/** What the checks say of a set-up: one entry a fault, one for each check without any; the worst first. */
export function diagnose(setup: ExaminedSetup): readonly Finding[] {
  const findings = checks.flatMap(({ id, title, find }): readonly Finding[] => {
    const faults = find(setup);
    if (faults === null) return [];
    if (faults.length === 0)
      return [{ id, title, severity: 'fine', message: `${title}.`, cure: null, path: null, line: null }];
    return faults.map(({ severity, message, cure, path = null, line = null }) => ({
      id,
      title,
      severity,
      message,
      cure,
      path,
      line,
    }));
  });
  return findings.toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}
