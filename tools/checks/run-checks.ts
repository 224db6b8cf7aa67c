// The tables of checks, run one after the other.
import { anchor } from './anchor';
import { bundleBudget } from './bundle-budget';
import { callRoom } from './call-room';
import { catalogVersion } from './catalog-version';
import { catalogues } from './catalogue';
import type { Check } from './check';
import { coverage } from './coverage';
import { exemption } from './exemption';
import { folderCycle } from './folder-cycle';
import { folderName } from './folder-name';
import { licences } from './licence';
import { assetImport } from './asset-import';
import { lineWidth } from './line-width';
import { lintException } from './lint-exception';
import { machinePath } from './machine-path';
import { messageTable } from './message-table';
import { packageBoundary } from './package-boundary';
import { permissionRow } from './permission-row';
import { remotePath } from './remote-path';
import { knip, oxlint } from './tool';
import { typeCoverage } from './type-coverage';
import { untranslatedText } from './untranslated-text';

/** What the sources alone show. */
export const sourceChecks: readonly Check[] = [
  oxlint,
  lintException,
  knip,
  typeCoverage,
  packageBoundary,
  callRoom,
  remotePath,
  catalogVersion,
  licences,
  folderName,
  folderCycle,
  lineWidth,
  assetImport,
  machinePath,
  untranslatedText,
  catalogues,
  messageTable,
  coverage,
  anchor,
  permissionRow,
  exemption,
];

/** What shows once every app is built. */
export const buildChecks: readonly Check[] = [bundleBudget];

const shownProblems = 40;

export async function runChecks(checks: readonly Check[]): Promise<{ passed: number; failed: number }> {
  let failed = 0;
  for (const check of checks) {
    const problems = await check.run();
    process.stdout.write(`  ${problems.length === 0 ? 'ok  ' : 'FAIL'} ${check.name}\n`);
    if (problems.length > 0) failed += 1;
    for (const problem of problems.slice(0, shownProblems)) process.stdout.write(`       ${problem}\n`);
    if (problems.length > shownProblems) process.stdout.write(`       ... and ${problems.length - shownProblems} more\n`);
  }
  return { passed: checks.length - failed, failed };
}
