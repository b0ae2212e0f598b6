export const id = 479;
export const ids = [479];
export const modules = {

/***/ 7640:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ny: () => (/* binding */ checkedRevision),
  j_: () => (/* binding */ readEvent)
});

// UNUSED EXPORTS: supportedEvents

// EXTERNAL MODULE: ./build/model/problem.js
var problem = __webpack_require__(9241);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/event/payload.js


/**
 * The fields of GitHub's payloads that decide what is scanned; everything else is left alone.
 * Source: GitHub's webhook events and payloads, as shown by @octokit/webhooks-examples.
 */
const sha = schemas/* string */.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'a commit id of 40 or 64 lower-case hex digits');
const ref = schemas/* string */.YjP().min(1).max(1024);
const repository = schemas/* object */.Ikc({ default_branch: ref });
/** `pull_request`, `pull_request_target` and `pull_request_review`, whose pull request object is a shorter one. */
const pullRequestPayload = schemas/* object */.Ikc({
    action: schemas/* string */.YjP().optional(),
    pull_request: schemas/* object */.Ikc({
        number: schemas/* int */.Whr().positive(),
        merged: schemas/* boolean */.zMY().nullish(),
        base: schemas/* object */.Ikc({ ref, sha }),
        head: schemas/* object */.Ikc({ sha }),
    }),
});
/** `merge_group`. */
const mergeGroupPayload = schemas/* object */.Ikc({
    action: schemas/* string */.YjP().optional(),
    merge_group: schemas/* object */.Ikc({ base_sha: sha, base_ref: ref, head_sha: sha, head_ref: ref }),
});
/** `push`. */
const pushPayload = schemas/* object */.Ikc({ ref, before: sha, after: sha, repository });
/** `workflow_dispatch`; the inputs are the workflow's own and may have any names. */
const dispatchPayload = schemas/* object */.Ikc({
    ref,
    inputs: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullish(),
    repository,
});
/**
 * Reads the needed fields.
 * @throws {UserError} Names the first fields that are missing or malformed.
 */
function readPayload(schema, payload, eventName) {
    const result = schema.safeParse(payload);
    if (result.success)
        return result.data;
    const fields = result.error.issues.slice(0, 3).map(({ path, code, message }) => {
        const field = path.length > 0 ? `\`${path.map(String).join('.')}\`` : 'the payload';
        return code === 'invalid_format' ? `${field} (not ${message})` : field;
    });
    throw new problem/* UserError */.yo(`the payload of the event \`${eventName}\` lacks or garbles ${fields.join(', ')}: run the Action in a workflow on GitHub, which provides it, or use the command line with --base and --head`);
}

;// CONCATENATED MODULE: ./build/event/event.js


const readers = new Map([
    ['pull_request', readPullRequest],
    ['pull_request_target', readPullRequest],
    ['pull_request_review', readPullRequest],
    ['merge_group', readMergeGroup],
    ['push', readPush],
    ['workflow_dispatch', readDispatch],
]);
/** The events that the Action understands. */
const supportedEvents = [...readers.keys()];
/**
 * What an event asks to be scanned.
 *
 * @param eventName GITHUB_EVENT_NAME.
 * @param payload The parsed file at GITHUB_EVENT_PATH.
 * @throws {UserError} For an unsupported event and for a payload without the fields it needs.
 */
