// A child process with its log in a file, stopped in an orderly way.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';

export interface ProcessPlan {
  name: string;
  script: string;
  args?: readonly string[];
  env: NodeJS.ProcessEnv;
  logFile: string;
  /** How long it may take to stop by itself. */
  stopMs?: number;
}

export interface ManagedProcess {
  name: string;
  pid: number | undefined;
  /** Resolves when the process has ended, for whatever reason, with a short description. */
  ended: Promise<string>;
  hasEnded: () => boolean;
  lastLines: () => string;
  /** Asks it to stop, ends it after the grace period, resolves when it is gone. */
  stop: () => Promise<void>;
}

const shownLines = 15;
/** Started and not ended, also those that are not up yet. */
const running = new Set<ManagedProcess>();


export function startProcess({ name, script, args = [], env, logFile, stopMs = 8000 }: ProcessPlan): ManagedProcess {
  mkdirSync(dirname(logFile), { recursive: true });
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`);
  const log = createWriteStream(logFile);
  // Detached: Ctrl-C goes to this process alone, which then stops the others in order.
  // The channel tells a child that this process was killed: it then ends by itself.
  const child = spawn(process.execPath, [script, ...args], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });

  let isEnded = false;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ? `signal ${signal}` : `code ${code}`));
  }).then(async (reason) => {
    isEnded = true;
    log.end();
    await finished(log);
    return reason;
  });

  const stop = async () => {
    if (!isEnded) {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
      await ended;
      clearTimeout(timer);
    }
  };

  const managed: ManagedProcess = {
    name,
    pid: child.pid,
    ended,
    hasEnded: () => isEnded,
    lastLines: () => readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-shownLines).join('\n'),
    stop,
  };
  running.add(managed);
  void ended.then(() => running.delete(managed));
  return managed;
}

/** Stops the servers first and the API last, so that nothing asks an API that is gone. */
export async function stopProcesses(): Promise<void> {
  await Promise.all([...running].filter(({ name }) => name !== 'api').map((process) => process.stop()));
  await Promise.all([...running].map((process) => process.stop()));
}
