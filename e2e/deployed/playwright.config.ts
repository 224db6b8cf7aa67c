import { defineConfig } from '@playwright/test';
import suite from '../playwright.config';

// The suite as it is deployed (tools/deploy), another one than that of the other browser tests.
export default defineConfig({
  ...suite,
  testDir: '.',
  projects: [{ name: 'deployed', testMatch: '*.spec.ts' }],
  outputDir: '../../test-results',
  workers: 1,
});
