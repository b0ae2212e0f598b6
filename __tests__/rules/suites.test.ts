import { describeRuleFixtures } from '../support/rule-fixtures.ts';

describeRuleFixtures(['test-weakened', 'test-modified', 'scan-evasion']);
