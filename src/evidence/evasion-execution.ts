import type { ProductFile, Scene } from '../model/rule.ts';
import type { CallNode, SyntaxNode } from '../model/source.ts';
import { walk } from '../model/traversal.ts';
import { touches } from '../sources/touch.ts';
import { quote } from './citation.ts';
import { executionOf, type Execution } from './evasion-executors.ts';
import { looksEncoded, originOf, type Origin } from './evasion-origins.ts';
import type { Evasion } from './evasion.ts';

/** Calls that are followed in one file. */
const MOST_CALLS = 5000;
/** A shorter text of code is a trick of compatibility, and read at a glance. */
const SHORTEST_CODE = 40;
/** Tricks that programs use to stay clear of bundlers, and to find what is global. */
const KNOWN_TRICK =
  /\breturn\s+(?:this|globalThis|window|self|import\b|require\b|\(?typeof\b)|\bimport\s*\(|\brequire\b|^\s*(?:async|class)\s/;

/** Places that execute what nobody can read: decoded literals, their own comments, data files. */
export function executionEvasions(scene: Scene): readonly Evasion[] {
  return scene.product.flatMap((file) => {
    const calls: CallNode[] = [];
    walk(file.tree.root, (node) => {
      if (node.kind === 'call' && calls.length < MOST_CALLS && executionOf(node, file.tree)) calls.push(node);
    });
    return calls.flatMap((call) => {
      const execution = executionOf(call, file.tree);
      const evasion = execution && judge(call, execution, file, scene);
      return evasion ? [evasion] : [];
    });
  });
}

function judge(call: CallNode, execution: Execution, file: ProductFile, scene: Scene): Evasion | null {
  const origin = originOf(execution.code, file, scene.product);
  const { added } = file.compared;
  const isNew = (node: SyntaxNode): boolean => touches(node.range, added);
  if (!isNew(call) && !origin.met.some(isNew)) return null;
  const said = verdictOf(execution, origin, call, file);
  if (!said) return null;
  const range =
    call.range.endLine - call.range.startLine > 20
      ? { ...call.range, endLine: call.range.startLine + 20, endColumn: 1 }
      : call.range;
  return { compared: file.compared, range, ...said };
}

function verdictOf(
  { name, kind }: Execution,
  { decoded, ownText, dataFile, isDataDecoded, plain }: Origin,
  call: CallNode,
  file: ProductFile,
): Pick<Evasion, 'level' | 'message' | 'matched'> | null {
  const does = {
    code: 'runs code that stands',
    process: 'runs what stands',
    file: 'writes code that stands',
    objects: 'rebuilds objects, code among them,',
  };
  const runs = `\`${name}\` ${does[kind]}`;
  const isSure = kind === 'code' || decoded?.kind !== 'string' || looksEncoded(decoded.value);
  if (decoded && isSure) {
    const where =
      decoded.range.startLine === call.range.startLine ? 'a literal' : `the literal on line ${decoded.range.startLine}`;
    const what = kind === 'objects' ? `from ${where}, decoded first` : `encoded in ${where}`;
    return {
      level: kind === 'objects' ? 'probation' : 'violation',
      message: `${runs} ${what}: no reviewer and no scanner can read it.`,
      matched: decoded.kind === 'string' ? decoded.value.slice(0, 200) : 'codes',
    };
  }
  if (name.endsWith('run_path')) return foreignPath(call);
  if (isModuleCall(name)) return dataAddress(call);
  if (kind === 'process' || kind === 'file') return null;
  if (ownText !== '') {
    const isWhole = !/getsource|findsource/.test(ownText);
    const where =
      ownText === '__doc__' || /getdoc|getcomments/.test(ownText)
        ? 'in a comment or docstring'
        : 'in its own source text';
    return {
      level: isWhole && kind === 'code' ? 'violation' : 'probation',
      message: `${runs} ${where} (\`${ownText}\`): what reads as prose is the program.`,
      matched: ownText,
    };
  }
  if (dataFile !== '' && kind === 'code')
    return {
      level: isDataDecoded ? 'violation' : 'probation',
      message: `${runs} in ${quote(dataFile)}, a file that is no code${isDataDecoded ? ', encoded' : ''}: no reviewer and no scanner reads it as such.`,
      matched: dataFile,
    };
  if (plain.length < SHORTEST_CODE || kind !== 'code' || KNOWN_TRICK.test(plain)) return null;
  if (!/^(?:python|php|javascript|typescript|tsx)$/.test(file.tree.language) || isModuleCall(name)) return null;
  return {
    level: 'probation',
    message: `${runs} in a text: reviewers and scanners take it for data.`,
    matched: plain.slice(0, 200),
  };
}

/** `runpy.run_path("parts.bin")`: what runs has no name of code. */
function foreignPath({ arguments: [path] }: CallNode): Pick<Evasion, 'level' | 'message' | 'matched'> | null {
  if (path?.kind !== 'string' || /\.pyw?$/.test(path.value) || !/\.\w+$/.test(path.value)) return null;
  return {
    level: 'probation',
    message: `Code is run from ${quote(path.value)}, a file that is no code: no reviewer and no scanner reads it as such.`,
    matched: path.value,
  };
}

/** Callees that load modules: a plain path is what they are for. */
function isModuleCall(name: string): boolean {
  return /^(?:import|require|include|include_once|require_once|do)$/.test(name);
}

/** `import("data:text/javascript;base64,…")`. */
function dataAddress(call: CallNode): Pick<Evasion, 'level' | 'message' | 'matched'> | null {
  const [first] = call.arguments;
  const text =
    first?.kind === 'string'
      ? first.value
      : first?.kind === 'template' && first.parts[0]?.kind === 'string'
        ? first.parts[0].value
        : '';
  if (!/^data:[\w/+.-]{0,40}(?:;[\w=-]{1,20}){0,3};base64,./.test(text)) return null;
  return {
    level: 'violation',
    message: 'A module is imported from an encoded literal: no reviewer and no scanner can read it.',
    matched: text.slice(0, 200),
  };
}
