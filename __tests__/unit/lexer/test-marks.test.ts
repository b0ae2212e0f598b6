import { describe, expect, it } from '@jest/globals';
import { withoutTestModules } from '../../../src/lexer/test-marks.ts';

describe('withoutTestModules', () => {
  it.each([
    [
      'a module',
      'fn a() {}\n#[cfg(test)]\nmod tests {\n    fn b() {\n    }\n}\nfn c() {}\n',
      'fn a() {}\n\n\n\n\n\nfn c() {}\n',
    ],
    ['on one line', '#[cfg(test)] mod tests {\n    x\n}\nfn c() {}', '\n\n\nfn c() {}'],
    [
      'within a module',
      'mod m {\n    #[cfg(test)]\n    mod tests {\n        x\n    }\n    y\n}',
      'mod m {\n\n\n\n\n    y\n}',
    ],
    [
      'with further attributes',
      '#[cfg(all(test, unix))]\n#[allow(unused)]\npub(crate) mod t {\nx\n}\ny',
      '\n\n\n\n\ny',
    ],
    ['to the end', '#[cfg(test)]\nmod t {\nx', '\n\n'],
    ['what is only for tests besides', '#[cfg(test)]\nuse x;\nfn a() {}', '#[cfg(test)]\nuse x;\nfn a() {}'],
    ['a module in another file', '#[cfg(test)]\nmod tests;\nfn a() {}', '#[cfg(test)]\nmod tests;\nfn a() {}'],
    ['what is product too', '#[cfg(any(test, x))]\nmod t {\n}', '#[cfg(any(test, x))]\nmod t {\n}'],
  ])('%s', (_, text, expected) => {
    expect(withoutTestModules(text)).toBe(expected);
  });
});
