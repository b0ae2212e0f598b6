import type { ProductFile } from '../model/rule.ts';
import type { CallNode, SyntaxNode } from '../model/source.ts';
import { childrenOf, dottedName, walk } from '../model/traversal.ts';
import { definitionsOf } from './definitions.ts';
import { readsItself } from './evasion-own-source.ts';

/** What code that is executed is made of. */
export interface Origin {
  /** A literal that is decoded, decompressed or turned round before it runs. */
  readonly decoded: SyntaxNode | null;
  /** The file's own text, or a comment or docstring in it. */
  readonly ownText: string;
  /** A file that is no code, read at run time. */
  readonly dataFile: string;
  /** The data of that file is decoded too. */
  readonly isDataDecoded: boolean;
  /** The text, when it is nothing but literals as written; empty otherwise. */
  readonly plain: string;
  /** Everything that was met on the way, for asking what is new. */
  readonly met: readonly SyntaxNode[];
}

/** Last parts of callees that decode, in lower case, letters and digits only. */
const DECODERS =
  /^(?:(?:standard|urlsafe)?b(?:16|32|64|85)decode|a85decode|z85decode|decodebytes|base64decode|base64urldecode|decodebase64|decode64|strictdecode64|urlsafedecode64|frombase64(?:string)?|fromhex(?:string)?|unhexlify|hex2bin|a2b[a-z0-9]+|atob|decompress|inflate(?:raw)?(?:sync)?|g?unzip(?:sync)?|brotlidecompress(?:sync)?|gzinflate|gzuncompress|gzdecode|zlibdecode|fromcharcode|fromcodepoint|chr|unescape|decodeuri(?:component)?|unquote|rot13|strrot13|strrev|reverse|reversed|maketrans|translate|convertuudecode|decrypt|deobfuscate|loads64|unpack1?)$/;
const ENCODINGS =
  /^(?:base64(?:url)?|hex|rot_?13|zlib|zip|bz2|uu|unicode_escape|base64_codec|hex_codec|rawunicodeescape)$/i;
const OWN_CALLS = /(?:^|\.)(?:getsource|getsourcelines|getcomments|getdoc|findsource)$/;
const READERS =
  /^(?:open|read|readtext|readbytes|readfile|readfilesync|readalltext|filegetcontents|getdata|readtostring|binread|slurp|resourcestring|getresourceasstream)$/;
const DATA_FILE =
  /\.(?:txt|dat|data|bin|json|jsonl|csv|tsv|png|jpe?g|gif|svg|webp|ico|md|rst|html?|css|ya?ml|xml|tpl|b64|b85|gz|z|xz|bz2|zip|log|db|pack|blob|pickle|pkl|ttf|woff2?|cache)$/i;
/** Paths and addresses are where something lies, not what is hidden. */
const ADDRESS = /^(?:\w{2,8}:\/\/|[\w./\\-]{1,200}\.\w{1,5}$)/;
/** Shorter literals are names of encodings and the like. */
const SHORTEST = 12;
const MOST_NODES = 4000;
const MOST_FUNCTIONS = 12;

interface Visit {
  readonly node: SyntaxNode;
  readonly isDecoded: boolean;
  readonly isRead: boolean;
  /** In the body of a function that was followed: much stands there that is only by the way. */
  readonly isInside: boolean;
}

/** Whether a text is one that nobody can read: one long word of letters, digits and signs, or bytes. */
export function looksEncoded(text: string): boolean {
  if (/\p{Cc}/u.test(text.replaceAll(/\s/g, ''))) return true;
  return /^\S{16,}$/.test(text) && /\d/.test(text) && /[a-z]/.test(text) && /[A-Z+/=]/.test(text);
}

/**
 * Follows what is executed back to where it comes from: through names, fields and functions of the file, and constants
 * of the other changed files.
 */
