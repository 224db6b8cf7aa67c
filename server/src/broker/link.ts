// One session at the broker: connected, lost and connected again, for as long as its place is held.
import { readFile } from 'node:fs/promises';
import type { IClientOptions, MqttClient } from 'mqtt';
import type { BrokerSettings } from '../settings/broker-settings';
import type { Message } from './inbox';

export interface Link {
  isConnected(): boolean;
  /** How long it has been since a message came or the session was resumed; null while it is away. */
  quietMs(): number | null;
  /** Whether the broker has nothing for this session: its answer to a question comes behind all that it has sent. */
  isDrained(): Promise<boolean>;
  /** The broker keeps the session and what comes for it, unless the session is over. */
  stop(options?: { readonly isOver?: boolean }): Promise<void>;
}

interface LinkOptions {
  readonly settings: BrokerSettings;
  readonly clientId: string;
  readonly filter: string;
  /** False: what the session still holds is taken, and nothing further is sent to it. */
  readonly isSubscribed: boolean;
  readonly onMessage: (message: Message) => void;
  readonly onError: (error: unknown) => void;
}

/** How long a session waits for a process to come back. */
const sessionSeconds = 7 * 24 * 60 * 60;
/** Messages that are not acknowledged, and bytes of one: together they bound the memory. */
const receiveMaximum = 200;
const maximumPacketSize = 1024 * 1024;
const firstWaitMs = 250;
const longestWaitMs = 30_000;

async function optionsOf({ settings, clientId }: LinkOptions): Promise<IClientOptions> {
  const { username, password, caFile, certFile, keyFile } = settings;
  // Read each time: certificates are renewed while the process runs.
  const [ca, cert, key] = await Promise.all([caFile, certFile, keyFile].map((file) => (file === null ? null : readFile(file))));
  return {
    protocolVersion: 5,
    clientId,
    clean: false,
    reconnectPeriod: 0,
    resubscribe: false,
    connectTimeout: 10_000,
    keepalive: 30,
    properties: { sessionExpiryInterval: sessionSeconds, receiveMaximum, maximumPacketSize },
    ...(username !== null && { username }),
    ...(password !== null && { password }),
    ...(ca && { ca }),
    ...(cert && key && { cert, key }),
  };
}

export function openLink(options: LinkOptions): Link {
  const { settings, filter, isSubscribed, onMessage, onError } = options;
  let current: MqttClient | null = null;
  let heardAt: number | null = null;
  let waitMs = firstWaitMs;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  function retry(): void {
    if (isStopped || timer) return;
    timer = setTimeout(() => {
      timer = null;
      void connect();
    }, waitMs * (0.5 + Math.random()));
    timer.unref();
    waitMs = Math.min(2 * waitMs, longestWaitMs);
  }

  async function connect(): Promise<void> {
    try {
      const { connect: open } = await import('mqtt');
      const settled = await optionsOf(options);
      if (!isStopped) watch(open(settings.url, settled));
    } catch (error) {
      onError(error);
      retry();
    }
  }

  function watch(client: MqttClient): void {
    current = client;
    client.handleMessage = ({ topic, payload, qos }, callback) => {
      heardAt = performance.now();
      // An error lets the client go on to the next message and leave this one unacknowledged.
      callback(new Error('acknowledged later'));
      // On another connection the same number may mean another message.
      const acknowledge = () => void (qos > 0 && client === current && client.connected && callback());
      onMessage({ topic, text: payload.toString(), acknowledge });
    };
    const ready = (error?: Error | null): void => {
      if (error) {
        onError(error);
        return void client.end(true);
      }
      heardAt = performance.now();
      waitMs = firstWaitMs;
    };
    client.on('connect', () => {
      if (isSubscribed) client.subscribe(filter, { qos: 1 }, ready);
      else client.unsubscribe(filter, ready);
    });
    client.on('error', onError);
    client.on('close', () => {
      if (client !== current) return;
      current = null;
      heardAt = null;
      client.end(true);
      retry();
    });
  }

  void connect();
  return {
    isConnected: () => heardAt !== null,
    quietMs: () => (heardAt === null ? null : performance.now() - heardAt),
    isDrained: async () => {
      const [client, heardBefore] = [current, heardAt];
      if (!client || heardBefore === null) return false;
      const isAnswered = await new Promise<boolean>((resolve) => {
        client.once('close', () => resolve(false));
        client.unsubscribe(filter, (error) => resolve(!error));
      });
      return isAnswered && client === current && heardAt === heardBefore;
    },
    stop: async ({ isOver = false } = {}) => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      const client = current;
      current = null;
      heardAt = null;
      if (!client) return;
      if (!client.connected) return void client.end(true);
      const farewell = isOver ? { reasonCode: 0, properties: { sessionExpiryInterval: 0 } } : { reasonCode: 0 };
      await new Promise<void>((resolve) => client.end(false, farewell, () => resolve()));
    },
  };
}
