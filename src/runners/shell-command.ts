import { shellTokens, type ShellWord } from './shell-words.ts';

/** A simple command of a script. */
export interface ShellCommand {
  readonly words: readonly ShellWord[];
  /** What joins it to the command before: `&&`, `||`, `;`, `|`, `&`, a line break; empty for the first. */
  readonly joint: string;
  /** The operator right behind it. */
  readonly tail: string;
  /** How deep it stands in `if`, loops, functions, groups. */
  readonly depth: number;
  /** It is a condition: `if pytest`, `while pytest`, `! pytest`. */
  readonly isCondition: boolean;
  readonly start: number;
  readonly end: number;
}

const OPENING = new Set(['if', 'while', 'until', 'for', 'case', 'select', '{']);
const CLOSING = new Set(['fi', 'done', 'esac', '}']);
const LEADING = new Set(['then', 'do', 'else', 'elif', 'time', '!', 'if', 'while', 'until', '{', '@']);

/** The commands of a script in order. */
export function commandsOf(text: string): readonly ShellCommand[] {
  const commands: ShellCommand[] = [];
  let words: ShellWord[] = [];
  let joint = '';
  let depth = 0;
  const flush = (): void => {
    let isCondition = false;
    let first = words[0];
    let at = depth;
    while (first && (LEADING.has(first.text) || CLOSING.has(first.text))) {
      if (['if', 'elif', 'while', 'until', '!'].includes(first.text)) isCondition = true;
      if (OPENING.has(first.text)) at = ++depth;
      if (CLOSING.has(first.text)) at = depth = Math.max(0, depth - 1);
      words = words.slice(1);
      first = words[0];
    }
    if (first && OPENING.has(first.text)) depth++;
    const last = words.at(-1);
    if (first && last) {
      commands.push({ words, joint, tail: '', depth: at, isCondition, start: first.start, end: last.end });
      joint = '';
    }
    words = [];
  };
  for (const token of shellTokens(text)) {
    if (token.kind === 'word') {
      words.push(token.word);
      continue;
    }
    const isBehindCommand = words.length > 0;
    flush();
    const last = commands.at(-1);
    if (last && isBehindCommand) commands[commands.length - 1] = { ...last, tail: token.text };
    if (token.text === '(') depth++;
    else if (token.text === ')') depth = Math.max(0, depth - 1);
    else if (token.text === '\n') joint ||= '\n';
    else joint = token.text === '|&' ? '|' : token.text === ';;' ? ';' : token.text;
  }
  flush();
  return commands;
}

/** A command that does nothing and cannot fail. */
export function isInert({ words }: ShellCommand): boolean {
  const [name, ...rest] = words.map(({ text }) => text);
  switch (name) {
    case 'true':
    case ':':
    case '/bin/true':
    case '/usr/bin/true':
    case 'echo':
    case 'printf':
    case 'sleep':
    case 'date':
    case 'pwd':
      return true;
    case 'exit':
    case 'return':
      return rest[0] === '0';
    case 'exec':
      return /^(?:\/\S*\/)?(?:true|:|echo|printf)$/.test(rest[0] ?? '');
    case 'node':
      return (
        (rest[0] === '-e' || rest[0] === '--eval') &&
        /^(?:process\.exit\(0?\);?|console\.log\([^()]*\);?|0)?$/.test(rest[1]?.trim() ?? '')
      );
    case 'python':
    case 'python3':
      return rest[0] === '-c' && /^(?:pass|print\([^()]*\)|0)?$/.test(rest[1]?.trim() ?? '');
    case 'cmd':
      return rest.join(' ') === '/c exit 0';
    default:
      return false;
  }
}

/** Ends the script, whatever came before, with success or not. */
export function isExit({ words }: ShellCommand): boolean {
  return /^(?:exit|return|exec)$/.test(words[0]?.text ?? '') && words.length > (words[0]?.text === 'exec' ? 1 : 0);
}
