// Compares what the builds weigh with federation/budgets.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildInfo, totalSize } from 'federation/build-info';
import type { BuildInfo } from 'federation/build-info';
import * as v from 'valibot';
import { workspaceFolder } from '../suite/workspace-folder';
import type { Check } from './check';

/** Kilobytes (1024) after brotli: of what is loaded first, and of everything. */
const budgetSchema = v.record(v.string(), v.object({ first: v.optional(v.number()), all: v.number() }));
type Budget = v.InferOutput<typeof budgetSchema>[string];

export function findOverweight(app: string, files: BuildInfo['files'], budget: Budget): string[] {
  const scripts = files.filter(({ file }) => /\.(js|css)$/.test(file));
  const kilobytes = (chosen: BuildInfo['files']) => totalSize(chosen).brotli / 1024;
  const over = (what: string, actual: number, limit: number | undefined) =>
    limit !== undefined && actual > limit ? [`${app}: ${what} weighs ${actual.toFixed(1)} KB, its budget is ${limit} KB`] : [];
  return [
    ...over('the first load', kilobytes(scripts.filter(({ isInitial }) => isInitial)), budget.first),
    ...over('everything', kilobytes(scripts), budget.all),
  ];
}

/** A build that grows has to say so: raise the budget in the same commit, or shrink. */
export const bundleBudget: Check = {
  name: 'builds stay within their budgets',
  run: () => {
    const budgets = v.parse(budgetSchema, JSON.parse(readFileSync(join(workspaceFolder, 'federation', 'budgets.json'), 'utf8')));
    return Object.entries(budgets).flatMap(([app, budget]) => {
      // Not built yet: nothing to weigh. npm test builds before its browser tests.
      const info = readBuildInfo(join(workspaceFolder, app, 'dist'));
      return info ? findOverweight(app, info.files, budget) : [];
    });
  },
};
