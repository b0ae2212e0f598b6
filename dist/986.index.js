export const id = 986;
export const ids = [986];
export const modules = {

/***/ 6902:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ bugText),
  z: () => (/* binding */ createScanner)
});

// EXTERNAL MODULE: ./build/changes/classify.js
var classify = __webpack_require__(8930);
// EXTERNAL MODULE: ./build/git/repository.js + 9 modules
var repository = __webpack_require__(145);
// EXTERNAL MODULE: ./build/model/problem.js
var problem = __webpack_require__(9241);
// EXTERNAL MODULE: ./build/policy/parse.js + 1 modules
var parse = __webpack_require__(1997);
// EXTERNAL MODULE: ./build/scan.js + 280 modules
var scan = __webpack_require__(7865);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/backtest/overlay.js

/**
 * The situation of an agent that is handed failing tests: a base that already has the tests and golden files of the
 * head, so that the change is what remains. The base exists only in the answers of the returned repository; nothing is
 * written, and everything else is asked of the given one.
 *
 * A file counts as a whole: tests inside a product file stay with the product.
 *
 * @param base The diff base, a full commit id.
 * @param head Full commit id.
 * @param classOf Class of a path, of whichever side.
 */
async function layTestsFirst(repository, base, head, classOf) {
    const isOracle = (path) => isTestOrGolden(classOf(path));
    const layers = lay(await repository.tree(base), await repository.tree(head), isOracle);
    const id = virtualId(base, head);
    const isVirtual = (revision) => revision === id;
    return {
        base: id,
        repository: {
            resolve: (revision) => (isVirtual(revision) ? Promise.resolve(id) : repository.resolve(revision)),
            // The head was never merged with anything here: the new base is where it starts.
            diffBase: (target, other) => isVirtual(target) && other === head ? Promise.resolve(id) : repository.diffBase(target, other),
            changes: async (from, to) => isVirtual(from) && to === head
                ? remaining(await repository.changes(base, head), layers, isOracle)
                : repository.changes(from, to),
            tree: (commit) => (isVirtual(commit) ? Promise.resolve(layers.entries) : repository.tree(commit)),
            entry: (commit, path) => isVirtual(commit) ? Promise.resolve(layers.byPath.get(path) ?? null) : repository.entry(commit, path),
            bytes: (blob) => repository.bytes(blob),
            content: (blob) => repository.content(blob),
            async search(commit, needles, within) {
                if (!isVirtual(commit))
                    return repository.search(commit, needles, within);
                const below = await repository.search(base, needles, within);
                const isVisible = (path) => !layers.laid.has(path) && !layers.gone.has(path);
                if (layers.laid.size === 0) {
                    return { paths: below.paths.filter(isVisible), unreadable: below.unreadable.filter(isVisible) };
                }
                const above = await repository.search(head, needles, within);
                const isLaid = (path) => layers.laid.has(path);
                return {
                    paths: [...below.paths.filter(isVisible), ...above.paths.filter(isLaid)].toSorted(),
                    unreadable: [...below.unreadable.filter(isVisible), ...above.unreadable.filter(isLaid)].toSorted(),
                };
            },
            close: () => repository.close(),
        },
    };
}
function isTestOrGolden(fileClass) {
    return fileClass === 'test' || fileClass === 'golden';
}
/** Looks like a commit's id, is the same for the same two commits, and is nobody's. */
function virtualId(base, head) {
    return (0,external_node_crypto_.createHash)(base.length === 64 ? 'sha256' : 'sha1')
        .update(`tests first\0${base}\0${head}`)
        .digest('hex');
}
function lay(base, head, isOracle) {
    const atHead = new Map(head.map((entry) => [entry.path, entry]));
    const byPath = new Map();
    const laid = new Set();
    const gone = new Set();
    for (const entry of base) {
        const other = atHead.get(entry.path);
        if ((other?.id === entry.id && other.kind === entry.kind) || !isOracle(entry.path)) {
            byPath.set(entry.path, entry);
        }
        else if (other) {
            byPath.set(entry.path, other);
            laid.add(entry.path);
        }
        else
            gone.add(entry.path);
    }
    for (const entry of head) {
        if (byPath.has(entry.path) || !isOracle(entry.path))
            continue;
        byPath.set(entry.path, entry);
        laid.add(entry.path);
    }
    const entries = [...byPath.values()].toSorted(comparePaths);
    return { entries, byPath, laid, gone };
}
/** What still changes when the tests and golden files are there already. */
function remaining(changes, layers, isOracle) {
    const left = changes.flatMap((change) => {
        const { status, before, after } = change;
        if (after && isOracle(after.path)) {
            // Product code that became a test is there as a test; as product code it goes.
            return status === 'renamed' && before && !isOracle(before.path)
                ? [{ status: 'deleted', before, after: null }]
                : [];
        }
        if (!before || !isOracle(before.path))
            return [change];
        if (!after)
            return [];
        // A test that became product code: where the base has it no longer, nothing tells where the file comes from.
        const source = layers.byPath.get(before.path);
        return [source ? { status, before: source, after } : { status: 'added', before: null, after }];
    });
    return left.toSorted((a, b) => comparePaths(named(a), named(b)));
}
function named(change) {
    return change.after ?? change.before ?? { path: '' };
}
function comparePaths(a, b) {
    return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/backtest/scanner.js






/** @throws {UserError} For an invalid config. */
function createScanner(settings) {
    const { config } = settings;
    const policy = (0,parse/* parseConfigBytes */.te)(config.bytes, config.path, settings.knownRules);
    // One repository for all scans: its git process and its caches live on from one to the next.
    let opening = null;
    const open = () => (opening ??= (0,repository/* openRepository */.h)(settings.directory, { maxBlobBytes: policy.limits.fileBytes }));
    return {
        async scan(change) {
            const started = performance.now();
            const finished = (outcome) => ({
                sha: change.sha,
                parent: change.parent,
                ...outcome,
                milliseconds: Math.round(performance.now() - started),
            });
            if ('problem' in change.scan)
                return finished(failed(change.scan.problem));
            try {
                const { target, head } = change.scan;
                const repository = await open();
                // Made per scan: a classifier remembers every path that it was asked about.
                const classifier = (0,classify/* createClassifier */.C)({ ...policy, generated: [] });
                const classOf = (path) => classifier.classOf(path);
                const overlay = settings.testsFirst
                    ? await layTestsFirst(repository, await repository.diffBase(target, head), head, classOf)
                    : { repository, base: target };
                const { report } = await (0,scan/* scan */.S)({
                    open: () => Promise.resolve(lent(overlay.repository)),
                    target: overlay.base,
                    head,
                    policy: overlay.base,
                    config,
                    inputs: { preset: null, protected: [], requireWorkProof: null },
                    today: settings.today,
                });
                return finished(outcomeOf(report));
            }
            catch (error) {
                const isOurs = !(error instanceof problem/* UserError */.yo || error instanceof problem/* MissingDataError */.hr);
                return finished(failed(isOurs ? bugText(error) : error.message));
            }
        },
        async close() {
            // One that could not be opened was every scan's result, and has nothing to close.
            const repository = await opening?.catch(() => null);
            await repository?.close();
        },
    };
}
/** What is said about a fault of ours. */
function bugText(error) {
    return `bug: ${(0,problem/* messageOf */.bD)(error)}`;
}
function failed(error) {
    return { verdict: 'incomplete', score: null, findings: [], error };
}
function outcomeOf({ verdict, score, findings, unscanned }) {
    if (verdict !== 'incomplete')
        return { verdict, score, findings };
    const blocking = unscanned.filter((entry) => entry.blocks && entry.status === 'open');
    return { verdict, score, findings, error: unexamined(blocking) };
}
function unexamined(blocking) {
    const [first] = blocking;
    const more = blocking.length > 1 ? ` (and ${blocking.length - 1} more)` : '';
    return first ? `${first.path}: ${first.reason}${more}` : 'not everything could be looked at';
}
/** The repository for one scan, which may not close what the next one needs. */
function lent(repository) {
    return {
        resolve: (revision) => repository.resolve(revision),
        diffBase: (target, head) => repository.diffBase(target, head),
        changes: (base, head) => repository.changes(base, head),
        tree: (commit) => repository.tree(commit),
        entry: (commit, path) => repository.entry(commit, path),
        bytes: (id) => repository.bytes(id),
        content: (id) => repository.content(id),
        search: (commit, needles, within) => repository.search(commit, needles, within),
        close: () => Promise.resolve(),
    };
}


/***/ }),

