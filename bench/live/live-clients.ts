// The clients of the live measurements, in a process of their own. They are plain WebSockets that speak just enough of
// the Socket.IO protocol, so the bench measures the server and not its client library.
import { performance } from 'node:perf_hooks';
import WebSocket from 'ws';
import { quantile } from '../report/statistic';

interface ConnectOrder {
  kind: 'connect';
  url: string;
  /** As many of each session; null speaks to the plain server. */
  groups: readonly { token: string | null; count: number }[];
}

export type ClientOrder = ConnectOrder | { kind: 'subscribe' } | { kind: 'report' } | { kind: 'leave' };

export interface ClientReport {
  /** Milliseconds until the last client was connected, or had its snapshot. */
  ready: number;
  /** Characters of a snapshot. */
  snapshotLength: number;
  deliveries: number;
  /** From the moment in the event. */
  whole: Readonly<Record<'p50' | 'p95', number>>;
  /** From the arrival at the first client. */
  spread: Readonly<Record<'p50' | 'p95', number>>;
}

const isSubscribed = 'subscribed';
const subscribeText = '42["subscribe","initialOpenOutagesTopic"]';

let sockets: { socket: WebSocket; isPlain: boolean }[] = [];
let snapshotLength = 0;
let onSnapshot: () => void = () => undefined;
let arrivals = new Map<string, number[]>();

const tell = (report: Partial<ClientReport>) => process.send?.(report);
const now = () => performance.timeOrigin + performance.now();

/** Events carry the moment at which they were sent in their number: `B<epoch milliseconds>-<count>`. */
const stamp = /"sfmsId":"(B\d+\.?\d*-\d+)"/g;

/** Several events may come in one message of TCP, but each is a message of its own here. */
function noteArrival(text: string): void {
  for (const [, id = ''] of text.matchAll(stamp)) {
    const known = arrivals.get(id);
    if (known) known.push(now());
    else arrivals.set(id, [now()]);
  }
}

function join(url: string, token: string | null, onConnected: () => void): { socket: WebSocket; isPlain: boolean } {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  if (token === null) socket.once('open', onConnected);
  socket.on('message', (data: Buffer) => {
    if (data.length > 20_000) {
      snapshotLength = data.length;
      return onSnapshot();
    }
    const text = data.toString('latin1');
    if (token !== null && text.startsWith('0{')) socket.send(`40${JSON.stringify({ token })}`);
    else if (token !== null && text.startsWith('40')) onConnected();
    else if (text.startsWith('42["initialOpenOutagesTopic"')) onSnapshot();
    else if (text === '2') socket.send('3');
    else if (text.startsWith('42["newOutage"')) noteArrival(text);
  });
  socket.on('error', (error) => process.stderr.write(`${error.message}\n`));
  return { socket, isPlain: token === null };
}

function whenAll(count: number): () => void {
  const started = performance.now();
  let waiting = count;
  return () => {
    waiting -= 1;
    if (waiting === 0) tell({ ready: performance.now() - started, snapshotLength });
  };
}

function report(): void {
  const whole: number[] = [];
  const spread: number[] = [];
  for (const [id, moments] of arrivals) {
    const sentAt = Number(id.slice(1).split('-')[0]);
    const first = Math.min(...moments);
    for (const moment of moments) {
      whole.push(moment - sentAt);
      spread.push(moment - first);
    }
  }
  arrivals = new Map();
  const both = (values: readonly number[]) => ({ p50: quantile(values, 0.5), p95: quantile(values, 0.95) });
  tell({ deliveries: whole.length, whole: both(whole), spread: both(spread) });
}

process.on('message', (order: ClientOrder) => {
  if (order.kind === 'connect') {
    const onConnected = whenAll(order.groups.reduce((sum, { count }) => sum + count, 0));
    sockets = order.groups.flatMap(({ token, count }) => Array.from({ length: count }, () => join(order.url, token, onConnected)));
  } else if (order.kind === 'subscribe') {
    onSnapshot = whenAll(sockets.length);
    for (const { socket, isPlain } of sockets) socket.send(isPlain ? isSubscribed : subscribeText);
  } else if (order.kind === 'report') {
    report();
  } else {
    const onGone = whenAll(sockets.length);
    for (const { socket } of sockets) {
      socket.once('close', onGone);
      socket.close();
    }
    sockets = [];
  }
});
