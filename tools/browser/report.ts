// What Playwright counted. One that passed at its second try has passed; Playwright's own list names it as flaky.
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { StepResult } from '../step/step';

const reportSchema = v.object({
  errors: v.array(v.unknown()),
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

export function readReport(file: string, code: number): StepResult {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { errors, stats } = v.parse(reportSchema, JSON.parse(readFileSync(file, 'utf8')));
  const failed = stats.unexpected + errors.length;
  return { passed: stats.expected + stats.flaky, failed: failed === 0 && code !== 0 ? 1 : failed };
}
