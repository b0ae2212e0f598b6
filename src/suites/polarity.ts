import type { SyntaxNode } from '../model/source.ts';
import { dottedName } from '../model/traversal.ts';

/** Words of an assertion's name that turn it round; two of them turn it back. */
const DENYING = /(?:^|_)(?:not|false|falsy|refute|none|null|nil|undefined|no|isn't)(?=_|$)/g;
/** Assertions whose names tell on which side of yes and no they stand. */
const TELLING =
  /true|truthy|false|falsy|null|nil|none|undefined|defined|exist|ok|error|equal|eq|same|contain|include|in|be|throw|raise|called|match/i;

/**
 * Whether an assertion demands that something does *not* hold; null when nothing tells. To be null, nothing or false is
 * the denial of being there, in whichever words.
 */
export function isDenying(node: SyntaxNode): boolean | null {
  if (node.kind === 'assert') return ofCondition(node.condition, false);
  if (node.kind === 'if') return ofCondition(node.condition, true);
  if (node.kind !== 'call' && node.kind !== 'member') return null;
  const links = dottedName(node.kind === 'call' ? node.callee : node)
    .split('.')
    .map((link) => link.replaceAll('()', ''));
  const last = links.at(-1) ?? '';
  if (!TELLING.test(last)) return null;
  const turns = links.slice(1).concat(links.length === 1 ? links : []);
  let denied = turns.reduce((count, link) => count + denials(link), 0) % 2 === 1;
  const [first, second] = node.kind === 'call' ? node.arguments : [];
  if (node.kind !== 'call') return denied;
  if (/^(?:assert|ok|assert_?true|assert_?false|isTrue|isFalse|True|False|refute)$/i.test(last)) {
    const condition = first?.kind === 'name' && /^(?:t|b|tb)$/.test(first.text) ? second : first;
    const inner = condition ? ofCondition(condition, false) : null;
    return inner === null ? null : inner !== denied;
  }
  for (const argument of [first, second]) {
    if (argument?.kind === 'constant' && argument.value !== 'true' && node.arguments.length <= 3) denied = !denied;
  }
  return denied;
}

/** Words of denial in `toBeNull`, `assertIsNotNone`, `to_not`, `NotNil`, `NoError`. */
function denials(name: string): number {
  const words = name
    .slice(0, 80)
    .replaceAll(/(?<lower>[a-z\d])(?=[A-Z])/g, '$<lower>_')
    .toLowerCase();
  return words.match(DENYING)?.length ?? 0;
}

function ofCondition(condition: SyntaxNode, isInverted: boolean): boolean | null {
  let node = condition;
  let denied = isInverted;
  for (let count = 0; count < 20; count++) {
    if (node.kind === 'unary' && /^(?:!|not)$/.test(node.operator)) {
      denied = !denied;
      node = node.operand;
    } else if (node.kind === 'block' && node.children.length === 1 && node.children[0]) [node] = node.children;
    else break;
  }
  if (node.kind === 'binary') {
    if (/^(?:&&|\|\||and|or|[<>]=?)$/.test(node.operator)) return null;
    if (/^(?:!=|!==|is not|not in|!~|ne|<>)$/.test(node.operator)) denied = !denied;
    for (const side of [node.left, node.right]) if (side.kind === 'constant' && side.value !== 'true') denied = !denied;
    return denied;
  }
  return node.kind === 'name' || node.kind === 'member' || node.kind === 'call' || node.kind === 'index'
    ? denied
    : null;
}
