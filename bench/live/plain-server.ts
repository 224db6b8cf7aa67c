// The bench measures the live stream against two bare servers. A WebSocket server broadcasts the same bytes as one
// prepared frame, and answers with one cached string. An HTTP server sends that string as a file.
import { createServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import * as ws from 'ws';

export type PlainOrder =
  | { kind: 'snapshot'; length: number }
  /** An event as the live stream sends it, with `STAMP` for its number. */
  | { kind: 'broadcast'; event: string; perSecond: number; seconds: number };

let snapshot = '';
const http = createServer((_request, response) => response.end(snapshot));
const server = new ws.WebSocketServer({ server: http, perMessageDeflate: false });
server.on('connection', (socket) => socket.on('message', () => socket.send(snapshot)));
http.listen(0, '127.0.0.1', () => process.send?.(http.address()));

/** ws makes a frame once for all, but has no public call that sends it; this is the one that Engine.IO uses. */
function sendFrame(socket: ws.WebSocket, frame: readonly Buffer[]): void {
  const { _sender: sender } = socket as unknown as { _sender: { sendFrame: (frame: readonly Buffer[]) => void } };
  sender.sendFrame(frame);
}

const { Sender } = ws as unknown as { Sender: { frame: (data: Buffer, options: object) => Buffer[] } };
const makeFrame = (text: string) => Sender.frame(Buffer.from(text), { readOnly: false, mask: false, rsv1: false, opcode: 1, fin: true });

process.on('message', (order: PlainOrder) => {
  if (order.kind === 'snapshot') {
    snapshot = `42["initialOpenOutagesTopic","${'x'.repeat(Math.max(0, order.length - 32))}"]`;
    process.send?.('ready');
    return;
  }
  const { event, perSecond, seconds } = order;
  const begun = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    while (sent < perSecond * seconds && performance.now() - begun >= (sent * 1000) / perSecond) {
      const frame = makeFrame(event.replace('STAMP', `B${performance.timeOrigin + performance.now()}-${sent}`));
      for (const socket of server.clients) sendFrame(socket, frame);
      sent += 1;
    }
    if (sent < perSecond * seconds) return;
    clearInterval(timer);
    process.send?.('done');
  }, 5);
});
