// What a process has used so far, as Linux tells it.
import { readFileSync, readdirSync } from 'node:fs';

const ticksPerSecond = 100;

function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Seconds of processor time. */
export function cpuSeconds(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Seconds of processor time of all children, those that have ended included: of a PostgreSQL server, its work. */
export function familyCpuSeconds(parent: number): number {
  const own = statOf(parent);
  let sum = (Number(own[11]) + Number(own[12]) + Number(own[13]) + Number(own[14])) / ticksPerSecond;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      if (Number(statOf(Number(name))[1]) === parent) sum += cpuSeconds(Number(name));
    } catch {
      // It has ended meanwhile, and its parent has its time.
    }
  }
  return sum;
}

/** Megabytes that the process holds. */
export function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
