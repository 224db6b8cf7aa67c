// The short way of nearly every batch: outages that nobody has heard of begin, open ones end. One call
// writes all of it and checks, as it goes, that this is what it was; if not, nothing has happened.
import { sql } from 'kysely';
import { faultTypeLabels, faultTypes, protectionInterruption } from 'shared-contracts/constant/fault-type';
import type { Database } from '../database/database';
import { decide, type Known, type Outcome } from './decide';
import { momentText, optionalMomentText } from './moment-text';
import type { CloseEvent, OpenEvent } from './read-events';

const openSomewhere: Known = { outage: { id: 0, faultStart: '', startedAt: -Infinity, hasEnd: false }, endedAt: null };

/** Null: the events have to be looked at one by one. */
export async function writeAtOnce(db: Database, events: readonly (OpenEvent | CloseEvent)[]): Promise<readonly Outcome[] | null> {
  const opened = new Set<string>();
  const feederIds = new Set<string>();
  for (const event of events) {
    if (event.type !== 'open') continue;
    opened.add(event.sfmsId);
    feederIds.add(event.feederId);
  }
  const known = new Map(events.flatMap(({ sfmsId }): [string, Known][] => (opened.has(sfmsId) ? [] : [[sfmsId, openSomewhere]])));
  const { outcomes, openings, closings, ends } = decide(events, known, feederIds);
  if (openings.length + closings.length === 0) return outcomes;
  const closed = [...known.keys()];
  const isProtection = openings.map(({ event }) => event.interruptionType === protectionInterruption);
  const { rows } = await sql<{ is_written: boolean }>`select write_ingested(
    ${openings.map(({ event }) => event.sfmsId)}::text[], ${openings.map(({ event }) => event.feederId)}::text[], ${openings.map(({ event }) => event.interruptionType)}::smallint[],
    ${isProtection.map((is) => (is ? faultTypes.protectionFault : null))}::smallint[], ${isProtection.map((is) => (is ? faultTypeLabels[faultTypes.protectionFault] : null))}::text[],
    ${openings.map(({ event }) => momentText(event.startedAt))}::timestamptz[], ${openings.map(({ endedAt }) => optionalMomentText(endedAt))}::timestamptz[],
    ${closed}::text[], ${closed.map((sfmsId) => optionalMomentText(ends.get(sfmsId) ?? null))}::timestamptz[]) as is_written`.execute(db);
  return rows[0]?.is_written ? outcomes : null;
}
