import type { CallNode, SyntaxNode } from '../model/source.ts';
import { calleeName } from './calls.ts';
import type { Claim } from './claim.ts';
import type { TestReading } from './reading.ts';
import { literalText } from './values.ts';
import { columnRole, wordsOf } from './words.ts';

/** First word of functions that assert by their name, wherever they are defined. */
const ASSERTING_WORDS: ReadonlySet<string> = new Set([
  'assert', 'check', 'checks', 'close', 'compare', 'confirm', 'ensure', 'eq', 'equal', 'equals', 'expect', 'expects', 'is',
  'must', 'ok', 'same', 'should', 'that', 'validate', 'verify', 'near', 'roundtrip',
]); // prettier-ignore

/** Whether a function's name says that it asserts: `check_slug`, `assertRoundTrip`, `CHECK`. */
function soundsAsserting(name: string): boolean {
  const [first] = wordsOf(name);
  return first !== undefined && ASSERTING_WORDS.has(first);
}

/**
 * The claim that a call to the test file's own assertion makes: `check(64, 12)`, `slugIs('a b', 'a-b')`.
 * Parameters named like an expectation tell the sides; else the plainer argument, else the last one is expected.
 *
 * @param isKnown Accept a function that the file does not define, such as a C macro, if it sounds asserting.
 */
export function localClaim(call: CallNode, test: TestReading, isKnown: boolean): Claim | null {
  const name = calleeName(call);
  const definition = test.reading.file.functions.get(name);
  const args = call.arguments.filter((argument) => argument.kind !== 'function');
  if (args.length < 2 || (!definition && isKnown)) return null;
  const roles = args.map((argument, index) => {
    const named = argument.kind === 'pair' && argument.key.kind === 'name' ? argument.key.text : undefined;
    return columnRole(named ?? definition?.parameters[index]?.name ?? '');
  });
  if (roles.includes('expected')) {
    const rest = args.filter((_argument, index) => roles[index] !== 'expected');
    // `check("a.csv", rows)` with a parameter `name`: the only other argument is what is fed in.
    if (rest.length === 1)
      return { node: call, actual: rest, expected: args.filter((argument) => !rest.includes(argument)) };
    const of = (isExpected: boolean): readonly SyntaxNode[] =>
      args.filter(
        (argument, index) => (roles[index] === 'expected') === isExpected && !isLabel(argument, roles[index]),
      );
    return { node: call, actual: of(false), expected: of(true) };
  }
  if (!soundsAsserting(name)) return null;
  const unlabelled = args.filter((argument, index) => !isLabel(argument, roles[index]));
  const sides = unlabelled.length > 1 ? unlabelled : args;
  const expected = sides.at(-1);
  return expected && sides.length > 1 ? { node: call, actual: sides.slice(0, -1), expected: [expected] } : null;
}

/** A text that only names the check. */
function isLabel(argument: SyntaxNode, role: ReturnType<typeof columnRole> | undefined): boolean {
  return role === 'case-id' && literalText(argument) !== null;
}
