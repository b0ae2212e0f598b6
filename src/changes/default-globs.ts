/**
 * Conventional names of tests, golden files and documentation, as globs of single names (a folder's or a file's) with
 * braces and `*` only.
 *
 * Folder names are compared in lower case: `Tests/` and `Docs/` are as usual as `tests/` and `docs/`, and no language
 * tells them apart. File names are compared as they are: `FooTest.java` is a test and `latest.java` is none.
 */

/** Endings of source code and build files; what lies below a test folder with another ending is data. */
export const CODE_FILES: readonly string[] = [
  '*.{py,pyi,pyx,js,mjs,cjs,jsx,ts,mts,cts,tsx,vue,svelte,astro,coffee,go,rs,java,kt,kts,groovy,gradle,scala,sc}',
  '*.{cs,fs,fsi,fsx,vb,csx,cshtml,razor,rb,rake,gemspec,php,phpt,c,h,cc,cpp,cxx,c++,hh,hpp,hxx,inl,ipp,m,mm,cu}',
  '*.{swift,dart,ex,exs,erl,hrl,clj,cljs,cljc,edn,hs,lhs,ml,mli,elm,lua,pl,pm,t,r,R,jl,ipynb,nim,zig,d,pas,f90,f95,sol,v,sv}',
  '*.{sh,bash,zsh,fish,bats,ps1,psm1,psd1,bat,cmd,awk,tcl,el,lisp,scm,rkt,robot,feature,http,tf}',
  '*.{csproj,fsproj,vbproj,sln,props,targets,cmake,mk,bzl,bazel,ninja,cabal,sbt,xcconfig,pbxproj,xctestplan}',
  '{Makefile,GNUmakefile,Dockerfile,Justfile,justfile,Rakefile,Gemfile,Podfile,Vagrantfile,BUILD,BUCK,meson.build}',
];

/** Folders that hold tests. */
export const TEST_FOLDERS: readonly string[] = [
  '{test,tests,__test__,__tests__,__mocks__,unittest,unittests,e2e,cypress,playwright}',
  '{testsuite,testsuites,test-suite,test_suite,testcase,testcases,test-cases,test_cases}',
  '{testutil,testutils,test-utils,test_utils,testhelper,testhelpers,test-helpers,test_helpers,testsupport,test-support,test_support}',
  '{tests-*,*-test,*-tests,*_test,*_tests,*.test,*.tests,*.unittests,*.integrationtests,step_definitions}',
];

/** The camel case ones (Kotlin's `commonTest`, Xcode's `AppUITests`), where case keeps `contests` out. */
export const CAMEL_CASE_TEST_FOLDERS: readonly string[] = ['*{Test,Tests}'];

/** Folders that hold tests when what lies there is code; their data may as well be a specification of the product. */
export const SPEC_FOLDERS: readonly string[] = ['{spec,specs}'];

/** Test files by their names alone, wherever they lie. */
export const TEST_FILES: readonly string[] = [
  // Python
  '{test_*,*_test,test,tests,conftest}.py',
  // JavaScript and TypeScript
  '*.{test,tests,spec,cy,e2e,test-d,e2e-spec,e2e-test}.{js,mjs,cjs,jsx,ts,mts,cts,tsx,vue,svelte}',
  '*{-,_}{test,tests,spec}.{js,mjs,cjs,jsx,ts,mts,cts,tsx}',
  'test.{js,mjs,cjs,ts,mts,cts}',
  // Go, Rust, C, C++, Dart, Elixir, Erlang, Clojure, Lua, Julia, shell
  '*_test.go',
  '{*_test,*_tests,test,tests}.rs',
  '{*_test,*_tests,*_unittest,*_unittests,test_*,*-test,*Test,*Tests}.{c,cc,cpp,cxx,m,mm}',
  '*_test.{dart,exs,clj,cljs,cljc,lua,jl,zig}',
  '{*_SUITE,*_tests}.erl',
  'runtests.jl',
  '{*.bats,*.t,*.phpt,*.feature,*.robot,*.t.sol,*.tftest.hcl}',
  '{test_*,*_test,*-test,*.test}.{sh,bash}',
  '*.Tests.ps1',
  // Java, Kotlin, Groovy, Scala, Haskell, C#, F#, Swift, PHP
  '*{Test,Tests,TestCase,Spec,IT}.{java,kt,kts,groovy,scala}',
  '*Suite.scala',
  '*Spec.hs',
  '*{Test,Tests,Spec,Specs}.{cs,fs,vb}',
  '*{Test,Tests,Spec}.swift',
  '*{Test,TestCase,Cest,Spec}.php',
  // Ruby, Lua, Crystal
  '{*_spec,*_test,test_*,spec_helper,rails_helper,test_helper}.{rb,cr}',
  '*_spec.lua',
  'test_helper.exs',
  // Configuration of test runners
  '{jest,vitest,playwright,cypress,karma,wdio,nightwatch,web-test-runner}.{config,conf,setup,workspace}.{js,mjs,cjs,ts,mts,cts,json}',
  '{setupTests,setup-tests,jest-setup,vitest-setup}.{js,mjs,cjs,ts,mts,cts,tsx}',
  '{.mocharc,.mocharc.*,pytest.ini,phpunit.xml,phpunit.xml.dist,phpunit.dist.xml,.rspec,*.xctestplan}',
];

