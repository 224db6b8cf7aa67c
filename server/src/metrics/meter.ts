// Counters, gauges and histograms, and the text form in which Prometheus reads them (version 0.0.4).

export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  readonly labels: Labels;
  readonly value: number;
  /** Of the parts of a histogram: `_bucket`, `_sum`, `_count`. */
  readonly suffix?: string;
}

/** One metric. It names its unit at the end, as is the custom: `_seconds`, `_bytes`, `_total`. */
export interface Meter {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  read(): readonly Sample[] | Promise<readonly Sample[]>;
}

export interface Counter extends Meter {
  add(labels: Labels, amount?: number): void;
}

export interface Histogram extends Meter {
  observe(labels: Labels, value: number): void;
}

/** Labels come from tables of the program, never from what a caller sends; should one slip in, memory stays bounded. */
const labelSetsAtMost = 2_000;

function createSeries<State>(make: () => State) {
  const series = new Map<string, { readonly labels: Labels; state: State }>();
  return {
    at: (labels: Labels): { state: State } => {
      const key = Object.values(labels).join('\u0000');
      const known = series.get(key);
      if (known) return known;
      const fresh = { labels, state: make() };
      if (series.size < labelSetsAtMost) series.set(key, fresh);
      return fresh;
    },
    all: () => [...series.values()],
  };
}

export function createCounter(name: string, help: string): Counter {
  const series = createSeries(() => 0);
  return {
    name,
    help,
    type: 'counter',
    add: (labels, amount = 1) => void (series.at(labels).state += amount),
    read: () => series.all().map(({ labels, state }) => ({ labels, value: state })),
  };
}

export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const series = createSeries(() => ({ buckets: bounds.map(() => 0), sum: 0, count: 0 }));
  return {
    name,
    help,
    type: 'histogram',
    observe: (labels, value) => {
      const { state } = series.at(labels);
      state.sum += value;
      state.count += 1;
      bounds.forEach((bound, index) => {
        if (value <= bound) state.buckets[index] = (state.buckets[index] ?? 0) + 1;
      });
    },
    read: () =>
      series
        .all()
        .flatMap(({ labels, state }) => [
          ...bounds.map((bound, index) => ({
            suffix: '_bucket',
            labels: { ...labels, le: String(bound) },
            value: state.buckets[index] ?? 0,
          })),
          { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: state.count },
          { suffix: '_sum', labels, value: state.sum },
          { suffix: '_count', labels, value: state.count },
        ]),
  };
}

/** A value that is looked up when it is asked for; null: nobody can say at the moment. */
export function createGauge(name: string, help: string, look: () => number | null | Promise<number | null>): Meter {
  return {
    name,
    help,
    type: 'gauge',
    read: async () => {
      const value = await look();
      return value === null ? [] : [{ labels: {}, value }];
    },
  };
}

const escapeValue = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function writeSample(name: string, { suffix = '', labels, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeValue(text)}"`);
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}

export async function writeMeters(meters: readonly Meter[]): Promise<string> {
  const blocks = await Promise.all(
    meters.map(async (meter) => {
      const { name, help, type } = meter;
      const samples = await meter.read();
      return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map((sample) => writeSample(name, sample)), ''].join('\n');
    }),
  );
  return blocks.join('');
}
