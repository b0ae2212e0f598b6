import { describe, expect, it } from '@jest/globals';
import { lexedLanguage } from './every-language.ts';

/** Language, source, and the strings, expressions and numbers that it holds. */
const CASES: readonly (readonly [string, string, readonly string[]])[] = [
  ['rust', String.raw`r##"a "# b"## b"\x41" 'z' '\'' '\u{1F600}' &'a str`, ['a "# b', 'A', 'z', "'", '😀']],
  ['rust', '"a\\\n   b"', ['ab']],
  ['rust', 'x.0.1 1..2 0xFFu8 1_000f32', ['1', '2', '255', '1000']],
  ['java', '"""\n    a\n      "b"\n    """', ['a\n  "b"\n']],
  ['java', '"""\n    a\\\n    b"""', ['ab']],
  ['java', String.raw`"\u0041\101\"" 'c'`, ['AA"', 'c']],
  ['kotlin', '"$name is ${a["k"]}" """raw \\n $x"""', [' is ', 'k', 'raw \\n ']],
  ['csharp', String.raw`@"C:\a""b" $"{x}y{{z}}" $@"{d}\e" """ a "b" """`, [String.raw`C:\a"b`, 'y{z}', String.raw`\e`, ' a "b" ']],
  ['csharp', '"""\n  one\n    two\n  """', ['one\n  two']],
  ['ruby', String.raw`%w[a b], %q(a (b) c) 'it\'s \n' "#{x}y" :sym`, ['a', 'b', 'a (b) c', String.raw`it's \n`, 'y', 'sym']],
  ['ruby', 'f(<<~A, <<-B)\n  one\n    two\nA\nthree\n  B\n"four"', ['one\n  two\n', 'three\n', 'four']],
  ['ruby', 'a / b / c; puts /x y/i', ['x y']],
  ['ruby', 'x = y << VALUE', []],
  ['ruby', 'x\n__END__\nrest', ['rest']],
  ['php', String.raw`<?php 'a\n\'b' . "c\n{$d}\q"; # "e"`, [String.raw`a\n'b`, 'c\n', String.raw`\q`]],
  ['php', '<?php f(<<<EOT\n  a\n   b\n  EOT, 3);', ['a\n b', '3']],
  ['php', 'one<?php 2 ?>three', ['one', '2', 'three']],
  ['c', String.raw`"a" L"b" u8"c" 'd' '\0' 1'000`, ['a', 'b', 'c', 'd', '\0', '1000']],
  ['c', '#include "a.h"\n#define N 5', ['a.h', '5']],
  ['cpp', String.raw`R"(a\n")" LR"x(b)" )x"`, [String.raw`a\n"`, 'b)" ']],
  ['swift', String.raw`"a\(x)b" #"c\n\#(y)"#`, ['a', 'b', String.raw`c\n`]],
  ['swift', '"""\n  a\n    b\n  """', ['a\n  b']],
  ['scala', 's"$a b${c}d" """e\\n"""', [' b', 'd', String.raw`e\n`]],
  ['elixir', String.raw`~s(a #{b}) ~S(c #{d}) ~r/e\/f/i ~w(g h)a "i#{j}"`, ['a ', 'c #{d}', String.raw`e\/f`, 'g', 'h', 'i']],
  ['elixir', '"""\n  a\n    b\n  """', ['a\n  b\n']],
  ['dart', 'r"a\\n" \'b$c\' "d${e[\'f\']}"', [String.raw`a\n`, 'b', 'd', 'f']],
  ['lua', String.raw`"a\65" [[b]] [==[c]]]==]`, ['aA', 'b', 'c]]']],
  ['lua', '-- "a"\n--[[ "b"\n]] "c"', ['c']],
  ['sql', String.raw`'it''s' E'a\n' -- 'b'`, ["it's", 'a\n']],
  ['perl', String.raw`q{a {b}} qq[c $d] qw(e f) s/g/h/ m!i! $x / 2`, ['a {b}', 'c ', 'e', 'f', 'g', 'h', 'i', '2']],
  ['perl', '(y => 1, $h{s}, q => 2)', ['1', '2']],
  ['perl', 'print <<"A" . "b";\nc $d\nA\n7', ['b', 'c ', '\n', '7']],
  ['powershell', '"a`n$b ""c""" \'d\'\'e\'', ['a\n', ' "c"', "d'e"]],
  ['powershell', '@"\na "b"\n"@ + 1', ['a "b"', '1']],
  ['generic', "it's 'a' don't \"b\"", ['a', 'b']],
]; // prettier-ignore

describe('literals are decoded', () => {
  it.each(CASES)('%s: %s', (id, source, wanted) => {
    const tokens = lexedLanguage(id).tokens(source).tokens;
    const texts = tokens.filter(({ kind }) => ['string', 'regex', 'number'].includes(kind)).map(({ text }) => text);
    expect([...texts].sort()).toEqual([...wanted].sort());
  });
});

const UNCLOSED: readonly (readonly [string, string, readonly string[]])[] = [
  ['java', 'a = "one;\nb = "two";', ['one;', 'two']],
  ['c', "a = 'one;\nb = \"two\";", ['one;', 'two']],
  ['rust', 'a = "one;\nb', ['one;\nb']],
  ['generic', '"one\n"two"', ['one', 'two']],
]; // prettier-ignore

describe('a string without an end', () => {
  it.each(UNCLOSED)('%s: %s', async (id, source, wanted) => {
    const language = lexedLanguage(id);
    const texts = language.tokens(source).tokens.filter(({ kind }) => kind === 'string');
    expect(texts.map(({ text }) => text)).toEqual(wanted);
    expect((await language.read(source)).hasErrors).toBe(true);
  });
});
