// Repeats a piece of work over a number of connections for a while and notes how long each took.
import { performance } from 'node:perf_hooks';
import { quantile } from '../report/statistic';

export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
}

/** One lane per connection: each repeats its work without a pause. */
export async function runLoad(lanes: readonly (() => Promise<void>)[], seconds: number): Promise<LoadResult> {
  const times: number[] = [];
  const started = performance.now();
  const deadline = started + seconds * 1000;
  const repeat = async (work: () => Promise<void>) => {
    while (performance.now() < deadline) {
      const begun = performance.now();
      await work();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(lanes.map(repeat));
  const elapsed = (performance.now() - started) / 1000;
  return { perSecond: times.length / elapsed, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
