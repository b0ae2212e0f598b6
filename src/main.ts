import * as core from '@actions/core';
import { runEnvironment } from './action/environment.ts';
import { run } from './action/run.ts';
import { MissingDataError, UserError, messageOf } from './model/problem.ts';

try {
  await run(runEnvironment(process.env), (name) => core.getInput(name));
} catch (error) {
  if (error instanceof MissingDataError) core.setOutput('verdict', 'incomplete');
  const isOurs = !(error instanceof UserError || error instanceof MissingDataError);
  core.setFailed(`anti-cheat: ${isOurs ? 'this is a bug, please report it: ' : ''}${messageOf(error)}`);
  if (isOurs && error instanceof Error) core.debug(error.stack ?? '');
}
