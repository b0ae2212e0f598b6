import*as __WEBPACK_EXTERNAL_MODULE_module__ from"module";import{createRequire as __WEBPACK_EXTERNAL_createRequire}from"module";var __webpack_modules__={3550:(function(module,__unused_webpack_exports,__nccwpck_require__2){
var x=y2=>{var x2={};__nccwpck_require__2.d(x2,y2);return x2};var y=x2=>(()=>x2);module.exports=x({["createRequire"]:()=>__WEBPACK_EXTERNAL_MODULE_module__.createRequire})}),
2613:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert")}),181:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("buffer")}),5317:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process")}),6982:(function(module){module.
exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto")}),4434:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("e\
vents")}),9896:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs")}),1943:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("fs/promises")}),8611:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("http")}),5692:(function(module){module.
exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("https")}),9278:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("ne\
t")}),4589:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert")}),6698:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("node:async_hooks")}),4573:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer")}),1421:(function(module){
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process")}),7540:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("node:console")}),7598:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto")}),3053:(function(module){
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel")}),610:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("node:dns")}),8474:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events")}),3024:(function(module){module.
exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs")}),1455:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("\
node:fs/promises")}),7067:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http")}),2467:(function(module){module.exports=
__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2")}),7030:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:\
net")}),8161:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os")}),6760:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("node:path")}),643:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks")}),1792:(function(module){
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring")}),7075:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.
url)("node:stream")}),8500:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises")}),1692:(function(module){module.
exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls")}),3136:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)(
"node:url")}),7975:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util")}),3429:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("node:util/types")}),8877:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8")}),5919:(function(module){
module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads")}),8522:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("node:zlib")}),857:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("os")}),6928:(function(module){module.exports=
__WEBPACK_EXTERNAL_createRequire(import.meta.url)("path")}),932:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("process")}),
3193:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder")}),3557:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(
import.meta.url)("timers")}),4756:(function(module){module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls")}),9023:(function(module){module.exports=
__WEBPACK_EXTERNAL_createRequire(import.meta.url)("util")})};var __webpack_module_cache__={};function __nccwpck_require__(moduleId){var cachedModule=__webpack_module_cache__[moduleId];
if(cachedModule!==void 0){return cachedModule.exports}var module=__webpack_module_cache__[moduleId]={exports:{}};var threw=true;try{__webpack_modules__[moduleId].
call(module.exports,module,module.exports,__nccwpck_require__);threw=false}finally{if(threw)delete __webpack_module_cache__[moduleId]}return module.exports}__nccwpck_require__.
m=__webpack_modules__;if(typeof __nccwpck_require__!=="undefined")__nccwpck_require__.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.
url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/";(()=>{var webpackQueues=typeof Symbol==="function"?Symbol("webpack queues"):"__webpack_queues__";var webpackExports=typeof Symbol===
"function"?Symbol("webpack exports"):"__webpack_exports__";var webpackError=typeof Symbol==="function"?Symbol("webpack error"):"__webpack_error__";var resolveQueue=queue=>{
if(queue&&queue.d<1){queue.d=1;queue.forEach(fn=>fn.r--);queue.forEach(fn=>fn.r--?fn.r++:fn())}};var wrapDeps=deps=>deps.map(dep=>{if(dep!==null&&typeof dep==="\
object"){if(dep[webpackQueues])return dep;if(dep.then){var queue=[];queue.d=0;dep.then(r=>{obj[webpackExports]=r;resolveQueue(queue)},e=>{obj[webpackError]=e;resolveQueue(
queue)});var obj={};obj[webpackQueues]=fn=>fn(queue);return obj}}var ret={};ret[webpackQueues]=x=>{};ret[webpackExports]=dep;return ret});__nccwpck_require__.a=
(module,body,hasAwait)=>{var queue;hasAwait&&((queue=[]).d=-1);var depQueues=new Set;var exports=module.exports;var currentDeps;var outerResolve;var reject;var promise=new Promise(
(resolve,rej)=>{reject=rej;outerResolve=resolve});promise[webpackExports]=exports;promise[webpackQueues]=fn=>(queue&&fn(queue),depQueues.forEach(fn),promise["ca\
tch"](x=>{}));module.exports=promise;body(deps=>{currentDeps=wrapDeps(deps);var fn;var getResult=()=>currentDeps.map(d=>{if(d[webpackError])throw d[webpackError];
return d[webpackExports]});var promise2=new Promise(resolve=>{fn=()=>resolve(getResult);fn.r=0;var fnQueue=q=>q!==queue&&!depQueues.has(q)&&(depQueues.add(q),q&&
!q.d&&(fn.r++,q.push(fn)));currentDeps.map(dep=>dep[webpackQueues](fnQueue))});return fn.r?promise2:getResult()},err=>(err?reject(promise[webpackError]=err):outerResolve(
exports),resolveQueue(queue)));queue&&queue.d<0&&(queue.d=0)}})();(()=>{var getProto=Object.getPrototypeOf?obj=>Object.getPrototypeOf(obj):obj=>obj.__proto__;var leafPrototypes;
__nccwpck_require__.t=function(value,mode){if(mode&1)value=this(value);if(mode&8)return value;if(typeof value==="object"&&value){if(mode&4&&value.__esModule)return value;
if(mode&16&&typeof value.then==="function")return value}var ns=Object.create(null);__nccwpck_require__.r(ns);var def={};leafPrototypes=leafPrototypes||[null,getProto(
{}),getProto([]),getProto(getProto)];for(var current=mode&2&&value;typeof current=="object"&&!~leafPrototypes.indexOf(current);current=getProto(current)){Object.
getOwnPropertyNames(current).forEach(key=>def[key]=()=>value[key])}def["default"]=()=>value;__nccwpck_require__.d(ns,def);return ns}})();(()=>{__nccwpck_require__.
d=(exports,definition)=>{for(var key in definition){if(__nccwpck_require__.o(definition,key)&&!__nccwpck_require__.o(exports,key)){Object.defineProperty(exports,
key,{enumerable:true,get:definition[key]})}}}})();(()=>{__nccwpck_require__.f={};__nccwpck_require__.e=chunkId=>{return Promise.all(Object.keys(__nccwpck_require__.
f).reduce((promises,key)=>{__nccwpck_require__.f[key](chunkId,promises);return promises},[]))}})();(()=>{__nccwpck_require__.u=chunkId=>{return""+chunkId+".inde\
x.js"}})();(()=>{__nccwpck_require__.o=(obj,prop)=>Object.prototype.hasOwnProperty.call(obj,prop)})();(()=>{__nccwpck_require__.r=exports=>{if(typeof Symbol!=="\
undefined"&&Symbol.toStringTag){Object.defineProperty(exports,Symbol.toStringTag,{value:"Module"})}Object.defineProperty(exports,"__esModule",{value:true})}})();
(()=>{var scriptUrl;if(typeof import.meta.url==="string")scriptUrl=import.meta.url;if(!scriptUrl)throw new Error("Automatic publicPath is not supported in this \
browser");scriptUrl=scriptUrl.replace(/#.*$/,"").replace(/\?.*$/,"").replace(/\/[^\/]+$/,"/");__nccwpck_require__.p=scriptUrl})();(()=>{__nccwpck_require__.b=new URL(
"./",import.meta.url);var installedChunks={792:0};var installChunk=data=>{var{ids,modules,runtime}=data;var moduleId,chunkId,i=0;for(moduleId in modules){if(__nccwpck_require__.
o(modules,moduleId)){__nccwpck_require__.m[moduleId]=modules[moduleId]}}if(runtime)runtime(__nccwpck_require__);for(;i<ids.length;i++){chunkId=ids[i];if(__nccwpck_require__.
o(installedChunks,chunkId)&&installedChunks[chunkId]){installedChunks[chunkId][0]()}installedChunks[ids[i]]=0}};__nccwpck_require__.f.j=(chunkId,promises)=>{var installedChunkData=__nccwpck_require__.
o(installedChunks,chunkId)?installedChunks[chunkId]:void 0;if(installedChunkData!==0){if(installedChunkData){promises.push(installedChunkData[1])}else{if(true){
var promise=import("./"+__nccwpck_require__.u(chunkId)).then(installChunk,e=>{if(installedChunks[chunkId]!==0)installedChunks[chunkId]=void 0;throw e});var promise=Promise.
race([promise,new Promise(resolve=>installedChunkData=installedChunks[chunkId]=[resolve])]);promises.push(installedChunkData[1]=promise)}}}}})();var __webpack_exports__={};
__nccwpck_require__.d(__webpack_exports__,{C:()=>runAction,r:()=>runCommandLine});const runAction=()=>Promise.all([__nccwpck_require__.e(667),__nccwpck_require__.
e(413),__nccwpck_require__.e(264),__nccwpck_require__.e(385),__nccwpck_require__.e(479)]).then(__nccwpck_require__.bind(__nccwpck_require__,9479));const runCommandLine=()=>Promise.
all([__nccwpck_require__.e(667),__nccwpck_require__.e(385),__nccwpck_require__.e(986)]).then(__nccwpck_require__.bind(__nccwpck_require__,3986));var __webpack_exports__runAction=__webpack_exports__.
C;var __webpack_exports__runCommandLine=__webpack_exports__.r;export{__webpack_exports__runAction as runAction,__webpack_exports__runCommandLine as runCommandLine};