/***/ 6150:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ serveBacktest)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5919);
/* harmony import */ var _scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6902);


/** Serves as a thread of the pool until it is told to end. Does nothing outside of such a thread. */
function serveBacktest() {
    const port = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort;
    if (port === null || !isOurs(node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData))
        return;
    const scanner = (0,_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .createScanner */ .z)(node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData.settings);
    port.on('message', (request) => {
        if (request === null) {
            port.close();
            void scanner.close();
            return;
        }
        void scanner.scan(request).then((result) => {
            port.postMessage(result);
        });
    });
}
function isOurs(data) {
    return typeof data === 'object' && data !== null && 'work' in data && data.work === 'anti-cheat backtest';
}


/***/ }),

/***/ 3986:
/***/ (function (__webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5919);
/* harmony import */ var _backtest_worker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6150);
/* harmony import */ var _commands_backtest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2383);
/* harmony import */ var _commands_checksum_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3724);
/* harmony import */ var _commands_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2950);
/* harmony import */ var _commands_demo_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2390);
/* harmony import */ var _commands_explain_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1338);
/* harmony import */ var _commands_scan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4370);
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9241);
/* harmony import */ var _model_tool_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5554);
/* harmony import */ var _policy_suggestion_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8003);












const commands = [_commands_scan_js__WEBPACK_IMPORTED_MODULE_8__/* .scanCommand */ .xs, _commands_backtest_js__WEBPACK_IMPORTED_MODULE_3__/* .backtestCommand */ .V, _commands_checksum_js__WEBPACK_IMPORTED_MODULE_4__/* .checksumCommand */ .j, _commands_explain_js__WEBPACK_IMPORTED_MODULE_7__/* .explainCommand */ .b, _commands_demo_js__WEBPACK_IMPORTED_MODULE_6__/* .demoCommand */ .t];
const overview = `anti-cheat ${_model_tool_js__WEBPACK_IMPORTED_MODULE_9__/* .TOOL */ .j.version}: says whether a coding agent's green tests were earned

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
        return error instanceof _model_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .MissingDataError */ .hr ? _commands_command_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.incomplete : _commands_command_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.usage;
    }
}
async function dispatch(name, args, terminal) {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
        terminal.out(`${overview}\n`);
        return name === undefined ? _commands_command_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.usage : _commands_command_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.ok;
    }
    if (name === '--version' || name === '-v') {
        terminal.out(`${_model_tool_js__WEBPACK_IMPORTED_MODULE_9__/* .TOOL */ .j.name} ${_model_tool_js__WEBPACK_IMPORTED_MODULE_9__/* .TOOL */ .j.version}\n`);
        return _commands_command_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.ok;
    }
    const command = commands.find((each) => each.name === name);
    if (!command) {
        const names = commands.map((each) => each.name);
        const near = (0,_policy_suggestion_js__WEBPACK_IMPORTED_MODULE_10__/* .closest */ .kp)(name, names);
        throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .UserError */ .yo(`unknown command ${JSON.stringify(name)}: ${near === null ? `choose one of ${names.join(', ')}` : `did you mean ${near}?`}`);
    }
    if (args.includes('--help') || args.includes('-h')) {
        terminal.out(`${command.usage}\n`);
        return _commands_command_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.ok;
    }
    return command.run(args, terminal);
}
function explained(error) {
    if (error instanceof _model_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .UserError */ .yo || error instanceof _model_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .MissingDataError */ .hr)
        return error.message;
    return `this is a bug in anti-cheat, please report it: ${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .messageOf */ .bD)(error)} (run again with --debug for the trace)`;
}
// A reader that closes the pipe early (`| head`) is no error of ours.
process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE')
        throw error;
});
/** The file that Node was started with, behind the symbolic link that npm makes. */
function ownEntry() {
    const entry = process.argv[1];
    return entry === undefined ? null : { entry: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(entry) };
}
const { env, stdout, stderr } = process;
if (node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.isMainThread) {
    process.exitCode = await run(process.argv.slice(2), {
        out: (text) => void process.stdout.write(text),
        err: (text) => void process.stderr.write(text),
        color: env['NO_COLOR'] === undefined && (stdout.isTTY || (env['FORCE_COLOR'] ?? '0') !== '0'),
        showsProgress: stderr.isTTY,
        ...ownEntry(),
        environment: env,
    });
}
else
    (0,_backtest_worker_js__WEBPACK_IMPORTED_MODULE_2__/* .serveBacktest */ .H)();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 2383:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ backtestCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/model/problem.js
var problem = __webpack_require__(9241);
// EXTERNAL MODULE: ./build/model/tool.js
var tool = __webpack_require__(5554);
;// CONCATENATED MODULE: ./build/backtest/journal.js




/** Remembers nothing. */
const NO_JOURNAL = { finished: () => null, add: () => undefined };
/**
 * Opens a journal: JSON Lines, one result a line, written when it is found. A last line that was cut off is done again;
 * so is what could not be scanned, for its cause may be gone.
 * @throws {UserError} When the file is there and is none of ours, which it would ruin.
 */
function openJournal(file, settings) {
    const text = readIfThere(file);
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const known = new Map();
    for (const line of lines) {
        const read = readLine(line);
        if (read && read.result.error === undefined)
            known.set(read.key, read.result);
    }
    if (lines.length > 0 && !lines.some((line) => readLine(line))) {
        throw new problem/* UserError */.yo(`${file} holds something else than results of a backtest: name a new file for --resume.`);
    }
    let separator = text === '' || text.endsWith('\n') ? '' : '\n';
    const run = fingerprint(settings);
    return {
        finished: (change) => known.get(keyOf(change, run)) ?? null,
        add(change, result) {
            const line = { key: keyOf(change, run), result };
            try {
                (0,external_node_fs_.appendFileSync)(file, `${separator}${JSON.stringify(line)}\n`);
            }
            catch (error) {
                throw new problem/* UserError */.yo(`${file} could not be written: ${(0,problem/* messageOf */.bD)(error)}. Choose another file for --resume.`);
            }
            separator = '';
        },
    };
}
/** All that the results depend on beside the two commits. */
function fingerprint({ config, testsFirst }) {
    const { name, version } = tool/* TOOL */.j;
    return (0,external_node_crypto_.createHash)('sha256')
        .update(`${name} ${version}\0${testsFirst ? 'tests first' : 'as committed'}\0`)
        .update(config.bytes)
        .digest('hex')
        .slice(0, 32);
}
function keyOf({ sha, parent, scan }, run) {
    // A merge is scanned as the branch that it merged, or as a list says: the same commit, another change.
    return [run, sha, parent ?? '', 'head' in scan ? scan.head : ''].join(' ');
}
function readIfThere(file) {
    if (!(0,external_node_fs_.existsSync)(file))
        return '';
    try {
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch (error) {
        throw new problem/* UserError */.yo(`${file} could not be read: ${(0,problem/* messageOf */.bD)(error)}. Choose another file for --resume.`);
    }
}
function readLine(line) {
    try {
        const value = JSON.parse(line);
        return isJournalLine(value) ? value : null;
    }
    catch {
        return null;
    }
}
function isJournalLine(value) {
    if (typeof value !== 'object' || value === null || !('key' in value) || !('result' in value))
        return false;
    const { key, result } = value;
    if (typeof key !== 'string' || typeof result !== 'object' || result === null)
        return false;
    return 'sha' in result && 'verdict' in result && 'findings' in result && Array.isArray(result.findings);
}

;// CONCATENATED MODULE: ./build/backtest/plan.js

/**
 * The last changes that a branch took in, newest first: its first-parent history. A merge commit stands for the pull
 * request that it merged, so what is scanned is the merged branch against the commit that it was merged into; a merge of
 * several branches at once is taken whole. A root commit has nothing to be compared with and is left out.
 */
async function planLast(history, head, most) {
    const commits = await history.firstParents(head, most);
    const changes = commits.flatMap((commit) => {
        const [parent, merged, another] = commit.parents;
        if (parent === undefined)
            return [];
        const scanned = merged !== undefined && another === undefined ? merged : commit.id;
        return [{ sha: commit.id, parent, subject: commit.subject, scan: { target: parent, head: scanned } }];
    });
    if (changes.length === commits.length)
        return { changes, remarks: [] };
    const reason = (await history.isShallow())
        ? 'the clone is shallow and lacks the parent of its oldest commit, which is left out: fetch the whole history to reach further back.'
        : 'the root commit has nothing to be compared with and is left out.';
    return { changes, remarks: [reason] };
}
/**
 * The changes that a list names, in its order: each commit against its parent, the first unless another is named.
 * @param text JSON Lines, `{"sha", "parent"}` each; `parent` may be missing, other keys are ignored.
 * @param file Name of the list, for messages.
 * @throws {UserError} For a line that is none of these, with its number.
 */
async function planListed(history, text, file) {
    const listed = text.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [plan_readLine(line, i + 1, file)]));
    const commits = await history.commits(listed.flatMap(({ sha, parent }) => (parent === null ? [sha] : [sha, parent])));
    return { changes: listed.map((each) => plan(each, commits)), remarks: [] };
}
function plan({ sha, parent }, commits) {
    const commit = commits.get(sha);
    if (!commit) {
        return { sha, parent, subject: '', scan: { problem: `there is no commit ${sha} in this repository` } };
    }
    const known = { sha: commit.id, subject: commit.subject };
    if (parent !== null) {
        const base = commits.get(parent);
        return base
            ? { ...known, parent: base.id, scan: { target: base.id, head: commit.id } }
            : { ...known, parent, scan: { problem: `there is no commit ${parent} in this repository` } };
    }
    const [first] = commit.parents;
    return first === undefined
        ? { ...known, parent: null, scan: { problem: 'it has no parent in this repository to be compared with' } }
        : { ...known, parent: first, scan: { target: first, head: commit.id } };
}
function plan_readLine(line, number, file) {
    const refuse = (what) => new problem/* UserError */.yo(`line ${number} of ${file} ${what}. Every line holds one commit: {"sha": "…", "parent": "…"}.`);
    let value;
    try {
        value = JSON.parse(line);
    }
    catch {
        throw refuse('is no JSON');
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw refuse('is no JSON object');
    const { sha, parent } = value;
    if (!isHexadecimal(sha))
        throw refuse('has no `sha` of hexadecimal digits');
    if (parent === undefined || parent === null)
        return { sha, parent: null };
    if (!isHexadecimal(parent))
        throw refuse('has a `parent` that is no id of hexadecimal digits');
    return { sha, parent };
}
function isHexadecimal(value) {
    return typeof value === 'string' && /^[0-9a-fA-F]{4,64}$/.test(value);
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./build/backtest/scanner.js + 1 modules
var backtest_scanner = __webpack_require__(6902);
;// CONCATENATED MODULE: ./build/backtest/pool.js


/**
 * Scans changes, several at once, and answers in their order. A scan is work of the processor, so it needs a thread of
 * its own; each thread takes the next change when it is through with the last, and one that dies takes only the change
 * with it that it was at.
 */
async function scanAll(changes, { settings, jobs, entry, onResult }) {
    const results = new Map();
    const queue = changes.entries();
    let stopped = false;
    const workWith = async (scan) => {
        // All takers draw from one iterator, so no change is taken twice.
        for (const [i, change] of queue) {
            if (stopped)
                return;
            const result = await scan(change);
            results.set(i, result);
            onResult(change, result);
        }
    };
    const threads = Math.min(jobs, changes.length);
    if (entry === null || threads <= 1) {
        const scanner = (0,backtest_scanner/* createScanner */.z)(settings);
        try {
            await workWith((change) => scanner.scan(change));
        }
        finally {
            await scanner.close();
        }
    }
    else {
        const takers = Array.from({ length: threads }, async () => {
            const thread = new Thread(entry, settings);
            try {
                await workWith((change) => thread.scan(change));
            }
            finally {
                // Where one taker fails, the others finish what they are at and take no more.
                stopped = true;
                await thread.end();
            }
        });
        await Promise.allSettled(takers);
        await Promise.all(takers);
    }
    return changes.map((_, i) => results.get(i)).filter((result) => result !== undefined);
}
/** One worker thread, started when it is first needed and again after it died. */
class Thread {
    #entry;
    #settings;
    #worker = null;
    /** Takes what becomes of the scan that the thread is at. */
    #settle = null;
    constructor(entry, settings) {
        this.#entry = entry;
        this.#settings = settings;
    }
    scan(change) {
        const started = performance.now();
        this.#worker ??= this.#start();
        this.#worker.postMessage(change);
        return new Promise((resolve) => {
            this.#settle = (answer) => {
                if ('result' in answer)
                    resolve(answer.result);
                else {
                    const { sha, parent } = change;
                    const milliseconds = Math.round(performance.now() - started);
                    const error = (0,backtest_scanner/* bugText */.s)(answer.death);
                    resolve({ sha, parent, verdict: 'incomplete', score: null, milliseconds, findings: [], error });
                }
            };
        });
    }
    async end() {
        const worker = this.#worker;
        if (!worker)
            return;
        const ended = new Promise((resolve) => {
            worker.once('exit', () => resolve());
        });
        worker.postMessage(null);
        await ended;
    }
    #start() {
        const data = { work: 'anti-cheat backtest', settings: this.#settings };
        const worker = new external_node_worker_threads_.Worker(this.#entry, { workerData: data });
        const die = (death) => {
            // A thread that fails tells so twice, and its successor may be at work by then.
            if (this.#worker !== worker)
                return;
            this.#worker = null;
            this.#settle?.({ death });
            this.#settle = null;
        };
        worker.on('message', (result) => {
            this.#settle?.({ result });
            this.#settle = null;
        });
        worker.on('error', die);
        worker.on('exit', (code) => die(`the thread of the scan ended with code ${code}`));
        return worker;
    }
}

;// CONCATENATED MODULE: ./build/backtest/progress.js
const BAR = 24;
const MILLISECONDS_BETWEEN = 100;
const CLEAR_LINE = '\r\u001b[2K';
/**
 * A bar on one line of a terminal: done of all, rate, time left, commits that would have been zeroed.
 * @param now Milliseconds of a clock that only goes forward.
 */
function progressBar(total, write, now) {
    const started = now();
    let done = 0;
    let zeroed = 0;
    let drawnAt = -Infinity;
    return {
        add(result) {
            done += 1;
            if (result.verdict === 'violation')
                zeroed += 1;
            const time = now();
            if (time - drawnAt < MILLISECONDS_BETWEEN && done < total)
                return;
            drawnAt = time;
            write(CLEAR_LINE + progressLine(done, total, zeroed, time - started));
        },
        end() {
            if (drawnAt > -Infinity)
                write(CLEAR_LINE);
        },
    };
}
function progressLine(done, total, zeroed, elapsed) {
    const filled = Math.floor((BAR * done) / total);
    const rate = (done * 1000) / Math.max(1, elapsed);
    const left = Math.round((total - done) / rate);
    const minutes = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
    return `${bar} ${done}/${total}  ${rate.toFixed(1)}/s  ${minutes} left  ${zeroed} zeroed`;
}

;// CONCATENATED MODULE: ./build/backtest/result.js
/** Counts the verdicts. */
function backtestReport(results) {
    const count = (verdict) => results.filter((result) => result.verdict === verdict).length;
    return {
        commits: results.length,
        violation: count('violation'),
        review: count('review'),
        probation: count('probation'),
        incomplete: count('incomplete'),
        results: results.map(ordered),
    };
}
/** The same result with its keys in the published order, wherever it comes from. */
function ordered({ sha, parent, verdict, score, milliseconds, findings, error }) {
    const result = { sha, parent, verdict, score, milliseconds, findings };
    return error === undefined ? result : { ...result, error };
}

// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(7336);
// EXTERNAL MODULE: ./build/prose/bounds.js
var bounds = __webpack_require__(8187);
// EXTERNAL MODULE: ./build/prose/place.js
var place = __webpack_require__(7879);
// EXTERNAL MODULE: ./build/prose/plural.js
var plural = __webpack_require__(3424);
// EXTERNAL MODULE: ./build/prose/visible.js
var visible = __webpack_require__(1662);
// EXTERNAL MODULE: ./build/prose/wrap.js
var wrap = __webpack_require__(9162);
;// CONCATENATED MODULE: ./build/backtest/statistics.js
/** The findings that lower a score: open, and more than a note. */
function weighing(result) {
    return result.findings.filter(({ status, level }) => status === 'open' && level !== 'note');
}
/** Rules by how many commits they would have touched, most first. */
function ruleCounts(results) {
    const counts = new Map();
    for (const result of results) {
        const found = weighing(result);
        for (const rule of new Set(found.map((finding) => finding.rule))) {
            const count = counts.get(rule) ?? { findings: 0, commits: 0 };
            count.findings += found.filter((finding) => finding.rule === rule).length;
            count.commits += 1;
            counts.set(rule, count);
        }
    }
    return [...counts]
        .map(([rule, count]) => ({ rule, ...count }))
        .toSorted((a, b) => b.commits - a.commits || (a.rule < b.rule ? -1 : 1));
}
/** The middle one, or the lower of the two in the middle; 0 of none. */
function median(numbers) {
    return numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length / 2) - 1)] ?? 0;
}

;// CONCATENATED MODULE: ./build/backtest/text-report.js








const WIDTH = 100;
const LONGEST_SUBJECT = 100;
const LONGEST_SENTENCE = 600;
const MOST_FINDINGS = 12;
const SLOWEST = 5;
/** What each verdict would have meant, in the order of importance. */
const MEANINGS = {
    violation: 'zeroed as cheats',
    review: 'held for review',
    probation: 'on probation',
    incomplete: 'incomplete',
    pass: 'passed',
};
/** A backtest for a person: every commit that would not simply have passed, then the shares. */
function renderBacktest(report, changes, { color, testsFirst, links }) {
    const colors = picocolors.createColors(color);
    const order = testsFirst ? 'tests and golden files first, then the product' : 'each commit as it was made';
    const commits = report.results.flatMap((result, i) => result.verdict === 'pass' ? [] : [...commitLines(result, changes[i], links, colors), '']);
    return [
        colors.dim(`${tool/* TOOL */.j.name} ${tool/* TOOL */.j.version}: backtest of ${(0,plural/* plural */.L)(report.commits, 'commit')}, ${order}`),
        '',
        ...commits,
        ...summaryLines(report, colors),
        ...ruleLines(report, colors),
        ...speedLines(report, changes, colors),
        '',
    ].join('\n');
}
function commitLines(result, change, links, colors) {
    const { sha, verdict, error } = result;
    const found = weighing(result);
    const shown = found.slice(0, MOST_FINDINGS);
    const head = change && 'head' in change.scan ? change.scan.head : sha;
    return [
        `${paint(verdict, colors)(verdict)}  ${colors.bold(sha.slice(0, 12))}  ${subjectOf(change)}`,
        ...(links ? [`  ${colors.dim(links.commit(sha))}`] : []),
        ...(error === undefined ? [] : paragraph(error, 2)),
        ...shown.flatMap((finding) => findingLines(finding, head, links, colors)),
        ...(found.length > shown.length ? [`  and ${(0,plural/* plural */.L)(found.length - shown.length, 'more finding')}`] : []),
    ];
}
function findingLines(finding, head, links, colors) {
    const { rule, path, startLine, endLine, message } = finding;
    return [
        `  ${(0,visible/* visible */.RK)(rule)}  ${colors.bold((0,place/* placeOf */.$t)(finding))}`,
        ...paragraph(message, 4),
        ...(links ? [`    ${colors.dim(links.lines(head, path, startLine, endLine))}`] : []),
    ];
}
function summaryLines(report, colors) {
    const verdicts = Object.keys(MEANINGS);
    return [
        colors.bold('Under this policy'),
        ...verdicts.map((verdict) => {
            const count = report.results.filter((result) => result.verdict === verdict).length;
            const share = report.commits === 0 ? '' : `${((100 * count) / report.commits).toFixed(1)}%`;
            const line = `  ${MEANINGS[verdict].padEnd(18)}${String(count).padStart(6)}${share.padStart(8)}`;
            return count > 0 ? paint(verdict, colors)(line) : line;
        }),
    ];
}
function ruleLines(report, colors) {
    const counts = ruleCounts(report.results);
    if (counts.length === 0)
        return [];
    return [
        '',
        colors.bold('By rule'),
        ...counts.map(({ rule, commits, findings }) => `  ${(0,visible/* visible */.RK)(rule).padEnd(20)}${(0,plural/* plural */.L)(findings, 'finding').padStart(14)} in ${(0,plural/* plural */.L)(commits, 'commit')}`),
    ];
}
function speedLines(report, changes, colors) {
    if (report.results.length === 0)
        return [];
    const slowest = report.results
        .map((result, i) => ({ result, change: changes[i] }))
        .toSorted((a, b) => b.result.milliseconds - a.result.milliseconds)
        .slice(0, SLOWEST);
    return [
        '',
        colors.bold(`Median ${median(report.results.map(({ milliseconds }) => milliseconds))} ms a scan; the slowest:`),
        ...slowest.map(({ result, change }) => `  ${String(result.milliseconds).padStart(7)} ms  ${result.sha.slice(0, 12)}  ${subjectOf(change)}`),
    ];
}
function subjectOf(change) {
    return (0,bounds/* clip */.$Q)((0,visible/* visible */.RK)(change?.subject ?? ''), LONGEST_SUBJECT);
}
function paragraph(text, indent) {
    const margin = ' '.repeat(indent);
    return (0,wrap/* wrap */.c)((0,bounds/* clip */.$Q)((0,visible/* visible */.RK)(text), LONGEST_SENTENCE), WIDTH - indent).map((line) => margin + (0,visible/* inertLine */.Fq)(line));
}
function paint(verdict, colors) {
    switch (verdict) {
        case 'violation':
        case 'incomplete':
            return colors.red;
        case 'review':
            return colors.magenta;
        case 'probation':
            return colors.yellow;
        case 'pass':
            return colors.green;
    }
}

// EXTERNAL MODULE: ./build/prose/uri.js
var uri = __webpack_require__(7618);
;// CONCATENATED MODULE: ./build/backtest/web-links.js

/** Links for a remote on GitHub; null for any other. Credentials in the address are left out. */
function webLinks(remote) {
    const match = /^(?:https?:\/\/(?:[^/@\s]*@)?|ssh:\/\/git@|git@|git:\/\/)(?:www\.)?github\.com[/:]([\w.-]+)\/([\w.-]+)$/i.exec((remote ?? '').replace(/\/$/, ''));
    const owner = match?.[1];
    const name = match?.[2]?.replace(/\.git$/, '');
    if (owner === undefined || name === undefined || name === '')
        return null;
    const repository = `https://github.com/${owner}/${name}`;
    return {
        commit: (sha) => `${repository}/commit/${sha}`,
        lines: (sha, path, startLine, endLine) => `${repository}/blob/${sha}/${(0,uri/* pathUri */.G)(path)}#L${startLine}${endLine > startLine ? `-L${endLine}` : ''}`,
    };
}

