import { isScalar, type DataMap, type DataNode, type DataScalar } from '../records/data.ts';
import { childOf, scalarAt, textOfScalar } from './data-settings.ts';

/** Inputs that actions run as commands. */
const COMMAND_INPUTS = ['run', 'command', 'cmd', 'script', 'commands'];
/** Actions whose name says which runner they start. */
const RUNNING = /(?:^|[/-])(pytest|phpunit|vitest|jest|rspec|ctest|nextest)(?=[-@]|$)/;
const BESIDE = /setup|comment|report|annotat|coverage|badge|summar|result|install|cache|publish|upload/;

/**
 * The command that a step with `uses:` hands to an action, or that the action's name stands for; null when none is known.
 * The scalar stands where the command stands.
 */
export function scriptOfAction(step: DataMap): readonly DataScalar[] | null {
  const uses = childOf(step, 'uses');
  if (!uses || !isScalar(uses)) return null;
  const name = textOfScalar(uses);
  const inputs = childOf(step, 'with');
  const input = (key: string): string => scalarAt(childOf(inputs, key)) ?? '';
  const [owner = ''] = name.split('@');
  if (owner.includes('github-script')) return null;
  if (owner.includes('gradle') && input('arguments') !== '')
    return [spoken(childOf(inputs, 'arguments'), `gradle ${input('arguments')}`, uses)];
  if (owner.includes('cargo') && input('command') !== '')
    return [spoken(childOf(inputs, 'command'), `cargo ${input('command')} ${input('args')}`, uses)];
  for (const key of COMMAND_INPUTS) {
    const given = childOf(inputs, key);
    if (given && isScalar(given) && given.kind === 'string') return [given];
  }
  if (owner.includes('cypress-io/github-action')) return [spoken(null, 'cypress run', uses)];
  const runner = BESIDE.test(owner) ? undefined : RUNNING.exec(owner)?.[1];
  return runner === undefined ? null : [spoken(null, runner, uses)];
}

function spoken(at: DataNode | null, text: string, fallback: DataScalar): DataScalar {
  const place = at ?? fallback;
  return { kind: 'string', text, line: place.line, endLine: place.endLine, span: place.span ?? null };
}
