import { describe, expect, it } from '@jest/globals';
import { createClassifier, NO_GLOBS } from '../../../src/changes/classify.ts';
import { packageTests, testsSource } from '../../../src/oracle/package-tests.ts';

const classifier = createClassifier(NO_GLOBS);

describe('packageTests', () => {
  it.each([
    ['a package', ['src/lib.rs', 'tests/toll.rs', 'tests/toll/rows.txt'], ['src/lib.rs'], ['tests/toll.rs']],
    [
      'a workspace',
      ['crates/quay/src/fee.rs', 'crates/quay/tests/all/main.rs', 'crates/tide/tests/level.rs', 'tests/cli.rs'],
      ['crates/quay/src/fee.rs'],
      ['crates/quay/tests/all/main.rs'],
    ],
    ['modules of modules', ['src/a/b/c.rs', 'tests/x.rs'], ['src/a/b/c.rs'], ['tests/x.rs']],
    ['other languages', ['src/lib.ts', 'tests/x.rs'], ['src/lib.ts'], []],
    ['modules of tests that lie deep', ['src/lib.rs', 'tests/a/b/c.rs'], ['src/lib.rs'], []],
  ])('%s', (_, paths, changed, expected) => {
    expect(packageTests(paths, (path) => classifier.classOf(path), changed).map(({ path }) => path)).toEqual(expected);
  });
});

describe('testsSource', () => {
  const test = 'use quay_side::berth;\n\n#[test]\nfn pays() { assert_eq!(berth("ketch", 6), 1338); }\n';

  it.each([
    ['the root of the library', 'src/lib.rs', 'mod fee;\npub use fee::berth;', true],
    ['what it passes on', 'src/fee.rs', 'pub fn berth(kind: &str, metres: u32) -> u32 { 0 }', true],
    ['what only the crate sees', 'src/fee.rs', 'pub(crate) const fn berth() -> u32 { 0 }', true],
    ['something else', 'src/tide.rs', 'pub fn level() -> i32 { 0 }', false],
    ['its module by name', 'src/berth/mod.rs', '', true],
    ['a piece of a word', 'src/fee.rs', 'pub fn ber() -> u32 { 0 }', false],
    ['what is private', 'src/fee.rs', 'fn pays() {}', false],
  ])('%s', (_, path, source, expected) => {
    expect(testsSource(test, path, source)).toBe(expected);
  });
});
