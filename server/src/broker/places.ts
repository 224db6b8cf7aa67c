// A place at the broker is a session that it keeps messages for. A process holds its places by locks of one connection:
// when it dies, they are free at once, and another process takes what was left in them.
import pg from 'pg';
import { advisoryLock } from '../database/advisory-lock';

export interface Places {
  /** A place that nobody has, rather one that may hold messages than a new one. */
  take(): Promise<number>;
  /** Places that nobody has. */
  abandoned(): Promise<number[]>;
  /** False: another process was faster. */
  adopt(place: number): Promise<boolean>;
  /** After its session at the broker has ended. */
  remove(place: number): Promise<void>;
  /** Lets go of everything, for others to take. */
  close(): Promise<void>;
}

interface PlacesOptions {
  readonly url: string;
  /** The locks are gone. */
  readonly onLost: () => void;
}

const placesAtMost = 1_000;

export async function openPlaces({ url, onLost }: PlacesOptions): Promise<Places> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    application_name: 'outage-suite-broker',
  });
  client.on('error', () => undefined);
  await client.connect();
  client.on('end', onLost);
  const mine = new Set<number>();

  const known = async (): Promise<number[]> =>
    (await client.query<{ place: number }>('select place from broker_place order by place')).rows.map(({ place }) => place);
  const isHeld = async (place: number): Promise<boolean> => {
    const { rows } = await client.query<{ held: boolean }>(
      `select exists (select from pg_locks where locktype = 'advisory' and granted and objsubid = 2
         and database = (select oid from pg_database where datname = current_database())
         and classid::bigint = $1 and objid::bigint = $2) as held`,
      [advisoryLock.brokerPlace, place],
    );
    return rows[0]?.held ?? false;
  };
  const lock = async (place: number): Promise<boolean> => {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1::int, $2::int) as locked', [
      advisoryLock.brokerPlace,
      place,
    ]);
    if (rows[0]?.locked !== true) return false;
    mine.add(place);
    return true;
  };

  return {
    take: async () => {
      const places = await known();
      const fresh = Array.from({ length: placesAtMost }, (_none, index) => index + 1).filter((place) => !places.includes(place));
      for (const place of [...places, ...fresh]) {
        if (mine.has(place) || !(await lock(place))) continue;
        await client.query('insert into broker_place (place) values ($1) on conflict do nothing', [place]);
        return place;
      }
      throw new Error('There is no free place at the broker.');
    },
    abandoned: async () => {
      const free: number[] = [];
      for (const place of await known()) if (!mine.has(place) && !(await isHeld(place))) free.push(place);
      return free;
    },
    adopt: lock,
    remove: async (place) => {
      await client.query('delete from broker_place where place = $1', [place]);
      await client.query('select pg_advisory_unlock($1::int, $2::int)', [advisoryLock.brokerPlace, place]);
      mine.delete(place);
    },
    close: async () => {
      client.removeListener('end', onLost);
      await client.end().catch(() => undefined);
    },
  };
}
