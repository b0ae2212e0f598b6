import type { CallFolding, FoldedCall } from './folded-call.ts';
import {
  codesOf,
  countIn,
  countValue,
  elementsOf,
  listValue,
  LONGEST_GROWN,
  textList,
  textOf,
  textValue,
  traced,
  type Value,
} from './folded-value.ts';
import { formatted } from './format-directives.ts';
import { repeated } from './operators.ts';
import { sameKind, sliced } from './slices.ts';
import { reversed } from './text-encodings.ts';

/** A change of a whole text that needs no argument. */
function changing(change: (text: string) => string): CallFolding {
  return ({ subject, rest }) => {
    if (subject.kind !== 'text' || rest.length > 0) return null;
    const text = change(subject.text);
    return textValue(text, text === subject.text ? subject.trace : traced([subject], 'computed'));
  };
}

/** `x.reverse()`, `strrev(x)`, `reversed(x)`: texts, bytes and lists. */
function reverse({ subject, rest }: FoldedCall): Value | null {
  if (rest.length > 0) return null;
  const trace = traced([subject], '', 'reversed');
  if (subject.kind === 'text') return textValue(reversed(subject.text), trace);
  const list = elementsOf(subject);
  return list && sameKind(subject, list.elements.toReversed(), trace);
}

/** `sep.join(list)`, `list.join(sep)`, `strings.Join(list, sep)`, `implode(sep, list)`: whichever is the list. */
function join({ subject, rest }: FoldedCall): Value | null {
  const operands = [subject, ...rest.slice(0, 1)];
  const list = operands.find((operand) => operand.kind === 'list') ?? (subject.kind === 'text' ? rest[0] : undefined);
  if (!list) return null;
  const separator = operands.find((operand) => operand !== list);
  const glue = separator ? textOf(separator) : '';
  const texts = elementsOf(list)?.elements.map(textOf);
  if (glue === null || !texts || texts.includes(null)) return null;
  return textValue(texts.join(glue), traced([...elementTraces(list), ...operands], 'joined'));
}

/** The elements of a list as far as their traces tell anything. */
function elementTraces(list: Value): readonly Value[] {
  return list.kind === 'list' ? list.elements.filter(({ trace }) => trace.steps.length > 0).slice(0, 8) : [];
}

function split({ subject, rest }: FoldedCall): Value | null {
  const trace = traced([subject], 'computed');
  if (subject.kind !== 'text') return null;
  const separator = rest[0];
  if (separator === undefined)
    return textList(
      subject.text.split(/\s+/).filter((word) => word !== ''),
      trace,
    );
  if (separator.kind !== 'text') return null;
  return textList(separator.text === '' ? Array.from(subject.text) : subject.text.split(separator.text), trace);
}

/** `explode(sep, text)`: PHP turns the order around. */
const explode: CallFolding = (call) => {
  const text = call.rest[0];
  return text ? split({ ...call, subject: text, rest: [call.subject] }) : null;
};

function replace({ subject, rest, isMethod, name }: FoldedCall): Value | null {
  // `str_replace(search, replacement, subject)`, else the subject comes first.
  const isTurned = !isMethod && name === 'strreplace';
  const [text, search, replacement] = isTurned ? [rest[1], subject, rest[0]] : [subject, rest[0], rest[1]];
  if (text?.kind !== 'text' || search?.kind !== 'text' || search.text === '') return null;
  const filling = replacement ? textOf(replacement) : '';
  if (filling === null || (filling.length > 64 && text.text.length > 64)) return null;
  return textValue(
    text.text.replaceAll(search.text, () => filling),
    traced([text], 'computed'),
  );
}

/** `s.substring(1, 4)`, `s.slice(-3)`, `substr($s, 1, 4)`: the last takes a length. */
function substring({ subject, rest, name }: FoldedCall): Value | null {
  const start = countIn(rest[0]) ?? 0;
  const second = countIn(rest[1]);
  if (subject.kind === 'number' || rest.length > 2) return null;
  const isLength = name === 'substr' || name === 'mbsubstr';
  const stop = second === null || !isLength ? second : second < 0 ? second : start + second;
  return sliced(subject, { start, stop: isLength && start < 0 && stop === 0 ? null : stop, step: 1 });
}

function characterAt({ subject, rest }: FoldedCall): Value | null {
  const at = countIn(rest[0]);
  return at === null ? null : (elementsOf(subject)?.elements.at(at) ?? null);
}

