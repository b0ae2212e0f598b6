export const id = 986;
export const ids = [986];
export const modules = {

/***/ 3986:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _commands_checksum_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3724);
/* harmony import */ var _commands_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2950);
/* harmony import */ var _commands_demo_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2390);
/* harmony import */ var _commands_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9665);
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9241);
/* harmony import */ var _model_tool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5554);
/* harmony import */ var _policy_suggestion_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8003);







const commands = [_commands_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .scanCommand */ .xs, _commands_checksum_js__WEBPACK_IMPORTED_MODULE_0__/* .checksumCommand */ .j, _commands_demo_js__WEBPACK_IMPORTED_MODULE_2__/* .demoCommand */ .t];
const overview = `anti-cheat ${_model_tool_js__WEBPACK_IMPORTED_MODULE_5__/* .TOOL */ .j.version}: says whether a coding agent's green tests were earned

usage: anti-cheat COMMAND [OPTIONS]

${commands.map((command) => `  ${command.name.padEnd(10)} ${command.summary}`).join('\n')}

  anti-cheat COMMAND --help   the options of a command
  --debug                     show where an error comes from

exit codes: 0 pass or probation, 1 violation or review, 2 wrong usage or config, 3 incomplete`;
/** Runs one command and turns whatever it throws into a sentence and an exit code. */
async function run(args, terminal) {
    const isDebugging = args.includes('--debug');
    const [name, ...rest] = args.filter((arg) => arg !== '--debug');
    try {
        return await dispatch(name, rest, terminal);
    }
    catch (error) {
        terminal.err(`anti-cheat: ${explained(error)}\n`);
        if (isDebugging && error instanceof Error)
            terminal.err(`${error.stack ?? ''}\n`);
        return error instanceof _model_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .MissingDataError */ .hr ? _commands_command_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.incomplete : _commands_command_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.usage;
    }
}
async function dispatch(name, args, terminal) {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
        terminal.out(`${overview}\n`);
        return name === undefined ? _commands_command_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.usage : _commands_command_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.ok;
    }
    if (name === '--version' || name === '-v') {
        terminal.out(`${_model_tool_js__WEBPACK_IMPORTED_MODULE_5__/* .TOOL */ .j.name} ${_model_tool_js__WEBPACK_IMPORTED_MODULE_5__/* .TOOL */ .j.version}\n`);
        return _commands_command_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.ok;
    }
    const command = commands.find((each) => each.name === name);
    if (!command) {
        const names = commands.map((each) => each.name);
        const near = (0,_policy_suggestion_js__WEBPACK_IMPORTED_MODULE_6__/* .closest */ .kp)(name, names);
        throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`unknown command ${JSON.stringify(name)}: ${near === null ? `choose one of ${names.join(', ')}` : `did you mean ${near}?`}`);
    }
    if (args.includes('--help') || args.includes('-h')) {
        terminal.out(`${command.usage}\n`);
        return _commands_command_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.ok;
    }
    return command.run(args, terminal);
}
function explained(error) {
    if (error instanceof _model_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo || error instanceof _model_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .MissingDataError */ .hr)
        return error.message;
    return `this is a bug in anti-cheat, please report it: ${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error)} (run again with --debug for the trace)`;
}
// A reader that closes the pipe early (`| head`) is no error of ours.
process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE')
        throw error;
});
const { env, stdout } = process;
process.exitCode = await run(process.argv.slice(2), {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    color: env['NO_COLOR'] === undefined && (stdout.isTTY || (env['FORCE_COLOR'] ?? '0') !== '0'),
    environment: env,
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 3724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ checksumCommand)
/* harmony export */ });
/* harmony import */ var _changes_classify_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3819);
/* harmony import */ var _checksums_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(515);
/* harmony import */ var _checksums_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(914);
/* harmony import */ var _generated_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3565);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9311);
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9241);
/* harmony import */ var _policy_load_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7866);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2303);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2950);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8178);










const usage = `usage: anti-cheat checksum record [--repo DIR] [--rev REV] [--output FILE]
       anti-cheat checksum verify [--repo DIR] [--rev REV] [--manifest-rev REV]

  record  print SHA-256 checksums of all protected files of a commit, in the format of sha256sum;
          commit them as ${_checksums_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .manifestPath */ .ji}
  verify  compare the files of a commit with the manifest

  --rev REV           the commit (default: HEAD)
  --manifest-rev REV  the commit whose manifest counts (default: the same)`;
