import type { FileClass } from '../model/change.ts';
import { Conventions } from './conventions.ts';
import { GATE_FILES } from './default-globs.ts';
import { type Answer, orderedPatterns } from './path-patterns.ts';

/** The configuration's lists of globs; see {@link orderedPatterns} for their meaning. Empty lists leave the conventions. */
export interface ConfiguredGlobs {
  readonly tests: readonly string[];
  readonly goldens: readonly string[];
  readonly documentation: readonly string[];
  readonly generated: readonly string[];
  readonly protected: readonly string[];
  readonly ignore: readonly string[];
}

export const NO_GLOBS: ConfiguredGlobs = {
  tests: [],
  goldens: [],
  documentation: [],
  generated: [],
  protected: [],
  ignore: [],
};

export interface Classifier {
  classOf(path: string): FileClass;
  /** Golden, listed as protected, or one of the gate's own files. */
  isProtected(path: string): boolean;
  /** A gate file, or protected by a glob of the configuration. */
  isListed(path: string): boolean;
  /** Vendored, generated, minified or bundled. */
  isGenerated(path: string): boolean;
}

/**
 * Classes of paths. First match wins: the configuration's lists (ignore, goldens, tests, documentation), then the
 * conventions (golden, test, documentation), then product. An exclusion (`!glob`) takes a path out of that class, in the
 * conventions too; it then falls to product, never to the next convention, so that it is scanned.
 * Throws a UserError for a glob that cannot be used.
 */
export function createClassifier(globs: ConfiguredGlobs): Classifier {
  const ignored = orderedPatterns(globs.ignore);
  const guarded = orderedPatterns(globs.protected);
  const generated = orderedPatterns(globs.generated);
  const configured: readonly (readonly ['golden' | 'test' | 'documentation', (path: string) => Answer])[] = [
    ['golden', orderedPatterns(globs.goldens)],
    ['test', orderedPatterns(globs.tests)],
    ['documentation', orderedPatterns(globs.documentation)],
  ];
  const conventions = new Conventions();
  const known = new Map<string, FileClass>();

  const findClass = (path: string): FileClass => {
    // Neither product nor oracle: its words and values are about the scan. Being protected is another question.
    if (GATE_FILES.includes(path)) return 'ignored';
    if (ignored(path) === 'included') return 'ignored';
    const excluded = new Set<FileClass>();
    for (const [name, patterns] of configured) {
      const answer = patterns(path);
      if (answer === 'included') return name;
      if (answer === 'excluded') excluded.add(name);
    }
    const conventional = conventions.classOf(path);
    return excluded.has(conventional) ? 'product' : conventional;
  };

  const classOf = (path: string): FileClass => {
    let found = known.get(path);
    if (found === undefined) {
      found = findClass(path);
      known.set(path, found);
    }
    return found;
  };

  return {
    classOf,
    isProtected: (path) => {
      if (GATE_FILES.includes(path)) return true;
      const answer = guarded(path);
      return answer === 'included' || (answer === 'unmentioned' && classOf(path) === 'golden');
    },
    isListed: (path) => GATE_FILES.includes(path) || guarded(path) === 'included',
    isGenerated: (path) => {
      const answer = generated(path);
      return answer === 'included' || (answer === 'unmentioned' && conventions.isGenerated(path));
    },
  };
}
