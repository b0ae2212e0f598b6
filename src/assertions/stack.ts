/** Puts items on a stack so that the first comes off first. One by one: a hostile list may be too long to spread. */
export function pushReversed<T>(stack: T[], items: readonly T[]): void {
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i];
    if (item !== undefined) stack.push(item);
  }
}

/** Adds items to a list, however many there are. */
export function append<T>(list: T[], items: readonly T[]): void {
  for (const item of items) list.push(item);
}
