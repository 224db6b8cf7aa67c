// npm test: every check of the suite, ending with a plain line `N passed, N failed`.
import { parseArgs } from 'node:util';
import { stopProcesses } from '../tools/suite/managed-process';
import { browserStep } from '../tools/test/browser-step';
import { deployedStep } from '../tools/test/deployed-step';
import { apiStep, contractStep, unitStep } from '../tools/test/jest-step';
import { lintStep } from '../tools/test/lint-step';
import type { Step, StepResult } from '../tools/step/step';
import { typeStep } from '../tools/test/type-step';

const steps: readonly Step[] = [typeStep, lintStep, contractStep, unitStep, apiStep, deployedStep, browserStep];

const help = `npm test [-- --only <step> ...]

${steps.map(({ name, what }) => `  ${name.padEnd(10)}${what}`).join('\n')}

  --only <step>   only this step; may be given several times
  --help

Works while npm start is running: it uses ports, data and a database of its own.`;

const log = (line: string) => void process.stdout.write(`${line}\n`);

async function runStep(step: Step): Promise<StepResult> {
  const started = process.uptime();
  log(`${step.name} ...`);
  const result = await step.run().catch((error: unknown) => {
    log(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  });
  log(`${step.name}: ${result.passed} passed, ${result.failed} failed (${(process.uptime() - started).toFixed(1)} s)\n`);
  return result;
}

function chosenSteps(names: readonly string[]): readonly Step[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown) throw new Error(`There is no step ${unknown}. Steps: ${steps.map(({ name }) => name).join(', ')}`);
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}

async function runSteps(chosen: readonly Step[]): Promise<StepResult> {
  const total = { passed: 0, failed: 0 };
  for (const step of chosen) {
    const { passed, failed } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

async function stop(): Promise<void> {
  await stopProcesses();
  process.exit(130);
}

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: [] }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  log(help);
} else {
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  const { passed, failed } = await runSteps(chosenSteps(values.only));
  log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
