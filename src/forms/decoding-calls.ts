import { canonicalNumber } from '../model/value.ts';
import { ascii85Bytes, base32Bytes, base85Bytes } from './byte-encodings.ts';
import { decompressed } from './compression.ts';
import type { CallFolding, FoldedCall } from './folded-call.ts';
import {
  bytesOf,
  bytesValue,
  countIn,
  decimalValue,
  listValue,
  textOf,
  textValue,
  traced,
  type Value,
} from './folded-value.ts';
import { asText } from './list-calls.ts';
import { decimal, numberInBase } from './number-calls.ts';
import { textOfBytes } from './readable.ts';
import { entitiesDecoded, escapesDecoded, percentDecoded, quotedPrintableDecoded, rot13 } from './text-encodings.ts';

function toBytes(step: string, decode: (text: string) => Buffer | null): CallFolding {
  return ({ subject }) => {
    const text = textOf(subject);
    const bytes = text === null ? null : decode(text);
    return bytes && bytesValue(bytes, traced([subject], '', step));
  };
}

function toText(step: string, decode: (text: string) => string | null): CallFolding {
  return ({ subject }) => {
    const text = textOf(subject);
    if (text === null) return null;
    const decoded = decode(text);
    return decoded === null ? subject : textValue(decoded, traced([subject], '', step));
  };
}

const base64 = toBytes('base64', (text) => (/^[\s\w+/=-]*$/.test(text) ? Buffer.from(text, 'base64') : null));
const hex = toBytes('hex', (text) => {
  const digits = text.replaceAll(/[\s:]/g, '');
  return /^(?:[\da-f]{2})+$/i.test(digits) ? Buffer.from(digits, 'hex') : null;
});
const percent = toText('percent-encoded', percentDecoded);
const plusPercent = toText('percent-encoded', (text) => percentDecoded(text.replaceAll('+', ' ')));
const entities = toText('html entities', entitiesDecoded);
const escapes = toText('escape sequences', escapesDecoded);
const rotated = toText('rot13', rot13);

const inflate: CallFolding = ({ subject }) => {
  const bytes = bytesOf(subject);
  const opened = bytes && decompressed(bytes, true);
  return opened && bytesValue(opened.bytes, traced([subject], '', opened.name));
};

/** Decodings by the name that code gives: `codecs.decode(x, 'rot13')`, `Buffer.from(x, 'hex')`. */
const NAMED: ReadonlyMap<string, CallFolding> = new Map([
  ['base64', base64],
  ['base64url', base64],
  ['base64codec', base64],
  ['hex', hex],
  ['hexcodec', hex],
  ['rot13', rotated],
  ['rot_13', rotated],
  ['zlib', inflate],
  ['zip', inflate],
  ['unicodeescape', escapes],
  ['rawunicodeescape', escapes],
  ['quopri', toText('quoted-printable', quotedPrintableDecoded)],
]);

function encodingIn(values: readonly Value[]): string | null {
  const [first] = values;
  return first?.kind === 'text' ? first.text.toLowerCase().replaceAll(/[^a-z0-9]/g, '') : null;
}

/**
 * `decode`, `decodeString`, `from`, `parse`: what it does is said by the words around it (`Base64.getDecoder().decode`,
 * `hex.DecodeString`) or by an argument; else it reads bytes as text.
 */
const decode: CallFolding = (call) => {
  const named = NAMED.get(encodingIn(call.rest) ?? '');
  if (named) return named(call);
  if (call.isMethod) return bytesAsText(call);
  if (/base_?64|urlencoding|stdencoding/.test(call.path)) return base64(call);
  if (/\bhex/.test(call.path)) return hex(call);
  if (/url|uri/.test(call.path)) return percent(call);
  if (/html|entit/.test(call.path)) return entities(call);
  if (call.path.includes('json')) return json(call);
  return bytesAsText(call);
};

const bytesAsText: CallFolding = (call) => {
  const { subject, rest } = call;
  if (subject.kind !== 'bytes') return asText({ ...call, rest: [] });
  const encoding = encodingIn(rest) ?? '';
  const text = /latin1|iso88591|binary/.test(encoding)
    ? subject.bytes.toString('latin1')
    : encoding.includes('utf16')
      ? subject.bytes.toString('utf16le')
      : textOfBytes(subject.bytes);
  return text === null ? null : textValue(text, subject.trace);
};

