// What the process itself says, under the names that Prometheus' dashboards know.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createGauge, type Meter } from './meter';

const lagResolutionMs = 10;

interface ProcessGauges {
  readonly meters: readonly Meter[];
  stop(): void;
}

export function watchProcess(): ProcessGauges {
  const lag = monitorEventLoopDelay({ resolution: lagResolutionMs });
  lag.enable();
  // The timer that measures is late by itself: only what exceeds its rhythm is lag.
  const lagSeconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - lagResolutionMs / 1e3) : 0);
  const startedAt = Date.now() / 1000 - process.uptime();

  const cpu: Meter = {
    name: 'process_cpu_seconds_total',
    help: 'Processor time, user and system.',
    type: 'counter',
    read: () => {
      const { user, system } = process.cpuUsage();
      return [{ labels: {}, value: (user + system) / 1e6 }];
    },
  };
  const eventLoopLag: Meter = {
    name: 'nodejs_eventloop_lag_seconds',
    help: 'How late the event loop was since the last scrape.',
    type: 'gauge',
    read: () => {
      const samples = [
        { labels: { quantile: '0.5' }, value: lagSeconds(lag.percentile(50)) },
        { labels: { quantile: '0.99' }, value: lagSeconds(lag.percentile(99)) },
        { labels: { quantile: '1' }, value: lagSeconds(lag.max) },
      ];
      lag.reset();
      return samples;
    },
  };
  return {
    meters: [
      cpu,
      createGauge('process_resident_memory_bytes', 'Memory held by the process.', () => process.memoryUsage.rss()),
      createGauge('nodejs_heap_size_used_bytes', 'Memory used by JavaScript.', () => process.memoryUsage().heapUsed),
      createGauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', () => startedAt),
      eventLoopLag,
    ],
    stop: () => lag.disable(),
  };
}
