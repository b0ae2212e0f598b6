import { parse, TomlDate, type TomlTable, type TomlValue } from 'smol-toml';
import { messageOf } from '../model/problem.ts';
import type { DataEntry, DataNode, DataReading, DataSpan } from './data.ts';
import { scanToml, tomlPath, type TomlKey, type TomlPlace, type TomlPlaces, type TomlToken } from './toml-lines.ts';

/** Longest TOML that is parsed, in UTF-16 units. */
const LENGTH_LIMIT = 2_000_000;

/** Deepest dotted path that is followed. */
const TABLE_DEPTH = 400;

/**
 * Reads TOML. Values come from smol-toml, lines from a scan of the text.
 *
 * @param text Without a byte order mark, lines ending in `\n`.
 */
export function parseToml(text: string): DataReading {
  if (text.length > LENGTH_LIMIT) return { roots: [], problem: 'the TOML is too large, so it is read as plain lines' };
  let table: TomlTable;
  try {
    // The library nests its calls as deep as the brackets; 200 levels are far from the end of any stack.
    table = parse(text, { integersAsBigInt: true, maxDepth: 200 });
  } catch (thrown) {
    const [sentence = 'unknown error'] = messageOf(thrown).split('\n');
    const line = thrown instanceof Error && 'line' in thrown && typeof thrown.line === 'number' ? thrown.line : null;
    return { roots: [], problem: line === null ? sentence : `line ${String(line)}: ${sentence}` };
  }
  const { places, comments } = scanToml(text);
  return { roots: [new TomlConverter(places).table(table, [], 1, new ValueCursor(null))], problem: null, comments };
}

/** Scalars and inline keys of one value, handed out in order. */
class ValueCursor {
  readonly #tokens: readonly TomlToken[];
  readonly #keys: readonly TomlKey[];
  #nextToken = 0;
  #nextKey = 0;

  constructor(place: TomlPlace | null) {
    this.#tokens = place?.tokens ?? [];
    this.#keys = place?.keys ?? [];
  }

  peek(): TomlToken | null {
    return this.#tokens[this.#nextToken] ?? null;
  }

  take(): TomlToken | null {
    const token = this.peek();
    this.#nextToken++;
    return token;
  }

  /** Where a key stands if it is the next one, or a part of it; its last part uses it up. */
  takeKey(name: string): DataSpan | null {
    const key = this.#keys[this.#nextKey];
    if (!key?.parts.includes(name)) return null;
    if (key.parts.at(-1) === name) this.#nextKey++;
    return key.span;
  }
}

/** Joins values and places. Depth is bounded: inline values by `maxDepth`, tables by {@link TABLE_DEPTH}. */
class TomlConverter {
  readonly #places: TomlPlaces;

  constructor(places: TomlPlaces) {
    this.#places = places;
  }

  /** @param tokens What the enclosing `key = value` holds, consumed in order; empty outside of one. */
  table(table: TomlTable, path: readonly (string | number)[], line: number, tokens: ValueCursor): DataNode {
    const entries: DataEntry[] = [];
    let endLine = line;
    if (path.length > TABLE_DEPTH) return { kind: 'nothing', line, endLine };
    for (const [key, value] of Object.entries(table)) {
      const below = [...path, key];
      const place = this.#places.get(tomlPath(below));
      const keyLine = place?.line ?? tokens.peek()?.line ?? line;
      const keySpan = place?.span ?? tokens.takeKey(key);
      const node = this.#value(
        value,
        below,
        keyLine,
        place && place.tokens.length > 0 ? new ValueCursor(place) : tokens,
      );
      entries.push({ key, keyLine, keySpan, value: node });
      endLine = Math.max(endLine, node.endLine);
    }
    return { kind: 'map', line: Math.min(line, ...entries.slice(0, 1).map((e) => e.keyLine)), endLine, entries };
  }

  #value(value: TomlValue, path: readonly (string | number)[], line: number, tokens: ValueCursor): DataNode {
    if (Array.isArray(value)) {
      const items: DataNode[] = [];
      let endLine = line;
      value.forEach((item, index) => {
        const below = [...path, index];
        const at = this.#places.get(tomlPath(below))?.line ?? tokens.peek()?.line ?? line;
        const node = this.#value(item, below, at, tokens);
        endLine = Math.max(endLine, node.endLine);
        items.push(node);
      });
      return { kind: 'list', line, endLine, items };
    }
    if (typeof value === 'object' && !(value instanceof TomlDate)) return this.table(value, path, line, tokens);
    const token = tokens.take();
    const place = { line: token?.line ?? line, endLine: token?.endLine ?? line, span: token?.span ?? null };
    if (typeof value === 'string') return { kind: 'string', text: value, ...place };
    if (typeof value === 'bigint') return { kind: 'number', text: value.toString(), ...place };
    if (typeof value === 'number' && Number.isFinite(value)) {
      // The literal as written keeps the digits that a double would lose.
      const written = token !== null && Number(token.text.replaceAll('_', '')) === value ? token.text : String(value);
      return { kind: 'number', text: written, ...place };
    }
    if (value instanceof TomlDate) return { kind: 'string', text: token?.text ?? value.toISOString(), ...place };
    return { kind: 'nothing', source: token?.text ?? '', ...place };
  }
}
