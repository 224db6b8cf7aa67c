import { runDeployedTests } from '../deploy/run-deployed-tests';
import type { Step } from '../step/step';

export const deployedStep: Step = {
  name: 'deployed',
  what: 'the suite behind nginx with two API processes, in Chromium; skipped where no nginx can be had',
  run: () => runDeployedTests(),
};
