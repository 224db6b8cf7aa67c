// What builds may weigh (federation/budgets.json).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { totalSize } from '../build/build-info';
import type { BuildInfo } from '../build/build-info';
import { packageFolder } from '../workspace';

/** Kilobytes (1024) after brotli: of what is loaded first, and of everything. */
const budgetSchema = v.object({ first: v.optional(v.number()), all: v.number() });
export type Budget = v.InferOutput<typeof budgetSchema>;

/** A remote that is not named has the budget of `remote-*`. */
export function budgetOf(app: string): Budget | undefined {
  const budgets = v.parse(
    v.record(v.string(), budgetSchema),
    JSON.parse(readFileSync(join(packageFolder('federation'), 'budgets.json'), 'utf8')),
  );
  return budgets[app] ?? (app.startsWith('remote-') ? budgets['remote-*'] : undefined);
}

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
