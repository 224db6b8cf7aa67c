import { runBrowserTests } from '../browser/run-browser-tests';
import { buildChecks, runChecks } from '../checks/run-checks';
import type { Step } from '../step/step';

export const browserStep: Step = {
  name: 'e2e',
  what: 'the built suite in Chromium, on ports and data of its own, and what the builds weigh',
  run: async () => {
    const browser = await runBrowserTests([]);
    const weight = await runChecks(buildChecks);
    return { passed: browser.passed + weight.passed, failed: browser.failed + weight.failed };
  },
};
