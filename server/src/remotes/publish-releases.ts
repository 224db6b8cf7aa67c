// For the scripts: publish shipped releases in the suite's database, whether its server is the
// embedded one (running or not) or one of the operator's.
import { createDatabase } from '../database/database';
import { startEmbeddedPostgres } from '../database/embedded/start-embedded';
import { migrate } from '../database/migrate';
import { createPool } from '../database/pool';
import { type PublishedRelease, publishRelease } from './release';

export type { PublishedRelease } from './release';

interface Place {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

export async function publishReleases({ databaseUrl, dataDir }: Place, releases: readonly PublishedRelease[]): Promise<void> {
  const embedded = databaseUrl === null ? await startEmbeddedPostgres({ dataDir }) : null;
  const url = databaseUrl ?? embedded?.url ?? '';
  try {
    await migrate(url);
    const db = createDatabase(createPool({ url, size: 1 }));
    for (const release of releases) await publishRelease(db, release);
    await db.destroy();
  } finally {
    await embedded?.stop();
  }
}
