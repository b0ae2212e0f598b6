import type { ComparedFile } from '../model/change.ts';
import type { PatternSyntax } from './path-patterns.ts';
import type { Settings } from './setting.ts';

/** A setting that makes the run say less when it has a certain value. */
export interface Flag {
  readonly key: RegExp;
  readonly loose: RegExp;
  readonly level: 'violation' | 'probation' | 'note';
  /** Ends the sentence "With this setting …". */
  readonly what: string;
}

/** A list of patterns of files: those that are left out, or those that alone are run. */
export interface FileList {
  readonly key: RegExp;
  readonly syntax: PatternSyntax;
  /** The pattern fits the file's name alone, not its path. */
  readonly isName?: boolean;
}

/** A family of configuration files that may take each other's place. */
export interface ConfigKind {
  readonly family: string;
  readonly path: RegExp;
  readonly language: RegExp;
  readonly read: (text: string, path: string) => Settings;
  readonly flags: readonly Flag[];
  readonly leftOut: readonly FileList[];
  readonly only: readonly FileList[];
  /** Options for a runner's command line. */
  readonly options: { readonly key: RegExp; readonly runner: string } | null;
  /** Numbers that may rise and not fall. */
  readonly floors: readonly RegExp[];
  /** Lists of names of which one has to stay, or the tests have no name that is looked for. */
  readonly essentials?: readonly { readonly key: RegExp; readonly keeps: RegExp; readonly what: string }[];
}

/** A configuration file with both of its sides read. */
export interface ConfigPair {
  readonly file: ComparedFile;
  readonly kind: ConfigKind;
  readonly before: Settings;
  readonly after: Settings;
}