// EXTERNAL MODULE: ./build/generated/rules.js + 140 modules
var rules = __webpack_require__(8296);
// EXTERNAL MODULE: ./build/git/command.js
var command = __webpack_require__(3662);
// EXTERNAL MODULE: ./build/git/discovery.js
var discovery = __webpack_require__(9169);
// EXTERNAL MODULE: ./build/git/revision.js
var revision = __webpack_require__(1986);
;// CONCATENATED MODULE: ./build/git/history.js



/** Fields a commit, each ended by NUL, which none of them can hold. */
const FORMAT = '--format=%H%x00%P%x00%s';
/** The repository's configuration must not start programs that check signatures, and has no say in encoding or notes. */
const LOG = ['log', '-z', FORMAT, '--no-show-signature', '--no-notes', '--no-color', '--encoding=UTF-8'];
/**
 * Opens the history of the repository at, or around, a directory.
 * @throws {UserError} When there is none.
 */
async function openHistory(directory) {
    const git = (0,command/* gitOf */.Od)(await (0,discovery/* findGitDirectory */.B)(directory));
    return {
        async firstParents(head, most) {
            const result = await git([...LOG, '--first-parent', `--max-count=${most}`, '--end-of-options', head, '--']);
            if (result.exitCode !== 0)
                throw (0,command/* unreadable */.O$)(`the history of ${head}`, result);
            return parseLog(result.stdout);
        },
        async commits(ids) {
            const full = await fullIds(git, [...new Set(ids)]);
            if (full.size === 0)
                return new Map();
            const input = Buffer.from(`${[...new Set(full.values())].join('\n')}\n`);
            const result = await git([...LOG, '--no-walk=unsorted', '--stdin'], input);
            if (result.exitCode !== 0)
                throw (0,command/* unreadable */.O$)('the listed commits', result);
            const byId = new Map(parseLog(result.stdout).map((commit) => [commit.id, commit]));
            const found = new Map();
            for (const [given, id] of full) {
                const commit = byId.get(id);
                if (commit)
                    found.set(given, commit);
            }
            return found;
        },
        isShallow: () => (0,revision/* isShallow */.fE)(git),
        async originAddress() {
            const result = await git(['config', '--get', 'remote.origin.url']);
            const address = result.stdout.toString('utf8').trim();
            return result.exitCode === 0 && address !== '' ? address : null;
        },
    };
}
/** What each given id names, tags followed to their commits; ids that name none, or several, are left out. */
async function fullIds(git, ids) {
    const asked = ids.filter((id) => /^[0-9a-fA-F]{4,64}$/.test(id));
    if (asked.length === 0)
        return new Map();
    const input = Buffer.from(asked.map((id) => `${id}^{commit}\n`).join(''));
    const result = await git(['cat-file', '--batch-check=%(objectname)'], input);
    const lines = result.stdout.toString('latin1').split('\n');
    if (result.exitCode !== 0 || lines.length <= asked.length)
        throw (0,command/* unreadable */.O$)('the listed commits', result);
    const found = new Map();
    for (const [i, given] of asked.entries()) {
        // "ID^{commit} missing" and "ID ambiguous" are no ids.
        const line = lines[i] ?? '';
        if ((0,command/* isObjectId */.TS)(line))
            found.set(given, line);
    }
    return found;
}
function parseLog(output) {
    const fields = output.toString('utf8').split('\0');
    const commits = [];
    for (let i = 0; i + 2 < fields.length; i += 3) {
        const parents = (fields[i + 1] ?? '').split(' ').filter((id) => id !== '');
        commits.push({ id: fields[i] ?? '', parents, subject: fields[i + 2] ?? '' });
    }
    return commits;
}

