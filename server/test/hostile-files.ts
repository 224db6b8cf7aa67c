// Files that nobody means well with, as they are sent: piece by piece, so that they cost their sender nothing.
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';

const refusalSchema = v.object({ message: v.string(), faults: v.array(v.object({ message: v.optional(v.string()) })) });

export interface HostileFile {
  readonly name: string;
  readonly content: () => Iterable<Buffer>;
  readonly status: 413 | 422;
  /** What the refusal says. */
  readonly message: RegExp;
}

const pieceBytes = 1024 * 1024;
const header = 'feeder_id,name,category,substation_code,subdivision_code\n';

function* repeated(text: string, times: number): Iterable<Buffer> {
  const perPiece = Math.max(1, Math.floor(pieceBytes / text.length));
  const piece = Buffer.from(text.repeat(perPiece));
  for (let left = times; left > 0; left -= perPiece) yield left >= perPiece ? piece : Buffer.from(text.repeat(left));
}

function* after(start: string | Buffer, rest: Iterable<Buffer> = []): Iterable<Buffer> {
  yield Buffer.from(start);
  yield* rest;
}

export const hostileFiles: readonly HostileFile[] = [
  {
    name: '10 million columns',
    content: () => repeated('a,', 10_000_000),
    status: 422,
    message: /^Line 1 is longer than 64 kB\.$/,
  },
  {
    name: 'a line of 1 GB',
    content: () => after(header, repeated('x', 1024 ** 3)),
    status: 413,
    message: /^The file is larger than 64 MB\.$/,
  },
  {
    name: 'a line of 60 MB',
    content: () => after(header, repeated('x', 60 * 1024 ** 2)),
    status: 422,
    message: /^Line 2 is longer than 64 kB\.$/,
  },
  {
    name: 'a quote that never ends',
    content: () => after(`${header}1,"`, repeated('a\n', 15_000_000)),
    status: 422,
    message: /quote/i,
  },
  { name: 'NUL bytes', content: () => after(header, repeated('1,\0\n', 10_000_000)), status: 422, message: /NUL byte/ },
  {
    name: '200,000 cells that a spreadsheet would run',
    content: () => after(header, repeated("F1,=cmd|'/C calc'!A0,LL,95010101,01010101\n", 200_000)),
    status: 422,
    message: /^name /,
  },
  {
    name: 'a zip named .csv',
    content: () => after('PK\u0003\u0004', repeated('\u0000\u0001', 30_000_000)),
    status: 422,
    message: /ZIP archive/,
  },
  {
    name: '200,000 faulty rows',
    content: () => after(header, repeated('1,,LL,95010101,01010101\n', 200_000)),
    status: 422,
    message: /^name /,
  },
];

interface Refused {
  readonly status: number;
  readonly message: string;
  readonly seconds: number;
}

/** Sends a file as fast as it is taken, and reads the answer, which may come long before its end. */
export function sendHostileFile(url: string, headers: Readonly<Record<string, string>>, { content }: HostileFile): Promise<Refused> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(`${url}/import/feeders`, { method: 'POST', headers: { 'content-type': 'text/csv', ...headers } });
    const body = Readable.from(content());
    call.once('response', (answer) => {
      void text(answer).then((answered) => {
        const { message, faults } = v.parse(refusalSchema, JSON.parse(answered));
        body.destroy();
        call.destroy();
        resolve({
          status: answer.statusCode ?? 0,
          message: faults[0]?.message ?? message,
          seconds: (performance.now() - begun) / 1000,
        });
      }, reject);
    });
    // Whoever is refused stops sending: that is no failure once the answer is there.
    let isAnswered = false;
    call.once('response', () => (isAnswered = true));
    call.on('error', (error) => (isAnswered ? undefined : reject(error)));
    body.on('error', () => undefined).pipe(call);
  });
}
