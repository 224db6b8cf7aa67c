// One build at a time in a workspace: `npm test` may start while `npm start` is still building.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheFolder } from '../workspace';

const lockFile = join(cacheFolder, 'build.lock');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function tryLock(): boolean {
  mkdirSync(cacheFolder, { recursive: true });
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Removes the lock of a build that was killed. */
function clearDeadLock(): void {
  try {
    const owner = Number(readFileSync(lockFile, 'utf8'));
    if (owner > 0 && !isAlive(owner)) rmSync(lockFile, { force: true });
  } catch {
    // The owner has just removed it.
  }
}

export async function withBuildLock<T>(work: () => Promise<T>): Promise<T> {
  while (!tryLock()) {
    clearDeadLock();
    await wait(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}