// EXTERNAL MODULE: ./build/git/repository.js + 9 modules
var git_repository = __webpack_require__(145);
// EXTERNAL MODULE: ./build/policy/load.js
var load = __webpack_require__(9448);
// EXTERNAL MODULE: ./build/policy/parse.js + 1 modules
var parse = __webpack_require__(1997);
// EXTERNAL MODULE: ./build/prose/json-text.js
var json_text = __webpack_require__(8526);
// EXTERNAL MODULE: ./build/commands/arguments.js
var commands_arguments = __webpack_require__(2303);
// EXTERNAL MODULE: ./build/commands/command.js
var commands_command = __webpack_require__(2950);
// EXTERNAL MODULE: ./build/commands/output.js
var commands_output = __webpack_require__(8178);
;// CONCATENATED MODULE: ./build/commands/backtest.js



















const usage = `usage: anti-cheat backtest [--repo DIR] [--last N | --commits FILE] [--tests-first] [--config FILE]
                           [--jobs N] [--resume FILE] [--format text|json] [--output FILE]

  Scans the repository's own history as if every commit had been a pull request under today's policy, and shows
  what would have been zeroed, held for review or put on probation.

  --repo DIR      a git repository, bare or not (default: this folder)
  --last N        the last N changes that HEAD's branch took in, merges as the branch they merged (default: 200)
  --commits FILE  the commits of a list: one {"sha", "parent"} a line; without parent, the first one
  --tests-first   put each commit's own tests and golden files into its base before the scan
  --config FILE   a config file in place of the one at HEAD
  --jobs N        scans at once (default: one a processor, at most 4)
  --resume FILE   keep the results there as they come, and take from it what an earlier run found
  --format ID     text (default) or json
  --output FILE   write the report there instead of to standard output`;
