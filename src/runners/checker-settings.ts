import type { ComparedFile } from '../model/change.ts';
import { parseJson } from '../records/json-data.ts';
import { parseToml } from '../records/toml-data.ts';
import { parseXml } from '../records/xml-data.ts';
import { parseYaml } from '../records/yaml-data.ts';
import { settingsOfCode } from './code-settings.ts';
import { baseName, hasPredecessor, textOn, type Side } from './config-text.ts';
import { settingsOfData } from './data-settings.ts';
import { settingsOfIni } from './ini-settings.ts';
import type { Setting, Settings } from './setting.ts';
import { cited, tamperingWith, type Tampering } from './tampering.ts';

/** Settings of a type checker, a linter or a runner that make it demand more. */
interface CheckerKind {
  readonly path: RegExp;
  readonly read: (text: string, path: string) => Settings;
  /** Switches that were on: off or gone is looser. */
  readonly guards: RegExp;
  /** A switch that holds all others. */
  readonly whole: RegExp | null;
  /** Switches whose very presence is looser. */
  readonly pardons: RegExp | null;
}

const ON = /^(?:true|1|yes|on|strict|error.*)$/i;
const OFF = /^(?:false|0|no|off|none|basic|standard)$/i;

const KINDS: readonly CheckerKind[] = [
  {
    path: /^tsconfig(?:\.[\w-]+)*\.json$/,
    read: (text) => settingsOfData(parseJson(text), text),
    guards:
      /^compilerOptions\.(?:strict|noImplicitAny|strictNullChecks|strictFunctionTypes|strictBindCallApply|strictPropertyInitialization|noImplicitThis|useUnknownInCatchVariables|noUncheckedIndexedAccess|exactOptionalPropertyTypes|checkJs|noImplicitReturns)$/,
    whole: /^compilerOptions\.strict$/,
    pardons: null,
  },
  {
    path: /^(?:mypy\.ini|\.mypy\.ini|setup\.cfg|pyproject\.toml|tox\.ini|pytest\.ini|\.?pytest\.toml)$/,
    read: (text, path) => (path.endsWith('.toml') ? settingsOfData(parseToml(text), text) : settingsOfIni(text)),
    guards:
      /^(?:tool\.)?(?:mypy(?:-[^.]*)?\.(?:strict|disallow_untyped_defs|disallow_any_generics|check_untyped_defs|disallow_incomplete_defs|warn_return_any|no_implicit_optional)|pyright\.(?:typeCheckingMode|strict)|(?:tool:)?pytest(?:\.ini_options)?\.(?:xfail_strict|strict|filterwarnings|strict_xfail))$/,
    whole: /^(?:tool\.)?mypy\.strict$/,
    pardons: /^(?:tool\.)?mypy(?:-[^.]*)?(?:\.overrides)?\.ignore_errors$/,
  },
  {
    path: /^pyrightconfig\.json$/,
    read: (text) => settingsOfData(parseJson(text), text),
    guards: /^typeCheckingMode$/,
    whole: null,
    pardons: null,
  },
  {
    path: /^(?:playwright|vitest|vite|jest)\.config\.[cm]?[jt]s$|^\.mocharc(?:\.\w+)?$/,
    read: (text, path) =>
      /\.[cm]?[jt]s$/.test(path)
        ? settingsOfCode(text)
        : /\.ya?ml$/.test(path)
          ? settingsOfData(parseYaml(text), text)
          : settingsOfData(parseJson(text), text),
    guards: /(?:^|\.)(?:forbidOnly|forbid-only|forbidPending|forbid-pending|errorOnDeprecated)$/,
    whole: null,
    pardons: /(?:^|\.)allowOnly$/,
  },
  {
    path: /^phpunit(?:\.dist)?\.xml(?:\.dist)?$/,
    read: (text) => settingsOfData(parseXml(text, { html: false }), text),
    guards: /(?:^|\.)(?:failOn\w+|beStrictAbout\w+)$/,
    whole: null,
    pardons: null,
  },
  {
    path: /^codecov\.ya?ml$|^\.codecov\.ya?ml$/,
    read: (text) => settingsOfData(parseYaml(text), text),
    guards: /^coverage\.status\.(?:project|patch)(?:\.default\.if_ci_failed)?$/,
    whole: null,
    pardons: /(?:^|\.)informational$/,
  },
];
/** Linters whose rules stand under one key. */
const LINTERS =
  /^(?:\.eslintrc(?:\.\w+)?|eslint\.config\.[cm]?[jt]s|biome\.jsonc?|\.oxlintrc\.json|\.stylelintrc(?:\.\w+)?)$/;
