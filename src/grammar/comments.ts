/** The text of a `//` or `/* … *\/` comment, with the stars that lead and close its lines taken away as well. */
export function slashCommentText(source: string): string {
  if (source.startsWith('//')) return source.replace(/^\/+/, '').trim();
  const end = source.endsWith('*/') ? -2 : undefined;
  return source
    .slice(2, end)
    .split('\n')
    .map((line) => withoutStars(line.trim()))
    .join('\n')
    .trim();
}

function withoutStars(line: string): string {
  let start = 0;
  let end = line.length;
  while (start < end && line.charAt(start) === '*') start++;
  while (end > start && line.charAt(end - 1) === '*') end--;
  return line.slice(start, end).trim();
}
