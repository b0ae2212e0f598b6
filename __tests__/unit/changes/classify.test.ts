import { describe, expect, it } from '@jest/globals';
import { type Classifier, createClassifier, NO_GLOBS } from '../../../src/changes/classify.ts';
import { isLockFile } from '../../../src/changes/conventions.ts';
import { UserError } from '../../../src/model/problem.ts';

const conventions = createClassifier(NO_GLOBS);

describe('conventions', () => {
  it.each([
    // Python
    'test_slug.py',
    'src/pkg/slug_test.py',
    'tests/helpers.py',
    'tests/data/test_load.py',
    'tests/data/__init__.py',
    'conftest.py',
    'app/tests.py',
    // JavaScript and TypeScript
    'src/slug.test.ts',
    'src/slug.spec.tsx',
    'src/slug-test.js',
    'src/slug_test.ts',
    'src/app.e2e-spec.ts',
    'src/__tests__/slug.js',
    'src/__mocks__/fs.js',
    'cypress/support/commands.ts',
    'cypress/e2e/login.cy.ts',
    'e2e/login.ts',
    'test.js',
    'jest.config.js',
    'vitest.setup.ts',
    'src/setupTests.ts',
    'playwright.config.ts',
    // Go, Rust
    'slug/slug_test.go',
    'tests/cli.rs',
    'src/slug/tests.rs',
    'crates/a/tests/common/mod.rs',
    // JVM
    'src/test/java/com/example/SlugTest.java',
    'src/test/java/com/example/Fakes.java',
    'app/src/androidTest/java/A.kt',
    'shared/src/commonTest/kotlin/Fakes.kt',
    'src/SlugSpec.scala',
    'src/FooIT.java',
    // C#
    'App.Tests/Fakes.cs',
    'src/App.UnitTests/Fakes.cs',
    'src/SlugTests.cs',
    // Ruby, PHP
    'spec/models/user_spec.rb',
    'spec/spec_helper.rb',
    'test/user_test.rb',
    'test/lib/fakes.rb',
    'lib/slug_spec.rb',
    'lib/slug/test/slug_test.rb',
    'tests/SlugTest.php',
    'Zend/tests/bug.phpt',
    // C and C++
    'base/slug_unittest.cc',
    'src/slug_test.cpp',
    // Swift, Scala, Elixir, Dart, shell, Perl
    'Tests/SlugTests/SlugTests.swift',
    'AppUITests/Login.swift',
    'test/slug_test.exs',
    'test/slug_test.dart',
    'integration_test/app.dart',
    'cli/run.bats',
    't/basic.t',
    'features/login.feature',
    'features/step_definitions/login.rb',
    // Configuration of the tests
    'pytest.ini',
    'tests/pyproject.toml',
    'test/tsconfig.json',
    'tests/requirements-dev.txt',
    'tests/.gitignore',
    'tests/Makefile',
    'tests/tour.ipynb',
  ])('%s is a test', (path) => {
    expect(conventions.classOf(path)).toBe('test');
    expect(conventions.isProtected(path)).toBe(false);
  });

  it.each([
    'src/__snapshots__/slug.test.ts.snap',
    'src/slug.snap',
    'src/slug.snap.new',
    'tests/__snapshots__/test_slug.ambr',
    'out.golden',
    'proptest-regressions/slug.txt',
    'src/slug.proptest-regressions',
    'slug.golden.json',
    'golden/slug.go',
    'internal/goldens/a.txt',
    'pkg/testdata/main.go',
    'pkg/testdata/fuzz/FuzzX/1',
    'tests/fixtures/users.json',
    'tests/fixtures/app.py',
    'tests/unit/fixtures/sample.test.ts',
    'tests/data/rows.csv',
    'tests/cases/001.in',
    'tests/cases/001.out',
    'tests/cases/input.ts',
    'tests/expected/slugs.txt',
    'src/__fixtures__/page.html',
    'Slug.approved.txt',
    'Slug.Renders.verified.png',
    'Slug.received.txt',
    'regress/slug.expected',
    'regress/slug.exp',
    'expectations/slug.json',
    'data/expected_slugs.json',
    'data/slugs-expected.yaml',
    'spec/cassettes/users.yml',
    'spec/fixtures/user.json',
    'spec/fixtures/app.rb',
    'cassettes/users.yaml',
    'tests/users.json',
    'tests/query.sql',
    'tests/notes.md',
    'tests/prompts/system.txt',
    'Tests/AppTests/response.json',
    'App.Tests/Data/rows.csv',
    'src/test/resources/rows.csv',
    'tests/no-extension',
    'cypress/fixtures/user.json',
  ])('%s is golden', (path) => {
    expect(conventions.classOf(path)).toBe('golden');
    expect(conventions.isProtected(path)).toBe(true);
  });

  it.each([
    'README.md',
    'Readme',
    'LICENSE',
    'LICENSE-APACHE',
    'CHANGELOG.rst',
    'docs/index.html',
    'docs/conf.py',
    'Docs/guide.txt',
    'packages/a/docs/api.json',
    'src/pkg/notes.md',
    'docs/templates/page.md',
    'docs/prompt-guide.md',
    'tests/README.md',
    '.github/pull_request_template.md',
    'man/tool.1',
  ])('%s is documentation', (path) => {
    expect(conventions.classOf(path)).toBe('documentation');
  });

  it.each([
    'src/slug.py',
    'src/main/java/com/example/Slug.java',
    'league/fixtures/2024.json',
    'league/fixtures/round.py',
    'data/cases/court.json',
    'src/contest.py',
    'src/latest.java',
    'contests/rank.py',
    'src/Latest.java',
    'include/tl/expected.hpp',
    'src/expected/expected.hpp',
    'src/testing/asserts.go',
    'src/docs/generator.ts',
    'src/docs/answers.json',
    'src/security.py',
    'src/history.ts',
    'LICENSE.py',
    'prompts/system.md',
    'src/prompts/review.md',
    'docs/prompts/review.md',
    'src/system_prompt.md',
    'skills/review/SKILL.md',
    'src/templates/mail.md',
    'requirements.txt',
    'CMakeLists.txt',
    'spec/openapi.yaml',
    'specs/protocol.json',
    'openapi.spec.yaml',
    'package.json',
    'Makefile',
    'vendor/lib/a.go',
    'dist/index.js',
    'MANIFEST.in',
    'web/jquery.snap.js',
    'lib/rack/test/methods.rb',
    'gems/lsp/lib/lsp/test_reporters/lsp_reporter.rb',
    'lib/lsp/test_runner.rb',
    'notebooks/tour.ipynb',
  ])('%s is product', (path) => {
    expect(conventions.classOf(path)).toBe('product');
    expect(conventions.isProtected(path)).toBe(false);
  });

  it.each([
    'vendor/a/b.go',
    'node_modules/a/index.js',
    'third_party/x.c',
    'dist/index.js',
    'web/app.min.js',
    'api/slug.pb.go',
    'api/slug_pb2.py',
    'src/api.generated.ts',
    'src/model.g.dart',
    'package-lock.json',
    'Cargo.lock',
    'src/__generated__/types.ts',
  ])('%s is generated', (path) => {
    expect(conventions.isGenerated(path)).toBe(true);
  });

  it.each(['src/slug.ts', 'src/generate.ts', 'src/minify.js', 'src/distance/index.js', 'src/vendor.py'])(
    '%s is written by hand',
    (path) => {
      expect(conventions.isGenerated(path)).toBe(false);
    },
  );

  it('knows lock files', () => {
    expect(isLockFile('a/yarn.lock')).toBe(true);
    expect(isLockFile('go.sum')).toBe(true);
    expect(isLockFile('src/lock.py')).toBe(false);
  });

  it.each(['.github/anti-cheat.yml', '.github/anti-cheat.sha256'])(
    '%s is protected, for it is the gate’s own',
    (path) => {
      expect(conventions.isProtected(path)).toBe(true);
    },
  );

  it('takes hostile paths in its stride', () => {
    const before = process.cpuUsage();
    for (const path of [
      `${'tests/'.repeat(20_000)}x`,
      `${'a'.repeat(200_000)}.py`,
      `*${'{a,b}'.repeat(5000)}`,
      'test_'.repeat(40_000),
    ]) {
      conventions.classOf(path);
    }
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });

  it('classifies a tree of 100,000 paths in about a second', () => {
    const endings = ['py', 'ts', 'js', 'go', 'rs', 'java', 'json', 'md'];
    const paths = Array.from(
      { length: 100_000 },
      (_, i) => `packages/p${i % 300}/src/m${i % 1000}/file_${i}.${endings[i % endings.length] ?? ''}`,
    );
    const before = process.cpuUsage();
    for (const path of paths) conventions.classOf(path);
    // Generous, for machines that are slow or busy: one minimatch pattern a glob needs five seconds and more.
    expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
  });
});

