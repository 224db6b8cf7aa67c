// An nginx of the deployment as a child of this process, configured by the script that the containers run.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolder } from '../suite/workspace-folder';

export type NginxRole = 'edge' | 'host' | 'remote';

const script = join(workspaceFolder, 'deploy', 'nginx', 'render.sh');

export interface NginxPlan {
  readonly role: NginxRole;
  /** Its own folder. */
  readonly folder: string;
  readonly variables: Readonly<Record<string, string>>;
}

const running = new Set<ChildProcess>();

/** Throws what `nginx -t` says of the configuration, then starts it. */
export function startNginx({ role, folder, variables }: NginxPlan): void {
  mkdirSync(folder, { recursive: true });
  const env = {
    ...process.env,
    WORKER_PROCESSES: '1',
    WORKER_CONNECTIONS: '256',
    ACCESS_LOG: join(folder, 'access.log suite'),
    ...variables,
    NGINX_FOLDER: folder,
  };
  const test = spawnSync('sh', [script, role, 'test'], { env, encoding: 'utf8' });
  if (test.status !== 0 || /\[(warn|emerg|alert|crit|error)\]/.test(test.stderr)) throw new Error(`${role}: ${test.stderr}`);
  const child = spawn('sh', [script, role, 'run'], { env, stdio: ['ignore', 'ignore', process.env['SUITE_KEEP'] ? 'inherit' : 'ignore'] });
  running.add(child);
  child.once('close', () => running.delete(child));
}

export async function stopNginx(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const closed = new Promise((resolve) => void child.once('close', resolve));
      child.kill('SIGTERM');
      await closed;
    }),
  );
}
