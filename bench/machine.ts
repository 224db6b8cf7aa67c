import { cpus, loadavg, totalmem } from 'node:os';

/** Enough to know whether figures can be compared. */
export function describeMachine(): string {
  const [first] = cpus();
  return `${cpus().length} cores ${first?.model.trim() ?? ''}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} at the end`;
}
