import { spell } from './character-codes.ts';
import { sum as added, type Exact } from './exact-number.ts';
import type { CallFolding, FoldedCall } from './folded-call.ts';
import {
  bytesOf,
  bytesValue,
  codesOf,
  elementsOf,
  numberValue,
  textOf,
  textValue,
  traced,
  type Value,
} from './folded-value.ts';

/** `String.fromCharCode(104, 105)`, `chr(104)`, `new String(codes)`, `from_utf8(codes)`. */
export function textOfCharacterCodes(subject: Value, rest: readonly Value[]): Value | null {
  const list =
    subject.kind === 'number' ? { kind: 'list' as const, elements: [subject, ...rest], trace: subject.trace } : subject;
  if (list.kind !== 'list') return null;
  const codes = codesOf(list);
  const text = codes && spell(codes);
  return text === null ? null : textValue(text, traced([subject], '', 'character codes'));
}

const characters: CallFolding = ({ subject, rest }) => textOfCharacterCodes(subject, rest);

/** `bytes([104, 105])`, `Uint8Array.from(…)`, `Buffer.from([…])`: a list of numbers, or a text in UTF-8. */
const bytes: CallFolding = ({ subject }) => {
  if (subject.kind === 'text') return subject;
  const made = subject.kind === 'number' ? null : bytesOf(subject);
  return made && bytesValue(made, traced([subject], '', subject.kind === 'list' ? 'character codes' : ''));
};

/** `[104, 105].pack('c*')` of Ruby, `pack('C*', 104, 105)` of Perl and PHP, `['6869'].pack('H*')`. */
const pack: CallFolding = ({ subject, rest, isMethod }) => {
  const directive = isMethod ? rest[0] : subject;
  const values = isMethod
    ? (elementsOf(subject)?.elements ?? [])
    : rest.flatMap((value) => (value.kind === 'list' ? value.elements : [value]));
  if (directive?.kind !== 'text') return null;
  const [first] = values;
  if (/^[cCUW]\*?$/.test(directive.text) && first)
    return textOfCharacterCodes({ kind: 'list', elements: values, trace: first.trace }, []);
  if (first?.kind !== 'text') return null;
  if (directive.text === 'H*' && /^(?:[\da-f]{2})+$/i.test(first.text))
    return bytesValue(Buffer.from(first.text, 'hex'), traced([first], '', 'hex'));
  return /^a/i.test(directive.text) ? first : null;
};

/** `text.unpack1('m')`: base64 of Ruby. */
const unpack: CallFolding = ({ subject, rest }) => {
  const directive = rest[0];
  if (subject.kind !== 'text' || directive?.kind !== 'text' || !/^m0?$/.test(directive.text)) return null;
  return bytesValue(Buffer.from(subject.text, 'base64'), traced([subject], '', 'base64'));
};

/** `string(x)`, `str(x)`, `String(x)`, `x.toString()`, `new String(chars)`: a text, or the text of characters in a list. */
export const asText: CallFolding = ({ subject, rest }) => {
  if (rest.length > 1) return null;
  if (subject.kind !== 'list') {
    const text = textOf(subject);
    return text === null ? null : textValue(text, subject.trace);
  }
  const codes = textOfCharacterCodes(subject, []);
  if (codes) return codes;
  const texts = subject.elements.map(textOf);
  return texts.includes(null) ? null : textValue(texts.join(''), traced([subject], 'joined'));
};

function numbersOf({ subject, rest }: FoldedCall): readonly Exact[] | null {
  const values = subject.kind === 'list' ? subject.elements : [subject, ...rest];
  const numbers = values.flatMap((value) => (value.kind === 'number' ? [value.value] : []));
  return numbers.length === values.length && numbers.length > 0 ? numbers : null;
}

const sum: CallFolding = (call) => {
  const numbers = numbersOf(call);
  const [first, ...others] = numbers ?? [];
  if (!first) return null;
  const total = others.reduce<Exact | null>((so, next) => so && added(so, next), first);
  return numberValue(total, traced([call.subject], 'computed'));
};

function extreme(isBetter: (a: Exact, b: Exact) => boolean): CallFolding {
  return (call) => {
    const [first, ...others] = numbersOf(call) ?? [];
    return first
      ? numberValue(
          others.reduce((best, next) => (isBetter(next, best) ? next : best), first),
          traced([call.subject], 'computed'),
        )
      : null;
  };
}

const isLess = (a: Exact, b: Exact): boolean => a.numerator * b.denominator < b.numerator * a.denominator;

/** The value itself: wrappers that change its type alone. */
const same: CallFolding = ({ subject, rest }) => (rest.length === 0 ? subject : null);

/** Operations on lists of numbers and characters, by plain name. */
export const listCalls: readonly (readonly [string, CallFolding])[] = [
  ...[
    'fromcharcode',
    'fromcodepoint',
    'chr',
    'unichr',
    'mbchr',
    'fromcharcodes',
    'fromutf8',
    'fromutf8lossy',
    'ints2string',
  ].map((name) => [name, characters] as const),
  ...['bytes', 'bytearray', 'uint8array', 'uint8list', 'byte', 'vec'].map((name) => [name, bytes] as const),
  ...['string', 'str', 'tos', 'tostr', 'stringvalue', 'stringof', 'asstr'].map((name) => [name, asText] as const),
  ...[
    'unwrap',
    'expect',
    'toowned',
    'into',
    'clone',
    'freeze',
    'asref',
    'copy',
    'toutf8',
    'int8',
    'rune',
    'stringbuilder',
    'stringbuffer',
    'stringify',
    'strval',
    'valueof',
    'arr',
    'array',
    'aslist',
    'listof',
    'of',
    'cloned',
    'copied',
    'sequence',
  ].map((name) => [name, same] as const),
  ['pack', pack],
  ['unpack', unpack],
  ['unpack1', unpack],
  ['sum', sum],
  ['arraysum', sum],
  ['min', extreme(isLess)],
  ['max', extreme((a, b) => isLess(b, a))],
];
