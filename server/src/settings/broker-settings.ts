// The message broker: MQTT_URL, _TOPIC, _SOURCE, _GROUP, _USERNAME, _PASSWORD, _CA_FILE, _CERT_FILE, _KEY_FILE.

/** An MQTT 5 broker by which sources report. */
export interface BrokerSettings {
  /** `mqtt:`, `mqtts:`, `ws:` or `wss:`. */
  readonly url: string;
  /** `{source}` stands for the level that names the source; `+` and `#` match as in every subscription. */
  readonly topic: string;
  /** The source of every message where the topic names none. */
  readonly source: string;
  /** Processes of one group share the messages; also the beginning of their client ids. */
  readonly group: string;
  readonly username: string | null;
  readonly password: string | null;
  /** PEM files: who signed the broker's certificate, and the certificate and key that the suite shows. */
  readonly caFile: string | null;
  readonly certFile: string | null;
  readonly keyFile: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const schemes: ReadonlySet<string> = new Set(['mqtt:', 'mqtts:', 'ws:', 'wss:']);
const sourceLevel = '{source}';

function readUrl(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !schemes.has(url.protocol)) throw new Error('MQTT_URL must be an address such as mqtts://broker.example.org:8883.');
  // The address is in log lines.
  if (url.username || url.password) throw new Error('MQTT_URL must not hold credentials: set MQTT_USERNAME and MQTT_PASSWORD.');
  return given;
}

function readTopic(given: string): string {
  const levels = given.split('/');
  const isWhole = levels.every((level, index) => {
    if (level === '#') return index === levels.length - 1;
    return level === '+' || level === sourceLevel || !/[+#{}]/.test(level);
  });
  if (!isWhole || levels.filter((level) => level === sourceLevel).length > 1 || given.startsWith('$'))
    throw new Error('MQTT_TOPIC must be a topic such as outages/{source}, with {source}, + and # as whole levels.');
  return given;
}

/** Null: there is no broker. Throws an Error that names the wrong variable. */
export function readBroker(environment: Environment): BrokerSettings | null {
  const read = (name: string) => environment[`MQTT_${name}`] || null;
  const url = read('URL');
  if (url === null) return null;
  const group = read('GROUP') ?? 'outage-suite';
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(group)) throw new Error('MQTT_GROUP must be 1 to 40 letters, digits, - or _.');
  const [certFile, keyFile] = [read('CERT_FILE'), read('KEY_FILE')];
  if ((certFile === null) !== (keyFile === null)) throw new Error('MQTT_CERT_FILE and MQTT_KEY_FILE are needed together.');
  return {
    url: readUrl(url),
    topic: readTopic(read('TOPIC') ?? `outages/${sourceLevel}`),
    source: read('SOURCE') ?? 'default',
    group,
    username: read('USERNAME'),
    password: read('PASSWORD'),
    caFile: read('CA_FILE'),
    certFile,
    keyFile,
  };
}
