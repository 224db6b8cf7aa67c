// Builds side by side: webpack is single-threaded, so each worker is a process of its own.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { workspaceFolder } from '../workspace';
import type { BuildInfo } from './build-info';
import type { PlannedBuild } from './target';

export type BuildAnswer = { ok: true; info: BuildInfo } | { ok: false; message: string };

const loader = pathToFileURL(createRequire(`${workspaceFolder}package.json`).resolve('tsx')).href;

function startWorker(): ChildProcess {
  return fork(fileURLToPath(new URL('worker.ts', import.meta.url)), { execArgv: ['--import', loader], cwd: workspaceFolder });
}

function ask(worker: ChildProcess, target: PlannedBuild): Promise<BuildAnswer> {
  return new Promise((resolve) => {
    const onExit = (code: number | null) => resolve({ ok: false, message: `the build process ended with code ${code}` });
    worker.once('exit', onExit);
    worker.once('message', (answer: BuildAnswer) => {
      worker.off('exit', onExit);
      resolve(answer);
    });
    worker.send(target);
  });
}

/** Builds all targets in at most `limit` processes; reports each as it ends. */
export async function buildInWorkers(
  targets: readonly PlannedBuild[],
  limit: number,
  report: (target: PlannedBuild, answer: BuildAnswer) => void,
): Promise<void> {
  const queue = [...targets];
  const work = async () => {
    const worker = startWorker();
    for (let target = queue.shift(); target; target = queue.shift()) report(target, await ask(worker, target));
    worker.kill();
  };
  await Promise.all(Array.from({ length: Math.min(limit, targets.length) }, work));
}
