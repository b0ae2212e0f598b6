import { callFramework } from '../assertions/call-dialect.ts';
import type { Framework } from '../model/framework.ts';

export const framework: Framework = callFramework('xctest', 'XCTest', ['swift']);
