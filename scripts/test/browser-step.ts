import { runBrowserTests } from '../browser/run-browser-tests';
import type { Step } from './step';

export const browserStep: Step = {
  name: 'e2e',
  what: 'the built suite in Chromium, on ports and data of its own',
  run: () => runBrowserTests([]),
};
