// The rows of a CSV file, one after the other. Whatever is sent, no more than a row is held in memory.
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { CellCode } from 'shared-contracts/fault/cell-texts';
import type { FaultValues } from 'shared-contracts/fault/fault';

/** The file cannot be read on from here; everything before it counts. */
export class UnreadableFile extends Error {
  constructor(readonly code: CellCode, readonly line: number, readonly values: FaultValues = {}) {
    super(code);
  }
}

export interface CsvRecord {
  /** The line in which it ends; the header is in line 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const longestLineBytes = 64 * 1024;
const longestRecord = 64 * 1024;
const lineFeed = 0x0a;

const firstBytes: readonly (readonly [bytes: readonly number[], code: CellCode])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'file.zip'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'file.excel'],
  [[0xff, 0xfe], 'file.utf16'],
  [[0xfe, 0xff], 'file.utf16'],
  [[0x1f, 0x8b], 'file.compressed'],
];

/** Judges the beginning of the file; answers what separates its cells. */
async function judgeStart(path: string): Promise<',' | ';'> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(longestLineBytes), 0, longestLineBytes, 0).finally(() => file.close());
  const start = buffer.subarray(0, bytesRead);
  const known = firstBytes.find(([bytes]) => bytes.every((byte, index) => start[index] === byte));
  if (known) throw new UnreadableFile(known[1], 0);
  const [header = ''] = start.toString('utf8').split('\n', 1);
  const count = (sign: string) => header.split(sign).length;
  return count(';') > count(',') ? ';' : ',';
}

/** Refuses what is no text, and lines that no person has written. */
function createGuard(): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let lineBytes = 0;
  const checkText = (chunk: Buffer, isLast: boolean): void => {
    try {
      decoder.decode(chunk, { stream: !isLast });
    } catch {
      throw new UnreadableFile('file.notUtf8', line);
    }
  };
  const checkLines = (chunk: Buffer): void => {
    let from = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, from)) {
      lineBytes += end - from;
      if (lineBytes > longestLineBytes) break;
      line += 1;
      lineBytes = 0;
      from = end + 1;
    }
    lineBytes += lineBytes > longestLineBytes ? 0 : chunk.length - from;
    if (lineBytes > longestLineBytes) throw new UnreadableFile('file.longLine', line, { line, most: longestLineBytes / 1024 });
  };
  const guarded = (work: () => void, done: (error?: Error | null, chunk?: Buffer) => void, chunk?: Buffer): void => {
    try {
      work();
      done(null, chunk);
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => guarded(() => {
      if (chunk.includes(0)) throw new UnreadableFile('file.nul', line);
      checkText(chunk, false);
      checkLines(chunk);
    }, done, chunk),
    flush: (done) => guarded(() => checkText(Buffer.alloc(0), true), done),
  });
}

const codes: Readonly<Record<string, CellCode>> = {
  CSV_MAX_RECORD_SIZE: 'file.longRow',
  CSV_QUOTE_NOT_CLOSED: 'file.openQuote',
  CSV_INVALID_CLOSING_QUOTE: 'file.textAfterQuote',
  INVALID_OPENING_QUOTE: 'file.quoteInCell',
};

/** Reads a file with commas or semicolons, with or without a byte order mark. Throws an UnreadableFile where it must stop. */
export async function* readCsv(path: string): AsyncGenerator<CsvRecord> {
  const delimiter = await judgeStart(path);
  const source = createReadStream(path);
  const guard = createGuard();
  const parser = parse({
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: longestRecord,
  });
  source.on('error', (error) => parser.destroy(error)).pipe(guard);
  guard.on('error', (error) => parser.destroy(error)).pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      yield { line: info.lines, cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as CsvError & { lines?: number };
    throw new UnreadableFile(codes[error.code] ?? 'file.notCsv', lines ?? 0, { most: longestRecord / 1024 });
  } finally {
    source.destroy();
    guard.destroy();
    parser.destroy();
  }
}
