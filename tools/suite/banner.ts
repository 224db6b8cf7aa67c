// What `npm start` prints when everything answers.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from 'server/demo-accounts';
import type { SuiteSettings } from './settings';

function accountTable(): string[] {
  const row = (company: string, empNo: string, password: string, who: string) =>
    `  ${company.padEnd(9)}${empNo.padEnd(8)}${password.padEnd(11)}${who}`;
  const rows = demoAccounts.map(({ company, empNo, password, who }) => row(company, empNo, password, who));
  return ['Demo accounts', row('company', 'emp no', 'password', 'who'), ...rows];
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
