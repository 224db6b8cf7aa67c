// pnpm e2e: the browser tests alone.
import { runBrowserTests } from '../tools/browser/run-browser-tests';

const help = `pnpm e2e [playwright arguments]

Builds what is stale, starts a suite on free ports with a temporary database, runs the tests of
e2e/ in Chromium and stops it. Arguments go to Playwright: a file name, --headed, -g "title".

  CHROMIUM    the browser to use
  SUITE_KEEP  1: keep the temporary folder with the suite's logs`;

if (process.argv.includes('--help')) {
  process.stdout.write(`${help}\n`);
} else {
  const { passed, failed } = await runBrowserTests(process.argv.slice(2));
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}
