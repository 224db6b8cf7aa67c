import { cpus, totalmem, version } from 'node:os';

/** Enough to know whether figures can be compared. */
export function describeMachine(): string {
  const [first] = cpus();
  return `${cpus().length} cores ${first?.model.trim() ?? ''}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${version()}, Node ${process.version}`;
}
