/**
 * Puts items behind those of a list. `list.push(...items)` hands each of them over on the call stack, which ends at some
 * hundred thousand: a long line of a hostile file is enough.
 */
export function append<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}

/** The largest of the numbers, and at least the one given; `Math.max(...numbers)` has the bound of {@link append}. */
export function largest(numbers: Iterable<number>, least: number): number {
  let found = least;
  for (const number of numbers) if (number > found) found = number;
  return found;
}

/** The smallest of the numbers, and at most the one given. */
export function smallest(numbers: Iterable<number>, most: number): number {
  let found = most;
  for (const number of numbers) if (number < found) found = number;
  return found;
}
