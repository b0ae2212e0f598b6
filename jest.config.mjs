/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  // Fixture folders hold other people's tests and package.json files; they are data.
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/build/', '<rootDir>/fixtures/'],
  transform: { '\\.ts$': '<rootDir>/scripts/jest-esbuild.cjs' },
  collectCoverageFrom: ['src/**/*.ts'],
  coverageProvider: 'v8',
  testTimeout: 30_000,
  // Jest would leave one core to itself, though it only waits; on two cores that doubles the time.
  maxWorkers: '100%',
  reporters: ['default', '<rootDir>/scripts/jest-plain-reporter.cjs'],
};
