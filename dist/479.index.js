export const id = 479;
export const ids = [479,806];
export const modules = {

/***/ 8466:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ attempt),
/* harmony export */   t: () => (/* binding */ runEnvironment)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7264);
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2413);



/** Reads GitHub's variables. */
function runEnvironment(variables) {
    const server = withoutEnd(variables['GITHUB_SERVER_URL'] ?? '') || 'https://github.com';
    const [owner = '', name = '', ...rest] = (variables['GITHUB_REPOSITORY'] ?? '').split('/');
    const isNamed = owner !== '' && name !== '' && rest.length === 0;
    const runId = variables['GITHUB_RUN_ID'] ?? '';
    return {
        eventName: _actions_github__WEBPACK_IMPORTED_MODULE_2__/* .context */ ._.eventName,
        payload: _actions_github__WEBPACK_IMPORTED_MODULE_2__/* .context */ ._.payload,
        sha: variables['GITHUB_SHA'] ?? null,
        repository: isNamed ? { owner, name } : null,
        server,
        workspace: variables['GITHUB_WORKSPACE'] ?? process.cwd(),
        temporary: node_path__WEBPACK_IMPORTED_MODULE_0__.join(variables['RUNNER_TEMP'] ?? process.cwd(), 'anti-cheat'),
        runUrl: isNamed && /^\d+$/.test(runId) ? `${server}/${owner}/${name}/actions/runs/${runId}` : null,
    };
}
/** Tries something that changes no verdict, and says when it fails. */
async function attempt(what, action) {
    try {
        await action();
    }
    catch (error) {
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e(`anti-cheat could not ${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
}
function withoutEnd(address) {
    let end = address.length;
    while (address[end - 1] === '/')
        end--;
    return address.slice(0, end);
}


/***/ }),

/***/ 7689:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 10 modules
var core = __webpack_require__(7264);
;// CONCATENATED MODULE: ./build/approvals/people.js
/**
 * Why an account's review or label does not count: only a person with write access who wrote none of the change may lift
 * anything. What is not known is no reason to trust.
 * @returns A phrase that follows "does not count: ", or null when it counts.
 */
function objectionTo(account, record, trust) {
    if (account === null)
        return 'the account is gone';
    if (account.isBot || trust.agentIds.has(account.id))
        return 'it is no person';
    if (!trust.mayBeAuthor) {
        if (account.id === record.pullRequest.author?.id)
            return 'the pull request is theirs';
        if (record.contributors.kind === 'unknown') {
            return `who wrote the commits is not known (${clause(record.contributors.reason)})`;
        }
        if (record.contributors.value.accounts.some(({ id }) => id === account.id))
            return 'they wrote commits of it';
    }
    const permission = record.permissions.get(account.id);
    if (!permission)
        return 'their permission is not known (it was not asked for)';
    if (permission.kind === 'unknown')
        return `their permission is not known (${clause(permission.reason)})`;
    return permission.value === 'admin' || permission.value === 'write' ? null : 'they have no write access';
}
/** How a report names an account. */
function nameOf(account) {
    return account === null ? 'a deleted account' : `@${account.login}`;
}
/** A reason as a part of a sentence. */
function clause(reason) {
    return reason.replace(/\.$/, '');
}

;// CONCATENATED MODULE: ./build/approvals/review.js

const OPINIONS = new Set(['approved', 'changes-requested', 'dismissed']);
/**
 * Looks for an approval that counts. GitHub itself keeps an approval after a push unless a rule dismisses it, lets its
 * author choose the commit, and counts comments as reviews; so of each person the latest opinion decides, and it must be
 * about this very commit and newer than the push that brought it.
 * @param head The commit that was scanned.
 */
function reviewOutcome(record, head, trust) {
    if (record.reviews.kind === 'unknown') {
        return {
            approval: null,
            refusals: [],
            obstacle: `the reviews could not be read: ${clause(record.reviews.reason)}`,
        };
    }
    const refusals = [];
    const blocking = [];
    let approval = null;
    for (const review of latestOpinions(record.reviews.value)) {
        if (review.state === 'changes-requested') {
            if (objectionTo(review.author, record, trust) === null)
                blocking.push(nameOf(review.author));
            continue;
        }
        if (review.state !== 'approved')
            continue;
        const reason = objectionTo(review.author, record, trust) ?? staleness(review, record, head);
        if (reason === null)
            approval = review;
        else
            refusals.push({ by: nameOf(review.author), what: 'review', reason });
    }
    const obstacle = blocking.length === 0 ? null : `settle what ${blocking.join(' and ')} asked to be changed`;
    return { approval: obstacle === null ? approval : null, refusals, obstacle };
}
/** Of each person the latest that says yes or no, in order of time. */
function latestOpinions(reviews) {
    const submitted = reviews.filter((review) => review.submittedAt !== null && OPINIONS.has(review.state));
    const inOrder = submitted.toSorted((a, b) => timeOf(a.submittedAt) - timeOf(b.submittedAt));
    const latest = new Map();
    for (const review of inOrder) {
        // Deleted accounts are nobody in particular, so none of them hides another.
        const key = review.author?.id ?? `review ${review.id}`;
        latest.delete(key);
        latest.set(key, review);
    }
    return [...latest.values()];
}
function staleness(review, record, head) {
    if (review.commit !== head) {
        return review.commit === null
            ? 'the commit it is about is gone'
            : `it is about ${review.commit.slice(0, 7)}, not about the head ${head.slice(0, 7)}`;
    }
    // Without the time of the push the commit alone decides: it is the same content, whenever it was looked at.
    if (record.lastPush.kind === 'known' && timeOf(review.submittedAt) < timeOf(record.lastPush.value.at)) {
        return 'it is older than the last push';
    }
    return null;
}
/** Milliseconds; a time that is none is before all others. */
function timeOf(iso) {
    const time = iso === null ? Number.NaN : Date.parse(iso);
    return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

;// CONCATENATED MODULE: ./build/approvals/label.js


/**
 * Who set a label that stands now, if that counts. Names of labels do not tell upper from lower case on GitHub.
 * @param afterPush The label must be newer than the last push: it speaks for what is there now.
 */
function labelOutcome(record, label, trust, afterPush) {
    const isMeant = (name) => name.toLowerCase() === label.toLowerCase();
    if (!record.pullRequest.labels.some(isMeant))
        return { setBy: null, refusals: [], obstacle: null };
    if (record.labelEvents.kind === 'unknown') {
        return {
            setBy: null,
            refusals: [],
            obstacle: `who set the label could not be read: ${clause(record.labelEvents.reason)}`,
        };
    }
    const event = record.labelEvents.value
        .filter((each) => isMeant(each.label))
        .toSorted((a, b) => timeOf(a.at) - timeOf(b.at))
        .at(-1);
    const refuse = (reason) => ({
        setBy: null,
        refusals: [{ by: event ? nameOf(event.actor) : 'somebody', what: 'label', reason }],
        obstacle: null,
    });
    if (event?.action !== 'labeled')
        return refuse('who set it is not recorded: take it away and set it again');
    if (event.viaApp)
        return refuse('an App set it in their name');
    const objection = objectionTo(event.actor, record, trust);
    if (objection !== null)
        return refuse(objection);
    if (!afterPush)
        return { setBy: event, refusals: [], obstacle: null };
    if (record.lastPush.kind === 'unknown') {
        return refuse(`the time of the last push is not known (${clause(record.lastPush.reason)})`);
    }
    return timeOf(event.at) < timeOf(record.lastPush.value.at)
        ? refuse('it is older than the last push: take it away and set it again')
        : { setBy: event, refusals: [], obstacle: null };
}

// EXTERNAL MODULE: ./build/changes/path-patterns.js
var path_patterns = __webpack_require__(9715);
;// CONCATENATED MODULE: ./build/agents/known-agents.js
/**
 * Coding agents by what GitHub and their makers publish: account ids (numbers, because `Copilot` and `claude` are also
 * what people may be called), branch prefixes and commit addresses. As of November 2026; sources: the makers' own
 * documentation and action files, GitHub's API. A missing agent is no hole: everything is scanned unless it is excluded.
 */
/** Ids of accounts that only ever act for an agent. */
const AGENT_ACCOUNTS = new Map([
    [198982749, 'Copilot'],
    [242468646, 'Claude on GitHub'],
    [242516109, 'Codex on GitHub'],
    [209825114, 'Claude Code Action'],
    [206951365, 'Cursor'],
    [158243242, 'Devin'],
    [161369871, 'Jules'],
    [208079219, 'Amazon Q'],
    [245459735, 'Kiro'],
    [199175422, 'Codex reviews'],
    [176961590, 'Gemini reviews'],
]);
/** Beginnings of branch names. */
const AGENT_BRANCHES = [
    'copilot/',
    'claude/',
    'codex/',
    'cursor/',
    'devin/',
    'jules-',
    'Q-DEV-issue-',
    'openhands-fix-issue-',
];
/** Whole addresses of commit authors and co-authors, lower case. */
const AGENT_EMAILS = new Set([
    'noreply@anthropic.com',
    'noreply@openai.com',
    'codex@openai.com',
    'codex@example.com',
    'cursoragent@cursor.com',
    'openhands@all-hands.dev',
    'aider@aider.chat',
    'noreply@aider.chat',
    'gemini-cli@google.com',
    'copilot@github.com',
]);
/**
 * The account id in an address that GitHub gives out for commits (`ID+LOGIN@users.noreply.github.com`), or null.
 * @param email Lower case.
 */
function accountOfAddress(email) {
    const id = /^(\d{1,15})\+[^@]+@users\.noreply\.github\.com$/.exec(email)?.[1];
    return id === undefined ? null : Number(id);
}

;// CONCATENATED MODULE: ./build/agents/scope.js




/** Ids of all accounts that are no person: known ones and those of the config. */
function agentIds(settings) {
    return new Set([...AGENT_ACCOUNTS.keys(), ...settings.accounts]);
}
/** Whether the config can leave out a pull request at all; if not, nothing needs to be asked. */
function excludesAny({ exclude }) {
    return exclude.authors.length > 0 || exclude.label !== null;
}
/**
 * Decides whether a pull request is scanned. Only its author's id or a maintainer's label takes it out, because anything
 * else could be left out by whoever wants to pass; whatever looks like an agent's work brings it in again.
 */
function scopeOf(record, settings) {
    const ids = agentIds(settings);
    const trace = agentTrace(record, settings, ids);
    if (trace !== null)
        return { kind: 'in', reason: trace, refusals: [] };
    const { author } = record.pullRequest;
    const { exclude } = settings;
    if (author !== null && !author.isBot && exclude.authors.includes(author.id)) {
        return { kind: 'out', reason: `the configuration leaves out what ${nameOf(author)} (id ${author.id}) opens` };
    }
    if (exclude.label === null)
        return { kind: 'in', reason: 'nothing leaves it out', refusals: [] };
    const label = labelOutcome(record, exclude.label, { agentIds: ids, mayBeAuthor: false }, true);
    return label.setBy
        ? { kind: 'out', reason: `${nameOf(label.setBy.actor)} set the label “${exclude.label}” on ${label.setBy.at}` }
        : { kind: 'in', reason: 'nothing leaves it out', refusals: label.refusals };
}
/** What tells an agent's work, or null. Commits that cannot be listed may hold one. */
function agentTrace(record, settings, ids) {
    const { pullRequest, contributors } = record;
    const { author, headRef } = pullRequest;
    if (author === null)
        return 'its author’s account is gone';
    if (ids.has(author.id))
        return `${nameOf(author)} is a coding agent`;
    if (AGENT_BRANCHES.some((prefix) => headRef.toLowerCase().startsWith(prefix.toLowerCase()))) {
        return `its branch is named as a coding agent's (${headRef})`;
    }
    if ((0,path_patterns/* orderedPatterns */.n)(settings.branches)(headRef) === 'included')
        return `the configuration names its branch ${headRef}`;
    if (contributors.kind === 'unknown')
        return `its commits could not be listed (${clause(contributors.reason)})`;
    const account = contributors.value.accounts.find(({ id }) => ids.has(id));
    if (account)
        return `${nameOf(account)}, a coding agent, took part in a commit`;
    const email = contributors.value.emails.find((address) => AGENT_EMAILS.has(address) || settings.emails.includes(address) || ids.has(accountOfAddress(address) ?? -1));
    return email === undefined ? null : `a commit names the coding agent ${email}`;
}

;// CONCATENATED MODULE: ./build/approvals/lifting.js
/** Marks what is lifted; what the config already allows stays as it is. */
function lifted({ findings, unscanned }, decision) {
    return {
        findings: findings.map((finding) => {
            const lift = isWaiting(finding) ? decision.liftFor(finding.path) : null;
            return lift ? { ...finding, status: 'lifted', lift } : finding;
        }),
        unscanned: unscanned.map((entry) => {
            const lift = blocks(entry) ? decision.liftFor(entry.path) : null;
            return lift ? { ...entry, status: 'lifted', lift } : entry;
        }),
    };
}
/** Paths that wait for a person, each once. */
function waitingPaths({ findings, unscanned }) {
    const paths = [...findings.filter(isWaiting), ...unscanned.filter(blocks)].map(({ path }) => path);
    return [...new Set(paths)];
}
function isWaiting(finding) {
    return finding.status === 'open' && finding.reviewable && finding.level === 'violation';
}
function blocks(entry) {
    return entry.blocks && entry.status === 'open';
}

;// CONCATENATED MODULE: ./build/approvals/requests.js

const MOST_TOLD = 3;
/** A longer text is no conversation. */
const LONGEST_BODY = 100_000;
/** The gate called by its name, and what it is asked for. */
const REQUEST = /\banti-?cheat\b[\s:/_-]{1,3}(?:allow|approved?|bypass|disabled?|exempt|false[ -]positive|ignored?|lgtm|off|ok|pass|skip|waive[dr]?)\b[^\n]{0,60}/gi;
/**
 * Sentences of the pull request's text that ask the gate to look away. They have no effect, and are told, because who
 * writes them wants one.
 */
function textRequests({ author, body }) {
    const found = [...body.slice(0, LONGEST_BODY).matchAll(REQUEST)].slice(0, MOST_TOLD);
    return found.map(([text]) => ({
        by: nameOf(author),
        what: 'text',
        reason: `“${text.trim()}” in the pull request's text lifts nothing, and nothing that its author writes does`,
    }));
}

// EXTERNAL MODULE: ./build/audit/log.js
var log = __webpack_require__(8042);
// EXTERNAL MODULE: ./build/event/event.js + 1 modules
var event_event = __webpack_require__(7640);
// EXTERNAL MODULE: ./build/model/problem.js
var problem = __webpack_require__(9241);
;// CONCATENATED MODULE: ./build/event/inputs.js


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
        status: flag(text('status'), 'status'),
        checkRun: flag(text('check-run'), 'check-run'),
        comment: flag(text('comment'), 'comment'),
        workProofPath: checkedPath(text('work-proof-path'), 'work-proof-path'),
        base: base === null ? null : (0,event_event/* checkedRevision */.ny)(base, 'base'),
        head: head === null ? null : (0,event_event/* checkedRevision */.ny)(head, 'head'),
    };
}
function choice(value, allowed, name) {
    if (value === null)
        return null;
    const found = allowed.find((one) => one === value);
    if (found !== undefined)
        return found;
    const list = allowed.map((one) => `\`${one}\``).join(', ');
    throw new problem/* UserError */.yo(`the input \`${name}\` must be one of ${list}, not ${JSON.stringify(value.slice(0, 60))}`);
}
function flag(value, name) {
    return choice(value, ['true', 'false'], name) === 'true';
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
        throw new problem/* UserError */.yo(`the input \`${name}\` must be the path of a file in the repository, relative to its root, such as .github/anti-cheat.yml`);
    }
    return path;
}

