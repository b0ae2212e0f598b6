import eslint from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { house } from './scripts/house-rules.mjs';

const root = import.meta.dirname;

export default defineConfig(
  { ignores: ['dist/', 'build/', 'coverage/', 'fixtures/', 'grammars/', 'tools/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  regexp.configs['flat/recommended'],
  {
    plugins: { 'import-x': importX, house },
    settings: {
      'import-x/extensions': ['.ts', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.mjs', '.js', '.json'] })],
    },
    rules: {
      'house/rooms': 'error',
      'import-x/first': 'error',
      'import-x/no-cycle': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-self-import': 'error',
      'import-x/no-mutable-exports': 'error',
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'parent', 'sibling', 'index'],
          'newlines-between': 'ignore',
          alphabetize: { order: 'asc', orderImportKind: 'ignore', caseInsensitive: true },
        },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-new-func': 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
      // Everything read is hostile, so searching must be linear too, not only matching.
      'regexp/no-super-linear-move': 'error',
      // `[0-9]` and `\d` are one set here; which reads better depends on the neighbours.
      'regexp/prefer-d': 'off',
      // With `u` the `i` flag also matches what folds to a letter (the Kelvin sign is a k): a spelled-out class is exact.
      'regexp/use-ignore-case': 'off',
      // Control characters in hostile text are what some expressions are for.
      'no-control-regex': 'off',
    },
  },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/consistent-type-exports': 'error',
      // `typeof import('x')` is how a module that loads lazily is typed.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A visitor may return `false` to stop or nothing to go on: `boolean | void` says just that.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // Where an empty string counts as missing too, `||` says it.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      // stdout carries the report alone; the entries write it, everything else hands back data.
      'no-console': 'error',
    },
  },
  {
    files: [
      'src/{model,lexer,templates,forms,assertions,frameworks,suites,records,goldens,runners,evidence,rules,proof,verdict,prose,reporters,audit}/**/*.ts',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'process', message: 'This room only computes: pass what it needs.' },
        { name: 'fetch', message: 'This room only computes: it does no I/O.' },
      ],
    },
  },
  {
    files: ['__tests__/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name=/^(?:it|test|describe)$/][property.name=/^(?:only|skip|todo)$/]',
          message: 'A test that does not run proves nothing, and one that runs alone hides the others.',
        },
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        ['Buffer', 'URL', 'clearTimeout', 'console', 'performance', 'process', 'setTimeout', 'structuredClone'].map(
          (name) => [name, 'readonly'],
        ),
      ),
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { module: 'writable', require: 'readonly', __dirname: 'readonly' },
    },
  },
);
