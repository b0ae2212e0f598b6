import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import v8 from 'node:v8';
import type { Language, Tree } from 'web-tree-sitter';
import * as z from 'zod';
import { verifyChecksum } from './checksum.ts';
import { grammarFolder } from './folder.ts';

/** The web-tree-sitter module, imported only when the first file is parsed. */
type Runtime = typeof import('web-tree-sitter');

const manifestSchema = z.record(z.string(), z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }));

let runtime: Promise<Runtime> | undefined;
const languages = new Map<string, Promise<Language>>();

/** A parsed text. The tree lives in WASM memory; it is gone after the call that hands it over. */
export interface Parsed {
  readonly tree: Tree;
  /** The text asked for more work than its size explains, so the parser was told that it ends early. */
  readonly isCutShort: boolean;
}

/** UTF-16 units handed over at once; the runtime's buffer takes a little more. */
const CHUNK = 5000;

/**
 * How often the lexer may ask for a chunk. Ordinary files ask once or twice for each; a line of unclosed regular
 * expressions asks for the rest of the line at every token, which would take minutes.
 */
function readLimit(length: number): number {
  return 1000 + 20 * Math.ceil(length / CHUNK);
}

/**
 * Parses a text and hands the tree to `use`.
 *
 * @param grammar A key of `grammars/manifest.json`, e.g. `python`. Loaded on first use, kept for the life of the process.
 * @throws Error when a vendored file is missing or is not the one whose checksum the manifest records.
 */
export async function parseWith<T>(grammar: string, text: string, use: (parsed: Parsed) => T): Promise<T> {
  runtime ??= startRuntime();
  const { Parser, Language } = await runtime;
  let language = languages.get(grammar);
  if (!language) {
    language = readVerified(grammar).then((bytes) => Language.load(bytes));
    languages.set(grammar, language);
  }
  const loaded = await language;
  const limit = readLimit(text.length);
  const parser = new Parser();
  let reads = 0;
  try {
    parser.setLanguage(loaded);
    const tree = parser.parse((index) => (++reads > limit ? '' : text.slice(index, index + CHUNK)));
    if (!tree) throw new Error(`The ${grammar} grammar gave no tree.`);
    try {
      return use({ tree, isCutShort: reads > limit });
    } finally {
      tree.delete();
    }
  } finally {
    parser.delete();
  }
}

async function startRuntime(): Promise<Runtime> {
  // A grammar is one huge lexer function. V8's optimiser works on it for seconds, and later compilations as well as the
  // end of the process wait for that; unoptimised parsing is a third slower, which no scan of a pull request notices.
  v8.setFlagsFromString('--no-wasm-tier-up');
  v8.setFlagsFromString('--no-wasm-dynamic-tiering');
  // Most of a grammar's functions and of the runtime's are never called: each is compiled when it is.
  v8.setFlagsFromString('--wasm-lazy-compilation');
  const [loaded, wasmBinary] = await Promise.all([import('web-tree-sitter'), readVerified('web-tree-sitter')]);
  // The option of Emscripten is an ArrayBuffer in name only; the bytes are given because its own lookup of the file
  // would find the copy that the bundler mangles.
  await loaded.Parser.init({ wasmBinary: exactBuffer(wasmBinary) });
  return loaded;
}

async function readVerified(name: string): Promise<Uint8Array> {
  const folder = grammarFolder();
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  const expected = manifest[name]?.sha256;
  if (expected === undefined) throw new Error(`The grammar "${name}" is not in ${join(folder, 'manifest.json')}.`);
  const file = join(folder, `${name}.wasm`);
  const bytes = await readFile(file);
  verifyChecksum(file, bytes, expected);
  return bytes;
}

/** The bytes in a buffer of their own: a small file read by Node may be a view into a shared pool. */
function exactBuffer(bytes: Uint8Array): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  return copy;
}