function readEvent(eventName, payload, environment) {
    const reader = readers.get(eventName);
    if (!reader) {
        throw new problem/* UserError */.yo(`the event \`${eventName}\` is not supported: let the workflow run on ${supportedEvents.map((name) => `\`${name}\``).join(', ')}`);
    }
    return reader(payload, environment, eventName);
}
function readPullRequest(payload, _, eventName) {
    const { action, pull_request: pullRequest } = readPayload(pullRequestPayload, payload, eventName);
    // Closing alone is no reason to skip: a pull request can be reopened, and would bring along the green check.
    if (action === 'closed' && pullRequest.merged === true)
        return nothing('the pull request is merged already');
    const target = { sha: pullRequest.base.sha, ref: branch(pullRequest.base.ref) };
    return {
        kind: 'change',
        gates: true,
        target,
        head: { sha: pullRequest.head.sha, ref: null },
        pullRequest: pullRequest.number,
        policyRevision: target,
        // The only one of the three whose workflow file comes from the default branch.
        trustsPolicyInputs: eventName === 'pull_request_target',
    };
}
function readMergeGroup(payload, _, eventName) {
    const { action, merge_group: group } = readPayload(mergeGroupPayload, payload, eventName);
    if (action === 'destroyed')
        return nothing('the merge group was dissolved');
    // No ref besides the id: in a queue the base is what stands before the group, not the branch's tip.
    const target = { sha: group.base_sha, ref: null };
    const number = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(?<number>\d{1,15})-[0-9a-f]+$/.exec(group.head_ref)?.groups;
    return {
        kind: 'change',
        gates: true,
        target,
        head: { sha: group.head_sha, ref: null },
        pullRequest: number ? Number(number['number']) : null,
        policyRevision: target,
        // The group's commit holds the workflow file as the queued pull requests leave it.
        trustsPolicyInputs: false,
    };
}
function readPush(payload, _, eventName) {
    const push = readPayload(pushPayload, payload, eventName);
    const defaultBranch = branch(push.repository.default_branch);
    if (!push.ref.startsWith('refs/heads/'))
        return nothing(`${push.ref} is no branch`);
    if (isZero(push.after))
        return nothing('the branch was deleted');
    if (push.before === push.after)
        return nothing('the branch did not move');
    if (isZero(push.before) && push.ref === defaultBranch)
        return nothing('nothing stands before the first push');
    const target = isZero(push.before) ? { sha: null, ref: defaultBranch } : { sha: push.before, ref: null };
    const head = { sha: push.after, ref: null };
    // Elsewhere than on the default branch, an earlier push could have brought a policy of its own.
    return reportOnly(target, head, push.ref === defaultBranch ? target : { sha: null, ref: defaultBranch });
}
function readDispatch(payload, environment, eventName) {
    const dispatch = readPayload(dispatchPayload, payload, eventName);
    const base = textInput(dispatch.inputs, 'base') ?? environment.base;
    const head = textInput(dispatch.inputs, 'head') ?? environment.head;
    const defaultBranch = branch(dispatch.repository.default_branch);
    if (base === null && head === null && dispatch.ref === defaultBranch) {
        return nothing('the default branch has no changes against itself: give `base` or `head`, or choose another branch');
    }
    const target = base === null ? { sha: null, ref: defaultBranch } : revision(base);
    const started = environment.sha === null ? { sha: null, ref: dispatch.ref } : { sha: environment.sha, ref: null };
    return reportOnly(target, head === null ? started : revision(head), target);
}
/** Events that no pull request waits for. */
function reportOnly(target, head, policyRevision) {
    return {
        kind: 'change',
        gates: false,
        target,
        head,
        pullRequest: null,
        policyRevision,
        trustsPolicyInputs: false,
    };
}
function nothing(reason) {
    return { kind: 'nothing', reason };
}
function branch(name) {
    return `refs/heads/${name}`;
}
/** GitHub's way to say "no commit". */
function isZero(sha) {
    return /^0+$/.test(sha);
}
function revision(text) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? { sha: text, ref: null } : { sha: null, ref: text };
}
function textInput(inputs, name) {
    const value = inputs && Object.hasOwn(inputs, name) ? inputs[name] : null;
    if (typeof value !== 'string' || value.trim() === '')
        return null;
    return checkedRevision(value.trim(), name);
}
/**
 * A revision from an input. Git would read one with a leading dash as an option and `..` as a range.
 * @throws {UserError} When it is neither a branch, a tag nor a commit id.
 */
function checkedRevision(text, input) {
    if (text.length <= 255 && /^[\p{L}\p{N}_@][\p{L}\p{N}_.@/+#=%,-]*$/u.test(text) && !text.includes('..'))
        return text;
    throw new problem/* UserError */.yo(`the input \`${input}\` must be a branch, a tag or a commit id`);
}


/***/ }),

/***/ 1694:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs)
/* harmony export */ });
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9241);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7640);


const presetNames = ['recommended', 'strict'];
const workProofNames = ['none', 'proof', 'tools'];
/**
 * Reads the inputs.
 *
 * @param getInput Gives an input's text, empty when it is not set (`core.getInput`).
 * @throws {UserError} Names the input and what it may be.
 */
