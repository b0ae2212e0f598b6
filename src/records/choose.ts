import type { GoldenFormat } from '../model/golden.ts';

/**
 * The format that fits a golden file best; of equals the one whose id sorts first, so that the order of the registry
 * does not matter.
 *
 * @param formats Never empty; holds a format that fits everything a little.
 * @param path Repository-relative path.
 * @param text Its text; formats look at the head only.
 */
export function chooseGolden(formats: readonly GoldenFormat[], path: string, text: string): GoldenFormat {
  const head = text.slice(0, 4000);
  const [best] = formats
    .map((format) => ({ format, fit: format.fits(path, head) }))
    .sort((a, b) => b.fit - a.fit || (a.format.id < b.format.id ? -1 : 1));
  if (!best) throw new Error('there are no golden formats to choose from');
  return best.format;
}
