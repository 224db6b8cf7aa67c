import { runChecks, sourceChecks } from '../checks/run-checks';
import type { Step } from '../step/step';

export const lintStep: Step = {
  name: 'lint',
  what: 'rules of the house, each check is one test',
  run: async () => runChecks(sourceChecks),
};
