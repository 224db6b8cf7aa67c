// Compares what the builds weigh with federation/budgets.json.
import { join } from 'node:path';
import { findApps } from 'federation/app';
import { readBuildInfo } from 'federation/build-info';
import { budgetOf, findOverweight } from 'federation/budget';
import { workspaceFolder } from '../suite/workspace-folder';
import type { Check } from './check';

/** A build that grows has to say so: raise the budget in the same commit, or shrink. */
export const bundleBudget: Check = {
  name: 'builds stay within their budgets',
  run: async () => {
    const { host, remotes } = await findApps();
    return [host, ...remotes].flatMap(({ name }) => {
      const budget = budgetOf(name);
      if (!budget) return [`${name} has no budget in federation/budgets.json`];
      const info = readBuildInfo(join(workspaceFolder, name, 'dist'));
      return info ? findOverweight(name, info.files, budget) : [`${name} is not built`];
    });
  },
};
