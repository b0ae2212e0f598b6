import { readScript } from '../assertions/around.ts';
import { LAST_RESORT } from '../assertions/units.ts';
import type { Framework } from '../model/framework.ts';

/** Test files without a framework: a table, a loop, a comparison. */
export const framework: Framework = {
  id: LAST_RESORT,
  title: 'Plain test scripts',
  languages: [
    'python', 'javascript', 'typescript', 'tsx', 'go', 'rust', 'java', 'kotlin', 'csharp', 'ruby', 'php', 'c', 'cpp',
    'swift', 'scala', 'elixir', 'shell', 'dart', 'lua', 'perl', 'sql', 'powershell', 'generic',
  ], // prettier-ignore
  read: (tree) => readScript(tree),
};
