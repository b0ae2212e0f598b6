import { readChangeSet } from './changes/change-set.ts';
import { createClassifier } from './changes/classify.ts';
import { compareFiles } from './changes/compare.ts';
import { readGateFiles } from './changes/gate-files.ts';
import { goldensThatFollow } from './changes/golden-moves.ts';
import { unscannedOf } from './changes/unscanned.ts';
import { verifyChange } from './checksums/change.ts';
import { expandingAtMost } from './forms/expansion.ts';
import { frameworks } from './generated/frameworks.ts';
import { rules } from './generated/rules.ts';
import type { ChangeSet, ComparedFile, FileClass } from './model/change.ts';
import type { Config, PolicyInputs } from './model/policy.ts';
import type { Cap, Report } from './model/report.ts';
import type { Repository } from './model/repository.ts';
import type { AskedValue, Question, Scene } from './model/rule.ts';
import { TOOL } from './model/tool.ts';
import { onlyGrew } from './oracle/growth.ts';
import { askOracle } from './oracle/oracle.ts';
import { generatedGlobs } from './policy/attributes.ts';
import { configPaths, loadPolicy, validateHeadConfig, type Policy } from './policy/load.ts';
import { tighten } from './policy/resolution.ts';
import { allRuleMetas, workProofRule } from './proof/rule.ts';
import { blocking, refuseMissing, sorted, unreadOf } from './scan/unread.ts';
import { readWorkProof, type GivenProof, type WorkProofResult } from './scan/work-proof.ts';
import { Levels } from './sources/language-of.ts';
import { readProductFiles } from './sources/product-files.ts';
import { filesBeyond } from './sources/reading-limits.ts';
import { readTestFiles } from './sources/test-files.ts';
import { suiteChanges } from './suites/suite-changes.ts';
import { judgeScene } from './verdict/scene.ts';
import { judge } from './verdict/verdict.ts';

/** What to scan, and under which policy. */
export interface ScanRequest {
  /** Opens the repository; blobs longer than the limit are not read. */
  readonly open: (maxBlobBytes: number) => Promise<Repository>;
  /** Revision of the target branch. */
  readonly target: string;
  readonly head: string;
  /** The merge base of both, where the repository lacks the history that tells it. */
  readonly diffBase?: string;
  /** Revision whose config, manifest and protected files count. */
  readonly policy: string;
  /** A config given by the caller, in place of the policy commit's. */
  readonly config?: { readonly path: string; readonly bytes: Uint8Array };
  /** A path of the policy commit, in place of the usual one. */
  readonly configPath?: string;
  /** What the caller tightens. */
  readonly inputs: PolicyInputs;
  /** ISO date for the expiry of allow entries. */
  readonly today: string;
  /** What a pull request says about itself; without it only the head commit is asked. */
  readonly proof?: GivenProof;
}

export interface ScanResult {
  readonly report: Report;
  /** Caps of the score that no finding brings. */
  readonly caps: readonly Cap[];
  readonly proof: WorkProofResult;
  /** Whether the verdict may fail the run. */
  readonly enforced: boolean;
  /** Sentences for whoever runs the scan; they change nothing. */
  readonly remarks: readonly string[];
}

/** The product of the files that the first limits allow, until the policy says otherwise. */
const FIRST_BLOB_LIMIT = 10 * 1024 * 1024;

/** A scan whose revisions and policy are known, and that has not looked at the change yet. */
export interface OpenScan {
  readonly commits: Commits;
  /** The policy with what the caller tightens. */
  readonly config: Config;
  run(): Promise<ScanResult>;
  close(): Promise<void>;
}

/**
 * Scans one change, from revisions to report.
 * @throws {UserError} Wrong revision, config or manifest.
 * @throws {MissingDataError} Shallow clone, unrelated histories, missing objects.
 */
export async function scan(request: ScanRequest): Promise<ScanResult> {
  const opened = await openScan(request);
  try {
    return await opened.run();
  } finally {
    await opened.close();
  }
}

/** The first part of {@link scan}, for who decides by the policy whether to go on. Throws what it throws. */
export async function openScan(request: ScanRequest): Promise<OpenScan> {
  const started = performance.now();
  const knownRules = allRuleMetas(rules).map(({ id }) => id);
  let repository = await request.open(FIRST_BLOB_LIMIT);
  try {
    const revisions = [request.policy, request.target, request.head].map((name) => repository.resolve(name));
    const [policyCommit = '', target = '', head = ''] = await Promise.all(await settled(revisions));
    const where = request.configPath === undefined ? {} : { configPath: request.configPath };
    const questions = [
      loadPolicy(repository, policyCommit, {
        knownRules,
        ...where,
        ...(request.config ? { configOverride: request.config } : {}),
      }),
      request.diffBase === undefined ? repository.diffBase(target, head) : repository.resolve(request.diffBase),
      generatedGlobs(repository, policyCommit),
    ] as const;
    const [loaded, base, generated] = await Promise.all(await settled(questions));
    const policy: Policy = { ...loaded, config: tighten(loaded.config, request.inputs) };
    if (policy.config.limits.fileBytes !== FIRST_BLOB_LIMIT) {
      await repository.close();
      repository = await request.open(policy.config.limits.fileBytes);
    }
    const commits = { base, head, policyCommit };
    return {
      commits,
      config: policy.config,
      async run() {
        const scanned = () => scanChange(repository, commits, policy, generated, request, started);
        const { report, change, proof } = await expandingAtMost(policy.config.limits.decodedBytes, scanned);
        const isConfigTouched = configPaths.some((path) => touches(change, path));
        const broken = isConfigTouched ? await validateHeadConfig(repository, head, { knownRules }) : null;
        return {
          report,
          caps: proof.effects.caps,
          proof,
          enforced: policy.config.enforce,
          remarks: [
            ...(proof.effects.remark === null ? [] : [proof.effects.remark]),
            ...(broken === null || request.config
              ? []
              : [`The config at the head is invalid and would break later runs: ${broken}`]),
          ],
        };
      },
      close: () => repository.close(),
    };
  } catch (error) {
    await repository.close();
    throw error;
  }
}

