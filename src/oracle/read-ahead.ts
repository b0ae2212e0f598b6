/** Enough for the reader never to wait for a single answer, few enough that the largest files fit into memory. */
const AT_ONCE = 64;

/** Reads items in their order, several at once, so that not every one waits for the way there and back. */
export async function* readAhead<Item, Answer>(
  items: readonly Item[],
  read: (item: Item) => Promise<Answer>,
): AsyncGenerator<readonly [Item, Answer]> {
  const batch = (start: number): Promise<readonly (readonly [Item, Answer])[]> => {
    const answers = Promise.all(
      items.slice(start, start + AT_ONCE).map(async (item) => [item, await read(item)] as const),
    );
    // Whoever stops early never looks at what was asked for ahead.
    answers.catch(() => undefined);
    return answers;
  };
  let next = batch(0);
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const present = await next;
    next = batch(start + AT_ONCE);
    yield* present;
  }
}
