import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as core from '@actions/core';
import { renderOptions, reporterNamed } from '../commands/scan.ts';
import type { Report } from '../model/report.ts';
import { attempt, type RunEnvironment } from './environment.ts';

/** Shows the report in the run: outputs, annotations, files, summary. What fails here is said and changes no verdict. */
export async function publish(report: Report, auditLog: string, environment: RunEnvironment): Promise<void> {
  const options = renderOptions(false);
  core.setOutput('verdict', report.verdict);
  core.setOutput('score', report.score === null ? '' : String(report.score));
  const open = report.findings.filter((finding) => finding.status === 'open' && finding.level === 'violation');
  core.setOutput('violations', String(open.length));
  process.stdout.write(reporterNamed('github').render(report, options));
  await attempt('write the report files', async () => {
    await mkdir(environment.temporary, { recursive: true });
    for (const [text, file, output] of [
      [reporterNamed('json').render(report, options), 'report.json', 'report-path'],
      [reporterNamed('sarif').render(report, options), 'report.sarif', 'sarif-path'],
      [auditLog, 'audit.jsonl', 'audit-log-path'],
    ] as const) {
      const target = path.join(environment.temporary, file);
      await writeFile(target, text);
      core.setOutput(output, target);
    }
  });
  await attempt('write the job summary', async () => {
    await core.summary.addRaw(reporterNamed('markdown').render(report, options)).write();
  });
}
