/** One protected file: its path from the root of the repository and the SHA-256 of its bytes, 64 lower-case hex. */
export interface ManifestEntry {
  readonly path: string;
  readonly sha256: string;
}

/** A line that says nothing usable. */
export interface ManifestProblem {
  /** 1-based. */
  readonly line: number;
  readonly message: string;
}

export interface Manifest {
  readonly entries: readonly ManifestEntry[];
  readonly problems: readonly ManifestProblem[];
}

/** The manifest of a repository. */
export const manifestPath = '.github/anti-cheat.sha256';

/**
 * Reads what `sha256sum` writes: digest, space, a space (text) or an asterisk (binary), path. A line that begins with a
 * backslash has an escaped path: `\\`, `\n`, `\r`. As with `sha256sum --check`, upper-case digits, blanks before
 * the digest, CRLF line ends, empty lines and lines that begin with `#` are fine; a path may begin with `./`.
 * Source: GNU coreutils manual, "md5sum invocation"; the tests compare with the program itself.
 *
 * Never throws: whatever else stands in a line becomes a problem, and the other lines count.
 */
export function parseManifest(text: string): Manifest {
  const entries: ManifestEntry[] = [];
  const problems: ManifestProblem[] = [];
  const lineByPath = new Map<string, number>();
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    const line = index + 1;
    const content = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    if (content.trim() === '' || content.startsWith('#')) continue;
    const entry = parseLine(content);
    if (typeof entry === 'string') {
      problems.push({ line, message: entry });
      continue;
    }
    const first = lineByPath.get(entry.path);
    if (first !== undefined) {
      problems.push({ line, message: `the path stands already on line ${first}` });
      continue;
    }
    lineByPath.set(entry.path, line);
    entries.push(entry);
  }
  return { entries, problems };
}

/**
 * Writes a manifest, byte for byte what `sha256sum` prints for the same files in text mode, sorted by the bytes of the
 * paths (as `LC_ALL=C` sorts). An empty list gives an empty text.
 */
export function formatManifest(entries: readonly ManifestEntry[]): string {
  return entries
    .map((entry) => ({ ...entry, bytes: Buffer.from(entry.path) }))
    .sort((one, other) => Buffer.compare(one.bytes, other.bytes))
    .map(({ path, sha256 }) => {
      const escaped = path.replaceAll(/[\\\n\r]/g, (character) => escapes[character] ?? character);
      return `${escaped === path ? '' : '\\'}${sha256}  ${escaped}\n`;
    })
    .join('');
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };

/** The entry, or what is wrong. */
function parseLine(line: string): ManifestEntry | string {
  const isEscaped = /^[ \t]*\\/.test(line);
  const body = line.replace(/^[ \t]*\\?/, '');
  const digest = /^[0-9a-fA-F]*/.exec(body)?.[0] ?? '';
  const rest = body.slice(digest.length);
  if (digest.length !== 64) {
    return `expected 64 hexadecimal digits at the start, found ${digest.length}`;
  }
  if (rest === '') return 'the path is missing: the line looks cut off';
  if (!rest.startsWith('  ') && !rest.startsWith(' *')) {
    return 'expected two blanks, or a blank and an asterisk, between digest and path';
  }
  const written = rest.slice(2);
  const path = isEscaped ? unescaped(written) : written;
  if (path === null) return 'the path holds an unknown escape: only \\\\, \\n and \\r exist';
  const relative = path.startsWith('./') ? path.slice(2) : path;
  const problem = pathProblem(relative);
  return problem ?? { path: relative, sha256: digest.toLowerCase() };
}

/** Null when a backslash stands before anything but `\\`, `n` and `r`. */
function unescaped(text: string): string | null {
  if (/\\(?![\\nr])/.test(text.replaceAll('\\\\', ''))) return null;
  return text.replaceAll(/\\([\\nr])/g, (_, letter: string) => {
    if (letter === 'n') return '\n';
    return letter === 'r' ? '\r' : '\\';
  });
}

/** Paths that git cannot hold would only ever be "missing"; better said at once. */
function pathProblem(path: string): string | null {
  if (path === '') return 'the path is missing: the line looks cut off';
  if (path.startsWith('/')) return 'the path must be relative to the root of the repository';
  if (path.includes('\0')) return 'the path holds a NUL character';
  const parts = path.split('/');
  if (parts.includes('..') || parts.includes('.')) return 'the path must not hold . or .. folders';
  return parts.includes('') ? 'the path must name a file, without empty folders' : null;
}