// EXTERNAL MODULE: ./build/git/repository.js + 9 modules
var repository = __webpack_require__(145);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
;// CONCATENATED MODULE: ./build/github/fields.js

/** Fields that several answers of GitHub share, each checked as far as it is used. */
/** An id as git writes it: 40 hexadecimal digits for SHA-1, 64 for SHA-256. */
const objectId = schemas/* string */.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
/** ISO time, brought to UTC. */
const time = iso/* datetime */.w$({ offset: true }).transform((text) => new Date(text).toISOString());
/** An account in an answer of the REST API; null for a deleted one. */
const account = schemas/* object */.Ikc({ id: schemas/* int */.Whr(), login: schemas/* string */.YjP(), type: schemas/* string */.YjP() })
    .nullish()
    .transform((user) => (user ? { id: user.id, login: user.login, isBot: user.type === 'Bot' } : null));

// EXTERNAL MODULE: ./build/github/known.js
var known = __webpack_require__(1985);
// EXTERNAL MODULE: ./build/github/list.js
var github_list = __webpack_require__(7316);
;// CONCATENATED MODULE: ./build/github/queries.js
/** The questions to GitHub's GraphQL API; a test holds them against its schema. */
/** Who wrote the commits of a pull request. `authors` holds git's author first, then the co-authors of the message. */
const CONTRIBUTORS = `
  query Contributors($owner: String!, $repo: String!, $number: Int!, $cursor: String) {
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $number) {
        headRefOid
        commits(first: 50, after: $cursor) {
          totalCount
          pageInfo { hasNextPage endCursor }
          nodes {
            commit {
              oid
              authors(first: 50) { totalCount nodes { ...person } }
              committer { ...person }
            }
          }
        }
      }
    }
  }
  fragment person on GitActor { email user { databaseId login } }
`;
/** Who waits in the merge queue of a branch. */
const MERGE_QUEUE = `
  query MergeQueue($owner: String!, $repo: String!, $branch: String!, $cursor: String) {
    repository(owner: $owner, name: $repo) {
      mergeQueue(branch: $branch) {
        entries(first: 100, after: $cursor) {
          pageInfo { hasNextPage endCursor }
          nodes { position headCommit { oid } pullRequest { number headRefOid } }
        }
      }
    }
  }
`;
/** The comments of a pull request, newest page first. Only GraphQL tells whether a comment is our own. */
const COMMENTS = `
  query Comments($owner: String!, $repo: String!, $number: Int!, $cursor: String) {
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $number) {
        comments(last: 100, before: $cursor) {
          pageInfo { hasPreviousPage startCursor }
          nodes { fullDatabaseId viewerDidAuthor body url }
        }
      }
    }
  }
`;

;// CONCATENATED MODULE: ./build/github/contributors.js





/** Source: GitHub's GraphQL schema, `GitActor`. `user` also stands for Apps; it is null where GitHub knows no account. */
const person = schemas/* object */.Ikc({
    email: schemas/* string */.YjP().nullish(),
    user: schemas/* object */.Ikc({ databaseId: schemas/* int */.Whr().nullish(), login: schemas/* string */.YjP() }).nullish(),
});
const commit = schemas/* object */.Ikc({
    oid: objectId,
    authors: schemas/* object */.Ikc({ totalCount: schemas/* int */.Whr(), nodes: schemas/* array */.YOg(person.nullable()) }),
    committer: person.nullish(),
});
const page = schemas/* object */.Ikc({
    repository: schemas/* object */.Ikc({
        pullRequest: schemas/* object */.Ikc({
            headRefOid: objectId,
            commits: schemas/* object */.Ikc({
                totalCount: schemas/* int */.Whr(),
                pageInfo: github_list/* forwards */.RH,
                nodes: schemas/* array */.YOg(schemas/* object */.Ikc({ commit })),
            }),
        }),
    }),
})
    .transform(({ repository: { pullRequest } }) => ({
    head: pullRequest.headRefOid,
    total: pullRequest.commits.totalCount,
    items: pullRequest.commits.nodes.map((node) => node.commit),
    next: pullRequest.commits.pageInfo,
}));
/** GitHub lists no more commits of a pull request. Source: its OpenAPI description, `pulls/list-commits`. */
const MOST_COMMITS = 250;
/** The account that signs what is done on GitHub's own pages; nobody's work. */
const WEB_FLOW = { id: 19_864_447, login: 'web-flow' };
/**
 * Who wrote the commits of a pull request: authors, committers and co-authors.
 *
 * @param headSha Where the pull request is taken to stand; after a further push nothing is known.
 */
async function readContributors(client, number, headSha) {
    const request = {
        task: `read who wrote the commits of pull request ${number}`,
        needs: 'pull-requests: read',
        query: CONTRIBUTORS,
        variables: { number },
    };
    const pages = await (0,github_list/* readPages */.n4)(client, request, page, MOST_COMMITS / 50, ({ total }) => total > MOST_COMMITS);
    if (pages.kind === 'failed')
        return (0,known/* unknown */.L5)(pages.failure.message);
    const commits = pages.value.flatMap(({ items }) => items);
    const problem = gapIn(pages.value, commits, number, headSha);
    return problem === null ? contributorsOf(commits, number) : (0,known/* unknown */.L5)(problem);
}
/** Why the commits that were read cannot be all of those that were asked for. */
function gapIn(pages, commits, number, headSha) {
    const total = Math.max(...pages.map((each) => each.total));
    if (total > MOST_COMMITS) {
        return `Pull request ${number} has ${total} commits, and GitHub names no more than ${MOST_COMMITS} of them. Squash them, or split the pull request.`;
    }
    if (pages.some(({ head }) => head !== headSha)) {
        return `Pull request ${number} was pushed to while its commits were read. Run the job again.`;
    }
    const isWhole = commits.length === total && (total === 0 || commits.some(({ oid }) => oid === headSha));
    if (!isWhole) {
        return `GitHub names ${commits.length} of the ${total} commits of pull request ${number}. Run the job again.`;
    }
    const crowded = commits.find(({ authors }) => authors.nodes.filter((each) => each !== null).length < authors.totalCount);
    return crowded
        ? `Commit ${crowded.oid.slice(0, 12)} has more co-authors than GitHub names at once. Rewrite its message.`
        : null;
}
function contributorsOf(commits, number) {
    const accounts = new Map();
    const emails = new Set();
    for (const each of commits.flatMap(peopleOf)) {
        if (each.email)
            emails.add(each.email.toLowerCase());
        if (!each.user)
            continue;
        const { databaseId: id, login } = each.user;
        if (id == null) {
            return (0,known/* unknown */.L5)(`GitHub gives no id for an account that wrote commits of pull request ${number}. Run the job again.`);
        }
        if (id === WEB_FLOW.id && login === WEB_FLOW.login)
            continue;
        // No account of a person can have brackets in its name.
        accounts.set(id, { id, login, isBot: login.endsWith('[bot]') });
    }
    return (0,known/* known */.eO)({ accounts: [...accounts.values()], emails: [...emails] });
}
function peopleOf({ authors, committer }) {
    return [...authors.nodes, committer ?? null].filter((each) => each !== null);
}

;// CONCATENATED MODULE: ./build/github/label-events.js




/** Source: GitHub's OpenAPI description, schemas `labeled-issue-event` and `unlabeled-issue-event`. */
const labelEvent = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    event: schemas/* enum */.k5n(['labeled', 'unlabeled']),
    label: schemas/* object */.Ikc({ name: schemas/* string */.YjP() }),
    actor: account,
    created_at: time,
    performed_via_github_app: schemas/* unknown */.L5J(),
})
    .transform((value) => ({
    id: value.id,
    event: {
        label: value.label.name,
        action: value.event,
        actor: value.actor,
        viaApp: (value.performed_via_github_app ?? null) !== null,
        at: value.created_at,
    },
}));
const OTHERS = ['labeled', 'unlabeled'];
const otherEvent = schemas/* object */.Ikc({ event: schemas/* string */.YjP().refine((name) => !OTHERS.includes(name)) }).transform(() => null);
const MOST_EVENTS = 3000;
/** When which label was set and taken away, in order of time. */
async function readLabelEvents(client, number) {
    const events = await (0,github_list/* readList */.LD)(client, {
        task: `read the label events of pull request ${number}`,
        needs: 'pull-requests: read',
        route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/events',
        parameters: { issue_number: number },
    }, schemas/* union */.KCZ([labelEvent, otherEvent]), { most: MOST_EVENTS, what: `events of pull request ${number}` });
    if (events.kind === 'unknown')
        return events;
    const ordered = events.value
        .filter((entry) => entry !== null)
        .toSorted((a, b) => (a.event.at === b.event.at ? a.id - b.id : a.event.at < b.event.at ? -1 : 1));
    return (0,known/* known */.eO)(ordered.map(({ event }) => event));
}

;// CONCATENATED MODULE: ./build/github/last-push.js



/** Source: GitHub's OpenAPI description, schema `activity`. */
const activities = schemas/* array */.YOg(schemas/* object */.Ikc({
    ref: schemas/* string */.YjP(),
    after: schemas/* string */.YjP(),
    activity_type: schemas/* string */.YjP(),
    timestamp: time,
    actor: account,
}));
/** What leaves a branch at a commit. */
const PUSHES = new Set(['push', 'force_push', 'branch_creation', 'pr_merge', 'merge_queue_merge']);
/**
 * The push that brought the head branch to where the pull request has it, by GitHub's own record: who and when.
 *
 * It must be the newest entry for the branch, but for the branch's deletion: an older one that left the same commit does
 * not tell of who brought it back.
 */
async function readLastPush(client, pullRequest) {
    const { number, headRepository, headRef, headSha } = pullRequest;
    const [owner, repo, ...rest] = headRepository?.split('/') ?? [];
    if (owner === undefined || repo === undefined || rest.length > 0) {
        return (0,known/* unknown */.L5)(`The repository of the head branch of pull request ${number} is gone, and with it the record of who pushed. Open the pull request again from a branch that exists.`);
    }
    const ref = `refs/heads/${headRef}`;
    const answer = await client.rest({
        task: `read who pushed to the head branch of pull request ${number}`,
        needs: 'contents: read',
        route: 'GET /repos/{owner}/{repo}/activity',
        parameters: { owner, repo, ref, direction: 'desc', per_page: 100 },
        effect: 'none',
    }, activities);
    if (answer.kind === 'failed')
        return (0,known/* unknown */.L5)(answer.failure.message);
    const newest = answer.value.find((entry) => entry.ref === ref && entry.activity_type !== 'branch_deletion');
    return newest?.after === headSha && PUSHES.has(newest.activity_type)
        ? (0,known/* known */.eO)({ by: newest.actor, at: newest.timestamp })
        : (0,known/* unknown */.L5)(`GitHub's record of pushes does not show who brought the head branch of pull request ${number} to ${headSha.slice(0, 12)}. Run the job again in a minute; if that does not help, push again.`);
}

// EXTERNAL MODULE: ./build/prose/visible.js
var visible = __webpack_require__(1662);
;// CONCATENATED MODULE: ./build/github/permissions.js



/** Source: GitHub's OpenAPI description, `repos/get-collaborator-permission-level`. */
const level = schemas/* object */.Ikc({
    // Legacy names: `maintain` is `write` here, `triage` is `read`, a custom role is what it builds on.
    permission: schemas/* enum */.k5n(['admin', 'write', 'read', 'none']),
    user: schemas/* object */.Ikc({ id: schemas/* int */.Whr() }).nullish(),
});
/** Each costs a request, and everybody may review a public repository's pull requests. */
const MOST_ACCOUNTS = 50;
/**
 * The permissions of those whose word may count: everybody who approved, requested changes or set a label.
 * @returns By account id. Those who came last are asked for first; beyond fifty the permission is unknown.
 */
async function readPermissions(client, reviews, labelEvents) {
    const accounts = accountsOf(reviews, labelEvents);
    const entries = accounts.map(async (account, index) => {
        const permission = index < MOST_ACCOUNTS
            ? await readPermission(client, account)
            : (0,known/* unknown */.L5)(`More than ${MOST_ACCOUNTS} accounts reviewed or set labels; only the last ${MOST_ACCOUNTS} are looked up.`);
        return [account.id, permission];
    });
    return new Map(await Promise.all(entries));
}
function accountsOf(reviews, labelEvents) {
    const acts = [
        ...reviews
            .filter(({ state }) => state === 'approved' || state === 'changes-requested')
            .map(({ author, submittedAt }) => ({ account: author, at: submittedAt ?? '' })),
        ...labelEvents.filter(({ action }) => action === 'labeled').map(({ actor, at }) => ({ account: actor, at })),
    ].toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1));
    const accounts = new Map();
    for (const { account } of acts)
        if (account && !accounts.has(account.id))
            accounts.set(account.id, account);
    return [...accounts.values()];
}
async function readPermission(client, { id, login }) {
    const answer = await client.rest({
        task: `read the permission of ${login}`,
        needs: 'metadata: read',
        route: 'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
        parameters: { username: login },
        effect: 'none',
    }, level);
    if (answer.kind === 'failed') {
        // So GitHub answers for what is no user, such as an App.
        return answer.failure.kind === 'not-found' ? (0,known/* known */.eO)('none') : (0,known/* unknown */.L5)(answer.failure.message);
    }
    return answer.value.user?.id === id
        ? (0,known/* known */.eO)(answer.value.permission)
        : (0,known/* unknown */.L5)(`The name ${(0,visible/* visible */.RK)(login)} belongs to another account by now. Let the reviewer act again.`);
}

;// CONCATENATED MODULE: ./build/github/reviews.js




