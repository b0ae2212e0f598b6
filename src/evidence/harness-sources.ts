import type { FunctionNode, SourceTree, SyntaxNode } from '../model/source.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { boundNames } from './definitions.ts';
import { Owners } from './owners.ts';

/**
 * Expressions through which a program looks at how it was started and by whom: its stack, the modules that are loaded,
 * its command line, the names of its process and thread. Honest uses are many; they tell on a test only when compared
 * with what tests are called.
 */
const SURROUNDINGS =
  /(?:^|\.)(?:inspect\.(?:stack|currentframe|getouterframes|getframeinfo)|_getframe|_current_frames|traceback\.(?:extract_stack|format_stack|walk_stack|print_stack)|extract_stack|format_stack|walk_stack|runtime\.(?:Callers?|CallersFrames|Stack|FuncForPC)|debug\.Stack|debug\.ReadBuildInfo|getStackTrace|StackWalker|getAllStackTraces|Environment\.StackTrace|StackTrace|debug_backtrace|debug_print_backtrace|caller_locations|callStackSymbols|Backtrace\.\w+|captureStackTrace|sys\.modules|require\.cache|module\.children|GetAssemblies|GetEntryAssembly|GetCallingAssembly|loadedModules|currentThread|current_thread|thread\.current|Thread\.current|CurrentThread)$/;
const COMMAND_LINE =
  /(?:^|\.)(?:require\.main\.filename|module\.parent|sys\.argv|sys\.orig_argv|process\.argv|process\.argv0|process\.execArgv|process\.title|process\.mainModule|os\.Args|os\.Executable|env\.args|args_os|current_exe|ARGV|PROGRAM_NAME|CommandLine\.arguments|GetCommandLineArgs|cmdline|parent_process|npm_lifecycle_event|npm_lifecycle_script|npm_command)$/;

/** `command-line`: how the program was started; commands of a program may be called `test`, so only runners tell. */
export type SourceKind = 'surroundings' | 'command-line';

/** Such expressions of one file that are followed; programs hold a handful. */
const MOST_SOURCES = 5000;

const known = new WeakMap<SourceTree, SourceNames>();

/** What a file says of its surroundings. */
interface SourceNames {
  /** Variables and functions that carry such knowledge. */
  readonly names: ReadonlyMap<string, SourceKind>;
  /** Functions that look at their stack, modules or thread. */
  readonly looking: ReadonlySet<FunctionNode>;
}

/** What the node itself looks at, or what the name of the file carries. */
export function sourceKindOf(node: SyntaxNode, tree: SourceTree): SourceKind | null {
  return originOf(node) ?? (node.kind === 'name' ? (sourceNames(tree).names.get(node.text) ?? null) : null);
}

/** Whether a function looks at its stack, at the loaded modules or at its thread, directly. */
export function looksAround(owner: FunctionNode | null, tree: SourceTree): boolean {
  return owner !== null && sourceNames(tree).looking.has(owner);
}

function originOf(node: SyntaxNode): SourceKind | null {
  if (node.kind === 'member' && node.property === 'stack')
    return node.object.kind === 'call' && dottedName(node.object.callee).endsWith('Error') ? 'surroundings' : null;
  if (node.kind !== 'member' && node.kind !== 'call' && node.kind !== 'name') return null;
  const name = dottedName(node.kind === 'call' ? node.callee : node).replaceAll('()', '');
  if (name === '' || (node.kind === 'name' && !/^(?:ARGV|PROGRAM_NAME)$/.test(name))) return null;
  if (node.kind === 'call' && node.callee.kind === 'name' && /^(?:caller|Callers?)$/.test(name)) return 'surroundings';
  return SURROUNDINGS.test(name) ? 'surroundings' : COMMAND_LINE.test(name) ? 'command-line' : null;
}

function sourceNames(tree: SourceTree): SourceNames {
  let found = known.get(tree);
  if (!found) {
    found = collect(tree);
    known.set(tree, found);
  }
  return found;
}

/** Follows such expressions into variables and into functions that ask about a parameter, for two steps. */
function collect(tree: SourceTree): SourceNames {
  const names = new Map<string, SourceKind>();
  const looking = new Set<FunctionNode>();
  for (let round = 0; round < 2; round++) {
    const owners = new Owners();
    let met = 0;
    walk(tree.root, (node, ancestors) => {
      owners.visit(node, ancestors);
      const kind = originOf(node) ?? (round > 0 && node.kind === 'name' ? (names.get(node.text) ?? null) : null);
      if (!kind || ++met > MOST_SOURCES) return;
      const owner = owners.nearest().findLast((one) => one.name !== '');
      if (owner && kind === 'surroundings') looking.add(owner);
      const nearest = ancestors.findLast(
        (ancestor) => ancestor.kind === 'assign' || (ancestor.kind === 'function' && ancestor.name !== ''),
      );
      if (nearest?.kind === 'assign' && nearest.target !== node)
        for (const name of boundNames(nearest.target)) if (!names.has(name)) names.set(name, kind);
      // What compares its own parameter with them is a question: the name stands where it is asked.
      if (nearest?.kind === 'function' && nearest.parameters.length > 0 && !names.has(nearest.name))
        names.set(nearest.name, kind);
    });
  }
  return { names, looking };
}
