import type { CallNode, SyntaxNode } from '../model/source.ts';
import { dottedName } from '../model/traversal.ts';

/** Calls that read, list or load what a path names; by the last part of the name, lower case, letters and digits only. */
const READERS =
  /^(?:f?open(?:file|sync|read|text|input|binaryfile|textfile)?|read(?!er$|y|only)\w*|load\w*|glob\w*|iglob|rglob|walk\w*|scandir\w*|listdir|iterdir|listfiles|list|opendir|opendirsync|ifstream|fstream|file|filereader|fileinputstream|freopen|scanner|filescanner|getresource\w*|resource|getdata|importmodule|import|require\w*|include\w*|embed\w*|find|findfiles?|lookup|slurp|spit|filegetcontents|parse\w*|copyfile\w*|copy|createreadstream|safeload|dofile|execfile|runpath|runpy|newbufferedreader|bufferedreader|streamreader|lines|contents|getcontents|enumeratefiles|getfiles|search|fetch|files|data|contentsoffile|contentsof|dirfs|newscanner|mmap|joinpath|source|inputstream)$/;
/** Methods of a path or file object that read it. */
const READING_METHODS =
  /^(?:readtext|readbytes|readlines?|read|open|glob|rglob|iterdir|walk|lines|contents|text|json|bytes|arraybuffer|readall|readtostring|readdir|children|entries|listfiles|eachline|eachchild|inputstream|foreachline|reader|bufferedreader|uselines)$/;
/** Calls that make, change or ask about files without reading what stands in them. */
const OTHERS =
  /^(?:write\w*|mkdir\w*|makedirs|unlink\w*|rm\w*|remove\w*|delete\w*|exists\w*|isfile|isdir|stat\w*|lstat\w*|access\w*|touch|chmod|rename\w*|create(?!readstream)\w*|readonly|append\w*|save\w*|dump\w*|parseint|parsefloat|parseargs|loadtestsfrommodule|watch\w*|requiresauth|datetime|listen)$/;
/** Commands of a shell that print, search or run files. */
const COMMANDS =
  /^(?:cat|find|grep|egrep|fgrep|rg|head|tail|sed|awk|gawk|source|\.|cp|jq|yq|sort|cut|tr|tac|nl|xxd|base64|diff|cmp|comm|paste|readarray|mapfile|ls|fd|less|more|xargs|exec|bash|sh|envsubst|install|ln)$/;

/** What a call does with the paths it is given. */
export type FileCall = 'read' | 'module' | 'write' | null;

/** By the name of the call and how it is called. */
export function fileCallOf(call: CallNode, language: string): FileCall {
  const key = keyOf(call);
  if (language === 'shell') return COMMANDS.test(key === '' ? nameOf(call) : key) ? 'read' : null;
  if (isWriting(call, key)) return 'write';
  if (OTHERS.test(key)) return null;
  if (
    /^(?:require|requirerelative|requireonce|import|importmodule|include|includeonce|includestr|includebytes|loadtests)$/.test(
      key,
    )
  )
    return 'module';
  return READERS.test(key) || (call.callee.kind === 'member' && READING_METHODS.test(key)) ? 'read' : null;
}

/** Whether the call reads the path that it is a method of: `path.read_text()`. */
export function readsReceiver(call: CallNode): SyntaxNode | null {
  return call.callee.kind === 'member' && READING_METHODS.test(keyOf(call)) ? call.callee.object : null;
}

/** Whether the pattern in its argument is looked for at any depth below its receiver. */
export function searchesBelow(call: CallNode): 'children' | 'tree' | null {
  const key = keyOf(call);
  return key === 'rglob' ? 'tree' : key === 'glob' ? 'children' : null;
}

function isWriting(call: CallNode, key: string): boolean {
  if (/^write|^dump|^save|^append(?:file|text|alllines)/.test(key)) return true;
  const mode = call.arguments.find((argument, i) => i > 0 && argument.kind === 'string');
  return (
    /^f?open/.test(key) && mode?.kind === 'string' && /^[waxr]?b?[wax+]/.test(mode.value) && mode.value.length <= 4
  );
}

function nameOf(call: CallNode): string {
  return call.callee.kind === 'name' ? call.callee.text : dottedName(call.callee);
}

function keyOf(call: CallNode): string {
  const last = dottedName(call.callee).split('.').at(-1) ?? '';
  return last.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
