import type { Server, Socket } from 'socket.io';
import type { LiveMessages } from './live-message';

/** What clients may say. The topic is whatever they send: it is checked where it is used. */
interface ClientMessages {
  subscribe: (topic: unknown) => void;
}

interface SocketData {
  /** Of the organisation of the one who connected. */
  room: string;
}

type NoMessages = Record<never, never>;

export type LiveServer = Server<ClientMessages, LiveMessages, NoMessages, SocketData>;
export type LiveSocket = Socket<ClientMessages, LiveMessages, NoMessages, SocketData>;
