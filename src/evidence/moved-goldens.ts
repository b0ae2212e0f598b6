import type { FileChange } from '../model/change.ts';
import type { Scene } from '../model/rule.ts';
import { baseNameOf } from './naming.ts';

/** Endings of files that hold data and no code. */
const DATA =
  /\.(?:json\d?|jsonl|ndjson|ya?ml|toml|csv|tsv|txt|xml|snap|ambr|golden|expected|approved|out|dat|bin|html?|sql|ini|properties|md)(?:\.\w+)?$/i;

/**
 * Golden files, and data of tests, that the change moves or copies into the product: what is read there is still the
 * answer. Test *code* that moves into the product is a helper that grew up.
 */
export function movedGoldens(scene: Scene): ReadonlyMap<string, FileChange> {
  return new Map(
    scene.change.files
      .filter(
        ({ status, class: now, previousClass, path }) =>
          (status === 'renamed' || status === 'copied') &&
          now === 'product' &&
          (previousClass === 'golden' || previousClass === 'test') &&
          DATA.test(baseNameOf(path)),
      )
      .map((file) => [file.path, file]),
  );
}