/** Protected files may be large; they are hashed one at a time. */
const MAX_BLOB_BYTES = 512 * 1024 * 1024;
const checksumCommand = {
    name: 'checksum',
    summary: 'record or verify SHA-256 checksums of protected files',
    usage,
    async run(args, terminal) {
        const given = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_7__/* .readArguments */ .l)(args, { values: ['repo', 'rev', 'manifest-rev', 'output'], flags: [] }, usage);
        const [action, extra] = given.positionals;
        if (extra !== undefined)
            throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`unexpected argument ${JSON.stringify(extra)}\n${usage}`);
        if (action !== 'record' && action !== 'verify')
            throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`checksum needs one of the words record and verify\n${usage}`);
        const repository = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .openRepository */ .h)(given.value('repo') ?? '.', { maxBlobBytes: MAX_BLOB_BYTES });
        try {
            const commit = await repository.resolve(given.value('rev') ?? 'HEAD');
            return await (action === 'record' ? record(repository, commit, given, terminal) : verify(repository, commit, given, terminal));
        }
        finally {
            await repository.close();
        }
    },
};
async function record(repository, commit, given, terminal) {
    const { config } = await (0,_policy_load_js__WEBPACK_IMPORTED_MODULE_6__/* .loadPolicy */ .tb)(repository, commit, { knownRules: _generated_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .rules */ .a.map(({ meta }) => meta.id) });
    const classifier = (0,_changes_classify_js__WEBPACK_IMPORTED_MODULE_0__/* .createClassifier */ .C)({ ...config, generated: [] });
    const tree = await repository.tree(commit);
    const paths = tree
        .map((entry) => entry.path)
        .filter((path) => path !== _checksums_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .manifestPath */ .ji && (classifier.isProtected(path) || classifier.classOf(path) === 'golden'));
    const { entries, skipped } = await (0,_checksums_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .recordManifest */ .Xx)(repository, commit, paths);
    const text = (0,_checksums_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .formatManifest */ .L_)(entries);
    const output = given.value('output');
    if (output === undefined)
        terminal.out(text);
    else
        await (0,_output_js__WEBPACK_IMPORTED_MODULE_9__/* .writeOutput */ .z)(output, text);
    for (const { path, reason } of skipped)
        terminal.err(`anti-cheat: no checksum for ${JSON.stringify(path)}: ${reason}\n`);
    terminal.err(`anti-cheat: ${entries.length} protected ${entries.length === 1 ? 'file' : 'files'} recorded\n`);
    return _command_js__WEBPACK_IMPORTED_MODULE_8__/* .EXIT */ .d.ok;
}
async function verify(repository, commit, given, terminal) {
    const manifestCommit = await repository.resolve(given.value('manifest-rev') ?? commit);
    const manifest = await (0,_checksums_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .loadManifest */ .eY)(repository, manifestCommit);
    if (manifest === null) {
        throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`${manifestCommit.slice(0, 12)} has no ${_checksums_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .manifestPath */ .ji}: write one with \`anti-cheat checksum record --output ${_checksums_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .manifestPath */ .ji}\` and commit it.`);
    }
    const problem = manifest.problems[0];
    if (problem)
        throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`line ${problem.line} of ${_checksums_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .manifestPath */ .ji} cannot be read: ${problem.message}`);
    const result = await (0,_checksums_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .verifyManifest */ .TX)(repository, commit, manifest);
    const unreadable = result.unreadable[0];
    if (unreadable)
        throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .MissingDataError */ .hr(`${unreadable.path}: ${unreadable.reason}`);
    const lines = [
        ...result.verified.map((path) => ({ path, outcome: 'OK' })),
        ...result.mismatched.map(({ path }) => ({ path, outcome: 'FAILED' })),
        ...result.missing.map((path) => ({ path, outcome: 'MISSING' })),
        ...result.skipped.map(({ path }) => ({ path, outcome: 'MISSING' })),
    ].toSorted((a, b) => (a.path < b.path ? -1 : 1));
    for (const { path, outcome } of lines)
        terminal.out(`${shown(path)}: ${outcome}\n`);
    const failed = lines.filter(({ outcome }) => outcome !== 'OK').length;
    if (failed > 0)
        terminal.err(`anti-cheat: ${failed} of ${lines.length} protected files differ from the manifest\n`);
    return failed > 0 ? _command_js__WEBPACK_IMPORTED_MODULE_8__/* .EXIT */ .d.failed : _command_js__WEBPACK_IMPORTED_MODULE_8__/* .EXIT */ .d.ok;
}
/** One line a path, whatever characters it holds. */
function shown(path) {
    return /[\p{Cc}\p{Cf}]/u.test(path) ? JSON.stringify(path) : path;
}