function pad(atEnd: boolean, fallback: string): CallFolding {
  return ({ subject, rest }) => {
    const width = countIn(rest[0]);
    const filler = rest[1] === undefined ? fallback : textOf(rest[1]);
    const text = textOf(subject);
    if (text === null || width === null || filler === null || width > LONGEST_GROWN) return null;
    return textValue(atEnd ? text.padEnd(width, filler) : text.padStart(width, filler), traced([subject], 'computed'));
  };
}

function trim(where: 'both' | 'start' | 'end'): CallFolding {
  return ({ subject, rest }) => {
    if (subject.kind !== 'text') return null;
    const set = rest[0] === undefined ? ' \t\n\r\f\v' : textOf(rest[0]);
    if (set === null) return null;
    let start = 0;
    let end = subject.text.length;
    if (where !== 'end') while (start < end && set.includes(subject.text.charAt(start))) start++;
    if (where !== 'start') while (end > start && set.includes(subject.text.charAt(end - 1))) end--;
    return textValue(subject.text.slice(start, end), traced([subject]));
  };
}

function affix(atEnd: boolean): CallFolding {
  return ({ subject, rest }) => {
    const cut = rest[0] ? textOf(rest[0]) : null;
    if (subject.kind !== 'text' || cut === null) return null;
    const { text } = subject;
    if (atEnd)
      return textValue(
        text.endsWith(cut) ? text.slice(0, text.length - cut.length) : text,
        traced([subject], 'computed'),
      );
    return textValue(text.startsWith(cut) ? text.slice(cut.length) : text, traced([subject], 'computed'));
  };
}

const concat: CallFolding = ({ subject, rest }) => {
  const operands = [subject, ...rest];
  if (subject.kind === 'list')
    return listValue(
      operands.flatMap((operand) => elementsOf(operand)?.elements ?? [operand]),
      traced(operands, 'concatenated'),
    );
  const texts = operands.map(textOf);
  return texts.includes(null) ? null : textValue(texts.join(''), traced(operands, 'concatenated'));
};

/** `tr('a-y', 'b-z')`, `strtr`, `maketrans` need alphabets; only the simple pair of equal length is read. */
const translate: CallFolding = ({ subject, rest }) => {
  const [from, to] = rest.map(textOf);
  if (subject.kind !== 'text' || from == null || to == null) return null;
  const [source, target] = [alphabet(from), alphabet(to)];
  if (source.length === 0 || source.length !== target.length) return null;
  const text = Array.from(subject.text)
    .map((character) => target[source.indexOf(character)] ?? character)
    .join('');
  return textValue(text, traced([subject], '', 'substituted letters'));
};

/** Characters of `a-mX` written out; ranges of more than 128 are left alone. */
function alphabet(text: string): readonly string[] {
  const characters = Array.from(text.slice(0, 512));
  return characters.flatMap((character, i) => {
    const [first, last] = [characters[i - 1], characters[i + 1]];
    if (character !== '-' || first === undefined || last === undefined) return [character];
    const [low, high] = [first.charCodeAt(0) + 1, last.charCodeAt(0)];
    return high - low > 128
      ? [character]
      : Array.from({ length: Math.max(0, high - low) }, (_, k) => String.fromCharCode(low + k));
  });
}

const swapCase: CallFolding = changing((text) =>
  Array.from(text)
    .map((c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase()))
    .join(''),
);

/** `ord('a')`, `'a'.charCodeAt(0)`, `codePointAt`. */
const codeOf: CallFolding = ({ subject, rest }) => {
  const at = rest[0] === undefined ? 0 : countIn(rest[0]);
  const code = subject.kind === 'text' && at !== null && at >= 0 ? subject.text.codePointAt(at) : undefined;
  return code === undefined ? null : countValue(code, subject.trace);
};

const lengthOf: CallFolding = ({ subject, rest }) => {
  if (rest.length > 0 || subject.kind === 'number') return null;
  const length =
    subject.kind === 'bytes'
      ? subject.bytes.length
      : subject.kind === 'text'
        ? subject.text.length
        : subject.elements.length;
  return countValue(length, traced([subject], 'computed'));
};