function readInputs(getInput) {
    const text = (name) => {
        const value = getInput(name).trim();
        return value === '' ? null : value;
    };
    const base = text('base');
    const head = text('head');
    return {
        githubToken: text('github-token'),
        configPath: checkedPath(text('config'), 'config'),
        policy: {
            preset: choice(text('preset'), presetNames, 'preset'),
            protected: lines(text('protected')),
            requireWorkProof: choice(text('require-work-proof'), workProofNames, 'require-work-proof'),
        },
        base: base === null ? null : (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedRevision */ .ny)(base, 'base'),
        head: head === null ? null : (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedRevision */ .ny)(head, 'head'),
    };
}
function choice(value, allowed, name) {
    if (value === null)
        return null;
    const found = allowed.find((one) => one === value);
    if (found !== undefined)
        return found;
    const list = allowed.map((one) => `\`${one}\``).join(', ');
    throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`the input \`${name}\` must be one of ${list}, not ${JSON.stringify(value.slice(0, 60))}`);
}
function lines(text) {
    return (text ?? '')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
function checkedPath(path, name) {
    if (path === null)
        return null;
    const parts = path.split('/');
    if (path.length > 512 ||
        path.includes('\\') ||
        /\p{Cc}/u.test(path) ||
        parts.some((part) => /^\.{0,2}$/.test(part))) {
        throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`the input \`${name}\` must be the path of a file in the repository, relative to its root, such as .github/anti-cheat.yml`);
    }
    return path;
}


/***/ }),

/***/ 9395:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ ensureCommits)
/* harmony export */ });
/* harmony import */ var _actions_exec__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1260);
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9241);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3662);
/* harmony import */ var _discovery_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9169);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6070);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1986);






const DEFAULTS = { remote: 'origin', steps: [50, 500, 5000] };
/**
 * Sees to it that commits are there, and that each has a merge base with the first: fetches what is missing, and deepens
 * a shallow clone in bounded steps. Touches no ref, no work tree and no index.
 * Throws a MissingDataError, naming the setting that helps, when the remote does not supply them.
 * @param ids Full commit ids, target first.
 */
