/** What one `Cargo.toml` says of its package. */
export interface CargoManifest {
  /** Null for a workspace without a package of its own. */
  readonly name: string | null;
  /** Packages that it is built or tested with, by their own names, not those that it gives them. */
  readonly dependencies: ReadonlySet<string>;
}

/** Tables of dependencies, at the top and below each entry of `target`. */
const TABLES = ['dependencies', 'dev-dependencies', 'build-dependencies'] as const;

/** Longer ones are generated, and no manifest. */
const LONGEST = 200_000;

/**
 * Reads a manifest of Cargo; one that is no TOML says nothing.
 *
 * Source: The Cargo Book, "Specifying Dependencies": a dependency has the name of its key unless it says `package`.
 */
export async function readCargoManifest(text: string): Promise<CargoManifest> {
  // Only Rust changes need the parser.
  const { parse } = await import('smol-toml');
  let manifest: unknown = null;
  try {
    if (text.length <= LONGEST) manifest = parse(text, { maxDepth: 50 });
  } catch {
    manifest = null;
  }
  const name = fieldOf(fieldOf(manifest, 'package'), 'name');
  const targets = fieldOf(manifest, 'target');
  const dependencies = [manifest, ...entriesOf(targets).map(([, target]) => target)].flatMap((part) =>
    TABLES.flatMap((table) => entriesOf(fieldOf(part, table))).map(([key, value]) => {
      const renamed = fieldOf(value, 'package');
      return typeof renamed === 'string' ? renamed : key;
    }),
  );
  return { name: typeof name === 'string' ? name : null, dependencies: new Set(dependencies) };
}

function fieldOf(table: unknown, key: string): unknown {
  return entriesOf(table).find(([name]) => name === key)?.[1];
}

function entriesOf(table: unknown): readonly (readonly [string, unknown])[] {
  return typeof table === 'object' && table !== null ? Object.entries(table) : [];
}
