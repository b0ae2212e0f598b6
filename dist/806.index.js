const id=806;const ids=[806];const modules={5806:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{openGitHub:()=>openGitHub});var promises_=__webpack_require__(8500);var github=__webpack_require__(2413);var schemas=__webpack_require__(
6921);var problem=__webpack_require__(9241);var bounds=__webpack_require__(8187);var visible=__webpack_require__(1662);;const LONGEST_HEADER=500;function acceptedPermissions(header){
if(header.length>LONGEST_HEADER)return null;const sets=header.split(";").map(set=>set.split(",").map(permission));if(sets.some(set=>set.includes(null)))return null;
return sets.map(set=>set.join(" and ")).join(" or ")}function permission(text){const[,name,level]=/^([a-z]{1,20}(?:_[a-z]{1,20}){0,4})=(read|write|admin)$/.exec(
text.trim())??[];return name===void 0||level===void 0?null:`\`${name.replaceAll("_","-")}: ${level}\``};const LONGEST_QUOTE=200;function isRateLimit(trouble){if(trouble.
kind==="graphql")return trouble.type==="RATE_LIMITED"||headerOf(trouble.headers,REMAINING)==="0";if(trouble.kind!=="status")return false;if(trouble.status===429)
return true;if(trouble.status!==403)return false;return headerOf(trouble.headers,"retry-after")!==null||headerOf(trouble.headers,REMAINING)==="0"||/\bsecondary rate limit\b/i.
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
YOg(schemas.Ikc({type:schemas.YjP().nullish(),message:schemas.YjP()})).min(1)});function graphqlData(schema){return schemas.Ikc({data:schema}).transform(({data})=>data)}})};export{id,ids,modules};
