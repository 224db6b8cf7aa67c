import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verify } from '@node-rs/argon2';
import type pg from 'pg';
import { feederCategories } from 'shared-contracts/constant/category';
import { protectionInterruption } from 'shared-contracts/constant/fault-type';
import { durationClassOf } from 'shared-contracts/rule/duration-class';
import { codeRange, scopeHierarchyOf } from 'shared-contracts/rule/organisation-scope';
import { isEligible, type OutageState, rowActions } from 'shared-contracts/rule/row-action';
import { cloneDatabase, type TestDatabase } from '../../../test/test-database';
import { testNow } from '../../../test/test-server';
import { annotationOf } from '../../faults/annotation';
import { createDatabase } from '../../database/database';
import { createPool } from '../../database/pool';
import { demoAccounts } from './demo-accounts';
import { emptyDatabase, isDatabaseEmpty } from './empty-database';
import { homeSubstationCode } from './home-substation';
import { seedDatabase } from './seed';

const dayMs = 86_400_000;
const weekAgo = new Date(testNow.getTime() - 7 * dayMs);

/** The template of the API tests is this profile: a clone of it is what seeding left. */
describe('a database seeded with the profile test', () => {
  let database: TestDatabase;
  let pool: pg.Pool;

  const numberFrom = async (text: string, values: readonly unknown[] = []) => {
    const { rows } = await pool.query<{ count: number }>(`select count(*) from ${text}`, [...values]);
    return rows[0]?.count ?? 0;
  };

  beforeAll(async () => {
    database = await cloneDatabase();
    pool = createPool({ url: database.url, size: 2, isUnlimited: true });
  });

  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('loads what the profile says', async () => {
    expect(await numberFrom('organisation')).toBe(6 + 38 + 164 + 686 + 45);
    expect(await numberFrom('substation')).toBe(45);
    expect(await numberFrom('feeder')).toBe(470);
    expect(await numberFrom('employee')).toBe(150);
    const outages = await numberFrom('outage');
    expect(outages).toBeGreaterThan(2_200);
    expect(outages).toBeLessThan(2_900);
    const pending = `outage where interruption_type <> 3 and outage_type_name is null and fault_start < $1`;
    expect(await numberFrom(pending, [new Date(testNow.getTime() - 11 * dayMs)])).toBeGreaterThanOrEqual(100);
    const shown = `outage where interruption_type <> 3 and outage_type_name is null and fault_start >= '2023-12-01T00:00:00+05:30'`;
    expect(await numberFrom('pending_outage')).toBe(await numberFrom(shown));
  });

  it('gives the 13 accounts their password, office and permissions', async () => {
    for (const account of demoAccounts) {
      const { rows } = await pool.query(
        `select password_hash, is_weak_password, organization_code, permissions
           from employee where company_name = $1 and emp_no = $2`,
        [account.company, account.empNo],
      );
      expect(rows).toHaveLength(1);
      expect(await verify(rows[0].password_hash, account.password)).toBe(true);
      expect(rows[0].is_weak_password).toBe(account.password === 'demo');
      expect(rows[0].organization_code).toBe(account.organizationCode);
      expect(rows[0].permissions).toEqual(account.permissions);
    }
    expect(await numberFrom('employee where is_weak_password')).toBe(1);
  });

  it('shows every account outages of the last seven days', async () => {
    for (const { company, organizationCode } of demoAccounts) {
      const hierarchy = scopeHierarchyOf(company);
      const { from, to } = codeRange(organizationCode.replace(/(00)+$/, ''));
      const scope = hierarchy === 'all' ? '$2::text is not null' : `${hierarchy}_code >= $2`;
      const below = to === null || hierarchy === 'all' ? '$3::text is not distinct from $3' : `${hierarchy}_code < $3`;
      expect(await numberFrom(`outage where fault_start > $1 and ${scope} and ${below}`, [weekAgo, from, to])).toBeGreaterThan(15);
    }
  });

  it('holds every row-action case of the demo operator, twice or more, within seven days', async () => {
    const { rows } = await pool.query(
      'select interruption_type, fault_type, fault_start, fault_end from outage where substation_code = $1 and fault_start > $2',
      [homeSubstationCode, weekAgo],
    );
    expect(rows.length).toBeGreaterThan(40);
    const states = rows.map((row): OutageState => ({
      interruptionType: row.interruption_type,
      faultType: row.fault_type,
      hasEnd: row.fault_end !== null,
      durationClass: durationClassOf(row.fault_end === null ? null : row.fault_end.getTime() - row.fault_start.getTime()),
    }));
    for (const action of rowActions) expect(states.filter((state) => isEligible(action, state)).length).toBeGreaterThanOrEqual(3);
    const convertible = states.filter((state) => isEligible('convertToProtection', state));
    expect(new Set(convertible.map((state) => state.durationClass))).toEqual(new Set(['Normal TT', 'Sustain Fault']));
    for (const faultType of [4, 5, 6, 7, 8, 9]) {
      expect(states.filter((state) => state.faultType === faultType).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('has live open outages in every category, each with a number of the monitoring system', async () => {
    const { rows } = await pool.query(
      `select distinct category from outage where fault_end is null and sfms_id is not null
        and fault_start > $1::timestamptz - interval '3 days'`,
      [testNow],
    );
    expect(rows.map((row) => row.category).sort()).toEqual([...feederCategories].sort());
    expect(await numberFrom('outage where fault_end is null and sfms_id is null')).toBe(0);
  });

  it('holds the rows that break careless software', async () => {
    expect(await numberFrom('outage where fault_end = fault_start')).toBeGreaterThan(0);
    expect(await numberFrom('outage where sfms_id is null')).toBeGreaterThan(0);
    const dayOf = (column: string) => `(${column} at time zone 'Asia/Kolkata')::date`;
    expect(await numberFrom(`outage where ${dayOf('fault_end')} > ${dayOf('fault_start')} and feeder_name = 'Ramdoot'`)).toBeGreaterThan(0);
    expect(
      await numberFrom(`outage where ${dayOf('fault_start')} = '2024-02-29' and ${dayOf('fault_end')} = '2024-03-01'`),
    ).toBeGreaterThan(0);
    const names = ['ખોડિયાર', '=Shapar GIDC', 'Patel, Mehta & Sons', 'Shree "Umiya" Ginning'];
    for (const name of names) expect(await numberFrom('outage where feeder_name = $1', [name])).toBeGreaterThan(0);
  });

  it('keeps what belongs together together', async () => {
    expect(await numberFrom('fault_detail where outage_id not in (select id from outage)')).toBe(0);
    expect(await numberFrom('outage where (fault_type is null) <> (outage_type_name is null)')).toBe(0);
    expect(await numberFrom('outage where (interruption_type = 3) <> (fault_type is not distinct from 4)')).toBe(0);
    const copied = ['substation_code', 'subdivision_code', 'category'].map((column) => `o.${column} <> f.${column}`).join(' or ');
    expect(await numberFrom(`outage o join feeder f on f.id = o.feeder_id where ${copied} or o.feeder_name <> f.name`)).toBe(0);
    expect(await numberFrom('(select unnest(reason_ids) from fault_detail except select id from reason) unknown')).toBe(0);
    expect(await numberFrom(`outage where id >= nextval('outage_id')`)).toBe(0);
  });

  it("has what the demo operator's substation recorded in the audit trail, which replays to it", async () => {
    const db = createDatabase(pool);
    const outages = await db.selectFrom('outage').selectAll().where('substation_code', '=', homeSubstationCode).execute();
    const details = await db.selectFrom('fault_detail').selectAll().execute();
    const trail = await db.selectFrom('audit_entry').selectAll().where('subject', '=', 'outage').orderBy('id').execute();
    const detailOf = new Map(details.map((detail) => [detail.outage_id, detail]));
    for (const outage of outages) {
      const entries = trail.filter(({ subject_id: id }) => id === String(outage.id));
      const recorded = annotationOf(outage, detailOf.get(outage.id));
      const isManual = outage.interruption_type !== protectionInterruption;
      if (detailOf.has(outage.id) || (isManual && outage.fault_type !== null)) expect(entries.length).toBeGreaterThan(0);
      entries.forEach(({ at, before, after }, index) => {
        if (index > 0) expect(before).toEqual(entries[index - 1]?.after);
        expect(after).not.toEqual(before);
        expect(at.getTime()).toBeGreaterThanOrEqual(outage.fault_end?.getTime() ?? Infinity);
        expect(at.getTime()).toBeLessThanOrEqual(testNow.getTime());
      });
      if (entries.length > 0) expect(entries.at(-1)?.after).toEqual(recorded);
    }
    expect(new Set(trail.map(({ action }) => action))).toEqual(new Set(rowActions));
    expect(trail.filter(({ actor_emp_no: who }) => who === '1001').length).toBeGreaterThan(trail.length / 3);
    const stranger = `audit_entry where actor_id not in (select id from employee where organization_code = $1 and emp_no = actor_emp_no)`;
    expect(await numberFrom(stranger, [homeSubstationCode])).toBe(0);
  });

  it("has the relay's readings of most protection outages of the demo operator, and a few still to be recorded", async () => {
    const { rows } = await pool.query<{ is_recorded: boolean }>(
      `select d.relay_flag is not null as is_recorded from outage o left join fault_detail d on d.outage_id = o.id
        where o.substation_code = $1 and o.fault_type = 4 and o.fault_start > $2`,
      [homeSubstationCode, weekAgo],
    );
    const missing = rows.filter((row) => !row.is_recorded).length;
    expect(missing).toBeGreaterThanOrEqual(2);
    expect(missing / rows.length).toBeLessThan(0.25);
  });

  it('leaves the indexes of the migrations, on every partition', async () => {
    const { rows } = await pool.query<{ parent: number; partitions: number; lacking: number }>(
      `select (select count(*) from pg_index where indrelid = 'outage'::regclass) as parent,
              count(*) as partitions,
              count(*) filter (where (select count(*) from pg_index where indrelid = i.inhrelid)
                                  <> (select count(*) from pg_index where indrelid = 'outage'::regclass)) as lacking
         from pg_inherits i where inhparent = 'outage'::regclass`,
    );
    expect(rows[0]?.parent).toBeGreaterThanOrEqual(7);
    expect(rows[0]?.lacking).toBe(0);
    // December 2023 to January 2027 at least.
    expect(rows[0]?.partitions).toBeGreaterThanOrEqual(38);
  });

  it('refuses a database with data, and leaves it as it was', async () => {
    const before = await numberFrom('outage');
    await expect(seedDatabase(pool, { profile: 'test', years: 1, now: testNow })).rejects.toThrow(/duplicate key/);
    expect(await numberFrom('outage')).toBe(before);
  });

  it('gives the same data again after emptying', async () => {
    const fingerprint = async () => {
      const hashOf = async (table: string) =>
        (await pool.query(`select md5(string_agg(t::text, '|' order by id)) as hash from ${table} t`)).rows[0].hash;
      return [await hashOf('outage'), await hashOf('audit_entry')];
    };
    const before = await fingerprint();
    await emptyDatabase(pool);
    expect(await isDatabaseEmpty(pool)).toBe(true);
    await seedDatabase(pool, { profile: 'test', years: 1, now: testNow });
    expect(await fingerprint()).toEqual(before);
  });
});
