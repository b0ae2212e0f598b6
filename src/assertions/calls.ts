import type { CallNode, SyntaxNode } from '../model/source.ts';
import { dottedName } from '../model/traversal.ts';

/** Functions that only give a literal another type. Compared by the last part of the callee, as written. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'approx', 'Decimal', 'Date', 'String', 'Number', 'BigInt', 'BigDecimal', 'array', 'arrayOf', 'asList', 'b', 'big', 'bool', 'boolean', 'bytearray', 'bytes', 'byte', 'complex', 'date',
  'datetime', 'dec', 'dedent', 'deque', 'dict', 'double', 'emptyList', 'errorf', 'float', 'float32', 'float64', 'frozenset',
  'hashMapOf', 'hashSetOf', 'int', 'int8', 'int16', 'int32', 'int64', 'intArrayOf', 'json', 'list', 'listOf', 'long',
  'mapOf', 'mutableListOf', 'mutableMapOf', 'mutableSetOf', 'nameof', 'raw', 'rune', 'seqOf', 'set', 'setOf', 'sizeof',
  'str', 'string', 'time', 'timedelta', 'tuple', 'uint', 'uint8', 'uint16', 'uint32', 'uint64', 'vec', 'u8', 'i32', 'i64',
  'u32', 'u64', 'f32', 'f64', 'sym', 'sequenceOf', 'pairOf', 'objectContaining', 'arrayContaining', 'stringContaining',
  'stringMatching', 'closeTo', 'unquote', 'freeze', 'of', 'ptr', 'pointer', 'stripMargin', 'trimIndent', 'trimMargin', 'nested',
]); // prettier-ignore

/** Packages and types of standard libraries whose functions make values: `time.Date(…)`, `TimeSpan.FromHours(3)`. */
const VALUE_OWNERS: ReadonlySet<string> = new Set([
  'time', 'big', 'decimal', 'uuid', 'errors', 'strings', 'bytes', 'netip', 'net', 'url', 'regexp', 'TimeSpan', 'DateTime',
  'DateTimeOffset', 'DateOnly', 'TimeOnly', 'Guid', 'int', 'double', 'Encoding', 'ImmutableArray', 'Enumerable', 'Array',
  'Buffer', 'Object', 'JSON', 'Arrays', 'Collections', 'BigDecimal', 'BigInteger', 'datetime', 'textwrap', 'timezone',
]); // prettier-ignore

/** Product functions start with a capital there, so the capital says nothing about a constructor. */
const CAPITALISED_FUNCTIONS: ReadonlySet<string> = new Set(['go', 'csharp']);

/** Factory methods of value types: `LocalDate.of`, `Duration.ofMinutes`, `String::from`, `Point.new`. */
const FACTORY = /^(?:of|from|parse|valueOf|new)(?:[A-Z_]\w{0,60})?$/;

/** What a call does to the literals in it. */
export type CallClass =
  /** Only changes their type: `Decimal("3.90")`, `List.of(1, 2)`, `"a".into()`. */
  | 'wrapper'
  /** Builds a value out of them, maybe one of the product's own types: `Version("1.2")`, `new Point(1, 2)`. */
  | 'constructor'
  /** Feeds them to the code under test. */
  | 'subject';

/**
 * Tells a call to the subject from one that builds a value, by the conventions of names.
 * @param language Id of the language, since a capital letter means a constructor in most, not in all.
 */
export function classifyCall(call: CallNode, language: string): CallClass {
  const name = dottedName(call.callee).replaceAll('!', '');
  const last = lastPart(name);
  const isWrapper =
    WRAPPERS.has(last) || (call.callee.kind === 'member' && VALUE_OWNERS.has(dottedName(call.callee.object)));
  if (isWrapper && !isChainedOnCall(call.callee)) return 'wrapper';
  if (call.isConstruction) return 'constructor';
  const { callee } = call;
  if (callee.kind === 'list' || callee.kind === 'map') return 'wrapper';
  if (callee.kind === 'member') {
    const owner = callee.object.kind === 'block' ? '' : lastPart(dottedName(callee.object));
    if (isCapitalised(owner) && callee.object.kind !== 'call' && FACTORY.test(last)) return 'constructor';
    if (owner === '' && callee.object.kind === 'block' && callee.object.children.length === 0) return 'constructor';
  }
  if (!CAPITALISED_FUNCTIONS.has(language) && isCapitalised(last) && !isConstantName(last)) return 'constructor';
  return 'subject';
}

/** Last part of a dotted name, without call and macro marks: `org.Assert.equal()` → `equal`. */
export function lastPart(name: string): string {
  const from = Math.max(name.lastIndexOf('.'), name.lastIndexOf(':'), name.lastIndexOf('\\'));
  return name.slice(from + 1).replaceAll(/[()!]/g, '');
}

/** Last part of the callee's name; empty for a callee without one. */
export function calleeName(call: CallNode): string {
  // `interceptMessage[Exception]("sold out")`: type arguments in brackets.
  const isTyped =
    call.callee.kind === 'index' && call.callee.index.kind === 'name' && isCapitalised(call.callee.index.text);
  const callee = call.callee.kind === 'index' && isTyped ? call.callee.object : call.callee;
  if (callee.kind === 'member') return lastPart(callee.property);
  return callee.kind === 'name' ? lastPart(callee.text) : '';
}

function isChainedOnCall(callee: SyntaxNode): boolean {
  return callee.kind === 'member' && callee.object.kind === 'call';
}

function isCapitalised(name: string): boolean {
  return /^\p{Lu}/u.test(name);
}

/** `MAX_SIZE(…)`, a C macro. One capital alone is a type. */
function isConstantName(name: string): boolean {
  return name.length > 1 && /^[A-Z\d_]+$/.test(name);
}
