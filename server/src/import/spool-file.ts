// A file goes to disk before anything else. So a slow sender holds no connection to the database, and no file is ever
// in memory as a whole.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { refusal } from '../http/refusal';

/** 200,000 rows of every kind fit easily. */
export const largestFileBytes = 64 * 1024 * 1024;

export interface SpooledFile {
  readonly path: string;
  readonly bytes: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
  remove(): Promise<void>;
}

export async function spoolFile(content: Readable): Promise<SpooledFile> {
  const folder = await mkdtemp(join(tmpdir(), 'outage-suite-import-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'file.csv');
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      if (bytes <= largestFileBytes) return done(null, chunk);
      return done(refusal('tooLarge', 'import.tooLarge', { most: largestFileBytes / 1024 / 1024 }));
    },
  });
  try {
    await pipeline(content, measure, createWriteStream(path, { mode: 0o600 }));
    return { path, bytes, sha256: hash.digest('hex'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
