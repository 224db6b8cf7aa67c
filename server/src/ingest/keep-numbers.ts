// What is kept of numbers after their reports were settled. One beginning and at most one end are in the columns of
// the key, everything else is kept report by report.
import { type Transaction, sql } from 'kysely';
import type { Schema } from '../database/schema';
import type { KnownNumber, Link } from './known-number';
import { momentText, optionalMomentText } from './moment-text';
import type { CloseReport, OpenReport, Report } from './report';
import { saysFacts } from './report';
import type { KeptNumber, WritablePlan } from './write-plan';

interface Kept {
  readonly sfmsId: string;
  readonly open: OpenReport | undefined;
  readonly source: number | null;
  readonly endedAt: number | null;
  readonly last: Link | null;
  /** Null: the columns of the key say it all. */
  readonly reports: readonly Report[] | null;
  /** By their beginnings. */
  readonly links: ReadonlyMap<number, Link>;
}

function isPlain({ reports, reading }: KnownNumber): boolean {
  const opens = reports.filter((report): report is OpenReport => report.type === 'open');
  const closes = reports.filter((report): report is CloseReport => report.type === 'close');
  return opens.length <= 1 && closes.length <= 1 && opens.length + closes.length === reports.length && reading.early.size === 0 &&
    reports.every(({ reportedAt }) => reportedAt === null) && opens.every(({ facts }) => !saysFacts(facts));
}

function keptOf(
  { number, links: linksBefore }: KeptNumber,
  linkOf: (sfmsId: string, startedAt: number) => { link: Link | null; isJoined: boolean } | undefined,
  moved: ReadonlyMap<number, string>,
): Kept {
  const { sfmsId, reports, reading } = number;
  let isJoined = false;
  const links = new Map<number, Link>();
  for (const { open } of reading.interruptions) {
    const group = linkOf(sfmsId, open.startedAt);
    const link = group?.link ?? linksBefore.get(open.startedAt);
    if (link) links.set(open.startedAt, { ...link, faultStart: moved.get(link.outageId) ?? link.faultStart });
    isJoined ||= group?.isJoined ?? false;
  }
  const lastOne = reading.interruptions.at(-1);
  const last = lastOne ? (links.get(lastOne.open.startedAt) ?? null) : null;
  const ended = lastOne ? lastOne.endedAt : (reports.find((report) => report.type === 'close')?.endedAt ?? null);
  return {
    sfmsId,
    open: lastOne?.open,
    source: (lastOne?.open ?? reports[0])?.source ?? null,
    endedAt: ended,
    last,
    reports: isPlain(number) && !isJoined ? null : reports,
    links,
  };
}

export async function keepNumbers(
  trx: Transaction<Schema>,
  { groups, numbers }: WritablePlan,
  moved: ReadonlyMap<number, string>,
): Promise<void> {
  const places = new Map(
    groups.flatMap(({ members, link }) =>
      members.map(
        ({ sfmsId, interruption }) => [`${interruption.open.startedAt} ${sfmsId}`, { link, isJoined: members.length > 1 }] as const,
      ),
    ),
  );
  const kept = numbers
    .filter(({ isOwn, number }) => isOwn || number.links.size > 0)
    .map((one) => keptOf(one, (sfmsId, startedAt) => places.get(`${startedAt} ${sfmsId}`), moved));
  if (kept.length === 0) return;
  await sql`
    insert into sfms_outage (sfms_id, outage_id, fault_start, ended_at, source_id, interruption_type, reports)
    select * from unnest(
      ${kept.map(({ sfmsId }) => sfmsId)}::text[], ${kept.map(({ last }) => last?.outageId ?? null)}::bigint[],
        ${kept.map(({ last }) => last?.faultStart ?? null)}::timestamptz[],
      ${kept.map(({ endedAt }) => optionalMomentText(endedAt))}::timestamptz[], ${kept.map(({ source }) => source)}::smallint[],
      ${kept.map(({ open }) => open?.interruptionType ?? null)}::smallint[], ${kept.map(({ reports }) =>
        reports && JSON.stringify(reports))}::jsonb[])
    on conflict (sfms_id) do update set outage_id = excluded.outage_id, fault_start = excluded.fault_start, ended_at = excluded.ended_at,
      source_id = excluded.source_id, interruption_type = excluded.interruption_type, reports = excluded.reports`.execute(trx);
  await sql`delete from feed_interruption where sfms_id = any(${kept.map(({ sfmsId }) => sfmsId)}::text[])`.execute(trx);
  const linked = kept.flatMap(({ sfmsId, reports, links }) =>
    reports === null ? [] : [...links].map(([startedAt, link]) => ({ sfmsId, startedAt, ...link })),
  );
  if (linked.length === 0) return;
  await sql`
    insert into feed_interruption (sfms_id, started_at, outage_id, fault_start)
    select * from unnest(${linked.map(({ sfmsId }) => sfmsId)}::text[],
      ${linked.map(({ startedAt }) => momentText(startedAt))}::timestamptz[],
      ${linked.map(({ outageId }) => outageId)}::bigint[], ${linked.map(({ faultStart }) => faultStart)}::timestamptz[])`.execute(trx);
}
