const id=667;const ids=[667];const modules={1916:(function(__unused_webpack_module,exports2){var __webpack_unused_export__;__webpack_unused_export__=true;exports2.
Io=__webpack_unused_export__=void 0;var peq=new Uint32Array(65536);var myers_32=function(a,b){var n=a.length;var m=b.length;var lst=1<<n-1;var pv=-1;var mv=0;var sc=n;
var i=n;while(i--){peq[a.charCodeAt(i)]|=1<<i}for(i=0;i<m;i++){var eq=peq[b.charCodeAt(i)];var xv=eq|mv;eq|=(eq&pv)+pv^pv;mv|=~(eq|pv);pv&=eq;if(mv&lst){sc++}if(pv&
lst){sc--}mv=mv<<1|1;pv=pv<<1|~(xv|mv);mv&=xv}i=n;while(i--){peq[a.charCodeAt(i)]=0}return sc};var myers_x=function(b,a){var n=a.length;var m=b.length;var mhc=[];
var phc=[];var hsize=Math.ceil(n/32);var vsize=Math.ceil(m/32);for(var i=0;i<hsize;i++){phc[i]=-1;mhc[i]=0}var j=0;for(;j<vsize-1;j++){var mv_1=0;var pv_1=-1;var start_1=j*
32;var vlen_1=Math.min(32,m)+start_1;for(var k=start_1;k<vlen_1;k++){peq[b.charCodeAt(k)]|=1<<k}for(var i=0;i<n;i++){var eq=peq[a.charCodeAt(i)];var pb=phc[i/32|
0]>>>i&1;var mb=mhc[i/32|0]>>>i&1;var xv=eq|mv_1;var xh=((eq|mb)&pv_1)+pv_1^pv_1|eq|mb;var ph=mv_1|~(xh|pv_1);var mh=pv_1&xh;if(ph>>>31^pb){phc[i/32|0]^=1<<i}if(mh>>>
31^mb){mhc[i/32|0]^=1<<i}ph=ph<<1|pb;mh=mh<<1|mb;pv_1=mh|~(xv|ph);mv_1=ph&xv}for(var k=start_1;k<vlen_1;k++){peq[b.charCodeAt(k)]=0}}var mv=0;var pv=-1;var start=j*
32;var vlen=Math.min(32,m-start)+start;for(var k=start;k<vlen;k++){peq[b.charCodeAt(k)]|=1<<k}var score=m;for(var i=0;i<n;i++){var eq=peq[a.charCodeAt(i)];var pb=phc[i/
32|0]>>>i&1;var mb=mhc[i/32|0]>>>i&1;var xv=eq|mv;var xh=((eq|mb)&pv)+pv^pv|eq|mb;var ph=mv|~(xh|pv);var mh=pv&xh;score+=ph>>>m-1&1;score-=mh>>>m-1&1;if(ph>>>31^
pb){phc[i/32|0]^=1<<i}if(mh>>>31^mb){mhc[i/32|0]^=1<<i}ph=ph<<1|pb;mh=mh<<1|mb;pv=mh|~(xv|ph);mv=ph&xv}for(var k=start;k<vlen;k++){peq[b.charCodeAt(k)]=0}return score};
var distance=function(a,b){if(a.length<b.length){var tmp=b;b=a;a=tmp}if(b.length===0){return a.length}if(a.length<=32){return myers_32(a,b)}return myers_x(a,b)};
exports2.Io=distance;var closest=function(str,arr){var min_distance=Infinity;var min_index=0;for(var i=0;i<arr.length;i++){var dist=distance(str,arr[i]);if(dist<
min_distance){min_distance=dist;min_index=i}}return arr[min_index]};__webpack_unused_export__=closest}),7336:(function(module){let p=process||{},argv=p.argv||[],
env=p.env||{};let isColorSupported=!(!!env.NO_COLOR||argv.includes("--no-color"))&&(!!env.FORCE_COLOR||argv.includes("--color")||p.platform==="win32"||(p.stdout||
{}).isTTY&&env.TERM!=="dumb"||!!env.CI);let formatter=(open,close,replace=open)=>input=>{let string=""+input,index=string.indexOf(close,open.length);return~index?
open+replaceClose(string,close,replace,index)+close:open+string+close};let replaceClose=(string,close,replace,index)=>{let result="",cursor=0;do{result+=string.
substring(cursor,index)+replace;cursor=index+close.length;index=string.indexOf(close,cursor)}while(~index);return result+string.substring(cursor)};let createColors=(enabled=isColorSupported)=>{
let f=enabled?formatter:()=>String;return{isColorSupported:enabled,reset:f("\x1B[0m","\x1B[0m"),bold:f("\x1B[1m","\x1B[22m","\x1B[22m\x1B[1m"),dim:f("\x1B[2m","\
\x1B[22m","\x1B[22m\x1B[2m"),italic:f("\x1B[3m","\x1B[23m"),underline:f("\x1B[4m","\x1B[24m"),inverse:f("\x1B[7m","\x1B[27m"),hidden:f("\x1B[8m","\x1B[28m"),strikethrough:f(
"\x1B[9m","\x1B[29m"),black:f("\x1B[30m","\x1B[39m"),red:f("\x1B[31m","\x1B[39m"),green:f("\x1B[32m","\x1B[39m"),yellow:f("\x1B[33m","\x1B[39m"),blue:f("\x1B[34m",
"\x1B[39m"),magenta:f("\x1B[35m","\x1B[39m"),cyan:f("\x1B[36m","\x1B[39m"),white:f("\x1B[37m","\x1B[39m"),gray:f("\x1B[90m","\x1B[39m"),bgBlack:f("\x1B[40m","\x1B[\
49m"),bgRed:f("\x1B[41m","\x1B[49m"),bgGreen:f("\x1B[42m","\x1B[49m"),bgYellow:f("\x1B[43m","\x1B[49m"),bgBlue:f("\x1B[44m","\x1B[49m"),bgMagenta:f("\x1B[45m","\
\x1B[49m"),bgCyan:f("\x1B[46m","\x1B[49m"),bgWhite:f("\x1B[47m","\x1B[49m"),blackBright:f("\x1B[90m","\x1B[39m"),redBright:f("\x1B[91m","\x1B[39m"),greenBright:f(
"\x1B[92m","\x1B[39m"),yellowBright:f("\x1B[93m","\x1B[39m"),blueBright:f("\x1B[94m","\x1B[39m"),magentaBright:f("\x1B[95m","\x1B[39m"),cyanBright:f("\x1B[96m",
"\x1B[39m"),whiteBright:f("\x1B[97m","\x1B[39m"),bgBlackBright:f("\x1B[100m","\x1B[49m"),bgRedBright:f("\x1B[101m","\x1B[49m"),bgGreenBright:f("\x1B[102m","\x1B[49\
m"),bgYellowBright:f("\x1B[103m","\x1B[49m"),bgBlueBright:f("\x1B[104m","\x1B[49m"),bgMagentaBright:f("\x1B[105m","\x1B[49m"),bgCyanBright:f("\x1B[106m","\x1B[49m"),
bgWhiteBright:f("\x1B[107m","\x1B[49m")}};module.exports=createColors();module.exports.createColors=createColors}),7349:(function(__unused_webpack_module,exports2,__webpack_require__){
var identity=__webpack_require__(1127);var Scalar=__webpack_require__(3301);var YAMLMap=__webpack_require__(4454);var YAMLSeq=__webpack_require__(2223);var resolveBlockMap=__webpack_require__(
7103);var resolveBlockSeq=__webpack_require__(334);var resolveFlowCollection=__webpack_require__(3142);function resolveCollection(CN,ctx,token,onError,tagName,tag){
const coll=token.type==="block-map"?resolveBlockMap.resolveBlockMap(CN,ctx,token,onError,tag):token.type==="block-seq"?resolveBlockSeq.resolveBlockSeq(CN,ctx,token,
onError,tag):resolveFlowCollection.resolveFlowCollection(CN,ctx,token,onError,tag);const Coll=coll.constructor;if(tagName==="!"||tagName===Coll.tagName){coll.tag=
Coll.tagName;return coll}if(tagName)coll.tag=tagName;return coll}function composeCollection(CN,ctx,token,props,onError){const tagToken=props.tag;const tagName=!tagToken?
null:ctx.directives.tagName(tagToken.source,msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg));if(token.type==="block-seq"){const{anchor,newlineAfterProp:nl}=props;
const lastProp=anchor&&tagToken?anchor.offset>tagToken.offset?anchor:tagToken:anchor??tagToken;if(lastProp&&(!nl||nl.offset<lastProp.offset)){const message="Mis\
sing newline after block sequence props";onError(lastProp,"MISSING_CHAR",message)}}const expType=token.type==="block-map"?"map":token.type==="block-seq"?"seq":token.
start.source==="{"?"map":"seq";if(!tagToken||!tagName||tagName==="!"||tagName===YAMLMap.YAMLMap.tagName&&expType==="map"||tagName===YAMLSeq.YAMLSeq.tagName&&expType===
"seq"){return resolveCollection(CN,ctx,token,onError,tagName)}let tag=ctx.schema.tags.find(t=>t.tag===tagName&&t.collection===expType);if(!tag){const kt=ctx.schema.
knownTags[tagName];if(kt?.collection===expType){ctx.schema.tags.push(Object.assign({},kt,{default:false}));tag=kt}else{if(kt){onError(tagToken,"BAD_COLLECTION_T\
YPE",`${kt.tag} used for ${expType} collection, but expects ${kt.collection??"scalar"}`,true)}else{onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,
true)}return resolveCollection(CN,ctx,token,onError,tagName)}}const coll=resolveCollection(CN,ctx,token,onError,tagName,tag);const res=tag.resolve?.(coll,msg=>onError(
tagToken,"TAG_RESOLVE_FAILED",msg),ctx.options)??coll;const node=identity.isNode(res)?res:new Scalar.Scalar(res);node.range=coll.range;node.tag=tagName;if(tag?.
format)node.format=tag.format;return node}exports2.composeCollection=composeCollection}),3683:(function(__unused_webpack_module,exports2,__webpack_require__){var Document=__webpack_require__(
3021);var composeNode=__webpack_require__(5937);var resolveEnd=__webpack_require__(7788);var resolveProps=__webpack_require__(4631);function composeDoc(options,directives,{
offset,start,value,end},onError){const opts=Object.assign({_directives:directives},options);const doc=new Document.Document(void 0,opts);const ctx={atKey:false,
atRoot:true,directives:doc.directives,options:doc.options,schema:doc.schema};const props=resolveProps.resolveProps(start,{indicator:"doc-start",next:value??end?.[0],
offset,onError,parentIndent:0,startOnNewline:true});if(props.found){doc.directives.docStart=true;if(value&&(value.type==="block-map"||value.type==="block-seq")&&
!props.hasNewline)onError(props.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end marker")}doc.contents=value?composeNode.composeNode(
ctx,value,props,onError):composeNode.composeEmptyNode(ctx,props.end,start,null,props,onError);const contentEnd=doc.contents.range[2];const re=resolveEnd.resolveEnd(
end,contentEnd,false,onError);if(re.comment)doc.comment=re.comment;doc.range=[offset,contentEnd,re.offset];return doc}exports2.composeDoc=composeDoc}),5937:(function(__unused_webpack_module,exports2,__webpack_require__){
var Alias=__webpack_require__(4065);var identity=__webpack_require__(1127);var composeCollection=__webpack_require__(7349);var composeScalar=__webpack_require__(
5413);var resolveEnd=__webpack_require__(7788);var utilEmptyScalarPosition=__webpack_require__(2599);const CN={composeNode,composeEmptyNode};function composeNode(ctx,token,props,onError){
const atKey=ctx.atKey;const{spaceBefore,comment,anchor,tag}=props;let node;let isSrcToken=true;switch(token.type){case"alias":node=composeAlias(ctx,token,onError);
if(anchor||tag)onError(token,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-sca\
lar":case"block-scalar":node=composeScalar.composeScalar(ctx,token,tag,onError);if(anchor)node.anchor=anchor.source.substring(1);break;case"block-map":case"bloc\
k-seq":case"flow-collection":try{node=composeCollection.composeCollection(CN,ctx,token,props,onError);if(anchor)node.anchor=anchor.source.substring(1)}catch(error){
const message=error instanceof Error?error.message:String(error);onError(token,"RESOURCE_EXHAUSTION",message)}break;default:{const message=token.type==="error"?
token.message:`Unsupported token (type: ${token.type})`;onError(token,"UNEXPECTED_TOKEN",message);isSrcToken=false}}node??(node=composeEmptyNode(ctx,token.offset,
void 0,null,props,onError));if(anchor&&node.anchor==="")onError(anchor,"BAD_ALIAS","Anchor cannot be an empty string");if(atKey&&ctx.options.stringKeys&&(!identity.
isScalar(node)||typeof node.value!=="string"||node.tag&&node.tag!=="tag:yaml.org,2002:str")){const msg="With stringKeys, all keys must be strings";onError(tag??
token,"NON_STRING_KEY",msg)}if(spaceBefore)node.spaceBefore=true;if(comment){if(token.type==="scalar"&&token.source==="")node.comment=comment;else node.commentBefore=
comment}if(ctx.options.keepSourceTokens&&isSrcToken)node.srcToken=token;return node}function composeEmptyNode(ctx,offset,before,pos,{spaceBefore,comment,anchor,
tag,end},onError){const token={type:"scalar",offset:utilEmptyScalarPosition.emptyScalarPosition(offset,before,pos),indent:-1,source:""};const node=composeScalar.
composeScalar(ctx,token,tag,onError);if(anchor){node.anchor=anchor.source.substring(1);if(node.anchor==="")onError(anchor,"BAD_ALIAS","Anchor cannot be an empty\
 string")}if(spaceBefore)node.spaceBefore=true;if(comment){node.comment=comment;node.range[2]=end}return node}function composeAlias({options},{offset,source,end},onError){
const alias=new Alias.Alias(source.substring(1));if(alias.source==="")onError(offset,"BAD_ALIAS","Alias cannot be an empty string");if(alias.source.endsWith(":"))
onError(offset+source.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",true);const valueEnd=offset+source.length;const re=resolveEnd.resolveEnd(end,valueEnd,
options.strict,onError);alias.range=[offset,valueEnd,re.offset];if(re.comment)alias.comment=re.comment;return alias}exports2.composeEmptyNode=composeEmptyNode;exports2.
composeNode=composeNode}),5413:(function(__unused_webpack_module,exports2,__webpack_require__){var identity=__webpack_require__(1127);var Scalar=__webpack_require__(
3301);var resolveBlockScalar=__webpack_require__(8913);var resolveFlowScalar=__webpack_require__(6842);function composeScalar(ctx,token,tagToken,onError){const{
value,type,comment,range}=token.type==="block-scalar"?resolveBlockScalar.resolveBlockScalar(ctx,token,onError):resolveFlowScalar.resolveFlowScalar(token,ctx.options.
strict,onError);const tagName=tagToken?ctx.directives.tagName(tagToken.source,msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg)):null;let tag;if(ctx.options.stringKeys&&
ctx.atKey){tag=ctx.schema[identity.SCALAR]}else if(tagName)tag=findScalarTagByName(ctx.schema,value,tagName,tagToken,onError);else if(token.type==="scalar")tag=
findScalarTagByTest(ctx,value,token,onError);else tag=ctx.schema[identity.SCALAR];let scalar;try{const res=tag.resolve(value,msg=>onError(tagToken??token,"TAG_R\
ESOLVE_FAILED",msg),ctx.options);scalar=identity.isScalar(res)?res:new Scalar.Scalar(res)}catch(error){const msg=error instanceof Error?error.message:String(error);
onError(tagToken??token,"TAG_RESOLVE_FAILED",msg);scalar=new Scalar.Scalar(value)}scalar.range=range;scalar.source=value;if(type)scalar.type=type;if(tagName)scalar.
tag=tagName;if(tag.format)scalar.format=tag.format;if(comment)scalar.comment=comment;return scalar}function findScalarTagByName(schema,value,tagName,tagToken,onError){
if(tagName==="!")return schema[identity.SCALAR];const matchWithTest=[];for(const tag of schema.tags){if(!tag.collection&&tag.tag===tagName){if(tag.default&&tag.
test)matchWithTest.push(tag);else return tag}}for(const tag of matchWithTest)if(tag.test?.test(value))return tag;const kt=schema.knownTags[tagName];if(kt&&!kt.collection){
schema.tags.push(Object.assign({},kt,{default:false,test:void 0}));return kt}onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,tagName!=="tag:y\
aml.org,2002:str");return schema[identity.SCALAR]}function findScalarTagByTest({atKey,directives,schema},value,token,onError){const tag=schema.tags.find(tag2=>(tag2.
default===true||atKey&&tag2.default==="key")&&tag2.test?.test(value))||schema[identity.SCALAR];if(schema.compat){const compat=schema.compat.find(tag2=>tag2.default&&
tag2.test?.test(value))??schema[identity.SCALAR];if(tag.tag!==compat.tag){const ts=directives.tagString(tag.tag);const cs=directives.tagString(compat.tag);const msg=`\
Value may be parsed as either ${ts} or ${cs}`;onError(token,"TAG_RESOLVE_FAILED",msg,true)}}return tag}exports2.composeScalar=composeScalar}),9984:(function(__unused_webpack_module,exports2,__webpack_require__){
var node_process=__webpack_require__(932);var directives=__webpack_require__(1342);var Document=__webpack_require__(3021);var errors=__webpack_require__(1464);var identity=__webpack_require__(
1127);var composeDoc=__webpack_require__(3683);var resolveEnd=__webpack_require__(7788);function getErrorPos(src){if(typeof src==="number")return[src,src+1];if(Array.
isArray(src))return src.length===2?src:[src[0],src[1]];const{offset,source}=src;return[offset,offset+(typeof source==="string"?source.length:1)]}function parsePrelude(prelude){
let comment="";let atComment=false;let afterEmptyLine=false;for(let i=0;i<prelude.length;++i){const source=prelude[i];switch(source[0]){case"#":comment+=(comment===
""?"":afterEmptyLine?"\n\n":"\n")+(source.substring(1)||" ");atComment=true;afterEmptyLine=false;break;case"%":if(prelude[i+1]?.[0]!=="#")i+=1;atComment=false;break;default:
if(!atComment)afterEmptyLine=true;atComment=false}}return{comment,afterEmptyLine}}class Composer{constructor(options={}){this.doc=null;this.atDirectives=false;this.
prelude=[];this.errors=[];this.warnings=[];this.onError=(source,code,message,warning)=>{const pos=getErrorPos(source);if(warning)this.warnings.push(new errors.YAMLWarning(
pos,code,message));else this.errors.push(new errors.YAMLParseError(pos,code,message))};this.directives=new directives.Directives({version:options.version||"1.2"});
this.options=options}decorate(doc,afterDoc){const{comment,afterEmptyLine}=parsePrelude(this.prelude);if(comment){const dc=doc.contents;if(afterDoc){doc.comment=
doc.comment?`${doc.comment}
${comment}`:comment}else if(afterEmptyLine||doc.directives.docStart||!dc){doc.commentBefore=comment}else if(identity.isCollection(dc)&&!dc.flow&&dc.items.length>
0){let it=dc.items[0];if(identity.isPair(it))it=it.key;const cb=it.commentBefore;it.commentBefore=cb?`${comment}
${cb}`:comment}else{const cb=dc.commentBefore;dc.commentBefore=cb?`${comment}
${cb}`:comment}}if(afterDoc){for(let i=0;i<this.errors.length;++i)doc.errors.push(this.errors[i]);for(let i=0;i<this.warnings.length;++i)doc.warnings.push(this.
warnings[i])}else{doc.errors=this.errors;doc.warnings=this.warnings}this.prelude=[];this.errors=[];this.warnings=[]}streamInfo(){return{comment:parsePrelude(this.
prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(tokens,forceDoc=false,endOffset=-1){for(const token of tokens)yield*this.
next(token);yield*this.end(forceDoc,endOffset)}*next(token){if(node_process.env.LOG_STREAM)console.dir(token,{depth:null});switch(token.type){case"directive":this.
directives.add(token.source,(offset,message,warning)=>{const pos=getErrorPos(token);pos[0]+=offset;this.onError(pos,"BAD_DIRECTIVE",message,warning)});this.prelude.
push(token.source);this.atDirectives=true;break;case"document":{const doc=composeDoc.composeDoc(this.options,this.directives,token,this.onError);if(this.atDirectives&&
!doc.directives.docStart)this.onError(token,"MISSING_CHAR","Missing directives-end/doc-start indicator line");this.decorate(doc,false);if(this.doc)yield this.doc;
this.doc=doc;this.atDirectives=false;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(token.source);break;case"error":{
const msg=token.source?`${token.message}: ${JSON.stringify(token.source)}`:token.message;const error=new errors.YAMLParseError(getErrorPos(token),"UNEXPECTED_TO\
KEN",msg);if(this.atDirectives||!this.doc)this.errors.push(error);else this.doc.errors.push(error);break}case"doc-end":{if(!this.doc){const msg="Unexpected doc-\
end without preceding document";this.errors.push(new errors.YAMLParseError(getErrorPos(token),"UNEXPECTED_TOKEN",msg));break}this.doc.directives.docEnd=true;const end=resolveEnd.
resolveEnd(token.end,token.offset+token.source.length,this.doc.options.strict,this.onError);this.decorate(this.doc,true);if(end.comment){const dc=this.doc.comment;
this.doc.comment=dc?`${dc}
${end.comment}`:end.comment}this.doc.range[2]=end.offset;break}default:this.errors.push(new errors.YAMLParseError(getErrorPos(token),"UNEXPECTED_TOKEN",`Unsuppo\
rted token ${token.type}`))}}*end(forceDoc=false,endOffset=-1){if(this.doc){this.decorate(this.doc,true);yield this.doc;this.doc=null}else if(forceDoc){const opts=Object.
assign({_directives:this.directives},this.options);const doc=new Document.Document(void 0,opts);if(this.atDirectives)this.onError(endOffset,"MISSING_CHAR","Miss\
ing directives-end indicator line");doc.range=[0,endOffset,endOffset];this.decorate(doc,false);yield doc}}}exports2.Composer=Composer}),7103:(function(__unused_webpack_module,exports2,__webpack_require__){
var Pair=__webpack_require__(7165);var YAMLMap=__webpack_require__(4454);var resolveProps=__webpack_require__(4631);var utilContainsNewline=__webpack_require__(
9499);var utilFlowIndentCheck=__webpack_require__(4051);var utilMapIncludes=__webpack_require__(1187);const startColMsg="All mapping items must start at the sam\
e column";function resolveBlockMap({composeNode,composeEmptyNode},ctx,bm,onError,tag){const NodeClass=tag?.nodeClass??YAMLMap.YAMLMap;const map=new NodeClass(ctx.
schema);if(ctx.atRoot)ctx.atRoot=false;let offset=bm.offset;let commentEnd=null;for(const collItem of bm.items){const{start,key,sep,value}=collItem;const keyProps=resolveProps.
resolveProps(start,{indicator:"explicit-key-ind",next:key??sep?.[0],offset,onError,parentIndent:bm.indent,startOnNewline:true});const implicitKey=!keyProps.found;
if(implicitKey){if(key){if(key.type==="block-seq")onError(offset,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key");else if("ind\
ent"in key&&key.indent!==bm.indent)onError(offset,"BAD_INDENT",startColMsg)}if(!keyProps.anchor&&!keyProps.tag&&!sep){commentEnd=keyProps.end;if(keyProps.comment){
if(map.comment)map.comment+="\n"+keyProps.comment;else map.comment=keyProps.comment}continue}if(keyProps.newlineAfterProp||utilContainsNewline.containsNewline(key)){
onError(key??start[start.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}}else if(keyProps.found?.indent!==bm.indent){onError(offset,
"BAD_INDENT",startColMsg)}ctx.atKey=true;const keyStart=keyProps.end;const keyNode=key?composeNode(ctx,key,keyProps,onError):composeEmptyNode(ctx,keyStart,start,
null,keyProps,onError);if(ctx.schema.compat)utilFlowIndentCheck.flowIndentCheck(bm.indent,key,onError);ctx.atKey=false;if(utilMapIncludes.mapIncludes(ctx,map.items,
keyNode))onError(keyStart,"DUPLICATE_KEY","Map keys must be unique");const valueProps=resolveProps.resolveProps(sep??[],{indicator:"map-value-ind",next:value,offset:keyNode.
range[2],onError,parentIndent:bm.indent,startOnNewline:!key||key.type==="block-scalar"});offset=valueProps.end;if(valueProps.found){if(implicitKey){if(value?.type===
"block-map"&&!valueProps.hasNewline)onError(offset,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings");if(ctx.options.strict&&keyProps.
start<valueProps.found.offset-1024)onError(keyNode.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block \
mapping key")}const valueNode=value?composeNode(ctx,value,valueProps,onError):composeEmptyNode(ctx,offset,sep,null,valueProps,onError);if(ctx.schema.compat)utilFlowIndentCheck.
flowIndentCheck(bm.indent,value,onError);offset=valueNode.range[2];const pair=new Pair.Pair(keyNode,valueNode);if(ctx.options.keepSourceTokens)pair.srcToken=collItem;
map.items.push(pair)}else{if(implicitKey)onError(keyNode.range,"MISSING_CHAR","Implicit map keys need to be followed by map values");if(valueProps.comment){if(keyNode.
comment)keyNode.comment+="\n"+valueProps.comment;else keyNode.comment=valueProps.comment}const pair=new Pair.Pair(keyNode);if(ctx.options.keepSourceTokens)pair.
srcToken=collItem;map.items.push(pair)}}if(commentEnd&&commentEnd<offset)onError(commentEnd,"IMPOSSIBLE","Map comment with trailing content");map.range=[bm.offset,
offset,commentEnd??offset];return map}exports2.resolveBlockMap=resolveBlockMap}),8913:(function(__unused_webpack_module,exports2,__webpack_require__){var Scalar=__webpack_require__(
3301);function resolveBlockScalar(ctx,scalar,onError){const start=scalar.offset;const header=parseBlockScalarHeader(scalar,ctx.options.strict,onError);if(!header)
return{value:"",type:null,comment:"",range:[start,start,start]};const type=header.mode===">"?Scalar.Scalar.BLOCK_FOLDED:Scalar.Scalar.BLOCK_LITERAL;const lines=scalar.
source?splitLines(scalar.source):[];let chompStart=lines.length;for(let i=lines.length-1;i>=0;--i){const content=lines[i][1];if(content===""||content==="\r")chompStart=
i;else break}if(chompStart===0){const value2=header.chomp==="+"&&lines.length>0?"\n".repeat(Math.max(1,lines.length-1)):"";let end2=start+header.length;if(scalar.
source)end2+=scalar.source.length;return{value:value2,type,comment:header.comment,range:[start,end2,end2]}}let trimIndent=scalar.indent+header.indent;let offset=scalar.
offset+header.length;let contentStart=0;for(let i=0;i<chompStart;++i){const[indent,content]=lines[i];if(content===""||content==="\r"){if(header.indent===0&&indent.
length>trimIndent)trimIndent=indent.length}else{if(indent.length<trimIndent){const message="Block scalars with more-indented leading empty lines must use an exp\
licit indentation indicator";onError(offset+indent.length,"MISSING_CHAR",message)}if(header.indent===0)trimIndent=indent.length;contentStart=i;if(trimIndent===0&&
!ctx.atRoot){const message="Block scalar values in collections must be indented";onError(offset,"BAD_INDENT",message)}break}offset+=indent.length+content.length+
1}for(let i=lines.length-1;i>=chompStart;--i){if(lines[i][0].length>trimIndent)chompStart=i+1}let value="";let sep="";let prevMoreIndented=false;for(let i=0;i<contentStart;++i)
value+=lines[i][0].slice(trimIndent)+"\n";for(let i=contentStart;i<chompStart;++i){let[indent,content]=lines[i];offset+=indent.length+content.length+1;const crlf=content[content.
length-1]==="\r";if(crlf)content=content.slice(0,-1);if(content&&indent.length<trimIndent){const src=header.indent?"explicit indentation indicator":"first line";
const message=`Block scalar lines must not be less indented than their ${src}`;onError(offset-content.length-(crlf?2:1),"BAD_INDENT",message);indent=""}if(type===
Scalar.Scalar.BLOCK_LITERAL){value+=sep+indent.slice(trimIndent)+content;sep="\n"}else if(indent.length>trimIndent||content[0]==="	"){if(sep===" ")sep="\n";else if(!prevMoreIndented&&
sep==="\n")sep="\n\n";value+=sep+indent.slice(trimIndent)+content;sep="\n";prevMoreIndented=true}else if(content===""){if(sep==="\n")value+="\n";else sep="\n"}else{
value+=sep+content;sep=" ";prevMoreIndented=false}}switch(header.chomp){case"-":break;case"+":for(let i=chompStart;i<lines.length;++i)value+="\n"+lines[i][0].slice(
trimIndent);if(value[value.length-1]!=="\n")value+="\n";break;default:value+="\n"}const end=start+header.length+scalar.source.length;return{value,type,comment:header.
comment,range:[start,end,end]}}function parseBlockScalarHeader({offset,props},strict,onError){if(props[0].type!=="block-scalar-header"){onError(props[0],"IMPOSS\
IBLE","Block scalar header not found");return null}const{source}=props[0];const mode=source[0];let indent=0;let chomp="";let error=-1;for(let i=1;i<source.length;++i){
const ch=source[i];if(!chomp&&(ch==="-"||ch==="+"))chomp=ch;else{const n=Number(ch);if(!indent&&n)indent=n;else if(error===-1)error=offset+i}}if(error!==-1)onError(
error,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${source}`);let hasSpace=false;let comment="";let length=source.length;for(let i=1;i<props.
length;++i){const token=props[i];switch(token.type){case"space":hasSpace=true;case"newline":length+=token.source.length;break;case"comment":if(strict&&!hasSpace){
const message="Comments must be separated from other tokens by white space characters";onError(token,"MISSING_CHAR",message)}length+=token.source.length;comment=
token.source.substring(1);break;case"error":onError(token,"UNEXPECTED_TOKEN",token.message);length+=token.source.length;break;default:{const message=`Unexpected\
 token in block scalar header: ${token.type}`;onError(token,"UNEXPECTED_TOKEN",message);const ts=token.source;if(ts&&typeof ts==="string")length+=ts.length}}}return{
mode,indent,chomp,comment,length}}function splitLines(source){const split=source.split(/\n( *)/);const first=split[0];const m=first.match(/^( *)/);const line0=m?.[1]?
[m[1],first.slice(m[1].length)]:["",first];const lines=[line0];for(let i=1;i<split.length;i+=2)lines.push([split[i],split[i+1]]);return lines}exports2.resolveBlockScalar=
resolveBlockScalar}),334:(function(__unused_webpack_module,exports2,__webpack_require__){var YAMLSeq=__webpack_require__(2223);var resolveProps=__webpack_require__(
4631);var utilFlowIndentCheck=__webpack_require__(4051);function resolveBlockSeq({composeNode,composeEmptyNode},ctx,bs,onError,tag){const NodeClass=tag?.nodeClass??
YAMLSeq.YAMLSeq;const seq=new NodeClass(ctx.schema);if(ctx.atRoot)ctx.atRoot=false;if(ctx.atKey)ctx.atKey=false;let offset=bs.offset;let commentEnd=null;for(const{
start,value}of bs.items){const props=resolveProps.resolveProps(start,{indicator:"seq-item-ind",next:value,offset,onError,parentIndent:bs.indent,startOnNewline:true});
if(!props.found){if(props.anchor||props.tag||value){if(value?.type==="block-seq")onError(props.end,"BAD_INDENT","All sequence items must start at the same colum\
n");else onError(offset,"MISSING_CHAR","Sequence item without - indicator")}else{commentEnd=props.end;if(props.comment)seq.comment=props.comment;continue}}const node=value?
composeNode(ctx,value,props,onError):composeEmptyNode(ctx,props.end,start,null,props,onError);if(ctx.schema.compat)utilFlowIndentCheck.flowIndentCheck(bs.indent,
value,onError);offset=node.range[2];seq.items.push(node)}seq.range=[bs.offset,offset,commentEnd??offset];return seq}exports2.resolveBlockSeq=resolveBlockSeq}),7788:(function(__unused_webpack_module,exports2){
function resolveEnd(end,offset,reqSpace,onError){let comment="";if(end){let hasSpace=false;let sep="";for(const token of end){const{source,type}=token;switch(type){case"\
space":hasSpace=true;break;case"comment":{if(reqSpace&&!hasSpace)onError(token,"MISSING_CHAR","Comments must be separated from other tokens by white space chara\
cters");const cb=source.substring(1)||" ";if(!comment)comment=cb;else comment+=sep+cb;sep="";break}case"newline":if(comment)sep+=source;hasSpace=true;break;default:
onError(token,"UNEXPECTED_TOKEN",`Unexpected ${type} at node end`)}offset+=source.length}}return{comment,offset}}exports2.resolveEnd=resolveEnd}),3142:(function(__unused_webpack_module,exports2,__webpack_require__){
var identity=__webpack_require__(1127);var Pair=__webpack_require__(7165);var YAMLMap=__webpack_require__(4454);var YAMLSeq=__webpack_require__(2223);var resolveEnd=__webpack_require__(
7788);var resolveProps=__webpack_require__(4631);var utilContainsNewline=__webpack_require__(9499);var utilMapIncludes=__webpack_require__(1187);const blockMsg="\
Block collections are not allowed within flow collections";const isBlock=token=>token&&(token.type==="block-map"||token.type==="block-seq");function resolveFlowCollection({
composeNode,composeEmptyNode},ctx,fc,onError,tag){const isMap=fc.start.source==="{";const fcName=isMap?"flow map":"flow sequence";const NodeClass=tag?.nodeClass??
(isMap?YAMLMap.YAMLMap:YAMLSeq.YAMLSeq);const coll=new NodeClass(ctx.schema);coll.flow=true;const atRoot=ctx.atRoot;if(atRoot)ctx.atRoot=false;if(ctx.atKey)ctx.
atKey=false;let offset=fc.offset+fc.start.source.length;for(let i=0;i<fc.items.length;++i){const collItem=fc.items[i];const{start,key,sep,value}=collItem;const props=resolveProps.
resolveProps(start,{flow:fcName,indicator:"explicit-key-ind",next:key??sep?.[0],offset,onError,parentIndent:fc.indent,startOnNewline:false});if(!props.found){if(!props.
anchor&&!props.tag&&!sep&&!value){if(i===0&&props.comma)onError(props.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${fcName}`);else if(i<fc.items.length-1)onError(
props.start,"UNEXPECTED_TOKEN",`Unexpected empty item in ${fcName}`);if(props.comment){if(coll.comment)coll.comment+="\n"+props.comment;else coll.comment=props.
comment}offset=props.end;continue}if(!isMap&&ctx.options.strict&&utilContainsNewline.containsNewline(key))onError(key,"MULTILINE_IMPLICIT_KEY","Implicit keys of\
 flow sequence pairs need to be on a single line")}if(i===0){if(props.comma)onError(props.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${fcName}`)}else{if(!props.comma)
onError(props.start,"MISSING_CHAR",`Missing , between ${fcName} items`);if(props.comment){let prevItemComment="";loop:for(const st of start){switch(st.type){case"\
comma":case"space":break;case"comment":prevItemComment=st.source.substring(1);break loop;default:break loop}}if(prevItemComment){let prev=coll.items[coll.items.
length-1];if(identity.isPair(prev))prev=prev.value??prev.key;if(prev.comment)prev.comment+="\n"+prevItemComment;else prev.comment=prevItemComment;props.comment=
props.comment.substring(prevItemComment.length+1)}}}if(!isMap&&!sep&&!props.found){const valueNode=value?composeNode(ctx,value,props,onError):composeEmptyNode(ctx,
props.end,sep,null,props,onError);coll.items.push(valueNode);offset=valueNode.range[2];if(isBlock(value))onError(valueNode.range,"BLOCK_IN_FLOW",blockMsg)}else{
ctx.atKey=true;const keyStart=props.end;const keyNode=key?composeNode(ctx,key,props,onError):composeEmptyNode(ctx,keyStart,start,null,props,onError);if(isBlock(
key))onError(keyNode.range,"BLOCK_IN_FLOW",blockMsg);ctx.atKey=false;const valueProps=resolveProps.resolveProps(sep??[],{flow:fcName,indicator:"map-value-ind",next:value,
offset:keyNode.range[2],onError,parentIndent:fc.indent,startOnNewline:false});if(valueProps.found){if(!isMap&&!props.found&&ctx.options.strict){if(sep)for(const st of sep){
if(st===valueProps.found)break;if(st.type==="newline"){onError(st,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line");break}}
if(props.start<valueProps.found.offset-1024)onError(valueProps.found,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an imp\
licit flow sequence key")}}else if(value){if("source"in value&&value.source?.[0]===":")onError(value,"MISSING_CHAR",`Missing space after : in ${fcName}`);else onError(
valueProps.start,"MISSING_CHAR",`Missing , or : between ${fcName} items`)}const valueNode=value?composeNode(ctx,value,valueProps,onError):valueProps.found?composeEmptyNode(
ctx,valueProps.end,sep,null,valueProps,onError):null;if(valueNode){if(isBlock(value))onError(valueNode.range,"BLOCK_IN_FLOW",blockMsg)}else if(valueProps.comment){
if(keyNode.comment)keyNode.comment+="\n"+valueProps.comment;else keyNode.comment=valueProps.comment}const pair=new Pair.Pair(keyNode,valueNode);if(ctx.options.keepSourceTokens)
pair.srcToken=collItem;if(isMap){const map=coll;if(utilMapIncludes.mapIncludes(ctx,map.items,keyNode))onError(keyStart,"DUPLICATE_KEY","Map keys must be unique");
map.items.push(pair)}else{const map=new YAMLMap.YAMLMap(ctx.schema);map.flow=true;map.items.push(pair);const endRange=(valueNode??keyNode).range;map.range=[keyNode.
range[0],endRange[1],endRange[2]];coll.items.push(map)}offset=valueNode?valueNode.range[2]:valueProps.end}}const expectedEnd=isMap?"}":"]";const[ce,...ee]=fc.end;
let cePos=offset;if(ce?.source===expectedEnd)cePos=ce.offset+ce.source.length;else{const name=fcName[0].toUpperCase()+fcName.substring(1);const msg=atRoot?`${name}\
 must end with a ${expectedEnd}`:`${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;onError(offset,atRoot?"MISSING_CHAR":
"BAD_INDENT",msg);if(ce&&ce.source.length!==1)ee.unshift(ce)}if(ee.length>0){const end=resolveEnd.resolveEnd(ee,cePos,ctx.options.strict,onError);if(end.comment){
if(coll.comment)coll.comment+="\n"+end.comment;else coll.comment=end.comment}coll.range=[fc.offset,cePos,end.offset]}else{coll.range=[fc.offset,cePos,cePos]}return coll}
exports2.resolveFlowCollection=resolveFlowCollection}),6842:(function(__unused_webpack_module,exports2,__webpack_require__){var Scalar=__webpack_require__(3301);
var resolveEnd=__webpack_require__(7788);function resolveFlowScalar(scalar,strict,onError){const{offset,type,source,end}=scalar;let _type;let value;const _onError=(rel,code,msg)=>onError(
offset+rel,code,msg);switch(type){case"scalar":_type=Scalar.Scalar.PLAIN;value=plainValue(source,_onError);break;case"single-quoted-scalar":_type=Scalar.Scalar.
QUOTE_SINGLE;value=singleQuotedValue(source,_onError);break;case"double-quoted-scalar":_type=Scalar.Scalar.QUOTE_DOUBLE;value=doubleQuotedValue(source,_onError);
break;default:onError(scalar,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${type}`);return{value:"",type:null,comment:"",range:[offset,offset+source.
length,offset+source.length]}}const valueEnd=offset+source.length;const re=resolveEnd.resolveEnd(end,valueEnd,strict,onError);return{value,type:_type,comment:re.
comment,range:[offset,valueEnd,re.offset]}}function plainValue(source,onError){let badChar="";switch(source[0]){case"	":badChar="a tab character";break;case",":
badChar="flow indicator character ,";break;case"%":badChar="directive indicator character %";break;case"|":case">":{badChar=`block scalar indicator ${source[0]}`;
break}case"@":case"`":{badChar=`reserved character ${source[0]}`;break}}if(badChar)onError(0,"BAD_SCALAR_START",`Plain value cannot start with ${badChar}`);return unfoldLines(
source)}function singleQuotedValue(source,onError){if(source[source.length-1]!=="'"||source.length===1)onError(source.length,"MISSING_CHAR","Missing closing 'qu\
ote");return unfoldLines(source.slice(1,-1)).replace(/''/g,"'")}function unfoldLines(source){const line=/(.*?)\r?\n/sy;let match=line.exec(source);if(!match)return source;
let trimEnd,trimBoth;try{trimEnd=new RegExp("(?<![ 	])[ 	]+$");trimBoth=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{trimEnd=/[ \t]+$/;trimBoth=/^[ \t]+|[ \t]+$/g}
let res=match[1].replace(trimEnd,"");let sep=" ";let pos=line.lastIndex;while(match=line.exec(source)){const lm=match[1].replace(trimBoth,"");if(lm===""){if(sep===
"\n")res+=sep;else sep="\n"}else{res+=sep+lm;sep=" "}pos=line.lastIndex}const last=/[ \t]*(.*)/sy;last.lastIndex=pos;match=last.exec(source);return res+sep+(match?.[1]??
"")}function doubleQuotedValue(source,onError){let res="";for(let i=1;i<source.length-1;++i){const ch=source[i];if(ch==="\r"&&source[i+1]==="\n")continue;if(ch===
"\n"){const{fold,offset}=foldNewline(source,i);res+=fold;i=offset}else if(ch==="\\"){let next=source[++i];const cc=escapeCodes[next];if(cc)res+=cc;else if(next===
"\n"){next=source[i+1];while(next===" "||next==="	")next=source[++i+1]}else if(next==="\r"&&source[i+1]==="\n"){next=source[++i+1];while(next===" "||next==="	")
next=source[++i+1]}else if(next==="x"||next==="u"||next==="U"){const length=next==="x"?2:next==="u"?4:8;res+=parseCharCode(source,i+1,length,onError);i+=length}else{
const raw=source.substr(i-1,2);onError(i-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${raw}`);res+=raw}}else if(ch===" "||ch==="	"){const wsStart=i;let next=source[i+
1];while(next===" "||next==="	")next=source[++i+1];if(next!=="\n"&&!(next==="\r"&&source[i+2]==="\n"))res+=i>wsStart?source.slice(wsStart,i+1):ch}else{res+=ch}}
if(source[source.length-1]!=='"'||source.length===1)onError(source.length,"MISSING_CHAR",'Missing closing "quote');return res}function foldNewline(source,offset){
let fold="";let ch=source[offset+1];while(ch===" "||ch==="	"||ch==="\n"||ch==="\r"){if(ch==="\r"&&source[offset+2]!=="\n")break;if(ch==="\n")fold+="\n";offset+=
1;ch=source[offset+1]}if(!fold)fold=" ";return{fold,offset}}const escapeCodes={"0":"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:"\n",r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",
L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function parseCharCode(source,offset,length,onError){const cc=source.substr(offset,length);const ok=cc.
length===length&&/^[0-9a-fA-F]+$/.test(cc);const code=ok?parseInt(cc,16):NaN;try{return String.fromCodePoint(code)}catch{const raw=source.substr(offset-2,length+
2);onError(offset-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${raw}`);return raw}}exports2.resolveFlowScalar=resolveFlowScalar}),4631:(function(__unused_webpack_module,exports2){
function resolveProps(tokens,{flow,indicator,next,offset,onError,parentIndent,startOnNewline}){let spaceBefore=false;let atNewline=startOnNewline;let hasSpace=startOnNewline;
let comment="";let commentSep="";let hasNewline=false;let reqSpace=false;let tab=null;let anchor=null;let tag=null;let newlineAfterProp=null;let comma=null;let found=null;
let start=null;for(const token of tokens){if(reqSpace){if(token.type!=="space"&&token.type!=="newline"&&token.type!=="comma")onError(token.offset,"MISSING_CHAR",
"Tags and anchors must be separated from the next token by white space");reqSpace=false}if(tab){if(atNewline&&token.type!=="comment"&&token.type!=="newline"){onError(
tab,"TAB_AS_INDENT","Tabs are not allowed as indentation")}tab=null}switch(token.type){case"space":if(!flow&&(indicator!=="doc-start"||next?.type!=="flow-collec\
tion")&&token.source.includes("	")){tab=token}hasSpace=true;break;case"comment":{if(!hasSpace)onError(token,"MISSING_CHAR","Comments must be separated from othe\
r tokens by white space characters");const cb=token.source.substring(1)||" ";if(!comment)comment=cb;else comment+=commentSep+cb;commentSep="";atNewline=false;break}case"\
newline":if(atNewline){if(comment)comment+=token.source;else if(!found||indicator!=="seq-item-ind")spaceBefore=true}else commentSep+=token.source;atNewline=true;
hasNewline=true;if(anchor||tag)newlineAfterProp=token;hasSpace=true;break;case"anchor":if(anchor)onError(token,"MULTIPLE_ANCHORS","A node can have at most one a\
nchor");if(token.source.endsWith(":"))onError(token.offset+token.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",true);anchor=token;start??(start=
token.offset);atNewline=false;hasSpace=false;reqSpace=true;break;case"tag":{if(tag)onError(token,"MULTIPLE_TAGS","A node can have at most one tag");tag=token;start??
(start=token.offset);atNewline=false;hasSpace=false;reqSpace=true;break}case indicator:if(anchor||tag)onError(token,"BAD_PROP_ORDER",`Anchors and tags must be a\
fter the ${token.source} indicator`);if(found)onError(token,"UNEXPECTED_TOKEN",`Unexpected ${token.source} in ${flow??"collection"}`);found=token;atNewline=indicator===
"seq-item-ind"||indicator==="explicit-key-ind";hasSpace=false;break;case"comma":if(flow){if(comma)onError(token,"UNEXPECTED_TOKEN",`Unexpected , in ${flow}`);comma=
token;atNewline=false;hasSpace=false;break}default:onError(token,"UNEXPECTED_TOKEN",`Unexpected ${token.type} token`);atNewline=false;hasSpace=false}}const last=tokens[tokens.
length-1];const end=last?last.offset+last.source.length:offset;if(reqSpace&&next&&next.type!=="space"&&next.type!=="newline"&&next.type!=="comma"&&(next.type!==
"scalar"||next.source!=="")){onError(next.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space")}if(tab&&(atNewline&&tab.
indent<=parentIndent||next?.type==="block-map"||next?.type==="block-seq"))onError(tab,"TAB_AS_INDENT","Tabs are not allowed as indentation");return{comma,found,
spaceBefore,comment,hasNewline,anchor,tag,newlineAfterProp,end,start:start??end}}exports2.resolveProps=resolveProps}),9499:(function(__unused_webpack_module,exports2){
function containsNewline(key){if(!key)return null;switch(key.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(key.source.
includes("\n"))return true;if(key.end){for(const st of key.end)if(st.type==="newline")return true}return false;case"flow-collection":for(const it of key.items){
for(const st of it.start)if(st.type==="newline")return true;if(it.sep){for(const st of it.sep)if(st.type==="newline")return true}if(containsNewline(it.key)||containsNewline(
it.value))return true}return false;default:return true}}exports2.containsNewline=containsNewline}),2599:(function(__unused_webpack_module,exports2){function emptyScalarPosition(offset,before,pos){
if(before){pos??(pos=before.length);for(let i=pos-1;i>=0;--i){let st=before[i];switch(st.type){case"space":case"comment":case"newline":offset-=st.source.length;
continue}st=before[++i];while(st?.type==="space"){offset+=st.source.length;st=before[++i]}break}}return offset}exports2.emptyScalarPosition=emptyScalarPosition}),
4051:(function(__unused_webpack_module,exports2,__webpack_require__){var utilContainsNewline=__webpack_require__(9499);function flowIndentCheck(indent,fc,onError){
if(fc?.type==="flow-collection"){const end=fc.end[0];if(end.indent===indent&&(end.source==="]"||end.source==="}")&&utilContainsNewline.containsNewline(fc)){const msg="\
Flow end indicator should be more indented than parent";onError(end,"BAD_INDENT",msg,true)}}}exports2.flowIndentCheck=flowIndentCheck}),1187:(function(__unused_webpack_module,exports2,__webpack_require__){
var identity=__webpack_require__(1127);function mapIncludes(ctx,items,search){const{uniqueKeys}=ctx.options;if(uniqueKeys===false)return false;const isEqual=typeof uniqueKeys===
"function"?uniqueKeys:(a,b)=>a===b||identity.isScalar(a)&&identity.isScalar(b)&&a.value===b.value;return items.some(pair=>isEqual(pair.key,search))}exports2.mapIncludes=
mapIncludes}),3021:(function(__unused_webpack_module,exports2,__webpack_require__){var Alias=__webpack_require__(4065);var Collection=__webpack_require__(101);var identity=__webpack_require__(
1127);var Pair=__webpack_require__(7165);var toJS=__webpack_require__(6424);var Schema=__webpack_require__(5840);var stringifyDocument=__webpack_require__(6829);
var anchors=__webpack_require__(1596);var applyReviver=__webpack_require__(3661);var createNode=__webpack_require__(2404);var directives=__webpack_require__(1342);
class Document{constructor(value,replacer,options){this.commentBefore=null;this.comment=null;this.errors=[];this.warnings=[];Object.defineProperty(this,identity.
NODE_TYPE,{value:identity.DOC});let _replacer=null;if(typeof replacer==="function"||Array.isArray(replacer)){_replacer=replacer}else if(options===void 0&&replacer){
options=replacer;replacer=void 0}const opt=Object.assign({intAsBigInt:false,keepSourceTokens:false,logLevel:"warn",prettyErrors:true,strict:true,stringKeys:false,
uniqueKeys:true,version:"1.2"},options);this.options=opt;let{version}=opt;if(options?._directives){this.directives=options._directives.atDocument();if(this.directives.
yaml.explicit)version=this.directives.yaml.version}else this.directives=new directives.Directives({version});this.setSchema(version,options);this.contents=value===
void 0?null:this.createNode(value,_replacer,options)}clone(){const copy=Object.create(Document.prototype,{[identity.NODE_TYPE]:{value:identity.DOC}});copy.commentBefore=
this.commentBefore;copy.comment=this.comment;copy.errors=this.errors.slice();copy.warnings=this.warnings.slice();copy.options=Object.assign({},this.options);if(this.
directives)copy.directives=this.directives.clone();copy.schema=this.schema.clone();copy.contents=identity.isNode(this.contents)?this.contents.clone(copy.schema):
this.contents;if(this.range)copy.range=this.range.slice();return copy}add(value){if(assertCollection(this.contents))this.contents.add(value)}addIn(path,value){if(assertCollection(
this.contents))this.contents.addIn(path,value)}createAlias(node,name){if(!node.anchor){const prev=anchors.anchorNames(this);node.anchor=!name||prev.has(name)?anchors.
findNewAnchor(name||"a",prev):name}return new Alias.Alias(node.anchor)}createNode(value,replacer,options){let _replacer=void 0;if(typeof replacer==="function"){
value=replacer.call({"":value},"",value);_replacer=replacer}else if(Array.isArray(replacer)){const keyToStr=v=>typeof v==="number"||v instanceof String||v instanceof
Number;const asStr=replacer.filter(keyToStr).map(String);if(asStr.length>0)replacer=replacer.concat(asStr);_replacer=replacer}else if(options===void 0&&replacer){
options=replacer;replacer=void 0}const{aliasDuplicateObjects,anchorPrefix,flow,keepUndefined,onTagObj,tag}=options??{};const{onAnchor,setAnchors,sourceObjects}=anchors.
createNodeAnchors(this,anchorPrefix||"a");const ctx={aliasDuplicateObjects:aliasDuplicateObjects??true,keepUndefined:keepUndefined??false,onAnchor,onTagObj,replacer:_replacer,
schema:this.schema,sourceObjects};const node=createNode.createNode(value,tag,ctx);if(flow&&identity.isCollection(node))node.flow=true;setAnchors();return node}createPair(key,value,options={}){
const k=this.createNode(key,null,options);const v=this.createNode(value,null,options);return new Pair.Pair(k,v)}delete(key){return assertCollection(this.contents)?
this.contents.delete(key):false}deleteIn(path){if(Collection.isEmptyPath(path)){if(this.contents==null)return false;this.contents=null;return true}return assertCollection(
this.contents)?this.contents.deleteIn(path):false}get(key,keepScalar){return identity.isCollection(this.contents)?this.contents.get(key,keepScalar):void 0}getIn(path,keepScalar){
if(Collection.isEmptyPath(path))return!keepScalar&&identity.isScalar(this.contents)?this.contents.value:this.contents;return identity.isCollection(this.contents)?
this.contents.getIn(path,keepScalar):void 0}has(key){return identity.isCollection(this.contents)?this.contents.has(key):false}hasIn(path){if(Collection.isEmptyPath(
path))return this.contents!==void 0;return identity.isCollection(this.contents)?this.contents.hasIn(path):false}set(key,value){if(this.contents==null){this.contents=
Collection.collectionFromPath(this.schema,[key],value)}else if(assertCollection(this.contents)){this.contents.set(key,value)}}setIn(path,value){if(Collection.isEmptyPath(
path)){this.contents=value}else if(this.contents==null){this.contents=Collection.collectionFromPath(this.schema,Array.from(path),value)}else if(assertCollection(
this.contents)){this.contents.setIn(path,value)}}setSchema(version,options={}){if(typeof version==="number")version=String(version);let opt;switch(version){case"\
1.1":if(this.directives)this.directives.yaml.version="1.1";else this.directives=new directives.Directives({version:"1.1"});opt={resolveKnownTags:false,schema:"y\
aml-1.1"};break;case"1.2":case"next":if(this.directives)this.directives.yaml.version=version;else this.directives=new directives.Directives({version});opt={resolveKnownTags:true,
schema:"core"};break;case null:if(this.directives)delete this.directives;opt=null;break;default:{const sv=JSON.stringify(version);throw new Error(`Expected '1.1\
', '1.2' or null as first argument, but found: ${sv}`)}}if(options.schema instanceof Object)this.schema=options.schema;else if(opt)this.schema=new Schema.Schema(
Object.assign(opt,options));else throw new Error(`With a null YAML version, the { schema: Schema } option is required`)}toJS({json,jsonArg,mapAsMap,maxAliasCount,
onAnchor,reviver}={}){const ctx={anchors:new Map,doc:this,keep:!json,mapAsMap:mapAsMap===true,mapKeyWarned:false,maxAliasCount:typeof maxAliasCount==="number"?maxAliasCount:
100};const res=toJS.toJS(this.contents,jsonArg??"",ctx);if(typeof onAnchor==="function")for(const{count,res:res2}of ctx.anchors.values())onAnchor(res2,count);return typeof reviver===
"function"?applyReviver.applyReviver(reviver,{"":res},"",res):res}toJSON(jsonArg,onAnchor){return this.toJS({json:true,jsonArg,mapAsMap:false,onAnchor})}toString(options={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in options&&(!Number.isInteger(options.indent)||Number(options.
indent)<=0)){const s=JSON.stringify(options.indent);throw new Error(`"indent" option must be a positive integer, not ${s}`)}return stringifyDocument.stringifyDocument(
this,options)}}function assertCollection(contents){if(identity.isCollection(contents))return true;throw new Error("Expected a YAML collection as document conten\
ts")}exports2.Document=Document}),1596:(function(__unused_webpack_module,exports2,__webpack_require__){var identity=__webpack_require__(1127);var visit=__webpack_require__(
204);function anchorIsValid(anchor){if(/[\x00-\x19\s,[\]{}]/.test(anchor)){const sa=JSON.stringify(anchor);const msg=`Anchor must not contain whitespace or cont\
rol characters: ${sa}`;throw new Error(msg)}return true}function anchorNames(root){const anchors=new Set;visit.visit(root,{Value(_key,node){if(node.anchor)anchors.
add(node.anchor)}});return anchors}function findNewAnchor(prefix,exclude){for(let i=1;true;++i){const name=`${prefix}${i}`;if(!exclude.has(name))return name}}function createNodeAnchors(doc,prefix){
const aliasObjects=[];const sourceObjects=new Map;let prevAnchors=null;return{onAnchor:source=>{aliasObjects.push(source);prevAnchors??(prevAnchors=anchorNames(
doc));const anchor=findNewAnchor(prefix,prevAnchors);prevAnchors.add(anchor);return anchor},setAnchors:()=>{for(const source of aliasObjects){const ref=sourceObjects.
get(source);if(typeof ref==="object"&&ref.anchor&&(identity.isScalar(ref.node)||identity.isCollection(ref.node))){ref.node.anchor=ref.anchor}else{const error=new Error(
"Failed to resolve repeated object (this should not happen)");error.source=source;throw error}}},sourceObjects}}exports2.anchorIsValid=anchorIsValid;exports2.anchorNames=
anchorNames;exports2.createNodeAnchors=createNodeAnchors;exports2.findNewAnchor=findNewAnchor}),3661:(function(__unused_webpack_module,exports2){function applyReviver(reviver,obj,key,val){
if(val&&typeof val==="object"){if(Array.isArray(val)){for(let i=0,len=val.length;i<len;++i){const v0=val[i];const v1=applyReviver(reviver,val,String(i),v0);if(v1===
void 0)delete val[i];else if(v1!==v0)val[i]=v1}}else if(val instanceof Map){for(const k of Array.from(val.keys())){const v0=val.get(k);const v1=applyReviver(reviver,
val,k,v0);if(v1===void 0)val.delete(k);else if(v1!==v0)val.set(k,v1)}}else if(val instanceof Set){for(const v0 of Array.from(val)){const v1=applyReviver(reviver,
val,v0,v0);if(v1===void 0)val.delete(v0);else if(v1!==v0){val.delete(v0);val.add(v1)}}}else{for(const[k,v0]of Object.entries(val)){const v1=applyReviver(reviver,
val,k,v0);if(v1===void 0)delete val[k];else if(v1!==v0)val[k]=v1}}}return reviver.call(obj,key,val)}exports2.applyReviver=applyReviver}),2404:(function(__unused_webpack_module,exports2,__webpack_require__){
var Alias=__webpack_require__(4065);var identity=__webpack_require__(1127);var Scalar=__webpack_require__(3301);const defaultTagPrefix="tag:yaml.org,2002:";function findTagObject(value,tagName,tags){
if(tagName){const match=tags.filter(t=>t.tag===tagName);const tagObj=match.find(t=>!t.format)??match[0];if(!tagObj)throw new Error(`Tag ${tagName} not found`);return tagObj}
return tags.find(t=>t.identify?.(value)&&!t.format)}function createNode(value,tagName,ctx){if(identity.isDocument(value))value=value.contents;if(identity.isNode(
value))return value;if(identity.isPair(value)){const map=ctx.schema[identity.MAP].createNode?.(ctx.schema,null,ctx);map.items.push(value);return map}if(value instanceof
String||value instanceof Number||value instanceof Boolean||typeof BigInt!=="undefined"&&value instanceof BigInt){value=value.valueOf()}const{aliasDuplicateObjects,
onAnchor,onTagObj,schema,sourceObjects}=ctx;let ref=void 0;if(aliasDuplicateObjects&&value&&typeof value==="object"){ref=sourceObjects.get(value);if(ref){ref.anchor??
(ref.anchor=onAnchor(value));return new Alias.Alias(ref.anchor)}else{ref={anchor:null,node:null};sourceObjects.set(value,ref)}}if(tagName?.startsWith("!!"))tagName=
defaultTagPrefix+tagName.slice(2);let tagObj=findTagObject(value,tagName,schema.tags);if(!tagObj){if(value&&typeof value.toJSON==="function"){value=value.toJSON()}
if(!value||typeof value!=="object"){const node2=new Scalar.Scalar(value);if(ref)ref.node=node2;return node2}tagObj=value instanceof Map?schema[identity.MAP]:Symbol.
iterator in Object(value)?schema[identity.SEQ]:schema[identity.MAP]}if(onTagObj){onTagObj(tagObj);delete ctx.onTagObj}const node=tagObj?.createNode?tagObj.createNode(
ctx.schema,value,ctx):typeof tagObj?.nodeClass?.from==="function"?tagObj.nodeClass.from(ctx.schema,value,ctx):new Scalar.Scalar(value);if(tagName)node.tag=tagName;else if(!tagObj.
default)node.tag=tagObj.tag;if(ref)ref.node=node;return node}exports2.createNode=createNode}),1342:(function(__unused_webpack_module,exports2,__webpack_require__){
var identity=__webpack_require__(1127);var visit=__webpack_require__(204);const escapeChars={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"};const escapeTagName=tn=>tn.
replace(/[!,[\]{}]/g,ch=>escapeChars[ch]);class Directives{constructor(yaml,tags){this.docStart=null;this.docEnd=false;this.yaml=Object.assign({},Directives.defaultYaml,
yaml);this.tags=Object.assign({},Directives.defaultTags,tags)}clone(){const copy=new Directives(this.yaml,this.tags);copy.docStart=this.docStart;return copy}atDocument(){
const res=new Directives(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=true;break;case"1.2":this.atNextDocument=false;this.yaml={
explicit:Directives.defaultYaml.explicit,version:"1.2"};this.tags=Object.assign({},Directives.defaultTags);break}return res}add(line,onError){if(this.atNextDocument){
this.yaml={explicit:Directives.defaultYaml.explicit,version:"1.1"};this.tags=Object.assign({},Directives.defaultTags);this.atNextDocument=false}const parts=line.
trim().split(/[ \t]+/);const name=parts.shift();switch(name){case"%TAG":{if(parts.length!==2){onError(0,"%TAG directive should contain exactly two parts");if(parts.
length<2)return false}const[handle,prefix]=parts;this.tags[handle]=prefix;return true}case"%YAML":{this.yaml.explicit=true;if(parts.length!==1){onError(0,"%YAML\
 directive should contain exactly one part");return false}const[version]=parts;if(version==="1.1"||version==="1.2"){this.yaml.version=version;return true}else{const isValid=/^\d+\.\d+$/.
test(version);onError(6,`Unsupported YAML version ${version}`,isValid);return false}}default:onError(0,`Unknown directive ${name}`,true);return false}}tagName(source,onError){
if(source==="!")return"!";if(source[0]!=="!"){onError(`Not a valid tag: ${source}`);return null}if(source[1]==="<"){const verbatim=source.slice(2,-1);if(verbatim===
"!"||verbatim==="!!"){onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);return null}if(source[source.length-1]!==">")onError("Verbatim tags mus\
t end with a >");return verbatim}const[,handle,suffix]=source.match(/^(.*!)([^!]*)$/s);if(!suffix)onError(`The ${source} tag has no suffix`);const prefix=this.tags[handle];
if(prefix){try{return prefix+decodeURIComponent(suffix)}catch(error){onError(String(error));return null}}if(handle==="!")return source;onError(`Could not resolv\
e tag: ${source}`);return null}tagString(tag){for(const[handle,prefix]of Object.entries(this.tags)){if(tag.startsWith(prefix))return handle+escapeTagName(tag.substring(
prefix.length))}return tag[0]==="!"?tag:`!<${tag}>`}toString(doc){const lines=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[];const tagEntries=Object.
entries(this.tags);let tagNames;if(doc&&tagEntries.length>0&&identity.isNode(doc.contents)){const tags={};visit.visit(doc.contents,(_key,node)=>{if(identity.isNode(
node)&&node.tag)tags[node.tag]=true});tagNames=Object.keys(tags)}else tagNames=[];for(const[handle,prefix]of tagEntries){if(handle==="!!"&&prefix==="tag:yaml.or\
g,2002:")continue;if(!doc||tagNames.some(tn=>tn.startsWith(prefix)))lines.push(`%TAG ${handle} ${prefix}`)}return lines.join("\n")}}Directives.defaultYaml={explicit:false,
version:"1.2"};Directives.defaultTags={"!!":"tag:yaml.org,2002:"};exports2.Directives=Directives}),1464:(function(__unused_webpack_module,exports2){class YAMLError extends Error{constructor(name,pos,code,message){
super();this.name=name;this.code=code;this.message=message;this.pos=pos}}class YAMLParseError extends YAMLError{constructor(pos,code,message){super("YAMLParseEr\
ror",pos,code,message)}}class YAMLWarning extends YAMLError{constructor(pos,code,message){super("YAMLWarning",pos,code,message)}}const prettifyError=(src,lc)=>error=>{
if(error.pos[0]===-1)return;error.linePos=error.pos.map(pos=>lc.linePos(pos));const{line,col}=error.linePos[0];error.message+=` at line ${line}, column ${col}`;
let ci=col-1;let lineStr=src.substring(lc.lineStarts[line-1],lc.lineStarts[line]).replace(/[\n\r]+$/,"");if(ci>=60&&lineStr.length>80){const trimStart=Math.min(
ci-39,lineStr.length-79);lineStr="\u2026"+lineStr.substring(trimStart);ci-=trimStart-1}if(lineStr.length>80)lineStr=lineStr.substring(0,79)+"\u2026";if(line>1&&
/^ *$/.test(lineStr.substring(0,ci))){let prev=src.substring(lc.lineStarts[line-2],lc.lineStarts[line-1]);if(prev.length>80)prev=prev.substring(0,79)+"\u2026\n";
lineStr=prev+lineStr}if(/[^ ]/.test(lineStr)){let count=1;const end=error.linePos[1];if(end?.line===line&&end.col>col){count=Math.max(1,Math.min(end.col-col,80-
ci))}const pointer=" ".repeat(ci)+"^".repeat(count);error.message+=`:

${lineStr}
${pointer}
`}};exports2.YAMLError=YAMLError;exports2.YAMLParseError=YAMLParseError;exports2.YAMLWarning=YAMLWarning;exports2.prettifyError=prettifyError}),8815:(function(__unused_webpack_module,exports2,__webpack_require__){
var __webpack_unused_export__;var composer=__webpack_require__(9984);var Document=__webpack_require__(3021);var Schema=__webpack_require__(5840);var errors=__webpack_require__(
1464);var Alias=__webpack_require__(4065);var identity=__webpack_require__(1127);var Pair=__webpack_require__(7165);var Scalar=__webpack_require__(3301);var YAMLMap=__webpack_require__(
4454);var YAMLSeq=__webpack_require__(2223);var cst=__webpack_require__(3461);var lexer=__webpack_require__(361);var lineCounter=__webpack_require__(6628);var parser=__webpack_require__(
3456);var publicApi=__webpack_require__(4047);var visit=__webpack_require__(204);__webpack_unused_export__=composer.Composer;__webpack_unused_export__=Document.
Document;__webpack_unused_export__=Schema.Schema;__webpack_unused_export__=errors.YAMLError;__webpack_unused_export__=errors.YAMLParseError;__webpack_unused_export__=
errors.YAMLWarning;__webpack_unused_export__=Alias.Alias;exports2.Vj=identity.isAlias;__webpack_unused_export__=identity.isCollection;__webpack_unused_export__=
identity.isDocument;exports2.jh=identity.isMap;exports2.Ll=identity.isNode;__webpack_unused_export__=identity.isPair;exports2.jn=identity.isScalar;exports2.oP=identity.
isSeq;__webpack_unused_export__=Pair.Pair;__webpack_unused_export__=Scalar.Scalar;__webpack_unused_export__=YAMLMap.YAMLMap;__webpack_unused_export__=YAMLSeq.YAMLSeq;
__webpack_unused_export__=cst;exports2.JG=lexer.Lexer;exports2.HN=lineCounter.LineCounter;exports2.iX=parser.Parser;__webpack_unused_export__=publicApi.parse;exports2.
hR=publicApi.parseAllDocuments;exports2.Tp=publicApi.parseDocument;__webpack_unused_export__=publicApi.stringify;__webpack_unused_export__=visit.visit;__webpack_unused_export__=
visit.visitAsync}),7249:(function(__unused_webpack_module,exports2,__webpack_require__){var node_process=__webpack_require__(932);function debug(logLevel,...messages){
if(logLevel==="debug")console.log(...messages)}function warn(logLevel,warning){if(logLevel==="debug"||logLevel==="warn"){if(typeof node_process.emitWarning==="f\
unction")node_process.emitWarning(warning);else console.warn(warning)}}exports2.debug=debug;exports2.warn=warn}),4065:(function(__unused_webpack_module,exports2,__webpack_require__){
var anchors=__webpack_require__(1596);var visit=__webpack_require__(204);var identity=__webpack_require__(1127);var Node=__webpack_require__(6673);var toJS=__webpack_require__(
6424);class Alias extends Node.NodeBase{constructor(source){super(identity.ALIAS);this.source=source;Object.defineProperty(this,"tag",{set(){throw new Error("Al\
ias nodes cannot have tags")}})}resolve(doc,ctx){if(ctx?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let nodes;if(ctx?.aliasResolveCache){
nodes=ctx.aliasResolveCache}else{nodes=[];visit.visit(doc,{Node:(_key,node)=>{if(identity.isAlias(node)||identity.hasAnchor(node))nodes.push(node)}});if(ctx)ctx.
aliasResolveCache=nodes}let found=void 0;for(const node of nodes){if(node===this)break;if(node.anchor===this.source)found=node}if(found&&ctx){const{anchors:anchors2,
doc:doc2,maxAliasCount}=ctx;let data=anchors2.get(found);if(!data){toJS.toJS(found,null,ctx);data=anchors2.get(found)}if(data?.res===void 0){const msg="This sho\
uld not happen: Alias anchor was not resolved?";throw new ReferenceError(msg)}if(maxAliasCount>=0){data.count+=1;if(data.aliasCount===0)data.aliasCount=getAliasCount(
doc2,found,anchors2);if(data.count*data.aliasCount>maxAliasCount){const msg="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(
msg)}}}return found}toJSON(_arg,ctx){if(!ctx)return{source:this.source};const source=this.resolve(ctx.doc,ctx);if(!source){const msg=`Unresolved alias (the anch\
or must be set before the alias): ${this.source}`;throw new ReferenceError(msg)}return ctx.anchors.get(source).res}toString(ctx,_onComment,_onChompKeep){const src=`\
*${this.source}`;if(ctx){anchors.anchorIsValid(this.source);if(ctx.options.verifyAliasOrder&&!ctx.anchors.has(this.source)){const msg=`Unresolved alias (the anc\
hor must be set before the alias): ${this.source}`;throw new Error(msg)}if(ctx.implicitKey)return`${src} `}return src}}function getAliasCount(doc,node,anchors2){
if(identity.isAlias(node)){const source=node.resolve(doc);const anchor=anchors2&&source&&anchors2.get(source);return anchor?anchor.count*anchor.aliasCount:0}else if(identity.
isCollection(node)){let count=0;for(const item of node.items){const c=getAliasCount(doc,item,anchors2);if(c>count)count=c}return count}else if(identity.isPair(node)){
const kc=getAliasCount(doc,node.key,anchors2);const vc=getAliasCount(doc,node.value,anchors2);return Math.max(kc,vc)}return 1}exports2.Alias=Alias}),101:(function(__unused_webpack_module,exports2,__webpack_require__){
var createNode=__webpack_require__(2404);var identity=__webpack_require__(1127);var Node=__webpack_require__(6673);function collectionFromPath(schema,path,value){
let v=value;for(let i=path.length-1;i>=0;--i){const k=path[i];if(typeof k==="number"&&Number.isInteger(k)&&k>=0){const a=[];a[k]=v;v=a}else{v=new Map([[k,v]])}}
return createNode.createNode(v,void 0,{aliasDuplicateObjects:false,keepUndefined:false,onAnchor:()=>{throw new Error("This should not happen, please report a bu\
g.")},schema,sourceObjects:new Map})}const isEmptyPath=path=>path==null||typeof path==="object"&&!!path[Symbol.iterator]().next().done;class Collection extends Node.
NodeBase{constructor(type,schema){super(type);Object.defineProperty(this,"schema",{value:schema,configurable:true,enumerable:false,writable:true})}clone(schema){
const copy=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));if(schema)copy.schema=schema;copy.items=copy.items.map(it=>identity.
isNode(it)||identity.isPair(it)?it.clone(schema):it);if(this.range)copy.range=this.range.slice();return copy}addIn(path,value){if(isEmptyPath(path))this.add(value);else{
const[key,...rest]=path;const node=this.get(key,true);if(identity.isCollection(node))node.addIn(rest,value);else if(node===void 0&&this.schema)this.set(key,collectionFromPath(
this.schema,rest,value));else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`)}}deleteIn(path){const[key,...rest]=path;if(rest.length===
0)return this.delete(key);const node=this.get(key,true);if(identity.isCollection(node))return node.deleteIn(rest);else throw new Error(`Expected YAML collection\
 at ${key}. Remaining path: ${rest}`)}getIn(path,keepScalar){const[key,...rest]=path;const node=this.get(key,true);if(rest.length===0)return!keepScalar&&identity.
isScalar(node)?node.value:node;else return identity.isCollection(node)?node.getIn(rest,keepScalar):void 0}hasAllNullValues(allowScalar){return this.items.every(
node=>{if(!identity.isPair(node))return false;const n=node.value;return n==null||allowScalar&&identity.isScalar(n)&&n.value==null&&!n.commentBefore&&!n.comment&&
!n.tag})}hasIn(path){const[key,...rest]=path;if(rest.length===0)return this.has(key);const node=this.get(key,true);return identity.isCollection(node)?node.hasIn(
rest):false}setIn(path,value){const[key,...rest]=path;if(rest.length===0){this.set(key,value)}else{const node=this.get(key,true);if(identity.isCollection(node))
node.setIn(rest,value);else if(node===void 0&&this.schema)this.set(key,collectionFromPath(this.schema,rest,value));else throw new Error(`Expected YAML collectio\
n at ${key}. Remaining path: ${rest}`)}}}exports2.Collection=Collection;exports2.collectionFromPath=collectionFromPath;exports2.isEmptyPath=isEmptyPath}),6673:(function(__unused_webpack_module,exports2,__webpack_require__){
var applyReviver=__webpack_require__(3661);var identity=__webpack_require__(1127);var toJS=__webpack_require__(6424);class NodeBase{constructor(type){Object.defineProperty(
this,identity.NODE_TYPE,{value:type})}clone(){const copy=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));if(this.range)copy.range=
this.range.slice();return copy}toJS(doc,{mapAsMap,maxAliasCount,onAnchor,reviver}={}){if(!identity.isDocument(doc))throw new TypeError("A document argument is r\
equired");const ctx={anchors:new Map,doc,keep:true,mapAsMap:mapAsMap===true,mapKeyWarned:false,maxAliasCount:typeof maxAliasCount==="number"?maxAliasCount:100};
const res=toJS.toJS(this,"",ctx);if(typeof onAnchor==="function")for(const{count,res:res2}of ctx.anchors.values())onAnchor(res2,count);return typeof reviver==="\
function"?applyReviver.applyReviver(reviver,{"":res},"",res):res}}exports2.NodeBase=NodeBase}),7165:(function(__unused_webpack_module,exports2,__webpack_require__){
var createNode=__webpack_require__(2404);var stringifyPair=__webpack_require__(9748);var addPairToJSMap=__webpack_require__(7104);var identity=__webpack_require__(
1127);function createPair(key,value,ctx){const k=createNode.createNode(key,void 0,ctx);const v=createNode.createNode(value,void 0,ctx);return new Pair(k,v)}class Pair{constructor(key,value=null){
Object.defineProperty(this,identity.NODE_TYPE,{value:identity.PAIR});this.key=key;this.value=value}clone(schema){let{key,value}=this;if(identity.isNode(key))key=
key.clone(schema);if(identity.isNode(value))value=value.clone(schema);return new Pair(key,value)}toJSON(_,ctx){const pair=ctx?.mapAsMap?new Map:{};return addPairToJSMap.
addPairToJSMap(ctx,pair,this)}toString(ctx,onComment,onChompKeep){return ctx?.doc?stringifyPair.stringifyPair(this,ctx,onComment,onChompKeep):JSON.stringify(this)}}
exports2.Pair=Pair;exports2.createPair=createPair}),3301:(function(__unused_webpack_module,exports2,__webpack_require__){var identity=__webpack_require__(1127);
var Node=__webpack_require__(6673);var toJS=__webpack_require__(6424);const isScalarValue=value=>!value||typeof value!=="function"&&typeof value!=="object";class Scalar extends Node.
NodeBase{constructor(value){super(identity.SCALAR);this.value=value}toJSON(arg,ctx){return ctx?.keep?this.value:toJS.toJS(this.value,arg,ctx)}toString(){return String(
this.value)}}Scalar.BLOCK_FOLDED="BLOCK_FOLDED";Scalar.BLOCK_LITERAL="BLOCK_LITERAL";Scalar.PLAIN="PLAIN";Scalar.QUOTE_DOUBLE="QUOTE_DOUBLE";Scalar.QUOTE_SINGLE=
"QUOTE_SINGLE";exports2.Scalar=Scalar;exports2.isScalarValue=isScalarValue}),4454:(function(__unused_webpack_module,exports2,__webpack_require__){var stringifyCollection=__webpack_require__(
1212);var addPairToJSMap=__webpack_require__(7104);var Collection=__webpack_require__(101);var identity=__webpack_require__(1127);var Pair=__webpack_require__(7165);
var Scalar=__webpack_require__(3301);function findPair(items,key){const k=identity.isScalar(key)?key.value:key;for(const it of items){if(identity.isPair(it)){if(it.
key===key||it.key===k)return it;if(identity.isScalar(it.key)&&it.key.value===k)return it}}return void 0}class YAMLMap extends Collection.Collection{static get tagName(){
return"tag:yaml.org,2002:map"}constructor(schema){super(identity.MAP,schema);this.items=[]}static from(schema,obj,ctx){const{keepUndefined,replacer}=ctx;const map=new this(
schema);const add=(key,value)=>{if(typeof replacer==="function")value=replacer.call(obj,key,value);else if(Array.isArray(replacer)&&!replacer.includes(key))return;
if(value!==void 0||keepUndefined)map.items.push(Pair.createPair(key,value,ctx))};if(obj instanceof Map){for(const[key,value]of obj)add(key,value)}else if(obj&&typeof obj===
"object"){for(const key of Object.keys(obj))add(key,obj[key])}if(typeof schema.sortMapEntries==="function"){map.items.sort(schema.sortMapEntries)}return map}add(pair,overwrite){
let _pair;if(identity.isPair(pair))_pair=pair;else if(!pair||typeof pair!=="object"||!("key"in pair)){_pair=new Pair.Pair(pair,pair?.value)}else _pair=new Pair.
Pair(pair.key,pair.value);const prev=findPair(this.items,_pair.key);const sortEntries=this.schema?.sortMapEntries;if(prev){if(!overwrite)throw new Error(`Key ${_pair.
key} already set`);if(identity.isScalar(prev.value)&&Scalar.isScalarValue(_pair.value))prev.value.value=_pair.value;else prev.value=_pair.value}else if(sortEntries){
const i=this.items.findIndex(item=>sortEntries(_pair,item)<0);if(i===-1)this.items.push(_pair);else this.items.splice(i,0,_pair)}else{this.items.push(_pair)}}delete(key){
const it=findPair(this.items,key);if(!it)return false;const del=this.items.splice(this.items.indexOf(it),1);return del.length>0}get(key,keepScalar){const it=findPair(
this.items,key);const node=it?.value;return(!keepScalar&&identity.isScalar(node)?node.value:node)??void 0}has(key){return!!findPair(this.items,key)}set(key,value){
this.add(new Pair.Pair(key,value),true)}toJSON(_,ctx,Type){const map=Type?new Type:ctx?.mapAsMap?new Map:{};if(ctx?.onCreate)ctx.onCreate(map);for(const item of this.
items)addPairToJSMap.addPairToJSMap(ctx,map,item);return map}toString(ctx,onComment,onChompKeep){if(!ctx)return JSON.stringify(this);for(const item of this.items){
if(!identity.isPair(item))throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`)}if(!ctx.allNullValues&&this.hasAllNullValues(false))
ctx=Object.assign({},ctx,{allNullValues:true});return stringifyCollection.stringifyCollection(this,ctx,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:ctx.
indent||"",onChompKeep,onComment})}}exports2.YAMLMap=YAMLMap;exports2.findPair=findPair}),2223:(function(__unused_webpack_module,exports2,__webpack_require__){var createNode=__webpack_require__(
2404);var stringifyCollection=__webpack_require__(1212);var Collection=__webpack_require__(101);var identity=__webpack_require__(1127);var Scalar=__webpack_require__(
3301);var toJS=__webpack_require__(6424);class YAMLSeq extends Collection.Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(schema){super(
identity.SEQ,schema);this.items=[]}add(value){this.items.push(value)}delete(key){const idx=asItemIndex(key);if(typeof idx!=="number")return false;const del=this.
items.splice(idx,1);return del.length>0}get(key,keepScalar){const idx=asItemIndex(key);if(typeof idx!=="number")return void 0;const it=this.items[idx];return!keepScalar&&
identity.isScalar(it)?it.value:it}has(key){const idx=asItemIndex(key);return typeof idx==="number"&&idx<this.items.length}set(key,value){const idx=asItemIndex(key);
if(typeof idx!=="number")throw new Error(`Expected a valid index, not ${key}.`);const prev=this.items[idx];if(identity.isScalar(prev)&&Scalar.isScalarValue(value))
prev.value=value;else this.items[idx]=value}toJSON(_,ctx){const seq=[];if(ctx?.onCreate)ctx.onCreate(seq);let i=0;for(const item of this.items)seq.push(toJS.toJS(
item,String(i++),ctx));return seq}toString(ctx,onComment,onChompKeep){if(!ctx)return JSON.stringify(this);return stringifyCollection.stringifyCollection(this,ctx,
{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(ctx.indent||"")+"  ",onChompKeep,onComment})}static from(schema,obj,ctx){const{replacer}=ctx;const seq=new this(
schema);if(obj&&Symbol.iterator in Object(obj)){let i=0;for(let it of obj){if(typeof replacer==="function"){const key=obj instanceof Set?it:String(i++);it=replacer.
call(obj,key,it)}seq.items.push(createNode.createNode(it,void 0,ctx))}}return seq}}function asItemIndex(key){let idx=identity.isScalar(key)?key.value:key;if(idx&&
typeof idx==="string")idx=Number(idx);return typeof idx==="number"&&Number.isInteger(idx)&&idx>=0?idx:null}exports2.YAMLSeq=YAMLSeq}),7104:(function(__unused_webpack_module,exports2,__webpack_require__){
var log=__webpack_require__(7249);var merge=__webpack_require__(452);var stringify=__webpack_require__(2148);var identity=__webpack_require__(1127);var toJS=__webpack_require__(
6424);function addPairToJSMap(ctx,map,{key,value}){if(identity.isNode(key)&&key.addToJSMap)key.addToJSMap(ctx,map,value);else if(merge.isMergeKey(ctx,key))merge.
addMergeToJSMap(ctx,map,value);else{const jsKey=toJS.toJS(key,"",ctx);if(map instanceof Map){map.set(jsKey,toJS.toJS(value,jsKey,ctx))}else if(map instanceof Set){
map.add(jsKey)}else{const stringKey=stringifyKey(key,jsKey,ctx);const jsValue=toJS.toJS(value,stringKey,ctx);if(stringKey in map)Object.defineProperty(map,stringKey,
{value:jsValue,writable:true,enumerable:true,configurable:true});else map[stringKey]=jsValue}}return map}function stringifyKey(key,jsKey,ctx){if(jsKey===null)return"";
if(typeof jsKey!=="object")return String(jsKey);if(identity.isNode(key)&&ctx?.doc){const strCtx=stringify.createStringifyContext(ctx.doc,{});strCtx.anchors=new Set;
for(const node of ctx.anchors.keys())strCtx.anchors.add(node.anchor);strCtx.inFlow=true;strCtx.inStringifyKey=true;const strKey=key.toString(strCtx);if(!ctx.mapKeyWarned){
let jsonStr=JSON.stringify(strKey);if(jsonStr.length>40)jsonStr=jsonStr.substring(0,36)+'..."';log.warn(ctx.doc.options.logLevel,`Keys with collection values wi\
ll be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);ctx.mapKeyWarned=true}return strKey}return JSON.stringify(
jsKey)}exports2.addPairToJSMap=addPairToJSMap}),1127:(function(__unused_webpack_module,exports2){const ALIAS=Symbol.for("yaml.alias");const DOC=Symbol.for("yaml\
.document");const MAP=Symbol.for("yaml.map");const PAIR=Symbol.for("yaml.pair");const SCALAR=Symbol.for("yaml.scalar");const SEQ=Symbol.for("yaml.seq");const NODE_TYPE=Symbol.
for("yaml.node.type");const isAlias=node=>!!node&&typeof node==="object"&&node[NODE_TYPE]===ALIAS;const isDocument=node=>!!node&&typeof node==="object"&&node[NODE_TYPE]===
DOC;const isMap=node=>!!node&&typeof node==="object"&&node[NODE_TYPE]===MAP;const isPair=node=>!!node&&typeof node==="object"&&node[NODE_TYPE]===PAIR;const isScalar=node=>!!node&&
typeof node==="object"&&node[NODE_TYPE]===SCALAR;const isSeq=node=>!!node&&typeof node==="object"&&node[NODE_TYPE]===SEQ;function isCollection(node){if(node&&typeof node===
"object")switch(node[NODE_TYPE]){case MAP:case SEQ:return true}return false}function isNode(node){if(node&&typeof node==="object")switch(node[NODE_TYPE]){case ALIAS:case MAP:case SCALAR:case SEQ:
return true}return false}const hasAnchor=node=>(isScalar(node)||isCollection(node))&&!!node.anchor;exports2.ALIAS=ALIAS;exports2.DOC=DOC;exports2.MAP=MAP;exports2.
NODE_TYPE=NODE_TYPE;exports2.PAIR=PAIR;exports2.SCALAR=SCALAR;exports2.SEQ=SEQ;exports2.hasAnchor=hasAnchor;exports2.isAlias=isAlias;exports2.isCollection=isCollection;
exports2.isDocument=isDocument;exports2.isMap=isMap;exports2.isNode=isNode;exports2.isPair=isPair;exports2.isScalar=isScalar;exports2.isSeq=isSeq}),6424:(function(__unused_webpack_module,exports2,__webpack_require__){
var identity=__webpack_require__(1127);function toJS(value,arg,ctx){if(Array.isArray(value))return value.map((v,i)=>toJS(v,String(i),ctx));if(value&&typeof value.
toJSON==="function"){if(!ctx||!identity.hasAnchor(value))return value.toJSON(arg,ctx);const data={aliasCount:0,count:1,res:void 0};ctx.anchors.set(value,data);ctx.
onCreate=res2=>{data.res=res2;delete ctx.onCreate};const res=value.toJSON(arg,ctx);if(ctx.onCreate)ctx.onCreate(res);return res}if(typeof value==="bigint"&&!ctx?.
keep)return Number(value);return value}exports2.toJS=toJS}),110:(function(__unused_webpack_module,exports2,__webpack_require__){var resolveBlockScalar=__webpack_require__(
8913);var resolveFlowScalar=__webpack_require__(6842);var errors=__webpack_require__(1464);var stringifyString=__webpack_require__(3069);function resolveAsScalar(token,strict=true,onError){
if(token){const _onError=(pos,code,message)=>{const offset=typeof pos==="number"?pos:Array.isArray(pos)?pos[0]:pos.offset;if(onError)onError(offset,code,message);else
throw new errors.YAMLParseError([offset,offset+1],code,message)};switch(token.type){case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return resolveFlowScalar.
resolveFlowScalar(token,strict,_onError);case"block-scalar":return resolveBlockScalar.resolveBlockScalar({options:{strict}},token,_onError)}}return null}function createScalarToken(value,context){
const{implicitKey=false,indent,inFlow=false,offset=-1,type="PLAIN"}=context;const source=stringifyString.stringifyString({type,value},{implicitKey,indent:indent>
0?" ".repeat(indent):"",inFlow,options:{blockQuote:true,lineWidth:-1}});const end=context.end??[{type:"newline",offset:-1,indent,source:"\n"}];switch(source[0]){case"\
|":case">":{const he=source.indexOf("\n");const head=source.substring(0,he);const body=source.substring(he+1)+"\n";const props=[{type:"block-scalar-header",offset,
indent,source:head}];if(!addEndtoBlockProps(props,end))props.push({type:"newline",offset:-1,indent,source:"\n"});return{type:"block-scalar",offset,indent,props,
source:body}}case'"':return{type:"double-quoted-scalar",offset,indent,source,end};case"'":return{type:"single-quoted-scalar",offset,indent,source,end};default:return{
type:"scalar",offset,indent,source,end}}}function setScalarValue(token,value,context={}){let{afterKey=false,implicitKey=false,inFlow=false,type}=context;let indent="\
indent"in token?token.indent:null;if(afterKey&&typeof indent==="number")indent+=2;if(!type)switch(token.type){case"single-quoted-scalar":type="QUOTE_SINGLE";break;case"\
double-quoted-scalar":type="QUOTE_DOUBLE";break;case"block-scalar":{const header=token.props[0];if(header.type!=="block-scalar-header")throw new Error("Invalid \
block scalar header");type=header.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:type="PLAIN"}const source=stringifyString.stringifyString({type,value},
{implicitKey:implicitKey||indent===null,indent:indent!==null&&indent>0?" ".repeat(indent):"",inFlow,options:{blockQuote:true,lineWidth:-1}});switch(source[0]){case"\
|":case">":setBlockScalarValue(token,source);break;case'"':setFlowScalarValue(token,source,"double-quoted-scalar");break;case"'":setFlowScalarValue(token,source,
"single-quoted-scalar");break;default:setFlowScalarValue(token,source,"scalar")}}function setBlockScalarValue(token,source){const he=source.indexOf("\n");const head=source.
substring(0,he);const body=source.substring(he+1)+"\n";if(token.type==="block-scalar"){const header=token.props[0];if(header.type!=="block-scalar-header")throw new Error(
"Invalid block scalar header");header.source=head;token.source=body}else{const{offset}=token;const indent="indent"in token?token.indent:-1;const props=[{type:"b\
lock-scalar-header",offset,indent,source:head}];if(!addEndtoBlockProps(props,"end"in token?token.end:void 0))props.push({type:"newline",offset:-1,indent,source:"\
\n"});for(const key of Object.keys(token))if(key!=="type"&&key!=="offset")delete token[key];Object.assign(token,{type:"block-scalar",indent,props,source:body})}}
function addEndtoBlockProps(props,end){if(end)for(const st of end)switch(st.type){case"space":case"comment":props.push(st);break;case"newline":props.push(st);return true}
return false}function setFlowScalarValue(token,source,type){switch(token.type){case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":token.type=type;
token.source=source;break;case"block-scalar":{const end=token.props.slice(1);let oa=source.length;if(token.props[0].type==="block-scalar-header")oa-=token.props[0].
source.length;for(const tok of end)tok.offset+=oa;delete token.props;Object.assign(token,{type,source,end});break}case"block-map":case"block-seq":{const offset=token.
offset+source.length;const nl={type:"newline",offset,indent:token.indent,source:"\n"};delete token.items;Object.assign(token,{type,source,end:[nl]});break}default:{
const indent="indent"in token?token.indent:-1;const end="end"in token&&Array.isArray(token.end)?token.end.filter(st=>st.type==="space"||st.type==="comment"||st.
type==="newline"):[];for(const key of Object.keys(token))if(key!=="type"&&key!=="offset")delete token[key];Object.assign(token,{type,indent,source,end})}}}exports2.
createScalarToken=createScalarToken;exports2.resolveAsScalar=resolveAsScalar;exports2.setScalarValue=setScalarValue}),1733:(function(__unused_webpack_module,exports2){
const stringify=cst=>"type"in cst?stringifyToken(cst):stringifyItem(cst);function stringifyToken(token){switch(token.type){case"block-scalar":{let res="";for(const tok of token.
props)res+=stringifyToken(tok);return res+token.source}case"block-map":case"block-seq":{let res="";for(const item of token.items)res+=stringifyItem(item);return res}case"\
flow-collection":{let res=token.start.source;for(const item of token.items)res+=stringifyItem(item);for(const st of token.end)res+=st.source;return res}case"doc\
ument":{let res=stringifyItem(token);if(token.end)for(const st of token.end)res+=st.source;return res}default:{let res=token.source;if("end"in token&&token.end)
for(const st of token.end)res+=st.source;return res}}}function stringifyItem({start,key,sep,value}){let res="";for(const st of start)res+=st.source;if(key)res+=
stringifyToken(key);if(sep)for(const st of sep)res+=st.source;if(value)res+=stringifyToken(value);return res}exports2.stringify=stringify}),7715:(function(__unused_webpack_module,exports2){
const BREAK=Symbol("break visit");const SKIP=Symbol("skip children");const REMOVE=Symbol("remove item");function visit(cst,visitor){if("type"in cst&&cst.type===
"document")cst={start:cst.start,value:cst.value};_visit(Object.freeze([]),cst,visitor)}visit.BREAK=BREAK;visit.SKIP=SKIP;visit.REMOVE=REMOVE;visit.itemAtPath=(cst,path)=>{
let item=cst;for(const[field,index]of path){const tok=item?.[field];if(tok&&"items"in tok){item=tok.items[index]}else return void 0}return item};visit.parentCollection=
(cst,path)=>{const parent=visit.itemAtPath(cst,path.slice(0,-1));const field=path[path.length-1][0];const coll=parent?.[field];if(coll&&"items"in coll)return coll;
throw new Error("Parent collection not found")};function _visit(path,item,visitor){let ctrl=visitor(item,path);if(typeof ctrl==="symbol")return ctrl;for(const field of[
"key","value"]){const token=item[field];if(token&&"items"in token){for(let i=0;i<token.items.length;++i){const ci=_visit(Object.freeze(path.concat([[field,i]])),
token.items[i],visitor);if(typeof ci==="number")i=ci-1;else if(ci===BREAK)return BREAK;else if(ci===REMOVE){token.items.splice(i,1);i-=1}}if(typeof ctrl==="func\
tion"&&field==="key")ctrl=ctrl(item,path)}}return typeof ctrl==="function"?ctrl(item,path):ctrl}exports2.visit=visit}),3461:(function(__unused_webpack_module,exports2,__webpack_require__){
var cstScalar=__webpack_require__(110);var cstStringify=__webpack_require__(1733);var cstVisit=__webpack_require__(7715);const BOM="\uFEFF";const DOCUMENT="";const FLOW_END="\
";const SCALAR="";const isCollection=token=>!!token&&"items"in token;const isScalar=token=>!!token&&(token.type==="scalar"||token.type==="single-quoted-scalar"||
token.type==="double-quoted-scalar"||token.type==="block-scalar");function prettyToken(token){switch(token){case BOM:return"<BOM>";case DOCUMENT:return"<DOC>";case FLOW_END:
return"<FLOW_END>";case SCALAR:return"<SCALAR>";default:return JSON.stringify(token)}}function tokenType(source){switch(source){case BOM:return"byte-order-mark";case DOCUMENT:
return"doc-mode";case FLOW_END:return"flow-error-end";case SCALAR:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case"\n":case"\r\n":
return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"}":return"flow-m\
ap-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(source[0]){case" ":case"	":return"space";case"#":return"comment";case"\
%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-sca\
lar";case"|":case">":return"block-scalar-header"}return null}exports2.createScalarToken=cstScalar.createScalarToken;exports2.resolveAsScalar=cstScalar.resolveAsScalar;
exports2.setScalarValue=cstScalar.setScalarValue;exports2.stringify=cstStringify.stringify;exports2.visit=cstVisit.visit;exports2.BOM=BOM;exports2.DOCUMENT=DOCUMENT;
exports2.FLOW_END=FLOW_END;exports2.SCALAR=SCALAR;exports2.isCollection=isCollection;exports2.isScalar=isScalar;exports2.prettyToken=prettyToken;exports2.tokenType=
tokenType}),361:(function(__unused_webpack_module,exports2,__webpack_require__){var cst=__webpack_require__(3461);function isEmpty(ch){switch(ch){case void 0:case"\
 ":case"\n":case"\r":case"	":return true;default:return false}}const hexDigits=new Set("0123456789ABCDEFabcdef");const tagChars=new Set("0123456789ABCDEFGHIJKLM\
NOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");const flowIndicatorChars=new Set(",[]{}");const invalidAnchorChars=new Set(" ,[]{}\n\r	");const isNotAnchorChar=ch=>!ch||
invalidAnchorChars.has(ch);class Lexer{constructor(){this.atEnd=false;this.blockScalarIndent=-1;this.blockScalarKeep=false;this.buffer="";this.flowKey=false;this.
flowLevel=0;this.indentNext=0;this.indentValue=0;this.lineEndPos=null;this.next=null;this.pos=0}*lex(source,incomplete=false){if(source){if(typeof source!=="str\
ing")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+source:source;this.lineEndPos=null}this.atEnd=!incomplete;let next=this.next??
"stream";while(next&&(incomplete||this.hasChars(1)))next=yield*this.parseNext(next)}atLineEnd(){let i=this.pos;let ch=this.buffer[i];while(ch===" "||ch==="	")ch=
this.buffer[++i];if(!ch||ch==="#"||ch==="\n")return true;if(ch==="\r")return this.buffer[i+1]==="\n";return false}charAt(n){return this.buffer[this.pos+n]}continueScalar(offset){
let ch=this.buffer[offset];if(this.indentNext>0){let indent=0;while(ch===" ")ch=this.buffer[++indent+offset];if(ch==="\r"){const next=this.buffer[indent+offset+
1];if(next==="\n"||!next&&!this.atEnd)return offset+indent+1}return ch==="\n"||indent>=this.indentNext||!ch&&!this.atEnd?offset+indent:-1}if(ch==="-"||ch==="."){
const dt=this.buffer.substr(offset,3);if((dt==="---"||dt==="...")&&isEmpty(this.buffer[offset+3]))return-1}return offset}getLine(){let end=this.lineEndPos;if(typeof end!==
"number"||end!==-1&&end<this.pos){end=this.buffer.indexOf("\n",this.pos);this.lineEndPos=end}if(end===-1)return this.atEnd?this.buffer.substring(this.pos):null;
if(this.buffer[end-1]==="\r")end-=1;return this.buffer.substring(this.pos,end)}hasChars(n){return this.pos+n<=this.buffer.length}setNext(state){this.buffer=this.
buffer.substring(this.pos);this.pos=0;this.lineEndPos=null;this.next=state;return null}peek(n){return this.buffer.substr(this.pos,n)}*parseNext(next){switch(next){case"\
stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-start":return yield*this.parseBlockStart();case"doc":return yield*this.
parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.
parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let line=this.getLine();if(line===null)return this.setNext("stream");
if(line[0]===cst.BOM){yield*this.pushCount(1);line=line.substring(1)}if(line[0]==="%"){let dirEnd=line.length;let cs=line.indexOf("#");while(cs!==-1){const ch=line[cs-
1];if(ch===" "||ch==="	"){dirEnd=cs-1;break}else{cs=line.indexOf("#",cs+1)}}while(true){const ch=line[dirEnd-1];if(ch===" "||ch==="	")dirEnd-=1;else break}const n=(yield*this.
pushCount(dirEnd))+(yield*this.pushSpaces(true));yield*this.pushCount(line.length-n);this.pushNewline();return"stream"}if(this.atLineEnd()){const sp=yield*this.
pushSpaces(true);yield*this.pushCount(line.length-sp);yield*this.pushNewline();return"stream"}yield cst.DOCUMENT;return yield*this.parseLineStart()}*parseLineStart(){
const ch=this.charAt(0);if(!ch&&!this.atEnd)return this.setNext("line-start");if(ch==="-"||ch==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line\
-start");const s=this.peek(3);if((s==="---"||s==="...")&&isEmpty(this.charAt(3))){yield*this.pushCount(3);this.indentValue=0;this.indentNext=0;return s==="---"?
"doc":"stream"}}this.indentValue=yield*this.pushSpaces(false);if(this.indentNext>this.indentValue&&!isEmpty(this.charAt(1)))this.indentNext=this.indentValue;return yield*this.
parseBlockStart()}*parseBlockStart(){const[ch0,ch1]=this.peek(2);if(!ch1&&!this.atEnd)return this.setNext("block-start");if((ch0==="-"||ch0==="?"||ch0===":")&&isEmpty(
ch1)){const n=(yield*this.pushCount(1))+(yield*this.pushSpaces(true));this.indentNext=this.indentValue+1;this.indentValue+=n;return"block-start"}return"doc"}*parseDocument(){
yield*this.pushSpaces(true);const line=this.getLine();if(line===null)return this.setNext("doc");let n=yield*this.pushIndicators();switch(line[n]){case"#":yield*this.
pushCount(line.length-n);case void 0:yield*this.pushNewline();return yield*this.parseLineStart();case"{":case"[":yield*this.pushCount(1);this.flowKey=false;this.
flowLevel=1;return"flow";case"}":case"]":yield*this.pushCount(1);return"doc";case"*":yield*this.pushUntil(isNotAnchorChar);return"doc";case'"':case"'":return yield*this.
parseQuotedScalar();case"|":case">":n+=yield*this.parseBlockScalarHeader();n+=yield*this.pushSpaces(true);yield*this.pushCount(line.length-n);yield*this.pushNewline();
return yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let nl,sp;let indent=-1;do{nl=yield*this.pushNewline();
if(nl>0){sp=yield*this.pushSpaces(false);this.indentValue=indent=sp}else{sp=0}sp+=yield*this.pushSpaces(true)}while(nl+sp>0);const line=this.getLine();if(line===
null)return this.setNext("flow");if(indent!==-1&&indent<this.indentNext&&line[0]!=="#"||indent===0&&(line.startsWith("---")||line.startsWith("..."))&&isEmpty(line[3])){
const atFlowEndMarker=indent===this.indentNext-1&&this.flowLevel===1&&(line[0]==="]"||line[0]==="}");if(!atFlowEndMarker){this.flowLevel=0;yield cst.FLOW_END;return yield*this.
parseLineStart()}}let n=0;while(line[n]===","){n+=yield*this.pushCount(1);n+=yield*this.pushSpaces(true);this.flowKey=false}n+=yield*this.pushIndicators();switch(line[n]){case void 0:
return"flow";case"#":yield*this.pushCount(line.length-n);return"flow";case"{":case"[":yield*this.pushCount(1);this.flowKey=false;this.flowLevel+=1;return"flow";case"\
}":case"]":yield*this.pushCount(1);this.flowKey=true;this.flowLevel-=1;return this.flowLevel?"flow":"doc";case"*":yield*this.pushUntil(isNotAnchorChar);return"f\
low";case'"':case"'":this.flowKey=true;return yield*this.parseQuotedScalar();case":":{const next=this.charAt(1);if(this.flowKey||isEmpty(next)||next===","){this.
flowKey=false;yield*this.pushCount(1);yield*this.pushSpaces(true);return"flow"}}default:this.flowKey=false;return yield*this.parsePlainScalar()}}*parseQuotedScalar(){
const quote=this.charAt(0);let end=this.buffer.indexOf(quote,this.pos+1);if(quote==="'"){while(end!==-1&&this.buffer[end+1]==="'")end=this.buffer.indexOf("'",end+
2)}else{while(end!==-1){let n=0;while(this.buffer[end-1-n]==="\\")n+=1;if(n%2===0)break;end=this.buffer.indexOf('"',end+1)}}const qb=this.buffer.substring(0,end);
let nl=qb.indexOf("\n",this.pos);if(nl!==-1){while(nl!==-1){const cs=this.continueScalar(nl+1);if(cs===-1)break;nl=qb.indexOf("\n",cs)}if(nl!==-1){end=nl-(qb[nl-
1]==="\r"?2:1)}}if(end===-1){if(!this.atEnd)return this.setNext("quoted-scalar");end=this.buffer.length}yield*this.pushToIndex(end+1,false);return this.flowLevel?
"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1;this.blockScalarKeep=false;let i=this.pos;while(true){const ch=this.buffer[++i];if(ch==="+")this.
blockScalarKeep=true;else if(ch>"0"&&ch<="9")this.blockScalarIndent=Number(ch)-1;else if(ch!=="-")break}return yield*this.pushUntil(ch=>isEmpty(ch)||ch==="#")}*parseBlockScalar(){
let nl=this.pos-1;let indent=0;let ch;loop:for(let i2=this.pos;ch=this.buffer[i2];++i2){switch(ch){case" ":indent+=1;break;case"\n":nl=i2;indent=0;break;case"\r":{
const next=this.buffer[i2+1];if(!next&&!this.atEnd)return this.setNext("block-scalar");if(next==="\n")break}default:break loop}}if(!ch&&!this.atEnd)return this.
setNext("block-scalar");if(indent>=this.indentNext){if(this.blockScalarIndent===-1)this.indentNext=indent;else{this.indentNext=this.blockScalarIndent+(this.indentNext===
0?1:this.indentNext)}do{const cs=this.continueScalar(nl+1);if(cs===-1)break;nl=this.buffer.indexOf("\n",cs)}while(nl!==-1);if(nl===-1){if(!this.atEnd)return this.
setNext("block-scalar");nl=this.buffer.length}}let i=nl+1;ch=this.buffer[i];while(ch===" ")ch=this.buffer[++i];if(ch==="	"){while(ch==="	"||ch===" "||ch==="\r"||
ch==="\n")ch=this.buffer[++i];nl=i-1}else if(!this.blockScalarKeep){do{let i2=nl-1;let ch2=this.buffer[i2];if(ch2==="\r")ch2=this.buffer[--i2];const lastChar=i2;
while(ch2===" ")ch2=this.buffer[--i2];if(ch2==="\n"&&i2>=this.pos&&i2+1+indent>lastChar)nl=i2;else break}while(true)}yield cst.SCALAR;yield*this.pushToIndex(nl+
1,true);return yield*this.parseLineStart()}*parsePlainScalar(){const inFlow=this.flowLevel>0;let end=this.pos-1;let i=this.pos-1;let ch;while(ch=this.buffer[++i]){
if(ch===":"){const next=this.buffer[i+1];if(isEmpty(next)||inFlow&&flowIndicatorChars.has(next))break;end=i}else if(isEmpty(ch)){let next=this.buffer[i+1];if(ch===
"\r"){if(next==="\n"){i+=1;ch="\n";next=this.buffer[i+1]}else end=i}if(next==="#"||inFlow&&flowIndicatorChars.has(next))break;if(ch==="\n"){const cs=this.continueScalar(
i+1);if(cs===-1)break;i=Math.max(i,cs-2)}}else{if(inFlow&&flowIndicatorChars.has(ch))break;end=i}}if(!ch&&!this.atEnd)return this.setNext("plain-scalar");yield cst.
SCALAR;yield*this.pushToIndex(end+1,true);return inFlow?"flow":"doc"}*pushCount(n){if(n>0){yield this.buffer.substr(this.pos,n);this.pos+=n;return n}return 0}*pushToIndex(i,allowEmpty){
const s=this.buffer.slice(this.pos,i);if(s){yield s;this.pos+=s.length;return s.length}else if(allowEmpty)yield"";return 0}*pushIndicators(){let n=0;loop:while(true){
switch(this.charAt(0)){case"!":n+=yield*this.pushTag();n+=yield*this.pushSpaces(true);continue loop;case"&":n+=yield*this.pushUntil(isNotAnchorChar);n+=yield*this.
pushSpaces(true);continue loop;case"-":case"?":case":":{const inFlow=this.flowLevel>0;const ch1=this.charAt(1);if(isEmpty(ch1)||inFlow&&flowIndicatorChars.has(ch1)){
if(!inFlow)this.indentNext=this.indentValue+1;else if(this.flowKey)this.flowKey=false;n+=yield*this.pushCount(1);n+=yield*this.pushSpaces(true);continue loop}}}
break loop}return n}*pushTag(){if(this.charAt(1)==="<"){let i=this.pos+2;let ch=this.buffer[i];while(!isEmpty(ch)&&ch!==">")ch=this.buffer[++i];return yield*this.
pushToIndex(ch===">"?i+1:i,false)}else{let i=this.pos+1;let ch=this.buffer[i];while(ch){if(tagChars.has(ch))ch=this.buffer[++i];else if(ch==="%"&&hexDigits.has(
this.buffer[i+1])&&hexDigits.has(this.buffer[i+2])){ch=this.buffer[i+=3]}else break}return yield*this.pushToIndex(i,false)}}*pushNewline(){const ch=this.buffer[this.
pos];if(ch==="\n")return yield*this.pushCount(1);else if(ch==="\r"&&this.charAt(1)==="\n")return yield*this.pushCount(2);else return 0}*pushSpaces(allowTabs){let i=this.
pos-1;let ch;do{ch=this.buffer[++i]}while(ch===" "||allowTabs&&ch==="	");const n=i-this.pos;if(n>0){yield this.buffer.substr(this.pos,n);this.pos=i}return n}*pushUntil(test){
let i=this.pos;let ch=this.buffer[i];while(!test(ch))ch=this.buffer[++i];return yield*this.pushToIndex(i,false)}}exports2.Lexer=Lexer}),6628:(function(__unused_webpack_module,exports2){
class LineCounter{constructor(){this.lineStarts=[];this.addNewLine=offset=>this.lineStarts.push(offset);this.linePos=offset=>{let low=0;let high=this.lineStarts.
length;while(low<high){const mid=low+high>>1;if(this.lineStarts[mid]<offset)low=mid+1;else high=mid}if(this.lineStarts[low]===offset)return{line:low+1,col:1};if(low===
0)return{line:0,col:offset};const start=this.lineStarts[low-1];return{line:low,col:offset-start+1}}}}exports2.LineCounter=LineCounter}),3456:(function(__unused_webpack_module,exports2,__webpack_require__){
var node_process=__webpack_require__(932);var cst=__webpack_require__(3461);var lexer=__webpack_require__(361);function includesToken(list,type){for(let i=0;i<list.
length;++i)if(list[i].type===type)return true;return false}function findNonEmptyIndex(list){for(let i=0;i<list.length;++i){switch(list[i].type){case"space":case"\
comment":case"newline":break;default:return i}}return-1}function isFlowToken(token){switch(token?.type){case"alias":case"scalar":case"single-quoted-scalar":case"\
double-quoted-scalar":case"flow-collection":return true;default:return false}}function getPrevProps(parent){switch(parent.type){case"document":return parent.start;case"\
block-map":{const it=parent.items[parent.items.length-1];return it.sep??it.start}case"block-seq":return parent.items[parent.items.length-1].start;default:return[]}}
function getFirstKeyStartProps(prev){if(prev.length===0)return[];let i=prev.length;loop:while(--i>=0){switch(prev[i].type){case"doc-start":case"explicit-key-ind":case"\
map-value-ind":case"seq-item-ind":case"newline":break loop}}while(prev[++i]?.type==="space"){}return prev.splice(i,prev.length)}function arrayPushArray(target,source){
if(source.length<1e5)Array.prototype.push.apply(target,source);else for(let i=0;i<source.length;++i)target.push(source[i])}function fixFlowSeqItems(fc){if(fc.start.
type==="flow-seq-start"){for(const it of fc.items){if(it.sep&&!it.value&&!includesToken(it.start,"explicit-key-ind")&&!includesToken(it.sep,"map-value-ind")){if(it.
key)it.value=it.key;delete it.key;if(isFlowToken(it.value)){if(it.value.end)arrayPushArray(it.value.end,it.sep);else it.value.end=it.sep}else arrayPushArray(it.
start,it.sep);delete it.sep}}}}class Parser{constructor(onNewLine){this.atNewLine=true;this.atScalar=false;this.indent=0;this.offset=0;this.onKeyLine=false;this.
stack=[];this.source="";this.type="";this.lexer=new lexer.Lexer;this.onNewLine=onNewLine}*parse(source,incomplete=false){if(this.onNewLine&&this.offset===0)this.
onNewLine(0);for(const lexeme of this.lexer.lex(source,incomplete))yield*this.next(lexeme);if(!incomplete)yield*this.end()}*next(source){this.source=source;if(node_process.
env.LOG_TOKENS)console.log("|",cst.prettyToken(source));if(this.atScalar){this.atScalar=false;yield*this.step();this.offset+=source.length;return}const type=cst.
tokenType(source);if(!type){const message=`Not a YAML token: ${source}`;yield*this.pop({type:"error",offset:this.offset,message,source});this.offset+=source.length}else if(type===
"scalar"){this.atNewLine=false;this.atScalar=true;this.type="scalar"}else{this.type=type;yield*this.step();switch(type){case"newline":this.atNewLine=true;this.indent=
0;if(this.onNewLine)this.onNewLine(this.offset+source.length);break;case"space":if(this.atNewLine&&source[0]===" ")this.indent+=source.length;break;case"explici\
t-key-ind":case"map-value-ind":case"seq-item-ind":if(this.atNewLine)this.indent+=source.length;break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=
false}this.offset+=source.length}}*end(){while(this.stack.length>0)yield*this.pop()}get sourceToken(){const st={type:this.type,offset:this.offset,indent:this.indent,
source:this.source};return st}*step(){const top=this.peek(1);if(this.type==="doc-end"&&top?.type!=="doc-end"){while(this.stack.length>0)yield*this.pop();this.stack.
push({type:"doc-end",offset:this.offset,source:this.source});return}if(!top)return yield*this.stream();switch(top.type){case"document":return yield*this.document(
top);case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.scalar(top);case"block-scalar":return yield*this.blockScalar(
top);case"block-map":return yield*this.blockMap(top);case"block-seq":return yield*this.blockSequence(top);case"flow-collection":return yield*this.flowCollection(
top);case"doc-end":return yield*this.documentEnd(top)}yield*this.pop()}peek(n){return this.stack[this.stack.length-n]}*pop(error){const token=error??this.stack.
pop();if(!token){const message="Tried to pop an empty stack";yield{type:"error",offset:this.offset,source:"",message}}else if(this.stack.length===0){yield token}else{
const top=this.peek(1);if(token.type==="block-scalar"){token.indent="indent"in top?top.indent:0}else if(token.type==="flow-collection"&&top.type==="document"){token.
indent=0}if(token.type==="flow-collection")fixFlowSeqItems(token);switch(top.type){case"document":top.value=token;break;case"block-scalar":top.props.push(token);
break;case"block-map":{const it=top.items[top.items.length-1];if(it.value){top.items.push({start:[],key:token,sep:[]});this.onKeyLine=true;return}else if(it.sep){
it.value=token}else{Object.assign(it,{key:token,sep:[]});this.onKeyLine=!it.explicitKey;return}break}case"block-seq":{const it=top.items[top.items.length-1];if(it.
value)top.items.push({start:[],value:token});else it.value=token;break}case"flow-collection":{const it=top.items[top.items.length-1];if(!it||it.value)top.items.
push({start:[],key:token,sep:[]});else if(it.sep)it.value=token;else Object.assign(it,{key:token,sep:[]});return}default:yield*this.pop();yield*this.pop(token)}
if((top.type==="document"||top.type==="block-map"||top.type==="block-seq")&&(token.type==="block-map"||token.type==="block-seq")){const last=token.items[token.items.
length-1];if(last&&!last.sep&&!last.value&&last.start.length>0&&findNonEmptyIndex(last.start)===-1&&(token.indent===0||last.start.every(st=>st.type!=="comment"||
st.indent<token.indent))){if(top.type==="document")top.end=last.start;else top.items.push({start:last.start});token.items.splice(-1,1)}}}}*stream(){switch(this.
type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.
sourceToken;return;case"doc-mode":case"doc-start":{const doc={type:"document",offset:this.offset,start:[]};if(this.type==="doc-start")doc.start.push(this.sourceToken);
this.stack.push(doc);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(doc){if(doc.
value)return yield*this.lineEnd(doc);switch(this.type){case"doc-start":{if(findNonEmptyIndex(doc.start)!==-1){yield*this.pop();yield*this.step()}else doc.start.
push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"newline":doc.start.push(this.sourceToken);return}const bv=this.startBlockValue(
doc);if(bv)this.stack.push(bv);else{yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}}*scalar(scalar){
if(this.type==="map-value-ind"){const prev=getPrevProps(this.peek(2));const start=getFirstKeyStartProps(prev);let sep;if(scalar.end){sep=scalar.end;sep.push(this.
sourceToken);delete scalar.end}else sep=[this.sourceToken];const map={type:"block-map",offset:scalar.offset,indent:scalar.indent,items:[{start,key:scalar,sep}]};
this.onKeyLine=true;this.stack[this.stack.length-1]=map}else yield*this.lineEnd(scalar)}*blockScalar(scalar){switch(this.type){case"space":case"comment":case"ne\
wline":scalar.props.push(this.sourceToken);return;case"scalar":scalar.source=this.source;this.atNewLine=true;this.indent=0;if(this.onNewLine){let nl=this.source.
indexOf("\n")+1;while(nl!==0){this.onNewLine(this.offset+nl);nl=this.source.indexOf("\n",nl)+1}}yield*this.pop();break;default:yield*this.pop();yield*this.step()}}*blockMap(map){
const it=map.items[map.items.length-1];switch(this.type){case"newline":this.onKeyLine=false;if(it.value){const end="end"in it.value?it.value.end:void 0;const last=Array.
isArray(end)?end[end.length-1]:void 0;if(last?.type==="comment")end?.push(this.sourceToken);else map.items.push({start:[this.sourceToken]})}else if(it.sep){it.sep.
push(this.sourceToken)}else{it.start.push(this.sourceToken)}return;case"space":case"comment":if(it.value){map.items.push({start:[this.sourceToken]})}else if(it.
sep){it.sep.push(this.sourceToken)}else{if(this.atIndentedComment(it.start,map.indent)){const prev=map.items[map.items.length-2];const end=prev?.value?.end;if(Array.
isArray(end)){arrayPushArray(end,it.start);end.push(this.sourceToken);map.items.pop();return}}it.start.push(this.sourceToken)}return}if(this.indent>=map.indent){
const atMapIndent=!this.onKeyLine&&this.indent===map.indent;const atNextItem=atMapIndent&&(it.sep||it.explicitKey)&&this.type!=="seq-item-ind";let start=[];if(atNextItem&&
it.sep&&!it.value){const nl=[];for(let i=0;i<it.sep.length;++i){const st=it.sep[i];switch(st.type){case"newline":nl.push(i);break;case"space":break;case"comment":
if(st.indent>map.indent)nl.length=0;break;default:nl.length=0}}if(nl.length>=2)start=it.sep.splice(nl[1])}switch(this.type){case"anchor":case"tag":if(atNextItem||
it.value){start.push(this.sourceToken);map.items.push({start});this.onKeyLine=true}else if(it.sep){it.sep.push(this.sourceToken)}else{it.start.push(this.sourceToken)}
return;case"explicit-key-ind":if(!it.sep&&!it.explicitKey){it.start.push(this.sourceToken);it.explicitKey=true}else if(atNextItem||it.value){start.push(this.sourceToken);
map.items.push({start,explicitKey:true})}else{this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],explicitKey:true}]})}
this.onKeyLine=true;return;case"map-value-ind":if(it.explicitKey){if(!it.sep){if(includesToken(it.start,"newline")){Object.assign(it,{key:null,sep:[this.sourceToken]})}else{
const start2=getFirstKeyStartProps(it.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:start2,key:null,sep:[this.sourceToken]}]})}}else if(it.
value){map.items.push({start:[],key:null,sep:[this.sourceToken]})}else if(includesToken(it.sep,"map-value-ind")){this.stack.push({type:"block-map",offset:this.offset,
indent:this.indent,items:[{start,key:null,sep:[this.sourceToken]}]})}else if(isFlowToken(it.key)&&!includesToken(it.sep,"newline")){const start2=getFirstKeyStartProps(
it.start);const key=it.key;const sep=it.sep;sep.push(this.sourceToken);delete it.key;delete it.sep;this.stack.push({type:"block-map",offset:this.offset,indent:this.
indent,items:[{start:start2,key,sep}]})}else if(start.length>0){it.sep=it.sep.concat(start,this.sourceToken)}else{it.sep.push(this.sourceToken)}}else{if(!it.sep){
Object.assign(it,{key:null,sep:[this.sourceToken]})}else if(it.value||atNextItem){map.items.push({start,key:null,sep:[this.sourceToken]})}else if(includesToken(
it.sep,"map-value-ind")){this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]})}else{it.sep.
push(this.sourceToken)}}this.onKeyLine=true;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const fs=this.flowScalar(this.
type);if(atNextItem||it.value){map.items.push({start,key:fs,sep:[]});this.onKeyLine=true}else if(it.sep){this.stack.push(fs)}else{Object.assign(it,{key:fs,sep:[]});
this.onKeyLine=true}return}default:{const bv=this.startBlockValue(map);if(bv){if(bv.type==="block-seq"){if(!it.explicitKey&&it.sep&&!includesToken(it.sep,"newli\
ne")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else if(atMapIndent){
map.items.push({start})}this.stack.push(bv);return}}}}yield*this.pop();yield*this.step()}*blockSequence(seq){const it=seq.items[seq.items.length-1];switch(this.
type){case"newline":if(it.value){const end="end"in it.value?it.value.end:void 0;const last=Array.isArray(end)?end[end.length-1]:void 0;if(last?.type==="comment")
end?.push(this.sourceToken);else seq.items.push({start:[this.sourceToken]})}else it.start.push(this.sourceToken);return;case"space":case"comment":if(it.value)seq.
items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(it.start,seq.indent)){const prev=seq.items[seq.items.length-2];const end=prev?.value?.end;
if(Array.isArray(end)){arrayPushArray(end,it.start);end.push(this.sourceToken);seq.items.pop();return}}it.start.push(this.sourceToken)}return;case"anchor":case"\
tag":if(it.value||this.indent<=seq.indent)break;it.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==seq.indent)break;if(it.value||includesToken(
it.start,"seq-item-ind"))seq.items.push({start:[this.sourceToken]});else it.start.push(this.sourceToken);return}if(this.indent>seq.indent){const bv=this.startBlockValue(
seq);if(bv){this.stack.push(bv);return}}yield*this.pop();yield*this.step()}*flowCollection(fc){const it=fc.items[fc.items.length-1];if(this.type==="flow-error-e\
nd"){let top;do{yield*this.pop();top=this.peek(1)}while(top?.type==="flow-collection")}else if(fc.end.length===0){switch(this.type){case"comma":case"explicit-ke\
y-ind":if(!it||it.sep)fc.items.push({start:[this.sourceToken]});else it.start.push(this.sourceToken);return;case"map-value-ind":if(!it||it.value)fc.items.push({
start:[],key:null,sep:[this.sourceToken]});else if(it.sep)it.sep.push(this.sourceToken);else Object.assign(it,{key:null,sep:[this.sourceToken]});return;case"spa\
ce":case"comment":case"newline":case"anchor":case"tag":if(!it||it.value)fc.items.push({start:[this.sourceToken]});else if(it.sep)it.sep.push(this.sourceToken);else
it.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const fs=this.flowScalar(this.type);if(!it||
it.value)fc.items.push({start:[],key:fs,sep:[]});else if(it.sep)this.stack.push(fs);else Object.assign(it,{key:fs,sep:[]});return}case"flow-map-end":case"flow-s\
eq-end":fc.end.push(this.sourceToken);return}const bv=this.startBlockValue(fc);if(bv)this.stack.push(bv);else{yield*this.pop();yield*this.step()}}else{const parent=this.
peek(2);if(parent.type==="block-map"&&(this.type==="map-value-ind"&&parent.indent===fc.indent||this.type==="newline"&&!parent.items[parent.items.length-1].sep)){
yield*this.pop();yield*this.step()}else if(this.type==="map-value-ind"&&parent.type!=="flow-collection"){const prev=getPrevProps(parent);const start=getFirstKeyStartProps(
prev);fixFlowSeqItems(fc);const sep=fc.end.splice(1,fc.end.length);sep.push(this.sourceToken);const map={type:"block-map",offset:fc.offset,indent:fc.indent,items:[
{start,key:fc,sep}]};this.onKeyLine=true;this.stack[this.stack.length-1]=map}else{yield*this.lineEnd(fc)}}}flowScalar(type){if(this.onNewLine){let nl=this.source.
indexOf("\n")+1;while(nl!==0){this.onNewLine(this.offset+nl);nl=this.source.indexOf("\n",nl)+1}}return{type,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(parent){
switch(this.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{
type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collec\
tion",offset:this.offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,
items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=true;const prev=getPrevProps(parent);const start=getFirstKeyStartProps(prev);start.push(
this.sourceToken);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start,explicitKey:true}]}}case"map-value-ind":{this.onKeyLine=true;const prev=getPrevProps(
parent);const start=getFirstKeyStartProps(prev);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start,key:null,sep:[this.sourceToken]}]}}}
return null}atIndentedComment(start,indent){if(this.type!=="comment")return false;if(this.indent<=indent)return false;return start.every(st=>st.type==="newline"||
st.type==="space")}*documentEnd(docEnd){if(this.type!=="doc-mode"){if(docEnd.end)docEnd.end.push(this.sourceToken);else docEnd.end=[this.sourceToken];if(this.type===
"newline")yield*this.pop()}}*lineEnd(token){switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":
yield*this.pop();yield*this.step();break;case"newline":this.onKeyLine=false;case"space":case"comment":default:if(token.end)token.end.push(this.sourceToken);else
token.end=[this.sourceToken];if(this.type==="newline")yield*this.pop()}}}exports2.Parser=Parser}),4047:(function(__unused_webpack_module,exports2,__webpack_require__){
var composer=__webpack_require__(9984);var Document=__webpack_require__(3021);var errors=__webpack_require__(1464);var log=__webpack_require__(7249);var identity=__webpack_require__(
1127);var lineCounter=__webpack_require__(6628);var parser=__webpack_require__(3456);function parseOptions(options){const prettyErrors=options.prettyErrors!==false;
const lineCounter$1=options.lineCounter||prettyErrors&&new lineCounter.LineCounter||null;return{lineCounter:lineCounter$1,prettyErrors}}function parseAllDocuments(source,options={}){
const{lineCounter:lineCounter2,prettyErrors}=parseOptions(options);const parser$1=new parser.Parser(lineCounter2?.addNewLine);const composer$1=new composer.Composer(
options);const docs=Array.from(composer$1.compose(parser$1.parse(source)));if(prettyErrors&&lineCounter2)for(const doc of docs){doc.errors.forEach(errors.prettifyError(
source,lineCounter2));doc.warnings.forEach(errors.prettifyError(source,lineCounter2))}if(docs.length>0)return docs;return Object.assign([],{empty:true},composer$1.
streamInfo())}function parseDocument(source,options={}){const{lineCounter:lineCounter2,prettyErrors}=parseOptions(options);const parser$1=new parser.Parser(lineCounter2?.
addNewLine);const composer$1=new composer.Composer(options);let doc=null;for(const _doc of composer$1.compose(parser$1.parse(source),true,source.length)){if(!doc)
doc=_doc;else if(doc.options.logLevel!=="silent"){doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple docu\
ments; please use YAML.parseAllDocuments()"));break}}if(prettyErrors&&lineCounter2){doc.errors.forEach(errors.prettifyError(source,lineCounter2));doc.warnings.forEach(
errors.prettifyError(source,lineCounter2))}return doc}function parse2(src,reviver,options){let _reviver=void 0;if(typeof reviver==="function"){_reviver=reviver}else if(options===
void 0&&reviver&&typeof reviver==="object"){options=reviver}const doc=parseDocument(src,options);if(!doc)return null;doc.warnings.forEach(warning=>log.warn(doc.
options.logLevel,warning));if(doc.errors.length>0){if(doc.options.logLevel!=="silent")throw doc.errors[0];else doc.errors=[]}return doc.toJS(Object.assign({reviver:_reviver},
options))}function stringify(value,replacer,options){let _replacer=null;if(typeof replacer==="function"||Array.isArray(replacer)){_replacer=replacer}else if(options===
void 0&&replacer){options=replacer}if(typeof options==="string")options=options.length;if(typeof options==="number"){const indent=Math.round(options);options=indent<
1?void 0:indent>8?{indent:8}:{indent}}if(value===void 0){const{keepUndefined}=options??replacer??{};if(!keepUndefined)return void 0}if(identity.isDocument(value)&&
!_replacer)return value.toString(options);return new Document.Document(value,_replacer,options).toString(options)}exports2.parse=parse2;exports2.parseAllDocuments=
parseAllDocuments;exports2.parseDocument=parseDocument;exports2.stringify=stringify}),5840:(function(__unused_webpack_module,exports2,__webpack_require__){var identity=__webpack_require__(
1127);var map=__webpack_require__(7451);var seq=__webpack_require__(1706);var string=__webpack_require__(6464);var tags=__webpack_require__(18);const sortMapEntriesByKey=(a,b)=>a.
key<b.key?-1:a.key>b.key?1:0;class Schema{constructor({compat,customTags,merge,resolveKnownTags,schema,sortMapEntries,toStringDefaults}){this.compat=Array.isArray(
compat)?tags.getTags(compat,"compat"):compat?tags.getTags(null,compat):null;this.name=typeof schema==="string"&&schema||"core";this.knownTags=resolveKnownTags?tags.
coreKnownTags:{};this.tags=tags.getTags(customTags,this.name,merge);this.toStringOptions=toStringDefaults??null;Object.defineProperty(this,identity.MAP,{value:map.
map});Object.defineProperty(this,identity.SCALAR,{value:string.string});Object.defineProperty(this,identity.SEQ,{value:seq.seq});this.sortMapEntries=typeof sortMapEntries===
"function"?sortMapEntries:sortMapEntries===true?sortMapEntriesByKey:null}clone(){const copy=Object.create(Schema.prototype,Object.getOwnPropertyDescriptors(this));
copy.tags=this.tags.slice();return copy}}exports2.Schema=Schema}),7451:(function(__unused_webpack_module,exports2,__webpack_require__){var identity=__webpack_require__(
1127);var YAMLMap=__webpack_require__(4454);const map={collection:"map",default:true,nodeClass:YAMLMap.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(map2,onError){
if(!identity.isMap(map2))onError("Expected a mapping for this tag");return map2},createNode:(schema,obj,ctx)=>YAMLMap.YAMLMap.from(schema,obj,ctx)};exports2.map=
map}),3632:(function(__unused_webpack_module,exports2,__webpack_require__){var Scalar=__webpack_require__(3301);const nullTag={identify:value=>value==null,createNode:()=>new Scalar.
Scalar(null),default:true,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new Scalar.Scalar(null),stringify:({source},ctx)=>typeof source===
"string"&&nullTag.test.test(source)?source:ctx.options.nullStr};exports2.nullTag=nullTag}),1706:(function(__unused_webpack_module,exports2,__webpack_require__){
var identity=__webpack_require__(1127);var YAMLSeq=__webpack_require__(2223);const seq={collection:"seq",default:true,nodeClass:YAMLSeq.YAMLSeq,tag:"tag:yaml.or\
g,2002:seq",resolve(seq2,onError){if(!identity.isSeq(seq2))onError("Expected a sequence for this tag");return seq2},createNode:(schema,obj,ctx)=>YAMLSeq.YAMLSeq.
from(schema,obj,ctx)};exports2.seq=seq}),6464:(function(__unused_webpack_module,exports2,__webpack_require__){var stringifyString=__webpack_require__(3069);const string={
identify:value=>typeof value==="string",default:true,tag:"tag:yaml.org,2002:str",resolve:str=>str,stringify(item,ctx,onComment,onChompKeep){ctx=Object.assign({actualString:true},
ctx);return stringifyString.stringifyString(item,ctx,onComment,onChompKeep)}};exports2.string=string}),3959:(function(__unused_webpack_module,exports2,__webpack_require__){
var Scalar=__webpack_require__(3301);const boolTag={identify:value=>typeof value==="boolean",default:true,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
resolve:str=>new Scalar.Scalar(str[0]==="t"||str[0]==="T"),stringify({source,value},ctx){if(source&&boolTag.test.test(source)){const sv=source[0]==="t"||source[0]===
"T";if(value===sv)return source}return value?ctx.options.trueStr:ctx.options.falseStr}};exports2.boolTag=boolTag}),8405:(function(__unused_webpack_module,exports2,__webpack_require__){
var Scalar=__webpack_require__(3301);var stringifyNumber=__webpack_require__(8689);const floatNaN={identify:value=>typeof value==="number",default:true,tag:"tag\
:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:str=>str.slice(-3).toLowerCase()==="nan"?NaN:str[0]==="-"?Number.NEGATIVE_INFINITY:
Number.POSITIVE_INFINITY,stringify:stringifyNumber.stringifyNumber};const floatExp={identify:value=>typeof value==="number",default:true,tag:"tag:yaml.org,2002:\
float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:str=>parseFloat(str),stringify(node){const num=Number(node.value);return isFinite(
num)?num.toExponential():stringifyNumber.stringifyNumber(node)}};const float={identify:value=>typeof value==="number",default:true,tag:"tag:yaml.org,2002:float",
test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(str){const node=new Scalar.Scalar(parseFloat(str));const dot=str.indexOf(".");if(dot!==-1&&str[str.length-1]===
"0")node.minFractionDigits=str.length-dot-1;return node},stringify:stringifyNumber.stringifyNumber};exports2.float=float;exports2.floatExp=floatExp;exports2.floatNaN=
floatNaN}),9874:(function(__unused_webpack_module,exports2,__webpack_require__){var stringifyNumber=__webpack_require__(8689);const intIdentify=value=>typeof value===
"bigint"||Number.isInteger(value);const intResolve=(str,offset,radix,{intAsBigInt})=>intAsBigInt?BigInt(str):parseInt(str.substring(offset),radix);function intStringify(node,radix,prefix){
const{value}=node;if(intIdentify(value)&&value>=0)return prefix+value.toString(radix);return stringifyNumber.stringifyNumber(node)}const intOct={identify:value=>intIdentify(
value)&&value>=0,default:true,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(str,_onError,opt)=>intResolve(str,2,8,opt),stringify:node=>intStringify(
node,8,"0o")};const int={identify:intIdentify,default:true,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(str,_onError,opt)=>intResolve(str,0,10,opt),
stringify:stringifyNumber.stringifyNumber};const intHex={identify:value=>intIdentify(value)&&value>=0,default:true,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,
resolve:(str,_onError,opt)=>intResolve(str,2,16,opt),stringify:node=>intStringify(node,16,"0x")};exports2.int=int;exports2.intHex=intHex;exports2.intOct=intOct}),
896:(function(__unused_webpack_module,exports2,__webpack_require__){var map=__webpack_require__(7451);var _null=__webpack_require__(3632);var seq=__webpack_require__(
1706);var string=__webpack_require__(6464);var bool=__webpack_require__(3959);var float=__webpack_require__(8405);var int=__webpack_require__(9874);const schema=[
map.map,seq.seq,string.string,_null.nullTag,bool.boolTag,int.intOct,int.int,int.intHex,float.floatNaN,float.floatExp,float.float];exports2.schema=schema}),3559:(function(__unused_webpack_module,exports2,__webpack_require__){
var Scalar=__webpack_require__(3301);var map=__webpack_require__(7451);var seq=__webpack_require__(1706);function intIdentify(value){return typeof value==="bigi\
nt"||Number.isInteger(value)}const stringifyJSON=({value})=>JSON.stringify(value);const jsonScalars=[{identify:value=>typeof value==="string",default:true,tag:"\
tag:yaml.org,2002:str",resolve:str=>str,stringify:stringifyJSON},{identify:value=>value==null,createNode:()=>new Scalar.Scalar(null),default:true,tag:"tag:yaml.\
org,2002:null",test:/^null$/,resolve:()=>null,stringify:stringifyJSON},{identify:value=>typeof value==="boolean",default:true,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,
resolve:str=>str==="true",stringify:stringifyJSON},{identify:intIdentify,default:true,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(str,_onError,{
intAsBigInt})=>intAsBigInt?BigInt(str):parseInt(str,10),stringify:({value})=>intIdentify(value)?value.toString():JSON.stringify(value)},{identify:value=>typeof value===
"number",default:true,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:str=>parseFloat(str),stringify:stringifyJSON}];
const jsonError={default:true,tag:"",test:/^/,resolve(str,onError){onError(`Unresolved plain scalar ${JSON.stringify(str)}`);return str}};const schema=[map.map,
seq.seq].concat(jsonScalars,jsonError);exports2.schema=schema}),18:(function(__unused_webpack_module,exports2,__webpack_require__){var map=__webpack_require__(7451);
var _null=__webpack_require__(3632);var seq=__webpack_require__(1706);var string=__webpack_require__(6464);var bool=__webpack_require__(3959);var float=__webpack_require__(
8405);var int=__webpack_require__(9874);var schema=__webpack_require__(896);var schema$1=__webpack_require__(3559);var binary=__webpack_require__(6083);var merge=__webpack_require__(
452);var omap=__webpack_require__(303);var pairs=__webpack_require__(8385);var schema$2=__webpack_require__(5913);var set=__webpack_require__(1528);var timestamp=__webpack_require__(
4371);const schemas2=new Map([["core",schema.schema],["failsafe",[map.map,seq.seq,string.string]],["json",schema$1.schema],["yaml11",schema$2.schema],["yaml-1.1",
schema$2.schema]]);const tagsByName={binary:binary.binary,bool:bool.boolTag,float:float.float,floatExp:float.floatExp,floatNaN:float.floatNaN,floatTime:timestamp.
floatTime,int:int.int,intHex:int.intHex,intOct:int.intOct,intTime:timestamp.intTime,map:map.map,merge:merge.merge,null:_null.nullTag,omap:omap.omap,pairs:pairs.
pairs,seq:seq.seq,set:set.set,timestamp:timestamp.timestamp};const coreKnownTags={"tag:yaml.org,2002:binary":binary.binary,"tag:yaml.org,2002:merge":merge.merge,
"tag:yaml.org,2002:omap":omap.omap,"tag:yaml.org,2002:pairs":pairs.pairs,"tag:yaml.org,2002:set":set.set,"tag:yaml.org,2002:timestamp":timestamp.timestamp};function getTags(customTags,schemaName,addMergeTag){
const schemaTags=schemas2.get(schemaName);if(schemaTags&&!customTags){return addMergeTag&&!schemaTags.includes(merge.merge)?schemaTags.concat(merge.merge):schemaTags.
slice()}let tags=schemaTags;if(!tags){if(Array.isArray(customTags))tags=[];else{const keys=Array.from(schemas2.keys()).filter(key=>key!=="yaml11").map(key=>JSON.
stringify(key)).join(", ");throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`)}}if(Array.isArray(customTags)){for(const tag of customTags)
tags=tags.concat(tag)}else if(typeof customTags==="function"){tags=customTags(tags.slice())}if(addMergeTag)tags=tags.concat(merge.merge);return tags.reduce((tags2,tag)=>{
const tagObj=typeof tag==="string"?tagsByName[tag]:tag;if(!tagObj){const tagName=JSON.stringify(tag);const keys=Object.keys(tagsByName).map(key=>JSON.stringify(
key)).join(", ");throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`)}if(!tags2.includes(tagObj))tags2.push(tagObj);return tags2},[])}exports2.coreKnownTags=
coreKnownTags;exports2.getTags=getTags}),6083:(function(__unused_webpack_module,exports2,__webpack_require__){var node_buffer=__webpack_require__(181);var Scalar=__webpack_require__(
3301);var stringifyString=__webpack_require__(3069);const binary={identify:value=>value instanceof Uint8Array,default:false,tag:"tag:yaml.org,2002:binary",resolve(src,onError){
if(typeof node_buffer.Buffer==="function"){return node_buffer.Buffer.from(src,"base64")}else if(typeof atob==="function"){const str=atob(src.replace(/[\n\r]/g,""));
const buffer=new Uint8Array(str.length);for(let i=0;i<str.length;++i)buffer[i]=str.charCodeAt(i);return buffer}else{onError("This environment does not support r\
eading binary tags; either Buffer or atob is required");return src}},stringify({comment,type,value},ctx,onComment,onChompKeep){if(!value)return"";const buf=value;
let str;if(typeof node_buffer.Buffer==="function"){str=buf instanceof node_buffer.Buffer?buf.toString("base64"):node_buffer.Buffer.from(buf.buffer).toString("ba\
se64")}else if(typeof btoa==="function"){let s="";for(let i=0;i<buf.length;++i)s+=String.fromCharCode(buf[i]);str=btoa(s)}else{throw new Error("This environment\
 does not support writing binary tags; either Buffer or btoa is required")}type??(type=Scalar.Scalar.BLOCK_LITERAL);if(type!==Scalar.Scalar.QUOTE_DOUBLE){const lineWidth=Math.
max(ctx.options.lineWidth-ctx.indent.length,ctx.options.minContentWidth);const n=Math.ceil(str.length/lineWidth);const lines=new Array(n);for(let i=0,o=0;i<n;++i,
o+=lineWidth){lines[i]=str.substr(o,lineWidth)}str=lines.join(type===Scalar.Scalar.BLOCK_LITERAL?"\n":" ")}return stringifyString.stringifyString({comment,type,
value:str},ctx,onComment,onChompKeep)}};exports2.binary=binary}),8398:(function(__unused_webpack_module,exports2,__webpack_require__){var Scalar=__webpack_require__(
3301);function boolStringify({value,source},ctx){const boolObj=value?trueTag:falseTag;if(source&&boolObj.test.test(source))return source;return value?ctx.options.
trueStr:ctx.options.falseStr}const trueTag={identify:value=>value===true,default:true,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
resolve:()=>new Scalar.Scalar(true),stringify:boolStringify};const falseTag={identify:value=>value===false,default:true,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
resolve:()=>new Scalar.Scalar(false),stringify:boolStringify};exports2.falseTag=falseTag;exports2.trueTag=trueTag}),5782:(function(__unused_webpack_module,exports2,__webpack_require__){
var Scalar=__webpack_require__(3301);var stringifyNumber=__webpack_require__(8689);const floatNaN={identify:value=>typeof value==="number",default:true,tag:"tag\
:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:str=>str.slice(-3).toLowerCase()==="nan"?NaN:str[0]==="-"?Number.NEGATIVE_INFINITY:
Number.POSITIVE_INFINITY,stringify:stringifyNumber.stringifyNumber};const floatExp={identify:value=>typeof value==="number",default:true,tag:"tag:yaml.org,2002:\
float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:str=>parseFloat(str.replace(/_/g,"")),stringify(node){const num=Number(
node.value);return isFinite(num)?num.toExponential():stringifyNumber.stringifyNumber(node)}};const float={identify:value=>typeof value==="number",default:true,tag:"\
tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(str){const node=new Scalar.Scalar(parseFloat(str.replace(/_/g,"")));const dot=str.indexOf(
".");if(dot!==-1){const f=str.substring(dot+1).replace(/_/g,"");if(f[f.length-1]==="0")node.minFractionDigits=f.length}return node},stringify:stringifyNumber.stringifyNumber};
exports2.float=float;exports2.floatExp=floatExp;exports2.floatNaN=floatNaN}),873:(function(__unused_webpack_module,exports2,__webpack_require__){var stringifyNumber=__webpack_require__(
8689);const intIdentify=value=>typeof value==="bigint"||Number.isInteger(value);function intResolve(str,offset,radix,{intAsBigInt}){const sign=str[0];if(sign===
"-"||sign==="+")offset+=1;str=str.substring(offset).replace(/_/g,"");if(intAsBigInt){switch(radix){case 2:str=`0b${str}`;break;case 8:str=`0o${str}`;break;case 16:
str=`0x${str}`;break}const n2=BigInt(str);return sign==="-"?BigInt(-1)*n2:n2}const n=parseInt(str,radix);return sign==="-"?-1*n:n}function intStringify(node,radix,prefix){
const{value}=node;if(intIdentify(value)){const str=value.toString(radix);return value<0?"-"+prefix+str.substr(1):prefix+str}return stringifyNumber.stringifyNumber(
node)}const intBin={identify:intIdentify,default:true,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(str,_onError,opt)=>intResolve(str,
2,2,opt),stringify:node=>intStringify(node,2,"0b")};const intOct={identify:intIdentify,default:true,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,
resolve:(str,_onError,opt)=>intResolve(str,1,8,opt),stringify:node=>intStringify(node,8,"0")};const int={identify:intIdentify,default:true,tag:"tag:yaml.org,200\
2:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(str,_onError,opt)=>intResolve(str,0,10,opt),stringify:stringifyNumber.stringifyNumber};const intHex={identify:intIdentify,
default:true,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(str,_onError,opt)=>intResolve(str,2,16,opt),stringify:node=>intStringify(
node,16,"0x")};exports2.int=int;exports2.intBin=intBin;exports2.intHex=intHex;exports2.intOct=intOct}),452:(function(__unused_webpack_module,exports2,__webpack_require__){
var identity=__webpack_require__(1127);var Scalar=__webpack_require__(3301);const MERGE_KEY="<<";const merge={identify:value=>value===MERGE_KEY||typeof value===
"symbol"&&value.description===MERGE_KEY,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)),{
addToJSMap:addMergeToJSMap}),stringify:()=>MERGE_KEY};const isMergeKey=(ctx,key)=>(merge.identify(key)||identity.isScalar(key)&&(!key.type||key.type===Scalar.Scalar.
PLAIN)&&merge.identify(key.value))&&ctx?.doc.schema.tags.some(tag=>tag.tag===merge.tag&&tag.default);function addMergeToJSMap(ctx,map,value){const source=resolveAliasValue(
ctx,value);if(identity.isSeq(source))for(const it of source.items)mergeValue(ctx,map,it);else if(Array.isArray(source))for(const it of source)mergeValue(ctx,map,
it);else mergeValue(ctx,map,source)}function mergeValue(ctx,map,value){const source=resolveAliasValue(ctx,value);if(!identity.isMap(source))throw new Error("Mer\
ge sources must be maps or map aliases");const srcMap=source.toJSON(null,ctx,Map);for(const[key,value2]of srcMap){if(map instanceof Map){if(!map.has(key))map.set(
key,value2)}else if(map instanceof Set){map.add(key)}else if(!Object.prototype.hasOwnProperty.call(map,key)){Object.defineProperty(map,key,{value:value2,writable:true,
enumerable:true,configurable:true})}}return map}function resolveAliasValue(ctx,value){return ctx&&identity.isAlias(value)?value.resolve(ctx.doc,ctx):value}exports2.
addMergeToJSMap=addMergeToJSMap;exports2.isMergeKey=isMergeKey;exports2.merge=merge}),303:(function(__unused_webpack_module,exports2,__webpack_require__){var identity=__webpack_require__(
1127);var toJS=__webpack_require__(6424);var YAMLMap=__webpack_require__(4454);var YAMLSeq=__webpack_require__(2223);var pairs=__webpack_require__(8385);class YAMLOMap extends YAMLSeq.
YAMLSeq{constructor(){super();this.add=YAMLMap.YAMLMap.prototype.add.bind(this);this.delete=YAMLMap.YAMLMap.prototype.delete.bind(this);this.get=YAMLMap.YAMLMap.
prototype.get.bind(this);this.has=YAMLMap.YAMLMap.prototype.has.bind(this);this.set=YAMLMap.YAMLMap.prototype.set.bind(this);this.tag=YAMLOMap.tag}toJSON(_,ctx){
if(!ctx)return super.toJSON(_);const map=new Map;if(ctx?.onCreate)ctx.onCreate(map);for(const pair of this.items){let key,value;if(identity.isPair(pair)){key=toJS.
toJS(pair.key,"",ctx);value=toJS.toJS(pair.value,key,ctx)}else{key=toJS.toJS(pair,"",ctx)}if(map.has(key))throw new Error("Ordered maps must not include duplica\
te keys");map.set(key,value)}return map}static from(schema,iterable,ctx){const pairs$1=pairs.createPairs(schema,iterable,ctx);const omap2=new this;omap2.items=pairs$1.
items;return omap2}}YAMLOMap.tag="tag:yaml.org,2002:omap";const omap={collection:"seq",identify:value=>value instanceof Map,nodeClass:YAMLOMap,default:false,tag:"\
tag:yaml.org,2002:omap",resolve(seq,onError){const pairs$1=pairs.resolvePairs(seq,onError);const seenKeys=[];for(const{key}of pairs$1.items){if(identity.isScalar(
key)){if(seenKeys.includes(key.value)){onError(`Ordered maps must not include duplicate keys: ${key.value}`)}else{seenKeys.push(key.value)}}}return Object.assign(
new YAMLOMap,pairs$1)},createNode:(schema,iterable,ctx)=>YAMLOMap.from(schema,iterable,ctx)};exports2.YAMLOMap=YAMLOMap;exports2.omap=omap}),8385:(function(__unused_webpack_module,exports2,__webpack_require__){
var identity=__webpack_require__(1127);var Pair=__webpack_require__(7165);var Scalar=__webpack_require__(3301);var YAMLSeq=__webpack_require__(2223);function resolvePairs(seq,onError){
if(identity.isSeq(seq)){for(let i=0;i<seq.items.length;++i){let item=seq.items[i];if(identity.isPair(item))continue;else if(identity.isMap(item)){if(item.items.
length>1)onError("Each pair must have its own sequence indicator");const pair=item.items[0]||new Pair.Pair(new Scalar.Scalar(null));if(item.commentBefore)pair.key.
commentBefore=pair.key.commentBefore?`${item.commentBefore}
${pair.key.commentBefore}`:item.commentBefore;if(item.comment){const cn=pair.value??pair.key;cn.comment=cn.comment?`${item.comment}
${cn.comment}`:item.comment}item=pair}seq.items[i]=identity.isPair(item)?item:new Pair.Pair(item)}}else onError("Expected a sequence for this tag");return seq}function createPairs(schema,iterable,ctx){
const{replacer}=ctx;const pairs2=new YAMLSeq.YAMLSeq(schema);pairs2.tag="tag:yaml.org,2002:pairs";let i=0;if(iterable&&Symbol.iterator in Object(iterable))for(let it of iterable){
if(typeof replacer==="function")it=replacer.call(iterable,String(i++),it);let key,value;if(Array.isArray(it)){if(it.length===2){key=it[0];value=it[1]}else throw new TypeError(
`Expected [key, value] tuple: ${it}`)}else if(it&&it instanceof Object){const keys=Object.keys(it);if(keys.length===1){key=keys[0];value=it[key]}else{throw new TypeError(
`Expected tuple with one key, not ${keys.length} keys`)}}else{key=it}pairs2.items.push(Pair.createPair(key,value,ctx))}return pairs2}const pairs={collection:"se\
q",default:false,tag:"tag:yaml.org,2002:pairs",resolve:resolvePairs,createNode:createPairs};exports2.createPairs=createPairs;exports2.pairs=pairs;exports2.resolvePairs=
resolvePairs}),5913:(function(__unused_webpack_module,exports2,__webpack_require__){var map=__webpack_require__(7451);var _null=__webpack_require__(3632);var seq=__webpack_require__(
1706);var string=__webpack_require__(6464);var binary=__webpack_require__(6083);var bool=__webpack_require__(8398);var float=__webpack_require__(5782);var int=__webpack_require__(
873);var merge=__webpack_require__(452);var omap=__webpack_require__(303);var pairs=__webpack_require__(8385);var set=__webpack_require__(1528);var timestamp=__webpack_require__(
4371);const schema=[map.map,seq.seq,string.string,_null.nullTag,bool.trueTag,bool.falseTag,int.intBin,int.intOct,int.int,int.intHex,float.floatNaN,float.floatExp,
float.float,binary.binary,merge.merge,omap.omap,pairs.pairs,set.set,timestamp.intTime,timestamp.floatTime,timestamp.timestamp];exports2.schema=schema}),1528:(function(__unused_webpack_module,exports2,__webpack_require__){
var identity=__webpack_require__(1127);var Pair=__webpack_require__(7165);var YAMLMap=__webpack_require__(4454);class YAMLSet extends YAMLMap.YAMLMap{constructor(schema){
super(schema);this.tag=YAMLSet.tag}add(key){let pair;if(identity.isPair(key))pair=key;else if(key&&typeof key==="object"&&"key"in key&&"value"in key&&key.value===
null)pair=new Pair.Pair(key.key,null);else pair=new Pair.Pair(key,null);const prev=YAMLMap.findPair(this.items,pair.key);if(!prev)this.items.push(pair)}get(key,keepPair){
const pair=YAMLMap.findPair(this.items,key);return!keepPair&&identity.isPair(pair)?identity.isScalar(pair.key)?pair.key.value:pair.key:pair}set(key,value){if(typeof value!==
"boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);const prev=YAMLMap.findPair(this.items,key);if(prev&&
!value){this.items.splice(this.items.indexOf(prev),1)}else if(!prev&&value){this.items.push(new Pair.Pair(key))}}toJSON(_,ctx){return super.toJSON(_,ctx,Set)}toString(ctx,onComment,onChompKeep){
if(!ctx)return JSON.stringify(this);if(this.hasAllNullValues(true))return super.toString(Object.assign({},ctx,{allNullValues:true}),onComment,onChompKeep);else throw new Error(
"Set items must all have null values")}static from(schema,iterable,ctx){const{replacer}=ctx;const set2=new this(schema);if(iterable&&Symbol.iterator in Object(iterable))
for(let value of iterable){if(typeof replacer==="function")value=replacer.call(iterable,value,value);set2.items.push(Pair.createPair(value,null,ctx))}return set2}}
YAMLSet.tag="tag:yaml.org,2002:set";const set={collection:"map",identify:value=>value instanceof Set,nodeClass:YAMLSet,default:false,tag:"tag:yaml.org,2002:set",
createNode:(schema,iterable,ctx)=>YAMLSet.from(schema,iterable,ctx),resolve(map,onError){if(identity.isMap(map)){if(map.hasAllNullValues(true))return Object.assign(
new YAMLSet,map);else onError("Set items must all have null values")}else onError("Expected a mapping for this tag");return map}};exports2.YAMLSet=YAMLSet;exports2.
set=set}),4371:(function(__unused_webpack_module,exports2,__webpack_require__){var stringifyNumber=__webpack_require__(8689);function parseSexagesimal(str,asBigInt){
const sign=str[0];const parts=sign==="-"||sign==="+"?str.substring(1):str;const num=n=>asBigInt?BigInt(n):Number(n);const res=parts.replace(/_/g,"").split(":").
reduce((res2,p)=>res2*num(60)+num(p),num(0));return sign==="-"?num(-1)*res:res}function stringifySexagesimal(node){let{value}=node;let num=n=>n;if(typeof value===
"bigint")num=n=>BigInt(n);else if(isNaN(value)||!isFinite(value))return stringifyNumber.stringifyNumber(node);let sign="";if(value<0){sign="-";value*=num(-1)}const _60=num(
60);const parts=[value%_60];if(value<60){parts.unshift(0)}else{value=(value-parts[0])/_60;parts.unshift(value%_60);if(value>=60){value=(value-parts[0])/_60;parts.
unshift(value)}}return sign+parts.map(n=>String(n).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}const intTime={identify:value=>typeof value==="bigint"||Number.
isInteger(value),default:true,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(str,_onError,{intAsBigInt})=>parseSexagesimal(
str,intAsBigInt),stringify:stringifySexagesimal};const floatTime={identify:value=>typeof value==="number",default:true,tag:"tag:yaml.org,2002:float",format:"TIM\
E",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:str=>parseSexagesimal(str,false),stringify:stringifySexagesimal};const timestamp={identify:value=>value instanceof
Date,default:true,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[\
0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(str){const match=str.match(timestamp.test);if(!match)throw new Error("!!timestamp expects a d\
ate, starting with yyyy-mm-dd");const[,year,month,day,hour,minute,second]=match.map(Number);const millisec=match[7]?Number((match[7]+"00").substr(1,3)):0;let date=Date.
UTC(year,month-1,day,hour||0,minute||0,second||0,millisec);const tz=match[8];if(tz&&tz!=="Z"){let d=parseSexagesimal(tz,false);if(Math.abs(d)<30)d*=60;date-=6e4*
d}return new Date(date)},stringify:({value})=>value?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};exports2.floatTime=floatTime;exports2.intTime=intTime;
exports2.timestamp=timestamp}),4475:(function(__unused_webpack_module,exports2){const FOLD_FLOW="flow";const FOLD_BLOCK="block";const FOLD_QUOTED="quoted";function foldFlowLines(text,indent,mode="\
flow",{indentAtStart,lineWidth=80,minContentWidth=20,onFold,onOverflow}={}){if(!lineWidth||lineWidth<0)return text;if(lineWidth<minContentWidth)minContentWidth=
0;const endStep=Math.max(1+minContentWidth,1+lineWidth-indent.length);if(text.length<=endStep)return text;const folds=[];const escapedFolds={};let end=lineWidth-
indent.length;if(typeof indentAtStart==="number"){if(indentAtStart>lineWidth-Math.max(2,minContentWidth))folds.push(0);else end=lineWidth-indentAtStart}let split=void 0;
let prev=void 0;let overflow=false;let i=-1;let escStart=-1;let escEnd=-1;if(mode===FOLD_BLOCK){i=consumeMoreIndentedLines(text,i,indent.length);if(i!==-1)end=i+
endStep}for(let ch;ch=text[i+=1];){if(mode===FOLD_QUOTED&&ch==="\\"){escStart=i;switch(text[i+1]){case"x":i+=3;break;case"u":i+=5;break;case"U":i+=9;break;default:
i+=1}escEnd=i}if(ch==="\n"){if(mode===FOLD_BLOCK)i=consumeMoreIndentedLines(text,i,indent.length);end=i+indent.length+endStep;split=void 0}else{if(ch===" "&&prev&&
prev!==" "&&prev!=="\n"&&prev!=="	"){const next=text[i+1];if(next&&next!==" "&&next!=="\n"&&next!=="	")split=i}if(i>=end){if(split){folds.push(split);end=split+
endStep;split=void 0}else if(mode===FOLD_QUOTED){while(prev===" "||prev==="	"){prev=ch;ch=text[i+=1];overflow=true}const j=i>escEnd+1?i-2:escStart-1;if(escapedFolds[j])
return text;folds.push(j);escapedFolds[j]=true;end=j+endStep;split=void 0}else{overflow=true}}}prev=ch}if(overflow&&onOverflow)onOverflow();if(folds.length===0)
return text;if(onFold)onFold();let res=text.slice(0,folds[0]);for(let i2=0;i2<folds.length;++i2){const fold=folds[i2];const end2=folds[i2+1]||text.length;if(fold===
0)res=`
${indent}${text.slice(0,end2)}`;else{if(mode===FOLD_QUOTED&&escapedFolds[fold])res+=`${text[fold]}\\`;res+=`
${indent}${text.slice(fold+1,end2)}`}}return res}function consumeMoreIndentedLines(text,i,indent){let end=i;let start=i+1;let ch=text[start];while(ch===" "||ch===
"	"){if(i<start+indent){ch=text[++i]}else{do{ch=text[++i]}while(ch&&ch!=="\n");end=i;start=i+1;ch=text[start]}}return end}exports2.FOLD_BLOCK=FOLD_BLOCK;exports2.
FOLD_FLOW=FOLD_FLOW;exports2.FOLD_QUOTED=FOLD_QUOTED;exports2.foldFlowLines=foldFlowLines}),2148:(function(__unused_webpack_module,exports2,__webpack_require__){
var anchors=__webpack_require__(1596);var identity=__webpack_require__(1127);var stringifyComment=__webpack_require__(9799);var stringifyString=__webpack_require__(
3069);function createStringifyContext(doc,options){const opt=Object.assign({blockQuote:true,commentString:stringifyComment.stringifyComment,defaultKeyType:null,
defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:false,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:true,indentSeq:true,
lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:false,singleQuote:null,trailingComma:false,trueStr:"true",verifyAliasOrder:true},doc.schema.toStringOptions,
options);let inFlow;switch(opt.collectionStyle){case"block":inFlow=false;break;case"flow":inFlow=true;break;default:inFlow=null}return{anchors:new Set,doc,flowCollectionPadding:opt.
flowCollectionPadding?" ":"",indent:"",indentStep:typeof opt.indent==="number"?" ".repeat(opt.indent):"  ",inFlow,options:opt}}function getTagObject(tags,item){
if(item.tag){const match=tags.filter(t=>t.tag===item.tag);if(match.length>0)return match.find(t=>t.format===item.format)??match[0]}let tagObj=void 0;let obj;if(identity.
isScalar(item)){obj=item.value;let match=tags.filter(t=>t.identify?.(obj));if(match.length>1){const testMatch=match.filter(t=>t.test);if(testMatch.length>0)match=
testMatch}tagObj=match.find(t=>t.format===item.format)??match.find(t=>!t.format)}else{obj=item;tagObj=tags.find(t=>t.nodeClass&&obj instanceof t.nodeClass)}if(!tagObj){
const name=obj?.constructor?.name??(obj===null?"null":typeof obj);throw new Error(`Tag not resolved for ${name} value`)}return tagObj}function stringifyProps(node,tagObj,{
anchors:anchors$1,doc}){if(!doc.directives)return"";const props=[];const anchor=(identity.isScalar(node)||identity.isCollection(node))&&node.anchor;if(anchor&&anchors.
anchorIsValid(anchor)){anchors$1.add(anchor);props.push(`&${anchor}`)}const tag=node.tag??(tagObj.default?null:tagObj.tag);if(tag)props.push(doc.directives.tagString(
tag));return props.join(" ")}function stringify(item,ctx,onComment,onChompKeep){if(identity.isPair(item))return item.toString(ctx,onComment,onChompKeep);if(identity.
isAlias(item)){if(ctx.doc.directives)return item.toString(ctx);if(ctx.resolvedAliases?.has(item)){throw new TypeError(`Cannot stringify circular structure witho\
ut alias nodes`)}else{if(ctx.resolvedAliases)ctx.resolvedAliases.add(item);else ctx.resolvedAliases=new Set([item]);item=item.resolve(ctx.doc)}}let tagObj=void 0;
const node=identity.isNode(item)?item:ctx.doc.createNode(item,{onTagObj:o=>tagObj=o});tagObj??(tagObj=getTagObject(ctx.doc.schema.tags,node));const props=stringifyProps(
node,tagObj,ctx);if(props.length>0)ctx.indentAtStart=(ctx.indentAtStart??0)+props.length+1;const str=typeof tagObj.stringify==="function"?tagObj.stringify(node,
ctx,onComment,onChompKeep):identity.isScalar(node)?stringifyString.stringifyString(node,ctx,onComment,onChompKeep):node.toString(ctx,onComment,onChompKeep);if(!props)
return str;return identity.isScalar(node)||str[0]==="{"||str[0]==="["?`${props} ${str}`:`${props}
${ctx.indent}${str}`}exports2.createStringifyContext=createStringifyContext;exports2.stringify=stringify}),1212:(function(__unused_webpack_module,exports2,__webpack_require__){
var identity=__webpack_require__(1127);var stringify=__webpack_require__(2148);var stringifyComment=__webpack_require__(9799);function stringifyCollection(collection,ctx,options){
const flow=ctx.inFlow??collection.flow;const stringify2=flow?stringifyFlowCollection:stringifyBlockCollection;return stringify2(collection,ctx,options)}function stringifyBlockCollection({
comment,items},ctx,{blockItemPrefix,flowChars,itemIndent,onChompKeep,onComment}){const{indent,options:{commentString}}=ctx;const itemCtx=Object.assign({},ctx,{indent:itemIndent,
type:null});let chompKeep=false;const lines=[];for(let i=0;i<items.length;++i){const item=items[i];let comment2=null;if(identity.isNode(item)){if(!chompKeep&&item.
spaceBefore)lines.push("");addCommentBefore(ctx,lines,item.commentBefore,chompKeep);if(item.comment)comment2=item.comment}else if(identity.isPair(item)){const ik=identity.
isNode(item.key)?item.key:null;if(ik){if(!chompKeep&&ik.spaceBefore)lines.push("");addCommentBefore(ctx,lines,ik.commentBefore,chompKeep)}}chompKeep=false;let str2=stringify.
stringify(item,itemCtx,()=>comment2=null,()=>chompKeep=true);if(comment2)str2+=stringifyComment.lineComment(str2,itemIndent,commentString(comment2));if(chompKeep&&
comment2)chompKeep=false;lines.push(blockItemPrefix+str2)}let str;if(lines.length===0){str=flowChars.start+flowChars.end}else{str=lines[0];for(let i=1;i<lines.length;++i){
const line=lines[i];str+=line?`
${indent}${line}`:"\n"}}if(comment){str+="\n"+stringifyComment.indentComment(commentString(comment),indent);if(onComment)onComment()}else if(chompKeep&&onChompKeep)
onChompKeep();return str}function stringifyFlowCollection({items},ctx,{flowChars,itemIndent}){const{indent,indentStep,flowCollectionPadding:fcPadding,options:{commentString}}=ctx;
itemIndent+=indentStep;const itemCtx=Object.assign({},ctx,{indent:itemIndent,inFlow:true,type:null});let reqNewline=false;let linesAtValue=0;const lines=[];for(let i=0;i<
items.length;++i){const item=items[i];let comment=null;if(identity.isNode(item)){if(item.spaceBefore)lines.push("");addCommentBefore(ctx,lines,item.commentBefore,
false);if(item.comment)comment=item.comment}else if(identity.isPair(item)){const ik=identity.isNode(item.key)?item.key:null;if(ik){if(ik.spaceBefore)lines.push(
"");addCommentBefore(ctx,lines,ik.commentBefore,false);if(ik.comment)reqNewline=true}const iv=identity.isNode(item.value)?item.value:null;if(iv){if(iv.comment)comment=
iv.comment;if(iv.commentBefore)reqNewline=true}else if(item.value==null&&ik?.comment){comment=ik.comment}}if(comment)reqNewline=true;let str=stringify.stringify(
item,itemCtx,()=>comment=null);reqNewline||(reqNewline=lines.length>linesAtValue||str.includes("\n"));if(i<items.length-1){str+=","}else if(ctx.options.trailingComma){
if(ctx.options.lineWidth>0){reqNewline||(reqNewline=lines.reduce((sum,line)=>sum+line.length+2,2)+(str.length+2)>ctx.options.lineWidth)}if(reqNewline){str+=","}}
if(comment)str+=stringifyComment.lineComment(str,itemIndent,commentString(comment));lines.push(str);linesAtValue=lines.length}const{start,end}=flowChars;if(lines.
length===0){return start+end}else{if(!reqNewline){const len=lines.reduce((sum,line)=>sum+line.length+2,2);reqNewline=ctx.options.lineWidth>0&&len>ctx.options.lineWidth}
if(reqNewline){let str=start;for(const line of lines)str+=line?`
${indentStep}${indent}${line}`:"\n";return`${str}
${indent}${end}`}else{return`${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`}}}function addCommentBefore({indent,options:{commentString}},lines,comment,chompKeep){
if(comment&&chompKeep)comment=comment.replace(/^\n+/,"");if(comment){const ic=stringifyComment.indentComment(commentString(comment),indent);lines.push(ic.trimStart())}}
exports2.stringifyCollection=stringifyCollection}),9799:(function(__unused_webpack_module,exports2){const stringifyComment=str=>str.replace(/^(?!$)(?: $)?/gm,"#");
function indentComment(comment,indent){if(/^\n+$/.test(comment))return comment.substring(1);return indent?comment.replace(/^(?! *$)/gm,indent):comment}const lineComment=(str,indent,comment)=>str.
endsWith("\n")?indentComment(comment,indent):comment.includes("\n")?"\n"+indentComment(comment,indent):(str.endsWith(" ")?"":" ")+comment;exports2.indentComment=
indentComment;exports2.lineComment=lineComment;exports2.stringifyComment=stringifyComment}),6829:(function(__unused_webpack_module,exports2,__webpack_require__){
var identity=__webpack_require__(1127);var stringify=__webpack_require__(2148);var stringifyComment=__webpack_require__(9799);function stringifyDocument(doc,options){
const lines=[];let hasDirectives=options.directives===true;if(options.directives!==false&&doc.directives){const dir=doc.directives.toString(doc);if(dir){lines.push(
dir);hasDirectives=true}else if(doc.directives.docStart)hasDirectives=true}if(hasDirectives)lines.push("---");const ctx=stringify.createStringifyContext(doc,options);
const{commentString}=ctx.options;if(doc.commentBefore){if(lines.length!==1)lines.unshift("");const cs=commentString(doc.commentBefore);lines.unshift(stringifyComment.
indentComment(cs,""))}let chompKeep=false;let contentComment=null;if(doc.contents){if(identity.isNode(doc.contents)){if(doc.contents.spaceBefore&&hasDirectives)
lines.push("");if(doc.contents.commentBefore){const cs=commentString(doc.contents.commentBefore);lines.push(stringifyComment.indentComment(cs,""))}ctx.forceBlockIndent=
!!doc.comment;contentComment=doc.contents.comment}const onChompKeep=contentComment?void 0:()=>chompKeep=true;let body=stringify.stringify(doc.contents,ctx,()=>contentComment=
null,onChompKeep);if(contentComment)body+=stringifyComment.lineComment(body,"",commentString(contentComment));if((body[0]==="|"||body[0]===">")&&lines[lines.length-
1]==="---"){lines[lines.length-1]=`--- ${body}`}else lines.push(body)}else{lines.push(stringify.stringify(doc.contents,ctx))}if(doc.directives?.docEnd){if(doc.comment){
const cs=commentString(doc.comment);if(cs.includes("\n")){lines.push("...");lines.push(stringifyComment.indentComment(cs,""))}else{lines.push(`... ${cs}`)}}else{
lines.push("...")}}else{let dc=doc.comment;if(dc&&chompKeep)dc=dc.replace(/^\n+/,"");if(dc){if((!chompKeep||contentComment)&&lines[lines.length-1]!=="")lines.push(
"");lines.push(stringifyComment.indentComment(commentString(dc),""))}}return lines.join("\n")+"\n"}exports2.stringifyDocument=stringifyDocument}),8689:(function(__unused_webpack_module,exports2){
function stringifyNumber({format,minFractionDigits,tag,value}){if(typeof value==="bigint")return String(value);const num=typeof value==="number"?value:Number(value);
if(!isFinite(num))return isNaN(num)?".nan":num<0?"-.inf":".inf";let n=Object.is(value,-0)?"-0":JSON.stringify(value);if(!format&&minFractionDigits&&(!tag||tag===
"tag:yaml.org,2002:float")&&/^-?\d/.test(n)&&!n.includes("e")){let i=n.indexOf(".");if(i<0){i=n.length;n+="."}let d=minFractionDigits-(n.length-i-1);while(d-- >
0)n+="0"}return n}exports2.stringifyNumber=stringifyNumber}),9748:(function(__unused_webpack_module,exports2,__webpack_require__){var identity=__webpack_require__(
1127);var Scalar=__webpack_require__(3301);var stringify=__webpack_require__(2148);var stringifyComment=__webpack_require__(9799);function stringifyPair({key,value},ctx,onComment,onChompKeep){
const{allNullValues,doc,indent,indentStep,options:{commentString,indentSeq,simpleKeys}}=ctx;let keyComment=identity.isNode(key)&&key.comment||null;if(simpleKeys){
if(keyComment){throw new Error("With simple keys, key nodes cannot have comments")}if(identity.isCollection(key)||!identity.isNode(key)&&typeof key==="object"){
const msg="With simple keys, collection cannot be used as a key value";throw new Error(msg)}}let explicitKey=!simpleKeys&&(!key||keyComment&&value==null&&!ctx.inFlow||
identity.isCollection(key)||(identity.isScalar(key)?key.type===Scalar.Scalar.BLOCK_FOLDED||key.type===Scalar.Scalar.BLOCK_LITERAL:typeof key==="object"));ctx=Object.
assign({},ctx,{allNullValues:false,implicitKey:!explicitKey&&(simpleKeys||!allNullValues),indent:indent+indentStep});let keyCommentDone=false;let chompKeep=false;
let str=stringify.stringify(key,ctx,()=>keyCommentDone=true,()=>chompKeep=true);if(!explicitKey&&!ctx.inFlow&&str.length>1024){if(simpleKeys)throw new Error("Wi\
th simple keys, single line scalar must not span more than 1024 characters");explicitKey=true}if(ctx.inFlow){if(allNullValues||value==null){if(keyCommentDone&&onComment)
onComment();return str===""?"?":explicitKey?`? ${str}`:str}}else if(allNullValues&&!simpleKeys||value==null&&explicitKey){str=`? ${str}`;if(keyComment&&!keyCommentDone){
str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment))}else if(chompKeep&&onChompKeep)onChompKeep();return str}if(keyCommentDone)keyComment=
null;if(explicitKey){if(keyComment)str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment));str=`? ${str}
${indent}:`}else{str=`${str}:`;if(keyComment)str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment))}let vsb,vcb,valueComment;if(identity.isNode(
value)){vsb=!!value.spaceBefore;vcb=value.commentBefore;valueComment=value.comment}else{vsb=false;vcb=null;valueComment=null;if(value&&typeof value==="object")value=
doc.createNode(value)}ctx.implicitKey=false;if(!explicitKey&&!keyComment&&identity.isScalar(value))ctx.indentAtStart=str.length+1;chompKeep=false;if(!indentSeq&&
indentStep.length>=2&&!ctx.inFlow&&!explicitKey&&identity.isSeq(value)&&!value.flow&&!value.tag&&!value.anchor){ctx.indent=ctx.indent.substring(2)}let valueCommentDone=false;
const valueStr=stringify.stringify(value,ctx,()=>valueCommentDone=true,()=>chompKeep=true);let ws=" ";if(keyComment||vsb||vcb){ws=vsb?"\n":"";if(vcb){const cs=commentString(
vcb);ws+=`
${stringifyComment.indentComment(cs,ctx.indent)}`}if(valueStr===""&&!ctx.inFlow){if(ws==="\n"&&valueComment)ws="\n\n"}else{ws+=`
${ctx.indent}`}}else if(!explicitKey&&identity.isCollection(value)){const vs0=valueStr[0];const nl0=valueStr.indexOf("\n");const hasNewline=nl0!==-1;const flow=ctx.
inFlow??value.flow??value.items.length===0;if(hasNewline||!flow){let hasPropsLine=false;if(hasNewline&&(vs0==="&"||vs0==="!")){let sp0=valueStr.indexOf(" ");if(vs0===
"&"&&sp0!==-1&&sp0<nl0&&valueStr[sp0+1]==="!"){sp0=valueStr.indexOf(" ",sp0+1)}if(sp0===-1||nl0<sp0)hasPropsLine=true}if(!hasPropsLine)ws=`
${ctx.indent}`}}else if(valueStr===""||valueStr[0]==="\n"){ws=""}str+=ws+valueStr;if(ctx.inFlow){if(valueCommentDone&&onComment)onComment()}else if(valueComment&&
!valueCommentDone){str+=stringifyComment.lineComment(str,ctx.indent,commentString(valueComment))}else if(chompKeep&&onChompKeep){onChompKeep()}return str}exports2.
stringifyPair=stringifyPair}),3069:(function(__unused_webpack_module,exports2,__webpack_require__){var Scalar=__webpack_require__(3301);var foldFlowLines=__webpack_require__(
4475);const getFoldOptions=(ctx,isBlock)=>({indentAtStart:isBlock?ctx.indent.length:ctx.indentAtStart,lineWidth:ctx.options.lineWidth,minContentWidth:ctx.options.
minContentWidth});const containsDocumentMarker=str=>/^(%|---|\.\.\.)/m.test(str);function lineLengthOverLimit(str,lineWidth,indentLength){if(!lineWidth||lineWidth<
0)return false;const limit=lineWidth-indentLength;const strLen=str.length;if(strLen<=limit)return false;for(let i=0,start=0;i<strLen;++i){if(str[i]==="\n"){if(i-
start>limit)return true;start=i+1;if(strLen-start<=limit)return false}}return true}function doubleQuotedString(value,ctx){const json=JSON.stringify(value);if(ctx.
options.doubleQuotedAsJSON)return json;const{implicitKey}=ctx;const minMultiLineLength=ctx.options.doubleQuotedMinMultiLineLength;const indent=ctx.indent||(containsDocumentMarker(
value)?"  ":"");let str="";let start=0;for(let i=0,ch=json[i];ch;ch=json[++i]){if(ch===" "&&json[i+1]==="\\"&&json[i+2]==="n"){str+=json.slice(start,i)+"\\ ";i+=
1;start=i;ch="\\"}if(ch==="\\")switch(json[i+1]){case"u":{str+=json.slice(start,i);const code=json.substr(i+2,4);switch(code){case"0000":str+="\\0";break;case"0\
007":str+="\\a";break;case"000b":str+="\\v";break;case"001b":str+="\\e";break;case"0085":str+="\\N";break;case"00a0":str+="\\_";break;case"2028":str+="\\L";break;case"\
2029":str+="\\P";break;default:if(code.substr(0,2)==="00")str+="\\x"+code.substr(2);else str+=json.substr(i,6)}i+=5;start=i+1}break;case"n":if(implicitKey||json[i+
2]==='"'||json.length<minMultiLineLength){i+=1}else{str+=json.slice(start,i)+"\n\n";while(json[i+2]==="\\"&&json[i+3]==="n"&&json[i+4]!=='"'){str+="\n";i+=2}str+=
indent;if(json[i+2]===" ")str+="\\";i+=1;start=i+1}break;default:i+=1}}str=start?str+json.slice(start):json;return implicitKey?str:foldFlowLines.foldFlowLines(str,
indent,foldFlowLines.FOLD_QUOTED,getFoldOptions(ctx,false))}function singleQuotedString(value,ctx){if(ctx.options.singleQuote===false||ctx.implicitKey&&value.includes(
"\n")||/[ \t]\n|\n[ \t]/.test(value))return doubleQuotedString(value,ctx);const indent=ctx.indent||(containsDocumentMarker(value)?"  ":"");const res="'"+value.replace(
/'/g,"''").replace(/\n+/g,`$&
${indent}`)+"'";return ctx.implicitKey?res:foldFlowLines.foldFlowLines(res,indent,foldFlowLines.FOLD_FLOW,getFoldOptions(ctx,false))}function quotedString(value,ctx){
const{singleQuote}=ctx.options;let qs;if(singleQuote===false)qs=doubleQuotedString;else{const hasDouble=value.includes('"');const hasSingle=value.includes("'");
if(hasDouble&&!hasSingle)qs=singleQuotedString;else if(hasSingle&&!hasDouble)qs=doubleQuotedString;else qs=singleQuote?singleQuotedString:doubleQuotedString}return qs(
value,ctx)}let blockEndNewlines;try{blockEndNewlines=new RegExp("(^|(?<!\n))\n+(?!\n|$)","g")}catch{blockEndNewlines=/\n+(?!\n|$)/g}function blockString({comment,
type,value},ctx,onComment,onChompKeep){const{blockQuote,commentString,lineWidth}=ctx.options;if(!blockQuote||/\n[\t ]+$/.test(value)){return quotedString(value,
ctx)}const indent=ctx.indent||(ctx.forceBlockIndent||containsDocumentMarker(value)?"  ":"");const literal=blockQuote==="literal"?true:blockQuote==="folded"||type===
Scalar.Scalar.BLOCK_FOLDED?false:type===Scalar.Scalar.BLOCK_LITERAL?true:!lineLengthOverLimit(value,lineWidth,indent.length);if(!value)return literal?"|\n":">\n";
let chomp;let endStart;for(endStart=value.length;endStart>0;--endStart){const ch=value[endStart-1];if(ch!=="\n"&&ch!=="	"&&ch!==" ")break}let end=value.substring(
endStart);const endNlPos=end.indexOf("\n");if(endNlPos===-1){chomp="-"}else if(value===end||endNlPos!==end.length-1){chomp="+";if(onChompKeep)onChompKeep()}else{
chomp=""}if(end){value=value.slice(0,-end.length);if(end[end.length-1]==="\n")end=end.slice(0,-1);end=end.replace(blockEndNewlines,`$&${indent}`)}let startWithSpace=false;
let startEnd;let startNlPos=-1;for(startEnd=0;startEnd<value.length;++startEnd){const ch=value[startEnd];if(ch===" ")startWithSpace=true;else if(ch==="\n")startNlPos=
startEnd;else break}let start=value.substring(0,startNlPos<startEnd?startNlPos+1:startEnd);if(start){value=value.substring(start.length);start=start.replace(/\n+/g,
`$&${indent}`)}const indentSize=indent?"2":"1";let header=(startWithSpace?indentSize:"")+chomp;if(comment){header+=" "+commentString(comment.replace(/ ?[\r\n]+/g,
" "));if(onComment)onComment()}if(!literal){const foldedValue=value.replace(/\n+/g,"\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(
/\n+/g,`$&${indent}`);let literalFallback=false;const foldOptions=getFoldOptions(ctx,true);if(blockQuote!=="folded"&&type!==Scalar.Scalar.BLOCK_FOLDED){foldOptions.
onOverflow=()=>{literalFallback=true}}const body=foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`,indent,foldFlowLines.FOLD_BLOCK,foldOptions);if(!literalFallback)
return`>${header}
${indent}${body}`}value=value.replace(/\n+/g,`$&${indent}`);return`|${header}
${indent}${start}${value}${end}`}function plainString(item,ctx,onComment,onChompKeep){const{type,value}=item;const{actualString,implicitKey,indent,indentStep,inFlow}=ctx;
if(implicitKey&&value.includes("\n")||inFlow&&/[[\]{},]/.test(value)){return quotedString(value,ctx)}if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.
test(value)){return implicitKey||inFlow||!value.includes("\n")?quotedString(value,ctx):blockString(item,ctx,onComment,onChompKeep)}if(!implicitKey&&!inFlow&&type!==
Scalar.Scalar.PLAIN&&value.includes("\n")){return blockString(item,ctx,onComment,onChompKeep)}if(containsDocumentMarker(value)){if(indent===""){ctx.forceBlockIndent=
true;return blockString(item,ctx,onComment,onChompKeep)}else if(implicitKey&&indent===indentStep){return quotedString(value,ctx)}}const str=value.replace(/\n+/g,
`$&
${indent}`);if(actualString){const test=tag=>tag.default&&tag.tag!=="tag:yaml.org,2002:str"&&tag.test?.test(str);const{compat,tags}=ctx.doc.schema;if(tags.some(
test)||compat?.some(test))return quotedString(value,ctx)}return implicitKey?str:foldFlowLines.foldFlowLines(str,indent,foldFlowLines.FOLD_FLOW,getFoldOptions(ctx,
false))}function stringifyString(item,ctx,onComment,onChompKeep){const{implicitKey,inFlow}=ctx;const ss=typeof item.value==="string"?item:Object.assign({},item,
{value:String(item.value)});let{type}=item;if(type!==Scalar.Scalar.QUOTE_DOUBLE){if(/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))type=Scalar.
Scalar.QUOTE_DOUBLE}const _stringify=_type=>{switch(_type){case Scalar.Scalar.BLOCK_FOLDED:case Scalar.Scalar.BLOCK_LITERAL:return implicitKey||inFlow?quotedString(
ss.value,ctx):blockString(ss,ctx,onComment,onChompKeep);case Scalar.Scalar.QUOTE_DOUBLE:return doubleQuotedString(ss.value,ctx);case Scalar.Scalar.QUOTE_SINGLE:
return singleQuotedString(ss.value,ctx);case Scalar.Scalar.PLAIN:return plainString(ss,ctx,onComment,onChompKeep);default:return null}};let res=_stringify(type);
if(res===null){const{defaultKeyType,defaultStringType}=ctx.options;const t=implicitKey&&defaultKeyType||defaultStringType;res=_stringify(t);if(res===null)throw new Error(
`Unsupported default string type ${t}`)}return res}exports2.stringifyString=stringifyString}),204:(function(__unused_webpack_module,exports2,__webpack_require__){
var identity=__webpack_require__(1127);const BREAK=Symbol("break visit");const SKIP=Symbol("skip children");const REMOVE=Symbol("remove node");function visit(node,visitor){
const visitor_=initVisitor(visitor);if(identity.isDocument(node)){const cd=visit_(null,node.contents,visitor_,Object.freeze([node]));if(cd===REMOVE)node.contents=
null}else visit_(null,node,visitor_,Object.freeze([]))}visit.BREAK=BREAK;visit.SKIP=SKIP;visit.REMOVE=REMOVE;function visit_(key,node,visitor,path){const ctrl=callVisitor(
key,node,visitor,path);if(identity.isNode(ctrl)||identity.isPair(ctrl)){replaceNode(key,path,ctrl);return visit_(key,ctrl,visitor,path)}if(typeof ctrl!=="symbol"){
if(identity.isCollection(node)){path=Object.freeze(path.concat(node));for(let i=0;i<node.items.length;++i){const ci=visit_(i,node.items[i],visitor,path);if(typeof ci===
"number")i=ci-1;else if(ci===BREAK)return BREAK;else if(ci===REMOVE){node.items.splice(i,1);i-=1}}}else if(identity.isPair(node)){path=Object.freeze(path.concat(
node));const ck=visit_("key",node.key,visitor,path);if(ck===BREAK)return BREAK;else if(ck===REMOVE)node.key=null;const cv=visit_("value",node.value,visitor,path);
if(cv===BREAK)return BREAK;else if(cv===REMOVE)node.value=null}}return ctrl}async function visitAsync(node,visitor){const visitor_=initVisitor(visitor);if(identity.
isDocument(node)){const cd=await visitAsync_(null,node.contents,visitor_,Object.freeze([node]));if(cd===REMOVE)node.contents=null}else await visitAsync_(null,node,
visitor_,Object.freeze([]))}visitAsync.BREAK=BREAK;visitAsync.SKIP=SKIP;visitAsync.REMOVE=REMOVE;async function visitAsync_(key,node,visitor,path){const ctrl=await callVisitor(
key,node,visitor,path);if(identity.isNode(ctrl)||identity.isPair(ctrl)){replaceNode(key,path,ctrl);return visitAsync_(key,ctrl,visitor,path)}if(typeof ctrl!=="s\
ymbol"){if(identity.isCollection(node)){path=Object.freeze(path.concat(node));for(let i=0;i<node.items.length;++i){const ci=await visitAsync_(i,node.items[i],visitor,
path);if(typeof ci==="number")i=ci-1;else if(ci===BREAK)return BREAK;else if(ci===REMOVE){node.items.splice(i,1);i-=1}}}else if(identity.isPair(node)){path=Object.
freeze(path.concat(node));const ck=await visitAsync_("key",node.key,visitor,path);if(ck===BREAK)return BREAK;else if(ck===REMOVE)node.key=null;const cv=await visitAsync_(
"value",node.value,visitor,path);if(cv===BREAK)return BREAK;else if(cv===REMOVE)node.value=null}}return ctrl}function initVisitor(visitor){if(typeof visitor==="\
object"&&(visitor.Collection||visitor.Node||visitor.Value)){return Object.assign({Alias:visitor.Node,Map:visitor.Node,Scalar:visitor.Node,Seq:visitor.Node},visitor.
Value&&{Map:visitor.Value,Scalar:visitor.Value,Seq:visitor.Value},visitor.Collection&&{Map:visitor.Collection,Seq:visitor.Collection},visitor)}return visitor}function callVisitor(key,node,visitor,path){
if(typeof visitor==="function")return visitor(key,node,path);if(identity.isMap(node))return visitor.Map?.(key,node,path);if(identity.isSeq(node))return visitor.
Seq?.(key,node,path);if(identity.isPair(node))return visitor.Pair?.(key,node,path);if(identity.isScalar(node))return visitor.Scalar?.(key,node,path);if(identity.
isAlias(node))return visitor.Alias?.(key,node,path);return void 0}function replaceNode(key,path,node){const parent=path[path.length-1];if(identity.isCollection(
parent)){parent.items[key]=node}else if(identity.isPair(parent)){if(key==="key")parent.key=node;else parent.value=node}else if(identity.isDocument(parent)){parent.
contents=node}else{const pt=identity.isAlias(parent)?"alias":"scalar";throw new Error(`Cannot replace node with ${pt} parent`)}}exports2.visit=visit;exports2.visitAsync=
visitAsync}),5175:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,{J$:()=>CsvError,
qg:()=>parse2});;class CsvError extends Error{constructor(code,message,options,...contexts){if(Array.isArray(message))message=message.join(" ").trim();super(message);
if(Error.captureStackTrace!==void 0){Error.captureStackTrace(this,CsvError)}this.code=code;for(const context of contexts){for(const key in context){const value=context[key];
this[key]=Buffer.isBuffer(value)?value.toString(options.encoding):value==null?value:JSON.parse(JSON.stringify(value))}}}};const is_object=function(obj){return typeof obj===
"object"&&obj!==null&&!Array.isArray(obj)};;const normalize_columns_array=function(columns){const normalizedColumns=[];for(let i=0,l=columns.length;i<l;i++){const column=columns[i];
if(column===void 0||column===null||column===false){normalizedColumns[i]={disabled:true}}else if(typeof column==="string"||typeof column==="number"){normalizedColumns[i]=
{name:`${column}`}}else if(is_object(column)){if(typeof column.name!=="string"){throw new CsvError("CSV_OPTION_COLUMNS_MISSING_NAME",["Option columns missing na\
me:",`property "name" is required at position ${i}`,"when column is an object literal"])}normalizedColumns[i]=column}else{throw new CsvError("CSV_INVALID_COLUMN\
_DEFINITION",["Invalid column definition:","expect a string or a literal object,",`got ${JSON.stringify(column)} at position ${i}`])}}return normalizedColumns};
;class ResizeableBuffer{constructor(size=100){this.size=size;this.length=0;this.buf=Buffer.allocUnsafe(size)}prepend(val){if(Buffer.isBuffer(val)){const length=this.
length+val.length;if(length>=this.size){this.resize();if(length>=this.size){throw Error("INVALID_BUFFER_STATE")}}const buf=this.buf;this.buf=Buffer.allocUnsafe(
this.size);val.copy(this.buf,0);buf.copy(this.buf,val.length);this.length+=val.length}else{const length=this.length++;if(length===this.size){this.resize()}const buf=this.
clone();this.buf[0]=val;buf.copy(this.buf,1,0,length)}}append(val){const length=this.length++;if(length===this.size){this.resize()}this.buf[length]=val}clone(){
return Buffer.from(this.buf.slice(0,this.length))}resize(){const length=this.length;this.size=this.size*2;const buf=Buffer.allocUnsafe(this.size);this.buf.copy(
buf,0,0,length);this.buf=buf}toString(encoding){if(encoding){return this.buf.toString(encoding,0,this.length)}else{return Uint8Array.prototype.slice.call(this.buf.
slice(0,this.length))}}toJSON(){return this.toString("utf8")}reset(){this.length=0}}const utils_ResizeableBuffer=ResizeableBuffer;;const init_state=function(options){
const timchars=[32,9,10,13,12,11,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279].reduce((acc,codepoint)=>{const encoded=Buffer.
from(String.fromCharCode(codepoint),options.encoding);if(codepoint!==63&&encoded.length===1&&encoded[0]===63){return acc}acc.push(encoded);return acc},[]);const timcharFirstBytes=new Uint8Array(
256);for(const t of timchars)timcharFirstBytes[t[0]]=1;return{bomSkipped:false,bufBytesStart:0,castField:options.cast_function,commenting:false,delimiterBufPrevious:void 0,
delimiterDiscovered:false,error:void 0,enabled:options.from_line===1,escaping:false,escapeIsQuote:Buffer.isBuffer(options.escape)&&Buffer.isBuffer(options.quote)&&
Buffer.compare(options.escape,options.quote)===0,expectedRecordLength:Array.isArray(options.columns)?options.columns.length:void 0,field:new utils_ResizeableBuffer(
20),firstLineToHeaders:options.cast_first_line_to_header,needMoreDataSize:Math.max(options.comment!==null?options.comment.length:0,...options.delimiter?options.
delimiter.map(delimiter=>delimiter.length):[],options.delimiter_auto?1:0,options.quote!==null?options.quote.length:0,...timchars.map(t=>t.length)),previousBuf:void 0,
quoting:false,stop:false,rawBuffer:new utils_ResizeableBuffer(100),record:[],recordHasError:false,record_length:0,recordDelimiterMaxLength:options.record_delimiter.
length===0?0:Math.max(...options.record_delimiter.map(v=>v.length)),trimChars:[Buffer.from(" ",options.encoding)[0],Buffer.from("	",options.encoding)[0]],wasQuoting:false,
wasRowDelimiter:false,timchars,timcharFirstBytes}};;const underscore=function(str){return str.replace(/([A-Z])/g,function(_,match){return"_"+match.toLowerCase()})};
;const normalize_options=function(opts){const options={};for(const opt in opts){options[underscore(opt)]=opts[opt]}if(options.encoding===void 0||options.encoding===
true){options.encoding="utf8"}else if(options.encoding===null||options.encoding===false){options.encoding=null}else if(typeof options.encoding!=="string"&&options.
encoding!==null){throw new CsvError("CSV_INVALID_OPTION_ENCODING",["Invalid option encoding:","encoding must be a string or null to return a buffer,",`got ${JSON.
stringify(options.encoding)}`],options)}if(options.bom===void 0||options.bom===null||options.bom===false){options.bom=false}else if(options.bom!==true){throw new CsvError(
"CSV_INVALID_OPTION_BOM",["Invalid option bom:","bom must be true,",`got ${JSON.stringify(options.bom)}`],options)}options.cast_function=null;if(options.cast===
void 0||options.cast===null||options.cast===false||options.cast===""){options.cast=void 0}else if(typeof options.cast==="function"){options.cast_function=options.
cast;options.cast=true}else if(options.cast!==true){throw new CsvError("CSV_INVALID_OPTION_CAST",["Invalid option cast:","cast must be true or a function,",`got\
 ${JSON.stringify(options.cast)}`],options)}if(options.cast_date===void 0||options.cast_date===null||options.cast_date===false||options.cast_date===""){options.
cast_date=false}else if(options.cast_date===true){options.cast_date=function(value){const date=Date.parse(value);return!isNaN(date)?new Date(date):value}}else if(typeof options.
cast_date!=="function"){throw new CsvError("CSV_INVALID_OPTION_CAST_DATE",["Invalid option cast_date:","cast_date must be true or a function,",`got ${JSON.stringify(
options.cast_date)}`],options)}options.cast_first_line_to_header=void 0;if(options.columns===true){options.cast_first_line_to_header=void 0}else if(typeof options.
columns==="function"){options.cast_first_line_to_header=options.columns;options.columns=true}else if(Array.isArray(options.columns)){options.columns=normalize_columns_array(
options.columns)}else if(options.columns===void 0||options.columns===null||options.columns===false){options.columns=false}else{throw new CsvError("CSV_INVALID_O\
PTION_COLUMNS",["Invalid option columns:","expect an array, a function or true,",`got ${JSON.stringify(options.columns)}`],options)}if(options.group_columns_by_name===
void 0||options.group_columns_by_name===null||options.group_columns_by_name===false){options.group_columns_by_name=false}else if(options.group_columns_by_name!==
true){throw new CsvError("CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME",["Invalid option group_columns_by_name:","expect an boolean,",`got ${JSON.stringify(options.
group_columns_by_name)}`],options)}else if(options.columns===false){throw new CsvError("CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME",["Invalid option group_columns\
_by_name:","the `columns` mode must be activated."],options)}if(options.comment===void 0||options.comment===null||options.comment===false||options.comment===""){
options.comment=null}else{if(typeof options.comment==="string"){options.comment=Buffer.from(options.comment,options.encoding)}if(!Buffer.isBuffer(options.comment)){
throw new CsvError("CSV_INVALID_OPTION_COMMENT",["Invalid option comment:","comment must be a buffer or a string,",`got ${JSON.stringify(options.comment)}`],options)}}
if(options.comment_no_infix===void 0||options.comment_no_infix===null||options.comment_no_infix===false){options.comment_no_infix=false}else if(options.comment_no_infix!==
true){throw new CsvError("CSV_INVALID_OPTION_COMMENT",["Invalid option comment_no_infix:","value must be a boolean,",`got ${JSON.stringify(options.comment_no_infix)}`],
options)}if(options.delimiter_auto===void 0||options.delimiter_auto===null||options.delimiter_auto===false){options.delimiter_auto=false}else if(options.delimiter_auto===
true){options.delimiter_auto={}}else if(!is_object(options.delimiter_auto)){throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO",["Invalid option delimiter_au\
to:","delimiter_auto must be a boolean or a configuration object,",`got ${JSON.stringify(options.delimiter_auto)}`],options)}if(options.delimiter_auto){if(options.
delimiter_auto.preferred===void 0)options.delimiter_auto.preferred={[",".charCodeAt(0)]:1.8,["	".charCodeAt(0)]:1.8,[";".charCodeAt(0)]:1.6,[" ".charCodeAt(0)]:1.6,
[":".charCodeAt(0)]:1.5,[".".charCodeAt(0)]:1.4,["/".charCodeAt(0)]:1.4};else if(!is_object(options.delimiter_auto.preferred)){throw new CsvError("CSV_INVALID_O\
PTION_DELIMITER_AUTO",["Invalid option delimiter_auto:","preferred must be an object,",`got ${JSON.stringify(options.delimiter_auto.preferred)}`],options)}if(options.
delimiter_auto.score===void 0)options.delimiter_auto.score=(info,options2)=>{return(info.total-info.std)*(options2.preferred[info.char_code]||1)};else if(typeof options.
delimiter_auto.score!=="function"){throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO",["Invalid option delimiter_auto:","score must be a function,",`got ${JSON.
stringify(options.delimiter_auto.score)}`],options)}if(options.delimiter_auto.size===void 0)options.delimiter_auto.size=2048;else if(typeof options.delimiter_auto.
size!=="number"){throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO",["Invalid option delimiter_auto:","size must be a number,",`got ${JSON.stringify(options.
delimiter_auto.size)}`],options)}}const delimiter_json=JSON.stringify(options.delimiter);if(options.delimiter_auto!==false){options.delimiter=[]}if(!Array.isArray(
options.delimiter)){if(options.delimiter===void 0||options.delimiter===null||options.delimiter===false){options.delimiter=Buffer.from(",",options.encoding)}options.
delimiter=[options.delimiter]}options.delimiter=options.delimiter.map(function(delimiter){if(typeof delimiter==="string"){delimiter=Buffer.from(delimiter,options.
encoding)}if(!Buffer.isBuffer(delimiter)||delimiter.length===0){throw new CsvError("CSV_INVALID_OPTION_DELIMITER",["Invalid option delimiter:","delimiter must b\
e a non empty string or buffer or array of string|buffer,",`got ${delimiter_json}`],options)}return delimiter});if(options.escape===void 0||options.escape===true){
options.escape=Buffer.from('"',options.encoding)}else if(typeof options.escape==="string"){options.escape=Buffer.from(options.escape,options.encoding)}else if(options.
escape===null||options.escape===false){options.escape=null}if(options.escape!==null){if(!Buffer.isBuffer(options.escape)){throw new Error(`Invalid Option: escap\
e must be a buffer, a string or a boolean, got ${JSON.stringify(options.escape)}`)}}if(options.from===void 0||options.from===null){options.from=1}else{if(typeof options.
from==="string"&&/\d+/.test(options.from)){options.from=parseInt(options.from)}if(Number.isInteger(options.from)){if(options.from<0){throw new Error(`Invalid Op\
tion: from must be a positive integer, got ${JSON.stringify(opts.from)}`)}}else{throw new Error(`Invalid Option: from must be an integer, got ${JSON.stringify(options.
from)}`)}}if(options.from_line===void 0||options.from_line===null){options.from_line=1}else{if(typeof options.from_line==="string"&&/\d+/.test(options.from_line)){
options.from_line=parseInt(options.from_line)}if(Number.isInteger(options.from_line)){if(options.from_line<=0){throw new Error(`Invalid Option: from_line must b\
e a positive integer greater than 0, got ${JSON.stringify(opts.from_line)}`)}}else{throw new Error(`Invalid Option: from_line must be an integer, got ${JSON.stringify(
opts.from_line)}`)}}if(options.ignore_last_delimiters===void 0||options.ignore_last_delimiters===null){options.ignore_last_delimiters=false}else if(typeof options.
ignore_last_delimiters==="number"){options.ignore_last_delimiters=Math.floor(options.ignore_last_delimiters);if(options.ignore_last_delimiters===0){options.ignore_last_delimiters=
false}}else if(typeof options.ignore_last_delimiters!=="boolean"){throw new CsvError("CSV_INVALID_OPTION_IGNORE_LAST_DELIMITERS",["Invalid option `ignore_last_d\
elimiters`:","the value must be a boolean value or an integer,",`got ${JSON.stringify(options.ignore_last_delimiters)}`],options)}if(options.ignore_last_delimiters===
true&&options.columns===false){throw new CsvError("CSV_IGNORE_LAST_DELIMITERS_REQUIRES_COLUMNS",["The option `ignore_last_delimiters`","requires the activation \
of the `columns` option"],options)}if(options.info===void 0||options.info===null||options.info===false){options.info=false}else if(options.info!==true){throw new Error(
`Invalid Option: info must be true, got ${JSON.stringify(options.info)}`)}if(options.max_record_size===void 0||options.max_record_size===null||options.max_record_size===
false){options.max_record_size=0}else if(Number.isInteger(options.max_record_size)&&options.max_record_size>=0){}else if(typeof options.max_record_size==="strin\
g"&&/\d+/.test(options.max_record_size)){options.max_record_size=parseInt(options.max_record_size)}else{throw new Error(`Invalid Option: max_record_size must be\
 a positive integer, got ${JSON.stringify(options.max_record_size)}`)}if(options.objname===void 0||options.objname===null||options.objname===false){options.objname=
void 0}else if(Buffer.isBuffer(options.objname)){if(options.objname.length===0){throw new Error(`Invalid Option: objname must be a non empty buffer`)}if(options.
encoding===null){}else{options.objname=options.objname.toString(options.encoding)}}else if(typeof options.objname==="string"){if(options.objname.length===0){throw new Error(
`Invalid Option: objname must be a non empty string`)}}else if(typeof options.objname==="number"){}else{throw new Error(`Invalid Option: objname must be a strin\
g or a buffer, got ${options.objname}`)}if(options.objname!==void 0){if(typeof options.objname==="number"){if(options.columns!==false){throw Error("Invalid Opti\
on: objname index cannot be combined with columns or be defined as a field")}}else{if(options.columns===false){throw Error("Invalid Option: objname field must b\
e combined with columns or be defined as an index")}}}if(options.on_record===void 0||options.on_record===null){options.on_record=void 0}else if(typeof options.on_record!==
"function"){throw new CsvError("CSV_INVALID_OPTION_ON_RECORD",["Invalid option `on_record`:","expect a function,",`got ${JSON.stringify(options.on_record)}`],options)}
if(options.on_skip!==void 0&&options.on_skip!==null&&typeof options.on_skip!=="function"){throw new Error(`Invalid Option: on_skip must be a function, got ${JSON.
stringify(options.on_skip)}`)}if(options.quote===null||options.quote===false||options.quote===""){options.quote=null}else{if(options.quote===void 0||options.quote===
true){options.quote=Buffer.from('"',options.encoding)}else if(typeof options.quote==="string"){options.quote=Buffer.from(options.quote,options.encoding)}if(!Buffer.
isBuffer(options.quote)){throw new Error(`Invalid Option: quote must be a buffer or a string, got ${JSON.stringify(options.quote)}`)}}if(options.raw===void 0||options.
raw===null||options.raw===false){options.raw=false}else if(options.raw!==true){throw new Error(`Invalid Option: raw must be true, got ${JSON.stringify(options.raw)}`)}
if(options.record_delimiter===void 0){options.record_delimiter=[]}else if(typeof options.record_delimiter==="string"||Buffer.isBuffer(options.record_delimiter)){
if(options.record_delimiter.length===0){throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER",["Invalid option `record_delimiter`:","value must be a non empt\
y string or buffer,",`got ${JSON.stringify(options.record_delimiter)}`],options)}options.record_delimiter=[options.record_delimiter]}else if(!Array.isArray(options.
record_delimiter)){throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER",["Invalid option `record_delimiter`:","value must be a string, a buffer or array of \
string|buffer,",`got ${JSON.stringify(options.record_delimiter)}`],options)}options.record_delimiter=options.record_delimiter.map(function(rd,i){if(typeof rd!==
"string"&&!Buffer.isBuffer(rd)){throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER",["Invalid option `record_delimiter`:","value must be a string, a buffer\
 or array of string|buffer",`at index ${i},`,`got ${JSON.stringify(rd)}`],options)}else if(rd.length===0){throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITE\
R",["Invalid option `record_delimiter`:","value must be a non empty string or buffer",`at index ${i},`,`got ${JSON.stringify(rd)}`],options)}if(typeof rd==="str\
ing"){rd=Buffer.from(rd,options.encoding)}return rd});if(typeof options.relax_column_count==="boolean"){}else if(options.relax_column_count===void 0||options.relax_column_count===
null){options.relax_column_count=false}else{throw new Error(`Invalid Option: relax_column_count must be a boolean, got ${JSON.stringify(options.relax_column_count)}`)}
if(typeof options.relax_column_count_less==="boolean"){}else if(options.relax_column_count_less===void 0||options.relax_column_count_less===null){options.relax_column_count_less=
false}else{throw new Error(`Invalid Option: relax_column_count_less must be a boolean, got ${JSON.stringify(options.relax_column_count_less)}`)}if(typeof options.
relax_column_count_more==="boolean"){}else if(options.relax_column_count_more===void 0||options.relax_column_count_more===null){options.relax_column_count_more=
false}else{throw new Error(`Invalid Option: relax_column_count_more must be a boolean, got ${JSON.stringify(options.relax_column_count_more)}`)}if(typeof options.
relax_quotes==="boolean"){}else if(options.relax_quotes===void 0||options.relax_quotes===null){options.relax_quotes=false}else{throw new Error(`Invalid Option: \
relax_quotes must be a boolean, got ${JSON.stringify(options.relax_quotes)}`)}if(typeof options.skip_empty_lines==="boolean"){}else if(options.skip_empty_lines===
void 0||options.skip_empty_lines===null){options.skip_empty_lines=false}else{throw new Error(`Invalid Option: skip_empty_lines must be a boolean, got ${JSON.stringify(
options.skip_empty_lines)}`)}if(typeof options.skip_records_with_empty_values==="boolean"){}else if(options.skip_records_with_empty_values===void 0||options.skip_records_with_empty_values===
null){options.skip_records_with_empty_values=false}else{throw new Error(`Invalid Option: skip_records_with_empty_values must be a boolean, got ${JSON.stringify(
options.skip_records_with_empty_values)}`)}if(typeof options.skip_records_with_error==="boolean"){}else if(options.skip_records_with_error===void 0||options.skip_records_with_error===
null){options.skip_records_with_error=false}else{throw new Error(`Invalid Option: skip_records_with_error must be a boolean, got ${JSON.stringify(options.skip_records_with_error)}`)}
if(options.rtrim===void 0||options.rtrim===null||options.rtrim===false){options.rtrim=false}else if(options.rtrim!==true){throw new Error(`Invalid Option: rtrim\
 must be a boolean, got ${JSON.stringify(options.rtrim)}`)}if(options.ltrim===void 0||options.ltrim===null||options.ltrim===false){options.ltrim=false}else if(options.
ltrim!==true){throw new Error(`Invalid Option: ltrim must be a boolean, got ${JSON.stringify(options.ltrim)}`)}if(options.trim===void 0||options.trim===null||options.
trim===false){options.trim=false}else if(options.trim!==true){throw new Error(`Invalid Option: trim must be a boolean, got ${JSON.stringify(options.trim)}`)}if(options.
trim===true&&opts.ltrim!==false){options.ltrim=true}else if(options.ltrim!==true){options.ltrim=false}if(options.trim===true&&opts.rtrim!==false){options.rtrim=
true}else if(options.rtrim!==true){options.rtrim=false}if(options.to===void 0||options.to===null){options.to=-1}else if(options.to!==-1){if(typeof options.to===
"string"&&/\d+/.test(options.to)){options.to=parseInt(options.to)}if(Number.isInteger(options.to)){if(options.to<=0){throw new Error(`Invalid Option: to must be\
 a positive integer greater than 0, got ${JSON.stringify(opts.to)}`)}}else{throw new Error(`Invalid Option: to must be an integer, got ${JSON.stringify(opts.to)}`)}}
if(options.to_line===void 0||options.to_line===null){options.to_line=-1}else if(options.to_line!==-1){if(typeof options.to_line==="string"&&/\d+/.test(options.to_line)){
options.to_line=parseInt(options.to_line)}if(Number.isInteger(options.to_line)){if(options.to_line<=0){throw new Error(`Invalid Option: to_line must be a positi\
ve integer greater than 0, got ${JSON.stringify(opts.to_line)}`)}}else{throw new Error(`Invalid Option: to_line must be an integer, got ${JSON.stringify(opts.to_line)}`)}}
return options};;const delimiter_discover=function(records,options){if(!options){({delimiter_auto:options}=normalize_options({delimiter_auto:true}))}if(typeof records===
"string"){records=Buffer.from(records)}if(Buffer.isBuffer(records)){records=(data=>{const records2=[];const parser=transform({delimiter:[]});const push=record=>records2.
push(record);const close=()=>{};const error=parser.parse(data,true,push,close);if(error!==void 0)throw error;return records2})(records)}const info=Array(127).fill().
map(()=>({lines:[]}));records.map(([record],line)=>{for(let i=0,l=record.length;i<l;i++){const code=record.charCodeAt(i);if(info[code].lines[line]===void 0)info[code].
lines[line]=0;info[code].lines[line]++}});info.map((info2,i)=>{info2.char_code=i;info2.std=std(info2.lines);info2.total=info2.lines.reduce((acc,val)=>acc+val,0);
info2.preferred=!!options.preferred[i];info2.score=options.score(info2,options)});const result=info.reduce((acc,info2)=>acc.score>info2.score?acc:info2,{});return String.
fromCharCode(result.char_code)};const std=function(array){const n=array.length;if(n===0)return 0;const mean=array.reduce((a,b)=>a+b)/n;return Math.sqrt(array.map(
x=>Math.pow(x-mean,2)).reduce((a,b)=>a+b)/n)};;const isRecordEmpty=function(record){return record.every(field=>field==null||field.toString&&field.toString().trim()===
"")};const cr=13;const nl=10;const boms={utf8:Buffer.from([239,187,191]),utf16le:Buffer.from([255,254])};const transform=function(original_options={}){const info={
bytes:0,bytes_records:0,comment_lines:0,empty_lines:0,invalid_field_length:0,lines:1,records:0};const options=normalize_options(original_options);return{info,original_options,
options,state:init_state(options),__needMoreData:function(i,bufLen,end){if(end)return false;const{encoding,escape,quote}=this.options;const{quoting,needMoreDataSize,
recordDelimiterMaxLength}=this.state;const numOfCharLeft=bufLen-i-1;const requiredLength=Math.max(needMoreDataSize,recordDelimiterMaxLength===0?Buffer.from("\r\n",
encoding).length:recordDelimiterMaxLength,quoting?(escape===null?0:escape.length)+quote.length:0,quoting?quote.length+recordDelimiterMaxLength:0);return numOfCharLeft<
requiredLength},parse:function(nextBuf,end,push,close){const{bom,comment_no_infix,delimiter_auto,encoding,from_line,ltrim,max_record_size,raw,relax_quotes,rtrim,
skip_empty_lines,to,to_line}=this.options;let{comment,escape,quote,record_delimiter}=this.options;const{bomSkipped,delimiterDiscovered,delimiterBufPrevious,rawBuffer,
escapeIsQuote}=this.state;if(!delimiterDiscovered&&delimiter_auto){let delimiterBuf;if(delimiterBufPrevious===void 0){delimiterBuf=nextBuf}else if(delimiterBufPrevious!==
void 0&&nextBuf===void 0){delimiterBuf=delimiterBufPrevious}else{delimiterBuf=Buffer.concat([delimiterBufPrevious,nextBuf])}nextBuf=void 0;if(end||delimiterBuf.
length>delimiter_auto.size){this.options.delimiter=[Buffer.from(delimiter_discover(delimiterBuf,this.options.delimiter_auto))];this.state.previousBuf=delimiterBuf;
this.state.delimiterBufPrevious=void 0;this.state.delimiterDiscovered=true}else{this.state.delimiterBufPrevious=delimiterBuf;return}}const{previousBuf}=this.state;
let buf;if(previousBuf===void 0){if(nextBuf===void 0){close();return}else{buf=nextBuf}}else if(previousBuf!==void 0&&nextBuf===void 0){buf=previousBuf}else{buf=
Buffer.concat([previousBuf,nextBuf])}if(bomSkipped===false){if(bom===false){this.state.bomSkipped=true}else if(buf.length<3){if(end===false){this.state.previousBuf=
buf;return}}else{for(const encoding2 in boms){if(boms[encoding2].compare(buf,0,boms[encoding2].length)===0){const bomLength=boms[encoding2].length;this.state.bufBytesStart+=
bomLength;buf=buf.slice(bomLength);const options2=normalize_options({...this.original_options,encoding:encoding2});for(const key in options2){this.options[key]=
options2[key]}({comment,escape,quote}=this.options);break}}this.state.bomSkipped=true}}const bufLen=buf.length;let pos;for(pos=0;pos<bufLen;pos++){if(this.__needMoreData(
pos,bufLen,end)){break}if(this.state.wasRowDelimiter===true){this.info.lines++;this.state.wasRowDelimiter=false}if(to_line!==-1&&this.info.lines>to_line){this.state.
stop=true;close();return}if(this.state.quoting===false&&record_delimiter.length===0){const record_delimiterCount=this.__autoDiscoverRecordDelimiter(buf,pos);if(record_delimiterCount){
record_delimiter=this.options.record_delimiter}}const chr=buf[pos];if(raw===true){rawBuffer.append(chr)}if((chr===cr||chr===nl)&&this.state.wasRowDelimiter===false){
this.state.wasRowDelimiter=true}if(this.state.escaping===true){this.state.escaping=false}else{if(escape!==null&&this.state.quoting===true&&this.__isEscape(buf,pos,
chr)&&pos+escape.length<bufLen){if(escapeIsQuote){if(this.__isQuote(buf,pos+escape.length)){this.state.escaping=true;pos+=escape.length-1;continue}}else{this.state.
escaping=true;pos+=escape.length-1;continue}}if(this.state.commenting===false&&this.__isQuote(buf,pos)){if(this.state.quoting===true){const nextChr=buf[pos+quote.
length];const isNextChrTrimable=rtrim&&this.__isCharTrimable(buf,pos+quote.length);const isNextChrComment=comment!==null&&this.__compareBytes(comment,buf,pos+quote.
length,nextChr);const isNextChrDelimiter=this.__isDelimiter(buf,pos+quote.length,nextChr);const isNextChrRecordDelimiter=record_delimiter.length===0?this.__autoDiscoverRecordDelimiter(
buf,pos+quote.length):this.__isRecordDelimiter(nextChr,buf,pos+quote.length);if(escape!==null&&this.__isEscape(buf,pos,chr)&&this.__isQuote(buf,pos+escape.length)){
pos+=escape.length-1}else if(!nextChr||isNextChrDelimiter||isNextChrRecordDelimiter||isNextChrComment||isNextChrTrimable){this.state.quoting=false;this.state.wasQuoting=
true;pos+=quote.length-1;continue}else if(relax_quotes===false){const err=this.__error(new CsvError("CSV_INVALID_CLOSING_QUOTE",["Invalid Closing Quote:",`got "${String.
fromCharCode(nextChr)}"`,`at line ${this.info.lines}`,"instead of delimiter, record delimiter, trimable character","(if activated) or comment"],this.options,this.
__infoField()));if(err!==void 0)return err}else{this.state.quoting=false;this.state.wasQuoting=true;this.state.field.prepend(quote);pos+=quote.length-1}}else{if(this.
state.field.length!==0){if(relax_quotes===false){const info2=this.__infoField();const bom2=Object.keys(boms).map(b=>boms[b].equals(this.state.field.toString())?
b:false).filter(Boolean)[0];const err=this.__error(new CsvError("INVALID_OPENING_QUOTE",["Invalid Opening Quote:",`a quote is found on field ${JSON.stringify(info2.
column)} at line ${info2.lines}, value is ${JSON.stringify(this.state.field.toString(encoding))}`,bom2?`(${bom2} bom)`:void 0],this.options,info2,{field:this.state.
field}));if(err!==void 0)return err}}else{this.state.quoting=true;pos+=quote.length-1;continue}}}if(this.state.quoting===false){const recordDelimiterLength=this.
__isRecordDelimiter(chr,buf,pos);if(recordDelimiterLength!==0){const skipCommentLine=this.state.commenting&&this.state.wasQuoting===false&&this.state.record.length===
0&&this.state.field.length===0;if(skipCommentLine){this.info.comment_lines++}else{if(this.state.enabled===false&&this.info.lines+(this.state.wasRowDelimiter===true?
1:0)>=from_line){this.state.enabled=true;this.__resetField();this.__resetRecord();pos+=recordDelimiterLength-1;continue}if(skip_empty_lines===true&&this.state.wasQuoting===
false&&this.state.record.length===0&&this.state.field.length===0){this.info.empty_lines++;pos+=recordDelimiterLength-1;continue}this.info.bytes=this.state.bufBytesStart+
pos;const errField=this.__onField();if(errField!==void 0)return errField;this.info.bytes=this.state.bufBytesStart+pos+recordDelimiterLength;const errRecord=this.
__onRecord(push);if(errRecord!==void 0)return errRecord;if(to!==-1&&this.info.records>=to){this.state.stop=true;close();return}}this.state.commenting=false;pos+=
recordDelimiterLength-1;continue}if(this.state.commenting){continue}if(comment!==null&&(comment_no_infix===false||this.state.record.length===0&&this.state.field.
length===0)){const commentCount=this.__compareBytes(comment,buf,pos,chr);if(commentCount!==0){this.state.commenting=true;continue}}const delimiterLength=this.__isDelimiter(
buf,pos,chr);if(delimiterLength!==0){this.info.bytes=this.state.bufBytesStart+pos;const errField=this.__onField();if(errField!==void 0)return errField;pos+=delimiterLength-
1;continue}}}if(this.state.commenting===false){if(max_record_size!==0&&this.state.record_length+this.state.field.length>max_record_size){return this.__error(new CsvError(
"CSV_MAX_RECORD_SIZE",["Max Record Size:","record exceed the maximum number of tolerated bytes",`of ${max_record_size}`,`at line ${this.info.lines}`],this.options,
this.__infoField()))}}const lappend=ltrim===false||this.state.quoting===true||this.state.field.length!==0||!this.__isCharTrimable(buf,pos);const rappend=rtrim===
false||this.state.wasQuoting===false;if(lappend===true&&rappend===true){this.state.field.append(chr)}else if(rtrim===true&&!this.__isCharTrimable(buf,pos)){return this.
__error(new CsvError("CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE",["Invalid Closing Quote:","found non trimable byte after quote",`at line ${this.info.lines}`],this.
options,this.__infoField()))}else{if(lappend===false){pos+=this.__isCharTrimable(buf,pos)-1}continue}}if(end===true){if(this.state.quoting===true){const err=this.
__error(new CsvError("CSV_QUOTE_NOT_CLOSED",["Quote Not Closed:",`the parsing is finished with an opening quote at line ${this.info.lines}`],this.options,this.__infoField()));
if(err!==void 0)return err}else{if(this.state.wasQuoting===true||this.state.record.length!==0||this.state.field.length!==0){this.info.bytes=this.state.bufBytesStart+
pos;const errField=this.__onField();if(errField!==void 0)return errField;const errRecord=this.__onRecord(push);if(errRecord!==void 0)return errRecord}else if(this.
state.wasRowDelimiter===true){this.info.empty_lines++}else if(this.state.commenting===true){this.info.comment_lines++}}}else{this.state.bufBytesStart+=pos;this.
state.previousBuf=buf.slice(pos)}if(this.state.wasRowDelimiter===true){this.info.lines++;this.state.wasRowDelimiter=false}},__onRecord:function(push){const{columns,
group_columns_by_name,encoding,info:info2,from,relax_column_count,relax_column_count_less,relax_column_count_more,raw,skip_records_with_empty_values}=this.options;
const{enabled,record}=this.state;if(enabled===false){return this.__resetRecord()}const recordLength=record.length;if(columns===true){if(skip_records_with_empty_values===
true&&isRecordEmpty(record)){this.__resetRecord();return}return this.__firstLineToColumns(record)}if(columns===false&&this.info.records===0){this.state.expectedRecordLength=
recordLength}if(recordLength!==this.state.expectedRecordLength){const err=columns===false?new CsvError("CSV_RECORD_INCONSISTENT_FIELDS_LENGTH",["Invalid Record \
Length:",`expect ${this.state.expectedRecordLength},`,`got ${recordLength} on line ${this.info.lines}`],this.options,this.__infoField(),{record}):new CsvError("\
CSV_RECORD_INCONSISTENT_COLUMNS",["Invalid Record Length:",`columns length is ${columns.length},`,`got ${recordLength} on line ${this.info.lines}`],this.options,
this.__infoField(),{record});if(relax_column_count===true||relax_column_count_less===true&&recordLength<this.state.expectedRecordLength||relax_column_count_more===
true&&recordLength>this.state.expectedRecordLength){this.info.invalid_field_length++;this.state.error=err}else{const finalErr=this.__error(err);if(finalErr)return finalErr}}
if(skip_records_with_empty_values===true&&isRecordEmpty(record)){this.__resetRecord();return}if(this.state.recordHasError===true){this.__resetRecord();this.state.
recordHasError=false;return}this.info.records++;if(from===1||this.info.records>=from){const{objname}=this.options;if(columns!==false){const obj={};for(let i=0,l=record.
length;i<l;i++){if(columns[i]===void 0||columns[i].disabled)continue;if(group_columns_by_name===true&&Object.hasOwn(obj,columns[i].name)){if(Array.isArray(obj[columns[i].
name])){obj[columns[i].name]=obj[columns[i].name].concat(record[i])}else{obj[columns[i].name]=[obj[columns[i].name],record[i]]}}else{Object.defineProperty(obj,columns[i].
name,{value:record[i],enumerable:true,writable:true,configurable:true})}}if(raw===true||info2===true){const extRecord=Object.assign({record:obj},raw===true?{raw:this.
state.rawBuffer.toString(encoding)}:{},info2===true?{info:this.__infoRecord()}:{});const err=this.__push(objname===void 0?extRecord:[obj[objname],extRecord],push);
if(err){return err}}else{const err=this.__push(objname===void 0?obj:[obj[objname],obj],push);if(err){return err}}}else{if(raw===true||info2===true){const extRecord=Object.
assign({record},raw===true?{raw:this.state.rawBuffer.toString(encoding)}:{},info2===true?{info:this.__infoRecord()}:{});const err=this.__push(objname===void 0?extRecord:
[record[objname],extRecord],push);if(err){return err}}else{const err=this.__push(objname===void 0?record:[record[objname],record],push);if(err){return err}}}}this.
__resetRecord()},__firstLineToColumns:function(record){const{firstLineToHeaders}=this.state;try{const headers=firstLineToHeaders===void 0?record:firstLineToHeaders.
call(null,record);if(!Array.isArray(headers)){return this.__error(new CsvError("CSV_INVALID_COLUMN_MAPPING",["Invalid Column Mapping:","expect an array from col\
umn function,",`got ${JSON.stringify(headers)}`],this.options,this.__infoField(),{headers}))}const normalizedHeaders=normalize_columns_array(headers);this.state.
expectedRecordLength=normalizedHeaders.length;this.options.columns=normalizedHeaders;this.__resetRecord();return}catch(err){return err}},__resetRecord:function(){
if(this.options.raw===true){this.state.rawBuffer.reset()}this.state.error=void 0;this.state.record=[];this.state.record_length=0},__onField:function(){const{cast,
encoding,rtrim,max_record_size}=this.options;const{enabled,wasQuoting}=this.state;if(enabled===false){return this.__resetField()}let field=this.state.field.toString(
encoding);if(rtrim===true&&wasQuoting===false){field=field.trimRight()}if(cast===true){const[err,f]=this.__cast(field);if(err!==void 0)return err;field=f}this.state.
record.push(field);if(max_record_size!==0&&typeof field==="string"){this.state.record_length+=field.length}this.__resetField()},__resetField:function(){this.state.
field.reset();this.state.wasQuoting=false},__push:function(record,push){const{on_record}=this.options;if(on_record!==void 0){const info2=this.__infoRecord();try{
record=on_record.call(null,record,info2)}catch(err){return err}if(record===void 0||record===null){return}}this.info.bytes_records+=this.info.bytes;push(record)},
__cast:function(field){const{columns,relax_column_count}=this.options;const isColumns=Array.isArray(columns);if(isColumns===true&&relax_column_count&&this.options.
columns.length<=this.state.record.length){return[void 0,void 0]}if(this.state.castField!==null){try{const info2=this.__infoField();return[void 0,this.state.castField.
call(null,field,info2)]}catch(err){return[err]}}if(this.__isFloat(field)){return[void 0,parseFloat(field)]}else if(this.options.cast_date!==false){const info2=this.
__infoField();return[void 0,this.options.cast_date.call(null,field,info2)]}return[void 0,field]},__compareBytes:function(sourceBuf,targetBuf,targetPos,firstByte){
if(sourceBuf[0]!==firstByte)return 0;const sourceLength=sourceBuf.length;for(let i=1;i<sourceLength;i++){if(sourceBuf[i]!==targetBuf[targetPos+i])return 0}return sourceLength},
__isCharTrimable:function(buf,pos){const{timchars,timcharFirstBytes}=this.state;const first=buf[pos];if(first===void 0||timcharFirstBytes[first]===0)return 0;loop1:
for(let i=0;i<timchars.length;i++){const timchar=timchars[i];for(let j=0;j<timchar.length;j++){if(timchar[j]!==buf[pos+j])continue loop1}return timchar.length}return 0},
__isDelimiter:function(buf,pos,chr){const{delimiter,ignore_last_delimiters}=this.options;if(ignore_last_delimiters===true&&this.state.record.length===this.options.
columns.length-1){return 0}else if(ignore_last_delimiters!==false&&typeof ignore_last_delimiters==="number"&&this.state.record.length===ignore_last_delimiters-1){
return 0}loop1:for(let i=0;i<delimiter.length;i++){const del=delimiter[i];if(del[0]===chr){for(let j=1;j<del.length;j++){if(del[j]!==buf[pos+j])continue loop1}return del.
length}}return 0},__isEscape:function(buf,pos,chr){const{escape}=this.options;if(escape===null)return false;const l=escape.length;if(escape[0]===chr){for(let i=0;i<
l;i++){if(escape[i]!==buf[pos+i]){return false}}return true}return false},__isFloat:function(value){return value-parseFloat(value)+1>=0},__isQuote:function(buf,pos){
const{quote}=this.options;if(quote===null)return false;const l=quote.length;for(let i=0;i<l;i++){if(quote[i]!==buf[pos+i]){return false}}return true},__isRecordDelimiter:function(chr,buf,pos){
const{record_delimiter}=this.options;const recordDelimiterLength=record_delimiter.length;loop1:for(let i=0;i<recordDelimiterLength;i++){const rd=record_delimiter[i];
const rdLength=rd.length;if(rd[0]!==chr){continue}for(let j=1;j<rdLength;j++){if(rd[j]!==buf[pos+j]){continue loop1}}return rd.length}return 0},__autoDiscoverRecordDelimiter:function(buf,pos){
const{encoding}=this.options;const rds=[Buffer.from("\r\n",encoding),Buffer.from("\n",encoding),Buffer.from("\r",encoding)];loop:for(let i=0;i<rds.length;i++){const l=rds[i].
length;for(let j=0;j<l;j++){if(rds[i][j]!==buf[pos+j]){continue loop}}this.options.record_delimiter.push(rds[i]);this.state.recordDelimiterMaxLength=rds[i].length;
return rds[i].length}return 0},__error:function(msg){const{encoding,raw,skip_records_with_error}=this.options;const err=typeof msg==="string"?new Error(msg):msg;
if(skip_records_with_error){this.state.recordHasError=true;if(this.options.on_skip!==void 0){try{this.options.on_skip(err,raw?this.state.rawBuffer.toString(encoding):
void 0)}catch(err2){return err2}}return void 0}else{return err}},__infoDataSet:function(){return{...this.info,columns:this.options.columns}},__infoRecord:function(){
const{columns,raw,encoding}=this.options;return{...this.__infoDataSet(),bytes_records:this.info.bytes,error:this.state.error,header:columns===true,index:this.state.
record.length,raw:raw?this.state.rawBuffer.toString(encoding):void 0}},__infoField:function(){const{columns}=this.options;const isColumns=Array.isArray(columns);
const bytes_records=this.info.bytes_records;return{...this.__infoRecord(),bytes_records,column:isColumns===true?columns.length>this.state.record.length?columns[this.
state.record.length].name:null:this.state.record.length,quoting:this.state.wasQuoting}}}};;const parse2=function(data,opts={}){if(typeof data==="string"){data=Buffer.
from(data)}const records=opts&&opts.objname?Object.create(null):[];const parser=transform(opts);const push=record=>{if(parser.options.objname===void 0)records.push(
record);else{records[record[0]]=record[1]}};const close=()=>{};const error=parser.parse(data,true,push,close);if(error!==void 0)throw error;return records}}),8965:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{E:()=>diffArrays});;class Diff{diff(oldStr,newStr,options={}){let callback;if(typeof options==="function"){callback=options;
options={}}else if("callback"in options){callback=options.callback}const oldString=this.castInput(oldStr,options);const newString=this.castInput(newStr,options);
const oldTokens=this.removeEmpty(this.tokenize(oldString,options));const newTokens=this.removeEmpty(this.tokenize(newString,options));return this.diffWithOptionsObj(
oldTokens,newTokens,options,callback)}diffWithOptionsObj(oldTokens,newTokens,options,callback){var _a;const done=value=>{value=this.postProcess(value,options);if(callback){
setTimeout(function(){callback(value)},0);return void 0}else{return value}};const newLen=newTokens.length,oldLen=oldTokens.length;let editLength=1;let maxEditLength=newLen+
oldLen;if(options.maxEditLength!=null){maxEditLength=Math.min(maxEditLength,options.maxEditLength)}const maxExecutionTime=(_a=options.timeout)!==null&&_a!==void 0?
_a:Infinity;const abortAfterTimestamp=Date.now()+maxExecutionTime;const bestPath=[{oldPos:-1,lastComponent:void 0}];let newPos=this.extractCommon(bestPath[0],newTokens,
oldTokens,0,options);if(bestPath[0].oldPos+1>=oldLen&&newPos+1>=newLen){return done(this.buildValues(bestPath[0].lastComponent,newTokens,oldTokens))}let minDiagonalToConsider=-Infinity,
maxDiagonalToConsider=Infinity;const execEditLength=()=>{for(let diagonalPath=Math.max(minDiagonalToConsider,-editLength);diagonalPath<=Math.min(maxDiagonalToConsider,
editLength);diagonalPath+=2){let basePath;const removePath=bestPath[diagonalPath-1],addPath=bestPath[diagonalPath+1];if(removePath){bestPath[diagonalPath-1]=void 0}
let canAdd=false;if(addPath){const addPathNewPos=addPath.oldPos-diagonalPath;canAdd=addPath&&0<=addPathNewPos&&addPathNewPos<newLen}const canRemove=removePath&&
removePath.oldPos+1<oldLen;if(!canAdd&&!canRemove){bestPath[diagonalPath]=void 0;continue}if(!canRemove||canAdd&&removePath.oldPos<addPath.oldPos){basePath=this.
addToPath(addPath,true,false,0,options)}else{basePath=this.addToPath(removePath,false,true,1,options)}newPos=this.extractCommon(basePath,newTokens,oldTokens,diagonalPath,
options);if(basePath.oldPos+1>=oldLen&&newPos+1>=newLen){return done(this.buildValues(basePath.lastComponent,newTokens,oldTokens))||true}else{bestPath[diagonalPath]=
basePath;if(basePath.oldPos+1>=oldLen){maxDiagonalToConsider=Math.min(maxDiagonalToConsider,diagonalPath-1)}if(newPos+1>=newLen){minDiagonalToConsider=Math.max(
minDiagonalToConsider,diagonalPath+1)}}}editLength++};if(callback){(function exec(){setTimeout(function(){if(editLength>maxEditLength||Date.now()>abortAfterTimestamp){
return callback(void 0)}if(!execEditLength()){exec()}},0)})()}else{while(editLength<=maxEditLength&&Date.now()<=abortAfterTimestamp){const ret=execEditLength();
if(ret){return ret}}}}addToPath(path,added,removed,oldPosInc,options){const last=path.lastComponent;if(last&&!options.oneChangePerToken&&last.added===added&&last.
removed===removed){return{oldPos:path.oldPos+oldPosInc,lastComponent:{count:last.count+1,added,removed,previousComponent:last.previousComponent}}}else{return{oldPos:path.
oldPos+oldPosInc,lastComponent:{count:1,added,removed,previousComponent:last}}}}extractCommon(basePath,newTokens,oldTokens,diagonalPath,options){const newLen=newTokens.
length,oldLen=oldTokens.length;let oldPos=basePath.oldPos,newPos=oldPos-diagonalPath,commonCount=0;while(newPos+1<newLen&&oldPos+1<oldLen&&this.equals(oldTokens[oldPos+
1],newTokens[newPos+1],options)){newPos++;oldPos++;commonCount++;if(options.oneChangePerToken){basePath.lastComponent={count:1,previousComponent:basePath.lastComponent,
added:false,removed:false}}}if(commonCount&&!options.oneChangePerToken){basePath.lastComponent={count:commonCount,previousComponent:basePath.lastComponent,added:false,
removed:false}}basePath.oldPos=oldPos;return newPos}equals(left,right,options){if(options.comparator){return options.comparator(left,right)}else{return left===right||
!!options.ignoreCase&&left.toLowerCase()===right.toLowerCase()}}removeEmpty(array){const ret=[];for(let i=0;i<array.length;i++){if(array[i]){ret.push(array[i])}}
return ret}castInput(value,options){return value}tokenize(value,options){return Array.from(value)}join(chars){return chars.join("")}postProcess(changeObjects,options){
return changeObjects}get useLongestToken(){return false}buildValues(lastComponent,newTokens,oldTokens){const components=[];let nextComponent;while(lastComponent){
components.push(lastComponent);nextComponent=lastComponent.previousComponent;delete lastComponent.previousComponent;lastComponent=nextComponent}components.reverse();
const componentLen=components.length;let componentPos=0,newPos=0,oldPos=0;for(;componentPos<componentLen;componentPos++){const component=components[componentPos];
if(!component.removed){if(!component.added&&this.useLongestToken){let value=newTokens.slice(newPos,newPos+component.count);value=value.map(function(value2,i){const oldValue=oldTokens[oldPos+
i];return oldValue.length>value2.length?oldValue:value2});component.value=this.join(value)}else{component.value=this.join(newTokens.slice(newPos,newPos+component.
count))}newPos+=component.count;if(!component.added){oldPos+=component.count}}else{component.value=this.join(oldTokens.slice(oldPos,oldPos+component.count));oldPos+=
component.count}}return components}};class ArrayDiff extends Diff{tokenize(value){return value.slice()}join(value){return value}removeEmpty(value){return value}}
const arrayDiff=new ArrayDiff;function diffArrays(oldArr,newArr,options){return arrayDiff.diff(oldArr,newArr,options)}}),8879:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{A:()=>XMLParser});;const nameStartChar=":A-Za-z_\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u20\
0C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD";const nameChar=nameStartChar+"\\-.\\d\\u00B7\\u0300-\\u036F\\u203F-\\u2040";
const nameRegexp="["+nameStartChar+"]["+nameChar+"]*";const regexName=new RegExp("^"+nameRegexp+"$");function getAllMatches(string,regex){const matches=[];let match=regex.
exec(string);while(match){const allmatches=[];allmatches.startIndex=regex.lastIndex-match[0].length;const len=match.length;for(let index=0;index<len;index++){allmatches.
push(match[index])}matches.push(allmatches);match=regex.exec(string)}return matches}const isName=function(string){const match=regexName.exec(string);return!(match===
null||typeof match==="undefined")};function isExist(v){return typeof v!=="undefined"}function isEmptyObject(obj){return Object.keys(obj).length===0}function getValue(v){
if(exports.isExist(v)){return v}else{return""}}const DANGEROUS_PROPERTY_NAMES=["hasOwnProperty","toString","valueOf","__defineGetter__","__defineSetter__","__lo\
okupGetter__","__lookupSetter__"];const criticalProperties=["__proto__","constructor","prototype"];;const defaultOnDangerousProperty=name=>{if(DANGEROUS_PROPERTY_NAMES.
includes(name)){return"__"+name}return name};const defaultOptions={preserveOrder:false,attributeNamePrefix:"@_",attributesGroupName:false,textNodeName:"#text",ignoreAttributes:true,
removeNSPrefix:false,allowBooleanAttributes:false,parseTagValue:true,parseAttributeValue:false,trimValues:true,cdataPropName:false,numberParseOptions:{hex:true,
leadingZeros:true,eNotation:true,unicode:false},tagValueProcessor:function(tagName,val){return val},attributeValueProcessor:function(attrName,val){return val},stopNodes:[],
alwaysCreateTextNode:false,isArray:()=>false,commentPropName:false,unpairedTags:[],processEntities:true,htmlEntities:false,entityDecoder:null,ignoreDeclaration:false,
ignorePiTags:false,transformTagName:false,transformAttributeName:false,updateTag:function(tagName,jPath,attrs){return tagName},captureMetaData:false,maxNestedTags:100,
strictReservedNames:true,jPath:true,onDangerousProperty:defaultOnDangerousProperty};function validatePropertyName(propertyName,optionName){if(typeof propertyName!==
"string"){return}const normalized=propertyName.toLowerCase();if(DANGEROUS_PROPERTY_NAMES.some(dangerous=>normalized===dangerous.toLowerCase())){throw new Error(
`[SECURITY] Invalid ${optionName}: "${propertyName}" is a reserved JavaScript keyword that could cause prototype pollution`)}if(criticalProperties.some(dangerous=>normalized===
dangerous.toLowerCase())){throw new Error(`[SECURITY] Invalid ${optionName}: "${propertyName}" is a reserved JavaScript keyword that could cause prototype pollu\
tion`)}}function normalizeProcessEntities(value,htmlEntities){if(typeof value==="boolean"){return{enabled:value,maxEntitySize:1e4,maxExpansionDepth:1e4,maxTotalExpansions:Infinity,
maxExpandedLength:1e5,maxEntityCount:1e3,allowedTags:null,tagFilter:null,appliesTo:"all"}}if(typeof value==="object"&&value!==null){return{enabled:value.enabled!==
false,maxEntitySize:Math.max(1,value.maxEntitySize??1e4),maxExpansionDepth:Math.max(1,value.maxExpansionDepth??1e4),maxTotalExpansions:Math.max(1,value.maxTotalExpansions??
Infinity),maxExpandedLength:Math.max(1,value.maxExpandedLength??1e5),maxEntityCount:Math.max(1,value.maxEntityCount??1e3),allowedTags:value.allowedTags??null,tagFilter:value.
tagFilter??null,appliesTo:value.appliesTo??"all"}}return normalizeProcessEntities(true)}const buildOptions=function(options){const built=Object.assign({},defaultOptions,
options);const propertyNameOptions=[{value:built.attributeNamePrefix,name:"attributeNamePrefix"},{value:built.attributesGroupName,name:"attributesGroupName"},{value:built.
textNodeName,name:"textNodeName"},{value:built.cdataPropName,name:"cdataPropName"},{value:built.commentPropName,name:"commentPropName"}];for(const{value,name}of propertyNameOptions){
if(value){validatePropertyName(value,name)}}if(built.onDangerousProperty===null){built.onDangerousProperty=defaultOnDangerousProperty}built.processEntities=normalizeProcessEntities(
built.processEntities,built.htmlEntities);built.unpairedTagsSet=new Set(built.unpairedTags);if(built.stopNodes&&Array.isArray(built.stopNodes)){built.stopNodes=
built.stopNodes.map(node=>{if(typeof node==="string"&&node.startsWith("*.")){return".."+node.substring(2)}return node})}return built};;let METADATA_SYMBOL;if(typeof Symbol!==
"function"){METADATA_SYMBOL="@@xmlMetadata"}else{METADATA_SYMBOL=Symbol("XML Node Metadata")}class XmlNode{constructor(tagname){this.tagname=tagname;this.child=
[];this[":@"]=Object.create(null)}add(key,val){if(key==="__proto__")key="#__proto__";this.child.push({[key]:val})}addChild(node,startIndex){if(node.tagname==="_\
_proto__")node.tagname="#__proto__";if(node[":@"]&&Object.keys(node[":@"]).length>0){this.child.push({[node.tagname]:node.child,[":@"]:node[":@"]})}else{this.child.
push({[node.tagname]:node.child})}this.addStartIndex(startIndex)}addStartIndex(startIndex){if(startIndex!==void 0){this.child[this.child.length-1][METADATA_SYMBOL]=
{startIndex}}}addEndIndex(endIndex){const lastChild=this.child[this.child.length-1];if(lastChild!==void 0&&lastChild[METADATA_SYMBOL]!==void 0&&lastChild[METADATA_SYMBOL].
endIndex===void 0){lastChild[METADATA_SYMBOL].endIndex=endIndex}}static getMetaDataSymbol(){return METADATA_SYMBOL}};const nameStartChar10=":A-Za-z_\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u037D\
\u037F-\u0486\u0488-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD";const nameChar10=nameStartChar10+"\\-\\.\\d\xB7\u0300-\u036F\u203F-\u2040";
const nameStartChar11=":A-Za-z_\xC0-\u02FF\u0370-\u037D\u037F-\u0486\u0488-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}";
const nameChar11=nameStartChar11+"\\-\\.\\d\xB7\u0300-\u036F\u0487\u203F-\u2040";const buildRegexes=(startChar,char,flags="")=>{const ncStart=startChar.replace(
":","");const ncChar=char.replace(":","");const ncNamePat=`[${ncStart}][${ncChar}]*`;return{name:new RegExp(`^[${startChar}][${char}]*$`,flags),ncName:new RegExp(
`^${ncNamePat}$`,flags),qName:new RegExp(`^${ncNamePat}(?::${ncNamePat})?$`,flags),nmToken:new RegExp(`^[${char}]+$`,flags),nmTokens:new RegExp(`^[${char}]+(?:\\\
s+[${char}]+)*$`,flags)}};const regexes10=buildRegexes(nameStartChar10,nameChar10);const regexes11=buildRegexes(nameStartChar11,nameChar11,"u");const nameStartCharAscii="\
:A-Za-z_";const nameCharAscii=nameStartCharAscii+"\\-\\.\\d";const regexesAscii=buildRegexes(nameStartCharAscii,nameCharAscii);const getRegexes=(xmlVersion="1.0",asciiOnly=false)=>{
if(asciiOnly)return regexesAscii;return xmlVersion==="1.1"?regexes11:regexes10};const src_name=(str,{xmlVersion="1.0",asciiOnly=false}={})=>getRegexes(xmlVersion,
asciiOnly).name.test(str);const ncName=(str,{xmlVersion="1.0",asciiOnly=false}={})=>getRegexes(xmlVersion,asciiOnly).ncName.test(str);const qName=(str,{xmlVersion="\
1.0",asciiOnly=false}={})=>getRegexes(xmlVersion,asciiOnly).qName.test(str);const nmToken=(str,{xmlVersion="1.0",asciiOnly=false}={})=>getRegexes(xmlVersion,asciiOnly).
nmToken.test(str);const nmTokens=(str,{xmlVersion="1.0",asciiOnly=false}={})=>getRegexes(xmlVersion,asciiOnly).nmTokens.test(str);const PRODUCTIONS=null;const createValidator=(production,{
xmlVersion="1.0",asciiOnly=false,maxCacheSize=2048}={})=>{if(!PRODUCTIONS.includes(production)){throw new TypeError(`Unknown production "${production}". Must be\
 one of: ${PRODUCTIONS.join(", ")}`)}const regex=getRegexes(xmlVersion,asciiOnly)[production];let cache=new Map;const validator=str=>{const cached=cache.get(str);
if(cached!==void 0)return cached;const result=regex.test(str);if(cache.size<maxCacheSize)cache.set(str,result);return result};validator.reset=()=>{cache=new Map};
return validator};const validate=(str,production,{xmlVersion="1.0",asciiOnly=false}={})=>{if(!PRODUCTIONS.includes(production)){throw new TypeError(`Unknown pro\
duction "${production}". Must be one of: ${PRODUCTIONS.join(", ")}`)}const validators={name:src_name,ncName,qName,nmToken,nmTokens};const isValid=validators[production](
str,{xmlVersion,asciiOnly});if(isValid)return{valid:true,production,input:str};let reason="Does not match the production rules";let position;const startCharPattern=asciiOnly?
/^[:A-Za-z_]/:/^[:A-Za-z_\u00C0-\uFFFD]/;const namePattern=asciiOnly?/[\w\-\\.:]/:/[\w\-\\.:\u00B7\u00C0-\uFFFD]/;if(str.length===0){reason="Input is empty"}else if(production===
"ncName"&&str.includes(":")){position=str.indexOf(":");reason="Colon is not allowed in NCName"}else if(production==="qName"&&str.startsWith(":")){reason="QName \
cannot start with a colon";position=0}else if(production==="qName"&&str.endsWith(":")){reason="QName cannot end with a colon";position=str.length-1}else if(production===
"qName"&&(str.match(/:/g)||[]).length>1){reason="QName can have at most one colon";position=str.lastIndexOf(":")}else if(["name","ncName","qName"].includes(production)&&
!startCharPattern.test(str[0])){reason=`First character "${str[0]}" is not a valid NameStartChar`;position=0}else{for(let i=0;i<str.length;i++){if(!namePattern.
test(str[i])){reason=`Character "${str[i]}" at position ${i} is not a valid NameChar`;position=i;break}}}return{valid:false,production,input:str,reason,position}};
const validateAll=(strings,production,opts={})=>strings.map(str=>validate(str,production,opts));const sanitize=(str,production="name",{replacement="_",asciiOnly=false}={})=>{
if(!str)return replacement;let result=str;if(production==="ncName"){result=result.replace(/:/g,"")}const allowedCharPattern=asciiOnly?/[^\w\-\.:]/g:/[^\w\-\.:\u00B7\u00C0-\uFFFD]/g;
result=result.replace(allowedCharPattern,replacement);if(production!=="nmToken"&&production!=="nmTokens"){if(/^[\-\.\d]/.test(result)){result=replacement+result}}
return result||replacement};;class DocTypeReader{constructor(options,xmlVersion){this.suppressValidationErr=!options;this.options=options;this.xmlVersion=xmlVersion||
1}setXmlVersion(xmlVersion=1){this.xmlVersion=xmlVersion}readDocType(xmlData,i){const entities=Object.create(null);let entityCount=0;if(xmlData[i+3]==="O"&&xmlData[i+
4]==="C"&&xmlData[i+5]==="T"&&xmlData[i+6]==="Y"&&xmlData[i+7]==="P"&&xmlData[i+8]==="E"){i=i+9;let angleBracketsCount=1;let hasBody=false,comment=false;let quoteChar=null;
let exp="";for(;i<xmlData.length;i++){if(quoteChar!==null){if(xmlData[i]===quoteChar)quoteChar=null;exp+=xmlData[i];continue}if(!hasBody&&!comment&&(xmlData[i]===
'"'||xmlData[i]==="'")){quoteChar=xmlData[i];exp+=xmlData[i];continue}if(xmlData[i]==="<"&&!comment){if(hasBody&&hasSeq(xmlData,"!ENTITY",i)){i+=7;let entityName,
val;[entityName,val,i]=this.readEntityExp(xmlData,i+1,this.suppressValidationErr);if(val.indexOf("&")===-1){if(this.options.enabled!==false&&this.options.maxEntityCount!=
null&&entityCount>=this.options.maxEntityCount){throw new Error(`Entity count (${entityCount+1}) exceeds maximum allowed (${this.options.maxEntityCount})`)}entities[entityName]=
val;entityCount++}}else if(hasBody&&hasSeq(xmlData,"!ELEMENT",i)){i+=8;const{index}=this.readElementExp(xmlData,i+1);i=index}else if(hasBody&&hasSeq(xmlData,"!A\
TTLIST",i)){i+=8}else if(hasBody&&hasSeq(xmlData,"!NOTATION",i)){i+=9;const{index}=this.readNotationExp(xmlData,i+1,this.suppressValidationErr);i=index}else if(hasSeq(
xmlData,"!--",i))comment=true;else throw new Error(`Invalid DOCTYPE`);angleBracketsCount++;exp=""}else if(xmlData[i]===">"){if(comment){if(xmlData[i-1]==="-"&&xmlData[i-
2]==="-"){comment=false;angleBracketsCount--}}else{angleBracketsCount--}if(angleBracketsCount===0){break}}else if(xmlData[i]==="["){hasBody=true}else{exp+=xmlData[i]}}
if(quoteChar!==null||angleBracketsCount!==0){throw new Error(`Unclosed DOCTYPE`)}}else{throw new Error(`Invalid Tag instead of DOCTYPE`)}return{entities,i}}readEntityExp(xmlData,i){
i=skipWhitespace(xmlData,i);const startIndex=i;while(i<xmlData.length&&!/\s/.test(xmlData[i])&&xmlData[i]!=='"'&&xmlData[i]!=="'"){i++}let entityName=xmlData.substring(
startIndex,i);validateEntityName(entityName,{xmlVersion:this.xmlVersion});i=skipWhitespace(xmlData,i);if(!this.suppressValidationErr){if(xmlData.substring(i,i+6).
toUpperCase()==="SYSTEM"){throw new Error("External entities are not supported")}else if(xmlData[i]==="%"){throw new Error("Parameter entities are not supported")}}
let entityValue="";[i,entityValue]=this.readIdentifierVal(xmlData,i,"entity");if(this.options.enabled!==false&&this.options.maxEntitySize!=null&&entityValue.length>
this.options.maxEntitySize){throw new Error(`Entity "${entityName}" size (${entityValue.length}) exceeds maximum allowed size (${this.options.maxEntitySize})`)}
i--;return[entityName,entityValue,i]}readNotationExp(xmlData,i){i=skipWhitespace(xmlData,i);const startIndex=i;while(i<xmlData.length&&!/\s/.test(xmlData[i])){i++}
let notationName=xmlData.substring(startIndex,i);!this.suppressValidationErr&&validateEntityName(notationName,{xmlVersion:this.xmlVersion});i=skipWhitespace(xmlData,
i);const identifierType=xmlData.substring(i,i+6).toUpperCase();if(!this.suppressValidationErr&&identifierType!=="SYSTEM"&&identifierType!=="PUBLIC"){throw new Error(
`Expected SYSTEM or PUBLIC, found "${identifierType}"`)}i+=identifierType.length;i=skipWhitespace(xmlData,i);let publicIdentifier=null;let systemIdentifier=null;
if(identifierType==="PUBLIC"){[i,publicIdentifier]=this.readIdentifierVal(xmlData,i,"publicIdentifier");i=skipWhitespace(xmlData,i);if(xmlData[i]==='"'||xmlData[i]===
"'"){[i,systemIdentifier]=this.readIdentifierVal(xmlData,i,"systemIdentifier")}}else if(identifierType==="SYSTEM"){[i,systemIdentifier]=this.readIdentifierVal(xmlData,
i,"systemIdentifier");if(!this.suppressValidationErr&&!systemIdentifier){throw new Error("Missing mandatory system identifier for SYSTEM notation")}}return{notationName,
publicIdentifier,systemIdentifier,index:--i}}readIdentifierVal(xmlData,i,type){let identifierVal="";const startChar=xmlData[i];if(startChar!=='"'&&startChar!=="\
'"){throw new Error(`Expected quoted string, found "${startChar}"`)}i++;const startIndex=i;while(i<xmlData.length&&xmlData[i]!==startChar){i++}identifierVal=xmlData.
substring(startIndex,i);if(xmlData[i]!==startChar){throw new Error(`Unterminated ${type} value`)}i++;return[i,identifierVal]}readElementExp(xmlData,i){i=skipWhitespace(
xmlData,i);const startIndex=i;while(i<xmlData.length&&!/\s/.test(xmlData[i])){i++}let elementName=xmlData.substring(startIndex,i);if(!this.suppressValidationErr&&
!qName(elementName,{xmlVersion:this.xmlVersion})){throw new Error(`Invalid element name: "${elementName}"`)}i=skipWhitespace(xmlData,i);let contentModel="";if(xmlData[i]===
"E"&&hasSeq(xmlData,"MPTY",i))i+=4;else if(xmlData[i]==="A"&&hasSeq(xmlData,"NY",i))i+=2;else if(xmlData[i]==="("){i++;const startIndex2=i;while(i<xmlData.length&&
xmlData[i]!==")"){i++}contentModel=xmlData.substring(startIndex2,i);if(xmlData[i]!==")"){throw new Error("Unterminated content model")}}else if(!this.suppressValidationErr){
throw new Error(`Invalid Element Expression, found "${xmlData[i]}"`)}return{elementName,contentModel:contentModel.trim(),index:i}}readAttlistExp(xmlData,i){i=skipWhitespace(
xmlData,i);let startIndex=i;while(i<xmlData.length&&!/\s/.test(xmlData[i])){i++}let elementName=xmlData.substring(startIndex,i);validateEntityName(elementName,{
xmlVersion:this.xmlVersion});i=skipWhitespace(xmlData,i);startIndex=i;while(i<xmlData.length&&!/\s/.test(xmlData[i])){i++}let attributeName=xmlData.substring(startIndex,
i);if(!validateEntityName(attributeName,{xmlVersion:this.xmlVersion})){throw new Error(`Invalid attribute name: "${attributeName}"`)}i=skipWhitespace(xmlData,i);
let attributeType="";if(xmlData.substring(i,i+8).toUpperCase()==="NOTATION"){attributeType="NOTATION";i+=8;i=skipWhitespace(xmlData,i);if(xmlData[i]!=="("){throw new Error(
`Expected '(', found "${xmlData[i]}"`)}i++;let allowedNotations=[];while(i<xmlData.length&&xmlData[i]!==")"){const startIndex2=i;while(i<xmlData.length&&xmlData[i]!==
"|"&&xmlData[i]!==")"){i++}let notation=xmlData.substring(startIndex2,i);notation=notation.trim();if(!validateEntityName(notation,{xmlVersion:this.xmlVersion})){
throw new Error(`Invalid notation name: "${notation}"`)}allowedNotations.push(notation);if(xmlData[i]==="|"){i++;i=skipWhitespace(xmlData,i)}}if(xmlData[i]!==")"){
throw new Error("Unterminated list of notations")}i++;attributeType+=" ("+allowedNotations.join("|")+")"}else{const startIndex2=i;while(i<xmlData.length&&!/\s/.
test(xmlData[i])){i++}attributeType+=xmlData.substring(startIndex2,i);const validTypes=["CDATA","ID","IDREF","IDREFS","ENTITY","ENTITIES","NMTOKEN","NMTOKENS"];
if(!this.suppressValidationErr&&!validTypes.includes(attributeType.toUpperCase())){throw new Error(`Invalid attribute type: "${attributeType}"`)}}i=skipWhitespace(
xmlData,i);let defaultValue="";if(xmlData.substring(i,i+8).toUpperCase()==="#REQUIRED"){defaultValue="#REQUIRED";i+=8}else if(xmlData.substring(i,i+7).toUpperCase()===
"#IMPLIED"){defaultValue="#IMPLIED";i+=7}else{[i,defaultValue]=this.readIdentifierVal(xmlData,i,"ATTLIST")}return{elementName,attributeName,attributeType,defaultValue,
index:i}}}const skipWhitespace=(data,index)=>{while(index<data.length&&/\s/.test(data[index])){index++}return index};function hasSeq(data,seq,i){for(let j=0;j<seq.
length;j++){if(seq[j]!==data[i+j+1])return false}return true}function validateEntityName(name,xmlVersion){if(qName(name,{xmlVersion}))return name;else throw new Error(
`Invalid entity name ${name}`)};const SCRIPT_ZEROS=[48,1632,1776,2406,2534,2662,2790,2918,3046,3174,3302,3430,3558,3664,3792,3872,4160,4240,6112,6160,6470,6608,
6784,6800,6992,7088,7232,7248,65296,120782,120792,120802,120812,120822,66720,68912,69734,69872,69942,70096,70384,70736,70864,71248,71360,71472,71904,72016,72688,
72784,73040,73120,73552,92768,92864,93008,123200,123632,124144,125264,130032];const NOT_DIGIT=255;const HIGH_MAP=new Map;const LOW_MAX=65535;const LOW_MIN=1632;
const TABLE_OFFSET=LOW_MIN;const TABLE_SIZE=LOW_MAX-LOW_MIN+1;const TABLE=new Uint8Array(TABLE_SIZE).fill(NOT_DIGIT);for(const zero of SCRIPT_ZEROS){for(let d=0;d<
10;d++){const cp=zero+d;if(cp<=LOW_MAX){TABLE[cp-TABLE_OFFSET]=d}else{HIGH_MAP.set(cp,d)}}};const CHAR_0=48;const CHAR_9=57;const CHAR_MINUS=45;const MINUS_SET=new Set(
[8722,65293,65123]);function anynum(str){if(typeof str!=="string")return str;const len=str.length;if(len===0)return str;let firstHit=-1;for(let i=0;i<len;i++){const cc=str.
charCodeAt(i);if(cc>=CHAR_0&&cc<=CHAR_9||cc===CHAR_MINUS)continue;if(cc<TABLE_OFFSET){if(MINUS_SET.has(cc)){firstHit=i;break}continue}if(cc>=55296&&cc<=56319){if(i+
1<len){const low=str.charCodeAt(i+1);if(low>=56320&&low<=57343){const cp=65536+(cc-55296<<10)+(low-56320);if(HIGH_MAP.has(cp)){firstHit=i;break}}}continue}if(TABLE[cc-
TABLE_OFFSET]!==NOT_DIGIT||MINUS_SET.has(cc)){firstHit=i;break}}if(firstHit===-1)return str;const chars=[];if(firstHit>0)chars.push(str.slice(0,firstHit));for(let i=firstHit;i<
len;i++){const cc=str.charCodeAt(i);if(cc>=CHAR_0&&cc<=CHAR_9||cc===CHAR_MINUS){chars.push(str[i]);continue}if(cc<TABLE_OFFSET){chars.push(MINUS_SET.has(cc)?"-":
str[i]);continue}if(cc>=55296&&cc<=56319){if(i+1<len){const low=str.charCodeAt(i+1);if(low>=56320&&low<=57343){const cp=65536+(cc-55296<<10)+(low-56320);const d2=HIGH_MAP.
get(cp);if(d2!==void 0){chars.push(String.fromCharCode(d2+48));i++;continue}}}chars.push(str[i]);continue}if(MINUS_SET.has(cc)){chars.push("-");continue}const d=TABLE[cc-
TABLE_OFFSET];chars.push(d!==NOT_DIGIT?String.fromCharCode(d+48):str[i])}return chars.join("")}const anynum_anynum=anynum;;const hexRegex=/^[-+]?0x[a-fA-F0-9]+$/;
const binRegex=/^0b[01]+$/;const octRegex=/^0o[0-7]+$/;const numRegex=/^([\-\+])?(0*)([0-9]*(\.[0-9]*)?)$/;const consider={hex:true,binary:false,octal:false,leadingZeros:true,
decimalPoint:".",eNotation:true,infinity:"original",unicode:false};function toNumber(str,options={}){options=Object.assign({},consider,options);if(!str||typeof str!==
"string")return str;let trimmedStr=str.trim();if(trimmedStr.length===0)return str;else if(options.skipLike!==void 0&&options.skipLike.test(trimmedStr))return str;else if(trimmedStr===
"0")return 0;if(options.unicode){trimmedStr=anynum_anynum(trimmedStr);if(trimmedStr==="0")return 0}if(options.hex&&hexRegex.test(trimmedStr)){return parse_int(trimmedStr,
16)}else if(options.binary&&binRegex.test(trimmedStr)){return parse_int(trimmedStr,2)}else if(options.octal&&octRegex.test(trimmedStr)){return parse_int(trimmedStr,
8)}else if(!isFinite(trimmedStr)){const num=Number(trimmedStr);if(Number.isNaN(num))return str;return handleInfinity(str,num,options)}else if(trimmedStr.includes(
"e")||trimmedStr.includes("E")){return resolveEnotation(str,trimmedStr,options)}else{const match=numRegex.exec(trimmedStr);if(match){const sign=match[1]||"";const leadingZeros=match[2];
let numTrimmedByZeros=trimZeros(match[3]);const decimalAdjacentToLeadingZeros=sign?trimmedStr[leadingZeros.length+1]===".":trimmedStr[leadingZeros.length]===".";
if(!options.leadingZeros&&(leadingZeros.length>1||leadingZeros.length===1&&!decimalAdjacentToLeadingZeros)){return str}else{const num=Number(trimmedStr);const parsedStr=String(
num);if(num===0)return num;if(parsedStr.search(/[eE]/)!==-1){if(options.eNotation)return num;else return str}else if(trimmedStr.indexOf(".")!==-1){if(parsedStr===
"0")return num;else if(parsedStr===numTrimmedByZeros)return num;else if(parsedStr===`${sign}${numTrimmedByZeros}`)return num;else return str}let n=leadingZeros?
numTrimmedByZeros:trimmedStr;if(leadingZeros){return n===parsedStr||sign+n===parsedStr?num:str}else{return n===parsedStr||n===sign+parsedStr?num:str}}}else{return str}}}
const eNotationRegx=/^([-+])?(0*)(\d*(\.\d*)?[eE][-\+]?\d+)$/;function resolveEnotation(str,trimmedStr,options){if(!options.eNotation)return str;const notation=trimmedStr.
match(eNotationRegx);if(notation){let sign=notation[1]||"";const eChar=notation[3].indexOf("e")===-1?"E":"e";const leadingZeros=notation[2];const eAdjacentToLeadingZeros=sign?
trimmedStr[leadingZeros.length+1]===eChar:trimmedStr[leadingZeros.length]===eChar;if(leadingZeros.length>1&&eAdjacentToLeadingZeros)return str;else if(leadingZeros.
length===1&&(notation[3].startsWith(`.${eChar}`)||notation[3][0]===eChar)){return Number(trimmedStr)}else if(leadingZeros.length>0){if(options.leadingZeros&&!eAdjacentToLeadingZeros){
return Number(trimmedStr)}else return str}else{return Number(trimmedStr)}}else{return str}}function trimZeros(numStr){if(numStr&&numStr.indexOf(".")!==-1){let end=numStr.
length;while(end>0&&numStr.charCodeAt(end-1)===48)end--;numStr=numStr.slice(0,end);if(numStr===".")numStr="0";else if(numStr[0]===".")numStr="0"+numStr;else if(numStr[numStr.
length-1]===".")numStr=numStr.substring(0,numStr.length-1);return numStr}return numStr}function parse_int(numStr,base){const str=numStr.trim();if(base===2||base===
8)numStr=str.substring(2);if(parseInt)return parseInt(numStr,base);else if(Number.parseInt)return Number.parseInt(numStr,base);else if(window&&window.parseInt)return window.
parseInt(numStr,base);else throw new Error("parseInt, Number.parseInt, window.parseInt are not supported")}function handleInfinity(str,num,options){const isPositive=num===
Infinity;switch(options.infinity.toLowerCase()){case"null":return null;case"infinity":return num;case"string":return isPositive?"Infinity":"-Infinity";case"orig\
inal":default:return str}};function getIgnoreAttributesFn(ignoreAttributes){if(typeof ignoreAttributes==="function"){return ignoreAttributes}if(Array.isArray(ignoreAttributes)){
return attrName=>{for(const pattern of ignoreAttributes){if(typeof pattern==="string"&&attrName===pattern){return true}if(pattern instanceof RegExp&&pattern.test(
attrName)){return true}}}}return()=>false};class MatcherView{constructor(matcher){this._matcher=matcher}get separator(){return this._matcher.separator}getCurrentTag(){
const path=this._matcher.path;return path.length>0?path[path.length-1].tag:void 0}getCurrentNamespace(){const path=this._matcher.path;return path.length>0?path[path.
length-1].namespace:void 0}getAttrValue(attrName){const path=this._matcher.path;if(path.length===0)return void 0;return path[path.length-1].values?.[attrName]}hasAttr(attrName){
const path=this._matcher.path;if(path.length===0)return false;const current=path[path.length-1];return current.values!==void 0&&attrName in current.values}getAnyParentAttr(attrName){
return this._matcher.getAnyParentAttr(attrName)}hasAnyParentAttr(attrName){return this._matcher.hasAnyParentAttr(attrName)}getPosition(){const path=this._matcher.
path;if(path.length===0)return-1;return path[path.length-1].position??0}getCounter(){const path=this._matcher.path;if(path.length===0)return-1;return path[path.
length-1].counter??0}getIndex(){return this.getPosition()}getDepth(){return this._matcher.path.length}toString(separator,includeNamespace=true){return this._matcher.
toString(separator,includeNamespace)}toArray(){return this._matcher.path.map(n=>n.tag)}matches(expression){return this._matcher.matches(expression)}matchesAny(exprSet){
return exprSet.matchesAny(this._matcher)}}class Matcher{constructor(options={}){this.separator=options.separator||".";this.path=[];this.siblingStacks=[];this._pathStringCache=
null;this._view=new MatcherView(this);this._keptAttrs=[]}push(tagName,attrValues=null,namespace=null,options=null){this._pathStringCache=null;if(this.path.length>
0){this.path[this.path.length-1].values=void 0}const currentLevel=this.path.length;let level=this.siblingStacks[currentLevel];if(!level){level={counts:new Map,total:0};
this.siblingStacks[currentLevel]=level}const siblingKey=namespace?`${namespace}:${tagName}`:tagName;const counter=level.counts.get(siblingKey)||0;const position=level.
total;level.counts.set(siblingKey,counter+1);level.total++;const node={tag:tagName,position,counter};if(namespace!==null&&namespace!==void 0){node.namespace=namespace}
if(attrValues!==null&&attrValues!==void 0){node.values=attrValues}this.path.push(node);const depth=this.path.length;const keep=options!==null?options.keep:null;
if(keep!==null&&keep!==void 0&&keep.length>0&&attrValues){for(let i=0;i<keep.length;i++){const name=keep[i];if(attrValues[name]!==void 0){this._keptAttrs.push({
depth,name,value:attrValues[name]})}}}}pop(){if(this.path.length===0)return void 0;this._pathStringCache=null;const node=this.path.pop();if(this.siblingStacks.length>
this.path.length+1){this.siblingStacks.length=this.path.length+1}const poppedDepth=this.path.length+1;while(this._keptAttrs.length>0&&this._keptAttrs[this._keptAttrs.
length-1].depth>=poppedDepth){this._keptAttrs.pop()}return node}updateCurrent(attrValues){if(this.path.length>0){const current=this.path[this.path.length-1];if(attrValues!==
null&&attrValues!==void 0){current.values=attrValues}}}getCurrentTag(){return this.path.length>0?this.path[this.path.length-1].tag:void 0}getCurrentNamespace(){
return this.path.length>0?this.path[this.path.length-1].namespace:void 0}getAttrValue(attrName){if(this.path.length===0)return void 0;return this.path[this.path.
length-1].values?.[attrName]}hasAttr(attrName){if(this.path.length===0)return false;const current=this.path[this.path.length-1];return current.values!==void 0&&
attrName in current.values}getAnyParentAttr(attrName){const kept=this._keptAttrs;for(let i=kept.length-1;i>=0;i--){if(kept[i].name===attrName)return kept[i].value}
return void 0}hasAnyParentAttr(attrName){const kept=this._keptAttrs;for(let i=kept.length-1;i>=0;i--){if(kept[i].name===attrName)return true}return false}getPosition(){
if(this.path.length===0)return-1;return this.path[this.path.length-1].position??0}getCounter(){if(this.path.length===0)return-1;return this.path[this.path.length-
1].counter??0}getIndex(){return this.getPosition()}getDepth(){return this.path.length}toString(separator,includeNamespace=true){const sep2=separator||this.separator;
const isDefault=sep2===this.separator&&includeNamespace===true;if(isDefault){if(this._pathStringCache!==null){return this._pathStringCache}const result=this.path.
map(n=>n.namespace?`${n.namespace}:${n.tag}`:n.tag).join(sep2);this._pathStringCache=result;return result}return this.path.map(n=>includeNamespace&&n.namespace?
`${n.namespace}:${n.tag}`:n.tag).join(sep2)}toArray(){return this.path.map(n=>n.tag)}reset(){this._pathStringCache=null;this.path=[];this.siblingStacks=[];this.
_keptAttrs=[]}matches(expression){const segments=expression.segments;if(segments.length===0){return false}if(expression.hasDeepWildcard()){return this._matchWithDeepWildcard(
segments)}return this._matchSimple(segments)}_matchSimple(segments){if(this.path.length!==segments.length){return false}for(let i=0;i<segments.length;i++){if(!this.
_matchSegment(segments[i],this.path[i],i===this.path.length-1)){return false}}return true}_matchWithDeepWildcard(segments){let pathIdx=this.path.length-1;let segIdx=segments.
length-1;while(segIdx>=0&&pathIdx>=0){const segment=segments[segIdx];if(segment.type==="deep-wildcard"){segIdx--;if(segIdx<0){return true}const nextSeg=segments[segIdx];
let found=false;for(let i=pathIdx;i>=0;i--){if(this._matchSegment(nextSeg,this.path[i],i===this.path.length-1)){pathIdx=i-1;segIdx--;found=true;break}}if(!found){
return false}}else{if(!this._matchSegment(segment,this.path[pathIdx],pathIdx===this.path.length-1)){return false}pathIdx--;segIdx--}}return segIdx<0}_matchSegment(segment,node,isCurrentNode){
if(segment.tag!=="*"&&segment.tag!==node.tag){return false}if(segment.namespace!==void 0){if(segment.namespace!=="*"&&segment.namespace!==node.namespace){return false}}
if(segment.attrName!==void 0){if(!isCurrentNode){return false}if(!node.values||!(segment.attrName in node.values)){return false}if(segment.attrValue!==void 0){if(String(
node.values[segment.attrName])!==String(segment.attrValue)){return false}}}if(segment.position!==void 0){if(!isCurrentNode){return false}const counter=node.counter??
0;if(segment.position==="first"&&counter!==0){return false}else if(segment.position==="odd"&&counter%2!==1){return false}else if(segment.position==="even"&&counter%
2!==0){return false}else if(segment.position==="nth"&&counter!==segment.positionValue){return false}}return true}matchesAny(exprSet){return exprSet.matchesAny(this)}snapshot(){
return{path:this.path.map(node=>({...node})),siblingStacks:this.siblingStacks.map(level=>level?{counts:new Map(level.counts),total:level.total}:level),keptAttrs:this.
_keptAttrs.map(entry=>({...entry}))}}restore(snapshot){this._pathStringCache=null;this.path=snapshot.path.map(node=>({...node}));this.siblingStacks=snapshot.siblingStacks.
map(level=>level?{counts:new Map(level.counts),total:level.total}:level);this._keptAttrs=(snapshot.keptAttrs||[]).map(entry=>({...entry}))}readOnly(){return this.
_view}};class Expression{constructor(pattern,options={},data){this.pattern=pattern;this.separator=options.separator||".";this.segments=this._parse(pattern);this.
data=data;this._hasDeepWildcard=this.segments.some(seg=>seg.type==="deep-wildcard");this._hasAttributeCondition=this.segments.some(seg=>seg.attrName!==void 0);this.
_hasPositionSelector=this.segments.some(seg=>seg.position!==void 0)}_parse(pattern){const segments=[];let i=0;let currentPart="";while(i<pattern.length){if(pattern[i]===
this.separator){if(i+1<pattern.length&&pattern[i+1]===this.separator){if(currentPart.trim()){segments.push(this._parseSegment(currentPart.trim()));currentPart=""}
segments.push({type:"deep-wildcard"});i+=2}else{if(currentPart.trim()){segments.push(this._parseSegment(currentPart.trim()))}currentPart="";i++}}else{currentPart+=
pattern[i];i++}}if(currentPart.trim()){segments.push(this._parseSegment(currentPart.trim()))}return segments}_parseSegment(part){const segment={type:"tag"};let bracketContent=null;
let withoutBrackets=part;const bracketMatch=part.match(/^([^\[]+)(\[[^\]]*\])(.*)$/);if(bracketMatch){withoutBrackets=bracketMatch[1]+bracketMatch[3];if(bracketMatch[2]){
const content=bracketMatch[2].slice(1,-1);if(content){bracketContent=content}}}let namespace=void 0;let tagAndPosition=withoutBrackets;if(withoutBrackets.includes(
"::")){const nsIndex=withoutBrackets.indexOf("::");namespace=withoutBrackets.substring(0,nsIndex).trim();tagAndPosition=withoutBrackets.substring(nsIndex+2).trim();
if(!namespace){throw new Error(`Invalid namespace in pattern: ${part}`)}}let tag=void 0;let positionMatch=null;if(tagAndPosition.includes(":")){const colonIndex=tagAndPosition.
lastIndexOf(":");const tagPart=tagAndPosition.substring(0,colonIndex).trim();const posPart=tagAndPosition.substring(colonIndex+1).trim();const isPositionKeyword=[
"first","last","odd","even"].includes(posPart)||/^nth\(\d+\)$/.test(posPart);if(isPositionKeyword){tag=tagPart;positionMatch=posPart}else{tag=tagAndPosition}}else{
tag=tagAndPosition}if(!tag){throw new Error(`Invalid segment pattern: ${part}`)}segment.tag=tag;if(namespace){segment.namespace=namespace}if(bracketContent){if(bracketContent.
includes("=")){const eqIndex=bracketContent.indexOf("=");segment.attrName=bracketContent.substring(0,eqIndex).trim();segment.attrValue=bracketContent.substring(
eqIndex+1).trim()}else{segment.attrName=bracketContent.trim()}}if(positionMatch){const nthMatch=positionMatch.match(/^nth\((\d+)\)$/);if(nthMatch){segment.position=
"nth";segment.positionValue=parseInt(nthMatch[1],10)}else{segment.position=positionMatch}}return segment}get length(){return this.segments.length}hasDeepWildcard(){
return this._hasDeepWildcard}hasAttributeCondition(){return this._hasAttributeCondition}hasPositionSelector(){return this._hasPositionSelector}toString(){return this.
pattern}};class ExpressionSet{constructor(){this._byDepthAndTag=new Map;this._wildcardByDepth=new Map;this._deepWildcards=[];this._deepByTerminalTag=new Map;this.
_patterns=new Set;this._sealed=false}add(expression){if(this._sealed){throw new TypeError("ExpressionSet is sealed. Create a new ExpressionSet to add more expre\
ssions.")}if(this._patterns.has(expression.pattern))return this;this._patterns.add(expression.pattern);if(expression.hasDeepWildcard()){const lastSeg2=expression.
segments[expression.segments.length-1];if(lastSeg2&&lastSeg2.type!=="deep-wildcard"&&lastSeg2.tag!=="*"){const tag2=lastSeg2.tag;if(!this._deepByTerminalTag.has(
tag2))this._deepByTerminalTag.set(tag2,[]);this._deepByTerminalTag.get(tag2).push(expression)}else{this._deepWildcards.push(expression)}return this}const depth=expression.
length;const lastSeg=expression.segments[expression.segments.length-1];const tag=lastSeg?.tag;if(!tag||tag==="*"){if(!this._wildcardByDepth.has(depth))this._wildcardByDepth.
set(depth,[]);this._wildcardByDepth.get(depth).push(expression)}else{const key=`${depth}:${tag}`;if(!this._byDepthAndTag.has(key))this._byDepthAndTag.set(key,[]);
this._byDepthAndTag.get(key).push(expression)}return this}addAll(expressions){for(const expr of expressions)this.add(expr);return this}has(expression){return this.
_patterns.has(expression.pattern)}get size(){return this._patterns.size}seal(){this._sealed=true;return this}get isSealed(){return this._sealed}matchesAny(matcher){
return this.findMatch(matcher)!==null}findMatch(matcher){const depth=matcher.getDepth();const tag=matcher.getCurrentTag();const exactKey=`${depth}:${tag}`;const exactBucket=this.
_byDepthAndTag.get(exactKey);if(exactBucket){for(let i=0;i<exactBucket.length;i++){if(matcher.matches(exactBucket[i]))return exactBucket[i]}}const wildcardBucket=this.
_wildcardByDepth.get(depth);if(wildcardBucket){for(let i=0;i<wildcardBucket.length;i++){if(matcher.matches(wildcardBucket[i]))return wildcardBucket[i]}}const deepBucket=this.
_deepByTerminalTag.get(tag);if(deepBucket){for(let i=0;i<deepBucket.length;i++){if(matcher.matches(deepBucket[i]))return deepBucket[i]}}for(let i=0;i<this._deepWildcards.
length;i++){if(matcher.matches(this._deepWildcards[i]))return this._deepWildcards[i]}return null}};const BASIC_LATIN={amp:"&",AMP:"&",lt:"<",LT:"<",gt:">",GT:">",
quot:'"',QUOT:'"',apos:"'",lsquo:"\u2018",rsquo:"\u2019",ldquo:"\u201C",rdquo:"\u201D",lsquor:"\u201A",rsquor:"\u2019",ldquor:"\u201E",bdquo:"\u201E",comma:",",
period:".",colon:":",semi:";",excl:"!",quest:"?",num:"#",dollar:"$",percent:"%",ast:"*",commat:"@",lowbar:"_",verbar:"|",vert:"|",sol:"/",bsol:"\\",lbrace:"{",rbrace:"\
}",lbrack:"[",rbrack:"]",lpar:"(",rpar:")",nbsp:"\xA0",iexcl:"\xA1",cent:"\xA2",pound:"\xA3",curren:"\xA4",yen:"\xA5",brvbar:"\xA6",sect:"\xA7",uml:"\xA8",copy:"\
\xA9",COPY:"\xA9",ordf:"\xAA",laquo:"\xAB",not:"\xAC",shy:"\xAD",reg:"\xAE",REG:"\xAE",macr:"\xAF",deg:"\xB0",plusmn:"\xB1",sup2:"\xB2",sup3:"\xB3",acute:"\xB4",
micro:"\xB5",para:"\xB6",middot:"\xB7",cedil:"\xB8",sup1:"\xB9",ordm:"\xBA",raquo:"\xBB",frac14:"\xBC",frac12:"\xBD",half:"\xBD",frac34:"\xBE",iquest:"\xBF",times:"\
\xD7",div:"\xF7",divide:"\xF7"};const LATIN_ACCENTS={Agrave:"\xC0",agrave:"\xE0",Aacute:"\xC1",aacute:"\xE1",Acirc:"\xC2",acirc:"\xE2",Atilde:"\xC3",atilde:"\xE3",
Auml:"\xC4",auml:"\xE4",Aring:"\xC5",aring:"\xE5",AElig:"\xC6",aelig:"\xE6",Ccedil:"\xC7",ccedil:"\xE7",Egrave:"\xC8",egrave:"\xE8",Eacute:"\xC9",eacute:"\xE9",
Ecirc:"\xCA",ecirc:"\xEA",Euml:"\xCB",euml:"\xEB",Igrave:"\xCC",igrave:"\xEC",Iacute:"\xCD",iacute:"\xED",Icirc:"\xCE",icirc:"\xEE",Iuml:"\xCF",iuml:"\xEF",ETH:"\
\xD0",eth:"\xF0",Ntilde:"\xD1",ntilde:"\xF1",Ograve:"\xD2",ograve:"\xF2",Oacute:"\xD3",oacute:"\xF3",Ocirc:"\xD4",ocirc:"\xF4",Otilde:"\xD5",otilde:"\xF5",Ouml:"\
\xD6",ouml:"\xF6",Oslash:"\xD8",oslash:"\xF8",Ugrave:"\xD9",ugrave:"\xF9",Uacute:"\xDA",uacute:"\xFA",Ucirc:"\xDB",ucirc:"\xFB",Uuml:"\xDC",uuml:"\xFC",Yacute:"\
\xDD",yacute:"\xFD",THORN:"\xDE",thorn:"\xFE",szlig:"\xDF",yuml:"\xFF",Yuml:"\u0178"};const LATIN_EXTENDED={Amacr:"\u0100",amacr:"\u0101",Abreve:"\u0102",abreve:"\
\u0103",Aogon:"\u0104",aogon:"\u0105",Cacute:"\u0106",cacute:"\u0107",Ccirc:"\u0108",ccirc:"\u0109",Cdot:"\u010A",cdot:"\u010B",Ccaron:"\u010C",ccaron:"\u010D",
Dcaron:"\u010E",dcaron:"\u010F",Dstrok:"\u0110",dstrok:"\u0111",Emacr:"\u0112",emacr:"\u0113",Ecaron:"\u011A",ecaron:"\u011B",Edot:"\u0116",edot:"\u0117",Eogon:"\
\u0118",eogon:"\u0119",Gcirc:"\u011C",gcirc:"\u011D",Gbreve:"\u011E",gbreve:"\u011F",Gdot:"\u0120",gdot:"\u0121",Gcedil:"\u0122",Hcirc:"\u0124",hcirc:"\u0125",Hstrok:"\
\u0126",hstrok:"\u0127",Itilde:"\u0128",itilde:"\u0129",Imacr:"\u012A",imacr:"\u012B",Iogon:"\u012E",iogon:"\u012F",Idot:"\u0130",IJlig:"\u0132",ijlig:"\u0133",
Jcirc:"\u0134",jcirc:"\u0135",Kcedil:"\u0136",kcedil:"\u0137",kgreen:"\u0138",Lacute:"\u0139",lacute:"\u013A",Lcedil:"\u013B",lcedil:"\u013C",Lcaron:"\u013D",lcaron:"\
\u013E",Lmidot:"\u013F",lmidot:"\u0140",Lstrok:"\u0141",lstrok:"\u0142",Nacute:"\u0143",nacute:"\u0144",Ncaron:"\u0147",ncaron:"\u0148",Ncedil:"\u0145",ncedil:"\
\u0146",ENG:"\u014A",eng:"\u014B",Omacr:"\u014C",omacr:"\u014D",Odblac:"\u0150",odblac:"\u0151",OElig:"\u0152",oelig:"\u0153",Racute:"\u0154",racute:"\u0155",Rcaron:"\
\u0158",rcaron:"\u0159",Rcedil:"\u0156",rcedil:"\u0157",Sacute:"\u015A",sacute:"\u015B",Scirc:"\u015C",scirc:"\u015D",Scedil:"\u015E",scedil:"\u015F",Scaron:"\u0160",
scaron:"\u0161",Tcedil:"\u0162",tcedil:"\u0163",Tcaron:"\u0164",tcaron:"\u0165",Tstrok:"\u0166",tstrok:"\u0167",Utilde:"\u0168",utilde:"\u0169",Umacr:"\u016A",umacr:"\
\u016B",Ubreve:"\u016C",ubreve:"\u016D",Uring:"\u016E",uring:"\u016F",Udblac:"\u0170",udblac:"\u0171",Uogon:"\u0172",uogon:"\u0173",Wcirc:"\u0174",wcirc:"\u0175",
Ycirc:"\u0176",ycirc:"\u0177",Zacute:"\u0179",zacute:"\u017A",Zdot:"\u017B",zdot:"\u017C",Zcaron:"\u017D",zcaron:"\u017E"};const GREEK={Alpha:"\u0391",alpha:"\u03B1",
Beta:"\u0392",beta:"\u03B2",Gamma:"\u0393",gamma:"\u03B3",Delta:"\u0394",delta:"\u03B4",Epsilon:"\u0395",epsilon:"\u03B5",epsiv:"\u03F5",varepsilon:"\u03F5",Zeta:"\
\u0396",zeta:"\u03B6",Eta:"\u0397",eta:"\u03B7",Theta:"\u0398",theta:"\u03B8",thetasym:"\u03D1",vartheta:"\u03D1",Iota:"\u0399",iota:"\u03B9",Kappa:"\u039A",kappa:"\
\u03BA",kappav:"\u03F0",varkappa:"\u03F0",Lambda:"\u039B",lambda:"\u03BB",Mu:"\u039C",mu:"\u03BC",Nu:"\u039D",nu:"\u03BD",Xi:"\u039E",xi:"\u03BE",Omicron:"\u039F",
omicron:"\u03BF",Pi:"\u03A0",pi:"\u03C0",piv:"\u03D6",varpi:"\u03D6",Rho:"\u03A1",rho:"\u03C1",rhov:"\u03F1",varrho:"\u03F1",Sigma:"\u03A3",sigma:"\u03C3",sigmaf:"\
\u03C2",sigmav:"\u03C2",varsigma:"\u03C2",Tau:"\u03A4",tau:"\u03C4",Upsilon:"\u03A5",upsilon:"\u03C5",upsi:"\u03C5",Upsi:"\u03D2",upsih:"\u03D2",Phi:"\u03A6",phi:"\
\u03C6",phiv:"\u03D5",varphi:"\u03D5",Chi:"\u03A7",chi:"\u03C7",Psi:"\u03A8",psi:"\u03C8",Omega:"\u03A9",omega:"\u03C9",ohm:"\u03A9",Gammad:"\u03DC",gammad:"\u03DD",
digamma:"\u03DD"};const CYRILLIC={Afr:"\u{1D504}",afr:"\u{1D51E}",Acy:"\u0410",acy:"\u0430",Bcy:"\u0411",bcy:"\u0431",Vcy:"\u0412",vcy:"\u0432",Gcy:"\u0413",gcy:"\
\u0433",Dcy:"\u0414",dcy:"\u0434",IEcy:"\u0415",iecy:"\u0435",IOcy:"\u0401",iocy:"\u0451",ZHcy:"\u0416",zhcy:"\u0436",Zcy:"\u0417",zcy:"\u0437",Icy:"\u0418",icy:"\
\u0438",Jcy:"\u0419",jcy:"\u0439",Kcy:"\u041A",kcy:"\u043A",Lcy:"\u041B",lcy:"\u043B",Mcy:"\u041C",mcy:"\u043C",Ncy:"\u041D",ncy:"\u043D",Ocy:"\u041E",ocy:"\u043E",
Pcy:"\u041F",pcy:"\u043F",Rcy:"\u0420",rcy:"\u0440",Scy:"\u0421",scy:"\u0441",Tcy:"\u0422",tcy:"\u0442",Ucy:"\u0423",ucy:"\u0443",Fcy:"\u0424",fcy:"\u0444",KHcy:"\
\u0425",khcy:"\u0445",TScy:"\u0426",tscy:"\u0446",CHcy:"\u0427",chcy:"\u0447",SHcy:"\u0428",shcy:"\u0448",SHCHcy:"\u0429",shchcy:"\u0449",HARDcy:"\u042A",hardcy:"\
\u044A",Ycy:"\u042B",ycy:"\u044B",SOFTcy:"\u042C",softcy:"\u044C",Ecy:"\u042D",ecy:"\u044D",YUcy:"\u042E",yucy:"\u044E",YAcy:"\u042F",yacy:"\u044F",DJcy:"\u0402",
djcy:"\u0452",GJcy:"\u0403",gjcy:"\u0453",Jukcy:"\u0404",jukcy:"\u0454",DScy:"\u0405",dscy:"\u0455",Iukcy:"\u0406",iukcy:"\u0456",YIcy:"\u0407",yicy:"\u0457",Jsercy:"\
\u0408",jsercy:"\u0458",LJcy:"\u0409",ljcy:"\u0459",NJcy:"\u040A",njcy:"\u045A",TSHcy:"\u040B",tshcy:"\u045B",KJcy:"\u040C",kjcy:"\u045C",Ubrcy:"\u040E",ubrcy:"\
\u045E",DZcy:"\u040F",dzcy:"\u045F"};const MATH={plus:"+",pm:"\xB1",times:"\xD7",div:"\xF7",divide:"\xF7",sdot:"\u22C5",star:"\u2606",starf:"\u2605",bigstar:"\u2605",
lowast:"\u2217",ast:"*",midast:"*",compfn:"\u2218",smallcircle:"\u2218",bullet:"\u2022",bull:"\u2022",nbsp:"\xA0",hellip:"\u2026",mldr:"\u2026",prime:"\u2032",Prime:"\
\u2033",tprime:"\u2034",bprime:"\u2035",backprime:"\u2035",minus:"\u2212",minusd:"\u2238",dotminus:"\u2238",plusdo:"\u2214",dotplus:"\u2214",plusmn:"\xB1",minusplus:"\
\u2213",mnplus:"\u2213",mp:"\u2213",setminus:"\u2216",smallsetminus:"\u2216",Backslash:"\u2216",setmn:"\u2216",ssetmn:"\u2216",lowbar:"_",verbar:"|",vert:"|",VerticalLine:"\
|",colon:":",Colon:"\u2237",Proportion:"\u2237",ratio:"\u2236",equals:"=",ne:"\u2260",nequiv:"\u2262",equiv:"\u2261",Congruent:"\u2261",sim:"\u223C",thicksim:"\u223C",
thksim:"\u223C",sime:"\u2243",simeq:"\u2243",TildeEqual:"\u2243",asymp:"\u2248",approx:"\u2248",thickapprox:"\u2248",thkap:"\u2248",TildeTilde:"\u2248",ncong:"\u2247",
cong:"\u2245",TildeFullEqual:"\u2245",asympeq:"\u224D",CupCap:"\u224D",bump:"\u224E",Bumpeq:"\u224E",HumpDownHump:"\u224E",bumpe:"\u224F",bumpeq:"\u224F",HumpEqual:"\
\u224F",le:"\u2264",LessEqual:"\u2264",ge:"\u2265",GreaterEqual:"\u2265",lesseqgtr:"\u22DA",lesseqqgtr:"\u2A8B",greater:">",less:"<"};const MATH_ADVANCED={alefsym:"\
\u2135",aleph:"\u2135",beth:"\u2136",gimel:"\u2137",daleth:"\u2138",forall:"\u2200",ForAll:"\u2200",part:"\u2202",PartialD:"\u2202",exist:"\u2203",Exists:"\u2203",
nexist:"\u2204",nexists:"\u2204",empty:"\u2205",emptyset:"\u2205",emptyv:"\u2205",varnothing:"\u2205",nabla:"\u2207",Del:"\u2207",isin:"\u2208",isinv:"\u2208",in:"\
\u2208",Element:"\u2208",notin:"\u2209",notinva:"\u2209",ni:"\u220B",niv:"\u220B",SuchThat:"\u220B",ReverseElement:"\u220B",notni:"\u220C",notniva:"\u220C",prod:"\
\u220F",Product:"\u220F",coprod:"\u2210",Coproduct:"\u2210",sum:"\u2211",Sum:"\u2211",minus:"\u2212",mp:"\u2213",plusdo:"\u2214",dotplus:"\u2214",setminus:"\u2216",
lowast:"\u2217",radic:"\u221A",Sqrt:"\u221A",prop:"\u221D",propto:"\u221D",Proportional:"\u221D",varpropto:"\u221D",infin:"\u221E",infintie:"\u29DD",ang:"\u2220",
angle:"\u2220",angmsd:"\u2221",measuredangle:"\u2221",angsph:"\u2222",mid:"\u2223",VerticalBar:"\u2223",nmid:"\u2224",nsmid:"\u2224",npar:"\u2226",parallel:"\u2225",
spar:"\u2225",nparallel:"\u2226",nspar:"\u2226",and:"\u2227",wedge:"\u2227",or:"\u2228",vee:"\u2228",cap:"\u2229",cup:"\u222A",int:"\u222B",Integral:"\u222B",conint:"\
\u222E",ContourIntegral:"\u222E",Conint:"\u222F",DoubleContourIntegral:"\u222F",Cconint:"\u2230",there4:"\u2234",therefore:"\u2234",Therefore:"\u2234",becaus:"\u2235",
because:"\u2235",Because:"\u2235",ratio:"\u2236",Proportion:"\u2237",minusd:"\u2238",dotminus:"\u2238",mDDot:"\u223A",homtht:"\u223B",sim:"\u223C",bsimg:"\u223D",
backsim:"\u223D",ac:"\u223E",mstpos:"\u223E",acd:"\u223F",VerticalTilde:"\u2240",wr:"\u2240",wreath:"\u2240",nsime:"\u2244",nsimeq:"\u2244",ncong:"\u2247",simne:"\
\u2246",ncongdot:"\u2A6D\u0338",ngsim:"\u2275",nsim:"\u2241",napprox:"\u2249",nap:"\u2249",ngeq:"\u2271",nge:"\u2271",nleq:"\u2270",nle:"\u2270",ngtr:"\u226F",ngt:"\
\u226F",nless:"\u226E",nlt:"\u226E",nprec:"\u2280",npr:"\u2280",nsucc:"\u2281",nsc:"\u2281"};const ARROWS={larr:"\u2190",leftarrow:"\u2190",LeftArrow:"\u2190",uarr:"\
\u2191",uparrow:"\u2191",UpArrow:"\u2191",rarr:"\u2192",rightarrow:"\u2192",RightArrow:"\u2192",darr:"\u2193",downarrow:"\u2193",DownArrow:"\u2193",harr:"\u2194",
leftrightarrow:"\u2194",LeftRightArrow:"\u2194",varr:"\u2195",updownarrow:"\u2195",UpDownArrow:"\u2195",nwarr:"\u2196",nwarrow:"\u2196",UpperLeftArrow:"\u2196",
nearr:"\u2197",nearrow:"\u2197",UpperRightArrow:"\u2197",searr:"\u2198",searrow:"\u2198",LowerRightArrow:"\u2198",swarr:"\u2199",swarrow:"\u2199",LowerLeftArrow:"\
\u2199",lArr:"\u21D0",Leftarrow:"\u21D0",uArr:"\u21D1",Uparrow:"\u21D1",rArr:"\u21D2",Rightarrow:"\u21D2",dArr:"\u21D3",Downarrow:"\u21D3",hArr:"\u21D4",Leftrightarrow:"\
\u21D4",iff:"\u21D4",vArr:"\u21D5",Updownarrow:"\u21D5",lAarr:"\u21DA",Lleftarrow:"\u21DA",rAarr:"\u21DB",Rrightarrow:"\u21DB",lrarr:"\u21C6",leftrightarrows:"\u21C6",
rlarr:"\u21C4",rightleftarrows:"\u21C4",lrhar:"\u21CB",leftrightharpoons:"\u21CB",ReverseEquilibrium:"\u21CB",rlhar:"\u21CC",rightleftharpoons:"\u21CC",Equilibrium:"\
\u21CC",udarr:"\u21C5",UpArrowDownArrow:"\u21C5",duarr:"\u21F5",DownArrowUpArrow:"\u21F5",llarr:"\u21C7",leftleftarrows:"\u21C7",rrarr:"\u21C9",rightrightarrows:"\
\u21C9",ddarr:"\u21CA",downdownarrows:"\u21CA",har:"\u21BD",lhard:"\u21BD",leftharpoondown:"\u21BD",lharu:"\u21BC",leftharpoonup:"\u21BC",rhard:"\u21C1",rightharpoondown:"\
\u21C1",rharu:"\u21C0",rightharpoonup:"\u21C0",lsh:"\u21B0",Lsh:"\u21B0",rsh:"\u21B1",Rsh:"\u21B1",ldsh:"\u21B2",rdsh:"\u21B3",hookleftarrow:"\u21A9",hookrightarrow:"\
\u21AA",mapstoleft:"\u21A4",mapstoup:"\u21A5",map:"\u21A6",mapsto:"\u21A6",mapstodown:"\u21A7",crarr:"\u21B5",nleftarrow:"\u219A",nleftrightarrow:"\u21AE",nrightarrow:"\
\u219B",nrarr:"\u219B",larrtl:"\u21A2",rarrtl:"\u21A3",leftarrowtail:"\u21A2",rightarrowtail:"\u21A3",twoheadleftarrow:"\u219E",twoheadrightarrow:"\u21A0",Larr:"\
\u219E",Rarr:"\u21A0",larrhk:"\u21A9",rarrhk:"\u21AA",larrlp:"\u21AB",looparrowleft:"\u21AB",rarrlp:"\u21AC",looparrowright:"\u21AC",harrw:"\u21AD",leftrightsquigarrow:"\
\u21AD",nrarrw:"\u219D\u0338",rarrw:"\u219D",rightsquigarrow:"\u219D",larrbfs:"\u291F",rarrbfs:"\u2920",nvHarr:"\u2904",nvlArr:"\u2902",nvrArr:"\u2903",larrfs:"\
\u291D",rarrfs:"\u291E",Map:"\u2905",larrsim:"\u2973",rarrsim:"\u2974",harrcir:"\u2948",Uarrocir:"\u2949",lurdshar:"\u294A",ldrdhar:"\u2967",ldrushar:"\u294B",rdldhar:"\
\u2969",lrhard:"\u296D",uharr:"\u21BE",uharl:"\u21BF",dharr:"\u21C2",dharl:"\u21C3",Uarr:"\u219F",Darr:"\u21A1",zigrarr:"\u21DD",nwArr:"\u21D6",neArr:"\u21D7",seArr:"\
\u21D8",swArr:"\u21D9",nharr:"\u21AE",nhArr:"\u21CE",nlarr:"\u219A",nlArr:"\u21CD",nrArr:"\u21CF",larrb:"\u21E4",LeftArrowBar:"\u21E4",rarrb:"\u21E5",RightArrowBar:"\
\u21E5"};const SHAPES={square:"\u25A1",Square:"\u25A1",squ:"\u25A1",squf:"\u25AA",squarf:"\u25AA",blacksquar:"\u25AA",blacksquare:"\u25AA",FilledVerySmallSquare:"\
\u25AA",blk34:"\u2593",blk12:"\u2592",blk14:"\u2591",block:"\u2588",srect:"\u25AD",rect:"\u25AD",sdot:"\u22C5",sdotb:"\u22A1",dotsquare:"\u22A1",triangle:"\u25B5",
tri:"\u25B5",trine:"\u25B5",utri:"\u25B5",triangledown:"\u25BF",dtri:"\u25BF",tridown:"\u25BF",triangleleft:"\u25C3",ltri:"\u25C3",triangleright:"\u25B9",rtri:"\
\u25B9",blacktriangle:"\u25B4",utrif:"\u25B4",blacktriangledown:"\u25BE",dtrif:"\u25BE",blacktriangleleft:"\u25C2",ltrif:"\u25C2",blacktriangleright:"\u25B8",rtrif:"\
\u25B8",loz:"\u25CA",lozenge:"\u25CA",blacklozenge:"\u29EB",lozf:"\u29EB",bigcirc:"\u25EF",xcirc:"\u25EF",circ:"\u02C6",Circle:"\u25CB",cir:"\u25CB",o:"\u25CB",
bullet:"\u2022",bull:"\u2022",hellip:"\u2026",mldr:"\u2026",nldr:"\u2025",boxh:"\u2500",HorizontalLine:"\u2500",boxv:"\u2502",boxdr:"\u250C",boxdl:"\u2510",boxur:"\
\u2514",boxul:"\u2518",boxvr:"\u251C",boxvl:"\u2524",boxhd:"\u252C",boxhu:"\u2534",boxvh:"\u253C",boxH:"\u2550",boxV:"\u2551",boxdR:"\u2552",boxDr:"\u2553",boxDR:"\
\u2554",boxDl:"\u2555",boxdL:"\u2556",boxDL:"\u2557",boxuR:"\u2558",boxUr:"\u2559",boxUR:"\u255A",boxUl:"\u255C",boxuL:"\u255B",boxUL:"\u255D",boxvR:"\u255E",boxVr:"\
\u255F",boxVR:"\u2560",boxVl:"\u2562",boxvL:"\u2561",boxVL:"\u2563",boxHd:"\u2564",boxhD:"\u2565",boxHD:"\u2566",boxHu:"\u2567",boxhU:"\u2568",boxHU:"\u2569",boxvH:"\
\u256A",boxVh:"\u256B",boxVH:"\u256C"};const PUNCTUATION={excl:"!",iexcl:"\xA1",brvbar:"\xA6",sect:"\xA7",uml:"\xA8",copy:"\xA9",ordf:"\xAA",laquo:"\xAB",not:"\xAC",
shy:"\xAD",reg:"\xAE",macr:"\xAF",deg:"\xB0",plusmn:"\xB1",sup2:"\xB2",sup3:"\xB3",acute:"\xB4",micro:"\xB5",para:"\xB6",middot:"\xB7",cedil:"\xB8",sup1:"\xB9",
ordm:"\xBA",raquo:"\xBB",frac14:"\xBC",frac12:"\xBD",frac34:"\xBE",iquest:"\xBF",nbsp:"\xA0",comma:",",period:".",colon:":",semi:";",vert:"|",Verbar:"\u2016",verbar:"\
|",dblac:"\u02DD",circ:"\u02C6",caron:"\u02C7",breve:"\u02D8",dot:"\u02D9",ring:"\u02DA",ogon:"\u02DB",tilde:"\u02DC",DiacriticalGrave:"`",DiacriticalAcute:"\xB4",
DiacriticalTilde:"\u02DC",DiacriticalDot:"\u02D9",DiacriticalDoubleAcute:"\u02DD",grave:"`"};const CURRENCY={cent:"\xA2",pound:"\xA3",curren:"\xA4",yen:"\xA5",euro:"\
\u20AC",dollar:"$",fnof:"\u0192",inr:"\u20B9",af:"\u060B",birr:"\u1265\u122D",peso:"\u20B1",rub:"\u20BD",won:"\u20A9",yuan:"\xA5",cedil:"\xB8"};const FRACTIONS={
frac12:"\xBD",half:"\xBD",frac13:"\u2153",frac14:"\xBC",frac15:"\u2155",frac16:"\u2159",frac18:"\u215B",frac23:"\u2154",frac25:"\u2156",frac34:"\xBE",frac35:"\u2157",
frac38:"\u215C",frac45:"\u2158",frac56:"\u215A",frac58:"\u215D",frac78:"\u215E",frasl:"\u2044"};const MISC_SYMBOLS={trade:"\u2122",TRADE:"\u2122",telrec:"\u2315",
target:"\u2316",ulcorn:"\u231C",ulcorner:"\u231C",urcorn:"\u231D",urcorner:"\u231D",dlcorn:"\u231E",llcorner:"\u231E",drcorn:"\u231F",lrcorner:"\u231F",intercal:"\
\u22BA",intcal:"\u22BA",oplus:"\u2295",CirclePlus:"\u2295",ominus:"\u2296",CircleMinus:"\u2296",otimes:"\u2297",CircleTimes:"\u2297",osol:"\u2298",odot:"\u2299",
CircleDot:"\u2299",oast:"\u229B",circledast:"\u229B",odash:"\u229D",circleddash:"\u229D",ocirc:"\u229A",circledcirc:"\u229A",boxplus:"\u229E",plusb:"\u229E",boxminus:"\
\u229F",minusb:"\u229F",boxtimes:"\u22A0",timesb:"\u22A0",boxdot:"\u22A1",sdotb:"\u22A1",veebar:"\u22BB",vee:"\u2228",barvee:"\u22BD",and:"\u2227",wedge:"\u2227",
Cap:"\u22D2",Cup:"\u22D3",Fork:"\u22D4",pitchfork:"\u22D4",epar:"\u22D5",ltlarr:"\u2976",nvap:"\u224D\u20D2",nvsim:"\u223C\u20D2",nvge:"\u2265\u20D2",nvle:"\u2264\u20D2",
nvlt:"<\u20D2",nvgt:">\u20D2",nvltrie:"\u22B4\u20D2",nvrtrie:"\u22B5\u20D2",Vdash:"\u22A9",dashv:"\u22A3",vDash:"\u22A8",Vvdash:"\u22AA",nvdash:"\u22AC",nvDash:"\
\u22AD",nVdash:"\u22AE",nVDash:"\u22AF"};const XML={amp:"&",apos:"'",gt:">",lt:"<",quot:'"'};const COMMON_HTML={nbsp:"\xA0",copy:"\xA9",reg:"\xAE",trade:"\u2122",
mdash:"\u2014",ndash:"\u2013",hellip:"\u2026",laquo:"\xAB",raquo:"\xBB",lsquo:"\u2018",rsquo:"\u2019",ldquo:"\u201C",rdquo:"\u201D",bull:"\u2022",para:"\xB6",sect:"\
\xA7",deg:"\xB0",frac12:"\xBD",frac14:"\xBC",frac34:"\xBE"};const ENTITY_ACTION=Object.freeze({ALLOW:"allow",BLOCK:"block",THROW:"throw"});const SPECIAL_CHARS=new Set(
"!?\\\\/[]$%{}^&*()<>|+");function EntityDecoder_validateEntityName(name){if(name[0]==="#"){throw new Error(`[EntityReplacer] Invalid character '#' in entity na\
me: "${name}"`)}for(const ch of name){if(SPECIAL_CHARS.has(ch)){throw new Error(`[EntityReplacer] Invalid character '${ch}' in entity name: "${name}"`)}}return name}
function mergeEntityMaps(...maps){const out=Object.create(null);for(const map of maps){if(!map)continue;for(const key of Object.keys(map)){const raw=map[key];if(typeof raw===
"string"){out[key]=raw}else if(raw&&typeof raw==="object"&&raw.val!==void 0){const val=raw.val;if(typeof val==="string"){out[key]=val}}}}return out}const LIMIT_TIER_EXTERNAL="\
external";const LIMIT_TIER_BASE="base";const LIMIT_TIER_ALL="all";function parseLimitTiers(raw){if(!raw||raw===LIMIT_TIER_EXTERNAL)return new Set([LIMIT_TIER_EXTERNAL]);
if(raw===LIMIT_TIER_ALL)return new Set([LIMIT_TIER_ALL]);if(raw===LIMIT_TIER_BASE)return new Set([LIMIT_TIER_BASE]);if(Array.isArray(raw))return new Set(raw);return new Set(
[LIMIT_TIER_EXTERNAL])}const NCR_LEVEL=Object.freeze({allow:0,leave:1,remove:2,throw:3});const XML10_ALLOWED_C0=new Set([9,10,13]);function parseNCRConfig(ncr){
if(!ncr){return{xmlVersion:1,onLevel:NCR_LEVEL.allow,nullLevel:NCR_LEVEL.remove}}const xmlVersion=ncr.xmlVersion===1.1?1.1:1;const onLevel=NCR_LEVEL[ncr.onNCR]??
NCR_LEVEL.allow;const nullLevel=NCR_LEVEL[ncr.nullNCR]??NCR_LEVEL.remove;const clampedNull=Math.max(nullLevel,NCR_LEVEL.remove);return{xmlVersion,onLevel,nullLevel:clampedNull}}
class EntityDecoder{constructor(options={}){this._limit=options.limit||{};this._maxTotalExpansions=this._limit.maxTotalExpansions||0;this._maxExpandedLength=this.
_limit.maxExpandedLength||0;this._postCheck=typeof options.postCheck==="function"?options.postCheck:r=>r;this._limitTiers=parseLimitTiers(this._limit.applyLimitsTo??
LIMIT_TIER_EXTERNAL);this._numericAllowed=options.numericAllowed??true;this._baseMap=mergeEntityMaps(XML,options.namedEntities||null);this._externalMap=Object.create(
null);this._inputMap=Object.create(null);this._totalExpansions=0;this._expandedLength=0;this._removeSet=new Set(options.remove&&Array.isArray(options.remove)?options.
remove:[]);this._leaveSet=new Set(options.leave&&Array.isArray(options.leave)?options.leave:[]);const ncrCfg=parseNCRConfig(options.ncr);this._ncrXmlVersion=ncrCfg.
xmlVersion;this._ncrOnLevel=ncrCfg.onLevel;this._ncrNullLevel=ncrCfg.nullLevel;this._onExternalEntity=typeof options.onExternalEntity==="function"?options.onExternalEntity:
null;this._onInputEntity=typeof options.onInputEntity==="function"?options.onInputEntity:null}_applyRegistrationHook(hook,name,value,context){if(!hook)return true;
const action=hook(name,value);if(action===ENTITY_ACTION.BLOCK)return false;if(action===ENTITY_ACTION.THROW){throw new Error(`[EntityDecoder] Registration of ${context}\
 entity "&${name};" was rejected by hook`)}return true}setExternalEntities(map){if(map){for(const key of Object.keys(map)){EntityDecoder_validateEntityName(key)}}
if(!this._onExternalEntity){this._externalMap=mergeEntityMaps(map);return}const flat=mergeEntityMaps(map);const filtered=Object.create(null);for(const[name,value]of Object.
entries(flat)){if(this._applyRegistrationHook(this._onExternalEntity,name,value,"external")){filtered[name]=value}}this._externalMap=filtered}addExternalEntity(key,value){
EntityDecoder_validateEntityName(key);if(typeof value==="string"&&value.indexOf("&")===-1){if(this._applyRegistrationHook(this._onExternalEntity,key,value,"exte\
rnal")){this._externalMap[key]=value}}}addInputEntities(map){this._totalExpansions=0;this._expandedLength=0;if(!this._onInputEntity){this._inputMap=mergeEntityMaps(
map);return}const flat=mergeEntityMaps(map);const filtered=Object.create(null);for(const[name,value]of Object.entries(flat)){if(this._applyRegistrationHook(this.
_onInputEntity,name,value,"input")){filtered[name]=value}}this._inputMap=filtered}reset(){this._inputMap=Object.create(null);this._totalExpansions=0;this._expandedLength=
0;return this}setXmlVersion(version){this._ncrXmlVersion=version===1.1?1.1:1}decode(str){if(typeof str!=="string"||str.length===0)return str;if(str.indexOf("&")===
-1)return str;const original=str;const chunks=[];const len=str.length;let last=0;let i=0;const limitExpansions=this._maxTotalExpansions>0;const limitLength=this.
_maxExpandedLength>0;const checkLimits=limitExpansions||limitLength;while(i<len){if(str.charCodeAt(i)!==38){i++;continue}let j=i+1;while(j<len&&str.charCodeAt(j)!==
59&&j-i<=32)j++;if(j>=len||str.charCodeAt(j)!==59){i++;continue}const token=str.slice(i+1,j);if(token.length===0){i++;continue}let replacement;let tier;if(this.
_removeSet.has(token)){replacement="";if(tier===void 0){tier=LIMIT_TIER_EXTERNAL}}else if(this._leaveSet.has(token)){i++;continue}else if(token.charCodeAt(0)===
35){const ncrResult=this._resolveNCR(token);if(ncrResult===void 0){i++;continue}replacement=ncrResult;tier=LIMIT_TIER_BASE}else{const resolved=this._resolveName(
token);replacement=resolved?.value;tier=resolved?.tier}if(replacement===void 0){i++;continue}if(i>last)chunks.push(str.slice(last,i));chunks.push(replacement);last=
j+1;i=last;if(checkLimits&&this._tierCounts(tier)){if(limitExpansions){this._totalExpansions++;if(this._totalExpansions>this._maxTotalExpansions){throw new Error(
`[EntityReplacer] Entity expansion count limit exceeded: ${this._totalExpansions} > ${this._maxTotalExpansions}`)}}if(limitLength){const delta=replacement.length-
(token.length+2);if(delta>0){this._expandedLength+=delta;if(this._expandedLength>this._maxExpandedLength){throw new Error(`[EntityReplacer] Expanded content len\
gth limit exceeded: ${this._expandedLength} > ${this._maxExpandedLength}`)}}}}}if(last<len)chunks.push(str.slice(last));const result=chunks.length===0?str:chunks.
join("");return this._postCheck(result,original)}_tierCounts(tier){if(this._limitTiers.has(LIMIT_TIER_ALL))return true;return this._limitTiers.has(tier)}_resolveName(name){
if(name in this._inputMap)return{value:this._inputMap[name],tier:LIMIT_TIER_EXTERNAL};if(name in this._externalMap)return{value:this._externalMap[name],tier:LIMIT_TIER_EXTERNAL};
if(name in this._baseMap)return{value:this._baseMap[name],tier:LIMIT_TIER_BASE};return void 0}_classifyNCR(cp){if(cp===0)return this._ncrNullLevel;if(cp>=55296&&
cp<=57343)return NCR_LEVEL.remove;if(this._ncrXmlVersion===1){if(cp>=1&&cp<=31&&!XML10_ALLOWED_C0.has(cp))return NCR_LEVEL.remove}return-1}_applyNCRAction(action,token,cp){
switch(action){case NCR_LEVEL.allow:return String.fromCodePoint(cp);case NCR_LEVEL.remove:return"";case NCR_LEVEL.leave:return void 0;case NCR_LEVEL.throw:throw new Error(
`[EntityDecoder] Prohibited numeric character reference &${token}; (U+${cp.toString(16).toUpperCase().padStart(4,"0")})`);default:return String.fromCodePoint(cp)}}_resolveNCR(token){
const second=token.charCodeAt(1);let cp;if(second===120||second===88){cp=parseInt(token.slice(2),16)}else{cp=parseInt(token.slice(1),10)}if(Number.isNaN(cp)||cp<
0||cp>1114111)return void 0;const minimum=this._classifyNCR(cp);if(!this._numericAllowed&&minimum<NCR_LEVEL.remove)return void 0;const effective=minimum===-1?this.
_ncrOnLevel:Math.max(this._ncrOnLevel,minimum);return this._applyNCRAction(effective,token,cp)}};const SQL_PATTERNS=[{id:"sql-block-comment-open",description:"S\
QL block comment open: /* ... */ \u2014 unusual in legitimate user text",pattern:/\/\*/},{id:"sql-union-select",description:"UNION SELECT \u2014 most common SQL inje\
ction aggregation attack",pattern:/\bUNION\s{1,20}(?:ALL\s{1,20})?SELECT\b/i},{id:"sql-drop-table",description:"DROP TABLE \u2014 destructive DDL injection",pattern:/\bDROP\s{1,20}TABLE\b/i},
{id:"sql-drop-database",description:"DROP DATABASE \u2014 destructive DDL injection",pattern:/\bDROP\s{1,20}DATABASE\b/i},{id:"sql-insert-into",description:"INS\
ERT INTO \u2014 data injection",pattern:/\bINSERT\s{1,20}INTO\b/i},{id:"sql-delete-from",description:"DELETE FROM \u2014 data deletion injection",pattern:/\bDELETE\s{1,20}FROM\b/i},
{id:"sql-update-set",description:"UPDATE ... SET \u2014 data modification injection",pattern:/\bUPDATE\b[\s\S]{1,60}\bSET\b/i},{id:"sql-exec-xp",description:"EX\
EC xp_ \u2014 MSSQL extended stored procedure execution",pattern:/\bEXEC(?:UTE)?\s{1,20}xp_/i},{id:"sql-tautology-string",description:`Classic string tautology:\
 ' OR '1'='1 or " OR "1"="1"`,pattern:/'\s{0,10}OR\s{0,10}'[^']{0,20}'\s*=\s*'[^']{0,20}/i},{id:"sql-tautology-numeric",description:"Numeric tautology: OR 1=1",
pattern:/\bOR\s{1,10}1\s*=\s*1\b/i},{id:"sql-always-true-zero",description:"Numeric tautology: OR 0=0",pattern:/\bOR\s{1,10}0\s*=\s*0\b/i},{id:"sql-sleep-benchm\
ark",description:"Time-based blind injection: SLEEP() or BENCHMARK()",pattern:/\b(?:SLEEP|BENCHMARK)\s*\(/i},{id:"sql-waitfor-delay",description:"MSSQL time-bas\
ed blind injection: WAITFOR DELAY",pattern:/\bWAITFOR\s{1,20}DELAY\b/i},{id:"sql-char-function",description:"CHAR() function \u2014 used to obfuscate injected string\
s",pattern:/\bCHAR\s*\(\s*\d{1,3}/i},{id:"sql-information-schema",description:"INFORMATION_SCHEMA \u2014 reconnaissance query for table/column enumeration",pattern:/\bINFORMATION_SCHEMA\b/i}];
const sql=SQL_PATTERNS;;const SQL_STRICT_EXTRA=[{id:"sql-line-comment",description:"SQL line comment: -- followed by whitespace or end of string",pattern:/--(?:\s|$)/},
{id:"sql-stacked-query",description:"Stacked queries: semicolon immediately followed by a SQL keyword",pattern:/;\s{0,10}(?:SELECT|INSERT|UPDATE|DELETE|DROP|CREATE|ALTER|EXEC)\b/i},
{id:"sql-hex-encoding",description:"Hex-encoded string injection: 0x41414141 style (MySQL)",pattern:/\b0x[0-9a-f]{4,}/i}];const SQL_STRICT_PATTERNS=[...sql,...SQL_STRICT_EXTRA];
const sql_strict=SQL_STRICT_PATTERNS;;const NAMED=Object.freeze({colon:":",Tab:"	",NewLine:"\n"});const ENTITY_RE=/&(?:#[xX]0*([0-9a-fA-F]{1,6});?|#0*([0-9]{1,7});?|([a-zA-Z][a-zA-Z0-9]{1,15});)/g;
function decodeEntities(input){if(input.indexOf("&")===-1)return input;return input.replace(ENTITY_RE,(match,hex,dec,name)=>{if(name!==void 0){return Object.prototype.
hasOwnProperty.call(NAMED,name)?NAMED[name]:match}const cp=hex!==void 0?parseInt(hex,16):parseInt(dec,10);if(!Number.isFinite(cp)||cp>1114111)return match;return String.
fromCodePoint(cp)})};const HTML_PATTERNS=[{id:"html-script-open",description:"<script opening tag",pattern:/<script[\s>/]/i},{id:"html-script-close",description:"\
<\/script closing tag",pattern:/<\/script[\s>]/i},{id:"html-javascript-protocol",description:"javascript: URI scheme (with optional whitespace/encoding)",pattern:/j[\t\n\r ]*a[\t\n\r ]*v[\t\n\r ]*a[\t\n\r ]*s[\t\n\r ]*c[\t\n\r ]*r[\t\n\r ]*i[\t\n\r ]*p[\t\n\r ]*t[\t\n\r ]*:/i},
{id:"html-vbscript-protocol",description:"vbscript: URI scheme",pattern:/vbscript[\t\n\r ]*:/i},{id:"html-data-html",description:"data:text/html URI \u2014 can execu\
te scripts in browsers",pattern:/data[\t\n\r ]*:[\t\n\r ]*text\/html/i},{id:"html-data-xhtml",description:"data:application/xhtml+xml URI",pattern:/data[\t\n\r ]*:[\t\n\r ]*application\/xhtml/i},
{id:"html-data-svg",description:"data:image/svg+xml URI \u2014 can execute scripts",pattern:/data[\t\n\r ]*:[\t\n\r ]*image\/svg\+xml/i},{id:"html-inline-event-\
handler",description:"Inline event handler attributes: onclick=, onerror=, onload=, etc.",pattern:/\bon\w{1,30}\s*=/i},{id:"html-entity-obfuscated-script",description:"\
HTML-entity-encoded <script (e.g. &#x3C;script or &lt;script)",pattern:/(?:&#x0*3[Cc];?|&#0*60;?|&lt;)\s*script/i},{id:"html-entity-obfuscated-javascript",description:'\
HTML-entity-encoded javascript: (partial \u2014 catches common &#106; or &#x6a; for "j")',pattern:/(?:&#x0*6[Aa];?|&#0*106;?)\s*(?:&#x0*61;?|a)[\s\S]{0,80}script\s*:/i},
{id:"html-style-expression",description:"CSS expression() \u2014 IE-era code execution in style attributes",pattern:/style[\s\S]{0,20}expression\s*\(/i},{id:"ht\
ml-object-embed",description:"<object or <embed tags that can load active content",pattern:/<(?:object|embed)[\s>/]/i},{id:"html-base-tag",description:"<base hr\
ef= \u2014 can hijack all relative URLs on a page",pattern:/<base[\s>]/i},{id:"html-meta-refresh",description:'<meta http-equiv="refresh" \u2014 can redirect users',
pattern:/<meta[\s\S]{0,40}http-equiv[\s\S]{0,20}refresh/i},{id:"html-srcdoc",description:"srcdoc= attribute on iframes \u2014 embeds HTML that can run scripts",
pattern:/srcdoc\s*=/i},{id:"html-iframe",description:"<iframe tag",pattern:/<iframe[\s>/]/i},{id:"html-form",description:"<form tag \u2014 can be used for phishing /\
 credential harvesting injection",pattern:/<form[\s>/]/i}];const html=HTML_PATTERNS;;const XML_PATTERNS=[{id:"xml-cdata-injection",description:"CDATA section in\
jection: <![CDATA[ breaks out of text node context",pattern:/<!\[CDATA\[/i},{id:"xml-cdata-close",description:"CDATA close sequence: ]]> can terminate an enclos\
ing CDATA section",pattern:/\]\]>/},{id:"xml-processing-instruction",description:"XML processing instruction: <?xml-stylesheet or <?php etc.",pattern:/<\?(?:xml[\- ]|php|asp)/i},
{id:"xml-doctype-injection",description:"DOCTYPE declaration embedded in content \u2014 can define entities",pattern:/<!DOCTYPE(?:[\s[]|$)/i},{id:"xml-entity-sy\
stem",description:"SYSTEM keyword \u2014 used in external entity declarations (XXE)",pattern:/\bSYSTEM\s+["']/i},{id:"xml-entity-public",description:"PUBLIC key\
word \u2014 used in external entity declarations (XXE)",pattern:/\bPUBLIC\s+["']/i},{id:"xml-entity-declaration",description:"<!ENTITY declaration \u2014 defines ent\
ities, potential XXE or entity expansion",pattern:/<!ENTITY[\s%]/i},{id:"xml-billion-laughs",description:"Entity reference chaining / billion laughs: repeated &\
eX; style references",pattern:/(?:&\w{1,20};){3,}/},{id:"xml-namespace-confusion",description:"xmlns: attribute injection \u2014 can redefine namespaces to confuse p\
arsers",pattern:/\bxmlns(?::\w{1,40})?\s*=/i},{id:"xml-comment-injection",description:"<!-- comment injection \u2014 can hide content from some parsers",pattern:/<!--/},
{id:"xml-comment-close",description:"--> closes an enclosing XML comment",pattern:/-->/},{id:"xml-pi-close",description:"?> closes an enclosing processing instr\
uction",pattern:/\?>/}];const xml=XML_PATTERNS;;const SVG_PATTERNS=[{id:"svg-script-element",description:"<script element inside SVG executes JavaScript",pattern:/<script[\s>/]/i},
{id:"svg-xlink-href-javascript",description:"xlink:href with javascript: \u2014 classic SVG XSS via <a> or <use>",pattern:/xlink\s*:\s*href\s*=\s*["']?\s*javascript\s*:/i},
{id:"svg-href-javascript",description:"href= with javascript: in SVG context (<a>, <animate>, etc.)",pattern:/href\s*=\s*["']?\s*javascript\s*:/i},{id:"svg-fore\
ignobject",description:"<foreignObject embeds HTML inside SVG \u2014 can execute scripts",pattern:/<foreignObject[\s>/]/i},{id:"svg-use-external",description:"<\
use xlink:href or href pointing to external resource (non-fragment URL)",pattern:/<use[\s\S]{0,60}(?:xlink\s*:\s*)?href\s*=\s*(?:["'][^#]|[^"'#\s>])/i},{id:"svg\
-animate-href",description:'<animate attributeName="href" \u2014 can dynamically change href to javascript:',pattern:/<animate[\s\S]{0,80}attributeName\s*=\s*["'][\s]*href["']/i},
{id:"svg-animate-xlinkhref",description:'<animate attributeName="xlink:href"',pattern:/<animate[\s\S]{0,80}attributeName\s*=\s*["'][\s]*xlink\s*:\s*href["']/i},
{id:"svg-set-javascript",description:'<set to="javascript:..." \u2014 sets an attribute to a javascript: URI',pattern:/<set[\s\S]{0,80}to\s*=\s*["']?\s*javascript\s*:/i},
{id:"svg-event-handler",description:"SVG-specific event handler attributes: onload=, onerror=, onactivate=, etc.",pattern:/\bon(?:load|error|activate|begin|end|repeat|focus|blur|click|mouse\w{1,20}|key\w{1,20})\s*=/i},
{id:"svg-handler-generic",description:"Generic on* handler catch-all for SVG attributes",pattern:/\bon\w{1,30}\s*=/i},{id:"svg-filter-feimage",description:"<feI\
mage href= \u2014 filter primitive that can load external resources",pattern:/<feImage[\s\S]{0,80}(?:xlink\s*:\s*)?href\s*=/i},{id:"svg-image-external",description:"\
<image xlink:href with http/https or javascript protocol",pattern:/<image[\s\S]{0,80}(?:xlink\s*:\s*)?href\s*=\s*["']?\s*(?:https?|javascript)\s*:/i},{id:"svg-s\
tyle-javascript",description:"style= attribute containing javascript: (e.g. background:url(javascript:...))",pattern:/style\s*=[\s\S]{0,60}javascript\s*:/i}];const svg=SVG_PATTERNS;
;const SHELL_PATTERNS=[{id:"shell-path-traversal-unix",description:"Unix path traversal: ../  \u2014 climbing the directory tree",pattern:/\.\.\//},{id:"shell-p\
ath-traversal-windows",description:"Windows path traversal: ..\\ \u2014 climbing the directory tree",pattern:/\.\.\\/},{id:"shell-path-traversal-encoded",description:"\
URL-encoded path traversal: %2e%2e or %2f variants",pattern:/%2e%2e|%2f\.\.|\.\.%2f/i},{id:"shell-null-byte",description:"Null byte injection: \\x00 or %00 \u2014 tru\
ncates strings in C-backed functions",pattern:/\x00|%00/},{id:"shell-semicolon",description:"Semicolon command separator: cmd1; cmd2",pattern:/;/},{id:"shell-pi\
pe",description:"Pipe operator: cmd1 | cmd2",pattern:/\|/},{id:"shell-and-operator",description:"AND operator: cmd1 && cmd2",pattern:/&&/},{id:"shell-or-operato\
r",description:"OR operator: cmd1 || cmd2",pattern:/\|\|/},{id:"shell-backtick",description:"Backtick command substitution: `cmd`",pattern:/`/},{id:"shell-dolla\
r-paren",description:"Dollar-paren command substitution: $(cmd)",pattern:/\$\(/},{id:"shell-dollar-brace",description:"Dollar-brace variable expansion: ${var} \u2014\
 can be abused for injection",pattern:/\$\{/},{id:"shell-redirect-out",description:"Output redirection: cmd > file or cmd >> file",pattern:/>{1,2}/},{id:"shell-\
redirect-in",description:"Input redirection: cmd < file",pattern:/</},{id:"shell-newline-injection",description:"Newline injection: \\n or \\r \u2014 can inject new sh\
ell commands",pattern:/[\n\r]/},{id:"shell-glob-star",description:"Glob expansion: * or ? \u2014 can expand to unintended files",pattern:/[/\\][*?]/},{id:"shell\
-absolute-root",description:"Absolute root path injection: string starting with / or \\ (Windows UNC)",pattern:/^(?:\/|\\\\)/},{id:"shell-windows-drive",description:"\
Windows drive letter path injection: C:\\ or D:/",pattern:/^[a-zA-Z]:[/\\]/},{id:"shell-curl-wget",description:"curl/wget with URL or flags \u2014 can exfiltrate dat\
a or download payloads",pattern:/\b(?:curl|wget)\s+(?:https?:\/\/|ftp:\/\/|-)/i}];const shell=SHELL_PATTERNS;;const REDOS_PATTERNS=[{id:"redos-nested-quantifier\
-plus",description:"Nested + quantifier inside a group with outer quantifier: (a+)+, (.+b)*, etc.",pattern:/\([^)]*\+[^)]*\)[+*]/},{id:"redos-nested-quantifier-\
star",description:"Nested * quantifier: (a*)* or (a*)+ \u2014 catastrophic backtracking",pattern:/\([^)]*\*[^)]*\)[*+]/},{id:"redos-nested-groups",description:"\
Doubly nested quantified groups: ((a+)+) \u2014 guaranteed catastrophic",pattern:/\(\([^)]{0,40}\)[+*]\)[+*]/},{id:"redos-alternation-overlap",description:"Over\
lapping alternation under quantifier: (a|a)+ \u2014 ambiguous NFA paths",pattern:/\(([^|()]{1,20})\|(?:\1)(?:\|[^|()]{1,20}){0,5}\)[+*?]{1,2}/},{id:"redos-star-\
plus-concat",description:"(x*x)+ pattern \u2014 triggers super-linear backtracking",pattern:/\([^)]{0,10}\*[^)]{0,10}\)[+*]/},{id:"redos-dot-star-greedy",description:"\
(.*){n,} or (.+){n,} \u2014 repeated greedy dot quantifiers",pattern:/\(\.[*+]\)\{?\d/},{id:"redos-large-repetition",description:"Very large fixed or range repe\
tition count {1000,} or {1000,n} \u2014 denial of service via backtracking",pattern:/\{\d{4,}(?:,\d*)?\}/},{id:"redos-catastrophic-alternation",description:"Lon\
g alternation with many similar branches \u2014 polynomial backtracking risk",pattern:/\([^)]{0,200}(?:\|[^|)]{0,50}){9,}\)/}];const redos=REDOS_PATTERNS;;const SEP=/["'\s]*:/;
const sep=`["'\\s]*:`;const NOSQL_PATTERNS=[{id:"nosql-where-operator",description:"$where \u2014 executes arbitrary JavaScript server-side in MongoDB",pattern:new RegExp(
`\\$where${sep}`,"i")},{id:"nosql-ne-operator",description:'$ne \u2014 "not equal" operator used to bypass equality checks',pattern:new RegExp(`\\$ne${sep}`,"i")},
{id:"nosql-gt-operator",description:'$gt \u2014 "greater than" used to bypass password/value checks',pattern:new RegExp(`\\$gte?${sep}`,"i")},{id:"nosql-lt-oper\
ator",description:'$lt / $lte \u2014 "less than" bypass variants',pattern:new RegExp(`\\$lte?${sep}`,"i")},{id:"nosql-regex-operator",description:"$regex \u2014 can \
be used to extract data character by character (blind injection)",pattern:new RegExp(`\\$regex${sep}`,"i")},{id:"nosql-or-operator",description:"$or \u2014 logical O\
R; used to create always-true conditions",pattern:new RegExp(`\\$or${sep}\\s*\\[`,"i")},{id:"nosql-and-operator",description:"$and \u2014 logical AND operator inject\
ion",pattern:new RegExp(`\\$and${sep}\\s*\\[`,"i")},{id:"nosql-nor-operator",description:"$nor \u2014 logical NOR operator injection",pattern:new RegExp(`\\$nor${sep}\
\\s*\\[`,"i")},{id:"nosql-exists-operator",description:"$exists \u2014 can enumerate fields to determine schema",pattern:new RegExp(`\\$exists${sep}`,"i")},{id:"\
nosql-in-operator",description:"$in \u2014 matches any value in a list; can enumerate values",pattern:new RegExp(`\\$in${sep}\\s*\\[`,"i")},{id:"nosql-expr-oper\
ator",description:"$expr \u2014 allows aggregation expressions in queries (MongoDB 3.6+)",pattern:new RegExp(`\\$expr${sep}`,"i")},{id:"nosql-function-operator",
description:"$function \u2014 executes arbitrary JavaScript in MongoDB 4.4+",pattern:new RegExp(`\\$function${sep}`,"i")},{id:"nosql-accumulator-operator",description:"\
$accumulator \u2014 custom aggregation with arbitrary JS execution",pattern:new RegExp(`\\$accumulator${sep}`,"i")},{id:"nosql-proto-pollution",description:"__p\
roto__ \u2014 prototype pollution via object key injection",pattern:/__proto__/},{id:"nosql-constructor-prototype",description:"constructor.prototype \u2014 alternat\
ive prototype pollution vector (dot notation or JSON key)",pattern:/constructor[\s"':.,{\[]*prototype/i},{id:"nosql-proto-bracket",description:'["__proto__"] \u2014 \
bracket-notation prototype pollution',pattern:/\[["']__proto__["']\]/}];const nosql=NOSQL_PATTERNS;;const LOG_PATTERNS=[{id:"log-crlf-injection",description:"CR\
LF injection: literal \\r or \\n embeds fake log lines",pattern:/[\r\n]/},{id:"log-url-encoded-crlf",description:"URL-encoded CRLF: %0d, %0a, %0D, %0A \u2014 decoded\
 by some log parsers",pattern:/%0[dDaA]/},{id:"log-unicode-newline",description:"Unicode newline variants: U+2028 (line separator), U+2029 (paragraph separator)",
pattern:/[\u2028\u2029]/},{id:"log-log4shell-jndi",description:"Log4Shell: ${jndi:...} triggers remote code execution in Apache Log4j",pattern:/\$\{jndi\s*:/i},
{id:"log-log4shell-obfuscated",description:"Obfuscated Log4Shell: ${::-j}... lookup-bypass prefix used to evade WAF detection",pattern:/\$\{::-/},{id:"log-log4j\
-lookup",description:"Log4j lookup syntax: ${env:...}, ${sys:...}, ${ctx:...} \u2014 data exfiltration",pattern:/\$\{(?:env|sys|ctx|main|map|sd|web|docker|k8s|spring)\s*:/i},
{id:"log-ssti-double-brace",description:"SSTI double-brace: {{expression}} \u2014 Jinja2, Twig, Handlebars, etc.",pattern:/\{\{[\s\S]{0,80}\}\}/},{id:"log-ssti-\
hash-brace",description:"SSTI hash-brace: #{expression} \u2014 Thymeleaf, Velocity, Ruby ERB",pattern:/#\{[\s\S]{0,80}\}/},{id:"log-ssti-dollar-brace",description:"\
SSTI/EL injection: ${expression with operators or method calls} \u2014 JSP EL, Freemarker, SpEL",pattern:/\$\{[^}]*(?:\.|\(|\*|\+|\bclass\b|\bruntime\b|\bprocess\b|\bexec\b)[^}]{0,80}\}/i},
{id:"log-ssti-percent-tag",description:"SSTI ERB/ASP tag: <%= expression %> \u2014 Ruby ERB, ASP",pattern:/<%=[\s\S]{0,80}%>/},{id:"log-null-byte",description:"\
Null byte: \\x00 or %00 \u2014 can truncate log entries in C-backed loggers",pattern:/\x00|%00/},{id:"log-ansi-escape",description:"ANSI escape sequence: ESC[ \u2014\
 can manipulate terminal output when logs are tailed",pattern:/\x1b\[/}];const log=LOG_PATTERNS;;html.label="HTML";xml.label="XML";svg.label="SVG";html.decodeEntities=
true;xml.decodeEntities=true;svg.decodeEntities=true;sql.label="SQL";sql_strict.label="SQL-STRICT";shell.label="SHELL";redos.label="REDOS";nosql.label="NOSQL";log.
label="LOG";const VALID_CONTEXTS=Object.freeze({HTML:html,XML:xml,SVG:svg,SQL:sql,"SQL-STRICT":sql_strict,SHELL:shell,REDOS:redos,NOSQL:nosql,LOG:log});function assertString(value){
if(typeof value!=="string"){throw new TypeError(`is-unsafe: first argument must be a string, got ${typeof value}`)}}function assertContext(context){if(context instanceof
RegExp)return;if(Array.isArray(context)){if(context.length===0){throw new TypeError("is-unsafe: context must not be an empty array")}if(Array.isArray(context[0])){
for(const list of context){if(!Array.isArray(list)||list.length===0){throw new TypeError("is-unsafe: each context in the array must be a non-empty pattern array\
 (PatternList)")}}}return}throw new TypeError(`is-unsafe: second argument must be a PatternList (e.g. HTML), an array of PatternLists (e.g. [HTML, XML]), or a R\
egExp. Got: ${typeof context}`)}function normalise(context){if(context instanceof RegExp)return{lists:null,regex:context};if(Array.isArray(context[0]))return{lists:context,
regex:null};return{lists:[context],regex:null}}function decodedCopy(value,list){if(!list.decodeEntities)return null;const decoded=decodeEntities(value);return decoded===
value?null:decoded}function matchList(value,list){const label=list.label??"CUSTOM";const decoded=decodedCopy(value,list);for(const rule of list){if(rule.pattern.
test(value)||decoded!==null&&rule.pattern.test(decoded)){return{context:label,id:rule.id,description:rule.description,pattern:rule.pattern}}}return null}function isUnsafe(value,context){
assertString(value);assertContext(context);const{lists,regex}=normalise(context);if(regex)return regex.test(value);for(const list of lists){if(matchList(value,list)!==
null)return true}return false}function whyUnsafe(value,context){assertString(value);assertContext(context);const{lists,regex}=normalise(context);if(regex){return regex.
test(value)?{context:"CUSTOM",id:"custom-regex",description:"Matched caller-supplied pattern",pattern:regex}:null}for(const list of lists){const result=matchList(
value,list);if(result!==null)return result}return null}function allUnsafe(value,context){assertString(value);assertContext(context);const{lists,regex}=normalise(
context);const results=[];if(regex){if(regex.test(value)){results.push({context:"CUSTOM",id:"custom-regex",description:"Matched caller-supplied pattern",pattern:regex})}
return results}for(const list of lists){const label=list.label??"CUSTOM";const decoded=decodedCopy(value,list);for(const rule of list){if(rule.pattern.test(value)||
decoded!==null&&rule.pattern.test(decoded)){results.push({context:label,id:rule.id,description:rule.description,pattern:rule.pattern})}}}return results}const src=null;
;function extractRawAttributes(prefixedAttrs,options){if(!prefixedAttrs)return{};const attrs=options.attributesGroupName?prefixedAttrs[options.attributesGroupName]:
prefixedAttrs;if(!attrs)return{};const rawAttrs={};for(const key in attrs){if(key.startsWith(options.attributeNamePrefix)){const rawName=key.substring(options.attributeNamePrefix.
length);rawAttrs[rawName]=attrs[key]}else{rawAttrs[key]=attrs[key]}}return rawAttrs}function extractNamespace(rawTagName){if(!rawTagName||typeof rawTagName!=="s\
tring")return void 0;const colonIndex=rawTagName.indexOf(":");if(colonIndex!==-1&&colonIndex>0){const ns=rawTagName.substring(0,colonIndex);if(ns!=="xmlns"){return ns}}
return void 0}class OrderedObjParser{constructor(options,externalEntities){this.options=options;this.currentNode=null;this.tagsNodeStack=[];this.parseXml=parseXml;
this.parseTextData=parseTextData;this.resolveNameSpace=resolveNameSpace;this.buildAttributesMap=buildAttributesMap;this.isItStopNode=isItStopNode;this.replaceEntitiesValue=
replaceEntitiesValue;this.readStopNodeData=readStopNodeData;this.saveTextToParentTag=saveTextToParentTag;this.addChild=addChild;this.ignoreAttributesFn=getIgnoreAttributesFn(
this.options.ignoreAttributes);this.entityExpansionCount=0;this.currentExpandedLength=0;this.doctypefound=false;let namedEntities={...XML};if(this.options.entityDecoder){
this.entityDecoder=this.options.entityDecoder}else{if(typeof this.options.htmlEntities==="object")namedEntities=this.options.htmlEntities;else if(this.options.htmlEntities===
true)namedEntities={...COMMON_HTML,...CURRENCY};this.entityDecoder=new EntityDecoder({namedEntities:{...namedEntities,...externalEntities},numericAllowed:this.options.
htmlEntities,limit:{maxTotalExpansions:this.options.processEntities.maxTotalExpansions,maxExpandedLength:this.options.processEntities.maxExpandedLength,applyLimitsTo:this.
options.processEntities.appliesTo},onInputEntity:(name,value)=>isUnsafe(value,[html,xml])?ENTITY_ACTION.BLOCK:ENTITY_ACTION.ALLOW})}this.matcher=new Matcher;this.
readonlyMatcher=this.matcher.readOnly();this.isCurrentNodeStopNode=false;this.stopNodeExpressionsSet=new ExpressionSet;const stopNodesOpts=this.options.stopNodes;
if(stopNodesOpts&&stopNodesOpts.length>0){for(let i=0;i<stopNodesOpts.length;i++){const stopNodeExp=stopNodesOpts[i];if(typeof stopNodeExp==="string"){this.stopNodeExpressionsSet.
add(new Expression(stopNodeExp))}else if(stopNodeExp instanceof Expression){this.stopNodeExpressionsSet.add(stopNodeExp)}}this.stopNodeExpressionsSet.seal()}}}function parseTextData(val,tagName,jPath,dontTrim,hasAttributes,isLeafNode,escapeEntities){
const options=this.options;if(val!==void 0){if(options.trimValues&&!dontTrim){val=val.trim()}if(val.length>0){if(!escapeEntities)val=this.replaceEntitiesValue(val,
tagName,jPath);const jPathOrMatcher=options.jPath?jPath.toString():jPath;const newval=options.tagValueProcessor(tagName,val,jPathOrMatcher,hasAttributes,isLeafNode);
if(newval===null||newval===void 0){return val}else if(typeof newval!==typeof val||newval!==val){return newval}else if(options.trimValues){return parseValue(val,
options.parseTagValue,options.numberParseOptions)}else{const trimmedVal=val.trim();if(trimmedVal===val){return parseValue(val,options.parseTagValue,options.numberParseOptions)}else{
return val}}}}}function resolveNameSpace(tagname){if(this.options.removeNSPrefix){const tags=tagname.split(":");const prefix=tagname.charAt(0)==="/"?"/":"";if(tags[0]===
"xmlns"){return""}if(tags.length===2){tagname=prefix+tags[1]}}return tagname}const attrsRegx=/([^\s=]+)\s*(=\s*(?:"([^"]*)"|'([^']*)'))?/gm;function attrValue(match){
return match[3]!==void 0?match[3]:match[4]}function buildAttributesMap(attrStr,jPath,tagName,force=false){const options=this.options;if(force===true||options.ignoreAttributes!==
true&&typeof attrStr==="string"){const matches=getAllMatches(attrStr,attrsRegx);const len=matches.length;const attrs={};const processedVals=new Array(len);let hasRawAttrs=false;
const rawAttrsForMatcher={};for(let i=0;i<len;i++){const attrName=this.resolveNameSpace(matches[i][1]);const oldVal=attrValue(matches[i]);if(attrName.length&&oldVal!==
void 0){let val=oldVal;if(options.trimValues)val=val.trim();val=this.replaceEntitiesValue(val,tagName,this.readonlyMatcher);processedVals[i]=val;rawAttrsForMatcher[attrName]=
val;hasRawAttrs=true}}if(hasRawAttrs&&typeof jPath==="object"&&jPath.updateCurrent){jPath.updateCurrent(rawAttrsForMatcher)}const jPathStr=options.jPath?jPath.toString():
this.readonlyMatcher;let hasAttrs=false;for(let i=0;i<len;i++){const attrName=this.resolveNameSpace(matches[i][1]);if(this.ignoreAttributesFn(attrName,jPathStr))
continue;let aName=options.attributeNamePrefix+attrName;if(attrName.length){if(options.transformAttributeName){aName=options.transformAttributeName(aName)}aName=
sanitizeName(aName,options);if(attrValue(matches[i])!==void 0){const oldVal=processedVals[i];const newVal=options.attributeValueProcessor(attrName,oldVal,jPathStr);
if(newVal===null||newVal===void 0){attrs[aName]=oldVal}else if(typeof newVal!==typeof oldVal||newVal!==oldVal){attrs[aName]=newVal}else{attrs[aName]=parseValue(
oldVal,options.parseAttributeValue,options.numberParseOptions)}hasAttrs=true}else if(options.allowBooleanAttributes){attrs[aName]=true;hasAttrs=true}}}if(!hasAttrs)
return;if(options.attributesGroupName&&!options.preserveOrder){const attrCollection={};attrCollection[options.attributesGroupName]=attrs;return attrCollection}return attrs}}
const parseXml=function(xmlData){const options=this.options;const crlfPositions=options.captureMetaData?[]:void 0;xmlData=xmlData.replace(/\r\n?/g,options.captureMetaData?
(newline,index)=>{if(newline.length===2){crlfPositions.push(index-crlfPositions.length)}return"\n"}:"\n");const xmlObj=new XmlNode("!xml");let currentNode=xmlObj;
let textData="";this.matcher.reset();this.entityDecoder.reset();this.entityExpansionCount=0;this.currentExpandedLength=0;this.doctypefound=false;const docTypeReader=new DocTypeReader(
options.processEntities);const xmlLen=xmlData.length;for(let i=0;i<xmlLen;i++){const ch=xmlData[i];if(ch==="<"){const c1=xmlData.charCodeAt(i+1);if(c1===47){const closeIndex=findClosingIndex(
xmlData,">",i,"Closing Tag is not closed.");let tagName=xmlData.substring(i+2,closeIndex).trim();if(options.removeNSPrefix){const colonIndex=tagName.indexOf(":");
if(colonIndex!==-1){tagName=tagName.substr(colonIndex+1)}}tagName=transformTagName(options.transformTagName,tagName,"",options).tagName;if(currentNode){textData=
this.saveTextToParentTag(textData,currentNode,this.readonlyMatcher)}const lastTagName=this.matcher.getCurrentTag();if(tagName&&options.unpairedTagsSet.has(tagName)){
throw new Error(`Unpaired tag can not be used as closing tag: </${tagName}>`)}if(lastTagName&&options.unpairedTagsSet.has(lastTagName)){this.matcher.pop();this.
tagsNodeStack.pop()}this.matcher.pop();this.isCurrentNodeStopNode=false;currentNode=this.tagsNodeStack.pop()||xmlObj;if(options.captureMetaData&&currentNode){currentNode.
addEndIndex(getOriginalIndex(closeIndex+1,crlfPositions))}textData="";i=closeIndex}else if(c1===63){let tagData=readTagExp(xmlData,i,false,"?>");if(!tagData)throw new Error(
"Pi Tag is not closed.");textData=this.saveTextToParentTag(textData,currentNode,this.readonlyMatcher);const attsMap=this.buildAttributesMap(tagData.tagExp,this.
matcher,tagData.tagName,true);if(attsMap){const ver=attsMap[this.options.attributeNamePrefix+"version"];this.entityDecoder.setXmlVersion(Number(ver)||1);docTypeReader.
setXmlVersion(Number(ver)||1)}if(options.ignoreDeclaration&&tagData.tagName==="?xml"||options.ignorePiTags){}else{const childNode=new XmlNode(tagData.tagName);childNode.
add(options.textNodeName,"");if(tagData.tagName!==tagData.tagExp&&tagData.attrExpPresent&&options.ignoreAttributes!==true){childNode[":@"]=attsMap}const startIndex=options.
captureMetaData?getOriginalIndex(i,crlfPositions):i;this.addChild(currentNode,childNode,this.readonlyMatcher,startIndex);if(options.captureMetaData){currentNode.
addEndIndex(getOriginalIndex(tagData.closeIndex+2,crlfPositions))}}i=tagData.closeIndex+1}else if(c1===33&&xmlData.charCodeAt(i+2)===45&&xmlData.charCodeAt(i+3)===
45){const endIndex=findClosingIndex(xmlData,"-->",i+4,"Comment is not closed.");if(options.commentPropName){const comment=xmlData.substring(i+4,endIndex-2);textData=
this.saveTextToParentTag(textData,currentNode,this.readonlyMatcher);currentNode.add(options.commentPropName,[{[options.textNodeName]:comment}])}i=endIndex}else if(c1===
33&&xmlData.charCodeAt(i+2)===68){if(this.doctypefound)throw new Error("Multiple DOCTYPE declarations found.");this.doctypefound=true;const result=docTypeReader.
readDocType(xmlData,i);this.entityDecoder.addInputEntities(result.entities);i=result.i}else if(c1===33&&xmlData.charCodeAt(i+2)===91){const closeIndex=findClosingIndex(
xmlData,"]]>",i,"CDATA is not closed.")-2;const tagExp=xmlData.substring(i+9,closeIndex);textData=this.saveTextToParentTag(textData,currentNode,this.readonlyMatcher);
let val=this.parseTextData(tagExp,currentNode.tagname,this.readonlyMatcher,true,false,true,true);if(val==void 0)val="";if(options.cdataPropName){currentNode.add(
options.cdataPropName,[{[options.textNodeName]:tagExp}])}else{currentNode.add(options.textNodeName,val)}i=closeIndex+2}else{let result=readTagExp(xmlData,i,options.
removeNSPrefix);if(!result){const context=xmlData.substring(Math.max(0,i-50),Math.min(xmlLen,i+50));throw new Error(`readTagExp returned undefined at position ${i}\
. Context: "${context}"`)}let tagName=result.tagName;const rawTagName=result.rawTagName;let tagExp=result.tagExp;let attrExpPresent=result.attrExpPresent;let closeIndex=result.
closeIndex;({tagName,tagExp}=transformTagName(options.transformTagName,tagName,tagExp,options));if(options.strictReservedNames&&(tagName===options.commentPropName||
tagName===options.cdataPropName||tagName===options.textNodeName||tagName===options.attributesGroupName)){throw new Error(`Invalid tag name: ${tagName}`)}if(currentNode&&
textData){if(currentNode.tagname!=="!xml"){textData=this.saveTextToParentTag(textData,currentNode,this.readonlyMatcher,false)}}const lastTag=currentNode;if(lastTag&&
options.unpairedTagsSet.has(lastTag.tagname)){currentNode=this.tagsNodeStack.pop();this.matcher.pop()}let isSelfClosing=false;if(tagExp.length>0&&tagExp.lastIndexOf(
"/")===tagExp.length-1){isSelfClosing=true;if(tagName[tagName.length-1]==="/"){tagName=tagName.substr(0,tagName.length-1);tagExp=tagName}else{tagExp=tagExp.substr(
0,tagExp.length-1)}attrExpPresent=tagName!==tagExp}let prefixedAttrs=null;let rawAttrs={};let namespace=void 0;namespace=extractNamespace(rawTagName);if(tagName!==
xmlObj.tagname){this.matcher.push(tagName,{},namespace)}if(tagName!==tagExp&&attrExpPresent){prefixedAttrs=this.buildAttributesMap(tagExp,this.matcher,tagName);
if(prefixedAttrs){rawAttrs=extractRawAttributes(prefixedAttrs,options)}}if(tagName!==xmlObj.tagname){this.isCurrentNodeStopNode=this.isItStopNode()}const startIndex=options.
captureMetaData?getOriginalIndex(i,crlfPositions):i;if(this.isCurrentNodeStopNode){let tagContent="";if(isSelfClosing){i=result.closeIndex}else if(options.unpairedTagsSet.
has(tagName)){i=result.closeIndex}else{const result2=this.readStopNodeData(xmlData,rawTagName,closeIndex+1);if(!result2)throw new Error(`Unexpected end of ${rawTagName}`);
i=result2.i;tagContent=result2.tagContent}const childNode=new XmlNode(tagName);if(prefixedAttrs){childNode[":@"]=prefixedAttrs}childNode.add(options.textNodeName,
tagContent);this.matcher.pop();this.isCurrentNodeStopNode=false;this.addChild(currentNode,childNode,this.readonlyMatcher,startIndex);if(options.captureMetaData){
currentNode.addEndIndex(getOriginalIndex(i+1,crlfPositions))}}else{if(isSelfClosing){({tagName,tagExp}=transformTagName(options.transformTagName,tagName,tagExp,
options));const childNode=new XmlNode(tagName);if(prefixedAttrs){childNode[":@"]=prefixedAttrs}this.addChild(currentNode,childNode,this.readonlyMatcher,startIndex);
if(options.captureMetaData){currentNode.addEndIndex(getOriginalIndex(closeIndex+1,crlfPositions))}this.matcher.pop();this.isCurrentNodeStopNode=false}else if(options.
unpairedTagsSet.has(tagName)){const childNode=new XmlNode(tagName);if(prefixedAttrs){childNode[":@"]=prefixedAttrs}this.addChild(currentNode,childNode,this.readonlyMatcher,
startIndex);if(options.captureMetaData){currentNode.addEndIndex(getOriginalIndex(result.closeIndex+1,crlfPositions))}this.matcher.pop();this.isCurrentNodeStopNode=
false;i=result.closeIndex;continue}else{const childNode=new XmlNode(tagName);if(this.tagsNodeStack.length>options.maxNestedTags){throw new Error("Maximum nested\
 tags exceeded")}this.tagsNodeStack.push(currentNode);if(prefixedAttrs){childNode[":@"]=prefixedAttrs}this.addChild(currentNode,childNode,this.readonlyMatcher,startIndex);
currentNode=childNode}textData="";i=closeIndex}}}else{textData+=xmlData[i]}}return xmlObj.child};function getOriginalIndex(index,crlfPositions){let low=0;let high=crlfPositions.
length;while(low<high){const middle=Math.floor((low+high)/2);if(crlfPositions[middle]<index)low=middle+1;else high=middle}return index+low}function addChild(currentNode,childNode,matcher,startIndex){
if(!this.options.captureMetaData)startIndex=void 0;const jPathOrMatcher=this.options.jPath?matcher.toString():matcher;const result=this.options.updateTag(childNode.
tagname,jPathOrMatcher,childNode[":@"]);if(result===false){}else if(typeof result==="string"){childNode.tagname=result;currentNode.addChild(childNode,startIndex)}else{
currentNode.addChild(childNode,startIndex)}}function replaceEntitiesValue(val,tagName,jPath){const entityConfig=this.options.processEntities;if(!entityConfig||!entityConfig.
enabled){return val}if(entityConfig.allowedTags){const jPathOrMatcher=this.options.jPath?jPath.toString():jPath;const allowed=Array.isArray(entityConfig.allowedTags)?
entityConfig.allowedTags.includes(tagName):entityConfig.allowedTags(tagName,jPathOrMatcher);if(!allowed){return val}}if(entityConfig.tagFilter){const jPathOrMatcher=this.
options.jPath?jPath.toString():jPath;if(!entityConfig.tagFilter(tagName,jPathOrMatcher)){return val}}return this.entityDecoder.decode(val)}function saveTextToParentTag(textData,parentNode,matcher,isLeafNode){
if(textData){if(isLeafNode===void 0)isLeafNode=parentNode.child.length===0;textData=this.parseTextData(textData,parentNode.tagname,matcher,false,parentNode[":@"]?
Object.keys(parentNode[":@"]).length!==0:false,isLeafNode);if(textData!==void 0&&textData!=="")parentNode.add(this.options.textNodeName,textData);textData=""}return textData}
function isItStopNode(){if(this.stopNodeExpressionsSet.size===0)return false;return this.matcher.matchesAny(this.stopNodeExpressionsSet)}function tagExpWithClosingIndex(xmlData,i,closingChar="\
>"){const len=xmlData.length;const closeCode0=closingChar.charCodeAt(0);const closeCode1=closingChar.length>1?closingChar.charCodeAt(1):-1;let result="";let segmentStart=i;
for(let index=i;index<len;index++){const code=xmlData.charCodeAt(index);if(code===34||code===39){index=xmlData.indexOf(xmlData[index],index+1);if(index===-1)return}else if(code===
closeCode0){if(closeCode1!==-1){if(xmlData.charCodeAt(index+1)===closeCode1){result+=xmlData.substring(segmentStart,index);return{data:result,index}}}else{result+=
xmlData.substring(segmentStart,index);return{data:result,index}}}else if(code===9){result+=xmlData.substring(segmentStart,index)+" ";segmentStart=index+1}}}function findClosingIndex(xmlData,str,i,errMsg){
const closingIndex=xmlData.indexOf(str,i);if(closingIndex===-1){throw new Error(errMsg)}else{return closingIndex+str.length-1}}function findClosingChar(xmlData,char,i,errMsg){
const closingIndex=xmlData.indexOf(char,i);if(closingIndex===-1)throw new Error(errMsg);return closingIndex}function readTagExp(xmlData,i,removeNSPrefix,closingChar="\
>"){const result=tagExpWithClosingIndex(xmlData,i+1,closingChar);if(!result)return;let tagExp=result.data;const closeIndex=result.index;const separatorIndex=tagExp.
search(/\s/);let tagName=tagExp;let attrExpPresent=true;if(separatorIndex!==-1){tagName=tagExp.substring(0,separatorIndex);tagExp=tagExp.substring(separatorIndex+
1).trimStart()}const rawTagName=tagName;if(removeNSPrefix){const colonIndex=tagName.indexOf(":");if(colonIndex!==-1){tagName=tagName.substr(colonIndex+1);attrExpPresent=
tagName!==result.data.substr(colonIndex+1)}}return{tagName,tagExp,closeIndex,attrExpPresent,rawTagName}}function readStopNodeData(xmlData,tagName,i){const startIndex=i;
let openTagCount=1;let lenient=false;let nextGt=-1;const xmllen=xmlData.length;for(;i<xmllen;i++){if(xmlData[i]==="<"){const c1=xmlData.charCodeAt(i+1);if(c1===
47){const closeIndex=findClosingChar(xmlData,">",i,`${tagName} is not closed`);let closeTagName=xmlData.substring(i+2,closeIndex).trim();if(closeTagName===tagName){
openTagCount--;if(openTagCount===0){return{tagContent:xmlData.substring(startIndex,i),i:closeIndex}}}i=closeIndex}else if(c1===63){const closeIndex=findClosingIndex(
xmlData,"?>",i+1,"StopNode is not closed.");i=closeIndex}else if(c1===33&&xmlData.charCodeAt(i+2)===45&&xmlData.charCodeAt(i+3)===45){const closeIndex=findClosingIndex(
xmlData,"-->",i+3,"StopNode is not closed.");i=closeIndex}else if(c1===33&&xmlData.charCodeAt(i+2)===91){const closeIndex=findClosingIndex(xmlData,"]]>",i,"Stop\
Node is not closed.")-2;i=closeIndex}else{const tagData=lenient?void 0:readTagExp(xmlData,i,false);if(tagData){const openTagName=tagData.tagName;if(openTagName===
tagName&&tagData.tagExp[tagData.tagExp.length-1]!=="/"){openTagCount++}i=tagData.closeIndex}else{lenient=true;if(nextGt<i){nextGt=xmlData.indexOf(">",i);if(nextGt===
-1)return}const nextLt=xmlData.indexOf("<",i+1);if(nextLt===-1||nextLt>nextGt){const exp=xmlData.substring(i+1,nextGt);const sep2=exp.search(/\s/);const name=sep2===
-1?exp:exp.substring(0,sep2);if(name===tagName&&exp[exp.length-1]!=="/")openTagCount++;i=nextGt}}}}}}function parseValue(val,shouldParse,options){if(shouldParse&&
typeof val==="string"){const newval=val.trim();if(newval==="true")return true;else if(newval==="false")return false;else return toNumber(val,options)}else{if(isExist(
val)){return val}else{return""}}}function fromCodePoint(str,base,prefix){const codePoint=Number.parseInt(str,base);if(codePoint>=0&&codePoint<=1114111){return String.
fromCodePoint(codePoint)}else{return prefix+str+";"}}function transformTagName(fn,tagName,tagExp,options){if(fn){const newTagName=fn(tagName);if(tagExp===tagName){
tagExp=newTagName}tagName=newTagName}tagName=sanitizeName(tagName,options);return{tagName,tagExp}}function sanitizeName(name,options){if(criticalProperties.includes(
name)){throw new Error(`[SECURITY] Invalid name: "${name}" is a reserved JavaScript keyword that could cause prototype pollution`)}else if(DANGEROUS_PROPERTY_NAMES.
includes(name)){return options.onDangerousProperty(name)}return name};const node2json_METADATA_SYMBOL=XmlNode.getMetaDataSymbol();function stripAttributePrefix(attrs,prefix){
if(!attrs||typeof attrs!=="object")return{};if(!prefix)return attrs;const rawAttrs={};for(const key in attrs){if(key.startsWith(prefix)){const rawName=key.substring(
prefix.length);rawAttrs[rawName]=attrs[key]}else{rawAttrs[key]=attrs[key]}}return rawAttrs}function prettify(node,options,matcher,readonlyMatcher){return compress(
node,options,matcher,readonlyMatcher)}function compress(arr,options,matcher,readonlyMatcher){let text;const compressedObj={};for(let i=0;i<arr.length;i++){const tagObj=arr[i];
const property=propName(tagObj);if(property!==void 0&&property!==options.textNodeName){const rawAttrs=stripAttributePrefix(tagObj[":@"]||{},options.attributeNamePrefix);
matcher.push(property,rawAttrs)}if(property===options.textNodeName){if(text===void 0)text=tagObj[property];else text+=""+tagObj[property]}else if(property===void 0){
continue}else if(tagObj[property]){let val=compress(tagObj[property],options,matcher,readonlyMatcher);const isLeaf=isLeafTag(val,options);if(Object.keys(val).length===
0&&options.alwaysCreateTextNode){val[options.textNodeName]=""}if(tagObj[":@"]){assignAttributes(val,tagObj[":@"],readonlyMatcher,options)}else if(Object.keys(val).
length===1&&val[options.textNodeName]!==void 0&&!options.alwaysCreateTextNode){val=val[options.textNodeName]}else if(Object.keys(val).length===0){if(options.alwaysCreateTextNode)
val[options.textNodeName]="";else val=""}if(tagObj[node2json_METADATA_SYMBOL]!==void 0&&typeof val==="object"&&val!==null){val[node2json_METADATA_SYMBOL]=tagObj[node2json_METADATA_SYMBOL]}
if(compressedObj[property]!==void 0&&Object.prototype.hasOwnProperty.call(compressedObj,property)){if(!Array.isArray(compressedObj[property])){compressedObj[property]=
[compressedObj[property]]}compressedObj[property].push(val)}else{const jPathOrMatcher=options.jPath?readonlyMatcher.toString():readonlyMatcher;if(options.isArray(
property,jPathOrMatcher,isLeaf)){compressedObj[property]=[val]}else{compressedObj[property]=val}}if(property!==void 0&&property!==options.textNodeName){matcher.
pop()}}}if(typeof text==="string"){if(text.length>0)compressedObj[options.textNodeName]=text}else if(text!==void 0)compressedObj[options.textNodeName]=text;return compressedObj}
function propName(obj){const keys=Object.keys(obj);for(let i=0;i<keys.length;i++){const key=keys[i];if(key!==":@")return key}}function assignAttributes(obj,attrMap,readonlyMatcher,options){
if(attrMap){const keys=Object.keys(attrMap);const len=keys.length;for(let i=0;i<len;i++){const atrrName=keys[i];const rawAttrName=atrrName.startsWith(options.attributeNamePrefix)?
atrrName.substring(options.attributeNamePrefix.length):atrrName;const jPathOrMatcher=options.jPath?readonlyMatcher.toString()+"."+rawAttrName:readonlyMatcher;if(options.
isArray(atrrName,jPathOrMatcher,true,true)){obj[atrrName]=[attrMap[atrrName]]}else{obj[atrrName]=attrMap[atrrName]}}}}function isLeafTag(obj,options){const{textNodeName}=options;
const propCount=Object.keys(obj).length;if(propCount===0){return true}if(propCount===1&&(obj[textNodeName]||typeof obj[textNodeName]==="boolean"||obj[textNodeName]===
0)){return true}return false};const validator_defaultOptions={allowBooleanAttributes:false,unpairedTags:[]};function validator_validate(xmlData,options){options=
Object.assign({},validator_defaultOptions,options);const tags=[];let tagFound=false;let reachedRoot=false;if(xmlData[0]==="\uFEFF"){xmlData=xmlData.substr(1)}for(let i=0;i<
xmlData.length;i++){if(xmlData[i]==="<"&&xmlData[i+1]==="?"){i+=2;i=readPI(xmlData,i);if(i.err)return i}else if(xmlData[i]==="<"){let tagStartPos=i;i++;if(xmlData[i]===
"!"){i=readCommentAndCDATA(xmlData,i);continue}else{let closingTag=false;if(xmlData[i]==="/"){closingTag=true;i++}let tagName="";for(;i<xmlData.length&&xmlData[i]!==
">"&&xmlData[i]!==" "&&xmlData[i]!=="	"&&xmlData[i]!=="\n"&&xmlData[i]!=="\r";i++){tagName+=xmlData[i]}tagName=tagName.trim();if(tagName[tagName.length-1]==="/"){
tagName=tagName.substring(0,tagName.length-1);i--}if(!validateTagName(tagName)){let msg;if(tagName.trim().length===0){msg="Invalid space after '<'."}else{msg="T\
ag '"+tagName+"' is an invalid name."}return getErrorObject("InvalidTag",msg,getLineNumberForPosition(xmlData,i))}const result=readAttributeStr(xmlData,i);if(result===
false){return getErrorObject("InvalidAttr","Attributes for '"+tagName+"' have open quote.",getLineNumberForPosition(xmlData,i))}let attrStr=result.value;i=result.
index;if(attrStr[attrStr.length-1]==="/"){const attrStrStart=i-attrStr.length;attrStr=attrStr.substring(0,attrStr.length-1);const isValid=validateAttributeString(
attrStr,options);if(isValid===true){tagFound=true}else{return getErrorObject(isValid.err.code,isValid.err.msg,getLineNumberForPosition(xmlData,attrStrStart+isValid.
err.line))}}else if(closingTag){if(!result.tagClosed){return getErrorObject("InvalidTag","Closing tag '"+tagName+"' doesn't have proper closing.",getLineNumberForPosition(
xmlData,i))}else if(attrStr.trim().length>0){return getErrorObject("InvalidTag","Closing tag '"+tagName+"' can't have attributes or invalid starting.",getLineNumberForPosition(
xmlData,tagStartPos))}else if(tags.length===0){return getErrorObject("InvalidTag","Closing tag '"+tagName+"' has not been opened.",getLineNumberForPosition(xmlData,
tagStartPos))}else{const otg=tags.pop();if(tagName!==otg.tagName){let openPos=getLineNumberForPosition(xmlData,otg.tagStartPos);return getErrorObject("InvalidTa\
g","Expected closing tag '"+otg.tagName+"' (opened in line "+openPos.line+", col "+openPos.col+") instead of closing tag '"+tagName+"'.",getLineNumberForPosition(
xmlData,tagStartPos))}if(tags.length==0){reachedRoot=true}}}else{const isValid=validateAttributeString(attrStr,options);if(isValid!==true){return getErrorObject(
isValid.err.code,isValid.err.msg,getLineNumberForPosition(xmlData,i-attrStr.length+isValid.err.line))}if(reachedRoot===true){return getErrorObject("InvalidXml",
"Multiple possible root nodes found.",getLineNumberForPosition(xmlData,i))}else if(options.unpairedTags.indexOf(tagName)!==-1){}else{tags.push({tagName,tagStartPos})}
tagFound=true}for(i++;i<xmlData.length;i++){if(xmlData[i]==="<"){if(xmlData[i+1]==="!"){i++;i=readCommentAndCDATA(xmlData,i);continue}else if(xmlData[i+1]==="?"){
i=readPI(xmlData,++i);if(i.err)return i}else{break}}else if(xmlData[i]==="&"){const afterAmp=validateAmpersand(xmlData,i);if(afterAmp==-1)return getErrorObject(
"InvalidChar","char '&' is not expected.",getLineNumberForPosition(xmlData,i));i=afterAmp}else{if(reachedRoot===true&&!isWhiteSpace(xmlData[i])){return getErrorObject(
"InvalidXml","Extra text at the end",getLineNumberForPosition(xmlData,i))}}}if(xmlData[i]==="<"){i--}}}else{if(isWhiteSpace(xmlData[i])){continue}return getErrorObject(
"InvalidChar","char '"+xmlData[i]+"' is not expected.",getLineNumberForPosition(xmlData,i))}}if(!tagFound){return getErrorObject("InvalidXml","Start tag expecte\
d.",1)}else if(tags.length==1){return getErrorObject("InvalidTag","Unclosed tag '"+tags[0].tagName+"'.",getLineNumberForPosition(xmlData,tags[0].tagStartPos))}else if(tags.
length>0){return getErrorObject("InvalidXml","Invalid '"+JSON.stringify(tags.map(t=>t.tagName),null,4).replace(/\r?\n/g,"")+"' found.",{line:1,col:1})}return true}
;function isWhiteSpace(char){return char===" "||char==="	"||char==="\n"||char==="\r"}function readPI(xmlData,i){const start=i;for(;i<xmlData.length;i++){if(xmlData[i]==
"?"||xmlData[i]==" "){const tagname=xmlData.substr(start,i-start);if(i>5&&tagname==="xml"){return getErrorObject("InvalidXml","XML declaration allowed only at t\
he start of the document.",getLineNumberForPosition(xmlData,i))}else if(xmlData[i]=="?"&&xmlData[i+1]==">"){i++;break}else{continue}}}return i}function readCommentAndCDATA(xmlData,i){
if(xmlData.length>i+5&&xmlData[i+1]==="-"&&xmlData[i+2]==="-"){for(i+=3;i<xmlData.length;i++){if(xmlData[i]==="-"&&xmlData[i+1]==="-"&&xmlData[i+2]===">"){i+=2;
break}}}else if(xmlData.length>i+8&&xmlData[i+1]==="D"&&xmlData[i+2]==="O"&&xmlData[i+3]==="C"&&xmlData[i+4]==="T"&&xmlData[i+5]==="Y"&&xmlData[i+6]==="P"&&xmlData[i+
7]==="E"){let angleBracketsCount=1;for(i+=8;i<xmlData.length;i++){if(xmlData[i]==="<"){angleBracketsCount++}else if(xmlData[i]===">"){angleBracketsCount--;if(angleBracketsCount===
0){break}}}}else if(xmlData.length>i+9&&xmlData[i+1]==="["&&xmlData[i+2]==="C"&&xmlData[i+3]==="D"&&xmlData[i+4]==="A"&&xmlData[i+5]==="T"&&xmlData[i+6]==="A"&&
xmlData[i+7]==="["){for(i+=8;i<xmlData.length;i++){if(xmlData[i]==="]"&&xmlData[i+1]==="]"&&xmlData[i+2]===">"){i+=2;break}}}return i}const doubleQuote='"';const singleQuote="\
'";function readAttributeStr(xmlData,i){let attrStr="";let startChar="";let tagClosed=false;for(;i<xmlData.length;i++){if(xmlData[i]===doubleQuote||xmlData[i]===
singleQuote){if(startChar===""){startChar=xmlData[i]}else if(startChar!==xmlData[i]){}else{startChar=""}}else if(xmlData[i]===">"){if(startChar===""){tagClosed=
true;break}}attrStr+=xmlData[i]}if(startChar!==""){return false}return{value:attrStr,index:i,tagClosed}}function scanAttributeTokens(attrStr){const tokens=[];const len=attrStr.
length;let i=0;while(i<len){const tokenStart=i;while(i<len&&isWhiteSpace(attrStr[i]))i++;if(i>=len)break;if(attrStr[i]==="="){i++;continue}const leadingWs=attrStr.
slice(tokenStart,i);const nameStart=i;while(i<len&&!isWhiteSpace(attrStr[i])&&attrStr[i]!=="=")i++;const name=attrStr.slice(nameStart,i);let equalsGroup;let j=i;
while(j<len&&isWhiteSpace(attrStr[j]))j++;if(j<len&&attrStr[j]==="="){equalsGroup=attrStr.slice(i,j+1);i=j+1}let quoteChar;let value;let k=i;while(k<len&&isWhiteSpace(
attrStr[k]))k++;if(k<len&&(attrStr[k]==='"'||attrStr[k]==="'")){const valueStart=k+1;const closeIdx=attrStr.indexOf(attrStr[k],valueStart);if(closeIdx!==-1){quoteChar=
attrStr[k];value=attrStr.slice(valueStart,closeIdx);i=closeIdx+1}}const token={startIndex:tokenStart};token[1]=leadingWs;token[2]=name;token[3]=equalsGroup;token[4]=
quoteChar!==void 0?true:void 0;token[5]=quoteChar;token[6]=value;tokens.push(token)}return tokens}function validateAttributeString(attrStr,options){const matches=scanAttributeTokens(
attrStr);const attrNames={};for(let i=0;i<matches.length;i++){if(matches[i][1].length===0){return getErrorObject("InvalidAttr","Attribute '"+matches[i][2]+"' ha\
s no space in starting.",getPositionFromMatch(matches[i]))}else if(matches[i][3]!==void 0&&matches[i][4]===void 0){return getErrorObject("InvalidAttr","Attribut\
e '"+matches[i][2]+"' is without value.",getPositionFromMatch(matches[i]))}else if(matches[i][3]===void 0&&!options.allowBooleanAttributes){return getErrorObject(
"InvalidAttr","boolean attribute '"+matches[i][2]+"' is not allowed.",getPositionFromMatch(matches[i]))}const attrName=matches[i][2];if(!validateAttrName(attrName)){
return getErrorObject("InvalidAttr","Attribute '"+attrName+"' is an invalid name.",getPositionFromMatch(matches[i]))}if(!Object.prototype.hasOwnProperty.call(attrNames,
attrName)){attrNames[attrName]=1}else{return getErrorObject("InvalidAttr","Attribute '"+attrName+"' is repeated.",getPositionFromMatch(matches[i]))}}return true}
function validateNumberAmpersand(xmlData,i){let re=/\d/;if(xmlData[i]==="x"){i++;re=/[\da-fA-F]/}for(;i<xmlData.length;i++){if(xmlData[i]===";")return i;if(!xmlData[i].
match(re))break}return-1}function validateAmpersand(xmlData,i){i++;if(xmlData[i]===";")return-1;if(xmlData[i]==="#"){i++;return validateNumberAmpersand(xmlData,
i)}let count=0;for(;i<xmlData.length;i++,count++){if(xmlData[i].match(/\w/)&&count<20)continue;if(xmlData[i]===";")break;return-1}return i}function getErrorObject(code,message,lineNumber){
return{err:{code,msg:message,line:lineNumber.line||lineNumber,col:lineNumber.col}}}function validateAttrName(attrName){return isName(attrName)}function validateTagName(tagname){
return isName(tagname)}function getLineNumberForPosition(xmlData,index){const lines=xmlData.substring(0,index).split(/\r?\n/);return{line:lines.length,col:lines[lines.
length-1].length+1}}function getPositionFromMatch(match){return match.startIndex+match[1].length};class XMLParser{constructor(options){this.externalEntities={};
this.options=buildOptions(options)}parse(xmlData,validationOption){if(typeof xmlData!=="string"&&xmlData.toString){if(xmlData instanceof Uint8Array&&!(typeof Buffer!==
"undefined"&&Buffer.isBuffer(xmlData))){xmlData=new TextDecoder("utf-8",{ignoreBOM:true}).decode(xmlData)}else{xmlData=xmlData.toString()}}else if(typeof xmlData!==
"string"){throw new Error("XML data is accepted in String or Bytes[] form.")}if(validationOption){if(validationOption===true)validationOption={};const result=validator_validate(
xmlData,validationOption);if(result!==true){throw Error(`${result.err.msg}:${result.err.line}:${result.err.col}`)}}const orderedObjParser=new OrderedObjParser(this.
options,this.externalEntities);const orderedResult=orderedObjParser.parseXml(xmlData);if(this.options.preserveOrder||orderedResult===void 0)return orderedResult;else
return prettify(orderedResult,this.options,orderedObjParser.matcher,orderedObjParser.readonlyMatcher)}addEntity(key,value){if(value.indexOf("&")!==-1){throw new Error(
"Entity value can't have '&'")}else if(key.indexOf("&")!==-1||key.indexOf(";")!==-1){throw new Error("An entity must be set without '&' and ';'. Eg. use '#xD' f\
or '&#xD;'")}else if(value==="&"){throw new Error("An entity with value '&' is not permitted")}else{this.externalEntities[key]=value}}static getMetaDataSymbol(){
return XmlNode.getMetaDataSymbol()}}}),1138:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{VR:()=>Minimatch,KA:()=>braceExpand});;const balanced=(a,b,str)=>{const ma=a instanceof RegExp?maybeMatch(a,str):a;const mb=b instanceof RegExp?maybeMatch(b,str):
b;const r=ma!==null&&mb!=null&&range(ma,mb,str);return r&&{start:r[0],end:r[1],pre:str.slice(0,r[0]),body:str.slice(r[0]+ma.length,r[1]),post:str.slice(r[1]+mb.
length)}};const maybeMatch=(reg,str)=>{const m=str.match(reg);return m?m[0]:null};const range=(a,b,str)=>{let begs,beg,left,right=void 0,result;let ai=str.indexOf(
a);let bi=str.indexOf(b,ai+1);let i=ai;if(ai>=0&&bi>0){if(a===b){return[ai,bi]}begs=[];left=str.length;while(i>=0&&!result){if(i===ai){begs.push(i);ai=str.indexOf(
a,i+1)}else if(begs.length===1){const r=begs.pop();if(r!==void 0)result=[r,bi]}else{beg=begs.pop();if(beg!==void 0&&beg<left){left=beg;right=bi}bi=str.indexOf(b,
i+1)}i=ai<bi&&ai>=0?ai:bi}if(begs.length&&right!==void 0){result=[left,right]}}return result};;const escSlash="\0SLASH"+Math.random().toFixed(16)+"\0";const escOpen="\
\0OPEN"+Math.random().toFixed(16)+"\0";const escClose="\0CLOSE"+Math.random().toFixed(16)+"\0";const escComma="\0COMMA"+Math.random().toFixed(16)+"\0";const escPeriod="\
\0PERIOD"+Math.random().toFixed(16)+"\0";const escSlashPattern=new RegExp(escSlash,"g");const escOpenPattern=new RegExp(escOpen,"g");const escClosePattern=new RegExp(
escClose,"g");const escCommaPattern=new RegExp(escComma,"g");const escPeriodPattern=new RegExp(escPeriod,"g");const slashPattern=/\\\\/g;const openPattern=/\\{/g;
const closePattern=/\\}/g;const commaPattern=/\\,/g;const periodPattern=/\\\./g;const EXPANSION_MAX=1e5;const EXPANSION_MAX_LENGTH=4e6;const EXPANSION_MAX_DEPTH=1e3;
const EXPANSION_MAX_REWRITES=1e3;const EXPANSION_MAX_STEPS=2e7;const CALL_STEPS=16;function numeric(str){return!isNaN(str)?parseInt(str,10):str.charCodeAt(0)}function escapeBraces(str){
return str.replace(slashPattern,escSlash).replace(openPattern,escOpen).replace(closePattern,escClose).replace(commaPattern,escComma).replace(periodPattern,escPeriod)}
function unescapeBraces(str){return str.replace(escSlashPattern,"\\").replace(escOpenPattern,"{").replace(escClosePattern,"}").replace(escCommaPattern,",").replace(
escPeriodPattern,".")}function pushAll(target,items){for(let i=0;i<items.length;i++){target.push(items[i])}}function balancedWithBudget(str,masked,budget){if(budget.
remaining<0){return void 0}const r=range("{","}",masked);const unmatched=r!==void 0&&masked.indexOf("{")<r[0];budget.remaining-=r&&!unmatched?r[1]+1:str.length;
if(!r||budget.remaining<0){return void 0}return{end:r[1],pre:str.slice(0,r[0]),body:str.slice(r[0]+1,r[1]),post:str.slice(r[1]+1),unmatched}}function maskUnmatchedOpens(masked,budget){
budget.remaining-=masked.length;const open=[];for(let i=0;i<masked.length;i++){const c=masked.charCodeAt(i);if(c===123){open.push(i)}else if(c===125&&open.length){
open.pop()}}let out="";let last=0;for(let i=0;i<open.length;i++){const at=open[i];out+=masked.slice(last,at)+"\0";last=at+1}return out+masked.slice(last)}function commaSetFollows(str,budget){
budget.remaining-=str.length;if(budget.remaining<0){return false}let close=false;for(let i=str.length-1;i>=0;i--){const c=str.charCodeAt(i);if(c===125){close=true}else if(c===
10||c===13||c===8232||c===8233){close=false}else if(c===44&&close&&str.charCodeAt(i+1)!==44){return true}}return false}function parseCommaParts(str,budget){const parts=[];
let carry="";for(;;){const m=balancedWithBudget(str,str,budget);if(budget.remaining<0){return void 0}if(!m){const tail=str.split(",");tail[0]=carry+tail[0];pushAll(
parts,tail);return parts}const{pre,body,post}=m;const p=pre.split(",");p[0]=carry+p[0];p[p.length-1]+="{"+body+"}";if(!post.length){pushAll(parts,p);return parts}
carry=p.pop();pushAll(parts,p);str=post}}function bound(value,fallback){return value===void 0||isNaN(value)?fallback:value}function expand(str,options={}){if(!str){
return[]}const max=bound(options.max,EXPANSION_MAX);const maxLength=bound(options.maxLength,EXPANSION_MAX_LENGTH);const maxDepth=bound(options.maxDepth,EXPANSION_MAX_DEPTH);
const maxRewrites=bound(options.maxRewrites,EXPANSION_MAX_REWRITES);const maxSteps=bound(options.maxSteps,EXPANSION_MAX_STEPS);if(str.slice(0,2)==="{}"){str="\\{\
\\}"+str.slice(2)}return expand_(escapeBraces(str),max,maxLength,maxDepth,0,maxRewrites,{remaining:maxSteps},true).map(unescapeBraces)}function embrace(str){return"\
{"+str+"}"}function isPadded(el){return/^-?0\d/.test(el)}function lte(i,y){return i<=y}function gte(i,y){return i>=y}function combine(acc,pre,values,max,maxLength,dropEmpties,budget){
const out=[];let length=0;let nonEmpty;outer:for(let a=0;a<acc.length;a++){const prefix2=acc[a]+pre;let vs=values;if(dropEmpties&&!prefix2){if(!nonEmpty)nonEmpty=
values.filter(v=>v);vs=nonEmpty}for(let v=0;v<vs.length;v++){if(out.length>=max)break outer;const expansion=prefix2+vs[v];if(length+expansion.length>maxLength)break outer;
out.push(expansion);length+=expansion.length}}budget.remaining-=out.length;return out}function expandSequence(body,isAlphaSequence,max,maxLength,budget){const n=body.
split(/\.\./);const N=[];if(n[0]===void 0||n[1]===void 0){return N}const x=numeric(n[0]);const y=numeric(n[1]);const width=Math.max(n[0].length,n[1].length);let incr=n.
length===3&&n[2]!==void 0?Math.max(Math.abs(numeric(n[2])),1):1;let test=lte;const reverse=y<x;if(reverse){incr*=-1;test=gte}const pad=n.some(isPadded);const cost=pad?
width:1;let length=0;for(let i=x;test(i,y)&&N.length<max;i+=incr){budget.remaining-=cost;if(budget.remaining<0){return void 0}let c;if(isAlphaSequence){c=String.
fromCharCode(i);if(c==="\\"){c=""}}else{c=String(i);if(pad){const need=width-c.length;if(need>0){const z=new Array(need+1).join("0");if(i<0){c="-"+z+c.slice(1)}else{
c=z+c}}}}if(length+c.length>maxLength)break;N.push(c);length+=c.length}return N}function expand_(str,max,maxLength,maxDepth,depth,maxRewrites,budget,isTop){budget.
remaining-=CALL_STEPS;if(depth>maxDepth){return[str]}let acc=[""];let rewrites=0;let dropEmpties=false;let firstGroup=true;let masked=str;for(;;){const m=balancedWithBudget(
str,masked,budget);if(!m){return combine(acc,str,[""],max,maxLength,dropEmpties,budget)}if(m.unmatched){masked=maskUnmatchedOpens(masked,budget)}const pre=m.pre;
const literal2=()=>combine(acc,pre+"{"+m.body+"}"+m.post,[""],max,maxLength,dropEmpties,budget);if(/\$$/.test(pre)){acc=combine(acc,pre+"{"+m.body+"}",[""],max,
maxLength,dropEmpties&&!m.post.length,budget);firstGroup=false;if(!m.post.length)break;str=m.post;masked=masked.slice(m.end+1);continue}const isNumericSequence=/^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.
test(m.body);const isAlphaSequence=/^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(m.body);const isSequence=isNumericSequence||isAlphaSequence;const isOptions=m.body.
indexOf(",")>=0;if(!isSequence&&!isOptions){if(rewrites<maxRewrites&&commaSetFollows(m.post,budget)){rewrites++;str=m.pre+"{"+m.body+escClose+m.post;masked=masked.
slice(0,m.end)+escClose+masked.slice(m.end+1);isTop=true;continue}return literal2()}if(firstGroup){dropEmpties=isTop&&!isSequence;firstGroup=false}let values;if(isSequence){
values=expandSequence(m.body,isAlphaSequence,max,maxLength,budget);if(!values){return literal2()}}else{let n=parseCommaParts(m.body,budget);if(!n){return literal2()}
if(n.length===1&&n[0]!==void 0){n=expand_(n[0],max,maxLength,maxDepth,depth+1,maxRewrites,budget,false).map(embrace);if(budget.remaining<0){return literal2()}if(n.
length===1){const next2=combine(acc,pre+n[0],[""],max,maxLength,dropEmpties&&!m.post.length,budget);if(budget.remaining<0){return literal2()}acc=next2;if(!m.post.
length)break;str=m.post;masked=masked.slice(m.end+1);continue}}let dropsEmpties=dropEmpties&&!m.post.length&&!pre;for(let d=0;dropsEmpties&&d<acc.length;d++){if(acc[d]){
dropsEmpties=false}}values=[];let valuesLength=0;outer:for(let j=0;j<n.length;j++){const expanded=expand_(n[j],max,maxLength,maxDepth,depth+1,maxRewrites,budget,
false);if(budget.remaining<0){return literal2()}for(let k=0;k<expanded.length;k++){const v=expanded[k];if(dropsEmpties&&!v)continue;if(values.length>=max||valuesLength+
v.length>maxLength){break outer}values.push(v);valuesLength+=v.length}}}const next=combine(acc,pre,values,max,maxLength,dropEmpties&&!m.post.length,budget);if(budget.
remaining<0){return literal2()}acc=next;if(!m.post.length)break;str=m.post;masked=masked.slice(m.end+1)}return acc};const digit=(a,b)=>a===b?{t:"lit",ch:String(
a)}:{t:"class",re:new RegExp(`^[${a}-${b}]$`)};const prefix=(d,alts)=>alts.map(s=>[digit(d,d),...s]);const fixed=(a,b)=>{if(!a)return[[]];let lo=+a[0];let hi=+b[0];
const ra=a.slice(1);const rb=b.slice(1);if(lo===hi)return prefix(lo,fixed(ra,rb));const zeros="0".repeat(ra.length);const nines="9".repeat(ra.length);const out=[];
if(ra!==zeros)out.push(...prefix(lo++,fixed(ra,nines)));const last=rb===nines?[]:prefix(hi--,fixed(zeros,rb));if(lo<=hi){out.push([digit(lo,hi),...Array.from(ra,
()=>digit(0,9))])}out.push(...last);return out};const nonneg=(a,b,width)=>{if(width){return fixed(String(a).padStart(width,"0"),String(b).padStart(width,"0"))}const out=[];
for(let len=String(a).length;len<=String(b).length;len++){const lo=Math.max(a,len===1?0:10**(len-1));const hi=Math.min(b,10**len-1);out.push(...fixed(String(lo),
String(hi)))}return out};const numericRange=(loStr,hiStr)=>{let lo=Number(loStr);let hi=Number(hiStr);if(!Number.isSafeInteger(lo)||!Number.isSafeInteger(hi))return;
if(lo>hi)[lo,hi]=[hi,lo];const padded=/^-?0\d/.test(loStr)||/^-?0\d/.test(hiStr);const width=padded?Math.max(loStr.length,hiStr.length):0;const out=[];if(lo<0){
const neg=nonneg(Math.max(-hi,1),-lo,width&&width-1);out.push(...neg.map(s=>[{t:"lit",ch:"-"},...s]))}if(hi>=0)out.push(...nonneg(Math.max(lo,0),hi,width));return out};
;const posixClasses={"[:alnum:]":["\\p{L}\\p{Nl}\\p{Nd}"],"[:alpha:]":["\\p{L}\\p{Nl}"],"[:ascii:]":["\\x00-\\x7f"],"[:blank:]":["\\p{Zs}\\t"],"[:cntrl:]":["\\p{\
Cc}"],"[:digit:]":["\\p{Nd}"],"[:graph:]":["\\p{Z}\\p{C}",true],"[:lower:]":["\\p{Ll}"],"[:print:]":["\\p{C}",true],"[:punct:]":["\\p{P}\\p{S}"],"[:space:]":["\\\
p{Z}\\t\\r\\n\\v\\f"],"[:upper:]":["\\p{Lu}"],"[:word:]":["\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}"],"[:xdigit:]":["A-Fa-f0-9"]};const braceEscape=s=>s.replace(/[[\]\\-]/g,
"\\$&");const noMatch=/$./;const parseClass=(glob,position,nocase=false,form)=>{const norm=c=>{const n=form?c.normalize(form):c;return[...n].length===1?n:c};const pos=position;
if(glob.charAt(pos)!=="["){throw new Error("not in a brace expression")}const ranges=[];const negs=[];let i=pos+1;let sawStart=false;let escaping=false;let negate=false;
let endPos=pos;let rangeStart="";WHILE:while(i<glob.length){const c=String.fromCodePoint(glob.codePointAt(i));if((c==="!"||c==="^")&&i===pos+1){negate=true;i++;
continue}if(c==="]"&&sawStart&&!escaping){endPos=i+1;break}sawStart=true;if(c==="\\"){if(!escaping){escaping=true;i++;continue}}if(c==="["&&!escaping){for(const[
cls,[unip,neg]]of Object.entries(posixClasses)){if(glob.startsWith(cls,i)){if(rangeStart){return[noMatch,glob.length-pos]}i+=cls.length;if(neg)negs.push(unip);else
ranges.push(unip);continue WHILE}}}escaping=false;const n=norm(c);if(rangeStart){if(n.codePointAt(0)>rangeStart.codePointAt(0)){ranges.push(braceEscape(rangeStart)+
"-"+braceEscape(n))}else if(n===rangeStart){ranges.push(braceEscape(n))}rangeStart="";i+=c.length;continue}if(glob.startsWith("-]",i+c.length)){ranges.push(braceEscape(
n+"-"));i+=c.length+1;continue}if(glob.startsWith("-",i+c.length)){rangeStart=n;i+=c.length+1;continue}ranges.push(braceEscape(n));i+=c.length}if(endPos<i){return[
noMatch,0]}if(!ranges.length&&!negs.length){return[noMatch,glob.length-pos]}const sranges="["+(negate?"^":"")+ranges.join("")+"]";const snegs="["+(negate?"":"^")+
negs.join("")+"]";const comb="^"+(ranges.length&&negs.length?"("+sranges+"|"+snegs+")":ranges.length?sranges:snegs);return[new RegExp(comb,nocase?"iu":"u"),endPos-
pos]};;const MATCH={t:"match",id:0};const extTypes="!?+*@";const lit=ch=>({t:"lit",ch});const reEscape=s=>s.replace(/[\\^$.*+?()[\]{}|/]/g,"\\$&");const newFoldRe=s=>new RegExp(
`^${reEscape(s)}$`,"iu");const foldCache=new Map;const foldRe=ch=>{let re=foldCache.get(ch);if(!re){re=newFoldRe(ch);if(foldCache.size>=1e3)foldCache.clear();foldCache.
set(ch,re)}return re};const litMatch=(l,c)=>{if(c===l.ch)return true;if(!l.re)return false;const code=c.charCodeAt(0);if(code>=128)return l.re.test(c);const ascii=l.
ascii??=new Uint8Array(128);ascii[code]||=l.re.test(c)?1:2;return ascii[code]===1};const tokenize=(p,nocase,noext,form,mark)=>{const toks=[];for(let i=0;i<p.length;){
const c=String.fromCodePoint(p.codePointAt(i));if(mark){const m=c==="\\"&&p.startsWith(mark,i+1)?1:0;if(m||c===mark){const start=i+m+mark.length;const end=p.indexOf(
mark,start);const r=/^(-?\d+)\.\.(-?\d+)$/.exec(p.slice(start,end));const alts=end!==-1&&r&&numericRange(r[1],r[2]);if(alts){toks.push({t:"ext",type:"@",alts});
i=end+mark.length;continue}}}if(c==="\\"){const e=p.codePointAt(i+1);const ch=e===void 0?c:String.fromCodePoint(e);toks.push(lit(ch));i+=1+ch.length;continue}if(c===
"["){const[re,consumed]=parseClass(p,i,nocase,form);if(consumed){toks.push({t:"class",re});i+=consumed;continue}}if(!noext&&extTypes.includes(c)&&p[i+1]==="("){
toks.push({t:"open",type:c});i+=2;continue}toks.push(!noext&&c==="|"?{t:"bar"}:!noext&&c===")"?{t:"close"}:c==="*"?{t:"star"}:c==="?"?{t:"any"}:lit(c));i+=c.length}
return toks};const pair=toks=>{const pairs=new Map;const stack=[];toks.forEach((tok,i)=>{if(tok.t==="open")stack.push(i);else if(tok.t==="close"&&stack.length)pairs.
set(stack.pop(),i)});return pairs};const build=(toks,pairs,start,end,top)=>{let seq=[];const alts=[seq];for(let i=start;i<end;i++){const tok=toks[i];const close=pairs.
get(i);if(tok.t==="open"&&close!==void 0){const sub=build(toks,pairs,i+1,close,false);seq.push({t:"ext",type:tok.type,alts:sub});i=close}else if(tok.t==="bar"&&
!top){alts.push(seq=[])}else if(tok.t==="open"){seq.push(lit(tok.type),lit("("))}else if(tok.t==="bar"){seq.push(lit("|"))}else if(tok.t==="close"){seq.push(lit(
")"))}else{seq.push(tok)}}return alts};const normalize=(items,form)=>{const out=[];let run="";const flush=()=>{for(const ch of run.normalize(form))out.push(lit(
ch));run=""};for(const it of items){if(it.t==="lit"){run+=it.ch;continue}flush();out.push(it.t==="ext"?{...it,alts:it.alts.map(a=>normalize(a,form))}:it)}flush();
return out};const compile=(items,nocase)=>{let id2=1;const split=out=>({t:"split",id:id2++,out});const seq=(items2,next)=>items2.reduceRight((next2,it)=>item(it,
next2),next);const item=(it,next)=>{switch(it.t){case"lit":const re=nocase?foldRe(it.ch):void 0;return{t:"lit",id:id2++,ch:it.ch,re,next};case"any":case"star":return{
t:it.t,id:id2++,next};case"class":return{t:"class",id:id2++,re:it.re,next}}const alts=next2=>it.alts.map(a=>seq(a,next2));switch(it.type){case"@":return split(alts(
next));case"?":return split([next,...alts(next)]);case"!":return{t:"neg",id:id2++,sub:split(alts(MATCH)),next}}const after=split([]);const entry=split(alts(after));
after.out.push(next,entry);return it.type==="*"?after:entry};const start=seq(items,MATCH);return[start,id2]};const show=start=>{const lines=[];const seen=new Set;
const ref=n=>n.t==="match"?"match":String(n.id);const walk=(n,indent)=>{if(n.t==="match"||seen.has(n))return;seen.add(n);const line=desc=>lines.push(`${indent}${n.
id}: ${desc}`);switch(n.t){case"split":line(`split -> ${n.out.map(ref).join(", ")}`);for(const o of n.out)walk(o,indent);return;case"neg":line(`!(${ref(n.sub)})\
 -> ${ref(n.next)}`);walk(n.sub,indent+"  ");return walk(n.next,indent);case"lit":line(`${JSON.stringify(n.ch)} -> ${ref(n.next)}`);break;case"class":line(`${n.
re} -> ${ref(n.next)}`);break;default:line(`${n.t==="any"?"?":"*"} -> ${ref(n.next)}`)}walk(n.next,indent)};walk(start,"");return[`start -> ${ref(start)}`,...lines].
join("\n")};class State{gen;threads=[];match=false;runs=[];ids=[];constructor(gen){this.gen=gen}get dead(){return!this.threads.length&&!this.match&&!this.runs.length}}
const sameState=(a,b)=>{if(a.ids.length!==b.ids.length)return false;if(a.runs.length!==b.runs.length)return false;if(a.ids.some((id2,i)=>id2!==b.ids[i]))return false;
return a.runs.every(r=>b.runs.some(o=>o.neg===r.neg&&sameState(o.state,r.state)))};const marks=size=>({has:new Float64Array(size),seen:new Float64Array(size),gen:0});
class Sim{dots;dotStart;#marks;constructor(dots,dotStart,marks2){this.dots=dots;this.dotStart=dotStart;this.#marks=marks2}state(){return new State(++this.#marks.
gen)}done(state){state.ids=state.threads.map(n=>n.id).sort((a,b)=>a-b);if(state.match)state.ids.unshift(MATCH.id);return state}#visit(state,node){const{seen}=this.#marks;
if(seen[node.id]===state.gen)return false;seen[node.id]=state.gen;return true}#addThread(state,node){const{has}=this.#marks;if(has[node.id]===state.gen)return false;
has[node.id]=state.gen;state.threads.push(node);return true}restricted(i,top){return top&&(this.dots||this.dotStart&&i===0)}add(state,node,i,top){switch(node.t){case"\
split":if(!this.#visit(state,node))return;for(const o of node.out)this.add(state,o,i,top);return;case"neg":if(!this.#visit(state,node))return;const sub=this.state();
this.add(sub,node.sub,i,false);this.done(sub);return this.addRun(state,{t:"run",neg:node,state:sub},i,top);case"star":if(this.restricted(i,top))return;if(this.#addThread(
state,node))this.add(state,node.next,i,top);return;case"match":state.match=true;return;default:this.#addThread(state,node)}}addRun(state,run,i,top){for(const r of state.
runs){if(r.neg===run.neg&&sameState(r.state,run.state))return}state.runs.push(run);if(!run.state.match){this.add(state,run.neg.next,i,top)}}step(state,c,i,top){
const next=this.state();for(const th of state.threads){switch(th.t){case"lit":if(litMatch(th,c)){this.add(next,th.next,i+1,top)}break;case"any":if(!this.restricted(
i,top))this.add(next,th.next,i+1,top);break;case"class":if(!this.restricted(i,top)&&th.re.test(c)){this.add(next,th.next,i+1,top)}break;case"star":if(!this.restricted(
i,top))this.add(next,th,i+1,top)}}if(!this.restricted(i,top)){for(const run of state.runs){if(run.state.dead){this.addRun(next,run,i+1,top);continue}const sub=this.
step(run.state,c,i,false);this.addRun(next,{t:"run",neg:run.neg,state:sub},i+1,top)}}return this.done(next)}}const stateKey=state=>{const ids2=state.ids.join();
if(!state.runs.length)return ids2;const runs=state.runs.map(r=>`${r.neg.id}(${stateKey(r.state)})`);return`${ids2}|${runs.sort().join("|")}`};const DFA_BUDGET=1<<
18;class Dfa{#start;#states=new Map;#size=0;#plain;#dotStart;#sim;#dotSim;constructor(start,marks2){this.#start=start;this.#sim=new Sim(false,false,marks2);this.#dotSim=
new Sim(false,true,marks2)}#make(state){return{state,match:state.match,dead:state.dead,next:new Map}}#intern(state){const key=stateKey(state);const found=this.#states.
get(key);if(found)return found;if(this.#size>DFA_BUDGET)this.#clear();const d=this.#make(state);this.#states.set(key,d);this.#size+=key.length+1;return d}#clear(){
this.#states.clear();this.#size=0;this.#plain=void 0;this.#dotStart=void 0}start(dotStart){if(dotStart){if(this.#dotStart)return this.#dotStart;const state2=this.#dotSim.
state();this.#dotSim.add(state2,this.#start,0,true);return this.#dotStart=this.#make(this.#dotSim.done(state2))}if(this.#plain)return this.#plain;const state=this.#sim.
state();this.#sim.add(state,this.#start,0,true);return this.#plain=this.#intern(this.#sim.done(state))}next(d,c){const code=c.charCodeAt(0);const found=code<128?
void 0:d.next.get(c);if(found)return found;const n=d===this.#dotStart?this.#intern(this.#dotSim.step(d.state,c,0,true)):this.#intern(this.#sim.step(d.state,c,1,
true));if(code<128){if(!d.ascii){d.ascii=new Array(128);this.#size+=128}d.ascii[code]=n}else{d.next.set(c,n)}this.#size++;return n}}const linear=start=>{const nodes=[];
for(let n=start;n.t!=="match";n=n.next){if(n.t==="split"||n.t==="neg")return void 0;nodes.push(n)}return nodes};const testLinear=(nodes,chars,start,end)=>{let ni=0;
let ci=start;let starNi=-1;let starCi=0;while(ci<end){const n=nodes[ni];if(n?.t==="star"){starNi=ni++;starCi=ci;continue}const c=chars[ci];if(n&&(n.t==="any"||n.
t==="lit"&&litMatch(n,c)||n.t==="class"&&n.re.test(c))){ni++;ci++;continue}if(starNi===-1)return false;ni=starNi+1;ci=++starCi}while(nodes[ni]?.t==="star")ni++;
return ni===nodes.length};const lengths=items=>{let min=0;let max=0;for(const it of items){const[lo,hi]=itemLengths(it);min+=lo;max+=hi}return[min,max]};const itemLengths=it=>{
if(it.t==="star")return[0,Infinity];if(it.t!=="ext")return[1,1];if(it.type==="!")return[0,Infinity];const alts=it.alts.map(lengths);const min=Math.min(...alts.map(
a=>a[0]));const max=Math.max(...alts.map(a=>a[1]));const loop=max===0?0:Infinity;return it.type==="@"?[min,max]:it.type==="?"?[0,max]:it.type==="*"?[0,loop]:[min,
loop]};const hasAffix=(lits,chars,start)=>{for(let j=0;j<lits.length;j++){if(!litMatch(lits[j],chars[start+j]))return false}return true};const slashOrSurrogate=/[/\ud800-\udfff]/;
const surrogate=/[\ud800-\udfff]/;const codePoints=s=>surrogate.test(s)?[...s]:s;const noSlash=s=>{if(s.includes("/")){throw new Error("can only match a single \
path portion, got: "+s)}};class Matcher{pattern;options;#start;#size;#marks;#dotsSim;#literal;#literalFold=false;#literalRe;#linear;#wild=false;#min=0;#max=Infinity;#prefix=[];#suffix=[];#prefixStr;#suffixStr;#affix=false;#dfa;#form;constructor(pattern,options={}){
if(pattern.includes("/")){throw new Error("can only match a single path portion, got pattern: "+pattern)}this.pattern=pattern;this.options=options;const{nocase=false,
noext=false,normalize:n}=options;this.#form=n===true?"NFC":n||void 0;const literal2=/^[?*+@]\(\)$/.test(pattern);const toks=tokenize(pattern,nocase,noext||literal2,
this.#form,options.rangeMark);let[items]=build(toks,pair(toks),0,toks.length,true);if(this.#form)items=normalize(items,this.#form);const[start,size]=compile(items,
nocase);this.#start=start;this.#size=size;if(items.every(it=>it.t==="lit")){this.#literal=items.map(it=>it.ch).join("");this.#literalFold=nocase}else{const lit2=it=>it.
t!=="lit"?void 0:nocase?{ch:it.ch,re:foldRe(it.ch)}:{ch:it.ch};for(const it of items){const l=lit2(it);if(!l)break;this.#prefix.push(l)}for(let j=items.length-1;j>=
0;j--){const l=lit2(items[j]);if(!l)break;this.#suffix.unshift(l)}this.#affix=!!(this.#prefix.length||this.#suffix.length);if(!nocase){this.#prefixStr=this.#prefix.
map(l=>l.ch).join("");this.#suffixStr=this.#suffix.map(l=>l.ch).join("")}this.#linear=linear(this.#start)?.slice(this.#prefix.length,-this.#suffix.length||void 0);
this.#wild=!!this.#linear?.every(n2=>n2.t==="star"||n2.t==="any");const[min,max]=lengths(items);this.#min=min;this.#max=max}}test(s){if(this.#form){noSlash(s);return this.#test(
s.normalize(this.#form))}if(slashOrSurrogate.test(s)){noSlash(s);return this.#test(s,[...s])}return this.#test(s,s)}testUnchecked(s){return this.#test(this.#form?
s.normalize(this.#form):s)}#test(s,chars){if(this.#literal!==void 0){return this.#literalFold?(this.#literalRe??=newFoldRe(this.#literal)).test(s):s===this.#literal}
const min=this.#min;const max=this.#max;if(chars===void 0){const most=s.length;const least=most+1>>1;if(most<min||least>max)return false;if(least<min||most>max)
chars=codePoints(s)}if(chars!==void 0&&(chars.length<min||chars.length>max)){return false}const prefix2=this.#prefix.length;if(this.#affix){if(this.#prefixStr!==
void 0&&this.#suffixStr!==void 0){if(!s.startsWith(this.#prefixStr)||!s.endsWith(this.#suffixStr)){return false}}else{chars??=codePoints(s);const end=chars.length-
this.#suffix.length;if(!hasAffix(this.#prefix,chars,0)||!hasAffix(this.#suffix,chars,end)){return false}}}const dotStart=!this.options.dot&&s.startsWith(".");if(this.#linear){
if(s==="."||s==="..")return false;if(dotStart&&!prefix2)return false;if(this.#wild)return true;chars??=codePoints(s);const end=chars.length-this.#suffix.length;
return testLinear(this.#linear,chars,prefix2,end)}chars??=codePoints(s);if(s==="."||s===".."){this.#marks??=marks(this.#size);const sim=this.#dotsSim??=new Sim(
true,false,this.#marks);const start=sim.state();sim.add(start,this.#start,0,true);let state=sim.done(start);for(let i=0;i<chars.length;i++){state=sim.step(state,
chars[i],i,true)}return state.match}this.#marks??=marks(this.#size);const dfa=this.#dfa??=new Dfa(this.#start,this.#marks);let d=dfa.start(dotStart);const str=chars===
s;for(let i=0;i<chars.length;i++){if(d.dead)return false;const code=str?s.charCodeAt(i):chars[i].charCodeAt(0);d=d.ascii?.[code]??dfa.next(d,chars[i])}return d.
match}toString(){return show(this.#start)}};const MAX_PATTERN_LENGTH=1024*64;const assertValidPattern=pattern=>{if(typeof pattern!=="string"){throw new TypeError(
"invalid pattern")}if(pattern.length>MAX_PATTERN_LENGTH){throw new TypeError("pattern is too long")}};;const escape_escape=(s,{windowsPathsNoEscape=false,magicalBraces=false}={})=>{
const e=magicalBraces?windowsPathsNoEscape?s.replace(/[?*()[\]{}]/g,"[$&]"):s.replace(/[?*()[\]\\{}]/g,"\\$&"):windowsPathsNoEscape?s.replace(/[?*()[\]]/g,"[$&]"):
s.replace(/[?*()[\]\\]/g,"\\$&");const c=e.charAt(0);if(c==="#"){return(windowsPathsNoEscape?"[#]":"\\#")+e.slice(1)}if(c==="!"){return(windowsPathsNoEscape?"@(\
!)":"\\!")+e.slice(1)}return e};;const unescape_unescape=(s,{windowsPathsNoEscape=false,magicalBraces=true}={})=>{if(windowsPathsNoEscape&&s.startsWith("@(!)")){
return"!"+unescape_unescape(s.slice(4),{windowsPathsNoEscape,magicalBraces})}if(magicalBraces){return windowsPathsNoEscape?s.replace(/\[([^/\\])\]/g,"$1"):s.replace(
/((?!\\).|^)\[([^/\\])\]/g,"$1$2").replace(/\\([^/])/g,"$1")}return windowsPathsNoEscape?s.replace(/\[([^/\\{}])\]/g,"$1"):s.replace(/((?!\\).|^)\[([^/\\{}])\]/g,
"$1$2").replace(/\\([^/{}])/g,"$1")};;const DEFAULT_BRACE_EXPAND_MAX=1e5;const DEFAULT_GLOB_STAR_RECURSION_MAX=200;const AWE_KEY="allowWindowsEscape";const minimatch=(p,pattern,options)=>{
assertValidPattern(pattern);if(!options?.nocomment&&pattern.charAt(0)==="#"){return false}return cachedMinimatch(pattern,options).match(p)};let cache=new Map;let oldCache=new Map;
let cacheSize=0;let cacheTotalWeight=0;const cacheMax=256;const cacheMaxWeight=1<<15;const cacheMaxEntryWeight=1<<12;const cacheWeight=mm=>{let w=mm.pattern.length;
for(const s of mm.globSet){w+=s.length+1;if(w>cacheMaxEntryWeight)break}return w};const allOptionsKeyed=true;void allOptionsKeyed;const tri=v=>v===void 0?0:v?2:
1;const booleanWeights=new Map(Object.keys({nobrace:0,nocomment:0,nonegate:0,noglobstar:0,noext:0,nonull:0,partial:0,dot:0,nocase:0,nocaseMagicOnly:0,magicalBraces:0,
matchBase:0,flipNegate:0,preserveMultipleSlashes:0,windowsNoMagicRoot:0}).map((k,i)=>[k,24*3**i]));const optionsKey=o=>{let n=0;let wpe=false;for(const k in o){
const v=o[k];switch(k){case"windowsPathsNoEscape":if(v)wpe=true;break;case AWE_KEY:if(v===false)wpe=true;break;case"platform":{const p=v||defaultPlatform;if(p===
defaultPlatform)break;if(p==="darwin")n+=3;else if(p==="win32")n+=6;else if(p==="linux")n+=9;else return JSON.stringify(o);break}case"optimizationLevel":if(v===
void 0)break;n+=v>=2?1:v>=1?0:2;break;case"braceExpandMax":if(v!==void 0&&v!==DEFAULT_BRACE_EXPAND_MAX){return JSON.stringify(o)}break;case"maxGlobstarRecursion":
if(v!==void 0&&v!==DEFAULT_GLOB_STAR_RECURSION_MAX){return JSON.stringify(o)}break;case"normalize":if(v!==void 0)return JSON.stringify(o);break;default:n+=(booleanWeights.
get(k)??0)*tri(v)}}return wpe?n+12:n};const copyOptions=o=>{const copy={};for(const k in o)copy[k]=o[k];return copy};const cachedMinimatch=(pattern,options)=>{const key=options?
optionsKey(options):0;let mm=cache.get(key)?.get(pattern);if(mm)return mm;mm=oldCache.get(key)?.get(pattern)??new Minimatch(pattern,copyOptions(options));const weight=cacheWeight(
mm);if(weight>cacheMaxEntryWeight)return mm;if(cacheSize>=cacheMax||cacheTotalWeight+weight>cacheMaxWeight){oldCache=cache;cache=new Map;cacheSize=0;cacheTotalWeight=
0}let byPattern=cache.get(key);if(!byPattern)cache.set(key,byPattern=new Map);byPattern.set(pattern,mm);cacheSize++;cacheTotalWeight+=weight;return mm};const defaultPlatform=typeof process===
"object"&&process?process.env?.__MINIMATCH_TESTING_PLATFORM__||process.platform:"posix";const path={win32:{sep:"\\"},posix:{sep:"/"}};const sep=defaultPlatform===
"win32"?path.win32.sep:path.posix.sep;minimatch.sep=sep;const GLOBSTAR=Symbol("globstar **");minimatch.GLOBSTAR=GLOBSTAR;const filter=(pattern,options)=>{let mm;
return p=>(mm??=cachedMinimatch(pattern,options)).match(p)};minimatch.filter=filter;const ext=(a,b={})=>Object.assign({},a,b);const defaults=def=>{if(!def||typeof def!==
"object"||!Object.keys(def).length){return minimatch}const orig=minimatch;const m=(p,pattern,options={})=>orig(p,pattern,ext(def,options));return Object.assign(
m,{Minimatch:class Minimatch extends orig.Minimatch{constructor(pattern,options={}){super(pattern,ext(def,options))}static defaults(options){return orig.defaults(
ext(def,options)).Minimatch}},unescape:(s,options={})=>orig.unescape(s,ext(def,options)),escape:(s,options={})=>orig.escape(s,ext(def,options)),filter:(pattern,options={})=>orig.
filter(pattern,ext(def,options)),defaults:options=>orig.defaults(ext(def,options)),braceExpand:(pattern,options={})=>orig.braceExpand(pattern,ext(def,options)),
match:(list,pattern,options={})=>orig.match(list,pattern,ext(def,options)),sep:orig.sep,GLOBSTAR})};minimatch.defaults=defaults;const braceExpand=(pattern,options={})=>{
assertValidPattern(pattern);if(options.nobrace||!/\{(?:(?!\{).)*\}/.test(pattern)){return[pattern]}let p=pattern.replace(/\\\\/g,"\\\\\\\\");if(options.windowsPathsNoEscape||
options[AWE_KEY]===false){p=p.replace(/\[([{}])\]/g,"[\\$1]")}return expand(p,{max:options.braceExpandMax})};minimatch.braceExpand=braceExpand;const RANGE_MIN=100;
const rangeRe=/(?<![\\$])\{(-?\d+)\.\.(-?\d+)\}/g;const inRepeatOrNegExt=(portion,mark)=>{const stack=[];for(let i=0;i<portion.length;i++){const c=portion.charAt(
i);if(c==="\\"){i++}else if(c===mark){if(stack.some(t=>t!=="@"&&t!=="?"))return true}else if(portion.charAt(i+1)==="("&&"!?+*@".includes(c)){stack.push(c);i++}else if(c===
")"){stack.pop()}}return false};const match=(list,pattern,options={})=>{const mm=new Minimatch(pattern,options);list=list.filter(f=>mm.match(f));if(mm.options.nonull&&
!list.length){list.push(pattern)}return list};minimatch.match=match;const globMagic=/[?*]|[+@!]\(.*?\)|\[|\]/;const classEnd=(pattern,start)=>{let i=start+1;if(pattern.
charAt(i)==="!"||pattern.charAt(i)==="^")i++;let sawStart=false;for(;i<pattern.length;i++){const c=pattern.charAt(i);if(c==="]"&&sawStart)return i;sawStart=true;
if(c==="\\")i++}return-1};const literal=(pattern,noext)=>{if(!noext&&(pattern==="+()"||pattern==="@()"))return pattern;let lit2="";for(let i=0;i<pattern.length;i++){
const c=pattern.charAt(i);if(c==="\\"){lit2+=pattern.charAt(++i)||c}else if(c==="*"||c==="?"){return void 0}else if(c==="["){const close=classEnd(pattern,i);if(close===
-1){lit2+=c;continue}let body=pattern.slice(i+1,close);if(body.startsWith("\\"))body=body.slice(1);if([...body].length!==1||"!^".includes(pattern.charAt(i+1))){
return void 0}lit2+=body;i=close}else if(!noext&&"+@!".includes(c)&&pattern.charAt(i+1)==="("&&pattern.includes(")",i+2)){return void 0}else{lit2+=c}}return lit2};
const MAX_EXTGLOBS=256;const extglobCount=pattern=>{let n=0;for(let i=0;i<pattern.length-1;i++){const c=pattern.charAt(i);if(c==="\\"){i++}else if("+@!?*".includes(
c)&&pattern.charAt(i+1)==="("){n++;i++}}return n};const assertValidExtglobs=pattern=>{if(extglobCount(pattern)>MAX_EXTGLOBS){throw new TypeError("pattern has to\
o many extglobs")}};const extSafe=pattern=>{if(/^[?*+@]\(\)$/.test(pattern)||pattern.includes("[:"))return false;let depth=0;for(let i=0;i<pattern.length;i++){const c=pattern.
charAt(i);if(c==="\\"){if(++i===pattern.length)return false}else if(c==="["){const close=classEnd(pattern,i);if(close!==-1)i=close}else if("+@!?*".includes(c)&&
pattern.charAt(i+1)==="("){depth++;i++}else if(c===")"){if(!depth--)return false}else if(c==="|"&&!depth){return false}}return!depth};let lastSplit;let lastChecked;
const portionMatch=(p,f)=>typeof p==="string"?f===p:f!==""&&p.testUnchecked(f);const endIndex=(p,last,lastStart,prev,prevStart)=>portionMatch(p,last)?lastStart:
prev!==void 0&&portionMatch(p,prev)?prevStart:-1;const isDots=p=>p==="."||p==="..";const isDrive=p=>typeof p==="string"&&/^[a-z]:$/i.test(p);const isLongUNC=p=>typeof p===
"string"&&/^unc$/i.test(p);const uncHost=p=>{if(p[0]!==""||p[1]!=="")return-1;const h=p[2]!=="?"?2:isLongUNC(p[3])?4:-1;const host=p[h];const share=p[h+1];return h!==
-1&&host!==void 0&&host!==""&&host!==GLOBSTAR&&share!==void 0&&share!==""&&share!==GLOBSTAR?h:-1};const walkable=(p,dot)=>!isDots(p)&&(dot||!p.startsWith("."));
const dotPortion=(f,start,end,dot,sep2)=>{for(let k=start;k<end;){if(f.charCodeAt(k)===46){if(!dot)return true;const n=f.charCodeAt(k+1)===46?k+2:k+1;if(n>=end||
isSep(f.charCodeAt(n),sep2))return true}const s=nextSep(f,k,sep2);if(s===-1)return false;k=s+1;while(k<end&&isSep(f.charCodeAt(k),sep2))k++}return false};const isSep=(c,sep2)=>sep2===
"/"?c===47:sep2==="\\"?c===92:c===47||c===92;const nextSep=(f,from,sep2)=>{if(sep2!=="both")return f.indexOf(sep2,from);const s=f.indexOf("/",from);const b=f.indexOf(
"\\",from);return s===-1?b:b===-1?s:Math.min(s,b)};const lastSep=(f,from,sep2)=>sep2!=="both"?f.lastIndexOf(sep2,from):Math.max(f.lastIndexOf("/",from),f.lastIndexOf(
"\\",from));const PENDING={};class Minimatch{options;set;pattern;windowsPathsNoEscape;nonegate;negate;comment;empty;preserveMultipleSlashes;partial;globSet;globParts;nocase;isWindows;platform;windowsNoMagicRoot;maxGlobstarRecursion;#endCheck;#literalCheck;#level2;#form;#literals=[];#shapes=[];#endRows=[];#matchers=new Map;#pending=false;#rangeMark;#globstarParts=new WeakMap;constructor(pattern,options={}){
assertValidPattern(pattern);options=options||{};this.options=options;this.maxGlobstarRecursion=options.maxGlobstarRecursion??DEFAULT_GLOB_STAR_RECURSION_MAX;this.
pattern=pattern;this.platform=options.platform||defaultPlatform;this.isWindows=this.platform==="win32";this.windowsPathsNoEscape=!!options.windowsPathsNoEscape||
options[AWE_KEY]===false;if(this.windowsPathsNoEscape){this.pattern=this.pattern.replace(/\\/g,"/")}this.preserveMultipleSlashes=!!options.preserveMultipleSlashes;
this.negate=false;this.nonegate=!!options.nonegate;this.comment=false;this.empty=false;this.partial=!!options.partial;this.nocase=!!this.options.nocase;this.windowsNoMagicRoot=
options.windowsNoMagicRoot!==void 0?options.windowsNoMagicRoot:!!(this.isWindows&&this.nocase);this.globSet=[];this.globParts=[];this.set=[];this.#endCheck=!this.
preserveMultipleSlashes;this.#level2=(options.optimizationLevel??1)>=2;const n=options.normalize;this.#form=n===true?"NFC":n||void 0;this.make();const drives=this.
set.map(row=>this.#rootIndex(row));this.#endRows=this.set.map((row,r)=>this.#endCheck&&row.length-1>drives[r]);this.#literals=this.set.map((row,r)=>{const end=this.#endRows[r]?
row.length-1:row.length;const lits=row.slice(drives[r]+1,end).filter(p=>typeof p==="string"&&!!p);return[...new Set(lits)]});this.#literalCheck=this.#literals.some(
l=>l.length);this.#shapes=this.set.map((row,r)=>{const[p0,p1,p2]=row;if(this.#endRows[r]&&row.length===2){if(p0===GLOBSTAR&&p1!==GLOBSTAR)return"tail"}if(this.#endRows[r]&&
options.matchBase&&row.length===1&&p0!==GLOBSTAR&&p0!==""){return"base"}if(!this.#endCheck||drives[r]!==-1)return void 0;if(row.length===3&&p0===GLOBSTAR&&p2===
GLOBSTAR&&p1!==GLOBSTAR&&p1!==""&&this.maxGlobstarRecursion>0){return"mid"}if(row.length===2&&p1===GLOBSTAR&&p0!==GLOBSTAR&&p0!==""){return"head"}return void 0})}#norm(p){
return this.#form?p.normalize(this.#form):p}#rootIndex(row){if(!this.isWindows)return-1;if(isDrive(row[0]))return 0;const uncDrive=row[0]===""&&row[1]===""&&row[2]===
"?"&&isDrive(row[3]);if(uncDrive)return 3;const h=uncHost(row);return h===-1?-1:h+1}hasMagic(){if(this.options.magicalBraces&&this.set.length>1){return true}for(const pattern of this.
set){for(const part of pattern){if(typeof part!=="string")return true}}return false}make(){const pattern=this.pattern;const options=this.options;if(!options.nocomment&&
pattern.charAt(0)==="#"){this.comment=true;return}if(!pattern){this.empty=true;return}this.parseNegate();this.globSet=[...new Set(this.#expandBraces())];const rawGlobParts=this.
globSet.map(s=>this.#slashSplit(s));this.globParts=this.preprocess(rawGlobParts);this.#pending=true;let set=this.globParts.map((s,_,__)=>{if(this.isWindows&&this.
windowsNoMagicRoot){const n=s[2]==="?"&&isLongUNC(s[3])?6:4;const isUNC=s[0]===""&&s[1]===""&&(s[2]==="?"||!globMagic.test(s[2]))&&s.slice(3,n).every(p=>!globMagic.
test(p));const isDrive2=/^[a-z]:/i.test(s[0]);if(isUNC){return[...s.slice(0,n).map(p=>this.#norm(p)),...s.slice(n).map(ss=>this.parse(ss))]}else if(isDrive2){return[
this.#norm(s[0]),...s.slice(1).map(ss=>this.parse(ss))]}}return s.map(ss=>this.parse(ss))});this.set=set.filter(s=>s.indexOf(false)===-1);if(this.isWindows){for(let i=0;i<
this.set.length;i++){const p=this.set[i];if(p[0]===""&&p[1]===""&&this.globParts[i][2]==="?"&&(isDrive(p[3])||isLongUNC(this.globParts[i][3]))){if(isLongUNC(this.
globParts[i][3]))p[3]="UNC";p[2]="?"}}}if(!options.noext)this.mergeRows();this.#pending=false;this.set.forEach((row,i)=>{for(let k=0;k<row.length;k++){if(row[k]===
PENDING){row[k]=this.parse(this.globParts[i][k])}}})}mergeRows(){let merged=true;while(merged){merged=false;if(this.set.length<2)return;let keys=this.#mergeKeys();
const len=Math.max(0,...this.set.map(r=>r.length));for(let k=0;k<len;k++){const groups=new Map;const R=this.set.length+1;this.set.forEach((row,i)=>{if(!(row[k]instanceof
Matcher||row[k]===PENDING)||!extSafe(this.globParts[i][k])){return}const{pre,suf}=keys[i];const key=pre[k]*R+suf[k+1];const g=groups.get(key);if(g)g.push(i);else
groups.set(key,[i])});const drop=new Set;for(const g of groups.values()){if(g.length<2)continue;const[first,...rest]=g;const alts=g.map(i=>this.globParts[i][k]);
const glob=`@(${alts.join("|")})`;if(extglobCount(glob)>MAX_EXTGLOBS)continue;this.globParts[first][k]=glob;this.set[first][k]=this.parse(glob);for(const i of rest)
drop.add(i)}if(drop.size){merged=true;this.set=this.set.filter((_,i)=>!drop.has(i));this.globParts=this.globParts.filter((_,i)=>!drop.has(i));if(this.set.length<
2)return;keys=this.#mergeKeys()}}}}#mergeKeys(){const partIds=new Map;const ids2=this.globParts.map(parts=>parts.map(s=>{let id2=partIds.get(s);if(id2===void 0)
partIds.set(s,id2=partIds.size);return id2}));const P=partIds.size;const len=Math.max(0,...ids2.map(r=>r.length));const keys=ids2.map(r=>({pre:[0],suf:new Array(
r.length+1).fill(0)}));for(let k=0;k<len;k++){const m=new Map;ids2.forEach((r,i)=>{if(k>=r.length)return;const{pre}=keys[i];const key=pre[k]*P+r[k];let id2=m.get(
key);if(id2===void 0)m.set(key,id2=m.size+1);pre.push(id2)})}for(let k=len-1;k>=0;k--){const m=new Map;ids2.forEach((r,i)=>{if(k>=r.length)return;const{suf}=keys[i];
const key=suf[k+1]*P+r[k];let id2=m.get(key);if(id2===void 0)m.set(key,id2=m.size+1);suf[k]=id2})}return keys}preprocess(globParts){if(this.options.noglobstar){
for(const partset of globParts){for(let j=0;j<partset.length;j++){if(partset[j]==="**"){partset[j]="*"}}}}const{optimizationLevel=1}=this.options;if(optimizationLevel>=
2){globParts=this.firstPhasePreProcess(globParts);globParts=this.secondPhasePreProcess(globParts)}else if(optimizationLevel>=1){globParts=this.levelOneOptimize(
globParts)}else{globParts=this.adjascentGlobstarOptimize(globParts)}return globParts}adjascentGlobstarOptimize(globParts){return globParts.map(parts=>{let gs=-1;
while(-1!==(gs=parts.indexOf("**",gs+1))){let i=gs;while(parts[i+1]==="**"){i++}if(i!==gs){parts.splice(gs,i-gs)}}return parts})}levelOneOptimize(globParts){return globParts.
map(parts=>{const root=this.#rootIndex(parts)+1;parts=parts.reduce((set,part)=>{const prev=set[set.length-1];if(part==="**"&&prev==="**"){return set}if(part==="\
.."){if(set.length>root&&prev&&prev!==".."&&prev!=="."&&prev!=="**"){set.pop();return set}}set.push(part);return set},[]);return parts.length===0?[""]:parts})}#canMatch(f){
const sep2=!this.isWindows||!f.includes("\\")?"/":f.includes("/")?"both":"\\";let ends=this.#endCheck?0:-1;let last="";let lastStart=0;let prev;let prevStart=0;
const dot=!!this.options.dot;ROWS:for(let r=0;r<this.set.length;r++){const row=this.set[r];const p=row[row.length-1];let end=ends!==-1&&this.#endRows[r]&&p!==GLOBSTAR;
if(end&&ends===0){const i=lastSep(f,f.length,sep2);lastStart=i+1;last=f.slice(lastStart);if(last===""&&i>=0){let j=i;while(j>0&&isSep(f.charCodeAt(j-1),sep2))j--;
prevStart=j===0?0:lastSep(f,j-1,sep2)+1;prev=f.slice(prevStart,j)}const resolves=this.#level2&&(isDots(last)||last===""&&prev!==void 0&&isDots(prev));ends=resolves?
-1:1;end=!resolves}let tailStart=-1;if(end&&typeof p==="string"){tailStart=endIndex(p,last,lastStart,prev,prevStart);if(tailStart===-1)continue}if(this.#literalCheck){
for(const l of this.#literals[r]){if(!f.includes(l))continue ROWS}}if(end&&typeof p==="object"){tailStart=endIndex(p,last,lastStart,prev,prevStart);if(tailStart===
-1)continue}const shape=this.#shapes[r];if(shape==="base"&&end)return"yes";if(shape==="tail"&&end){if(this.#level2&&dotPortion(f,0,tailStart,true,sep2)){return"\
maybe"}if(!dotPortion(f,0,tailStart,dot,sep2))return"yes";continue}if(shape==="mid"||shape==="head"){const m=this.#walk(f,row,shape==="head",dot,sep2);if(m!=="n\
o")return m;continue}return"maybe"}return"no"}#matchShape(file,row,shape){const dot=!!this.options.dot;const n=file.length;if(shape==="head"){if(n<2||!portionMatch(
row[0],file[0])){return false}for(let i=1;i<n;i++)if(!walkable(file[i],dot))return false;return true}const x=row[1];if(shape==="tail"){let t=n-1;if(!portionMatch(
x,file[t])){if(file[t]!==""||n===1||!portionMatch(x,file[--t])){return false}}for(let i=0;i<t;i++)if(!walkable(file[i],dot))return false;return true}for(let k=0;k<
n;k++){if(portionMatch(x,file[k])&&k+1<n){let i=k+1;while(i<n&&walkable(file[i],dot))i++;if(i===n)return true}if(!walkable(file[k],dot))return false}return false}#walk(f,row,head,dot,sep2){
if(this.#level2&&dotPortion(f,0,f.length,true,sep2))return"maybe";const x=row[head?0:1];let s=0;for(let e=nextSep(f,s,sep2);e!==-1;e=nextSep(f,s,sep2)){let next=e+
1;while(next<f.length&&isSep(f.charCodeAt(next),sep2))next++;const hit=typeof x==="string"?e-s===x.length&&f.startsWith(x,s):e>s&&x.testUnchecked(f.slice(s,e));
if(hit&&!dotPortion(f,next,f.length,dot,sep2))return"yes";if(head||dotPortion(f,s,next,dot,sep2))return"no";s=next}return"no"}#cachedSplit(f){const last=lastSplit;
return last?.f===f&&last.isWindows===this.isWindows&&last.preserveMultipleSlashes===this.preserveMultipleSlashes&&last.normalize===this.#form?last:void 0}#split(f){
const{isWindows,preserveMultipleSlashes}=this;let parts=this.#slashSplit(isWindows?f.split("\\").join("/"):f);const normalize2=this.#form;if(normalize2)parts=parts.
map(p=>p.normalize(normalize2));lastSplit={f,isWindows,preserveMultipleSlashes,normalize:normalize2,parts};return lastSplit}#levelTwoFileOptimize(file){const parts=[
...file];let didSomething=false;do{didSomething=false;if(!this.preserveMultipleSlashes){for(let i=1;i<parts.length-1;i++){const p=parts[i];if(i===1&&p===""&&parts[0]===
"")continue;if(p==="."||p===""){didSomething=true;parts.splice(i,1);i--}}if(parts[0]==="."&&parts.length===2&&(parts[1]==="."||parts[1]==="")){didSomething=true;
parts.pop()}}const root=this.#rootIndex(parts)+1;let dd=root;while(-1!==(dd=parts.indexOf("..",dd+1))){const p=parts[dd-1];if(p&&p!=="."&&p!==".."&&p!=="**"){didSomething=
true;parts.splice(dd-1,2);dd=Math.max(dd-2,root)}}}while(didSomething);return parts.length===0?[""]:parts}firstPhasePreProcess(globParts){const{braceExpandMax=DEFAULT_BRACE_EXPAND_MAX}=this.
options;let splitCells=0;const maxSplitCells=1e6;let didSomething=false;do{didSomething=false;for(let parts of globParts){let gs=-1;while(-1!==(gs=parts.indexOf(
"**",gs+1))){let gss=gs;while(parts[gss+1]==="**"){gss++}if(gss>gs){parts.splice(gs+1,gss-gs)}let next=parts[gs+1];const p=parts[gs+2];const p2=parts[gs+3];if(next!==
"..")continue;if(!p||p==="."||p===".."||!p2||p2==="."||p2===".."){continue}const addedCells=parts.length-1;if(globParts.length>=braceExpandMax||splitCells+addedCells>
maxSplitCells){throw new RangeError(`optimizationLevel 2: too many patterns from '**/..'`)}didSomething=true;parts.splice(gs,1);const other=parts.slice(0);other[gs]=
"**";splitCells+=addedCells;globParts.push(other);gs--}if(!this.preserveMultipleSlashes){for(let i=1;i<parts.length-1;i++){const p=parts[i];if(i===1&&p===""&&parts[0]===
"")continue;if(p==="."||p===""){didSomething=true;parts.splice(i,1);i--}}if(parts[0]==="."&&parts.length===2&&(parts[1]==="."||parts[1]==="")){didSomething=true;
parts.pop()}}const root=this.#rootIndex(parts)+1;let dd=root;while(-1!==(dd=parts.indexOf("..",dd+1))){const p=parts[dd-1];if(p&&p!=="."&&p!==".."&&p!=="**"){didSomething=
true;const needDot=dd===1&&parts[dd+1]==="**";const splin=needDot?["."]:[];parts.splice(dd-1,2,...splin);if(parts.length===0)parts.push("");dd=Math.max(dd-2,root)}}}}while(didSomething);
return globParts}secondPhasePreProcess(globParts){const keys=new Set;const rows=globParts.filter(parts=>{const key=parts.join("/");if(keys.has(key))return false;
keys.add(key);return true});const stars=new Map;for(const parts of rows){const s=[];for(let i=0;i<parts.length;i++){if(parts[i]==="*")s.push(i)}if(s.length)stars.
set(s.join(","),s)}if(!stars.size||rows.length*stars.size>1e5)return rows;const{dot}=this.options;return rows.filter(parts=>{for(const s of stars.values()){if(s[s.
length-1]>=parts.length)continue;const c=[...parts];let ok=true;let changed=false;for(const i of s){const p=parts[i];if(p==="*")continue;if(!p||p==="**"||!dot&&
p.startsWith(".")){ok=false;break}c[i]="*";changed=true}if(ok&&changed&&keys.has(c.join("/")))return false}return true})}parseNegate(){if(this.nonegate)return;const pattern=this.
pattern;let negate=false;let negateOffset=0;for(let i=0;i<pattern.length&&pattern.charAt(i)==="!";i++){negate=!negate;negateOffset++}if(negateOffset)this.pattern=
pattern.slice(negateOffset);this.negate=negate}#matchRow(file,resolved,pattern,partial){let fileStartIndex=0;let patternStartIndex=0;const fh=this.isWindows?uncHost(
resolved):-1;const ph=fh===-1?-1:uncHost(pattern);if(ph!==-1){const host=pattern[ph];const share=pattern[ph+1];if(typeof host!=="string"||typeof share!=="string"){
fileStartIndex=fh;patternStartIndex=ph}else if(resolved[fh].toLowerCase()===host.toLowerCase()&&resolved[fh+1].toLowerCase()===share.toLowerCase()){fileStartIndex=
fh+2;patternStartIndex=ph+2}}else if(this.isWindows){const fileDrive=typeof file[0]==="string"&&/^[a-z]:$/i.test(file[0]);const fileUNC=!fileDrive&&file[0]===""&&
file[1]===""&&file[2]==="?"&&/^[a-z]:$/i.test(file[3]);const patternDrive=typeof pattern[0]==="string"&&/^[a-z]:$/i.test(pattern[0]);const patternUNC=!patternDrive&&
pattern[0]===""&&pattern[1]===""&&pattern[2]==="?"&&typeof pattern[3]==="string"&&/^[a-z]:$/i.test(pattern[3]);const fdi=fileUNC?3:fileDrive?0:void 0;const pdi=patternUNC?
3:patternDrive?0:void 0;if(typeof fdi==="number"&&typeof pdi==="number"){const[fd,pd]=[file[fdi],pattern[pdi]];if(fd.toLowerCase()===pd.toLowerCase()){patternStartIndex=
pdi+1;fileStartIndex=fdi+1}}}file=resolved;if(pattern.includes(GLOBSTAR)){return this.#matchGlobstar(file,pattern,partial,fileStartIndex,patternStartIndex)}return this.#matchOne(
file,pattern,partial,fileStartIndex,patternStartIndex)}#matchGlobstar(file,pattern,partial,fileIndex,patternIndex){const{head,body,tail,segments}=this.#getGlobstarParts(
pattern,partial,patternIndex);if(head.length){const headEnd=fileIndex+head.length;if(!this.#matchOne(file,head,partial,fileIndex,0,headEnd)){return false}fileIndex+=
head.length;patternIndex+=head.length}let fileTailMatch=0;if(tail.length){if(tail.length+fileIndex>file.length)return false;let tailStart=file.length-tail.length;
if(this.#matchOne(file,tail,partial,tailStart,0)){fileTailMatch=tail.length}else{if(file[file.length-1]!==""||fileIndex+tail.length===file.length){return false}
tailStart--;if(!this.#matchOne(file,tail,partial,tailStart,0)){return false}fileTailMatch=tail.length+1}}if(!body.length){let sawSome=!!fileTailMatch;for(let i=fileIndex;i<
file.length-fileTailMatch;i++){const f=String(file[i]);sawSome=true;if(f==="."||f===".."||!this.options.dot&&f.startsWith(".")){return false}}return partial||sawSome}
return!!this.#matchGlobStarBodySections(file,segments,file.length-fileTailMatch,fileIndex,0,partial,0,!!fileTailMatch,new Set)}#getGlobstarParts(pattern,partial,patternIndex){
let byStart=this.#globstarParts.get(pattern);if(!byStart){byStart=[];this.#globstarParts.set(pattern,byStart)}const key=patternIndex*2+(partial?1:0);const found=byStart[key];
if(found)return found;const firstgs=pattern.indexOf(GLOBSTAR,patternIndex);const lastgs=pattern.lastIndexOf(GLOBSTAR);const head=pattern.slice(patternIndex,firstgs);
const body=pattern.slice(firstgs+1,partial?void 0:lastgs);const tail=partial?[]:pattern.slice(lastgs+1);const segments=[[[],0]];let current=segments[0];let nonGsParts=0;
const nonGsPartsSums=[0];for(const b of body){if(b===GLOBSTAR){nonGsPartsSums.push(nonGsParts);current=[[],0];segments.push(current)}else{current[0].push(b);nonGsParts++}}
segments.forEach((b,i)=>{b[1]=nonGsParts-nonGsPartsSums[i]});const parts={head,body,tail,segments};byStart[key]=parts;return parts}#matchGlobStarBodySections(file,bodySegments,fileLength,fileIndex,bodyIndex,partial,globStarDepth,sawTail,tried){
const bs=bodySegments[bodyIndex];if(!bs){if(partial){return fileIndex>=fileLength||fileIndex===fileLength-1&&file[fileIndex]===""}for(let i=fileIndex;i<fileLength;i++){
sawTail=true;const f=file[i];if(f==="."||f===".."||!this.options.dot&&f.startsWith(".")){return false}}return sawTail}const[body,need]=bs;const after=partial?fileLength:
fileLength-need;while(fileIndex<=after){const key=bodyIndex*(file.length+1)+fileIndex;if(tried.has(key))return false;tried.add(key);const m=this.#matchOne(file,
body,partial,fileIndex,0,fileIndex+body.length);if(m&&globStarDepth<this.maxGlobstarRecursion){const sub=this.#matchGlobStarBodySections(file,bodySegments,fileLength,
fileIndex+body.length,bodyIndex+1,partial,globStarDepth+1,sawTail,tried);if(sub!==false){return sub}}if(fileIndex===after)break;const f=file[fileIndex];if(f==="\
."||f===".."||!this.options.dot&&f.startsWith(".")){return false}fileIndex++}return partial||null}#matchOne(file,pattern,partial,fileIndex,patternIndex,fileEnd=file.
length){let fi;let pi;let pl;let fl;for(fi=fileIndex,pi=patternIndex,fl=Math.min(fileEnd,file.length),pl=pattern.length;fi<fl&&pi<pl;fi++,pi++){let p=pattern[pi];
let f=file[fi];if(p===false||p===GLOBSTAR){return false}if(!portionMatch(p,f))return false}if(fi===fl&&pi===pl){return true}else if(fi===fl){return partial}else if(pi===
pl){return fi===fl-1&&file[fi]===""}else{throw new Error("wtf?")}}braceExpand(){return braceExpand(this.pattern,this.options)}#expandBraces(){const{pattern}=this;
if(this.options.nobrace)return this.braceExpand();let code=57344;while(pattern.includes(String.fromCharCode(code))){if(++code>63743)return this.braceExpand()}const mark=String.
fromCharCode(code);let found=false;const marked=pattern.replace(rangeRe,(m,lo,hi)=>{const a=Number(lo);const b=Number(hi);if(!Number.isSafeInteger(a)||!Number.isSafeInteger(
b)||Math.abs(a-b)+1<RANGE_MIN){return m}found=true;return`${mark}${lo}..${hi}${mark}`});if(!found)return this.braceExpand();const set=braceExpand(marked,this.options);
for(const p of set){for(const portion of p.split("/")){const c=portion.indexOf("[");if(c!==-1&&c<portion.lastIndexOf(mark)){return this.braceExpand()}if(!this.options.
noext&&inRepeatOrNegExt(portion,mark)){return this.braceExpand()}}}this.#rangeMark=mark;return set}parse(pattern){assertValidPattern(pattern);const options=this.
options;if(pattern==="**")return GLOBSTAR;if(pattern==="")return"";const{nocase,nocaseMagicOnly,noext=false,dot,normalize:normalize2}=options;const rangeMark=this.#rangeMark;
const lit2=rangeMark&&pattern.includes(rangeMark)?void 0:literal(pattern,noext);if(lit2!==void 0&&!(nocase&&!nocaseMagicOnly&&pattern.toUpperCase()!==pattern.toLowerCase())){
return this.#norm(lit2)}if(this.#pending)return PENDING;let m=this.#matchers.get(pattern);if(!m){if(!noext)assertValidExtglobs(pattern);m=new Matcher(pattern,{nocase,
noext,dot,normalize:normalize2,...rangeMark&&{rangeMark}});this.#matchers.set(pattern,m)}return m}#slashSplit(p){if(this.preserveMultipleSlashes){return p.split(
"/")}else if(this.isWindows&&/^\/\/[^/]+/.test(p)){return["",...p.split(/\/+/)]}else{return p.split(/\/+/)}}match(f,partial=this.partial){if(this.comment){return false}
if(this.empty){return f===""}if(f==="/"&&partial){return true}const options=this.options;let split=this.#cachedSplit(f);if(!split){if(!partial&&!this.#form&&(this.#endCheck||
this.#literalCheck)&&lastChecked!==f){lastChecked=f;const can=this.#canMatch(f);if(can==="no")return options.flipNegate?false:this.negate;if(can==="yes")return options.
flipNegate?true:!this.negate}split=this.#split(f)}const ff=split.parts;const resolved=this.#level2?split.resolved??=this.#levelTwoFileOptimize(ff):ff;const set=this.
set;let filename=ff[ff.length-1];if(!filename){for(let i=ff.length-2;!filename&&i>=0;i--){filename=ff[i]}}for(let r=0;r<set.length;r++){const pattern=set[r];const shape=partial?
void 0:this.#shapes[r];const hit=shape==="base"?portionMatch(pattern[0],filename):shape?this.#matchShape(resolved,pattern,shape):options.matchBase&&pattern.length===
1?this.#matchRow([filename],[filename],pattern,partial):this.#matchRow(ff,resolved,pattern,partial);if(hit){if(options.flipNegate){return true}return!this.negate}}
if(options.flipNegate){return false}return this.negate}static defaults(def){return minimatch.defaults(def).Minimatch}}minimatch.Minimatch=Minimatch;minimatch.escape=
escape_escape;minimatch.unescape=unescape_unescape}),3292:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.
d(__webpack_exports__,{PJ:()=>TomlDate,parse:()=>parse2});;function getLineColFromPtr(string,ptr){let lines=string.slice(0,ptr).split(/\r?\n/);return[lines.length,
lines.pop().length+1]}function makeCodeBlock(string,line,column){let lines=string.split(/\r?\n/);let codeblock="";let numberLen=(Math.log10(line+1)|0)+1;for(let i=line-
1;i<=line+1;i++){let l=lines[i-1];if(!l)continue;codeblock+=i.toString().padEnd(numberLen," ");codeblock+=":  ";codeblock+=l;codeblock+="\n";if(i===line){codeblock+=
" ".repeat(numberLen+column+2);codeblock+="^\n"}}return codeblock}class TomlError extends Error{line;column;codeblock;constructor(message,options){const[line,column]=getLineColFromPtr(
options.toml,options.ptr);const codeblock=makeCodeBlock(options.toml,line,column);super(`Invalid TOML document: ${message}

${codeblock}`,options);this.line=line;this.column=column;this.codeblock=codeblock}static x(message,ctx,ptr){throw new TomlError(message,{toml:ctx.s,ptr:ptr??ctx.
p})}};function parseString(ctx){let startPtr=ctx.p;let c=ctx.s.charCodeAt(ctx.p++);let first=c;let isLiteral=c===39;let isMultiline=c===ctx.s.charCodeAt(ctx.p)&&
c===ctx.s.charCodeAt(ctx.p+1);if(isMultiline){if((c=ctx.s.charCodeAt(ctx.p+=2))===10)ctx.p++;else if(c===13&&ctx.s.charCodeAt(ctx.p+1)===10)ctx.p+=2}let parsed="";
let sliceStart=ctx.p;let state=0;for(;ctx.p<ctx.s.length;ctx.p++){c=ctx.s.charCodeAt(ctx.p);if(isMultiline&&(c===10||c===13&&ctx.s.charCodeAt(ctx.p+1)===10)){state=
state&&3}else if(c<32&&c!==9||c===127){TomlError.x("control characters are not allowed in strings",ctx)}else if((!state||state===3)&&c===first&&(!isMultiline||ctx.
s.charCodeAt(ctx.p+1)===first&&ctx.s.charCodeAt(ctx.p+2)===first)){if(isMultiline){if(ctx.s.charCodeAt(ctx.p+3)===first)ctx.p++;if(ctx.s.charCodeAt(ctx.p+3)===first)
ctx.p++}if(!state){let s=ctx.s.slice(sliceStart,ctx.p);parsed=parsed?parsed+s:s}ctx.p+=isMultiline?3:1;return parsed}else if(!state){if(!isLiteral&&c===92){parsed+=
ctx.s.slice(sliceStart,sliceStart=ctx.p);state=1}}else if(state===1){if(c===120||c===117||c===85){let errPtr=ctx.p++-1;let value=0;let len=c===120?2:c===117?4:8;
for(let j=0;j<len;j++,ctx.p++){let hex=ctx.s.charCodeAt(ctx.p);let digit=hex>=48&&hex<=57?hex-48:hex>=65&&hex<=70?hex-65+10:hex>=97&&hex<=102?hex-97+10:-1;if(digit<
0)TomlError.x("invalid non-hex character in unicode escape",ctx);value=value<<4|digit}if(value<0||value>1114111||value>=55296&&value<=57343){TomlError.x("invali\
d unicode escape",ctx,errPtr)}parsed+=String.fromCodePoint(value);sliceStart=ctx.p--;state=0}else if(isMultiline&&(c===32||c===9)){state=2}else{if(c===98)parsed+=
"\b";else if(c===116)parsed+="	";else if(c===110)parsed+="\n";else if(c===102)parsed+="\f";else if(c===114)parsed+="\r";else if(c===101)parsed+="\x1B";else if(c===
34)parsed+='"';else if(c===92)parsed+="\\";else TomlError.x("unrecognised escape sequence",ctx);sliceStart=ctx.p+1;state=0}}else if(c!==32&&c!==9){if(state===2)
TomlError.x("invalid escape: only line-ending whitespace may be escaped",ctx,sliceStart);state=!isLiteral&&c===92?1:0;sliceStart=ctx.p}}TomlError.x("unfinished \
string",ctx,startPtr)};let DATE_TIME_RE=/^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i;class TomlDate extends Date{#hasDate=false;#hasTime=false;#offset=null;constructor(date,fasttype,unsafeDelim){
let hasDate=true;let hasTime=true;let offset="Z";let c;if(typeof date==="string"){if(fasttype)prep:{if(fasttype<3){if(+date.slice(11,13)>23){date="";break prep}
if(fasttype===2){offset=null;date+="Z"}else if((c=date.charCodeAt(date.length-1))!==90&&c!==122){offset=date.slice(date.length-6)}if(unsafeDelim)date=date.slice(
0,10)+"T"+date.slice(11)}else if(fasttype===4){date=+date.slice(0,2)>23?"":`0000-01-01T${date}Z`}hasDate=fasttype!==4;hasTime=fasttype!==3}else{let match=date.match(
DATE_TIME_RE);if(match){if(!match[1]){hasDate=false;date=`0000-01-01T${date}`}hasTime=!!match[2];hasTime&&date[10]===" "&&(date=date.replace(" ","T"));if(match[2]&&
+match[2]>23){date=""}else{offset=match[3]||null;if(!offset&&hasTime)date+="Z"}}else{date=""}}}super(date);if(!isNaN(this.getTime())){this.#hasDate=hasDate;this.#hasTime=
hasTime;this.#offset=offset}}isDateTime(){return this.#hasDate&&this.#hasTime}isLocal(){return!this.#hasDate||!this.#hasTime||!this.#offset}isDate(){return this.#hasDate&&
!this.#hasTime}isTime(){return this.#hasTime&&!this.#hasDate}isValid(){return this.#hasDate||this.#hasTime}toISOString(){let iso=super.toISOString();if(this.isDate())
return iso.slice(0,10);if(this.isTime())return iso.slice(11,23);if(this.#offset===null)return iso.slice(0,-1);if(this.#offset==="Z"||this.#offset==="z")return iso;
let offset=+this.#offset.slice(1,3)*60+ +this.#offset.slice(4,6);offset=this.#offset[0]==="-"?offset:-offset;let offsetDate=new Date(this.getTime()-offset*6e4);
return offsetDate.toISOString().slice(0,-1)+this.#offset}static wrapAsOffsetDateTime(jsDate,offset="Z"){let date=new TomlDate(jsDate);date.#offset=offset;return date}static wrapAsLocalDateTime(jsDate){
let date=new TomlDate(jsDate);date.#offset=null;return date}static wrapAsLocalDate(jsDate){let date=new TomlDate(jsDate);date.#hasTime=false;date.#offset=null;return date}static wrapAsLocalTime(jsDate){
let date=new TomlDate(jsDate);date.#hasDate=false;date.#offset=null;return date}};function isDigit(char,base=10){return base===16?char>47&&char<58||char>64&&char<
71||char>96&&char<103:char>47&&char<48+base}function isEndOfValue(char,delim){return char===32||char===9||char===10||char===13||delim&&(char===delim||char===44)||
char===35}function extractValue(ctx,end){let errPtr=ctx.p;let c=ctx.s.charCodeAt(ctx.p);if(c===91||c===123){ctx.d--||TomlError.x("document contains excessively \
nested structures. aborting.",ctx);let value=c===91?parseArray(ctx):parseInlineTable(ctx);ctx.d++;return value}if(c===34||c===39){return parseString(ctx)}if(c===
116){if(ctx.s.charCodeAt(++ctx.p)!==114||ctx.s.charCodeAt(++ctx.p)!==117||ctx.s.charCodeAt(++ctx.p)!==101)TomlError.x("invalid value",ctx,errPtr);return ctx.p++,
true}if(c===102){if(ctx.s.charCodeAt(++ctx.p)!==97||ctx.s.charCodeAt(++ctx.p)!==108||ctx.s.charCodeAt(++ctx.p)!==115||ctx.s.charCodeAt(++ctx.p)!==101)TomlError.
x("invalid value",ctx,errPtr);return ctx.p++,false}if(c===43||c===45){return parseNumber(ctx,ctx.p,ctx.s.charCodeAt(++ctx.p),44-c,end)}if(ctx.s.charCodeAt(ctx.p+
4)===45&&ctx.s.charCodeAt(ctx.p+7)===45){return parseDate(ctx,c,end)}if(ctx.s.charCodeAt(ctx.p+2)===58){return parseTime(ctx,c,end)}return parseNumber(ctx,ctx.p,
c,0,end)}function parseNumber(ctx,startPtr,startChr,sign,endChr){let c=startChr;let state=0;let hasUnderscores=false;if(c===105){if(ctx.s.charCodeAt(++ctx.p)!==
110||ctx.s.charCodeAt(++ctx.p)!==102)TomlError.x("invalid value",ctx,startPtr);return ctx.p++,(sign||1)/0}if(c===110){if(ctx.s.charCodeAt(++ctx.p)!==97||ctx.s.charCodeAt(
++ctx.p)!==110)TomlError.x("invalid value",ctx,startPtr);return ctx.p++,NaN}if(c===48){if(++ctx.p>=ctx.s.length||isEndOfValue(c=ctx.s.charCodeAt(ctx.p),endChr))
return ctx.bi===true?0n:0;if(!sign){if(c===120)return parseIntegerBaseN(ctx,startPtr,16,endChr);else if(c===98)return parseIntegerBaseN(ctx,startPtr,2,endChr);else if(c===
111)return parseIntegerBaseN(ctx,startPtr,8,endChr)}if(c===46)state=2;else if(c===101||c===69)state=4;else TomlError.x("illegal leading zero",ctx,startPtr)}else if(!isDigit(
c))TomlError.x("invalid value",ctx,startPtr);while(++ctx.p<ctx.s.length&&(c=ctx.s.charCodeAt(ctx.p),!isEndOfValue(c,endChr))){if(!state)state=1;if(c===95){if(!(state&
1))TomlError.x("illegal underscore",ctx);state+=11;hasUnderscores=true}else if(state===1&&c===46)state=2;else if((state===1||state===3)&&(c===101||c===69))state=
4;else if(state===4&&(c===43||c===45)){state=6}else if(!isDigit(c))TomlError.x(`illegal character in numeric literal`,ctx);else if(state>9)state-=11;else if(!(state&
1))state++}if(!state){let val=(startChr-48)*(sign||1);return ctx.bi===true?BigInt(val):val}if(!(state&1))TomlError.x("unfinished numeric value",ctx,startPtr);let str=ctx.
s.slice(startPtr,ctx.p);if(hasUnderscores)str=str.replaceAll("_","");return state>1?parseFloat(str):parseInteger(ctx,str,10,startPtr)}function parseIntegerBaseN(ctx,startPtr,base,endChr){
let c,underscore=1;while(++ctx.p<ctx.s.length&&(c=ctx.s.charCodeAt(ctx.p),!isEndOfValue(c,endChr))){if(c===95){if(underscore&1)TomlError.x("illegal underscore",
ctx);underscore=3}else if(!isDigit(c,base))TomlError.x(`illegal character in numeric literal`,ctx);else if(underscore&1)underscore--}if(underscore&1)TomlError.x(
"unfinished numeric value",ctx);let str=ctx.s.slice(startPtr+2,ctx.p);if(underscore)str=str.replaceAll("_","");return parseInteger(ctx,str,base,startPtr)}function parseInteger(ctx,str,base,startPtr){
if(ctx.bi!==true)int:{let val=parseInt(str,base);if(!Number.isSafeInteger(val)){if(ctx.bi)break int;TomlError.x("integer value cannot be represented losslessly",
ctx,startPtr)}return val}return base===10?BigInt(str):BigInt((base===2?"0b":base===8?"0o":"0x")+str)}function parseDate(ctx,c,endChr){let startPtr=ctx.p++,unsafeSeparator;
if(!isDigit(c)||!isDigit(ctx.s.charCodeAt(ctx.p++))||!isDigit(ctx.s.charCodeAt(ctx.p++))||!isDigit(ctx.s.charCodeAt(ctx.p++))){return parseNumber(ctx,ctx.p=startPtr,
c,0,endChr)}ctx.p+=5;if(!isDigit(ctx.s.charCodeAt(ctx.p++)))TomlError.x("invalid date-time: date part is malformed",ctx,startPtr);if(ctx.p>=ctx.s.length||((c=ctx.
s.charCodeAt(ctx.p))!==32||(unsafeSeparator=true,!isDigit(ctx.s.charCodeAt(ctx.p+1))))&&c!==84&&c!==116){let t2=ctx.s.slice(startPtr,ctx.p);return readDate(ctx,
t2,3,false,startPtr)}if(ctx.s.charCodeAt(ctx.p+=3)!==58)TomlError.x("invalid date-time: time part is malformed",ctx,startPtr);if(ctx.s.charCodeAt(ctx.p+=3)===58)
ctx.p+=3;if(ctx.s.charCodeAt(ctx.p)===46)while(isDigit(ctx.s.charCodeAt(++ctx.p)));if(c=ctx.s.charCodeAt(ctx.p)){if(c===90||c===122){let t2=ctx.s.slice(startPtr,
++ctx.p);return readDate(ctx,t2,1,unsafeSeparator,startPtr,"[+00:00]")}if(c===43||c===45){let t2=ctx.s.slice(startPtr,ctx.p+=6);return readDate(ctx,t2,1,unsafeSeparator,
startPtr,!ctx.ld&&"["+ctx.s.slice(ctx.p-6,ctx.p)+"]")}}let t=ctx.s.slice(startPtr,ctx.p);return readDate(ctx,t,2,unsafeSeparator,startPtr)}function parseTime(ctx,c,endChr){
let start=ctx.p;if(!isDigit(c)||!isDigit(ctx.s.charCodeAt(++ctx.p))){return parseNumber(ctx,--ctx.p,c,0,endChr)}if(ctx.s.charCodeAt(ctx.p+=4)===58)ctx.p+=3;if(ctx.
s.charCodeAt(ctx.p)===46)while(isDigit(ctx.s.charCodeAt(++ctx.p)));let t=ctx.s.slice(start,ctx.p);return readDate(ctx,t,4,false,start)}function readDate(ctx,str,type,unsafeDelim,errPtr,temporalSuffix){
if(ctx.ld){let date=new TomlDate(str,type,unsafeDelim);if(!date.isValid())TomlError.x("invalid date",ctx,errPtr);return date}try{if(temporalSuffix)str+=temporalSuffix;
switch(type){case 1:return Temporal.ZonedDateTime.from(str);case 2:return Temporal.PlainDateTime.from(str);case 3:return Temporal.PlainDate.from(str);case 4:return Temporal.
PlainTime.from(str)}}catch(e){TomlError.x(e instanceof Error?e.message:""+e,ctx,errPtr)}};function skipComment(ctx){for(;ctx.p<ctx.s.length;ctx.p++){let c=ctx.s.
charCodeAt(ctx.p);if(c===10)break;if(c===13&&ctx.s.charCodeAt(ctx.p+1)===10){ctx.p++;break}if(c<32&&c!==9||c===127){TomlError.x("control characters are not allo\
wed in comments",ctx)}}}function skipVoid(ctx,banNewLines,banComments){let c;while(ctx.p<ctx.s.length){while(ctx.p<ctx.s.length&&((c=ctx.s.charCodeAt(ctx.p))===
32||c===9||!banNewLines&&(c===10||c===13&&ctx.s.charCodeAt(ctx.p+1)===10)))ctx.p++;if(banComments||c!==35)break;skipComment(ctx)}};function parseKey(ctx,end=61){
let startPtr;let state=0;let parsed=[];let sliceStart;let c=ctx.s.charCodeAt(startPtr=ctx.p);do{if(c===end){if(!state)TomlError.x("unexpected end of key",ctx);if(state===
1)parsed.push(ctx.s.slice(sliceStart,ctx.p));return ctx.p++,parsed}else if(c===46){if(!state)TomlError.x("illegal empty bare key",ctx);if(state===1)parsed.push(
ctx.s.slice(sliceStart,ctx.p));state=0}else if(!state&&(c===34||c===39)){if(c===ctx.s.charCodeAt(ctx.p+1)&&c===ctx.s.charCodeAt(ctx.p+2))TomlError.x("illegal qu\
oted key: multiline strings are not allowed",ctx);parsed.push(parseString(ctx));state=2;ctx.p--}else if(c===32||c===9){if(state===1){parsed.push(ctx.s.slice(sliceStart,
ctx.p));state=2}}else if(state===2||c<48&&c!==45||c>57&&c<65||c>90&&c<97&&c!==95||c>122){TomlError.x("illegal character in key",ctx)}else if(!state){state=1;sliceStart=
ctx.p}}while(c=ctx.s.charCodeAt(++ctx.p));TomlError.x("incomplete key-value: cannot find end of key",ctx,startPtr)}function parseInlineTable(ctx){let startPtr=ctx.
p++;let res=Object.create(null);let seen=new Set;let c;while(ctx.p<ctx.s.length){skipVoid(ctx);if((c=ctx.s.charCodeAt(ctx.p))===125){ctx.p++;return res}let k;let t=res;
let hasOwn=false;let errPtr=ctx.p;let key=parseKey(ctx);for(let i=0;i<key.length;i++){if(i)t=hasOwn?t[k]:t[k]=Object.create(null);k=key[i];if((hasOwn=Object.hasOwn(
t,k))&&(typeof t[k]!=="object"||seen.has(t[k]))){TomlError.x("trying to redefine an already defined value",ctx,errPtr)}let unsafe=k==="__proto__";if(ctx.uk&&(unsafe||
k==="constructor")){t=ctx.uk!==1&&TomlError.x("document contains an unsafe property",ctx,errPtr);break}if(!hasOwn&&unsafe){Object.defineProperty(t,k,{enumerable:true,
configurable:true,writable:true})}}if(hasOwn){TomlError.x("trying to redefine an already defined value",ctx,errPtr)}skipVoid(ctx,true,true);let value=extractValue(
ctx,125);if(t&&typeof(t[k]=value)==="object")seen.add(value);skipVoid(ctx);if((c=ctx.s.charCodeAt(ctx.p++))===125){return res}if(c!==44)TomlError.x("expected co\
mma or end of structure",ctx,ctx.p-1)}TomlError.x("unfinished table",ctx,startPtr)}function parseArray(ctx){let startPtr=ctx.p++;let res=[];let c;while(ctx.p<ctx.
s.length){skipVoid(ctx);if((c=ctx.s.charCodeAt(ctx.p))===93){ctx.p++;return res}res.push(extractValue(ctx,93));skipVoid(ctx);if((c=ctx.s.charCodeAt(ctx.p++))===
93){return res}if(c!==44)TomlError.x("expected comma or end of structure",ctx,ctx.p-1)}TomlError.x("unfinished array",ctx,startPtr)};function peekTable(ctx,key,table,meta,type){
let t=table;let m=meta;let k;let hasOwn=false;let state;for(let i=0;i<key.length;i++){if(i){t=hasOwn?t[k]:t[k]=Object.create(null);m=(state=m[k]).c;if(type===0&&
(state.t===1||state.t===2)){return null}if(state.t===2){let l=t.length-1;t=t[l];m=m[l].c}}k=key[i];if((hasOwn=Object.hasOwn(t,k))&&m[k]?.t===0&&m[k]?.d){return null}
if(!hasOwn){let unsafe=k==="__proto__";if(ctx.uk&&(unsafe||k==="constructor"))return false;if(unsafe){Object.defineProperty(t,k,{enumerable:true,configurable:true,
writable:true});Object.defineProperty(m,k,{enumerable:true,configurable:true,writable:true})}m[k]={t:i<key.length-1&&type===2?3:type,d:false,i:0,c:Object.create(
null)}}}state=m[k];if(state.t!==type&&!(type===1&&state.t===3)){return null}if(type===2){if(!state.d){state.d=true;t[k]=[]}t[k].push(t=Object.create(null));state.
c[state.i++]=state={t:1,d:false,i:0,c:Object.create(null)}}if(state.d){return null}state.d=true;if(type===1){t=hasOwn?t[k]:t[k]=Object.create(null)}else if(type===
0&&hasOwn){return null}return[k,t,state.c]}function validateTablePeek(ctx,peek,ptr){if(peek===null||ctx.uk===2)TomlError.x(peek===null?"trying to redefine an al\
ready defined table or value":"document contains an unsafe property",ctx,ptr)}function parse2(toml,options={}){let ctx={s:toml,p:0,d:options.maxDepth??1e3,bi:options.
integersAsBigInt??false,ld:options.useLegacyDate??true,uk:options.unsafeKeyBehaviour==="throw"?2:options.unsafeKeyBehaviour==="drop"?1:0};let res=Object.create(
null);let meta=Object.create(null);let tmp;let skipping=false;let tbl=res;let m=meta;if(toml.charCodeAt(0)===65279)ctx.p++;skipVoid(ctx);while(ctx.p<toml.length){
if(toml.charCodeAt(ctx.p)===91){let isTableArray=toml.charCodeAt(++ctx.p)===91;tmp=ctx.p+=+isTableArray;skipping=false;let k=parseKey(ctx,93);if(isTableArray){if(toml.
charCodeAt(ctx.p)!==93){TomlError.x("expected end of table array declaration",ctx)}ctx.p++}let p=peekTable(ctx,k,res,meta,isTableArray?2:1);if(!p){validateTablePeek(
ctx,p,tmp);skipping=true}else{m=p[2];tbl=p[1]}}else{tmp=ctx.p;let k=parseKey(ctx);let p=peekTable(ctx,k,tbl,m,0);if(!p&&!skipping)validateTablePeek(ctx,p,tmp);skipVoid(
ctx,true,true);let v=extractValue(ctx,void 0);if(p&&!skipping)p[1][p[0]]=v}skipVoid(ctx,true);if(ctx.p<toml.length&&(tmp=toml.charCodeAt(ctx.p))!==10&&(tmp!==13||
toml.charCodeAt(ctx.p+1)!==10)){TomlError.x("each key-value declaration must be followed by an end-of-line",ctx)}skipVoid(ctx)}return res};let BARE_KEY=/^[a-z0-9-_]+$/i;
let HAS_WELLFORMED=!!"".isWellFormed;function extendedTypeOf(obj){let type=typeof obj;if(type==="object"){if(Array.isArray(obj))return"array";if(typeof obj.getUTCDate===
"function"&&obj instanceof Date)return"date";if(globalThis.Temporal){if(obj.until){if(obj instanceof Temporal.ZonedDateTime)return"temporal/tz+uc";if(obj instanceof
Temporal.PlainDateTime||obj instanceof Temporal.PlainDate)return"temporal/uc";if(obj instanceof Temporal.PlainTime||obj instanceof Temporal.Instant)return"tempo\
ral";if(obj instanceof Temporal.PlainYearMonth)return"temporal/x"}else if(obj.toPlainDate&&obj instanceof Temporal.PlainMonthDay||obj.negated&&obj instanceof Temporal.
Duration){return"temporal/x"}}}return type}function isArrayOfTables(obj){for(let i=0;i<obj.length;i++){if(extendedTypeOf(obj[i])!=="object")return false}return obj.
length!=0}function formatWellFormedStringUnchecked(s){return JSON.stringify(s).replaceAll("\x7F","\\u007f")}function formatString(s){return formatWellFormedStringUnchecked(
HAS_WELLFORMED?s.toWellFormed():s)}function formatKey(s){if(BARE_KEY.test(s))return s;if(HAS_WELLFORMED&&!s.isWellFormed())throw new RangeError("key contains il\
legal lone surrogates");return formatWellFormedStringUnchecked(s)}function stringifyValue(val,type,depth,numberAsFloat,strictTemporal){if(depth===0){throw new Error(
"Could not stringify the object: maximum object depth exceeded")}switch(type){case"number":if(isNaN(val))return"nan";if(val===Infinity)return"inf";if(val===-Infinity)
return"-inf";if(Number.isInteger(val)&&(numberAsFloat||!Number.isSafeInteger(val)))return val.toFixed(1);case"bigint":case"boolean":case"temporal":return val.toString();case"\
string":return formatString(val);case"date":if(isNaN(val.getTime()))throw new TypeError("cannot serialize invalid date");return val.toISOString();case"object":return stringifyInlineTable(
val,depth,numberAsFloat,strictTemporal);case"array":return stringifyArray(val,depth,numberAsFloat,strictTemporal);case"temporal/tz+uc":if(strictTemporal){let tz=val.
timeZoneId;let tzc=tz.charCodeAt(0);if(tzc!==43&&tzc!==45&&(tzc!==85&&tzc!==71&&tzc!==90&&tzc!==69||tz!=="UTC"&&tz!=="UCT"&&tz!=="Universal"&&tz!=="Zulu"&&!tz.startsWith(
"GMT")&&tz!=="Greenwich"&&!tz.startsWith("Etc/"))){throw new TypeError("Temporal objects with an IANA timezone are not allowed in Temporal strict mode")}}case"t\
emporal/uc":if(strictTemporal&&val.calendarId!=="iso8601")throw new TypeError("Temporal objects with a non-default calendar are not allowed in Temporal strict m\
ode");return val.toString({calendarName:"never",timeZoneName:"never"});case"temporal/x":throw new TypeError("Unsupported "+val[Symbol.toStringTag])}}function stringifyInlineTable(obj,depth,numberAsFloat,strictTemporal){
let keys=Object.keys(obj);if(keys.length===0)return"{}";let res="{ ";for(let i=0;i<keys.length;i++){let k=keys[i];if(i)res+=", ";res+=formatKey(k)+" = "+stringifyValue(
obj[k],extendedTypeOf(obj[k]),depth-1,numberAsFloat,strictTemporal)}return res+" }"}function stringifyArray(array,depth,numberAsFloat,strictTemporal){if(array.length===
0)return"[]";let res="[ ";for(let i=0;i<array.length;i++){if(i)res+=", ";if(array[i]===null||array[i]===void 0){throw new TypeError("arrays cannot contain null \
or undefined values")}res+=stringifyValue(array[i],extendedTypeOf(array[i]),depth-1,numberAsFloat,strictTemporal)}return res+" ]"}function stringifyArrayTable(array,key,depth,numberAsFloat,strictTemporal){
if(depth===0){throw new Error("Could not stringify the object: maximum object depth exceeded")}let res="";for(let i=0;i<array.length;i++){res+=`${res&&"\n"}[[${key}\
]]
`;res+=stringifyTable(0,array[i],key,depth,numberAsFloat,strictTemporal)}return res}function stringifyTable(tableKey,obj,prefix,depth,numberAsFloat,strictTemporal){
if(depth===0){throw new Error("Could not stringify the object: maximum object depth exceeded")}let preamble="";let tables="";let keys=Object.keys(obj);for(let i=0;i<
keys.length;i++){let k=keys[i];if(obj[k]!==null&&obj[k]!==void 0){let type=extendedTypeOf(obj[k]);if(type==="symbol"||type==="function"){throw new TypeError(`ca\
nnot serialize values of type '${type}'`)}let key=formatKey(k);if(type==="array"&&isArrayOfTables(obj[k])){tables+=(tables&&"\n")+stringifyArrayTable(obj[k],prefix?
`${prefix}.${key}`:key,depth-1,numberAsFloat,strictTemporal)}else if(type==="object"){let tblKey=prefix?`${prefix}.${key}`:key;tables+=(tables&&"\n")+stringifyTable(
tblKey,obj[k],tblKey,depth-1,numberAsFloat,strictTemporal)}else{preamble+=key;preamble+=" = ";preamble+=stringifyValue(obj[k],type,depth,numberAsFloat,strictTemporal);
preamble+="\n"}}}if(tableKey&&(preamble||!tables))preamble=preamble?`[${tableKey}]
${preamble}`:`[${tableKey}]`;return preamble&&tables?`${preamble}
${tables}`:preamble||tables}function stringify(obj,{maxDepth=1e3,numbersAsFloat=false,strictTemporal=false}={}){if(extendedTypeOf(obj)!=="object"){throw new TypeError(
"stringify can only be called with an object")}let str=stringifyTable(0,obj,"",maxDepth,numbersAsFloat,strictTemporal);if(str[str.length-1]!=="\n")return str+"\n";
return str};const dist={parse:parse2,stringify,TomlDate,TomlError}}),4377:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{p6:()=>date,w$:()=>datetime});var _core_index_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3759);var _schemas_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6921);function datetime(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.You,params)}function date(params){
return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Brp,params)}function time(params){return core._isoTime(ZodISOTime,
params)}function duration(params){return core._isoDuration(ZodISODuration,params)}}),6921:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Brp:()=>ZodISODate,You:()=>ZodISODateTime,YOg:()=>array,zMY:()=>schemas_boolean,gMt:()=>discriminatedUnion,k5n:()=>_enum,
Whr:()=>schemas_int,euz:()=>literal,aig:()=>number,Ikc:()=>object,g1P:()=>record,rej:()=>strictObject,YjP:()=>string,KCZ:()=>union,L5J:()=>unknown});var core_core=__webpack_require__(
8532);var core_util=__webpack_require__(4723);;class $ZodCyclicError extends Error{constructor(){super(`Cannot parse a reference cycle that closes through a tra\
nsform`);this.name="ZodCyclicError"}}const STATE="~memo";const NO_ISSUES=[];function isRef(value){return value!==null&&typeof value==="object"}function cloneIssues(issues){
return issues.map(iss=>iss.path?{...iss,path:iss.path.slice()}:{...iss})}const recursive=new WeakMap;const NONE=0;const ASSUMED=1;const PROVEN=2;function isRecursive(inst,stack,resolve){
const cached=recursive.get(inst);if(cached!==void 0)return cached?PROVEN:NONE;if(stack.has(inst))return PROVEN;stack.add(inst);let result=NONE;const check2=child=>{
if(result!==PROVEN&&child?._zod){const answer=isRecursive(child,stack,resolve);if(answer>result)result=answer}};const shape=(sh,spread)=>{let answer=NONE;for(const key of Reflect.
ownKeys(sh)){const desc=Object.getOwnPropertyDescriptor(sh,key);if(spread&&!desc.enumerable)continue;const child=desc.get?ASSUMED:desc.value?._zod?isRecursive(desc.
value,stack,resolve):NONE;if(child>answer)answer=child}return answer};const merge=answer=>{if(answer>result)result=answer};const def=inst._zod.def;const kind=def.
type;switch(kind){case"object":{const raw=core_util.MO(def);merge(raw?shape(raw,true):ASSUMED);check2(def.catchall);break}case"array":check2(def.element);break;case"\
tuple":for(const el of def.items)check2(el);check2(def.rest);break;case"record":case"map":check2(def.keyType);check2(def.valueType);break;case"set":check2(def.valueType);
break;case"union":for(const el of def.options)check2(el);break;case"intersection":check2(def.left);check2(def.right);break;case"optional":case"nullable":case"de\
fault":case"prefault":case"catch":case"readonly":case"nonoptional":case"promise":case"success":check2(def.innerType);break;case"pipe":check2(def.in);check2(def.
out);break;case"function":check2(def.input);check2(def.output);break;case"lazy":{const inner=def._cachedInner??(resolve?inst._zod.innerType:void 0);merge(inner?
isRecursive(inner,stack,false):ASSUMED);break}case"template_literal":case"string":case"number":case"int":case"boolean":case"bigint":case"symbol":case"undefined":case"\
null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"file":case"transform":case"custom":break;default:{kind;for(const key in def){
const desc=Object.getOwnPropertyDescriptor(def,key);if(!desc||desc.get)continue;const value=desc.value;if(!value||typeof value!=="object")continue;if(value._zod)
check2(value);else if(Array.isArray(value))for(const el of value)check2(el)}}}stack.delete(inst);return settle(inst,result)}function settle(inst,answer){if(answer!==
ASSUMED)recursive.set(inst,answer===PROVEN);return answer}function isRecursiveSchema(inst){return isRecursive(inst,new Set,true)!==NONE}function bucketFor(state,inst){
let bucket=state.buckets.get(inst);if(!bucket){bucket=new WeakMap;state.buckets.set(inst,bucket)}return bucket}let handoff;const memoizer_open=[];const memo={alloc(_inst,payload,empty){
const bucket=handoff;if(!bucket)return empty;handoff=void 0;const entry={value:empty,issues:null};bucket.set(payload.value,entry);memoizer_open.push(entry);return empty},
guard(inst){var _a;(_a=inst._zod).deferred??(_a.deferred=[]);inst._zod.deferred.push(()=>{const base=inst._zod.parse;const wrapped=(payload,ctx)=>{if(ctx.direction!==
"backward"&&isBackEdge(ctx,payload.value))throw new $ZodCyclicError;return base(payload,ctx)};inst._zod.parse=wrapped;if(inst._zod.run===base)inst._zod.run=wrapped})},
attach(inst){var _a;let isRecursiveInst;let rechecked=false;let lastCtx;let lastBucket;(_a=inst._zod).deferred??(_a.deferred=[]);inst._zod.deferred.push(()=>{const base=inst.
_zod.parse;const wrapped=(payload,ctx)=>{if(isRecursiveInst===void 0){const walked=isRecursive(inst,new Set,false);if(walked===NONE){inst._zod.parse=base;if(inst.
_zod.run===wrapped)inst._zod.run=base;return base(payload,ctx)}if(walked===PROVEN||rechecked)isRecursiveInst=true;else rechecked=true}const input=payload.value;
if(!isRef(input))return base(payload,ctx);let state=ctx[STATE];if(!state){state={buckets:new WeakMap,backEdges:void 0};ctx[STATE]=state}let bucket;if(lastCtx===
ctx){bucket=lastBucket}else{bucket=bucketFor(state,inst);lastCtx=ctx;lastBucket=bucket}const hit=bucket.get(input);if(hit){payload.value=hit.value;if(hit.issues){
if(hit.issues.length)payload.issues.push(...cloneIssues(hit.issues))}else{payload.memo=true;state.backEdges??(state.backEdges=new WeakSet);state.backEdges.add(hit.
value)}return payload}handoff=bucket;const depth=memoizer_open.length;const result=base(payload,ctx);handoff=void 0;const entry=memoizer_open.length>depth?memoizer_open.
pop():void 0;if(result instanceof Promise){return result.then(r=>{if(entry)entry.issues=r.issues.length?cloneIssues(r.issues):NO_ISSUES;return r})}if(entry)entry.
issues=result.issues.length?cloneIssues(result.issues):NO_ISSUES;return result};inst._zod.parse=wrapped;if(inst._zod.run===base)inst._zod.run=wrapped})}};function memoizer(){
return memo}function isBackEdge(ctx,value){const backEdges=ctx[STATE]?.backEdges;return backEdges!==void 0&&isRef(value)&&backEdges.has(value)}var schemas2=__webpack_require__(
6985);var registries=__webpack_require__(9396);var api=__webpack_require__(3759);var json_schema_processors=__webpack_require__(8439);var to_json_schema=__webpack_require__(
7509);;const error=()=>{const Sizable={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"\
items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function getSizing(origin){return Sizable[origin]??null}const FormatDictionary={regex:"input",email:"\
email address",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC address",cidrv4:"IPv4 ra\
nge",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"E.164 number",currency_code:"curren\
cy code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"};const TypeDictionary={nan:"NaN"};function getTypeName(type,input){if(type===
"number"&&typeof input==="number"&&!Number.isFinite(input)){return String(input)}return TypeDictionary[type]??type}return issue=>{switch(issue.code){case"invali\
d_type":{const expected=getTypeName(issue.expected);const receivedType=core_util.GW(issue.input);const received=getTypeName(receivedType,issue.input);return`Inv\
alid input: expected ${expected}, received ${received}`}case"invalid_value":if(issue.values.length===1)return`Invalid input: expected ${core_util.B7(issue.values[0])}`;
return`Invalid option: expected one of ${core_util.jw(issue.values,"|")}`;case"too_big":{const adj=issue.exact?"exactly ":issue.inclusive?"<=":"<";const sizing=getSizing(
issue.origin);if(sizing)return`Too big: expected ${issue.origin??"value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit??"elements"}`;return`Too big: \
expected ${issue.origin??"value"} to be ${adj}${issue.maximum.toString()}`}case"too_small":{const adj=issue.exact?"exactly ":issue.inclusive?">=":">";const sizing=getSizing(
issue.origin);if(sizing){return`Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`}return`Too small: expected ${issue.
origin} to be ${adj}${issue.minimum.toString()}`}case"invalid_format":{const _issue=issue;if(_issue.format==="starts_with"){return`Invalid string: must start wi\
th "${_issue.prefix}"`}if(_issue.format==="ends_with")return`Invalid string: must end with "${_issue.suffix}"`;if(_issue.format==="includes")return`Invalid stri\
ng: must include "${_issue.includes}"`;if(_issue.format==="regex")return`Invalid string: must match pattern ${_issue.pattern}`;return`Invalid ${FormatDictionary[_issue.
format]??issue.format}`}case"not_multiple_of":return`Invalid number: must be a multiple of ${issue.divisor}`;case"unrecognized_keys":return`Unrecognized key${issue.
keys.length>1?"s":""}: ${core_util.jw(issue.keys,", ")}`;case"invalid_key":return`Invalid key in ${issue.origin}`;case"invalid_union":if(issue.options&&Array.isArray(
issue.options)&&issue.options.length>0){const opts=issue.options.map(o=>`'${o}'`).join(" | ");return`Invalid discriminator value. Expected ${opts}`}if(issue.inclusive===
false){return"Invalid input: more than one option matched"}return"Invalid input";case"invalid_element":return`Invalid value in ${issue.origin}`;default:return`I\
nvalid input`}}};function en(){return{localeError:error()}};function _getMessage(){const internals=this._zod;internals.message??(internals.message=JSON.stringify(
internals.def,core_util.k8,2));return internals.message}function _setMessage(value){this._zod.message=value}const _messageDesc={get:_getMessage,set:_setMessage,
enumerable:true,configurable:true};const _issuesDesc={value:void 0,enumerable:false};const _installedToString=new WeakSet([Object.prototype,Error.prototype]);const initializer=(inst,def)=>{
inst.name="$ZodError";_issuesDesc.value=def;Object.defineProperty(inst,"issues",_issuesDesc);_issuesDesc.value=void 0;Object.defineProperty(inst,"message",_messageDesc);
const proto=Object.getPrototypeOf(inst);if(!_installedToString.has(proto)){_installedToString.add(proto);Object.defineProperty(proto,"toString",{configurable:true,
enumerable:false,get(){const value=()=>this.message;Object.defineProperty(this,"toString",{value,configurable:true,writable:true});return value},set(value){Object.
defineProperty(this,"toString",{value,configurable:true,writable:true})}})}};const $ZodError=(0,core_core.xI)("$ZodError",initializer);const $ZodRealError=(0,core_core.
xI)("$ZodError",initializer,void 0,{Parent:Error});function node(obj,key,make){if(!Object.prototype.hasOwnProperty.call(obj,key)){if(key==="__proto__"){Object.defineProperty(
obj,key,{value:make(),writable:true,enumerable:true,configurable:true})}else{obj[key]=make()}}return obj[key]}function flattenError(error2,mapper=issue=>issue.message){
const fieldErrors={};const formErrors=[];for(const sub of error2.issues){if(sub.path.length>0){node(fieldErrors,sub.path[0],()=>[]).push(mapper(sub))}else{formErrors.
push(mapper(sub))}}return{formErrors,fieldErrors}}function formatError(error2,mapper=issue=>issue.message){const fieldErrors={_errors:[]};const processError=(error3,path=[])=>{
for(const issue of error3.issues){if(issue.code==="invalid_union"&&issue.errors.length){issue.errors.map(issues=>processError({issues},[...path,...issue.path]))}else if(issue.
code==="invalid_key"){processError({issues:issue.issues},[...path,...issue.path])}else if(issue.code==="invalid_element"){processError({issues:issue.issues},[...path,
...issue.path])}else{const fullpath=[...path,...issue.path];if(fullpath.length===0){fieldErrors._errors.push(mapper(issue))}else{let curr=fieldErrors;let i=0;while(i<
fullpath.length){const el=fullpath[i];const terminal=i===fullpath.length-1;if(el==="_errors"){if(terminal)curr._errors.push(mapper(issue));i++;continue}if(!Object.
prototype.hasOwnProperty.call(curr,el)){Object.defineProperty(curr,el,{value:{_errors:[]},enumerable:true,writable:true,configurable:true})}const node2=curr[el];
if(terminal){node2._errors.push(mapper(issue))}curr=node2;i++}}}}};processError(error2);return fieldErrors}function treeifyError(error2,mapper=issue=>issue.message){
const result={errors:[]};const processError=(error3,path=[])=>{var _a;for(const issue of error3.issues){if(issue.code==="invalid_union"&&issue.errors.length){issue.
errors.map(issues=>processError({issues},[...path,...issue.path]))}else if(issue.code==="invalid_key"){processError({issues:issue.issues},[...path,...issue.path])}else if(issue.
code==="invalid_element"){processError({issues:issue.issues},[...path,...issue.path])}else{const fullpath=[...path,...issue.path];if(fullpath.length===0){result.
errors.push(mapper(issue));continue}let curr=result;let i=0;while(i<fullpath.length){const el=fullpath[i];const terminal=i===fullpath.length-1;if(typeof el==="s\
tring"){curr.properties??(curr.properties={});if(!Object.prototype.hasOwnProperty.call(curr.properties,el)){Object.defineProperty(curr.properties,el,{value:{errors:[]},
enumerable:true,writable:true,configurable:true})}curr=curr.properties[el]}else{curr.items??(curr.items=[]);(_a=curr.items)[el]??(_a[el]={errors:[]});curr=curr.
items[el]}if(terminal){curr.errors.push(mapper(issue))}i++}}}};processError(error2);return result}function toDotPath(_path){const segs=[];const path=_path.map(seg=>typeof seg===
"object"?seg.key:seg);for(const seg of path){if(typeof seg==="number")segs.push(`[${seg}]`);else if(typeof seg==="symbol")segs.push(`[${JSON.stringify(String(seg))}\
]`);else if(/[^\w$]/.test(seg))segs.push(`[${JSON.stringify(seg)}]`);else{if(segs.length)segs.push(".");segs.push(seg)}}return segs.join("")}function prettifyError(error2){
const lines=[];const issues=[...error2.issues].sort((a,b)=>(a.path??[]).length-(b.path??[]).length);for(const issue of issues){lines.push(`\u2716 ${issue.message}`);
if(issue.path?.length)lines.push(`  \u2192 at ${toDotPath(issue.path)}`)}return lines.join("\n")};function finalizeParams(callee,params){return{callee:params?.callee??
callee,Err:params?.Err}}const _parse=_Err=>{const fn=(schema,value,_ctx,_params)=>{const ctx=_ctx?{..._ctx,async:false}:{async:false};const result=schema._zod.run(
{value,issues:[]},ctx);if(result instanceof Promise){throw new core_core.GT}if(result.issues.length){const e=new(_params?.Err??_Err)(result.issues.map(iss=>core_util.
iR(iss,ctx,core_core.$W())));core_util.gx(e,_params?.callee??fn);throw e}return result.value};return fn};const parse2=_parse($ZodRealError);const _parseAsync=_Err=>{
const fn=async(schema,value,_ctx,params)=>{const ctx=_ctx?{..._ctx,async:true}:{async:true};let result=schema._zod.run({value,issues:[]},ctx);if(result instanceof
Promise)result=await result;if(result.issues.length){const e=new(params?.Err??_Err)(result.issues.map(iss=>core_util.iR(iss,ctx,core_core.$W())));core_util.gx(e,
params?.callee??fn);throw e}return result.value};return fn};const parseAsync2=_parseAsync($ZodRealError);const _safeParse=_Err=>(schema,value,_ctx)=>{const ctx=_ctx?
{..._ctx,async:false}:{async:false};const result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise){throw new core_core.GT}return result.issues.
length?failure(_Err,result.issues,ctx):{success:true,data:result.value}};const safeParse=_safeParse($ZodRealError);function failure(Err,issues,ctx){let error2;return{
success:false,get error(){if(!error2){error2=new Err(issues.map(iss=>core_util.iR(iss,ctx,core_core.$W())));issues=void 0;ctx=void 0}return error2},set error(e){
error2=e;issues=void 0;ctx=void 0}}}const _safeParseAsync=_Err=>async(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,async:true}:{async:true};let result=schema._zod.
run({value,issues:[]},ctx);if(result instanceof Promise)result=await result;return result.issues.length?failure(_Err,result.issues,ctx):{success:true,data:result.
value}};const safeParseAsync=_safeParseAsync($ZodRealError);const COMPILE_INVALID=Symbol.for("zod.compile.invalid");const COMPILE_FALLBACK=Symbol.for("zod.compi\
le.fallback");const validate=((schema,value,_ctx)=>{const validator=schema._zod.bag.validator;if(validator!==void 0){if(validator(value)!==COMPILE_INVALID)return true;
if(validator.definite===true&&_ctx===void 0)return false}return validateFallback(schema,value,_ctx)});function validateFallback(schema,value,_ctx){const ctx=_ctx?
{..._ctx,async:false,abortEarly:true}:{async:false,abortEarly:true};const fallbackRun=schema._zod.bag.fallbackRun;let result;if(fallbackRun){ctx[COMPILE_FALLBACK]=
true;result=fallbackRun({value,issues:[]},ctx)}else{result=schema._zod.run({value,issues:[]},ctx)}if(result instanceof Promise){throw new core_core.GT}return result.
issues.length===0}const validateAsync=async(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,async:true,abortEarly:true}:{async:true,abortEarly:true};let result=schema.
_zod.run({value,issues:[]},ctx);if(result instanceof Promise)result=await result;return result.issues.length===0};const _encode=_Err=>{const parse3=_parse(_Err);
const fn=(schema,value,_ctx,_params)=>{const ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return parse3(schema,value,ctx,finalizeParams(fn,_params))};
return fn};const encode=_encode($ZodRealError);const _decode=_Err=>{const parse3=_parse(_Err);const fn=(schema,value,_ctx,_params)=>{return parse3(schema,value,
_ctx,finalizeParams(fn,_params))};return fn};const decode=_decode($ZodRealError);const _encodeAsync=_Err=>{const parseAsync3=_parseAsync(_Err);const fn=async(schema,value,_ctx,_params)=>{
const ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return await parseAsync3(schema,value,ctx,finalizeParams(fn,_params))};return fn};const encodeAsync=_encodeAsync(
$ZodRealError);const _decodeAsync=_Err=>{const parseAsync3=_parseAsync(_Err);const fn=async(schema,value,_ctx,_params)=>{return await parseAsync3(schema,value,_ctx,
finalizeParams(fn,_params))};return fn};const decodeAsync=_decodeAsync($ZodRealError);const _safeEncode=_Err=>(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,direction:"\
backward"}:{direction:"backward"};return _safeParse(_Err)(schema,value,ctx)};const safeEncode=_safeEncode($ZodRealError);const _safeDecode=_Err=>(schema,value,_ctx)=>{
return _safeParse(_Err)(schema,value,_ctx)};const safeDecode=_safeDecode($ZodRealError);const _safeEncodeAsync=_Err=>async(schema,value,_ctx)=>{const ctx=_ctx?{
..._ctx,direction:"backward"}:{direction:"backward"};return _safeParseAsync(_Err)(schema,value,ctx)};const safeEncodeAsync=_safeEncodeAsync($ZodRealError);const _safeDecodeAsync=_Err=>async(schema,value,_ctx)=>{
return _safeParseAsync(_Err)(schema,value,_ctx)};const safeDecodeAsync=_safeDecodeAsync($ZodRealError);;const _installedErrorProtos=new WeakSet([Object.prototype,
Error.prototype]);function _lazyMethod(proto,key,make){Object.defineProperty(proto,key,{configurable:true,enumerable:false,get(){const value=make(this);Object.defineProperty(
this,key,{value,configurable:true,writable:true});return value},set(value){Object.defineProperty(this,key,{value,configurable:true,writable:true})}})}const errors_initializer=(inst,issues)=>{
$ZodError.init(inst,issues);inst.name="ZodError";const proto=Object.getPrototypeOf(inst);if(_installedErrorProtos.has(proto))return;_installedErrorProtos.add(proto);
_lazyMethod(proto,"format",self=>mapper=>formatError(self,mapper));_lazyMethod(proto,"flatten",self=>mapper=>flattenError(self,mapper));_lazyMethod(proto,"addIs\
sue",self=>issue=>{self.issues.push(issue);self.message=JSON.stringify(self.issues,core_util.k8,2)});_lazyMethod(proto,"addIssues",self=>issues2=>{self.issues.push(
...issues2);self.message=JSON.stringify(self.issues,core_util.k8,2)});Object.defineProperty(proto,"isEmpty",{configurable:true,enumerable:false,get(){return this.
issues.length===0}})};const ZodError=null;const ZodRealError=core_core.xI("ZodError",errors_initializer,void 0,{Parent:Error});;const parse_parse=_parse(ZodRealError);
const parse_parseAsync=_parseAsync(ZodRealError);const parse_safeParse=_safeParse(ZodRealError);const parse_safeParseAsync=_safeParseAsync(ZodRealError);const parse_encode=_encode(
ZodRealError);const parse_decode=_decode(ZodRealError);const parse_encodeAsync=_encodeAsync(ZodRealError);const parse_decodeAsync=_decodeAsync(ZodRealError);const parse_safeEncode=_safeEncode(
ZodRealError);const parse_safeDecode=_safeDecode(ZodRealError);const parse_safeEncodeAsync=_safeEncodeAsync(ZodRealError);const parse_safeDecodeAsync=_safeDecodeAsync(
ZodRealError);;function _ensureDefaultLocale(){if(!core_core.cr.localeError)core_core.$W(en())}function _ensureDefaultMemoizer(){if(!core_core.cr.memoizer)core_core.
$W({memoizer:memoizer()})}const ZodType=core_core.xI("ZodType",(inst,def)=>{_ensureDefaultLocale();schemas2.W4.init(inst,def);inst.def=def;inst.type=def.type;return inst},
{check(...chks){const def=this.def;return this.clone(core_util.zM(def,{checks:[...def.checks??[],...chks.map(ch=>typeof ch==="function"?{_zod:{check:ch,def:{check:"\
custom"},onattach:[]}}:ch)]}),{parent:true})},with(...chks){return this.check(...chks)},clone(def,params){return core_util.o8(this,def,params)},brand(){return this},
register(reg,meta2){reg.add(this,meta2);return this},refine(check2,params){return this.check(refine(check2,params))},superRefine(refinement,params){return this.
check(superRefine(refinement,params))},overwrite(fn){return this.check(api.bS(fn))},optional(){return optional(this)},exactOptional(){return exactOptional(this)},
nullable(){return nullable(this)},nullish(){return optional(nullable(this))},nonoptional(params){return nonoptional(this,params)},array(){return array(this)},or(arg){
return union([this,arg])},and(arg){return intersection(this,arg)},transform(tx){return pipe(this,transform(tx))},default(d){return _default(this,d)},prefault(d){
return prefault(this,d)},catch(params){return _catch(this,params)},pipe(target){return pipe(this,target)},readonly(){return readonly(this)},describe(description){
const cl=this.clone();registries.fd.add(cl,{description});return cl},meta(...args){if(args.length===0)return registries.fd.get(this);const cl=this.clone();registries.
fd.add(cl,args[0]);return cl},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(fn,...args){return args.
length===0?fn(this):fn(this,...args)},get"~standard"(){return core_util.jD(this,"~standard",{...schemas2.YK(this),jsonSchema:{input:(0,to_json_schema.uE)(this,"\
input"),output:(0,to_json_schema.uE)(this,"output")}})},set"~standard"(value){core_util.qh(this,"~standard",value)},parse:function _parse2(data,params){return parse_parse(
this,data,params,{callee:_parse2})},parseAsync:async function _parseAsync2(data,params){return await parse_parseAsync(this,data,params,{callee:_parseAsync2})},safeParse(data,params){
return parse_safeParse(this,data,params)},async safeParseAsync(data,params){return parse_safeParseAsync(this,data,params)},get spa(){return this?.safeParseAsync},
set spa(value){core_util.qh(this,"spa",value)},validate(data,params){return validate(this,data,params)},validateAsync(data,params){return validateAsync(this,data,
params)},encode:function _encode2(data,params){return parse_encode(this,data,params,{callee:_encode2})},decode:function _decode2(data,params){return parse_decode(
this,data,params,{callee:_decode2})},encodeAsync:async function _encodeAsync2(data,params){return await parse_encodeAsync(this,data,params,{callee:_encodeAsync2})},
decodeAsync:async function _decodeAsync2(data,params){return await parse_decodeAsync(this,data,params,{callee:_decodeAsync2})},safeEncode(data,params){return parse_safeEncode(
this,data,params)},safeDecode(data,params){return parse_safeDecode(this,data,params)},async safeEncodeAsync(data,params){return parse_safeEncodeAsync(this,data,
params)},async safeDecodeAsync(data,params){return parse_safeDecodeAsync(this,data,params)},toJSONSchema(params){return(0,to_json_schema.OA)(this,{})(params)},get description(){
return registries.fd.get(this)?.description},get _def(){return this._zod.def}});const _ZodString=core_core.xI("_ZodString",(inst,def)=>{schemas2.$v.init(inst,def);
ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.SW(inst,ctx,json2,params)},core_util.un({format:inst=>json_schema_processors.
Fs(inst).format??null,minLength:inst=>json_schema_processors.Fs(inst).minimum??null,maxLength:inst=>json_schema_processors.Fs(inst).maximum??null},{regex(...args){
return this.check(api.Fk(...args))},includes(...args){return this.check(api.dR(...args))},startsWith(...args){return this.check(api.$S(...args))},endsWith(...args){
return this.check(api.ER(...args))},min(...args){return this.check(api.m9(...args))},max(...args){return this.check(api.Eb(...args))},length(...args){return this.
check(api.YA(...args))},nonempty(...args){return this.check(api.m9(1,...args))},lowercase(params){return this.check(api.hH(params))},uppercase(params){return this.
check(api.qF(params))},trim(){return this.check(api.WN())},normalize(...args){return this.check(api.lo(...args))},toLowerCase(){return this.check(api.Il())},toUpperCase(){
return this.check(api.xY())},slugify(){return this.check(api.TL())}}));const ZodString=core_core.xI("ZodString",(inst,def)=>{schemas2.$v.init(inst,def);_ZodString.
init(inst,def)},{email(params){return this.check(api.Mu(ZodEmail,params))},url(params){return this.check(api.Fn(ZodURL,params))},jwt(params){return this.check(api.
rk(ZodJWT,params))},emoji(params){return this.check(api.aC(ZodEmoji,params))},guid(params){return this.check(api.tB(ZodGUID,params))},uuid(params){return this.check(
api.Be(ZodUUID,params))},uuidv4(params){return this.check(api.nA(ZodUUID,params))},uuidv6(params){return this.check(api.pY(ZodUUID,params))},uuidv7(params){return this.
check(api.wA(ZodUUID,params))},nanoid(params){return this.check(api.Dl(ZodNanoID,params))},cuid(params){return this.check(api.fs(ZodCUID,params))},cuid2(params){
return this.check(api.Bj(ZodCUID2,params))},ulid(params){return this.check(api.Ct(ZodULID,params))},base64(params){return this.check(api.rt(ZodBase64,params))},
base64url(params){return this.check(api.cU(ZodBase64URL,params))},xid(params){return this.check(api.Pw(ZodXID,params))},ksuid(params){return this.check(api._z(ZodKSUID,
params))},ipv4(params){return this.check(api.Ny(ZodIPv4,params))},ipv6(params){return this.check(api.$O(ZodIPv6,params))},cidrv4(params){return this.check(api.Uy(
ZodCIDRv4,params))},cidrv6(params){return this.check(api.gP(ZodCIDRv6,params))},e164(params){return this.check(api.KB(ZodE164,params))},datetime(params){return this.
check(api.G1(ZodISODateTime,params))},date(params){return this.check(api.db(ZodISODate,params))},time(params){return this.check(api.Kn(ZodISOTime2,params))},duration(params){
return this.check(api.f2(ZodISODuration2,params))}});function string(params){return api.Rl(ZodString,params)}const ZodStringFormat=core_core.xI("ZodStringFormat",
(inst,def)=>{schemas2.EY.init(inst,def);_ZodString.init(inst,def)});const ZodISODateTime=core_core.xI("ZodISODateTime",(inst,def)=>{schemas2.Ko.init(inst,def);ZodStringFormat.
init(inst,def)});const ZodISODate=core_core.xI("ZodISODate",(inst,def)=>{schemas2.v1.init(inst,def);ZodStringFormat.init(inst,def)});const ZodISOTime2=core_core.
xI("ZodISOTime",(inst,def)=>{schemas2.Ax.init(inst,def);ZodStringFormat.init(inst,def)});const ZodISODuration2=core_core.xI("ZodISODuration",(inst,def)=>{schemas2.
$N.init(inst,def);ZodStringFormat.init(inst,def)});const ZodEmail=core_core.xI("ZodEmail",(inst,def)=>{schemas2.qG.init(inst,def);ZodStringFormat.init(inst,def)});
function email(params){return core._email(ZodEmail,params)}const ZodGUID=core_core.xI("ZodGUID",(inst,def)=>{schemas2.Zc.init(inst,def);ZodStringFormat.init(inst,
def)});function guid(params){return core._guid(ZodGUID,params)}const ZodUUID=core_core.xI("ZodUUID",(inst,def)=>{schemas2.Zn.init(inst,def);ZodStringFormat.init(
inst,def)});function uuid(params){return core._uuid(ZodUUID,params)}function uuidv4(params){return core._uuidv4(ZodUUID,params)}function uuidv6(params){return core.
_uuidv6(ZodUUID,params)}function uuidv7(params){return core._uuidv7(ZodUUID,params)}const ZodURL=core_core.xI("ZodURL",(inst,def)=>{schemas2.VY.init(inst,def);ZodStringFormat.
init(inst,def)});function url(params){return core._url(ZodURL,params)}function httpUrl(params){return core._url(ZodURL,{protocol:regexes.httpProtocol,hostname:regexes.
domain,...util.normalizeParams(params)})}const ZodEmoji=core_core.xI("ZodEmoji",(inst,def)=>{schemas2.cG.init(inst,def);ZodStringFormat.init(inst,def)});function emoji(params){
return core._emoji(ZodEmoji,params)}const ZodNanoID=core_core.xI("ZodNanoID",(inst,def)=>{schemas2.Py.init(inst,def);ZodStringFormat.init(inst,def)});function nanoid(params){
return core._nanoid(ZodNanoID,params)}const ZodCUID=core_core.xI("ZodCUID",(inst,def)=>{schemas2.bl.init(inst,def);ZodStringFormat.init(inst,def)});function cuid(params){
return core._cuid(ZodCUID,params)}const ZodCUID2=core_core.xI("ZodCUID2",(inst,def)=>{schemas2.Zu.init(inst,def);ZodStringFormat.init(inst,def)});function cuid2(params){
return core._cuid2(ZodCUID2,params)}const ZodULID=core_core.xI("ZodULID",(inst,def)=>{schemas2.g5.init(inst,def);ZodStringFormat.init(inst,def)});function ulid(params){
return core._ulid(ZodULID,params)}const ZodXID=core_core.xI("ZodXID",(inst,def)=>{schemas2.TF.init(inst,def);ZodStringFormat.init(inst,def)});function xid(params){
return core._xid(ZodXID,params)}const ZodKSUID=core_core.xI("ZodKSUID",(inst,def)=>{schemas2.GY.init(inst,def);ZodStringFormat.init(inst,def)});function ksuid(params){
return core._ksuid(ZodKSUID,params)}const ZodIPv4=core_core.xI("ZodIPv4",(inst,def)=>{schemas2.Lc.init(inst,def);ZodStringFormat.init(inst,def)});function ipv4(params){
return core._ipv4(ZodIPv4,params)}const ZodMAC=null;function mac(params){return core._mac(ZodMAC,params)}const ZodIPv6=core_core.xI("ZodIPv6",(inst,def)=>{schemas2.
Zy.init(inst,def);ZodStringFormat.init(inst,def)});function ipv6(params){return core._ipv6(ZodIPv6,params)}const ZodCIDRv4=core_core.xI("ZodCIDRv4",(inst,def)=>{
schemas2.CI.init(inst,def);ZodStringFormat.init(inst,def)});function cidrv4(params){return core._cidrv4(ZodCIDRv4,params)}const ZodCIDRv6=core_core.xI("ZodCIDRv\
6",(inst,def)=>{schemas2.Cn.init(inst,def);ZodStringFormat.init(inst,def)});function cidrv6(params){return core._cidrv6(ZodCIDRv6,params)}const ZodBase64=core_core.
xI("ZodBase64",(inst,def)=>{schemas2.Dq.init(inst,def);ZodStringFormat.init(inst,def)});function base64(params){return core._base64(ZodBase64,params)}const ZodBase64URL=core_core.
xI("ZodBase64URL",(inst,def)=>{schemas2.CQ.init(inst,def);ZodStringFormat.init(inst,def)});function base64url(params){return core._base64url(ZodBase64URL,params)}
const ZodE164=core_core.xI("ZodE164",(inst,def)=>{schemas2.Oy.init(inst,def);ZodStringFormat.init(inst,def)});function e164(params){return core._e164(ZodE164,params)}
const ZodCreditCard=null;function creditCard(params){return core._creditCard(ZodCreditCard,params)}const ZodIBAN=null;function iban(params){return core._iban(ZodIBAN,
params)}const ZodJWT=core_core.xI("ZodJWT",(inst,def)=>{schemas2.h8.init(inst,def);ZodStringFormat.init(inst,def)});function jwt(params){return core._jwt(ZodJWT,
params)}const ZodCustomStringFormat=null;function stringFormat(format,fnOrRegex,_params={}){return core._stringFormat(ZodCustomStringFormat,format,fnOrRegex,_params)}
function hostname(_params){return core._stringFormat(ZodCustomStringFormat,"hostname",regexes.hostname,_params)}function hex(_params){return core._stringFormat(
ZodCustomStringFormat,"hex",regexes.hex,_params)}function currencyCode(_params){return core._stringFormat(ZodCustomStringFormat,"currency_code",regexes.currencyCode,
_params)}function hash(alg,params){const enc=params?.enc??"hex";const format=`${alg}_${enc}`;const regex=core.regexes[format];if(!regex)throw new Error(`Unrecog\
nized hash format: ${format}`);return core._stringFormat(ZodCustomStringFormat,format,regex,params)}const ZodNumber=core_core.xI("ZodNumber",(inst,def)=>{schemas2.
vz.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.Wg(inst,ctx,json2,params);inst.isFinite=true},core_util.
un({minValue:inst=>{const{minimum,exclusiveMinimum}=json_schema_processors.Fs(inst);return Math.max(minimum??Number.NEGATIVE_INFINITY,exclusiveMinimum??Number.NEGATIVE_INFINITY)},
maxValue:inst=>{const{maximum,exclusiveMaximum}=json_schema_processors.Fs(inst);return Math.min(maximum??Number.POSITIVE_INFINITY,exclusiveMaximum??Number.POSITIVE_INFINITY)},
isInt:inst=>{const{isInt,multipleOf}=json_schema_processors.Fs(inst);return!!isInt||!!multipleOf?.some(Number.isSafeInteger)},format:inst=>json_schema_processors.
Fs(inst).format??null},{gt(value,params){return this.check(api.Tx(value,params))},gte(value,params){return this.check(api.qm(value,params))},min(value,params){return this.
check(api.qm(value,params))},lt(value,params){return this.check(api.Au(value,params))},lte(value,params){return this.check(api.Zm(value,params))},max(value,params){
return this.check(api.Zm(value,params))},int(params){return this.check(schemas_int(params))},safe(params){return this.check(schemas_int(params))},positive(params){
return this.check(api.Tx(0,params))},nonnegative(params){return this.check(api.qm(0,params))},negative(params){return this.check(api.Au(0,params))},nonpositive(params){
return this.check(api.Zm(0,params))},multipleOf(value,params){return this.check(api.Hi(value,params))},step(value,params){return this.check(api.Hi(value,params))},
finite(){return this}}));function number(params){return api.F7(ZodNumber,params)}const ZodNumberFormat=core_core.xI("ZodNumberFormat",(inst,def)=>{schemas2.I.init(
inst,def);ZodNumber.init(inst,def)});function schemas_int(params){return api.LK(ZodNumberFormat,params)}function float32(params){return core._float32(ZodNumberFormat,
params)}function float64(params){return core._float64(ZodNumberFormat,params)}function int32(params){return core._int32(ZodNumberFormat,params)}function uint32(params){
return core._uint32(ZodNumberFormat,params)}const ZodBoolean=core_core.xI("ZodBoolean",(inst,def)=>{schemas2.sF.init(inst,def);ZodType.init(inst,def);inst._zod.
processJSONSchema=(ctx,json2,params)=>json_schema_processors.dO(inst,ctx,json2,params)});function schemas_boolean(params){return api._L(ZodBoolean,params)}const ZodBigInt=core_core.
xI("ZodBigInt",(inst,def)=>{schemas2.BN.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.Y8(inst,ctx,
json2,params)},core_util.un({minValue:inst=>json_schema_processors.Fs(inst).minimum??null,maxValue:inst=>json_schema_processors.Fs(inst).maximum??null,format:inst=>json_schema_processors.
Fs(inst).format??null},{gte(value,params){return this.check(api.qm(value,params))},min(value,params){return this.check(api.qm(value,params))},gt(value,params){return this.
check(api.Tx(value,params))},lt(value,params){return this.check(api.Au(value,params))},lte(value,params){return this.check(api.Zm(value,params))},max(value,params){
return this.check(api.Zm(value,params))},positive(params){return this.check(api.Tx(BigInt(0),params))},negative(params){return this.check(api.Au(BigInt(0),params))},
nonpositive(params){return this.check(api.Zm(BigInt(0),params))},nonnegative(params){return this.check(api.qm(BigInt(0),params))},multipleOf(value,params){return this.
check(api.Hi(value,params))}}));function bigint(params){return core._bigint(ZodBigInt,params)}const ZodBigIntFormat=null;function int64(params){return core._int64(
ZodBigIntFormat,params)}function uint64(params){return core._uint64(ZodBigIntFormat,params)}const ZodSymbol=null;function symbol(params){return core._symbol(ZodSymbol,
params)}const ZodUndefined=null;function _undefined(params){return core._undefined(ZodUndefined,params)}const ZodNull=null;function _null(params){return core._null(
ZodNull,params)}const ZodAny=null;function any(){return core._any(ZodAny)}const ZodUnknown=core_core.xI("ZodUnknown",(inst,def)=>{schemas2.GP.init(inst,def);ZodType.
init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.NV(inst,ctx,json2,params)});function unknown(){return api.em(ZodUnknown)}const ZodNever=core_core.
xI("ZodNever",(inst,def)=>{schemas2.Um.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.RH(inst,ctx,
json2,params)});function never(params){return api.G8(ZodNever,params)}const ZodVoid=null;function _void(params){return core._void(ZodVoid,params)}const ZodDate=core_core.
xI("ZodDate",(inst,def)=>{schemas2.o5.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.Fl(inst,ctx,json2,
params);inst.min=(value,params)=>inst.check(api.qm(value,params));inst.max=(value,params)=>inst.check(api.Zm(value,params))},core_util.un({minDate:inst=>{const{
minimum}=json_schema_processors.Fs(inst);return minimum?new Date(minimum):null},maxDate:inst=>{const{maximum}=json_schema_processors.Fs(inst);return maximum?new Date(
maximum):null}},{}));function date(params){return core._date(ZodDate,params)}const ZodArray=core_core.xI("ZodArray",(inst,def)=>{_ensureDefaultMemoizer();schemas2.
$p.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.cY(inst,ctx,json2,params);inst.element=def.element},
{min(n,params){return this.check(api.m9(n,params))},nonempty(params){return this.check(api.m9(1,params))},max(n,params){return this.check(api.Eb(n,params))},length(n,params){
return this.check(api.YA(n,params))},unwrap(){return this.element}});function array(element,params){return api.dZ(ZodArray,element,params)}function keyof(schema){
const shape=schema._zod.def.shape;return _enum(Object.keys(shape))}const ZodObject=core_core.xI("ZodObject",(inst,def)=>{_ensureDefaultMemoizer();schemas2.w.init(
inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.Ec(inst,ctx,json2,params);core_util.X(inst,"shape",self=>self.
_zod.def.shape,false)},{keyof(){return _enum(Object.keys(this._zod.def.shape))},catchall(catchall){return this.clone(core_util.zM(this._zod.def,{catchall}))},passthrough(){
return this.clone(core_util.zM(this._zod.def,{catchall:unknown()}))},loose(){return this.clone(core_util.zM(this._zod.def,{catchall:unknown()}))},strict(){return this.
clone(core_util.zM(this._zod.def,{catchall:never()}))},strip(){return this.clone(core_util.zM(this._zod.def,{catchall:void 0}))},extend(incoming){return core_util.
X$(this,incoming)},safeExtend(incoming){return core_util.W0(this,incoming)},merge(other){return core_util.h1(this,other)},pick(mask){return core_util.Up(this,mask)},
omit(mask){return core_util.cJ(this,mask)},partial(...args){return core_util.OH(ZodOptional,this,args[0])},exactPartial(...args){return core_util.OH(ZodExactOptional,
this,args[0],"exactPartial")},required(...args){return core_util.mw(ZodNonOptional,this,args[0])}});function object(shape,params){const def={type:"object",shape:shape??
{},...core_util.A2(params)};return new ZodObject(def)}function strictObject(shape,params){return new ZodObject({type:"object",shape,catchall:never(),...core_util.
A2(params)})}function looseObject(shape,params){return new ZodObject({type:"object",shape,catchall:unknown(),...util.normalizeParams(params)})}const ZodUnion=core_core.
xI("ZodUnion",(inst,def)=>{schemas2.cu.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.iC(inst,ctx,
json2,params);inst.options=def.options});function union(options,params){return new ZodUnion({type:"union",options,...core_util.A2(params)})}const ZodXor=null;function xor(options,params){
return new ZodXor({type:"union",options,inclusive:false,...util.normalizeParams(params)})}const ZodDiscriminatedUnion=core_core.xI("ZodDiscriminatedUnion",(inst,def)=>{
ZodUnion.init(inst,def);schemas2.P0.init(inst,def)});function discriminatedUnion(discriminator,options,params){return new ZodDiscriminatedUnion({type:"union",options,
discriminator,...core_util.A2(params)})}const ZodIntersection=core_core.xI("ZodIntersection",(inst,def)=>{schemas2.LJ.init(inst,def);ZodType.init(inst,def);inst.
_zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.i_(inst,ctx,json2,params)});function intersection(left,right){return new ZodIntersection({type:"\
intersection",left,right})}const ZodTuple=core_core.xI("ZodTuple",(inst,def)=>{_ensureDefaultMemoizer();schemas2.G3.init(inst,def);ZodType.init(inst,def);inst._zod.
processJSONSchema=(ctx,json2,params)=>json_schema_processors.CN(inst,ctx,json2,params)},{rest(rest){return this.clone({...this._zod.def,rest})},partial(){const def=this.
_zod.def;if(def.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return this.clone({...def,items:def.items.map(
item=>new ZodOptional({type:"optional",innerType:item}))})}});function tuple(items,_paramsOrRest,_params){const hasRest=_paramsOrRest instanceof core.$ZodType;const params=hasRest?
_params:_paramsOrRest;const rest=hasRest?_paramsOrRest:null;return new ZodTuple({type:"tuple",items,rest,...util.normalizeParams(params)})}const ZodRecord=core_core.
xI("ZodRecord",(inst,def)=>{_ensureDefaultMemoizer();schemas2.h.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.
GC(inst,ctx,json2,params);inst.keyType=def.keyType;inst.valueType=def.valueType});function record(keyType,valueType,params){if(!valueType||!valueType._zod){return new ZodRecord(
{type:"record",keyType:string(),valueType:keyType,...core_util.A2(valueType)})}return new ZodRecord({type:"record",keyType,valueType,...core_util.A2(params)})}function partialRecord(keyType,valueType,params){
return new ZodRecord({type:"record",keyType,valueType,...util.normalizeParams(params),partial:true})}function looseRecord(keyType,valueType,params){return new ZodRecord(
{type:"record",keyType,valueType,mode:"loose",...util.normalizeParams(params)})}const ZodMap=null;function map(keyType,valueType,params){return new ZodMap({type:"\
map",keyType,valueType,...util.normalizeParams(params)})}const ZodSet=null;function set(valueType,params){return new ZodSet({type:"set",valueType,...util.normalizeParams(
params)})}const ZodEnum=core_core.xI("ZodEnum",(inst,def)=>{schemas2.VO.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.
C0(inst,ctx,json2,params);inst.enum=def.entries;inst.options=[...inst._zod.values];const keys=new Set(Object.keys(def.entries));inst.extract=(values,params)=>{const newEntries={};
for(const value of values){if(keys.has(value)){newEntries[value]=def.entries[value]}else throw new Error(`Key ${value} not found in enum`)}return new ZodEnum({...def,
checks:[],...core_util.A2(params),entries:newEntries})};inst.exclude=(values,params)=>{const newEntries={...def.entries};for(const value of values){if(keys.has(
value)){delete newEntries[value]}else throw new Error(`Key ${value} not found in enum`)}return new ZodEnum({...def,checks:[],...core_util.A2(params),entries:newEntries})}});
function _enum(values,params){const entries=Array.isArray(values)?Object.fromEntries(values.map(v=>[v,v])):values;return new ZodEnum({type:"enum",entries,...core_util.
A2(params)})}function nativeEnum(entries,params){return new ZodEnum({type:"enum",entries,...util.normalizeParams(params)})}const ZodLiteral=core_core.xI("ZodLit\
eral",(inst,def)=>{schemas2.nu.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.Yv(inst,ctx,json2,params);
inst.values=new Set(def.values);Object.defineProperty(inst,"value",{get(){if(def.values.length>1){throw new Error("This schema contains multiple valid literal v\
alues. Use `.values` instead.")}return def.values[0]}})});function literal(value,params){return new ZodLiteral({type:"literal",values:Array.isArray(value)?value:
[value],...core_util.A2(params)})}const ZodFile=null;function file(params){return core._file(ZodFile,params)}const ZodTransform=core_core.xI("ZodTransform",(inst,def)=>{
_ensureDefaultMemoizer();schemas2.Wc.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.xi(inst,ctx,json2,
params);inst._zod.parse=(payload,_ctx)=>{if(_ctx.direction==="backward"){throw new core_core.cV(inst.constructor.name)}payload.addIssue=issue=>{if(typeof issue===
"string"){payload.issues.push(core_util.sn(issue,payload.value,def))}else{const _issue=issue;if(_issue.fatal)_issue.continue=false;_issue.code??(_issue.code="cu\
stom");if(!("input"in _issue))_issue.input=payload.value;_issue.inst??(_issue.inst=inst);payload.issues.push(core_util.sn(_issue))}};const output=def.transform(
payload.value,payload);if(output instanceof Promise){return output.then(output2=>{payload.value=output2;return payload})}payload.value=output;return payload}});
function transform(fn){return new ZodTransform({type:"transform",transform:fn})}const ZodOptional=core_core.xI("ZodOptional",(inst,def)=>{schemas2.ig.init(inst,
def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.$k(inst,ctx,json2,params);inst.unwrap=()=>inst._zod.def.innerType});
function optional(innerType){return new ZodOptional({type:"optional",innerType})}const ZodExactOptional=core_core.xI("ZodExactOptional",(inst,def)=>{schemas2.RL.
init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.$k(inst,ctx,json2,params);inst.unwrap=()=>inst._zod.
def.innerType});function exactOptional(innerType){return new ZodExactOptional({type:"optional",innerType})}const ZodNullable=core_core.xI("ZodNullable",(inst,def)=>{
schemas2.qc.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.yq(inst,ctx,json2,params);inst.unwrap=()=>inst.
_zod.def.innerType});function nullable(innerType){return new ZodNullable({type:"nullable",innerType})}function nullish(innerType){return optional(nullable(innerType))}
const ZodDefault=core_core.xI("ZodDefault",(inst,def)=>{schemas2.rv.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.
mh(inst,ctx,json2,params);inst.unwrap=()=>inst._zod.def.innerType;inst.removeDefault=inst.unwrap});function _default(innerType,defaultValue){return new ZodDefault(
{type:"default",innerType,get defaultValue(){return typeof defaultValue==="function"?defaultValue():core_util.yG(defaultValue)}})}const ZodPrefault=core_core.xI(
"ZodPrefault",(inst,def)=>{schemas2.VF.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.A(inst,ctx,json2,
params);inst.unwrap=()=>inst._zod.def.innerType});function prefault(innerType,defaultValue){return new ZodPrefault({type:"prefault",innerType,get defaultValue(){
return typeof defaultValue==="function"?defaultValue():core_util.yG(defaultValue)}})}const ZodNonOptional=core_core.xI("ZodNonOptional",(inst,def)=>{schemas2.N$.
init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.cR(inst,ctx,json2,params);inst.unwrap=()=>inst._zod.
def.innerType});function nonoptional(innerType,params){return new ZodNonOptional({type:"nonoptional",innerType,...core_util.A2(params)})}const ZodSuccess=null;function success(innerType){
return new ZodSuccess({type:"success",innerType})}const ZodCatch=core_core.xI("ZodCatch",(inst,def)=>{schemas2.t$.init(inst,def);ZodType.init(inst,def);inst._zod.
processJSONSchema=(ctx,json2,params)=>json_schema_processors.Q9(inst,ctx,json2,params);inst.unwrap=()=>inst._zod.def.innerType;inst.removeCatch=inst.unwrap});function _catch(innerType,catchValue){
return new ZodCatch({type:"catch",innerType,catchValue:typeof catchValue==="function"?catchValue:core_util.SS(catchValue)})}const ZodNaN=null;function nan(params){
return core._nan(ZodNaN,params)}const ZodPipe=core_core.xI("ZodPipe",(inst,def)=>{schemas2._m.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=
(ctx,json2,params)=>json_schema_processors.fs(inst,ctx,json2,params);inst.in=def.in;inst.out=def.out});function pipe(in_,out){return new ZodPipe({type:"pipe",in:in_,
out})}const ZodCodec=null;function codec(in_,out,params){return new ZodCodec({type:"pipe",in:in_,out,transform:params.decode,reverseTransform:params.encode})}function invertCodec(codec2){
const def=codec2._zod.def;return new ZodCodec({type:"pipe",in:def.out,out:def.in,transform:def.reverseTransform,reverseTransform:def.transform})}const ZodPreprocess=null;
const ZodReadonly=core_core.xI("ZodReadonly",(inst,def)=>{schemas2.Sb.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.
$X(inst,ctx,json2,params);inst.unwrap=()=>inst._zod.def.innerType});function readonly(innerType){return new ZodReadonly({type:"readonly",innerType})}const ZodTemplateLiteral=null;
function templateLiteral(parts,params){return new ZodTemplateLiteral({type:"template_literal",parts,...util.normalizeParams(params)})}const ZodLazy=null;function lazy(getter){
return new ZodLazy({type:"lazy",getter})}const ZodPromise=null;function promise(innerType){return new ZodPromise({type:"promise",innerType})}const ZodFunction=null;
function _function(params){return new ZodFunction({type:"function",input:Array.isArray(params?.input)?tuple(params?.input):params?.input??array(unknown()),output:params?.
output??unknown()})}const ZodCustom=core_core.xI("ZodCustom",(inst,def)=>{schemas2.b0.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>json_schema_processors.
A6(inst,ctx,json2,params)});function check(fn){const ch=new core.$ZodCheck({check:"custom"});ch._zod.check=fn;return ch}function custom(fn,_params){return core.
_custom(ZodCustom,fn??(()=>true),_params)}function refine(fn,_params={}){return api.fU(ZodCustom,fn,_params)}function superRefine(fn,params){return api.MB(fn,params)}
const describe=api.q0;const meta=api.mI;const ZodInstanceOf=core_core.xI("ZodInstanceOf",(inst,def)=>{ZodCustom.init(inst,def)},{properties(shape,params){return this.
check(api.T2(shape,params))}});function _instanceof(cls,params={}){const inst=new ZodInstanceOf({type:"custom",check:"custom",fn:data=>data instanceof cls,abort:true,
...util.normalizeParams(params)});inst._zod.bag.Class=cls;inst._zod.check=payload=>{if(!(payload.value instanceof cls)){payload.issues.push({code:"invalid_type",
expected:cls.name,input:payload.value,inst,path:[...inst._zod.def.path??[]]})}};return inst}const stringbool=(...args)=>core._stringbool({Codec:ZodCodec,Boolean:ZodBoolean,
String:ZodString},...args);function json(params){const jsonSchema=lazy(()=>{return union([string(params),number(),schemas_boolean(),_null(),array(jsonSchema),record(
string(),jsonSchema)])});return jsonSchema}function preprocess(fn,schema){return new ZodPreprocess({type:"pipe",in:transform(fn),out:schema})}}),3759:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{$O:()=>_ipv6,$S:()=>_startsWith,Au:()=>_lt,Be:()=>_uuid,Bj:()=>_cuid2,Ct:()=>_ulid,Dl:()=>_nanoid,ER:()=>_endsWith,Eb:()=>_maxLength,
F7:()=>_number,Fk:()=>_regex,Fn:()=>_url,G1:()=>_isoDateTime,G8:()=>_never,Hi:()=>_multipleOf,Il:()=>_toLowerCase,KB:()=>_e164,Kn:()=>_isoTime,LK:()=>_int,MB:()=>_superRefine,
Mu:()=>_email,Ny:()=>_ipv4,Pw:()=>_xid,Rl:()=>_string,T2:()=>_properties,TL:()=>_slugify,Tx:()=>_gt,Uy:()=>_cidrv4,WN:()=>_trim,YA:()=>_length,Zm:()=>_lte,_L:()=>_boolean,
_z:()=>_ksuid,aC:()=>_emoji,bS:()=>_overwrite,cU:()=>_base64url,dR:()=>_includes,dZ:()=>_array,db:()=>_isoDate,em:()=>_unknown,f2:()=>_isoDuration,fU:()=>_refine,
fs:()=>_cuid,gP:()=>_cidrv6,hH:()=>_lowercase,lo:()=>_normalize,m9:()=>_minLength,mI:()=>meta,nA:()=>_uuidv4,pY:()=>_uuidv6,q0:()=>describe,qF:()=>_uppercase,qm:()=>_gte,
rk:()=>_jwt,rt:()=>_base64,tB:()=>_guid,wA:()=>_uuidv7,xY:()=>_toUpperCase});var _checks_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4890);var _registries_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
9396);var _util_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4723);function snapshotChecks(def){if(def.checks)def.checks=[...def.checks];return def}function _string(Class,params){
return new Class(snapshotChecks({type:"string",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)}))}function _coercedString(Class,params){return new Class(snapshotChecks(
{type:"string",coerce:true,...util.normalizeParams(params)}))}function _email(Class,params){return new Class({type:"string",format:"email",check:"string_format",
abort:false,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _guid(Class,params){return new Class({type:"string",format:"guid",check:"string_forma\
t",abort:false,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _uuid(Class,params){return new Class({type:"string",format:"uuid",check:"string_fo\
rmat",abort:false,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _uuidv4(Class,params){return new Class({type:"string",format:"uuid",check:"stri\
ng_format",abort:false,version:"v4",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _uuidv6(Class,params){return new Class({type:"string",format:"\
uuid",check:"string_format",abort:false,version:"v6",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _uuidv7(Class,params){return new Class({type:"\
string",format:"uuid",check:"string_format",abort:false,version:"v7",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _url(Class,params){return new Class(
{type:"string",format:"url",check:"string_format",abort:false,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _emoji(Class,params){return new Class(
{type:"string",format:"emoji",check:"string_format",abort:false,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _nanoid(Class,params){return new Class(
{type:"string",format:"nanoid",check:"string_format",abort:false,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _cuid(Class,params){return new Class(
{type:"string",format:"cuid",check:"string_format",abort:false,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _cuid2(Class,params){return new Class(
{type:"string",format:"cuid2",check:"string_format",abort:false,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _ulid(Class,params){return new Class(
{type:"string",format:"ulid",check:"string_format",abort:false,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _xid(Class,params){return new Class(
{type:"string",format:"xid",check:"string_format",abort:false,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _ksuid(Class,params){return new Class(
{type:"string",format:"ksuid",check:"string_format",abort:false,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _ipv4(Class,params){return new Class(
{type:"string",format:"ipv4",check:"string_format",abort:false,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _ipv6(Class,params){return new Class(
{type:"string",format:"ipv6",check:"string_format",abort:false,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _mac(Class,params){return new Class(
{type:"string",format:"mac",check:"string_format",abort:false,...util.normalizeParams(params)})}function _cidrv4(Class,params){return new Class({type:"string",format:"\
cidrv4",check:"string_format",abort:false,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _cidrv6(Class,params){return new Class({type:"string",format:"\
cidrv6",check:"string_format",abort:false,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _base64(Class,params){return new Class({type:"string",format:"\
base64",check:"string_format",abort:false,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _base64url(Class,params){return new Class({type:"string",
format:"base64url",check:"string_format",abort:false,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _e164(Class,params){return new Class({type:"\
string",format:"e164",check:"string_format",abort:false,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _creditCard(Class,params){return new Class(
{type:"string",format:"credit_card",check:"string_format",abort:false,...util.normalizeParams(params)})}function _iban(Class,params){return new Class({type:"str\
ing",format:"iban",check:"string_format",abort:false,...util.normalizeParams(params)})}function _jwt(Class,params){return new Class({type:"string",format:"jwt",
check:"string_format",abort:false,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}const TimePrecision={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};
function _isoDateTime(Class,params){return new Class({type:"string",format:"datetime",check:"string_format",offset:false,local:false,precision:null,..._util_js__WEBPACK_IMPORTED_MODULE_0__.
A2(params)})}function _isoDate(Class,params){return new Class({type:"string",format:"date",check:"string_format",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}
function _isoTime(Class,params){return new Class({type:"string",format:"time",check:"string_format",precision:null,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}
function _isoDuration(Class,params){return new Class({type:"string",format:"duration",check:"string_format",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}
function _number(Class,params){return new Class(snapshotChecks({type:"number",checks:[],..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)}))}function _coercedNumber(Class,params){
return new Class(snapshotChecks({type:"number",coerce:true,checks:[],...util.normalizeParams(params)}))}function _int(Class,params){return new Class({type:"numb\
er",check:"number_format",abort:false,format:"safeint",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _float32(Class,params){return new Class({type:"\
number",check:"number_format",abort:false,format:"float32",...util.normalizeParams(params)})}function _float64(Class,params){return new Class({type:"number",check:"\
number_format",abort:false,format:"float64",...util.normalizeParams(params)})}function _int32(Class,params){return new Class({type:"number",check:"number_format",
abort:false,format:"int32",...util.normalizeParams(params)})}function _uint32(Class,params){return new Class({type:"number",check:"number_format",abort:false,format:"\
uint32",...util.normalizeParams(params)})}function _boolean(Class,params){return new Class({type:"boolean",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}
function _coercedBoolean(Class,params){return new Class({type:"boolean",coerce:true,...util.normalizeParams(params)})}function _bigint(Class,params){return new Class(
{type:"bigint",...util.normalizeParams(params)})}function _coercedBigint(Class,params){return new Class({type:"bigint",coerce:true,...util.normalizeParams(params)})}
function _int64(Class,params){return new Class({type:"bigint",check:"bigint_format",abort:false,format:"int64",...util.normalizeParams(params)})}function _uint64(Class,params){
return new Class({type:"bigint",check:"bigint_format",abort:false,format:"uint64",...util.normalizeParams(params)})}function _symbol(Class,params){return new Class(
{type:"symbol",...util.normalizeParams(params)})}function _undefined(Class,params){return new Class({type:"undefined",...util.normalizeParams(params)})}function _null(Class,params){
return new Class({type:"null",...util.normalizeParams(params)})}function _any(Class){return new Class({type:"any"})}function _unknown(Class){return new Class({type:"\
unknown"})}function _never(Class,params){return new Class({type:"never",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _void(Class,params){return new Class(
{type:"void",...util.normalizeParams(params)})}function _date(Class,params){return new Class({type:"date",...util.normalizeParams(params)})}function _coercedDate(Class,params){
return new Class({type:"date",coerce:true,...util.normalizeParams(params)})}function _nan(Class,params){return new Class({type:"nan",...util.normalizeParams(params)})}
function _lt(value,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.sm({check:"less_than",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),value,inclusive:false})}
function _lte(value,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.sm({check:"less_than",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),value,inclusive:true})}
function _gt(value,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J_({check:"greater_than",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),value,
inclusive:false})}function _gte(value,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J_({check:"greater_than",..._util_js__WEBPACK_IMPORTED_MODULE_0__.
A2(params),value,inclusive:true})}function _positive(params){return _gt(0,params)}function _negative(params){return _lt(0,params)}function _nonpositive(params){
return _lte(0,params)}function _nonnegative(params){return _gte(0,params)}function _multipleOf(value,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.
Jk({check:"multiple_of",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),value})}function _maxSize(maximum,params){return new checks.$ZodCheckMaxSize({check:"\
max_size",...util.normalizeParams(params),maximum})}function _minSize(minimum,params){return new checks.$ZodCheckMinSize({check:"min_size",...util.normalizeParams(
params),minimum})}function _size(size,params){return new checks.$ZodCheckSizeEquals({check:"size_equals",...util.normalizeParams(params),size})}function _maxLength(maximum,params){
const ch=new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Yk({check:"max_length",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),maximum});return ch}function _minLength(minimum,params){
return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Kk({check:"min_length",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),minimum})}function _length(length,params){
return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.RM({check:"length_equals",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),length})}function _regex(pattern,params){
return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.DG({check:"string_format",format:"regex",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),pattern})}function _lowercase(params){
return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.NI({check:"string_format",format:"lowercase",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _uppercase(params){
return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.kH({check:"string_format",format:"uppercase",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _includes(includes,params){
return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Tt({check:"string_format",format:"includes",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),includes})}function _startsWith(prefix,params){
return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J({check:"string_format",format:"starts_with",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),prefix})}function _endsWith(suffix,params){
return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.E6({check:"string_format",format:"ends_with",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),suffix})}function _property(property,schema,params){
return new checks.$ZodCheckProperty({check:"property",property,schema,...util.normalizeParams(params)})}function _properties(shape,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.
nJ({check:"properties",shape,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _mime(types,params){return new checks.$ZodCheckMimeType({check:"mime\
_type",mime:types,...util.normalizeParams(params)})}function _overwrite(tx){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.v$({check:"overwrite",tx})}function _normalize(form){
return _overwrite(input=>input.normalize(form))}function _trim(){return _overwrite(input=>input.trim())}function _toLowerCase(){return _overwrite(input=>input.toLowerCase())}
function _toUpperCase(){return _overwrite(input=>input.toUpperCase())}function _slugify(){return _overwrite(input=>_util_js__WEBPACK_IMPORTED_MODULE_0__.Yv(input))}
function _array(Class,element,params){return new Class({type:"array",element,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _union(Class,options,params){
return new Class({type:"union",options,...util.normalizeParams(params)})}function _xor(Class,options,params){return new Class({type:"union",options,inclusive:false,
...util.normalizeParams(params)})}function _discriminatedUnion(Class,discriminator,options,params){return new Class({type:"union",options,discriminator,...util.
normalizeParams(params)})}function _intersection(Class,left,right){return new Class({type:"intersection",left,right})}function _tuple(Class,items,_paramsOrRest,_params){
const hasRest=_paramsOrRest instanceof schemas.$ZodType;const params=hasRest?_params:_paramsOrRest;const rest=hasRest?_paramsOrRest:null;return new Class({type:"\
tuple",items,rest,...util.normalizeParams(params)})}function _record(Class,keyType,valueType,params){return new Class({type:"record",keyType,valueType,...util.normalizeParams(
params)})}function _map(Class,keyType,valueType,params){return new Class({type:"map",keyType,valueType,...util.normalizeParams(params)})}function _set(Class,valueType,params){
return new Class({type:"set",valueType,...util.normalizeParams(params)})}function _enum(Class,values,params){const entries=Array.isArray(values)?Object.fromEntries(
values.map(v=>[v,v])):values;return new Class({type:"enum",entries,...util.normalizeParams(params)})}function _nativeEnum(Class,entries,params){return new Class(
{type:"enum",entries,...util.normalizeParams(params)})}function _literal(Class,value,params){return new Class({type:"literal",values:Array.isArray(value)?value:
[value],...util.normalizeParams(params)})}function _file(Class,params){return new Class({type:"file",...util.normalizeParams(params)})}function _transform(Class,fn){
return new Class({type:"transform",transform:fn})}function _optional(Class,innerType){return new Class({type:"optional",innerType})}function _nullable(Class,innerType){
return new Class({type:"nullable",innerType})}function _default(Class,innerType,defaultValue){return new Class({type:"default",innerType,get defaultValue(){return typeof defaultValue===
"function"?defaultValue():util.shallowClone(defaultValue)}})}function _nonoptional(Class,innerType,params){return new Class({type:"nonoptional",innerType,...util.
normalizeParams(params)})}function _success(Class,innerType){return new Class({type:"success",innerType})}function _catch(Class,innerType,catchValue){return new Class(
{type:"catch",innerType,catchValue:typeof catchValue==="function"?catchValue:util.constantCatch(catchValue)})}function _pipe(Class,in_,out){return new Class({type:"\
pipe",in:in_,out})}function _readonly(Class,innerType){return new Class({type:"readonly",innerType})}function _templateLiteral(Class,parts,params){return new Class(
{type:"template_literal",parts,...util.normalizeParams(params)})}function _lazy(Class,getter){return new Class({type:"lazy",getter})}function _promise(Class,innerType){
return new Class({type:"promise",innerType})}function _custom(Class,fn,_params){const norm=util.normalizeParams(_params);norm.abort??(norm.abort=true);const schema=new Class(
{type:"custom",check:"custom",fn,...norm});return schema}function _refine(Class,fn,_params){const schema=new Class({type:"custom",check:"custom",fn,..._util_js__WEBPACK_IMPORTED_MODULE_0__.
A2(_params)});return schema}function _superRefine(fn,params){const ch=_check(payload=>{payload.addIssue=issue=>{if(typeof issue==="string"){payload.issues.push(
_util_js__WEBPACK_IMPORTED_MODULE_0__.sn(issue,payload.value,ch._zod.def))}else{const _issue=issue;if(_issue.fatal)_issue.continue=false;_issue.code??(_issue.code=
"custom");if(!("input"in _issue))_issue.input=payload.value;_issue.inst??(_issue.inst=ch);_issue.continue??(_issue.continue=!ch._zod.def.abort);payload.issues.push(
_util_js__WEBPACK_IMPORTED_MODULE_0__.sn(_issue))}};return fn(payload.value,payload)},params);return ch}function _check(fn,params){const ch=new _checks_js__WEBPACK_IMPORTED_MODULE_1__.
QP({check:"custom",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)});ch._zod.check=fn;return ch}function describe(description){const ch=new _checks_js__WEBPACK_IMPORTED_MODULE_1__.
QP({check:"describe"});ch._zod.onattach=[inst=>{const existing=_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.get(inst)??{};_registries_js__WEBPACK_IMPORTED_MODULE_2__.
fd.add(inst,{...existing,description})}];ch._zod.check=()=>{};return ch}function meta(metadata){const ch=new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({check:"\
meta"});ch._zod.onattach=[inst=>{const existing=_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.get(inst)??{};_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.add(
inst,{...existing,...metadata})}];ch._zod.check=()=>{};return ch}function _stringbool(Classes,_params){const params=util.normalizeParams(_params);let truthyArray=params.
truthy??["true","1","yes","on","y","enabled"];let falsyArray=params.falsy??["false","0","no","off","n","disabled"];if(params.case!=="sensitive"){truthyArray=truthyArray.
map(v=>typeof v==="string"?v.toLowerCase():v);falsyArray=falsyArray.map(v=>typeof v==="string"?v.toLowerCase():v)}const truthySet=new Set(truthyArray);const falsySet=new Set(
falsyArray);const _Codec=Classes.Codec??schemas.$ZodCodec;const _Boolean=Classes.Boolean??schemas.$ZodBoolean;const _String=Classes.String??schemas.$ZodString;const stringSchema=new _String(
{type:"string",error:params.error});const booleanSchema=new _Boolean({type:"boolean",error:params.error});const codec=new _Codec({type:"pipe",in:stringSchema,out:booleanSchema,
transform:((input,payload)=>{let data=input;if(params.case!=="sensitive")data=data.toLowerCase();if(truthySet.has(data)){return true}else if(falsySet.has(data)){
return false}else{payload.issues.push({code:"invalid_value",expected:"stringbool",values:[...truthySet,...falsySet],input:payload.value,inst:codec,continue:false});
return{}}}),reverseTransform:((input,_payload)=>{if(input===true){return truthyArray[0]||"true"}else{return falsyArray[0]||"false"}}),error:params.error});codec.
_zod.bag.truthy=truthyArray;codec._zod.bag.falsy=falsyArray;codec._zod.bag.case=params.case??"insensitive";return codec}function _stringFormat(Class,format,fnOrRegex,_params={}){
const params=util.normalizeParams(_params);const def={check:"string_format",type:"string",format,fn:typeof fnOrRegex==="function"?fnOrRegex:val=>fnOrRegex.test(
val),...params};if(fnOrRegex instanceof RegExp){def.pattern=fnOrRegex}const inst=new Class(def);return inst}}),4890:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{DG:()=>$ZodCheckRegex,E6:()=>$ZodCheckEndsWith,J:()=>$ZodCheckStartsWith,J_:()=>$ZodCheckGreaterThan,Jk:()=>$ZodCheckMultipleOf,
KH:()=>$ZodCheckNumberFormat,Kk:()=>$ZodCheckMinLength,NI:()=>$ZodCheckLowerCase,QP:()=>$ZodCheck,RM:()=>$ZodCheckLengthEquals,Tt:()=>$ZodCheckIncludes,Yk:()=>$ZodCheckMaxLength,
kH:()=>$ZodCheckUpperCase,nJ:()=>$ZodCheckProperties,ql:()=>$ZodCheckStringFormat,sm:()=>$ZodCheckLessThan,v$:()=>$ZodCheckOverwrite});var _core_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
8532);var _regexes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3908);var _util_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4723);const $ZodCheck=_core_js__WEBPACK_IMPORTED_MODULE_0__.
xI("$ZodCheck",(inst,def)=>{var _a;inst._zod??(inst._zod={});inst._zod.def=def;(_a=inst._zod).onattach??(_a.onattach=[])});const _whenHasSize=payload=>{const val=payload.
value;return!util.nullish(val)&&val.size!==void 0};const _whenHasLength=payload=>{const val=payload.value;return!_util_js__WEBPACK_IMPORTED_MODULE_1__.cl(val)&&
val.length!==void 0};const numericOriginMap={number:"number",bigint:"bigint",object:"date"};const $ZodCheckLessThan=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$Z\
odCheckLessThan",(inst,def)=>{$ZodCheck.init(inst,def);const origin=numericOriginMap[typeof def.value];inst._zod.check=payload=>{if(def.inclusive?payload.value<=
def.value:payload.value<def.value){return}payload.issues.push({origin:numericOriginMap[typeof payload.value]??origin,code:"too_big",maximum:typeof def.value==="\
object"?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,inst,continue:!def.abort})}});const $ZodCheckGreaterThan=_core_js__WEBPACK_IMPORTED_MODULE_0__.
xI("$ZodCheckGreaterThan",(inst,def)=>{$ZodCheck.init(inst,def);const origin=numericOriginMap[typeof def.value];inst._zod.check=payload=>{if(def.inclusive?payload.
value>=def.value:payload.value>def.value){return}payload.issues.push({origin:numericOriginMap[typeof payload.value]??origin,code:"too_small",minimum:typeof def.
value==="object"?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,inst,continue:!def.abort})}});const $ZodCheckMultipleOf=_core_js__WEBPACK_IMPORTED_MODULE_0__.
xI("$ZodCheckMultipleOf",(inst,def)=>{$ZodCheck.init(inst,def);inst._zod.check=payload=>{if(typeof payload.value!==typeof def.value)throw new Error("Cannot mix \
number and bigint in multiple_of check.");const isMultiple=typeof payload.value==="bigint"?def.value!==BigInt(0)&&payload.value%def.value===BigInt(0):_util_js__WEBPACK_IMPORTED_MODULE_1__.
LG(payload.value,def.value)===0;if(isMultiple)return;payload.issues.push({origin:typeof payload.value,code:"not_multiple_of",divisor:def.value,input:payload.value,
inst,continue:!def.abort})}});const $ZodCheckNumberFormat=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckNumberFormat",(inst,def)=>{$ZodCheck.init(inst,def);
def.format=def.format||"float64";const isInt=def.format?.includes("int");const origin=isInt?"int":"number";const[minimum,maximum]=_util_js__WEBPACK_IMPORTED_MODULE_1__.
zH[def.format];inst._zod.check=payload=>{const input=payload.value;if(isInt){if(!Number.isInteger(input)){payload.issues.push({expected:origin,format:def.format,
code:"invalid_type",continue:false,input,inst});return}if(!Number.isSafeInteger(input)){if(input>0){payload.issues.push({input,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst,origin,inclusive:true,continue:!def.abort})}else{payload.issues.push({input,code:"too_small",minimum:Number.
MIN_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst,origin,inclusive:true,continue:!def.abort})}return}}if(input<minimum){payload.issues.
push({origin:"number",input,code:"too_small",minimum,inclusive:true,inst,continue:!def.abort})}if(input>maximum){payload.issues.push({origin:"number",input,code:"\
too_big",maximum,inclusive:true,inst,continue:!def.abort})}}});const $ZodCheckBigIntFormat=null;const $ZodCheckMaxSize=null;const $ZodCheckMinSize=null;const $ZodCheckSizeEquals=null;
const $ZodCheckMaxLength=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMaxLength",(inst,def)=>{var _a;$ZodCheck.init(inst,def);(_a=inst._zod.def).when??(_a.
when=_whenHasLength);inst._zod.check=payload=>{const input=payload.value;const units=input.length;const length=typeof input==="string"&&units>def.maximum?_util_js__WEBPACK_IMPORTED_MODULE_1__.
O7(input):units;if(length<=def.maximum)return;const origin=_util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);payload.issues.push({origin,code:"too_big",maximum:def.
maximum,inclusive:true,input,inst,continue:!def.abort})}});const $ZodCheckMinLength=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMinLength",(inst,def)=>{var _a;
$ZodCheck.init(inst,def);(_a=inst._zod.def).when??(_a.when=_whenHasLength);inst._zod.check=payload=>{const input=payload.value;const units=input.length;const length=typeof input===
"string"&&units>=def.minimum&&units<def.minimum*2?_util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input):units;if(length>=def.minimum)return;const origin=_util_js__WEBPACK_IMPORTED_MODULE_1__.
Rc(input);payload.issues.push({origin,code:"too_small",minimum:def.minimum,inclusive:true,input,inst,continue:!def.abort})}});const $ZodCheckLengthEquals=_core_js__WEBPACK_IMPORTED_MODULE_0__.
xI("$ZodCheckLengthEquals",(inst,def)=>{var _a;$ZodCheck.init(inst,def);(_a=inst._zod.def).when??(_a.when=_whenHasLength);inst._zod.check=payload=>{const input=payload.
value;const units=input.length;const length=typeof input==="string"&&units>=def.length&&units<=def.length*2?_util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input):units;
if(length===def.length)return;const origin=_util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);const tooBig=length>def.length;payload.issues.push({origin,...tooBig?
{code:"too_big",maximum:def.length}:{code:"too_small",minimum:def.length},inclusive:true,exact:true,input:payload.value,inst,continue:!def.abort})}});const $ZodCheckStringFormat=_core_js__WEBPACK_IMPORTED_MODULE_0__.
xI("$ZodCheckStringFormat",(inst,def)=>{var _a,_b;$ZodCheck.init(inst,def);if(def.pattern)(_a=inst._zod).check??(_a.check=payload=>{def.pattern.lastIndex=0;if(def.
pattern.test(payload.value))return;payload.issues.push({origin:"string",code:"invalid_format",format:def.format,input:payload.value,...def.pattern?{pattern:def.
pattern.toString()}:{},inst,continue:!def.abort})});else(_b=inst._zod).check??(_b.check=()=>{})});const $ZodCheckRegex=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI(
"$ZodCheckRegex",(inst,def)=>{$ZodCheckStringFormat.init(inst,def);inst._zod.check=payload=>{def.pattern.lastIndex=0;if(def.pattern.test(payload.value))return;payload.
issues.push({origin:"string",code:"invalid_format",format:"regex",input:payload.value,pattern:def.pattern.toString(),inst,continue:!def.abort})}});const $ZodCheckLowerCase=_core_js__WEBPACK_IMPORTED_MODULE_0__.
xI("$ZodCheckLowerCase",(inst,def)=>{def.pattern??(def.pattern=_regexes_js__WEBPACK_IMPORTED_MODULE_2__.AC);$ZodCheckStringFormat.init(inst,def)});const $ZodCheckUpperCase=_core_js__WEBPACK_IMPORTED_MODULE_0__.
xI("$ZodCheckUpperCase",(inst,def)=>{def.pattern??(def.pattern=_regexes_js__WEBPACK_IMPORTED_MODULE_2__.Zv);$ZodCheckStringFormat.init(inst,def)});const $ZodCheckIncludes=_core_js__WEBPACK_IMPORTED_MODULE_0__.
xI("$ZodCheckIncludes",(inst,def)=>{$ZodCheck.init(inst,def);const escapedRegex=_util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.includes);const pattern=new RegExp(
typeof def.position==="number"?`^.{${def.position},}${escapedRegex}`:escapedRegex);def.pattern=pattern;inst._zod.check=payload=>{if(payload.value.includes(def.includes,
def.position))return;payload.issues.push({origin:"string",code:"invalid_format",format:"includes",includes:def.includes,input:payload.value,inst,continue:!def.abort})}});
const $ZodCheckStartsWith=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStartsWith",(inst,def)=>{$ZodCheck.init(inst,def);const pattern=new RegExp(`^${_util_js__WEBPACK_IMPORTED_MODULE_1__.
sD(def.prefix)}.*`);def.pattern??(def.pattern=pattern);inst._zod.check=payload=>{if(payload.value.startsWith(def.prefix))return;payload.issues.push({origin:"str\
ing",code:"invalid_format",format:"starts_with",prefix:def.prefix,input:payload.value,inst,continue:!def.abort})}});const $ZodCheckEndsWith=_core_js__WEBPACK_IMPORTED_MODULE_0__.
xI("$ZodCheckEndsWith",(inst,def)=>{$ZodCheck.init(inst,def);const pattern=new RegExp(`.*${_util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.suffix)}$`);def.pattern??
(def.pattern=pattern);inst._zod.check=payload=>{if(payload.value.endsWith(def.suffix))return;payload.issues.push({origin:"string",code:"invalid_format",format:"\
ends_with",suffix:def.suffix,input:payload.value,inst,continue:!def.abort})}});function handleCheckPropertyResult(result,payload,property){if(result.issues.length){
payload.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_1__.lQ(property,result.issues))}}const $ZodCheckProperty=null;const $ZodCheckProperties=_core_js__WEBPACK_IMPORTED_MODULE_0__.
xI("$ZodCheckProperties",(inst,def)=>{$ZodCheck.init(inst,def);_util_js__WEBPACK_IMPORTED_MODULE_1__.jD(inst,Symbol.iterator,function*(){yield inst});let entries;
inst._zod.check=payload=>{if(payload.value==null){payload.issues.push({expected:"object",code:"invalid_type",input:payload.value,inst});return void 0}entries??(entries=
Reflect.ownKeys(def.shape).map(key=>[key,def.shape[key]]));const input=payload.value;let proms;for(const[key,schema]of entries){const result=schema._zod.run({value:input[key],
issues:[]},{});if(result instanceof Promise){proms??(proms=[]);proms.push(result.then(result2=>handleCheckPropertyResult(result2,payload,key)))}else{handleCheckPropertyResult(
result,payload,key)}}if(proms)return Promise.all(proms).then(()=>void 0);return void 0}});const $ZodCheckMimeType=null;const $ZodCheckOverwrite=_core_js__WEBPACK_IMPORTED_MODULE_0__.
xI("$ZodCheckOverwrite",(inst,def)=>{$ZodCheck.init(inst,def);inst._zod.check=payload=>{payload.value=def.tx(payload.value)}})}),8532:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{$W:()=>config,GT:()=>$ZodAsyncError,cV:()=>$ZodEncodeError,cr:()=>globalConfig,xI:()=>$constructor});var _util_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4723);var _a;const NEVER=Object.freeze({status:"aborted"});const _zodDesc={value:void 0,enumerable:false};let _E="captureStackTrace"in Error?Error:null;function newError(Definition){
const E=_E;if(E){const saved=E.stackTraceLimit;if(typeof saved==="number"){try{E.stackTraceLimit=0}catch{_E=null;return new Definition}try{return new Definition}finally{
E.stackTraceLimit=saved}}}return new Definition}function $constructor(name,initializer,proto,params){const zodProto={};function Internals(def){this.def=def;this.
constr=_;this.traits=new Set}Internals.prototype=zodProto;const protoMembers=proto;const initialized=protoMembers&&new WeakSet;function init(inst,def){if(!inst.
_zod){_zodDesc.value=new Internals(def);try{Object.defineProperty(inst,"_zod",_zodDesc)}finally{_zodDesc.value=void 0}}else if(inst._zod.traits.has(name)){return}
inst._zod.traits.add(name);initializer(inst,def);if(initialized){const own=Object.getPrototypeOf(inst);const ctorProto=inst._zod.constr.prototype;let up=own;while(up&&
up!==ctorProto)up=Object.getPrototypeOf(up);const target=up??own;if(!initialized.has(target)){initialized.add(target);(0,_util_js__WEBPACK_IMPORTED_MODULE_0__.ol)(
target,protoMembers)}}const proto2=_.prototype;for(const k in proto2){if(!Object.prototype.hasOwnProperty.call(proto2,k))continue;if(!(k in inst)){inst[k]=proto2[k].
bind(inst)}}}const Parent=params?.Parent??Object;class Definition extends Parent{}Object.defineProperty(Definition,"name",{value:name});function _(def){const inst=params?.
Parent?newError(Definition):this;init(inst,def);const deferred=inst._zod.deferred;if(deferred){for(const fn of deferred){fn()}inst._zod.deferred=void 0}const pp=globalThis.
__zod_globalConfig?.postProcessor;if(pp)pp(inst);return inst}Object.defineProperty(_,"init",{value:init});Object.defineProperty(_,Symbol.hasInstance,{value:inst=>{
if(params?.Parent&&inst instanceof params.Parent)return true;return inst?._zod?.traits?.has(name)}});Object.defineProperty(_,"name",{value:name});return _}const $brand=null;
class $ZodAsyncError extends Error{constructor(){super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`)}}class $ZodEncodeError extends Error{constructor(name){
super(`Encountered unidirectional transform during encode: ${name}`);this.name="ZodEncodeError"}}(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig={});
const globalConfig=globalThis.__zod_globalConfig;function config(newConfig){if(newConfig)Object.assign(globalConfig,newConfig);return globalConfig}}),8439:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{$X:()=>readonlyProcessor,$k:()=>optionalProcessor,A:()=>prefaultProcessor,A6:()=>customProcessor,C0:()=>enumProcessor,
CN:()=>tupleProcessor,Ec:()=>objectProcessor,Fl:()=>dateProcessor,Fs:()=>aggregateChecks,GC:()=>recordProcessor,NV:()=>unknownProcessor,Q9:()=>catchProcessor,RH:()=>neverProcessor,
SW:()=>stringProcessor,Wg:()=>numberProcessor,Y8:()=>bigintProcessor,Yv:()=>literalProcessor,bl:()=>toJSONSchema,cR:()=>nonoptionalProcessor,cY:()=>arrayProcessor,
dO:()=>booleanProcessor,fs:()=>pipeProcessor,iC:()=>unionProcessor,i_:()=>intersectionProcessor,mh:()=>defaultProcessor,xi:()=>transformProcessor,yq:()=>nullableProcessor});
var _regexes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3908);var _schemas_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6985);var _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
7509);var _util_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4723);const narrowMin=(agg,key,value)=>{if(agg[key]===void 0||value>agg[key])agg[key]=value};
const narrowMax=(agg,key,value)=>{if(agg[key]===void 0||value<agg[key])agg[key]=value};const narrowBoth=(agg,value)=>{narrowMin(agg,"minimum",value);narrowMax(agg,
"maximum",value)};const addDivisor=(agg,value)=>{agg.multipleOf??(agg.multipleOf=[]);if(!agg.multipleOf.includes(value))agg.multipleOf.push(value)};const addPattern=(agg,pattern)=>{
agg.patterns??(agg.patterns=new Set);agg.patterns.add(pattern)};const intersectMime=(agg,mime)=>{agg.mime=agg.mime?agg.mime.filter(m=>mime.includes(m)):[...mime]};
const setFormat=(agg,format)=>{agg.format=format;if(format.includes("int"))agg.isInt=true};const minContributor=(agg,def)=>narrowMin(agg,"minimum",def.minimum);
const maxContributor=(agg,def)=>narrowMax(agg,"maximum",def.maximum);const formatContributor=ranges=>(agg,def)=>{setFormat(agg,def.format);const[minimum,maximum]=ranges[def.
format];narrowMin(agg,"minimum",minimum);narrowMax(agg,"maximum",maximum)};const contributors={greater_than:(agg,def)=>narrowMin(agg,def.inclusive?"minimum":"ex\
clusiveMinimum",def.value),less_than:(agg,def)=>narrowMax(agg,def.inclusive?"maximum":"exclusiveMaximum",def.value),multiple_of:(agg,def)=>addDivisor(agg,def.value),
number_format:formatContributor(_util_js__WEBPACK_IMPORTED_MODULE_0__.zH),bigint_format:formatContributor(_util_js__WEBPACK_IMPORTED_MODULE_0__.NR),min_length:minContributor,
max_length:maxContributor,length_equals:(agg,def)=>narrowBoth(agg,def.length),min_size:minContributor,max_size:maxContributor,size_equals:(agg,def)=>narrowBoth(
agg,def.size),string_format:(agg,def)=>{setFormat(agg,def.format);if(def.pattern)addPattern(agg,def.pattern);if(def.format==="base64"||def.format==="base64url")
agg.contentEncoding=def.format;if(def.local||def.precision===-1)agg.laxFormat=true},mime_type:(agg,def)=>intersectMime(agg,def.mime)};function aggregateChecks(schema){
const agg={};const def=schema._zod.def;const list=schema._zod.traits.has("$ZodCheck")?[schema,...def.checks??[]]:def.checks??[];for(const ch of list)contributors[ch.
_zod.def.check]?.(agg,ch._zod.def);const bag=schema._zod.bag;if(bag.minimum!==void 0)narrowMin(agg,"minimum",bag.minimum);if(bag.exclusiveMinimum!==void 0)narrowMin(
agg,"exclusiveMinimum",bag.exclusiveMinimum);if(bag.maximum!==void 0)narrowMax(agg,"maximum",bag.maximum);if(bag.exclusiveMaximum!==void 0)narrowMax(agg,"exclus\
iveMaximum",bag.exclusiveMaximum);if(bag.multipleOf!==void 0)addDivisor(agg,bag.multipleOf);if(bag.format!==void 0){agg.format??(agg.format=bag.format);if(bag.format.
includes("int"))agg.isInt=true}if(bag.mime)intersectMime(agg,bag.mime);for(const pattern of bag.patterns??[])addPattern(agg,pattern);return agg}const formatMap={
guid:"uuid",url:"uri",datetime:"date-time",json_string:"json-string",regex:""};const exactPatterns=new Map([[_schemas_js__WEBPACK_IMPORTED_MODULE_1__.cq,_regexes_js__WEBPACK_IMPORTED_MODULE_2__.
K3],[_schemas_js__WEBPACK_IMPORTED_MODULE_1__.xE,_regexes_js__WEBPACK_IMPORTED_MODULE_2__.r0]]);const exactPattern=p=>exactPatterns.get(p)??p;const stringProcessor=(schema,ctx,_json,_params)=>{
const json=_json;json.type="string";const{minimum,maximum,format,patterns,contentEncoding,laxFormat}=aggregateChecks(schema);if(typeof minimum==="number")json.minLength=
minimum;if(typeof maximum==="number")json.maxLength=maximum;if(format){json.format=formatMap[format]??format;if(json.format==="")delete json.format;if(format===
"time"||laxFormat){delete json.format}}if(contentEncoding)json.contentEncoding=contentEncoding;if(patterns&&patterns.size>0){const patternList=[...patterns].map(
exactPattern);if(patternList.length===1)json.pattern=patternList[0].source;else if(patternList.length>1){json.allOf=[...patternList.map(regex=>({...ctx.target===
"draft-07"||ctx.target==="draft-04"||ctx.target==="openapi-3.0"?{type:"string"}:{},pattern:regex.source}))]}}};const numberProcessor=(schema,ctx,_json,params)=>{
const json=_json;const{minimum,maximum,multipleOf,exclusiveMaximum,exclusiveMinimum,isInt}=aggregateChecks(schema);json.type=isInt?"integer":"number";const exMin=typeof exclusiveMinimum===
"number"&&exclusiveMinimum>=(minimum??Number.NEGATIVE_INFINITY);const exMax=typeof exclusiveMaximum==="number"&&exclusiveMaximum<=(maximum??Number.POSITIVE_INFINITY);
const legacy=ctx.target==="draft-04"||ctx.target==="openapi-3.0";if(exMin){if(legacy){json.minimum=exclusiveMinimum;json.exclusiveMinimum=true}else{json.exclusiveMinimum=
exclusiveMinimum}}else if(typeof minimum==="number"){json.minimum=minimum}if(exMax){if(legacy){json.maximum=exclusiveMaximum;json.exclusiveMaximum=true}else{json.
exclusiveMaximum=exclusiveMaximum}}else if(typeof maximum==="number"){json.maximum=maximum}if(multipleOf){const divisors=new Set;for(const divisor of multipleOf){
if(Number.isFinite(divisor)&&divisor!==0)divisors.add(Math.abs(divisor));else(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,`A mu\
ltipleOf divisor of ${divisor} cannot be represented in JSON Schema`)}const[first,...rest]=divisors;if(first!==void 0)json.multipleOf=first;if(rest.length)json.
allOf=[...json.allOf??[],...rest.map(m=>({multipleOf:m}))]}};const booleanProcessor=(_schema,_ctx,json,_params)=>{json.type="boolean"};const bigintProcessor=(schema,ctx,json,params)=>{
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"BigInt cannot be represented in JSON Schema")};const symbolProcessor=(schema,ctx,json,params)=>{
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Symbols cannot be represented in JSON Schema")};const nullProcessor=(_schema,ctx,json,_params)=>{
if(ctx.target==="openapi-3.0"){json.type="string";json.nullable=true;json.enum=[null]}else{json.type="null"}};const undefinedProcessor=(schema,ctx,json,params)=>{
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Undefined cannot be represented in JSON Schema")};const voidProcessor=(schema,ctx,json,params)=>{
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Void cannot be represented in JSON Schema")};const neverProcessor=(_schema,_ctx,json,_params)=>{
json.not={}};const anyProcessor=(_schema,_ctx,_json,_params)=>{};const unknownProcessor=(_schema,_ctx,_json,_params)=>{};const dateProcessor=(schema,ctx,json,params)=>{
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Date cannot be represented in JSON Schema")};const enumProcessor=(schema,_ctx,json,_params)=>{
const def=schema._zod.def;const values=(0,_util_js__WEBPACK_IMPORTED_MODULE_0__.w5)(def.entries);if(values.length===0){json.not={};return}if(values.every(v=>typeof v===
"number"))json.type="number";if(values.every(v=>typeof v==="string"))json.type="string";json.enum=values};const literalProcessor=(schema,ctx,json,params)=>{const def=schema.
_zod.def;if(def.values.length===0){json.not={};return}const vals=[];for(const val of def.values){if(val===void 0){if((0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.
_S)(schema,ctx,json,params,"Literal `undefined` cannot be represented in JSON Schema"))return}else if(typeof val==="bigint"){if((0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.
_S)(schema,ctx,json,params,"BigInt literals cannot be represented in JSON Schema"))return;vals.push(Number(val))}else{vals.push(val)}}if(vals.length===0){}else if(vals.
length===1){const val=vals[0];json.type=val===null?"null":typeof val;if(ctx.target==="draft-04"||ctx.target==="openapi-3.0"){json.enum=[val]}else{json.const=val}}else{
if(vals.every(v=>typeof v==="number"))json.type="number";if(vals.every(v=>typeof v==="string"))json.type="string";if(vals.every(v=>typeof v==="boolean"))json.type=
"boolean";if(vals.every(v=>v===null))json.type="null";json.enum=vals}};const nanProcessor=(schema,ctx,json,params)=>{(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.
_S)(schema,ctx,json,params,"NaN cannot be represented in JSON Schema")};const templateLiteralProcessor=(schema,_ctx,json,_params)=>{const _json=json;const pattern=schema.
_zod.pattern;if(!pattern)throw new Error("Pattern not found in template literal");_json.type="string";_json.pattern=pattern.source};const fileProcessor=(schema,_ctx,json,_params)=>{
const _json=json;_json.type="string";_json.format="binary";_json.contentEncoding="binary";const{minimum,maximum,mime}=aggregateChecks(schema);if(minimum!==void 0)
_json.minLength=minimum;if(maximum!==void 0)_json.maxLength=maximum;if(!mime)return;if(mime.length===0)_json.not={};else if(mime.length===1)_json.contentMediaType=
mime[0];else _json.anyOf=mime.map(m=>({contentMediaType:m}))};const successProcessor=(_schema,_ctx,json,_params)=>{json.type="boolean"};const customProcessor=(schema,ctx,json,params)=>{
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Custom types cannot be represented in JSON Schema")};const functionProcessor=(schema,ctx,json,params)=>{
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Function types cannot be represented in JSON Schema")};const transformProcessor=(schema,ctx,json,params)=>{
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Transforms cannot be represented in JSON Schema")};const mapProcessor=(schema,ctx,json,params)=>{
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Map cannot be represented in JSON Schema")};const setProcessor=(schema,ctx,json,params)=>{
(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Set cannot be represented in JSON Schema")};const arrayProcessor=(schema,ctx,_json,params)=>{
const json=_json;const def=schema._zod.def;const{minimum,maximum}=aggregateChecks(schema);if(typeof minimum==="number")json.minItems=minimum;if(typeof maximum===
"number")json.maxItems=maximum;json.type="array";json.items=(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.element,ctx,{...params,path:[...params.path,
"items"]})};function inputOptin(schema){const def=schema._zod.def;if(def.type==="pipe"&&def.in._zod.traits.has("$ZodTransform")){return inputOptin(def.out)}if(def.
type==="catch"){return inputOptin(def.innerType)}return schema._zod.optin}const objectProcessor=(schema,ctx,_json,params)=>{const json=_json;const def=schema._zod.
def;const shape=def.shape;const symbolKeys=Object.getOwnPropertySymbols(shape);if(symbolKeys.length&&(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,
ctx,json,params,"Symbol keys cannot be represented in JSON Schema")){return}json.type="object";json.properties={};for(const key in shape){(0,_util_js__WEBPACK_IMPORTED_MODULE_0__.
Vy)(json.properties,key,(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(shape[key],ctx,{...params,path:[...params.path,"properties",key]}))}const requiredKeys=[];
for(const key of Object.keys(shape)){const field=def.shape[key];if(ctx.io==="input"?inputOptin(field)===void 0:field._zod.optout===void 0){requiredKeys.push(key)}}
if(requiredKeys.length>0){json.required=requiredKeys}if(def.catchall?._zod.def.type==="never"){json.additionalProperties=false}else if(!def.catchall){if(ctx.io===
"output")json.additionalProperties=false}else if(def.catchall){json.additionalProperties=(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.catchall,ctx,
{...params,path:[...params.path,"additionalProperties"]})}};const unionProcessor=(schema,ctx,json,params)=>{const def=schema._zod.def;const isExclusive=def.inclusive===
false;const options=def.options.map((x,i)=>(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(x,ctx,{...params,path:[...params.path,isExclusive?"oneOf":"any\
Of",i]}));if(isExclusive){json.oneOf=options}else{json.anyOf=options}};const intersectionProcessor=(schema,ctx,json,params)=>{const def=schema._zod.def;const a=(0,
_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.left,ctx,{...params,path:[...params.path,"allOf",0]});const b=(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.
Lp)(def.right,ctx,{...params,path:[...params.path,"allOf",1]});const isSimpleIntersection=val=>"allOf"in val&&Object.keys(val).length===1;const allOf=[...isSimpleIntersection(
a)?a.allOf:[a],...isSimpleIntersection(b)?b.allOf:[b]];json.allOf=allOf;ctx.intersections.push(allOf)};const tupleProcessor=(schema,ctx,_json,params)=>{const json=_json;
const def=schema._zod.def;json.type="array";const prefixPath=ctx.target==="draft-2020-12"?"prefixItems":"items";const restPath=ctx.target==="draft-2020-12"?"ite\
ms":ctx.target==="openapi-3.0"?"items":"additionalItems";const prefixItems=def.items.map((x,i)=>(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(x,ctx,{...params,
path:[...params.path,prefixPath,i]}));const rest=def.rest?(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.rest,ctx,{...params,path:[...params.path,restPath,
...ctx.target==="openapi-3.0"?[def.items.length]:[]]}):null;let minItems=def.items.length;while(minItems>0){const item=def.items[minItems-1];const optional=ctx.
io==="input"?inputOptin(item)!==void 0:item._zod.optout==="optional";if(!optional)break;minItems--}const maxItems=def.items.length;const isClosed=!def.rest;if(ctx.
target==="draft-2020-12"){json.prefixItems=prefixItems;if(isClosed){json.items=false}else if(rest){json.items=rest}if(minItems>0)json.minItems=minItems;if(isClosed)
json.maxItems=maxItems}else if(ctx.target==="openapi-3.0"){json.items={anyOf:prefixItems};if(rest){json.items.anyOf.push(rest)}if(minItems>0)json.minItems=minItems;
if(isClosed)json.maxItems=maxItems}else{json.items=prefixItems;if(isClosed){json.additionalItems=false}else if(rest){json.additionalItems=rest}if(minItems>0)json.
minItems=minItems;if(isClosed)json.maxItems=maxItems}const{minimum,maximum}=aggregateChecks(schema);if(typeof minimum==="number")json.minItems=minimum;if(typeof maximum===
"number")json.maxItems=maximum};function stringifyKeyNames(bySchema,json,visited){if(json.$ref){if(visited.has(json))return json;visited.add(json);const def=bySchema.
get(json)?.def;if(!def)return json;const inlined=stringifyKeyNames(bySchema,def,visited);return inlined===def?json:inlined}for(const keyword of["anyOf","oneOf"]){
const branches=json[keyword];if(!Array.isArray(branches))continue;const mapped=branches.map(branch=>stringifyKeyNames(bySchema,branch,visited));if(mapped.some((branch,i)=>branch!==
branches[i]))json={...json,[keyword]:mapped}}const types=Array.isArray(json.type)?json.type:[json.type];const numericType=!types.includes("string")&&types.some(
t=>t==="number"||t==="integer");const values=json.enum??(json.const!==void 0?[json.const]:void 0);if(!numericType&&!values?.some(v=>typeof v==="number"))return json;
const{minimum,maximum,exclusiveMinimum,exclusiveMaximum,multipleOf,format,id:id2,...rest}=json;if(rest.enum)rest.enum=rest.enum.map(v=>typeof v==="number"?String(
v):v);else if(typeof rest.const==="number")rest.const=String(rest.const);if(!numericType)return rest;rest.type="string";if(!values)rest.pattern=(types.includes(
"number")?_regexes_js__WEBPACK_IMPORTED_MODULE_2__.ai:_regexes_js__WEBPACK_IMPORTED_MODULE_2__.nd).source;return rest}const pendingRecords=new WeakMap;function rewriteKeyNames(ctx){
const bySchema=new Map;for(const entry of ctx.seen.values()){if(entry.def&&!bySchema.has(entry.schema))bySchema.set(entry.schema,entry)}const rewrites=new Map;for(const record of pendingRecords.
get(ctx)??[]){const seen=ctx.seen.get(record);const names=(seen?.def??seen?.schema)?.propertyNames;if(!names||names===true||rewrites.has(names))continue;const rewritten=stringifyKeyNames(
bySchema,names,new Set);if(rewritten!==names)rewrites.set(names,rewritten)}if(!rewrites.size)return;for(const entry of ctx.seen.values()){for(const carrier of[entry.
schema,entry.def]){const rewritten=carrier&&rewrites.get(carrier.propertyNames);if(rewritten)carrier.propertyNames=rewritten}}}const recordProcessor=(schema,ctx,_json,params)=>{
const json=_json;const def=schema._zod.def;json.type="object";const keyType=def.keyType;const patterns=aggregateChecks(keyType).patterns;if(def.mode==="loose"&&
patterns&&patterns.size>0){const valueSchema=(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.valueType,ctx,{...params,path:[...params.path,"patternPr\
operties","*"]});json.patternProperties={};for(const pattern of patterns){(0,_util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(json.patternProperties,exactPattern(pattern).
source,valueSchema)}}else{if(ctx.target==="draft-07"||ctx.target==="draft-2020-12"){json.propertyNames=(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.
keyType,ctx,{...params,path:[...params.path,"propertyNames"]});let pending=pendingRecords.get(ctx);if(!pending){pending=[];pendingRecords.set(ctx,pending);ctx.deferred.
push(()=>rewriteKeyNames(ctx))}pending.push(schema)}json.additionalProperties=(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.valueType,ctx,{...params,
path:[...params.path,"additionalProperties"]})}const keyValues=keyType._zod.values;const omittableOnInput=ctx.io==="input"&&inputOptin(def.valueType)!==void 0;if(keyValues&&
!def.partial&&!omittableOnInput){const validKeyValues=[...keyValues].filter(v=>typeof v==="string"||typeof v==="number");if(validKeyValues.length>0){json.required=
validKeyValues.map(String)}}};const nullableProcessor=(schema,ctx,json,params)=>{const def=schema._zod.def;const inner=(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.
Lp)(def.innerType,ctx,params);const seen=ctx.seen.get(schema);if(ctx.target==="openapi-3.0"){seen.ref=def.innerType;json.nullable=true}else{json.anyOf=[inner,{type:"\
null"}]}};const nonoptionalProcessor=(schema,ctx,_json,params)=>{const def=schema._zod.def;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType,
ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType};const UNREPRESENTABLE_DEFAULT=Symbol();function serializeDefaultValue(value,schema,ctx,json,params){
let unrepresentable=false;const serialized=JSON.stringify(value,(_,val)=>{if(typeof val!=="bigint")return val;unrepresentable=true;return null});if(!unrepresentable)
return JSON.parse(serialized);(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"BigInt defaults cannot be represented in JSON Schem\
a");return UNREPRESENTABLE_DEFAULT}const defaultProcessor=(schema,ctx,json,params)=>{const def=schema._zod.def;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.
Lp)(def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType;const value=serializeDefaultValue(def.defaultValue,schema,ctx,json,params);
if(value!==UNREPRESENTABLE_DEFAULT)json.default=value};const prefaultProcessor=(schema,ctx,json,params)=>{const def=schema._zod.def;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.
Lp)(def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType;if(ctx.io!=="input")return;const value=serializeDefaultValue(def.defaultValue,
schema,ctx,json,params);if(value!==UNREPRESENTABLE_DEFAULT)json._prefault=value};const catchProcessor=(schema,ctx,json,params)=>{const def=schema._zod.def;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.
Lp)(def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType;let catchValue;try{catchValue=def.catchValue(void 0)}catch{(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.
_S)(schema,ctx,json,params,"Dynamic catch values are not supported in JSON Schema");return}json.default=catchValue};const pipeProcessor=(schema,ctx,_json,params)=>{
const def=schema._zod.def;const inIsTransform=def.in._zod.traits.has("$ZodTransform");const innerType=ctx.io==="input"?inIsTransform?def.out:def.in:def.out;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.
Lp)(innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=innerType};const readonlyProcessor=(schema,ctx,json,params)=>{const def=schema._zod.def;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.
Lp)(def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType;json.readOnly=true};const promiseProcessor=(schema,ctx,_json,params)=>{const def=schema.
_zod.def;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType};const optionalProcessor=(schema,ctx,_json,params)=>{
const def=schema._zod.def;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType};
const lazyProcessor=(schema,ctx,_json,params)=>{const innerType=schema._zod.innerType;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(innerType,ctx,params);
const seen=ctx.seen.get(schema);seen.ref=innerType};const allProcessors={string:stringProcessor,number:numberProcessor,boolean:booleanProcessor,bigint:bigintProcessor,
symbol:symbolProcessor,null:nullProcessor,undefined:undefinedProcessor,void:voidProcessor,never:neverProcessor,any:anyProcessor,unknown:unknownProcessor,date:dateProcessor,
enum:enumProcessor,literal:literalProcessor,nan:nanProcessor,template_literal:templateLiteralProcessor,file:fileProcessor,success:successProcessor,custom:customProcessor,
function:functionProcessor,transform:transformProcessor,map:mapProcessor,set:setProcessor,array:arrayProcessor,object:objectProcessor,union:unionProcessor,intersection:intersectionProcessor,
tuple:tupleProcessor,record:recordProcessor,nullable:nullableProcessor,nonoptional:nonoptionalProcessor,default:defaultProcessor,prefault:prefaultProcessor,catch:catchProcessor,
pipe:pipeProcessor,readonly:readonlyProcessor,promise:promiseProcessor,optional:optionalProcessor,lazy:lazyProcessor};function toJSONSchema(input,params){if("_i\
dmap"in input){const registry=input;const ctx2=(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.az)({...params,processors:allProcessors});const defs={};for(const entry of registry.
_idmap.entries()){const[_,schema]=entry;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(schema,ctx2)}const schemas2={};const external={registry,uri:params?.
uri,defs};ctx2.external=external;for(const entry of registry._idmap.entries()){const[key,schema]=entry;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Wb)(ctx2,
schema);(0,_util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(schemas2,key,(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.jE)(ctx2,schema))}if(Object.keys(defs).length>
0){const defsSegment=ctx2.target==="draft-2020-12"?"$defs":"definitions";schemas2.__shared={[defsSegment]:defs}}return{schemas:schemas2}}const ctx=(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.
az)({...params,processors:allProcessors});(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(input,ctx);(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Wb)(
ctx,input);return(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.jE)(ctx,input)}}),3908:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{AC:()=>lowercase,Ak:()=>nanoid,D2:()=>nanoidOfLength,F:()=>httpProtocol,Gl:()=>cuid2,K3:()=>base64,Os:()=>guid,Rp:()=>email,
Z0:()=>ulid,Zg:()=>emoji,Zv:()=>uppercase,ai:()=>number,fO:()=>ksuid,gF:()=>cuid,gp:()=>anyString,hQ:()=>e164,kB:()=>time,kM:()=>xid,l7:()=>cidrv6,nd:()=>integer,
o:()=>bigint,p0:()=>duration,p6:()=>date,r0:()=>base64url,uR:()=>uuid,uX:()=>ipv4,ug:()=>ipv6,w$:()=>datetime,zM:()=>boolean,zr:()=>cidrv4});const cuid=/^[cC][0-9a-z]{6,}$/;
const cuid2=/^[0-9a-z]+$/;const ulid=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;const xid=/^[0-9a-vA-V]{20}$/;const ksuid=/^[A-Za-z0-9]{27}$/;const nanoid=/^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length){return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`)}const duration=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
const extendedDuration=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
const guid=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;const uuid=version=>{if(!version)return/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`)};const uuid4=null;const uuid6=null;const uuid7=null;
const email=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;const html5Email=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const rfc5322Email=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
const unicodeEmail=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u;const idnEmail=null;const browserEmail=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const _emoji=`^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;function emoji(){return new RegExp(
_emoji,"u")}const ipv4=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;const ipv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const mac=delimiter=>{const escapedDelim=util.escapeRegex(delimiter??":");return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}\
){5}[0-9a-f]{2}$`)};const cidrv4=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;const base64url=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;const hostname=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
const domain=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;const httpProtocol=/^https?$/;const e164=/^\+[1-9]\d{6,14}$/;const creditCard=/^\d(?:[ -]?\d){11,18}$/;
const currencyCode=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
const iban=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;const dateSource=`(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d\
{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;function anchor(source){return new RegExp(
`^${source}$`)}const date=anchor(dateSource);function timeSource(args){const hhmm=`(?:[01]\\d|2[0-3]):[0-5]\\d`;const regex=typeof args.precision==="number"?args.
precision===-1?`${hhmm}`:args.precision===0?`${hhmm}:[0-5]\\d`:`${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`:args.seconds?`${hhmm}:[0-5]\\d(?:\\.\\d+)?`:`${hhmm}(\
?::[0-5]\\d(?:\\.\\d+)?)?`;return regex}function time(args){return new RegExp(`^${timeSource(args)}$`)}function datetime(args){const opts=["Z"];if(args.offset)opts.
push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);const qualified=`${timeSource({precision:args.precision,seconds:true})}(?:${opts.join("|")})`;const timeRegex=args.local?
`${qualified}|${timeSource({precision:args.precision})}`:qualified;return new RegExp(`^${dateSource}T(?:${timeRegex})$`)}const anyString=/^[\s\S]{0,}$/;const string=params=>{
const regex=params?`[\\s\\S]{${params?.minimum??0},${params?.maximum??""}}`:`[\\s\\S]*`;return new RegExp(`^${regex}$`)};const bigint=/^-?\d+n?$/;const integer=/^-?\d+$/;
const number=/^-?\d+(?:\.\d+)?$/;const boolean=/^(?:true|false)$/i;const _null=/^null$/i;const _undefined=/^undefined$/i;const lowercase=/^[^A-Z]*$/;const uppercase=/^[^a-z]*$/;
const hex=/^[0-9a-fA-F]*$/;function fixedBase64(bodyLength,padding){return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`)}function fixedBase64url(length){
return new RegExp(`^[A-Za-z0-9_-]{${length}}$`)}const md5_hex=/^[0-9a-fA-F]{32}$/;const md5_base64=null;const md5_base64url=null;const sha1_hex=/^[0-9a-fA-F]{40}$/;
const sha1_base64=null;const sha1_base64url=null;const sha256_hex=/^[0-9a-fA-F]{64}$/;const sha256_base64=null;const sha256_base64url=null;const sha384_hex=/^[0-9a-fA-F]{96}$/;
const sha384_base64=null;const sha384_base64url=null;const sha512_hex=/^[0-9a-fA-F]{128}$/;const sha512_base64=null;const sha512_base64url=null}),9396:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{fd:()=>globalRegistry});var _a;const $output=null;const $input=null;class $ZodRegistry{constructor(){this._map=new WeakMap;
this._idmap=new Map}add(schema,..._meta){const meta=_meta[0];this._map.set(schema,meta);if(meta&&typeof meta==="object"&&"id"in meta){this._idmap.set(meta.id,schema)}
return this}clear(){this._map=new WeakMap;this._idmap=new Map;return this}remove(schema){const meta=this._map.get(schema);if(meta&&typeof meta==="object"&&"id"in
meta){this._idmap.delete(meta.id)}this._map.delete(schema);return this}get(schema){const p=schema._zod.parent;if(p){const pm={...this.get(p)??{}};delete pm.id;const f={
...pm,...this._map.get(schema)};return Object.keys(f).length?f:void 0}return this._map.get(schema)}has(schema){return this._map.has(schema)}}function registry(){
return new $ZodRegistry}(_a=globalThis).__zod_globalRegistry??(_a.__zod_globalRegistry=registry());const globalRegistry=globalThis.__zod_globalRegistry}),6985:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{$p:()=>$ZodArray,Dq:()=>$ZodBase64,CQ:()=>$ZodBase64URL,BN:()=>$ZodBigInt,sF:()=>$ZodBoolean,CI:()=>$ZodCIDRv4,Cn:()=>$ZodCIDRv6,
bl:()=>$ZodCUID,Zu:()=>$ZodCUID2,t$:()=>$ZodCatch,b0:()=>$ZodCustom,o5:()=>$ZodDate,rv:()=>$ZodDefault,P0:()=>$ZodDiscriminatedUnion,Oy:()=>$ZodE164,qG:()=>$ZodEmail,
cG:()=>$ZodEmoji,VO:()=>$ZodEnum,RL:()=>$ZodExactOptional,Zc:()=>$ZodGUID,Lc:()=>$ZodIPv4,Zy:()=>$ZodIPv6,v1:()=>$ZodISODate,Ko:()=>$ZodISODateTime,$N:()=>$ZodISODuration,
Ax:()=>$ZodISOTime,LJ:()=>$ZodIntersection,h8:()=>$ZodJWT,GY:()=>$ZodKSUID,nu:()=>$ZodLiteral,Py:()=>$ZodNanoID,Um:()=>$ZodNever,N$:()=>$ZodNonOptional,qc:()=>$ZodNullable,
vz:()=>$ZodNumber,I:()=>$ZodNumberFormat,w:()=>$ZodObjectJIT,ig:()=>$ZodOptional,_m:()=>$ZodPipe,VF:()=>$ZodPrefault,Sb:()=>$ZodReadonly,h:()=>$ZodRecord,$v:()=>$ZodString,
EY:()=>$ZodStringFormat,Wc:()=>$ZodTransform,G3:()=>$ZodTuple,W4:()=>$ZodType,g5:()=>$ZodULID,VY:()=>$ZodURL,Zn:()=>$ZodUUID,cu:()=>$ZodUnion,GP:()=>$ZodUnknown,
TF:()=>$ZodXID,cq:()=>base64Charset,xE:()=>base64urlCharset,YK:()=>standardProps});var core_checks=__webpack_require__(4890);var core_core=__webpack_require__(8532);
;class Doc{constructor(args=[],closed={}){this.content=[];this.indent=0;this.args=args;this.closed=closed}indented(fn){this.indent+=1;try{fn(this)}finally{this.
indent-=1}}write(arg){if(typeof arg==="function"){arg(this,{execution:"sync"});arg(this,{execution:"async"});return}const content=arg;const lines=content.split(
"\n").filter(x=>x);const minIndent=Math.min(...lines.map(x=>x.length-x.trimStart().length));const dedented=lines.map(x=>x.slice(minIndent)).map(x=>" ".repeat(this.
indent*2)+x);for(const line of dedented){this.content.push(line)}}compile(){const F=Function;const content=this?.content??[``];const factory=new F(...Object.keys(
this.closed),`return function (${this.args.join(", ")}) {
${content.join("\n")}
};`);return factory(...Object.values(this.closed))}}var core_regexes=__webpack_require__(3908);var core_util=__webpack_require__(4723);;const version={major:4,minor:6,
patch:7};;const $ZodType=core_core.xI("$ZodType",(inst,def)=>{var _a;inst??(inst={});inst._zod.def=def;inst._zod.bag=inst._zod.bag||{};inst._zod.version=version;
const defChecks=inst._zod.def.checks;const checks2=inst._zod.traits.has("$ZodCheck")?[inst,...defChecks??[]]:defChecks?.length?[...defChecks]:[];for(const ch of checks2){
for(const fn of ch._zod.onattach){fn(inst)}}if(checks2.length===0){(_a=inst._zod).deferred??(_a.deferred=[]);inst._zod.deferred?.push(()=>{inst._zod.run=inst._zod.
parse})}else{const runChecks=(payload,checks3,ctx)=>{if(payload.memo)return payload;let isAborted=core_util.QH(payload);let asyncResult;for(const ch of checks3){
if(ch._zod.def.when){if(core_util.rL(payload))continue;const shouldRun=ch._zod.def.when(payload);if(!shouldRun)continue}else if(isAborted){continue}const currLen=payload.
issues.length;const _=ch._zod.check(payload);if(_ instanceof Promise&&ctx?.async===false){throw new core_core.GT}if(asyncResult||_ instanceof Promise){asyncResult=
(asyncResult??Promise.resolve()).then(async()=>{await _;const nextLen=payload.issues.length;if(nextLen===currLen)return;core_util.d3(payload.issues,currLen,inst);
if(!isAborted)isAborted=core_util.QH(payload,currLen)})}else{const nextLen=payload.issues.length;if(nextLen===currLen)continue;core_util.d3(payload.issues,currLen,
inst);if(!isAborted)isAborted=core_util.QH(payload,currLen)}}if(asyncResult){return asyncResult.then(()=>{return payload})}return payload};const handleCanaryResult=(canary,payload,ctx)=>{
if(core_util.QH(canary)){canary.aborted=true;return canary}const checkResult=runChecks(payload,checks2,ctx);if(checkResult instanceof Promise){if(ctx.async===false)
throw new core_core.GT;return checkResult.then(checkResult2=>inst._zod.parse(checkResult2,ctx))}return inst._zod.parse(checkResult,ctx)};inst._zod.run=(payload,ctx)=>{
if(ctx.skipChecks){return inst._zod.parse(payload,ctx)}if(ctx.direction==="backward"){const canary=inst._zod.parse({value:payload.value,issues:[]},{...ctx,skipChecks:true});
if(canary instanceof Promise){return canary.then(canary2=>{return handleCanaryResult(canary2,payload,ctx)})}return handleCanaryResult(canary,payload,ctx)}const result=inst.
_zod.parse(payload,ctx);if(result instanceof Promise){if(ctx.async===false)throw new core_core.GT;return result.then(result2=>runChecks(result2,checks2,ctx))}return runChecks(
result,checks2,ctx)}}},{get"~standard"(){return core_util.jD(this,"~standard",standardProps(this))},set"~standard"(value){core_util.qh(this,"~standard",value)}});
const toStandardResult=(r,ctx)=>r.issues.length?{issues:r.issues.map(iss=>core_util.iR(iss,ctx,core_core.$W()))}:{value:r.value};async function validateAsync(inst,value){
const ctx={async:true};return toStandardResult(await inst._zod.run({value,issues:[]},ctx),ctx)}function standardProps(inst){return{validate:value=>{const ctx={async:false};
try{const r=inst._zod.run({value,issues:[]},ctx);if(!(r instanceof Promise))return toStandardResult(r,ctx)}catch(_){}return validateAsync(inst,value)},vendor:"z\
od",version:1}}const $ZodString=core_core.xI("$ZodString",(inst,def)=>{$ZodType.init(inst,def);inst._zod.pattern=def.pattern??core_regexes.gp;inst._zod.parse=(payload,_)=>{
if(def.coerce)try{payload.value=String(payload.value)}catch(_2){}if(typeof payload.value==="string")return payload;payload.issues.push({expected:"string",code:"\
invalid_type",input:payload.value,inst});return payload}});const $ZodStringFormat=core_core.xI("$ZodStringFormat",(inst,def)=>{core_checks.ql.init(inst,def);$ZodString.
init(inst,def)});const $ZodGUID=core_core.xI("$ZodGUID",(inst,def)=>{def.pattern??(def.pattern=core_regexes.Os);$ZodStringFormat.init(inst,def)});const $ZodUUID=core_core.
xI("$ZodUUID",(inst,def)=>{if(def.version){const versionMap={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8};const v=versionMap[def.version];if(v===void 0)throw new Error(
`Invalid UUID version: "${def.version}"`);def.pattern??(def.pattern=core_regexes.uR(v))}else def.pattern??(def.pattern=core_regexes.uR());$ZodStringFormat.init(
inst,def)});const $ZodEmail=core_core.xI("$ZodEmail",(inst,def)=>{def.pattern??(def.pattern=core_regexes.Rp);$ZodStringFormat.init(inst,def)});const URL_BAD_FORMAT=1;
const URL_UNPARSEABLE=2;function canParseURL(input){try{if(typeof URL!=="undefined"&&typeof URL.canParse==="function")return URL.canParse(input);new URL(input);
return true}catch{return false}}function validateURL(trimmed,def){if(!("normalize"in def)&&!("hostname"in def)&&!("protocol"in def)){return canParseURL(trimmed)||
URL_UNPARSEABLE}return parseURLObject(trimmed,def)}function parseURLObject(trimmed,def){if(!def.normalize&&def.protocol?.source===core_regexes.F.source&&!/^https?:\/\//i.
test(trimmed)){return URL_BAD_FORMAT}try{if(typeof URL!=="undefined"){const URLStatic=URL;if(typeof URLStatic.parse==="function")return URLStatic.parse(trimmed)??
URL_UNPARSEABLE}return new URL(trimmed)}catch{return URL_UNPARSEABLE}}const asciiTabOrNewline=/[\t\n\r]/g;function stripTabAndNewline(value){return value.replace(
asciiTabOrNewline,"")}function urlHostnameOk(url,hostname){hostname.lastIndex=0;return hostname.test(url.hostname)}function urlProtocolOk(url,protocol){protocol.
lastIndex=0;return protocol.test(url.protocol.endsWith(":")?url.protocol.slice(0,-1):url.protocol)}const $ZodURL=core_core.xI("$ZodURL",(inst,def)=>{$ZodStringFormat.
init(inst,def);inst._zod.check=payload=>{try{const trimmed=payload.value.trim();const url=validateURL(trimmed,def);if(url===URL_BAD_FORMAT){payload.issues.push(
{code:"invalid_format",format:"url",note:"Invalid URL format",input:payload.value,inst,continue:!def.abort});return}if(url===URL_UNPARSEABLE){payload.issues.push(
{code:"invalid_format",format:"url",input:payload.value,inst,continue:!def.abort});return}if(url===true){payload.value=stripTabAndNewline(trimmed);return}if(def.
hostname&&!urlHostnameOk(url,def.hostname)){payload.issues.push({code:"invalid_format",format:"url",note:"Invalid hostname",pattern:def.hostname.source,input:payload.
value,inst,continue:!def.abort})}if(def.protocol&&!urlProtocolOk(url,def.protocol)){payload.issues.push({code:"invalid_format",format:"url",note:"Invalid protoc\
ol",pattern:def.protocol.source,input:payload.value,inst,continue:!def.abort})}payload.value=def.normalize?url.href:stripTabAndNewline(trimmed);return}catch(_){
payload.issues.push({code:"invalid_format",format:"url",input:payload.value,inst,continue:!def.abort})}}});const $ZodEmoji=core_core.xI("$ZodEmoji",(inst,def)=>{
def.pattern??(def.pattern=core_regexes.Zg());$ZodStringFormat.init(inst,def)});const $ZodNanoID=core_core.xI("$ZodNanoID",(inst,def)=>{if(def.length!==void 0&&(!Number.
isInteger(def.length)||def.length<1))throw new Error(`Invalid nanoid length: ${def.length}`);def.pattern??(def.pattern=def.length===void 0?core_regexes.Ak:core_regexes.
D2(def.length));$ZodStringFormat.init(inst,def)});const $ZodCUID=core_core.xI("$ZodCUID",(inst,def)=>{def.pattern??(def.pattern=core_regexes.gF);$ZodStringFormat.
init(inst,def)});const $ZodCUID2=core_core.xI("$ZodCUID2",(inst,def)=>{def.pattern??(def.pattern=core_regexes.Gl);$ZodStringFormat.init(inst,def)});const $ZodULID=core_core.
xI("$ZodULID",(inst,def)=>{def.pattern??(def.pattern=core_regexes.Z0);$ZodStringFormat.init(inst,def)});const $ZodXID=core_core.xI("$ZodXID",(inst,def)=>{def.pattern??
(def.pattern=core_regexes.kM);$ZodStringFormat.init(inst,def)});const $ZodKSUID=core_core.xI("$ZodKSUID",(inst,def)=>{def.pattern??(def.pattern=core_regexes.fO);
$ZodStringFormat.init(inst,def)});const $ZodISODateTime=core_core.xI("$ZodISODateTime",(inst,def)=>{def.pattern??(def.pattern=core_regexes.w$(def));$ZodStringFormat.
init(inst,def)});const $ZodISODate=core_core.xI("$ZodISODate",(inst,def)=>{def.pattern??(def.pattern=core_regexes.p6);$ZodStringFormat.init(inst,def)});const $ZodISOTime=core_core.
xI("$ZodISOTime",(inst,def)=>{def.pattern??(def.pattern=core_regexes.kB(def));$ZodStringFormat.init(inst,def)});const $ZodISODuration=core_core.xI("$ZodISODurat\
ion",(inst,def)=>{def.pattern??(def.pattern=core_regexes.p0);$ZodStringFormat.init(inst,def)});const $ZodIPv4=core_core.xI("$ZodIPv4",(inst,def)=>{def.pattern??
(def.pattern=core_regexes.uX);$ZodStringFormat.init(inst,def)});const ipv6Alphabet=/^[0-9a-fA-F:.]+$/;function isValidIPv6(value){if(!ipv6Alphabet.test(value))return false;
return canParseURL(`http://[${value}]`)}const $ZodIPv6=core_core.xI("$ZodIPv6",(inst,def)=>{def.pattern??(def.pattern=core_regexes.ug);$ZodStringFormat.init(inst,
def);inst._zod.check=payload=>{if(!isValidIPv6(payload.value)){payload.issues.push({code:"invalid_format",format:"ipv6",input:payload.value,inst,continue:!def.abort})}}});
const $ZodMAC=null;const $ZodCIDRv4=core_core.xI("$ZodCIDRv4",(inst,def)=>{def.pattern??(def.pattern=core_regexes.zr);$ZodStringFormat.init(inst,def)});function isValidCIDRv6(value){
const parts=value.split("/");if(parts.length!==2)return false;const[address,prefix]=parts;if(!prefix)return false;const prefixNum=Number(prefix);if(`${prefixNum}`!==
prefix)return false;if(prefixNum<0||prefixNum>128)return false;return isValidIPv6(address)}const $ZodCIDRv6=core_core.xI("$ZodCIDRv6",(inst,def)=>{def.pattern??
(def.pattern=core_regexes.l7);$ZodStringFormat.init(inst,def);inst._zod.check=payload=>{if(!isValidCIDRv6(payload.value)){payload.issues.push({code:"invalid_for\
mat",format:"cidrv6",input:payload.value,inst,continue:!def.abort})}}});function isValidBase64(data){if(data==="")return true;if(/\s/.test(data))return false;if(data.
length%4!==0)return false;try{atob(data);return true}catch{return false}}const base64Charset=/^[0-9a-zA-Z+/]*={0,2}$/;const $ZodBase64=core_core.xI("$ZodBase64",
(inst,def)=>{def.pattern??(def.pattern=base64Charset);$ZodStringFormat.init(inst,def);inst._zod.check=payload=>{if(isValidBase64(payload.value))return;payload.issues.
push({code:"invalid_format",format:"base64",input:payload.value,inst,continue:!def.abort})}});const base64urlCharset=/^[A-Za-z0-9_-]*$/;function isValidBase64URL(data){
if(!base64urlCharset.test(data))return false;const base64=data.replace(/[-_]/g,c=>c==="-"?"+":"/");const padded=base64.padEnd(Math.ceil(base64.length/4)*4,"=");
return isValidBase64(padded)}const $ZodBase64URL=core_core.xI("$ZodBase64URL",(inst,def)=>{def.pattern??(def.pattern=base64urlCharset);$ZodStringFormat.init(inst,
def);inst._zod.check=payload=>{if(isValidBase64URL(payload.value))return;payload.issues.push({code:"invalid_format",format:"base64url",input:payload.value,inst,
continue:!def.abort})}});const $ZodE164=core_core.xI("$ZodE164",(inst,def)=>{def.pattern??(def.pattern=core_regexes.hQ);$ZodStringFormat.init(inst,def)});const CC_SANITIZE=/[- ]/g;
function isLuhnAlgo(digits){let length=digits.length;let bit=1;let sum=0;while(length){const value=digits.charCodeAt(--length)-48;bit^=1;sum+=bit?[0,2,4,6,8,1,3,
5,7,9][value]:value}return sum%10===0}function isValidCreditCard(input){if(!regexes.creditCard.test(input))return false;return isLuhnAlgo(input.replace(CC_SANITIZE,
""))}const $ZodCreditCard=null;function isIso7064Mod97(iban){let remainder=0;const len=iban.length;for(let i=4;i<len;i++){const code=iban.charCodeAt(i);remainder=
(code>=65?remainder*100+(code-55):remainder*10+(code-48))%97}for(let i=0;i<4;i++){const code=iban.charCodeAt(i);remainder=(code>=65?remainder*100+(code-55):remainder*
10+(code-48))%97}return remainder===1}function isValidIBAN(input){if(!regexes.iban.test(input))return false;return isIso7064Mod97(input)}const $ZodIBAN=null;function isValidJWT(token,algorithm=null){
try{const tokensParts=token.split(".");if(tokensParts.length!==3)return false;const[header]=tokensParts;if(!header)return false;const parsedHeader=JSON.parse(atob(
header));if("typ"in parsedHeader&&parsedHeader?.typ!=="JWT")return false;if(!parsedHeader.alg)return false;if(algorithm&&(!("alg"in parsedHeader)||parsedHeader.
alg!==algorithm))return false;return true}catch{return false}}const $ZodJWT=core_core.xI("$ZodJWT",(inst,def)=>{$ZodStringFormat.init(inst,def);inst._zod.check=
payload=>{if(isValidJWT(payload.value,def.alg))return;payload.issues.push({code:"invalid_format",format:"jwt",input:payload.value,inst,continue:!def.abort})}});
const $ZodCustomStringFormat=null;const $ZodNumber=core_core.xI("$ZodNumber",(inst,def)=>{$ZodType.init(inst,def);inst._zod.pattern=core_regexes.ai;inst._zod.parse=
(payload,_ctx)=>{if(def.coerce)try{payload.value=Number(payload.value)}catch(_){}const input=payload.value;if(typeof input==="number"&&!Number.isNaN(input)&&Number.
isFinite(input)){return payload}const received=typeof input==="number"?Number.isNaN(input)?"NaN":!Number.isFinite(input)?String(input):void 0:void 0;payload.issues.
push({expected:"number",code:"invalid_type",input,inst,...received?{received}:{}});return payload}});const $ZodNumberFormat=core_core.xI("$ZodNumberFormat",(inst,def)=>{
core_checks.KH.init(inst,def);$ZodNumber.init(inst,def)});const $ZodBoolean=core_core.xI("$ZodBoolean",(inst,def)=>{$ZodType.init(inst,def);inst._zod.pattern=core_regexes.
zM;inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=Boolean(payload.value)}catch(_){}const input=payload.value;if(typeof input==="boolean")return payload;
payload.issues.push({expected:"boolean",code:"invalid_type",input,inst});return payload}});const $ZodBigInt=core_core.xI("$ZodBigInt",(inst,def)=>{$ZodType.init(
inst,def);inst._zod.pattern=core_regexes.o;inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=BigInt(payload.value)}catch(_){}if(typeof payload.value===
"bigint")return payload;payload.issues.push({expected:"bigint",code:"invalid_type",input:payload.value,inst});return payload}});const $ZodBigIntFormat=null;const $ZodSymbol=null;
const $ZodUndefined=null;const $ZodNull=null;const $ZodAny=null;const $ZodUnknown=core_core.xI("$ZodUnknown",(inst,def)=>{$ZodType.init(inst,def);inst._zod.parse=
payload=>payload});const $ZodNever=core_core.xI("$ZodNever",(inst,def)=>{$ZodType.init(inst,def);inst._zod.parse=(payload,_ctx)=>{payload.issues.push({expected:"\
never",code:"invalid_type",input:payload.value,inst});return payload}});const $ZodVoid=null;const $ZodDate=core_core.xI("$ZodDate",(inst,def)=>{$ZodType.init(inst,
def);inst._zod.parse=(payload,_ctx)=>{if(def.coerce){try{payload.value=new Date(payload.value)}catch(_err){}}const input=payload.value;const isDate=input instanceof
Date;const isValidDate=isDate&&!Number.isNaN(input.getTime());if(isValidDate)return payload;payload.issues.push({expected:"date",code:"invalid_type",input,...isDate?
{received:"Invalid Date"}:{},inst});return payload}});function capSize(inst,size){const caps=core_util.hi(inst._zod.def.checks);if(!caps.length)return;const cap=Math.
min(...caps.map(c=>c[0]));const parse2=inst._zod.parse;inst._zod.parse=(payload,ctx)=>{const n=size(payload.value);if(n>cap&&!ctx?.skipChecks&&ctx?.direction!==
"backward"){for(const[max,ch]of core_util.hi(inst._zod.def.checks)){if(n>max&&ch._zod.def.when(payload)){const start=payload.issues.length;ch._zod.check(payload);
payload.issues[start].continue=false;core_util.d3(payload.issues,start,inst);return payload}}}return parse2(payload,ctx)}}const arraySize=input=>Array.isArray(input)?
input.length:-1;const mapSize=input=>input instanceof Map?input.size:-1;const setSize=input=>input instanceof Set?input.size:-1;function handleArrayResult(result,final,index){
if(result.issues.length){final.issues.push(...core_util.lQ(index,result.issues))}final.value[index]=result.value}const $ZodArray=core_core.xI("$ZodArray",(inst,def)=>{
$ZodType.init(inst,def);const memo=core_core.cr.memoizer;memo?.attach(inst);inst._zod.parse=(payload,ctx)=>{const input=payload.value;if(!Array.isArray(input)){
payload.issues.push({expected:"array",code:"invalid_type",input,inst});return payload}payload.value=memo?memo.alloc(inst,payload,Array(input.length),ctx):Array(
input.length);const proms=[];const abortEarly=ctx?.abortEarly;for(let i=0;i<input.length;i++){const item=input[i];const result=def.element._zod.run({value:item,
issues:[]},ctx);if(result instanceof Promise){proms.push(result.then(result2=>handleArrayResult(result2,payload,i)))}else{handleArrayResult(result,payload,i);if(abortEarly&&
result.issues.length!==0&&core_util.QH(result))break}}if(proms.length){return Promise.all(proms).then(()=>payload)}return payload};capSize(inst,arraySize)});function handlePropertyResult(result,final,key,input,optin,optout){
const isPresent=key in input;const isOptionalOut=optout==="optional";if(!isPresent&&isOptionalOut&&optin==="optional"){return}if(result.issues.length){if(optin!==
void 0&&isOptionalOut&&!isPresent){return}final.issues.push(...core_util.lQ(key,result.issues))}if(!isPresent&&optin===void 0){if(!result.issues.length){final.issues.
push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[key]})}return}if(result.value===void 0){if(isPresent||optin==="defaulted"&&!isOptionalOut){final.
value[key]=void 0}}else{final.value[key]=result.value}}const NO_SYMBOL_KEYS=[];function normalizeDef(def){const keys=Object.keys(def.shape);const ownSymbols=Object.
getOwnPropertySymbols(def.shape);const symbolKeys=ownSymbols.length?ownSymbols:NO_SYMBOL_KEYS;const allKeys=symbolKeys.length?[...keys,...symbolKeys]:keys;for(const k of allKeys){
if(!def.shape?.[k]?._zod?.traits?.has("$ZodType")){throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`)}}const okeys=core_util.NM(def.
shape);return{...def,allKeys,symbolKeys,keySet:new Set(keys),numKeys:keys.length,optionalKeys:new Set(okeys)}}function handleCatchall(proms,input,payload,ctx,def,inst,abortEarly){
const unrecognized=[];const keySet=def.keySet;const _catchall=def.catchall._zod;const t=_catchall.def.type;const optin=_catchall.optin;const optout=_catchall.optout;
let seen=0;for(const key in input){if(abortEarly&&payload.issues.length!==seen){if(core_util.QH(payload,seen))break;seen=payload.issues.length}if(keySet.has(key))
continue;if(key==="__proto__"){if(t==="never")unrecognized.push(key);continue}if(t==="never"){unrecognized.push(key);continue}const r=_catchall.run({value:input[key],
issues:[]},ctx);if(r instanceof Promise){proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout)))}else{handlePropertyResult(r,payload,key,
input,optin,optout)}}if(unrecognized.length){payload.issues.push({code:"unrecognized_keys",keys:unrecognized,input,inst,continue:true})}if(!proms.length)return payload;
return Promise.all(proms).then(()=>{return payload})}const $ZodObject=core_core.xI("$ZodObject",(inst,def)=>{$ZodType.init(inst,def);const desc=Object.getOwnPropertyDescriptor(
def,"shape");const sh=desc?.get?desc.get.raw:def.shape??{};if(sh){const get=()=>{const newSh={...sh};Object.defineProperty(def,"shape",{value:newSh});get.raw=newSh;
return newSh};get.raw=sh;Object.defineProperty(def,"shape",{get})}const _normalized=core_util.PO(()=>normalizeDef(def));core_util.v5(inst,"propValues",zod=>{const shape=zod.
def.shape;const propValues={};for(const key in shape){const field=shape[key]._zod;if(field.values){if(!Object.prototype.hasOwnProperty.call(propValues,key)){core_util.
Vy(propValues,key,new Set)}for(const v of field.values)propValues[key].add(v);if(field.optin!==void 0)propValues[key].add(void 0)}}return propValues});const isObject=core_util.
Gv;const catchall=def.catchall;let value;const memo=core_core.cr.memoizer;memo?.attach(inst);inst._zod.parse=(payload,ctx)=>{value??(value=_normalized.value);const input=payload.
value;if(!isObject(input)){payload.issues.push({expected:"object",code:"invalid_type",input,inst});return payload}payload.value=memo?memo.alloc(inst,payload,{},
ctx):{};const proms=[];const shape=value.shape;const abortEarly=ctx?.abortEarly;let seen=payload.issues.length;for(const key of value.allKeys){if(abortEarly&&payload.
issues.length!==seen){if(core_util.QH(payload,seen))break;seen=payload.issues.length}if(key==="__proto__")continue;const el=shape[key];const optin=el._zod.optin;
const optout=el._zod.optout;const r=el._zod.run({value:input[key],issues:[]},ctx);if(r instanceof Promise){proms.push(r.then(r2=>handlePropertyResult(r2,payload,
key,input,optin,optout)))}else{handlePropertyResult(r,payload,key,input,optin,optout)}}if(!catchall){return proms.length?Promise.all(proms).then(()=>payload):payload}
return handleCatchall(proms,input,payload,ctx,_normalized.value,inst,abortEarly===true)}});const $ZodObjectJIT=core_core.xI("$ZodObjectJIT",(inst,def)=>{$ZodObject.
init(inst,def);const superParse=inst._zod.parse;const _normalized=core_util.PO(()=>normalizeDef(def));const memo=core_core.cr.memoizer;const generateFastpass=shape=>{
const normalized=_normalized.value;const syms=normalized.symbolKeys;const doc=new Doc(["payload","ctx"],{shape,inst,memo,syms});const parseStr=k=>`shape[${k}]._\
zod.run({ value: input[${k}], issues: [] }, ctx)`;const prefixStr=(id2,k)=>`
          let ${id2}_ab = false;
          for (let i = 0; i < ${id2}.issues.length; i++) {
            const iss = ${id2}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id2}_ab = true;
          }
          if (${id2}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;doc.write(`const input = payload.value;`);const ids2=Object.create(null);let counter=0;for(const key of normalized.allKeys){ids2[key]=`key_${counter++}`}
doc.write(memo?`const newResult = memo.alloc(inst, payload, {}, ctx);`:`const newResult = {};`);for(const key of normalized.allKeys){if(key==="__proto__")continue;
const id2=ids2[key];const k=typeof key==="symbol"?`syms[${syms.indexOf(key)}]`:core_util.UQ(key);const isPresent=`${k} in input`;const schema=shape[key];const optin=schema?.
_zod?.optin;const isOptionalIn=optin!==void 0;const isOptionalOut=schema?._zod?.optout==="optional";doc.write(`const ${id2} = ${parseStr(k)};`);if(isOptionalIn&&
isOptionalOut){const assign=optin==="optional"?`${id2}_present`:`${id2}.value !== undefined || ${id2}_present`;doc.write(`
        const ${id2}_present = ${isPresent};
        if (!${id2}.issues.length || ${id2}_present) {
          if (${id2}.issues.length) {${prefixStr(id2,k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id2}.value;
          }
        }

      `)}else if(!isOptionalIn){doc.write(`
        const ${id2}_present = ${isPresent};
        if (${id2}.issues.length) {${prefixStr(id2,k)}
        }
        if (!${id2}_present && !${id2}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id2}_present) {
          newResult[${k}] = ${id2}.value;
        }

      `)}else{doc.write(`
        if (${id2}.issues.length) {${prefixStr(id2,k)}
        }
      `);if(optin==="defaulted"){doc.write(`newResult[${k}] = ${id2}.value;`)}else{doc.write(`
        if (${id2}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id2}.value;
        }
      `)}}}doc.write(`payload.value = newResult;`);doc.write(`return payload;`);return doc.compile()};let fastpass;const isObject=core_util.Gv;const jit=!core_core.
cr.jitless;const allowsEval=core_util.hI;const fastEnabled=jit&&allowsEval.value;const catchall=def.catchall;let value;inst._zod.parse=(payload,ctx)=>{value??(value=
_normalized.value);const input=payload.value;if(!isObject(input)){payload.issues.push({expected:"object",code:"invalid_type",input,inst});return payload}if(jit&&
fastEnabled&&ctx?.async===false&&ctx.jitless!==true){if(!fastpass)fastpass=generateFastpass(def.shape);payload=fastpass(payload,ctx);if(!catchall)return payload;
return handleCatchall([],input,payload,ctx,value,inst,ctx?.abortEarly===true)}return superParse(payload,ctx)}});function handleUnionResults(results,final,inst,ctx){
for(const result of results){if(result.issues.length===0){final.value=result.value;return final}}const nonaborted=results.filter(r=>!core_util.QH(r));if(nonaborted.
length===1){final.value=nonaborted[0].value;return nonaborted[0]}final.issues.push({code:"invalid_union",input:final.value,inst,errors:results.map(result=>result.
issues.map(iss=>core_util.iR(iss,ctx,core_core.$W())))});return final}const $ZodUnion=core_core.xI("$ZodUnion",(inst,def)=>{$ZodType.init(inst,def);core_util.v5(
inst,"optin",zod=>zod.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":zod.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0);core_util.v5(
inst,"optout",zod=>zod.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0);core_util.v5(inst,"values",zod=>{if(zod.def.options.every(o=>o._zod.values)){
return new Set(zod.def.options.flatMap(option=>Array.from(option._zod.values)))}return void 0});core_util.v5(inst,"pattern",zod=>{if(zod.def.options.every(o=>o.
_zod.pattern)){const patterns=zod.def.options.map(o=>o._zod.pattern);return new RegExp(`^(${patterns.map(p=>core_util.p6(p.source)).join("|")})$`)}return void 0});
const first=def.options.length===1?def.options[0]._zod.run:null;inst._zod.parse=(payload,ctx)=>{if(first){return first(payload,ctx)}let async=false;const results=[];
for(const option of def.options){const result=option._zod.run({value:payload.value,issues:[]},ctx);if(result instanceof Promise){results.push(result);async=true}else{
if(result.issues.length===0)return result;results.push(result)}}if(!async)return handleUnionResults(results,payload,inst,ctx);return Promise.all(results).then(results2=>{
return handleUnionResults(results2,payload,inst,ctx)})}});function handleExclusiveUnionResults(results,final,inst,ctx){const matches=[];for(let i=0;i<results.length;i++){
if(results[i].issues.length===0)matches.push(i)}if(matches.length===1){final.value=results[matches[0]].value;return final}if(matches.length===0){final.issues.push(
{code:"invalid_union",input:final.value,inst,errors:results.map(result=>result.issues.map(iss=>util.finalizeIssue(iss,ctx,core.config())))})}else{final.issues.push(
{code:"invalid_union",input:final.value,inst,errors:[],inclusive:false,matches})}return final}const $ZodXor=null;function getDiscriminatedOption(union,value){const internals=union.
_zod;let map=internals.bag.optionsMap;if(!map){map=discriminatorMap(internals.def);internals.bag.optionsMap=map}const option=map.get(value);if(option===null)throw new Error(
`Ambiguous discriminator value "${String(value)}"`);return option}function discriminatorMap(def){const map=new Map;for(const option of def.options){const values=option.
_zod.propValues?.[def.discriminator];if(!values||values.size===0)throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
for(const value of values){if(map.has(value)){if(value!==void 0)throw new Error(`Duplicate discriminator value "${String(value)}"`);map.set(value,null)}else{map.
set(value,option)}}}return map}const $ZodDiscriminatedUnion=core_core.xI("$ZodDiscriminatedUnion",(inst,def)=>{def.inclusive=false;$ZodUnion.init(inst,def);const _super=inst.
_zod.parse;core_util.v5(inst,"propValues",zod=>{const propValues={};let undefinedCount=0;for(const option of zod.def.options){const pv=option._zod.propValues;if(!pv||
Object.keys(pv).length===0)throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);if(pv[zod.def.discriminator]?.has(
void 0))undefinedCount++;for(const[k,v]of Object.entries(pv)){if(!Object.prototype.hasOwnProperty.call(propValues,k)){core_util.Vy(propValues,k,new Set)}for(const val of v){
propValues[k].add(val)}}}if(!zod.def.unionFallback&&undefinedCount>1)propValues[zod.def.discriminator]?.delete(void 0);return propValues});def.options.forEach((option,i)=>{
const propShape=core_util.MO(option._zod.def);if(propShape&&!Object.prototype.hasOwnProperty.call(propShape,def.discriminator)){throw new Error(`Invalid discrim\
inated union option at index "${i}"`)}});const disc=core_util.PO(()=>discriminatorMap(def));inst._zod.parse=(payload,ctx)=>{const input=payload.value;if(!core_util.
Gv(input)){payload.issues.push({code:"invalid_type",expected:"object",input,inst});return payload}const value=input?.[def.discriminator];const opt=disc.value.get(
value);if(opt&&(value!==void 0||ctx.direction!=="backward")){return opt._zod.run(payload,ctx)}if(def.unionFallback||ctx.direction==="backward"){return _super(payload,
ctx)}payload.issues.push({code:"invalid_union",errors:[],note:"No matching discriminator",discriminator:def.discriminator,options:Array.from(disc.value.keys()).
filter(value2=>disc.value.get(value2)!==null),input,path:[def.discriminator],inst});return payload}});const $ZodIntersection=core_core.xI("$ZodIntersection",(inst,def)=>{
$ZodType.init(inst,def);inst._zod.parse=(payload,ctx)=>{const input=payload.value;const left=def.left._zod.run({value:input,issues:[]},ctx);const right=def.right.
_zod.run({value:input,issues:[]},ctx);const async=left instanceof Promise||right instanceof Promise;if(async){return Promise.all([left,right]).then(([left2,right2])=>{
return handleIntersectionResults(payload,left2,right2)})}return handleIntersectionResults(payload,left,right)}});function mergeValues(a,b){if(a===b){return{valid:true,
data:a}}if(a instanceof Date&&b instanceof Date&&+a===+b){return{valid:true,data:a}}if(core_util.Qd(a)&&core_util.Qd(b)){const bKeys=Object.keys(b);const sharedKeys=Object.
keys(a).filter(key=>bKeys.indexOf(key)!==-1);const newObj={...a,...b};if(Object.prototype.hasOwnProperty.call(newObj,"__proto__"))delete newObj.__proto__;for(const key of sharedKeys){
if(key==="__proto__")continue;const sharedValue=mergeValues(a[key],b[key]);if(!sharedValue.valid){return{valid:false,mergeErrorPath:[key,...sharedValue.mergeErrorPath]}}
newObj[key]=sharedValue.data}return{valid:true,data:newObj}}if(Array.isArray(a)&&Array.isArray(b)){if(a.length!==b.length){return{valid:false,mergeErrorPath:[]}}
const newArray=[];for(let index=0;index<a.length;index++){const itemA=a[index];const itemB=b[index];const sharedValue=mergeValues(itemA,itemB);if(!sharedValue.valid){
return{valid:false,mergeErrorPath:[index,...sharedValue.mergeErrorPath]}}newArray.push(sharedValue.data)}return{valid:true,data:newArray}}return{valid:false,mergeErrorPath:[]}}
function handleIntersectionResults(result,left,right){const unrecKeys=new Map;let unrecIssue;const keyIssues=new Map;const collect=(iss,side)=>{let keys;if(iss.
code==="unrecognized_keys"&&!iss.path?.length){unrecIssue??(unrecIssue=iss);keys=iss.keys}else if(iss.code==="invalid_key"&&iss.origin==="record"&&iss.path?.length===
1){const k=String(iss.path[0]);if(!keyIssues.has(k))keyIssues.set(k,iss);keys=[k]}else{return false}for(const k of keys){if(!unrecKeys.has(k))unrecKeys.set(k,{});
unrecKeys.get(k)[side]=true}return true};for(const iss of left.issues){if(!collect(iss,"l"))result.issues.push(iss)}for(const iss of right.issues){if(!collect(iss,
"r"))result.issues.push(iss)}const bothKeys=[...unrecKeys].filter(([,f])=>f.l&&f.r).map(([k])=>k);if(bothKeys.length){const aggregated=unrecIssue?bothKeys.filter(
k=>unrecIssue.keys.includes(k)):[];if(aggregated.length)result.issues.push({...unrecIssue,keys:aggregated});for(const k of bothKeys){if(!aggregated.includes(k)&&
keyIssues.has(k))result.issues.push(keyIssues.get(k))}}const merged=mergeValues(left.value,right.value);if(!merged.valid){if(core_util.QH(result))return result;
throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`)}result.value=merged.data;return result}const $ZodTuple=core_core.
xI("$ZodTuple",(inst,def)=>{$ZodType.init(inst,def);const items=def.items;const memo=core_core.cr.memoizer;memo?.attach(inst);inst._zod.parse=(payload,ctx)=>{const input=payload.
value;if(!Array.isArray(input)){payload.issues.push({input,inst,expected:"tuple",code:"invalid_type"});return payload}payload.value=memo?memo.alloc(inst,payload,
[],ctx):[];const proms=[];const optinStart=getTupleOptStart(items,"optin");const optoutStart=getTupleOptStart(items,"optout");if(!def.rest){if(input.length<optinStart){
payload.issues.push({code:"too_small",minimum:optinStart,inclusive:true,input,inst,origin:"array"});return payload}if(input.length>items.length){payload.issues.
push({code:"too_big",maximum:items.length,inclusive:true,input,inst,origin:"array"})}}const itemResults=new Array(items.length);const abortEarly=def.rest?ctx?.abortEarly:
void 0;let itemAborted=false;for(let i=0;i<items.length;i++){const r=items[i]._zod.run({value:input[i],issues:[]},ctx);if(r instanceof Promise){proms.push(r.then(
rr=>{itemResults[i]=rr}))}else{itemResults[i]=r;if(abortEarly&&!itemAborted&&r.issues.length)itemAborted=core_util.QH(r)}}if(def.rest&&!itemAborted){let i=items.
length-1;const rest=input.slice(items.length);let seen=payload.issues.length;for(const el of rest){if(abortEarly&&payload.issues.length!==seen){if(core_util.QH(
payload,seen))break;seen=payload.issues.length}i++;const result=def.rest._zod.run({value:el,issues:[]},ctx);if(result instanceof Promise){proms.push(result.then(
r=>handleTupleResult(r,payload,i)))}else{handleTupleResult(result,payload,i)}}}if(proms.length){return Promise.all(proms).then(()=>handleTupleResults(itemResults,
payload,items,input,optoutStart))}return handleTupleResults(itemResults,payload,items,input,optoutStart)}});function getTupleOptStart(items,key){for(let i=items.
length-1;i>=0;i--){const omittable=key==="optin"?items[i]._zod.optin!==void 0:items[i]._zod.optout==="optional";if(!omittable)return i+1}return 0}function handleTupleResult(result,final,index){
if(result.issues.length){final.issues.push(...core_util.lQ(index,result.issues))}final.value[index]=result.value}function handleTupleResults(itemResults,final,items,input,optoutStart){
for(let i=0;i<items.length;i++){const r=itemResults[i];const isPresent=i<input.length;if(!isPresent&&i>=optoutStart&&items[i]._zod.optin==="optional"){final.value.
length=i;break}if(r.issues.length){if(!isPresent&&i>=optoutStart){final.value.length=i;break}final.issues.push(...core_util.lQ(i,r.issues))}final.value[i]=r.value}
for(let i=final.value.length-1;i>=input.length;i--){if(items[i]._zod.optout==="optional"&&final.value[i]===void 0){final.value.length=i}else{break}}return final}
const $ZodRecord=core_core.xI("$ZodRecord",(inst,def)=>{$ZodType.init(inst,def);const memo=core_core.cr.memoizer;memo?.attach(inst);inst._zod.parse=(payload,ctx)=>{
const input=payload.value;if(!core_util.Qd(input)){payload.issues.push({expected:"record",code:"invalid_type",input,inst});return payload}const proms=[];const values=def.
keyType._zod.values;if(values&&!def.partial){payload.value=memo?memo.alloc(inst,payload,{},ctx):{};const recordKeys=new Set;for(const key of values){if(typeof key===
"string"||typeof key==="number"||typeof key==="symbol"){recordKeys.add(typeof key==="number"?key.toString():key);if(key==="__proto__")continue;const keyResult=def.
keyType._zod.run({value:key,issues:[]},ctx);if(keyResult instanceof Promise){throw new Error("Async schemas not supported in object keys currently")}if(keyResult.
issues.length){payload.issues.push({code:"invalid_key",origin:"record",issues:keyResult.issues.map(iss=>core_util.iR(iss,ctx,core_core.$W())),input:key,path:[key],
inst});continue}const outKey=keyResult.value;if(outKey==="__proto__")continue;const result=def.valueType._zod.run({value:input[key],issues:[]},ctx);if(result instanceof
Promise){proms.push(result.then(result2=>{if(result2.issues.length){payload.issues.push(...core_util.lQ(key,result2.issues))}payload.value[outKey]=result2.value}))}else{
if(result.issues.length){payload.issues.push(...core_util.lQ(key,result.issues))}payload.value[outKey]=result.value}}}let unrecognized;for(const key in input){if(!recordKeys.
has(key)){if(def.mode==="loose"){if(key==="__proto__")continue;payload.value[key]=input[key]}else{unrecognized=unrecognized??[];unrecognized.push(key)}}}if(unrecognized&&
unrecognized.length>0){payload.issues.push({code:"unrecognized_keys",input,inst,keys:unrecognized,continue:true})}}else{payload.value=memo?memo.alloc(inst,payload,
{},ctx):{};let unrecognized;for(const key of Reflect.ownKeys(input)){if(key==="__proto__")continue;if(!Object.prototype.propertyIsEnumerable.call(input,key))continue;
let keyResult=def.keyType._zod.run({value:key,issues:[]},ctx);if(keyResult instanceof Promise){throw new Error("Async schemas not supported in object keys curre\
ntly")}const checkNumericKey=typeof key==="string"&&core_regexes.ai.test(key)&&keyResult.issues.length;if(checkNumericKey){const retryResult=def.keyType._zod.run(
{value:Number(key),issues:[]},ctx);if(retryResult instanceof Promise){throw new Error("Async schemas not supported in object keys currently")}if(retryResult.issues.
length===0){keyResult=retryResult}}if(keyResult.issues.length){if(def.mode==="loose"){payload.value[key]=input[key]}else if(values){unrecognized=unrecognized??[];
unrecognized.push(key)}else{payload.issues.push({code:"invalid_key",origin:"record",issues:keyResult.issues.map(iss=>core_util.iR(iss,ctx,core_core.$W())),input:key,
path:[key],inst})}continue}const outKey=keyResult.value;if(outKey==="__proto__")continue;const result=def.valueType._zod.run({value:input[key],issues:[]},ctx);if(result instanceof
Promise){proms.push(result.then(result2=>{if(result2.issues.length){payload.issues.push(...core_util.lQ(key,result2.issues))}payload.value[outKey]=result2.value}))}else{
if(result.issues.length){payload.issues.push(...core_util.lQ(key,result.issues))}payload.value[outKey]=result.value}}if(unrecognized&&unrecognized.length>0){payload.
issues.push({code:"unrecognized_keys",input,inst,keys:unrecognized,continue:true})}}if(proms.length){return Promise.all(proms).then(()=>payload)}return payload}});
const $ZodMap=null;function handleMapResult(keyResult,valueResult,final,key,input,inst,ctx){if(keyResult.issues.length){if(util.propertyKeyTypes.has(typeof key)){
final.issues.push(...util.prefixIssues(key,keyResult.issues))}else{final.issues.push({code:"invalid_key",origin:"map",input,inst,issues:keyResult.issues.map(iss=>util.
finalizeIssue(iss,ctx,core.config()))})}}if(valueResult.issues.length){if(util.propertyKeyTypes.has(typeof key)){final.issues.push(...util.prefixIssues(key,valueResult.
issues))}else{final.issues.push({origin:"map",code:"invalid_element",input,inst,key,issues:valueResult.issues.map(iss=>util.finalizeIssue(iss,ctx,core.config()))})}}
final.value.set(keyResult.value,valueResult.value)}const $ZodSet=null;function handleSetResult(result,final){if(result.issues.length){final.issues.push(...result.
issues)}final.value.add(result.value)}const $ZodEnum=core_core.xI("$ZodEnum",(inst,def)=>{$ZodType.init(inst,def);const values=core_util.w5(def.entries);const valuesSet=new Set(
values);inst._zod.values=valuesSet;core_util.v5(inst,"pattern",zod=>{const patternValues=core_util.w5(zod.def.entries).filter(k=>core_util.qQ.has(typeof k));return new RegExp(
patternValues.length?`^(${patternValues.map(o=>core_util.sD(o.toString())).join("|")})$`:"^[^\\s\\S]$")});inst._zod.parse=(payload,_ctx)=>{const input=payload.value;
if(valuesSet.has(input)){return payload}payload.issues.push({code:"invalid_value",values,input,inst});return payload}});const $ZodLiteral=core_core.xI("$ZodLite\
ral",(inst,def)=>{$ZodType.init(inst,def);const values=new Set(def.values);inst._zod.values=values;core_util.v5(inst,"pattern",zod=>{const vals=zod.def.values;return new RegExp(
vals.length?`^(${vals.map(o=>typeof o==="string"?core_util.sD(o):o?core_util.sD(o.toString()):String(o)).join("|")})$`:"^[^\\s\\S]$")});inst._zod.parse=(payload,_ctx)=>{
const input=payload.value;if(values.has(input)){return payload}payload.issues.push({code:"invalid_value",values:def.values,input,inst});return payload}});const $ZodFile=null;
const $ZodTransform=core_core.xI("$ZodTransform",(inst,def)=>{$ZodType.init(inst,def);inst._zod.optin="optional";core_core.cr.memoizer?.guard(inst);inst._zod.parse=
(payload,ctx)=>{if(ctx.direction==="backward"){throw new core_core.cV(inst.constructor.name)}const _out=def.transform(payload.value,payload);if(ctx.async){const output=_out instanceof
Promise?_out:Promise.resolve(_out);return output.then(output2=>{payload.value=output2;return payload})}if(_out instanceof Promise){throw new core_core.GT}payload.
value=_out;return payload}});function handleOptionalResult(payload,result){payload.value=result.issues.length?void 0:result.value;return payload}const $ZodOptional=core_core.
xI("$ZodOptional",(inst,def)=>{$ZodType.init(inst,def);core_util.v5(inst,"optin",zod=>zod.def.innerType._zod.optin==="defaulted"?"defaulted":"optional");inst._zod.
optout="optional";core_util.v5(inst,"values",zod=>{const values=zod.def.innerType._zod.values;return values?new Set([...values,void 0]):void 0});core_util.v5(inst,
"pattern",zod=>{const pattern=zod.def.innerType._zod.pattern;return pattern?new RegExp(`^(${core_util.p6(pattern.source)})?$`):void 0});inst._zod.parse=(payload,ctx)=>{
if(payload.value===void 0){if(def.innerType._zod.optin!=="defaulted")return payload;const result=def.innerType._zod.run({value:payload.value,issues:[]},ctx);if(result instanceof
Promise)return result.then(result2=>handleOptionalResult(payload,result2));return handleOptionalResult(payload,result)}return def.innerType._zod.run(payload,ctx)}});
const $ZodExactOptional=core_core.xI("$ZodExactOptional",(inst,def)=>{$ZodOptional.init(inst,def);core_util.v5(inst,"values",zod=>zod.def.innerType._zod.values);
core_util.v5(inst,"pattern",zod=>zod.def.innerType._zod.pattern);inst._zod.parse=(payload,ctx)=>{return def.innerType._zod.run(payload,ctx)}});const $ZodNullable=core_core.
xI("$ZodNullable",(inst,def)=>{$ZodType.init(inst,def);core_util.v5(inst,"optin",zod=>zod.def.innerType._zod.optin);core_util.v5(inst,"optout",zod=>zod.def.innerType.
_zod.optout);core_util.v5(inst,"pattern",zod=>{const pattern=zod.def.innerType._zod.pattern;return pattern?new RegExp(`^(${core_util.p6(pattern.source)}|null)$`):
void 0});core_util.v5(inst,"values",zod=>{return zod.def.innerType._zod.values?new Set([...zod.def.innerType._zod.values,null]):void 0});inst._zod.parse=(payload,ctx)=>{
if(payload.value===null)return payload;return def.innerType._zod.run(payload,ctx)}});const $ZodDefault=core_core.xI("$ZodDefault",(inst,def)=>{$ZodType.init(inst,
def);inst._zod.optin="defaulted";core_util.v5(inst,"values",zod=>zod.def.innerType._zod.values);inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward"){return def.
innerType._zod.run(payload,ctx)}if(payload.value===void 0){payload.value=def.defaultValue;return payload}const result=def.innerType._zod.run(payload,ctx);if(result instanceof
Promise){return result.then(result2=>handleDefaultResult(result2,def))}return handleDefaultResult(result,def)}});function handleDefaultResult(payload,def){if(payload.
value===void 0){payload.value=def.defaultValue}return payload}const $ZodPrefault=core_core.xI("$ZodPrefault",(inst,def)=>{$ZodType.init(inst,def);inst._zod.optin=
"defaulted";core_util.v5(inst,"values",zod=>zod.def.innerType._zod.values);inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward"){return def.innerType._zod.
run(payload,ctx)}if(payload.value===void 0){payload.value=def.defaultValue}return def.innerType._zod.run(payload,ctx)}});const $ZodNonOptional=core_core.xI("$Zo\
dNonOptional",(inst,def)=>{$ZodType.init(inst,def);core_util.v5(inst,"values",zod=>{const v=zod.def.innerType._zod.values;return v?new Set([...v].filter(x=>x!==
void 0)):void 0});inst._zod.parse=(payload,ctx)=>{const result=def.innerType._zod.run(payload,ctx);if(result instanceof Promise){return result.then(result2=>handleNonOptionalResult(
result2,inst))}return handleNonOptionalResult(result,inst)}});function handleNonOptionalResult(payload,inst){if(!payload.issues.length&&payload.value===void 0){
payload.issues.push({code:"invalid_type",expected:"nonoptional",input:payload.value,inst})}return payload}const $ZodSuccess=null;function handleCatchResult(payload,result,def,ctx){
if(!result.issues.length){payload.value=result.value;if(result.memo)payload.memo=true;return payload}payload.value=def.catchValue({...result,value:payload.value,
error:{issues:result.issues.map(iss=>core_util.iR(iss,ctx,core_core.$W()))},input:payload.value});return payload}const $ZodCatch=core_core.xI("$ZodCatch",(inst,def)=>{
$ZodType.init(inst,def);core_util.v5(inst,"optin",zod=>zod.def.innerType._zod.optin==="defaulted"?"defaulted":"optional");core_util.v5(inst,"optout",zod=>zod.def.
innerType._zod.optout);core_util.v5(inst,"values",zod=>zod.def.innerType._zod.values);inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward"){return def.
innerType._zod.run(payload,ctx)}const result=def.innerType._zod.run({value:payload.value,issues:[]},ctx);if(result instanceof Promise){return result.then(result2=>handleCatchResult(
payload,result2,def,ctx))}return handleCatchResult(payload,result,def,ctx)}});const $ZodNaN=null;const $ZodPipe=core_core.xI("$ZodPipe",(inst,def)=>{$ZodType.init(
inst,def);core_util.v5(inst,"values",zod=>zod.def.in._zod.values);core_util.v5(inst,"optin",zod=>zod.def.in._zod.optin);core_util.v5(inst,"optout",zod=>zod.def.
out._zod.optout);core_util.v5(inst,"propValues",zod=>zod.def.in._zod.propValues);inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward"){const right=def.
out._zod.run(payload,ctx);if(right instanceof Promise){return right.then(right2=>handlePipeResult(right2,def.in,ctx))}return handlePipeResult(right,def.in,ctx)}
const left=def.in._zod.run(payload,ctx);if(left instanceof Promise){return left.then(left2=>handlePipeResult(left2,def.out,ctx))}return handlePipeResult(left,def.
out,ctx)}});function handlePipeResult(left,next,ctx){if(left.issues.some(iss=>iss.code!=="unrecognized_keys")){left.aborted=true;return left}return next._zod.run(
{value:left.value,issues:left.issues},ctx)}const $ZodCodec=null;function handleCodecAResult(result,def,ctx){if(result.issues.length){result.aborted=true;return result}
const direction=ctx.direction||"forward";if(direction==="forward"){const transformed=def.transform(result.value,result);if(transformed instanceof Promise){return transformed.
then(value=>handleCodecTxResult(result,value,def.out,ctx))}return handleCodecTxResult(result,transformed,def.out,ctx)}else{const transformed=def.reverseTransform(
result.value,result);if(transformed instanceof Promise){return transformed.then(value=>handleCodecTxResult(result,value,def.in,ctx))}return handleCodecTxResult(
result,transformed,def.in,ctx)}}function handleCodecTxResult(left,value,nextSchema,ctx){if(left.issues.length){left.aborted=true;return left}return nextSchema._zod.
run({value,issues:left.issues},ctx)}const $ZodPreprocess=null;const $ZodReadonly=core_core.xI("$ZodReadonly",(inst,def)=>{$ZodType.init(inst,def);core_util.v5(inst,
"propValues",zod=>zod.def.innerType._zod.propValues);core_util.v5(inst,"values",zod=>zod.def.innerType._zod.values);core_util.v5(inst,"optin",zod=>zod.def.innerType?.
_zod?.optin);core_util.v5(inst,"optout",zod=>zod.def.innerType?._zod?.optout);inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward"){return def.innerType.
_zod.run(payload,ctx)}const result=def.innerType._zod.run(payload,ctx);if(result instanceof Promise){return result.then(handleReadonlyResult)}return handleReadonlyResult(
result)}});function handleReadonlyResult(payload){if(!payload.memo)payload.value=Object.freeze(payload.value);return payload}function leafPattern(schema){const def=schema.
_zod.def;let pattern=def.pattern;let isInt=!!def.format?.includes("int");let minimum;let maximum;for(const ch of def.checks??[]){const d=ch._zod.def;if(d.pattern)
pattern=d.pattern;isInt||(isInt=!!d.format?.includes("int"));const lo=d.minimum??d.length;const hi=d.maximum??d.length;if(lo!==void 0&&(minimum===void 0||lo>minimum))
minimum=lo;if(hi!==void 0&&(maximum===void 0||hi<maximum))maximum=hi}if(pattern)return pattern.source;if(minimum!==void 0&&maximum!==void 0&&minimum>maximum)return"\
(?!)";if(minimum!==void 0||maximum!==void 0)return regexes.string({minimum,maximum}).source;const own=schema._zod.pattern;return(isInt&&own===regexes.number?regexes.
integer:own)?.source}function partPattern(schema){const def=schema._zod.def;const own=schema._zod.pattern?.source;const inner=def.innerType??schema._zod.innerType;
if(inner){const before=inner._zod.pattern?.source;const after=partPattern(inner);if(own&&before&&after&&after!==before){return own.replace(util.cleanRegex(before),
()=>util.cleanRegex(after))}return own}if(def.options){const sources=def.options.map(partPattern);if(sources.every(Boolean))return`^(${sources.map(s=>util.cleanRegex(
s)).join("|")})$`}return leafPattern(schema)}const $ZodTemplateLiteral=null;const $ZodFunction=null;const $ZodPromise=null;const $ZodLazy=null;const $ZodCustom=core_core.
xI("$ZodCustom",(inst,def)=>{core_checks.QP.init(inst,def);$ZodType.init(inst,def);inst._zod.parse=(payload,_)=>{return payload};inst._zod.check=payload=>{const input=payload.
value;const r=def.fn(input);if(r instanceof Promise){return r.then(r2=>handleRefineResult(r2,payload,input,inst))}handleRefineResult(r,payload,input,inst);return}});
function handleRefineResult(result,payload,input,inst){if(!result){const _iss={code:"custom",input,inst,path:[...inst._zod.def.path??[]],continue:!inst._zod.def.
abort};if(inst._zod.def.params)_iss.params=inst._zod.def.params;payload.issues.push(core_util.sn(_iss))}}}),7509:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){
__webpack_require__.d(__webpack_exports__,{Lp:()=>processSchema,OA:()=>createToJSONSchemaMethod,Wb:()=>extractDefs,_S:()=>handleUnrepresentable,az:()=>initializeContext,
jE:()=>finalize,uE:()=>createStandardJSONSchemaMethod});var _registries_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9396);var _util_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4723);function assignProps(target,...sources){for(const source of sources){for(const key of Reflect.ownKeys(source)){if(Object.prototype.propertyIsEnumerable.call(
source,key)){(0,_util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(target,key,source[key])}}}return target}function initializeContext(params){let target=params?.target??
"draft-2020-12";if(target==="draft-4")target="draft-04";if(target==="draft-7")target="draft-07";return{processors:params.processors??{},metadataRegistry:params?.
metadata??_registries_js__WEBPACK_IMPORTED_MODULE_1__.fd,target,unrepresentable:params?.unrepresentable??"throw",override:params?.override??(()=>{}),io:params?.
io??"output",counter:0,seen:new Map,sharedDefsExtractedFor:void 0,sharedEmitDoneFor:void 0,cycles:params?.cycles??"ref",reused:params?.reused??"inline",intersections:[],
deferred:[],external:params?.external??void 0}}function handleUnrepresentable(schema,ctx,json,params,message){const result=typeof ctx.unrepresentable==="functio\
n"?ctx.unrepresentable({zodSchema:schema,path:params.path,message}):ctx.unrepresentable;if(result==="any")return false;if(result===void 0||result==="throw")throw new Error(
message);Object.assign(json,result);return true}function processSchema(schema,ctx,_params={path:[],schemaPath:[]}){var _a;const def=schema._zod.def;const seen=ctx.
seen.get(schema);if(seen){seen.count++;const isCycle=_params.schemaPath.includes(schema);if(isCycle){seen.cycle=_params.path}return seen.schema}const result={schema:{},
count:1,cycle:void 0,path:_params.path};ctx.seen.set(schema,result);ctx.sharedDefsExtractedFor=void 0;ctx.sharedEmitDoneFor=void 0;const overrideSchema=schema._zod.
toJSONSchema?.();if(overrideSchema){result.schema=overrideSchema}else{const params={..._params,schemaPath:[..._params.schemaPath,schema],path:_params.path};if(schema.
_zod.processJSONSchema){schema._zod.processJSONSchema(ctx,result.schema,params)}else{const _json=result.schema;const processor=ctx.processors[def.type];if(!processor){
throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`)}processor(schema,ctx,_json,params)}const parent=schema._zod.parent;if(parent){
if(!result.ref)result.ref=parent;processSchema(parent,ctx,params);ctx.seen.get(parent).isParent=true}}const meta=ctx.metadataRegistry.get(schema);if(meta)assignProps(
result.schema,meta);if(ctx.io==="input"&&isTransforming(schema)){delete result.schema.examples;delete result.schema.default}if(ctx.io==="input"&&"_prefault"in result.
schema)(_a=result.schema).default??(_a.default=result.schema._prefault);delete result.schema._prefault;const _result=ctx.seen.get(schema);return _result.schema}
function encodeJSONPointerSegment(segment){return segment.replace(/~/g,"~0").replace(/\//g,"~1")}function extractDefs(ctx,schema){const root=ctx.seen.get(schema);
if(!root)throw new Error("Unprocessed schema. This is a bug in Zod.");if(ctx.external&&ctx.sharedDefsExtractedFor===ctx.external)return;const idToSchema=new Map;
for(const entry of ctx.seen.entries()){const id2=ctx.metadataRegistry.get(entry[0])?.id;if(id2){const existing=idToSchema.get(id2);if(existing&&existing!==entry[0]){
throw new Error(`Duplicate schema id "${id2}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`)}
idToSchema.set(id2,entry[0])}}const makeURI=entry=>{const defsSegment=ctx.target==="draft-2020-12"?"$defs":"definitions";if(ctx.external){const externalId=ctx.external.
registry.get(entry[0])?.id;const uriGenerator=ctx.external.uri??(id3=>id3);if(externalId){return{ref:uriGenerator(externalId)}}const id2=entry[1].defId??entry[1].
schema.id??`schema${ctx.counter++}`;entry[1].defId=id2;return{defId:id2,ref:`${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id2)}`}}const uriPrefix=`\
#`;const defUriPrefix=`${uriPrefix}/${defsSegment}/`;if(entry[1]===root&&!entry[1].schema.id){return{ref:uriPrefix}}const defId=entry[1].schema.id??`__schema${ctx.
counter++}`;return{defId,ref:defUriPrefix+encodeJSONPointerSegment(defId)}};const extractToDef=entry=>{if(entry[1].schema.$ref){return}const seen=entry[1];const{
ref,defId}=makeURI(entry);seen.def={...seen.schema};if(defId)seen.defId=defId;const schema2=seen.schema;for(const key in schema2){delete schema2[key]}schema2.$ref=
ref};if(ctx.cycles==="throw"){for(const entry of ctx.seen.entries()){const seen=entry[1];if(seen.cycle){throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}\
/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)}}}for(const entry of ctx.seen.entries()){const seen=entry[1];if(schema===entry[0]){
extractToDef(entry);continue}if(ctx.external){const ext=ctx.external.registry.get(entry[0])?.id;if(schema!==entry[0]&&ext){extractToDef(entry);continue}}const id2=ctx.
metadataRegistry.get(entry[0])?.id;if(id2){extractToDef(entry);continue}if(seen.cycle){extractToDef(entry);continue}if(seen.count>1){if(ctx.reused==="ref"){extractToDef(
entry)}}}if(ctx.external)ctx.sharedDefsExtractedFor=ctx.external}function compactTypeUnion(schema){const options=schema.anyOf;if(!Array.isArray(options)||options.
length===0||schema.type!==void 0)return;const types=[];for(const option of options){if(!option||typeof option!=="object")return;compactTypeUnion(option);const keys=Object.
keys(option);if(keys.length!==1||keys[0]!=="type")return;const type=option.type;for(const member of Array.isArray(type)?type:[type]){if(typeof member!=="string")
return;if(!types.includes(member))types.push(member)}}delete schema.anyOf;schema.type=types.length===1?types[0]:types}const FOLDABLE_KEYS=new Set(["type","prope\
rties","required","additionalProperties"]);const UNION_KEYS=["oneOf","anyOf"];function undeclaredConstraint(member){const extra=member.additionalProperties;if(extra===
void 0||extra===false||typeof extra!=="object"||extra===null)return null;return Object.keys(extra).length?extra:null}function foldObjects(members){const objects=[];
for(const member of members){if(typeof member!=="object"||member.type!=="object")return null;for(const key in member){if(!FOLDABLE_KEYS.has(key))return null}objects.
push(member)}const properties={};const required=new Set;for(const object of objects){for(const key in object.properties){if(Object.prototype.hasOwnProperty.call(
properties,key))continue;const parts=[];for(const other of objects){const part=other.properties?.[key]??undeclaredConstraint(other);if(part===null||part===void 0)
continue;if(!parts.some(seen=>JSON.stringify(seen)===JSON.stringify(part)))parts.push(part)}const merged=parts.length===1?parts[0]:foldObjects(parts)??{allOf:parts};
(0,_util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(properties,key,merged)}for(const key of object.required??[])required.add(key)}const folded={type:"object",properties};
if(required.size)folded.required=[...required];if(objects.every(object=>object.additionalProperties===false)){folded.additionalProperties=false}else{const constraints=[];
for(const object of objects){const constraint=undeclaredConstraint(object);if(constraint&&!constraints.some(seen=>JSON.stringify(seen)===JSON.stringify(constraint)))
constraints.push(constraint)}if(constraints.length===1)folded.additionalProperties=constraints[0];else if(constraints.length>1)folded.additionalProperties={allOf:constraints}}
return folded}function foldIntersection(json){const allOf=json.allOf;if(!Array.isArray(allOf)||allOf.length<2)return;for(const key of FOLDABLE_KEYS)if(key in json)
return;const unions=allOf.filter(m=>UNION_KEYS.some(k=>Array.isArray(m[k])));let folded=null;if(!unions.length){folded=foldObjects(allOf)}else{const union=unions[0];
const keyword=UNION_KEYS.find(k=>Array.isArray(union[k]));if(Object.keys(union).length!==1)return;const rest=allOf.filter(m=>m!==union);const branches=union[keyword].
map(branch=>foldObjects([...rest,branch]));if(branches.some(b=>!b))return;folded={[keyword]:branches}}if(!folded)return;delete json.allOf;assignProps(json,folded)}
function finalize(ctx,schema){const root=ctx.seen.get(schema);if(!root)throw new Error("Unprocessed schema. This is a bug in Zod.");const flattenRef=zodSchema=>{
const seen=ctx.seen.get(zodSchema);if(seen.ref===null)return;const schema2=seen.def??seen.schema;const _cached={...schema2};const ref=seen.ref;seen.ref=null;if(ref){
flattenRef(ref);const refSeen=ctx.seen.get(ref);const refSchema=refSeen.schema;if(refSchema.$ref&&(ctx.target==="draft-07"||ctx.target==="draft-04"||ctx.target===
"openapi-3.0")){schema2.allOf=schema2.allOf??[];schema2.allOf.push(refSchema)}else{assignProps(schema2,refSchema)}assignProps(schema2,_cached);const isParentRef=zodSchema.
_zod.parent===ref;if(isParentRef){for(const key in schema2){if(key==="$ref"||key==="allOf")continue;if(!(key in _cached)){delete schema2[key]}}}if(refSchema.$ref&&
refSeen.def){for(const key in schema2){if(key==="$ref"||key==="allOf")continue;if(key in refSeen.def&&JSON.stringify(schema2[key])===JSON.stringify(refSeen.def[key])){
delete schema2[key]}}}}const parent=zodSchema._zod.parent;if(parent&&parent!==ref){flattenRef(parent);const parentSeen=ctx.seen.get(parent);if(parentSeen?.schema.
$ref){schema2.$ref=parentSeen.schema.$ref;if(parentSeen.def){for(const key in schema2){if(key==="$ref"||key==="allOf")continue;if(key in parentSeen.def&&JSON.stringify(
schema2[key])===JSON.stringify(parentSeen.def[key])){delete schema2[key]}}}}}ctx.override({zodSchema,jsonSchema:schema2,path:seen.path??[]})};if(!ctx.external||
ctx.sharedEmitDoneFor!==ctx.external){for(const entry of[...ctx.seen.entries()].reverse()){flattenRef(entry[0])}if(ctx.target!=="openapi-3.0"){for(const entry of ctx.
seen.entries()){compactTypeUnion(entry[1].def??entry[1].schema)}}for(const rewrite of ctx.deferred)rewrite();if(ctx.intersections.length){const carriers=new Map;
for(const seen of ctx.seen.values()){for(const json of[seen.schema,seen.def]){const allOf=json?.allOf;if(!Array.isArray(allOf))continue;const existing=carriers.
get(allOf);if(existing)existing.push(json);else carriers.set(allOf,[json])}}for(const allOf of ctx.intersections){for(const json of carriers.get(allOf)??[])foldIntersection(
json)}}}const result={};if(ctx.target==="draft-2020-12"){result.$schema="https://json-schema.org/draft/2020-12/schema"}else if(ctx.target==="draft-07"){result.$schema=
"http://json-schema.org/draft-07/schema#"}else if(ctx.target==="draft-04"){result.$schema="http://json-schema.org/draft-04/schema#"}else if(ctx.target==="openap\
i-3.0"){}else{}if(ctx.external?.uri){const id2=ctx.external.registry.get(schema)?.id;if(!id2)throw new Error("Schema is missing an `id` property");result.$id=ctx.
external.uri(id2)}assignProps(result,root.defId?root.schema:root.def??root.schema);const rootMetaId=ctx.metadataRegistry.get(schema)?.id;if(rootMetaId!==void 0&&
result.id===rootMetaId)delete result.id;const defs=ctx.external?.defs??{};if(!ctx.external||ctx.sharedEmitDoneFor!==ctx.external){for(const entry of ctx.seen.entries()){
const seen=entry[1];if(seen.def&&seen.defId){if(seen.def.id===seen.defId)delete seen.def.id;(0,_util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(defs,seen.defId,seen.def)}}}
if(ctx.external)ctx.sharedEmitDoneFor=ctx.external;if(ctx.external){}else{if(Object.keys(defs).length>0){if(ctx.target==="draft-2020-12"){result.$defs=defs}else{
result.definitions=defs}}}try{const finalized=JSON.parse(JSON.stringify(result));Object.defineProperty(finalized,"~standard",{value:{...schema["~standard"],jsonSchema:{
input:createStandardJSONSchemaMethod(schema,"input",ctx.processors),output:createStandardJSONSchemaMethod(schema,"output",ctx.processors)}},enumerable:false,writable:false});
return finalized}catch(_err){throw new Error("Error converting schema to JSON.")}}function isTransforming(_schema,_ctx){const ctx=_ctx??{seen:new Set};if(ctx.seen.
has(_schema))return false;ctx.seen.add(_schema);const def=_schema._zod.def;if(def.type==="transform")return true;if(def.type==="array")return isTransforming(def.
element,ctx);if(def.type==="set")return isTransforming(def.valueType,ctx);if(def.type==="lazy")return isTransforming(def.getter(),ctx);if(def.type==="promise"||
def.type==="optional"||def.type==="nonoptional"||def.type==="nullable"||def.type==="readonly"||def.type==="default"||def.type==="prefault"||def.type==="catch"){
return isTransforming(def.innerType,ctx)}if(def.type==="intersection"){return isTransforming(def.left,ctx)||isTransforming(def.right,ctx)}if(def.type==="record"||
def.type==="map"){return isTransforming(def.keyType,ctx)||isTransforming(def.valueType,ctx)}if(def.type==="pipe"){if(_schema._zod.traits.has("$ZodCodec"))return true;
return isTransforming(def.in,ctx)||isTransforming(def.out,ctx)}if(def.type==="object"){for(const key in def.shape){if(isTransforming(def.shape[key],ctx))return true}
return false}if(def.type==="union"){for(const option of def.options){if(isTransforming(option,ctx))return true}return false}if(def.type==="tuple"){for(const item of def.
items){if(isTransforming(item,ctx))return true}if(def.rest&&isTransforming(def.rest,ctx))return true;return false}return false}const createToJSONSchemaMethod=(schema,processors2={})=>params=>{
const ctx=initializeContext({...params,processors:processors2});processSchema(schema,ctx);extractDefs(ctx,schema);return finalize(ctx,schema)};const createStandardJSONSchemaMethod=(schema,io,processors2={})=>params=>{
const{libraryOptions,target}=params??{};const ctx=initializeContext({...libraryOptions??{},target,io,processors:processors2});processSchema(schema,ctx);extractDefs(
ctx,schema);return finalize(ctx,schema)}}),4723:(function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){__webpack_require__.d(__webpack_exports__,
{A2:()=>normalizeParams,B7:()=>stringifyPrimitive,GW:()=>parsedType,Gv:()=>isObject,LG:()=>floatSafeRemainder,MO:()=>rawShape,NM:()=>optionalKeys,NR:()=>BIGINT_FORMAT_RANGES,
O7:()=>codePointLength,OH:()=>partial,PO:()=>cached,QH:()=>aborted,Qd:()=>isPlainObject,Rc:()=>getLengthableOrigin,SS:()=>constantCatch,UQ:()=>esc,Up:()=>pick,Vy:()=>assignProp,
W0:()=>safeExtend,X:()=>installLazyProp,X$:()=>extend,Yv:()=>slugify,cJ:()=>omit,cl:()=>nullish,d3:()=>attachSchema,gx:()=>captureStackTrace,h1:()=>merge,hI:()=>allowsEval,
hi:()=>sizeCaps,iR:()=>finalizeIssue,jD:()=>hide,jw:()=>joinValues,k8:()=>jsonStringifyReplacer,lQ:()=>prefixIssues,mw:()=>required,o8:()=>clone,ol:()=>members,
p6:()=>cleanRegex,qQ:()=>propertyKeyTypes,qh:()=>own,rL:()=>explicitlyAborted,sD:()=>escapeRegex,sn:()=>issue,un:()=>derived,v5:()=>defineLazyInternal,w5:()=>getEnumValues,
yG:()=>shallowClone,zH:()=>NUMBER_FORMAT_RANGES,zM:()=>mergeDefs});var _core_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8532);function assertEqual(val){
return val}function assertNotEqual(val){return val}function toZod(){return schema=>schema}function assertIs(_arg){}function assertNever(_x){throw new Error("Une\
xpected value in exhaustive check")}function assert(_){}function getEnumValues(entries){const numericValues=Object.values(entries).filter(v=>typeof v==="number");
const values=Object.entries(entries).filter(([k,_])=>numericValues.indexOf(+k)===-1).map(([_,v])=>v);return values}function joinValues(array,separator="|"){return array.
map(val=>stringifyPrimitive(val)).join(separator)}function jsonStringifyReplacer(_,value){if(typeof value==="bigint")return value.toString();return value}class Cached{constructor(getter){
this._getter=getter;this._value=void 0}get value(){const getter=this._getter;if(getter!==void 0){this._value=getter();this._getter=void 0}return this._value}}function cached(getter){
return new Cached(getter)}function nullish(input){return input===null||input===void 0}function cleanRegex(source){const start=source.startsWith("^")?1:0;const end=source.
endsWith("$")?source.length-1:source.length;return source.slice(start,end)}function floatSafeRemainder(val,step){const ratio=val/step;const roundedRatio=Math.round(
ratio);const tolerance=4*Number.EPSILON*Math.max(Math.abs(ratio),1);if(Math.abs(ratio-roundedRatio)<tolerance)return 0;return ratio-roundedRatio}const EVALUATING=null;
function defineLazy(object,key,getter){let value=void 0;Object.defineProperty(object,key,{get(){if(value===EVALUATING){return void 0}if(value===void 0){value=EVALUATING;
value=getter()}return value},set(v){Object.defineProperty(object,key,{value:v})},configurable:true})}function objectClone(obj){return Object.create(Object.getPrototypeOf(
obj),Object.getOwnPropertyDescriptors(obj))}function assignProp(target,prop,value){Object.defineProperty(target,prop,{value,writable:true,enumerable:true,configurable:true})}
function rawShape(def){const desc=Object.getOwnPropertyDescriptor(def,"shape");return desc?.get?desc.get.raw:desc?.value}function sourceShape(schema){return rawShape(
schema._zod.def)??schema._zod.def.shape}function deferProp(target,key,getter){Object.defineProperty(target,key,{get(){const value=getter();assignProp(this,key,value);
return value},enumerable:true,configurable:true})}function putProp(target,key,value){if(key in target)assignProp(target,key,value);else target[key]=value}function mirrorShape(target,source,keys,wrap){
const raw=sourceShape(source);for(const key of keys){const desc=Object.getOwnPropertyDescriptor(raw,key);if(!desc.enumerable)continue;if(desc.get){deferProp(target,
key,()=>{const value=source._zod.def.shape[key];return wrap?wrap(value,key):value})}else putProp(target,key,wrap?wrap(desc.value,key):desc.value)}}function mirrorProps(target,source){
for(const key of Reflect.ownKeys(source)){const desc=Object.getOwnPropertyDescriptor(source,key);if(!desc.enumerable)continue;if(desc.get)deferProp(target,key,()=>source[key]);else
putProp(target,key,desc.value)}}function mergeDefs(...defs){const mergedDescriptors={};for(const def of defs){const descriptors=Object.getOwnPropertyDescriptors(
def);Object.assign(mergedDescriptors,descriptors)}return Object.defineProperties({},mergedDescriptors)}function cloneDef(schema){return mergeDefs(schema._zod.def)}
function getElementAtPath(obj,path){if(!path)return obj;return path.reduce((acc,key)=>acc?.[key],obj)}function promiseAllObject(promisesObj){const keys=Object.keys(
promisesObj);const promises=keys.map(key=>promisesObj[key]);return Promise.all(promises).then(results=>{const resolvedObj={};for(let i=0;i<keys.length;i++){resolvedObj[keys[i]]=
results[i]}return resolvedObj})}function randomString(length=10){const chars="abcdefghijklmnopqrstuvwxyz";let str="";for(let i=0;i<length;i++){str+=chars[Math.floor(
Math.random()*chars.length)]}return str}function esc(str){return JSON.stringify(str)}function slugify(input){return input.toLowerCase().trim().replace(/[^\w\s-]/g,
"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const captureStackTrace="captureStackTrace"in Error?Error.captureStackTrace:(..._args)=>{};function isObject(data){
return typeof data==="object"&&data!==null&&!Array.isArray(data)}const allowsEval=cached(()=>{if(_core_js__WEBPACK_IMPORTED_MODULE_0__.cr.jitless){return false}
if(typeof navigator!=="undefined"&&navigator?.userAgent?.includes("Cloudflare")){return false}try{const F=Function;new F("");return true}catch(_){return false}});
function isPlainObject(o){if(isObject(o)===false)return false;const ctor=o.constructor;if(ctor===void 0)return true;if(typeof ctor!=="function")return true;const prot=ctor.
prototype;if(isObject(prot)===false)return false;if(Object.prototype.hasOwnProperty.call(prot,"isPrototypeOf")===false){return false}return true}function shallowClone(o){
if(isPlainObject(o))return{...o};if(Array.isArray(o))return[...o];if(o instanceof Map)return new Map(o);if(o instanceof Set)return new Set(o);return o}function numKeys(data){
let keyCount=0;for(const key in data){if(Object.prototype.hasOwnProperty.call(data,key)){keyCount++}}return keyCount}const getParsedType=data=>{const t=typeof data;
switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(data)?"nan":"number";case"boolean":return"boolean";case"\
function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":if(Array.isArray(data)){return"array"}if(data===null){return"nul\
l"}if(data.then&&typeof data.then==="function"&&data.catch&&typeof data.catch==="function"){return"promise"}if(typeof Map!=="undefined"&&data instanceof Map){return"\
map"}if(typeof Set!=="undefined"&&data instanceof Set){return"set"}if(typeof Date!=="undefined"&&data instanceof Date){return"date"}if(typeof File!=="undefined"&&
data instanceof File){return"file"}return"object";default:throw new Error(`Unknown data type: ${t}`)}};const propertyKeyTypes=new Set(["string","number","symbol"]);
const primitiveTypes=new Set(["string","number","bigint","boolean","symbol","undefined"]);function escapeRegex(str){return str.replace(/[.*+?^${}()|[\]\\]/g,"\\$\
&")}function clone(inst,def,params){const cl=new inst._zod.constr(def??inst._zod.def);if(!def||params?.parent)cl._zod.parent=inst;return cl}function normalizeParams(_params){
const params=_params;if(!params)return{};if(typeof params==="string")return{error:()=>params};if(params?.message!==void 0){if(params?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");params.error=params.message}delete params.message;if(typeof params.error==="string")return{...params,error:()=>params.
error};return params}function createTransparentProxy(getter){let target;return new Proxy({},{get(_,prop,receiver){target??(target=getter());return Reflect.get(target,
prop,receiver)},set(_,prop,value,receiver){target??(target=getter());return Reflect.set(target,prop,value,receiver)},has(_,prop){target??(target=getter());return Reflect.
has(target,prop)},deleteProperty(_,prop){target??(target=getter());return Reflect.deleteProperty(target,prop)},ownKeys(_){target??(target=getter());return Reflect.
ownKeys(target)},getOwnPropertyDescriptor(_,prop){target??(target=getter());return Reflect.getOwnPropertyDescriptor(target,prop)},defineProperty(_,prop,descriptor){
target??(target=getter());return Reflect.defineProperty(target,prop,descriptor)}})}function stringifyPrimitive(value){if(typeof value==="bigint")return value.toString()+
"n";if(typeof value==="string")return`"${value}"`;return`${value}`}function optionalKeys(shape){return Object.keys(shape).filter(k=>{return shape[k]._zod.optin!==
void 0&&shape[k]._zod.optout==="optional"})}const NUMBER_FORMAT_RANGES=(()=>({safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],
uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]}))();const BIGINT_FORMAT_RANGES={int64:[
BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};function pick(schema,mask){const currDef=schema.
_zod.def;const checks2=currDef.checks;const hasChecks=checks2&&checks2.length>0;if(hasChecks){throw new Error(".pick() cannot be used on object schemas containi\
ng refinements")}const newShape={};mirrorShape(newShape,schema,maskedKeys(schema,mask));return clone(schema,mergeDefs(currDef,{shape:newShape,checks:[]}))}function maskedKeys(schema,mask){
const raw=sourceShape(schema);const keys=[];for(const key of Reflect.ownKeys(mask)){if(!Object.getOwnPropertyDescriptor(raw,key)?.enumerable){throw new Error(`U\
nrecognized key: "${String(key)}"`)}if(mask[key])keys.push(key)}return keys}function omit(schema,mask){const currDef=schema._zod.def;const checks2=currDef.checks;
const hasChecks=checks2&&checks2.length>0;if(hasChecks){throw new Error(".omit() cannot be used on object schemas containing refinements")}const omitted=new Set(
maskedKeys(schema,mask));const newShape={};mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)).filter(key=>!omitted.has(key)));return clone(schema,
mergeDefs(currDef,{shape:newShape,checks:[]}))}function extend(schema,shape){if(!isPlainObject(shape)){throw new Error("Invalid input to extend: expected a plai\
n object")}const checks2=schema._zod.def.checks;const hasChecks=checks2&&checks2.length>0;if(hasChecks){const existingShape=sourceShape(schema);for(const key of Reflect.
ownKeys(shape)){if(Object.getOwnPropertyDescriptor(existingShape,key)!==void 0){throw new Error("Cannot overwrite keys on object schemas containing refinements.\
 Use `.safeExtend()` instead.")}}}return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function extended(schema,shape){const newShape={};
mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)));mirrorProps(newShape,shape);return newShape}function safeExtend(schema,shape){if(!isPlainObject(
shape)){throw new Error("Invalid input to safeExtend: expected a plain object")}return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function merge(a,b){
if(!b?._zod?.def){throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.")}if(a._zod.def.checks?.length){throw new Error(
".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.")}const newShape={};mirrorShape(newShape,a,Reflect.ownKeys(sourceShape(
a)));mirrorShape(newShape,b,Reflect.ownKeys(sourceShape(b)));const def=mergeDefs(a._zod.def,{shape:newShape,get catchall(){return b._zod.def.catchall},checks:b.
_zod.def.checks??[]});return clone(a,def)}function partial(Class2,schema,mask,name="partial"){const currDef=schema._zod.def;const checks2=currDef.checks;const hasChecks=checks2&&
checks2.length>0;if(hasChecks){throw new Error(`.${name}() cannot be used on object schemas containing refinements`)}const selected=mask?new Set(maskedKeys(schema,
mask)):void 0;const newShape={};mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),Class2&&((value,key)=>selected&&!selected.has(key)?value:new Class2(
{type:"optional",innerType:value})));return clone(schema,mergeDefs(schema._zod.def,{shape:newShape,checks:[]}))}function required(Class2,schema,mask){const selected=mask?
new Set(maskedKeys(schema,mask)):void 0;const newShape={};mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),(value,key)=>selected&&!selected.has(
key)?value:new Class2({type:"nonoptional",innerType:value}));return clone(schema,mergeDefs(schema._zod.def,{shape:newShape}))}function aborted(x,startIndex=0){if(x.
aborted===true)return true;for(let i=startIndex;i<x.issues.length;i++){if(x.issues[i]?.continue!==true){return true}}return false}function explicitlyAborted(x,startIndex=0){
if(x.aborted===true)return true;for(let i=startIndex;i<x.issues.length;i++){if(x.issues[i]?.continue===false){return true}}return false}function prefixIssues(path,issues){
return issues.map(iss=>{var _a;(_a=iss).path??(_a.path=[]);iss.path.unshift(path);return iss})}function unwrapMessage(message){return typeof message==="string"?
message:message?.message}function sizeCaps(defChecks){const caps=[];for(const ch of defChecks??[]){const d=ch._zod.def;if(!/_(length|size)$|_equals$/.test(d.check))
break;const max=d.maximum??d.length??d.size;if(max>=0)caps.push([max,ch])}return caps}function attachSchema(issues,start,inst){var _a;for(let i=start;i<issues.length;i++){
(_a=issues[i]).schema??(_a.schema=inst)}}function finalizeIssue(iss,ctx,config){var _a;const traits=iss.inst?._zod?.traits;if(traits?.has("$ZodType")){if(traits.
has("$ZodCheck"))(_a=iss).schema??(_a.schema=iss.inst);else iss.schema=iss.inst}const schemaError=iss.schema!==iss.inst?iss.schema?._zod.def?.error:void 0;const message=iss.
message?iss.message:unwrapMessage(iss.inst?._zod.def?.error?.(iss))??unwrapMessage(schemaError?.(iss))??unwrapMessage(ctx?.error?.(iss))??unwrapMessage(config.customError?.(
iss))??unwrapMessage(config.localeError?.(iss))??"Invalid input";const full={};for(const k of Object.keys(iss)){if(k==="inst"||k==="schema"||k==="continue"||k===
"input"||k==="__proto__")continue;full[k]=iss[k]}full.path??(full.path=[]);full.message=message;if(ctx?.reportInput){full.input=iss.input}return full}function getSizableOrigin(input){
if(input instanceof Set)return"set";if(input instanceof Map)return"map";if(input instanceof File)return"file";return"unknown"}const highSurrogate=/[\uD800-\uDBFF]/;
function codePointLength(str){const units=str.length;if(!highSurrogate.test(str))return units;let count=units;for(let i=0;i<units-1;i++){if((str.charCodeAt(i)&64512)===
55296&&(str.charCodeAt(i+1)&64512)===56320){count--;i++}}return count}function getLengthableOrigin(input){if(Array.isArray(input))return"array";if(typeof input===
"string")return"string";return"unknown"}function parsedType(data){const t=typeof data;switch(t){case"number":{return Number.isNaN(data)?"nan":"number"}case"obje\
ct":{if(data===null){return"null"}if(Array.isArray(data)){return"array"}const obj=data;if(obj&&Object.getPrototypeOf(obj)!==Object.prototype&&"constructor"in obj&&
obj.constructor){return obj.constructor.name}}}return t}function issue(...args){const[iss,input,inst]=args;if(typeof iss==="string"){return{message:iss,code:"cu\
stom",input,inst}}return{...iss}}function cleanEnum(obj){return Object.entries(obj).filter(([k,_])=>{return Number.isNaN(Number.parseInt(k,10))}).map(el=>el[1])}
function base64ToUint8Array(base64){const binaryString=atob(base64);const bytes=new Uint8Array(binaryString.length);for(let i=0;i<binaryString.length;i++){bytes[i]=
binaryString.charCodeAt(i)}return bytes}function uint8ArrayToBase64(bytes){let binaryString="";for(let i=0;i<bytes.length;i++){binaryString+=String.fromCharCode(
bytes[i])}return btoa(binaryString)}function base64urlToUint8Array(base64url){const base64=base64url.replace(/-/g,"+").replace(/_/g,"/");const padding="=".repeat(
(4-base64.length%4)%4);return base64ToUint8Array(base64+padding)}function uint8ArrayToBase64url(bytes){return uint8ArrayToBase64(bytes).replace(/\+/g,"-").replace(
/\//g,"_").replace(/=/g,"")}function hexToUint8Array(hex){const cleanHex=hex.replace(/^0x/,"");if(cleanHex.length%2!==0){throw new Error("Invalid hex string len\
gth")}const bytes=new Uint8Array(cleanHex.length/2);for(let i=0;i<cleanHex.length;i+=2){bytes[i/2]=Number.parseInt(cleanHex.slice(i,i+2),16)}return bytes}function uint8ArrayToHex(bytes){
return Array.from(bytes).map(b=>b.toString(16).padStart(2,"0")).join("")}class Class{constructor(..._args){}}function members(proto,table){for(const key in table){
const desc=Object.getOwnPropertyDescriptor(table,key);if(desc.get)Object.defineProperty(proto,key,{...desc,enumerable:false});else defineBound(proto,key,desc.value)}}
function own(inst,key,value,enumerable=true){Object.defineProperty(inst,key,{configurable:true,writable:true,enumerable,value});return value}function hide(inst,key,value){
return own(inst,key,value,false)}function derived(computes,table){for(const key in computes){const compute=computes[key];Object.defineProperty(table,key,{configurable:true,
enumerable:true,get(){return own(this,key,compute(this))},set(value){own(this,key,value)}})}return table}function defineBound(proto,key,fn){Object.defineProperty(
proto,key,{configurable:true,get(){return this==null?fn:own(this,key,fn.bind(this))},set(value){own(this,key,value)}})}function claim(inst,sentinel){const proto=Object.
getPrototypeOf(inst);return sentinel in proto?void 0:proto}let installing;let broke=false;const breaker={configurable:true,get(){broke=true;return void 0}};function defineLazyInternal(inst,key,compute){
const proto=Object.getPrototypeOf(inst._zod);if(key in proto&&installing!==inst._zod){installing=void 0;return}installing=inst._zod;Object.defineProperty(proto,
key,{configurable:true,get(){Object.defineProperty(this,key,breaker);const outer=broke;broke=false;try{const value=compute(this);if(broke)delete this[key];else Object.
defineProperty(this,key,{configurable:true,writable:true,value});broke=broke||outer;return value}catch(err){delete this[key];broke=broke||outer;throw err}},set(value){
Object.defineProperty(this,key,{configurable:true,writable:true,value})}})}function installLazyProp(inst,key,make,enumerable){const proto=claim(inst,key);if(!proto)
return;Object.defineProperty(proto,key,{configurable:true,get(){const desc={configurable:true,writable:true,enumerable,value:void 0};Object.defineProperty(this,
key,desc);desc.value=make(this);Object.defineProperty(this,key,desc);return desc.value},set(value){Object.defineProperty(this,key,{configurable:true,writable:true,
enumerable,value})}})}const CONSTANT_CATCH="~constantCatch";function constantCatch(value){const fn=()=>value;fn[CONSTANT_CATCH]=true;return fn}})};export{id,ids,modules};
