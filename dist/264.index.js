const id=264;const ids=[264];const modules={7264:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{yU:()=>ExitCode,Yz:()=>core_debug,z3:()=>error,V4:()=>getInput,pq:()=>info,lm:()=>notice,C1:()=>setFailed,uH:()=>setOutput,Pq:()=>core_setSecret,z:()=>summary,
$e:()=>warning});var external_os_=__webpack_require__(857);;function utils_toCommandValue(input){if(input===null||input===void 0){return""}else if(typeof input===
"string"||input instanceof String){return input}return JSON.stringify(input)}function toCommandProperties(annotationProperties){if(!Object.keys(annotationProperties).
length){return{}}return{title:annotationProperties.title,file:annotationProperties.file,line:annotationProperties.startLine,endLine:annotationProperties.endLine,
col:annotationProperties.startColumn,endColumn:annotationProperties.endColumn}};function command_issueCommand(command,properties,message){const cmd=new Command(
command,properties,message);process.stdout.write(cmd.toString()+external_os_.EOL)}function command_issue(name,message=""){command_issueCommand(name,{},message)}
const CMD_STRING="::";class Command{constructor(command,properties,message){if(!command){command="missing.command"}this.command=command;this.properties=properties;
this.message=message}toString(){let cmdStr=CMD_STRING+this.command;if(this.properties&&Object.keys(this.properties).length>0){cmdStr+=" ";let first=true;for(const key in this.
properties){if(this.properties.hasOwnProperty(key)){const val=this.properties[key];if(val){if(first){first=false}else{cmdStr+=","}cmdStr+=`${key}=${escapeProperty(
val)}`}}}}cmdStr+=`${CMD_STRING}${escapeData(this.message)}`;return cmdStr}}function escapeData(s){return utils_toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A")}function escapeProperty(s){return utils_toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,
"%3A").replace(/,/g,"%2C")}var external_crypto_=__webpack_require__(6982);var external_fs_=__webpack_require__(9896);;function file_command_issueFileCommand(command,message){
const filePath=process.env[`GITHUB_${command}`];if(!filePath){throw new Error(`Unable to find environment variable for file command ${command}`)}if(!external_fs_.
existsSync(filePath)){throw new Error(`Missing file at path: ${filePath}`)}external_fs_.appendFileSync(filePath,`${utils_toCommandValue(message)}${external_os_.
EOL}`,{encoding:"utf8"})}function file_command_prepareKeyValueMessage(key,value){const delimiter=`ghadelimiter_${external_crypto_.randomUUID()}`;const convertedValue=utils_toCommandValue(
value);if(key.includes(delimiter)){throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`)}if(convertedValue.includes(delimiter)){
throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`)}return`${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.
EOL}${delimiter}`}var external_path_=__webpack_require__(6928);var external_http_=__webpack_require__(8611);var external_https_=__webpack_require__(5692);;function getProxyUrl(reqUrl){
const usingSsl=reqUrl.protocol==="https:";if(checkBypass(reqUrl)){return void 0}const proxyVar=(()=>{if(usingSsl){return process.env["https_proxy"]||process.env["\
HTTPS_PROXY"]}else{return process.env["http_proxy"]||process.env["HTTP_PROXY"]}})();if(proxyVar){try{return new DecodedURL(proxyVar)}catch(_a){if(!proxyVar.startsWith(
"http://")&&!proxyVar.startsWith("https://"))return new DecodedURL(`http://${proxyVar}`)}}else{return void 0}}function checkBypass(reqUrl){if(!reqUrl.hostname){
return false}const reqHost=reqUrl.hostname;if(isLoopbackAddress(reqHost)){return true}const noProxy=process.env["no_proxy"]||process.env["NO_PROXY"]||"";if(!noProxy){
return false}let reqPort;if(reqUrl.port){reqPort=Number(reqUrl.port)}else if(reqUrl.protocol==="http:"){reqPort=80}else if(reqUrl.protocol==="https:"){reqPort=443}
const upperReqHosts=[reqUrl.hostname.toUpperCase()];if(typeof reqPort==="number"){upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`)}for(const upperNoProxyItem of noProxy.
split(",").map(x=>x.trim().toUpperCase()).filter(x=>x)){if(upperNoProxyItem==="*"||upperReqHosts.some(x=>x===upperNoProxyItem||x.endsWith(`.${upperNoProxyItem}`)||
upperNoProxyItem.startsWith(".")&&x.endsWith(`${upperNoProxyItem}`))){return true}}return false}function isLoopbackAddress(host){const hostLower=host.toLowerCase();
return hostLower==="localhost"||hostLower.startsWith("127.")||hostLower.startsWith("[::1]")||hostLower.startsWith("[0:0:0:0:0:0:0:1]")}class DecodedURL extends URL{constructor(url,base){
super(url,base);this._decodedUsername=decodeURIComponent(super.username);this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){
return this._decodedPassword}}var node_modules_tunnel=__webpack_require__(770);var undici=__webpack_require__(6752);;var __awaiter=function(thisArg,_arguments,P,generator){
function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){
try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator["throw"](value))}catch(e){reject(e)}}function step(result){result.
done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})};var HttpCodes;(function(HttpCodes2){
HttpCodes2[HttpCodes2["OK"]=200]="OK";HttpCodes2[HttpCodes2["MultipleChoices"]=300]="MultipleChoices";HttpCodes2[HttpCodes2["MovedPermanently"]=301]="MovedPerma\
nently";HttpCodes2[HttpCodes2["ResourceMoved"]=302]="ResourceMoved";HttpCodes2[HttpCodes2["SeeOther"]=303]="SeeOther";HttpCodes2[HttpCodes2["NotModified"]=304]=
"NotModified";HttpCodes2[HttpCodes2["UseProxy"]=305]="UseProxy";HttpCodes2[HttpCodes2["SwitchProxy"]=306]="SwitchProxy";HttpCodes2[HttpCodes2["TemporaryRedirect"]=
307]="TemporaryRedirect";HttpCodes2[HttpCodes2["PermanentRedirect"]=308]="PermanentRedirect";HttpCodes2[HttpCodes2["BadRequest"]=400]="BadRequest";HttpCodes2[HttpCodes2["\
Unauthorized"]=401]="Unauthorized";HttpCodes2[HttpCodes2["PaymentRequired"]=402]="PaymentRequired";HttpCodes2[HttpCodes2["Forbidden"]=403]="Forbidden";HttpCodes2[HttpCodes2["\
NotFound"]=404]="NotFound";HttpCodes2[HttpCodes2["MethodNotAllowed"]=405]="MethodNotAllowed";HttpCodes2[HttpCodes2["NotAcceptable"]=406]="NotAcceptable";HttpCodes2[HttpCodes2["\
ProxyAuthenticationRequired"]=407]="ProxyAuthenticationRequired";HttpCodes2[HttpCodes2["RequestTimeout"]=408]="RequestTimeout";HttpCodes2[HttpCodes2["Conflict"]=
409]="Conflict";HttpCodes2[HttpCodes2["Gone"]=410]="Gone";HttpCodes2[HttpCodes2["TooManyRequests"]=429]="TooManyRequests";HttpCodes2[HttpCodes2["InternalServerE\
rror"]=500]="InternalServerError";HttpCodes2[HttpCodes2["NotImplemented"]=501]="NotImplemented";HttpCodes2[HttpCodes2["BadGateway"]=502]="BadGateway";HttpCodes2[HttpCodes2["\
ServiceUnavailable"]=503]="ServiceUnavailable";HttpCodes2[HttpCodes2["GatewayTimeout"]=504]="GatewayTimeout"})(HttpCodes||(HttpCodes={}));var Headers;(function(Headers2){
Headers2["Accept"]="accept";Headers2["ContentType"]="content-type"})(Headers||(Headers={}));var MediaTypes;(function(MediaTypes2){MediaTypes2["ApplicationJson"]=
"application/json"})(MediaTypes||(MediaTypes={}));function lib_getProxyUrl(serverUrl){const proxyUrl=pm.getProxyUrl(new URL(serverUrl));return proxyUrl?proxyUrl.
href:""}const HttpRedirectCodes=[HttpCodes.MovedPermanently,HttpCodes.ResourceMoved,HttpCodes.SeeOther,HttpCodes.TemporaryRedirect,HttpCodes.PermanentRedirect];
const HttpResponseRetryCodes=[HttpCodes.BadGateway,HttpCodes.ServiceUnavailable,HttpCodes.GatewayTimeout];const RetryableHttpVerbs=null;const ExponentialBackoffCeiling=10;
const ExponentialBackoffTimeSlice=5;class HttpClientError extends Error{constructor(message,statusCode){super(message);this.name="HttpClientError";this.statusCode=
statusCode;Object.setPrototypeOf(this,HttpClientError.prototype)}}class HttpClientResponse{constructor(message){this.message=message}readBody(){return __awaiter(
this,void 0,void 0,function*(){return new Promise(resolve=>__awaiter(this,void 0,void 0,function*(){let output=Buffer.alloc(0);this.message.on("data",chunk=>{output=
Buffer.concat([output,chunk])});this.message.on("end",()=>{resolve(output.toString())})}))})}readBodyBuffer(){return __awaiter(this,void 0,void 0,function*(){return new Promise(
resolve=>__awaiter(this,void 0,void 0,function*(){const chunks=[];this.message.on("data",chunk=>{chunks.push(chunk)});this.message.on("end",()=>{resolve(Buffer.
concat(chunks))})}))})}}function isHttps(requestUrl){const parsedUrl=new URL(requestUrl);return parsedUrl.protocol==="https:"}class lib_HttpClient{constructor(userAgent,handlers,requestOptions){
this._ignoreSslError=false;this._allowRedirects=true;this._allowRedirectDowngrade=false;this._maxRedirects=50;this._allowRetries=false;this._maxRetries=1;this._keepAlive=
false;this._disposed=false;this.userAgent=this._getUserAgentWithOrchestrationId(userAgent);this.handlers=handlers||[];this.requestOptions=requestOptions;if(requestOptions){
if(requestOptions.ignoreSslError!=null){this._ignoreSslError=requestOptions.ignoreSslError}this._socketTimeout=requestOptions.socketTimeout;if(requestOptions.allowRedirects!=
null){this._allowRedirects=requestOptions.allowRedirects}if(requestOptions.allowRedirectDowngrade!=null){this._allowRedirectDowngrade=requestOptions.allowRedirectDowngrade}
if(requestOptions.maxRedirects!=null){this._maxRedirects=Math.max(requestOptions.maxRedirects,0)}if(requestOptions.keepAlive!=null){this._keepAlive=requestOptions.
keepAlive}if(requestOptions.allowRetries!=null){this._allowRetries=requestOptions.allowRetries}if(requestOptions.maxRetries!=null){this._maxRetries=requestOptions.
maxRetries}}}options(requestUrl,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){return this.request("OPTIONS",requestUrl,null,additionalHeaders||
{})})}get(requestUrl,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){return this.request("GET",requestUrl,null,additionalHeaders||{})})}del(requestUrl,additionalHeaders){
return __awaiter(this,void 0,void 0,function*(){return this.request("DELETE",requestUrl,null,additionalHeaders||{})})}post(requestUrl,data,additionalHeaders){return __awaiter(
this,void 0,void 0,function*(){return this.request("POST",requestUrl,data,additionalHeaders||{})})}patch(requestUrl,data,additionalHeaders){return __awaiter(this,
void 0,void 0,function*(){return this.request("PATCH",requestUrl,data,additionalHeaders||{})})}put(requestUrl,data,additionalHeaders){return __awaiter(this,void 0,
void 0,function*(){return this.request("PUT",requestUrl,data,additionalHeaders||{})})}head(requestUrl,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){
return this.request("HEAD",requestUrl,null,additionalHeaders||{})})}sendStream(verb,requestUrl,stream,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){
return this.request(verb,requestUrl,stream,additionalHeaders)})}getJson(requestUrl_1){return __awaiter(this,arguments,void 0,function*(requestUrl,additionalHeaders={}){
additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson);const res=yield this.get(requestUrl,
additionalHeaders);return this._processResponse(res,this.requestOptions)})}postJson(requestUrl_1,obj_1){return __awaiter(this,arguments,void 0,function*(requestUrl,obj,additionalHeaders={}){
const data=JSON.stringify(obj,null,2);additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson);
additionalHeaders[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(additionalHeaders,MediaTypes.ApplicationJson);const res=yield this.post(requestUrl,
data,additionalHeaders);return this._processResponse(res,this.requestOptions)})}putJson(requestUrl_1,obj_1){return __awaiter(this,arguments,void 0,function*(requestUrl,obj,additionalHeaders={}){
const data=JSON.stringify(obj,null,2);additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson);
additionalHeaders[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(additionalHeaders,MediaTypes.ApplicationJson);const res=yield this.put(requestUrl,
data,additionalHeaders);return this._processResponse(res,this.requestOptions)})}patchJson(requestUrl_1,obj_1){return __awaiter(this,arguments,void 0,function*(requestUrl,obj,additionalHeaders={}){
const data=JSON.stringify(obj,null,2);additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson);
additionalHeaders[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(additionalHeaders,MediaTypes.ApplicationJson);const res=yield this.patch(requestUrl,
data,additionalHeaders);return this._processResponse(res,this.requestOptions)})}request(verb,requestUrl,data,headers){return __awaiter(this,void 0,void 0,function*(){
if(this._disposed){throw new Error("Client has already been disposed.")}const parsedUrl=new URL(requestUrl);let info2=this._prepareRequest(verb,parsedUrl,headers);
const maxTries=this._allowRetries&&RetryableHttpVerbs.includes(verb)?this._maxRetries+1:1;let numTries=0;let response;do{response=yield this.requestRaw(info2,data);
if(response&&response.message&&response.message.statusCode===HttpCodes.Unauthorized){let authenticationHandler;for(const handler of this.handlers){if(handler.canHandleAuthentication(
response)){authenticationHandler=handler;break}}if(authenticationHandler){return authenticationHandler.handleAuthentication(this,info2,data)}else{return response}}
let redirectsRemaining=this._maxRedirects;while(response.message.statusCode&&HttpRedirectCodes.includes(response.message.statusCode)&&this._allowRedirects&&redirectsRemaining>
0){const redirectUrl=response.message.headers["location"];if(!redirectUrl){break}const parsedRedirectUrl=new URL(redirectUrl);if(parsedUrl.protocol==="https:"&&
parsedUrl.protocol!==parsedRedirectUrl.protocol&&!this._allowRedirectDowngrade){throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not all\
owed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.")}yield response.readBody();if(parsedRedirectUrl.hostname!==
parsedUrl.hostname){for(const header in headers){if(header.toLowerCase()==="authorization"){delete headers[header]}}}info2=this._prepareRequest(verb,parsedRedirectUrl,
headers);response=yield this.requestRaw(info2,data);redirectsRemaining--}if(!response.message.statusCode||!HttpResponseRetryCodes.includes(response.message.statusCode)){
return response}numTries+=1;if(numTries<maxTries){yield response.readBody();yield this._performExponentialBackoff(numTries)}}while(numTries<maxTries);return response})}dispose(){
if(this._agent){this._agent.destroy()}this._disposed=true}requestRaw(info2,data){return __awaiter(this,void 0,void 0,function*(){return new Promise((resolve,reject)=>{
function callbackForResult(err,res){if(err){reject(err)}else if(!res){reject(new Error("Unknown error"))}else{resolve(res)}}this.requestRawWithCallback(info2,data,
callbackForResult)})})}requestRawWithCallback(info2,data,onResult){if(typeof data==="string"){if(!info2.options.headers){info2.options.headers={}}info2.options.
headers["Content-Length"]=Buffer.byteLength(data,"utf8")}let callbackCalled=false;function handleResult(err,res){if(!callbackCalled){callbackCalled=true;onResult(
err,res)}}const req=info2.httpModule.request(info2.options,msg=>{const res=new HttpClientResponse(msg);handleResult(void 0,res)});let socket;req.on("socket",sock=>{
socket=sock});req.setTimeout(this._socketTimeout||3*6e4,()=>{if(socket){socket.end()}handleResult(new Error(`Request timeout: ${info2.options.path}`))});req.on(
"error",function(err){handleResult(err)});if(data&&typeof data==="string"){req.write(data,"utf8")}if(data&&typeof data!=="string"){data.on("close",function(){req.
end()});data.pipe(req)}else{req.end()}}getAgent(serverUrl){const parsedUrl=new URL(serverUrl);return this._getAgent(parsedUrl)}getAgentDispatcher(serverUrl){const parsedUrl=new URL(
serverUrl);const proxyUrl=pm.getProxyUrl(parsedUrl);const useProxy=proxyUrl&&proxyUrl.hostname;if(!useProxy){return}return this._getProxyAgentDispatcher(parsedUrl,
proxyUrl)}_prepareRequest(method,requestUrl,headers){const info2={};info2.parsedUrl=requestUrl;const usingSsl=info2.parsedUrl.protocol==="https:";info2.httpModule=
usingSsl?https:http;const defaultPort=usingSsl?443:80;info2.options={};info2.options.host=info2.parsedUrl.hostname;info2.options.port=info2.parsedUrl.port?parseInt(
info2.parsedUrl.port):defaultPort;info2.options.path=(info2.parsedUrl.pathname||"")+(info2.parsedUrl.search||"");info2.options.method=method;info2.options.headers=
this._mergeHeaders(headers);if(this.userAgent!=null){info2.options.headers["user-agent"]=this.userAgent}info2.options.agent=this._getAgent(info2.parsedUrl);if(this.
handlers){for(const handler of this.handlers){handler.prepareRequest(info2.options)}}return info2}_mergeHeaders(headers){if(this.requestOptions&&this.requestOptions.
headers){return Object.assign({},lowercaseKeys(this.requestOptions.headers),lowercaseKeys(headers||{}))}return lowercaseKeys(headers||{})}_getExistingOrDefaultHeader(additionalHeaders,header,_default){
let clientHeader;if(this.requestOptions&&this.requestOptions.headers){const headerValue=lowercaseKeys(this.requestOptions.headers)[header];if(headerValue){clientHeader=
typeof headerValue==="number"?headerValue.toString():headerValue}}const additionalValue=additionalHeaders[header];if(additionalValue!==void 0){return typeof additionalValue===
"number"?additionalValue.toString():additionalValue}if(clientHeader!==void 0){return clientHeader}return _default}_getExistingOrDefaultContentTypeHeader(additionalHeaders,_default){
let clientHeader;if(this.requestOptions&&this.requestOptions.headers){const headerValue=lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];if(headerValue){
if(typeof headerValue==="number"){clientHeader=String(headerValue)}else if(Array.isArray(headerValue)){clientHeader=headerValue.join(", ")}else{clientHeader=headerValue}}}
const additionalValue=additionalHeaders[Headers.ContentType];if(additionalValue!==void 0){if(typeof additionalValue==="number"){return String(additionalValue)}else if(Array.
isArray(additionalValue)){return additionalValue.join(", ")}else{return additionalValue}}if(clientHeader!==void 0){return clientHeader}return _default}_getAgent(parsedUrl){
let agent;const proxyUrl=pm.getProxyUrl(parsedUrl);const useProxy=proxyUrl&&proxyUrl.hostname;if(this._keepAlive&&useProxy){agent=this._proxyAgent}if(!useProxy){
agent=this._agent}if(agent){return agent}const usingSsl=parsedUrl.protocol==="https:";let maxSockets=100;if(this.requestOptions){maxSockets=this.requestOptions.
maxSockets||http.globalAgent.maxSockets}if(proxyUrl&&proxyUrl.hostname){const agentOptions={maxSockets,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign(
{},(proxyUrl.username||proxyUrl.password)&&{proxyAuth:`${proxyUrl.username}:${proxyUrl.password}`}),{host:proxyUrl.hostname,port:proxyUrl.port})};let tunnelAgent;
const overHttps=proxyUrl.protocol==="https:";if(usingSsl){tunnelAgent=overHttps?tunnel.httpsOverHttps:tunnel.httpsOverHttp}else{tunnelAgent=overHttps?tunnel.httpOverHttps:
tunnel.httpOverHttp}agent=tunnelAgent(agentOptions);this._proxyAgent=agent}if(!agent){const options={keepAlive:this._keepAlive,maxSockets};agent=usingSsl?new https.
Agent(options):new http.Agent(options);this._agent=agent}if(usingSsl&&this._ignoreSslError){agent.options=Object.assign(agent.options||{},{rejectUnauthorized:false})}
return agent}_getProxyAgentDispatcher(parsedUrl,proxyUrl){let proxyAgent;if(this._keepAlive){proxyAgent=this._proxyAgentDispatcher}if(proxyAgent){return proxyAgent}
const usingSsl=parsedUrl.protocol==="https:";proxyAgent=new ProxyAgent(Object.assign({uri:proxyUrl.href,pipelining:!this._keepAlive?0:1},(proxyUrl.username||proxyUrl.
password)&&{token:`Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString("base64")}`}));this._proxyAgentDispatcher=proxyAgent;if(usingSsl&&this.
_ignoreSslError){proxyAgent.options=Object.assign(proxyAgent.options.requestTls||{},{rejectUnauthorized:false})}return proxyAgent}_getUserAgentWithOrchestrationId(userAgent){
const baseUserAgent=userAgent||"actions/http-client";const orchId=process.env["ACTIONS_ORCHESTRATION_ID"];if(orchId){const sanitizedId=orchId.replace(/[^a-z0-9_.-]/gi,
"_");return`${baseUserAgent} actions_orchestration_id/${sanitizedId}`}return baseUserAgent}_performExponentialBackoff(retryNumber){return __awaiter(this,void 0,
void 0,function*(){retryNumber=Math.min(ExponentialBackoffCeiling,retryNumber);const ms=ExponentialBackoffTimeSlice*Math.pow(2,retryNumber);return new Promise(resolve=>setTimeout(
()=>resolve(),ms))})}_processResponse(res,options){return __awaiter(this,void 0,void 0,function*(){return new Promise((resolve,reject)=>__awaiter(this,void 0,void 0,
function*(){const statusCode=res.message.statusCode||0;const response={statusCode,result:null,headers:{}};if(statusCode===HttpCodes.NotFound){resolve(response)}
function dateTimeDeserializer(key,value){if(typeof value==="string"){const a=new Date(value);if(!isNaN(a.valueOf())){return a}}return value}let obj;let contents;
try{contents=yield res.readBody();if(contents&&contents.length>0){if(options&&options.deserializeDates){obj=JSON.parse(contents,dateTimeDeserializer)}else{obj=JSON.
parse(contents)}response.result=obj}response.headers=res.message.headers}catch(err){}if(statusCode>299){let msg;if(obj&&obj.message){msg=obj.message}else if(contents&&
contents.length>0){msg=contents}else{msg=`Failed request: (${statusCode})`}const err=new HttpClientError(msg,statusCode);err.result=response.result;reject(err)}else{
resolve(response)}}))})}}const lowercaseKeys=obj=>Object.keys(obj).reduce((c,k)=>(c[k.toLowerCase()]=obj[k],c),{});;var auth_awaiter=function(thisArg,_arguments,P,generator){
function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){
try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator["throw"](value))}catch(e){reject(e)}}function step(result){result.
done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})};class BasicCredentialHandler{constructor(username,password){
this.username=username;this.password=password}prepareRequest(options){if(!options.headers){throw Error("The request has no headers")}options.headers["Authorizat\
ion"]=`Basic ${Buffer.from(`${this.username}:${this.password}`).toString("base64")}`}canHandleAuthentication(){return false}handleAuthentication(){return auth_awaiter(
this,void 0,void 0,function*(){throw new Error("not implemented")})}}class auth_BearerCredentialHandler{constructor(token){this.token=token}prepareRequest(options){
if(!options.headers){throw Error("The request has no headers")}options.headers["Authorization"]=`Bearer ${this.token}`}canHandleAuthentication(){return false}handleAuthentication(){
return auth_awaiter(this,void 0,void 0,function*(){throw new Error("not implemented")})}}class PersonalAccessTokenCredentialHandler{constructor(token){this.token=
token}prepareRequest(options){if(!options.headers){throw Error("The request has no headers")}options.headers["Authorization"]=`Basic ${Buffer.from(`PAT:${this.token}`).
toString("base64")}`}canHandleAuthentication(){return false}handleAuthentication(){return auth_awaiter(this,void 0,void 0,function*(){throw new Error("not imple\
mented")})}};var oidc_utils_awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(
value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){
try{step(generator["throw"](value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step(
(generator=generator.apply(thisArg,_arguments||[])).next())})};class oidc_utils_OidcClient{static createHttpClient(allowRetry=true,maxRetry=10){const requestOptions={
allowRetries:allowRetry,maxRetries:maxRetry};return new HttpClient("actions/oidc-client",[new BearerCredentialHandler(oidc_utils_OidcClient.getRequestToken())],
requestOptions)}static getRequestToken(){const token=process.env["ACTIONS_ID_TOKEN_REQUEST_TOKEN"];if(!token){throw new Error("Unable to get ACTIONS_ID_TOKEN_RE\
QUEST_TOKEN env variable")}return token}static getIDTokenUrl(){const runtimeUrl=process.env["ACTIONS_ID_TOKEN_REQUEST_URL"];if(!runtimeUrl){throw new Error("Una\
ble to get ACTIONS_ID_TOKEN_REQUEST_URL env variable")}return runtimeUrl}static getCall(id_token_url){return oidc_utils_awaiter(this,void 0,void 0,function*(){var _a;
const httpclient=oidc_utils_OidcClient.createHttpClient();const res=yield httpclient.getJson(id_token_url).catch(error2=>{throw new Error(`Failed to get ID Toke\
n. 
 
        Error Code : ${error2.statusCode}
 
        Error Message: ${error2.message}`)});const id_token=(_a=res.result)===null||_a===void 0?void 0:_a.value;if(!id_token){throw new Error("Response json bod\
y do not have ID Token field")}return id_token})}static getIDToken(audience){return oidc_utils_awaiter(this,void 0,void 0,function*(){try{let id_token_url=oidc_utils_OidcClient.
getIDTokenUrl();if(audience){const encodedAudience=encodeURIComponent(audience);id_token_url=`${id_token_url}&audience=${encodedAudience}`}debug(`ID token url i\
s ${id_token_url}`);const id_token=yield oidc_utils_OidcClient.getCall(id_token_url);setSecret(id_token);return id_token}catch(error2){throw new Error(`Error me\
ssage: ${error2.message}`)}})}};var summary_awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve){
resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){
try{step(generator["throw"](value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step(
(generator=generator.apply(thisArg,_arguments||[])).next())})};const{access,appendFile,writeFile}=external_fs_.promises;const SUMMARY_ENV_VAR="GITHUB_STEP_SUMMA\
RY";const SUMMARY_DOCS_URL="https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary";class Summary{constructor(){
this._buffer=""}filePath(){return summary_awaiter(this,void 0,void 0,function*(){if(this._filePath){return this._filePath}const pathFromEnv=process.env[SUMMARY_ENV_VAR];
if(!pathFromEnv){throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`)}try{yield access(
pathFromEnv,external_fs_.constants.R_OK|external_fs_.constants.W_OK)}catch(_a){throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the fi\
le has correct read/write permissions.`)}this._filePath=pathFromEnv;return this._filePath})}wrap(tag,content,attrs={}){const htmlAttrs=Object.entries(attrs).map(
([key,value])=>` ${key}="${value}"`).join("");if(!content){return`<${tag}${htmlAttrs}>`}return`<${tag}${htmlAttrs}>${content}</${tag}>`}write(options){return summary_awaiter(
this,void 0,void 0,function*(){const overwrite=!!(options===null||options===void 0?void 0:options.overwrite);const filePath=yield this.filePath();const writeFunc=overwrite?
writeFile:appendFile;yield writeFunc(filePath,this._buffer,{encoding:"utf8"});return this.emptyBuffer()})}clear(){return summary_awaiter(this,void 0,void 0,function*(){
return this.emptyBuffer().write({overwrite:true})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){this._buffer="";
return this}addRaw(text,addEOL=false){this._buffer+=text;return addEOL?this.addEOL():this}addEOL(){return this.addRaw(external_os_.EOL)}addCodeBlock(code,lang){
const attrs=Object.assign({},lang&&{lang});const element=this.wrap("pre",this.wrap("code",code),attrs);return this.addRaw(element).addEOL()}addList(items,ordered=false){
const tag=ordered?"ol":"ul";const listItems=items.map(item=>this.wrap("li",item)).join("");const element=this.wrap(tag,listItems);return this.addRaw(element).addEOL()}addTable(rows){
const tableBody=rows.map(row=>{const cells=row.map(cell=>{if(typeof cell==="string"){return this.wrap("td",cell)}const{header,data,colspan,rowspan}=cell;const tag=header?
"th":"td";const attrs=Object.assign(Object.assign({},colspan&&{colspan}),rowspan&&{rowspan});return this.wrap(tag,data,attrs)}).join("");return this.wrap("tr",cells)}).
join("");const element=this.wrap("table",tableBody);return this.addRaw(element).addEOL()}addDetails(label,content){const element=this.wrap("details",this.wrap("\
summary",label)+content);return this.addRaw(element).addEOL()}addImage(src,alt,options){const{width,height}=options||{};const attrs=Object.assign(Object.assign(
{},width&&{width}),height&&{height});const element=this.wrap("img",null,Object.assign({src,alt},attrs));return this.addRaw(element).addEOL()}addHeading(text,level){
const tag=`h${level}`;const allowedTag=["h1","h2","h3","h4","h5","h6"].includes(tag)?tag:"h1";const element=this.wrap(allowedTag,text);return this.addRaw(element).
addEOL()}addSeparator(){const element=this.wrap("hr",null);return this.addRaw(element).addEOL()}addBreak(){const element=this.wrap("br",null);return this.addRaw(
element).addEOL()}addQuote(text,cite){const attrs=Object.assign({},cite&&{cite});const element=this.wrap("blockquote",text,attrs);return this.addRaw(element).addEOL()}addLink(text,href){
const element=this.wrap("a",text,{href});return this.addRaw(element).addEOL()}}const _summary=new Summary;const markdownSummary=null;const summary=_summary;;function toPosixPath(pth){
return pth.replace(/[\\]/g,"/")}function toWin32Path(pth){return pth.replace(/[/]/g,"\\")}function toPlatformPath(pth){return pth.replace(/[/\\]/g,path.sep)}var lib_exec=__webpack_require__(
1260);;var platform_awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}
return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(
generator["throw"](value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=
generator.apply(thisArg,_arguments||[])).next())})};const getWindowsInfo=()=>platform_awaiter(void 0,void 0,void 0,function*(){const{stdout:version}=yield exec.
getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"',void 0,{silent:true});const{stdout:name}=yield exec.getExecOutput(
'powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',void 0,{silent:true});return{name:name.trim(),version:version.trim()}});const getMacOsInfo=()=>platform_awaiter(
void 0,void 0,void 0,function*(){var _a,_b,_c,_d;const{stdout}=yield exec.getExecOutput("sw_vers",void 0,{silent:true});const version=(_b=(_a=stdout.match(/ProductVersion:\s*(.+)/))===
null||_a===void 0?void 0:_a[1])!==null&&_b!==void 0?_b:"";const name=(_d=(_c=stdout.match(/ProductName:\s*(.+)/))===null||_c===void 0?void 0:_c[1])!==null&&_d!==
void 0?_d:"";return{name,version}});const getLinuxInfo=()=>platform_awaiter(void 0,void 0,void 0,function*(){const{stdout}=yield exec.getExecOutput("lsb_release",
["-i","-r","-s"],{silent:true});const[name,version]=stdout.trim().split("\n");return{name,version}});const platform=external_os_.platform();const arch=external_os_.
arch();const isWindows=platform==="win32";const isMacOS=platform==="darwin";const isLinux=platform==="linux";function getDetails(){return platform_awaiter(this,
void 0,void 0,function*(){return Object.assign(Object.assign({},yield isWindows?getWindowsInfo():isMacOS?getMacOsInfo():getLinuxInfo()),{platform,arch,isWindows,
isMacOS,isLinux})})};var core_awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(
value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){
try{step(generator["throw"](value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step(
(generator=generator.apply(thisArg,_arguments||[])).next())})};var ExitCode;(function(ExitCode2){ExitCode2[ExitCode2["Success"]=0]="Success";ExitCode2[ExitCode2["\
Failure"]=1]="Failure"})(ExitCode||(ExitCode={}));function exportVariable(name,val){const convertedVal=toCommandValue(val);process.env[name]=convertedVal;const filePath=process.
env["GITHUB_ENV"]||"";if(filePath){return issueFileCommand("ENV",prepareKeyValueMessage(name,val))}issueCommand("set-env",{name},convertedVal)}function core_setSecret(secret){
command_issueCommand("add-mask",{},secret)}function addPath(inputPath){const filePath=process.env["GITHUB_PATH"]||"";if(filePath){issueFileCommand("PATH",inputPath)}else{
issueCommand("add-path",{},inputPath)}process.env["PATH"]=`${inputPath}${path.delimiter}${process.env["PATH"]}`}function getInput(name,options){const val=process.
env[`INPUT_${name.replace(/ /g,"_").toUpperCase()}`]||"";if(options&&options.required&&!val){throw new Error(`Input required and not supplied: ${name}`)}if(options&&
options.trimWhitespace===false){return val}return val.trim()}function getMultilineInput(name,options){const inputs=getInput(name,options).split("\n").filter(x=>x!==
"");if(options&&options.trimWhitespace===false){return inputs}return inputs.map(input=>input.trim())}function getBooleanInput(name,options){const trueValue=["tr\
ue","True","TRUE"];const falseValue=["false","False","FALSE"];const val=getInput(name,options);if(trueValue.includes(val))return true;if(falseValue.includes(val))
return false;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function setOutput(name,value){const filePath=process.env["GITHUB_OUTPUT"]||"";if(filePath){
return file_command_issueFileCommand("OUTPUT",file_command_prepareKeyValueMessage(name,value))}process.stdout.write(external_os_.EOL);command_issueCommand("set-\
output",{name},utils_toCommandValue(value))}function setCommandEcho(enabled){issue("echo",enabled?"on":"off")}function setFailed(message){process.exitCode=ExitCode.
Failure;error(message)}function isDebug(){return process.env["RUNNER_DEBUG"]==="1"}function core_debug(message){command_issueCommand("debug",{},message)}function error(message,properties={}){
command_issueCommand("error",toCommandProperties(properties),message instanceof Error?message.toString():message)}function warning(message,properties={}){command_issueCommand(
"warning",toCommandProperties(properties),message instanceof Error?message.toString():message)}function notice(message,properties={}){command_issueCommand("noti\
ce",toCommandProperties(properties),message instanceof Error?message.toString():message)}function info(message){process.stdout.write(message+external_os_.EOL)}function startGroup(name){
issue("group",name)}function endGroup(){issue("endgroup")}function group(name,fn){return core_awaiter(this,void 0,void 0,function*(){startGroup(name);let result;
try{result=yield fn()}finally{endGroup()}return result})}function saveState(name,value){const filePath=process.env["GITHUB_STATE"]||"";if(filePath){return issueFileCommand(
"STATE",prepareKeyValueMessage(name,value))}issueCommand("save-state",{name},toCommandValue(value))}function getState(name){return process.env[`STATE_${name}`]||
""}function getIDToken(aud){return core_awaiter(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(aud)})}}),1260:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{H:()=>getExecOutput});var external_string_decoder_=__webpack_require__(3193);var external_os_=__webpack_require__(857);
var external_events_=__webpack_require__(4434);var external_child_process_=__webpack_require__(5317);var external_path_=__webpack_require__(6928);var external_assert_=__webpack_require__(
2613);var external_fs_=__webpack_require__(9896);;var __awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(
function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){reject(
e)}}function rejected(value){try{step(generator["throw"](value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).
then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})};const{chmod,copyFile,lstat,mkdir,open:io_util_open,readdir,rename,rm,
rmdir,stat,symlink,unlink}=external_fs_.promises;const IS_WINDOWS=process.platform==="win32";function readlink(fsPath){return __awaiter(this,void 0,void 0,function*(){
const result=yield fs.promises.readlink(fsPath);if(IS_WINDOWS&&!result.endsWith("\\")){return`${result}\\`}return result})}const UV_FS_O_EXLOCK=268435456;const READONLY=external_fs_.
constants.O_RDONLY;function exists(fsPath){return __awaiter(this,void 0,void 0,function*(){try{yield stat(fsPath)}catch(err){if(err.code==="ENOENT"){return false}
throw err}return true})}function isDirectory(fsPath_1){return __awaiter(this,arguments,void 0,function*(fsPath,useStat=false){const stats=useStat?yield stat(fsPath):
yield lstat(fsPath);return stats.isDirectory()})}function isRooted(p){p=normalizeSeparators(p);if(!p){throw new Error('isRooted() parameter "p" cannot be empty')}
if(IS_WINDOWS){return p.startsWith("\\")||/^[A-Z]:/i.test(p)}return p.startsWith("/")}function tryGetExecutablePath(filePath,extensions){return __awaiter(this,void 0,
void 0,function*(){let stats=void 0;try{stats=yield stat(filePath)}catch(err){if(err.code!=="ENOENT"){console.log(`Unexpected error attempting to determine if e\
xecutable file exists '${filePath}': ${err}`)}}if(stats&&stats.isFile()){if(IS_WINDOWS){const upperExt=external_path_.extname(filePath).toUpperCase();if(extensions.
some(validExt=>validExt.toUpperCase()===upperExt)){return filePath}}else{if(isUnixExecutable(stats)){return filePath}}}const originalFilePath=filePath;for(const extension of extensions){
filePath=originalFilePath+extension;stats=void 0;try{stats=yield stat(filePath)}catch(err){if(err.code!=="ENOENT"){console.log(`Unexpected error attempting to d\
etermine if executable file exists '${filePath}': ${err}`)}}if(stats&&stats.isFile()){if(IS_WINDOWS){try{const directory=external_path_.dirname(filePath);const upperName=external_path_.
basename(filePath).toUpperCase();for(const actualName of yield readdir(directory)){if(upperName===actualName.toUpperCase()){filePath=external_path_.join(directory,
actualName);break}}}catch(err){console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`)}return filePath}else{if(isUnixExecutable(
stats)){return filePath}}}}return""})}function normalizeSeparators(p){p=p||"";if(IS_WINDOWS){p=p.replace(/\//g,"\\");return p.replace(/\\\\+/g,"\\")}return p.replace(
/\/\/+/g,"/")}function isUnixExecutable(stats){return(stats.mode&1)>0||(stats.mode&8)>0&&process.getgid!==void 0&&stats.gid===process.getgid()||(stats.mode&64)>
0&&process.getuid!==void 0&&stats.uid===process.getuid()}function getCmdPath(){var _a;return(_a=process.env["COMSPEC"])!==null&&_a!==void 0?_a:`cmd.exe`};var io_awaiter=function(thisArg,_arguments,P,generator){
function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){
try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator["throw"](value))}catch(e){reject(e)}}function step(result){result.
done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})};function cp(source_1,dest_1){
return io_awaiter(this,arguments,void 0,function*(source,dest,options={}){const{force,recursive,copySourceDirectory}=readCopyOptions(options);const destStat=(yield ioUtil.
exists(dest))?yield ioUtil.stat(dest):null;if(destStat&&destStat.isFile()&&!force){return}const newDest=destStat&&destStat.isDirectory()&&copySourceDirectory?path.
join(dest,path.basename(source)):dest;if(!(yield ioUtil.exists(source))){throw new Error(`no such file or directory: ${source}`)}const sourceStat=yield ioUtil.stat(
source);if(sourceStat.isDirectory()){if(!recursive){throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive flag.`)}else{
yield cpDirRecursive(source,newDest,0,force)}}else{if(path.relative(source,newDest)===""){throw new Error(`'${newDest}' and '${source}' are the same file`)}yield io_copyFile(
source,newDest,force)}})}function mv(source_1,dest_1){return io_awaiter(this,arguments,void 0,function*(source,dest,options={}){if(yield ioUtil.exists(dest)){let destExists=true;
if(yield ioUtil.isDirectory(dest)){dest=path.join(dest,path.basename(source));destExists=yield ioUtil.exists(dest)}if(destExists){if(options.force==null||options.
force){yield rmRF(dest)}else{throw new Error("Destination already exists")}}}yield mkdirP(path.dirname(dest));yield ioUtil.rename(source,dest)})}function rmRF(inputPath){
return io_awaiter(this,void 0,void 0,function*(){if(ioUtil.IS_WINDOWS){if(/[*"<>|]/.test(inputPath)){throw new Error('File path must not contain `*`, `"`, `<`, \
`>` or `|` on Windows')}}try{yield ioUtil.rm(inputPath,{force:true,maxRetries:3,recursive:true,retryDelay:300})}catch(err){throw new Error(`File was unable to b\
e removed ${err}`)}})}function mkdirP(fsPath){return io_awaiter(this,void 0,void 0,function*(){ok(fsPath,"a path argument must be provided");yield ioUtil.mkdir(
fsPath,{recursive:true})})}function which(tool,check){return io_awaiter(this,void 0,void 0,function*(){if(!tool){throw new Error("parameter 'tool' is required")}
if(check){const result=yield which(tool,false);if(!result){if(IS_WINDOWS){throw new Error(`Unable to locate executable file: ${tool}. Please verify either the f\
ile path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an execut\
able file.`)}else{throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a direct\
ory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`)}}return result}const matches=yield findInPath(tool);
if(matches&&matches.length>0){return matches[0]}return""})}function findInPath(tool){return io_awaiter(this,void 0,void 0,function*(){if(!tool){throw new Error(
"parameter 'tool' is required")}const extensions=[];if(IS_WINDOWS&&process.env["PATHEXT"]){for(const extension of process.env["PATHEXT"].split(external_path_.delimiter)){
if(extension){extensions.push(extension)}}}if(isRooted(tool)){const filePath=yield tryGetExecutablePath(tool,extensions);if(filePath){return[filePath]}return[]}
if(tool.includes(external_path_.sep)){return[]}const directories=[];if(process.env.PATH){for(const p of process.env.PATH.split(external_path_.delimiter)){if(p){
directories.push(p)}}}const matches=[];for(const directory of directories){const filePath=yield tryGetExecutablePath(external_path_.join(directory,tool),extensions);
if(filePath){matches.push(filePath)}}return matches})}function readCopyOptions(options){const force=options.force==null?true:options.force;const recursive=Boolean(
options.recursive);const copySourceDirectory=options.copySourceDirectory==null?true:Boolean(options.copySourceDirectory);return{force,recursive,copySourceDirectory}}
function cpDirRecursive(sourceDir,destDir,currentDepth,force){return io_awaiter(this,void 0,void 0,function*(){if(currentDepth>=255)return;currentDepth++;yield mkdirP(
destDir);const files=yield ioUtil.readdir(sourceDir);for(const fileName of files){const srcFile=`${sourceDir}/${fileName}`;const destFile=`${destDir}/${fileName}`;
const srcFileStat=yield ioUtil.lstat(srcFile);if(srcFileStat.isDirectory()){yield cpDirRecursive(srcFile,destFile,currentDepth,force)}else{yield io_copyFile(srcFile,
destFile,force)}}yield ioUtil.chmod(destDir,(yield ioUtil.stat(sourceDir)).mode)})}function io_copyFile(srcFile,destFile,force){return io_awaiter(this,void 0,void 0,
function*(){if((yield ioUtil.lstat(srcFile)).isSymbolicLink()){try{yield ioUtil.lstat(destFile);yield ioUtil.unlink(destFile)}catch(e){if(e.code==="EPERM"){yield ioUtil.
chmod(destFile,"0666");yield ioUtil.unlink(destFile)}}const symlinkFull=yield ioUtil.readlink(srcFile);yield ioUtil.symlink(symlinkFull,destFile,ioUtil.IS_WINDOWS?
"junction":null)}else if(!(yield ioUtil.exists(destFile))||force){yield ioUtil.copyFile(srcFile,destFile)}})}var external_timers_=__webpack_require__(3557);;var toolrunner_awaiter=function(thisArg,_arguments,P,generator){
function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){
try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator["throw"](value))}catch(e){reject(e)}}function step(result){result.
done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})};const toolrunner_IS_WINDOWS=process.
platform==="win32";class ToolRunner extends external_events_.EventEmitter{constructor(toolPath,args,options){super();if(!toolPath){throw new Error("Parameter 't\
oolPath' cannot be null or empty.")}this.toolPath=toolPath;this.args=args||[];this.options=options||{}}_debug(message){if(this.options.listeners&&this.options.listeners.
debug){this.options.listeners.debug(message)}}_getCommandString(options,noPrefix){const toolPath=this._getSpawnFileName();const args=this._getSpawnArgs(options);
let cmd=noPrefix?"":"[command]";if(toolrunner_IS_WINDOWS){if(this._isCmdFile()){cmd+=toolPath;for(const a of args){cmd+=` ${a}`}}else if(options.windowsVerbatimArguments){
cmd+=`"${toolPath}"`;for(const a of args){cmd+=` ${a}`}}else{cmd+=this._windowsQuoteCmdArg(toolPath);for(const a of args){cmd+=` ${this._windowsQuoteCmdArg(a)}`}}}else{
cmd+=toolPath;for(const a of args){cmd+=` ${a}`}}return cmd}_processLineBuffer(data,strBuffer,onLine){try{let s=strBuffer+data.toString();let n=s.indexOf(external_os_.
EOL);while(n>-1){const line=s.substring(0,n);onLine(line);s=s.substring(n+external_os_.EOL.length);n=s.indexOf(external_os_.EOL)}return s}catch(err){this._debug(
`error processing line. Failed with error ${err}`);return""}}_getSpawnFileName(){if(toolrunner_IS_WINDOWS){if(this._isCmdFile()){return process.env["COMSPEC"]||
"cmd.exe"}}return this.toolPath}_getSpawnArgs(options){if(toolrunner_IS_WINDOWS){if(this._isCmdFile()){let argline=`/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
for(const a of this.args){argline+=" ";argline+=options.windowsVerbatimArguments?a:this._windowsQuoteCmdArg(a)}argline+='"';return[argline]}}return this.args}_endsWith(str,end){
return str.endsWith(end)}_isCmdFile(){const upperToolPath=this.toolPath.toUpperCase();return this._endsWith(upperToolPath,".CMD")||this._endsWith(upperToolPath,
".BAT")}_windowsQuoteCmdArg(arg){if(!this._isCmdFile()){return this._uvQuoteCmdArg(arg)}if(!arg){return'""'}const cmdSpecialChars=[" ","	","&","(",")","[","]","\
{","}","^","=",";","!","'","+",",","`","~","|","<",">",'"'];let needsQuotes=false;for(const char of arg){if(cmdSpecialChars.some(x=>x===char)){needsQuotes=true;
break}}if(!needsQuotes){return arg}let reverse='"';let quoteHit=true;for(let i=arg.length;i>0;i--){reverse+=arg[i-1];if(quoteHit&&arg[i-1]==="\\"){reverse+="\\"}else if(arg[i-
1]==='"'){quoteHit=true;reverse+='"'}else{quoteHit=false}}reverse+='"';return reverse.split("").reverse().join("")}_uvQuoteCmdArg(arg){if(!arg){return'""'}if(!arg.
includes(" ")&&!arg.includes("	")&&!arg.includes('"')){return arg}if(!arg.includes('"')&&!arg.includes("\\")){return`"${arg}"`}let reverse='"';let quoteHit=true;
for(let i=arg.length;i>0;i--){reverse+=arg[i-1];if(quoteHit&&arg[i-1]==="\\"){reverse+="\\"}else if(arg[i-1]==='"'){quoteHit=true;reverse+="\\"}else{quoteHit=false}}
reverse+='"';return reverse.split("").reverse().join("")}_cloneExecOptions(options){options=options||{};const result={cwd:options.cwd||process.cwd(),env:options.
env||process.env,silent:options.silent||false,windowsVerbatimArguments:options.windowsVerbatimArguments||false,failOnStdErr:options.failOnStdErr||false,ignoreReturnCode:options.
ignoreReturnCode||false,delay:options.delay||1e4};result.outStream=options.outStream||process.stdout;result.errStream=options.errStream||process.stderr;return result}_getSpawnOptions(options,toolPath){
options=options||{};const result={};result.cwd=options.cwd;result.env=options.env;result["windowsVerbatimArguments"]=options.windowsVerbatimArguments||this._isCmdFile();
if(options.windowsVerbatimArguments){result.argv0=`"${toolPath}"`}return result}exec(){return toolrunner_awaiter(this,void 0,void 0,function*(){if(!isRooted(this.
toolPath)&&(this.toolPath.includes("/")||toolrunner_IS_WINDOWS&&this.toolPath.includes("\\"))){this.toolPath=external_path_.resolve(process.cwd(),this.options.cwd||
process.cwd(),this.toolPath)}this.toolPath=yield which(this.toolPath,true);return new Promise((resolve,reject)=>toolrunner_awaiter(this,void 0,void 0,function*(){
this._debug(`exec tool: ${this.toolPath}`);this._debug("arguments:");for(const arg of this.args){this._debug(`   ${arg}`)}const optionsNonNull=this._cloneExecOptions(
this.options);if(!optionsNonNull.silent&&optionsNonNull.outStream){optionsNonNull.outStream.write(this._getCommandString(optionsNonNull)+external_os_.EOL)}const state=new ExecState(
optionsNonNull,this.toolPath);state.on("debug",message=>{this._debug(message)});if(this.options.cwd&&!(yield exists(this.options.cwd))){return reject(new Error(
`The cwd: ${this.options.cwd} does not exist!`))}const fileName=this._getSpawnFileName();const cp2=external_child_process_.spawn(fileName,this._getSpawnArgs(optionsNonNull),
this._getSpawnOptions(this.options,fileName));let stdbuffer="";if(cp2.stdout){cp2.stdout.on("data",data=>{if(this.options.listeners&&this.options.listeners.stdout){
this.options.listeners.stdout(data)}if(!optionsNonNull.silent&&optionsNonNull.outStream){optionsNonNull.outStream.write(data)}stdbuffer=this._processLineBuffer(
data,stdbuffer,line=>{if(this.options.listeners&&this.options.listeners.stdline){this.options.listeners.stdline(line)}})})}let errbuffer="";if(cp2.stderr){cp2.stderr.
on("data",data=>{state.processStderr=true;if(this.options.listeners&&this.options.listeners.stderr){this.options.listeners.stderr(data)}if(!optionsNonNull.silent&&
optionsNonNull.errStream&&optionsNonNull.outStream){const s=optionsNonNull.failOnStdErr?optionsNonNull.errStream:optionsNonNull.outStream;s.write(data)}errbuffer=
this._processLineBuffer(data,errbuffer,line=>{if(this.options.listeners&&this.options.listeners.errline){this.options.listeners.errline(line)}})})}cp2.on("error",
err=>{state.processError=err.message;state.processExited=true;state.processClosed=true;state.CheckComplete()});cp2.on("exit",code=>{state.processExitCode=code;state.
processExited=true;this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);state.CheckComplete()});cp2.on("close",code=>{state.processExitCode=code;
state.processExited=true;state.processClosed=true;this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);state.CheckComplete()});state.on("done",(error,exitCode)=>{
if(stdbuffer.length>0){this.emit("stdline",stdbuffer)}if(errbuffer.length>0){this.emit("errline",errbuffer)}cp2.removeAllListeners();if(error){reject(error)}else{
resolve(exitCode)}});if(this.options.input){if(!cp2.stdin){throw new Error("child process missing stdin")}cp2.stdin.end(this.options.input)}}))})}}function argStringToArray(argString){
const args=[];let inQuotes=false;let escaped=false;let arg="";function append(c){if(escaped&&c!=='"'){arg+="\\"}arg+=c;escaped=false}for(let i=0;i<argString.length;i++){
const c=argString.charAt(i);if(c==='"'){if(!escaped){inQuotes=!inQuotes}else{append(c)}continue}if(c==="\\"&&escaped){append(c);continue}if(c==="\\"&&inQuotes){
escaped=true;continue}if(c===" "&&!inQuotes){if(arg.length>0){args.push(arg);arg=""}continue}append(c)}if(arg.length>0){args.push(arg.trim())}return args}class ExecState extends external_events_.
EventEmitter{constructor(options,toolPath){super();this.processClosed=false;this.processError="";this.processExitCode=0;this.processExited=false;this.processStderr=
false;this.delay=1e4;this.done=false;this.timeout=null;if(!toolPath){throw new Error("toolPath must not be empty")}this.options=options;this.toolPath=toolPath;if(options.
delay){this.delay=options.delay}}CheckComplete(){if(this.done){return}if(this.processClosed){this._setResult()}else if(this.processExited){this.timeout=(0,external_timers_.
setTimeout)(ExecState.HandleTimeout,this.delay,this)}}_debug(message){this.emit("debug",message)}_setResult(){let error;if(this.processExited){if(this.processError){
error=new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`)}else if(this.
processExitCode!==0&&!this.options.ignoreReturnCode){error=new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`)}else if(this.
processStderr&&this.options.failOnStdErr){error=new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`)}}
if(this.timeout){clearTimeout(this.timeout);this.timeout=null}this.done=true;this.emit("done",error,this.processExitCode)}static HandleTimeout(state){if(state.done){
return}if(!state.processClosed&&state.processExited){const message=`The STDIO streams did not close within ${state.delay/1e3} seconds of the exit event from pro\
cess '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;state._debug(message)}state._setResult()}};var exec_awaiter=function(thisArg,_arguments,P,generator){
function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){
try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator["throw"](value))}catch(e){reject(e)}}function step(result){result.
done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})};function exec2(commandLine,args,options){
return exec_awaiter(this,void 0,void 0,function*(){const commandArgs=argStringToArray(commandLine);if(commandArgs.length===0){throw new Error(`Parameter 'comman\
dLine' cannot be null or empty.`)}const toolPath=commandArgs[0];args=commandArgs.slice(1).concat(args||[]);const runner=new ToolRunner(toolPath,args,options);return runner.
exec()})}function getExecOutput(commandLine,args,options){return exec_awaiter(this,void 0,void 0,function*(){var _a,_b;let stdout="";let stderr="";const stdoutDecoder=new external_string_decoder_.
StringDecoder("utf8");const stderrDecoder=new external_string_decoder_.StringDecoder("utf8");const originalStdoutListener=(_a=options===null||options===void 0?void 0:
options.listeners)===null||_a===void 0?void 0:_a.stdout;const originalStdErrListener=(_b=options===null||options===void 0?void 0:options.listeners)===null||_b===
void 0?void 0:_b.stderr;const stdErrListener=data=>{stderr+=stderrDecoder.write(data);if(originalStdErrListener){originalStdErrListener(data)}};const stdOutListener=data=>{
stdout+=stdoutDecoder.write(data);if(originalStdoutListener){originalStdoutListener(data)}};const listeners=Object.assign(Object.assign({},options===null||options===
void 0?void 0:options.listeners),{stdout:stdOutListener,stderr:stdErrListener});const exitCode=yield exec2(commandLine,args,Object.assign(Object.assign({},options),
{listeners}));stdout+=stdoutDecoder.end();stderr+=stderrDecoder.end();return{exitCode,stdout,stderr}})}})};export{id,ids,modules};