const STATES = {
    APPROVED: 'approved',
    CHANGES_REQUESTED: 'changes-requested',
    DISMISSED: 'dismissed',
    COMMENTED: 'commented',
    PENDING: 'pending',
};
/** Source: GitHub's OpenAPI description, schema `pull-request-review`; the states are those of its GraphQL schema. */
const review = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    user: account,
    // A state that nobody knows yet could be one that takes an approval back: then nothing is known.
    state: schemas/* enum */.k5n(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED', 'COMMENTED', 'PENDING']),
    commit_id: schemas/* string */.YjP().nullish(),
    submitted_at: time.nullish(),
    html_url: schemas/* string */.YjP(),
})
    .transform((value) => ({
    id: value.id,
    author: value.user,
    state: STATES[value.state] ?? 'pending',
    commit: value.commit_id ?? null,
    submittedAt: value.submitted_at ?? null,
    url: value.html_url,
}));
const MOST_REVIEWS = 1000;
/** All reviews of a pull request, in order of time; those that are not submitted come last. */
async function readReviews(client, number) {
    const reviews = await (0,github_list/* readList */.LD)(client, {
        task: `read the reviews of pull request ${number}`,
        needs: 'pull-requests: read',
        route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
        parameters: { pull_number: number },
    }, review, { most: MOST_REVIEWS, what: `reviews of pull request ${number}` });
    return reviews.kind === 'known' ? (0,known/* known */.eO)(reviews.value.toSorted(inTime)) : reviews;
}
function inTime(a, b) {
    // ISO times in UTC sort as texts; `~` comes after every digit.
    const [first, second] = [a.submittedAt ?? '~', b.submittedAt ?? '~'];
    return first === second ? a.id - b.id : first < second ? -1 : 1;
}

;// CONCATENATED MODULE: ./build/github/approval-record.js





/** What people said about a pull request, and what GitHub knows of them. What lacks is unknown, with the reason. */
async function readApprovalRecord(client, pullRequest) {
    const { number, headSha } = pullRequest;
    const [reviews, labelEvents, contributors, lastPush] = await Promise.all([
        readReviews(client, number),
        readLabelEvents(client, number),
        readContributors(client, number, headSha),
        readLastPush(client, pullRequest),
    ]);
    const permissions = await readPermissions(client, reviews.kind === 'known' ? reviews.value : [], labelEvents.kind === 'known' ? labelEvents.value : []);
    return { pullRequest, reviews, labelEvents, contributors, lastPush, permissions };
}

// EXTERNAL MODULE: ./build/github/client.js + 3 modules
var client = __webpack_require__(5806);
;// CONCATENATED MODULE: ./build/github/pull-request.js




/** Source: GitHub's OpenAPI description, schema `pull-request`. */
const pullRequest = schemas/* object */.Ikc({
    number: schemas/* int */.Whr(),
    user: account,
    state: schemas/* enum */.k5n(['open', 'closed']),
    head: schemas/* object */.Ikc({ sha: objectId, ref: schemas/* string */.YjP(), repo: schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() }).nullish() }),
    base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP() }),
    body: schemas/* string */.YjP().nullish(),
    labels: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })),
})
    .transform(({ number, user, state, head, base, body, labels }) => ({
    number,
    author: user,
    isOpen: state === 'open',
    headSha: head.sha,
    headRef: head.ref,
    headRepository: head.repo?.full_name ?? null,
    baseRef: base.ref,
    body: body ?? '',
    labels: labels.map(({ name }) => name),
}));
/** A pull request as it stands now. */
async function readPullRequest(client, number) {
    const answer = await client.rest({
        task: `read pull request ${number}`,
        needs: 'pull-requests: read',
        route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}',
        parameters: { pull_number: number },
        effect: 'none',
    }, pullRequest);
    return (0,known/* knownFrom */.Yx)(answer, (value) => value);
}
const associated = schemas/* object */.Ikc({
    number: schemas/* int */.Whr(),
    state: schemas/* enum */.k5n(['open', 'closed']),
    head: schemas/* object */.Ikc({ sha: objectId }),
    base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP() }),
});
const MOST_PULL_REQUESTS = 300;
/** The pull requests that have this commit as their head, open or not. Those that merely contain it are left out. */
async function pullRequestsOfHead(client, sha) {
    const list = await (0,github_list/* readList */.LD)(client, {
        task: `list the pull requests of commit ${sha.slice(0, 12)}`,
        needs: 'pull-requests: read',
        route: 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
        parameters: { commit_sha: sha },
    }, associated, { most: MOST_PULL_REQUESTS, what: `pull requests of commit ${sha.slice(0, 12)}` });
    if (list.kind === 'unknown')
        return list;
    return (0,known/* known */.eO)(list.value
        .filter(({ head }) => head.sha === sha)
        .map(({ number, state, head, base }) => ({
        number,
        baseRef: base.ref,
        headSha: head.sha,
        isOpen: state === 'open',
    })));
}

// EXTERNAL MODULE: ./build/scan.js + 111 modules
var scan = __webpack_require__(9685);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/action/artifact.js


/** A longer file is no work proof; its reader says so. */
const MOST_BYTES = 1024 * 1024;
/**
 * The work proof that an earlier step left in the workspace. Links are not followed: the job may have unpacked an archive
 * that the agent made.
 * @param name Relative to the workspace; null when none was named.
 * @returns Null when there is no such file: then there is none.
 */
