// pnpm build:mono: the host with the four remotes linked in as one bundle, only to compare with.
import { buildApps } from 'federation/build';

const help = `pnpm build:mono [--force]

Builds the same code without federation into host/dist-mono. pnpm bench measures it beside the suite.`;

if (process.argv.includes('--help')) {
  process.stdout.write(`${help}\n`);
} else {
  const log = (line: string) => void process.stdout.write(`${line}\n`);
  await buildApps({ form: 'mono', isForced: process.argv.includes('--force'), log });
  log('host/dist-mono is built');
}
