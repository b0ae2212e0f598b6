import type { OracleCase, Role, ValueKind } from '../model/oracle.ts';

/** A case made ready to be asked which role a value has in it. */
export interface CaseView {
  /** The value's strongest role; null when the case does not hold it. */
  roleOf(kind: ValueKind, text: string): Role | null;
  /** Distinct inputs (prompts and ids among them). */
  readonly inputs: number;
  /** Distinct expected values. */
  readonly answers: number;
}

/** Stronger roles first: a value that is both fed and expected is an input as a key and an answer as a result. */
const STRENGTH: readonly Role[] = [
  'expected',
  'input',
  'prompt',
  'case-id',
  'test-name',
  'suite-name',
  'file-name',
  'field',
];

const views = new WeakMap<OracleCase, CaseView>();

/** The view of a case, made once. */
export function viewOf(known: OracleCase): CaseView {
  let view = views.get(known);
  if (!view) {
    view = makeView(known);
    views.set(known, view);
  }
  return view;
}

function makeView(known: OracleCase): CaseView {
  const roles = new Map<string, Set<Role>>();
  for (const { kind, text, role } of known.values) {
    const key = `${kind}:${text}`;
    const set = roles.get(key);
    if (set) set.add(role);
    else roles.set(key, new Set([role]));
  }
  let inputs = 0;
  let answers = 0;
  for (const [key, set] of roles) {
    // A text that is a number is one value, not two.
    const isSpelling = key.startsWith('number:') && isSpelledElsewhere(key.slice('number:'.length), roles);
    if (isSpelling) continue;
    if (set.has('expected')) answers++;
    else if (set.has('input') || set.has('prompt') || set.has('case-id')) inputs++;
  }
  return {
    inputs,
    answers,
    roleOf: (kind, text) => {
      const set = roles.get(`${kind}:${text}`);
      return set ? (STRENGTH.find((role) => set.has(role)) ?? null) : null;
    },
  };
}

function isSpelledElsewhere(canonical: string, roles: ReadonlyMap<string, unknown>): boolean {
  return roles.has(`string:${canonical}`);
}

/** Whether the case feeds the value to the code, whatever else it does with it. */
export function isFed(known: OracleCase, kind: ValueKind, text: string): boolean {
  return known.values.some(
    (value) =>
      value.kind === kind &&
      value.text === text &&
      (value.role === 'input' || value.role === 'prompt' || value.role === 'case-id'),
  );
}

/** Whether the case feeds 1 or a power of ten: an answer to that is a factor of the domain. */
export function feedsUnit(known: OracleCase): boolean {
  return known.values.some(({ kind, role, text }) => kind === 'number' && role === 'input' && isUnit(text));
}

/** Whether the case feeds numbers, and none of them is a unit: what it expects has been computed from them. */
export function feedsAmounts(known: OracleCase): boolean {
  const fed = known.values.filter(({ kind, role }) => kind === 'number' && role === 'input');
  return fed.length > 0 && fed.every(({ text }) => text !== '0' && !isUnit(text));
}

function isUnit(canonical: string): boolean {
  return /^-?(?:10*|0\.0*1)$/.test(canonical);
}