const FORMATS = ['text', 'json'];
const DEFAULT_LAST = 200;
/** Each scan at once holds trees and texts of its own, some hundred megabytes in large repositories. */
const MOST_DEFAULT_JOBS = 4;
const MOST_JOBS = 64;
const backtestCommand = {
    name: 'backtest',
    summary: "scan a repository's own history: how many commits would have been zeroed?",
    usage,
    async run(args, terminal) {
        const values = ['repo', 'last', 'commits', 'config', 'jobs', 'resume', 'format', 'output'];
        const given = (0,commands_arguments/* readArguments */.l)(args, { values, flags: ['tests-first'] }, usage);
        const extra = given.positionals[0];
        if (extra !== undefined)
            throw new problem/* UserError */.yo(`unexpected argument ${JSON.stringify(extra)}\n${usage}`);
        const format = FORMATS.find((each) => each === (given.value('format') ?? 'text'));
        if (!format)
            throw new problem/* UserError */.yo(`--format is one of ${FORMATS.join(', ')} here\n${usage}`);
        const jobs = countOf(given, 'jobs', MOST_JOBS) ?? Math.min((0,external_node_os_.availableParallelism)(), MOST_DEFAULT_JOBS);
        const directory = given.value('repo') ?? '.';
        const output = given.value('output');
        if (output !== undefined)
            await refuseUnwritable(output);
        const history = await openHistory(directory);
        const { head, config } = await policyOf(directory, given.value('config'));
        const settings = {
            directory,
            config,
            knownRules,
            testsFirst: given.flag('tests-first'),
            today: new Date().toISOString().slice(0, 10),
        };
        const { changes, remarks } = await planOf(history, given, head);
        for (const remark of remarks)
            terminal.err(`anti-cheat: ${remark}\n`);
        const resume = given.value('resume');
        const journal = resume === undefined ? NO_JOURNAL : openJournal(resume, settings);
        const report = backtestReport(await scanThem(changes, journal, settings, jobs, terminal));
        const text = format === 'json'
            ? (0,json_text/* jsonText */.s)(report)
            : renderBacktest(report, changes, {
                color: terminal.color && output === undefined,
                testsFirst: settings.testsFirst,
                links: webLinks(await history.originAddress()),
            });
        if (output === undefined)
            terminal.out(text);
        else
            await (0,commands_output/* writeOutput */.z)(output, text);
        return commands_command/* EXIT */.d.ok;
    },
};
function planOf(history, given, head) {
    const list = given.value('commits');
    if (list === undefined) {
        return planLast(history, head, countOf(given, 'last', Number.MAX_SAFE_INTEGER) ?? DEFAULT_LAST);
    }
    if (given.value('last') !== undefined)
        throw new problem/* UserError */.yo(`--last and --commits exclude each other\n${usage}`);
    return readText(list).then((text) => planListed(history, text, list));
}
/** Scans what no earlier run has scanned, and answers in the order of the input. */
async function scanThem(changes, journal, settings, jobs, terminal) {
    const known = new Map();
    for (const change of changes) {
        const result = journal.finished(change);
        if (result)
            known.set(change, result);
    }
    const open = changes.filter((change) => !known.has(change));
    if (known.size > 0)
        terminal.err(`anti-cheat: ${known.size} of ${changes.length} commits were scanned before\n`);
    const progress = terminal.showsProgress === true && open.length > 0
        ? progressBar(open.length, terminal.err, () => performance.now())
        : null;
    try {
        await scanAll(open, {
            settings,
            jobs,
            entry: terminal.entry ?? null,
            onResult(change, result) {
                known.set(change, result);
                journal.add(change, result);
                progress?.add(result);
            },
        });
    }
    finally {
        progress?.end();
    }
    return changes.map((change) => known.get(change)).filter((result) => result !== undefined);
}
const knownRules = rules/* rules */.a.map(({ meta }) => meta.id);
/** Today's policy as bytes, checked once, so that a mistake in it is told before anything is scanned. */
async function policyOf(directory, file) {
    const repository = await (0,git_repository/* openRepository */.h)(directory, { maxBlobBytes: parse/* largestConfig */.R0 });
    try {
        const head = await repository.resolve('HEAD');
        if (file !== undefined) {
            const config = { path: file, bytes: await readBytes(file) };
            (0,parse/* parseConfigBytes */.te)(config.bytes, file, knownRules);
            return { head, config };
        }
        const { configPath } = await (0,load/* loadPolicy */.tb)(repository, head, { knownRules });
        const entry = configPath === null ? null : await repository.entry(head, configPath);
        const bytes = entry === null ? null : await repository.bytes(entry.id);
        // An empty file is the built-in policy.
        return { head, config: { path: configPath ?? 'built-in configuration', bytes: bytes ?? new Uint8Array() } };
    }
    finally {
        await repository.close();
    }
}
function countOf(given, option, most) {
    const text = given.value(option);
    if (text === undefined)
        return undefined;
    const count = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    if (count >= 1 && count <= most)
        return count;
    throw new problem/* UserError */.yo(`--${option} is a number from 1${most === MOST_JOBS ? ` to ${most}` : ''}, not ${text}\n${usage}`);
}
async function readText(file) {
    return new TextDecoder().decode(await readBytes(file));
}
async function readBytes(file) {
    try {
        return await (0,promises_.readFile)(file);
    }
    catch (error) {
        throw new problem/* UserError */.yo(`${file} could not be read: ${(0,problem/* messageOf */.bD)(error)}`);
    }
}
/** An hour's work should not end with the news that the report has no place to go. */
async function refuseUnwritable(file) {
    try {
        await (await (0,promises_.open)(file, 'a')).close();
    }
    catch (error) {
        throw new problem/* UserError */.yo(`the report could not be written to ${file}: ${(0,problem/* messageOf */.bD)(error)}. Choose another file.`);
    }
}


