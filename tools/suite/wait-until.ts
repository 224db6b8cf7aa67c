// Waits until an address answers, or says why it never will.
import { setTimeout as wait } from 'node:timers/promises';
import type { ManagedProcess } from './managed-process';

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Resolves when the address answers 200; throws when the process ends or the time is over. */
export async function waitUntilUp(url: string, process: ManagedProcess, limitMs: number): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await answers(url))) {
    if (process.hasEnded()) throw new Error(`${process.name} ended while starting (${await process.ended}):\n${process.lastLines()}`);
    if (Date.now() > deadline)
      throw new Error(`${process.name} did not answer at ${url} within ${limitMs / 1000} s:\n${process.lastLines()}`);
    await wait(100);
  }
}

/** The same for a server that is no process of ours to watch. */
export async function waitUntilAnswered(url: string, limitMs: number): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await answers(url))) {
    if (Date.now() > deadline) throw new Error(`Nothing answered at ${url} within ${limitMs / 1000} s.`);
    await wait(100);
  }
}