describe('configured globs', () => {
  const configured = (globs: Partial<typeof NO_GLOBS>): Classifier => createClassifier({ ...NO_GLOBS, ...globs });

  it.each([
    [{ tests: ['checks/**'] }, 'checks/a.py', 'test'],
    [{ tests: ['checks'] }, 'checks/deep/a.py', 'test'],
    [{ tests: ['checks/'] }, 'checks/a.py', 'test'],
    [{ tests: ['./checks'] }, 'checks/a.py', 'test'],
    [{ tests: ['/checks'] }, 'checks/a.py', 'test'],
    [{ tests: ['checks'] }, 'src/checks/a.py', 'product'],
    [{ tests: ['checks'] }, 'checkset/a.py', 'product'],
    [{ tests: ['**/checks'] }, 'src/checks/a.py', 'test'],
    [{ tests: ['**/{checks,proofs}/*.py'] }, 'src/proofs/a.py', 'test'],
    [{ tests: ['*.py'] }, 'src/a.py', 'product'],
    [{ tests: ['Checks'] }, 'checks/a.py', 'product'],
    [{ tests: ['checks'] }, 'checks/.hidden.py', 'test'],
    // Exclusions: the last match decides, and what is excluded is scanned as product.
    [{ tests: ['checks', '!checks/tool'] }, 'checks/tool/a.py', 'product'],
    [{ tests: ['checks', '!checks/tool', 'checks/tool/keep'] }, 'checks/tool/keep/a.py', 'test'],
    [{ tests: ['!test/client.py'] }, 'test/client.py', 'product'],
    [{ tests: ['!test'] }, 'test/users.json', 'golden'],
    [{ goldens: ['!tests/users.json'] }, 'tests/users.json', 'product'],
    [{ documentation: ['!docs/**'] }, 'docs/a.md', 'product'],
    [{ tests: ['!(src)/**'] }, 'checks/a.py', 'test'],
    // A glob is no comment, and order between lists is fixed.
    [{ tests: ['#odd'] }, '#odd/a.py', 'test'],
    [{ goldens: ['src/answers.json'] }, 'src/answers.json', 'golden'],
    [{ goldens: ['src/a'], tests: ['src/a'] }, 'src/a/x.py', 'golden'],
    [{ documentation: ['examples'], tests: ['examples'] }, 'examples/x.py', 'test'],
    [{ documentation: ['tests/x.py'] }, 'tests/x.py', 'documentation'],
    [{ ignore: ['third'], goldens: ['third'] }, 'third/x.json', 'ignored'],
    [{ ignore: ['third', '!third/ours'] }, 'third/ours/x.py', 'product'],
  ] as const)('%j makes %s %s', (globs, path, expected) => {
    expect(configured(globs).classOf(path)).toBe(expected);
  });

  it('protects what is listed and what is golden, but for exclusions', () => {
    const classifier = configured({
      protected: ['schema/*.sql', '!tests/big'],
      goldens: ['answers'],
      ignore: ['skip'],
    });
    expect(classifier.isProtected('schema/a.sql')).toBe(true);
    expect(classifier.isProtected('answers/a.txt')).toBe(true);
    expect(classifier.isProtected('tests/a.json')).toBe(true);
    expect(classifier.isProtected('tests/big/a.json')).toBe(false);
    expect(classifier.isProtected('skip/a.snap')).toBe(false);
    expect(classifier.isProtected('src/a.py')).toBe(false);
    expect(configured({ protected: ['skip'], ignore: ['skip'] }).isProtected('skip/a.snap')).toBe(true);
    expect(configured({ protected: ['!**'] }).isProtected('.github/anti-cheat.yml')).toBe(true);
  });

  it('takes more as generated, or less', () => {
    const classifier = configured({ generated: ['src/api', '!dist/own.js'] });
    expect(classifier.isGenerated('src/api/a.ts')).toBe(true);
    expect(classifier.isGenerated('dist/own.js')).toBe(false);
    expect(classifier.isGenerated('dist/other.js')).toBe(true);
  });

  it.each(['', '/', './', '!', 'a'.repeat(70_000)])('refuses a glob that cannot be used', (glob) => {
    expect(() => configured({ tests: [glob] })).toThrow(UserError);
  });

  it('is not slowed down by a path made for it', () => {
    const classifier = configured({ tests: ['**/a/**/b/**/c/**/d', '*a*a*a*a*a*a*b', '**/*(a|aa)b'] });
    const before = process.cpuUsage();
    classifier.classOf('a/b/c/'.repeat(2000));
    classifier.classOf('a'.repeat(3000));
    expect(process.cpuUsage(before).user).toBeLessThan(1_500_000);
  });
});
