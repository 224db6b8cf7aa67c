// The commands of operators, for scripts/operator.ts and for the bundle.
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { LastSuperAdminError } from '../access/last-super-admin';
import { readDatabaseSettings } from '../settings/settings';
import { Refusal } from '../http/refusal';
import { adminHelp, runAdminCommand } from './admin-command';
import { exportHelp, runExportCommand } from './export-command';
import { feedHelp, runFeedCommand } from './feed-command';
import { importHelp, runImportCommand } from './import-command';
import { CommandError, type Surroundings, UsageError } from './surroundings';

interface OperatorCommand {
  readonly help: string;
  /** Answers the exit code. */
  readonly run: (args: readonly string[], surroundings: Surroundings) => Promise<number>;
}

const commands: Readonly<Record<string, OperatorCommand>> = {
  admin: { help: adminHelp, run: (args, surroundings) => runAdminCommand(args, surroundings).then(() => 0) },
  import: { help: importHelp, run: runImportCommand },
  feed: { help: feedHelp, run: runFeedCommand },
  export: { help: exportHelp, run: runExportCommand },
};

const overview = Object.values(commands).map(({ help }) => help).join('\n\n');

function surroundingsOf(environment: NodeJS.ProcessEnv): Surroundings {
  const { databaseUrl, dataDir } = readDatabaseSettings(environment);
  return {
    databaseUrl,
    dataDir: resolve(dataDir),
    now: () => new Date(),
    say: (line) => void process.stdout.write(`${line}\n`),
    readInput: () => text(process.stdin),
    output: process.stdout,
  };
}

/** The exit code: 0 done, 1 refused, 2 wrong use. What went wrong is on standard error. */
export async function runOperator(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  // pnpm hands on the `--` that npm users put before arguments.
  const [name = '', ...rest] = args.filter((argument, index) => argument !== '--' || index > 1);
  const command = commands[name];
  const complain = (line: string) => void process.stderr.write(`${line}\n`);
  try {
    if (!command) throw new UsageError(`Say one of: ${Object.keys(commands).join(', ')}.`);
    if (rest.includes('--help')) {
      process.stdout.write(`${command.help}\n`);
      return 0;
    }
    return await command.run(rest, surroundingsOf(environment));
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    if (!(error instanceof UsageError)) {
      if (![CommandError, LastSuperAdminError, Refusal].some((known) => error instanceof known)) complain('Nothing was changed.');
      return 1;
    }
    complain(`\n${command?.help ?? overview}`);
    return 2;
  }
}
