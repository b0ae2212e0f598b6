/** Whether a script's or a target's name says that it is called to run the tests. */
export function isTestScript(name: string): boolean {
  const [first = '', ...rest] = name.replace(/^(?:pre|post)(?=test)/, '').split(/[:_-]/);
  if (!/^(?:tests?|ci|check|verify|validate|unit|unittest|e2e|integration|specs?|prepublishOnly|all)$/.test(first))
    return false;
  return !rest.some((part) =>
    /^(?:watch|dev|debug|ui|update|bench|lint|types?|build|format|install|clean|coverage|open)$/.test(part),
  );
}
