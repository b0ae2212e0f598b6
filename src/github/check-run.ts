import * as z from 'zod';
import { clip } from '../prose/bounds.ts';
import { plural } from '../prose/plural.ts';
import type { GitHubClient } from './request.ts';
import { clipBytes } from './size-limits.ts';
import { notWritten, type Written } from './written.ts';

/** A remark at lines of the head commit. */
export interface Annotation {
  readonly path: string;
  /** 1-based. */
  readonly startLine: number;
  readonly endLine: number;
  /** 1-based; left out where the annotation spans lines, since GitHub rejects columns there. */
  readonly startColumn?: number;
  readonly endColumn?: number;
  readonly level: 'notice' | 'warning' | 'failure';
  readonly title: string;
  readonly message: string;
  /** Shown on demand, as it is. */
  readonly details?: string;
}

/** A finished check run. `neutral` and `skipped` are none of its conclusions: GitHub lets both pass as success. */
export interface CheckRun {
  readonly name: string;
  readonly headSha: string;
  readonly conclusion: 'success' | 'failure' | 'action_required';
  /** Cut to 255 characters. */
  readonly title: string;
  /** Markdown, cut to 65,535 bytes, as are the details in `text`. */
  readonly summary: string;
  readonly text?: string;
  /** The most important first: after a thousand the rest is left out. */
  readonly annotations: readonly Annotation[];
  readonly detailsUrl?: string;
}

/** Limits of GitHub's OpenAPI description, `checks/create`; those in characters are kept in bytes, which are no fewer. */
const LONGEST_TITLE = 255;
const LONGEST_TEXT = 65_535;
const LONGEST_MESSAGE = 64 * 1024;
const BATCH = 50;
/** Each fifty are a request. */
const MOST_ANNOTATIONS = 1000;

const created = z.object({ id: z.int(), html_url: z.string().nullish() });

/**
 * Makes a check run with its annotations. The conclusion is there with the first request, so that a failure on the way
 * costs annotations and never the result.
 */
export async function writeCheckRun(client: GitHubClient, run: CheckRun): Promise<Written> {
  const purpose = { task: `write the check run ${run.name}`, needs: 'checks: write', effect: 'once' } as const;
  const shown = run.annotations.slice(0, MOST_ANNOTATIONS);
  const answer = await client.rest(
    {
      ...purpose,
      route: 'POST /repos/{owner}/{repo}/check-runs',
      parameters: {
        name: run.name,
        head_sha: run.headSha,
        status: 'completed',
        conclusion: run.conclusion,
        ...(run.detailsUrl !== undefined && { details_url: run.detailsUrl }),
        output: output(run, shown.slice(0, BATCH)),
      },
    },
    created,
  );
  if (answer.kind === 'failed') return notWritten(answer.failure);
  const { id, html_url: url } = answer.value;
  for (let start = BATCH; start < shown.length; start += BATCH) {
    const update = await client.rest(
      {
        ...purpose,
        route: 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
        // GitHub appends annotations and replaces the rest of the output.
        parameters: { check_run_id: id, output: output(run, shown.slice(start, start + BATCH)) },
      },
      created,
    );
    if (update.kind === 'failed') {
      const count = plural(run.annotations.length - start, 'annotation');
      return { kind: 'written', url: url ?? null, missing: `${count} of the check run: ${update.failure.message}` };
    }
  }
  const rest = run.annotations.length - shown.length;
  const missing = rest > 0 ? `${plural(rest, 'annotation')} of the check run: there are too many.` : null;
  return { kind: 'written', url: url ?? null, missing };
}

function output(run: CheckRun, annotations: readonly Annotation[]): Readonly<Record<string, unknown>> {
  return {
    title: clip(run.title, LONGEST_TITLE),
    summary: clipBytes(run.summary, LONGEST_TEXT),
    ...(run.text !== undefined && { text: clipBytes(run.text, LONGEST_TEXT) }),
    annotations: annotations.map(annotationBody),
  };
}

function annotationBody(annotation: Annotation): Readonly<Record<string, unknown>> {
  const { startLine, endLine, startColumn, endColumn, details } = annotation;
  return {
    path: annotation.path,
    start_line: startLine,
    end_line: endLine,
    ...(startLine === endLine && startColumn !== undefined && { start_column: startColumn }),
    ...(startLine === endLine && endColumn !== undefined && { end_column: endColumn }),
    annotation_level: annotation.level,
    title: clip(annotation.title, LONGEST_TITLE),
    message: clipBytes(annotation.message, LONGEST_MESSAGE),
    ...(details !== undefined && { raw_details: clipBytes(details, LONGEST_MESSAGE) }),
  };
}