async function ensureCommits(directory, ids, options = {}) {
    const { remote, steps } = { ...DEFAULTS, ...options };
    const bad = ids.find((id) => !(0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .isObjectId */ .TS)(id));
    if (bad !== undefined)
        throw new Error(`not an object id: ${JSON.stringify(bad)}`);
    const gitDirectory = await (0,_discovery_js__WEBPACK_IMPORTED_MODULE_2__/* .findGitDirectory */ .B)(directory);
    const git = (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .gitOf */ .Od)(gitDirectory);
    if ((await whatLacks(git, ids)) === null)
        return;
    if (!(await (0,_revision_js__WEBPACK_IMPORTED_MODULE_4__/* .isShallow */ .fE)(git))) {
        // A depth would cut the history that a full clone already has.
        if ((await missing(git, ids)).length > 0)
            await fetchFrom(gitDirectory, remote, [], ids);
    }
    else {
        for (const step of [...steps.map((depth) => `--depth=${depth}`), '--unshallow']) {
            await fetchFrom(gitDirectory, remote, [step], ids);
            if ((await whatLacks(git, ids)) === null)
                return;
        }
    }
    const lack = await whatLacks(git, ids);
    if (lack !== null)
        throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .MissingDataError */ .hr(`${lack} Check out with fetch-depth: 0, and start the branch from its target.`);
}
/** What is still wanting, as a sentence; null when nothing is. */
async function whatLacks(git, ids) {
    const [absent] = await missing(git, ids);
    if (absent !== undefined)
        return `The commit ${absent} is missing.`;
    const [first, ...others] = ids;
    for (const other of others) {
        if (first === undefined || other === first)
            continue;
        const { exitCode } = await git(['merge-base', first, other]);
        if (exitCode !== 0)
            return `The histories of ${first} and ${other} do not meet.`;
    }
    return null;
}
async function missing(git, ids) {
    const absent = [];
    for (const id of ids) {
        const { exitCode } = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${id}^{commit}`]);
        if (exitCode !== 0)
            absent.push(id);
    }
    return absent;
}
async function fetchFrom(gitDirectory, remote, depth, ids) {
    const args = [
        ..._environment_js__WEBPACK_IMPORTED_MODULE_3__/* .HARDENING */ .DD,
        // A connection that hangs must not hold up the check for ever.
        '-c',
        'http.lowSpeedLimit=1000',
        '-c',
        'http.lowSpeedTime=60',
        'fetch',
        '--quiet',
        '--no-tags',
        '--no-recurse-submodules',
        '--no-write-fetch-head',
        '--no-auto-maintenance',
        // Empty: no remote-tracking ref is updated on the side.
        '--refmap=',
        ...depth,
        '--end-of-options',
        remote,
        ...new Set(ids),
    ];
    let stderr = '';
    const collect = (data) => {
        if (stderr.length < 4000)
            stderr += data.toString('utf8');
    };
    let exitCode;
    try {
        exitCode = await (0,_actions_exec__WEBPACK_IMPORTED_MODULE_0__/* .exec */ .m)('git', args, {
            cwd: gitDirectory,
            env: (0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchingEnvironment */ .o)(gitDirectory),
            silent: true,
            ignoreReturnCode: true,
            listeners: { stderr: collect },
        });
    }
    catch (error) {
        exitCode = -1;
        stderr = (0,_model_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(error);
    }
    if (exitCode === 0)
        return;
    // Addresses may carry a token.
    const cause = (stderr.trim().split('\n').at(-1) ?? '').replaceAll(/\/\/[^/@\s]*@/g, '//');
    throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .MissingDataError */ .hr(`git could not fetch the history from ${remote} (${cause}). Check out with fetch-depth: 0.`);
}


/***/ }),

/***/ 1245:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ remoteTip)
/* harmony export */ });
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9241);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3662);
/* harmony import */ var _discovery_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9169);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6070);




/**
 * The commit that a branch of the remote points to now.
 * @param ref Full name (`refs/heads/main`) or a branch or tag.
 * @throws {MissingDataError} When the remote does not answer or has no such ref.
 */
async function remoteTip(directory, ref, remote = 'origin') {
    const gitDirectory = await (0,_discovery_js__WEBPACK_IMPORTED_MODULE_1__/* .findGitDirectory */ .B)(directory);
    const result = await (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(['ls-remote', '--quiet', '--end-of-options', remote, ref], {
        cwd: gitDirectory,
        environment: (0,_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchingEnvironment */ .o)(gitDirectory),
    });
    const lines = result.stdout.toString('utf8').split('\n');
    // A pattern of ls-remote also fits the tails of longer names.
    const wanted = [ref, `refs/heads/${ref}`, `refs/tags/${ref}^{}`, `refs/tags/${ref}`];
    for (const name of wanted) {
        const id = lines.find((line) => line.endsWith(`\t${name}`))?.split('\t')[0];
        if (id !== undefined && (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .isObjectId */ .TS)(id))
            return id;
    }
    const cause = result.exitCode === 0
        ? `it has no ${ref}`
        : (result.stderr.split('\n').at(-1) ?? '').replaceAll(/\/\/[^/@\s]*@/g, '//');
    throw new _model_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .MissingDataError */ .hr(`${remote} could not name the tip of ${ref} (${cause}). Check that the branch exists and that the checkout kept its credentials.`);
}


/***/ }),

/***/ 9479:
/***/ (function (__webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7264);
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2413);
/* harmony import */ var _commands_scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4370);
/* harmony import */ var _event_event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7640);
/* harmony import */ var _event_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1694);
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9395);
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1245);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(145);
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9241);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7865);












/** The Action: event → two commits → scan → annotations, summary, outputs, and the job's exit status. */
async function run() {
    const inputs = (0,_event_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .readInputs */ .K)((name) => _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .getInput */ .V4(name));
    const scope = (0,_event_event_js__WEBPACK_IMPORTED_MODULE_5__/* .readEvent */ .j_)(_actions_github__WEBPACK_IMPORTED_MODULE_3__/* .context */ ._.eventName, _actions_github__WEBPACK_IMPORTED_MODULE_3__/* .context */ ._.payload, {
        sha: process.env['GITHUB_SHA'] ?? null,
        base: inputs.base,
        head: inputs.head,
    });
    if (scope.kind === 'nothing') {
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm(`anti-cheat: nothing to scan: ${scope.reason}`);
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH('verdict', 'pass');
        return;
    }
    try {
        await scanScope(scope, inputs);
    }
    catch (error) {
        if (scope.gates || !(error instanceof _model_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .UserError */ .yo || error instanceof _model_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .MissingDataError */ .hr))
            throw error;
        // Nobody waits for these events: they report and never gate.
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e(`anti-cheat: ${error.message}`);
    }
}
async function scanScope(scope, inputs) {
    const workspace = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
    const target = await commitOf(workspace, scope.target);
    const head = await commitOf(workspace, scope.head);
    const policy = scope.policyRevision === scope.target ? target : await commitOf(workspace, scope.policyRevision);
    await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_7__/* .ensureCommits */ .n)(workspace, [...new Set([target, head, policy])]);
    const configPath = scope.trustsPolicyInputs && inputs.configPath !== null ? { configPath: inputs.configPath } : {};
    const { report, enforced, remarks } = await (0,_scan_js__WEBPACK_IMPORTED_MODULE_10__/* .scan */ .S)({
        open: (maxBlobBytes) => (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_9__/* .openRepository */ .h)(workspace, { maxBlobBytes }),
        target,
        head,
        policy,
        ...configPath,
        inputs: inputs.policy,
        today: new Date().toISOString().slice(0, 10),
    });
    await publish(report);
    for (const remark of remarks)
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .info */ .pq(`anti-cheat: ${remark}`);
    const fails = report.verdict === 'violation' || report.verdict === 'review' || report.verdict === 'incomplete';
    if (fails && scope.gates && enforced)
        process.exitCode = _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .ExitCode */ .yU.Failure;
    else if (fails)
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .info */ .pq('anti-cheat: reported only; this run does not gate.');
}
/**
 * The commit of a revision. A branch is asked for its tip now: an event may be hours old when its job runs, and a gate
 * that was tightened meanwhile must hold. Where the remote does not answer, the event's own commit serves.
 */
async function commitOf(workspace, revision) {
    const { sha, ref } = revision;
    if (sha !== null && ref === null)
        return sha;
    try {
        return await (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_8__/* .remoteTip */ .W)(workspace, ref ?? 'HEAD');
    }
    catch (error) {
        if (sha === null)
            throw error;
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .info */ .pq(`anti-cheat: the tip of ${ref ?? ''} could not be asked for, so its commit at the time of the event counts (${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .messageOf */ .bD)(error)})`);
        return sha;
    }
}
/** Shows the report everywhere. What fails here is said and changes no verdict. */
async function publish(report) {
    const options = (0,_commands_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .renderOptions */ .Dx)(false);
    _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH('verdict', report.verdict);
    _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH('score', report.score === null ? '' : String(report.score));
    const open = report.findings.filter((finding) => finding.status === 'open' && finding.level === 'violation');
    _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH('violations', String(open.length));
    process.stdout.write((0,_commands_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .reporterNamed */ .ls)('github').render(report, options));
    await attempt('write the report files', async () => {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(process.env['RUNNER_TEMP'] ?? process.cwd(), 'anti-cheat');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
        for (const [format, file, output] of [
            ['json', 'report.json', 'report-path'],
            ['sarif', 'report.sarif', 'sarif-path'],
        ]) {
            const target = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, file);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(target, (0,_commands_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .reporterNamed */ .ls)(format).render(report, options));
            _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH(output, target);
        }
    });
    await attempt('write the job summary', async () => {
        await _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .summary */ .z.addRaw((0,_commands_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .reporterNamed */ .ls)('markdown').render(report, options)).write();
    });
}
async function attempt(what, action) {
    try {
        await action();
    }
    catch (error) {
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e(`anti-cheat could not ${what}: ${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .messageOf */ .bD)(error)}`);
    }
}
try {
    await run();
}
catch (error) {
    if (error instanceof _model_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .MissingDataError */ .hr)
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH('verdict', 'incomplete');
    const isOurs = !(error instanceof _model_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .UserError */ .yo || error instanceof _model_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .MissingDataError */ .hr);
    _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setFailed */ .C1(`anti-cheat: ${isOurs ? 'this is a bug, please report it: ' : ''}${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .messageOf */ .bD)(error)}`);
    if (isOurs && error instanceof Error)
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .debug */ .Yz(error.stack ?? '');
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
