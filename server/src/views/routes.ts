import { deleteView } from 'shared-contracts/endpoint/views/delete-view';
import { listViews } from 'shared-contracts/endpoint/views/list-views';
import { saveView } from 'shared-contracts/endpoint/views/save-view';
import type { Router } from '../http/router';
import { success } from '../http/success';
import type { Services } from '../services/services';
import { deleteOwnView, listOwnViews, saveOwnView } from './saved-view';

export function registerViews(router: Router, services: Services): void {
  router.handle(listViews, async ({ input: { query }, caller: { principal } }) => ({
    data: await listOwnViews(services.db, principal, query.gridId),
  }));

  router.handle(saveView, async ({ input: { body }, caller: { principal } }) => {
    return { ...success('view.saved'), data: await saveOwnView(services, principal, body) };
  });

  router.handle(deleteView, async ({ input: { params }, caller: { principal } }) => {
    await deleteOwnView(services, principal, params.id);
    return success('view.deleted');
  });
}
