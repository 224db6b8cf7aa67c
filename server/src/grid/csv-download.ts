// A CSV file straight from COPY: the database writes it, this process only ends its lines. The
// stream pulls, so a slow reader slows the database; a reader who leaves ends the query at once.
import { once } from 'node:events';
import { pipeline, type Readable, Transform } from 'node:stream';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Refusal } from '../http/refusal';
import { createLineEnder, csvHead } from './csv-text';

export interface DownloadLimits {
  /** At a time in this process, so that the pool always has connections for the screens. */
  readonly atOnce: number;
  readonly atOnceByOne: number;
  /** How long a reader may take nothing of what is ready. */
  readonly stalledMs: number;
  /** From the first byte to the last. */
  readonly wholeMs: number;
}

const downloadLimits: DownloadLimits = { atOnce: 6, atOnceByOne: 3, stalledMs: 30_000, wholeMs: 300_000 };
const stalledChecks = 10;
/** The database's own limit comes after this process's, for a download that nobody here watches any more. */
const graceMs = 5_000;

/** Who reads a file. */
export interface Reader {
  /** An employee, or a system by its name. */
  readonly id: number | string;
  /** Aborted when the reader leaves. */
  readonly left: AbortSignal;
}

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
   * Resolves once the database has begun to answer, so that its refusal is still a proper answer. Until then the
   * query ends when the reader leaves, afterwards when the stream is destroyed. A reader who takes nothing for long,
   * or takes
   * too long altogether, is cut off. The connection then tells them that the file is not whole.
   */
  open(titles: readonly string[], query: CompiledQuery, reader: Reader): Promise<Readable>;
  running(): number;
}

interface TitledFile {
  readonly file: Readable;
  /** Bytes so far, whether or not they were read. */
  written(): number;
}

/** What the database sends, with the titles before it; `onEnd` runs before the reader hears of the end. */
function withTitles(rows: Readable, titles: readonly string[], onEnd: () => Promise<void>): TitledFile {
  const endLines = createLineEnder();
  let written = 0;
  const note = (chunk: Buffer): Buffer => {
    written += chunk.length;
    return chunk;
  };
  const file = new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, note(endLines(chunk))),
    flush: (done) => void onEnd().then(() => done(), done),
  });
  file.push(note(Buffer.from(csvHead(titles))));
  // Who reads the file hears of an error by the file.
  pipeline(rows, file, () => undefined);
  return { file, written: () => written };
}

/** The database cannot end a statement while it waits for a reader, so its own limit never comes: this process ends both. */
function cutSlowReader({ file, written }: TitledFile, { stalledMs, wholeMs }: DownloadLimits): void {
  const cut = (why: string) => void file.destroy(new Error(why));
  let seen = -1;
  let takenAt = performance.now();
  const progress = setInterval(() => {
    const now = performance.now();
    const taken = written() - file.readableLength;
    if (taken !== seen || file.readableLength === 0) takenAt = now;
    seen = taken;
    if (now - takenAt >= stalledMs) cut('The reader of a download took nothing for too long.');
  }, stalledMs / stalledChecks);
  const whole = setTimeout(() => cut('A download took too long.'), wholeMs);
  file.once('close', () => {
    clearInterval(progress);
    clearTimeout(whole);
  });
}

export function createCsvDownloads(pool: pg.Pool, limits: DownloadLimits = downloadLimits): CsvDownloads {
  const readers = new Map<Reader['id'], number>();
  let running = 0;

  const count = (id: Reader['id'], step: 1 | -1): void => {
    running += step;
    const own = (readers.get(id) ?? 0) + step;
    if (own > 0) readers.set(id, own);
    else readers.delete(id);
  };

  const open = async (titles: readonly string[], query: CompiledQuery, { id, left }: Reader): Promise<Readable> => {
    const client = await pool.connect().catch((error: unknown) => {
      count(id, -1);
      throw error;
    });
    let backend: number | null = null;
    let isDone = false;
    const finish = (mustClose: boolean): void => {
      if (isDone) return;
      isDone = true;
      count(id, -1);
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
        String(limits.wholeMs + graceMs),
      ]);
      left.throwIfAborted();
      backend = rows[0]?.backend ?? null;
      const source = client.query(copyTo(`copy (${inline(query)}) to stdout (format csv, encoding 'UTF8')`));
      // Also what it says after it has been abandoned.
      source.on('error', () => undefined);
      await once(source, 'readable', { signal: left });
      const titled = withTitles(source, titles, async () => {
        await client.query('reset statement_timeout');
        finish(false);
      });
      titled.file.once('close', () => void abandon());
      cutSlowReader(titled, limits);
      return titled.file;
    } catch (error) {
      void abandon();
      throw left.aborted ? left.reason : error;
    }
  };

  return {
    running: () => running,
    open(titles, query, reader) {
      const own = readers.get(reader.id) ?? 0;
      const underWay = { field: null, code: 'download.underWay' } as const;
      if (own >= limits.atOnceByOne) throw new Refusal('busy', { faults: [underWay], retryAfterSeconds: 5 });
      if (running >= limits.atOnce) throw new Refusal('busy', { retryAfterSeconds: 5 });
      count(reader.id, 1);
      return open(titles, query, reader);
    },
  };
}
