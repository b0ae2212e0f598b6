import type { ChangeSet, ComparedFile } from './change.ts';
import type { LevelSetting, RuleFinding } from './finding.ts';
import type { LiteralSite, NameSite } from './literal.ts';
import type { KnownValue, OracleCase, OracleFile, ValueKind } from './oracle.ts';
import type { PresetName } from './report.ts';
import type { SourceTree } from './source.ts';
import type { TestDifference } from './suite.ts';
import type { Unit } from './unit.ts';

/**
 * `by-evidence`: each finding has the level that its evidence bears. A plain level moves what the rule finds there:
 * `violation` raises probations, `probation` and `note` lower what is above them; a note stays a note.
 */
export type RuleLevel = LevelSetting | 'by-evidence';

/** What is known of a rule without running it; docs and tables are generated from it. */
export interface RuleMeta {
  /** Equals the file's name. */
  readonly id: string;
  /** One line without a full stop. */
  readonly title: string;
  readonly levels: Readonly<Record<PresetName, RuleLevel>>;
  /** A separate human review may lift its violations. */
  readonly reviewable: boolean;
  /** Where several rules meet at one place, the one with the lowest number is reported; the others go to its `also`. */
  readonly precedence: number;
}

/** A changed file that can hold product code, read at the head. */
export interface ProductFile {
  readonly path: string;
  readonly compared: ComparedFile;
  /** The file at the head. */
  readonly tree: SourceTree;
  /** Literals that touch an added line. */
  readonly literals: readonly LiteralSite[];
  /** Units that touch an added line. */
  readonly units: readonly Unit[];
  /** Identifiers that touch an added line. */
  readonly names: readonly NameSite[];
  /** Why reading stopped before the end of the file; null when all of it was read. */
  readonly unread: string | null;
}

/** A changed code file that is, or was, test code: tests, their helpers, set-up and hooks. Both sides read. */
export interface TestFile {
  /** At the head, or at the base when it is deleted. */
  readonly path: string;
  /** Whether all of it is test code; otherwise only its test regions are (Rust's `mod tests`). */
  readonly isWhole: boolean;
  readonly compared: ComparedFile;
  /** Null when it did not exist, or was no text. */
  readonly before: SourceTree | null;
  readonly after: SourceTree | null;
}

/** A file of the base that a gate may consist of: config, manifest, workflow, action, CODEOWNERS. */
export interface GateFile {
  readonly path: string;
  /** Empty when it is no text. */
  readonly text: string;
}

/** What the change is, before anyone asked the oracle. */
export interface Scene {
  readonly change: ChangeSet;
  readonly compared: readonly ComparedFile[];
  readonly product: readonly ProductFile[];
  readonly tests: readonly TestFile[];
  /** What became of the base's tests. */
  readonly testDifferences: readonly TestDifference[];
  /** Read only where the change may concern the gate; else empty. */
  readonly gate: readonly GateFile[];
  /** Changed snapshot files of independent entries in which every entry of the base stands unchanged: they only grew. */
  readonly grownSnapshots: ReadonlySet<string>;
  /** Old and new paths of golden files that only went along with a test file that was moved. */
  readonly followingGoldens: ReadonlySet<string>;
  readonly preset: PresetName;
  /** Words that the config adds to the forbidden ones. */
  readonly keywords: readonly string[];
}

/** A value of the change, in canonical form. */
export interface AskedValue {
  readonly kind: ValueKind;
  readonly text: string;
  /** The changed file that holds it. */
  readonly path: string;
  /** What the file's literal would be when decoded: of interest only if some test knows it. */
  readonly isGuess: boolean;
}

/** What a rule wants to know. */
export interface Question {
  /** Values to look up in the base's tests and golden files. */
  readonly values: readonly AskedValue[];
  /** Words to look up in the base's product code and documentation. */
  readonly words: readonly string[];
}

/** A place in the oracle that knows a value. */
export interface Match {
  readonly file: OracleFile;
  readonly case: OracleCase;
  readonly value: KnownValue;
  /** 1: equal; less: near. */
  readonly similarity: number;
}

/** Protected bytes against their reference. */
export interface ChecksumVerdict {
  readonly path: string;
  /** Where the reference comes from. */
  readonly reference: 'manifest' | 'policy';
  readonly outcome: 'verified' | 'mismatched' | 'missing';
}

/** The oracle's answers. */
export interface Knowledge {
  /** The oracle files that were read, the nearest to the change first. */
  readonly files: readonly OracleFile[];
  /** Known values equal or near to this one; the best first. */
  matches(kind: ValueKind, text: string): readonly Match[];
  /** Expected texts that hold this piece; for pieces of 12 letters and digits or more. */
  holding(piece: string): readonly Match[];
  /** Everything that some test feeds to the code, as one match a distinct value. */
  inputs(): readonly Match[];
  /** Test and suite names, and file names of the oracle, that hold this text. */
  namesWith(fragment: string): readonly Match[];
  /** Paths of base test and golden files with this base name. */
  oracleFilesNamed(name: string): readonly string[];
  /** Every path of the base that is a test or golden file, sorted. Classes all paths: ask only with a reason. */
  oraclePaths(): readonly string[];
  /** Whether a path of the base is a test or golden file, and which. */
  oracleClassOf(path: string): 'test' | 'golden' | null;
  /** Whether a folder of the base holds test or golden files and no product code, at any depth. */
  isOracleFolder(path: string): boolean;
  /** The base's product code or documentation holds this text, as a whole. */
  saysProduct(text: string): boolean;
  saysDocumentation(text: string): boolean;
  /** Share of the base's product and documentation words: whether this word (any case) is spoken there. */
  isVocabulary(word: string): boolean;
  readonly checksums: readonly ChecksumVerdict[];
}

/** A rule: one file in `src/rules/`, one fixture folder, one doc page. Pure. */
export interface Rule {
  readonly meta: RuleMeta;
  /** What to look up for this change; the pipeline asks for all rules at once. */
  collect(scene: Scene): Question;
  /**
   * @param earlier Findings of the more specific rules, which ran before.
   */
  judge(scene: Scene, knowledge: Knowledge, earlier: readonly RuleFinding[]): readonly RuleFinding[];
}
