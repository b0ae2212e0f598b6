/** Enough for the reader not to wait for a single answer, few enough that little is read in vain when it stops early. */
const AT_ONCE_FIRST = 16;
/** Enough for git and us to work side by side, few enough that the largest files fit into memory. */
const AT_ONCE_MOST = 64;

/** The same for what is only looked at as it passes: its contents are nowhere. */
export const PASSING_AT_ONCE = 1024;

/**
 * Reads items in their order, several at once and then more, so that not every one waits for the way there and back.
 * @param most Items asked for at once.
 */
export async function* readAhead<Item, Answer>(
  items: readonly Item[],
  read: (item: Item) => Promise<Answer>,
  most = AT_ONCE_MOST,
): AsyncGenerator<readonly [Item, Answer]> {
  const batch = (start: number, size: number): Promise<readonly (readonly [Item, Answer])[]> => {
    const answers = Promise.all(
      items.slice(start, start + size).map(async (item) => [item, await read(item)] as const),
    );
    // Whoever stops early never looks at what was asked for ahead.
    answers.catch(() => undefined);
    return answers;
  };
  let size = AT_ONCE_FIRST;
  let next = batch(0, size);
  for (let start = 0; start < items.length;) {
    const present = await next;
    start += size;
    size = Math.min(most, size * 2);
    next = batch(start, size);
    yield* present;
  }
}
