import { stemOf } from '../changes/test-stem.ts';
import type { ComparedFile } from '../model/change.ts';
import { lineRange } from '../model/range.ts';
import { parseJson } from '../records/json-data.ts';
import { parseToml } from '../records/toml-data.ts';
import { configKindOf } from './config-kinds.ts';
import { baseName, textOn, type Side } from './config-text.ts';
import { settingsOfData } from './data-settings.ts';
import { isNamedLikeTest } from './existing-tests.ts';
import type { Setting, Settings } from './setting.ts';
import { cited, tamperingWith, type Tampering } from './tampering.ts';

/** A module that a configuration finds elsewhere than by its name. */
interface Mapping {
  readonly from: string;
  readonly to: string;
  readonly setting: Setting;
}

/** Paths of what stands in for something. */
const STAND_IN =
  /(?:^|\/)(?:__mocks__|mocks?|fakes?|stubs?|doubles?|tests?|__tests__|spec|testdata|fixtures?|testing|support)(?=\/|$|\.)|[-_.](?:mock|fake|stub|double)(?=[-_.]|$)/i;
/** Modules of the repository itself, as mappings write them. */
const OWN = /^\^?(?:\(?\.\*\)?|[@~#]\/?|\.{1,2}|\/|src|lib|app|packages)(?=[/\\a-z])/i;
const ASSET = /css|less|s[ac]ss|svg|png|jpe?g|gif|webp|woff|ttf|style|asset|file/i;

/** Mappings by which the modules under test are found in a stand-in. */
export function mappedSubjects(files: readonly ComparedFile[], tests: () => readonly string[]): readonly Tampering[] {
  return files.flatMap((file) => {
    const old = new Set(mappingsOf(file, 'before').map(({ from, to }) => `${from} ${to}`));
    const added = mappingsOf(file, 'after').filter(({ from, to }) => !old.has(`${from} ${to}`) && STAND_IN.test(to));
    return added.flatMap(({ from, to, setting }): readonly Tampering[] => {
      const plain = from.replaceAll(/[\^$()\\?*]|\.\*/g, '').replace(/\.[cm]?[jt]sx?$/, '');
      const stem = stemOf(plain);
      if (stem.length < 3 || ASSET.test(from)) return [];
      const test = tests().find((path) => isNamedLikeTest(path) && stemOf(path) === stem);
      if (test === undefined) return [];
      return [
        tamperingWith(file, {
          range: setting.range,
          // A name without a path may as well be that of a dependency.
          level: OWN.test(from) ? 'violation' : 'probation',
          message: `${cited(from)} is found in ${cited(to)}, so ${test} no longer meets the code that it tests.`,
          matched: `${from} ${to}`,
        }),
      ];
    });
  });
}

function mappingsOf(file: ComparedFile, side: Side): readonly Mapping[] {
  const text = textOn(file, side);
  const name = baseName(file.change.path);
  if (text === '') return [];
  if (name === 'go.mod') return ofGoModule(text);
  if (name === 'Cargo.toml')
    return keyed(settingsOfData(parseToml(text), text), /^(?:patch\.[^.]+|(?:dev-)?dependencies)\.(.+)\.path$/, true);
  if (name === 'package.json')
    return [...keyed(settingsOfData(parseJson(text), text), /^imports\.(#[^.]+)/), ...ofKind(file, text)];
  if (/^[tj]sconfig(?:\.[\w-]+)*\.json$/.test(name))
    return keyed(settingsOfData(parseJson(text), text), /^compilerOptions\.paths\.(.+)$/);
  return ofKind(file, text);
}

/** `moduleNameMapper`, `alias` as a map or as a list of `find` and `replacement`. */
function ofKind({ change }: ComparedFile, text: string): readonly Mapping[] {
  const kind = configKindOf(change.path);
  if (kind?.family !== 'javascript') return [];
  const settings = kind.read(text, change.path);
  const listed = settings.flatMap((setting, index): readonly Mapping[] => {
    const following = settings[index + 1];
    return /(?:^|\.)alias\.find$/.test(setting.key) && following && /(?:^|\.)alias\.replacement\b/.test(following.key)
      ? [{ from: setting.text, to: following.text, setting: following }]
      : [];
  });
  return [...keyed(settings, /(?:^|\.)(?:moduleNameMapper|alias)\.(?!find$|replacement)(.+)$/), ...listed];
}

function keyed(settings: Settings, key: RegExp, isOwn = false): readonly Mapping[] {
  return settings.flatMap((setting): readonly Mapping[] => {
    const from = key.exec(setting.key)?.[1];
    return from === undefined ? [] : [{ from: isOwn ? `./${from}` : from, to: setting.text, setting }];
  });
}

/** `replace example.com/granary/scale => ./testdata/scale`, in a block or alone. */
function ofGoModule(text: string): readonly Mapping[] {
  const own = /^module[ \t]+(\S+)/m.exec(text)?.[1] ?? '\0';
  return text.split('\n').flatMap((line, index): readonly Mapping[] => {
    const [from, to] = line
      .split('//', 1)
      .join('')
      .replace('replace ', '')
      .split('=>')
      .map((part) => part.trim().split(/\s+/)[0] ?? '');
    if (!line.includes('=>') || !from || !to?.startsWith('.')) return [];
    const root = own.split('/').slice(0, -1).join('/');
    const range = lineRange(index + 1, line);
    const isOwn = from.startsWith(own) || (root !== '' && from.startsWith(`${root}/`));
    return [
      {
        from: isOwn ? `./${from.slice(from.lastIndexOf('/') + 1)}` : from,
        to,
        setting: { key: 'replace', text: to, isRegex: false, isConditional: false, range },
      },
    ];
  });
}
