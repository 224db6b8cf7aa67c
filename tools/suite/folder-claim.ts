// One suite at a time on a data folder: a second one would share the first's database, and lose it with the first.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const beside = 'SUITE_DATA_DIR=.data-2 SUITE_PORT=4000 npm start';
const claimFile = (dataDir: string) => join(dataDir, 'start.pid');

function codeOf(error: unknown): unknown {
  const { code }: { code?: unknown } = Object(error);
  return code;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is a process too.
    return codeOf(error) === 'EPERM';
  }
}

/** A number that another program got after the machine was started anew. */
function isSuite(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node');
  } catch {
    return false;
  }
}

function readClaim(dataDir: string): number {
  try {
    return Number(readFileSync(claimFile(dataDir), 'utf8'));
  } catch {
    return 0;
  }
}

/** Claims the folder for this process and answers how to let it go. Throws an error for the user when another suite has it. */
export function claimFolder(dataDir: string, pid = process.pid): () => void {
  mkdirSync(dataDir, { recursive: true });
  for (let turn = 0; turn < 3; turn += 1) {
    try {
      writeFileSync(claimFile(dataDir), String(pid), { flag: 'wx' });
      return () => {
        if (readClaim(dataDir) === pid) rmSync(claimFile(dataDir), { force: true });
      };
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const holder = readClaim(dataDir);
      if (holder > 0 && isAlive(holder) && isSuite(holder)) {
        throw new Error(
          `A suite runs on ${dataDir} already (process ${holder}). Use that one, stop it, or start beside it: ${beside}`,
        );
      }
      rmSync(claimFile(dataDir), { force: true });
    }
  }
  throw new Error(`The folder ${dataDir} could not be claimed: another suite starts there at this moment.`);
}
