export const id = 665;
export const ids = [665];
export const modules = {

/***/ 3819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ createClassifier)
});

// UNUSED EXPORTS: NO_GLOBS

// EXTERNAL MODULE: ./build/changes/conventions.js + 1 modules
var changes_conventions = __webpack_require__(6430);
// EXTERNAL MODULE: ./build/changes/default-globs.js
var default_globs = __webpack_require__(2633);
// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 8 modules
var esm = __webpack_require__(1138);
// EXTERNAL MODULE: ./build/model/problem.js
var problem = __webpack_require__(9241);
;// CONCATENATED MODULE: ./build/changes/path-patterns.js


/**
 * Paths are POSIX on every platform, names that begin with a dot are like others, and `!` and `#` have no meaning here
 * ({@link orderedPatterns} knows `!`). minimatch works without backtracking, so a long hostile path costs no more than
 * its length.
 */
const OPTIONS = { dot: true, nonegate: true, nocomment: true, platform: 'linux' };
/**
 * A configured list. The last glob that matches decides; one that begins with `!` excludes. A glob also matches all that
 * lies below it, so `data`, `data/` and `data/**` are the same. Globs are anchored at the root of the repository, and
 * case counts. Throws a UserError for a glob that is empty or too large to expand.
 */
function orderedPatterns(globs) {
    const matchers = globs.map((glob) => {
        // `!(a|b)` is a pattern, not an exclusion.
        const isExclusion = glob.startsWith('!') && !glob.startsWith('!(');
        return {
            answer: isExclusion ? 'excluded' : 'included',
            matches: matcherBelow(isExclusion ? glob.slice(1) : glob),
        };
    });
    matchers.reverse();
    return (path) => matchers.find((matcher) => matcher.matches(path))?.answer ?? 'unmentioned';
}
function matcherBelow(glob) {
    const anchored = withoutOuterSlashes(glob);
    if (anchored === '')
        throw new problem/* UserError */.yo(`The pattern ${JSON.stringify(glob)} names no path. Write ** for everything.`);
    try {
        const patterns = (0,esm/* braceExpand */.KA)(anchored, OPTIONS).flatMap((one) => [
            new esm/* Minimatch */.VR(one, OPTIONS),
            new esm/* Minimatch */.VR(`${one}/**`, OPTIONS),
        ]);
        return (path) => patterns.some((pattern) => pattern.match(path));
    }
    catch (error) {
        throw new problem/* UserError */.yo(`The pattern ${JSON.stringify(glob)} cannot be used: ${(0,problem/* messageOf */.bD)(error)}. Shorten it.`, {
            cause: error,
        });
    }
}
/** `./src/`, `/src` and `src` name the same folder. */
function withoutOuterSlashes(glob) {
    let start = glob.startsWith('./') ? 2 : 0;
    let end = glob.length;
    while (glob[start] === '/')
        start++;
    while (end > start && glob[end - 1] === '/')
        end--;
    return glob.slice(start, end);
}

;// CONCATENATED MODULE: ./build/changes/classify.js



const NO_GLOBS = {
    tests: [],
    goldens: [],
    documentation: [],
    generated: [],
    protected: [],
    ignore: [],
};
/**
 * Classes of paths. First match wins: the configuration's lists (ignore, goldens, tests, documentation), then the
 * conventions (golden, test, documentation), then product. An exclusion (`!glob`) takes a path out of that class, in the
 * conventions too; it then falls to product, never to the next convention, so that it is scanned.
 * Throws a UserError for a glob that cannot be used.
 */
function createClassifier(globs) {
    const ignored = orderedPatterns(globs.ignore);
    const guarded = orderedPatterns(globs.protected);
    const generated = orderedPatterns(globs.generated);
    const configured = [
        ['golden', orderedPatterns(globs.goldens)],
        ['test', orderedPatterns(globs.tests)],
        ['documentation', orderedPatterns(globs.documentation)],
    ];
    const conventions = new changes_conventions/* Conventions */.f_();
    const known = new Map();
    const findClass = (path) => {
        // Neither product nor oracle: its words and values are about the scan. Being protected is another question.
        if (default_globs/* GATE_FILES */.Y8.includes(path))
            return 'ignored';
        if (ignored(path) === 'included')
            return 'ignored';
        const excluded = new Set();
        for (const [name, patterns] of configured) {
            const answer = patterns(path);
            if (answer === 'included')
                return name;
            if (answer === 'excluded')
                excluded.add(name);
        }
        const conventional = conventions.classOf(path);
        return excluded.has(conventional) ? 'product' : conventional;
    };
    const classOf = (path) => {
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
            if (default_globs/* GATE_FILES */.Y8.includes(path))
                return true;
            const answer = guarded(path);
            return answer === 'included' || (answer === 'unmentioned' && classOf(path) === 'golden');
        },
        isGenerated: (path) => {
            const answer = generated(path);
            return answer === 'included' || (answer === 'unmentioned' && conventions.isGenerated(path));
        },
    };
}


/***/ }),

/***/ 6430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f_: () => (/* binding */ Conventions),
  KJ: () => (/* binding */ isCodeFile),
  ue: () => (/* binding */ isLockFile)
});

// EXTERNAL MODULE: ./build/changes/default-globs.js
var default_globs = __webpack_require__(2633);
// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 8 modules
var esm = __webpack_require__(1138);
;// CONCATENATED MODULE: ./build/changes/name-set.js

/**
 * A set of file or folder names, given as globs with braces and `*` and nothing else. Hundreds of them cost a few
 * lookups a name and no backtracking: `prefix*suffix` is found by its suffix, names without `*` by themselves.
 * (minimatch patterns take five seconds for a tree of 100,000 paths, this half of one.)
 * Throws an Error for a glob of another shape.
 */
function nameSet(globs) {
    const literals = new Set();
    const contained = [];
    const root = { next: new Map(), prefixes: [] };
    for (const glob of globs.flatMap((one) => (0,esm/* braceExpand */.KA)(one))) {
        const [prefix = '', middle, last] = glob.split('*', 3);
        if (/[?[\]()\\{}]/.test(glob))
            throw new Error(`not a glob of a name set: ${glob}`);
        if (middle === undefined)
            literals.add(glob);
        else if (last === undefined)
            nodeOf(root, middle).prefixes.push(prefix);
        else if (glob === `*${middle}*`)
            contained.push(middle);
        else
            throw new Error(`not a glob of a name set: ${glob}`);
    }
    return (name) => literals.has(name) || hasAffixes(root, name) || contained.some((part) => name.includes(part));
}
function nodeOf(root, suffix) {
    let node = root;
    for (let i = suffix.length - 1; i >= 0; i--) {
        const code = suffix.charCodeAt(i);
        const known = node.next.get(code);
        const child = known ?? { next: new Map(), prefixes: [] };
        if (!known)
            node.next.set(code, child);
        node = child;
    }
    return node;
}
function hasAffixes(root, name) {
    let node = root;
    for (let end = name.length; node; end--) {
        // What is left of the suffix must have room for the prefix.
        for (const prefix of node.prefixes)
            if (prefix.length <= end && name.startsWith(prefix))
                return true;
        if (end === 0)
            return false;
        node = node.next.get(name.charCodeAt(end - 1));
    }
    return false;
}

;// CONCATENATED MODULE: ./build/changes/conventions.js


const isCode = nameSet(default_globs/* CODE_FILES */.k$);
const isTestFolder = nameSet(default_globs/* TEST_FOLDERS */.PQ);
const isCamelCaseTestFolder = nameSet(default_globs/* CAMEL_CASE_TEST_FOLDERS */.Tf);
const isSpecFolder = nameSet(default_globs/* SPEC_FOLDERS */.qM);
const isTestFile = nameSet(default_globs/* TEST_FILES */.rR);
const isTestSupportFile = nameSet([...default_globs/* TEST_SUPPORT_FILES */.VI, ...default_globs/* LOCK_FILES */.Cv]);
const isPackageMarker = nameSet(default_globs/* PACKAGE_MARKERS */.ni);
const isGoldenFile = nameSet(default_globs/* GOLDEN_FILES */.Y7);
const isGoldenDataFile = nameSet(default_globs/* GOLDEN_DATA_FILES */.zL);
const isGoldenFolder = nameSet(default_globs/* GOLDEN_FOLDERS */.og);
const isGoldenDataFolder = nameSet(default_globs/* GOLDEN_DATA_FOLDERS */.Z5);
const isGoldenFolderOfTests = nameSet(default_globs/* GOLDEN_FOLDERS_OF_TESTS */.cd);
const isMixedFolderOfTests = nameSet(default_globs/* MIXED_FOLDERS_OF_TESTS */.WO);
const isDocumentationFile = nameSet(default_globs/* DOCUMENTATION_FILES */.pS);
const isReadme = nameSet(default_globs/* README_FILES */.jQ);
const isDocumentationFolder = nameSet(default_globs/* DOCUMENTATION_FOLDERS */.tH);
const isPackageFolder = nameSet(default_globs/* PACKAGE_FOLDERS */.z3);
const isPromptFolder = nameSet(default_globs/* PROMPT_FOLDERS */.rt);
const isTemplateFolder = nameSet(default_globs/* TEMPLATE_FOLDERS */.po);
const isPromptFile = nameSet(default_globs/* PROMPT_FILES */.N3);
const isGeneratedFolder = nameSet(default_globs/* GENERATED_FOLDERS */.iC);
const isGeneratedFile = nameSet([...default_globs/* GENERATED_FILES */.id, ...default_globs/* LOCK_FILES */.Cv]);
const isLock = nameSet(default_globs/* LOCK_FILES */.Cv);
/** Classes of paths by convention alone, with the facts about each folder remembered. */
class Conventions {
    #folders = new Map();
    /** First match wins: golden, test, documentation, product. */
    classOf(path) {
        const name = nameOf(path);
        const folder = this.#factsOf(path);
        const code = isCode(name);
        if (isGolden(name, folder, code))
            return 'golden';
        if (isTestFile(name))
            return 'test';
        if (folder.isTest)
            return isReadme(name) && !code ? 'documentation' : 'test';
        if (folder.isSpec && code)
            return 'test';
        if (folder.isPrompt || (isPromptFile(name) && !folder.isDocumentation))
            return 'product';
        if (folder.isDocumentation || (!code && isDocumentationFile(name)))
            return 'documentation';
        return 'product';
    }
    /** Vendored, generated, minified, bundled, or a lock file. */
    isGenerated(path) {
        return isGeneratedFile(nameOf(path)) || this.#factsOf(path).isGenerated;
    }
    #factsOf(path) {
        const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
        let facts = this.#folders.get(folder);
        if (!facts) {
            facts = readFolders(folder);
            this.#folders.set(folder, facts);
        }
        return facts;
    }
}
/** Whether the name is that of source code or a build file. */
function isCodeFile(path) {
    return isCode(nameOf(path));
}
/** Whether a package manager wrote the file. */
function isLockFile(path) {
    return isLock(nameOf(path));
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function isGolden(name, folder, code) {
    if (isGoldenFile(name) || folder.golden === 'all')
        return true;
    if (!code && (folder.golden === 'data' || isGoldenDataFile(name)))
        return true;
    if (folder.golden === 'mixed')
        return !isTestFile(name) && !isPackageMarker(name);
    // Below a test folder whatever is neither code nor configuration is what tests read.
    return folder.isTest && !code && !isTestFile(name) && !isTestSupportFile(name) && !isReadme(name);
}
function readFolders(folder) {
    const names = folder === '' ? [] : folder.split('/');
    const lowerCase = names.map((name) => name.toLowerCase());
    let isTest = false;
    let isSpec = false;
    let golden = 'none';
    for (const [i, name] of lowerCase.entries()) {
        const belowTests = isTest || isSpec;
        if (isGoldenFolder(name) || (belowTests && isGoldenFolderOfTests(name)))
            golden = 'all';
        else if (golden !== 'all' && belowTests && isMixedFolderOfTests(name))
            golden = 'mixed';
        else if (golden === 'none' && isGoldenDataFolder(name))
            golden = 'data';
        isTest ||= isTestFolder(name) || isCamelCaseTestFolder(names[i] ?? '');
        isSpec ||= isSpecFolder(name);
    }
    const [first = '', , third = ''] = lowerCase;
    const isDocumentation = isDocumentationFolder(first) || (isPackageFolder(first) && isDocumentationFolder(third));
    return {
        isTest,
        isSpec,
        golden,
        isDocumentation,
        isPrompt: lowerCase.some(isPromptFolder) || (!isDocumentation && lowerCase.some(isTemplateFolder)),
        isGenerated: lowerCase.some(isGeneratedFolder),
    };
}


/***/ }),

/***/ 2633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ LOCK_FILES),
/* harmony export */   N3: () => (/* binding */ PROMPT_FILES),
/* harmony export */   PQ: () => (/* binding */ TEST_FOLDERS),
/* harmony export */   Tf: () => (/* binding */ CAMEL_CASE_TEST_FOLDERS),
/* harmony export */   VI: () => (/* binding */ TEST_SUPPORT_FILES),
/* harmony export */   WO: () => (/* binding */ MIXED_FOLDERS_OF_TESTS),
/* harmony export */   Y7: () => (/* binding */ GOLDEN_FILES),
/* harmony export */   Y8: () => (/* binding */ GATE_FILES),
/* harmony export */   Z5: () => (/* binding */ GOLDEN_DATA_FOLDERS),
/* harmony export */   cd: () => (/* binding */ GOLDEN_FOLDERS_OF_TESTS),
/* harmony export */   iC: () => (/* binding */ GENERATED_FOLDERS),
/* harmony export */   id: () => (/* binding */ GENERATED_FILES),
/* harmony export */   jQ: () => (/* binding */ README_FILES),
/* harmony export */   k$: () => (/* binding */ CODE_FILES),
/* harmony export */   ni: () => (/* binding */ PACKAGE_MARKERS),
/* harmony export */   og: () => (/* binding */ GOLDEN_FOLDERS),
/* harmony export */   pS: () => (/* binding */ DOCUMENTATION_FILES),
/* harmony export */   po: () => (/* binding */ TEMPLATE_FOLDERS),
/* harmony export */   qM: () => (/* binding */ SPEC_FOLDERS),
/* harmony export */   rR: () => (/* binding */ TEST_FILES),
/* harmony export */   rt: () => (/* binding */ PROMPT_FOLDERS),
/* harmony export */   tH: () => (/* binding */ DOCUMENTATION_FOLDERS),
/* harmony export */   z3: () => (/* binding */ PACKAGE_FOLDERS),
/* harmony export */   zL: () => (/* binding */ GOLDEN_DATA_FILES)
/* harmony export */ });
/**
 * Conventional names of tests, golden files and documentation, as globs of single names (a folder's or a file's) with
 * braces and `*` only.
 *
 * Folder names are compared in lower case: `Tests/` and `Docs/` are as usual as `tests/` and `docs/`, and no language
 * tells them apart. File names are compared as they are: `FooTest.java` is a test and `latest.java` is none.
 */
/** Endings of source code and build files; what lies below a test folder with another ending is data. */
const CODE_FILES = [
    '*.{py,pyi,pyx,js,mjs,cjs,jsx,ts,mts,cts,tsx,vue,svelte,astro,coffee,go,rs,java,kt,kts,groovy,gradle,scala,sc}',
    '*.{cs,fs,fsi,fsx,vb,csx,cshtml,razor,rb,rake,gemspec,php,phpt,c,h,cc,cpp,cxx,c++,hh,hpp,hxx,inl,ipp,m,mm,cu}',
    '*.{swift,dart,ex,exs,erl,hrl,clj,cljs,cljc,edn,hs,lhs,ml,mli,elm,lua,pl,pm,t,r,R,jl,nim,zig,d,pas,f90,f95,sol,v,sv}',
    '*.{sh,bash,zsh,fish,bats,ps1,psm1,psd1,bat,cmd,awk,tcl,el,lisp,scm,rkt,robot,feature,http,tf}',
    '*.{csproj,fsproj,vbproj,sln,props,targets,cmake,mk,bzl,bazel,ninja,cabal,sbt,xcconfig,pbxproj,xctestplan}',
    '{Makefile,GNUmakefile,Dockerfile,Justfile,justfile,Rakefile,Gemfile,Podfile,Vagrantfile,BUILD,BUCK,meson.build}',
];
/** Folders that hold tests. */
const TEST_FOLDERS = [
    '{test,tests,__test__,__tests__,__mocks__,unittest,unittests,e2e,cypress,playwright}',
    '{testsuite,testsuites,test-suite,test_suite,testcase,testcases,test-cases,test_cases}',
    '{testutil,testutils,test-utils,test_utils,testhelper,testhelpers,test-helpers,test_helpers,testsupport,test-support,test_support}',
    '{tests-*,*-test,*-tests,*_test,*_tests,*.test,*.tests,*.unittests,*.integrationtests,step_definitions}',
];
/** The camel case ones (Kotlin's `commonTest`, Xcode's `AppUITests`), where case keeps `contests` out. */
const CAMEL_CASE_TEST_FOLDERS = ['*{Test,Tests}'];
/** Folders that hold tests when what lies there is code; their data may as well be a specification of the product. */
const SPEC_FOLDERS = ['{spec,specs}'];
/** Test files by their names alone, wherever they lie. */
const TEST_FILES = [
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
/** Files of a test folder that are neither code nor data: its configuration. */
const TEST_SUPPORT_FILES = [
    '{package,tsconfig,tsconfig.*,jsconfig,composer,deno,nx,project,lerna}.{json,jsonc}',
    '{pyproject,Cargo,Pipfile}.toml',
    '{tox.ini,setup.cfg,pom.xml,go.mod,AndroidManifest.xml,Info.plist,py.typed,CMakeLists.txt,requirements*.txt}',
    '{docker-compose*,compose}.{yml,yaml}',
    '{Dockerfile.*,*.dockerfile}',
    '.{gitignore,gitkeep,gitattributes,editorconfig,npmrc,nvmrc,coveragerc,babelrc,prettierrc,prettierignore,eslintignore}',
    '{.eslintrc*,.prettierrc.*,.stylelintrc*,.env,.env.*,.rubocop.yml}',
];
/** Golden files by their names alone. */
const GOLDEN_FILES = [
    '*.{snap,ambr,golden,gold,expected,exp,approved,verified,received,snapshot}',
    '*.{golden,gold,expected,approved,verified,received}.*',
    '*.snap.new',
];
/** Golden data by its name, when it is no code: `expected_slugs.json`, but not `expected.hpp`. */
const GOLDEN_DATA_FILES = [
    '{expected,golden}{-,_}*',
    '*{-,_}{expected,golden}',
    '*{-,_}{expected,golden}.*',
    'expected.*',
];
/** Folders whose every file is golden, code included: it is the input or the output of a test. */
const GOLDEN_FOLDERS = [
    '{__snapshots__,__image_snapshots__,__fixtures__,__golden__,__goldens__,__approvals__,__recordings__,__cassettes__}',
    '{golden,goldens,golden-files,golden_files,goldenfiles,testdata,test-data,test_data,testfiles,test-files,test_files}',
    '{cassettes,vcr_cassettes,test-fixtures,test_fixtures,testfixtures}',
];
/** Folders whose data is golden; code there may be a product's own (`std::expected`). */
const GOLDEN_DATA_FOLDERS = [
    '{expected,expectations,expected-output,expected_output,expected-outputs,expected_outputs,approvals}',
];
/**
 * Folders that are golden below a test folder only: a sports league has fixtures too. Code there is golden as well, for
 * it is read and not run.
 */
const GOLDEN_FOLDERS_OF_TESTS = [
    '{fixture,fixtures,expected,expectations,snapshot,snapshots,baseline,baselines,approvals,recordings}',
];
/** The same, but for files with the name of a test: a test tree often mirrors the product's (`tests/data/test_load.py`). */
const MIXED_FOLDERS_OF_TESTS = [
    '{data,case,cases,input,inputs,output,outputs,corpus,vectors}',
];
/** Names of test code that mixed folders do not turn into data. */
const PACKAGE_MARKERS = ['__init__.py', 'mod.rs', 'package-info.java', 'doc.go'];
/** Documentation by its name; code is never documentation by name. */
const DOCUMENTATION_FILES = [
    '*.{md,mdx,markdown,mkd,rst,adoc,asciidoc,textile,rdoc,pod,MD}',
    '{README,Readme,readme,LICENSE,License,LICENCE,COPYING,NOTICE,CHANGELOG,CHANGES,HISTORY,NEWS,RELEASES}{,.*,-*,_*}',
    '{AUTHORS,CONTRIBUTORS,CONTRIBUTING,CODE_OF_CONDUCT,SECURITY,MAINTAINERS,PATENTS,THANKS,TODO,UPGRADING,INSTALL}{,.*}',
    '*.{1,2,3,4,5,6,7,8}',
];
/** Documentation that a test folder keeps for itself. */
const README_FILES = ['{README,Readme,readme,CONTRIBUTING,LICENSE}{,.*}'];
/** Folders of documentation, at the top or in a package of a monorepo; deeper ones may be a product's module. */
const DOCUMENTATION_FOLDERS = ['{docs,doc,documentation}'];
const PACKAGE_FOLDERS = ['{packages,modules,crates,libs,plugins,components}'];
/** Prompts and templates that ship: product, whatever their ending. */
const PROMPT_FOLDERS = ['{prompt,prompts}'];
const TEMPLATE_FOLDERS = ['{template,templates}'];
const PROMPT_FILES = ['*{prompt,Prompt}*', 'SKILL.md'];
/** Vendored, generated, minified and bundled files; the conventions follow GitHub's linguist. */
const GENERATED_FOLDERS = [
    '{vendor,vendors,node_modules,bower_components,third_party,third-party,thirdparty,godeps,dist,generated,__generated__}',
];
const GENERATED_FILES = [
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
const LOCK_FILES = [
    '{package-lock.json,npm-shrinkwrap.json,yarn.lock,pnpm-lock.yaml,bun.lock,bun.lockb,deno.lock,Cargo.lock,go.sum}',
    '{poetry.lock,Pipfile.lock,uv.lock,pdm.lock,Gemfile.lock,composer.lock,mix.lock,rebar.lock,pubspec.lock,Podfile.lock}',
    '{Package.resolved,gradle.lockfile,packages.lock.json,flake.lock,conan.lock,pixi.lock}',
];
/** The gate's own files. */
const GATE_FILES = [
    '.github/anti-cheat.yml',
    '.github/anti-cheat.yaml',
    '.github/anti-cheat.sha256',
];


/***/ }),

/***/ 515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TX: () => (/* binding */ verifyManifest),
/* harmony export */   Xx: () => (/* binding */ recordManifest),
/* harmony export */   eY: () => (/* binding */ loadManifest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9241);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(914);



/**
 * The manifest that a commit ships, or null when it has none. Bytes that are no UTF-8 become a problem.
 * @throws {MissingDataError} When the repository lacks its bytes or they exceed the limit on files.
 */
async function loadManifest(repository, commit, path = _manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .manifestPath */ .ji) {
    const entry = await repository.entry(commit, path);
    if (!entry)
        return null;
    if (entry.kind === 'symlink' || entry.kind === 'submodule') {
        return { entries: [], problems: [{ line: 1, message: `the manifest is a ${entry.kind}, not a regular file` }] };
    }
    const bytes = await repository.bytes(entry.id);
    if (!bytes) {
        throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .MissingDataError */ .hr(`the checksum manifest ${path} could not be read: it is absent from this clone or longer than the limit on files`);
    }
    const text = decoded(bytes);
    return text === null
        ? { entries: [], problems: [{ line: 1, message: 'the manifest is not UTF-8 text' }] }
        : (0,_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .parseManifest */ .Ng)(text);
}
/**
 * Checksums of files as a commit stores them: the bytes of git's blobs, never of a work tree, which filters and line-end
 * conversion change. A symlink's bytes are the text of its target.
 *
 * @param paths Exact paths, relative to the root.
 * @throws {MissingDataError} When the bytes of one cannot be read.
 */
async function recordManifest(repository, commit, paths) {
    const entries = [];
    const skipped = [];
    for (const path of new Set(paths)) {
        const digest = await digestOf(repository, commit, path);
        switch (digest.kind) {
            case 'digest':
                entries.push({ path, sha256: digest.sha256 });
                break;
            case 'missing':
                skipped.push({ path, reason: 'not in the commit' });
                break;
            case 'submodule':
                skipped.push({ path, reason: submoduleReason });
                break;
            case 'unreadable':
                throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .MissingDataError */ .hr(`no checksum for ${path}: ${digest.reason}`);
        }
    }
    return { entries, skipped };
}
/** Compares a commit with a manifest; every entry ends in exactly one of the lists. */
async function verifyManifest(repository, commit, manifest) {
    const verified = [];
    const mismatched = [];
    const missing = [];
    const skipped = [];
    const unreadable = [];
    for (const { path, sha256: expected } of manifest.entries) {
        const digest = await digestOf(repository, commit, path);
        switch (digest.kind) {
            case 'digest':
                if (digest.sha256 === expected)
                    verified.push(path);
                else
                    mismatched.push({ path, expected, actual: digest.sha256 });
                break;
            case 'missing':
                missing.push(path);
                break;
            case 'submodule':
                skipped.push({ path, reason: submoduleReason });
                break;
            case 'unreadable':
                unreadable.push({ path, reason: digest.reason });
                break;
        }
    }
    return { verified, mismatched, missing, skipped, unreadable };
}
function decoded(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return null;
    }
}
const submoduleReason = 'a submodule has no bytes in this repository; git pins its commit';
async function digestOf(repository, commit, path) {
    const entry = await repository.entry(commit, path);
    if (!entry)
        return { kind: 'missing' };
    if (entry.kind === 'submodule')
        return { kind: 'submodule' };
    const bytes = await repository.bytes(entry.id);
    if (bytes)
        return { kind: 'digest', sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex') };
    return { kind: 'unreadable', reason: 'its bytes are absent from this clone or longer than the limit on files' };
}


/***/ }),

/***/ 914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L_: () => (/* binding */ formatManifest),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   ji: () => (/* binding */ manifestPath)
/* harmony export */ });
/** The manifest of a repository. */
const manifestPath = '.github/anti-cheat.sha256';
/**
 * Reads what `sha256sum` writes: digest, space, a space (text) or an asterisk (binary), path. A line that begins with a
 * backslash has an escaped path: `\\`, `\n`, `\r`. As with `sha256sum --check`, upper-case digits, blanks before
 * the digest, CRLF line ends, empty lines and lines that begin with `#` are fine; a path may begin with `./`.
 * Source: GNU coreutils manual, "md5sum invocation"; the tests compare with the program itself.
 *
 * Never throws: whatever else stands in a line becomes a problem, and the other lines count.
 */
function parseManifest(text) {
    const entries = [];
    const problems = [];
    const lineByPath = new Map();
    for (const [index, raw] of text
        .replace(/^\uFEFF/, '')
        .split('\n')
        .entries()) {
        const line = index + 1;
        const content = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
        if (content.trim() === '' || content.startsWith('#'))
            continue;
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
function formatManifest(entries) {
    return entries
        .map((entry) => ({ ...entry, bytes: Buffer.from(entry.path) }))
        .sort((one, other) => Buffer.compare(one.bytes, other.bytes))
        .map(({ path, sha256 }) => {
        const escaped = path.replaceAll(/[\\\n\r]/g, (character) => escapes[character] ?? character);
        return `${escaped === path ? '' : '\\'}${sha256}  ${escaped}\n`;
    })
        .join('');
}
const escapes = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };
/** The entry, or what is wrong. */
function parseLine(line) {
    const isEscaped = /^[ \t]*\\/.test(line);
    const body = line.replace(/^[ \t]*\\?/, '');
    const digest = /^[0-9a-fA-F]*/.exec(body)?.[0] ?? '';
    const rest = body.slice(digest.length);
    if (digest.length !== 64) {
        return `expected 64 hexadecimal digits at the start, found ${digest.length}`;
    }
    if (rest === '')
        return 'the path is missing: the line looks cut off';
    if (!rest.startsWith('  ') && !rest.startsWith(' *')) {
        return 'expected two blanks, or a blank and an asterisk, between digest and path';
    }
    const written = rest.slice(2);
    const path = isEscaped ? unescaped(written) : written;
    if (path === null)
        return 'the path holds an unknown escape: only \\\\, \\n and \\r exist';
    const relative = path.startsWith('./') ? path.slice(2) : path;
    const problem = pathProblem(relative);
    return problem ?? { path: relative, sha256: digest.toLowerCase() };
}
/** Null when a backslash stands before anything but `\\`, `n` and `r`. */
function unescaped(text) {
    if (/\\(?![\\nr])/.test(text.replaceAll('\\\\', '')))
        return null;
    return text.replaceAll(/\\([\\nr])/g, (_, letter) => {
        if (letter === 'n')
            return '\n';
        return letter === 'r' ? '\r' : '\\';
    });
}
/** Paths that git cannot hold would only ever be "missing"; better said at once. */
function pathProblem(path) {
    if (path === '')
        return 'the path is missing: the line looks cut off';
    if (path.startsWith('/'))
        return 'the path must be relative to the root of the repository';
    if (path.includes('\0'))
        return 'the path holds a NUL character';
    const parts = path.split('/');
    if (parts.includes('..') || parts.includes('.'))
        return 'the path must not hold . or .. folders';
    return parts.includes('') ? 'the path must name a file, without empty folders' : null;
}


/***/ }),

/***/ 2303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readArguments)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9241);
/* harmony import */ var _policy_suggestion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8003);



/**
 * Reads a command's arguments.
 * @throws {UserError} Naming the unknown option, with the nearest known one.
 */
function readArguments(args, names, usage) {
    const options = {};
    for (const name of names.values)
        options[name] = { type: 'string' };
    for (const name of names.flags)
        options[name] = { type: 'boolean' };
    refuseUnknown(args, names, usage);
    try {
        const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], options, allowPositionals: true, strict: true });
        return {
            positionals,
            value: (name) => {
                const value = values[name];
                return typeof value === 'string' ? value : undefined;
            },
            flag: (name) => values[name] === true,
        };
    }
    catch (error) {
        throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error).split('\n')[0] ?? 'wrong arguments'}\n${usage}`);
    }
}
function refuseUnknown(args, { values, flags }, usage) {
    const known = [...values, ...flags];
    for (const arg of args) {
        if (arg === '--')
            return;
        const name = /^--([^=]+)/.exec(arg)?.[1];
        if (name === undefined || known.includes(name))
            continue;
        const near = (0,_policy_suggestion_js__WEBPACK_IMPORTED_MODULE_2__/* .closest */ .kp)(name, known);
        throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`unknown option --${name}${near === null ? '' : `: did you mean --${near}?`}\n${usage}`);
    }
}


/***/ }),

/***/ 2950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ EXIT)
/* harmony export */ });
/** Exit codes of the command line (DESIGN, contracts). */
const EXIT = { ok: 0, failed: 1, usage: 2, incomplete: 3 };


/***/ }),

/***/ 8178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ writeOutput)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9241);


/**
 * Writes a report to a file.
 * @throws {UserError} When the file cannot be written; a report that is lost must not look like a pass.
 */
async function writeOutput(file, text) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, text);
    }
    catch (error) {
        throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`the report could not be written to ${file}: ${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}. Choose a folder that exists and is writable.`);
    }
}


/***/ }),

/***/ 9665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Dx: () => (/* binding */ renderOptions),
  ls: () => (/* binding */ reporterNamed),
  xs: () => (/* binding */ scanCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./build/prose/bounds.js
const ELLIPSIS = '…';
/** Whether cutting before `index` would split a surrogate pair. */
function splitsPair(text, index) {
    const before = text.charCodeAt(index - 1);
    const after = text.charCodeAt(index);
    return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}
/** The beginning of a text, at most `limit` UTF-16 units with the ellipsis that marks the cut. */
function clip(text, limit) {
    if (text.length <= limit)
        return text;
    const end = Math.max(0, limit - ELLIPSIS.length);
    return text.slice(0, splitsPair(text, end) ? end - 1 : end) + ELLIPSIS;
}
/** Both ends of a text, at most `limit` UTF-16 units: what names a file is at the end of its path. */
function clipMiddle(text, limit) {
    if (text.length <= limit)
        return text;
    const head = Math.floor((limit - ELLIPSIS.length) / 3);
    const start = text.length - (limit - ELLIPSIS.length - head);
    return (text.slice(0, splitsPair(text, head) ? head - 1 : head) +
        ELLIPSIS +
        text.slice(splitsPair(text, start) ? start + 1 : start));
}
/** A document that grows up to a size in UTF-8 bytes and refuses what does not fit. */
class BoundedDocument {
    #limit;
    #parts = [];
    #size = 0;
    constructor(limit) {
        this.#limit = limit;
    }
    /**
     * Appends a part.
     *
     * @param reserve Bytes to keep free behind it, for what closes the part.
     * @returns Whether it fitted; if not, nothing was appended.
     */
    add(part, reserve = 0) {
        const size = Buffer.byteLength(part, 'utf8');
        if (this.#size + size + reserve > this.#limit)
            return false;
        this.#parts.push(part);
        this.#size += size;
        return true;
    }
    toString() {
        return this.#parts.join('');
    }
}

;// CONCATENATED MODULE: ./build/prose/unicode.js
/**
 * The text with lone surrogates replaced by U+FFFD, so that it can be encoded. (`String.prototype.toWellFormed` is not
 * in ES2023.)
 */
function wellFormed(text) {
    return Buffer.from(text, 'utf8').toString('utf8');
}
/** Columns that a terminal gives to a text: two for East Asian wide characters and emoji, none for combining marks. */
function terminalWidth(text) {
    let width = 0;
    for (const character of text)
        width += characterWidth(character);
    return width;
}
function characterWidth(character) {
    if (/\p{M}/u.test(character))
        return 0;
    const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uff01-\uff60]/u;
    return isWide.test(character) ? 2 : 1;
}

;// CONCATENATED MODULE: ./build/prose/documentation.js

/** Address of a rule's page. The id is encoded: a report read from a file may hold anything. */
function ruleLink(rule, options) {
    return `${options.docs.replace(/\/$/, '')}/rules/${encodeURIComponent(wellFormed(rule))}.md`;
}

;// CONCATENATED MODULE: ./build/prose/plural.js
/**
 * A number with its noun.
 *
 * @param one The noun for exactly one; `many` defaults to it with an `s`.
 */
function plural(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
/** `a`, `a and b`, `a, b and c`. */
function enumerate(parts) {
    const last = parts.at(-1) ?? '';
    return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

;// CONCATENATED MODULE: ./build/prose/ordering.js

/** All groups, the most important first. */
const groups = ['violation', 'review', 'probation', 'note', 'lifted', 'allowed'];
/** The word that stands beside a finding. */
const groupLabels = {
    violation: 'violation',
    review: 'to review',
    probation: 'probation',
    note: 'note',
    lifted: 'lifted',
    allowed: 'allowed',
};
/** The word that stands above the findings of a group. */
const groupTitles = {
    violation: 'Violations',
    review: 'To review',
    probation: 'To explain',
    note: 'Notes',
    lifted: 'Lifted by review',
    allowed: 'Allowed by the configuration',
};
function groupOf(finding) {
    if (finding.status !== 'open')
        return finding.status;
    return finding.level === 'violation' && finding.reviewable ? 'review' : finding.level;
}
/** Order of UTF-16 units, the same on every machine whatever its locale. */
function compareText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
function comparePlace(a, b) {
    return (compareText(a.path, b.path) ||
        a.startLine - b.startLine ||
        a.startColumn - b.startColumn ||
        compareText(a.rule, b.rule) ||
        compareText(a.fingerprint, b.fingerprint));
}
/** The findings by group, the groups in order of importance, within a group in order of place. */
function groupFindings(report) {
    const result = new Map(groups.map((group) => [group, []]));
    for (const finding of report.findings)
        result.get(groupOf(finding))?.push(finding);
    for (const findings of result.values())
        findings.sort(comparePlace);
    return result;
}
/** How many findings each group has. */
function countFindings(report) {
    const counts = { violation: 0, review: 0, probation: 0, note: 0, lifted: 0, allowed: 0 };
    for (const finding of report.findings)
        counts[groupOf(finding)] += 1;
    return counts;
}
/** `2 violations`, `1 to review`: the size of a group in a list of facts. */
function groupCount(group, count) {
    return group === 'violation' || group === 'note'
        ? plural(count, groupLabels[group])
        : `${count} ${groupLabels[group]}`;
}

;// CONCATENATED MODULE: ./build/prose/explanation.js

const REVIEW = 'A person with write access who wrote none of it lifts this by approving the newest commit ' +
    '(and setting the label, where the configuration asks for one).';
function explainViolation(report) {
    const { review } = countFindings(report);
    const mixed = review > 0 ? ' The changes to review are no accusation, but they need a second person.' : '';
    return ('The change carries what its tests want to see, or rigs how they are judged. No review lifts this: its author has ' +
        `to remove it. A finding that is wrong can be allowed by its fingerprint in the target branch's configuration.${mixed}`);
}
function explainPass(report) {
    if (report.caps.length > 0)
        return 'No open finding. The score is capped for the reason given; the check passes.';
    return 'No open finding that counts. The check passes.';
}
/** What the verdict means, and who may do what next: one to three plain sentences. */
function explanation(report) {
    switch (report.verdict) {
        case 'violation':
            return explainViolation(report);
        case 'incomplete':
            return ('Something that may hold product code, tests or protected content was not examined, so there is no score. ' +
                'A review can lift what a file causes; missing data, as in a shallow clone, has to be supplied.');
        case 'review':
            return `Nothing here shows cheating: tests, protected files or the gate itself were changed, and a person decides that. ${REVIEW}`;
        case 'probation':
            return ('This may be coincidence. The author should explain the findings or change the code, and a reviewer should ' +
                'ask about them. The check passes.');
        case 'pass':
            return explainPass(report);
    }
}

;// CONCATENATED MODULE: ./build/prose/review-objects.js


const NOUNS = new Map([
    ['protected-write', 'protected file'],
    ['checksum-mismatch', 'protected file'],
    ['test-modified', 'changed test'],
    ['test-weakened', 'changed test'],
    ['gate-tampering', 'gate file'],
]);
function nounOf(finding) {
    return NOUNS.get(finding.rule) ?? 'change';
}
/** Two findings with one key are one thing to look at: a protected file is one, whatever else is wrong with it. */
function keyOf(finding) {
    const noun = nounOf(finding);
    const isFile = noun === 'protected file' || noun === 'gate file';
    return JSON.stringify(isFile ? [noun, finding.path] : [noun, finding.path, finding.startLine, finding.rule]);
}
/** Counts what is open and reviewable: files once each, tests and other changes by place. */
function reviewObjects(report) {
    const open = report.findings.filter((finding) => groupOf(finding) === 'review');
    const count = new Set(open.map(keyOf)).size;
    const [noun = 'change', ...others] = new Set(open.map(nounOf));
    return { count, phrase: plural(count, others.length > 0 ? 'change' : noun) };
}

;// CONCATENATED MODULE: ./build/prose/visible.js
/**
 * Characters that a reader cannot see or that change how the rest of the line looks: control characters, among them
 * the escape of terminal sequences; bidirectional marks, overrides and isolates; zero-width and other ignorable
 * characters; separators that some programs take for line breaks; lone surrogates; private use.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const SHORT = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
function codeEscape(character) {
    const code = character.codePointAt(0) ?? 0;
    return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`;
}
/**
 * Text of a pull request as one line that shows everything it contains: what cannot be seen is written as an escape
 * (`\u202e`). The result is also inert in a log of GitHub Actions, where the runner obeys `##[command]` anywhere in a
 * line; only `::command::` at the start of a line is left to {@link inertLine}.
 */
function visible(text) {
    return text
        .replaceAll(INVISIBLE, (character) => SHORT[character] ?? codeEscape(character))
        .replaceAll('##[', String.raw `#\u0023[`);
}
/** A printed line that the runner of GitHub Actions does not take for a workflow command (`::` at its start). */
function inertLine(line) {
    return line.replace(/^\s*::/, (start) => String.raw `${start.slice(0, -2)}\u003a:`);
}

;// CONCATENATED MODULE: ./build/prose/headline.js




function scoreOf(report) {
    return report.score === null ? 'no score' : `score ${report.score}/100`;
}
function explanations(count) {
    return `${plural(count, 'finding needs', 'findings need')} an explanation`;
}
function unexamined(report) {
    const open = report.unscanned.filter((entry) => entry.blocks && entry.status === 'open');
    const files = new Set(open.map((entry) => entry.path)).size;
    return files === 0 ? 'data is missing' : `${plural(files, 'file')} could not be examined`;
}
function passed(report) {
    if (report.caps.length > 0)
        return report.caps.map((cap) => visible(cap.reason)).join(', ');
    const { lifted, allowed } = countFindings(report);
    const closed = [
        ...(lifted > 0 ? [`${plural(lifted, 'finding')} lifted by review`] : []),
        ...(allowed > 0 ? [`${plural(allowed, 'finding')} allowed by the configuration`] : []),
    ];
    return closed.length > 0 ? enumerate(closed) : 'nothing found';
}
function outcome(report) {
    const counts = countFindings(report);
    switch (report.verdict) {
        case 'violation': {
            const { count } = reviewObjects(report);
            const review = count > 0 ? ` and ${plural(count, 'change')} to review` : '';
            return `, ${plural(counts.violation, 'violation')}${review}`;
        }
        case 'incomplete':
            return `, ${unexamined(report)}`;
        case 'review': {
            const { count, phrase } = reviewObjects(report);
            const rest = counts.probation > 0 ? `, ${explanations(counts.probation)}` : '';
            return ` until ${phrase} ${count === 1 ? 'is' : 'are'} reviewed${rest}`;
        }
        case 'probation':
            return ` on probation, ${explanations(counts.probation)}`;
        case 'pass':
            return `, ${passed(report)}`;
    }
}
/**
 * The report in one line, the same in every format: score, and what stands between it and 100. Open findings only;
 * notes have no effect and are not counted.
 */
function headline(report) {
    return `anti-cheat: ${scoreOf(report)}${outcome(report)}`;
}

;// CONCATENATED MODULE: ./build/prose/place.js


/** The longest path that is shown whole, in UTF-16 units. Data formats carry all of it. */
const LONGEST_PATH = 300;
const ROLES = {
    expected: 'expected value',
    input: 'input',
    'case-id': 'case id',
    'test-name': 'test name',
    'suite-name': 'suite name',
    prompt: 'prompt',
    'file-name': 'file name',
    field: 'field',
    vocabulary: 'known word',
    manifest: 'checksum manifest',
    config: 'configuration',
};
/** A path to read, on one line. */
function pathText(path) {
    return clipMiddle(visible(path), LONGEST_PATH);
}
/** `path:line:column` of a finding, the form that terminals and editors turn into a link. */
function placeOf(finding) {
    return `${pathText(finding.path)}:${finding.startLine}:${finding.startColumn}`;
}
/** `path:line` of a piece of evidence. */
function evidencePlace(evidence) {
    return `${pathText(evidence.path)}:${evidence.line}`;
}
/** What stands at the place of the evidence; how much it resembles the finding, when it is not equal. */
function evidenceRole(evidence) {
    return evidence.similarity < 1
        ? `${ROLES[evidence.role]}, ${Math.floor(evidence.similarity * 100)}% alike,`
        : ROLES[evidence.role];
}
/** `expected value at tests/test_slug.py:8`. */
function evidenceText(evidence) {
    return `${evidenceRole(evidence)} at ${evidencePlace(evidence)}`;
}
/** Who or what closed the finding; null while it is open. Raw text, names included. */
function closedBy(finding) {
    if (finding.lift) {
        const { by, label, review, at } = finding.lift;
        return `lifted by ${by} with review ${review}${label === null ? '' : ` and label ${label}`} at ${at}`;
    }
    if (finding.allow) {
        const { reason, until } = finding.allow;
        return `allowed: ${reason}${until === null ? '' : ` (until ${until})`}`;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/prose/workflow-command.js

/** The runner cuts a message after so many characters. */
const LONGEST_MESSAGE = 4096;
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
/** Two colons at the start of a line, or before the name of a command that the runner knows. */
const COMMAND = /^[ \t]*::|::(?=(?:add-mask|add-matcher|add-path|debug|echo|endgroup|error|group|notice|remove-matcher|save-state|set-env|set-output|stop-commands|warning)\b)/gim;
/** Breaks what could be read as a command of its own, wherever it stands. `std::vector` stays readable. */
function disarm(text) {
    return text
        .replaceAll('##[', String.raw `#\u0023[`)
        .replaceAll(COMMAND, (colons) => `${colons.slice(0, -2)}${String.raw `\u003a:`}`);
}
/**
 * Whether a path can stand in the `file` property unchanged. It must name the file exactly, so it cannot be disarmed;
 * line ends are encoded, other invisible characters and `##[` are not.
 */
function fitsProperty(path) {
    return path.length <= 1024 && !path.includes('##[') && path.replaceAll(/[\n\r]/g, '').search(INVISIBLE) < 0;
}
/** The beginning of an escaped text that is at most `limit` long and cuts no character and no escape. */
function fit(text, limit) {
    const escaped = escapeData(text);
    if (escaped.length <= limit)
        return escaped;
    let result = '';
    for (const character of text) {
        const next = escapeData(character);
        if (result.length + next.length + 1 > limit)
            break;
        result += next;
    }
    return `${result}…`;
}
/**
 * One line for the log of a workflow that GitHub turns into an annotation. Escapes as the Actions toolkit does: `%`,
 * CR and LF in the message, also `:` and `,` in properties.
 *
 * @param message Text with real newlines, free of other control characters; cut to 4096 characters.
 * @param closing A last line that the cut spares.
 */
function workflowCommand(name, properties, message, closing = null) {
    const list = Object.entries(properties)
        .map(([key, value]) => `${key}=${escapeProperty(key === 'title' ? disarm(String(value)) : String(value))}`)
        .join(',');
    const tail = closing === null ? '' : escapeData(`\n${disarm(closing)}`);
    return `::${name} ${list}::${fit(disarm(message), LONGEST_MESSAGE - tail.length)}${tail}`;
}

;// CONCATENATED MODULE: ./build/reporters/github.js









/** GitHub shows so many annotations of each kind a step; the others are only in the log. */
const MOST_OF_A_KIND = 10;
const LONGEST_SENTENCE = 2000;
const MOST_EVIDENCE = 5;
function headlineKind(report) {
    switch (report.verdict) {
        case 'violation':
        case 'review':
        case 'incomplete':
            return 'error';
        case 'probation':
            return 'warning';
        case 'pass':
            return 'notice';
    }
}
/** Columns are meaningful to GitHub on a single line only. */
function placeProperties(finding) {
    const { path: file, startLine: line, endLine, startColumn: col, endColumn } = finding;
    if (!fitsProperty(file))
        return {};
    return line === endLine ? { file, line, endLine, col, endColumn } : { file, line, endLine };
}
function annotate(name, finding, options) {
    const place = placeProperties(finding);
    const title = `anti-cheat: ${visible(finding.rule)}${finding.level === 'violation' && finding.reviewable ? ' (to review)' : ''}`;
    const shown = finding.evidence.slice(0, MOST_EVIDENCE);
    const more = finding.evidence.length - shown.length;
    const message = [
        ...(place.file === undefined ? [`in ${placeOf(finding)}`] : []),
        clip(visible(finding.message), LONGEST_SENTENCE),
        ...shown.map(evidenceText),
        ...(more > 0 ? [`and ${plural(more, 'more place')}`] : []),
        ...(finding.also.length > 0 ? [`also: ${finding.also.map(visible).join(', ')}`] : []),
    ].join('\n');
    return { name, line: workflowCommand(name, { ...place, title }, message, ruleLink(finding.rule, options)) };
}
function annotateUnscanned({ path, reason }) {
    const place = fitsProperty(path) && path !== '' ? { file: path } : {};
    const message = `${pathText(path)}: ${clip(visible(reason), LONGEST_SENTENCE)}`;
    return { name: 'error', line: workflowCommand('error', { ...place, title: 'anti-cheat: not examined' }, message) };
}
/** Everything that is open, the most important first. */
function annotations(report, options) {
    const found = groupFindings(report);
    const of = (group, name) => (found.get(group) ?? []).map((finding) => annotate(name, finding, options));
    const blocking = report.unscanned.filter((entry) => entry.blocks && entry.status === 'open');
    return [
        ...of('violation', 'error'),
        ...blocking.map(annotateUnscanned),
        ...of('review', 'error'),
        ...of('probation', 'warning'),
        ...of('note', 'notice'),
    ];
}
/** Those that GitHub will show beside the headline. */
function github_select(all, taken) {
    const room = { error: MOST_OF_A_KIND, warning: MOST_OF_A_KIND, notice: MOST_OF_A_KIND };
    room[taken] -= 1;
    return all.filter(({ name }) => (room[name] -= 1) >= 0);
}
/** Workflow commands: the headline, then an annotation at each open finding, as many as GitHub shows. */
const reporter = {
    id: 'github',
    title: 'Annotations of a GitHub workflow',
    render(report, options) {
        const kind = headlineKind(report);
        const all = annotations(report, options);
        const shown = github_select(all, kind);
        const rest = shown.length < all.length ? ` (showing ${shown.length} of ${all.length}, the rest in the job summary)` : '';
        const first = workflowCommand(kind, { title: 'anti-cheat' }, `${headline(report)}${rest}\n${explanation(report)}`);
        return [first, ...shown.map(({ line }) => line), ''].join('\n');
    },
};

;// CONCATENATED MODULE: ./build/prose/json-text.js

function escapeUnits(character) {
    let escaped = '';
    for (let i = 0; i < character.length; i++) {
        escaped += String.raw `\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
    }
    return escaped;
}
/**
 * JSON with two spaces of indentation and a newline at its end. Parses to exactly the given value, yet holds no raw
 * character that hides or reorders text in a terminal, and no `##[` that a log of GitHub Actions would obey.
 */
function jsonText(value) {
    const json = JSON.stringify(value, null, 2)
        .replaceAll(INVISIBLE, (character) => (character === '\n' ? character : escapeUnits(character)))
        .replaceAll('##[', String.raw `#\u0023[`);
    return `${json}\n`;
}

;// CONCATENATED MODULE: ./build/reporters/json.js

/** The same finding with its keys in the published order, however the object was built. */
function ordered(finding) {
    const { lift, allow } = finding;
    return {
        rule: finding.rule,
        level: finding.level,
        reviewable: finding.reviewable,
        status: finding.status,
        also: finding.also,
        path: finding.path,
        previousPath: finding.previousPath,
        startLine: finding.startLine,
        endLine: finding.endLine,
        startColumn: finding.startColumn,
        endColumn: finding.endColumn,
        message: finding.message,
        evidence: finding.evidence.map(({ path, line, role, similarity }) => ({ path, line, role, similarity })),
        fingerprint: finding.fingerprint,
        ...(lift && { lift: { label: lift.label, by: lift.by, review: lift.review, at: lift.at } }),
        ...(allow && { allow: { fingerprint: allow.fingerprint, reason: allow.reason, until: allow.until } }),
    };
}
function canonical(report) {
    const { checksums, stats } = report;
    return {
        schemaVersion: report.schemaVersion,
        tool: report.tool,
        preset: report.preset,
        verdict: report.verdict,
        score: report.score,
        base: report.base,
        head: report.head,
        policy: report.policy,
        config: report.config,
        findings: report.findings.map(ordered),
        caps: report.caps.map(({ cap, reason }) => ({ cap, reason })),
        checksums: { verified: checksums.verified, mismatched: checksums.mismatched },
        unscanned: report.unscanned.map(({ path, reason, blocks, status }) => ({ path, reason, blocks, status })),
        stats: {
            files: stats.files,
            addedLines: stats.addedLines,
            candidates: stats.candidates,
            oracleFilesParsed: stats.oracleFilesParsed,
            milliseconds: stats.milliseconds,
        },
    };
}
/** The report itself, as `docs/report.schema.json` describes it. Findings keep their order. */
const json_reporter = {
    id: 'json',
    title: 'JSON, the report itself',
    render: (report) => jsonText(canonical(report)),
};

;// CONCATENATED MODULE: ./build/prose/markdown-text.js

/**
 * ASCII that GitHub's Markdown gives a meaning to, inside a word: markup, HTML, mentions (`@name`), references (`#12`),
 * addresses, formulas, emoji names, table cells.
 */
const MARKUP = /[@#$\\`<>[\]|*_~^/{}=+]|:.|www\.|^GH-\d|^[0-9a-f]{7,40}$/iu;
/** Punctuation around a word that belongs to the sentence, not to the word. */
const AROUND = /^(?<before>["'(]{0,3})(?<word>.*?)(?<after>["'),.;:!?]{0,4})$/su;
/**
 * A code span that shows exactly the given text, whatever backticks it holds. Nothing inside is interpreted: no HTML,
 * no link, no mention. Outside of tables; a table needs {@link tableCell} around it.
 */
function codeSpan(text) {
    const shown = visible(text);
    if (shown === '')
        return '';
    const runs = shown.match(/`+/g) ?? [];
    const lengths = new Set(runs.map((run) => run.length));
    let length = 1;
    while (lengths.has(length))
        length++;
    const fence = '`'.repeat(length);
    // A parser takes one space off both ends, when both have one: the backtick or space of the text itself must stay.
    const padding = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
    return `${fence}${padding}${shown}${padding}${fence}`;
}
/** A score such as `60/100` reads best as it is. */
const FRACTION = /^\d{1,9}\/\d{1,9}$/;
/** A word is plain, or it is shown as code: escaping cannot stop GitHub's mentions and references, a code span can. */
function needsCode(word) {
    return MARKUP.test(word) && !FRACTION.test(word);
}
function split(text) {
    const groups = AROUND.exec(text)?.groups;
    return { before: groups?.['before'] ?? '', word: groups?.['word'] ?? text, after: groups?.['after'] ?? '' };
}
function plain(text) {
    return text.replaceAll('&', '&amp;');
}
function words(text) {
    return text
        .split(' ')
        .map((piece) => {
        const { before, word, after } = split(piece);
        return needsCode(word) ? `${plain(before)}${codeSpan(word)}${plain(after)}` : plain(piece);
    })
        .join(' ');
}
/**
 * A sentence that may quote the pull request, as Markdown that renders as text. What the sentence itself puts in
 * backticks, and every word with a character of markup in it, becomes a code span. For use within a line: at the start
 * of one, a dash or `1.` would begin a list.
 */
function markdownText(text) {
    const pieces = visible(text).split('`');
    // An unpaired backtick quotes nothing; it is a word of its own.
    if (pieces.length % 2 === 0)
        return words(visible(text));
    return pieces.map((piece, index) => (index % 2 === 0 ? words(piece) : codeSpan(piece))).join('');
}
/**
 * Finished Markdown as a cell of a table: a row is split at `|` before anything else is read, code spans included, and
 * parsers disagree about a backslash before it.
 */
function tableCell(markdown) {
    return markdown.replaceAll(/\\?\|/g, (pipe) => (pipe.startsWith('\\') ? String.raw `\\u007c` : String.raw `\|`));
}

;// CONCATENATED MODULE: ./build/reporters/markdown.js








/** GitHub drops the whole summary of a step beyond 1 MiB. The rest is left to what else a step may write there. */
const MOST_BYTES = 900 * 1024;
/** Kept free for what closes the document. */
const CLOSING_BYTES = 8 * 1024;
const markdown_LONGEST_SENTENCE = 1000;
const markdown_MOST_EVIDENCE = 5;
const MOST_NAMES = 10;
const MOST_MISMATCHED = 100;
const TABLE_HEAD = '| Result | Rule | Place | What | Where the knowledge is |\n| --- | --- | --- | --- | --- |\n';
function ruleMarkdown(rule, options) {
    return /^[a-z0-9-]{1,64}$/.test(rule) ? `[${rule}](${ruleLink(rule, options)})` : codeSpan(clip(rule, 64));
}
function evidenceMarkdown(finding) {
    const shown = finding.evidence.slice(0, markdown_MOST_EVIDENCE);
    const more = finding.evidence.length - shown.length;
    return [
        ...shown.map((evidence) => `${evidenceRole(evidence)} at ${codeSpan(evidencePlace(evidence))}`),
        ...(more > 0 ? [`and ${plural(more, 'more place')}`] : []),
    ].join('<br>');
}
function whatMarkdown(finding, options) {
    const also = finding.also.slice(0, MOST_NAMES).map((rule) => ruleMarkdown(rule, options));
    const closed = closedBy(finding);
    return [
        markdownText(clip(finding.message, markdown_LONGEST_SENTENCE)),
        ...(finding.previousPath === null ? [] : [`renamed from ${codeSpan(pathText(finding.previousPath))}`]),
        ...(also.length > 0 ? [`also: ${also.join(', ')}`] : []),
        ...(closed === null ? [] : [markdownText(clip(closed, markdown_LONGEST_SENTENCE))]),
    ].join('<br>');
}
function row(finding, options) {
    const cells = [
        groupLabels[groupOf(finding)],
        ruleMarkdown(finding.rule, options),
        codeSpan(`${pathText(finding.path)}:${finding.startLine}`),
        whatMarkdown(finding, options),
        evidenceMarkdown(finding),
    ];
    return `| ${cells.map(tableCell).join(' | ')} |\n`;
}
function unscannedItem({ path, reason, status }) {
    const closed = status === 'open' ? '' : ` (${status})`;
    return `- ${codeSpan(pathText(path)) || 'the repository'}: ${markdownText(clip(reason, markdown_LONGEST_SENTENCE))}${closed}\n`;
}
function folded(summary, body, items) {
    return { opening: `<details><summary>${summary}</summary>\n\n${body}`, items, closing: '\n</details>\n\n' };
}
function findingSections(report, options) {
    const found = groupFindings(report);
    const rows = (...chosen) => chosen.flatMap((group) => (found.get(group) ?? []).map((finding) => () => row(finding, options)));
    const fold = (group) => {
        const items = rows(group);
        return folded(`${groupTitles[group]} (${items.length})`, TABLE_HEAD, items);
    };
    return [
        { opening: TABLE_HEAD, items: rows('violation', 'review', 'probation'), closing: '\n' },
        fold('note'),
        fold('lifted'),
        fold('allowed'),
    ];
}
function sections(report, options) {
    const isOpenBlock = ({ blocks, status }) => blocks && status === 'open';
    const toItem = (entry) => () => unscannedItem(entry);
    const blocking = report.unscanned.filter(isOpenBlock).map(toItem);
    const listed = report.unscanned.filter((entry) => !isOpenBlock(entry)).map(toItem);
    const [main, ...others] = findingSections(report, options);
    return [
        ...(main ? [main] : []),
        { opening: '**Not examined**\n\n', items: blocking, closing: '\n' },
        ...others,
        folded(`Not examined, without effect (${listed.length})`, '', listed),
    ];
}
/** Writes sections until the document is full. @returns How many items had no room. */
function write(document, all) {
    let leftOut = 0;
    for (const { opening, items, closing } of all) {
        if (items.length === 0)
            continue;
        const reserve = CLOSING_BYTES + Buffer.byteLength(closing, 'utf8');
        if (!document.add(opening, reserve)) {
            leftOut += items.length;
            continue;
        }
        let written = 0;
        for (const item of items) {
            if (!document.add(item(), reserve))
                break;
            written += 1;
        }
        leftOut += items.length - written;
        document.add(closing);
    }
    return leftOut;
}
function checksumMarkdown({ checksums }) {
    const { verified, mismatched } = checksums;
    if (verified === 0 && mismatched.length === 0)
        return '';
    if (mismatched.length === 0)
        return `Checksums: ${verified} verified, none differs.\n\n`;
    const names = mismatched.slice(0, MOST_MISMATCHED).map((path) => codeSpan(pathText(path)));
    const more = mismatched.length - names.length;
    const rest = more > 0 ? ` and ${more} more` : '';
    const verb = mismatched.length === 1 ? 'differs' : 'differ';
    return `Checksums: ${verified} verified, ${mismatched.length} ${verb}: ${names.join(', ')}${rest}.\n\n`;
}
function capMarkdown(report) {
    const lines = report.caps
        .slice(0, MOST_NAMES)
        .map(({ cap, reason }) => `- at most ${cap}: ${markdownText(clip(reason, markdown_LONGEST_SENTENCE))}\n`);
    return lines.length === 0 ? '' : `${lines.join('')}\n`;
}
function originMarkdown(report) {
    const short = (commit) => codeSpan(commit.slice(0, 12));
    const config = report.config === null ? 'built-in configuration' : codeSpan(pathText(report.config));
    const { files, addedLines, milliseconds } = report.stats;
    const facts = [
        markdownText(clip(report.tool, 100)),
        `preset ${report.preset}`,
        `base ${short(report.base)}`,
        `head ${short(report.head)}`,
        `policy ${short(report.policy)}`,
        config,
        plural(files, 'file'),
        plural(addedLines, 'added line'),
        `${Math.round(milliseconds)} ms`,
    ];
    return `<sub>${facts.join(' · ')}</sub>\n`;
}
/** The job summary: verdict, what it means, and the findings as a table, within GitHub's size. */
const markdown_reporter = {
    id: 'markdown',
    title: 'Markdown for a job summary',
    render(report, options) {
        const document = new BoundedDocument(MOST_BYTES);
        document.add(`## ${markdownText(clip(headline(report), markdown_LONGEST_SENTENCE))}\n\n`);
        document.add(`**Verdict: ${report.verdict}.** ${markdownText(explanation(report))}\n\n`);
        document.add(capMarkdown(report), CLOSING_BYTES);
        document.add(checksumMarkdown(report), CLOSING_BYTES);
        const leftOut = write(document, sections(report, options));
        if (leftOut > 0) {
            document.add(`${plural(leftOut, 'entry', 'entries')} had no room here; the JSON report has them all.\n\n`);
        }
        document.add(originMarkdown(report));
        return document.toString();
    },
};

;// CONCATENATED MODULE: ./build/prose/uri.js

/** A repository path as a relative URI reference, every segment percent-encoded (a colon too: `a:b` is no scheme). */
function pathUri(path) {
    return wellFormed(path).split('/').map(encodeURIComponent).join('/');
}

;// CONCATENATED MODULE: ./build/reporters/sarif.js








const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
/** The name that SARIF consumers give the root of the checkout. */
const ROOT = '%SRCROOT%';
const sarif_LONGEST_SENTENCE = 2000;
const LONGEST_TITLE = 1024;
/** GitHub keeps 100 locations of a result. */
const sarif_MOST_EVIDENCE = 100;
const LEVELS = {
    violation: 'error',
    probation: 'warning',
    note: 'note',
};
/** Plain text of a message. SARIF makes a link of `[text](target)`, so quoted text must not hold one. */
function messageText(text) {
    return clip(visible(text), sarif_LONGEST_SENTENCE).replaceAll('](', '] (');
}
function artifactLocation(path) {
    return { uri: pathUri(path), uriBaseId: ROOT };
}
function evidenceLocation(evidence, index) {
    return {
        id: index + 1,
        message: { text: evidenceRole(evidence) },
        physicalLocation: {
            artifactLocation: artifactLocation(evidence.path),
            region: { startLine: evidence.line },
        },
    };
}
/** The version in the tool's name: `anti-cheat 1.2.3` → `1.2.3`. */
function versionOf(tool) {
    return tool.slice(tool.lastIndexOf(' ') + 1);
}
function describeRule(id, options) {
    const title = Object.hasOwn(options.rules, id) ? (options.rules[id] ?? id) : id;
    const text = clip(visible(title), LONGEST_TITLE);
    const link = ruleLink(id, options);
    const isAbsolute = URL.canParse(link);
    // GitHub rejects a rule without descriptions and help, though the format does not ask for them.
    return {
        id,
        shortDescription: { text },
        fullDescription: { text },
        ...(isAbsolute && { helpUri: link }),
        help: { text: isAbsolute ? `${text}. See ${link}` : text },
    };
}
/** Whether a person closed the finding. An empty list says that nobody did; a run gives a list to all results or none. */
function suppressionsOf(finding) {
    if (finding.status === 'open')
        return [];
    const justification = closedBy(finding);
    return [
        {
            kind: 'external',
            status: 'accepted',
            ...(justification !== null && { justification: clip(visible(justification), sarif_LONGEST_SENTENCE) }),
        },
    ];
}
function resultOf(finding, ruleIndex) {
    const { path, startLine, startColumn, endLine, endColumn } = finding;
    const prefix = groupOf(finding) === 'review' ? 'To review: ' : '';
    return {
        ruleId: finding.rule,
        ruleIndex,
        // `review` would be the apt kind for a reviewable violation, but the format then forbids a level.
        kind: 'fail',
        level: LEVELS[finding.level],
        message: { text: messageText(prefix + finding.message) },
        locations: [
            {
                physicalLocation: {
                    artifactLocation: artifactLocation(path),
                    region: { startLine, startColumn, endLine, endColumn },
                },
            },
        ],
        ...(finding.evidence.length > 0 && {
            relatedLocations: finding.evidence.slice(0, sarif_MOST_EVIDENCE).map(evidenceLocation),
        }),
        partialFingerprints: { 'antiCheat/v1': finding.fingerprint },
        suppressions: suppressionsOf(finding),
        properties: {
            level: finding.level,
            reviewable: finding.reviewable,
            status: finding.status,
            also: finding.also,
            previousPath: finding.previousPath,
        },
    };
}
function notificationOf(entry) {
    return {
        level: entry.blocks && entry.status === 'open' ? 'error' : 'note',
        message: { text: messageText(`Not examined: ${entry.reason}`) },
        ...(entry.path !== '' && {
            locations: [{ physicalLocation: { artifactLocation: artifactLocation(entry.path) } }],
        }),
        properties: { blocks: entry.blocks, status: entry.status },
    };
}
function invocationOf(report) {
    return {
        executionSuccessful: report.verdict !== 'incomplete',
        toolExecutionNotifications: report.unscanned.map(notificationOf),
    };
}
function toLog(report, options) {
    const ids = new Set([...Object.keys(options.rules), ...report.findings.map(({ rule }) => rule)]);
    const rules = [...ids].sort().map((id) => describeRule(id, options));
    const indexes = new Map(rules.map(({ id }, index) => [id, index]));
    const found = groupFindings(report);
    const results = groups.flatMap((group) => found.get(group) ?? []);
    return {
        $schema: SCHEMA,
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'anti-cheat',
                        version: versionOf(report.tool),
                        ...(URL.canParse(options.docs) && { informationUri: options.docs }),
                        rules,
                    },
                },
                invocations: [invocationOf(report)],
                originalUriBaseIds: { [ROOT]: { description: { text: 'Root of the repository.' } } },
                columnKind: 'utf16CodeUnits',
                results: results.map((finding) => resultOf(finding, indexes.get(finding.rule) ?? -1)),
                properties: {
                    headline: headline(report),
                    verdict: report.verdict,
                    score: report.score,
                    preset: report.preset,
                    base: report.base,
                    head: report.head,
                    policy: report.policy,
                    config: report.config,
                    caps: report.caps,
                    checksums: report.checksums,
                    stats: report.stats,
                },
            },
        ],
    };
}
/** SARIF 2.1.0 for code scanning and editors. */
const sarif_reporter = {
    id: 'sarif',
    title: 'SARIF 2.1.0',
    render: (report, options) => jsonText(toLog(report, options)),
};

// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(7336);
;// CONCATENATED MODULE: ./build/prose/wrap.js

/**
 * Breaks a text at spaces into lines of at most `width` terminal columns. A word that is longer stands alone and
 * whole, so that a path or a link can be copied.
 */
function wrap(text, width) {
    const lines = [];
    let line = '';
    let used = 0;
    for (const word of text.split(' ')) {
        const size = terminalWidth(word);
        if (line !== '' && used + 1 + size > width) {
            lines.push(line);
            line = word;
            used = size;
        }
        else {
            used += size + (line === '' ? 0 : 1);
            line = line === '' ? word : `${line} ${word}`;
        }
    }
    lines.push(line);
    return lines;
}

;// CONCATENATED MODULE: ./build/reporters/text.js










/** Fits the narrow standard terminal, and is a comfortable line in a wide one. */
const WIDTH = 80;
const text_LONGEST_SENTENCE = 2000;
const text_MOST_EVIDENCE = 8;
const MOST_PATHS = 20;
function groupPaint(group, colors) {
    switch (group) {
        case 'violation':
            return (text) => colors.bold(colors.red(text));
        case 'review':
            return (text) => colors.bold(colors.magenta(text));
        case 'probation':
            return (text) => colors.bold(colors.yellow(text));
        case 'note':
            return colors.cyan;
        case 'lifted':
        case 'allowed':
            return colors.green;
    }
}
function verdictPaint(report, colors) {
    switch (report.verdict) {
        case 'violation':
        case 'review':
        case 'probation':
            return groupPaint(report.verdict, colors);
        case 'incomplete':
            return (text) => colors.bold(colors.red(text));
        case 'pass':
            return (text) => colors.bold(colors.green(text));
    }
}
/** Lines of a paragraph, indented; the paint goes on after the line is known to be inert. */
function paragraph(text, indent, paint = (line) => line) {
    const margin = ' '.repeat(indent);
    return wrap(text, WIDTH - indent).map((line) => margin + paint(inertLine(line)));
}
function findingLines(finding, group, colors, options) {
    const shown = finding.evidence.slice(0, text_MOST_EVIDENCE);
    const more = finding.evidence.length - shown.length;
    const closed = closedBy(finding);
    const place = colors.bold(inertLine(placeOf(finding)));
    return [
        `${place}  ${groupPaint(group, colors)(groupLabels[group])}  ${visible(finding.rule)}`,
        ...paragraph(clip(visible(finding.message), text_LONGEST_SENTENCE), 2),
        ...shown.map((evidence) => `    ${evidenceText(evidence)}`),
        ...(more > 0 ? [`    and ${plural(more, 'more place')}`] : []),
        ...(finding.previousPath === null ? [] : paragraph(`renamed from ${pathText(finding.previousPath)}`, 4)),
        ...(finding.also.length > 0 ? paragraph(`also: ${finding.also.map(visible).join(', ')}`, 4, colors.dim) : []),
        ...(closed === null ? [] : paragraph(clip(visible(closed), text_LONGEST_SENTENCE), 4, colors.green)),
        `    ${colors.dim(ruleLink(finding.rule, options))}`,
        '',
    ];
}
function text_findingSections(report, colors, options) {
    return [...groupFindings(report)].flatMap(([group, findings]) => {
        if (findings.length === 0)
            return [];
        const title = groupPaint(group, colors)(`${groupTitles[group]} (${findings.length})`);
        return [title, '', ...findings.flatMap((finding) => findingLines(finding, group, colors, options))];
    });
}
function blocks(entry) {
    return entry.blocks && entry.status === 'open';
}
function unscannedEffect(entry) {
    if (entry.status !== 'open')
        return entry.status;
    return entry.blocks ? 'blocks' : 'listed only';
}
function unscannedSection(report, colors) {
    if (report.unscanned.length === 0)
        return [];
    const sorted = [...report.unscanned.filter(blocks), ...report.unscanned.filter((entry) => !blocks(entry))];
    const lines = sorted.flatMap((entry) => {
        const paint = blocks(entry) ? colors.red : colors.dim;
        return [
            `${inertLine(pathText(entry.path))}  ${paint(unscannedEffect(entry))}`,
            ...paragraph(clip(visible(entry.reason), text_LONGEST_SENTENCE), 2),
        ];
    });
    return [colors.bold(`Not examined (${report.unscanned.length})`), '', ...lines, ''];
}
function checksumLines({ checksums }) {
    const { verified, mismatched } = checksums;
    if (verified === 0 && mismatched.length === 0)
        return [];
    const paths = mismatched.slice(0, MOST_PATHS).map((path) => `  ${pathText(path)}`);
    const more = mismatched.length - paths.length;
    const differ = mismatched.length === 0
        ? 'none differs'
        : `${mismatched.length} ${mismatched.length === 1 ? 'differs' : 'differ'}:`;
    return [`checksums: ${verified} verified, ${differ}`, ...paths, ...(more > 0 ? [`  and ${more} more`] : [])];
}
function summaryLines(report, colors) {
    const { stats } = report;
    const groups = [...groupFindings(report)].filter(([, findings]) => findings.length > 0);
    const facts = [
        `verdict ${report.verdict}`,
        ...groups.map(([group, findings]) => groupCount(group, findings.length)),
        plural(stats.files, 'file'),
        plural(stats.addedLines, 'added line'),
        `${Math.round(stats.milliseconds)} ms`,
    ];
    return [
        ...paragraph(headline(report), 0, verdictPaint(report, colors)),
        ...paragraph(explanation(report), 0),
        ...paragraph(facts.join(' · '), 0, colors.dim),
    ];
}
/** For a person at a terminal: findings by importance, what was not examined, and the verdict as the last thing read. */
const text_reporter = {
    id: 'text',
    title: 'Text for a terminal',
    render(report, options) {
        const colors = picocolors.createColors(options.color);
        const preset = `preset ${report.preset}, ${report.config === null ? 'built-in configuration' : pathText(report.config)}`;
        const caps = report.caps.flatMap(({ cap, reason }) => paragraph(`at most ${cap}: ${visible(reason)}`, 0));
        const facts = [...caps, ...checksumLines(report)];
        return [
            colors.dim(inertLine(visible(`${report.tool}, ${preset}`))),
            '',
            ...text_findingSections(report, colors, options),
            ...unscannedSection(report, colors),
            ...facts,
            ...(facts.length > 0 ? [''] : []),
            ...summaryLines(report, colors),
            '',
        ].join('\n');
    },
};

;// CONCATENATED MODULE: ./build/generated/reporters.js





/** Every reporter of `src/reporters/`, by id. */
const reporters = [
    reporter,
    json_reporter,
    markdown_reporter,
    sarif_reporter,
    text_reporter,
];

// EXTERNAL MODULE: ./build/generated/rules.js + 12 modules
var rules = __webpack_require__(3565);
// EXTERNAL MODULE: ./build/git/repository.js + 8 modules
var repository = __webpack_require__(9311);
// EXTERNAL MODULE: ./build/model/problem.js
var problem = __webpack_require__(9241);
// EXTERNAL MODULE: ./build/model/tool.js
var tool = __webpack_require__(5554);
// EXTERNAL MODULE: ./build/policy/suggestion.js
var suggestion = __webpack_require__(8003);
// EXTERNAL MODULE: ./build/scan.js + 173 modules
var scan = __webpack_require__(7175);
// EXTERNAL MODULE: ./build/commands/arguments.js
var commands_arguments = __webpack_require__(2303);
// EXTERNAL MODULE: ./build/commands/command.js
var command = __webpack_require__(2950);
// EXTERNAL MODULE: ./build/commands/output.js
var commands_output = __webpack_require__(8178);
;// CONCATENATED MODULE: ./build/commands/scan.js











const usage = `usage: anti-cheat scan --base REV [--head REV] [--repo DIR] [--policy REV] [--config FILE]
                       [--format ${reporters.map((reporter) => reporter.id).join('|')}] [--output FILE]

  --base REV     target branch; the change is what the head adds since their merge base
  --head REV     the change's last commit (default: HEAD)
  --repo DIR     a git repository, bare or not (default: this folder)
  --policy REV   whose config, manifest and protected files count (default: the given --base)
  --config FILE  a config file in place of the policy commit's
  --format ID    how to show the report (default: text)
  --output FILE  write the report there instead of to standard output`;
const scanCommand = {
    name: 'scan',
    summary: 'scan a change of a repository and report',
    usage,
    async run(args, terminal) {
        const given = (0,commands_arguments/* readArguments */.l)(args, { values: ['repo', 'base', 'head', 'policy', 'config', 'format', 'output'], flags: [] }, usage);
        const extra = given.positionals[0];
        if (extra !== undefined)
            throw new problem/* UserError */.yo(`unexpected argument ${JSON.stringify(extra)}\n${usage}`);
        const base = given.value('base');
        if (base === undefined)
            throw new problem/* UserError */.yo(`scan needs --base, the revision of the target branch\n${usage}`);
        const reporter = reporterNamed(given.value('format') ?? 'text');
        const output = given.value('output');
        const configFile = given.value('config');
        const directory = given.value('repo') ?? '.';
        const { report, enforced, remarks } = await (0,scan/* scan */.S)({
            open: (maxBlobBytes) => (0,repository/* openRepository */.h)(directory, { maxBlobBytes }),
            target: base,
            head: given.value('head') ?? 'HEAD',
            policy: given.value('policy') ?? base,
            ...(configFile === undefined ? {} : { config: await readConfigFile(configFile) }),
            inputs: { preset: null, protected: [], requireWorkProof: null },
            today: new Date().toISOString().slice(0, 10),
        });
        const rendered = reporter.render(report, renderOptions(terminal.color && output === undefined));
        if (output === undefined)
            terminal.out(rendered);
        else
            await (0,commands_output/* writeOutput */.z)(output, rendered);
        for (const remark of remarks)
            terminal.err(`anti-cheat: ${remark}\n`);
        return exitCodeOf(report, enforced, terminal);
    },
};
/** What every reporter gets beside the report. */
function renderOptions(color) {
    return { color, docs: tool/* DOCUMENTATION */.l, rules: Object.fromEntries(rules/* rules */.a.map(({ meta }) => [meta.id, meta.title])) };
}
/** @throws {UserError} For an unknown format, with the nearest known one. */
function reporterNamed(id) {
    const reporter = reporters.find((each) => each.id === id);
    if (reporter)
        return reporter;
    const known = reporters.map((each) => each.id);
    const near = (0,suggestion/* closest */.kp)(id, known);
    throw new problem/* UserError */.yo(`unknown format ${JSON.stringify(id)}: ${near === null ? `choose one of ${known.join(', ')}` : `did you mean ${near}?`}`);
}
const EXIT_CODES = {
    pass: command/* EXIT */.d.ok,
    probation: command/* EXIT */.d.ok,
    violation: command/* EXIT */.d.failed,
    review: command/* EXIT */.d.failed,
    incomplete: command/* EXIT */.d.incomplete,
};
function exitCodeOf(report, enforced, terminal) {
    const code = EXIT_CODES[report.verdict];
    if (enforced || code === command/* EXIT */.d.ok)
        return code;
    terminal.err('anti-cheat: `enforce: false` in the config: the verdict is reported and does not fail the run.\n');
    return command/* EXIT */.d.ok;
}
async function readConfigFile(path) {
    try {
        return { path, bytes: await (0,promises_.readFile)(path) };
    }
    catch (error) {
        throw new problem/* UserError */.yo(`the config ${path} could not be read: ${(0,problem/* messageOf */.bD)(error)}`);
    }
}


/***/ }),

/***/ 3565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ rules)
});

;// CONCATENATED MODULE: ./build/evidence/citation.js
/** Longest piece of a literal that a message shows, in UTF-16 units. */
const LONGEST_QUOTE = 60;
const MOST_EVIDENCE = 3;
/** A literal as a message shows it: on one line, cut, in quotation marks. Reporters escape it further. */
function quote(text) {
    const line = text.replaceAll(/\s+/g, ' ').trim();
    const characters = [...line];
    return characters.length > LONGEST_QUOTE ? `"${characters.slice(0, LONGEST_QUOTE).join('')}…"` : `"${line}"`;
}
/** Where the oracle knows the value: `tests/test_slug.py line 8`. */
function placeOf(match) {
    return `${match.file.path} line ${match.value.line}`;
}
/** The best matches as evidence, each place once. */
function evidenceOf(matches) {
    const seen = new Set();
    const evidence = [];
    for (const { file, value, similarity } of matches) {
        const key = `${file.path}:${value.line}:${value.role}`;
        if (seen.has(key))
            continue;
        seen.add(key);
        evidence.push({ path: file.path, line: value.line, role: value.role, similarity });
        if (evidence.length === MOST_EVIDENCE)
            break;
    }
    return evidence;
}

;// CONCATENATED MODULE: ./build/evidence/weights.js
/**
 * Every weight of the scan, in bits of surprise, in one place. A bit is a halving of the chance that honest code holds
 * the value anyway. They were fitted on kinds of behaviour, never on a single case; docs/evidence.md explains them.
 */
/** What a number says by itself. */
const NUMBER = {
    zeroOrOne: 1,
    two: 1.7,
    digit: 3,
    perDigit: 3.3,
    trailingZeros: 1.4,
    powerOfTwo: 4,
    belowPowerOfTwo: 4.5,
    timeUnit: 4.5,
    year: 6,
    statusCode: 4,
    negative: 1,
};
/** What a text says by itself. */
const TEXT = {
    /** An unknown word: this much, and `perLetter` on top, at most `word`. */
    unknownWord: 3,
    perLetter: 1.5,
    word: 11,
    /** A word that the base's product code or documentation speaks. */
    knownWord: 2,
    perDigit: 3.3,
    digits: 12,
    punctuation: 0.8,
    most: 60,
};
/** How a lone value of the oracle is judged. */
const LONE = {
    /** Bits from which a finding caps the score, and from which it is a violation. */
    probation: 12,
    violation: 8,
    /** The test's own input data in the literal, in bits, weighs this much of itself, at most `carriedMost`. */
    carried: 0.8,
    carriedMost: 20,
    /** From so much carried data on the literal is an answer, not a text. */
    carriedLeast: 8,
    /** Prose (words without a digit) can be demanded by an honest test. */
    prose: 0.45,
    proseWords: 5,
    /** A lone number convicts from here on, and only where a function returns it whatever its parameters are. */
    number: 9,
    /** Said in the base's documentation. */
    documented: 0.3,
    /** A near copy counts this much less for each tenth of difference. */
    nearness: 0.8,
};
/** How the name of a test, case or fixture file in a condition is judged. */
const NAME = {
    /** Fragments shorter than this meet names by chance. */
    fragment: 6,
    /** Bits of an id from which it names one record and nothing else. */
    id: 9,
};

;// CONCATENATED MODULE: ./build/evidence/information.js

const TIME_UNITS = new Set('7 12 24 30 31 52 60 90 100 120 180 300 360 365 366 600 900 1000 1440 3600 7200 10080 43200 86400 604800 3600000 86400000'.split(' '));
/** Bits of surprise of a canonical decimal, by itself: how unlikely it is that code holds just this number by chance. */
function numberBits(canonical) {
    const negative = canonical.startsWith('-');
    const digits = canonical.replace(/^-/, '');
    return unsignedBits(digits) + (negative ? NUMBER.negative : 0);
}
function unsignedBits(digits) {
    if (digits === '0' || digits === '1')
        return NUMBER.zeroOrOne;
    if (digits === '2')
        return NUMBER.two;
    if (/^\d$/.test(digits))
        return NUMBER.digit;
    if (TIME_UNITS.has(digits))
        return NUMBER.timeUnit;
    if (/^(?:19|20)\d\d$/.test(digits))
        return NUMBER.year;
    const value = Number(digits);
    if (Number.isSafeInteger(value)) {
        if (isPowerOfTwo(value))
            return NUMBER.powerOfTwo;
        if (isPowerOfTwo(value + 1))
            return NUMBER.belowPowerOfTwo;
        if (value >= 100 && value < 600 && value % 100 < 32)
            return NUMBER.statusCode;
    }
    const significant = digits.replace('.', '').replace(/^0+/, '');
    const trailing = /0*$/.exec(significant)?.[0].length ?? 0;
    return NUMBER.perDigit * (significant.length - trailing) + Math.min(NUMBER.trailingZeros, trailing);
}
function isPowerOfTwo(value) {
    return value > 0 && Number.isInteger(Math.log2(value));
}
/**
 * Bits of surprise of a text: unknown words and digits say much, words that the project speaks little.
 * @param isVocabulary Whether the base's product code or documentation speaks the word.
 */
function textBits(text, isVocabulary) {
    let bits = 0;
    let digits = 0;
    for (const [part] of text.matchAll(/\p{L}+|\p{N}+|[^\p{L}\p{N}\s]+/gu)) {
        if (/^\p{N}/u.test(part))
            digits += TEXT.perDigit * part.length;
        else if (/^\p{L}/u.test(part))
            bits += wordBits(part, isVocabulary);
        else
            bits += TEXT.punctuation;
    }
    return Math.min(TEXT.most, bits + Math.min(TEXT.digits, digits));
}
/** Bits of one word. */
function wordBits(word, isVocabulary) {
    if (isVocabulary(word))
        return TEXT.knownWord;
    return Math.min(TEXT.word, TEXT.unknownWord + TEXT.perLetter * word.length);
}

;// CONCATENATED MODULE: ./build/evidence/naming.js


/**
 * File names that conventions give, so that code which looks for them is not looking for a fixture
 * (package managers, build tools, licences, editors).
 */
const CONVENTIONAL_NAMES = /^(?:\..*|readme.*|licen[cs]e.*|changelog.*|makefile|dockerfile.*|docker-compose.*|compose\.ya?ml|index\.\w+|main\.\w+|__init__\.py|setup\.(?:py|cfg)|pyproject\.toml|requirements.*\.txt|pipfile|tox\.ini|package(?:-lock)?\.json|tsconfig.*\.json|jsconfig\.json|deno\.jsonc?|.*\.config\.\w+|go\.(?:mod|sum|work)|cargo\.(?:toml|lock)|pom\.xml|build\.gradle.*|settings\.gradle.*|gemfile.*|rakefile|composer\.(?:json|lock)|.*\.lock|.*\.lockb|pnpm-.*|yarn\..*|cmakelists\.txt|manifest\.\w+|robots\.txt|sitemap\.xml|favicon\.\w+|schema\.\w+|config\.\w+|settings\.\w+|data\.\w+|input\.\w+|output\.\w+)$/i;
/** A file name with an ending, without folders. */
const FILE_NAME = /^[\p{L}\p{N}_][\p{L}\p{N}_ .+@-]*\.[a-z0-9]{1,10}$/iu;
/** The last part of a path. */
function baseNameOf(path) {
    return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}
/** Whether a text can be the name of a data file that only a fixture has. */
function isTellingFileName(text) {
    const name = baseNameOf(text);
    return FILE_NAME.test(name) && !CONVENTIONAL_NAMES.test(name) && name.replace(/\..*/, '').length >= 4;
}
/** `CASE_17`, `TEST-3`, `C-TEST-17`, `test_user_2`, `fixture-9`: an id that says itself that a test made it. */
const TEST_ID = /(?:^|[^a-z])(?:test|case|fixture|sample|scenario|spec|golden|tc)[a-z]{0,12}[-_.: #]{0,2}(?:[a-z]{1,12}[-_.:])?\d{1,6}(?![a-z])/i;
/** Whether a text looks like the id of a test case. */
function isTestId(text) {
    return text.length <= 60 && TEST_ID.test(text) && !/\s{2}|[.!?]\s/.test(text);
}
/** UUIDs, long hex and mixed ids name one record and nothing else. */
function isRecordId(text, isVocabulary) {
    const trimmed = text.trim();
    if (trimmed.length < 5 || trimmed.length > 80 || /\s/.test(trimmed))
        return false;
    if (/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(trimmed))
        return true;
    if (/^[0-9a-f]{16,64}$/i.test(trimmed))
        return true;
    const hasDigits = /\d{2}/.test(trimmed);
    const hasLetters = /\p{L}/u.test(trimmed);
    return hasDigits && hasLetters && /^[\p{L}\p{N}_.:#-]+$/u.test(trimmed) && textBits(trimmed, isVocabulary) >= NAME.id;
}
/** Whether a name is special enough to be a test's: more than one word, a digit, or a test prefix. */
function isTellingTestName(name) {
    if (name.length < NAME.fragment)
        return false;
    return /[\d_ ]/.test(name) || /^[Tt]est\p{Lu}/u.test(name) || /\p{Ll}\p{Lu}/u.test(name);
}

// EXTERNAL MODULE: ./build/model/words.js
var model_words = __webpack_require__(5583);
;// CONCATENATED MODULE: ./build/rules/case-branch.js




const meta = {
    id: 'case-branch',
    title: 'Product code branches on a test name, a case id or the name of a fixture file',
    levels: { recommended: 'by-evidence', strict: 'violation' },
    reviewable: false,
    precedence: 40,
};
const BRANCH_PLACES = new Set(['condition', 'pattern', 'key', 'element']);
/** Comparisons that look at a part of a text: a fragment of a name is enough for them. */
const PARTIAL = new Set(['prefix', 'suffix', 'substring', 'regex']);
const rule = {
    meta,
    collect(scene) {
        const sites = scene.product.flatMap((file) => file.literals.filter(isTrigger).map((site) => ({ file, site })));
        return {
            values: sites.map(({ file, site }) => ({ kind: site.kind, text: site.text, path: file.path })),
            words: sites.flatMap(({ site }) => (0,model_words/* wordsOf */.Z)(site.text)),
        };
    },
    judge(scene, knowledge) {
        return scene.product.flatMap((file) => mergeByStatement(file, knowledge));
    },
};
function isTrigger(site) {
    if (site.kind !== 'string' || !BRANCH_PLACES.has(site.place))
        return false;
    const length = site.text.trim().length;
    return length >= 4 && length <= 200 && site.relation !== 'order';
}
/** Several suspicious literals of one statement make one finding. */
function mergeByStatement(file, knowledge) {
    const groups = new Map();
    for (const site of file.literals.filter(isTrigger)) {
        const suspicion = suspect(site, knowledge);
        if (!suspicion)
            continue;
        const { startLine, startColumn, endLine, endColumn } = site.statement;
        const key = `${startLine}:${startColumn}:${endLine}:${endColumn}`;
        groups.set(key, [...(groups.get(key) ?? []), { site, suspicion }]);
    }
    return [...groups.values()].map((group) => findingOf(file, group));
}
function suspect(site, knowledge) {
    const text = site.text.trim();
    if (knowledge.saysProduct(site.text) || (text !== site.text && knowledge.saysProduct(text)))
        return null;
    return fixtureFile(text, knowledge) ?? testName(site, text, knowledge) ?? caseId(site, text, knowledge);
}
/** The literal names a file that exists, or is made, for the tests only. */
function fixtureFile(text, knowledge) {
    if (!isTellingFileName(text))
        return null;
    const name = baseNameOf(text);
    const files = knowledge.oracleFilesNamed(name);
    const mentions = knowledge.namesWith(name).filter((match) => match.value.role === 'file-name');
    const first = files[0];
    const mention = mentions[0];
    if (first !== undefined) {
        const evidence = files.slice(0, 2).map((path) => ({ path, line: 1, role: 'file-name', similarity: 1 }));
        // A name that many folders of fixtures use is a convention of the format, not one fixture.
        return { level: files.length <= 2 ? 'violation' : 'probation', what: `the fixture file ${quote(name)}`, where: first, evidence };
    }
    if (!mention || knowledge.saysDocumentation(name))
        return null;
    const isSpecial = /[\d_-]/.test(name.replace(/\.\w+$/, '')) && mentions.length <= 4;
    return {
        level: isSpecial ? 'violation' : 'probation',
        what: `the file name ${quote(name)} that only a test uses`,
        where: placeOf(mention),
        evidence: evidenceOf(mentions),
    };
}
/** The literal is the name of a test or suite, or for a partial comparison a telling piece of one. */
function testName(site, text, knowledge) {
    if (text.length < NAME.fragment || !isTellingTestName(text))
        return null;
    const isPartial = site.relation !== null && PARTIAL.has(site.relation);
    const matches = knowledge
        .namesWith(text)
        .filter(({ value }) => value.role === 'test-name' || value.role === 'suite-name')
        .filter(({ value }) => value.text === text || (isPartial && isWordwise(value.text, text)));
    const best = matches[0];
    if (!best || isOrdinaryPhrase(text, knowledge))
        return null;
    const isWhole = best.value.text === text;
    return {
        level: 'violation',
        what: isWhole ? `the name of the test ${quote(text)}` : `${quote(text)}, a piece of the name of the test ${quote(best.value.text)}`,
        where: placeOf(best),
        evidence: evidenceOf(matches),
    };
}
/** Suites are named after functions and classes; a name that the product speaks as one word is theirs, not the tests'. */
function isOrdinaryPhrase(text, knowledge) {
    if (/\d/.test(text) || /^[Tt]est[_\p{Lu}]/u.test(text))
        return false;
    const words = (0,model_words/* wordsOf */.Z)(text);
    return words.length < 2 || (words.every((word) => word.length < 3 || knowledge.isVocabulary(word)) && !text.includes('_') && words.length < 4);
}
/** Whether a piece of a name begins and ends at its words. */
function isWordwise(name, piece) {
    const at = name.indexOf(piece);
    const before = name[at - 1];
    const after = name[at + piece.length];
    const isJoint = (left, right) => left === undefined || right === undefined || !/[\p{L}\p{N}]/u.test(left) || !/[\p{L}\p{N}]/u.test(right) || (/\p{Ll}/u.test(left) && /\p{Lu}/u.test(right));
    return isJoint(before, piece[0]) && isJoint(piece.at(-1), after);
}
/** The literal is the id of a case, row or record, or looks like one. */
function caseId(site, text, knowledge) {
    const isVocabulary = (word) => knowledge.isVocabulary(word);
    const known = knowledge.matches('string', site.text).filter((match) => match.similarity === 1);
    const ids = known.filter((match) => match.value.role === 'case-id');
    const best = ids[0] ?? known[0];
    if (isTestId(text)) {
        if (best)
            return { level: 'violation', what: `the case id ${quote(text)}`, where: placeOf(best), evidence: evidenceOf(ids.length > 0 ? ids : known) };
        // A table's keys or a list may number things that are called cases; only a comparison says that code waits for one.
        const isCompared = site.place === 'condition' || site.place === 'pattern';
        const knowsAll = (0,model_words/* wordsOf */.Z)(text).every((word) => /\d/.test(word) || knowledge.isVocabulary(word));
        return isCompared && !knowsAll ? { level: 'probation', what: `${quote(text)}, which looks like the id of a test case`, where: '', evidence: [] } : null;
    }
    const first = ids[0];
    if (!first || ids.length > 6 || knowledge.saysDocumentation(site.text) || !isRecordId(text, isVocabulary))
        return null;
    return { level: 'violation', what: `the record id ${quote(text)}`, where: placeOf(first), evidence: evidenceOf(ids) };
}
function findingOf(file, group) {
    const worst = group.find(({ suspicion }) => suspicion.level === 'violation') ?? group[0];
    if (!worst)
        throw new Error('a finding needs at least one literal');
    const { site, suspicion } = worst;
    const others = group.length > 1 ? ` (and ${group.length - 1} more like it)` : '';
    const doing = site.place === 'key' || site.place === 'element' ? 'looks up' : 'branches on';
    const subject = site.function?.name ? `${site.function.name} ${doing}` : `This code ${doing}`;
    const source = suspicion.where ? ` (${suspicion.where})` : '';
    return {
        rule: meta.id,
        level: suspicion.level,
        reviewable: meta.reviewable,
        path: file.path,
        previousPath: file.compared.change.previousPath,
        range: site.statement,
        message: `${subject} ${suspicion.what}${source}${others}: other inputs take another way.`,
        evidence: group.flatMap(({ suspicion: each }) => each.evidence).slice(0, 4),
        matched: group.map((each) => each.site.text).join('\n'),
    };
}

;// CONCATENATED MODULE: ./build/evidence/changed-lines.js
/** A finding about a whole file points at its change; longer stretches are cut to the first of them. */
const LONGEST = 20;
/**
 * The lines that a finding about a file's change points at, in the head: from the first to the last changed line when
 * they lie close together, else the first run. For removals the nearest surviving line; for a deleted file line 1.
 */
function changedLines(compared) {
    if (compared.change.after === null || compared.after.kind !== 'text')
        return wholeLines([], 1, 1);
    const lines = compared.after.text.split('\n');
    const last = Math.max(1, lines.length - (lines.at(-1) === '' ? 1 : 0));
    const first = compared.added[0];
    const final = compared.added.at(-1);
    if (first && final) {
        const end = final.end - first.start <= LONGEST ? final.end - 1 : Math.min(first.end - 1, first.start + LONGEST - 1);
        return wholeLines(lines, Math.min(first.start, last), Math.min(Math.max(first.start, end), last));
    }
    const removed = compared.removed[0];
    const line = removed ? Math.min(Math.max(1, removed.start - 1), last) : 1;
    return wholeLines(lines, line, line);
}
function wholeLines(lines, start, end) {
    const length = (lines[end - 1] ?? '').replace(/\r$/, '').length;
    return { startLine: start, startColumn: 1, endLine: end, endColumn: length + 1 };
}

;// CONCATENATED MODULE: ./build/rules/checksum-mismatch.js

const checksum_mismatch_meta = {
    id: 'checksum-mismatch',
    title: 'The SHA-256 of a protected file differs from its reference',
    levels: { recommended: 'violation', strict: 'violation' },
    reviewable: true,
    precedence: 120,
};
const checksum_mismatch_rule = {
    meta: checksum_mismatch_meta,
    collect: () => ({ values: [], words: [] }),
    judge: (scene, knowledge) => knowledge.checksums.flatMap((checksum) => judge(scene, checksum)),
};
function judge(scene, checksum) {
    if (checksum.outcome === 'verified')
        return [];
    if (checksum.reference === 'policy' && scene.grownSnapshots.has(checksum.path))
        return [];
    const touching = scene.compared.find(({ change }) => change.path === checksum.path || (change.status === 'renamed' && change.previousPath === checksum.path));
    const reference = checksum.reference === 'manifest' ? 'the checksum manifest' : 'the target branch';
    if (!touching) {
        return [
            {
                rule: checksum_mismatch_meta.id,
                level: 'note',
                reviewable: checksum_mismatch_meta.reviewable,
                path: checksum.path,
                previousPath: null,
                range: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 },
                message: checksum.outcome === 'missing'
                    ? `${reference} names this file, but it does not exist; the change did not touch it, so the manifest is out of date.`
                    : `The bytes differ from ${reference}, though the change did not touch them: the manifest is out of date.`,
                evidence: [],
                matched: checksum.path,
            },
        ];
    }
    return [
        {
            rule: checksum_mismatch_meta.id,
            level: 'violation',
            reviewable: checksum_mismatch_meta.reviewable,
            path: touching.change.path,
            previousPath: touching.change.previousPath,
            range: changedLines(touching),
            message: checksum.outcome === 'missing'
                ? `This file is guarded by ${reference} and the change removes it.`
                : `The SHA-256 of this file differs from ${reference}: the change rewrites protected bytes.`,
            evidence: [],
            matched: checksum.path,
        },
    ];
}

;// CONCATENATED MODULE: ./build/rules/forbidden-keyword.js


const forbidden_keyword_meta = {
    id: 'forbidden-keyword',
    title: 'New product code speaks the language of the test harness',
    levels: { recommended: 'by-evidence', strict: 'violation' },
    reviewable: false,
    precedence: 60,
};
/** Words that a product has no use for unless it says so elsewhere; plurals count too. */
const WORDS = new Set(['golden', 'goldens', 'expected', 'snapshot', 'snapshots', 'fixture', 'fixtures']);
/** Pairs of words that tell only together. */
const PAIRS = [
    ['answer key', /^answers?$/],
    ['test answer', /^tests?$/],
];
const PAIR_ENDS = /^(?:keys?|answers?)$/;
/** `CASE_12`, `TEST_7`; not `case1` of an enum in lower case, nor the `test2` of a counter. */
const NUMBERED = /(?:^|_)(?:CASE|TEST)_?\d+(?:_|$)/;
const forbidden_keyword_rule = {
    meta: forbidden_keyword_meta,
    collect: (scene) => ({
        values: [],
        words: spokenFiles(scene).flatMap((file) => mentionsIn(file, scene.keywords).flatMap((mention) => (0,model_words/* wordsOf */.Z)(mention.word))),
    }),
    judge: (scene, knowledge, earlier) => spokenFiles(scene).flatMap((file) => forbidden_keyword_judge(file, scene, knowledge, earlier)),
};
/** Generated and vendored code speaks what its generator speaks. */
function spokenFiles(scene) {
    return scene.product.filter((file) => !file.compared.change.isGenerated);
}
function forbidden_keyword_judge(file, scene, knowledge, earlier) {
    const foreign = mentionsIn(file, scene.keywords).filter((mention) => isForeign(mention.word, knowledge));
    const first = foreign[0];
    if (!first)
        return [];
    const company = earlier.find((finding) => finding.path === file.path && isCompany(finding, foreign));
    const level = company ? 'violation' : 'probation';
    const words = [...new Set(foreign.map((mention) => mention.word))];
    const beside = company ? `, beside what ${company.rule} found in this file` : '';
    return [
        {
            rule: forbidden_keyword_meta.id,
            level,
            reviewable: forbidden_keyword_meta.reviewable,
            path: file.path,
            previousPath: file.compared.change.previousPath,
            range: first.range,
            message: `New product code speaks of ${words.map(quote).join(', ')} (${quote(first.text)}), a word that the product's code and documentation do not use${beside}.`,
            evidence: [],
            matched: words.join('\n'),
        },
    ];
}
/** Another rule's evidence, unless it is the very word that this rule found: one oddity must not count twice. */
function isCompany(finding, mentions) {
    if (finding.reviewable || finding.level === 'note')
        return false;
    return (finding.level === 'violation' ||
        mentions.some(({ range }) => range.startLine > finding.range.endLine || range.endLine < finding.range.startLine));
}
/** A numbered id is foreign by its form; a word is when the base does not speak it. */
function isForeign(word, knowledge) {
    const words = (0,model_words/* wordsOf */.Z)(word).filter((part) => !/\d/.test(part));
    return NUMBERED.test(word) ? !knowledge.saysProduct(word) : !words.every((part) => knowledge.isVocabulary(part.replace(/s$/, '')) || knowledge.isVocabulary(part));
}
function mentionsIn(file, keywords) {
    const own = keywords.map((keyword) => (0,model_words/* wordsOf */.Z)(keyword).join(' '));
    const mentions = [];
    const look = (text, range) => {
        const word = keywordIn(text, own);
        if (word !== null)
            mentions.push({ word, text, range });
    };
    for (const name of file.names)
        look(name.text, name.range);
    for (const site of file.literals) {
        // Prose speaks to people ("expected a number"); a bare word or id speaks to code.
        if (site.place === 'message' || site.place === 'documentation' || /\s/.test(site.text) || site.text.length > 60)
            continue;
        if (site.kind === 'string')
            look(site.text, site.range);
    }
    return mentions.toSorted((a, b) => a.range.startLine - b.range.startLine || a.range.startColumn - b.range.startColumn);
}
/** The forbidden word that a name or text holds, or null. */
function keywordIn(text, own) {
    const numbered = NUMBERED.exec(text);
    if (numbered)
        return numbered[0].replaceAll(/^_|_$/g, '');
    const words = (0,model_words/* wordsOf */.Z)(text);
    const single = words.find((word) => WORDS.has(word));
    if (single !== undefined)
        return single;
    for (const [i, word] of words.entries()) {
        const next = words[i + 1];
        const pair = PAIRS.find(([, start]) => start.test(word));
        if (pair && next !== undefined && PAIR_ENDS.test(next))
            return pair[0];
    }
    const spoken = ` ${words.join(' ')} `;
    return own.find((keyword) => keyword !== '' && spoken.includes(` ${keyword} `)) ?? null;
}

;// CONCATENATED MODULE: ./build/evidence/carried-data.js

/**
 * Bits of a test's own input that a text carries: its words and numbers that the same case feeds to the code and that
 * the project does not otherwise speak. An honest text (an error, a label) does not know the test's data; an answer does.
 */
function carriedBits(text, known, isVocabulary) {
    const inputs = new Set();
    for (const value of known.values) {
        if (value.role !== 'input' && value.role !== 'prompt')
            continue;
        // An input that is the literal itself proves nothing: identity functions and round trips are honest.
        if (value.text === text)
            continue;
        for (const [token] of value.text.matchAll(/\p{L}+|\p{N}+/gu))
            inputs.add(token.toLowerCase());
    }
    if (inputs.size === 0)
        return 0;
    let bits = 0;
    const seen = new Set();
    for (const [token] of text.matchAll(/\p{L}+|\p{N}+/gu)) {
        const lower = token.toLowerCase();
        if (seen.has(lower) || !inputs.has(lower))
            continue;
        seen.add(lower);
        if (/^\p{N}/u.test(token))
            bits += Math.min(10, numberBits(token.replace(/^0+(?=\d)/, '')));
        else if (token.length >= 3 && !isVocabulary(lower))
            bits += wordBits(lower, isVocabulary);
    }
    return bits;
}

;// CONCATENATED MODULE: ./build/evidence/shape-of-text.js
/**
 * - `identifier`: one word, snake, camel, kebab or dotted name, flag, enum member, header, CSS class
 * - `address`: URL, path, MIME type, package name
 * - `prose`: words a person reads, without data in them
 * - `template`: holes of a format or template language
 * - `data`: anything else
 */
function shapeOfText(text) {
    const trimmed = text.trim();
    if (/^[\p{L}_$@#.:-]*[\p{L}_$][\p{L}_$.:/-]*$/u.test(trimmed) && !/\s/.test(trimmed) && !/\d/.test(trimmed)) {
        return trimmed.includes('/') ? 'address' : 'identifier';
    }
    if (/^[a-z][a-z0-9+.-]*:\/\/\S*$/i.test(trimmed) || /^(?:\.{0,2}\/|~\/)\S*$/.test(trimmed))
        return 'address';
    if (/^[\w.+-]+\/[\w.+-]+(?:;.*)?$/.test(trimmed))
        return 'address';
    if (/^[\p{L}_][\p{L}\d_]*(?:[-.:][\p{L}_][\p{L}\d_]*)*$/u.test(trimmed) && !/\d{3}/.test(trimmed))
        return 'identifier';
    if (/%[-+ #0-9.]*[sdifgxqvT]|\{\w*\}|\$\{|\{\{|<%/.test(trimmed))
        return 'template';
    const words = trimmed.match(/\p{L}{2,}/gu) ?? [];
    const letters = words.reduce((sum, word) => sum + word.length, 0);
    if (words.length >= 3 && letters >= trimmed.length * 0.65 && !/\d/.test(trimmed))
        return 'prose';
    return 'data';
}

;// CONCATENATED MODULE: ./build/rules/golden-literal.js





const golden_literal_meta = {
    id: 'golden-literal',
    title: 'Product code gains a value that only the tests or golden files know',
    levels: { recommended: 'by-evidence', strict: 'violation' },
    reviewable: false,
    precedence: 50,
};
/** Where a literal can be an answer. Conditions, keys, messages and declarations are other rules' business, or nobody's. */
const ANSWER_PLACES = new Set(['returned', 'printed', 'assigned', 'entry', 'element', 'default', 'argument', 'other']);
/** Where it is one, as far as the place can tell. */
const RESULT_PLACES = new Set(['returned', 'printed']);
const UNKNOWN = () => false;
/** A value that says less than this is not looked up: every project's tests know it. */
const LEAST_BITS = 5;
const golden_literal_rule = {
    meta: golden_literal_meta,
    collect(scene) {
        const values = scene.product.flatMap((file) => file.literals.filter(canBeAnswer).map(({ kind, text }) => ({ kind, text, path: file.path })));
        return { values, words: [] };
    },
    judge(scene, knowledge) {
        return scene.product.flatMap((file) => file.literals.filter(canBeAnswer).flatMap((site) => {
            const judgement = golden_literal_judge(site, knowledge, scene);
            return judgement ? [golden_literal_findingOf(file, site, judgement)] : [];
        }));
    },
};
function canBeAnswer(site) {
    if (!ANSWER_PLACES.has(site.place) || site.isPropertyName)
        return false;
    return (site.kind === 'number' ? numberBits(site.text) : textBits(site.text, UNKNOWN)) >= LEAST_BITS;
}
function golden_literal_judge(site, knowledge, scene) {
    if (knowledge.saysProduct(site.text))
        return null;
    const matches = knowledge.matches(site.kind, site.text).filter((match) => match.value.role === 'expected' && !isEcho(match));
    const best = matches[0];
    if (!best)
        return null;
    return site.kind === 'number' ? judgeNumber(site, matches, best, knowledge) : judgeText(site, matches, knowledge, scene);
}
/** A case that feeds the very text it expects back (a round trip, an identity) makes no answer of it. */
function isEcho(match) {
    return match.case.values.some((value) => value.role === 'input' && value.text === match.value.text);
}
function judgeNumber(site, matches, best, knowledge) {
    const bits = numberBits(site.text) * (knowledge.saysDocumentation(site.text) ? LONE.documented : 1);
    if (!RESULT_PLACES.has(site.place))
        return null;
    const ignoresParameters = site.function !== null && site.function.parameters.length > 0 && !site.usesParameter;
    if (bits >= LONE.number && ignoresParameters && site.place === 'returned') {
        return { level: 'violation', best, matches, reason: 'and returns it whatever its parameters are' };
    }
    return bits >= LONE.probation ? { level: 'probation', best, matches, reason: '' } : null;
}
function judgeText(site, matches, knowledge, scene) {
    const shape = shapeOfText(site.text);
    if (shape === 'identifier' || shape === 'address')
        return null;
    const isVocabulary = (word) => knowledge.isVocabulary(word);
    const isProse = shape === 'prose' || (shape === 'template' && !/\d/.test(site.text));
    const factor = (isProse ? LONE.prose : 1) * (knowledge.saysDocumentation(site.text) ? LONE.documented : 1);
    const ranked = matches
        .map((match) => ({ match, carried: carriedBits(site.text, match.case, isVocabulary) }))
        .toSorted((a, b) => b.carried - a.carried);
    const first = ranked[0];
    if (!first)
        return null;
    const sorted = ranked.map(({ match }) => match);
    const nearness = 1 - (1 - first.match.similarity) * 10 * (1 - LONE.nearness);
    const carried = Math.min(LONE.carriedMost, first.carried * LONE.carried) * factor * nearness;
    if (carried >= LONE.carriedLeast) {
        return { level: 'violation', best: first.match, matches: sorted, reason: "and it carries that test's own input" };
    }
    const bits = textBits(site.text, isVocabulary) * factor * nearness;
    const isResult = RESULT_PLACES.has(site.place) || scene.preset === 'strict';
    return bits >= LONE.probation && isResult ? { level: 'probation', best: first.match, matches: sorted, reason: '' } : null;
}
function golden_literal_findingOf(file, site, { level, best, matches, reason }) {
    const near = best.similarity < 1 ? 'nearly ' : '';
    const verb = site.place === 'returned' ? 'returns' : site.place === 'printed' ? 'prints' : 'holds';
    const subject = site.function?.name ? `${site.function.name} ${verb}` : `This code ${verb}`;
    return {
        rule: golden_literal_meta.id,
        level,
        reviewable: golden_literal_meta.reviewable,
        path: file.path,
        previousPath: file.compared.change.previousPath,
        range: site.statement,
        message: `${subject} ${quote(site.text)}, ${near}the value that ${placeOf(best)} expects${reason ? `, ${reason}` : ''}.`,
        evidence: evidenceOf(matches),
        matched: site.text,
    };
}

;// CONCATENATED MODULE: ./build/rules/protected-write.js

const protected_write_meta = {
    id: 'protected-write',
    title: 'A golden or protected file is changed, deleted, renamed or re-typed',
    levels: { recommended: 'violation', strict: 'violation' },
    reviewable: true,
    precedence: 110,
};
const protected_write_rule = {
    meta: protected_write_meta,
    collect: () => ({ values: [], words: [] }),
    judge: (scene) => scene.compared.flatMap((compared) => {
        const action = actionOn(compared.change);
        if (action === null)
            return [];
        const onlyAdds = scene.grownSnapshots.has(compared.change.path);
        return [
            {
                rule: protected_write_meta.id,
                level: onlyAdds ? 'note' : 'violation',
                reviewable: protected_write_meta.reviewable,
                path: compared.change.path,
                previousPath: compared.change.previousPath,
                range: changedLines(compared),
                message: onlyAdds
                    ? `${kindOf(compared.change)} gains new entries; the existing ones stay as they are.`
                    : `${kindOf(compared.change)} ${action}: what the tests expect changes with it.`,
                evidence: [],
                matched: `${compared.change.before?.id ?? ''} ${compared.change.after?.id ?? ''}`,
            },
        ];
    }),
};
/** What the change does to protected bytes; null when nothing that stood before is touched. New goldens are welcome. */
function actionOn(change) {
    const { before, after, status } = change;
    if (!before || !wasGuarded(change))
        return null;
    switch (status) {
        case 'added':
        case 'copied':
            return null;
        case 'deleted':
            return 'is deleted';
        case 'renamed':
            return `is moved here from ${before.path}`;
        case 'retyped':
            return `becomes a ${after?.kind ?? 'different kind of entry'} in place of a ${before.kind}`;
        case 'modified':
            if (after && before.kind !== after.kind)
                return `changes from ${before.kind} to ${after.kind}`;
            return 'is rewritten';
    }
}
function wasGuarded(change) {
    return change.wasProtected || change.previousClass === 'golden';
}
function kindOf(change) {
    return change.previousClass === 'golden' ? 'A golden file that existing tests compare with' : 'A protected file';
}

;// CONCATENATED MODULE: ./build/generated/rules.js





/** Every rule of `src/rules/`, by id. */
const rules = [
    rule,
    checksum_mismatch_rule,
    forbidden_keyword_rule,
    golden_literal_rule,
    protected_write_rule,
];


/***/ }),

/***/ 3662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   Od: () => (/* binding */ gitOf),
/* harmony export */   TS: () => (/* binding */ isObjectId)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9241);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6070);



const LONGEST_OUTPUT = 256 * 1024 * 1024;
const LONGEST_ERROR = 8 * 1024;
/** Binds {@link runGit} to a repository whose directory is known. */
function gitOf(gitDirectory) {
    const environment = (0,_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .readingEnvironment */ .Oo)(gitDirectory);
    return (args, input) => runGit(args, { cwd: gitDirectory, environment, ...(input && { input }) });
}
/**
 * Runs one git command to its end, without a shell.
 *
 * Plain `spawn` rather than @actions/exec, whose line splitter is quadratic in NUL-separated output (11 MB of paths take
 * ten times as long) and which lets an early exit while input is still being written end our process with EPIPE.
 * @returns Exit code and output, whatever the exit code; a signal counts as 128.
 */
function runGit(args, options) {
    return new Promise((resolve, reject) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [..._environment_js__WEBPACK_IMPORTED_MODULE_2__/* .HARDENING */ .DD, ...args], {
            cwd: options.cwd,
            env: options.environment,
            stdio: ['pipe', 'pipe', 'pipe'],
            windowsHide: true,
        });
        const output = [];
        let outputLength = 0;
        let stderr = '';
        child.stdout.on('data', (chunk) => {
            outputLength += chunk.length;
            if (outputLength <= LONGEST_OUTPUT)
                output.push(chunk);
            else
                child.kill();
        });
        child.stderr.setEncoding('utf8').on('data', (chunk) => {
            if (stderr.length < LONGEST_ERROR)
                stderr += chunk.slice(0, LONGEST_ERROR - stderr.length);
        });
        // A command that ends before it has read all of its input breaks the pipe; its exit code tells the story.
        child.stdin.on('error', () => undefined);
        child.on('error', (error) => {
            reject(new _model_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`git could not be started (${error.message}). Install git and put it on the PATH.`));
        });
        child.on('close', (code) => {
            if (outputLength > LONGEST_OUTPUT) {
                reject(new _model_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .MissingDataError */ .hr(`git ${args[0] ?? ''} answered with more than ${LONGEST_OUTPUT} bytes.`));
            }
            else {
                resolve({ exitCode: code ?? 128, stdout: Buffer.concat(output), stderr: stderr.trim() });
            }
        });
        child.stdin.end(options.input);
    });
}
/** The error for a command that failed although its arguments were sound: objects are missing or damaged. */
function unreadable(what, result) {
    const cause = result.stderr.split('\n', 1)[0] ?? '';
    return new _model_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .MissingDataError */ .hr(`git could not read ${what}${cause ? ` (${cause})` : ''}. ` +
        'Objects are missing or damaged: check the repository out in full, with fetch-depth: 0 and without a filter.');
}
/** Whether the text is a full object id: 40 hexadecimal digits for SHA-1, 64 for SHA-256. */
function isObjectId(text) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}


/***/ }),

/***/ 9169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ findGitDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9241);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3662);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6070);





/**
 * The absolute git directory of a work tree, a folder inside one, a linked work tree or a bare repository.
 * Throws a UserError when there is none.
 */
async function findGitDirectory(directory) {
    const start = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(start, { throwIfNoEntry: false })?.isDirectory()) {
        throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${directory} is not a git repository: there is no such directory.`);
    }
    const found = (await absoluteGitDirectory(start, null)) ??
        // Before git 2.38 the command line could not vouch for a directory of another owner, but naming it outright does.
        (await absoluteGitDirectory(start, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(start, '.git'))) ??
        (await absoluteGitDirectory(start, start));
    if (found === null)
        throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${directory} is not a git repository. Check the directory, or run git init.`);
    return found;
}
async function absoluteGitDirectory(cwd, named) {
    const environment = (0,_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .readingEnvironment */ .Oo)(null);
    if (named !== null)
        environment['GIT_DIR'] = named;
    const result = await (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(['rev-parse', '--absolute-git-dir'], { cwd, environment });
    return result.exitCode === 0 ? result.stdout.toString('utf8').replace(/\r?\n$/, '') : null;
}


/***/ }),

/***/ 6070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ HARDENING),
/* harmony export */   Oo: () => (/* binding */ readingEnvironment),
/* harmony export */   o: () => (/* binding */ fetchingEnvironment)
/* harmony export */ });
/**
 * How git is started. The repository's own configuration may be hostile (it can name programs for file system monitors,
 * hooks, diffs, credentials, transports), and the caller's environment may point elsewhere (hooks set GIT_DIR). Neither
 * may decide what we read or run.
 */
/** Options before the subcommand, for every command. */
const HARDENING = [
    '--no-pager',
    '-c',
    'core.fsmonitor=false',
    '-c',
    'core.hooksPath=/dev/null',
    '-c',
    'core.quotePath=false',
    // macOS would otherwise rewrite NFD arguments to NFC.
    '-c',
    'core.precomposeUnicode=false',
    '-c',
    'submodule.recurse=false',
    // Advice on the error stream would look like a problem.
    '-c',
    'advice.graftFileDeprecated=false',
    // Containers mount repositories of other users; nothing of such a repository is executed here.
    '-c',
    'safe.directory=*',
];
/**
 * The environment for commands that only read objects: nothing of git's from outside, no machine or user configuration,
 * no network, no locks, no replaced or grafted objects, bytes instead of a locale.
 * @param gitDirectory Null while the repository is still to be found.
 */
function readingEnvironment(gitDirectory) {
    const environment = {
        ...withoutGitVariables(process.env, (name) => name === 'GIT_EXEC_PATH'),
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_SYSTEM: '/dev/null',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_GRAFT_FILE: '/dev/null',
        GIT_LITERAL_PATHSPECS: '1',
        // A partial clone would fetch what it lacks, with the transport programs that its configuration names. Unlike the
        // setting protocol.allow, this list cannot be widened by the repository's configuration; "none" is no protocol.
        GIT_NO_LAZY_FETCH: '1',
        GIT_ALLOW_PROTOCOL: 'none',
    };
    if (gitDirectory !== null) {
        environment['GIT_DIR'] = gitDirectory;
        // Overrides core.worktree, and keeps attribute files of the real work tree out of sight.
        environment['GIT_WORK_TREE'] = gitDirectory;
    }
    return environment;
}
/**
 * The environment for a fetch: the user's configuration and credentials stay, only what would redirect git to another
 * repository goes (the list of `git rev-parse --local-env-vars`).
 */
function fetchingEnvironment(gitDirectory) {
    return {
        ...withoutGitVariables(process.env, (name) => !LOCAL_VARIABLES.has(name)),
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_DIR: gitDirectory,
    };
}
const LOCAL_VARIABLES = new Set([
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_COMMON_DIR',
    'GIT_CONFIG',
    'GIT_CONFIG_COUNT',
    'GIT_CONFIG_PARAMETERS',
    'GIT_DIR',
    'GIT_GRAFT_FILE',
    'GIT_IMPLICIT_WORK_TREE',
    'GIT_INDEX_FILE',
    'GIT_INTERNAL_SUPER_PREFIX',
    'GIT_NAMESPACE',
    'GIT_NO_REPLACE_OBJECTS',
    'GIT_OBJECT_DIRECTORY',
    'GIT_PREFIX',
    'GIT_REPLACE_REF_BASE',
    'GIT_SHALLOW_FILE',
    'GIT_WORK_TREE',
]);
function withoutGitVariables(source, keep) {
    const kept = {};
    for (const [name, value] of Object.entries(source)) {
        // Windows does not distinguish case in names of variables.
        const upper = name.toUpperCase();
        if (value !== undefined && (!upper.startsWith('GIT_') || keep(upper)))
            kept[name] = value;
    }
    return kept;
}


/***/ }),

/***/ 9311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ openRepository)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./build/model/problem.js
var problem = __webpack_require__(9241);
;// CONCATENATED MODULE: ./build/git/batch-parser.js
/** A real header is below 100 bytes; more means that the stream is out of step. */
const LONGEST_HEADER = 1024;
/**
 * Cuts the output of `git cat-file --batch` into answers, however it is split into chunks:
 * `<id> <type> <size>\n<bytes>\n`, or `<id> missing\n`. Contents above the limit, and objects that are no blobs, are
 * skipped as they pass and never stored.
 */
class BatchParser {
    #limit;
    #emit;
    #header = '';
    #answer = null;
    /** Content bytes still to come, its closing line feed not counted. */
    #remaining = 0;
    #target = null;
    /**
     * @param limit Longest blob to keep, in bytes.
     * @param emit Gets the answers in the order of the requests.
     */
    constructor(limit, emit) {
        this.#limit = limit;
        this.#emit = emit;
    }
    /** Takes the next bytes of the stream. Throws when they cannot be such output. */
    push(chunk) {
        for (let at = 0; at < chunk.length;)
            at = this.#answer === null ? this.#readHeader(chunk, at) : this.#readContent(chunk, at);
    }
    #readHeader(chunk, at) {
        const end = chunk.indexOf(0x0a, at);
        const stop = end === -1 ? chunk.length : end;
        if (this.#header.length + stop - at > LONGEST_HEADER)
            throw new Error('git cat-file answered with an endless header');
        this.#header += Buffer.from(chunk.buffer, chunk.byteOffset + at, stop - at).toString('latin1');
        if (end === -1)
            return stop;
        this.#begin(this.#header);
        this.#header = '';
        return end + 1;
    }
    #begin(header) {
        const [, type = '', length = ''] = header.split(' ');
        if (!/^\d{1,15}$/.test(length)) {
            if (type !== 'missing' && type !== 'ambiguous')
                throw new Error('git cat-file answered with an unknown header');
            this.#emit({ kind: 'missing' });
            return;
        }
        const size = Number(length);
        this.#remaining = size;
        if (type !== 'blob') {
            this.#answer = { kind: 'missing' };
        }
        else if (size > this.#limit) {
            this.#answer = { kind: 'too-large', size };
        }
        else {
            this.#target = new Uint8Array(size);
            this.#answer = { kind: 'blob', bytes: this.#target };
        }
    }
    #readContent(chunk, at) {
        const count = Math.min(this.#remaining, chunk.length - at);
        this.#target?.set(chunk.subarray(at, at + count), this.#target.length - this.#remaining);
        this.#remaining -= count;
        const next = at + count;
        if (this.#remaining > 0 || next >= chunk.length)
            return next;
        // The next byte is the line feed that closes the content.
        const answer = this.#answer;
        this.#answer = null;
        this.#target = null;
        if (answer)
            this.#emit(answer);
        return next + 1;
    }
}

;// CONCATENATED MODULE: ./build/git/byte-cache.js
/** Keeps the most recently used byte arrays up to a total size. */
class ByteCache {
    #capacity;
    #entries = new Map();
    #size = 0;
    /** @param capacity In bytes; an array above half of it is not kept, so that it does not drive out all others. */
    constructor(capacity) {
        this.#capacity = capacity;
    }
    /** The bytes under a key, which thereby becomes the most recently used. */
    get(key) {
        const bytes = this.#entries.get(key);
        if (bytes) {
            // A Map iterates in the order of insertion: the first key is the least recently used.
            this.#entries.delete(key);
            this.#entries.set(key, bytes);
        }
        return bytes;
    }
    set(key, bytes) {
        if (this.#entries.has(key) || bytes.length > this.#capacity / 2)
            return;
        this.#entries.set(key, bytes);
        this.#size += bytes.length;
        for (const [oldest, old] of this.#entries) {
            if (this.#size <= this.#capacity)
                break;
            this.#entries.delete(oldest);
            this.#size -= old.length;
        }
    }
}

// EXTERNAL MODULE: ./build/git/command.js
var command = __webpack_require__(3662);
// EXTERNAL MODULE: ./build/git/environment.js
var environment = __webpack_require__(6070);
;// CONCATENATED MODULE: ./build/git/blob-reader.js






const CACHE_BYTES = 64 * 1024 * 1024;
/**
 * Reads blobs through one long-lived `git cat-file --batch`: thousands of blobs for the price of one process. Requests
 * are written at once and answered in order. The process starts with the first request and again after it died.
 */
class BlobReader {
    #gitDirectory;
    #limit;
    #cache = new ByteCache(CACHE_BYTES);
    #inFlight = new Map();
    #session = null;
    #isClosed = false;
    /** @param limit Longest blob to keep, in bytes; longer ones are answered as too large. */
    constructor(gitDirectory, limit) {
        this.#gitDirectory = gitDirectory;
        this.#limit = limit;
    }
    /** The blob with this full id. Rejects with a MissingDataError when git dies over it. */
    read(id) {
        // Only full ids go to git: nothing else can be smuggled into its input.
        if (!(0,command/* isObjectId */.TS)(id))
            return Promise.reject(new Error(`not an object id: ${JSON.stringify(id)}`));
        const cached = this.#cache.get(id);
        if (cached)
            return Promise.resolve({ kind: 'blob', bytes: cached });
        const running = this.#inFlight.get(id);
        if (running)
            return running;
        const answer = this.#request(id).finally(() => this.#inFlight.delete(id));
        this.#inFlight.set(id, answer);
        return answer;
    }
    /** Ends the process after the requests that it already has. */
    async close() {
        this.#isClosed = true;
        const session = this.#session;
        if (!session)
            return;
        session.child.stdin.end();
        await session.ended;
    }
    async #request(id) {
        if (this.#isClosed)
            throw new Error('the repository is closed');
        const session = (this.#session ??= this.#start());
        const answer = await new Promise((resolve, reject) => {
            session.requests.push({ resolve, reject });
            session.child.stdin.write(`${id}\n`);
        });
        if (answer.kind === 'blob')
            this.#cache.set(id, answer.bytes);
        return answer;
    }
    #start() {
        const child = (0,external_node_child_process_.spawn)('git', [...environment/* HARDENING */.DD, 'cat-file', '--batch'], {
            cwd: this.#gitDirectory,
            env: (0,environment/* readingEnvironment */.Oo)(this.#gitDirectory),
            stdio: ['pipe', 'pipe', 'pipe'],
            windowsHide: true,
        });
        const requests = [];
        const parser = new BatchParser(this.#limit, (answer) => requests.shift()?.resolve(answer));
        let cause = '';
        child.stdout.on('data', (chunk) => {
            try {
                parser.push(chunk);
            }
            catch (error) {
                cause = (0,problem/* messageOf */.bD)(error);
                child.kill();
            }
        });
        child.stderr.setEncoding('utf8').on('data', (text) => {
            if (cause.length < 1000)
                cause += text;
        });
        // A broken pipe is followed by the end of the process, which says it better.
        child.stdin.on('error', () => undefined);
        const ended = new Promise((resolve) => {
            const end = () => {
                if (this.#session?.child === child)
                    this.#session = null;
                const error = new problem/* MissingDataError */.hr(`git cat-file ended unexpectedly${cause ? ` (${cause.trim()})` : ''}: an object could not be read. ` +
                    'The repository may be damaged; check it out afresh with fetch-depth: 0.');
                for (const request of requests.splice(0))
                    request.reject(error);
                resolve();
            };
            child.on('close', end);
            child.on('error', (error) => {
                cause = (0,problem/* messageOf */.bD)(error);
                end();
            });
        });
        return { child, requests, ended };
    }
}

;// CONCATENATED MODULE: ./build/git/decode.js
/** How far git looks for a NUL byte before it calls a file binary (`buffer_is_binary` in its xdiff-interface.c). */
const BINARY_PROBE = 8000;
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const utf16 = new TextDecoder('utf-16le');
/**
 * Bytes of a blob as text: UTF-16 when a byte order mark says so, else UTF-8, else Latin-1, which fits any bytes. The
 * mark itself is left out. A NUL byte within the first 8000 makes it binary, as for git.
 */
function decodeContent(bytes) {
    const [first, second] = bytes;
    if (first === 0xff && second === 0xfe)
        return { kind: 'text', text: utf16.decode(bytes), encoding: 'utf-16' };
    if (first === 0xfe && second === 0xff)
        return { kind: 'text', text: utf16.decode(swapPairs(bytes)), encoding: 'utf-16' };
    if (bytes.subarray(0, BINARY_PROBE).includes(0))
        return { kind: 'binary', size: bytes.length };
    try {
        return { kind: 'text', text: strictUtf8.decode(bytes), encoding: 'utf-8' };
    }
    catch {
        const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
        return { kind: 'text', text, encoding: 'latin-1' };
    }
}
/** Big-endian to little-endian; an odd last byte is kept and decodes to U+FFFD. */
function swapPairs(bytes) {
    const swapped = new Uint8Array(bytes);
    for (let i = 0; i + 1 < swapped.length; i += 2) {
        const high = bytes[i] ?? 0;
        swapped[i] = bytes[i + 1] ?? 0;
        swapped[i + 1] = high;
    }
    return swapped;
}

// EXTERNAL MODULE: ./build/git/discovery.js
var discovery = __webpack_require__(9169);
;// CONCATENATED MODULE: ./build/git/path-bytes.js
/**
 * Git's paths are bytes, ours are strings. Valid UTF-8 is decoded as such, without normalisation: NFC and NFD names
 * stay two paths. A byte that belongs to no valid sequence becomes the lone surrogate U+DC00 + byte (U+DC80 to U+DCFF),
 * which UTF-8 itself can never yield. So every path has exactly one string and the way back is exact. (Python calls this
 * scheme "surrogateescape", PEP 383.)
 */
const path_bytes_strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const ESCAPE = 0xdc00;
const loneEscape = /[\uDC80-\uDCFF]/u;
/** Decodes one path, or several with their NUL separators. */
function decodePath(bytes) {
    try {
        return path_bytes_strictUtf8.decode(bytes);
    }
    catch {
        return decodeWithEscapes(bytes);
    }
}
/** The bytes that git stores for a path from {@link decodePath}. */
function encodePath(path) {
    if (!loneEscape.test(path))
        return Buffer.from(path, 'utf8');
    const pieces = [];
    for (const character of path) {
        const code = character.codePointAt(0) ?? 0;
        const isEscape = code >= ESCAPE + 0x80 && code <= ESCAPE + 0xff;
        pieces.push(isEscape ? Buffer.of(code - ESCAPE) : Buffer.from(character, 'utf8'));
    }
    return Buffer.concat(pieces);
}
/** Whether the path is valid Unicode, so that it can be an argument of a process. */
function isUnicodePath(path) {
    return !loneEscape.test(path);
}
function decodeWithEscapes(bytes) {
    let text = '';
    let validFrom = 0;
    for (let i = 0; i < bytes.length;) {
        const length = sequenceLength(bytes, i);
        if (length > 0) {
            i += length;
            continue;
        }
        text += path_bytes_strictUtf8.decode(bytes.subarray(validFrom, i)) + String.fromCharCode(ESCAPE + (bytes[i] ?? 0));
        i += 1;
        validFrom = i;
    }
    return text + path_bytes_strictUtf8.decode(bytes.subarray(validFrom));
}
/** Length of the well-formed UTF-8 sequence at an offset (Unicode standard, table 3-7); 0 when there is none. */
function sequenceLength(bytes, at) {
    const first = bytes[at] ?? 0;
    if (first < 0x80)
        return 1;
    const length = first >= 0xc2 && first <= 0xdf ? 2 : first >= 0xe0 && first <= 0xef ? 3 : first >= 0xf0 && first <= 0xf4 ? 4 : 0;
    if (length === 0)
        return 0;
    // Overlong forms, UTF-16 surrogates and code points above U+10FFFF show in the second byte.
    const lowest = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
    const highest = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
    const second = bytes[at + 1] ?? 0;
    if (second < lowest || second > highest)
        return 0;
    for (let i = 2; i < length; i++) {
        const next = bytes[at + i] ?? 0;
        if (next < 0x80 || next > 0xbf)
            return 0;
    }
    return length;
}

;// CONCATENATED MODULE: ./build/git/tree-entries.js


/** Every entry below a commit, sorted by path. */
async function listTree(git, commit) {
    const result = await git(['ls-tree', '-r', '-z', '--full-tree', commit]);
    if (result.exitCode !== 0)
        throw (0,command/* unreadable */.O$)(`the tree of ${commit}`, result);
    return parseEntries(result.stdout).sort(byPath);
}
/**
 * The entry at one path, or null; a folder is no entry.
 * @param path Valid Unicode, for it becomes an argument.
 */
async function findEntry(git, commit, path) {
    // Git refuses paths that leave the repository, and would tidy up others (`./a`) until they fit.
    if (path.includes('\0') || path.split('/').some((name) => name === '' || name === '.' || name === '..'))
        return null;
    const result = await git(['ls-tree', '-z', '--full-tree', commit, '--', path]);
    if (result.exitCode !== 0)
        throw (0,command/* unreadable */.O$)(`the tree of ${commit}`, result);
    return parseEntries(result.stdout).find((entry) => entry.path === path) ?? null;
}
/** Code unit order, the same on every machine. */
function byPath(a, b) {
    return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
/** Kind of a file mode in git's octal text. Old repositories hold modes such as 100664; only the owner's bit counts. */
function kindOfMode(mode) {
    const bits = Number.parseInt(mode, 8);
    switch (bits & 0o170000) {
        case 0o120000:
            return 'symlink';
        case 0o160000:
            return 'submodule';
        default:
            return bits & 0o100 ? 'executable' : 'file';
    }
}
/** Records of `ls-tree -z`: `<mode> <type> <id>\t<path>\0`, folders left out. */
function parseEntries(output) {
    const entries = [];
    for (const record of decodePath(output).split('\0')) {
        const tab = record.indexOf('\t');
        const [mode = '', type, id = ''] = record.slice(0, Math.max(tab, 0)).split(' ');
        if (type === 'blob' || type === 'commit')
            entries.push({ path: record.slice(tab + 1), id, kind: kindOfMode(mode) });
    }
    return entries;
}

;// CONCATENATED MODULE: ./build/git/raw-changes.js



/** Similarity is only measured while added × deleted files stay below this number squared; equal files always pair. */
const RENAME_LIMIT = 1000;
/** What changes between two commits, sorted by path; attributes and configuration have no say. */
async function listChanges(git, base, head) {
    const result = await git([
        'diff-tree',
        '-r',
        '-z',
        '--raw',
        '--no-abbrev',
        '-M',
        '-C',
        `-l${RENAME_LIMIT}`,
        '--no-rename-empty',
        '--no-ext-diff',
        '--no-textconv',
        '--ignore-submodules=none',
        base,
        head,
    ]);
    if (result.exitCode !== 0)
        throw (0,command/* unreadable */.O$)(`the change from ${base} to ${head}`, result);
    return parseRawChanges(result.stdout).sort((a, b) => byPath(entryOf(a), entryOf(b)));
}
function entryOf(change) {
    return change.after ?? change.before ?? { path: '' };
}
/** Records of `diff-tree -z --raw`: `:<mode> <mode> <id> <id> <status>\0<path>\0`, renames and copies with two paths. */
function parseRawChanges(output) {
    const fields = decodePath(output).split('\0');
    const changes = [];
    for (let i = 0; i + 1 < fields.length;) {
        const header = fields[i++] ?? '';
        const [oldMode = '', newMode = '', oldId = '', newId = '', letters = ''] = header.slice(1).split(' ');
        const status = statusOf(letters);
        const oldPath = fields[i++] ?? '';
        const newPath = status === 'renamed' || status === 'copied' ? (fields[i++] ?? '') : oldPath;
        changes.push({
            status,
            before: status === 'added' ? null : entry(oldPath, oldId, oldMode),
            after: status === 'deleted' ? null : entry(newPath, newId, newMode),
        });
    }
    return changes;
}
function entry(path, id, mode) {
    return { path, id, kind: kindOfMode(mode) };
}
function statusOf(letters) {
    switch (letters.charAt(0)) {
        case 'A':
            return 'added';
        case 'C':
            return 'copied';
        case 'D':
            return 'deleted';
        case 'M':
            return 'modified';
        case 'R':
            return 'renamed';
        case 'T':
            return 'retyped';
        default:
            throw new Error(`git diff-tree answered with the unknown status ${JSON.stringify(letters)}`);
    }
}

// EXTERNAL MODULE: ./build/git/revision.js
var git_revision = __webpack_require__(1986);
;// CONCATENATED MODULE: ./build/git/search.js


/**
 * Needles go in as one extended alternation, which git searches with one automaton: 1,000 needles on 30 MB take 0.1 to
 * 0.3 s. As fixed strings they are tried one after the other (1.3 s), and some builds refuse long ones; Perl expressions
 * backtrack (up to 8 s) and are not in every build. The automaton's memory grows with its needles, so a run has bounds.
 */
const NEEDLES_PER_RUN = 1000;
const CHARACTERS_PER_RUN = 64 * 1024;
/** A longer needle is represented by its beginning. */
const LONGEST_NEEDLE = 16 * 1024;
/**
 * Paths of a commit whose blobs hold at least one of the needles.
 *
 * Attributes must not hide anything: `-I` would leave out what an attribute calls binary, so every blob is searched as
 * text (`-a`) and the caller leaves out the binary ones by their bytes.
 * A needle beyond 16,384 characters counts as found where its beginning stands.
 * @param needles Neither empty nor with a line feed or NUL: git takes one pattern a line.
 */
async function searchCommit(git, commit, needles) {
    const paths = new Set();
    const problems = new Set();
    for (const expression of planRuns(needles)) {
        const args = ['grep', '-z', '-a', '-l', '--full-name', '--no-color', '--no-textconv', '--no-recurse-submodules'];
        const result = await git([...args, '-E', '-f', '-', commit], Buffer.from(expression, 'utf8'));
        if (result.exitCode > 1)
            throw (0,command/* unreadable */.O$)(`the files of ${commit}`, result);
        // Unreadable blobs are named on the error stream only; the exit code is that of a search without a match.
        const [firstError = ''] = result.stderr.split('\n', 1);
        if (firstError !== '')
            problems.add(firstError);
        for (const name of decodePath(result.stdout).split('\0'))
            if (name !== '')
                paths.add(name.slice(commit.length + 1));
    }
    return { paths: [...paths].sort(), problem: problems.size > 0 ? [...problems].join('; ') : null };
}
/** Entries of a tree at the given paths; both sorted or not. */
function entriesAt(tree, paths) {
    const wanted = new Set(paths);
    return tree.filter((entry) => wanted.has(entry.path));
}
/** One extended expression a run. */
function planRuns(needles) {
    const runs = [];
    let alternatives = [];
    let length = 0;
    const flush = () => {
        // The parenthesis keeps a last CR from being taken for a part of the line's end.
        if (alternatives.length > 0)
            runs.push(`(${alternatives.join('|')})\n`);
        alternatives = [];
        length = 0;
    };
    for (const needle of new Set(needles)) {
        if (needle === '' || /[\n\0]/.test(needle)) {
            throw new Error('a needle must not be empty or hold a line feed or NUL');
        }
        if (alternatives.length === NEEDLES_PER_RUN || length + needle.length > CHARACTERS_PER_RUN)
            flush();
        const beginning = beginningOf(needle);
        alternatives.push(escapeExtended(beginning));
        length += beginning.length;
    }
    flush();
    return runs;
}
function beginningOf(needle) {
    if (needle.length <= LONGEST_NEEDLE)
        return needle;
    // Half of a surrogate pair has no bytes of its own.
    const splitsPair = /[\uD800-\uDBFF]/.test(needle.charAt(LONGEST_NEEDLE - 1));
    return needle.slice(0, splitsPair ? LONGEST_NEEDLE - 1 : LONGEST_NEEDLE);
}
/** Quotes what is special in a POSIX extended expression; `]` and `}` are ordinary there, and quoting them undefined. */
function escapeExtended(needle) {
    return needle.replaceAll(/[\\^$.[|()*+?{]/g, String.raw `\$&`);
}

;// CONCATENATED MODULE: ./build/git/repository.js









/** A scan looks at the diff base, the head and the policy commit. */
const TREES_KEPT = 4;
/**
 * Opens the repository at, or around, a directory. Close it when done: its child process keeps ours alive.
 * Throws a UserError when there is none.
 */
async function openRepository(directory, options) {
    const gitDirectory = await (0,discovery/* findGitDirectory */.B)(directory);
    return new GitRepository((0,command/* gitOf */.Od)(gitDirectory), new BlobReader(gitDirectory, options.maxBlobBytes));
}
class GitRepository {
    #git;
    #blobs;
    #trees = new Map();
    constructor(git, blobs) {
        this.#git = git;
        this.#blobs = blobs;
    }
    resolve(revision) {
        return (0,git_revision/* resolveCommit */.WL)(this.#git, revision);
    }
    async diffBase(target, head) {
        return (0,git_revision/* findDiffBase */.S8)(this.#git, await this.#commit(target), await this.#commit(head));
    }
    async changes(base, head) {
        return listChanges(this.#git, await this.#commit(base), await this.#commit(head));
    }
    async tree(commit) {
        const id = await this.#commit(commit);
        const known = this.#trees.get(id);
        if (known)
            return known;
        const listing = listTree(this.#git, id);
        this.#trees.set(id, listing);
        for (const oldest of this.#trees.keys()) {
            if (this.#trees.size <= TREES_KEPT)
                break;
            this.#trees.delete(oldest);
        }
        return listing;
    }
    async entry(commit, path) {
        const id = await this.#commit(commit);
        if (!this.#trees.has(id) && isUnicodePath(path))
            return findEntry(this.#git, id, path);
        return (await this.tree(id)).find((entry) => entry.path === path) ?? null;
    }
    async bytes(id) {
        const answer = await this.#blobs.read(id);
        return answer.kind === 'blob' ? answer.bytes : null;
    }
    async content(id) {
        const answer = await this.#blobs.read(id);
        switch (answer.kind) {
            case 'blob':
                return decodeContent(answer.bytes);
            case 'too-large':
                return { kind: 'too-large', size: answer.size };
            case 'missing':
                return { kind: 'absent' };
        }
    }
    async search(commit, needles) {
        const id = await this.#commit(commit);
        const found = await searchCommit(this.#git, id, needles);
        if (found.paths.length === 0)
            return found;
        const paths = [];
        for (const entry of entriesAt(await this.tree(id), found.paths)) {
            if ((await this.content(entry.id)).kind !== 'binary')
                paths.push(entry.path);
        }
        return { paths, problem: found.problem };
    }
    close() {
        return this.#blobs.close();
    }
    /** Full ids are taken as they are; whatever else is a revision. */
    #commit(revision) {
        return (0,command/* isObjectId */.TS)(revision) ? Promise.resolve(revision) : this.resolve(revision);
    }
}


/***/ }),

/***/ 1986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S8: () => (/* binding */ findDiffBase),
/* harmony export */   WL: () => (/* binding */ resolveCommit),
/* harmony export */   fE: () => (/* binding */ isShallow)
/* harmony export */ });
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9241);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3662);


/** Commit id of a revision. Throws a UserError when there is no such commit. */
async function resolveCommit(git, revision) {
    // A NUL cannot be passed to a process, and "^x" would name the commits without x.
    if (revision !== '' && !revision.includes('\0') && !revision.startsWith('^')) {
        const result = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
        const id = result.stdout.toString('latin1').trim();
        if (result.exitCode === 0 && (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .isObjectId */ .TS)(id))
            return id;
    }
    const hint = (await isShallow(git))
        ? 'The clone is shallow and may lack it: check out with fetch-depth: 0.'
        : 'Check the name, or fetch it first.';
    throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`There is no commit ${JSON.stringify(revision)} in this repository. ${hint}`);
}
/**
 * Git's first merge base of two commits.
 *
 * A shallow boundary can hide a better base behind merges, but what is found is a common ancestor all the same: the
 * change read from it can only be larger than the true one, never smaller.
 */
async function findDiffBase(git, target, head) {
    const result = await git(['merge-base', target, head]);
    const id = result.stdout.toString('latin1').trim();
    if (result.exitCode === 0 && (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .isObjectId */ .TS)(id))
        return id;
    if (result.exitCode !== 1)
        throw (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)(`the history of ${target} and ${head}`, result);
    throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .MissingDataError */ .hr((await isShallow(git))
        ? `The shallow clone does not reach the commit where ${head} branched off ${target}: set fetch-depth: 0.`
        : `${target} and ${head} have unrelated histories: there is no commit to compare with. ` +
            'Start the branch from its target branch.');
}
/** Whether history was cut off by a shallow clone or fetch. */
async function isShallow(git) {
    const result = await git(['rev-parse', '--is-shallow-repository']);
    return result.stdout.toString('latin1').trim() === 'true';
}


/***/ }),

/***/ 9241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   hr: () => (/* binding */ MissingDataError),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
/**
 * The three kinds of error. What is thrown decides the exit code and the tone:
 * a {@link UserError} is a sentence with cause and cure, a {@link MissingDataError} makes the verdict incomplete,
 * anything else is a bug of ours.
 */
/** The caller can mend it: wrong usage, invalid config, unknown revision. Exit code 2. */
class UserError extends Error {
    name = 'UserError';
    /**
     * @param message One or two sentences: what is wrong, and what to do about it. No stack, no jargon.
     */
    constructor(message, options) {
        super(message, options);
    }
}
/** The repository lacks what the question needs: shallow clone, unrelated histories, missing objects. Exit code 3. */
class MissingDataError extends Error {
    name = 'MissingDataError';
    /** @param message What is missing and the setting that supplies it. */
    constructor(message, options) {
        super(message, options);
    }
}
/** What to show for a caught value, whatever was thrown. */
function messageOf(thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
}


/***/ }),

/***/ 5554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ TOOL),
/* harmony export */   l: () => (/* binding */ DOCUMENTATION)
/* harmony export */ });
/** Name and version as reports state them; a test keeps the version equal to package.json's. */
const TOOL = { name: 'anti-cheat', version: '0.1.0' };
/** Where the documentation of this version is read. */
const DOCUMENTATION = 'https://github.com/anti-cheat/anti-cheat/blob/main/docs';


/***/ }),

/***/ 5583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ wordsOf)
/* harmony export */ });
/**
 * The words a name or text is made of, lower case: `maxRetryCount` → max, retry, count; `HTTP_404` → http, 404.
 * Letters and digits part ways.
 */
function wordsOf(text) {
    const spaced = text
        .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
        .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
        .replaceAll(/(\p{L})(\p{N})/gu, '$1 $2')
        .replaceAll(/(\p{N})(\p{L})/gu, '$1 $2');
    return spaced.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];
}


/***/ }),

/***/ 6912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ globProblem)
/* harmony export */ });
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1138);

/**
 * Bounds of one pattern. Beyond 200 `**` minimatch answers "no match" on purpose, and beyond its limit of brace
 * alternatives it drops the rest: for a gate that would be a hole, so such patterns are refused instead.
 */
const longestPattern = 512;
const mostGlobstars = 16;
const mostAlternatives = 256;
/** One more than is allowed, so that too many are noticed without making them all. */
const options = { platform: 'linux', braceExpandMax: mostAlternatives + 1 };
/**
 * What is wrong with a pattern.
 *
 * @returns A phrase that follows the name of the pattern ("must not …"), or null when it is fine.
 */
function globProblem(pattern) {
    const body = pattern.startsWith('!') ? pattern.slice(1) : pattern;
    if (body.trim() === '')
        return 'must not be empty';
    if (body.length > longestPattern)
        return `must not be longer than ${longestPattern} characters`;
    if (hasControlCharacter(body))
        return 'must not hold control characters';
    if (body.includes('\\'))
        return 'must use / between folders, not a backslash';
    if (body.startsWith('!'))
        return 'must start with one ! at most';
    if (body.startsWith('/') || /^[A-Za-z]:/.test(body)) {
        return 'must be relative to the root of the repository, without a leading slash or drive';
    }
    const rooted = body.startsWith('./') ? body.slice(2) : body;
    const alternatives = (0,minimatch__WEBPACK_IMPORTED_MODULE_0__/* .braceExpand */ .KA)(rooted, options);
    if (alternatives.length > mostAlternatives)
        return `must not stand for more than ${mostAlternatives} alternatives`;
    // Looked for after the braces are expanded, so that `{..,a}/b` does not slip through.
    for (const alternative of alternatives) {
        const parts = alternative.split('/');
        if (parts.includes('..'))
            return 'must not climb with ..';
        if (parts.includes('.') || parts.slice(0, -1).includes(''))
            return 'must not hold empty or . folders';
        if (parts.filter((part) => part === '**').length > mostGlobstars) {
            return `must not hold more than ${mostGlobstars} times **`;
        }
    }
    // The commonest slip: in .gitignore `*.snap` fits everywhere, here only at the top. Better asked than guessed.
    if (!body.includes('/') && alternatives.some((one) => one.startsWith('*') && one !== '**')) {
        return `fits only at the top of the repository: write \`${negation(pattern)}**/${body}\` for every folder, or \`${negation(pattern)}./${body}\` for the top alone`;
    }
    return null;
}
function negation(pattern) {
    return pattern.startsWith('!') ? '!' : '';
}
function hasControlCharacter(text) {
    return /\p{Cc}/u.test(text);
}


/***/ }),

/***/ 7866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tb: () => (/* binding */ loadPolicy),
  dH: () => (/* binding */ validateHeadConfig)
});

// UNUSED EXPORTS: configPaths

// EXTERNAL MODULE: ./build/model/problem.js
var problem = __webpack_require__(9241);
// EXTERNAL MODULE: ./build/policy/schema.js
var schema = __webpack_require__(5760);
// EXTERNAL MODULE: ./build/policy/suggestion.js
var suggestion = __webpack_require__(8003);
;// CONCATENATED MODULE: ./build/policy/explanation.js


/** Says in plain words, with the line, what a schema found wrong with a file. */
function explain(issue, source, around = []) {
    const path = [...around, ...issue.path];
    const line = source.lineOf(path);
    const value = valueAt(source.value, path);
    const name = nameOf(path);
    const about = (phrase, hint = '') => [{ line, before: name, after: ` ${phrase}${hint}` }];
    if (value === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) {
        const parent = path.slice(0, -1);
        const missing = (0,suggestion/* clipped */.cz)(String(path.at(-1)));
        return [{ line: source.lineOf(parent), before: nameOf(parent), after: ` lacks \`${missing}\`: add it` }];
    }
    switch (issue.code) {
        case 'unrecognized_keys':
            return issue.keys.map((key) => ({
                line: source.lineOf([...path, key]),
                before: `unknown key \`${(0,suggestion/* clipped */.cz)(key)}\`${path.length > 0 ? ` in ${name}` : ''}`,
                after: suggestionFor(key, (0,schema/* keysAt */._s)(path)),
            }));
        case 'invalid_type':
            return about(`must be ${kinds[issue.expected] ?? issue.expected}, not ${described(value)}`, typeHint(issue.expected, value, path.length > 0 ? (0,schema/* keysAt */._s)(path) : []));
        case 'invalid_value': {
            const allowed = issue.values.map(String);
            const meant = typeof value === 'string' ? (0,suggestion/* closest */.kp)(value, allowed) : null;
            const hint = meant === null ? '' : `: did you mean \`${meant}\`?`;
            return about(`must be one of ${(0,suggestion/* listed */.KE)(allowed)}, not ${described(value)}`, hint);
        }
        case 'too_small':
            return about(`must be at least ${String(issue.minimum)}${unitOf(issue.origin)}${measured(value)}`);
        case 'too_big':
            return about(`must be at most ${String(issue.maximum)}${unitOf(issue.origin)}${measured(value)}`);
        case 'invalid_union': {
            // The alternative that the author had in mind: the one that does not already fail on the kind of value.
            const meant = issue.errors.find((errors) => !errors.some(failsAtRoot));
            const nearest = meant ?? issue.errors.find((errors) => errors.some((error) => error.code === 'invalid_value'));
            return nearest ? nearest.flatMap((error) => explain(error, source, path)) : about('is of no known form');
        }
        default:
            // Patterns and hand-made checks: their message is the phrase already.
            return [{ line, before: `${name} (${quoted(value)})`, after: ` ${issue.message}` }];
    }
}
/** The value is no candidate for this alternative at all, as against one with a slip inside. */
function failsAtRoot(issue) {
    return issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value');
}
/** Follows a misspelt key with its cure. */
function suggestionFor(word, candidates) {
    const meant = (0,suggestion/* closest */.kp)(word, candidates);
    return meant === null ? `: the choice is ${(0,suggestion/* listed */.KE)(candidates)}` : `: did you mean \`${meant}\`?`;
}
const kinds = {
    array: 'a list',
    boolean: 'true or false',
    int: 'a whole number',
    number: 'a number',
    object: 'a mapping of keys to values',
    record: 'a mapping of keys to values',
    string: 'text',
};
function typeHint(expected, value, keys) {
    if (expected === 'array' && typeof value === 'string')
        return ': put it on a line of its own below, after a dash';
    if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
        return ': put quotes around it';
    if (expected === 'object' && keys.length > 0)
        return `: write its keys (${(0,suggestion/* listed */.KE)(keys)}) on lines of their own below`;
    if (value === null)
        return ': give it a value or delete the line';
    return '';
}
/** `enforce`, `limits.file-bytes`, entry 3 of `tests`, `until` in entry 2 of `allow`. */
function nameOf(path) {
    if (path.length === 0)
        return 'the top level';
    const index = path.findLastIndex((part) => typeof part === 'number');
    const keys = path.slice(index + 1).map((part) => (0,suggestion/* clipped */.cz)(String(part)));
    const own = keys.length > 0 ? `\`${keys.join('.')}\`` : '';
    if (index < 0)
        return own;
    const entry = `entry ${Number(path[index]) + 1} of ${nameOf(path.slice(0, index))}`;
    return own ? `${own} in ${entry}` : entry;
}
function described(value) {
    if (value === null || value === undefined)
        return 'empty';
    if (typeof value === 'string')
        return `the text ${JSON.stringify((0,suggestion/* clipped */.cz)(value))}`;
    if (typeof value === 'number' || typeof value === 'bigint')
        return `the number ${value}`;
    if (typeof value === 'boolean')
        return String(value);
    return Array.isArray(value) ? 'a list' : 'a mapping';
}
function quoted(value) {
    return typeof value === 'string' ? JSON.stringify((0,suggestion/* clipped */.cz)(value)) : described(value);
}
function measured(value) {
    return typeof value === 'number' ? `, not ${value}` : '';
}
function unitOf(origin) {
    if (origin === 'string')
        return ' characters long';
    return origin === 'array' ? ' entries long' : '';
}
function valueAt(root, path) {
    let value = root;
    for (const part of path) {
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part))
            return undefined;
        value = value[part];
    }
    return value;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/policy/yaml-source.js


/** A config is a few dozen short lines; these stop a hostile one long before the parser's own recursion could. */
const deepest = 24;
const mostNodes = 20_000;
/**
 * Reads YAML 1.2 (core schema) with the line of everything in it. Keys that stand twice, tags, directives and further
 * documents are problems: each makes a file mean something else than it seems to.
 *
 * Aliases are followed within the bounds on depth and number, so an expansion bomb ends as a problem.
 */
function readYaml(text) {
    const lineCounter = new dist/* LineCounter */.HN();
    const shape = shapeProblem(text);
    if (shape)
        return { value: undefined, lineOf: () => null, problems: [shape] };
    const document = (0,dist/* parseDocument */.Tp)(text, {
        version: '1.2',
        lineCounter,
        logLevel: 'silent',
        prettyErrors: false,
        stringKeys: true,
        // Checked in the conversion below: the library's own check compares every key with every other.
        uniqueKeys: false,
    });
    const lineAt = (offset) => Math.max(1, lineCounter.linePos(offset).line);
    const syntax = [...document.errors, ...document.warnings].map((problem) => {
        const [start, end] = problem.pos;
        const line = lineAt(start);
        if (problem.code === 'TAG_RESOLVE_FAILED')
            return quotesNeeded(text.slice(start, end), '!', 'a tag', line);
        if (problem.code === 'NON_STRING_KEY')
            return { line, before: 'a key', after: ' must be plain text' };
        return { line, before: 'not valid YAML', after: `: ${lowerFirst(problem.message)}` };
    });
    if (syntax.length > 0)
        return { value: undefined, lineOf: () => null, problems: syntax };
    const conversion = new Conversion(document, lineAt);
    const value = conversion.valueOf(document.contents, [], 0);
    return { value, lineOf: (path) => conversion.lineOf(path), problems: conversion.problems };
}
/**
 * Bounds depth and size on the concrete syntax tree, whose parser keeps its own stack. Composing the document recurses,
 * and a recursion that ends close to the limit of the stack can take the whole process down: V8 cannot recover when it
 * has to compile a regular expression there.
 */
function shapeProblem(text) {
    let documents = 0;
    let nodes = 0;
    for (const token of new dist/* Parser */.iX().parse(text)) {
        if (token.type === 'directive') {
            return { line: null, before: 'YAML directives (lines that begin with %) are not supported', after: '' };
        }
        if (token.type !== 'document')
            continue;
        documents += 1;
        const pending = token.value ? [{ token: token.value, depth: 1 }] : [];
        for (let next = pending.pop(); next; next = pending.pop()) {
            nodes += 1;
            if (next.depth > deepest)
                return { line: null, before: 'nested too deeply to be a config', after: '' };
            if (nodes > mostNodes)
                return { line: null, before: 'too many entries to be a config', after: '' };
            if (!('items' in next.token))
                continue;
            for (const item of next.token.items) {
                if (item.key)
                    pending.push({ token: item.key, depth: next.depth + 1 });
                if (item.value)
                    pending.push({ token: item.value, depth: next.depth + 1 });
            }
        }
    }
    return documents > 1 ? { line: null, before: 'more than one YAML document (a line with ---)', after: '' } : null;
}
/** From nodes to plain data. The recursion is as deep as the tree, and aliases count towards the same bound. */
class Conversion {
    problems = [];
    #document;
    #lineAt;
    #lines = new Map();
    #nodes = 0;
    #isExhausted = false;
    constructor(document, lineAt) {
        this.#document = document;
        this.#lineAt = lineAt;
    }
    lineOf(path) {
        for (let length = path.length; length > 0; length--) {
            const line = this.#lines.get(keyOf(path.slice(0, length)));
            if (line !== undefined)
                return line;
        }
        return null;
    }
    valueOf(node, path, depth) {
        this.#nodes += 1;
        if (!this.#isExhausted && (this.#nodes > mostNodes || depth > deepest)) {
            this.#isExhausted = true;
            this.problems.push({
                line: this.lineOf(path.slice(0, 1)),
                before: 'aliases (written *name) expand to too much',
                after: '',
            });
        }
        if (this.#isExhausted)
            return undefined;
        if ((0,dist/* isAlias */.Vj)(node))
            return this.#aliasedValue(node.source, node.resolve(this.#document), path, depth);
        if ((0,dist/* isScalar */.jn)(node))
            return node.value;
        if ((0,dist/* isSeq */.oP)(node)) {
            return node.items.map((item, index) => {
                const entry = [...path, index];
                this.#remember(entry, item);
                return this.valueOf(item, entry, depth + 1);
            });
        }
        if (!(0,dist/* isMap */.jh)(node))
            return null;
        const value = {};
        for (const { key, value: child } of node.items) {
            const name = (0,dist/* isScalar */.jn)(key) ? String(key.value) : '';
            const entry = [...path, name];
            this.#remember(entry, key, Object.hasOwn(value, name));
            // Defined, not assigned: `__proto__` is a key like any other.
            Object.defineProperty(value, name, {
                value: this.valueOf(child, entry, depth + 1),
                enumerable: true,
                configurable: true,
                writable: true,
            });
        }
        return value;
    }
    #aliasedValue(source, target, path, depth) {
        if (target !== undefined)
            return this.valueOf(target, path, depth + 1);
        this.problems.push(quotesNeeded(`*${source}`, '*', 'a reference to an anchor', this.lineOf(path)));
        return undefined;
    }
    #remember(path, node, isRepeated = false) {
        const key = keyOf(path);
        const known = this.#lines.get(key);
        const offset = ((0,dist/* isScalar */.jn)(node) || (0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node) || (0,dist/* isAlias */.Vj)(node) ? node.range?.[0] : undefined) ?? null;
        const line = offset === null ? null : this.#lineAt(offset);
        if (isRepeated && known !== undefined) {
            this.problems.push({
                line,
                before: `key \`${(0,suggestion/* clipped */.cz)(String(path.at(-1)))}\``,
                after: ` stands already on line ${known}: keep one of them`,
            });
        }
        else if (line !== null && known === undefined) {
            this.#lines.set(key, line);
        }
    }
}
/** Globs begin with the very characters that YAML gives a meaning of its own, so this is the likeliest mistake of all. */
function quotesNeeded(token, mark, meaning, line) {
    return {
        line,
        before: `\`${(0,suggestion/* clipped */.cz)(token)}\``,
        after: ` needs quotes, because YAML takes a leading ${mark} for ${meaning}: write "${(0,suggestion/* clipped */.cz)(token)}" with its quotes`,
    };
}
function keyOf(path) {
    return JSON.stringify(path.map(String));
}
function lowerFirst(text) {
    return text.charAt(0).toLowerCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./build/policy/parse.js





/** A config longer than this is none. */
const largestConfig = 256 * 1024;
const mostProblems = 5;
/**
 * Reads a config file.
 *
 * @param text The file's text, YAML 1.2.
 * @param path Shown in messages.
 * @param knownRules Ids of all rules there are.
 * @returns The policy with every default filled in; an empty file gives the built-in one.
 * @throws {UserError} Names up to five problems, each with its key, its line and the cure.
 */
function parseConfig(text, path, knownRules) {
    if (text.length > largestConfig)
        throw new problem/* UserError */.yo(tooLarge(path));
    const source = readYaml(text);
    if (source.problems.length > 0)
        throw new problem/* UserError */.yo(sentence(source.problems, path));
    const result = schema/* configSchema */.Qn.safeParse(source.value ?? {});
    const problems = [
        ...(result.error?.issues ?? []).flatMap((issue) => explain(issue, source)),
        ...unknownRules(source, knownRules),
    ];
    if (!result.success || problems.length > 0)
        throw new problem/* UserError */.yo(sentence(problems, path));
    return toConfig(result.data);
}
/**
 * Reads a config file from its bytes; see {@link parseConfig}.
 * @throws {UserError} Also when the bytes are no UTF-8 text.
 */
function parseConfigBytes(bytes, path, knownRules) {
    if (bytes.byteLength > largestConfig)
        throw new problem/* UserError */.yo(tooLarge(path));
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (error) {
        throw new problem/* UserError */.yo(`${(0,suggestion/* clipped */.cz)(path)} is not UTF-8 text: save it with the encoding UTF-8.`, { cause: error });
    }
    return parseConfig(text, path, knownRules);
}
/** The policy of a repository without a config. */
function builtInConfig() {
    return toConfig(schema/* configSchema */.Qn.parse({}));
}
/** Spelling in the file to names in code; no default hides here, but for the one that hangs on the preset. */
function toConfig(file) {
    const workProof = file['work-proof'].require;
    return {
        preset: file.preset,
        enforce: file.enforce,
        tests: file.tests,
        goldens: file.goldens,
        documentation: file.documentation,
        protected: file.protected,
        ignore: file.ignore,
        rules: new Map(Object.entries(file.rules).map(([id, setting]) => [
            id,
            typeof setting === 'string' ? { level: setting } : setting,
        ])),
        keywords: file.keywords,
        allow: file.allow.map(({ fingerprint, reason, until }) => ({ fingerprint, reason, until: until ?? null })),
        approvals: file.approvals,
        workProof: workProof
            ? { require: workProof, source: 'config' }
            : { require: schema/* presetWorkProof */.XG[file.preset], source: 'preset' },
        agents: file.agents,
        limits: {
            fileBytes: file.limits['file-bytes'],
            needles: file.limits.needles,
            oracleFiles: file.limits['oracle-files'],
        },
    };
}
function unknownRules(source, knownRules) {
    const { value } = source;
    if (typeof value !== 'object' || value === null || !('rules' in value))
        return [];
    const { rules } = value;
    if (typeof rules !== 'object' || rules === null || Array.isArray(rules))
        return [];
    return Object.keys(rules)
        .filter((id) => !knownRules.includes(id))
        .map((id) => ({
        line: source.lineOf(['rules', id]),
        before: `unknown rule \`${(0,suggestion/* clipped */.cz)(id)}\``,
        after: suggestionFor(id, knownRules),
    }));
}
function sentence(problems, path) {
    const file = (0,suggestion/* clipped */.cz)(path);
    const [first, ...others] = problems;
    if (first && others.length === 0) {
        return first.before + (first.line === null ? ` in ${file}` : ` on line ${first.line} of ${file}`) + first.after;
    }
    const shown = problems
        .slice(0, mostProblems)
        .map(({ line, before, after }) => `- ${before}${line === null ? '' : ` on line ${line}`}${after}`);
    const rest = problems.length - shown.length;
    return [`${file} has ${problems.length} problems:`, ...shown, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n');
}
function tooLarge(path) {
    return `${(0,suggestion/* clipped */.cz)(path)} is larger than ${largestConfig / 1024} KiB, which no config needs: shorten it.`;
}

;// CONCATENATED MODULE: ./build/policy/load.js



/** Where a config is looked for; both at once is an error, since one of them would be without effect unnoticed. */
const configPaths = ['.github/anti-cheat.yml', '.github/anti-cheat.yaml'];
/**
 * The policy that a scan runs under.
 *
 * @param policyCommit The tip of the target branch, never the head: a pull request cannot bring its own policy.
 * @throws {UserError} When the config is invalid, stands twice, or is no regular file.
 * @throws {MissingDataError} When the repository lacks the config's bytes.
 */
async function loadPolicy(repository, policyCommit, options) {
    const { configOverride, knownRules } = options;
    if (configOverride) {
        const { path, bytes } = configOverride;
        return { config: parseConfigBytes(bytes, path, knownRules), configPath: path };
    }
    const entry = await findConfig(repository, policyCommit, options.configPath ?? null);
    if (!entry)
        return { config: builtInConfig(), configPath: null };
    const bytes = await configBytes(repository, entry);
    return { config: parseConfigBytes(bytes, entry.path, knownRules), configPath: entry.path };
}
/**
 * Checks the config that a pull request would merge, so that a broken one is noticed before it breaks every later run.
 * It is never used.
 *
 * @returns What is wrong with it; null when it is valid or absent. The text quotes the file: reporters escape it.
 * @throws {MissingDataError} When the repository lacks the config's bytes.
 */
async function validateHeadConfig(repository, headCommit, options) {
    try {
        await loadPolicy(repository, headCommit, options);
        return null;
    }
    catch (error) {
        if (error instanceof problem/* UserError */.yo)
            return error.message;
        throw error;
    }
}
async function findConfig(repository, commit, givenPath) {
    if (givenPath !== null) {
        const entry = await repository.entry(commit, givenPath);
        if (entry)
            return entry;
        throw new problem/* UserError */.yo(`there is no ${(0,suggestion/* clipped */.cz)(givenPath)} at the policy commit ${commit.slice(0, 12)}: commit the config to the target branch first, or leave the path out.`);
    }
    const [first, second] = await Promise.all(configPaths.map((path) => repository.entry(commit, path)));
    if (first && second) {
        throw new problem/* UserError */.yo(`${first.path} and ${second.path} both exist: keep one, because only one can be in effect.`);
    }
    return first ?? second ?? null;
}
async function configBytes(repository, entry) {
    const path = (0,suggestion/* clipped */.cz)(entry.path);
    if (entry.kind === 'symlink' || entry.kind === 'submodule') {
        throw new problem/* UserError */.yo(`${path} is a ${entry.kind}: replace it by a regular file, since links are never followed.`);
    }
    const bytes = await repository.bytes(entry.id);
    if (bytes)
        return bytes;
    const { kind } = await repository.content(entry.id);
    if (kind === 'too-large') {
        throw new problem/* UserError */.yo(`${path} is larger than ${largestConfig / 1024} KiB, which no config needs: shorten it.`);
    }
    throw new problem/* MissingDataError */.hr(`the repository lacks the content of ${path}: fetch the target branch in full.`);
}


/***/ }),

/***/ 5760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ workProofRequirements),
/* harmony export */   Qn: () => (/* binding */ configSchema),
/* harmony export */   XG: () => (/* binding */ presetWorkProof),
/* harmony export */   _s: () => (/* binding */ keysAt),
/* harmony export */   v4: () => (/* binding */ presets)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4377);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6912);


/**
 * The config file as written, and the only place of defaults. Messages are phrases that follow the name of a key
 * ("`until` on line 9 must be …"); descriptions go into the published JSON Schema.
 */
const mebibyte = 1024 * 1024;
/** The presets, mildest first. */
const presets = ['recommended', 'strict'];
/** What a work proof may be required to hold, mildest first. */
const workProofRequirements = ['none', 'proof', 'tools'];
/** The one default that hangs on the preset. */
const presetWorkProof = {
    recommended: 'none',
    strict: 'proof',
};
const levels = ['violation', 'probation', 'note', 'off'];
const glob = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().superRefine((pattern, context) => {
    const problem = (0,_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .globProblem */ .A)(pattern);
    if (problem !== null)
        context.addIssue({ code: 'custom', message: problem });
});
function globs(description) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(glob).max(1000).default([]).describe(description);
}
function words(description) {
    const word = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(100).regex(/\S/u, 'must not be blank');
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(word).max(500).default([]).describe(description);
}
function bound(description, fallback, minimum, maximum) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(minimum).max(maximum).default(fallback).describe(description);
}
const level = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(levels).describe('What the rule does to the score: 0, a cap of 50, nothing; or not run at all.');
const ruleSetting = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([level, zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ level })]);
const allowEntry = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[0-9a-f]{32}(?:-[1-9]\d{0,5})?$/, 'must be a fingerprint as the report shows it: 32 lower-case hex digits')
        .describe('The fingerprint of the finding, as the report shows it.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(1000).regex(/\S/u, 'must not be blank').describe('Why this finding is accepted.'),
    until: zod__WEBPACK_IMPORTED_MODULE_2__/* .date */ .p6('must be a day written as 2027-01-31')
        .optional()
        .describe('The last day on which the entry holds. Without it, it holds until it is taken out.'),
});
const limitBounds = {
    'file-bytes': bound('Longest file that is read, in bytes.', 10 * mebibyte, 1024, 100 * mebibyte),
    needles: bound('Most added values looked up in tests and golden files.', 2000, 10, 50_000),
    'oracle-files': bound('Most test and golden files parsed for one scan.', 120, 1, 1000),
};
const limits = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(limitBounds)
    .prefault({})
    .describe('Bounds of the work. What exceeds one is reported as not examined, never skipped in silence.');
/** Schema of the config file. */
const configSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    preset: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(presets)
        .default('recommended')
        .describe('`recommended` is what measurements on real commits support, `strict` the ruleset to the letter.'),
    enforce: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true).describe('`false`: report everything, never fail the run.'),
    tests: globs('Paths that are tests, beside those recognised by default. A leading ! takes out.'),
    goldens: globs('Paths that store expected output, beside those recognised by default. A leading ! takes out.'),
    documentation: globs('Paths that are documentation, beside those recognised by default. A leading ! takes out.'),
    protected: globs('Paths that a pull request must not change without a separate review. A leading ! takes out.'),
    ignore: globs('Paths that no rule looks at. A leading ! takes out.'),
    rules: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ruleSetting)
        .default({})
        .describe('Levels by rule id; each one overrides what the preset says.'),
    keywords: words('Forbidden words for `forbidden-keyword`, beside the built-in ones.'),
    allow: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(allowEntry).max(1000).default([]).describe('Findings that were looked at and accepted.'),
    approvals: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        require: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['review', 'label'])
            .default('review')
            .describe('`review`: an approving review besides; `label`: a maintainer’s label alone, for one-person projects.'),
    })
        .prefault({})
        .describe('What lifts a finding that a human may lift.'),
    'work-proof': zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        require: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(workProofRequirements)
            .optional()
            .describe('`none`, a `proof`, or a proof that names its `tools`. Default: `none`; in `strict` `proof`.'),
    })
        .prefault({})
        .describe('The statement of how the change was made.'),
    agents: words('Accounts of coding agents, beside those known by default.'),
    limits,
});
const keysByMapping = {
    '': Object.keys(configSchema.shape),
    'allow.*': Object.keys(allowEntry.shape),
    approvals: ['require'],
    limits: Object.keys(limitBounds),
    'rules.*': ['level'],
    'work-proof': ['require'],
};
/** The keys that the mapping at a path may have; none when there is no such mapping. */
function keysAt(path) {
    const [first, ...rest] = path.map(String);
    const mapping = first === undefined ? '' : [first, ...rest.map(() => '*')].join('.');
    return keysByMapping[mapping] ?? [];
}


/***/ }),

/***/ 8003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   cz: () => (/* binding */ clipped),
/* harmony export */   kp: () => (/* binding */ closest)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);

/**
 * The candidate that a misspelt word most likely meant; null when none is near. Long words may differ in more places,
 * short ones hardly, so that `x` does not suggest every other one-letter word.
 */
function closest(word, candidates) {
    // Beyond this no candidate is near, and the distance costs the product of both lengths.
    if (word.length > 64)
        return null;
    const normal = word.toLowerCase().replaceAll(/[_\s]/g, '-');
    let best = null;
    let bestDistance = Math.max(1, Math.floor((normal.length + 1) / 3)) + 1;
    for (const candidate of candidates) {
        const between = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(normal, candidate.toLowerCase());
        if (between < bestDistance) {
            best = candidate;
            bestDistance = between;
        }
    }
    return best;
}
/** Words as a list in code marks: `a`, `b`, `c`. */
function listed(words) {
    return words.map((word) => `\`${word}\``).join(', ');
}
/** Text from a file, safe and short enough to stand in one line of a message. */
function clipped(text) {
    // Format characters (bidirectional marks among them) could make a message read otherwise than it is.
    const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\uFFFD');
    // By code points, so that no pair of surrogates is cut in two.
    const start = Array.from(plain.slice(0, 122));
    return start.length > 60 ? `${start.slice(0, 59).join('')}…` : plain;
}


/***/ }),

/***/ 7175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ scan)
});

// EXTERNAL MODULE: ./build/model/problem.js
var model_problem = __webpack_require__(9241);
// EXTERNAL MODULE: ./build/checksums/digest.js
var digest = __webpack_require__(515);
// EXTERNAL MODULE: ./build/checksums/manifest.js
var checksums_manifest = __webpack_require__(914);
;// CONCATENATED MODULE: ./build/checksums/change.js



/** Beyond so many entries only those that the change touches are hashed. */
const MOST_ENTRIES = 2_000;
/**
 * Verifies the protected files of a change: against the manifest of the policy commit, or, where there is none, against
 * the policy commit's own blobs of the protected paths that the change touches.
 *
 * @throws {UserError} When the manifest has a line that cannot be read: a guard that is half read guards nothing.
 */
async function verifyChange(repository, policyCommit, change) {
    const manifest = await (0,digest/* loadManifest */.eY)(repository, policyCommit);
    if (manifest === null)
        return { verdicts: await againstPolicy(repository, policyCommit, change), unreadable: [] };
    const problem = manifest.problems[0];
    if (problem) {
        throw new model_problem/* UserError */.yo(`line ${problem.line} of ${checksums_manifest/* manifestPath */.ji} cannot be read: ${problem.message}. Write it anew with \`anti-cheat checksum record\`.`);
    }
    const touched = new Set(change.files.flatMap((file) => [file.path, ...(file.previousPath === null ? [] : [file.previousPath])]));
    const entries = manifest.entries.length <= MOST_ENTRIES ? manifest.entries : manifest.entries.filter((entry) => touched.has(entry.path));
    const result = await (0,digest/* verifyManifest */.TX)(repository, change.head, { entries });
    const verdict = (path, outcome) => ({ path, reference: 'manifest', outcome });
    return {
        verdicts: [
            ...result.verified.map((path) => verdict(path, 'verified')),
            ...result.mismatched.map(({ path }) => verdict(path, 'mismatched')),
            ...result.missing.map((path) => verdict(path, 'missing')),
            // Bytes that gave way to a submodule are gone.
            ...result.skipped.map(({ path }) => verdict(path, 'missing')),
        ].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
        unreadable: result.unreadable,
    };
}
async function againstPolicy(repository, policyCommit, change) {
    const verdicts = [];
    for (const file of change.files) {
        if (!isGuarded(file) || file.before === null || file.status === 'copied')
            continue;
        const reference = await repository.entry(policyCommit, file.before.path);
        if (reference === null)
            continue;
        const stays = file.after?.path === file.before.path;
        const outcome = !stays ? 'missing' : file.after?.id === reference.id ? 'verified' : 'mismatched';
        verdicts.push({ path: file.before.path, reference: 'policy', outcome });
    }
    return verdicts;
}
function isGuarded(file) {
    return file.wasProtected || file.previousClass === 'golden';
}

;// CONCATENATED MODULE: ./build/changes/change-set.js
/**
 * All that changes between two commits, with the class of each file.
 * @param base The diff base.
 */
async function readChangeSet(repository, base, head, classifier) {
    const changes = await repository.changes(base, head);
    return { base, head, files: changes.map((change) => describe(change, classifier)) };
}
function describe({ status, before, after }, classifier) {
    const path = after?.path ?? before?.path ?? '';
    return {
        status,
        path,
        previousPath: status === 'renamed' || status === 'copied' ? (before?.path ?? null) : null,
        before,
        after,
        class: classifier.classOf(path),
        previousClass: before && classifier.classOf(before.path),
        isProtected: classifier.isProtected(path),
        wasProtected: before !== null && classifier.isProtected(before.path),
        isGenerated: classifier.isGenerated(path),
    };
}

// EXTERNAL MODULE: ./build/changes/classify.js + 1 modules
var classify = __webpack_require__(3819);
// EXTERNAL MODULE: ./build/changes/conventions.js + 1 modules
var conventions = __webpack_require__(6430);
// EXTERNAL MODULE: ./node_modules/diff/libesm/diff/array.js + 1 modules
var array = __webpack_require__(8965);
;// CONCATENATED MODULE: ./build/changes/line-ranges.js

/** Most insertions and deletions to consider; the time grows with its square (2,000: below half a second). */
const LONGEST_EDIT = 2000;
/**
 * The lines of a text. A CR before the LF is no part of the line, and a last line counts the same with and without its
 * LF: converting line ends changes no line.
 */
function linesOf(text) {
    const lines = text.split('\n');
    if (lines.at(-1) === '')
        lines.pop();
    return lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
}
/** All lines of a text as one range; none for an empty text. */
function wholeOf(text) {
    const count = linesOf(text).length;
    return count === 0 ? [] : [{ start: 1, end: count + 1 }];
}
/**
 * Compares two texts line by line (Myers' shortest edit). When the edit is longer than a bound, every line between the
 * common beginning and the common end counts as changed: more than need be, never less.
 */
function compareLines(before, after) {
    const [old, now] = numberLines(linesOf(before), linesOf(after));
    let prefix = 0;
    while (prefix < old.length && prefix < now.length && old[prefix] === now[prefix])
        prefix++;
    let suffix = 0;
    const most = Math.min(old.length, now.length) - prefix;
    while (suffix < most && old[old.length - 1 - suffix] === now[now.length - 1 - suffix])
        suffix++;
    const [removed, added] = differing(old.slice(prefix, old.length - suffix), now.slice(prefix, now.length - suffix));
    return { added: rangesOf(added, prefix), removed: rangesOf(removed, prefix) };
}
/** Equal lines get equal numbers, so that comparing costs the same however long a hostile line is. */
function numberLines(before, after) {
    const numbers = new Map();
    const numberOf = (line) => {
        const known = numbers.get(line);
        if (known !== undefined)
            return known;
        numbers.set(line, numbers.size);
        return numbers.size - 1;
    };
    return [before.map(numberOf), after.map(numberOf)];
}
/** Indices of the lines that only the first and only the second side has. */
function differing(old, now) {
    // A line that the other side lacks altogether can never pair; without these the edit is far shorter.
    const oldLines = new Set(old);
    const nowLines = new Set(now);
    const oldShared = indicesWhere(old, (line) => nowLines.has(line));
    const nowShared = indicesWhere(now, (line) => oldLines.has(line));
    const parts = (0,array/* diffArrays */.E)(oldShared.map((i) => old[i]), nowShared.map((i) => now[i]), { maxEditLength: LONGEST_EDIT });
    const oldKept = new Set();
    const nowKept = new Set();
    let oldAt = 0;
    let nowAt = 0;
    for (const part of parts ?? []) {
        if (!part.added && !part.removed) {
            for (let i = 0; i < part.count; i++) {
                oldKept.add(oldShared[oldAt + i] ?? -1);
                nowKept.add(nowShared[nowAt + i] ?? -1);
            }
        }
        if (!part.added)
            oldAt += part.count;
        if (!part.removed)
            nowAt += part.count;
    }
    return [indicesWhere(old, (_, i) => !oldKept.has(i)), indicesWhere(now, (_, i) => !nowKept.has(i))];
}
function indicesWhere(lines, test) {
    const indices = [];
    for (const [i, line] of lines.entries())
        if (test(line, i))
            indices.push(i);
    return indices;
}
/** Ascending 0-based indices as merged 1-based ranges. */
function rangesOf(indices, offset) {
    const ranges = [];
    for (const index of indices) {
        const line = index + offset + 1;
        const last = ranges.at(-1);
        if (last?.end === line)
            last.end += 1;
        else
            ranges.push({ start: line, end: line + 1 });
    }
    return ranges;
}

;// CONCATENATED MODULE: ./build/changes/compare.js

/**
 * Reads both sides of a changed file and compares their lines. Blobs are read by id, so no attribute can hide anything.
 *
 * A side that is no text has no lines, and then every line of the other side counts: more than need be, never less. A
 * symlink's text is the path it points to. A submodule has no content here (`absent`).
 */
async function compareFile(repository, change) {
    const [before, after] = await Promise.all([read(repository, change.before), read(repository, change.after)]);
    const isSameKind = change.status !== 'retyped';
    if (before.kind === 'text' && after.kind === 'text' && isSameKind) {
        return { change, before, after, ...compareLines(before.text, after.text) };
    }
    return {
        change,
        before,
        after,
        added: after.kind === 'text' ? wholeOf(after.text) : [],
        removed: before.kind === 'text' ? wholeOf(before.text) : [],
    };
}
function read(repository, entry) {
    return entry === null || entry.kind === 'submodule'
        ? Promise.resolve({ kind: 'absent' })
        : repository.content(entry.id);
}

// EXTERNAL MODULE: ./build/generated/rules.js + 12 modules
var rules = __webpack_require__(3565);
// EXTERNAL MODULE: ./build/model/tool.js
var tool = __webpack_require__(5554);
// EXTERNAL MODULE: ./node_modules/csv-parse/lib/sync.js + 9 modules
var sync = __webpack_require__(5175);
;// CONCATENATED MODULE: ./build/model/value.js
/**
 * Canonical text of a number literal, so that `0x10`, `16`, `16.0`, `1_6`, `16L` and `1.6e1` are one value.
 *
 * @param source The literal as written in any language, sign allowed.
 * @returns Plain decimal text without exponent, leading or trailing zeros; null when it is no finite number, or when
 *   writing it out would take more than 400 digits (a hostile `1e999999`).
 */
function canonicalNumber(source) {
    const compact = source.replaceAll(/[\s_']/g, '');
    const negative = compact.startsWith('-');
    const unsigned = compact.replace(/^[+-]/, '');
    const body = prefixed(unsigned) ?? decimal(unsigned);
    if (body === null)
        return null;
    return negative && body !== '0' ? `-${body}` : body;
}
/** Hexadecimal, octal and binary integers, with the integer suffixes of C, Rust, Java, C# and JavaScript. */
function prefixed(text) {
    const match = /^0[xX](?<hex>[0-9a-fA-F]{1,300})(?:[uUlLn]{1,3}|[ui](?:8|16|32|64|128|size))?$/.exec(text) ??
        /^0[oO](?<octal>[0-7]{1,300})[uUlLn]{0,3}$/.exec(text) ??
        /^0[bB](?<binary>[01]{1,600})(?:[uUlLn]{1,3}|[ui](?:8|16|32|64|128|size))?$/.exec(text);
    const groups = match?.groups;
    if (!groups)
        return null;
    const { hex, octal, binary } = groups;
    if (hex !== undefined)
        return BigInt(`0x${hex}`).toString();
    if (octal !== undefined)
        return BigInt(`0o${octal}`).toString();
    return binary === undefined ? null : BigInt(`0b${binary}`).toString();
}
function decimal(text) {
    const match = /^(?<whole>\d{0,400})(?:\.(?<fraction>\d{0,400}))?(?:[eE](?<exponent>[+-]?\d{1,4}))?(?:[uUlLfFdDmMnrRjJ]{1,3}|[uif](?:8|16|32|64|128|size))?$/.exec(text);
    const groups = match?.groups;
    if (!groups)
        return null;
    const whole = groups['whole'] ?? '';
    const fraction = groups['fraction'] ?? '';
    if (whole === '' && fraction === '')
        return null;
    const shift = Number(groups['exponent'] ?? '0');
    const digits = whole + fraction;
    const point = whole.length + shift;
    if (Math.abs(point) > 400)
        return /^0*$/.test(digits) ? '0' : null;
    const padded = point > digits.length ? digits.padEnd(point, '0') : digits;
    const left = point > 0 ? padded.slice(0, point) : '';
    const right = point > 0 ? padded.slice(point) : '0'.repeat(-point) + padded;
    const head = left.replace(/^0+/, '') || '0';
    const tail = right.replace(/0+$/, '');
    return tail ? `${head}.${tail}` : head;
}

;// CONCATENATED MODULE: ./build/records/values.js

/** Values one golden file may add to the oracle; the rest is left out and said in the reading's problem. */
const VALUE_LIMIT = 200_000;
/**
 * The number that a text is, if it is one as a whole: `57.49`, `1,234.50`, `$12`, `35%`.
 * Leading zeros (`007`) make an identifier, not a number.
 */
function numberIn(text) {
    const trimmed = text.trim();
    if (trimmed.length > 60)
        return null;
    const bare = trimmed.replace(/^[$€£¥]\s?/, '').replace(/\s?[%€]$/, '');
    if (!/^[+-]?(?:\d{1,40}|\d{1,3}(?:,\d{3}){1,10})(?:\.\d{1,40})?(?:[eE][+-]?\d{1,3})?$/.test(bare))
        return null;
    if (/^[+-]?0\d/.test(bare))
        return null;
    return canonicalNumber(bare.replaceAll(',', ''));
}
/**
 * What one string of a golden says: itself, and beside it the number it spells. A blank string says nothing.
 * @param line 1-based line of the string.
 */
function stringValues(text, role, line) {
    if (text.trim() === '')
        return [];
    const values = [{ kind: 'string', text, role, line }];
    const number = numberIn(text);
    if (number !== null)
        values.push({ kind: 'number', text: number, role, line });
    return values;
}
/** What one number literal says. A literal too long to write out in decimal stays a string of its digits. */
function numberValue(text, role, line) {
    const number = canonicalNumber(text);
    return number === null ? { kind: 'string', text, role, line } : { kind: 'number', text: number, role, line };
}
/** Collects the cases of one file, up to {@link VALUE_LIMIT} values. */
class CaseCollector {
    #cases = [];
    #limit;
    #values = 0;
    #full = false;
    #problem = null;
    /** @param limit Number of values to keep. */
    constructor(limit = VALUE_LIMIT) {
        this.#limit = limit;
    }
    /** Whether the limit is reached: readers may stop early. */
    get full() {
        return this.#full;
    }
    get isEmpty() {
        return this.#cases.length === 0;
    }
    /** Keeps a case unless it has no values or there is no room for it. */
    add(oracleCase) {
        if (oracleCase.values.length === 0 || this.#full)
            return;
        if (this.#values + oracleCase.values.length > this.#limit) {
            this.#full = true;
            return;
        }
        this.#values += oracleCase.values.length;
        this.#cases.push(oracleCase);
    }
    /** Notes why part of the file could not be read; the first reason is kept. */
    note(problem) {
        this.#problem ??= problem;
    }
    reading() {
        const limit = this.#full ? `the file holds more than ${String(this.#limit)} values; the rest was left out` : null;
        const problem = this.#problem !== null && limit !== null ? `${this.#problem}; ${limit}` : (this.#problem ?? limit);
        return { cases: this.#cases, problem };
    }
}

;// CONCATENATED MODULE: ./build/records/lines.js

/** A text of at most this many lines is also known as a whole. */
const WHOLE_LINES = 30;
/** Further values taken out of one line, beside the line itself. */
const PIECES_A_LINE = 8;
/** The lines of a text with their 1-based numbers; `\r\n`, `\n` and a lone `\r` all end a line. */
function* lines_linesOf(text, firstLine = 1) {
    let start = 0;
    let line = firstLine;
    for (let i = 0; i <= text.length; i++) {
        const code = i < text.length ? text.charCodeAt(i) : 10;
        if (code !== 10 && code !== 13)
            continue;
        yield { text: text.slice(start, i), line };
        if (code === 13 && text.charCodeAt(i + 1) === 10)
            i++;
        start = i + 1;
        line++;
    }
}
/** Number of lines in a text; a closing line break starts no further line. */
function lineCount(text) {
    let count = 0;
    for (const line of lines_linesOf(text)) {
        if (line.text !== '' || line.line === 1)
            count = line.line;
        else
            count = Math.max(count, line.line - 1);
    }
    return count;
}
/** Finds the 1-based line of an offset in a text whose lines end in `\n`. */
class LineIndex {
    #starts = [0];
    constructor(text) {
        for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
            this.#starts.push(at + 1);
    }
    lineAt(offset) {
        let low = 0;
        let high = this.#starts.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((this.#starts[middle] ?? Infinity) <= offset)
                low = middle + 1;
            else
                high = middle;
        }
        return Math.max(1, low);
    }
}
/** Turns `\r\n` and `\r` into `\n` and drops a byte order mark. Lines keep their numbers. */
function plainText(text) {
    const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
    return body.includes('\r') ? body.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : body;
}
/** The strings in double or single quotes on a line; an apostrophe inside a word opens nothing. */
function quotedPieces(line) {
    const pieces = [];
    for (const match of line.matchAll(/(?<![\p{L}\p{N}\\])(?:"([^"]{1,400})"|'([^']{1,400})')(?![\p{L}\p{N}])/gu)) {
        pieces.push(match[1] ?? match[2] ?? '');
        if (pieces.length === PIECES_A_LINE)
            break;
    }
    return pieces;
}
/** The numbers that stand free on a line. */
function numberPieces(line) {
    const pieces = [];
    for (const match of line.matchAll(/(?<![\p{L}\p{N}_.,#-])-?\d[\d.,]{0,40}(?:%|(?![\p{L}\p{N}_-]))/gu)) {
        const number = numberIn(/[.,]$/.test(match[0]) ? match[0].slice(0, -1) : match[0]);
        if (number !== null)
            pieces.push(number);
        if (pieces.length === PIECES_A_LINE)
            break;
    }
    return pieces;
}
/** The text behind a short label: `Total: 12 EUR`, `slug = a-b`. */
function labelledPiece(line) {
    const match = /^[\p{L}_][\p{L}\p{N}_ .-]{0,40}(?::\s|\s?=\s?)(.+)$/u.exec(line);
    const piece = match?.[1]?.trim().replace(/,$/, '') ?? '';
    const isQuoted = piece.length > 2 && /^["']/.test(piece) && piece.endsWith(piece.charAt(0));
    const bare = isQuoted ? piece.slice(1, -1) : piece;
    return bare === '' ? null : bare;
}
/** Everything that one line of printed output says: itself, what stands behind a label, quoted strings, free numbers. */
function lineValues(text, role, line) {
    const trimmed = text.trim();
    // A brace or a rule of dashes is in every output.
    if (trimmed.length < 80 && !/[\p{L}\p{N}\p{S}]/u.test(trimmed.replaceAll(/[<>=+|^`~]/g, '')))
        return [];
    const values = stringValues(trimmed, role, line);
    // Pieces of a minified megabyte would be no small case.
    if (trimmed.length > 2000)
        return values;
    const labelled = labelledPiece(trimmed);
    if (labelled !== null)
        values.push(...stringValues(labelled, role, line));
    for (const piece of quotedPieces(trimmed))
        values.push(...stringValues(piece, role, line));
    for (const piece of numberPieces(trimmed))
        values.push(numberValue(piece, role, line));
    return distinct(values);
}
/** Drops values that repeat within one case, which would count the same knowledge twice. */
function distinct(values) {
    const seen = new Set();
    return values.filter((value) => {
        const key = `${value.kind}\0${value.role}\0${String(value.line)}\0${value.text}`;
        if (seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}
/** Makes one case of every line that is not blank. */
function addLines(collector, text, name = '', firstLine = 1) {
    for (const { text: content, line } of lines_linesOf(text, firstLine)) {
        if (collector.full)
            return;
        const values = lineValues(content, 'expected', line);
        collector.add({ kind: 'entry', name, startLine: line, endLine: line, values });
    }
}
/**
 * Makes a case of a small file as a whole, when it has more than one line that is not blank
 * (a single one is a case already).
 */
function addWholeFile(collector, text) {
    const lines = [...lines_linesOf(text.length > 100_000 ? '' : text)];
    const filled = lines.filter((line) => line.text.trim() !== '');
    const first = filled[0];
    const last = filled.at(-1);
    if (!first || !last || first === last || last.line > WHOLE_LINES)
        return;
    const values = stringValues(plainText(text).trim(), 'expected', first.line);
    collector.add({ kind: 'file', name: '', startLine: first.line, endLine: last.line, values });
}

;// CONCATENATED MODULE: ./build/records/roles.js
/** Words that name an answer wherever they stand in a key: `expected_id`, `wantTotal`. */
const ANSWER_WORDS = new Set([
    'expected',
    'expect',
    'expects',
    'want',
    'wants',
    'wanted',
    'golden',
    'answer',
    'answers',
]);
/** Words that name an answer unless the key is an id (`response_id`). */
const OUTPUT_WORDS = new Set([
    'output',
    'outputs',
    'result',
    'results',
    'response',
    'responses',
    'target',
    'targets',
    'out',
    'stdout',
    'stderr',
    'ideal',
    'completion',
    'reference',
]);
const PROMPT_WORDS = new Set(['prompt', 'prompts', 'messages']);
const INPUT_WORDS = new Set([
    'input',
    'inputs',
    'in',
    'arg',
    'args',
    'argument',
    'arguments',
    'argv',
    'kwargs',
    'given',
    'request',
    'requests',
    'query',
    'question',
    'text',
    'source',
    'param',
    'params',
    'parameters',
    'payload',
    'stdin',
]);
/** Keys that name a case as a whole. */
const CASE_KEYS = new Set([
    'id',
    'uuid',
    'case',
    'key',
    'name',
    'title',
    'label',
    'test',
    'scenario',
    'description',
    'casename',
    'testname',
    'testcase',
]);
/** The words of a key: `expectedTotal`, `expected_total` and `Expected total` are all `expected`, `total`. */
function wordsOf(key) {
    return key
        .slice(0, 200)
        .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '');
}
/**
 * What a value is to its test, by the key it stands under.
 * @returns Null when the key tells nothing.
 */
function roleOfKey(key) {
    const words = wordsOf(key);
    if (words.some((word) => ANSWER_WORDS.has(word)))
        return 'expected';
    const last = words.at(-1);
    if (last === undefined)
        return null;
    if (CASE_KEYS.has(words.join('')) || last === 'id' || last === 'ids')
        return 'case-id';
    if (words.some((word) => OUTPUT_WORDS.has(word)))
        return 'expected';
    if (words.some((word) => PROMPT_WORDS.has(word)))
        return 'prompt';
    if (words.some((word) => INPUT_WORDS.has(word)))
        return 'input';
    return null;
}
/** Whether a key looks like a name that a program would give a field, rather than like data. */
function isFieldName(key) {
    return /^[A-Za-z_$][\w$-]*$/.test(key);
}
/** Whether a key looks like the number or id of a case: `case_12`, `test-3`, `17`. */
function isCaseName(key) {
    return /^(?:[a-z]{1,20}[-_ ]?)?\d{1,9}$/i.test(key);
}

;// CONCATENATED MODULE: ./build/records/csv-cases.js




/** Rows taken from one file; beyond it the value limit is reached anyway. */
const ROW_LIMIT = 250_000;
/** Longest text that is parsed, in UTF-16 units; so many cells pass the value limit. */
const LENGTH_LIMIT = 8_000_000;
/** Cells of one row that make one case; more are taken apart. */
const WIDTH = 32;
/**
 * Reads comma-, tab-, semicolon- or bar-separated values. A header row gives fields, and roles to its columns; without
 * one, two columns are taken as input and answer. Every row is a case.
 *
 * @param text Without a byte order mark, lines ending in `\n`.
 * @param delimiter When the path tells; otherwise it is found in the first row.
 */
function readCsv(text, delimiter) {
    const collector = new CaseCollector();
    const { rows, problem } = parseRows(text, delimiter ?? detectDelimiter(text));
    collector.note(problem);
    const [first, ...others] = rows;
    if (!first) {
        if (problem !== null)
            addLines(collector, text);
        return collector.reading();
    }
    const header = isHeader(first, others) ? first : null;
    if (header)
        addHeader(collector, header);
    const roles = header ? header.cells.map((cell) => roleOfKey(cell)) : [];
    const namesAnswer = roles.includes('expected');
    const isPairs = !header && others.length > 0 && rows.every((row) => row.cells.length === 2);
    const untold = namesAnswer ? 'input' : 'expected';
    for (const row of header ? others : rows) {
        if (collector.full)
            break;
        const values = row.cells.flatMap((cell, index) => {
            const role = isPairs ? (index === 0 ? 'input' : 'expected') : (roles[index] ?? untold);
            return stringValues(cell.trim(), role, row.startLine);
        });
        addRow(collector, row, values);
    }
    addWholeFile(collector, text);
    return collector.reading();
}
function addHeader(collector, { cells, startLine, endLine }) {
    const values = cells.map((cell) => ({
        kind: 'string',
        text: cell.trim(),
        role: 'field',
        line: startLine,
    }));
    collector.add({ kind: 'entry', name: 'header', startLine, endLine, values });
}
function addRow(collector, { startLine, endLine }, values) {
    const name = values.find((value) => value.role === 'case-id')?.text ?? '';
    // One hundred columns are no small case: the row is cut into neighbouring cells.
    for (let from = 0; from < values.length; from += WIDTH) {
        const part = distinct(values.slice(from, from + WIDTH));
        collector.add({ kind: 'row', name, startLine, endLine, values: part });
    }
}
function parseRows(text, delimiter) {
    if (text.length > LENGTH_LIMIT) {
        const problem = 'the table is too large, so its lines are split as they stand';
        return { rows: naiveRows(text.slice(0, LENGTH_LIMIT), delimiter), problem };
    }
    try {
        // The typings know records of strings only; with `info` each comes with the place where it ended.
        const parsed = (0,sync/* parse */.qg)(text, {
            delimiter,
            info: true,
            relax_quotes: true,
            relax_column_count: true,
            skip_empty_lines: true,
            record_delimiter: '\n',
            to: ROW_LIMIT,
        });
        return { rows: parsed.map(({ record, info }) => placed(record, info.lines)), problem: null };
    }
    catch (thrown) {
        const reason = thrown instanceof sync/* CsvError */.J$ ? thrown.code : 'UNKNOWN';
        return {
            rows: naiveRows(text, delimiter),
            problem: `the table is broken (${reason}), so its lines are split as they stand`,
        };
    }
}
/** @param lastLine Number of lines up to the end of the record. */
function placed(cells, lastLine) {
    const breaks = cells.reduce((sum, cell) => sum + (cell.includes('\n') ? lineCount(cell) - 1 : 0), 0);
    return { cells, startLine: Math.max(1, lastLine - breaks), endLine: lastLine };
}
function naiveRows(text, delimiter) {
    const rows = [];
    for (const { text: content, line } of lines_linesOf(text)) {
        if (content.trim() === '')
            continue;
        if (rows.length === ROW_LIMIT)
            break;
        const cells = content.split(delimiter).map((cell) => cell.trim().replace(/^"/, '').replace(/"$/, ''));
        rows.push({ cells, startLine: line, endLine: line });
    }
    return rows;
}
function detectDelimiter(text) {
    const start = text.slice(0, 20_000).trimStart();
    const end = start.indexOf('\n');
    const firstLine = (end === -1 ? start : start.slice(0, end)).replaceAll(/"[^"]*"/g, '');
    const counted = [',', '\t', ';', '|'].map((mark) => ({ mark, count: firstLine.split(mark).length }));
    return counted.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}
/** Whether the first row names the columns: names differ in kind from what stands below them, or name roles. */
function isHeader(first, others) {
    const names = first.cells.map((cell) => cell.trim());
    const sample = others.slice(0, 50);
    if (sample.length === 0 || new Set(names).size !== names.length)
        return false;
    if (names.some((name) => name === '' || name.length > 60 || numberIn(name) !== null))
        return false;
    if (names.some((name) => roleOfKey(name) !== null))
        return true;
    return names.some((name, column) => {
        const below = sample.flatMap((row) => row.cells[column]?.trim() ?? []).filter((cell) => cell !== '');
        if (below.length === 0)
            return false;
        if (below.every((cell) => numberIn(cell) !== null))
            return true;
        return isColumnName(name) && names.every(isColumnName) && !below.some(isColumnName);
    });
}
/** Lower-case or camel-case identifier: `unit_price`, `unitPrice`. */
function isColumnName(cell) {
    return /^[a-z][A-Za-z0-9]*(?:[_ -][A-Za-z0-9]+)*$/.test(cell);
}

;// CONCATENATED MODULE: ./build/records/data.js
/** Nested data with positions: what every structured golden format is turned into before cases are made of it. */
/** Nodes a parser may make of one file. More would cost memory without adding to the values that are kept. */
const NODE_LIMIT = 1_000_000;
function isScalar(node) {
    return node.kind !== 'map' && node.kind !== 'list';
}
/** The values below a node, one level down. */
function childNodes(node) {
    switch (node.kind) {
        case 'map':
            return node.entries.map((entry) => entry.value);
        case 'list':
            return node.items;
        default:
            return [];
    }
}
/**
 * Counts the strings and numbers below every collection of a tree. Iterative: hostile data nests deeper than the stack.
 * @returns Collections with their counts; scalars are left out.
 */
function countLeaves(root) {
    const order = [];
    const pending = [root];
    for (let node = pending.pop(); node; node = pending.pop()) {
        if (isScalar(node))
            continue;
        order.push(node);
        for (const child of childNodes(node))
            pending.push(child);
    }
    const counts = new Map();
    // Parents were pushed before their children, so the reverse order knows every child before its parent.
    for (let i = order.length - 1; i >= 0; i--) {
        const node = order[i];
        if (!node)
            continue;
        let sum = 0;
        for (const child of childNodes(node)) {
            if (child.kind === 'string' || child.kind === 'number')
                sum++;
            else
                sum += counts.get(child) ?? 0;
        }
        counts.set(node, sum);
    }
    return counts;
}

;// CONCATENATED MODULE: ./build/records/json-data.js


const SIMPLE_ESCAPES = {
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
    '0': '\0',
};
/**
 * Reads JSON with positions, and what people write for JSON: comments, trailing commas, single quotes, bare keys,
 * several values in one file. Own code, because `JSON.parse` knows no positions and refuses comments.
 * Iterative, so nesting cannot overflow the stack; what is broken is noted, and reading goes on behind it.
 *
 * @param text Without a byte order mark.
 * @param firstLine Number of the text's first line.
 */
function parseJson(text, firstLine = 1) {
    return new JsonReader(text, firstLine).read();
}
class JsonReader {
    #text;
    #at = 0;
    #line;
    #nodes = 0;
    #problem = null;
    #roots = [];
    #open = [];
    constructor(text, firstLine) {
        this.#text = text;
        this.#line = firstLine;
    }
    read() {
        while (this.#at < this.#text.length && this.#nodes <= NODE_LIMIT)
            this.#step(this.#text.charAt(this.#at));
        if (this.#nodes > NODE_LIMIT)
            this.#note(`more than ${String(NODE_LIMIT)} nodes; the rest was left out`);
        const unclosed = this.#open.at(-1);
        if (unclosed)
            this.#note(`the ${unclosed.kind} opened on line ${String(unclosed.line)} is not closed`);
        // What is cut off ends where the text does, not behind its closing blank lines.
        for (let at = this.#at - 1; at >= 0 && this.#text.charAt(at).trim() === ''; at--) {
            if (this.#text.charAt(at) === '\n')
                this.#line--;
        }
        while (this.#open.length > 0)
            this.#close();
        return { roots: this.#roots, problem: this.#problem };
    }
    #note(problem) {
        this.#problem ??= `line ${String(this.#line)}: ${problem}`;
    }
    #step(char) {
        switch (char) {
            case '\n':
                this.#line++;
                this.#at++;
                return;
            case ' ':
            case '\t':
            case '\r':
                this.#at++;
                return;
            case '{':
            case '[':
                this.#at++;
                this.#begin(char === '{' ? 'map' : 'list');
                return;
            case '}':
            case ']':
                this.#at++;
                this.#end(char === '}' ? 'map' : 'list');
                return;
            case ',':
                this.#at++;
                this.#dropKey();
                return;
            case ':':
                this.#at++;
                if (!this.#open.at(-1)?.key)
                    this.#note('a colon without a key');
                return;
            case '"':
            case "'":
                this.#string(char);
                return;
            case '/':
                this.#comment();
                return;
            default:
                this.#word();
        }
    }
    #begin(kind) {
        const parent = this.#open.at(-1);
        if (parent?.kind === 'map' && !parent.key)
            this.#note(`a ${kind} without a key`);
        this.#open.push({ kind, line: this.#line, endLine: this.#line, entries: [], items: [], key: null });
    }
    #end(kind) {
        if (this.#open.at(-1)?.kind !== kind) {
            this.#note(`a ${kind} is closed that is not open`);
            return;
        }
        this.#dropKey();
        this.#close();
    }
    #close() {
        const done = this.#open.pop();
        if (!done)
            return;
        const { kind, line, entries, items } = done;
        const endLine = this.#line;
        this.#put(kind === 'map' ? { kind, line, endLine, entries } : { kind, line, endLine, items });
    }
    /** A key without a value (`{"a"}`, a truncated file). */
    #dropKey() {
        const top = this.#open.at(-1);
        if (!top?.key)
            return;
        this.#note('a key without a value');
        top.key = null;
    }
    #put(node) {
        this.#nodes++;
        const top = this.#open.at(-1);
        if (!top)
            this.#roots.push(node);
        else if (top.kind === 'list')
            top.items.push(node);
        else {
            top.entries.push({ key: top.key?.text ?? '', keyLine: top.key?.line ?? node.line, value: node });
            top.key = null;
        }
    }
    /** A scalar is a key where a map waits for one. */
    #scalar(node, text) {
        const top = this.#open.at(-1);
        if (top?.kind === 'map' && !top.key)
            top.key = { text, line: node.line };
        else
            this.#put(node);
    }
    #string(quote) {
        const start = this.#at + 1;
        const line = this.#line;
        let end = start;
        let escaped = false;
        for (; end < this.#text.length; end++) {
            const char = this.#text.charAt(end);
            if (char === quote)
                break;
            if (char === '\\') {
                escaped = true;
                if (this.#text.charAt(end + 1) === '\n')
                    this.#line++;
                end++;
            }
            else if (char === '\n')
                break;
        }
        if (this.#text.charAt(end) !== quote)
            this.#note('a string is not closed');
        const raw = this.#text.slice(start, Math.min(end, this.#text.length));
        this.#at = this.#text.charAt(end) === quote ? end + 1 : end;
        const text = escaped ? unescapeJson(raw) : raw;
        this.#scalar({ kind: 'string', text, line, endLine: this.#line }, text);
    }
    #comment() {
        const next = this.#text.charAt(this.#at + 1);
        if (next === '/') {
            const end = this.#text.indexOf('\n', this.#at);
            this.#at = end === -1 ? this.#text.length : end;
        }
        else if (next === '*') {
            const found = this.#text.indexOf('*/', this.#at + 2);
            if (found === -1)
                this.#note('a comment is not closed');
            const end = found === -1 ? this.#text.length : found + 2;
            for (; this.#at < end; this.#at++)
                if (this.#text.charAt(this.#at) === '\n')
                    this.#line++;
        }
        else {
            this.#note('a stray slash');
            this.#at++;
        }
    }
    /** A number, a literal name, or a bare key. */
    #word() {
        const run = /[^\s"'\x2C:[\]{}/]+/y;
        run.lastIndex = this.#at;
        const word = run.exec(this.#text)?.[0] ?? this.#text.charAt(this.#at);
        const line = this.#line;
        this.#at += word.length;
        const place = { line, endLine: line };
        // `1` followed by 400 digits is a number still, though not one that can be written out.
        if (canonicalNumber(word) !== null || /^-?\d+$/.test(word)) {
            this.#scalar({ kind: 'number', text: word, ...place }, word);
            return;
        }
        const top = this.#open.at(-1);
        const isKey = top?.kind === 'map' && !top.key;
        if (!isKey && !/^(?:true|false|null|undefined|[+-]?(?:NaN|Infinity))$/.test(word)) {
            this.#note(`a word that is no JSON value: ${word.slice(0, 40)}`);
        }
        this.#scalar({ kind: 'nothing', ...place }, word);
    }
}
/** Decodes the escapes of JSON and JSON5; an unknown one stands for its character. */
function unescapeJson(raw) {
    return raw.replaceAll(/\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([\s\S]))/g, (whole, long, short, simple) => {
        const hex = long ?? short;
        if (typeof hex === 'string')
            return String.fromCharCode(Number.parseInt(hex, 16));
        if (typeof simple !== 'string')
            return whole;
        return simple === '\n' ? '' : (SIMPLE_ESCAPES[simple] ?? simple);
    });
}

;// CONCATENATED MODULE: ./build/records/paths.js
/** What the path of a golden file tells about its format. */
/** Words that mark a file as expected output, as an extension or before one: `a.json.golden`, `a.expected.yaml`. */
const GOLDEN_WORDS = new Set([
    'golden',
    'gold',
    'expected',
    'expect',
    'exp',
    'snap',
    'snapshot',
    'out',
    'output',
    'want',
    'wanted',
    'baseline',
    'ref',
    'reference',
    'answer',
    'ans',
]);
/** Words of approval tests; `approved` reads those. */
const APPROVAL_WORDS = new Set(['approved', 'verified', 'received']);
const GOLDEN_FOLDERS = new Set([
    'golden',
    'goldens',
    'expected',
    'snapshots',
    '__snapshots__',
    'baselines',
    'testdata',
    'fixtures',
    '__fixtures__',
    'approvals',
]);
/** The last part of a path. */
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** Lower-case extensions of a file name, outermost first: `a.golden.json` has `json`, `golden`. */
function extensionsOf(path) {
    return fileName(path).toLowerCase().split('.').slice(1).reverse().slice(0, 6);
}
/** Whether some folder on the way is called one of these. */
function isInFolder(path, names = GOLDEN_FOLDERS) {
    return path
        .toLowerCase()
        .split('/')
        .slice(0, -1)
        .some((part) => names.has(part));
}
/** Whether a word of approval tests stands before the extension: `Report.approved.txt`. */
function isApproval(path) {
    return extensionsOf(path)
        .slice(0, 3)
        .some((extension) => APPROVAL_WORDS.has(extension));
}
/** The path without words that only say that this is expected output: `a.json.golden` → `a.json`. */
function innerPath(path) {
    let inner = path;
    for (let guard = 0; guard < 6; guard++) {
        const name = fileName(inner);
        const dot = name.lastIndexOf('.');
        const word = name.slice(dot + 1).toLowerCase();
        if (dot <= 0 || !name.slice(0, dot).includes('.'))
            return inner;
        if (!GOLDEN_WORDS.has(word) && !APPROVAL_WORDS.has(word))
            return inner;
        inner = inner.slice(0, inner.length - name.length + dot);
    }
    return inner;
}
/**
 * How well a path fits a format with these extensions: 0 not at all, 1 by its extension, 2 when a golden word stands
 * beside the extension or a folder tells, 3 for both.
 * @param extensions Lower case, without the dot.
 */
function fitsExtension(path, extensions) {
    const inner = extensionsOf(innerPath(path))[0];
    if (inner === undefined || !extensions.has(inner))
        return 0;
    const isDouble = extensionsOf(path)
        .slice(0, 2)
        .some((extension) => GOLDEN_WORDS.has(extension));
    return 1 + (isDouble ? 1 : 0) + (isInFolder(path) ? 1 : 0);
}

;// CONCATENATED MODULE: ./build/records/record-shapes.js


function parallelLists(entries) {
    const lists = entries.flatMap(({ key, value }) => value.kind === 'list' ? [{ role: roleOfKey(key), list: value }] : []);
    const inputs = lists.filter(({ role }) => role === 'input' || role === 'prompt');
    const answers = lists.filter(({ role }) => role === 'expected');
    const [input] = inputs;
    const [answer] = answers;
    if (!input || !answer || inputs.length > 1 || answers.length > 1)
        return null;
    const isParallel = input.list.items.length === answer.list.items.length && input.list.items.length > 1;
    return isParallel ? { inputs: input.list, answers: answer.list } : null;
}
/**
 * Whether test cases lie somewhere below a collection: objects with a key for input or answer. What is itself an input or
 * an answer is not searched. Iterative, as data nests deeper than the stack.
 */
function holdsCases(root) {
    const pending = [root];
    let visits = 0;
    for (let node = pending.pop(); node; node = pending.pop()) {
        // Asked on every level of a nest, so a search to its end would take quadratic time.
        if (++visits > 200)
            return false;
        if (node.kind === 'list')
            pending.push(...node.items.slice(0, 100));
        if (node.kind !== 'map')
            continue;
        for (const { key, value } of node.entries) {
            if (!isCaseRole(roleOfKey(key)))
                pending.push(value);
            else if (node !== root)
                return true;
        }
    }
    return false;
}
/** A role that only the key of a test case's part has. */
function isCaseRole(role) {
    return role === 'input' || role === 'expected' || role === 'prompt';
}
/** `[given, answer]`. */
function isPairRow(node) {
    return node.kind === 'list' && node.items.length === 2 && node.items.every(isScalar);
}
/**
 * Whether a map of scalars pairs inputs with answers, and is not one record: no key names a role, all values are of one
 * kind, and the keys look like data, unless the place shows already that this is a table.
 */
function isPairMap(entries, isTable) {
    if (entries.length < 1 || entries.some((entry) => entry.key === '' || roleOfKey(entry.key) !== null))
        return false;
    const kinds = new Set(entries.map((entry) => entry.value.kind).filter((kind) => kind !== 'nothing'));
    if (kinds.size !== 1)
        return false;
    return isTable || entries.some((entry) => !isFieldName(entry.key));
}
/** What the key of a named record is: the id of a case, what the case was given, or a mere field. */
function keyRole(key, record, hasNames) {
    if (!hasNames)
        return 'field';
    if (isCaseName(key))
        return 'case-id';
    const hasInput = record.entries.some((entry) => ['input', 'prompt'].includes(roleOfKey(entry.key) ?? ''));
    return hasInput || isFieldName(key) ? 'case-id' : 'input';
}
/** Whether objects share most of their keys with the first, as the rows of a table do. */
function areAlike(nodes) {
    const [first] = nodes;
    if (first?.kind !== 'map')
        return false;
    const keys = new Set(first.entries.map((entry) => entry.key));
    return nodes.every((node) => {
        if (node.kind !== 'map')
            return false;
        const shared = node.entries.filter((entry) => keys.has(entry.key)).length;
        return shared > 0 && shared * 2 >= Math.max(keys.size, node.entries.length);
    });
}

;// CONCATENATED MODULE: ./build/records/record-values.js




/** Values of one scalar; none for null and truth values. */
function scalarValues(node, role) {
    if (node.kind === 'string')
        return stringValues(node.text, role, node.line);
    return node.kind === 'number' ? [numberValue(node.text, role, node.line)] : [];
}
/**
 * The known values of a record: its keys as fields, its scalars by the role of their keys.
 *
 * A leaf whose key tells nothing is an answer, since a golden's content is expected output. The exception is a record
 * that names its answer (`{"qty": 3, "price": 2.5, "expected": 7.5}`): what stands beside it was fed to the test.
 */
function recordValues(record, context) {
    const fields = [];
    const leaves = [];
    const pending = [{ node: record, role: context.role, isFixed: context.role !== null }];
    for (let visit = pending.pop(); visit; visit = pending.pop()) {
        const { node } = visit;
        const below = [];
        if (node.kind === 'map') {
            for (const { key, keyLine, value } of node.entries) {
                if (!context.isDeep && !isScalar(value))
                    continue;
                if (context.readsKeys && key !== '')
                    fields.push(...fieldValues(key, keyLine));
                const own = context.readsKeys && !visit.isFixed ? roleOfKey(key) : null;
                const isFixed = visit.isFixed || (own !== null && own !== 'case-id');
                below.push({ node: value, role: own ?? visit.role, isFixed });
            }
        }
        else if (node.kind === 'list') {
            for (const item of node.items)
                if (context.isDeep || isScalar(item))
                    below.push({ ...visit, node: item });
        }
        else
            leaves.push({ node, role: visit.role });
        for (let i = below.length - 1; i >= 0; i--) {
            const next = below[i];
            if (next)
                pending.push(next);
        }
    }
    const namesAnswer = leaves.some((leaf) => leaf.role === 'expected' && leaf.role !== context.role);
    const untold = namesAnswer ? 'input' : 'expected';
    return distinct([...leaves.flatMap((leaf) => scalarValues(leaf.node, leaf.role ?? untold)), ...fields]);
}
/** A key as field value; without the number it may spell, which nobody would look up. */
function fieldValues(key, line) {
    return key.trim() === '' ? [] : [{ kind: 'string', text: key, role: 'field', line }];
}
/** The text that names a record: its first case id. */
function recordName(values) {
    return values.find((value) => value.role === 'case-id')?.text ?? '';
}

;// CONCATENATED MODULE: ./build/records/record-cases.js





/** Leaves a nested object may have to be one case. */
const SMALL = 12;
/** Leaves a record of a table may have to be one case; a larger one is taken apart. */
const RECORD = 32;
const PLAIN_OPTIONS = { readsKeys: true, name: '', role: null };
/**
 * Makes small cases of nested data: a record each for the objects of a list and for the objects of a map, a pair each
 * for the entries of a plain map, a row each for inner lists, an entry each for what stands alone in something big.
 */
function addDataCases(collector, root, options = PLAIN_OPTIONS) {
    if (isScalar(root)) {
        addCase(collector, 'entry', root, options.name, scalarValues(root, options.role ?? 'expected'));
        return;
    }
    new CaseMaker(collector, options, countLeaves(root)).run(root);
}
class CaseMaker {
    #collector;
    #options;
    #counts;
    #pending = [];
    constructor(collector, options, counts) {
        this.#collector = collector;
        this.#options = options;
        this.#counts = counts;
    }
    run(root) {
        this.#pending.push({ node: root, role: this.#options.role, name: this.#options.name, isRoot: true });
        for (let visit = this.#pending.pop(); visit && !this.#collector.full; visit = this.#pending.pop()) {
            const later = visit.node.kind === 'map' ? this.#map(visit.node, visit) : this.#list(visit.node, visit);
            for (let i = later.length - 1; i >= 0; i--) {
                const next = later[i];
                if (next)
                    this.#pending.push(next);
            }
        }
    }
    #map(map, visit) {
        const { entries } = map;
        if (entries.every((entry) => isScalar(entry.value))) {
            if (this.#isPairs(entries, visit))
                this.#pairs(entries);
            else if (entries.length <= (visit.isRoot ? RECORD : SMALL))
                this.#record(map, visit, true);
            else
                this.#entries(entries, visit);
            return [];
        }
        if (this.#options.readsKeys && visit.role === null) {
            const columns = parallelLists(entries);
            if (columns)
                return this.#columns(columns, map, visit);
            if (entries.some((entry) => isCaseRole(roleOfKey(entry.key))) &&
                this.#size(map) <= RECORD &&
                !this.#holdsCases(map)) {
                this.#record(map, visit, true);
                return [];
            }
        }
        if (entries.length > 1 && entries.every((entry) => entry.value.kind === 'map'))
            return this.#recordMap(entries, visit);
        if (this.#size(map) <= SMALL && !this.#holdsCases(map)) {
            this.#record(map, visit, true);
            return [];
        }
        this.#entries(entries.filter((entry) => isScalar(entry.value)), visit);
        return entries.flatMap((entry) => this.#below(entry, visit));
    }
    /** Below an input everything is input; the output of one test is no table unless its keys are data. */
    #isPairs(entries, visit) {
        if (!this.#options.readsKeys || (visit.role !== null && visit.role !== 'expected'))
            return false;
        return isPairMap(entries, (visit.isRoot && visit.role === null) || entries.length > SMALL);
    }
    /** `{"inputs": [a, b], "expected": [c, d]}`: what stands at the same place belongs together. */
    #columns({ inputs, answers }, map, visit) {
        inputs.items.forEach((input, index) => {
            const answer = answers.items[index];
            if (!answer || this.#size(input) + this.#size(answer) > RECORD)
                return;
            const values = [
                ...recordValues(input, { role: 'input', readsKeys: true, isDeep: true }),
                ...recordValues(answer, { role: 'expected', readsKeys: true, isDeep: true }),
            ];
            const line = Math.min(input.line, answer.line);
            addCase(this.#collector, 'pair', { line, endLine: Math.max(input.endLine, answer.endLine) }, visit.name, values);
        });
        const others = map.entries.filter((entry) => entry.value !== inputs && entry.value !== answers);
        this.#entries(others.filter((entry) => isScalar(entry.value)), visit);
        return others.flatMap((entry) => this.#below(entry, visit));
    }
    #below({ key, value }, visit) {
        if (isScalar(value))
            return [];
        const role = this.#options.readsKeys ? roleOfKey(key) : null;
        // A list called `inputs` or `cases.id` settles what is in it; a list of whole cases called `results` does not.
        const holdsRecords = value.kind === 'list' && value.items.some((item) => item.kind === 'map');
        const settled = role === null || role === 'case-id' || holdsRecords ? null : role;
        return [{ node: value, role: visit.role ?? settled, name: key || visit.name, isRoot: false }];
    }
    /** A map of objects is a table whose rows have names. */
    #recordMap(entries, visit) {
        const later = [];
        const isTable = this.#options.readsKeys && areAlike(entries.map((entry) => entry.value));
        // XML repeats the name of the element; it names no case then.
        const hasNames = isTable && new Set(entries.map((entry) => entry.key)).size === entries.length;
        for (const { key, keyLine, value } of entries) {
            if (value.kind !== 'map')
                continue;
            const role = this.#options.readsKeys ? keyRole(key, value, hasNames) : null;
            const named = role === null ? [] : stringValues(key, role, keyLine);
            if (this.#size(value) <= (isTable ? RECORD : SMALL)) {
                this.#record(value, { ...visit, name: key || visit.name }, true, named, keyLine);
                continue;
            }
            const scalars = value.entries.filter((entry) => isScalar(entry.value));
            if (isTable && scalars.length <= RECORD) {
                this.#record(value, { ...visit, name: key || visit.name }, false, named, keyLine);
                for (const entry of value.entries)
                    later.push(...this.#below(entry, { ...visit, name: key || visit.name }));
            }
            else {
                addCase(this.#collector, 'entry', { line: keyLine, endLine: keyLine }, key, named);
                later.push({ node: value, role: visit.role, name: key || visit.name, isRoot: false });
            }
        }
        return later;
    }
    #list(list, visit) {
        const { items } = list;
        if (items.every(isScalar)) {
            this.#scalars(list, visit);
            return [];
        }
        const isPairs = visit.role === null && items.length > 1 && items.every(isPairRow);
        const later = [];
        for (const item of items) {
            if (isScalar(item)) {
                addCase(this.#collector, 'entry', item, visit.name, scalarValues(item, visit.role ?? 'expected'));
            }
            else if (item.kind === 'map') {
                // No spread: a record can hold more lists than a call may have arguments.
                for (const next of this.#listedRecord(item, visit))
                    later.push(next);
            }
            else if (isPairs)
                this.#pairRow(item, visit);
            else if (this.#size(item) <= SMALL) {
                const values = recordValues(item, this.#context(visit, true));
                addCase(this.#collector, 'row', item, visit.name, values);
            }
            else
                later.push({ ...visit, node: item, isRoot: false });
        }
        return later;
    }
    #listedRecord(record, visit) {
        if (this.#size(record) <= RECORD) {
            this.#record(record, visit, true);
            return [];
        }
        const scalars = record.entries.filter((entry) => isScalar(entry.value));
        if (scalars.length > RECORD)
            return [{ ...visit, node: record, isRoot: false }];
        this.#record(record, visit, false);
        return record.entries.flatMap((entry) => this.#below(entry, visit));
    }
    #pairRow(row, visit) {
        const [input, answer] = row.items;
        if (!input || !answer)
            return;
        const values = [...scalarValues(input, 'input'), ...scalarValues(answer, 'expected')];
        addCase(this.#collector, 'pair', row, visit.name, values);
    }
    #scalars(list, visit) {
        const role = visit.role ?? 'expected';
        if (list.items.length <= SMALL) {
            const values = list.items.flatMap((item) => scalarValues(item, role));
            addCase(this.#collector, 'row', list, visit.name, values);
            return;
        }
        for (const item of list.items)
            addCase(this.#collector, 'entry', item, visit.name, scalarValues(item, role));
    }
    /** A plain map: what a function was given, and what it made of it. */
    #pairs(entries) {
        for (const { key, keyLine, value } of entries) {
            const values = [...stringValues(key, 'input', keyLine), ...scalarValues(value, 'expected')];
            addCase(this.#collector, 'pair', { line: keyLine, endLine: value.endLine }, '', values);
        }
    }
    /** Scalars of a big object, each in a case of its own. */
    #entries(entries, visit) {
        for (const entry of entries) {
            const map = { kind: 'map', line: entry.keyLine, endLine: entry.value.endLine, entries: [entry] };
            const values = recordValues(map, this.#context(visit, true));
            addCase(this.#collector, 'entry', map, visit.name, values);
        }
    }
    #record(map, visit, isDeep, named = [], startLine = map.line) {
        const values = [...named, ...recordValues(map, this.#context(visit, isDeep))];
        const place = { line: Math.min(startLine, map.line), endLine: map.endLine };
        addCase(this.#collector, 'record', place, recordName(values) || visit.name, values);
    }
    #holdsCases(map) {
        return this.#options.readsKeys && holdsCases(map);
    }
    #context(visit, isDeep) {
        return { role: visit.role, readsKeys: this.#options.readsKeys, isDeep };
    }
    #size(node) {
        return this.#counts.get(node) ?? 1;
    }
}
function addCase(collector, kind, place, name, values) {
    // Keys alone say nothing that a case could be convicted of.
    if (values.every((value) => value.role === 'field'))
        return;
    collector.add({ kind, name, startLine: place.line, endLine: Math.max(place.line, place.endLine), values });
}

;// CONCATENATED MODULE: ./build/records/structured.js



/**
 * Makes cases of parsed data. When nothing of a file could be parsed its lines are known instead, so that a broken
 * golden still guards what it holds.
 */
function readStructured(text, data, options = PLAIN_OPTIONS) {
    const collector = new CaseCollector();
    collector.note(data.problem);
    for (const root of data.roots)
        addDataCases(collector, root, options);
    if (collector.isEmpty && data.problem !== null)
        addLines(collector, text);
    addWholeFile(collector, text);
    return collector.reading();
}
/** Makes cases of a text that has no further structure: every line, and a small text as a whole. */
function readPlain(text) {
    const collector = new CaseCollector();
    addLines(collector, text);
    addWholeFile(collector, text);
    return collector.reading();
}

// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
;// CONCATENATED MODULE: ./build/records/toml-lines.js
/** Where the keys and values of a TOML file stand: smol-toml gives values without positions. */
/** Joins the parts of a path. NUL cannot stand in a TOML key unescaped. */
function tomlPath(parts) {
    return parts.join('\0');
}
const TOKEN = /(?<break>\n)|(?<blank>[ \t\r]+)|(?<comment>#[^\n]*)|(?<long>"""|''')|(?<basic>"[^"\\\n]*(?:\\.[^"\\\n]*)*"?)|(?<literal>'[^'\n]*'?)|(?<mark>[[\]{}=,.])|(?<bare>[^\s#"'[\]{}=,.]+)/gy;
/**
 * Scans a TOML text that is known to be valid. A scan, not a second parser: of a broken file it makes what it can.
 */
function scanToml(text) {
    const places = new Map();
    const arrayIndexes = new Map();
    let table = [];
    let key = [];
    let line = 1;
    let value = null;
    let lineStart = true;
    let at = 0;
    while (at < text.length) {
        TOKEN.lastIndex = at;
        const groups = TOKEN.exec(text)?.groups ?? {};
        const start = at;
        // Every character begins some token; the bound keeps an error here from hanging.
        at = Math.max(TOKEN.lastIndex, start + 1);
        if (groups['blank'] !== undefined || groups['comment'] !== undefined)
            continue;
        if (groups['break'] !== undefined) {
            line++;
            if (!value || value.depth === 0) {
                value = null;
                key = [];
                lineStart = true;
            }
            continue;
        }
        const mark = groups['mark'];
        if (!value && lineStart && mark === '[') {
            const header = readHeader(text, start);
            table = resolveTable(header.parts, header.isArray, arrayIndexes);
            addPlaces(places, table, line);
            at = header.end;
            lineStart = false;
            continue;
        }
        lineStart = false;
        let token = null;
        if (groups['long'] !== undefined) {
            const end = longStringEnd(text, start, groups['long']);
            const source = text.slice(start, end);
            at = end;
            const first = line;
            for (const char of source)
                if (char === '\n')
                    line++;
            // A line break right behind the opening quotes is not part of the text.
            const contentLine = source.startsWith('\n', 3) ? first + 1 : first;
            token = { text: source, line: contentLine, endLine: line };
        }
        else {
            const source = groups['basic'] ?? groups['literal'] ?? groups['bare'];
            if (source !== undefined)
                token = { text: source, line, endLine: line };
        }
        if (!value) {
            if (token)
                key.push(unquote(token.text));
            else if (mark === '=') {
                value = { tokens: [], depth: 0 };
                addPlaces(places, [...table, ...key], line);
                places.set(tomlPath([...table, ...key]), { line, tokens: value.tokens });
            }
            continue;
        }
        if (token)
            addToken(value.tokens, token, text, start);
        else if (mark === '[' || mark === '{')
            value.depth++;
        else if (mark === ']' || mark === '}')
            value.depth--;
        else if (mark === '=')
            dropKey(value.tokens, text, start);
    }
    return places;
}
/** Notes where a path and the tables that it implies first stand. */
function addPlaces(places, path, line) {
    // From the longest on: a known path has its shorter ones already.
    for (let length = Math.min(path.length, 50); length > 0; length--) {
        const known = tomlPath(path.slice(0, length));
        if (places.has(known))
            return;
        places.set(known, { line, tokens: [] });
    }
}
/** Dates and fractions fall apart at their dots and colons; what touches is one token. */
function addToken(tokens, token, text, start) {
    const last = tokens.at(-1);
    if (last && text.charAt(start - 1) === '.' && last.line === token.line && /^[\w+-]+$/.test(last.text)) {
        tokens[tokens.length - 1] = { text: `${last.text}.${token.text}`, line: last.line, endLine: token.endLine };
    }
    else
        tokens.push(token);
}
/** In an inline table the tokens before a `=` were a key: `a`, `a.b`, `"a".b`. */
function dropKey(tokens, text, equals) {
    const dropped = tokens.pop();
    if (!dropped)
        return;
    // Quoted parts of a dotted key are tokens of their own, each followed by a dot.
    let before = text.lastIndexOf(dropped.text, equals) - 1;
    for (let last = tokens.at(-1); last && text.charAt(before) === '.'; last = tokens.at(-1)) {
        tokens.pop();
        before -= last.text.length + 1;
    }
}
function longStringEnd(text, start, quotes) {
    let from = start + 3;
    for (;;) {
        const found = text.indexOf(quotes, from);
        if (found === -1)
            return text.length;
        let slashes = 0;
        if (quotes === '"""')
            while (text.charAt(found - 1 - slashes) === '\\')
                slashes++;
        if (slashes % 2 === 1) {
            from = found + 1;
            continue;
        }
        // Up to two more quotes belong to the text.
        let end = found + 3;
        while (end < found + 5 && text.charAt(end) === quotes.charAt(0))
            end++;
        return end;
    }
}
function readHeader(text, start) {
    const lineEnd = text.indexOf('\n', start);
    const end = lineEnd === -1 ? text.length : lineEnd;
    const source = text.slice(start, Math.min(end, start + 2000));
    const isArray = source.startsWith('[[');
    const parts = [];
    for (const [part] of source.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|'[^']*'|#.*|[^\s"'[\].#]+/g)) {
        if (part.startsWith('#'))
            break;
        parts.push(unquote(part));
    }
    return { parts, isArray, end };
}
/** The path of a header, with the index of the current element behind every array of tables on the way. */
function resolveTable(parts, isArray, arrayIndexes) {
    const path = [];
    parts.forEach((part, position) => {
        path.push(part);
        const joined = tomlPath(path);
        const current = arrayIndexes.get(joined);
        if (isArray && position === parts.length - 1) {
            const index = current === undefined ? 0 : current + 1;
            arrayIndexes.set(joined, index);
            path.push(index);
        }
        else if (current !== undefined)
            path.push(current);
    });
    return path;
}
function unquote(source) {
    if (source.startsWith("'"))
        return source.slice(1, source.endsWith("'") && source.length > 1 ? -1 : undefined);
    if (!source.startsWith('"'))
        return source;
    const body = source.slice(1, source.endsWith('"') && source.length > 1 ? -1 : undefined);
    return body.replaceAll(/\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))/g, (whole, short, long, simple) => {
        const hex = short ?? long;
        if (typeof hex === 'string') {
            const code = Number.parseInt(hex, 16);
            return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
        }
        return typeof simple === 'string' ? simple : whole;
    });
}

;// CONCATENATED MODULE: ./build/records/toml-data.js



/** Longest TOML that is parsed, in UTF-16 units. */
const toml_data_LENGTH_LIMIT = 2_000_000;
/** Deepest dotted path that is followed. */
const TABLE_DEPTH = 400;
/**
 * Reads TOML. Values come from smol-toml, lines from a scan of the text.
 *
 * @param text Without a byte order mark, lines ending in `\n`.
 */
function parseToml(text) {
    if (text.length > toml_data_LENGTH_LIMIT)
        return { roots: [], problem: 'the TOML is too large, so it is read as plain lines' };
    let table;
    try {
        // The library nests its calls as deep as the brackets; 200 levels are far from the end of any stack.
        table = (0,dist/* parse */.qg)(text, { integersAsBigInt: true, maxDepth: 200 });
    }
    catch (thrown) {
        const [sentence = 'unknown error'] = (0,model_problem/* messageOf */.bD)(thrown).split('\n');
        const line = thrown instanceof Error && 'line' in thrown && typeof thrown.line === 'number' ? thrown.line : null;
        return { roots: [], problem: line === null ? sentence : `line ${String(line)}: ${sentence}` };
    }
    return { roots: [new TomlConverter(scanToml(text)).table(table, [], 1, new TokenCursor([]))], problem: null };
}
/** Scalars of one value, handed out in order. */
class TokenCursor {
    #tokens;
    #next = 0;
    constructor(tokens) {
        this.#tokens = tokens;
    }
    peek() {
        return this.#tokens[this.#next] ?? null;
    }
    take() {
        const token = this.peek();
        this.#next++;
        return token;
    }
}
/** Joins values and places. Depth is bounded: inline values by `maxDepth`, tables by {@link TABLE_DEPTH}. */
class TomlConverter {
    #places;
    constructor(places) {
        this.#places = places;
    }
    /** @param tokens Scalars of the enclosing `key = value`, consumed in order; empty outside of one. */
    table(table, path, line, tokens) {
        const entries = [];
        let endLine = line;
        if (path.length > TABLE_DEPTH)
            return { kind: 'nothing', line, endLine };
        for (const [key, value] of Object.entries(table)) {
            const below = [...path, key];
            const place = this.#places.get(tomlPath(below));
            const keyLine = place?.line ?? tokens.peek()?.line ?? line;
            const node = this.#value(value, below, keyLine, place && place.tokens.length > 0 ? new TokenCursor(place.tokens) : tokens);
            entries.push({ key, keyLine, value: node });
            endLine = Math.max(endLine, node.endLine);
        }
        return { kind: 'map', line: Math.min(line, ...entries.slice(0, 1).map((e) => e.keyLine)), endLine, entries };
    }
    #value(value, path, line, tokens) {
        if (Array.isArray(value)) {
            const items = [];
            let endLine = line;
            value.forEach((item, index) => {
                const below = [...path, index];
                const at = this.#places.get(tomlPath(below))?.line ?? tokens.peek()?.line ?? line;
                const node = this.#value(item, below, at, tokens);
                endLine = Math.max(endLine, node.endLine);
                items.push(node);
            });
            return { kind: 'list', line, endLine, items };
        }
        if (typeof value === 'object' && !(value instanceof dist/* TomlDate */.PJ))
            return this.table(value, path, line, tokens);
        const token = tokens.take();
        const place = { line: token?.line ?? line, endLine: token?.endLine ?? line };
        if (typeof value === 'string')
            return { kind: 'string', text: value, ...place };
        if (typeof value === 'bigint')
            return { kind: 'number', text: value.toString(), ...place };
        if (typeof value === 'number' && Number.isFinite(value)) {
            // The literal as written keeps the digits that a double would lose.
            const written = token !== null && Number(token.text.replaceAll('_', '')) === value ? token.text : String(value);
            return { kind: 'number', text: written, ...place };
        }
        if (value instanceof dist/* TomlDate */.PJ)
            return { kind: 'string', text: token?.text ?? value.toISOString(), ...place };
        return { kind: 'nothing', ...place };
    }
}

// EXTERNAL MODULE: ./node_modules/fast-xml-parser/src/xmlparser/XMLParser.js + 28 modules
var XMLParser = __webpack_require__(8879);
;// CONCATENATED MODULE: ./build/records/xml-text.js
/** Parts of a markup file that are blanked before parsing; offsets and lines stay as they are. */
/**
 * Blanks the document type: its entities must never be expanded or fetched, and the parser refuses files for some of them.
 */
function withoutDoctype(text) {
    const start = /<!DOCTYPE/i.exec(text.slice(0, 20_000))?.index;
    if (start === undefined)
        return text;
    let depth = 0;
    let quote = '';
    for (let i = start; i < text.length; i++) {
        const char = text.charAt(i);
        if (quote !== '') {
            if (char === quote)
                quote = '';
        }
        else if (char === '"' || char === "'")
            quote = char;
        else if (char === '[')
            depth++;
        else if (char === ']')
            depth--;
        else if (char === '>' && depth <= 0)
            return blank(text, start, i + 1);
    }
    return text;
}
/** Blanks what is between the tags of scripts and styles, which is no markup. */
function withoutScripts(text) {
    const pieces = [];
    const opening = /<(script|style)\b[^<>]{0,2000}>/gi;
    let from = 0;
    for (let match = opening.exec(text); match; match = opening.exec(text)) {
        const closing = new RegExp(`</${match[1] ?? ''}`, 'gi');
        closing.lastIndex = opening.lastIndex;
        const end = closing.exec(text)?.index;
        // Without an end tag there is none further on either.
        if (end === undefined)
            break;
        pieces.push(text.slice(from, opening.lastIndex), blankOf(text.slice(opening.lastIndex, end)));
        from = end;
        opening.lastIndex = end;
    }
    return pieces.join('') + text.slice(from);
}
function blank(text, start, end) {
    return text.slice(0, start) + blankOf(text.slice(start, end)) + text.slice(end);
}
function blankOf(text) {
    return text.replaceAll(/[^\n]/g, ' ');
}

;// CONCATENATED MODULE: ./build/records/xml-data.js





/** Longest XML that is parsed, in UTF-16 units. */
const xml_data_LENGTH_LIMIT = 8_000_000;
/** HTML elements that have no end tag. */
const VOID_TAGS = [
    'area',
    'base',
    'br',
    'col',
    'embed',
    'hr',
    'img',
    'input',
    'link',
    'meta',
    'source',
    'track',
    'wbr',
];
const TEXT = '#text';
const ATTRIBUTES = ':@';
/** The references that XML defines, and the one that HTML output is full of. A document's own entities stay as written. */
const REFERENCES = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00A0',
};
/**
 * Reads XML. An element that holds text alone is a string under its tag's name, any other one a map of its attributes
 * and children. A document's own entities are never expanded.
 *
 * @param text Without a byte order mark, lines ending in `\n`.
 */
function parseXml(text, { html }) {
    if (text.length > xml_data_LENGTH_LIMIT)
        return { roots: [], problem: 'the XML is too large, so it is read as plain lines' };
    const parser = new XMLParser/* default */.A({
        preserveOrder: true,
        captureMetaData: true,
        ignoreAttributes: false,
        attributeNamePrefix: '',
        parseTagValue: false,
        parseAttributeValue: false,
        trimValues: false,
        processEntities: false,
        ignoreDeclaration: true,
        ignorePiTags: true,
        maxNestedTags: 500,
        allowBooleanAttributes: true,
        unpairedTags: html ? VOID_TAGS : [],
    });
    const parsable = html ? withoutScripts(withoutDoctype(text)) : withoutDoctype(text);
    let parsed;
    try {
        parsed = parser.parse(parsable);
    }
    catch (thrown) {
        return { roots: [], problem: `the XML cannot be read: ${(0,model_problem/* messageOf */.bD)(thrown)}` };
    }
    return new XmlConverter(parsable, html).read(parsed);
}
class XmlConverter {
    #text;
    #html;
    #symbol;
    #index;
    #nodes = 0;
    constructor(text, html) {
        this.#text = text;
        this.#html = html;
        this.#index = new LineIndex(text);
        // The library's own typings call it plainly `Symbol`, the wrapper.
        this.#symbol = XMLParser/* default */.A.getMetaDataSymbol();
    }
    read(parsed) {
        const { entries: children } = this.#children(parsed, 0, 0);
        const problem = this.#nodes > NODE_LIMIT ? `more than ${String(NODE_LIMIT)} nodes; the rest was left out` : null;
        const last = children.at(-1);
        if (!last)
            return { roots: [], problem: problem ?? 'there is no element in the file' };
        return { roots: [{ kind: 'map', line: 1, endLine: last.value.endLine, entries: children }], problem };
    }
    /** Where a piece of source stands behind an offset; the offset itself when it is not near. */
    #find(piece, from) {
        const head = piece.slice(0, 80);
        const found = this.#text.slice(from, from + 4000 + head.length).indexOf(head);
        return found === -1 ? from : from + found;
    }
    /** Recursion is bounded by the parser's `maxNestedTags`. */
    #children(list, from, depth) {
        const entries = [];
        let cursor = from;
        if (!Array.isArray(list) || depth > 600)
            return { entries, end: cursor };
        for (const item of list) {
            if (typeof item !== 'object' || item === null || ++this.#nodes > NODE_LIMIT)
                continue;
            const record = item;
            const text = record[TEXT];
            if (typeof text === 'string') {
                const trimmed = text.trim();
                if (trimmed === '')
                    continue;
                cursor = this.#find(trimmed, cursor);
                const line = this.#index.lineAt(cursor);
                entries.push({ key: '', keyLine: line, value: stringNode(trimmed, line) });
                cursor += trimmed.length;
                continue;
            }
            const tag = Object.keys(record).find((key) => key !== ATTRIBUTES);
            if (tag === undefined)
                continue;
            const meta = record[this.#symbol];
            const known = typeof meta === 'object' && meta !== null && 'startIndex' in meta ? meta.startIndex : null;
            const start = typeof known === 'number' ? known : cursor;
            const { node, end } = this.#element(record, tag, start, depth);
            const line = this.#index.lineAt(start);
            entries.push({ key: this.#html ? '' : localName(tag), keyLine: line, value: node });
            cursor = Math.max(cursor, end);
        }
        return { entries, end: cursor };
    }
    #element(record, tag, start, depth) {
        const line = this.#index.lineAt(start);
        const entries = [];
        let cursor = start + tag.length + 1;
        const attributes = record[ATTRIBUTES];
        if (typeof attributes === 'object' && attributes !== null) {
            for (const [name, value] of Object.entries(attributes)) {
                if (typeof value !== 'string' || value === '')
                    continue;
                const at = this.#find(value, this.#find(name, cursor));
                const found = this.#index.lineAt(at);
                entries.push({ key: this.#html ? '' : localName(name), keyLine: found, value: stringNode(value, found) });
                cursor = Math.max(cursor, at + value.length);
            }
        }
        const bodyStart = this.#text.indexOf('>', cursor);
        const { entries: children, end } = this.#children(record[tag], bodyStart === -1 ? cursor : bodyStart + 1, depth + 1);
        const only = children[0];
        if (entries.length === 0 && children.length === 1 && only?.key === '' && only.value.kind === 'string') {
            return { node: only.value, end };
        }
        // No spread: an element can have more children than a call may have arguments.
        for (const child of children)
            entries.push(child);
        const endLine = Math.max(line, ...entries.slice(-1).map((entry) => entry.value.endLine));
        return { node: { kind: 'map', line, endLine, entries }, end };
    }
}
function stringNode(source, line) {
    let breaks = 0;
    for (const char of source)
        if (char === '\n')
            breaks++;
    return { kind: 'string', text: decodeReferences(source), line, endLine: line + breaks };
}
/** A name without its namespace prefix. */
function localName(name) {
    return name.slice(name.lastIndexOf(':') + 1);
}
/** Decodes numeric references and those that need no declaration. */
function decodeReferences(source) {
    if (!source.includes('&'))
        return source;
    return source.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|([a-z]{2,4}));/g, (whole, decimal, hex, name) => {
        if (typeof name === 'string')
            return REFERENCES[name] ?? whole;
        const code = typeof decimal === 'string' ? Number.parseInt(decimal, 10) : Number.parseInt(String(hex), 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/records/yaml-data.js



/** Longest YAML that is parsed, in UTF-16 units. */
const yaml_data_LENGTH_LIMIT = 8_000_000;
/** Characters that make tokens, in a file that is parsed: the parser spends some 10 µs and a kilobyte on each token. */
const MARK_LIMIT = 300_000;
/** Deepest indentation and bracket nesting handed to the parser, whose time grows with depth times length. */
const DEPTH_LIMIT = 500;
/**
 * Reads YAML, one root a document. An alias to a scalar is that scalar; one to a collection says nothing, because
 * the collection is known at its anchor (and nested aliases would multiply without end). Tags have no effect.
 *
 * @param text Without a byte order mark, lines ending in `\n`.
 */
function parseYaml(text, firstLine = 1) {
    const size = measure(text);
    if (size.marks > MARK_LIMIT)
        return { roots: [], problem: 'the YAML is too large, so it is read as plain lines' };
    if (size.depth > DEPTH_LIMIT)
        return { roots: [], problem: 'the YAML is nested too deep, so it is read as plain lines' };
    try {
        return new YamlReader(firstLine).read(text);
    }
    catch (thrown) {
        return { roots: [], problem: `the YAML cannot be read: ${(0,model_problem/* messageOf */.bD)(thrown)}` };
    }
}
/**
 * An estimate of what parsing will cost: how many characters make tokens, and how deep things nest (open brackets, runs of
 * `- - -`). Deep indentation needs no count, since its text grows with the square of the depth.
 */
function measure(text) {
    if (text.length > yaml_data_LENGTH_LIMIT)
        return { marks: Infinity, depth: 0 };
    let marks = 0;
    let open = 0;
    let depth = 0;
    for (const [mark] of text.matchAll(/[\n:,"'&*!?[\]{}]|- /g)) {
        marks++;
        if (mark === '[' || mark === '{')
            depth = Math.max(depth, ++open);
        else if (mark === ']' || mark === '}')
            open = Math.max(0, open - 1);
        if (marks > MARK_LIMIT)
            break;
    }
    for (const [run] of text.matchAll(/(?:[-?:] {1,4}){100,}/g))
        depth = Math.max(depth, run.length / 2);
    return { marks, depth };
}
class YamlReader {
    #lines = new yaml_dist/* LineCounter */.HN();
    #offset;
    #pending = [];
    #anchors = new Map();
    #nodes = 0;
    constructor(firstLine) {
        this.#offset = firstLine - 1;
    }
    read(text) {
        const documents = (0,yaml_dist/* parseAllDocuments */.hR)(text, {
            lineCounter: this.#lines,
            prettyErrors: false,
            strict: false,
            // Comparing every key with every other takes quadratic time.
            uniqueKeys: false,
            resolveKnownTags: false,
            merge: false,
            logLevel: 'silent',
        });
        const roots = [];
        let problem = null;
        for (const document of documents) {
            const error = document.errors[0];
            if (error)
                problem ??= `line ${String(this.#lineAt(Math.min(error.pos[0], Math.max(0, text.trimEnd().length - 1))))}: ${error.message}`;
            this.#anchors.clear();
            if (document.contents === null)
                continue;
            this.#pending.push({ node: document.contents, place: (data) => roots.push(data), line: this.#offset + 1 });
            for (let next = this.#pending.pop(); next; next = this.#pending.pop())
                next.place(this.#convert(next));
            if (this.#nodes > NODE_LIMIT)
                problem ??= `more than ${String(NODE_LIMIT)} nodes; the rest was left out`;
        }
        return { roots, problem };
    }
    #lineAt(offset) {
        return Math.max(1, this.#lines.linePos(offset).line) + this.#offset;
    }
    #convert({ node, line }) {
        if ((0,yaml_dist/* isAlias */.Vj)(node)) {
            const at = node.range ? this.#lineAt(node.range[0]) : line;
            const known = this.#anchors.get(node.source);
            return known ? { ...known, line: at, endLine: at } : { kind: 'nothing', line: at, endLine: at };
        }
        if ((0,yaml_dist/* isScalar */.jn)(node))
            return this.#scalar(node, line);
        if (!(0,yaml_dist/* isMap */.jh)(node) && !(0,yaml_dist/* isSeq */.oP)(node))
            return { kind: 'nothing', line, endLine: line };
        const start = node.range ? this.#lineAt(node.range[0]) : line;
        const end = node.range ? Math.max(start, this.#lineAt(Math.max(node.range[0], node.range[1] - 1))) : start;
        this.#nodes += node.items.length;
        if (this.#nodes > NODE_LIMIT)
            return { kind: 'nothing', line: start, endLine: end };
        if ((0,yaml_dist/* isMap */.jh)(node)) {
            const entries = [];
            const children = node.items.map((pair, index) => {
                const scalarKey = (0,yaml_dist/* isScalar */.jn)(pair.key) ? this.#scalar(pair.key, start) : null;
                const keyLine = scalarKey?.line ?? start;
                const key = scalarKey && 'text' in scalarKey ? scalarKey.text : '';
                entries.push({ key, keyLine, value: { kind: 'nothing', line: keyLine, endLine: keyLine } });
                const place = (value) => {
                    entries[index] = { key, keyLine, value };
                };
                return { node: pair.value, place, line: keyLine };
            });
            this.#later(children);
            return { kind: 'map', line: start, endLine: end, entries };
        }
        const items = node.items.map(() => ({ kind: 'nothing', line: start, endLine: start }));
        const children = node.items.map((item, index) => ({
            node: item,
            place: (value) => {
                items[index] = value;
            },
            line: start,
        }));
        this.#later(children);
        return { kind: 'list', line: start, endLine: end, items };
    }
    /** Pushed in reverse, the stack gives them in source order. A loop: a spread of a huge array overflows the stack. */
    #later(children) {
        for (let i = children.length - 1; i >= 0; i--) {
            const child = children[i];
            if (child)
                this.#pending.push(child);
        }
    }
    #scalar(node, fallback) {
        const { value, range, source } = node;
        const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
        const start = range ? this.#lineAt(range[0]) : fallback;
        const endLine = range ? Math.max(start, this.#lineAt(Math.max(range[0], range[1] - 1))) : start;
        // The text of a block scalar begins below its `|` or `>`.
        const line = isBlock ? Math.min(start + 1, endLine) : start;
        let data = { kind: 'nothing', line, endLine };
        if (typeof value === 'string')
            data = { kind: 'string', text: value, line, endLine };
        else if (typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value))) {
            data = { kind: 'number', text: source ?? String(value), line, endLine };
        }
        if (node.anchor !== undefined)
            this.#anchors.set(node.anchor, data);
        return data;
    }
}

;// CONCATENATED MODULE: ./build/goldens/approved.js








/** JSON, or Verify's dialect of it, which has neither quotes nor commas: its lines say more than a failed parse. */
const readJson = (text) => {
    const data = parseJson(text);
    return data.problem === null ? readStructured(text, data) : readPlain(text);
};
const readYaml = (text) => readStructured(text, parseYaml(text));
const readMarkup = (text) => readStructured(text, parseXml(text, { html: true }), { readsKeys: false, name: '', role: 'expected' });
/** Readers by the extension that is left when the words of the naming scheme are taken away. */
const READERS = new Map([
    ['csv', (text) => readCsv(text, null)],
    ['html', readMarkup],
    ['json', readJson],
    ['svg', readMarkup],
    ['toml', (text) => readStructured(text, parseToml(text))],
    ['tsv', (text) => readCsv(text, '\t')],
    ['xml', (text) => readStructured(text, parseXml(text, { html: false }))],
    ['yaml', readYaml],
    ['yml', readYaml],
]);
/** Files of ApprovalTests and Verify (`NAME.approved.json`, `NAME.verified.txt`): a naming scheme over other formats. */
const golden = {
    id: 'approved',
    title: 'Approval tests',
    fits: (path) => (isApproval(path) ? (isInFolder(path) ? 3 : 2) : 0),
    read(path, text) {
        // `a.json.approved` has its own extension inside, `a.approved.json` outside.
        const reader = extensionsOf(path).flatMap((extension) => READERS.get(extension) ?? [])[0];
        return (reader ?? readPlain)(plainText(text));
    },
};

;// CONCATENATED MODULE: ./build/records/exchanges.js





/** Values of the request or of the answer that still make a small case. */
const exchanges_SMALL = 12;
/** Longest body that is kept as one text. */
const BODY = 4000;
/** The exchanges of a recording, whatever the tool calls their list; empty when it is no recording. */
function exchangesOf(root) {
    const list = interactionsOf(root);
    if (list?.kind !== 'list')
        return [];
    return list.items.flatMap((item) => {
        const request = child(item, 'request');
        const response = child(item, 'response');
        return request?.kind === 'map' && response?.kind === 'map' ? [exchange(item, request, response)] : [];
    });
}
function interactionsOf(root) {
    return (child(root, 'interactions') ??
        child(root, 'http_interactions') ??
        child(child(root, 'log'), 'entries') ??
        (root.kind === 'list' ? root : null));
}
function child(node, key) {
    if (node?.kind !== 'map')
        return null;
    return node.entries.find((entry) => entry.key.toLowerCase() === key)?.value ?? null;
}
function textOf(node) {
    return node?.kind === 'string' || node?.kind === 'number' ? node.text : null;
}
function exchange(item, request, response) {
    const address = child(request, 'uri') ?? child(request, 'url');
    const method = textOf(child(request, 'method')) ?? '';
    const question = bodyOf(request);
    const answer = bodyOf(response);
    const inputs = [];
    if (address?.kind === 'string')
        inputs.push(...stringValues(address.text, 'input', address.line));
    if (question)
        inputs.push(...bodyValues(question, 'input').slice(0, exchanges_SMALL));
    const answers = answer ? bodyValues(answer, 'expected') : [];
    const isSmall = answers.length <= exchanges_SMALL;
    return {
        name: `${method.toUpperCase()} ${textOf(address) ?? ''}`.trim(),
        startLine: item.line,
        endLine: item.endLine,
        values: distinct([...inputs, ...(isSmall ? answers : [])]),
        answer: isSmall || !answer ? null : answer,
    };
}
/** What a body says: the leaves of JSON, or the text as it is. Fields are left out: an API's words are no answers. */
function bodyValues(body, role) {
    return recordValues(body, { role, readsKeys: false, isDeep: true });
}
/** The body of a message: a string, or a map that holds one as `string`, `text`, `data` or `base64_string`. JSON is parsed. */
function bodyOf(message) {
    const body = child(message, 'body') ?? child(message, 'content') ?? child(message, 'postdata');
    if (!body)
        return null;
    if (isScalar(body))
        return parsedBody(body);
    const encoded = child(body, 'base64_string');
    if (encoded?.kind === 'string')
        return parsedBody({ ...encoded, text: decodeBase64(encoded.text) });
    const inner = child(body, 'string') ?? child(body, 'text') ?? child(body, 'data');
    return inner && isScalar(inner) ? parsedBody(inner) : body;
}
function parsedBody(body) {
    if (body.kind !== 'string' || body.text.trim() === '')
        return null;
    if (/^\s*[{[]/.test(body.text)) {
        const { roots, problem } = parseJson(body.text);
        const [root] = roots;
        if (problem === null && root && roots.length === 1)
            return movedTo(root, body.line, body.endLine);
    }
    return body.text.length <= BODY ? body : null;
}
/** Text of base64, empty when it is binary (compressed bodies are). */
function decodeBase64(text) {
    const decoded = Buffer.from(text.slice(0, 1_000_000), 'base64').toString('utf8');
    return /[\u0000-\u0008\uFFFD]/.test(decoded) ? '' : decoded;
}
/**
 * A tree whose lines are those of the string that it was parsed from: inside a quoted or folded string the lines of the
 * file cannot be told. Iterative, as JSON in a string nests as deep as any other.
 */
function movedTo(root, line, endLine) {
    const place = { line, endLine };
    const holder = [];
    const pending = [
        { node: root, put: (node) => holder.push(node) },
    ];
    for (let next = pending.pop(); next; next = pending.pop()) {
        const { node, put } = next;
        if (node.kind === 'map') {
            const entries = node.entries.map((entry) => ({ ...entry, keyLine: line }));
            entries.forEach((entry, index) => {
                pending.push({ node: entry.value, put: (value) => (entries[index] = { ...entry, value }) });
            });
            put({ ...node, ...place, entries });
        }
        else if (node.kind === 'list') {
            const items = [...node.items];
            items.forEach((item, index) => pending.push({ node: item, put: (value) => (items[index] = value) }));
            put({ ...node, ...place, items });
        }
        else
            put({ ...node, ...place });
    }
    return holder[0] ?? root;
}

;// CONCATENATED MODULE: ./build/goldens/cassette.js







const FOLDERS = new Set(['cassettes', 'vcr_cassettes', 'vcr', 'recordings', '__recordings__']);
const EXTENSIONS = new Set(['yaml', 'yml', 'json', 'har']);
/** Recorded HTTP traffic: VCR, vcrpy, Betamax, go-vcr, Polly and HAR. */
const cassette_golden = {
    id: 'cassette',
    title: 'HTTP cassettes',
    fits(path, text) {
        const extension = extensionsOf(innerPath(path))[0] ?? '';
        if (!EXTENSIONS.has(extension))
            return 0;
        const isKnown = /^[ {]{0,4}\n? {0,4}"?(?:http_)?interactions"? ?:/m.test(text.slice(0, 400));
        const isInside = isInFolder(path, FOLDERS);
        if (isKnown)
            return isInside ? 4 : 3.5;
        if (extension === 'har')
            return 3.5;
        return isInside ? 2.5 : 0;
    },
    read(path, text) {
        const plain = plainText(text);
        const extension = extensionsOf(innerPath(path))[0] ?? '';
        const isJson = extension === 'json' || extension === 'har';
        const data = isJson ? parseJson(plain) : parseYaml(plain);
        const collector = new CaseCollector();
        collector.note(data.problem);
        for (const root of data.roots) {
            const exchanges = exchangesOf(root);
            if (exchanges.length === 0)
                addDataCases(collector, root);
            for (const exchange of exchanges)
                addExchange(collector, exchange);
        }
        if (collector.isEmpty && data.problem !== null)
            addLines(collector, plain);
        return collector.reading();
    },
};
function addExchange(collector, { name, startLine, endLine, values, answer }) {
    collector.add({ kind: 'pair', name, startLine, endLine, values });
    if (answer)
        addDataCases(collector, answer, { readsKeys: true, name, role: 'expected' });
}

;// CONCATENATED MODULE: ./build/goldens/csv.js



const csv_EXTENSIONS = new Set(['csv', 'tsv', 'psv']);
const DELIMITERS = { tsv: '\t', psv: '|' };
/** Comma-, tab-, semicolon- or bar-separated values. */
const csv_golden = {
    id: 'csv',
    title: 'CSV and TSV',
    fits: (path) => (isApproval(path) ? Math.min(1, fitsExtension(path, csv_EXTENSIONS)) : fitsExtension(path, csv_EXTENSIONS)),
    read(path, text) {
        const extension = extensionsOf(innerPath(path))[0] ?? '';
        return readCsv(plainText(text), DELIMITERS[extension] ?? null);
    },
};

;// CONCATENATED MODULE: ./build/records/printed-data.js



const OPENING = new Set(['{', '[', '(']);
const CLOSING = new Set(['}', ']', ')']);
/**
 * Whether a text looks like a printed value: pretty-format's `Object {`, Rust's `Order { total: 3 }`, Python's
 * `dict({`, a bare JSON-like value, a quoted string or a number.
 */
function looksPrinted(text) {
    const trimmed = text.trim();
    if (trimmed.length < 5000 && canonicalNumber(trimmed) !== null)
        return true;
    const first = trimmed.charAt(0);
    const last = trimmed.charAt(trimmed.length - 1);
    if (first === '"' || first === "'")
        return first === last && trimmed.length > 1;
    return CLOSING.has(last) && /^(?:&?[A-Za-z_][\w:.<>]{0,80} ?)?[{[(]/.test(trimmed);
}
/**
 * Reads a value as test tools print it, loosely: brackets nest, quoted strings and numbers are values, what stands before
 * `:`, `=>` or `=` is a key, other words (type names, `null`) say nothing. Never fails: it makes of broken print what it
 * can. Iterative, so nesting cannot overflow the stack.
 *
 * @param firstLine Line of the text's first line in its file.
 */
function parsePrinted(text, firstLine) {
    return new PrintedReader(text, firstLine).read();
}
class PrintedReader {
    #text;
    #stack = [];
    #at = 0;
    #line;
    #nodes = 0;
    #top;
    constructor(text, firstLine) {
        this.#text = text;
        this.#line = firstLine;
        this.#top = opened(firstLine, '');
    }
    read() {
        while (this.#at < this.#text.length && this.#nodes <= NODE_LIMIT)
            this.#step(this.#text.charAt(this.#at));
        while (this.#stack.length > 0)
            this.#close();
        this.#flush();
        const [only] = this.#top.entries;
        if (only && this.#top.entries.length === 1 && only.key === '')
            return only.value;
        return this.#collection(this.#top);
    }
    #step(char) {
        if (char === '\n') {
            this.#line++;
            this.#at++;
        }
        else if (OPENING.has(char)) {
            this.#at++;
            // The name before a bracket is a type or a function; it is no value.
            if (this.#top.last?.kind === 'nothing')
                this.#top.last = null;
            this.#flush();
            this.#stack.push(this.#top);
            this.#top = opened(this.#line, char);
        }
        else if (CLOSING.has(char)) {
            this.#at++;
            if (this.#stack.length > 0)
                this.#close();
        }
        else if (char === ',' || char === ';') {
            this.#at++;
            this.#flush();
        }
        else if (char === ':' || char === '=') {
            this.#at += this.#text.startsWith('=>', this.#at) ? 2 : 1;
            const { last, lastText } = this.#top;
            if (last)
                this.#top.key = { text: lastText, line: last.line };
            this.#top.last = null;
        }
        else if (char === '"' || char === "'")
            this.#string(char);
        else if (char.trim() === '')
            this.#at++;
        else
            this.#word();
    }
    /** Puts the value that was read last into the open collection. */
    #flush() {
        const { last } = this.#top;
        if (!last)
            return;
        this.#top.last = null;
        this.#put(last);
    }
    #put(node) {
        this.#nodes++;
        const { key } = this.#top;
        this.#top.key = null;
        this.#top.entries.push({ key: key?.text ?? '', keyLine: key?.line ?? node.line, value: node });
    }
    #close() {
        this.#flush();
        const done = this.#top;
        const parent = this.#stack.pop();
        if (!parent)
            return;
        this.#top = parent;
        const [only] = done.entries;
        // Python's `dict({…})` and Rust's `Some([…])` are what they wrap.
        const isWrapper = done.bracket === '(' && done.entries.length === 1 && only?.key === '' && !isScalar(only.value);
        this.#put(isWrapper ? only.value : this.#collection(done));
    }
    #collection({ line, entries }) {
        const endLine = this.#line;
        const isList = entries.every((entry) => entry.key === '');
        if (isList)
            return { kind: 'list', line, endLine, items: entries.map((entry) => entry.value) };
        return { kind: 'map', line, endLine, entries };
    }
    #scalar(node, text) {
        this.#flush();
        this.#top.last = node;
        this.#top.lastText = text;
    }
    #string(quote) {
        const start = this.#at + 1;
        const end = closingQuote(this.#text, start, quote);
        const raw = this.#text.slice(start, end);
        const line = this.#line;
        for (const char of raw)
            if (char === '\n')
                this.#line++;
        this.#at = end + 1;
        const text = raw.includes('\\') ? unescapePrinted(raw) : raw;
        this.#scalar({ kind: 'string', text, line, endLine: this.#line }, text);
    }
    #word() {
        // Rust's `a::b` and the colons of a time of day belong to the word.
        const run = /(?:[^\s"'\x2C:=;()[\]{}]|::|(?<=\d\d):(?=\d\d))+/y;
        run.lastIndex = this.#at;
        const word = run.exec(this.#text)?.[0] ?? this.#text.charAt(this.#at);
        const place = { line: this.#line, endLine: this.#line };
        this.#at += word.length;
        if (/^[-+]?\.?\d/.test(word) && canonicalNumber(word) !== null) {
            this.#scalar({ kind: 'number', text: word, ...place }, word);
        }
        else if (/^\d/.test(word))
            this.#scalar({ kind: 'string', text: word, ...place }, word);
        else if (this.#top.last?.kind !== 'string')
            this.#scalar({ kind: 'nothing', ...place }, word);
    }
}
function opened(line, bracket) {
    return { line, bracket, entries: [], last: null, lastText: '', key: null };
}
/**
 * Offset of the quote that ends a string. Jest prints inner quotes without escapes, so the closing one is an unescaped
 * quote with a delimiter behind it; without one the string ends with its line.
 */
function closingQuote(text, start, quote) {
    for (let i = start; i < text.length; i++) {
        const char = text.charAt(i);
        if (char === '\\')
            i++;
        else if (char === quote && isDelimited(text, i + 1))
            return i;
    }
    const lineEnd = text.indexOf('\n', start);
    return lineEnd === -1 ? text.length : lineEnd;
}
/** Whether a line's end or a mark that can follow a value comes next, blanks left out. */
function isDelimited(text, from) {
    const blanks = /[ \t]*/y;
    blanks.lastIndex = from;
    blanks.test(text);
    const next = text.charAt(blanks.lastIndex);
    return next === '' || ',:;)]}=\n'.includes(next);
}
const ESCAPES = { n: '\n', t: '\t', r: '\r', '0': '\0' };
/** Decodes the escapes that Jest, Rust's `{:?}` and Python's `repr` share. */
function unescapePrinted(raw) {
    return raw.replaceAll(/\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([\s\S]))/g, (whole, braced, long, short, simple) => {
        const hex = braced ?? long ?? short;
        if (typeof hex === 'string') {
            const code = Number.parseInt(hex, 16);
            return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
        }
        return typeof simple === 'string' ? (ESCAPES[simple] ?? simple) : whole;
    });
}
/** Whether the first lines of a text look like YAML: a key with a colon, or a dash. */
function looksLikeYaml(text) {
    let seen = 0;
    for (const { text: line } of lines_linesOf(text.slice(0, 4000))) {
        if (line.trim() === '')
            continue;
        if (!/^\s*(?:---$|- |-$|[\w"'][\w"'./-]*:(?:\s|$))/.test(line))
            return seen >= 5;
        if (++seen === 5)
            return true;
    }
    return seen > 0;
}

;// CONCATENATED MODULE: ./build/records/snapshot-entries.js







/**
 * Makes cases of a snapshot entry: one with its names and its content as a whole (when that is short), and small ones of
 * the values that are printed in it.
 */
function addSnapshotEntry(collector, entry) {
    const { name, content, startLine, contentLine } = entry;
    const data = readContent(content, contentLine);
    const { first, last } = extent(content, contentLine);
    const isShort = last - first < WHOLE_LINES;
    const whole = data && isScalar(data)
        ? scalarValues(data, 'expected')
        : isShort
            ? stringValues(content.trim(), 'expected', first)
            : [];
    const values = distinct([...entry.names, ...whole]);
    collector.add({ kind: 'entry', name, startLine, endLine: Math.max(startLine, last), values });
    if (data && isScalar(data))
        return;
    if (data)
        addDataCases(collector, data, { readsKeys: true, name, role: 'expected' });
    else if (last > first || !isShort)
        addLines(collector, content, name, contentLine);
}
function readContent(content, line) {
    if (looksPrinted(content))
        return parsePrinted(content, line);
    if (!looksLikeYaml(content))
        return null;
    const { roots, problem } = parseYaml(content, line);
    const [root] = roots;
    return problem === null && roots.length === 1 && root ? root : null;
}
/** First and last line that are not blank. */
function extent(content, firstLine) {
    let first = null;
    let last = firstLine;
    for (const { text, line } of lines_linesOf(content, firstLine)) {
        if (text.trim() === '')
            continue;
        first ??= line;
        last = line;
    }
    return { first: first ?? firstLine, last };
}
/** A test's name with its suites: `suite > test` (Vitest), the whole otherwise. */
function nameValues(name, line) {
    const parts = name.split(' > ');
    const test = parts.pop() ?? name;
    const suites = parts.flatMap((part) => part.trim() === '' ? [] : [{ kind: 'string', text: part.trim(), role: 'suite-name', line }]);
    if (test.trim() === '')
        return suites;
    return [...suites, { kind: 'string', text: test.trim(), role: 'test-name', line }];
}

;// CONCATENATED MODULE: ./build/goldens/insta-snapshot.js





const insta_snapshot_FOLDERS = new Set(['snapshots']);
/** Longest front matter that is read; insta's own has a handful of lines. */
const FRONT_MATTER = 20_000;
/** Roles of what the front matter says; `input_file` and `info` are set by globbed and annotated tests. */
const ROLES = {
    expression: 'input',
    source: 'file-name',
    input_file: 'file-name',
    description: 'case-id',
};
/** Snapshots of Rust's insta: YAML front matter between `---` lines, then the content; `.snap.new` is one not yet accepted. */
const insta_snapshot_golden = {
    id: 'insta-snapshot',
    title: 'insta snapshots',
    fits(path, text) {
        const [outer, inner] = extensionsOf(path);
        if (outer !== 'snap' && !(outer === 'new' && inner === 'snap'))
            return 0;
        const isKnown = /^\uFEFF?---\r?\n/.test(text.slice(0, 8));
        if (!isKnown && text.slice(0, 4000).includes('exports[`'))
            return 0;
        return 1 + (isKnown ? 1 : 0) + (isInFolder(path, insta_snapshot_FOLDERS) ? 1 : 0);
    },
    read(_path, text) {
        const plain = plainText(text);
        const collector = new CaseCollector();
        const end = plain.startsWith('---\n') ? plain.slice(0, FRONT_MATTER).indexOf('\n---\n', 3) : -1;
        if (end === -1) {
            collector.note('line 1: there is no front matter between `---` lines');
            addLines(collector, plain);
            return collector.reading();
        }
        const matter = plain.slice(4, end + 1);
        const names = readFrontMatter(collector, matter);
        const contentLine = matter.split('\n').length + 2;
        const content = plain.slice(end + 5);
        const name = names.find((value) => value.role === 'input')?.text ?? '';
        addSnapshotEntry(collector, { name, names, content, startLine: 1, contentLine });
        return collector.reading();
    },
};
function readFrontMatter(collector, matter) {
    const { roots, problem } = parseYaml(matter, 2);
    collector.note(problem);
    const [root] = roots;
    if (root?.kind !== 'map')
        return [];
    return root.entries.flatMap(({ key, value }) => {
        const role = ROLES[key];
        if (role === undefined || value.kind !== 'string')
            return [];
        // Tests name fixture files, not the folders that lead to them.
        const text = role === 'file-name' ? value.text.slice(value.text.lastIndexOf('/') + 1) : value.text;
        return stringValues(text, role, value.line);
    });
}

;// CONCATENATED MODULE: ./build/goldens/jest-snapshot.js




const jest_snapshot_FOLDERS = new Set(['__snapshots__', '__file_snapshots__']);
const jest_snapshot_OPENING = 'exports[`';
/**
 * Snapshots of Jest and Vitest. The file is JavaScript, and both tools run it; here it is scanned for the only statement
 * that the tools write, and nothing is ever executed.
 */
const jest_snapshot_golden = {
    id: 'jest-snapshot',
    title: 'Jest and Vitest snapshots',
    hasIndependentEntries: true,
    fits(path, text) {
        if (extensionsOf(path)[0] !== 'snap')
            return 0;
        const head = text.slice(0, 4000);
        const isKnown = head.includes(jest_snapshot_OPENING) || /^\uFEFF?\/\/ (?:Jest|Vitest|Bun) Snapshot/.test(head);
        if (!isKnown && /^\uFEFF?---/.test(head))
            return 0;
        return 1 + (isKnown ? 1 : 0) + (isInFolder(path, jest_snapshot_FOLDERS) ? 1 : 0);
    },
    read(_path, text) {
        const collector = new CaseCollector();
        const scanner = new SnapshotScanner(plainText(text));
        for (let entry = scanner.next(); entry && !collector.full; entry = scanner.next()) {
            const name = entry.key.replace(/ \d{1,9}$/, '');
            addSnapshotEntry(collector, {
                name: entry.key,
                names: nameValues(name, entry.line),
                content: entry.value,
                startLine: entry.line,
                contentLine: entry.valueLine,
            });
        }
        collector.note(scanner.problem);
        return collector.reading();
    },
};
/** Finds entries of the form: exports[`key`] = `value`; */
class SnapshotScanner {
    #text;
    #at = 0;
    #line = 1;
    #problem = null;
    constructor(text) {
        this.#text = text;
    }
    get problem() {
        return this.#problem;
    }
    /** The next sound entry; null at the end. What is between entries is noted and left out. */
    next() {
        while (this.#at < this.#text.length) {
            const rest = this.#text.indexOf('\n', this.#at);
            const lineEnd = rest === -1 ? this.#text.length : rest;
            if (this.#text.startsWith(jest_snapshot_OPENING, this.#at)) {
                const [at, line] = [this.#at, this.#line];
                const entry = this.#entry();
                if (entry)
                    return entry;
                this.#at = at;
                this.#line = line;
                this.#note();
            }
            else {
                const content = this.#text.slice(this.#at, lineEnd).trim();
                if (content !== '' && !content.startsWith('//'))
                    this.#note();
            }
            this.#at = lineEnd + 1;
            this.#line++;
        }
        return null;
    }
    #note() {
        this.#problem ??= `line ${String(this.#line)} is not a snapshot entry`;
    }
    #entry() {
        const line = this.#line;
        this.#at += jest_snapshot_OPENING.length;
        const key = this.#template();
        if (key === null || !this.#text.startsWith('] = `', this.#at))
            return null;
        this.#at += 5;
        const valueLine = this.#line;
        const value = this.#template();
        if (value === null || this.#text.charAt(this.#at) !== ';')
            return null;
        this.#at++;
        const rest = /[ \t]*(?:\n|$)/y;
        rest.lastIndex = this.#at;
        const end = rest.exec(this.#text);
        if (!end)
            return null;
        this.#at += end[0].length;
        if (end[0].endsWith('\n'))
            this.#line++;
        return { key, value, line, valueLine };
    }
    /**
     * Decodes a template literal from behind its opening backtick. Null when it does not end, when it holds a `${`, which
     * would be code, or when the next entry begins inside it, which shows that this one was cut off.
     */
    #template() {
        const pieces = [];
        let from = this.#at;
        for (let i = this.#at; i < this.#text.length; i++) {
            const char = this.#text.charAt(i);
            if (char === '`') {
                pieces.push(this.#text.slice(from, i));
                this.#at = i + 1;
                return pieces.join('');
            }
            if (char === '\n') {
                this.#line++;
                if (this.#text.startsWith(jest_snapshot_OPENING, i + 1))
                    return null;
            }
            else if (char === '$' && this.#text.charAt(i + 1) === '{')
                return null;
            else if (char === '\\' && '`\\$'.includes(this.#text.charAt(i + 1) || ' ')) {
                pieces.push(this.#text.slice(from, i));
                from = ++i;
            }
        }
        return null;
    }
}

;// CONCATENATED MODULE: ./build/goldens/json.js




const json_EXTENSIONS = new Set(['json', 'json5', 'jsonc', 'ipynb', 'har', 'geojson', 'topojson', 'webmanifest', 'map']);
/** JSON and what is written for it: comments, trailing commas, bare keys. */
const json_golden = {
    id: 'json',
    title: 'JSON',
    fits: (path) => (isApproval(path) ? Math.min(1, fitsExtension(path, json_EXTENSIONS)) : fitsExtension(path, json_EXTENSIONS)),
    read(_path, text) {
        const plain = plainText(text);
        return readStructured(plain, parseJson(plain));
    },
};

;// CONCATENATED MODULE: ./build/goldens/jsonl.js





const jsonl_EXTENSIONS = new Set(['jsonl', 'ndjson', 'jsonlines', 'ldjson']);
/** JSON Lines: one JSON value a line. A broken line costs that line alone. */
const jsonl_golden = {
    id: 'jsonl',
    title: 'JSON Lines',
    fits: (path) => fitsExtension(path, jsonl_EXTENSIONS),
    read(_path, text) {
        const plain = plainText(text);
        const collector = new CaseCollector();
        for (const { text: content, line } of lines_linesOf(plain)) {
            if (content.trim() === '')
                continue;
            if (collector.full)
                break;
            const { roots, problem } = parseJson(content, line);
            collector.note(problem);
            if (roots.every((root) => root.kind === 'nothing') && problem !== null) {
                addLines(collector, content, '', line);
                continue;
            }
            // Wrapped in a list, an object is a record, as its neighbours are.
            const items = [...roots];
            addDataCases(collector, { kind: 'list', line, endLine: line, items });
        }
        addWholeFile(collector, plain);
        return collector.reading();
    },
};

;// CONCATENATED MODULE: ./build/goldens/syrupy.js




const syrupy_EXTENSIONS = new Set(['ambr']);
const NAME = '# name: ';
const END = '# ---';
const INDENT = '  ';
const QUOTES = "'''";
/** Snapshots of pytest's syrupy: `# name: test_x[param]`, the value indented by two blanks, `# ---`. */
const syrupy_golden = {
    id: 'syrupy',
    title: 'syrupy snapshots',
    hasIndependentEntries: true,
    fits: (path) => fitsExtension(path, syrupy_EXTENSIONS),
    read(_path, text) {
        const collector = new CaseCollector();
        let open = null;
        const close = () => {
            if (!open)
                return;
            // A text of several lines stands between lines of three quotes.
            const isText = open.content.length > 1 && open.content[0] === QUOTES && open.content.at(-1) === QUOTES;
            addSnapshotEntry(collector, {
                name: open.name,
                names: namesOf(open.name, open.line),
                content: (isText ? open.content.slice(1, -1) : open.content).join('\n'),
                startLine: open.line,
                contentLine: open.line + (isText ? 2 : 1),
            });
            open = null;
        };
        for (const { text: content, line } of lines_linesOf(plainText(text))) {
            if (collector.full)
                break;
            if (content.startsWith(NAME)) {
                if (open)
                    collector.note(`line ${String(line)}: the entry above is not closed by \`${END}\``);
                close();
                open = { name: content.slice(NAME.length).trim(), line, content: [] };
            }
            else if (content.startsWith(END))
                close();
            else if (open) {
                open.content.push(content.startsWith(INDENT) ? content.slice(INDENT.length) : content);
            }
            else if (content.trim() !== '' && !content.startsWith('#')) {
                collector.note(`line ${String(line)} is not part of a snapshot entry`);
            }
        }
        if (open)
            collector.note('the last entry is cut off');
        close();
        return collector.reading();
    },
};
/** `TestCart.test_total[two items].1` names a suite, a test and a row; the number counts snapshots within the test. */
function namesOf(name, line) {
    const opening = name.indexOf('[');
    const closing = name.lastIndexOf(']');
    const row = opening !== -1 && closing > opening ? name.slice(opening + 1, closing) : '';
    const path = (row === '' ? name : name.slice(0, opening)).replace(/\.\d{1,9}$/, '').split('.');
    const test = path.pop() ?? '';
    const values = path.map((suite) => ({ kind: 'string', text: suite, role: 'suite-name', line }));
    values.push({ kind: 'string', text: test, role: 'test-name', line });
    if (row !== '')
        values.push({ kind: 'string', text: row, role: 'case-id', line });
    return values.filter((value) => value.text !== '');
}

;// CONCATENATED MODULE: ./build/goldens/text.js




/** Endings of printed output. `.golden`, `.expected` and the like stand alone here; before them another format may. */
const text_EXTENSIONS = new Set([
    'txt',
    'text',
    'log',
    'stdout',
    'stderr',
    'in',
    'stdin',
    'input',
    'md',
    'rst',
    'diff',
    'patch',
]);
const OUTPUT_EXTENSIONS = new Set(['out', 'output', 'golden', 'expected', 'want', 'ans', 'answer', 'snap', 'ref']);
/** Plain text, and whatever no other format reads. */
const text_golden = {
    id: 'text',
    title: 'Plain text',
    fits(path) {
        if (isApproval(path))
            return 0.1;
        const fit = fitsExtension(path, text_EXTENSIONS);
        if (fit > 0)
            return fit;
        return OUTPUT_EXTENSIONS.has(extensionsOf(path)[0] ?? '') ? 1 : 0.1;
    },
    read(_path, text) {
        const plain = plainText(text);
        // `NAME.golden` often holds JSON; its strings are then worth more than its lines.
        if (/^\s*[{[]/.test(plain)) {
            const data = parseJson(plain);
            if (data.problem === null) {
                const reading = readStructured(plain, data);
                if (reading.cases.length > 0)
                    return reading;
            }
        }
        return readPlain(plain);
    },
};

;// CONCATENATED MODULE: ./build/goldens/toml.js




const toml_EXTENSIONS = new Set(['toml']);
/** TOML. */
const toml_golden = {
    id: 'toml',
    title: 'TOML',
    fits: (path) => (isApproval(path) ? Math.min(1, fitsExtension(path, toml_EXTENSIONS)) : fitsExtension(path, toml_EXTENSIONS)),
    read(_path, text) {
        const plain = plainText(text);
        return readStructured(plain, parseToml(plain));
    },
};

;// CONCATENATED MODULE: ./build/goldens/xml.js




const MARKUP = new Set(['html', 'htm', 'xhtml', 'svg']);
const xml_EXTENSIONS = new Set([
    ...MARKUP,
    'xml',
    'rss',
    'atom',
    'xsd',
    'xsl',
    'xslt',
    'wsdl',
    'plist',
    'gpx',
    'kml',
    'trx',
]);
/** XML, HTML and SVG. */
const xml_golden = {
    id: 'xml',
    title: 'XML, HTML and SVG',
    fits: (path) => (isApproval(path) ? Math.min(1, fitsExtension(path, xml_EXTENSIONS)) : fitsExtension(path, xml_EXTENSIONS)),
    read(path, text) {
        const plain = plainText(text);
        // Tags of HTML and SVG (`input`, `text`, `title`) name parts of a page, not of a test case.
        const isMarkup = MARKUP.has(extensionsOf(innerPath(path))[0] ?? '');
        const data = parseXml(plain, { html: isMarkup });
        return readStructured(plain, data, { readsKeys: !isMarkup, name: '', role: isMarkup ? 'expected' : null });
    },
};

;// CONCATENATED MODULE: ./build/goldens/yaml.js




const yaml_EXTENSIONS = new Set(['yaml', 'yml']);
/** YAML, several documents in one file included. */
const yaml_golden = {
    id: 'yaml',
    title: 'YAML',
    fits: (path) => (isApproval(path) ? Math.min(1, fitsExtension(path, yaml_EXTENSIONS)) : fitsExtension(path, yaml_EXTENSIONS)),
    read(_path, text) {
        const plain = plainText(text);
        return readStructured(plain, parseYaml(plain));
    },
};

;// CONCATENATED MODULE: ./build/generated/goldens.js












/** Every golden of `src/goldens/`, by id. */
const goldens = [
    golden,
    cassette_golden,
    csv_golden,
    insta_snapshot_golden,
    jest_snapshot_golden,
    json_golden,
    jsonl_golden,
    syrupy_golden,
    text_golden,
    toml_golden,
    xml_golden,
    yaml_golden,
];

;// CONCATENATED MODULE: ./build/records/choose.js
/**
 * The format that fits a golden file best; of equals the one whose id sorts first, so that the order of the registry
 * does not matter.
 *
 * @param formats Never empty; holds a format that fits everything a little.
 * @param path Repository-relative path.
 * @param text Its text; formats look at the head only.
 */
function chooseGolden(formats, path, text) {
    const head = text.slice(0, 4000);
    const [best] = formats
        .map((format) => ({ format, fit: format.fits(path, head) }))
        .sort((a, b) => b.fit - a.fit || (a.format.id < b.format.id ? -1 : 1));
    if (!best)
        throw new Error('there are no golden formats to choose from');
    return best.format;
}

;// CONCATENATED MODULE: ./build/oracle/growth.js


/**
 * Whether a snapshot file only gained entries: every entry of the base stands in the head with the same values.
 * Always false for formats whose entries are not independent, where a new line changes what an old test expects.
 */
function onlyGrew(path, before, after) {
    const format = chooseGolden(goldens, path, before);
    if (!format.hasIndependentEntries)
        return false;
    const [old, now] = [format.read(path, before), format.read(path, after)];
    if (old.problem !== null || now.problem !== null || old.cases.length === 0)
        return false;
    const standing = new Map(now.cases.map((entry) => [entry.name, contentOf(entry)]));
    return (standing.size === now.cases.length &&
        new Set(old.cases.map((entry) => entry.name)).size === old.cases.length &&
        old.cases.every((entry) => standing.get(entry.name) === contentOf(entry)));
}
function contentOf(entry) {
    return JSON.stringify(entry.values.map((value) => [value.kind, value.role, value.text]));
}

// EXTERNAL MODULE: ./build/model/words.js
var model_words = __webpack_require__(5583);
;// CONCATENATED MODULE: ./build/lexer/forms.js
const SLASH_COMMENT = /\/\//y;
const HASH_COMMENT = /#/y;
const DASH_COMMENT = /--/y;
const STAR_COMMENT = { first: '/', open: /\/\*/y, close: '*/', nests: false };
/** `/* … /* … *\/ … *\/` (Rust, Kotlin, Swift, Scala, Dart). */
const NESTED_COMMENT = { ...STAR_COMMENT, nests: true };
/** A string in one-character marks on one line. */
function quoted(mark, escapes = 'backslash', holes = []) {
    return { first: mark, open: new RegExp(mark, 'y'), close: mark, escapes, holes, isMultiline: false };
}
/** The same, but line breaks belong to it. */
function multiline(mark, escapes = 'backslash', holes = []) {
    return { ...quoted(mark, escapes, holes), isMultiline: true };
}
/** A string between triple marks. */
function tripled(mark, layout, escapes = 'backslash', holes = []) {
    return { first: mark.charAt(0), open: new RegExp(mark, 'y'), close: mark, escapes, holes, isMultiline: true, layout };
}
/** A character literal: a quote that holds one character or escape, so that a lone `'` is none. */
const CHARACTER = {
    first: "'",
    open: /'(?=(?:\\(?:u\{[^'}\n]{1,8}\}|[^'\n][^'\n]{0,9}|')|[^'\\\n]|[\ud800-\udbff][\udc00-\udfff])')/y,
    close: "'",
    escapes: 'backslash',
    isMultiline: false,
};
/** The bracket that closes one of the four kinds, else the mark itself. */
function closingMark(mark) {
    const at = '([{<'.indexOf(mark);
    return at >= 0 && mark !== '' ? ')]}>'.charAt(at) : mark;
}
/** The mark itself when it is a bracket that may nest, else none. */
function nestingMark(mark) {
    return mark !== '' && '([{<'.includes(mark) ? mark : '';
}
const DOLLAR_HOLES = [
    { open: '${', close: '}' },
    { open: '$', close: '' },
];
const HASH_HOLES = [{ open: '#{', close: '}' }];

;// CONCATENATED MODULE: ./build/lexer/grammar.js
/** How a language builds its statements: what the tolerant parser must know. All of it data. */
/** Binding powers; a higher one binds tighter. */
const POWER = {
    assignment: 10,
    ternary: 20,
    pipe: 30,
    or: 40,
    and: 50,
    equality: 60,
    relation: 70,
    bits: 80,
    range: 90,
    shift: 100,
    sum: 110,
    product: 120,
    power: 130,
    unary: 140,
};
const LEVELS = {
    assignment: '= += -= *= /= %= &= |= ^= <<= >>= >>>= **= ||= &&= ??= := <-',
    ternary: '?: ??',
    pipe: '|>',
    or: '||',
    and: '&&',
    equality: '== != === !== =~ !~ <=>',
    relation: '< > <= >=',
    bits: '| ^ &',
    range: '.. ... ..= ..<',
    shift: '<< >> >>>',
    sum: '+ -',
    product: '* / %',
    power: '**',
};
function compileGrammar(grammar) {
    const roles = new Map();
    for (const [role, words] of Object.entries(grammar.keywords)) {
        for (const word of words.split(' '))
            if (word !== '')
                roles.set(word, role);
    }
    const powers = new Map();
    for (const [level, texts] of Object.entries(LEVELS)) {
        for (const text of texts.split(' '))
            powers.set(text, POWER[level]);
    }
    for (const text of [...grammar.members, ...grammar.pairs])
        powers.delete(text);
    for (const [text, power] of Object.entries(grammar.operators ?? {})) {
        if (power === 0)
            powers.delete(text);
        else
            powers.set(text, power);
    }
    return { ...grammar, roles, powers, memberSet: new Set(grammar.members), pairSet: new Set(grammar.pairs) };
}

;// CONCATENATED MODULE: ./build/grammar/lines.js
/** Where the lines of a text begin, to turn offsets (UTF-16 units) into ranges. A line ends with `\n` alone. */
class Lines {
    #starts;
    constructor(text) {
        const starts = [0];
        for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
            starts.push(at + 1);
        this.#starts = starts;
    }
    /** The range from one offset to another (exclusive). */
    range(start, end) {
        const startLine = this.#lineOf(start, 0);
        const endLine = this.#lineOf(end, startLine);
        return {
            startLine: startLine + 1,
            startColumn: start - (this.#starts[startLine] ?? 0) + 1,
            endLine: endLine + 1,
            endColumn: end - (this.#starts[endLine] ?? 0) + 1,
        };
    }
    /** Index of the last line that starts at or before the offset, searched from `low` on. */
    #lineOf(offset, low) {
        const starts = this.#starts;
        const next = starts[low + 1];
        if (next === undefined || offset < next)
            return low;
        let high = starts.length;
        while (high - low > 1) {
            const middle = (low + high) >>> 1;
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle;
        }
        return low;
    }
}

;// CONCATENATED MODULE: ./build/model/range.js
/** The smallest range that holds both. */
function spanOf(a, b) {
    const startFirst = a.startLine < b.startLine || (a.startLine === b.startLine && a.startColumn <= b.startColumn);
    const endLast = a.endLine > b.endLine || (a.endLine === b.endLine && a.endColumn >= b.endColumn);
    return {
        startLine: startFirst ? a.startLine : b.startLine,
        startColumn: startFirst ? a.startColumn : b.startColumn,
        endLine: endLast ? a.endLine : b.endLine,
        endColumn: endLast ? a.endColumn : b.endColumn,
    };
}
/** Whether `inner` lies within `outer`. */
function contains(outer, inner) {
    const startsBefore = outer.startLine < inner.startLine || (outer.startLine === inner.startLine && outer.startColumn <= inner.startColumn);
    const endsAfter = outer.endLine > inner.endLine || (outer.endLine === inner.endLine && outer.endColumn >= inner.endColumn);
    return startsBefore && endsAfter;
}

;// CONCATENATED MODULE: ./build/lexer/bodies.js
/** The group in braces at the cursor, as statements. */
function block(p) {
    const first = p.at;
    if (p.isTooDeep) {
        p.hasErrors = true;
        return p.flatten();
    }
    p.depth++;
    const children = p.within({ hasLines: p.grammar.endsAtNewline }, () => p.read.statements(p));
    p.depth--;
    return p.block('body', children, first);
}
/** Statements between a keyword and `end`, with the handlers among them; steps over the `end`. */
function bodyUntilEnd(p) {
    const first = p.at;
    const children = p.with({ hasLines: true, isHeader: false, isCommand: false, isPattern: false }, () => {
        const nodes = p.read.statements(p, endsBody);
        if (p.roleAhead() !== 'handler' && p.roleAhead() !== 'else')
            return nodes;
        const parts = [p.block('body', nodes, first)];
        while (p.roleAhead() === 'handler' || p.roleAhead() === 'else')
            parts.push(handler(p));
        return [p.block('try', parts, first)];
    });
    const body = p.block('body', children, first);
    acceptEnd(p);
    return body;
}
/** Steps over the word that ends a body, with the word it repeats (SQL's `END IF`). */
function acceptEnd(p) {
    if (p.roleAhead() !== 'end')
        return;
    p.at++;
    const repeated = p.roleAhead();
    if (p.grammar.isCaseInsensitive && (repeated === 'if' || repeated === 'loop' || repeated === 'switch'))
        p.at++;
}
function endsBody(p) {
    const role = p.roleAhead();
    return (role === 'end' || role === 'handler' || role === 'else' || role === 'else-if') && !p.sees(':', 1);
}
/** `rescue Foo => e … `, `catch (Foo e) { … }`, `finally { … }`, at the word. */
function handler(p) {
    const first = p.at++;
    const header = [];
    const isBraced = p.grammar.blocks === 'braces';
    while (p.at < p.limit && !p.seesOpen('{') && (isBraced || !p.atStatementEnd()) && p.roleAhead() !== 'then') {
        if (p.accept(','))
            continue;
        if (p.sees(';'))
            break;
        const before = p.at;
        header.push(p.with({ isHeader: true }, () => p.read.expression(p)));
        if (p.at === before)
            p.skip();
    }
    const bodyFirst = p.at;
    if (isBraced)
        return p.block('body', [...header, ...(p.seesOpen('{') ? [p.read.block(p)] : [])], first);
    if (p.roleAhead() === 'then')
        p.at++;
    // Elixir's `rescue` holds arms; their arrows are read as statements.
    const children = p.read.statements(p, endsBody);
    return p.block('body', [...header, ...p.takeStrays(), ...children], Math.min(first, bodyFirst));
}
/** Whether the statements at the cursor stand deeper than `column`, as an indented block does. */
function isIndentedDeeper(p, column) {
    const token = p.peek();
    return token !== undefined && token.isFirstOnLine && p.lines.range(token.start, token.start).startColumn > column;
}
/** Statements as long as their lines begin right of `column` (Scala 3). */
function indentedBody(p, column) {
    const first = p.at;
    const children = p.with({ hasLines: true }, () => p.read.statements(p, () => {
        const token = p.peek();
        return (token !== undefined && token.isFirstOnLine && p.lines.range(token.start, token.start).startColumn <= column);
    }));
    return p.block('body', children, first);
}
/** Column (1-based) of the first token of the line that holds the token at `index`. */
function lineColumn(p, index) {
    let at = index;
    // A line longer than this is not laid out by hand.
    while (at > 0 && index - at < 100 && p.tokens[at]?.isFirstOnLine === false)
        at--;
    const token = p.tokens[at];
    return token ? p.lines.range(token.start, token.start).startColumn : 1;
}

;// CONCATENATED MODULE: ./build/lexer/control.js

/** The condition of an `if` or loop, or the subject of a switch. Several conditions are joined by `&&`. */
function header(p) {
    const first = p.at;
    if (p.seesOpen('(') && (p.grammar.hasParenthesisedHeaders || isWholeHeader(p))) {
        const nodes = p.within({}, () => p.read.statements(p));
        return p.together(nodes, 'header', first);
    }
    let condition = p.with({ isHeader: true, isCommand: false }, () => p.read.expression(p));
    // Swift: `if let a = b, a > 5 {`.
    while (p.grammar.blocks === 'braces' && p.sees(',') && !p.grammar.hasParenthesisedHeaders) {
        p.at++;
        const right = p.with({ isHeader: true }, () => p.read.expression(p));
        condition = { kind: 'binary', range: p.rangeFrom(first), operator: '&&', left: condition, right };
    }
    return condition;
}
/** Scala: after the parenthesis the body follows at once. */
function isWholeHeader(p) {
    if (!p.grammar.hasIndentedBlocks)
        return false;
    const next = p.tokens[p.afterGroup()];
    return next !== undefined && next.kind !== 'operator' && p.role(next) !== 'then' && !p.grammar.powers.has(next.text);
}
/** The body after a header: braces, an indented block, a single statement, or statements up to a closing word. */
function branch(p, keywordAt) {
    if (p.roleAhead() === 'then' && !p.sees(':', 1))
        p.at++;
    if (p.grammar.blocks === 'end') {
        if (p.roleAhead() === 'do')
            p.at++;
        return openBody(p);
    }
    if (p.seesOpen('{'))
        return block(p);
    if (p.sees(':') && p.grammar.hasParenthesisedHeaders) {
        p.at++;
        return openBody(p);
    }
    if (p.grammar.hasIndentedBlocks) {
        const column = lineColumn(p, keywordAt);
        if (isIndentedDeeper(p, column))
            return indentedBody(p, column);
    }
    const first = p.at;
    if (p.at >= p.limit)
        return p.missing();
    const node = p.with({ isHeader: false }, () => p.read.statement(p));
    if (p.sees(';') && p.role(p.peek(1)) === 'else')
        p.at++;
    return p.block('body', [node], first);
}
/** Statements up to `else`, `elsif`, `end` and the like, which stay. */
function openBody(p) {
    const first = p.at;
    const children = p.with({ hasLines: p.grammar.endsAtNewline, isHeader: false, isCommand: false }, () => p.read.statements(p, (cursor) => {
        const role = cursor.roleAhead();
        return role === 'end' || role === 'else' || role === 'else-if' || role === 'handler';
    }));
    return p.block('body', children, first);
}
/** `if` or `unless` with all its branches; iterative, since a chain of them may be long. */
function conditional(p, isNegated) {
    const start = p.at++;
    const branches = [];
    let condition = header(p);
    if (isNegated)
        condition = { kind: 'unary', range: condition.range, operator: 'not', operand: condition };
    // Swift's `guard x else { … }`.
    if (p.tokens[start]?.text === 'guard' && p.roleAhead() === 'else' && p.grammar.blocks === 'braces') {
        p.at++;
        const failed = { kind: 'unary', range: condition.range, operator: 'not', operand: condition };
        const then = branch(p, start);
        return { kind: 'if', range: p.rangeFrom(start), condition: failed, then, otherwise: null };
    }
    const keywordForm = keywordBranches(p, start, condition);
    if (keywordForm)
        return keywordForm;
    branches.push({ first: start, condition, then: branch(p, start) });
    let otherwise = null;
    let isOpen = p.grammar.blocks === 'end' || p.tokens[p.at]?.text === 'end';
    for (;;) {
        const role = p.roleAhead();
        const at = p.at;
        const isSpelledOut = role === 'else' && p.role(p.peek(1)) === 'if' && p.grammar.blocks === 'braces';
        if (role === 'else-if' || isSpelledOut) {
            p.at += isSpelledOut ? 2 : 1;
            const next = header(p);
            branches.push({ first: at, condition: next, then: branch(p, at) });
        }
        else if (role === 'else' && !p.sees(':', 1) && !p.sees('->', 1)) {
            p.at++;
            otherwise = branch(p, at);
            break;
        }
        else if (role === 'else' && p.sees(':', 1) && p.grammar.hasParenthesisedHeaders) {
            p.at++;
            otherwise = branch(p, at);
        }
        else
            break;
    }
    isOpen &&= p.roleAhead() === 'end';
    if (isOpen || p.grammar.hasParenthesisedHeaders)
        acceptEnd(p);
    return fold(p, branches, otherwise);
}
function fold(p, branches, last) {
    let otherwise = last;
    for (let i = branches.length - 1; i > 0; i--) {
        const one = branches[i];
        if (!one)
            continue;
        const range = p.rangeFrom(one.first);
        otherwise = { kind: 'if', range, condition: one.condition, then: one.then, otherwise };
    }
    const [head] = branches;
    if (!head)
        return p.missing();
    return { kind: 'if', range: p.rangeFrom(head.first), condition: head.condition, then: head.then, otherwise };
}
/** Elixir's `if x, do: a, else: b`. */
function keywordBranches(p, start, condition) {
    if (!p.sees(',') || !p.seesWord('do', 1) || !p.sees(':', 2))
        return null;
    p.at += 3;
    const then = p.read.expression(p);
    let otherwise = null;
    if (p.sees(',') && p.seesWord('else', 1) && p.sees(':', 2)) {
        p.at += 3;
        otherwise = p.read.expression(p);
    }
    return { kind: 'if', range: p.rangeFrom(start), condition, then, otherwise };
}
/** `for`, `while`, `loop`, at the word. */
function loop(p) {
    const start = p.at++;
    const nodes = [];
    // `foreach`'s and C's parts, `for i = 1, 10 do`, `for x in xs where x > 1 {`.
    if (p.seesOpen('(') && (p.grammar.hasParenthesisedHeaders || isWholeHeader(p))) {
        nodes.push(...p.within({}, () => p.read.statements(p)));
    }
    else {
        while (p.at < p.limit && !atLoopBody(p)) {
            if (p.accept(','))
                continue;
            const before = p.at;
            nodes.push(p.with({ isHeader: true, isCommand: false }, () => p.read.expression(p)));
            if (p.at === before)
                p.skip();
        }
    }
    if (p.grammar.blocks === 'end') {
        if (p.seesWord('do') && p.sees(':', 1)) {
            p.at += 2;
            const body = p.read.expression(p);
            return { kind: 'loop', range: p.rangeFrom(start), header: nodes, body };
        }
        if (p.roleAhead() === 'do')
            p.at++;
        const body = bodyUntilEnd(p);
        return { kind: 'loop', range: p.rangeFrom(start), header: nodes, body };
    }
    const body = p.sees(';') ? p.missing() : branch(p, start);
    if (body.kind === 'block' && p.roleAhead() === 'end' && p.grammar.hasParenthesisedHeaders)
        p.at++;
    return { kind: 'loop', range: p.rangeFrom(start), header: nodes, body };
}
function atLoopBody(p) {
    const role = p.roleAhead();
    return p.seesOpen('{') || role === 'do' || role === 'then' || p.sees(';') || p.sees(':') || p.atLineStart();
}
/** `do { … } while (x)`, `repeat … until x`, a bare `do … end`, at the word. */
function doBody(p) {
    const start = p.at;
    const isRepeat = p.seesWord('repeat');
    p.at++;
    let body;
    if (p.grammar.blocks === 'end') {
        if (!isRepeat)
            return bodyUntilEnd(p);
        const children = p.read.statements(p, (cursor) => cursor.seesWord('until'));
        body = p.block('body', children, start);
    }
    else
        body = p.seesOpen('{') ? block(p) : branch(p, start);
    const parts = [body];
    if ((isRepeat && p.seesWord('until')) || (p.roleAhead() === 'loop' && (isRepeat || !p.atLineStart()))) {
        p.at++;
        const condition = header(p);
        return { kind: 'loop', range: p.rangeFrom(start), header: [condition], body };
    }
    while (p.roleAhead() === 'handler')
        parts.push(handler(p));
    return parts.length === 1 ? body : p.block('try', parts, start);
}
/** `try { … } catch …`, `begin … rescue … end`, or Swift's `try expression`, at the word. */
function attempt(p) {
    const start = p.at++;
    if (p.grammar.blocks === 'end') {
        if (p.roleAhead() === 'do')
            p.at++;
        return bodyUntilEnd(p);
    }
    const parts = [];
    if (p.seesOpen('(') && p.grammar.hasParenthesisedHeaders) {
        const resources = p.within({}, () => p.read.statements(p));
        parts.push(...resources);
    }
    if (!p.seesOpen('{')) {
        if (parts.length > 0)
            return p.block('try', parts, start);
        if (p.sees('?') || p.sees('!'))
            p.at++;
        return p.atStatementEnd() ? p.missing() : p.read.expression(p);
    }
    parts.push(block(p));
    while (p.roleAhead() === 'handler')
        parts.push(handler(p));
    return p.block('try', parts, start);
}
/** `return x`, at the word. */
function returning(p) {
    const start = p.at++;
    const value = leftValue(p, start);
    return { kind: 'return', range: p.rangeFrom(start), value };
}
/** `throw x`, `panic!(…)`, at the word. */
function throwing(p) {
    const start = p.at++;
    if (!p.grammar.hasMacros || !p.sees('!')) {
        const value = leftValue(p, start);
        return { kind: 'throw', range: p.rangeFrom(start), value };
    }
    // Rust: a macro call first.
    const token = p.tokens[start];
    const value = p.read.postfix(p, token ? p.leaf(token) : p.missing(), start);
    return { kind: 'throw', range: p.rangeFrom(start), value };
}
/** What is returned or thrown; several values are a list. */
function leftValue(p, start) {
    // Kotlin's `return@label x`.
    if (p.sees('@') && p.peek()?.isSpaced === false)
        p.at += 2;
    if (p.atStatementEnd() || p.sees(',') || isModifier(p))
        return null;
    const at = p.at;
    const values = [p.with({ isCommand: true }, () => p.read.expression(p))];
    while (p.grammar.blocks === 'end' && p.sees(',')) {
        p.at++;
        values.push(p.read.element(p));
    }
    const [only] = values;
    if (only && values.length === 1)
        return only;
    return { kind: 'list', range: p.rangeFrom(Math.max(at, start)), elements: values };
}
function isModifier(p) {
    if (!p.grammar.hasStatementModifiers)
        return false;
    const role = p.roleAhead();
    return role === 'if' || role === 'unless' || role === 'loop' || role === 'end';
}

;// CONCATENATED MODULE: ./build/lexer/arms.js


/** `switch`, `match`, `when`, `case`, at the word. */
function switching(p) {
    const start = p.at++;
    const hasSubject = !p.seesOpen('{') && !p.atStatementEnd() && p.roleAhead() !== 'do' && p.roleAhead() !== 'case';
    const subject = hasSubject ? header(p) : null;
    return finish(p, start, subject);
}
/** `x match { … }`, `x switch { … }`, at the word. */
function postfixSwitch(p, subject, first) {
    p.at++;
    return finish(p, first, subject);
}
function finish(p, start, subject) {
    let arms;
    if (p.seesOpen('{')) {
        if (p.isTooDeep)
            arms = [wholeArm(p)];
        else {
            p.depth++;
            arms = p.within({ hasLines: p.grammar.endsAtNewline }, () => armsUntil(p));
            p.depth--;
        }
    }
    else {
        if (p.roleAhead() === 'do')
            p.at++;
        arms = p.with({ hasLines: p.grammar.endsAtNewline, isHeader: false, isCommand: false, isPattern: false }, () => armsUntil(p));
        acceptEnd(p);
    }
    return { kind: 'switch', range: p.rangeFrom(start), subject, arms };
}
function wholeArm(p) {
    const body = p.flatten();
    return { kind: 'arm', range: body.range, patterns: [], guard: null, body };
}
function armsUntil(p) {
    const arms = [];
    const isOpen = p.grammar.hasOpenArms === true;
    let pending = [];
    while (p.at < p.limit && p.roleAhead() !== 'end') {
        if (p.accept(',') || p.accept(';'))
            continue;
        const token = p.peek();
        if (token?.kind === 'close') {
            p.skip();
            continue;
        }
        if (isOpen && p.roleAhead() !== 'case' && arms.length > 0)
            break;
        skipAttributes(p);
        const before = p.at;
        const arm = oneArm(p, pending);
        // `case 1: case 2: …`: what matches the first goes on to the second.
        const isFallThrough = p.roleAhead() === 'case' && arm.body.kind === 'block' && arm.body.children.length === 0;
        pending = isFallThrough && arm.guard === null ? [...arm.patterns] : [];
        if (pending.length === 0)
            arms.push(arm);
        if (p.at === before)
            p.skip();
    }
    const last = arms.at(-1);
    const strays = [...pending, ...p.takeStrays()];
    if (strays.length > 0) {
        const body = p.block('body', strays, Math.max(0, p.at - 1));
        if (last)
            arms[arms.length - 1] = { ...last, body: p.block('body', [last.body, ...strays], p.at - 1) };
        else
            arms.push({ kind: 'arm', range: body.range, patterns: [], guard: null, body });
    }
    return arms;
}
function skipAttributes(p) {
    while (p.sees('#') && p.seesOpen('[', 1))
        p.skipTo(p.afterGroup(p.at + 1));
}
function oneArm(p, earlier) {
    const start = p.at;
    const role = p.roleAhead();
    const isDefault = (role === 'default' || role === 'else') && !p.sees('.', 1) && !p.seesOpen('(', 1);
    const isCase = role === 'case';
    if (isDefault || isCase)
        p.at++;
    const patterns = [...earlier, ...(isDefault ? [] : readPatterns(p))];
    const guard = isDefault ? null : readGuard(p);
    const isColon = p.sees(':');
    const isThen = p.roleAhead() === 'then';
    if (isColon || isThen || p.sees('->') || p.sees('=>'))
        p.at++;
    const { blocks, hasOpenArms, hasArrowClauses } = p.grammar;
    const isLong = isColon || isThen || hasOpenArms === true || blocks === 'end';
    const bodyStart = p.at;
    let body;
    if (isLong) {
        const children = p.with({ isPattern: false }, () => p.read.statements(p, hasArrowClauses ? (cursor) => startsClause(cursor) : startsArm));
        body = p.block('body', children, Math.min(bodyStart, Math.max(start, p.at - 1)));
    }
    else if (p.seesOpen('{'))
        body = p.read.block(p);
    else
        body = p.with({ isPattern: false, isHeader: false }, () => p.read.expression(p));
    const strays = p.takeStrays();
    if (strays.length > 0)
        body = p.block('body', [...strays, body], bodyStart);
    return { kind: 'arm', range: p.rangeFrom(start), patterns: patterns.filter(isNoWildcard), guard, body };
}
function isNoWildcard(node) {
    return !(node.kind === 'name' && node.text === '_');
}
/** Patterns up to the guard or the arrow; alternatives (`"a" | "b"`, `1 or 2`) are patterns of their own. */
function readPatterns(p) {
    const patterns = [];
    const start = p.at;
    while (p.at < p.limit && !atPatternEnd(p)) {
        // Ruby breaks the line after the patterns.
        if (p.at > start &&
            p.grammar.blocks === 'end' &&
            p.atLineStart() &&
            !p.grammar.hasArrowClauses &&
            p.tokens[p.at - 1]?.text !== ',')
            break;
        if (p.accept(','))
            continue;
        const before = p.at;
        const isContinued = before > start && p.tokens[before - 1]?.text !== ',';
        const node = p.with({ isPattern: true, isHeader: p.grammar.hasSpacedArguments === true }, () => p.read.expression(p));
        // `Circle c`: the name bound by a type pattern.
        if (!(isContinued && (node.kind === 'name' || (node.kind === 'block' && node.children.length === 0)))) {
            patterns.push(...alternatives(node));
        }
        if (p.at === before)
            p.skip();
    }
    return patterns;
}
function atPatternEnd(p) {
    const token = p.peek();
    if (!token || token.kind === 'close')
        return true;
    if (token.kind === 'operator')
        return [':', '->', '=>', ';'].includes(token.text);
    // PowerShell's arms have no mark before the body.
    if (p.grammar.hasSpacedArguments && p.seesOpen('{'))
        return true;
    return isGuard(p) || p.roleAhead() === 'then' || p.roleAhead() === 'end';
}
function isGuard(p) {
    return p.roleAhead() === 'if' || p.seesWord('when') || p.seesWord('where');
}
function readGuard(p) {
    if (!isGuard(p))
        return null;
    p.at++;
    return p.with({ isPattern: true, isHeader: true }, () => p.read.expression(p));
}
function alternatives(node) {
    const found = [];
    const pending = [node];
    for (let next = pending.pop(); next; next = pending.pop()) {
        if (next.kind === 'binary' && ['|', 'or', '||'].includes(next.operator))
            pending.push(next.right, next.left);
        else
            found.push(next);
    }
    return found;
}
function startsArm(p) {
    const role = p.roleAhead();
    if (role === 'case')
        return true;
    if (role === 'default')
        return p.sees(':', 1) || p.sees('->', 1) || p.sees('=>', 1);
    return (role === 'end' || role === 'else') && p.grammar.blocks === 'end';
}
/** Whether a clause `pattern -> body` begins at the cursor: the arrow comes before the line ends. */
function startsClause(p) {
    const role = p.roleAhead();
    if (role === 'end' || role === 'else' || role === 'handler')
        return !p.sees(':', 1);
    for (let at = p.at, steps = 0; at < p.limit && steps < 200; steps++) {
        const token = p.tokens[at];
        if (!token || token.kind === 'close' || (at > p.at && token.isFirstOnLine))
            return false;
        if (token.kind === 'operator' && token.text === '->')
            return true;
        if (token.kind === 'operator' && token.text === ';')
            return false;
        if (token.kind === 'name' && (p.role(token) === 'function' || p.role(token) === 'do'))
            return false;
        at = token.kind === 'open' ? Math.max(p.afterGroup(at), at + 1) : at + 1;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/lexer/token.js
/** Brackets by opening text; the named ones are made by the tokeniser. */
const token_CLOSING = {
    '(': ')',
    '[': ']',
    '{': '}',
    template: 'template',
    hole: 'hole',
    words: 'words',
    directive: 'directive',
};

;// CONCATENATED MODULE: ./build/lexer/brackets.js

/** Names of the brackets that no bracket inside them may close over: a `}` in a directive ends nothing outside of it. */
const BARRIERS = new Set(['template', 'hole', 'words', 'directive']);
/** Pairs the brackets of a file. Linear: a wrong bracket never starts a search. */
function pairBrackets(tokens) {
    const ends = new Int32Array(tokens.length).fill(-1);
    const isPaired = new Uint8Array(tokens.length);
    const levels = [{ stack: [], open: new Map() }];
    let hasErrors = false;
    /** Ends groups of the level, innermost first, until the one that `text` closes; says whether there was one. */
    const closeUntil = (level, text, at) => {
        if ((level.open.get(text) ?? 0) === 0)
            return false;
        for (let index = level.stack.pop(); index !== undefined; index = level.stack.pop()) {
            ends[index] = at;
            const closing = token_CLOSING[tokens[index]?.text ?? ''] ?? '';
            level.open.set(closing, (level.open.get(closing) ?? 1) - 1);
            if (closing === text)
                return true;
            hasErrors = true;
        }
        return false;
    };
    tokens.forEach((token, at) => {
        const level = levels.at(-1);
        if (!level)
            return;
        if (token.kind === 'open') {
            const closing = token_CLOSING[token.text] ?? '';
            level.stack.push(at);
            level.open.set(closing, (level.open.get(closing) ?? 0) + 1);
            if (BARRIERS.has(token.text))
                levels.push({ stack: [], open: new Map() });
        }
        else if (token.kind === 'close') {
            if (!BARRIERS.has(token.text)) {
                if (closeUntil(level, token.text, at))
                    isPaired[at] = 1;
                else
                    hasErrors = true;
                return;
            }
            // The tokeniser makes these in pairs, so the level below the top is the one that opened it.
            if (level.stack.length > 0)
                hasErrors = true;
            for (const index of level.stack)
                ends[index] = at;
            if (levels.length > 1)
                levels.pop();
            const outer = levels.at(-1);
            if (outer && closeUntil(outer, token.text, at))
                isPaired[at] = 1;
        }
    });
    for (const level of levels) {
        if (level.stack.length > 0)
            hasErrors = true;
        for (const index of level.stack)
            ends[index] = tokens.length;
    }
    return { ends, isPaired, hasErrors };
}

;// CONCATENATED MODULE: ./build/lexer/cursor.js


/** How deep expressions and blocks may nest before the parser flattens what is inside. */
const DEEPEST = 200;
/**
 * A place in the token stream with the rules of the language. Everything that reads moves it forward and never back,
 * so each literal becomes exactly one node; a literal that is stepped over lands in {@link strays}.
 */
class Cursor {
    tokens;
    brackets;
    lines;
    text;
    grammar;
    at = 0;
    /** Index of the token that ends the current group. */
    limit;
    depth = 0;
    around;
    strays = [];
    /** Attributes that wait for the function or class they belong to. */
    decorators = [];
    hasErrors = false;
    /** The statement list read last ended with a semicolon, so it has no value. */
    isTerminated = false;
    /** Length of the chain of members and calls that ends in a node. */
    chains = new WeakMap();
    read;
    /** Ranges of statements marked as tests of their own. */
    testRegions = [];
    constructor(tokens, brackets, lines, text, grammar, read) {
        this.read = read;
        this.tokens = tokens;
        this.brackets = brackets;
        this.lines = lines;
        this.text = text;
        this.grammar = grammar;
        this.limit = tokens.length;
        this.around = { hasLines: grammar.endsAtNewline, isHeader: false, isPattern: false, isCommand: false };
    }
    peek(ahead = 0) {
        const index = this.at + ahead;
        return index < this.limit ? this.tokens[index] : undefined;
    }
    /** Whether the next token is an operator or bracket of this text. */
    sees(text, ahead = 0) {
        const token = this.peek(ahead);
        return (token !== undefined &&
            token.text === text &&
            (token.kind === 'operator' || token.kind === 'open' || token.kind === 'close'));
    }
    seesOpen(text, ahead = 0) {
        const token = this.peek(ahead);
        return token?.kind === 'open' && token.text === text;
    }
    /** Whether the next token is this word. */
    seesWord(word, ahead = 0) {
        const token = this.peek(ahead);
        return token?.kind === 'name' && this.word(token) === word;
    }
    word(token) {
        return this.grammar.isCaseInsensitive ? token.text.toLowerCase() : token.text;
    }
    /** What the token means as a keyword; null for other tokens, for names with a sigil and after a `.`. */
    role(token) {
        if (token?.kind !== 'name')
            return null;
        const role = this.grammar.roles.get(this.word(token)) ?? null;
        // `$class`, `` `when` `` are names whatever they spell.
        const width = token.end - token.start;
        return role !== null && (width === 0 || width === token.text.length) ? role : null;
    }
    roleAhead(ahead = 0) {
        return this.role(this.peek(ahead));
    }
    /** Whether a statement ends before the next token. */
    atStatementEnd() {
        const token = this.peek();
        if (!token || token.kind === 'close')
            return true;
        return (token.kind === 'operator' && token.text === ';') || (this.around.hasLines && token.isFirstOnLine);
    }
    atLineStart() {
        return this.around.hasLines && (this.peek()?.isFirstOnLine ?? false);
    }
    /** Index of the token that ends the group opened at the cursor (or `index`). */
    groupEnd(index = this.at) {
        const end = this.brackets.ends[index] ?? -1;
        return end < 0 ? Math.min(index + 1, this.limit) : Math.min(end, this.limit);
    }
    /** Index of the token after the group opened at the cursor (or `index`). */
    afterGroup(index = this.at) {
        const end = this.groupEnd(index);
        const token = this.tokens[end];
        const closes = token?.kind === 'close' && token.text === token_CLOSING[this.tokens[index]?.text ?? ''];
        return closes && end < this.limit ? end + 1 : end;
    }
    /** Steps over one token; a literal is kept among the strays. */
    skip() {
        const token = this.tokens[this.at];
        if (token && this.at < this.limit) {
            const leaf = this.leaf(token);
            if (leaf.kind !== 'name' && leaf.kind !== 'block')
                this.strays.push(leaf);
        }
        this.at++;
    }
    /** Steps over everything before the given index. */
    skipTo(index) {
        const end = Math.min(index, this.limit);
        while (this.at < end)
            this.skip();
    }
    accept(text) {
        if (!this.sees(text))
            return false;
        this.at++;
        return true;
    }
    /**
     * Reads the group that opens at the cursor and leaves the cursor after it. What `read` does not consume is flattened.
     */
    within(surroundings, read) {
        const { limit, around, strays } = this;
        this.strays = [];
        const end = this.groupEnd();
        const after = this.afterGroup();
        this.at++;
        this.limit = end;
        this.around = { hasLines: false, isHeader: false, isPattern: false, isCommand: false, ...surroundings };
        const result = read(end);
        this.skipTo(end);
        this.strays = strays.concat(this.strays);
        this.limit = limit;
        this.around = around;
        this.at = after;
        return result;
    }
    /** Reads with other surroundings and puts the old ones back. */
    with(surroundings, read) {
        const { around } = this;
        this.around = { ...around, ...surroundings };
        const result = read();
        this.around = around;
        return result;
    }
    /** Whether nesting is at its bound, in which case the caller flattens. */
    get isTooDeep() {
        return this.depth >= DEEPEST;
    }
    /** The rest of the statement as a flat block of its leaves; always steps over at least one token. */
    flatten() {
        const start = this.at;
        this.hasErrors = true;
        const children = [];
        do {
            const token = this.tokens[this.at];
            if (!token || this.at >= this.limit)
                break;
            const end = token.kind === 'open' ? Math.max(this.afterGroup(), this.at + 1) : this.at + 1;
            for (; this.at < end; this.at++) {
                const inner = this.tokens[this.at];
                if (inner && (inner.kind === 'name' || !isMark(inner)))
                    children.push(this.leaf(inner));
            }
        } while (!this.atStatementEnd() && !this.sees(','));
        return this.block('flattened', children, start);
    }
    leaf(token) {
        const range = this.lines.range(token.start, token.end);
        switch (token.kind) {
            case 'string':
                return { kind: 'string', range, value: token.text, isDocumentation: false };
            case 'number':
                return { kind: 'number', range, value: token.text };
            case 'regex':
                return { kind: 'regex', range, value: token.text };
            case 'name':
                return { kind: 'name', range, text: token.text };
            case 'operator':
            case 'open':
            case 'close':
                return { kind: 'block', range, syntax: token.text, children: [] };
        }
    }
    /** Range from the token at index `first` to the last token before the cursor. */
    rangeFrom(first) {
        const start = this.tokens[first] ?? this.tokens[this.tokens.length - 1];
        const last = this.tokens[Math.max(first, this.at - 1)] ?? start;
        if (!start || !last)
            return this.lines.range(0, 0);
        // The body of a here-document lies apart from its mark.
        return this.lines.range(Math.min(start.start, last.start), Math.max(start.end, last.end));
    }
    block(syntax, children, first) {
        return { kind: 'block', range: this.rangeFrom(first), syntax, children };
    }
    /** A block where something is missing: nothing is consumed. */
    missing() {
        return this.block('missing', [], Math.min(this.at, Math.max(0, this.tokens.length - 1)));
    }
    /** One node, or a block of several. */
    together(nodes, syntax, first) {
        const [only, second] = nodes;
        return only && !second ? only : this.block(syntax, nodes, first);
    }
    span(left, first) {
        return spanOf(left.range, this.rangeFrom(first));
    }
    takeStrays() {
        const { strays } = this;
        this.strays = [];
        return strays;
    }
    takeDecorators() {
        const { decorators } = this;
        this.decorators = [];
        return decorators;
    }
}
function isMark(token) {
    return token.kind === 'operator' || token.kind === 'open' || token.kind === 'close';
}

;// CONCATENATED MODULE: ./build/lexer/elements.js
/** An element of a list, map or argument list: `x`, `key: x`, `key => x`, `key = x`. */
function elements_element(p) {
    const first = p.at;
    const token = p.peek();
    const hasColons = p.grammar.pairSet.has(':');
    const colon = p.peek(1);
    const isKey = hasColons &&
        (token?.kind === 'name' || token?.kind === 'string') &&
        colon?.kind === 'operator' &&
        colon.text === ':' &&
        !colon.isSpaced;
    if (token && isKey) {
        p.at += 2;
        const value = atElementEnd(p) ? p.missing() : p.read.expression(p);
        return { kind: 'pair', range: p.rangeFrom(first), key: p.leaf(token), value };
    }
    const node = p.read.expression(p);
    if (hasColons && p.sees(':')) {
        p.at++;
        const value = atElementEnd(p) ? p.missing() : p.read.expression(p);
        return { kind: 'pair', range: p.rangeFrom(first), key: node, value };
    }
    return node;
}
function atElementEnd(p) {
    const token = p.peek();
    return !token || token.kind === 'close' || p.sees(',') || p.sees(';');
}
/** All elements up to the end of the group. What is not separated by a comma still becomes an element. */
function elements_elements(p) {
    const nodes = [];
    while (p.at < p.limit) {
        if (p.accept(',') || p.accept(';'))
            continue;
        const before = p.at;
        if (p.isTooDeep)
            nodes.push(p.flatten());
        else
            nodes.push(p.read.element(p));
        if (p.at === before)
            p.skip();
        for (const stray of p.takeStrays())
            nodes.push(stray);
    }
    return nodes;
}
/** Named arguments and fields: `name = value` is an entry here, no assignment. */
function entries(nodes) {
    return nodes.map((node) => {
        if (node.kind !== 'assign' || node.operator !== '=')
            return node;
        const { target } = node;
        // `["key"] = value`
        const key = target.kind === 'list' && target.elements.length === 1 ? (target.elements[0] ?? target) : target;
        return { kind: 'pair', range: node.range, key, value: node.value };
    });
}
/** A map when there are entries with keys, else a list. */
function collection(p, nodes, first) {
    const range = p.rangeFrom(first);
    if (nodes.some((node) => node.kind === 'pair'))
        return { kind: 'map', range, entries: nodes };
    return { kind: 'list', range, elements: nodes };
}

;// CONCATENATED MODULE: ./build/lexer/operands.js


/** Operators that end an expression, so no operand begins with them. */
const SEPARATORS = new Set([',', ';', ':', '=', '=>', ')']);
/** Operators before a name that say nothing about it. */
const SILENT = new Set(['.', '::', '\\', '#', '$', '?.']);
/** What stands where a value is wanted: a literal, a name, a group, a construct, an operator with its operand. */
function operand(p) {
    const token = p.peek();
    if (!token)
        return p.missing();
    switch (token.kind) {
        case 'string':
        case 'number':
        case 'regex':
            p.at++;
            return p.leaf(token);
        case 'name':
            return named(p, token);
        case 'open':
            return group(p, token);
        case 'close':
            return p.missing();
        case 'operator':
            return operator(p, token);
    }
}
function named(p, token) {
    const role = p.role(token);
    const isLabel = p.sees(':', 1) && p.grammar.pairSet.has(':') && p.peek(1)?.isSpaced === false;
    if (role === 'true' || role === 'false' || role === 'null') {
        p.at++;
        return { kind: 'constant', range: p.rangeFrom(p.at - 1), value: role };
    }
    if (role !== null && !(isLabel && !p.around.isPattern)) {
        if (p.around.isPattern && (role === 'declaration' || role === 'modifier') && p.peek(1)?.kind === 'name') {
            p.at++;
            return p.read.expression(p, POWER.unary);
        }
        return p.read.keyword(p, role);
    }
    const lambda = p.around.isPattern ? null : p.read.lambda(p);
    if (lambda)
        return lambda;
    const next = p.peek(1);
    // `in 1..5`, `is Circle` as patterns: an operator without a left side.
    const isPrefix = p.grammar.powers.has(p.word(token)) && token.end - token.start === token.text.length;
    if (isPrefix && next && next.kind !== 'close' && next.kind !== 'operator') {
        const first = p.at++;
        const value = p.read.expression(p, POWER.relation);
        return { kind: 'unary', range: p.rangeFrom(first), operator: token.text, operand: value };
    }
    p.at++;
    return p.leaf(token);
}
function group(p, token) {
    const first = p.at;
    switch (token.text) {
        case '(':
            return p.read.lambda(p) ?? parenthesis(p);
        case '[': {
            const lambda = p.grammar.hasCaptureLambda ? p.read.lambda(p) : null;
            if (lambda)
                return lambda;
            const nodes = p.within({}, () => entries(p.read.elements(p)));
            return collection(p, nodes, first);
        }
        case '{':
            return braces(p, first);
        case 'template':
            return template(p, first);
        case 'words': {
            const words = p.within({}, () => p.read.elements(p));
            return { kind: 'list', range: p.rangeFrom(first), elements: words };
        }
        default: {
            const nodes = p.within({ hasLines: true }, () => p.read.statements(p));
            return p.block(token.text, nodes, first);
        }
    }
}
function braces(p, first) {
    switch (p.grammar.braces) {
        case 'block':
            return p.read.block(p);
        case 'lambda':
            return p.read.braceLambda(p);
        case 'list':
            return collection(p, p.within({}, () => entries(p.read.elements(p))), first);
        case 'map': {
            const nodes = p.within({}, () => entries(p.read.elements(p)));
            if (nodes.length > 0)
                return collection(p, nodes, first);
            return { kind: 'map', range: p.rangeFrom(first), entries: [] };
        }
    }
}
/** `(x)` is `x`; several values are a tuple, none is the unit. A cast before an operand says nothing. */
function parenthesis(p) {
    const first = p.at;
    let isTuple = false;
    const nodes = p.within({}, (end) => {
        const head = p.at < end ? [p.read.element(p)] : [];
        isTuple = head.length === 0 || p.sees(',');
        return isTuple ? [...head, ...entries(p.read.elements(p))] : [...head, ...p.read.statements(p)];
    });
    const [only] = nodes;
    if (isTuple || only?.kind === 'pair')
        return collection(p, nodes, first);
    if (only && nodes.length === 1 && isCast(p, only) && startsCastOperand(p)) {
        return p.read.expression(p, POWER.unary - 1);
    }
    return p.together(nodes, 'parenthesis', first);
}
const SCALARS = new Set([
    'int',
    'float',
    'string',
    'bool',
    'array',
    'object',
    'double',
    'boolean',
]);
function isCast(p, node) {
    if (node.kind === 'name' && SCALARS.has(node.text))
        return true;
    return p.grammar.isTypeFirst === true && (node.kind === 'name' || node.kind === 'member');
}
function startsCastOperand(p) {
    const next = p.peek();
    if (!next || p.role(next) === 'switch')
        return false;
    if (next.kind === 'name')
        return !p.grammar.powers.has(next.text) && p.role(next) === null;
    return (next.kind === 'string' || next.kind === 'number' || (next.kind === 'open' && next.text !== '[' && next.text !== '{'));
}
/** An interpolated string: its texts and the code of its holes in order. */
function template(p, first) {
    const parts = p.within({}, () => {
        const nodes = [];
        for (let token = p.peek(); token; token = p.peek()) {
            const before = p.at;
            if (token.kind === 'open') {
                const inside = p.isTooDeep ? [p.flatten()] : p.within({}, () => p.read.statements(p));
                nodes.push(p.together(inside, 'hole', before));
            }
            else {
                p.at++;
                if (token.kind === 'string')
                    nodes.push(p.leaf(token));
            }
        }
        return nodes;
    });
    return { kind: 'template', range: p.rangeFrom(first), parts };
}
function operator(p, token) {
    const first = p.at;
    const { text } = token;
    if (SEPARATORS.has(text))
        return p.missing();
    const lambda = text === '|' || text === '||' || text === '->' ? p.read.lambda(p) : null;
    if (lambda)
        return lambda;
    p.at++;
    const next = p.peek();
    if (!next || next.kind === 'close' || p.atLineStart())
        return p.block(text, [], first);
    if ((text === '-' || text === '+') && next.kind === 'number' && !next.isSpaced) {
        p.at++;
        const isNegative = text === '-' && next.text !== '0';
        return { kind: 'number', range: p.rangeFrom(first), value: isNegative ? `-${next.text}` : next.text };
    }
    if (SILENT.has(text)) {
        return next.kind === 'name' ? nameAfterMark(p, next) : operand(p);
    }
    if (text === '%' && !next.isSpaced && p.grammar.braces === 'list')
        return marked(p, first);
    if (text === '@' && next.kind === 'open' && !next.isSpaced)
        return marked(p, first);
    if (next.kind === 'operator' && SEPARATORS.has(next.text))
        return p.block(text, [], first);
    const power = (p.grammar.powers.get(text) ?? 0) === POWER.range ? POWER.range : POWER.unary - 1;
    const value = p.read.expression(p, power);
    return { kind: 'unary', range: p.rangeFrom(first), operator: text, operand: value };
}
/** `.circle`, `#expect`: a name whatever it spells. */
function nameAfterMark(p, token) {
    p.at++;
    return p.leaf(token);
}
/** `%{a: 1}`, `%User{name: "x"}` (Elixir), `@{ a = 1 }`, `@(1, 2)` (PowerShell). */
function marked(p, first) {
    while (p.peek()?.kind === 'name' || p.sees('.'))
        p.at++;
    const open = p.peek();
    if (open?.kind !== 'open')
        return p.block('mark', [], first);
    const isList = open.text === '(';
    const nodes = p.within({}, () => entries(p.read.elements(p)));
    if (isList || nodes.some((node) => node.kind === 'pair'))
        return collection(p, nodes, first);
    return { kind: 'map', range: p.rangeFrom(first), entries: nodes };
}

;// CONCATENATED MODULE: ./build/lexer/generics.js
const INSIDE = new Set([
    ',', '.', '::', '?', '&', '*', '->', '=>', ':', '+', '|', '&&', '...', "'", '!', '=', '@', '\\',
]); // prettier-ignore
const FOLLOWING = new Set([
    '::', '.', '?.', ',', ';', '>', '=', '?', '&', '*', '&&', '...', ':', '=>', '->', '{', '|', '!!', '>>', '==', '\\',
]); // prettier-ignore
/** Tokens after which a `<` is taken for a comparison. */
const LONGEST = 64;
/**
 * Index of the token after the generic arguments that open at the cursor's `<`, or null when it is a comparison.
 * Looks ahead only a bounded stretch.
 */
function afterGenerics(p, start = p.at) {
    let depth = 0;
    let hasNumber = false;
    const limit = Math.min(p.limit, start + LONGEST);
    for (let at = start; at < limit;) {
        const token = p.tokens[at];
        if (!token)
            return null;
        if (token.kind === 'operator' && token.text === '<')
            depth++;
        else if (token.kind === 'operator' && /^>{1,3}$/.test(token.text)) {
            depth -= token.text.length;
            if (depth <= 0)
                return depth === 0 && isFollowed(p, at + 1, hasNumber) ? at + 1 : null;
        }
        else if (token.kind === 'open') {
            if (token.text !== '(' && token.text !== '[')
                return null;
            at = Math.max(p.afterGroup(at), at + 1);
            continue;
        }
        else if (token.kind === 'number')
            hasNumber = true;
        else if (token.kind === 'operator' ? !INSIDE.has(token.text) : token.kind !== 'name')
            return null;
        at++;
    }
    return null;
}
/** `a < b > (c)` is a comparison nobody writes; `f<A>(c)`, `List<A> x`, `Vec<A> {` are generic. */
function isFollowed(p, at, hasNumber) {
    const next = at < p.limit ? p.tokens[at] : undefined;
    if (!next || next.kind === 'close')
        return true;
    if (next.kind === 'open')
        return next.text === '(' || next.text === '{' || next.text === '[';
    if (next.kind === 'name')
        return !hasNumber || !p.grammar.powers.has(next.text);
    return next.kind === 'operator' && FOLLOWING.has(next.text);
}

;// CONCATENATED MODULE: ./build/lexer/postfix.js


const LONGEST_CHAIN = 1000;
const DOCUMENTING = new Set(['@doc', '@moduledoc', '@typedoc', '@shortdoc']);
const POSTFIX_MARKS = new Set(['!', '!!', '?', '++', '--']);
/** Operators that may begin an argument of a command, when no space follows them. */
const ARGUMENT_MARKS = new Set([
    '-',
    '*',
    '&',
    '**',
    '%',
    '!',
    '->',
    '^',
    '::',
    '..',
    '@',
    '$',
    '~',
]);
const OPERAND_ROLES = new Set(['true', 'false', 'null', 'new', 'function', 'prefix', 'switch']);
/** What follows an operand: members, calls, subscripts, trailing functions, arguments of a command. */
function postfix(p, operandNode, first) {
    const pieces = [];
    let node = operandNode;
    let links = p.chains.get(node) ?? 0;
    for (;;) {
        const next = postfix_link(p, node, first);
        if (!next)
            break;
        if (++links > LONGEST_CHAIN) {
            // What follows goes on from nothing, so that no chain is deeper than a reader's call stack.
            pieces.push(next);
            p.hasErrors = true;
            links = 0;
            node = p.missing();
        }
        else
            node = next;
    }
    if (links > 8)
        p.chains.set(node, links);
    return pieces.length > 0 ? p.block('chain', [...pieces, node], first) : node;
}
function postfix_link(p, node, first) {
    const token = p.peek();
    if (!token)
        return null;
    const { grammar } = p;
    if (token.kind === 'operator' && grammar.memberSet.has(token.text))
        return member(p, node, first, token);
    if (p.atLineStart())
        return null;
    if (token.kind === 'open')
        return bracket(p, node, first, token);
    if (token.kind === 'operator' && token.text === '<' && grammar.hasGenerics && isCallee(node)) {
        const after = afterGenerics(p);
        if (after !== null) {
            p.skipTo(after);
            return node;
        }
    }
    if (token.text === '!' && token.kind === 'operator' && grammar.hasMacros && p.peek(1)?.kind === 'open') {
        if (!token.isSpaced && isCallee(node))
            return macro(p, node, first);
    }
    if (token.kind === 'operator' && POSTFIX_MARKS.has(token.text) && isPostfixMark(p, token)) {
        p.at++;
        const isStep = token.text === '++' || token.text === '--';
        return isStep ? { kind: 'unary', range: p.span(node, first), operator: token.text, operand: node } : node;
    }
    // The second part of `s/a/b/`.
    if (node.kind === 'regex' && token.kind === 'string' && p.tokens[p.at - 1]?.end === token.start) {
        p.at++;
        return { kind: 'list', range: p.span(node, first), elements: [node, p.leaf(token)] };
    }
    if (grammar.joinsAdjacentStrings && token.kind === 'string' && isText(node)) {
        p.at++;
        return { kind: 'binary', range: p.span(node, first), operator: '+', left: node, right: p.leaf(token) };
    }
    if (grammar.hasCommands && isCommandName(p, node, first) && startsArgument(p, token))
        return command(p, node, first);
    return doBlock(p, node, first);
}
function isCallee(node) {
    return node.kind === 'name' || node.kind === 'member' || node.kind === 'call' || node.kind === 'index';
}
function isText(node) {
    return node.kind === 'string' || (node.kind === 'binary' && node.right.kind === 'string');
}
function member(p, node, first, token) {
    const next = p.peek(1);
    if (!next || (p.around.isPattern && token.text === p.grammar.armArrow))
        return null;
    if (next.kind === 'name') {
        if (p.atLineStart() && token.text === '::')
            return null;
        p.at += 2;
        return { kind: 'member', range: p.span(node, first), object: node, property: next.text };
    }
    if (next.kind === 'operator' && next.text === '<' && p.grammar.hasGenerics) {
        p.at++;
        p.skipTo(afterGenerics(p) ?? p.at + 1);
        return node;
    }
    if (next.kind !== 'open' || next.text === 'template' || token.text === '::')
        return null;
    p.at++;
    if (next.text === '(')
        return call(p, node, first);
    return subscript(p, node, first);
}
function bracket(p, node, first, token) {
    const { grammar, around } = p;
    switch (token.text) {
        case '(':
            return isCallee(node) || node.kind === 'function' || node.kind === 'block' ? call(p, node, first) : null;
        case '[':
            if (token.isSpaced && grammar.hasCommands && isCommandName(p, node, first))
                return command(p, node, first);
            return token.isSpaced ? null : subscript(p, node, first);
        case '{':
            if (grammar.hasBraceSubscripts && !token.isSpaced && isCallee(node))
                return subscript(p, node, first);
            if (around.isHeader || !isCallee(node))
                return null;
            if (grammar.hasStructLiterals && node.kind !== 'call')
                return structLiteral(p, first);
            if (grammar.hasTrailingLambda)
                return withArgument(p, node, first, p.read.braceLambda(p));
            if (grammar.hasCommands && grammar.braces === 'list')
                return command(p, node, first);
            return null;
        case 'template':
        case 'words':
            if (!grammar.hasCommands || !isCommandName(p, node, first) || !token.isSpaced)
                return null;
            return command(p, node, first);
        default:
            return null;
    }
}
function call(p, callee, first) {
    const args = p.within({}, () => entries(p.read.elements(p)));
    return { kind: 'call', range: p.span(callee, first), callee, arguments: args, isConstruction: false };
}
function macro(p, callee, first) {
    p.at++;
    return call(p, callee, first);
}
/** `object[index]`; empty brackets belong to a type and say nothing. */
function subscript(p, object, first) {
    const at = p.at;
    const keys = p.within({}, () => p.read.elements(p));
    if (keys.length === 0)
        return object;
    const index = p.together(keys, 'keys', at);
    return { kind: 'index', range: p.span(object, first), object, index };
}
/** `Point { x: 1, ..base }`: the fields; shorthand ones stay names. */
function structLiteral(p, first) {
    const nodes = p.within({}, () => p.read.elements(p));
    return { kind: 'map', range: p.rangeFrom(first), entries: nodes };
}
function withArgument(p, node, first, argument) {
    const range = p.span(node, first);
    if (node.kind === 'call')
        return { ...node, range, arguments: [...node.arguments, argument] };
    return { kind: 'call', range, callee: node, arguments: [argument], isConstruction: false };
}
function isPostfixMark(p, token) {
    if (token.isSpaced)
        return false;
    const next = p.peek(1);
    if (token.text === '?' && p.grammar.hasTernary) {
        if (!next || next.kind === 'close' || p.grammar.memberSet.has(next.text))
            return true;
        if (next.kind === 'operator' && [',', '=', '>', ';', '==', '!=', '??'].includes(next.text))
            return true;
        if (next.kind === 'open' && next.text === '{')
            return true;
        return p.grammar.isTypeFirst === true && next.kind === 'name' && next.isSpaced;
    }
    if (token.text === '!' && p.grammar.hasCommands)
        return false;
    // `a !b` is two things, `a!.b` one.
    return !next || next.kind === 'operator' || next.kind === 'close' || next.kind === 'open' || next.isSpaced;
}
/** A bare word or member that can take arguments without parentheses; no variable with a sigil. */
function isCommandName(p, node, first) {
    if (node.kind === 'member')
        return p.tokens[p.at - 1]?.kind === 'name';
    if (node.kind !== 'name' || p.at !== first + 1)
        return false;
    const token = p.tokens[first];
    if (!token)
        return false;
    const hasSigil = token.end - token.start !== token.text.length;
    return !hasSigil && !/^@@|^@(?=\p{Lu})|^[$-]/u.test(token.text);
}
function startsArgument(p, token) {
    if (!token.isSpaced)
        return token.kind === 'string' && p.grammar.braces === 'list';
    switch (token.kind) {
        case 'string':
        case 'number':
        case 'regex':
            return true;
        case 'name': {
            const role = p.role(token);
            if (role !== null && !p.sees(':', 1))
                return OPERAND_ROLES.has(role);
            const word = p.word(token);
            return !p.grammar.powers.has(word) && !p.grammar.pairSet.has(word);
        }
        case 'operator': {
            const next = p.peek(1);
            if (token.text === '->')
                return p.grammar.braceArrow === '|';
            return ARGUMENT_MARKS.has(token.text) && next !== undefined && !next.isSpaced && next.kind !== 'operator';
        }
        case 'open':
        case 'close':
            return false;
    }
}
function command(p, callee, first) {
    const args = [];
    p.with({ isCommand: true }, () => {
        do {
            const before = p.at;
            args.push(p.grammar.hasSpacedArguments ? p.read.expression(p, 1000) : p.read.element(p));
            if (p.at === before)
                break;
            const next = p.peek();
            if (p.grammar.hasSpacedArguments) {
                if (next && !p.atLineStart() && (startsArgument(p, next) || isTemplate(next)))
                    continue;
                if (next?.kind === 'open' && !p.atLineStart() && next.text === '{') {
                    args.push(p.read.braceLambda(p));
                }
            }
        } while (p.accept(',') || (p.grammar.hasSpacedArguments && isMore(p)));
    });
    const nodes = entries(args);
    const documents = callee.kind === 'name' && DOCUMENTING.has(callee.text);
    const values = documents ? nodes.map((node) => (node.kind === 'string' ? documentation(node) : node)) : nodes;
    const node = {
        kind: 'call',
        range: p.span(callee, first),
        callee,
        arguments: values,
        isConstruction: false,
    };
    return doBlock(p, node, first) ?? node;
}
function isTemplate(token) {
    return token.kind === 'open' && token.text !== '{' && token.text !== 'directive';
}
function isMore(p) {
    const next = p.peek();
    return next !== undefined && !p.atLineStart() && (startsArgument(p, next) || (isTemplate(next) && next.isSpaced));
}
function documentation(node) {
    return { ...node, isDocumentation: true };
}
/** `each do |x| … end`. */
function doBlock(p, node, first) {
    const { grammar, around } = p;
    if (grammar.blocks !== 'end' || !grammar.hasCommands || around.isHeader || around.isCommand || !isCallee(node))
        return null;
    if (!grammar.returnsLast || !p.seesWord('do') || p.sees(':', 1) || p.atLineStart())
        return null;
    const lambda = p.read.lambda(p);
    return lambda ? withArgument(p, node, first, lambda) : null;
}
/** `new Foo(x) { A = 1 }`: what stands in braces is one more argument. */
function construction(p, first) {
    const callee = constructed(p);
    let args = [];
    if (p.seesOpen('('))
        args = p.within({}, () => entries(p.read.elements(p)));
    else if (p.seesOpen('[')) {
        const sizes = p.within({}, () => p.read.elements(p));
        args = sizes;
    }
    while (p.seesOpen('[') && p.grammar.isTypeFirst)
        args.push(...p.within({}, () => p.read.elements(p)));
    if (p.seesOpen('{') && !p.around.isHeader) {
        const at = p.at;
        const isBody = p.grammar.hasAnonymousClasses === true && !holdsElements(p);
        if (isBody)
            args.push(p.read.block(p));
        else {
            const nodes = p.within({}, () => entries(p.read.elements(p)));
            if (callee.kind === 'block')
                return collection(p, nodes, first);
            args.push(collection(p, nodes, at));
        }
    }
    return { kind: 'call', range: p.rangeFrom(first), callee, arguments: args, isConstruction: true };
}
/** The constructed type with its package and generic arguments; an empty block when none is named (`new[] {`). */
function constructed(p) {
    const first = p.at;
    // A name from the root: `new \Foo`, `new ::Foo`.
    if (p.sees('\\') || p.sees('::'))
        p.at++;
    const token = p.peek();
    if (token?.kind !== 'name')
        return p.missing();
    p.at++;
    let node = p.leaf(token);
    for (;;) {
        const next = p.peek();
        const name = p.peek(1);
        if (next?.kind === 'operator' &&
            (p.grammar.memberSet.has(next.text) || next.text === '\\') &&
            name?.kind === 'name') {
            p.at += 2;
            node = { kind: 'member', range: p.span(node, first), object: node, property: name.text };
        }
        else if (next?.kind === 'operator' && next.text === '<') {
            const after = afterGenerics(p);
            if (after === null)
                return node;
            p.skipTo(after);
        }
        else
            return node;
    }
}
/** After an array type (`new int[] {`) the braces hold values, after a class they hold members. */
function holdsElements(p) {
    return p.tokens[p.at - 1]?.text === ']';
}

;// CONCATENATED MODULE: ./build/lexer/expressions.js



/** Links of a chain (`a + b + …`) after which the tree becomes flat, to bound its depth. */
const expressions_LONGEST_CHAIN = 1000;
const PAIR_POWER = 5;
const INFIX_PAIR_POWER = 65;
/** Operators that a line may begin with to go on with the expression of the line before, without a space after them. */
const CONTINUING = new Set(['&&', '||', '?:', '??', '|>', '==', '!=', '?', '=>', '<>', '++']);
/** An expression whose operators bind tighter than `power`. Deeply nested ones are flattened. */
function expression(p, power = 0) {
    if (p.isTooDeep)
        return p.flatten();
    p.depth++;
    const first = p.at;
    const left = postfix(p, operand(p), first);
    const whole = infix(p, left, first, power);
    p.depth--;
    return whole;
}
function infix(p, operandNode, first, minimum) {
    const pieces = [];
    let left = operandNode;
    let links = p.chains.get(left) ?? 0;
    for (;;) {
        if (p.grammar.hasPostfixSwitch && p.roleAhead() === 'switch' && !p.atLineStart() && minimum < POWER.ternary) {
            left = p.read.postfixSwitch(p, left, first);
            continue;
        }
        const operator = infixAt(p);
        if (!operator || operator.power <= minimum)
            break;
        const before = p.at;
        const next = combine(p, left, first, operator);
        if (++links > expressions_LONGEST_CHAIN && next.kind === 'binary') {
            pieces.push(left);
            p.hasErrors = true;
            links = 0;
            left = next.right;
        }
        else
            left = next;
        if (p.at === before)
            break;
    }
    if (links > 8)
        p.chains.set(left, links);
    return pieces.length > 0 ? p.block('chain', [...pieces, left], first) : left;
}
function infixAt(p) {
    const token = p.peek();
    if (!token || (token.kind !== 'operator' && token.kind !== 'name'))
        return null;
    const { grammar } = p;
    const text = p.word(token);
    if (token.kind === 'name' && (token.end - token.start !== text.length || p.atLineStart()))
        return null;
    if (token.kind === 'operator' && p.atLineStart() && !continues(p, text))
        return null;
    if (token.kind === 'name' && text === 'not' && grammar.powers.has('in') && p.seesWord('in', 1)) {
        return { text: 'not in', power: POWER.relation, width: 2 };
    }
    if (text === '!' && (p.seesWord('in', 1) || p.seesWord('is', 1)) && p.peek(1)?.isSpaced === false) {
        return { text: `!${p.peek(1)?.text ?? ''}`, power: POWER.relation, width: 2 };
    }
    if (text !== ':' && grammar.pairSet.has(text)) {
        if (p.around.isPattern && text !== 'to')
            return null;
        return { text, power: text === '=>' ? PAIR_POWER : INFIX_PAIR_POWER, width: 1 };
    }
    if (text === '?' && grammar.hasTernary)
        return { text, power: POWER.ternary, width: 1 };
    const power = grammar.powers.get(text);
    if (power === undefined || (p.around.isPattern && power === POWER.assignment))
        return null;
    // `a = >b`, or a closing mark in the way: no operand follows.
    return { text, power, width: 1 };
}
/** Whether an operator at the start of a line goes on with the expression before it. */
function continues(p, text) {
    return CONTINUING.has(text) || (p.peek(1)?.isSpaced === true && p.peek(1)?.isFirstOnLine === false && text !== '@');
}
function combine(p, left, first, operator) {
    p.at += operator.width;
    const { text, power } = operator;
    if (text === '?')
        return ternary(p, left, first);
    if (p.grammar.pairSet.has(text)) {
        const value = p.read.expression(p, power - 1);
        return { kind: 'pair', range: p.span(left, first), key: left, value };
    }
    if (power === POWER.assignment) {
        const value = p.read.expression(p, power - 1);
        return { kind: 'assign', range: p.span(left, first), target: declarator(left), operator: text, value };
    }
    const isRange = power === POWER.range;
    if (isRange && !startsOperand(p)) {
        return { kind: 'unary', range: p.span(left, first), operator: text, operand: left };
    }
    const right = p.read.expression(p, text === '**' ? power - 1 : power);
    return { kind: 'binary', range: p.span(left, first), operator: text, left, right };
}
/** `1..` has no right side. */
function startsOperand(p) {
    const token = p.peek();
    if (!token || token.kind === 'close' || p.atLineStart())
        return false;
    return token.kind !== 'operator' || ['-', '+', '.', '&', '*', '!', '~'].includes(token.text);
}
function ternary(p, condition, first) {
    const then = p.with({ isPattern: false }, () => p.read.expression(p, 0));
    const otherwise = p.accept(':') ? p.read.expression(p, POWER.ternary - 1) : null;
    return { kind: 'if', range: p.span(condition, first), condition, then, otherwise };
}
/** `int *p = …`: what reads like a product is a pointer. */
function declarator(target) {
    const isPointer = target.kind === 'binary' && ['*', '&', '&&', '**'].includes(target.operator);
    return isPointer && target.left.kind === 'name' ? target.right : target;
}

;// CONCATENATED MODULE: ./build/lexer/closing.js
/** How deep branches are followed; honest code nests a few. */
const closing_DEEPEST = 50;
/**
 * A body whose closing expression is its value, with that expression made a `return`: through branches, so that
 * `if x { "a" } else { "b" }` returns one of two literals.
 */
function returningLast(body, depth = 0) {
    if (depth > closing_DEEPEST)
        return body;
    switch (body.kind) {
        case 'block': {
            if (body.syntax === 'try') {
                return { ...body, children: body.children.map((child) => returningLast(child, depth + 1)) };
            }
            if (body.syntax !== 'body')
                return returned(body);
            const last = body.children.at(-1);
            return last ? { ...body, children: [...body.children.slice(0, -1), returningLast(last, depth + 1)] } : body;
        }
        case 'if':
            return {
                ...body,
                then: returningLast(body.then, depth + 1),
                otherwise: body.otherwise && returningLast(body.otherwise, depth + 1),
            };
        case 'switch':
            return {
                ...body,
                arms: body.arms.map((arm) => ({ ...arm, body: returningLast(arm.body, depth + 1) })),
            };
        case 'string':
        case 'number':
        case 'constant':
        case 'regex':
        case 'template':
        case 'name':
        case 'member':
        case 'index':
        case 'call':
        case 'binary':
        case 'unary':
        case 'list':
        case 'map':
        case 'pair':
            return returned(body);
        case 'arm':
        case 'loop':
        case 'return':
        case 'throw':
        case 'assign':
        case 'assert':
        case 'function':
        case 'class':
        case 'import':
            return body;
    }
}
function returned(value) {
    if (value.kind === 'block' && value.children.length === 0)
        return value;
    return { kind: 'return', range: value.range, value };
}

;// CONCATENATED MODULE: ./build/lexer/parameters.js
/** Words of a parameter that are not its name. */
const NOT_NAMES = new Set([
    'const', 'final', 'val', 'var', 'mut', 'ref', 'in', 'out', 'inout', 'vararg', 'params', 'this', 'required', 'private',
    'public', 'protected', 'override', 'readonly', 'crossinline', 'noinline', 'implicit', 'using', 'covariant', 'unsigned',
    'struct', 'volatile', 'restrict', 'let', 'late', 'internal', 'open',
]); // prettier-ignore
/** Reads the parameter list in the group at the cursor. Literals of attributes and array sizes become strays. */
function parameterGroup(p) {
    if (p.grammar.hasClauseHeads)
        return clauseHead(p);
    const parameters = p.within({}, () => parametersUntil(p, () => false));
    return { parameters, patterns: [] };
}
/** Reads parameters up to the end of the group, or where `stops` says so. */
function parametersUntil(p, stops) {
    const parameters = [];
    while (p.at < p.limit && !stops()) {
        if (p.accept(',') || p.accept(';'))
            continue;
        const before = p.at;
        const parameter = oneParameter(p, stops);
        if (parameter)
            parameters.push(...parameter);
        if (p.at === before)
            p.skip();
    }
    return parameters;
}
function oneParameter(p, stops) {
    const names = [];
    let isTyped = false;
    while (p.at < p.limit && !p.sees(',') && !stops()) {
        const token = p.peek();
        if (!token)
            break;
        if (token.kind === 'operator' && token.text === '=') {
            p.at++;
            const defaultValue = p.read.expression(p);
            return [{ name: nameOf(p, names), defaultValue }];
        }
        if (token.kind === 'operator' && token.text === ':') {
            p.at++;
            // Ruby's `key: 5`: what follows the colon is the default, unless nothing does.
            if (p.grammar.parameterName === 'first') {
                const hasDefault = p.at < p.limit && !p.sees(',') && !stops();
                return [{ name: nameOf(p, names), defaultValue: hasDefault ? p.read.expression(p) : null }];
            }
            isTyped = true;
        }
        else if (token.kind === 'operator' && token.text === '<' && p.grammar.hasGenerics)
            skipAngles(p);
        else if (token.kind === 'open' && !isTyped && (names.length === 0 || token.text === 'words')) {
            // Destructuring: each part is a parameter.
            if (names.length === 0)
                return p.within({}, () => parametersUntil(p, () => false));
            p.skipTo(Math.max(p.afterGroup(), p.at + 1));
        }
        else if (token.kind === 'open') {
            // `void (*callback)(int)`, `char name[10]`, `x: (Int) -> Int`
            p.skipTo(Math.max(p.afterGroup(), p.at + 1));
        }
        else {
            if (token.kind === 'name' && !isTyped)
                names.push(token.text);
            p.skip();
        }
    }
    const name = nameOf(p, names);
    return name === '' ? null : [{ name, defaultValue: null }];
}
/** Steps over type arguments, so that their commas separate no parameters. */
function skipAngles(p) {
    let depth = 0;
    while (p.at < p.limit) {
        const token = p.peek();
        if (!token)
            return;
        if (token.kind === 'operator' && token.text === '<')
            depth++;
        if (token.kind === 'operator' && /^>{1,3}$/.test(token.text))
            depth -= token.text.length;
        if (token.kind === 'operator' && token.text === '=')
            return;
        p.skip();
        if (depth <= 0)
            return;
    }
}
function nameOf(p, names) {
    const candidates = names.filter((name) => !NOT_NAMES.has(name));
    const name = p.grammar.parameterName === 'first' ? candidates[0] : candidates.at(-1);
    if (name !== undefined)
        return name;
    return names.includes('this') ? 'this' : '';
}
/** `def f("x", %{a: b}, opts \\ [])`: names are parameters, anything else is matched. */
function clauseHead(p) {
    const parameters = [];
    const patterns = [];
    const nodes = p.within({}, () => p.read.elements(p));
    for (const node of nodes) {
        if (node.kind === 'name')
            parameters.push({ name: node.text, defaultValue: null });
        else if (node.kind === 'binary' && node.operator === '\\\\' && node.left.kind === 'name') {
            parameters.push({ name: node.left.text, defaultValue: node.right });
        }
        else {
            patterns.push(node);
            parameters.push({
                name: node.kind === 'assign' && node.value.kind === 'name' ? node.value.text : '',
                defaultValue: null,
            });
        }
    }
    return { parameters, patterns };
}

;// CONCATENATED MODULE: ./build/lexer/functions.js





const EMPTY_HEAD = { parameters: [], patterns: [] };
/** A function, method or lambda that begins with a word (`fn`, `def`, `function`), at the word. */
function functionByKeyword(p) {
    const start = p.at;
    const decorators = p.takeDecorators();
    const isClauseLambda = p.grammar.hasArrowClauses === true && p.seesWord('fn');
    // `init(…)` and `deinit` are names and words in one.
    const isOwnName = p.seesWord('init') || p.seesWord('deinit') || p.seesWord('subscript');
    const ownName = p.peek()?.text ?? '';
    p.at++;
    if (isClauseLambda)
        return clauseLambda(p, start);
    const name = isOwnName ? ownName : functionName(p);
    if (isOwnName && (p.sees('?') || p.sees('!')))
        p.at++;
    if (isOwnName && p.sees('<'))
        p.skipTo(afterGenerics(p) ?? p.at);
    let head = EMPTY_HEAD;
    if (p.seesOpen('(')) {
        head = parameterGroup(p);
        while (p.grammar.hasIndentedBlocks && p.seesOpen('(') && !p.atLineStart()) {
            head = { ...head, parameters: [...head.parameters, ...parameterGroup(p).parameters] };
        }
    }
    else if (p.grammar.blocks === 'end' && p.grammar.hasStatementModifiers && !p.atStatementEnd() && !p.sees('=')) {
        // Ruby's `def area w, h`.
        head = { parameters: parametersUntil(p, () => p.atStatementEnd()), patterns: [] };
    }
    const { guard, body } = functionBody(p, start);
    return functionNode(p, start, { name, ...head, decorators, guard, body });
}
/** Puts a function together; literals of its head (array sizes, attributes of parameters) stand before the body. */
function functionNode(p, start, parts) {
    const { name, decorators, patterns, guard } = parts;
    let { body, parameters } = parts;
    if (parameters.length === 0 && p.grammar.hasParametersInBody)
        parameters = parametersOf(body);
    if (patterns.length > 0 || guard) {
        // A clause is chosen by its literals, as an arm of a switch is.
        const arm = { kind: 'arm', range: p.rangeFrom(start), patterns, guard, body };
        body = { kind: 'switch', range: arm.range, subject: null, arms: [arm] };
    }
    const strays = p.takeStrays();
    if (strays.length > 0)
        body = p.block('body', [...strays, body], start);
    return { kind: 'function', range: p.rangeFrom(start), name, parameters, decorators, body };
}
/** The last part of the name: `Foo.bar`, `self.bar`, `Foo::bar`, `==`; empty for an anonymous function. */
function functionName(p) {
    let name = '';
    let isOpen = true;
    while (p.at < p.limit) {
        const token = p.peek();
        if (!token || token.kind === 'close' || (p.atLineStart() && token.text !== '('))
            break;
        if (token.kind === 'open') {
            if (token.text === '[' && name !== '')
                p.skipTo(p.afterGroup());
            else if (token.text === '[' && p.tokens[p.at + 1]?.text === ']') {
                name = '[]';
                p.at += 2;
            }
            else
                break;
        }
        else if (token.kind === 'name') {
            if (!isOpen || p.roleAhead() === 'do')
                break;
            name = token.text;
            isOpen = false;
            p.at++;
        }
        else if (token.kind === 'operator') {
            const { text } = token;
            if (text === ';' || text === ',' || text === '->' || text === '=>')
                break;
            if (text === '=') {
                if (token.isSpaced || name === '')
                    break;
                name += '=';
                p.at++;
            }
            else if (text === '.' || text === '::' || text === '?.' || text === ':') {
                isOpen = true;
                p.at++;
            }
            else if (text === '<' && p.grammar.hasGenerics && afterGenerics(p) !== null) {
                p.skipTo(afterGenerics(p) ?? p.at + 1);
            }
            else {
                if (name === '' && text !== '&' && text !== '*') {
                    name = text;
                    isOpen = false;
                }
                p.at++;
            }
        }
        else
            break;
    }
    return name;
}
/** Guard and body after the parameters; an empty block when there is none (a declaration). */
function functionBody(p, start) {
    const { grammar } = p;
    let guard = null;
    const isWordy = grammar.blocks === 'end';
    while (p.at < p.limit) {
        const token = p.peek();
        if (!token || token.kind === 'close')
            break;
        if (p.sees(';') && !isWordy)
            break;
        if (token.kind === 'open' && token.text === '{' && grammar.blocks === 'braces') {
            const body = p.read.block(p);
            // In Rust a semicolon takes the value away.
            const isValue = grammar.returnsLast === true && !(grammar.hasMacros === true && p.isTerminated);
            return { guard, body: isValue || (grammar.returnsSingle && isSingle(body)) ? returningLast(body) : body };
        }
        if (grammar.expressionBody !== undefined && p.sees(grammar.expressionBody)) {
            p.at++;
            return { guard, body: expressionBody(p, start) };
        }
        if (isWordy) {
            if (p.seesWord('when') && grammar.hasClauseHeads) {
                p.at++;
                guard = p.with({ isHeader: true }, () => p.read.expression(p));
                continue;
            }
            if (p.sees(',') && p.seesWord('do', 1)) {
                p.at += 3;
                return { guard, body: returningLast(p.read.expression(p)) };
            }
            // A head without a body declares defaults (Elixir).
            if (grammar.hasClauseHeads && p.roleAhead() !== 'do')
                break;
            if (p.roleAhead() === 'do')
                p.at++;
            const body = bodyUntilEnd(p);
            return { guard, body: grammar.returnsLast ? returningLast(body) : body };
        }
        if (p.atLineStart() && !isTail(token.text))
            break;
        if (token.kind === 'open')
            p.skipTo(Math.max(p.afterGroup(), p.at + 1));
        else
            p.skip();
    }
    return { guard, body: p.missing() };
}
/** What a head may go on with on a new line. */
function isTail(text) {
    return text === '->' || text === ':' || text === 'where' || text === 'throws' || text === 'async' || text === '{';
}
function isSingle(body) {
    return body.kind === 'block' && body.children.length === 1;
}
function expressionBody(p, start) {
    const first = p.at;
    if (p.grammar.hasIndentedBlocks) {
        const column = lineColumn(p, start);
        if (isIndentedDeeper(p, column))
            return returningLast(indentedBody(p, column));
    }
    if (p.seesOpen('{') && p.grammar.braces === 'block')
        return returningLast(p.read.block(p));
    const value = p.with({ isHeader: false }, () => p.read.expression(p));
    return p.block('body', [returningLast(value)], first);
}
/** Elixir's `fn a -> … end`, after the `fn`. */
function clauseLambda(p, start) {
    const arms = [];
    p.with({ hasLines: true, isHeader: false, isCommand: false }, () => {
        while (p.at < p.limit && p.roleAhead() !== 'end' && p.peek()?.kind !== 'close') {
            const before = p.at;
            const first = p.at;
            const patterns = [];
            while (p.at < p.limit && !p.sees('->') && !p.seesWord('when') && p.roleAhead() !== 'end') {
                if (p.accept(','))
                    continue;
                const at = p.at;
                patterns.push(p.with({ isPattern: true }, () => p.read.expression(p)));
                if (p.at === at)
                    p.skip();
            }
            let guard = null;
            if (p.seesWord('when')) {
                p.at++;
                guard = p.with({ isPattern: true }, () => p.read.expression(p));
            }
            p.accept('->');
            const children = p.read.statements(p, startsClause);
            const body = returningLast(p.block('body', children, Math.min(first, p.at)));
            arms.push({ kind: 'arm', range: p.rangeFrom(first), patterns, guard, body });
            if (p.at === before)
                p.skip();
        }
    });
    if (p.roleAhead() === 'end')
        p.at++;
    const [only] = arms;
    const isPlain = only && arms.length === 1 && only.guard === null && only.patterns.every((node) => node.kind === 'name');
    const parameters = (only?.patterns ?? []).map((node) => ({
        name: node.kind === 'name' ? node.text : '',
        defaultValue: null,
    }));
    const range = p.rangeFrom(start);
    const body = isPlain ? only.body : { kind: 'switch', range, subject: null, arms };
    return { kind: 'function', range, name: '', parameters, decorators: [], body };
}
/** Perl's `my ($self, $x) = @_;`, `my $x = shift;`; PowerShell's `param($x)`. */
function parametersOf(body) {
    const parameters = [];
    const add = (node) => {
        if (node.kind === 'name')
            parameters.push({ name: node.text, defaultValue: null });
        else if (node.kind === 'list')
            node.elements.forEach(add);
        else if (node.kind === 'pair')
            add(node.key);
        else if (node.kind === 'assign')
            add(node.target);
    };
    const children = body.kind === 'block' ? body.children : [];
    for (const child of children.slice(0, 20)) {
        if (child.kind === 'assign' && isArgumentSource(child.value))
            add(child.target);
        else if (child.kind === 'call' && child.callee.kind === 'name' && child.callee.text.toLowerCase() === 'param') {
            for (const argument of child.arguments)
                if (argument.kind !== 'list')
                    add(argument);
        }
    }
    return parameters;
}
function isArgumentSource(node) {
    if (node.kind === 'call')
        return node.callee.kind === 'name' && node.callee.text === 'shift';
    return node.kind === 'name' && (node.text === '_' || node.text === 'shift');
}

;// CONCATENATED MODULE: ./build/lexer/declarations.js




/** Words of a class head that name no base. */
const HEAD_WORDS = new Set([
    'extends',
    'implements',
    'permits',
    'with',
    'where',
    'on',
    'derives',
    'by',
    'mixin',
]);
const LONGEST_HEAD = 200;
/** Class, struct, enum, interface, impl, module, at the word; a plain name where the word is one. */
function classByKeyword(p) {
    const start = p.at;
    if (!opensClass(p)) {
        const token = p.peek();
        p.at++;
        const isType = p.grammar.isTypeFirst === true && p.peek()?.kind === 'name';
        return isType || !token ? p.read.expression(p) : p.read.postfix(p, p.leaf(token), start);
    }
    const decorators = p.takeDecorators();
    p.at++;
    while ((p.roleAhead() === 'class' || p.roleAhead() === 'modifier') && p.peek(1)?.kind === 'name')
        p.at++;
    const name = className(p);
    const bases = [];
    const fields = [];
    const finalName = classHead(p, name, bases, fields);
    let body = classBody(p, start);
    const strays = p.takeStrays();
    if (fields.length + strays.length > 0)
        body = p.block('body', [...fields, ...strays, ...(body.kind === 'block' ? body.children : [body])], start);
    return { kind: 'class', range: p.rangeFrom(start), name: finalName, decorators, bases, body };
}
/** Whether the word begins a definition rather than a type (`struct point p;`) or a variable (`record.id`). */
function opensClass(p) {
    const next = p.peek(1);
    if (!next || (next.isFirstOnLine && p.around.hasLines && next.text !== '{'))
        return false;
    if (next.kind === 'operator')
        return ([':', '<', '<<', '::', '#', '@', '\\', '['].includes(next.text) && next.isSpaced) || next.text === '<';
    if (next.kind === 'open')
        return next.text === '{' || next.text === '(';
    if (next.kind !== 'name')
        return false;
    if (!p.grammar.isTypeFirst)
        return true;
    for (let at = p.at + 1, steps = 0; at < p.limit && steps < LONGEST_HEAD; steps++) {
        const token = p.tokens[at];
        if (!token || token.kind === 'close' || token.kind === 'string')
            return false;
        if (token.kind === 'open' && token.text === '{')
            return true;
        if (token.kind === 'operator' && (token.text === '=' || token.text === '*' || token.text === '&'))
            return false;
        if (token.kind === 'operator' && token.text === ';')
            return p.seesWord('record');
        if (token.kind === 'open' && token.text === '(' && p.grammar.hasMacroBodies)
            return false;
        at = token.kind === 'open' ? Math.max(p.afterGroup(at), at + 1) : at + 1;
    }
    return false;
}
function className(p) {
    if (p.sees('<'))
        p.skipTo(afterGenerics(p) ?? p.at);
    if (p.sees('<<'))
        return '';
    let name = '';
    for (let token = p.peek(); token; token = p.peek()) {
        if (token.kind === 'name' && !HEAD_WORDS.has(token.text)) {
            name += token.text;
            p.at++;
            const next = p.peek();
            const isPath = next?.kind === 'operator' && ['.', '::', '\\'].includes(next.text) && p.peek(1)?.kind === 'name';
            if (!isPath)
                break;
            name += next.text;
            p.at++;
        }
        else
            break;
    }
    return name;
}
/** Reads bases and constructor parameters; returns the name, which Rust's `impl Trait for Type` gives last. */
function classHead(p, name, bases, fields) {
    let finalName = name;
    for (let token = p.peek(); token && token.kind !== 'close'; token = p.peek()) {
        const before = p.at;
        if (p.seesOpen('{') || p.sees(';') || p.sees('=') || p.roleAhead() === 'do')
            break;
        if (p.atLineStart() && (p.grammar.blocks === 'end' || !goesOn(token.text)))
            break;
        if (p.sees(':') && p.grammar.hasIndentedBlocks && p.peek(1)?.isFirstOnLine)
            break;
        if (p.seesOpen('('))
            fields.push(...constructorFields(p));
        else if (token.kind === 'open')
            p.skipTo(Math.max(p.afterGroup(), p.at + 1));
        else if (token.kind === 'operator') {
            const after = token.text === '<' ? afterGenerics(p) : null;
            p.skipTo(after ?? p.at + 1);
        }
        else if (token.kind === 'name' && token.text === 'for' && p.grammar.hasMacros) {
            p.at++;
            const trait = finalName;
            finalName = className(p);
            if (trait !== '')
                bases.push({ kind: 'name', range: p.rangeFrom(before), text: trait });
        }
        else if (token.kind === 'name' && (HEAD_WORDS.has(token.text) || p.role(token) === 'modifier'))
            p.at++;
        else if (token.kind === 'name')
            bases.push(p.with({ isHeader: true }, () => p.read.expression(p)));
        else
            p.skip();
        if (p.at === before)
            p.skip();
    }
    return finalName;
}
function goesOn(text) {
    return text === '{' || text === ':' || text === ',' || text === '(' || HEAD_WORDS.has(text);
}
/** Parameters of a primary constructor are fields; those with a default value are assignments. */
function constructorFields(p) {
    const start = p.at;
    const { parameters } = parameterGroup(p);
    return parameters.flatMap(({ name, defaultValue }) => {
        if (!defaultValue)
            return [];
        const target = { kind: 'name', range: p.rangeFrom(start), text: name };
        return [{ kind: 'assign', range: defaultValue.range, target, operator: '=', value: defaultValue }];
    });
}
function classBody(p, start) {
    if (p.seesOpen('{'))
        return p.read.block(p);
    if (p.grammar.blocks === 'end') {
        if (p.roleAhead() === 'do')
            p.at++;
        return bodyUntilEnd(p);
    }
    if (p.grammar.hasIndentedBlocks && p.sees(':')) {
        p.at++;
        const column = lineColumn(p, start);
        if (isIndentedDeeper(p, column))
            return indentedBody(p, column);
    }
    return p.missing();
}
/** `import a.b.C`, `use a::{b, c}`, `#include`-like lines, at the word. The module is the text as written. */
function importStatement(p) {
    const start = p.at++;
    const from = p.peek()?.start ?? 0;
    let end = from;
    let module = null;
    const names = [];
    while (p.at < p.limit && !p.atStatementEnd()) {
        const token = p.peek();
        if (!token)
            break;
        if (token.kind === 'string' && module === null) {
            module = token.text;
            p.at++;
            continue;
        }
        if (token.kind === 'open') {
            const after = Math.max(p.afterGroup(), p.at + 1);
            for (; p.at < Math.min(after, p.limit); p.skip()) {
                const inner = p.tokens[p.at];
                if (inner?.kind === 'name')
                    names.push(inner.text);
            }
            end = p.tokens[p.at - 1]?.end ?? end;
            continue;
        }
        if (token.kind === 'name' && (p.sees(';', 1) || p.sees(',', 1) || !p.peek(1)))
            names.push(token.text);
        if (module === null)
            end = token.end;
        p.skip();
    }
    const last = p.tokens[p.at - 1];
    if (names.length === 0 && last?.kind === 'name')
        names.push(last.text);
    return { kind: 'import', range: p.rangeFrom(start), module: module ?? p.text.slice(from, end).slice(0, 1000), names };
}
/** `let x: T = v`, `val (a, b) = f()`, at the word. Without a value only the name remains. */
function declaration(p) {
    const start = p.at++;
    while ((p.roleAhead() === 'modifier' || p.roleAhead() === 'declaration') && p.peek(1)?.kind === 'name')
        p.at++;
    if (p.sees('<'))
        p.skipTo(afterGenerics(p) ?? p.at);
    if (p.roleAhead() === 'function' || p.roleAhead() === 'class')
        return p.read.expression(p);
    const first = p.at;
    const target = declared(p);
    if (p.sees(':') && p.grammar.parameterName === 'before-colon') {
        p.at++;
        skipType(p);
    }
    const operator = p.peek();
    if (operator && (p.sees('=') || (p.seesWord('by') && !p.atLineStart()))) {
        p.at++;
        const value = p.read.expression(p, 1);
        const range = p.rangeFrom(start);
        return { kind: 'assign', range, target, operator: operator.text, value };
    }
    if (p.seesOpen('{') && p.grammar.returnsSingle && !p.around.isHeader) {
        // Swift's computed property.
        const { body } = functionBody(p, start);
        const name = target.kind === 'name' ? target.text : '';
        return functionNode(p, start, {
            name,
            parameters: [],
            patterns: [],
            decorators: p.takeDecorators(),
            guard: null,
            body,
        });
    }
    if (p.sees(',') && p.grammar.blocks === 'end')
        return p.read.postfix(p, target, first);
    return target;
}
/** The declared name, or a pattern (`(a, b)`, `Some(x)`). */
function declared(p) {
    const first = p.at;
    const token = p.peek();
    if (!token || p.atStatementEnd())
        return p.missing();
    const isPlain = token.kind === 'name' && !p.seesOpen('(', 1) && !p.grammar.memberSet.has(p.peek(1)?.text ?? '');
    if (!isPlain)
        return p.with({ isPattern: true, isHeader: true }, () => p.read.expression(p));
    p.at++;
    if (p.sees('<') && p.grammar.blocks === 'end') {
        // Lua's `local x <const>`.
        p.skipTo(p.at + 3);
    }
    return p.read.postfix(p, p.leaf(token), first);
}
/** Steps over a type up to what ends it. */
function skipType(p) {
    while (p.at < p.limit && !p.atStatementEnd()) {
        if (p.sees('=') || p.sees(',') || p.seesOpen('{') || p.sees('=>'))
            return;
        if (p.seesWord('by') || p.seesWord('in'))
            return;
        if (p.sees('<')) {
            const after = afterGenerics(p);
            p.skipTo(after ?? p.at + 1);
        }
        else if (p.peek()?.kind === 'open')
            p.skipTo(Math.max(p.afterGroup(), p.at + 1));
        else
            p.skip();
    }
}

;// CONCATENATED MODULE: ./build/lexer/keywords.js






/** A construct that begins with a reserved word, at the word. Always steps over it. */
function keyword(p, role) {
    const start = p.at;
    switch (role) {
        case 'if':
            return conditional(p, false);
        case 'unless':
            return conditional(p, true);
        case 'loop':
            return loop(p);
        case 'do':
            return doBody(p);
        case 'switch':
            return switching(p);
        case 'return':
            return returning(p);
        case 'throw':
            return throwing(p);
        case 'try':
            return attempt(p);
        case 'function':
            return functionByKeyword(p);
        case 'class':
            return classByKeyword(p);
        case 'import':
            return importStatement(p);
        case 'declaration':
            return declaration(p);
        case 'new':
            p.at++;
            return construction(p, start);
        case 'prefix':
            return keywords_prefixed(p);
        case 'command':
            return keywords_command(p);
        case 'modifier':
            return modifier(p);
        case 'true':
        case 'false':
        case 'null':
        case 'else':
        case 'else-if':
        case 'case':
        case 'default':
        case 'handler':
        case 'then':
        case 'end':
            p.at++;
            return { kind: 'name', range: p.rangeFrom(start), text: p.tokens[start]?.text ?? '' };
    }
}
function keywords_prefixed(p) {
    const start = p.at++;
    const operator = p.tokens[start]?.text ?? '';
    const next = p.peek();
    if (!next || next.kind === 'close' || p.atStatementEnd() || p.sees(',') || p.sees('.') || p.sees('=')) {
        return { kind: 'name', range: p.rangeFrom(start), text: operator };
    }
    const operand = p.read.expression(p, operator.toLowerCase() === 'not' ? POWER.and : POWER.unary - 1);
    return { kind: 'unary', range: p.rangeFrom(start), operator, operand };
}
/** `echo "a", $b;` */
function keywords_command(p) {
    const start = p.at++;
    const callee = { kind: 'name', range: p.rangeFrom(start), text: p.tokens[start]?.text ?? '' };
    const args = [];
    while (p.at < p.limit && !p.atStatementEnd()) {
        if (p.accept(','))
            continue;
        const before = p.at;
        args.push(p.read.expression(p));
        if (p.at === before || !p.sees(','))
            break;
    }
    return { kind: 'call', range: p.rangeFrom(start), callee, arguments: args, isConstruction: false };
}
/** A word that says nothing here (`async`, `unsafe`, `mut`); alone it is a name. */
function modifier(p) {
    const start = p.at++;
    const next = p.peek();
    const isAlone = !next ||
        next.kind === 'close' ||
        p.atStatementEnd() ||
        (next.kind === 'operator' && next.text !== '|' && next.text !== '||');
    if (isAlone || (next.kind === 'open' && next.text !== '{' && next.text !== '(')) {
        return { kind: 'name', range: p.rangeFrom(start), text: p.tokens[start]?.text ?? '' };
    }
    return p.read.expression(p, POWER.unary - 1);
}

;// CONCATENATED MODULE: ./build/lexer/lambdas.js



/** How far the parameters of a function in braces may reach. */
const lambdas_LONGEST_HEAD = 64;
/** A lambda that begins at the cursor, or null, in which case nothing is consumed. */
function lambda(p) {
    const token = p.peek();
    if (!token || p.isTooDeep)
        return null;
    if (p.roleAhead() === 'do')
        return doLambda(p);
    if (p.around.isPattern)
        return null;
    if (token.kind === 'operator')
        return token.text === '->' ? arrowFirst(p) : barLambda(p, token);
    const arrow = p.grammar.lambdaArrow ?? '';
    if (token.kind === 'name') {
        if (arrow === '' || !p.sees(arrow, 1))
            return null;
        const start = p.at;
        p.at += 2;
        return lambdas_finish(p, start, [{ name: token.text, defaultValue: null }]);
    }
    if (token.text === '[')
        return captureLambda(p);
    if (token.text !== '(')
        return null;
    const after = p.afterGroup();
    const next = after < p.limit ? p.tokens[after] : undefined;
    const isArrow = arrow !== '' && next?.kind === 'operator' && next.text === arrow;
    const isDart = p.grammar.braces === 'map' && arrow === '=>' && !p.around.isHeader;
    const isAsync = isDart && next?.kind === 'name' && (next.text === 'async' || next.text === 'sync');
    const isBlock = isDart && next?.kind === 'open' && next.text === '{';
    if (!isArrow && !isBlock && !isAsync)
        return null;
    const start = p.at;
    const { parameters } = parameterGroup(p);
    if (isAsync)
        p.at++;
    if (p.sees('*'))
        p.at++;
    if (p.sees(arrow))
        p.at++;
    return lambdas_finish(p, start, parameters);
}
function lambdas_finish(p, start, parameters) {
    const strays = p.takeStrays();
    let body;
    if (p.seesOpen('{') && p.grammar.braces !== 'lambda') {
        body = p.read.block(p);
        if (p.grammar.returnsLast && !p.isTerminated)
            body = returningLast(body);
    }
    else
        body = returningLast(p.with({ isCommand: p.around.isCommand }, () => p.read.expression(p)));
    return anonymous(p, start, parameters, [...strays], body);
}
function anonymous(p, start, parameters, strays, body) {
    const whole = strays.length > 0 ? p.block('body', [...strays, body], start) : body;
    return { kind: 'function', range: p.rangeFrom(start), name: '', parameters, decorators: [], body: whole };
}
/** Ruby's `->(x) { … }`. */
function arrowFirst(p) {
    const next = p.peek(1);
    if (p.grammar.braceArrow !== '|' || (next?.kind !== 'open' && p.role(next) !== 'do'))
        return null;
    const start = p.at++;
    const parameters = p.seesOpen('(') ? parameterGroup(p).parameters : [];
    const inner = p.seesOpen('{') ? braceLambda(p) : p.roleAhead() === 'do' ? doLambda(p) : p.missing();
    return anonymous(p, start, parameters, p.takeStrays(), inner.kind === 'function' ? inner.body : inner);
}
/** Rust's `|x| e`. */
function barLambda(p, token) {
    if (!p.grammar.hasBarLambda)
        return null;
    const start = p.at++;
    let parameters = [];
    if (token.text === '|') {
        parameters = parametersUntil(p, () => p.sees('|'));
        p.accept('|');
    }
    if (p.sees('->'))
        while (p.at < p.limit && !p.seesOpen('{'))
            p.skip();
    return lambdas_finish(p, start, parameters);
}
/** C++'s `[capture](x) { … }`. */
function captureLambda(p) {
    const after = p.afterGroup();
    const next = after < p.limit ? p.tokens[after] : undefined;
    if (next?.kind !== 'open' || (next.text !== '(' && next.text !== '{'))
        return null;
    const start = p.at;
    p.skipTo(after);
    const parameters = p.seesOpen('(') ? parameterGroup(p).parameters : [];
    for (let steps = 0; steps < lambdas_LONGEST_HEAD && p.at < p.limit && !p.seesOpen('{') && !p.sees(';'); steps++)
        p.skip();
    const strays = p.takeStrays();
    const body = p.seesOpen('{') ? p.read.block(p) : p.missing();
    return anonymous(p, start, parameters, strays, body);
}
/** `do |x| … end`, at the `do`. A block with parameters yields its last value. */
function doLambda(p) {
    const start = p.at++;
    const parameters = barParameters(p);
    const body = bodyUntilEnd(p);
    return anonymous(p, start, parameters, p.takeStrays(), parameters.length > 0 ? returningLast(body) : body);
}
function barParameters(p) {
    if (p.accept('||') || !p.accept('|'))
        return [];
    const parameters = parametersUntil(p, () => p.sees('|'));
    p.accept('|');
    return parameters;
}
/** A function in braces (`{ x -> … }`, `{ x in … }`, `{ |x| … }`, `{ … }`), at the brace. */
function braceLambda(p) {
    const start = p.at;
    if (p.isTooDeep)
        return p.flatten();
    p.depth++;
    let parameters = [];
    const children = p.within({ hasLines: p.grammar.endsAtNewline }, () => {
        parameters = p.grammar.braceArrow === '|' ? barParameters(p) : headParameters(p);
        return [...p.takeStrays(), ...p.read.statements(p)];
    });
    p.depth--;
    const body = p.block('body', children, start);
    return anonymous(p, start, parameters, [], returningLast(body));
}
/** Parameters before the arrow of a function in braces; none when no arrow comes soon. */
function headParameters(p) {
    const arrow = p.grammar.braceArrow ?? '';
    if (arrow === '' || !hasHead(p, arrow))
        return [];
    const parameters = [];
    const atArrow = () => p.peek()?.text === arrow && p.peek()?.kind !== 'string';
    while (p.at < p.limit && !atArrow()) {
        if (p.seesOpen('('))
            parameters.push(...parameterGroup(p).parameters);
        else if (p.sees('->'))
            while (p.at < p.limit && !atArrow())
                p.skip();
        else {
            const before = p.at;
            parameters.push(...parametersUntil(p, () => atArrow() || p.sees('->') || p.seesOpen('(')));
            if (p.at === before)
                p.skip();
        }
    }
    p.at++;
    return parameters;
}
function hasHead(p, arrow) {
    for (let at = p.at, steps = 0; at < p.limit && steps < lambdas_LONGEST_HEAD; steps++) {
        const token = p.tokens[at];
        if (!token)
            return false;
        if (token.text === arrow && token.kind !== 'string')
            return true;
        if (token.kind === 'open') {
            if (token.text === '{' || token.text === 'template')
                return false;
            at = Math.max(p.afterGroup(at), at + 1);
            continue;
        }
        if (token.kind === 'operator' ? !',:.?<>*&->'.includes(token.text) : token.kind !== 'name')
            return false;
        if (p.role(token) === 'case' || p.role(token) === 'return' || p.role(token) === 'if' || p.role(token) === 'loop')
            return false;
        at++;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/lexer/directives.js
/** A directive line: `#include` is an import, `#define NAME value` an assignment, anything else a block. */
function directive(p) {
    const first = p.at;
    return p.within({}, (end) => {
        if (p.seesWord('include') || p.seesWord('import')) {
            p.at++;
            const token = p.peek();
            const from = token?.start ?? 0;
            const to = p.tokens[end - 1]?.end ?? from;
            const written = p.text.slice(from, to).slice(0, 1000);
            const module = token?.kind === 'string' ? token.text : written.replaceAll(/^<|>$/g, '');
            if (token?.kind === 'string')
                p.at++;
            return { kind: 'import', range: p.rangeFrom(first), module, names: [] };
        }
        const isDefinition = p.seesWord('define') && p.peek(1)?.kind === 'name';
        if (!isDefinition)
            return p.block('directive', p.read.statements(p), first);
        p.at++;
        const target = p.read.expression(p, 1000);
        const nodes = p.read.statements(p);
        const [only, second] = nodes;
        if (!only)
            return target;
        const value = second ? p.block('replacement', nodes, first) : only;
        return { kind: 'assign', range: p.rangeFrom(first), target, operator: '=', value };
    });
}

;// CONCATENATED MODULE: ./build/model/traversal.js
/** The children of a node in source order, of whatever kind. */
function childrenOf(node) {
    switch (node.kind) {
        case 'string':
        case 'number':
        case 'constant':
        case 'regex':
        case 'name':
        case 'import':
            return [];
        case 'template':
            return node.parts;
        case 'member':
            return [node.object];
        case 'index':
            return [node.object, node.index];
        case 'call':
            return [node.callee, ...node.arguments];
        case 'binary':
            return [node.left, node.right];
        case 'unary':
            return [node.operand];
        case 'list':
            return node.elements;
        case 'map':
            return node.entries;
        case 'pair':
            return [node.key, node.value];
        case 'if':
            return node.otherwise ? [node.condition, node.then, node.otherwise] : [node.condition, node.then];
        case 'switch':
            return node.subject ? [node.subject, ...node.arms] : node.arms;
        case 'arm':
            return node.guard ? [...node.patterns, node.guard, node.body] : [...node.patterns, node.body];
        case 'loop':
            return [...node.header, node.body];
        case 'return':
        case 'throw':
            return node.value ? [node.value] : [];
        case 'assign':
            return [node.target, node.value];
        case 'assert':
            return node.message ? [node.condition, node.message] : [node.condition];
        case 'function':
            return [...node.decorators, ...node.parameters.flatMap((p) => (p.defaultValue ? [p.defaultValue] : [])), node.body];
        case 'class':
            return [...node.decorators, ...node.bases, node.body];
        case 'block':
            return node.children;
    }
}
/**
 * Visits every node from the outside in. Iterative, because a hostile file can nest deeper than the call stack.
 * @param visit Gets the node and its ancestors, nearest last; return `false` to leave out what is below the node.
 */
function walk(root, visit) {
    const ancestors = [];
    const pending = [{ node: root, depth: 0 }];
    for (let next = pending.pop(); next; next = pending.pop()) {
        ancestors.length = next.depth;
        if (visit(next.node, ancestors) === false)
            continue;
        ancestors.push(next.node);
        const children = childrenOf(next.node);
        for (let i = children.length - 1; i >= 0; i--) {
            const child = children[i];
            if (child)
                pending.push({ node: child, depth: next.depth + 1 });
        }
    }
}
/**
 * Dotted text of a callee or name: `expect(x).toBe` → `expect().toBe`; empty when it is no name at all.
 * Iterative: a hostile chain may have a million links. Beyond {@link LONGEST_NAME} of them only the last ones are kept.
 */
function dottedName(node) {
    const parts = [];
    let rest = node;
    let suffix = '';
    while (parts.length < LONGEST_NAME) {
        if (rest.kind === 'name') {
            parts.push(rest.text + suffix);
            break;
        }
        else if (rest.kind === 'member') {
            parts.push(rest.property + suffix);
            suffix = '';
            rest = rest.object;
        }
        else if (rest.kind === 'call') {
            suffix = `()${suffix}`;
            rest = rest.callee;
        }
        else if (rest.kind === 'index')
            rest = rest.object;
        else if (rest.kind === 'unary')
            rest = rest.operand;
        else
            break;
    }
    return parts.toReversed().join('.');
}
/** Links of a name that are ever looked at. */
const LONGEST_NAME = 64;

;// CONCATENATED MODULE: ./build/lexer/test-marks.js

/** Whether an attribute marks what follows as a test: `#[cfg(test)]`, `#[test]`, `#[tokio::test]`, `#[rstest]`. */
function marksTest(attribute) {
    const name = dottedName(attribute.kind === 'call' ? attribute.callee : attribute);
    if (name === 'cfg' && attribute.kind === 'call')
        return attribute.arguments.some(requiresTest);
    return /(?:^|\.)(?:test|rstest|test_case|quickcheck|bench|wasm_bindgen_test)$/.test(name);
}
/** `test`, `all(test, feature = "x")`; `not(test)` and `any(test, …)` also stand in the product. */
function requiresTest(condition) {
    if (condition.kind === 'name')
        return condition.text === 'test';
    if (condition.kind !== 'call' || dottedName(condition.callee) !== 'all')
        return false;
    return condition.arguments.some((part) => part.kind === 'name' && part.text === 'test');
}

;// CONCATENATED MODULE: ./build/lexer/typed-functions.js




/** How many tokens the type before a name may have. */
const LONGEST_TYPE = 80;
const TYPE_MARKS = new Set(['.', '::', '*', '&', '&&', '**', '?', '~']);
const TAIL_MARKS = new Set([
    ',', '.', '::', '&', '&&', '*', '->', '<', '>', ':', '?', '[', ']',
]); // prettier-ignore
const ACCESSORS = new Set(['get', 'set', 'init', 'add', 'remove']);
/**
 * In languages that write the type first: a function definition at the cursor, or null after stepping over the type of
 * a variable, so that what follows reads as an assignment.
 */
function typedDeclaration(p) {
    if (p.roleAhead() === 'class') {
        if (opensClass(p))
            return null;
        // `struct point *p`: a type.
        if (p.peek(1)?.kind === 'name')
            p.at++;
    }
    const start = p.at;
    const name = declaratorAt(p);
    if (name === null)
        return null;
    const open = name + 1;
    const next = open < p.limit ? p.tokens[open] : undefined;
    const token = p.tokens[name];
    if (!token || !next)
        return null;
    if (next.kind === 'open' && next.text === '(')
        return called(p, start, name);
    const isArrow = next.kind === 'operator' && next.text === '=>' && p.grammar.expressionBody === '=>';
    const isAccessor = ACCESSORS.has(token.text) || (name > start && !isPath(p.tokens[name - 1]));
    // Properties: `public int Total => 5;`, `get { … }`.
    if (isAccessor && (isArrow || (next.kind === 'open' && next.text === '{' && p.grammar.expressionBody === '=>'))) {
        p.skipTo(name);
        p.at = open;
        const decorators = p.takeDecorators();
        const { body } = functionBody(p, start);
        const property = { name: token.text, parameters: [], patterns: [], decorators, guard: null, body };
        if (!p.accept('='))
            return functionNode(p, start, property);
        const value = p.read.expression(p);
        const range = p.rangeFrom(start);
        const assigned = { kind: 'assign', range, target: p.leaf(token), operator: '=', value };
        const isPlain = body.kind === 'block' && body.children.every((child) => child.kind === 'name');
        return isPlain ? assigned : p.block('property', [functionNode(p, start, property), assigned], start);
    }
    // `Table t{{"a", 1}};`
    if (name > start && next.kind === 'open' && next.text === '{' && p.grammar.hasMacroBodies) {
        p.skipTo(name);
        p.at = open;
        const value = p.read.expression(p);
        return { kind: 'assign', range: p.rangeFrom(start), target: p.leaf(token), operator: '=', value };
    }
    if (name > start && isVariable(p, next) && !isPath(p.tokens[name - 1]))
        p.skipTo(name);
    return null;
}
/** `this.limit = …`: the name belongs to what stands before it. */
function isPath(token) {
    return token?.text === '.' || token?.text === '::' || token?.text === '->';
}
function isVariable(p, next) {
    if (next.kind === 'open')
        return next.text === '[' || (next.text === '{' && p.grammar.braces === 'list');
    return next.kind === 'operator' && ['=', ';', ',', ':', '=>'].includes(next.text);
}
/** Index of the declared name: the last of several words that read as a type and a name; null when there is no name. */
function declaratorAt(p) {
    let name = null;
    let isJoined = false;
    const limit = Math.min(p.limit, p.at + LONGEST_TYPE);
    for (let at = p.at; at < limit;) {
        const token = p.tokens[at];
        if (!token)
            break;
        if (token.kind === 'name') {
            const role = p.role(token);
            if (token.text === 'operator')
                return operatorName(p, at);
            if (role !== null && role !== 'modifier' && role !== 'class')
                return null;
            if (p.grammar.powers.has(token.text) && name !== null)
                return name;
            name = at;
            isJoined = false;
            at++;
        }
        else if (token.kind === 'operator' && token.text === '<') {
            const after = name === null ? null : afterGenerics(p, at);
            if (after === null)
                return name;
            at = after;
        }
        else if (token.kind === 'operator' && TYPE_MARKS.has(token.text)) {
            const following = p.tokens[at + 1];
            // `a * b` with nothing declared reads the same as a pointer; both come to the same.
            if (name === null && token.text !== '~' && token.text !== '::')
                return null;
            if (following?.kind !== 'name' && following?.kind !== 'operator')
                return name;
            isJoined = true;
            at++;
        }
        else if (token.kind === 'open' && token.text === '[' && p.tokens[at + 1]?.text === ']')
            at += 2;
        else
            break;
    }
    return isJoined ? null : name;
}
/** C++'s `operator==(…)`: the index before the parameters. */
function operatorName(p, at) {
    for (let index = at + 1; index < Math.min(p.limit, at + 6); index++) {
        const token = p.tokens[index];
        if (token?.kind === 'open' && token.text === '(' && index > at + 1)
            return index - 1;
    }
    return null;
}
/** `name(…)`: a function when a body follows, else null and nothing is consumed. */
function called(p, start, name) {
    const open = name + 1;
    const body = bodyAt(p, p.afterGroup(open));
    const token = p.tokens[name];
    if (!token)
        return null;
    if (body === null) {
        // `Foo x(1);` or a prototype: the type says nothing.
        if (name > start && p.tokens[name - 1]?.kind === 'name')
            p.skipTo(name);
        return null;
    }
    const isMacro = p.grammar.hasMacroBodies === true && name === start && /^[A-Z][A-Z\d_]+$/.test(token.text);
    if (isMacro)
        return macroWithBody(p, start);
    p.skipTo(name);
    p.at = open;
    const decorators = p.takeDecorators();
    const { parameters } = parameterGroup(p);
    const words = p.tokens.slice(Math.max(start, name - 1), name + 1).map((part) => part.text);
    p.skipTo(body);
    const read = functionBody(p, start);
    const text = words.includes('operator') ? `operator${token.text}` : token.text;
    return functionNode(p, start, { name: text, parameters, patterns: [], decorators, guard: null, body: read.body });
}
/** `TEST(Suite, Name) { … }`: a call that is given a function. */
function macroWithBody(p, start) {
    const token = p.tokens[start];
    const callee = token ? p.leaf(token) : p.missing();
    p.at++;
    const args = p.within({}, () => p.read.elements(p));
    const first = p.at;
    const body = p.read.block(p);
    const range = p.rangeFrom(first);
    const given = { kind: 'function', range, name: '', parameters: [], decorators: [], body };
    return { kind: 'call', range: p.rangeFrom(start), callee, arguments: [...args, given], isConstruction: false };
}
/** Index of the `{` or `=>` of the body behind a parameter list that ends before `from`; null when there is none. */
function bodyAt(p, from) {
    let hasColon = false;
    let hasName = false;
    const limit = Math.min(p.limit, from + LONGEST_TYPE);
    for (let at = from; at < limit;) {
        const token = p.tokens[at];
        if (!token)
            return null;
        if (token.kind === 'operator') {
            if (token.text === '=>' && p.grammar.expressionBody === '=>')
                return at;
            if (token.text === ';' || !(hasColon || TAIL_MARKS.has(token.text)))
                return null;
            if (token.text === ':')
                hasColon = true;
            // A list of arguments goes on, unless exceptions or initialisers are named.
            if (token.text === ',' && !hasColon && !hasName)
                return null;
            at++;
        }
        else if (token.kind === 'name') {
            const role = p.role(token);
            if (role !== null && role !== 'modifier' && role !== 'throw' && role !== 'new')
                return null;
            hasName = true;
            at++;
        }
        else if (token.kind === 'open') {
            const after = Math.max(p.afterGroup(at), at + 1);
            if (token.text !== '{') {
                // `foo(a)[0]`, `f(a)(b)`: no tail of a head, unless initialisers or `throw(…)` came before.
                if (at === from)
                    return null;
            }
            else if (!hasColon || p.tokens[at - 1]?.kind !== 'name' || !isInitialiser(p, after))
                return at;
            at = after;
        }
        else if (hasColon)
            at++;
        else
            return null;
    }
    return null;
}
/** `Foo() : a{1}, b{2} {`: braces of an initialiser are followed by a comma or the body. */
function isInitialiser(p, after) {
    const next = after < p.limit ? p.tokens[after] : undefined;
    return next !== undefined && (next.text === ',' || next.text === '{') && next.kind !== 'string';
}

;// CONCATENATED MODULE: ./build/lexer/statements.js








/** Statements up to the end of the group or to where `stops` says so. Always makes progress. */
function statements(p, stops = () => false) {
    const nodes = [];
    let isTerminated = false;
    const outer = p.takeStrays();
    while (p.at < p.limit) {
        const token = p.peek();
        if (!token)
            break;
        if (token.kind === 'operator' && (token.text === ';' || token.text === ',')) {
            isTerminated = token.text === ';';
            p.at++;
            continue;
        }
        if (stops(p))
            break;
        if (token.kind === 'close') {
            p.hasErrors = true;
            p.at++;
            continue;
        }
        const before = p.at;
        isTerminated = false;
        const node = p.isTooDeep ? p.flatten() : p.read.statement(p);
        for (const stray of p.takeStrays())
            nodes.push(stray);
        if (p.at === before) {
            p.skip();
            for (const stray of p.takeStrays())
                nodes.push(stray);
        }
        else if (node.kind !== 'block' || node.children.length > 0 || node.syntax === 'body')
            nodes.push(node);
    }
    p.isTerminated = isTerminated;
    p.strays = outer.concat(p.strays);
    return nodes;
}
/** One statement with its attributes. The semicolon after it stays. */
function statement(p) {
    const first = p.at;
    const outer = p.takeDecorators();
    attributes(p);
    const isTest = p.grammar.hasTestRegions === true && p.decorators.some(marksTest);
    let node = modified(p, first, plain(p));
    const decorators = p.takeDecorators();
    p.decorators = outer;
    if (decorators.length > 0)
        node = p.block('decorated', [...decorators, node], first);
    else if (node.kind === 'function' || node.kind === 'class')
        node = { ...node, range: spanOf(node.range, p.rangeFrom(first)) };
    if (isTest)
        p.testRegions.push(spanOf(node.range, p.rangeFrom(first)));
    return node;
}
function plain(p) {
    if (p.seesOpen('directive'))
        return directive(p);
    modifiers(p);
    const role = p.roleAhead();
    if (role === 'case') {
        if (p.grammar.hasOpenArms && p.role(p.peek(1)) !== 'class') {
            const start = p.at--;
            return p.read.postfixSwitch(p, p.missing(), start);
        }
        // A case of an enum.
        p.at++;
    }
    const typed = p.grammar.isTypeFirst && p.peek()?.kind !== 'open' ? typedDeclaration(p) : null;
    return typed ?? expressionStatement(p);
}
function expressionStatement(p) {
    const first = p.at;
    const isBlock = p.seesOpen('{') && (p.grammar.isTypeFirst === true || p.grammar.blocks === 'braces') && isPlainBlock(p);
    const node = isBlock ? p.read.block(p) : p.read.expression(p);
    if (node.kind === 'assign' && node.operator === '=' && p.grammar.expressionBody === '=') {
        const { target, value } = node;
        // Kotlin's `get() = …`.
        if (target.kind === 'call' && target.callee.kind === 'name' && target.callee.text === 'get') {
            const body = returningLast(value);
            return { kind: 'function', range: node.range, name: 'get', parameters: [], decorators: [], body };
        }
    }
    if (!p.sees(':') || p.around.isPattern)
        return node;
    p.at++;
    if (p.grammar.parameterName === 'before-colon')
        skipType(p);
    if (!p.sees('=') || p.atLineStart())
        return node;
    p.at++;
    const value = p.read.expression(p);
    return { kind: 'assign', range: p.rangeFrom(first), target: node, operator: '=', value };
}
/** Braces at the start of a statement hold statements, except where they are literals or functions. */
function isPlainBlock(p) {
    return p.grammar.braces !== 'lambda' && p.grammar.isCaseInsensitive !== true;
}
/** `x if y`, `x while y`, `x rescue y` (Ruby, Perl). */
function modified(p, first, inner) {
    let node = inner;
    while (p.grammar.hasStatementModifiers && !p.atStatementEnd()) {
        const role = p.roleAhead();
        // After a closing brace a new line begins a new statement.
        if (p.peek()?.isFirstOnLine && p.tokens[p.at - 1]?.text === '}')
            break;
        if (role === 'if' || role === 'unless') {
            p.at++;
            let condition = header(p);
            if (role === 'unless')
                condition = { kind: 'unary', range: condition.range, operator: 'not', operand: condition };
            node = { kind: 'if', range: p.rangeFrom(first), condition, then: node, otherwise: null };
        }
        else if (role === 'loop') {
            p.at++;
            node = { kind: 'loop', range: p.rangeFrom(first), header: [header(p)], body: node };
        }
        else if (role === 'handler' && p.grammar.blocks === 'end' && p.seesWord('rescue')) {
            p.at++;
            node = p.block('try', [node, p.read.expression(p)], first);
        }
        else
            break;
    }
    return node;
}
/** Attributes before a declaration become the decorators of what follows. */
function attributes(p) {
    const kinds = p.grammar.attributes ?? [];
    for (let steps = 0; steps < 10_000 && p.at < p.limit; steps++) {
        const before = p.at;
        if (kinds.includes('@') && p.sees('@') && p.peek(1)?.kind === 'name' && p.role(p.peek(1)) !== 'class')
            annotation(p);
        else if (kinds.includes('#[') && p.sees('#') && (p.seesOpen('[', 1) || (p.sees('!', 1) && p.seesOpen('[', 2)))) {
            const isInner = p.sees('!', 1);
            p.at += isInner ? 2 : 1;
            const nodes = p.within({}, () => p.read.elements(p));
            if (isInner)
                p.strays.push(...nodes);
            else
                p.decorators.push(...nodes);
        }
        else if (kinds.includes('[') && p.seesOpen('[') && isBracketAttribute(p)) {
            p.decorators.push(...p.within({}, () => p.read.elements(p)));
        }
        else
            return;
        if (p.at === before)
            return;
    }
}
/** C#'s `[Fact]`, C++'s `[[nodiscard]]`: a declaration follows. */
function isBracketAttribute(p) {
    const next = p.tokens[p.afterGroup()];
    if (p.grammar.hasCaptureLambda)
        return p.seesOpen('[', 1);
    return next !== undefined && (next.kind === 'name' || (next.kind === 'open' && next.text === '['));
}
/** `@Test`, `@CsvSource({"a"})`, `@file:JvmName("x")`. */
function annotation(p) {
    const first = ++p.at;
    const token = p.peek();
    if (!token)
        return;
    p.at++;
    let node = p.leaf(token);
    while ((p.sees('.') || p.sees(':')) && p.peek(1)?.kind === 'name' && p.peek()?.isSpaced === false) {
        const name = p.peek(1)?.text ?? '';
        p.at += 2;
        node = { kind: 'member', range: p.span(node, first), object: node, property: name };
    }
    if (p.seesOpen('(') && p.peek()?.isFirstOnLine === false) {
        const args = p.within({}, () => p.read.elements(p));
        const pairs = args.map((arg) => arg.kind === 'assign' ? { kind: 'pair', range: arg.range, key: arg.target, value: arg.value } : arg);
        node = { kind: 'call', range: p.span(node, first), callee: node, arguments: pairs, isConstruction: false };
    }
    p.decorators.push(node);
}
/** `public static final`, `pub(crate)`, `private(set)`, `public:`. */
function modifiers(p) {
    while (p.roleAhead() === 'modifier') {
        const next = p.peek(1);
        if (!next || (next.isFirstOnLine && p.around.hasLines))
            return;
        if (next.kind === 'operator' && next.text === ':')
            p.at += 2;
        else if (next.kind === 'operator' && next.text === '<' && p.seesWord('template')) {
            p.skipTo(afterGenerics(p, p.at + 1) ?? p.at + 2);
        }
        else if (next.kind === 'open' && next.text === '(') {
            const after = p.afterGroup(p.at + 1);
            const following = p.tokens[after];
            const isWord = following?.kind === 'name' && !p.grammar.powers.has(following.text);
            if (after - p.at > 8 || !isWord)
                return;
            p.skipTo(after);
        }
        else if (next.kind === 'name' ||
            next.kind === 'string' ||
            next.text === '@' ||
            next.text === '{' ||
            next.text === '~')
            p.at++;
        else
            return;
        attributes(p);
    }
}

;// CONCATENATED MODULE: ./build/lexer/parser.js












const PRODUCTIONS = {
    expression: expression,
    postfix: postfix,
    element: elements_element,
    elements: elements_elements,
    statement: statement,
    statements: statements,
    block: block,
    keyword: keyword,
    braceLambda: braceLambda,
    lambda: lambda,
    postfixSwitch: postfixSwitch,
};
/**
 * Turns tokens into the tree that rules read. Tolerant: what it does not understand becomes a block, and every string
 * and number of the stream stands in the tree exactly once. Never throws; linear in the number of tokens.
 */
function parseTokens(stream, text, grammar) {
    const lines = new Lines(text);
    const brackets = pairBrackets(stream.tokens);
    const cursor = new Cursor(stream.tokens, brackets, lines, text, grammar, PRODUCTIONS);
    const children = statements(cursor);
    return {
        root: { kind: 'block', range: lines.range(0, text.length), syntax: 'file', children },
        comments: stream.comments.map(({ start, end, text: content }) => ({
            range: lines.range(start, end),
            text: content,
        })),
        testRegions: outermost(cursor.testRegions),
        hasErrors: stream.hasErrors || brackets.hasErrors || cursor.hasErrors,
    };
}
/** Ranges that lie in no other, in source order. */
function outermost(ranges) {
    const sorted = [...ranges].sort((a, b) => a.startLine - b.startLine || a.startColumn - b.startColumn || b.endLine - a.endLine);
    const kept = [];
    for (const range of sorted) {
        const last = kept.at(-1);
        if (!last || !contains(last, range))
            kept.push(range);
    }
    return kept;
}

;// CONCATENATED MODULE: ./build/lexer/escapes.js
const LETTERS = new Map([
    ['n', '\n'],
    ['t', '\t'],
    ['r', '\r'],
    ['b', '\b'],
    ['f', '\f'],
    ['v', '\v'],
    ['a', '\u0007'],
    ['e', '\u001b'],
    ['s', ' '],
    ['\\', '\\'],
    ["'", "'"],
    ['"', '"'],
    ['`', '`'],
    ['$', '$'],
    ['#', '#'],
    ['/', '/'],
    ['{', '{'],
]);
const NUMERIC = /(?:x(?<hex>[0-9a-fA-F]{1,2})|[xu]\{(?<braced>[0-9a-fA-F]{1,8})\}|u(?<short>[0-9a-fA-F]{4})|U(?<long>[0-9a-fA-F]{8})|(?<octal>[0-7]{1,3}))/y;
/**
 * Decodes the escape at `at`, or null when no escape stands there in this style.
 * @param close The closing mark of the string, which some styles escape by doubling.
 */
function escapeAt(text, at, style, close) {
    const char = text[at];
    switch (style) {
        case 'none':
            return null;
        case 'doubled':
            return close !== '' && text.startsWith(close + close, at) ? { value: close, end: at + 2 * close.length } : null;
        case 'closing': {
            const next = text[at + 1];
            return char === '\\' && next !== undefined && (next === '\\' || close.startsWith(next))
                ? { value: next, end: at + 2 }
                : null;
        }
        case 'grave':
            if (char === '`')
                return { value: graveLetter(text[at + 1] ?? ''), end: at + 2 };
            return close.length === 1 && text.startsWith(close + close, at) ? { value: close, end: at + 2 } : null;
        case 'backslash':
        case 'backslash-kept':
            return char === '\\' ? backslash(text, at + 1, style) : null;
    }
}
function graveLetter(letter) {
    if (letter === '0')
        return '\0';
    return 'ntrbfvae'.includes(letter) ? (LETTERS.get(letter) ?? letter) : letter === '\n' ? '' : letter;
}
function backslash(text, at, style) {
    NUMERIC.lastIndex = at;
    const found = NUMERIC.exec(text);
    if (found?.groups) {
        const { octal, hex, braced, short, long } = found.groups;
        const code = octal === undefined ? parseInt(hex ?? braced ?? short ?? long ?? '0', 16) : parseInt(octal, 8);
        const value = code <= 0x10_ffff ? String.fromCodePoint(code) : `\\${found[0]}`;
        return { value, end: at + found[0].length };
    }
    const letter = text[at] ?? '';
    if (letter === '\r' && text[at + 1] === '\n')
        return { value: '', end: at + 2 };
    if (letter === '\n')
        return { value: '', end: at + 1 };
    const meaning = style === 'backslash-kept' && "s'/{#".includes(letter) ? undefined : LETTERS.get(letter);
    return { value: meaning ?? (style === 'backslash-kept' ? `\\${letter}` : letter), end: at + 1 };
}

;// CONCATENATED MODULE: ./build/lexer/text-frame.js
const HERE_FORM = { first: '', open: /(?!)/y, close: null, escapes: 'backslash', isMultiline: true };
/**
 * The frame of a string form whose opening mark was found.
 * `hasErrors` is set when a string with a fixed end lacks its closing mark; it then ends with the file.
 */
function frameOf(text, form, opening) {
    const start = opening.index;
    const from = start + opening[0].length;
    const close = typeof form.close === 'function' ? form.close(opening) : (form.close ?? '');
    const holes = typeof form.holes === 'function' ? form.holes(opening) : (form.holes ?? []);
    const nests = typeof form.nests === 'function' ? form.nests(opening) : (form.nests ?? '');
    const common = {
        kind: 'text',
        form,
        start,
        escapes: form.escapes,
        nests,
        depth: 0,
        isTemplate: false,
        holes,
    };
    const open = { ...common, close, end: null, resume: 0, indent: 0 };
    if (form.close === null) {
        return {
            frame: { ...common, close: '', end: text.length, resume: text.length, indent: 0 },
            from,
            hasErrors: false,
        };
    }
    const layout = form.layout ?? 'plain';
    if (layout === 'plain')
        return { frame: open, from, hasErrors: false };
    const lineEnd = /[ \t]*\r?\n/y;
    lineEnd.lastIndex = from;
    const blank = lineEnd.exec(text)?.[0].length;
    if (blank === undefined)
        return { frame: open, from, hasErrors: false };
    if (layout === 'first-newline')
        return { frame: open, from: from + blank, hasErrors: false };
    const found = closingAt(text, from, close, form.escapes);
    const closing = found ?? text.length;
    const region = indentedRegion(text, from + blank, closing, layout === 'indented-chomped', true);
    return {
        frame: { ...common, close: '', ...region, resume: found === null ? text.length : found + close.length },
        from: from + blank,
        hasErrors: found === null,
    };
}
/** The frame of a here-document's body, which ends at `end` (start of the line of its label). */
function hereFrame(text, rules, body, opening) {
    const isRaw = opening.quote === "'";
    const trims = rules.trims === 'always' || (rules.trims === 'flag' && opening.flag === '~');
    const isChomped = rules.trims === 'always';
    const region = trims
        ? indentedRegion(text, body.start, body.end, isChomped, false)
        : { end: Math.max(body.start, body.end), indent: 0 };
    return {
        kind: 'text',
        form: HERE_FORM,
        start: body.start,
        close: '',
        resume: body.resume,
        escapes: isRaw ? 'none' : 'backslash',
        holes: isRaw ? [] : rules.holes,
        nests: '',
        depth: 0,
        isTemplate: false,
        ...region,
    };
}
/** Offset of the closing mark, or null; linear, and called once a string. */
function closingAt(text, from, close, escapes) {
    const isEscaping = escapes === 'backslash' || escapes === 'backslash-kept';
    let at = text.indexOf(close, from);
    while (isEscaping && at > 0 && text[at - 1] === '\\' && isOddRun(text, at - 1))
        at = text.indexOf(close, at + 1);
    return at === -1 ? null : at;
}
function isOddRun(text, last) {
    let first = last;
    // Longer runs than this are no honest text; an even answer only ends the string early.
    while (first > 0 && last - first < 64 && text[first - 1] === '\\')
        first--;
    return (last - first + 1) % 2 === 1;
}
/** Where the text of an indented string ends, and how many columns each of its lines loses. */
function indentedRegion(text, start, closing, isChomped, countsClosingLine) {
    let indent = Infinity;
    let lineStart = start;
    let lastStart = start;
    while (lineStart < closing) {
        const newline = text.indexOf('\n', lineStart);
        const lineEnd = newline === -1 || newline > closing ? closing : newline;
        let column = lineStart;
        while (column < lineEnd && (text[column] === ' ' || text[column] === '\t'))
            column++;
        const isBlank = column === lineEnd || (text[column] === '\r' && column + 1 === lineEnd);
        const isClosingLine = lineEnd === closing;
        if (!isBlank || (isClosingLine && countsClosingLine))
            indent = Math.min(indent, column - lineStart);
        lastStart = lineStart;
        if (newline === -1)
            break;
        lineStart = newline + 1;
    }
    if (lineStart === closing) {
        lastStart = closing;
        if (countsClosingLine)
            indent = 0;
    }
    const isAlone = text.slice(lastStart, Math.min(closing, lastStart + 1000)).trim() === '';
    let end = isAlone ? lastStart : closing;
    if (isAlone && isChomped && end > start)
        end -= text[end - 2] === '\r' ? 2 : 1;
    return { end: Math.max(start, end), indent: Number.isFinite(indent) ? indent : 0 };
}

;// CONCATENATED MODULE: ./build/lexer/here-documents.js

const NOWHERE = [];
/**
 * Finds the bodies of here-documents, which stand below the line that opens them.
 * The lines of the file are indexed once, so that a file full of labels without an end costs no more than another.
 */
class HereDocuments {
    #text;
    #rules;
    #labels = null;
    /** End of the bodies opened on the current line; the next one begins there. */
    #resume = 0;
    constructor(text, rules) {
        this.#text = text;
        this.#rules = rules;
    }
    /**
     * The frame of the here-document that opens at `at`, or null when none does or its label does not come again.
     * @param lineEnd Offset of the end of the line that `at` is on.
     */
    open(at, lineEnd) {
        if (!this.#rules)
            return null;
        const { open } = this.#rules;
        open.lastIndex = at;
        const groups = open.exec(this.#text)?.groups;
        const label = groups?.['label'];
        if (groups === undefined || label === undefined)
            return null;
        const openingEnd = open.lastIndex;
        if (openingEnd > lineEnd)
            return null;
        const start = Math.max(this.#resume, lineEnd + 1);
        const end = this.#lineOf(label, start);
        if (end === null)
            return null;
        const next = this.#text.indexOf('\n', end);
        const labelAt = this.#text.indexOf(label, end);
        // What follows the label on its line (PHP: `EOT;`, `EOT, 3)`) is code again.
        const hasRest = /[^\s]/.test(this.#text.slice(labelAt + label.length, next === -1 ? labelAt + label.length : next));
        this.#resume = next === -1 ? this.#text.length : hasRest ? labelAt + label.length : next + 1;
        return hereFrame(this.#text, this.#rules, { start, end, resume: openingEnd }, { flag: groups['flag'] ?? '', quote: groups['quote'] ?? '' });
    }
    /** Where code goes on when its line ends: below the bodies that the line opened, else at `next`. */
    afterLine(next) {
        return Math.max(next, this.#resume);
    }
    #lineOf(label, from) {
        this.#labels ??= labelLines(this.#text);
        const starts = this.#labels.get(label) ?? NOWHERE;
        let low = 0;
        let high = starts.length;
        while (low < high) {
            const middle = (low + high) >>> 1;
            if ((starts[middle] ?? 0) < from)
                low = middle + 1;
            else
                high = middle;
        }
        return starts[low] ?? null;
    }
}
/** First word of every line → where such lines begin. */
function labelLines(text) {
    const lines = new Map();
    const word = /[ \t]*(?<word>\w{1,100})/y;
    for (let start = 0; start !== -1 && start < text.length;) {
        word.lastIndex = start;
        const found = word.exec(text)?.groups?.['word'];
        if (found !== undefined) {
            const starts = lines.get(found);
            if (starts)
                starts.push(start);
            else
                lines.set(found, [start]);
        }
        const newline = text.indexOf('\n', start);
        start = newline === -1 ? -1 : newline + 1;
    }
    return lines;
}

;// CONCATENATED MODULE: ./build/lexer/lexis.js
/** How a language writes its words: what a tokeniser must know about strings, comments, names and numbers. */
/** Operators of most languages; longer ones win. */
const COMMON_OPERATORS = [
    '>>>=', '...', '..=', '..<', '<=>', '===', '!==', '**=', '<<=', '>>=', '&&=', '||=', '??=', '?->', '==', '!=', '<=', '>=',
    '&&', '||', '++', '--', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '->', '=>', '::', ':=', '?.', '?:', '??', '..', '|>',
    '=~', '!~', '**', '<<', '>>', '>>>', '<-',
]; // prettier-ignore

;// CONCATENATED MODULE: ./build/lexer/numbers.js

const NUMBER = /0[xX][\da-fA-F_]+(?:\.[\da-fA-F]+)?(?:[pP][+-]?\d+)?|0[bB][01_]+|0[oO][0-7_]+|(?:\d[\d_]*)?\.\d[\d_]*(?:[eE][+-]?\d+)?|\d[\d_]*(?:\.(?![.\p{L}_]))?(?:[eE][+-]?\d+)?/uy;
const QUOTED_NUMBER = /0[xX][\da-fA-F'_]+(?:\.[\da-fA-F]+)?(?:[pP][+-]?\d+)?|0[bB][01']+|(?:\d[\d']*)?\.\d[\d']*(?:[eE][+-]?\d+)?|\d[\d']*(?:\.(?!\.|[a-eg-km-z_]))?(?:[eE][+-]?\d+)?/iuy;
const SUFFIX = /[\p{L}_][\p{L}\d_]{0,8}/uy;
/**
 * Reads the number literal at `at`; null when none begins there.
 * @param hasQuoteSeparator Digits may be grouped with `'`.
 */
function numberAt(text, at, hasQuoteSeparator) {
    const pattern = hasQuoteSeparator ? QUOTED_NUMBER : NUMBER;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found)
        return null;
    // A quote after the last digit opens a character literal, it groups nothing.
    let end = pattern.lastIndex;
    while (text[end - 1] === "'")
        end--;
    const digits = text.slice(at, end);
    SUFFIX.lastIndex = end;
    const suffix = SUFFIX.exec(text)?.[0];
    if (suffix !== undefined) {
        const value = canonicalNumber(digits + suffix);
        if (value !== null)
            return { value, end: end + suffix.length };
    }
    return { value: canonicalNumber(digits), end };
}

;// CONCATENATED MODULE: ./build/lexer/tokeniser.js





/** Words after which an operand follows, so that a `/` opens a regular expression and a `-` is a sign. */
const OPERAND_WORDS = new Set('if elsif elif unless while until and or not when in return case then else do puts print raise throw split grep push match with new'.split(' '));
const BARE_HOLE = /[\p{L}_][\p{L}\p{N}_]*/uy;
/** The tables of a language that the tokeniser looks into at every character; made once a language. */
class TokenRules {
    lexis;
    forms;
    operators;
    name;
    constructor(lexis) {
        this.lexis = lexis;
        const forms = new Map();
        for (const form of lexis.strings)
            for (const char of form.first)
                push(forms, char, form);
        this.forms = forms;
        const operators = new Map();
        for (const text of [...COMMON_OPERATORS, ...(lexis.operators ?? [])])
            push(operators, text.charAt(0), text);
        for (const texts of operators.values())
            texts.sort((a, b) => b.length - a.length);
        this.operators = operators;
        const extra = lexis.nameCharacters ?? '';
        const marks = lexis.hasNameMarks ? '(?:[?!](?![=~?]))?' : '';
        this.name = new RegExp(`[\\p{L}\\p{Nl}_${extra}][\\p{L}\\p{Nl}\\p{M}\\p{Nd}_${extra}]*${marks}`, 'uy');
    }
}
function push(map, key, value) {
    const values = map.get(key);
    if (values)
        values.push(value);
    else
        map.set(key, [value]);
}
/** Splits source text into tokens and comments. Never throws; linear in the length of the text. */
function tokenise(text, rules) {
    return new Tokeniser(text, rules).run();
}
class Tokeniser {
    #text;
    #rules;
    #lexis;
    #tokens = [];
    #comments = [];
    #frames = [];
    #here;
    #at = 0;
    #isFirstOnLine = true;
    #isSpaced = false;
    #inDirective = false;
    /** No operand-only string (`/…/`) closes before this offset, so the search is not repeated. */
    #unclosedUntil = 0;
    #lineStart = 0;
    #knownLineEnd = -1;
    #hasErrors = false;
    constructor(text, rules) {
        this.#text = text;
        this.#rules = rules;
        this.#lexis = rules.lexis;
        this.#here = new HereDocuments(text, rules.lexis.hereDocument);
    }
    run() {
        if (this.#text.startsWith('#!') && this.#text[2] !== '[')
            this.#at = this.#lineEnd(0);
        if (this.#lexis.embedding)
            this.#printedText(this.#at);
        for (;;) {
            const frame = this.#frames.at(-1);
            if (frame?.kind === 'text')
                this.#readText(frame);
            else if (this.#at >= (frame?.end ?? this.#text.length)) {
                if (!frame)
                    break;
                this.#closeHole(frame.end ?? this.#at, this.#at);
                this.#hasErrors = true;
            }
            else
                this.#readCode(frame);
        }
        if (this.#inDirective)
            this.#emit('close', 'directive', this.#at, this.#at);
        return { tokens: this.#tokens, comments: this.#comments, hasErrors: this.#hasErrors };
    }
    #emit(kind, text, start, end) {
        this.#tokens.push({ kind, text, start, end, isFirstOnLine: this.#isFirstOnLine, isSpaced: this.#isSpaced });
        this.#isFirstOnLine = false;
        this.#isSpaced = false;
    }
    #matchAt(pattern) {
        if (!pattern)
            return null;
        pattern.lastIndex = this.#at;
        return pattern.exec(this.#text);
    }
    #readCode(hole) {
        const char = this.#text.charAt(this.#at);
        if (this.#space(char) || this.#comment(char) || this.#directive(char))
            return;
        if (this.#embeddingEnd(char) || this.#hereDocument() || this.#string(char))
            return;
        const last = this.#tokens.at(-1);
        if (char >= '0' && char <= '9' && last?.text === '.' && last.kind === 'operator' && last.end === this.#at) {
            const before = this.#tokens.at(-2);
            if (before?.kind === 'name' || before?.kind === 'close')
                return this.#position();
        }
        if ((char >= '0' && char <= '9') || (char === '.' && !this.#isAfterOperand())) {
            const number = numberAt(this.#text, this.#at, this.#lexis.hasQuoteSeparator ?? false);
            if (number)
                return this.#word(number.value === null ? 'name' : 'number', number.value ?? '', number.end);
        }
        const extra = this.#matchAt(this.#lexis.extraNames);
        if (extra)
            return this.#word('name', extra.groups?.['name'] ?? extra[0], this.#at + extra[0].length);
        const name = this.#matchAt(this.#rules.name);
        if (name)
            return this.#word('name', name[0], this.#at + name[0].length);
        if ('([{'.includes(char)) {
            if (hole)
                hole.depth++;
            return this.#word('open', char, this.#at + 1);
        }
        if (')]}'.includes(char)) {
            if (hole?.depth === 0 && char === hole.close)
                return this.#closeHole(this.#at, this.#at + 1);
            if (hole && hole.depth > 0)
                hole.depth--;
            return this.#word('close', char, this.#at + 1);
        }
        const operator = this.#rules.operators.get(char)?.find((text) => this.#text.startsWith(text, this.#at));
        if (operator !== undefined)
            return this.#word('operator', operator, this.#at + operator.length);
        const width = (this.#text.codePointAt(this.#at) ?? 0) > 0xffff ? 2 : 1;
        this.#word('operator', this.#text.slice(this.#at, this.#at + width), this.#at + width);
    }
    #word(kind, text, end) {
        const name = kind === 'name' && text === '' ? this.#text.slice(this.#at, end) : text;
        this.#emit(kind, name, this.#at, end);
        this.#at = end;
    }
    /** `pair.0`: a position, no number of its own. */
    #position() {
        let end = this.#at;
        while (/\d/.test(this.#text.charAt(end)))
            end++;
        this.#word('name', this.#text.slice(this.#at, end), end);
    }
    #space(char) {
        if (char === '\n') {
            if (this.#inDirective) {
                this.#emit('close', 'directive', this.#at, this.#at);
                this.#inDirective = false;
            }
            this.#at = this.#here.afterLine(this.#at + 1);
            this.#isFirstOnLine = true;
            this.#isSpaced = true;
            return true;
        }
        const isContinuation = char === '\\' && /\\\r?\n/y.test(this.#text.slice(this.#at, this.#at + 3));
        if (isContinuation)
            this.#at = this.#text.indexOf('\n', this.#at) + 1;
        else if (/[\s\u200b\ufeff]/.test(char))
            this.#at++;
        else {
            const ignored = this.#matchAt(this.#lexis.ignored);
            if (!ignored)
                return false;
            this.#at += ignored[0].length;
        }
        this.#isSpaced = true;
        return true;
    }
    #comment(char) {
        for (const block of this.#lexis.blockComments) {
            const opening = block.first.includes(char) ? this.#matchAt(block.open) : null;
            if (opening)
                return this.#blockComment(block, opening);
        }
        const mark = this.#matchAt(this.#lexis.lineComment);
        if (!mark)
            return false;
        let end = this.#lineEnd(this.#at);
        const embeddingEnd = this.#lexis.embedding
            ? this.#text.slice(this.#at, end).indexOf(this.#lexis.embedding.close)
            : -1;
        if (embeddingEnd >= 0)
            end = this.#at + embeddingEnd;
        this.#addComment(this.#at + mark[0].length, end, end);
        return true;
    }
    #blockComment(block, opening) {
        const close = typeof block.close === 'string' ? block.close : block.close(opening);
        const from = this.#at + opening[0].length;
        let end = this.#text.indexOf(close, from);
        if (block.nests) {
            let depth = 1;
            let at = from;
            end = -1;
            while (depth > 0 && at < this.#text.length) {
                if (this.#text.startsWith(close, at)) {
                    depth--;
                    if (depth === 0)
                        end = at;
                    at += close.length;
                }
                else if (this.#text.startsWith(opening[0], at)) {
                    depth++;
                    at += opening[0].length;
                }
                else
                    at++;
            }
        }
        if (end === -1)
            this.#hasErrors = true;
        const textEnd = end === -1 ? this.#text.length : end;
        const wasFirst = this.#text.slice(from, textEnd).includes('\n');
        this.#addComment(from, textEnd, Math.min(this.#text.length, textEnd + close.length));
        if (wasFirst)
            this.#isFirstOnLine = true;
        return true;
    }
    #addComment(from, to, end) {
        const text = this.#text.slice(from, to).replace(/\r$/, '');
        this.#comments.push({ start: this.#at, end, text });
        this.#at = end;
        this.#isSpaced = true;
    }
    /** End of the line that holds `from`; remembered, since a line may be as long as the file. */
    #lineEnd(from) {
        if (from >= this.#lineStart && from <= this.#knownLineEnd)
            return this.#knownLineEnd;
        const newline = this.#text.indexOf('\n', from);
        this.#lineStart = from;
        this.#knownLineEnd = newline === -1 ? this.#text.length : newline;
        return this.#knownLineEnd;
    }
    #directive(char) {
        if (char !== '#' || !this.#isFirstOnLine || this.#inDirective || !this.#matchAt(this.#lexis.directive))
            return false;
        this.#emit('open', 'directive', this.#at, this.#at + 1);
        this.#at++;
        this.#inDirective = true;
        return true;
    }
    #embeddingEnd(char) {
        const { embedding } = this.#lexis;
        if (!embedding || char !== '?' || !this.#text.startsWith(embedding.close, this.#at))
            return false;
        this.#emit('operator', ';', this.#at, this.#at + embedding.close.length);
        this.#printedText(this.#at + embedding.close.length);
        return true;
    }
    /** Text outside of the code, up to the mark that opens it: the program prints it. */
    #printedText(from) {
        const open = this.#lexis.embedding?.open;
        if (!open)
            return;
        open.lastIndex = from;
        const found = open.exec(this.#text);
        const end = found ? found.index : this.#text.length;
        const text = this.#text.slice(from, end);
        if (text.trim() !== '') {
            this.#emit('name', 'echo', from, from);
            this.#emit('string', text, from, end);
            this.#emit('operator', ';', end, end);
        }
        this.#at = found ? end + found[0].length : end;
        if (found?.[0].endsWith('='))
            this.#emit('name', 'echo', this.#at, this.#at);
        this.#isFirstOnLine = true;
    }
    #hereDocument() {
        if (!this.#text.startsWith('<<', this.#at))
            return false;
        const frame = this.#here.open(this.#at, this.#lineEnd(this.#at));
        if (!frame)
            return false;
        this.#frames.push(frame);
        this.#at = frame.start;
        return true;
    }
    #isAfterOperand() {
        const last = this.#tokens.at(-1);
        if (!last || last.kind === 'operator' || last.kind === 'open')
            return false;
        return !(last.kind === 'name' && OPERAND_WORDS.has(last.text));
    }
    #string(char) {
        for (const form of this.#rules.forms.get(char) ?? []) {
            if (form.isOperandOnly && !this.#isOperandPlace())
                continue;
            const opening = this.#matchAt(form.open);
            if (!opening)
                continue;
            if (form.isOperandOnly && !this.#closes(form, opening))
                continue;
            const { frame, from, hasErrors } = frameOf(this.#text, form, opening);
            if (hasErrors)
                this.#hasErrors = true;
            this.#frames.push(frame);
            this.#at = from;
            return true;
        }
        return this.#lexis.hasSymbols === true && char === ':' && this.#symbol();
    }
    /** After a name with a space (`puts /x/`, not `a / b`), or after anything that is no operand. */
    #isOperandPlace() {
        if (!this.#isAfterOperand())
            return true;
        const isCommand = this.#tokens.at(-1)?.kind === 'name' && this.#isSpaced && !this.#isFirstOnLine;
        return isCommand && !/[\s=]/.test(this.#text.charAt(this.#at + 1));
    }
    /** Whether the closing mark of an operator-like string stands on the line. */
    #closes(form, opening) {
        if (form.isMultiline)
            return true;
        if (this.#at < this.#unclosedUntil)
            return false;
        const close = typeof form.close === 'function' ? form.close(opening) : (form.close ?? '');
        const end = this.#lineEnd(this.#at);
        for (let at = this.#at + opening[0].length; at < end; at++) {
            if (this.#text[at] === '\\')
                at++;
            else if (this.#text.startsWith(close, at))
                return true;
        }
        this.#unclosedUntil = end;
        return false;
    }
    #symbol() {
        if (/[\p{L}\p{N}_)\]}"':?]/u.test(this.#text.charAt(this.#at - 1)))
            return false;
        const start = this.#at;
        this.#at++;
        const name = this.#matchAt(this.#rules.name) ?? this.#matchAt(/"[^"\n\\#]{0,200}"/y) ?? this.#matchAt(/'[^'\n\\]{0,200}'/y);
        this.#at = start;
        if (!name)
            return false;
        this.#word('string', name[0].replaceAll(/^["']|["']$/g, ''), start + 1 + name[0].length);
        return true;
    }
    #readText(frame) {
        const { close, holes, escapes, nests } = frame;
        const limit = frame.end ?? this.#text.length;
        const start = this.#at;
        const isRaw = frame.form.kind === 'regex';
        let value = '';
        let isLineStart = frame.indent > 0 && (start === frame.start || this.#text[start - 1] === '\n');
        while (this.#at < limit) {
            const char = this.#text.charAt(this.#at);
            if (isLineStart) {
                isLineStart = false;
                const to = Math.min(limit, this.#at + frame.indent);
                while (this.#at < to && /[ \t]/.test(this.#text.charAt(this.#at)))
                    this.#at++;
                continue;
            }
            if (holes.length > 0) {
                if (this.#isDoubledBrace(holes, char)) {
                    value += char;
                    this.#at += 2;
                    continue;
                }
                if (this.#openHole(frame, value, start))
                    return;
            }
            const escape = escapeAt(this.#text, this.#at, escapes, close);
            if (escape) {
                const to = Math.min(escape.end, limit);
                value += isRaw ? this.#text.slice(this.#at, to) : escape.value;
                this.#at = to;
                continue;
            }
            if (nests !== '' && char === nests)
                frame.depth++;
            if (close !== '' && this.#text.startsWith(close, this.#at)) {
                if (frame.depth === 0)
                    return this.#endText(frame, value, start, this.#at, this.#at + close.length);
                frame.depth--;
            }
            if (char === '\n') {
                if (!frame.form.isMultiline)
                    break;
                isLineStart = frame.indent > 0;
            }
            if (!(char === '\r' && this.#text[this.#at + 1] === '\n'))
                value += char;
            this.#at++;
        }
        if (frame.end === null)
            this.#hasErrors = true;
        this.#endText(frame, value, start, this.#at, frame.end === null ? this.#at : frame.resume);
    }
    /** `{{` and `}}` in a string whose holes are `{…}` stand for themselves. */
    #isDoubledBrace(holes, char) {
        return (char === '{' || char === '}') && holes[0]?.open === '{' && this.#text[this.#at + 1] === char;
    }
    #endText(frame, value, start, end, resume) {
        this.#frames.pop();
        const kind = frame.form.kind ?? 'string';
        this.#at = resume;
        // The body of a here-document lies below the code that goes on after its mark.
        const tokenEnd = frame.end !== null && resume < frame.end ? end : resume;
        if (frame.isTemplate) {
            if (value !== '')
                this.#emit('string', value, start, end);
            this.#emit('close', 'template', tokenEnd, tokenEnd);
        }
        else if (kind === 'words')
            this.#words(value, frame.start, tokenEnd);
        else
            this.#emit(kind, value, frame.start, tokenEnd);
        if (frame.form.hasReplacement)
            this.#replacement(frame.close);
        if (kind === 'regex')
            this.#at += this.#matchAt(/[a-z]{0,8}/y)?.[0].length ?? 0;
    }
    #words(value, start, end) {
        this.#emit('open', 'words', start, start);
        for (const word of value.split(/\s+/))
            if (word !== '')
                this.#emit('string', word, start, end);
        this.#emit('close', 'words', end, end);
    }
    /** The second part of `s/a/b/`; after a bracket it has brackets of its own. */
    #replacement(close) {
        if (')]}>'.includes(close)) {
            const open = this.#matchAt(/\s{0,20}[([{<]/y);
            if (!open)
                return;
            this.#at += open[0].length;
        }
        const start = this.#at;
        const end = Math.min(this.#lineEnd(start), this.#indexOrEnd(close, start));
        this.#emit('string', this.#text.slice(start, end), start, end);
        this.#at = this.#text.startsWith(close, end) ? end + close.length : end;
    }
    #indexOrEnd(mark, from) {
        const found = this.#text.indexOf(mark, from);
        return found === -1 ? this.#text.length : found;
    }
    #openHole(frame, value, start) {
        const hole = frame.holes.find((candidate) => this.#text.startsWith(candidate.open, this.#at));
        if (!hole)
            return false;
        // The `$` of PHP's `{$name}` belongs to the code in the hole.
        const from = this.#at + (hole.open === '{$' ? 1 : hole.open.length);
        BARE_HOLE.lastIndex = from;
        const name = hole.close === '' ? BARE_HOLE.exec(this.#text)?.[0] : undefined;
        if (hole.close === '' && name === undefined)
            return false;
        if (!frame.isTemplate)
            this.#emit('open', 'template', frame.start, frame.start);
        frame.isTemplate = true;
        if (value !== '')
            this.#emit('string', value, start, this.#at);
        this.#emit('open', 'hole', this.#at, from);
        this.#at = from;
        if (name === undefined) {
            this.#frames.push({ kind: 'hole', close: hole.close, end: frame.end, depth: 0 });
            return true;
        }
        this.#word('name', name, from + name.length);
        this.#emit('close', 'hole', this.#at, this.#at);
        return true;
    }
    #closeHole(start, resume) {
        this.#frames.pop();
        this.#emit('close', 'hole', start, resume);
        this.#at = resume;
    }
}

;// CONCATENATED MODULE: ./build/lexer/language.js



/** A language read by the lexer and the tolerant parser. Reading never fails. */
function tokenLanguage({ lexis, grammar, ...description }) {
    const rules = new TokenRules(lexis);
    const compiled = compileGrammar(grammar);
    return {
        ...description,
        depth: 'tokens',
        tokens: (text) => tokenise(text, rules),
        read: (text) => Promise.resolve({ language: description.id, ...parseTokens(tokenise(text, rules), text, compiled) }),
    };
}

;// CONCATENATED MODULE: ./build/languages/c.js


const language = tokenLanguage({
    id: 'c',
    title: 'C',
    extensions: ['.c', '.h'],
    fileNames: [],
    interpreters: [],
    lexis: {
        lineComment: SLASH_COMMENT,
        blockComments: [STAR_COMMENT],
        strings: [
            { first: 'uUL"', open: /(?:u8|[uUL])?"/y, close: '"', escapes: 'backslash', isMultiline: false },
            { first: "uUL'", open: /(?:u8|[uUL])?'/y, close: "'", escapes: 'backslash', isMultiline: false },
        ],
        hasQuoteSeparator: true,
        directive: /#/y,
    },
    grammar: {
        keywords: {
            if: 'if',
            else: 'else',
            loop: 'for while',
            do: 'do',
            switch: 'switch',
            case: 'case',
            default: 'default',
            return: 'return',
            class: 'struct enum union',
            modifier: 'static const extern inline volatile register restrict typedef unsigned signed _Noreturn constexpr',
            prefix: 'sizeof',
            true: 'true',
            false: 'false',
            null: 'NULL nullptr',
        },
        blocks: 'braces',
        endsAtNewline: false,
        braces: 'list',
        isTypeFirst: true,
        attributes: ['['],
        members: ['.', '->'],
        pairs: [],
        hasTernary: true,
        parameterName: 'last',
        hasParenthesisedHeaders: true,
        joinsAdjacentStrings: true,
        hasMacroBodies: true,
        hasCaptureLambda: true,
    },
});

;// CONCATENATED MODULE: ./build/languages/cpp.js


const cpp_language = tokenLanguage({
    id: 'cpp',
    title: 'C++',
    extensions: [
        '.cpp',
        '.cc',
        '.cxx',
        '.c++',
        '.hpp',
        '.hh',
        '.hxx',
        '.h++',
        '.ipp',
        '.inl',
        '.tpp',
        '.ixx',
        '.cppm',
        '.cu',
        '.mm',
    ],
    fileNames: [],
    interpreters: [],
    lexis: {
        lineComment: SLASH_COMMENT,
        blockComments: [STAR_COMMENT],
        strings: [
            {
                first: 'uULR',
                open: /(?:u8|[uUL])?R"(?<mark>[^()\\\s]{0,16})\(/y,
                close: (opening) => `)${opening.groups?.['mark'] ?? ''}"`,
                escapes: 'none',
                isMultiline: true,
            },
            { first: 'uUL"', open: /(?:u8|[uUL])?"/y, close: '"', escapes: 'backslash', isMultiline: false },
            { first: "uUL'", open: /(?:u8|[uUL])?'/y, close: "'", escapes: 'backslash', isMultiline: false },
        ],
        hasQuoteSeparator: true,
        directive: /#/y,
    },
    grammar: {
        keywords: {
            if: 'if',
            else: 'else',
            loop: 'for while',
            do: 'do',
            switch: 'switch',
            case: 'case',
            default: 'default',
            return: 'return co_return co_yield',
            throw: 'throw',
            try: 'try',
            handler: 'catch',
            class: 'class struct enum union namespace',
            import: 'using import',
            modifier: 'auto static const extern inline volatile register typedef unsigned signed constexpr consteval constinit virtual explicit friend mutable public private protected typename thread_local final noexcept export module template',
            prefix: 'sizeof co_await delete',
            new: 'new',
            true: 'true',
            false: 'false',
            null: 'nullptr NULL',
        },
        blocks: 'braces',
        endsAtNewline: false,
        braces: 'list',
        isTypeFirst: true,
        hasGenerics: true,
        attributes: ['['],
        members: ['.', '->', '::'],
        operators: { and: 50, or: 40 },
        pairs: [],
        hasTernary: true,
        parameterName: 'last',
        hasParenthesisedHeaders: true,
        joinsAdjacentStrings: true,
        hasMacroBodies: true,
        hasCaptureLambda: true,
    },
});

;// CONCATENATED MODULE: ./build/languages/csharp.js


const HOLES = [{ open: '{', close: '}' }];
const csharp_language = tokenLanguage({
    id: 'csharp',
    title: 'C#',
    extensions: ['.cs', '.csx'],
    fileNames: [],
    interpreters: ['dotnet-script'],
    lexis: {
        lineComment: SLASH_COMMENT,
        blockComments: [STAR_COMMENT],
        strings: [
            {
                first: '$"',
                open: /(?<dollars>\${0,8})(?<quotes>"{3,20})/y,
                close: (opening) => opening.groups?.['quotes'] ?? '"""',
                escapes: 'none',
                holes: (opening) => {
                    const count = opening.groups?.['dollars']?.length ?? 0;
                    // `$$"""` needs two braces for a hole; the inner one pairs with itself.
                    return count === 0 ? [] : [{ open: '{'.repeat(count), close: '}' }];
                },
                isMultiline: true,
                layout: 'indented-chomped',
            },
            { first: '$@', open: /(?:\$@|@\$)"/y, close: '"', escapes: 'doubled', holes: HOLES, isMultiline: true },
            { first: '@', open: /@"/y, close: '"', escapes: 'doubled', isMultiline: true },
            { first: '$', open: /\$"/y, close: '"', escapes: 'backslash', holes: HOLES, isMultiline: false },
            { first: '"', open: /"/y, close: '"', escapes: 'backslash', isMultiline: false },
            quoted("'"),
        ],
        extraNames: /@(?<name>[\p{L}_][\p{L}\p{N}_]*)/uy,
        directive: /#/y,
    },
    grammar: {
        keywords: {
            if: 'if',
            else: 'else',
            loop: 'for foreach while',
            do: 'do',
            switch: 'switch',
            case: 'case',
            default: 'default',
            return: 'return',
            throw: 'throw',
            try: 'try',
            handler: 'catch finally',
            class: 'class interface enum struct record namespace',
            import: 'using',
            modifier: 'var public private protected internal static readonly const abstract sealed virtual override async extern partial unsafe volatile required file global yield ref out params checked unchecked',
            prefix: 'await not typeof',
            new: 'new',
            true: 'true',
            false: 'false',
            null: 'null',
        },
        blocks: 'braces',
        endsAtNewline: false,
        braces: 'list',
        isTypeFirst: true,
        hasGenerics: true,
        lambdaArrow: '=>',
        armArrow: '=>',
        attributes: ['['],
        members: ['.', '?.', '::', '->'],
        operators: { is: 70, as: 70, in: 70, and: 50, or: 40 },
        pairs: [':'],
        hasTernary: true,
        parameterName: 'last',
        hasParenthesisedHeaders: true,
        hasPostfixSwitch: true,
        expressionBody: '=>',
    },
});

;// CONCATENATED MODULE: ./build/languages/dart.js


const dart_language = tokenLanguage({
    id: 'dart',
    title: 'Dart',
    extensions: ['.dart'],
    fileNames: [],
    interpreters: ['dart'],
    lexis: {
        lineComment: SLASH_COMMENT,
        blockComments: [NESTED_COMMENT],
        strings: [
            {
                first: 'r',
                open: /r(?<quotes>"""|'''|"|')/y,
                close: (opening) => opening.groups?.['quotes'] ?? '"',
                escapes: 'none',
                isMultiline: true,
            },
            tripled('"""', 'first-newline', 'backslash', DOLLAR_HOLES),
            tripled("'''", 'first-newline', 'backslash', DOLLAR_HOLES),
            quoted('"', 'backslash', DOLLAR_HOLES),
            quoted("'", 'backslash', DOLLAR_HOLES),
        ],
        operators: ['?..', '~/'],
    },
    grammar: {
        keywords: {
            if: 'if',
            else: 'else',
            loop: 'for while',
            do: 'do',
            switch: 'switch',
            case: 'case',
            default: 'default',
            return: 'return yield',
            throw: 'throw rethrow',
            try: 'try',
            handler: 'catch finally on',
            class: 'class enum mixin extension',
            import: 'import export part library',
            modifier: 'static final const var late abstract external factory covariant required sealed base interface async get set typedef',
            prefix: 'await',
            new: 'new',
            true: 'true',
            false: 'false',
            null: 'null',
        },
        blocks: 'braces',
        endsAtNewline: false,
        braces: 'map',
        isTypeFirst: true,
        hasGenerics: true,
        lambdaArrow: '=>',
        armArrow: '=>',
        attributes: ['@'],
        members: ['.', '?.', '..', '?..'],
        operators: { is: 70, as: 70, in: 70, '~/': 120, '=>': 0 },
        pairs: [':'],
        hasTernary: true,
        parameterName: 'last',
        hasParenthesisedHeaders: true,
        joinsAdjacentStrings: true,
        expressionBody: '=>',
    },
});

;// CONCATENATED MODULE: ./build/languages/elixir.js


function sigil(letters, rest) {
    return {
        first: '~',
        open: new RegExp(`~${letters}(?<mark>[([{</|"'])`, 'y'),
        close: (opening) => closingMark(opening.groups?.['mark'] ?? ''),
        nests: (opening) => nestingMark(opening.groups?.['mark'] ?? ''),
        isMultiline: true,
        ...rest,
    };
}
const elixir_language = tokenLanguage({
    id: 'elixir',
    title: 'Elixir',
    extensions: ['.ex', '.exs'],
    fileNames: [],
    interpreters: ['elixir'],
    lexis: {
        lineComment: HASH_COMMENT,
        blockComments: [],
        strings: [
            { ...tripled('"""', 'indented', 'backslash', HASH_HOLES), first: '~"', open: /(?:~[a-z])?"""/y },
            { ...tripled('"""', 'indented', 'none'), first: '~', open: /~[A-Z]"""/y },
            tripled("'''", 'indented', 'backslash', HASH_HOLES),
            sigil('[wW]', { escapes: 'closing', kind: 'words' }),
            sigil('[rR]', { escapes: 'backslash', kind: 'regex' }),
            sigil('[A-Z]', { escapes: 'closing' }),
            sigil('[a-z]', { escapes: 'backslash', holes: HASH_HOLES }),
            multiline('"', 'backslash', HASH_HOLES),
            multiline("'", 'backslash', HASH_HOLES),
        ],
        // `&1` is a parameter, `@limit` a module attribute, `?a` the code of a character.
        extraNames: /(?<name>&\d+|@[a-z_][\p{L}\p{N}_]*|\?(?:\\[^\n]|\S))/uy,
        hasNameMarks: true,
        hasSymbols: true,
        operators: ['<>', '\\\\', '+++', '---', '~>', '<~', '^^^', '|||', '&&&'],
    },
    grammar: {
        keywords: {
            if: 'if',
            unless: 'unless',
            else: 'else',
            loop: 'for with',
            do: 'do',
            switch: 'case cond receive',
            throw: 'raise throw',
            try: 'try',
            handler: 'rescue catch after',
            function: 'def defp defmacro defmacrop fn',
            class: 'defmodule defimpl defprotocol',
            import: 'import alias use require',
            prefix: 'not',
            true: 'true',
            false: 'false',
            null: 'nil',
            end: 'end',
        },
        blocks: 'end',
        endsAtNewline: true,
        braces: 'list',
        hasCommands: true,
        returnsLast: true,
        armArrow: '->',
        members: ['.'],
        operators: {
            and: 50,
            or: 40,
            in: 70,
            '<>': 110,
            '++': 110,
            '--': 110,
            '\\\\': 15,
            '::': 25,
            '|': 18,
            '~>': 30,
            '->': 0,
        },
        pairs: ['=>', ':'],
        parameterName: 'first',
        hasArrowClauses: true,
        hasClauseHeads: true,
    },
});

;// CONCATENATED MODULE: ./build/languages/generic.js


/** An apostrophe within a word (`don't`) or before one (`'a`, `'tis`) without a closing partner quotes nothing. */
const APOSTROPHE = {
    ...quoted("'"),
    open: /(?<![\p{L}\p{N}_])'(?=(?:[^'\\\n]|\\[^\n]){0,200}')/uy,
};
const generic_language = tokenLanguage({
    id: 'generic',
    title: 'Other text',
    extensions: [],
    fileNames: [],
    interpreters: [],
    lexis: {
        // Only marks that hardly mean anything else: a comment hides its literals.
        lineComment: /(?<!\S)(?:\/\/|#(?=[\s!#]|$)|--(?=\s)|;;)/my,
        blockComments: [
            { first: '/', open: /\/\*/y, close: '*/', nests: false },
            { first: '<', open: /<!--/y, close: '-->', nests: false },
            { first: '{', open: /\{-(?=[\s#])/y, close: '-}', nests: true },
        ],
        strings: [tripled('"""', 'plain'), tripled("'''", 'plain'), quoted('"'), quoted('`'), APOSTROPHE],
        nameCharacters: '$',
        operators: ['<>', '++'],
    },
    grammar: {
        keywords: {
            if: 'if',
            else: 'else',
            'else-if': 'elif elsif elseif',
            switch: 'switch match case',
            return: 'return',
            throw: 'throw raise',
            function: 'function func fun fn def',
            declaration: 'let var val',
            true: 'true True',
            false: 'false False',
            null: 'null nil None undefined',
        },
        blocks: 'braces',
        endsAtNewline: true,
        braces: 'map',
        armArrow: '=>',
        members: ['.', '->', '::', '?.'],
        operators: { and: 50, or: 40, in: 70, eq: 60, '<>': 110, '++': 110 },
        pairs: [':', '=>'],
        hasTernary: true,
        parameterName: 'before-colon',
        expressionBody: '=>',
    },
});

;// CONCATENATED MODULE: ./build/grammar/comments.js
/** The text of a `//` or `/* … *\/` comment, with the stars that lead and close its lines taken away as well. */
function slashCommentText(source) {
    if (source.startsWith('//'))
        return source.replace(/^\/+/, '').trim();
    const end = source.endsWith('*/') ? -2 : undefined;
    return source
        .slice(2, end)
        .split('\n')
        .map((line) => withoutStars(line.trim()))
        .join('\n')
        .trim();
}
function withoutStars(line) {
    let start = 0;
    let end = line.length;
    while (start < end && line.charAt(start) === '*')
        start++;
    while (end > start && line.charAt(end - 1) === '*')
        end--;
    return line.slice(start, end).trim();
}

;// CONCATENATED MODULE: ./build/grammar/parameters.js
/**
 * The parameters that a list of patterns binds, in order. A pattern that takes its argument apart counts as one
 * parameter for each name it binds; a default of the whole pattern stands before them under an empty name.
 */
function parameters_parametersOf(patterns) {
    const parameters = [];
    const pending = patterns.toReversed();
    for (let pattern = pending.pop(); pattern; pattern = pending.pop()) {
        switch (pattern.kind) {
            case 'name':
                parameters.push({ name: pattern.text, defaultValue: null });
                break;
            case 'assign':
                if (pattern.target.kind === 'name') {
                    parameters.push({ name: pattern.target.text, defaultValue: pattern.value });
                }
                else {
                    parameters.push({ name: '', defaultValue: pattern.value });
                    pending.push(pattern.target);
                }
                break;
            case 'unary':
                pending.push(pattern.operand);
                break;
            case 'pair':
                pending.push(pattern.value);
                break;
            case 'list':
                pushReversed(pending, pattern.elements);
                break;
            case 'map':
                pushReversed(pending, pattern.entries);
                break;
            case 'block':
                pushReversed(pending, pattern.children);
                break;
            default:
                // A decorator, or what broken source left here: not a parameter, but its literals must stay in the tree.
                parameters.push({ name: '', defaultValue: pattern });
                break;
        }
    }
    return parameters;
}
/** Puts nodes on a stack so that the first comes off first; one by one, since a hostile list may be too long to spread. */
function pushReversed(stack, nodes) {
    for (const node of nodes.toReversed())
        stack.push(node);
}

;// CONCATENATED MODULE: ./build/grammar/definitions.js

function func(fields) {
    return (part) => ({
        kind: 'function',
        range: part.range,
        name: fields.name === undefined ? '' : nameAt(part, fields.name),
        parameters: parameters_parametersOf(fields.parameters.flatMap((field) => part.all(field))),
        decorators: part.all('decorator'),
        body: definitions_functionBody(part, fields),
    });
}
/** Always a block, so that those who read it meet one shape. */
function definitions_functionBody(part, fields) {
    const body = part.one(fields.body);
    const { range } = body;
    if (part.at(fields.body)?.type !== fields.statements && part.maybe(fields.body)) {
        return { kind: 'block', range, syntax: 'expression', children: [{ kind: 'return', range, value: body }] };
    }
    return body.kind === 'block' ? body : { kind: 'block', range, syntax: fields.statements, children: [body] };
}
/** A name as it is called: without quotes if it is written as a string. */
function nameAt(part, field) {
    const node = part.at(field)?.nodes[0];
    return node?.kind === 'string' ? node.value : part.textAt(field);
}
/** A class and its kin; `bases` are fields or, failing that, child types. */
function classLike(fields) {
    return (part) => ({
        kind: 'class',
        range: part.range,
        name: nameAt(part, fields.name),
        decorators: part.all('decorator'),
        bases: part.parts.flatMap((child) => fields.bases.includes(child.field ?? '') || fields.bases.includes(child.type) ? child.nodes : []),
        body: part.one(fields.body),
    });
}

;// CONCATENATED MODULE: ./build/grammar/escapes.js
const escapes_LETTERS = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', '\\': '\\', "'": "'", '"': '"' };
const PYTHON_TEXT = {
    letters: { ...escapes_LETTERS, a: '\u0007', '\n': '' },
    bytes: false,
    braces: false,
    longUnicode: true,
    unknown: 'keep',
};
const PYTHON_BYTES = { ...PYTHON_TEXT, bytes: true };
const ECMASCRIPT = {
    letters: { ...escapes_LETTERS, '\n': '', '\u2028': '', '\u2029': '' },
    bytes: false,
    braces: true,
    longUnicode: false,
    unknown: 'drop',
};
const GO = {
    letters: { ...escapes_LETTERS, a: '\u0007' },
    bytes: true,
    braces: false,
    longUnicode: true,
    unknown: 'keep',
};
const ESCAPE = /\\(?:x(?<hex>[0-9a-fA-F]{2})|u(?<short>[0-9a-fA-F]{4})|U(?<long>[0-9a-fA-F]{8})|u\{(?<braced>[0-9a-fA-F]{1,8})\}|(?<octal>[0-7]{1,3})|(?<letter>[\s\S]))/gu;
/**
 * The text that a literal's source stands for. Malformed escapes stay as written: broken source must not stop a scan.
 *
 * @param source What stands between the quotes, line ends normalised to `\n`.
 */
function decodeEscapes(source, dialect) {
    if (!source.includes('\\'))
        return source;
    const decoded = source.replaceAll(ESCAPE, (...found) => {
        const match = found[0];
        const groups = found.at(-1);
        return decodeOne(match, groups, dialect);
    });
    return dialect.bytes ? decodeByteRuns(decoded) : decoded;
}
function decodeOne(match, groups, dialect) {
    const { hex, short, long, braced, octal, letter } = groups;
    if (hex !== undefined)
        return numbered(parseInt(hex, 16), dialect);
    if (octal !== undefined)
        return numbered(parseInt(octal, 8), dialect);
    if (short !== undefined)
        return String.fromCharCode(parseInt(short, 16));
    if (long !== undefined)
        return dialect.longUnicode ? codePoint(long, match) : unknown(match, dialect);
    if (braced !== undefined)
        return dialect.braces ? codePoint(braced, match) : match;
    if (letter === undefined)
        return match;
    const meaning = Object.hasOwn(dialect.letters, letter) ? dialect.letters[letter] : undefined;
    return meaning ?? unknown(match, dialect);
}
function unknown(match, dialect) {
    return dialect.unknown === 'keep' ? match : match.slice(1);
}
function codePoint(digits, match) {
    const code = parseInt(digits, 16);
    return code <= 0x10_ffff ? String.fromCodePoint(code) : match;
}
// Bytes wait in a private plane until their neighbours are known, since several of them may make up one character.
const BYTE_BASE = 0x10_fe00;
function numbered(code, dialect) {
    if (!dialect.bytes || code < 0x80)
        return String.fromCodePoint(code);
    return String.fromCodePoint(BYTE_BASE + (code & 0xff));
}
function decodeByteRuns(text) {
    return text.replaceAll(/[\u{10fe00}-\u{10feff}]+/gu, (run) => {
        const bytes = Uint8Array.from(run.match(/./gu) ?? [], (char) => (char.codePointAt(0) ?? 0) - BYTE_BASE);
        try {
            return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        }
        catch {
            return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
        }
    });
}

;// CONCATENATED MODULE: ./build/grammar/part.js
/** The grammar's word for a stretch that it could not read. */
const ERROR = 'ERROR';
/**
 * A node of the grammar's tree on its way to becoming nodes of ours: what the grammar calls it, where it stands, and
 * what its children have already become. This is all that a rule sees.
 */
class Part {
    /** The grammar's name for it; for an anonymous token the token itself (`"+"`). */
    type;
    /** Name of the parent's field that it fills, or null. */
    field;
    /** False for punctuation and keywords. */
    isNamed;
    /** Offsets in UTF-16 units, the end exclusive. */
    start;
    end;
    /** Its children, tokens among them, comments left out. */
    parts;
    /** What it became: nothing, one node, or several that stand in its place. Set once, after its children. */
    nodes = [];
    #source;
    #range;
    #keptErrors = false;
    constructor(shape, source) {
        this.type = shape.type;
        this.field = shape.field;
        this.isNamed = shape.isNamed;
        this.start = shape.start;
        this.end = shape.end;
        this.parts = shape.parts;
        this.#source = source;
    }
    /** The source as written. */
    get text() {
        return this.#source.text.slice(this.start, this.end);
    }
    get range() {
        this.#range ??= this.#source.lines.range(this.start, this.end);
        return this.#range;
    }
    /** The source between two offsets as written, e.g. a literal's text between its quotes. */
    textBetween(start, end) {
        return this.#source.text.slice(start, end);
    }
    rangeBetween(start, end) {
        return this.#source.lines.range(start, end);
    }
    /** The first child in a field. */
    at(field) {
        return this.parts.find((part) => part.field === field) ?? null;
    }
    /** The first child of a type. */
    ofType(type) {
        return this.parts.find((part) => part.type === type) ?? null;
    }
    /** Whether it has a child of that type; a keyword is its own type. */
    has(type) {
        return this.parts.some((part) => part.type === type);
    }
    /** What the children in a field became. */
    all(field) {
        const nodes = [];
        for (const part of this.parts) {
            if (part.field === field && part.type !== ERROR)
                for (const node of part.nodes)
                    nodes.push(node);
        }
        return nodes;
    }
    /** What all children became, but for those in the named fields. */
    rest(...fields) {
        const nodes = [];
        for (const part of this.parts) {
            if (part.type === ERROR || (part.field !== null && fields.includes(part.field)))
                continue;
            for (const node of part.nodes)
                nodes.push(node);
        }
        return nodes;
    }
    /** What all children became, unreadable stretches in their places. For rules that only hold their children together. */
    everything() {
        const nodes = [];
        for (const part of this.everyPart())
            for (const node of part.nodes)
                nodes.push(node);
        return nodes;
    }
    /** Its parts, for a rule that goes through all of them and keeps what stands in unreadable ones. */
    everyPart() {
        this.#keptErrors = true;
        return this.parts;
    }
    /**
     * What was read in stretches that the grammar could not place, unless the rule took it with the rest.
     * It must stay in the tree: a literal must not hide behind a typo.
     */
    strays() {
        if (this.#keptErrors)
            return [];
        return this.parts.flatMap((part) => (part.type === ERROR ? part.nodes : []));
    }
    /** The node in a field; null when the field is empty. Several are held together by a block. */
    maybe(field) {
        return this.together(this.all(field));
    }
    /** The node in a field; an empty block when broken source has none there. */
    one(field) {
        return this.maybe(field) ?? (this.at(field) ?? this).block([]);
    }
    /** The source text of a field's first child; empty when there is none. */
    textAt(field) {
        return this.at(field)?.text ?? '';
    }
    /** One node for several: null for none, the node itself for one, else a block. */
    together(nodes) {
        const first = nodes[0];
        if (!first)
            return null;
        return nodes.length === 1 ? first : this.block(nodes);
    }
    /** A block in its place. */
    block(children) {
        return { kind: 'block', range: this.range, syntax: this.type, children };
    }
}

;// CONCATENATED MODULE: ./build/grammar/lowering.js


/**
 * Turns a grammar's tree into the language-neutral one, children before parents, so that a rule finds its children
 * ready. The stack is a list: source can nest deeper than the call stack.
 */
function lower(tree, text, table) {
    const source = { text, lines: new Lines(text) };
    const comments = [];
    const rules = new Map(Object.entries(table.rules));
    const { types, fields } = tree.language;
    const named = types.map((_, id) => tree.language.nodeTypeIsNamed(id));
    const open = [];
    const close = (node) => {
        if (table.comments.has(node.type)) {
            comments.push({
                range: source.lines.range(node.start, node.end),
                text: table.commentText(text.slice(node.start, node.end)),
            });
            return null;
        }
        const part = new Part(node, source);
        part.nodes = node.isNamed && !table.omitted.has(node.type) ? lowerPart(part, rules.get(node.type)) : [];
        return part;
    };
    const cursor = tree.walk();
    try {
        for (;;) {
            const id = cursor.nodeTypeId;
            const type = types[id] ?? ERROR;
            const isNamed = named[id] ?? true;
            const field = fields[cursor.currentFieldId] ?? null;
            let node = { type, field, isNamed, start: cursor.startIndex, end: cursor.endIndex, parts: [] };
            const isShallow = !isNamed || table.opaque.has(type) || table.omitted.has(type);
            if (!isShallow && cursor.gotoFirstChild()) {
                open.push(node);
                continue;
            }
            for (let entered = false; !entered;) {
                const part = close(node);
                const parent = open.at(-1);
                if (!parent)
                    return { root: rootOf(node, part, source), comments };
                if (part)
                    parent.parts.push(part);
                entered = cursor.gotoNextSibling();
                if (!entered) {
                    cursor.gotoParent();
                    open.pop();
                    node = parent;
                }
            }
        }
    }
    finally {
        cursor.delete();
    }
}
function lowerPart(part, rule) {
    // What the parser made up to go on after an error has no text; an ordinary leaf without a rule means nothing to us.
    const isLeaf = part.parts.length === 0;
    if (isLeaf && (!rule || part.start === part.end))
        return [];
    const result = (rule ?? heldTogether)(part);
    const nodes = 'kind' in result ? [result] : result;
    const strays = part.strays();
    return strays.length === 0 ? nodes : [...nodes, ...strays];
}
/** What becomes of a type without a rule. */
function heldTogether(part) {
    const children = part.everything();
    return children.length === 0 ? [] : [part.block(children)];
}
/** The root spans the whole file, whatever white space and comments surround the code. */
function rootOf(node, part, source) {
    return {
        kind: 'block',
        range: source.lines.range(0, source.text.length),
        syntax: node.type,
        children: part?.everything() ?? [],
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/grammar/checksum.js

/**
 * Makes sure that a vendored file is the one that was reviewed, before it is run.
 *
 * @param file Its path, for the message.
 * @param expected SHA-256 in lower-case hex, from the manifest.
 * @throws Error when the bytes are others.
 */
function verifyChecksum(file, bytes, expected) {
    const actual = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
    if (actual === expected)
        return;
    throw new Error(`${file} has SHA-256 ${actual}, but the manifest records ${expected}: the file was altered or fetched incompletely. ` +
        'Restore it from the release, or run "node scripts/vendor-grammars.mjs".');
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./build/grammar/folder.js



// Kept apart from the URL arithmetic: a bundler rewrites `new URL('…', import.meta.url)` into an asset of its own.
const here = import.meta.url;
/**
 * The folder with the vendored grammars.
 *
 * The sources and the two bundles lie at different depths below the root, so the way up is searched instead of counted.
 *
 * @throws Error when no folder on the way up holds `grammars/manifest.json`: the installation is incomplete.
 */
function grammarFolder() {
    const start = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(here));
    for (let folder = start;; folder = (0,external_node_path_.dirname)(folder)) {
        const candidate = (0,external_node_path_.join)(folder, 'grammars');
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(candidate, 'manifest.json')))
            return candidate;
        if ((0,external_node_path_.dirname)(folder) === folder) {
            throw new Error(`No folder grammars/ with a manifest.json above ${start}: the installation is incomplete.`);
        }
    }
}

;// CONCATENATED MODULE: ./build/grammar/runtime.js






const manifestSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ sha256: schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/) }));
let runtime;
const languages = new Map();
/** UTF-16 units handed over at once; the runtime's buffer takes a little more. */
const CHUNK = 5000;
/**
 * How often the lexer may ask for a chunk. Ordinary files ask once or twice for each; a line of unclosed regular
 * expressions asks for the rest of the line at every token, which would take minutes.
 */
function readLimit(length) {
    return 1000 + 20 * Math.ceil(length / CHUNK);
}
/**
 * Parses a text and hands the tree to `use`.
 *
 * @param grammar A key of `grammars/manifest.json`, e.g. `python`. Loaded on first use, kept for the life of the process.
 * @throws Error when a vendored file is missing or is not the one whose checksum the manifest records.
 */
async function parseWith(grammar, text, use) {
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
        if (!tree)
            throw new Error(`The ${grammar} grammar gave no tree.`);
        try {
            return use({ tree, isCutShort: reads > limit });
        }
        finally {
            tree.delete();
        }
    }
    finally {
        parser.delete();
    }
}
async function startRuntime() {
    // A grammar is one huge lexer function. V8's optimiser works on it for seconds, and later compilations as well as the
    // end of the process wait for that; unoptimised parsing is a third slower, which no scan of a pull request notices.
    external_node_v8_.setFlagsFromString('--no-wasm-tier-up');
    external_node_v8_.setFlagsFromString('--no-wasm-dynamic-tiering');
    const [loaded, wasmBinary] = await Promise.all([__webpack_require__.e(/* import() */ 33).then(__webpack_require__.bind(__webpack_require__, 33)), readVerified('web-tree-sitter')]);
    // The option of Emscripten is an ArrayBuffer in name only; the bytes are given because its own lookup of the file
    // would find the copy that the bundler mangles.
    await loaded.Parser.init({ wasmBinary: exactBuffer(wasmBinary) });
    return loaded;
}
async function readVerified(name) {
    const folder = grammarFolder();
    const manifest = manifestSchema.parse(JSON.parse(await (0,promises_.readFile)((0,external_node_path_.join)(folder, 'manifest.json'), 'utf8')));
    const expected = manifest[name]?.sha256;
    if (expected === undefined)
        throw new Error(`The grammar "${name}" is not in ${(0,external_node_path_.join)(folder, 'manifest.json')}.`);
    const file = (0,external_node_path_.join)(folder, `${name}.wasm`);
    const bytes = await (0,promises_.readFile)(file);
    verifyChecksum(file, bytes, expected);
    return bytes;
}
/** The bytes in a buffer of their own: a small file read by Node may be a view into a shared pool. */
function exactBuffer(bytes) {
    const copy = new ArrayBuffer(bytes.byteLength);
    new Uint8Array(copy).set(bytes);
    return copy;
}

;// CONCATENATED MODULE: ./build/grammar/language.js


/** A language read by its grammar. Reading fails only when the installation is broken, never because of the source. */
function syntaxLanguage(language) {
    const { grammar, table, ...description } = language;
    return {
        ...description,
        depth: 'syntax',
        read: (text) => parseWith(grammar, text, ({ tree, isCutShort }) => ({
            language: description.id,
            ...lower(tree, text, table),
            testRegions: [],
            hasErrors: tree.rootNode.hasError || isCutShort,
            ...(isCutShort ? { unread: 'its syntax would take the parser too much work' } : {}),
        })),
    };
}

;// CONCATENATED MODULE: ./build/grammar/rules.js
/**
 * The words that a language's table is written in: each makes a {@link Rule} for one kind of node.
 * Arguments name the fields of the grammar.
 */


/** A node that leaves nothing behind. */
const nothing = () => [];
/** A wrapper: its children stand in its place. */
const splice = (part) => part.everything();
/** A wrapper of which only one field counts. */
function only(field) {
    return (part) => part.all(field);
}
/** A block even when it is empty. */
const rules_block = (part) => part.block(part.everything());
const rules_name = (part) => ({ kind: 'name', range: part.range, text: part.text });
/** A member of something unsaid, or a path of several names (`a.b.c`). */
const dotted = (part) => {
    const [first, ...others] = part.rest();
    if (!first)
        return [];
    return others.reduce((object, next) => next.kind === 'name'
        ? { kind: 'member', range: spanOf(object.range, next.range), object, property: next.text }
        : object, first);
};
function constant(value) {
    return (part) => ({ kind: 'constant', range: part.range, value });
}
const number = (part) => numberNode(part, part.text);
/** A number, or an empty block when its value cannot be written down (a hostile `1e999999`). */
function numberNode(part, source) {
    const value = canonicalNumber(source);
    return value === null ? part.block([]) : { kind: 'number', range: part.range, value };
}
/** A text literal with the given decoded value. */
function rules_stringNode(part, value) {
    return { kind: 'string', range: part.range, value, isDocumentation: false };
}
const list = (part) => ({ kind: 'list', range: part.range, elements: part.everything() });
/** Several values without brackets are a list, a single one is itself. */
const series = (part) => {
    const nodes = part.everything();
    return nodes.length === 1 ? nodes : { kind: 'list', range: part.range, elements: nodes };
};
const map = (part) => ({ kind: 'map', range: part.range, entries: part.everything() });
function pair(key, value) {
    return (part) => ({ kind: 'pair', range: part.range, key: part.one(key), value: part.one(value) });
}
function rules_member(object, property) {
    return (part) => ({
        kind: 'member',
        range: part.range,
        object: part.one(object),
        property: part.textAt(property),
    });
}
function index(object, key) {
    return (part) => {
        const keys = part.all(key);
        const only = keys.length === 1 ? keys[0] : undefined;
        return {
            kind: 'index',
            range: part.range,
            object: part.one(object),
            index: only ?? part.block(keys),
        };
    };
}
function rules_call(callee, args, isConstruction = false) {
    return (part) => ({
        kind: 'call',
        range: part.range,
        callee: part.one(callee),
        arguments: part.all(args),
        isConstruction,
    });
}
function binary(left, operator, right) {
    return (part) => ({
        kind: 'binary',
        range: part.range,
        operator: part.textAt(operator),
        left: part.one(left),
        right: part.one(right),
    });
}
/** An operator before (or after) an operand. The sign of a number literal belongs to the number. */
function unary(operator, operand) {
    return (part) => unaryNode(part.range, part.textAt(operator), part.one(operand));
}
/** The same where the grammar names no fields: the operator is fixed, the operand is whatever child there is. */
function rules_prefixed(operator) {
    return (part) => unaryNode(part.range, operator, part.together(part.rest()) ?? part.block([]));
}
function unaryNode(range, operator, operand) {
    if (operand.kind === 'number' && (operator === '-' || operator === '+'))
        return signed(range, operator, operand);
    return { kind: 'unary', range, operator, operand };
}
function signed(range, operator, operand) {
    const isNegative = operand.value.startsWith('-');
    const size = isNegative ? operand.value.slice(1) : operand.value;
    const staysNegative = isNegative !== (operator === '-') && size !== '0';
    return { kind: 'number', range, value: staysNegative ? `-${size}` : size };
}
function rules_conditional(condition, then, otherwise) {
    return (part) => ({
        kind: 'if',
        range: part.range,
        condition: part.one(condition),
        then: part.one(then),
        otherwise: part.maybe(otherwise),
    });
}
/** A loop; whatever does not stand in the `body` field is its header. */
function rules_loop(body) {
    return (part) => ({ kind: 'loop', range: part.range, header: part.rest(body), body: part.one(body) });
}
const returns = (part) => ({ kind: 'return', range: part.range, value: part.together(part.rest()) });
const rules_throws = (part) => ({ kind: 'throw', range: part.range, value: part.together(part.rest()) });
/** An assignment. Without a value (`let x`) only the target stays. The operator is a field, or fixed when it has none. */
function rules_assign(target, operator, value) {
    return (part) => {
        const assigned = part.maybe(value);
        if (!assigned)
            return part.all(target);
        return {
            kind: 'assign',
            range: part.range,
            target: part.one(target),
            operator: typeof operator === 'string' ? operator : part.textAt(operator.field),
            value: assigned,
        };
    };
}
/** Widens the single node inside to the whole statement (`const x = 1;`); several stay as they are. */
const rules_statement = (part) => {
    const nodes = part.everything();
    const [only] = nodes;
    return only?.kind === 'assign' && nodes.length === 1 ? { ...only, range: part.range } : nodes;
};
/** A switch whose arms are the `arm` nodes among what became of its children. */
function switchOn(subject) {
    return (part) => {
        const arms = [];
        const others = [];
        for (const node of part.rest(subject)) {
            if (node.kind === 'arm')
                arms.push(node);
            else
                others.push(node);
        }
        const node = { kind: 'switch', range: part.range, subject: part.maybe(subject), arms };
        return [...others, node];
    };
}
/** Nodes joined by an operator, from the left; a single node is itself. */
function chain(operator, nodes) {
    const [first, ...others] = nodes;
    if (!first)
        return [];
    return [
        others.reduce((left, right) => ({ kind: 'binary', range: spanOf(left.range, right.range), operator, left, right }), first),
    ];
}
/** What an operator joins, in order: the reverse of {@link chain}. */
function rules_alternatives(node, operator) {
    const found = [];
    const pending = [node];
    for (let next = pending.pop(); next; next = pending.pop()) {
        if (next.kind === 'binary' && next.operator === operator)
            pending.push(next.right, next.left);
        else
            found.push(next);
    }
    return found;
}
/**
 * A string that may have holes. Without holes it is a `string`, else a `template` of texts and holes in order.
 * The first and last parts are its quotes.
 *
 * @param holeType The grammar's type for a hole.
 * @param decode Source of a literal stretch → its text.
 */
function rules_template(part, holeType, decode) {
    const opening = part.parts[0];
    const closing = part.parts.length > 1 ? part.parts.at(-1) : undefined;
    const holes = part.parts.filter((child) => child.type === holeType);
    const end = closing && closing.type !== holeType ? closing.start : part.end;
    let from = opening && opening.type !== holeType ? opening.end : part.start;
    if (holes.length === 0)
        return rules_stringNode(part, decode(part.textBetween(from, end)));
    const parts = [];
    const addText = (to) => {
        if (from >= to)
            return;
        const value = decode(part.textBetween(from, to));
        parts.push({ kind: 'string', range: part.rangeBetween(from, to), value, isDocumentation: false });
    };
    for (const hole of holes) {
        addText(hole.start);
        for (const node of hole.nodes)
            parts.push(node);
        from = hole.end;
    }
    addText(end);
    return { kind: 'template', range: part.range, parts };
}
/** Strings that are a statement by themselves document something, or are directives: never data. */
const rules_expressionStatement = (part) => {
    const nodes = part.everything();
    const pieces = nodes.flatMap((node) => rules_alternatives(node, '+'));
    if (!pieces.every((piece) => piece.kind === 'string'))
        return nodes;
    return pieces.map((piece) => ({ ...piece, isDocumentation: true }));
};

;// CONCATENATED MODULE: ./build/languages/go.js





const callable = { parameters: ['parameters'], body: 'body', statements: 'block' };
const go_language = syntaxLanguage({
    id: 'go',
    title: 'Go',
    extensions: ['.go'],
    fileNames: [],
    interpreters: [],
    grammar: 'go',
    table: {
        comments: new Set(['comment']),
        commentText: slashCommentText,
        omitted: new Set([
            'package_clause',
            'array_type',
            'channel_type',
            'function_type',
            'implicit_length_array_type',
            'map_type',
            'slice_type',
            'field_declaration_list',
            'type_alias',
            'type_arguments',
            'type_parameter_list',
            'label_name',
        ]),
        opaque: new Set(['interpreted_string_literal', 'raw_string_literal']),
        rules: {
            // Literals
            interpreted_string_literal: (part) => rules_stringNode(part, decodeEscapes(inside(part), GO)),
            raw_string_literal: (part) => rules_stringNode(part, inside(part).replaceAll('\r', '')),
            rune_literal: (part) => rules_stringNode(part, decodeEscapes(inside(part), GO)),
            int_literal: integer,
            float_literal: number,
            imaginary_literal: (part) => numberNode(part, part.text.replace(/i$/, '')),
            true: constant('true'),
            false: constant('false'),
            nil: constant('null'),
            composite_literal: composite,
            literal_value: literalValue,
            literal_element: splice,
            keyed_element: keyed,
            // Expressions
            identifier: rules_name,
            blank_identifier: rules_name,
            field_identifier: rules_name,
            package_identifier: rules_name,
            type_identifier: rules_name,
            iota: rules_name,
            qualified_type: dotted,
            generic_type: only('type'),
            pointer_type: splice,
            parenthesized_expression: splice,
            selector_expression: rules_member('operand', 'field'),
            index_expression: index('operand', 'index'),
            slice_expression: slice,
            call_expression: rules_call('function', 'arguments'),
            argument_list: splice,
            variadic_argument: rules_prefixed('...'),
            type_conversion_expression: conversion,
            type_instantiation_expression: only('type'),
            type_assertion_expression: only('operand'),
            binary_expression: binary('left', 'operator', 'right'),
            unary_expression: unary('operator', 'operand'),
            expression_list: series,
            func_literal: func(callable),
            // Statements
            block: rules_block,
            statement_list: splice,
            expression_statement: splice,
            short_var_declaration: rules_assign('left', ':=', 'right'),
            assignment_statement: rules_assign('left', { field: 'operator' }, 'right'),
            receive_statement: rules_assign('left', ':=', 'right'),
            send_statement: (part) => ({
                kind: 'binary',
                range: part.range,
                operator: '<-',
                left: part.one('channel'),
                right: part.one('value'),
            }),
            inc_statement: rules_prefixed('++'),
            dec_statement: rules_prefixed('--'),
            go_statement: splice,
            defer_statement: splice,
            labeled_statement: splice,
            return_statement: returns,
            if_statement: ifStatement,
            for_statement: rules_loop('body'),
            for_clause: splice,
            range_clause: splice,
            expression_switch_statement: switchOn('value'),
            type_switch_statement: switchOn('value'),
            select_statement: switchOn('value'),
            expression_case: expressionCase,
            type_case: typeCase,
            communication_case: (part) => arm(part, part.all('communication'), part.rest('communication')),
            default_case: (part) => arm(part, [], part.rest()),
            import_declaration: splice,
            import_spec_list: splice,
            import_spec: importSpec,
            // Definitions
            const_declaration: rules_statement,
            var_declaration: rules_statement,
            var_spec_list: splice,
            const_spec: specification,
            var_spec: specification,
            function_declaration: func({ name: 'name', ...callable }),
            method_declaration: func({ name: 'name', ...callable }),
            parameter_list: splice,
            parameter_declaration: only('name'),
            variadic_parameter_declaration: only('name'),
            type_declaration: splice,
            type_spec: typeSpec,
        },
    },
});
/** What stands between the quotes; an unterminated literal runs to its end. */
function inside(part) {
    const { text } = part;
    const isClosed = text.length > 1 && text.endsWith(text.charAt(0));
    return text.slice(1, isClosed ? -1 : undefined);
}
/** `0755` is octal. */
function integer(part) {
    return numberNode(part, part.text.replace(/^0(?=[0-7_]+$)/, '0o'));
}
/** `T{…}` constructs a T; a slice, an array or a map is what stands in its braces. */
function composite(part) {
    const type = part.at('type');
    const body = part.one('body');
    const callee = type?.nodes[0];
    if (callee)
        return { kind: 'call', range: part.range, callee, arguments: [body], isConstruction: true };
    if (type?.type === 'map_type' && body.kind === 'list') {
        return { kind: 'map', range: part.range, entries: body.elements };
    }
    return { ...body, range: part.range };
}
function literalValue(part) {
    const nodes = part.rest();
    return nodes.some((node) => node.kind === 'pair')
        ? { kind: 'map', range: part.range, entries: nodes }
        : { kind: 'list', range: part.range, elements: nodes };
}
function keyed(part) {
    return { kind: 'pair', range: part.range, key: part.one('key'), value: part.one('value') };
}
function slice(part) {
    return { kind: 'index', range: part.range, object: part.one('operand'), index: part.block(part.rest('operand')) };
}
/** `[]byte("x")` is its text; `F[int](x)` looks the same to the grammar and is a call. */
function conversion(part) {
    const callee = part.all('type')[0];
    const args = part.all('operand');
    return callee ? { kind: 'call', range: part.range, callee, arguments: args, isConstruction: false } : args;
}
/** A statement before the condition runs first. */
function ifStatement(part) {
    const node = {
        kind: 'if',
        range: part.range,
        condition: part.one('condition'),
        then: part.one('consequence'),
        otherwise: part.maybe('alternative'),
    };
    const initializer = part.all('initializer');
    return initializer.length === 0 ? node : part.block([...initializer, node]);
}
function arm(part, patterns, statements) {
    const from = part.parts.find((child) => child.type === ':')?.end ?? part.end;
    return {
        kind: 'arm',
        range: part.range,
        patterns,
        guard: null,
        body: { kind: 'block', range: part.rangeBetween(from, part.end), syntax: 'statements', children: statements },
    };
}
function expressionCase(part) {
    const patterns = part.at('value')?.parts.flatMap((child) => child.nodes) ?? [];
    return arm(part, patterns, part.rest('value'));
}
/** Types stand as names, whatever they are made of. */
function typeCase(part) {
    const patterns = part.parts
        .filter((child) => child.field === 'type' && child.isNamed)
        .map((child) => ({ kind: 'name', range: child.range, text: child.text }));
    return arm(part, patterns, part.rest('type'));
}
function importSpec(part) {
    const path = part.all('path')[0];
    if (path?.kind !== 'string')
        return part.rest();
    const bound = part.textAt('name') || (path.value.split('/').at(-1) ?? path.value);
    return { kind: 'import', range: part.range, module: path.value, names: [bound] };
}
/** `x, y int = 1, 2`; without values only the names stay. */
function specification(part) {
    const names = part.all('name');
    const value = part.maybe('value');
    const [first] = names;
    if (!value || !first)
        return part.rest('type');
    const target = names.length === 1 ? first : { kind: 'list', range: namesRange(part), elements: names };
    return { kind: 'assign', range: part.range, target, operator: '=', value };
}
function namesRange(part) {
    const names = part.parts.filter((child) => child.field === 'name');
    return part.rangeBetween(names[0]?.start ?? part.start, names.at(-1)?.end ?? part.end);
}
/** The fields and methods of a type are types themselves; its name is what code refers to. */
function typeSpec(part) {
    const type = part.at('type');
    if (type?.type !== 'struct_type' && type?.type !== 'interface_type')
        return [];
    return [
        {
            kind: 'class',
            range: part.range,
            name: part.textAt('name'),
            decorators: [],
            bases: [],
            body: { kind: 'block', range: type.range, syntax: type.type, children: [] },
        },
    ];
}

;// CONCATENATED MODULE: ./build/languages/java.js


const java_language = tokenLanguage({
    id: 'java',
    title: 'Java',
    extensions: ['.java', '.jsh'],
    fileNames: [],
    interpreters: ['java'],
    lexis: {
        lineComment: SLASH_COMMENT,
        blockComments: [STAR_COMMENT],
        strings: [tripled('"""', 'indented'), quoted('"'), quoted("'")],
        nameCharacters: '$',
    },
    grammar: {
        keywords: {
            if: 'if',
            else: 'else',
            loop: 'for while',
            do: 'do',
            switch: 'switch',
            case: 'case',
            default: 'default',
            return: 'return yield',
            throw: 'throw',
            try: 'try',
            handler: 'catch finally',
            class: 'class interface enum record',
            import: 'import package',
            modifier: 'var public private protected static final abstract synchronized native transient volatile strictfp sealed',
            new: 'new',
            true: 'true',
            false: 'false',
            null: 'null',
        },
        blocks: 'braces',
        endsAtNewline: false,
        braces: 'list',
        isTypeFirst: true,
        hasGenerics: true,
        lambdaArrow: '->',
        armArrow: '->',
        attributes: ['@'],
        members: ['.', '::'],
        operators: { instanceof: 70 },
        pairs: [],
        hasTernary: true,
        parameterName: 'last',
        hasParenthesisedHeaders: true,
        hasAnonymousClasses: true,
    },
});

;// CONCATENATED MODULE: ./build/grammar/ecmascript-rules.js
/** What JavaScript's and TypeScript's nodes need beyond the words of a table. */



function decode(source) {
    return decodeEscapes(source.replaceAll(/\r\n?/g, '\n'), ECMASCRIPT);
}
/** A template string. */
function interpolated(part) {
    return rules_template(part, 'template_substitution', decode);
}
function ecmascript_rules_quoted(part) {
    const { text } = part;
    const isClosed = text.length > 1 && text.endsWith(text.charAt(0));
    return rules_stringNode(part, decode(text.slice(1, isClosed ? -1 : undefined)));
}
/** `017` is octal, unless a digit says otherwise (`018`). */
function numeral(part) {
    return numberNode(part, part.text.replace(/^0(?=[0-7]+$)/, '0o'));
}
/** The expression of `x as T`, `x satisfies T`, `x!`: what follows is type or punctuation. */
function first(part) {
    return part.parts.find((child) => child.nodes.length > 0)?.nodes ?? [];
}
function shorthand(part) {
    const value = { kind: 'name', range: part.range, text: part.text };
    return { kind: 'pair', range: part.range, key: value, value };
}
/** `case 1: case 2: f()` is one arm of two patterns. What falls through to the default stays an arm of its own. */
function choice(part) {
    return [switchOn('value')(part)]
        .flat()
        .map((node) => (node.kind === 'switch' ? { ...node, arms: merged(node.arms) } : node));
}
function merged(arms) {
    const result = [];
    let waiting = [];
    for (const arm of arms) {
        const isEmpty = arm.body.kind === 'block' && arm.body.children.length === 0;
        if (isEmpty && arm.patterns.length > 0) {
            waiting.push(arm);
            continue;
        }
        const [first] = waiting;
        if (first && arm.patterns.length > 0) {
            const patterns = [...waiting.flatMap((before) => before.patterns), ...arm.patterns];
            result.push({ ...arm, range: spanOf(first.range, arm.range), patterns });
        }
        else {
            for (const before of waiting)
                result.push(before);
            result.push(arm);
        }
        waiting = [];
    }
    return result.concat(waiting);
}
function ecmascript_rules_arm(part) {
    return {
        kind: 'arm',
        range: part.range,
        patterns: part.all('value'),
        guard: null,
        body: ecmascript_rules_statements(part, part.all('body')),
    };
}
/** Statements without braces around them; empty ones stand at the end of what they belong to. */
function ecmascript_rules_statements(part, nodes) {
    const from = part.at('body')?.start ?? part.end;
    return { kind: 'block', range: part.rangeBetween(from, part.end), syntax: 'statements', children: nodes };
}
/** The names bound by `import a, { b as c } from 'm'`: the last identifier of each part. */
function imports(part) {
    const clause = part.ofType('import_clause') ?? part.ofType('import_require_clause');
    const source = part.all('source')[0] ?? clause?.all('source')[0];
    if (source?.kind !== 'string')
        return part.rest();
    const names = (clause?.parts ?? []).flatMap((child) => {
        if (child.type === 'named_imports')
            return child.parts.flatMap((specifier) => boundName(specifier));
        return child.field === 'source' ? [] : boundName(child);
    });
    const node = { kind: 'import', range: part.range, module: source.value, names };
    return node;
}
function boundName(part) {
    if (!part.isNamed)
        return [];
    if (part.type === 'identifier')
        return [part.text];
    const last = part.at('alias') ?? part.at('name') ?? part.ofType('identifier');
    return last ? [last.text] : [];
}
/** A re-export imports; any other export is what it exports, with the decorators that may stand before `export`. */
function ecmascript_rules_exports(part) {
    const source = part.all('source')[0];
    if (source?.kind === 'string') {
        const names = part.ofType('export_clause')?.parts.flatMap((specifier) => boundName(specifier)) ?? ['*'];
        return { kind: 'import', range: part.range, module: source.value, names };
    }
    const decorators = part.all('decorator');
    return part
        .rest('decorator')
        .map((node) => node.kind === 'class' && decorators.length > 0 ? { ...node, range: part.range, decorators } : node);
}
/** `this` only types what a function is called on. */
function parameter(part) {
    if (part.at('pattern')?.type === 'this')
        return [];
    const bound = [rules_assign('pattern', '=', 'value')(part)].flat();
    return [...part.all('decorator'), ...bound];
}
function field(target) {
    return (part) => [...part.all('decorator'), ...[rules_assign(target, '=', 'value')(part)].flat()];
}
/** In TypeScript's grammar a method's decorators stand before it in the class. */
function members(part) {
    const children = [];
    let decorators = [];
    for (const child of part.everyPart()) {
        for (const node of child.nodes) {
            if (child.type === 'decorator') {
                decorators.push(node);
            }
            else if (node.kind === 'function' && decorators.length > 0) {
                const range = decorators.map((decorator) => decorator.range).reduce(spanOf, node.range);
                children.push({ ...node, range, decorators });
                decorators = [];
            }
            else {
                for (const decorator of decorators)
                    children.push(decorator);
                children.push(node);
                decorators = [];
            }
        }
    }
    return part.block([...children, ...decorators]);
}
/** An attribute without a value is its name alone. */
function attribute(part) {
    const nodes = part.rest();
    const [key, value] = nodes;
    return key && value ? { kind: 'pair', range: part.range, key, value } : nodes;
}
/** Text between tags as it is shown: lines trimmed and joined by a space, nothing when there is only white space. */
function jsxText(part) {
    const lines = part.text.split('\n').map((line) => line.trim());
    const value = lines.filter((line) => line !== '').join(' ');
    return value === '' ? [] : rules_stringNode(part, value);
}

;// CONCATENATED MODULE: ./build/grammar/ecmascript.js




const ecmascript_callable = { parameters: ['parameter', 'parameters'], body: 'body', statements: 'statement_block' };
const ecmascript_named = func({ name: 'name', ...ecmascript_callable });
/** JavaScript, TypeScript and TSX: their grammars share the names of everything that they share. */
const ecmascript = {
    comments: new Set(['comment', 'hash_bang_line', 'html_comment']),
    commentText: (source) => slashCommentText(source.replace(/^(?:#!|<!--)/, '// ')),
    omitted: new Set([
        'type_annotation',
        'type_arguments',
        'type_parameters',
        'type_predicate_annotation',
        'asserts_annotation',
        'type_alias_declaration',
        'implements_clause',
        'extends_type_clause',
        'interface_body',
        'function_signature',
        'method_signature',
        'abstract_method_signature',
        'index_signature',
        'jsx_closing_element',
        'statement_identifier',
    ]),
    opaque: new Set(['string', 'regex_flags', 'jsx_text']),
    rules: {
        // Literals
        string: ecmascript_rules_quoted,
        template_string: interpolated,
        template_substitution: splice,
        number: numeral,
        regex: (part) => ({ kind: 'regex', range: part.range, value: part.textAt('pattern') }),
        true: constant('true'),
        false: constant('false'),
        null: constant('null'),
        undefined: constant('null'),
        array: list,
        object: map,
        pair: pair('key', 'value'),
        computed_property_name: splice,
        shorthand_property_identifier: shorthand,
        spread_element: rules_prefixed('...'),
        // Expressions
        identifier: rules_name,
        property_identifier: rules_name,
        private_property_identifier: rules_name,
        this: rules_name,
        super: rules_name,
        import: rules_name,
        meta_property: rules_name,
        parenthesized_expression: splice,
        member_expression: rules_member('object', 'property'),
        nested_identifier: rules_member('object', 'property'),
        subscript_expression: index('object', 'index'),
        call_expression: rules_call('function', 'arguments'),
        new_expression: rules_call('constructor', 'arguments', true),
        arguments: splice,
        binary_expression: binary('left', 'operator', 'right'),
        unary_expression: unary('operator', 'argument'),
        update_expression: unary('operator', 'argument'),
        await_expression: rules_prefixed('await'),
        ternary_expression: rules_conditional('condition', 'consequence', 'alternative'),
        assignment_expression: rules_assign('left', '=', 'right'),
        augmented_assignment_expression: rules_assign('left', { field: 'operator' }, 'right'),
        as_expression: first,
        satisfies_expression: first,
        non_null_expression: first,
        instantiation_expression: first,
        type_assertion: splice,
        // Statements
        statement_block: rules_block,
        expression_statement: rules_expressionStatement,
        variable_declarator: rules_assign('name', '=', 'value'),
        lexical_declaration: rules_statement,
        variable_declaration: rules_statement,
        using_declaration: rules_statement,
        if_statement: rules_conditional('condition', 'consequence', 'alternative'),
        else_clause: splice,
        for_statement: rules_loop('body'),
        for_in_statement: rules_loop('body'),
        while_statement: rules_loop('body'),
        do_statement: rules_loop('body'),
        labeled_statement: only('body'),
        switch_statement: choice,
        switch_body: splice,
        switch_case: ecmascript_rules_arm,
        switch_default: ecmascript_rules_arm,
        return_statement: returns,
        yield_expression: returns,
        throw_statement: rules_throws,
        import_statement: imports,
        export_statement: ecmascript_rules_exports,
        export_clause: splice,
        export_specifier: only('name'),
        // Definitions
        function_declaration: ecmascript_named,
        function_expression: ecmascript_named,
        generator_function_declaration: ecmascript_named,
        generator_function: ecmascript_named,
        arrow_function: func(ecmascript_callable),
        method_definition: ecmascript_named,
        formal_parameters: splice,
        required_parameter: parameter,
        optional_parameter: parameter,
        class_declaration: classLike({ name: 'name', bases: ['class_heritage'], body: 'body' }),
        class: classLike({ name: 'name', bases: ['class_heritage'], body: 'body' }),
        abstract_class_declaration: classLike({ name: 'name', bases: ['class_heritage'], body: 'body' }),
        interface_declaration: classLike({ name: 'name', bases: [], body: 'body' }),
        enum_declaration: classLike({ name: 'name', bases: [], body: 'body' }),
        internal_module: classLike({ name: 'name', bases: [], body: 'body' }),
        module: classLike({ name: 'name', bases: [], body: 'body' }),
        class_heritage: splice,
        extends_clause: only('value'),
        class_body: members,
        class_static_block: only('body'),
        field_definition: field('property'),
        public_field_definition: field('name'),
        enum_body: rules_block,
        enum_assignment: rules_assign('name', '=', 'value'),
        ambient_declaration: splice,
        decorator: splice,
        // Patterns
        object_pattern: map,
        array_pattern: list,
        pair_pattern: pair('key', 'value'),
        rest_pattern: rules_prefixed('...'),
        assignment_pattern: rules_assign('left', '=', 'right'),
        object_assignment_pattern: rules_assign('left', '=', 'right'),
        shorthand_property_identifier_pattern: rules_name,
        // JSX
        jsx_opening_element: splice,
        jsx_attribute: attribute,
        jsx_namespace_name: rules_name,
        jsx_expression: splice,
        jsx_text: jsxText,
        html_character_reference: nothing,
    },
};

;// CONCATENATED MODULE: ./build/languages/javascript.js


const javascript_language = syntaxLanguage({
    id: 'javascript',
    title: 'JavaScript',
    extensions: ['.js', '.mjs', '.cjs', '.jsx'],
    fileNames: ['Jakefile'],
    interpreters: ['node', 'nodejs', 'bun'],
    grammar: 'javascript',
    table: ecmascript,
});

;// CONCATENATED MODULE: ./build/languages/kotlin.js


const kotlin_language = tokenLanguage({
    id: 'kotlin',
    title: 'Kotlin',
    extensions: ['.kt', '.kts'],
    fileNames: [],
    interpreters: ['kotlin', 'kotlinc'],
    lexis: {
        lineComment: SLASH_COMMENT,
        blockComments: [NESTED_COMMENT],
        strings: [
            tripled('"""', 'plain', 'none', DOLLAR_HOLES),
            quoted('"', 'backslash', DOLLAR_HOLES),
            quoted("'"),
            { ...quoted('`', 'none'), kind: 'name' },
        ],
        operators: ['!!', '?.'],
    },
    grammar: {
        keywords: {
            if: 'if',
            else: 'else',
            loop: 'for while',
            do: 'do',
            switch: 'when',
            return: 'return',
            throw: 'throw',
            try: 'try',
            handler: 'catch finally',
            function: 'fun constructor',
            class: 'class interface object',
            import: 'import package',
            declaration: 'val var typealias',
            modifier: 'public private protected internal open final abstract sealed data enum annotation inline value inner companion override lateinit const suspend operator infix tailrec external expect actual crossinline noinline vararg init',
            true: 'true',
            false: 'false',
            null: 'null',
        },
        blocks: 'braces',
        endsAtNewline: true,
        braces: 'lambda',
        hasGenerics: true,
        hasTrailingLambda: true,
        braceArrow: '->',
        armArrow: '->',
        attributes: ['@'],
        members: ['.', '?.', '::'],
        operators: { in: 70, is: 70, as: 125, until: 90, downTo: 90, step: 85, shl: 100, shr: 100, xor: 80, matches: 65 },
        pairs: ['to'],
        parameterName: 'before-colon',
        expressionBody: '=',
        hasParenthesisedHeaders: true,
    },
});

;// CONCATENATED MODULE: ./build/languages/lua.js


const lua_language = tokenLanguage({
    id: 'lua',
    title: 'Lua',
    extensions: ['.lua', '.luau', '.rockspec'],
    fileNames: [],
    interpreters: ['lua', 'luajit', 'luau'],
    lexis: {
        lineComment: DASH_COMMENT,
        blockComments: [
            {
                first: '-',
                open: /--\[(?<level>={0,20})\[/y,
                close: (opening) => `]${opening.groups?.['level'] ?? ''}]`,
                nests: false,
            },
        ],
        strings: [
            {
                first: '[',
                open: /\[(?<level>={0,20})\[/y,
                close: (opening) => `]${opening.groups?.['level'] ?? ''}]`,
                escapes: 'none',
                isMultiline: true,
                layout: 'first-newline',
            },
            quoted('"'),
            quoted("'"),
        ],
        operators: ['~=', '//'],
    },
    grammar: {
        keywords: {
            if: 'if',
            else: 'else',
            'else-if': 'elseif',
            loop: 'for while',
            do: 'do repeat',
            return: 'return',
            throw: 'error',
            function: 'function',
            declaration: 'local',
            prefix: 'not',
            true: 'true',
            false: 'false',
            null: 'nil',
            then: 'then',
            end: 'end',
        },
        blocks: 'end',
        endsAtNewline: true,
        braces: 'list',
        hasCommands: true,
        members: ['.', ':'],
        operators: { and: 50, or: 40, '~=': 60, '..': 105, in: 15, '//': 120, '!=': 0 },
        pairs: [],
        parameterName: 'first',
    },
});

;// CONCATENATED MODULE: ./build/languages/perl.js


const perl_HOLES = [
    { open: '${', close: '}' },
    { open: '@{', close: '}' },
    { open: '$', close: '' },
];
function quote(words, rest) {
    return {
        first: 'qmsty',
        // A letter that is a key (`y => 1`) or a member (`->s`) quotes nothing.
        open: new RegExp(`(?<![\\w$@%>&-])${words}(?:\\s{0,10}(?<mark>[^\\w\\s=,;)#>])|(?<hash>#))`, 'y'),
        close: (opening) => closingMark(opening.groups?.['mark'] ?? '#'),
        nests: (opening) => nestingMark(opening.groups?.['mark'] ?? ''),
        isMultiline: true,
        ...rest,
    };
}
const perl_language = tokenLanguage({
    id: 'perl',
    title: 'Perl',
    extensions: ['.pl', '.pm', '.t', '.psgi'],
    fileNames: ['Makefile.PL', 'Build.PL', 'cpanfile'],
    interpreters: ['perl'],
    lexis: {
        lineComment: HASH_COMMENT,
        blockComments: [{ first: '=', open: /(?<![^\n])=[a-zA-Z]\w{0,40}/y, close: '\n=cut', nests: false }],
        strings: [
            quote('qw', { escapes: 'closing', kind: 'words' }),
            quote('qq', { escapes: 'backslash', holes: perl_HOLES }),
            quote('q', { escapes: 'closing' }),
            quote('(?:qr|m)', { escapes: 'backslash', kind: 'regex' }),
            quote('(?:s|tr|y)', { escapes: 'backslash', kind: 'regex', hasReplacement: true }),
            multiline('"', 'backslash', perl_HOLES),
            multiline("'", 'closing'),
            multiline('`', 'backslash', perl_HOLES),
            {
                first: '/',
                open: /\//y,
                close: '/',
                escapes: 'backslash',
                isMultiline: false,
                isOperandOnly: true,
                kind: 'regex',
            },
            { first: '_', open: /(?<![^\n])__(?:END|DATA)__\r?\n/y, close: null, escapes: 'none', isMultiline: true },
        ],
        hereDocument: {
            open: /<<(?<flag>~?)(?<quote>["']?)(?<label>[A-Za-z_]\w*)\k<quote>/y,
            holes: perl_HOLES,
            trims: 'flag',
        },
        extraNames: /[$@%&]#?\^?(?:(?<=%)(?=[$@])|(?<name>[\p{L}_][\p{L}\p{N}_]*(?:::[\p{L}_][\p{L}\p{N}_]*)*|(?<=\$)[\d!@/,;.&]))/uy,
        operators: ['.=', '//', '//=', 'x='],
    },
    grammar: {
        keywords: {
            if: 'if',
            unless: 'unless',
            else: 'else',
            'else-if': 'elsif',
            loop: 'for foreach while until',
            do: 'do',
            return: 'return',
            throw: 'die croak confess',
            try: 'eval try',
            handler: 'catch finally',
            function: 'sub',
            import: 'use no',
            declaration: 'my our local state',
            prefix: 'not defined ref scalar',
        },
        blocks: 'braces',
        endsAtNewline: false,
        braces: 'map',
        hasCommands: true,
        returnsLast: true,
        members: ['->', '::'],
        operators: {
            '.': 110,
            '.=': 10,
            '//': 40,
            '//=': 10,
            eq: 60,
            ne: 60,
            lt: 70,
            gt: 70,
            le: 70,
            ge: 70,
            cmp: 60,
            x: 120,
            and: 8,
            or: 8,
            xor: 8,
        },
        pairs: ['=>'],
        hasTernary: true,
        hasStatementModifiers: true,
        parameterName: 'last',
        hasParenthesisedHeaders: true,
        hasBraceSubscripts: true,
        hasParametersInBody: true,
    },
});

;// CONCATENATED MODULE: ./build/languages/php.js


const php_HOLES = [{ open: '{$', close: '}' }, ...DOLLAR_HOLES];
const php_language = tokenLanguage({
    id: 'php',
    title: 'PHP',
    extensions: ['.php', '.phtml', '.inc'],
    fileNames: [],
    interpreters: ['php'],
    lexis: {
        lineComment: /\/\/|#(?!\[)/y,
        blockComments: [STAR_COMMENT],
        strings: [
            multiline('"', 'backslash-kept', php_HOLES),
            multiline("'", 'closing'),
            multiline('`', 'backslash-kept', php_HOLES),
        ],
        hereDocument: {
            open: /<<<[ \t]*(?<quote>["']?)(?<label>[\p{L}_]\w*)\k<quote>/uy,
            holes: php_HOLES,
            trims: 'always',
        },
        extraNames: /\$+(?<name>[\p{L}_][\p{L}\p{N}_]*)/uy,
        embedding: { open: /<\?(?:php\b|=)?/g, close: '?>' },
        operators: ['.=', '<>', '?->'],
    },
    grammar: {
        keywords: {
            if: 'if',
            else: 'else',
            'else-if': 'elseif',
            loop: 'for foreach while',
            do: 'do',
            switch: 'switch match',
            case: 'case',
            default: 'default',
            return: 'return yield',
            throw: 'throw',
            try: 'try',
            handler: 'catch finally',
            function: 'function fn',
            class: 'class interface trait enum namespace',
            import: 'use',
            modifier: 'public private protected static final abstract readonly const var global',
            prefix: 'clone not',
            new: 'new',
            true: 'true TRUE True',
            false: 'false FALSE False',
            null: 'null NULL Null',
            end: 'endif endwhile endfor endforeach endswitch',
            command: 'echo print include include_once require require_once exit die',
        },
        blocks: 'braces',
        endsAtNewline: false,
        braces: 'block',
        armArrow: '=>',
        attributes: ['#['],
        members: ['->', '?->', '::', '\\'],
        operators: { '.': 110, '.=': 10, instanceof: 70, and: 8, or: 8, xor: 8, as: 70, '<>': 60 },
        pairs: ['=>', ':'],
        hasTernary: true,
        parameterName: 'last',
        hasParenthesisedHeaders: true,
        hasAnonymousClasses: true,
        expressionBody: '=>',
    },
});

;// CONCATENATED MODULE: ./build/languages/powershell.js


const powershell_HOLES = [
    { open: '$(', close: ')' },
    { open: '${', close: '}' },
    { open: '$', close: '' },
];
const powershell_language = tokenLanguage({
    id: 'powershell',
    title: 'PowerShell',
    extensions: ['.ps1', '.psm1', '.psd1'],
    fileNames: [],
    interpreters: ['pwsh', 'powershell'],
    lexis: {
        lineComment: HASH_COMMENT,
        blockComments: [{ first: '<', open: /<#/y, close: '#>', nests: false }],
        strings: [
            { first: '@', open: /@"[ \t]*\r?\n/y, close: '\n"@', escapes: 'grave', holes: powershell_HOLES, isMultiline: true },
            { first: '@', open: /@'[ \t]*\r?\n/y, close: "\n'@", escapes: 'none', isMultiline: true },
            multiline('"', 'grave', powershell_HOLES),
            multiline("'", 'doubled'),
        ],
        // Variables, operators (`-eq`) and parameters (`-Path`), commands (`Get-Item`).
        extraNames: /\$(?:\{(?<braced>[^}\n]{1,100})\}|(?<name>(?:\w{1,40}:)?[\p{L}_][\p{L}\p{N}_]*|[?^$]))|-[A-Za-z][A-Za-z-]*|[A-Za-z]+(?:-[A-Za-z]+)+/uy,
        operators: ['::'],
    },
    grammar: {
        keywords: {
            if: 'if',
            else: 'else',
            'else-if': 'elseif',
            loop: 'for foreach while',
            do: 'do',
            switch: 'switch',
            default: 'default',
            return: 'return',
            throw: 'throw',
            try: 'try',
            handler: 'catch finally',
            function: 'function filter',
            class: 'class enum',
            import: 'using',
            prefix: '-not -join',
        },
        blocks: 'braces',
        endsAtNewline: true,
        braces: 'lambda',
        hasCommands: true,
        hasSpacedArguments: true,
        hasTrailingLambda: true,
        members: ['.', '::', '?.'],
        operators: {
            '-eq': 60,
            '-ne': 60,
            '-ceq': 60,
            '-cne': 60,
            '-ieq': 60,
            '-like': 60,
            '-notlike': 60,
            '-match': 60,
            '-notmatch': 60,
            '-contains': 60,
            '-notcontains': 60,
            '-in': 60,
            '-notin': 60,
            '-gt': 70,
            '-ge': 70,
            '-lt': 70,
            '-le': 70,
            '-and': 50,
            '-or': 40,
            '-replace': 65,
            '-split': 65,
            '-f': 115,
            '-is': 60,
            '|': 15,
            '%': 120,
            in: 70,
        },
        pairs: [],
        parameterName: 'last',
        isCaseInsensitive: true,
        hasParenthesisedHeaders: true,
        hasParametersInBody: true,
    },
});

;// CONCATENATED MODULE: ./build/grammar/python-patterns.js
/** What the patterns of Python's `match` become. */


/** Several patterns without brackets are one tuple. A bare name catches everything, as `_` does. */
function python_patterns_arm(part) {
    const tested = part.parts.filter((child) => child.type === 'case_pattern');
    const nodes = part.rest('guard', 'consequence');
    const patterns = tested.length > 1
        ? [{ kind: 'list', range: nodes.map((node) => node.range).reduce(spanOf), elements: nodes }]
        : nodes
            .map((node) => (node.kind === 'assign' ? node.value : node))
            .flatMap((node) => rules_alternatives(node, '|'))
            .filter((node) => node.kind !== 'name');
    return { kind: 'arm', range: part.range, patterns, guard: part.maybe('guard'), body: part.one('consequence') };
}
/** The grammar leaves the sign of a number in a pattern as a token before it. */
function python_patterns_signed(part) {
    let sign = null;
    const nodes = [];
    for (const child of part.parts) {
        for (const node of child.nodes) {
            nodes.push(sign ? unaryNode(part.rangeBetween(sign.start, child.end), '-', node) : node);
        }
        sign = child.type === '-' ? child : null;
    }
    return nodes;
}
function dictPattern(part) {
    const entries = [];
    const keys = part.all('key');
    const values = part.all('value');
    for (const [i, key] of keys.entries()) {
        const value = values[i];
        entries.push(value ? { kind: 'pair', range: spanOf(key.range, value.range), key, value } : key);
    }
    return { kind: 'map', range: part.range, entries: [...entries, ...part.rest('key', 'value')] };
}
function classPattern(part) {
    const [callee, ...args] = part.rest();
    return callee ? { kind: 'call', range: part.range, callee, arguments: args, isConstruction: false } : [];
}
function keywordPattern(part) {
    const nodes = part.rest();
    const [key, value] = nodes;
    return key && value ? { kind: 'pair', range: part.range, key, value } : nodes;
}

;// CONCATENATED MODULE: ./build/languages/python.js






const python_language = syntaxLanguage({
    id: 'python',
    title: 'Python',
    extensions: ['.py', '.pyi', '.pyw'],
    fileNames: ['SConstruct', 'SConscript', 'wscript'],
    interpreters: ['python', 'python2', 'python3', 'pypy', 'pypy3'],
    grammar: 'python',
    table: {
        comments: new Set(['comment']),
        commentText: (source) => source.replace(/^#+[!:]?/, '').trim(),
        omitted: new Set(['type', 'global_statement', 'nonlocal_statement', 'type_parameter']),
        opaque: new Set(['string_content', 'relative_import']),
        rules: {
            // Literals
            string,
            concatenated_string: (part) => chain('+', part.rest()),
            interpolation: splice,
            format_specifier: splice,
            format_expression: splice,
            integer: number,
            float: number,
            true: constant('true'),
            false: constant('false'),
            none: constant('null'),
            list: list,
            tuple: list,
            set: list,
            expression_list: list,
            dictionary: map,
            pair: pair('key', 'value'),
            // Expressions
            identifier: rules_name,
            dotted_name: dotted,
            parenthesized_expression: splice,
            attribute: rules_member('object', 'attribute'),
            subscript: index('value', 'subscript'),
            call: rules_call('function', 'arguments'),
            argument_list: splice,
            keyword_argument: pair('name', 'value'),
            list_splat: rules_prefixed('*'),
            dictionary_splat: rules_prefixed('**'),
            binary_operator: binary('left', 'operator', 'right'),
            boolean_operator: binary('left', 'operator', 'right'),
            comparison_operator: comparison,
            not_operator: (part) => unaryNode(part.range, 'not', part.one('argument')),
            unary_operator: unary('operator', 'argument'),
            await: rules_prefixed('await'),
            conditional_expression: either,
            named_expression: rules_assign('name', ':=', 'value'),
            lambda: func({ parameters: ['parameters'], body: 'body', statements: 'block' }),
            list_comprehension: collected,
            set_comprehension: collected,
            dictionary_comprehension: collected,
            generator_expression: comprehension,
            for_in_clause: splice,
            if_clause: splice,
            // Statements
            block: rules_block,
            expression_statement: rules_expressionStatement,
            assignment: rules_assign('left', '=', 'right'),
            augmented_assignment: rules_assign('left', { field: 'operator' }, 'right'),
            return_statement: returns,
            yield: returns,
            raise_statement: raised,
            assert_statement: assertion,
            if_statement: ladder,
            elif_clause: rules_conditional('condition', 'consequence', 'alternative'),
            else_clause: only('body'),
            for_statement: loopWithElse,
            while_statement: loopWithElse,
            with_clause: splice,
            with_item: splice,
            as_pattern: alias,
            as_pattern_target: splice,
            match_statement: python_choice,
            case_clause: python_patterns_arm,
            import_statement: python_imports,
            import_from_statement: importsFrom,
            future_import_statement: importsFrom,
            // Definitions
            function_definition: func({ name: 'name', parameters: ['parameters'], body: 'body', statements: 'block' }),
            class_definition: classLike({ name: 'name', bases: ['superclasses'], body: 'body' }),
            decorated_definition: decorated,
            decorator: splice,
            parameters: splice,
            lambda_parameters: splice,
            default_parameter: rules_assign('name', '=', 'value'),
            typed_default_parameter: rules_assign('name', '=', 'value'),
            typed_parameter: splice,
            keyword_separator: nothing,
            positional_separator: nothing,
            // Patterns
            pattern_list: list,
            tuple_pattern: list,
            list_pattern: list,
            list_splat_pattern: rules_prefixed('*'),
            dictionary_splat_pattern: rules_prefixed('**'),
            splat_pattern: rules_prefixed('*'),
            case_pattern: python_patterns_signed,
            union_pattern: (part) => chain('|', python_patterns_signed(part)),
            dict_pattern: dictPattern,
            class_pattern: classPattern,
            keyword_pattern: keywordPattern,
        },
    },
});
/** Prefixes: r is raw, b is bytes, f and t have holes. */
function string(part) {
    const prefix = (/^[a-z]*/i.exec(part.ofType('string_start')?.text ?? '')?.[0] ?? '').toLowerCase();
    const hasHoles = prefix.includes('f') || prefix.includes('t');
    const decode = (source) => {
        const text = source.replaceAll(/\r\n?/g, '\n');
        const decoded = prefix.includes('r')
            ? text
            : decodeEscapes(text, prefix.includes('b') ? PYTHON_BYTES : PYTHON_TEXT);
        return hasHoles ? decoded.replaceAll('{{', '{').replaceAll('}}', '}') : decoded;
    };
    return rules_template(part, 'interpolation', decode);
}
/** `a < b == c` is `a < b and b == c`. */
function comparison(part) {
    const operators = part.parts.filter((child) => child.field === 'operators').map((child) => child.type);
    const operands = part.rest('operators');
    const links = operators.flatMap((operator, i) => {
        const left = operands[i];
        const right = operands[i + 1];
        if (!left || !right)
            return [];
        return [{ kind: 'binary', range: spanOf(left.range, right.range), operator, left, right }];
    });
    return links.length === 0 ? operands : chain('and', links);
}
/** `value if condition else alternative`; the grammar names no fields. */
function either(part) {
    const nodes = part.rest();
    const [then, condition, otherwise] = nodes;
    if (!then || !condition)
        return nodes;
    return { kind: 'if', range: part.range, condition, then, otherwise: otherwise ?? null };
}
/** The clauses of `if … elif … else` stand side by side in the grammar; ours hold each other. */
function ladder(part) {
    const otherwise = part.all('alternative').reduceRight((below, clause) => {
        if (clause.kind !== 'if' || below === null)
            return clause;
        const joined = { ...clause, range: spanOf(clause.range, below.range), otherwise: below };
        return joined;
    }, null);
    return { kind: 'if', range: part.range, condition: part.one('condition'), then: part.one('consequence'), otherwise };
}
/** The `else` of a loop follows it as a sibling. */
function loopWithElse(part) {
    const body = part.one('body');
    const header = part.rest('body', 'alternative');
    const { endLine, endColumn } = body.range;
    const range = part.at('alternative') ? { ...part.range, endLine, endColumn } : part.range;
    return [{ kind: 'loop', range, header, body }, ...part.all('alternative')];
}
function comprehension(part) {
    return { kind: 'loop', range: part.range, header: part.rest('body'), body: part.one('body') };
}
function collected(part) {
    return { kind: 'list', range: part.range, elements: [comprehension(part)] };
}
/** The arms stand in a block of their own. */
function python_choice(part) {
    const arms = part.all('body').flatMap((body) => (body.kind === 'block' ? body.children : []));
    return {
        kind: 'switch',
        range: part.range,
        subject: part.maybe('subject'),
        arms: arms.filter((node) => node.kind === 'arm'),
    };
}
/** The cause (`from error`) follows as a sibling when it is more than a name. */
function raised(part) {
    const causes = part.all('cause').filter((cause) => cause.kind !== 'name' && cause.kind !== 'constant');
    return [{ kind: 'throw', range: part.range, value: part.together(part.rest('cause')) }, ...causes];
}
function assertion(part) {
    const [condition, message] = part.rest();
    return { kind: 'assert', range: part.range, condition: condition ?? part.block([]), message: message ?? null };
}
/** `value as name` of `with`, `except` and `case`. */
function alias(part) {
    const nodes = part.rest();
    const [value, target] = nodes;
    if (!value || !target)
        return nodes;
    return { kind: 'assign', range: part.range, target, operator: 'as', value };
}
/** The decorators belong to what they decorate. */
function decorated(part) {
    const decorators = part.parts.flatMap((child) => (child.type === 'decorator' ? child.nodes : []));
    return part
        .all('definition')
        .map((node) => node.kind === 'function' || node.kind === 'class' ? { ...node, range: part.range, decorators } : node);
}
/** `import a.b` binds `a`; `import a.b as c` binds `c`. One node for each module. */
function python_imports(part) {
    return part.parts
        .filter((child) => child.field === 'name')
        .map((child) => {
        const module = child.at('name')?.text ?? child.text;
        const bound = child.at('alias')?.text ?? module.split('.', 1).join('');
        return { kind: 'import', range: part.range, module, names: [bound] };
    });
}
function importsFrom(part) {
    const names = part.parts.flatMap((child) => {
        if (child.type === 'wildcard_import')
            return ['*'];
        return child.field === 'name' ? [child.textAt('alias') || child.text] : [];
    });
    return { kind: 'import', range: part.range, module: part.textAt('module_name') || '__future__', names };
}

;// CONCATENATED MODULE: ./build/languages/ruby.js


function percent(letters, rest) {
    return {
        first: '%',
        open: new RegExp(`%${letters}(?<mark>[([{<|!/^])`, 'y'),
        close: (opening) => closingMark(opening.groups?.['mark'] ?? ''),
        nests: (opening) => nestingMark(opening.groups?.['mark'] ?? ''),
        isMultiline: true,
        isOperandOnly: true,
        ...rest,
    };
}
const ruby_language = tokenLanguage({
    id: 'ruby',
    title: 'Ruby',
    extensions: ['.rb', '.rake', '.gemspec', '.ru'],
    fileNames: ['Rakefile', 'Gemfile', 'Guardfile', 'Podfile', 'Fastfile', 'Vagrantfile'],
    interpreters: ['ruby', 'jruby'],
    lexis: {
        lineComment: HASH_COMMENT,
        blockComments: [{ first: '=', open: /(?<![^\n])=begin\b/y, close: '\n=end', nests: false }],
        strings: [
            percent('[wWiI]', { escapes: 'closing', kind: 'words' }),
            percent('[qs]', { escapes: 'closing' }),
            percent('r', { escapes: 'backslash', kind: 'regex' }),
            percent('[Qx]?', { escapes: 'backslash', holes: HASH_HOLES }),
            multiline('"', 'backslash', HASH_HOLES),
            multiline("'", 'closing'),
            multiline('`', 'backslash', HASH_HOLES),
            {
                first: '/',
                open: /\//y,
                close: '/',
                escapes: 'backslash',
                isMultiline: false,
                isOperandOnly: true,
                kind: 'regex',
            },
            { first: '_', open: /(?<![^\n])__END__\r?\n/y, close: null, escapes: 'none', isMultiline: true },
        ],
        hereDocument: {
            open: /<<(?<flag>[~-]?)(?<quote>["'`]?)(?<label>[A-Z_]\w*)\k<quote>/y,
            holes: HASH_HOLES,
            trims: 'flag',
        },
        extraNames: /(?<name>@{1,2}[\p{L}_][\p{L}\p{N}_]*|\$(?:[\p{L}_][\p{L}\p{N}_]*|[!@&~0-9]))/uy,
        hasNameMarks: true,
        hasSymbols: true,
        operators: ['&.'],
    },
    grammar: {
        keywords: {
            if: 'if',
            unless: 'unless',
            else: 'else',
            'else-if': 'elsif',
            loop: 'for while until',
            do: 'do',
            switch: 'case',
            case: 'when in',
            return: 'return yield next',
            throw: 'raise',
            try: 'begin',
            handler: 'rescue ensure',
            function: 'def',
            class: 'class module',
            prefix: 'not defined?',
            true: 'true',
            false: 'false',
            null: 'nil',
            then: 'then',
            end: 'end',
        },
        blocks: 'end',
        endsAtNewline: true,
        braces: 'map',
        hasCommands: true,
        hasTrailingLambda: true,
        braceArrow: '|',
        returnsLast: true,
        members: ['.', '&.', '::'],
        operators: { and: 8, or: 8, in: 70, '<-': 0 },
        pairs: ['=>', ':'],
        hasTernary: true,
        hasStatementModifiers: true,
        parameterName: 'first',
        expressionBody: '=',
    },
});

;// CONCATENATED MODULE: ./build/languages/rust.js


const rust_language = tokenLanguage({
    id: 'rust',
    title: 'Rust',
    extensions: ['.rs'],
    fileNames: [],
    interpreters: ['rust-script'],
    lexis: {
        lineComment: SLASH_COMMENT,
        blockComments: [NESTED_COMMENT],
        strings: [
            {
                first: 'rbc',
                open: /(?:br|cr|r)(?<hashes>#{0,20})"/y,
                close: (opening) => `"${opening.groups?.['hashes'] ?? ''}`,
                escapes: 'none',
                isMultiline: true,
            },
            { first: 'bc"', open: /[bc]?"/y, close: '"', escapes: 'backslash', isMultiline: true },
            { ...CHARACTER, first: "b'", open: new RegExp(`b?${CHARACTER.open.source}`, 'y') },
        ],
        extraNames: /r#(?<name>[\p{L}_][\p{L}\p{N}_]*)/uy,
        // Lifetimes and labels.
        ignored: /'[\p{L}_][\p{L}\p{N}_]*(?!')/uy,
    },
    grammar: {
        keywords: {
            if: 'if',
            else: 'else',
            loop: 'for while loop',
            switch: 'match',
            return: 'return yield',
            throw: 'panic unreachable todo unimplemented',
            function: 'fn',
            class: 'struct enum trait impl mod union',
            import: 'use extern',
            declaration: 'let const static type',
            modifier: 'pub mut ref move unsafe async dyn box default crate',
            prefix: 'await',
            true: 'true',
            false: 'false',
        },
        blocks: 'braces',
        endsAtNewline: false,
        braces: 'block',
        hasGenerics: true,
        hasStructLiterals: true,
        returnsLast: true,
        hasBarLambda: true,
        armArrow: '=>',
        attributes: ['#['],
        members: ['.', '::'],
        operators: { as: 125, in: 70, '@': 65, ':=': 0, '<-': 0, '?:': 0, '??': 0 },
        pairs: [':'],
        parameterName: 'before-colon',
        hasMacros: true,
        hasTestRegions: true,
    },
});

;// CONCATENATED MODULE: ./build/languages/scala.js


const scala_language = tokenLanguage({
    id: 'scala',
    title: 'Scala',
    extensions: ['.scala', '.sc', '.sbt'],
    fileNames: [],
    interpreters: ['scala', 'scala-cli'],
    lexis: {
        lineComment: SLASH_COMMENT,
        blockComments: [NESTED_COMMENT],
        strings: [
            {
                first: 'sfmnrx',
                open: /(?:s|f|md|nel|r|raw|xml)"""/y,
                close: '"""',
                escapes: 'none',
                holes: DOLLAR_HOLES,
                isMultiline: true,
            },
            {
                first: 'sfr',
                open: /(?:s|f|raw)"/y,
                close: '"',
                escapes: 'backslash',
                holes: DOLLAR_HOLES,
                isMultiline: false,
            },
            tripled('"""', 'plain', 'none'),
            quoted('"'),
            {
                first: "'",
                open: /'(?=(?:\\[^\n][^'\n]{0,5}|[^'\\\n])')/y,
                close: "'",
                escapes: 'backslash',
                isMultiline: false,
            },
            { ...quoted('`', 'none'), kind: 'name' },
        ],
        nameCharacters: '$',
        operators: ['++', '::', ':::', ':+', '+:', '=='],
    },
    grammar: {
        keywords: {
            if: 'if',
            else: 'else',
            loop: 'for while',
            do: 'do',
            switch: 'match',
            case: 'case',
            return: 'return',
            throw: 'throw',
            try: 'try',
            handler: 'catch finally',
            function: 'def',
            class: 'class object trait enum given',
            import: 'import package',
            declaration: 'val var type',
            modifier: 'private protected override final sealed abstract implicit lazy inline transparent opaque open infix export',
            new: 'new',
            true: 'true',
            false: 'false',
            null: 'null None',
            then: 'then',
            end: '',
        },
        blocks: 'braces',
        endsAtNewline: true,
        braces: 'block',
        hasTrailingLambda: true,
        braceArrow: '=>',
        returnsLast: true,
        lambdaArrow: '=>',
        armArrow: '=>',
        attributes: ['@'],
        members: ['.'],
        operators: {
            should: 65,
            must: 65,
            shouldBe: 65,
            shouldEqual: 65,
            mustBe: 65,
            in: 12,
            be: 66,
            equal: 66,
            to: 90,
            until: 90,
            by: 85,
            '::': 85,
            ':::': 85,
            ':+': 85,
            '+:': 85,
            '++': 110,
            yield: 12,
        },
        pairs: ['->'],
        parameterName: 'before-colon',
        expressionBody: '=',
        hasPostfixSwitch: true,
        hasIndentedBlocks: true,
        hasOpenArms: true,
    },
});

;// CONCATENATED MODULE: ./build/lexer/shell-conditions.js
const BINARY = new Set([
    '=', '==', '!=', '=~', '<', '>', '-eq', '-ne', '-lt', '-le', '-gt', '-ge', '-nt', '-ot', '-ef',
]); // prettier-ignore
const CONNECTIVES = new Set(['-a', '-o', '&&', '||']);
/** What stands in `[ … ]` or `[[ … ]]`: comparisons joined by connectives. Anything else stays side by side. */
function testExpression(p, words, start) {
    let whole = null;
    let operator = '';
    let part = [];
    const finish = () => {
        if (part.length === 0)
            return;
        const node = shell_conditions_comparison(p, part, start);
        whole = whole ? { kind: 'binary', range: p.range(start), operator, left: whole, right: node } : node;
        part = [];
    };
    for (const item of words) {
        if (item.text !== null && CONNECTIVES.has(item.text) && part.length > 0) {
            finish();
            operator = item.text === '-a' ? '&&' : item.text === '-o' ? '||' : item.text;
        }
        else
            part.push(item);
    }
    finish();
    return whole ?? p.block('test', [], start);
}
function shell_conditions_comparison(p, words, start) {
    const [first, second, third] = words;
    const range = p.range(start);
    if (first?.text === '!' && words.length > 1) {
        const operand = shell_conditions_comparison(p, words.slice(1, 10), start);
        const others = words.slice(10).map((item) => item.node);
        const node = { kind: 'unary', range, operator: '!', operand };
        return others.length > 0 ? p.block('test', [node, ...others], start) : node;
    }
    if (first && second && third && words.length === 3 && second.text !== null && BINARY.has(second.text)) {
        return { kind: 'binary', range, operator: second.text, left: first.node, right: third.node };
    }
    if (first && second && words.length === 2 && first.text !== null && /^-[a-zA-Z]$/.test(first.text)) {
        return { kind: 'unary', range, operator: first.text, operand: second.node };
    }
    return p.together(words.map((item) => item.node), 'test', start);
}

;// CONCATENATED MODULE: ./build/lexer/shell-words.js


/** Characters that end an unquoted word. */
const WORD_END = /[\s;&|()<>]/;
const PLAIN = /[^\s;&|()<>"'$`\\]+/y;
const VARIABLE = /\$(?<name>[A-Za-z_]\w*|[0-9@*#?$!-])/y;
/**
 * A word: plain text, quotes and expansions side by side. One literal is a string or number, several parts a template.
 * Null when no word begins at the cursor.
 * @param ends Further characters that end the word (`)` and `|` in patterns are always among them).
 */
function word(p, commands, ends = '') {
    const start = p.at;
    const parts = [];
    let isQuoted = false;
    while (p.at < p.limit && !ends.includes(p.char)) {
        const { char } = p;
        if (char === '"') {
            isQuoted = true;
            parts.push(...doubleQuoted(p, commands));
        }
        else if (char === "'" || p.sees("$'")) {
            isQuoted = true;
            parts.push(singleQuoted(p));
        }
        else if (char === '$' || char === '`')
            parts.push(expansion(p, commands));
        else if (p.sees('<(') || p.sees('>(')) {
            const from = p.at;
            p.at += 2;
            parts.push(substitution(p, commands, ')', from));
        }
        else if (WORD_END.test(char))
            break;
        else if (char === '\\') {
            const from = p.at;
            p.at = Math.min(p.limit, p.at + 2);
            parts.push(p.string(p.text.slice(from + 1, p.at).replace('\n', ''), from));
        }
        else {
            const from = p.at;
            p.at += plainLength(p, ends);
            parts.push(p.string(p.text.slice(from, p.at), from));
        }
    }
    if (p.at === start)
        return null;
    return joined(p, parts, start, isQuoted);
}
function plainLength(p, ends) {
    const length = p.match(PLAIN)?.[0].length ?? 1;
    if (ends === '')
        return length;
    for (let i = 1; i < length; i++)
        if (ends.includes(p.text.charAt(p.at + i)))
            return i;
    return length;
}
/** Parts of one word: neighbouring texts are one text. */
function joined(p, parts, start, isQuoted) {
    const merged = [];
    for (const part of parts) {
        const last = merged.at(-1);
        if (part.kind === 'string' && last?.kind === 'string') {
            merged[merged.length - 1] = {
                ...last,
                range: { ...last.range, endLine: part.range.endLine, endColumn: part.range.endColumn },
                value: last.value + part.value,
            };
        }
        else
            merged.push(part);
    }
    const [only] = merged;
    if (!only || merged.length > 1)
        return { kind: 'template', range: p.range(start), parts: merged };
    if (only.kind !== 'string')
        return only;
    const number = isQuoted || !/^[+-]?(?:\d[\d.]{0,100}|0[xX][\da-fA-F]{1,32})$/.test(only.value)
        ? null
        : canonicalNumber(only.value);
    if (number !== null)
        return { kind: 'number', range: p.range(start), value: number };
    return { ...only, range: p.range(start) };
}
function singleQuoted(p) {
    const start = p.at;
    const isEscaping = p.char === '$';
    p.at += isEscaping ? 2 : 1;
    let value = '';
    while (p.at < p.limit && p.char !== "'") {
        const escape = isEscaping ? escapeAt(p.text, p.at, 'backslash', "'") : null;
        value += escape ? escape.value : p.char;
        p.at = escape ? Math.min(escape.end, p.limit) : p.at + 1;
    }
    shell_words_close(p, "'");
    return p.string(value, start);
}
function shell_words_close(p, mark) {
    if (p.sees(mark))
        p.at += mark.length;
    else
        p.hasErrors = true;
}
function doubleQuoted(p, commands) {
    const start = p.at++;
    const parts = quotedText(p, commands, '"');
    shell_words_close(p, '"');
    const [only] = parts;
    if (!only)
        return [p.string('', start)];
    return only.kind === 'string' && parts.length === 1 ? [{ ...only, range: p.range(start) }] : parts;
}
/** Text with expansions up to a closing mark, or to the limit when the mark is empty (here-documents). */
function quotedText(p, commands, mark) {
    const parts = [];
    let from = p.at;
    let value = '';
    const flush = () => {
        if (value !== '')
            parts.push(p.string(value, from));
        value = '';
    };
    while (p.at < p.limit && (mark === '' || p.char !== mark)) {
        const { char } = p;
        if ((char === '$' && isExpansion(p)) || char === '`') {
            flush();
            parts.push(expansion(p, commands));
            from = p.at;
        }
        else if (char === '\\' && '$`"\\\n'.includes(p.text.charAt(p.at + 1))) {
            value += p.text.charAt(p.at + 1).replace('\n', '');
            p.at = Math.min(p.limit, p.at + 2);
        }
        else {
            value += char;
            p.at++;
        }
    }
    flush();
    return parts;
}
function isExpansion(p) {
    return /[A-Za-z_0-9@*#?$!({-]/.test(p.text.charAt(p.at + 1));
}
/** `$name`, `${…}`, `$(…)`, `$((…))`, a command in grave accents; a lone `$` is text. */
function expansion(p, commands) {
    const start = p.at;
    if (p.isTooDeep)
        return p.restOfLine();
    if (p.sees('$((')) {
        p.at += 3;
        return arithmetic(p, commands, start);
    }
    if (p.sees('$(')) {
        p.at += 2;
        return substitution(p, commands, ')', start);
    }
    if (p.char === '`') {
        p.at++;
        return substitution(p, commands, '`', start);
    }
    if (p.sees('${'))
        return shell_words_parameter(p, commands);
    const variable = p.match(VARIABLE);
    if (variable) {
        p.at += variable[0].length;
        return p.name(variable.groups?.['name'] ?? '', start);
    }
    p.at++;
    return p.sees('"') ? p.block('translated', [], start) : p.string('$', start);
}
function substitution(p, commands, mark, start) {
    p.depth++;
    const nodes = commands(p, mark);
    p.depth--;
    shell_words_close(p, mark);
    return p.block('substitution', nodes, start);
}
/** `${name:-default}`, `${name%.*}`, `${names[0]}`. */
function shell_words_parameter(p, commands) {
    const start = p.at;
    p.at += 2;
    const head = p.match(/[!#]?(?<name>[A-Za-z_]\w*|[0-9]+|[@*#?$!-])?/y);
    p.at += head?.[0].length ?? 0;
    const name = p.name(head?.groups?.['name'] ?? '', start);
    const operator = p.match(/(?:\[[^\]\n]{0,100}\])?(?<operator>:?[-=?+]|[%#]{1,2}|\/{1,2}|[:^,@]{1,2})?/y);
    p.at += operator?.[0].length ?? 0;
    p.depth++;
    const parts = [];
    while (p.at < p.limit && p.char !== '}') {
        const before = p.at;
        const part = word(p, commands, '}');
        if (part)
            parts.push(part);
        if (p.at === before)
            p.at++;
    }
    p.depth--;
    shell_words_close(p, '}');
    if (parts.length === 0)
        return { ...name, range: p.range(start) };
    const right = p.together(parts, 'operand', start);
    return { kind: 'binary', range: p.range(start), operator: operator?.groups?.['operator'] ?? '', left: name, right };
}
/** What stands in `$((…))` or `((…))`, after the opening mark: names, numbers and operators side by side. */
function arithmetic(p, commands, start) {
    const nodes = [];
    let open = 0;
    while (p.at < p.limit && !(open === 0 && p.sees('))'))) {
        const from = p.at;
        const name = p.match(/[A-Za-z_]\w*/y);
        const number = p.match(/0[xX][\da-fA-F]+|\d+/y);
        if (name) {
            p.at += name[0].length;
            nodes.push(p.name(name[0], from));
        }
        else if (number) {
            p.at += number[0].length;
            const value = canonicalNumber(number[0]);
            nodes.push(value === null ? p.string(number[0], from) : { kind: 'number', range: p.range(from), value });
        }
        else if (p.char === '$' || p.char === '`')
            nodes.push(expansion(p, commands));
        else if (p.char === '"' || p.char === "'") {
            const quoted = word(p, commands, ')');
            if (quoted)
                nodes.push(quoted);
        }
        else {
            if (p.char === '(')
                open++;
            if (p.char === ')')
                open--;
            p.at++;
        }
    }
    shell_words_close(p, '))');
    return p.block('arithmetic', nodes, start);
}

;// CONCATENATED MODULE: ./build/lexer/shell-simple.js


const ASSIGNMENT = /(?<name>[A-Za-z_]\w*)(?<index>\[[^\]\s]{0,100}\])?(?<operator>\+?=)/y;
const REDIRECTION = /(?:\d{1,3}|&|\{[A-Za-z_]\w*\})?(?:<<<|<<-?|>>|<>|>\||[<>]&?)/y;
const HERE_LABEL = /[ \t]*(?:\\?(?<plain>[\w.+-]+)|'(?<single>[^'\n]+)'|"(?<double>[^"\n]+)")/y;
/** Commands whose arguments are assignments. */
const DECLARING = new Set(['export', 'local', 'readonly', 'declare', 'typeset']);
/** Assignments, a command with its words, redirections. Always steps over something unless at the end. */
function simpleCommand(p, commands, mark) {
    const start = p.at;
    const assignments = [];
    const words = [];
    const extras = [];
    let first = null;
    while (p.at < p.limit) {
        p.blanks();
        if (mark !== '' && p.sees(mark))
            break;
        const before = p.at;
        const mayAssign = words.length === 0 || (first !== null && DECLARING.has(first));
        const assigned = mayAssign ? assignment(p, commands) : null;
        if (assigned) {
            assignments.push(assigned);
            continue;
        }
        if (redirection(p, commands, extras))
            continue;
        const next = word(p, commands, mark === '`' ? '`' : '');
        if (!next)
            break;
        if (words.length === 0)
            first = p.text.slice(before, p.at);
        words.push(next);
        if (words.length === 1 && (first === '[' || first === 'test')) {
            const condition = testCommand(p, commands, first === '[' ? ']' : '', start);
            return extras.length > 0 ? p.block('command', [condition, ...extras], start) : condition;
        }
    }
    const parts = [...assignments, ...invocation(p, words, first, start), ...extras];
    if (p.at === start && p.at < p.limit)
        p.at++;
    return p.together(parts, 'command', start);
}
function invocation(p, words, first, start) {
    const [head, ...args] = words;
    if (!head || (first !== null && DECLARING.has(first) && args.length === 0))
        return [];
    const range = p.range(start);
    if (first === 'return')
        return [{ kind: 'return', range, value: args[0] ?? null }, ...args.slice(1)];
    const callee = head.kind === 'string' ? { kind: 'name', range: head.range, text: head.value } : head;
    return [{ kind: 'call', range, callee, arguments: args, isConstruction: false }];
}
/** `NAME=value`, `NAME+=value`, `NAME=(a b)`; null when none begins at the cursor. */
function assignment(p, commands) {
    const start = p.at;
    const found = p.match(ASSIGNMENT);
    if (!found?.groups)
        return null;
    const { name = '', index, operator = '=' } = found.groups;
    p.at += found[0].length;
    let target = p.name(name, start);
    if (index !== undefined) {
        const key = p.string(index.slice(1, -1).replaceAll(/^["']|["']$/g, ''), start);
        target = { kind: 'index', range: p.range(start), object: target, index: key };
    }
    const value = p.char === '(' ? shell_simple_array(p, commands) : (word(p, commands) ?? p.string('', p.at));
    return { kind: 'assign', range: p.range(start), target, operator, value };
}
/** `(a b)`, `([key]=value …)`. */
function shell_simple_array(p, commands) {
    const start = p.at++;
    const elements = [];
    for (;;) {
        p.blanks();
        if (p.char === '\n') {
            p.at++;
            continue;
        }
        if (p.at >= p.limit || p.char === ')')
            break;
        const from = p.at;
        const keyed = p.match(/\[(?<key>[^\]\n]{0,200})\]=/y);
        if (keyed) {
            p.at += keyed[0].length;
            const key = p.string((keyed.groups?.['key'] ?? '').replaceAll(/^["']|["']$/g, ''), from);
            const value = word(p, commands) ?? p.string('', p.at);
            elements.push({ kind: 'pair', range: p.range(from), key, value });
        }
        else {
            const next = word(p, commands);
            if (next)
                elements.push(next);
        }
        if (p.at === from)
            p.at++;
    }
    if (p.char === ')')
        p.at++;
    else
        p.hasErrors = true;
    const range = p.range(start);
    if (elements.some((node) => node.kind === 'pair'))
        return { kind: 'map', range, entries: elements };
    return { kind: 'list', range, elements };
}
/** `> file`, `2>&1`, `<<EOF`, `<<< word`; what they name is kept beside the command. */
function redirection(p, commands, extras) {
    const found = p.match(REDIRECTION);
    if (!found || p.sees('<(') || p.sees('>('))
        return false;
    p.at += found[0].length;
    if (found[0].endsWith('<<') || found[0].endsWith('<<-')) {
        const label = p.match(HERE_LABEL);
        if (!label?.groups)
            return true;
        const { plain, single, double } = label.groups;
        p.at += label[0].length;
        const isRaw = single !== undefined || double !== undefined || label[0].includes('\\');
        // The body follows the line, so its place is kept for it.
        const body = [];
        extras.push(p.block('here', body, p.at));
        const place = (node) => {
            body.push(node);
        };
        p.pending.push({ label: plain ?? single ?? double ?? '', isRaw, stripsTabs: found[0].endsWith('-'), place });
        return true;
    }
    // `>&2` names a descriptor.
    const descriptor = found[0].endsWith('&') ? p.match(/(?:\d{1,3}|-)(?![^\s;&|()])/y) : null;
    if (descriptor) {
        p.at += descriptor[0].length;
        return true;
    }
    p.blanks();
    const target = word(p, commands);
    if (target)
        extras.push(target);
    return true;
}
/** `[ … ]`, `test …`, `[[ … ]]`, after the opening word. */
function testCommand(p, commands, closing, start) {
    const words = [];
    const isLong = closing === ']]';
    while (p.at < p.limit) {
        p.blanks();
        if (isLong && p.char === '\n')
            p.at++;
        const from = p.at;
        if (isLong && p.match(/&&|\|\||[<>()]/y)) {
            const text = p.match(/&&|\|\||[<>()]/y)?.[0] ?? '';
            p.at += text.length;
            if (text !== '(' && text !== ')')
                words.push({ node: p.block(text, [], from), text });
            continue;
        }
        // The pattern of `=~` may hold bars and parentheses.
        const isRegex = isLong && words.at(-1)?.text === '=~';
        const regex = isRegex ? p.match(/(?:[^\s"'`$]|\$(?![\w{(]))+(?=\s)/y) : null;
        if (regex) {
            p.at += regex[0].length;
            words.push({ node: { kind: 'regex', range: p.range(from), value: regex[0] }, text: null });
            continue;
        }
        const next = word(p, commands);
        if (!next)
            break;
        const text = p.text.slice(from, p.at);
        if (text === closing)
            return testExpression(p, words, start);
        words.push({ node: next, text });
    }
    if (closing !== '')
        p.hasErrors = true;
    return testExpression(p, words, start);
}

;// CONCATENATED MODULE: ./build/lexer/shell-commands.js


const RESERVED = /(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|function|select|time|\{|\}|!|\[\[)(?![\w.\-/=+:@%])/y;
const FUNCTION = /(?:function[ \t]+(?<named>[^\s(){};&|<>"'$`]+)[ \t]*(?:\([ \t]*\))?|(?<plain>[A-Za-z_][\w.:-]*)[ \t]*\([ \t]*\))/y;
/** Reads commands up to a closing mark (`)` or a grave accent), which stays; an empty mark means the end. */
function commandsUntil(p, mark) {
    const nodes = [];
    while (p.at < p.limit) {
        nodes.push(...commandList(p, mark, NONE));
        if (p.at >= p.limit || (mark !== '' && p.sees(mark)))
            break;
        // A word or mark that belongs nowhere.
        p.hasErrors = true;
        p.at += p.match(RESERVED)?.[0].length ?? 1;
    }
    return nodes;
}
const NONE = new Set();
/** Commands up to a reserved word of `stops`, to `;;`, or to the closing mark. */
function commandList(p, mark, stops) {
    const nodes = [];
    for (;;) {
        separators(p);
        if (p.at >= p.limit || (mark !== '' && p.sees(mark)) || p.sees(';;') || p.sees(')'))
            return nodes;
        const reserved = p.match(RESERVED)?.[0];
        if (reserved !== undefined && (stops.has(reserved) || shell_commands_CLOSING.has(reserved)))
            return nodes;
        const before = p.at;
        const node = p.isTooDeep ? p.restOfLine() : andOr(p, mark);
        nodes.push(node);
        if (p.at === before)
            return nodes;
    }
}
const shell_commands_CLOSING = new Set(['then', 'elif', 'else', 'fi', 'do', 'done', 'esac', '}']);
/** Steps over line ends (with the bodies of here-documents), semicolons and `&`. */
function separators(p) {
    for (;;) {
        p.blanks();
        if (p.char === '\n')
            lineEnd(p);
        else if ((p.char === ';' && !p.sees(';;')) || (p.char === '&' && !p.sees('&&')))
            p.at++;
        else
            return;
    }
}
/** Steps over the line end, and over the bodies that the line's here-documents wait for. */
function lineEnd(p) {
    p.at++;
    for (const body of p.pending.splice(0)) {
        const start = p.at;
        let end = p.limit;
        let next = p.limit;
        for (let line = start; line < p.limit;) {
            const newline = p.text.indexOf('\n', line);
            const stop = newline === -1 || newline > p.limit ? p.limit : newline;
            const text = p.text.slice(line, stop).replace(/\r$/, '');
            if ((body.stripsTabs ? text.replace(/^\t+/, '') : text) === body.label) {
                end = line;
                next = Math.min(p.limit, stop + 1);
                break;
            }
            line = stop + 1;
        }
        if (end === p.limit && next === p.limit)
            p.hasErrors = true;
        body.place(hereBody(p, start, end, body.isRaw));
        p.at = next;
    }
}
function hereBody(p, start, end, isRaw) {
    const { limit } = p;
    p.at = start;
    p.limit = end;
    let node;
    if (isRaw) {
        p.at = end;
        node = p.string(p.text.slice(start, end), start);
    }
    else {
        const parts = quotedText(p, commandsUntil, '');
        const [only] = parts;
        node = only && parts.length === 1 ? only : { kind: 'template', range: p.range(start), parts };
    }
    p.limit = limit;
    return node;
}
/** Pipelines joined by `&&` and `||`. */
function andOr(p, mark) {
    const start = p.at;
    let left = pipeline(p, mark);
    for (;;) {
        p.blanks();
        const operator = p.sees('&&') ? '&&' : p.sees('||') ? '||' : null;
        if (operator === null)
            return left;
        p.at += 2;
        left = joinedBy(p, operator, left, start, mark);
    }
}
function pipeline(p, mark) {
    const start = p.at;
    let left = shell_commands_command(p, mark);
    for (;;) {
        p.blanks();
        if (p.char !== '|' || p.sees('||'))
            return left;
        p.at += p.sees('|&') ? 2 : 1;
        left = joinedBy(p, '|', left, start, mark);
    }
}
function joinedBy(p, operator, left, start, mark) {
    p.blanks();
    while (p.char === '\n') {
        lineEnd(p);
        p.blanks();
    }
    const right = operator === '|' ? shell_commands_command(p, mark) : pipeline(p, mark);
    return { kind: 'binary', range: p.range(start), operator, left, right };
}
function shell_commands_command(p, mark) {
    p.blanks();
    if (p.isTooDeep)
        return p.restOfLine();
    p.depth++;
    const node = compound(p, mark) ?? simpleCommand(p, commandsUntil, mark);
    p.depth--;
    return node;
}
/** A compound command, or null. */
function compound(p, mark) {
    const start = p.at;
    if (p.sees('((')) {
        p.at += 2;
        return arithmetic(p, commandsUntil, start);
    }
    if (p.char === '(') {
        p.at++;
        const nodes = commandsUntil(p, ')');
        accept(p, ')');
        return p.block('subshell', nodes, start);
    }
    const named = p.match(FUNCTION);
    if (named && (named.groups?.['named'] ?? named.groups?.['plain']) !== undefined)
        return shellFunction(p, named, mark);
    const reserved = p.match(RESERVED)?.[0];
    if (reserved === undefined)
        return null;
    switch (reserved) {
        case 'if':
            p.at += 2;
            return shell_commands_conditional(p, mark, start);
        case 'while':
        case 'until': {
            p.at += 5;
            const condition = p.together(commandList(p, mark, DO), 'condition', start);
            const body = doneBody(p, mark);
            return { kind: 'loop', range: p.range(start), header: [condition], body };
        }
        case 'for':
        case 'select':
            p.at += reserved.length;
            return forLoop(p, mark, start);
        case 'case':
            p.at += 4;
            return caseCommand(p, mark, start);
        case '{': {
            p.at++;
            const nodes = commandList(p, mark, NONE);
            accept(p, '}');
            return p.block('group', nodes, start);
        }
        case '[[':
            p.at += 2;
            return testCommand(p, commandsUntil, ']]', start);
        case '!':
        case 'time': {
            p.at += reserved.length;
            const operand = shell_commands_command(p, mark);
            return { kind: 'unary', range: p.range(start), operator: reserved, operand };
        }
        default:
            return null;
    }
}
const DO = new Set(['do']);
function accept(p, text) {
    const isThere = p.sees(text);
    if (isThere)
        p.at += text.length;
    else
        p.hasErrors = true;
    return isThere;
}
function acceptWord(p, text) {
    separators(p);
    return p.match(RESERVED)?.[0] === text ? accept(p, text) : false;
}
function shellFunction(p, head, mark) {
    const start = p.at;
    p.at += head[0].length;
    separators(p);
    const name = head.groups?.['named'] ?? head.groups?.['plain'] ?? '';
    const body = shell_commands_command(p, mark);
    return { kind: 'function', range: p.range(start), name, parameters: [], decorators: [], body };
}
/** `if`, after the word; iterative over its `elif` branches. */
function shell_commands_conditional(p, mark, start) {
    const branches = [];
    let otherwise = null;
    let at = start;
    for (;;) {
        const from = p.at;
        const condition = p.together(commandList(p, mark, NONE), 'condition', from);
        if (!acceptWord(p, 'then'))
            p.hasErrors = true;
        const bodyAt = p.at;
        const then = p.block('body', commandList(p, mark, NONE), bodyAt);
        branches.push({ at, condition, then });
        at = p.at;
        if (acceptWord(p, 'elif'))
            continue;
        if (acceptWord(p, 'else')) {
            const elseAt = p.at;
            otherwise = p.block('body', commandList(p, mark, NONE), elseAt);
        }
        break;
    }
    if (!acceptWord(p, 'fi'))
        p.hasErrors = true;
    for (let i = branches.length - 1; i >= 0; i--) {
        const branch = branches[i];
        if (!branch)
            continue;
        otherwise = { kind: 'if', range: p.range(branch.at), condition: branch.condition, then: branch.then, otherwise };
    }
    return otherwise ?? p.block('if', [], start);
}
function doneBody(p, mark) {
    if (!acceptWord(p, 'do'))
        p.hasErrors = true;
    const start = p.at;
    const body = p.block('body', commandList(p, mark, NONE), start);
    if (!acceptWord(p, 'done'))
        p.hasErrors = true;
    return body;
}
/** `for x in a b c; do …`, `for ((…)); do …`, after the word. */
function forLoop(p, mark, start) {
    p.blanks();
    const header = [];
    if (p.sees('((')) {
        const from = p.at;
        p.at += 2;
        header.push(arithmetic(p, commandsUntil, from));
    }
    else {
        const from = p.at;
        const variable = p.match(/[A-Za-z_]\w*/y)?.[0] ?? '';
        p.at += variable.length;
        const target = p.name(variable, from);
        separators(p);
        if (p.match(RESERVED)?.[0] === 'in') {
            p.at += 2;
            p.blanks();
            const listAt = p.at;
            const elements = [];
            for (let next = word(p, commandsUntil); next; next = word(p, commandsUntil)) {
                elements.push(next);
                p.blanks();
            }
            const right = { kind: 'list', range: p.range(listAt), elements };
            header.push({ kind: 'binary', range: p.range(from), operator: 'in', left: target, right });
        }
        else
            header.push(target);
    }
    const body = doneBody(p, mark);
    return { kind: 'loop', range: p.range(start), header, body };
}
/** `case x in a|b) …;; esac`, after the word. */
function caseCommand(p, mark, start) {
    p.blanks();
    const subject = word(p, commandsUntil) ?? p.block('missing', [], p.at);
    if (!acceptWord(p, 'in'))
        p.hasErrors = true;
    const arms = [];
    for (;;) {
        separators(p);
        while (p.sees(';;')) {
            p.at += p.sees(';;&') ? 3 : 2;
            separators(p);
        }
        if (p.at >= p.limit || p.match(RESERVED)?.[0] === 'esac')
            break;
        const before = p.at;
        arms.push(caseArm(p, mark));
        if (p.at === before)
            p.at++;
    }
    if (!acceptWord(p, 'esac'))
        p.hasErrors = true;
    return { kind: 'switch', range: p.range(start), subject, arms };
}
function caseArm(p, mark) {
    const start = p.at;
    if (p.char === '(')
        p.at++;
    const patterns = [];
    while (p.at < p.limit) {
        p.blanks();
        const pattern = word(p, commandsUntil);
        if (pattern)
            patterns.push(pattern);
        p.blanks();
        if (p.char !== '|')
            break;
        p.at++;
    }
    if (p.char === ')')
        p.at++;
    const bodyAt = p.at;
    const children = commandList(p, mark === ')' ? '' : mark, NONE);
    if (p.sees(';;'))
        p.at += 2;
    else if (p.char === '&')
        p.at++;
    const isDefault = patterns.every((node) => node.kind === 'string' && node.value === '*');
    const body = p.block('body', children, bodyAt);
    return { kind: 'arm', range: p.range(start), patterns: isDefault ? [] : patterns, guard: null, body };
}

;// CONCATENATED MODULE: ./build/lexer/shell-cursor.js
/** How deep substitutions and compound commands may nest before the rest of the line is taken as text. */
const shell_cursor_DEEPEST = 100;
/** A place in a shell script. Shell is read character by character: what a word is depends on where it stands. */
class ShellCursor {
    text;
    lines;
    comments = [];
    pending = [];
    at = 0;
    /** Offset that nothing reads beyond (the end of a here-document's body while it is read). */
    limit;
    depth = 0;
    hasErrors = false;
    constructor(text, lines) {
        this.text = text;
        this.lines = lines;
        this.limit = text.length;
    }
    get char() {
        return this.at < this.limit ? this.text.charAt(this.at) : '';
    }
    sees(mark) {
        return this.at + mark.length <= this.limit && this.text.startsWith(mark, this.at);
    }
    /** The match of a sticky expression at the cursor, without moving. */
    match(pattern) {
        pattern.lastIndex = this.at;
        const found = this.at < this.limit ? pattern.exec(this.text) : null;
        return found && this.at + found[0].length <= this.limit ? found : null;
    }
    /** Steps over blanks, continued lines and a comment. */
    blanks() {
        while (this.at < this.limit) {
            const { char } = this;
            if (char === ' ' || char === '\t' || char === '\r')
                this.at++;
            else if (char === '\\' && /^\\\r?\n/.test(this.text.slice(this.at, this.at + 3)))
                this.at += this.sees('\\\r') ? 3 : 2;
            else if (char === '#' && this.startsWord())
                this.comment();
            else
                return;
        }
    }
    startsWord() {
        return this.at === 0 || /[\s;&|()`]/.test(this.text.charAt(this.at - 1));
    }
    comment() {
        const newline = this.text.indexOf('\n', this.at);
        const end = Math.min(this.limit, newline === -1 ? this.text.length : newline);
        const text = this.text.slice(this.at + 1, end).replace(/\r$/, '');
        // The line that names the interpreter explains nothing.
        if (this.at > 0 || !text.startsWith('!'))
            this.comments.push({ start: this.at, end, text });
        this.at = end;
    }
    get isTooDeep() {
        if (this.depth < shell_cursor_DEEPEST)
            return false;
        this.hasErrors = true;
        return true;
    }
    /** The rest of the line as text, when nesting is at its bound. */
    restOfLine() {
        const start = this.at;
        const newline = this.text.indexOf('\n', start);
        this.at = Math.max(start + 1, Math.min(this.limit, newline === -1 ? this.text.length : newline));
        return this.string(this.text.slice(start, this.at), start);
    }
    range(start) {
        return this.lines.range(start, Math.max(start, this.at));
    }
    string(value, start) {
        return { kind: 'string', range: this.range(start), value, isDocumentation: false };
    }
    name(text, start) {
        return { kind: 'name', range: this.range(start), text };
    }
    block(syntax, children, start) {
        return { kind: 'block', range: this.range(start), syntax, children };
    }
    together(nodes, syntax, start) {
        const [only, second] = nodes;
        return only && !second ? only : this.block(syntax, nodes, start);
    }
}

;// CONCATENATED MODULE: ./build/lexer/shell.js



/**
 * Reads a shell script (POSIX and Bash). Unquoted words are strings or numbers, the first word of a command its name.
 * Never throws.
 */
function readShell(text) {
    const lines = new Lines(text);
    const cursor = new ShellCursor(text, lines);
    const children = commandsUntil(cursor, '');
    return {
        root: { kind: 'block', range: lines.range(0, text.length), syntax: 'file', children },
        comments: cursor.comments.map(({ start, end, text: content }) => ({
            range: lines.range(start, end),
            text: content,
        })),
        testRegions: [],
        hasErrors: cursor.hasErrors,
    };
}

;// CONCATENATED MODULE: ./build/languages/shell.js

const shell_language = {
    id: 'shell',
    title: 'Shell',
    extensions: ['.sh', '.bash', '.zsh', '.ksh', '.bats'],
    fileNames: ['.bashrc', '.bash_profile', '.profile', '.zshrc', 'configure'],
    interpreters: ['sh', 'bash', 'dash', 'zsh', 'ksh', 'ash', 'bats'],
    depth: 'tokens',
    read: (text) => Promise.resolve({ language: 'shell', ...readShell(text) }),
};

;// CONCATENATED MODULE: ./build/languages/sql.js


const sql_language = tokenLanguage({
    id: 'sql',
    title: 'SQL',
    extensions: ['.sql', '.ddl', '.dml', '.psql', '.pgsql', '.plsql', '.tsql'],
    fileNames: [],
    interpreters: [],
    lexis: {
        lineComment: DASH_COMMENT,
        blockComments: [NESTED_COMMENT],
        strings: [
            { first: 'eE', open: /[eE]'/y, close: "'", escapes: 'backslash', isMultiline: true },
            { first: "nNxXbB'", open: /[nNxXbB]?'/y, close: "'", escapes: 'doubled', isMultiline: true },
            multiline('"', 'doubled'),
            { ...quoted('`', 'none'), kind: 'name' },
        ],
        // The body of a function is code, whatever marks stand around it.
        ignored: /\$(?:[A-Za-z_]\w{0,60})?\$/y,
        nameCharacters: '#',
        operators: ['<>', '->>', '#>>', '!~*', '~*'],
    },
    grammar: {
        keywords: {
            if: 'if',
            'else-if': 'elsif elseif',
            else: 'else',
            loop: 'while loop',
            switch: 'case',
            case: 'when',
            return: 'return',
            throw: 'raise signal',
            try: 'begin',
            prefix: 'not exists distinct',
            true: 'true',
            false: 'false',
            null: 'null',
            then: 'then',
            end: 'end',
            modifier: 'select from where insert into values update set delete create table view or replace as on group order by having limit union all join left right inner outer full cross primary key references default check constraint unique index alter add drop temporary temp materialized with using over partition language returns declare row',
        },
        blocks: 'end',
        endsAtNewline: false,
        braces: 'list',
        members: ['.', '::'],
        operators: {
            '=': 60,
            '<>': 60,
            and: 50,
            or: 40,
            in: 65,
            like: 65,
            ilike: 65,
            is: 65,
            between: 65,
            '->': 125,
            '->>': 125,
            '||': 110,
            similar: 65,
            regexp: 65,
            ':=': 10,
            '?': 0,
        },
        pairs: [],
        parameterName: 'first',
        isCaseInsensitive: true,
    },
});

;// CONCATENATED MODULE: ./build/languages/swift.js


const swift_HOLES = [{ open: '\\(', close: ')' }];
const swift_language = tokenLanguage({
    id: 'swift',
    title: 'Swift',
    extensions: ['.swift'],
    fileNames: [],
    interpreters: ['swift'],
    lexis: {
        lineComment: SLASH_COMMENT,
        blockComments: [NESTED_COMMENT],
        strings: [
            {
                first: '#',
                open: /(?<hashes>#{1,20})(?<quotes>"""|")/y,
                close: (opening) => `${opening.groups?.['quotes'] ?? '"'}${opening.groups?.['hashes'] ?? '#'}`,
                escapes: 'none',
                holes: (opening) => [{ open: `\\${opening.groups?.['hashes'] ?? '#'}(`, close: ')' }],
                isMultiline: true,
                layout: 'indented-chomped',
            },
            tripled('"""', 'indented-chomped', 'backslash', swift_HOLES),
            quoted('"', 'backslash', swift_HOLES),
            { ...quoted('`', 'none'), kind: 'name' },
        ],
        extraNames: /(?<name>\$\d+)/y,
        directive: /#(?:if|elseif|else|endif|sourceLocation|warning|error)\b/y,
    },
    grammar: {
        keywords: {
            if: 'if guard',
            else: 'else',
            loop: 'for while',
            do: 'do repeat',
            switch: 'switch',
            case: 'case',
            default: 'default',
            return: 'return',
            throw: 'throw fatalError preconditionFailure',
            try: 'try',
            handler: 'catch',
            function: 'func init deinit subscript',
            class: 'class struct enum protocol extension actor',
            import: 'import',
            declaration: 'let var typealias',
            modifier: 'public private fileprivate internal open static final override mutating nonmutating lazy weak unowned required convenience indirect dynamic optional async nonisolated inout prefix postfix infix some any',
            prefix: 'await defer',
            true: 'true',
            false: 'false',
            null: 'nil',
        },
        blocks: 'braces',
        endsAtNewline: true,
        braces: 'lambda',
        hasGenerics: true,
        hasTrailingLambda: true,
        braceArrow: 'in',
        attributes: ['@'],
        members: ['.', '?.'],
        operators: { is: 70, as: 70, in: 70, '?:': 0 },
        pairs: [':'],
        hasTernary: true,
        parameterName: 'before-colon',
        returnsSingle: true,
    },
});

;// CONCATENATED MODULE: ./build/languages/tsx.js


/** TypeScript with JSX: a grammar of its own, since `<T>x` is a cast in one and a tag in the other. */
const tsx_language = syntaxLanguage({
    id: 'tsx',
    title: 'TSX',
    extensions: ['.tsx'],
    fileNames: [],
    interpreters: [],
    grammar: 'tsx',
    table: ecmascript,
});

;// CONCATENATED MODULE: ./build/languages/typescript.js


const typescript_language = syntaxLanguage({
    id: 'typescript',
    title: 'TypeScript',
    extensions: ['.ts', '.mts', '.cts'],
    fileNames: [],
    interpreters: ['ts-node', 'tsx', 'deno'],
    grammar: 'typescript',
    table: ecmascript,
});

;// CONCATENATED MODULE: ./build/generated/languages.js























/** Every language of `src/languages/`, by id. */
const languages_languages = [
    language,
    cpp_language,
    csharp_language,
    dart_language,
    elixir_language,
    generic_language,
    go_language,
    java_language,
    javascript_language,
    kotlin_language,
    lua_language,
    perl_language,
    php_language,
    powershell_language,
    python_language,
    ruby_language,
    rust_language,
    scala_language,
    shell_language,
    sql_language,
    swift_language,
    tsx_language,
    typescript_language,
];

;// CONCATENATED MODULE: ./build/sources/language-of.js

const FALLBACK_LANGUAGE = 'generic';
const byExtension = new Map(languages_languages.flatMap((language) => language.extensions.map((end) => [end, language])));
const byFileName = new Map(languages_languages.flatMap((language) => language.fileNames.map((name) => [name, language])));
const byInterpreter = new Map(languages_languages.flatMap((language) => language.interpreters.map((name) => [name, language])));
/**
 * The language of a file: by name, by its longest known ending, by its `#!` line, else the fallback lexer.
 * @param text The file's text; only a first line that begins with `#!` is looked at.
 */
function languageOf(path, text) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const named = byFileName.get(name);
    if (named)
        return named;
    for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
        const language = byExtension.get(name.slice(dot).toLowerCase());
        if (language)
            return language;
    }
    const interpreter = /^#!\s*\S*?([^/\s]+)(?:[ \t]+(?:-\S+[ \t]+)*(\S+))?/.exec(text.slice(0, 200));
    for (const word of [interpreter?.[2], interpreter?.[1]]) {
        const language = word === undefined ? undefined : byInterpreter.get(word.replace(/[\d.]+$/, ''));
        if (language)
            return language;
    }
    const fallback = languages_languages.find((language) => language.id === FALLBACK_LANGUAGE);
    if (!fallback)
        throw new Error(`the registry has no language "${FALLBACK_LANGUAGE}"`);
    return fallback;
}

;// CONCATENATED MODULE: ./build/assertions/calls.js

/** Functions that only give a literal another type. Compared by the last part of the callee, as written. */
const WRAPPERS = new Set([
    'approx', 'Decimal', 'Date', 'String', 'Number', 'BigInt', 'BigDecimal', 'array', 'arrayOf', 'asList', 'b', 'big', 'bool', 'boolean', 'bytearray', 'bytes', 'byte', 'complex', 'date',
    'datetime', 'dec', 'dedent', 'deque', 'dict', 'double', 'emptyList', 'errorf', 'float', 'float32', 'float64', 'frozenset',
    'hashMapOf', 'hashSetOf', 'int', 'int8', 'int16', 'int32', 'int64', 'intArrayOf', 'json', 'list', 'listOf', 'long',
    'mapOf', 'mutableListOf', 'mutableMapOf', 'mutableSetOf', 'nameof', 'raw', 'rune', 'seqOf', 'set', 'setOf', 'sizeof',
    'str', 'string', 'time', 'timedelta', 'tuple', 'uint', 'uint8', 'uint16', 'uint32', 'uint64', 'vec', 'u8', 'i32', 'i64',
    'u32', 'u64', 'f32', 'f64', 'sym', 'sequenceOf', 'pairOf', 'objectContaining', 'arrayContaining', 'stringContaining',
    'stringMatching', 'closeTo', 'freeze', 'of', 'ptr', 'pointer', 'stripMargin', 'trimIndent', 'trimMargin', 'nested',
]); // prettier-ignore
/** Packages and types of standard libraries whose functions make values: `time.Date(…)`, `TimeSpan.FromHours(3)`. */
const VALUE_OWNERS = new Set([
    'time', 'big', 'decimal', 'uuid', 'errors', 'strings', 'bytes', 'netip', 'net', 'url', 'regexp', 'TimeSpan', 'DateTime',
    'DateTimeOffset', 'DateOnly', 'TimeOnly', 'Guid', 'int', 'double', 'Encoding', 'ImmutableArray', 'Enumerable', 'Array',
    'Buffer', 'Object', 'JSON', 'Arrays', 'Collections', 'BigDecimal', 'BigInteger', 'datetime', 'textwrap', 'timezone',
]); // prettier-ignore
/** Product functions start with a capital there, so the capital says nothing about a constructor. */
const CAPITALISED_FUNCTIONS = new Set(['go', 'csharp']);
/** Factory methods of value types: `LocalDate.of`, `Duration.ofMinutes`, `String::from`, `Point.new`. */
const FACTORY = /^(?:of|from|parse|valueOf|new)(?:[A-Z_]\w{0,60})?$/;
/**
 * Tells a call to the subject from one that builds a value, by the conventions of names.
 * @param language Id of the language, since a capital letter means a constructor in most, not in all.
 */
function classifyCall(call, language) {
    const name = dottedName(call.callee).replaceAll('!', '');
    const last = lastPart(name);
    const isWrapper = WRAPPERS.has(last) || (call.callee.kind === 'member' && VALUE_OWNERS.has(dottedName(call.callee.object)));
    if (isWrapper && !isChainedOnCall(call.callee))
        return 'wrapper';
    if (call.isConstruction)
        return 'constructor';
    const { callee } = call;
    if (callee.kind === 'list' || callee.kind === 'map')
        return 'wrapper';
    if (callee.kind === 'member') {
        const owner = callee.object.kind === 'block' ? '' : lastPart(dottedName(callee.object));
        if (isCapitalised(owner) && callee.object.kind !== 'call' && FACTORY.test(last))
            return 'constructor';
        if (owner === '' && callee.object.kind === 'block' && callee.object.children.length === 0)
            return 'constructor';
    }
    if (!CAPITALISED_FUNCTIONS.has(language) && isCapitalised(last) && !isConstantName(last))
        return 'constructor';
    return 'subject';
}
/** Last part of a dotted name, without call and macro marks: `org.Assert.equal()` → `equal`. */
function lastPart(name) {
    const from = Math.max(name.lastIndexOf('.'), name.lastIndexOf(':'), name.lastIndexOf('\\'));
    return name.slice(from + 1).replaceAll(/[()!]/g, '');
}
/** Last part of the callee's name; empty for a callee without one. */
function calleeName(call) {
    const { callee } = call;
    if (callee.kind === 'member')
        return lastPart(callee.property);
    return callee.kind === 'name' ? lastPart(callee.text) : '';
}
function isChainedOnCall(callee) {
    return callee.kind === 'member' && callee.object.kind === 'call';
}
function isCapitalised(name) {
    return /^\p{Lu}/u.test(name);
}
/** `MAX_SIZE(…)`, a C macro. One capital alone is a type. */
function isConstantName(name) {
    return name.length > 1 && /^[A-Z\d_]+$/.test(name);
}

;// CONCATENATED MODULE: ./build/assertions/values.js

/** Longer texts are whole documents; a needle of that size proves nothing that its first part would not. */
const LONGEST_TEXT = 100_000;
/** Pieces of one text; the bound keeps folding linear, since every level of a sum is tried. */
const LONGEST_FOLD = 1000;
/** Endings that make a bare name without a folder a file name; `node.js` and `p.example` must not count by accident. */
const FILE_ENDINGS = new Set(('avif bak bash bat bin bmp bz2 c cfg cnf conf cpp cs css csv dat db diff doc docx env eml exp expected eps flac fasta ' +
    'gif go gold golden gpx gz h hpp htm html ics in ini input ipynb java jpeg jpg js json json5 jsonl key kt ldif lock ' +
    'log md mjs mov mp3 mp4 mustache ndjson odt ogg ods out output parquet patch pb pdf pem php pickle pkl png po pot ' +
    'properties proto ps ps1 py rb rs rst rtf scala sh snap sqlite sql srt svg swift tar tex tf tgz tiff tmpl toml tpl ' +
    'ts tsv tsx jsx txt vcf vue wasm wav webm webp xls xlsx xml xsd xz yaml yml zip zst approved received').split(' '));
/**
 * Base name when the text is a relative path or the name of a file, otherwise null.
 * Web addresses, mail addresses and prose are none.
 */
function fileNameOf(text) {
    if (text.length > 300 || /[\n\r\t<>|"*?@]/.test(text) || text.includes('://') || text.startsWith('//'))
        return null;
    const parts = text.split(/[/\\]/);
    const base = parts.at(-1) ?? '';
    const ending = /^[\w$(][\w .$()+-]*\.(?<ending>[A-Za-z]\w{0,11})(?:\.\d{1,6})?$/.exec(base)?.groups?.['ending'];
    if (ending === undefined)
        return null;
    const isPath = parts.length > 1 && !parts.slice(0, -1).some((part) => /\s/.test(part));
    if (base.includes(' ') && !FILE_ENDINGS.has(ending.toLowerCase()))
        return null;
    if (/\.\s/.test(base))
        return null;
    return isPath || FILE_ENDINGS.has(ending.toLowerCase()) ? base : null;
}
/** Text of a node that is one string when its literal pieces are put together; null when something is not literal. */
function literalText(node) {
    let text = '';
    const pending = [node];
    for (let next = pending.pop(), pieces = 0; next; next = pending.pop()) {
        if (++pieces > LONGEST_FOLD || text.length > LONGEST_TEXT)
            return null;
        if (next.kind === 'string')
            text += next.value;
        else if (next.kind === 'template')
            pending.push(...next.parts.slice(0, LONGEST_FOLD).reverse());
        else if (next.kind === 'binary' && JOINING_OPERATORS.has(next.operator))
            pending.push(next.right, next.left);
        else if (next.kind === 'block' && next.children.length === 1)
            pending.push(...next.children);
        else
            return null;
    }
    return text;
}
/** What glues two strings: `+` nearly everywhere, `.` in PHP and Perl, `..` in Lua, `<>` in Elixir, `++` in Haskell. */
const JOINING_OPERATORS = new Set(['+', '.', '..', '<>', '++', '~']);
/**
 * The known values of one text: itself, its number when it is nothing but a number, its base name when it names a file.
 * @param role Numbers take it over; the base name has the role `file-name`.
 */
function textValues(text, role, line) {
    if (text.length > LONGEST_TEXT)
        return [];
    const values = [{ kind: 'string', text, role, line }];
    if (role !== 'expected' && role !== 'input')
        return values;
    const number = /^[+-]?\d{1,40}(?:\.\d{1,40})?$/.test(text.trim()) ? canonicalNumber(text.trim()) : null;
    if (number !== null)
        values.push({ kind: 'number', text: number, role, line });
    const fileName = fileNameOf(text);
    if (fileName !== null)
        values.push({ kind: 'string', text: fileName, role: 'file-name', line });
    return values;
}
/**
 * Text of a Jest, Vitest or insta snapshot written in the source: the indentation that all lines share is layout, and
 * quotes around the whole belong to the serialiser.
 */
function inlineSnapshotText(source) {
    const lines = source.split('\n');
    if (lines.length > 1 && lines[0]?.trim() === '')
        lines.shift();
    if (lines.length > 1 && lines.at(-1)?.trim() === '')
        lines.pop();
    const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
    const indent = indents.reduce((least, width) => Math.min(least, width), Infinity);
    const text = lines.map((line) => line.slice(Number.isFinite(indent) ? indent : 0)).join('\n');
    return text.length >= 2 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
}

;// CONCATENATED MODULE: ./build/assertions/attributes.js


/** Attributes that make a function a test, by the last part of their name, without case. */
const TEST_ATTRIBUTES = new Set([
    'test', 'fact', 'theory', 'testcase', 'testmethod', 'datatestmethod', 'parameterizedtest', 'repeatedtest', 'rstest',
    'test_case', 'wasm_bindgen_test', 'property', 'testfactory', 'testtemplate', 'quickcheck', 'proptest', 'bench',
    'benchmark', 'skippablefact', 'skippabletheory', 'testcasesource', 'case', 'unittest', 'bean_test', 'test_log',
]); // prettier-ignore
/** Each of them is one row: `[InlineData(1, "a")]`, `#[case("x", 3)]`. */
const ROW_ATTRIBUTE = /^(?:InlineData|InlineAutoData|TestCase|DataRow|case|test_case|TestWith|Arguments|Row)$/;
/** They name the function or field that holds the rows. */
const PROVIDER_ATTRIBUTE = /^(?:MethodSource|MemberData|DataProvider|TestCaseSource|DynamicData|FieldSource|DataProviderExternal|Parameters|UseDataProvider)$/;
/** Name of an attribute: `@Test`, `#[tokio::test]` → `test`. */
function attributeName(attribute) {
    if (attribute.kind === 'call')
        return calleeName(attribute);
    if (attribute.kind === 'member')
        return lastPart(attribute.property);
    return attribute.kind === 'name' ? lastPart(attribute.text) : '';
}
/** Whether an attribute of the function makes it a test. */
function isMarkedTest(node) {
    return node.decorators.some((decorator) => TEST_ATTRIBUTES.has(attributeName(decorator)
        .toLowerCase()
        .replace(/attribute$/, '')));
}
/** Tables in the attributes of a test. */
function attributeTables(node) {
    // rstest marks parameters with attributes of their own: `#[case] kind: &str`.
    const columns = node.parameters.map((parameter) => parameter.name).filter((name) => name !== 'case');
    const tables = [];
    const rows = [];
    for (const decorator of node.decorators) {
        const name = attributeName(decorator);
        if (PROVIDER_ATTRIBUTE.test(name))
            tables.push(...providerTables(decorator, node.name, columns));
        if (decorator.kind !== 'call')
            continue;
        if (ROW_ATTRIBUTE.test(name))
            rows.push({ kind: 'list', range: decorator.range, elements: decorator.arguments });
        else if (name === 'CsvSource')
            tables.push({ rows: csvRows(decorator.arguments, decorator), columns });
        else if (name === 'ValueSource')
            tables.push(...decorator.arguments.map((value) => ({ rows: attributes_valueOf(value), columns })));
        else if (/^[Tt]est$/.test(name))
            tables.push(...argumentTables(decorator.arguments, node.name, columns));
    }
    const [first] = rows;
    if (first)
        tables.push({ rows: { kind: 'list', range: first.range, elements: rows }, columns });
    return tables;
}
/** Tables that a function or field of that name holds. */
function tablesNamed(name, place, columns) {
    const { range } = place;
    const field = { kind: 'name', range, text: name };
    const call = { kind: 'call', range, callee: field, arguments: [], isConstruction: false };
    return [
        { rows: call, columns },
        { rows: field, columns },
    ];
}
function providerTables(decorator, own, columns) {
    const args = decorator.kind === 'call' ? decorator.arguments : [];
    const names = args.map(nameIn).filter((name) => name !== '');
    return (names.length > 0 ? names.slice(-1) : [own]).flatMap((name) => tablesNamed(name, decorator, columns));
}
/** `"rows"`, `nameof(Rows)`, `'Some\Class::rows'`. */
function nameIn(argument) {
    if (argument.kind === 'call' && calleeName(argument) === 'nameof') {
        const [named] = argument.arguments;
        return named === undefined || named.kind === 'call' ? '' : nameIn(named);
    }
    if (argument.kind === 'name')
        return argument.text;
    if (argument.kind === 'member')
        return argument.property === 'class' ? '' : argument.property;
    return lastPart((literalText(argument) ?? '').replace('#', '.'));
}
/** TestNG's `dataProvider = "rows"`, Swift's `arguments: [...]`. */
function argumentTables(args, own, columns) {
    return args.flatMap((argument) => {
        if (argument.kind !== 'pair' || argument.key.kind !== 'name')
            return [];
        if (argument.key.text === 'dataProvider')
            return tablesNamed(nameIn(argument.value) || own, argument, columns);
        return argument.key.text === 'arguments' ? [{ rows: argument.value, columns }] : [];
    });
}
function attributes_valueOf(argument) {
    return argument.kind === 'pair' ? argument.value : argument;
}
/** `@CsvSource({"a, 1", "b, 2"})`: each text is a row, quotes keep commas. */
function csvRows(args, place) {
    const delimiter = args.flatMap((argument) => argument.kind === 'pair' && attributeName(argument.key).startsWith('delimiter')
        ? [literalText(argument.value) ?? ',']
        : [])[0] ?? ',';
    const elements = args
        .filter((argument) => argument.kind !== 'pair' || /^(?:value|textBlock)$/.test(attributeName(argument.key)))
        .map(attributes_valueOf)
        .flatMap((value) => (value.kind === 'list' ? value.elements : value.kind === 'block' ? value.children : [value]))
        .flatMap((line) => (literalText(line) ?? '')
        .split('\n')
        .filter((text) => text.trim() !== '' && !text.trimStart().startsWith('#'))
        .map((text) => ({ kind: 'list', range: line.range, elements: csvCells(text, delimiter, line) })));
    return { kind: 'list', range: place.range, elements };
}
function csvCells(text, delimiter, place) {
    const cells = [];
    let cell = '';
    let isQuoted = false;
    for (const character of text.slice(0, 10_000)) {
        if (character === "'")
            isQuoted = !isQuoted;
        else if (character === delimiter.charAt(0) && !isQuoted) {
            cells.push(cell);
            cell = '';
        }
        else
            cell += character;
    }
    cells.push(cell);
    return cells.map((value) => ({ kind: 'string', range: place.range, value: value.trim(), isDocumentation: false }));
}

;// CONCATENATED MODULE: ./build/assertions/call-shapes.js
function shaped(shape, names) {
    return names.split(/\s+/).map((name) => [name, shape]);
}
/** By the assertion's own name, wherever it is defined. */
const BY_NAME = new Map([
    ...shaped('expected-first', `assertEquals assertNotEquals assertSame assertNotSame assertArrayEquals assertIterableEquals assertLinesMatch
    assertContentEquals assertEqualsCanonicalizing assertNotEqualsCanonicalizing assertEqualsIgnoringCase
    assertEqualsWithDelta assertCount assertContains assertNotContains assertContainsEquals assertContainsOnly
    assertStringContainsString assertStringNotContainsString assertStringContainsStringIgnoringCase
    assertStringStartsWith assertStringEndsWith assertMatchesRegularExpression assertDoesNotMatchRegularExpression
    assertRegExp assertJsonStringEqualsJsonString assertXmlStringEqualsXmlString assertStringEqualsFile assertFileEquals
    assertInstanceOf assertGreaterThan assertGreaterThanOrEqual assertLessThan assertLessThanOrEqual assertStringMatchesFormat
    assert_equal refute_equal assert_not_equal assert_in_delta assert_in_epsilon assert_match refute_match assert_same
    assert_instance_of assert_kind_of must_equal assertArraySubset assertEqualsIgnoringLineEndings
    TEST_ASSERT_EQUAL TEST_ASSERT_EQUAL_INT TEST_ASSERT_EQUAL_INT8 TEST_ASSERT_EQUAL_INT16 TEST_ASSERT_EQUAL_INT32
    TEST_ASSERT_EQUAL_INT64 TEST_ASSERT_EQUAL_UINT TEST_ASSERT_EQUAL_UINT8 TEST_ASSERT_EQUAL_UINT16
    TEST_ASSERT_EQUAL_UINT32 TEST_ASSERT_EQUAL_UINT64 TEST_ASSERT_EQUAL_HEX TEST_ASSERT_EQUAL_HEX8
    TEST_ASSERT_EQUAL_HEX16 TEST_ASSERT_EQUAL_HEX32 TEST_ASSERT_EQUAL_HEX64 TEST_ASSERT_EQUAL_STRING
    TEST_ASSERT_EQUAL_STRING_LEN TEST_ASSERT_EQUAL_FLOAT TEST_ASSERT_EQUAL_DOUBLE TEST_ASSERT_EQUAL_CHAR
    TEST_ASSERT_EQUAL_PTR TEST_ASSERT_EQUAL_MEMORY TEST_ASSERT_EQUAL_size_t TEST_ASSERT_NOT_EQUAL
    TEST_ASSERT_EQUAL_INT_MESSAGE TEST_ASSERT_EQUAL_STRING_MESSAGE TEST_ASSERT_EQUAL_INT_ARRAY
    TEST_ASSERT_EQUAL_UINT8_ARRAY`),
    ...shaped('either', `assert_eq assert_ne debug_assert_eq debug_assert_ne assert_relative_eq assert_abs_diff_eq assert_ulps_eq
    assert_approx_eq assert_snapshot assert_debug_snapshot assert_display_snapshot assert_yaml_snapshot
    assert_json_snapshot assert_matches assert_str_eq assert_lt assert_le assert_gt assert_ge
    EXPECT_EQ EXPECT_NE EXPECT_LT EXPECT_LE EXPECT_GT EXPECT_GE EXPECT_STREQ EXPECT_STRNE EXPECT_STRCASEEQ EXPECT_FLOAT_EQ
    EXPECT_DOUBLE_EQ EXPECT_NEAR ASSERT_EQ ASSERT_NE ASSERT_LT ASSERT_LE ASSERT_GT ASSERT_GE ASSERT_STREQ ASSERT_STRNE
    ASSERT_FLOAT_EQ ASSERT_DOUBLE_EQ ASSERT_NEAR CHECK_EQ CHECK_NE REQUIRE_EQ REQUIRE_NE CHECK_EQUAL CHECK_CLOSE
    BOOST_CHECK_EQUAL BOOST_REQUIRE_EQUAL BOOST_TEST_EQ BOOST_CHECK_CLOSE BOOST_CHECK_EQUAL_COLLECTIONS
    QCOMPARE CPPUNIT_ASSERT_EQUAL CU_ASSERT_EQUAL CU_ASSERT_STRING_EQUAL CU_ASSERT_DOUBLE_EQUAL ck_assert_int_eq
    ck_assert_str_eq ck_assert_uint_eq ck_assert_ptr_eq ck_assert_mem_eq ck_assert_double_eq_tol assert_int_equal
    assert_string_equal assert_true_equal assert_memory_equal assert_float_equal munit_assert_int mu_assert_int_eq
    g_assert_cmpint g_assert_cmpstr g_assert_cmpuint g_assert_cmpfloat STRCMP_EQUAL LONGS_EQUAL DOUBLES_EQUAL
    XCTAssertEqual XCTAssertNotEqual XCTAssertIdentical XCTAssertEqualWithAccuracy XCTAssertGreaterThan
    XCTAssertGreaterThanOrEqual XCTAssertLessThan XCTAssertLessThanOrEqual assertResult assertNoDiff assertIs
    expect_equal expect_identical expect_match is_deeply is isnt like cmp_ok eq_or_diff assert_output assert_line
    assert_includes refute_includes assert_operator assert_raises_with_message assertEqual assertNotEqual assertIn
    assert_success_output assert_receive assert_same_elements should_equal assert_equals assertItemsEquals`),
    ...shaped('truth', `assertTrue assertFalse assertNull assertNotNull assertEmpty assertNotEmpty assertIsArray assertIsString assertIsInt
    assertFileExists assert_true assert_false assert_predicate assert_nil assert_empty assert_respond_to assert refute
    refute_nil refute_empty assert_not assert_not_nil debug_assert EXPECT_TRUE EXPECT_FALSE ASSERT_TRUE ASSERT_FALSE
    EXPECT_THAT CHECK REQUIRE CHECK_FALSE REQUIRE_FALSE STATIC_REQUIRE BOOST_CHECK BOOST_TEST BOOST_REQUIRE QVERIFY
    CPPUNIT_ASSERT TEST_ASSERT TEST_ASSERT_TRUE TEST_ASSERT_FALSE TEST_ASSERT_NULL TEST_ASSERT_NOT_NULL CU_ASSERT
    CU_ASSERT_TRUE CU_ASSERT_FALSE ck_assert munit_assert mu_assert g_assert g_assert_true XCTAssert XCTAssertTrue
    XCTAssertFalse XCTAssertNil XCTAssertNotNil XCTUnwrap assert_some assert_ok assert_that expect_true expect_false
    CHECK_MESSAGE REQUIRE_MESSAGE assume static_assert NSAssert`),
    ...shaped('raises', `assertThrows assertThrowsExactly assertFails assertFailsWith assertThatThrownBy assertThatExceptionOfType
    assert_raises assert_raise assert_nothing_raised refute_raises expectException expectExceptionMessage
    expectExceptionMessageMatches expectExceptionCode expectExceptionObject assertDoesNotThrow expectThrows shouldThrow
    shouldThrowAny shouldThrowExactly catchThrowable catchThrowableOfType XCTAssertThrowsError XCTAssertNoThrow
    EXPECT_THROW ASSERT_THROW EXPECT_ANY_THROW EXPECT_NO_THROW EXPECT_DEATH ASSERT_DEATH CHECK_THROWS CHECK_THROWS_AS
    CHECK_THROWS_WITH CHECK_NOTHROW REQUIRE_THROWS REQUIRE_THROWS_AS REQUIRE_THROWS_WITH REQUIRE_NOTHROW
    BOOST_CHECK_THROW intercept interceptMessage assert_throws expect_error dies_ok throws_ok lives_ok`),
    ...shaped('matcher', 'assertThat'),
    ...shaped('field', 'assertArrayHasKey assertArrayNotHasKey assertObjectHasProperty assertObjectHasAttribute'),
    ...shaped('tolerance-first', 'TEST_ASSERT_INT_WITHIN TEST_ASSERT_FLOAT_WITHIN TEST_ASSERT_DOUBLE_WITHIN TEST_ASSERT_UINT_WITHIN'),
]);
/** Names too common to stand alone: only as `Assert.Equal`, `StringAssert.Contains`, `assert.are.same`. */
const BY_OWNER = new Map([
    ...shaped('expected-first', `Equal NotEqual StrictEqual NotStrictEqual Same NotSame Equivalent Contains DoesNotContain StartsWith EndsWith Matches
    DoesNotMatch AreEqual AreNotEqual AreSame AreNotSame Superset Subset IsType IsInstanceOfType HasCount EqualsWithin`),
    ...shaped('either', 'equal equals same eq is_equal are_equal has_match near All Collection InRange Greater Less GreaterOrEqual'),
    ...shaped('truth', `True False Null NotNull Empty NotEmpty IsTrue IsFalse IsNull IsNotNull IsEmpty IsNotEmpty Single is_true is_false
    is_nil truthy falsy IsNullOrEmpty Zero NotZero`),
    ...shaped('raises', 'Throws ThrowsAsync ThrowsAny ThrowsAnyAsync ThrowsException ThrowsExceptionAsync ThrowsExactly Catch DoesNotThrow has_error throws'),
    ...shaped('matcher', 'That'),
]);
/**
 * What an assertion of that name does with its arguments; null when it is none.
 * @param owner Last name before it, empty when it stands alone.
 */
function shapeOf(name, owner) {
    const plain = name.replaceAll(/[!?]/g, '');
    if (/(?:^a|A)ssert(?:s|ions?)?$|^(?:are|is|has)$/.test(owner))
        return BY_OWNER.get(plain) ?? BY_NAME.get(plain) ?? null;
    return BY_NAME.get(plain) ?? null;
}

;// CONCATENATED MODULE: ./build/assertions/scope.js

/** How many assignments of one name are remembered; a hostile file could write thousands. */
const MOST_ASSIGNMENTS = 200;
/**
 * How far names are followed. Two, because arrange-act-assert has two: the assertion speaks of `got`, `got` came from
 * `parse(text)`, and `text` holds the input.
 */
const STEPS = 2;
/** Set-up functions whose assignments every test of the file may see. */
const SETUP_NAME = /^(?:set_?up\w{0,20}|before\w{0,20}|init(?:ialize)?|__init__|constructor|let!?|subject|arrange|fixture)$/i;
/** The name an assignment binds: `x`, `self.x` → `x`, `this.x` → `x`, `@x` → `x`; null for patterns and subscripts. */
function scope_boundName(target) {
    if (target.kind === 'name')
        return plainName(target.text);
    if (target.kind === 'member' && isSelf(target.object))
        return plainName(target.property);
    return null;
}
/** The name that a use refers to, in the same normal form as {@link boundName}. */
function usedName(node) {
    return scope_boundName(node);
}
/** Whether it is `this`, `self`, `cls`, `$this`, `@`. */
function isSelf(node) {
    return node.kind === 'name' && /^\$?(?:this|self|cls|static|Self|@)$/.test(node.text);
}
function plainName(text) {
    return text.replace(/^[$@:&*]{1,3}/, '');
}
/** Assignments in a list, in source order, found by name. */
function bindings(assignments) {
    const found = new Map();
    const bind = (target, value, line) => {
        const name = scope_boundName(target);
        if (name === null || name === '_')
            return;
        const earlier = found.get(name);
        if (!earlier)
            found.set(name, [{ line, value }]);
        else if (earlier.length < MOST_ASSIGNMENTS)
            earlier.push({ line, value });
    };
    for (const { target, operator, value, range } of assignments) {
        if (/^[-+*/%|&^.~<>?]{1,3}=$/.test(operator))
            continue;
        if (target.kind !== 'list') {
            bind(target, value, range.startLine);
            continue;
        }
        // `got, err := parse("x")` binds both to the call; `a, b = 1, 2` binds each to its own.
        const values = value.kind === 'list' && value.elements.length === target.elements.length ? value.elements : [];
        target.elements.forEach((element, index) => {
            bind(element, values[index] ?? value, range.startLine);
        });
    }
    return found;
}
/**
 * The scope of one test: its own assignments first, then those of the file.
 * @param parameters Names the test gets from outside; a constant of the same name is not meant, a fixture is.
 */
function testScope(assignments, parameters, file) {
    const local = bindings(assignments);
    const given = new Set(parameters.map(plainName));
    return {
        valueOf(name, line) {
            const own = local.get(name)?.findLast((binding) => binding.line <= line);
            if (own)
                return own.value;
            return given.has(name) ? (file.fixtures.get(name) ?? null) : file.valueOf(name, line);
        },
    };
}
/**
 * Reads the file once: constants, fields, set-up functions, fixtures and helper functions.
 * @param tests Bodies of tests; what they assign is theirs alone.
 */
function scope_fileScope(root, tests) {
    const assignments = [];
    const functions = new Map();
    const pending = [{ node: root, isShared: true }];
    for (let next = pending.pop(); next; next = pending.pop()) {
        const { node, isShared } = next;
        if (tests.has(node))
            continue;
        if (node.kind === 'assign') {
            if (isShared)
                assignments.push(node);
            if (node.value.kind === 'function' && node.target.kind === 'name')
                functions.set(node.target.text, node.value);
        }
        const memoised = node.kind === 'call' ? memoisedValue(node) : null;
        if (memoised && isShared)
            assignments.push(memoised);
        if (node.kind === 'function' && node.name !== '')
            functions.set(plainName(node.name), node);
        const below = node.kind === 'function' ? isShared && (node.name === '' || SETUP_NAME.test(node.name)) : isShared;
        for (const child of [...childrenOf(node)].reverse())
            pending.push({ node: child, isShared: below });
    }
    const constants = bindings(assignments);
    const fixtures = new Map();
    const providers = new Map();
    for (const [name, definition] of functions) {
        const returned = returnsOf(definition);
        const [value] = returned;
        if (value && returned.length === 1)
            fixtures.set(name, value);
        else if (returned.length > 1)
            providers.set(name, returned);
    }
    return {
        fixtures,
        providers,
        functions,
        valueOf(name, line) {
            const known = constants.get(name);
            return (known?.findLast((binding) => binding.line <= line) ?? known?.[0])?.value ?? null;
        },
    };
}
/** RSpec's `let(:x) { value }`. */
function memoisedValue(call) {
    if (call.callee.kind !== 'name' || !/^(?:let!?|subject!?|given)$/.test(call.callee.text))
        return null;
    const [first] = call.arguments;
    const block = call.arguments.find((argument) => argument.kind === 'function');
    const value = block ? (returnsOf(block)[0] ?? block.body) : undefined;
    const name = first?.kind === 'string' ? first.value : first?.kind === 'name' ? first.text : 'subject';
    if (!value)
        return null;
    return {
        kind: 'assign',
        range: call.range,
        target: { kind: 'name', range: call.range, text: name },
        operator: '=',
        value,
    };
}
/** The values of every `return` and `yield` of a function, nested functions aside, in source order. */
function returnsOf(definition) {
    const values = [];
    const pending = [definition.body];
    for (let node = pending.pop(); node; node = pending.pop()) {
        if (node.kind === 'return' && node.value)
            values.push(node.value);
        else if (node.kind !== 'function' && node.kind !== 'class') {
            for (const child of [...childrenOf(node)].reverse())
                pending.push(child);
        }
    }
    return values;
}
/** `name` of a fixture call without arguments, `values()` → `values`. */
function calledWithout(node) {
    return node.kind === 'call' && node.arguments.length === 0 ? lastName(dottedName(node.callee)) : null;
}
function lastName(name) {
    return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf(':')) + 1);
}

;// CONCATENATED MODULE: ./build/assertions/distance.js




/** Nesting up to which an expression is judged; deeper ones are taken for calls to the subject. */
const distance_DEEPEST = 60;
/** Nodes looked at to judge one expression; a longer literal is still a literal. */
const MOST_NODES = 2000;
/**
 * 0: literals · 1: values built of literals · 2: a name or property · 3: a call to the subject.
 * Names are followed through the test and its file.
 */
function distanceOf(node, test) {
    return distance(node, { test, left: MOST_NODES }, STEPS, distance_DEEPEST);
}
function distance(node, measure, steps, depth) {
    if (depth <= 0)
        return 3;
    if (--measure.left < 0)
        return 0;
    const { test } = measure;
    switch (node.kind) {
        case 'string':
        case 'number':
        case 'constant':
        case 'regex':
            return 0;
        case 'name': {
            const value = steps > 0 ? distance_valueOf(node, test) : null;
            return value ? distance(value, measure, steps - 1, depth - 1) : 2;
        }
        case 'member': {
            const value = steps > 0 ? distance_valueOf(node, test) : null;
            if (value)
                return distance(value, measure, steps - 1, depth - 1);
            if (node.object.kind === 'block' && node.object.children.length === 0)
                return 1;
            if (node.object.kind === 'name' && /^\p{Lu}/u.test(node.object.text))
                return 1;
            return farther(2, distance(node.object, measure, steps, depth - 1));
        }
        case 'call': {
            const judged = judgeCall(node, test);
            if (judged === 'subject')
                return 3;
            const inside = farthest(node.arguments, measure, steps, depth - 1);
            return judged === 'constructor' ? farther(1, inside) : inside;
        }
        case 'index':
            return farther(2, distance(node.object, measure, steps, depth - 1));
        case 'pair':
            return distance(node.value, measure, steps, depth - 1);
        case 'function':
            return 3;
        default:
            return farthest(childrenOf(node), measure, steps, depth - 1);
    }
}
function distance_valueOf(node, { scope }) {
    const name = usedName(node);
    const value = name === null ? null : scope.valueOf(name, node.range.startLine);
    return value?.kind === 'function' ? null : value;
}
function farther(a, b) {
    return a > b ? a : b;
}
function farthest(nodes, measure, steps, depth) {
    let most = 0;
    for (const node of nodes) {
        most = farther(most, distance(node, measure, steps, depth));
        if (most === 3)
            return 3;
    }
    return most;
}
/**
 * Like `classifyCall`, but a method of a literal or of a wrapped literal gives back what it gets: `"a".into()`,
 * `Decimal("2.50").quantize(…)`. Methods of the product's own types do not.
 */
function judgeCall(call, test) {
    return judge(call, test.reading.tree.language, distance_DEEPEST);
}
function judge(call, language, depth) {
    const judged = classifyCall(call, language);
    if (judged !== 'subject' || call.callee.kind !== 'member' || depth <= 0)
        return judged;
    return isPlainValue(call.callee.object, language, depth - 1) ? 'wrapper' : 'subject';
}
function isPlainValue(node, language, depth) {
    if (depth <= 0)
        return false;
    switch (node.kind) {
        case 'string':
        case 'number':
            return true;
        case 'list':
            return node.elements.length > 0 && node.elements.length <= 100 && distance_all(node.elements, language, depth - 1);
        case 'template':
            return literalText(node) !== null;
        case 'block':
            return node.children.length > 0 && node.children.length <= 100 && distance_all(node.children, language, depth - 1);
        case 'call':
            return judge(node, language, depth - 1) === 'wrapper' && distance_all(node.arguments, language, depth - 1);
        default:
            return false;
    }
}
function distance_all(nodes, language, depth) {
    return nodes.every((node) => isPlainValue(node, language, depth));
}

;// CONCATENATED MODULE: ./build/assertions/reading.js
/** Known values of one file before its reading stops; what stands below is left out. */
const MOST_VALUES = 50_000;
/** A reading that has yet to begin. */
function reading_startReading(tree, file) {
    return { tree, file, taken: new Set(), tables: new Set(), budget: MOST_VALUES };
}
/** Takes as many values as the file's budget allows. */
function spend(reading, values) {
    const allowed = values.slice(0, Math.max(reading.budget, 0));
    reading.budget -= allowed.length;
    return allowed;
}

;// CONCATENATED MODULE: ./build/assertions/stack.js
/** Puts items on a stack so that the first comes off first. One by one: a hostile list may be too long to spread. */
function stack_pushReversed(stack, items) {
    for (let i = items.length - 1; i >= 0; i--) {
        const item = items[i];
        if (item !== undefined)
            stack.push(item);
    }
}
/** Adds items to a list, however many there are. */
function append(list, items) {
    for (const item of items)
        list.push(item);
}

;// CONCATENATED MODULE: ./build/assertions/collect.js






/** Values that a single assertion may get by following names: a case must stay small to mean something. */
const MOST_FOLLOWED = 30;
/** Nodes looked at for them, so that a thousand assertions about one huge table stay cheap. */
const MOST_FOLLOWED_NODES = 2000;
/** Keyword arguments that tune a comparison and are no values of the subject. */
const TOLERANCE_KEYWORDS = new Set([
    'abs', 'rel', 'delta', 'places', 'msg', 'message', 'accuracy', 'precision', 'nan_ok', 'abs_tol', 'rel_tol', 'err_msg',
    'decimal', 'rtol', 'atol', 'file', 'line', 'clue', 'strict',
]); // prettier-ignore
/** The name of a keyword argument or map key: identifier or string; empty when it is computed. */
function keyText(key) {
    if (key.kind === 'name')
        return key.text;
    if (key.kind === 'number')
        return key.value;
    if (key.kind === 'member')
        return key.property;
    return literalText(key) ?? '';
}
/** Whether a keyword argument only tunes a comparison. */
function isTolerance(argument) {
    return argument.kind === 'pair' && argument.key.kind === 'name' && TOLERANCE_KEYWORDS.has(argument.key.text);
}
/**
 * The literals of expressions, in source order, each with its role.
 *
 * Literals in a call to the subject are inputs whatever the side, keys and subscripts are fields, and names that stand
 * for a value of the test or of its file are followed.
 *
 * @param role What a literal is that stands in no call to the subject.
 */
function collect(nodes, role, test) {
    const { reading, scope } = test;
    const values = [];
    const seen = new Set();
    let followed = 0;
    let visited = 0;
    const pending = nodes.map((node) => ({ node, role, steps: STEPS, isFollowed: false })).reverse();
    const add = (task, found) => {
        if (task.isFollowed && (followed += found.length) > MOST_FOLLOWED)
            return;
        reading.taken.add(task.node);
        append(values, spend(reading, found));
    };
    for (let task = pending.pop(); task && reading.budget > 0; task = pending.pop()) {
        if (task.isFollowed && (followed > MOST_FOLLOWED || ++visited > MOST_FOLLOWED_NODES))
            continue;
        const { node } = task;
        if (node.kind === 'string' || node.kind === 'template' || node.kind === 'binary') {
            const text = literalText(node);
            if (text !== null) {
                for (const piece of piecesOf(node))
                    reading.taken.add(piece);
                add(task, textValues(text, task.role, node.range.startLine));
                continue;
            }
        }
        if (node.kind === 'number') {
            add(task, [{ kind: 'number', text: node.value, role: task.role, line: node.range.startLine }]);
        }
        else if (node.kind === 'regex') {
            add(task, [{ kind: 'string', text: node.value, role: task.role, line: node.range.startLine }]);
        }
        else if (node.kind === 'name' && task.role === 'field') {
            add(task, [{ kind: 'string', text: node.text, role: 'field', line: node.range.startLine }]);
        }
        else {
            const value = task.steps > 0 ? standsFor(node, test) : null;
            if (value && !seen.has(value)) {
                seen.add(value);
                pending.push({ node: value, role: task.role, steps: task.steps - 1, isFollowed: true });
            }
            if (!value || node.kind === 'call')
                stack_pushReversed(pending, below(task, test));
        }
    }
    return values;
    function standsFor(node, { scope: names, reading: { file } }) {
        const name = usedName(node);
        if (name !== null) {
            const value = names.valueOf(name, node.range.startLine);
            return value?.kind === 'function' ? null : value;
        }
        const helper = calledWithout(node);
        return helper === null || scope.valueOf(helper, node.range.startLine) ? null : (file.fixtures.get(helper) ?? null);
    }
}
/** The string nodes that a folded text consists of. */
function piecesOf(node) {
    const pieces = [];
    const pending = [node];
    for (let next = pending.pop(); next; next = pending.pop()) {
        if (next.kind === 'string')
            pieces.push(next);
        else
            stack_pushReversed(pending, childrenOf(next));
    }
    return pieces;
}
/** What is below a node that is no literal, with the roles that it gives. */
function below(task, test) {
    const { node } = task;
    const same = (child) => ({ ...task, node: child });
    const as = (child, role) => ({ ...task, node: child, role });
    switch (node.kind) {
        case 'template':
            return node.parts.filter((part) => part.kind !== 'string' || part.value.trim() !== '').map(same);
        case 'map':
            return node.entries.flatMap((entry) => entry.kind === 'pair' ? entryTasks(entry, task, test.reading.tree.language) : [same(entry)]);
        case 'pair':
            if (isTolerance(node))
                return [];
            return node.key.kind === 'name' ? [same(node.value)] : entryTasks(node, task, test.reading.tree.language);
        case 'index':
            return [same(node.object), as(node.index, isLiteral(node.index) ? 'field' : task.role)];
        case 'call':
            return callTasks(node, task, test);
        case 'assign':
            return [same(node.value)];
        case 'function':
            return [same(node.body)];
        default:
            return childrenOf(node).map(same);
    }
}
/** Languages in which a bare name as key is a variable, not the key itself. */
const COMPUTED_KEYS = new Set(['python', 'php', 'kotlin', 'java', 'scala']);
function entryTasks(entry, task, language) {
    const { key, value } = entry;
    const isVariable = key.kind === 'name' && COMPUTED_KEYS.has(language);
    const isField = key.kind !== 'call' && !isVariable && (task.role === 'expected' || task.role === 'input');
    return [
        { ...task, node: key, role: isField ? 'field' : task.role },
        { ...task, node: value },
    ];
}
function callTasks(call, task, test) {
    const role = task.role === 'expected' && judgeCall(call, test) === 'subject' ? 'input' : task.role;
    const object = call.callee.kind === 'name' ? [] : [{ ...task, node: call.callee, role }];
    return [...object, ...call.arguments.map((argument) => ({ ...task, node: argument, role }))];
}
function isLiteral(node) {
    return node.kind === 'number' || literalText(node) !== null;
}

;// CONCATENATED MODULE: ./build/assertions/claim.js





const COMPARISONS = new Set([
    '==', '!=', '===', '!==', '<', '>', '<=', '>=', '<=>', 'is', 'is not', 'in', 'not in', '=~', '!~', 'eq', 'ne', '-eq',
    '-ne', '=', '<>', '~=', 'instanceof', 'is_a', 'equals', 'matches',
]); // prettier-ignore
const claim_CONNECTIVES = new Set(['&&', '||', 'and', 'or', '-a', '-o']);
/** Methods that ask a question about their object; the argument is then what the test expects to find. */
const PREDICATES = new Set([
    'startswith', 'startsWith', 'starts_with', 'hasPrefix', 'HasPrefix', 'StartsWith', 'start_with?', 'starts_with?',
    'endswith', 'endsWith', 'ends_with', 'hasSuffix', 'HasSuffix', 'EndsWith', 'end_with?', 'ends_with?',
    'includes', 'contains', 'Contains', 'include?', 'has', 'containsKey', 'contains_key', 'ContainsKey', 'key?', 'has_key?',
    'equals', 'Equals', 'Equal', 'equal', 'eql?', 'eq', 'DeepEqual', 'EqualFold', 'equalsIgnoreCase', 'SequenceEqual',
    'compareTo', 'isEqual', 'contentEquals', 'issubset', 'issuperset', 'isclose', 'is_close', 'array_equal', 'allclose',
    'str_contains', 'str_starts_with', 'str_ends_with', 'in_array', 'strcmp', 'memcmp', 'strncmp',
]); // prettier-ignore
/** Owners whose functions take both sides as arguments: `strings.Contains(out, "x")`, `math.isclose(a, b)`. */
const PREDICATE_OWNERS = new Set([
    'strings', 'bytes', 'slices', 'maps', 'reflect', 'math', 'np', 'numpy', 'Arrays', 'Objects', 'cmp', 'errors', 'proto',
    'big', 'Object', 'StringUtils', 'filecmp',
]); // prettier-ignore
/** Whether it is a comparison. */
function isComparison(node) {
    return node.kind === 'binary' && (COMPARISONS.has(node.operator) || node.operator.startsWith('should'));
}
/**
 * The claims that a condition makes when it must hold: comparisons joined by `and` or `or`, each by itself.
 * @param place Node whose place the claims get.
 */
function conditionClaims(condition, place) {
    const claims = [];
    const pending = [condition];
    for (let node = pending.pop(); node; node = pending.pop()) {
        if (node.kind === 'unary')
            pending.push(node.operand);
        else if (node.kind === 'block' && node.children.length === 1)
            pending.push(...node.children);
        else if (node.kind === 'binary' && claim_CONNECTIVES.has(node.operator))
            pending.push(node.right, node.left);
        else
            claims.push(...singleClaims(node, place));
    }
    return claims;
}
function singleClaims(node, place) {
    if (isComparison(node)) {
        if (node.left.kind === 'call' && isZero(node.right) && ORDERING.test(calleeName(node.left))) {
            return singleClaims(node.left, place);
        }
        return [{ node: place, actual: [node.left], expected: [node.right] }];
    }
    if (node.kind === 'call')
        return [predicateClaim(node, place) ?? { node: place, actual: [node], expected: [] }];
    return [{ node: place, actual: [node], expected: [] }];
}
/** Functions whose zero says that both arguments are equal. */
const ORDERING = /^(?:str(?:n|case)?cmp|memcmp|compareTo)$/;
function isZero(node) {
    return node.kind === 'number' && node.value === '0';
}
/** `abs(a - b)`, `(a - b).abs()`: what is compared is a with b, not their distance with the tolerance. */
function differenceOf(node) {
    let inner = node;
    if (node.kind === 'call' && /^(?:f?abs|Abs|fabsf)$/.test(calleeName(node))) {
        inner = node.arguments[0] ?? (node.callee.kind === 'member' ? node.callee.object : node);
    }
    if (inner === node)
        return null;
    while (inner.kind === 'block' && inner.children.length === 1 && inner.children[0])
        inner = inner.children[0];
    return inner.kind === 'binary' && inner.operator === '-' ? [inner.left, inner.right] : null;
}
function predicateClaim(call, place) {
    const name = calleeName(call);
    if (!PREDICATES.has(name))
        return null;
    const [first, second] = call.arguments;
    const owner = call.callee.kind === 'member' ? call.callee.object : null;
    if (owner === null || (owner.kind === 'name' && PREDICATE_OWNERS.has(owner.text))) {
        return first && second ? { node: place, actual: [first], expected: [second] } : null;
    }
    return first ? { node: place, actual: [owner], expected: call.arguments.filter((a) => !isTolerance(a)) } : null;
}
/** A claim whose two sides stand in the arguments, by the custom of the assertion. */
function argumentClaim(call, sides, order) {
    const [first, second] = sides.filter((side) => !isTolerance(side));
    if (!first)
        return null;
    if (!second)
        return { node: call, actual: [first], expected: [] };
    return order === 'expected-first'
        ? { node: call, actual: [second], expected: [first] }
        : { node: call, actual: [first], expected: [second] };
}
/**
 * Turns a claim round when its expected side is evidently the call to the subject; people swap arguments, and some
 * assertions have no custom. Equal sides stay as declared.
 */
function oriented(claim, test) {
    const [left] = claim.actual;
    const [right] = claim.expected;
    if (!left || !right || claim.actual.length > 1 || claim.expected.length > 1)
        return claim;
    const difference = differenceOf(resolved(left, test)) ?? differenceOf(resolved(right, test));
    const [actual, expected] = difference ?? [left, right];
    return distanceOf(actual, test) < distanceOf(expected, test)
        ? { ...claim, actual: [expected], expected: [actual] }
        : { ...claim, actual: [actual], expected: [expected] };
}
/** What a local name stands for, or the node itself. */
function resolved(node, test) {
    const name = usedName(node);
    return (name === null ? null : test.scope.valueOf(name, node.range.startLine)) ?? node;
}
/** Names and property names on the expected side and in calls to the subject. */
function usageOf(claims, language) {
    const expected = new Set();
    const input = new Set();
    const note = (root, names) => {
        walk(root, (node) => {
            if (node.kind === 'call' && names === expected && classifyCall(node, language) === 'subject') {
                note(node, input);
                return false;
            }
            const name = node.kind === 'member' ? node.property : usedName(node);
            if (name !== null)
                names.add(name);
            if (node.kind === 'index') {
                const key = node.index.kind === 'string' || node.index.kind === 'number' ? node.index.value : null;
                if (key !== null)
                    names.add(key);
            }
            return undefined;
        });
    };
    for (const claim of claims) {
        for (const node of claim.actual)
            note(node, input);
        for (const node of claim.expected)
            note(node, expected);
    }
    return { expected, input };
}
/** Dotted name of a call's callee, macros without their mark. */
function callName(call) {
    return dottedName(call.callee).replaceAll('!', '');
}

;// CONCATENATED MODULE: ./build/assertions/fluent.js




/** Longest chain that is read as one assertion. */
const MOST_LINKS = 40;
/** Their texts are error messages: vocabulary that a test may demand, no answers. */
const THROWING = /^(?:toThrow\w*|throws?|Throw\w*|rejectedWith|raise_error|raise_exception|hasMessage\w*|WithMessage|withMessage\w*|isThrownBy|isInstanceOf\w*|shouldThrow\w*|throwError|raises?|to_raise|threw)$/;
/** Their texts explain the assertion to people, or are hints and tolerances. */
const EXPLAINING = /^(?:as|describedAs|because|withFailMessage|overridingErrorMessage|withClue|toMatchSnapshot|toMatchFileSnapshot|matchSnapshot|toMatchImageSnapshot|Within|within_tolerance|be_within|by|After|a|an|usingComparator|withPrecision)$/;
/** The first argument names a part of the actual value. */
const NAMING_PART = /^(?:toHaveProperty|property|ownProperty|nestedProperty|have_key|haveKey|hasFieldOrPropertyWithValue|hasFieldOrProperty|toHaveKey|ContainKey|have_attributes|toHaveAttribute|toHaveStyle|extracting|property_of)$/;
/** What follows the first argument is a message or a tolerance. */
const FIRST_ONLY = /^(?:equals?|eq|eql|eqls|deepEqual|strictEqual|toBeCloseTo|closeTo|isCloseTo|Be\w*|Equal|Contain|StartWith|EndWith|lengthOf|above|below|least|most|isEqualTo|toBeWithin)$/;
/** The first argument counts calls. */
const SKIPPING_FIRST = new Set([
    'toHaveBeenNthCalledWith',
    'nthCalledWith',
    'toHaveNthReturnedWith',
]);
/** Links that take a matcher: RSpec's `to eq(5)`, NUnit's `Assert.That(x, Is.EqualTo(5))`. */
const TAKING_MATCHER = new Set([
    'to',
    'not_to',
    'to_not',
    'toNot',
    'notTo',
    'should',
    'should_not',
    'must',
    'shouldBe',
    'be',
]);
/** Matchers that hold other matchers. */
const NESTED_MATCHER = /^(?:is|not|equalTo|equal|eq|eql|allOf|anyOf|both|either|hasItems?|contains\w*|startsWith|endsWith|closeTo|include|a_string_\w+|match\w*|be_\w+|have_\w+|of|everyItem|hasSize|hasEntry|hasProperty|notNullValue|EqualTo|Not|Contain\w*|contain_\w+|startWith|endWith)$/;
/**
 * The claim of a chain such as `expect(f(1)).not.toBe(2)`, `expect(x).to.deep.equal({…})`, `assertThat(x).isEqualTo(1)`,
 * `x.should.equal(2)`, `x.Should().Be(2)`.
 *
 * @param roots Names of the calls that take the actual value.
 */
function fluentClaim(node, roots) {
    if (node.kind !== 'call' && node.kind !== 'member')
        return null;
    const chain = chainOf(node, roots);
    if (!chain || chain.links.length === 0)
        return null;
    const fields = [];
    const expected = [];
    for (const { name, args } of chain.links) {
        if (!args || THROWING.test(name) || EXPLAINING.test(name))
            continue;
        if (/^toMatchInlineSnapshot$/.test(name))
            append(expected, args.flatMap(snapshotNode));
        else if (name.endsWith('InlineSnapshot'))
            continue;
        else if (NAMING_PART.test(name)) {
            append(fields, args.slice(0, 1));
            append(expected, args.slice(1));
        }
        else if (TAKING_MATCHER.has(name))
            append(expected, args.flatMap(matcherArguments));
        else if (FIRST_ONLY.test(name))
            append(expected, args.slice(0, 1));
        else
            append(expected, SKIPPING_FIRST.has(name) ? args.slice(1) : args);
    }
    const [actual] = chain.actual;
    // `expect(a === b).toBe(true)`: the comparison is the assertion.
    if (actual?.kind === 'binary' && expected.every((side) => side.kind === 'constant'))
        return conditionClaims(actual, node);
    return [{ node, actual: chain.actual.slice(0, 1), expected, fields }];
}
function chainOf(node, roots) {
    const links = [];
    let current = node;
    for (let count = 0; count < MOST_LINKS; count++) {
        if (current.kind === 'member') {
            if (current.property === 'should' && roots.has('should'))
                return { links: links.reverse(), actual: [current.object] };
            links.push({ name: current.property, args: null });
            current = current.object;
            continue;
        }
        if (current.kind !== 'call')
            return null;
        const callee = current.callee;
        if (callee.kind === 'name') {
            return roots.has(lastPart(callee.text)) ? { links: links.reverse(), actual: current.arguments } : null;
        }
        if (callee.kind !== 'member')
            return null;
        const { property } = callee;
        if (isRootMember(property, callee.object, roots))
            return { links: links.reverse(), actual: current.arguments };
        if (/^[Ss]hould$/.test(property) && roots.has('should')) {
            if (current.arguments.length === 0)
                return { links: links.reverse(), actual: [callee.object] };
            return { links: [{ name: 'should', args: current.arguments }], actual: [callee.object] };
        }
        if (/^should[A-Z_]\w{0,60}$/.test(property) && roots.has('should')) {
            return { links: [{ name: property, args: current.arguments }, ...links.reverse()], actual: [callee.object] };
        }
        links.push({ name: property, args: current.arguments });
        current = callee.object;
    }
    return null;
}
/** `expect.soft(x)`, `Assertions.assertThat(x)`, `Truth.assertThat(x)`. */
function isRootMember(property, object, roots) {
    if (object.kind !== 'name' && object.kind !== 'member')
        return false;
    const owner = object.kind === 'name' ? object.text : object.property;
    if (roots.has(property) && /^\p{Lu}|^(?:chai|assert|t|vitest)$/u.test(owner))
        return true;
    return roots.has(owner) && /^(?:soft|poll|element)$/.test(property);
}
/** Values in the arguments of a matcher: `eq(5)`, `Is.Not.EqualTo(5).Within(0.1)`, `allOf(startsWith("a"), …)`. */
function matcherArguments(matcher) {
    const found = [];
    const pending = [{ node: matcher, isMatcher: true }];
    for (let next = pending.shift(), count = 0; next && count < 100; next = pending.shift(), count++) {
        const { node, isMatcher } = next;
        if (node.kind !== 'call' || (!isMatcher && !isNestedMatcher(node))) {
            found.push(node);
            continue;
        }
        const { callee } = node;
        const name = callee.kind === 'member' ? callee.property : callee.kind === 'name' ? callee.text : '';
        if (callee.kind === 'member' && callee.object.kind === 'call')
            pending.push({ node: callee.object, isMatcher: true });
        if (THROWING.test(name) || EXPLAINING.test(name))
            continue;
        for (const argument of node.arguments)
            pending.push({ node: argument, isMatcher: false });
    }
    return found;
}
function isNestedMatcher(call) {
    const { callee } = call;
    if (callee.kind === 'name')
        return NESTED_MATCHER.test(callee.text);
    return (callee.kind === 'member' &&
        /^(?:Is|Has|Does|Matchers)$/.test(ownerOf(callee.object)) &&
        NESTED_MATCHER.test(callee.property));
}
/** `Is` of `Is.Not`. */
function ownerOf(node) {
    const owner = node.kind === 'member' ? node.object : node;
    return owner.kind === 'name' ? owner.text : '';
}
/** An inline snapshot as the text that the test compares with, without layout. */
function snapshotNode(argument) {
    const text = literalText(argument);
    if (text === null)
        return [];
    return [{ kind: 'string', range: argument.range, value: inlineSnapshotText(text), isDocumentation: false }];
}

;// CONCATENATED MODULE: ./build/assertions/call-claims.js







const FLUENT_ROOTS = new Set([
    'assertThat', 'expect', 'verifyThat', 'that', 'should', 'assertWithMessage', 'then', 'expectThat', 'assertSoftly', 'That',
]); // prettier-ignore
/**
 * What a statement asserts by calling an assertion that is known by its name, in any language.
 * @param language Its id; the place of messages and Swift's `#expect` depend on it.
 */
function assertionCallClaims(node, language) {
    if (node.kind === 'assert')
        return conditionClaims(node.condition, node);
    if (node.kind === 'binary' && /^(?:should|must)/.test(node.operator))
        return infixClaims(node.left, node.right, node);
    const claims = node.kind === 'call' ? callClaims(node, language) : null;
    return claims ?? fluentClaim(node, FLUENT_ROOTS);
}
/** `total shouldBe 5`, `x should be (5)`. */
function infixClaims(left, right, place) {
    return [{ node: place, actual: [left], expected: right.kind === 'call' ? matcherArguments(right) : [right] }];
}
function callClaims(call, language) {
    const name = calleeName(call);
    const owner = call.callee.kind === 'member' ? lastPart(dottedName(call.callee.object)) : '';
    const shape = shapeOf(name, owner) ?? (isSwiftExpectation(name, language) ? 'truth' : null);
    const values = call.arguments.filter((argument) => !isTolerance(argument));
    // Dart's `expect(actual, matcher)`; elsewhere `expect` begins a chain.
    if (name === 'expect' && values.length > 1 && values[1]?.kind !== 'function')
        return [matcherClaim(call, values)];
    if (shape === null)
        return null;
    const [first, second, third] = values;
    switch (shape) {
        case 'truth': {
            // Home-made `CHECK(got, want)`; the frameworks' own take a single condition.
            const pairs = /^(?:CHECK|REQUIRE)$/.test(name) && values.length === 2 ? argumentClaim(call, values, 'either') : null;
            if (pairs)
                return [pairs];
            return first ? conditionClaims(first, call) : [];
        }
        case 'raises':
            return raisingClaims(call, values);
        case 'matcher':
            if (!second || second.kind === 'function')
                return null;
            return [matcherClaim(call, values)];
        case 'field':
            return first && second ? [{ node: call, actual: [second], fields: [first], expected: [] }] : [];
        case 'tolerance-first': {
            const claim = second && third ? argumentClaim(call, [second, third], 'expected-first') : null;
            return claim ? [claim] : null;
        }
        default: {
            const claim = argumentClaim(call, sidesOf(values, language), shape);
            return claim ? [claim] : null;
        }
    }
}
/** Swift's `#expect(a == b)` and `#require(…)`. */
function isSwiftExpectation(name, language) {
    return language === 'swift' && /^#?(?:expect|require)$/.test(name);
}
/** The two sides; a message may stand before them (JUnit 4) or after them, with a tolerance. */
function sidesOf(values, language) {
    const [first, , third] = values;
    const isJvm = /^(?:java|kotlin|scala|groovy)$/.test(language);
    const leadsWithMessage = isJvm && first && third && literalText(first) !== null && literalText(third) === null && third.kind !== 'number';
    return leadsWithMessage ? values.slice(1, 3) : values.slice(0, 2);
}
/** Texts and classes are about the error; the failing code's literals are inputs. */
function raisingClaims(call, values) {
    const code = values.filter((value) => value.kind === 'function' || value.kind === 'call' || value.kind === 'block');
    return code.length === 0 ? [] : [{ node: call, actual: code, expected: [] }];
}
/** `assertThat(actual, matcher)`, with a reason before them. */
function matcherClaim(call, values) {
    const [first, second, third] = values;
    const hasReason = first !== undefined && third?.kind === 'call' && literalText(first) !== null;
    const actual = hasReason ? second : first;
    const matcher = hasReason ? third : second;
    return {
        node: call,
        actual: actual ? [actual] : [],
        expected: matcher ? matcherArguments(matcher) : [],
    };
}

;// CONCATENATED MODULE: ./build/assertions/words.js
const EXPECTED_WORDS = new Set([
    'want', 'wants', 'wanted', 'expect', 'expects', 'expected', 'expectation', 'exp', 'out', 'output', 'outputs', 'stdout',
    'result', 'results', 'res', 'answer', 'answers', 'ret', 'returns', 'returned', 'should', 'golden', 'desired', 'correct',
]); // prettier-ignore
const ID_WORDS = new Set([
    'id', 'name', 'case', 'desc', 'description', 'title', 'label', 'scenario', 'test', 'comment', 'note', 'msg', 'message', 'what',
    'why',
]); // prettier-ignore
/** Words that only name a row when the whole name is that word: a `user_id` is an input. */
const ID_PREFIXES = new Set(['test', 'case', 'row', 'scenario', 'tc']);
/** Words of an identifier in lower case: `wantErr_2` → `want`, `err`, `2`. */
function words_wordsOf(identifier) {
    return identifier
        .slice(0, 200)
        .replaceAll(/(?<lower>[\p{Ll}\d])(?=\p{Lu})/gu, '$<lower>_')
        .toLowerCase()
        .split(/[^\p{L}\d]+/u)
        .filter((word) => word !== '');
}
/** Role of a column by its name; null when the name tells nothing. */
function columnRole(name) {
    const words = words_wordsOf(name);
    const [first, second] = words;
    if (words.some((word) => EXPECTED_WORDS.has(word)))
        return 'expected';
    if (first === undefined || !(ID_WORDS.has(first) || (second !== undefined && ID_WORDS.has(second))))
        return null;
    if (second === undefined)
        return ID_WORDS.has(first) ? 'case-id' : null;
    return words.length === 2 && ID_PREFIXES.has(first) ? 'case-id' : null;
}
/** Whether a key of a table names its row (`CASE_3`, `halved again`) rather than being what is fed in (`/a?b=1`, `3.5`). */
function namesRow(key) {
    return key.length <= 120 && /^\p{L}[\p{L}\p{M}\d _\-:,.()']*$/u.test(key);
}

;// CONCATENATED MODULE: ./build/assertions/local-claims.js



/** First word of functions that assert by their name, wherever they are defined. */
const ASSERTING_WORDS = new Set([
    'assert', 'check', 'checks', 'close', 'compare', 'confirm', 'ensure', 'eq', 'equal', 'equals', 'expect', 'expects', 'is',
    'must', 'ok', 'same', 'should', 'that', 'validate', 'verify', 'near', 'roundtrip',
]); // prettier-ignore
/** Whether a function's name says that it asserts: `check_slug`, `assertRoundTrip`, `CHECK`. */
function soundsAsserting(name) {
    const [first] = words_wordsOf(name);
    return first !== undefined && ASSERTING_WORDS.has(first);
}
/**
 * The claim that a call to the test file's own assertion makes: `check(64, 12)`, `slugIs('a b', 'a-b')`.
 * Parameters named like an expectation tell the sides; else the plainer argument, else the last one is expected.
 *
 * @param isKnown Accept a function that the file does not define, such as a C macro, if it sounds asserting.
 */
function localClaim(call, test, isKnown) {
    const name = calleeName(call);
    const definition = test.reading.file.functions.get(name);
    const args = call.arguments.filter((argument) => argument.kind !== 'function');
    if (args.length < 2 || (!definition && isKnown))
        return null;
    const roles = args.map((argument, index) => {
        const named = argument.kind === 'pair' && argument.key.kind === 'name' ? argument.key.text : undefined;
        return columnRole(named ?? definition?.parameters[index]?.name ?? '');
    });
    if (roles.includes('expected')) {
        const rest = args.filter((_argument, index) => roles[index] !== 'expected');
        // `check("a.csv", rows)` with a parameter `name`: the only other argument is what is fed in.
        if (rest.length === 1)
            return { node: call, actual: rest, expected: args.filter((argument) => !rest.includes(argument)) };
        const of = (isExpected) => args.filter((argument, index) => (roles[index] === 'expected') === isExpected && !isLabel(argument, roles[index]));
        return { node: call, actual: of(false), expected: of(true) };
    }
    if (!soundsAsserting(name))
        return null;
    const unlabelled = args.filter((argument, index) => !isLabel(argument, roles[index]));
    const sides = unlabelled.length > 1 ? unlabelled : args;
    const expected = sides.at(-1);
    return expected && sides.length > 1 ? { node: call, actual: sides.slice(0, -1), expected: [expected] } : null;
}
/** A text that only names the check. */
function isLabel(argument, role) {
    return role === 'case-id' && literalText(argument) !== null;
}

;// CONCATENATED MODULE: ./build/assertions/tables.js



/** Calls that hold the rows of a table as arguments: `Stream.of(row, row)`, `listOf(…)`, `table(…)`. */
const HOLDING_CALLS = new Set([
    'of', 'asList', 'listOf', 'arrayOf', 'setOf', 'sequenceOf', 'mapOf', 'list', 'tuple', 'vec', 'array', 'List', 'Seq',
    'Array', 'Vector', 'Map', 'Table', 'table', 'ofEntries', 'linkedMapOf', 'hashMapOf', 'TheoryData', 'combine', 'Set',
    'OrderedDict', 'LinkedHashMap', 'HashMap', 'values', 'forAll',
]); // prettier-ignore
/** Calls that give back the table they get, or that they are called on. */
const PASSING_CALLS = new Set([
    'entries', 'freeze', 'deepFreeze', 'enumerate', 'iter', 'items', 'into_iter', 'stream', 'each_with_index', 'entrySet',
    'sorted', 'dict', 'values', 'withIndex', 'each', 'toList', 'from', 'iter_mut', 'copy', 'deepcopy', 'to_vec', 'Enumerable',
]); // prettier-ignore
/** Calls whose arguments are one row. */
const ROW_CALLS = /^(?:param|arguments|Arguments|args|row|Row|Tuple|tuple|TestCaseData|entry|Entry|of|Pair|Triple|to|case|Case|pair|make_pair|make_tuple|tc|t)$/;
/** The table behind an expression, names and wrapping calls taken off; null when there is none. */
function tableOf(node, test) {
    let current = node;
    for (let steps = 0; steps < 8; steps++) {
        switch (current.kind) {
            case 'list':
                return current.elements.length > 0 ? current : null;
            case 'map':
                return current.entries.length > 0 ? current : null;
            case 'unary':
                current = current.operand;
                break;
            case 'block': {
                const only = current.children[0];
                if (!only || current.children.length !== 1)
                    return null;
                current = only;
                break;
            }
            case 'name':
            case 'member': {
                const value = test.scope.valueOf(usedName(current) ?? lastPart(dottedName(current)), current.range.startLine);
                if (!value || value === current)
                    return null;
                current = value;
                break;
            }
            case 'call': {
                const inner = tableInCall(current, test);
                if (inner === null || inner === current)
                    return inner;
                current = inner;
                break;
            }
            default:
                return null;
        }
    }
    return null;
}
/** Rows in the arguments make the call itself the table; `Object.entries(T)`, `T.items()`, `rows()` lead to another. */
function tableInCall(call, test) {
    const helper = calledWithout(call);
    const returned = helper === null ? undefined : test.reading.file.fixtures.get(helper);
    if (returned)
        return returned;
    const provided = helper === null ? undefined : test.reading.file.providers.get(helper);
    if (provided)
        return { kind: 'list', range: call.range, elements: provided };
    const name = lastPart(dottedName(call.callee));
    if (call.callee.kind === 'list' || call.callee.kind === 'map')
        return call.callee;
    const [first] = call.arguments;
    if (PASSING_CALLS.has(name) && (!first || call.arguments.length === 1)) {
        return first ?? (call.callee.kind === 'member' ? call.callee.object : null);
    }
    if (!first || !(HOLDING_CALLS.has(name) || call.isConstruction))
        return null;
    return call.arguments.length === 1 && !isRow(first) ? first : call;
}
function isRow(node) {
    return (node.kind === 'call' && ROW_CALLS.test(lastPart(dottedName(node.callee)))) || isInfixPair(node);
}
/** Kotlin's `a to b`, Scala's `a -> b`. */
function isInfixPair(node) {
    return node.kind === 'binary' && (node.operator === 'to' || node.operator === '->' || node.operator === '=>');
}
/** The rows of a table that {@link tableOf} found. */
function elementsOf(table) {
    switch (table.kind) {
        case 'list':
            return table.elements;
        case 'map':
            return table.entries;
        case 'call':
            return table.arguments;
        default:
            return [];
    }
}

;// CONCATENATED MODULE: ./build/assertions/loops.js






/** Methods that call a function once for each element of their object. */
const EACH_METHODS = new Set([
    'forEach', 'each', 'map', 'every', 'all', 'flatMap', 'each_with_index', 'for_each', 'collect', 'each_pair', 'foreach',
    'forAll', 'with', 'each_entry', 'onEach', 'forEachIndexed', 'any', 'some', 'filter',
]); // prettier-ignore
/** Whether a node may run something once for each row of a table. */
function isLoop(node) {
    return node.kind === 'loop' || (node.kind === 'call' && EACH_METHODS.has(calleeName(node)));
}
/**
 * The table that a loop walks through, with the names it gives to the cells: `for a, want in rows`,
 * `foreach ($cases as $id => [$a, $want])`, `for _, tc := range tests`, `rows.forEach(([a, want]) => …)`.
 * Null when the node is no loop, or goes over something that the file does not spell out.
 */
function loopTable(node, test) {
    if (node.kind === 'loop') {
        const table = headerTable(node.header, test);
        return table ? { ...table, isNamedFirst: namesSubtests(node.body) } : null;
    }
    if (node.kind !== 'call' || node.callee.kind !== 'member' || !EACH_METHODS.has(calleeName(node)))
        return null;
    const callback = node.arguments.findLast((argument) => argument.kind === 'function');
    if (!callback || !tableOf(node.callee.object, test))
        return null;
    return { rows: node.callee.object, columns: namedCells(callback.parameters.map((parameter) => parameter.name)) };
}
/** `t.Run(tc.name, …)`: the rows carry names. */
function namesSubtests(body) {
    let found = false;
    walk(body, (node) => {
        if (found || (node.kind === 'loop' && node.body !== body))
            return false;
        if (node.kind !== 'call' || !/^(?:Run|subTest|it|test)$/.test(calleeName(node)))
            return undefined;
        const [first] = node.arguments;
        found = first?.kind === 'member' && columnRole(first.property) === 'case-id';
        return undefined;
    });
    return found;
}
function headerTable(header, test) {
    const nodes = header
        .flatMap((node) => (node.kind === 'assign' ? [node.target, node.value] : [node]))
        .flatMap(unwrapped);
    const at = nodes.findLastIndex((node) => !isPattern(node) && tableOf(node, test) !== null);
    const rows = nodes[at];
    if (rows === undefined)
        return null;
    const columns = [];
    const pending = nodes.filter((_, index) => index !== at).reverse();
    for (let node = pending.pop(); node && columns.length < 50; node = pending.pop()) {
        if (node.kind === 'name')
            columns.push(usedName(node) ?? node.text);
        else if (node.kind === 'list')
            stack_pushReversed(pending, node.elements);
        else if (node.kind === 'pair')
            pending.push(node.value, node.key);
        else if (node.kind === 'unary')
            pending.push(node.operand);
        else if (node.kind === 'block')
            stack_pushReversed(pending, node.children);
        else if (node.kind === 'assign')
            pending.push(node.target);
        else if (node.kind === 'binary')
            pending.push(node.right, node.left);
        else if (node.kind === 'call')
            stack_pushReversed(pending, node.arguments);
    }
    return { rows, columns: namedCells(columns) };
}
/** `rows as [a, b]`, `(a, b) in rows`, `x : rows`: the grammar or lexer may leave them in one expression. */
function unwrapped(node) {
    if (node.kind === 'binary' && /^(?:in|as|of|:|:=|<-|=>|range)$/.test(node.operator))
        return [node.left, node.right].flatMap(parted);
    return parted(node);
}
function parted(node) {
    if (node.kind === 'block')
        return node.children;
    return node.kind === 'assign' ? [node.target, node.value] : [node];
}
/** A list of nothing but names binds; it is no table. */
function isPattern(node) {
    switch (node.kind) {
        case 'list':
            return node.elements.every((element) => element.kind === 'name' || isPatternPart(element));
        case 'map':
            return node.entries.every((entry) => entry.kind === 'name' || isPatternPart(entry));
        default:
            return false;
    }
}
function isPatternPart(node) {
    if (node.kind === 'list')
        return node.elements.every((element) => element.kind === 'name');
    if (node.kind === 'pair')
        return node.value.kind === 'name';
    return node.kind === 'unary' && node.operand.kind === 'name';
}
/** One name for the whole row (`tc`) names no cell; nor do blanks for index or key. */
function namedCells(names) {
    const used = names.filter((name) => name !== '_' && name !== '');
    return used.length < 2 ? [] : names;
}

;// CONCATENATED MODULE: ./build/assertions/rows.js







const NO_ROWS = { cases: [], ids: [] };
/**
 * Reads every row of a table into one case.
 *
 * A cell is expected or names its row if its column, its field or its use in the test's assertions says so. If nothing
 * says what is expected, the last cell is; all others are inputs.
 */
function readRows(table, usage, name, test) {
    const found = tableOf(table.rows, test);
    if (!found || test.reading.tables.has(found))
        return NO_ROWS;
    test.reading.tables.add(found);
    const cases = [];
    const ids = [];
    for (const element of elementsOf(found)) {
        if (test.reading.budget <= 0)
            break;
        const row = rowOf(element, table.columns, usage, test);
        const values = rowValues(row, usage, table.isNamedFirst === true, test);
        if (row.id)
            ids.push(row.id.text);
        else {
            const named = values.find((value) => value.role === 'case-id');
            if (named)
                ids.push(named.text);
        }
        if (values.length > 0)
            cases.push(caseOf('row', name, row.node, values));
    }
    return { cases, ids };
}
/** A case at a place. */
function caseOf(kind, name, place, values) {
    return { kind, name, startLine: place.range.startLine, endLine: place.range.endLine, values };
}
function rowOf(element, columns, usage, test) {
    const positional = (nodes) => nodes.map((node, index) => node.kind === 'pair' && node.key.kind === 'name'
        ? { name: keyText(node.key), node: node.value }
        : { name: (columns[index] ?? '').replace(/^[$@&*]{1,2}/, ''), node });
    if (columns.length === 1 && !hasExpectedField(rows_plain(element, test), usage)) {
        return { node: element, cells: positional([element]), id: null };
    }
    if (element.kind === 'pair') {
        const key = keyText(element.key);
        // A pair of a pair is no table; following it would recurse as deep as somebody writes it.
        const inner = element.value.kind === 'pair' ? null : rowOf(element.value, [], usage, test);
        if (inner === null || (inner.cells.length < 2 && element.value.kind !== 'map')) {
            return { node: element, cells: positional([element.key, element.value]), id: null };
        }
        const cells = inner.cells.map((cell, at) => cell.name === '' ? { ...cell, name: columnAfterKey(columns, at, inner) } : cell);
        return namesRow(key)
            ? { node: element, cells, id: { text: key, node: element.key } }
            : { node: element, cells: [{ name: '', node: element.key }, ...cells], id: null };
    }
    const value = rows_plain(element, test);
    if (isInfixPair(value) && value.kind === 'binary') {
        return { node: element, cells: positional([value.left, value.right]), id: null };
    }
    switch (value.kind) {
        case 'list':
            return { node: element, cells: positional(value.elements), id: null };
        case 'map':
            return { node: element, cells: value.entries.map(entryCell), id: null };
        case 'call': {
            const [record] = value.arguments;
            const isRecord = value.arguments.length === 1 && (record?.kind === 'map' || record?.kind === 'list');
            if (value.isConstruction && isRecord)
                return { ...rowOf(record, columns, usage, test), node: element };
            return callRow(value, element, positional);
        }
        default:
            return { node: element, cells: positional([element]), id: null };
    }
}
/** A single parameter that gets a whole record, of which one field says what is expected. */
function hasExpectedField(node, usage) {
    if (node.kind !== 'map')
        return false;
    return node.entries.some((entry) => {
        const name = entry.kind === 'pair' ? keyText(entry.key) : '';
        return name !== '' && (usage.expected.has(name) || columnRole(name) === 'expected');
    });
}
/** Columns may or may not count the key of the map: `for id, (a, b, want)` and `testScale(a, b, want)`. */
function columnAfterKey(columns, at, inner) {
    const shift = columns.length === inner.cells.length + 1 ? 1 : 0;
    return columns.length >= inner.cells.length ? (columns[at + shift] ?? '') : '';
}
function entryCell(entry) {
    return entry.kind === 'pair'
        ? { name: keyText(entry.key), node: entry.value, key: entry.key }
        : { name: '', node: entry };
}
/** `pytest.param(…, id="x")`, `new TestCaseData(…).Returns(x).SetName("y")`, `Case("a", 1)`. */
function callRow(call, element, positional) {
    const cells = [];
    let id = null;
    let current = call;
    for (let links = 0; links < 10; links++) {
        const callee = current.callee;
        const method = callee.kind === 'member' ? callee.property : '';
        const [first] = current.arguments;
        if (callee.kind === 'member' && callee.object.kind === 'call' && first) {
            const text = literalText(first);
            if (/^(?:SetName|named|withName)$/.test(method) && text !== null)
                id = { text, node: first };
            else if (method === 'Returns')
                cells.push({ name: 'expected', node: first });
            current = callee.object;
            continue;
        }
        const values = current.arguments.filter((argument) => {
            if (argument.kind !== 'pair' || argument.key.kind !== 'name')
                return true;
            if (argument.key.text !== 'id')
                return argument.key.text !== 'marks';
            const text = literalText(argument.value);
            if (text !== null)
                id = { text, node: argument.value };
            return false;
        });
        return { node: element, cells: [...positional(values), ...cells], id };
    }
    return { node: element, cells, id };
}
/** A row may stand behind a name of the file, or behind `&`. */
function rows_plain(node, test) {
    let current = node;
    for (let steps = 0; steps < 4; steps++) {
        if (current.kind === 'unary')
            current = current.operand;
        else if (current.kind === 'block' && current.children.length === 1 && current.children[0])
            [current] = [current.children[0]];
        else if (current.kind === 'name') {
            const value = test.scope.valueOf(usedName(current) ?? '', current.range.startLine);
            if (value?.kind !== 'list' && value?.kind !== 'map')
                return current;
            current = value;
        }
        else
            return current;
    }
    return current;
}
function rowValues(row, usage, isNamedFirst, test) {
    const roles = cellRoles(row, usage, isNamedFirst);
    const values = [];
    if (row.id) {
        test.reading.taken.add(row.id.node);
        append(values, spend(test.reading, textValues(row.id.text, 'case-id', row.id.node.range.startLine)));
    }
    row.cells.forEach((cell, index) => {
        if (cell.key)
            append(values, collect([cell.key], 'field', test));
        append(values, collect([cell.node], roles[index] ?? 'input', test));
    });
    return values;
}
function cellRoles(row, usage, isNamedFirst) {
    const { cells } = row;
    const roles = cells.map((cell) => {
        if (cell.name === '')
            return null;
        const isExpected = usage.expected.has(cell.name);
        if (isExpected !== usage.input.has(cell.name))
            return isExpected ? 'expected' : 'input';
        return columnRole(cell.name);
    });
    if (isNamedFirst && cells.length > 2 && cells.every((cell) => cell.name === ''))
        roles[0] = 'case-id';
    if (!roles.includes('expected') && cells.length > 1) {
        const last = roles.length - 1;
        if (roles[last] === null)
            roles[last] = 'expected';
        else if (roles[last] === 'input' && usage.expected.size === 0 && usage.input.size === 0)
            roles[last] = 'expected';
    }
    const named = roles.indexOf('case-id');
    if (named >= 0 && !roles.some((role, index) => role === 'input' || (role === null && index !== named))) {
        roles[named] = 'input';
    }
    return roles.map((role, index) => (role === 'case-id' && !rows_isText(cells[index]) ? 'input' : (role ?? 'input')));
}
function rows_isText(cell) {
    return cell !== undefined && literalText(cell.node) !== null;
}

;// CONCATENATED MODULE: ./build/assertions/tests.js












/** Set-up values of one test; more would make a case in which anything meets anything. */
const MOST_SETUP_VALUES = 30;
/** Calls whose texts are for people: messages, logs. */
const MESSAGE_CALLS = new Set([
    'Error', 'Errorf', 'Fatal', 'Fatalf', 'Log', 'Logf', 'Skip', 'Skipf', 'log', 'warn', 'debug', 'print', 'println', 'printf',
    'puts', 'echo', 'fail', 'Fail', 'eprintln', 'NSLog', 'WriteLine', 'fprintf', 'diag', 'skip', 'info', 'trace',
    'require', 'require_relative', 'importorskip', 'exit',
]); // prettier-ignore
/** Whether a call only tells people something, or loads a module. */
function isMessage(node) {
    return node.kind === 'call' && MESSAGE_CALLS.has(calleeName(node).replaceAll('!', ''));
}
/** A suite. */
function suite(name, body) {
    return { kind: 'suite', name, body, parameters: [], tables: [], ids: [] };
}
/** A test. */
function testDeclaration(name, body, rest = {}) {
    return { kind: 'test', name, body, parameters: [], tables: [], ids: [], ...rest };
}
/** Text that names a test: what a template leaves open becomes `${…}`, a class gives its own name. */
function declaredText(node) {
    const text = literalText(node);
    if (text !== null)
        return text;
    if (node.kind === 'template')
        return node.parts.map((part) => (part.kind === 'string' ? part.value : '${…}')).join('');
    return dottedName(node);
}
/** The tests of a file by a framework's dialect, in source order. Linear in the size of the file. */
function readTests(tree, dialect) {
    const found = findTests(tree.root, dialect);
    if (found.length === 0)
        return [];
    const file = scope_fileScope(tree.root, new Set(found.map((test) => test.declaration.body)));
    const reading = reading_startReading(tree, file);
    const nested = new Set(found.map((test) => test.node));
    return found.map((test) => readTest(test, dialect, reading, nested));
}
function findTests(root, dialect) {
    const found = [];
    const pending = [{ node: root, suites: [], loops: [], tables: [] }];
    for (let next = pending.pop(); next; next = pending.pop()) {
        const { node, suites, loops, tables } = next;
        const declaration = dialect.declare(node, suites.map((place) => place.name));
        if (declaration?.kind === 'test')
            found.push({ declaration, node, suites, loops, tables });
        const inside = declaration && declaration.name !== '' && suites.length < 50
            ? [...suites, { name: declaration.name, line: node.range.startLine }]
            : suites;
        const around = declaration?.kind === 'test' ? [] : isLoop(node) && loops.length < 10 ? [...loops, node] : loops;
        const shared = declaration?.kind === 'suite' ? [...tables, ...declaration.tables].slice(0, 20) : tables;
        const children = declaration ? [declaration.body] : childrenOf(node);
        for (let i = children.length - 1; i >= 0; i--) {
            const child = children[i];
            if (child)
                pending.push({ node: child, suites: inside, loops: around, tables: shared });
        }
    }
    return found;
}
function readTest(found, dialect, reading, nested) {
    const { declaration, node, suites } = found;
    const tables = [...declaration.tables, ...found.tables];
    const body = readBody([declaration.body], { ...declaration, tables }, dialect, reading, nested, undefined, found.loops);
    const line = node.range.startLine;
    const names = [
        ...suites.flatMap((place) => textValues(place.name, 'suite-name', place.line)),
        ...(declaration.name === '' ? [] : textValues(declaration.name, 'test-name', line)),
    ];
    const ids = declaration.ids.flatMap((id) => collect([id], 'case-id', { reading, scope: body.test.scope }));
    const cases = [caseOf('test', declaration.name, node, [...names, ...ids]), ...body.cases];
    return {
        name: [...suites.map((place) => place.name), declaration.name],
        range: node.range,
        rowIds: [...ids.map((id) => id.text), ...body.rowIds],
        cases,
    };
}
/**
 * Reads assertions, rows and set-up data of some statements.
 * @param nested Nodes to leave out, because they are read by themselves.
 * @param further Reads more cases before what is left becomes set-up data.
 * @param loops Loops around the statements.
 */
function readBody(roots, declaration, dialect, reading, nested, further = () => [], loops = []) {
    const assignments = [];
    const isNested = (node) => nested.has(node);
    visit(roots, isNested, (node) => {
        if (node.kind === 'assign')
            assignments.push(node);
        else if (node.kind === 'block' && reading.tree.language === 'cpp')
            append(assignments, declaredByCall(node.children));
    });
    const scope = testScope(assignments, declaration.parameters, reading.file);
    const test = { reading, scope };
    const claims = [];
    const claimed = new Set();
    const around = loops.flatMap((loop) => loopTable(loop, test) ?? []);
    const tables = [...declaration.tables, ...around];
    visit(roots, isNested, (node) => {
        const table = loopTable(node, test);
        if (table)
            tables.push(table);
        const local = node.kind === 'call' ? localClaim(node, test, true) : null;
        const made = dialect.claims(node, test) ?? (local ? [local] : null);
        if (made) {
            claimed.add(node);
            append(claims, made.map((claim) => oriented(claim, test)));
        }
        return made === null;
    });
    const { name } = declaration;
    const cases = [];
    for (const claim of claims) {
        const values = claimValues(claim, test);
        if (values.length > 0)
            cases.push(caseOf('assertion', name, claim.node, values));
    }
    const usage = usageOf(claims, reading.tree.language);
    const rowIds = [];
    for (const table of tables) {
        const rows = readRows(table, usage, name, test);
        append(cases, rows.cases);
        append(rowIds, rows.ids);
    }
    append(cases, further(test));
    const setup = readSetup(roots, (node) => nested.has(node) || claimed.has(node), test);
    const [first] = roots;
    const range = roots.reduce((whole, root) => spanOf(whole, root.range), first?.range ?? reading.tree.root.range);
    if (setup.length > 0)
        cases.push(caseOf('test', name, { range }, setup));
    return { cases, rowIds, test };
}
/** C++'s `Tide tide("Scalloway", 61.3);` reads like a call; what it declares is a variable all the same. */
function declaredByCall(statements) {
    return statements.flatMap((node) => node.kind === 'call' && node.callee.kind === 'name' && node.arguments.length > 0
        ? [{ kind: 'assign', range: node.range, target: node.callee, operator: '=', value: node }]
        : []);
}
function claimValues(claim, test) {
    return [
        ...collect(claim.actual, 'input', test),
        ...collect(claim.fields ?? [], 'field', test),
        ...collect(claim.expected, 'expected', test),
    ];
}
/** Counters and offsets; as set-up data they say nothing. */
const TRIVIAL = new Set(['0', '1', '-1']);
/** Literals of a test that no assertion and no row has taken. */
function readSetup(roots, isLeftOut, test) {
    const values = [];
    visit(roots, isLeftOut, (node) => {
        if (values.length >= MOST_SETUP_VALUES || isMessage(node) || node.kind === 'throw')
            return false;
        const isLeft = !test.reading.taken.has(node);
        if (isLeft && node.kind === 'string' && !node.isDocumentation && node.value.trim() !== '') {
            append(values, collect([node], 'input', test));
        }
        else if (isLeft && node.kind === 'number' && !TRIVIAL.has(node.value))
            append(values, collect([node], 'input', test));
        if (node.kind === 'pair' && node.key.kind === 'string' && !test.reading.taken.has(node.key)) {
            test.reading.taken.add(node.key);
            append(values, collect([node.key], 'field', test));
        }
        return true;
    });
    return values.slice(0, MOST_SETUP_VALUES);
}
/** Outside in, without what is left out; what `see` says `false` to is not entered. */
function visit(roots, isLeftOut, see) {
    const pending = [...roots].reverse();
    for (let node = pending.pop(); node; node = pending.pop()) {
        if (isLeftOut(node))
            continue;
        if (see(node) === false)
            continue;
        const children = childrenOf(node);
        for (let i = children.length - 1; i >= 0; i--) {
            const child = children[i];
            if (child)
                pending.push(child);
        }
    }
}

;// CONCATENATED MODULE: ./build/frameworks/call-assertions.js






/** Languages whose frameworks find tests by their names alone; elsewhere an attribute or a call must mark them. */
const NAMED_TESTS = new Set([
    'php', 'ruby', 'swift', 'c', 'cpp', 'java', 'lua', 'perl', 'shell', 'dart',
]); // prettier-ignore
const SUITE_CALLS = new Set([
    'describe', 'context', 'feature', 'suite', 'fdescribe', 'xdescribe', 'group', 'testset', 'Describe', 'Context',
    'TEST_GROUP', 'TEST_SUITE', 'given', 'Feature', 'property', 'shared_examples', 'subject_of', 'Given', 'When', 'when',
]); // prettier-ignore
const TEST_CALLS = new Set([
    'it', 'test', 'specify', 'example', 'scenario', 'should', 'fit', 'xit', 'then', 'Then', 'Scenario', 'Test', 'It', 'testWidgets',
    'TEST_CASE', 'SCENARIO', 'TEST', 'TEST_F', 'TEST_P', 'TYPED_TEST', 'BOOST_AUTO_TEST_CASE', 'BOOST_FIXTURE_TEST_CASE',
    'SECTION', 'SUBCASE', 'GIVEN', 'WHEN', 'THEN', 'Section', 'TEST_METHOD', 'START_TEST', 'Behavior', 'subtest', 'test_that',
    'expect_that', 'blockTest', 'Theory', 'TEST_CASE_METHOD', 'TEMPLATE_TEST_CASE', '@test',
]); // prettier-ignore
const call_assertions_READERS = [
    'rust', 'java', 'kotlin', 'csharp', 'ruby', 'php', 'c', 'cpp', 'swift', 'scala', 'elixir', 'shell', 'dart', 'lua', 'perl',
    'powershell', 'generic',
]; // prettier-ignore
function dialectFor(tree) {
    const providers = documentedProviders(tree);
    return {
        declare(node) {
            switch (node.kind) {
                case 'class':
                    return suite(node.name, node.body);
                case 'function':
                    return functionDeclaration(node, tree.language, providers);
                case 'call':
                    return callDeclaration(node);
                default:
                    return null;
            }
        },
        claims: (node) => assertionCallClaims(node, tree.language),
    };
}
function functionDeclaration(node, language, providers) {
    const isNamed = NAMED_TESTS.has(language) && /^(?:test(?=[\p{Lu}_\d]|$)|Test(?=[\p{Lu}_])|it_)|_test$/u.test(node.name);
    if (!isNamed && !isMarkedTest(node))
        return null;
    const columns = node.parameters.map((parameter) => parameter.name);
    const provider = providerOf(node, providers);
    const tables = [...attributeTables(node), ...(provider === null ? [] : tablesNamed(provider, node, columns))];
    return testDeclaration(node.name, node.body, { parameters: columns, tables });
}
/** `@dataProvider rows` in comments, by the last line of the comment. */
function documentedProviders(tree) {
    const providers = new Map();
    for (const comment of tree.comments) {
        const name = /@dataProvider\s{1,10}(?<name>[\w:\\]{1,200})/.exec(comment.text)?.groups?.['name'];
        if (name !== undefined)
            providers.set(comment.range.endLine, lastPart(name));
    }
    return providers;
}
/** A comment ends on the line before the function, or before its attributes. */
function providerOf(node, providers) {
    for (let line = node.range.startLine; line >= node.range.startLine - 3; line--) {
        const name = providers.get(line);
        if (name !== undefined)
            return name;
    }
    return null;
}
/** `it "adds" do … end`, `test("adds") { … }`, `TEST(Cart, Adds) { … }`, `it('adds', fn)->with([...])`. */
function callDeclaration(call) {
    const name = calleeName(call).replaceAll('!', '');
    if (/^(?:with|dataset)$/.test(name) && call.callee.kind === 'member' && call.callee.object.kind === 'call') {
        const inner = callDeclaration(call.callee.object);
        const [rows] = call.arguments;
        if (inner?.kind !== 'test' || !rows)
            return null;
        const table = { rows, columns: inner.parameters };
        return { ...inner, tables: [table] };
    }
    const body = call.arguments.findLast((argument) => argument.kind === 'function');
    const kind = SUITE_CALLS.has(name) ? 'suite' : TEST_CALLS.has(name) ? 'test' : null;
    if (!body || !kind)
        return null;
    const text = declaredName(call.arguments.filter((argument) => argument !== body));
    if (kind === 'suite')
        return suite(text, body.body);
    return testDeclaration(text, body.body, { parameters: body.parameters.map((parameter) => parameter.name) });
}
/** The text, or the names: `TEST(Cart, Adds)` → `Cart.Adds`, `describe Cart` → `Cart`. */
function declaredName(args) {
    const [first] = args;
    if (!first)
        return '';
    if (literalText(first) !== null || first.kind === 'template')
        return declaredText(first);
    return args
        .map((argument) => dottedName(argument))
        .filter((part) => part !== '')
        .slice(0, 2)
        .join('.');
}
const framework = {
    id: 'call-assertions',
    title: 'JUnit, xUnit, RSpec, PHPUnit, GoogleTest, XCTest and their kin',
    languages: call_assertions_READERS,
    read: (tree) => readTests(tree, dialectFor(tree)),
};

;// CONCATENATED MODULE: ./build/assertions/imports.js

/** Modules that a file imports or requires, as written. */
function importedModules(tree) {
    const modules = new Set();
    walk(tree.root, (node) => {
        if (node.kind === 'import')
            modules.add(node.module);
        else if (node.kind === 'call' && node.callee.kind === 'name' && node.callee.text === 'require') {
            const [first] = node.arguments;
            if (first?.kind === 'string')
                modules.add(first.value);
        }
        return node.kind !== 'string';
    });
    return modules;
}

;// CONCATENATED MODULE: ./build/assertions/javascript.js




/** Ids of the languages that share JavaScript's test frameworks. */
const JAVASCRIPT_LANGUAGES = ['javascript', 'typescript', 'tsx'];
/** The family of a file; `jest` when nothing tells, since its `describe`, `it` and `expect` are globals. */
function familyOf(tree) {
    const modules = [...importedModules(tree)];
    if (modules.some((name) => /^(?:npm:)?(?:chai|@open-wc\/testing|cypress|should|unexpected)(?:[/@]|$)/.test(name)))
        return 'chai';
    const isAssert = (name) => /^(?:node:)?(?:assert|test|assert\/strict|tape|tape-promise|ava|tap|uvu|uvu\/assert|zora|qunit|node-tap)$/.test(name) || /^(?:@std\/(?:assert|testing)|jsr:@std\/assert|https:\/\/deno\.land\/std)/.test(name);
    return modules.some(isAssert) && !modules.some((name) => /^(?:vitest|@jest\/globals|bun:test)$/.test(name))
        ? 'node-assert'
        : 'jest';
}
const SUITES = new Set(['describe', 'suite', 'context', 'fdescribe', 'xdescribe', 'module']);
const TESTS = new Set([
    'it',
    'test',
    'specify',
    'fit',
    'xit',
    'xtest',
    'tape',
    'scenario',
    'example',
]);
/** Words after the base name that change how a test runs, not that it is one. */
const MODIFIERS = /^(?:only|skip|concurrent|sequential|serial|failing|fails|todo|each|for|runIf|skipIf|if|extend|shuffle|serialize)$/;
/** How tests and suites are declared with `describe`, `it` and `test` calls. */
const javascriptDialect = {
    declare(node) {
        if (node.kind !== 'call')
            return null;
        const kind = declaredKind(node);
        const body = node.arguments.findLast((argument) => argument.kind === 'function');
        if (!kind || !body)
            return null;
        const [first] = node.arguments;
        const name = first && first !== body ? declaredText(first) : body.name;
        const parameters = body.parameters.map((parameter) => parameter.name);
        const table = tableOfEach(node, parameters);
        const tables = table ? [table] : [];
        return kind === 'suite'
            ? { ...suite(name, body.body), tables }
            : testDeclaration(name, body.body, { parameters, tables });
    },
    claims(node) {
        if (node.kind !== 'call' && node.kind !== 'member')
            return null;
        const fluent = fluentClaim(node, javascript_FLUENT_ROOTS);
        if (fluent)
            return fluent;
        return node.kind === 'call' ? assertClaims(node) : null;
    },
};
const javascript_FLUENT_ROOTS = new Set(['expect', 'should', 'expectAsync']);
function declaredKind(call) {
    let current = call.callee;
    for (let steps = 0; steps < 8; steps++) {
        if (current.kind === 'call')
            current = current.callee;
        else if (current.kind === 'member') {
            const { property, object } = current;
            if (MODIFIERS.test(property))
                current = object;
            else
                return kindOfMember(property, object);
        }
        else
            break;
    }
    if (current.kind !== 'name')
        return null;
    if (SUITES.has(current.text))
        return 'suite';
    return TESTS.has(current.text) ? 'test' : null;
}
/** `t.test('…')`, `QUnit.module('…')`, `Deno.test('…')`, `test.describe('…')`. */
function kindOfMember(property, object) {
    if (object.kind !== 'name' || !/^(?:t|tap|QUnit|Deno|test|st|node|suite)$/.test(object.text))
        return null;
    if (SUITES.has(property))
        return 'suite';
    return /^(?:test|step|it|subtest)$/.test(property) ? 'test' : null;
}
/** `it.each(table)(…)`, `it.each([…])`, `` it.each`a | b …` ``. */
function tableOfEach(call, parameters) {
    const { callee } = call;
    if (callee.kind !== 'call' || callee.callee.kind !== 'member' || !/^(?:each|for)$/.test(callee.callee.property))
        return null;
    const [rows, ...others] = callee.arguments;
    if (!rows)
        return null;
    if (rows.kind === 'template' && others.length === 0)
        return taggedTable(rows.parts, rows);
    return { rows, columns: parameters };
}
/** The first line of the template names the columns, the holes are the cells. */
function taggedTable(parts, template) {
    const [first] = parts;
    const header = first?.kind === 'string' ? (first.value.trim().split('\n')[0] ?? '') : '';
    const columns = header.split('|').map((column) => column.trim());
    const cells = parts.filter((part) => part.kind !== 'string' || part !== first).filter((part) => !isSeparator(part));
    const elements = [];
    for (let at = 0; at + columns.length <= cells.length; at += columns.length) {
        const row = cells.slice(at, at + columns.length);
        const range = { ...template.range, ...startOf(row[0]), ...endOf(row.at(-1)) };
        elements.push({ kind: 'list', range, elements: row });
    }
    return elements.length === 0 ? null : { rows: { kind: 'list', range: template.range, elements }, columns };
}
function startOf(node) {
    return node ? { startLine: node.range.startLine, startColumn: node.range.startColumn } : {};
}
function endOf(node) {
    return node ? { endLine: node.range.endLine, endColumn: node.range.endColumn } : {};
}
function isSeparator(part) {
    return part.kind === 'string' && /^[\s|]*$/.test(part.value);
}
const RAISING = /^(?:throws(?:Async)?|rejects|doesNotThrow|doesNotReject|notThrows(?:Async)?|throw|isRejected|assertThrows|assertRejects)$/;
const TRUTH = /^(?:ok|assert|isOk|isTrue|isFalse|isNotOk|true|false|truthy|falsy|notOk|isNull|isNotNull|isUndefined|isDefined|exists|ifError|isEmpty|isNotEmpty|isNaN|finite|assertExists)$/;
const SIDES = /^(?:(?:not)?(?:[sS]trict|[dD]eep|[lL]oose|[pP]artial)*(?:Equals?|Same)|equals?|same|eq|is|not|isNot|like|closeTo|approximately|includes?|notInclude|(?:deep|own|nested)*Include|lengthOf|match|doesNotMatch|notMatch|regex|notRegex|sameMembers|sameDeepMembers|sameOrderedMembers|sameDeepOrderedMembers|members|typeOf|isAbove|isBelow|isAtLeast|isAtMost|assertEquals|assertStrictEquals|assertNotEquals|assertAlmostEquals|assertMatch|assertStringIncludes|assertArrayIncludes|assertObjectMatch|isDeeply|type)$/;
const OWNERS = /^(?:assert|t|st|tt|tap|chai|is|test|ctx|context|strict|expect|qunit)$/;
/** `assert.equal(actual, expected)`, `t.is(actual, expected)`, `assert(a === b)`, `deepStrictEqual(a, b)`. */
function assertClaims(call) {
    const name = callName(call);
    const parts = name.split('.');
    const method = parts.at(-1) ?? '';
    const owner = parts.at(-2);
    const isOwned = owner !== undefined ? OWNERS.test(owner) : /^assert|[Ee]qual$|^ok$|^throws$|^rejects$|^match$/.test(method);
    if (!isOwned || call.arguments.length === 0)
        return null;
    const [first, second, third] = call.arguments;
    if (!first)
        return null;
    if (RAISING.test(method))
        return [{ node: call, actual: [first], expected: [] }];
    if (TRUTH.test(method))
        return conditionClaims(first, call);
    if (/^(?:nested|own|deep)*[pP]roperty(?:Val)?$/.test(method) && second) {
        return [{ node: call, actual: [first], fields: [second], expected: third ? [third] : [] }];
    }
    if (!SIDES.test(method) || !second)
        return null;
    const claim = argumentClaim(call, [first, second], 'actual-first');
    return claim ? [claim] : null;
}

;// CONCATENATED MODULE: ./build/frameworks/chai.js


const chai_framework = {
    id: 'chai',
    title: 'Chai (Mocha, Cypress)',
    languages: JAVASCRIPT_LANGUAGES,
    read: (tree) => (familyOf(tree) === 'chai' ? readTests(tree, javascriptDialect) : []),
};

;// CONCATENATED MODULE: ./build/assertions/examples.js



/** Examples of one docstring that are read. */
const MOST_EXAMPLES = 500;
/** The interactive examples of a Python docstring: prompt lines, continuation lines, then output up to a blank line. */
function examplesIn(text) {
    const examples = [];
    const lines = text.split('\n');
    let at = 0;
    while (at < lines.length && examples.length < MOST_EXAMPLES) {
        const line = at;
        const opening = lines[at]?.trimStart() ?? '';
        at++;
        if (!/^>>>(?: |$)/.test(opening))
            continue;
        const source = [opening.slice(4)];
        for (let next = lines[at]?.trimStart(); next !== undefined && /^\.\.\.(?: |$)/.test(next); next = lines[at]?.trimStart()) {
            source.push(next.slice(4));
            at++;
        }
        const output = [];
        for (let next = lines[at]; next !== undefined && next.trim() !== '' && !next.trimStart().startsWith('>>>'); next = lines[at]) {
            output.push(next.trim());
            at++;
        }
        examples.push({ source: source.join('\n'), output: output.join('\n'), line, endLine: at - 1 });
    }
    return examples;
}
/** String and number literals in a piece of source text, without a grammar: for docstrings and their output. */
function literalsInText(text) {
    const found = [];
    const pattern = /'(?<single>(?:[^'\\\n]|\\.){0,2000})'|"(?<double>(?:[^"\\\n]|\\.){0,2000})"|(?<![\w.])(?<number>-?\d[\w.]{0,60})/g;
    for (const match of text.slice(0, 20_000).matchAll(pattern)) {
        const quoted = match.groups?.['single'] ?? match.groups?.['double'];
        if (quoted !== undefined)
            found.push({ kind: 'string', text: unescaped(quoted) });
        const number = canonicalNumber((match.groups?.['number'] ?? '').replace(/\.$/, ''));
        if (number !== null)
            found.push({ kind: 'number', text: number });
    }
    return found;
}
function unescaped(text) {
    const names = { n: '\n', t: '\t', r: '\r' };
    return text.replaceAll(/\\(?<escaped>[\s\S])/g, (_whole, escaped) => names[escaped] ?? escaped);
}
/** What an example's output is known as: its literals when it is a literal, else the text as it stands. */
function outputValues(output, line) {
    if (output === '' || output.startsWith('Traceback (most recent call last)'))
        return [];
    const isLiteral = /^[[({]/.test(output) || /^(?<quote>['"])[^\n]*\k<quote>$/.test(output);
    const whole = isLiteral ? [] : textValues(output, 'expected', line);
    const literals = isLiteral ? literalsInText(output) : [];
    return [...whole, ...literals.map((literal) => ({ ...literal, role: 'expected', line }))];
}
/** Go's `// Output:` of an example function: every line, and the whole when there are several. */
function outputComment(comments, within, name) {
    const inside = comments.filter((comment) => contains(within, comment.range));
    const at = inside.findIndex((comment) => /^(?:unordered )?output:/i.test(comment.text));
    const first = inside[at];
    if (!first)
        return null;
    const lines = inside
        .slice(at)
        .flatMap((comment) => comment.text.split('\n').map((text, i) => ({ text: text.trim(), line: comment.range.startLine + i })));
    const shown = lines.map(({ text, line }, i) => ({
        text: i === 0 ? text.replace(/^(?:unordered )?output:\s{0,20}/i, '') : text,
        line,
    }));
    const output = shown.filter(({ text }) => text !== '');
    const whole = output.map(({ text }) => text).join('\n');
    const values = output.flatMap(({ text, line }) => textValues(text, 'expected', line));
    if (output.length > 1)
        values.push(...textValues(whole, 'expected', first.range.startLine));
    const endLine = inside.at(-1)?.range.endLine ?? first.range.endLine;
    return values.length === 0 ? null : { kind: 'assertion', name, startLine: within.startLine, endLine, values };
}

;// CONCATENATED MODULE: ./build/frameworks/doctest.js



/** One unit for each docstring that holds examples, named after what it documents. */
function doctest_read(tree) {
    const units = [];
    walk(tree.root, (node, ancestors) => {
        if (node.kind === 'string' && node.isDocumentation && node.value.includes('>>>')) {
            const unit = unitOf(node, ancestors);
            if (unit)
                units.push(unit);
        }
    });
    return units;
}
function unitOf(docstring, ancestors) {
    const path = ancestors.flatMap((node) => (node.kind === 'function' || node.kind === 'class') && node.name !== '' ? [node.name] : []);
    const name = path.at(-1) ?? '';
    const cases = examplesIn(docstring.value).flatMap((example) => {
        const startLine = docstring.range.startLine + example.line;
        const inputs = literalsInText(example.source).flatMap((literal) => literal.kind === 'string'
            ? textValues(literal.text, 'input', startLine)
            : [{ ...literal, role: 'input', line: startLine }]);
        const values = [...inputs, ...outputValues(example.output, startLine)];
        const endLine = docstring.range.startLine + example.endLine;
        return values.length === 0 ? [] : [{ kind: 'assertion', name, startLine, endLine, values }];
    });
    return cases.length === 0 ? null : { name: [...path, 'doctest'], range: docstring.range, rowIds: [], cases };
}
const doctest_framework = { id: 'doctest', title: 'doctest', languages: ['python'], read: doctest_read };

;// CONCATENATED MODULE: ./build/assertions/go.js






/** Testify, Gomega's `Ω` aside, `is`, `qt`: order of the sides, the leading `t` taken off. */
const ASSERTIONS = {
    Equal: 'expected-first', EqualValues: 'expected-first', Exactly: 'expected-first', NotEqual: 'expected-first',
    NotEqualValues: 'expected-first', Same: 'expected-first', NotSame: 'expected-first', JSONEq: 'expected-first',
    YAMLEq: 'expected-first', InDelta: 'expected-first', InEpsilon: 'expected-first', Regexp: 'expected-first',
    NotRegexp: 'expected-first', IsType: 'expected-first', WithinDuration: 'expected-first', ElementsMatch: 'either',
    Len: 'actual-first', Contains: 'actual-first', NotContains: 'actual-first', Subset: 'actual-first',
    NotSubset: 'actual-first', Greater: 'actual-first', GreaterOrEqual: 'actual-first', Less: 'actual-first',
    LessOrEqual: 'actual-first', DeepEqual: 'either', Equals: 'either', HTTPBodyContains: 'either', Eq: 'either',
    True: 'truth', False: 'truth', Nil: 'truth', NotNil: 'truth', Empty: 'truth', NotEmpty: 'truth', NoError: 'truth',
    Error: 'truth', Zero: 'truth', NotZero: 'truth', Positive: 'truth', Negative: 'truth', Panics: 'raises',
    NotPanics: 'raises', PanicsWithValue: 'raises', PanicsWithError: 'raises', EqualError: 'raises',
    ErrorContains: 'raises', ErrorIs: 'raises', ErrorAs: 'raises', EqualErrorf: 'raises', IsTrue: 'truth', NilError: 'truth',
}; // prettier-ignore
const go_OWNERS = /^(?:assert|require|assertions?|is|qt|must|check|td|so|[scar]|suite|ts)$/;
/** Calls that make a test fail. */
const FAILING = /^(?:Errorf?|Fatalf?|Fail|FailNow|panic|Exit|Skipf?|Panicf?)$/;
/** How Go's tests are declared, whatever asserts in them. */
const goDialect = {
    declare(node) {
        if (node.kind === 'function')
            return go_functionDeclaration(node);
        if (node.kind !== 'call' || calleeName(node) !== 'Run' || node.callee.kind !== 'member')
            return null;
        const [first, second] = node.arguments;
        const name = first ? literalText(first) : null;
        return name !== null && second?.kind === 'function'
            ? testDeclaration(name, second.body, go_parametersOf(second))
            : null;
    },
    claims(node, test) {
        if (node.kind === 'if')
            return failsIn(node.then) ? ifClaims(node, test) : null;
        return node.kind === 'call' ? go_callClaims(node) : null;
    },
};
function go_functionDeclaration(node) {
    if (node.name === 'TestMain' || !/^(?:Test|Benchmark|Example|Fuzz)(?!\p{Ll})/u.test(node.name))
        return null;
    return testDeclaration(node.name, node.body, go_parametersOf(node));
}
function go_parametersOf(node) {
    return { parameters: node.parameters.map((parameter) => parameter.name) };
}
/** Whether a block fails the test at its own level; an `if` further in decides for itself. */
function failsIn(block) {
    let fails = false;
    walk(block, (node) => {
        if (fails || node.kind === 'function' || node.kind === 'if')
            return false;
        fails = node.kind === 'call' && FAILING.test(calleeName(node));
        return !fails;
    });
    return fails;
}
/** `if got := f(x); got != want { t.Errorf(…) }` and its `else if`s. */
function ifClaims(node, test) {
    const claims = [];
    let current = node;
    for (let count = 0; current?.kind === 'if' && count < 50; count++) {
        for (const claim of conditionClaims(current.condition, node))
            claims.push(diffClaim(claim, test) ?? claim);
        current = current.otherwise;
    }
    return claims;
}
/** `diff := cmp.Diff(want, got); diff != ""` compares what stands in the call. */
function diffClaim(claim, test) {
    const [actual] = claim.actual;
    const name = actual ? usedName(actual) : null;
    const value = name === null || !actual ? actual : test.scope.valueOf(name, actual.range.startLine);
    if (value?.kind !== 'call' || !/(?:^|\.)(?:Diff|Equal|DeepEqual)$/.test(callName(value)))
        return null;
    const [first, second] = value.arguments;
    const diff = first && second ? argumentClaim(claim.node, [first, second], 'expected-first') : null;
    return diff;
}
function go_callClaims(call) {
    const method = calleeName(call).replace(/f$/, '');
    const shape = Object.hasOwn(ASSERTIONS, method) ? ASSERTIONS[method] : undefined;
    if (shape === undefined || call.callee.kind !== 'member' || !go_OWNERS.test(ownerName(call.callee.object)))
        return null;
    const [lead, ...rest] = call.arguments;
    const takesTesting = lead?.kind === 'name' && /^(?:[tbfsc]|tb)$/.test(lead.text) && rest.length > 0;
    const isSuite = lead?.kind === 'call' && calleeName(lead) === 'T';
    const sides = takesTesting || isSuite ? rest : call.arguments;
    const [first, second] = sides;
    if (!first)
        return null;
    if (shape === 'truth')
        return conditionClaims(first, call);
    if (shape === 'raises') {
        // The text of the error is vocabulary; what the panicking function or the failing call got is input.
        const actual = sides.find((side) => side.kind === 'function') ?? first;
        return literalText(actual) === null ? [{ node: call, actual: [actual], expected: [] }] : [];
    }
    const claim = second ? argumentClaim(call, [first, second], shape) : null;
    return claim ? [claim] : null;
}
/** `s` of `s.Equal`, `Require` of `s.Require().Equal` counts as `require`. */
function ownerName(node) {
    if (node.kind === 'name')
        return node.text;
    if (node.kind === 'call')
        return calleeName(node).toLowerCase();
    return node.kind === 'member' ? lastPart(node.property).toLowerCase() : '';
}

;// CONCATENATED MODULE: ./build/frameworks/go-cmp.js



const go_cmp_framework = {
    id: 'go-cmp',
    title: 'go-cmp',
    languages: ['go'],
    read(tree) {
        const modules = [...importedModules(tree)];
        const isOurs = modules.some((name) => name.includes('google/go-cmp/'));
        return isOurs && !modules.some((name) => /(?:^|\/)testify(?:\/|$)/.test(name)) ? readTests(tree, goDialect) : [];
    },
};

;// CONCATENATED MODULE: ./build/frameworks/go-testing.js




/** Whether a library that has a framework of its own here asserts in this file. */
function isPlain(tree) {
    return ![...importedModules(tree)].some((name) => /(?:^|\/)testify(?:\/|$)|google\/go-cmp\//.test(name));
}
function go_testing_read(tree) {
    if (!isPlain(tree))
        return [];
    return readTests(tree, goDialect).map((unit) => withOutput(unit, tree));
}
/** The output that an example's closing comment promises belongs to what the example feeds in. */
function withOutput(unit, tree) {
    const name = unit.name.at(-1) ?? '';
    const output = name.startsWith('Example') ? outputComment(tree.comments, unit.range, name) : null;
    if (!output)
        return unit;
    const isInput = (found) => found.values.some((value) => value.role === 'input');
    const inputs = unit.cases.filter(isInput).flatMap((found) => found.values);
    const joined = { ...output, values: [...inputs, ...output.values] };
    return { ...unit, cases: [...unit.cases.filter((found) => !isInput(found)), joined] };
}
const go_testing_framework = { id: 'go-testing', title: 'Go testing', languages: ['go'], read: go_testing_read };

;// CONCATENATED MODULE: ./build/frameworks/jest.js


const jest_framework = {
    id: 'jest',
    title: 'Jest, Vitest, Jasmine, Mocha with expect',
    languages: JAVASCRIPT_LANGUAGES,
    read: (tree) => (familyOf(tree) === 'jest' ? readTests(tree, javascriptDialect) : []),
};

;// CONCATENATED MODULE: ./build/frameworks/node-assert.js


const node_assert_framework = {
    id: 'node-assert',
    title: 'node:assert, node:test, Tape, AVA, QUnit',
    languages: JAVASCRIPT_LANGUAGES,
    read: (tree) => (familyOf(tree) === 'node-assert' ? readTests(tree, javascriptDialect) : []),
};

;// CONCATENATED MODULE: ./build/assertions/python.js






/** Order of the two sides, or what else an assertion method does. Django's and numpy's stand beside unittest's. */
const python_ASSERTIONS = {
    assertEqual: 'actual-first', assertEquals: 'actual-first', assertNotEqual: 'actual-first', assertIs: 'actual-first',
    assertIsNot: 'actual-first', assertAlmostEqual: 'actual-first', assertNotAlmostEqual: 'actual-first',
    assertListEqual: 'actual-first', assertTupleEqual: 'actual-first', assertSetEqual: 'actual-first',
    assertDictEqual: 'actual-first', assertSequenceEqual: 'actual-first', assertMultiLineEqual: 'actual-first',
    assertCountEqual: 'actual-first', assertItemsEqual: 'actual-first', assertHTMLEqual: 'actual-first',
    assertXMLEqual: 'actual-first', assertJSONEqual: 'actual-first', assertQuerySetEqual: 'actual-first',
    assertQuerysetEqual: 'actual-first', assertContains: 'actual-first', assertNotContains: 'actual-first',
    assertRedirects: 'actual-first', assertTemplateUsed: 'actual-first', assertNumQueries: 'actual-first',
    assertRegex: 'actual-first', assertNotRegex: 'actual-first', assertRegexpMatches: 'actual-first',
    assertGreater: 'actual-first', assertGreaterEqual: 'actual-first', assertLess: 'actual-first',
    assertLessEqual: 'actual-first', assertIsInstance: 'actual-first', assertDictContainsSubset: 'expected-first',
    assertIn: 'expected-first', assertNotIn: 'expected-first', assertStartsWith: 'actual-first',
    assertEndsWith: 'actual-first', assertTrue: 'truth', assertFalse: 'truth', assertIsNone: 'truth',
    assertIsNotNone: 'truth', assert_: 'truth', failUnless: 'truth', failIf: 'truth', failUnlessEqual: 'actual-first',
    assertRaises: 'raises', assertWarns: 'raises', assertRaisesRegex: 'raises-text', assertRaisesRegexp: 'raises-text',
    assertRaisesMessage: 'raises-text', assertWarnsRegex: 'raises-text', assertLogs: 'raises', assertNoLogs: 'raises',
    raises: 'raises', warns: 'raises', deprecated_call: 'raises', assert_raises: 'raises', assert_warns: 'raises',
    assert_raises_regex: 'raises-text',
    assert_equal: 'actual-first', assert_array_equal: 'actual-first', assert_allclose: 'actual-first',
    assert_almost_equal: 'actual-first', assert_array_almost_equal: 'actual-first', assert_approx_equal: 'actual-first',
    assert_string_equal: 'actual-first', assert_array_less: 'actual-first', assert_frame_equal: 'actual-first',
    assert_series_equal: 'actual-first', assert_index_equal: 'actual-first', assert_that: 'actual-first',
    assert_called_with: 'called', assert_called_once_with: 'called', assert_any_call: 'called', assert_has_calls: 'called',
    assert_awaited_with: 'called', assert_awaited_once_with: 'called',
}; // prettier-ignore
/** What a Python statement or call asserts, whichever framework runs it. */
const pythonClaims = (node) => {
    if (node.kind === 'assert')
        return conditionClaims(node.condition, node);
    return node.kind === 'call' ? python_callClaims(node) : null;
};
function python_callClaims(call) {
    const name = calleeName(call);
    const shape = Object.hasOwn(python_ASSERTIONS, name) ? python_ASSERTIONS[name] : undefined;
    if (shape === undefined)
        return null;
    const values = call.arguments.filter((argument) => !isTolerance(argument) && keywordOf(argument) !== 'match');
    const [first, second] = values;
    switch (shape) {
        case 'truth':
            return first ? conditionClaims(first, call) : [];
        case 'raises':
            return inputClaim(call, values.slice(2));
        case 'raises-text':
            return inputClaim(call, values.slice(3));
        case 'called':
            return call.callee.kind === 'member' ? [{ node: call, actual: [call.callee.object], expected: values }] : [];
        default: {
            if (!first || !second)
                return null;
            const claim = argumentClaim(call, [first, second], shape);
            return claim ? [claim] : null;
        }
    }
}
/** `assertRaises(ValueError, parse, "x")`: what follows the function is its input; the message says nothing. */
function inputClaim(call, inputs) {
    return inputs.length === 0 ? [] : [{ node: call, actual: inputs, expected: [] }];
}
function keywordOf(argument) {
    return argument.kind === 'pair' && argument.key.kind === 'name' ? argument.key.text : '';
}
/** Tables and row ids in the decorators of a test: `parametrize`, `parameterized.expand`, hypothesis' `example`. */
function decoratorTables(decorators, parameters) {
    const tables = [];
    const ids = [];
    for (const decorator of decorators) {
        if (decorator.kind !== 'call')
            continue;
        const name = calleeName(decorator);
        const keywords = new Map(decorator.arguments.flatMap((a) => (a.kind === 'pair' ? [[keywordOf(a), a.value]] : [])));
        const values = decorator.arguments.filter((argument) => argument.kind !== 'pair');
        if (name === 'parametrize') {
            const names = keywords.get('argnames') ?? values[0];
            const rows = keywords.get('argvalues') ?? values[1];
            if (names && rows)
                tables.push({ rows, columns: argumentNames(names) });
            const listed = keywords.get('ids');
            if (listed?.kind === 'list')
                append(ids, listed.elements);
        }
        else if (/^(?:expand|parameterized|data|parameters|cases|params|idata)$/.test(name) && values[0]) {
            const rows = values.length > 1 ? { kind: 'list', range: decorator.range, elements: values } : values[0];
            tables.push({ rows, columns: parameters.filter((parameter) => parameter !== 'self') });
        }
        else if (name === 'example') {
            const row = { kind: 'list', range: decorator.range, elements: decorator.arguments };
            tables.push({ rows: { kind: 'list', range: decorator.range, elements: [row] }, columns: parameters });
        }
    }
    return { tables, ids };
}
/** `"a, b"` or `["a", "b"]` or `("a", "b")`. */
function argumentNames(node) {
    if (node.kind === 'list')
        return node.elements.map(keyText);
    return (literalText(node) ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
}
/** Whether unittest runs a class: it inherits from a test case, or asserts with `self.assert…`. */
function isTestCase(node) {
    const bases = node.bases.map((base) => dottedName(base));
    if (bases.some((base) => /TestCase\w*$|Test(?:Base|Mixin)$/.test(base)))
        return true;
    if (bases.length === 0)
        return false;
    let found = false;
    walk(node.body, (inner) => {
        if (inner.kind === 'call' && inner.callee.kind === 'member' && inner.callee.object.kind === 'name') {
            found ||= inner.callee.object.text === 'self' && /^assert[A-Z]/.test(inner.callee.property);
        }
        return !found;
    });
    return found;
}

;// CONCATENATED MODULE: ./build/frameworks/pytest.js


/** Functions `test*` and methods of classes `Test*`; those of test cases are unittest's. */
const dialect = {
    declare(node) {
        if (node.kind === 'class')
            return isForeign(node) ? suite('', pytest_nothing(node)) : suiteOf(node);
        if (node.kind !== 'function' || !/^test(?:[_A-Z\d]|$)/.test(node.name))
            return null;
        const parameters = node.parameters.map((parameter) => parameter.name);
        return testDeclaration(node.name, node.body, { parameters, ...decoratorTables(node.decorators, parameters) });
    },
    claims: pythonClaims,
};
/** A class that unittest runs, or that pytest does not collect and that holds no classes which it would. */
function isForeign(node) {
    return isTestCase(node) || !/^(?:Test|Describe|When)|Tests?$/.test(node.name);
}
function suiteOf(node) {
    return { ...suite(node.name, node.body), tables: decoratorTables(node.decorators, []).tables };
}
function pytest_nothing(node) {
    return { kind: 'block', range: node.range, syntax: 'foreign', children: [] };
}
const pytest_framework = {
    id: 'pytest',
    title: 'pytest',
    languages: ['python'],
    read: (tree) => readTests(tree, dialect),
};

;// CONCATENATED MODULE: ./build/assertions/around.js












/** Statements outside functions that stand this many lines apart are set-up data of different things. */
const SECTION_LINES = 40;
const NO_CLAIMS = { claims: () => null };
/** What a script without a framework asserts: every comparison for equality, and calls to its own checks. */
const SCRIPT_CLAIMS = {
    claims(node, test) {
        if (node.kind === 'assert')
            return conditionClaims(node.condition, node);
        if (isComparison(node))
            return /^(?:[<>]=?|in|not in)$/.test(node.operator) ? null : conditionClaims(node, node);
        const known = assertionCallClaims(node, test.reading.tree.language);
        if (known)
            return known;
        const claim = node.kind === 'call' ? localClaim(node, test, false) : null;
        return claim ? [claim] : null;
    },
};
/**
 * Reads a file in which no framework found a test: a unit for each function, one for each stretch of statements.
 * Those outside a function have an empty name path.
 */
function readScript(tree) {
    const reading = reading_startReading(tree, scope_fileScope(tree.root, new Set()));
    const { sections, functions } = sectionsOf(tree.root, new Set());
    const units = [];
    for (const section of sections) {
        const cases = readSection(section, SCRIPT_CLAIMS, reading, functions, new Set());
        if (cases.length === 0)
            continue;
        const range = section.roots.reduce((whole, root) => spanOf(whole, root.range), section.range);
        const ids = cases.flatMap((found) => found.values.filter((value) => value.role === 'case-id'));
        const rowIds = ids.map((id) => id.text);
        units.push({ name: section.name === '' ? [] : [section.name], range, rowIds, cases });
    }
    return units;
}
/**
 * Reads what stands around the tests that frameworks found: shared tables, constants, set-up and helper functions.
 * @returns One unit with an empty name path, which is no test; null when nothing is left.
 */
function around_readAround(tree, units) {
    const tests = new Set(units.map((unit) => placeOf(unit.range)));
    const known = new Set(units.flatMap((unit) => unit.cases.flatMap((c) => c.values.map((value) => `${value.line}:${value.text}`))));
    const reading = startReading(tree, fileScope(tree.root, new Set()));
    const { sections, functions } = sectionsOf(tree.root, tests);
    const cases = sections.flatMap((section) => readSection(section, NO_CLAIMS, reading, functions, tests));
    const fresh = cases.flatMap((found) => {
        const values = found.values.filter((value) => !known.has(`${value.line}:${value.text}`));
        return values.some((value) => value.role !== 'field') ? [{ ...found, values }] : [];
    });
    return fresh.length === 0 ? null : { name: [], range: tree.root.range, rowIds: [], cases: fresh };
}
function placeOf({ startLine, startColumn, endLine, endColumn }) {
    return `${startLine}:${startColumn}-${endLine}:${endColumn}`;
}
/** Cuts a file into its functions and the statements between them. */
function sectionsOf(root, tests) {
    const sections = [];
    const functions = new Set();
    let loose = null;
    const pending = [root];
    for (let node = pending.pop(); node; node = pending.pop()) {
        if (tests.has(placeOf(node.range)) && node !== root)
            continue;
        if (node.kind === 'function') {
            functions.add(node);
            const { name, range } = node;
            sections.push({ name, range, parameters: node.parameters.map((p) => p.name), roots: [node.body] });
            loose = null;
        }
        else if (node === root || node.kind === 'class' || (node.kind === 'block' && holdsDefinitions(node))) {
            const children = node.kind === 'class' ? [node.body] : childrenOf(node);
            for (let i = children.length - 1; i >= 0; i--) {
                const child = children[i];
                if (child)
                    pending.push(child);
            }
        }
        else {
            if (!loose || node.range.startLine - loose.range.startLine >= SECTION_LINES) {
                loose = { name: '', range: node.range, parameters: [], roots: [] };
                sections.push(loose);
            }
            loose.roots.push(node);
        }
    }
    return { sections, functions };
}
function holdsDefinitions(node) {
    return childrenOf(node).some((child) => child.kind === 'function' || child.kind === 'class' || child.kind === 'assign');
}
function readSection(section, dialect, reading, functions, tests) {
    const roots = section.roots.filter((node) => !functions.has(node));
    const nested = new Set();
    const tables = [];
    const entries = [];
    const records = reading.tree.language === 'sql' ? roots.filter((node) => node.kind === 'list') : [];
    const pending = roots
        .map((node) => ({ node, mayBeTable: true }))
        .reverse();
    for (let next = pending.pop(); next; next = pending.pop()) {
        const { node, mayBeTable } = next;
        if (tests.has(placeOf(node.range))) {
            nested.add(node);
            continue;
        }
        const entry = entryOf(node);
        if (entry)
            entries.push({ node, ...entry });
        if (mayBeTable && isRowTable(node))
            tables.push({ rows: node, columns: [] });
        else
            for (const child of [...childrenOf(node)].reverse())
                pending.push({ node: child, mayBeTable: node.kind !== 'call' && node.kind !== 'binary' });
    }
    const { cases } = readBody(roots, { ...section, tables: [] }, dialect, reading, nested, (scoped) => {
        const usage = { expected: new Set(), input: new Set() };
        return [
            ...records.map((row) => caseOf('record', section.name, row, collect([row], 'input', scoped))),
            ...tables.flatMap((table) => readRows(table, usage, section.name, scoped).cases),
            ...(entries.length < 2 ? [] : entries).map(({ node, key, value }) => caseOf('row', section.name, node, [
                ...collect([key], 'input', scoped),
                ...collect([value], 'expected', scoped),
            ])),
        ];
    });
    return cases;
}
/** `map.put(key, value)`, `map[key] = value` with literals on both sides. */
function entryOf(node) {
    if (node.kind === 'call' && /^(?:put|set|Add|emplace)$/.test(calleeName(node)) && node.arguments.length === 2) {
        const [key, value] = node.arguments;
        return key && value && around_isPlain(key) && around_isPlain(value) ? { key, value } : null;
    }
    if (node.kind === 'assign' && node.target.kind === 'index') {
        const key = node.target.index;
        return around_isPlain(key) && around_isPlain(node.value) ? { key, value: node.value } : null;
    }
    return null;
}
function around_isPlain(node) {
    return node.kind === 'number' || literalText(node) !== null;
}
/** A list of at least two rows, or a map of rows, or a map whose keys are no mere field names. */
function isRowTable(node) {
    if (node.kind === 'list')
        return node.elements.length > 1 && node.elements.every(isRowLike);
    if (node.kind !== 'map' || node.entries.length < 2)
        return false;
    const pairs = node.entries.filter((entry) => entry.kind === 'pair');
    if (pairs.length !== node.entries.length)
        return false;
    if (pairs.every((pair) => isRowLike(pair.value)))
        return true;
    return pairs.every((pair) => around_isPlain(pair.value) && around_isPlain(pair.key) && !around_isFieldName(pair.key));
}
function isRowLike(node) {
    if (node.kind === 'list')
        return node.elements.length > 1;
    if (node.kind === 'map')
        return node.entries.length > 1;
    if (node.kind === 'unary')
        return node.operand.kind !== 'unary' && isRowLike(node.operand);
    return node.kind === 'call' && node.arguments.length > 1 && dottedName(node.callee) !== '' && node.isConstruction;
}
function around_isFieldName(key) {
    const text = literalText(key);
    return text !== null && /^[A-Za-z_$][\w$]*$/.test(text);
}

;// CONCATENATED MODULE: ./build/assertions/units.js

/** Id of the framework of last resort, which reads files in which no other found a test. */
const LAST_RESORT = 'script';
/**
 * The tests of a file by all frameworks that understand its language, then what stands around them.
 *
 * A unit with an empty name path is no test: it holds the shared tables, constants and helper data of the file.
 * @param isTestFile False for product files, which may hold tests (doctests, Rust's test modules): then only these are
 *   read, and the last resort never.
 */
function unitsOf(tree, frameworks, isTestFile) {
    const speaking = frameworks.filter((framework) => framework.languages.includes(tree.language));
    const units = speaking
        .filter((framework) => framework.id !== LAST_RESORT)
        .flatMap((framework) => framework.read(tree));
    if (!isTestFile)
        return units;
    if (units.length === 0) {
        return speaking.filter((framework) => framework.id === LAST_RESORT).flatMap((framework) => framework.read(tree));
    }
    const around = readAround(tree, units);
    return around ? [...units, around] : units;
}

;// CONCATENATED MODULE: ./build/frameworks/script.js


/** Test files without a framework: a table, a loop, a comparison. */
const script_framework = {
    id: LAST_RESORT,
    title: 'Plain test scripts',
    languages: [
        'python', 'javascript', 'typescript', 'tsx', 'go', 'rust', 'java', 'kotlin', 'csharp', 'ruby', 'php', 'c', 'cpp',
        'swift', 'scala', 'elixir', 'shell', 'dart', 'lua', 'perl', 'sql', 'powershell', 'generic',
    ], // prettier-ignore
    read: (tree) => readScript(tree),
};

;// CONCATENATED MODULE: ./build/frameworks/testify.js



const testify_framework = {
    id: 'testify',
    title: 'Testify',
    languages: ['go'],
    read: (tree) => [...importedModules(tree)].some((name) => /(?:^|\/)testify(?:\/|$)/.test(name)) ? readTests(tree, goDialect) : [],
};

;// CONCATENATED MODULE: ./build/frameworks/unittest.js


/** Methods `test*` of test cases. */
const unittest_dialect = {
    declare(node, suites) {
        if (node.kind === 'class')
            return isTestCase(node) ? suite(node.name, node.body) : null;
        if (node.kind !== 'function' || suites.length === 0 || !node.name.startsWith('test'))
            return null;
        const parameters = node.parameters.map((parameter) => parameter.name);
        return testDeclaration(node.name, node.body, { parameters, ...decoratorTables(node.decorators, parameters) });
    },
    claims: pythonClaims,
};
const unittest_framework = {
    id: 'unittest',
    title: 'unittest (also Django)',
    languages: ['python'],
    read: (tree) => readTests(tree, unittest_dialect),
};

;// CONCATENATED MODULE: ./build/generated/frameworks.js











/** Every framework of `src/frameworks/`, by id. */
const frameworks = [
    framework,
    chai_framework,
    doctest_framework,
    go_cmp_framework,
    go_testing_framework,
    jest_framework,
    node_assert_framework,
    pytest_framework,
    script_framework,
    testify_framework,
    unittest_framework,
];

;// CONCATENATED MODULE: ./build/oracle/file-reader.js





/** The plug-in that reads test scripts without a framework; it speaks only when no other found a test. */
const file_reader_LAST_RESORT = 'script';
/** What a test file knows. */
async function readTestFile(path, text) {
    const tree = await languageOf(path, text).read(text);
    return { cases: casesOf(tree), problem: null };
}
/** What the tests inside a product file know (Rust's `mod tests`); the rest of the file is product. */
async function readInSourceTests(path, text) {
    const tree = await languageOf(path, text).read(text);
    const within = (lines, region) => contains(region, { startLine: lines.startLine, startColumn: region.startColumn, endLine: lines.endLine, endColumn: 1 });
    const cases = tree.testRegions.length === 0 ? [] : casesOf(tree);
    return { cases: cases.filter((found) => tree.testRegions.some((region) => within(found, region))), problem: null };
}
/** What a golden file knows. */
function readGoldenFile(path, text) {
    return chooseGolden(goldens, path, text).read(path, text);
}
function casesOf(tree) {
    const fitting = frameworks.filter((framework) => framework.languages.includes(tree.language));
    const cases = fitting
        .filter((framework) => framework.id !== file_reader_LAST_RESORT)
        .flatMap((framework) => framework.read(tree))
        .flatMap((unit) => unit.cases);
    if (cases.length > 0)
        return cases;
    return fitting
        .filter((framework) => framework.id === file_reader_LAST_RESORT)
        .flatMap((framework) => framework.read(tree))
        .flatMap((unit) => unit.cases);
}

;// CONCATENATED MODULE: ./build/oracle/needle.js
/** A search text shorter than this hits nearly every file and tells nothing. */
const SHORTEST_TEXT = 4;
const SHORTEST_NUMBER = 3;
/** Long enough to be rare, short enough to survive a line that a golden folds or a formatter wraps. */
const LONGEST_NEEDLE = 32;
/** From this length on, a value is also searched by its rarest-looking word, so that near copies are found. */
const NEAR_LENGTH = 16;
/**
 * Byte strings of which at least one stands in every file that holds the value, however the file writes it.
 *
 * Quoting and escaping differ from format to format (`\n`, `&amp;`, `\u00e9`, doubled quotes), so the search asks only
 * for the longest run of characters that no format escapes; the files that hit are then parsed and compared exactly.
 *
 * @returns Needles without newline or NUL; empty when the value is too short to be worth a search.
 */
function needlesOf(kind, text) {
    return kind === 'number' ? numberNeedles(text) : textNeedles(text);
}
function numberNeedles(canonical) {
    const digits = canonical.replace(/^-/, '');
    const significant = digits.replace(/^0\./, '.');
    if (significant.replaceAll(/\D/g, '').replace(/0+$/, '').length < SHORTEST_NUMBER - 1)
        return [];
    if (significant.length < SHORTEST_NUMBER)
        return [];
    const forms = new Set([significant]);
    const [whole = '', fraction] = significant.split('.');
    if (whole.length > 3) {
        for (const separator of ['_', ',']) {
            const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, separator);
            forms.add(fraction === undefined ? grouped : `${grouped}.${fraction}`);
        }
    }
    if (fraction === undefined && whole.length >= 4 && whole.length < 16) {
        const hex = BigInt(whole).toString(16);
        if (hex.length >= 4) {
            forms.add(`0x${hex}`);
            forms.add(`0x${hex.toUpperCase()}`);
        }
    }
    return [...forms];
}
function textNeedles(text) {
    const run = longest(text.split(/[^\x20-\x7e]|["'`\\<>&$%{}]/));
    const needles = new Set();
    if (run.length >= SHORTEST_TEXT)
        needles.add(cut(run));
    else
        for (const needle of foreignNeedles(text))
            needles.add(needle);
    if (text.length >= NEAR_LENGTH) {
        const word = longest(text.split(/[^A-Za-z0-9]+/));
        if (word.length >= 6)
            needles.add(word.slice(0, LONGEST_NEEDLE));
    }
    return [...needles];
}
/** Whole words where possible: a wrapped line breaks between them. */
function cut(run) {
    const trimmed = run.trim();
    if (trimmed.length <= LONGEST_NEEDLE)
        return trimmed.length >= SHORTEST_TEXT ? trimmed : run;
    const head = trimmed.slice(0, LONGEST_NEEDLE);
    const space = head.lastIndexOf(' ');
    return space >= SHORTEST_TEXT ? head.slice(0, space) : head;
}
/** Text outside ASCII is stored as it is or as `\uXXXX`. */
function foreignNeedles(text) {
    const run = longest(text.split(/[\x00-\x7f]/)).slice(0, 8);
    if (run.length < 2)
        return [];
    const escaped = [...Array(run.length).keys()].map((i) => run.charCodeAt(i).toString(16).padStart(4, '0'));
    return [run, `\\u${escaped.join('\\u')}`, `\\u${escaped.join('\\u').toUpperCase().replaceAll('\\U', '\\u')}`];
}
function longest(parts) {
    return parts.reduce((best, part) => (part.trim().length > best.trim().length ? part : best), '');
}

;// CONCATENATED MODULE: ./build/oracle/ranking.js
/** Which of the files that a search hit are worth parsing. */
/**
 * Takes the files that say most about the change until a limit is reached. A file says the more, the rarer the needles
 * that it holds (information over document frequency), and related tests are always worth something.
 * The order depends on contents and paths only, never on the order of the input.
 */
function chooseHits(hits, limits) {
    const frequency = new Map();
    for (const hit of hits)
        for (const needle of hit.needles)
            frequency.set(needle, (frequency.get(needle) ?? 0) + 1);
    const weight = (hit) => {
        const rarity = hit.needles.reduce((sum, needle) => sum + needle.length / (1 + Math.log2(frequency.get(needle) ?? 1)), 0);
        return rarity + (hit.distance === null ? 0 : 40 / (1 + hit.distance));
    };
    const ordered = hits
        .map((hit) => ({ hit, weight: weight(hit) }))
        .toSorted((a, b) => b.weight - a.weight || (a.hit.path < b.hit.path ? -1 : 1));
    const parse = [];
    const rest = [];
    const covered = new Set();
    let bytes = 0;
    for (const { hit } of ordered) {
        if (parse.length < limits.files && bytes + hit.text.length <= limits.bytes) {
            parse.push(hit);
            bytes += hit.text.length;
            for (const needle of hit.needles)
                covered.add(needle);
        }
        else
            rest.push(hit);
    }
    return { parse, unknown: rest.filter((hit) => hit.needles.some((needle) => !covered.has(needle))) };
}

;// CONCATENATED MODULE: ./build/oracle/text-search.js
/** Looking for many short texts in one file, as the file spells them. */
/** Which of the needles the text holds. */
function needlesIn(text, needles) {
    const found = [];
    for (const needle of needles)
        if (text.includes(needle))
            found.push(needle);
    return found;
}
/**
 * Whether a number stands in the text as a number of its own, not within a longer one.
 * @param canonical Canonical decimal; grouped (`1_000`) and fixed forms (`3.90`) count too.
 */
function holdsNumber(text, canonical) {
    const digits = canonical.replace(/^-/, '');
    const [whole = '', fraction] = digits.split('.');
    for (const form of new Set([whole, whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '_')])) {
        for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
            if (isWordCharacter(text[at - 1]) || text[at - 1] === '.')
                continue;
            const rest = /^(?:\.(\d+))?/.exec(text.slice(at + form.length, at + form.length + 40));
            const after = at + form.length + (rest?.[0].length ?? 0);
            if (/\d/.test(text[after] ?? '') || (rest?.[1] ?? '').replace(/0+$/, '') !== (fraction ?? ''))
                continue;
            return true;
        }
    }
    return false;
}
/** Whether a text stands in another one bounded like a word or phrase of its own. */
function holdsText(text, phrase) {
    if (phrase === '')
        return false;
    const startsWithWord = isWordCharacter(phrase[0]);
    const endsWithWord = isWordCharacter(phrase.at(-1));
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
        const before = text[at - 1];
        const after = text[at + phrase.length];
        if (startsWithWord && isWordCharacter(before))
            continue;
        if (endsWithWord && isWordCharacter(after))
            continue;
        return true;
    }
    return false;
}
function isWordCharacter(character) {
    return character !== undefined && /[\p{L}\p{N}_]/u.test(character);
}

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(1916);
;// CONCATENATED MODULE: ./build/oracle/value-index.js

/** Near copies are looked for from this many letters and digits on; shorter ones meet by chance. */
const SHORTEST_NEAR = 16;
/** Least similarity (1 − edit distance / length) of the letters and digits that still counts as near. */
const LEAST_SIMILARITY = 0.9;
/** Longer texts are compared by their letters and digits alone, never by edit distance (quadratic). */
const value_index_LONGEST_EDIT = 2_000;
const MOST_COMPARISONS = 3_000;
/** Letters and digits in lower case: what is left when layout, quoting and punctuation are taken away. */
function foldOf(text) {
    return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
const NAME_ROLES = new Set(['test-name', 'suite-name', 'file-name', 'case-id']);
/** Known values by their exact and folded text. */
class ValueIndex {
    #exact = new Map();
    #folded = new Map();
    #byLength = new Map();
    #names = [];
    constructor(files) {
        for (const file of files) {
            for (const found of file.reading.cases) {
                for (const value of found.values)
                    this.#add({ file, case: found, value });
            }
        }
    }
    #add(place) {
        const { kind, text, role } = place.value;
        value_index_push(this.#exact, `${kind}:${text}`, place);
        if (NAME_ROLES.has(role))
            this.#names.push(place);
        if (kind === 'number' || text.length < SHORTEST_NEAR)
            return;
        const fold = foldOf(text);
        if (fold.length < SHORTEST_NEAR)
            return;
        if (!this.#folded.has(fold))
            value_index_push(this.#byLength, fold.length, fold);
        value_index_push(this.#folded, fold, place);
    }
    /** Values equal to this one, or for longer texts near to it; equal ones alone when there are any. */
    matches(kind, text) {
        const exact = this.#exact.get(`${kind}:${text}`) ?? this.#exact.get(`${kind}:${text.trim()}`);
        if (exact)
            return exact.map((place) => ({ ...place, similarity: 1 }));
        if (kind === 'number' || text.length < SHORTEST_NEAR)
            return [];
        const fold = foldOf(text);
        if (fold.length < SHORTEST_NEAR)
            return [];
        const alike = this.#folded.get(fold);
        if (alike)
            return alike.map((place) => ({ ...place, similarity: similarityOf(text, place.value.text, fold.length) }));
        return this.#near(fold);
    }
    #near(fold) {
        if (fold.length > value_index_LONGEST_EDIT)
            return [];
        const room = Math.floor(fold.length * (1 - LEAST_SIMILARITY));
        let comparisons = 0;
        const found = [];
        for (let length = fold.length - room; length <= fold.length + room; length++) {
            for (const candidate of this.#byLength.get(length) ?? []) {
                if (++comparisons > MOST_COMPARISONS)
                    return found;
                const similarity = 1 - (0,mod/* distance */.Io)(fold, candidate) / Math.max(fold.length, candidate.length);
                if (similarity < LEAST_SIMILARITY)
                    continue;
                for (const place of this.#folded.get(candidate) ?? [])
                    found.push({ ...place, similarity: round(similarity) });
            }
        }
        return found.toSorted((a, b) => b.similarity - a.similarity);
    }
    /** Names of tests, suites, cases and files that hold the fragment. */
    namesWith(fragment) {
        return this.#names
            .filter((place) => place.value.text.includes(fragment))
            .map((place) => ({ ...place, similarity: round(fragment.length / Math.max(1, place.value.text.length)) }));
    }
}
/** Equal but for case, layout and punctuation: near 1, less for every character that differs. */
function similarityOf(a, b, folded) {
    const layout = Math.abs(a.length - b.length) + 1;
    return round(Math.max(LEAST_SIMILARITY, 1 - layout / (folded + layout)));
}
function round(similarity) {
    return Math.round(similarity * 1000) / 1000;
}
function value_index_push(map, key, item) {
    const list = map.get(key);
    if (list)
        list.push(item);
    else
        map.set(key, [item]);
}

;// CONCATENATED MODULE: ./build/oracle/vocabulary.js
/** More text than this says no more about what words a project uses. */
const MOST_BYTES = 24 * 1024 * 1024;
/**
 * Which words the base's product code and documentation speak, whatever their case and also as part of a longer name
 * (`maxRetryCount` speaks `retry`).
 *
 * @param words Lower case, letters or digits only.
 * @param speaks Whether a path's words count.
 */
async function spokenWords(repository, commit, words, speaks) {
    const wanted = new Set(words.filter((word) => word.length >= 3));
    const spoken = new Set();
    if (wanted.size === 0)
        return { spoken, problem: null };
    const forms = [...wanted].flatMap((word) => [word, word.toUpperCase(), capitalised(word)]);
    const { paths, problem } = await repository.search(commit, [...new Set(forms)].toSorted());
    let bytes = 0;
    for (const path of paths) {
        if (!speaks(path))
            continue;
        const entry = await repository.entry(commit, path);
        const content = entry ? await repository.content(entry.id) : null;
        if (content?.kind !== 'text')
            continue;
        for (const word of wanted) {
            if (!speaksWord(content.text, word))
                continue;
            spoken.add(word);
            wanted.delete(word);
        }
        bytes += content.text.length;
        if (wanted.size === 0 || bytes > MOST_BYTES)
            break;
    }
    return { spoken, problem };
}
function capitalised(word) {
    return word.charAt(0).toUpperCase() + word.slice(1);
}
/** Whether the word stands in the text bounded by non-letters or by a change of case. */
function speaksWord(text, word) {
    for (const form of new Set([word, word.toUpperCase(), capitalised(word)])) {
        for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
            if (isBoundary(text[at - 1], form[0], true) && isBoundary(form.at(-1), text[at + form.length], false))
                return true;
        }
    }
    return false;
}
/** Between these two characters a word may begin or end. Plurals count as the word: `fixtures` speaks `fixture`. */
function isBoundary(left, right, atStart) {
    if (left === undefined || right === undefined)
        return true;
    if (!/\p{L}/u.test(left) || !/\p{L}/u.test(right))
        return true;
    if (/\p{Ll}/u.test(left) && /\p{Lu}/u.test(right))
        return true;
    return !atStart && (right === 's' || right === 'S');
}

;// CONCATENATED MODULE: ./build/oracle/what-tests.js
/** Names that say nothing about what a file holds; its folder's name is taken instead. */
const GENERIC_STEMS = new Set('index main mod lib init utils util helpers helper common core base types app __init__ __main__ api client server model models views view run cli'.split(' '));
/** Marks that test runners put around the name of the tested file, in the order in which they are taken off. */
const TEST_MARKS = [/^(?:test|tests|spec|it)[_-]/i, /[._-](?:test|tests|spec|specs|it|e2e|bench|unittest)$/i, /(?:Tests?|Specs?|TestCase|IT)$/];
/** The word that a product file and its test share: `slug` for `src/slug.py`, `test_slug.py`, `SlugTest.java`. */
function stemOf(path) {
    const parts = path.split('/');
    const name = parts.at(-1) ?? '';
    const dot = name.indexOf('.', 1);
    let stem = dot < 0 ? name : name.slice(0, dot);
    const marked = dot < 0 ? name : name.slice(0, name.lastIndexOf('.'));
    for (const mark of TEST_MARKS) {
        stem = stem.replace(mark, '') || stem;
    }
    if (marked !== stem && TEST_MARKS.some((mark) => mark.test(marked))) {
        for (const mark of TEST_MARKS)
            stem = stem.replace(mark, '') || stem;
    }
    if (GENERIC_STEMS.has(stem.toLowerCase()) && parts.length > 1) {
        const folder = parts.at(-2) ?? '';
        if (!/^(?:src|lib|tests?|spec|app|pkg|internal|main)$/i.test(folder))
            return normal(folder);
    }
    return normal(stem);
}
function normal(stem) {
    return stem.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
/**
 * Tests that share a name with a changed product file or lie beside it.
 *
 * @param paths Every path of the base.
 * @returns Nearest first; equal ones by path.
 */
function whatTests(paths, classOf, changed, most) {
    const stems = new Map();
    for (const path of changed) {
        const stem = stemOf(path);
        const same = stems.get(stem);
        if (same)
            same.push(path);
        else
            stems.set(stem, [path]);
    }
    stems.delete('');
    const related = [];
    for (const path of paths) {
        const stem = stemOf(path);
        const sources = stems.get(stem) ?? partial(stem, stems);
        if (!sources || classOf(path) !== 'test')
            continue;
        const steps = Math.min(...sources.map((source) => stepsBetween(source, path)));
        related.push({ path, distance: steps + (stems.has(stem) ? 0 : 10) });
    }
    return related.toSorted((a, b) => a.distance - b.distance || (a.path < b.path ? -1 : 1)).slice(0, most);
}
/** `test_price_rounding.py` tests `price.py` too. */
function partial(stem, stems) {
    for (const [known, sources] of stems)
        if (known.length >= 4 && (stem.startsWith(known) || stem.endsWith(known)))
            return sources;
    return undefined;
}
/** Folders to leave and to enter between two files; mirrored trees (`src/a/b` and `tests/a/b`) are near. */
function stepsBetween(a, b) {
    const one = a.split('/').slice(0, -1);
    const two = b.split('/').slice(0, -1);
    const shared = new Set(one);
    const common = two.filter((part) => shared.has(part)).length;
    return one.length + two.length - 2 * common;
}

;// CONCATENATED MODULE: ./build/oracle/oracle.js










/** Product and documentation texts read for `saysProduct`, in bytes. */
const MOST_VOCABULARY_BYTES = 32 * 1024 * 1024;
/** Texts of oracle hits held while the best are chosen, in bytes. */
const MOST_HIT_BYTES = 128 * 1024 * 1024;
const MOST_RELATED = 40;
/**
 * Asks the base's tests and golden files about the change, once for all rules: one search for the needles of all
 * values, then only the files that hit, or that test the changed code, are read.
 *
 * @param classOf Class of a path of the base.
 * @param changed Paths (of the base) of the changed product files.
 */
async function askOracle(repository, base, classOf, changed, question, limits) {
    const asker = new Asker(repository, base, classOf, await repository.tree(base));
    return asker.ask(changed, question, limits);
}
class Asker {
    #repository;
    #base;
    #classOf;
    #entries;
    #byPath;
    #unscanned = [];
    constructor(repository, base, classOf, entries) {
        this.#repository = repository;
        this.#base = base;
        this.#classOf = classOf;
        this.#entries = entries;
        this.#byPath = new Map(entries.map((entry) => [entry.path, entry]));
    }
    async ask(changed, question, limits) {
        const needles = this.#needles(question, limits.needles);
        if (question.values.length === 0)
            changed = [];
        const hits = needles.length > 0 ? await this.#search(needles) : [];
        const oracle = await this.#oracleHits(hits, changed, needles);
        const { parse, unknown } = chooseHits(oracle, limits);
        for (const hit of unknown)
            this.#leaveOut(hit.path, `beyond the limit of ${limits.files} test and golden files`, true);
        const files = [];
        for (const hit of parse)
            files.push(await this.#read(hit));
        const index = new ValueIndex(files);
        const said = await this.#said(hits, question);
        const words = wordsToAsk(question, index);
        const { spoken, problem } = await spokenWords(this.#repository, this.#base, words, (path) => this.#speaks(path));
        if (problem !== null)
            throw new model_problem/* MissingDataError */.hr(problem);
        return {
            filesParsed: files.length,
            unscanned: this.#unscanned,
            knowledge: {
                matches: (kind, text) => index.matches(kind, text),
                namesWith: (fragment) => index.namesWith(fragment),
                oracleFilesNamed: (name) => this.#oracleFilesNamed(name),
                saysProduct: (text) => said.product.has(text),
                saysDocumentation: (text) => said.documentation.has(text),
                isVocabulary: (word) => spoken.has(word.toLowerCase()),
            },
        };
    }
    /** Distinct needles of all values; the most telling ones when there are too many. */
    #needles(question, most) {
        const holders = new Map();
        for (const { kind, text, path } of question.values) {
            for (const needle of needlesOf(kind, text)) {
                const paths = holders.get(needle);
                if (paths)
                    paths.add(path);
                else
                    holders.set(needle, new Set([path]));
            }
        }
        const ordered = [...holders.keys()].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
        const left = new Set(ordered.slice(most).flatMap((needle) => [...(holders.get(needle) ?? [])]));
        for (const path of left)
            this.#leaveOut(path, `holds more new values than the limit of ${most} that are looked up`, true);
        return ordered.slice(0, most);
    }
    async #search(needles) {
        const { paths, problem } = await this.#repository.search(this.#base, needles);
        if (problem !== null)
            throw new model_problem/* MissingDataError */.hr(problem);
        return paths;
    }
    async #oracleHits(hits, changed, needles) {
        const related = new Map(whatTests(this.#entries.map((entry) => entry.path), this.#classOf, changed, MOST_RELATED).map((test) => [test.path, test.distance]));
        const found = [];
        let bytes = 0;
        for (const path of new Set([...hits, ...related.keys(), ...changed])) {
            const fileClass = this.#classOf(path);
            if (fileClass === 'ignored' || fileClass === 'documentation')
                continue;
            const isInSource = fileClass === 'product';
            const marks = isInSource ? languageOf(path, '').inSourceTests : undefined;
            if (isInSource && marks === undefined)
                continue;
            const content = await this.#content(path);
            if (content.kind === 'too-large')
                this.#leaveOut(path, `larger than the limit for a file (${content.size} bytes)`, false);
            if (content.kind !== 'text')
                continue;
            if (marks && !marks.test(content.text))
                continue;
            bytes += content.text.length;
            if (bytes > MOST_HIT_BYTES) {
                this.#leaveOut(path, 'too many test and golden files hold a value of this change', true);
                continue;
            }
            found.push({
                path,
                text: content.text,
                class: isInSource ? 'in-source' : fileClass,
                needles: needlesIn(content.text, needles),
                distance: related.get(path) ?? (isInSource && changed.includes(path) ? 0 : null),
            });
        }
        return found;
    }
    async #read(hit) {
        const reading = hit.class === 'golden'
            ? readGoldenFile(hit.path, hit.text)
            : await (hit.class === 'test' ? readTestFile(hit.path, hit.text) : readInSourceTests(hit.path, hit.text));
        if (reading.problem !== null)
            this.#leaveOut(hit.path, reading.problem, false);
        return { path: hit.path, class: hit.class === 'golden' ? 'golden' : 'test', reading };
    }
    /** Which of the values stand in the base's product code or documentation. */
    async #said(hits, question) {
        const open = { product: valuesByText(question), documentation: valuesByText(question) };
        const said = { product: new Set(), documentation: new Set() };
        let bytes = 0;
        for (const path of hits) {
            const fileClass = this.#classOf(path);
            if (fileClass !== 'product' && fileClass !== 'documentation')
                continue;
            const remaining = open[fileClass];
            if (remaining.size === 0)
                continue;
            const content = await this.#content(path);
            if (content.kind !== 'text')
                continue;
            bytes += content.text.length;
            if (bytes > MOST_VOCABULARY_BYTES)
                break;
            for (const [text, kind] of remaining) {
                if (!(kind === 'number' ? holdsNumber(content.text, text) : holdsText(content.text, text)))
                    continue;
                said[fileClass].add(text);
                remaining.delete(text);
            }
        }
        return said;
    }
    async #content(path) {
        const entry = this.#byPath.get(path);
        if (!entry || entry.kind === 'submodule' || entry.kind === 'symlink')
            return { kind: 'absent' };
        return this.#repository.content(entry.id);
    }
    #speaks(path) {
        const fileClass = this.#classOf(path);
        return fileClass === 'product' || fileClass === 'documentation';
    }
    #oracleFilesNamed(name) {
        return this.#entries
            .map((entry) => entry.path)
            .filter((path) => path === name || path.endsWith(`/${name}`))
            .filter((path) => this.#classOf(path) === 'golden' || this.#classOf(path) === 'test');
    }
    #leaveOut(path, reason, blocks) {
        if (this.#unscanned.some((entry) => entry.path === path && entry.reason === reason))
            return;
        this.#unscanned.push({ path, reason, blocks, status: 'open' });
    }
}
function valuesByText(question) {
    return new Map(question.values.map((value) => [value.text, value.kind]));
}
/** Words of every value that some oracle file knows, and those that rules ask for. */
function wordsToAsk(question, index) {
    const words = new Set(question.words.map((word) => word.toLowerCase()));
    const texts = new Set(question.values.map((value) => `${value.kind}:${value.text}`));
    for (const text of texts) {
        const kind = text.startsWith('number:') ? 'number' : 'string';
        const value = text.slice(kind.length + 1);
        if (kind === 'number' || (index.matches(kind, value).length === 0 && index.namesWith(value).length === 0))
            continue;
        for (const word of (0,model_words/* wordsOf */.Z)(value))
            words.add(word);
    }
    return [...words].toSorted();
}

// EXTERNAL MODULE: ./build/policy/globs.js
var globs = __webpack_require__(6912);
// EXTERNAL MODULE: ./build/policy/schema.js
var schema = __webpack_require__(5760);
// EXTERNAL MODULE: ./build/policy/suggestion.js
var suggestion = __webpack_require__(8003);
;// CONCATENATED MODULE: ./build/policy/resolution.js




/** The level of a rule: what the config says, else what its preset says. */
function levelFor(config, rule) {
    return config.rules.get(rule.id)?.level ?? rule.levels[config.preset];
}
/**
 * Applies the Action's inputs, which can only make a policy stricter: where a pull request brings its own workflow
 * file, it writes them itself. A milder preset or requirement is without effect; what the config says about single
 * rules stands in every preset.
 *
 * @throws {UserError} When `protected` holds an invalid pattern or one that takes out.
 */
function tighten(config, inputs) {
    for (const pattern of inputs.protected) {
        const problem = pattern.startsWith('!')
            ? 'must not take out with a leading !: inputs only tighten'
            : (0,globs/* globProblem */.A)(pattern);
        if (problem !== null) {
            throw new model_problem/* UserError */.yo(`the pattern ${JSON.stringify((0,suggestion/* clipped */.cz)(pattern))} of the input \`protected\` ${problem}`);
        }
    }
    const preset = stricter(schema/* presets */.v4, config.preset, inputs.preset ?? config.preset);
    return {
        ...config,
        preset,
        protected: [...config.protected, ...inputs.protected],
        workProof: tightenedWorkProof(config, preset, inputs.requireWorkProof ?? 'none'),
    };
}
function tightenedWorkProof({ workProof }, preset, asked) {
    const own = workProof.source === 'preset' ? { require: schema/* presetWorkProof */.XG[preset], source: 'preset' } : workProof;
    return stricter(schema/* workProofRequirements */.AC, own.require, asked) === own.require
        ? own
        : { require: asked, source: 'input' };
}
function stricter(mildestFirst, one, other) {
    return mildestFirst.indexOf(other) > mildestFirst.indexOf(one) ? other : one;
}

;// CONCATENATED MODULE: ./build/policy/attributes.js
/** More than this in one attributes file is no convention but an attempt to cost time, in UTF-16 units. */
const attributes_LONGEST = 256 * 1024;
/**
 * Globs of what the policy commit's `.gitattributes` calls generated or vendored, as GitHub's linguist reads it.
 * Such files are product all the same, since cheats hide there; only the keyword rule spares them. The change's own
 * attributes are never asked.
 */
async function generatedGlobs(repository, policyCommit) {
    const entry = await repository.entry(policyCommit, '.gitattributes');
    if (entry?.kind !== 'file' && entry?.kind !== 'executable')
        return [];
    const content = await repository.content(entry.id);
    return content.kind === 'text' && content.text.length <= attributes_LONGEST ? globsIn(content.text) : [];
}
/** Patterns of the lines that set `linguist-generated` or `linguist-vendored`, as globs from the root. */
function globsIn(attributes) {
    const globs = [];
    for (const line of attributes.split('\n')) {
        const [pattern = '', ...names] = line.trim().split(/[ \t]+/);
        // A quoted pattern holds blanks; linguist's own documentation knows none, and a wrong reading would spare too much.
        if (pattern === '' || pattern.startsWith('#') || pattern.startsWith('"') || pattern.startsWith('!'))
            continue;
        if (!names.some((name) => /^linguist-(?:generated|vendored)(?:=(?:true|1))?$/.test(name)))
            continue;
        const anchored = pattern.replace(/^\//, '').replace(/\/$/, '');
        if (anchored === '')
            continue;
        // As in git: a pattern without a slash fits a name at any depth.
        globs.push(pattern.replace(/\/$/, '').includes('/') ? anchored : `**/${anchored}`);
    }
    return globs;
}

// EXTERNAL MODULE: ./build/policy/load.js + 3 modules
var load = __webpack_require__(7866);
;// CONCATENATED MODULE: ./build/sources/comparison.js
/**
 * Calls that compare, by the last part of their name in lower case, letters and digits only
 * (`starts_with?`, `startsWith`, `StartsWith`, `HasPrefix` are one thing in four languages).
 */
const CALLS = new Map([
    ...['equals', 'equal', 'equalsignorecase', 'eq', 'eql', 'isequal', 'isequalto', 'equalfold', 'casecmp', 'casecmpp'].map((name) => [name, 'equality']),
    ...['strcmp', 'strncmp', 'strcasecmp', 'stricmp', 'memcmp', 'compare', 'compareto', 'localecompare', 'hashequals'].map((name) => [name, 'equality']),
    ...['startswith', 'hasprefix', 'strstartswith', 'isprefixof', 'stripprefix', 'removeprefix', 'trimprefix', 'cutprefix'].map((name) => [name, 'prefix']),
    ...['endswith', 'hassuffix', 'strendswith', 'issuffixof', 'stripsuffix', 'removesuffix', 'trimsuffix', 'cutsuffix'].map((name) => [name, 'suffix']),
    ...['contains', 'includes', 'include', 'indexof', 'lastindexof', 'strcontains', 'strpos', 'stripos', 'strstr', 'find', 'search', 'index', 'rfind'].map((name) => [name, 'substring']),
    ...['has', 'haskey', 'containskey', 'inarray', 'containsvalue', 'member', 'ismember', 'arraykeyexists', 'get', 'getordefault', 'fetch', 'getattr', 'lookup', 'trygetvalue', 'isset'].map((name) => [name, 'membership']),
    ...['match', 'matches', 'fullmatch', 'test', 'exec', 'matchstring', 'pregmatch', 'ismatch', 'regexp', 'compile', 'mustcompile'].map((name) => [name, 'regex']),
]);
const OPERATORS = new Map([
    ...['==', '===', '!=', '!==', '<>', 'is', 'is not', 'eq', 'ne', '-eq', '-ne', '-ceq', '-ieq', '<=>', '~='].map((operator) => [operator, 'equality']),
    ...['in', 'not in', 'instanceof', '!in', '-in', '-contains'].map((operator) => [operator, 'membership']),
    ...['=~', '!~', '~', '-match', 'like', '-like', 'matches'].map((operator) => [operator, 'regex']),
    ...['<', '>', '<=', '>=', '-lt', '-gt', '-le', '-ge'].map((operator) => [operator, 'order']),
]);
/** How a call of this name compares its arguments, or null when it does not. */
function relationOfCall(name) {
    const last = name.replace(/\(\)$/, '').split('.').at(-1) ?? '';
    return CALLS.get(last.toLowerCase().replaceAll(/[^a-z0-9]/g, '')) ?? null;
}
/** How a binary operator compares its sides, or null when it computes instead. */
function relationOfOperator(operator) {
    return OPERATORS.get(operator) ?? null;
}
const CONCATENATIONS = new Set(['+', '.', '..', '<>', '++', '&', '~']);
/** Whether the operator joins texts in some language; only ever asked about literals on both sides. */
function isConcatenation(operator) {
    return CONCATENATIONS.has(operator);
}
/**
 * Calls whose text arguments speak to people: errors, logs, usage. Such text is vocabulary that a failing test may
 * rightly demand, not an answer. By the last part of the name, lower case.
 */
const comparison_MESSAGE_CALLS = /^(?:log|logf|debug|debugf|trace|info|infof|warn|warnf|warning|error|errorf|fatal|fatalf|critical|notice|exception|panic|panicf|bail|ensure|anyhow|abort|fail|invariant|assert|check|require|deprecated|deprecate|raise|throw|die|usage|help|describe|description|wrap|wrapf|withmessage|addargument|add_argument|option|addoption|command)$/;
const ERROR_TYPE = /(?:Error|Exception|Failure|Warning|Problem|Fault)$/;
const PRINT_CALLS = /^(?:print|println|printf|puts|echo|write|writeline|fprintf|fprintln|cout|say|format|sprintf|writeln|fprint|p)$/;
/** Whether texts handed to this call are messages. */
function isMessageCall(name) {
    const parts = name.replaceAll('()', '').split('.');
    const last = parts.at(-1) ?? '';
    if (ERROR_TYPE.test(last) || /^(?:logger|log|logging|console\.(?:error|warn|debug|info))$/.test(parts.slice(0, -1).join('.')))
        return true;
    return comparison_MESSAGE_CALLS.test(last.toLowerCase().replace(/!$/, ''));
}
/** Whether the call writes its arguments to the program's output. */
function isPrintCall(name) {
    const last = (name.replaceAll('()', '').split('.').at(-1) ?? '').toLowerCase().replace(/!$/, '');
    return PRINT_CALLS.test(last) || name === 'console.log';
}

;// CONCATENATED MODULE: ./build/sources/sites.js



/** Statements longer than this are shown by their head only: a finding must point, not wave. */
const LONGEST_STATEMENT = 15;
/**
 * Literals and names of a source tree that touch an added line and are not part of an in-source test.
 * Texts that the language joins (`'a' + 'b'`, templates without holes) count as the one text that they make.
 */
function sitesOf(tree, added) {
    const literals = [];
    const names = [];
    const isNew = (range) => touches(range, added) && !tree.testRegions.some((region) => contains(region, range));
    walk(tree.root, (node, ancestors) => {
        if (node.kind === 'name' || node.kind === 'function' || node.kind === 'class' || node.kind === 'member') {
            collectNames(node, isNew, names);
            return;
        }
        if (node.kind === 'pair' && node.key.kind === 'name' && ancestors.at(-1)?.kind === 'map' && isNew(node.key.range)) {
            const named = siteOf(node.key, { kind: 'string', text: node.key.text }, [...ancestors, node]);
            literals.push({ ...named, isPropertyName: true });
        }
        const joined = literalOf(node);
        if (joined === null)
            return;
        if (isNew(node.range))
            literals.push(siteOf(node, joined, ancestors));
        return false;
    });
    return { literals, names };
}
function collectNames(node, isNew, into) {
    if (node.kind === 'name') {
        if (isNew(node.range))
            into.push({ text: node.text, range: node.range });
        return;
    }
    if (node.kind === 'member') {
        // The property stands at the end of the member's range.
        const end = node.range;
        const range = {
            startLine: end.endLine,
            startColumn: Math.max(1, end.endColumn - node.property.length),
            endLine: end.endLine,
            endColumn: end.endColumn,
        };
        if (isNew(range))
            into.push({ text: node.property, range });
        return;
    }
    if (node.kind === 'function' || node.kind === 'class') {
        const head = { ...node.range, endLine: node.range.startLine, endColumn: node.range.startColumn + 1 };
        if (node.name && isNew(head))
            into.push({ text: node.name, range: head });
        if (node.kind === 'function' && isNew(head)) {
            for (const parameter of node.parameters)
                into.push({ text: parameter.name, range: head });
        }
    }
}
/** Whether a range touches one of the runs of lines, which are sorted and apart. */
function touches(range, added) {
    let low = 0;
    let high = added.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        const run = added[middle];
        if (run && run.end <= range.startLine)
            low = middle + 1;
        else
            high = middle;
    }
    const run = added[low];
    return run !== undefined && run.start <= range.endLine;
}
/** The one value that a node stands for when it is made of literals alone; null when it is not. */
function literalOf(node) {
    switch (node.kind) {
        case 'number':
            return { kind: 'number', text: node.value };
        case 'string':
        case 'regex':
            return { kind: 'string', text: node.value };
        case 'template':
        case 'binary':
            return joinedText(node);
        default:
            return null;
    }
}
/** Iterative: a hostile concatenation may have a million pieces. */
function joinedText(node) {
    const pieces = [];
    const pending = [node];
    for (let next = pending.pop(); next; next = pending.pop()) {
        if (next.kind === 'string')
            pieces.push(next.value);
        else if (next.kind === 'template')
            pending.push(...next.parts.toReversed());
        else if (next.kind === 'binary' && isConcatenation(next.operator))
            pending.push(next.right, next.left);
        else
            return null;
    }
    return pieces.length > 0 ? { kind: 'string', text: pieces.join('') } : null;
}
function siteOf(node, value, ancestors) {
    const isDocumentation = node.kind === 'string' && node.isDocumentation;
    const standing = standingOf(node, ancestors);
    const enclosing = ancestors.findLast((ancestor) => ancestor.kind === 'function');
    return {
        ...value,
        isPropertyName: false,
        range: node.range,
        place: isDocumentation ? 'documentation' : standing.place,
        relation: standing.relation,
        counterpart: standing.counterpart,
        statement: standing.statement,
        function: enclosing ? functionOf(enclosing) : null,
        usesParameter: enclosing ? readsParameter(expressionOf(node, ancestors), enclosing) : false,
    };
}
const functions = new WeakMap();
function functionOf(node) {
    let known = functions.get(node);
    if (!known) {
        known = {
            name: node.name,
            range: node.range,
            parameters: node.parameters.map((parameter) => parameter.name).filter((name) => !/^(?:self|this|cls|&self)$/.test(name)),
        };
        functions.set(node, known);
    }
    return known;
}
/** The outermost expression that holds the node: what is returned, assigned, printed. */
function expressionOf(node, ancestors) {
    let expression = node;
    for (let i = ancestors.length - 1; i >= 0; i--) {
        const ancestor = ancestors[i];
        if (!ancestor)
            break;
        const kind = ancestor.kind;
        if (kind === 'return' || kind === 'assign' || kind === 'throw' || kind === 'block' || kind === 'function' || kind === 'arm' || kind === 'if')
            break;
        expression = ancestor;
    }
    return expression;
}
const readers = new WeakMap();
/** Whether an expression reads a parameter; remembered, since a table of a million literals is one expression. */
function readsParameter(expression, enclosing) {
    const known = readers.get(expression);
    if (known !== undefined)
        return known;
    const parameters = new Set(enclosing.parameters.map((parameter) => parameter.name));
    let reads = false;
    walk(expression, (node) => {
        if (reads)
            return false;
        if (node.kind === 'name' && (parameters.has(node.text) || /^(?:self|this|cls)$/.test(node.text)))
            reads = true;
        return;
    });
    readers.set(expression, reads);
    return reads;
}
/** Climbs from the literal to the construct that gives it its place. */
function standingOf(node, ancestors) {
    const found = { place: 'other', relation: null, counterpart: '', statement: node.range };
    let child = node;
    for (let i = ancestors.length - 1; i >= 0; i--) {
        const parent = ancestors[i];
        if (!parent)
            break;
        const done = climb(found, child, parent);
        if (done) {
            found.statement = statementOf(child, ancestors.slice(0, i + 1), found);
            return found;
        }
        child = parent;
    }
    return found;
}
/**
 * Lets one ancestor speak about the literal below it.
 * @returns whether the place is settled; an element or argument may yet turn out to be returned or thrown.
 */
function climb(found, child, parent) {
    switch (parent.kind) {
        case 'binary':
            return climbBinary(found, child, parent);
        case 'call':
            return climbCall(found, child, parent);
        case 'index':
            if (child !== parent.index)
                return false;
            return settle(found, 'key', 'membership', dottedName(parent.object));
        case 'arm':
            if (parent.guard === child)
                return settleWeak(found, 'condition');
            return parent.body === child ? settleBody(found) : settle(found, 'pattern', 'equality', '');
        case 'if':
            if (parent.condition === child)
                return settleWeak(found, 'condition');
            // A branch of a conditional expression is whatever the whole expression is.
            return parent.then.kind === 'block' ? settleBody(found) : false;
        case 'pair':
            if (found.place === 'other')
                found.place = parent.key === child ? 'key' : 'entry';
            if (parent.key === child)
                found.relation = 'membership';
            return false;
        case 'map':
            return false;
        case 'list':
            if (found.place === 'other')
                found.place = 'element';
            return false;
        case 'return':
            return settleAnswer(found, 'returned');
        case 'throw':
            return settleAnswer(found, 'message');
        case 'assert':
            return parent.message === child ? settle(found, 'message', null, '') : settleWeak(found, 'condition');
        case 'assign':
            found.counterpart ||= dottedName(parent.target);
            return settleAnswer(found, 'assigned');
        case 'function':
            return parent.body === child ? settleBody(found) : settle(found, parent.decorators.includes(child) ? 'declaration' : 'default', null, '');
        case 'class':
            return parent.body === child ? settleBody(found) : settle(found, 'declaration', null, '');
        case 'loop':
        case 'block':
            return parent.kind === 'block' && isExpressionBlock(parent) ? false : settleBody(found);
        default:
            return false;
    }
}
/** A block with a single child may be a parenthesis; with more it is a sequence of statements. */
function isExpressionBlock(block) {
    return childrenOf(block).length === 1 && block.kind === 'block' && /paren|group|expression|argument|spread|await/.test(block.syntax);
}
function settle(found, place, relation, counterpart) {
    found.place = place;
    found.relation = relation;
    found.counterpart = counterpart;
    return true;
}
/** For what only says that something is a condition, without saying how the literal is compared. */
function settleWeak(found, place) {
    if (found.place === 'other' || found.place === 'argument' || found.place === 'element')
        found.place = place;
    return true;
}
/** Returned, assigned, thrown: says more about an element or entry than its list does, except that keys stay keys. */
function settleAnswer(found, place) {
    const isTable = found.place === 'key' || found.place === 'entry' || found.place === 'element';
    if (found.place === 'other' || found.place === 'argument' || (place === 'message' && found.place !== 'key'))
        found.place = place;
    else if (isTable && place === 'returned' && found.place !== 'key')
        found.place = 'returned';
    return true;
}
/** A statement or body is reached: the place stays what it is. */
function settleBody(_found) {
    return true;
}
function climbBinary(found, child, parent) {
    const relation = relationOfOperator(parent.operator);
    if (relation === null || found.place === 'key' || found.place === 'message')
        return false;
    const other = parent.left === child ? parent.right : parent.left;
    // `x in [a, b]`: the elements are what x is compared with, and `["a"].includes(x)` is handled by the call.
    return settle(found, 'condition', relation, dottedName(other));
}
function climbCall(found, child, parent) {
    const name = dottedName(parent.callee);
    const relation = relationOfCall(name);
    if (parent.callee === child) {
        // `"CASE_1".equals(x)`, `["a", "b"].includes(x)`, `{a: 1}.get(x)`
        if (relation === null || found.place === 'entry')
            return false;
        found.place = found.place === 'key' ? 'key' : 'condition';
        found.relation = found.place === 'condition' && relation === 'substring' ? 'membership' : relation;
        found.counterpart = firstNamed(parent);
        return true;
    }
    if (found.place === 'key' || found.place === 'entry')
        return isMessageCall(name) && found.place === 'entry' ? settle(found, 'message', null, name) : false;
    if (isMessageCall(name))
        return settle(found, 'message', null, name);
    if (relation !== null && found.place === 'other') {
        const receiver = parent.callee.kind === 'member' ? dottedName(parent.callee.object) : '';
        return settle(found, relation === 'membership' ? 'key' : 'condition', relation, receiver || firstNamed(parent));
    }
    if (isPrintCall(name))
        return settle(found, 'printed', null, name);
    if (found.place === 'other') {
        found.place = 'argument';
        found.counterpart = name;
    }
    return false;
}
/** From the beginning of a construct to the end of a part of it: an `if` without its `else`. */
function headOf(whole, part) {
    return { ...part, startLine: whole.startLine, startColumn: whole.startColumn };
}
const namedArguments = new WeakMap();
/** The first argument of a call that has a name; literals have none. Remembered for calls with very many arguments. */
function firstNamed(call) {
    let name = namedArguments.get(call);
    if (name === undefined) {
        name = call.arguments.map(dottedName).find((argument) => argument !== '') ?? '';
        namedArguments.set(call, name);
    }
    return name;
}
/** What a finding about the literal spans: the statement if it is short, else the nearest part that is. */
function statementOf(child, enclosing, found) {
    const nearest = enclosing.at(-1);
    if (!nearest)
        return child.range;
    const candidates = [];
    const outer = enclosing.findLast((node) => node.kind === 'if' || node.kind === 'arm' || node.kind === 'return' || node.kind === 'assign');
    if (outer && (found.place === 'condition' || found.place === 'pattern') && (outer.kind === 'if' || outer.kind === 'arm')) {
        candidates.push(outer.kind === 'if' ? headOf(outer.range, outer.then.range) : outer.range);
    }
    else if (outer && (outer.kind === 'return' || outer.kind === 'assign'))
        candidates.push(outer.range);
    if (nearest.kind !== 'block' && nearest.kind !== 'function' && nearest.kind !== 'class')
        candidates.push(nearest.range);
    candidates.push(child.range);
    return candidates.find((range) => range.endLine - range.startLine < LONGEST_STATEMENT && contains(range, child.range)) ?? child.range;
}

;// CONCATENATED MODULE: ./build/sources/product-files.js



/**
 * A changed file as product code: its literals and names on added lines.
 * @returns null when it is none: deleted, of another class, binary, a lock file (its thousands of hashes say nothing
 *   about answers), or nothing was added.
 */
async function readProductFile(compared) {
    const { change, after, added } = compared;
    if (change.class !== 'product' || change.after === null || after.kind !== 'text')
        return null;
    if (added.length === 0 || (0,conventions/* isLockFile */.ue)(change.path))
        return null;
    const tree = await languageOf(change.path, after.text).read(after.text);
    return { path: change.path, compared, ...sitesOf(tree, added), unread: tree.unread ?? null };
}

;// CONCATENATED MODULE: ./build/verdict/allowance.js
/**
 * Marks findings that the config's allow list names. An entry ends after its `until` day.
 * @param today ISO date (`2026-01-31`), UTC.
 */
function applyAllowList(findings, allow, today) {
    return findings.map((finding) => {
        const entry = allow.find((each) => each.fingerprint === finding.fingerprint && (each.until === null || today <= each.until));
        return entry && finding.status === 'open' ? { ...finding, status: 'allowed', allow: entry } : finding;
    });
}

;// CONCATENATED MODULE: ./build/verdict/fingerprint.js

/** First 32 hex digits of SHA-256 over rule, path and NFC text of the matched node, joined by NUL. */
function fingerprintOf(finding) {
    const text = [finding.rule, finding.path, finding.matched.normalize('NFC')].join('\0');
    return (0,external_node_crypto_.createHash)('sha256').update(text, 'utf8').digest('hex').slice(0, 32);
}
/**
 * Fingerprints of findings in order of place; equal ones get `-2`, `-3` in that order.
 * @param findings Sorted by place.
 */
function fingerprintsOf(findings) {
    const seen = new Map();
    return findings.map((finding) => {
        const fingerprint = fingerprintOf(finding);
        const count = (seen.get(fingerprint) ?? 0) + 1;
        seen.set(fingerprint, count);
        return count === 1 ? fingerprint : `${fingerprint}-${count}`;
    });
}

;// CONCATENATED MODULE: ./build/verdict/levels.js
const WEIGHT = { violation: 2, probation: 1, note: 0 };
/** The heavier of two levels. */
function heavier(a, b) {
    return WEIGHT[a] >= WEIGHT[b] ? a : b;
}
/** Whether one level weighs more than another. */
function outweighs(a, b) {
    return WEIGHT[a] > WEIGHT[b];
}
/**
 * The level of a finding after preset and config: `violation` raises probations, `probation` and `note` lower what is
 * above them, a note stays a note.
 * @returns null when the rule is off.
 */
function effectiveLevel(level, setting) {
    if (setting === 'off')
        return null;
    if (setting === 'by-evidence' || level === 'note')
        return level;
    return setting === 'violation' || outweighs(level, setting) ? setting : level;
}

;// CONCATENATED MODULE: ./build/verdict/merging.js

/**
 * Leaves one finding a place: the heaviest, of equally heavy ones the most specific. The others' rules go to `also`,
 * their evidence is kept.
 *
 * @param precedence Lower is more specific.
 * @returns Sorted by path and place.
 */
function mergeFindings(findings, precedence) {
    const ordered = findings.toSorted((a, b) => a.level === b.level ? precedence(a.rule) - precedence(b.rule) || byPlace(a, b) : outweighs(a.level, b.level) ? -1 : 1);
    const merged = [];
    for (const finding of ordered) {
        const at = merged.findIndex((kept) => isSamePlace(kept, finding));
        const kept = merged[at];
        if (!kept) {
            merged.push({ ...finding, also: [] });
        }
        else if (kept.rule !== finding.rule) {
            const also = kept.also.includes(finding.rule) ? kept.also : [...kept.also, finding.rule];
            merged[at] = { ...kept, also, level: heavier(kept.level, finding.level) };
        }
        else
            merged.push({ ...finding, also: [] });
    }
    return merged.toSorted(byPlace);
}
/** Review and conviction are different questions, so a reviewable finding never hides one that is not, nor the reverse. */
function isSamePlace(a, b) {
    return (a.path === b.path &&
        a.reviewable === b.reviewable &&
        a.range.startLine <= b.range.endLine &&
        b.range.startLine <= a.range.endLine);
}
function byPlace(a, b) {
    if (a.path !== b.path)
        return a.path < b.path ? -1 : 1;
    return (a.range.startLine - b.range.startLine ||
        a.range.startColumn - b.range.startColumn ||
        a.range.endLine - b.range.endLine ||
        a.range.endColumn - b.range.endColumn ||
        (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0) ||
        (a.matched < b.matched ? -1 : a.matched > b.matched ? 1 : 0));
}

;// CONCATENATED MODULE: ./build/verdict/verdict.js
/** A probation caps the score here. */
const PROBATION_CAP = 50;
/**
 * Verdict and score from what is open. Lifted and allowed findings count for nothing.
 * @param caps Caps from elsewhere (a missing work proof).
 */
function verdict_judge(findings, unscanned, caps) {
    const open = findings.filter((finding) => finding.status === 'open');
    const violations = open.filter((finding) => finding.level === 'violation');
    const probations = open.filter((finding) => finding.level === 'probation').length;
    const all = probations > 0
        ? [...caps, { cap: PROBATION_CAP, reason: probations === 1 ? '1 finding on probation' : `${probations} findings on probation` }]
        : caps;
    if (violations.some((finding) => !finding.reviewable))
        return { verdict: 'violation', score: 0, caps: all };
    if (unscanned.some((entry) => entry.blocks && entry.status === 'open'))
        return { verdict: 'incomplete', score: null, caps: all };
    if (violations.length > 0)
        return { verdict: 'review', score: 0, caps: all };
    return { verdict: probations > 0 ? 'probation' : 'pass', score: Math.min(100, ...all.map(({ cap }) => cap)), caps: all };
}

;// CONCATENATED MODULE: ./build/scan.js



















/** The product of the files that the first limits allow, until the policy says otherwise. */
const FIRST_BLOB_LIMIT = 10 * 1024 * 1024;
const ORACLE_BYTES = 24 * 1024 * 1024;
/**
 * Scans one change, from revisions to report.
 * @throws {UserError} Wrong revision, config or manifest.
 * @throws {MissingDataError} Shallow clone, unrelated histories, missing objects.
 */
async function scan(request) {
    const started = performance.now();
    const knownRules = rules/* rules */.a.map((rule) => rule.meta.id);
    let repository = await request.open(FIRST_BLOB_LIMIT);
    try {
        const policyCommit = await repository.resolve(request.policy);
        const target = await repository.resolve(request.target);
        const head = await repository.resolve(request.head);
        const where = request.configPath === undefined ? {} : { configPath: request.configPath };
        const loaded = await (0,load/* loadPolicy */.tb)(repository, policyCommit, {
            knownRules,
            ...where,
            ...(request.config ? { configOverride: request.config } : {}),
        });
        const policy = { ...loaded, config: tighten(loaded.config, request.inputs) };
        if (policy.config.limits.fileBytes !== FIRST_BLOB_LIMIT) {
            await repository.close();
            repository = await request.open(policy.config.limits.fileBytes);
        }
        const base = await repository.diffBase(target, head);
        const report = await scanChange(repository, { base, head, policyCommit }, policy, request.today, started);
        const broken = await (0,load/* validateHeadConfig */.dH)(repository, head, { knownRules });
        return {
            report,
            enforced: policy.config.enforce,
            remarks: broken === null || request.config ? [] : [`The config at the head is invalid and would break later runs: ${broken}`],
        };
    }
    finally {
        await repository.close();
    }
}
async function scanChange(repository, commits, { config, configPath }, today, started) {
    const classifier = (0,classify/* createClassifier */.C)({ ...config, generated: await generatedGlobs(repository, commits.policyCommit) });
    const change = await readChangeSet(repository, commits.base, commits.head, classifier);
    const compared = [];
    for (const file of change.files)
        compared.push(await compareFile(repository, file));
    refuseMissing(compared);
    const product = [];
    for (const file of compared) {
        const read = await readProductFile(file);
        if (read)
            product.push(read);
    }
    const scene = {
        change,
        compared,
        product,
        grownSnapshots: grownSnapshots(compared),
        preset: config.preset,
        keywords: config.keywords,
    };
    const question = questionOf(scene);
    const touched = product.flatMap(({ compared: { change: file } }) => (file.before ? [file.before.path] : [file.path]));
    const oracle = await askOracle(repository, commits.base, (path) => classifier.classOf(path), touched, question, {
        needles: config.limits.needles,
        files: config.limits.oracleFiles,
        bytes: ORACLE_BYTES,
    });
    const checksums = await verifyChange(repository, commits.policyCommit, change);
    const findings = reported(applyRules(scene, { ...oracle.knowledge, checksums: checksums.verdicts }, config), config, today);
    const unscanned = sorted([
        ...compared.flatMap(unscannedOf),
        ...product.flatMap(({ path, unread }) => unread === null ? [] : [{ path, reason: unread, blocks: true, status: 'open' }]),
        ...oracle.unscanned,
        ...checksums.unreadable.map(({ path, reason }) => ({ path, reason, blocks: true, status: 'open' })),
    ]);
    const { verdict, score, caps } = verdict_judge(findings, unscanned, []);
    return {
        schemaVersion: 1,
        tool: `${tool/* TOOL */.j.name} ${tool/* TOOL */.j.version}`,
        preset: config.preset,
        verdict,
        score,
        base: commits.base,
        head: commits.head,
        policy: commits.policyCommit,
        config: configPath,
        findings,
        caps,
        checksums: {
            verified: checksums.verdicts.filter(({ outcome }) => outcome === 'verified').length,
            mismatched: checksums.verdicts.filter(({ outcome, path }) => outcome !== 'verified' && scan_touches(change, path)).map(({ path }) => path),
        },
        unscanned,
        stats: {
            files: change.files.length,
            addedLines: compared.reduce((sum, { added }) => sum + added.reduce((lines, run) => lines + run.end - run.start, 0), 0),
            candidates: question.values.length,
            oracleFilesParsed: oracle.filesParsed,
            milliseconds: Math.round(performance.now() - started),
        },
    };
}
/** Objects that a partial clone lacks are no file's fault: nothing can be said until they are there. */
function refuseMissing(compared) {
    for (const { change, before, after } of compared) {
        const lacksBefore = change.before !== null && change.before.kind !== 'submodule' && before.kind === 'absent';
        const lacksAfter = change.after !== null && change.after.kind !== 'submodule' && after.kind === 'absent';
        if (lacksBefore || lacksAfter) {
            throw new model_problem/* MissingDataError */.hr(`the repository lacks the content of ${change.path}: fetch it in full (no \`--filter\`), then scan again.`);
        }
    }
}
function grownSnapshots(compared) {
    return new Set(compared
        .filter(({ change, before, after }) => change.status === 'modified' &&
        change.class === 'golden' &&
        change.before?.kind === change.after?.kind &&
        before.kind === 'text' &&
        after.kind === 'text' &&
        onlyGrew(change.path, before.text, after.text))
        .map(({ change }) => change.path));
}
function questionOf(scene) {
    const questions = rules/* rules */.a.map((rule) => rule.collect(scene));
    const values = new Map(questions.flatMap((question) => question.values.map((value) => [`${value.kind}:${value.path}:${value.text}`, value])));
    return { values: [...values.values()], words: [...new Set(questions.flatMap((question) => question.words))] };
}
const byPrecedence = rules/* rules */.a.toSorted((a, b) => a.meta.precedence - b.meta.precedence);
const precedences = new Map(rules/* rules */.a.map((rule) => [rule.meta.id, rule.meta.precedence]));
/** Runs the rules from the most specific to the least, and leaves one finding a place. */
function applyRules(scene, knowledge, config) {
    const findings = [];
    for (const { meta, judge: ask } of byPrecedence) {
        const setting = levelFor(config, meta);
        if (setting === 'off')
            continue;
        for (const finding of ask(scene, knowledge, findings)) {
            const level = effectiveLevel(finding.level, setting);
            if (level !== null)
                findings.push({ ...finding, level });
        }
    }
    return mergeFindings(findings, (rule) => precedences.get(rule) ?? Number.MAX_SAFE_INTEGER);
}
function reported(findings, config, today) {
    const fingerprints = fingerprintsOf(findings);
    const all = findings.map(({ range, matched: _matched, ...finding }, i) => ({
        rule: finding.rule,
        level: finding.level,
        reviewable: finding.reviewable,
        status: 'open',
        also: finding.also,
        path: finding.path,
        previousPath: finding.previousPath,
        ...range,
        message: finding.message,
        evidence: finding.evidence,
        fingerprint: fingerprints[i] ?? '',
    }));
    return applyAllowList(all, config.allow, today);
}
/** Why a changed file was not read as code, and whether that leaves a hole. */
function unscannedOf({ change, after }) {
    const entry = change.after;
    if (entry === null || change.class === 'ignored')
        return [];
    const leftOut = (reason, blocks) => [{ path: change.path, reason, blocks, status: 'open' }];
    if (entry.kind === 'submodule')
        return leftOut('a submodule: judged by the commit that it points to', false);
    if (entry.kind === 'symlink')
        return leftOut('a symbolic link: judged by its target path, which is not followed', false);
    if (after.kind === 'binary') {
        // A NUL byte in a comment makes a source file look binary to git and to reviewers; compilers do not mind.
        if ((0,conventions/* isCodeFile */.KJ)(change.path) && change.class !== 'golden')
            return leftOut('a source file that looks binary: it cannot be examined', true);
        return leftOut('binary: judged by its object id', false);
    }
    if (after.kind === 'too-large') {
        const judgedById = change.class === 'golden' || change.class === 'documentation' || (0,conventions/* isLockFile */.ue)(change.path);
        return leftOut(`${after.size} bytes, over the limit \`limits: file-bytes\`${judgedById ? ': judged by its object id' : ''}`, !judgedById);
    }
    if (after.kind === 'text' && after.text.startsWith('version https://git-lfs.github.com/spec/')) {
        return leftOut('a Git LFS pointer: judged by the object id that it names', false);
    }
    return [];
}
function scan_touches(change, path) {
    return change.files.some((file) => file.path === path || file.previousPath === path);
}
function sorted(unscanned) {
    return unscanned.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.reason < b.reason ? -1 : 1));
}


/***/ })

};
