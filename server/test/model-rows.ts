import type pg from 'pg';
import { toIndianMoment } from 'shared-contracts/constant/indian-time';
import { durationClassOf } from 'shared-contracts/rule/duration-class';
import { interruptionTypeText } from 'shared-contracts/constant/fault-type';
import type { ListField } from 'shared-contracts/entity/field-table';
import { outageFields } from 'shared-contracts/entity/outage';
import type { ModelRow } from './grid-a-model';

interface RawRow extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly interruption_type: number;
  readonly fault_start: Date;
  readonly fault_end: Date | null;
}

/** ISO text in Indian time. */
export function indianText(moment: Date): string {
  return toIndianMoment(moment.getTime());
}

/** An office's column under the alias of its join below. */
const alias = { own: '', subdivision: 'd_', substation: 'g_' } as const;
const officeColumns = ['company_name', 'circle_name', 'division_name', 'subdivision_name', 'substation_name'] as const;

function cellOf(row: RawRow, { wire, column = wire, office }: ListField): string | number | null {
  const value = row[`${office === undefined ? '' : alias[office]}${column}`];
  if (value instanceof Date) return indianText(value);
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

/** All outages as the model sees them, put together in this process from the plain tables. */
export async function readModelRows(pool: pg.Pool): Promise<ModelRow[]> {
  const offices = (['d', 'g'] as const).flatMap((office) => officeColumns.map((name) => `${office}.${name} as ${office}_${name}`));
  const { rows } = await pool.query<RawRow>(
    `select o.*, ${offices.join(', ')}
     from outage o left join organisation d on d.code = o.subdivision_code left join organisation g on g.code = o.substation_code`,
  );
  return rows.map((row) => {
    const lasted = row.fault_end ? row.fault_end.getTime() - row.fault_start.getTime() : null;
    const cells = Object.values(outageFields).map((field: ListField) => [field.wire, cellOf(row, field)] as const);
    return {
      ...(Object.fromEntries(cells) as ModelRow),
      interruption_type_text: interruptionTypeText(row.interruption_type),
      duration: lasted === null ? null : lasted / 60_000,
      duration_based_fault_type: durationClassOf(lasted),
    };
  });
}
