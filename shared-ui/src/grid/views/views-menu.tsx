import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deleteView } from 'shared-contracts/endpoint/views/delete-view';
import { saveView } from 'shared-contracts/endpoint/views/save-view';
import type { SavedView, ViewedGrid } from 'shared-contracts/entity/saved-view';
import { useEndpointMutation } from '../../api/use-endpoint-mutation';
import { useTexts } from '../../language/use-texts';
import { notify, showError, withProcessing } from '../../notice/notify';
import type { GridRules, GridState } from '../state/grid-state';
import type { GridDispatch } from '../state/use-grid-state';
import { isViewChanged, restoreView, viewOf, viewParameter } from '../state/grid-view';
import { errorText } from '../../submit/error-text';
import { changeViews, type SavedViews } from './use-saved-views';
import { viewTexts } from '../text/view-texts';
import { ViewsPanel } from './views-panel';

const SaveViewDialog = lazy(() => import('./save-view-dialog').then((module) => ({ default: module.SaveViewDialog })));
const DeleteViewDialog = lazy(() => import('./delete-view-dialog').then((module) => ({ default: module.DeleteViewDialog })));

interface ViewsMenuProps {
  readonly saved: SavedViews;
  readonly state: GridState;
  readonly dispatch: GridDispatch;
  readonly rules: GridRules;
  /** Parameters of the address that the list itself reads. */
  readonly parameters?: readonly string[] | undefined;
}

type OpenDialog = { readonly name: 'save' } | { readonly name: 'delete'; readonly view: SavedView } | null;

function ViewsOf({ saved, gridId, state, dispatch, rules, parameters = [] }: ViewsMenuProps & { readonly gridId: ViewedGrid }): ReactNode {
  const t = useTexts(viewTexts);
  const [search, setSearch] = useSearchParams();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { run: save } = useEndpointMutation(saveView);
  const { run: remove } = useEndpointMutation(deleteView);
  const { current, views = [] } = saved;
  const content = viewOf(search, state, rules, parameters);
  const isChanged = current !== undefined && isViewChanged(current, content, rules, parameters);

  const name = (id: number | null) => {
    const named = new URLSearchParams(search);
    if (id === null) named.delete(viewParameter);
    else named.set(viewParameter, String(id));
    setSearch(named, { replace: true, preventScrollReset: true });
  };

  const apply = (view: SavedView) => {
    const restored = restoreView(view, rules, parameters);
    restored.search.set(viewParameter, String(view.id));
    dispatch({ type: 'viewApplied' });
    setSearch(restored.search, { preventScrollReset: true });
    const fields = restored.lost.map((field) => field.replaceAll('_', ' ')).join(', ');
    if (fields !== '') notify.failure(t('incomplete', { name: view.name, fields }));
  };

  /** Keeps the list as it stands; gives back why it could not. */
  const keep = async (viewName: string, done: 'saved' | 'updated'): Promise<string | null> => {
    try {
      const body = { gridId, name: viewName, search: content.search, columns: [...content.columns] };
      const { data: view } = await withProcessing(save({ body }));
      changeViews(gridId, (all) => [...all.filter(({ id }) => id !== view.id), view]);
      name(view.id);
      notify.success(t(done, { name: view.name }));
      return null;
    } catch (error) {
      return errorText(error);
    }
  };

  const update = async (view: SavedView) => {
    const failure = await keep(view.name, 'updated');
    if (failure !== null) void showError(failure);
  };

  const forget = async (view: SavedView) => {
    setDialog(null);
    try {
      await withProcessing(remove({ params: { id: view.id } }));
      changeViews(gridId, (all) => all.filter(({ id }) => id !== view.id));
      if (current?.id === view.id) name(null);
      notify.success(t('deleted', { name: view.name }));
    } catch (error) {
      void showError(errorText(error));
      saved.retry();
    }
  };

  return (
    <>
      <ViewsPanel
        saved={saved}
        isChanged={isChanged}
        onChoose={apply}
        onSave={() => setDialog({ name: 'save' })}
        onUpdate={(view) => void update(view)}
        onDelete={(view) => setDialog({ name: 'delete', view })}
      />
      <Suspense fallback={null}>
        {dialog?.name === 'save' && (
          <SaveViewDialog
            names={views.map((view) => view.name)}
            onSave={(viewName) => keep(viewName, 'saved')}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog?.name === 'delete' && (
          <DeleteViewDialog view={dialog.view} onDelete={() => void forget(dialog.view)} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </>
  );
}

/** 'Views' in the tool bar: choose, save, update and delete ways to look at this list. */
export function ViewsMenu(props: ViewsMenuProps): ReactNode {
  return props.saved.gridId === null ? null : <ViewsOf {...props} gridId={props.saved.gridId} />;
}
