import type { KnownValue, OracleCase } from '../model/oracle.ts';
import { distinct, linesOf, plainText, WHOLE_LINES } from './lines.ts';
import { fileName } from './paths.ts';
import { CaseCollector, numberIn, numberValue, stringValues } from './values.ts';

/** A file that may exist beside another one. */
export interface PairedPath {
  readonly path: string;
  /** What the partner is: the answers to an input file, the inputs of an answer file. */
  readonly role: 'input' | 'expected';
}

/** Words of file and folder names for what goes in, with the words for what comes out. */
const PARTNERS: Readonly<Record<string, readonly string[]>> = {
  in: ['out', 'ans', 'expected', 'ok', 'a'],
  input: ['output', 'expected', 'out', 'answer', 'golden', 'result'],
  inputs: ['outputs', 'expected', 'answers', 'golden'],
  given: ['expected', 'want'],
  stdin: ['stdout'],
  request: ['response'],
  cmd: ['out', 'golden'],
  args: ['out', 'golden', 'want'],
};

/** Atoms of an input line that are known beside the line itself. */
const ATOMS = 12;

/** A name's words with what stands between them; words are runs of letters. */
const WORD = /[A-Za-z]+/g;

/**
 * The names a file's partner may have: `a.in` ↔ `a.out`, `input01.txt` ↔ `output01.txt`, `inputs/a.txt` ↔
 * `expected/a.txt`.
 *
 * @param path Repository-relative path.
 * @returns Candidates, likeliest first; empty when the name says nothing of the kind. Which of them exist is for the
 *   caller to see.
 */
export function pairedPaths(path: string): readonly PairedPath[] {
  const name = fileName(path);
  const folder = path.slice(0, path.length - name.length);
  const found: PairedPath[] = [];
  for (const renamed of swaps(name, false)) found.push({ path: folder + renamed.text, role: renamed.role });
  const parent = fileName(folder.slice(0, -1));
  if (parent !== '') {
    const above = folder.slice(0, folder.length - parent.length - 1);
    for (const renamed of swaps(parent, true))
      found.push({ path: `${above}${renamed.text}/${name}`, role: renamed.role });
  }
  return found.filter((one, index) => found.findIndex((other) => other.path === one.path) === index);
}

/** Every name that differs in one word of a pair. */
function swaps(name: string, isFolder: boolean): { readonly text: string; readonly role: 'input' | 'expected' }[] {
  if (name.length > 255) return [];
  const found: { text: string; role: 'input' | 'expected' }[] = [];
  const words = [...name.matchAll(WORD)].reverse();
  for (const match of words) {
    const [word] = match;
    const before = name.slice(0, match.index);
    const after = name.slice(match.index + word.length);
    // `a` and `ok` are answers as extensions only; a folder is named by the word alone.
    const isExtension = before.endsWith('.') && before.length > 1 && after === '';
    if (isFolder && (before !== '' || after !== '')) continue;
    for (const [input, outputs] of Object.entries(PARTNERS)) {
      for (const output of outputs) {
        if (output.length < 3 && !isExtension) continue;
        if (word.toLowerCase() === input)
          found.push({ text: before + likeCase(output, word) + after, role: 'expected' });
        else if (word.toLowerCase() === output)
          found.push({ text: before + likeCase(input, word) + after, role: 'input' });
      }
    }
  }
  return found;
}

function likeCase(word: string, model: string): string {
  if (model === model.toUpperCase() && model.length > 1) return word.toUpperCase();
  return /^[A-Z]/.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/**
 * Cases of an input file and its answer file. Lines are paired when both have as many that are not blank (a leading
 * count, as contest inputs have, is left out); two small files are paired as a whole as well.
 *
 * Lines of input values are lines of the input file, those of answers and of the case lines of the answer file.
 */
export function pairCases(inputText: string, outputText: string): readonly OracleCase[] {
  const collector = new CaseCollector();
  const inputs = filledLines(inputText);
  const outputs = filledLines(outputText);
  const [first] = inputs;
  const hasCount = first !== undefined && inputs.length === outputs.length + 1 && first.text === String(outputs.length);
  const aligned = hasCount ? inputs.slice(1) : inputs;
  if (aligned.length === outputs.length) {
    aligned.forEach((input, index) => {
      const output = outputs[index];
      if (!output || collector.full) return;
      const values = distinct([...inputValues(input), ...stringValues(output.text, 'expected', output.line)]);
      collector.add({ kind: 'pair', name: '', startLine: output.line, endLine: output.line, values });
    });
  }
  if (inputs.length + outputs.length > 2) addWholePair(collector, inputs, outputs, inputText, outputText);
  return collector.reading().cases;
}

interface Line {
  readonly text: string;
  readonly line: number;
}

function filledLines(text: string): Line[] {
  const filled: Line[] = [];
  for (const { text: content, line } of linesOf(text.startsWith('\uFEFF') ? text.slice(1) : text)) {
    const trimmed = content.trim();
    if (trimmed !== '') filled.push({ text: trimmed, line });
  }
  return filled;
}

/** The line itself, and the words and numbers in it. */
function inputValues({ text, line }: Line): KnownValue[] {
  const values = stringValues(text, 'input', line);
  const atoms = text
    .slice(0, 4000)
    .split(/[\s,;]+/)
    .filter((atom) => atom !== '');
  if (atoms.length < 2) return values;
  for (const atom of atoms.slice(0, ATOMS)) {
    const number = numberIn(atom);
    values.push(
      number === null ? { kind: 'string', text: atom, role: 'input', line } : numberValue(number, 'input', line),
    );
  }
  return values;
}

function addWholePair(
  collector: CaseCollector,
  inputs: readonly Line[],
  outputs: readonly Line[],
  inputText: string,
  outputText: string,
): void {
  const input = inputs[0];
  const output = outputs[0];
  const lastOutput = outputs.at(-1);
  if (!input || !output || !lastOutput || inputs.length > WHOLE_LINES || outputs.length > WHOLE_LINES) return;
  if (inputText.length + outputText.length > 200_000) return;
  const values = [
    ...stringValues(plainText(inputText).trim(), 'input', input.line),
    ...stringValues(plainText(outputText).trim(), 'expected', output.line),
  ];
  collector.add({ kind: 'file', name: '', startLine: output.line, endLine: lastOutput.line, values });
}
