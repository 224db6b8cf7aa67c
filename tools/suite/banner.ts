// What `npm start` prints when everything answers.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SuiteSettings } from './settings';

// The accounts of the demo data; server/src/demo/seed makes them.
const accounts: readonly (readonly [company: string, empNo: string, password: string, who: string])[] = [
  ['GETCO', '1001', 'Demo@1234', 'substation operator (row actions)'],
  ['GETCO', '1002', 'Demo@1234', 'circle office'],
  ['GETCO', '1003', 'Demo@1234', 'head office, permission super-admin'],
  ['GETCO', '1004', 'Demo@1234', 'division, permission manage-substation'],
  ['GETCO', '1005', 'Demo@1234', 'division, permission getco-manage-employee'],
  ['GETCO', '1006', 'demo', 'substation operator, weak password'],
  ['GETCO', '1007', 'Demo@1234', 'head office, permission super admin (the other spelling)'],
  ['GUVNL', '2001', 'Demo@1234', 'head office'],
  ['GUVNL', '2002', 'Demo@1234', 'head office, permission admin'],
  ['DGVCL', '3001', 'Demo@1234', 'company office'],
  ['MGVCL', '3101', 'Demo@1234', 'circle office'],
  ['PGVCL', '3201', 'Demo@1234', 'division office'],
  ['UGVCL', '3301', 'Demo@1234', 'sub-division office'],
];

function accountTable(): string[] {
  const row = (company: string, empNo: string, password: string, who: string) =>
    `  ${company.padEnd(9)}${empNo.padEnd(8)}${password.padEnd(11)}${who}`;
  return ['Demo accounts', row('company', 'emp no', 'password', 'who'), ...accounts.map((account) => row(...account))];
}

/** What the API keeps while nobody can sign in. */
function setupLine(dataDir: string): string[] {
  const file = join(dataDir, 'setup-link');
  return existsSync(file) ? ['', `There is no employee yet. Make the first administrator: ${readFileSync(file, 'utf8').trim()}`] : [];
}

export function banner(url: string, apiUrl: string, settings: SuiteSettings): string {
  const lines = ['', `The outage suite is ready: ${url}`, `API ${apiUrl}, its description ${apiUrl}/docs, logs ${settings.dataDir}/log`];
  if (settings.isDemo) lines.push('', ...accountTable());
  lines.push(...setupLine(settings.dataDir));
  if (settings.isKeyMade) lines.push('', `INGEST_KEY for POST ${apiUrl}/ingest/outages: ${settings.ingestKey}`);
  if (settings.isDemo && settings.isDeployKeyMade)
    lines.push(`DEPLOY_KEY for shipping remotes (pnpm ship finds it by itself): ${settings.deployKey}`);
  return [...lines, '', 'Ctrl-C stops everything.', ''].join('\n');
}
