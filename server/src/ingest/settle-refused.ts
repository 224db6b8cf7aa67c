import type { Principal } from '../access/principal';
import { refusal } from '../http/refusal';
import type { Services } from '../services/services';

/** Marks refused events as settled by a person. One that is settled already stays as it was. */
export async function settleRefused({ db, now }: Pick<Services, 'db' | 'now'>, { user }: Principal, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  await db.transaction().execute(async (trx) => {
    const found = await trx.selectFrom('feed_refusal').select('id').where('id', 'in', wanted).forUpdate().execute();
    if (found.length < wanted.length) throw refusal('notFound', 'event.gone');
    await trx
      .updateTable('feed_refusal')
      .set({ settled_at: now(), settled_by: `${user.companyName} ${user.empNo}` })
      .where('id', 'in', wanted)
      .where('settled_at', 'is', null)
      .execute();
  });
}
