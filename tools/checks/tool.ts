// Linters of others as checks.
import { runCommand } from '../step/run-command';
import type { Check } from './check';

interface Tool {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

/** What the tool says of the files in `folder`, by the settings there; nothing when it is content. */
export async function runTool({ command, args }: Tool, folder?: string): Promise<string[]> {
  const { code, output } = await runCommand(command, args, folder === undefined ? {} : { folder });
  return code === 0 ? [] : output.trimEnd().split('\n');
}

export const oxlintTool: Tool = {
  name: 'oxlint: import direction, cycles, file size, types, hooks, accessibility',
  command: 'oxlint',
  args: ['--format=unix', '--deny-warnings'],
};
export const knipTool: Tool = {
  name: 'knip: no unused files, exports or dependencies',
  command: 'knip',
  args: ['--no-progress', '--no-config-hints'],
};

export const oxlint: Check = { name: oxlintTool.name, run: () => runTool(oxlintTool) };
export const knip: Check = { name: knipTool.name, run: () => runTool(knipTool) };
