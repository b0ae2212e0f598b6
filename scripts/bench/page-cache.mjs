// @ts-check
/** Makes the system forget what it has read, so that it reads from the disk again. */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SWITCH = '/proc/sys/vm/drop_caches';

/** @typedef {{ readonly method: string, readonly empty: () => void }} PageCache */

/**
 * The whole cache where we may empty it (as root); else the pack files alone, which takes no rights; null where neither
 * is known.
 * @param {string} directory A git directory.
 * @returns {PageCache | null}
 */
export function pageCacheOf(directory) {
  if (process.platform !== 'linux') return null;
  spawnSync('sync');
  try {
    writeFileSync(SWITCH, '3');
    return { method: 'the whole page cache dropped', empty: () => writeFileSync(SWITCH, '3') };
  } catch {
    const folder = path.join(directory, 'objects', 'pack');
    const files = readdirSync(folder).map((name) => path.join(folder, name));
    return {
      method: 'the pack files evicted (`dd oflag=nocache`), programs still warm',
      empty: () => {
        for (const file of files) spawnSync('dd', [`if=${file}`, 'iflag=nocache', 'count=0', 'status=none']);
      },
    };
  }
}
