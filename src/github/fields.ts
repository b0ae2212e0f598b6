import * as z from 'zod';
import type { Account } from '../model/pull-request.ts';

/** Fields that several answers of GitHub share, each checked as far as it is used. */

/** An id as git writes it: 40 hexadecimal digits for SHA-1, 64 for SHA-256. */
export const objectId = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);

/** ISO time, brought to UTC. */
export const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

/** An account in an answer of the REST API; null for a deleted one. */
export const account = z
  .object({ id: z.int(), login: z.string(), type: z.string() })
  .nullish()
  .transform((user): Account | null => (user ? { id: user.id, login: user.login, isBot: user.type === 'Bot' } : null));
