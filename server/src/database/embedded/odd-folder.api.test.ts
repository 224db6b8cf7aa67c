// Where people unpack a project: below root's home, in a folder with spaces, behind a symbolic link.
import { chmod, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type Binaries, binariesIn, findBinaries } from './binaries';
import { startEmbeddedPostgres } from './start-embedded';

const made: string[] = [];
afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

async function makeFolder(parent: string): Promise<string> {
  const folder = await mkdtemp(join(parent, 'outage suite '));
  made.push(folder);
  return folder;
}

/** The programs as `node_modules` of a project in that folder would hold them. */
async function copyBinaries(folder: string): Promise<Binaries> {
  const native = join(folder, 'node_modules', 'native');
  await mkdir(dirname(native), { recursive: true });
  await cp(dirname(findBinaries().folder), native, { recursive: true, verbatimSymlinks: true });
  return binariesIn(join(native, 'bin'));
}

async function startAndAsk(dataDir: string, binaries: Binaries): Promise<unknown> {
  const server = await startEmbeddedPostgres({ dataDir, binaries });
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query('select 1 as one')).rows;
  } finally {
    await client.end();
    await server.stop();
  }
}

describe('the embedded server starts', () => {
  it('in a folder with spaces that only its owner may enter', async () => {
    const folder = await makeFolder(tmpdir());
    await chmod(folder, 0o700);
    expect(await startAndAsk(join(folder, '.data'), await copyBinaries(folder))).toEqual([{ one: 1 }]);
  });

  it("in the user's own home", async () => {
    const folder = await makeFolder(homedir());
    await chmod(folder, 0o700);
    expect(await startAndAsk(join(folder, '.data'), await copyBinaries(folder))).toEqual([{ one: 1 }]);
  });

  it('behind a symbolic link, with programs that nobody may write', async () => {
    const folder = await makeFolder(tmpdir());
    await mkdir(join(folder, 'real'));
    const binaries = await copyBinaries(join(folder, 'real'));
    await chmod(join(folder, 'real', 'node_modules'), 0o500);
    await symlink(join(folder, 'real'), join(folder, 'link'));
    const seen = binariesIn(binaries.folder.replace(join(folder, 'real'), join(folder, 'link')));
    expect(await startAndAsk(join(folder, 'link', '.data'), seen)).toEqual([{ one: 1 }]);
  });
});
