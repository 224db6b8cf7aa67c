// The clients of the live measurements, in a process of their own: plain WebSockets, which speak just
// enough of the Socket.IO protocol, so that what is measured is the server and not its client library.
import { performance } from 'node:perf_hooks';
import WebSocket from 'ws';
import { quantile } from './statistic';

interface ConnectOrder {
  kind: 'connect';
  url: string;
  count: number;
  /** Null: nothing is said, the server just sends. */
  token: string | null;
}

export type ClientOrder = ConnectOrder | { kind: 'report' } | { kind: 'leave' };

export interface ClientReport {
  /** Milliseconds until the last client had its snapshot, or was connected where there is none. */
  ready?: number;
  deliveries?: number;
  p50?: number;
  p95?: number;
  p99?: number;
}

let sockets: WebSocket[] = [];
let delays: number[] = [];

const tell = (report: ClientReport) => process.send?.(report);

/** Events carry the moment at which they were sent in their number: `B<epoch milliseconds>-<count>`. */
const stamp = /"sfmsId":"B(\d+\.?\d*)-/;

function noteArrival(text: string): void {
  const sentAt = stamp.exec(text.slice(0, 200))?.[1];
  if (sentAt !== undefined) delays.push(performance.timeOrigin + performance.now() - Number(sentAt));
}

function join({ url, token }: ConnectOrder, onReady: () => void): WebSocket {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  if (token === null) socket.once('open', onReady);
  socket.on('message', (data: Buffer) => {
    const text = data.toString('latin1');
    if (token !== null && text.startsWith('0{')) socket.send(`40${JSON.stringify({ token })}`);
    else if (token !== null && text.startsWith('40')) socket.send('42["subscribe","initialOpenOutagesTopic"]');
    else if (text.startsWith('42["initialOpenOutagesTopic"')) onReady();
    else if (text === '2') socket.send('3');
    else noteArrival(text);
  });
  socket.on('error', (error) => process.stderr.write(`${error.message}\n`));
  return socket;
}

process.on('message', (order: ClientOrder) => {
  if (order.kind === 'connect') {
    const started = performance.now();
    let waiting = order.count;
    const onReady = () => {
      waiting -= 1;
      if (waiting === 0) tell({ ready: performance.now() - started });
    };
    sockets = Array.from({ length: order.count }, () => join(order, onReady));
  } else if (order.kind === 'report') {
    tell({ deliveries: delays.length, p50: quantile(delays, 0.5), p95: quantile(delays, 0.95), p99: quantile(delays, 0.99) });
    delays = [];
  } else {
    for (const socket of sockets) socket.terminate();
    tell({});
  }
});
