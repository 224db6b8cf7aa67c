// Linters of others as checks.
import { runCommand } from '../step/run-command';
import type { Check } from './check';

function tool(name: string, command: string, args: readonly string[]): Check {
  return {
    name,
    run: async () => {
      const { code, output } = await runCommand(command, args);
      return code === 0 ? [] : output.trimEnd().split('\n');
    },
  };
}

export const oxlint = tool('oxlint: import direction, cycles, file size, types, hooks, accessibility', 'oxlint', [
  '--format=unix',
  '--deny-warnings',
]);
export const knip = tool('knip: no unused files, exports or dependencies', 'knip', ['--no-progress', '--no-config-hints']);
