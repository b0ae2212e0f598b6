const id=479;const ids=[479,806];const modules={8466:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{C:()=>attempt,t:()=>runEnvironment});var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6760);var _actions_core__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
7264);var _actions_github__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2413);function runEnvironment(variables){const server=withoutEnd(variables["GITHUB_SE\
RVER_URL"]??"")||"https://github.com";const[owner="",name="",...rest]=(variables["GITHUB_REPOSITORY"]??"").split("/");const isNamed=owner!==""&&name!==""&&rest.
length===0;const runId=variables["GITHUB_RUN_ID"]??"";return{eventName:_actions_github__WEBPACK_IMPORTED_MODULE_2__._.eventName,payload:_actions_github__WEBPACK_IMPORTED_MODULE_2__.
_.payload,sha:variables["GITHUB_SHA"]??null,repository:isNamed?{owner,name}:null,server,workspace:variables["GITHUB_WORKSPACE"]??process.cwd(),temporary:node_path__WEBPACK_IMPORTED_MODULE_0__.
join(variables["RUNNER_TEMP"]??process.cwd(),"anti-cheat"),runUrl:isNamed&&/^\d+$/.test(runId)?`${server}/${owner}/${name}/actions/runs/${runId}`:null}}async function attempt(what,action){
try{await action()}catch(error){_actions_core__WEBPACK_IMPORTED_MODULE_1__.$e(`anti-cheat could not ${what}: ${error instanceof Error?error.message:String(error)}`)}}
function withoutEnd(address){let end=address.length;while(address[end-1]==="/")end--;return address.slice(0,end)}}),7471:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{e:()=>run});var core=__webpack_require__(7264);;function objectionTo(account2,record,trust){if(account2===null)return"\
the account is gone";if(account2.isBot||trust.agentIds.has(account2.id))return"it is no person";if(!trust.mayBeAuthor){if(account2.id===record.pullRequest.author?.
id)return"the pull request is theirs";if(record.contributors.kind==="unknown"){return`who wrote the commits is not known (${clause(record.contributors.reason)})`}
if(record.contributors.value.accounts.some(({id:id2})=>id2===account2.id))return"they wrote commits of it"}const permission=record.permissions.get(account2.id);
if(!permission)return"their permission is not known (it was not asked for)";if(permission.kind==="unknown")return`their permission is not known (${clause(permission.
reason)})`;return permission.value==="admin"||permission.value==="write"?null:"they have no write access"}function nameOf(account2){return account2===null?"a de\
leted account":`@${account2.login}`}function clause(reason){return reason.replace(/\.$/,"")};const OPINIONS=new Set(["approved","changes-requested","dismissed"]);
function reviewOutcome(record,head,trust){if(record.reviews.kind==="unknown"){return{approval:null,refusals:[],obstacle:`the reviews could not be read: ${clause(
record.reviews.reason)}`}}const refusals=[];const blocking=[];let approval=null;for(const review2 of latestOpinions(record.reviews.value)){if(review2.state==="c\
hanges-requested"){if(objectionTo(review2.author,record,trust)===null)blocking.push(nameOf(review2.author));continue}if(review2.state!=="approved")continue;const reason=objectionTo(
review2.author,record,trust)??staleness(review2,record,head);if(reason===null)approval=review2;else refusals.push({by:nameOf(review2.author),what:"review",reason})}
const obstacle=blocking.length===0?null:`settle what ${blocking.join(" and ")} asked to be changed`;return{approval:obstacle===null?approval:null,refusals,obstacle}}
function latestOpinions(reviews){const submitted=reviews.filter(review2=>review2.submittedAt!==null&&OPINIONS.has(review2.state));const inOrder=submitted.toSorted(
(a,b)=>timeOf(a.submittedAt)-timeOf(b.submittedAt));const latest=new Map;for(const review2 of inOrder){const key=review2.author?.id??`review ${review2.id}`;latest.
delete(key);latest.set(key,review2)}return[...latest.values()]}function staleness(review2,record,head){if(review2.commit!==head){return review2.commit===null?"t\
he commit it is about is gone":`it is about ${review2.commit.slice(0,7)}, not about the head ${head.slice(0,7)}`}if(record.lastPush.kind==="known"&&timeOf(review2.
submittedAt)<timeOf(record.lastPush.value.at)){return"it is older than the last push"}return null}function timeOf(iso2){const time2=iso2===null?Number.NaN:Date.
parse(iso2);return Number.isNaN(time2)?Number.NEGATIVE_INFINITY:time2};function labelOutcome(record,label,trust,afterPush){const isMeant=name=>name.toLowerCase()===
label.toLowerCase();if(!record.pullRequest.labels.some(isMeant))return{setBy:null,refusals:[],obstacle:null};if(record.labelEvents.kind==="unknown"){return{setBy:null,
refusals:[],obstacle:`who set the label could not be read: ${clause(record.labelEvents.reason)}`}}const event=record.labelEvents.value.filter(each=>isMeant(each.
label)).toSorted((a,b)=>timeOf(a.at)-timeOf(b.at)).at(-1);const refuse=reason=>({setBy:null,refusals:[{by:event?nameOf(event.actor):"somebody",what:"label",reason}],
obstacle:null});if(event?.action!=="labeled")return refuse("who set it is not recorded: take it away and set it again");if(event.viaApp)return refuse("an App se\
t it in their name");const objection=objectionTo(event.actor,record,trust);if(objection!==null)return refuse(objection);if(!afterPush)return{setBy:event,refusals:[],
obstacle:null};if(record.lastPush.kind==="unknown"){return refuse(`the time of the last push is not known (${clause(record.lastPush.reason)})`)}return timeOf(event.
at)<timeOf(record.lastPush.value.at)?refuse("it is older than the last push: take it away and set it again"):{setBy:event,refusals:[],obstacle:null}}var path_patterns=__webpack_require__(
9715);;const AGENT_ACCOUNTS=new Map([[198982749,"Copilot"],[242468646,"Claude on GitHub"],[242516109,"Codex on GitHub"],[209825114,"Claude Code Action"],[206951365,
"Cursor"],[158243242,"Devin"],[161369871,"Jules"],[208079219,"Amazon Q"],[245459735,"Kiro"],[199175422,"Codex reviews"],[176961590,"Gemini reviews"]]);const AGENT_BRANCHES=[
"copilot/","claude/","codex/","cursor/","devin/","jules-","Q-DEV-issue-","openhands-fix-issue-"];const AGENT_EMAILS=new Set(["noreply@anthropic.com","noreply@op\
enai.com","codex@openai.com","codex@example.com","cursoragent@cursor.com","openhands@all-hands.dev","aider@aider.chat","noreply@aider.chat","gemini-cli@google.c\
om","copilot@github.com"]);function accountOfAddress(email){const id2=/^(\d{1,15})\+[^@]+@users\.noreply\.github\.com$/.exec(email)?.[1];return id2===void 0?null:
Number(id2)};function agentIds(settings){return new Set([...AGENT_ACCOUNTS.keys(),...settings.accounts])}function excludesAny({exclude}){return exclude.authors.
length>0||exclude.label!==null}function scopeOf(record,settings){const ids2=agentIds(settings);const trace=agentTrace(record,settings,ids2);if(trace!==null)return{
kind:"in",reason:trace,refusals:[]};const{author}=record.pullRequest;const{exclude}=settings;if(author!==null&&!author.isBot&&exclude.authors.includes(author.id)){
return{kind:"out",reason:`the configuration leaves out what ${nameOf(author)} (id ${author.id}) opens`}}if(exclude.label===null)return{kind:"in",reason:"nothing\
 leaves it out",refusals:[]};const label=labelOutcome(record,exclude.label,{agentIds:ids2,mayBeAuthor:false},true);return label.setBy?{kind:"out",reason:`${nameOf(
label.setBy.actor)} set the label \u201C${exclude.label}\u201D on ${label.setBy.at}`}:{kind:"in",reason:"nothing leaves it out",refusals:label.refusals}}function agentTrace(record,settings,ids2){
const{pullRequest:pullRequest2,contributors}=record;const{author,headRef}=pullRequest2;if(author===null)return"its author\u2019s account is gone";if(ids2.has(author.
id))return`${nameOf(author)} is a coding agent`;if(AGENT_BRANCHES.some(prefix=>headRef.toLowerCase().startsWith(prefix.toLowerCase()))){return`its branch is nam\
ed as a coding agent's (${headRef})`}if((0,path_patterns.n)(settings.branches)(headRef)==="included")return`the configuration names its branch ${headRef}`;if(contributors.
kind==="unknown")return`its commits could not be listed (${clause(contributors.reason)})`;const account2=contributors.value.accounts.find(({id:id2})=>ids2.has(id2));
if(account2)return`${nameOf(account2)}, a coding agent, took part in a commit`;const email=contributors.value.emails.find(address=>AGENT_EMAILS.has(address)||settings.
emails.includes(address)||ids2.has(accountOfAddress(address)??-1));return email===void 0?null:`a commit names the coding agent ${email}`};function lifted({findings,
unscanned},decision){return{findings:findings.map(finding=>{const lift=isWaiting(finding)?decision.liftFor(finding.path):null;return lift?{...finding,status:"li\
fted",lift}:finding}),unscanned:unscanned.map(entry2=>{const lift=blocks(entry2)?decision.liftFor(entry2.path):null;return lift?{...entry2,status:"lifted",lift}:
entry2})}}function waitingPaths({findings,unscanned}){const paths=[...findings.filter(isWaiting),...unscanned.filter(blocks)].map(({path})=>path);return[...new Set(
paths)]}function isWaiting(finding){return finding.status==="open"&&finding.reviewable&&finding.level==="violation"}function blocks(entry2){return entry2.blocks&&
entry2.status==="open"};const MOST_TOLD=3;const LONGEST_BODY=1e5;const REQUEST=/\banti-?cheat\b[\s:/_-]{1,3}(?:allow|approved?|bypass|disabled?|exempt|false[ -]positive|ignored?|lgtm|off|ok|pass|skip|waive[dr]?)\b[^\n]{0,60}/gi;
function textRequests({author,body}){const found=[...body.slice(0,LONGEST_BODY).matchAll(REQUEST)].slice(0,MOST_TOLD);return found.map(([text])=>({by:nameOf(author),
what:"text",reason:`\u201C${text.trim()}\u201D in the pull request's text lifts nothing, and nothing that its author writes does`}))}var log=__webpack_require__(
8042);var event_event=__webpack_require__(7640);var problem=__webpack_require__(9241);;const presetNames=["recommended","strict"];const workProofNames=["none","\
proof","tools"];function readInputs(getInput){const text=name=>{const value=getInput(name).trim();return value===""?null:value};const base=text("base");const head=text(
"head");return{githubToken:text("github-token"),configPath:checkedPath(text("config"),"config"),policy:{preset:choice(text("preset"),presetNames,"preset"),protected:lines(
text("protected")),requireWorkProof:choice(text("require-work-proof"),workProofNames,"require-work-proof")},status:flag(text("status"),"status"),checkRun:flag(text(
"check-run"),"check-run"),comment:flag(text("comment"),"comment"),workProofPath:checkedPath(text("work-proof-path"),"work-proof-path"),base:base===null?null:(0,
event_event.ny)(base,"base"),head:head===null?null:(0,event_event.ny)(head,"head")}}function choice(value,allowed,name){if(value===null)return null;const found=allowed.
find(one=>one===value);if(found!==void 0)return found;const list=allowed.map(one=>`\`${one}\``).join(", ");throw new problem.yo(`the input \`${name}\` must be on\
e of ${list}, not ${JSON.stringify(value.slice(0,60))}`)}function flag(value,name){return choice(value,["true","false"],name)==="true"}function lines(text){return(text??
"").split("\n").map(line=>line.trim()).filter(line=>line!=="")}function checkedPath(path,name){if(path===null)return null;const parts=path.split("/");if(path.length>
512||path.includes("\\")||/\p{Cc}/u.test(path)||parts.some(part=>/^\.{0,2}$/.test(part))){throw new problem.yo(`the input \`${name}\` must be the path of a file \
in the repository, relative to its root, such as .github/anti-cheat.yml`)}return path}var repository=__webpack_require__(8038);var schemas=__webpack_require__(6921);
var iso=__webpack_require__(4377);;const objectId=schemas.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);const time=iso.w$({offset:true}).transform(text=>new Date(
text).toISOString());const account=schemas.Ikc({id:schemas.Whr(),login:schemas.YjP(),type:schemas.YjP()}).nullish().transform(user=>user?{id:user.id,login:user.
login,isBot:user.type==="Bot"}:null);var known=__webpack_require__(1985);var github_list=__webpack_require__(7316);;const CONTRIBUTORS=`
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
`;const MERGE_QUEUE=`
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
`;const COMMENTS=`
  query Comments($owner: String!, $repo: String!, $number: Int!, $cursor: String) {
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $number) {
        headRefOid
        comments(last: 100, before: $cursor) {
          pageInfo { hasPreviousPage startCursor }
          nodes { fullDatabaseId viewerDidAuthor body url }
        }
      }
    }
  }
`;;const person=schemas.Ikc({email:schemas.YjP().nullish(),user:schemas.Ikc({databaseId:schemas.Whr().nullish(),login:schemas.YjP()}).nullish()});const commit=schemas.
Ikc({oid:objectId,authors:schemas.Ikc({totalCount:schemas.Whr(),nodes:schemas.YOg(person.nullable())}),committer:person.nullish()});const page=schemas.Ikc({repository:schemas.
Ikc({pullRequest:schemas.Ikc({headRefOid:objectId,commits:schemas.Ikc({totalCount:schemas.Whr(),pageInfo:github_list.RH,nodes:schemas.YOg(schemas.Ikc({commit}))})})})}).
transform(({repository:{pullRequest:pullRequest2}})=>({head:pullRequest2.headRefOid,total:pullRequest2.commits.totalCount,items:pullRequest2.commits.nodes.map(node=>node.
commit),next:pullRequest2.commits.pageInfo}));const MOST_COMMITS=250;const WEB_FLOW={id:19864447,login:"web-flow"};async function readContributors(client,number,headSha){
const request={task:`read who wrote the commits of pull request ${number}`,needs:"pull-requests: read",query:CONTRIBUTORS,variables:{number}};const pages=await(0,
github_list.n4)(client,request,page,MOST_COMMITS/50,({total})=>total>MOST_COMMITS);if(pages.kind==="failed")return(0,known.L5)(pages.failure.message);const commits=pages.
value.flatMap(({items})=>items);const problem2=gapIn(pages.value,commits,number,headSha);return problem2===null?contributorsOf(commits,number):(0,known.L5)(problem2)}
function gapIn(pages,commits,number,headSha){const total=Math.max(...pages.map(each=>each.total));if(total>MOST_COMMITS){return`Pull request ${number} has ${total}\
 commits, and GitHub names no more than ${MOST_COMMITS} of them. Squash them, or split the pull request.`}if(pages.some(({head})=>head!==headSha)){return`Pull r\
equest ${number} was pushed to while its commits were read. Run the job again.`}const isWhole=commits.length===total&&(total===0||commits.some(({oid})=>oid===headSha));
if(!isWhole){return`GitHub names ${commits.length} of the ${total} commits of pull request ${number}. Run the job again.`}const crowded=commits.find(({authors})=>authors.
nodes.filter(each=>each!==null).length<authors.totalCount);return crowded?`Commit ${crowded.oid.slice(0,12)} has more co-authors than GitHub names at once. Rewr\
ite its message.`:null}function contributorsOf(commits,number){const accounts=new Map;const emails=new Set;for(const each of commits.flatMap(peopleOf)){if(each.
email)emails.add(each.email.toLowerCase());if(!each.user)continue;const{databaseId:id2,login}=each.user;if(id2==null){return(0,known.L5)(`GitHub gives no id for\
 an account that wrote commits of pull request ${number}. Run the job again.`)}if(id2===WEB_FLOW.id&&login===WEB_FLOW.login)continue;accounts.set(id2,{id:id2,login,
isBot:login.endsWith("[bot]")})}return(0,known.eO)({accounts:[...accounts.values()],emails:[...emails]})}function peopleOf({authors,committer}){return[...authors.
nodes,committer??null].filter(each=>each!==null)};const labelEvent=schemas.Ikc({id:schemas.Whr(),event:schemas.k5n(["labeled","unlabeled"]),label:schemas.Ikc({name:schemas.
YjP()}),actor:account,created_at:time,performed_via_github_app:schemas.L5J()}).transform(value=>({id:value.id,event:{label:value.label.name,action:value.event,actor:value.
actor,viaApp:(value.performed_via_github_app??null)!==null,at:value.created_at}}));const OTHERS=["labeled","unlabeled"];const otherEvent=schemas.Ikc({event:schemas.
YjP().refine(name=>!OTHERS.includes(name))}).transform(()=>null);const MOST_EVENTS=3e3;async function readLabelEvents(client,number){const events=await(0,github_list.
LD)(client,{task:`read the label events of pull request ${number}`,needs:"pull-requests: read",route:"GET /repos/{owner}/{repo}/issues/{issue_number}/events",parameters:{
issue_number:number}},schemas.KCZ([labelEvent,otherEvent]),{most:MOST_EVENTS,what:`events of pull request ${number}`});if(events.kind==="unknown")return events;
const ordered=events.value.filter(entry2=>entry2!==null).toSorted((a,b)=>a.event.at===b.event.at?a.id-b.id:a.event.at<b.event.at?-1:1);return(0,known.eO)(ordered.
map(({event})=>event))};const activities=schemas.YOg(schemas.Ikc({ref:schemas.YjP(),after:schemas.YjP(),activity_type:schemas.YjP(),timestamp:time,actor:account}));
const PUSHES=new Set(["push","force_push","branch_creation","pr_merge","merge_queue_merge"]);async function readLastPush(client,pullRequest2){const{number,headRepository,
headRef,headSha}=pullRequest2;const[owner,repo,...rest]=headRepository?.split("/")??[];if(owner===void 0||repo===void 0||rest.length>0){return(0,known.L5)(`The \
repository of the head branch of pull request ${number} is gone, and with it the record of who pushed. Open the pull request again from a branch that exists.`)}
const ref=`refs/heads/${headRef}`;const answer=await client.rest({task:`read who pushed to the head branch of pull request ${number}`,needs:"contents: read",route:"\
GET /repos/{owner}/{repo}/activity",parameters:{owner,repo,ref,direction:"desc",per_page:100},effect:"none"},activities);if(answer.kind==="failed")return(0,known.
L5)(answer.failure.message);const newest=answer.value.find(entry2=>entry2.ref===ref&&entry2.activity_type!=="branch_deletion");return newest?.after===headSha&&PUSHES.
has(newest.activity_type)?(0,known.eO)({by:newest.actor,at:newest.timestamp}):(0,known.L5)(`GitHub's record of pushes does not show who brought the head branch \
of pull request ${number} to ${headSha.slice(0,12)}. Run the job again in a minute; if that does not help, push again.`)}var visible=__webpack_require__(1662);;
const level=schemas.Ikc({permission:schemas.k5n(["admin","write","read","none"]),user:schemas.Ikc({id:schemas.Whr()}).nullish()});const MOST_ACCOUNTS=50;async function readPermissions(client,reviews,labelEvents){
const accounts=accountsOf(reviews,labelEvents);const entries=accounts.map(async(account2,index)=>{const permission=index<MOST_ACCOUNTS?await readPermission(client,
account2):(0,known.L5)(`More than ${MOST_ACCOUNTS} accounts reviewed or set labels; only the last ${MOST_ACCOUNTS} are looked up.`);return[account2.id,permission]});
return new Map(await Promise.all(entries))}function accountsOf(reviews,labelEvents){const acts=[...reviews.filter(({state})=>state==="approved"||state==="change\
s-requested").map(({author,submittedAt})=>({account:author,at:submittedAt??""})),...labelEvents.filter(({action})=>action==="labeled").map(({actor,at})=>({account:actor,
at}))].toSorted((a,b)=>a.at===b.at?0:a.at<b.at?1:-1);const accounts=new Map;for(const{account:account2}of acts)if(account2&&!accounts.has(account2.id))accounts.
set(account2.id,account2);return[...accounts.values()]}async function readPermission(client,{id:id2,login}){const answer=await client.rest({task:`read the permi\
ssion of ${login}`,needs:"metadata: read",route:"GET /repos/{owner}/{repo}/collaborators/{username}/permission",parameters:{username:login},effect:"none"},level);
if(answer.kind==="failed"){return answer.failure.kind==="not-found"?(0,known.eO)("none"):(0,known.L5)(answer.failure.message)}return answer.value.user?.id===id2?
(0,known.eO)(answer.value.permission):(0,known.L5)(`The name ${(0,visible.RK)(login)} belongs to another account by now. Let the reviewer act again.`)};const STATES={
APPROVED:"approved",CHANGES_REQUESTED:"changes-requested",DISMISSED:"dismissed",COMMENTED:"commented",PENDING:"pending"};const review=schemas.Ikc({id:schemas.Whr(),
user:account,state:schemas.k5n(["APPROVED","CHANGES_REQUESTED","DISMISSED","COMMENTED","PENDING"]),commit_id:schemas.YjP().nullish(),submitted_at:time.nullish(),
html_url:schemas.YjP()}).transform(value=>({id:value.id,author:value.user,state:STATES[value.state]??"pending",commit:value.commit_id??null,submittedAt:value.submitted_at??
null,url:value.html_url}));const MOST_REVIEWS=1e3;async function readReviews(client,number){const reviews=await(0,github_list.LD)(client,{task:`read the reviews\
 of pull request ${number}`,needs:"pull-requests: read",route:"GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews",parameters:{pull_number:number}},review,{most:MOST_REVIEWS,
what:`reviews of pull request ${number}`});return reviews.kind==="known"?(0,known.eO)(reviews.value.toSorted(inTime)):reviews}function inTime(a,b){const[first,second]=[
a.submittedAt??"~",b.submittedAt??"~"];return first===second?a.id-b.id:first<second?-1:1};async function readApprovalRecord(client,pullRequest2){const{number,headSha}=pullRequest2;
const[reviews,labelEvents,contributors,lastPush]=await Promise.all([readReviews(client,number),readLabelEvents(client,number),readContributors(client,number,headSha),
readLastPush(client,pullRequest2)]);const permissions=await readPermissions(client,reviews.kind==="known"?reviews.value:[],labelEvents.kind==="known"?labelEvents.
value:[]);return{pullRequest:pullRequest2,reviews,labelEvents,contributors,lastPush,permissions}}var github_client=__webpack_require__(5806);;const pullRequest=schemas.
Ikc({number:schemas.Whr(),user:account,state:schemas.k5n(["open","closed"]),head:schemas.Ikc({sha:objectId,ref:schemas.YjP(),repo:schemas.Ikc({full_name:schemas.
YjP()}).nullish()}),base:schemas.Ikc({ref:schemas.YjP()}),body:schemas.YjP().nullish(),labels:schemas.YOg(schemas.Ikc({name:schemas.YjP()}))}).transform(({number,
user,state,head,base,body,labels})=>({number,author:user,isOpen:state==="open",headSha:head.sha,headRef:head.ref,headRepository:head.repo?.full_name??null,baseRef:base.
ref,body:body??"",labels:labels.map(({name})=>name)}));async function readPullRequest(client,number){const answer=await client.rest({task:`read pull request ${number}`,
needs:"pull-requests: read",route:"GET /repos/{owner}/{repo}/pulls/{pull_number}",parameters:{pull_number:number},effect:"none"},pullRequest);return(0,known.Yx)(
answer,value=>value)}const associated=schemas.Ikc({number:schemas.Whr(),state:schemas.k5n(["open","closed"]),head:schemas.Ikc({sha:objectId}),base:schemas.Ikc({
ref:schemas.YjP()})});const MOST_PULL_REQUESTS=300;async function pullRequestsOfHead(client,sha2){const list=await(0,github_list.LD)(client,{task:`list the pull\
 requests of commit ${sha2.slice(0,12)}`,needs:"pull-requests: read",route:"GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls",parameters:{commit_sha:sha2}},
associated,{most:MOST_PULL_REQUESTS,what:`pull requests of commit ${sha2.slice(0,12)}`});if(list.kind==="unknown")return list;return(0,known.eO)(list.value.filter(
({head})=>head.sha===sha2).map(({number,state,head,base})=>({number,baseRef:base.ref,headSha:head.sha,isOpen:state==="open"})))}var scan=__webpack_require__(338);
var promises_=__webpack_require__(1455);var external_node_path_=__webpack_require__(6760);;const MOST_BYTES=1024*1024;async function artifactProof(name,workspace){
if(name===null)return null;const file={origin:"artifact",path:name,isOlder:false};const place2=external_node_path_.resolve(workspace,name);try{const[folder,root]=await Promise.
all([(0,promises_.realpath)(external_node_path_.dirname(place2)),(0,promises_.realpath)(workspace)]);const status=await(0,promises_.lstat)(place2);const isInside=folder===
root||folder.startsWith(root+external_node_path_.sep);const isReadable=isInside&&status.isFile()&&status.size<=MOST_BYTES;return{...file,bytes:isReadable?await(0,
promises_.readFile)(place2):null}}catch(error){if(error instanceof Error&&"code"in error&&error.code==="ENOENT")return null;return{...file,bytes:null}}}var external_node_os_=__webpack_require__(
8161);var command=__webpack_require__(3662);var environment=__webpack_require__(6070);var exec=__webpack_require__(1260);;function remoteSource(serverUrl,repository2,token){
const server=URL.canParse(serverUrl)?new URL(serverUrl):null;const isPlain=server?.username===""&&server.password===""&&server.search===""&&server.hash==="";if(!server||
!isPlain||!/^https?:$/.test(server.protocol)){throw new problem.yo("GITHUB_SERVER_URL must be the address of a GitHub server, such as https://github.com. Leave \
it as the runner sets it.")}const parts=repository2.split("/");if(parts.length!==2||!parts.every(part=>/^[\w.-]{1,100}$/.test(part)&&!/^\.+$/.test(part))){throw new problem.
yo("GITHUB_REPOSITORY must be the repository as owner/name. Leave it as the runner sets it.")}const folder=server.pathname.endsWith("/")?server.pathname.slice(0,
-1):server.pathname;return{url:`${server.origin}${folder}/${repository2}`,token:token===""?null:token}}function basicCredentials(token){return Buffer.from(`x-ac\
cess-token:${token}`,"utf8").toString("base64")}const LONGEST_CAUSE=300;function presentable(text,source){let clean=text;if(source.token!==null){for(const secret of[
source.token,basicCredentials(source.token)])clean=clean.replaceAll(secret,"***")}clean=clean.replaceAll(/\/\/[^/@\s]*@/g,"//").replaceAll(/[\p{Cc}\p{Cf}\s]+/gu,
" ").trim();return clean.length>LONGEST_CAUSE?`${clean.slice(0,LONGEST_CAUSE)}\u2026`:clean};const REACHING=new Set(["pinnedpubkey","proxy","proxyauthmethod","p\
roxysslcainfo","proxysslcert","proxysslcertpasswordprotected","proxysslkey","schannelcheckrevoke","schannelusesslcainfo","sslbackend","sslcainfo","sslcapath","s\
slcert","sslcertpasswordprotected","sslcipherlist","sslkey","sslverify","sslversion","version"]);const MOST_SETTINGS=100;async function callerHttpSettings(){const{
stdout}=await(0,exec.H)("git",["config","--null","--get-regexp",String.raw`^http\.`],{cwd:(0,external_node_os_.tmpdir)(),env:(0,environment.ZV)(),silent:true,ignoreReturnCode:true});
return stdout.split("\0").filter(entry2=>entry2!=="").map(entry2=>{const end=entry2.indexOf("\n");return end===-1?[entry2,"true"]:[entry2.slice(0,end),entry2.slice(
end+1)]}).filter(([key])=>REACHING.has(key.slice(key.lastIndexOf(".")+1).toLowerCase())).slice(0,MOST_SETTINGS)}function sourceSettings(source,idleSeconds){const header=`\
http.${source.url}.extraHeader`;return[["remote.origin.url",source.url],["credential.helper",""],["http.extraHeader",""],[header,""],...source.token===null?[]:[
[header,`Authorization: Basic ${basicCredentials(source.token)}`]],["http.followRedirects","false"],["http.lowSpeedLimit","1"],["http.lowSpeedTime",String(idleSeconds)],
["core.alternateRefsCommand","true"],["fetch.writeCommitGraph","false"],["gc.auto","0"],["maintenance.auto","false"]]};const DEFAULT_BOUNDS={idleSeconds:90,totalMilliseconds:15*
60*1e3};function connect(source,bounds2=DEFAULT_BOUNDS){const deadline=Date.now()+bounds2.totalMilliseconds;let settings=null;const run2=async(gitDirectory,args,more,input)=>{
settings??=callerHttpSettings();const all=[...await settings,...sourceSettings(source,bounds2.idleSeconds),...more];const left=deadline-Date.now();if(left<=0)throw tooSlow(
bounds2);const result=await(0,command.EO)(args,{cwd:gitDirectory??(0,external_node_os_.tmpdir)(),environment:(0,environment.xH)(gitDirectory,all),milliseconds:left,
...input&&{input}});if(result.exitCode!==0&&Date.now()>=deadline)throw tooSlow(bounds2);return result};return{async tips(refs){const patterns=refs.flatMap(ref=>[
ref,`${ref}^{}`]);const result=await run2(null,["ls-remote","--quiet","--end-of-options",source.url,...patterns],[]);if(result.exitCode!==0)throw unreachable(source,
result.stderr);const lines2=result.stdout.toString("utf8").split("\n");const tips=new Map;for(const ref of refs){const wanted=[`${ref}^{}`,ref,`refs/heads/${ref}`,
`refs/tags/${ref}^{}`,`refs/tags/${ref}`];for(const name of wanted){const id2=lines2.find(line=>line.endsWith(`	${name}`))?.split("	")[0];if(id2===void 0||!(0,command.
TS)(id2))continue;tips.set(ref,id2);break}}return tips},async fetch(gitDirectory,request){const more=request.tellsWhatIsThere?[]:[["fetch.negotiationAlgorithm",
"noop"]];const input=Buffer.from(request.what.map(what=>`${what}
`).join(""),"utf8");const{exitCode,stderr}=await run2(gitDirectory,fetchArguments(request),more,input);if(exitCode===0)return"fetched";if(/not our ref|unadvertised object|couldn't find remote ref/.
test(stderr))return"refused";throw unreachable(source,stderr)}}}async function tipOf(connection,ref){const tip=(await connection.tips([ref])).get(ref);if(tip!==
void 0)return tip;throw new problem.hr(`The repository on the server has no ${ref}. Check that the branch still exists.`)}function fetchArguments({depth,filter}){
return["fetch","--quiet","--no-tags","--no-recurse-submodules","--no-write-fetch-head","--no-auto-maintenance","--refmap=",...depth===null?[]:[depth==="all"?"--\
unshallow":`--depth=${depth}`],...filter===null?[]:[`--filter=${filter}`],"--stdin","origin"]}function tooSlow({totalMilliseconds}){const minutes=Math.max(1,Math.
round(totalMilliseconds/6e4));return new problem.hr(`The server did not send the commits within ${minutes} minute${minutes===1?"":"s"}. Run the job again, or ch\
eck out with fetch-depth: 0 before this step.`)}function causeIn(stderr){const lines2=stderr.split("\n").filter(line=>line.trim()!=="");const said2=lines2.find(
line=>line.startsWith("remote: "));const made=lines2.find(line=>line.startsWith("fatal: "))??lines2.at(-1);return[...new Set([said2,made])].filter(line=>line!==
void 0).join("; ")||"git gave no reason"}const CURES=[[/could not read (?:Username|Password)|Authentication failed|returned error: 40[134]|not found|Permission to/i,
({token})=>token===null?"Give the job `permissions: contents: read` and leave the input `github-token` at its default.":"Give the job `permissions: contents: re\
ad`; a token of your own must be allowed to read this repository. Git must be 2.31 or newer."],[/returned error: 3\d\d|redirect/i,()=>"The repository has anothe\
r address now: start a new run, by a push or by reopening the pull request."],[/SSL|certificate/i,()=>"Give git the server's certificate authority on the runner\
 (`http.sslCAInfo`), or set GIT_SSL_CAINFO."],[/resolve|connect|proxy/i,()=>"Check the network of the runner, and `https_proxy` if it needs a proxy; then run th\
e job again."]];function unreachable(source,stderr){const cause=presentable(causeIn(stderr),source);const cure=CURES.find(([pattern])=>pattern.test(stderr))?.[1](
source)??"Run the job again, or check out with fetch-depth: 0 before this step.";return new problem.hr(`git could not fetch the commits from ${source.url} (${cause}\
). ${cure}`)}var external_node_fs_=__webpack_require__(3024);var discovery=__webpack_require__(9169);;async function borrowObjects(directory){let gitDirectory;try{
gitDirectory=await(0,discovery.B)(directory)}catch(error){if(error instanceof problem.yo)return null;throw error}const common=external_node_path_.resolve(gitDirectory,
textOf(external_node_path_.join(gitDirectory,"commondir")).trim());const objects=external_node_path_.join(common,"objects");if(!(0,external_node_fs_.existsSync)(
objects))return null;return{gitDirectory,objects,shallow:textOf(external_node_path_.join(common,"shallow")).split("\n").filter(line=>(0,command.TS)(line)),isPartial:packsOf(
objects).some(name=>name.endsWith(".promisor"))}}function textOf(file){return(0,external_node_fs_.existsSync)(file)?(0,external_node_fs_.readFileSync)(file,"utf\
8"):""}function packsOf(objects){const packs=external_node_path_.join(objects,"pack");return(0,external_node_fs_.existsSync)(packs)?(0,external_node_fs_.readdirSync)(
packs):[]};async function createRepository(folder,sample,lender){const directory=await emptyFolder(folder);const format=sample.length===64?"sha256":"sha1";const args=[
"init","--quiet","--bare","--template=",`--object-format=${format}`,directory];const result=await(0,command.EO)(args,{cwd:directory,environment:(0,environment.Oo)(
null)});if(result.exitCode!==0)throw unwritable(folder,`${result.stderr}; git must be 2.31 or newer`);if(lender){await(0,promises_.writeFile)(external_node_path_.
join(directory,"objects","info","alternates"),`${quoted(lender.objects)}
`);if(lender.shallow.length>0)await(0,promises_.writeFile)(external_node_path_.join(directory,"shallow"),`${lender.shallow.join("\n")}
`)}return{directory,git:(0,command.Od)(directory)}}async function emptyFolder(folder){try{await(0,promises_.mkdir)(folder,{recursive:true});return await(0,promises_.
mkdtemp)(external_node_path_.join(external_node_path_.resolve(folder),"commits-"))}catch(error){throw unwritable(folder,(0,problem.bD)(error))}}function unwritable(folder,cause){
return new problem.yo(`No repository could be made in ${folder} (${cause}). Give RUNNER_TEMP a folder that can be written to.`)}async function absentCommits(git,ids2){
const input=Buffer.from(ids2.map(id2=>`${id2}
`).join(""));const result=await git(["cat-file","--batch-check=%(objecttype)"],input);if(result.exitCode!==0)throw(0,command.O$)("the wanted commits",result);const types=result.
stdout.toString("latin1").split("\n");return ids2.filter((_,i)=>types[i]!=="commit")}async function missingObjects(git,commits){const args=["rev-list","--object\
s","--no-object-names","--no-walk","--missing=print","--stdin"];const result=await git(args,Buffer.from(commits.map(id2=>`${id2}
`).join("")));if(result.exitCode!==0)throw(0,command.O$)("the trees of the wanted commits",result);const lines2=result.stdout.toString("latin1").split("\n");return lines2.
filter(line=>line.startsWith("?")).map(line=>line.slice(1))}async function mergeBaseOf(git,target,head){const result=await git(["merge-base",target,head]);const id2=result.
stdout.toString("latin1").trim();return result.exitCode===0&&(0,command.TS)(id2)?id2:null}function quoted(text){const bytes=[...Buffer.from(text.split(external_node_path_.
sep).join("/"),"utf8")].map(byte=>byte<32||byte>126||byte===34||byte===92?`\\${byte.toString(8).padStart(3,"0")}`:String.fromCharCode(byte));return`"${bytes.join(
"")}"`}var revision=__webpack_require__(1986);;const DEPTHS=[200,5e3,"all"];async function remoteMergeBase(connection,folder,target,head){const{directory,git}=await createRepository(
folder,target,null);for(const depth of DEPTHS){const outcome=await connection.fetch(directory,{what:[`${target}:refs/heads/target`,`${head}:refs/heads/head`],depth,
filter:"tree:0",tellsWhatIsThere:true});if(outcome==="refused")return null;const base=await mergeBaseOf(git,target,head);if(base!==null)return base;if(!await(0,
revision.fE)(git))break}return(0,revision.S8)(git,target,head)}async function fetchByRefs(connection,{directory,git},{target,head,ids:ids2,refs,depths}){const known2=[
...(await connection.tips(refs)).keys()];let absent=await absentCommits(git,ids2);for(const depth of depths){if(known2.length===0||depth==="all"&&!await(0,revision.
fE)(git))break;await connection.fetch(directory,{what:known2.map((ref,i)=>`+${ref}:refs/fetched/${i}`),depth,filter:null,tellsWhatIsThere:true});absent=await absentCommits(
git,ids2);const base=absent.length===0?await mergeBaseOf(git,target,head):null;if(base!==null)return base}if(absent[0]===void 0)return(0,revision.S8)(git,target,
head);throw new problem.hr(`The server does not give out the commit ${absent[0]}: a push with force may have replaced it. Start a new run for the newest commit;\
 one that is run again keeps the old one.`)};async function provideCommits(request){const{target,head,policy}=request;const ids2=[...new Set([target,head,policy])];
const bad=ids2.find(id2=>!(0,command.TS)(id2));if(bad!==void 0)throw new Error(`not an object id: ${JSON.stringify(bad)}`);const lender=await borrowObjects(request.
workspace);const own=await createRepository(request.temporary,target,lender);const scene={...request,own,lender,ids:ids2};const diffBase=await fromWholeHistory(
scene)??await fromDepth(scene);if(lender?.isPartial)await completeTrees(scene,[...new Set([...ids2,diffBase])]);return{directory:own.directory,diffBase}}async function fromWholeHistory(scene){
const{target,head,refs,own,lender,ids:ids2}=scene;const absent=await absentCommits(own.git,ids2);const isWhole=lender!==null&&lender.shallow.length===0;if(absent.
length===0)return isWhole?(0,revision.S8)(own.git,target,head):mergeBaseOf(own.git,target,head);if(!isWhole||absent.includes(target)&&absent.includes(head))return null;
const connection=online(scene,absent);await markPresent(scene,absent);const outcome=await connection.fetch(own.directory,{what:absent,depth:null,filter:lender.isPartial?
"blob:none":null,tellsWhatIsThere:true});if(outcome==="refused")return fetchByRefs(connection,own,{target,head,ids:ids2,refs,depths:[null]});return(0,revision.S8)(
own.git,target,head)}async function fromDepth(scene){const{target,head,refs,own,lender,ids:ids2,temporary}=scene;const byRefs={target,head,ids:ids2,refs,depths:[
50,500,5e3,"all"]};const base=await namedMergeBase(scene)??await remoteMergeBase(online(scene,ids2),temporary,target,head);if(base===null)return fetchByRefs(online(
scene,ids2),own,byRefs);const absent=await absentCommits(own.git,[...new Set([...ids2,base])]);if(absent.length===0)return base;const connection=online(scene,absent);
const isPartial=lender?.isPartial===true;if(!isPartial)await markPresent(scene,absent);const outcome=await connection.fetch(own.directory,{what:absent,depth:1,filter:isPartial?
"blob:none":null,tellsWhatIsThere:!isPartial});return outcome==="refused"?fetchByRefs(connection,own,byRefs):base}async function namedMergeBase({target,head,mergeBase:mergeBase2}){
if(target===head)return target;try{const named=await mergeBase2?.(target,head)??null;return named!==null&&(0,command.TS)(named)?named:null}catch{return null}}async function completeTrees(scene,commits){
for(let round=0;round<3;round++){const missing=await missingObjects(scene.own.git,commits);if(missing.length===0)return;const outcome=await online(scene,missing).
fetch(scene.own.directory,{what:missing,depth:null,filter:"blob:none",tellsWhatIsThere:false});if(outcome==="refused")break}throw new problem.hr("The checkout i\
s a partial clone, and the server does not give out what it lacks. Check out without a filter.")}async function markPresent({own,lender,ids:ids2},absent){const present=ids2.
filter(id2=>!absent.includes(id2));if(lender){const checkedOut=await(0,command.Od)(lender.gitDirectory)(["rev-parse","--verify","--quiet","HEAD^{commit}"]);const id2=checkedOut.
stdout.toString("latin1").trim();if((0,command.TS)(id2)&&(await absentCommits(own.git,[id2])).length===0)present.push(id2)}const lines2=[...new Set(present)].map(
(id2,i)=>`create refs/heads/present-${i} ${id2}
`);if(lines2.length>0)await own.git(["update-ref","--stdin"],Buffer.from(lines2.join("")))}function online({connection,lender},missing){if(connection!==null)return connection;
throw new problem.hr(lender===null?"There is no checkout, and no server to fetch the commits from. Check out with fetch-depth: 0 before this step.":`The checkou\
t lacks ${missing[0]??"a commit"} or its history. Check out with fetch-depth: 0 and without a filter.`)};const comparison=schemas.Ikc({merge_base_commit:schemas.
Ikc({sha:objectId})});async function mergeBase(client,base,head){const answer=await client.rest({task:`find the merge base of ${base} and ${head}`,needs:"conten\
ts: read",route:"GET /repos/{owner}/{repo}/compare/{basehead}",parameters:{basehead:`${base}...${head}`,per_page:1,page:1},effect:"none"},comparison);return(0,known.
Yx)(answer,value=>value.merge_base_commit.sha)};function serverConnection(environment2,token){const{repository:repository2,server}=environment2;if(repository2===
null)return null;if(token!==null){core.Pq(token);core.Pq(basicCredentials(token))}return connect(remoteSource(server,`${repository2.owner}/${repository2.name}`,
token))}async function commitsOf(scope,connection){const target=await commitOf(scope.target,connection);const head=await commitOf(scope.head,connection);const policy=scope.
policyRevision===scope.target?target:await commitOf(scope.policyRevision,connection);return{target,head,policy}}async function commitOf({sha:sha2,ref},connection){
if(sha2!==null&&ref===null)return sha2;try{if(connection===null)throw new problem.hr("GITHUB_REPOSITORY does not say where to ask.");return await tipOf(connection,
ref??"HEAD")}catch(error){if(sha2===null)throw error;core.pq(`anti-cheat: the tip of ${ref??""} could not be asked for, so its commit at the time of the event c\
ounts (${(0,problem.bD)(error)})`);return sha2}}async function readable(commits,scope,environment2,connection,client,name="repository"){const provided=await provideCommits(
{workspace:environment2.workspace,temporary:external_node_path_.join(environment2.temporary,name),connection,...commits,refs:scope.refs,...client&&{mergeBase:(target,head)=>commits_namedMergeBase(
client,target,head)}});return{...commits,...provided}}async function commits_namedMergeBase(client,target,head){const answer=await mergeBase(client,target,head);
return answer.kind==="known"?answer.value:null};const entry=schemas.Ikc({position:schemas.Whr(),headCommit:schemas.Ikc({oid:objectId}).nullish(),pullRequest:schemas.
Ikc({number:schemas.Whr(),headRefOid:objectId})}).transform(({position,headCommit,pullRequest:pullRequest2})=>({position,queued:{number:pullRequest2.number,headSha:pullRequest2.
headRefOid,groupHead:headCommit?.oid??null}}));const merge_queue_page=schemas.Ikc({repository:schemas.Ikc({mergeQueue:schemas.Ikc({entries:schemas.Ikc({pageInfo:github_list.
RH,nodes:schemas.YOg(entry)}).nullable()}).nullable()})}).transform(({repository:{mergeQueue}})=>({items:mergeQueue?.entries?.nodes??[],next:mergeQueue?.entries?.
pageInfo??null}));const MOST_PAGES=10;async function queuedPullRequests(client,baseBranch){const request={task:`read the merge queue of ${baseBranch}`,needs:"pu\
ll-requests: read",query:MERGE_QUEUE,variables:{branch:baseBranch}};const pages=await(0,github_list.n4)(client,request,merge_queue_page,MOST_PAGES);if(pages.kind===
"failed")return(0,known.L5)(pages.failure.message);if(pages.more){return(0,known.L5)(`The merge queue of ${(0,visible.RK)(baseBranch)} holds more pull requests \
than are read. Let it get shorter.`)}const entries=pages.value.flatMap(({items})=>items);return(0,known.eO)(entries.toSorted((a,b)=>a.position-b.position).map(({
queued})=>queued))}var verdict_verdict=__webpack_require__(8579);;function settle(report,settlement){const{findings,unscanned,approvals}=settlement;const{verdict,
score,caps}=(0,verdict_verdict.S)(findings,unscanned,settlement.caps);return{...report,verdict,score,findings,caps,unscanned,...approvals&&{approvals}}};function decide(record,head,settings){
const moved=record.pullRequest.headSha!==head;if(moved){return{liftFor:()=>null,refusals:[],stepsFor:()=>[`look at the run for ${record.pullRequest.headSha.slice(
0,7)}: the head has moved since this one started`]}}return settings.approvals.require==="label"?byLabel(record,settings):byReview(record,head,settings)}function byLabel(record,{
approvals,agentIds:agentIds2}){const label=labelOutcome(record,approvals.label,{agentIds:agentIds2,mayBeAuthor:true},true);const lift=label.setBy&&{label:approvals.
label,by:nameOf(label.setBy.actor),review:"none: a label is enough by the configuration",at:label.setBy.at};const step=`add the label \u201C${approvals.label}\u201D \
(a maintainer, after the last push)`;return{liftFor:()=>lift,refusals:label.refusals,stepsFor:paths=>lift||paths.length===0?[]:[label.obstacle??step]}}function byReview(record,head,settings){
const{approvals,isAllowed,agentIds:agentIds2}=settings;const trust={agentIds:agentIds2,mayBeAuthor:false};const review2=reviewOutcome(record,head,trust);const label=labelOutcome(
record,approvals.label,trust,false);const{approval}=review2;const liftFor=path=>{if(approval===null||!(label.setBy||isAllowed(path)))return null;return{label:label.
setBy?approvals.label:null,by:nameOf(approval.author),review:approval.url,at:approval.submittedAt??""}};return{liftFor,refusals:[...review2.refusals,...label.refusals],
stepsFor(paths){if(paths.every(path=>liftFor(path)!==null))return[];const approve=`approve ${head.slice(0,7)} (somebody with write access who wrote none of it)`;
const allow=`add the label \u201C${approvals.label}\u201D (somebody with write access who wrote none of it)`;return[...approval===null?[review2.obstacle??approve]:
[],...label.setBy||paths.every(isAllowed)?[]:[label.obstacle??allow]]}}};function decisionOf(record,head,{approvals,agents}){const allowed=(0,path_patterns.n)(approvals.
paths);return decide(record,head,{approvals,isAllowed:path=>allowed(path)==="included",agentIds:agentIds(agents)})}function settledBy({report,caps},decision,requests){
const asked=waitingPaths(report).length>0;const{findings,unscanned}=lifted(report,decision);const waiting=waitingPaths({findings,unscanned});return settle(report,
{findings,unscanned,caps,approvals:{next:decision.stepsFor(waiting),refused:[...asked?decision.refusals:[],...requests]}})}function settledAlone({report,caps},pullRequest2){
const refused=textRequests(pullRequest2);if(refused.length===0)return report;const{findings,unscanned}=report;return settle(report,{findings,unscanned,caps,approvals:{
next:[],refused}})}function settledWithout({report,caps},reason){const{findings,unscanned}=report;const next=waitingPaths(report).length>0?[`let the workflow se\
e reviews and labels: ${clause(reason)}`]:[];return settle(report,{findings,unscanned,caps,approvals:{next,refused:[]}})};async function settledGroup(result,config,group,client,scanPullRequest){
const{report,caps}=result;const isLeftOutPossible=excludesAny(config.agents)&&report.findings.some(isOpen);if(waitingPaths(report).length===0&&!isLeftOutPossible)
return report;const lifts=new Map;const stillOpen=new Set;const lost=[];const refused=[];for(const{number,headSha}of await membersOf(group,client,lost)){const pullRequest2=await readPullRequest(
client,number);if(pullRequest2.kind==="unknown"){lost.push(clause(pullRequest2.reason));continue}const record=await readApprovalRecord(client,pullRequest2.value);
const own=await scanPullRequest(number,headSha);const decision=decisionOf(record,headSha,config);refused.push(...decision.refusals);const closed=closedBy(own,decision,
record,config);for(const finding of closed.findings){if(finding.lift)lifts.set(finding.fingerprint,finding.lift);else if(isOpen(finding))stillOpen.add(finding.fingerprint)}
for(const entry2 of closed.unscanned){if(entry2.lift)lifts.set(keyOf(entry2),entry2.lift);else if(merge_group_blocks(entry2))stillOpen.add(keyOf(entry2))}}for(const key of stillOpen)
lifts.delete(key);const findings=report.findings.map(finding=>{const lift=isOpen(finding)?lifts.get(finding.fingerprint):void 0;return lift?{...finding,status:"\
lifted",lift}:finding});const unscanned=report.unscanned.map(entry2=>{const lift=merge_group_blocks(entry2)&&lost.length===0?lifts.get(keyOf(entry2)):void 0;return lift?
{...entry2,status:"lifted",lift}:entry2});const stillWaiting=waitingPaths({findings,unscanned}).length>0;const cure="take the pull requests out of the queue, ha\
ve them approved one by one, and queue them again";return settle(report,{findings,unscanned,caps,approvals:{next:stillWaiting?[...lost,cure]:[],refused}})}function closedBy(own,decision,record,config){
const isScanned=record.pullRequest.headSha===own.report.head;const scope=isScanned&&excludesAny(config.agents)?scopeOf(record,config.agents):null;if(scope?.kind!==
"out")return lifted(own.report,decision);const lift={label:null,by:"the configuration",review:`none: pull request ${record.pullRequest.number} is not scanned, ${scope.
reason}`,at:""};return{findings:own.report.findings.map(finding=>isOpen(finding)?{...finding,status:"lifted",lift}:finding),unscanned:own.report.unscanned.map(entry2=>merge_group_blocks(
entry2)?{...entry2,status:"lifted",lift}:entry2)}}function keyOf({path,reason}){return`${path}\0${reason}`}function isOpen(finding){return finding.status==="ope\
n"&&finding.level!=="note"}function merge_group_blocks(entry2){return entry2.blocks&&entry2.status==="open"}async function membersOf(group,client,lost){const queue=await queuedPullRequests(
client,group.branch);const last=queue.kind==="known"?queue.value.findIndex(({groupHead})=>groupHead===group.head):-1;if(queue.kind==="known"&&last>=0){const before=queue.
value.slice(0,last+1);const first=before.findLastIndex(({groupHead})=>groupHead===group.base)+1;return before.slice(first)}lost.push(queue.kind==="unknown"?clause(
queue.reason):"the merge queue no longer holds this group");if(group.named===null)return[];const named=await readPullRequest(client,group.named);return named.kind===
"known"?[{number:named.value.number,headSha:named.value.headSha}]:[]}var commands_scan=__webpack_require__(8103);var bounds=__webpack_require__(8187);var plural=__webpack_require__(
3424);;const ELLIPSIS="\u2026";function clipBytes(text,limit){const bytes=Buffer.from(text,"utf8");if(bytes.length<=limit)return text;let end=Math.max(0,limit-Buffer.
byteLength(ELLIPSIS,"utf8"));while(end>0&&((bytes[end]??0)&192)===128)end-=1;return bytes.toString("utf8",0,end)+ELLIPSIS}function clipLines(text,limit,ending){
if(text.length<=limit)return text;const room=limit-ending.length-1;const end=text.lastIndexOf("\n",room);return`${end>0?text.slice(0,end):(0,bounds.$Q)(text,room)}\

${ending}`};function notWritten({kind,message}){return{kind:kind==="forbidden"||kind==="bad-token"?"denied":"failed",reason:message}};const LONGEST_TITLE=255;const LONGEST_TEXT=65535;
const LONGEST_MESSAGE=64*1024;const BATCH=50;const MOST_ANNOTATIONS=1e3;const created=schemas.Ikc({id:schemas.Whr(),html_url:schemas.YjP().nullish()});async function writeCheckRun(client,run2){
const purpose={task:`write the check run ${run2.name}`,needs:"checks: write",effect:"once"};const shown=run2.annotations.slice(0,MOST_ANNOTATIONS);const answer=await client.
rest({...purpose,route:"POST /repos/{owner}/{repo}/check-runs",parameters:{name:run2.name,head_sha:run2.headSha,status:"completed",conclusion:run2.conclusion,...run2.
detailsUrl!==void 0&&{details_url:run2.detailsUrl},output:output(run2,shown.slice(0,BATCH))}},created);if(answer.kind==="failed")return notWritten(answer.failure);
const{id:id2,html_url:url}=answer.value;for(let start=BATCH;start<shown.length;start+=BATCH){const update=await client.rest({...purpose,route:"PATCH /repos/{own\
er}/{repo}/check-runs/{check_run_id}",parameters:{check_run_id:id2,output:output(run2,shown.slice(start,start+BATCH))}},created);if(update.kind==="failed"){const count=(0,
plural.L)(run2.annotations.length-start,"annotation");return{kind:"written",url:url??null,missing:`${count} of the check run: ${update.failure.message}`}}}const rest=run2.
annotations.length-shown.length;const missing=rest>0?`${(0,plural.L)(rest,"annotation")} of the check run: there are too many.`:null;return{kind:"written",url:url??
null,missing}}function output(run2,annotations){return{title:(0,bounds.$Q)(run2.title,LONGEST_TITLE),summary:clipBytes(run2.summary,LONGEST_TEXT),...run2.text!==
void 0&&{text:clipBytes(run2.text,LONGEST_TEXT)},annotations:annotations.map(annotationBody)}}function annotationBody(annotation){const{startLine,endLine,startColumn,
endColumn,details}=annotation;return{path:annotation.path,start_line:startLine,end_line:endLine,...startLine===endLine&&startColumn!==void 0&&{start_column:startColumn},
...startLine===endLine&&endColumn!==void 0&&{end_column:endColumn},annotation_level:annotation.level,title:(0,bounds.$Q)(annotation.title,LONGEST_TITLE),message:clipBytes(
annotation.message,LONGEST_MESSAGE),...details!==void 0&&{raw_details:clipBytes(details,LONGEST_MESSAGE)}}};const MARKER="<!-- anti-cheat:report";const STAMPED=/^<!-- anti-cheat:report head=(?<head>[\da-f]{40,64}) at=(?<at>[\w.:+-]{1,40}) -->/;
const CLOCK_SKEW=5*60*1e3;const comment_LONGEST_BODY=65536;const CUT="\n*The rest does not fit into a comment; the whole report is in the job summary.*\n";const comment_MOST_PAGES=20;
const comment_page=schemas.Ikc({repository:schemas.Ikc({pullRequest:schemas.Ikc({headRefOid:objectId,comments:schemas.Ikc({pageInfo:github_list.vp,nodes:schemas.
YOg(schemas.Ikc({fullDatabaseId:schemas.KCZ([schemas.YjP(),schemas.aig()]).nullish(),viewerDidAuthor:schemas.zMY(),body:schemas.YjP(),url:schemas.YjP()}).nullable())})})})}).
transform(({repository:{pullRequest:pullRequest2}})=>({items:pullRequest2.comments.nodes.filter(node=>node!==null&&node.viewerDidAuthor&&node.body.startsWith(MARKER)),
next:pullRequest2.comments.pageInfo,headSha:pullRequest2.headRefOid}));const saved=schemas.Ikc({html_url:schemas.YjP().nullish()});async function writeComment(client,number,stamp,markdown){
const body=clipLines(`${MARKER} head=${stamp.head} at=${stamp.at} -->
${markdown}`,comment_LONGEST_BODY,CUT);const purpose={task:`comment on pull request ${number}`,needs:"pull-requests: write"};const request={...purpose,needs:"pu\
ll-requests: read",query:COMMENTS,variables:{number}};const pages=await(0,github_list.n4)(client,request,comment_page,comment_MOST_PAGES,({items})=>items.length>
0);if(pages.kind==="failed")return notWritten(pages.failure);const headSha=pages.value.at(-1)?.headSha??stamp.head;if(headSha!==stamp.head){return{kind:"superse\
ded",reason:`the head is ${headSha.slice(0,7)} by now, not ${stamp.head.slice(0,7)}`}}const ours=pages.value.at(-1)?.items.at(-1);if(ours&&isNewer(ours.body,stamp)){
return{kind:"superseded",reason:"a run that asked later has said it already"}}if(ours?.body===body)return{kind:"written",url:ours.url,missing:null};const id2=Number(
ours?.fullDatabaseId??Number.NaN);const answer=Number.isSafeInteger(id2)?await client.rest({...purpose,route:"PATCH /repos/{owner}/{repo}/issues/comments/{comme\
nt_id}",parameters:{comment_id:id2,body},effect:"repeatable"},saved):await client.rest({...purpose,route:"POST /repos/{owner}/{repo}/issues/{issue_number}/comme\
nts",parameters:{issue_number:number,body},effect:"once"},saved);return answer.kind==="failed"?notWritten(answer.failure):{kind:"written",url:answer.value.html_url??
null,missing:null}}function isNewer(body,{head,at}){const stamped=STAMPED.exec(body)?.groups;const time2=Date.parse(stamped?.["at"]??"");return stamped?.["head"]===
head&&time2>Date.parse(at)&&time2<=Date.now()+CLOCK_SKEW};const LONGEST_DESCRIPTION=140;const MOST_LISTED=100;const listed=schemas.YOg(schemas.Ikc({state:schemas.
k5n(["success","failure","pending","error"]),context:schemas.YjP()}));async function readStatus(client,sha2,context){const answer=await client.rest({task:`read \
the statuses of commit ${sha2.slice(0,12)}`,needs:"statuses: read",route:"GET /repos/{owner}/{repo}/commits/{ref}/statuses",parameters:{ref:sha2,per_page:MOST_LISTED},
effect:"none"},listed);if(answer.kind==="failed")return(0,known.L5)(answer.failure.message);const newest=answer.value.find(status=>status.context.toLowerCase()===
context.toLowerCase());if(newest)return(0,known.eO)(newest.state);return answer.more?(0,known.L5)(`Commit ${sha2.slice(0,12)} has too many statuses of other nam\
es.`):(0,known.eO)(null)}async function writeStatus(client,sha2,status){const answer=await client.rest({task:`set the status of commit ${sha2.slice(0,12)}`,needs:"\
statuses: write",route:"POST /repos/{owner}/{repo}/statuses/{sha}",parameters:{sha:sha2,state:status.state,description:(0,bounds.$Q)(status.description,LONGEST_DESCRIPTION),
target_url:status.targetUrl,context:status.context},effect:"repeatable"},schemas.Ikc({id:schemas.aig()}));if(answer.kind==="failed")return notWritten(answer.failure);
return{kind:"written",url:status.targetUrl,missing:null}}var workflow_text=__webpack_require__(9737);var explanation=__webpack_require__(787);var headline=__webpack_require__(
6496);var ordering=__webpack_require__(4830);var place=__webpack_require__(7879);;const MOST_EVIDENCE=20;function fails({report,enforced}){return enforced&&report.
verdict!=="pass"&&report.verdict!=="probation"}function withheld(result,rival){const{report}=result;const shown=report.verdict==="violation"?{}:{verdict:"incomp\
lete",score:null};const approvals={next:[clause(rival)],refused:report.approvals?.refused??[]};return{...result,report:{...report,...shown,approvals},enforced:true}}
function statusOf(result,targetUrl){const{report,enforced}=result;const text=(0,headline.P)(report).replace(/^anti-cheat: /,"");return{state:fails(result)?report.
verdict==="incomplete"?"error":"failure":"success",description:enforced?text:`reported only: ${text}`,targetUrl,context:workflow_text.j}}function checkRunOf(result,detailsUrl){
const{report}=result;const conclusion=report.verdict==="review"?"action_required":"failure";return{name:workflow_text.WA,headSha:report.head,conclusion:fails(result)?
conclusion:"success",title:(0,headline.P)(report),summary:(0,explanation.Q)(report),text:(0,commands_scan.ls)("markdown").render(report,(0,commands_scan.Dx)(false)),
annotations:annotationsOf(report),...detailsUrl!==null&&{detailsUrl}}}const LEVELS=[["violation","failure"],["review","failure"],["probation","warning"],["note",
"notice"]];function annotationsOf(report){const found=(0,ordering.kG)(report);return LEVELS.flatMap(([group,level2])=>(found.get(group)??[]).map(finding=>annotationOf(
finding,level2)))}function annotationOf(finding,level2){const{path,startLine,endLine,startColumn,endColumn}=finding;const mark=finding.reviewable&&finding.level===
"violation"?" (to review)":"";return{path,startLine,endLine,startColumn,endColumn,level:level2,title:`anti-cheat: ${(0,visible.RK)(finding.rule)}${mark}`,message:[
(0,visible.RK)(finding.message),...finding.evidence.slice(0,MOST_EVIDENCE).map(place.rS)].join("\n"),details:`fingerprint ${finding.fingerprint}`}};async function postPending({
client,head,runUrl}){const before=await readStatus(client,head,workflow_text.j);if(before.kind==="known"&&before.value!=="success")return;const description="a n\
ew run is on its way";const status={state:"pending",description,targetUrl:runUrl,context:workflow_text.j};const written=await writeStatus(client,head,status);if(written.
kind!=="written")core.pq(`anti-cheat: an earlier status may stand until the end: ${written.reason}`)}async function postStatus(result,subject){return postUnrivalled(
statusOf(result,subject.runUrl),subject)}async function standingOfJob(isSuccess,subject){return{isStatus:false,rival:isSuccess?await rivalOf(subject):null}}async function postTrouble(message,subject){
const status={state:"error",description:message,targetUrl:subject.runUrl,context:workflow_text.j};return said(await writeStatus(subject.client,subject.head,status),
"set the commit status")}async function postLeftOut(reason,subject){const description=`not scanned: ${reason}`;return postUnrivalled({state:"success",description,
targetUrl:subject.runUrl,context:workflow_text.j},subject)}async function postUnrivalled(status,subject){const{client,head}=subject;const what="set the commit s\
tatus";if(status.state!=="success")return{isStatus:said(await writeStatus(client,head,status),what),rival:null};const rival=await rivalOf(subject);const first=rival===
null?status:{...status,state:"failure",description:rival};const isStatus=said(await writeStatus(client,head,first),what);if(!isStatus||rival!==null)return{isStatus,
rival};const late=await rivalOf(subject);if(late===null)return{isStatus,rival:null};const taken=await writeStatus(client,head,{...status,state:"failure",description:late});
if(said(taken,what))return{isStatus,rival:late};throw new problem.hr(`A success was written that does not hold: ${late}.`)}async function rivalOf({client,head,pullRequest:pullRequest2}){
if(pullRequest2===null)return null;const others=await pullRequestsOfHead(client,head);if(others.kind==="unknown")return`which other pull requests have this comm\
it is not known: ${others.reason}`;const rival=others.value.find(other=>other.headSha===head&&other.baseRef!==pullRequest2.baseRef&&(other.isOpen||other.number===
pullRequest2.number));if(!rival)return null;if(rival.number===pullRequest2.number){return`it was compared with ${pullRequest2.baseRef} and is for ${rival.baseRef}\
 now: run again`}return`#${rival.number} has the same commit for ${rival.baseRef}: close one of the two and run again`}async function postExtras(result,subject,wanted){
const{client,pullRequest:pullRequest2,runUrl}=subject;if(wanted.checkRun)said(await writeCheckRun(client,checkRunOf(result,runUrl)),"write the check run");if(!wanted.
comment||pullRequest2===null)return;const markdown=(0,commands_scan.ls)("markdown").render(result.report,(0,commands_scan.Dx)(false));const stamp={head:subject.
head,at:result.askedAt};said(await writeComment(client,pullRequest2.number,stamp,markdown),"comment on the pull request")}function said(written,what){if(written.
kind==="written"){if(written.missing!==null)core.$e(`anti-cheat did not write ${written.missing}`);return true}if(written.kind==="superseded"){core.pq(`anti-che\
at did not ${what}: ${written.reason}`);return false}core.$e(`anti-cheat could not ${what}: ${written.reason}`);return false}var action_environment=__webpack_require__(
8466);;async function publish(report,auditLog,environment2){const options=(0,commands_scan.Dx)(false);core.uH("verdict",report.verdict);core.uH("score",report.score===
null?"":String(report.score));const open=report.findings.filter(finding=>finding.status==="open"&&finding.level==="violation");core.uH("violations",String(open.
length));process.stdout.write((0,commands_scan.ls)("github").render(report,options));await(0,action_environment.C)("write the report files",async()=>{await(0,promises_.
mkdir)(environment2.temporary,{recursive:true});for(const[text,file,output2]of[[(0,commands_scan.ls)("json").render(report,options),"report.json","report-path"],
[(0,commands_scan.ls)("sarif").render(report,options),"report.sarif","sarif-path"],[auditLog,"audit.jsonl","audit-log-path"]]){const target=external_node_path_.
join(environment2.temporary,file);await(0,promises_.writeFile)(target,text);core.uH(output2,target)}});await(0,action_environment.C)("write the job summary",async()=>{
await core.z.addRaw((0,commands_scan.ls)("markdown").render(report,options)).write()})};function troubleOf(error){return isExpected(error)?error.message:"this r\
un broke off: its log says why"}function isExpected(error){return error instanceof problem.yo||error instanceof problem.hr};const sha=schemas.YjP().regex(/^(?:[\da-f]{40}|[\da-f]{64})$/);
const payloads=schemas.KCZ([schemas.Ikc({pull_request:schemas.Ikc({head:schemas.Ikc({sha}),merged:schemas.L5J().optional()})}).transform(({pull_request:{head,merged}})=>merged===
true?null:head.sha),schemas.Ikc({action:schemas.L5J().optional(),merge_group:schemas.Ikc({head_sha:sha})}).transform(({action,merge_group:group})=>action==="des\
troyed"?null:group.head_sha)]);const GATING=new Set(["pull_request","pull_request_target","pull_request_review","merge_group"]);function unreadSubject({eventName,
payload,repository:repository2,runUrl},getInput){const token=getInput("github-token").trim();if(["","false"].includes(getInput("status").trim())||token===""||repository2===
null)return null;const head=GATING.has(eventName)?payloads.safeParse(payload).data:null;if(typeof head!=="string")return null;try{const client=(0,github_client.
openGitHub)({token,owner:repository2.owner,repo:repository2.name});return{client,head,runUrl,pullRequest:null}}catch(error){if(error instanceof problem.yo)return null;
throw error}};const MOST_READINGS=3;const UNPOSTED={isStatus:false,rival:null};async function run(environment2,getInput){const{inputs,scope}=await reading(environment2,
getInput);if(scope.kind==="nothing"){core.lm(`anti-cheat: nothing to scan: ${scope.reason}`);core.uH("verdict","pass");return}const client=clientFor(environment2,
inputs);const unasked={scope,inputs,environment:environment2,client,pullRequest:null};const subject=inputs.status&&scope.gates?subjectOf(unasked,scope.head.sha):
null;if(subject)await postPending(subject);try{const asked=client&&scope.pullRequest!==null?await readPullRequest(client,scope.pullRequest):null;await gate({...unasked,
scope:current(scope,environment2,asked),pullRequest:asked})}catch(error){if(isExpected(error)&&!scope.gates)core.$e(`anti-cheat: ${error.message}`);else{if(subject)
await postTrouble(troubleOf(error),subject);throw error}}}async function reading(environment2,getInput){try{const inputs=readInputs(getInput);const{eventName,payload,
sha:sha2}=environment2;return{inputs,scope:(0,event_event.j_)(eventName,payload,{sha:sha2,base:inputs.base,head:inputs.head})}}catch(error){const subject=unreadSubject(
environment2,getInput);if(subject)await postTrouble(troubleOf(error),subject);throw error}}function clientFor({repository:repository2},{githubToken}){if(githubToken===
null||repository2===null)return null;return(0,github_client.openGitHub)({token:githubToken,owner:repository2.owner,repo:repository2.name})}function current(scope,{
eventName},pullRequest2){if(eventName==="merge_group"||pullRequest2?.kind!=="known")return scope;const ref=`refs/heads/${pullRequest2.value.baseRef}`;if(scope.target.
ref===ref)return scope;core.pq(`anti-cheat: the pull request is for ${pullRequest2.value.baseRef} now, so that is what it is compared with`);const target={sha:null,
ref};const{baseRef:baseBranch,number}=pullRequest2.value;return{...scope,target,policyRevision:target,baseBranch,refs:[`refs/pull/${number}/head`,ref]}}async function gate(started){
const{scope,inputs,environment:environment2,client}=started;const connection=serverConnection(environment2,inputs.githubToken);const commits=await readable(await commitsOf(
scope,connection),scope,environment2,connection,client);const proof={isRequired:environment2.eventName!=="merge_group",body:bodyOf(started),artifact:await artifactProof(
inputs.workProofPath,environment2.workspace),now:new Date().toISOString()};const opened=await(0,scan.O)({...requestFor(commits,started),proof});try{if(await isLeftOut(
opened,started))return;const result=await opened.run();for(const remark of result.remarks)core.pq(`anti-cheat: ${remark}`);const scanPullRequest=async(number,head)=>{
const own={target:commits.target,head,policy:commits.policy};const alone={...scope,pullRequest:number,head:{sha:head,ref:null}};const read=await readable(own,alone,
environment2,connection,client,`pull-${number}`);const queued=await(0,scan.O)(requestFor(read,started));try{return await queued.run()}finally{await queued.close()}};
await conclude(started,()=>settled(result,opened,started,scanPullRequest),result)}finally{await opened.close()}}function bodyOf({pullRequest:pullRequest2,scope,
environment:environment2}){if(environment2.eventName==="merge_group")return null;return pullRequest2?.kind==="known"?pullRequest2.value.body:scope.event?.body??
null}function requestFor(commits,{scope,inputs}){const{directory,target,head,policy,diffBase}=commits;return{open:maxBlobBytes=>(0,repository.h)(directory,{maxBlobBytes}),
target,head,diffBase,policy,...scope.trustsPolicyInputs&&inputs.configPath!==null?{configPath:inputs.configPath}:{},inputs:inputs.policy,today:new Date().toISOString().
slice(0,10)}}async function isLeftOut({config,commits},started){const{client,pullRequest:pullRequest2,environment:environment2,inputs,scope}=started;if(!excludesAny(
config.agents)||!client||pullRequest2?.kind!=="known")return false;if(environment2.eventName==="merge_group"||pullRequest2.value.headSha!==commits.head)return false;
const left=scopeOf(await readApprovalRecord(client,pullRequest2.value),config.agents);if(left.kind==="in"){core.pq(`anti-cheat: in scope: ${left.reason}`);for(const{
by,what,reason}of left.refusals)core.pq(`anti-cheat: the ${what} of ${by} does not count: ${reason}`);return false}const subject=scope.gates?subjectOf(started,commits.
head):null;const standing=!subject?UNPOSTED:await(inputs.status?postLeftOut(left.reason,subject):standingOfJob(true,subject));if(subject&&standing.isStatus&&!await isStillLeftOut(
client,pullRequest2.value,config)){core.pq("anti-cheat: scanned after all: what left it out does not hold any more");await postPending(subject);return false}core.
lm(`anti-cheat: not scanned: ${left.reason}`);core.uH("verdict",standing.rival===null?"pass":"incomplete");if(standing.rival!==null){core.z3(`anti-cheat: ${standing.
rival}`);if(!standing.isStatus)process.exitCode=core.yU.Failure}return true}async function isStillLeftOut(client,before,{agents}){const now=await readPullRequest(
client,before.number);if(now.kind==="unknown"||now.value.headSha!==before.headSha)return false;return scopeOf(await readApprovalRecord(client,now.value),agents).
kind==="out"}async function settled(result,{config},{scope,client,pullRequest:pullRequest2,environment:environment2},scanPullRequest){const{report}=result;if(!client||
!scope.gates)return report;if(environment2.eventName==="merge_group"){const{baseBranch:branch}=scope;if(branch===null)return report;const group={base:scope.target.
sha??"",head:report.head,branch,named:scope.pullRequest};return settledGroup(result,config,group,client,scanPullRequest)}if(!pullRequest2)return report;if(!waitsForPeople(
report))return pullRequest2.kind==="known"?settledAlone(result,pullRequest2.value):report;if(pullRequest2.kind==="unknown")return settledWithout(result,pullRequest2.
reason);const now=await readPullRequest(client,pullRequest2.value.number);if(now.kind==="unknown")return settledWithout(result,now.reason);const record=await readApprovalRecord(
client,now.value);return settledBy(result,decisionOf(record,report.head,config),textRequests(now.value))}function waitsForPeople(report){return waitingPaths(report).
length>0}async function conclude(started,settle2,{enforced,proof}){const{inputs,environment:environment2,scope}=started;const timed=async()=>{const askedAt=new Date().
toISOString();return{report:await settle2(),enforced,askedAt}};let result=await timed();const subject=scope.gates?subjectOf(started,result.report.head):null;if(inputs.
status&&scope.gates&&!subject){core.$e("anti-cheat: `status: true` needs `github-token`: without one the job itself is the result.")}let standing=subject&&!inputs.
status?await standingOfJob(!fails(result),subject):UNPOSTED;for(let reading2=1;inputs.status&&subject&&reading2<=MOST_READINGS;reading2++){standing=await postStatus(
result,subject);const again=await timed();if(!standing.isStatus||fails(again)===fails(result))break;if(reading2===MOST_READINGS)throw new problem.hr("Reviews ch\
ange while they are read. Run the job again.");result=again}if(standing.rival!==null){core.pq(`anti-cheat: ${standing.rival}`);result=withheld(result,standing.rival)}
await publish(result.report,auditLogOf(started,result,proof),environment2);if(subject)await postExtras(result,subject,inputs);if(!fails(result)){const isMild=!enforced&&
fails({...result,enforced:true});if(isMild)core.pq("anti-cheat: `enforce: false` in the configuration: reported only.")}else if(!scope.gates)core.pq("anti-cheat\
: reported only; this event does not gate.");else if(standing.isStatus)core.pq(`anti-cheat: the result is the commit status; this job only reports.`);else process.
exitCode=core.yU.Failure}function auditLogOf({scope,environment:environment2},{report,enforced},proof){return(0,log.sc)(report,{time:new Date().toISOString(),event:environment2.
eventName,pullRequest:scope.pullRequest,run:environment2.runUrl,enforced,proof})}function subjectOf({client,environment:environment2,scope},head){if(!client||head===
null)return null;const isQueue=environment2.eventName==="merge_group";return{client,head,runUrl:environment2.runUrl,pullRequest:isQueue||scope.pullRequest===null?
null:{number:scope.pullRequest,baseRef:scope.baseBranch??""}}}}),5806:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{openGitHub:()=>openGitHub});var promises_=__webpack_require__(8500);var github=__webpack_require__(
2413);var schemas=__webpack_require__(6921);var problem=__webpack_require__(9241);var bounds=__webpack_require__(8187);var visible=__webpack_require__(1662);;const LONGEST_HEADER=500;
function acceptedPermissions(header){if(header.length>LONGEST_HEADER)return null;const sets=header.split(";").map(set=>set.split(",").map(permission));if(sets.some(
set=>set.includes(null)))return null;return sets.map(set=>set.join(" and ")).join(" or ")}function permission(text){const[,name,level]=/^([a-z]{1,20}(?:_[a-z]{1,20}){0,4})=(read|write|admin)$/.
exec(text.trim())??[];return name===void 0||level===void 0?null:`\`${name.replaceAll("_","-")}: ${level}\``};const LONGEST_QUOTE=200;function isRateLimit(trouble){
if(trouble.kind==="graphql")return trouble.type==="RATE_LIMITED"||headerOf(trouble.headers,REMAINING)==="0";if(trouble.kind!=="status")return false;if(trouble.status===
429)return true;if(trouble.status!==403)return false;return headerOf(trouble.headers,"retry-after")!==null||headerOf(trouble.headers,REMAINING)==="0"||/\bsecondary rate limit\b/i.
test(wordsOf(trouble.data))}const REMAINING="x-ratelimit-remaining";function headerOf(headers,name){const value=headers[name];return typeof value==="string"?value:
null}function failureOf(trouble,purpose,effect,context){const{kind,why}=describe(trouble,purpose,effect,context);return{kind,message:context.redact(`Could not ${(0,
visible.RK)((0,bounds.$Q)(context.redact(purpose.task),LONGEST_QUOTE))}: ${why}`)}}function describe(trouble,purpose,effect,context){if(isRateLimit(trouble)){return{
kind:"rate-limit",why:"GitHub's rate limit is reached. Run the job again later."}}switch(trouble.kind){case"timeout":return{kind:"timeout",why:`GitHub did not a\
nswer within ${context.timeoutSeconds} seconds. ${again(effect)}`};case"network":{const code=/^[A-Z][A-Z_0-9]{1,40}$/.test(trouble.code)?` (${trouble.code})`:"";
return{kind:"network",why:`${context.host} could not be reached${code}. ${again(effect)}`}}case"shape":return{kind:"unexpected",why:`the answer of ${context.host}\
 is not one of GitHub's API (${trouble.where}). Check \`GITHUB_API_URL\`.`};case"graphql":return describeGraphql(trouble,purpose,effect,context);case"status":return describeStatus(
trouble,purpose,effect,context)}}function describeGraphql(trouble,purpose,effect,context){const said=quote(trouble.text,context);switch(trouble.type){case"NOT_F\
OUND":return missing(purpose,`GraphQL${said}`);case"FORBIDDEN":case"INSUFFICIENT_SCOPES":return refused(trouble.headers,purpose,effect,`GraphQL${said}`,context);default:
return{kind:"unexpected",why:`GitHub reports an error (GraphQL${said}).`}}}function describeStatus(trouble,purpose,effect,context){const{status}=trouble;const said=`${status}${quote(
wordsOf(trouble.data),context)}`;switch(status){case 401:return{kind:"bad-token",why:"GitHub does not accept the token (401). Check `github-token`; the token of\
 a job ends with it."};case 403:return refused(trouble.headers,purpose,effect,said,context);case 404:case 410:return missing(purpose,said);case 422:return{kind:"\
rejected",why:`GitHub rejects it (${said}).`};default:return status>=500?{kind:"server",why:`GitHub failed (${said}). ${again(effect)}`}:{kind:"unexpected",why:`\
GitHub gave an unexpected answer (${said}).`}}}function refused(headers,purpose,effect,said,context){const accepted=acceptedPermissions(context.redact(headerOf(
headers,"x-accepted-github-permissions")??""));const needed=accepted??`\`${purpose.needs}\``;const fork=effect==="none"?"":" In runs for pull requests of forks \
and of Dependabot the token may only read.";return{kind:"forbidden",why:`GitHub refused it (${said}). The token needs ${needed}: grant it under \`permissions:\` i\
n the workflow.${fork}`}}function missing(purpose,said){return{kind:"not-found",why:`it is not there, or GitHub hides it from this token (${said}). In a private\
 repository the token needs \`${purpose.needs}\`.`}}function again(effect){return effect==="once"?"It may have been done nevertheless.":"Run the job again."}function wordsOf(data){
if(typeof data!=="object"||data===null||!("message"in data)||typeof data.message!=="string")return"";const errors="errors"in data&&Array.isArray(data.errors)?data.
errors.slice(0,3):[];const details=errors.flatMap(error=>{if(typeof error==="string")return[error];const isNamed=typeof error==="object"&&error!==null&&"message"in
error;return isNamed&&typeof error.message==="string"?[error.message]:[]});return[data.message,...details].join("; ")}function quote(words,context){const text=(0,
visible.RK)((0,bounds.$Q)(context.redact(words),LONGEST_QUOTE)).trim();return text===""?"":`, "${text}"`};const MOST_TRIES=3;const LONGEST_WAIT=3e4;const PATIENCE=12e4;
const MOST_AT_ONCE=4;const NEVER_SENT=new Set(["ECONNREFUSED","ENOTFOUND","EAI_AGAIN","EHOSTUNREACH","ENETUNREACH","UND_ERR_CONNECT_TIMEOUT"]);function waitBefore(trouble,effect,attempt){
if(attempt>=MOST_TRIES)return null;if(isRateLimit(trouble)){const wait=limitWait(trouble,attempt);return wait<=LONGEST_WAIT?wait:null}const passes=trouble.kind===
"timeout"||trouble.kind==="network"||trouble.kind==="status"&&trouble.status>=500;if(!passes)return null;const isSafe=effect!=="once"||trouble.kind==="network"&&
NEVER_SENT.has(trouble.code);return isSafe?1e3*3**(attempt-1):null}function limitWait(trouble,attempt){const headers="headers"in trouble?trouble.headers:{};const after=wholeNumber(
headerOf(headers,"retry-after"));if(after!==null)return after*1e3;const reset=wholeNumber(headerOf(headers,"x-ratelimit-reset"));if(headerOf(headers,"x-ratelimi\
t-remaining")==="0"&&reset!==null){return Math.max(1e3,reset*1e3-Date.now())}return 1e4*3**(attempt-1)}function wholeNumber(text){return text!==null&&/^\d{1,12}$/.
test(text)?Number(text):null}class Pace{#free=MOST_AT_ONCE;#patience=PATIENCE;#waiting=[];async inTurn(work){if(this.#free>0)this.#free-=1;else await new Promise(
resolve=>this.#waiting.push(resolve));try{return await work()}finally{const next=this.#waiting.shift();if(next)next();else this.#free+=1}}spend(milliseconds){if(milliseconds>
this.#patience)return false;this.#patience-=milliseconds;return true}};const TIMEOUT=2e4;function openGitHub(options){const token=options.token.trim();if(!/^[\x21-\x7e]+$/.
test(token)){throw new problem.yo("`github-token` is empty or holds characters that no token has. Leave the input out to use the token of the job.")}const{apiUrl,
graphqlUrl}=addressesOf(options);const octokit=(0,github.Q)(token,{baseUrl:apiUrl});const timeout=options.timeoutMilliseconds??TIMEOUT;const sleep=options.sleep??
promises_.setTimeout;const pace=new Pace;const context={host:new URL(apiUrl).host,timeoutSeconds:timeout/1e3,redact:text=>text.replaceAll(token,"***")};const{owner,
repo}=options;async function tried(send,schema,purpose,effect){for(let attempt=1;;attempt++){const outcome=checked(await once(send,timeout),schema);if(outcome.kind===
"ok")return outcome;const wait=waitBefore(outcome.trouble,effect,attempt);if(wait===null||!pace.spend(wait)){return{kind:"failed",failure:failureOf(outcome.trouble,
purpose,effect,context)}}await sleep(wait)}}return{owner,repo,rest:(request,schema)=>{const send=signal=>octokit.request(request.route,{owner,repo,...request.parameters,
request:{signal}});return pace.inTurn(()=>tried(send,schema,request,request.effect))},graphql:(request,schema)=>{const variables={owner,repo,...request.variables};
const send=signal=>octokit.request(`POST ${graphqlUrl}`,{query:request.query,variables,request:{signal}});return pace.inTurn(()=>tried(send,graphqlData(schema),
request,"none"))}}}function addressesOf(options){const ownHost=options.apiUrl===void 0;const apiUrl=address(options.apiUrl??(process.env["GITHUB_API_URL"]||"htt\
ps://api.github.com"));const given=options.graphqlUrl??(ownHost?process.env["GITHUB_GRAPHQL_URL"]:void 0);return{apiUrl,graphqlUrl:address(given||`${apiUrl.replace(
/\/api\/v3$/,"/api")}/graphql`)}}function address(text){const isWeb=URL.canParse(text)&&/^https?:$/.test(new URL(text).protocol);if(isWeb&&!text.includes("{"))return text.
replace(/(?<!\/)\/+$/,"");throw new problem.yo("The address of GitHub is no web address: check `GITHUB_API_URL` and `GITHUB_GRAPHQL_URL`, which the runner sets.")}
const thrownAnswer=schemas.Ikc({response:schemas.Ikc({status:schemas.aig(),headers:schemas.g1P(schemas.YjP(),schemas.L5J()),data:schemas.L5J()})});async function once(send,timeout){
const signal=AbortSignal.timeout(timeout);try{const{data,headers}=await send(signal);if(signal.aborted)return{kind:"trouble",trouble:{kind:"timeout"}};return{kind:"\
ok",data,headers}}catch(thrown){if(signal.aborted)return{kind:"trouble",trouble:{kind:"timeout"}};const answer=thrownAnswer.safeParse(thrown);return answer.success?
{kind:"trouble",trouble:{kind:"status",...answer.data.response}}:{kind:"trouble",trouble:{kind:"network",code:codeOf(thrown)}}}}function codeOf(thrown){let error=thrown;
for(let depth=0;depth<5&&typeof error==="object"&&error!==null;depth++){if("code"in error&&typeof error.code==="string")return error.code;error="cause"in error?
error.cause:null}return""}function checked(outcome,schema){if(outcome.kind==="trouble")return outcome;const{data,headers}=outcome;const errors=graphqlErrors.safeParse(
data);const[first]=errors.success?errors.data.errors:[];if(first){return{kind:"trouble",trouble:{kind:"graphql",type:first.type??"",text:first.message,headers}}}
const result=schema.safeParse(data);if(!result.success)return{kind:"trouble",trouble:{kind:"shape",where:whereOf(result.error,data)}};const link=headerOf(headers,
"link")??"";return{kind:"ok",value:result.data,more:link.includes('rel="next"')}}function whereOf(error,data){if(typeof data!=="object"||data===null)return"not \
JSON";const path=error.issues[0]?.path.map(String).join(".")??"";return path===""?"another kind of value":`at \`${path}\``}const graphqlErrors=schemas.Ikc({errors:schemas.
YOg(schemas.Ikc({type:schemas.YjP().nullish(),message:schemas.YjP()})).min(1)});function graphqlData(schema){return schemas.Ikc({data:schema}).transform(({data})=>data)}}),
1985:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{L5:()=>unknown,Yx:()=>knownFrom,
eO:()=>known});function known(value){return{kind:"known",value}}function unknown(reason){return{kind:"unknown",reason}}function knownFrom(answer,read){return answer.
kind==="ok"?known(read(answer.value)):unknown(answer.failure.message)}}),7316:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
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
value.next;if(isEnough(answer.value))break}while(cursor!==null&&pages.length<mostPages);return{kind:"ok",value:pages,more:cursor!==null}}}),9479:(function(__webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.a(__webpack_module__,async(__webpack_handle_async_dependencies__,__webpack_async_result__)=>{try{__webpack_require__.r(__webpack_exports__);
var _actions_core__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7264);var _action_environment_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8466);var _action_run_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
7471);var _model_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9241);try{await(0,_action_run_js__WEBPACK_IMPORTED_MODULE_2__.e)((0,_action_environment_js__WEBPACK_IMPORTED_MODULE_1__.
t)(process.env),name=>_actions_core__WEBPACK_IMPORTED_MODULE_0__.V4(name))}catch(error){if(error instanceof _model_problem_js__WEBPACK_IMPORTED_MODULE_3__.hr)_actions_core__WEBPACK_IMPORTED_MODULE_0__.
uH("verdict","incomplete");const isOurs=!(error instanceof _model_problem_js__WEBPACK_IMPORTED_MODULE_3__.yo||error instanceof _model_problem_js__WEBPACK_IMPORTED_MODULE_3__.
hr);_actions_core__WEBPACK_IMPORTED_MODULE_0__.C1(`anti-cheat: ${isOurs?"this is a bug, please report it: ":""}${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_3__.
bD)(error)}`);if(isOurs&&error instanceof Error)_actions_core__WEBPACK_IMPORTED_MODULE_0__.Yz(error.stack??"")}__webpack_async_result__()}catch(e){__webpack_async_result__(
e)}},1)})};export{id,ids,modules};
