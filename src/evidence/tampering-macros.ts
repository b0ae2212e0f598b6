import type { Fault } from '../runners/tampering.ts';
import { cited } from '../runners/tampering.ts';
import type { Code } from './tampering-code.ts';
import { isTestingToolPath } from './tooling.ts';

/** Assertion macros of C, C++ and Rust. */
const C_MACRO =
  /^#\s*define\s+((?:ASSERT|EXPECT)_(?:EQ|NE|TRUE|FALSE|STREQ|LT|LE|GT|GE|NEAR|THAT|FLOAT_EQ|DOUBLE_EQ|THROW)|TEST_ASSERT\w*|CU_ASSERT\w*|ck_assert\w*|REQUIRE(?:_EQ)?|CHECK(?:_EQ)?|BOOST_(?:CHECK|REQUIRE|TEST)\w*|assert)\s*\([^)]*\)/;
/** Bodies that do nothing, without their spaces. */
const EMPTY_BODY = /^(?:\(?\(void\)0?\)?|\(\(void\)\(?\w*\)?\)|do\{\}while\(0\)|\{\}|\(?(?:true|1|0)\)?)?;?$/;
const RUST_MACRO = /^\s*macro_rules!\s+(assert|assert_eq|assert_ne|debug_assert\w*|panic)\b/;

/** Definitions that put an empty macro in the place of an assertion. */
export function macroTricks(code: Code): readonly Fault[] {
  const { language } = code.tree;
  const isRust = language === 'rust';
  if (!isRust && language !== 'c' && language !== 'cpp') return [];
  if (code.part === 'product' && isTestingToolPath(code.path)) return [];
  return code.lines.slice(0, 100_000).flatMap((whole, i) => {
    const line = whole.slice(0, 400);
    if (!line.includes(isRust ? 'macro_rules!' : 'define')) return [];
    const range = { startLine: i + 1, startColumn: 1, endLine: i + 1, endColumn: whole.length + 1 };
    if (!code.isAdded(range)) return [];
    const name = isRust ? rustMacro(code, line, i) : cMacro(code, line);
    if (name === null) return [];
    const level = code.part === 'product' && !isRust ? 'probation' : 'violation';
    return [
      {
        range,
        level,
        message: `The assertion ${cited(name)} is defined anew with nothing in it, so tests that use it cannot fail.`,
        matched: line.trim(),
      },
    ];
  });
}

function cMacro(code: Code, line: string): string | null {
  const match = C_MACRO.exec(line.trim());
  if (!match) return null;
  const [body = ''] = line
    .trim()
    .slice(match[0].length)
    .replaceAll(/\s/g, '')
    .split(/\/[/*]/);
  if (!EMPTY_BODY.test(body)) return null;
  // Release builds of a product do without `assert`.
  return match[1] === 'assert' && code.part === 'product' ? null : (match[1] ?? null);
}

/** A Rust macro of this name whose arms can't fail. */
function rustMacro(code: Code, line: string, index: number): string | null {
  const name = RUST_MACRO.exec(line)?.[1];
  if (name === undefined) return null;
  const body =
    code.lines
      .slice(index, index + 12)
      .join('\n')
      .split('\n}')[0] ?? '';
  return /panic|assert|unwrap|expect|return\s+Err|std::|core::/.test(body.slice(line.length)) ? null : name;
}
