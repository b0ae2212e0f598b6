const id=850;const ids=[850];const modules={7850:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{readBranchRules:()=>readBranchRules,readDefaultBranch:()=>readDefaultBranch});var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6921);var _known_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1985);var _list_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7316);const rule=zod__WEBPACK_IMPORTED_MODULE_1__.
Ikc({type:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),parameters:zod__WEBPACK_IMPORTED_MODULE_1__.L5J().optional()});const statusChecks=zod__WEBPACK_IMPORTED_MODULE_1__.
Ikc({required_status_checks:zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({context:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),integration_id:zod__WEBPACK_IMPORTED_MODULE_1__.
Whr().nullish()}))});const workflows=zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({workflows:zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
path:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()}))});const pullRequest=zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({require_code_owner_review:zod__WEBPACK_IMPORTED_MODULE_1__.
zMY()});const repository=zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({default_branch:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()});const protectedBranch=zod__WEBPACK_IMPORTED_MODULE_1__.
Ikc({protected:zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),protection:zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({required_status_checks:zod__WEBPACK_IMPORTED_MODULE_1__.Ikc(
{checks:zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({context:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),app_id:zod__WEBPACK_IMPORTED_MODULE_1__.
Whr().nullish()})).optional()}).nullish()}).nullish()});const MOST_RULES=500;async function readBranchRules(client,branch){const list=await(0,_list_js__WEBPACK_IMPORTED_MODULE_0__.
LD)(client,{task:`read the rules of the branch ${branch}`,needs:"metadata: read",route:"GET /repos/{owner}/{repo}/rules/branches/{branch}",parameters:{branch}},
rule,{most:MOST_RULES,what:`rules of the branch ${branch}`});if(list.kind==="unknown")return list;const classic=await client.rest({task:`read the protection of \
the branch ${branch}`,needs:"contents: read",route:"GET /repos/{owner}/{repo}/branches/{branch}",parameters:{branch},effect:"none"},protectedBranch);if(classic.
kind==="failed")return{kind:"unknown",reason:classic.failure.message};const classicChecks=classic.value.protection?.required_status_checks?.checks??[];const ofType=(type,schema)=>list.
value.flatMap(one=>{const read=one.type===type?schema.safeParse(one.parameters):null;return read?.success?[read.data]:[]});return{kind:"known",value:{branch,checks:[
...ofType("required_status_checks",statusChecks).flatMap(one=>one.required_status_checks.map(({context,integration_id:app})=>({context,app:app??null}))),...classicChecks.
map(({context,app_id:app})=>({context,app:app===-1?null:app??null}))],workflows:ofType("workflows",workflows).flatMap(one=>one.workflows.map(({path})=>path)),needsCodeOwners:ofType(
"pull_request",pullRequest).some(one=>one.require_code_owner_review)||(classic.value.protected&&list.value.length===0?null:false),usesMergeQueue:list.value.some(
({type})=>type==="merge_queue")}}}async function readDefaultBranch(client){const answer=await client.rest({task:"read the repository",needs:"metadata: read",route:"\
GET /repos/{owner}/{repo}",effect:"none"},repository);return(0,_known_js__WEBPACK_IMPORTED_MODULE_2__.Yx)(answer,({default_branch:name})=>name)}}),1985:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{L5:()=>unknown,Yx:()=>knownFrom,eO:()=>known});function known(value){return{kind:"known",value}}function unknown(reason){
return{kind:"unknown",reason}}function knownFrom(answer,read){return answer.kind==="ok"?known(read(answer.value)):unknown(answer.failure.message)}}),7316:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{LD:()=>readList,RH:()=>forwards,n4:()=>readPages,vp:()=>backwards});var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6921);var _known_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1985);const PAGE=100;async function readList(client,request,item,{most,what}){const items=[];
for(let page=1;page<=most/PAGE;page++){const parameters={...request.parameters,per_page:PAGE,page};const answer=await client.rest({...request,parameters,effect:"\
none"},zod__WEBPACK_IMPORTED_MODULE_0__.YOg(item));if(answer.kind==="failed")return(0,_known_js__WEBPACK_IMPORTED_MODULE_1__.L5)(answer.failure.message);items.push(
...answer.value);if(!answer.more)return(0,_known_js__WEBPACK_IMPORTED_MODULE_1__.eO)(items)}return(0,_known_js__WEBPACK_IMPORTED_MODULE_1__.L5)(`There are more \
than ${most} ${what}, which is more than is read. Open a new pull request for the change.`)}const forwards=zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({hasNextPage:zod__WEBPACK_IMPORTED_MODULE_0__.
zMY(),endCursor:zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish()}).transform(({hasNextPage,endCursor})=>hasNextPage?endCursor??null:null);const backwards=zod__WEBPACK_IMPORTED_MODULE_0__.
Ikc({hasPreviousPage:zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),startCursor:zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish()}).transform(({hasPreviousPage,startCursor})=>hasPreviousPage?
startCursor??null:null);async function readPages(client,request,schema,mostPages,isEnough=()=>false){const pages=[];let cursor=null;do{const variables={...request.
variables,cursor};const answer=await client.graphql({...request,variables},schema);if(answer.kind==="failed")return answer;pages.push(answer.value);cursor=answer.
value.next;if(isEnough(answer.value))break}while(cursor!==null&&pages.length<mostPages);return{kind:"ok",value:pages,more:cursor!==null}}})};export{id,ids,modules};
