import { callFramework } from '../assertions/call-dialect.ts';
import type { Framework } from '../model/framework.ts';

/** Languages of which no framework has a file of its own here. */
export const framework: Framework = callFramework(
  'call-assertions',
  'Other frameworks that assert by calls: Dart test, busted, Test::More, Pester',
  ['dart', 'lua', 'perl', 'powershell', 'generic'],
);
