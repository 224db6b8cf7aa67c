import { describe, expect, it, jest } from '@jest/globals';
import { provideConfig } from 'shared-ui/config';

type Listener = (...words: unknown[]) => void;

const io = jest.fn();
jest.mock('socket.io-client', () => ({ io }));

/** A Socket.IO socket of which only the listeners matter. */
async function openFake() {
  const { openLiveSocket } = await import('./live-socket');
  const [ofSocket, ofManager] = [new Map<string, Listener>(), new Map<string, Listener>()];
  const socket = {
    active: false,
    on: (name: string, listener: Listener) => ofSocket.set(name, listener),
    io: { on: (name: string, listener: Listener) => ofManager.set(name, listener) },
  };
  io.mockReturnValue(socket);
  provideConfig({ apiUrl: 'http://localhost:3010', outageExternalUrl: '', organizationViewUrl: '', mapTileUrl: null });
  const heard: string[] = [];
  const hear = (name: string) => () => void heard.push(name);
  openLiveSocket({
    onConnected: hear('connected'), onLost: hear('lost'), onDropped: hear('dropped'), onUnauthorized: hear('unauthorized'),
    onGaveUp: hear('gaveUp'), onMessage: hear('message'), onPing: hear('ping'),
  });
  return { socket, heard, ofSocket, ofManager };
}

describe('live socket', () => {
  it('tells what the line has lost from what the server has closed, and not of what the page has ended itself', async () => {
    const { socket, heard, ofSocket } = await openFake();
    ofSocket.get('disconnect')?.('io client disconnect');
    expect(heard).toEqual([]);
    ofSocket.get('disconnect')?.('io server disconnect');
    socket.active = true;
    ofSocket.get('disconnect')?.('ping timeout');
    expect(heard).toEqual(['dropped', 'lost']);
  });

  it('passes the heartbeat of the server on', async () => {
    const { heard, ofManager } = await openFake();
    ofManager.get('ping')?.();
    expect(heard).toEqual(['ping']);
  });
});
