// The short way of nearly every batch: outages that nobody has heard of begin, open ones end. One call
// writes all of it and checks, as it goes, that this is what it was; if not, nothing has happened.
import { faultTypeOfReport } from 'shared-contracts/constant/cause';
import { faultTypeLabels } from 'shared-contracts/constant/fault-type';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { momentText, optionalMomentText } from './moment-text';
import { type CloseReport, type OpenReport, saysFacts } from './report';
import type { Said } from './said';

interface Told {
  readonly open: OpenReport | null;
  readonly close: CloseReport | null;
}

/** What each number is said to have done; null when more is said of one than that it began and ended. */
function toldOnce(events: readonly Said[]): ReadonlyMap<string, Told> | null {
  const told = new Map<string, Told>();
  for (const { sfmsId, report } of events) {
    const known = told.get(sfmsId) ?? { open: null, close: null };
    if (report.type === 'open' && known.open === null) told.set(sfmsId, { ...known, open: report });
    else if (report.type === 'close' && known.close === null) told.set(sfmsId, { ...known, close: report });
    else return null;
  }
  for (const { open, close } of told.values()) {
    if (open && close && close.endedAt < open.startedAt) return null;
    if (!open && close?.reportedAt !== null) return null;
  }
  return told;
}

/** One beginning and at most one end say no more than the columns of the key can hold. */
const isPlain = ({ open, close }: Told) => open?.reportedAt === null && !saysFacts(open.facts) && (close?.reportedAt ?? null) === null;

/** False: nothing is written, and the events have to be looked at one by one. */
export async function writeAtOnce(db: Database, source: number, events: readonly Said[]): Promise<boolean> {
  const told = toldOnce(events);
  if (told === null) return false;
  const opened = [...told].flatMap(([sfmsId, one]) =>
    one.open ? [{ sfmsId, open: one.open, close: one.close, isPlain: isPlain(one) }] : [],
  );
  const closed = [...told].flatMap(([sfmsId, { open, close }]) => (close && !open ? [{ sfmsId, endedAt: close.endedAt }] : []));
  if (opened.length + closed.length === 0) return true;
  const types = opened.map(({ open }) =>
    faultTypeOfReport({
      interruptionType: open.interruptionType,
      cause: open.facts.cause ?? null,
      isPlanned: open.facts.isPlanned ?? null,
    }),
  );
  const { rows } = await sql<{ is_written: boolean }>`select write_feed(
    ${source}::smallint, ${opened.map(({ sfmsId }) => sfmsId)}::text[], ${opened.map(({ open }) =>
      open.feederId)}::text[], ${opened.map(({ open }) => open.interruptionType)}::smallint[],
    ${types}::smallint[], ${types.map((type) => type && faultTypeLabels[type])}::text[],
    ${opened.map(({ open }) => momentText(open.startedAt))}::timestamptz[], ${opened.map(({ close }) =>
      optionalMomentText(close?.endedAt ?? null))}::timestamptz[],
    ${opened.map(({ open }) => (saysFacts(open.facts) ? JSON.stringify(open.facts) : null))}::jsonb[],
    ${opened.map(({ open, close, isPlain: plain }) => (plain ? null : JSON.stringify(close ? [open, close] : [open])))}::jsonb[],
    ${closed.map(({ sfmsId }) => sfmsId)}::text[], ${closed.map(({ endedAt }) =>
      momentText(endedAt))}::timestamptz[]) as is_written`.execute(db);
  return rows[0]?.is_written ?? false;
}
