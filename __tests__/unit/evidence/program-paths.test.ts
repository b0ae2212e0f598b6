import { describe, expect, it } from '@jest/globals';
import { fitsSegment, pathPatterns } from '../../../src/evidence/path-patterns.ts';
import { foldText, HOLE } from '../../../src/evidence/text-folding.ts';
import type { SyntaxNode } from '../../../src/model/source.ts';
import { walk } from '../../../src/model/traversal.ts';
import { languageOf } from '../../../src/sources/language-of.ts';

/** Folds the value that the source gives to the name `wanted`. */
async function folded(file: string, source: string): Promise<string> {
  const tree = await languageOf(file, source).read(source);
  const values: SyntaxNode[] = [];
  walk(tree.root, (node) => {
    if (node.kind === 'assign' && node.target.kind === 'name' && node.target.text === 'wanted') values.push(node.value);
  });
  const [value] = values;
  if (!value) throw new Error('the source gives no value to `wanted`');
  return foldText(value, tree).text;
}

/** The paths that a folded text may mean, as text. */
function paths(text: string, file: string): readonly string[] {
  return pathPatterns(text, file).map(({ segments, isFloating }) => (isFloating ? '…/' : '') + segments.join('/'));
}

describe('texts that a program makes', () => {
  it.each([
    ['a.py', 'wanted = "te" + "sts/%s.txt" % name', `tests/${HOLE}.txt`],
    ['a.py', 'wanted = "_py.test"[1:3] + "test"', 'pytest'],
    ['a.py', 'wanted = "/".join(["tests", "golden"])', 'tests/golden'],
    ['a.py', 'A = "b"\nB = A + "c"\nwanted = B + "d"', 'bcd'],
    ['a.py', 'def f(x):\n    return "t/" + x\nwanted = f("golden")', 't/golden'],
    ['a.py', 'import base64\nwanted = base64.b64decode("dGVzdHMvZ29sZGVu")', 'tests/golden'],
    ['a.js', "const wanted = ['a', 'b'].join('-');", 'a-b'],
    ['a.js', "const wanted = process.env.DIR ?? 'test/golden';", 'test/golden'],
    ['a.js', 'const wanted = String.fromCharCode(116, 101, 115, 116);', 'test'],
    [
      'a.go',
      'package a\nvar wanted = filepath.Join("testdata", fmt.Sprintf("%s.golden", name))',
      `testdata/${HOLE}.golden`,
    ],
    ['a.js', 'const a = b; const b = a; const wanted = a;', HOLE],
  ])('%s: %s', async (file, source, text) => {
    expect(await folded(file, source)).toBe(text);
  });

  it.each([
    ['lib/a.py', 'from pathlib import Path\nwanted = Path(__file__).parent.parent / "tests" / "x.txt"', 'tests/x.txt'],
    ['src/a.ts', "const wanted = new URL('../test/x.snap', import.meta.url);", 'test/x.snap'],
    ['src/a.rb', 'wanted = File.expand_path("../spec/x", __dir__)', 'spec/x'],
    ['src/a.php', "<?php $wanted = __DIR__ . '/../tests/x.html';", 'tests/x.html'],
  ])('finds the place beside the file: %s: %s', async (file, source, path) => {
    expect(paths(await folded(file, source), file)).toEqual([path]);
  });
});

describe('paths that a text may mean', () => {
  it('tries every folder above the file', () => {
    expect(paths('tests/a.txt', 'pkg/one/src/a.py')).toEqual([
      'pkg/one/src/tests/a.txt',
      'pkg/one/tests/a.txt',
      'pkg/tests/a.txt',
      'tests/a.txt',
    ]);
  });

  it('knows no beginning for what starts with a hole', () => {
    expect(paths(`${HOLE}/tests/${HOLE}.txt`, 'src/a.py')).toEqual(['…/tests/*.txt']);
  });

  it.each(['', HOLE, 'https://example.com/tests/golden', `${'a/'.repeat(400)}b`, '../../../outside'])(
    'means nothing: %j',
    (text) => {
      expect(paths(text, 'src/a.py')).toEqual([]);
    },
  );

  it.each([
    ['*.e?p', 'morning.exp', true],
    ['*.[e]xp', 'morning.exp', true],
    ['*.[!e]xp', 'morning.exp', false],
    ['a{b,c}d', 'acd', true],
    ['a*b*c', 'axxbyyc', true],
    ['a*b*c', 'axxbyy', false],
    ['*', '', true],
  ])('%s and %s: %s', (pattern, name, fits) => {
    expect(fitsSegment(pattern, name)).toBe(fits);
  });

  it('takes linear time for stars that fail late', () => {
    expect(fitsSegment(`${'*a'.repeat(100)}b`, 'a'.repeat(5000))).toBe(false);
  });
});
