// Every source file of the workspace is type-checked: a folder that a pattern of tsconfig.json misses would
// hold errors that nobody sees.
import { relative } from 'node:path';
import { workspaceFolder } from '../suite/workspace-folder';
import { runCommand } from '../step/run-command';
import type { Check } from './check';
import { projectFiles } from './source-file';

const source = /\.(ts|tsx|mts|cts)$/;

/** Source files that the compiler does not list among those it checks. */
export function findUnchecked(sources: readonly string[], checked: ReadonlySet<string>): string[] {
  return sources.filter((file) => source.test(file) && !checked.has(file));
}

export const typeCoverage: Check = {
  name: 'every source file is in the type check',
  run: async () => {
    const { output } = await runCommand('tsc', ['--listFilesOnly', '-p', '.']);
    const checked = new Set(output.split('\n').map((line) => relative(workspaceFolder, line.trim())));
    return findUnchecked(projectFiles(), checked).map((file) => `${file}: no pattern of tsconfig.json reaches it`);
  },
};