/**
 * Code that a gem ships: Ruby's runners collect from `test/` and `spec/`, and what lies below `lib/` is required by others,
 * whatever it is called (`lib/rack/test/methods.rb`, `lib/lsp/test_reporter.rb`). Names that end like a test's are tests there too.
 */
export const LIBRARY_FOLDERS: readonly string[] = ['lib'];
export const LIBRARY_FILES: readonly string[] = ['*.{rb,rake}'];
export const TEST_FILES_OF_LIBRARIES: readonly string[] = ['*{_spec,_test}.rb'];

/** Files of a test folder that are neither code nor data: its configuration. */
export const TEST_SUPPORT_FILES: readonly string[] = [
  '{package,tsconfig,tsconfig.*,jsconfig,composer,deno,nx,project,lerna}.{json,jsonc}',
  '{pyproject,Cargo,Pipfile}.toml',
  '{tox.ini,setup.cfg,pom.xml,go.mod,AndroidManifest.xml,Info.plist,py.typed,CMakeLists.txt,requirements*.txt}',
  '{docker-compose*,compose}.{yml,yaml}',
  '{Dockerfile.*,*.dockerfile}',
  '.{gitignore,gitkeep,gitattributes,editorconfig,npmrc,nvmrc,coveragerc,babelrc,prettierrc,prettierignore,eslintignore}',
  '{.eslintrc*,.prettierrc.*,.stylelintrc*,.env,.env.*,.rubocop.yml}',
];

/** Golden files by their names alone. */
export const GOLDEN_FILES: readonly string[] = [
  '*.{snap,ambr,golden,gold,expected,exp,approved,verified,received,snapshot,proptest-regressions}',
  '*.{golden,gold,expected,approved,verified,received}.*',
  '*.snap.new',
];

/** Golden data by its name, when it is no code: `expected_slugs.json`, but not `expected.hpp`. */
export const GOLDEN_DATA_FILES: readonly string[] = [
  '{expected,golden}{-,_}*',
  '*{-,_}{expected,golden}',
  '*{-,_}{expected,golden}.*',
  '{expected,golden,goldens}.*',
];

/** Folders whose every file is golden, code included: it is the input or the output of a test. */
export const GOLDEN_FOLDERS: readonly string[] = [
  '{__snapshots__,__image_snapshots__,__fixtures__,__golden__,__goldens__,__approvals__,__recordings__,__cassettes__}',
  '{golden,goldens,golden-files,golden_files,goldenfiles,testdata,test-data,test_data,testfiles,test-files,test_files}',
  '{cassettes,vcr_cassettes,test-fixtures,test_fixtures,testfixtures,proptest-regressions}',
];

/** Folders whose data is golden; code there may be a product's own (`std::expected`). */
export const GOLDEN_DATA_FOLDERS: readonly string[] = [
  '{expected,expectations,expected-output,expected_output,expected-outputs,expected_outputs,approvals}',
];

