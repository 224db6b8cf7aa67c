// `pnpm seed`: what scripts/seed.ts runs.
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { startEmbeddedPostgres } from '../../database/embedded/start-embedded';
import { migrate } from '../../database/migrations/migrate';
import { createPool } from '../../database/pool';
import { emptyDatabase, isDatabaseEmpty } from './empty-database';
import { seedProfiles } from './profile';
import { seedDatabase } from './seed';

export const seedHelp = `pnpm seed [--profile test|demo|full] [--years N] [--database-url URL] [--force]

Migrates a database and fills it with generated data, in one transaction.

  --profile       test: 45 substations, 10 days; demo (default): 450 substations, 30 days, 90,000 outages;
                  full: 2,247 substations, 23,500 feeders, 2 million outages a year
  --years         history of the profile full, 1 to 20, default 1
  --database-url  postgres://...; default DATABASE_URL, else the embedded server in SUITE_DATA_DIR (.data)
  --force         empty a database that has data first; without it such a database is refused
  --help          this text`;

const commandSchema = v.object({
  profile: v.optional(v.picklist(seedProfiles, `--profile must be one of ${seedProfiles.join(', ')}.`), 'demo'),
  years: v.pipe(
    v.optional(v.string(), '1'),
    v.transform(Number),
    v.number('--years must be a number.'),
    v.minValue(1, '--years must be at least 1.'),
    v.maxValue(20, '--years must be at most 20.'),
  ),
  'database-url': v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, '--database-url must be postgres://...'))),
  force: v.optional(v.boolean(), false),
  help: v.optional(v.boolean(), false),
});

type SeedCommand = v.InferOutput<typeof commandSchema>;

/** Throws an Error with a sentence about the first wrong argument. */
export function readSeedCommand(args: readonly string[]): SeedCommand {
  const { values } = parseArgs({
    // pnpm hands on the `--` that npm users put before arguments.
    args: args.filter((argument) => argument !== '--'),
    options: {
      profile: { type: 'string' },
      years: { type: 'string' },
      'database-url': { type: 'string' },
      force: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const result = v.safeParse(commandSchema, values);
  if (result.success) return result.output;
  throw new Error(result.issues[0].message);
}

interface Surroundings {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly now: Date;
  readonly log: (line: string) => void;
}

export async function runSeedCommand(command: SeedCommand, { databaseUrl, dataDir, now, log }: Surroundings): Promise<void> {
  const given = command['database-url'] ?? databaseUrl;
  const embedded = given ? null : await startEmbeddedPostgres({ dataDir });
  try {
    await seedAt(given ?? embedded?.url ?? '', command, now, log);
  } finally {
    await embedded?.stop();
  }
}

async function seedAt(url: string, { profile, years, force }: SeedCommand, now: Date, log: (line: string) => void): Promise<void> {
  const migrated = await migrate(url);
  if (migrated.length > 0) log(`migrated: ${migrated.join(', ')}`);
  const pool = createPool({ url, size: 2, isUnlimited: true });
  try {
    if (!(await isDatabaseEmpty(pool))) {
      if (!force) throw new Error('The database has data already. --force empties it first.');
      await emptyDatabase(pool);
      log('emptied');
    }
    const startedAt = performance.now();
    await seedDatabase(pool, { profile, years, now, log });
    log(`seeded ${profile} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  } finally {
    await pool.end();
  }
}
