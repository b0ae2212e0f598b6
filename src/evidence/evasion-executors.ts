import type { CallNode, SourceTree, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { definitionsOf } from './definitions.ts';

/** A call that runs what it is given. */
export interface Execution {
  /** As written, for the message. */
  readonly name: string;
  /** Runs code, starts a process, makes objects out of bytes, which may run code, or writes a file of code. */
  readonly kind: 'code' | 'process' | 'objects' | 'file';
  /** The arguments that hold what runs. */
  readonly code: readonly SyntaxNode[];
}

const GLOBALS = String.raw`(?:(?:window|globalThis|global|self|builtins|__builtins__|__import__|Kernel|sys\.modules|globals)\.)?`;

/** Callees by language; the fallback fits names that mean the same everywhere. */
const CODE: Readonly<Record<string, RegExp>> = {
  python: new RegExp(
    String.raw`^(?:${GLOBALS}(?:exec|eval|execfile)|marshal\.loads?|types\.(?:FunctionType|CodeType)|(?:code\.)?Interactive(?:Interpreter|Console)\.(?:runsource|runcode|push)|runpy\.(?:_run_code|run_path)|FunctionType)$`,
  ),
  ecmascript: new RegExp(
    String.raw`^(?:${GLOBALS}(?:eval|Function|AsyncFunction|GeneratorFunction|execScript)|(?:[\w$]+\.)?(?:runInThisContext|runInNewContext|runInContext|compileFunction)|(?:vm|nodeVm)\.(?:Script|SourceTextModule)|[\w$.[\]]*(?:constructor|filter|map|find|at|flat|concat|slice|sort|toString|valueOf|call|apply|bind)\.constructor|[\w$.]+\._compile|import|require)$`,
  ),
  ruby: /^(?:(?:[\w:.]+\.)?(?:eval|instance_eval|class_eval|module_eval)|RubyVM\W+InstructionSequence\.(?:new|compile|eval))$/,
  php: /^(?:eval|assert|create_function|include|include_once|require|require_once)$/,
  perl: /^(?:eval|do)$/,
  lua: /^(?:load|loadstring|dostring)$/,
  elixir: /^Code\.(?:eval_string|eval_quoted|compile_string)$/,
  powershell: /^(?:invoke-expression|iex|.*scriptblock.*create)$/i,
  other:
    /(?:^|\.)(?:Assembly\.Load|EvaluateAsync|CSharpScript\.RunAsync|CompileAssemblyFromSource|defineClass|ScriptEngine\.eval|engine\.eval|Isolate\.spawnUri|interp\.Eval|Interpreter\.Eval)$/,
};
const OBJECTS =
  /^(?:(?:pickle|cPickle|_pickle|dill|cloudpickle|joblib|shelve)\.(?:loads?|Unpickler)|Marshal\.load|unserialize|BinaryFormatter\.Deserialize)$/;
const PROCESS =
  /(?:^|\.)(?:execSync|execFile|execFileSync|spawn|spawnSync|system|popen|Popen|check_output|check_call|getoutput|passthru|shell_exec|proc_open|create_subprocess_shell|Command)$|^(?:subprocess\.(?:run|call)|child_process\.exec|exec)$/;
const WRITER =
  /(?:^|\.)(?:writeFileSync|writeFile|write_text|write_bytes|write|file_put_contents|WriteAllText|WriteAllBytes|WriteFile|binwrite)$/;
const CODE_FILE = /\.(?:py|pyc|pyd|[mc]?[jt]s|so|dll|dylib|node|sh|rb|php|pl|lua|wasm|exe)$/;
const TIMER = /^(?:(?:window|globalThis|global|self)\.)?(?:setTimeout|setInterval|setImmediate)$/;
const EXECUTOR_WORD = /^(?:exec|eval|Function)$/;

function familyOf(language: string): string {
  if (language === 'javascript' || language === 'typescript' || language === 'tsx') return 'ecmascript';
  return Object.hasOwn(CODE, language) ? language : 'other';
}

/** What a call runs; null when it runs nothing. */
export function executionOf(call: CallNode, tree: SourceTree): Execution | null {
  const written = calleeName(call.callee);
  const names = [written, ...aliasesOf(call.callee, tree)];
  const family = familyOf(tree.language);
  const pattern = CODE[family] ?? /^$/;
  const isCode = names.some((name) => pattern.test(name));
  if (TIMER.test(written)) return timerOf(call, written);
  if (isCode && isClaim(call, family)) return null;
  if (isCode || hiddenWord(call.callee, tree)) {
    const isLast = family === 'ecmascript' && names.some((name) => /(?:Function|\.constructor)$/.test(name));
    return {
      name: written || 'this call',
      kind: 'code',
      code: isLast ? call.arguments.slice(-1) : call.arguments.slice(0, 1),
    };
  }
  if (names.some((name) => OBJECTS.test(name)))
    return { name: written, kind: 'objects', code: call.arguments.slice(0, 1) };
  if (names.some((name) => PROCESS.test(name))) return { name: written, kind: 'process', code: call.arguments };
  if (WRITER.test(written) && namesCode(call)) return { name: written, kind: 'file', code: call.arguments };
  return null;
}

/** PHP's `assert` runs a text as code, and is given a condition nearly always. */
function isClaim({ callee, arguments: [claim] }: CallNode, family: string): boolean {
  if (family !== 'php' || calleeName(callee) !== 'assert') return false;
  if (claim?.kind === 'unary') return claim.operator === '!';
  return claim?.kind === 'binary' && /^(?:[!=]==?|<>|<=?|>=?|&&|\|\||and|or|xor|instanceof)$/.test(claim.operator);
}

/** A timer that is given a text runs it as code; mostly it is given a function. */
function timerOf(call: CallNode, name: string): Execution | null {
  const [first] = call.arguments;
  return first && /^(?:string|template|binary|call)$/.test(first.kind) ? { name, kind: 'code', code: [first] } : null;
}

/** Some text of the call names a file of code. */
function namesCode(call: CallNode): boolean {
  let found = false;
  walk(call, (node) => {
    found ||= node.kind === 'string' && node.value.length < 200 && CODE_FILE.test(node.value);
    return !found;
  });
  return found;
}

/** `(0, eval)` and `builtins["eval"]` as `eval`. */
function calleeName(callee: SyntaxNode): string {
  let rest = callee;
  while (rest.kind === 'block' && rest.children.length > 0) rest = rest.children.at(-1) ?? rest;
  if (rest.kind === 'list') rest = rest.elements.at(-1) ?? rest;
  if (rest.kind === 'binary' && rest.operator === ',') rest = rest.right;
  return dottedName(rest).replaceAll('()', '');
}

/** What a plain name was bound to: `run = eval`. */
function aliasesOf(callee: SyntaxNode, tree: SourceTree): readonly string[] {
  if (callee.kind !== 'name') return [];
  const { values, imports } = definitionsOf(tree);
  const module = imports.get(callee.text);
  const bound = (values.get(callee.text) ?? []).filter(({ kind }) => kind === 'name' || kind === 'member');
  return [
    ...bound.map((value) => dottedName(value).replaceAll('()', '')),
    ...(module === undefined ? [] : [`${module.replace(/^node:/, '')}.${callee.text}`]),
  ];
}

/** `getattr(builtins, "ex" + "ec")`, `window["ev" + "al"]`, also by way of a name. */
function hiddenWord(callee: SyntaxNode, tree: SourceTree): boolean {
  const candidates = callee.kind === 'name' ? (definitionsOf(tree).values.get(callee.text) ?? []) : [callee];
  return candidates.some((node) => {
    if (node.kind === 'index')
      return (
        EXECUTOR_WORD.test(glued(node.index, tree)) &&
        /^(?:window|globalThis|global$|self|__builtins__|builtins|vars\(.*)/.test(dottedName(node.object))
      );
    if (node.kind !== 'call' || !/^(?:getattr|Reflect\.get|operator\.attrgetter)$/.test(dottedName(node.callee)))
      return false;
    return node.arguments.some((argument) => EXECUTOR_WORD.test(glued(argument, tree)));
  });
}

/** The text of a few joined literals. */
function glued(node: SyntaxNode, tree: SourceTree, depth = 6): string {
  if (depth === 0) return '';
  if (node.kind === 'string') return node.value;
  if (node.kind === 'binary') return glued(node.left, tree, depth - 1) + glued(node.right, tree, depth - 1);
  if (node.kind === 'template') return node.parts.map((part) => glued(part, tree, depth - 1)).join('');
  if (node.kind === 'block' && node.children.length === 1 && node.children[0])
    return glued(node.children[0], tree, depth - 1);
  if (node.kind === 'index' && node.object.kind === 'string')
    return Array.from(node.object.value).toReversed().join('');
  if (node.kind === 'name') {
    const [value] = definitionsOf(tree).values.get(node.text) ?? [];
    return value ? glued(value, tree, depth - 1) : '';
  }
  return '';
}
