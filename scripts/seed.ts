// pnpm seed: fills a database with generated data.
import { readSeedCommand, runSeedCommand, seedHelp } from 'server/seed';

const log = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const command = readSeedCommand(process.argv.slice(2));
  if (command.help) log(seedHelp);
  else {
    await runSeedCommand(command, {
      databaseUrl: process.env.DATABASE_URL || undefined,
      dataDir: process.env.SUITE_DATA_DIR || '.data',
      now: new Date(),
      log,
    });
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
