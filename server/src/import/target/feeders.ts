import { sql } from 'kysely';
import { cell, changedKeys, type ImportTarget, missingOffice, upsert } from './import-target';

const count = (column: string, name = column) => ({ column, value: sql`${cell(name)}::integer`, from: name });

export const feeders: ImportTarget = {
  kind: 'feeders',
  subject: 'feeder',
  actions: { added: 'addFeeder', changed: 'changeFeeder', retired: 'retireFeeder' },
  current: sql`
    select id as key, id as subject_id, retired_at is not null as is_retired, id as feeder_id, name, category, substation_code,
      subdivision_code,
      consumers::text as consumers, population::text as population, village_count::text as villages
    from feeder`,
  checks: [missingOffice('substation_code', 5, 'cell.noSubstation'), missingOffice('subdivision_code', 4, 'cell.noSubdivision')],
  write: (present) => [
    upsert('feeder', ['id'], [
      { column: 'id', value: sql`r.feeder_id`, from: 'feeder_id' },
      { column: 'name', value: sql`r.name`, from: 'name' },
      { column: 'category', value: sql`r.category`, from: 'category' },
      { column: 'substation_code', value: sql`r.substation_code`, from: 'substation_code' },
      { column: 'subdivision_code', value: sql`r.subdivision_code`, from: 'subdivision_code' },
      count('consumers'), count('population'), count('village_count', 'villages'),
      { column: 'retired_at', value: sql`null::timestamptz`, from: 'always' },
    ], present),
  ],
  retire: (keys, { at }) => sql`update feeder set retired_at = ${at} where id in (${keys})`,
  refusedRetirements: [],
  touched: { feeders: changedKeys, offices: null },
};