/***/ }),

/***/ 3724:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ checksumCommand)
/* harmony export */ });
/* harmony import */ var _changes_classify_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8930);
/* harmony import */ var _checksums_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(515);
/* harmony import */ var _checksums_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(914);
/* harmony import */ var _generated_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8296);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(145);
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9241);
/* harmony import */ var _policy_load_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9448);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2303);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2950);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8178);










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
        const given = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__/* .readArguments */ .l)(args, { values: ['repo', 'rev', 'manifest-rev', 'output'], flags: [] }, usage);
        const [action, extra] = given.positionals;
        if (extra !== undefined)
            throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .yo(`unexpected argument ${JSON.stringify(extra)}\n${usage}`);
        if (action !== 'record' && action !== 'verify')
            throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .yo(`checksum needs one of the words record and verify\n${usage}`);
        const repository = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .openRepository */ .h)(given.value('repo') ?? '.', { maxBlobBytes: MAX_BLOB_BYTES });
        try {
            const commit = await repository.resolve(given.value('rev') ?? 'HEAD');
            return await (action === 'record'
                ? record(repository, commit, given, terminal)
                : verify(repository, commit, given, terminal));
        }
        finally {
            await repository.close();
        }
    },
};
async function record(repository, commit, given, terminal) {
    const { config } = await (0,_policy_load_js__WEBPACK_IMPORTED_MODULE_5__/* .loadPolicy */ .tb)(repository, commit, { knownRules: _generated_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .rules */ .a.map(({ meta }) => meta.id) });
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
        await (0,_output_js__WEBPACK_IMPORTED_MODULE_8__/* .writeOutput */ .z)(output, text);
    for (const { path, reason } of skipped)
        terminal.err(`anti-cheat: no checksum for ${JSON.stringify(path)}: ${reason}\n`);
    terminal.err(`anti-cheat: ${entries.length} protected ${entries.length === 1 ? 'file' : 'files'} recorded\n`);
    return _command_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT */ .d.ok;
}
async function verify(repository, commit, given, terminal) {
    const manifestCommit = await repository.resolve(given.value('manifest-rev') ?? commit);
    const manifest = await (0,_checksums_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .loadManifest */ .eY)(repository, manifestCommit);
    if (manifest === null) {
        throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .yo(`${manifestCommit.slice(0, 12)} has no ${_checksums_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .manifestPath */ .ji}: write one with \`anti-cheat checksum record --output ${_checksums_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .manifestPath */ .ji}\` and commit it.`);
    }
    const problem = manifest.problems[0];
    if (problem)
        throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .yo(`line ${problem.line} of ${_checksums_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .manifestPath */ .ji} cannot be read: ${problem.message}`);
    const result = await (0,_checksums_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .verifyManifest */ .TX)(repository, commit, manifest);
    const unreadable = result.unreadable[0];
    if (unreadable)
        throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .MissingDataError */ .hr(`${unreadable.path}: ${unreadable.reason}`);
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
    return failed > 0 ? _command_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT */ .d.failed : _command_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT */ .d.ok;
}
/** One line a path, whatever characters it holds. */
function shown(path) {
    return /[\p{Cc}\p{Cf}]/u.test(path) ? JSON.stringify(path) : path;
}


