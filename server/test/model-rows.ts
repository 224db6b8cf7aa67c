import type pg from 'pg';
import { durationClassOf } from 'shared-contracts/rule/duration-class';
import { interruptionTypeText } from 'shared-contracts/constant/fault-type';
import type { ModelRow } from './grid-a-model';

interface RawRow {
  id: number;
  sfms_id: string | null;
  feeder_id: string;
  feeder_name: string;
  category: string;
  interruption_type: number;
  fault_type: number | null;
  outage_type_name: string | null;
  fault_start: Date;
  fault_end: Date | null;
  company_name: string | null;
  circle_name: string | null;
  division_name: string | null;
  subdivision_name: string | null;
  estimated_restoration: Date | null;
  customers_out: number | null;
  getco_circle: string | null;
  getco_division: string | null;
  ss_name: string | null;
}

/** ISO text in Indian time. */
export function indianText(moment: Date): string {
  return `${new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19)}+05:30`;
}

/** All outages as the model sees them, put together in this process from the plain tables. */
export async function readModelRows(pool: pg.Pool): Promise<ModelRow[]> {
  const { rows } = await pool.query<RawRow>(
    `select o.*, d.company_name, d.circle_name, d.division_name, d.subdivision_name, g.circle_name as getco_circle,
      g.division_name as getco_division, g.substation_name as ss_name
     from outage o left join organisation d on d.code = o.subdivision_code left join organisation g on g.code = o.substation_code`,
  );
  return rows.map((row) => {
    const lasted = row.fault_end ? row.fault_end.getTime() - row.fault_start.getTime() : null;
    return {
      id: row.id,
      sfms_id: row.sfms_id,
      feeder_id: row.feeder_id,
      feeder_name: row.feeder_name,
      categor: row.category,
      company_name: row.company_name,
      circle_name: row.circle_name,
      division_name: row.division_name,
      subdivision_name: row.subdivision_name,
      getco_circle_name: row.getco_circle,
      getco_division_name: row.getco_division,
      ss_name: row.ss_name,
      interruption_type: row.interruption_type,
      interruption_type_text: interruptionTypeText(row.interruption_type),
      outage_type_name: row.outage_type_name,
      fault_type: row.fault_type,
      duration: lasted === null ? null : lasted / 60_000,
      duration_based_fault_type: durationClassOf(lasted),
      fault_start_date_time: indianText(row.fault_start),
      fault_end_date_time: row.fault_end ? indianText(row.fault_end) : null,
      estimated_restoration: row.estimated_restoration ? indianText(row.estimated_restoration) : null,
      customers_out: row.customers_out,
    };
  });
}
