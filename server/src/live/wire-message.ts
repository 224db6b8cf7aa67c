// A message for many is written once: the text for clients that poll, and the WebSocket frame. A delivery is then no
// more than one write. Several messages to the same clients are one write too.
import type { LiveMessages } from './live-message';
import { countWaiting } from './backlog';
import type { LiveSocket } from './live-socket';

export interface WireMessage {
  readonly name: keyof LiveMessages;
  /** A Socket.IO packet. */
  readonly text: string;
  /** The same in an Engine.IO message in an unmasked WebSocket text frame. */
  readonly frame: Buffer;
}

const textFrameStart = 0x81;
const lengthIn = { twoBytes: 126, eightBytes: 127 } as const;

/** RFC 6455, "Base Framing Protocol". */
function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const headerLength = length < lengthIn.twoBytes ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(headerLength + length);
  frame[0] = textFrameStart;
  if (headerLength === 2) frame[1] = length;
  else if (headerLength === 4) {
    frame[1] = lengthIn.twoBytes;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = lengthIn.eightBytes;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, headerLength);
  return frame;
}

export function wireMessage<Name extends keyof LiveMessages>(name: Name, message: Parameters<LiveMessages[Name]>[0]): WireMessage {
  const text = `2${JSON.stringify([name, message])}`;
  return { name, text, frame: textFrame(`4${text}`) };
}

/** Sends messages, in order, to sockets. */
export function sendAll(sockets: Iterable<LiveSocket>, messages: readonly WireMessage[]): void {
  const [first] = messages;
  if (!first) return;
  // Engine.IO's own option for a frame made beforehand; Socket.IO's adapter uses it for each single broadcast.
  const frame = messages.length === 1 ? first.frame : Buffer.concat(messages.map((message) => message.frame));
  const framed = { compress: false, wsPreEncodedFrame: [frame] };
  for (const { conn } of sockets) {
    if (conn.transport.name === 'websocket') conn.write(first.text, framed, countWaiting(conn, frame.length));
    else for (const { text, frame: own } of messages) conn.write(text, { compress: false }, countWaiting(conn, own.length));
  }
}
