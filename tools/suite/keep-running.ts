// The API comes back when something killed it; the embedded database lives on meanwhile and is joined again.
import type { ManagedProcess } from './managed-process';

interface KeepOptions {
  readonly start: () => Promise<ManagedProcess>;
  readonly isStopping: () => boolean;
  readonly log: (line: string) => void;
  /** It ended too often, or could not be started again. */
  readonly onGivenUp: (reason: string) => void;
  readonly now?: () => number;
}

/** So many within so long, then there is no point in it. */
const restarts = { count: 5, withinMs: 300_000 };

export async function keepRunning(
  first: ManagedProcess,
  { start, isStopping, log, onGivenUp, now = Date.now }: KeepOptions,
): Promise<void> {
  const ends: number[] = [];
  let running = first;
  for (;;) {
    const reason = await running.ended;
    if (isStopping()) return;
    ends.push(now());
    const recent = ends.filter((at) => at > now() - restarts.withinMs);
    if (recent.length > restarts.count)
      return onGivenUp(`the ${running.name} ended ${recent.length} times (${reason}), stopping:\n${running.lastLines()}`);
    log(`the ${running.name} ended (${reason}) and is started again`);
    try {
      running = await start();
    } catch (error) {
      if (!isStopping()) onGivenUp(error instanceof Error ? error.message : String(error));
      return;
    }
    log(`the ${running.name} answers again`);
  }
}
