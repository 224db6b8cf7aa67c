// `pnpm feed`: the sources that report outages, and recorded events played to a running API.
import { parseArgs } from 'node:util';
import { type Company, companies } from 'shared-contracts/constant/company';
import { ingestEventTypes } from 'shared-contracts/entity/ingest-event';
import { listSources } from '../feed/source-list';
import { changeSource, createSource, revokeSource, rotateSource } from '../feed/source-record';
import { withDatabase } from './open-database';
import { replayFile } from './replay-events';
import { CommandError, type Surroundings, UsageError } from './surroundings';
import { watchFolder } from './watch-folder';

export const feedHelp = `pnpm feed source add NAME [--kind K ...] [--company C ...]
pnpm feed source list | rotate NAME | revoke NAME
pnpm feed source change NAME [--kind K ...] [--company C ...]
pnpm feed replay FILE [--speed N] [--to URL]
pnpm feed watch FOLDER [--to URL] [--once]

  source   who reports outages: a key of its own for each, printed once. Without --kind and --company it may
           send everything. A running API knows within two seconds
  replay   plays a file of events, one JSON object a line with its moment in startedAt, endedAt or reportedAt, moved
           to now; --speed 60 plays an hour in a minute, without it everything comes at once
  watch    sends each CSV file that is put into FOLDER once, and moves it to done/ or failed/ with a report

replay and watch send to --to (http://localhost:3010) with the key in INGEST_KEY.`;

const options = {
  kind: { type: 'string', multiple: true },
  company: { type: 'string', multiple: true },
  speed: { type: 'string' },
  to: { type: 'string' },
  once: { type: 'boolean' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

type Values = ReturnType<typeof parse>['values'];

function someOf<Item extends string>(option: string, given: readonly string[] | undefined, known: readonly Item[]): Item[] {
  return (given ?? []).map((text) => {
    const item = known.find((one) => one.toLowerCase() === text.toLowerCase());
    if (item === undefined) throw new UsageError(`${option} must be one of ${known.join(', ')}.`);
    return item;
  });
}

const formOf = (name: string, { kind, company }: Values) => ({
  name,
  kinds: someOf('--kind', kind, ingestEventTypes),
  companies: someOf<Company>('--company', company, companies),
});

async function runSource([action, name = '']: readonly string[], values: Values, { now, say, ...place }: Surroundings): Promise<void> {
  const form = formOf(name.trim(), values);
  if (!['add', 'list', 'rotate', 'revoke', 'change'].includes(action ?? ''))
    throw new UsageError('Say one of: add, list, rotate, revoke, change.');
  if (action !== 'list' && (form.name === '' || form.name.length > 60))
    throw new UsageError('A name of at most 60 characters is required.');
  await withDatabase(place, async ({ db }) => {
    const sources = await listSources(db, now());
    if (action === 'list') {
      for (const one of sources) {
        const restricted = [...one.kinds, ...one.companies].join(', ');
        const state = one.revokedAt === null ? 'active' : 'revoked';
        const month = `${one.lastMonth.accepted} accepted, ${one.lastMonth.rejected} rejected in 30 days`;
        say(`${one.name}  ${state}  last heard ${one.lastHeardAt ?? 'never'}  ${month}${restricted && `  only ${restricted}`}`);
      }
      return;
    }
    const writer = { db, actor: { system: 'pnpm feed' }, now: now() };
    if (action === 'add') return say(`Key: ${(await createSource(writer, form)).key}`);
    const found = sources.find((one) => one.name.toLowerCase() === form.name.toLowerCase());
    if (!found) throw new CommandError(`There is no source '${form.name}'.`);
    if (action === 'rotate') return say(`Key: ${(await rotateSource(writer, found.id)).key}`);
    if (action === 'revoke') await revokeSource(writer, found.id);
    else await changeSource(writer, found.id, { ...form, name: found.name });
    say(`${found.name}: ${action === 'revoke' ? 'revoked' : 'changed'}.`);
  });
}

function targetOf({ to = 'http://localhost:3010' }: Values): { url: string; key: string } {
  const key = process.env['INGEST_KEY'] ?? '';
  if (key === '') throw new UsageError('INGEST_KEY is required: the key of the source that sends.');
  if (!URL.canParse(to)) throw new UsageError('--to must be an address such as http://localhost:3010.');
  return { url: new URL('/ingest/outages', to).href, key };
}

/** Answers the exit code. */
export async function runFeedCommand(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { values, positionals: [command, ...rest] } = parse(args);
  const { say, now } = surroundings;
  const [place = ''] = rest;
  if (command === 'source') await runSource(rest, values, surroundings);
  else if (command === 'replay') {
    const speed = values.speed === undefined ? Infinity : Number(values.speed);
    if (place === '' || !(speed > 0)) throw new UsageError('A file is required, and a speed above 0.');
    return (await replayFile(place, { ...targetOf(values), speed, now, say })) ? 0 : 1;
  } else if (command === 'watch') {
    if (place === '') throw new UsageError('A folder is required.');
    await watchFolder(place, { ...targetOf(values), isOnce: values.once ?? false, now, say });
  } else throw new UsageError('Say one of: source, replay, watch.');
  return 0;
}
