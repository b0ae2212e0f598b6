import { callFramework } from '../assertions/call-dialect.ts';
import type { Framework } from '../model/framework.ts';

export const framework: Framework = callFramework('junit', 'JUnit 4 and 5, TestNG', ['java', 'kotlin']);
