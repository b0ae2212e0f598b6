import { expect, it } from '@jest/globals';
import { languageOf } from '../../../src/sources/language-of.ts';

it.each([
  ['src/a.py', '', 'python'],
  ['types/a.d.ts', '', 'typescript'],
  ['Rakefile', '', 'ruby'],
  ['package.json', '', 'json'],
  ['bin/run', '#!/usr/bin/env python3\n', 'python'],
  ['bin/run', '#!/bin/sh\nset -e\n', 'shell'],
  ['bin/run', '#! /usr/bin/env -S node --no-warnings\n', 'javascript'],
  ['bin/run', '#!/usr/local/bin/ruby -w\n', 'ruby'],
  ['bin/run', 'echo\n', 'generic'],
  ['notes.unheard-of', '', 'generic'],
])('%s that begins with %j is %s', (path, text, id) => {
  expect(languageOf(path, text).id).toBe(id);
});
