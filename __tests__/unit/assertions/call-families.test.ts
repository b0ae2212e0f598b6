import { describe, expect, it } from '@jest/globals';
import { callFamilyOf } from '../../../src/assertions/call-families.ts';
import type { Language } from '../../../src/model/language.ts';

async function familyOf(id: string, source: string): Promise<string> {
  const module = (await import(`../../../src/languages/${id}.ts`)) as { readonly language: Language };
  return callFamilyOf(await module.language.read(source));
}

describe('callFamilyOf', () => {
  it.each([
    ['java', 'import org.junit.Test;\nclass A {}', 'junit'],
    ['java', 'import static org.assertj.core.api.Assertions.assertThat;\nclass A {}', 'assertj'],
    ['java', 'import static org.hamcrest.Matchers.is;\nclass A {}', 'hamcrest'],
    ['kotlin', 'import io.kotest.core.spec.style.FunSpec\nclass A : FunSpec({})', 'kotest'],
    ['scala', 'class A extends munit.FunSuite {}', 'munit'],
    ['csharp', 'public class A { [TestMethod] public void B() {} }', 'mstest'],
    ['csharp', 'public class A { [TestCase(1)] public void B(int x) {} }', 'nunit'],
    ['csharp', 'public class A { [Fact] public void B() { x.Should().Be(1); } }', 'fluent-assertions'],
    ['ruby', 'class A < ActiveSupport::TestCase\nend', 'minitest'],
    ['ruby', 'describe A do\nend', 'rspec'],
    ['php', "<?php it('works', function () {});", 'pest'],
    ['php', '<?php class A extends TestCase {}', 'phpunit'],
    ['cpp', 'TEST_CASE("a") { REQUIRE(f() == 1); }', 'catch2'],
    ['rust', '#[rstest]\nfn a() {}', 'rstest'],
    ['swift', 'import Testing\n@Test func a() {}', 'swift-testing'],
    ['shell', '@test "a" {\n  true\n}', 'bats'],
    ['lua', 'it("a", function() end)', 'call-assertions'],
  ])('tells a file in %s: %s', async (language, source, family) => {
    expect(await familyOf(language, source)).toBe(family);
  });
});