const capital: CallFolding = changing((text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase());
const lines: CallFolding = ({ subject }) =>
  subject.kind === 'text' ? textList(subject.text.split(/\r\n|\n|\r/), traced([subject], 'computed')) : null;
const list: CallFolding = ({ subject, rest }) => (rest.length === 0 ? elementsOf(subject) : null);

/** Rust's `collect::<String>()`; into what it collects is not in the tree, and of characters that is a text. */
const collect: CallFolding = ({ subject, rest }) => {
  const elements = rest.length === 0 ? elementsOf(subject) : null;
  const isText = elements?.elements.every((each) => each.kind === 'text' && each.text.length <= 2);
  return elements && isText
    ? sameKind({ ...subject, kind: 'text', text: '' }, elements.elements, subject.trace)
    : elements;
};

/** Codes of characters in a list, as `bytes('abc')` has them. */
const codes: CallFolding = ({ subject }) => {
  const elements = elementsOf(subject);
  if (!elements) return null;
  if (codesOf(elements)) return elements;
  return listValue(
    elements.elements.flatMap((each) => codeOf({ name: '', path: '', subject: each, rest: [], isMethod: true }) ?? []),
    traced([subject], 'computed'),
  );
};

const upper = changing((text) => text.toUpperCase());
const lower = changing((text) => text.toLowerCase());

/** Operations on texts, by plain name (see `plainName`). */
export const textCalls: readonly (readonly [string, CallFolding])[] = [
  ...[
    'upper',
    'touppercase',
    'toupper',
    'upcase',
    'uppercase',
    'uppercased',
    'strtoupper',
    'mbstrtoupper',
    'toasciiuppercase',
    'uc',
  ].map((name) => [name, upper] as const),
  ...[
    'lower',
    'tolowercase',
    'tolower',
    'downcase',
    'lowercase',
    'lowercased',
    'strtolower',
    'mbstrtolower',
    'casefold',
    'toasciilowercase',
    'lc',
  ].map((name) => [name, lower] as const),
  ...['reverse', 'reversed', 'toreversed', 'strrev', 'rev', 'arrayreverse'].map((name) => [name, reverse] as const),
  ...['join', 'implode', 'jointostring', 'joined'].map((name) => [name, join] as const),
  ...['replace', 'replaceall', 'gsub', 'strreplace'].map((name) => [name, replace] as const),
  ...['slice', 'substring', 'substr', 'mbsubstr', 'subarray'].map((name) => [name, substring] as const),
  ...['at', 'charat', 'nth'].map((name) => [name, characterAt] as const),
  ...['repeat', 'strrepeat'].map(
    (name) => [name, ({ subject, rest }: FoldedCall) => repeated(subject, rest[0])] as const,
  ),
  ...['strip', 'trim', 'trimspace', 'trimindent', 'dedent'].map((name) => [name, trim('both')] as const),
  ...['lstrip', 'trimstart', 'trimleft', 'ltrim'].map((name) => [name, trim('start')] as const),
  ...['rstrip', 'trimend', 'trimright', 'rtrim', 'chomp'].map((name) => [name, trim('end')] as const),
  ...['padstart', 'rjust', 'padleft'].map((name) => [name, pad(false, ' ')] as const),
  ...['padend', 'ljust', 'padright'].map((name) => [name, pad(true, ' ')] as const),
  ...['removeprefix', 'trimprefix', 'deleteprefix', 'stripprefix'].map((name) => [name, affix(false)] as const),
  ...['removesuffix', 'trimsuffix', 'deletesuffix', 'stripsuffix'].map((name) => [name, affix(true)] as const),
  ...['concat', 'plus', 'append'].map((name) => [name, concat] as const),
  ...['tr', 'strtr'].map((name) => [name, translate] as const),
  ...['format', 'sprintf', 'formatted'].map(
    (name) => [name, ({ subject, rest }: FoldedCall) => formatted(subject, rest)] as const,
  ),
  ...['ord', 'charcodeat', 'codepointat', 'mbord'].map((name) => [name, codeOf] as const),
  ...['len', 'length', 'size', 'strlen', 'count'].map((name) => [name, lengthOf] as const),
  ...['list', 'tuple', 'chars', 'tochararray', 'mbstrsplit', 'strsplit', 'iter', 'toarray', 'runes'].map(
    (name) => [name, list] as const,
  ),
  ...['lines', 'splitlines'].map((name) => [name, lines] as const),
  ['codes', codes],
  ['codeunits', codes],
  ['swapcase', swapCase],
  ['capitalize', capital],
  ['zfill', pad(false, '0')],
  ['collect', collect],
  ['split', split],
  ['explode', explode],
];
