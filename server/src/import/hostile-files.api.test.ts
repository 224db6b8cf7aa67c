import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { hostileFiles, sendHostileFile } from '../../test/hostile-files';
import { type LiveTestApp, openLiveApp } from '../../test/live-server';

const importKey = 'import-key-of-this-test';
/** docs/performance.md has the figures of the API alone, which are far below: here the tests take their share. */
const most = { seconds: 60, megabytes: 256 };

let suite: LiveTestApp;
beforeAll(async () => {
  suite = await openLiveApp({ environment: { IMPORT_KEY: importKey } });
});
afterAll(() => suite.close());

const megabytes = () => process.memoryUsage().rss / 1024 / 1024;

it.each(hostileFiles)('$name: refused with a clear message, in bounded memory and time, and nothing is applied', async (file) => {
  const before = megabytes();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, megabytes())), 10);
  const refused = await sendHostileFile(suite.url, { 'x-import-key': importKey }, file).finally(() => clearInterval(watch));
  expect([refused.status, refused.message]).toEqual([file.status, expect.stringMatching(file.message)]);
  expect(refused.seconds).toBeLessThan(most.seconds);
  expect(peak - before).toBeLessThan(most.megabytes);
  const { rows } = await suite.pool.query<{ count: number }>('select count(*) from import_run');
  expect(rows).toEqual([{ count: 0 }]);
});
