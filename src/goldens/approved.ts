import { extensionsOf, innerPath, isApproval, isInFolder } from '../records/paths.ts';
import { golden as csv } from './csv.ts';
import { golden as json } from './json.ts';
import { golden as text } from './text.ts';
import { golden as toml } from './toml.ts';
import { golden as xml } from './xml.ts';
import { golden as yaml } from './yaml.ts';
import type { GoldenFormat } from '../model/golden.ts';

const INNER: readonly GoldenFormat[] = [csv, json, toml, xml, yaml];

/** Files of ApprovalTests and Verify (`NAME.approved.json`, `NAME.verified.txt`): a naming scheme over other formats. */
export const golden: GoldenFormat = {
  id: 'approved',
  title: 'Approval tests',
  fits: (path) => (isApproval(path) && extensionsOf(path).length > 0 ? (isInFolder(path) ? 3 : 2) : 0),
  read(path, content) {
    // `a.json.approved` has its own extension inside, `a.approved.json` outside.
    const inner = innerPath(path).replace(/\.(?:approved|verified|received)(?=\.)/gi, '');
    const format = INNER.find((candidate) => candidate.fits(inner, content) > 0) ?? text;
    const reading = format.read(inner, content);
    // Verify's own dialect of JSON has neither quotes nor commas; its lines say more than a failed parse.
    return reading.problem !== null && format === json ? text.read(inner, content) : reading;
  },
};
