// A CSV file straight from COPY: the database writes it, this process only ends its lines. The
// stream pulls, so a slow reader slows the database; a reader who leaves ends the query at once.
import { once } from 'node:events';
import { pipeline, type Readable, Transform } from 'node:stream';
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
  /**
   * Resolves once the database has begun to answer, so that its refusal is still a proper answer. `left`
   * ends the query until then, afterwards whoever destroys the stream.
   */
  open(titles: readonly string[], query: CompiledQuery, left: AbortSignal): Promise<Readable>;
  running(): number;
}

/** What the database sends, with the titles before it; `onEnd` runs before the reader hears of the end. */
function withTitles(rows: Readable, titles: readonly string[], onEnd: () => Promise<void>): Readable {
  const endLines = createLineEnder();
  const file = new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, endLines(chunk)),
    flush: (done) => void onEnd().then(() => done(), done),
  });
  file.push(csvHead(titles));
  // Who reads the file hears of an error by the file.
  pipeline(rows, file, () => undefined);
  return file;
}

export function createCsvDownloads(pool: pg.Pool): CsvDownloads {
  let running = 0;

  const open = async (titles: readonly string[], query: CompiledQuery, left: AbortSignal): Promise<Readable> => {
    const client = await pool.connect().catch((error: unknown) => {
      running -= 1;
      throw error;
    });
    let backend: number | null = null;
    let isDone = false;
    const finish = (mustClose: boolean): void => {
      if (isDone) return;
      isDone = true;
      running -= 1;
      client.release(mustClose);
    };
    /** The state of this connection is unknown: it is closed, not given back. A database that is still sorting would not notice. */
    const abandon = async (): Promise<void> => {
      if (!isDone && backend !== null) await pool.query('select pg_cancel_backend($1)', [backend]).catch(() => undefined);
      finish(true);
    };

    try {
      const { rows } = await client.query<{ backend: number }>('select pg_backend_pid() as backend, set_config($1, $2, false)', [
        'statement_timeout',
        timeLimit,
      ]);
      left.throwIfAborted();
      backend = rows[0]?.backend ?? null;
      const source = client.query(copyTo(`copy (${inline(query)}) to stdout (format csv, encoding 'UTF8')`));
      // Also what it says after it has been abandoned.
      source.on('error', () => undefined);
      await once(source, 'readable', { signal: left });
      const file = withTitles(source, titles, async () => {
        await client.query('reset statement_timeout');
        finish(false);
      });
      file.once('close', () => void abandon());
      return file;
    } catch (error) {
      void abandon();
      throw left.aborted ? left.reason : error;
    }
  };

  return {
    running: () => running,
    open(titles, query, left) {
      if (running >= atOnce) throw new Refusal('busy', { retryAfterSeconds: 5 });
      running += 1;
      return open(titles, query, left);
    },
  };
}
