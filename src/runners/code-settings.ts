import { Lines } from '../grammar/lines.ts';
import { tokensOf, type CodeToken } from './code-tokens.ts';
import { MOST_SETTINGS, type Setting, type Settings } from './setting.ts';

/** A bracket that is open, and the name of what it belongs to. */
interface Frame {
  readonly name: string;
  /** Name that waits for a value when the bracket closes again: `named('test') {`. */
  readonly label: string;
  /** What it holds depends on a condition. */
  readonly isConditional: boolean;
}

const DEEPEST = 40;

/**
 * Settings of a configuration that is code, read without running it: the strings, numbers and constants of object literals
 * (`test: { exclude: ['a'] }` is `test.exclude`), of assignments and of builder blocks (`test { exclude 'a' }`). What code
 * computes stays unknown; both arms of a condition count.
 */
export function settingsOfCode(text: string, hasHashComments = false): Settings {
  const lines = new Lines(text);
  const settings: Setting[] = [];
  const frames: Frame[] = [];
  let name = '';
  let isConditional = false;
  let previous: CodeToken | null = null;
  const put = (token: CodeToken): void => {
    const names = [...frames.map((frame) => frame.name), name].filter((part) => part !== '');
    const range = lines.range(token.start, token.end);
    settings.push({ key: names.join('.'), text: token.text, isRegex: token.kind === 'regex', isConditional, range });
  };
  const tokens = tokensOf(text, hasHashComments);
  for (const [index, token] of tokens.entries()) {
    if (settings.length >= MOST_SETTINGS) break;
    const following = tokens[index + 1];
    switch (token.kind) {
      case 'string':
        if (following?.text === ':' && following.kind === 'mark' && !isTernary(previous)) name = token.text;
        else put(token);
        break;
      case 'regex':
        put(token);
        break;
      case 'word':
        if (isConstant(token.text) && name !== '') put(token);
        else if (isTypeArgument(previous, name)) name = `${name}.${token.text}`;
        else if (!isConstant(token.text) && isName(following, previous)) name = token.text;
        labelWithType(frames, token, previous);
        break;
      case 'break':
        // A builder's line is a statement of its own.
        if (isEndOfStatement(previous, following)) name = '';
        break;
      case 'mark':
        if ('([{'.includes(token.text)) {
          if (frames.length < DEEPEST) frames.push({ name, label: name, isConditional });
          name = '';
        } else if (')]}'.includes(token.text)) {
          const frame = frames.pop();
          isConditional = frame?.isConditional ?? false;
          const argument = token.text === ')' && following?.text === '{' ? (settings.at(-1)?.text ?? '') : '';
          name = token.text === ')' ? [frame?.label ?? '', argument].filter(Boolean).join('.') : '';
        } else if (token.text === ',' || token.text === ';') {
          name = '';
          isConditional = frames.at(-1)?.isConditional ?? false;
        } else if (token.text === '?' && following?.text !== '.' && following?.text !== '?' && !isMetInCi(previous))
          isConditional = true;
    }
    if (token.kind !== 'break') previous = token;
  }
  return settings;
}

/** `withType<Test>`: the type says which tasks are meant. */
function isTypeArgument(previous: CodeToken | null, name: string): boolean {
  return previous?.kind === 'mark' && previous.text === '<' && name.endsWith('withType');
}

/** `withType(Test)`, the same in Groovy. */
function labelWithType(frames: Frame[], token: CodeToken, previous: CodeToken | null): void {
  const frame = frames.at(-1);
  if (!frame?.label.endsWith('withType') || previous?.text !== '(') return;
  frames[frames.length - 1] = { ...frame, label: `${frame.label}.${token.text}` };
}

/** A condition that always holds, or that holds where the tests count. */
function isMetInCi(last: CodeToken | null): boolean {
  return last !== null && /^(?:true|1)$|\bCI$/.test(last.text);
}

function isConstant(word: string): boolean {
  return /^(?:true|false|null|undefined|nil|\d[\d_.]*)$/.test(word);
}

/** Whether what follows a word makes it a name: `x:`, `x =`, `x {`, `x(`, `x 'a'`, `x true`. */
function isName(following: CodeToken | undefined, previous: CodeToken | null): boolean {
  if (!following || previous?.text === '?') return false;
  if (following.kind === 'string') return true;
  if (following.kind === 'word') return isConstant(following.text);
  return following.kind === 'mark' && [':', '=', '{', '(', '+', '[', '<'].includes(following.text);
}

function isTernary(previous: CodeToken | null): boolean {
  return previous?.kind === 'mark' && previous.text === '?';
}

function isEndOfStatement(previous: CodeToken | null, following: CodeToken | undefined): boolean {
  if (previous?.kind === 'mark' && [',', ':', '=', '(', '[', '{', '+', '|', '&', '?'].includes(previous.text))
    return false;
  return !(following?.kind === 'mark' && ['?', '.', '+', '|', '&', '{'].includes(following.text));
}
