import { append } from '../model/lists.ts';
import type { KnownValue } from '../model/oracle.ts';
import { isScalar, type DataMap, type DataNode } from './data.ts';
import { parseJson } from './json-data.ts';
import { distinct } from './lines.ts';
import { recordValues } from './record-values.ts';
import { stringValues } from './values.ts';

/** One recorded request with its answer. */
export interface Exchange {
  /** Method and address. */
  readonly name: string;
  readonly startLine: number;
  readonly endLine: number;
  /** What was asked, and the answer as far as both make one small case. */
  readonly values: readonly KnownValue[];
  /** An answer too large for that, to be taken apart. */
  readonly answer: DataNode | null;
}

/** Values of the request or of the answer that still make a small case. */
const SMALL = 12;

/** Longest body that is kept as one text. */
const BODY = 4000;

/** The exchanges of a recording, whatever the tool calls their list; empty when it is no recording. */
export function exchangesOf(root: DataNode): readonly Exchange[] {
  const list = interactionsOf(root);
  if (list?.kind !== 'list') return [];
  return list.items.flatMap((item) => {
    const request = child(item, 'request');
    const response = child(item, 'response');
    return request?.kind === 'map' && response?.kind === 'map' ? [exchange(item, request, response)] : [];
  });
}

function interactionsOf(root: DataNode): DataNode | null {
  return (
    child(root, 'interactions') ??
    child(root, 'http_interactions') ??
    child(child(root, 'log'), 'entries') ??
    (root.kind === 'list' ? root : null)
  );
}

function child(node: DataNode | null, key: string): DataNode | null {
  if (node?.kind !== 'map') return null;
  return node.entries.find((entry) => entry.key.toLowerCase() === key)?.value ?? null;
}

function textOf(node: DataNode | null): string | null {
  return node?.kind === 'string' || node?.kind === 'number' ? node.text : null;
}

function exchange(item: DataNode, request: DataMap, response: DataMap): Exchange {
  const address = child(request, 'uri') ?? child(request, 'url');
  const method = textOf(child(request, 'method')) ?? '';
  const question = bodyOf(request);
  const answer = bodyOf(response);
  const inputs: KnownValue[] = [];
  if (address?.kind === 'string') append(inputs, stringValues(address.text, 'input', address.line));
  if (question) append(inputs, bodyValues(question, 'input').slice(0, SMALL));
  const answers = answer ? bodyValues(answer, 'expected') : [];
  const isSmall = answers.length <= SMALL;
  return {
    name: `${method.toUpperCase()} ${textOf(address) ?? ''}`.trim(),
    startLine: item.line,
    endLine: item.endLine,
    values: distinct([...inputs, ...(isSmall ? answers : [])]),
    answer: isSmall || !answer ? null : answer,
  };
}

/** What a body says: the leaves of JSON, or the text as it is. Fields are left out: an API's words are no answers. */
function bodyValues(body: DataNode, role: 'input' | 'expected'): KnownValue[] {
  return recordValues(body, { role, readsKeys: false, isDeep: true });
}

/** The body of a message: a string, or a map that holds one as `string`, `text`, `data` or `base64_string`. JSON is parsed. */
function bodyOf(message: DataMap): DataNode | null {
  const body = child(message, 'body') ?? child(message, 'content') ?? child(message, 'postdata');
  if (!body) return null;
  if (isScalar(body)) return parsedBody(body);
  const encoded = child(body, 'base64_string');
  if (encoded?.kind === 'string') return parsedBody({ ...encoded, text: decodeBase64(encoded.text) });
  const inner = child(body, 'string') ?? child(body, 'text') ?? child(body, 'data');
  return inner && isScalar(inner) ? parsedBody(inner) : body;
}

function parsedBody(body: DataNode): DataNode | null {
  if (body.kind !== 'string' || body.text.trim() === '') return null;
  if (/^\s*[{[]/.test(body.text)) {
    const { roots, problem } = parseJson(body.text);
    const [root] = roots;
    if (problem === null && root && roots.length === 1) return movedTo(root, body.line, body.endLine);
  }
  return body.text.length <= BODY ? body : null;
}

/** Text of base64, empty when it is binary (compressed bodies are). */
function decodeBase64(text: string): string {
  const decoded = Buffer.from(text.slice(0, 1_000_000), 'base64').toString('utf8');
  return /[\u0000-\u0008\uFFFD]/.test(decoded) ? '' : decoded;
}

/**
 * A tree whose lines are those of the string that it was parsed from: inside a quoted or folded string the lines of the
 * file cannot be told. Iterative, as JSON in a string nests as deep as any other.
 */
function movedTo(root: DataNode, line: number, endLine: number): DataNode {
  const place = { line, endLine };
  const holder: DataNode[] = [];
  const pending: { readonly node: DataNode; readonly put: (node: DataNode) => void }[] = [
    { node: root, put: (node) => holder.push(node) },
  ];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, put } = next;
    if (node.kind === 'map') {
      const entries = node.entries.map((entry) => ({ ...entry, keyLine: line }));
      entries.forEach((entry, index) => {
        pending.push({ node: entry.value, put: (value) => (entries[index] = { ...entry, value }) });
      });
      put({ ...node, ...place, entries });
    } else if (node.kind === 'list') {
      const items = [...node.items];
      items.forEach((item, index) => pending.push({ node: item, put: (value) => (items[index] = value) }));
      put({ ...node, ...place, items });
    } else put({ ...node, ...place });
  }
  return holder[0] ?? root;
}