/***/ }),

/***/ 2390:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


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

// EXTERNAL MODULE: ./build/git/repository.js + 9 modules
var git_repository = __webpack_require__(145);
// EXTERNAL MODULE: ./build/scan.js + 280 modules
var scan = __webpack_require__(7865);
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

// EXTERNAL MODULE: ./build/commands/scan.js + 13 modules
var commands_scan = __webpack_require__(4370);
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


/***/ }),

/***/ 1338:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ explainCommand)
});

// UNUSED EXPORTS: allowEntry

// EXTERNAL MODULE: ./build/generated/rules.js + 140 modules
var rules = __webpack_require__(8296);
// EXTERNAL MODULE: ./build/model/problem.js
var problem = __webpack_require__(9241);
// EXTERNAL MODULE: ./build/model/tool.js
var tool = __webpack_require__(5554);
// EXTERNAL MODULE: ./build/policy/suggestion.js
var suggestion = __webpack_require__(8003);
// EXTERNAL MODULE: ./build/commands/arguments.js
var commands_arguments = __webpack_require__(2303);
// EXTERNAL MODULE: ./build/commands/command.js
var command = __webpack_require__(2950);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./build/commands/rule-page.js



// Kept apart from the path arithmetic: a bundler rewrites `new URL('…', import.meta.url)` into an asset of its own.
const here = import.meta.url;
/**
 * The documentation of a rule, Markdown; null when it is not installed.
 *
 * The sources and the bundles lie at different depths below the root, so the way up is searched instead of counted.
 * @param id Id of a known rule.
 */