async function artifactProof(name, workspace) {
    if (name === null)
        return null;
    const file = { origin: 'artifact', path: name, isOlder: false };
    const place = external_node_path_.resolve(workspace, name);
    try {
        const [folder, root] = await Promise.all([(0,promises_.realpath)(external_node_path_.dirname(place)), (0,promises_.realpath)(workspace)]);
        const status = await (0,promises_.lstat)(place);
        const isInside = folder === root || folder.startsWith(root + external_node_path_.sep);
        const isReadable = isInside && status.isFile() && status.size <= MOST_BYTES;
        return { ...file, bytes: isReadable ? await (0,promises_.readFile)(place) : null };
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return null;
        return { ...file, bytes: null };
    }
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/git/command.js
var command = __webpack_require__(3662);
// EXTERNAL MODULE: ./build/git/environment.js
var environment = __webpack_require__(6070);
// EXTERNAL MODULE: ./node_modules/@actions/exec/lib/exec.js + 3 modules
var exec = __webpack_require__(1260);
;// CONCATENATED MODULE: ./build/git/remote-source.js

/**
 * The repository that GitHub itself names. What a checkout in the workspace calls its `origin` may be any other.
 * @param serverUrl GITHUB_SERVER_URL, which on GitHub Enterprise is the company's own host.
 * @param repository GITHUB_REPOSITORY, `owner/name`.
 * @throws {UserError} When they are no such thing.
 */
function remoteSource(serverUrl, repository, token) {
    const server = URL.canParse(serverUrl) ? new URL(serverUrl) : null;
    const isPlain = server?.username === '' && server.password === '' && server.search === '' && server.hash === '';
    if (!server || !isPlain || !/^https?:$/.test(server.protocol)) {
        throw new problem/* UserError */.yo('GITHUB_SERVER_URL must be the address of a GitHub server, such as https://github.com. ' +
            'Leave it as the runner sets it.');
    }
    const parts = repository.split('/');
    if (parts.length !== 2 || !parts.every((part) => /^[\w.-]{1,100}$/.test(part) && !/^\.+$/.test(part))) {
        throw new problem/* UserError */.yo('GITHUB_REPOSITORY must be the repository as owner/name. Leave it as the runner sets it.');
    }
    const folder = server.pathname.endsWith('/') ? server.pathname.slice(0, -1) : server.pathname;
    return { url: `${server.origin}${folder}/${repository}`, token: token === '' ? null : token };
}
/**
 * What goes over the wire instead of the token: it is as good as the token, so logs must hide it too (`core.setSecret`).
 * Source: the header that GitHub's own checkout action sends.
 */
function basicCredentials(token) {
    return Buffer.from(`x-access-token:${token}`, 'utf8').toString('base64');
}
const LONGEST_CAUSE = 300;
/** A piece of a foreign program's or server's text that may be shown: one line, cut, nothing secret in it. */
function presentable(text, source) {
    let clean = text;
    if (source.token !== null) {
        for (const secret of [source.token, basicCredentials(source.token)])
            clean = clean.replaceAll(secret, '***');
    }
    // Addresses of proxies can hold a password.
    clean = clean
        .replaceAll(/\/\/[^/@\s]*@/g, '//')
        .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
        .trim();
    return clean.length > LONGEST_CAUSE ? `${clean.slice(0, LONGEST_CAUSE)}…` : clean;
}

;// CONCATENATED MODULE: ./build/git/http-settings.js




/**
 * How to reach a server. Companies' runners have certificates and proxies in their configuration, and nothing else of it
 * is wanted: it may rewrite addresses, follow redirects, start programs, or send a second set of credentials, which
 * GitHub refuses.
 */
const REACHING = new Set([
    'pinnedpubkey',
    'proxy',
    'proxyauthmethod',
    'proxysslcainfo',
    'proxysslcert',
    'proxysslcertpasswordprotected',
    'proxysslkey',
    'schannelcheckrevoke',
    'schannelusesslcainfo',
    'sslbackend',
    'sslcainfo',
    'sslcapath',
    'sslcert',
    'sslcertpasswordprotected',
    'sslcipherlist',
    'sslkey',
    'sslverify',
    'sslversion',
    'version',
]);
const MOST_SETTINGS = 100;
/** What the configuration of machine, user and caller says about reaching servers; never that of a repository. */
async function callerHttpSettings() {
    const { stdout } = await (0,exec/* getExecOutput */.H)('git', ['config', '--null', '--get-regexp', String.raw `^http\.`], {
        cwd: (0,external_node_os_.tmpdir)(),
        env: (0,environment/* callerEnvironment */.ZV)(),
        silent: true,
        // Without such a setting git says so by its exit code.
        ignoreReturnCode: true,
    });
    return (stdout
        .split('\0')
        .filter((entry) => entry !== '')
        .map((entry) => {
        const end = entry.indexOf('\n');
        // A key alone means true.
        return end === -1 ? [entry, 'true'] : [entry.slice(0, end), entry.slice(end + 1)];
    })
        // The name behind the last dot; before it may stand an address with dots of its own.
        .filter(([key]) => REACHING.has(key.slice(key.lastIndexOf('.') + 1).toLowerCase()))
        .slice(0, MOST_SETTINGS));
}
/** Our own settings for one server: its credentials for it alone, and an end to connections that hang. */
function sourceSettings(source, idleSeconds) {
    const header = `http.${source.url}.extraHeader`;
    return [
        ['remote.origin.url', source.url],
        // Empty values take back what stood before.
        ['credential.helper', ''],
        ['http.extraHeader', ''],
        [header, ''],
        ...(source.token === null ? [] : [[header, `Authorization: Basic ${basicCredentials(source.token)}`]]),
        // Nowhere else than to the server that was named.
        ['http.followRedirects', 'false'],
        ['http.lowSpeedLimit', '1'],
        ['http.lowSpeedTime', String(idleSeconds)],
        // Otherwise git would ask the repositories that lend us objects, by their own configuration.
        ['core.alternateRefsCommand', 'true'],
        ['fetch.writeCommitGraph', 'false'],
        ['gc.auto', '0'],
        ['maintenance.auto', 'false'],
    ];
}

;// CONCATENATED MODULE: ./build/git/connection.js






const DEFAULT_BOUNDS = { idleSeconds: 90, totalMilliseconds: 15 * 60 * 1000 };
/** Connects to a server; nothing is sent before the first question. The time limit counts from here. */
function connect(source, bounds = DEFAULT_BOUNDS) {
    const deadline = Date.now() + bounds.totalMilliseconds;
    let settings = null;
    const run = async (gitDirectory, args, more, input) => {
        settings ??= callerHttpSettings();
        const all = [...(await settings), ...sourceSettings(source, bounds.idleSeconds), ...more];
        const left = deadline - Date.now();
        if (left <= 0)
            throw tooSlow(bounds);
        const result = await (0,command/* runGit */.EO)(args, {
            cwd: gitDirectory ?? (0,external_node_os_.tmpdir)(),
            environment: (0,environment/* transportEnvironment */.xH)(gitDirectory, all),
            milliseconds: left,
            ...(input && { input }),
        });
        if (result.exitCode !== 0 && Date.now() >= deadline)
            throw tooSlow(bounds);
        return result;
    };
    return {
        async tips(refs) {
            // A pattern without the second form does not bring the commit of an annotated tag.
            const patterns = refs.flatMap((ref) => [ref, `${ref}^{}`]);
            const result = await run(null, ['ls-remote', '--quiet', '--end-of-options', source.url, ...patterns], []);
            if (result.exitCode !== 0)
                throw unreachable(source, result.stderr);
            const lines = result.stdout.toString('utf8').split('\n');
            const tips = new Map();
            for (const ref of refs) {
                // A pattern of ls-remote also fits the tails of longer names.
                const wanted = [`${ref}^{}`, ref, `refs/heads/${ref}`, `refs/tags/${ref}^{}`, `refs/tags/${ref}`];
                for (const name of wanted) {
                    const id = lines.find((line) => line.endsWith(`\t${name}`))?.split('\t')[0];
                    if (id === undefined || !(0,command/* isObjectId */.TS)(id))
                        continue;
                    tips.set(ref, id);
                    break;
                }
            }
            return tips;
        },
        async fetch(gitDirectory, request) {
            const more = request.tellsWhatIsThere ? [] : [['fetch.negotiationAlgorithm', 'noop']];
            const input = Buffer.from(request.what.map((what) => `${what}\n`).join(''), 'utf8');
            const { exitCode, stderr } = await run(gitDirectory, fetchArguments(request), more, input);
            if (exitCode === 0)
                return 'fetched';
            if (/not our ref|unadvertised object|couldn't find remote ref/.test(stderr))
                return 'refused';
            throw unreachable(source, stderr);
        },
    };
}
/**
 * The commit that a branch, tag or full ref of the server points to now.
 * @throws {MissingDataError} When the server does not answer or has no such ref.
 */
async function tipOf(connection, ref) {
    const tip = (await connection.tips([ref])).get(ref);
    if (tip !== undefined)
        return tip;
    throw new problem/* MissingDataError */.hr(`The repository on the server has no ${ref}. Check that the branch still exists.`);
}
function fetchArguments({ depth, filter }) {
    return [
        'fetch',
        '--quiet',
        '--no-tags',
        '--no-recurse-submodules',
        '--no-write-fetch-head',
        '--no-auto-maintenance',
        // Empty: no remote-tracking ref is made on the side.
        '--refmap=',
        ...(depth === null ? [] : [depth === 'all' ? '--unshallow' : `--depth=${depth}`]),
        ...(filter === null ? [] : [`--filter=${filter}`]),
        '--stdin',
        'origin',
    ];
}
function tooSlow({ totalMilliseconds }) {
    const minutes = Math.max(1, Math.round(totalMilliseconds / 60_000));
    return new problem/* MissingDataError */.hr(`The server did not send the commits within ${minutes} minute${minutes === 1 ? '' : 's'}. ` +
        'Run the job again, or check out with fetch-depth: 0 before this step.');
}
/** What the server said itself, then what git makes of it. */
function causeIn(stderr) {
    const lines = stderr.split('\n').filter((line) => line.trim() !== '');
    const said = lines.find((line) => line.startsWith('remote: '));
    const made = lines.find((line) => line.startsWith('fatal: ')) ?? lines.at(-1);
    return [...new Set([said, made])].filter((line) => line !== undefined).join('; ') || 'git gave no reason';
}
const CURES = [
    [
        /could not read (?:Username|Password)|Authentication failed|returned error: 40[134]|not found|Permission to/i,
        ({ token }) => token === null
            ? 'Give the job `permissions: contents: read` and leave the input `github-token` at its default.'
            : 'Give the job `permissions: contents: read`; a token of your own must be allowed to read this repository. ' +
                'Git must be 2.31 or newer.',
    ],
    [
        /returned error: 3\d\d|redirect/i,
        () => 'The repository has another address now: start a new run, by a push or by reopening the pull request.',
    ],
    [
        /SSL|certificate/i,
        () => "Give git the server's certificate authority on the runner (`http.sslCAInfo`), or set GIT_SSL_CAINFO.",
    ],
    [
        /resolve|connect|proxy/i,
        () => 'Check the network of the runner, and `https_proxy` if it needs a proxy; then run the job again.',
    ],
];
function unreachable(source, stderr) {
    const cause = presentable(causeIn(stderr), source);
    const cure = CURES.find(([pattern]) => pattern.test(stderr))?.[1](source) ??
        'Run the job again, or check out with fetch-depth: 0 before this step.';
    return new problem/* MissingDataError */.hr(`git could not fetch the commits from ${source.url} (${cause}). ${cure}`);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/git/discovery.js
var discovery = __webpack_require__(9169);
;// CONCATENATED MODULE: ./build/git/borrowed-objects.js





/** The objects of the repository at, or around, a directory; null when there is none. */
async function borrowObjects(directory) {
    let gitDirectory;
    try {
        gitDirectory = await (0,discovery/* findGitDirectory */.B)(directory);
    }
    catch (error) {
        if (error instanceof problem/* UserError */.yo)
            return null;
        throw error;
    }
    // A linked work tree has a directory of its own and shares the objects.
    const common = external_node_path_.resolve(gitDirectory, textOf(external_node_path_.join(gitDirectory, 'commondir')).trim());
    const objects = external_node_path_.join(common, 'objects');
    if (!(0,external_node_fs_.existsSync)(objects))
        return null;
    return {
        gitDirectory,
        objects,
        shallow: textOf(external_node_path_.join(common, 'shallow'))
            .split('\n')
            .filter((line) => (0,command/* isObjectId */.TS)(line)),
        isPartial: packsOf(objects).some((name) => name.endsWith('.promisor')),
    };
}
function textOf(file) {
    return (0,external_node_fs_.existsSync)(file) ? (0,external_node_fs_.readFileSync)(file, 'utf8') : '';
}
function packsOf(objects) {
    const packs = external_node_path_.join(objects, 'pack');
    return (0,external_node_fs_.existsSync)(packs) ? (0,external_node_fs_.readdirSync)(packs) : [];
}

;// CONCATENATED MODULE: ./build/git/own-repository.js





/**
 * Makes a bare repository without a configuration, hook, ref or replacement of anybody else's.
 * @param folder Where to make it.
 * @param sample A full object id: its length tells the kind of ids.
 * @param lender Whose objects can be read as if they were here. Objects are named by their content, so this is all that
 * is taken over from a workspace that others wrote to.
 * @throws {UserError} When the folder cannot be written to.
 */
async function createRepository(folder, sample, lender) {
    const directory = await emptyFolder(folder);
    const format = sample.length === 64 ? 'sha256' : 'sha1';
    const args = ['init', '--quiet', '--bare', '--template=', `--object-format=${format}`, directory];
    const result = await (0,command/* runGit */.EO)(args, { cwd: directory, environment: (0,environment/* readingEnvironment */.Oo)(null) });
    if (result.exitCode !== 0)
        throw unwritable(folder, `${result.stderr}; git must be 2.31 or newer`);
    if (lender) {
        await (0,promises_.writeFile)(external_node_path_.join(directory, 'objects', 'info', 'alternates'), `${quoted(lender.objects)}\n`);
        // Where the lender's history ends, ours does; else git would look for the parents.
        if (lender.shallow.length > 0)
            await (0,promises_.writeFile)(external_node_path_.join(directory, 'shallow'), `${lender.shallow.join('\n')}\n`);
    }
    return { directory, git: (0,command/* gitOf */.Od)(directory) };
}
async function emptyFolder(folder) {
    try {
        await (0,promises_.mkdir)(folder, { recursive: true });
        return await (0,promises_.mkdtemp)(external_node_path_.join(external_node_path_.resolve(folder), 'commits-'));
    }
    catch (error) {
        throw unwritable(folder, (0,problem/* messageOf */.bD)(error));
    }
}
function unwritable(folder, cause) {
    return new problem/* UserError */.yo(`No repository could be made in ${folder} (${cause}). Give RUNNER_TEMP a folder that can be written to.`);
}
/** Those of some full ids that are no commits here. */
async function absentCommits(git, ids) {
    const input = Buffer.from(ids.map((id) => `${id}\n`).join(''));
    const result = await git(['cat-file', '--batch-check=%(objecttype)'], input);
    if (result.exitCode !== 0)
        throw (0,command/* unreadable */.O$)('the wanted commits', result);
    const types = result.stdout.toString('latin1').split('\n');
    return ids.filter((_, i) => types[i] !== 'commit');
}
/** Objects of some commits' trees, and the commits themselves, that are not here; below a missing folder none is told. */
async function missingObjects(git, commits) {
    const args = ['rev-list', '--objects', '--no-object-names', '--no-walk', '--missing=print', '--stdin'];
    const result = await git(args, Buffer.from(commits.map((id) => `${id}\n`).join('')));
    if (result.exitCode !== 0)
        throw (0,command/* unreadable */.O$)('the trees of the wanted commits', result);
    const lines = result.stdout.toString('latin1').split('\n');
    return lines.filter((line) => line.startsWith('?')).map((line) => line.slice(1));
}
/** Git's first merge base, or null where what is here shows none. */
async function mergeBaseOf(git, target, head) {
    const result = await git(['merge-base', target, head]);
    const id = result.stdout.toString('latin1').trim();
    return result.exitCode === 0 && (0,command/* isObjectId */.TS)(id) ? id : null;
}
/** C quoting, by which any path is one line. */
function quoted(text) {
    const bytes = [...Buffer.from(text.split(external_node_path_.sep).join('/'), 'utf8')].map((byte) => byte < 0x20 || byte > 0x7e || byte === 0x22 || byte === 0x5c
        ? `\\${byte.toString(8).padStart(3, '0')}`
        : String.fromCharCode(byte));
    return `"${bytes.join('')}"`;
}

// EXTERNAL MODULE: ./build/git/revision.js
var revision = __webpack_require__(1986);
;// CONCATENATED MODULE: ./build/git/remote-history.js



/** Commits from each tip, in the order in which they are tried. Bare commits are small: 5,000 take about 3 MB. */
const DEPTHS = [200, 5000, 'all'];
/**
 * The merge base of two commits, from their histories without any contents, in bounded steps.
 *
 * The commits go into a repository apart: in the one that is scanned, git would take a commit that is there for proof
 * that its tree is there too.
 * @param folder Where to make that repository.
 * @returns Null when the server does not give commits out by their ids.
 * @throws {MissingDataError} When the histories are unrelated, or the server does not answer.
 */
async function remoteMergeBase(connection, folder, target, head) {
    const { directory, git } = await createRepository(folder, target, null);
    for (const depth of DEPTHS) {
        const outcome = await connection.fetch(directory, {
            // Refs tell git what it has when it asks for more.
            what: [`${target}:refs/heads/target`, `${head}:refs/heads/head`],
            depth,
            filter: 'tree:0',
            tellsWhatIsThere: true,
        });
        if (outcome === 'refused')
            return null;
        const base = await mergeBaseOf(git, target, head);
        if (base !== null)
            return base;
        if (!(await (0,revision/* isShallow */.fE)(git)))
            break;
    }
    return (0,revision/* findDiffBase */.S8)(git, target, head);
}
/**
 * Fetches commits by the names of refs that contain them, deeper and deeper, until all are there and target and head meet.
 * For servers that give nothing out by its id: contents come with every commit, so this is the last resort.
 * @returns The merge base.
 * @throws {MissingDataError} When the refs do not hold the commits, with cause and cure.
 */
async function fetchByRefs(connection, { directory, git }, { target, head, ids, refs, depths }) {
    const known = [...(await connection.tips(refs)).keys()];
    let absent = await absentCommits(git, ids);
    for (const depth of depths) {
        if (known.length === 0 || (depth === 'all' && !(await (0,revision/* isShallow */.fE)(git))))
            break;
        await connection.fetch(directory, {
            what: known.map((ref, i) => `+${ref}:refs/fetched/${i}`),
            depth,
            filter: null,
            tellsWhatIsThere: true,
        });
        absent = await absentCommits(git, ids);
        const base = absent.length === 0 ? await mergeBaseOf(git, target, head) : null;
        if (base !== null)
            return base;
    }
    if (absent[0] === undefined)
        return (0,revision/* findDiffBase */.S8)(git, target, head);
    throw new problem/* MissingDataError */.hr(`The server does not give out the commit ${absent[0]}: a push with force may have replaced it. ` +
        'Start a new run for the newest commit; one that is run again keeps the old one.');
}

;// CONCATENATED MODULE: ./build/git/source.js






/**
 * Brings the commits of a run together in a repository of our own that borrows the objects of the workspace.
 *
 * A full checkout costs no network. What else is missing comes in as few trips as there can be: the merge base is found
 * first, by GitHub's answer or from bare commits; then all trees and contents come in one fetch, since the search over the
 * base needs them all and contents that were asked for one by one cost the server more than the whole.
 * @throws {MissingDataError} With cause and cure, when something cannot be had.
 */
async function provideCommits(request) {
    const { target, head, policy } = request;
    const ids = [...new Set([target, head, policy])];
    const bad = ids.find((id) => !(0,command/* isObjectId */.TS)(id));
    if (bad !== undefined)
        throw new Error(`not an object id: ${JSON.stringify(bad)}`);
    const lender = await borrowObjects(request.workspace);
    const own = await createRepository(request.temporary, target, lender);
    const scene = { ...request, own, lender, ids };
    const diffBase = (await fromWholeHistory(scene)) ?? (await fromDepth(scene));
    if (lender?.isPartial)
        await completeTrees(scene, [...new Set([...ids, diffBase])]);
    return { directory: own.directory, diffBase };
}
/**
 * The merge base where the workspace has the history: what is missing of it is fetched on top.
 * @returns Null where there is no such history.
 */
async function fromWholeHistory(scene) {
    const { target, head, refs, own, lender, ids } = scene;
    const absent = await absentCommits(own.git, ids);
    const isWhole = lender !== null && lender.shallow.length === 0;
    if (absent.length === 0)
        return isWhole ? (0,revision/* findDiffBase */.S8)(own.git, target, head) : mergeBaseOf(own.git, target, head);
    // A history that holds neither is another repository's, or older than everything of ours.
    if (!isWhole || (absent.includes(target) && absent.includes(head)))
        return null;
    const connection = online(scene, absent);
    await markPresent(scene, absent);
    const outcome = await connection.fetch(own.directory, {
        what: absent,
        depth: null,
        filter: lender.isPartial ? 'blob:none' : null,
        tellsWhatIsThere: true,
    });
    if (outcome === 'refused')
        return fetchByRefs(connection, own, { target, head, ids, refs, depths: [null] });
    return (0,revision/* findDiffBase */.S8)(own.git, target, head);
}
/** The merge base by other means, and the trees of the commits without their history. */
async function fromDepth(scene) {
    const { target, head, refs, own, lender, ids, temporary } = scene;
    const byRefs = { target, head, ids, refs, depths: [50, 500, 5000, 'all'] };
    const base = (await namedMergeBase(scene)) ?? (await remoteMergeBase(online(scene, ids), temporary, target, head));
    if (base === null)
        return fetchByRefs(online(scene, ids), own, byRefs);
    const absent = await absentCommits(own.git, [...new Set([...ids, base])]);
    if (absent.length === 0)
        return base;
    const connection = online(scene, absent);
    const isPartial = lender?.isPartial === true;
    if (!isPartial)
        await markPresent(scene, absent);
    const outcome = await connection.fetch(own.directory, {
        what: absent,
        depth: 1,
        filter: isPartial ? 'blob:none' : null,
        tellsWhatIsThere: !isPartial,
    });
    return outcome === 'refused' ? fetchByRefs(connection, own, byRefs) : base;
}
async function namedMergeBase({ target, head, mergeBase }) {
    if (target === head)
        return target;
    try {
        const named = (await mergeBase?.(target, head)) ?? null;
        return named !== null && (0,command/* isObjectId */.TS)(named) ? named : null;
    }
    catch {
        // The histories tell it as well.
        return null;
    }
}
/** What a partial clone left out of the trees of some commits, all contents in one trip. */
async function completeTrees(scene, commits) {
    // A missing folder hides what else is missing: the second round brings what the first made visible.
    for (let round = 0; round < 3; round++) {
        const missing = await missingObjects(scene.own.git, commits);
        if (missing.length === 0)
            return;
        const outcome = await online(scene, missing).fetch(scene.own.directory, {
            what: missing,
            depth: null,
            filter: 'blob:none',
            tellsWhatIsThere: false,
        });
        if (outcome === 'refused')
            break;
    }
    throw new problem/* MissingDataError */.hr('The checkout is a partial clone, and the server does not give out what it lacks. Check out without a filter.');
}
/** Refs for what is there, by which git tells the server what it need not send. */
async function markPresent({ own, lender, ids }, absent) {
    const present = ids.filter((id) => !absent.includes(id));
    if (lender) {
        const checkedOut = await (0,command/* gitOf */.Od)(lender.gitDirectory)(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
        const id = checkedOut.stdout.toString('latin1').trim();
        if ((0,command/* isObjectId */.TS)(id) && (await absentCommits(own.git, [id])).length === 0)
            present.push(id);
    }
    const lines = [...new Set(present)].map((id, i) => `create refs/heads/present-${i} ${id}\n`);
    if (lines.length > 0)
        await own.git(['update-ref', '--stdin'], Buffer.from(lines.join('')));
}
function online({ connection, lender }, missing) {
    if (connection !== null)
        return connection;
    throw new problem/* MissingDataError */.hr(lender === null
        ? 'There is no checkout, and no server to fetch the commits from. Check out with fetch-depth: 0 before this step.'
        : `The checkout lacks ${missing[0] ?? 'a commit'} or its history. Check out with fetch-depth: 0 and without a filter.`);
}

;// CONCATENATED MODULE: ./build/github/merge-base.js



const comparison = schemas/* object */.Ikc({ merge_base_commit: schemas/* object */.Ikc({ sha: objectId }) });
/**
 * The best common ancestor of two commits, for a checkout that lacks the history between them.
 *
 * @param base A commit id or branch of the repository.
 * @param head A commit id; that of a fork's commit will do, as forks share their objects.
 */
async function mergeBase(client, base, head) {
    const answer = await client.rest({
        task: `find the merge base of ${base} and ${head}`,
        needs: 'contents: read',
        route: 'GET /repos/{owner}/{repo}/compare/{basehead}',
        // One commit a page is the least that can be asked for; only the merge base is wanted.
        parameters: { basehead: `${base}...${head}`, per_page: 1, page: 1 },
        effect: 'none',
    }, comparison);
    return (0,known/* knownFrom */.Yx)(answer, (value) => value.merge_base_commit.sha);
}

;// CONCATENATED MODULE: ./build/action/commits.js







/** The way to the repository on the server; null where nobody says which one it is. */
function serverConnection(environment, token) {
    const { repository, server } = environment;
    if (repository === null)
        return null;
    if (token !== null) {
        core/* setSecret */.Pq(token);
        core/* setSecret */.Pq(basicCredentials(token));
    }
    return connect(remoteSource(server, `${repository.owner}/${repository.name}`, token));
}
/** The commits that a scope names, by what its refs point to now. */
async function commitsOf(scope, connection) {
    const target = await commitOf(scope.target, connection);
    const head = await commitOf(scope.head, connection);
    const policy = scope.policyRevision === scope.target ? target : await commitOf(scope.policyRevision, connection);
    return { target, head, policy };
}
/**
 * The commit of a revision. A branch is asked for its tip now: an event may be hours old when its job runs, and a gate
 * that was tightened meanwhile must hold. Where the server does not answer, the event's own commit serves.
 */
async function commitOf({ sha, ref }, connection) {
    if (sha !== null && ref === null)
        return sha;
    try {
        if (connection === null)
            throw new problem/* MissingDataError */.hr('GITHUB_REPOSITORY does not say where to ask.');
        return await tipOf(connection, ref ?? 'HEAD');
    }
    catch (error) {
        if (sha === null)
            throw error;
        core/* info */.pq(`anti-cheat: the tip of ${ref ?? ''} could not be asked for, so its commit at the time of the event counts (${(0,problem/* messageOf */.bD)(error)})`);
        return sha;
    }
}
/** Brings the commits together where a scan can read them. */
async function readable(commits, scope, environment, connection, client, 
/** Tells the repositories of one run apart. */
name = 'repository') {
    const provided = await provideCommits({
        workspace: environment.workspace,
        temporary: external_node_path_.join(environment.temporary, name),
        connection,
        ...commits,
        refs: scope.refs,
        ...(client && { mergeBase: (target, head) => commits_namedMergeBase(client, target, head) }),
    });
    return { ...commits, ...provided };
}
async function commits_namedMergeBase(client, target, head) {
    const answer = await mergeBase(client, target, head);
    return answer.kind === 'known' ? answer.value : null;
}

;// CONCATENATED MODULE: ./build/github/merge-queue.js






const entry = schemas/* object */.Ikc({
    position: schemas/* int */.Whr(),
    headCommit: schemas/* object */.Ikc({ oid: objectId }).nullish(),
    pullRequest: schemas/* object */.Ikc({ number: schemas/* int */.Whr(), headRefOid: objectId }),
})
    .transform(({ position, headCommit, pullRequest }) => ({
    position,
    queued: {
        number: pullRequest.number,
        headSha: pullRequest.headRefOid,
        groupHead: headCommit?.oid ?? null,
    },
}));
const merge_queue_page = schemas/* object */.Ikc({
    repository: schemas/* object */.Ikc({
        mergeQueue: schemas/* object */.Ikc({ entries: schemas/* object */.Ikc({ pageInfo: github_list/* forwards */.RH, nodes: schemas/* array */.YOg(entry) }).nullable() }).nullable(),
    }),
})
    .transform(({ repository: { mergeQueue } }) => ({
    items: mergeQueue?.entries?.nodes ?? [],
    next: mergeQueue?.entries?.pageInfo ?? null,
}));
const MOST_PAGES = 10;
/**
 * The pull requests that wait to be merged into a branch, in their order; none where the branch has no merge queue.
 *
 * @param baseBranch Without `refs/heads/`.
 */
async function queuedPullRequests(client, baseBranch) {
    const request = {
        task: `read the merge queue of ${baseBranch}`,
        needs: 'pull-requests: read',
        query: MERGE_QUEUE,
        variables: { branch: baseBranch },
    };
    const pages = await (0,github_list/* readPages */.n4)(client, request, merge_queue_page, MOST_PAGES);
    if (pages.kind === 'failed')
        return (0,known/* unknown */.L5)(pages.failure.message);
    if (pages.more) {
        return (0,known/* unknown */.L5)(`The merge queue of ${(0,visible/* visible */.RK)(baseBranch)} holds more pull requests than are read. Let it get shorter.`);
    }
    const entries = pages.value.flatMap(({ items }) => items);
    return (0,known/* known */.eO)(entries.toSorted((a, b) => a.position - b.position).map(({ queued }) => queued));
}

// EXTERNAL MODULE: ./build/verdict/verdict.js
var verdict_verdict = __webpack_require__(8579);
;// CONCATENATED MODULE: ./build/verdict/settlement.js

/** The report with its verdict and score made anew from what people lifted and what the change says about itself. */
function settle(report, settlement) {
    const { findings, unscanned, approvals } = settlement;
    const { verdict, score, caps } = (0,verdict_verdict/* judge */.S)(findings, unscanned, settlement.caps);
    return { ...report, verdict, score, findings, caps, unscanned, ...(approvals && { approvals }) };
}

;// CONCATENATED MODULE: ./build/approvals/decision.js



/**
 * Decides what a pull request's reviews and labels lift (DESIGN, trust): a label of a person or the config allows the
 * change, and somebody else reviews it; or, for one-person projects, a maintainer's label alone.
 * @param head The commit that was scanned; a head that moved since is nobody's to lift.
 */
function decide(record, head, settings) {
    const moved = record.pullRequest.headSha !== head;
    if (moved) {
        return {
            liftFor: () => null,
            refusals: [],
            stepsFor: () => [
                `look at the run for ${record.pullRequest.headSha.slice(0, 7)}: the head has moved since this one started`,
            ],
        };
    }
    return settings.approvals.require === 'label' ? byLabel(record, settings) : byReview(record, head, settings);
}
function byLabel(record, { approvals, agentIds }) {
    const label = labelOutcome(record, approvals.label, { agentIds, mayBeAuthor: true }, true);
    const lift = label.setBy && {
        label: approvals.label,
        by: nameOf(label.setBy.actor),
        review: 'none: a label is enough by the configuration',
        at: label.setBy.at,
    };
    const step = `add the label “${approvals.label}” (a maintainer, after the last push)`;
    return {
        liftFor: () => lift,
        refusals: label.refusals,
        stepsFor: (paths) => (lift || paths.length === 0 ? [] : [label.obstacle ?? step]),
    };
}
function byReview(record, head, settings) {
    const { approvals, isAllowed, agentIds } = settings;
    const trust = { agentIds, mayBeAuthor: false };
    const review = reviewOutcome(record, head, trust);
    const label = labelOutcome(record, approvals.label, trust, false);
    const { approval } = review;
    const liftFor = (path) => {
        if (approval === null || !(label.setBy || isAllowed(path)))
            return null;
        return {
            label: label.setBy ? approvals.label : null,
            by: nameOf(approval.author),
            review: approval.url,
            at: approval.submittedAt ?? '',
        };
    };
    return {
        liftFor,
        refusals: [...review.refusals, ...label.refusals],
        stepsFor(paths) {
            if (paths.every((path) => liftFor(path) !== null))
                return [];
            const approve = `approve ${head.slice(0, 7)} (somebody with write access who wrote none of it)`;
            const allow = `add the label “${approvals.label}” (somebody with write access who wrote none of it)`;
            return [
                ...(approval === null ? [review.obstacle ?? approve] : []),
                ...(label.setBy || paths.every(isAllowed) ? [] : [label.obstacle ?? allow]),
            ];
        },
    };
}

;// CONCATENATED MODULE: ./build/action/people.js







/** What people decided about a pull request under a policy. */
function decisionOf(record, head, { approvals, agents }) {
    const allowed = (0,path_patterns/* orderedPatterns */.n)(approvals.paths);
    return decide(record, head, {
        approvals,
        isAllowed: (path) => allowed(path) === 'included',
        agentIds: agentIds(agents),
    });
}
/** The report after a decision: what it lifts, what is still to do, what did not count. */
function settledBy({ report, caps }, decision, requests) {
    const asked = waitingPaths(report).length > 0;
    const { findings, unscanned } = lifted(report, decision);
    const waiting = waitingPaths({ findings, unscanned });
    return settle(report, {
        findings,
        unscanned,
        caps,
        approvals: { next: decision.stepsFor(waiting), refused: [...(asked ? decision.refusals : []), ...requests] },
    });
}
/** The report when there is nothing for people to decide. */
function settledAlone({ report, caps }, pullRequest) {
    const refused = textRequests(pullRequest);
    if (refused.length === 0)
        return report;
    const { findings, unscanned } = report;
    return settle(report, { findings, unscanned, caps, approvals: { next: [], refused } });
}
/** The report when people could not be asked. */
function settledWithout({ report, caps }, reason) {
    const { findings, unscanned } = report;
    const next = waitingPaths(report).length > 0 ? [`let the workflow see reviews and labels: ${clause(reason)}`] : [];
    return settle(report, { findings, unscanned, caps, approvals: { next, refused: [] } });
}

;// CONCATENATED MODULE: ./build/action/merge-group.js








/**
 * The report of a group after what was decided about its pull requests, one by one: a finding that one of them brings, and
 * that was lifted there, is lifted here too. What only comes about by their meeting was seen by nobody and stays open.
 */
async function settledGroup(result, config, group, client, scanPullRequest) {
    const { report, caps } = result;
    const isLeftOutPossible = excludesAny(config.agents) && report.findings.some(isOpen);
    if (waitingPaths(report).length === 0 && !isLeftOutPossible)
        return report;
    const lifts = new Map();
    const stillOpen = new Set();
    const lost = [];
    const refused = [];
    for (const { number, headSha } of await membersOf(group, client, lost)) {
        const pullRequest = await readPullRequest(client, number);
        if (pullRequest.kind === 'unknown') {
            lost.push(clause(pullRequest.reason));
            continue;
        }
        const record = await readApprovalRecord(client, pullRequest.value);
        const own = await scanPullRequest(number, headSha);
        const decision = decisionOf(record, headSha, config);
        refused.push(...decision.refusals);
        const closed = closedBy(own, decision, record, config);
        for (const finding of closed.findings) {
            if (finding.lift)
                lifts.set(finding.fingerprint, finding.lift);
            else if (isOpen(finding))
                stillOpen.add(finding.fingerprint);
        }
        for (const entry of closed.unscanned) {
            if (entry.lift)
                lifts.set(keyOf(entry), entry.lift);
            else if (merge_group_blocks(entry))
                stillOpen.add(keyOf(entry));
        }
    }
    // What two of them bring is closed only when it is closed in both.
    for (const key of stillOpen)
        lifts.delete(key);
    const findings = report.findings.map((finding) => {
        const lift = isOpen(finding) ? lifts.get(finding.fingerprint) : undefined;
        return lift ? { ...finding, status: 'lifted', lift } : finding;
    });
    const unscanned = report.unscanned.map((entry) => {
        // A path and a reason are no content: a pull request that could not be asked may have brought another file.
        const lift = merge_group_blocks(entry) && lost.length === 0 ? lifts.get(keyOf(entry)) : undefined;
        return lift ? { ...entry, status: 'lifted', lift } : entry;
    });
    const stillWaiting = waitingPaths({ findings, unscanned }).length > 0;
    const cure = 'take the pull requests out of the queue, have them approved one by one, and queue them again';
    return settle(report, {
        findings,
        unscanned,
        caps,
        approvals: { next: stillWaiting ? [...lost, cure] : [], refused },
    });
}
/** What was decided about one pull request by itself. */
function closedBy(own, decision, record, config) {
    // Who took part is told of the head as it is now, which is the scanned one unless somebody pushed meanwhile.
    const isScanned = record.pullRequest.headSha === own.report.head;
    const scope = isScanned && excludesAny(config.agents) ? scopeOf(record, config.agents) : null;
    if (scope?.kind !== 'out')
        return lifted(own.report, decision);
    const lift = {
        label: null,
        by: 'the configuration',
        review: `none: pull request ${record.pullRequest.number} is not scanned, ${scope.reason}`,
        at: '',
    };
    return {
        findings: own.report.findings.map((finding) => isOpen(finding) ? { ...finding, status: 'lifted', lift } : finding),
        unscanned: own.report.unscanned.map((entry) => (merge_group_blocks(entry) ? { ...entry, status: 'lifted', lift } : entry)),
    };
}
/** A file that could not be examined is the same in the group when its path and the reason are. */
function keyOf({ path, reason }) {
    return `${path}\0${reason}`;
}
function isOpen(finding) {
    return finding.status === 'open' && finding.level !== 'note';
}
function merge_group_blocks(entry) {
    return entry.blocks && entry.status === 'open';
}
/** The pull requests between the group's base and its head, in the queue's order. */
async function membersOf(group, client, lost) {
    const queue = await queuedPullRequests(client, group.branch);
    const last = queue.kind === 'known' ? queue.value.findIndex(({ groupHead }) => groupHead === group.head) : -1;
    if (queue.kind === 'known' && last >= 0) {
        const before = queue.value.slice(0, last + 1);
        const first = before.findLastIndex(({ groupHead }) => groupHead === group.base) + 1;
        return before.slice(first);
    }
    lost.push(queue.kind === 'unknown' ? clause(queue.reason) : 'the merge queue no longer holds this group');
    if (group.named === null)
        return [];
    const named = await readPullRequest(client, group.named);
    return named.kind === 'known' ? [{ number: named.value.number, headSha: named.value.headSha }] : [];
}

// EXTERNAL MODULE: ./build/commands/scan.js + 9 modules
var commands_scan = __webpack_require__(8103);
// EXTERNAL MODULE: ./build/prose/bounds.js
var bounds = __webpack_require__(8187);
// EXTERNAL MODULE: ./build/prose/plural.js
var plural = __webpack_require__(3424);
;// CONCATENATED MODULE: ./build/github/size-limits.js

const ELLIPSIS = '…';
/** The beginning of a text, at most `limit` bytes of UTF-8 with the ellipsis that marks the cut. */
function clipBytes(text, limit) {
    const bytes = Buffer.from(text, 'utf8');
    if (bytes.length <= limit)
        return text;
    let end = Math.max(0, limit - Buffer.byteLength(ELLIPSIS, 'utf8'));
    // A byte that continues a character tells that the cut would split it.
    while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80)
        end -= 1;
    return bytes.toString('utf8', 0, end) + ELLIPSIS;
}
/**
 * The first lines of a document that fit, and a last line that says that there was more.
 *
 * @param limit UTF-16 units.
 */
function clipLines(text, limit, ending) {
    if (text.length <= limit)
        return text;
    const room = limit - ending.length - 1;
    const end = text.lastIndexOf('\n', room);
    // A single line that is too long has no better place to be cut.
    return `${end > 0 ? text.slice(0, end) : (0,bounds/* clip */.$Q)(text, room)}\n${ending}`;
}

;// CONCATENATED MODULE: ./build/github/written.js
/** What a failed request means for what was to be written. */
function notWritten({ kind, message }) {
    return { kind: kind === 'forbidden' || kind === 'bad-token' ? 'denied' : 'failed', reason: message };
}

;// CONCATENATED MODULE: ./build/github/check-run.js





/** Limits of GitHub's OpenAPI description, `checks/create`; those in characters are kept in bytes, which are no fewer. */
const LONGEST_TITLE = 255;
const LONGEST_TEXT = 65_535;
const LONGEST_MESSAGE = 64 * 1024;
const BATCH = 50;
/** Each fifty are a request. */
const MOST_ANNOTATIONS = 1000;
const created = schemas/* object */.Ikc({ id: schemas/* int */.Whr(), html_url: schemas/* string */.YjP().nullish() });
/**
 * Makes a check run with its annotations. The conclusion is there with the first request, so that a failure on the way
 * costs annotations and never the result.
 */
async function writeCheckRun(client, run) {
    const purpose = { task: `write the check run ${run.name}`, needs: 'checks: write', effect: 'once' };
    const shown = run.annotations.slice(0, MOST_ANNOTATIONS);
    const answer = await client.rest({
        ...purpose,
        route: 'POST /repos/{owner}/{repo}/check-runs',
        parameters: {
            name: run.name,
            head_sha: run.headSha,
            status: 'completed',
            conclusion: run.conclusion,
            ...(run.detailsUrl !== undefined && { details_url: run.detailsUrl }),
            output: output(run, shown.slice(0, BATCH)),
        },
    }, created);
    if (answer.kind === 'failed')
        return notWritten(answer.failure);
    const { id, html_url: url } = answer.value;
    for (let start = BATCH; start < shown.length; start += BATCH) {
        const update = await client.rest({
            ...purpose,
            route: 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
            // GitHub appends annotations and replaces the rest of the output.
            parameters: { check_run_id: id, output: output(run, shown.slice(start, start + BATCH)) },
        }, created);
        if (update.kind === 'failed') {
            const count = (0,plural/* plural */.L)(run.annotations.length - start, 'annotation');
            return { kind: 'written', url: url ?? null, missing: `${count} of the check run: ${update.failure.message}` };
        }
    }
    const rest = run.annotations.length - shown.length;
    const missing = rest > 0 ? `${(0,plural/* plural */.L)(rest, 'annotation')} of the check run: there are too many.` : null;
    return { kind: 'written', url: url ?? null, missing };
}
function output(run, annotations) {
    return {
        title: (0,bounds/* clip */.$Q)(run.title, LONGEST_TITLE),
        summary: clipBytes(run.summary, LONGEST_TEXT),
        ...(run.text !== undefined && { text: clipBytes(run.text, LONGEST_TEXT) }),
        annotations: annotations.map(annotationBody),
    };
}
function annotationBody(annotation) {
    const { startLine, endLine, startColumn, endColumn, details } = annotation;
    return {
        path: annotation.path,
        start_line: startLine,
        end_line: endLine,
        ...(startLine === endLine && startColumn !== undefined && { start_column: startColumn }),
        ...(startLine === endLine && endColumn !== undefined && { end_column: endColumn }),
        annotation_level: annotation.level,
        title: (0,bounds/* clip */.$Q)(annotation.title, LONGEST_TITLE),
        message: clipBytes(annotation.message, LONGEST_MESSAGE),
        ...(details !== undefined && { raw_details: clipBytes(details, LONGEST_MESSAGE) }),
    };
}

;// CONCATENATED MODULE: ./build/github/comment.js





/** How our own comment is known again, whatever it says. Invisible in the rendered comment. */
const MARKER = '<!-- anti-cheat:report -->';
/** Source: GitHub's own refusal of longer ones, "body is too long (maximum is 65536 characters)". */
const comment_LONGEST_BODY = 65_536;
const CUT = '\n*The rest does not fit into a comment; the whole report is in the job summary.*\n';
const comment_MOST_PAGES = 20;
const comment_page = schemas/* object */.Ikc({
    repository: schemas/* object */.Ikc({
        pullRequest: schemas/* object */.Ikc({
            comments: schemas/* object */.Ikc({
                pageInfo: github_list/* backwards */.vp,
                nodes: schemas/* array */.YOg(schemas/* object */.Ikc({
                    // Ids have outgrown the 32 bits of `databaseId`.
                    fullDatabaseId: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish(),
                    viewerDidAuthor: schemas/* boolean */.zMY(),
                    body: schemas/* string */.YjP(),
                    url: schemas/* string */.YjP(),
                })
                    .nullable()),
            }),
        }),
    }),
})
    .transform(({ repository: { pullRequest } }) => ({
    // The newest comes last, and anybody could write the marker.
    items: pullRequest.comments.nodes.filter((node) => node !== null && node.viewerDidAuthor && node.body.startsWith(MARKER)),
    next: pullRequest.comments.pageInfo,
}));
const saved = schemas/* object */.Ikc({ html_url: schemas/* string */.YjP().nullish() });
/**
 * Says something in the one comment that a pull request has from us: the newest of ours is rewritten, a first one is made.
 *
 * @param markdown Cut at the end of a line where it is too long for a comment.
 */
async function writeComment(client, number, markdown) {
    const body = clipLines(`${MARKER}\n${markdown}`, comment_LONGEST_BODY, CUT);
    const purpose = { task: `comment on pull request ${number}`, needs: 'pull-requests: write' };
    const request = { ...purpose, needs: 'pull-requests: read', query: COMMENTS, variables: { number } };
    const pages = await (0,github_list/* readPages */.n4)(client, request, comment_page, comment_MOST_PAGES, ({ items }) => items.length > 0);
    if (pages.kind === 'failed')
        return notWritten(pages.failure);
    const ours = pages.value.at(-1)?.items.at(-1);
    if (ours?.body === body)
        return { kind: 'written', url: ours.url, missing: null };
    const id = Number(ours?.fullDatabaseId ?? Number.NaN);
    const answer = Number.isSafeInteger(id)
        ? await client.rest({
            ...purpose,
            route: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
            parameters: { comment_id: id, body },
            effect: 'repeatable',
        }, saved)
        : await client.rest({
            ...purpose,
            route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
            parameters: { issue_number: number, body },
            effect: 'once',
        }, saved);
    return answer.kind === 'failed'
        ? notWritten(answer.failure)
        : { kind: 'written', url: answer.value.html_url ?? null, missing: null };
}

;// CONCATENATED MODULE: ./build/github/status.js



/** Source: GitHub's own refusal of longer ones, "description is too long (maximum is 140 characters)". */
const LONGEST_DESCRIPTION = 140;
/** Sets the status of a commit. GitHub takes a thousand for each commit and context, and then rejects more. */
async function writeStatus(client, sha, status) {
    const answer = await client.rest({
        task: `set the status of commit ${sha.slice(0, 12)}`,
        needs: 'statuses: write',
        route: 'POST /repos/{owner}/{repo}/statuses/{sha}',
        parameters: {
            sha,
            state: status.state,
            description: (0,bounds/* clip */.$Q)(status.description, LONGEST_DESCRIPTION),
            target_url: status.targetUrl,
            context: status.context,
        },
        // The same status a second time says the same.
        effect: 'repeatable',
    }, schemas/* object */.Ikc({ id: schemas/* number */.aig() }));
    if (answer.kind === 'failed')
        return notWritten(answer.failure);
    return { kind: 'written', url: status.targetUrl, missing: null };
}

// EXTERNAL MODULE: ./build/setup/workflow-text.js
var workflow_text = __webpack_require__(9737);
// EXTERNAL MODULE: ./build/prose/explanation.js
var explanation = __webpack_require__(787);
// EXTERNAL MODULE: ./build/prose/headline.js + 1 modules
var headline = __webpack_require__(6496);
// EXTERNAL MODULE: ./build/prose/ordering.js
var ordering = __webpack_require__(4830);
// EXTERNAL MODULE: ./build/prose/place.js
var place = __webpack_require__(7879);
;// CONCATENATED MODULE: ./build/action/result.js







/** Another name, because GitHub requires both of a check and a status that are called the same. */
const CHECK_NAME = 'anti-cheat report';
const MOST_EVIDENCE = 20;
/** Whether a run with this result fails. */
function fails({ report, enforced }) {
    return enforced && report.verdict !== 'pass' && report.verdict !== 'probation';
}
/** The result as a commit status. */
function statusOf(result, targetUrl) {
    const { report, enforced } = result;
    const text = (0,headline/* headline */.P)(report).replace(/^anti-cheat: /, '');
    return {
        state: fails(result) ? (report.verdict === 'incomplete' ? 'error' : 'failure') : 'success',
        description: enforced ? text : `reported only: ${text}`,
        targetUrl,
        context: workflow_text/* STATUS_CONTEXT */.j,
    };
}
/** The result as a check run with every annotation. What only waits for a person asks for an action. */
function checkRunOf(result, detailsUrl) {
    const { report } = result;
    const conclusion = report.verdict === 'review' ? 'action_required' : 'failure';
    return {
        name: CHECK_NAME,
        headSha: report.head,
        conclusion: fails(result) ? conclusion : 'success',
        title: (0,headline/* headline */.P)(report),
        summary: (0,explanation/* explanation */.Q)(report),
        text: (0,commands_scan/* reporterNamed */.ls)('markdown').render(report, (0,commands_scan/* renderOptions */.Dx)(false)),
        annotations: annotationsOf(report),
        ...(detailsUrl !== null && { detailsUrl }),
    };
}
const LEVELS = [
    ['violation', 'failure'],
    ['review', 'failure'],
    ['probation', 'warning'],
    ['note', 'notice'],
];
function annotationsOf(report) {
    const found = (0,ordering/* groupFindings */.kG)(report);
    return LEVELS.flatMap(([group, level]) => (found.get(group) ?? []).map((finding) => annotationOf(finding, level)));
}
function annotationOf(finding, level) {
    const { path, startLine, endLine, startColumn, endColumn } = finding;
    const mark = finding.reviewable && finding.level === 'violation' ? ' (to review)' : '';
    return {
        path,
        startLine,
        endLine,
        startColumn,
        endColumn,
        level,
        title: `anti-cheat: ${(0,visible/* visible */.RK)(finding.rule)}${mark}`,
        message: [(0,visible/* visible */.RK)(finding.message), ...finding.evidence.slice(0, MOST_EVIDENCE).map(place/* evidenceText */.rS)].join('\n'),
        details: `fingerprint ${finding.fingerprint}`,
    };
}

;// CONCATENATED MODULE: ./build/action/posting.js









/**
 * Writes the commit status.
 * @returns Whether it stands there now. If not, the job has to be the result.
 */
async function postStatus(result, subject) {
    return postUnrivalled(statusOf(result, subject.runUrl), subject);
}
/** Says in the status that there is no result, and why. */
async function postTrouble(message, subject) {
    const status = { state: 'error', description: message, targetUrl: subject.runUrl, context: workflow_text/* STATUS_CONTEXT */.j };
    return said(await writeStatus(subject.client, subject.head, status), 'set the commit status');
}
/** Says in the status that the configuration leaves the pull request out. */
async function postLeftOut(reason, subject) {
    const description = `not scanned: ${reason}`;
    return postUnrivalled({ state: 'success', description, targetUrl: subject.runUrl, context: workflow_text/* STATUS_CONTEXT */.j }, subject);
}
/**
 * Writes a status, and no success that another pull request could use. That is asked before and after: what happens
 * between the two has a run of its own, which may be through before this one writes.
 * @throws {MissingDataError} When a success stands there that must not, and cannot be taken back.
 */
async function postUnrivalled(status, subject) {
    const { client, head } = subject;
    const what = 'set the commit status';
    if (status.state !== 'success')
        return said(await writeStatus(client, head, status), what);
    const rival = await rivalOf(subject);
    const first = rival === null ? status : { ...status, state: 'failure', description: rival };
    const isWritten = said(await writeStatus(client, head, first), what);
    if (!isWritten || rival !== null)
        return isWritten;
    const late = await rivalOf(subject);
    if (late === null)
        return true;
    if (said(await writeStatus(client, head, { ...status, state: 'failure', description: late }), what))
        return true;
    throw new problem/* MissingDataError */.hr(`A success was written that does not hold: ${late}.`);
}
/**
 * Why a success must not be written: a status belongs to a commit, not to a pull request. Whoever opens a second pull
 * request with the same commit, into a branch of their own where nothing is wrong with it, would turn the first one green;
 * and so would whoever lets a pull request be compared with such a branch and then changes what it is for.
 * @returns A sentence, or null when no other pull request could be meant.
 */
async function rivalOf({ client, head, pullRequest }) {
    if (pullRequest === null)
        return null;
    const others = await pullRequestsOfHead(client, head);
    if (others.kind === 'unknown')
        return `which other pull requests have this commit is not known: ${others.reason}`;
    const rival = others.value.find((other) => other.headSha === head &&
        other.baseRef !== pullRequest.baseRef &&
        (other.isOpen || other.number === pullRequest.number));
    if (!rival)
        return null;
    if (rival.number === pullRequest.number) {
        return `it was compared with ${pullRequest.baseRef} and is for ${rival.baseRef} now: run again`;
    }
    return `#${rival.number} has the same commit for ${rival.baseRef}: close one of the two and run again`;
}
/** Writes what is nice to have. */
async function postExtras(result, subject, wanted) {
    const { client, pullRequest, runUrl } = subject;
    if (wanted.checkRun)
        said(await writeCheckRun(client, checkRunOf(result, runUrl)), 'write the check run');
    if (!wanted.comment || pullRequest === null)
        return;
    const markdown = (0,commands_scan/* reporterNamed */.ls)('markdown').render(result.report, (0,commands_scan/* renderOptions */.Dx)(false));
    said(await writeComment(client, pullRequest.number, markdown), 'comment on the pull request');
}
function said(written, what) {
    if (written.kind === 'written') {
        if (written.missing !== null)
            core/* warning */.$e(`anti-cheat did not write ${written.missing}`);
        return true;
    }
    core/* warning */.$e(`anti-cheat could not ${what}: ${written.reason}`);
    return false;
}

// EXTERNAL MODULE: ./build/action/environment.js
var action_environment = __webpack_require__(8466);
;// CONCATENATED MODULE: ./build/action/publication.js





/** Shows the report in the run: outputs, annotations, files, summary. What fails here is said and changes no verdict. */
async function publish(report, auditLog, environment) {
    const options = (0,commands_scan/* renderOptions */.Dx)(false);
    core/* setOutput */.uH('verdict', report.verdict);
    core/* setOutput */.uH('score', report.score === null ? '' : String(report.score));
    const open = report.findings.filter((finding) => finding.status === 'open' && finding.level === 'violation');
    core/* setOutput */.uH('violations', String(open.length));
    process.stdout.write((0,commands_scan/* reporterNamed */.ls)('github').render(report, options));
    await (0,action_environment/* attempt */.C)('write the report files', async () => {
        await (0,promises_.mkdir)(environment.temporary, { recursive: true });
        for (const [text, file, output] of [
            [(0,commands_scan/* reporterNamed */.ls)('json').render(report, options), 'report.json', 'report-path'],
            [(0,commands_scan/* reporterNamed */.ls)('sarif').render(report, options), 'report.sarif', 'sarif-path'],
            [auditLog, 'audit.jsonl', 'audit-log-path'],
        ]) {
            const target = external_node_path_.join(environment.temporary, file);
            await (0,promises_.writeFile)(target, text);
            core/* setOutput */.uH(output, target);
        }
    });
    await (0,action_environment/* attempt */.C)('write the job summary', async () => {
        await core/* summary */.z.addRaw((0,commands_scan/* reporterNamed */.ls)('markdown').render(report, options)).write();
    });
}

;// CONCATENATED MODULE: ./build/action/run.js




















/** Changes of mind of reviewers during one run that are followed. */
const MOST_READINGS = 3;
/** The Action: event → commits → scan → what people decided → annotations, files, status, and the job's exit status. */
async function run(environment, getInput) {
    const inputs = readInputs(getInput);
    const { eventName, payload, sha } = environment;
    const scope = (0,event_event/* readEvent */.j_)(eventName, payload, { sha, base: inputs.base, head: inputs.head });
    if (scope.kind === 'nothing') {
        core/* notice */.lm(`anti-cheat: nothing to scan: ${scope.reason}`);
        core/* setOutput */.uH('verdict', 'pass');
        return;
    }
    const client = clientFor(environment, inputs);
    const asked = client && scope.pullRequest !== null ? await readPullRequest(client, scope.pullRequest) : null;
    const started = { scope: current(scope, environment, asked), inputs, environment, client, pullRequest: asked };
    try {
        await gate(started);
    }
    catch (error) {
        const isExpected = error instanceof problem/* UserError */.yo || error instanceof problem/* MissingDataError */.hr;
        // Nobody waits for these events: they report and never gate.
        if (isExpected && !scope.gates)
            core/* warning */.$e(`anti-cheat: ${error.message}`);
        else {
            const subject = inputs.status && scope.gates ? subjectOf(started, scope.head.sha) : null;
            // A bug of ours counts as well: what an earlier run wrote must not stand as the result of this one.
            if (subject)
                await postTrouble(isExpected ? error.message : 'this run broke off: its log says why', subject);
            throw error;
        }
    }
}
function clientFor({ repository }, { githubToken }) {
    if (githubToken === null || repository === null)
        return null;
    return (0,client.openGitHub)({ token: githubToken, owner: repository.owner, repo: repository.name });
}
/** The scope with the branch that the pull request is for now: events are kept, and can be run again after a change of it. */
function current(scope, { eventName }, pullRequest) {
    if (eventName === 'merge_group' || pullRequest?.kind !== 'known')
        return scope;
    const ref = `refs/heads/${pullRequest.value.baseRef}`;
    if (scope.target.ref === ref)
        return scope;
    core/* info */.pq(`anti-cheat: the pull request is for ${pullRequest.value.baseRef} now, so that is what it is compared with`);
    const target = { sha: null, ref };
    const { baseRef: baseBranch, number } = pullRequest.value;
    return { ...scope, target, policyRevision: target, baseBranch, refs: [`refs/pull/${number}/head`, ref] };
}
/** Scans what the scope names and says what comes of it. */
async function gate(started) {
    const { scope, inputs, environment, client } = started;
    const connection = serverConnection(environment, inputs.githubToken);
    const commits = await readable(await commitsOf(scope, connection), scope, environment, connection, client);
    const proof = {
        isRequired: environment.eventName !== 'merge_group',
        body: bodyOf(started),
        artifact: await artifactProof(inputs.workProofPath, environment.workspace),
        now: new Date().toISOString(),
    };
    const opened = await (0,scan/* openScan */.O)({ ...requestFor(commits, started), proof });
    try {
        if (await isLeftOut(opened, started))
            return;
        const result = await opened.run();
        for (const remark of result.remarks)
            core/* info */.pq(`anti-cheat: ${remark}`);
        const scanPullRequest = async (number, head) => {
            const own = { target: commits.target, head, policy: commits.policy };
            const alone = { ...scope, pullRequest: number, head: { sha: head, ref: null } };
            const read = await readable(own, alone, environment, connection, client, `pull-${number}`);
            const queued = await (0,scan/* openScan */.O)(requestFor(read, started));
            try {
                return await queued.run();
            }
            finally {
                await queued.close();
            }
        };
        await conclude(started, () => settled(result, opened, started, scanPullRequest), result);
    }
    finally {
        await opened.close();
    }
}
/** The pull request's text as it is now, else as the event brought it; null where there is none. */
function bodyOf({ pullRequest, scope, environment }) {
    if (environment.eventName === 'merge_group')
        return null;
    return pullRequest?.kind === 'known' ? pullRequest.value.body : (scope.event?.body ?? null);
}
function requestFor(commits, { scope, inputs }) {
    const { directory, target, head, policy, diffBase } = commits;
    return {
        open: (maxBlobBytes) => (0,repository/* openRepository */.h)(directory, { maxBlobBytes }),
        target,
        head,
        diffBase,
        policy,
        ...(scope.trustsPolicyInputs && inputs.configPath !== null ? { configPath: inputs.configPath } : {}),
        inputs: inputs.policy,
        today: new Date().toISOString().slice(0, 10),
    };
}
/** Whether the config leaves this pull request out; then everything is said and done. */
async function isLeftOut({ config, commits }, started) {
    const { client, pullRequest, environment, inputs, scope } = started;
    if (!excludesAny(config.agents) || !client || pullRequest?.kind !== 'known')
        return false;
    if (environment.eventName === 'merge_group' || pullRequest.value.headSha !== commits.head)
        return false;
    const left = scopeOf(await readApprovalRecord(client, pullRequest.value), config.agents);
    if (left.kind === 'in') {
        core/* info */.pq(`anti-cheat: in scope: ${left.reason}`);
        for (const { by, what, reason } of left.refusals)
            core/* info */.pq(`anti-cheat: the ${what} of ${by} does not count: ${reason}`);
        return false;
    }
    const subject = inputs.status && scope.gates ? subjectOf(started, commits.head) : null;
    // A label may be taken away meanwhile, and the run for that be through before this one writes.
    if (subject &&
        (await postLeftOut(left.reason, subject)) &&
        !(await isStillLeftOut(client, pullRequest.value, config))) {
        core/* info */.pq('anti-cheat: scanned after all: what left it out does not hold any more');
        return false;
    }
    core/* notice */.lm(`anti-cheat: not scanned: ${left.reason}`);
    core/* setOutput */.uH('verdict', 'pass');
    return true;
}
async function isStillLeftOut(client, before, { agents }) {
    const now = await readPullRequest(client, before.number);
    if (now.kind === 'unknown' || now.value.headSha !== before.headSha)
        return false;
    return scopeOf(await readApprovalRecord(client, now.value), agents).kind === 'out';
}
/** The report after what people decided, read at this moment. */
async function settled(result, { config }, { scope, client, pullRequest, environment }, scanPullRequest) {
    const { report } = result;
    if (!client || !scope.gates)
        return report;
    if (environment.eventName === 'merge_group') {
        const { baseBranch: branch } = scope;
        if (branch === null)
            return report;
        const group = { base: scope.target.sha ?? '', head: report.head, branch, named: scope.pullRequest };
        return settledGroup(result, config, group, client, scanPullRequest);
    }
    if (!pullRequest)
        return report;
    if (!waitsForPeople(report))
        return pullRequest.kind === 'known' ? settledAlone(result, pullRequest.value) : report;
    if (pullRequest.kind === 'unknown')
        return settledWithout(result, pullRequest.reason);
    const now = await readPullRequest(client, pullRequest.value.number);
    if (now.kind === 'unknown')
        return settledWithout(result, now.reason);
    const record = await readApprovalRecord(client, now.value);
    return settledBy(result, decisionOf(record, report.head, config), textRequests(now.value));
}
function waitsForPeople(report) {
    return waitingPaths(report).length > 0;
}
/**
 * Says the result. With a status, people are asked once more after it is written: a run that began before somebody took
 * an approval back must not have the last word.
 */
async function conclude(started, settle, { enforced, proof }) {
    const { inputs, environment, scope } = started;
    let result = { report: await settle(), enforced };
    const subject = scope.gates ? subjectOf(started, result.report.head) : null;
    if (inputs.status && scope.gates && !subject) {
        core/* warning */.$e('anti-cheat: `status: true` needs `github-token`: without one the job itself is the result.');
    }
    let isPosted = false;
    for (let reading = 1; inputs.status && subject && reading <= MOST_READINGS; reading++) {
        isPosted = await postStatus(result, subject);
        const again = { report: await settle(), enforced };
        if (!isPosted || fails(again) === fails(result))
            break;
        if (reading === MOST_READINGS)
            throw new problem/* MissingDataError */.hr('Reviews change while they are read. Run the job again.');
        result = again;
    }
    await publish(result.report, auditLogOf(started, result, proof), environment);
    if (subject)
        await postExtras(result, subject, inputs);
    if (!fails(result)) {
        const isMild = !enforced && fails({ ...result, enforced: true });
        if (isMild)
            core/* info */.pq('anti-cheat: `enforce: false` in the configuration: reported only.');
    }
    else if (!scope.gates)
        core/* info */.pq('anti-cheat: reported only; this event does not gate.');
    else if (isPosted)
        core/* info */.pq(`anti-cheat: the result is the commit status; this job only reports.`);
    else
        process.exitCode = core/* ExitCode */.yU.Failure;
}
function auditLogOf({ scope, environment }, { report, enforced }, proof) {
    return (0,log/* auditLog */.sc)(report, {
        time: new Date().toISOString(),
        event: environment.eventName,
        pullRequest: scope.pullRequest,
        run: environment.runUrl,
        enforced,
        proof,
    });
}
function subjectOf({ client, environment, scope }, head) {
    if (!client || head === null)
        return null;
    const isQueue = environment.eventName === 'merge_group';
    return {
        client,
        head,
        runUrl: environment.runUrl,
        pullRequest: isQueue || scope.pullRequest === null ? null : { number: scope.pullRequest, baseRef: scope.baseBranch ?? '' },
    };
}


/***/ }),

/***/ 5806:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openGitHub: () => (/* binding */ openGitHub)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 22 modules
var github = __webpack_require__(2413);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./build/model/problem.js
var problem = __webpack_require__(9241);
// EXTERNAL MODULE: ./build/prose/bounds.js
var bounds = __webpack_require__(8187);
// EXTERNAL MODULE: ./build/prose/visible.js
var visible = __webpack_require__(1662);
;// CONCATENATED MODULE: ./build/github/accepted-permissions.js
const LONGEST_HEADER = 500;
/**
 * The permissions that GitHub names for an endpoint, as a workflow writes them.
 *
 * @param header `x-accepted-github-permissions`: sets apart by semicolons, of which one suffices; the members of a set
 *   apart by commas (`issues=write; pull_requests=write`). Source: GitHub's REST documentation, "Troubleshooting the
 *   REST API".
 * @returns Such as `` `issues: write` or `pull-requests: write` ``; null when the header is empty or not well-formed.
 */
function acceptedPermissions(header) {
    if (header.length > LONGEST_HEADER)
        return null;
    const sets = header.split(';').map((set) => set.split(',').map(permission));
    if (sets.some((set) => set.includes(null)))
        return null;
    return sets.map((set) => set.join(' and ')).join(' or ');
}
function permission(text) {
    const [, name, level] = /^([a-z]{1,20}(?:_[a-z]{1,20}){0,4})=(read|write|admin)$/.exec(text.trim()) ?? [];
    return name === undefined || level === undefined ? null : `\`${name.replaceAll('_', '-')}: ${level}\``;
}

;// CONCATENATED MODULE: ./build/github/failure.js



const LONGEST_QUOTE = 200;
/**
 * Whether GitHub refused only because of too many requests: 429, or 403 with one of the marks of its rate limits.
 * Source: GitHub's REST documentation, "Rate limits for the REST API".
 */
function isRateLimit(trouble) {
    if (trouble.kind === 'graphql')
        return trouble.type === 'RATE_LIMITED' || headerOf(trouble.headers, REMAINING) === '0';
    if (trouble.kind !== 'status')
        return false;
    if (trouble.status === 429)
        return true;
    if (trouble.status !== 403)
        return false;
    return (headerOf(trouble.headers, 'retry-after') !== null ||
        headerOf(trouble.headers, REMAINING) === '0' ||
        /\bsecondary rate limit\b/i.test(wordsOf(trouble.data)));
}
const REMAINING = 'x-ratelimit-remaining';
/** A header that is there and a text. */
function headerOf(headers, name) {
    const value = headers[name];
    return typeof value === 'string' ? value : null;
}
/** Puts trouble into words. The token is in none of them. */
function failureOf(trouble, purpose, effect, context) {
    const { kind, why } = describe(trouble, purpose, effect, context);
    return {
        kind,
        message: context.redact(`Could not ${(0,visible/* visible */.RK)((0,bounds/* clip */.$Q)(context.redact(purpose.task), LONGEST_QUOTE))}: ${why}`),
    };
}
function describe(trouble, purpose, effect, context) {
    if (isRateLimit(trouble)) {
        return { kind: 'rate-limit', why: "GitHub's rate limit is reached. Run the job again later." };
    }
    switch (trouble.kind) {
        case 'timeout':
            return {
                kind: 'timeout',
                why: `GitHub did not answer within ${context.timeoutSeconds} seconds. ${again(effect)}`,
            };
        case 'network': {
            const code = /^[A-Z][A-Z_0-9]{1,40}$/.test(trouble.code) ? ` (${trouble.code})` : '';
            return { kind: 'network', why: `${context.host} could not be reached${code}. ${again(effect)}` };
        }
        case 'shape':
            return {
                kind: 'unexpected',
                why: `the answer of ${context.host} is not one of GitHub's API (${trouble.where}). Check \`GITHUB_API_URL\`.`,
            };
        case 'graphql':
            return describeGraphql(trouble, purpose, effect, context);
        case 'status':
            return describeStatus(trouble, purpose, effect, context);
    }
}
function describeGraphql(trouble, purpose, effect, context) {
    const said = quote(trouble.text, context);
    switch (trouble.type) {
        case 'NOT_FOUND':
            return missing(purpose, `GraphQL${said}`);
        case 'FORBIDDEN':
        case 'INSUFFICIENT_SCOPES':
            return refused(trouble.headers, purpose, effect, `GraphQL${said}`, context);
        default:
            return { kind: 'unexpected', why: `GitHub reports an error (GraphQL${said}).` };
    }
}
function describeStatus(trouble, purpose, effect, context) {
    const { status } = trouble;
    const said = `${status}${quote(wordsOf(trouble.data), context)}`;
    switch (status) {
        case 401:
            return {
                kind: 'bad-token',
                why: 'GitHub does not accept the token (401). Check `github-token`; the token of a job ends with it.',
            };
        case 403:
            return refused(trouble.headers, purpose, effect, said, context);
        case 404:
        case 410:
            return missing(purpose, said);
        case 422:
            return { kind: 'rejected', why: `GitHub rejects it (${said}).` };
        default:
            return status >= 500
                ? { kind: 'server', why: `GitHub failed (${said}). ${again(effect)}` }
                : { kind: 'unexpected', why: `GitHub gave an unexpected answer (${said}).` };
    }
}
function refused(headers, purpose, effect, said, context) {
    const accepted = acceptedPermissions(context.redact(headerOf(headers, 'x-accepted-github-permissions') ?? ''));
    const needed = accepted ?? `\`${purpose.needs}\``;
    const fork = effect === 'none' ? '' : ' In runs for pull requests of forks and of Dependabot the token may only read.';
    return {
        kind: 'forbidden',
        why: `GitHub refused it (${said}). The token needs ${needed}: grant it under \`permissions:\` in the workflow.${fork}`,
    };
}
function missing(purpose, said) {
    return {
        kind: 'not-found',
        why: `it is not there, or GitHub hides it from this token (${said}). In a private repository the token needs \`${purpose.needs}\`.`,
    };
}
/** What is done once may have been done although no answer came. */
function again(effect) {
    return effect === 'once' ? 'It may have been done nevertheless.' : 'Run the job again.';
}
/** What GitHub says about a failure: `message`, and the messages of its first few `errors`. */
function wordsOf(data) {
    if (typeof data !== 'object' || data === null || !('message' in data) || typeof data.message !== 'string')
        return '';
    const errors = 'errors' in data && Array.isArray(data.errors) ? data.errors.slice(0, 3) : [];
    const details = errors.flatMap((error) => {
        if (typeof error === 'string')
            return [error];
        const isNamed = typeof error === 'object' && error !== null && 'message' in error;
        return isNamed && typeof error.message === 'string' ? [error.message] : [];
    });
    return [data.message, ...details].join('; ');
}
/** As a quotation behind a status. The token goes first: a cut could leave half of it. */
function quote(words, context) {
    const text = (0,visible/* visible */.RK)((0,bounds/* clip */.$Q)(context.redact(words), LONGEST_QUOTE)).trim();
    return text === '' ? '' : `, "${text}"`;
}

;// CONCATENATED MODULE: ./build/github/pacing.js

/** Tries of one request, the first one included. */
const MOST_TRIES = 3;
const LONGEST_WAIT = 30_000;
/** What all requests of a client wait in sum: a GitHub in trouble must not hold a job for an hour. */
const PATIENCE = 120_000;
const MOST_AT_ONCE = 4;
/** The connection was never made, so GitHub cannot have acted. */
const NEVER_SENT = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
]);
/**
 * How long to wait before trying again.
 *
 * What is done once is tried again only where it certainly was not done: GitHub turned it away because of a rate limit,
 * or there was no connection. A 5xx, a broken connection and a time-out may come after the deed.
 * @param attempt How many tries there were.
 * @returns Milliseconds; null when another try would be no use, unsafe, or too far away.
 */
