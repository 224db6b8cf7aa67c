// Views of lists, each of one employee: nobody else finds them.
import type { EndpointInput } from 'shared-contracts/endpoint';
import type { saveView as saveViewEndpoint } from 'shared-contracts/endpoint/views/save-view';
import { type SavedView, type ViewedGrid, viewLimits, viewNameKey } from 'shared-contracts/entity/saved-view';
import type { Principal } from '../access/principal';
import { recordAudit } from '../audit/audit-trail';
import type { Database } from '../database/database';
import { Refusal, refusal } from '../http/refusal';
import type { Services } from '../services/services';

type ViewForm = EndpointInput<typeof saveViewEndpoint>['body'];

const shown = ['id', 'name', 'search', 'columns'] as const;

export function listOwnViews(db: Database, { employeeId }: Principal, gridId: ViewedGrid): Promise<SavedView[]> {
  return db
    .selectFrom('saved_view')
    .select(shown)
    .where('employee_id', '=', employeeId)
    .where('grid_id', '=', gridId)
    .orderBy('name_key')
    .execute();
}

export async function saveOwnView(
  { db, now }: Services,
  caller: Principal,
  { gridId, name, search, columns }: ViewForm,
): Promise<SavedView> {
  const at = now();
  const { employeeId } = caller;
  return db.transaction().execute(async (trx) => {
    // Two who save at once under one name, or as the 50th, take turns.
    await trx.selectFrom('employee').select('id').where('id', '=', employeeId).forNoKeyUpdate().executeTakeFirst();
    const views = await trx
      .selectFrom('saved_view')
      .select([...shown, 'name_key'])
      .where('employee_id', '=', employeeId)
      .where('grid_id', '=', gridId)
      .execute();
    const nameKey = viewNameKey(name);
    const before = views.find((view) => view.name_key === nameKey);
    if (!before && views.length >= viewLimits.perGrid) {
      throw refusal('ruleBroken', 'view.tooMany', { most: viewLimits.perGrid });
    }
    const view = await trx
      .insertInto('saved_view')
      .values({ employee_id: employeeId, grid_id: gridId, name, name_key: nameKey, search, columns, saved_at: at })
      .onConflict((conflict) =>
        conflict.columns(['employee_id', 'grid_id', 'name_key']).doUpdateSet({ name, search, columns, saved_at: at }),
      )
      .returning(shown)
      .executeTakeFirstOrThrow();
    await recordAudit(trx, {
      subject: 'savedView',
      subjectId: String(view.id),
      at,
      actor: caller,
      action: 'saveView',
      before: before ? { name: before.name, search: before.search, columns: before.columns } : null,
      after: { gridId, name, search, columns },
    });
    return view;
  });
}

export async function deleteOwnView({ db, now }: Services, caller: Principal, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('saved_view')
      .where('id', '=', id)
      .where('employee_id', '=', caller.employeeId)
      .returning(['grid_id', 'name', 'search', 'columns'])
      .executeTakeFirst();
    if (!gone) throw new Refusal('notFound');
    const { grid_id: gridId, ...before } = gone;
    await recordAudit(trx, {
      subject: 'savedView',
      subjectId: String(id),
      at: now(),
      actor: caller,
      action: 'deleteView',
      before: { gridId, ...before },
      after: null,
    });
  });
}
