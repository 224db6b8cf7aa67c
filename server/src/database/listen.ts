// Hears what other processes tell through the database: one connection that listens and, when it
// breaks, comes back by itself.
import pg from 'pg';

export interface DatabaseSignal {
  isListening(): boolean;
  stop(): Promise<void>;
}

interface SignalOptions {
  readonly url: string;
  /** What to do with a message, by the name of its channel. */
  readonly channels: Readonly<Record<string, (message: string) => void>>;
  /** Messages may have been missed. */
  readonly onGap: () => void;
}

const retryMs = 1_000;

export async function listenToDatabase({ url, channels, onGap }: SignalOptions): Promise<DatabaseSignal> {
  let client: pg.Client | null = null;
  let pending: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isStopped = false;

  const connect = async (): Promise<void> => {
    const candidate = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000, application_name: 'outage-suite-signals' });
    pending = candidate;
    const lose = (): void => {
      if (client === candidate) client = null;
      onGap();
      if (isStopped || retry) return;
      retry = setTimeout(() => {
        retry = null;
        void connect();
      }, retryMs);
      retry.unref();
    };
    candidate.on('error', () => undefined);
    candidate.on('end', lose);
    candidate.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''));
    try {
      await candidate.connect();
      await candidate.query(Object.keys(channels).map((channel) => `listen ${channel}`).join('; '));
      onGap();
      client = candidate;
      pending = null;
    } catch {
      await candidate.end().catch(() => undefined);
      lose();
    }
  };

  await connect();
  return {
    isListening: () => client !== null,
    stop: async () => {
      isStopped = true;
      if (retry) clearTimeout(retry);
      await (client ?? pending)?.end().catch(() => undefined);
    },
  };
}
