import { expect, it } from '@jest/globals';
import { openTestApp } from '../../test/test-app';

it('wrong keys make their address wait, and never a sender beside it whose key is right', async () => {
  const suite = await openTestApp();
  const send = async (key: string, remoteAddress = '203.0.113.7') => {
    const headers = { 'x-ingest-key': key };
    const answer = await suite.app.inject({ method: 'POST', url: '/ingest/outages', remoteAddress, headers, payload: { events: [] } });
    return [answer.statusCode, answer.headers['retry-after']];
  };
  for (let count = 0; count < 21; count += 1) expect(await send(`guess-${count}`)).toEqual([401, undefined]);
  expect(await send('guess-22')).toEqual([429, '5']);
  expect(await send('test-ingest-key')).toEqual([200, undefined]);
  expect(await send('guess-22', '203.0.113.8')).toEqual([401, undefined]);
  suite.clock.now = new Date(suite.clock.now.getTime() + 5_000);
  expect(await send('guess-23')).toEqual([401, undefined]);
  expect(await send('guess-24')).toEqual([429, '10']);
  await suite.close();
});
