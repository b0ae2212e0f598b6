import { lineRange } from '../model/range.ts';
import { MOST_SETTINGS, type Setting, type Settings } from './setting.ts';

/** Settings of an INI file (`[section]`, `key = value`, indented continuations), one a line of a value. */
export function settingsOfIni(text: string): Settings {
  const settings: Setting[] = [];
  let section = '';
  let key = '';
  for (const [index, line] of text.split('\n').entries()) {
    if (settings.length >= MOST_SETTINGS) break;
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#') || trimmed.startsWith(';')) continue;
    const range = lineRange(index + 1, line);
    if (trimmed.startsWith('[') && trimmed.endsWith(']')) {
      section = trimmed.slice(1, -1).trim();
      key = '';
      continue;
    }
    if (/^\s/.test(line) && key !== '') {
      settings.push({ key: `${section}.${key}`, text: trimmed, isRegex: false, isConditional: false, range });
      continue;
    }
    const equals = line.search(/[=:]/);
    if (equals < 1) continue;
    key = line.slice(0, equals).trim();
    const value = line.slice(equals + 1).trim();
    if (value !== '')
      settings.push({
        key: `${section}.${key}`,
        text: withoutComment(value),
        isRegex: false,
        isConditional: false,
        range,
      });
  }
  return settings;
}

function withoutComment(value: string): string {
  const mark = value.indexOf(' #');
  return mark === -1 ? value : value.slice(0, mark).trimEnd();
}
