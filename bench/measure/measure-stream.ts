// One NDJSON stream of any number of events, half of them beginnings, half ends. The API takes a part, writes it and
// takes the next, so its memory must not grow with the number.
import { limits } from 'shared-contracts/constant/limit';
import * as v from 'valibot';
import { accounts } from '../load/list-call';
import { residentMegabytes } from '../load/process-usage';
import { feedersOf } from '../live/live-feeding';
import type { Report } from '../report/report';
import type { BenchContext } from '../suite/context';

const linesAtOnce = limits.ingestBatch;
const spacingMs = 50;
const lastingMs = 600_000;
/** Beyond what the API holds when a twentieth of the stream is taken. */
const mostGrowth = 1.5;

const resultSchema = v.union([
  v.object({ accepted: v.number(), rejected: v.array(v.unknown()) }),
  v.object({ status: v.literal('Fail'), message: v.string() }),
]);

/** Beginnings and their ends by turns, as many of each as are written at once. */
function* lines(events: number, feeders: readonly string[]): Generator<string> {
  const from = Date.now() - 86_400_000 - (events / 2) * spacingMs;
  const moment = (number: number, later = 0) => new Date(from + number * spacingMs + later).toISOString();
  for (let first = 0; first < events / 2; first += linesAtOnce) {
    const numbers = Array.from({ length: Math.min(linesAtOnce, events / 2 - first) }, (_none, offset) => first + offset);
    const begin = (number: number) =>
      ({ type: 'open', feederId: feeders[number % feeders.length], startedAt: moment(number), interruptionType: 0 });
    for (const event of [begin, (number: number) => ({ type: 'close', endedAt: moment(number, lastingMs) })])
      yield numbers.map((number) => `${JSON.stringify({ sfmsId: `S${process.pid}-${number}`, ...event(number) })}\n`).join('');
  }
}

/** A part is made when it is asked for. */
function streamOf(parts: Generator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: (controller) => {
      const { value, done } = parts.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

export async function measureStream({ options, ingestKey, database, api }: BenchContext): Promise<Report> {
  const { data, version } = await database();
  const { url, pid } = await api();
  const feeders = await feedersOf(url, accounts.state);
  const started = performance.now();
  const headers = { 'content-type': 'application/x-ndjson', 'x-ingest-key': ingestKey };
  const request = { method: 'POST', headers, body: streamOf(lines(options.events, feeders)), duplex: 'half' };
  const answer = await fetch(`${url}/ingest/outages`, request);
  if (!answer.ok || !answer.body) throw new Error(`The stream was answered with ${answer.status}.`);
  let [accepted, rest] = [0, ''];
  const memory: number[] = [];
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    const parts = `${rest}${part}`.split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts.filter((one) => one !== '')) {
      const result = v.parse(resultSchema, JSON.parse(line));
      if ('message' in result) throw new Error(`The stream ended after ${accepted} events: ${result.message}`);
      if (result.rejected.length > 0) throw new Error(`Rejected: ${JSON.stringify(result.rejected[0])}`);
      accepted += result.accepted;
      memory.push(residentMegabytes(pid));
    }
  }
  if (accepted !== options.events) throw new Error(`${accepted} of ${options.events} events were accepted.`);
  const perSecond = (accepted * 1000) / (performance.now() - started);
  const warm = Math.max(...memory.slice(0, Math.ceil(memory.length / 20)));
  const most = Math.max(...memory);
  const quarters = [0, 1, 2, 3].map((quarter) =>
    Math.max(...memory.slice(Math.floor((quarter * memory.length) / 4), Math.ceil(((quarter + 1) * memory.length) / 4))).toFixed(0),
  );
  return {
    name: 'stream',
    data,
    versions: { PostgreSQL: version },
    tables: [
      {
        title: `One stream of ${options.events.toLocaleString('en')} events`,
        heading: ['', 'measured'],
        rows: [
          ['events/s', perSecond.toFixed(0)],
          ['most MB of the API, by quarters of the stream', quarters.join(', ')],
        ],
      },
    ],
    ratios: [
      {
        work: 'memory of the API over the stream',
        limit: 'after a twentieth of it',
        measured: `${most.toFixed(0)} MB`,
        reference: `${warm.toFixed(0)} MB`,
        ratio: most / warm,
        target: { bound: 'at most', value: mostGrowth },
      },
    ],
  };
}
