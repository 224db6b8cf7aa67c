// What the live feed is measured against: a bare WebSocket server that broadcasts the same bytes, and a
// bare HTTP server that sends a file of the size of a snapshot.
import { createServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import { WebSocketServer } from 'ws';

export interface PlainOrder {
  snapshotBytes: number;
  /** An event as the live feed sends it, with `STAMP` for its number. */
  event: string;
  perSecond: number;
  seconds: number;
}

process.once('message', ({ snapshotBytes }: PlainOrder) => {
  const file = Buffer.alloc(snapshotBytes, 'x');
  const http = createServer((_request, response) => response.end(file));
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
  http.listen(0, '127.0.0.1', () => process.send?.(http.address()));

  process.on('message', ({ event, perSecond, seconds }: PlainOrder) => {
    let left = perSecond * seconds;
    const timer = setInterval(() => {
      left -= 1;
      const stamped = event.replace('STAMP', `B${performance.timeOrigin + performance.now()}-${left}`);
      for (const socket of sockets.clients) socket.send(stamped);
      if (left > 0) return;
      clearInterval(timer);
      process.send?.('done');
    }, 1000 / perSecond);
  });
});
