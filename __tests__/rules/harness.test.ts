import { describeRuleFixtures } from '../support/rule-fixtures.ts';

describeRuleFixtures(['harness-tampering', 'gate-tampering']);
