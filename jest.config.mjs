const swc = ['@swc/jest', {
  jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
  module: { type: 'commonjs' },
}];

const common = {
  transform: { '^.+\\.(t|j|mj)sx?$': swc },
  // Packages that ship only ES modules have to be transformed too.
  transformIgnorePatterns: ['node_modules/(?!\\.pnpm/|(?:cookie|ky|valibot|ol|rbush|quickselect|earcut|pbf|color-[^/]+)(?:/|$))'],
  resolver: '<rootDir>/scripts/jest/resolve.cjs',
  moduleNameMapper: {
    // Its CommonJS needs no transformation.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '\\.module\\.css$': '<rootDir>/scripts/jest/css-module.cjs',
    '\\.css$': '<rootDir>/scripts/jest/empty.cjs',
    '\\.sop\\.md$': '<rootDir>/scripts/jest/document.cjs',
    '\\.svg$': '<rootDir>/scripts/jest/empty.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/e2e/'],
};

const tests = (...folders) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`);

/** @type {import('jest').Config} */
export default {
  // A project has no time limit of its own; API tests wait for a real database.
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: tests('shared-contracts', 'server', 'federation', 'scripts'),
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.api\\.test\\.ts$'],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: '<rootDir>/scripts/jest/dom-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/dom-setup.ts'],
      testMatch: tests('host', 'shared-ui', 'remote-*'),
    },
    {
      ...common,
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.api.test.ts'],
      globalSetup: '<rootDir>/server/test/start-database.ts',
      globalTeardown: '<rootDir>/server/test/stop-database.ts',
    },
  ],
};