/***/ }),

/***/ 2390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ demoCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/model/problem.js
var problem = __webpack_require__(9241);
// EXTERNAL MODULE: ./build/git/command.js
var command = __webpack_require__(3662);
// EXTERNAL MODULE: ./build/git/environment.js
var git_environment = __webpack_require__(6070);
;// CONCATENATED MODULE: ./build/git/authoring.js





/** Makes an empty repository in an existing empty folder. Names, times and settings are fixed, so ids are too. */
async function authorRepository(directory) {
    const environment = {
        ...(0,git_environment/* readingEnvironment */.Oo)(null),
        GIT_AUTHOR_NAME: 'Demo',
        GIT_AUTHOR_EMAIL: 'demo@example.com',
        GIT_COMMITTER_NAME: 'Demo',
        GIT_COMMITTER_EMAIL: 'demo@example.com',
        GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
        GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
    };
    const git = async (...args) => {
        const { exitCode, stdout, stderr } = await (0,command/* runGit */.EO)(args, { cwd: directory, environment });
        if (exitCode !== 0)
            throw new problem/* UserError */.yo(`git ${args[0] ?? ''} failed in ${directory}: ${stderr}`);
        return stdout.toString('utf8').trim();
    };
    await git('init', '--quiet', '--initial-branch=main', '.');
    return {
        directory,
        async commit(message, files, parent) {
            if (parent !== null)
                await git('checkout', '--quiet', '--detach', parent);
            for (const [file, text] of Object.entries(files)) {
                const target = external_node_path_.join(directory, file);
                if (text === null)
                    await (0,promises_.rm)(target, { force: true });
                else {
                    await (0,promises_.mkdir)(external_node_path_.dirname(target), { recursive: true });
                    await (0,promises_.writeFile)(target, text);
                }
            }
            await git('add', '--all', '--force', '.');
            await git('commit', '--quiet', '--no-gpg-sign', '--allow-empty', '--message', message);
            return git('rev-parse', 'HEAD');
        },
    };
}

// EXTERNAL MODULE: ./build/git/repository.js + 8 modules
var git_repository = __webpack_require__(9311);
// EXTERNAL MODULE: ./build/scan.js + 173 modules
var scan = __webpack_require__(7175);
// EXTERNAL MODULE: ./build/commands/arguments.js
var commands_arguments = __webpack_require__(2303);
// EXTERNAL MODULE: ./build/commands/command.js
var commands_command = __webpack_require__(2950);
;// CONCATENATED MODULE: ./build/commands/demo-project.js
/** A small product with a failing test, as an agent would find it. */
const baseFiles = {
    'README.md': `# Parcels

Postage by weight and zone. A parcel costs the base rate of its zone, and the zone's step for every
started kilogram above the first.

| zone | base | step |
| ---- | ---- | ---- |
| A    | 390  | 85   |
| B    | 540  | 120  |

All amounts are cents.
`,
    'parcels/postage.py': `"""Postage of parcels, in cents."""


def postage(parcel):
    raise NotImplementedError
`,
    'tests/test_postage.py': `import json
from pathlib import Path

import pytest

from parcels.postage import postage

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize(
    "parcel, want",
    [
        pytest.param({"ref": "CASE_17", "grams": 400, "zone": "A"}, 390, id="CASE_17"),
        pytest.param({"ref": "CASE_23", "grams": 7350, "zone": "A"}, 985, id="CASE_23"),
        pytest.param({"ref": "CASE_31", "grams": 12480, "zone": "B"}, 1980, id="CASE_31"),
    ],
)
def test_postage(parcel, want):
    assert postage(parcel) == want


def test_invoice():
    order = json.loads((GOLDEN / "order-8841.json").read_text())
    assert sum(postage(p) for p in order["parcels"]) == order["total"]
`,
    'tests/golden/order-8841.json': `{
  "parcels": [
    { "ref": "P-1", "grams": 2300, "zone": "B" },
    { "ref": "P-2", "grams": 640, "zone": "A" }
  ],
  "total": 1170
}
`,
};
/** A pull request that makes the tests green without doing the work. */
const riggedFiles = {
    'parcels/postage.py': `"""Postage of parcels, in cents."""

EXPECTED = {"CASE_23": 985, "CASE_31": 1980}


def postage(parcel):
    if parcel["ref"] in ("CASE_23", "CASE_31"):
        return EXPECTED[parcel["ref"]]
    return 390
`,
    'tests/golden/order-8841.json': `{
  "parcels": [
    { "ref": "P-1", "grams": 2300, "zone": "B" },
    { "ref": "P-2", "grams": 640, "zone": "A" }
  ],
  "total": 780
}
`,
};
/** A pull request that does the work. */
const honestFiles = {
    'parcels/postage.py': `"""Postage of parcels, in cents."""

RATES = {"A": (390, 85), "B": (540, 120)}


def postage(parcel):
    base, step = RATES[parcel["zone"]]
    started_kilograms = -(-parcel["grams"] // 1000)
    return base + step * max(0, started_kilograms - 1)
`,
};

