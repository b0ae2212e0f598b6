import type { ProductFile, Scene } from '../model/rule.ts';
import type { CallNode, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { touches } from '../sources/touch.ts';
import { definitionsOf } from './definitions.ts';
import type { Evasion } from './evasion.ts';
import { baseNameOf } from './naming.ts';
import { isToolingPath } from './tooling.ts';

const READERS =
  /(?:^|\.)(?:open|read_text|read_bytes|readFileSync|readFile|readTextFileSync|readTextFile|File\.read|File\.readlines|IO\.read|File\.foreach|file_get_contents|file|getlines|ReadAllText|ReadAllLines|Files\.readString|Files\.readAllLines|os\.ReadFile|include_str|include_bytes)!?$/;
const COMMENTS = /(?:^|\.)(?:getcomments|highlight_file|show_source|php_strip_whitespace)$/;
/** Makes data out of a text. */
const PARSERS = /(?:^|\.)(?:loads|literal_eval|safe_load|findall|finditer|fromstring|DictReader|reader|parse_table)$/;
const OWN_FILE = /^(?:__file__|__filename|__FILE__|import\.meta\.url|import\.meta\.filename)$/;
const MOST_CALLS = 2000;
const MOST_PARTS = 60;

/** Calls that read the text of their own file, where a comment can hold what no reviewer takes for data. */
export function ownSourceEvasions(scene: Scene): readonly Evasion[] {
  return scene.product.flatMap((file): readonly Evasion[] => {
    if (file.tree.language === 'shell' || isToolingPath(file.path)) return [];
    const call = firstReading(file);
    if (!call) return [];
    return [
      {
        compared: file.compared,
        level: 'probation',
        range: { ...call.range, endLine: Math.min(call.range.endLine, call.range.startLine + 5) },
        message: 'This reads its own comments or source text: what reviewers take for prose becomes data.',
        matched: dottedName(call.callee),
      },
    ];
  });
}

function firstReading(file: ProductFile): CallNode | null {
  let found: CallNode | null = null;
  let met = 0;
  walk(file.tree.root, (node) => {
    if (found || met > MOST_CALLS) return false;
    if (node.kind !== 'call' || !touches(node.range, file.compared.added)) return;
    met++;
    const name = dottedName(node.callee).replaceAll('()', '');
    if (COMMENTS.test(name) || readsItself(node, file) || parsesComment(node, name)) found = node;
    return;
  });
  return found;
}

/** `json.loads(__doc__)`, or the comment in a function, by way of its text: `/\\/\\*…/.exec(f.toString())`. */
function parsesComment(call: CallNode, name: string): boolean {
  const isParser = PARSERS.test(name);
  const isMatch = /(?:^|\.)(?:match|matchAll|exec|split|replace|slice|indexOf)$/.test(name);
  if (!isParser && !isMatch) return false;
  const nodes: SyntaxNode[] = [];
  walk(call, (node) => (nodes.length < MOST_PARTS ? void nodes.push(node) : false));
  const isDocstring = nodes.some(
    (node) => (node.kind === 'name' ? node.text : node.kind === 'member' ? node.property : '') === '__doc__',
  );
  const isSource = nodes.some((node) => node.kind === 'member' && node.property === 'toString');
  const isComment = nodes.some(
    (node) => (node.kind === 'regex' || node.kind === 'string') && /\/\\?\*/.test(node.value),
  );
  return isParser ? isDocstring : isSource && isComment;
}

/** A call that reads a file whose whole path is that of the file itself; a path that only begins there leads elsewhere. */
export function readsItself(call: CallNode, file: ProductFile): boolean {
  if (!READERS.test(dottedName(call.callee).replaceAll('()', ''))) return false;
  const [first] = call.arguments;
  const own = first ? isOwnPath(first, file, 4) : false;
  // `Path(__file__).read_text()`.
  return own || (call.callee.kind === 'member' && isOwnPath(call.callee.object, file, 4));
}

function isOwnPath(node: SyntaxNode, file: ProductFile, depth: number): boolean {
  if (depth === 0) return false;
  switch (node.kind) {
    case 'name':
    case 'member': {
      if (OWN_FILE.test(dottedName(node))) return true;
      const values = node.kind === 'name' ? (definitionsOf(file.tree).values.get(node.text) ?? []) : [];
      return values.length > 0 && values.every((value) => isOwnPath(value, file, depth - 1));
    }
    case 'string':
      return node.value === baseNameOf(file.path) && /^(?:rust|go)$/.test(file.tree.language);
    case 'call': {
      // Calls that leave a path what it is.
      const name = dottedName(node.callee).replaceAll('()', '');
      const [only, second] = node.arguments;
      if (!only || second)
        return (
          /(?:^|\.)resolve$/.test(name) &&
          node.callee.kind === 'member' &&
          isOwnPath(node.callee.object, file, depth - 1)
        );
      return (
        /(?:^|\.)(?:Path|fileURLToPath|abspath|realpath|URL|File|str|String|resolve|expanduser|normpath)$/.test(name) &&
        isOwnPath(only, file, depth - 1)
      );
    }
    case 'unary':
      return isOwnPath(node.operand, file, depth - 1);
    case 'block':
      return (
        node.children.length === 1 && node.children[0] !== undefined && isOwnPath(node.children[0], file, depth - 1)
      );
    default:
      return false;
  }
}
