import { decodedForms } from '../forms/literal-forms.ts';
import { packedRows, type Cell } from '../forms/packed-rows.ts';
import type { LiteralSite, Place } from '../model/literal.ts';
import { lineRange, type Range } from '../model/range.ts';
import type { SyntaxNode } from '../model/source.ts';
import type { Atom, Unit } from '../model/unit.ts';
import { literalOf, siteOf } from './sites.ts';

/** Where a text may be data: handed on, kept or given back. */
const PACKING_PLACES: ReadonlySet<Place> = new Set(['argument', 'assigned', 'returned', 'default', 'other', 'printed']);
/** Rows of one text that are judged; what the tests know of a table shows in its first hundreds. */
const MOST_ROWS = 500;
/** Cells of a row without further rows: less is no list of answers. */
const SHORTEST_LIST = 3;
/** A shorter text is no table in an encoding. */
const SHORTEST_ENCODED = 16;
/** They fit every text, and give nothing that the text does not say. */
const TURNED = /reversed|rot13/;

/**
 * The table that a text holds (CSV, JSON, `a=1;b=2`), as units of their own: it is loaded as data, and a row of it is as
 * much an answer as the entry of a map. None where the node is no text, or one for people.
 */
export function packedUnits(node: SyntaxNode, ancestors: readonly SyntaxNode[]): readonly Unit[] {
  const value = literalOf(node);
  if (value?.kind !== 'string') return [];
  const site = siteOf(node, value, ancestors);
  if (!PACKING_PLACES.has(site.place)) return [];
  const plain = packedRows(value.text);
  if (plain.length > 0) return unitsOf(plain, '', value.text, site);
  if (value.text.length < SHORTEST_ENCODED) return [];
  for (const form of decodedForms('string', value.text)) {
    if (form.kind !== 'string' || TURNED.test(form.disguise)) continue;
    const rows = packedRows(form.text);
    if (rows.length > 0) return unitsOf(rows, form.disguise, '', site);
  }
  return [];
}

function unitsOf(
  rows: readonly (readonly Cell[])[],
  disguise: string,
  text: string,
  { range, function: enclosing }: LiteralSite,
): readonly Unit[] {
  const [only] = rows;
  const isList = rows.length === 1 && only !== undefined && only.length >= SHORTEST_LIST;
  const lines = linesOf(text, rows.length, range);
  return rows.slice(0, MOST_ROWS).flatMap((cells, at): readonly Unit[] => {
    if (cells.length < 2) return [];
    const place = lines[at] ?? range;
    return [
      {
        kind: isList ? 'list' : 'row',
        range: place,
        function: enclosing,
        container: range,
        keys: [],
        outerKeys: [],
        results: cells.map((cell) => atomOf(cell, disguise, place)),
        isPure: true,
        isAnswer: true,
        ignoresParameters: false,
      },
    ];
  });
}

function atomOf({ kind, text }: Cell, disguise: string, range: Range): Atom {
  return { kind, text, disguise, range, relation: null, counterpart: '', isField: false, isBent: false };
}

/** The place of each row, where the text stands in the file as it is: a line of it on a line of the file. */
function linesOf(text: string, count: number, { startLine, endLine }: Range): readonly Range[] {
  const lines = text.split('\n');
  // A text that begins on the line below its quotation marks is a line shorter than its place.
  const first = startLine + Math.min(1, Math.max(0, endLine - startLine - (lines.length - 1)));
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [lineRange(first + at, line)]));
  const isLaidOut = filled.length === count && count > 1 && endLine - startLine >= lines.length - 2;
  return isLaidOut ? filled : [];
}