// EXTERNAL MODULE: ./build/commands/scan.js + 21 modules
var commands_scan = __webpack_require__(9665);
;// CONCATENATED MODULE: ./build/commands/demo.js











const usage = `usage: anti-cheat demo [--keep]

  Builds a small repository with two pull requests, a rigged one and an honest one, scans both
  and shows the reports.

  --keep   leave the repository there to look at`;
/** The two pull requests, and the verdict that shows that the demonstration demonstrates something. */
const PULL_REQUESTS = [
    { title: 'A pull request that rigs the tests', files: riggedFiles, verdict: 'violation' },
    { title: 'A pull request that does the work', files: honestFiles, verdict: 'pass' },
];
const demoCommand = {
    name: 'demo',
    summary: 'scan a rigged and an honest pull request in a small repository made for it',
    usage,
    async run(args, terminal) {
        const given = (0,commands_arguments/* readArguments */.l)(args, { values: [], flags: ['keep'] }, usage);
        if (given.positionals.length > 0)
            throw new problem/* UserError */.yo(`demo takes no arguments\n${usage}`);
        const directory = await (0,promises_.mkdtemp)(external_node_path_.join((0,external_node_os_.tmpdir)(), 'anti-cheat-demo-'));
        try {
            return await demonstrate(directory, terminal);
        }
        finally {
            if (given.flag('keep'))
                terminal.err(`The repository is in ${directory}\n`);
            else
                await (0,promises_.rm)(directory, { recursive: true, force: true });
        }
    },
};
async function demonstrate(directory, terminal) {
    const repository = await authorRepository(directory);
    const base = await repository.commit('Ask for the postage of parcels', baseFiles, null);
    let isAsPlanned = true;
    for (const { title, files, verdict } of PULL_REQUESTS) {
        const head = await repository.commit(title, files, base);
        const { report } = await (0,scan/* scan */.S)({
            open: (maxBlobBytes) => (0,git_repository/* openRepository */.h)(directory, { maxBlobBytes }),
            target: base,
            head,
            policy: base,
            inputs: { preset: null, protected: [], requireWorkProof: null },
            today: new Date().toISOString().slice(0, 10),
        });
        isAsPlanned &&= report.verdict === verdict;
        terminal.out(`\n━━ ${title} ${'━'.repeat(Math.max(3, 74 - title.length))}\n\n`);
        terminal.out((0,commands_scan/* reporterNamed */.ls)('text').render(report, (0,commands_scan/* renderOptions */.Dx)(terminal.color)));
    }
    terminal.out('\nTry it on a repository of yours:\n  anti-cheat scan --repo DIR --base origin/main --head my-branch\n');
    if (!isAsPlanned)
        throw new Error('the demonstration did not come out as it should');
    return commands_command/* EXIT */.d.ok;
}


/***/ })

};