/** Rules that may be switched off in one change: more of them are no matter of taste. */
const FEW = 2;

/** What checks the code beside the tests and demands less than before. Doubtful at most: no test is hushed by it. */
export function loosenedCheckers(files: readonly ComparedFile[]): readonly Tampering[] {
  return files.filter(hasPredecessor).flatMap((file) => {
    if (file.change.after === null) return [];
    const name = baseName(file.change.path);
    const kind = KINDS.find(({ path }) => path.test(name));
    return [...(kind ? loosenedGuards(file, kind) : []), ...(LINTERS.test(name) ? silencedRules(file) : [])];
  });
}

function loosenedGuards(file: ComparedFile, kind: CheckerKind): readonly Tampering[] {
  const read = (side: Side): Settings => kind.read(textOn(file, side), file.change.path);
  const [before, after] = [read('before'), read('after')];
  // What another file hands down may say the same.
  const inherits = after.some(({ key }) => /^extends(?:\.|$)/.test(key));
  const isWhole = kind.whole !== null && after.some(({ key, text }) => kind.whole?.test(key) && ON.test(text));
  const lost = before
    .filter(({ key, text }) => kind.guards.test(key) && ON.test(text))
    .flatMap((was): readonly Tampering[] => {
      const now = after.filter(({ key }) => key === was.key);
      if (now.some(({ text }) => ON.test(text))) return [];
      const off = now.find(({ text }) => OFF.test(text));
      if (!off && (inherits || isWhole || now.length > 0)) return [];
      return [
        finding(
          file,
          off ?? null,
          `${cited(nameOf(was))} ${off ? `goes from ${was.text} to ${off.text}` : 'is gone'}, so the checks beside the tests demand less.`,
          was.key,
        ),
      ];
    });
  const { pardons } = kind;
  if (!pardons) return lost.slice(0, 3);
  const known = before.filter(({ key, text }) => pardons.test(key) && ON.test(text)).length;
  const pardoned = after
    .filter(({ key, text }) => pardons.test(key) && ON.test(text))
    .slice(known)
    .map((setting) =>
      finding(
        file,
        setting,
        `With ${cited(`${nameOf(setting)}: ${setting.text}`)} the checks beside the tests no longer fail.`,
        setting.key,
      ),
    );
  return [...lost, ...pardoned].slice(0, 3);
}

function silencedRules(file: ComparedFile): readonly Tampering[] {
  const read = (side: Side): ReadonlyMap<string, Setting> => {
    const text = textOn(file, side);
    const path = file.change.path;
    const settings = /\.[cm]?[jt]s$/.test(path)
      ? settingsOfCode(text)
      : /\.ya?ml$/.test(path)
        ? settingsOfData(parseYaml(text), text)
        : settingsOfData(parseJson(text), text);
    return new Map(
      settings
        .filter(({ key, text: value }) => /(?:^|\.)rules\./.test(key) && /^(?:off|0)$/.test(value))
        .map((setting) => [setting.key, setting]),
    );
  };
  const old = read('before');
  const added = [...read('after')].filter(([key]) => !old.has(key)).map(([, setting]) => setting);
  const [first] = added;
  if (!first) return [];
  const names = added.slice(0, 3).map((setting) => cited(setting.key.replace(/^.*?rules\./, '')));
  return [
    tamperingWith(file, {
      range: first.range,
      level: added.length > FEW ? 'probation' : 'note',
      message: `${added.length} ${added.length === 1 ? 'rule' : 'rules'} of the linter ${added.length === 1 ? 'is' : 'are'} switched off: ${names.join(', ')}.`,
      matched: added.map(({ key }) => key).join(' '),
    }),
  ];
}

function finding(file: ComparedFile, setting: Setting | null, message: string, matched: string): Tampering {
  const line = Math.max(1, (file.removed[0]?.start ?? 2) - 1);
  return tamperingWith(file, {
    range: setting?.range ?? { startLine: line, startColumn: 1, endLine: line, endColumn: 1 },
    level: 'probation',
    message,
    matched,
  });
}

function nameOf({ key }: Setting): string {
  return key.slice(key.lastIndexOf('.') + 1);
}
