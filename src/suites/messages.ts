import type { CallNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';

/** Calls that tell people why a test failed, or what it does. */
const TELLING =
  /^(?:Errorf?|Fatalf?|Logf?|Fail(?:Now|f)?|Skipf?|panic|print(?:ln|f)?|console\.\w+|fmt\.Print\w*|logger\.\w+|log\.\w+)$/;
/** Assertions about a single value; what follows it is a message. */
const ONE_SIDED =
  /^(?:assert_?|is_?)?(?:true|false|ok|not_?ok|is_?none|is_?not_?none|is_?null|null|not_?null|nil|not_?nil|no_?error|error|empty|not_?empty|zero|not_?zero|defined|exists)f?$/i;
const OWNERS = /^(?:assert|require|assertions?|self|Assert|Assertions|t|is|s)$/;
const MESSAGE_KEYS: ReadonlySet<string> = new Set(['msg', 'message', 'err_msg', 'msgAndArgs', 'clue']);

/** Whether a call only tells people something. */
export function isTelling(node: SyntaxNode): boolean {
  if (node.kind !== 'call') return false;
  const name = dottedName(node.callee);
  return TELLING.test(name) || /^[tb]\.(?:Errorf?|Fatalf?|Logf?|Fail(?:Now)?|Skipf?|Helper)$/.test(name);
}

/** The parts of an assertion that are for people: rewording them changes no demand. */
export function messagesIn(assertion: SyntaxNode): ReadonlySet<SyntaxNode> {
  const found = new Set<SyntaxNode>();
  if (assertion.kind === 'assert' && assertion.message) found.add(assertion.message);
  if (assertion.kind === 'if') {
    walk(assertion, (node) => {
      if (!isTelling(node)) return true;
      found.add(node);
      return false;
    });
  }
  if (assertion.kind === 'call') for (const node of messageArguments(assertion)) found.add(node);
  return found;
}

function messageArguments(call: CallNode): readonly SyntaxNode[] {
  const keyed = call.arguments.filter(
    (argument) => argument.kind === 'pair' && argument.key.kind === 'name' && MESSAGE_KEYS.has(argument.key.text),
  );
  const parts = dottedName(call.callee).split('.');
  const name = parts.at(-1) ?? '';
  const owner = (parts.at(-2) ?? '').replaceAll('()', '');
  if (!OWNERS.test(owner) && !/^assert/i.test(name)) return keyed;
  const [lead] = call.arguments;
  const offset = lead?.kind === 'name' && /^(?:t|b|tb)$/.test(lead.text) && call.arguments.length > 1 ? 1 : 0;
  const sides = offset + (ONE_SIDED.test(name) || name === 'assert' ? 1 : 2);
  const at = call.arguments.findIndex((argument, index) => index >= sides && isText(argument));
  return at < 0 ? keyed : [...keyed, ...call.arguments.slice(at).filter((argument) => argument.kind !== 'pair')];
}

function isText({ kind }: SyntaxNode): boolean {
  return kind === 'string' || kind === 'template';
}