function waitBefore(trouble, effect, attempt) {
    if (attempt >= MOST_TRIES)
        return null;
    if (isRateLimit(trouble)) {
        const wait = limitWait(trouble, attempt);
        return wait <= LONGEST_WAIT ? wait : null;
    }
    const passes = trouble.kind === 'timeout' || trouble.kind === 'network' || (trouble.kind === 'status' && trouble.status >= 500);
    if (!passes)
        return null;
    const isSafe = effect !== 'once' || (trouble.kind === 'network' && NEVER_SENT.has(trouble.code));
    return isSafe ? 1000 * 3 ** (attempt - 1) : null;
}
function limitWait(trouble, attempt) {
    const headers = 'headers' in trouble ? trouble.headers : {};
    const after = wholeNumber(headerOf(headers, 'retry-after'));
    if (after !== null)
        return after * 1000;
    const reset = wholeNumber(headerOf(headers, 'x-ratelimit-reset'));
    if (headerOf(headers, 'x-ratelimit-remaining') === '0' && reset !== null) {
        return Math.max(1000, reset * 1000 - Date.now());
    }
    return 10_000 * 3 ** (attempt - 1);
}
function wholeNumber(text) {
    return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
}
/** Keeps a client from asking too much at once, and from waiting too long in sum. */
class Pace {
    #free = MOST_AT_ONCE;
    #patience = PATIENCE;
    #waiting = [];
    /** Runs the work as soon as few enough others are under way. */
    async inTurn(work) {
        if (this.#free > 0)
            this.#free -= 1;
        else
            await new Promise((resolve) => this.#waiting.push(resolve));
        try {
            return await work();
        }
        finally {
            const next = this.#waiting.shift();
            // A place that goes to the next one in line was never free.
            if (next)
                next();
            else
                this.#free += 1;
        }
    }
    /** Takes a wait from what is left; false when that is not enough. */
    spend(milliseconds) {
        if (milliseconds > this.#patience)
            return false;
        this.#patience -= milliseconds;
        return true;
    }
}

;// CONCATENATED MODULE: ./build/github/client.js






const TIMEOUT = 20_000;
/**
 * A client for one repository. It tries again what may pass (see `pacing.ts`), asks for few things at once, and never
 * throws: every failure is a sentence that does not contain the token.
 * @throws {UserError} When the token or the address cannot be used at all.
 */
function openGitHub(options) {
    const token = options.token.trim();
    if (!/^[\x21-\x7e]+$/.test(token)) {
        throw new problem/* UserError */.yo('`github-token` is empty or holds characters that no token has. Leave the input out to use the token of the job.');
    }
    const { apiUrl, graphqlUrl } = addressesOf(options);
    const octokit = (0,github/* getOctokit */.Q)(token, { baseUrl: apiUrl });
    const timeout = options.timeoutMilliseconds ?? TIMEOUT;
    const sleep = options.sleep ?? promises_.setTimeout;
    const pace = new Pace();
    const context = {
        host: new URL(apiUrl).host,
        timeoutSeconds: timeout / 1000,
        redact: (text) => text.replaceAll(token, '***'),
    };
    const { owner, repo } = options;
    async function tried(send, schema, purpose, effect) {
        for (let attempt = 1;; attempt++) {
            const outcome = checked(await once(send, timeout), schema);
            if (outcome.kind === 'ok')
                return outcome;
            const wait = waitBefore(outcome.trouble, effect, attempt);
            if (wait === null || !pace.spend(wait)) {
                return { kind: 'failed', failure: failureOf(outcome.trouble, purpose, effect, context) };
            }
            await sleep(wait);
        }
    }
    return {
        owner,
        repo,
        rest: (request, schema) => {
            const send = (signal) => octokit.request(request.route, { owner, repo, ...request.parameters, request: { signal } });
            return pace.inTurn(() => tried(send, schema, request, request.effect));
        },
        graphql: (request, schema) => {
            const variables = { owner, repo, ...request.variables };
            const send = (signal) => octokit.request(`POST ${graphqlUrl}`, { query: request.query, variables, request: { signal } });
            return pace.inTurn(() => tried(send, graphqlData(schema), request, 'none'));
        },
    };
}
function addressesOf(options) {
    const ownHost = options.apiUrl === undefined;
    const apiUrl = address(options.apiUrl ?? (process.env['GITHUB_API_URL'] || 'https://api.github.com'));
    const given = options.graphqlUrl ?? (ownHost ? process.env['GITHUB_GRAPHQL_URL'] : undefined);
    // On GitHub Enterprise Server the two lie side by side: `/api/v3` and `/api/graphql`.
    return { apiUrl, graphqlUrl: address(given || `${apiUrl.replace(/\/api\/v3$/, '/api')}/graphql`) };
}
/** @throws {UserError} When it is no web address. */
function address(text) {
    const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
    // A `{` would be filled in by the client as a placeholder.
    if (isWeb && !text.includes('{'))
        return text.replace(/(?<!\/)\/+$/, '');
    throw new problem/* UserError */.yo('The address of GitHub is no web address: check `GITHUB_API_URL` and `GITHUB_GRAPHQL_URL`, which the runner sets.');
}
/** An answer of the REST API that failed, as the client throws it; without `response` there was no answer. */
const thrownAnswer = schemas/* object */.Ikc({
    response: schemas/* object */.Ikc({ status: schemas/* number */.aig(), headers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()), data: schemas/* unknown */.L5J() }),
});
async function once(send, timeout) {
    const signal = AbortSignal.timeout(timeout);
    try {
        const { data, headers } = await send(signal);
        // The client takes a body that breaks off for an empty text.
        if (signal.aborted)
            return { kind: 'trouble', trouble: { kind: 'timeout' } };
        return { kind: 'ok', data, headers };
    }
    catch (thrown) {
        if (signal.aborted)
            return { kind: 'trouble', trouble: { kind: 'timeout' } };
        const answer = thrownAnswer.safeParse(thrown);
        return answer.success
            ? { kind: 'trouble', trouble: { kind: 'status', ...answer.data.response } }
            : { kind: 'trouble', trouble: { kind: 'network', code: codeOf(thrown) } };
    }
}
/** Node's code of an error that lies below others. */
function codeOf(thrown) {
    let error = thrown;
    for (let depth = 0; depth < 5 && typeof error === 'object' && error !== null; depth++) {
        if ('code' in error && typeof error.code === 'string')
            return error.code;
        error = 'cause' in error ? error.cause : null;
    }
    return '';
}
function checked(outcome, schema) {
    if (outcome.kind === 'trouble')
        return outcome;
    const { data, headers } = outcome;
    const errors = graphqlErrors.safeParse(data);
    const [first] = errors.success ? errors.data.errors : [];
    if (first) {
        return { kind: 'trouble', trouble: { kind: 'graphql', type: first.type ?? '', text: first.message, headers } };
    }
    const result = schema.safeParse(data);
    if (!result.success)
        return { kind: 'trouble', trouble: { kind: 'shape', where: whereOf(result.error, data) } };
    const link = headerOf(headers, 'link') ?? '';
    return { kind: 'ok', value: result.data, more: link.includes('rel="next"') };
}
/** Field of the answer, from our schema's names and list positions. */
function whereOf(error, data) {
    if (typeof data !== 'object' || data === null)
        return 'not JSON';
    const path = error.issues[0]?.path.map(String).join('.') ?? '';
    return path === '' ? 'another kind of value' : `at \`${path}\``;
}
/** GraphQL answers with status 200 whatever went wrong. A part of the data beside errors is not trusted. */
const graphqlErrors = schemas/* object */.Ikc({
    errors: schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* string */.YjP().nullish(), message: schemas/* string */.YjP() })).min(1),
});
function graphqlData(schema) {
    return schemas/* object */.Ikc({ data: schema }).transform(({ data }) => data);
}


