import { defineConfig } from '@playwright/test';
import { launchArguments } from './harness/launch-arguments';

const { CHROMIUM, SUITE_URL, SUITE_REPORT } = process.env;
// The suite is started by pnpm e2e (or npm test), which sets these; harness/suite.ts says so when they are missing.
export default defineConfig({
  testDir: '.',
  // Releases change what every user sees and faults stop servers: they run when the other tests are done.
  projects: [
    { name: 'suite', testMatch: 'specs/**/*.spec.ts' },
    { name: 'releases', testMatch: 'releases/**/*.spec.ts', dependencies: ['suite'], workers: 1 },
    { name: 'faults', testMatch: 'faults/**/*.spec.ts', dependencies: ['suite'], workers: 1 },
    { name: 'first-day', testMatch: 'first-day/**/*.spec.ts', dependencies: ['suite'], workers: 1 },
  ],
  outputDir: '../test-results',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // A second try keeps one slow moment of a busy machine from failing a whole run; the report names the test as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ...(SUITE_REPORT ? [['json', { outputFile: SUITE_REPORT }] as const] : [])],
  use: {
    ...(SUITE_URL ? { baseURL: SUITE_URL } : {}),
    headless: true,
    viewport: { width: 1366, height: 768 },
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    // A failure keeps each step with the page before and after it. Pictures of every frame would take as long as the tests.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { ...(CHROMIUM ? { executablePath: CHROMIUM } : {}), args: [...launchArguments] },
  },
});
