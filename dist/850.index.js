export const id = 850;
export const ids = [850];
export const modules = {

/***/ 7850:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readBranchRules: () => (/* binding */ readBranchRules),
/* harmony export */   readDefaultBranch: () => (/* binding */ readDefaultBranch)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var _known_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1985);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7316);



/** Source: GitHub's OpenAPI description, `repos/get-branch-rules`. Rules of other types are left out. */
const rule = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), parameters: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional() });
const statusChecks = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    required_status_checks: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ context: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), integration_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish() })),
});
const workflows = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ workflows: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })) });
const pullRequest = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ require_code_owner_review: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() });
const repository = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ default_branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
/** Source: the same, `repos/get-branch`: the part of the classic protection that every reader sees. */
const protectedBranch = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    protected: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    protection: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        required_status_checks: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ checks: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ context: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), app_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish() })).optional() })
            .nullish(),
    })
        .nullish(),
});
/** Rules of all levels that apply to a branch, whoever reads them. More are hardly in use. */
const MOST_RULES = 500;
/** The rules of a branch. */
async function readBranchRules(client, branch) {
    const list = await (0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)(client, {
        task: `read the rules of the branch ${branch}`,
        needs: 'metadata: read',
        route: 'GET /repos/{owner}/{repo}/rules/branches/{branch}',
        parameters: { branch },
    }, rule, { most: MOST_RULES, what: `rules of the branch ${branch}` });
    if (list.kind === 'unknown')
        return list;
    const classic = await client.rest({
        task: `read the protection of the branch ${branch}`,
        needs: 'contents: read',
        route: 'GET /repos/{owner}/{repo}/branches/{branch}',
        parameters: { branch },
        effect: 'none',
    }, protectedBranch);
    if (classic.kind === 'failed')
        return { kind: 'unknown', reason: classic.failure.message };
    const classicChecks = classic.value.protection?.required_status_checks?.checks ?? [];
    const ofType = (type, schema) => list.value.flatMap((one) => {
        const read = one.type === type ? schema.safeParse(one.parameters) : null;
        return read?.success ? [read.data] : [];
    });
    return {
        kind: 'known',
        value: {
            branch,
            checks: [
                ...ofType('required_status_checks', statusChecks).flatMap((one) => one.required_status_checks.map(({ context, integration_id: app }) => ({ context, app: app ?? null }))),
                // GitHub writes -1 for "any App".
                ...classicChecks.map(({ context, app_id: app }) => ({ context, app: app === -1 ? null : (app ?? null) })),
            ],
            workflows: ofType('workflows', workflows).flatMap((one) => one.workflows.map(({ path }) => path)),
            needsCodeOwners: ofType('pull_request', pullRequest).some((one) => one.require_code_owner_review) ||
                (classic.value.protected && list.value.length === 0 ? null : false),
            usesMergeQueue: list.value.some(({ type }) => type === 'merge_queue'),
        },
    };
}
/** The branch that pull requests are merged into unless they say another. */
async function readDefaultBranch(client) {
    const answer = await client.rest({ task: 'read the repository', needs: 'metadata: read', route: 'GET /repos/{owner}/{repo}', effect: 'none' }, repository);
    return (0,_known_js__WEBPACK_IMPORTED_MODULE_2__/* .knownFrom */ .Yx)(answer, ({ default_branch: name }) => name);
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


/***/ })

};
