import { isCodeFile } from '../changes/conventions.ts';
import type { ComparedFile } from '../model/change.ts';
import type { RuleFinding } from '../model/finding.ts';
import type { AskedValue, Knowledge, ProductFile, Scene } from '../model/rule.ts';
import { dottedName, walk } from '../model/traversal.ts';
import { touches } from '../sources/touch.ts';
import { placeOf, quote } from './citation.ts';
import type { VeilLine } from './evasion-attributes.ts';
import { lineRange, linesOf, type Evasion } from './evasion.ts';
import { textBits } from './information.ts';
import { isTestingToolPath, isToolingPath } from './tooling.ts';

/** A line of code that nobody reads to its end. */
const LONG_LINE = 500;
/** Literals of one file that are looked up. */
const MOST_VALUES = 300;
/** Bits that the answers of a file must bear together, and each of them at least. */
const MANY_BITS = 40;
const FEW_BITS = 10;

/** Rules whose findings say that the product knows answers. */
const ANSWERS = new Set([
  'special-case',
  'answer-table',
  'teleport',
  'golden-read',
  'harness-sniffing',
  'case-branch',
  'golden-literal',
]);

/** What other rules found, in places where reviewers do not look: generated, minified, or hidden by attributes. */
export function hiddenFindings(
  scene: Scene,
  veils: readonly VeilLine[],
  earlier: readonly RuleFinding[],
): readonly Evasion[] {
  const files = new Map(scene.compared.map((file) => [file.change.path, file]));
  const told = new Set<VeilLine>();
  return earlier.flatMap((finding): readonly Evasion[] => {
    const compared = files.get(finding.path);
    if (!compared || finding.level === 'note' || !ANSWERS.has(finding.rule) || !isCodeFile(finding.path)) return [];
    const veil = veils.find((one) => one.hides(finding.path));
    const place = veil
      ? `a file that ${veil.compared.change.path} hides in this same change`
      : placeName(compared, finding);
    if (place === null) return [];
    const found: Evasion[] = [
      {
        compared,
        level: finding.level,
        range: finding.range,
        message: `What ${finding.rule} finds here stands in ${place}, where reviewers do not look.`,
        matched: `${finding.rule}\n${finding.matched}`,
      },
    ];
    if (veil && !told.has(veil)) {
      told.add(veil);
      found.push({
        compared: veil.compared,
        level: finding.level,
        range: lineRange(linesOf(veil.compared), veil.line),
        message: `${quote([veil.pattern, ...veil.attributes].join(' '))} hides ${finding.path} from review, and ${finding.rule} finds the tests' answers there.`,
        matched: veil.pattern,
      });
    }
    return found;
  });
}

function placeName(compared: ComparedFile, { range }: RuleFinding): string | null {
  if (compared.change.isGenerated) return 'a file that passes for vendored, minified or generated';
  const line = linesOf(compared)[range.startLine - 1] ?? '';
  return line.length > LONG_LINE ? `a line of ${line.length} characters` : null;
}

/** New code that the product imports from where only tests or documentation belong. */
export interface MisplacedImport {
  readonly importer: ProductFile;
  readonly range: Evasion['range'];
  readonly target: ComparedFile;
}

/** Imports of this change that lead to new code in test, golden or documentation places. */
export function misplacedImports(scene: Scene): readonly MisplacedImport[] {
  const targets = scene.compared.filter(
    ({ change, after }) =>
      change.after !== null &&
      change.before?.path !== change.path &&
      after.kind === 'text' &&
      (change.class === 'test' || change.class === 'golden' || change.class === 'documentation') &&
      isCodeFile(change.path),
  );
  if (targets.length === 0) return [];
  return scene.product.flatMap((importer) => {
    if (isToolingPath(importer.path) || isTestingToolPath(importer.path)) return [];
    return importsOf(importer).flatMap(({ module, range }) => {
      const target = targets.find((one) => leadsTo(module, importer.path, one.change.path));
      return target ? [{ importer, range, target }] : [];
    });
  });
}

