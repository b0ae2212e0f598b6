import type { Relation } from '../model/literal.ts';

/**
 * Calls that compare, by the last part of their name in lower case, letters and digits only
 * (`starts_with?`, `startsWith`, `StartsWith`, `HasPrefix` are one thing in four languages).
 */
const CALLS: ReadonlyMap<string, Relation> = new Map<string, Relation>([
  ...[
    'equals',
    'equal',
    'equalsignorecase',
    'eq',
    'eql',
    'isequal',
    'isequalto',
    'equalfold',
    'casecmp',
    'casecmpp',
  ].map((name) => [name, 'equality'] as const),
  ...[
    'strcmp',
    'strncmp',
    'strcasecmp',
    'stricmp',
    'memcmp',
    'compare',
    'compareto',
    'localecompare',
    'hashequals',
  ].map((name) => [name, 'equality'] as const),
  ...[
    'startswith',
    'hasprefix',
    'strstartswith',
    'isprefixof',
    'stripprefix',
    'removeprefix',
    'trimprefix',
    'cutprefix',
  ].map((name) => [name, 'prefix'] as const),
  ...[
    'endswith',
    'hassuffix',
    'strendswith',
    'issuffixof',
    'stripsuffix',
    'removesuffix',
    'trimsuffix',
    'cutsuffix',
  ].map((name) => [name, 'suffix'] as const),
  ...[
    'contains',
    'includes',
    'include',
    'indexof',
    'lastindexof',
    'strcontains',
    'strpos',
    'stripos',
    'strstr',
    'find',
    'search',
    'index',
    'rfind',
  ].map((name) => [name, 'substring'] as const),
  ...[
    'has',
    'haskey',
    'containskey',
    'inarray',
    'containsvalue',
    'member',
    'ismember',
    'arraykeyexists',
    'get',
    'getordefault',
    'fetch',
    'getattr',
    'lookup',
    'trygetvalue',
    'isset',
  ].map((name) => [name, 'membership'] as const),
  ...[
    'match',
    'matches',
    'fullmatch',
    'test',
    'exec',
    'matchstring',
    'pregmatch',
    'ismatch',
    'regexp',
    'compile',
    'mustcompile',
  ].map((name) => [name, 'regex'] as const),
]);

const OPERATORS: ReadonlyMap<string, Relation> = new Map<string, Relation>([
  ...['==', '===', '!=', '!==', '<>', 'is', 'is not', 'eq', 'ne', '-eq', '-ne', '-ceq', '-ieq', '<=>', '~='].map(
    (operator) => [operator, 'equality'] as const,
  ),
  ...['in', 'not in', 'instanceof', '!in', '-in', '-contains'].map((operator) => [operator, 'membership'] as const),
  ...['=~', '!~', '~', '-match', 'like', '-like', 'matches'].map((operator) => [operator, 'regex'] as const),
  ...['<', '>', '<=', '>=', '-lt', '-gt', '-le', '-ge'].map((operator) => [operator, 'order'] as const),
]);

/** How a call of this name compares its arguments, or null when it does not. */
export function relationOfCall(name: string): Relation | null {
  const last = name.replace(/\(\)$/, '').split('.').at(-1) ?? '';
  return CALLS.get(last.toLowerCase().replaceAll(/[^a-z0-9]/g, '')) ?? null;
}

/** How a binary operator compares its sides, or null when it computes instead. */
export function relationOfOperator(operator: string): Relation | null {
  return OPERATORS.get(operator) ?? null;
}

const CONCATENATIONS: ReadonlySet<string> = new Set(['+', '.', '..', '<>', '++', '&', '~']);

/** Whether the operator joins texts in some language; only ever asked about literals on both sides. */
export function isConcatenation(operator: string): boolean {
  return CONCATENATIONS.has(operator);
}

/**
 * Calls whose text arguments speak to people: errors, logs, usage. Such text is vocabulary that a failing test may
 * rightly demand, not an answer. By the last part of the name, lower case.
 */
const MESSAGE_CALLS =
  /^(?:log|logf|debug|debugf|trace|info|infof|warn|warnf|warning|error|errorf|fatal|fatalf|critical|notice|exception|panic|panicf|bail|ensure|anyhow|abort|fail|invariant|assert|check|require|deprecated|deprecate|raise|throw|die|usage|help|describe|description|wrap|wrapf|withmessage|addargument|add_argument|option|addoption|command)$/;
const ERROR_TYPE = /(?:Error|Exception|Failure|Warning|Problem|Fault)$/;
const PRINT_CALLS =
  /^(?:print|println|printf|puts|echo|write|writeline|fprintf|fprintln|cout|say|format|sprintf|writeln|fprint|p)$/;

/** Whether texts handed to this call are messages. */
export function isMessageCall(name: string): boolean {
  const parts = name.replaceAll('()', '').split('.');
  const last = parts.at(-1) ?? '';
  if (
    ERROR_TYPE.test(last) ||
    /^(?:logger|log|logging|console\.(?:error|warn|debug|info))$/.test(parts.slice(0, -1).join('.'))
  )
    return true;
  return MESSAGE_CALLS.test(last.toLowerCase().replace(/!$/, ''));
}

/** Whether the call writes its arguments to the program's output. */
export function isPrintCall(name: string): boolean {
  const last = (name.replaceAll('()', '').split('.').at(-1) ?? '').toLowerCase().replace(/!$/, '');
  return PRINT_CALLS.test(last) || name === 'console.log';
}
