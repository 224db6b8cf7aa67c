// pnpm lint: the rules of the house as checks.
import { runChecks, sourceChecks } from '../tools/checks/run-checks';

const help = `pnpm lint

Runs oxlint (.oxlintrc.json), knip (knip.json) and the checks in tools/checks; each counts as one test.`;

if (process.argv.includes('--help')) {
  process.stdout.write(`${help}\n`);
} else {
  const { passed, failed } = await runChecks(sourceChecks);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}
