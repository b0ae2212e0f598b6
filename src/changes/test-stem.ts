/** Names that say nothing about what a file holds; its folder's name is taken instead. */
const GENERIC_STEMS: ReadonlySet<string> = new Set(
  'index main mod lib init utils util helpers helper common core base types app __init__ __main__ api client server model models views view run cli'.split(
    ' ',
  ),
);

/** Marks that test runners put around the name of the tested file, in the order in which they are taken off. */
const TEST_MARKS = [
  /^(?:test|tests|spec|it)[_-]/i,
  /[._-](?:test|tests|spec|specs|it|e2e|bench|unittest)$/i,
  /(?:Tests?|Specs?|TestCase|IT)$/,
];

/** The word that a product file and its test share: `slug` for `src/slug.py`, `test_slug.py`, `SlugTest.java`. */
export function stemOf(path: string): string {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  const dot = name.indexOf('.', 1);
  let stem = dot < 0 ? name : name.slice(0, dot);
  const marked = dot < 0 ? name : name.slice(0, name.lastIndexOf('.'));
  for (const mark of TEST_MARKS) {
    stem = stem.replace(mark, '') || stem;
  }
  if (marked !== stem && TEST_MARKS.some((mark) => mark.test(marked))) {
    for (const mark of TEST_MARKS) stem = stem.replace(mark, '') || stem;
  }
  if (GENERIC_STEMS.has(stem.toLowerCase()) && parts.length > 1) {
    const folder = parts.at(-2) ?? '';
    if (!/^(?:src|lib|tests?|spec|app|pkg|internal|main)$/i.test(folder)) return normalStem(folder);
  }
  return normalStem(stem);
}

export function normalStem(stem: string): string {
  return stem.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
