// Socket.IO behind the few words that the stream needs, so that tests need no network.
import { limits } from 'shared-contracts/constant/limit';
import { liveEvents } from 'shared-contracts/realtime/live-stream';
import { getConfig } from 'shared-ui/config';
import { getToken } from 'shared-ui/session';
import { io } from 'socket.io-client';
import { type StreamEventName, streamEventNames } from './stream-message';

export interface SocketListener {
  readonly onConnected: () => void;
  /** The connection is gone and is being tried again. */
  readonly onLost: () => void;
  /** The server closed the connection itself: the client does not try again. */
  readonly onDropped: () => void;
  /** The server does not accept the token. */
  readonly onUnauthorized: () => void;
  /** All attempts are used up. */
  readonly onGaveUp: () => void;
  readonly onMessage: (name: StreamEventName, payload: unknown) => void;
  /** The server's heartbeat. */
  readonly onPing: () => void;
}

export interface LiveSocket {
  readonly connect: () => void;
  readonly disconnect: () => void;
  readonly subscribe: () => void;
}

export type OpenSocket = (listener: SocketListener) => LiveSocket;

export const openLiveSocket: OpenSocket = (listener) => {
  const socket = io(getConfig().apiUrl, {
    auth: (give: (data: object) => void) => give({ token: `Bearer ${getToken() ?? ''}` }),
    autoConnect: false,
    forceNew: true,
    // WebSocket first: long polling needs a proxy that sends a client to the same process each time.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionAttempts: limits.reconnectionAttempts,
    timeout: limits.connectionTimeoutMs,
  });
  socket.on('connect', listener.onConnected);
  socket.on('disconnect', (reason) => {
    // What the page itself ended is not to come back.
    if (reason === 'io client disconnect') return;
    if (socket.active) listener.onLost();
    else listener.onDropped();
  });
  socket.on('connect_error', (error) => {
    if (error.message === 'Unauthorized') listener.onUnauthorized();
    else if (socket.active) listener.onLost();
    else listener.onGaveUp();
  });
  socket.io.on('reconnect_failed', listener.onGaveUp);
  socket.io.on('ping', listener.onPing);
  for (const name of streamEventNames) socket.on(name, (payload: unknown) => listener.onMessage(name, payload));
  return {
    connect: () => void socket.connect(),
    disconnect: () => void socket.disconnect(),
    subscribe: () => void socket.emit(liveEvents.subscribe, liveEvents.snapshot),
  };
};
