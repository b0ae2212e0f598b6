import { AsyncLocalStorage } from 'node:async_hooks';

/** What the compressed literals of one scan may still expand to. */
interface Room {
  bytes: number;
  isSpent: boolean;
}

const rooms = new AsyncLocalStorage<Room>();

/**
 * Does work in which compressed literals expand to so many bytes at most, all together. A bomb is bounded where it goes
 * off; this bounds a field of them. Work that runs at the same time has a room of its own.
 */
export function expandingAtMost<Value>(bytes: number, work: () => Promise<Value>): Promise<Value> {
  return rooms.run({ bytes, isSpent: false }, work);
}

/** Whether something was left compressed so far, for want of room. */
export function isRoomSpent(): boolean {
  return rooms.getStore()?.isSpent ?? false;
}

/** Whether there is room for another literal; notes that one was left out. Always, where nobody has set a bound. */
export function hasRoom(): boolean {
  const room = rooms.getStore();
  if (!room || room.bytes > 0) return true;
  room.isSpent = true;
  return false;
}

/** Takes room for bytes that a literal has expanded to, or for those after which it was given up. */
export function takeRoom(bytes: number): void {
  const room = rooms.getStore();
  if (room) room.bytes -= bytes;
}
