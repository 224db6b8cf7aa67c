// A CSV file straight from COPY: the database writes it, this process only ends its lines. The
// stream pulls, so a slow reader slows the database; a reader who leaves ends the query.
import { Readable } from 'node:stream';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Refusal } from '../http/refusal';
import { createLineEnder, csvHead } from './csv-text';

const timeLimit = '300s';
/** Downloads at a time, so that the pool always has connections for the screens. */
const atOnce = 4;

/** COPY takes no parameters: typed, parsed values are written into the text by the driver's own escaping. */
function inline({ sql, parameters }: CompiledQuery): string {
  return sql.replace(/\$(\d+)/g, (_match, digits: string) => {
    const value = parameters[Number(digits) - 1];
    if (value === null || value === undefined) return 'null';
    return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
  });
}

export interface CsvDownloads {
  /** Resolves once the database has begun to answer, so that its refusal is still a proper answer. */
  open(titles: readonly string[], query: CompiledQuery): Promise<Readable>;
  running(): number;
}

export function createCsvDownloads(pool: pg.Pool): CsvDownloads {
  let running = 0;

  const open = async (titles: readonly string[], query: CompiledQuery): Promise<Readable> => {
    const client = await pool.connect().catch((error: unknown) => {
      running -= 1;
      throw error;
    });
    let isDone = false;
    const finish = (mustClose: boolean): void => {
      if (isDone) return;
      isDone = true;
      running -= 1;
      client.release(mustClose);
    };
    const abandon = async (backend: number): Promise<void> => {
      if (!isDone) await pool.query('select pg_cancel_backend($1)', [backend]).catch(() => undefined);
      finish(true);
    };

    try {
      const { rows } = await client.query<{ backend: number }>('select pg_backend_pid() as backend, set_config($1, $2, false)', ['statement_timeout', timeLimit]);
      const backend = rows[0]?.backend ?? 0;
      const source = client.query(copyTo(`copy (${inline(query)}) to stdout (format csv, encoding 'UTF8')`));
      const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
      const endLines = createLineEnder();
      let next = await chunks.next();

      const file = Readable.from(
        (async function* () {
          yield Buffer.from(csvHead(titles));
          for (; !next.done; next = await chunks.next()) yield endLines(next.value);
          await client.query('reset statement_timeout');
          finish(false);
        })(),
        { objectMode: false },
      );
      file.once('close', () => void abandon(backend));
      return file;
    } catch (error) {
      // The state of this connection is unknown: it is closed, not given back.
      finish(true);
      throw error;
    }
  };

  return {
    running: () => running,
    open(titles, query) {
      if (running >= atOnce) throw new Refusal('busy', { retryAfterSeconds: 5 });
      running += 1;
      return open(titles, query);
    },
  };
}
