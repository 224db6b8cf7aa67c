import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closed, ingest, ingestKey, minutesAgo, opened } from '../../test/feed-events';
import { openTestApp, type TestApp } from '../../test/test-app';
import { runFeedCommand } from './feed-command';
import { replayFile } from './replay-events';
import { CommandError, UsageError } from './surroundings';
import { watchFolder } from './watch-folder';

let suite: TestApp;
let folder = '';
let url = '';
let feederId = '';
beforeAll(async () => {
  suite = await openTestApp();
  folder = await mkdtemp(join(tmpdir(), 'feed-'));
  await suite.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(suite.app.server.address() as AddressInfo).port}/ingest/outages`;
  feederId = (await suite.pool.query<{ id: string }>('select id from feeder order by id limit 1')).rows[0]?.id ?? '';
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await suite.close();
});

const lines: string[] = [];
const now = () => suite.clock.now;
const say = (line: string) => void lines.push(line);
const feed = async (...args: string[]) => {
  lines.length = 0;
  await runFeedCommand(args, { databaseUrl: suite.database.url, dataDir: '', now, say, readInput: async () => '', output: process.stdout });
  return lines.join('\n');
};
const endOf = async (sfmsId: string) => (await suite.pool.query('select fault_end from outage where sfms_id = $1', [sfmsId])).rows;

describe('pnpm feed source', () => {
  it('makes, lists, rotates and revokes sources', async () => {
    const key = (await feed('source', 'add', 'SCADA', '--kind', 'open')).replace('Key: ', '');
    expect((await ingest(suite, [opened('A1', { feederId, startedAt: minutesAgo(40) })], key)).statusCode).toBe(200);
    expect(await feed('source', 'list')).toMatch(/^default .*\nSCADA {2}active .* only open$/);
    expect(await feed('source', 'rotate', 'scada')).toMatch(/^Key: feed_/);
    expect(await feed('source', 'revoke', 'SCADA')).toBe('SCADA: revoked.');
  });

  it('says what is wrong', async () => {
    await expect(feed('source', 'revoke', 'nobody')).rejects.toThrow(CommandError);
    await expect(feed('source', 'add', 'X', '--kind', 'nothing')).rejects.toThrow(UsageError);
    await expect(feed('sauce')).rejects.toThrow(UsageError);
  });
});

describe('pnpm feed replay', () => {
  it('plays a file', async () => {
    const file = join(folder, 'storm.ndjson');
    await writeFile(
      file,
      [opened('B1', { feederId }), closed('B1'), opened('B2', { feederId: 'nowhere' })]
        .map((event) => `${JSON.stringify(event)}\n`)
        .join(''),
    );
    expect(await replayFile(file, { url, key: ingestKey, speed: Infinity, now, say })).toBe(false);
    expect(lines.at(-1)).toBe('3 lines: 2 accepted, 0 updated, 0 duplicates, 0 conflicts, 1 rejected');
    expect(await endOf('B1')).toEqual([{ fault_end: new Date(minutesAgo(30)) }]);
  });
});

describe('pnpm feed watch', () => {
  it('sends each file once and reports beside it', async () => {
    await writeFile(
      join(folder, 'good.csv'),
      `type,sfmsId,feederId,startedAt,interruptionType,customersOut,note\nopen,C1,${feederId},${minutesAgo(60)},1,7,"a, b"\n`,
    );
    await writeFile(join(folder, 'bad.csv'), `type;sfmsId;endedAt\nclose;C1;${minutesAgo(20)}\nclose;C2;never\n`);
    await watchFolder(folder, { url, key: ingestKey, isOnce: true, now, say });
    expect((await readdir(join(folder, 'done'))).map((name) => name.replace(/^.*Z-/, ''))).toEqual(['good.csv', 'good.csv.report.txt']);
    const failed = await readdir(join(folder, 'failed'));
    expect(await readFile(join(folder, 'failed', failed.find((name) => name.endsWith('report.txt')) ?? ''), 'utf8')).toBe(
      '2 events: 1 accepted, 0 updated, 0 duplicates, 1 refused\nline 3: endedAt must be ISO 8601 with an offset\n',
    );
    // Of the two files bad.csv comes first: its end waited for the beginning.
    expect(await endOf('C1')).toEqual([{ fault_end: new Date(minutesAgo(20)) }]);
  });
});
