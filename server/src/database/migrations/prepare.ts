import { keepMonths } from '../keep-months';
import { migrate } from './migrate';
import { createPool } from '../pool';

interface Surroundings {
  readonly url: string;
  readonly now: Date;
  readonly log?: (line: string) => void;
}

/** What puts the first rows into a migrated database, if it is to hold any. */
export type FillDatabase = (surroundings: Surroundings) => Promise<void>;

interface PrepareOptions extends Surroundings {
  readonly fill?: FillDatabase | undefined;
}

/** Everything between an empty database and one that the API can serve. */
export async function prepareDatabase({ fill, ...surroundings }: PrepareOptions): Promise<void> {
  const { url, now, log } = surroundings;
  for (const name of await migrate(url)) log?.(`migrated ${name}`);
  await fill?.(surroundings);
  const pool = createPool({ url, size: 1, isUnlimited: true });
  try {
    await keepMonths(pool, now);
  } finally {
    await pool.end();
  }
}
