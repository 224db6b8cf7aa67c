// Ships the built remotes into the data folder and publishes them in the registry of the database.
import { join } from 'node:path';
import { shipRemote } from 'federation/release';
import { createDatabase } from 'server/database';
import { startEmbeddedPostgres } from 'server/embedded';
import { createPool } from 'server/pool';
import { publishRelease } from 'server/remotes';
import type { PublishedRelease } from 'server/remotes';
import type { PreparedSuite } from './prepare';
import type { SuiteSettings } from './settings';

function shipAll({ dataDir }: SuiteSettings, { apps, built }: PreparedSuite): PublishedRelease[] {
  return apps.remotes.flatMap((remote) => {
    const build = built.find(({ target }) => target.app.name === remote.name);
    if (!build) return [];
    const { path, ...release } = shipRemote(build, remote, join(dataDir, 'remotes', remote.name));
    return [{ ...release, path: `/${path}/mf-manifest.json`, publishedBy: 'npm start' }];
  });
}

/** The API must be up: it has prepared the database, and owns the embedded one. */
export async function publishBuilds(settings: SuiteSettings, suite: PreparedSuite): Promise<void> {
  const releases = shipAll(settings, suite);
  const databaseUrl = settings.env['DATABASE_URL'];
  const embedded = databaseUrl ? null : await startEmbeddedPostgres({ dataDir: settings.dataDir });
  const db = createDatabase(createPool({ url: embedded?.url ?? databaseUrl ?? '', size: 1 }));
  try {
    for (const release of releases) await publishRelease(db, release);
  } finally {
    await db.destroy();
    await embedded?.stop();
  }
}
