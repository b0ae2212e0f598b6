import type { SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { cited, type Fault } from '../runners/tampering.ts';
import { textOf, type Code } from './tampering-code.ts';
import { isTestingToolPath, isToolingPath } from './tooling.ts';

/** Closing lines of runners with their figures, as whoever reads a log looks for them. */
const SUCCESS =
  /^=* ?\d{1,9} passed(?: in \d|,| ?=*$)|^Tests?:\s+(?:\d+ \w+, )*\d+ passed|^Test Suites: \d+ passed|^ok\s+[\w./-]+\t|^--- PASS: |^OK \(\d+ tests?|^Ran \d+ tests? in \d|^\d+ (?:examples?|runs), (?:\d+ assertions, )?0 failures|^test result: ok\. \d+ passed|^Tests run: \d+, Failures: 0|^ {0,4}\d{1,9} passing \(\d|^1\.\.\d{1,9}$|^# pass \d{1,9}$/m;
const PRINTING =
  /(?:^|\.)(?:print|println|printf|puts|echo|write|writeln|write_line|WriteLine|Write|Print|Println|Printf|Fprintf|Fprintln|log|info|print!|println!|line|section|summary)!?$/;

/** Code beside the tests that prints the closing line of a successful run, with figures that nobody counted. */
export function printedSuccess(code: Code): readonly Fault[] {
  if (code.part === 'test') return [];
  if (
    code.part === 'product' &&
    (isTestingToolPath(code.path) ||
      isToolingPath(code.path) ||
      /demo|example|doc|readme|sample|runner|report/i.test(code.path))
  )
    return [];
  const faults: Fault[] = [];
  walk(code.tree.root, (node) => {
    if (faults.length > 10 || node.kind !== 'call' || !code.isAdded(node.range)) return;
    if (!PRINTING.test(dottedName(node.callee))) return;
    const text = node.arguments.map(printed).find((one) => SUCCESS.test(one));
    if (text === undefined) return;
    faults.push({
      range: node.range,
      level: code.part === 'hooks' ? 'violation' : 'probation',
      message: `This prints ${cited(text)}, the closing line of a successful test run, whatever the run came to.`,
      matched: textOf(code, node.range),
    });
  });
  return faults;
}

/** The text that is printed, as far as it is fixed; a hole ends it. */
function printed(node: SyntaxNode): string {
  if (node.kind === 'string') return node.value.slice(0, 500);
  return node.kind === 'list' && node.elements[0]?.kind === 'string' ? node.elements[0].value.slice(0, 500) : '';
}
