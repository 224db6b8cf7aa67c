const swc = ['@swc/jest', {
  jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
  module: { type: 'commonjs' },
}];

/** Packages that ship only ES modules. */
const modulesOnly = [
  'cookie', 'jose', 'ky', 'oauth4webapi', 'openid-client', 'valibot', 'ol', 'rbush', 'quickselect', 'earcut', 'pbf', 'color-[^/]+',
];

const common = {
  transform: { '^.+\\.(t|j|mj)sx?$': swc },
  transformIgnorePatterns: [`node_modules/(?!\\.pnpm/|(?:${modulesOnly.join('|')})(?:/|$))`],
  resolver: '<rootDir>/tools/jest/resolve.cjs',
  moduleNameMapper: {
    // Its CommonJS needs no transformation.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '\\.module\\.css$': '<rootDir>/tools/jest/css-module.cjs',
    '\\.css$': '<rootDir>/tools/jest/empty.cjs',
    '\\.sop\\.md$': '<rootDir>/tools/jest/document.cjs',
    '\\.svg$': '<rootDir>/tools/jest/empty.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/e2e/'],
};

const tests = (...folders) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`);

/** @type {import('jest').Config} */
export default {
  // A project has no time limit of its own; API tests wait for a real database.
  testTimeout: 120_000,
  projects: [
    {
      ...common,
      displayName: 'contract',
      testEnvironment: 'node',
      testMatch: tests('shared-contracts'),
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: tests('server', 'federation', 'tools', 'bench'),
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.api\\.test\\.ts$', '/new-remote/template/'],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: '<rootDir>/tools/jest/dom-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tools/jest/dom-setup.ts'],
      testMatch: tests('host', 'shared-ui', 'remote-*', 'federation/new-remote/template'),
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
