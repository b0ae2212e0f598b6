import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UserError, messageOf } from '../model/problem.ts';
import { closest } from '../policy/suggestion.ts';

/** Options of one command: all take a value unless they are flags. */
export interface OptionNames {
  readonly values: readonly string[];
  readonly flags: readonly string[];
}

/** What the caller wrote. */
export interface Arguments {
  readonly positionals: readonly string[];
  value(name: string): string | undefined;
  flag(name: string): boolean;
}

/**
 * Reads a command's arguments.
 * @throws {UserError} Naming the unknown option, with the nearest known one.
 */
export function readArguments(args: readonly string[], names: OptionNames, usage: string): Arguments {
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const name of names.values) options[name] = { type: 'string' };
  for (const name of names.flags) options[name] = { type: 'boolean' };
  refuseUnknown(args, names, usage);
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return {
      positionals,
      value: (name) => {
        const value = values[name];
        return typeof value === 'string' ? value : undefined;
      },
      flag: (name) => values[name] === true,
    };
  } catch (error) {
    throw new UserError(`${messageOf(error).split('\n')[0] ?? 'wrong arguments'}\n${usage}`);
  }
}

function refuseUnknown(args: readonly string[], { values, flags }: OptionNames, usage: string): void {
  const known = [...values, ...flags];
  for (const arg of args) {
    if (arg === '--') return;
    const name = /^--([^=]+)/.exec(arg)?.[1];
    if (name === undefined || known.includes(name)) continue;
    const near = closest(name, known);
    throw new UserError(`unknown option --${name}${near === null ? '' : `: did you mean --${near}?`}\n${usage}`);
  }
}
