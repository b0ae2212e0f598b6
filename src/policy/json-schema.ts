import * as z from 'zod';
import { configSchema } from './schema.ts';

/**
 * The published JSON Schema of the config file, for editors. Draft 7, the one that YAML language servers read best.
 * It checks shapes; what only the program knows (rule ids, patterns, calendar days) it leaves to the program.
 */
export function configJsonSchema(): Readonly<Record<string, unknown>> {
  const schema = z.toJSONSchema(configSchema, { target: 'draft-7', io: 'input' });
  return {
    $schema: schema.$schema,
    title: 'anti-cheat configuration',
    description: 'The file .github/anti-cheat.yml',
    ...schema,
  };
}
