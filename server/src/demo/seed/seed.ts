import type pg from 'pg';
import { keepMonthlySums } from '../../reliability/monthly-sums';
import { sealOutageDays } from '../../database/seal-days';
import { copyRows } from '../../database/copy';
import { employeeColumns, employeeRows } from './employee-rows';
import { listEmployees } from './employees';
import type { NumberedOutage } from './demo-trail';
import { buildFeeders, feederColumns, feederRow } from './feeders';
import { homeSubstationCode } from './home-substation';
import { dayText, indianSeconds } from './indian-time';
import { organisationColumns, organisationRow } from './organisation';
import { buildOrganisationTree } from './organisation-tree';
import { copyOutages } from './outage-copy';
import { dropOutageIndexes, dropOutageTriggers } from './bare-outage-table';
import { type OutageSchedule, scheduleOutages } from './outage-schedule';
import { hashPasswords, type SeededPassword } from './password-hashes';
import { type SeedProfile, sizeOf } from './profile';
import { buildSubstations, substationColumns, substationRow } from './substations';
import { copyTrail } from './trail-copy';

interface SeedOptions {
  profile: SeedProfile;
  /** Length of the history of `full`; the smaller profiles have their own. */
  years: number;
  /** The moment the data lead up to. The same moment always gives the same data, password hashes aside. */
  now: Date;
  log?: (line: string) => void;
}

/** Fills an empty, migrated database in one transaction. The pool must be without the limits of a request. */
export async function seedDatabase(pool: pg.Pool, options: SeedOptions): Promise<void> {
  const passwordOf = await hashPasswords();
  const client = await pool.connect();
  try {
    await client.query('begin');
    await load(client, options, passwordOf);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  await sealOutageDays(pool, options.now);
  await keepMonthlySums(pool, options.now);
  // Not possible within a transaction; without it counts read the heap where the index would do.
  await pool.query(`vacuum (analyze) outage, outage_day_count, pending_outage, fault_detail, organisation, substation, feeder,
    employee, reason, audit_entry`);
}

async function load(
  client: pg.PoolClient,
  { profile, years, now, log = () => {} }: SeedOptions,
  passwordOf: (password: string | null) => SeededPassword,
): Promise<void> {
  const size = sizeOf(profile, years);
  const tree = buildOrganisationTree();
  const substations = buildSubstations(size, tree);
  const feeders = buildFeeders(size.feeders, substations);
  const offices = [...tree.offices, ...tree.subdivisions, ...substations];

  await copyRows(client, 'organisation', organisationColumns, offices.map(organisationRow));
  await copyRows(client, 'substation', substationColumns, substations.map(substationRow));
  await copyRows(client, 'feeder', feederColumns, feeders.map(feederRow));
  await copyRows(client, 'employee', employeeColumns, employeeRows(listEmployees(size.employees, offices), passwordOf));
  log(`${offices.length} offices, ${feeders.length} feeders, ${size.employees} employees`);

  const schedule = scheduleOutages(size, feeders, now);
  await ensurePartitionsOf(client, schedule);
  const restoreTriggers = await dropOutageTriggers(client);
  const restoreIndexes = await dropOutageIndexes(client);
  const atHome: NumberedOutage[] = [];
  const outages = await copyOutages(client, schedule, {
    log,
    onOutage: (id, outage) => {
      if (outage.feeder.substation.code === homeSubstationCode) atHome.push({ id, outage });
    },
  });
  await restoreIndexes();
  await restoreTriggers();
  await client.query('select fill_pending_outages()');
  await client.query(`select setval('outage_id', $1)`, [outages]);
  log(`${outages} outages`);
  log(`${await copyTrail(client, atHome, indianSeconds(now))} entries of the audit trail`);
}

/** From the first month of the schedule to two months after the last. */
async function ensurePartitionsOf(client: pg.PoolClient, { firstDay, lastDay }: OutageSchedule): Promise<void> {
  await client.query(
    `select ensure_outage_partition(month::date)
       from generate_series(date_trunc('month', $1::timestamp), $2::timestamp + interval '2 months', interval '1 month') month`,
    [dayText(firstDay), dayText(lastDay)],
  );
}
