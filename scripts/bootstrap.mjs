// First step of `npm start` and `npm test`: plain Node, so that it works before anything is installed.
// Checks the Node version, installs the locked dependencies when they are missing or stale,
// then hands over to scripts/<command>.ts. Signals reach it, its exit code is ours.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pnpm = 'pnpm@12.21.0';
const required = [20, 19];
const folder = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(folder, 'node_modules');
const stampFile = join(modules, '.install-stamp');

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > required[0] || (major === required[0] && minor >= required[1])) return;
  fail(`Node.js ${required.join('.')} or newer is needed; this is ${process.versions.node}. Get one at https://nodejs.org.`);
}

function lockStamp() {
  const hash = createHash('sha256');
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

function isReadOnly(path) {
  if (!existsSync(path)) return false;
  try {
    accessSync(path, constants.W_OK);
    return false;
  } catch {
    return true;
  }
}

/** pnpm leaves a copy of the lock file that it has installed. */
function holdsLockedPackages() {
  const installed = join(modules, '.pnpm', 'lock.yaml');
  return existsSync(installed) && readFileSync(installed).equals(readFileSync(join(folder, 'pnpm-lock.yaml')));
}

function install() {
  const stamp = lockStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (isReadOnly(modules)) {
    if (holdsLockedPackages()) return;
    const fault = 'The folder node_modules cannot be written, and it does not hold what pnpm-lock.yaml names.';
    fail(`${fault} Install the dependencies where it can be.`);
  }
  process.stdout.write('installing dependencies (once, about half a minute) ...\n');
  const isWindows = process.platform === 'win32';
  const args = ['-y', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=error'];
  const result = spawnSync(isWindows ? 'npx.cmd' : 'npx', args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
    // Never ask: there may be nobody to answer.
    env: { ...process.env, CI: 'true', npm_config_update_notifier: 'false' },
  });
  if (result.status !== 0) fail('The dependencies could not be installed; the lines above say why. Is the npm registry reachable?');
  writeFileSync(stampFile, stamp);
}

function run(command, args) {
  const script = join(folder, 'scripts', `${command}.ts`);
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { cwd: folder, stdio: 'inherit' });
  // Ctrl-C reaches the child by itself, a kill of this process does not; the child takes a repeated signal as one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm runs us in a shell and ends only that shell on a signal: an orphan stops as if it had got it.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
  if (!process.env.npm_lifecycle_event) clearInterval(watch);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

const [command, ...args] = process.argv.slice(2);
if (command !== 'start' && command !== 'test') fail('usage: node scripts/bootstrap.mjs start|test [--help]');
checkNode();
install();
run(command, args);
