// Finds nginx and envsubst, or gets them where that is allowed.
import { spawnSync } from 'node:child_process';

const works = (command: string, argument: string) => spawnSync(command, [argument], { stdio: 'ignore' }).status === 0;
const areThere = () => works('nginx', '-v') && works('envsubst', '--version');

/** False: they are missing and this user may not install them. */
export function findNginx(log: (line: string) => void): boolean {
  if (areThere()) return true;
  if (process.getuid?.() !== 0 || !works('apt-get', '--version')) return false;
  log('no nginx found, installing one ...');
  const run = (args: readonly string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  run(['update']);
  // Installed, but not as a service of this machine: it would take port 80.
  run(['install', '-y', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold', 'nginx-light', 'gettext-base']);
  spawnSync('nginx', ['-s', 'stop'], { stdio: 'ignore' });
  return areThere();
}