function rulePage(id) {
    for (let folder = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(here));; folder = (0,external_node_path_.dirname)(folder)) {
        const page = (0,external_node_path_.join)(folder, 'docs', 'rules', `${id}.md`);
        // Only beside our own grammars: a folder further up may be somebody else's project with such a page.
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'grammars', 'manifest.json')) && (0,external_node_fs_.existsSync)(page))
            return (0,external_node_fs_.readFileSync)(page, 'utf8');
        if ((0,external_node_path_.dirname)(folder) === folder)
            return null;
    }
}

;// CONCATENATED MODULE: ./build/commands/explain.js







const usage = `usage: anti-cheat explain [RULE]
       anti-cheat explain --fingerprint F

  RULE             what the rule finds, why, how it is wrong at times and what to do then
  --fingerprint F  the entry for the config's \`allow\` list that accepts one finding
  Without either, the rules there are.`;
/** An exception that nobody looks at again is a hole: by default it ends. */
const ALLOWED_DAYS = 90;
const MILLISECONDS_A_DAY = 86_400_000;
const explainCommand = {
    name: 'explain',
    summary: 'what a rule finds; how to accept one finding',
    usage,
    run(args, terminal) {
        const given = (0,commands_arguments/* readArguments */.l)(args, { values: ['fingerprint'], flags: [] }, usage);
        const [id, extra] = given.positionals;
        if (extra !== undefined)
            throw new problem/* UserError */.yo(`unexpected argument ${JSON.stringify(extra)}\n${usage}`);
        const fingerprint = given.value('fingerprint');
        if (fingerprint !== undefined && id !== undefined) {
            throw new problem/* UserError */.yo(`name a rule or a fingerprint, not both\n${usage}`);
        }
        if (fingerprint !== undefined)
            terminal.out(allowEntry(fingerprint, new Date()));
        else
            terminal.out(id === undefined ? ruleList() : pageOf(id));
        return Promise.resolve(command/* EXIT */.d.ok);
    },
};
/** Config for one accepted finding, ready to paste but for the reason, which only its author knows. */
function allowEntry(fingerprint, now) {
    if (!/^[0-9a-f]{32}(?:-[1-9]\d{0,8})?$/.test(fingerprint)) {
        throw new problem/* UserError */.yo(`${JSON.stringify(fingerprint)} is no fingerprint: 32 hexadecimal digits, as in \`scan --format json\`, with -2, -3 … behind them where a finding repeats.`);
    }
    const until = new Date(now.getTime() + ALLOWED_DAYS * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
    return [
        'allow:',
        // Sixteen digits with one `e` among them would be a number in YAML.
        `  - fingerprint: '${fingerprint}'`,
        '    reason: say here why this is right, and who agreed',
        `    until: ${until}`,
        '',
    ].join('\n');
}
function ruleList() {
    const metas = rules/* rules */.a.map((rule) => rule.meta).toSorted((a, b) => a.precedence - b.precedence);
    const width = Math.max(...metas.map(({ id }) => id.length));
    const rows = metas.flatMap((meta) => [
        `${meta.id.padEnd(width)}  ${meta.title}`,
        `${' '.repeat(width)}  ${levels(meta)}`,
    ]);
    return `${rows.join('\n')}\n\nanti-cheat explain RULE tells more.\n`;
}
function levels({ levels: { recommended, strict }, reviewable }) {
    const text = (level) => level.replace('-', ' ');
    const lifted = reviewable ? '; a separate review lifts it' : '';
    return `recommended: ${text(recommended)}, strict: ${text(strict)}${lifted}`;
}
function pageOf(id) {
    const ids = rules/* rules */.a.map((rule) => rule.meta.id);
    if (!ids.includes(id)) {
        const near = (0,suggestion/* closest */.kp)(id, ids);
        throw new problem/* UserError */.yo(`there is no rule ${JSON.stringify(id)}: ${near === null ? 'anti-cheat explain lists them' : `did you mean ${near}?`}`);
    }
    const page = rulePage(id);
    if (page !== null)
        return page;
    throw new problem/* UserError */.yo(`this installation has no documentation: read the page at ${tool/* DOCUMENTATION */.l}/rules/${id}.md`);
}


/***/ })

};
