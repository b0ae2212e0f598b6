import { Lines } from '../grammar/lines.ts';
import type { ComparedFile } from '../model/change.ts';
import { isScalar, type DataNode } from '../records/data.ts';
import { parseJson } from '../records/json-data.ts';
import { baseName, folderOf, pathOn, textOn, type Side } from './config-text.ts';
import { nodeAt, rangeOfNode } from './data-settings.ts';
import { isIdleScript, programsIn } from './idle-script.ts';
import { isTestScript } from './script-names.ts';
import { UNCONDITIONAL, type ScriptUnit } from './script-unit.ts';
import { cited, tamperingWith, type Tampering } from './tampering.ts';
import { testRunsIn } from './test-run.ts';

export function isPackageFile(path: string): boolean {
  return /^(?:package|composer)\.json$/.test(baseName(path));
}

/** The scripts of `package.json` and `composer.json`. */
export function packageUnits(file: ComparedFile, side: Side): readonly ScriptUnit[] {
  const text = textOn(file, side);
  const scripts = nodeAt(parseJson(text).roots[0] ?? null, 'scripts');
  if (scripts?.kind !== 'map') return [];
  const lines = new Lines(text);
  const rows = text.split('\n');
  const folder = folderOf(pathOn(file, side));
  return scripts.entries.slice(0, 500).flatMap(({ key, value }): readonly ScriptUnit[] => {
    const script = scriptOf(value);
    // What `npm init` writes runs no test.
    if (script === null || script.includes('no test specified')) return [];
    const range = rangeOfNode(value, lines, rows);
    const isNamedTest = isTestScript(key);
    return [
      {
        file,
        key: `${file.change.path} ${key}`,
        group: file.change.path,
        title: `The script ${cited(key)}`,
        runs: testRunsIn(script, 'last'),
        isNamedTest,
        standing: 'decides',
        isIdle: isIdleScript(script),
        programs: programsIn(script),
        pardon: null,
        off: null,
        ...UNCONDITIONAL,
        folder,
        range,
        place: () => range,
      },
    ];
  });
}

function scriptOf(value: DataNode): string | null {
  if (value.kind === 'string') return value.text;
  // Composer runs a list one by one, up to the first that fails.
  if (value.kind === 'list')
    return value.items.flatMap((item) => (isScalar(item) && item.kind === 'string' ? [item.text] : [])).join(' && ');
  return null;
}

/** A test script that is gone, while the package stays. */
export function removedScript(unit: ScriptUnit): Tampering | null {
  if (!unit.isNamedTest || unit.file.change.after === null || !/ (?:pre|post)?tests?$/.test(unit.key)) return null;
  return tamperingWith(unit.file, {
    range: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 },
    level: unit.key.endsWith(' test') ? 'violation' : 'probation',
    message: `${unit.title} is gone, and no other script runs the tests.`,
    matched: `${unit.key} removed`,
  });
}