/**
 * Folders that are golden below a test folder only: a sports league has fixtures too. Code there is golden as well, for
 * it is read and not run.
 */
export const GOLDEN_FOLDERS_OF_TESTS: readonly string[] = [
  '{fixture,fixtures,expected,expectations,snapshot,snapshots,baseline,baselines,approvals,recordings}',
];

/** The same, but for files with the name of a test: a test tree often mirrors the product's (`tests/data/test_load.py`). */
export const MIXED_FOLDERS_OF_TESTS: readonly string[] = [
  '{data,case,cases,input,inputs,output,outputs,corpus,vectors}',
];

/** Names of test code that mixed folders do not turn into data. */
export const PACKAGE_MARKERS: readonly string[] = ['__init__.py', 'mod.rs', 'package-info.java', 'doc.go'];

/** Documentation by its name; code is never documentation by name. */
export const DOCUMENTATION_FILES: readonly string[] = [
  '*.{md,mdx,markdown,mkd,rst,adoc,asciidoc,textile,rdoc,pod,MD}',
  '{README,Readme,readme,LICENSE,License,LICENCE,COPYING,NOTICE,CHANGELOG,CHANGES,HISTORY,NEWS,RELEASES}{,.*,-*,_*}',
  '{AUTHORS,CONTRIBUTORS,CONTRIBUTING,CODE_OF_CONDUCT,SECURITY,MAINTAINERS,PATENTS,THANKS,TODO,UPGRADING,INSTALL}{,.*}',
  '*.{1,2,3,4,5,6,7,8}',
];

/** Documentation that a test folder keeps for itself. */
export const README_FILES: readonly string[] = ['{README,Readme,readme,CONTRIBUTING,LICENSE}{,.*}'];

/** Folders of documentation, at the top or in a package of a monorepo; deeper ones may be a product's module. */
export const DOCUMENTATION_FOLDERS: readonly string[] = ['{docs,doc,documentation}'];
export const PACKAGE_FOLDERS: readonly string[] = ['{packages,modules,crates,libs,plugins,components}'];

/** Prompts and templates that ship: product, whatever their ending. */
export const PROMPT_FOLDERS: readonly string[] = ['{prompt,prompts}'];
export const TEMPLATE_FOLDERS: readonly string[] = ['{template,templates}'];
export const PROMPT_FILES: readonly string[] = ['*{prompt,Prompt}*', 'SKILL.md'];

/** Vendored, generated, minified and bundled files; the conventions follow GitHub's linguist. */
export const GENERATED_FOLDERS: readonly string[] = [
  '{vendor,vendors,node_modules,bower_components,third_party,third-party,thirdparty,godeps,dist,generated,__generated__}',
];
export const GENERATED_FILES: readonly string[] = [
  '*{.,-}min.{js,mjs,cjs,css}',
  '*.{bundle,chunk}.{js,mjs,cjs,css}',
  '*.map',
  '*.{generated,gen,g,freezed,Designer,designer}.*',
  '*{_generated,_gen}.{go,rs,py,ts,js,h,cc,cpp}',
  'zz_generated*.go',
  '*.pb.{go,cc,h,rs,swift}',
  '*_pb2.{py,pyi}',
  '*_pb2_grpc.py',
  '*_pb.{js,d.ts,ts,rb}',
];

/** Lock files: written by package managers, judged by object id. */
export const LOCK_FILES: readonly string[] = [
  '{package-lock.json,npm-shrinkwrap.json,yarn.lock,pnpm-lock.yaml,bun.lock,bun.lockb,deno.lock,Cargo.lock,go.sum}',
  '{poetry.lock,Pipfile.lock,uv.lock,pdm.lock,Gemfile.lock,composer.lock,mix.lock,rebar.lock,pubspec.lock,Podfile.lock}',
  '{Package.resolved,gradle.lockfile,packages.lock.json,flake.lock,conan.lock,pixi.lock}',
];

/** The gate's own files. */
export const GATE_FILES: readonly string[] = [
  '.github/anti-cheat.yml',
  '.github/anti-cheat.yaml',
  '.github/anti-cheat.sha256',
];
