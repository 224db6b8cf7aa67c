import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { isFree, portsOf, requireFree } from './port';

const remotes = [{ name: 'remote-outages', portOffset: 1 }, { name: 'remote-live', portOffset: 2 }];

describe('ports', () => {
  it('are the base for the host, the offsets for the remotes, ten more for the API', () => {
    expect(portsOf(3000, remotes).map(({ port }) => port)).toEqual([3000, 3001, 3002, 3009, 3010]);
  });

  it('name the busy port and its purpose', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await isFree(port)).toBe(false);
    await expect(requireFree([{ port, purpose: 'the API' }])).rejects.toThrow(
      new RegExp(`Port ${port}, wanted for the API, .*SUITE_PORT=`),
    );
    await new Promise((resolve) => server.close(resolve));
    expect(await isFree(port)).toBe(true);
  });
});
