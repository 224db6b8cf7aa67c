// The tables of the feed: what sources report, and what is kept of it.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

/** What the monitoring system has reported under a number of its own. */
interface SfmsOutageTable {
  sfms_id: string;
  /** Null while only the end has come. */
  outage_id: number | null;
  fault_start: ColumnType<Date | null, string | null, string | null>;
  ended_at: ColumnType<Date | null, string | null, string | null>;
  source_id: number | null;
  /** As it was reported. */
  interruption_type: number | null;
  /** Every report of it; null while there is one beginning and at most one end, which the columns above hold. */
  reports: ColumnType<unknown, string | null, string | null>;
}

/** The interruptions of a number with reports, and the outages that they belong to. */
interface FeedInterruptionTable {
  sfms_id: string;
  started_at: Moment;
  outage_id: number;
  fault_start: ColumnType<Date, string, string>;
}

/** Outages that left the lists: canceled, or joined to another. */
interface WithdrawnOutageTable {
  id: number;
  fault_start: ColumnType<Date, string, string>;
  /** Its row as it was. */
  content: ColumnType<unknown, string, string>;
  reason: string;
  at: Moment;
}

interface FeedSourceTable {
  id: Generated<number>;
  name: string;
  /** sha256 of the key; null for the source of the settings' key. */
  key_hash: Buffer | null;
  kinds: Generated<string[]>;
  companies: Generated<string[]>;
  created_at: Generated<Date>;
  revoked_at: ColumnType<Date | null, Date | null, Date | null>;
  last_heard_at: ColumnType<Date | null, Date | null, Date | null>;
  /** How long after it happened the last event came. */
  lag_ms: number | null;
}

interface FeedMinuteTable {
  source_id: number;
  minute: Moment;
  accepted: number;
  updated: number;
  duplicates: number;
  conflicts: number;
  rejected: number;
}

/** Events that were not applied as they stand, each text once. */
interface FeedRefusalTable {
  id: GeneratedAlways<number>;
  source_id: number;
  kind: 'conflict' | 'rejected';
  reason: string;
  sfms_id: string | null;
  feeder_id: string | null;
  content: string;
  digest: Buffer;
  first_at: Moment;
  last_at: Moment;
  times: Generated<number>;
  settled_at: ColumnType<Date | null, Date | null, Date | null>;
  settled_by: string | null;
}

export interface FeedSchema {
  sfms_outage: SfmsOutageTable;
  feed_interruption: FeedInterruptionTable;
  withdrawn_outage: WithdrawnOutageTable;
  feed_source: FeedSourceTable;
  feed_minute: FeedMinuteTable;
  feed_refusal: FeedRefusalTable;
}
