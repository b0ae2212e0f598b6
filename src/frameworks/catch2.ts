import { callFramework } from '../assertions/call-dialect.ts';
import type { Framework } from '../model/framework.ts';

export const framework: Framework = callFramework('catch2', 'Catch2, doctest for C++', ['cpp']);
