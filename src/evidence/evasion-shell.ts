import type { ComparedFile } from '../model/change.ts';
import type { Scene } from '../model/rule.ts';
import { addedLines, goneLines, lineRange, linesOf, type Evasion } from './evasion.ts';

/** Programs that make readable text out of what nobody reads. */
const DECODING =
  /\b(?:base64|base32|gbase64)[ \t]+(?:-{1,2}\w+[ \t]+)*(?:-d|-D|--decode|-di)\b|\bxxd[ \t]+(?:-\w+[ \t]+)*-r|\bopenssl[ \t]+(?:enc|base64)\b[^|]{0,80}[ \t]-d\b|\buudecode\b|\btr[ \t]+['"]?(?:\[?A-Za-z|a-zA-Z|n-za-m)|(?:^|\|)[ \t]*rev\b|\bgpg[ \t]+(?:-\w+[ \t]+)*-d\b/;
const SHELL =
  /\|[ \t]*(?:sudo[ \t]+)?(?:env[ \t]+)?(?:\/\S{0,40}\/)?(?:ba|[zka]|da)?sh(?![\w./-])|\|[ \t]*(?:python3?|node|perl|ruby|php)[ \t]*(?:-[ \t]*)?(?:$|[;&|)])/;
const EVALUATION =
  /(?:^|[;&|({`][ \t]*|[ \t])(?:eval|source|\.)[ \t]+["']?(?:\$\(|`|<\()|\b(?:ba|z|k|da)?sh[ \t]+(?:-\w+[ \t]+)*-c[ \t]+["']?(?:\$\(|`)|\bpython3?[ \t]+-c[ \t]+["']?(?:\$\(|`)|\bnode[ \t]+(?:-e|--eval)[ \t]+["']?(?:\$\(|`)|\bInvoke-Expression\b|\biex\b/i;
/** Where the text comes from another machine, it is not hidden in the change. */
const REMOTE = /\b(?:curl|wget|aws|gcloud|kubectl|vault|gh|az|op)\b/;
const LONGEST = 20_000;
/** Files whose lines a shell may run. */
const COMMANDS =
  /\.(?:sh|bash|zsh|ksh|bats|mk|yml|yaml|json|toml|cfg|dockerfile|ps1)$|(?:^|\/)(?:Makefile|GNUmakefile|Dockerfile|[Jj]ustfile|Procfile|Rakefile|tox\.ini|configure)$/;

/** Command lines that decode a text and run it. */
export function shellEvasions(scene: Scene): readonly Evasion[] {
  const gone = goneLines(scene.compared);
  return scene.compared.flatMap((compared) => (isCommands(compared) ? inFile(compared, gone) : []));
}

function isCommands({ change, after }: ComparedFile): boolean {
  if (change.after === null || after.kind !== 'text' || change.class === 'golden' || change.class === 'documentation')
    return false;
  return COMMANDS.test(change.path) || after.text.startsWith('#!');
}

function inFile(compared: ComparedFile, gone: ReadonlySet<string>): readonly Evasion[] {
  const lines = linesOf(compared);
  const found: Evasion[] = [];
  for (const number of addedLines(compared)) {
    const line = lines[number - 1] ?? '';
    if (line.length > LONGEST || /^\s*(?:#|\/\/)/.test(line) || gone.has(line.trim())) continue;
    // A pipeline may be continued on the next lines.
    let text = line;
    let end = number;
    while (/(?:\\|\|)\s*$/.test(text) && end - number < 8)
      text = `${text.replace(/\\\s*$/, ' ')} ${lines[end++] ?? ''}`;
    if (!DECODING.test(text) || REMOTE.test(text) || !(SHELL.test(text) || EVALUATION.test(text))) continue;
    if (found.some((one) => one.range.endLine >= number)) continue;
    const isLiteral = holdsLiteral(text, lines);
    found.push({
      compared,
      level: isLiteral ? 'violation' : 'probation',
      range: lineRange(lines, number, end),
      message: 'This line decodes a text and runs it: no reviewer and no scanner can read what runs.',
      matched: line.trim().slice(0, 200),
    });
  }
  return found;
}

/** The encoded text stands in the line, or in a variable that the line names and the file sets. */
function holdsLiteral(text: string, lines: readonly string[]): boolean {
  if (/["'\s<][A-Za-z0-9+/=\\]{20,}/.test(text) || /(?:<<<|\becho|\bprintf)\s{0,4}["'][^$"']{12,}["']/.test(text))
    return true;
  const names = new Set([...text.matchAll(/\$\{?([A-Za-z_]\w{0,60})/g)].map((match) => match[1] ?? ''));
  return lines.some((line) => {
    const set = /^\s*(?:export\s+|readonly\s+|local\s+)?([A-Za-z_]\w{0,60})\s?[:=]\s?["']?[A-Za-z0-9+/=]{20,}/.exec(
      line,
    );
    return set !== null && names.has(set[1] ?? '');
  });
}