/***/ }),

/***/ 1985:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ unknown),
/* harmony export */   Yx: () => (/* binding */ knownFrom),
/* harmony export */   eO: () => (/* binding */ known)
/* harmony export */ });
/** A fact that GitHub vouches for. */
function known(value) {
    return { kind: 'known', value };
}
/** @param reason A sentence or two, with the cure. */
function unknown(reason) {
    return { kind: 'unknown', reason };
}
/** What an answer makes known; a failure is the reason why nothing is. */
function knownFrom(answer, read) {
    return answer.kind === 'ok' ? known(read(answer.value)) : unknown(answer.failure.message);
}


/***/ }),

/***/ 7316:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   RH: () => (/* binding */ forwards),
/* harmony export */   n4: () => (/* binding */ readPages),
/* harmony export */   vp: () => (/* binding */ backwards)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var _known_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1985);


const PAGE = 100;
/**
 * All entries of a list of the REST API.
 *
 * @param most Entries that are read, in hundreds; a longer list is unknown as a whole, since what decides may come last.
 * @param what The entries, such as `reviews of pull request 7`.
 */
async function readList(client, request, item, { most, what }) {
    const items = [];
    for (let page = 1; page <= most / PAGE; page++) {
        const parameters = { ...request.parameters, per_page: PAGE, page };
        const answer = await client.rest({ ...request, parameters, effect: 'none' }, zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item));
        if (answer.kind === 'failed')
            return (0,_known_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5)(answer.failure.message);
        items.push(...answer.value);
        if (!answer.more)
            return (0,_known_js__WEBPACK_IMPORTED_MODULE_1__/* .known */ .eO)(items);
    }
    return (0,_known_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5)(`There are more than ${most} ${what}, which is more than is read. Open a new pull request for the change.`);
}
/** Schema of a `pageInfo` that is read forwards, as the cursor of the next page. */
const forwards = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), endCursor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish() })
    .transform(({ hasNextPage, endCursor }) => (hasNextPage ? (endCursor ?? null) : null));
