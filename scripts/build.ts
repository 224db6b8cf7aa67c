// pnpm build: builds what is stale of the host, the remotes and the API.
import { buildApps } from 'federation/build';
import { prepareServers } from '../tools/suite/prepare';

const help = `pnpm build [--force]

Builds the host and the remotes (into their dist/ folders) and the servers. Only what is stale is
built, unless --force is given. The weight of every chunk is in dist/build-info.json.`;

if (process.argv.includes('--help')) {
  process.stdout.write(`${help}\n`);
} else {
  const log = (line: string) => void process.stdout.write(`${line}\n`);
  await prepareServers();
  await buildApps({ isForced: process.argv.includes('--force'), log });
  log('everything is built');
}
