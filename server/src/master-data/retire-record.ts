import { sql } from 'kysely';
import type { ImportKind } from 'shared-contracts/import/import-kind';
import type { Principal } from '../access/principal';
import { recordAudit } from '../audit/audit-trail';
import { refusal } from '../http/refusal';
import { importTargets } from '../import/target/targets';
import { type OfficeReference, referenceValues } from '../organisations/office-references';
import type { Services } from '../services/services';
import { readUsedRecord } from './read-record';

/** Takes a feeder or an office out of use. What refers to it stays; while something in use does, it is refused. */
export async function retireRecord(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Principal,
  kind: ImportKind,
  key: string,
): Promise<void> {
  const at = now();
  const target = importTargets[kind];
  await db.transaction().execute(async (trx) => {
    const { values } = await readUsedRecord(trx, caller, kind, key);
    await target.retire(sql`select ${key}::text`, { at, passwordHash: '' }).execute(trx);
    for (const query of target.refusedRetirements) {
      const {
        rows: [needed],
      } = await sql<OfficeReference>`select * from (${query}) q where key = ${key}`.execute(trx);
      if (needed) throw refusal('ruleBroken', needed.code, referenceValues(needed));
    }
    await recordAudit(trx, {
      at,
      actor: caller,
      action: target.actions.retired,
      subject: target.subject,
      subjectId: key,
      before: values,
      after: { isRetired: true },
    });
  });
}
