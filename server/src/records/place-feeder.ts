import { sql } from 'kysely';
import type { Principal } from '../access/principal';
import { recordAudit } from '../audit/audit-trail';
import { followMasterData } from '../master-data/follow-master-data';
import type { Services } from '../services/services';
import { readUsedRecord } from './read-record';

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Sets a feeder on the map; its open outages move in every process. Null: where its substation stands. */
export async function placeFeeder(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Principal,
  id: string,
  position: Position | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await readUsedRecord(trx, caller, 'feeders', id);
    const before = await trx
      .selectFrom('feeder')
      .select(['latitude', 'longitude'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const after = { latitude: position?.latitude ?? null, longitude: position?.longitude ?? null };
    await trx.updateTable('feeder').set(after).where('id', '=', id).execute();
    await recordAudit(trx, { at: now(), actor: caller, action: 'placeFeeder', subject: 'feeder', subjectId: id, before, after });
    await followMasterData(trx, { feeders: sql`select ${id}::text`, offices: null });
  });
}
