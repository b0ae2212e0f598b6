import { describeRuleFixtures, fixtureRules } from '../support/rule-fixtures.ts';

/** Those that have a file of their own beside this one, because they have so many fixtures. */
const elsewhere = ['harness-tampering', 'gate-tampering', 'test-weakened', 'test-modified', 'scan-evasion'];

describeRuleFixtures(fixtureRules.filter((rule) => !elsewhere.includes(rule)));
