// The jest projects as steps; the counts come from jest's own JSON.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { runCommand } from '../step/run-command';
import type { Step, StepResult } from '../step/step';

const summarySchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  /** Files that could not even be run. */
  numRuntimeErrorTestSuites: v.number(),
});

function readSummary(file: string): StepResult {
  try {
    const summary = v.parse(summarySchema, JSON.parse(readFileSync(file, 'utf8')));
    return { passed: summary.numPassedTests, failed: summary.numFailedTests + summary.numRuntimeErrorTestSuites };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function runJest(args: readonly string[]): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'suite-jest-'));
  const file = join(folder, 'summary.json');
  try {
    const { code, output } = await runCommand('jest', ['--json', `--outputFile=${file}`, '--maxWorkers=2', ...args]);
    const result = readSummary(file);
    // A failure outside of any test (a global set-up) must not pass for success.
    const isLost = code !== 0 && result.failed === 0;
    if (code !== 0) process.stdout.write(output.replace(/^\{"num.*$/m, ''));
    return isLost ? { ...result, failed: 1 } : result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const unitStep: Step = {
  name: 'unit',
  what: 'unit, property and component tests',
  run: () => runJest(['--selectProjects', 'node', 'dom']),
};

export const contractStep: Step = {
  name: 'contract',
  what: 'endpoint records, entities and rules of shared-contracts',
  run: () => runJest(['--selectProjects', 'contract']),
};

/**
 * Rooms whose tests say the same on every PostgreSQL: they are about processes, other machines, sign-in and the doors of
 * HTTP, and read and write single rows. A room that is not here counts.
 */
const sameOnEveryEngine =
  '(broker|directory|documentation|http|metrics|operator|remotes|session|webhooks)/|database/embedded/|failed-start';

/** With TEST_ENGINE_ONLY the tests that a version of PostgreSQL can break. */
function apiArguments(): readonly string[] {
  return process.env['TEST_ENGINE_ONLY'] ? [`--testPathPatterns=server/src/(?!${sameOnEveryEngine})`] : [];
}

export const apiStep: Step = {
  name: 'api',
  what: 'the API on a real PostgreSQL (embedded, or TEST_DATABASE_URL)',
  run: () => runJest(['--selectProjects', 'api', ...apiArguments()]),
};