export function originOf(code: readonly SyntaxNode[], file: ProductFile, others: readonly ProductFile[]): Origin {
  const met: SyntaxNode[] = [];
  const seen = new Set<SyntaxNode>();
  const pending: Visit[] = code.map((node) => ({ node, isDecoded: false, isRead: false, isInside: false }));
  let decoded: SyntaxNode | null = null;
  let ownText = '';
  let dataFile = '';
  let isDataDecoded = false;
  let plain = '';
  let isPlain = true;
  let functions = 0;
  for (let visit = pending.pop(); visit && met.length < MOST_NODES; visit = pending.pop()) {
    const { node, isDecoded, isRead, isInside } = visit;
    if (seen.has(node)) continue;
    seen.add(node);
    met.push(node);
    const push = (nodes: readonly SyntaxNode[], under = isDecoded, read = isRead, inside = isInside): void => {
      for (const child of nodes.toReversed())
        pending.push({ node: child, isDecoded: under, isRead: read, isInside: inside });
    };
    switch (node.kind) {
      case 'string':
        // A function that is followed brings its docstring along.
        if (node.isDocumentation) break;
        if (
          isDecoded &&
          node.value.length >= SHORTEST &&
          !ADDRESS.test(node.value) &&
          (!isInside || looksEncoded(node.value))
        )
          decoded ??= node;
        if (isRead && DATA_FILE.test(node.value)) {
          dataFile ||= node.value;
          isDataDecoded ||= isDecoded;
        }
        plain += node.value;
        break;
      case 'list':
        if (isDecoded && node.elements.filter(({ kind }) => kind === 'number').length >= SHORTEST) decoded ??= node;
        push(node.elements.slice(0, 500));
        break;
      case 'number':
      case 'constant':
        break;
      case 'name':
      case 'member': {
        const name = node.kind === 'name' ? node.text : node.property;
        if (name === '__doc__') {
          ownText ||= name;
          isPlain = false;
          break;
        }
        const values = valuesOf(name, file, others);
        if (values.length === 0) isPlain = false;
        push(values);
        if (node.kind === 'member' && values.length === 0) push([node.object]);
        break;
      }
      case 'call': {
        const name = dottedName(node.callee).replaceAll('()', '');
        const last = plainPart(name);
        const called = functionsOf(name, file).slice(0, functions < MOST_FUNCTIONS ? 2 : 0);
        functions += called.length;
        if (OWN_CALLS.test(name) || readsItself(node, file)) ownText ||= name;
        const under = isDecoded || decodes(node, last);
        const read = isRead || READERS.test(last);
        if (last !== 'join' && last !== 'dedent' && last !== 'compile' && last !== 'strip') isPlain = false;
        const receiver =
          node.callee.kind === 'member' ? [node.callee.object] : node.callee.kind === 'name' ? [] : [node.callee];
        // A decoder of the file's own: its parameters stand for what it is given.
        push(
          called.map(({ body }) => body),
          isDecoded || under,
          read,
          true,
        );
        const isDecoder = under || called.some(({ body }) => bodyDecodes(body));
        push(last === 'compile' ? node.arguments.slice(0, 1) : node.arguments, isDecoder, read);
        push(receiver, under, read);
        break;
      }
      case 'index':
        push([node.object], isDecoded || isReversal(node.index));
        isPlain = false;
        break;
      case 'binary':
        push([node.left, node.right]);
        break;
      case 'pair':
        push([node.value]);
        break;
      case 'template':
        isPlain &&= node.parts.every(({ kind }) => kind === 'string');
        push(node.parts);
        break;
      default:
        if (node.kind !== 'block') isPlain = false;
        push(childrenOf(node));
    }
  }
  return { decoded, ownText, dataFile, isDataDecoded, plain: isPlain ? plain : '', met };
}

/** Whether a call makes readable text out of what nobody reads. */
function decodes(call: CallNode, last: string): boolean {
  if (DECODERS.test(last)) return true;
  const isConversion = /^(?:from|decode|tostring|new|bytes|buffer|bytearray|convert|getdecoder)$/.test(last);
  if (!isConversion) return false;
  if (call.arguments.some((argument) => argument.kind === 'string' && ENCODINGS.test(argument.value))) return true;
  if (/(?:^|\.)(?:base64|Base64|hex|Hex)\b/.test(dottedName(call.callee))) return true;
  // A list of codes becomes text.
  const [first] = call.arguments;
  return (
    last !== 'tostring' &&
    first?.kind === 'list' &&
    first.elements.length >= SHORTEST &&
    first.elements.every(({ kind }) => kind === 'number')
  );
}

function bodyDecodes(body: SyntaxNode): boolean {
  let found = false;
  walk(body, (node) => {
    if (found) return false;
    if (node.kind === 'call') found = decodes(node, plainPart(dottedName(node.callee).replaceAll('()', '')));
    else if (node.kind === 'index') found = isReversal(node.index);
    else if (node.kind === 'binary') found = /^(?:\^|xor)$/.test(node.operator);
    return;
  });
  return found;
}

/** `[::-1]`. */
function isReversal(index: SyntaxNode): boolean {
  return (
    index.kind === 'block' &&
    index.children.some((child) => child.kind === 'number' && child.value === '-1') &&
    index.children.filter(({ kind }) => kind === 'number').length === 1
  );
}

function plainPart(name: string): string {
  return (name.split('.').at(-1) ?? '').toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function valuesOf(name: string, file: ProductFile, others: readonly ProductFile[]): readonly SyntaxNode[] {
  const own = definitionsOf(file.tree).values.get(name);
  if (own) return own;
  // Constants have telling names; `data` and `text` are somebody else's.
  if (!/^_*[A-Z]/.test(name)) return [];
  for (const other of others) {
    const values = other === file ? undefined : definitionsOf(other.tree).values.get(name);
    if (values) return values;
  }
  return [];
}

function functionsOf(name: string, file: ProductFile): readonly { readonly body: SyntaxNode }[] {
  return definitionsOf(file.tree).functions.get(name.split('.').at(-1) ?? '') ?? [];
}
