import type pg from 'pg';
import { faultTypeLabels, faultTypes } from 'shared-contracts/constant/fault-type';
import { homeSubstationCode } from '../src/demo/seed/home-substation';
import { testNow } from './test-server';

export interface WantedOutage {
  readonly interruptionType?: number;
  readonly faultType?: number | null;
  /** How long it lasted; null: it is open. */
  readonly minutes?: number | null;
  readonly category?: string;
  readonly substationCode?: string;
}

/** The start of every inserted outage: an hour before the tests' moment. */
export const insertedStart = new Date(testNow.getTime() - 3_600_000);

/** Outages at the substation of user 1001, open and manual unless said otherwise. Answers their ids in order. */
export async function insertOutages(pool: pg.Pool, wanted: readonly WantedOutage[]): Promise<number[]> {
  const labels: Readonly<Record<number, string>> = faultTypeLabels;
  const rows = wanted.map(
    ({ interruptionType = 1, faultType = null, minutes = null, category = 'JGY', substationCode = homeSubstationCode }) => ({
      interruption_type: interruptionType,
      fault_type: faultType,
      outage_type_name: faultType === null ? null : (labels[faultType] ?? null),
      fault_end: minutes === null ? null : new Date(insertedStart.getTime() + minutes * 60_000).toISOString(),
      category,
      substation_code: substationCode,
    }),
  );
  const { rows: inserted } = await pool.query<{ id: number }>(
    `insert into outage (sfms_id, feeder_id, feeder_name, category, substation_code, subdivision_code, interruption_type, fault_type,
      outage_type_name, fault_start, fault_end)
     select null, 'F-TEST', 'Test feeder', w.category, w.substation_code, s.subdivision_code, w.interruption_type, w.fault_type,
       w.outage_type_name, $2, w.fault_end
     from jsonb_array_elements($1::jsonb) with ordinality as e (outage, position)
     cross join lateral jsonb_to_record(e.outage)
       as w (interruption_type smallint, fault_type smallint, outage_type_name text, fault_end timestamptz, category text,
         substation_code text)
     cross join lateral (select subdivision_code from feeder where substation_code = $3 limit 1) s
     order by e.position
     returning id`,
    [JSON.stringify(rows), insertedStart, homeSubstationCode],
  );
  return inserted.map(({ id }) => id);
}

export async function insertOutage(pool: pg.Pool, wanted: WantedOutage = {}): Promise<number> {
  const [id] = await insertOutages(pool, [wanted]);
  if (id === undefined) throw new Error('The outage was not inserted.');
  return id;
}

export const protectionFault = { interruptionType: 3, faultType: faultTypes.protectionFault, minutes: 30 } as const satisfies WantedOutage;
