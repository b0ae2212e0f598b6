import { describe, expect, it } from '@jest/globals';
import { createClassifier, NO_GLOBS } from '../../../src/changes/classify.ts';
import type { Content } from '../../../src/model/change.ts';
import { dependentTests } from '../../../src/oracle/dependent-tests.ts';

const classifier = createClassifier(NO_GLOBS);

async function testsOf(files: Readonly<Record<string, string>>, ...changed: string[]): Promise<readonly string[]> {
  const paths = Object.keys(files);
  const content = (path: string): Promise<Content> => {
    const text = files[path];
    return Promise.resolve(text === undefined ? { kind: 'absent' } : { kind: 'text', text, encoding: 'utf-8' });
  };
  const found = await dependentTests({ paths, classOf: (path) => classifier.classOf(path), content }, changed);
  return found.map(({ path }) => path);
}

const quay = { 'quay/Cargo.toml': '[package]\nname = "quay-side"\n', 'quay/src/fees.rs': '' };

describe('dependentTests', () => {
  it.each([
    ['an inline table', '[dev-dependencies]\nquay-side = { path = "../quay" }\n', true],
    ['a dotted key', '[dependencies]\nquay-side.workspace = true\n', true],
    ['a table of its own', '[dev-dependencies.quay-side]\npath = "../quay"\n', true],
    ['a table of a target', '[target.\'cfg(unix)\'.dependencies.quay-side]\npath = "../quay"\n', true],
    ['another name', '[dependencies]\nside = { package = "quay-side", path = "../quay" }\n', true],
    ['a build script', '[build-dependencies]\nquay-side = "1"\n', true],
    ['a name that is another package', '[dependencies]\nquay-side = { package = "quay-side-fork" }\n', false],
    ['a file that is no TOML', '[dependencies\nquay-side = "1"\n', false],
    ['a longer name', '[dependencies]\nquay-side-macros = "1"\n', false],
    ['a comment', '[dependencies]\n# quay-side = "1"\n', false],
  ])('knows a dependency by %s', async (_, dependencies, isLinked) => {
    const manifest = `[package]\nname = "harbour-tests"\n\n${dependencies}`;
    const files = { ...quay, 'harbour/Cargo.toml': manifest, 'harbour/tests/prices.rs': '', 'harbour/src/lib.rs': '' };
    expect(await testsOf(files, 'quay/src/fees.rs')).toEqual(isLinked ? ['harbour/tests/prices.rs'] : []);
  });

  it('takes the innermost package', async () => {
    const files = {
      ...quay,
      'Cargo.toml': '[package]\nname = "harbour"\n[dependencies]\nquay-side = { path = "quay" }\n',
      'tests/all.rs': '',
      'quay/tests/own.rs': '',
      'tide/Cargo.toml': '[package]\nname = "tide"\n',
      'tide/tests/levels.rs': '',
    };
    expect(await testsOf(files, 'quay/src/fees.rs')).toEqual(['tests/all.rs']);
  });

  it('asks nothing where there is one package, or no Rust', async () => {
    expect(await testsOf({ ...quay, 'quay/tests/own.rs': '' }, 'quay/src/fees.rs')).toEqual([]);
    expect(await testsOf({ ...quay, 'tests/Cargo.toml': '', 'tests/a.rs': '' }, 'quay/src/fees.py')).toEqual([]);
  });
});