/** Waits for all, so that of several that fail it is always the first that is told of. */
async function settled<Promises extends readonly Promise<unknown>[]>(promises: Promises): Promise<Promises> {
  await Promise.allSettled(promises);
  return promises;
}

/** What is compared, by id. */
export interface Commits {
  readonly base: string;
  readonly head: string;
  readonly policyCommit: string;
}

async function scanChange(
  repository: Repository,
  commits: Commits,
  { config, configPath }: Policy,
  generated: readonly string[],
  request: Pick<ScanRequest, 'today' | 'proof'>,
  started: number,
): Promise<{ readonly report: Report; readonly change: ChangeSet; readonly proof: WorkProofResult }> {
  // A statement about the change is no part of the product; what it may hold is bounded by its schema.
  const documentation = [...config.documentation, config.workProof.path];
  const classifier = createClassifier({ ...config, documentation, generated });
  // The oracle will ask for it; git lists it while we read the change. A failure is met there.
  repository.tree(commits.base).catch(() => undefined);
  const change = await readChangeSet(repository, commits.base, commits.head, classifier);
  const compared = await compareFiles(repository, change.files, config.limits.changeBytes);
  refuseMissing(compared);
  const beyond = filesBeyond(compared, config.limits);
  const within = compared.filter((file) => !beyond.has(file));
  const levels = new Levels(config.limits.levels);
  const product = await readProductFiles(within, levels);
  const tests = await readTestFiles(within, levels);
  const scene: Scene = {
    change,
    compared,
    product,
    tests,
    testDifferences: suiteChanges(tests, compared, frameworks),
    gate: await readGateFiles(repository, commits.base, compared),
    grownSnapshots: grownSnapshots(compared),
    followingGoldens: goldensThatFollow(change.files, (path) => classifier.isListed(path)),
    preset: config.preset,
    keywords: config.keywords,
  };
  const question = questionOf(scene);
  const touched = change.files
    .filter((file) => file.class === 'product' || file.previousClass === 'product')
    .map((file) => file.before?.path ?? file.path);
  const oracle = await askOracle(repository, commits.base, (path) => classifier.classOf(path), touched, question, {
    needles: config.limits.needles,
    files: config.limits.oracleFiles,
    bytes: config.limits.oracleBytes,
  });
  const checksums = await verifyChange(repository, commits.policyCommit, change);
  const classOf = (path: string): FileClass => classifier.classOf(path);
  const proof = await readWorkProof(repository, change, commits.base, config, classOf, request.proof ?? null);
  const knowledge = { ...oracle.knowledge, checksums: checksums.verdicts };
  const judges = [...rules, workProofRule(proof.effects.finding)];
  const findings = judgeScene(judges, scene, knowledge, config, request.today);
  const unscanned = sorted([
    ...compared.flatMap(unscannedOf),
    ...unreadOf(beyond, product, tests),
    ...oracle.unscanned,
    ...checksums.unreadable.map(blocking),
  ]);
  const { verdict, score, caps } = judge(findings, unscanned, proof.effects.caps);
  const report: Report = {
    schemaVersion: 1,
    tool: `${TOOL.name} ${TOOL.version}`,
    preset: config.preset,
    verdict,
    score,
    base: commits.base,
    head: commits.head,
    policy: commits.policyCommit,
    config: configPath,
    findings,
    caps,
    checksums: {
      verified: checksums.verdicts.filter(({ outcome }) => outcome === 'verified').length,
      mismatched: checksums.verdicts
        .filter(({ outcome, path }) => outcome !== 'verified' && touches(change, path))
        .map(({ path }) => path),
    },
    unscanned,
    stats: {
      files: change.files.length,
      addedLines: compared.reduce(
        (sum, { added }) => sum + added.reduce((lines, run) => lines + run.end - run.start, 0),
        0,
      ),
      candidates: question.values.length,
      oracleFilesParsed: oracle.filesParsed,
      milliseconds: Math.round(performance.now() - started),
    },
  };
  return { report, change, proof };
}

function grownSnapshots(compared: readonly ComparedFile[]): ReadonlySet<string> {
  return new Set(
    compared
      .filter(
        ({ change, before, after }) =>
          change.status === 'modified' &&
          change.class === 'golden' &&
          change.before?.kind === change.after?.kind &&
          before.kind === 'text' &&
          after.kind === 'text' &&
          onlyGrew(change.path, before.text, after.text),
      )
      .map(({ change }) => change.path),
  );
}

function questionOf(scene: Scene): Question {
  const questions = rules.map((rule) => rule.collect(scene));
  const values = new Map<string, AskedValue>();
  for (const question of new Set(questions)) {
    for (const value of question.values) {
      const key = `${value.kind}:${value.path}:${value.text}`;
      if (!value.isGuess || !values.has(key)) values.set(key, value);
    }
  }
  return { values: [...values.values()], words: [...new Set(questions.flatMap((question) => question.words))] };
}

function touches(change: ChangeSet, path: string): boolean {
  return change.files.some((file) => file.path === path || file.previousPath === path);
}
