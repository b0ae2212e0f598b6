const MARK = /@generated|\bDO NOT EDIT\b|\b(?:auto[- ]?generated|code generated|generated (?:by|from|with|using))\b/i;
/** UTF-16 units at the start of a file that are looked at. */
const HEAD = 2000;

/** Whether the first lines of a file say that a program wrote it; a claim, but one that a reader sees at once. */
export function saysMachineMade(text: string): boolean {
  return MARK.test(text.slice(0, HEAD));
}
