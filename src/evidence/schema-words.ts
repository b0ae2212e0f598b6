import type { ProductFile } from '../model/rule.ts';
import type { SyntaxNode } from '../model/source.ts';
import { DATA_LANGUAGES } from '../model/source.ts';
import type { Unit } from '../model/unit.ts';

/** What describes a value or how it is written: never what a program gives out. */
const DESCRIBING: ReadonlySet<string> = new Set([
  '$comment',
  '$id',
  '$ref',
  '$schema',
  'description',
  'format',
  'pattern',
  'title',
  'type',
]);
/** What names values, or bounds them. Source of both: JSON Schema drafts 4 to 2020-12, core and validation. */
const NAMING: ReadonlySet<string> = new Set([
  'const',
  'default',
  'enum',
  'examples',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'maxItems',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minimum',
  'multipleOf',
  'required',
]);
const DIALECT = /^https?:\/\/json-schema\.org\//;

/**
 * The units of a file without the words of its format and what they describe. In a JSON Schema `"pattern": "^[a-z]+$"` is no
 * input with its answer: tests of what a schema says when it refuses something name the word and the value together.
 */
export function withoutSchemaWords({ tree, units }: ProductFile): readonly Unit[] {
  if (!DATA_LANGUAGES.has(tree.language) || !isSchema(tree.root)) return units;
  return units.flatMap((unit): readonly Unit[] => {
    if (unit.kind !== 'entry') return [unit];
    if (unit.keys.length > 0 && unit.keys.every(({ text }) => DESCRIBING.has(text))) return [];
    const results = unit.results.filter(({ text }, i) => {
      const before = unit.results[i - 1]?.text ?? '';
      return !DESCRIBING.has(text) && !NAMING.has(text) && !DESCRIBING.has(before);
    });
    return results.length === 0 ? [] : [{ ...unit, results }];
  });
}

/** Its own word for it, at the top of the document. */
function isSchema(root: SyntaxNode): boolean {
  let top: SyntaxNode | undefined = root;
  while (top?.kind === 'block') top = top.children[0];
  if (top?.kind !== 'map') return false;
  return top.entries.some(
    (entry) =>
      entry.kind === 'pair' &&
      entry.key.kind === 'string' &&
      entry.key.value === '$schema' &&
      entry.value.kind === 'string' &&
      DIALECT.test(entry.value.value),
  );
}
