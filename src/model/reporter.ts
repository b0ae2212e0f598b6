import type { Report } from './report.ts';

/** What a reporter may know beside the report. */
export interface RenderOptions {
  /** Colour for a terminal; text only. */
  readonly color: boolean;
  /** Base address of the documentation; a finding's link is `<docs>/rules/<rule>.md`. */
  readonly docs: string;
  /** One-line title of every rule by its id. Data, because a reporter knows no rules. */
  readonly rules: Readonly<Record<string, string>>;
}

/** A way to show a report: one file in `src/reporters/`, one fixture folder, one doc page. Pure. */
export interface Reporter {
  /** Equals the file's name and the value of `--format`. */
  readonly id: string;
  readonly title: string;
  render(report: Report, options: RenderOptions): string;
}
