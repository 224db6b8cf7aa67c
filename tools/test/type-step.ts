import { runCommand } from '../step/run-command';
import type { Step } from '../step/step';

export const typeStep: Step = {
  name: 'types',
  what: 'the whole workspace type-checks (one test)',
  run: async () => {
    const { code, output } = await runCommand('tsc', ['--noEmit', '--pretty', 'false', '-p', '.']);
    if (code !== 0) process.stdout.write(output);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
};
