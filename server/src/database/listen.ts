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
  /** A line that has died without a word is given up after two of these. */
  readonly beatMs?: number;
}

const retryMs = 1_000;
const beatChannel = 'signal_beat';

export async function listenToDatabase({ url, channels, onGap, beatMs = 5_000 }: SignalOptions): Promise<DatabaseSignal> {
  let client: pg.Client | null = null;
  let pending: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isStopped = false;
  let isBeatHeard = true;

  const connect = async (): Promise<void> => {
    const candidate = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      application_name: 'outage-suite-signals',
    });
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
    candidate.on('notification', ({ channel, payload }) => {
      if (channel === beatChannel) isBeatHeard = true;
      else channels[channel]?.(payload ?? '');
    });
    try {
      await candidate.connect();
      await candidate.query([beatChannel, ...Object.keys(channels)].map((channel) => `listen ${channel}`).join('; '));
      onGap();
      isBeatHeard = true;
      client = candidate;
      pending = null;
    } catch {
      await candidate.end().catch(() => undefined);
      lose();
    }
  };

  // Heard, not only answered: a pooler in between may answer and pass on no message.
  const beat = setInterval(() => {
    const listening = client;
    if (!listening) return;
    if (!isBeatHeard) {
      client = null;
      return void listening.end().catch(() => undefined);
    }
    isBeatHeard = false;
    listening.query(`notify ${beatChannel}`).catch(() => undefined);
  }, beatMs);
  beat.unref();

  await connect();
  return {
    isListening: () => client !== null,
    stop: async () => {
      isStopped = true;
      clearInterval(beat);
      if (retry) clearTimeout(retry);
      await (client ?? pending)?.end().catch(() => undefined);
    },
  };
}