function importsOf(file: ProductFile): readonly { readonly module: string; readonly range: Evasion['range'] }[] {
  const found: { readonly module: string; readonly range: Evasion['range'] }[] = [];
  const lines = linesOf(file.compared);
  walk(file.tree.root, (node) => {
    if (found.length >= MOST_VALUES) return false;
    if (!touches(node.range, file.compared.added)) return;
    const { range } = node;
    if (node.kind === 'import') {
      // Types vanish before anything runs.
      if (/^\s*(?:import|export)\s+type\b/.test(lines[range.startLine - 1] ?? '')) return;
      found.push({ module: node.module, range });
      if (file.tree.language === 'python')
        for (const name of node.names) found.push({ module: `${node.module}.${name}`, range });
    } else if (
      node.kind === 'call' &&
      /^(?:require|import|require_relative|include|load|source|\.)$/.test(dottedName(node.callee))
    ) {
      const [first] = node.arguments;
      if (first?.kind === 'string') found.push({ module: first.value, range });
    }
    return;
  });
  return found;
}

const ENDING = /(?:\/(?:index|__init__|mod))?\.(?:d\.)?(?:[mc]?[jt]sx?|py|rb|php|sh|lua|vue|svelte)$/;

/** Whether an import, as written in one file, names the other; dots of Python count as slashes. */
function leadsTo(module: string, from: string, to: string): boolean {
  const isPath = module.includes('/') || module.startsWith('.');
  const isDotted = /^\.*\w+(?:\.\w+)*$/.test(module) && from.endsWith('.py');
  const target = to.replace(ENDING, '');
  if (isDotted) {
    const path = module.replace(/^\.+/, '').replaceAll('.', '/');
    return path.includes('/')
      ? target === path || target.endsWith(`/${path}`)
      : path !== '' && target === folderOf(from) + path;
  }
  if (!isPath) return target === folderOf(from) + module.replace(ENDING, '');
  const parts = module.startsWith('.') ? folderOf(from).split('/').filter(Boolean) : [];
  for (const part of module.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  const path = parts.join('/').replace(ENDING, '');
  return (
    path === target ||
    (!module.startsWith('.') &&
      path.includes('/') &&
      target.endsWith(`/${path.split('/').slice(1).join('/')}`) &&
      path.split('/').length > 2)
  );
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The texts of such files, to ask whether the tests know them. */
export function askedValues(imports: readonly MisplacedImport[]): readonly AskedValue[] {
  const files = new Set(imports.map(({ target }) => target));
  return [...files].flatMap((target) =>
    textsIn(target).map((text): AskedValue => ({ kind: 'string', text, path: target.change.path, isGuess: false })),
  );
}

function textsIn({ after }: ComparedFile): readonly string[] {
  const text = after.kind === 'text' ? after.text.slice(0, 200_000) : '';
  const found = new Set<string>();
  for (const match of text.matchAll(/(["'`])((?:\\.|(?!\1)[^\\\n]){4,300})\1/g)) {
    found.add((match[2] ?? '').replaceAll(/\\(["'`\\])/g, '$1'));
    if (found.size >= MOST_VALUES) break;
  }
  return [...found];
}

/** Judges the imports: a helper in the wrong place is a doubt, the tests' answers in it are none. */
export function misplacedCode(imports: readonly MisplacedImport[], knowledge: Knowledge): readonly Evasion[] {
  const told = new Set<ComparedFile>();
  return imports.flatMap(({ importer, range, target }): readonly Evasion[] => {
    if (told.has(target)) return [];
    told.add(target);
    const place = target.change.class === 'documentation' ? 'documentation' : 'tests';
    const answers = textsIn(target).flatMap((text) => {
      const bits = textBits(text, (word) => knowledge.isVocabulary(word));
      const match =
        bits < FEW_BITS
          ? undefined
          : knowledge
              .matches('string', text)
              .find(({ value, similarity }) => value.role === 'expected' && similarity === 1);
      return match && !knowledge.saysProduct(text) ? [{ match, bits }] : [];
    });
    const [first] = answers;
    const knows =
      first && answers.reduce((sum, { bits }) => sum + bits, 0) >= MANY_BITS
        ? `, and it knows what ${placeOf(first.match)} wants`
        : '';
    return [
      {
        compared: importer.compared,
        level: knows === '' ? 'probation' : 'violation',
        range,
        message: `The product imports ${target.change.path}, new code among the ${place}, where reviewers and scanners do not look for it${knows}.`,
        matched: target.change.path,
      },
    ];
  });
}
