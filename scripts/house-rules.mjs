// @ts-check
/** The house rule that no package has, as an ESLint plug-in: data flows one way (see rooms.mjs). */
import path from 'node:path';
import { importProblem } from './rooms.mjs';

/** @type {import('eslint').ESLint.Plugin} */
export const house = {
  rules: {
    rooms: {
      meta: { type: 'problem', schema: [], docs: { description: 'a room imports only from rooms above it' } },
      create(context) {
        const file = path.relative(context.cwd, context.filename);
        const check = (/** @type {any} */ { source }) => {
          if (typeof source?.value !== 'string') return;
          const message = importProblem(file, source.value);
          if (message !== null) context.report({ node: source, message });
        };
        return {
          ImportDeclaration: check,
          ImportExpression: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
        };
      },
    },
  },
};
