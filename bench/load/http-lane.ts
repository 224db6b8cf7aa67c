// This client shares the cores with what it measures, so it costs next to nothing. It has one keep-alive connection,
// sends one request at a time, and reads only the length of the answer.
import { connect } from 'node:net';

export interface HttpLane {
  /** Resolves with the status when the answer has come. */
  ask: () => Promise<number>;
  close: () => void;
}

interface HttpRequest {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

const headEnd = Buffer.from('\r\n\r\n');

export function openLane(address: string, { method = 'GET', headers = {}, body = '' }: HttpRequest = {}): HttpLane {
  const { hostname, port, pathname, search, host } = new URL(address);
  const fields = {
    host,
    connection: 'keep-alive',
    ...headers,
    ...(method === 'POST' && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  };
  const request = Buffer.from(
    `${method} ${pathname}${search} HTTP/1.1\r\n${Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body}`,
  );
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let waiting: { resolve: (status: number) => void; reject: (error: Error) => void } | null = null;
  let received = Buffer.alloc(0);
  let missing = -1;
  let status = 0;

  const fail = (message: string) => {
    waiting?.reject(new Error(message));
    waiting = null;
  };
  socket.on('error', (error) => fail(error.message));
  socket.on('close', () => fail(`${host} closed the connection.`));
  socket.on('data', (chunk) => {
    if (missing < 0) {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const end = received.indexOf(headEnd);
      if (end < 0) return;
      const head = received.toString('latin1', 0, end);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      if (length === undefined) return fail(`${host} did not say how long its answer is.`);
      status = Number(head.slice(9, 12));
      missing = Number(length) - (received.length - end - 4);
    } else missing -= chunk.length;
    if (missing > 0) return;
    missing = -1;
    received = Buffer.alloc(0);
    waiting?.resolve(status);
    waiting = null;
  });
  return {
    ask: () =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => void socket.destroy(),
  };
}

/** The work of so many connections; anything but 200 is an error. */
export function openLanes(
  count: number,
  address: string,
  request: HttpRequest = {},
): { lanes: (() => Promise<void>)[]; close: () => void } {
  const opened = Array.from({ length: count }, () => openLane(address, request));
  return {
    lanes: opened.map(({ ask }) => async () => {
      const status = await ask();
      if (status !== 200) throw new Error(`${address} answered ${status}.`);
    }),
    close: () => opened.forEach(({ close }) => close()),
  };
}
