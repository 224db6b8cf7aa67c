// The processes of the API behind the edge, as the machine they run on sees them.

interface ApiProcess {
  readonly port: number;
  readonly pid: number;
}

const processes: readonly ApiProcess[] = JSON.parse(process.env['SUITE_APIS'] ?? '[]');

/** Without METRICS_KEY a process tells its metrics to its own machine; one that is gone has none. */
async function metric({ port }: ApiProcess, series: string): Promise<number> {
  const text = await fetch(`http://localhost:${port}/metrics`).then((answer) => answer.text(), () => '');
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}

export async function withSockets(): Promise<readonly ApiProcess[]> {
  const counts = await Promise.all(processes.map((process) => metric(process, 'suite_live_sockets')));
  return processes.filter((_process, index) => (counts[index] ?? 0) > 0);
}

/** As a machine that fails does it: no farewell, nothing finished. */
export function killAtOnce({ pid }: ApiProcess): void {
  process.kill(pid, 'SIGKILL');
}
