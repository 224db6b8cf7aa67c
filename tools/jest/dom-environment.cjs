// jsdom lacks parts of the web platform that Node has and that ky and the router use.
// Its own FormData stays: React reads forms with it.
const { TestEnvironment } = require('jest-environment-jsdom');

const names = ['TextEncoder', 'TextDecoder', 'fetch', 'Request', 'Response', 'Headers', 'Blob', 'AbortController',
  'AbortSignal', 'ReadableStream', 'WritableStream', 'TransformStream', 'structuredClone'];

module.exports = class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of names) this.global[name] = globalThis[name];
    // Node's own MessageChannel keeps the process alive, so React's scheduler gets one made of timers.
    this.global.MessageChannel = class {
      constructor() {
        const port = () => ({ onmessage: null, close() {} });
        this.port1 = port();
        this.port2 = { ...port(), postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data }), 0) };
      }
    };
  }
};
