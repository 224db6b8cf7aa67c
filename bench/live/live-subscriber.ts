// A subscriber of the live stream that speaks just enough of the Socket.IO protocol.
import WebSocket from 'ws';

export interface LiveSubscriber {
  /** Asks for the snapshot; resolves when it has come. */
  subscribe: () => Promise<void>;
  close: () => void;
}

export function connectLive(apiUrl: string, token: string): Promise<LiveSubscriber> {
  const socket = new WebSocket(`${apiUrl.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
  let onSnapshot: () => void = () => undefined;
  const subscriber: LiveSubscriber = {
    subscribe: () =>
      new Promise((resolve) => {
        onSnapshot = resolve;
        socket.send('42["subscribe","initialOpenOutagesTopic"]');
      }),
    close: () => socket.terminate(),
  };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1', 0, 40);
      if (text.startsWith('0{')) socket.send(`40${JSON.stringify({ token })}`);
      else if (text.startsWith('40')) resolve(subscriber);
      else if (text.startsWith('42["initialOpenOutagesTopic"')) onSnapshot();
      else if (text === '2') socket.send('3');
    });
  });
}