/** `Buffer.from(x, 'base64')`, `Array.from(x)`, `String::from(x)`, `bytes.from(list)`. */
const from: CallFolding = (call) => {
  const named = NAMED.get(encodingIn(call.rest) ?? '');
  if (named) return named(call);
  if (/base_?64/.test(call.path)) return base64(call);
  const bytes = call.subject.kind === 'list' && /buffer|uint8/.test(call.path) ? bytesOf(call.subject) : null;
  return bytes ? bytesValue(bytes, traced([call.subject], '', 'character codes')) : call.subject;
};

/** `x.toString()`, `(255).toString(16)`, `bytes.toString('hex')`. */
const toString: CallFolding = (call) => {
  const { subject, rest } = call;
  const base = countIn(rest[0]);
  if (base !== null) return numberInBase(subject, base);
  const encoding = encodingIn(rest);
  if (encoding === 'hex' || encoding === 'base64') {
    const bytes = bytesOf(subject);
    return bytes && textValue(bytes.toString(encoding), traced([subject], 'computed'));
  }
  return subject.kind === 'bytes' ? bytesAsText(call) : asText({ ...call, rest: [] });
};

/** A JSON text: texts, numbers and lists of them; of a map nothing. */
const json: CallFolding = ({ subject }) => {
  const text = textOf(subject);
  if (text === null) return null;
  try {
    return fromJson(JSON.parse(text), traced([subject], '', 'JSON text'), 8);
  } catch {
    return null;
  }
};

function fromJson(value: unknown, trace: Value['trace'], depth: number): Value | null {
  if (typeof value === 'string') return textValue(value, trace);
  if (typeof value === 'number') return decimalValue(canonicalNumber(String(value)), trace);
  if (!Array.isArray(value) || depth === 0) return null;
  const elements = value.map((element: unknown) => fromJson(element, trace, depth - 1));
  return listValue(
    elements.filter((element) => element !== null),
    trace,
  );
}

const encode: CallFolding = ({ subject }: FoldedCall) => {
  const bytes = subject.kind === 'text' ? bytesOf(subject) : null;
  return bytes && bytesValue(bytes, subject.trace);
};

/** Calls that decode, by plain name. */
export const decodingCalls: readonly (readonly [string, CallFolding])[] = [
  ...[
    'b64decode',
    'standardb64decode',
    'urlsafeb64decode',
    'decodebytes',
    'frombase64string',
    'frombase64',
    'atob',
    'base64decode',
    'decode64',
    'strictdecode64',
    'urlsafedecode64',
    'decodebase64',
    'a2bbase64',
    'base64decoded',
  ].map((name) => [name, base64] as const),
  ...[
    'fromhex',
    'unhexlify',
    'a2bhex',
    'hex2bin',
    'hexdecode',
    'fromhexstring',
    'b16decode',
    'parsehex',
    'decodehex',
    'hextobytes',
  ].map((name) => [name, hex] as const),
  ...[
    'decompress',
    'inflate',
    'inflatesync',
    'inflateraw',
    'inflaterawsync',
    'gunzip',
    'gunzipsync',
    'unzipsync',
    'ungzip',
    'brotlidecompresssync',
    'gzuncompress',
    'gzinflate',
    'gzdecode',
    'zlibdecode',
    'gunzipbytes',
  ].map((name) => [name, inflate] as const),
  ...['decodeuricomponent', 'decodeuri', 'unquote', 'rawurldecode', 'pathunescape', 'unescape'].map(
    (name) => [name, (call: FoldedCall) => (call.path.includes('html') ? entities(call) : percent(call))] as const,
  ),
  ...['unquoteplus', 'urldecode', 'queryunescape', 'uridecode'].map((name) => [name, plusPercent] as const),
  ...['unescapestring', 'unescapehtml', 'htmldecode', 'htmlspecialcharsdecode', 'htmlentitydecode'].map(
    (name) => [name, entities] as const,
  ),
  ...['decode', 'decodestring', 'decodetostring', 'getstring', 'forceencoding', 'decodeall'].map(
    (name) => [name, decode] as const,
  ),
  ...['loads', 'jsondecode', 'jsonparse', 'parsejson'].map((name) => [name, json] as const),
  ['b32decode', toBytes('base32', (text) => base32Bytes(text, 0))],
  ['b85decode', toBytes('base85', (text) => base85Bytes(text, 0))],
  ['a85decode', toBytes('ascii85', (text) => ascii85Bytes(text, 0))],
  ['strrot13', rotated],
  ['parse', (call) => (call.path.includes('json') ? json(call) : decimal(call))],
  ['from', from],
  ['tostring', toString],
  ['encode', encode],
  ['getbytes', encode],
  ['tobytes', encode],
  ['asbytes', encode],
];
