import { sql, type Transaction } from 'kysely';
import type { Principal } from '../access/principal';
import { recordAudit } from '../audit/audit-trail';
import type { Schema } from '../database/schema';
import { followMasterData } from '../organisations/follow-master-data';
import type { Services } from '../services/services';
import { readUsedRecord } from './read-record';

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

interface Placing {
  readonly caller: Principal;
  readonly at: Date;
  readonly id: string;
  /** Null: where its substation stands. */
  readonly position: Position | null;
}

/** Its open outages move in every process. */
export async function setPlace(trx: Transaction<Schema>, { caller, at, id, position }: Placing): Promise<void> {
  const before = await trx
    .selectFrom('feeder')
    .select(['latitude', 'longitude'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const after = { latitude: position?.latitude ?? null, longitude: position?.longitude ?? null };
  if (before.latitude === after.latitude && before.longitude === after.longitude) return;
  await trx.updateTable('feeder').set(after).where('id', '=', id).execute();
  await recordAudit(trx, { at, actor: caller, action: 'placeFeeder', subject: 'feeder', subjectId: id, before, after });
  await followMasterData(trx, { feeders: sql`select ${id}::text`, offices: null });
}

export async function placeFeeder(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Principal,
  id: string,
  position: Position | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await readUsedRecord(trx, caller, 'feeders', id);
    await setPlace(trx, { caller, at: now(), id, position });
  });
}
