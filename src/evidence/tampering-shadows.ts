import type { ComparedFile } from '../model/change.ts';
import type { Knowledge, Scene } from '../model/rule.ts';
import { isIdleScript } from '../runners/idle-script.ts';
import { cited, tamperingWith, type Fault, type Tampering } from '../runners/tampering.ts';
import { changedLines } from './changed-lines.ts';
import { baseNameOf } from './naming.ts';

/**
 * New files that stand in front of what the tests mean to load: the runner, an assertion library, a module of the
 * language or a package of this repository.
 */
export function shadows(scene: Scene, knowledge: Knowledge): readonly Tampering[] {
  const others = new Set(scene.compared.map(({ change }) => change.path));
  return scene.compared.flatMap((compared) => {
    const { change } = compared;
    if (!change.after || (change.status !== 'added' && change.status !== 'renamed' && change.status !== 'copied'))
      return [];
    if (/(?:^|\/)(?:fixtures?|__fixtures__|testdata|examples?|templates?|docs?|playground)\//.test(change.path))
      return [];
    const fault =
      ofPython(compared) ??
      ofRuby(compared) ??
      ofJava(compared, knowledge) ??
      ofPrograms(compared) ??
      ofModules(compared, others) ??
      ofMocks(compared, scene, knowledge);
    return fault ? [tamperingWith(compared, fault)] : [];
  });
}

function faultOf(compared: ComparedFile, level: Fault['level'], message: string): Fault {
  return { range: changedLines(compared), level, message, matched: compared.change.path };
}

function textOf({ after }: ComparedFile): string {
  return after.kind === 'text' ? after.text.slice(0, 40_000) : '';
}

const PYTHON_ROOT = '(?:(?:src|lib|python|tests?)/)?';
const PYTHON_RUNNERS = new RegExp(
  `^${PYTHON_ROOT}(?:(pytest|_pytest|pluggy|nose|nose2|doctest|hypothesis|assertpy)(?:\\.py|/__init__\\.py)|(unittest)\\.py)$`,
);
const PYTHON_UNITTEST = /^(?:(?:src|lib)\/)?(unittest)\/__init__\.py$/;
/** Modules of the standard library with which tests and products compare and count. */
const PYTHON_LIBRARY =
  /^(?:src\/)?(decimal|datetime|json|random|re|difflib|math|fractions|collections|operator|traceback|dataclasses)\.py$/;

function ofPython(compared: ComparedFile): Fault | null {
  const { path } = compared.change;
  const text = textOf(compared);
  const runner = PYTHON_RUNNERS.exec(path) ?? PYTHON_UNITTEST.exec(path);
  if (runner)
    return faultOf(
      compared,
      'violation',
      `${cited(path)} is found before the real ${cited(runner[1] ?? runner[2] ?? 'module')}, so the tests run with a stand-in for the tool that judges them.`,
    );
  const name = baseNameOf(path);
  const isStart = /^(?:sitecustomize|usercustomize)\.py$/.test(name);
  if (isStart || (name.endsWith('.pth') && /^import\b/m.test(text))) {
    if (/process_startup|process_start/.test(text) && text.length < 600) return null;
    const isAboutTests = /\b(?:pytest|unittest|_exit|AssertionError|TestCase|excepthook|exitstatus)\b/.test(text);
    return faultOf(
      compared,
      isAboutTests ? 'violation' : 'probation',
      `${cited(path)} runs at the start of every Python process, before any test, so it can change what the tests run with unseen.`,
    );
  }
  const library = PYTHON_LIBRARY.exec(path);
  if (library)
    return faultOf(
      compared,
      'probation',
      `${cited(path)} is found before the module ${cited(library[1] ?? '')} of the standard library, so tests and code under test no longer use the real one.`,
    );
  return null;
}

function ofRuby(compared: ComparedFile): Fault | null {
  const { path } = compared.change;
  if (
    !/^(?:lib|test|spec)\/(?:minitest|rspec|test\/unit|minitest\/(?:autorun|assertions|test|spec|unit)|rspec\/(?:core|expectations|autorun)|test\/unit\/(?:assertions|testcase))\.rb$/.test(
      path,
    )
  )
    return null;
  return faultOf(
    compared,
    'violation',
    `${cited(path)} is found before the real library of that name, so the tests run with a stand-in for the tool that judges them.`,
  );
}

function ofJava(compared: ComparedFile, knowledge: Knowledge): Fault | null {
  const { path } = compared.change;
  const match =
    /^(.*src\/(?:test|main)\/(?:java|kotlin|scala|groovy)\/((?:org\/(?:junit|assertj|hamcrest|testng|mockito)|junit\/framework|com\/google\/common\/truth)\/)).*\.(?:java|kt|scala|groovy)$/.exec(
      path,
    );
  const folder = match?.[1];
  if (!folder) return null;
  // The framework's own repository has tests in that package.
  if (knowledge.oraclePaths().some((one) => one.includes(match[2] ?? '\0'))) return null;
  return faultOf(
    compared,
    'violation',
    `${cited(path)} defines a class in the package of a test framework, which is found before the framework's own, so tests are judged by a stand-in.`,
  );
}

/** Programs that start tests, by their names. */
const PROGRAMS =
  /(?:^|\/)(?:pytest|py\.test|tox|nox|jest|vitest|mocha|node|npm|npx|pnpm|yarn|go|cargo|mvn|gradle|rspec|phpunit|dotnet|make|python3?|ruby|php|bats|ctest)$/;

/** A script of the name of a program that runs tests, and that runs nothing. */
function ofPrograms(compared: ComparedFile): Fault | null {
  const { path } = compared.change;
  const text = textOf(compared);
  if (!PROGRAMS.test(path) || !/^#!.*sh\b/.test(text) || !isIdleScript(text)) return null;
  return faultOf(
    compared,
    'violation',
    `${cited(path)} bears the name of a program that runs tests and runs none, so whatever finds it first takes every run for a success.`,
  );
}

const TEST_PACKAGES =
  /^(?:jest|vitest|mocha|chai|expect|ava|tap|tape|jasmine|jasmine-core|sinon|should|uvu|@jest|@vitest|@playwright|@testing-library|power-assert|supertest|nyc|c8|karma|qunit|assert|\.bin)$/;
const MANY = 60;

/** A test tool inside a committed `node_modules` folder. */
function ofModules(compared: ComparedFile, others: ReadonlySet<string>): Fault | null {
  const { path } = compared.change;
  const match = /^(?:(?:packages|apps|libs)\/[^/]+\/)?node_modules\/([^/]+)\//.exec(path);
  if (!match) return null;
  const isTool = TEST_PACKAGES.test(match[1] ?? '');
  if (!isTool && baseNameOf(path) !== 'package.json' && !/\/index\.[cm]?js$/.test(path)) return null;
  let committed = 0;
  for (const other of others) if (other.includes('node_modules/')) committed++;
  if (committed > MANY) return null;
  return faultOf(
    compared,
    isTool ? 'violation' : 'probation',
    `${cited(path)} puts a package of its own where the installed ${cited(match[1] ?? '')} is looked up, so the tests run with a stand-in.`,
  );
}

/** A `__mocks__` folder that a runner applies to a package or module of this very repository. */
function ofMocks(compared: ComparedFile, scene: Scene, knowledge: Knowledge): Fault | null {
  const { path } = compared.change;
  const match = /^(?:(.+)\/)?__mocks__\/((?:@[^/]+\/)?[^/]+?)(?:\/index)?\.[cm]?[jt]sx?$/.exec(path);
  if (!match) return null;
  const [, folder = '', name = ''] = match;
  const short = name.split('/').at(-1) ?? name;
  if (folder === '' || /^(?:tests?|__tests__)$/.test(folder)) {
    const own = workspaceOf(name, short, scene, knowledge);
    if (own === null) return null;
    const level = givesAnswers(compared) ? 'violation' : 'probation';
    return faultOf(
      compared,
      level,
      `${cited(path)} replaces this repository's own package ${cited(own)} in every test without a call, so the tests check a stand-in and not the product.`,
    );
  }
  const module = `${folder}/${short}`;
  const isOwn = knowledge.oraclePaths().some((one) => {
    const file = baseNameOf(one).replace(/\.[cm]?[jt]sx?$/, '');
    return (
      (one.startsWith(`${folder}/`) || one.includes(`/${folder}/`)) &&
      (file === `${short}.test` || file === `${short}.spec`)
    );
  });
  if (!isOwn || !givesAnswers(compared)) return null;
  return faultOf(
    compared,
    'probation',
    `${cited(path)} answers in place of ${cited(module)}, which tests exist for, so tests that mock it check these answers and not the product.`,
  );
}

/** The folder of this repository that holds a package of this name. */
function workspaceOf(name: string, short: string, scene: Scene, knowledge: Knowledge): string | null {
  for (const { after, before, change } of scene.compared) {
    if (baseNameOf(change.path) !== 'package.json' || change.path.includes('node_modules')) continue;
    const text = after.kind === 'text' ? after.text : before.kind === 'text' ? before.text : '';
    if (new RegExp(`"name"\\s*:\\s*"${name.replaceAll(/[^\w@/-]/g, '.')}"`).test(text)) return name;
  }
  const folder = new RegExp(
    `(?:^|/)(?:packages|libs?|modules|apps|workspaces|components|services|plugins|shared)/(?:[^/]+/)?${short.replaceAll(/[^\w-]/g, '.')}/`,
  );
  const paths = [...scene.compared.map(({ change }) => change.path), ...knowledge.oraclePaths()];
  return paths.some((path) => !path.includes('__mocks__') && !path.includes('node_modules') && folder.test(path))
    ? name
    : null;
}

/** Whether a stand-in holds answers of its own: texts or numbers that are more than a sign. */
function givesAnswers(compared: ComparedFile): boolean {
  return textOf(compared)
    .split('\n')
    .some((line) => {
      const code = line.trim().slice(0, 2000);
      if (/^(?:\/\/|\/?\*|import\b)/.test(code) || code.includes('require(') || code.includes('use strict'))
        return false;
      return /'[^'\n]{3,200}'|"[^"\n]{3,200}"|`[^`\n]{3,200}`|\b\d{2,}(?:\.\d+)?\b/.test(code);
    });
}
