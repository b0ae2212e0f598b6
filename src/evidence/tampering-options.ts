import type { FunctionNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { cited, type Fault } from '../runners/tampering.ts';
import { textOf, type Code } from './tampering-code.ts';
import { gatesOf, nodesOf } from './tampering-flow.ts';

/** Options of pytest by which tests are left out, or only listed. */
const OPTIONS =
  /(?:^|\.)(?:option|known_args_namespace)\.(collectonly|keyword|markexpr|deselect|ignore|ignore_glob|setuponly|setupplan|file_or_dir|lf)$|(?:^|\.)config\.(args)$/;
/** Go's own flags for tests. */
const TEST_FLAG = /^-{0,2}test\.(?:run|skip|list|count|short|failfast)\b/;
/** Conditions under which somebody asked for it. */
const ASKED = /\b(?:getoption|getini|addoption|environ|getenv|Getenv|LookupEnv|argv)\b/;

/** Code that sets the runner's own options from within, where no command line shows it. */
export function optionTricks(code: Code): readonly Fault[] {
  const faults: Fault[] = [];
  walk(code.tree.root, (node, ancestors) => {
    if (faults.length > 20 || !code.isTouched(node.range)) return;
    const isGrouped = node.kind === 'function' && node.name === 'load_tests' && code.tree.language === 'python';
    if (isGrouped && loadsNothing(node))
      faults.push(
        faultOf(
          code,
          node,
          'violation',
          `${cited('load_tests')} hands back a suite without the tests that were found, so none of them runs.`,
        ),
      );
    const option = code.isAdded(node.range) ? optionIn(code, node) : null;
    if (option === null) return;
    const words = gatesOf(code, node, ancestors)
      .map((gate) => gate.words)
      .join(' ');
    faults.push(
      faultOf(
        code,
        node,
        ASKED.test(words) ? 'probation' : 'violation',
        `${cited(textOf(code, node.range, 1))} sets ${cited(option)} of the test runner from within, so existing tests are left out of every run.`,
      ),
    );
  });
  return faults;
}

function faultOf(code: Code, node: SyntaxNode, level: Fault['level'], message: string): Fault {
  return { range: node.range, level, message, matched: textOf(code, node.range) };
}

/** The option that a statement sets; null when it sets none. */
function optionIn(code: Code, node: SyntaxNode): string | null {
  if (node.kind === 'assign') {
    const match = code.tree.language === 'python' ? OPTIONS.exec(dottedName(node.target)) : null;
    if (match) return match[1] ?? match[2] ?? null;
    return dottedName(node.target) === 'os.Args' ? flagIn(node.value) : null;
  }
  if (node.kind !== 'call') return null;
  const name = dottedName(node.callee);
  if (name === 'flag.Set' || name === 'flag.CommandLine.Set') return flagIn(node);
  const [object, key] = node.arguments;
  if (name === 'setattr' && object && key?.kind === 'string') {
    const match = OPTIONS.exec(`${dottedName(object)}.${key.value}`);
    return match ? (match[1] ?? match[2] ?? null) : null;
  }
  return null;
}

function flagIn(node: SyntaxNode): string | null {
  const flag = nodesOf(node, 60).find((one) => one.kind === 'string' && TEST_FLAG.test(one.value));
  return flag?.kind === 'string' ? flag.value : null;
}

/** Whether unittest's protocol for loading gives back something that has nothing to do with what was found. */
function loadsNothing({ parameters, body }: FunctionNode): boolean {
  const given = new Set(parameters.map(({ name }) => name));
  return !nodesOf(body).some((node) => node.kind === 'name' && given.has(node.text));
}
