// Serves the one-bundle build beside the suite, by the same server and with the same settings.
import { join } from 'node:path';
import { startProcess } from '../../tools/suite/managed-process';
import type { SuiteSettings } from '../../tools/suite/settings';
import { waitUntilUp } from '../../tools/suite/wait-until';

export async function startMonoServer(
  settings: SuiteSettings,
  script: string,
  folder: string,
  port: number,
  apiUrl: string,
  remoteOrigins: string,
): Promise<string> {
  const process = startProcess({
    name: 'mono',
    script,
    args: ['host', '--folder', folder, '--port', String(port)],
    env: { ...settings.env, SUITE_API_URL: apiUrl, SUITE_REMOTE_ORIGINS: remoteOrigins },
    logFile: join(settings.dataDir, 'log', 'mono.log'),
  });
  const url = `http://localhost:${port}`;
  await waitUntilUp(`${url}/health`, process, 30_000);
  return url;
}