/** The same for one that is read backwards. */
const backwards = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ hasPreviousPage: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), startCursor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish() })
    .transform(({ hasPreviousPage, startCursor }) => (hasPreviousPage ? (startCursor ?? null) : null));
/**
 * The pages of a list of the GraphQL API, one after the other.
 *
 * @param request Its query takes the variable `cursor`.
 * @param mostPages A longer list ends there.
 * @param isEnough Ends the reading after a page.
 * @returns With `more` where the list goes on.
 */
async function readPages(client, request, schema, mostPages, isEnough = () => false) {
    const pages = [];
    let cursor = null;
    do {
        const variables = { ...request.variables, cursor };
        const answer = await client.graphql({ ...request, variables }, schema);
        if (answer.kind === 'failed')
            return answer;
        pages.push(answer.value);
        cursor = answer.value.next;
        if (isEnough(answer.value))
            break;
    } while (cursor !== null && pages.length < mostPages);
    return { kind: 'ok', value: pages, more: cursor !== null };
}


/***/ }),

/***/ 9479:
/***/ (function (__webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7264);
/* harmony import */ var _action_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8466);
/* harmony import */ var _action_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7689);
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9241);




try {
    await (0,_action_run_js__WEBPACK_IMPORTED_MODULE_2__/* .run */ .e)((0,_action_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .runEnvironment */ .t)(process.env), (name) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(name));
}
catch (error) {
    if (error instanceof _model_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .MissingDataError */ .hr)
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('verdict', 'incomplete');
    const isOurs = !(error instanceof _model_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo || error instanceof _model_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .MissingDataError */ .hr);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1(`anti-cheat: ${isOurs ? 'this is a bug, please report it: ' : ''}${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}`);
    if (isOurs && error instanceof Error)
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .debug */ .Yz(error.stack ?? '');
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
